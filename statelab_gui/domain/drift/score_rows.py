"""Rows of a table of per-item results as scores, or what is wrong with each of them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from statelab_gui.domain.drift.items import Condition
from statelab_gui.domain.drift.measures import ItemScore, LeftOut
from statelab_gui.domain.import_plan import LISTED
from statelab_gui.domain.import_rows import RowProblem
from statelab_gui.domain.table_cells import Cell

ITEM, CONDITION, SCORE = "item", "condition", "score"
ARM, FAMILY, MODEL = "arm", "family", "model"
NEEDED = (ITEM, CONDITION, SCORE)
SCORE_COLUMNS = (*NEEDED, ARM, FAMILY, MODEL)

EXAMPLE_COLUMNS = (*NEEDED, ARM, FAMILY)
EXAMPLE: tuple[tuple[str, ...], ...] = (
    ("order-1", "clean", "1", "bare", "orders"),
    ("order-1", "medium", "0", "bare", "orders"),
    ("order-1", "control_medium", "1", "bare", "orders"),
    ("table-7", "clean", "1", "bare", "tables"),
    ("table-7", "medium", "0.5", "bare", "tables"),
    ("table-7", "control_medium", "", "bare", "tables"),
)
"""A small table that can be read: two items, one of them not answered in a condition."""

_NUMBER = re.compile(r"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]+)?", re.ASCII)
_KNOWN = {one.value.replace("_", " "): one.value for one in Condition}


@dataclass
class ScoreTable:
    """What a table of per-item results holds: scores, or `problems` (the first ones, all counted).

    With any problem there are no scores to be measured. `repeats` counts the rows that are another
    answer to an item that a row before is of, in the same condition, arm and model.
    """

    rows: int = 0
    scores: list[ItemScore] = field(default_factory=list)
    problems: list[RowProblem] = field(default_factory=list)
    problem_count: int = 0
    repeats: int = 0
    unanswered: int = 0
    apart: int = 0


class ScoreRows:
    """Reads rows into a ScoreTable, one after another."""

    def __init__(self) -> None:
        self.table = ScoreTable()
        self._family: dict[str, tuple[str, int]] = {}
        self._seen: set[tuple[str, str, str, str]] = set()

    def add(self, number: int, cells: Mapping[str, Cell]) -> None:
        """Take a row, given by the keys of SCORE_COLUMNS; columns that it lacks are blank.

        A blank score is an item not answered, and one that was not provided is apart: neither is in
        a denominator. Nothing is guessed and nothing repaired.
        """
        self.table.rows += 1
        texts = {key: (cells.get(key) or "").strip() for key in SCORE_COLUMNS}
        problems = [
            RowProblem(number, key, f"score_without_{key}")
            for key in (ITEM, CONDITION)
            if not texts[key]
        ]
        score, left = None, None
        if cells.get(SCORE, "") is None:
            left = LeftOut.APART
        elif not texts[SCORE]:
            left = LeftOut.UNANSWERED
        else:
            score = _number(texts[SCORE])
            if score is None:
                fact = {"value": texts[SCORE]}
                problems.append(RowProblem(number, SCORE, "score_not_a_number", fact))
            elif not 0 <= score <= 1:
                fact = {"value": texts[SCORE]}
                problems.append(RowProblem(number, SCORE, "score_out_of_range", fact))
        family, row = self._family.setdefault(texts[ITEM], (texts[FAMILY], number))
        if texts[ITEM] and family != texts[FAMILY]:
            facts = {"item": texts[ITEM], "family": texts[FAMILY], "other": family, "row": row}
            problems.append(RowProblem(number, FAMILY, "score_two_families", facts))
        if problems:
            self.refuse(*problems)
            return
        self._take(texts, score, left)

    def refuse(self, *problems: RowProblem) -> None:
        """Note why a row cannot be taken."""
        self.table.problem_count += len(problems)
        self.table.problems += problems[: max(0, LISTED - len(self.table.problems))]
        self.table.scores.clear()

    def _take(self, texts: Mapping[str, str], score: float | None, left: LeftOut | None) -> None:
        if self.table.problem_count:
            return
        condition = condition_of(texts[CONDITION])
        key = (texts[ITEM], condition, texts[ARM], texts[MODEL])
        self.table.repeats += key in self._seen
        self._seen.add(key)
        self.table.unanswered += left is LeftOut.UNANSWERED
        self.table.apart += left is LeftOut.APART
        self.table.scores.append(
            ItemScore(
                texts[ITEM],
                texts[FAMILY],
                condition,
                texts[ARM],
                score,
                left,
                model=texts[MODEL],
            )
        )


def condition_of(text: str) -> str:
    """The condition that a text names: one of ours however it is written, else the text itself."""
    plain = " ".join(text.casefold().replace("_", " ").replace("-", " ").split())
    return _KNOWN.get(plain, text)


def _number(text: str) -> float | None:
    """The number that a text is, written with a point; None for any other text."""
    return float(text) if _NUMBER.fullmatch(text) else None
