"""How the page of a report looks: light, quiet, readable on screen and on A4 paper."""

from statelab_gui.exchange.diagnosis_style import FIXED, TEXT

STYLE = f"""
:root {{ color-scheme: light; }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: #fff; color: #1b1e23; font: 10.5pt/1.45 {TEXT}; }}
html:lang(zh-Hans) body {{ font-family: system-ui, "PingFang SC", "Microsoft YaHei",
  "Noto Sans CJK SC", sans-serif; }}
main {{ max-width: 330mm; margin: 0 auto; padding: 12mm 8mm; }}
header {{ border-bottom: 1px solid #9aa1ab; padding-bottom: 3mm; }}
h1 {{ font-size: 19pt; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }}
header p {{ margin: 1.5mm 0 0; color: #565c66; overflow-wrap: anywhere; }}
article {{ margin-top: 9mm; }}
h2 {{ font-size: 14pt; line-height: 1.3; margin: 0 0 2mm; }}
h3 {{ font-size: 11pt; margin: 0 0 1mm; overflow-wrap: anywhere; }}
section {{ margin: 0 0 5mm; overflow-x: auto; }}
p {{ margin: 0 0 1.5mm; }}
.lead {{ max-width: 72ch; }}
ul {{ margin: 0; padding-left: 5mm; max-width: 78ch; }}
li {{ margin-bottom: 1mm; }}
figure {{ margin: 2mm 0 4mm; max-width: 234mm; }}
figure svg {{ display: block; width: 100%; height: auto; }}
figure svg text {{ font-family: {TEXT}; }}
table {{ border-collapse: collapse; width: 100%; font-size: 9.5pt;
  font-variant-numeric: tabular-nums; }}
th, td {{ text-align: left; vertical-align: top; padding: .7mm 3mm .7mm 0;
  border-bottom: 1px solid #d9dde2; overflow-wrap: break-word; }}
thead th {{ font-weight: 600; color: #565c66; vertical-align: bottom; overflow-wrap: normal;
  border-bottom-color: #9aa1ab; }}
.band {{ background: #f4f5f7; padding-left: 1mm; overflow-wrap: anywhere; }}
.hatched td {{ background: repeating-linear-gradient(135deg, #fff 0 3px, #e6e9f6 3px 4px); }}
.number {{ text-align: right; white-space: nowrap; }}
.long {{ white-space: normal; min-width: 22mm; }}
.across table {{ font-size: 9pt; }}
.across th, .across td {{ padding-right: 2mm; }}
.across .wordy {{ min-width: 42mm; }}
thead .number {{ white-space: normal; }}
.right {{ color: #00664b; }}
.wrong {{ color: #a83a00; }}
.fault {{ color: #8b2c69; }}
.mixed {{ color: #7a5000; }}
.quiet {{ color: #5a606a; font-style: italic; }}
.note {{ color: #5a606a; margin: 1mm 0 0; font-size: 9.5pt; max-width: 90ch; }}
dl {{ display: grid; grid-template-columns: minmax(0, max-content) minmax(0, 1fr);
  gap: .6mm 4mm; margin: 0; }}
dt {{ color: #565c66; }}
dd {{ margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }}
.wide dd {{ font: 9pt/1.4 {FIXED}; }}
footer {{ border-top: 1px solid #9aa1ab; margin-top: 6mm; padding-top: 2mm; color: #5a606a;
  font-size: 9pt; overflow-wrap: anywhere; }}
@page {{ size: A4; margin: 14mm; }}
@page across {{ size: A4 landscape; margin: 14mm; }}
@media print {{
  body {{ font-size: 9pt; line-height: 1.35; -webkit-print-color-adjust: exact;
    print-color-adjust: exact; }}
  main {{ max-width: none; padding: 0; }}
  table, .across table {{ font-size: 7.5pt; }}
  .across .wordy {{ min-width: 28mm; }}
  .note {{ font-size: 8pt; }}
  .wide dd {{ font-size: 7.5pt; }}
  section {{ overflow: visible; }}
  .across, .opens-across > h2, .opens-across > .lead {{ page: across; }}
  figure svg {{ max-height: 235mm; }}
  thead {{ display: table-header-group; }}
  figure, tr, li {{ break-inside: avoid; }}
  h2, h3, .lead {{ break-after: avoid; }}
}}
"""
