"""The SQL family: items of a seed, their solver, and the grader by execution."""

import re
from random import Random
from typing import Any

from statelab_gui.domain.drift.families.base import Grade, item_key
from statelab_gui.domain.drift.families.blocks import only_block
from statelab_gui.domain.drift.families.choices import Both, Dealt, as_decoy, dealt, shuffled
from statelab_gui.domain.drift.families.sql.catalogue import QUERIES, schema_of, script_of
from statelab_gui.domain.drift.families.sql.queries import Clause, Query
from statelab_gui.domain.drift.families.sql.solving import (
    Expected,
    Select,
    expected,
    normal,
    select_for,
)
from statelab_gui.domain.drift.intents import GoalRole, Intents
from statelab_gui.domain.drift.items import DriftFamily, Item, Language
from statelab_gui.domain.drift.running import CodeRunner
from statelab_gui.domain.drift.sql_execution import Database, QueryError
from statelab_gui.domain.faults import FaultKind

MOST_DECOYS = 6
_DEALS = 8
_FEW = 1
"""So many deals are tried for one in which but so many variants and decoys do not matter."""

_TASK = Both(
    "I need one SQL query on a SQLite database: {about}. The tables, each with its first rows:",
    "我需要一個 SQLite 查詢：{about}。資料表如下，各附前幾列：",
)
_REQUEST = Both("Please give me the query now.", "請現在給我這個查詢。")
_CONVENTIONS = (
    Both(
        "Answer with exactly one SELECT statement for SQLite in one ```sql block.",
        "請以一個 ```sql 區塊回答，裡面只有一個 SQLite 的 SELECT 陳述式。",
    ),
    Both(
        "The result has exactly the columns asked for, in the order asked for; column names are "
        "free.",
        "結果只含所要求的欄位，順序也依要求；欄位名稱不拘。",
    ),
    Both(
        "Where no sort order is asked for, any order will do; rows that tie may stand in any "
        "order.",
        "沒有指定排序時順序不拘；排序相同的列先後不拘。",
    ),
)
_GROUPING = Both(
    "With grouping, the first column is the one grouped by and the second is the figure.",
    "有分組時，第一欄是分組欄位，第二欄是計算出的數字。",
)
_FIGURES = Both("Figures are not rounded.", "計算出的數字不要四捨五入。")
_QUERY = re.compile(
    r"(?:\s|--[^\n]*+(?:\n|$)|/\*(?:[^*]|\*(?!/))*+\*/)*+(?:select|with|values)\b", re.IGNORECASE
)
"""How a query begins, after white space and comments; it never tries a comment twice."""


class SqlFamily:
    """SQL tasks.

    An answer is the one block tagged sql (else the one untagged block, else the whole text), and
    it must begin like a query; anything else is no usable answer. A query that SQLite refuses,
    that fails, or that goes beyond a bound, is a wrong answer.
    """

    key = DriftFamily.SQL
    has_solver = True
    own_runner: CodeRunner | None = None

    def templates(self, language: Language) -> tuple[str, ...]:
        """The names of its templates, the same in both languages."""
        return tuple(QUERIES)

    def make(self, template: str, seed: int, language: Language) -> Item:
        """The item of that template and seed; of several deals the one with most that matters."""
        query = QUERIES[template]
        with Database(script_of(query.world.name, language)) as database:
            deals = (_deal(query, seed, attempt, language) for attempt in range(_DEALS))
            best: tuple[int, Item] | None = None
            for item in deals:
                idle = _idle(database, item)
                if best is None or idle < best[0]:
                    best = idle, item
                if idle <= _FEW:
                    break
        assert best is not None
        return best[1]

    def solve(self, item: Item, intents: Intents) -> str | None:
        """The query in its block; None where the intents cut rows without an order."""
        select = select_for(item.payload, intents)
        return None if select is None else f"```sql\n{select.sql};\n```"

    def grade(self, item: Item, intents: Intents, answer: str, runner: CodeRunner | None) -> Grade:
        """1 where the answer's rows are those of the intents, else 0; runner is not needed."""
        found = only_block(answer, frozenset({"sql", "sqlite"}))
        if found is None or _QUERY.match(found) is None:
            return Grade(0.0, False, FaultKind.NO_ANSWER_FOUND, answer.strip()[:80])
        select = select_for(item.payload, intents)
        if select is None:
            return Grade(0.0)
        with Database(script_of(item.payload["world"], item.language)) as database:
            try:
                rows = normal(database.rows(found))
            except QueryError as error:
                return Grade(0.0, detail=str(error)[:80])
            return Grade(1.0 if expected(database, select).match(rows) else 0.0)


def _deal(query: Query, seed: int, attempt: int, language: Language) -> Item:
    rng = Random(f"sql {query.name} {seed} {attempt}")
    goals = [(clause, dealt(spec, rng, language)) for clause, spec in query.goals]
    decoys = [
        (Clause.WHERE, dealt(as_decoy(query.world.filter(key)), rng, language, GoalRole.DECOY))
        for key in shuffled(query.decoys, rng)[:MOST_DECOYS]
    ]
    return _item(query, seed, language, goals + decoys)


def _item(query: Query, seed: int, language: Language, parts: list[tuple[Clause, Dealt]]) -> Item:
    about, schema = query.about.of(language), schema_of(query.world.name, language)
    clauses = {clause for clause, _ in parts}
    conventions = [*_CONVENTIONS]
    if Clause.GROUP in clauses:
        conventions.append(_GROUPING)
    if Clause.MEASURE in clauses:
        conventions.append(_FIGURES)
    payload: dict[str, Any] = {
        "world": query.world.name,
        "source": query.source,
        "clauses": {part.goal.key: clause.value for clause, part in parts},
        "uses": {part.goal.key: part.uses for _, part in parts},
    }
    return Item(
        key=item_key(DriftFamily.SQL, language, query.name, seed),
        family=DriftFamily.SQL,
        language=language,
        template=query.name,
        seed=seed,
        context=f"{_TASK.of(language).format(about=about)}\n\n{schema}",
        request=_REQUEST.of(language),
        conventions=tuple(one.of(language) for one in conventions),
        goals=tuple(part.goal for _, part in parts),
        payload=payload,
    )


def _idle(database: Database, item: Item) -> int:
    """How many variants and decoys leave the answer as it is; a large number without any rows."""
    wanted = _expected(database, item, item.final)
    if not any(wanted.groups):
        return 1_000
    idle = 0
    for goal in item.goals:
        decoy = goal.role is GoalRole.DECOY
        for number in range(1 if decoy else 2, len(goal.values) + 1):
            select = _select(item, {**item.final, goal.key: number})
            idle += wanted.match(normal(database.rows(select.sql)))
    return idle


def _select(item: Item, intents: Intents) -> Select:
    select = select_for(item.payload, intents)
    assert select is not None, f"{item.key}: no answer"
    return select


def _expected(database: Database, item: Item, intents: Intents) -> Expected:
    return expected(database, _select(item, intents))


SQL = SqlFamily()
