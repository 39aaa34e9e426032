"""Make a case set beside the window: its own connection, one transaction, cancelled without trace.

Cases are made first and set aside; the document is locked only while they are written into it, at
the end. So the reviewer goes on reading and recording meanwhile. Readers are kept out for the
commit alone, as long as the set fits the connection's cache; a bigger one keeps them waiting
(`connecting.WAIT_MS`) while it is written.
"""

from collections.abc import Generator
from pathlib import Path

from statelab_gui.domain.generating import MadeCase, generating
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.recipes import Recipe
from statelab_gui.storage.aside import Aside
from statelab_gui.storage.connecting import connect
from statelab_gui.storage.faults import translated
from statelab_gui.storage.saving import CaseRows, add_cases, add_set
from statelab_gui.storage.texts import checked_name

_CACHE_KIB = 64 << 10


def make_case_set(
    path: Path, name: str, recipe: Recipe, now: str
) -> Generator[Progress, None, int]:
    """Make the recipe's cases and save them in the document at `path`; return the set's id.

    Yields Progress, first of updates ("updates"), then of cases written ("cases"). Closing the
    generator before its end leaves the document byte for byte as it was, and so does an error:
    KnownError "name_missing", "recipe_has_problems" (field, problem), "disk_full", "disk_error",
    "document_busy" or "read_only_document".
    """
    title = checked_name(name)
    with Aside() as aside:
        rows = CaseRows()
        for item in generating(recipe):
            if isinstance(item, MadeCase):
                aside.put(rows.row(item))
            else:
                yield item
        return (yield from _write(path, title, recipe, now, aside))


def _write(
    path: Path, title: str, recipe: Recipe, now: str, aside: "Aside"
) -> Generator[Progress, None, int]:
    with translated():
        connection = connect(path)
        try:
            connection.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
            connection.execute("BEGIN IMMEDIATE")
            set_id = add_set(connection, title, recipe.to_json(), now)
            for done, _ in enumerate(add_cases(connection, set_id, aside.take()), start=1):
                yield Progress(done, len(aside), "cases")
            connection.execute("COMMIT")
        finally:
            connection.close()  # rolls back what was not committed
    return set_id
