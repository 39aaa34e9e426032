"""Verified items of the built-in families, made once a test run."""

from functools import cache

from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.items import Language
from statelab_gui.domain.drift.verifying import verified

SOLVING = [key for key, family in FAMILIES.items() if family.has_solver]
"""The families whose decoys can be verified."""

EACH = [(key, language) for key in SOLVING for language in Language]


def items_of(family, language):
    """A verified item of every third template, of others in the other language."""
    names = FAMILIES[family].templates(language)
    chosen = range(list(Language).index(language), len(names), 3)
    return tuple(_item(family, language, place) for place in chosen)


def all_items_of(family, language):
    """A verified item of every template, the seed of each another one."""
    return tuple(
        _item(family, language, place) for place in range(len(FAMILIES[family].templates(language)))
    )


@cache
def _item(family, language, place):
    source = FAMILIES[family]
    return verified(source.make(source.templates(language)[place], 41 + place, language))
