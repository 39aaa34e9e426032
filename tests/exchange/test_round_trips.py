"""A run log that goes out to a file and comes into another document is there unchanged."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from round_trips import LATER, NOW, choices, export, facts, import_file, new_document, plan_of

from statelab_gui.domain.log_columns import ColumnKind, RulingKind
from statelab_gui.domain.recipes import Recipe, starter
from statelab_gui.domain.run_tables import TableFormat
from statelab_gui.domain.runs import (
    BLANK,
    EXAMINEE_FIELDS,
    NOT_PROVIDED,
    ReplySource,
    Setting,
    looks_like_key,
)
from statelab_gui.storage.commands import (
    AddExaminee,
    AddLogColumn,
    AddRuling,
    EditRuns,
    RecordReply,
    RevealCase,
)
from statelab_gui.storage.document import Document

HOSTILE = [
    "5/6",
    "007",
    "-1",
    "1e5",
    "12345678901234567890123456789",
    "=cmd()",
    "+1",
    "@x",
    "'",
    "''x",
    "\tx",
    "\rx",
    "a\r\nb\rc\nd",
    'say "a", then; b',
    "not provided",
    "blank",
    "\u200b",
    "\ufeffx",
    "😀👩\u200d🔬",
    "\x00",
    "a\x01\x1f\x7f\x85b",
    "\ufffe\uffff",
    "⟦U+0041⟧",
    "⟦whole text of 5 characters: sheet long texts, number 1⟧ x",
    "_x000D_",
    "_xD83D_",
    "<r>x</r>",
    "<r><t>1</t></r>&amp;",
    "{}",
    '{"state":"blank"}',
    "null",
    "true",
    "2026-11-30",
    "１８１",
    "截斷，模型",
    "長" * 40_000,
    "😀" * 20_000,
    "\u2028x\u2029",
]
texts = st.one_of(
    st.sampled_from(HOSTILE),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=12),
    st.text("=+-@'\"\t\r\n,; .e0123456789⟦⟧_x", max_size=8),
).filter(lambda text: not looks_like_key(text))
values = st.one_of(st.just(BLANK), st.just(NOT_PROVIDED), texts.filter(str.strip).map(Setting.of))
raws = st.one_of(
    texts.map(str.encode),
    st.binary(max_size=12),
    st.sampled_from([b"", b" ", b"\xff", b"\xed\xa0\x80", b'{"a":1,"b":2}']),
)
people_settings = st.fixed_dictionaries({spec.key: values for spec in EXAMINEE_FIELDS})
FORMS = [
    (kind, dialect)
    for kind in TableFormat
    for dialect in ({}, {"bom": False, "separator": ";", "decimal": ","})
]


@pytest.fixture(scope="module")
def blank_document(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A document with a set of cases and no reply, to be copied: making cases takes longest."""
    path = tmp_path_factory.mktemp("blank") / "blank.statelab"
    recipe: Recipe = starter()
    new_document(path, [("=1+1 題組", recipe)]).close()
    return path


def opened(path: Path, blank: Path) -> Document:
    shutil.copyfile(blank, path)
    return Document.open(path, now=lambda: NOW)


def record(
    document: Document,
    case: int,
    examinee: int,
    raw: bytes,
    *,
    prefix: int | None = None,
    repeat: int = 1,
    supersedes: int | None = None,
    source: ReplySource = ReplySource.PASTED,
    html: bool = False,
) -> int:
    case_id = document.cases(1)[case].id
    command = RecordReply(
        case_id, examinee, prefix, raw, source, None, html, NOW, supersedes, repeat=repeat
    )
    document.apply(command)
    assert command.result is not None
    return command.result


@settings(
    max_examples=min(200, settings.default.max_examples // 5),  # 6 in the quick profile
    phases=(Phase.explicit, Phase.reuse, Phase.generate),  # a document an example: slow to shrink
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(data=st.data())
def test_every_format_gives_the_same_rows_in_a_new_document(
    blank_document: Path, data: st.DataObject
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        there = Path(folder)
        document = opened(there / "old.statelab", blank_document)
        for _ in range(data.draw(st.integers(1, 2))):
            document.apply(AddExaminee(data.draw(people_settings)))
        people = len(document.examinees())
        reveal(document)
        for kind in ColumnKind:
            chosen = ("=x", "'y", "5/6") if kind is ColumnKind.CHOICE else ()
            document.apply(AddLogColumn(f"={kind.value}, “列”", kind, chosen))
        for _ in range(data.draw(st.integers(1, 3))):
            prefix = data.draw(st.sampled_from([None, None, 6, 9]))
            number = record(
                document,
                data.draw(st.integers(0, 3)),
                data.draw(st.integers(1, people)),
                data.draw(raws),
                prefix=prefix,
                repeat=data.draw(st.integers(1, 2)),
                source=data.draw(st.sampled_from(list(ReplySource))),
                html=data.draw(st.booleans()),
            )
            fill(document, number, data)
        want = facts(document)
        kind, dialect = data.draw(st.sampled_from(FORMS))
        path = there / f"log.{kind.value}"
        export(document, choices(path, kind, **dialect))
        document.close()
        other = opened(there / "new.statelab", blank_document)
        reveal(other)
        sign = dialect.get("decimal", ".")  # the first number may be far down in the file
        assert plan_of(path, other, sign).problems == []
        command = import_file(other, path, decimal=sign)
        assert command.plan.other_verdicts == []
        assert facts(other) == want
        again = import_file(other, path, update=True, decimal=sign)
        assert (again.plan.new, again.plan.differing, again.updated) == (0, 0, 0)
        other.close()


def reveal(document: Document) -> None:
    """Open the answer books, without which simulated replies are held back."""
    for case in document.cases(1)[:4]:
        document.apply(RevealCase(case.id, NOW))


def fill(document: Document, number: int, data: st.DataObject) -> None:
    """Let a reviewer fill in anything that the fields and columns take."""
    fields: dict[str, st.SearchStrategy[Setting]] = {
        "notes": values,
        "input_tokens": st.integers(0, 10**18 - 1).map(lambda n: Setting.of(str(n))),
        "cost": st.sampled_from(["0", "0.10", "1.5", "0.0000001", "9" * 30, "007"]).map(Setting.of),
        "truncated": st.sampled_from(["yes", "no"]).map(Setting.of),
        "column:1": values,
        "column:2": st.sampled_from(["-1", "-0.50", "007", "9" * 20]).map(Setting.of),
        "column:3": st.sampled_from(["=x", "'y", "5/6"]).map(Setting.of),
        "column:4": st.sampled_from(["2026-11-30", "0001-01-01", "1900-02-28"]).map(Setting.of),
    }
    plain = st.sampled_from([BLANK, NOT_PROVIDED])
    filled = st.fixed_dictionaries({key: st.one_of(plain, one) for key, one in fields.items()})
    edits = [(number, field, value) for field, value in data.draw(filled).items()]
    document.apply(EditRuns(edits, NOW))
    if data.draw(st.booleans()):
        kind = data.draw(st.sampled_from([RulingKind.RIGHT, RulingKind.WRONG]))
        reason = data.draw(texts.filter(str.strip))
        document.apply(AddRuling(number, kind, reason, LATER))


@pytest.fixture
def corrected(tmp_path: Path, blank_document: Path) -> Iterator[Document]:
    """Corrections of corrections, repeats, equal replies, a reveal before a reply."""
    document = opened(tmp_path / "old.statelab", blank_document)
    document.apply(AddExaminee({"model": Setting.of("m")}))
    document.apply(RevealCase(document.cases(1)[0].id, NOW))
    first = record(document, 0, 1, b"one")
    record(document, 1, 1, b"same")
    second = record(document, 0, 1, b"two", supersedes=first)
    record(document, 1, 1, b"same")
    record(document, 0, 1, b"one", supersedes=second)
    record(document, 0, 1, b"{}", prefix=9, repeat=2, source=ReplySource.SIMULATED)
    yield document
    document.close()


@pytest.mark.parametrize("kind", list(TableFormat))
def test_corrections_stay_corrections_and_the_latest_stays_the_latest(
    corrected: Document, tmp_path: Path, blank_document: Path, kind: TableFormat
) -> None:
    path = tmp_path / f"log.{kind.value}"
    export(corrected, choices(path, kind))
    other = opened(tmp_path / "new.statelab", blank_document)
    import_file(other, path)
    assert facts(other) == facts(corrected)
    assert [other.reply(n).raw for n in range(1, 7)] == [
        corrected.reply(n).raw for n in range(1, 7)
    ]
    simulated = [row for row in other.run_rows(range(1, 7)) if row.source is ReplySource.SIMULATED]
    assert [row.prefix for row in simulated] == [9]
    assert all(row.source is not ReplySource.PASTED for row in other.run_rows(range(1, 7)))
    assert {other.reply(n).file_name for n in range(1, 7)} == {path.name}
    other.close()


def test_rows_in_any_order_give_the_same(
    corrected: Document, tmp_path: Path, blank_document: Path
) -> None:
    path = tmp_path / "log.csv"
    export(corrected, choices(path))
    header, *rows = path.read_text(encoding="utf-8-sig").splitlines(keepends=True)
    path.write_text(header + "".join(reversed(rows)), encoding="utf-8", newline="")
    other = opened(tmp_path / "new.statelab", blank_document)
    import_file(other, path)
    assert facts(other) == facts(corrected)
    other.close()
