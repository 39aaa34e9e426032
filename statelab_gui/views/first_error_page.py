"""The First-error page: recorded states step by step, and the prefixes probed for one reply."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.prefixes import ProbeOutcome, observe, outcome_of, tallies_of
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.views import theme
from statelab_gui.views.labels.prefixes import beside_text, observed_text, too_early_text
from statelab_gui.views.probe_actions import ProbeActions
from statelab_gui.views.probe_list import ProbeList
from statelab_gui.views.prompt_lines import PromptLines
from statelab_gui.views.prompt_view import PromptView
from statelab_gui.views.reply_view import ReplyView
from statelab_gui.views.step_panel import StepPanel
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.empty_state import EmptyState
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle
from statelab_gui.views.widgets.page_head import PageHead, page_layout


@dataclass(frozen=True)
class Choice:
    """A case or a reply that can be looked into: its id and its words."""

    id: int
    text: str


@dataclass(frozen=True, eq=False)
class Examined:
    """One whole-case reply that is not right, and all that may be shown beside it.

    `boundaries` are offered for probing; every cell is set from update `complete_from` on; `move`
    is the usual number of updates of a move.
    """

    reply: ReplyInfo
    prompt: PromptLines
    book: AnswerBook
    boundaries: Sequence[int]
    complete_from: int
    move: int


class FirstErrorPage(QWidget):
    """One update k is current throughout the page: in the prompt, the state, the list and the
    actions. Nothing of an answer book is held once another case is chosen or the page is cleared.
    """

    case_chosen = Signal(int)
    reply_chosen = Signal(int)
    copy_requested = Signal(int)
    received = Signal(int, object)
    range_wished = Signal(int, int)
    empty_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: Examined | None = None
        self._probes: dict[int, ReplyInfo] = {}
        self._hints: dict[int, str] = {}
        self._k = 0
        self.head = PageHead()
        self._case_label = QLabel()
        self.case = QComboBox()
        self._reply_label = QLabel()
        self.reply = QComboBox()
        self.result = SectionTitle()
        self.beside = RoleLabel(Role.QUIET)
        self._prompt_title = SectionTitle()
        self.prompt = PromptView()
        self.steps = StepPanel()
        self._given_title = SectionTitle()
        self.given = ReplyView()
        self.list = ProbeList()
        self.chosen = ProbeActions()
        self._limit = RoleLabel(Role.QUIET)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self._content = QWidget()
        self.empty = EmptyState("first_error")
        self._stack = QStackedWidget()

        self._lay_out()
        self.retranslate()

        self.case.activated.connect(self._on_case)
        self.reply.activated.connect(self._on_reply)
        self.prompt.update_selected.connect(self.go_to)
        self.steps.step_changed.connect(self.go_to)
        self.list.boundary_chosen.connect(self.go_to)
        self.list.range_wished.connect(self.range_wished)
        self.chosen.copy_requested.connect(self.copy_requested)
        self.chosen.received.connect(self.received)
        self.chosen.next_requested.connect(self.go_to_next)
        self.empty.wished.connect(self.empty_wished)

    def _lay_out(self) -> None:
        self._case_label.setBuddy(self.case)
        self._reply_label.setBuddy(self.reply)
        for box in (self.case, self.reply):
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(16)
            box.setMaxVisibleItems(16)
        for label in (self.result, self.beside, self._limit):
            label.setWordWrap(True)
        tools = QHBoxLayout()
        tools.setSpacing(theme.space(2))
        tools.addWidget(self._case_label)
        tools.addWidget(self.case, 2)
        tools.addSpacing(theme.space(2))
        tools.addWidget(self._reply_label)
        tools.addWidget(self.reply, 3)

        self.splitter.addWidget(_column(self._prompt_title, self.prompt))
        self.splitter.addWidget(_column(self.steps, self._given_title, self.given))
        self.splitter.addWidget(_column(self.list, self.chosen))
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(theme.space(3))
        for place, stretch in enumerate((9, 8, 9)):
            self.splitter.setStretchFactor(place, stretch)

        content = QVBoxLayout(self._content)
        content.setContentsMargins(0, 0, 0, 0)
        content.setSpacing(theme.space(2))
        content.addLayout(tools)
        content.addWidget(self.result)
        content.addWidget(self.beside)
        content.addWidget(self.splitter, 1)
        content.addWidget(self._limit)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self._content)
        self.head.row.addStretch(1)
        page_layout(self, self.head).addWidget(self._stack, 1)

    # what is shown

    def show_empty(self, title: str, sentence: str, button: str) -> None:
        """Show nothing of any case, only these words."""
        self.forget()
        self.empty.say(title, sentence, button)
        self._stack.setCurrentWidget(self.empty)

    def set_choices(
        self, cases: Sequence[Choice], case_id: int, replies: Sequence[Choice], reply_id: int
    ) -> None:
        """Offer these cases and, of the current one, these replies."""
        for box, choices, current in ((self.case, cases, case_id), (self.reply, replies, reply_id)):
            with QSignalBlocker(box):
                box.clear()
                for choice in choices:
                    box.addItem(choice.text, choice.id)
                box.setCurrentIndex(box.findData(current))

    def show_reply(
        self, examined: Examined, probes: Mapping[int, ReplyInfo], hints: Mapping[int, str]
    ) -> None:
        """Look into one reply; `probes` holds the standing probe of each prefix probed.

        The current update is the first boundary without a reply, or the last update. `hints` are
        sentences about other replies to the very prompt of a prefix.
        """
        begins = self._stack.currentWidget() is self.empty or self._acting()
        self.forget()
        self._shown = examined
        self._probes, self._hints = dict(probes), dict(hints)
        updates = len(examined.book)
        self.prompt.set_prompt(examined.prompt)
        self.steps.set_book(examined.book, examined.move)
        self.list.show_case(examined.boundaries, examined.complete_from, updates, self._probes)
        self._stack.setCurrentWidget(self._content)
        self._say_result()
        self.go_to(self.list.model.next_unprobed(0) or updates)
        if begins and self.isVisible():
            self.focus_first()  # what had the focus went off with what was shown

    def set_probes(self, probes: Mapping[int, ReplyInfo]) -> None:
        """Take the probes of the same reply anew, staying where the reviewer is."""
        if self._shown is None:
            return
        self._probes = dict(probes)
        self.list.set_probes(self._probes)
        self._say_result()
        self.go_to(self._k)

    def set_boundaries(self, boundaries: Sequence[int]) -> None:
        """List other boundaries of the same reply, staying where the reviewer is."""
        if self._shown is None:
            return
        self.list.set_boundaries(boundaries, self._shown.complete_from, self._probes)
        self.go_to(self._k)

    def current(self) -> int:
        """The current update k; 0 while nothing is shown."""
        return self._k

    def prefix_prompt(self, k: int) -> str:
        """The prompt of the first k updates of the case shown, 0 ≤ k ≤ updates."""
        return "" if self._shown is None else self._shown.prompt.span(0, k)

    # going about

    def go_to(self, k: int) -> None:
        """Make update k the current one throughout the page."""
        shown = self._shown
        if shown is None or not 1 <= k <= len(shown.book):
            return
        self._k = k
        acting = self._acting()
        self.prompt.select_update(k)
        probe = self._probes.get(k)
        self.list.choose(k)
        self._show_given(k)
        barred = "" if k >= shown.complete_from else too_early_text(shown.complete_from)
        self.chosen.show_prefix(k, len(shown.book), probe, barred, self._hints.get(k, ""))
        self.chosen.set_next(self.list.model.next_unprobed(k))
        if acting and not self._acting():
            self.list.table.setFocus()  # a button that goes off must not send the hand elsewhere

    def focus_first(self) -> None:
        """Put the focus where the next probe begins, or on the one button there is."""
        empty = self._stack.currentWidget() is self.empty
        (self.empty if empty else self.chosen.copy_button).setFocus()

    def focus_next(self) -> None:
        """Put the focus on what leads on; Enter never brings the same reply in again."""
        on = self.chosen.next_button
        (on if on.isEnabled() else self.list.table).setFocus()

    def _acting(self) -> bool:
        """Whether the hand is at the actions of the chosen prefix."""
        focus = QApplication.focusWidget()
        return focus is not None and self.chosen.isAncestorOf(focus)

    def go_to_next(self) -> None:
        """Go on to the next listed prefix without a reply, ready to copy its prompt."""
        k = self.list.model.next_unprobed(self._k)
        if k is not None:
            self.go_to(k)
            self.chosen.copy_button.setFocus()

    def go_to_first_wrong(self) -> None:
        """Go to the first observed wrong prefix, where there is one."""
        wrong = [k for k, probe in self._probes.items() if outcome_of(probe) is ProbeOutcome.WRONG]
        if wrong:
            self.go_to(min(wrong))

    def can_probe(self, k: int) -> bool:
        """Whether prefix k of the reply shown can be probed."""
        return self._shown is not None and self.list.model.can_probe(k)

    def set_writable(self, writable: bool) -> None:
        """Whether a reply can be recorded: not in a document that is only read."""
        self.chosen.set_writable(writable)
        self.list.add_range.setEnabled(writable)

    def _reply_at(self, k: int) -> ReplyInfo | None:
        """The reply asked at k: the probe's, and at the end that to the whole case."""
        shown = self._shown
        if k not in self._probes and shown is not None and k == len(shown.book):
            return shown.reply
        return self._probes.get(k)

    def _show_given(self, k: int) -> None:
        """Show the reply asked at k as it was received, and its values beside the state."""
        reply = self._reply_at(k)
        title = self.tr("Reply to prefix {k}").format(k=k)
        values = None
        if reply is not None:
            values = {c.cell: c.given for c in reply.verdict.cells if c.given is not None}
            self.given.show_reply(reply.raw, reply.verdict.faults)
            self._given_title.setText(
                self.tr("Whole-case reply") if reply.prefix is None else title
            )
        else:
            self.given.clear_reply()
            self._given_title.setText(title)
        self.steps.set_step(k, values)

    def _say_result(self) -> None:
        shown = self._shown
        if shown is None:
            self.result.clear()
            self.beside.clear()
            return
        tallies = tallies_of(self._probes.values())
        observed = observe(tallies, shown.complete_from, len(shown.book))
        self.result.setText(observed_text(observed))
        beside = beside_text(observed, tallies)
        self.beside.setText(beside)
        self.beside.setVisible(bool(beside))

    def forget(self) -> None:
        """Hold nothing of the case shown so far: no state, no prompt, no reply."""
        self._shown = None
        self._probes, self._hints = {}, {}
        self._k = 0
        self.prompt.set_prompt("")
        self.steps.set_book(None)
        self.given.clear_reply()
        self.list.show_case((), 1, 0, {})
        self.chosen.show_prefix(0, 0, None)
        self.chosen.set_next(None)
        self._say_result()

    def _on_case(self, row: int) -> None:
        self.case_chosen.emit(self.case.itemData(row))

    def _on_reply(self, row: int) -> None:
        self.reply_chosen.emit(self.reply.itemData(row))

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.head.title.setText(self.tr("First error"))
        self._case_label.setText(self.tr("&Case"))
        self._reply_label.setText(self.tr("&Reply"))
        self.case.setAccessibleName(self.tr("Case"))
        self.reply.setAccessibleName(self.tr("Reply that is not right"))
        self._prompt_title.setText(self.tr("Prompt"))
        self.given.text.setPlaceholderText(self.tr("No reply to this prefix yet."))
        self._limit.setText(
            self.tr(
                "A probe is another conversation with another input: it shows a prefix at which a"
                " wrong state was observed, not what happened inside the whole reply. Nothing is"
                " known of a prefix that was not probed."
            )
        )
        for part in (self.steps, self.given, self.list, self.chosen):
            part.retranslate()
        self._say_result()
        if self._shown is not None:
            self.go_to(self._k)


def _column(*parts: QWidget) -> QWidget:
    """The parts one below the other; the long ones take the room that is left."""
    column = QWidget()
    layout = QVBoxLayout(column)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(theme.space(2))
    for part in parts:
        grows = isinstance(part, PromptView | ProbeList | ReplyView)
        layout.addWidget(part, 1 if grows else 0)
    layout.addStretch(0)
    return column


def by_prefix(probes: Iterable[ReplyInfo]) -> dict[int, ReplyInfo]:
    """The standing reply of each prefix: the latest that no other supersedes."""
    return {
        probe.prefix: probe
        for probe in probes
        if probe.prefix is not None and probe.superseded_by is None
    }
