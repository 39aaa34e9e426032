"""A run log of a million answered rows, made once by plain SQL, judged by the real scorer."""

import hashlib
import random
import sqlite3
from contextlib import contextmanager

from window_documents import recipe

from statelab_gui.domain.log_columns import ColumnKind
from statelab_gui.domain.replies import read_reply
from statelab_gui.domain.runs import Setting
from statelab_gui.domain.scoring import judge
from statelab_gui.storage.commands import AddCaseSet, AddExaminee, AddLogColumn
from statelab_gui.storage.document import Document
from statelab_gui.storage.migrations.versions import v0003_run_log

NOW = "2026-11-30T08:00:00+08:00"
CELLS = ("a", "b", "c", "d", "e", "TMP")
EXAMINEES = 8
_BATCH = 20_000


def prepare(path, rows, own=True):
    """A document of `rows` replies: 2,400 cases, 8 examinees, whole cases first, then probes and
    their repeats. Every field is filled in, some of each "not provided"; with `own` also a text, a
    number and a choice in every row.
    """
    if path.exists():
        return
    part = path.with_suffix(".part")
    part.unlink(missing_ok=True)
    document = Document.create(part, now=lambda: NOW)
    document.apply(AddCaseSet("Many cases", recipe(seeds=tuple(range(100)), lengths=(2, 5, 10))))
    for number in range(EXAMINEES):
        settings = {
            "model": Setting.of(f"model-{number % 5}"),
            "interface": Setting.of(f"interface {number}"),
            "tools": Setting.of("none" if number % 2 else "python"),
        }
        document.apply(AddExaminee(settings))
    for name, kind, choices in (
        ("Remark", ColumnKind.TEXT, ()),
        ("Seconds", ColumnKind.NUMBER, ()),
        ("Looked at", ColumnKind.CHOICE, ("yes", "no", "later")),
    ):
        if own:
            document.apply(AddLogColumn(name, kind, choices))
    cases = [(case.id, case.updates) for case in document.cases(1)]
    document.close()
    file = sqlite3.connect(part, isolation_level=None)
    for pragma in ("synchronous = OFF", "journal_mode = MEMORY", "cache_size = -200000"):
        file.execute(f"PRAGMA {pragma}")
    file.execute("BEGIN")
    with _packed_at_the_end(file):
        _fill(file, cases, rows, own)
    file.execute("COMMIT")
    file.close()
    part.rename(path)


@contextmanager
def _packed_at_the_end(file):
    """Let the triggers of table run sleep, and pack all rows in one go, as the migration does."""
    query = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'run'"
    triggers = file.execute(query).fetchall()
    for name, _ in triggers:
        file.execute(f"DROP TRIGGER {name}")
    yield
    for statement in v0003_run_log._STATEMENTS:
        if "INSERT INTO run_" in statement and "TRIGGER" not in statement:
            file.execute(statement)
    for _, statement in triggers:
        file.execute(statement)


def _fill(file, cases, rows, own):
    chance = random.Random(7)
    answers = list(_answers())
    places = _places(cases)
    for start in range(1, rows + 1, _BATCH):
        numbers = range(start, min(start + _BATCH, rows + 1))
        kinds = [answers[chance.choice((0, 0, 0, 1, 1, 2))] for _ in numbers]
        asked = [next(places) for _ in numbers]
        both = list(zip(numbers, asked, kinds, strict=True))
        file.executemany(_REPLY, [_reply(*one) for one in both])
        file.executemany(_VERDICT, [(n, n, *kind[1:]) for n, _, kind in both])
        file.executemany(_RUN, [_run(n, chance) for n in numbers])
        if own:
            file.executemany(_VALUE, [value for n in numbers for value in _values(n, chance)])


_REPLY = """
    INSERT INTO reply (id, case_id, examinee_id, prefix, source, converted_from_html, received_at,
        prompt_sha256, sha256, raw, repeat)
    VALUES (?, ?, ?, ?, 'pasted', 0, ?, ?, ?, ?, ?)
"""
_VERDICT = "INSERT INTO verdict VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, NULL)"
_RUN = "INSERT INTO run VALUES (?, ?, NULL, 0, ?, ?, ?, ?, ?, ?, ?, ?)"
_VALUE = "INSERT INTO log_value VALUES (?, ?, ?, ?)"


def _answers():
    """A right one, a wrong one and a format error: raw, then the columns of the verdict."""
    truth = dict(zip(CELLS, (3, 2, 1, 4, 5, 1), strict=True))
    for raw in (
        b'{"a":3,"b":2,"c":1,"d":4,"e":5,"TMP":1}',
        b'{"a":3,"b":2,"c":2,"d":4,"e":5,"TMP":1}',
        b'```json\n{"a":3,"b":2,"c":1,"d":4,"e":5,"TMP":1}\n```',
    ):
        verdict = judge(read_reply(raw, CELLS), truth)
        fault = verdict.faults[0].kind.value if verdict.faults else None
        yield (
            raw,
            int(verdict.valid),
            verdict.correct,
            verdict.total,
            int(verdict.exact),
            fault,
            verdict.to_json(),
        )


def _places(cases):
    """Case, examinee, prefix and repeat of every row: whole cases, then probes, over and over."""
    for examinee in range(1, EXAMINEES + 1):
        for case_id, _ in cases:
            yield case_id, examinee, None, 1
    repeat = 0
    while True:
        repeat += 1
        for k in range(6, 31):
            for examinee in range(1, EXAMINEES + 1):
                for case_id, updates in cases:
                    if k < updates:
                        yield case_id, examinee, k, repeat


def _reply(number, asked, kind):
    case_id, examinee, prefix, repeat = asked
    minutes, seconds = divmod(number * 7, 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    months, day = divmod(days, 28)
    at = f"2026-{months % 12 + 1:02}-{day + 1:02}T{hours:02}:{minutes:02}:{seconds:02}+08:00"
    digest = hashlib.sha256(kind[0]).hexdigest()
    return number, case_id, examinee, prefix, at, digest, digest, kind[0], repeat


def _run(number, chance):
    def field(value):
        at = chance.random()
        if at < 0.02:
            return "not_provided", None
        return ("blank", None) if at < 0.05 else ("value", value)

    return (
        number,
        number,
        *field(chance.randrange(100, 100_000)),
        *field(f"{chance.randrange(100)}.{chance.randrange(10_000):04}"),
        *field(chance.randrange(2)),
        *field(f"looked at by hand, number {chance.randrange(1_000_000)}"),
    )


def _values(number, chance):
    yield number, 1, "value", f"remark {chance.randrange(500_000)}"
    yield number, 2, "value", f"{chance.randrange(-1000, 100_000)}.{chance.randrange(10)}"
    yield number, 3, "value", chance.choice(("yes", "no", "later"))
