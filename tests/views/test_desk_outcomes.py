"""What a service told of an answer stands beside the verdict; a simulated one decides nothing."""

import pytest
from desk_bench import TRUTH, DeskBench
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QPushButton, QWidget

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import ReplySource
from statelab_gui.models.queue import SIMULATED_ROLE, STATUS_ROLE
from statelab_gui.storage.commands import RecordReply, RevealCase
from statelab_gui.views.reveal_dialog import RevealDialog
from statelab_gui.views.theme import Role, sign

AT = "2026-11-30T09:00:00+08:00"
CASE = "2-copy-code"


def record(
    desk: DeskBench,
    raw: bytes,
    outcome: Outcome | None = None,
    source: ReplySource = ReplySource.FETCHED,
    repeat: int = 1,
) -> int:
    command = RecordReply(
        case_id=desk.case_id(CASE),
        examinee_id=1,
        prefix=None,
        raw=raw,
        source=source,
        file_name=None,
        converted_from_html=False,
        received_at=AT,
        repeat=repeat,
        outcome=outcome,
    )
    assert desk.session.apply(command) is not None
    assert command.result is not None
    return command.result


def every_text(root: QWidget) -> str:
    """All that a widget and those in it hold, shown or not."""
    texts: list[str] = []
    for widget in (root, *root.findChildren(QWidget)):
        texts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QPushButton):
            texts.append(widget.text())
        if isinstance(widget, QPlainTextEdit):
            texts += [widget.toPlainText(), widget.placeholderText()]
    return "\n".join(texts)


def opened(desk: DeskBench) -> QWidget:
    desk.desk.open_facts(case_id=desk.case_id(CASE))
    return desk.desk.page.reply


@pytest.mark.parametrize(
    ("outcome", "raw", "result", "role", "told"),
    [
        (Outcome.TRUNCATED, b'{"a":4', "Format error", Role.FORMAT_ERROR, "limit was reached"),
        (Outcome.EMPTY, b"", "Format error", Role.FORMAT_ERROR, "with no text"),
        (Outcome.REFUSED, b"I cannot", "Format error", Role.FORMAT_ERROR, "declined"),
        (Outcome.FILTERED, b"", "Format error", Role.FORMAT_ERROR, "filter"),
        (Outcome.TOOL_CALL, b"", "Format error", Role.FORMAT_ERROR, "tool call"),
        (Outcome.INCOMPLETE, TRUTH, "Incomplete", Role.INCOMPLETE, "never counts as right"),
        (Outcome.INPUT_CUT, TRUTH, "Input cut", Role.TRUNCATED, "answered another one"),
        (Outcome.INPUT_TOO_LONG, b"", "Input too long", Role.TRUNCATED, "for its length"),
        (Outcome.COMPLETE, TRUTH, "Whole case right", Role.RIGHT, "ended as complete"),
    ],
)
def test_the_panel_names_how_the_service_ended_the_answer(
    desk: DeskBench, outcome: Outcome, raw: bytes, result: str, role: Role, told: str
) -> None:
    desk.start()
    record(desk, raw, outcome)
    panel = opened(desk).verdict
    assert panel.result.text().startswith(f"{sign(role)} {result}")
    assert told in panel.told.text()
    looked_into = role in (Role.FORMAT_ERROR, Role.INCOMPLETE)
    assert panel.first_error_button.isVisible() is looked_into
    never_asked = outcome in (Outcome.INPUT_CUT, Outcome.INPUT_TOO_LONG)
    assert panel.reveal_button.isVisible() is never_asked
    assert ("stays hidden" in panel.told.text()) is never_asked
    compared = raw == TRUTH and outcome is not Outcome.INPUT_CUT  # that answers another prompt
    assert panel.table.isVisible() is compared


def test_a_reply_that_nobody_told_of_has_no_line_of_its_own(desk: DeskBench) -> None:
    desk.start()
    record(desk, TRUTH, None, ReplySource.PASTED)
    assert not opened(desk).verdict.told.isVisible()


def test_a_case_that_the_model_never_had_is_not_offered_as_the_next(desk: DeskBench) -> None:
    desk.start()
    record(desk, b"", Outcome.INPUT_TOO_LONG)
    model = desk.desk.page.queue.model
    entry = model.entry(desk.case_id(CASE))
    assert entry is not None
    assert (entry.status, entry.answered) == (CaseStatus.INPUT_TOO_LONG, True)
    assert (model.counts(), model.apart()) == ((0, 24), 1)
    offered = {model.next_unanswered(case) for case in range(1, 25)}
    assert desk.case_id(CASE) not in offered


@pytest.mark.parametrize("opening", ["reveal", "reply"])
def test_a_reply_to_a_cut_prompt_is_shown_and_tells_nothing_of_the_truth(
    desk: DeskBench, opening: str
) -> None:
    desk.start()
    case_id = desk.case_id(CASE)
    said = TRUTH.replace(b'"a":4', b'"a":63')
    record(desk, said, Outcome.INPUT_CUT)
    record(desk, TRUTH, Outcome.COMPLETE, ReplySource.SIMULATED, repeat=2)
    reply = opened(desk)
    number, simulated = (one.id for one in desk.document.replies(case_id))
    desk.desk.page.reply._show_one(simulated)
    assert '"a"' not in every_text(desk.window)
    desk.desk.page.reply._show_one(number)
    assert '"a":63' in reply.view.text.toPlainText()
    assert '"a":4' not in every_text(desk.window)
    assert reply.verdict.model.columnCount() == 0
    assert reply.verdict.reveal_button.isVisible() and reply.withholds()
    assert desk.document.case(case_id).sealed
    if opening == "reveal":
        desk.session.apply(RevealCase(case_id, AT))
    else:
        record(desk, b"", Outcome.EMPTY, repeat=3)
    assert not desk.document.case(case_id).sealed
    desk.qtbot.waitUntil(lambda: not reply.verdict.reveal_button.isVisible())
    assert "stays hidden" not in reply.verdict.told.text()


def test_repeats_that_do_not_agree_are_mixed_in_the_queue(desk: DeskBench) -> None:
    desk.start()
    record(desk, TRUTH)
    record(desk, b"", repeat=2)
    model = desk.desk.page.queue.model
    assert model.index_of(desk.case_id(CASE)).data(STATUS_ROLE) == CaseStatus.MIXED


def test_a_simulated_reply_is_told_of_and_nowhere_seen_until_the_book_is_open(
    desk: DeskBench,
) -> None:
    desk.start()
    record(desk, TRUTH, Outcome.COMPLETE, ReplySource.SIMULATED)
    reply = opened(desk)
    row = desk.desk.page.queue.model.index_of(desk.case_id(CASE))
    assert row.data(STATUS_ROLE) == CaseStatus.UNANSWERED and row.data(SIMULATED_ROLE)
    assert reply.verdict.result.text().startswith(f"{sign(Role.SIMULATED)} Simulated: ")
    assert "no model gave this reply" in reply.verdict.told.text()
    assert "Withheld" in reply.view.text.placeholderText()
    assert not reply.verdict.table.isVisible() and not reply.correct_button.isEnabled()
    assert '"a"' not in every_text(desk.window)
    assert desk.document.case(desk.case_id(CASE)).sealed

    reply.verdict.reveal_button.click()
    (dialog,) = desk.window.findChildren(RevealDialog)
    desk.qtbot.mouseClick(dialog.reveal, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert not desk.document.case(desk.case_id(CASE)).sealed
    assert reply.view.text.toPlainText() == TRUTH.decode()
    assert reply.verdict.table.isVisible() and not reply.verdict.reveal_button.isVisible()


def test_a_models_reply_opens_what_a_simulated_one_left_sealed(desk: DeskBench) -> None:
    desk.start()
    record(desk, TRUTH, Outcome.COMPLETE, ReplySource.SIMULATED)
    opened(desk)
    record(desk, b"", Outcome.EMPTY)
    entry = desk.desk.page.queue.model.entry(desk.case_id(CASE))
    assert entry is not None and entry.status is CaseStatus.FORMAT_ERROR
    assert not desk.document.case(desk.case_id(CASE)).sealed
