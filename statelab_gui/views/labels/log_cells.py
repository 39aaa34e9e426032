"""Words for the cells of the run log: why one cannot be changed, what was done to many."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.log_columns import ColumnKind, RulingKind
from statelab_gui.domain.runs import Setting, SettingState
from statelab_gui.models.run_columns import FIELDS, TOLD, AnyColumn, RunColumn
from statelab_gui.models.run_paste import Refused, Why
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.labels.log import value_text

translate = QCoreApplication.translate

_JUDGED = frozenset(
    {RunColumn.RESULT, RunColumn.CORRECT, RunColumn.TOTAL, RunColumn.SCORE, RunColumn.FAULT}
)
_EXAMINED = frozenset({RunColumn.MODEL, RunColumn.SETTINGS, RunColumn.TOOLS})


def read_only_text(column: AnyColumn, answered: bool, writable: bool) -> str:
    """Why a cell cannot be edited, and where what it shows comes from; "" for one that can be."""
    if column in FIELDS or not isinstance(column, RunColumn):
        if not answered:
            return translate("RunCells", "There is no reply yet, so there is nothing to note.")
        return "" if writable else translate("RunCells", "The document is read-only.")
    if column is RunColumn.RULING:
        return translate("RunCells", "A ruling is given with its reason: Ctrl+Shift+R.")
    if column in _JUDGED:
        return translate(
            "RunCells",
            "Computed from the reply as received, and never edited. A ruling can stand beside it:"
            " Ctrl+Shift+R.",
        )
    if column in _EXAMINED:
        return translate("RunCells", "A setting of the examinee. It is changed on the Desk.")
    if column is RunColumn.OUTCOME or column in TOLD:
        return translate("RunCells", "As the service told it with the reply, and never edited.")
    return translate("RunCells", "Recorded or computed by the program, and never edited.")


def why_text(refused: Refused) -> str:
    """Why a cell does not take the text."""
    if refused.error is not None:
        return error_sentence(refused.error)
    return {
        Why.COMPUTED: translate("RunCells", "This column is computed and never edited."),
        Why.UNANSWERED: translate("RunCells", "This case is not answered yet."),
        Why.NO_ROW: translate("RunCells", "There is no such row."),
        Why.NO_COLUMN: translate("RunCells", "There is no column here."),
        Why.VALUE: "",
    }[refused.why]


def too_many_text(cells: int, most: int) -> str:
    """That a step is refused since it would touch too many cells."""
    said = translate(
        "RunCells",
        "These are {cells} cells, and one step changes at most {most}. Nothing was changed."
        " Choose fewer rows.",
    )
    return said.format(cells=cells, most=most)


def too_many_to_copy_text(cells: int, most: int) -> str:
    """That a copy is refused since it would be too large."""
    said = translate(
        "RunCells",
        "These are {cells} cells, and at most {most} are copied at once. Nothing was copied."
        " Export the rows instead.",
    )
    return said.format(cells=cells, most=most)


def copied_text(rows: int) -> str:
    """That rows are on the clipboard."""
    return translate("RunCells", "%n row(s) copied.", "", rows)


def filled_text(cells: int, left_out: int) -> str:
    """That cells were filled in, and how many of those chosen were not, since they cannot be."""
    done = translate("RunCells", "%n cell(s) filled in.", "", cells)
    if not left_out:
        return done
    left = translate("RunCells", "%n of those chosen cannot be filled in.", "", left_out)
    return translate("RunCells", "{done} {left}", "two sentences").format(done=done, left=left)


def nothing_to_fill_text() -> str:
    """That no chosen cell can be filled in."""
    return translate(
        "RunCells",
        "None of the cells chosen can be filled in. Those with a line below them can.",
    )


def kind_name(kind: ColumnKind) -> str:
    """What a column of the reviewer's own holds."""
    return {
        ColumnKind.TEXT: translate("RunCells", "Text"),
        ColumnKind.NUMBER: translate("RunCells", "Number"),
        ColumnKind.CHOICE: translate("RunCells", "Choice from a list"),
        ColumnKind.DATE: translate("RunCells", "Date"),
    }[kind]


def ruling_name(kind: RulingKind) -> str:
    """What was ruled."""
    return {
        RulingKind.RIGHT: translate("RunCells", "Right"),
        RulingKind.WRONG: translate("RunCells", "Wrong"),
        RulingKind.WITHDRAWN: translate("RunCells", "Withdrawn"),
    }[kind]


def filter_value_text(column: AnyColumn, setting: Setting) -> str:
    """A value in the menu of a filter; blank and not provided are values of their own."""
    return value_text(column, setting) or translate("RunCells", "Blank")


def history_value_text(column: AnyColumn, setting: Setting) -> str:
    """A value that a cell had: a blank one says that it was blank."""
    if column is RunColumn.RULING and setting.state is SettingState.VALUE:
        return ruling_name(RulingKind(setting.value))
    return filter_value_text(column, setting)
