"""The page a reviewer sees first: begin a document, go on with one, or look at the sample."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.views import icons, theme
from statelab_gui.views.recent_list import RecentList
from statelab_gui.views.widgets.buttons import PrimaryButton
from statelab_gui.views.widgets.labels import PageTitle, RoleLabel, SectionTitle

_STATION_ICONS = ("cases", "desk", "first_error", "drift")
_COLUMN_CHARACTERS = 104  # the widest that lines are easily read


class WelcomeView(QScrollArea):
    """States wishes only: new, open, sample, first steps, or one of the recent documents."""

    new_requested = Signal()
    open_requested = Signal()
    sample_requested = Signal()
    first_steps_requested = Signal()
    document_chosen = Signal(str)
    missing_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QWidget()
        self._title = PageTitle()
        self._lead = RoleLabel(theme.Role.QUIET)
        self._pictures = [QLabel() for _ in _STATION_ICONS]
        self._lines = [QLabel() for _ in _STATION_ICONS]
        self.new_button = PrimaryButton()
        self.open_button = QPushButton()
        self.sample_button = QPushButton()
        self.help_button = QPushButton()
        self._recent_title = SectionTitle()
        self.recent = RecentList()
        self._no_recent = RoleLabel(theme.Role.QUIET)

        self._lay_out()
        self.retranslate()
        self.show_recent([])

        self.new_button.clicked.connect(self.new_requested)
        self.open_button.clicked.connect(self.open_requested)
        self.sample_button.clicked.connect(self.sample_requested)
        self.help_button.clicked.connect(self.first_steps_requested)
        self.recent.document_chosen.connect(self.document_chosen)
        self.recent.missing_chosen.connect(self.missing_chosen)

    @property
    def page_title(self) -> str:
        """The page's name."""
        return self.tr("Welcome")

    def show_recent(self, paths: Sequence[str]) -> None:
        """List the recent documents, or say that there are none yet."""
        self.recent.show_paths(paths)
        self.recent.setVisible(bool(paths))
        self._no_recent.setVisible(not paths)

    def mark_missing(self, missing: Collection[str]) -> None:
        """Grey the recent documents that are not found."""
        self.recent.mark_missing(missing)

    def retranslate(self) -> None:
        """Put every text shown into the language that is now installed."""
        self._title.setText(self.tr("StateLab"))
        self._lead.setText(
            self.tr("Judge, offline, whether a language model keeps track of what changes.")
        )
        for line, text in zip(
            self._lines,
            (
                self.tr(
                    "Make a case set: lists of updates. The computer executes them and keeps the "
                    "true state hidden in an answer book."
                ),
                self.tr(
                    "Give a prompt to the model in a new conversation and paste its reply, or let "
                    "the program fetch many. Read the verdict cell by cell; every reply is kept "
                    "exactly as received."
                ),
                self.tr(
                    "Where a reply is wrong, ask again about the first updates only, until you "
                    "see the first observed wrong prefix."
                ),
                self.tr(
                    "Or, on the page Drift, give it conversations whose user changes their mind, "
                    "and see whether the answer follows what holds in the end."
                ),
            ),
            strict=True,
        ):
            line.setText(text)
        self.new_button.setText(self.tr("New document…"))
        self.open_button.setText(self.tr("Open…"))
        self.sample_button.setText(self.tr("Open the sample…"))
        self.help_button.setText(self.tr("First steps"))
        self._recent_title.setText(self.tr("Recent documents"))
        self.recent.setAccessibleName(self.tr("Recent documents"))
        self.recent.retranslate()
        self._no_recent.setText(
            self.tr("None yet. A document is one file: case sets, replies and verdicts together.")
        )

    def changeEvent(self, event: QEvent) -> None:
        """Keep the column as wide as lines of the new text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_width()

    def _lay_out(self) -> None:
        stations = QGridLayout()
        stations.setHorizontalSpacing(theme.space(3))
        stations.setVerticalSpacing(theme.space(3))
        stations.setColumnStretch(1, 1)
        for row, (picture, line) in enumerate(zip(self._pictures, self._lines, strict=True)):
            icons.show_icon(picture, _STATION_ICONS[row], theme.space(5))
            line.setTextFormat(Qt.TextFormat.PlainText)
            line.setWordWrap(True)
            stations.addWidget(picture, row, 0, Qt.AlignmentFlag.AlignTop)
            stations.addWidget(line, row, 1, Qt.AlignmentFlag.AlignVCenter)

        buttons = QHBoxLayout()
        buttons.setSpacing(theme.space(2))
        for button, name in (
            (self.new_button, ""),
            (self.open_button, "open"),
            (self.sample_button, "sample"),
            (self.help_button, "help"),
        ):
            if name:
                icons.set_icon(button, name)
            button.setMinimumHeight(theme.space(6))
            button.setIconSize(QSize(theme.icon_size(), theme.icon_size()))
            buttons.addWidget(button)
        self.help_button.setFlat(True)
        buttons.addStretch(1)

        self._lead.setWordWrap(True)
        self._no_recent.setWordWrap(True)
        self.recent.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

        column = QVBoxLayout(self._column)
        column.setContentsMargins(*[theme.space(6)] * 4)
        column.setSpacing(theme.space(2))
        column.addWidget(self._title)
        column.addWidget(self._lead)
        column.addSpacing(theme.space(4))
        column.addLayout(stations)
        column.addSpacing(theme.space(4))
        column.addLayout(buttons)
        column.addSpacing(theme.space(5))
        column.addWidget(self._recent_title)
        column.addWidget(self.recent, 100)
        column.addWidget(self._no_recent)
        column.addStretch(1)

        ground = QWidget()
        across = QHBoxLayout(ground)
        across.setContentsMargins(0, 0, 0, 0)
        across.addStretch(1)
        across.addWidget(self._column, 100)
        across.addStretch(1)
        self._set_width()
        self.setWidget(ground)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusProxy(self.new_button)

    def _set_width(self) -> None:
        self._column.setMaximumWidth(self.fontMetrics().averageCharWidth() * _COLUMN_CHARACTERS)
