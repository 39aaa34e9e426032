"""The dialog that describes an examinee: every setting empty, a value, or not provided."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.drift.arms import FIXED, OWN, Arm, arm_of
from statelab_gui.domain.drift.matrix import ARM_FIELDS
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.runs import (
    BLANK,
    EXAMINEE_FIELDS,
    NO_TOOLS,
    OUTPUT_FORMATS,
    FieldSpec,
    Setting,
    SettingState,
    looks_like_key,
)
from statelab_gui.views import theme
from statelab_gui.views.labels.arms import arm_sentence
from statelab_gui.views.labels.examinees import field_hint, shown_value
from statelab_gui.views.labels.field_names import field_name
from statelab_gui.views.setting_field import SettingField
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.banner import Banner
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle


@dataclass(frozen=True)
class ExamineeDraft:
    """What the dialog begins with: `replies` counts those the examinee already has."""

    settings: Mapping[str, Setting]
    is_new: bool = True
    replies: int = 0


class ExamineeDialog(QDialog):
    """Asks for an examinee's settings. After `exec()` accepted, `settings()` has all of them.

    `models_requested` wishes for a model to choose, which `take_model` fills in.
    """

    models_requested = Signal()

    def __init__(self, draft: ExamineeDraft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = draft
        self.fields = {spec.key: _field(spec) for spec in EXAMINEE_FIELDS}
        self.warnings = {spec.key: RoleLabel(Role.PROBLEM) for spec in EXAMINEE_FIELDS}
        self.models = QPushButton()
        self.explanation = RoleLabel(Role.QUIET)
        self.drift_note = RoleLabel(Role.QUIET)
        self.version_note = Banner(Role.STEP)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
        )
        self._lay_out()
        self._fill()
        self._connect()
        self._check()
        self.fields["model"].setFocus()

    def _lay_out(self) -> None:
        self.setWindowTitle(
            self.tr("New examinee") if self._draft.is_new else self.tr("Settings of the examinee")
        )
        self.explanation.setWordWrap(True)
        self.explanation.setText(
            self.tr(
                "An examinee is a model with all its settings. Leave empty what you do not know; "
                "press “Not provided” where the interface does not offer or show a setting."
            )
        )
        self.models.setText(self.tr("Models…"))
        self.models.setToolTip(self.tr("Choose among the models that a connection offers"))
        self.models.setAutoDefault(False)
        self.fields["model"].add_beside(self.models)
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, theme.space(2), 0)
        grid.setHorizontalSpacing(theme.space(3))
        grid.setVerticalSpacing(theme.space(1))
        row = 0
        for spec in EXAMINEE_FIELDS:
            if spec.key == ARM_FIELDS[0]:
                self._head_drift(grid, 2 * row)
                row += 1
            label = QLabel(field_name(spec.key))
            label.setBuddy(self.fields[spec.key])
            top = Qt.AlignmentFlag.AlignTop if spec.multiline else Qt.AlignmentFlag.AlignVCenter
            grid.addWidget(label, 2 * row, 0, Qt.AlignmentFlag.AlignRight | top)
            grid.addWidget(self.fields[spec.key], 2 * row, 1)
            self.warnings[spec.key].setWordWrap(True)
            policy = self.warnings[spec.key].sizePolicy()
            policy.setRetainSizeWhenHidden(spec.key == "model")  # typing must not move the rows
            self.warnings[spec.key].setSizePolicy(policy)
            grid.addWidget(self.warnings[spec.key], 2 * row + 1, 1)
            row += 1
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(2 * row, 1)  # what is left is left below
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the hand begins at the first field
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setSpacing(theme.space(3))
        column.addWidget(self.explanation)
        column.addWidget(self.version_note)
        column.addWidget(scroll, 1)
        column.addWidget(self.buttons)
        self._word_buttons()
        wish = inside.minimumSizeHint()
        high = wish.height() + theme.space(6) * 5
        room = self.screen().availableGeometry().height() - theme.space(6) * 3
        self.resize(max(wish.width(), theme.space(6) * 27), min(high, room))

    def _head_drift(self, grid: QGridLayout, row: int) -> None:
        """Say of the settings below what they are for."""
        title = SectionTitle()
        title.setText(self.tr("Intent drift"))
        grid.addWidget(title, row, 0, 1, 2)
        self.drift_note.setWordWrap(True)
        self.drift_note.setText(
            self.tr(
                "Only for conversations. The same model under another arm is another examinee;"
                " leave these empty for state tracking."
            )
        )
        grid.addWidget(self.drift_note, row + 1, 0, 1, 2)

    def _word_buttons(self) -> None:
        save = self.save_button()
        if self._draft.replies:
            save.setText(self.tr("Save as a new version"))
        elif self._draft.is_new:
            save.setText(self.tr("Add examinee"))
        else:
            save.setText(self.tr("Save"))
        cancel = self.buttons.button(QDialogButtonBox.StandardButton.Cancel)
        cancel.setText(self.tr("Cancel"))

    def _fill(self) -> None:
        for key, field in self.fields.items():
            field.set_setting(self._draft.settings.get(key, BLANK))
        if self._draft.replies:
            self.version_note.say(
                self.tr(
                    "This examinee has %n recorded reply(s). They keep the settings they were "
                    "given with; what you change here becomes a new version.",
                    "",
                    self._draft.replies,
                )
            )

    def _connect(self) -> None:
        for field in self.fields.values():
            field.changed.connect(self._check)
        self.models.clicked.connect(self.models_requested)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def settings(self) -> dict[str, Setting]:
        """Every field's setting, by key."""
        return {key: field.setting() for key, field in self.fields.items()}

    def take_model(self, model: str, provider: str, interface: str) -> None:
        """Fill in a model and how it is reached; the other settings stay as they are."""
        for key, value in (("model", model), ("provider", provider), ("interface", interface)):
            self.fields[key].set_setting(Setting.of(value))
        self._check()

    def save_button(self) -> QPushButton:
        """The button that accepts."""
        return self.buttons.button(QDialogButtonBox.StandardButton.Save)

    def _check(self) -> None:
        settings = self.settings()
        for key, setting in settings.items():
            self._warn(key, self._warning(key, setting))
        told_apart = settings["model"].state is not SettingState.BLANK
        changed = self._draft.is_new or settings != {
            key: self._draft.settings.get(key, BLANK) for key in settings
        }
        self.save_button().setEnabled(told_apart and changed)

    def _warning(self, key: str, setting: Setting) -> str:
        if setting.state is SettingState.VALUE and looks_like_key(setting.value):
            return self.tr(
                "This looks like an access key. Do not write it here: it would be stored in the "
                "document as plain text."
            )
        if key == "arm":
            return self._about_arm(setting)
        if key == "trigger":
            return self._about_trigger()
        if key == "model" and setting.state is SettingState.BLANK:
            return self.tr(
                "Without its model an examinee cannot be told apart: write it, or press "
                "“Not provided”."
            )
        return ""

    def _about_arm(self, setting: Setting) -> str:
        """What the chosen arm does."""
        value = setting.value.strip()
        return arm_sentence(Arm(value)) if value in set(Arm) else ""

    def _about_trigger(self) -> str:
        """What is wrong with the trigger, or that the arm chosen has no use without it."""
        settings = {key: self.fields[key].setting() for key in ("arm", "trigger")}
        window = self.fields["context_window"].setting()
        try:
            chosen = arm_of({**settings, "context_window": window})
        except KnownError as error:
            wrong = self.tr("The trigger is a number of percent above 0.")
            return wrong if error.facts["field"] == "trigger" else ""
        if chosen.arm.compacts and (chosen.trigger is None or chosen.window is None):
            return self.tr(
                "What is left empty of trigger and context window is the arm's usual size, which"
                " short conversations do not reach."
            )
        return ""

    def _warn(self, key: str, text: str) -> None:
        label = self.warnings[key]
        if label.text() != text:
            label.setText(text)
            missing = self.fields[key].setting().state is SettingState.BLANK
            label.set_role(Role.QUIET if missing or key == "arm" else Role.PROBLEM)
        label.setVisible(bool(text))


def _field(spec: FieldSpec) -> SettingField:
    offered: tuple[str, ...] = {
        "tools": (NO_TOOLS,),
        "format": OUTPUT_FORMATS,
        "arm": tuple(Arm),
        "turns": (FIXED, OWN),
    }.get(spec.kind, ())
    return SettingField(
        field_name(spec.key),
        multiline=spec.multiline,
        choices=[(value, shown_value(spec.key, value)) for value in offered],
        only_choices=spec.kind in ("format", "arm", "turns"),
        hint=field_hint(spec.key),
    )
