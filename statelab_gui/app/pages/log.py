"""The Run-log page, wired: wishes go to its rooms, and the document says what it shows."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from statelab_gui.app.catching_up import CatchUp
from statelab_gui.app.pages.log_actions import LogActions
from statelab_gui.app.pages.log_columns import LogColumns
from statelab_gui.app.pages.log_editing import LogEditing
from statelab_gui.app.pages.log_files import LogFiles
from statelab_gui.app.pages.log_finding import LogFinding
from statelab_gui.app.pages.log_pasting import LogPasting
from statelab_gui.app.pages.log_rows import LogRows
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Fact, Shell
from statelab_gui.domain.cases import NOT_RIGHT, CaseStatus
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED
from statelab_gui.models.last_resort import told
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands import SetPreference
from statelab_gui.views.labels.emptiness import no_document
from statelab_gui.views.labels.examinees import examinee_label
from statelab_gui.views.labels.log_cells import copied_text, too_many_to_copy_text
from statelab_gui.views.run_filter_bar import Named
from statelab_gui.views.run_log_page import RunLogPage
from statelab_gui.views.widgets.focus_lead import lead_focus

_UNANSWERED = "log/unanswered"  # whether rows of unanswered cases are shown: "yes" or "no"
_QUOTED = 80  # characters
_LOOKED_AT = 1_000  # rows, to see whether there is any reply yet


class RunLog(QWidget):
    """The page `log`."""

    def __init__(self, session: Session, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._wanted_row = 0  # the reply to show when the rows are in place
        self.page = RunLogPage()
        table = self.page.table
        self._later = CatchUp(self)
        self.acts = LogActions(self)
        self.editing = LogEditing(session, shell, self.page, self)
        self.pasting = LogPasting(shell, table, self.editing, self)
        self.columns = LogColumns(session, shell, self.page, self)
        self.finding = LogFinding(session, shell, self.page, self.editing, self)
        self.rows = LogRows(session, shell, table, self)
        self.files = LogFiles(session, shell, self.page, self)
        self._lay_out()
        self._connect()
        self._connect_actions()
        self._later.do(self._read_document)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page)
        lead_focus(self, self.page.table)
        self.page.table.menu_actions = self.acts.cell_menu()
        self._shell.set_page_actions("log", self.acts.page_menu())

    def _connect(self) -> None:
        page, table, say = self.page, self.page.table, self._shell.say
        table.runs.set_runner(lambda job, done: self._session.run(job, on_done=done))
        table.runs.ordered.connect(self._show)
        page.filter.changed.connect(self._filter)
        page.filter.unanswered_chosen.connect(self._remember_unanswered)
        page.empty_wished.connect(self._lead_on)
        table.desk_requested.connect(self._to_desk)
        table.first_error_requested.connect(
            lambda reply_id: self._shell.show_page("first_error", reply_id=reply_id)
        )
        table.too_many.connect(
            lambda cells, most: say(too_many_to_copy_text(cells, most), "problem")
        )
        table.copier.ended.connect(lambda rows: say(copied_text(rows)))
        table.copier.stopped.connect(
            lambda: say(self.tr("Nothing was copied. Copy again."), "problem")
        )
        table.selectionModel().currentChanged.connect(lambda: self._look())
        table.let_go.connect(self._say_let_go)
        self._session.about_to_close.connect(self._write_down)
        self._session.document_changed.connect(self._document_changed)
        self._session.changed.connect(self._changed)

    def _connect_actions(self) -> None:
        acts, table = self.acts, self.page.table
        wired = (
            (acts.find, lambda: self.finding.begin(replacing=False)),
            (acts.replace, lambda: self.finding.begin(replacing=True)),
            (acts.find_next, lambda: self.finding.go_on(backwards=False)),
            (acts.find_previous, lambda: self.finding.go_on(backwards=True)),
            (acts.search, self.page.filter.search.setFocus),
            (acts.filter_column, lambda: self.columns.ask_values(table.currentIndex().column())),
            (acts.show_all, self.page.filter.clear),
            (acts.desk, table.to_desk),
            (acts.first_error, table.to_first_error),
            (acts.copy, table.copy),
            (acts.copy_headers, table.copy_with_headers),
            (acts.paste, table.paste),
            (acts.fill_down, self.editing.fill_down),
            (acts.absent, lambda: table.fill(NOT_PROVIDED)),
            (acts.blank, lambda: table.fill(BLANK)),
            (acts.long_text, self.rows.edit_long),
            (acts.history, self.rows.show_history),
            (acts.rule, self.rows.rule),
            (acts.column, self.columns.open_here),
            (acts.new_column, self.columns.ask_new),
            (acts.freeze, table.freeze_here),
            (acts.export, self.files.ask_export),
            (acts.import_rows, self.files.ask_import),
        )
        for action, act in wired:
            action.triggered.connect(lambda _=False, act=act: act())

    @property
    def page_title(self) -> str:
        """The page's name in the reviewer's language."""
        return self.tr("Run log")

    def retranslate(self) -> None:
        """Put every text shown into the language that is now installed."""
        self.acts.retranslate()
        self.page.retranslate()
        self._offer()
        self._show()

    def open_facts(self, **facts: Fact) -> None:
        """Show the log, at the row of `reply_id` when that is given."""
        self._later.now()
        reply_id = facts.get("reply_id")
        if isinstance(reply_id, int):
            self._wanted_row = reply_id
            self._go_to_wanted()

    def _go_to_wanted(self) -> None:
        """Go to the row that was asked for, taking the filter off when that hides it."""
        table = self.page.table
        if self._wanted_row and table.choose(self._wanted_row):
            self._wanted_row = 0
        elif self._wanted_row and not table.runs.is_ordering:
            wanted, self._wanted_row = self._wanted_row, 0
            if self.page.filter.hides_rows():
                self._wanted_row = wanted
                self.page.filter.clear()

    @told(None)
    def showEvent(self, event: QShowEvent) -> None:
        """Put the hand on the rows, or on what leads to some."""
        super().showEvent(event)
        if not event.spontaneous():
            self.page.focus_first()

    # What is shown

    def _document_changed(self) -> None:
        self.page.table.show_document(None)
        self._later.instead(self._read_document)

    def _read_document(self) -> None:
        document, table = self._session.document, self.page.table
        if document is not None:
            chosen = document.preference(_UNANSWERED)
            first = document.first_run_rows(_LOOKED_AT)
            shown = chosen == "yes" if chosen else not any(number > 0 for number in first)
            self.page.filter.begin(unanswered=shown)
            table.writable = not document.read_only
            table.runs.set_filter(self.page.filter.wanted())
        table.show_document(document)
        self.columns.read_arrangement()
        self.columns.mark_filtered()
        self._offer()
        self._show()

    def _filter(self) -> None:
        self.page.table.runs.set_filter(self.page.filter.wanted())
        self.columns.mark_filtered()
        self._show()

    def _offer(self) -> None:
        document = self._session.document
        if document is not None:
            sets = [Named(one.id, one.name) for one in document.case_sets()]
            examinees = [Named(one.id, examinee_label(one)) for one in document.examinees()]
            self.page.offer(sets, examinees)

    def _show(self) -> None:
        document, sums = self._session.document, self.page.table.runs.sums
        if document is None:
            self.page.show_empty(*no_document())
        elif sums is not None and sums.rows == 0:
            self.page.show_empty(
                self.tr("The run log is empty"),
                self.tr("Make a case set: every case gets a row, and every reply fills one in."),
                self.tr("Go to the cases"),
            )
        else:
            self.page.show_log(sums)
            self._go_to_wanted()
        self._look()

    def _look(self) -> None:
        """Say which actions can be done at the current cell."""
        table, at = self.page.table, self.page.table.currentIndex()
        entry = table.current_entry()
        status = entry.status if entry is not None else CaseStatus.UNANSWERED
        own = self._session.document is not None and table.writable
        self.page.import_button.setEnabled(own)
        self.acts.enable(
            row=entry is not None,
            wrong=status in NOT_RIGHT,
            replied=status is not CaseStatus.UNANSWERED,
            fillable=at.isValid() and table.runs.setting(at) is not None and table.writable,
            own=own,
        )

    def _changed(self, changes: Changes) -> None:
        if changes.log_columns:
            self._later.do(self.columns.take_changes)
        if changes.case_sets or changes.case_sets_added or changes.examinees:
            self._later.do(self._reload)
        elif changes.cases:
            self._later.do(self.page.table.runs.refresh)
        if changes.runs:
            self.page.table.runs.refresh_runs(changes.runs)

    def _reload(self) -> None:
        self.page.table.runs.reload()
        self._offer()
        self._show()

    # What is wished

    def _write_down(self) -> None:
        """Record what is being typed, before the document closes."""
        error = self.page.table.finish_typing()
        if error is not None:
            self._session.refuse_to_leave(error)

    def _say_let_go(self, text: str) -> None:
        said = self.tr("The row is not shown any more, and “{text}” was not recorded.")
        self._shell.say(said.format(text=text[:_QUOTED]), "problem")

    def _remember_unanswered(self, shown: bool) -> None:
        document = self._session.document
        if document is not None and not document.read_only:
            self._session.apply(SetPreference(_UNANSWERED, "yes" if shown else "no"))

    def _lead_on(self) -> None:
        self._shell.show_page("welcome" if self._session.document is None else "cases")

    def _to_desk(self, case_id: int, examinee_id: int) -> None:
        self._shell.show_page("desk", case_id=case_id, examinee_id=examinee_id or None)


def build(session: Session, shell: Shell) -> QWidget:
    """The page, wired to the session."""
    return RunLog(session, shell)
