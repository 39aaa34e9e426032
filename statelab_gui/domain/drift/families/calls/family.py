"""The family of function calls: items of a seed, their solver, and the structural grader."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from statelab_gui.domain.drift.families.base import Grade, item_key
from statelab_gui.domain.drift.families.calls.comparing import calls_match
from statelab_gui.domain.drift.families.calls.home import HOME
from statelab_gui.domain.drift.families.calls.office import OFFICE
from statelab_gui.domain.drift.families.calls.reading import read_calls, why_unreadable
from statelab_gui.domain.drift.families.calls.tools import Function, Parameter, Tool, tools_of
from statelab_gui.domain.drift.families.calls.travel import TRAVEL
from statelab_gui.domain.drift.families.choices import Both, dealt
from statelab_gui.domain.drift.intents import GoalRole, Intents
from statelab_gui.domain.drift.items import DriftFamily, Item, Language
from statelab_gui.domain.drift.running import CodeRunner

TOOLS: dict[str, Tool] = {
    tool.name: tool for text in (HOME, TRAVEL, OFFICE) for tool in tools_of(text)
}

_TASK = Both(
    "I want you to use my tools for this: {about}. The functions are:",
    "我想請你用我的工具處理這件事：{about}。可用的函式如下：",
)
_ONE = (
    Both("Please write the function call now.", "請現在寫出這個函式呼叫。"),
    Both(
        'Answer with nothing but one function call as JSON: {"name": "…", "arguments": {…}}.',
        '只回答一個函式呼叫，寫成 JSON：{"name": "…", "arguments": {…}}。',
    ),
)
_SEVERAL = (
    Both("Please write the function calls now.", "請現在寫出這些函式呼叫。"),
    Both(
        "Answer with nothing but a JSON list of all function calls: "
        '[{"name": "…", "arguments": {…}}, …].',
        '只回答所有函式呼叫，寫成 JSON 清單：[{"name": "…", "arguments": {…}}, …]。',
    ),
)
_CONVENTIONS = (
    Both(
        "Write texts exactly as I say them, or as the code that the definition gives for them.",
        "文字請照我說的寫；定義裡有代碼時用代碼。",
    ),
    Both(
        "Leave out every optional argument that I do not ask for.",
        "我沒有要求的選用參數一律不要寫。",
    ),
)


class CallsFamily:
    """Function calls; an answer that `read_calls` cannot read is no usable answer."""

    key = DriftFamily.CALLS
    has_solver = True
    own_runner: CodeRunner | None = None

    def templates(self, language: Language) -> tuple[str, ...]:
        """The names of its templates, the same in both languages."""
        return tuple(TOOLS)

    def make(self, template: str, seed: int, language: Language) -> Item:
        """The item of that template and seed; every optional argument is a decoy."""
        tool = TOOLS[template]
        rng = Random(f"calls {template} {seed}")
        parts = [dealt(spec, rng, language) for spec in tool.goals]
        parts += [dealt(spec, rng, language, GoalRole.DECOY) for spec in tool.decoys]
        functions = [_definition(function, language) for function in tool.functions]
        listing = "\n".join(json.dumps(one, ensure_ascii=False) for one in functions)
        request, form = _SEVERAL if tool.calls > 1 else _ONE
        about = tool.about.of(language)
        return Item(
            key=item_key(DriftFamily.CALLS, language, template, seed),
            family=DriftFamily.CALLS,
            language=language,
            template=template,
            seed=seed,
            context=f"{_TASK.of(language).format(about=about)}\n\n{listing}",
            request=request.of(language),
            conventions=tuple(one.of(language) for one in (form, *_CONVENTIONS)),
            goals=tuple(part.goal for part in parts),
            payload={
                "function": functions,
                "fixed": tool.fixed,
                "calls": tool.calls,
                "optional": [
                    {"call": call, "path": list(path), "default": default}
                    for call, path, default in tool.optional
                ],
                "uses": {part.goal.key: part.uses for part in parts},
            },
        )

    def solve(self, item: Item, intents: Intents) -> str | None:
        """The calls as JSON; None where the intents do not say which function is called."""
        accepted = accepted_calls(item.payload, intents)
        if accepted is None:
            return None
        plain = [_plain_call(one, item.payload["function"]) for one in accepted]
        return json.dumps(plain if item.payload["calls"] > 1 else plain[0], ensure_ascii=False)

    def grade(self, item: Item, intents: Intents, answer: str, runner: CodeRunner | None) -> Grade:
        """1 where the calls are those of the intents, else 0; runner is not needed."""
        calls = read_calls(answer)
        if calls is None:
            return Grade(0.0, False, *why_unreadable(answer))
        accepted = accepted_calls(item.payload, intents)
        if accepted is None:
            return Grade(0.0)
        return Grade(1.0 if calls_match(item.payload["function"], accepted, calls) else 0.0)


def accepted_calls(payload: Mapping[str, Any], intents: Intents) -> list[dict[str, Any]] | None:
    """The calls the intents ask for, as accepted values; None where a function is not known.

    An optional argument that is not asked for may be given at its default.
    """
    made: dict[int, dict[str, Any]] = {n: {} for n in range(1, payload["calls"] + 1)}
    names = dict.fromkeys(made, payload["fixed"])
    for one in payload["optional"]:
        _place(made[one["call"]], one["path"], [one["default"], ""])
    for key, number in intents.items():
        use = payload["uses"][key][number - 1]
        if "name" in use:
            names[use["call"]] = use["name"]
        else:
            _place(made[use["call"]], use["path"], use["accept"])
    if None in names.values():
        return None
    return [{names[n]: {key: _closed(v) for key, v in made[n].items()}} for n in made]


def _place(arguments: dict[str, Any], path: list[str], accept: list[Any]) -> None:
    if len(path) == 1:
        arguments[path[0]] = accept
    else:
        arguments.setdefault(path[0], {})[path[1]] = accept


def _closed(value: Any) -> list[Any]:
    """The accepted values of an argument; an object of which nothing is asked may be left out."""
    if isinstance(value, list):
        return value
    return [value, ""] if all("" in allowed for allowed in value.values()) else [value]


def _plain_call(accepted: Mapping[str, Any], functions: list[Any]) -> dict[str, Any]:
    """The call with its plainest accepted arguments, in the order of the definition."""
    ((name, values),) = accepted.items()
    (definition,) = [one for one in functions if one["name"] == name]
    arguments: dict[str, Any] = {}
    for key in definition["parameters"]["properties"]:
        allowed = values.get(key, [""])
        if "" in allowed:
            continue
        first = allowed[0]
        if isinstance(first, dict):
            first = {inner: one[0] for inner, one in first.items() if "" not in one}
        arguments[key] = first
    return {"name": name, "arguments": arguments}


def _definition(function: Function, language: Language) -> dict[str, Any]:
    properties: dict[str, Any] = {}
    required: list[str] = []
    for parameter in function.parameters:
        inner = _property(parameter, language)
        if len(parameter.path) == 1:
            properties[parameter.path[0]] = inner
        else:
            outer = {"type": "dict", "properties": {}, "required": []}
            holder: Any = properties.setdefault(parameter.path[0], outer)
            holder["properties"][parameter.path[1]] = inner
            if parameter.required:
                holder["required"].append(parameter.path[1])
        if parameter.required and parameter.path[0] not in required:
            required.append(parameter.path[0])
    return {
        "name": function.name,
        "description": function.about.of(language),
        "parameters": {"type": "dict", "properties": properties, "required": required},
    }


def _property(parameter: Parameter, language: Language) -> dict[str, Any]:
    made: dict[str, Any] = {"type": parameter.type}
    if parameter.type == "array":
        made["items"] = {"type": "string"}
    if parameter.about.of(language):
        made["description"] = parameter.about.of(language)
    return made


CALLS = CallsFamily()
