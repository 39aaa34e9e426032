"""The verdict on one recorded reply: result, cells given and expected, reasons and notes."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QBrush, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.cases import APART, CaseStatus
from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.drift.right_answers import RightAnswer
from statelab_gui.domain.outcomes import Counting, Outcome, counting
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.domain.scoring import CellVerdict
from statelab_gui.models.last_resort import told
from statelab_gui.models.verdict_cells import RIGHT_ROLE, Index, VerdictCellsModel, VerdictRow
from statelab_gui.views import theme
from statelab_gui.views.icons import set_icon
from statelab_gui.views.labels.families import status_role
from statelab_gui.views.labels.faults import fault_sentence, note_sentence
from statelab_gui.views.labels.outcomes import outcome_sentence, outcome_with_sign
from statelab_gui.views.labels.runs import source_name, time_text
from statelab_gui.views.labels.verdicts import (
    cell_sentence,
    place_text,
    result_text,
)
from statelab_gui.views.quiet_header import QuietHeader, cell_padding, cover_corner
from statelab_gui.views.right_answer import RightAnswerView
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel
from statelab_gui.views.widgets.wrapped_height import WrappedHeight

_HATCH = 0.3  # of the colour: what is written over it stays readable


class VerdictPanel(WrappedHeight):
    """Empty until `show_reply`. It is the only part of the Desk that knows what was expected, and
    `clear` makes it forget.

    Beside the verdict it tells how the service ended the answer, and of a simulated reply that no
    model gave it. While such a one is withheld, or the case stays sealed because its model was
    never asked it or the answer was not graded, `reveal_requested` asks to open the case.
    `right_wished(reply)` asks for `show_right`, of a wrong reply whose cells do not tell.
    """

    first_error_requested = Signal(int)
    reveal_requested = Signal(int)
    stale_requested = Signal()
    right_wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reply: ReplyInfo | None = None
        self.result = RoleLabel(Role.QUIET)
        self._head = QFrame()
        self.told = QLabel()
        self.reasons = QLabel()
        self.meta = RoleLabel(Role.QUIET)
        self.model = VerdictCellsModel(
            self._row_words, cell_sentence, (theme.sign(Role.RIGHT), theme.sign(Role.WRONG)), self
        )
        self.table = QTableView()
        self.right = RightAnswerView()
        self.stale_button = QPushButton()
        self.first_error_button = QPushButton()
        self.reveal_button = QPushButton()
        self._lay_out()
        self.first_error_button.clicked.connect(self._ask_first_error)
        self.reveal_button.clicked.connect(self._ask_reveal)
        self.stale_button.clicked.connect(self.stale_requested)
        self.retranslate()
        self.clear()

    def _lay_out(self) -> None:
        self.result.setFont(theme.section_font())
        self._head.setAutoFillBackground(True)
        for label in self._labels():
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        head = QVBoxLayout(self._head)
        head.setContentsMargins(theme.space(3), theme.space(2), theme.space(3), theme.space(2))
        head.setSpacing(theme.space(1))
        head.addWidget(self.result)
        head.addWidget(self.told)
        head.addWidget(self.reasons)
        _dress(self.table, self.model)
        set_icon(self.first_error_button, "first_error")
        set_icon(self.reveal_button, "reveal")
        foot = QHBoxLayout()
        foot.addWidget(self.meta, 1)
        foot.addWidget(self.stale_button)
        foot.addWidget(self.first_error_button)
        foot.addWidget(self.reveal_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addWidget(self._head)
        column.addWidget(self.right)
        column.addWidget(self.table)
        column.addStretch(1)
        column.addLayout(foot)

    def _labels(self) -> tuple[QLabel, ...]:
        return self.result, self.told, self.reasons, self.meta

    def show_reply(self, reply: ReplyInfo) -> None:
        """Show the verdict of a recorded reply."""
        self._reply = reply
        self.show_right(None)
        self.model.set_cells(_cells(reply))
        self._word()
        self._color()
        self.table.setVisible(bool(_cells(reply)))
        self._fit_table()
        self.first_error_button.setVisible(reply.not_right and not reply.withheld)
        self.reveal_button.setVisible(reply.withheld or _kept_shut(reply))
        self.show()
        if _lacks_right(reply):
            self.right_wished.emit(reply)

    def show_right(self, answer: RightAnswer | None) -> None:
        """Show what would have been right in place of the reply shown, where its case is open."""
        shown = answer if self._reply is not None and _lacks_right(self._reply) else None
        self.right.show_answer(shown)
        self.stale_button.setVisible(shown is not None)

    def clear(self) -> None:
        """Forget the verdict, and hide."""
        self._reply = None
        self.show_right(None)
        self.model.set_cells(())
        for label in self._labels():
            label.clear()
        self.hide()

    def retranslate(self) -> None:
        """Put every text into the language now installed."""
        self.table.setAccessibleName(self.tr("Cells, given and expected"))
        self.first_error_button.setText(self.tr("Find the first observed wrong prefix ▸"))
        self.stale_button.setText(self.tr("What was stale ▸"))
        self.right.retranslate()
        self.reveal_button.setText(self.tr("Reveal answer book…"))
        if self._reply is not None:
            self._word()
            self.model.set_cells(_cells(self._reply))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._color()
            self.result.setFont(theme.section_font())
            self._fit_table()

    def _word(self) -> None:
        if self._reply is None:
            return
        verdict = self._reply.verdict
        text = result_text(self._reply)
        if not self._reply.simulated:  # that says so with a sign of its own
            line = self.tr("{sign} {result}")
            text = line.format(sign=theme.sign(self._role(self._reply)), result=text)
        self.result.setText(text)
        told = self._told_lines(self._reply)
        self.told.setText("\n".join(told))
        self.told.setVisible(bool(told))
        reasons = [
            self.tr("{sentence} {place}.").format(
                sentence=fault_sentence(fault), place=place_text(fault.line, fault.column)
            )
            for fault in verdict.faults
        ]
        notes = [
            self.tr("Note: {sentence} {place}.").format(
                sentence=note_sentence(note), place=place_text(note.line, note.column)
            )
            for note in verdict.notes
        ]
        self.reasons.setText("\n".join([*reasons, *notes]))
        self.reasons.setVisible(bool(reasons or notes))
        self.meta.setText(self._meta_text(self._reply))
        self.setAccessibleName(self.result.text())

    @staticmethod
    def _role(reply: ReplyInfo) -> Role:
        return Role.SIMULATED if reply.simulated else status_role(reply.status)

    def _told_lines(self, reply: ReplyInfo) -> list[str]:
        """How the service ended the answer; that no model gave it, and why it is not shown."""
        lines = []
        if reply.outcome is not None:
            sentence = outcome_sentence(reply.outcome)
            beside = counting(reply.outcome) is Counting.VERDICT  # else the result says it already
            if beside and reply.outcome is not Outcome.COMPLETE:
                pattern = self.tr("{outcome}. {sentence}")
                name = outcome_with_sign(reply.outcome)
                sentence = pattern.format(outcome=name, sentence=sentence)
            lines.append(sentence)
        if reply.finish_reason is not None:
            pattern = self.tr("Finish reason reported: {reason}")
            lines.append(pattern.format(reason=name_shown(reply.finish_reason)))
        if reply.simulated:
            lines.append(
                self.tr("Made on this computer: no model gave this reply, and it counts as none.")
            )
        if reply.withheld:
            lines.append(
                self.tr(
                    "It may be the truth itself, so it is shown only once a model has answered"
                    " the case or its answer book is revealed."
                )
            )
        elif reply.status is CaseStatus.NOT_GRADED and _kept_shut(reply):
            lines.append(
                self.tr(
                    "This answer was not graded, so the answer book of the case stays hidden until"
                    " it is graded, a reply that counts is recorded or the case is revealed."
                )
            )
        elif _kept_shut(reply):
            lines.append(
                self.tr(
                    "The model was never asked this case as it is, so its answer book stays hidden"
                    " until a reply that counts is recorded or it is revealed."
                )
            )
        return lines

    def _meta_text(self, reply: ReplyInfo) -> str:
        lines = []
        if reply.file_name is not None:
            pattern = self.tr("Received {time} from the file “{name}”.")
            lines.append(pattern.format(time=time_text(reply.received_at), name=reply.file_name))
        else:
            pattern = self.tr("Received {time}. {source}.")
            lines.append(
                pattern.format(time=time_text(reply.received_at), source=source_name(reply.source))
            )
        if reply.converted_from_html:
            lines.append(self.tr("Converted from HTML: the clipboard had no plain text."))
        if reply.superseded_by is not None:
            lines.append(self.tr("Superseded by a correction; it is kept."))
        return "\n".join(lines)

    def _color(self) -> None:
        if self._reply is None:
            return
        role = self._role(self._reply)
        ground = QBrush(theme.tint(role))
        if self._reply.simulated:
            ground = _hatched()
        palette = self._head.palette()
        if palette.brush(QPalette.ColorRole.Window) != ground:
            palette.setBrush(QPalette.ColorRole.Window, ground)
            self._head.setPalette(palette)
        self.result.set_role(role)

    def _fit_table(self) -> None:
        rows = theme.row_height() * len(VerdictRow)
        header = self.table.horizontalHeader().sizeHint().height()
        bar = self.table.horizontalScrollBar().sizeHint().height()
        wide = self.model.columnCount() > 8
        frame = 2 * self.table.frameWidth()
        self.table.setFixedHeight(rows + header + frame + (bar if wide else 0))
        down = self.table.verticalHeader()
        down.setDefaultSectionSize(theme.row_height())
        words = [down.fontMetrics().horizontalAdvance(self._row_words(row)) for row in VerdictRow]
        down.setFixedWidth(max(words) + 2 * cell_padding(down))

    def _row_words(self, row: VerdictRow) -> str:
        return {
            VerdictRow.GIVEN: self.tr("Given"),
            VerdictRow.EXPECTED: self.tr("Expected"),
            VerdictRow.SIGN: self.tr("Verdict"),
        }[row]

    def _ask_reveal(self) -> None:
        if self._reply is not None:
            self.reveal_requested.emit(self._reply.case_id)

    def _ask_first_error(self) -> None:
        if self._reply is not None:
            self.first_error_requested.emit(self._reply.id)


def _kept_shut(reply: ReplyInfo) -> bool:
    """Whether it is a reply that opens no case, to a case that nothing else has opened."""
    return reply.sealed and reply.prefix is None and reply.status in APART


def _cells(reply: ReplyInfo) -> tuple[CellVerdict, ...]:
    """What is shown cell by cell: nothing of an answer to another prompt than the case's."""
    return () if reply.status in APART else reply.verdict.cells


def _lacks_right(reply: ReplyInfo) -> bool:
    """Whether the right answer belongs beside it: never of a sealed case, nor where cells tell."""
    if reply.sealed or reply.withheld or reply.prefix is not None or reply.verdict.cells:
        return False
    return reply.not_right


def _hatched() -> QBrush:
    """The ground of what no model gave."""
    ink = theme.color(Role.SIMULATED)
    ink.setAlphaF(_HATCH)
    return QBrush(ink, Qt.BrushStyle.BDiagPattern)


class _CellDelegate(QStyledItemDelegate):
    """Tints each column as right or wrong, and writes its sign in the role's colour."""

    @told(None)
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        role = Role.RIGHT if index.data(RIGHT_ROLE) else Role.WRONG
        if role is Role.WRONG or index.row() == VerdictRow.SIGN:
            option.backgroundBrush = QBrush(theme.tint(role))
            palette = option.palette
            if index.row() == VerdictRow.SIGN:
                palette.setColor(QPalette.ColorRole.Text, theme.color(role))
            option.palette = palette


def _dress(table: QTableView, model: VerdictCellsModel) -> None:
    table.setHorizontalHeader(QuietHeader(Qt.Orientation.Horizontal, table))
    table.setVerticalHeader(QuietHeader(Qt.Orientation.Vertical, table))
    cover_corner(table)
    table.setModel(model)
    table.setItemDelegate(_CellDelegate(table))
    table.setFont(theme.fixed_font())
    table.setSelectionMode(QTableView.SelectionMode.NoSelection)
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    across = table.horizontalHeader()
    across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    across.setMinimumSectionSize(theme.space(6) + theme.space(2))
    across.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
    down = table.verticalHeader()
    down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    down.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    down.setFont(QApplication.font())
    table.setCornerButtonEnabled(False)
