"""HumanEval: a signature with a docstring, and a function `check` that tests the body."""

import ast
import inspect
import re
from typing import Any, NamedTuple

from statelab_gui.domain.drift.imported import imported_item, sentences
from statelab_gui.domain.drift.items import DriftFamily, Item, Language
from statelab_gui.exchange.drift_records import MOST_PYTHON, RecordError, text_of

_TASK = "I need this Python function. What it should do I'll say in my messages."
REQUEST = "Please give me the whole function now."
CONVENTIONS = (
    "Answer with exactly one ```python block that defines the whole function, imports included.",
    "Use the standard library only; keep the name and the parameters of the function.",
)
_VERBATIM = re.compile(r"^\s*(?:>>>|\.\.\.|\||[-*] |\d+[.)] )|=>|->|==|➞| = |^\s{2,}\S")
_WORD = re.compile(r"\b[A-Za-z]{2,}\b")


class Parts(NamedTuple):
    """What stands before the function, its first lines up to the docstring, and the docstring."""

    before: str
    head: str
    about: str


def humaneval_item(members: dict[str, Any], number: int) -> Item:
    """The item of a record: "task_id", "prompt", "entry_point", "test". Raises RecordError."""
    prompt, name = text_of(members, "prompt"), text_of(members, "entry_point")
    test = text_of(members, "test")
    if "def check(" not in test:
        raise RecordError("no_tests", "test")
    parts = parts_of(prompt, name)
    shown = f"{parts.before}\n\n{parts.head}" if parts.before else parts.head
    return imported_item(
        DriftFamily.HUMANEVAL,
        text_of(members, "task_id"),
        number,
        Language.EN,
        pieces_of(parts.about),
        f"{_TASK}\n\n```python\n{shown}\n    ...\n```",
        REQUEST,
        CONVENTIONS,
        {"function": name, "before": parts.before, "preamble": prompt, "test": test},
    )


def parts_of(prompt: str, name: str) -> Parts:
    """The prompt taken apart; it is parsed, not run. Raises RecordError("no_function", name)."""
    if len(prompt) > MOST_PYTHON:
        raise RecordError("not_python", "too large")
    try:
        tree = ast.parse(prompt)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise RecordError("not_python", str(error)[:80]) from error
    found = next(
        (node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name),
        None,
    )
    told = _docstring(found) if found else None
    if found is None or told is None:
        raise RecordError("no_function", name)
    lines = prompt.split("\n")
    first = min([found.lineno, *(one.lineno for one in found.decorator_list)]) - 1
    return Parts(
        "\n".join(lines[:first]).strip("\n"),
        "\n".join(lines[first : told.lineno - 1]).strip("\n"),
        inspect.cleandoc(str(told.value)),
    )


def _docstring(function: ast.FunctionDef) -> ast.Constant | None:
    """The first text that stands alone in a function, also behind its imports."""
    for node in function.body:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            text = node.value.value
            if isinstance(text, str) and text.strip():
                return node.value
    return None


def pieces_of(about: str) -> list[str]:
    """The sentences of a docstring in order; examples and lists stay as they are written."""
    found: list[str] = []
    for block in re.split(r"\n\s*\n", about):
        as_written = False
        prose: list[str] = []
        for line in block.split("\n"):
            was, as_written = as_written, _stays(line, as_written)
            if not as_written:
                prose.append(line.strip())
            elif was:
                found[-1] += f"\n{line.rstrip()}"
            else:
                found += sentences(" ".join(prose))
                lead = f"{found.pop()}\n" if prose and found[-1].endswith(":") else ""
                found.append(lead + line.rstrip())
                prose = []
        found += sentences(" ".join(prose))
    return found


def _stays(line: str, before: bool) -> bool:
    """Whether a line stays as written; one behind such a line does, unless it is clearly prose."""
    if _VERBATIM.search(line):
        return True
    return before and len(_WORD.findall(line)) < 4
