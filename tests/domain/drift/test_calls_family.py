"""The family of function calls and the imported leaderboard's items."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from source_families import ANSWERS, check_any_answer, check_template, decoys, graded, solved

from statelab_gui.domain.drift.families.calls import BFCL, CALLS
from statelab_gui.domain.drift.families.calls.comparing import call_matches, calls_match
from statelab_gui.domain.drift.families.calls.family import TOOLS
from statelab_gui.domain.drift.families.calls.reading import Call, read_calls
from statelab_gui.domain.drift.items import DriftFamily, Item, Language
from statelab_gui.domain.faults import FaultKind


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("template", CALLS.templates(Language.EN))
def test_the_solver_is_right_and_stale_intents_answer_otherwise(
    template: str, language: Language
) -> None:
    check_template(CALLS, template, language)
    item = CALLS.make(template, 5, language)
    assert len(decoys(item)) >= 4


def test_there_are_twenty_templates_each_with_functions_of_its_own() -> None:
    assert len(TOOLS) >= 20
    names = [function.name for tool in TOOLS.values() for function in tool.functions]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", Language)
def test_every_code_a_goal_may_want_stands_in_the_definitions(language: Language) -> None:
    """A text that the user does not say word for word must be found in the context."""
    for template in TOOLS:
        for seed in range(8):
            item = CALLS.make(template, seed, language)
            for goal in item.goals:
                for value, use in zip(goal.values, item.payload["uses"][goal.key], strict=True):
                    wanted = use["name"] if "name" in use else use["accept"][0]
                    texts = wanted if isinstance(wanted, list) else [wanted]
                    for text in texts:
                        said = str(text).lower() in value.words.lower()
                        listed = f"{json.dumps(text).strip(chr(34))} = " in item.context
                        assert said or listed or "name" in use, (template, goal.key, text)


FUNCTIONS: list[dict[str, Any]] = [
    {
        "name": "geo.find",
        "parameters": {
            "type": "dict",
            "properties": {
                "city": {"type": "string"},
                "limit": {"type": "integer"},
                "radius": {"type": "float"},
                "open": {"type": "boolean"},
                "tags": {"type": "array", "items": {"type": "string"}},
                "years": {"type": "array", "items": {"type": "integer"}},
                "spot": {"type": "dict"},
                "stops": {"type": "array", "items": {"type": "dict"}},
                "pair": {"type": "tuple", "items": {"type": "integer"}},
                "value": {"type": "any"},
            },
            "required": ["city"],
        },
    }
]


def fits(accepted: dict[str, list[Any]], **arguments: Any) -> bool:
    wanted = {"geo.find": {"city": ["Taipei"], **accepted}}
    return call_matches(FUNCTIONS, wanted, Call("geo.find", {"city": "Taipei", **arguments}))


def test_texts_are_compared_as_the_leaderboard_does() -> None:
    wanted = {"geo.find": {"city": ["New York, NY", "NYC"]}}
    for city in ("new york ny", "New-York,NY", "nyc", "N.Y.C."):
        assert call_matches(FUNCTIONS, wanted, Call("geo.find", {"city": city}))
    for city in ("New York", "", 5, None, ["NYC"]):
        assert not call_matches(FUNCTIONS, wanted, Call("geo.find", {"city": city}))


def test_numbers_and_truth_values_keep_their_types() -> None:
    assert fits({"limit": [3]}, limit=3)
    assert not fits({"limit": [3]}, limit=3.0)
    assert not fits({"limit": [3]}, limit="3")
    assert not fits({"limit": [1]}, limit=True)
    assert fits({"radius": [2.0, 2.5]}, radius=2)
    assert fits({"radius": [2]}, radius=2)
    assert not fits({"radius": [2.0]}, radius="2.0")
    assert fits({"open": [True]}, open=True)
    assert not fits({"open": [True]}, open=1)
    assert not fits({"open": [True]}, open="true")


def test_an_optional_argument_may_be_absent_only_where_that_is_accepted() -> None:
    assert fits({"limit": [3, ""]}) and fits({"limit": [3, ""]}, limit=3)
    assert not fits({"limit": [3]})
    assert not fits({"limit": [3, ""]}, limit=4)
    assert not call_matches(FUNCTIONS, {"geo.find": {"city": ["", "x"]}}, Call("geo.find", {}))


def test_an_argument_that_is_unknown_or_not_accepted_at_all_is_wrong() -> None:
    assert not fits({}, depth=1)
    assert not fits({}, limit=3)
    assert not fits({"depth": [1]}, depth=1)


def test_lists_keep_their_order_and_their_types() -> None:
    assert fits({"tags": [["red wine", "tea"]]}, tags=["Red-Wine", "TEA"])
    assert not fits({"tags": [["red", "tea"]]}, tags=["tea", "red"])
    assert fits({"tags": [["red", "tea"], ["tea", "red"]]}, tags=["tea", "red"])
    assert not fits({"tags": [["red"]]}, tags=["red", "red"])
    assert fits({"years": [[1, 2]]}, years=[1, 2])
    assert not fits({"years": [[1, 2]]}, years=[1.0, 2.0])
    assert not fits({"years": [[1, 2]]}, years=["1", "2"])
    assert fits({"years": [[]]}, years=[])
    assert fits({"pair": [[1, 2]]}, pair=[1, 2])


def test_objects_are_compared_member_by_member() -> None:
    accepted = {"spot": [{"x": [1], "name": ["Old Mill", ""]}]}
    assert fits(accepted, spot={"x": 1, "name": "old mill"})
    assert fits(accepted, spot={"x": 1})
    assert not fits(accepted, spot={"name": "Old Mill"})
    assert not fits(accepted, spot={"x": 1, "y": 2})
    assert not fits(accepted, spot={"x": 2})
    nested = {"spot": [{"inner": [{"deep": [7]}]}]}
    assert fits(nested, spot={"inner": {"deep": 7}})
    assert not fits(nested, spot={"inner": {"deep": 8}})
    assert not fits(nested, spot={"inner": {}})
    stops = {"stops": [[{"x": [1]}, {"x": [2]}]]}
    assert fits(stops, stops=[{"x": 1}, {"x": 2}])
    assert not fits(stops, stops=[{"x": 2}, {"x": 1}])
    assert not fits(stops, stops=[{"x": 1}])


def test_an_accepted_variable_is_compared_as_it_stands() -> None:
    assert fits({"limit": ["max_limit"]}, limit="max_limit")
    assert not fits({"limit": ["max_limit"]}, limit="MaxLimit")
    assert fits({"value": [5]}, value=5)
    assert fits({"value": ["Five"]}, value="five")


@pytest.mark.parametrize(
    "parameters",
    [
        None,
        [],
        "x",
        {"properties": []},
        {"properties": {"a": None}, "required": "a"},
        {"properties": {"a": {"type": ["string", "null"], "items": 5}}},
        {"properties": {"a": {"type": {"x": 1}}}},
        {"properties": {"a": {"type": "array", "items": [{"type": "string"}]}}},
        {"properties": {"a": {"type": "no such type"}}},
    ],
)
def test_broken_definitions_of_others_raise_nothing(parameters: Any) -> None:
    functions = [{"name": "f", "parameters": parameters}]
    for allowed in (["x"], [["x"]], [{"b": "x"}], [{"b": 5}], [5], [None], [], [""]):
        for value in ("x", 5, ["x"], {"b": "x"}, None, True, {"b": {"c": []}}, [[]]):
            call_matches(functions, {"f": {"a": allowed}}, Call("f", {"a": value}))
    assert not call_matches(functions, {"f": {"a": ["x"]}}, Call("f", {"a": "y"}))


def test_a_type_that_may_be_null_is_the_other_type() -> None:
    functions = [{"name": "f", "parameters": {"properties": {"a": {"type": ["null", "integer"]}}}}]
    assert call_matches(functions, {"f": {"a": [5]}}, Call("f", {"a": 5}))
    assert not call_matches(functions, {"f": {"a": [5]}}, Call("f", {"a": "5"}))


def test_a_number_beyond_all_floats_is_only_itself() -> None:
    assert not fits({"radius": [2.0]}, radius=10**400)
    assert not fits({"limit": [2]}, limit=10**400)
    assert fits({"limit": [10**400]}, limit=10**400)


def test_parallel_calls_match_in_any_order_and_exactly_once() -> None:
    accepted = [{"geo.find": {"city": ["A", "B"]}}, {"geo.find": {"city": ["A"]}}]
    a, b = Call("geo.find", {"city": "A"}), Call("geo.find", {"city": "B"})
    assert calls_match(FUNCTIONS, accepted, [a, b]) and calls_match(FUNCTIONS, accepted, [b, a])
    assert calls_match(FUNCTIONS, accepted, [a, a])
    assert not calls_match(FUNCTIONS, accepted, [b, b])
    assert not calls_match(FUNCTIONS, accepted, [a])
    assert not calls_match(FUNCTIONS, accepted, [a, b, a])
    assert not calls_match(FUNCTIONS, accepted, [a, Call("geo_find", {"city": "B"})])


@pytest.mark.parametrize(
    "answer",
    [
        '{"name": "f", "arguments": {"a": 1, "b": ["x", -2.5], "c": {"d": null, "e": true}}}',
        ' [{"name": "f", "arguments": {"a": 1, "b": ["x", -2.5], "c": {"d": null, "e": true}}}] ',
        'f(a=1, b=["x", -2.5], c={"d": None, "e": True})',
        "[f(a=1, b=['x', -2.5,], c={'d': None, 'e': True},)]",
        "f(\n    a=1,\n    b=('x', -2.5),\n    c={'d': None, 'e': True},\n)",
        'Sure:\n```json\n{"name": "f", "arguments": {"a": 1, "b": ["x", -2.5], '
        '"c": {"d": null, "e": true}}}\n```\nDone.',
        "```python\nf(a=1, b=['x', -2.5], c={'d': None, 'e': True})\n```",
        "```\nf(a=1, b=['x', -2.5], c={'d': None, 'e': True})\n```",
    ],
)
def test_calls_are_read_from_json_and_from_python(answer: str) -> None:
    assert read_calls(answer) == [
        Call("f", {"a": 1, "b": ["x", -2.5], "c": {"d": None, "e": True}})
    ]


def test_texts_in_python_calls_are_read_with_their_escapes() -> None:
    calls = read_calls(
        r"""geo.find(city="台\"北", tags=['it\'s', "a\nb", "\u00e9"], x=1e3, y=-.5)"""
    )
    assert calls == [
        Call("geo.find", {"city": '台"北', "tags": ["it's", "a\nb", "é"], "x": 1000.0, "y": -0.5})
    ]
    two = read_calls("[f(), g.h(a=(1,), b={}), f(a=[[]])]")
    assert two == [Call("f", {}), Call("g.h", {"a": [1], "b": {}}), Call("f", {"a": [[]]})]


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "Book the table, please.",
        "f",
        "f(1)",
        "f(a=1) and g(b=2)",
        "f(a=1); g(b=2)",
        "f(a=g(1))",
        "f(a=b)",
        "f(**{'a': 1})",
        "f(a=1 + 1)",
        "f(a=[x for x in y])",
        "f(a=lambda: 1)",
        "f(a=f'x')",
        "f(a='x' 'y')",
        "f(a={1: 2})",
        "f(a=1",
        "f(a=1))",
        "[f(a=1)",
        "[]",
        "{}",
        "f(.a=1)",
        '{"name": "f"}',
        '{"name": "f", "arguments": "{}"}',
        '{"name": "f", "arguments": {}, "id": 1}',
        '{"name": 1, "arguments": {}}',
        '[{"name": "f", "arguments": {}}, 5]',
        '{"name": "f", "arguments": {"a": NaN}}',
        '{"name": "f", "arguments": {}} trailing',
        '```json\n{"name": "f", "arguments": {}}',
        "```json\n[]\n```\n```json\n[]\n```",
        "__import__('os').system('x')",
        "f(a=" + "[" * 5_000 + "]" * 5_000 + ")",
        "[" * 5_000,
        "f(a=" + "9" * 9_000 + ")",
        "f(a='" + "x" * 30_000 + "')",
        "f(a='\\x')",
        "f(a=1__0)",
        "f(a=\uff14)",
        "f(a=007)",
        "\ud800",
        "f(a=1e)",
    ],
)
def test_what_is_no_call_cannot_be_read_and_harms_nothing(answer: str) -> None:
    assert read_calls(answer) is None
    grade = graded(CALLS, CALLS.make("pizza", 1, Language.EN), answer)
    assert (grade.score, grade.usable, grade.fault) == (0, False, FaultKind.NO_ANSWER_FOUND)


@pytest.mark.parametrize(
    "answer",
    [
        '{"name": "f", "arguments": {"size": 1, "size": 1}}',
        '[{"name": "f", "name": "g", "arguments": {"size": 1}}]',
        '{"name": "f", "arguments": {"a": [{"size": 1, "b": 2, "size": 3}]}}',
        "f(size=1, b=2, size=1)",
        'f(a={"size": 1, "size": 2})',
        "f(size=1, size=2)",
        "f(" + "size=1," * 2_000 + ")",
    ],
)
def test_what_names_a_thing_twice_is_no_usable_answer_and_that_is_told(answer: str) -> None:
    assert read_calls(answer) is None
    grade = graded(CALLS, CALLS.make("pizza", 1, Language.EN), answer)
    assert (grade.score, grade.usable) == (0, False)
    told = "name" if '"g"' in answer else "size"
    assert (grade.fault, grade.detail) == (FaultKind.SEVERAL_ANSWERS, told)


def test_a_readable_wrong_call_is_a_usable_answer() -> None:
    item = CALLS.make("pizza", 1, Language.EN)
    for answer in ("f()", '{"name": "list_pizzas", "arguments": {"vegetarian": true}}'):
        assert (graded(CALLS, item, answer).score, graded(CALLS, item, answer).usable) == (0, True)


def near(item: Item, **changes: Any) -> float | None:
    call = json.loads(solved(CALLS, item, item.final))
    call["arguments"].update(changes)
    return graded(CALLS, item, json.dumps(call)).score


def test_an_argument_nobody_asked_for_is_only_right_at_its_default() -> None:
    item = CALLS.make("pizza", 1, Language.EN)
    assert near(item, sauce="tomato") == 1
    assert near(item, sauce="white") == 0
    assert near(item, extra_cheese=False, cut=8, cutlery=True) == 1
    assert near(item, drink="water") == 0
    assert near(item, toppings=["nothing"]) == 0


def test_an_unasked_object_member_may_stand_at_its_default() -> None:
    item = CALLS.make("meeting", 1, Language.ZH_TW)
    place = json.loads(solved(CALLS, item, item.final))["arguments"]["place"]
    assert near(item, place={**place, "video": False}) == 1
    assert near(item, place={**place, "video": True}) == 0
    assert near(item, place={"building": place["building"]}) == 0


def test_items_of_a_list_count_in_either_order() -> None:
    item = CALLS.make("pizza", 1, Language.EN)
    toppings = json.loads(solved(CALLS, item, item.final))["arguments"]["toppings"]
    assert near(item, toppings=toppings[::-1]) == 1


def test_a_python_call_is_as_good_as_json() -> None:
    item = CALLS.make("two_lamps", 2, Language.ZH_TW)
    calls = json.loads(solved(CALLS, item, item.final))
    written = [
        f"{c['name']}({', '.join(f'{k}={v!r}' for k, v in c['arguments'].items())})" for c in calls
    ]
    assert graded(CALLS, item, f"[{', '.join(reversed(written))}]").score == 1
    assert graded(CALLS, item, written[0]).score == 0


def test_without_a_function_there_is_no_answer() -> None:
    item = CALLS.make("hotel", 1, Language.EN)
    without = {key: n for key, n in item.final.items() if key != "action"}
    assert CALLS.solve(item, without) is None
    assert CALLS.grade(item, without, solved(CALLS, item, item.final), None).score == 0


SAMPLES = Path(__file__).with_name("bfcl_samples.jsonl").read_text(encoding="utf-8").splitlines()


def imported(record: dict[str, Any]) -> Item:
    payload = {"function": record["function"], "ground_truth": record["ground_truth"]}
    said = record["question"][0][0]["content"]
    return Item(
        f"bfcl-{record['id']}", DriftFamily.BFCL, Language.EN, "", 0, "", said, (), (), payload
    )


@pytest.mark.parametrize("line", SAMPLES)
def test_the_first_accepted_calls_of_an_imported_record_are_right(line: str) -> None:
    item = imported(json.loads(line))
    truth = item.payload["ground_truth"]
    calls = [
        {"name": name, "arguments": {key: allowed[0] for key, allowed in values.items()}}
        for one in truth
        for name, values in one.items()
    ]
    assert graded(BFCL, item, json.dumps(calls)).score == 1
    assert graded(BFCL, item, json.dumps(calls[::-1])).score == 1
    assert graded(BFCL, item, json.dumps(calls[:-1])).score == 0
    calls[0]["arguments"] = dict.fromkeys(calls[0]["arguments"], "else")
    assert graded(BFCL, item, json.dumps(calls)).score == 0
    assert not graded(BFCL, item, "I would rather not.").usable


def test_an_imported_item_has_no_solver_and_no_templates() -> None:
    item = imported(json.loads(SAMPLES[0]))
    assert not BFCL.has_solver and BFCL.solve(item, {}) is None
    assert BFCL.templates(Language.EN) == ()
    with pytest.raises(KeyError):
        BFCL.make("any", 1, Language.EN)


@given(answer=ANSWERS)
def test_any_answer_gets_a_grade(answer: str) -> None:
    check_any_answer(CALLS, CALLS.make("two_lamps", 1, Language.EN), answer)
