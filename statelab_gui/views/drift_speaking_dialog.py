"""The dialog in which a model words the turns of a drift set, and a person reviews its words."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QMessageBox,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.drift.reviewing import Reviewed
from statelab_gui.domain.drift.speaking import Wording
from statelab_gui.domain.progress import Progress
from statelab_gui.views import theme
from statelab_gui.views.labels.drift_speaking import number
from statelab_gui.views.speaking_form import SpeakingForm
from statelab_gui.views.speaking_review import SpeakingReview
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.buttons import PrimaryButton
from statelab_gui.views.widgets.labels import RoleLabel
from statelab_gui.views.widgets.page_room import PageRoom
from statelab_gui.views.widgets.progress_row import ProgressRow


class DriftSpeakingDialog(QDialog):
    """First who is asked, then the review list. `word_requested(SpeakingWish, numbers)` wishes for
    messages to be worded, by their numbers, which `show_review` brings; `make_requested(name,
    rows)` for the set in the words chosen. What came is not thrown away unasked."""

    models_requested = Signal()
    connections_requested = Signal()
    word_requested = Signal(object, object)
    stop_requested = Signal()
    make_requested = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked: list[Wording] = []
        self._working = False
        self._made = False
        self.form = SpeakingForm()
        self.review = SpeakingReview()
        self.stack = QStackedWidget()
        self.reason = RoleLabel(Role.PROBLEM)
        self.progress = ProgressRow()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.again = QPushButton()
        self.word = PrimaryButton()
        self.make = PrimaryButton()
        self._lay_out()
        self._connect()
        self.retranslate()
        self._settle()
        self.form.name.setFocus()

    def _lay_out(self) -> None:
        self.reason.setWordWrap(True)
        self.again.setAutoDefault(False)
        self.stack.addWidget(self.form)
        self.stack.addWidget(self.review)
        role = QDialogButtonBox.ButtonRole.ActionRole
        for button in (self.again, self.word, self.make):
            self.buttons.addButton(button, role)
        foot = QHBoxLayout()
        foot.setSpacing(theme.space(3))
        foot.addWidget(self.reason, 1)
        foot.addWidget(self.progress, 1)
        foot.addWidget(self.buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(*[theme.space(4)] * 4)
        column.setSpacing(theme.space(3))
        self.stack.setContentsMargins(*[theme.space(1)] * 4)  # for the ring of what has the focus
        column.addWidget(PageRoom(self.stack), 1)
        column.addLayout(foot)
        unit = self.fontMetrics()
        self.resize(unit.averageCharWidth() * 140, unit.height() * 46)

    def _connect(self) -> None:
        self.form.changed.connect(self._settle)
        self.form.models_requested.connect(self.models_requested)
        self.form.connections_requested.connect(self.connections_requested)
        self.review.changed.connect(self._settle)
        self.progress.cancel_requested.connect(self.stop_requested)
        self.buttons.rejected.connect(self.reject)
        self.word.clicked.connect(lambda: self._word(range(len(self._asked))))
        self.again.clicked.connect(lambda: self._word(self.without_words()))
        self.make.clicked.connect(self._make)

    # What is shown

    def begin(self, sentence: str) -> None:
        """Show that something is being done; the fields rest."""
        self._working = True
        self.reason.setText("")
        self.progress.begin(sentence)
        self._settle()
        self.progress.setFocus()

    def advance(self, progress: Progress) -> None:
        """Show how far it is."""
        self.progress.advance(progress)

    def stopped(self, problem: str = "") -> None:
        """Nothing is being done any more, by an error (`problem` words it), a cancel or the end."""
        self._working = False
        self.progress.end()
        self._settle()
        if problem:
            self.reason.setText(f"{theme.sign(Role.PROBLEM)} {problem}")
            self.reason.show()

    def show_asked(self, asked: Sequence[Wording]) -> None:
        """Take the messages that are to be worded, and say how much they ask."""
        self._asked = list(asked)
        self.form.show_size(len(asked), sum(len(one.prompt) for one in asked))
        self.stopped()

    def show_review(
        self, rows: Sequence[Reviewed], places: Sequence[str], failures: Mapping[int, str]
    ) -> None:
        """Show the review list."""
        self.review.show_rows(rows, places, failures)
        self.stack.setCurrentWidget(self.review)
        self.stopped()
        self.review.table.setFocus()

    def take_model(self, model: str, provider: str, interface: str) -> None:
        """Fill in a model; `provider` is the name of the connection that offers it."""
        self.form.take_model(model, provider)

    def without_words(self) -> list[int]:
        """The numbers of the messages for which nothing came."""
        return [n for n, row in enumerate(self.review.rows()) if row.said is None]

    def finished_making(self) -> None:
        """The set is there: close."""
        self._working, self._made = False, True
        self.accept()

    # What is wished

    def reject(self) -> None:
        """Esc and Cancel: stop what is being done; ask before wordings would be thrown away."""
        if self._working:
            self.stop_requested.emit()
        elif self.review.rows() and not self._made:
            self._ask_to_discard()
        else:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        """As `reject`."""
        if self._working or (self.review.rows() and not self._made):
            event.ignore()
            self.reject()
        else:
            super().closeEvent(event)

    def _word(self, numbers: Sequence[int]) -> None:
        wish = self.form.wish()
        if wish is not None and numbers and not self._working:
            self.word_requested.emit(wish, list(numbers))

    def _make(self) -> None:
        if self.review.half_typed():
            self.reason.setText(
                self.tr("You wrote words that are not used. Use them, or choose others.")
            )
            self.reason.show()
            self.review.edited.setFocus()
        elif not self._working:
            self.make_requested.emit(self.form.name.text().strip(), self.review.rows())

    def _settle(self) -> None:
        reviewing = self.stack.currentWidget() is self.review
        ready = self.form.wish() is not None
        failed = len(self.without_words()) if reviewing else 0
        self.stack.setEnabled(not self._working)
        self.word.setVisible(not reviewing)
        self.word.setEnabled(ready and not self._working)
        self.make.setVisible(reviewing)
        self.make.setEnabled(reviewing and not self._working)
        self.again.setVisible(failed > 0)
        self.again.setEnabled(ready and not self._working)
        self.again.setText(self.tr("Ask {count} again").format(count=number(failed)))
        cancel = self.buttons.button(QDialogButtonBox.StandardButton.Cancel)
        cancel.setVisible(not self._working)
        self.reason.setText("" if reviewing else self.form.problem())
        self.reason.setVisible(bool(self.reason.text()) and not self._working)

    def _ask_to_discard(self) -> None:
        discard, cancel = QMessageBox.StandardButton.Discard, QMessageBox.StandardButton.Cancel
        question = QMessageBox(self)
        question.setIcon(QMessageBox.Icon.Question)
        question.setWindowTitle(self.windowTitle())
        question.setTextFormat(Qt.TextFormat.PlainText)
        question.setText(
            self.tr("Close without making the set? The model's wordings are not kept.")
        )
        question.setStandardButtons(discard | cancel)
        question.setDefaultButton(cancel)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.button(discard).clicked.connect(self._discard)
        question.open()

    def _discard(self) -> None:
        self._made = True
        super().reject()

    def retranslate(self) -> None:
        """Word everything anew."""
        self.setWindowTitle(self.tr("Word by a model"))
        self.word.setText(self.tr("Word the messa&ges"))
        self.make.setText(self.tr("Make the &set"))
        self.form.retranslate()
        self.review.retranslate()
        self.progress.retranslate()
