"""Holding an arrow on a state map of 600,000 updates: how long a frame takes, step by step.

Run it from the checkout: `python tests/bench/bench_stepping.py`. A frame is everything from the key
until the window is painted again. Beside it stands the same loop on a bare widget that moves and
paints one line, so that a busy or slow machine is seen for what it is. Processor time of the GUI
thread is told beside the time by the clock.
"""

import argparse
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]

import numpy as np  # noqa: E402
from PySide6.QtCore import QEvent, Qt  # noqa: E402
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

SWAPS = 200_000
LIMIT = 16.0


class Bare(QWidget):
    """Moves a line one pixel a key, and paints nothing else."""

    def __init__(self):
        super().__init__()
        self._at = 0
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def keyPressEvent(self, event):
        before, self._at = self._at, (self._at + 1) % self.width()
        for x in (before, self._at):
            self.update(x - 2, 0, 5, self.height())

    def paintEvent(self, event):
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor("white"))
        painter.setPen(QPen(QColor("black"), 2))
        painter.drawLine(self._at, 0, self._at, self.height())
        painter.end()


def book(swaps):
    """The copy case of the starter recipe, that long."""
    from statelab_gui.domain.cases import AnswerBook
    from statelab_gui.domain.families import Family, derive
    from statelab_gui.domain.generating import source_program
    from statelab_gui.domain.recipes import STARTER

    program = derive(source_program(STARTER, 7, swaps), Family.COPY)
    return AnswerBook(program.cells, program)


def frames(app, receiver, count, act=None, key=Qt.Key.Key_Right):
    """(ms by the clock, ms of processor time) of every one of `count` frames."""
    out = []
    for i in range(count):
        wall, cpu = time.perf_counter(), time.thread_time()
        if act is None:
            event = QKeyEvent(
                QEvent.Type.KeyPress,
                key,
                Qt.KeyboardModifier.NoModifier,
                "",
                i > 0,
            )
            QApplication.sendEvent(receiver, event)
        else:
            act(i)
        app.processEvents()
        out.append(((time.perf_counter() - wall) * 1000, (time.thread_time() - cpu) * 1000))
    return np.array(out)


def tell(name, times, reference):
    """One line of figures, as ms and as a multiple of the reference."""
    wall, cpu = np.percentile(times, [50, 95, 100], axis=0).T
    bare = np.percentile(reference, [50, 95], axis=0).T[1]
    mark = "" if wall[1] <= LIMIT else f"  over {LIMIT:.0f} ms"
    print(
        f"{name:48}"
        + "".join(f"{value:8.2f}" for value in (*wall, *cpu))
        + f"{cpu[0] / bare[0]:9.1f}{cpu[1] / bare[1]:7.1f}{mark}"
    )


def page_frames(app, steps, reference):
    """Keys held on the map in the whole window, in an answered case of 606 and of 600,000 updates.

    Far is the whole case as it is first seen, near the closest that the map can be seen.
    """
    import tempfile

    from window_documents import LONG_SWAPS, stepped

    from statelab_gui.app.settings import Settings
    from statelab_gui.app.starting import make_window

    with tempfile.TemporaryDirectory(prefix="statelab-stepping-") as folder:
        path = Path(folder) / "stepped.statelab"
        cases = stepped(path, (200, LONG_SWAPS))
        settings = Settings(Path(folder) / "config")
        settings.put("language", "en")
        window, warm_up = make_window(app, settings, Path(folder) / "crash")
        window.resize(1280, 800)
        window.show()
        warm_up.start()
        calm(app, lambda: not warm_up.is_ready)
        window.open_document(str(path))
        calm(app, lambda: window.session.document is None or window.session.is_busy)
        for case_id in cases:
            window.show_page("first_error", case_id=case_id, examinee_id=1)
            calm(app, lambda: window.session.is_busy)
            step_through(app, window, steps, reference)
        window.close()
        calm(app, lambda: False)


def step_through(app, window, steps, reference):
    """Hold keys in the case that the page First error shows."""
    lab = window.pages.page("first_error").page.lab
    canvas = next(iter(window.findChildren(QWidget, "state_map_canvas")))
    updates = len(lab.book())

    def held(words, key, after=lambda: None):
        lab.stepping.clear_trail()
        lab.go_to(7)
        after()
        canvas.setFocus()
        calm(app, lambda: window.session.is_busy)
        page = 3 if key == Qt.Key.Key_PageDown else 1
        count = min(steps, (updates - 7) // page)
        times = frames(app, canvas, count, key=key)
        assert lab.current() == 7 + count * page
        tell(f"window, {updates:,} updates, {words}", times, reference)

    def follow():
        lab.stepping.choose_cell(0)
        lab.go_to(updates)
        lab.stepping.show_trail()
        lab.go_to(7)

    right, down = Qt.Key.Key_Right, Qt.Key.Key_PageDown
    for place in ("far", "near"):
        if place == "near":
            for _ in range(40):
                canvas.zoom(0.7, 7.0)
        held(f"{place}, Right", right)
        held(f"{place}, Page Down", down)
        held(f"{place}, Right, trail", right, follow)
        held(f"{place}, Page Down, trail", down, follow)
    lab.stepping.steps.choose_cell(None)


def calm(app, busy, least=0.3):
    """Let the program run until it has not been busy for a while."""
    since = time.monotonic()
    while time.monotonic() - since < least:
        app.processEvents()
        time.sleep(0.005)
        if busy():
            since = time.monotonic()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=1500)
    parser.add_argument("--width", type=int, default=1240)
    parser.add_argument("--height", type=int, default=240)
    parser.add_argument("--window", action="store_true", help="step in the whole window, too")
    wanted = parser.parse_args()
    app = QApplication(["bench", "-style", "Fusion"])
    from statelab_gui.domain.prefixes import PrefixTally
    from statelab_gui.domain.tracing import tracing_ready, trail
    from statelab_gui.views import theme
    from statelab_gui.views.plots.state_map import StateMap

    theme.apply(app, "light")
    long = book(SWAPS)
    assert long.states is not None
    tracing_ready(long.program)

    bare = Bare()
    bare.resize(wanted.width, wanted.height)
    bare.show()
    app.processEvents()
    reference = frames(app, bare, wanted.steps)
    bare.close()

    shown = StateMap()
    shown.resize(wanted.width, wanted.height)
    began = time.thread_time()
    shown.set_book(long, long.states.complete_from)
    shown.show()
    app.processEvents()
    print(f"{len(long):,} updates; first shown in {(time.thread_time() - began) * 1000:.0f} ms")
    head = "clock ms: p50     p95     max    CPU: p50   p95     max   ×bare p50   p95"
    print(f"{'frames':48}{head}")
    tell("bare widget that paints a line", reference, reference)

    right, wrong = PrefixTally(1, 0, 0), PrefixTally(0, 1, 0)
    tallies = {k: wrong if k % 77 == 0 else right for k in range(6, len(long), 60)}
    shown.set_tallies(tallies)
    views = {"whole case": (0.5, len(long) + 0.5), "60 updates": (299_990, 300_050)}
    views["2,000 updates"] = (299_500, 301_500)
    for name, view in views.items():
        shown.canvas.show_range(*view)
        shown.set_step(300_000)
        app.processEvents()
        tell(f"Right held, {name}", frames(app, shown.canvas, wanted.steps), reference)
    cell = 0
    shown.set_cell(cell)
    shown.set_trail(trail(long.program, cell, len(long)))  # a step goes along it, as in the window
    for name, view in views.items():
        shown.canvas.show_range(*view)
        shown.set_step(300_000)
        app.processEvents()
        some = frames(app, shown.canvas, wanted.steps)
        tell(f"Right held, {name}, with a trail", some, reference)
    shown.set_trail(None)
    for name, view in views.items():
        shown.canvas.show_range(*view)
        app.processEvents()
        some = frames(app, None, 150, lambda i: shown.canvas.zoom(0.9 if i % 10 < 5 else 1 / 0.9))
        tell(f"zoom, {name}", some, reference)
        some = frames(app, None, 150, lambda i: shown.canvas.pan(-3 if i % 10 < 5 else 3))
        tell(f"pan, {name}", some, reference)
    shown.close()
    if wanted.window:
        page_frames(app, wanted.steps, reference)
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
