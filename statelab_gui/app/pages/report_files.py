"""Saving a plot of the report: as a picture, as vectors, or its numbers."""

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.runs import Setting
from statelab_gui.exchange.tables import FOR_EXCEL, Column, csv_text
from statelab_gui.exchange.writing import written
from statelab_gui.views.plots.report_plots import ReportPlot
from statelab_gui.views.report_plots_panel import PlotsPanel


class PlotFiles(QObject):
    """Asks where, and writes the plot that is shown."""

    def __init__(self, session: Session, shell: Shell, panel: PlotsPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._panel = panel
        panel.picture_wished.connect(self._save_picture)
        panel.numbers_wished.connect(self._save_numbers)

    def _save_picture(self, kind: str) -> None:
        plot = self._panel.plot()
        kinds = {"png": self.tr("Pictures (*.png)"), "svg": self.tr("Vector pictures (*.svg)")}
        path = self._ask(plot, kind, kinds[kind])
        if path is not None:
            self._write(
                path, plot.png_bytes() if kind == "png" else plot.svg_text().encode("utf-8")
            )

    def _save_numbers(self) -> None:
        plot = self._panel.plot()
        path = self._ask(plot, "csv", self.tr("CSV files (*.csv)"))
        if path is not None:
            columns = [Column(key, numeric=numeric) for key, numeric in plot.columns()]
            rows = [[Setting.of(text) for text in row] for row in plot.numbers()[1:]]
            text = csv_text(columns, rows)
            self._write(path, text.encode("utf-8-sig" if FOR_EXCEL.bom else "utf-8"))

    def _ask(self, plot: ReportPlot, ending: str, kind: str) -> Path | None:
        """Where to write; beside the document where nothing else is said."""
        document = self._session.document
        if document is None:
            return None
        name = plot.title().replace("/", "-")
        proposed = document.path.with_name(f"{document.path.stem} – {name}.{ending}")
        chosen, _ = QFileDialog.getSaveFileName(
            self._shell.window(), self.tr("Export the plot"), str(proposed), kind
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
