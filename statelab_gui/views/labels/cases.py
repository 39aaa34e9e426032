"""Words for the columns of the case table."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.cases import CaseInfo
from statelab_gui.models.case_table import CaseColumn, CaseWords
from statelab_gui.views.labels.families import (
    family_name,
    form_name,
    standing_name,
    standing_with_sign,
)
from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP
from statelab_gui.views.labels.recipes import number

translate = QCoreApplication.translate
_OF_DRIFT = {
    CaseColumn.FORM: QT_TRANSLATE_NOOP("CaseColumn", "Condition"),
    CaseColumn.LENGTH: QT_TRANSLATE_NOOP("CaseColumn", "Turns"),
    CaseColumn.UPDATES: QT_TRANSLATE_NOOP("CaseColumn", "Edits"),
}


def column_name(column: CaseColumn, of_drift: bool = False) -> str:
    """The header of a column; cases of intent drift have turns and edits in place of moves and
    updates."""
    if of_drift and column is CaseColumn.FAMILY:
        return translate("CaseColumn", "Family", "kind of task of conversations")
    if of_drift and column in _OF_DRIFT:
        return translate("CaseColumn", _OF_DRIFT[column])
    return {
        CaseColumn.NAME: translate("CaseColumn", "Case"),
        CaseColumn.FAMILY: translate("CaseColumn", "Family"),
        CaseColumn.FORM: translate("CaseColumn", "Form"),
        CaseColumn.LENGTH: translate("CaseColumn", "Length"),
        CaseColumn.SEED: translate("CaseColumn", "Seed"),
        CaseColumn.UPDATES: translate("CaseColumn", "Updates"),
        CaseColumn.CHARACTERS: translate("CaseColumn", "Characters"),
        CaseColumn.STATUS: translate("CaseColumn", "Status"),
    }[column]


def cell_text(column: CaseColumn, case: CaseInfo) -> str:
    """What a cell of the table shows."""
    match column:
        case CaseColumn.NAME:
            return case.name
        case CaseColumn.FAMILY:
            return family_name(case.family)
        case CaseColumn.FORM:
            return form_name(case.form)
        case CaseColumn.LENGTH:
            return number(case.length)
        case CaseColumn.SEED:
            return str(case.seed)  # a seed is a name, not an amount: never grouped
        case CaseColumn.UPDATES:
            return number(case.updates)
        case CaseColumn.CHARACTERS:
            return number(case.characters)
        case CaseColumn.STATUS:
            return standing_with_sign(case.status, case.simulated > 0, case.begun)


def cell_described(column: CaseColumn, case: CaseInfo) -> str:
    """What an assistive tool reads of a cell: words without signs."""
    if column is CaseColumn.STATUS:
        return standing_name(case.status, case.simulated > 0, case.begun)
    return cell_text(column, case)


def case_words() -> CaseWords:
    """The words that the case table asks for."""
    return CaseWords(header=column_name, text=cell_text, described=cell_described)
