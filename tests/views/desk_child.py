"""A process that works at the Desk until it is killed: `desk_child.py FOLDER paste|type`."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from desk_bench import DeskShell, put_on_clipboard  # noqa: E402  # the path is set above
from PySide6.QtCore import QTimer  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from statelab_gui.app.pages.desk import Desk  # noqa: E402
from statelab_gui.app.session import Session  # noqa: E402

PASTED = "\ufeff{\u00a0\r\n".encode() + b"\xff\0"
TYPED = '{"a": 4, "b'


def main(folder: Path, way: str) -> None:
    app = QApplication([])
    session = Session()
    window = QWidget()
    desk = Desk(session, DeskShell(folder / "settings", window), window)
    window.show()
    assert session.open(folder / "lab.statelab")
    case = next(c for c in session.document.cases(1) if c.name == "2-copy-code")
    desk.open_facts(case_id=case.id)
    pane = desk.page.reply.pane
    if way == "paste":
        put_on_clipboard(PASTED)
        pane.paste_button.click()
    else:
        pane.type_button.click()
        QTest.keyClicks(pane.editor, TYPED)
    print("ready", flush=True)
    QTimer.singleShot(60_000, app.quit)
    app.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
