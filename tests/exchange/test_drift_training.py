"""Training data: computed truth in TRL's conversational format, with no item on both sides."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from drift_records import MATH
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.drift.arms.state import State
from statelab_gui.domain.drift.arms.tracking import folded, read_tracked
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.splitting import check_apart, split_cases
from statelab_gui.domain.drift.training import TrainingKind, trace, tracker_steps
from statelab_gui.domain.errors import KnownError
from statelab_gui.exchange.drift_shards import shard_item
from statelab_gui.exchange.drift_training import (
    Form,
    TrainingPlan,
    free_folder,
    row_of,
    write_training,
)

CONDITIONS = (Condition.CLEAN, Condition.HARD, Condition.CONTROL_HARD)


@pytest.fixture(scope="module")
def cases():
    items = [
        built_in_item(family, language, seed)
        for family in (DriftFamily.CELLS, DriftFamily.ORDERS)
        for language in Language
        for seed in (1, 2, 3)
    ]
    return [case for item in items for case in cases_of(item, CONDITIONS)]


def run(generator):
    while True:
        try:
            next(generator)
        except StopIteration as done:
            return done.value


def rows(path: Path) -> list[dict]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def is_conversation(messages) -> bool:
    """As TRL tells one: a list of messages that have a role and a content, in turn."""
    return all(set(one) == {"role", "content"} and one["content"] for one in messages) and [
        one["role"] for one in messages
    ] == ["user", "assistant"] * (len(messages) // 2) + ["user"] * (len(messages) % 2)


def test_the_tracker_of_stateforge_reads_what_it_is_taught(cases):
    for case in cases:
        state = State()
        for example in tracker_steps(case):
            assert state.to_json() == example.before
            assert state.to_json() in example.prompt[-1].text
            state, happenings = folded(state, read_tracked(example.completion))
            assert not happenings
            assert json.loads(example.after) == json.loads(state.to_json())
            assert json.loads(example.edits) == json.loads(example.completion)["edits"]
        wanted = {
            key: case.item.goal(key).values[value - 1].words
            for key, value in case.item.final.items()
        }
        assert state.stated == wanted


def test_a_message_that_changes_nothing_teaches_no_edit(cases):
    control = next(c for c in cases if c.conversation.condition is Condition.CONTROL_HARD)
    steps = list(tracker_steps(control))
    assert len(steps) == len(control.conversation.turns) > 1
    assert all(json.loads(one.completion)["edits"] == [] for one in steps[1:])


def test_a_trace_ends_with_an_answer_that_earns_full_marks(cases):
    for case in cases:
        example = trace(case)
        thought, answer = example.completion.split("</think>\n\n")
        family = FAMILIES[case.item.family]
        assert family.grade(case.item, case.item.final, answer, family.own_runner).score == 1
        for key, value in case.item.final.items():
            assert case.item.goal(key).values[value - 1].words in thought
        assert thought.count("\n") >= len(case.conversation.turns)
        assert example.prompt[-1].role == "user"
        assert case.item.request in example.prompt[-1].text


def test_an_item_without_a_solver_has_tracker_steps_and_no_trace():
    case = next(iter(cases_of(shard_item(MATH, 1), [Condition.HARD])))
    assert trace(case) is None
    assert len(list(tracker_steps(case))) == len(case.conversation.turns)


@pytest.mark.parametrize("form", Form)
def test_the_lines_have_the_shape_that_trl_reads(tmp_path, cases, form):
    done = run(write_training(tmp_path, cases, TrainingPlan(form=form), lambda case: True))
    names = {f"{kind}_{side}.jsonl" for kind in TrainingKind for side in ("train", "test")}
    assert {path.name for path in tmp_path.iterdir()} == {*names, "training.json"}
    for name in names:
        found = rows(tmp_path / name)
        assert len(found) == done.lines[name] > 0
        assert len({tuple(row) for row in found}) == 1  # the same columns in every line
        for row in found:
            if form is Form.MESSAGES:
                assert is_conversation(row["messages"]) and len(row["messages"]) % 2 == 0
            else:
                assert is_conversation(row["prompt"]) and row["prompt"][-1]["role"] == "user"
                (learned,) = row["completion"]
                assert learned["role"] == "assistant" and learned["content"]
            kept = {
                key: value
                for key, value in row.items()
                if key not in ("messages", "prompt", "completion")
            }
            assert all(isinstance(value, (str, int)) for value in kept.values())
            assert row["kind"] == name.split("_")[0]


def test_no_source_item_is_on_both_sides(tmp_path, cases):
    run(write_training(tmp_path, cases, TrainingPlan(test_share=0.5), lambda case: True))
    about = json.loads((tmp_path / "training.json").read_text("utf-8"))
    train, test = set(about["train_items"]), set(about["test_items"])
    assert train and test and not train & test
    assert train | test == {case.item.key for case in cases}
    bare = [{key.replace("zh_TW", "en") for key in side} for side in (train, test)]
    assert not bare[0] & bare[1]  # the same task in the other language is the same source
    for kind in TrainingKind:
        for side, keys in (("train", train), ("test", test)):
            assert {row["item"] for row in rows(tmp_path / f"{kind}_{side}.jsonl")} == keys


def test_the_split_depends_on_seed_and_items_alone(cases):
    one = split_cases(cases, 0.3, 7)
    other = split_cases(cases[::-1], 0.3, 7)
    assert {case.item.key for case in one.test} == {case.item.key for case in other.test}
    seeds = {frozenset(c.item.key for c in split_cases(cases, 0.3, n).test) for n in range(9)}
    assert len(seeds) > 1


@given(share=st.floats(0, 1), seed=st.integers(0, 99), data=st.data())
def test_any_split_is_apart_and_whole(cases, share, seed, data):
    some = data.draw(st.lists(st.sampled_from(cases), min_size=1, max_size=12))
    split = split_cases(some, share, seed)
    assert sorted(map(id, split.train + split.test)) == sorted(map(id, some))
    check_apart(split.train, split.test)
    sources = {(case.item.family, case.item.template, case.item.seed) for case in some}
    if len(sources) > 1 and 0 < share < 1:
        assert split.train and split.test


def test_an_item_under_another_key_is_found_on_both_sides(cases):
    case = cases[0]
    renamed = replace(case, item=replace(case.item, key="another", seed=99, template="other"))
    with pytest.raises(KnownError, match="training_overlap"):
        check_apart([case], [renamed])
    for seed in range(8):
        split = split_cases([case, renamed, cases[-1]], 0.5, seed)
        assert (case in split.train) == (renamed in split.train)


def test_an_item_of_the_same_key_is_found_on_both_sides(cases):
    case = cases[0]
    changed = replace(case, item=replace(case.item, context="another task", seed=99))
    with pytest.raises(KnownError, match="training_overlap"):
        check_apart([case], [changed])


def test_a_closed_answer_book_keeps_all_of_it_unwritten(tmp_path, cases):
    closed = cases[1]
    writing = write_training(tmp_path, cases, TrainingPlan(), lambda case: case is not closed)
    with pytest.raises(KnownError, match="training_sealed: count=1"):
        run(writing)
    assert not list(tmp_path.iterdir())


def test_the_reviewers_word_opens_it(tmp_path, cases):
    done = run(write_training(tmp_path, cases, TrainingPlan(), lambda case: False, True))
    assert sum(done.lines.values()) > 0


def test_nothing_is_left_where_writing_is_given_up(tmp_path, cases):
    for folder in (tmp_path, tmp_path / "new"):
        writing = write_training(folder, cases, TrainingPlan(), lambda case: True)
        for _ in range(5):
            next(writing)
        writing.close()
        assert not list(tmp_path.iterdir())


def test_files_of_an_earlier_time_are_never_written_over(tmp_path, cases):
    names = ("The set / A", "The set / A", "The set / A", "???", "x" * 500)
    folders = []
    for name in names:
        folder = free_folder(tmp_path, name)
        run(write_training(folder, cases[:3], TrainingPlan(), lambda case: True))
        folders.append(folder.relative_to(tmp_path).as_posix())
    assert folders[:4] == [
        "The-set---A-training",
        "The-set---A-training-2",
        "The-set---A-training-3",
        "set-training",
    ]
    assert len(folders[4]) < 100
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    with pytest.raises(KnownError, match="training_exists"):
        run(write_training(tmp_path / folders[0], cases, TrainingPlan(), lambda case: True))
    assert before == {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}


def test_a_file_without_lines_is_not_written(tmp_path):
    imported = list(cases_of(shard_item(MATH, 1), [Condition.HARD]))
    plan = TrainingPlan(test_share=0)
    done = run(write_training(tmp_path, imported, plan, lambda case: True))
    assert done.without_trace == 1 and list(done.lines) == ["tracker_train.jsonl"]
    files = {path.name for path in tmp_path.iterdir()}
    assert files == {"tracker_train.jsonl", "training.json"}


def test_without_cases_nothing_is_written(tmp_path):
    with pytest.raises(KnownError, match="training_empty"):
        run(write_training(tmp_path, [], TrainingPlan(), lambda case: True))


def test_a_row_tells_history_and_states(cases):
    case = next(c for c in cases if c.conversation.condition is Condition.HARD)
    second = list(tracker_steps(case))[1]
    row = row_of(second, Form.PROMPT_COMPLETION)
    assert [one["role"] for one in json.loads(row["history"])] == ["user", "assistant"]
    assert json.loads(row["state_before"])["stated"]
    assert row["turn"] == 2 and row["condition"] == "hard"
