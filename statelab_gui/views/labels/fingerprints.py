"""Words for fingerprints: what an answer is consistent with, and never why it was given."""

import math
from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.fingerprints import Fingerprint, Match, Slip
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.models.fingerprint_table import MatchColumn, MatchWords, says_little
from statelab_gui.views.labels.prefixes import numeral_text
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.theme import Role, sign

translate = QCoreApplication.translate
_PLACES_NAMED = 3
_OTHERS_NAMED = 2
_RARE = 1e-6
_AS_GOOD_AS = 1e-6  # relative: what a share of whole numbers loses as a float
_ODDS_BELOW = 0.05  # from here on a percentage is read more easily than "1 in 14"


class NoFingerprint(StrEnum):
    """Why there is nothing to compare."""

    FORMAT_ERROR = "format_error"
    RIGHT = "right"
    INCOMPLETE = "incomplete"
    NOT_ASKED = "not_asked"
    NOT_GRADED = "not_graded"
    NO_REPLY = "no_reply"
    CANCELLED = "cancelled"
    FAILED = "failed"


def slip_name(slip: Slip) -> str:
    """The slip in a few words, as a row of a table is called."""
    return {
        Slip.FIRST_VALUES: translate("SlipName", "First values kept"),
        Slip.LAST_LITERAL: translate("SlipName", "Last written constant taken"),
        Slip.LIVE_FORMULA: translate("SlipName", "Copy read as a live formula"),
        Slip.STOPPED_AFTER: translate("SlipName", "Stopped after an update"),
        Slip.LEFT_OUT: translate("SlipName", "One update left out"),
        Slip.APPLIED_TWICE: translate("SlipName", "One update applied twice"),
        Slip.TARGET_SOURCE_SWAPPED: translate("SlipName", "Target and source swapped once"),
        Slip.NO_MODULO: translate("SlipName", "Sums without the modulo"),
        Slip.SCRATCH_MIXED_UP: translate("SlipName", "Scratch cell mixed up"),
        Slip.CELLS_SHIFTED: translate("SlipName", "Cells shifted by one"),
        Slip.ANOTHER_CASE: translate("SlipName", "Answer of another case"),
    }[slip]


def slip_sentence(slip: Slip) -> str:
    """What the slip would do, in a whole sentence."""
    return {
        Slip.FIRST_VALUES: translate(
            "SlipName", "Every cell has the value that was written to it first."
        ),
        Slip.LAST_LITERAL: translate(
            "SlipName",
            "Every cell has the last constant that stands in an update of it, be it set or added.",
        ),
        Slip.LIVE_FORMULA: translate(
            "SlipName", "A copy follows its source later on, as a formula of a spreadsheet does."
        ),
        Slip.STOPPED_AFTER: translate(
            "SlipName", "The state after an earlier update is given as the last one."
        ),
        Slip.LEFT_OUT: translate("SlipName", "One update is passed over, all others are followed."),
        Slip.APPLIED_TWICE: translate(
            "SlipName", "One update is carried out twice, all others once."
        ),
        Slip.TARGET_SOURCE_SWAPPED: translate(
            "SlipName", "In one copy the target and the source are taken for each other."
        ),
        Slip.NO_MODULO: translate(
            "SlipName", "Numbers are added, and the remainder is never taken."
        ),
        Slip.SCRATCH_MIXED_UP: translate(
            "SlipName",
            "The scratch cell is taken for another cell, for unwritten, or for what it was first.",
        ),
        Slip.CELLS_SHIFTED: translate(
            "SlipName", "The right values stand one cell further along, or one cell back."
        ),
        Slip.ANOTHER_CASE: translate("SlipName", "The values are those of another case."),
    }[slip]


def match_text(match: Match) -> str:
    """The slip of a match and, where it has some, its kind."""
    kind = variant_text(match.variant)
    if not kind:
        return slip_name(match.slip)
    pattern = translate("SlipName", "{slip}: {kind}")
    return pattern.format(slip=slip_name(match.slip), kind=kind)


def variant_text(variant: str) -> str:
    """A kind of a slip in words; "" for none, and one without words of its own as it stands."""
    code, _, cell = variant.partition(":")
    patterns = {
        "exchanged": translate("SlipName", "exchanged with {cell}"),
        "never_written": translate("SlipName", "writes to it passed over"),
        "first_value": translate("SlipName", "its first value kept"),
        "all:+1": translate("SlipName", "all cells, one on"),
        "all:-1": translate("SlipName", "all cells, one back"),
        "ordinary:+1": translate("SlipName", "all but the scratch cell, one on"),
        "ordinary:-1": translate("SlipName", "all but the scratch cell, one back"),
    }
    pattern = patterns.get(variant) or patterns.get(code)
    return variant if pattern is None else pattern.format(cell=cell)


def place_text(match: Match) -> str:
    """Where the slip would have happened: the first updates and how many more, or other cases."""
    if match.others:
        return _listed(match.others, _OTHERS_NAMED, len(match.others))
    if not match.places:
        return translate("Fingerprints", "whole case", "where a slip happened")
    named = [str(place) for place in match.places[:_PLACES_NAMED]]
    more = max(match.count, len(match.places)) - len(named)
    if more > 0:
        listed = translate("Fingerprints", ", ", "between two numbers of a list").join(named)
        text = translate("Fingerprints", "update {list} and %n more", "", more)
        return text.format(list=listed)
    if len(named) == 1:
        return translate("Fingerprints", "update {k}").format(k=named[0])
    head = translate("Fingerprints", ", ", "between two numbers of a list").join(named[:-1])
    return translate("Fingerprints", "update {list} or {last}").format(list=head, last=named[-1])


def _listed(names: Sequence[str], most: int, count: int) -> str:
    joined = translate("Fingerprints", ", ", "between two names of a list").join(names[:most])
    more = count - min(most, len(names))
    if more <= 0:
        return joined
    return translate("Fingerprints", "{list} and %n more", "", more).format(list=joined)


def chance_text(chance: float, at_most: bool = False) -> str:
    """How likely a match by chance is, in figures that can be pictured; or a bound of it."""
    if chance < _RARE:
        return translate("Fingerprints", "under 1 in a million")
    if not at_most:
        return _chance_text(chance)
    return translate("Fingerprints", "at most {chance}").format(chance=_bound_text(chance))


def _chance_text(chance: float) -> str:
    """The figure, rounded where it is no round one, and never to certainty."""
    if chance >= 1:
        return _percent_text(100)
    if chance < _ODDS_BELOW:
        odds = 1 / chance
        n = round(odds)
        if math.isclose(odds, n, rel_tol=_AS_GOOD_AS):
            return translate("Fingerprints", "1 in {n}").format(n=number(n))
        return translate("Fingerprints", "about 1 in {n}").format(n=number(n))
    percent = round(100 * chance)
    if percent == 100:
        return translate("Fingerprints", "over {percent} %").format(percent=99)
    return translate("Fingerprints", "about {percent} %").format(percent=percent)


def _bound_text(chance: float) -> str:
    """A bound is rounded up, never below what it bounds."""
    if chance < _ODDS_BELOW:
        n = math.floor(1 / chance * (1 + _AS_GOOD_AS))
        return translate("Fingerprints", "1 in {n}").format(n=number(n))
    return _percent_text(min(100, math.ceil(100 * chance * (1 - _AS_GOOD_AS))))


def _percent_text(percent: int) -> str:
    return translate("Fingerprints", "{percent} %").format(percent=percent)


def _says_nothing(match: Match) -> bool:
    """Whether every random wrong answer would match as well; a bound does not tell that."""
    return match.chance >= 1 and not match.at_most


def match_chance_text(match: Match) -> str:
    """The chance of a match, with what a large one means."""
    text = chance_text(match.chance, match.at_most)
    if not says_little(match.chance):
        return text
    pattern = translate("Fingerprints", "{sign} {chance}: says little")
    if _says_nothing(match):
        pattern = translate("Fingerprints", "{sign} {chance}: says nothing")
    return pattern.format(sign=sign(Role.UNANSWERED), chance=text)


def tried_text(match: Match) -> str:
    """How many alternatives of the slip were tried."""
    return number(match.tried)


def tried_sentence(match: Match) -> str:
    """How many alternatives of the slip were tried, and by how many of its kind they are given."""
    return translate(
        "Fingerprints", "%n different wrong answer(s) of this slip were tried.", "", match.tried
    )


def differing_text(match: Match, given: int | None) -> str:
    """The one cell of a near match that differs, and what was given there."""
    if match.wrong_cell is None:
        return ""
    if given is None:
        return match.wrong_cell
    pattern = translate("Fingerprints", "{cell} (given: {value})")
    return pattern.format(cell=match.wrong_cell, value=numeral_text(given))


def described(match: Match) -> str:
    """A match in words without signs, for an assistive tool."""
    pattern = translate("Fingerprints", "Consistent with: {slip}, {place}. By chance: {chance}.")
    if says_little(match.chance):
        pattern = translate(
            "Fingerprints",
            "Consistent with: {slip}, {place}. By chance: {chance}, which says little.",
        )
    if _says_nothing(match):
        pattern = translate(
            "Fingerprints",
            "Consistent with: {slip}, {place}. By chance: {chance}, which says nothing.",
        )
    return pattern.format(
        slip=match_text(match),
        place=place_text(match),
        chance=chance_text(match.chance, match.at_most),
    )


def match_words() -> MatchWords:
    """The words of the tables of matches."""

    def title(column: MatchColumn) -> str:
        return {
            MatchColumn.SLIP: translate("Fingerprints", "Consistent with"),
            MatchColumn.PLACE: translate("Fingerprints", "Where"),
            MatchColumn.TRIED: translate("Fingerprints", "Tried"),
            MatchColumn.CHANCE: translate("Fingerprints", "By chance"),
            MatchColumn.CELL: translate("Fingerprints", "Differs in"),
        }[column]

    return MatchWords(
        title, match_text, place_text, tried_text, match_chance_text, differing_text, described
    )


def heading_text(of_prefix: int | None) -> str:
    """Whose answer equals what the slips listed below would give."""
    if of_prefix is None:
        return translate(
            "Fingerprints",
            "The answer given to the whole case equals what these slips would give:",
        )
    text = translate(
        "Fingerprints", "The answer given to prefix {k} equals what these slips would give:"
    )
    return text.format(k=of_prefix)


def none_text(tried: int) -> str:
    """That no slip gives the answer, among how many alternatives."""
    return translate(
        "Fingerprints", "No known slip gives this answer. %n alternative(s) were tried.", "", tried
    )


def chance_any_text(found: Fingerprint) -> str:
    """How likely any match at all is for this case."""
    text = translate(
        "Fingerprints",
        "%n alternative(s) were tried. A wrong answer drawn at random matches at least one of them"
        " with a chance of: {chance}.",
        "",
        found.tried,
    )
    return text.format(chance=chance_text(found.chance_any))


def chance_meant() -> str:
    """How the chances are meant."""
    return translate(
        "Fingerprints",
        "By chance: how often a random wrong answer would be one of those that the slip covers."
        " Random is meant in two ways, and the greater figure is told: each cell drawn evenly from"
        " the numbers of the case, or the right values put into the cells in another way.",
    )


def meant_text() -> str:
    """What a match shows and what it does not."""
    return translate(
        "Fingerprints",
        "A match shows that the answer equals what the slip would give; it does not show what"
        " happened inside the model.",
    )


def no_fingerprint(reply: ReplyInfo) -> NoFingerprint | None:
    """Why a reply cannot be compared; None for a wrong state after the prompt as asked."""
    return {
        CaseStatus.RIGHT: NoFingerprint.RIGHT,
        CaseStatus.FORMAT_ERROR: NoFingerprint.FORMAT_ERROR,
        CaseStatus.INCOMPLETE: NoFingerprint.INCOMPLETE,
        CaseStatus.INPUT_CUT: NoFingerprint.NOT_ASKED,
        CaseStatus.INPUT_TOO_LONG: NoFingerprint.NOT_ASKED,
        CaseStatus.NOT_GRADED: NoFingerprint.NOT_GRADED,
    }.get(reply.status)


def nothing_text(reason: NoFingerprint) -> str:
    """Why nothing is compared."""
    return {
        NoFingerprint.INCOMPLETE: translate(
            "Fingerprints", "The answer is incomplete: its values are not compared."
        ),
        NoFingerprint.NOT_ASKED: translate(
            "Fingerprints", "The model never had the whole prompt, so nothing is compared."
        ),
        NoFingerprint.NOT_GRADED: translate(
            "Fingerprints", "The answer was not graded, so nothing is compared."
        ),
        NoFingerprint.FORMAT_ERROR: translate(
            "Fingerprints", "Format error: no values could be read, so nothing is compared."
        ),
        NoFingerprint.RIGHT: translate(
            "Fingerprints", "The answer is right: there is no slip to look for."
        ),
        NoFingerprint.NO_REPLY: translate(
            "Fingerprints", "No reply here yet, so nothing is compared."
        ),
        NoFingerprint.CANCELLED: translate(
            "Fingerprints",
            "The comparison was cancelled: nothing is known of this answer. It is made anew when"
            " this tab is opened again.",
        ),
        NoFingerprint.FAILED: translate(
            "Fingerprints",
            "The comparison could not be finished: nothing is known of this answer.",
        ),
    }[reason]
