"""Words for the matrix of items, conditions and examinees."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.drift.items import Condition, Language
from statelab_gui.models.drift_matrix import (
    HeadColumn,
    MatrixCell,
    MatrixItem,
    MatrixRow,
    MatrixWords,
)
from statelab_gui.views import theme
from statelab_gui.views.labels.drift import (
    condition_name,
    conversation_language,
    drift_family_name,
)
from statelab_gui.views.labels.families import standing_name, standing_role
from statelab_gui.views.labels.verdicts import score_text
from statelab_gui.views.theme import Role

translate = QCoreApplication.translate


def cell_role(cell: MatrixCell) -> Role:
    """The colour and the sign of how a case stands."""
    return standing_role(cell.status, simulated=False, begun=cell.begun)


def item_name(item: MatrixItem) -> str:
    """An item in a few words, its language told where that is not English."""
    name = translate("DriftMatrix", "{seed} · {family}").format(
        seed=item.seed, family=drift_family_name(item.family)
    )
    if item.language is Language.EN:
        return name
    pattern = translate("DriftMatrix", "{item} · {language}")
    return pattern.format(item=name, language=conversation_language(item.language))


def _head(column: HeadColumn) -> str:
    return {
        HeadColumn.ITEM: translate("DriftMatrix", "Item"),
        HeadColumn.EXAMINEE: translate("DriftMatrix", "Examinee"),
    }[column]


def _standing(cell: MatrixCell) -> str:
    """The word of a standing, with the score where that says more."""
    word = standing_name(cell.status, simulated=False, begun=cell.begun)
    if cell.score is None or cell.status is CaseStatus.FORMAT_ERROR:
        return word
    if cell.score in (0.0, 1.0):
        return word
    pattern = translate("DriftMatrix", "{status} {score}")
    return pattern.format(status=word, score=score_text(cell.score))


def cell_text(cell: MatrixCell) -> str:
    """Sign and word of how a case stands; a simulated reply is marked."""
    text = translate("DriftMatrix", "{sign} {status}").format(
        sign=theme.sign(cell_role(cell)), status=_standing(cell)
    )
    if not cell.simulated:
        return text
    simulated = translate("DriftMatrix", "{sign} {result}")
    return simulated.format(sign=theme.sign(Role.SIMULATED), result=text)


def _described(row: MatrixRow, condition: Condition) -> str:
    """A cell for an assistive tool: words without signs."""
    cell = row.cells.get(condition)
    if cell is None:
        return ""
    pattern = translate("DriftMatrix", "{item}, {condition}, {examinee}: {standing}")
    if cell.simulated:
        pattern = translate("DriftMatrix", "{item}, {condition}, {examinee}: simulated, {standing}")
    if not row.examinee:
        pattern = translate("DriftMatrix", "{item}, {condition}: {standing}")
    return pattern.format(
        item=item_name(row.item),
        condition=condition_name(condition),
        examinee=row.examinee,
        standing=_standing(cell),
    )


def matrix_words() -> MatrixWords:
    """The words that the matrix asks for."""
    return MatrixWords(
        head=_head,
        condition=condition_name,
        item=lambda item: name_shown(item_name(item)),
        cell=cell_text,
        described=_described,
    )
