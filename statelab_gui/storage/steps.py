"""The steps that can be taken back or done again, as the document remembers them."""

import json
from typing import NamedTuple

from sqlalchemy import select

from statelab_gui.domain.errors import KnownError
from statelab_gui.storage import commands
from statelab_gui.storage.commands.base import Command
from statelab_gui.storage.queries.base import OpenFile, Query
from statelab_gui.storage.schema import CommandLog

UNDOABLE: dict[str, type[Command]] = {
    one.name: one
    for one in map(vars(commands).get, commands.__all__)
    if isinstance(one, type) and issubclass(one, Command) and one.undoable
}
"""Every command that can be taken back, by its name in the document."""


class Step(NamedTuple):
    """An applied or reverted command in the document's log; `name` is its code."""

    log_id: int
    name: str


class StepQueries(OpenFile):
    """Questions about what was done."""

    def next_undo(self) -> Step | None:
        """The applied step that was done last; None when there is none."""
        return self._step(_OPEN.where(CommandLog.state == "applied").order_by(_LAST))

    def next_redo(self) -> Step | None:
        """The step that was taken back last; None when there is none."""
        return self._step(_OPEN.where(CommandLog.state == "reverted").order_by(_FIRST))

    def step_command(self, log_id: int) -> Command:
        """The command of a step, as far as it has been applied or reverted.

        Raises KnownError("cannot_undo") for one that this version cannot take back.
        """
        query = select(CommandLog.name, CommandLog.payload).where(CommandLog.id == log_id)
        with self._reading() as connection:
            row = connection.execute(query).one()
        try:
            command = UNDOABLE[row.name].recorded(json.loads(row.payload))
        except (KeyError, ValueError, TypeError, IndexError) as error:
            raise KnownError("cannot_undo", command=row.name) from error
        command.log_id = log_id
        return command

    def _step(self, query: Query) -> Step | None:
        with self._reading() as connection:
            row = connection.execute(query.limit(1)).first()
        return None if row is None else Step(*row)


_OPEN = select(CommandLog.id, CommandLog.name).where(CommandLog.closed == 0)
_LAST, _FIRST = CommandLog.id.desc(), CommandLog.id.asc()
