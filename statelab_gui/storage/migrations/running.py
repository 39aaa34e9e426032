"""Run migration steps with alembic, without a configuration file and with a backup first."""

import shutil
import sqlite3
from collections.abc import Collection
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from statelab_gui.domain.errors import KnownError
from statelab_gui.storage.connecting import connect
from statelab_gui.storage.copying import settle
from statelab_gui.storage.engine import WRITING, make_engine
from statelab_gui.storage.faults import translated

STEPS = Path(__file__).parent / "versions"


def newest(steps: Path | None = None) -> int:
    """The schema version that the steps in the folder lead to."""
    head = ScriptDirectory.from_config(_config(steps or STEPS)).get_current_head()
    return 0 if head is None else int(head)


def upgrade(engine: Engine, steps: Path | None = None) -> None:
    """Run every step that the document lacks, each in one transaction with both version marks.

    A step that fails leaves the document at the version before it.
    """
    config = _config(steps or STEPS)
    script = ScriptDirectory.from_config(config)

    def wanted(revision: str, _context: MigrationContext) -> Any:
        return script._upgrade_revs("head", revision)

    with (
        engine.connect().execution_options(**WRITING) as connection,
        EnvironmentContext(config, script, fn=wanted) as environment,
    ):
        environment.configure(
            connection=connection,
            transactional_ddl=True,
            transaction_per_migration=True,
            on_version_apply=_mark_version,
        )
        with environment.begin_transaction():
            environment.run_migrations()


def migrate(path: Path, found: int, today: str) -> Path:
    """Bring the document at `path` from schema `found` to the newest; return the backup made first.

    `today` is a date for the backup's name. Raises KnownError("migration_failed", backup=…) with
    the document put back as it was, or "disk_full" and the like when no backup could be made.
    """
    backup = back_up(path, found, today)
    engine = make_engine(path)
    try:
        upgrade(engine)
    except Exception as error:
        engine.dispose()
        _put_back(backup, path)
        raise KnownError("migration_failed", path=str(path), backup=backup.name) from error
    engine.dispose()
    return backup


def back_up(path: Path, version: int, today: str) -> Path:
    """A complete copy of the document beside it, named after its schema version and the day."""
    target = _free_name(path.with_name(f"{path.name}.backup-v{version}-{today}"))
    try:
        with translated():
            source = connect(path, read_only=True)
            try:
                copy = sqlite3.connect(target, isolation_level=None)
                try:
                    source.backup(copy)
                finally:
                    copy.close()
            finally:
                source.close()
    except BaseException:
        target.unlink(missing_ok=True)
        raise
    return target


def _put_back(backup: Path, path: Path) -> None:
    """Undo the steps that worked before one failed; their own transactions are committed."""
    copy = path.with_name(f".{path.name}.put-back")
    try:
        shutil.copyfile(backup, copy)
        settle(copy, path)
    finally:
        copy.unlink(missing_ok=True)


def _free_name(wanted: Path) -> Path:
    name, number = wanted, 1
    while name.exists():
        number += 1
        name = wanted.with_name(f"{wanted.name}-{number}")
    return name


def _config(steps: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(steps.parent).replace("%", "%%"))
    config.set_main_option("version_locations", str(steps).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")  # a folder's name may hold : and blanks
    return config


def _mark_version(
    ctx: MigrationContext, step: object, heads: Collection[str], run_args: object
) -> None:
    """Keep PRAGMA user_version beside alembic's table, in the step's own transaction."""
    version = max((int(head) for head in heads), default=0)
    assert ctx.connection is not None
    ctx.connection.exec_driver_sql(f"PRAGMA user_version = {version}")
