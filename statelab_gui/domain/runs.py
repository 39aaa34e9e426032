"""Who answered, with what settings, and what a row of the run log holds."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, NamedTuple

from statelab_gui.domain.cases import NOT_RIGHT, CaseStatus, status_of
from statelab_gui.domain.faults import FaultKind
from statelab_gui.domain.fetched import Fetched
from statelab_gui.domain.kinds import AnyFamily
from statelab_gui.domain.log_columns import Ruling
from statelab_gui.domain.outcomes import Counting, Outcome, counting
from statelab_gui.domain.scoring import Verdict


class SettingState(StrEnum):
    """A setting has a value, or the interface does not offer it, or nobody filled it in."""

    BLANK = "blank"
    NOT_PROVIDED = "not_provided"
    VALUE = "value"


_VALUE = SettingState.VALUE  # looked up here: hundreds are made for a page of the log


@dataclass(frozen=True)
class Setting:
    """One setting; `value` is text with something to see in it for VALUE, and "" for the other two.

    Raises ValueError for any other pairing, so that an empty value cannot pass for an answer.
    """

    state: SettingState
    value: str = ""

    def __post_init__(self) -> None:
        if self.state is _VALUE:
            if not self.value.strip():
                raise ValueError("a value must not be empty: that is BLANK")
        elif self.value:
            raise ValueError(f"{self.state} has no value")

    @classmethod
    def of(cls, value: str) -> "Setting":
        """The value as given; BLANK for nothing but white space."""
        if not value.strip():
            return BLANK
        made = object.__new__(cls)  # what is checked here need not be checked again
        made.__dict__.update(state=_VALUE, value=value)
        return made


BLANK = Setting(SettingState.BLANK)
NOT_PROVIDED = Setting(SettingState.NOT_PROVIDED)


def settings_to_json(settings: Mapping[str, Setting]) -> str:
    """Canonical JSON: a value is a string, blank null, not provided {"state": "not_provided"}."""
    plain = {SettingState.BLANK: None, SettingState.NOT_PROVIDED: {"state": "not_provided"}}
    found = {key: plain.get(setting.state, setting.value) for key, setting in settings.items()}
    return json.dumps(found, sort_keys=True, separators=(",", ":"))


def settings_from_json(text: str) -> dict[str, Setting]:
    """The inverse of settings_to_json; raises ValueError for anything it did not write."""
    found = json.loads(text)
    if not isinstance(found, dict):
        raise ValueError("settings must be an object")
    settings = {}
    for key, value in found.items():
        if value is None:
            settings[key] = BLANK
        elif isinstance(value, str):
            settings[key] = Setting(SettingState.VALUE, value)
        elif value == {"state": "not_provided"}:
            settings[key] = NOT_PROVIDED
        else:
            raise ValueError(f"not a setting: {key}")
    return settings


@dataclass(frozen=True)
class FieldSpec:
    """A setting of an examinee: how it is edited; a "format" is chosen from OUTPUT_FORMATS, an
    "arm" and "turns" from what domain.drift.arms has."""

    key: str
    multiline: bool = False
    kind: Literal["text", "date", "number", "tools", "format", "arm", "turns"] = "text"


EXAMINEE_FIELDS: tuple[FieldSpec, ...] = (
    FieldSpec("model"),
    FieldSpec("provider"),
    FieldSpec("interface"),
    FieldSpec("date", kind="date"),
    FieldSpec("system_prompt", multiline=True),
    FieldSpec("reasoning_budget"),
    FieldSpec("temperature", kind="number"),
    FieldSpec("output_limit", kind="number"),
    FieldSpec("output_format", kind="format"),
    FieldSpec("context_window", kind="number"),
    FieldSpec("sampling_seed", kind="number"),
    FieldSpec("tools", kind="tools"),
    FieldSpec("arm", kind="arm"),
    FieldSpec("assistant_turns", kind="turns"),
    FieldSpec("trigger", kind="number"),
    FieldSpec("tracker_model"),
)


_KEY = re.compile(
    r"(?<![A-Za-z0-9])(?:"
    r"(?:sk|pk|rk|gsk|xai|hf|ghp|gho|github_pat|glpat|xox[abp])[-_][A-Za-z0-9_-]{16,}"
    r"|eyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}"
    r"|(?:AIza|AKIA)[A-Za-z0-9_-]{12,}"
    r"|(?=[A-Za-z0-9]*[a-z])(?=[A-Za-z0-9]*[A-Z])(?=[A-Za-z0-9]*[0-9])[A-Za-z0-9]{32,}"
    r")"
    r"|[Bb]earer\s+[A-Za-z0-9._~+/-]{16,}"
    r"|[?&](?:api[-_]?)?key=[^&\s]{8,}"
)


def looks_like_key(text: str) -> bool:
    """Whether the text seems to hold an access key, which must not be written into a document."""
    if len(text) < _SHORTEST_KEY or max(map(len, text.split()), default=0) < _SHORTEST_KEY:
        return False  # as of most notes: told at once
    return _KEY.search(text) is not None


_SHORTEST_KEY = 13
"""Characters without white space that each kind of key has at least in a row."""


FREE_TEXT, JSON_SCHEMA = "free_text", "json_schema"
OUTPUT_FORMATS = (FREE_TEXT, JSON_SCHEMA)
"""The values of the setting "output_format": nothing is asked of the service, or it is to hold the
output to the schema of the cells."""


class ToolsGroup(StrEnum):
    """Groups that are never pooled: a model alone, a model with tools, and nobody knows."""

    WITHOUT = "without"
    WITH = "with"
    UNKNOWN = "unknown"


NO_TOOLS = "none"
"""The canonical value of the setting "tools" when no tool was allowed."""

_NO_TOOLS_WORDS = frozenset(
    {"none", "no", "off", "without", "no tools", "no-tools", "without tools", "disabled"}
    | {"not allowed", "nothing", "0", "-", "–", "—"}
    | {"無", "无", "沒有", "没有", "不使用", "不可用", "關閉", "关闭"}
)


@dataclass(frozen=True)
class Examinee:
    """A model with all its settings; `version_of` is the examinee this one revises."""

    id: int
    settings: Mapping[str, Setting] = field(hash=False)
    created_at: str
    version_of: int | None = None

    def setting(self, key: str) -> Setting:
        """The setting of that key; BLANK when it was never filled in."""
        return self.settings.get(key, BLANK)

    @property
    def label(self) -> str:
        """ "model · interface" of those that have a value; "" when neither has."""
        parts = (self.setting(key).value.strip() for key in ("model", "interface"))
        return " · ".join(part for part in parts if part)


def tools_group(examinee: Examinee) -> ToolsGroup:
    """The group by the setting "tools": blank and not provided are unknown, "none" is without."""
    tools = examinee.setting("tools")
    if tools.state is not SettingState.VALUE:
        return ToolsGroup.UNKNOWN
    word = tools.value.strip().rstrip(".。").casefold()
    return ToolsGroup.WITHOUT if word in _NO_TOOLS_WORDS else ToolsGroup.WITH


def is_constrained(examinee: Examinee) -> bool:
    """Whether the service was to hold the output to a schema, which is another test."""
    return examinee.setting("output_format").value.strip() == JSON_SCHEMA


class ReplySource(StrEnum):
    """How a reply came in. SIMULATED is never pooled with the others."""

    PASTED = "pasted"
    FILE = "file"
    FETCHED = "fetched"
    SIMULATED = "simulated"


@dataclass(frozen=True)
class ReplyInfo:
    """One reply as received: `raw` is the record, `prefix` the number of updates asked (None: all).

    `received_at` is ISO-8601 with offset; `prompt_sha256` is that of the prompt given. `repeat`
    numbers, from 1, the conversations in which the very same prompt was asked. `outcome` and
    `finish_reason` are what a service told of the end; None where none told. `withheld`: a
    simulated reply to a sealed case may be the truth itself, so `raw` is empty and the verdict has
    no cells until the case is open. `sealed`: the truth of the case is hidden, so the verdict has
    no cells.
    """

    id: int
    case_id: int
    examinee_id: int
    prefix: int | None
    raw: bytes
    sha256: str
    source: ReplySource
    file_name: str | None
    converted_from_html: bool
    received_at: str
    prompt_sha256: str
    supersedes: int | None
    superseded_by: int | None
    verdict: Verdict
    repeat: int = 1
    outcome: Outcome | None = None
    finish_reason: str | None = None
    withheld: bool = False
    sealed: bool = False

    @property
    def simulated(self) -> bool:
        """Whether it was made on this computer and no model gave it."""
        return self.source is ReplySource.SIMULATED

    @property
    def status(self) -> CaseStatus:
        """How it counts; never UNANSWERED or MIXED."""
        return status_of(self.verdict.valid, self.verdict.exact, self.outcome)

    @property
    def not_right(self) -> bool:
        """Whether it is in the denominators and not right."""
        return self.status in NOT_RIGHT

    @property
    def shows_state(self) -> bool:
        """Whether it gives a value for every cell after the prompt as asked."""
        return self.status in (CaseStatus.RIGHT, CaseStatus.WRONG) and not self.withheld


@dataclass(frozen=True)
class RunField:
    """A column of the run log that the reviewer fills in."""

    key: str
    kind: Literal["int", "number", "flag", "text"]


RUN_FIELDS: tuple[RunField, ...] = (
    RunField("input_tokens", "int"),
    RunField("cost", "number"),
    RunField("truncated", "flag"),
    RunField("notes", "text"),
)


class VerdictSummary(NamedTuple):
    """What a row shows of a verdict; `fault` is the reason of a format error, `scorer_version` says
    which scorer judged, and `score`, from 0 to 1, is of the answer to a conversation."""

    valid: bool
    correct: int
    total: int
    exact: bool
    fault: FaultKind | None
    scorer_version: int
    score: float | None = None


@dataclass(frozen=True)
class RunRow:
    """One row of the run log; without `reply_id` an unanswered case: what is measured is None.

    `settings` are the examinee's, `fields` those of RUN_FIELDS and "column:ID" for the columns of
    the reviewer's own (missing means BLANK). An unanswered row of no particular examinee has
    `examinee_id` None. `revealed_at` is when the answer book of the case was first opened by hand,
    `revealed_before` whether that was before this reply. `repeat` is that of ReplyInfo, 1 for an
    unanswered case. `ruling` stands beside the verdict, where there is one, and changes no score.
    `outcome` is how a service ended the reply, `fetched` what else it told where it was asked here.
    """

    reply_id: int | None
    case_id: int
    set_id: int
    set_name: str
    case_name: str
    family: AnyFamily
    form: str
    seed: int
    length: int
    updates: int
    characters: int
    examinee_id: int | None
    settings: Mapping[str, Setting] = field(hash=False)
    prefix: int | None
    verdict: VerdictSummary | None
    fields: Mapping[str, Setting] = field(hash=False)
    source: ReplySource | None
    received_at: str | None
    superseded: bool
    revealed_before: bool
    revealed_at: str | None = None
    repeat: int = 1
    ruling: Ruling | None = None
    outcome: Outcome | None = None
    fetched: Fetched | None = None

    @property
    def status(self) -> CaseStatus:
        """How the reply counts; UNANSWERED without one."""
        if self.verdict is None:
            return CaseStatus.UNANSWERED
        return status_of(self.verdict.valid, self.verdict.exact, self.outcome)

    @property
    def judged(self) -> VerdictSummary | None:
        """The verdict where the reply counts by it; None where it counts as its outcome."""
        return self.verdict if counting(self.outcome) is Counting.VERDICT else None

    @property
    def total(self) -> int | None:
        """The cells that the reply counts with; None where it is in no denominator."""
        apart = self.verdict is None or counting(self.outcome) is Counting.APART
        return None if apart or self.verdict is None else self.verdict.total

    def entry(self, key: str) -> Setting:
        """The reviewer's field of that key; BLANK when it was never filled in."""
        return self.fields.get(key, BLANK)
