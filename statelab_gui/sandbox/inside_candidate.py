"""Inside of the sandbox: calls the function under test, and tells what it gives back.

What is right is never in here, so whatever the tested code does to this process, it can only say
what it computed.
"""

import json
import os
from collections.abc import Callable
from typing import Any, TextIO

from statelab_gui.domain.drift.code_values import NotPlainError, from_plain, to_plain
from statelab_gui.sandbox.inside_limits import limit


def main(arguments: list[str]) -> None:
    """`arguments` are the limits, and the numbers of the files of calls and of results.

    The first line of calls is {"code", "function"}, each next one {"args"}; the answer to each is
    one line: {"ready"} before the code is seen, {"loaded"} or {"error"}, then {"value"} or
    {"error", "said"} a call.
    """
    limit(arguments[0])
    with (
        os.fdopen(int(arguments[1]), encoding="utf-8") as calls,
        os.fdopen(int(arguments[2]), "w", encoding="utf-8") as results,
    ):
        _tell(results, {"ready": True})
        task = json.loads(calls.readline())
        function, problem = _loaded(task["code"], task["function"])
        if function is None:
            _tell(results, problem)
            os._exit(1)
        _tell(results, {"loaded": True})
        for line in calls:
            _tell(results, _result(function, json.loads(line)["args"]))
        os._exit(0)  # what the code left to be done at the end is not waited for


def _loaded(code: str, name: str) -> tuple[Callable[..., Any] | None, dict[str, Any]]:
    space: dict[str, Any] = {"__name__": "answer", "__builtins__": __builtins__}
    try:
        exec(compile(code, "<answer>", "exec"), space)
        function = space.get(name)
        if function is None and "Solution" in space:
            function = getattr(space["Solution"](), name, None)
    except BaseException as error:
        return None, _problem(error)
    if not callable(function):
        return None, {"error": "NoSuchFunction", "said": name}
    return function, {}


def _result(function: Callable[..., Any], plain: list[Any]) -> dict[str, Any]:
    try:
        value = function(*[from_plain(argument) for argument in plain])
    except BaseException as error:
        return _problem(error)
    try:
        return {"value": to_plain(value)}
    except NotPlainError as error:
        return {"value": ["?", str(error)]}
    except BaseException as error:
        return _problem(error)


def _problem(error: BaseException) -> dict[str, Any]:
    kinds = [kind.__name__ for kind in type(error).__mro__ if kind is not object]
    try:
        said = str(error)[:200]
    except BaseException:
        said = ""
    return {"error": kinds[0], "kinds": kinds, "said": said}


def _tell(results: TextIO, what: dict[str, Any]) -> None:
    results.write(json.dumps(what) + "\n")
    results.flush()
