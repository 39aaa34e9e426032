"""Replies of a file put into the document, many at a time, each judged by the scorer."""

from collections.abc import Generator, Iterable, Mapping
from typing import Any, Protocol

from sqlalchemy import Connection, func, insert, select, text, update

from statelab_gui.domain.import_rows import ImportRow
from statelab_gui.storage.commands.importing.places import CasePlace
from statelab_gui.storage.commands.importing.planning import Assigned, Item, Planner
from statelab_gui.storage.commands.judging import verdict_values
from statelab_gui.storage.schema import Reply, Reveal, Run, VerdictRow

_AT_ONCE = 500
_BYTES_AT_ONCE = 8 << 20
_ROWS_A_STEP = 50


class Say(Protocol):
    """Takes what a row says beside its reply."""

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
        self._connection = connection
        self._planner = planner
        self._assigned = assigned
        self._made = made  # the ids of new examinees by their numbers below 0
        self._file_name = file_name
        self._now = now
        self._say = say
        self._revealed = set(connection.execute(select(Reveal.case_id).distinct()).scalars())
        query = select(func.coalesce(func.max(VerdictRow.id), 0))
        self._verdict_id = connection.execute(query).scalar_one()
        self._corrected = {old: new for new, old in assigned.corrects.items()}
        self._replies: list[dict[str, Any]] = []
        self._verdicts: list[dict[str, Any]] = []
        self._runs: list[dict[str, Any]] = []
        self._held = 0
        self.cases: set[int] = set()
        self.touched: set[int] = set()

    def record(self, items: Iterable[Item]) -> Generator[None, None, None]:
        """Record all, coming up for air now and then; what rows say beside it is told to `say`."""
        # A reply may correct one that stands further down in the file.
        self._connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        ids = iter(self._assigned.ids)
        for count, row in enumerate(items, start=1):
            assert isinstance(row, ImportRow), "the plan had no problem"
            if not row.is_unanswered:
                reply_id = next(ids)
                is_new = reply_id in self._assigned.new
                if is_new:
                    self._put(row, reply_id)
                self._say(reply_id, row, new=is_new)
            if count % _ROWS_A_STEP == 0:
                yield
        self._flush()
        for old, new in self._corrected.items():
            marked = update(Run).where(Run.reply_id == old).values(superseded_by=new)
            self._connection.execute(marked)
            if old not in self._assigned.new:
                self.touched.add(old)

    def _put(self, row: ImportRow, reply_id: int) -> None:
        planner = self._planner
        case = planner.cases.find(row)
        assert isinstance(case, CasePlace)
        assert row.raw is not None
        examinee = planner.examinees.ids(row.settings)[0]
        verdict = planner.judge.verdict(row, case)
        self._verdict_id += 1
        self._replies.append(
            {
                "id": reply_id,
                "case_id": case.id,
                "examinee_id": self._made.get(examinee, examinee),
                "prefix": row.prefix,
                "repeat": row.repeat,
                "source": row.source.value,
                "file_name": self._file_name,
                "converted_from_html": int(row.converted_from_html),
                "received_at": row.received_at or self._now,
                "prompt_sha256": planner.judge.prompt_sha256(row, case),
                "supersedes": self._assigned.corrects.get(reply_id),
                "sha256": row.sha256,
                "raw": row.raw,
            }
        )
        values = verdict_values(verdict)
        self._verdicts.append({"id": self._verdict_id, "reply_id": reply_id, **values})
        revealed = row.revealed_before or case.id in self._revealed
        self._runs.append(
            {
                "reply_id": reply_id,
                "verdict_id": self._verdict_id,
                "revealed_before": int(revealed),
            }
        )
        self.cases.add(case.id)
        self.touched.add(reply_id)
        self._held += len(row.raw)
        if len(self._replies) >= _AT_ONCE or self._held > _BYTES_AT_ONCE:
            self._flush()

    def _flush(self) -> None:
        for table, rows in (
            (Reply, self._replies),
            (VerdictRow, self._verdicts),
            (Run, self._runs),
        ):
            if rows:
                self._connection.execute(insert(table), rows)
                rows.clear()
        self._held = 0
