"""What a state map says: tool tip, accessible description, flags, legend."""

import math

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import Qt

from statelab_gui.domain.prefixes import PrefixOutcome, PrefixTally, observe
from statelab_gui.views.labels.prefixes import (
    OUTCOME_ROLES,
    beside_text,
    observed_text,
    place_number,
    turn_of,
    update_text,
)
from statelab_gui.views.labels.sentences import joined
from statelab_gui.views.plots.map_facts import MapFacts
from statelab_gui.views.plots.map_frame import MapFrame
from statelab_gui.views.plots.map_lanes import LaneWords
from statelab_gui.views.plots.map_probes import PLANNED
from statelab_gui.views.theme import Role, sign

translate = QCoreApplication.translate


def lane_words(facts: MapFacts | None) -> LaneWords:
    """The texts of the flag and the brackets."""
    first = facts.observed.first_wrong if facts and facts.observed else None
    flag = translate("StateMap", "First observed wrong: {k}")
    if facts is not None and first is not None:
        flag = flag.format(k=place_number(first, facts.first_turn))
    return LaneWords(flag if first is not None else "", translate("StateMap", "right again"))


def title_text(facts: MapFacts) -> str:
    """A title where none is given."""
    text = translate("StateMap", "State map: {cells} cells, {updates} updates")
    if facts.first_turn is not None:
        text = translate("StateMap", "State map: {cells} goals, {updates} turns")
    updates = place_number(facts.updates, facts.first_turn)
    return text.format(cells=len(facts.cells), updates=updates)


def caption_lines(facts: MapFacts, frame: MapFrame) -> list[str]:
    """What is to be said under a map of the whole case: what was observed, what a place shows."""
    observed = facts.observed or observe({}, facts.complete_from, facts.updates)
    turn = facts.first_turn
    lines = [observed_text(observed, turn), beside_text(observed, facts.tallies, {}, turn)]
    if frame.per_update * frame.ratio < 1:
        most = math.ceil(1 / (frame.per_update * frame.ratio))
        text = translate(
            "StateMap",
            "One place across holds up to {n} updates: it shows the recorded value after the last"
            " of them. Where a sign stands for several prefixes, it is that of the worst.",
        )
        lines.append(text.format(n=most))
    elif facts.first_turn is not None:
        lines.append(translate("StateMap", "One square is what a goal was after one turn."))
    else:
        lines.append(translate("StateMap", "One square is the recorded value after one update."))
    if facts.trail is not None and facts.trail.links:
        text = translate("StateMap", "The line follows the value of {cell} at update {k} back.")
        if facts.first_turn is not None:
            text = translate("StateMap", "The line follows the value of {cell} at turn {k} back.")
        cell = facts.cells[facts.trail.links[0].cell]
        end = place_number(facts.trail_end(), facts.first_turn)
        lines.append(text.format(cell=cell, k=end))
    return [line for line in lines if line]


def outcome_sentence(facts: MapFacts, k: int) -> str:
    """What was observed at prefix k; nothing at all where nothing is known of it."""
    tally = facts.tallies.get(k)
    if tally is not None:
        return tally_sentence(tally)
    if facts.marks.code_at(k) == PLANNED:
        return translate("StateMap", "{sign} Planned, no reply yet").format(
            sign=sign(Role.UNANSWERED)
        )
    return ""


def tally_sentence(tally: PrefixTally) -> str:
    """How the replies to a prefix count, each kind with its number, and those beside them."""
    parts = [_observed_sentence(tally)] if tally.asked else []
    cut, too_long = tally.input_cut, tally.input_too_long
    told = {"sign": sign(Role.TRUNCATED)}
    if cut:
        text = translate("StateMap", "{sign} Input cut %n time(s): no observation", "", cut)
        parts.append(text.format(**told))
    if too_long:
        text = translate(
            "StateMap", "{sign} Input too long %n time(s): no observation", "", too_long
        )
        parts.append(text.format(**told))
    if tally.not_graded:
        text = translate("StateMap", "{sign} Not graded %n time(s)", "", tally.not_graded)
        parts.append(text.format(sign=sign(Role.QUIET)))
    return translate("StateMap", "; ", "between two statements").join(parts)


def _observed_sentence(tally: PrefixTally) -> str:
    if tally.asked == 1:
        words = {
            PrefixOutcome.RIGHT: translate("StateMap", "{sign} Probed: right"),
            PrefixOutcome.WRONG: translate("StateMap", "{sign} Probed: wrong"),
            PrefixOutcome.FORMAT_ERROR: translate("StateMap", "{sign} Probed: format error"),
            PrefixOutcome.INCOMPLETE: translate("StateMap", "{sign} Probed: incomplete"),
        }
        return words[tally.outcome].format(sign=sign(OUTCOME_ROLES[tally.outcome]))
    facts = {
        "n": tally.asked,
        "right": tally.right,
        "wrong": tally.wrong,
        "format_errors": tally.format_errors,
        "right_sign": sign(Role.RIGHT),
        "wrong_sign": sign(Role.WRONG),
        "format_sign": sign(Role.FORMAT_ERROR),
    }
    if not tally.incomplete:
        return translate(
            "StateMap",
            "Probed {n} times: {right} right {right_sign}, {wrong} wrong {wrong_sign},"
            " {format_errors} format errors {format_sign}",
        ).format(**facts)
    return translate(
        "StateMap",
        "Probed {n} times: {right} right {right_sign}, {wrong} wrong {wrong_sign},"
        " {format_errors} format errors {format_sign}, {incomplete} incomplete {incomplete_sign}",
    ).format(**facts, incomplete=tally.incomplete, incomplete_sign=sign(Role.INCOMPLETE))


def value_text(facts: MapFacts, row: int, k: int) -> str:
    """A cell and its recorded value after update k."""
    states = facts.book.states
    name, unwritten = facts.cells[row], facts.book.unwritten
    if k >= states.first[row]:
        value = int(states.matrix[k - 1, row])
    elif unwritten is not None:
        value = unwritten
    else:
        return translate("StateMap", "{cell} has no value yet").format(cell=name)
    said = facts.book.program.said(row, value)
    if said is None:
        return f"{name} = {value}"
    return translate("StateMap", "{cell}: {value}").format(cell=name, value=said)


def _place_text(facts: MapFacts, k: int) -> str:
    """Which update k is, or of a conversation which turn."""
    first = facts.first_turn
    if first is not None:
        text = translate("StateMap", "Turn {turn} of {turns}")
        return text.format(turn=turn_of(k, first), turns=turn_of(facts.updates, first))
    return translate("StateMap", "Update {k} of {updates}").format(k=k, updates=facts.updates)


def tip_text(facts: MapFacts, k: int, row: int | None) -> str:
    """The tool tip of a square: plain text, or what Qt shows as just that text."""
    lines = [
        _place_text(facts, k),
        update_text(facts.book.program, k),
    ]
    if row is not None:
        lines.append(value_text(facts, row, k))
    lines.append(outcome_sentence(facts, k))
    text = "\n".join(line for line in lines if line)
    # Qt reads a tool tip as rich text where it looks like some, and no name may be read so.
    return Qt.convertFromPlainText(text) if Qt.mightBeRichText(text) else text


def description(facts: MapFacts | None) -> str:
    """The current facts, for who cannot see the map."""
    if facts is None:
        return ""
    book, k, turn = facts.book, facts.step, facts.first_turn
    place, update = _place_text(facts, k), update_text(book.program, k)
    parts = [translate("StateMap", "{place}: {update}.").format(place=place, update=update)]
    if facts.cell is not None:
        parts.append(
            translate("StateMap", "{value}.").format(value=value_text(facts, facts.cell, k))
        )
    outcome = outcome_sentence(facts, k)
    if outcome:
        text = translate("StateMap", "Prefix {k}: {outcome}.")
        if turn is not None:
            text = translate("StateMap", "Turn {k}: {outcome}.")
        parts.append(text.format(k=place_number(k, turn), outcome=outcome))
    observed = facts.observed
    if observed is not None and observed.first_wrong is not None:
        text = translate(
            "StateMap",
            "First observed wrong prefix: {first} (among {probed} probed of {possible}).",
        )
        if turn is not None:
            text = translate(
                "StateMap",
                "First observed wrong turn: {first} (among {probed} probed of {possible}).",
            )
        first = place_number(observed.first_wrong, turn)
        parts.append(text.format(first=first, probed=observed.probed, possible=observed.possible))
    if facts.range is not None:
        first, last = (place_number(end, turn) for end in facts.range)
        text = translate("StateMap", "Chosen for probing: {first}–{last}.")
        parts.append(text.format(first=first, last=last))
    return joined(parts)
