"""The Drift page in the real window: making, sealing, revealing, answering, what was stale."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot
from test_plain_text_everywhere import MARKUP, taken_for_markup

from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.pages import drift_reading
from statelab_gui.app.pages.drift import Drift
from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.arms import Purpose
from statelab_gui.domain.drift.dialogues import NewStep
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.fetching.asking import Message
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.models.active_state import StateColumn
from statelab_gui.storage.commands import (
    AddCaseSet,
    AddDriftSet,
    AddExaminee,
    RecordReply,
    RecordStep,
    RevealCase,
    StartOver,
)
from statelab_gui.views.new_drift_set_dialog import NewDriftSetDialog
from statelab_gui.views.reveal_dialog import RevealDialog

CONDITIONS = (Condition.CLEAN, Condition.EASY)
RECIPE = DriftRecipe((DriftFamily.ORDERS,), (Language.EN, Language.ZH_TW), (1, 2), CONDITIONS)


def _made() -> list[DriftCase]:
    return [
        case
        for language in RECIPE.languages
        for seed in RECIPE.seeds
        for case in cases_of(built_in_item(DriftFamily.ORDERS, language, seed), CONDITIONS)
    ]


MADE = _made()


@pytest.fixture
def drift(window: MainWindow, tmp_path: Path) -> Drift:
    """The page over a set of four items in two conditions, and two examinees."""
    assert window.session.create(tmp_path / "lab.statelab")
    window.session.apply(AddDriftSet("Orders", RECIPE, MADE))
    for arm in ("bare", "stateforge"):
        settings = {"model": Setting.of("tiny-1"), "arm": Setting.of(arm)}
        window.session.apply(AddExaminee(settings))
    window.show()
    window.show_page("drift")
    page = window.pages.page("drift")
    assert isinstance(page, Drift)
    return page


def _answer(window: MainWindow, case_id: int, raw: bytes, examinee: int = 1) -> int:
    now = window.session.now()
    command = RecordReply(case_id, examinee, None, raw, ReplySource.PASTED, None, False, now)
    assert window.session.apply(command) is not None
    assert command.result is not None
    return command.result


def _right(case_id: int) -> bytes:
    item = MADE[case_id - 1].item
    answer = FAMILIES[item.family].solve(item, item.final)
    assert answer is not None
    return answer.encode()


def _dialog(kind: type[QDialog]) -> QDialog:
    return next(one for one in QApplication.topLevelWidgets() if isinstance(one, kind))


def test_without_a_document_and_without_a_set_it_says_what_to_do(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window.show()
    page = window.pages
    window.show_page("drift")
    built = page.page("drift")
    assert isinstance(built, Drift)
    assert built.page.no_document.isVisible()
    assert window.session.create(tmp_path / "lab.statelab")
    window.session.apply(AddCaseSet("Starter", starter()))
    window.show_page("drift")
    assert built.page.no_sets.isVisible()
    assert not built.page.commands.training.isEnabled()
    built.page.no_sets.button.click()
    qtbot.waitUntil(lambda: built.making.dialog is not None)
    dialog = built.making.dialog
    assert isinstance(dialog, NewDriftSetDialog)
    dialog.reject()


def test_a_set_is_made_as_it_is_asked_for_and_shown(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    assert window.session.create(tmp_path / "lab.statelab")
    window.show()
    window.show_page("drift")
    page = window.pages.page("drift")
    assert isinstance(page, Drift)
    page.page.commands.new_set.trigger()
    dialog = page.making.dialog
    assert dialog is not None
    for family, box in dialog.form.families.items():
        box.setChecked(family is DriftFamily.ORDERS)
    dialog.form.seeds.setText("4")
    dialog.check()
    qtbot.waitUntil(lambda: bool(dialog.preview.sample.prompt()), timeout=10_000)
    assert "Write the assistant's next message" in dialog.preview.sample.prompt()
    dialog.create_button.click()
    qtbot.waitUntil(lambda: page.page.matrix.matrix.rowCount() == 1, timeout=20_000)
    assert page.making.dialog is None
    document = window.session.document
    assert document is not None
    assert document.case_sets()[0].case_count == 5
    window.menus.action("edit.undo").trigger()
    assert document.case_sets() == []
    assert page.page.no_sets.isVisible()


def test_every_item_is_a_row_and_every_condition_a_column(drift: Drift) -> None:
    matrix = drift.page.matrix.matrix
    assert matrix.rowCount() == 4
    assert [matrix.condition_of(at) for at in (2, 3)] == list(CONDITIONS)
    assert "Chinese" not in matrix.text(2, 0)
    assert "繁體中文" in matrix.text(2, 0)
    assert drift.page.matrix.current() is not None


def test_a_sealed_case_shows_messages_and_nothing_of_its_edits(
    drift: Drift, window: MainWindow
) -> None:
    drift.open_facts(case_id=2)
    detail = drift.page.detail
    shown = detail.talk.dialogue.toPlainText()
    for turn in MADE[1].conversation.turns:
        assert turn.text in shown
    assert "Replace" not in shown
    assert not detail.is_open()
    drift.page.commands.copy_prompt.trigger()
    assert window.session.document is not None
    assert QGuiApplication.clipboard().text() == window.session.document.prompt(2)


def test_a_reveal_is_asked_for_recorded_and_opens_edits_and_states(
    drift: Drift, window: MainWindow, qtbot: QtBot
) -> None:
    drift.open_facts(case_id=2)
    drift.page.detail.talk.state.hidden.reveal.click()
    dialog = _dialog(RevealDialog)
    assert isinstance(dialog, RevealDialog)
    assert not drift.page.detail.is_open()
    dialog.reveal.click()
    assert drift.page.detail.is_open()
    document = window.session.document
    assert document is not None
    assert len(document.reveals(2)) == 1
    talk = drift.page.detail.talk
    talk.go_to(talk.stepper.turns())
    wanted = {goal.words: goal.values[0].words for goal in MADE[1].item.goals}
    model = talk.state.model
    for row in range(model.rowCount()):
        goal = model.index(row, StateColumn.GOAL).data()
        if goal in wanted and model.row(row).active:
            assert model.index(row, StateColumn.VALUE).data() == wanted[goal]
    assert "Replace" in talk.dialogue.toPlainText()


def test_going_to_a_sealed_case_takes_the_edits_of_the_open_one_away(
    drift: Drift, window: MainWindow
) -> None:
    window.session.apply(RevealCase(2, window.session.now()))
    drift.open_facts(case_id=2)
    assert drift.page.detail.is_open()
    drift.open_facts(case_id=4)
    assert not drift.page.detail.is_open()
    assert drift.page.detail.talk.state.model.rowCount() == 0
    assert "Replace" not in drift.page.detail.talk.dialogue.toPlainText()
    window.session.close()
    assert drift.page.detail.talk.dialogue.toPlainText() == ""


def test_answers_stand_in_the_matrix_by_sign_and_word(drift: Drift, window: MainWindow) -> None:
    _answer(window, 1, _right(1))
    _answer(window, 2, b"Answer: 1")
    _answer(window, 3, b"no idea at all", examinee=2)
    matrix = drift.page.matrix.matrix
    assert [matrix.text(0, at) for at in (2, 3)] == ["✓ Right", "✗ Wrong"]
    assert "StateForge" in matrix.text(1, 1)
    assert [matrix.text(row, 2) for row in (1, 3)] == ["○ Not answered", "⚠ Format error"]
    drift.page.filters.examinee.setCurrentIndex(1)
    assert matrix.text(0, 2) == "✓ Right"


def test_a_wrong_answer_is_shown_with_what_was_stale_in_it(
    drift: Drift, window: MainWindow, qtbot: QtBot
) -> None:
    case = MADE[1]
    stale = FAMILIES[case.item.family].solve(case.item, case.conversation.trail[0])
    assert stale is not None
    number = _answer(window, 2, stale.encode())
    drift.open_facts(case_id=2, examinee_id=1)
    detail = drift.page.detail
    reply = detail.answer.reply()
    assert reply is not None
    assert (reply.id, reply.status) == (number, CaseStatus.WRONG)
    assert detail.answer.verdict.result.text().endswith("score 0")
    qtbot.waitUntil(lambda: detail.stale.table.rows.rowCount() > 0, timeout=20_000)
    assert "does not tell why" in detail.stale.sentence.text()
    assert drift.page.commands.first_error.isEnabled()
    drift.page.commands.first_error.trigger()
    assert window.pages.current == "first_error"


def test_the_steps_of_a_conversation_that_was_led_are_listed(
    drift: Drift, window: MainWindow
) -> None:
    step = NewStep(Purpose.TRACKER, (Message("user", "What changed?"),), b'{"edits": []}')
    window.session.apply(RecordStep(2, 2, step, 0, ReplySource.PASTED, window.session.now()))
    drift.open_facts(case_id=2, examinee_id=2)
    steps, matrix = drift.page.detail.steps, drift.page.matrix.matrix
    place = matrix.place_of(2, 2)
    assert place is not None
    assert matrix.text(*place) == "◔ Begun, not answered"
    assert steps.steps() == ()
    assert "Withheld" in steps.remark.text()
    window.session.apply(RevealCase(2, window.session.now()))
    drift.open_facts(case_id=2, examinee_id=2)
    (shown,) = steps.steps()
    assert (shown.number, shown.raw) == (1, b'{"edits": []}')
    assert "What changed?" in shown.request
    steps.side.buttons[1].click()
    assert "What changed?" in steps.text.text.toPlainText()


def test_steps_of_a_conversation_that_was_started_over_can_still_be_read(
    drift: Drift, window: MainWindow
) -> None:
    session = window.session
    step = NewStep(Purpose.TRACKER, (Message("user", "What changed?"),), b'{"edits": []}')
    session.apply(RecordStep(2, 2, step, 0, ReplySource.PASTED, session.now()))
    session.apply(StartOver(2, 2, session.now()))
    drift.open_facts(case_id=2, examinee_id=2)
    steps = drift.page.detail.steps
    assert steps.steps() == ()
    assert not steps.which.isVisibleTo(steps)  # the case is sealed
    session.apply(RevealCase(2, session.now()))
    drift.open_facts(case_id=2, examinee_id=2)
    assert steps.steps() == ()
    assert steps.which.isVisibleTo(steps)
    assert "superseded" in steps.which.itemText(1)
    steps.which.setCurrentIndex(1)
    steps.which.activated.emit(1)
    (shown,) = steps.steps()
    assert shown.raw == b'{"edits": []}'
    assert "edits" in steps.text.text.toPlainText()
    steps.retranslate()
    assert steps.steps() == (shown,)


def test_filters_leave_what_agrees_and_are_cleared_for_a_case_asked_for(drift: Drift) -> None:
    filters, matrix = drift.page.filters, drift.page.matrix.matrix
    filters.language.setCurrentIndex(filters.language.findData(Language.ZH_TW))
    assert matrix.rowCount() == 2
    filters.condition.setCurrentIndex(filters.condition.findData(Condition.CLEAN))
    assert matrix.columnCount() == 3
    drift.open_facts(case_id=2)
    assert matrix.rowCount() == 4
    current = drift.page.matrix.current()
    assert current is not None
    assert current[0].case_id == 2


def test_the_keys_of_the_page_step_and_lead_on(
    drift: Drift, window: MainWindow, qtbot: QtBot
) -> None:
    drift.open_facts(case_id=2)
    talk = drift.page.detail.talk
    last = talk.stepper.turns()
    drift.page.commands.previous_turn.trigger()
    assert talk.turn() == last - 1
    drift.page.matrix.setFocus()
    qtbot.keyClick(drift.page.matrix, Qt.Key.Key_Return)
    assert window.pages.current == "desk"
    assert window.menus.page_action("drift").shortcut().toString() == "Ctrl+6"


def test_a_large_set_is_read_beside_the_window(
    drift: Drift, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drift_reading, "AT_ONCE", 1)
    _answer(window, 1, _right(1))
    matrix = drift.page.matrix.matrix
    qtbot.waitUntil(lambda: matrix.text(0, 2) == "✓ Right", timeout=10_000)
    current = drift.page.matrix.current()
    assert current is not None
    assert current[0].case_id == 1


def test_another_language_words_the_open_page_anew(drift: Drift, window: MainWindow) -> None:
    _answer(window, 1, _right(1))
    window.settings.put("language", "zh_TW")
    before = drift.page.detail.talk.turn()
    drift.retranslate()
    assert drift.page.detail.talk.turn() == before
    assert drift.page.matrix.matrix.rowCount() == 4


def test_items_are_imported_with_what_became_none(
    drift: Drift, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    told = {"question": "Tom has 3 apples. He buys 4. How many?", "answer": "7\n#### 7"}
    file = tmp_path / "gsm.jsonl"
    file.write_text(json.dumps(told) + "\nnonsense\n", "utf-8")
    drift.page.commands.import_items.trigger()
    dialog = drift.importing.dialog
    assert dialog is not None
    drift.importing.read(str(file))
    qtbot.waitUntil(lambda: dialog.items() is not None, timeout=10_000)
    assert dialog.problems.rows.rowCount() == 1
    dialog.create_button.click()
    qtbot.waitUntil(lambda: drift.page.matrix.matrix.rowCount() == 1, timeout=10_000)
    document = window.session.document
    assert document is not None
    assert [info.name for info in document.case_sets()] == ["Orders", "gsm"]
    assert drift.page.matrix.matrix.columnCount() == 5


def test_no_page_takes_a_text_of_an_imported_task_for_markup(
    drift: Drift, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    task = {"question": f"{MARKUP} has 3 apples. {MARKUP} buys 4.", "answer": f"{MARKUP}\n#### 7"}
    file = tmp_path / "<b>x<b>.jsonl"
    file.write_text(json.dumps(task) + "\n" + MARKUP, "utf-8")
    drift.importing.ask()
    dialog = drift.importing.dialog
    assert dialog is not None
    drift.importing.read(str(file))
    qtbot.waitUntil(lambda: dialog.items() is not None, timeout=10_000)
    seen = set(taken_for_markup(dialog))
    dialog.create_button.click()
    document = window.session.document
    assert document is not None
    qtbot.waitUntil(lambda: len(document.case_sets()) == 2, timeout=10_000)
    case = document.cases(2)[1].id
    number = _answer(window, case, MARKUP.encode())
    for key, facts in (
        ("drift", {"case_id": case, "examinee_id": 1}),
        ("cases", {"case_id": case}),
        ("desk", {"case_id": case, "examinee_id": 1}),
        ("first_error", {"reply_id": number}),
    ):
        window.show_page(key, **facts)
        qtbot.waitUntil(lambda: not window.session.is_busy, timeout=10_000)
        seen |= set(taken_for_markup(window))
    assert seen == set()
    assert MARKUP in drift.page.detail.talk.dialogue.toPlainText()


def test_a_file_that_is_no_file_of_tasks_is_told_in_the_dialog(
    drift: Drift, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "x.jsonl"
    file.write_text('{"a": 1}\n', "utf-8")
    drift.importing.ask()
    dialog = drift.importing.dialog
    assert dialog is not None
    drift.importing.read(str(file))
    qtbot.waitUntil(lambda: bool(dialog.trouble.text()), timeout=10_000)
    assert not dialog.create_button.isEnabled()
    dialog.reject()


def test_training_data_reveals_what_is_sealed_and_records_it(
    drift: Drift, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    parent = tmp_path / "out"
    parent.mkdir()
    _answer(window, 1, _right(1))
    drift.page.commands.training.trigger()
    dialog = drift.training.dialog
    assert dialog is not None
    dialog.place.setText(str(parent))
    assert not dialog.go.isEnabled()
    dialog.word.click()
    dialog.go.click()
    qtbot.waitUntil(lambda: any(parent.glob("*-training/training.json")), timeout=20_000)
    (folder,) = parent.iterdir()
    qtbot.waitUntil(lambda: not window.session.is_busy, timeout=20_000)
    document = window.session.document
    assert document is not None
    assert document.reveals(1) == []
    assert all(len(document.reveals(number)) == 1 for number in range(2, 9))
    about = json.loads((folder / "training.json").read_text("utf-8"))
    assert not set(about["train_items"]) & set(about["test_items"])
