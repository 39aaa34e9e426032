"""Respondents that answer on this computer: what a reviewer can practise on without any service.

Each is a line of RESPONDENTS. What they say is simulated, and is never taken for a model's answer.
In a conversation of several turns they answer by `drift.respondents`.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from statelab_gui.domain.fingerprints import SLIPS, Slip
from statelab_gui.domain.fingerprints.studying import Studied
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.updates import Program

KEPT_UPDATES = 20
"""After so many updates the respondent that forgets takes in no more."""

KEPT_TURNS = 3
"""After so many turns of a conversation the same one takes in no more."""

RIGHT_SHARE = 0.8
"""How often the respondent that is right most of the time is right."""

NONSENSE = "Well, that depends on how one looks at it."
"""What a respondent says that never has an answer."""

READ_CHARACTERS = 2_000
"""A longer prompt is too long for the respondent with a short memory."""


@dataclass(frozen=True)
class Exercise:
    """What a respondent is asked: the final state of `program`, all of it.

    `characters` is the length of the prompt, and `draw` the seed of whatever is left to chance.
    """

    program: Program = field(repr=False)
    characters: int
    draw: int


@dataclass(frozen=True)
class Said:
    """What a respondent says, and how a service would have ended it."""

    text: str = field(repr=False)
    outcome: Outcome = Outcome.COMPLETE


Respondent = Callable[[Exercise], Said]


def _object(state: Mapping[str, object]) -> str:
    return json.dumps(dict(state), ensure_ascii=False)


def _right(asked: Exercise) -> dict[str, int]:
    """The true final state, in the order of the cells."""
    state = asked.program.last_state()
    return {cell: state[cell] for cell in asked.program.cells if cell in state}


def _slipping(slip: Slip) -> Respondent:
    """Answers as the slip would; right where it cannot be made or makes no difference.

    Of several ways to make it, one is drawn.
    """

    def answer(asked: Exercise) -> Said:
        truth = _right(asked)
        if len(truth) < len(asked.program.cells):
            return Said(_object(truth))
        found = SLIPS[slip](Studied(asked.program, {})).rows
        right = list(truth.values())
        wrong = [row for row in found.tolist() if row != right]
        row = Random(asked.draw).choice(wrong) if wrong else right
        return Said(_object(dict(zip(truth, row, strict=True))))

    return answer


def _forgetting(asked: Exercise) -> Said:
    """The state after KEPT_UPDATES updates, whatever came later."""
    kept = asked.program.prefix(min(KEPT_UPDATES, len(asked.program)))
    return perfect(Exercise(kept, asked.characters, asked.draw))


def _keeps_first_value(asked: Exercise) -> Said:
    """Right, but for one cell that has the value that was written to it first."""
    truth, program = _right(asked), asked.program
    first: dict[str, int] = {}
    for place, value in zip(program.target.tolist(), program.values.tolist(), strict=True):
        first.setdefault(program.cells[place], value)
    changed = [cell for cell, value in truth.items() if first[cell] != value]
    if changed:
        cell = Random(asked.draw).choice(changed)
        truth[cell] = first[cell]
    return Said(_object(truth))


def _mostly_right(asked: Exercise) -> Said:
    """Right, or one update left out."""
    if Random(f"{asked.draw} mostly").random() < RIGHT_SHARE:
        return perfect(asked)
    return _LEAVES_OUT(asked)


def perfect(asked: Exercise) -> Said:
    """The true final state."""
    return Said(_object(_right(asked)))


def _wrapped(before: str, after: str = "") -> Respondent:
    """The true state with text around it."""
    return lambda asked: Said(before + _object(_right(asked)) + after)


def _reasoning_first(asked: Exercise) -> Said:
    """The true state after its last updates retold in words."""
    state = _right(asked)
    told = [f"{cell} is {value} at the end." for cell, value in state.items()]
    return Said("\n".join(["Let me go through the updates one by one.", *told, _object(state)]))


def _missing_cell(asked: Exercise) -> Said:
    return Said(_object(dict(list(_right(asked).items())[:-1])))


def _extra_cell(asked: Exercise) -> Said:
    state = _right(asked)
    name = "extra"
    while name in state:
        name += "_"
    return Said(_object({**state, name: 0}))


def _numbers_as_text(asked: Exercise) -> Said:
    return Said(_object({cell: str(value) for cell, value in _right(asked).items()}))


def _cut_off(asked: Exercise) -> Said:
    text = _object(_right(asked))
    return Said(text[: len(text) // 2], Outcome.TRUNCATED)


def _fixed(text: str, outcome: Outcome = Outcome.COMPLETE) -> Respondent:
    """The same whatever is asked."""
    return lambda asked: Said(text, outcome)


def _no_reason(asked: Exercise) -> Said:
    return Said(_object(_right(asked)), Outcome.INCOMPLETE)


def _short_memory(asked: Exercise) -> Said:
    if asked.characters > READ_CHARACTERS:
        return Said("", Outcome.INPUT_TOO_LONG)
    return perfect(asked)


_LEAVES_OUT = _slipping(Slip.LEFT_OUT)

RESPONDENTS: Mapping[str, Respondent] = {
    "perfect": perfect,
    "mostly_right": _mostly_right,
    # The slip of answering another case is not among them: a respondent knows of one case only.
    **{slip.value: _slipping(slip) for slip in SLIPS if slip is not Slip.ANOTHER_CASE},
    "forgets": _forgetting,
    # These are of conversations of several turns; with cells they do what comes nearest.
    "keeps_first_value": _keeps_first_value,
    "obeys_decoy": _LEAVES_OUT,
    "keeps_deleted": _LEAVES_OUT,
    "drops_goal": _missing_cell,
    "second_attempt": _fixed(NONSENSE),
    "nonsense": _fixed(NONSENSE),
    "fenced": _wrapped("```json\n", "\n```"),
    "sentence_before": _wrapped("Here is the final state: "),
    "reasoning_before": _reasoning_first,
    "missing_cell": _missing_cell,
    "extra_cell": _extra_cell,
    "numbers_as_text": _numbers_as_text,
    "cut_off": _cut_off,
    "empty": _fixed("", Outcome.EMPTY),
    "refusal": _fixed("I'm sorry, but I can't help with that.", Outcome.REFUSED),
    "tool_call": _fixed("", Outcome.TOOL_CALL),
    "no_finish_reason": _no_reason,
    "input_too_long": _short_memory,
}
"""Every respondent by its key, in the order in which they are offered."""

_MODEL = "simulated: "


def model_of(respondent: str) -> str:
    """The name under which a respondent answers, so that nobody takes it for a model."""
    return f"{_MODEL}{respondent}"


def respondent_of(model: str) -> str | None:
    """The respondent that answers under that name; None for any other name."""
    found = model.removeprefix(_MODEL)
    return found if found in RESPONDENTS and model_of(found) == model else None
