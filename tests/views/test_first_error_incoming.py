"""Replies on their way in on the First-error page: to which asking, and long ones."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from first_error_bench import (
    FIRST_VALUES,
    clip,
    open_page,
    outcomes,
    paste,
    probes,
    real_page,
    run_bench,
)
from pytestqt.qtbot import QtBot
from runs_bench import RunBench

from statelab_gui.app.pages.first_error import FirstError
from statelab_gui.views.first_error_lab import FirstErrorLab


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    yield from run_bench(qtbot, tmp_path)


@pytest.fixture
def page(bench: RunBench) -> FirstError:
    return real_page(bench)


@pytest.fixture
def lab(page: FirstError) -> FirstErrorLab:
    return page.page.lab


def test_looking_at_another_reply_ends_the_question_what_the_new_one_is(
    bench: RunBench, lab: FirstErrorLab
) -> None:
    right = bench.truth("2-copy-code", 9)
    paste(lab, 9, FIRST_VALUES)
    paste(lab, 9, right)
    lab.probing.chosen.question.another.click()
    chooser, question = lab.stepping.replies.chooser, lab.probing.chosen.question
    chooser.activated.emit(0)
    clip(b"sorry")
    lab.probing.chosen.paste_button.click()
    assert question.correct.text() == "Correct reply 1"
    chooser.activated.emit(1)
    assert not question.is_asking()
    assert not question.isVisible()
    question.correct.click()
    assert probes(bench) == [(9, 1, FIRST_VALUES, True), (9, 2, right, True)]


@pytest.mark.parametrize("k", [9, 30_000])
def test_a_reply_that_is_being_read_is_recorded_in_the_document_that_it_came_in_for(
    bench: RunBench, qtbot: QtBot, k: int
) -> None:
    bench.create(lengths=(20_000,))
    bench.record("20000-copy-code", FIRST_VALUES)
    lab = open_page(bench).page.lab
    qtbot.waitUntil(lambda: lab.probing.list.model.rowCount() == 20_001, timeout=20_000)
    case_id, first = bench.case_id("20000-copy-code"), bench.document.path
    raw = FIRST_VALUES + b" " * 300_000
    (bench.folder / "answer.json").write_bytes(raw)
    lab.go_to(k)
    lab.probing.chosen.take_file(bench.folder / "answer.json")
    assert not lab.probing.chosen.paste_button.isEnabled()
    other = bench.folder / "other.statelab"
    assert bench.session.save_copy(other)  # what is on its way is in the copy as well
    lab.probing.chosen.take_file(bench.folder / "answer.json")
    lab.probing.chosen.question.another.click()
    assert bench.session.open(other)
    qtbot.waitUntil(lambda: not bench.session.is_busy, timeout=20_000)
    assert [probe.raw for probe in bench.document.probes(case_id, 1)] == [raw]
    assert bench.session.open(first)
    kept = bench.document.probes(case_id, 1)
    assert [(probe.prefix, probe.repeat, probe.raw) for probe in kept] == [(k, 1, raw), (k, 2, raw)]
    assert kept[0].verdict.exact is kept[1].verdict.exact is False
    assert kept[0].verdict.valid


def test_a_long_reply_is_read_beside_the_window(
    bench: RunBench, page: FirstError, qtbot: QtBot
) -> None:
    lab = page.page.lab
    raw = bench.truth("2-copy-code", 9) + b"\n" * 300_000
    (bench.folder / "answer.json").write_bytes(raw)
    lab.go_to(9)
    lab.probing.chosen.take_file(bench.folder / "answer.json")
    assert probes(bench) == []
    qtbot.waitUntil(lambda: not bench.session.is_busy, timeout=20_000)
    assert probes(bench) == [(9, 1, raw, True)]
    assert outcomes(lab)[9] == "✓ Right"
    assert lab.probing.chosen.next_button.isEnabled()
