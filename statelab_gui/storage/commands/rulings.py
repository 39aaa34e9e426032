"""Ruling about a reply, beside its verdict."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from sqlalchemy import select

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.log_columns import Ruling, RulingKind
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command, Work
from statelab_gui.storage.schema import RulingRow, Run
from statelab_gui.storage.texts import storable


@dataclass
class AddRuling(Command):
    """Rule that a reply is right or wrong, or withdraw what was ruled, with a reason.

    The verdict stays as it is, and no score changes. Rulings are only ever added: undoing adds one
    that says again what stood before. Withdrawing where no ruling stands does nothing. Raises
    KnownError "no_such_reply", "reason_missing" (unless it withdraws) or "unstorable_text".
    """

    reply_id: int
    kind: RulingKind
    reason: str
    at: str
    name: ClassVar[str] = "add_ruling"
    undoable: ClassVar[bool] = True
    before: Ruling | None = None

    def apply(self, work: Work) -> Changes:
        if work.session.get(Run, self.reply_id) is None:
            raise KnownError("no_such_reply", id=self.reply_id)
        if self.kind is not RulingKind.WITHDRAWN and not self.reason.strip():
            raise KnownError("reason_missing")
        self.before = self._standing(work)
        self.result = self.reply_id
        stands = self.before is not None and self.before.kind is not RulingKind.WITHDRAWN
        self.idle = self.kind is RulingKind.WITHDRAWN and not stands
        if self.idle:
            return Changes()
        self._add(work, self.kind, self.reason, self.at)
        return Changes(runs=frozenset({self.reply_id}))

    def revert(self, work: Work) -> Changes:
        standing = self._standing(work)
        if standing is None or (standing.kind, standing.reason) != (self.kind, self.reason):
            raise KnownError("cannot_undo", command=self.name)
        old = self.before or Ruling(RulingKind.WITHDRAWN, "", "")
        self._add(work, old.kind, old.reason, work.now())
        return Changes(runs=frozenset({self.reply_id}))

    def record(self) -> dict[str, object]:
        old = self.before
        return {
            "id": self.reply_id,
            "old": None if old is None else [old.kind.value, old.reason, old.at],
            "new": [self.kind.value, self.reason, self.at],
        }

    @classmethod
    def recorded(cls, record: Mapping[str, Any]) -> "AddRuling":
        old = record["old"]
        before = None if old is None else Ruling(RulingKind(old[0]), old[1], old[2])
        kind, reason, at = record["new"]
        command = cls(record["id"], RulingKind(kind), reason, at, before)
        command.result = command.reply_id
        return command

    def _standing(self, work: Work) -> Ruling | None:
        query = (
            select(RulingRow)
            .where(RulingRow.reply_id == self.reply_id)
            .order_by(RulingRow.id.desc())
            .limit(1)
        )
        row = work.session.execute(query).scalar_one_or_none()
        return None if row is None else Ruling(RulingKind(row.ruling), row.reason, row.at)

    def _add(self, work: Work, kind: RulingKind, reason: str, at: str) -> None:
        kept = storable(reason, "ruling")
        row = RulingRow(reply_id=self.reply_id, ruling=kind.value, reason=kept, at=at)
        work.session.add(row)
        work.session.flush()
