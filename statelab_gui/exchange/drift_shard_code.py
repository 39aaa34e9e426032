"""Test cases of code tasks: calls with their results, as LiveCodeBench packs them."""

import ast
import base64
import binascii
import json
import pickletools
import zlib
from typing import Any, NamedTuple

from statelab_gui.domain.drift.code_values import NotPlainError, to_plain
from statelab_gui.exchange.drift_records import MOST_PYTHON, RecordError

_MOST_UNPACKED = 16 * 2**20
_MOST_CASES = 400
_STRINGS = frozenset(
    {"SHORT_BINUNICODE", "BINUNICODE", "BINUNICODE8", "UNICODE", "BINSTRING", "SHORT_BINSTRING"}
)
_HARMLESS = frozenset({"PROTO", "FRAME", "MEMOIZE", "PUT", "BINPUT", "LONG_BINPUT", "STOP"})


class Code(NamedTuple):
    """A function to be called with `inputs`, giving `expected`, both in plain form; `before` is
    what stands before the answer, and `start` what the task shows of the function."""

    function: str
    before: str
    start: str
    inputs: tuple[list[Any], ...]
    expected: tuple[Any, ...]


def code_of(members: dict[str, Any]) -> Code:
    """The function and its tests. Raises RecordError, also for tests that read standard input."""
    metadata = _object(members.get("metadata"))
    function = metadata.get("func_name")
    if not isinstance(function, str) or not function.isidentifier():
        raise RecordError("reads_input" if function is None else "no_function", "func_name")
    cases = _cases(members.get("public_test_cases")) + _cases(members.get("private_test_cases"))
    if not cases:
        raise RecordError("no_tests", "public_test_cases")
    if len(cases) > _MOST_CASES:
        raise RecordError("too_many_tests", str(len(cases)))
    inputs, expected = [], []
    for case in cases:
        if not isinstance(case, dict) or case.get("testtype", "functional") != "functional":
            raise RecordError("reads_input", str(case)[:80])
        inputs.append([_value(line) for line in str(case.get("input", "")).split("\n") if line])
        expected.append(_value(str(case.get("output", ""))))
    start = members.get("starter_code")
    return Code(
        function,
        _imports(members.get("prompt")),
        start if isinstance(start, str) else "",
        tuple(inputs),
        tuple(expected),
    )


def unpickled_text(raw: bytes) -> str:
    """The one text of a pickle that holds nothing but a text; nothing is ever loaded or run.

    Raises RecordError("no_tests") for any other pickle.
    """
    texts = []
    try:
        for operation, argument, _ in pickletools.genops(raw):
            if operation.name in _STRINGS:
                texts.append(argument)
            elif operation.name not in _HARMLESS:
                raise RecordError("no_tests", f"pickle: {operation.name}")
    except (ValueError, EOFError) as error:
        raise RecordError("no_tests", str(error)[:80]) from error
    if len(texts) != 1 or not isinstance(texts[0], str):
        raise RecordError("no_tests", "pickle")
    return texts[0]


def _cases(told: Any) -> list[Any]:
    """A list of cases, its JSON, or that packed once more."""
    if told is None or told == "":
        return []
    if isinstance(told, str):
        try:
            told = json.loads(told)
        except RecursionError as error:
            raise RecordError("no_tests", "nested too deeply") from error
        except ValueError:
            told = _json(unpickled_text(_unpacked(told)))
    if not isinstance(told, list):
        raise RecordError("no_tests", "no list")
    return told


def _unpacked(told: str) -> bytes:
    try:
        unpacker = zlib.decompressobj()
        found = unpacker.decompress(base64.b64decode(told, validate=True), _MOST_UNPACKED)
    except (binascii.Error, ValueError, zlib.error) as error:
        raise RecordError("no_tests", str(error)[:80]) from error
    if unpacker.unconsumed_tail:
        raise RecordError("no_tests", "too large")
    return found


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("no_tests", str(error)[:80]) from error


def _object(told: Any) -> dict[str, Any]:
    found = _json(told) if isinstance(told, str) and told else told
    return found if isinstance(found, dict) else {}


def _value(text: str) -> Any:
    """The plain form of a value written as JSON, else as Python has it."""
    try:
        return to_plain(json.loads(text))
    except (ValueError, RecursionError):
        pass
    if len(text) > MOST_PYTHON:
        raise RecordError("no_tests", text[:80])
    try:
        return to_plain(ast.literal_eval(text.strip()))
    except (ValueError, SyntaxError, RecursionError, MemoryError, NotPlainError) as error:
        raise RecordError("no_tests", text[:80]) from error


def _imports(prompt: Any) -> str:
    """The imports of a prompt that is Python; nothing for any other."""
    if not isinstance(prompt, str) or len(prompt) > MOST_PYTHON:
        return ""
    try:
        tree = ast.parse(prompt)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ""
    return "\n".join(
        ast.unparse(node) for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom))
    )
