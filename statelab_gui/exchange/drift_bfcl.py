"""BFCL: a question, functions that may be called, and the calls that are right."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from statelab_gui.domain.drift.imported import imported_item, language_of, sentences
from statelab_gui.domain.drift.items import DriftFamily, Item, Language
from statelab_gui.exchange.drift_records import RecordError, list_of, text_of

_TASK = {
    Language.EN: "You can call these functions, given as JSON:",
    Language.ZH_TW: "你可以呼叫下列函式（以 JSON 表示）：",
}
REQUEST = {
    Language.EN: "Please give me the call or calls now.",
    Language.ZH_TW: "請現在給我要呼叫的函式。",
}
CONVENTIONS = {
    Language.EN: (
        'Answer with a JSON list of calls, each {"name": ..., "arguments": {...}}, and nothing '
        "else.",
    ),
    Language.ZH_TW: (
        '只回覆一個 JSON 串列，每一項為 {"name": ..., "arguments": {...}}，不要寫其他內容。',
    ),
}
_OTHER_LANGUAGES = ("java", "javascript", "rest", "sql")


def bfcl_item(members: dict[str, Any], number: int, truths: Mapping[str, Any]) -> Item:
    """The item of a record with "id", "question", "function" and "ground_truth"; `truths` has those
    of a file of their own, by id. Raises RecordError."""
    name = text_of(members, "id")
    _check_language(name)
    functions = function_list(members)
    truth = members.get("ground_truth", truths.get(name))
    if not isinstance(truth, list) or not truth:
        raise RecordError("no_truth", name)
    accepted = accepted_calls(truth, functions)
    before, asked = _asked(members.get("question"))
    language = language_of(asked)
    return imported_item(
        DriftFamily.BFCL,
        name,
        number,
        language,
        sentences(asked),
        context_of(functions, language, before),
        REQUEST[language],
        CONVENTIONS[language],
        {"function": functions, "ground_truth": accepted},
    )


def function_list(members: dict[str, Any]) -> list[dict[str, Any]]:
    """The definitions of functions, one or several. Raises RecordError("lacks", "function")."""
    one = members.get("function")
    functions = [one] if isinstance(one, dict) else list_of(members, "function")
    for function in functions:
        if not isinstance(function, dict) or not isinstance(function.get("name"), str):
            raise RecordError("lacks", "function")
    return functions


def accepted_calls(truth: Sequence[Any], functions: Sequence[Mapping[str, Any]]) -> list[Any]:
    """The accepted calls, checked: each is one function that is defined, with lists of values, and
    of numbers that JSON has: no call could give another."""
    names = {function["name"] for function in functions}
    for call in truth:
        if not isinstance(call, dict) or len(call) != 1:
            raise RecordError("no_truth", json.dumps(call, ensure_ascii=False)[:80])
        ((name, values),) = call.items()
        if name not in names:
            raise RecordError("unknown_function", name[:80])
        if not isinstance(values, dict) or not all(isinstance(v, list) for v in values.values()):
            raise RecordError("no_truth", json.dumps(call, ensure_ascii=False)[:80])
        try:
            json.dumps(values, allow_nan=False)
        except ValueError as error:
            raise RecordError("no_truth", json.dumps(call, ensure_ascii=False)[:80]) from error
    return list(truth)


def context_of(functions: Sequence[Mapping[str, Any]], language: Language, before: str = "") -> str:
    """The functions as the first message tells them, behind what the record says before."""
    listed = json.dumps(functions, ensure_ascii=False, indent=1)
    told = f"{_TASK[language]}\n\n{listed}"
    return f"{before}\n\n{told}" if before else told


def _check_language(name: str) -> None:
    for language in _OTHER_LANGUAGES:
        if f"_{language}_" in f"_{name.lower().replace('-', '_')}_":
            raise RecordError("other_language", language)


def _asked(question: Any) -> tuple[str, str]:
    """What the system says, and what the user asks in the one turn there may be."""
    if isinstance(question, str) and question.strip():
        return "", question
    turns = question if isinstance(question, list) else []
    if turns and all(isinstance(turn, dict) for turn in turns):
        turns = [turns]
    if len(turns) > 1:
        raise RecordError("several_turns", str(len(turns)))
    messages = [one for turn in turns if isinstance(turn, list) for one in turn]
    said: dict[str, list[str]] = {"system": [], "user": []}
    for message in messages:
        if not isinstance(message, dict):
            raise RecordError("lacks", "question")
        role, content = (message.get(key) for key in ("role", "content"))
        if not isinstance(role, str) or role not in said or not isinstance(content, str):
            raise RecordError("lacks", "question")
        said[role].append(content)
    if not "".join(said["user"]).strip():
        raise RecordError("lacks", "question")
    if len(said["user"]) > 1:
        raise RecordError("several_turns", str(len(said["user"])))
    return "\n\n".join(said["system"]), said["user"][0]
