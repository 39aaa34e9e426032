"""Asks for a ruling on a reply and its reason; the verdict stays as it was computed."""

from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.log_columns import Ruling, RulingKind
from statelab_gui.views import theme
from statelab_gui.views.field_row import FieldRow
from statelab_gui.views.labels.log_cells import ruling_name
from statelab_gui.views.labels.runs import time_text
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.buttons import PrimaryButton
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle
from statelab_gui.views.widgets.radio_button import RadioButton

_LINES = 5
_KINDS = (RulingKind.RIGHT, RulingKind.WRONG, RulingKind.WITHDRAWN)


class RulingDialog(QDialog):
    """Accepted with a kind and a reason: `kind()` and `reason()`. Withdrawing is a ruling too, and
    is kept with its reason."""

    def __init__(
        self, case: str, verdict: str, standing: Ruling | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._standing = standing
        self.title = SectionTitle()
        self.verdict = RoleLabel(Role.QUIET)
        self.right = RadioButton()
        self.wrong = RadioButton()
        self.withdraw = RadioButton()
        self._kinds = QButtonGroup(self)
        self._reason = QPlainTextEdit()
        self.reason_row = FieldRow(self._reason)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go = PrimaryButton()

        self.withdraw.setVisible(standing is not None)
        for label in (self.title, self.verdict):
            label.setWordWrap(True)
        self._reason.setTabChangesFocus(True)
        self._reason.setFixedHeight(theme.row_height() * _LINES)
        self._reason.setMinimumWidth(self.fontMetrics().averageCharWidth() * 64)
        self.buttons.addButton(self.go, QDialogButtonBox.ButtonRole.AcceptRole)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self.title)
        layout.addWidget(self.verdict)
        for button in self._radios():
            self._kinds.addButton(button)
            layout.addWidget(button)
        layout.addWidget(self.reason_row)
        layout.addWidget(self.buttons)

        self._kinds.buttonToggled.connect(lambda: self._check())
        self._reason.textChanged.connect(self._check)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._word(case, verdict)
        self._check()
        self.right.setFocus()

    def _radios(self) -> tuple[RadioButton, ...]:
        return self.right, self.wrong, self.withdraw

    def kind(self) -> RulingKind | None:
        """What was chosen; None while nothing is."""
        chosen = [kind for kind, one in zip(_KINDS, self._radios(), strict=True) if one.isChecked()]
        return chosen[0] if chosen else None

    def reason(self) -> str:
        """The reason as typed, without blanks around it."""
        return self._reason.toPlainText().strip()

    def write_reason(self, text: str) -> None:
        """Put a reason in, as typing would."""
        self._reason.setPlainText(text)

    def _check(self) -> None:
        self.go.setEnabled(self.kind() is not None and bool(self.reason()))

    def _word(self, case: str, verdict: str) -> None:
        self.setWindowTitle(self.tr("Ruling"))
        self.title.setText(self.tr("Rule on the reply to {case}").format(case=case))
        if self._standing is None:
            said = self.tr(
                "Verdict: {verdict}. It stays, and the counts stay; the ruling stands beside it."
            )
            self.verdict.setText(said.format(verdict=verdict))
        else:
            said = self.tr("Verdict: {verdict}. Ruled {ruling}, {time}: {reason}")
            self.verdict.setText(
                said.format(
                    verdict=verdict,
                    ruling=ruling_name(self._standing.kind),
                    time=time_text(self._standing.at),
                    reason=self._standing.reason,
                )
            )
        self.right.setText(self.tr("&Right"))
        self.wrong.setText(self.tr("&Wrong"))
        self.withdraw.setText(self.tr("With&draw the ruling"))
        self.reason_row.word(
            self.tr("R&eason"), self.tr("It is recorded with its time, and undo does not erase it.")
        )
        self.go.setText(self.tr("Re&cord ruling"))
