"""What stands in each column of an exported run log, as SQL over the tables of its rows.

Each expression gives a text: '' for a blank cell, NULL for one that was not provided. A column that
is told by more than SQL (settings of examinees, recipes, replies, the reviewer's own columns) is
filled in by `table_pages`.
"""

from collections.abc import Mapping

from statelab_gui.domain.fetched import FETCHED_KEYS
from statelab_gui.domain.kinds import WITHOUT_CELLS
from statelab_gui.domain.outcomes import Counting, Outcome, counting
from statelab_gui.domain.runs import RUN_FIELDS
from statelab_gui.storage.queries.standing import WITHHELD


def _number(column: str) -> str:
    return f"coalesce(CAST({column} AS TEXT), '')"


def _flag(column: str) -> str:
    return f"iif({column}, 'yes', 'no')"


def _counted(text: str, *ways: Counting) -> str:
    """Blank for a reply that counts in none of these ways, whatever its text reads."""
    others = ", ".join(f"'{one.value}'" for one in Outcome if counting(one) not in ways)
    return f"iif(reply.outcome IN ({others}), '', {text})"


def _cells(column: str, *ways: Counting) -> str:
    """A count of cells, blank for the answer to a conversation that has none."""
    families = ", ".join(f"'{family.value}'" for family in sorted(WITHOUT_CELLS))
    number = _counted(_number(column), *ways)
    return f"iif(case_item.family IN ({families}), '', {number})"


def _field(key: str, kind: str) -> str:
    value = f"iif(run.{key}, 'yes', 'no')" if kind == "flag" else f"CAST(run.{key} AS TEXT)"
    return f"CASE run.{key}_state WHEN 'value' THEN {value} WHEN 'blank' THEN '' END"


def _told(name: str) -> str:
    column = {"attempts": "number"}.get(name, name)
    return f"iif(attempt.id IS NULL, '', CAST(attempt.{column} AS TEXT))"


OF_CASES: Mapping[str, str] = {
    "case": "case_item.name",
    "case_set": "case_set.name",
    "seed": _number("case_item.seed"),
    "family": "case_item.family",
    "form": "case_item.form",
    "length": _number("case_item.length"),
    "updates": _number("case_item.updates"),
    "characters": _number("case_item.characters"),
    # Times may differ in their offset: the first one recorded is looked for, not the least.
    "revealed_at": """coalesce(
        (SELECT at FROM reveal WHERE case_id = case_item.id ORDER BY id LIMIT 1), '')""",
}
"""Columns that an unanswered row has too."""

OF_REPLIES: Mapping[str, str] = {
    "asked": "iif(reply.prefix IS NULL, 'whole case', 'prefix')",
    "prefix": _number("reply.prefix"),
    "repeat": _number("reply.repeat"),
    # An answer that counts as its outcome has nothing here that could be added up as a verdict.
    "correct_cells": _cells("verdict.correct", Counting.VERDICT),
    "total_cells": _cells("verdict.total", Counting.VERDICT, Counting.NEVER_RIGHT),
    "all_cells_right": _counted(_flag("verdict.exact"), Counting.VERDICT),
    "format_error": _counted("coalesce(verdict.fault, '')", Counting.VERDICT),
    "scorer_version": _number("verdict.scorer_version"),
    # From 0 to 1, of the final answer of a conversation; blank elsewhere.
    "score": _counted(_number("verdict.score"), Counting.VERDICT),
    **{spec.key: _field(spec.key, spec.kind) for spec in RUN_FIELDS},
    "source": "reply.source",
    "file_name": "coalesce(reply.file_name, '')",
    "converted_from_html": _flag("reply.converted_from_html"),
    "received_at": "reply.received_at",
    "revealed_before": _flag("run.revealed_before"),
    "superseded": "iif(run.superseded_by IS NULL, 'no', 'yes')",
    "reply_number": _number("reply.id"),
    "supersedes": _number("reply.supersedes"),
    "prompt_sha256": "reply.prompt_sha256",
    "outcome": "coalesce(reply.outcome, '')",
    **{key: _told(name) for key, name in FETCHED_KEYS.items()},
    # The sum of a short reply tells it to whoever tries a few million.
    "reply_sha256": f"iif({WITHHELD}, '', reply.sha256)",
}
"""Columns that are blank in an unanswered row."""
