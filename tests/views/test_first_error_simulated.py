"""Simulated replies on the First-error page: told as such, never pooled with those of models."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from first_error_bench import FIRST_VALUES, open_page, outcomes, paste, run_bench
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from runs_bench import RunBench

from statelab_gui.app.diagnosis import diagnose
from statelab_gui.app.pages.first_error import FirstError
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.commands import RecordReply
from statelab_gui.views.reveal_dialog import RevealDialog

SIMULATED = ReplySource.SIMULATED


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    yield from run_bench(qtbot, tmp_path)


@pytest.fixture
def replies(bench: RunBench) -> tuple[int, int]:
    """A simulated and a real whole-case reply by one examinee, each with a probe at 9, 12 …"""
    bench.create()
    simulated = bench.record("20-copy-code", FIRST_VALUES, source=SIMULATED)
    bench.record("20-copy-code", FIRST_VALUES, prefix=9, source=SIMULATED)
    bench.record("20-copy-code", FIRST_VALUES, prefix=12, source=SIMULATED)
    real = bench.record("20-copy-code", FIRST_VALUES)
    bench.record("20-copy-code", bench.truth("20-copy-code", 9), prefix=9)
    return simulated, real


@pytest.fixture
def page(bench: RunBench, replies: tuple[int, int]) -> FirstError:
    return open_page(bench)


def test_probes_are_shown_beside_replies_of_their_kind_alone(
    page: FirstError, replies: tuple[int, int]
) -> None:
    simulated, real = replies
    lab = page.page.lab
    page.open_facts(reply_id=real)
    assert lab.result.text() == "Nothing observed wrong among 1 probed of 61 possible"
    assert (outcomes(lab)[9], outcomes(lab)[12]) == ("✓ Right", "○ Not probed")
    page.open_facts(reply_id=simulated)
    found = "First observed wrong prefix: 9 (among 2 probed of 61 possible)"
    assert lab.result.text() == f"◇ Simulated: {found}"
    assert (outcomes(lab)[9], outcomes(lab)[12]) == ("✗ Wrong", "✗ Wrong")


def test_a_diagnosis_counts_probes_of_its_replys_kind_alone(
    bench: RunBench, replies: tuple[int, int]
) -> None:
    simulated, real = replies
    assert diagnose(bench.document, real, None).observed.probed == 1
    assert diagnose(bench.document, simulated, None).observed.wrong == (9, 12)


def test_the_choice_of_a_reply_says_that_it_is_simulated(page: FirstError) -> None:
    box = page.page.reply
    texts = [box.itemText(row) for row in range(box.count())]
    assert ["simulated" in text for text in texts] == [False, True]


def test_a_models_reply_is_not_recorded_beside_a_simulated_one(
    bench: RunBench, page: FirstError, replies: tuple[int, int]
) -> None:
    lab = page.page.lab
    case_id = bench.case_id("20-copy-code")
    page.open_facts(reply_id=replies[0])
    paste(lab, 15, FIRST_VALUES)
    assert "Nothing was recorded" in lab.probing.chosen.notice.text()
    assert len(bench.document.probes(case_id, 1)) == 3
    page.open_facts(reply_id=replies[1])
    paste(lab, 15, FIRST_VALUES)
    assert len(bench.document.probes(case_id, 1)) == 4
    assert outcomes(lab)[15] == "✗ Wrong"


def test_cases_of_one_name_are_told_apart_by_their_seeds(bench: RunBench) -> None:
    bench.create(seeds=(7, 8))
    bench.record("2-add-code", b"sorry")
    twins = [case.id for case in bench.document.cases(1) if case.name == "2-copy-code"]
    for case_id in twins:
        command = RecordReply(
            case_id, 1, None, b"sorry", ReplySource.PASTED, None, False, bench.session.now()
        )
        assert bench.session.apply(command) is not None
    box = open_page(bench).page.case
    assert [box.itemText(row) for row in range(box.count())] == [
        "2-add-code · Starter",
        "2-copy-code · seed 7 · Starter",
        "2-copy-code · seed 8 · Starter",
    ]


def test_a_simulated_reply_to_a_sealed_case_waits_for_its_book(
    qtbot: QtBot, bench: RunBench
) -> None:
    bench.create()
    simulated = bench.record("2-copy-code", FIRST_VALUES, source=SIMULATED)
    page = open_page(bench)
    empty = page.page.empty
    assert empty.isVisible() and empty.button.text() == "Reveal answer book…"
    assert not bench.errors and page.page.lab.book() is None
    empty.button.click()
    (dialog,) = bench.window.findChildren(RevealDialog)
    qtbot.mouseClick(dialog.reveal, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.page.lab.isVisible())
    assert page.page.reply.currentData() == simulated
    assert not bench.errors


def test_a_real_reply_is_looked_into_before_a_newer_simulated_one(bench: RunBench) -> None:
    bench.create()
    real = bench.record("2-copy-code", FIRST_VALUES)
    bench.record("2-add-code", FIRST_VALUES, source=SIMULATED)
    page = open_page(bench)
    assert page.page.reply.currentData() == real
    page.open_facts(case_id=bench.case_id("2-add-code"))
    assert page.page.reply.currentData() == real  # what is shown stays while it is asked
    assert len(bench.window.findChildren(RevealDialog)) == 1
