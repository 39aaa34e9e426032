"""Words for a run log that goes out to a file."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.run_tables import TableFormat

translate = QCoreApplication.translate


def format_name(kind: TableFormat) -> str:
    """What a format is called where it is chosen."""
    return {
        TableFormat.CSV: translate("TableFormat", "CSV: text with separators"),
        TableFormat.TSV: translate("TableFormat", "TSV: text separated by tabs"),
        TableFormat.XLSX: translate("TableFormat", "XLSX: Excel workbook"),
        TableFormat.JSONL: translate("TableFormat", "JSON Lines: for programs"),
    }[kind]


def format_filter(kind: TableFormat) -> str:
    """The same for the dialog that asks for a file, with the endings of its name."""
    return {
        TableFormat.CSV: translate("TableFormat", "CSV files (*.csv)"),
        TableFormat.TSV: translate("TableFormat", "TSV files (*.tsv)"),
        TableFormat.XLSX: translate("TableFormat", "Excel workbooks (*.xlsx)"),
        TableFormat.JSONL: translate("TableFormat", "JSON Lines files (*.jsonl)"),
    }[kind]


def format_remark(kind: TableFormat) -> str:
    """What becomes of texts and blanks in a file of that format."""
    return {
        TableFormat.CSV: _text_remark(),
        TableFormat.TSV: _text_remark(),
        TableFormat.XLSX: translate(
            "TableFormat",
            "Nothing runs as a formula. A text too long for a cell stands whole in a sheet of its"
            " own. A blank cell is empty, one that is not provided holds the words not provided.",
        ),
        TableFormat.JSONL: translate(
            "TableFormat",
            "One row a line, every text as it is, and blank told from not provided.",
        ),
    }[kind]


def _text_remark() -> str:
    return translate(
        "TableFormat",
        "A text that a spreadsheet would run or change gets an apostrophe in front."
        " A blank cell is empty, one that is not provided holds the words not provided.",
    )


def exported_text(rows: int, every: int, file: str, sheets: int, long_texts: int) -> str:
    """What was written, of how many rows of the log, and what is not where one looks for it."""
    said = translate("TableFormat", "Exported {count} of {every} rows to {file}.")
    sentences = [said.format(count=rows, every=every, file=file)]
    if sheets > 1:
        sentences.append(translate("TableFormat", "They are in %n sheet(s).", "", sheets))
    if long_texts:
        sentences.append(
            translate(
                "TableFormat",
                "%n text(s) too long for a cell stand whole in the sheet “long texts”.",
                "",
                long_texts,
            )
        )
    return translate("TableFormat", " ", "between two sentences").join(sentences)


def plain_label(text: str) -> str:
    """A label's words without the key that is marked in it: "&File" and "檔案(&F)" alike."""
    marked = text.find("(&")
    if marked > 0 and text[marked + 3 : marked + 4] == ")":
        text = text[:marked] + text[marked + 4 :]
    return text.replace("&", "")
