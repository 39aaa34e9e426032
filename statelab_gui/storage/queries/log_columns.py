"""Every column of the run log that can be sorted, filtered and searched, as codes."""

import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, TypeAlias

import numpy as np

from statelab_gui.domain.kinds import EVERY_FAMILY
from statelab_gui.domain.log_columns import ColumnKind, LogColumn, RulingKind, column_id
from statelab_gui.domain.runs import (
    EXAMINEE_FIELDS,
    RUN_FIELDS,
    Examinee,
    Setting,
    SettingState,
    ToolsGroup,
    tools_group,
)
from statelab_gui.storage.queries.log_codes import Codes, Word, counted_up, holds, listed, ranked
from statelab_gui.storage.queries.log_fetched import FETCHED_MAKERS
from statelab_gui.storage.queries.log_frame import (
    REVEALED,
    SUPERSEDED,
    CaseLine,
    LogFrame,
    Mask,
    numbers,
)
from statelab_gui.storage.queries.log_scores import score_codes
from statelab_gui.storage.queries.log_source import Source, column_source, field_source
from statelab_gui.storage.queries.log_statuses import JUDGED_MAKERS
from statelab_gui.storage.queries.log_texts import Texts, read_texts
from statelab_gui.storage.queries.log_values import Numbers, read_numbers, scanned, text_codes

_TYPED = frozenset(spec.key for spec in RUN_FIELDS if spec.kind != "flag")
_FLAGS = frozenset(spec.key for spec in RUN_FIELDS if spec.kind == "flag")
_SAID = ("no", "yes")
_COLUMNS_KEPT = 10  # of 8 bytes a row
WHOLE = "whole"
"""The value of column `prefix` in the row of a reply to the whole case."""


class LogColumns:
    """The columns of one frame, each made when it is asked for, by what the document holds now.

    `fields` has those that the reviewer fills in, by key, as they are kept from frame to frame.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        frame: LogFrame,
        own: Mapping[int, LogColumn],
        fields: dict[str, Texts | Numbers] | None = None,
    ) -> None:
        self.connection = connection
        self.frame = frame
        self.own = own
        self.fields = fields if fields is not None else {}
        self.counted: Any = None  # kept for who counts rows: these columns do not change
        self._settings: dict[int, dict[str, Setting]] | None = None
        self._made: dict[str, Codes] = {}
        self._searched: tuple[tuple[tuple[str, ...], str], Mask] | None = None

    def codes(self, key: str) -> Codes:
        """The column of that key, kept a while; raises ValueError for an unknown one."""
        codes = self._made.pop(key, None) or self._make(key)
        self._made[key] = codes
        if len(self._made) > _COLUMNS_KEPT:
            del self._made[next(iter(self._made))]
        return codes

    def keep_made(self, before: "LogColumns", but: Collection[str]) -> None:
        """Take over the columns of the reviewer's that another one of the same rows made."""
        self._made.update(
            (key, codes)
            for key, codes in before._made.items()
            if self.source(key) is not None and key not in but
        )

    def holding(self, key: str, text: str, word: Word | None) -> Mask:
        """The rows whose value in that column, worded where a word is given, holds the text."""
        if self.source(key) is not None:
            return self.typed_holding([key], text)
        if key in _FLAGS and word and not any(holds(word(one), text) for one in _SAID):
            return np.zeros(len(self.frame), np.bool_)
        return self.codes(key).holding(text, word)

    def typed_holding(self, keys: Iterable[str], text: str) -> Mask:
        """The rows of which a value in one of these columns, shown as they are typed, holds the
        text: those that are kept are looked through, for the others one scan is enough.

        Who searches again searches often: from the second time on one column more is kept.
        """
        question = (tuple(keys), text)
        if self._searched is not None and self._searched[0] == question:
            return self._searched[1].copy()
        mask, left = np.zeros(len(self.frame), np.bool_), []
        may_keep = self._searched is not None
        for key in question[0]:
            source, kept = self.source(key), self.fields.get(key)
            if source is not None and kept is None and may_keep and not source.numeric:
                kept, may_keep = self.keep(key), False
            if isinstance(kept, Texts):
                mask |= kept.holding(self.frame, text)
            elif source is not None:
                left.append(source)
        mask |= scanned(self.connection, self.frame, left, text)
        self._searched = question, mask
        return mask.copy()

    def source(self, key: str) -> Source | None:
        """Where a column lies that is shown as it is typed; None for any other."""
        number = column_id(key)
        if number is not None and number in self.own:
            return column_source(number, self.own[number].kind is ColumnKind.NUMBER)
        return field_source(key) if key in _TYPED else None

    def keep(self, key: str) -> Texts | Numbers | None:
        """A column that the reviewer fills in, read where it is not kept yet; None for one that is
        too much to keep."""
        kept = self.fields.get(key)
        if kept is None:
            source = field_source(key) if key in _FLAGS else self.source(key)
            if source is None:
                raise ValueError(key)
            read = read_numbers if source.numeric or key in _FLAGS else read_texts
            kept = read(self.connection, source, self.frame.reply_ids)
            if kept is not None:
                self.fields[key] = kept
        return kept

    @property
    def settings(self) -> dict[int, dict[str, Setting]]:
        """The settings of every examinee that has any."""
        if self._settings is None:
            self._settings = {}
            rows = self.connection.execute("SELECT * FROM examinee_setting")
            for examinee, key, state, value in rows:
                known = self._settings.setdefault(examinee, {})
                known[key] = Setting(SettingState(state), value)
        return self._settings

    def _make(self, key: str) -> Codes:
        if key in _BUILT_IN:
            return _BUILT_IN[key](self)
        number = column_id(key)
        if number is None or number not in self.own:
            raise ValueError(key)
        column = self.own[number]
        choices = column.choices if column.kind is ColumnKind.CHOICE else None
        return self.typed_codes(key, choices)

    def typed_codes(self, key: str, choices: Sequence[str] | None = None) -> Codes:
        """The codes of a column that the reviewer fills in."""
        kept, file = self.keep(key), self.connection
        if isinstance(kept, Numbers):
            return kept.flags(self.frame) if key in _FLAGS else kept.codes(file, self.frame)
        if isinstance(kept, Texts):
            return kept.codes(self.frame, choices)
        source = self.source(key)
        assert source is not None
        return text_codes(file, self.frame, source, choices)


_Maker: TypeAlias = Callable[[LogColumns], Codes]


def _of_case(value: Callable[[CaseLine], Any], text: Callable[[Any], str] = str) -> _Maker:
    def make(columns: LogColumns) -> Codes:
        frame = columns.frame
        return ranked([value(case) for case in frame.cases], frame.case, text)

    return make


def _family(columns: LogColumns) -> Codes:
    frame = columns.frame
    families = [family.value for family in EVERY_FAMILY]
    code = np.array([families.index(case.family) for case in frame.cases], np.int64)
    return listed(code[frame.case], families)


def _of_examinee(value: Callable[[LogColumns, int], Setting]) -> _Maker:
    """A column that an examinee has one value in; a row of nobody's is blank."""

    def make(columns: LogColumns) -> Codes:
        frame = columns.frame
        people = np.flatnonzero(np.bincount(frame.examinee)) if len(frame) else frame.examinee
        found = [value(columns, who) if who else Setting.of("") for who in people.tolist()]
        texts = sorted({one.value for one in found if one.value})
        last = {SettingState.NOT_PROVIDED: len(texts), SettingState.BLANK: len(texts) + 1}
        codes = [last.get(one.state, -1) for one in found]
        codes = [
            texts.index(one.value) if code < 0 else code
            for one, code in zip(found, codes, strict=True)
        ]
        table = np.zeros(int(people.max(initial=0)) + 1, np.int64)
        table[people] = codes
        return listed(table[frame.examinee], texts)

    return make


def _setting(key: str) -> _Maker:
    return _of_examinee(lambda columns, who: columns.settings.get(who, {}).get(key, Setting.of("")))


def _tools(columns: LogColumns) -> Codes:
    frame = columns.frame
    groups = list(ToolsGroup)
    table = np.full(int(frame.examinee.max(initial=0)) + 1, groups.index(ToolsGroup.UNKNOWN))
    for who, settings in columns.settings.items():
        if who < len(table):
            table[who] = groups.index(tools_group(Examinee(who, settings, "")))
    table[0] = len(groups) + 1
    return listed(table[frame.examinee], [group.value for group in groups])


def _fact(name: str) -> _Maker:
    return lambda columns: counted_up(columns.frame.fact(name), columns.frame.answered)


def _prefix(columns: LogColumns) -> Codes:
    def back(text: str) -> int:
        return 0 if text == WHOLE else int(text)

    frame = columns.frame
    return counted_up(frame.fact("prefix"), frame.answered, lambda k: str(k) if k else WHOLE, back)


def moment_text(seconds: int) -> str:
    """Seconds since 1970 as ISO-8601 text in UTC."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def moment_of(text: str) -> int:
    """The inverse of `moment_text`, for any ISO-8601 time; raises ValueError for other text."""
    return int(datetime.fromisoformat(text).timestamp())


def _received(columns: LogColumns) -> Codes:
    frame = columns.frame
    received = frame.fact("received")

    def holding(text: str, _: Word | None) -> Mask:
        """Looked for in the clock of this place, "2026-11-30 08:00", whatever the words."""
        wanted = text.upper().replace(" ", "T")
        if not _CLOCK.issuperset(wanted):
            return np.zeros(len(frame), np.bool_)
        minutes, at = np.unique(received // 60, return_inverse=True)
        quarters, of = np.unique(minutes // 15, return_inverse=True)
        offsets = [_offset(quarter * 900) for quarter in quarters.tolist()]
        local = minutes + np.array(offsets, np.int64)[of] // 60
        hits = np.zeros(len(local), np.bool_)
        for start in range(0, len(local), _MOMENTS):  # the window's thread may run between two
            part = slice(start, start + _MOMENTS)
            clocks = np.datetime_as_string(local[part].astype("datetime64[m]"))
            hits[part] = np.strings.find(clocks, wanted) >= 0
        return frame.answered & hits[at]

    codes = counted_up(received, frame.answered, moment_text, moment_of)
    return replace(codes, holding=holding)


_MOMENTS = 1 << 14
_CLOCK = frozenset("0123456789-:T")


def _offset(seconds: int) -> int:
    """By how many seconds the clock of this place is ahead of UTC at that moment."""
    found = datetime.fromtimestamp(seconds).astimezone().utcoffset()
    return 0 if found is None else round(found.total_seconds())


def _revealed_at(columns: LogColumns) -> Codes:
    # Times may differ in their offset, so the first one recorded counts, not the least.
    query = "SELECT case_id, at FROM reveal ORDER BY id DESC"
    first = {case: _moment(at) for case, at in columns.connection.execute(query)}
    frame = columns.frame
    return ranked([first.get(case.id) for case in frame.cases], frame.case, moment_text)


def _moment(text: str) -> int:
    try:
        return moment_of(text)
    except ValueError:  # no time at all: before all others, but revealed all the same
        return 0


def _flag(bit: int) -> _Maker:
    def make(columns: LogColumns) -> Codes:
        frame = columns.frame
        return listed(np.where(frame.answered, (frame.flags & bit) != 0, 3), ["no", "yes"])

    return make


def _grouped(query: str) -> _Maker:
    """A column of few values that few replies have: the query tells each with its replies."""

    def make(columns: LogColumns) -> Codes:
        found = columns.connection.execute(query).fetchall()
        code = np.full(len(columns.frame), len(found) + 1, np.int64)
        for at, (_, ids) in enumerate(found):
            code[columns.frame.rows_of(numbers(ids))] = at
        return listed(code, [value for value, _ in found])

    return make


_RULINGS = f"""
    SELECT ruling, group_concat(reply_id) FROM ruling
    WHERE id IN (SELECT max(id) FROM ruling GROUP BY reply_id)
        AND ruling <> '{RulingKind.WITHDRAWN.value}'
    GROUP BY ruling ORDER BY ruling
"""


def _field(key: str) -> _Maker:
    return lambda columns: columns.typed_codes(key)


_BUILT_IN: dict[str, _Maker] = {
    "position": _of_case(lambda case: case.set_id),  # then by position, as all are
    "set": _of_case(lambda case: case.set_name),
    "case": _of_case(lambda case: case.name),
    "family": _family,
    "form": _of_case(lambda case: case.form),
    "seed": _of_case(lambda case: case.seed),
    "length": _of_case(lambda case: case.length),
    "updates": _of_case(lambda case: case.updates),
    "characters": _of_case(lambda case: case.characters),
    "examinee": lambda columns: counted_up(columns.frame.examinee, columns.frame.examinee > 0),
    "tools_group": _tools,
    "prefix": _prefix,
    "repeat": _fact("repeat"),
    **JUDGED_MAKERS,
    "score": score_codes,
    "received_at": _received,
    "superseded": _flag(SUPERSEDED),
    "revealed_before": _flag(REVEALED),
    "revealed_at": _revealed_at,
    "ruling": _grouped(_RULINGS),
    **FETCHED_MAKERS,
    **{spec.key: _setting(spec.key) for spec in EXAMINEE_FIELDS},
    **{spec.key: _field(spec.key) for spec in RUN_FIELDS},
}
SORT_KEYS: frozenset[str] = frozenset(_BUILT_IN)
"""The keys of the built-in columns; those of the reviewer's own are "column:ID"."""
