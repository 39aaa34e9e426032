"""The drift part of a report is made of a document's own answers, and is written with their sum."""

import hashlib
import json
from collections.abc import Generator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from report_page_bench import AT, begin_report, filled, open_report, settle
from runs_bench import RunBench

from statelab_gui.app.pages.report import ReportOfDocument
from statelab_gui.app.pages.report_reading import counting, fitting
from statelab_gui.domain.drift.dialogues import NewStep
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import drift_cases
from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.drift.reporting import DriftReport
from statelab_gui.domain.fetching.asking import Message
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.domain.statistics.report_wish import ReportWish
from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.storage.commands import (
    AddDriftSet,
    AddExaminee,
    RecordReply,
    RecordStep,
    StartOver,
)
from statelab_gui.views.export_report_dialog import ReportFile, ReportKind, ReportPart
from statelab_gui.views.labels.drift_report import drift_extent

SEEDS = (0, 1, 2, 3)
CONDITIONS = (Condition.CLEAN, Condition.EASY, Condition.CONTROL_EASY)
NOTHING = b"I would rather not say."


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    bench = RunBench(qtbot, tmp_path)
    bench.window.show()
    yield bench
    bench.close()


def recipe() -> DriftRecipe:
    return DriftRecipe((DriftFamily.ORDERS,), (Language.EN,), SEEDS, CONDITIONS)


def cases() -> list[DriftCase]:
    return [one for one in drift_cases(recipe()) if isinstance(one, DriftCase)]


def examinee(bench: RunBench, arm: str) -> int:
    command = AddExaminee({"model": Setting.of("m-1"), "arm": Setting.of(arm)})
    assert bench.session.apply(command) is not None
    assert command.result is not None
    return command.result


def record(
    bench: RunBench, case_id: int, who: int, raw: bytes, source: ReplySource = ReplySource.PASTED
) -> None:
    command = RecordReply(case_id, who, None, raw, source, None, False, AT)
    assert bench.session.apply(command) is not None


def right(case: DriftCase) -> bytes:
    answer = FAMILIES[case.item.family].solve(case.item, case.item.final)
    assert answer is not None
    return answer.encode()


def with_drift(bench: RunBench) -> RunBench:
    """Bare is right clean and as control, and of four easy ones once; STATEFORGE is right, but for
    one that cannot be used; a simulated one answers everything wrong."""
    made = cases()
    command = AddDriftSet("Drift", recipe(), made, AT)
    assert bench.session.apply(command) is not None
    bare, better = examinee(bench, "bare"), examinee(bench, "stateforge")
    ids = {one.name: one.id for one in bench.document.cases(command.result or 0)}
    for case in made:
        condition, seed = case.conversation.condition, case.item.seed
        name = f"{seed}-orders-{condition}".replace("_", "-")
        good = condition is not Condition.EASY or seed == 0
        record(bench, ids[name], bare, right(case) if good else b"Answer: -17")
        broken = condition is Condition.EASY and seed == 3
        record(bench, ids[name], better, NOTHING if broken else right(case))
        record(bench, ids[name], bare, b"Answer: -18", ReplySource.SIMULATED)
    return bench


def drift_of(page: ReportOfDocument) -> DriftReport:
    view = page.page.view()
    assert view is not None and view.report.drift is not None
    return view.report.drift


def made(bench: RunBench) -> Report:
    """The whole report of the document as it is now."""
    held, report = ended(counting(bench.document.path, ReportWish(), None, {}))
    return ended(fitting(report, held, {}))


def ended(work: Generator[Any, None, Any]) -> Any:
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def texts(titled) -> list[tuple[str, ...]]:  # type: ignore[no-untyped-def]
    return [row.texts for row in titled.table.report.table().rows]


@pytest.fixture
def alone(bench: RunBench) -> RunBench:
    """A document with drift cases and nothing else."""
    bench.session.create(bench.folder / "lab.statelab")
    return with_drift(bench)


def test_the_figures_are_those_of_the_answers(alone: RunBench) -> None:
    page = open_report(alone)
    panel = page.page.drift
    page.page.tabs.setCurrentWidget(panel)
    for button in panel.which.buttons:
        button.click()  # each part is filled when it is seen
    gaps = {row[:2]: row for row in texts(panel.gaps)}
    bare, better = sorted({who for who, _ in gaps}, key=lambda who: "stateforge" in who.lower())
    assert "bare" in bare.lower() and "stateforge" in better.lower()
    assert gaps[bare, "Easy"][2:6] == ("4", "1.000", "0.250", "+0.750")
    assert gaps[bare, "Easy"][9] == "+0.750"
    assert gaps[better, "Easy"][5] == "+0.250"
    standings = {row[:2]: row for row in texts(panel.standings)}
    assert standings[better, "Easy"][8] == "1"  # no usable answer, and in the denominator
    (against,) = [row for row in texts(panel.arms) if row[2] == "Easy"]
    assert against[:2] == (bare, better) and against[6] == "−0.500"
    realised = {row[0]: row for row in texts(panel.realised)}
    assert realised["Clean"][3:] == ("0.00", "0.00")
    assert float(realised["Easy"][3]) > 0


def test_a_conversation_that_was_started_over_is_counted_as_left_out(alone: RunBench) -> None:
    session = alone.session
    step = NewStep(Purpose.TURN, (Message("user", "Hello"),), b"Noted.")
    session.apply(RecordStep(1, 1, step, 0, ReplySource.PASTED, AT))
    session.apply(StartOver(1, 1, AT))
    page = open_report(alone)
    drift = drift_of(page)
    assert drift.started_over == 1
    assert drift_extent(drift).endswith("1 started over, left out")


def test_simulated_answers_are_left_out_until_they_are_asked_for(alone: RunBench) -> None:
    page = open_report(alone)
    assert drift_of(page).left_out_simulated == 12
    page.page.tools.simulated.click()
    settle(alone, page)
    drift = drift_of(page)
    assert drift.left_out_simulated == 0
    assert drift.asked == 36
    assert {one.arm.simulated for one in drift.measures.standings} == {False, True}


def test_drift_and_state_stand_beside_each_other_and_change_nothing(bench: RunBench) -> None:
    filled(bench)
    before = made(bench)
    assert before.drift is None
    with_drift(bench)
    after = made(bench)
    assert after.drift is not None
    assert after.digest != before.digest
    assert replace(after, drift=None, digest="") == replace(before, drift=None, digest="")


def test_one_set_and_one_examinee_can_be_chosen(alone: RunBench) -> None:
    page = open_report(alone)
    ids = [one.id for one in alone.document.examinees()]
    page.page.tools.examinees.choose(frozenset(ids[:1]))
    page.page.tools.changed.emit()
    settle(alone, page)
    assert {one.arm.who for one in drift_of(page).measures.standings} == {ids[0]}


@pytest.mark.parametrize("kind", list(ReportKind))
def test_the_report_is_written_with_the_sum_of_its_data(
    alone: RunBench, tmp_path: Path, kind: ReportKind
) -> None:
    page = open_report(alone)
    view = page.page.view()
    assert view is not None
    path, data = tmp_path / f"r.{kind}", tmp_path / "r-data.jsonl"
    file = ReportFile(str(path), kind, frozenset(ReportPart), str(data))
    with alone.qtbot.waitSignal(page.files.ended, timeout=60_000):
        page.files.write(file, view.report, view.names)
    assert not alone.errors
    raw = data.read_bytes()
    assert hashlib.sha256(raw).hexdigest() == view.report.digest
    lines = [json.loads(line) for line in raw.splitlines()]
    assert len(lines) == 24
    assert {line["arm"] for line in lines} == {"bare", "stateforge"}
    if kind is ReportKind.HTML:
        text = path.read_text(encoding="utf-8")
        assert view.report.digest in text
        assert "Intent drift" in text and "+0.750" in text
        assert "tracker calls included" in text
        assert "Answer: -17" not in text  # no answer is in it
    else:
        assert path.read_bytes().startswith(b"%PDF")


def test_the_plot_of_drift_goes_with_its_chapter(alone: RunBench, tmp_path: Path) -> None:
    page = open_report(alone)
    view = page.page.view()
    assert view is not None
    for parts, drawn in (({ReportPart.DRIFT}, 1), ({ReportPart.PLOTS}, 0)):
        path = tmp_path / f"{drawn}.html"
        file = ReportFile(str(path), ReportKind.HTML, frozenset(parts))
        with alone.qtbot.waitSignal(page.files.ended, timeout=60_000):
            page.files.write(file, view.report, view.names)
        assert path.read_text(encoding="utf-8").count("<svg") == drawn


def test_the_numbers_of_the_plot_are_saved(
    alone: RunBench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_report(alone)
    for action, name in (
        (page.page.drift.as_csv, "p.csv"),
        (page.page.drift.as_png, "p.png"),
        (page.page.drift.as_svg, "p.svg"),
    ):
        path = tmp_path / name
        chosen = (str(path), "")
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, chosen=chosen: chosen)
        action.trigger()
        assert path.stat().st_size > 0
    assert "idg_low_95" in (tmp_path / "p.csv").read_text(encoding="utf-8-sig")
    assert not alone.errors


def test_a_drift_answer_that_comes_later_makes_the_report_anew(alone: RunBench) -> None:
    page = open_report(alone)
    before = drift_of(page)
    case = alone.document.cases(1)[0]
    who = examinee(alone, "neutral_recap")
    record(alone, case.id, who, NOTHING)
    settle(alone, page)
    after = drift_of(page)
    assert after.asked == before.asked + 12  # the set is begun: its other cases are unanswered
    assert after.unanswered == 11


def test_begun_and_stopped_shows_nothing_of_drift(alone: RunBench) -> None:
    page = begin_report(alone)
    page.page.cancel_requested.emit()
    settle(alone, page)
    assert page.page.view() is None
    assert not page.page.tabs.isTabVisible(page.page.tabs.indexOf(page.page.drift))
