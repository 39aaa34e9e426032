"""Documents that go out to a file and come in again, and what of them must be equal."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from statelab_gui.app.pages.log_export import write_log
from statelab_gui.domain.import_plan import ImportPlan
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.recipes import Recipe, starter
from statelab_gui.domain.run_tables import TableFormat
from statelab_gui.domain.runs import RunRow, Setting
from statelab_gui.exchange.importing import ImportFile, look_at
from statelab_gui.exchange.mapping import guess_targets, own_columns_of
from statelab_gui.storage.commands import AddCaseSet
from statelab_gui.storage.commands.importing.rows import ImportRows
from statelab_gui.storage.document import Document
from statelab_gui.storage.table_reading import TableReader
from statelab_gui.views.export_log_dialog import ExportChoices

NOW = "2026-11-30T08:00:00+08:00"
LATER = "2026-12-01T09:00:00+08:00"


def new_document(path: Path, sets: Sequence[tuple[str, Recipe]] = ()) -> Document:
    """A document of these sets; of the starter set when none are given."""
    document = Document.create(path, now=lambda: NOW)
    for name, recipe in sets or [("Starter 題組", starter())]:
        document.apply(AddCaseSet(name, recipe))
    return document


def choices(path: Path, kind: TableFormat = TableFormat.CSV, **changes: object) -> ExportChoices:
    """How a file is written, as the dialog proposes it, but for the changes."""
    plain: dict[str, object] = {
        "path": str(path),
        "only_shown": False,
        "bom": True,
        "separator": ",",
        "decimal": ".",
        "replies": True,
        "format": kind,
    }
    return ExportChoices(**{**plain, **changes})  # type: ignore[arg-type]


def export(document: Document, wanted: ExportChoices) -> object:
    """Write the whole log; what the job tells at its end."""
    job = write_log(document.path, None, wanted)
    while True:
        try:
            next(job)
        except StopIteration as end:
            return end.value


def import_file(
    document: Document, path: Path, *, update: bool = False, decimal: str | None = None
) -> ImportRows:
    """Take a file in as the dialog does when nothing, or the decimal sign, is changed in it; the
    command applied."""
    file = the_file(path, document, decimal)
    command = ImportRows(file.items, path.name, file.own, update=update)
    document.apply(command)
    return command


def facts(document: Document) -> list[tuple[object, ...]]:
    """What of every reply must survive, in an order that does not hang on numbers."""
    columns = {column.field: column for column in document.log_columns()}
    rows = document.run_rows(document.run_row_ids())
    found = [_facts(document, row, columns) for row in rows if row.reply_id is not None]
    return sorted(found, key=repr)


def _facts(document: Document, row: RunRow, columns: dict[str, object]) -> tuple[object, ...]:
    assert row.reply_id is not None
    reply = document.reply(row.reply_id)
    named = {
        columns[key].name if key in columns else key: value for key, value in row.fields.items()
    }  # type: ignore[attr-defined]
    old = None if reply.supersedes is None else document.reply(reply.supersedes).raw
    return (
        row.set_name,
        row.case_name,
        row.seed,
        tuple(sorted(_stated(row.settings))),
        row.prefix,
        row.repeat,
        reply.raw,
        reply.sha256,
        row.source is not None and row.source.value == "simulated",
        reply.received_at,
        reply.converted_from_html,
        reply.prompt_sha256,
        row.verdict,
        row.revealed_before,
        row.superseded,
        old,
        tuple(sorted(_stated(named))),
        row.ruling,
    )


def _stated(settings: object) -> Iterator[tuple[str, str, str]]:
    assert isinstance(settings, dict)
    for key, one in settings.items():
        assert isinstance(one, Setting)
        if one.state.value != "blank":
            yield key, one.state.value, one.value


def right_reply(document: Document, case_id: int) -> bytes:
    """A reply to a case, of its cells and with some values."""
    cells = document.case(case_id).cells
    return json.dumps(dict.fromkeys(cells, 1)).encode()


def table(path: Path, *lines: str, encoding: str = "utf-8") -> Path:
    """A file of these lines."""
    path.write_bytes("".join(line + "\r\n" for line in lines).encode(encoding))
    return path


def the_file(path: Path, document: Document, decimal: str | None = None) -> ImportFile:
    """The file as it is read when nothing, or the decimal sign, is changed in the dialog."""
    looked = look_at(path)
    reading = looked.reading if decimal is None else replace(looked.reading, decimal=decimal)
    own = document.log_columns()
    targets = guess_targets(looked.header, {}, own)
    return ImportFile(path, reading, targets, own_columns_of(targets, own))


def plan_of(path: Path, document: Document, decimal: str | None = None) -> ImportPlan:
    """What the file would do to the document."""
    file = the_file(path, document, decimal)
    reader = TableReader(document.path, read_only=True)
    job = reader.planning(file.items(), file.own, file.progress)
    while True:
        try:
            assert isinstance(next(job), Progress)
        except StopIteration as end:
            reader.close()
            plan: ImportPlan = end.value
            return plan
