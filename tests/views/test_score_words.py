"""A score of an answer reads alike wherever it stands, and how an answer ended is apart from it."""

from PySide6.QtWidgets import QApplication

from statelab_gui.domain.fetching.runs import TaskState
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import VerdictSummary
from statelab_gui.models.fetch_tasks import TaskColumn, TaskLine
from statelab_gui.views.labels.fetch_tasks import line_text
from statelab_gui.views.labels.outcomes import ended_text, outcome_text


def shown(result: VerdictSummary) -> str:
    line = TaskLine(1, 1, 1, "case", "set", 1, None, 1, TaskState.ANSWERED, 1, result=result)
    return line_text(TaskColumn.RESULT, line)


def test_a_fetched_answer_to_a_conversation_shows_its_score(qapp: QApplication) -> None:
    assert shown(VerdictSummary(True, 0, 1, False, None, 1, 0.77)).endswith(" Score 0.77")
    assert shown(VerdictSummary(True, 1, 1, True, None, 1, 1.0)).endswith(" Score 1")
    assert shown(VerdictSummary(True, 3, 7, False, None, 1)).endswith(" 3 of 7")
    assert shown(VerdictSummary(True, 3, 7, False, None, 1, 0.43)).endswith(" 3 of 7")  # cells
    assert shown(VerdictSummary(False, 0, 1, False, None, 1, 0.0)).endswith(" Format error")


def test_an_answer_that_was_not_graded_is_still_said_to_have_ended(qapp: QApplication) -> None:
    assert ended_text(Outcome.NOT_GRADED).startswith("Answered")
    others = [one for one in Outcome if one is not Outcome.NOT_GRADED]
    assert all(ended_text(one) == outcome_text(one) for one in others)
