"""What the tests of the Report page share: a document with several seeds and two examinees."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

from cases_bench import small_recipe
from pytestqt.qtbot import QtBot
from runs_bench import RunBench

from statelab_gui.app.pages.report import ReportOfDocument, build
from statelab_gui.domain.generating import generate
from statelab_gui.domain.runs import ReplySource
from statelab_gui.models.report_table import ReportTable
from statelab_gui.storage.commands import RecordReply

AT = "2026-11-30T10:00:00+08:00"
SEEDS = (1, 2, 3, 4, 5, 6)
LENGTHS = (1, 3, 9)


def report_bench(qtbot: QtBot, folder: Path) -> Iterator[RunBench]:
    """A window over a document of the test's own, closed at its end."""
    bench = RunBench(qtbot, folder)
    yield bench
    bench.close()


def truths(bench: RunBench) -> dict[int, dict[str, int]]:
    """The true answers of set 1 by case id, computed anew: the document would not tell them."""
    made = generate(bench.document.case_set(1).recipe)
    states = {(case.seed, case.name): case.program.last_state() for case in made}
    return {case.id: states[case.seed, case.name] for case in bench.document.cases(1)}


def filled(bench: RunBench) -> RunBench:
    """Code right at every length but the longest; sheet of both examinees by a seeded coin."""
    families = tuple(small_recipe().families)[-2:]

    def make() -> None:
        bench._create({"seeds": SEEDS, "lengths": LENGTHS, "families": families})
        other = bench.add_examinee("gemma-3-1b")
        coin, right = random.Random(4), truths(bench)
        for who in (1, other):
            for case in bench.document.cases(1):
                good = case.length < 9 if case.form == "code" else coin.random() < 0.5
                answer(bench, case.id, right[case.id], good, who)

    bench.examinee_id = 1
    return bench.made("report", make)


def answer(
    bench: RunBench,
    case_id: int,
    truth: dict[str, int],
    good: bool,
    who: int = 1,
    source: ReplySource = ReplySource.PASTED,
    repeat: int = 1,
) -> int:
    """Record a right reply, or one of which one cell is wrong; its id."""
    state = truth if good else {**truth, "a": (truth["a"] + 1) % 10}
    raw = json.dumps(state).encode()
    command = RecordReply(case_id, who, None, raw, source, None, False, AT, repeat=repeat)
    assert bench.session.apply(command) is not None
    assert command.result is not None
    return command.result


def begin_report(bench: RunBench) -> ReportOfDocument:
    """The page, its report being made."""
    page = bench.show(build)
    assert isinstance(page, ReportOfDocument)
    return page


def open_report(bench: RunBench) -> ReportOfDocument:
    """The page, once its report is whole."""
    page = begin_report(bench)
    settle(bench, page)
    return page


def settle(bench: RunBench, page: ReportOfDocument) -> None:
    """Wait until nothing is being made any more."""
    bench.qtbot.waitUntil(
        lambda: not bench.session.is_busy and page.page.progress.isHidden(), timeout=60_000
    )


def columns(table: ReportTable) -> dict[str, list[str]]:
    """The columns of a table by their titles."""
    rows = [table.line(row) for row in range(table.rowCount())]
    return {title: [row[at] for row in rows] for at, title in enumerate(table.titles())}
