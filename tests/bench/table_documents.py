"""A run log with the prompts and verdicts of its cases, so that a file of it comes in again."""

import hashlib
import random
import sqlite3

from log_documents import EXAMINEES, NOW, _packed_at_the_end, _places, _run, _values
from window_documents import recipe

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.log_columns import ColumnKind
from statelab_gui.domain.replies import read_reply
from statelab_gui.domain.runs import Setting
from statelab_gui.domain.scoring import judge
from statelab_gui.storage.commands import AddCaseSet, AddExaminee, AddLogColumn
from statelab_gui.storage.document import Document
from statelab_gui.storage.queries.cases import load_program

_BATCH = 20_000


def empty(path):
    """A document of the cases that all these replies are of, and nothing else."""
    document = Document.create(path, now=lambda: NOW)
    document.apply(AddCaseSet("Many cases", recipe(seeds=tuple(range(100)), lengths=(2, 5, 10))))
    return document


def prepare(path, rows, size=0):
    """A document of `rows` replies: 2,400 cases, 8 examinees, whole cases, then probes and repeats.

    A third of the replies are right; the others have a wrong cell or a format error. Every field is
    filled in or not provided, and so are a text, a number and a choice of the reviewer's own. A
    reply that is no JSON alone is `size` characters longer.
    """
    if path.exists():
        return
    part = path.with_suffix(".part")
    part.unlink(missing_ok=True)
    document = empty(part)
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
        document.apply(AddLogColumn(name, kind, choices))
    cases = document.cases(1)
    asked = Asked(document, size)
    file = sqlite3.connect(part, isolation_level=None)
    for pragma in ("synchronous = OFF", "journal_mode = MEMORY", "cache_size = -200000"):
        file.execute(f"PRAGMA {pragma}")
    file.execute("BEGIN")
    chance = random.Random(7)
    places = _places([(case.id, case.updates) for case in cases])
    with _packed_at_the_end(file):
        for start in range(1, rows + 1, _BATCH):
            numbers = range(start, min(start + _BATCH, rows + 1))
            made = [asked.reply(*next(places), chance) for _ in numbers]
            file.executemany(
                _REPLY, [_reply(n, *one) for n, one in zip(numbers, made, strict=True)]
            )
            file.executemany(
                _VERDICT, [(n, n, *one[3]) for n, one in zip(numbers, made, strict=True)]
            )
            file.executemany(_RUN, [_run(n, chance) for n in numbers])
            file.executemany(_VALUE, [value for n in numbers for value in _values(n, chance)])
    file.execute("COMMIT")
    file.close()
    document.close()
    part.rename(path)


_REPLY = """
    INSERT INTO reply (id, case_id, examinee_id, prefix, source, file_name, converted_from_html,
        received_at, prompt_sha256, supersedes, sha256, raw, repeat)
    VALUES (?, ?, ?, ?, 'pasted', NULL, 0, ?, ?, NULL, ?, ?, ?)
"""
_VERDICT = """
    INSERT INTO verdict (id, reply_id, scorer_version, valid, correct, total, exact, fault, detail)
    VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?)
"""
_RUN = """
    INSERT INTO run (reply_id, verdict_id, superseded_by, revealed_before, input_tokens_state,
        input_tokens, cost_state, cost, truncated_state, truncated, notes_state, notes)
    VALUES (?, ?, NULL, 0, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_VALUE = "INSERT INTO log_value (reply_id, column_id, state, value) VALUES (?, ?, ?, ?)"


class Asked:
    """Replies to the prompts of a document, judged."""

    def __init__(self, document, size):
        self._document, self._more = document, " x" * (size // 2)
        self._programs, self._prompts, self._known = {}, {}, {}

    def reply(self, case_id, examinee, prefix, repeat, chance):
        """Place, sum of the prompt, record, verdict."""
        kind = chance.choice((0, 1, 2))
        key = (case_id, prefix, kind)
        if key not in self._known:
            self._known[key] = self._made(case_id, prefix, kind)
        return (case_id, examinee, prefix, repeat), *self._known[key]

    def _made(self, case_id, prefix, kind):
        if case_id not in self._programs:
            with self._document._reading() as connection:
                query = "SELECT program_id FROM case_item WHERE id = ?"
                (number,) = connection.exec_driver_sql(query, (case_id,)).one()
                self._programs[case_id] = load_program(connection, number)
            self._prompts[case_id] = self._document.prompt(case_id)
        program, prompt = self._programs[case_id], self._prompts[case_id]
        if prefix is not None:
            program = program.prefix(prefix)
            prompt = "\n".join(prompt.split("\n")[: prefix + 1])
        truth = AnswerBook(program.cells, program).truth
        given = {**truth, **({"a": (truth["a"] + 1) % 10} if kind == 1 else {})}
        told = ",".join(f'"{cell}":{value}' for cell, value in given.items())
        text = f"{{{told}}}" if kind < 2 else f"```json\n{{{told}}}\n```{self._more}"
        raw = text.encode()
        verdict = judge(read_reply(raw, tuple(truth)), truth)
        fault = verdict.faults[0].kind.value if verdict.faults else None
        told = (int(verdict.valid), verdict.correct, verdict.total, int(verdict.exact), fault)
        return hashlib.sha256(prompt.encode()).hexdigest(), raw, (*told, verdict.to_json())


def _reply(number, place, prompt, raw, _verdict):
    case_id, examinee, prefix, repeat = place
    minutes, seconds = divmod(number * 7, 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    months, day = divmod(days, 28)
    at = f"2026-{months % 12 + 1:02}-{day + 1:02}T{hours:02}:{minutes:02}:{seconds:02}+08:00"
    digest = hashlib.sha256(raw).hexdigest()
    return number, case_id, examinee, prefix, at, prompt, digest, raw, repeat
