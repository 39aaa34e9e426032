"""Words for recipes: presets, move patterns, and what is wrong with a field."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.recipes import FieldProblem, MovePattern
from statelab_gui.views.labels.families import form_name

translate = QCoreApplication.translate
_SHOWN = 5  # items named in a sentence before it says that there are more


def preset_name(key: str) -> str:
    """The name of a preset."""
    return {
        "starter": translate("PresetName", "Starter"),
        "ladder": translate("PresetName", "Ladder of lengths"),
        "many-seeds": translate("PresetName", "Many seeds"),
        "custom": translate("PresetName", "Custom"),
    }[key]


def preset_sentence(key: str) -> str:
    """What a preset is for."""
    return {
        "starter": translate(
            "PresetName", "Short, medium and long cases of every family, to begin with."
        ),
        "ladder": translate(
            "PresetName", "Each length is twice the one before: see where tracking ends."
        ),
        "many-seeds": translate(
            "PresetName",
            "One length again and again with other moves: see how sure a rate is.",
        ),
        "custom": translate("PresetName", "Your own choice of everything."),
    }[key]


def pattern_name(pattern: MovePattern) -> str:
    """The name of a move pattern."""
    return {
        MovePattern.SWAP: translate("PatternName", "Swap of two"),
        MovePattern.CYCLE: translate("PatternName", "Cycle of three"),
        MovePattern.PERMUTATION: translate("PatternName", "Permutation of all"),
    }[pattern]


def pattern_sentence(pattern: MovePattern) -> str:
    """What one move of the pattern does, in plain words."""
    return {
        MovePattern.SWAP: translate(
            "PatternName",
            "Each move exchanges the values of two cells through the scratch cell: 3 updates.",
        ),
        MovePattern.CYCLE: translate(
            "PatternName",
            "Each move passes the values of three cells on, through the scratch cell: 4 updates.",
        ),
        MovePattern.PERMUTATION: translate(
            "PatternName",
            "Each move shuffles all ordinary cells through the scratch cell. Five or more cells "
            "reach the non-solvable case, the hardest kind of tracking in theory.",
        ),
    }[pattern]


def lengths_name(pattern: MovePattern) -> str:
    """What the lengths of a recipe count."""
    if pattern is MovePattern.SWAP:
        return translate("PatternName", "Lengths in swaps")
    return translate("PatternName", "Lengths in moves")


def number(value: int) -> str:
    """A number as the reader writes it, in groups."""
    return QLocale().toString(value)


def size_text(size: int) -> str:
    """A number of bytes in the unit that suits it."""
    return QLocale().formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeSIFormat)


def numbers_sentence(field: str, error: KnownError) -> str:
    """Why the numbers typed into a field could not be read."""
    sentences = {
        "number_negative": translate("NumbersProblem", "“{text}” is negative. Use 0 or more."),
        "number_not_whole": translate("NumbersProblem", "“{text}” is not a whole number."),
        "number_not_understood": translate(
            "NumbersProblem", "“{text}” is not a number. Write for example 1, 5-9, 42."
        ),
        "number_too_large": translate("NumbersProblem", "“{text}” is too large: {limit} at most."),
        "range_backwards": translate(
            "NumbersProblem", "“{text}” runs backwards: write the smaller number first."
        ),
        "too_many_numbers": translate(
            "NumbersProblem", "“{text}” makes too many numbers: {limit} at most."
        ),
    }
    template = sentences[error.code]
    if (field, error.code) == ("seeds", "number_negative"):
        template = translate(
            "NumbersProblem", "“{text}” is negative. Use 0 or more: −7 would give the cases of 7."
        )
    return template.format(**_worded(error.facts.items()))


def problem_sentence(problem: FieldProblem) -> str:
    """What is wrong with a field of a recipe, and what would be right."""
    template = _texts().get((problem.field, problem.code)) or _texts()[("", problem.code)]
    return template.format(**_worded(problem.facts.items()))


def _worded(facts: Iterable[tuple[str, object]]) -> dict[str, str]:
    return {key: _fact(key, value) for key, value in facts}


def _fact(key: str, value: object) -> str:
    if isinstance(value, MovePattern):
        return pattern_name(value)
    if key == "form":
        return form_name(str(value))
    if key == "bytes" and isinstance(value, int):
        return size_text(value)
    if isinstance(value, int):
        return number(value)
    if isinstance(value, tuple):
        shown = [str(item) for item in value[:_SHOWN]]
        return ", ".join(shown + (["…"] if len(value) > _SHOWN else []))
    return str(value)


def _texts() -> dict[tuple[str, str], str]:
    """Sentences by field and code; field "" stands for any field."""
    return {
        ("", "no_seeds"): translate("RecipeProblem", "Give at least one seed."),
        ("", "no_lengths"): translate("RecipeProblem", "Give at least one length."),
        ("", "no_families"): translate("RecipeProblem", "Choose at least one family."),
        ("task_families", "no_families"): translate(
            "RecipeProblem", "Choose at least one family.", "kind of task of conversations"
        ),
        ("", "no_forms"): translate("RecipeProblem", "Choose at least one form."),
        ("", "no_languages"): translate("RecipeProblem", "Choose at least one language."),
        ("", "no_conditions"): translate("RecipeProblem", "Choose at least one condition."),
        ("", "family_not_built_in"): translate(
            "RecipeProblem", "The items of this family cannot be made here: import them."
        ),
        ("", "value_too_large"): translate(
            "RecipeProblem", "{value} is too large: {limit} at most."
        ),
        ("", "duplicates"): translate("RecipeProblem", "Given more than once: {items}."),
        ("cells", "duplicates"): translate(
            "RecipeProblem", "Two cells cannot have the same name: {items}."
        ),
        ("", "negative"): translate(
            "RecipeProblem", "{value} is negative. Use 0 or more: −7 would give the cases of 7."
        ),
        ("", "not_positive"): translate("RecipeProblem", "{value} is too short: 1 at least."),
        ("", "number_too_large"): translate(
            "RecipeProblem", "{value} is too large: {limit} at most."
        ),
        ("", "cell_count"): translate(
            "RecipeProblem", "{count} ordinary cells cannot be used: from {fewest} to {most}."
        ),
        ("", "pattern_needs_cells"): translate(
            "RecipeProblem",
            "“{pattern}” needs {fewest} ordinary cells or more; there are {count}.",
        ),
        ("", "name_empty"): translate("RecipeProblem", "Cell {position} has no name."),
        ("scratch", "name_empty"): translate("RecipeProblem", "The scratch cell has no name."),
        ("", "name_too_long"): translate(
            "RecipeProblem", "“{name}” is too long: {limit} characters at most."
        ),
        ("", "name_characters"): translate(
            "RecipeProblem", "“{name}” cannot be a name: letters first, then also digits and “_”."
        ),
        ("", "name_not_nfc"): translate(
            "RecipeProblem", "“{name}” is written with loose accents: type it anew."
        ),
        ("", "scratch_is_cell"): translate(
            "RecipeProblem",
            "“{name}” is an ordinary cell: give the scratch cell another name.",
        ),
        ("", "initial_count"): translate(
            "RecipeProblem", "{needed} initial values are needed, one a cell; there are {count}."
        ),
        ("", "modulus_small"): translate("RecipeProblem", "The modulus must be at least {fewest}."),
        ("", "value_outside_modulus"): translate(
            "RecipeProblem",
            "Cell {cell} begins with {value}: the family Add needs values from 0 to {most}.",
        ),
        ("", "form_unknown"): translate("RecipeProblem", "The form “{form}” is not known."),
        ("", "too_many_cases"): translate(
            "RecipeProblem", "This makes {count} cases: {limit} at most."
        ),
        ("", "prompt_too_large"): translate(
            "RecipeProblem", "The longest prompt would take up to {bytes}: use shorter lengths."
        ),
        ("", "set_too_large"): translate(
            "RecipeProblem", "The set would take up to {bytes}: use fewer or shorter cases."
        ),
    }


def field_title(field: str) -> str:
    """The name of a recipe's field, as its label shows it."""
    return {
        "name": translate("RecipeField", "Name of the set"),
        "seeds": translate("RecipeField", "Seeds"),
        "lengths": translate("RecipeField", "Lengths"),
        "cells": translate("RecipeField", "Ordinary cells"),
        "scratch": translate("RecipeField", "Scratch cell"),
        "initial": translate("RecipeField", "Initial values, the scratch cell last"),
        "modulus": translate("RecipeField", "Modulus"),
        "families": translate("RecipeField", "Families"),
        "task_families": translate("RecipeField", "Families", "kinds of task of conversations"),
        "forms": translate("RecipeField", "Forms"),
        "pattern": translate("RecipeField", "Move pattern"),
        "languages": translate("RecipeField", "Languages"),
        "conditions": translate("RecipeField", "Conditions"),
        "items": translate("RecipeField", "File of tasks"),
    }[field]
