"""A wrong answer to a conversation on the First error page: turns, and values in words."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from statelab_gui.app.pages.first_error_reading import read_reply
from statelab_gui.domain.drift.encoding import encode, k_of_turn
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.probing import active_json, probe_text
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.models.map_table import WRITTEN_ROLE, MapTable
from statelab_gui.models.prefix_steps import StepColumn
from statelab_gui.storage.commands import AddDriftSet, AddExaminee, RecordReply
from statelab_gui.storage.document import Document
from statelab_gui.views.first_error_lab import FirstErrorLab
from statelab_gui.views.labels.drift import value_words
from statelab_gui.views.labels.prefixes import update_text
from statelab_gui.views.map_table_view import map_words
from statelab_gui.views.plots.map_axis import ticks
from statelab_gui.views.plots.map_facts import MapFacts
from statelab_gui.views.plots.map_frame import NO_FRAME
from statelab_gui.views.plots.map_legend import LegendNeeds, legend_entries
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.map_numerals import numerals
from statelab_gui.views.plots.map_words import tip_text, value_text

RECIPE = DriftRecipe((DriftFamily.ORDERS,), (Language.EN,), (1,), (Condition.EASY,))


@pytest.fixture
def case() -> DriftCase:
    return next(cases_of(built_in_item(DriftFamily.ORDERS, Language.EN, 1), RECIPE.conditions))


@pytest.fixture
def document(case: DriftCase, tmp_path: Path):
    document = Document.create(tmp_path / "lab.statelab")
    document.apply(AddDriftSet("Drift", RECIPE, [case]))
    document.apply(AddExaminee({"model": Setting.of("tiny-1")}))
    now = "2026-01-01T10:00:00+00:00"
    document.apply(RecordReply(1, 1, None, b"Answer: 1", ReplySource.PASTED, None, False, now))
    yield document
    document.close()


@pytest.fixture
def lab(document: Document, qtbot: QtBot) -> FirstErrorLab:
    lab = FirstErrorLab()
    qtbot.addWidget(lab)
    lab.resize(1200, 800)
    lab.show()
    opened = read_reply(document, document.replies(1)[0])
    lab.show_reply(opened.examined, opened.probed)
    return lab


def _probe(document: Document, lab: FirstErrorLab, k: int, raw: bytes) -> None:
    now = "2026-01-01T10:00:00+00:00"
    document.apply(RecordReply(1, 1, k, raw, ReplySource.PASTED, None, False, now))
    opened = read_reply(document, document.replies(1)[0])
    lab.set_probed(opened.probed)


def test_its_prefixes_are_those_in_which_a_turn_ends(lab: FirstErrorLab, case: DriftCase) -> None:
    first = k_of_turn(case, 1)
    turns = len(case.conversation.turns)
    probed = lab.probed()
    assert probed is not None
    assert list(probed.plan.coarse) == list(range(first, first + turns))
    for turn in (1, turns):
        k = k_of_turn(case, turn)
        lab.go_to(k)
        assert lab.prefix_prompt(k) == probe_text(case, k)
        assert lab.dialogue.dialogue().turns == turns
    assert probed.cost.characters == sum(
        len(probe_text(case, k)) for k in range(first, first + turns)
    )


def test_values_stand_in_words_before_and_after(lab: FirstErrorLab, case: DriftCase) -> None:
    turn = next(
        number
        for number, one in enumerate(case.conversation.turns, 1)
        if number > 1 and one.edits and one.edits[0].value
    )
    edit = case.conversation.turns[turn - 1].edits[0]
    lab.go_to(k_of_turn(case, turn))
    words = case.item.goal(edit.goal).values[edit.value - 1].words
    assert words in lab.stepping.steps.heading()
    model = lab.stepping.steps.table.model()
    row = [goal.key for goal in case.item.goals].index(edit.goal)
    assert model.index(row, StepColumn.AFTER).data() == words
    shown = {model.index(at, StepColumn.AFTER).data() for at in range(model.rowCount())}
    assert "not active" in shown


def test_the_first_observed_wrong_turn_is_told(
    lab: FirstErrorLab, document: Document, case: DriftCase
) -> None:
    right, wrong = k_of_turn(case, 1), k_of_turn(case, 3)
    told = active_json(case.item, case.conversation.after(1)).encode()
    _probe(document, lab, right, told)
    assert "Nothing observed wrong" in lab.result.text()
    _probe(document, lab, wrong, told)
    assert lab.result.text().startswith("First observed wrong turn: 3 (among 2 probed")
    lab.go_to(wrong)
    model = lab.stepping.steps.table.model()
    marks = [model.index(at, StepColumn.REPLY).data() for at in range(model.rowCount())]
    assert any(mark.endswith("✗") for mark in marks)
    assert any(mark == "not active ✓" for mark in marks)


def test_the_whole_answer_is_no_reply_to_the_last_prefix(
    lab: FirstErrorLab, case: DriftCase
) -> None:
    lab.go_to(k_of_turn(case, len(case.conversation.turns)))
    current = lab.stepping.replies.current()
    assert current is not None
    assert current.reply is None


def test_leaving_it_takes_the_conversation_and_its_edits_away(
    lab: FirstErrorLab, case: DriftCase
) -> None:
    assert case.conversation.turns[0].text in lab.dialogue.toPlainText()
    lab.forget()
    assert lab.dialogue.toPlainText() == ""


def test_steps_are_told_by_their_turns(lab: FirstErrorLab, case: DriftCase) -> None:
    turns = len(case.conversation.turns)
    lab.go_to(1)
    assert lab.stepping.steps.heading().startswith(f"Turn 1 of {turns}: ")
    lab.go_to(k_of_turn(case, turns))
    assert lab.stepping.steps.heading().startswith(f"Turn {turns} of {turns}: ")


def test_the_map_begins_with_the_first_turn_and_names_goals(
    document: Document, case: DriftCase
) -> None:
    examined = read_reply(document, document.replies(1)[0]).examined
    first, turns = k_of_turn(case, 1), len(case.conversation.turns)
    k = k_of_turn(case, 2)
    facts = MapFacts(examined.book, examined.complete_from, 1, k)
    assert facts.first == facts.clamped(1) == first
    assert facts.cells == tuple(goal.words for goal in case.item.goals)
    assert tip_text(facts, k, None).startswith(f"Turn 2 of {turns}")
    never = next(at for at, goal in enumerate(case.item.goals) if goal.key not in case.item.final)
    assert value_text(facts, never, first).endswith(": not active")
    frame = replace(
        NO_FRAME,
        updates=facts.updates,
        first=first,
        left=first - 0.5,
        right=facts.updates + 0.5,
        width=2000.0,
        row=30.0,
        strip=300.0,
        rows=len(facts.cells),
    )
    assert ticks(frame, 1.0) == list(range(first, facts.updates + 1))
    assert frame.update_at(-100) == first
    look = MapLook.of_screen(QPalette())
    needs = LegendNeeds(codes=(), unset=True, dense=False, written=False, worded=True)
    scale = facts.scale(dark=False)
    told = [entry.text for entry in legend_entries(needs, scale, look)]
    assert told == ["not asked for yet", "a colour is a value of its goal; –: not active"]
    columns = facts.source.columns(frame.left, frame.right, frame.device_columns)
    texts = set(numerals(columns, frame, scale, look, examined.book.program).texts)
    assert not any(text.isdecimal() for text in texts)
    words = {value.words for goal in case.item.goals for value in goal.values}
    assert any(text in words or (len(text) > 1 and text.endswith("…")) for text in texts)


def test_everything_is_counted_by_turns(lab: FirstErrorLab, case: DriftCase) -> None:
    turns = len(case.conversation.turns)
    probing, steps = lab.probing, lab.stepping.steps
    table = probing.list.table.model()
    assert [table.index(row, 0).data() for row in range(table.rowCount())] == [
        str(turn) for turn in range(1, turns + 1)
    ]
    header = [table.headerData(at, Qt.Orientation.Horizontal) for at in range(5)]
    assert "Turn" in header and "Goals right" in header and "Prefix" not in header
    lab.go_to(k_of_turn(case, 3))
    assert steps.spin.value() == 3
    assert (steps.spin.minimum(), steps.spin.maximum()) == (1, turns)
    assert probing.chosen.next_button.text() == "Next: turn 4 ▸"
    steps.spin.setValue(2)
    assert lab.current() == k_of_turn(case, 2)
    lab.go_to(1)
    assert lab.current() == k_of_turn(case, 1)
    assert (probing.plan.range_from.value(), probing.plan.range_to.value()) == (1, turns)
    wished = []
    probing.plan.plan_wished.connect(wished.append)
    probing.plan.range_from.setValue(2)
    probing.plan.range_to.setValue(3)
    probing.plan.add_range.click()
    assert wished[-1].stretches == ((k_of_turn(case, 2), k_of_turn(case, 3)),)


def test_the_table_of_the_map_has_a_row_a_turn(document: Document, case: DriftCase) -> None:
    examined = read_reply(document, document.replies(1)[0]).examined
    table = MapTable(map_words(), QFont())
    table.set_book(examined.book, examined.complete_from)
    QAbstractItemModelTester(table)
    turns = len(case.conversation.turns)
    assert table.rowCount() == turns
    assert table.headerData(0, Qt.Orientation.Horizontal) == "Turn"
    assert table.headerData(2, Qt.Orientation.Horizontal) == case.item.goals[0].words
    assert [table.index(row, 0).data() for row in range(turns)] == [
        str(turn) for turn in range(1, turns + 1)
    ]
    assert table.update_of(1) == k_of_turn(case, 2) and table.row_of(k_of_turn(case, 2)) == 1
    cells = {table.index(0, 2 + at).data() for at in range(len(case.item.goals))}
    assert "not active" in cells
    bold = [
        [bool(table.index(row, 2 + at).data(WRITTEN_ROLE)) for at in range(len(case.item.goals))]
        for row in range(turns)
    ]
    edits = [
        [goal.key in {e.goal for e in turn.edits} for goal in case.item.goals]
        for turn in case.conversation.turns
    ]
    assert bold == edits


def test_a_turn_that_confirms_is_no_change(document: Document) -> None:
    (control,) = cases_of(
        built_in_item(DriftFamily.ORDERS, Language.EN, 1), (Condition.CONTROL_EASY,)
    )
    goals = control.item.goals
    first = k_of_turn(control, 1)
    words = [[value_words(goal, n) for n in (*range(len(goal.values) + 1), -1)] for goal in goals]
    program = encode(control).worded(words, [goal.words for goal in goals], first)
    told = [update_text(program, k) for k in range(1, len(program) + 1)]
    assert set(told[:first]) == {f"{len(control.conversation.turns[0].edits)} edit(s)"}
    assert set(told[first:]) == {"no change"}
