"""Making drift cases: from a recipe, or of items that come from elsewhere."""

from collections.abc import Generator, Iterable, Iterator

from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Item, Language
from statelab_gui.domain.drift.plans import conversation
from statelab_gui.domain.drift.recipes import DriftRecipe, validate
from statelab_gui.domain.drift.verifying import verified
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress

_MARKS = {Language.EN: "", Language.ZH_TW: "-zh"}


def drift_cases(recipe: DriftRecipe) -> Generator[Progress | DriftCase, None, None]:
    """The recipe's cases by family, language, seed and condition, with a Progress before each item.

    `done` and `total` count items. Dropping the generator stops the work. For a recipe that
    `validate` finds fault with, raises KnownError("recipe_has_problems", field=…, problem=…).
    """
    for problem in validate(recipe):
        raise KnownError("recipe_has_problems", field=problem.field, problem=problem.code)
    done = 0
    for family in recipe.families:
        for language in recipe.languages:
            for seed in recipe.seeds:
                yield Progress(done, recipe.item_count, "items")
                yield from cases_of(built_in_item(family, language, seed), recipe.conditions)
                done += 1


def built_in_item(family: DriftFamily, language: Language, seed: int) -> Item:
    """The verified item of that seed; seeds take the family's templates in turn."""
    source = FAMILIES[family]
    names = source.templates(language)
    return verified(source.make(names[seed % len(names)], seed, language))


def cases_of(item: Item, conditions: Iterable[Condition]) -> Iterator[DriftCase]:
    """The item, as it is, in each of the conditions."""
    for condition in conditions:
        yield DriftCase(item, conversation(item, condition))


def case_name(case: DriftCase) -> str:
    """What a case is called: seed, family, condition and, where it is Chinese, "zh"."""
    item = case.item
    name = f"{item.seed}-{item.family}-{case.conversation.condition}{_MARKS[item.language]}"
    return name.replace("_", "-")
