"""How the page of a diagnosis looks: light, quiet, and on one A4 sheet when printed."""

TEXT = (
    'system-ui, -apple-system, "Segoe UI", "Noto Sans", "Helvetica Neue", Arial,'
    ' "PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", "PingFang SC", "Microsoft YaHei",'
    ' "Noto Sans CJK SC", sans-serif'
)
FIXED = (
    'ui-monospace, "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", "Noto Sans Mono",'
    ' "Noto Sans Mono CJK TC", "Noto Sans Mono CJK SC", monospace'
)

STYLE = f"""
:root {{ color-scheme: light; }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: #fff; color: #1b1e23; font: 10.5pt/1.4 {TEXT}; }}
html:lang(zh-Hans) body {{ font-family: system-ui, "PingFang SC", "Microsoft YaHei",
  "Noto Sans CJK SC", sans-serif; }}
main {{ max-width: 200mm; margin: 0 auto; padding: 10mm 8mm; }}
header {{ border-bottom: 1px solid #9aa1ab; padding-bottom: 2mm; margin-bottom: 3mm; }}
h1 {{ font-size: 16pt; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }}
header p {{ margin: 1mm 0 0; color: #565c66; overflow-wrap: anywhere; }}
h2 {{ font-size: 11.5pt; line-height: 1.3; margin: 0; }}
h3 {{ font-size: 10pt; margin: 0 0 1mm; }}
.result {{ border-left: 3px solid #565c66; background: #f4f5f7; padding: 2mm 3mm;
  margin-bottom: 3mm; }}
.result.wrong {{ border-color: #a83a00; background: #fde7dc; }}
.result.fault {{ border-color: #8b2c69; background: #f7e4f0; }}
.result p {{ margin: 1mm 0 0; }}
figure {{ margin: 0 0 3mm; }}
figure svg {{ display: block; width: 100%; height: auto; max-height: 105mm; }}
figure svg text {{ font-family: {TEXT}; }}
.grids, .facts {{ display: flex; flex-wrap: wrap; gap: 3mm 6mm; margin-bottom: 3mm; }}
.grids section, .facts section {{ flex: 1 1 80mm; min-width: 0; }}
.facts section.wide {{ flex-basis: 100%; }}
.wide dd {{ font: 9pt/1.4 {FIXED}; }}
.grids p {{ margin: 0 0 1mm; }}
table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }}
th, td {{ text-align: left; vertical-align: top; padding: .4mm 2mm .4mm 0;
  border-bottom: 1px solid #d9dde2; overflow-wrap: break-word; }}
th {{ font-weight: 600; color: #565c66; overflow-wrap: normal; }}
.number {{ text-align: right; white-space: nowrap; }}
thead .number {{ white-space: normal; }}
.right {{ color: #00664b; }}
.wrong {{ color: #a83a00; }}
.fault {{ color: #8b2c69; }}
.mixed {{ color: #7a5000; }}
.quiet {{ color: #5a606a; font-style: italic; }}
.result.wrong, .result.fault, .result.right {{ color: inherit; }}
.note, .grids .note {{ color: #5a606a; margin: 1mm 0 0; font-size: 9pt; white-space: pre-line; }}
pre {{ font: 9pt/1.35 {FIXED}; background: #f7f8fa; border: 1px solid #d9dde2; padding: 2mm;
  margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; }}
.quote {{ margin-bottom: 3mm; }}
dl {{ display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .4mm 3mm;
  margin: 0; }}
dt {{ color: #565c66; }}
dd {{ margin: 0; overflow-wrap: anywhere; }}
.limits p {{ margin: 0; }}
footer {{ border-top: 1px solid #9aa1ab; margin-top: 3mm; padding-top: 1.5mm; color: #5a606a;
  font-size: 9pt; overflow-wrap: anywhere; }}
@page {{ size: A4; margin: 7mm 11mm; }}
@media print {{
  body {{ font-size: 7.4pt; line-height: 1.22; -webkit-print-color-adjust: exact;
    print-color-adjust: exact; }}
  main {{ max-width: none; padding: 0; }}
  h1 {{ font-size: 12pt; }} h2 {{ font-size: 9pt; }} h3 {{ font-size: 8pt; margin: 0; }}
  pre, .note, .grids .note, .wide dd, footer {{ font-size: 6.8pt; }}
  figure svg {{ max-height: 72mm; }}
  th, td {{ padding: .2mm 2mm .2mm 0; }}
  pre, .result {{ padding: 1.2mm 2mm; }}
  .grids, .facts, figure, .quote, .result {{ margin-bottom: 2mm; }}
  section, figure, tr {{ break-inside: avoid; }}
}}
"""
