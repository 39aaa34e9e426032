"""A respondent of Practice going through a case under an arm."""

from functools import cache

from statelab_gui.domain.drift.arms import Final, next_step
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.items import DriftCase, Language
from statelab_gui.domain.drift.making import built_in_item
from statelab_gui.domain.drift.plans import conversation
from statelab_gui.domain.drift.respondents import TALKERS, TalkExercise

SOLVED = [key for key, family in FAMILIES.items() if family.has_solver]


item_of = cache(built_in_item)


@cache
def made(family, language, seed, condition):
    """A case of a built-in family."""
    item = item_of(family, language, seed)
    return DriftCase(item, conversation(item, condition))


def asked(case, step, repeat=1):
    """What a provider tells a respondent of a step."""
    characters = sum(len(message.text) for message in step.messages)
    return TalkExercise(case, characters, repeat, step.purpose, step.turn)


def through(respondent, case, settings, repeat=1):
    """The replies of a respondent to all steps, and its answer."""
    replies = []
    while not isinstance(step := next_step(case, settings, replies), Final):
        replies.append(TALKERS[respondent](asked(case, step, repeat)).text)
    return replies, replies[step.index]


def graded(case, answer):
    """The grade of an answer by what counts in the end."""
    family = FAMILIES[case.item.family]
    return family.grade(case.item, case.item.final, answer, family.own_runner)


def cases(seeds=(0, 1, 2), conditions=(), languages=tuple(Language)):
    """Cases of every family that has a solver."""
    for family in SOLVED:
        for language in languages:
            for seed in seeds:
                for condition in conditions:
                    yield made(family, language, seed, condition)
