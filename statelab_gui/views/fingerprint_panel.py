"""Which known slips would give the very answer: what it is consistent with, by what chance."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from statelab_gui.domain.fingerprints import Fingerprint, Match
from statelab_gui.domain.progress import Progress
from statelab_gui.models.run_clipboard import tsv
from statelab_gui.views import theme
from statelab_gui.views.labels import fingerprints as words
from statelab_gui.views.labels.fingerprints import NoFingerprint
from statelab_gui.views.match_details import MatchDetails
from statelab_gui.views.match_table import MatchTable
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle
from statelab_gui.views.widgets.progress_row import ProgressRow


class FingerprintPanel(QWidget):
    """Shows one answer's matches, or that they are looked for, or why there are none.

    `place_chosen` is the wish to see an update, `cancel_requested` that to stop the comparison.
    """

    place_chosen = Signal(int)
    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: Fingerprint | None = None
        self._of_prefix: int | None = None
        self._answer: Mapping[str, int] = {}
        self._nothing: NoFingerprint | None = NoFingerprint.NO_REPLY
        self._problem = ""
        self._waits = False
        self.title = SectionTitle()
        self.progress = ProgressRow()
        self.heading = QLabel()
        self.exact = MatchTable()
        self.details = MatchDetails()
        self.tried = RoleLabel(Role.QUIET)
        self.fold = QToolButton()
        self.near = MatchTable(near=True)
        self.near_details = MatchDetails()
        self.meant = RoleLabel(Role.QUIET)
        self._scroll = QScrollArea()
        self._lay_out()
        self.retranslate()

        for table, details in ((self.exact, self.details), (self.near, self.near_details)):
            table.match_chosen.connect(details.show_match)
            table.opened.connect(self._open)
            details.place_chosen.connect(self.place_chosen)
        self.fold.toggled.connect(self._settle)
        self.progress.cancel_requested.connect(self.cancel_requested)

    def _lay_out(self) -> None:
        for label in (self.heading, self.tried, self.meant):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.heading.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.fold.setCheckable(True)
        self.fold.setAutoRaise(True)
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        for part in (
            self.heading,
            self.exact,
            self.details,
            self.tried,
            self.fold,
            self.near,
            self.near_details,
            self.meant,
        ):
            column.addWidget(part)
        column.addStretch(1)
        self._scroll.setWidget(inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self.title)
        layout.addWidget(self.progress)
        layout.addWidget(self._scroll, 1)

    # what is shown

    def show_waiting(self) -> None:
        """Show that the comparison is under way, and forget the one before."""
        self._take(waits=True)

    def advance(self, progress: Progress) -> None:
        """Show how far the comparison is."""
        self.progress.advance(progress)

    def show_fingerprint(
        self, found: Fingerprint, of_prefix: int | None, answer: Mapping[str, int]
    ) -> None:
        """Show the matches of `answer`, the values given to prefix `of_prefix` (None: the whole
        case)."""
        self._take(found=found, of_prefix=of_prefix, answer=answer)

    def show_nothing(self, reason: NoFingerprint) -> None:
        """Show why there is nothing to compare."""
        self._take(nothing=reason)

    def show_error(self, sentence: str) -> None:
        """Show that the comparison failed, in a whole, translated sentence."""
        self._take(problem=sentence)

    def _take(
        self,
        found: Fingerprint | None = None,
        of_prefix: int | None = None,
        answer: Mapping[str, int] | None = None,
        nothing: NoFingerprint | None = None,
        problem: str = "",
        waits: bool = False,
    ) -> None:
        self._found, self._of_prefix, self._answer = found, of_prefix, dict(answer or {})
        self._nothing, self._problem, self._waits = nothing, problem, waits
        self.exact.matches.show_matches(found.exact if found else (), self._answer)
        self.near.matches.show_matches(found.near if found else (), self._answer)
        for table, details in ((self.exact, self.details), (self.near, self.near_details)):
            details.set_answer(self._answer)
            details.show_match(None)
            if table.matches.rowCount():
                table.selectRow(0)
        self.fold.setChecked(False)
        if waits:
            self.progress.begin(self._waiting_text())
        else:
            self.progress.end()
        self._word()
        self._settle()

    # going about

    def copy(self) -> None:
        """Put all that is shown on the clipboard: the sentences, then the tables."""
        parts = [self.heading.text()]
        tables = [self.exact] + ([self.near] if self.near.isVisibleTo(self) else [])
        for table in tables:
            model = table.matches
            if model.rowCount():
                rows = [model.line(row) for row in range(model.rowCount())]
                parts.append(tsv([model.titles(), *rows]))
        parts += [label.text() for label in (self.tried, self.meant)]
        QGuiApplication.clipboard().setText("\n".join(part for part in parts if part))

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.title.setText(self.tr("Fingerprints"))
        self.exact.setAccessibleName(self.tr("Slips that would give exactly this answer"))
        self.near.setAccessibleName(self.tr("Slips that would give all but one cell"))
        self.progress.retranslate()
        if self._waits:
            self.progress.begin(self._waiting_text())
        for table in (self.exact, self.near):
            table.matches.retranslate()
        for details in (self.details, self.near_details):
            details.retranslate()
        self._word()
        self._settle()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _waiting_text(self) -> str:
        return self.tr("Comparing the answer with known slips…")

    def _word(self) -> None:
        found = self._found
        if found is None:
            self.heading.setText(
                words.nothing_text(self._nothing) if self._nothing else self._problem
            )
            self.tried.clear()
        elif found.exact:
            self.heading.setText(words.heading_text(self._of_prefix))
            self.tried.setText(words.chance_any_text(found))
        else:
            self.heading.setText(words.none_text(found.tried))
            self.tried.clear()
        self.tried.setToolTip(words.chance_meant() if found else "")
        self.meant.setText("\n".join((words.chance_meant(), words.meant_text())))
        near = len(found.near) if found else 0
        self.fold.setText(self.tr("Near matches: all but one cell (%n)", "", near))

    def _settle(self) -> None:
        """Show the parts that have something to say."""
        found = self._found
        exact, near = (bool(found and found.exact), bool(found and found.near))
        unfolded = near and self.fold.isChecked()
        self.heading.setVisible(not self._waits)
        self.exact.setVisible(exact)
        self.details.setVisible(exact and self.exact.current() is not None)
        self.tried.setVisible(exact)
        self.fold.setVisible(near)
        down, right = Qt.ArrowType.DownArrow, Qt.ArrowType.RightArrow
        self.fold.setArrowType(down if unfolded else right)
        self.near.setVisible(unfolded)
        self.near_details.setVisible(unfolded and self.near.current() is not None)
        self.meant.setVisible(exact or unfolded)
        self._fit()

    def _fit(self) -> None:
        for table in (self.exact, self.near):
            table.fit()

    def _open(self, match: Match) -> None:
        """Go to the first place of a match, where it has any."""
        if match.places:
            self.place_chosen.emit(match.places[0])
