"""Families of imported items: graded as their sources are, solved by nobody here."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from statelab_gui.domain.drift.code_tests import CallTests, CheckTests
from statelab_gui.domain.drift.families.base import Grade
from statelab_gui.domain.drift.families.calls.bfcl import BFCL
from statelab_gui.domain.drift.families.code_answers import code_in, grade_code
from statelab_gui.domain.drift.families.overlap import overlap
from statelab_gui.domain.drift.intents import Intents
from statelab_gui.domain.drift.items import DriftFamily, Item, Language
from statelab_gui.domain.drift.numbers import read_number
from statelab_gui.domain.drift.running import CodeRunner
from statelab_gui.domain.faults import FaultKind

Grading = Callable[[Item, Intents, str, CodeRunner | None], Grade]


@dataclass(frozen=True)
class ImportedFamily:
    """A family without templates and without a solver: it only grades.

    The reference holds for the final intents; other intents have none, and nothing is made of them.
    """

    key: DriftFamily
    grading: Grading
    has_solver: bool = False
    own_runner: CodeRunner | None = None

    def templates(self, language: Language) -> tuple[str, ...]:
        """None: these items are imported only."""
        return ()

    def make(self, template: str, seed: int, language: Language) -> Item:
        """Raises KeyError: there are no templates."""
        raise KeyError(template)

    def solve(self, item: Item, intents: Intents) -> str | None:
        """None: which intents lead to which answer is not known."""
        return None

    def grade(self, item: Item, intents: Intents, answer: str, runner: CodeRunner | None) -> Grade:
        """The grade by the source's own rule; not graded where the item lacks what that needs."""
        try:
            return self.grading(item, intents, answer, runner)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError):
            return Grade(None, detail=item.key[:80])


def number_grade(item: Item, intents: Intents, answer: str, runner: CodeRunner | None) -> Grade:
    """1 where the answer's number is payload["answer"], else 0. Sources ask for percent and dozens
    as plain numbers, and so they count as they are written."""
    found = read_number(answer, as_written=True)
    if found.value is None:
        return Grade(0.0, usable=False, fault=found.fault, detail=found.detail)
    return Grade(1.0 if found.value == Fraction(item.payload["answer"]) else 0.0)


def check_grade(item: Item, intents: Intents, answer: str, runner: CodeRunner | None) -> Grade:
    """By payload: "function", "before" (what stands before it), "preamble" and "test"."""
    load = item.payload
    tests = CheckTests(load["function"], load["preamble"], load["test"])
    return grade_code(_with(load["before"], answer), tests, runner)


def call_grade(item: Item, intents: Intents, answer: str, runner: CodeRunner | None) -> Grade:
    """By payload: "function", "before", "inputs" and "expected"."""
    load = item.payload
    tests = CallTests(load["function"], tuple(load["inputs"]), tuple(load["expected"]), True)
    return grade_code(_with(load["before"], answer), tests, runner)


def text_grade(item: Item, intents: Intents, answer: str, runner: CodeRunner | None) -> Grade:
    """The overlap with the nearest of payload["references"]."""
    if not answer.strip():
        return Grade(0.0, False, FaultKind.EMPTY)
    references: list[str] = item.payload["references"]
    return Grade(overlap(answer.strip(), [one.strip() for one in references]))


def no_grade(item: Item, intents: Intents, answer: str, runner: CodeRunner | None) -> Grade:
    """Not graded: what its source grades with is not at hand, or is a model."""
    return Grade(None)


TASKS: dict[str, Grading] = {
    "math": number_grade,
    "code": call_grade,
    "actions": BFCL.grade,
    "data2text": text_grade,
    "translation": text_grade,
    "database": no_grade,
    "summary": no_grade,
}
"""The tasks of sharded instructions and how each is graded."""

NOT_GRADED = frozenset(task for task, grading in TASKS.items() if grading is no_grade)


def task_grade(item: Item, intents: Intents, answer: str, runner: CodeRunner | None) -> Grade:
    """By the item's task, which is its template."""
    return TASKS[item.template](item, intents, answer, runner)


GSM8K = ImportedFamily(DriftFamily.GSM8K, number_grade)
HUMANEVAL = ImportedFamily(DriftFamily.HUMANEVAL, check_grade)
SHARDED = ImportedFamily(DriftFamily.SHARDED, task_grade)


def _with(before: str, answer: Any) -> str:
    """The answer with what the task gives before its function; as it is where it has no code."""
    code = code_in(answer)
    return answer if code is None or not before.strip() else f"```python\n{before}\n{code}\n```"
