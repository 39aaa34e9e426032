"""The probe plan on the First-error page: kept, run, paused and resumed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from first_error_bench import (
    FIRST_VALUES,
    clip,
    column,
    outcomes,
    probes,
    real_page,
    run_bench,
)
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot
from runs_bench import RunBench

from statelab_gui.app.pages.first_error import FirstError
from statelab_gui.models.probes import ProbeColumn
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


def texts_of(button: QAbstractButton) -> str:
    assert button.isVisible()
    return button.text()


def reopen(bench: RunBench) -> None:
    path = bench.document.path
    bench.session.close()
    bench.session.open(path)


def test_every_prefix_of_a_range_is_listed_and_kept_in_the_document(
    bench: RunBench, lab: FirstErrorLab
) -> None:
    lab.probing.plan.range_from.setValue(7)
    lab.probing.plan.range_to.setValue(8)
    lab.probing.plan.add_range.click()
    assert list(outcomes(lab)) == [6, 7, 8, 9, 12]
    assert lab.probing.plan.stretches.text() == "Each of 7–8"
    reopen(bench)
    assert list(outcomes(lab)) == [6, 7, 8, 9, 12]
    lab.probing.plan.clear_stretches.click()
    assert list(outcomes(lab)) == [6, 9, 12]


def test_a_range_begins_where_every_cell_is_set(lab: FirstErrorLab) -> None:
    lab.probing.plan.range_from.setValue(1)
    assert lab.probing.plan.range_from.value() == 6


def test_boundaries_are_the_ends_of_moves_or_every_n_updates(
    bench: RunBench, lab: FirstErrorLab
) -> None:
    plan = lab.probing.plan
    assert plan.at_moves.isChecked()
    plan.every.click()
    assert list(outcomes(lab)) == [6, 12]
    plan.every_n.setValue(2)
    assert list(outcomes(lab)) == [6, 8, 10, 12]
    reopen(bench)
    assert plan.every.isChecked()
    assert plan.every_n.value() == 2
    plan.at_moves.click()
    assert list(outcomes(lab)) == [6, 9, 12]


def test_the_cost_is_told_before_the_plan_starts(bench: RunBench, lab: FirstErrorLab) -> None:
    prompt = bench.document.prompt(bench.case_id("2-copy-code"))
    characters = sum(len("\n".join(prompt.split("\n")[: k + 1])) for k in (6, 9, 12))
    lab.probing.plan.repeats.setValue(3)
    told = lab.probing.plan.cost.text()
    assert "9 conversation" in told
    assert f"{3 * characters} characters" in told
    assert f"{3 * characters} characters" in lab.probing.bar.text.text()


def test_a_plan_is_started_where_it_is_made_and_its_pause_tells_what_is_left(
    lab: FirstErrorLab,
) -> None:
    lab.probing.setCurrentIndex(1)
    lab.probing.plan.repeats.setValue(2)
    assert texts_of(lab.probing.plan.bar.button) == "Start the plan"
    lab.probing.plan.bar.button.click()
    assert lab.probing.currentIndex() == 0  # where the first prompt is copied
    assert texts_of(lab.probing.bar.button) == "Pause"
    assert lab.probing.plan.bar.button.text() == "Pause"
    clip(FIRST_VALUES)
    lab.probing.chosen.paste_button.click()
    lab.probing.bar.button.click()
    assert lab.probing.bar.text.text().startswith("Left: 5 conversation")


def test_a_running_plan_leads_by_order_coarse_first_then_the_stretch_and_each_repeat(
    bench: RunBench, lab: FirstErrorLab
) -> None:
    plan, chosen = lab.probing.plan, lab.probing.chosen
    plan.every.click()
    plan.every_n.setValue(6)
    plan.range_from.setValue(8)
    plan.range_to.setValue(7)  # either way round
    plan.add_range.click()
    plan.repeats.setValue(2)
    lab.probing.bar.button.click()
    asked = []
    while True:
        asked.append(lab.current())
        assert texts_of(chosen.next_button) == (
            f"Asked now: prefix {lab.current()}, reply {(len(asked) + 1) % 2 + 1} of 2"
        )
        clip(FIRST_VALUES)
        chosen.paste_button.click()
        if not chosen.next_button.isEnabled():
            break
        chosen.next_button.click()
        assert bench.window.focusWidget() is chosen.copy_button
    assert asked == [6, 6, 12, 12, 7, 7, 8, 8]
    assert [probe[:2] for probe in probes(bench)] == [
        (k, repeat) for k in (6, 12, 7, 8) for repeat in (1, 2)
    ]
    assert lab.probing.bar.text.text() == "Plan done: 8 of 8 asked"


def test_a_plan_that_was_running_is_resumed_when_the_document_is_opened_again(
    bench: RunBench, lab: FirstErrorLab
) -> None:
    bar, chosen = lab.probing.bar, lab.probing.chosen
    lab.probing.plan.repeats.setValue(2)
    assert texts_of(bar.button) == "Start the plan"
    bar.button.click()
    assert texts_of(bar.button) == "Pause"
    for _ in range(3):
        clip(FIRST_VALUES)
        chosen.paste_button.click()
        chosen.next_button.click()
    reopen(bench)
    assert texts_of(bar.button) == "Resume: 3 of 6 asked"
    lab.go_to(12)
    bar.button.click()
    assert lab.current() == 9
    assert chosen.next_button.text() == "Asked now: prefix 9, reply 2 of 2"
    bar.button.click()
    assert texts_of(bar.button) == "Resume: 3 of 6 asked"
    reopen(bench)
    assert texts_of(bar.button) == "Resume: 3 of 6 asked"


def test_leaving_a_running_plan_for_another_case_and_coming_back_finds_it_running(
    bench: RunBench, page: FirstError, lab: FirstErrorLab
) -> None:
    first = page.page.reply.currentData()
    second = bench.record("2-add-code", FIRST_VALUES)
    lab.probing.bar.button.click()
    page.open_facts(reply_id=second)
    assert texts_of(lab.probing.bar.button) == "Start the plan"
    page.open_facts(reply_id=first)
    assert texts_of(lab.probing.bar.button) == "Pause"


def test_with_repeats_the_share_right_has_its_interval_and_n(
    bench: RunBench, lab: FirstErrorLab, qtbot: QtBot
) -> None:
    right = bench.truth("2-copy-code", 9)
    for repeat, raw in enumerate((FIRST_VALUES, right, b"no"), start=1):
        bench.record("2-copy-code", raw, prefix=9, repeat=repeat)
    qtbot.waitUntil(lambda: not bench.session.is_busy, timeout=30_000)
    assert column(lab, ProbeColumn.SHARE) == {9: "33 % (6–79 %)"}
    assert "Prefix 9: 1 of 3 replies right, 33 % (95 % interval 6–79 %)." in lab.beside.text()


def test_a_prefix_that_is_not_planned_is_asked_once_whatever_the_plan_repeats(
    bench: RunBench, lab: FirstErrorLab
) -> None:
    lab.probing.plan.repeats.setValue(3)
    lab.go_to(9)
    assert lab.stepping.replies.chooser.count() == 3
    lab.go_to(8)
    assert lab.stepping.replies.chooser.count() == 0
    clip(FIRST_VALUES)
    lab.probing.chosen.paste_button.click()
    assert probes(bench) == [(8, 1, FIRST_VALUES, True)]
