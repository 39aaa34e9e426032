"""Files of tasks read as drift items."""

import gzip
import json
import os
import pickle
from pathlib import Path

import pytest
from drift_records import ACTIONS, CODE, MATH, RECORDS, SUMMARY

from statelab_gui.domain.drift.codec import item_from_json, item_to_json
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.imported import sentences
from statelab_gui.domain.drift.imported_items import TaskFormat
from statelab_gui.domain.drift.items import BUDGETS, Condition, DriftFamily, Language
from statelab_gui.domain.drift.making import cases_of
from statelab_gui.domain.drift.messages import prompt_of
from statelab_gui.domain.drift.verifying import verified
from statelab_gui.domain.errors import KnownError
from statelab_gui.exchange import drift_records as records_module
from statelab_gui.exchange.drift_humaneval import parts_of, pieces_of
from statelab_gui.exchange.drift_importing import read_items
from statelab_gui.exchange.drift_records import RecordError, read_bytes
from statelab_gui.exchange.drift_shard_code import unpickled_text

HERE = Path(__file__).parent / "drift_files"

GSM8K = [
    {
        "question": "Natalia sold clips to 48 of her friends in April, and then she sold half as "
        "many clips in May. How many clips did Mrs. J. Natalia sell altogether?",
        "answer": "Natalia sold 48/2 = <<48/2=24>>24 clips in May.\n#### 72",
    },
    {
        "question": "A hat costs $3.50. Two hats and a bag cost $1,207. What is a bag?",
        "answer": "#### 1,200",
    },
]


def lines(path: Path, records: list[object]) -> Path:
    text = "".join(
        record if isinstance(record, str) else json.dumps(record) + "\n" for record in records
    )
    path.write_text(text, encoding="utf-8")
    return path


def pieces(item) -> list[str]:
    return [str(goal.values[0].plain) for goal in item.goals]


def test_gsm8k_is_read_in_sentences(tmp_path):
    found = read_items(lines(tmp_path / "a.jsonl", GSM8K))
    assert (found.format, found.records, len(found.items), found.problems) == (
        TaskFormat.GSM8K,
        2,
        2,
        (),
    )
    first, second = found.items
    assert pieces(first) == [
        "Natalia sold clips to 48 of her friends in April, and then she sold half as many clips "
        "in May.",
        "How many clips did Mrs. J. Natalia sell altogether?",
    ]
    assert pieces(second) == [
        "A hat costs $3.50.",
        "Two hats and a bag cost $1,207.",
        "What is a bag?",
    ]
    family = FAMILIES[DriftFamily.GSM8K]
    for answer, score in (("So 24.\nAnswer: 72", 1), ("Answer: 72.00", 1), ("Answer: 24", 0)):
        assert family.grade(first, first.final, answer, None).score == score
    assert family.grade(second, second.final, "Answer: $1,200", None).score == 1
    assert not family.grade(first, first.final, "It is 72.", None).usable


@pytest.mark.parametrize(
    ("last", "number"),
    [("25%", "25"), ("1,234.50", "1234.50"), ("$18", "18"), ("-5", "-5"), ("70,000.", "70000")],
)
def test_the_number_of_a_question_is_what_its_own_grader_reads(last, number, tmp_path):
    question = "What percentage of 20 is 5? Say it now."
    record = {"question": question, "answer": f"5/20 = <<5/20=0.25>>\n#### {last}"}
    (item,) = read_items(lines(tmp_path / "a.jsonl", [record])).items
    assert item.payload["answer"] == number
    family = FAMILIES[DriftFamily.GSM8K]
    for written in ("{}", "{}%", "${}", "**{} percent**", "{} dozen eggs"):
        answer = "Answer: " + written.format(last.rstrip("%.").removeprefix("$"))
        assert family.grade(item, item.final, answer, None).score == 1, answer
    for written in ("{} million", "{} and a half", "{}k", "{}% of 40"):
        answer = "Answer: " + written.format(number)
        assert not family.grade(item, item.final, answer, None).usable, answer


def test_imported_items_carry_no_decoy_and_no_variant_and_say_so(tmp_path):
    found = read_items(lines(tmp_path / "a.json", [json.dumps(RECORDS)]))
    assert found.told["no_decoys"] == len(found.items) == len(RECORDS)
    for item in found.items:
        assert not item.verified
        assert all(len(goal.values) == 1 for goal in item.goals)
        assert verified(item) == item
        assert item_from_json(item_to_json(item)) == item
        family = FAMILIES[item.family]
        assert not family.has_solver and family.solve(item, item.final) is None
        for case in cases_of(item, Condition):
            assert case.conversation.variants == case.conversation.decoys == 0
            assert case.conversation.trail[-1] == item.final
            told = prompt_of(case)
            assert all(piece in told for piece in pieces(item))
        goals = [goal.key for goal in item.goals]
        for case in cases_of(item, BUDGETS):
            turns = case.conversation.turns
            assert len(turns[0].edits) <= (len(goals) + 1) // 2
            assert [len(turn.edits) for turn in turns[1:]] == [1] * (len(turns) - 1)
        hard = next(cases_of(item, [Condition.HARD]))
        assert list(hard.conversation.trail[-1]) == goals  # told in the order of the source


def test_humaneval_is_read_and_its_own_solution_passes(sandbox_runner):
    found = read_items(HERE / "humaneval_samples.jsonl")
    assert (found.format, len(found.items), found.problems) == (TaskFormat.HUMANEVAL, 2, ())
    assert found.told["needs_sandbox"] == 2
    close, names = found.items
    assert pieces(close)[0].startswith("Check if in given list of numbers")
    assert pieces(close)[1].startswith(">>> has_close_elements([1.0, 2.0, 3.0], 0.5)\nFalse")
    assert "def has_close_elements(numbers: List[float], threshold: float) -> bool:" in (
        close.context
    )
    assert "closer" not in close.context  # what is asked is told in the turns
    family = FAMILIES[DriftFamily.HUMANEVAL]
    records = [json.loads(line) for line in (HERE / "humaneval_samples.jsonl").open()]
    for item, record in zip(found.items, records, strict=True):
        right = f"```python\n{record['prompt']}{record['canonical_solution']}\n```"
        assert family.grade(item, item.final, right, None).score is None
        assert family.grade(item, item.final, right, sandbox_runner).score == 1
        head = record["prompt"][record["prompt"].index("def ") :]
        short = f"```python\n{head}{record['canonical_solution']}\n```"  # imports left out
        assert family.grade(item, item.final, short, sandbox_runner).score == 1
        wrong = f"```python\n{record['prompt']}    return []\n```"
        assert family.grade(item, item.final, wrong, sandbox_runner).score == 0
    assert not family.grade(names, names.final, "I do not know.", sandbox_runner).usable


def test_gzipped_files_are_read_and_those_too_large_refused(tmp_path, monkeypatch):
    packed = tmp_path / "HumanEval.jsonl.gz"
    packed.write_bytes(gzip.compress((HERE / "humaneval_samples.jsonl").read_bytes()))
    assert len(read_items(packed).items) == 2
    bomb = tmp_path / "bomb.gz"
    bomb.write_bytes(gzip.compress(bytes(2**22)))
    with pytest.raises(KnownError, match="tasks_too_large"):
        read_bytes(bomb, 2**20)
    monkeypatch.setattr(records_module, "_CHUNK", 100)
    cut = tmp_path / "cut.gz"
    cut.write_bytes(packed.read_bytes()[:400])
    with pytest.raises(KnownError, match="tasks_unreadable"):
        read_items(cut)


def test_bfcl_is_read_and_graded():
    found = read_items(HERE / "bfcl_samples.jsonl")
    assert (found.format, len(found.items), found.problems) == (TaskFormat.BFCL, 3, ())
    songs = found.items[0]
    right = json.dumps(
        [
            {"name": "spotify.play", "arguments": {"artist": "Maroon 5", "duration": 15}},
            {"name": "spotify.play", "arguments": {"artist": "Taylor Swift", "duration": 20}},
        ]
    )
    family = FAMILIES[DriftFamily.BFCL]
    assert family.grade(songs, songs.final, right, None).score == 1
    assert family.grade(songs, songs.final, right.replace("15", "16"), None).score == 0
    assert "spotify.play" in songs.context and "Taylor Swift" not in songs.context


def test_bfcl_in_two_files_is_put_together(tmp_path):
    records = [json.loads(line) for line in (HERE / "bfcl_samples.jsonl").open()]
    truths = [{"id": one["id"], "ground_truth": one.pop("ground_truth")} for one in records]
    asked = lines(tmp_path / "BFCL_v3_parallel.json", records)
    alone = read_items(asked)
    assert not alone.items and {one.code for one in alone.problems} == {"no_truth"}
    given = lines(tmp_path / "truths.json", truths[:2])
    assert [one.source_id for one in read_items(asked, truths=given).items] == [
        "parallel_0",
        "parallel_1",
    ]
    (tmp_path / "possible_answer").mkdir()
    lines(tmp_path / "possible_answer" / asked.name, truths)
    assert len(read_items(asked).items) == 3


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e400"])
def test_calls_with_a_number_that_no_answer_can_give_are_no_truth(number, tmp_path):
    (record,) = [json.loads(line) for line in (HERE / "bfcl_samples.jsonl").open()][:1]
    (name,) = record["ground_truth"][0]
    for values in ('["@"]', '[["@"]]', '[{"inner": ["@"]}]'):
        record["ground_truth"] = [{name: {"artist": json.loads(values)}}]
        path = tmp_path / "a.jsonl"
        path.write_text(json.dumps(record).replace('"@"', number))
        found = read_items(path)
        assert (found.items, [one.code for one in found.problems]) == ((), ["no_truth"])


def test_sharded_instructions_of_every_task_are_read(tmp_path):
    found = read_items(lines(tmp_path / "sharded.json", [json.dumps(RECORDS)]))
    assert found.format is TaskFormat.SHARDED and not found.problems
    assert found.tasks == {record["task"]: 1 for record in RECORDS}
    assert found.told == {"no_decoys": 7, "not_graded": 2, "needs_sandbox": 1}
    by_task = {item.template: item for item in found.items}
    assert pieces(by_task["math"]) == [shard["shard"] for shard in MATH["shards"]]
    assert pieces(by_task["summary"])[0] == "[1] One document.\n\n[2] Another document."
    family = FAMILIES[DriftFamily.SHARDED]

    def score(task: str, answer: str) -> float | None:
        item = by_task[task]
        return family.grade(item, item.final, answer, None).score

    assert score("math", "Answer: 3360") == 1 and score("math", "Answer: 3361") == 0
    calls = '[{"name": "winning_percentage", "arguments": {"team": "Lakers", "season": 2018}}]'
    assert score("actions", calls) == 1 and score("actions", calls.replace("8", "9")) == 0
    assert score("data2text", "In 1998 the club was founded .") == 1
    assert 0 < score("data2text", "The club was founded in 1999 , they say .") < 1
    assert score("translation", "Good day, dear people.") == 1
    assert score("database", "```sql\nSELECT name FROM museum\n```") is None
    assert score("summary", "Study groups help [1].") is None
    assert score("code", "def by_length(arr): return []") is None


def test_sharded_code_is_tested_by_calls(tmp_path, sandbox_runner):
    (item,) = read_items(lines(tmp_path / "a.json", [json.dumps([CODE])])).items
    assert item.payload["inputs"] == [[["l", [["i", "0x2"], ["i", "0x1"]]]], [["l", []]]]
    family = FAMILIES[DriftFamily.SHARDED]
    right = (
        "```python\ndef by_length(arr: List[int]):\n"
        "    return tuple({1: 'One', 2: 'Two'}[n] for n in sorted(arr, reverse=True))\n```"
    )
    assert family.grade(item, item.final, right, sandbox_runner).score == 1
    wrong = right.replace("reverse=True", "reverse=False")
    assert family.grade(item, item.final, wrong, sandbox_runner).score == 0


def test_a_pickle_is_never_loaded(tmp_path):
    class Evil:
        def __reduce__(self):
            return Path.touch, (tmp_path / "ran",)

    with pytest.raises(RecordError, match="no_tests"):
        unpickled_text(pickle.dumps(Evil()))
    with pytest.raises(RecordError, match="no_tests"):
        unpickled_text(pickle.dumps(["a", "b"]))
    assert not (tmp_path / "ran").exists()
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert unpickled_text(pickle.dumps("[1]é", protocol)) == "[1]é"


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ({"question": "What?", "answer": "no number"}, "no_number"),
        ({"question": "What?", "answer": "#### " + "9" * 5000}, "no_number"),
        ({"question": "  ", "answer": "#### 3"}, "lacks"),
        ({"question": 3, "answer": "#### 3"}, "lacks"),
        ("{broken\n", "not_json"),
        ("[1, 2]\n", "not_json"),
        ("[" * 5000 + "\n", "not_json"),
        ({"question": "What is \ud800?", "answer": "#### 3"}, "not_json"),
        ('{"question": "What?", "answer": "#### 3", "answer": "#### 4"}\n', "not_json"),
        ('{"question": "What?", "answer": "#### 3", "x": [{"y": 1, "y": 2}]}\n', "not_json"),
        (GSM8K[0], "repeated"),
    ],
)
def test_a_bad_record_is_told_and_the_others_are_read(tmp_path, record, code):
    first = dict(GSM8K[0], id="one")
    last = dict(record, id="one") if code == "repeated" else record
    found = read_items(lines(tmp_path / "a.jsonl", [first, last, GSM8K[1]]))
    assert len(found.items) == 2 and found.records == 3
    (problem,) = found.problems
    assert (problem.number, problem.code) == (2, code)


@pytest.mark.parametrize("depth", [150, 300, 900, 980, 985, 990, 1_000, 100_000])
@pytest.mark.parametrize("ends", ["[]", ('{"a":', "}")])
def test_a_record_nested_too_deeply_is_told_and_the_others_are_read(tmp_path, depth, ends):
    first, last = ends
    deep = f"{first * depth}{'1' * (first != '[')}{last * depth}"
    record = f'{{"question": "What?", "answer": "#### 3", "x": {deep}}}\n'
    found = read_items(lines(tmp_path / "a.jsonl", [GSM8K[0], record, GSM8K[1]]))
    assert [(one.number, one.code, one.detail) for one in found.problems] == [
        (2, "not_json", "nested too deeply")
    ]
    assert len(found.items) == 2


def test_functions_nested_as_deep_as_may_be_are_told_in_the_prompt(tmp_path):
    deep = {"type": "string"}
    for _ in range(45):
        deep = {"type": "array", "items": deep, "enum": []}
    record = ACTIONS | {"function": [ACTIONS["function"][0] | {"deep": deep}]}
    (item,) = read_items(lines(tmp_path / "a.jsonl", [record])).items
    assert prompt_of(next(cases_of(item, [Condition.CLEAN]))).count('"array"') == 45


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"task": "cooking"}, "unknown_task"),
        ({"shards": []}, "lacks"),
        ({"shards": [{"shard_id": 1}]}, "lacks"),
        ({"metadata": {}}, "reads_input"),
        ({"metadata": {"func_name": "not a name"}}, "no_function"),
        ({"public_test_cases": "[]", "private_test_cases": ""}, "no_tests"),
        ({"private_test_cases": "????"}, "no_tests"),
        (
            {"public_test_cases": '[{"input": "1", "output": "1", "testtype": "stdin"}]'},
            "reads_input",
        ),
        ({"public_test_cases": '[{"input": "os.getcwd()", "output": "1"}]'}, "no_tests"),
        # Python that would be parsed for minutes, in which the window could not move.
        (
            {"public_test_cases": json.dumps([{"input": "(1," * 3_000_000, "output": "1"}])},
            "no_tests",
        ),
        (
            {"public_test_cases": json.dumps([{"input": "1,\t" * 3_000_000, "output": "1"}])},
            "no_tests",
        ),
    ],
)
def test_what_a_sharded_record_lacks_is_named(tmp_path, change, code):
    found = read_items(lines(tmp_path / "a.json", [json.dumps([CODE | change, MATH])]))
    assert [item.template for item in found.items] == ["math"]
    assert [(one.source_id, one.code) for one in found.problems] == [(CODE["task_id"], code)]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"language": "Java"}, "other_language"),
        ({"reference_answer": [{"other": {"team": ["Lakers"]}}]}, "unknown_function"),
        ({"reference_answer": [{"winning_percentage": {"team": "Lakers"}}]}, "no_truth"),
        ({"function": [{"parameters": {}}]}, "lacks"),
    ],
)
def test_what_is_wrong_with_calls_is_named(tmp_path, change, code):
    found = read_items(lines(tmp_path / "a.json", [json.dumps([ACTIONS | change, MATH])]))
    assert [one.code for one in found.problems] == [code]


@pytest.mark.parametrize(
    "change",
    [
        {"documents": SUMMARY["documents"][:2]},
        {"documents": [{"document_index": ["x"], "document_text": "One."}]},
        {"documents": ["One document."]},
        {"shards": [{"shard_id": 1, "doc_idxs": [{"a": 1}]}]},
    ],
)
def test_documents_that_are_missing_are_named(tmp_path, change):
    found = read_items(lines(tmp_path / "a.json", [json.dumps([SUMMARY | change])]))
    assert [(one.code, one.detail) for one in found.problems] == [("lacks", "documents")]


@pytest.mark.parametrize(
    "question",
    [
        [["text"]],
        [[None]],
        [[{"role": {"a": 1}, "content": "What?"}]],
        [[{"role": "user", "content": " "}]],
        [[{"role": "user"}]],
        [],
    ],
)
def test_a_question_of_another_shape_is_told_and_the_others_are_read(tmp_path, question):
    good, *_ = [json.loads(line) for line in (HERE / "bfcl_samples.jsonl").open()]
    found = read_items(lines(tmp_path / "a.jsonl", [good, good | {"question": question}]))
    assert len(found.items) == 1
    assert [(one.code, one.detail) for one in found.problems] == [("lacks", "question")]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "tasks_empty"),
        ("{}\n", "tasks_unknown"),
        ('[{"a": 1}, ', "tasks_unreadable"),
        ("\xff", "tasks_unreadable"),
        ("half a li", "tasks_unreadable"),
        ("\0" * 100, "tasks_unreadable"),
        ("5", "tasks_unreadable"),
    ],
)
def test_a_file_of_another_kind_is_refused_whole(tmp_path, text, code):
    path = tmp_path / "a.json"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(KnownError, match=code):
        read_items(path)
    with pytest.raises(KnownError, match="no_such_file"):
        read_items(tmp_path / "other.json")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_pipe_and_a_folder_are_refused_in_words_and_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe"):
        with pytest.raises(KnownError) as caught:
            read_items(path)
        assert caught.value.code == "tasks_unreadable"
        assert str(path) not in caught.value.facts["reason"]  # the sentence names it already


def test_the_same_record_is_the_same_item_in_any_file(tmp_path):
    one = read_items(lines(tmp_path / "a.json", [json.dumps([MATH, ACTIONS])])).items
    other = read_items(lines(tmp_path / "b.json", [json.dumps([ACTIONS, MATH])])).items
    assert {item.key for item in one} == {item.key for item in other}
    changed = MATH | {"answer": "#### 3361"}
    (third,) = read_items(lines(tmp_path / "c.json", [json.dumps([changed])])).items
    assert third.key not in {item.key for item in one}


def test_chinese_questions_are_held_in_chinese(tmp_path):
    record = {"question": "小明有 3 顆蘋果。他又買了 5 顆。一共幾顆？", "answer": "#### 8"}
    (item,) = read_items(lines(tmp_path / "a.jsonl", [record])).items
    assert item.language is Language.ZH_TW
    assert pieces(item) == ["小明有 3 顆蘋果。", "他又買了 5 顆。", "一共幾顆？"]
    family = FAMILIES[DriftFamily.GSM8K]
    assert family.grade(item, item.final, "答案：8", None).score == 1


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("One. Two! Three?", 3),
        ("At 3.5 km, e.g. Paris.", 1),
        ("Dr. Who came. He left.", 2),
        ('She said "No." He left.', 2),
        ("no capitals. here", 1),
        ("", 0),
    ],
)
def test_sentences_end_where_they_end(text, count):
    assert len(sentences(text)) == count
    assert " ".join(sentences(text)) == text


DOCSTRING = """Fill the grid, e.g. with wells, and return a
    number. Each well counts!

    Example 1:
        Input: grid = [[0, 1]]
        Output: 1
    It is guaranteed that the answer is unique.
    >>> fill([[0, 1]])
    1
    * a remark about it
    """


def test_no_word_of_a_docstring_is_lost_and_examples_stay_as_they_are():
    prompt = f'import math\ndef fill(grid):\n    import math\n    """{DOCSTRING}"""\n'
    parts = parts_of(prompt, "fill")
    assert (parts.before, parts.head) == ("import math", "def fill(grid):\n    import math")
    found = pieces_of(parts.about)
    assert " ".join(found).split() == DOCSTRING.split()
    assert found == [
        "Fill the grid, e.g. with wells, and return a number.",
        "Each well counts!",
        "Example 1:\n    Input: grid = [[0, 1]]\n    Output: 1",
        "It is guaranteed that the answer is unique.",
        ">>> fill([[0, 1]])\n1\n* a remark about it",
    ]


@pytest.mark.parametrize(
    ("prompt", "code"),
    [
        ("def other():\n    '''Text.'''\n", "no_function"),
        ("def fill():\n    pass\n", "no_function"),
        ("def fill(:\n", "not_python"),
        ("def fill():\n    '''Text.'''\n" + "1,\n" * 2_000_000, "not_python"),
    ],
)
def test_a_prompt_without_its_function_is_told(prompt, code):
    with pytest.raises(RecordError, match=code):
        parts_of(prompt, "fill")


@pytest.mark.parametrize("piece", [b"[],", b'{"a":[[[[[[[]]]]]]]}\n', b"0,"])
def test_a_small_file_that_unpacks_to_very_many_lists_is_refused(tmp_path, piece):
    """Read as a whole it takes all memory, and the window stands still until there is none."""
    bomb = tmp_path / "bomb.json.gz"
    with gzip.open(bomb, "wb", 1) as file:
        file.write(b"[")
        for _ in range(450):
            file.write(piece * (2**20 // len(piece)))
        file.write(b"[]]")
    assert bomb.stat().st_size < 2**23
    with pytest.raises(KnownError) as refused:
        read_items(bomb)
    assert (refused.value.code, refused.value.facts["most"]) == ("tasks_too_large", 1024)
