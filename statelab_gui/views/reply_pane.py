"""Where a reply comes in: paste, open, drop or type. What is held is what will be recorded."""

from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QPalette
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.displaying import record_of_text
from statelab_gui.domain.runs import ReplySource
from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.exact_editor import ExactEditor
from statelab_gui.views.icons import set_icon
from statelab_gui.views.labels.intake import received_sentence, refusal_sentence
from statelab_gui.views.reply_intake import (
    IntakeError,
    Received,
    Refusal,
    received_from_file,
    received_from_mime,
)
from statelab_gui.views.reply_view import ReplyView
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.banner import Banner


class TypedReply(ExactEditor):
    """The editor for a reply typed by hand.

    A paste into the empty editor is no typing: it is handed on whole.
    """

    paste_offered = Signal(QMimeData)

    @told(None)
    def insertFromMimeData(self, source: QMimeData) -> None:
        if self.is_empty():
            self.paste_offered.emit(source)
        else:
            super().insertFromMimeData(source)


class ReplyPane(QWidget):
    """Holds at most one reply that is not recorded yet.

    `held_changed(at_once)` tells that another one is held: at once for a reply received whole, not
    at once for a stroke of typing. Whatever a new reply pushes out can be put back.
    """

    held_changed = Signal(bool)
    fetch_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paste_button = QPushButton()
        self.open_button = QPushButton()
        self.fetch_button = QPushButton()
        self.type_button = QPushButton()
        self.clear_button = QToolButton()
        self.drop_zone = QLabel()
        self.view = ReplyView()
        self.editor = TypedReply()
        self.notice = Banner(Role.QUIET)
        self._stack = QStackedWidget()
        self._received: Received | None = None
        self._typing = False
        self._previous: Received | None = None
        self._fetching = False
        self._lay_out()
        self._connect()
        self.retranslate()
        self._show_held()

    def _lay_out(self) -> None:
        for button, name in (
            (self.paste_button, "paste"),
            (self.open_button, "open"),
            (self.fetch_button, "fetch"),
            (self.type_button, "keyboard"),
            (self.clear_button, "clear"),
        ):
            set_icon(button, name)
        self.clear_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clear_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.drop_zone.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.drop_zone.setWordWrap(True)
        self.drop_zone.setTextFormat(Qt.TextFormat.PlainText)
        self.drop_zone.setBackgroundRole(QPalette.ColorRole.Base)
        self.drop_zone.setAutoFillBackground(True)
        self.drop_zone.setFrameShape(QLabel.Shape.StyledPanel)
        self.drop_zone.setMargin(theme.space(4))
        self.drop_zone.setMinimumHeight(theme.space(6) * 2)
        self.editor.setFont(theme.fixed_font())
        self.setAcceptDrops(True)
        for page in (self.drop_zone, self.view, self.editor):
            self._stack.addWidget(page)
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.space(2))
        for button in (
            self.paste_button,
            self.open_button,
            self.fetch_button,
            self.type_button,
        ):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.clear_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addLayout(buttons)
        column.addWidget(self._stack, 1)
        column.addWidget(self.notice)

    def _connect(self) -> None:
        self.paste_button.clicked.connect(self.paste)
        self.open_button.clicked.connect(self.choose_file)
        self.fetch_button.clicked.connect(self.fetch_requested)
        self.type_button.clicked.connect(self.start_typing)
        self.clear_button.clicked.connect(lambda: self._replace(None))
        self.editor.textChanged.connect(self._typed)
        self.editor.paste_offered.connect(self.receive)
        self.editor.paste_refused.connect(lambda: self._refuse(IntakeError(Refusal.UNHOLDABLE)))
        self.notice.wished.connect(self._put_back)

    def retranslate(self) -> None:
        """Put every text into the language now installed."""
        self.paste_button.setText(self.tr("Paste"))
        self.paste_button.setToolTip(self.tr("Take the reply from the clipboard (Ctrl+V)"))
        self.open_button.setText(self.tr("Open file…"))
        self.open_button.setToolTip(self.tr("Take the reply from a file, byte for byte"))
        self.fetch_button.setToolTip(
            self.tr("Ask the examinee by its connection, in a new conversation (Ctrl+Shift+F)")
        )
        self.show_fetching(self._fetching)
        self.type_button.setText(self.tr("Type it"))
        self.type_button.setToolTip(self.tr("Write the reply by hand, for example from a phone"))
        self.clear_button.setText(self.tr("Clear"))
        self.drop_zone.setText(
            self.tr(
                "Paste the reply here (Ctrl+V), or drop a file.\nIt is kept exactly as received."
            )
        )
        self.editor.setAccessibleName(self.tr("Typed reply"))
        self.editor.setPlaceholderText(self.tr("Type the reply exactly as the model wrote it."))
        self.view.retranslate()
        self._show_held()

    def show_fetching(self, fetching: bool) -> None:
        """Show whether the reply is being fetched."""
        self._fetching = fetching
        self.fetch_button.setEnabled(not fetching)
        self.fetch_button.setText(self.tr("Fetching…") if fetching else self.tr("Fetch"))

    def held(self) -> Received | None:
        """The reply held, exactly; None when there is none. Typed text may be an empty reply."""
        if self._typing:
            raw = record_of_text(self.editor.exact_text())
            return Received(raw, ReplySource.PASTED, typed=True)
        return self._received

    def is_typing(self) -> bool:
        """Whether the reply is being typed by hand."""
        return self._typing

    def hold(self, received: Received | None) -> None:
        """Hold a reply without telling: a draft that comes back, or none."""
        self._previous = None
        self._take(received)

    def receive(self, mime: QMimeData | None) -> None:
        """Take the reply out of a clipboard or a drop, or say why not."""
        try:
            self._replace(received_from_mime(mime))
        except IntakeError as refused:
            self._refuse(refused)

    def receive_file(self, path: Path) -> None:
        """Take a file's bytes as the reply, or say why not."""
        try:
            self._replace(received_from_file(path))
        except IntakeError as refused:
            self._refuse(refused)

    def paste(self) -> None:
        """Take the reply from the clipboard."""
        self.receive(QGuiApplication.clipboard().mimeData())

    def choose_file(self) -> None:
        """Ask for a file and take it as the reply."""
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Open the reply"))
        if path:
            self.receive_file(Path(path))

    def start_typing(self) -> None:
        """Open the empty editor, unless it is open already."""
        if not self._typing:
            self._replace(Received(b"", ReplySource.PASTED, typed=True))
        self.editor.setFocus()

    def doubt(self, text: str) -> None:
        """Say in place of how it came in why what is held may not be a reply."""
        self.notice.say(text, self.notice.button.text(), Role.PROBLEM)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        mime = event.mimeData()
        if mime.hasUrls() or mime.hasText() or mime.hasHtml():
            event.acceptProposedAction()

    @told(None)
    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.receive(event.mimeData())

    def _replace(self, received: Received | None) -> None:
        held = self.held()
        self._previous = held if held is not None and held.raw else None
        self._take(received)
        if self._previous is not None:
            said = self.notice.text() or self.tr("The box is cleared.")
            self.notice.say(said, self.tr("Put back what was here"), Role.QUIET)
        self.held_changed.emit(True)

    def _take(self, received: Received | None) -> None:
        self._typing = received is not None and received.typed
        self._received = received
        blocked = self.editor.blockSignals(True)
        typed = received.raw.decode("utf-8") if received is not None and received.typed else ""
        self.editor.set_exact_text(typed)
        self.editor.blockSignals(blocked)
        self._show_held()

    def _show_held(self) -> None:
        received = self._received
        self.notice.say("")
        self.clear_button.setVisible(received is not None)
        if self._typing:
            self._stack.setCurrentWidget(self.editor)
        elif received is None:
            self.view.clear_reply()
            self._stack.setCurrentWidget(self.drop_zone)
        else:
            self.view.show_reply(received.raw)
            self._stack.setCurrentWidget(self.view)
            self.notice.say(received_sentence(received), role=Role.QUIET)

    def _typed(self) -> None:
        if self._typing:
            self.held_changed.emit(False)

    def _refuse(self, refused: IntakeError) -> None:
        self.notice.say(refusal_sentence(refused), role=Role.PROBLEM)

    def _put_back(self) -> None:
        if self._previous is not None:
            self._replace(self._previous)
