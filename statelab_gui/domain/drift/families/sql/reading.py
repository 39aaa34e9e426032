"""Worlds and templates read from the plain text they are written down in.

A world's text has paragraphs, each beginning with its kind:

    table NAME ROWS           then a line a column: `name kind: values`
    filters                   then `key | English | Chinese | condition | values`
    query NAME | English | Chinese    then `from …`, `show …`, `where …` and so on, a line each

A line that begins with `+` goes on with the line before. Texts are `English=Chinese`, separated by
semicolons; columns and figures are `SQL=English=Chinese`. A condition has {} where a number or a
quoted text stands.
"""

from collections.abc import Sequence

from statelab_gui.domain.drift.families.choices import Both, Choice, GoalSpec, numbers
from statelab_gui.domain.drift.families.sql.queries import (
    Clause,
    Query,
    at_least,
    by_figure,
    grouped,
    limited,
    measured,
    once,
    ordered,
    shown,
)
from statelab_gui.domain.drift.families.sql.worlds import (
    Column,
    Table,
    World,
    coded,
    distinct,
    link,
    listed,
    picked,
    whole,
)


def world_of(name: str, about: Both, text: str) -> tuple[World, tuple[Query, ...]]:
    """The world and its templates; raises ValueError or KeyError where the text is broken."""
    paragraphs = [_lines(paragraph) for paragraph in text.strip().split("\n\n")]
    sizes = {
        words[1]: int(words[2])
        for words in (paragraph[0].split() for paragraph in paragraphs)
        if words[0] == "table"
    }
    tables = tuple(
        Table(
            paragraph[0].split()[1],
            sizes[paragraph[0].split()[1]],
            tuple(_column(line, sizes, paragraph[0].split()[1]) for line in paragraph[1:]),
        )
        for paragraph in paragraphs
        if paragraph[0].startswith("table ")
    )
    filters = next(p for p in paragraphs if p[0] == "filters")[1:]
    world = World(name, about, tables, tuple(_filter(line) for line in filters))
    queries = [p for p in paragraphs if p[0].startswith("query ")]
    return world, tuple(_query(world, lines) for lines in queries)


def _lines(paragraph: str) -> list[str]:
    lines: list[str] = []
    for line in paragraph.split("\n"):
        if line.lstrip().startswith("+"):
            lines[-1] += " " + line.lstrip()[1:].strip()
        else:
            lines.append(line.strip())
    return lines


def _pairs(text: str) -> tuple[tuple[str, str], ...]:
    made = [tuple(part.strip().split("=")) for part in text.split(";")]
    return tuple((en, zh) for en, zh in made)


def _triples(text: str) -> tuple[tuple[str, str, str], ...]:
    made = [tuple(part.strip().split("=")) for part in text.split(";")]
    return tuple((sql, en, zh) for sql, en, zh in made)


def _column(line: str, sizes: dict[str, int], table: str) -> Column:
    head, values = line.split(":", 1)
    name, kind = head.split()
    if kind == "link":
        return link(name, values.strip(), sizes[values.strip()])
    if kind == "listed":
        pairs = _pairs(values)
        if len(pairs) < sizes[table]:
            raise ValueError(f"{table}.{name}: {len(pairs)} of {sizes[table]}")
        return listed(name, *pairs)
    if kind == "coded":
        return coded(name, values.strip())
    missing = 0.3 if kind.endswith("?") else 0.0
    if kind.startswith("picked"):
        return picked(name, *_pairs(values), missing=missing)
    numbers_ = [int(n) for n in values.split()]
    if kind == "distinct":
        return distinct(name, numbers_[0], numbers_[1], sizes[table])
    step = numbers_[2] if len(numbers_) == 3 else 1
    return whole(name, numbers_[0], numbers_[1], step, missing)


def _filter(line: str) -> GoalSpec:
    key, en, zh, condition, values = (part.strip() for part in line.split("|"))
    words = Both(en, zh)
    if "=" not in values:
        counts = [int(n) for n in values.split()]
        return GoalSpec(key, words, numbers(counts, use=lambda n: condition.format(n)))
    made = tuple(
        Choice(Both(condition.format(f"'{en}'"), condition.format(f"'{zh}'")), Both(en, zh))
        for en, zh in _pairs(values)
    )
    return GoalSpec(key, words, made)


def _query(world: World, lines: Sequence[str]) -> Query:
    name, en, zh = (part.strip() for part in lines[0].removeprefix("query ").split("|"))
    source = ""
    filters: tuple[str, ...] = ()
    decoys: tuple[str, ...] = ()
    parts: list[tuple[Clause, GoalSpec]] = []
    for line in lines[1:]:
        word, _, rest = line.partition(" ")
        if word == "from":
            source = rest
        elif word == "where":
            filters = tuple(rest.split())
        elif word == "decoys":
            decoys = tuple(rest.split())
        else:
            parts.append(_part(word, rest))
    for key in (*filters, *decoys):
        world.filter(key)
    return Query(name, world, Both(en, zh), source, tuple(parts), filters, decoys)


def _part(word: str, rest: str) -> tuple[Clause, GoalSpec]:
    match word:
        case "show":
            return shown(*_triples(rest))
        case "order":
            return ordered(*_triples(rest))
        case "limit":
            return limited(*(int(n) for n in rest.split()))
        case "group":
            return grouped(*_triples(rest))
        case "figure":
            return measured(*_triples(rest))
        case "by":
            return by_figure(*(_triples(rest) if rest else ()))
        case "least":
            en, zh, counts = rest.split("|")
            return at_least(en.strip(), zh.strip(), tuple(int(n) for n in counts.split()))
        case "once":
            return once()
    raise ValueError(word)
