"""The review list: every message in the model's words beside the template's, and what is found."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.drift.reviewing import Reviewed, Use
from statelab_gui.views import theme
from statelab_gui.views.labels.drift_speaking import (
    counts_text,
    edits_text,
    finding_line,
    number,
    use_text,
)
from statelab_gui.views.rows_table import RowsTable
from statelab_gui.views.text_prompt import TextPrompt, drawable
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.banner import Banner
from statelab_gui.views.widgets.labels import RoleLabel
from statelab_gui.views.widgets.short_room import ShortRoom

_TEXT_LINES = 4
_FINDING_LINES = 4  # more are scrolled to: the texts keep their room


class SpeakingReview(QWidget):
    """`changed` tells that other words were chosen; `rows()` are all the messages as they stand."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Reviewed] = []
        self._places: list[str] = []
        self._failures: dict[int, str] = {}
        self._shown: list[int] = []
        self._at: int | None = None
        self.banner = Banner(Role.STEP)
        self.only_findings = QCheckBox()
        self.counts = RoleLabel(Role.QUIET)
        self.table = RowsTable()
        self._labels = {key: QLabel() for key in ("edits", "template", "model", "edited")}
        self.edits = TextPrompt()
        self.template = TextPrompt()
        self.said = TextPrompt()
        self.edited = QPlainTextEdit()
        self.findings = RoleLabel(Role.FORMAT_ERROR)
        self._findings = ShortRoom(self.findings, _FINDING_LINES)
        self.accept = QPushButton()
        self.use_template = QPushButton()
        self.use_edited = QPushButton()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self.counts.setWordWrap(True)
        self.edited.setTabChangesFocus(True)
        self.edited.setFont(theme.fixed_font())
        texts = (self.edits, self.template, self.said, self.edited)
        high = self.fontMetrics().lineSpacing() * _TEXT_LINES
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.space(2))
        for at, (key, text) in enumerate(zip(self._labels, texts, strict=True)):
            self._labels[key].setBuddy(text)
            text.setMinimumHeight(high)
            grid.addWidget(self._labels[key], 2 * (at // 2), at % 2)
            grid.addWidget(text, 2 * (at // 2) + 1, at % 2)
            grid.setRowStretch(2 * (at // 2) + 1, 1)
        for column in (0, 1):
            grid.setColumnStretch(column, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.space(2))
        buttons.addStretch(1)
        for button in (self.use_template, self.accept, self.use_edited):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        below = QWidget()
        column_below = QVBoxLayout(below)
        column_below.setContentsMargins(0, 0, 0, 0)
        column_below.setSpacing(theme.space(2))
        column_below.addLayout(grid, 1)
        column_below.addWidget(self._findings)
        column_below.addLayout(buttons)
        head = QHBoxLayout()
        head.setSpacing(theme.space(3))
        head.addWidget(self.counts, 1)
        head.addWidget(self.only_findings)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(theme.space(3))
        splitter.addWidget(self.table)
        splitter.addWidget(below)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        column_all = QVBoxLayout(self)
        column_all.setContentsMargins(0, 0, 0, 0)
        column_all.setSpacing(theme.space(2))
        column_all.addWidget(self.banner)
        column_all.addLayout(head)
        column_all.addWidget(splitter, 1)

    def _connect(self) -> None:
        self.only_findings.toggled.connect(lambda _: self._fill())
        self.table.row_chosen.connect(lambda place: self._show(self._shown[place]))
        self.accept.clicked.connect(lambda: self._use(Use.MODEL))
        self.use_template.clicked.connect(lambda: self._use(Use.TEMPLATE))
        self.use_edited.clicked.connect(lambda: self._use(Use.EDITED))
        self.edited.textChanged.connect(self._settle)

    def show_rows(
        self, rows: Sequence[Reviewed], places: Sequence[str], failures: Mapping[int, str]
    ) -> None:
        """Show these; `places` says where each message stands, `failures` why it has no wording."""
        self._rows, self._places = list(rows), list(places)
        self._failures = dict(failures)
        self.only_findings.setEnabled(any(row.needs_a_look for row in rows))
        self.only_findings.setChecked(any(row.needs_a_look for row in rows))
        self._fill()

    def rows(self) -> list[Reviewed]:
        """All the messages as they stand."""
        return list(self._rows)

    def places(self) -> list[str]:
        """Where each message stands."""
        return list(self._places)

    def half_typed(self) -> bool:
        """Whether words were written that no message got yet."""
        if self._at is None:
            return False
        row, typed = self._rows[self._at], self.edited.toPlainText().strip()
        return typed not in ("", row.edited, row.said, row.text)

    def _fill(self) -> None:
        only = self.only_findings.isChecked()
        self._shown = [n for n, row in enumerate(self._rows) if row.needs_a_look or not only]
        self._show_table()
        kept = self._at if self._at in self._shown else None
        first = kept if kept is not None else (self._shown[0] if self._shown else None)
        self.table.choose(None if first is None else self._shown.index(first))
        self._show(first)

    def _show_table(self) -> None:
        titles = [self.tr("Message"), self.tr("Findings"), self.tr("Words used"), self.tr("Text")]
        lines = []
        for n in self._shown:
            row = self._rows[n]
            found = self.tr("none came") if row.said is None else number(len(row.open_findings))
            text = drawable(" ".join(row.text.split()))
            lines.append((self._places[n], found, use_text(row), text))
        self.table.show_rows(titles, lines, (1,))
        self.counts.setText(counts_text(self._rows))

    def _show(self, at: int | None) -> None:
        self._at = at
        row = None if at is None else self._rows[at]
        texts = ("", "", "", "")
        if row is not None:
            edits = edits_text(row.wording.item, row.wording.edits)
            said = row.said or ""
            texts = (edits, row.wording.template, said, row.edited or said or row.wording.template)
        for part, text in zip((self.edits, self.template, self.said), texts, strict=False):
            part.set_prompt(text)
        self.edited.setPlainText(drawable(texts[3]))
        self._settle()

    def _settle(self) -> None:
        """Say what is found in what stands in the editor, and enable what can be chosen."""
        row = None if self._at is None else self._rows[self._at]
        typed = self.edited.toPlainText().strip()
        self.edited.setEnabled(row is not None)
        self.use_template.setEnabled(row is not None and row.use is not Use.TEMPLATE)
        self.accept.setEnabled(row is not None and bool(row.said) and row.use is not Use.MODEL)
        again = row is not None and row.use is Use.EDITED and row.edited == typed
        same = row is not None and typed in (row.said, row.wording.template)
        self.use_edited.setEnabled(bool(typed) and not again and not same)
        self._findings.say("" if row is None else self._sentences(row, typed))

    def _sentences(self, row: Reviewed, typed: str) -> str:
        assert self._at is not None
        parts = []
        if row.said is None:
            parts.append(self._failures.get(self._at, self.tr("Nothing was asked.")))
        elif row.findings:
            parts.append(self.tr("In the model's words:"))
            parts += map(finding_line, row.findings)
        if typed and typed not in (row.said, row.wording.template):
            own = row.wording.findings(typed)
            nothing = self.tr("In your words nothing is found.")
            parts.append(self.tr("In your words:") if own else nothing)
            parts += map(finding_line, own)
        return "\n".join(parts)

    def _use(self, use: Use) -> None:
        if self._at is None:
            return
        self.table.setFocus()  # the button is no more to be pressed, and Enter must not make a set
        typed = self.edited.toPlainText()
        self._rows[self._at] = self._rows[self._at].using(use, typed)
        place = self._shown.index(self._at)
        self._show_table()
        self.changed.emit()
        if place + 1 < len(self._shown):  # the next one, so that a hand goes down the list
            place += 1
        self.table.choose(place)
        self._show(self._shown[place])

    def retranslate(self) -> None:
        """Word everything anew."""
        self.banner.say(
            self.tr(
                "These edits are the truth of the set that is being made. Whoever reviews the"
                " wordings has seen them; answer books stay hidden, and no reveal is recorded."
            )
        )
        self.only_findings.setText(self.tr("Only with &findings or without a wording"))
        self.table.setAccessibleName(self.tr("Messages"))
        self._labels["edits"].setText(self.tr("Edits of the turn"))
        self._labels["template"].setText(self.tr("Template wording"))
        self._labels["model"].setText(self.tr("Model wording"))
        self._labels["edited"].setText(self.tr("Your &wording"))
        for key, part in zip(self._labels, (self.edits, self.template, self.said), strict=False):
            part.setAccessibleName(self._labels[key].text())
        self.edited.setAccessibleName(self.tr("Your wording"))
        self.accept.setText(self.tr("&Accept the model's words"))
        self.use_template.setText(self.tr("Use the &template"))
        self.use_edited.setText(self.tr("Use &your words"))
