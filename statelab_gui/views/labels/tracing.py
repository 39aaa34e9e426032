"""Words for the way of a value: each update that handed it on, and the way as a whole."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.tracing import Link, Trail
from statelab_gui.domain.updates import Program
from statelab_gui.views.labels.prefixes import numeral_text, place_number, update_text

translate = QCoreApplication.translate


def link_text(program: Program, link: Link) -> str:
    """One update of the way: its number and what it does."""
    return translate("Tracing", "{k}: {update}").format(
        k=place_number(link.update, program.first_turn), update=update_text(program, link.update)
    )


def trail_text(program: Program, trail: Trail, cell: int, k: int, value: int) -> str:
    """What was followed and how long the way is; of a long one, how much of it is listed."""
    said, turn = program.said(cell, value), program.first_turn
    if turn is not None and said is not None:
        text = translate("Tracing", "{cell}: {value} after turn {k}, said in the turn listed.")
        return text.format(cell=program.titles[cell], value=said, k=place_number(k, turn))
    facts = {
        "cell": program.titles[cell],
        "k": k,
        "value": numeral_text(value),
        "total": trail.total,
        "shown": len(trail.links),
    }
    if len(trail.links) < trail.total:
        text = translate(
            "Tracing",
            "{cell} = {value} after update {k}: {total} updates lead there; the newest {shown} are"
            " listed.",
        )
    elif trail.total == 1:
        text = translate(
            "Tracing", "{cell} = {value} after update {k}: set there by one update, a constant."
        )
    else:
        text = translate(
            "Tracing",
            "{cell} = {value} after update {k}: {total} updates lead there from a constant.",
        )
    return text.format(**facts)
