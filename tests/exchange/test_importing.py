"""What a file is taken for, what its rows may not say, and what an import leaves behind."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from round_trips import NOW, choices, export, facts, import_file, new_document

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.import_plan import ImportPlan
from statelab_gui.domain.import_rows import ImportRow
from statelab_gui.domain.log_columns import ColumnKind, Ruling, RulingKind
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_tables import Reading, TableFormat
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, ReplySource, Setting
from statelab_gui.exchange.importing import ImportFile, look_at, reading_in
from statelab_gui.exchange.mapping import folded, guess_targets, own_columns_of
from statelab_gui.exchange.reading import opened
from statelab_gui.storage.commands import (
    AddExaminee,
    AddLogColumn,
    AddRuling,
    EditRuns,
    ImportRows,
    RecordReply,
)
from statelab_gui.storage.document import Document
from statelab_gui.storage.table_reading import TableReader

RIGHT = '{"a":4,"b":3,"c":2,"d":1,"e":5,"TMP":4}'
TITLES = {folded(title): key for title, key in (("題目", "case"), ("回覆", "reply"))}


@pytest.fixture
def document(tmp_path: Path) -> Iterator[Document]:
    document = new_document(tmp_path / "lab.statelab")
    yield document
    document.close()


def table(path: Path, *lines: str, encoding: str = "utf-8") -> Path:
    path.write_bytes("".join(line + "\r\n" for line in lines).encode(encoding))
    return path


def the_file(path: Path, document: Document) -> ImportFile:
    looked = look_at(path)
    own = document.log_columns()
    targets = guess_targets(looked.header, TITLES, own)
    return ImportFile(path, looked.reading, targets, own_columns_of(targets, own))


def plan_of(path: Path, document: Document) -> ImportPlan:
    file = the_file(path, document)
    reader = TableReader(document.path, read_only=True)
    job = reader.planning(file.items(), file.own, file.progress)
    while True:
        try:
            assert isinstance(next(job), Progress)
        except StopIteration as end:
            reader.close()
            plan: ImportPlan = end.value
            return plan


def codes(plan: ImportPlan) -> list[tuple[int, str, str]]:
    return [(one.row, one.column, one.code) for one in plan.problems]


# what a file is taken for


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_table_is_read_with_its_own_separator_and_mark(
    tmp_path: Path, separator: str, encoding: str
) -> None:
    lines = [separator.join(row) for row in (("case", "notes"), ("x", "截斷"))]
    looked = look_at(table(tmp_path / "a.csv", *lines, encoding=encoding))
    assert looked.reading.separator == separator
    assert looked.header == ("case", "notes")
    assert looked.samples == (("x", "截斷"),)


def test_a_decimal_comma_is_seen_where_commas_do_not_separate(tmp_path: Path) -> None:
    looked = look_at(table(tmp_path / "a.csv", "case;cost", "x;1,5", "y;0,25"))
    assert (looked.reading.separator, looked.reading.decimal) == (";", ",")
    assert look_at(table(tmp_path / "b.csv", "case,cost", "x,1.5")).reading.decimal == "."


def test_a_file_of_one_column_is_a_table(tmp_path: Path, document: Document) -> None:
    path = table(tmp_path / "a.csv", "case", "2-copy-code")
    looked = look_at(path)
    assert (looked.header, looked.samples) == (("case",), (("2-copy-code",),))
    plan = plan_of(path, document)
    assert (plan.rows, plan.unanswered, plan.problem_count) == (1, 1, 0)


@pytest.mark.parametrize("content", [b"", b"\xef\xbb\xbf", b"\r\n\r\n", b"\xff\xfe"])
def test_an_empty_file_is_said_to_be_empty(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(content)
    with pytest.raises(KnownError) as caught:
        look_at(path)
    assert caught.value.code == "empty_file"


@pytest.mark.parametrize("encoding", ["big5", "gb18030"])
def test_an_encoding_that_is_not_sure_is_asked_for(tmp_path: Path, encoding: str) -> None:
    path = table(tmp_path / "a.csv", "題目,回覆", f"2-copy-code,{'國內'}", encoding=encoding)
    looked = look_at(path)
    assert looked.reading.encoding is None
    assert looked.header == ()
    assert encoding in looked.encodings
    assert "utf-8" not in looked.encodings
    read = look_at(path, reading_in(path, encoding))
    assert read.header == ("題目", "回覆")
    assert read.samples == (("2-copy-code", "國內"),)


def test_a_file_that_is_no_longer_utf_8_further_down_is_refused_by_its_reading(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(b"case,notes\r\n" + b"x,y\r\n" * 80_000 + "x,國\r\n".encode("big5"))
    with pytest.raises(KnownError) as caught, opened(path, look_at(path).reading) as found:
        list(found.rows)
    assert caught.value.code == "not_a_table"


def test_a_line_that_is_no_object_is_told_with_its_number(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text('{"case":"x"}\n\n[1]\n', encoding="utf-8")
    with pytest.raises(KnownError) as caught:
        look_at(path)
    assert (caught.value.code, caught.value.facts["line"]) == ("not_json_lines", 3)


def test_a_broken_workbook_is_a_known_error(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    path.write_bytes(b"PK\x03\x04 and no more")
    with pytest.raises(KnownError) as caught:
        look_at(path)
    assert caught.value.code == "not_a_table"


def test_headers_are_known_by_key_by_title_and_by_the_name_of_an_own_column(
    document: Document,
) -> None:
    document.apply(AddLogColumn("Difficulty", ColumnKind.NUMBER))
    own = document.log_columns()
    header = (
        "題目",
        "Case",
        "reply",
        "correct_cells",
        "family",
        "difficulty",
        "own:date:Seen",
        "?",
    )
    assert guess_targets(header, TITLES, own) == (
        "case",
        "",
        "reply",
        "correct_cells",
        "",
        "own:number:Difficulty",
        "own:date:Seen",
        "",
    )
    assert guess_targets(("case", "題目"), TITLES, own) == ("case", "")
    assert guess_targets(("own:text:DIFFICULTY",), {}, own) == ("own:number:Difficulty",)


def test_apostrophes_are_taken_off_in_our_own_files_alone(
    tmp_path: Path, document: Document
) -> None:
    theirs = table(tmp_path / "a.csv", "case,reply", "2-copy-code,'tis")
    assert not look_at(theirs).reading.apostrophes
    export(document, choices(tmp_path / "b.csv"))
    assert look_at(tmp_path / "b.csv").reading.apostrophes


# what a row may not say


BAD: dict[str, tuple[str, str, str, str]] = {
    "no case": ("case,reply", ",{}", "case", "row_without_case"),
    "unknown case": ("case,reply", "9-copy-code,{}", "case", "row_no_such_case"),
    "other seed": ("case,seed,reply", "2-copy-code,8,{}", "case", "row_no_such_case"),
    "other set": ("case,case_set,reply", "2-copy-code,Other,{}", "case", "row_no_such_case"),
    "no seed": ("case,seed", "2-copy-code,seven", "seed", "not_an_integer"),
    "other prompt": (
        "case,prompt_sha256,reply",
        f"2-copy-code,{'0' * 64},{{}}",
        "prompt_sha256",
        "row_other_prompt",
    ),
    "no sum": ("case,prompt_sha256", "2-copy-code,abc", "prompt_sha256", "row_no_sha256"),
    "early prefix": ("case,prefix,reply", "2-copy-code,3,{}", "prefix", "prefix_too_early"),
    "long prefix": ("case,prefix,reply", "2-copy-code,99,{}", "prefix", "prefix_too_long"),
    "prefix 0": ("case,prefix,reply", "2-copy-code,0,{}", "prefix", "row_number_too_small"),
    "repeat": ("case,repeat,reply", "2-copy-code,0,{}", "repeat", "row_number_too_small"),
    "cost": ("case,cost,reply", "2-copy-code,12 tokens,{}", "cost", "not_a_number"),
    "tokens": ("case,input_tokens,reply", "2-copy-code,1.5,{}", "input_tokens", "not_an_integer"),
    "flag": ("case,truncated,reply", "2-copy-code,maybe,{}", "truncated", "not_a_flag"),
    "source": ("case,source,reply", "2-copy-code,dreamt,{}", "source", "row_bad_source"),
    "time": ("case,received_at,reply", "2-copy-code,yesterday,{}", "received_at", "row_bad_time"),
    "no such day": (
        "case,received_at,reply",
        "2-copy-code,2026-02-30T08:00:00+08:00,{}",
        "received_at",
        "row_bad_time",
    ),
    "base64": ("case,reply_encoding,reply", "2-copy-code,base64,*", "reply", "row_bad_base64"),
    "encoding": (
        "case,reply_encoding,reply",
        "2-copy-code,rot13,x",
        "reply_encoding",
        "row_bad_encoding",
    ),
    "changed reply": (
        "case,reply_sha256,reply",
        f"2-copy-code,{'0' * 64},{{}}",
        "reply",
        "row_reply_changed",
    ),
    "missing reply": (
        "case,reply_sha256",
        f"2-copy-code,{'0' * 64}",
        "reply",
        "row_reply_missing",
    ),
    "key in a setting": (
        "case,model,reply",
        "2-copy-code,sk-abcdefghijklmnopqrst,{}",
        "model",
        "row_holds_key",
    ),
    "key in the notes": (
        "case,notes,reply",
        "2-copy-code,Bearer abcdefghijklmnopqrst,{}",
        "notes",
        "row_holds_key",
    ),
    "ruling": ("case,ruling,reply", "2-copy-code,perhaps,{}", "ruling", "row_bad_ruling"),
    "ruling without reason": (
        "case,ruling,reply",
        "2-copy-code,right,{}",
        "ruling_reason",
        "reason_missing",
    ),
    "too many fields": ("case,reply", "2-copy-code,{},more", "", "row_too_long"),
    "own date": ("case,own:date:Seen,reply", "2-copy-code,soon,{}", "own:date:Seen", "not_a_date"),
}


@pytest.mark.parametrize("header,row,column,code", BAD.values(), ids=list(BAD))
def test_a_row_that_cannot_be_taken_is_told_with_its_number_and_nothing_is_recorded(
    tmp_path: Path, document: Document, header: str, row: str, column: str, code: str
) -> None:
    good = ",".join(["2-copy-code", *[""] * header.count(",")])
    path = table(tmp_path / "a.csv", header, good, row)
    assert codes(plan_of(path, document)) == [(3, column, code)]
    before = document.path.read_bytes()
    with pytest.raises(KnownError) as caught:
        import_file(document, path)
    assert (caught.value.code, caught.value.facts) == ("import_refused", {"problems": 1})
    assert document.path.read_bytes() == before


def test_every_problem_of_a_row_is_told(tmp_path: Path, document: Document) -> None:
    path = table(tmp_path / "a.csv", "case,seed,cost,source", "2-copy-code,x,y,z")
    assert {code for _, _, code in codes(plan_of(path, document))} == {
        "not_an_integer",
        "not_a_number",
        "row_bad_source",
    }


def test_two_cases_of_one_name_are_told_apart_by_set_and_seed_or_not_at_all(
    tmp_path: Path,
) -> None:
    from statelab_gui.domain.recipes import starter

    document = new_document(tmp_path / "two.statelab", [("A", starter()), ("B", starter())])
    path = table(tmp_path / "a.csv", "case,reply", "2-copy-code,{}")
    assert codes(plan_of(path, document)) == [(2, "case", "row_ambiguous_case")]
    path = table(tmp_path / "a.csv", "case,case_set,reply", "2-copy-code,B,{}")
    import_file(document, path)
    assert [row.set_name for row in document.run_rows([1])] == ["B"]
    document.close()


# what becomes of good rows


def test_a_plain_file_of_cases_and_replies_is_recorded_and_judged_here(
    tmp_path: Path, document: Document
) -> None:
    path = table(
        tmp_path / "mine.csv",
        "case,model,temperature,reply,correct_cells,total_cells",
        f'2-copy-code,m,not provided,"{RIGHT.replace(chr(34), chr(34) * 2)}",5,6',
        "2-copy-sheet,m,not provided,,,",
    )
    command = import_file(document, path)
    assert (command.plan.new, command.plan.unanswered, command.plan.examinees) == (1, 1, 1)
    reply = document.reply(1)
    assert reply.raw == RIGHT.encode()
    assert reply.sha256 == hashlib.sha256(RIGHT.encode()).hexdigest()
    assert (reply.source, reply.file_name, reply.received_at) == (ReplySource.FILE, "mine.csv", NOW)
    assert (reply.verdict.correct, reply.verdict.exact) == (6, True)
    (other,) = command.plan.other_verdicts
    assert (other.row, other.stated.correct, other.correct) == (2, 5, 6)
    (examinee,) = document.examinees()
    assert dict(examinee.settings) == {"model": Setting.of("m"), "temperature": NOT_PROVIDED}


def test_an_examinee_with_exactly_these_settings_is_found_and_no_other(
    tmp_path: Path, document: Document
) -> None:
    document.apply(AddExaminee({"model": Setting.of("m")}))
    document.apply(AddExaminee({"model": Setting.of("m"), "tools": Setting.of("none")}))
    lines = ("2-copy-code,m,none,{}", "2-copy-code,m,,{}", "2-copy-code,m,not provided,{}")
    import_file(document, table(tmp_path / "a.csv", "case,model,tools,reply", *lines))
    assert [document.reply(n).examinee_id for n in (1, 2, 3)] == [2, 1, 3]


def test_line_ends_that_a_spreadsheet_changed_are_put_back_by_the_sum_alone(
    tmp_path: Path, document: Document
) -> None:
    told = b"one\r\ntwo\r\n"
    digest = hashlib.sha256(told).hexdigest()
    path = table(
        tmp_path / "a.csv", "case,reply_sha256,reply", f'2-copy-code,{digest},"one\ntwo\n"'
    )
    import_file(document, path)
    assert document.reply(1).raw == told
    path = table(tmp_path / "b.csv", "case,reply", '2-copy-code,"one\ntwo\n"')
    import_file(document, path)
    assert document.reply(2).raw == b"one\ntwo\n"


def test_a_reply_is_recorded_as_often_as_it_was_given_and_never_again(
    tmp_path: Path, document: Document
) -> None:
    path = table(tmp_path / "a.csv", "case,reply", "2-copy-code,{}", "2-copy-code,{}")
    assert import_file(document, path).plan.new == 2
    plan = import_file(document, path).plan
    assert (plan.new, plan.there) == (0, 2)


def filled(document: Document, tmp_path: Path) -> Path:
    """A log of one reply with notes, an own value and a ruling, exported."""
    document.apply(AddExaminee({"model": Setting.of("m")}))
    document.apply(AddLogColumn("Kind", ColumnKind.CHOICE, ["x", "y"]))
    case = document.cases(1)[0].id
    document.apply(RecordReply(case, 1, None, b"{}", ReplySource.PASTED, None, False, NOW))
    edits = [(1, "notes", Setting.of("file")), (1, "column:1", Setting.of("x"))]
    document.apply(EditRuns(edits, NOW))
    document.apply(AddRuling(1, RulingKind.RIGHT, "as the prompt says", NOW))
    path = tmp_path / "log.csv"
    export(document, choices(path))
    return path


def test_rows_that_are_here_are_left_or_updated_as_is_chosen(
    tmp_path: Path, document: Document
) -> None:
    path = filled(document, tmp_path)
    document.apply(EditRuns([(1, "notes", Setting.of("here")), (1, "column:1", BLANK)], NOW))
    document.apply(AddRuling(1, RulingKind.WRONG, "no", NOW))
    plan = plan_of(path, document)
    assert (plan.there, plan.differing, plan.new) == (1, 1, 0)
    assert import_file(document, path).updated == 0
    assert document.run_rows([1])[0].entry("notes") == Setting.of("here")
    command = import_file(document, path, update=True)
    assert command.updated == 1
    (row,) = document.run_rows([1])
    assert row.entry("notes") == Setting.of("file")
    assert row.entry("column:1") == Setting.of("x")
    assert row.ruling == Ruling(RulingKind.RIGHT, "as the prompt says", NOW)


def test_undo_takes_fields_rulings_and_columns_back_and_leaves_every_reply(
    tmp_path: Path, document: Document
) -> None:
    path = filled(document, tmp_path)
    other = new_document(tmp_path / "other.statelab")
    command = import_file(other, path)
    assert facts(other) == facts(document)
    after = facts(other)
    other.revert(command)
    (row,) = other.run_rows([1])
    assert (row.entry("notes"), row.ruling) == (BLANK, None)
    assert other.log_columns() == []
    assert other.reply(1).raw == b"{}"
    other.apply(command)
    assert facts(other) == after
    other.close()
    again = Document.open(tmp_path / "other.statelab", now=lambda: NOW)
    step = again.next_undo()
    assert step is not None and step.name == "import_rows"
    told = again.step_command(step.log_id)
    again.revert(told)
    assert again.run_rows([1])[0].entry("notes") == BLANK
    again.apply(again.step_command(step.log_id))
    assert facts(again) == after
    again.close()


def test_an_import_that_fills_nothing_in_is_no_step_of_undo(
    tmp_path: Path, document: Document
) -> None:
    before = document.next_undo()
    import_file(document, table(tmp_path / "a.csv", "case,reply", "2-copy-code,{}"))
    assert document.next_undo() == before


def test_an_import_that_is_stopped_leaves_the_document_as_it_was(
    tmp_path: Path, document: Document
) -> None:
    lines = [f"2-copy-code,m{n},{{}}" for n in range(300)]
    path = table(tmp_path / "a.csv", "case,model,reply", *lines)
    file = the_file(path, document)
    for steps in (2, 7, 12):
        command = ImportRows(file.items, path.name, file.own, update=False)
        job = document.applying(command)
        for _ in range(steps):
            next(job)
        job.close()
        assert document.run_row_ids() == [n for n in document.run_row_ids() if n < 0]
        assert document.examinees() == []
    assert import_file(document, path).plan.new == 300


CORRECTIONS: dict[str, tuple[list[str], list[tuple[int, str]]]] = {
    "another case": (
        ["2-copy-code,1,,{}", "2-copy-sheet,2,1,{}"],
        [(3, "supersedes_another")],
    ),
    "twice": (
        ["2-copy-code,1,,a", "2-copy-code,2,1,b", "2-copy-code,3,1,c"],
        [(4, "already_superseded")],
    ),
    "a later one": (["2-copy-code,2,,a", "2-copy-code,1,2,b"], [(3, "row_corrects_later")]),
    "one number twice": (["2-copy-code,1,,a", "2-copy-code,1,,b"], [(3, "row_number_twice")]),
}


@pytest.mark.parametrize("lines,found", CORRECTIONS.values(), ids=list(CORRECTIONS))
def test_a_correction_that_cannot_be_is_told(
    tmp_path: Path, document: Document, lines: list[str], found: list[tuple[int, str]]
) -> None:
    path = table(tmp_path / "a.csv", "case,reply_number,supersedes,reply", *lines)
    assert [(row, code) for row, _, code in codes(plan_of(path, document))] == found


def test_a_correction_of_a_reply_that_is_not_in_the_file_stands_alone_and_is_counted(
    tmp_path: Path, document: Document
) -> None:
    path = table(tmp_path / "a.csv", "case,reply_number,supersedes,reply", "2-copy-code,5,4,{}")
    assert import_file(document, path).plan.uncorrected == 1
    assert document.reply(1).supersedes is None


def test_a_new_choice_has_the_values_that_the_file_has(tmp_path: Path, document: Document) -> None:
    lines = ("2-copy-code,b,{}", "2-copy-sheet,a,{}", "2-add-code,b,{}")
    import_file(document, table(tmp_path / "a.csv", "case,own:choice:Kind,reply", *lines))
    (column,) = document.log_columns()
    assert (column.name, column.kind, column.choices) == ("Kind", ColumnKind.CHOICE, ("b", "a"))


def test_a_workbook_of_others_is_read_from_its_first_sheet(
    tmp_path: Path, document: Document
) -> None:
    import xlsxwriter

    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(str(path)) as book:
        sheet = book.add_worksheet("any")
        for at, row in enumerate((["Case", "seed", "reply"], ["2-copy-code", 7, "'tis"])):
            sheet.write_row(at, 0, row)
        book.add_worksheet("other").write(0, 0, "nothing")
    titles = {folded("Case"): "case"}
    looked = look_at(path)
    targets = guess_targets(looked.header, titles, [])
    file = ImportFile(path, looked.reading, targets, {})
    (row,) = file.items()
    assert isinstance(row, ImportRow)
    assert (row.number, row.case_name, row.seed, row.raw) == (2, "2-copy-code", 7, b"'tis")


def test_blank_zero_and_not_provided_come_in_as_three_things(
    tmp_path: Path, document: Document
) -> None:
    path = table(
        tmp_path / "a.csv",
        "case,output_limit,input_tokens,reply",
        "2-copy-code,0,0,a",
        "2-copy-code,not provided,not provided,b",
        "2-copy-code,,,c",
    )
    import_file(document, path)
    rows = document.run_rows([1, 2, 3])
    want = [Setting.of("0"), NOT_PROVIDED, BLANK]
    assert [row.settings.get("output_limit", BLANK) for row in rows] == want
    assert [row.entry("input_tokens") for row in rows] == want


def test_how_far_a_reading_is_goes_up_to_its_end(tmp_path: Path) -> None:
    path = table(tmp_path / "a.csv", "case,notes", *["x,y" * 10] * 20_000)
    file = ImportFile(path, Reading(TableFormat.CSV), ("case", "notes"), {})
    seen = [file.progress().done for _ in file.items()]
    assert seen == sorted(seen)
    assert seen[-1] == file.progress().total == path.stat().st_size
