"""A drift conversation as a dialogue: readable, plain, and sealed until it may be seen."""

import pytest
from drift_case_bench import SECRETS, TURNS, drift_case, texts_of
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from test_cases_sealing import everything_said

from statelab_gui.domain.drift.intents import EditKind
from statelab_gui.domain.drift.items import (
    Condition,
    Conversation,
    DriftCase,
    DriftFamily,
    Language,
    Turn,
)
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.messages import messages
from statelab_gui.models.active_state import StateColumn
from statelab_gui.views.dialogue import dialogue_of, marks_after, state_after
from statelab_gui.views.dialogue_view import DialogueView
from statelab_gui.views.drift_detail import DriftDetail
from statelab_gui.views.talk_panel import TalkPanel

MARKUP = "<b>bold</b><img src=x>"


@pytest.fixture
def detail(qtbot: QtBot) -> DriftDetail:
    detail = DriftDetail()
    qtbot.addWidget(detail)
    detail.resize(900, 600)
    detail.show()
    return detail


def _secrets_said(qtbot: QtBot) -> set[str]:
    return {secret for text in everything_said(qtbot) for secret in SECRETS if secret in text}


def test_a_message_belongs_to_the_turn_it_tells_and_the_request_to_none() -> None:
    case = drift_case()
    dialogue = dialogue_of(case, texts_of(case), opened=False)
    turns = [message.turn for message in dialogue.messages]
    assert turns == [t for turn in range(1, 8) for t in (turn, turn)] + [0]
    assert dialogue.turns == 7
    assert dialogue.marks == ()


def test_a_conversation_in_one_message_is_its_one_turn() -> None:
    case = drift_case(Condition.CLEAN)
    whole = Conversation(Condition.CLEAN, (Turn(TURNS[0].edits, "All.", ""),), "Go.")
    clean = DriftCase(case.item, whole)
    dialogue = dialogue_of(clean, texts_of(clean), opened=True)
    assert [message.turn for message in dialogue.messages] == [1]
    assert len(dialogue.marks_of(1)) == 2


def test_marks_tell_what_an_edit_did_and_what_the_value_is_in_the_end() -> None:
    case = drift_case()
    first = marks_after(case, 1)
    assert [(mark.kind, mark.value, mark.note) for mark in first] == [
        (EditKind.ADD, "eight-zib", "variant"),
        (EditKind.ADD, "two-zib", "decoy"),
    ]
    assert marks_after(case, 2)[0].note == "variant, harmless"
    (more,) = marks_after(case, 3)
    assert (more.kind, more.before, more.value) == (EditKind.REPLACE, "eight-zib", "twenty-zib")
    (gone,) = marks_after(case, 6)
    assert (gone.kind, gone.value, gone.note) == (EditKind.DELETE, "two-zib", "decoy")
    assert marks_after(case, 7)[0].note == ""


def test_the_state_after_a_turn_names_every_goal_in_words() -> None:
    rows = state_after(drift_case(), 6)
    assert [row.value for row in rows] == ["twenty-zib", "three-zib", "five-zib", "not active"]
    assert [row.changed for row in rows] == [False, False, False, True]
    assert rows[3].before == "two-zib"


def test_messages_are_shown_as_they_are_and_never_taken_for_markup(qtbot: QtBot) -> None:
    view = DialogueView()
    qtbot.addWidget(view)
    case = drift_case()
    texts = [MARKUP, *texts_of(case)[1:-1], "lone \ud800 half"]
    view.show_dialogue(dialogue_of(case, texts, opened=False))
    shown = view.toPlainText()
    assert MARKUP in shown
    assert "lone \ufffd half" in shown
    assert shown.index("I want more.") < shown.index("It costs less.")


def test_a_click_chooses_the_turn_under_it(qtbot: QtBot) -> None:
    talk = TalkPanel()
    qtbot.addWidget(talk)
    talk.resize(500, 900)
    talk.show()
    case = drift_case()
    talk.show_sealed(case, texts_of(case))
    assert talk.turn() == 7
    found = talk.dialogue.document().find("I say a price.")
    at = talk.dialogue.cursorRect(found).center()
    if not talk.dialogue.viewport().rect().contains(at):
        talk.dialogue.verticalScrollBar().setValue(0)
        at = talk.dialogue.cursorRect(found).center()
    qtbot.mouseClick(talk.dialogue.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert talk.turn() == 2


def test_keys_and_buttons_step_through_the_turns(qtbot: QtBot, detail: DriftDetail) -> None:
    case = drift_case()
    detail.show_open("7", case, texts_of(case), None)
    stepper = detail.talk.stepper
    stepper.slider.setFocus()
    for key, turn in (
        (Qt.Key.Key_Home, 1),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_End, 7),
    ):
        qtbot.keyClick(stepper.slider, key)
        assert stepper.turn() == turn
    stepper.first.click()
    assert not stepper.back.isEnabled()
    stepper.on.click()
    stepper.on.click()
    model = detail.talk.state.model
    assert model.index(0, StateColumn.VALUE).data() == "twenty-zib"
    assert model.index(0, StateColumn.BEFORE).data() == "eight-zib"
    assert model.index(2, StateColumn.VALUE).data() == "not active"
    assert "3" in stepper.where.text() and "7" in stepper.where.text()


def test_an_open_case_tells_its_edits_and_states(qtbot: QtBot, detail: DriftDetail) -> None:
    case = drift_case()
    detail.show_open("7", case, texts_of(case), None)
    assert {"zibble", "-zib", "decoy", "variant"} <= _secrets_said(qtbot)


def test_nothing_of_a_sealed_case_is_anywhere(qtbot: QtBot, detail: DriftDetail) -> None:
    case = drift_case()
    detail.show_sealed("7", case, texts_of(case))
    detail.talk.dialogue.selectAll()
    detail.talk.dialogue.copy()
    detail.talk.stepper.first.click()
    assert _secrets_said(qtbot) == set()
    assert "I want more." in QApplication.clipboard().text()
    assert not detail.is_open()


@pytest.mark.parametrize("leave", ["sealed", "clear"])
def test_going_on_from_an_open_case_leaves_nothing_of_it(
    qtbot: QtBot, detail: DriftDetail, leave: str
) -> None:
    case = drift_case()
    detail.show_open("7", case, texts_of(case), "2026-01-01T10:00:00+00:00")
    detail.talk.go_to(2)
    if leave == "sealed":
        detail.show_sealed("7", case, texts_of(case))
    else:
        detail.clear()
    QApplication.clipboard().clear()
    assert _secrets_said(qtbot) == set()


def test_opening_the_case_shown_keeps_the_turn(detail: DriftDetail) -> None:
    case = drift_case()
    detail.show_sealed("7", case, texts_of(case))
    detail.talk.go_to(3)
    detail.show_open("7", case, texts_of(case), None)
    assert detail.talk.turn() == 3
    assert detail.talk.state.is_open()


def test_the_note_tells_where_the_messages_show_the_final_intents(detail: DriftDetail) -> None:
    for condition, told in (
        (Condition.CLEAN, True),
        (Condition.CONTROL_MEDIUM, True),
        (Condition.MEDIUM, False),
    ):
        case = drift_case(condition)
        detail.show_sealed("7", case, texts_of(case))
        assert ("by design" in detail.note.text()) is told


def test_a_chinese_conversation_asks_for_a_font_that_draws_it(qtbot: QtBot) -> None:
    view = DialogueView()
    qtbot.addWidget(view)
    case = drift_case(language=Language.ZH_TW)
    view.show_dialogue(dialogue_of(case, texts_of(case), opened=False))
    families = view.document().defaultFont().families()
    assert families[0] == QApplication.font().family()


def test_every_label_of_the_detail_is_plain_text(detail: DriftDetail) -> None:
    case = drift_case()
    detail.show_open("7", case, texts_of(case), None)
    rich = [
        label
        for label in detail.findChildren(QLabel)
        if label.textFormat() is not Qt.TextFormat.PlainText and label.text()
    ]
    assert [label.text() for label in rich] == []


@pytest.mark.parametrize(
    ("family", "fixed"), [(DriftFamily.ORDERS, False), (DriftFamily.SQL, True)]
)
def test_only_tables_and_code_are_in_the_fixed_font(family: DriftFamily, fixed: bool) -> None:
    case = next(cases_of(built_in_item(family, Language.EN, 1), (Condition.CLEAN,)))
    first = dialogue_of(case, [one.text for one in messages(case)], opened=False).messages[0]
    assert first.context_end == (len(case.item.context) if fixed else 0)


def test_the_last_turn_is_seen_with_the_request_that_follows(qtbot: QtBot) -> None:
    view = DialogueView()
    qtbot.addWidget(view)
    view.resize(500, 300)
    view.show()
    case = drift_case()
    view.show_dialogue(dialogue_of(case, texts_of(case), opened=False))
    view.show_turn(7)
    assert view.verticalScrollBar().value() > 0
    request = view.document().find(texts_of(case)[-1])
    assert view.viewport().rect().contains(view.cursorRect(request))
