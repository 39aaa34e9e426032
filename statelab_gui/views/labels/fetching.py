"""Words for runs of many conversations: how a run stands, how a conversation does, how long yet."""

import math
from collections.abc import Iterable
from decimal import Decimal

from PySide6.QtCore import QCoreApplication, QLocale

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.runs import (
    FetchPlan,
    FetchRun,
    FetchTally,
    RunKind,
    RunState,
    TaskState,
)
from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP
from statelab_gui.views.theme import Role, sign

translate = QCoreApplication.translate

_ENDLESS = 10**24
_STATES = {
    TaskState.WAITING: QT_TRANSLATE_NOOP("Fetching", "Waiting"),
    TaskState.ASKING: QT_TRANSLATE_NOOP("Fetching", "Under way"),
    TaskState.ANSWERED: QT_TRANSLATE_NOOP("Fetching", "Answered"),
    TaskState.FAILED: QT_TRANSLATE_NOOP("Fetching", "Failed"),
    TaskState.UNKNOWN: QT_TRANSLATE_NOOP("Fetching", "Unknown"),
    TaskState.GIVEN_UP: QT_TRANSLATE_NOOP("Fetching", "Given up"),
}
_STATE_ROLES = {
    TaskState.WAITING: Role.UNANSWERED,
    TaskState.ASKING: Role.STEP,
    TaskState.ANSWERED: Role.CHANGED,  # whether it is right is another matter
    TaskState.FAILED: Role.PROBLEM,
    TaskState.UNKNOWN: Role.MIXED,
    TaskState.GIVEN_UP: Role.QUIET,
}


def task_state_text(state: TaskState) -> str:
    """How a conversation stands, in a word."""
    return translate("Fetching", _STATES[state])


def task_state_role(state: TaskState) -> Role:
    """The colour and sign that go with it."""
    return _STATE_ROLES[state]


def task_state_with_sign(state: TaskState) -> str:
    """The sign and the word."""
    text = translate("Fetching", "{sign} {state}")
    return text.format(sign=sign(_STATE_ROLES[state]), state=task_state_text(state))


def task_state_about(state: TaskState) -> str:
    """What it means, in a sentence."""
    return {
        TaskState.WAITING: translate("Fetching", "Not asked yet"),
        TaskState.ASKING: translate("Fetching", "Asked just now; the answer is on its way"),
        TaskState.ANSWERED: translate("Fetching", "What came back is recorded as a reply"),
        TaskState.FAILED: translate("Fetching", "The service gave no answer"),
        TaskState.UNKNOWN: translate(
            "Fetching", "Sent, but nobody knows whether it was answered: it may have been charged"
        ),
        TaskState.GIVEN_UP: translate("Fetching", "Not to be asked any more"),
    }[state]


def run_standing(run: FetchRun) -> str:
    """How a run stands, short enough for a list."""
    tally = run.tally
    return _standing(run).format(
        answered=_number(tally.answered),
        total=_number(tally.total),
        failed=_number(tally.failed + tally.unknown),
    )


def _standing(run: FetchRun) -> str:
    if run.state is RunState.RUNNING:
        return translate("Fetching", "{answered} of {total} answered, under way")
    if run.state is RunState.ENDED:
        if run.tally.failed + run.tally.unknown:
            return translate("Fetching", "{answered} of {total} answered, {failed} not")
        return translate("Fetching", "{answered} of {total} answered, done")
    if run.over_limit:
        return translate("Fetching", "{answered} of {total} answered, at the spending limit")
    if run.plan.kind is RunKind.BATCH:
        if run.tally.waiting and not run.tally.asking:
            return translate("Fetching", "{answered} of {total} answered, files to be written")
        return translate("Fetching", "{answered} of {total} answered, waits for results")
    if run.stopped_by is not None:
        return translate("Fetching", "{answered} of {total} answered, stopped")
    return translate("Fetching", "{answered} of {total} answered, paused")


def run_role(run: FetchRun) -> Role:
    """The colour and sign that go with how a run stands."""
    if run.state is RunState.RUNNING:
        return Role.STEP
    if run.state is RunState.ENDED:
        return Role.PROBLEM if run.tally.failed + run.tally.unknown else Role.RIGHT
    return Role.PROBLEM if run.stopped_by is not None or run.over_limit else Role.UNANSWERED


def run_about(run: FetchRun, examinees: str, host: str) -> str:
    """What a run is, in a sentence."""
    connection = run.plan.connection
    facts = {
        "connection": name_shown(connection.name),
        "host": name_shown(host),
        "examinee": examinees,
    }
    if connection.simulated:
        text = translate(
            "Fetching",
            "Answers of {examinee} are simulated on this computer; no model is asked.",
        )
    elif run.plan.kind is RunKind.BATCH:
        text = translate(
            "Fetching",
            "Batch files for {connection}. Examinee: {examinee}. Nothing is sent from here.",
        )
    else:
        text = translate(
            "Fetching", "{host} is asked by way of {connection}. Examinee: {examinee}."
        )
    return text.format(**facts)


def tally_sentence(tally: FetchTally) -> str:
    """How the conversations of a run stand; states that none is in are not spoken of."""
    answered = translate("Fetching", "{answered} of {total} answered")
    told = [answered.format(answered=_number(tally.answered), total=_number(tally.total))]
    counted = {
        translate("Fetching", "{number} under way"): tally.asking,
        translate("Fetching", "{number} waiting"): tally.waiting,
        translate("Fetching", "{number} failed"): tally.failed,
        translate("Fetching", "{number} unknown"): tally.unknown,
        translate("Fetching", "{number} given up"): tally.given_up,
    }
    told += [text.format(number=_number(count)) for text, count in counted.items() if count]
    return in_a_line(told)


def in_a_line(facts: Iterable[str]) -> str:
    """Short facts beside each other, with what the language puts between them; "" are left out."""
    return translate("Fetching", " · ", "between facts in a line").join(filter(None, facts))


def pace_text(per_minute: float | None) -> str:
    """How many answers come in; "" until that can be told."""
    if per_minute is None:
        return ""
    shown = QLocale().toString(per_minute, "f", 0 if per_minute >= 10 else 1)
    return translate("Fetching", "{number} answers a minute").format(number=shown)


def left_text(seconds: float | None) -> str:
    """How long it takes yet; "" until that can be told."""
    if seconds is None:
        return ""
    return translate("Fetching", "About {time} left").format(time=span_text(seconds))


def span_text(seconds: float) -> str:
    """A span of time, as exact as is of use."""
    whole = max(1, round(seconds))
    if whole < 90:
        return translate("Fetching", "{number} s").format(number=whole)
    if whole < 90 * 60:
        return translate("Fetching", "{number} min").format(number=round(whole / 60))
    if whole < 72 * 3600:
        hours = QLocale().toString(whole / 3600, "f", 1)
        return translate("Fetching", "{number} h").format(number=hours)
    return translate("Fetching", "%n day(s)", None, math.ceil(whole / 86400))


def money_text(amount: Decimal) -> str:
    """An amount in the reviewer's own currency, with as many places as tell it apart from 0."""
    if abs(amount) >= _ENDLESS:  # of a document of other hands: nobody reads a million digits
        return f"{amount:.2e}"
    places = 2 if amount >= 1 or amount == 0 else 6
    text = f"{amount:.{places}f}"
    if places > 2:
        whole, _, rest = text.rstrip("0").partition(".")
        text = f"{whole}.{rest.ljust(2, '0')}"
    return text


def spent_text(tally: FetchTally, limit: Decimal | None) -> str:
    """What the answers have cost so far; "" without prices."""
    if tally.spent is None:
        return ""
    spent = money_text(tally.spent)
    if tally.unpriced:
        return translate(
            "Fetching", "Spent {spent}, and %n answer(s) of unknown cost", None, tally.unpriced
        ).format(spent=spent)
    if limit is None:
        return translate("Fetching", "Spent {spent}").format(spent=spent)
    return translate("Fetching", "Spent {spent} of at most {limit}").format(
        spent=spent, limit=money_text(limit)
    )


def waits_text(seconds: float) -> str:
    """That the service asked for a rest, and how long it is yet."""
    text = translate("Fetching", "The service asked to be left alone: going on in {time}.")
    return text.format(time=span_text(seconds))


def unfinished_text(run: FetchRun) -> str:
    """What is found in a document whose run did not come to its end, and who would be asked."""
    tally = run.tally
    text = translate(
        "Fetching",
        "The run {name} is not finished: {answered} of {total} answered, {unknown} unknown. "
        "Nothing is asked of {host} until you go on.",
    )
    return text.format(
        name=name_shown(run.plan.name),
        host=name_shown(hosts_text(run.plan)),
        answered=_number(tally.answered),
        total=_number(tally.total),
        unknown=_number(tally.unknown),
    )


def _number(count: int) -> str:
    return QLocale().toString(count)


def hosts_text(plan: FetchPlan) -> str:
    """The hosts that a run asks: its own, and its tracker's where that is another."""
    host = host_text(plan.connection)
    tracker = host if plan.tracker is None else host_text(plan.tracker)
    if tracker == host:
        return host
    return translate("Fetching", "{host} and {tracker}").format(host=host, tracker=tracker)


def host_text(connection: Connection) -> str:
    """The host and port that a connection asks; this computer's name for a simulated one."""
    if connection.simulated:
        return translate("Fetching", "this computer")
    _, _, rest = connection.base_url.partition("://")
    return rest.partition("/")[0] or connection.base_url
