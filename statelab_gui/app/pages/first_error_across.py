"""Across cases, wired: counted beside the window, anew whenever the document has changed."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QVBoxLayout, QWidget

from statelab_gui.app.catching_up import CatchUp
from statelab_gui.app.pages.first_error_counting import Cache, Counted, comparing, counting
from statelab_gui.app.session import Listener, Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.tasks import Job, Task
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.first_errors import SlipCount
from statelab_gui.domain.forms import FORMS
from statelab_gui.domain.runs import Setting
from statelab_gui.exchange.tables import FOR_EXCEL, Column, csv_text
from statelab_gui.exchange.writing import written
from statelab_gui.storage.changes import Changes
from statelab_gui.views.across_panel import AcrossPanel, Shown
from statelab_gui.views.across_tables import CaseName
from statelab_gui.views.labels.emptiness import no_document
from statelab_gui.views.labels.examinees import examinee_label
from statelab_gui.views.plots.histogram_drawing import png_of, svg_of
from statelab_gui.views.run_filter_bar import Named

_NUMBERS = (
    Column("case_set"),
    Column("examinee"),
    Column("over"),
    Column("above_or_from", numeric=True),
    Column("to", numeric=True),
    Column("cases", numeric=True),
    Column("with_a_wrong_prefix", numeric=True),
    Column("probed", numeric=True),
    Column("not_right", numeric=True),
)


class FirstErrorAcross(QWidget):
    """The panel over the session's document; `case_chosen(case_id, examinee_id)` is the wish to
    look into a case. Nothing is counted while it is not seen."""

    case_chosen = Signal(int, int)

    def __init__(self, session: Session, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._known: Cache = {}
        self._task: Task | None = None
        self._leads_to = "desk"
        self.panel = AcrossPanel()
        self._later = CatchUp(self)

        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.panel)
        shell.settings.restore_splitter("first_error/across", self.panel.splitter)

        self.panel.group_changed.connect(self._count)
        self.panel.cancel_requested.connect(self._cancel)
        self.panel.case_chosen.connect(self.case_chosen)
        self.panel.picture_wished.connect(self._save_picture)
        self.panel.numbers_wished.connect(self._save_numbers)
        self.panel.empty_wished.connect(lambda: shell.show_page(self._leads_to))
        session.document_changed.connect(self._document_changed)
        session.changed.connect(self._changed)
        self._later.do(self._read)

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.panel.retranslate()
        if self.panel.shown() is None:  # else what was counted is worded anew, not counted
            self._later.do(self._read)

    # what is shown

    def _document_changed(self) -> None:
        self._cancel()
        self._known = {}
        self.panel.forget()  # at once, seen or not
        self._later.instead(self._read)

    def _changed(self, changes: Changes) -> None:
        for reply_id in changes.replies:  # judged anew, it may be read otherwise
            self._known.pop(reply_id, None)
        if changes.replies or changes.cases or changes.case_sets or changes.examinees:
            self._later.do(self._read)

    def _read(self) -> None:
        """Offer what there is in the document, then count."""
        document = self._session.document
        if document is None:
            self._leads_to = "welcome"
            self.panel.show_empty(*no_document())
            return
        if not document.has_whole_reply():
            self._leads_to = "desk"
            self.panel.show_empty(
                self.tr("No reply yet"),
                self.tr(
                    "Record whole-case replies on the Desk. Those that are not right are counted"
                    " here once their prefixes are probed."
                ),
                self.tr("Go to the Desk"),
            )
            return
        self.panel.filter.offer(
            [Named(one.id, one.name) for one in document.case_sets()],
            [Named(one.id, examinee_label(one)) for one in document.examinees()],
            tuple(FORMS),
        )
        self._count()

    def _count(self) -> None:
        """Count the group that is asked for; what is still being counted is given up."""
        self._cancel()
        document = self._session.document
        if document is None:
            return
        path, group = document.path, self.panel.filter.group()
        self.panel.show_waiting(self.tr("Counting first observed wrong prefixes…"))
        self._begin(lambda: counting(path, group), self._show_counted)

    def _show_counted(self, counted: Counted) -> None:
        document = self._session.document
        if document is None:
            return
        names = {one.id: examinee_label(one) for one in document.examinees()}
        units = {one.reply_id: (one.case_id, one.examinee_id) for one in counted.replies}
        sets = {one.id: one.name for one in document.case_sets()}
        cases = {
            one.case_id: CaseName(one.case_name, one.seed, sets[one.set_id])
            for one in counted.replies
        }
        self.panel.show_across(Shown(counted.group, counted.across, units, cases, names))
        path, replies = document.path, counted.replies
        self.panel.show_waiting(self.tr("Comparing the answers with known slips…"))
        self._begin(lambda: comparing(path, replies, self._known), self._show_slips)

    def _show_slips(self, slips: Sequence[SlipCount]) -> None:
        self.panel.show_slips(slips)
        self.panel.show_ended()

    # jobs

    def _begin(self, job: Job, done: Listener) -> None:
        """Run a job; what one that was given up still tells is not heard."""
        task = self._session.run(
            job,
            on_done=lambda value: done(value) if self._task is task else None,
            on_progress=lambda value: self.panel.advance(value) if self._task is task else None,
            on_error=lambda error: self._fail(error) if self._task is task else None,
        )
        task.cancelled.connect(lambda: self._end(task))
        task.crashed.connect(lambda _: self._end(task))
        self._task = task

    def _fail(self, error: KnownError) -> None:
        self.panel.show_ended()
        self._session.failed.emit(error)

    def _end(self, task: Task) -> None:
        if self._task is task:
            self.panel.show_ended()

    def _cancel(self) -> None:
        if self._task is not None and not self._task.is_over:
            self._task.cancel()
        self._task = None
        self.panel.show_ended()

    # files

    def _save_picture(self, kind: str) -> None:
        bars = self.panel.bars()
        filters = {"png": self.tr("Pictures (*.png)"), "svg": self.tr("Vector pictures (*.svg)")}
        path = self._ask(kind, filters[kind])
        if path is not None:
            self._write(path, png_of(bars) if kind == "png" else svg_of(bars))

    def _save_numbers(self) -> None:
        path = self._ask("csv", self.tr("CSV files (*.csv)"))
        if path is not None:
            text = csv_text(_NUMBERS, self._rows())
            self._write(path, text.encode("utf-8-sig" if FOR_EXCEL.bom else "utf-8"))

    def _rows(self) -> list[list[Setting]]:
        """The bars as numbers, each beside what it is out of."""
        panel = self.panel
        shown = panel.shown()
        if shown is None:
            return []
        asked = shown.across.asked
        group = [panel.filter.set.currentText(), panel.filter.examinee.currentText()]
        over = "share_percent" if panel.by_share() else "updates"
        totals = [shown.across.n, asked.probed, asked.units]
        return [
            [Setting.of(str(value)) for value in (*group, over, one.first, one.last, one.count)]
            + [Setting.of(str(total)) for total in totals]
            for one in panel.bins()
        ]

    def _ask(self, ending: str, kind: str) -> Path | None:
        """Where to write; beside the document where nothing else is said."""
        document = self._session.document
        if document is None:
            return None
        name = self.tr("First observed wrong prefixes")
        proposed = document.path.with_name(f"{document.path.stem} – {name}.{ending}")
        chosen, _ = QFileDialog.getSaveFileName(
            self._shell.window(), self.tr("Export the histogram"), str(proposed), kind
        )
        return Path(chosen) if chosen else None

    def _write(self, path: Path, data: bytes) -> None:
        try:
            with written(path) as file:
                file.write(data)
        except KnownError as error:
            self._session.failed.emit(error)
            return
        self._shell.say(self.tr("Written: {file}").format(file=path.name))
