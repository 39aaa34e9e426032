"""Make an empty document: under a hidden name first, so that a crash leaves no half of one."""

import contextlib
import os
import sqlite3
import uuid
from pathlib import Path

from sqlalchemy import insert

from statelab_gui import __version__
from statelab_gui.domain.errors import KnownError
from statelab_gui.storage.connecting import PAGE_BYTES, uri
from statelab_gui.storage.engine import WRITING, make_engine
from statelab_gui.storage.faults import translated
from statelab_gui.storage.identity import APPLICATION_ID
from statelab_gui.storage.migrations.running import upgrade
from statelab_gui.storage.schema import Meta


def create_file(path: Path, now: str) -> None:
    """Write an empty document of the newest schema to `path`.

    Raises KnownError "document_exists", "disk_full" or "disk_error"; nothing is left then.
    """
    half = path.with_name(f".{path.name}.new-{os.getpid()}")
    try:
        with translated():
            half.unlink(missing_ok=True)
            _mark(half)
            engine = make_engine(half)
            try:
                upgrade(engine)
                with engine.connect().execution_options(**WRITING) as connection:
                    facts = {
                        "document": str(uuid.uuid4()),
                        "created_at": now,
                        "created_by": __version__,
                    }
                    rows = [{"key": key, "value": value} for key, value in facts.items()]
                    connection.execute(insert(Meta), rows)
                    connection.commit()
            finally:
                engine.dispose()
        move_without_replacing(half, path)
    except OSError as error:
        raise KnownError("disk_error", path=str(path), reason=error.strerror) from error
    finally:
        with contextlib.suppress(OSError):  # a name too long for the disk cannot be removed either
            half.unlink(missing_ok=True)


def move_without_replacing(source: Path, target: Path) -> None:
    """Give a file its name; raises KnownError("document_exists") when something else has it."""
    try:
        os.link(source, target)  # unlike renaming, never replaces
    except FileExistsError:
        raise KnownError("document_exists", path=str(target)) from None
    except OSError:  # a file system without hard links
        if target.exists():
            raise KnownError("document_exists", path=str(target)) from None
        source.rename(target)
    else:
        source.unlink()


def _mark(path: Path) -> None:
    """An empty database that says what it is."""
    connection = sqlite3.connect(uri(path, "rwc"), uri=True, isolation_level=None)
    try:
        connection.execute(f"PRAGMA page_size = {PAGE_BYTES}")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    finally:
        connection.close()
