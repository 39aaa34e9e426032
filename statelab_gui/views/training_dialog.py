"""The dialog that writes training data of a drift set: what, in which form, split how, where to."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.drift.training import TrainingKind
from statelab_gui.views import icons, theme
from statelab_gui.views.widgets.banner import Banner
from statelab_gui.views.widgets.dialog_room import lay_out_in_room
from statelab_gui.views.widgets.labels import FieldLabel, RoleLabel

MESSAGES, PROMPT_COMPLETION = "messages", "prompt_completion"
_FORMS = (PROMPT_COMPLETION, MESSAGES)
_MOST_SEED = 999_999


@dataclass(frozen=True)
class TrainingWish:
    """What is to be written: kinds, the form, the share of test items in percent, the seed of the
    split, the folder, and whether cases that are still sealed go along by the reviewer's word."""

    kinds: tuple[TrainingKind, ...]
    form: str
    test_percent: int
    seed: int
    folder: str
    word_given: bool


class TrainingDialog(QDialog):
    """After it was accepted, `wish` has what is to be written."""

    def __init__(self, cases: int, sealed: int, folder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cases, self._sealed = cases, sealed
        self.warning = Banner(theme.Role.PROBLEM)
        self._about = QLabel()
        self.kinds = {kind: QCheckBox() for kind in TrainingKind}
        self.form = QComboBox()
        self.share = QSpinBox()
        self.seed = QSpinBox()
        self.place = QLineEdit(folder)
        self.browse = QPushButton()
        self.word = QCheckBox()
        self._labels = [FieldLabel() for _ in range(5)]
        self._remark = RoleLabel(theme.Role.QUIET)
        self.why = RoleLabel(theme.Role.QUIET)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go: QPushButton = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        for form in _FORMS:
            self.form.addItem("", form)
        for box in self.kinds.values():
            box.setChecked(True)
        self.share.setRange(0, 100)
        self.share.setValue(20)
        self.seed.setRange(0, _MOST_SEED)
        self.seed.setValue(1)
        self._lay_out()

        for box in (*self.kinds.values(), self.word):
            box.toggled.connect(self._settle)
        self.place.textChanged.connect(self._settle)
        self.browse.clicked.connect(self._browse)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.retranslate()
        self._settle()

    def _lay_out(self) -> None:
        icons.set_icon(self.go, "export")
        icons.set_icon(self.browse, "folder")
        self.go.setAutoDefault(False)
        self.browse.setAutoDefault(False)
        self._about.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self._about, self._remark, self.why):
            label.setWordWrap(True)
            label.setMinimumWidth(self.fontMetrics().averageCharWidth() * 64)
        kinds = QWidget()
        column = QVBoxLayout(kinds)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(1))
        for box in self.kinds.values():
            column.addWidget(box)
        where = QWidget()
        row = QHBoxLayout(where)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.space(2))
        row.addWidget(self.place, 1)
        row.addWidget(self.browse)
        form = QFormLayout()
        form.setHorizontalSpacing(theme.space(3))
        form.setVerticalSpacing(theme.space(2))
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        fields = (kinds, self.form, self.share, self.seed, where)
        for label, field in zip(self._labels, fields, strict=True):
            form.addRow(label, field)
        editors = (next(iter(self.kinds.values())), self.form, self.share, self.seed, self.place)
        for label, editor in zip(self._labels, editors, strict=True):
            label.setBuddy(editor)
        layout = QVBoxLayout()
        layout.setContentsMargins(*[theme.space(4)] * 4)
        layout.setSpacing(theme.space(3))
        layout.addWidget(self._about)
        layout.addWidget(self.warning)
        layout.addLayout(form)
        layout.addWidget(self.word)
        layout.addWidget(self._remark)
        layout.addStretch(1)
        layout.addWidget(self.why)
        lay_out_in_room(self, layout, self.buttons)

    def wish(self) -> TrainingWish:
        """What is to be written."""
        return TrainingWish(
            tuple(kind for kind, box in self.kinds.items() if box.isChecked()),
            self.form.currentData(),
            self.share.value(),
            self.seed.value(),
            self.place.text().strip(),
            self.word.isChecked(),
        )

    def _settle(self) -> None:
        wish = self.wish()
        reason = ""
        if not wish.kinds:
            reason = self.tr("Tick what is to be written.")
        elif not wish.folder:
            reason = self.tr("Choose a folder.")
        elif self._sealed and not wish.word_given:
            reason = self.tr("The hidden answer books must be opened for this: tick that above.")
        self.why.setText(reason)
        self.go.setEnabled(not reason)

    def _browse(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.windowTitle(), self.place.text())
        if folder:
            self.place.setText(folder)

    def retranslate(self) -> None:
        """Word everything anew."""
        self.setWindowTitle(self.tr("Export training data"))
        self._about.setText(
            self.tr(
                "JSON Lines in the conversational format that TRL reads, of %n case(s). Items for"
                " training and for testing are kept apart, in every condition and language.",
                "",
                self._cases,
            )
        )
        warning = self.tr("The files hold the truth. Keep them away from the models you judge.")
        if self._sealed:
            warning = self.tr(
                "The files hold the truth, that of %n case(s) with a hidden answer book too. Keep"
                " them away from the models you judge.",
                "",
                self._sealed,
            )
        self.warning.say(warning)
        texts = (
            self.tr("What"),
            self.tr("&Form"),
            self.tr("&Test items"),
            self.tr("&Seed of the split"),
            self.tr("In f&older"),
        )
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        for kind, text in (
            (TrainingKind.TRACKER, self.tr("Tracker steps: message and state → edits, new state")),
            (TrainingKind.TRACE, self.tr("Traces: the updates of the state, then the answer")),
        ):
            self.kinds[kind].setText(text)
            self.kinds[kind].setAccessibleName(text)
        self.form.setItemText(0, self.tr("Prompt and completion"))
        self.form.setItemText(1, self.tr("Whole conversation (messages)"))
        self.form.setAccessibleName(self.tr("Form of a line"))
        self.share.setSuffix(self.tr(" %"))
        self.share.setAccessibleName(self.tr("Share of test items in percent"))
        self.seed.setAccessibleName(self.tr("Seed of the split"))
        self.place.setAccessibleName(self.tr("Folder"))
        self.browse.setText(self.tr("Choose…"))
        self.browse.setAccessibleName(self.tr("Choose a folder"))
        self.word.setText(self.tr("Open the hidden answer books for this; each is recorded"))
        self.word.setVisible(bool(self._sealed))
        self._remark.setText(
            self.tr(
                "The files go into a new folder of the set's name there. Items that nothing solves"
                " here have tracker steps and no trace."
            )
        )
        self.go.setText(self.tr("Export"))
        self._settle()
