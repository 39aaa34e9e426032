"""Words for stale states: what an answer equals, and never why it was given."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.drift.items import DriftCase, Item
from statelab_gui.domain.drift.stale import KindTried, StaleFound, StaleMatch
from statelab_gui.domain.drift.stale_probes import EarlierCells, EarlierValue
from statelab_gui.domain.drift.stale_states import Change, Stale, StaleState
from statelab_gui.views.labels.drift import value_words
from statelab_gui.views.labels.fingerprints import chance_text
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.report import decimal
from statelab_gui.views.labels.sentences import joined
from statelab_gui.views.stale_panel import StaleWords

translate = QCoreApplication.translate


def stale_name(kind: Stale) -> str:
    """A kind of stale state in a few words."""
    return {
        Stale.SUPERSEDED: translate("DriftStale", "Superseded value kept"),
        Stale.DECOY: translate("DriftStale", "Decoy obeyed"),
        Stale.DELETED: translate("DriftStale", "Deleted goal kept"),
        Stale.DROPPED: translate("DriftStale", "Goal left out"),
        Stale.FIRST_VALUES: translate("DriftStale", "First values kept"),
        Stale.ALL_KEPT: translate("DriftStale", "All that was withdrawn kept"),
        Stale.EARLIER: translate("DriftStale", "State after an earlier turn"),
        Stale.PAIR: translate("DriftStale", "Two of these together"),
    }[kind]


def state_text(state: StaleState, item: Item) -> str:
    """What would have been answered for, in words of the conversation."""
    if state.kind is Stale.EARLIER:
        return translate("DriftStale", "what stood after turn {t}").format(t=number(state.turn))
    if state.kind is Stale.FIRST_VALUES:
        return translate("DriftStale", "every goal as it was first")
    if state.kind is Stale.ALL_KEPT:
        return translate("DriftStale", "nothing withdrawn")
    between = translate("DriftStale", "; ", "between two changes of one state")
    return between.join(_change_text(one, item) for one in state.changes)


def stale_words(found: StaleFound, case: DriftCase) -> StaleWords:
    """What a wrong answer equals, with how many there were to match; where it equals nothing, the
    kinds that were tried."""
    if not found.matches:
        tried = (
            translate("DriftStale", "What was tried"),
            translate("DriftStale", "States"),
            translate("DriftStale", "Different answers"),
            translate("DriftStale", "By chance"),
        )
        kinds = sorted(found.kinds, key=lambda one: _SIMPLE.index(one.kind))
        return StaleWords(_sentence(found), tried, tuple(map(_kind_row, kinds)), (1, 2))
    rows = tuple(_row(one, case.item) for one in found.matches)
    titles = (
        translate("DriftStale", "The answer equals that to"),
        translate("DriftStale", "Where"),
        translate("DriftStale", "By chance"),
    )
    return StaleWords(_sentence(found), titles, rows)


_SIMPLE = tuple(Stale)  # what differs in one goal first, and in two last


def _kind_row(one: KindTried) -> tuple[str, str, str, str]:
    figures = number(one.states), number(one.answers)
    return stale_name(one.kind), *figures, chance_text(one.chance)


def earlier_words(found: EarlierCells, case: DriftCase) -> StaleWords:
    """Which wrong cells of a probe equal a value of an earlier turn."""
    titles = (
        translate("DriftStale", "Goal"),
        translate("DriftStale", "Given"),
        translate("DriftStale", "Stood after turn"),
        translate("DriftStale", "By chance"),
    )
    rows = tuple(_earlier_row(one, case.item) for one in found.matches)
    said = [
        translate(
            "DriftStale", "%n wrong cell(s) equal a value of an earlier turn.", "", len(rows)
        ),
        translate("DriftStale", "%n wrong cell(s) equal none.", "", found.others),
    ]
    if found.turns:
        text = translate("DriftStale", "All cells together stood so after turn {turns}.")
        said.append(text.format(turns=_turns(found.turns)))
    if rows:
        text = translate(
            "DriftStale", "By chance {expected} would match. It does not tell why they are so."
        )
        said.append(text.format(expected=decimal(found.expected, 1)))
    return StaleWords(joined(said), titles, rows)


def _sentence(found: StaleFound) -> str:
    if found.matches:
        said = [
            translate(
                "DriftStale", "The answer equals that to %n stale state(s).", "", len(found.matches)
            ),
            translate("DriftStale", "That does not tell why it was given."),
        ]
    else:
        said = [translate("DriftStale", "The answer equals that to no stale state.")]
    said += [
        translate("DriftStale", "%n stale state(s) were tried.", "", found.states),
        translate("DriftStale", "They have %n different wrong answer(s).", "", found.answers),
    ]
    if found.answers:
        text = translate(
            "DriftStale",
            "By chance, one of these picked at random would fit {expected} states on average.",
        )
        said.append(text.format(expected=decimal(found.expected, 1)))
    if found.pairs_too:
        text = translate(
            "DriftStale", "%n pair(s) of changes would answer so too.", "", found.pairs_too
        )
        said.append(text)
    if found.harmless:
        text = translate(
            "DriftStale",
            "%n state(s) have the right answer and were left aside.",
            "",
            found.harmless,
        )
        said.append(text)
    if found.without_answer:
        text = translate("DriftStale", "%n state(s) have no answer.", "", found.without_answer)
        said.append(text)
    if found.pairs_left_out:
        text = translate(
            "DriftStale",
            "%n pair(s) of changes were not tried: too many.",
            "",
            found.pairs_left_out,
        )
        said.append(text)
    if found.by_text:
        said.append(
            translate(
                "DriftStale",
                "Answers were told apart by their text alone, so that some may be the same: chances"
                " may be greater than they read.",
            )
        )
    return joined(said)


def _row(match: StaleMatch, item: Item) -> tuple[str, str, str]:
    state = match.state
    return stale_name(state.kind), state_text(state, item), chance_text(match.chance)


def _change_text(change: Change, item: Item) -> str:
    goal = item.goal(change.goal)
    words = name_shown(goal.words)
    if change.kind is Stale.DROPPED:
        return translate("DriftStale", "without {goal}").format(goal=words)
    value = name_shown(value_words(goal, change.value))
    return translate("DriftStale", "{goal}: {value}").format(goal=words, value=value)


def _earlier_row(one: EarlierValue, item: Item) -> tuple[str, str, str, str]:
    goal = item.goal(one.goal)
    given = name_shown(value_words(goal, one.given))
    return name_shown(goal.words), given, _turns(one.turns), chance_text(one.chance)


def _turns(turns: tuple[int, ...]) -> str:
    """Turns in runs."""
    runs: list[list[int]] = []
    for t in turns:
        if runs and runs[-1][-1] == t - 1:
            runs[-1][1:] = [t]
        else:
            runs.append([t])
    between = translate("DriftStale", ", ", "between two numbers of a list")
    return between.join("–".join(map(number, run)) for run in runs)
