"""Words for families, forms and the status of a case: the plain word first, the theory after."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.items import Condition, DriftFamily
from statelab_gui.domain.families import Family
from statelab_gui.domain.kinds import AnyFamily
from statelab_gui.views import theme
from statelab_gui.views.labels.drift import (
    condition_name,
    condition_sentence,
    drift_family_name,
    drift_family_sentence,
)
from statelab_gui.views.theme import Role

translate = QCoreApplication.translate
_CONDITIONS = frozenset(one.value for one in Condition)


def family_name(family: AnyFamily) -> str:
    """The plain name with the theory's name in brackets, where theory has one."""
    if isinstance(family, DriftFamily):
        return drift_family_name(family)
    return {
        Family.FIXED: translate("FamilyName", "Fixed (r-trivial)"),
        Family.OVERWRITE: translate("FamilyName", "Overwrite (aperiodic)"),
        Family.ADD: translate("FamilyName", "Add (solvable)"),
        Family.COPY: translate("FamilyName", "Copy (periodic)"),
    }[family]


def family_plain(family: AnyFamily) -> str:
    """The plain name alone, where room is short."""
    if isinstance(family, DriftFamily):
        return drift_family_name(family)
    return {
        Family.FIXED: translate("FamilyName", "Fixed"),
        Family.OVERWRITE: translate("FamilyName", "Overwrite"),
        Family.ADD: translate("FamilyName", "Add"),
        Family.COPY: translate("FamilyName", "Copy"),
    }[family]


def family_sentence(family: AnyFamily) -> str:
    """What must be read, or is asked for, in a case of the family."""
    if isinstance(family, DriftFamily):
        return drift_family_sentence(family)
    return {
        Family.FIXED: translate(
            "FamilyName", "Every later write repeats the first value: find it, nothing more."
        ),
        Family.OVERWRITE: translate(
            "FamilyName", "Every write gives a constant: the last write to a cell counts."
        ),
        Family.ADD: translate(
            "FamilyName", "A write adds to the cell's own value: all writes to the cell count."
        ),
        Family.COPY: translate(
            "FamilyName",
            "A write takes another cell's value of that moment: all cells must be followed.",
        ),
    }[family]


def form_name(form: str) -> str:
    """The name of a form or condition; one without a word of its own shows its key."""
    if form in _CONDITIONS:
        return condition_name(Condition(form))
    return {
        "code": translate("FormName", "Code"),
        "sheet": translate("FormName", "Sheet"),
    }.get(form, form)


def form_sentence(form: str) -> str:
    """How the updates of a form read, or how a condition tells the intents; "" for a form without
    a sentence of its own."""
    if form in _CONDITIONS:
        return condition_sentence(Condition(form))
    return {
        "code": translate("FormName", "Updates read as lines of a program."),
        "sheet": translate("FormName", "Updates read as instructions for a spreadsheet."),
    }.get(form, "")


def status_role(status: CaseStatus) -> Role:
    """The colour and sign that go with a status."""
    return {
        CaseStatus.UNANSWERED: Role.UNANSWERED,
        CaseStatus.RIGHT: Role.RIGHT,
        CaseStatus.MIXED: Role.MIXED,
        CaseStatus.WRONG: Role.WRONG,
        CaseStatus.FORMAT_ERROR: Role.FORMAT_ERROR,
        CaseStatus.INCOMPLETE: Role.INCOMPLETE,
        CaseStatus.INPUT_CUT: Role.TRUNCATED,
        CaseStatus.INPUT_TOO_LONG: Role.TRUNCATED,
        CaseStatus.NOT_GRADED: Role.QUIET,
    }[status]


def status_name(status: CaseStatus) -> str:
    """The word for a status."""
    return {
        CaseStatus.UNANSWERED: translate("StatusName", "Not answered"),
        CaseStatus.RIGHT: translate("StatusName", "Right"),
        CaseStatus.MIXED: translate("StatusName", "Mixed"),
        CaseStatus.WRONG: translate("StatusName", "Wrong"),
        CaseStatus.FORMAT_ERROR: translate("StatusName", "Format error"),
        CaseStatus.INCOMPLETE: translate("StatusName", "Incomplete"),
        CaseStatus.INPUT_CUT: translate("StatusName", "Input cut"),
        CaseStatus.INPUT_TOO_LONG: translate("StatusName", "Input too long"),
        CaseStatus.NOT_GRADED: translate("StatusName", "Not graded"),
    }[status]


def standing_role(status: CaseStatus, simulated: bool, begun: bool = False) -> Role:
    """The colour and sign of a case's standing; of one without a real reply that of a conversation
    that is half-way, or else of simulated replies."""
    if status is CaseStatus.UNANSWERED and begun:
        return Role.BEGUN
    only_simulated = simulated and status is CaseStatus.UNANSWERED
    return Role.SIMULATED if only_simulated else status_role(status)


def standing_name(status: CaseStatus, simulated: bool, begun: bool = False) -> str:
    """The words for a case's standing; simulated replies leave it unanswered, and are told of."""
    if status is CaseStatus.UNANSWERED and begun:
        return translate("StatusName", "Begun, not answered")
    if simulated and status is CaseStatus.UNANSWERED:
        return translate("StatusName", "Not answered; simulated")
    return status_name(status)


def standing_with_sign(status: CaseStatus, simulated: bool, begun: bool = False) -> str:
    """The sign and the words of a case's standing."""
    text, role = translate("StatusName", "{sign} {status}"), standing_role(status, simulated, begun)
    return text.format(sign=theme.sign(role), status=standing_name(status, simulated, begun))


def status_with_sign(status: CaseStatus) -> str:
    """The sign and the word, so that nothing rests on colour."""
    text = translate("StatusName", "{sign} {status}")
    return text.format(sign=theme.sign(status_role(status)), status=status_name(status))
