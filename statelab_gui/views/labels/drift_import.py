"""Words for files of tasks: their formats, what is wrong with a record, what is to be known."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.drift.imported_items import RecordProblem, TaskFormat
from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

PROBLEMS: dict[str, str] = {
    "not_json": QT_TRANSLATE_NOOP("DriftImport", "It is no JSON object ({detail})."),
    "lacks": QT_TRANSLATE_NOOP("DriftImport", "It lacks “{detail}”, or that is of another kind."),
    "no_number": QT_TRANSLATE_NOOP(
        "DriftImport", "Its answer does not end with #### and a number ({detail})."
    ),
    "no_truth": QT_TRANSLATE_NOOP(
        "DriftImport", "The calls that are right are not there, or not readable ({detail})."
    ),
    "no_tests": QT_TRANSLATE_NOOP("DriftImport", "Its tests cannot be read ({detail})."),
    "too_many_tests": QT_TRANSLATE_NOOP("DriftImport", "It has too many tests: {detail}."),
    "no_function": QT_TRANSLATE_NOOP(
        "DriftImport", "The function that is to be written is not there ({detail})."
    ),
    "not_python": QT_TRANSLATE_NOOP("DriftImport", "Its prompt is not Python ({detail})."),
    "unknown_function": QT_TRANSLATE_NOOP(
        "DriftImport", "A right call is of a function that is not defined: {detail}."
    ),
    "unknown_task": QT_TRANSLATE_NOOP("DriftImport", "Its task is not known here: {detail}."),
    "other_language": QT_TRANSLATE_NOOP(
        "DriftImport", "Its calls are not in Python but in {detail}, whose rules are others."
    ),
    "several_turns": QT_TRANSLATE_NOOP(
        "DriftImport", "It is a conversation of several turns already."
    ),
    "reads_input": QT_TRANSLATE_NOOP(
        "DriftImport", "Its tests read standard input instead of calling a function."
    ),
    "repeated": QT_TRANSLATE_NOOP("DriftImport", "The same task stands there before."),
}
"""Code of a problem → why the record became no item; {detail} is a plain excerpt."""

_TOLD: dict[str, str] = {
    "no_decoys": QT_TRANSLATE_NOOP(
        "DriftImport",
        "There is no solver for these items, so nothing could be verified: they carry no variants "
        "and no decoys. Easy, medium and hard only spread their parts over turns.",
    ),
    "not_graded": QT_TRANSLATE_NOOP(
        "DriftImport",
        "Their source grades these with a model or with data that is not at hand. Their answers "
        "stay not graded.",
    ),
    "needs_sandbox": QT_TRANSLATE_NOOP(
        "DriftImport",
        "Tests judge the code of these, where running code is switched on; elsewhere they stay not "
        "graded.",
    ),
}


def task_format_name(format_: TaskFormat) -> str:
    """The name of a format of files of tasks."""
    return {
        TaskFormat.GSM8K: translate("DriftImport", "GSM8K (JSON Lines)"),
        TaskFormat.HUMANEVAL: translate("DriftImport", "HumanEval (JSON Lines)"),
        TaskFormat.BFCL: translate("DriftImport", "BFCL (JSON Lines)"),
        TaskFormat.SHARDED: translate("DriftImport", "Sharded instructions (JSON)"),
    }[format_]


def problem_sentence(problem: RecordProblem) -> str:
    """Why a record became no item; plain text. A code without a sentence raises KeyError."""
    sentence = translate("DriftImport", PROBLEMS[problem.code])
    return sentence.format(detail=name_shown(problem.detail) or "–")


def told_sentence(code: str) -> str:
    """What is to be known of some of the items; a code without a sentence raises KeyError."""
    return translate("DriftImport", _TOLD[code])
