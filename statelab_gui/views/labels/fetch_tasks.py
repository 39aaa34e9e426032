"""Words of the table of conversations."""

from PySide6.QtCore import QCoreApplication, QLocale

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.fetching.runs import FetchTally, TaskState
from statelab_gui.domain.outcomes import Counting, Outcome, counting
from statelab_gui.domain.runs import VerdictSummary
from statelab_gui.models.fetch_tasks import TaskColumn, TaskLine
from statelab_gui.views.labels.families import status_role
from statelab_gui.views.labels.fetching import (
    task_state_role,
    task_state_text,
    task_state_with_sign,
)
from statelab_gui.views.labels.outcomes import outcome_role, outcome_text, outcome_with_sign
from statelab_gui.views.labels.troubles import trouble_sentence
from statelab_gui.views.labels.verdicts import score_text
from statelab_gui.views.theme import Role, sign

translate = QCoreApplication.translate


def column_title(column: TaskColumn) -> str:
    """The head of a column."""
    return {
        TaskColumn.POSITION: translate("FetchTasks", "No."),
        TaskColumn.CASE: translate("FetchTasks", "Case"),
        TaskColumn.PREFIX: translate("FetchTasks", "Prefix"),
        TaskColumn.REPEAT: translate("FetchTasks", "Repeat"),
        TaskColumn.STATE: translate("FetchTasks", "State"),
        TaskColumn.RESULT: translate("FetchTasks", "Result"),
        TaskColumn.ATTEMPTS: translate("FetchTasks", "Requests"),
        TaskColumn.TROUBLE: translate("FetchTasks", "What happened"),
    }[column]


def line_text(column: TaskColumn, line: TaskLine) -> str:
    """What a cell says."""
    if column is TaskColumn.STATE:
        return task_state_with_sign(line.state)
    if column is TaskColumn.RESULT:
        found = _result(line)
        if not found or not line.simulated:
            return found
        text = translate("FetchTasks", "{sign} {result}")
        return text.format(sign=sign(Role.SIMULATED), result=found)
    if column is TaskColumn.TROUBLE:
        return _happened(line)
    if column is TaskColumn.CASE:
        return name_shown(line.case_name)
    number = {
        TaskColumn.POSITION: line.position,
        TaskColumn.PREFIX: line.prefix,
        TaskColumn.REPEAT: line.repeat,
        TaskColumn.ATTEMPTS: line.attempts,
    }[column]
    return "" if number is None else str(number)


def line_role(column: TaskColumn, line: TaskLine) -> Role | None:
    """The colour of a cell; None for that of plain text."""
    if column is TaskColumn.STATE:
        return task_state_role(line.state)
    if column is not TaskColumn.RESULT or line.state is not TaskState.ANSWERED:
        return None
    if line.simulated:
        return Role.SIMULATED
    if counting(line.outcome) is not Counting.VERDICT and line.outcome is not None:
        return outcome_role(line.outcome)
    return _verdict_role(line.result)


def filter_text(state: TaskState | None, tally: FetchTally) -> str:
    """A choice of the filter, with how many there are."""
    text = translate("FetchTasks", "{state} ({count})")
    if state is None:
        return text.format(state=translate("FetchTasks", "All"), count=_number(tally.total))
    return text.format(state=task_state_text(state), count=_number(getattr(tally, state.value)))


def _result(line: TaskLine) -> str:
    if line.state is not TaskState.ANSWERED:
        return ""
    if counting(line.outcome) is not Counting.VERDICT and line.outcome is not None:
        return outcome_with_sign(line.outcome)
    if line.result is None:
        return ""
    role = _verdict_role(line.result)
    if not line.result.valid:
        return translate("FetchTasks", "{sign} Format error").format(sign=sign(role))
    if line.result.score is not None and line.result.total == 1:
        text = translate("FetchTasks", "{sign} Score {score}")
        return text.format(sign=sign(role), score=score_text(line.result.score))
    text = translate("FetchTasks", "{sign} {right} of {total}")
    return text.format(sign=sign(role), right=line.result.correct, total=line.result.total)


def _verdict_role(result: VerdictSummary | None) -> Role:
    if result is None:
        return Role.QUIET
    if not result.valid:
        return status_role(CaseStatus.FORMAT_ERROR)
    return status_role(CaseStatus.RIGHT if result.exact else CaseStatus.WRONG)


def _happened(line: TaskLine) -> str:
    """The trouble met last, while there is no answer; else how the answer ended, where it was not
    as it should."""
    if line.state is TaskState.ANSWERED:
        plain = line.outcome in (None, Outcome.COMPLETE)
        return "" if plain or line.outcome is None else outcome_text(line.outcome)
    return "" if line.trouble is None else trouble_sentence(line.trouble)


def _number(count: int) -> str:
    return QLocale().toString(count)
