"""Replies of a file put into the document, many at a time, each judged by the scorer."""

from collections.abc import Generator, Iterable, Mapping
from typing import Any, Protocol

from sqlalchemy import Connection, func, select

from statelab_gui.domain.import_rows import ImportRow
from statelab_gui.storage.commands.importing.filling import (
    FIELD_COLUMNS,
    FIELD_MARKS,
    typed_fields,
)
from statelab_gui.storage.commands.importing.places import CasePlace, Judged, driver_connection
from statelab_gui.storage.commands.importing.planning import Assigned, Item, Planner
from statelab_gui.storage.schema import Reveal, VerdictRow

_AT_ONCE = 500
_BYTES_AT_ONCE = 8 << 20
_ROWS_A_STEP = 50


class Say(Protocol):
    """Takes what a row says beside its reply; a new one's RUN_FIELDS are recorded with it."""

    def __call__(self, reply_id: int, row: ImportRow, *, new: bool) -> None: ...


class Recorder:
    """Records the new replies of a file whose plan has no problem, exactly as they came."""

    def __init__(
        self,
        connection: Connection,
        planner: Planner,
        assigned: Assigned,
        made: Mapping[int, int],
        file_name: str,
        now: str,
        say: Say,
    ) -> None:
        self._file = driver_connection(connection)
        self._planner = planner
        self._assigned = assigned
        self._made = made  # the ids of new examinees by their numbers below 0
        self._file_name = file_name
        self._now = now
        self._say = say
        self._revealed = set(connection.execute(select(Reveal.case_id).distinct()).scalars())
        query = select(func.coalesce(func.max(VerdictRow.id), 0))
        self._verdict_id = connection.execute(query).scalar_one()
        self._replies: list[tuple[Any, ...]] = []
        self._verdicts: list[tuple[Any, ...]] = []
        self._runs: list[tuple[Any, ...]] = []
        self._held = 0
        self.cases: set[int] = set()
        self.touched: set[int] = set()

    def record(self, items: Iterable[Item]) -> Generator[None, None, None]:
        """Record all, coming up for air now and then; what rows say beside it is told to `say`,
        after their replies are there."""
        # A reply may correct one that stands further down in the file.
        self._file.execute("PRAGMA defer_foreign_keys = ON")
        ids = zip(self._assigned.ids.tolist(), self._assigned.new.tolist(), strict=True)
        for count, row in enumerate(items, start=1):
            assert isinstance(row, ImportRow), "the plan had no problem"
            if not row.is_unanswered:
                reply_id, is_new = next(ids)
                if is_new:
                    self._put(row, reply_id)
                elif row.raw is not None:
                    case = self._planner.cases.find(row)
                    assert isinstance(case, CasePlace)
                    self._planner.compare(row, self._planner.judge.verdict(row, case))
                self._say(reply_id, row, new=is_new)
            if count % _ROWS_A_STEP == 0:
                yield
        self.flush()
        for new, old in self._assigned.corrects.items():
            self._file.execute(_SUPERSEDED, (new, old))
            self.touched.add(old)

    def _put(self, row: ImportRow, reply_id: int) -> None:
        planner = self._planner
        case = planner.cases.find(row)
        assert isinstance(case, CasePlace)
        assert row.raw is not None
        examinee = planner.examinees.ids(row.settings)[0]
        verdict = planner.judge.verdict(row, case)
        planner.compare(row, verdict)
        self._verdict_id += 1
        self._replies.append(
            (
                *(reply_id, case.id, self._made.get(examinee, examinee), row.prefix, row.repeat),
                *(row.source.value, self._file_name, int(row.converted_from_html)),
                *(row.received_at or self._now, planner.judge.prompt_sha256(row, case)),
                *(self._assigned.corrects.get(reply_id), row.sha256, row.raw),
                planner.judge.outcome(row, case, verdict),
            )
        )
        self._verdicts.append((self._verdict_id, reply_id, *verdict))
        revealed = row.revealed_before or case.id in self._revealed
        self._runs.append((reply_id, self._verdict_id, int(revealed), *typed_fields(row.fields)))
        self.cases.add(case.id)
        self.touched.add(reply_id)
        self._held += len(row.raw)
        if len(self._replies) >= _AT_ONCE or self._held > _BYTES_AT_ONCE:
            self.flush()

    def flush(self) -> None:
        """Write what is held."""
        for statement, rows in (
            (_REPLY, self._replies),
            (_VERDICT, self._verdicts),
            (_RUN, self._runs),
        ):
            self._file.executemany(statement, rows)
            rows.clear()
        self._held = 0


_REPLY = """
    INSERT INTO reply (id, case_id, examinee_id, prefix, repeat, source, file_name,
        converted_from_html, received_at, prompt_sha256, supersedes, sha256, raw, outcome)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_VERDICT = f"""
    INSERT INTO verdict (id, reply_id, {", ".join(Judged._fields)})
    VALUES ({", ".join("?" * (2 + len(Judged._fields)))})
"""
_RUN = f"""
    INSERT INTO run (reply_id, verdict_id, revealed_before, {FIELD_COLUMNS})
    VALUES (?, ?, ?, {FIELD_MARKS})
"""
_SUPERSEDED = "UPDATE run SET superseded_by = ? WHERE reply_id = ?"
