"""The Desk by turn: what is sent next of a conversation, step by step, to a strict verdict."""

import pytest
from desk_bench import DeskBench, put_on_clipboard
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot
from test_cases_sealing import everything_said

from statelab_gui.app.pages import desk_reading
from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.arms import Purpose, arm_of, most_steps
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.messages import prompt_of
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.storage.commands import AddDriftSet, AddExaminee, RecordReply, RevealCase
from statelab_gui.views.reply_desk import ReplyDesk
from statelab_gui.views.start_over_dialog import StartOverDialog

RECIPE = DriftRecipe(
    (DriftFamily.ORDERS, DriftFamily.CELLS), (Language.EN,), (1,), (Condition.EASY,)
)


def _cases() -> list[DriftCase]:
    return [
        case
        for family in RECIPE.families
        for case in cases_of(built_in_item(family, Language.EN, 1), RECIPE.conditions)
    ]


class TurnBench(DeskBench):
    """The Desk over a set of two conversations, led with an arm."""

    def begin(self, **settings: str) -> "TurnBench":
        assert self.session.create(self.path)
        self.session.apply(AddDriftSet("Drift", RECIPE, _cases()))
        self.examine(**settings)
        return self

    def examine(self, **settings: str) -> None:
        told = {"model": "tiny-1", **settings}
        self.session.apply(AddExaminee({key: Setting.of(text) for key, text in told.items()}))
        self.desk.choices.choose(None, self.document.examinees()[-1].id)

    @property
    def right(self) -> bytes:
        """The right answer to the case that is open."""
        case = self.desk.page.case()
        assert case is not None
        drift = self.document.drift_case(case.id)
        assert drift is not None
        answer = FAMILIES[drift.item.family].solve(drift.item, drift.item.final)
        assert answer is not None
        return answer.encode()

    @property
    def purpose(self) -> Purpose | None:
        step = self.desk.page.next_step()
        return None if step is None else step.purpose

    def copied(self) -> str:
        QGuiApplication.clipboard().clear()
        self.desk.page.copy_button.click()
        return QGuiApplication.clipboard().text()

    def answer(self, raw: bytes) -> None:
        put_on_clipboard(raw)
        self.pane.paste_button.click()
        self.reply.primary.click()

    def replies(self) -> list[tuple[bytes, CaseStatus]]:
        case = self.desk.page.case()
        assert case is not None
        return [(reply.raw, reply.status) for reply in self.document.replies(case.id)]


@pytest.fixture
def turns(qtbot: QtBot, tmp_path):
    bench = TurnBench(qtbot, tmp_path)
    yield bench
    bench.close()


def test_without_an_arm_the_whole_conversation_is_one_prompt(turns: TurnBench) -> None:
    turns.begin()
    (case, _) = _cases()
    assert turns.copied() == prompt_of(case)
    assert "new conversation" in turns.desk.page.reminder.text()
    assert turns.reply.primary.text() == "Record"
    turns.answer(turns.right)
    assert turns.replies() == [(turns.right, CaseStatus.RIGHT)]
    assert "full credit" in turns.reply.verdict.result.text()


def test_a_wrong_answer_is_recorded_with_its_score(turns: TurnBench) -> None:
    turns.begin()
    turns.answer(b"Answer: 1")
    assert turns.replies() == [(b"Answer: 1", CaseStatus.WRONG)]
    assert turns.reply.verdict.result.text().endswith("score 0")


def test_own_turns_are_sent_one_by_one_in_the_same_conversation(turns: TurnBench) -> None:
    turns.begin(assistant_turns="own")
    (case, _) = _cases()
    last = len(case.conversation.turns)
    first = turns.copied()
    assert case.item.context in first
    assert case.conversation.turns[1].text not in first
    for number in range(1, last + 1):
        assert turns.purpose is Purpose.TURN
        assert f", step {number} of {last + 1}:" in turns.desk.page.case_title.text()
        assert turns.reply.primary.text() == "Record this step"
        turns.answer(f"Noted {number}.".encode())
        assert turns.replies() == []
        assert turns.copied() == (
            case.conversation.turns[number].text if number < last else case.conversation.request
        )
        assert "same conversation" in turns.desk.page.reminder.text()
    assert turns.purpose is Purpose.ANSWER
    turns.answer(turns.right)
    assert turns.replies() == [(turns.right, CaseStatus.RIGHT)]
    dialogue = turns.document.dialogue_of(turns.document.replies(1)[0].id)
    assert dialogue is not None
    assert [step.raw for step in dialogue.steps][:2] == [b"Noted 1.", b"Noted 2."]
    assert dialogue.answer == last


def test_a_half_way_conversation_is_found_again_after_a_restart(turns: TurnBench) -> None:
    turns.begin(assistant_turns="own")
    turns.answer(b"One.")
    turns.answer(b"Two.")
    sent = turns.copied()
    put_on_clipboard(b"half typed")
    turns.pane.paste_button.click()
    turns.session.close()
    assert turns.session.open(turns.path)
    assert turns.copied() == sent
    assert ", step 3 of " in turns.desk.page.case_title.text()
    held = turns.pane.held()
    assert held is not None
    assert held.raw == b"half typed"


def test_a_gate_that_lets_the_answer_pass_leaves_it_the_answer(turns: TurnBench) -> None:
    turns.begin(arm="stateforge")
    seen = []
    for _ in range(60):
        purpose = turns.purpose
        assert purpose is not None
        seen.append(purpose)
        turns.answer(turns.right if purpose is Purpose.ANSWER else b"{}")
        if turns.replies():
            break
    assert {Purpose.TRACKER, Purpose.ANSWER} <= set(seen)
    assert seen[-1] in (Purpose.GATE, Purpose.ANSWER)
    assert turns.replies() == [(turns.right, CaseStatus.RIGHT)]


def test_a_tracker_of_its_own_is_named(turns: TurnBench) -> None:
    turns.begin(arm="stateforge", tracker_model="small <b>tracker</b>")
    assert turns.purpose is Purpose.TRACKER
    assert "small <b>tracker</b>" in turns.desk.page.reminder.text()


def test_what_holds_the_true_state_is_kept_back_until_it_is_revealed(
    turns: TurnBench, qtbot: QtBot
) -> None:
    turns.begin(arm="oracle_state")
    page = turns.desk.page
    step = page.next_step()
    assert step is not None
    assert step.hidden
    assert turns.copied() == ""
    assert not page.copy_button.isEnabled()
    (case, _) = _cases()
    wanted = [goal.values[0].words for goal in case.item.goals if goal.key in case.item.final]
    said = "\n".join(everything_said(qtbot))
    assert not all(words in said for words in wanted)
    asked = []
    page.step.reveal_requested.connect(lambda: asked.append(True))
    page.step.hidden.reveal.click()
    assert asked == [True]
    turns.session.apply(RevealCase(1, turns.session.now()))
    assert all(words in turns.copied() for words in wanted)
    turns.answer(turns.right)
    assert turns.replies() == [(turns.right, CaseStatus.RIGHT)]


def test_another_attempt_begins_at_the_first_step_and_goes_on(turns: TurnBench) -> None:
    turns.begin(assistant_turns="own")
    first = turns.copied()
    steps = len(_cases()[0].conversation.turns)
    for _ in range(steps):
        turns.answer(b"ok")
    turns.answer(b"Answer: 1")
    turns.reply.attempt_button.click()
    assert turns.copied() == first
    turns.answer(b"ok again")
    assert turns.reply.taking_in()
    assert ", step 2 of " in turns.desk.page.case_title.text()
    assert len(turns.replies()) == 1


def test_what_was_sent_for_the_answer_stands_beside_its_verdict(turns: TurnBench) -> None:
    turns.begin(assistant_turns="own")
    page, steps = turns.desk.page, len(_cases()[0].conversation.turns)
    for _ in range(steps):
        turns.answer(b"ok")
    asked = turns.copied()
    turns.answer(b"Answer: 1")
    for _ in range(2):
        assert not turns.reply.taking_in()
        assert f", step {steps + 1} of {steps + 1}: Answer" in page.case_title.text()
        assert turns.copied() == asked
        assert "new conversation" not in page.reminder.text()
        assert not page.over_button.isVisible()
        turns.desk.open_facts(case_id=2)  # and it is found so again
        assert ", step 1 of " in page.case_title.text()
        turns.desk.open_facts(case_id=1)
    turns.reply.attempt_button.click()
    assert ", step 1 of " in page.case_title.text()
    turns.reply.banner.button.click()  # Cancel
    assert f", step {steps + 1} of " in page.case_title.text()
    turns.reply.correct_button.click()
    assert turns.copied() == asked
    assert turns.reply.primary.text() == "Record"
    turns.answer(turns.right)
    assert [status for _, status in turns.replies()] == [CaseStatus.WRONG, CaseStatus.RIGHT]
    assert turns.copied() == asked


def test_edits_of_a_tracker_that_were_left_out_are_told_at_once(turns: TurnBench) -> None:
    turns.begin(arm="stateforge_no_gate")
    noted = turns.desk.page.step.noted
    assert not noted.isVisible()
    turns.answer(b'{"edits": [{"op": "delete", "key": "<b>gone</b>"}], "derived": []}')
    assert noted.isVisible()
    assert noted.text() == "An edit of the tracker was left out: <b>gone</b>."
    while turns.purpose is not Purpose.TRACKER:
        turns.answer(b"{}")
    turns.answer(b"not a state")
    assert "could not be read" in noted.text()
    turns.desk.open_facts(case_id=2)
    assert not noted.isVisible()


def test_another_examinee_is_asked_the_case_that_was_open(turns: TurnBench) -> None:
    turns.begin()
    turns.desk.open_facts(case_id=2)
    turns.examine(model="tiny-2")
    case = turns.desk.page.case()
    assert case is not None
    assert case.id == 2
    first = turns.document.examinees()[0].id
    turns.answer(turns.right)
    turns.desk.choices.choose(None, first)
    case = turns.desk.page.case()
    assert case is not None
    assert case.id == 2


def test_a_correction_replaces_the_answer_and_no_step(turns: TurnBench) -> None:
    turns.begin()
    turns.answer(b"Answer: 1")
    turns.reply.correct_button.click()
    turns.answer(turns.right)
    assert [status for _, status in turns.replies()] == [CaseStatus.WRONG, CaseStatus.RIGHT]
    old, new = turns.document.replies(1)
    assert old.superseded_by == new.id


def test_a_reply_to_a_later_repeat_can_be_corrected(turns: TurnBench) -> None:
    turns.begin()
    command = RecordReply(
        1, 1, None, b"Answer: 2", ReplySource.PASTED, None, False, turns.session.now(), repeat=2
    )
    turns.session.apply(command)
    turns.desk.open_facts(case_id=2)
    turns.desk.open_facts(case_id=1)
    turns.reply.correct_button.click()
    turns.answer(turns.right)
    assert [reply.repeat for reply in turns.document.replies(1)] == [2, 2]
    assert turns.errors == []


def test_an_arm_that_is_none_is_told_and_nothing_is_sent(turns: TurnBench) -> None:
    turns.begin(arm="magic")
    assert [error.code for error in turns.errors] == ["arm_setting_unknown"]
    assert turns.copied() == ""
    assert isinstance(turns.reply, ReplyDesk)
    turns.answer(b"Answer: 1")
    assert turns.replies() == []


def test_state_cells_are_judged_cell_by_cell(turns: TurnBench) -> None:
    turns.begin()
    turns.desk.open_facts(case_id=2)
    turns.answer(turns.right)
    assert "cells" in turns.reply.verdict.result.text()
    assert turns.replies()[0][1] is CaseStatus.RIGHT


def start_over(turns: TurnBench, qtbot: QtBot, agree: bool = True) -> StartOverDialog:
    turns.desk.page.over_button.click()
    dialog = turns.window.findChild(StartOverDialog)
    assert isinstance(dialog, StartOverDialog)
    with qtbot.waitSignal(dialog.finished):
        (dialog.start if agree else dialog.keep).click()
    return dialog


def test_a_gate_makes_the_number_of_steps_the_most_there_are(turns: TurnBench) -> None:
    turns.begin(arm="stateforge")
    (case, _) = _cases()
    most = most_steps(case, arm_of({"arm": Setting.of("stateforge")}))
    assert f", step 1 of at most {most}:" in turns.desk.page.case_title.text()


def test_only_a_conversation_that_is_half_way_can_be_started_over(turns: TurnBench) -> None:
    turns.begin(assistant_turns="own")
    assert not turns.desk.page.over_button.isVisible()
    turns.answer(b"One.")
    assert turns.desk.page.over_button.isVisible()
    turns.desk.open_facts(case_id=2)
    assert not turns.desk.page.over_button.isVisible()


def test_started_over_it_is_at_its_first_step_and_what_was_recorded_is_kept(
    turns: TurnBench, qtbot: QtBot
) -> None:
    turns.begin(assistant_turns="own")
    first = turns.copied()
    turns.answer(b"One.")
    turns.answer(b"Two.")
    put_on_clipboard(b"half typed")
    turns.pane.paste_button.click()
    start_over(turns, qtbot, agree=False)
    assert ", step 3 of " in turns.desk.page.case_title.text()
    assert turns.document.set_aside(1, 1) == []
    start_over(turns, qtbot)
    assert turns.copied() == first
    assert turns.pane.held() is None
    assert not turns.desk.page.over_button.isVisible()
    (kept,) = turns.document.set_aside(1, 1)
    assert [step.raw for step in kept.steps] == [b"One.", b"Two."]
    assert kept.reply_id is None
    turns.session.close()
    assert turns.session.open(turns.path)
    assert turns.copied() == first
    for _ in range(len(_cases()[0].conversation.turns)):
        turns.answer(b"ok")
    turns.answer(turns.right)
    assert turns.replies() == [(turns.right, CaseStatus.RIGHT)]
    dialogue = turns.document.dialogue_of(turns.document.replies(1)[0].id)
    assert dialogue is not None
    assert dialogue.steps[0].raw == b"ok"
    assert turns.document.set_aside(1, 1) == [kept]
    turns.reply.attempt_button.click()
    assert ", step 1 of " in turns.desk.page.case_title.text()  # not where it was left
    assert turns.errors == []


def test_a_case_that_is_half_way_has_a_sign_of_its_own_in_the_queue(turns: TurnBench) -> None:
    turns.begin(assistant_turns="own")
    queue = turns.desk.page.queue

    def spoken() -> list[str]:
        model = queue.model
        role = Qt.ItemDataRole.AccessibleTextRole
        return [str(model.index(row).data(role)) for row in range(model.rowCount())]

    assert [text.rpartition(", ")[2] for text in spoken()] == ["Not answered"] * 2
    turns.answer(b"One.")
    assert spoken() == ["1-orders-easy, Begun, not answered", "1-cells-easy, Not answered"]
    assert queue.model.counts() == (0, 2)
    turns.examine(model="another", assistant_turns="own")
    assert [text.rpartition(", ")[2] for text in spoken()] == ["Not answered"] * 2


def test_a_long_queue_is_read_beside_the_window_and_the_case_wished_for_is_opened(
    turns: TurnBench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk_reading, "LONG_QUEUE", 1)
    turns.begin(assistant_turns="own")
    desk = turns.desk
    assert desk.page.case() is None  # not read yet
    desk.open_facts(case_id=2)
    qtbot.waitUntil(lambda: not turns.session.is_busy, timeout=20_000)
    assert desk.page.queue.model.rowCount() == 2
    case = desk.page.case()
    assert case is not None
    assert case.id == 2
    turns.answer(b"One.")
    entry = desk.page.queue.model.entry(2)
    assert entry is not None
    assert entry.case.begun
    turns.session.close()
    assert desk.page.case() is None
