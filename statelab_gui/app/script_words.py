"""English sentences for `statelab make` and `score`; the window has its own, translated."""

from collections.abc import Mapping

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.faults import FaultKind, FormatFault
from statelab_gui.domain.recipes import FieldProblem

_WORDS = {
    "folder_not_empty": "{path} is not empty. Name a new folder or an empty one.",
    "not_a_folder": "{path} is a file. Name a new folder or an empty one.",
    "file_exists": "{path} exists already and is left as it is. Name another folder.",
    "disk_full": "The disk is full: {path} could not be written.",
    "cannot_write": "{path} could not be written: {reason}.",
    "no_such_file": "There is no file {path}.",
    "cannot_read": "{path} could not be read: {reason}.",
    "not_an_answer_book": "{path} is not an answer book.",
    "unknown_case": "The answer book {path} has no case {case}.",
    "family_unknown": "There is no family {family}. Known ones: {known}.",
    "number_negative": "{text} is negative: give whole numbers from 0 up.",
    "number_not_whole": "{text} is not a whole number.",
    "number_not_understood": "“{text}” is neither a whole number nor a range such as 5-9.",
    "number_too_large": "{text} is too large: the limit is {limit}.",
    "range_backwards": "The range {text} runs backwards.",
    "too_many_numbers": "{text} makes too many numbers: the limit is {limit}.",
    "cell_count": "{count} ordinary cells were asked for: there can be {fewest} to {most}.",
    # problems of a recipe
    "no_seeds": "Give at least one seed.",
    "no_lengths": "Give at least one length.",
    "no_families": "Give at least one family.",
    "no_forms": "Give at least one form.",
    "duplicates": "Given more than once among the {field}: {items}.",
    "negative": "Among the {field}, {value} is negative.",
    "not_positive": "Among the {field}, {value} is less than 1.",
    "value_too_large": "Among the {field}, {value} is too large: the limit is {limit}.",
    "pattern_needs_cells": "The pattern {pattern} needs {fewest} ordinary cells, not {count}.",
    "modulus_small": "The modulus is {modulus}: it must be at least {fewest}.",
    "form_unknown": "There is no form {form}.",
    "too_many_cases": "The set would have {count} cases: the limit is {limit}.",
    "prompt_too_large": "The longest prompt could take {bytes} bytes: the limit is {limit}.",
    "set_too_large": "The prompts could take {bytes} bytes together: the limit is {limit}.",
}

_FAULTS = {
    FaultKind.TOO_LONG: "the reply is longer than can be read",
    FaultKind.EMPTY: "the reply is empty",
    FaultKind.LONE_SURROGATE: "half of a character pair stands alone",
    FaultKind.NOT_UTF8: "the reply is not UTF-8 text",
    FaultKind.BOM: "a byte order mark stands before the JSON",
    FaultKind.REASONING: "reasoning stands around the JSON",
    FaultKind.FENCED: "a Markdown fence stands around the JSON",
    FaultKind.NO_JSON: "there is no JSON",
    FaultKind.TEXT_BEFORE: "text stands before the JSON",
    FaultKind.TOO_DEEP: "the JSON is nested too deeply",
    FaultKind.NUMBER_TOO_LONG: "a number has too many digits",
    FaultKind.CUT_OFF: "the JSON is cut off",
    FaultKind.SYNTAX: "this is not JSON",
    FaultKind.TEXT_AFTER: "text stands after the JSON",
    FaultKind.NOT_OBJECT: "the JSON is not an object",
    FaultKind.MISSING_CELLS: "cells are missing",
    FaultKind.EXTRA_CELLS: "there are cells that the case does not have",
    FaultKind.NOT_INTEGER: "a value is not an integer",
    FaultKind.WRONG_KIND: "a value is of another kind than asked for",
    FaultKind.NO_ANSWER_FOUND: "there is no answer of the kind asked for",
    FaultKind.SEVERAL_ANSWERS: "it is not clear which answer is meant",
}


def known_sentence(error: KnownError) -> str:
    """What went wrong and what to do, in one line."""
    return _worded(error.code, error.facts)


def problem_sentence(problem: FieldProblem) -> str:
    """What is wrong with a field of the recipe, in one line."""
    facts = dict(problem.facts)
    items = facts.get("items")
    if isinstance(items, tuple):
        facts["items"] = ", ".join(map(str, items))
    return _worded(problem.code, {"field": problem.field, **facts})


def fault_sentence(fault: FormatFault) -> str:
    """Why a reply is a format error and where, in one line."""
    where = f"{_FAULTS[fault.kind]} (line {fault.line}, column {fault.column})"
    return f"{where}: {fault.detail}" if fault.detail else where


def _worded(code: str, facts: Mapping[str, object]) -> str:
    words = _WORDS.get(code)
    if words is None:
        return str(KnownError(code, **facts))
    return words.format(**facts)
