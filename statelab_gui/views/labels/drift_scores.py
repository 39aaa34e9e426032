"""Words for a table of per-item results: what was read, and what is wrong with a row."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.drift.measures import Arm, Measures
from statelab_gui.domain.drift.score_rows import (
    ARM,
    CONDITION,
    FAMILY,
    ITEM,
    MODEL,
    SCORE,
    ScoreTable,
)
from statelab_gui.domain.import_rows import RowProblem
from statelab_gui.views.labels.drift_report import measure_notes
from statelab_gui.views.labels.importing import problem_text
from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP
from statelab_gui.views.labels.sentences import joined

translate = QCoreApplication.translate

_SENTENCES: dict[str, str] = {
    "score_without_item": QT_TRANSLATE_NOOP("DriftScores", "The row names no item."),
    "score_without_condition": QT_TRANSLATE_NOOP(
        "DriftScores", "The row names no condition. Write clean, easy, medium, hard or your own."
    ),
    "score_not_a_number": QT_TRANSLATE_NOOP(
        "DriftScores",
        "“{value}” is no number. Write a score from 0 to 1, such as 0.5: 0 for an answer that"
        " cannot be used, nothing where nobody answered.",
    ),
    "score_out_of_range": QT_TRANSLATE_NOOP(
        "DriftScores", "{value} is not from 0 to 1. Write a share, not a percentage."
    ),
    "score_two_families": QT_TRANSLATE_NOOP(
        "DriftScores",
        "The item “{item}” is of the family “{family}” here and of “{other}” in row {row}. Give it"
        " one family.",
    ),
}


def score_problem_text(problem: RowProblem) -> str:
    """Why a row cannot be taken, in a sentence or two."""
    source = _SENTENCES.get(problem.code)
    if source is None:
        return problem_text(problem)
    facts = {
        key: name_shown(one) if isinstance(one, str) else one for key, one in problem.facts.items()
    }
    return translate("DriftScores", source).format(**facts)


def column_text(name: str, key: str) -> str:
    """The name of a column of a file, and what it is read as."""
    words = {
        ITEM: translate("DriftScores", "{name} ▸ item"),
        CONDITION: translate("DriftScores", "{name} ▸ condition"),
        SCORE: translate("DriftScores", "{name} ▸ score"),
        ARM: translate("DriftScores", "{name} ▸ arm"),
        FAMILY: translate("DriftScores", "{name} ▸ family"),
        MODEL: translate("DriftScores", "{name} ▸ model"),
    }
    pattern = words.get(key, translate("DriftScores", "{name} (not read)"))
    return pattern.format(name=name_shown(name))


def table_arm(arm: Arm) -> str:
    """The name of an arm of a table: its model and arm, as far as the table tells them."""
    model, who = name_shown(arm.model), name_shown(str(arm.who))
    if model and who:
        return translate("DriftScores", "{model} · {arm}").format(model=model, arm=who)
    return model or who or translate("DriftScores", "All rows")


def read_text(table: ScoreTable, measures: Measures) -> str:
    """What was read, in sentences."""
    said = [
        translate("DriftScores", "%n row(s) read.", "", table.rows),
        translate("DriftScores", "%n item(s).", "", measures.items),
        translate("DriftScores", "%n condition(s).", "", len(measures.conditions)),
    ]
    if table.repeats:
        said.append(
            translate(
                "DriftScores",
                "%n row(s) are another answer to the same item: repeats are averaged.",
                "",
                table.repeats,
            )
        )
    if table.unanswered:
        said.append(
            translate(
                "DriftScores", "%n row(s) without a score are in no figure.", "", table.unanswered
            )
        )
    if table.apart:
        said.append(
            translate(
                "DriftScores",
                "%n row(s) with a score not provided are in no figure.",
                "",
                table.apart,
            )
        )
    if "clean" not in measures.conditions:
        said.append(
            translate(
                "DriftScores", "No row is of the condition clean, so there is no IDG to tell."
            )
        )
    return joined(said)


def refused_text(table: ScoreTable) -> str:
    """That nothing is measured while there are problems."""
    return translate(
        "DriftScores",
        "%n problem(s): nothing is measured until the file has none.",
        "",
        table.problem_count,
    )


def score_notes(measures: Measures) -> str:
    """How the figures are read, in one paragraph."""
    return joined(measure_notes(measures))
