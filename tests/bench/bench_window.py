"""What blocks the window: every turn of its event loop over the whole main job, offscreen.

Run it from the checkout: `python tests/bench/bench_window.py`. It prints the worst turns with the
step they belong to and what the GUI thread was doing; both its processor time and the time by the
clock are told, for on a busy machine only the first is the window's own.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]
_IDLE_MS = 25


class Driver:
    """Does the steps of `script` in the event loop, each when the one before has settled."""

    def __init__(self, app, turns, script):
        from PySide6.QtCore import QTimer

        self._app, self._turns, self._script = app, turns, script
        self._busy = lambda: False
        self._calm = 0
        self._timer = QTimer()
        self._timer.setInterval(_IDLE_MS)
        self._timer.timeout.connect(self._look)

    def go(self):
        """Run to the end of the script."""
        self._timer.start()
        self._app.exec()

    def _look(self):
        from PySide6.QtCore import QTimer

        self._calm = 0 if self._busy() else self._calm + 1
        if self._calm < 3:
            return
        self._calm = 0
        try:
            step, act, self._busy = next(self._script)
        except StopIteration:
            self._timer.stop()
            self._app.quit()
            return
        self._turns.step = step
        QTimer.singleShot(0, act)


def script(window, warm_up, folder):
    """The main job: (step, what is done, whether it is still going on)."""
    from PySide6.QtCore import QMimeData, Qt
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtTest import QTest

    from statelab_gui.app.page_table import PAGES

    session, pages = window.session, window.pages

    def busy():
        built = all(pages.page(spec.key) is not None for spec in PAGES)
        return session.is_busy or not warm_up.is_ready or not built

    def step(name, act, until=None):
        return name, act, (lambda: busy() or (until is not None and not until()))

    def opened(name):
        return lambda: session.document is not None and session.document.path.stem == name

    def clip(raw):
        mime = QMimeData()
        mime.setData("text/plain", raw)
        QGuiApplication.clipboard().setMimeData(mime)

    def case_named(name):
        document = session.document
        return next(
            case.id
            for one in document.case_sets()
            for case in document.cases(one.id)
            if case.name == name
        )

    def open_document(name):
        return step(
            f"open {name}",
            lambda: window.open_document(str(folder / f"{name}.statelab")),
            opened(name),
        )

    yield step("warm up", warm_up.start)
    from window_documents import LONG_SWAPS, REPLIES, recipe  # not before: it imports numpy

    yield open_document("log")
    for key in ("desk", "first_error", "log", "cases"):
        yield step(f"first show of {key}", lambda key=key: window.show_page(key))
    for key in ("desk", "first_error", "log", "cases"):
        yield step(f"second show of {key}", lambda key=key: window.show_page(key))

    cases = pages.page("cases")
    yield step("choose a set", lambda: cases.show_set(2))
    for row in (1, 9, 17):
        yield step("choose a case", lambda row=row: cases.view.table._make_current(row))
    yield step("copy a prompt", cases.view.commands.copy_prompt.trigger)
    yield step("sort cases", lambda: cases.view.table.table.sortByColumn(1, _order(True)))
    yield step("search cases", lambda: cases.view.table.filters.search.setText("copy"))
    yield step("clear search", lambda: cases.view.table.filters.search.setText(""))
    yield step("choose 5,000 cases", lambda: cases.show_set(1))
    yield step("search 5,000 cases", lambda: cases.view.table.filters.search.setText("sheet"))
    yield step("clear search of 5,000", lambda: cases.view.table.filters.search.setText(""))

    desk = window.show_page("desk") or pages.page("desk")
    replies = {"small": REPLIES[0], "1 MB": b"x" * (1 << 20), "10 MB": b'{"a":' * (2 << 20)}
    for number, (size, raw) in enumerate(replies.items()):
        at = 5001 + number
        yield step("desk: open case", lambda at=at: window.show_page("desk", case_id=at))
        clip(raw)
        yield step(f"paste {size}", desk.page.reply.pane.paste_button.click)
        yield step(f"record {size}", desk.page.reply.primary.click)
        yield step("next unanswered", desk.page.reply.primary.click)

    probe = 5001
    yield step("first error", lambda: window.show_page("first_error", case_id=5, examinee_id=1))
    lab = pages.page("first_error").page.lab
    clip(REPLIES[0])
    for _ in range(2):
        yield step("copy prefix", lab.probing.chosen.copy_button.click)
        clip(REPLIES[probe % 3])
        yield step("record probe", lab.probing.chosen.paste_button.click)
        yield step("next probe", lab.probing.chosen.next_button.click)

    log = (window.show_page("log"), pages.page("log"))[1]
    header = log.page.table.horizontalHeader()
    for column in (0, 6, 9):
        yield step("log: sort", lambda at=column: header.setSortIndicator(at, _order(False)))
    yield step("log: search", lambda: log.page.filter.search.setText("copy"))
    yield step("log: wait", lambda: None)
    yield step("log: status", lambda: log.page.filter.status.setCurrentIndex(2))
    yield step("log: every row", log.page.filter.clear)
    yield step("log: end", lambda: log.page.table.scrollToBottom())
    yield step("log: select all", log.page.table.selectAll)
    yield step("log: copy all", log.page.table.copy, lambda: not log.page.table.copier.is_busy)
    yield step("log: export dialog", lambda: _open_and_leave(log))
    for theme in ("dark", "light"):
        yield step(f"theme {theme}", lambda theme=theme: window._appearance.set_theme(theme))
    for language in ("zh_TW", "en"):
        yield step(f"language {language}", lambda language=language: window._speak(language))
    writes = log.files.exporting
    yield step("export CSV", lambda: _export(log, folder / "log.csv"), lambda: not writes.is_busy)
    yield step(
        "save a copy", lambda: window.documents._start("", lambda: _copy(session, folder), id)
    )

    window.show_page("cases")
    yield step("new set dialog", cases.making.ask)
    yield step("new set dialog: preview", lambda: None, None)
    big = recipe(lengths=(20_000,))
    yield step("make 20,000 swaps", lambda: cases.making.dialog.create_requested.emit("Big", big))
    yield step("new set dialog again", cases.making.ask)
    yield step("close dialog", lambda: cases.making.dialog.reject())

    yield open_document("long")
    names = [f"{LONG_SWAPS}-copy-{form}" for form in ("code", "sheet")]
    for name in names:
        at = case_named(name)
        yield step("cases: 600,000 updates", lambda at=at: window.show_page("cases", case_id=at))
    yield step("copy 28 MB", cases.view.commands.copy_prompt.trigger)
    yield step("read the clipboard", lambda: QGuiApplication.clipboard().text())
    yield step("desk: first", lambda: window.show_page("desk", case_id=case_named(names[0])))
    yield step("desk: long case", lambda: window.show_page("desk", case_id=case_named(names[1])))
    yield step("desk: copy 28 MB", desk.page.copy_prompt)
    clip(REPLIES[1])
    yield step("desk: paste", desk.page.reply.pane.paste_button.click)
    yield step("desk: record long", desk.page.reply.primary.click)
    yield step(
        "first error: 600,000",
        lambda: window.show_page("first_error", case_id=case_named(names[1])),
    )
    steps = lab.stepping.steps
    steps.slider.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_PageUp, Qt.Key.Key_Home, Qt.Key.Key_Right):
        for _ in range(12):
            yield step(f"step {key.name}", lambda key=key: QTest.keyClick(steps, key))
    yield step("prompt: End", lambda: QTest.keyClick(lab.prompt, Qt.Key.Key_End))
    yield step("copy long prefix", lab.probing.chosen.copy_button.click)
    yield step("record long probe", lambda: (clip(REPLIES[0]), lab.probing.chosen.paste()))
    yield step("list every prefix", lab.probing.plan.add_range.click)
    for _ in range(12):
        yield step("step among all", lambda: QTest.keyClick(steps, Qt.Key.Key_Left))
    yield step("go to next", lab.go_to_next)
    yield step("record among all", lambda: (clip(REPLIES[0]), lab.probing.chosen.paste()))
    yield step("back to cases", lambda: window.show_page("cases"))
    yield open_document("huge")
    yield step("close document", window.documents.close)


def _order(down):
    from PySide6.QtCore import Qt

    return Qt.SortOrder.DescendingOrder if down else Qt.SortOrder.AscendingOrder


def _open_and_leave(log):
    """The export dialog opens and is cancelled from its own event loop."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    QTimer.singleShot(200, lambda: QApplication.activeModalWidget().reject())
    log.files.ask_export()


def _export(log, path):
    from statelab_gui.views.export_log_dialog import ExportChoices

    ids = log.page.table.runs.ids().tolist()
    choices = ExportChoices(str(path), True, True, ",", ".", True)
    log.files.exporting.write(choices, ids, len(ids))


def _copy(session, folder):
    return session.document.copying(folder / "copy.statelab")


def run(made, folder, worst, events):
    """Drive the window over copies of the documents in `made`; print the worst turns."""
    for path in made.glob("*.statelab"):
        shutil.copy(path, folder / path.name)
    from PySide6.QtCore import QLibraryInfo
    from turns import LIMIT, Turns

    from statelab_gui.app.settings import Settings
    from statelab_gui.app.starting import make_application, make_window

    print("Qt", QLibraryInfo.version().toString(), "Python", sys.version.split()[0])
    app = make_application(["bench", "-style", "Fusion"])
    settings = Settings(folder / "config")
    settings.put("language", "en")
    window, warm_up = make_window(app, settings, folder / "crash")
    errors = []
    window.session.failed.connect(lambda error: errors.append(repr(error)))
    turns = Turns(app, events)
    turns.start()
    warm_up.ready.connect(window.pages.build_ahead)  # as the program does
    window.show()
    Driver(app, turns, script(window, warm_up, folder)).go()
    turns.stop()
    window.close()
    print(*errors, sep="\n")

    steps = defaultdict(list)
    for turn in turns.turns:
        steps[turn.step].append(turn)
    print(f"\n{'step':32}{'longest turn, ms: thread':>26}{'clock':>8}")
    for step, some in steps.items():
        cpu, wall = max(t.cpu for t in some) * 1000, max(t.wall for t in some) * 1000
        mark = " !" if cpu > LIMIT * 1000 else ""
        print(f"{step:32}{cpu:26.0f}{wall:8.0f}{mark}")
    print(f"\nOver {LIMIT * 1000:.0f} ms, the worst {worst} of {len(turns.turns)} turns:")
    over = [turn for turn in turns.turns if max(turn.cpu, turn.wall) > LIMIT]
    for turn in sorted(over, key=lambda turn: -turn.cpu)[:worst]:
        print(f"{turn.cpu * 1000:5.0f} ms ({turn.wall * 1000:.0f} by the clock)  {turn.step}")
        if events:
            print(f"      {turn.event}")
        for place, count in turn.stacks.most_common(4):
            print(f"      {count:3}× {place}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--documents", type=Path, help="where the documents are kept for another run"
    )
    parser.add_argument("--events", action="store_true", help="count kinds of events (slower)")
    parser.add_argument("--worst", type=int, default=30)
    parser.add_argument("--prepare", action="store_true", help="make the documents only")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="statelab-window-") as folder:
        made = wanted.documents or Path(folder) / "made"
        made.mkdir(parents=True, exist_ok=True)
        if wanted.prepare:
            from window_documents import prepare

            prepare(made)
            return
        # Beside this process: what it imports must not be at hand when the window starts.
        child = [sys.executable, __file__, "--prepare", "--documents", str(made)]
        subprocess.run(child, check=True)
        run(made, Path(folder), wanted.worst, wanted.events)
    sys.stdout.flush()
    os._exit(0)  # the window is closed; how Python takes the rest apart is not timed


if __name__ == "__main__":
    main()
