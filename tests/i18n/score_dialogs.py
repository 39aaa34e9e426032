"""The dialog that works out CAR and IDG anew, with figures, with faults, and asking an encoding."""

from pathlib import Path
from typing import Any

from statelab_gui.app.pages.drift_scores import DriftScores


def open_score_dialogs(reader: Any) -> None:
    """Look at the dialog for a good table, one with faults of every kind, and one not UTF-8."""
    window = reader.window
    document = window.session.document
    assert document is not None
    folder = Path(document.path).parent
    head = "item,condition,score,arm,family\n"
    good = "".join(
        f"{at},{condition},{score},{arm},{family}\n"
        for at, family in enumerate(("sql", "orders", "orders"))
        for arm in ("bare", "stateforge")
        for condition, score in (("clean", 1), ("control_hard", 0.5), ("hard", at / 2))
    )
    rows = (",clean,1,,", "a,,1,,", "a,clean,x,,", "b,clean,2,,", "c,clean,1,,sql")
    bad = "\n".join((*rows, "c,hard,1,,orders", "1,2,3,4,5,6"))
    files = {
        "scores.csv": (head + good + "9,hard,,bare,sql\n9,easy,not provided,bare,sql\n").encode(),
        "faults.csv": (head + bad).encode(),
        "encoding.csv": (head + "題,clean,1,,\n").encode("big5"),
        "columns.csv": b"item,note\na,b\n",
    }
    scores = DriftScores(window.session, window)
    scores.ask()
    begun = scores.dialog
    assert begun is not None
    reader.look(begun, "scores, before a file")
    begun.reject()
    reader.hands.rest(0)
    for name, data in files.items():
        path = folder / name
        path.write_bytes(data)
        scores.ask(str(path))
        dialog = scores.dialog
        assert dialog is not None
        reader.dialogs.add(type(dialog))
        while scores.is_busy:
            reader.hands.rest(20)
        for place, button in enumerate(dialog.which.buttons):
            button.click()
            reader.look(dialog, f"scores, {name}, part {place}")
        dialog.reject()
        reader.hands.rest(0)
