"""The state-lab folder: the golden bytes, prompts without answers, all or nothing."""

import dataclasses
import errno
import json
import os
from pathlib import Path

import pytest

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.families import Family
from statelab_gui.domain.generating import MadeCase, generate
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.updates import Op, Program
from statelab_gui.exchange import staging, state_lab_folder
from statelab_gui.exchange.state_lab_folder import (
    export,
    export_answer_book,
    export_prompts,
    exporting_answer_book,
    exporting_prompts,
    read_truth,
)

GOLDEN = Path(__file__).parents[1] / "goldens" / "state-lab"
SMALL = dataclasses.replace(starter(), lengths=(2,))


def files(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def case_of(program, name="1-copy-code", seed=0):
    return MadeCase(name, seed, 1, Family.COPY, "code", program, "prompt")


def book_as_json_writes_it(cases):
    """The book with a dictionary a step, written by the standard library in one go."""
    book = {}
    for case in cases:
        states = case.program.states
        steps = [states.after(k) for k in range(1, len(states) + 1)]
        book[case.name] = {
            "truth": steps[-1] if steps else {},
            "steps": steps,
            "assignments": len(case.program),
            "characters": len(case.prompt),
        }
    return json.dumps(book, indent=2).encode()


def test_the_starter_folder_is_the_golden_one_byte_for_byte(tmp_path):
    assert export(tmp_path / "new" / "state-lab", generate(starter())) == 24
    assert files(tmp_path / "new" / "state-lab") == files(GOLDEN)


def test_prompts_and_answer_book_are_two_exports_that_make_one_folder(tmp_path):
    assert export_prompts(tmp_path / "lab", generate(starter())) == 24
    prompts = {name: data for name, data in files(GOLDEN).items() if name != "answers.json"}
    assert files(tmp_path / "lab") == prompts
    assert export_answer_book(tmp_path / "lab", generate(starter())) == 24
    assert files(tmp_path / "lab") == files(GOLDEN)


def test_prompts_are_written_from_cases_that_know_no_answer(tmp_path):
    @dataclasses.dataclass
    class Prompt:
        name: str
        seed: int
        prompt: str

    export_prompts(tmp_path / "lab", [Prompt("2-copy-code", 7, "a\nb 儲存格")])
    assert files(tmp_path / "lab") == {"2-copy-code.txt": "a\nb 儲存格".encode()}


def test_several_seeds_have_a_subfolder_each(tmp_path):
    export(tmp_path / "lab", generate(dataclasses.replace(starter(), seeds=(7, 42))))
    made = files(tmp_path / "lab")
    assert {name.split("/")[0] for name in made} == {"seed-7", "seed-42"}
    assert {n.removeprefix("seed-7/"): d for n, d in made.items() if "seed-7/" in n} == files(
        GOLDEN
    )


def test_seeds_may_come_mixed(tmp_path):
    cases = list(generate(dataclasses.replace(SMALL, seeds=(1, 2))))
    mixed = [case for pair in zip(cases[:8], cases[8:], strict=True) for case in pair]
    export(tmp_path / "mixed", mixed)
    export(tmp_path / "sorted", cases)
    assert files(tmp_path / "mixed") == files(tmp_path / "sorted")


@pytest.mark.parametrize(
    "rows",
    [
        [],
        [(Op.SET, 1, 5)],
        [(Op.SET, 1, -5), (Op.SET, 0, 2**53), (Op.COPY, 1, 0)],
        [(Op.SET, 1, 1), (Op.SET, 1, 2), (Op.ADD, 1, 9), (Op.COPY, 0, 1), (Op.SET, 0, 3)],
    ],
)
def test_any_book_is_laid_out_as_the_standard_library_does(tmp_path, rows, monkeypatch):
    monkeypatch.setattr(state_lab_folder, "_ROWS", 2)
    cases = [
        case_of(Program.of(("暫存%", 'b"'), 10, rows), "first"),
        case_of(Program.of(("a", "b"), 10, [(Op.SET, i % 2, i) for i in range(9)]), "second"),
    ]
    export_answer_book(tmp_path, cases)
    assert (tmp_path / "answers.json").read_bytes() == book_as_json_writes_it(cases)


def refused(code, export_, *arguments):
    with pytest.raises(KnownError) as caught:
        export_(*arguments)
    assert caught.value.code == code
    return caught.value.facts


@pytest.mark.parametrize("export_", [export, export_prompts])
def test_a_folder_with_anything_in_it_is_refused_and_left_alone(tmp_path, export_):
    (tmp_path / "mine.txt").write_text("mine")
    assert refused("folder_not_empty", export_, tmp_path, generate(SMALL)) == {
        "path": str(tmp_path)
    }
    assert files(tmp_path) == {"mine.txt": b"mine"}


def test_an_answer_book_is_never_written_over(tmp_path):
    (tmp_path / "answers.json").write_text("mine")
    (tmp_path / "2-copy-code.txt").write_text("prompt")
    facts = refused("file_exists", export_answer_book, tmp_path, generate(SMALL))
    assert facts == {"path": str(tmp_path / "answers.json")}
    assert files(tmp_path) == {"answers.json": b"mine", "2-copy-code.txt": b"prompt"}


@pytest.mark.parametrize("export_", [export, export_prompts, export_answer_book])
def test_a_file_is_not_a_folder(tmp_path, export_):
    (tmp_path / "file").write_text("mine")
    refused("not_a_folder", export_, tmp_path / "file", generate(SMALL))
    assert files(tmp_path) == {"file": b"mine"}


@pytest.mark.parametrize("name", ["../up", "a/b", "", ".hidden", "a\nb", "x" * 101, "題目"])
def test_a_case_name_that_is_no_plain_file_name_is_refused(tmp_path, name):
    case = case_of(Program.of("ab", 10, [(Op.SET, 0, 1)]), name)
    assert refused("unsafe_case_name", export, tmp_path / "lab", [case]) == {"name": name}
    assert not (tmp_path / "lab").exists()


def test_two_cases_of_one_name_are_refused_whatever_their_letters_size(tmp_path):
    cases = [case_of(Program.of("a", 10, []), name) for name in ("case", "Case")]
    refused("duplicate_case", export, tmp_path / "lab", cases)
    assert not (tmp_path / "lab").exists()


@pytest.mark.parametrize("exporting", [exporting_prompts, exporting_answer_book])
def test_an_export_that_is_stopped_leaves_nothing(tmp_path, exporting):
    work = exporting(tmp_path / "new" / "lab", generate(starter()))
    assert [next(work), next(work)] == [1, 2]
    work.close()
    assert list(tmp_path.iterdir()) == []


def test_an_error_in_the_middle_leaves_nothing_and_keeps_an_empty_folder(tmp_path):
    def failing():
        yield from list(generate(SMALL))[:3]
        raise RuntimeError("a bug")

    with pytest.raises(RuntimeError, match="a bug"):
        export(tmp_path, failing())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("number", "code"), [(errno.ENOSPC, "disk_full"), (errno.EIO, "cannot_write")]
)
def test_a_disk_that_fails_while_files_are_moved_leaves_nothing(
    tmp_path, monkeypatch, number, code
):
    real = Path.rename
    moved = []

    def failing(self, place):
        if len(moved) == 5:
            raise OSError(number, os.strerror(number), str(place))
        moved.append(place)
        return real(self, place)

    monkeypatch.setattr(staging.Path, "rename", failing)
    refused(code, export, tmp_path / "lab", generate(SMALL))
    assert len(moved) == 5
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_a_known_error(tmp_path):
    (tmp_path / "file").write_text("")
    facts = refused("cannot_write", export, tmp_path / "file" / "lab", generate(SMALL))
    assert facts["path"]


def test_the_truth_of_a_case_is_read_from_the_golden_book():
    truth = read_truth(GOLDEN / "answers.json", "2-copy-code")
    assert truth == {"a": 4, "b": 3, "c": 2, "d": 1, "e": 5, "TMP": 4}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (None, "no_such_file"),
        ("", "not_an_answer_book"),
        ("[" * 100_000, "not_an_answer_book"),
        ('["case"]', "not_an_answer_book"),
        ('{"case": 3}', "not_an_answer_book"),
        ('{"case": {}}', "not_an_answer_book"),
        ('{"case": {"truth": {}}}', "not_an_answer_book"),
        ('{"case": {"truth": {"a": 1.0}}}', "not_an_answer_book"),
        ('{"case": {"truth": {"a": true}}}', "not_an_answer_book"),
        ('{"other": {"truth": {"a": 1}}}', "unknown_case"),
    ],
)
def test_what_is_no_answer_book_is_refused(tmp_path, text, code):
    if text is not None:
        (tmp_path / "answers.json").write_text(text)
    refused(code, read_truth, tmp_path / "answers.json", "case")


def test_a_folder_is_no_answer_book(tmp_path):
    refused("cannot_read", read_truth, tmp_path, "case")
