"""The Run-log page, wired: edits become commands, and the document says what it shows."""

from PySide6.QtGui import QAction, QKeySequence, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from statelab_gui.app.catching_up import CatchUp
from statelab_gui.app.pages.log_files import LogFiles
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Fact, Shell
from statelab_gui.domain.runs import NOT_PROVIDED, Setting
from statelab_gui.models.run_sums import log_sums
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands import EditRun, SetPreference
from statelab_gui.views.labels.emptiness import no_document
from statelab_gui.views.labels.examinees import examinee_label
from statelab_gui.views.run_filter_bar import Named
from statelab_gui.views.run_log_page import RunLogPage

_COLUMNS = "log/columns"


class RunLog(QWidget):
    """The page `log`."""

    def __init__(self, session: Session, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self.page = RunLogPage()
        self.files = LogFiles(session, shell, self.page, self)
        self._later = CatchUp(self)
        self._find = QAction(self)
        self._desk = QAction(self)
        self._absent = QAction(self)
        self._export = QAction(self)
        self._lay_out()
        self._connect()
        self._word()
        self._later.do(self._read_document)

    def _lay_out(self) -> None:
        self._find.setShortcut(QKeySequence("Ctrl+F"))
        self._desk.setShortcut(QKeySequence("Ctrl+Return"))
        self._absent.setShortcut(QKeySequence("Ctrl+Shift+N"))
        self._export.setShortcut(QKeySequence("Ctrl+Shift+E"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page)
        self.setFocusProxy(self.page.table)
        actions = [self._find, self._desk, self._absent, self._export]
        self._shell.set_page_actions("log", actions)

    def _connect(self) -> None:
        table = self.page.table
        self._find.triggered.connect(self.page.filter.search.setFocus)
        self._desk.triggered.connect(table.to_desk)
        self._absent.triggered.connect(lambda: table.fill(NOT_PROVIDED))
        self._export.triggered.connect(self.files.ask_export)
        self.page.filter.changed.connect(self._filter)
        self.page.empty_wished.connect(self._lead_on)
        table.runs.edit_wished.connect(self._edit)
        table.columns_changed.connect(self._remember_columns)
        table.desk_requested.connect(self._to_desk)
        table.first_error_requested.connect(
            lambda reply_id: self._shell.show_page("first_error", reply_id=reply_id)
        )
        self._session.document_changed.connect(self._document_changed)
        self._session.changed.connect(self._changed)

    @property
    def page_title(self) -> str:
        """The page's name in the reviewer's language."""
        return self.tr("Run log")

    def retranslate(self) -> None:
        """Put every text shown into the language that is now installed."""
        self._word()
        self.page.retranslate()
        self._show()

    def _word(self) -> None:
        self._find.setText(self.tr("Search the run log"))
        self._desk.setText(self.tr("Open the case on the Desk"))
        self._absent.setText(self.tr("Mark the chosen cells as not provided"))
        self._export.setText(self.tr("Export CSV…"))

    def open_facts(self, **facts: Fact) -> None:
        """Show the log, at the row of `reply_id` when that is given."""
        self._later.now()
        reply_id = facts.get("reply_id")
        if isinstance(reply_id, int) and not self.page.table.choose(reply_id):
            self.page.filter.clear()
            self.page.table.choose(reply_id)

    def showEvent(self, event: QShowEvent) -> None:
        """Put the hand on the rows, or on what leads to some."""
        super().showEvent(event)
        if not event.spontaneous():
            self.page.focus_first()

    # What is shown

    def _document_changed(self) -> None:
        self.page.table.runs.set_reader(None)
        self._later.instead(self._read_document)

    def _read_document(self) -> None:
        document = self._session.document
        self.page.table.runs.set_reader(document)
        if document is not None:
            self.page.table.arrange(document.preference(_COLUMNS))
        self._show()

    def _filter(self) -> None:
        bar, table = self.page.filter, self.page.table
        table.keeping_place(lambda: table.runs.set_filter(bar.wanted(), bar.unanswered()))
        self._show()

    def _show(self) -> None:
        document = self._session.document
        if document is None:
            self.page.show_empty(*no_document())
            return
        bar = self.page.filter
        sums = log_sums(document, self.page.table.runs.ids(), bar.wanted(), bar.unanswered())
        if sums.rows == 0:
            self.page.show_empty(
                self.tr("The run log is empty"),
                self.tr("Make a case set: every case gets a row, and every reply fills one in."),
                self.tr("Go to the cases"),
            )
            return
        sets = [Named(one.id, one.name) for one in document.case_sets()]
        examinees = [Named(one.id, examinee_label(one)) for one in document.examinees()]
        self.page.show_log(sums, sets, examinees)

    def _changed(self, changes: Changes) -> None:
        if changes.cases or changes.case_sets or changes.case_sets_added or changes.examinees:
            self._later.do(self._reload)
        elif changes.runs:
            self.page.table.runs.refresh_runs(changes.runs)

    def _reload(self) -> None:
        table = self.page.table
        table.keeping_place(table.runs.reload)
        self._show()

    # What is wished

    def _edit(self, reply_id: int, field: str, setting: Setting) -> None:
        self._session.apply(EditRun(reply_id, field, setting, self._session.now()))

    def _remember_columns(self, arrangement: str) -> None:
        document = self._session.document
        if document is not None and not document.read_only:
            self._session.apply(SetPreference(_COLUMNS, arrangement))

    def _lead_on(self) -> None:
        self._shell.show_page("welcome" if self._session.document is None else "cases")

    def _to_desk(self, case_id: int, examinee_id: int) -> None:
        self._shell.show_page("desk", case_id=case_id, examinee_id=examinee_id or None)


def build(session: Session, shell: Shell) -> QWidget:
    """The page, wired to the session."""
    return RunLog(session, shell)
