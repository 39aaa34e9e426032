"""After any turn the active requirements are asked for as JSON and read strictly."""

import json

import pytest
from made_items import items_of

from statelab_gui.domain.drift.encoding import k_of_turn, truth_after
from statelab_gui.domain.drift.intents import Goal, GoalRole, GoalValue
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Item, Language
from statelab_gui.domain.drift.messages import history, messages
from statelab_gui.domain.drift.plans import conversation
from statelab_gui.domain.drift.probing import (
    UNKNOWN,
    active_json,
    judge_active,
    probe_messages,
    probe_text,
    question,
    read_active,
)
from statelab_gui.domain.faults import FaultKind, NoteKind, ValueKind

SIZES = tuple(GoalValue(n, f"{n} cm") for n in (10, 20, -5))
COLOURS = tuple(GoalValue(name, name) for name in ("red", "blue", "gr\u00fcn"))
ITEM = Item(
    key="k",
    family=DriftFamily.ORDERS,
    language=Language.EN,
    template="t",
    seed=1,
    context="A poster.",
    request="Ready?",
    conventions=(),
    goals=(
        Goal("size", "the size", SIZES),
        Goal("colour", "the colour", COLOURS),
        Goal("frame", "a frame", (GoalValue("oak", "oak"),), GoalRole.DECOY),
    ),
)
CASE = DriftCase(ITEM, conversation(ITEM, Condition.HARD))


def test_the_right_answer_after_every_turn_is_right_and_any_other_is_not():
    turns = len(CASE.conversation.turns)
    assert turns > 4
    for t in range(1, turns + 1):
        k = k_of_turn(CASE, t)
        answer = active_json(ITEM, CASE.conversation.after(t))
        verdict = judge_active(answer.encode(), CASE, k)
        assert verdict.exact and verdict.total == 3
        assert {cell.cell: cell.expected for cell in verdict.cells} == truth_after(CASE, k)
        for key in ("size", "colour", "frame"):
            data = json.loads(answer)
            data[key] = None if data[key] is not None else ITEM.goal(key).values[0].plain
            wrong = judge_active(json.dumps(data).encode(), CASE, k)
            assert wrong.valid and not wrong.exact and wrong.correct == 2


def test_a_probe_is_the_conversation_up_to_its_turn_and_then_the_question():
    for condition in (Condition.HARD, Condition.CONTROL_HARD):
        case = DriftCase(ITEM, conversation(ITEM, condition))
        for t in range(1, len(case.conversation.turns) + 1):
            asked = probe_messages(case, k_of_turn(case, t))
            assert asked[:-1] == history(case, t) == messages(case)[: 2 * t]
            assert asked[-1].role == "user"
            assert asked[-1].text == question(ITEM)
    clean = DriftCase(ITEM, conversation(ITEM, Condition.CLEAN))
    (only,) = probe_messages(clean, k_of_turn(clean, 1))
    assert only.text.endswith(question(ITEM))
    assert probe_text(clean, k_of_turn(clean, 1)) == only.text


@pytest.mark.parametrize("k", [0, 1, 999])
def test_there_is_no_probe_before_the_first_turn_is_over_or_after_the_last(k):
    item = items_of(DriftFamily.ORDERS, Language.EN)[1]
    case = DriftCase(item, conversation(item, Condition.CLEAN))
    with pytest.raises(IndexError):
        probe_messages(case, k)


def test_the_question_names_every_goal_and_every_text_in_an_order_that_tells_nothing():
    asked = question(ITEM)
    assert '- "size" (the size): an integer or null' in asked
    assert '- "colour" (the colour): null or one of "blue", "grün", "red"' in asked
    assert '- "frame" (a frame): null or one of "oak"' in asked
    assert "10" not in asked


@pytest.mark.parametrize(
    ("reply", "values"),
    [
        ('{"size": 20, "colour": "red", "frame": null}', (2, 1, 0)),
        (' {"frame":"oak","colour":"gr\\u00fcn","size":-5}\n', (3, 3, 1)),
        ('{"size": 21, "colour": "Red", "frame": "elm"}', (UNKNOWN,) * 3),
        ('{"size": 0, "colour": "", "frame": "\\ud800"}', (UNKNOWN,) * 3),
        ('{"size": null, "colour": null, "frame": null}', (0, 0, 0)),
        (f'{{"size": {"9" * 4000}, "colour": null, "frame": null}}', (UNKNOWN, 0, 0)),
    ],
)
def test_values_are_read_as_their_numbers(reply, values):
    reading = read_active(reply.encode(), ITEM)
    assert reading.faults == ()
    assert reading.values == dict(zip(("size", "colour", "frame"), values, strict=True))


@pytest.mark.parametrize(
    ("reply", "kind"),
    [
        ("", FaultKind.EMPTY),
        ("The size is 10.", FaultKind.NO_JSON),
        ('```json\n{"size": 10, "colour": "red", "frame": null}\n```', FaultKind.FENCED),
        ('Here: {"size": 10, "colour": "red", "frame": null}', FaultKind.TEXT_BEFORE),
        ('{"size": 10, "colour": "red", "frame": null} done', FaultKind.TEXT_AFTER),
        ('{"size": 10, "colour": "red"}', FaultKind.MISSING_CELLS),
        ('{"size": 10, "colour": "red", "frame": null, "x": 1}', FaultKind.EXTRA_CELLS),
        ('{"size": "10", "colour": "red", "frame": null}', FaultKind.WRONG_KIND),
        ('{"size": 10.0, "colour": "red", "frame": null}', FaultKind.WRONG_KIND),
        ('{"size": 10, "colour": 1, "frame": null}', FaultKind.WRONG_KIND),
        ('{"size": 10, "colour": ["red"], "frame": null}', FaultKind.WRONG_KIND),
        ('{"size": 10, "colour": "red", "frame": false}', FaultKind.WRONG_KIND),
        ('{"size": 10, "colour": "red", "frame": null', FaultKind.CUT_OFF),
        ("[10]", FaultKind.NOT_OBJECT),
        ('\ufeff{"size": 10, "colour": "red", "frame": null}', FaultKind.BOM),
    ],
)
def test_nothing_is_repaired(reply, kind):
    reading = read_active(reply.encode(), ITEM)
    assert reading.values is None
    assert reading.faults[0].kind is kind
    verdict = judge_active(reply.encode(), CASE, k_of_turn(CASE, 1))
    assert (verdict.valid, verdict.correct, verdict.total) == (False, 0, 3)


def test_a_value_of_another_kind_is_told_with_its_place():
    text = '{"size": 10, "colour": 1, "frame": null}'
    (fault,) = read_active(text.encode(), ITEM).faults
    assert (text[fault.start : fault.end], fault.detail, fault.about) == (
        "1",
        "colour",
        ValueKind.INTEGER,
    )


def test_the_last_of_a_repeated_key_counts_and_is_noted():
    text = '{"size": 10, "colour": "red", "frame": null, "size": 20}'
    reading = read_active(text.encode(), ITEM)
    assert reading.values is not None and reading.values["size"] == 2
    assert [note.kind for note in reading.notes] == [NoteKind.DUPLICATE_KEY]


def test_bytes_that_are_no_text_are_a_format_error():
    assert read_active(b"\xff", ITEM).faults[0].kind is FaultKind.NOT_UTF8
