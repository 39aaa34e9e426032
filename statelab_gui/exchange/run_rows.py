"""The columns of an exported run log, as its writers know them."""

from collections.abc import Sequence

from statelab_gui.domain.log_columns import LogColumn
from statelab_gui.domain.run_tables import (
    COLUMNS,
    REPLY_COLUMNS,
    TableColumn,
    own_table_column,
)
from statelab_gui.exchange.guarding import Column


def columns_of(own: Sequence[LogColumn] = (), *, replies: bool = True) -> tuple[TableColumn, ...]:
    """The columns of the file: the reviewer's own before the reply, which may be left out."""
    plain = [column for column in COLUMNS if column not in REPLY_COLUMNS]
    return (*plain, *map(own_table_column, own), *(REPLY_COLUMNS if replies else ()))


def file_columns(columns: Sequence[TableColumn]) -> list[Column]:
    """The same columns as a file's writer knows them."""
    return [Column(one.key, one.kind == "number", one.kind == "date") for one in columns]
