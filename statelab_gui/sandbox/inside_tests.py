"""Inside of a sandbox of its own: the tests of a task, which reach the tested code by call only.

What the tested code does to its own process changes nothing here: only plain values come across.
"""

import builtins
import json
import os
from typing import Any, TextIO

from statelab_gui.domain.drift.code_values import from_plain, to_plain
from statelab_gui.sandbox.inside_limits import limit

_LONGEST_LINE = 2**22


class Candidate:
    """The function under test, in the other process."""

    def __init__(self, calls: TextIO, results: TextIO) -> None:
        self._calls, self._results = calls, results

    def __call__(self, *args: Any) -> Any:
        """What the function gives back; what it raises is raised here, as a built-in exception."""
        self._calls.write(json.dumps({"args": [to_plain(argument) for argument in args]}) + "\n")
        self._calls.flush()
        told = heard(self._results)
        if "value" in told:
            return from_plain(told["value"])
        for name in told.get("kinds", ()):
            kind = getattr(builtins, str(name), None)
            if isinstance(kind, type) and issubclass(kind, Exception):
                raise kind(told.get("said", ""))
        raise RuntimeError(told.get("error", ""))


def heard(results: TextIO) -> dict[str, Any]:
    """The next line of the other process; raises EOFError where there is none to be read."""
    line = results.readline(_LONGEST_LINE)
    if not line.endswith("\n"):
        raise EOFError("the tested code is gone")
    told = json.loads(line)
    if not isinstance(told, dict):
        raise EOFError("no result")
    return told


def main(arguments: list[str]) -> None:
    """`arguments` are the limits and the numbers of four files: the task to read, calls to write,
    results to read, and what is told.

    The task is {"code", "function", "preamble", "test"}; `preamble` and `test` are run here and
    `check` of them is called with the function. Tells {"ready"}, then {"passed", "error", "said"}.
    """
    limit(arguments[0])
    numbers = [int(number) for number in arguments[1:]]
    with (
        os.fdopen(numbers[0], encoding="utf-8") as asked,
        os.fdopen(numbers[1], "w", encoding="utf-8") as calls,
        os.fdopen(numbers[2], encoding="utf-8", errors="replace") as results,
        os.fdopen(numbers[3], "w", encoding="utf-8") as verdict,
    ):
        if heard(results) != {"ready": True}:
            return
        _tell(verdict, {"ready": True})
        task = json.loads(asked.read())
        calls.write(json.dumps({"code": task["code"], "function": task["function"]}) + "\n")
        calls.flush()
        _tell(verdict, _verdict(task, Candidate(calls, results), results))


def _verdict(task: dict[str, Any], candidate: Candidate, results: TextIO) -> dict[str, Any]:
    space: dict[str, Any] = {"__name__": "tests", "__builtins__": __builtins__}
    try:
        loaded = heard(results)
        if "loaded" not in loaded:
            said = str(loaded.get("said", ""))
            return {"passed": False, "error": str(loaded.get("error", "")), "said": said}
        exec(compile(task["preamble"], "<task>", "exec"), space)
        space[task["function"]] = candidate
        exec(compile(task["test"], "<tests>", "exec"), space)
        space["check"](candidate)
    except BaseException as error:
        return {"passed": False, "error": type(error).__name__, "said": str(error)[:200]}
    return {"passed": True, "error": "", "said": ""}


def _tell(verdict: TextIO, what: dict[str, Any]) -> None:
    verdict.write(json.dumps(what) + "\n")
    verdict.flush()
