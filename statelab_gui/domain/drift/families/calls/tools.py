"""Tools (functions and the goals that fix their arguments) read from plain text.

A tool is a paragraph. `def` and `other` lines name functions, English and Chinese; a function of
`other` is never asked for. A line `action | …` says which function is called, its values being
`function=English=Chinese`. Every other line is a parameter of all `def` functions and its goal:

    NAME TYPE! | English words | Chinese words | values

`!` is required, `*` optional but wanted, `?` optional and a decoy; a default may follow. `2:NAME`
is the same parameter in a second call, and `OUTER.NAME` is a member of an object. Values are whole
or decimal numbers, `English=Chinese` texts, or `code=English=Chinese`; `+` joins items of a list.
A line that begins with `+` goes on with the line before.
"""

import re
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

from statelab_gui.domain.drift.families.choices import Both, Choice, GoalSpec


@dataclass(frozen=True)
class Parameter:
    """A parameter of a function: its path of one name or two, its type, and what it is."""

    path: tuple[str, ...]
    type: str
    required: bool
    about: Both
    default: Any = None


@dataclass(frozen=True)
class Function:
    """A function that a task defines."""

    name: str
    about: Both
    parameters: tuple[Parameter, ...]


@dataclass(frozen=True)
class Tool:
    """A template: functions, goals and decoys, and how many calls answer it.

    `fixed` is the function of every call where no goal chooses it. `optional` are the places of
    optional arguments that have a default: call, path, default.
    """

    name: str
    about: Both
    functions: tuple[Function, ...]
    goals: tuple[GoalSpec, ...]
    decoys: tuple[GoalSpec, ...]
    calls: int
    fixed: str | None
    optional: tuple[tuple[int, tuple[str, ...], Any], ...]


@dataclass
class _Draft:
    goals: list[GoalSpec] = field(default_factory=list)
    decoys: list[GoalSpec] = field(default_factory=list)
    parameters: dict[tuple[str, ...], Parameter] = field(default_factory=dict)
    values: dict[tuple[str, ...], list[str]] = field(default_factory=dict)
    words: dict[tuple[str, ...], Both] = field(default_factory=dict)
    optional: list[tuple[int, tuple[str, ...], Any]] = field(default_factory=list)
    defined: list[tuple[str, Both]] = field(default_factory=list)
    others: list[Function] = field(default_factory=list)
    calls: int = 1
    action: bool = False
    several: bool = False


def tools_of(text: str) -> tuple[Tool, ...]:
    """All tools of a text; raises ValueError or KeyError where it is broken."""
    return tuple(_tool(paragraph) for paragraph in text.strip().split("\n\n"))


def _tool(paragraph: str) -> Tool:
    lines: list[str] = []
    for line in paragraph.split("\n"):
        if line.startswith("+"):
            lines[-1] += " " + line[1:].strip()
        else:
            lines.append(line.strip())
    name, about = _named(lines[0].removeprefix("tool "))
    draft = _Draft(several=any(line.startswith("2:") for line in lines))
    for line in lines[1:]:
        _read_line(draft, line)
    parameters = tuple(draft.parameters.values())
    functions = tuple(Function(fn, what, parameters) for fn, what in draft.defined)
    return Tool(
        name,
        about,
        (*functions, *draft.others),
        tuple(draft.goals),
        tuple(draft.decoys),
        draft.calls,
        None if draft.action else draft.defined[0][0],
        tuple(draft.optional),
    )


def _named(text: str) -> tuple[str, Both]:
    name, en, zh = (part.strip() for part in text.split("|"))
    return name, Both(en, zh)


def _read_line(draft: _Draft, line: str) -> None:
    if line.startswith("def "):
        draft.defined.append(_named(line.removeprefix("def ")))
    elif line.startswith("other "):
        head, _, arguments = line.removeprefix("other ").rpartition("|")
        name, about = _named(head)
        pairs = [part.split() for part in arguments.split(",")]
        parameters = [Parameter((n,), kind, True, Both("", "")) for n, kind in pairs]
        draft.others.append(Function(name, about, tuple(parameters)))
    elif line.startswith("action "):
        draft.action = True
        _, en, zh, values = (part.strip() for part in line.split("|"))
        made = [part.strip().split("=") for part in values.split(";")]
        rows = tuple(Choice({"call": 1, "name": fn}, Both(a, b)) for fn, a, b in made)
        draft.goals.append(GoalSpec("action", Both(en, zh), rows))
    else:
        _read_parameter(draft, line)


def _read_parameter(draft: _Draft, line: str) -> None:
    head, en, zh, values = (part.strip() for part in line.split("|"))
    place, kind = head.split()
    number, _, dotted = place.rpartition(":")
    call, path = int(number or 1), tuple(dotted.split("."))
    mark = next(letter for letter in kind if letter in "!*?")
    type_, _, default_text = kind.partition(mark)
    default = _typed(type_, default_text) if default_text else None
    key = "_".join(path) + (f"_{call}" if call > 1 else "")
    spec = GoalSpec(key, Both(en, zh), _choices(call, path, type_, values))
    (draft.decoys if mark == "?" else draft.goals).append(spec)
    draft.calls = max(draft.calls, call)
    if default_text:
        draft.optional.append((call, path, default))
    known = draft.values.setdefault(path, [])
    known.append(values)
    if path in draft.parameters:  # in another call: its codes are to be known too
        words = draft.words[path]
    else:
        words = _of_no_call(Both(en, zh)) if draft.several else Both(en, zh)
        draft.words[path] = words
    about = _about(words, type_, "; ".join(known), default_text)
    draft.parameters[path] = Parameter(path, type_, mark == "!", about, default)


_OF_CALL = re.compile(r" (?:of|for) the (?:first|second) \w+|(?:first|second) (?=\w)")
_OF_CALL_ZH = re.compile("第[一二](?:盞燈|部電影|筆轉帳|個鬧鐘)的|第[一二]部")


def _of_no_call(words: Both) -> Both:
    """What a goal of one of several calls is, without saying of which."""
    return Both(_OF_CALL.sub("", words.en), _OF_CALL_ZH.sub("", words.zh))


def _about(words: Both, type_: str, values: str, default: str) -> Both:
    """What a parameter is: the goal's words, its codes with their meaning, and its default."""
    en, zh = words.en[0].upper() + words.en[1:] + ".", words.zh + "。"
    coded = _codes(values)
    if any(code != said for code, said, _ in coded):
        en += " Values: " + "; ".join(f"{code} = {said}" for code, said, _ in coded) + "."
    if any(code != said for code, _, said in coded):
        zh += "可用值：" + "；".join(f"{code} = {said}" for code, _, said in coded) + "。"
    if default:
        en, zh = f"{en} Default: {default}.", f"{zh}預設：{default}。"
    return Both(en, zh)


def _codes(values: str) -> list[tuple[str, str, str]]:
    """Each code once with its words, those of lists one by one; none where texts are no codes."""
    parts = [part.strip().split("=") for part in values.split(";")]
    if any(len(part) != 3 for part in parts):
        return []
    split = [zip(*(words.split("+") for words in part), strict=True) for part in parts]
    return list(dict.fromkeys((a, b, c) for rows in split for a, b, c in rows))


def _typed(type_: str, text: str) -> Any:
    match type_:
        case "integer":
            return int(text)
        case "float":
            return float(text)
        case "boolean":
            return {"true": True, "false": False}[text]
    return text


def _choices(call: int, path: tuple[str, ...], type_: str, values: str) -> tuple[Choice, ...]:
    rows = []
    parts = [part.strip() for part in (values.split(";") if "=" in values else values.split())]
    for part in parts:
        code, en, zh = _said(part)
        if type_ == "array":
            en, zh = " and ".join(en.split("+")), "和".join(zh.split("+"))
        use = {"call": call, "path": list(path), "accept": _accepted(type_, code)}
        plain = int(part) if type_ == "integer" and "=" not in part else None
        rows.append(Choice(use, Both(en, zh), plain))
    return tuple(rows)


def _said(part: str) -> tuple[str | Both, str, str]:
    """What a value is for the program, in English, and in Chinese."""
    match part.split("="):
        case [number]:
            return number, number, number
        case [en, zh]:
            return Both(en, zh), en, zh
        case [code, en, zh]:
            return code, en, zh
    raise ValueError(part)


def _accepted(type_: str, code: str | Both) -> list[Any]:
    """The accepted arguments, the first being the plainest; a list is accepted in any order."""
    if isinstance(code, Both):
        if type_ != "array":
            return [code]
        pairs = [Both(*pair) for pair in zip(code.en.split("+"), code.zh.split("+"), strict=True)]
        return [list(order) for order in permutations(pairs)]
    if type_ == "array":
        return [list(order) for order in permutations(code.split("+"))]
    return [_typed(type_, code)]
