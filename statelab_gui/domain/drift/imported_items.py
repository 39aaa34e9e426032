"""What comes of a file of tasks: items, and why other records became none."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from statelab_gui.domain.drift.items import Condition, Item
from statelab_gui.domain.drift.recipes import DriftRecipe


class TaskFormat(StrEnum):
    """The formats of files of tasks."""

    GSM8K = "gsm8k"
    HUMANEVAL = "humaneval"
    BFCL = "bfcl"
    SHARDED = "sharded"


@dataclass(frozen=True)
class RecordProblem:
    """A record that became no item: its number, its name where it has one, why, and what of it.

    The codes: not_json, lacks, no_number, no_truth, no_tests, too_many_tests, no_function,
    not_python, unknown_function, unknown_task, other_language, several_turns, reads_input,
    repeated.
    """

    number: int
    source_id: str
    code: str
    detail: str = ""


@dataclass(frozen=True)
class ImportedItems:
    """What a file holds: items, problems, and `told`, which is to be known of so many items.

    The codes of `told`: no_decoys (no solver here: nothing is verified, no variants or decoys),
    not_graded (no grader here can judge them), needs_sandbox (graded where code may be run).
    `tasks` counts the items by task where the file has several.
    """

    format: TaskFormat
    records: int
    items: tuple[Item, ...]
    problems: tuple[RecordProblem, ...]
    told: Mapping[str, int]
    tasks: Mapping[str, int]


def imported_recipe(items: Sequence[Item], conditions: Sequence[Condition]) -> DriftRecipe:
    """What a set of these items is said to be: their families, languages, numbers and conditions.

    It makes nothing: the items themselves are kept.
    """
    return DriftRecipe(
        tuple(dict.fromkeys(item.family for item in items)),
        tuple(dict.fromkeys(item.language for item in items)),
        tuple(sorted({item.seed for item in items})),
        tuple(conditions),
    )
