"""How the columns of a table are arranged, as text that a document keeps."""

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QHeaderView

from statelab_gui.views import theme


@dataclass(frozen=True)
class PlacedColumn:
    """One column: its name for the document, its width in pixels, whether it is hidden."""

    key: str
    width: int
    hidden: bool


@dataclass(frozen=True)
class Arrangement:
    """The columns in the order seen, and how many of the first are kept in sight."""

    columns: tuple[PlacedColumn, ...]
    frozen: int


def arrangement_of(
    header: QHeaderView, keys: Sequence[str], frozen: int, at_first: Collection[str] = ()
) -> str:
    """How the columns stand now; `keys` name them in the model's order. A hidden one is told with
    the width of its name; one that is hidden at first, and still is, is not told."""
    order = [
        at
        for at in sorted(range(len(keys)), key=header.visualIndex)
        if keys[at] not in at_first or not header.isSectionHidden(at)
    ]
    columns = [
        {
            "column": keys[at],
            "width": header.sectionSize(at) or header.sectionSizeHint(at),
            "hidden": header.isSectionHidden(at),
        }
        for at in order
    ]
    return json.dumps({"columns": columns, "frozen": frozen})


def read_arrangement(text: str | None, keys: Sequence[str], frozen: int) -> Arrangement | None:
    """What such a text tells of the columns named; None where it makes no sense or tells nothing.

    The first version of the text is only the list of the columns; `frozen` is what it leaves open.
    """
    try:
        told = json.loads(text) if text else {}
        told = {"columns": told} if isinstance(told, list) else told
        placed = {
            one["column"]: PlacedColumn(one["column"], int(one["width"]), bool(one["hidden"]))
            for one in told.get("columns", [])
            if one["column"] in keys
        }
        kept = int(told.get("frozen", frozen))
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
    return Arrangement(tuple(placed.values()), max(0, kept)) if placed else None


def put_back(header: QHeaderView, keys: Sequence[str], at_first: Collection[str] = ()) -> None:
    """Show every column, in the model's order, but those that are hidden at first."""
    for at, key in enumerate(keys):
        header.setSectionHidden(at, key in at_first)
        header.moveSection(header.visualIndex(at), at)


def arrange(
    header: QHeaderView, keys: Sequence[str], wanted: Arrangement, at_first: Collection[str] = ()
) -> None:
    """Arrange the columns; those not named stay behind those that are."""
    put_back(header, keys, at_first)
    for place, one in enumerate(wanted.columns):
        at = keys.index(one.key)
        header.moveSection(header.visualIndex(at), place)
        header.resizeSection(at, max(theme.space(6), one.width))
        header.setSectionHidden(at, one.hidden)
