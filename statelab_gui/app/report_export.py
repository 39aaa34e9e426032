"""Exporting a report: asks how, then writes it beside the window, and its data with it."""

import hashlib
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal
from PySide6.QtWidgets import QDialog, QFileDialog

from statelab_gui.app.diagnosis_export import LANGUAGE_TAGS
from statelab_gui.app.report_pdf import Looks, printing
from statelab_gui.app.report_setup import safe_names
from statelab_gui.app.report_words import page_of
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.tasks import Task
from statelab_gui.app.translations import choose
from statelab_gui.domain.drift.reporting import used_rows
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.runs import Setting
from statelab_gui.domain.statistics.report_names import ReportNames, ReportView
from statelab_gui.domain.statistics.reporting import Report, used, writing_down
from statelab_gui.domain.statistics.trials import NoTrials
from statelab_gui.exchange.report_html import writing_html
from statelab_gui.exchange.tables import FOR_EXCEL, Column, csv_text
from statelab_gui.exchange.writing import written
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.export_report_dialog import (
    ExportReportDialog,
    ReportFile,
    ReportKind,
    ReportPart,
)
from statelab_gui.views.labels.report_plots import PlotKind
from statelab_gui.views.plots.report_drawing import Drawing, Page, svg_of
from statelab_gui.views.plots.report_look import PageLook, page_look
from statelab_gui.views.plots.report_pages import pieces_of
from statelab_gui.views.plots.report_plots import ReportPlot
from statelab_gui.views.widgets.progress_row import ProgressRow

translate = QCoreApplication.translate


@dataclass(frozen=True, eq=False)
class Making:
    """All that a report is written from; made in the window's own thread, used in a job."""

    document: Path
    view: ReportView
    file: ReportFile
    language: str
    now: str
    looks: Looks
    page_look: PageLook


class ReportExport(QObject):
    """Asks and writes for the page that is its parent; what was done is said in the window.

    Where a ProgressRow is given it shows how far the writing is, and its Cancel stops it.
    """

    ended = Signal()

    def __init__(
        self,
        session: Session,
        shell: Shell,
        progress: ProgressRow | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._progress = progress
        self._task: Task | None = None
        if progress is not None:
            progress.cancel_requested.connect(self.cancel)

    @property
    def is_busy(self) -> bool:
        """Whether a report is being written."""
        return self._task is not None

    def ask(self, report: Report, names: ReportNames) -> None:
        """Ask how the report is written, and write it; while another one is, that is said."""
        document = self._session.document
        if document is None or self._says_busy():
            return
        missing = set()
        if not report.comparisons:
            missing.add(ReportPart.COMPARISONS)
        if not report.horizons:
            missing.add(ReportPart.HORIZONS)
        if report.drift is None:
            missing.add(ReportPart.DRIFT)
        elif not report.trials:
            missing |= {ReportPart.GROUPS, ReportPart.PLOTS}
        name = f"{document.path.stem}-report-{self._session.now()[:10]}"
        place = str(document.path.with_name(name))
        dialog = ExportReportDialog(place, frozenset(missing), self._shell.window())
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        choices = dialog.choices()
        dialog.deleteLater()
        if accepted:
            self.write(choices, report, names)

    def write(self, file: ReportFile, report: Report, names: ReportNames) -> None:
        """Write what was chosen beside the window, with progress and Cancel; while another report
        is written, that is said."""
        document = self._session.document
        if document is None or self._says_busy():
            return
        making = Making(
            document.path,
            ReportView(report, safe_names(names)),
            file,
            LANGUAGE_TAGS[choose([QLocale().name()])],
            dated(self._session.now()),
            Looks(),
            page_look(),
        )
        if self._progress is not None:
            self._progress.begin(self.tr("Writing the report…"))
        self._task = self._session.run(
            lambda: writing_report(making), on_done=self._done, on_progress=self._advance
        )
        self._task.cancelled.connect(
            lambda: self._shell.say(self.tr("Cancelled. No report was written."), "info")
        )
        self._task.finished.connect(self._end)

    def _says_busy(self) -> bool:
        if self.is_busy:
            self._shell.say(
                self.tr("A report is still being written. Wait for it, or cancel it first."), "info"
            )
        return self.is_busy

    def cancel(self) -> None:
        """Stop writing; an older file of that name stays as it was."""
        if self._task is not None:
            self._task.cancel()

    def save_picture(self, plot: ReportPlot, ending: str) -> None:
        """Ask where a plot is saved, and save it; `ending` is "png" or "svg"."""
        kinds = {"png": self.tr("Pictures (*.png)"), "svg": self.tr("Vector pictures (*.svg)")}
        path = self._place(plot, ending, kinds[ending])
        if path is not None:
            svg = ending == "svg"
            self._save(path, plot.svg_text().encode("utf-8") if svg else plot.png_bytes())

    def save_numbers(self, plot: ReportPlot) -> None:
        """Ask where the numbers of a plot are saved, and save them as CSV."""
        path = self._place(plot, "csv", self.tr("CSV files (*.csv)"))
        if path is not None:
            columns = [Column(key, numeric) for key, numeric in plot.columns()]
            rows = [[Setting.of(text) for text in row] for row in plot.numbers()[1:]]
            self._save(path, csv_text(columns, rows, FOR_EXCEL).encode("utf-8-sig"))

    def _place(self, plot: ReportPlot, ending: str, kind: str) -> Path | None:
        document = self._session.document
        if document is None or not plot.has_data():
            return None
        proposed = document.path.with_name(f"{document.path.stem}-{plot.kind}.{ending}")
        title = self.tr("Save the plot")
        chosen, _ = QFileDialog.getSaveFileName(self._shell.window(), title, str(proposed), kind)
        return Path(chosen) if chosen else None

    def _save(self, path: Path, data: bytes) -> None:
        try:
            with written(path) as file:
                file.write(data)
        except KnownError as error:
            self._session.failed.emit(error)
            return
        self._shell.say_written(self.tr("Written: {file}").format(file=path.name), path)

    def _advance(self, progress: Progress) -> None:
        if self._progress is not None:
            self._progress.advance(progress)

    def _done(self, paths: Sequence[Path]) -> None:
        between = self.tr(", ", "between two names of files")
        names = between.join(path.name for path in paths)
        self._shell.say_written(self.tr("Report written: {files}").format(files=names), paths[0])

    def _end(self) -> None:
        self._task = None
        if self._progress is not None:
            self._progress.end()
        self.ended.emit()


def writing_report(making: Making) -> Generator[Progress, None, list[Path]]:
    """Write the report, and its data before it where that is wished; the files written. A job.

    Raises KnownError "report_outdated" where the document holds other trials by now.
    """
    file, view = making.file, making.view
    data, not_counted = yield from _reading(making)
    data_path = Path(file.data_path) if file.data_path else None
    pieces = _pieces(making)
    pictures: dict[PlotKind, list[str]] = {}
    if file.kind is ReportKind.HTML:
        for kind, drawings in pieces.items():
            pictures[kind] = []
            for drawing in drawings:
                yield Progress(0, 0, "pages")
                pictures[kind].append(svg_of(Page(making.page_look, "", (), drawing)))
    page = page_of(
        view,
        not_counted,
        file.parts,
        pictures,
        making.language,
        making.now,
        data_path.name if data_path is not None else "",
    )
    path = Path(file.path)
    if file.kind is ReportKind.PDF:
        number = translate("ReportDocument", "Page {n} of {total}")
        drawn = {str(kind): drawings for kind, drawings in pieces.items()}
        pdf = yield from printing(
            page, drawn, making.looks, lambda n, total: number.format(n=n, total=total)
        )
        _write(path, pdf)
    else:
        yield from writing_html(path, page)
    # Nothing can be cancelled from here on: what is said to be written is there as a whole.
    _write(data_path, data)
    return [path] if data_path is None else [path, data_path]


def dated(now: str) -> str:
    """An ISO-8601 time with offset as day, clock and offset."""
    return f"{now[:10]} {now[11:16]} {now[-6:]}"


def _reading(making: Making) -> Generator[Progress, None, tuple[bytes, NoTrials]]:
    """The data of the report as it is in the document now, and what is no data."""
    report, names = making.view.report, making.view.names
    sets = None if names.all_sets else [one.id for one in names.sets]
    examinees = list(names.examinees)
    with closing(DocumentReader(making.document, read_only=True)) as reader:
        yield Progress(0, 0, "replies")
        trials = yield from reader.trials(sets, examinees)
        rows = used_rows(reader.drift_matrix(sets, examinees), report.choices.simulated)
        data = yield from writing_down(used(trials, report.choices), rows)
        if hashlib.sha256(data).hexdigest() != report.digest:
            raise KnownError("report_outdated")
        return data, reader.no_trials(sets, examinees)


def _pieces(making: Making) -> dict[PlotKind, tuple[Drawing, ...]]:
    """The plots that go in: those of state among the plots, that of drift in its own chapter."""
    part = {PlotKind.DRIFT: ReportPart.DRIFT}
    wanted = [one for one in PlotKind if part.get(one, ReportPart.PLOTS) in making.file.parts]
    report, names = making.view.report, making.view.names
    look = making.looks.plot if making.file.kind is ReportKind.PDF else making.page_look
    return {kind: pieces_of(kind, report, names, look) for kind in wanted}


def _write(path: Path | None, data: bytes) -> None:
    if path is not None:
        with written(path) as file:
            file.write(data)
