"""What a file is taken for, what its rows may not say, and what an import leaves behind."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from round_trips import (
    NOW,
    choices,
    export,
    facts,
    import_file,
    new_document,
    plan_of,
    table,
    the_file,
)

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.import_plan import ImportPlan
from statelab_gui.domain.import_rows import ImportRow
from statelab_gui.domain.log_columns import ColumnKind, Ruling, RulingKind
from statelab_gui.domain.run_tables import Reading, TableFormat
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, ReplySource, Setting
from statelab_gui.exchange.importing import ImportFile, look_at, looking_at
from statelab_gui.exchange.mapping import folded, guess_targets
from statelab_gui.storage.commands import (
    AddExaminee,
    AddLogColumn,
    AddRuling,
    EditRuns,
    ImportRows,
    RecordReply,
)
from statelab_gui.storage.commands.importing import rows
from statelab_gui.storage.document import Document

RIGHT = '{"a":4,"b":3,"c":2,"d":1,"e":5,"TMP":4}'
TITLES = {folded(title): key for title, key in (("題目", "case"), ("回覆", "reply"))}


@pytest.fixture
def document(tmp_path: Path) -> Iterator[Document]:
    document = new_document(tmp_path / "lab.statelab")
    yield document
    document.close()


def codes(plan: ImportPlan) -> list[tuple[int, str, str]]:
    return [(one.row, one.column, one.code) for one in plan.problems]


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


def test_undo_and_redo_of_an_import_can_be_stopped_between_entries_and_then_are_not_done(
    tmp_path: Path, document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "_ENTRIES_AT_ONCE", 1)
    path = filled(document, tmp_path)
    other = new_document(tmp_path / "other.statelab")
    command = import_file(other, path)
    after = facts(other)
    for step in (other.reverting, other.applying):
        before = facts(other)
        job = step(command)
        told = [progress for progress in job if progress.unit == "entries"]
        assert [(one.done, one.total) for one in told] == [(0, 2), (1, 2)]
        done = facts(other)
        assert done != before
        back = other.reverting if step == other.applying else other.applying
        for _ in back(command):
            pass
        assert facts(other) == before
        job = step(command)
        for progress in job:
            if progress.unit == "entries" and progress.done == 1:
                break
        job.close()
        assert facts(other) == before
        for _ in step(command):
            pass
        assert facts(other) == done
    assert facts(other) == after
    other.close()


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


def test_a_workbook_keeps_the_digits_of_a_column_whose_name_has_blanks_and_signs(
    tmp_path: Path, document: Document
) -> None:
    document.apply(AddExaminee({"model": Setting.of("m")}))
    document.apply(AddLogColumn('= a "b" ⟦, 列', ColumnKind.NUMBER))
    case = document.cases(1)[0].id
    document.apply(RecordReply(case, 1, None, b"{}", ReplySource.PASTED, None, False, NOW))
    edits = [(1, "column:1", Setting.of("-0.50")), (1, "cost", Setting.of("0.10"))]
    document.apply(EditRuns(edits, NOW))
    path = tmp_path / "log.xlsx"
    export(document, choices(path, TableFormat.XLSX))
    other = new_document(tmp_path / "other.statelab")
    import_file(other, path)
    assert facts(other) == facts(document)
    other.close()


def test_a_key_that_stands_twice_among_very_many_is_named(tmp_path: Path) -> None:
    """Counted one by one, they would take the better part of an hour."""
    members = [f'"k{number}":1' for number in range(200_000)]
    path = tmp_path / "a.jsonl"
    path.write_text("{" + ",".join([*members, '"k199999":2']) + "}\n", "utf-8")
    with pytest.raises(KnownError) as refused:
        look_at(path)
    assert refused.value.code == "not_json_lines"
    assert refused.value.facts["reason"] == 'the key "k199999" stands there twice'


def test_json_lines_are_looked_through_in_steps_and_what_came_since_is_no_row(
    tmp_path: Path, document: Document
) -> None:
    path = tmp_path / "log.jsonl"
    lines = [f'{{"case":"2-copy-code","reply":"{{{number}}}"}}' for number in range(250)]
    last = '{"case":"2-copy-code","reply":"{}","notes":"in the last line alone"}'
    path.write_text("\n".join([*lines, last, ""]), "utf-8")
    job = looking_at(path)
    told = [next(job) for _ in range(3)]
    assert told[0].total == 0 and told[2].total == path.stat().st_size >= told[2].done > 0
    job.close()
    looked = look_at(path)
    assert looked.header == ("case", "reply", "notes")
    file = ImportFile(path, looked.reading, looked.header, {}, looked.header)
    first, *_, end = file.items()
    assert isinstance(first, ImportRow) and first.fields == {"notes": BLANK}
    assert isinstance(end, ImportRow)
    assert end.fields == {"notes": Setting.of("in the last line alone")}
    with path.open("a", encoding="utf-8") as more:
        more.write('{"case":"2-copy-code","cost":"","seed":null}\n')
        more.write('{"case":"2-copy-code","cost":"1"}\n')
    *_, blank, other = file.items()
    assert isinstance(blank, ImportRow) and blank.is_unanswered
    assert isinstance(other, list) and [one.code for one in other] == ["row_too_long"]
