"""Words for one request and what came of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal

from PySide6.QtCore import QCoreApplication, QLocale

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.fetching.answers import Answer, Attempt
from statelab_gui.domain.fetching.asking import SENDABLE, FieldFate
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import BLANK, Setting, SettingState
from statelab_gui.views.labels.arms import purpose_name
from statelab_gui.views.labels.connections import fate_text
from statelab_gui.views.labels.examinees import shown_value
from statelab_gui.views.labels.fetching import money_text
from statelab_gui.views.labels.field_names import field_name
from statelab_gui.views.labels.outcomes import outcome_sentence, outcome_text
from statelab_gui.views.labels.runs import clock_text, second_text, setting_text
from statelab_gui.views.labels.troubles import trouble_sentence

translate = QCoreApplication.translate
Rows = list[tuple[str, str]]
Row3 = tuple[str, str, str]


@dataclass(frozen=True)
class SeenAttempt:
    """An attempt as it may be seen, with its `cost` and the examinee's `settings` it was made with.

    `withheld`: what was answered must not be seen, and is not in `attempt`; `request_withheld`: nor
    what was asked. `purpose` is what an arm asked it for.
    """

    attempt: Attempt
    cost: Decimal | None = None
    settings: Mapping[str, Setting] = field(default_factory=dict, hash=False)
    withheld: bool = False
    purpose: Purpose | None = None
    request_withheld: bool = False


def attempt_title(seen: SeenAttempt) -> str:
    """How one of several attempts is called where it is chosen."""
    attempt = seen.attempt
    if attempt.answer is not None:
        ended = outcome_text(attempt.answer.outcome)
    elif attempt.status is not None:
        ended = translate("FetchAttempts", "HTTP {status}").format(status=attempt.status)
    else:
        ended = translate("FetchAttempts", "no answer")
    time = clock_text(attempt.started_at)
    if seen.purpose is not None:
        text = translate("FetchAttempts", "Request {number}, {purpose}, {time}: {ended}")
        purpose = purpose_name(seen.purpose)
        return text.format(number=attempt.number, purpose=purpose, time=time, ended=ended)
    text = translate("FetchAttempts", "Request {number}, {time}: {ended}")
    return text.format(number=attempt.number, time=time, ended=ended)


def attempt_sentence(attempt: Attempt) -> str:
    """What came of it."""
    if attempt.answer is not None:
        return _answer_sentence(attempt.answer)
    return "" if attempt.trouble is None else trouble_sentence(attempt.trouble)


def _answer_sentence(answer: Answer) -> str:
    """How it ended; where reasoning took all that was written, that it did."""
    usage, outcome = answer.usage, answer.outcome
    if outcome is Outcome.EMPTY and usage.reasoning:
        return translate(
            "FetchAttempts",
            "The answer was ended as complete, with no text, after %n token(s) of reasoning.",
            None,
            usage.reasoning,
        )
    if outcome is Outcome.TRUNCATED and usage.reasoning and usage.reasoning == usage.output:
        return translate(
            "FetchAttempts",
            "The output limit was reached by reasoning alone, after %n token(s) of it.",
            None,
            usage.reasoning,
        )
    return outcome_sentence(outcome)


def fact_rows(seen: SeenAttempt) -> Rows:
    """Facts of a request and its answer, as told; what was not told is *not provided*."""
    attempt, answer = seen.attempt, seen.attempt.answer
    rows: Rows = []
    if seen.purpose is not None:
        rows.append((translate("FetchAttempts", "Step of the arm"), purpose_name(seen.purpose)))
    rows += [
        (translate("FetchAttempts", "Asked at"), second_text(attempt.started_at)),
        (translate("FetchAttempts", "Address"), attempt.url),
        (translate("FetchAttempts", "HTTP status"), _told(attempt.status)),
        (translate("FetchAttempts", "Time until whole"), _milliseconds(attempt.latency_ms)),
    ]
    if answer is None:
        message = attempt.trouble.facts.get("message", "") if attempt.trouble else ""
        if message:
            rows.append((translate("FetchAttempts", "The service says"), message))
        return rows
    usage = answer.usage
    rows += [
        (translate("FetchAttempts", "Ended as"), outcome_text(answer.outcome)),
        (translate("FetchAttempts", "Reason told"), _told(answer.finish_reason)),
        (translate("FetchAttempts", "Model as returned"), _told(answer.model)),
        (translate("FetchAttempts", "Request number"), _told(answer.request_id)),
        (translate("FetchAttempts", "System fingerprint"), _told(answer.fingerprint)),
        (translate("FetchAttempts", "Input tokens"), _count(usage.input)),
        (translate("FetchAttempts", "Of these, from a cache"), _count(usage.cached)),
        (translate("FetchAttempts", "Of these, written to a cache"), _count(usage.cache_written)),
        (translate("FetchAttempts", "Output tokens"), _count(usage.output)),
        (translate("FetchAttempts", "Of these, reasoning"), _count(usage.reasoning)),
        (translate("FetchAttempts", "Reasoning text"), _flag(answer.has_reasoning)),
        (translate("FetchAttempts", "Usage as reported"), _told(answer.usage_json)),
    ]
    if seen.cost is not None:
        rows.append((translate("FetchAttempts", "Cost"), money_text(seen.cost)))
    return rows


def header_rows(headers: Mapping[str, str]) -> Rows:
    """The headers that are kept."""
    return sorted(headers.items())


def setting_rows(fates: Mapping[str, FieldFate], settings: Mapping[str, Setting]) -> list[Row3]:
    """Every setting that a service may be sent: its value, and what became of it."""
    return [
        (field_name(key), _value(key, settings.get(key, BLANK)), fate_text(fates[key]))
        for key in SENDABLE
        if key in fates
    ]


def _value(key: str, setting: Setting) -> str:
    if setting.state is not SettingState.VALUE:
        return setting_text(setting)
    return name_shown(shown_value(key, " ".join(setting.value.split())))


def _told(value: object) -> str:
    if value is None:
        return translate("RunWords", "Not provided")
    return str(value)


def _count(count: int | None) -> str:
    return _told(None) if count is None else QLocale().toString(count)


def _flag(there: bool) -> str:
    if there:
        return translate("FetchAttempts", "In a field of its own, kept in the response")
    return translate("FetchAttempts", "None")


def _milliseconds(latency: int | None) -> str:
    if latency is None:
        return _told(None)
    text = translate("FetchAttempts", "{number} ms")
    return text.format(number=QLocale().toString(latency))
