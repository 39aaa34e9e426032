"""A wrong answer to a conversation on the First error page: turns, and values in words."""

from pathlib import Path

import pytest
from PySide6.QtGui import QPalette
from pytestqt.qtbot import QtBot

from statelab_gui.app.pages.first_error_reading import read_reply
from statelab_gui.domain.drift.encoding import k_of_turn
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.probing import active_json, probe_text
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.models.prefix_steps import StepColumn
from statelab_gui.storage.commands import AddDriftSet, AddExaminee, RecordReply
from statelab_gui.storage.document import Document
from statelab_gui.views.first_error_lab import FirstErrorLab
from statelab_gui.views.plots.map_facts import MapFacts
from statelab_gui.views.plots.map_legend import LegendNeeds, legend_entries
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.map_words import tip_text

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


def test_the_first_observed_wrong_prefix_is_told_with_its_turn(
    lab: FirstErrorLab, document: Document, case: DriftCase
) -> None:
    right, wrong = k_of_turn(case, 1), k_of_turn(case, 3)
    told = active_json(case.item, case.conversation.after(1)).encode()
    _probe(document, lab, right, told)
    assert "Nothing observed wrong" in lab.result.text()
    _probe(document, lab, wrong, told)
    assert f"First observed wrong prefix: {wrong}" in lab.result.text()
    assert "turn 3" in lab.result.text()
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


def test_the_map_says_what_its_numbers_stand_for(document: Document, case: DriftCase) -> None:
    examined = read_reply(document, document.replies(1)[0]).examined
    k, turns = k_of_turn(case, 2), len(case.conversation.turns)
    facts = MapFacts(examined.book, examined.complete_from, 1, k)
    assert tip_text(facts, k, None).startswith(f"Turn 2 of {turns}")
    look = MapLook.of_screen(QPalette())
    needs = LegendNeeds(codes=(), unset=False, dense=False, written=False, worded=True)
    told = [entry.text for entry in legend_entries(needs, facts.scale(dark=False), look)]
    assert told[-1] == "number of a goal's value; 0: not active"
