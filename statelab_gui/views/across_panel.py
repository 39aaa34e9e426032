"""Across cases: where the first observed wrong prefixes fall, at what updates, and which slips."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.first_errors import Across, Bin, Group, Place, SlipCount
from statelab_gui.domain.progress import Progress
from statelab_gui.views import icons, theme
from statelab_gui.views.across_filter import AcrossFilter
from statelab_gui.views.across_tables import AcrossTables, CaseName, Unit
from statelab_gui.views.labels import first_errors as words
from statelab_gui.views.plots.histogram import Histogram
from statelab_gui.views.plots.histogram_drawing import Bar, Bars
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.empty_state import EmptyState
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle
from statelab_gui.views.widgets.progress_row import ProgressRow
from statelab_gui.views.widgets.segments import Segments


@dataclass(frozen=True, eq=False)
class Shown:
    """A counted group with the names in it; `units` are the case and examinee of each reply."""

    group: Group
    across: Across
    units: Mapping[int, Unit]
    cases: Mapping[int, CaseName]
    examinee_names: Mapping[int, str]


class AcrossPanel(QWidget):
    """Empty until something is shown. It holds counts and places, no truth and no reply."""

    group_changed = Signal()
    case_chosen = Signal(int, int)
    cancel_requested = Signal()
    picture_wished = Signal(str)  # "png" or "svg"
    numbers_wished = Signal()
    empty_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: Shown | None = None
        self._waiting = ""
        self.filter = AcrossFilter()
        self.summary = SectionTitle()
        self.details = RoleLabel(Role.QUIET)
        self.progress = ProgressRow()
        self.over = Segments(2)
        self.export = QPushButton()
        self._menu = QMenu(self.export)
        self._as_png = self._menu.addAction("")
        self._as_svg = self._menu.addAction("")
        self._as_csv = self._menu.addAction("")
        self.histogram = Histogram()
        self._no_places = QLabel()
        self._plot = QStackedWidget()
        self.tables = AcrossTables()
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self._content = QScrollArea()
        self.empty = EmptyState("first_error")
        self._stack = QStackedWidget()
        self._lay_out()
        self.retranslate()

        self.filter.changed.connect(self.group_changed)
        self.progress.cancel_requested.connect(self.cancel_requested)
        self.over.chosen.connect(lambda _: self._show_places())
        self._as_png.triggered.connect(lambda: self.picture_wished.emit("png"))
        self._as_svg.triggered.connect(lambda: self.picture_wished.emit("svg"))
        self._as_csv.triggered.connect(self.numbers_wished)
        self.histogram.bar_chosen.connect(self._on_bar)
        self.histogram.bar_opened.connect(self._open_bar)
        self.tables.bin_chosen.connect(self._on_bin)
        self.tables.case_chosen.connect(self.case_chosen)
        self.empty.wished.connect(self.empty_wished)

    def _lay_out(self) -> None:
        for label in (self.summary, self.details, self._no_places):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._no_places.setAlignment(Qt.AlignmentFlag.AlignCenter)
        icons.set_icon(self.export, "export")
        self.export.setMenu(self._menu)
        self._plot.addWidget(self.histogram)
        self._plot.addWidget(self._no_places)
        tools = QHBoxLayout()
        tools.addWidget(self.over)
        tools.addStretch(1)
        tools.addWidget(self.export)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addLayout(tools)
        column.addWidget(self._plot, 1)
        self.splitter.addWidget(left)
        self.splitter.addWidget(self.tables)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(theme.space(3))
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 1)
        each = self.fontMetrics().averageCharWidth() * 80
        self.splitter.setSizes([each, each])
        inside = QWidget()
        self._content.setWidget(inside)
        self._content.setWidgetResizable(True)
        self._content.setFrameShape(QFrame.Shape.NoFrame)
        self._content.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content = QVBoxLayout(inside)
        content.setContentsMargins(0, 0, 0, 0)
        content.setSpacing(theme.space(2))
        for part in (self.filter, self.summary, self.details, self.progress):
            content.addWidget(part)
        content.addWidget(self.splitter, 1)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self._content)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)

    # what is shown

    def show_empty(self, title: str, sentence: str, button: str) -> None:
        """Show these words in place of everything."""
        self.forget()
        self.empty.say(title, sentence, button)
        self._stack.setCurrentWidget(self.empty)

    def show_waiting(self, sentence: str) -> None:
        """Show that something is being counted; what was shown before stays meanwhile."""
        self._stack.setCurrentWidget(self._content)
        self._waiting = sentence
        self.progress.begin(sentence)

    def advance(self, progress: Progress) -> None:
        """Show how far the counting is."""
        self.progress.advance(progress)

    def show_ended(self) -> None:
        """Show that nothing is being counted any more."""
        self._waiting = ""
        self.progress.end()

    def show_across(self, shown: Shown) -> None:
        """Show a group; the slips that recur in it are not known yet."""
        self._stack.setCurrentWidget(self._content)
        self._shown = shown
        self.tables.show_across(
            shown.across,
            shown.units,
            shown.cases,
            shown.examinee_names,
            pooled=shown.group.examinee_id is None,
        )
        self._say()
        self._show_places()

    def show_slips(self, slips: Sequence[SlipCount]) -> None:
        """Show which slips recur in the group shown."""
        self.tables.show_slips(slips)

    def forget(self) -> None:
        """Show nothing of any case."""
        self._shown = None
        self.show_ended()
        self.tables.forget()
        self._say()
        self._show_places()

    def shown(self) -> Shown | None:
        """The group shown; None when there is none."""
        return self._shown

    def bars(self) -> Bars:
        """What the histogram shows, with the lines that a picture of it needs."""
        return self.histogram.bars()

    def bins(self) -> Sequence[Bin]:
        """What the histogram shows, as numbers."""
        if self._shown is None:
            return ()
        across = self._shown.across
        return across.shares if self.by_share() else across.updates

    def by_share(self) -> bool:
        """Whether the bars are over the share of the length."""
        return self.over.current() == 1

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.over.set_words(self.tr("By update"), self.tr("By share of length"))
        self.export.setText(self.tr("Export"))
        self.export.setAccessibleName(self.tr("Export the histogram or its numbers"))
        self._as_png.setText(self.tr("Picture (PNG)…"))
        self._as_svg.setText(self.tr("Vector picture (SVG)…"))
        self._as_csv.setText(self.tr("Numbers (CSV)…"))
        self.histogram.setAccessibleName(self.tr("Histogram of first observed wrong prefixes"))
        for part in (self.filter, self.progress, self.tables):
            part.retranslate()
        self._say()
        self._show_places()

    def _say(self) -> None:
        shown = self._shown
        if shown is None:
            self.summary.clear()
            self.details.clear()
            return
        self.summary.setText(words.n_sentence(shown.across))
        lines = [words.asked_sentence(shown.across.asked)]
        if shown.group.examinee_id is None:
            lines.append(words.pooled_sentence())
        if shown.group.simulated:
            lines.append(words.simulated_sentence())
        lines.append(words.repeats_sentence())
        self.details.setText("\n".join(lines))

    def _show_places(self) -> None:
        bins, by_share = self.bins(), self.by_share()
        n = self._shown.across.n if self._shown else 0
        bars = [
            Bar(words.bin_text(one, by_share), one.count, words.bin_sentence(one, by_share))
            for one in bins
        ]
        told = "\n".join(bar.told for bar in bars if bar.count)
        caption = (*self._caption(), self.summary.text())
        across, up = words.across_title(by_share), words.up_title()
        self.histogram.show_bars(Bars(bars, across, up, told, caption))
        self.tables.show_bins(bins, n, by_share)
        self.export.setEnabled(bool(bars))
        self._no_places.setText(self._none_text())
        self._plot.setCurrentWidget(self.histogram if bars else self._no_places)

    def _caption(self) -> tuple[str, ...]:
        """What a picture says of the group."""
        chosen = [box.currentText() for box in (self.filter.set, self.filter.examinee)]
        text = self.tr("Case set: {set} · Examinee: {examinee}")
        return (text.format(set=chosen[0], examinee=chosen[1]),)

    def _none_text(self) -> str:
        if self._shown is None:
            return ""
        asked = self._shown.across.asked
        if not asked.replies:
            return self.tr("No whole-case reply is in this group. Choose another above.")
        if not asked.units:
            return self.tr("Every whole-case reply of this group is right.")
        if not asked.probed:
            return self.tr(
                "None of these cases is probed yet. Open one from the list and probe its prefixes."
            )
        return self.tr("No probed prefix of this group was wrong.")

    # wishes

    def _on_bar(self, at: int) -> None:
        self.tables.choose_bin(at)
        self._list(self.bins()[at])

    def _on_bin(self, at: int) -> None:
        self.histogram.choose(at)
        self._list(self.bins()[at])

    def _list(self, one: Bin) -> None:
        self.tables.list_places(one.places, words.bin_sentence(one, self.by_share()))

    def _open_bar(self, at: int) -> None:
        """Open the case of a bar that holds one; of several, go to their list."""
        places: tuple[Place, ...] = self.bins()[at].places
        if len(places) == 1:
            self.case_chosen.emit(places[0].case_id, places[0].examinee_id)
        else:
            self.tables.cases.setFocus()
