"""A second look at an open document for files: its rows with what was received, and what a file
that comes in would do to it."""

from collections.abc import Callable, Generator, Iterable, Mapping

from statelab_gui.domain.import_plan import ImportPlan
from statelab_gui.domain.log_columns import LogColumn
from statelab_gui.domain.progress import Progress
from statelab_gui.storage.commands.importing.planning import Item, Planner
from statelab_gui.storage.queries.table_pages import TablePageQueries
from statelab_gui.storage.reading import DocumentReader


class TableReader(DocumentReader, TablePageQueries):
    """A DocumentReader that gives the log as a table too, with the replies themselves."""

    def planning(
        self,
        items: Iterable[Item],
        own: Mapping[str, LogColumn],
        progress: Callable[[], Progress],
    ) -> Generator[Progress, None, ImportPlan]:
        """Find out what the rows of a file would do, told as `progress` sees it; writes nothing.

        `own` are the reviewer's columns that it fills, by key.
        """
        with self._reading() as connection:
            planner = Planner(connection, own)
            for _ in planner.look(items):
                connection.rollback()  # so that the window can write meanwhile
                yield progress()
            return planner.plan
