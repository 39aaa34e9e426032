"""Calls compared with accepted ones by the rules of BFCL's syntax tree check for Python.

`functions` are definitions: name, parameters {properties, required}. `accepted` is the ground
truth: a list of {function name: {parameter: [accepted values]}}, where "" among the values says
that the parameter may be left out, an accepted list is a list of lists, and an accepted object has
lists of accepted values again.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from statelab_gui.domain.drift.families.calls.reading import Call

Definition = Mapping[str, Any]
Accepted = Mapping[str, Mapping[str, Sequence[Any]]]

_TYPES: dict[str, type] = {
    "string": str,
    "integer": int,
    "float": float,
    "number": float,
    "boolean": bool,
    "array": list,
    "tuple": list,
    "dict": dict,
    "object": dict,
    "any": str,
}
_DROPPED = re.compile(r"[ ,./\-_*^]")


def calls_match(
    functions: Sequence[Definition], accepted: Sequence[Accepted], calls: Sequence[Call]
) -> bool:
    """Whether every accepted call is made exactly once, in any order, and no other call."""
    if len(calls) != len(accepted):
        return False
    fits = [
        [n for n, call in enumerate(calls) if call_matches(functions, wanted, call)]
        for wanted in accepted
    ]
    return _all_placed(fits)


def _all_placed(fits: Sequence[Sequence[int]]) -> bool:
    """Whether each row can have one of its numbers, no number being given twice."""
    holder: dict[int, int] = {}

    def placed(row: int, seen: set[int]) -> bool:
        for n in fits[row]:
            if n not in seen:
                seen.add(n)
                if n not in holder or placed(holder[n], seen):
                    holder[n] = row
                    return True
        return False

    return all(placed(row, set()) for row in range(len(fits)))


def call_matches(functions: Sequence[Definition], accepted: Accepted, call: Call) -> bool:
    """Whether a call is the accepted one: same name, and each argument an accepted value.

    Required are those required parameters that the accepted call has.
    """
    ((name, values),) = accepted.items()
    definition = next((one for one in functions if one.get("name") == name), None)
    if call.name != name or definition is None:
        return False
    parameters = _object(definition.get("parameters"))
    properties = _object(parameters.get("properties"))
    required = _list(parameters.get("required"))
    for key, allowed in values.items():
        if key not in call.arguments and (key in required or not _optional(allowed)):
            return False
    return all(
        key in properties
        and key in values
        and _argument_fits(_object(properties[key]), values[key], given)
        for key, given in call.arguments.items()
    )


def _object(value: Any) -> Mapping[str, Any]:
    """The value, or an empty object: definitions come from files of others."""
    return value if isinstance(value, dict) else {}


def _list(value: Any) -> Sequence[Any]:
    return value if isinstance(value, list) else []


def _optional(allowed: Sequence[Any]) -> bool:
    return any(value == "" for value in allowed if isinstance(value, str))


def _argument_fits(parameter: Mapping[str, Any], allowed: Sequence[Any], given: Any) -> bool:
    wanted = _type_of(parameter) or str
    inner = _type_of(_object(parameter.get("items"))) if wanted is list else None
    if wanted is float and type(given) is int:
        given = _as_float(given)
    variable = _fitting_type(given, allowed, wanted, inner)
    if variable is None:
        return False
    if variable:
        return any(one == given and type(one) in (type(given), int) for one in allowed)
    if wanted is dict:
        return any(_object_fits(one, given) for one in allowed if one != "")
    if wanted is list and inner is dict:
        return any(_objects_fit(one, given) for one in allowed if one != "")
    return any(_same(given, one) for one in allowed)


def _type_of(parameter: Mapping[str, Any]) -> type | None:
    """The type of a definition, the first that is known where it lists several."""
    named = parameter.get("type")
    for name in named if isinstance(named, list) else [named]:
        if isinstance(name, str) and name in _TYPES:
            return _TYPES[name]
    return None


def _as_float(number: int) -> float | int:
    try:
        return float(number)
    except OverflowError:
        return number


def _fitting_type(
    given: Any, allowed: Sequence[Any], wanted: type, inner: type | None
) -> bool | None:
    """None where the type is wrong; else whether it is that of an accepted variable instead.

    A variable is an accepted value of another type than the parameter's, such as a name.
    """
    sample = next((value for value in allowed if value != ""), None)
    other = sample is not None and type(sample) is not wanted
    if type(given) is not wanted:
        return True if sample is not None and type(given) is type(sample) else None
    if inner is None or not isinstance(given, list):
        return other
    for one in allowed:
        if not isinstance(one, list):
            return other
        if all(_fitting_type(value, one, inner, None) is not None for value in given):
            return other
    return None


def _object_fits(accepted: Any, given: Any) -> bool:
    if not isinstance(accepted, dict) or not isinstance(given, dict):
        return False
    return all(
        any(_member_fits(one, value) for one in _list(accepted.get(key)))
        for key, value in given.items()
    ) and all(key in given or _optional(_list(allowed)) for key, allowed in accepted.items())


def _member_fits(accepted: Any, given: Any) -> bool:
    return _same(given, accepted) or _object_fits(accepted, given)


def _objects_fit(accepted: Any, given: Sequence[Any]) -> bool:
    return (
        isinstance(accepted, list)
        and len(accepted) == len(given)
        and all(_object_fits(one, value) for one, value in zip(accepted, given, strict=True))
    )


def _same(left: Any, right: Any) -> bool:
    """Equal, numbers as amounts (but true is not 1), texts as `standard` has them, in lists too."""
    if isinstance(left, str) and isinstance(right, str):
        return standard(left) == standard(right)
    if isinstance(left, bool) or isinstance(right, bool):
        return left is right
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(_same, left, right))
    return bool(left == right)


def standard(text: str) -> str:
    """A text without spaces and the marks , . / - _ * ^, in small letters, ' being \"."""
    return _DROPPED.sub("", text).lower().replace("'", '"')
