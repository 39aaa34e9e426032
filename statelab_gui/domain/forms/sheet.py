"""The sheet form: the same edits told as work on a spreadsheet."""

from statelab_gui.domain.forms.base import Form

SHEET = Form(
    key="sheet",
    opening=(
        "Execute these edits in order. Copy means a value snapshot, never a live formula. "
        "Return ONLY a JSON object with integer values for {cells}."
    ),
    set_text="Enter {value} in cell {cell}.",
    add_text="Add {value} to cell {cell}, keeping the result modulo {modulus}.",
    copy_text="Copy the CURRENT VALUE of cell {source} into cell {cell}.",
)
