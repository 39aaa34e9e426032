"""The code form: a program of assignments."""

from statelab_gui.domain.forms.base import Form

CODE = Form(
    key="code",
    opening=(
        "Execute these edits in order. Copy means a value snapshot, never a live formula. "
        "Return ONLY a JSON object with integer values for {cells}."
    ),
    set_text="{cell} <- {value};",
    add_text="{cell} <- ({cell} + {value}) mod {modulus};",
    copy_text="{cell} <- {source};",
)
