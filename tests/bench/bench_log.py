"""The run log at a million rows, beside a plain QSqlTableModel on the same file, offscreen.

Run it from the checkout: `python tests/bench/bench_log.py [--rows N] [--keep DIR]`. Of every figure
both the time by the clock and the process's own processor time are told: on a busy machine only the
second is the program's. "Window" is what the window's thread spent of it.
"""

import argparse
import gc
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]
_SCREEN = 35  # rows that a window shows
_FRAMES = 240
_SQL = {  # a column's counterpart in one table, which is all that a plain model can sort
    "case": ("reply", "case_id"),
    "seed": None,
    "status": ("verdict", "exact"),
    "correct": ("verdict", "correct"),
    "fault": ("verdict", "fault"),
    "received_at": ("reply", "received_at"),
    "source": ("reply", "source"),
    "input_tokens": ("run", "input_tokens"),
    "cost": ("run", "cost"),
    "truncated": ("run", "truncated"),
    "notes": ("run", "notes"),
}


class Clock:
    """Time by the clock and of the processor since it was made."""

    def __init__(self):
        self._wall, self._cpu, self._own = time.perf_counter(), time.process_time(), _own()

    def told(self):
        """Seconds: by the clock, of all threads, of this thread."""
        return (
            time.perf_counter() - self._wall,
            time.process_time() - self._cpu,
            _own() - self._own,
        )


def _own():
    return time.thread_time()


def line(name, ours, theirs=None):
    """One line of the table of figures."""
    text = f"{name:34}" + "".join(f"{one:9.3f}" for one in ours)
    if theirs is not None:
        text += "   |" + "".join(f"{one:9.3f}" for one in theirs[:2])
    print(text, flush=True)


class Ours:
    """The log's table as the window has it, with a session's pool for its long questions."""

    def __init__(self, app, path):
        from statelab_gui.app.session import Session
        from statelab_gui.views.run_table import RunTable

        self._app, self._path = app, path
        self.session = Session()
        self.table = RunTable()
        self.table.resize(1280, 800)
        self.runs = self.table.runs
        self.runs.set_runner(lambda job, done: self.session.run(job, on_done=done))

    def until(self, told):
        """Turn the event loop until it is told; the longest turn is kept."""
        while not told():
            clock = Clock()
            self._app.processEvents()
            wall, _, own = clock.told()
            self.longest = max(self.longest[0], wall), max(self.longest[1], own)
            time.sleep(0.002)

    longest = (0.0, 0.0)

    def turned(self):
        """The longest turn of the event loop since this was asked last: clock, processor."""
        found, self.longest = self.longest, (0.0, 0.0)
        return found

    def open(self):
        """Open the document; seconds until the first screen, then until all rows are known."""
        clock = Clock()
        assert self.session.open(self._path)
        self.runs.set_reader(self.session.document)
        self.table.show()
        self.table.arrange(None)
        self.table.grab()
        first = clock.told()
        self.until(lambda: not self.runs.is_ordering)
        self.table.grab()
        return first, clock.told()

    def ask(self, act):
        """Seconds from the wish until the new rows are drawn."""
        clock = Clock()
        act()
        self.until(lambda: not self.runs.is_ordering)
        self.table.grab()
        return clock.told()

    def answered(self, question):
        """Seconds until a question to the model is answered, and the answer."""
        found, clock = [], Clock()
        question(found.append)
        self.until(lambda: found)
        return clock.told(), found[0]


class Plain:
    """A QTableView over a QSqlTableModel of one table."""

    def __init__(self, app, path):
        from PySide6.QtSql import QSqlDatabase, QSqlTableModel
        from PySide6.QtWidgets import QTableView

        self._app = app
        self._base = QSqlDatabase.addDatabase("QSQLITE")
        self._base.setDatabaseName(str(path))
        self._base.setConnectOptions("QSQLITE_OPEN_READONLY")
        self._kind = QSqlTableModel
        self.view = QTableView()
        self.view.resize(1280, 800)

    def open(self, table="reply"):
        """Seconds until the first screen of a table."""
        clock = Clock()
        assert self._base.open()
        self.model = self._kind(None, self._base)
        self.model.setTable(table)
        self.model.select()
        self.view.setModel(self.model)
        self.view.show()
        self.view.grab()
        return clock.told()

    def ask(self, table, act):
        """Seconds from the wish until the new rows are drawn."""
        if self.model.tableName() != table:
            self.model.setTable(table)
        self.model.setFilter("")
        self.model.setSort(-1, _down())
        clock = Clock()
        act(self.model)
        self.model.select()
        self.view.grab()
        return clock.told()

    def find(self, column, text, rows):
        """Seconds to look through the cells of a column, row by row, as far as `rows`."""
        at = self.model.fieldIndex(column)
        clock = Clock()
        for row in range(rows):
            if row >= self.model.rowCount():
                self.model.fetchMore()
                if row >= self.model.rowCount():
                    break
            if text in str(self.model.index(row, at).data()):
                break
        return clock.told()


def _down():
    from PySide6.QtCore import Qt

    return Qt.SortOrder.DescendingOrder


def scroll(view, app, places):
    """Seconds of each frame while the view is scrolled to these rows, as the window makes it: what
    comes into sight is drawn, the rest is moved. p95 by the clock, p95 and median of the
    processor."""
    walls, cpus = [], []
    bar = view.verticalScrollBar()
    for place in places:
        clock = Clock()
        bar.setValue(place)
        app.processEvents()
        wall, _, own = clock.told()
        walls.append(wall)
        cpus.append(own)
    return _p95(walls), _p95(cpus), statistics.median(cpus)


def scroll_all(name, ours, plain, app):
    """Lines for steps of three rows, pages, and jumps all over, each of both views in turn."""
    last = ours.verticalScrollBar().maximum()
    ways = {
        "wheel": [3 * n for n in range(_FRAMES)],
        "pages": [last // 3 + _SCREEN * n for n in range(_FRAMES)],
        "all over": [last * (n * 31 % 97) // 97 for n in range(97)],
    }
    print(f"{name}: p95, p95 processor, median processor of frames".ljust(34))
    for way, places in ways.items():
        mine = scroll(ours, app, places)
        theirs = scroll(plain, app, places)
        line(f"  {way}", mine)
        line(f"  {way}, QSqlTableModel", theirs)


def _ms(seconds):
    return f"{seconds * 1000:.1f} ms"


def _p95(values):
    return sorted(values)[int(len(values) * 0.95)]


def measure(path, rows):
    """Print every figure."""
    from PySide6.QtWidgets import QApplication

    from statelab_gui.models.run_columns import column_key
    from statelab_gui.storage.queries.run_filter import RunFilter

    app = QApplication.instance() or QApplication([])
    ours, plain = Ours(app, path), Plain(app, path)
    print(f"{path.stat().st_size / 1e6:.0f} MB, {rows:,} replies; seconds: clock, all threads,")
    print("window's thread | QSqlTableModel on one table: clock, processor")
    first, every = ours.open()
    theirs = plain.open()
    line("open, first screen", first, theirs)
    line("open, all rows known", every)
    held = ours.runs.ids()
    print(f"rows {len(held):,}, held as {held.nbytes / 1e6:.0f} MB of numbers")
    for at, column in enumerate(ours.runs.columns()):
        key = column_key(column)
        spent = ours.ask(lambda at=at: ours.runs.sort(at, _down()))
        beside = None
        if _SQL.get(key):
            table, field = _SQL[key]
            beside = plain.ask(
                table, lambda m, field=field: m.setSort(m.fieldIndex(field), _down())
            )
        line(f"sort {key}", spent, beside)
    ours.ask(lambda: ours.runs.sort(-1))
    for at, column in enumerate(ours.runs.columns()):
        key = column_key(column)
        spent, found = ours.answered(lambda done, at=at: ours.runs.distinct(at, 1000, done))
        line(f"values of {key}", spent)
        some = frozenset(setting for setting, _ in found.values[:3])
        wanted = RunFilter().with_values(key, some)
        beside = None
        if _SQL.get(key):
            table, field = _SQL[key]
            texts = ", ".join(f"'{one.value}'" for one in some)
            beside = plain.ask(table, lambda m, f=field, t=texts: m.setFilter(f"{f} IN ({t})"))
        line(f"filter {key}", ours.ask(lambda w=wanted: ours.runs.set_filter(w)), beside)
        ours.ask(lambda: ours.runs.set_filter(RunFilter()))
    typed = RunFilter(text="number 77")
    beside = plain.ask("run", lambda m: m.setFilter("notes LIKE '%number 77%'"))
    line("filter by typed text", ours.ask(lambda: ours.runs.set_filter(typed)), beside)
    ours.ask(lambda: ours.runs.set_filter(RunFilter()))
    for at, column in enumerate(ours.runs.columns()):
        key = column_key(column)
        spent, _ = ours.answered(
            lambda done, at=at: ours.runs.find("§ nowhere", [at], (0, at), False, done)
        )
        beside = None
        if key in ("notes", "cost"):
            plain.ask("run", lambda _: None)
            beside = plain.find(key, "§ nowhere", rows)
        line(f"find nothing in {key}", spent, beside)
    seen = ours.table.columns_seen()
    spent, found = ours.answered(
        lambda done: ours.runs.find("§ nowhere", seen, (0, seen[0]), False, done)
    )
    assert found is None
    line("find nothing in any column", spent)
    print("longest turn of the window: clock, processor".ljust(44), *map(_ms, ours.turned()))
    plain.ask("run", lambda _: None)
    gc.freeze()  # as the window does when its modules are there
    scroll_all("scroll", ours.table, plain.view, app)
    bar = ours.table.horizontalScrollBar()
    bar.setValue(bar.maximum() // 2)
    scroll_all("scroll, one column kept", ours.table, plain.view, app)
    ours.session.close()
    assert ours.session.wait(10)


def main():
    """Make the document where it is not yet, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--keep", type=Path, help="a folder in which the document is kept")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        from log_documents import prepare

        path = (wanted.keep or Path(scratch)) / f"log-{wanted.rows}.statelab"
        path.parent.mkdir(parents=True, exist_ok=True)
        prepare(path, wanted.rows)
        measure(path, wanted.rows)


if __name__ == "__main__":
    main()
