"""Answers that are Python: finding the code, and grading it where there is a runner."""

import re

from statelab_gui.domain.drift.code_tests import CallTests, CheckTests, text_of_tests
from statelab_gui.domain.drift.families.base import Grade
from statelab_gui.domain.drift.families.blocks import only_block
from statelab_gui.domain.drift.running import CodeRunner
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.faults import FaultKind

_TAGS = frozenset({"python", "py", "python3"})
_DEFINES = re.compile(r"^[ \t]*(?:async[ \t]+)?(?:def|class)[ \t]+\w|=[ \t]*lambda\b", re.MULTILINE)


def code_in(answer: str) -> str | None:
    """The code of an answer: the one block tagged python, else the one untagged block, else the
    whole text; it must define a function. None for anything else."""
    found = only_block(answer, _TAGS)
    return found if found is not None and _DEFINES.search(found) else None


def grade_code(answer: str, tests: CallTests | CheckTests, runner: CodeRunner | None) -> Grade:
    """1 where all tests pass, else 0; not graded where nothing can be run."""
    code = code_in(answer)
    if code is None:
        return Grade(0.0, False, FaultKind.NO_ANSWER_FOUND, answer.strip()[:80])
    if runner is None:
        return Grade(None)
    try:
        report = runner.run(code, text_of_tests(tests))
    except KnownError as error:
        return Grade(None, detail=str(error.facts.get("reason", ""))[:80])
    right = 0 < report.total == report.passed
    return Grade(1.0 if right else 0.0, detail=f"{report.passed}/{report.total}")
