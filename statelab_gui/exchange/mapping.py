"""What the columns of a file are read as, found by their headers."""

from collections.abc import Mapping, Sequence

from statelab_gui.domain.log_columns import ColumnKind, LogColumn
from statelab_gui.domain.run_tables import COLUMNS, READ_COLUMNS, own_key, own_of_key

_READ = frozenset(column.key for column in READ_COLUMNS)
_KNOWN = frozenset(column.key for column in COLUMNS)


def guess_targets(
    header: Sequence[str], titles: Mapping[str, str], own: Sequence[LogColumn]
) -> tuple[str, ...]:
    """The key that each column is read as, "" for one that is not read.

    A header is one of our keys, one of the `titles` that the window shows (folded by `folded`, with
    their keys), or the name of one of the reviewer's columns. The first of two alike is read. A
    column of the reviewer's own that the document lacks keeps its key, and is made.
    """
    names = {folded(column.name): own_key(column) for column in own}
    found: list[str] = []
    for name in header:
        key = _target(name, titles, names)
        found.append("" if key in found else key)
    return tuple(found)


def folded(title: str) -> str:
    """A header without what nobody means to tell by it: letter case, blanks and underlines."""
    return "".join(title.casefold().replace("_", " ").split())


def own_columns_of(targets: Sequence[str], own: Sequence[LogColumn]) -> dict[str, LogColumn]:
    """The reviewer's columns that are read, by key; one that the document lacks has the id 0.

    A new choice takes any text: what is found becomes its choices.
    """
    there = {own_key(column): column for column in own}
    found = {}
    for key in targets:
        made = own_of_key(key)
        if made is not None:
            name, kind = made
            lax = ColumnKind.TEXT if kind is ColumnKind.CHOICE else kind
            found[key] = there.get(key) or LogColumn(0, name, lax)
    return found


def _target(name: str, titles: Mapping[str, str], names: Mapping[str, str]) -> str:
    if name in _READ:
        return name
    if name in _KNOWN:
        return ""
    made = own_of_key(name)
    if made is not None:
        return names.get(folded(made[0]), name)
    plain = folded(name)
    key = titles.get(plain, names.get(plain, ""))
    return key if key in _READ or own_of_key(key) else ""
