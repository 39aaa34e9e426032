"""The two ways out of the Cases page: prompts and, apart and with a warning, the answer book."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.cases import CaseInfo
from statelab_gui.views import icons, theme
from statelab_gui.views.widgets.banner import Banner
from statelab_gui.views.widgets.radio_button import RadioButton


class ExportDialog(QDialog):
    """Asks which cases and into which folder; `cases` and `folder` hold the answers."""

    def __init__(
        self, chosen: list[CaseInfo], every: list[CaseInfo], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._chosen = chosen
        self._every = every
        self.warning = Banner(theme.Role.PROBLEM)
        self.only_chosen = RadioButton()
        self.whole_set = RadioButton()
        self._scope = QButtonGroup(self)
        self._place_label = QLabel()
        self.place = QLineEdit()
        self.browse = QPushButton()
        self._remark = QLabel()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go: QPushButton = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        icons.set_icon(self.browse, "folder")
        self._scope.addButton(self.only_chosen)
        self._scope.addButton(self.whole_set)
        (self.only_chosen if len(chosen) > 1 else self.whole_set).setChecked(True)
        self._place_label.setBuddy(self.place)
        self._remark.setTextFormat(Qt.TextFormat.PlainText)
        self._remark.setWordWrap(True)
        self.place.setMinimumWidth(self.fontMetrics().averageCharWidth() * 44)

        row = QHBoxLayout()
        row.setSpacing(theme.space(2))
        row.addWidget(self.place, 1)
        row.addWidget(self.browse)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self.warning)
        layout.addWidget(self.only_chosen)
        layout.addWidget(self.whole_set)
        layout.addSpacing(theme.space(1))
        layout.addWidget(self._place_label)
        layout.addLayout(row)
        layout.addWidget(self._remark)
        layout.addSpacing(theme.space(2))
        layout.addWidget(self.buttons)

        self.browse.clicked.connect(self._browse)
        self.place.textChanged.connect(self._settle)
        self._scope.buttonToggled.connect(self._settle)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._word()
        self._settle()

    @property
    def cases(self) -> list[CaseInfo]:
        """The cases to be written."""
        return self._chosen if self.only_chosen.isChecked() else self._every

    @property
    def folder(self) -> str:
        """Where to; "" while nothing is chosen."""
        return self.place.text().strip()

    def _word(self) -> None:
        # Not self.tr: in a class that others derive from it would miss the plurals.
        translate = QCoreApplication.translate
        chosen, every = len(self._chosen), len(self._every)
        self.only_chosen.setText(translate("ExportDialog", "The %n chosen case(s)", None, chosen))
        self.whole_set.setText(translate("ExportDialog", "The whole set: %n case(s)", None, every))
        self.only_chosen.setEnabled(bool(self._chosen))
        self._place_label.setText(self.tr("&Folder"))
        self.browse.setText(self.tr("Choose…"))
        self.browse.setAccessibleName(self.tr("Choose a folder"))

    def _settle(self) -> None:
        self.go.setEnabled(bool(self.folder) and bool(self.cases))

    def _browse(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.windowTitle(), self.folder)
        if folder:
            self.place.setText(folder)

    def remark(self, text: str) -> None:
        """What is said below the folder."""
        self._remark.setText(text)


class SavePromptsDialog(ExportDialog):
    """Prompts alone: no answer can go along."""

    def _word(self) -> None:
        super()._word()
        self.setWindowTitle(self.tr("Save prompts"))
        self.go.setText(self.tr("Save prompts"))
        icons.set_icon(self.go, "save")
        self.remark(
            self.tr("One text file a prompt, into a new or empty folder. No answers go along.")
        )


class ExportBookDialog(ExportDialog):
    """The answers: warns, and says how many hidden books this opens."""

    def _word(self) -> None:
        super()._word()
        self.setWindowTitle(self.tr("Export answer book"))
        self.go.setText(self.tr("Export answers"))
        icons.set_icon(self.go, "export")
        self.go.setAutoDefault(False)
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setDefault(True)
        self.remark(self.tr("Writes answers.json into the folder, which may not hold one yet."))

    @property
    def sealed(self) -> list[CaseInfo]:
        """The cases whose hidden book the export opens."""
        return [case for case in self.cases if case.sealed]

    def _settle(self) -> None:
        super()._settle()
        warning = self.tr("The file holds every answer. Keep it away from the models you judge.")
        sealed = len(self.sealed)
        if sealed:
            warning = self.tr(
                "The file holds every answer. Keep it away from the models you judge. "
                "%n hidden answer book(s) will be opened: each reveal is recorded with its time.",
                "",
                sealed,
            )
        self.warning.say(warning)
