"""Words for intent drift: families, conditions, languages, edits and what a goal is for."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.drift.intents import EditKind, Goal, GoalRole
from statelab_gui.domain.drift.items import CONTROL_OF, Condition, DriftFamily, Language

translate = QCoreApplication.translate


def drift_family_name(family: DriftFamily) -> str:
    """The name of a family of source tasks."""
    return {
        DriftFamily.ORDERS: translate("DriftFamily", "Arithmetic orders"),
        DriftFamily.SQL: translate("DriftFamily", "SQL queries"),
        DriftFamily.CALLS: translate("DriftFamily", "Function calls"),
        DriftFamily.TABLE_TEXT: translate("DriftFamily", "Table to text"),
        DriftFamily.PYTHON: translate("DriftFamily", "Python functions"),
        DriftFamily.CELLS: translate("DriftFamily", "State cells"),
        DriftFamily.GSM8K: translate("DriftFamily", "GSM8K"),
        DriftFamily.HUMANEVAL: translate("DriftFamily", "HumanEval"),
        DriftFamily.BFCL: translate("DriftFamily", "BFCL"),
        DriftFamily.SHARDED: translate("DriftFamily", "Sharded instructions"),
    }[family]


def drift_family_sentence(family: DriftFamily) -> str:
    """What an item of the family asks for, and how its answer is graded."""
    imported = translate(
        "DriftFamily",
        "Imported. There is no solver for it, so its items carry no variants and no decoys.",
    )
    return {
        DriftFamily.ORDERS: translate(
            "DriftFamily", "What does it come to? The last number of the answer is compared."
        ),
        DriftFamily.SQL: translate(
            "DriftFamily",
            "Write a query. It is run on a small database, and the rows are compared.",
        ),
        DriftFamily.CALLS: translate(
            "DriftFamily", "Call a function. Its name and its arguments are compared."
        ),
        DriftFamily.TABLE_TEXT: translate(
            "DriftFamily",
            "Put rows of a table into a text. sacreBLEU compares it; only a perfect match is full"
            " credit.",
        ),
        DriftFamily.PYTHON: translate(
            "DriftFamily",
            "Write a function. Unit tests judge it, where running code is switched on.",
        ),
        DriftFamily.CELLS: translate(
            "DriftFamily", "Give the value of every cell as JSON. The cell scorer judges it."
        ),
    }.get(family, imported)


def condition_name(condition: Condition) -> str:
    """The name of a condition."""
    return {
        Condition.CLEAN: translate("DriftCondition", "Clean"),
        Condition.EASY: translate("DriftCondition", "Easy"),
        Condition.MEDIUM: translate("DriftCondition", "Medium"),
        Condition.HARD: translate("DriftCondition", "Hard"),
        Condition.CONTROL_EASY: translate("DriftCondition", "Control of easy"),
        Condition.CONTROL_MEDIUM: translate("DriftCondition", "Control of medium"),
        Condition.CONTROL_HARD: translate("DriftCondition", "Control of hard"),
    }[condition]


def condition_sentence(condition: Condition) -> str:
    """How the final intents are told in a condition."""
    if condition in CONTROL_OF:
        return translate(
            "DriftCondition",
            "All is said in the first turn, then confirmations that change nothing: as many turns"
            " as the condition that it is matched to.",
        )
    return {
        Condition.CLEAN: translate("DriftCondition", "The final intents in one message."),
        Condition.EASY: translate(
            "DriftCondition", "At most 1 variant a goal and at most 1 decoy, taken back by the end."
        ),
        Condition.MEDIUM: translate(
            "DriftCondition",
            "At most 3 variants a goal and at most 3 decoys, taken back by the end.",
        ),
        Condition.HARD: translate(
            "DriftCondition",
            "At most 5 variants a goal and at most 5 decoys, taken back by the end.",
        ),
    }[condition]


def conversation_language(language: Language) -> str:
    """The language that a conversation is held in, named in itself."""
    return {Language.EN: "English", Language.ZH_TW: "繁體中文"}[language]


_EDIT_SIGNS = {EditKind.ADD: "+", EditKind.DELETE: "−", EditKind.REPLACE: "⇄"}


def edit_name(kind: EditKind) -> str:
    """The sign and the word of a kind of edit."""
    word = {
        EditKind.ADD: translate("DriftEdit", "Add"),
        EditKind.DELETE: translate("DriftEdit", "Delete"),
        EditKind.REPLACE: translate("DriftEdit", "Replace"),
    }[kind]
    return translate("DriftEdit", "{sign} {edit}").format(sign=_EDIT_SIGNS[kind], edit=word)


def value_note(goal: Goal, value: int) -> str:
    """What a value of a goal is in the end; "" for the one wanted then, and for none."""
    if value == 0:
        return ""
    if goal.role is GoalRole.DECOY:
        return translate("DriftEdit", "decoy")
    if value in goal.harmless:
        return translate("DriftEdit", "variant, harmless")
    return translate("DriftEdit", "variant") if value > 1 else ""


def value_words(goal: Goal, value: int) -> str:
    """The words of a goal's value by its number; 0 is that the goal is not active, and any other
    number is no known value."""
    if value == 0:
        return translate("DriftEdit", "not active")
    if 1 <= value <= len(goal.values):
        return goal.values[value - 1].words
    return translate("DriftEdit", "another value")
