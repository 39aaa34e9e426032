"""Templates of SQL tasks, and the clauses their goals stand for."""

from dataclasses import dataclass
from enum import StrEnum

from statelab_gui.domain.drift.families.choices import (
    Both,
    GoalSpec,
    choices,
    numbers,
)
from statelab_gui.domain.drift.families.sql.worlds import World


class Clause(StrEnum):
    """Where in the SELECT a goal's piece of SQL stands."""

    SHOW = "show"
    GROUP = "group"
    MEASURE = "measure"
    DISTINCT = "distinct"
    WHERE = "where"
    HAVING = "having"
    ORDER = "order"
    LIMIT = "limit"


@dataclass(frozen=True)
class Query:
    """A template: where rows come from, which goals it has, and which filters may be decoys."""

    name: str
    world: World
    about: Both
    source: str
    parts: tuple[tuple[Clause, GoalSpec], ...]
    filters: tuple[str, ...]
    decoys: tuple[str, ...]

    @property
    def goals(self) -> tuple[tuple[Clause, GoalSpec], ...]:
        """All goals in order: the filters stand after what is shown or measured."""
        where = tuple((Clause.WHERE, self.world.filter(key)) for key in self.filters)
        late = (Clause.HAVING, Clause.ORDER, Clause.LIMIT)
        before = tuple(part for part in self.parts if part[0] not in late)
        return before + where + tuple(part for part in self.parts if part[0] in late)


_PICKS = ((0,), (0, 1), (1, 0), (0, 2), (2, 1), (0, 1, 2), (2, 0, 1), (0, 2, 1), (1, 2, 0))


def shown(*columns: tuple[str, str, str]) -> tuple[Clause, GoalSpec]:
    """The goal which columns are shown and in which order, of three columns or more."""
    rows = []
    for pick in (*_PICKS, *((0, n) for n in range(3, len(columns)))):
        taken = [columns[n] for n in pick]
        rows.append(
            (
                ", ".join(sql for sql, _, _ in taken),
                ", then ".join(en for _, en, _ in taken),
                "、".join(zh for _, _, zh in taken),
            )
        )
    return Clause.SHOW, GoalSpec("columns", Both("the columns", "欄位"), choices(*rows))


def ordered(*columns: tuple[str, str, str]) -> tuple[Clause, GoalSpec]:
    """The goal in which order the rows stand, up or down by one of the number columns."""
    rows = []
    for sql, en, zh in columns:
        rows.append((sql, f"{en}, smallest first", f"{zh}由小到大"))
        rows.append((f"{sql} DESC", f"{en}, largest first", f"{zh}由大到小"))
    return Clause.ORDER, GoalSpec("sort_order", Both("the sort order", "排序方式"), choices(*rows))


def limited(*counts: int) -> tuple[Clause, GoalSpec]:
    """The goal how many rows at most, which needs an order."""
    words = Both("the maximum number of rows", "列數上限")
    return Clause.LIMIT, GoalSpec("row_limit", words, numbers(counts), after=("sort_order",))


def grouped(*columns: tuple[str, str, str]) -> tuple[Clause, GoalSpec]:
    """The goal what rows are grouped by; its value is the first column of the result."""
    rows = [(sql, en, zh) for sql, en, zh in columns]
    words = Both("the column to group by", "分組欄位")
    return Clause.GROUP, GoalSpec("group_by", words, choices(*rows))


def measured(*figures: tuple[str, str, str]) -> tuple[Clause, GoalSpec]:
    """The goal which figure is computed."""
    words = Both("the figure to compute", "計算的數字")
    rows = [(sql, f"the {en}", zh) for sql, en, zh in figures]
    return Clause.MEASURE, GoalSpec("figure", words, choices(*rows))


def by_figure(*others: tuple[str, str, str]) -> tuple[Clause, GoalSpec]:
    """The goal in which order the groups stand, by the figure or by another one."""
    rows = [
        ("{figure} DESC", "that figure, largest first", "該數字由大到小"),
        ("{figure}", "that figure, smallest first", "該數字由小到大"),
    ]
    for sql, en, zh in others:
        rows.append((f"{sql} DESC", f"{en}, largest first", f"{zh}由大到小"))
        rows.append((sql, f"{en}, smallest first", f"{zh}由小到大"))
    words = Both("the sort order", "排序方式")
    spec = GoalSpec("sort_order", words, choices(*rows), after=("group_by", "figure"))
    return Clause.ORDER, spec


def at_least(en: str, zh: str, counts: tuple[int, ...]) -> tuple[Clause, GoalSpec]:
    """The goal how many rows a group must have."""
    made = numbers(counts, use=lambda n: f"COUNT(*) >= {n}")
    return Clause.HAVING, GoalSpec("group_size", Both(en, zh), made, after=("group_by",))


def once() -> tuple[Clause, GoalSpec]:
    """The goal what becomes of equal rows."""
    rows = choices(
        ("DISTINCT", "one row of each", "只留一列"),
        ("", "all rows kept", "全部保留"),
    )
    words = Both("the handling of duplicate rows", "重複列的處理")
    return Clause.DISTINCT, GoalSpec("duplicates", words, rows, (), True)
