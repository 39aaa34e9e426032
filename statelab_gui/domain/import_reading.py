"""Rows of a file as what they say, many alike: each text is read once a column."""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any

from statelab_gui.domain.import_parsing import (
    FIELD_KEYS,
    PARSED,
    FaultError,
    field_parser,
    is_plain_count,
    plain_number_of,
    reply_of,
    setting_parsed,
)
from statelab_gui.domain.import_rows import Cells, FileVerdict, ImportRow, OwnColumns, RowProblem
from statelab_gui.domain.log_columns import Ruling
from statelab_gui.domain.runs import BLANK, EXAMINEE_FIELDS, ReplySource, Setting
from statelab_gui.domain.table_cells import Cell, plain_cell

Decode = Callable[[Any], Cell]
"""The cell that stands in a file as this; plain digits, with or without a point between them, are
always a cell of just these."""

_KEPT = 8192
_SHORT = 80  # characters
_SETTINGS = tuple(spec.key for spec in EXAMINEE_FIELDS)


class _Memo(dict[Any, Any]):
    """What the cells of a column say; those that say nothing are told to `faults`, every time."""

    def __init__(
        self, key: str, parse: Callable[[Any], Any], faults: list[tuple[str, FaultError]]
    ) -> None:
        super().__init__()
        self._key = key
        self._parse = parse
        self._faults = faults

    def __missing__(self, raw: Any) -> Any:
        try:
            parsed = self._parse(raw)
        except FaultError as fault:
            self._faults.append((self._key, fault))
            return None
        if not isinstance(raw, str) or len(raw) <= _SHORT:
            if len(self) >= _KEPT:
                self.clear()
            self[raw] = parsed
        return parsed


class RowReader:
    """Reads rows whose cells are of the columns `keys`, in that order; `decode` makes a cell of
    what stands in the file in a column, by default nothing is to be made of it."""

    def __init__(
        self,
        keys: Sequence[str],
        own: OwnColumns,
        decode: Callable[[str], Decode] = lambda key: _as_it_is,
    ) -> None:
        self._faults: list[tuple[str, FaultError]] = []
        at = {key: place for place, key in enumerate(keys)}
        blank = len(keys)  # the place of a blank cell behind the row
        self._take = itemgetter(*(at.get(key, blank) for key in PARSED))
        self._memos = [self._plain(key, decode(key)) for key in PARSED]
        self._reply = (at.get("reply", blank), decode("reply"))
        self._settings_at = itemgetter(*(at.get(key, blank) for key in _SETTINGS), blank)
        self._decode_settings = [decode(key) for key in _SETTINGS]
        self._settings: dict[Any, Cells] = {}
        fields = [key for key in FIELD_KEYS if key in at]
        self._fields = [(key, at[key], self._field(key, None, decode)) for key in fields]
        mine = [(key, column) for key, column in own.items() if key in at]
        self._own = [(key, at[key], self._field(key, one, decode)) for key, one in mine]
        self._rules = "ruling" in at

    def read(self, number: int, row: Sequence[Any]) -> ImportRow | list[RowProblem]:
        """What the row says, or everything that is wrong with it; cells that it lacks are blank.

        Nothing is guessed and nothing repaired.
        """
        cells = (*row, "")
        told = zip(self._memos, self._take(cells), strict=True)
        case, set_name, seed, prompt, prefix, repeat, encoding, stated, *more = [
            memo[cell] for memo, cell in told
        ]
        source, received, html, revealed, reply_number, supersedes, *more = more
        correct, total, exact, fault, ruling, reason, ruled_at, outcome = more
        settings = self._settings_of(cells)
        raw, sha256 = self._reply_of(cells, encoding, stated)
        fields = {key: memo[cells[at]] for key, at, memo in self._fields}
        own = {key: memo[cells[at]] for key, at, memo in self._own}
        if case is None:
            self._faults.append(("case", FaultError("row_without_case")))
        if ruling is not None and reason is None and not self._faults:
            self._faults.append(("ruling_reason", FaultError("reason_missing")))
        if self._faults:
            found = [RowProblem(number, key, one.code, one.facts) for key, one in self._faults]
            self._faults.clear()
            return found
        return ImportRow(
            number,
            set_name,
            case,
            seed,
            prompt,
            settings,
            prefix,
            repeat or 1,
            raw,
            sha256,
            source or ReplySource.FILE,
            received,
            bool(html),
            bool(revealed),
            reply_number,
            supersedes,
            FileVerdict(correct, total, exact, fault),
            fields,
            own,
            None if ruling is None else Ruling(ruling, reason, ruled_at or ""),
            self._rules,
            outcome,
        )

    def _plain(self, key: str, decode: Decode) -> _Memo:
        parse = PARSED[key]

        def parsed(raw: Any) -> Any:
            cell = raw if isinstance(raw, str) and is_plain_count(raw) else decode(raw)
            return parse(cell) if cell else None

        return _Memo(key, parsed, self._faults)

    def _field(self, key: str, column: Any, decode: Callable[[str], Decode]) -> _Memo:
        parse, plain = field_parser(key, column), decode(key)
        is_plain = plain_number_of(key, column)
        if is_plain is None:
            return _Memo(key, lambda raw: parse(plain(raw)), self._faults)

        def parsed(raw: Any) -> Any:
            if isinstance(raw, str) and is_plain(raw):  # as most are: it stands for itself
                return Setting.of(raw)
            return parse(plain(raw))

        return _Memo(key, parsed, self._faults)

    def _settings_of(self, cells: Sequence[Any]) -> Cells:
        told = self._settings_at(cells)
        found = self._settings.get(told)
        if found is not None:
            return found
        settings: dict[str, Setting] = {}
        before = len(self._faults)
        for key, decode, raw in zip(_SETTINGS, self._decode_settings, told, strict=False):
            try:
                setting = setting_parsed(decode(raw))
            except FaultError as fault:
                self._faults.append((key, fault))
                continue
            if setting != BLANK:
                settings[key] = setting
        if len(self._faults) == before:
            if len(self._settings) >= _KEPT // 8:
                self._settings.clear()
            self._settings[told] = settings
        return settings

    def _reply_of(
        self, cells: Sequence[Any], encoding: str | None, stated: str | None
    ) -> tuple[bytes | None, str | None]:
        if self._faults:
            return None, None
        at, decode = self._reply
        try:
            return reply_of(decode(cells[at]) or None, encoding, stated)
        except FaultError as fault:
            self._faults.append(("reply", fault))
            return None, None


def _as_it_is(raw: Any) -> Cell:
    cell: Cell = raw
    return cell


def read_row(
    number: int, cells: Mapping[str, Setting], own: OwnColumns
) -> ImportRow | list[RowProblem]:
    """What a single row says, by key of its columns; see RowReader."""
    reader = RowReader(tuple(cells), own)
    return reader.read(number, [plain_cell(cell) for cell in cells.values()])
