"""A report as a file: its figures are the report's, and nothing else of the document is in it."""

import hashlib
import json
import re
import shutil
import subprocess
import unicodedata
from collections.abc import Generator, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from statelab_gui.app.pages.report_reading import counting, fitting, names_of
from statelab_gui.app.report_export import ReportExport
from statelab_gui.app.session import Session
from statelab_gui.app.settings import Settings
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import drift_cases
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.families import Family
from statelab_gui.domain.recipes import Recipe
from statelab_gui.domain.runs import NOT_PROVIDED, ReplySource, Setting
from statelab_gui.domain.statistics.report_names import ReportView
from statelab_gui.domain.statistics.report_wish import ReportWish
from statelab_gui.domain.statistics.reporting import ReportChoices
from statelab_gui.storage.commands import (
    AddCaseSet,
    AddDriftSet,
    AddExaminee,
    EditRun,
    RecordReply,
    RevealCase,
)
from statelab_gui.storage.document import Document
from statelab_gui.views.export_report_dialog import (
    ExportReportDialog,
    ReportFile,
    ReportKind,
    ReportPart,
)
from statelab_gui.views.labels import report as words
from statelab_gui.views.plots.report_plots import SuccessPlot
from statelab_gui.views.widgets.progress_row import ProgressRow

NOW = "2026-11-30T10:00:00+08:00"
KEY = "sk-abcdefghijklmnop1234567890"
HOSTILE = "模型乙 </td><script>alert(1)</script>"
WRONG = b'{"a":9,"b":9,"c":9,"d":9,"e":9,"TMP":9}'
EVERY = frozenset(ReportPart)


class SilentShell:
    """The window as far as an export asks it."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(folder)
        self.said: list[str] = []
        self.written: list[Path] = []

    def say(self, text: str, kind: str = "done") -> None:
        self.said.append(text)

    def say_written(self, text: str, file: Path) -> None:
        self.said.append(text)
        self.written.append(file)

    def window(self) -> None:
        return None


class Cells(HTMLParser):
    """The rows of the tables of a page, and all its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.tags: set[str] = set()
        self.facts: list[str] = []
        self._open = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")
        if tag in ("dt", "dd"):
            self.facts.append("")
        self._open = tag

    def handle_endtag(self, tag: str) -> None:
        self._open = ""

    def handle_data(self, data: str) -> None:
        if self._open in ("td", "th"):
            self.rows[-1][-1] += data
        if self._open in ("dt", "dd"):
            self.facts[-1] += data

    def column(self, title: str) -> list[str]:
        """What stands below a title, in the tables that have it."""
        found: list[str] = []
        heads: list[str] = []
        for row in self.rows:
            if title in row:
                heads = row
            elif heads and len(row) == len(heads):
                found.append(row[heads.index(title)])
            elif len(row) > 1:
                heads = []
        return found

    def fact(self, name: str) -> list[str]:
        """The values that stand beside a name."""
        return [self.facts[at + 1] for at, one in enumerate(self.facts[:-1]) if one == name]


class Bench:
    """A document with replies of every kind, and the report of it."""

    def __init__(self, session: Session, folder: Path) -> None:
        self.session = session
        self.folder = folder
        self.shell = SilentShell(folder / "settings")
        self.errors: list[KnownError] = []
        session.failed.connect(self.errors.append)
        self.progress = ProgressRow()
        self.export = ReportExport(session, self.shell, self.progress)  # type: ignore[arg-type]

    @property
    def document(self) -> Document:
        assert self.session.document is not None
        return self.session.document

    def view(self, **choices: Any) -> ReportView:
        wish = ReportWish(choices=ReportChoices(**choices))
        held, report = result_of(counting(self.document.path, wish, None, {}))
        report = result_of(fitting(report, held, {}))
        return ReportView(report, names_of(self.document, wish, held))

    def record(self, case_id: int, examinee: int, raw: bytes, **more: Any) -> int:
        source = more.pop("source", ReplySource.PASTED)
        prefix = more.pop("prefix", None)
        command = RecordReply(case_id, examinee, prefix, raw, source, None, False, NOW, **more)
        assert self.session.apply(command) is not None and command.result is not None
        return command.result

    def written(self, qtbot: QtBot, kind: ReportKind, view: ReportView, data: bool = False) -> Path:
        """Write the report; its file."""
        path = self.folder / f"report.{kind}"
        data_path = str(self.folder / "report-data.jsonl") if data else ""
        self.export.write(ReportFile(str(path), kind, EVERY, data_path), view.report, view.names)
        qtbot.waitUntil(lambda: not self.export.is_busy, timeout=60_000)
        return path


def result_of(work: Generator[Any, None, Any]) -> Any:
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[Bench]:
    session = Session()
    session.create(tmp_path / "實驗 Lab.statelab")
    recipe = Recipe(
        seeds=(3, 4, 5, 9),
        lengths=(2,),
        cells=("a", "b", "c", "d", "e"),
        scratch="TMP",
        initial=(1, 2, 3, 4, 5, 0),
        modulus=10,
        families=(Family.FIXED, Family.COPY),
    )
    session.apply(AddCaseSet("Set <b>", recipe))
    settings = {
        "model": Setting.of("gemma-3-270m"),
        "temperature": NOT_PROVIDED,
        "system_prompt": Setting.of(f"use {KEY}"),
    }
    session.apply(AddExaminee(settings))
    session.apply(AddExaminee({"model": Setting.of(HOSTILE), "temperature": Setting.of("0")}))
    bench = Bench(session, tmp_path)
    for case in bench.document.cases(1):
        session.apply(RevealCase(case.id, NOW))
        truth = json.dumps(bench.document.answer_book(case.id).truth).encode()
        bench.record(case.id, 1, truth if case.seed % 2 else WRONG)
        if case.seed == 3:
            bench.record(case.id, 2, truth if case.form == "code" else b"no JSON")
    first = bench.document.cases(1)[0].id
    reply = bench.record(first, 1, WRONG, prefix=9)
    bench.record(first, 1, WRONG, prefix=9, supersedes=reply)
    bench.record(first, 2, WRONG, source=ReplySource.SIMULATED)
    bench.record(first, 1, WRONG, supersedes=1)
    session.apply(EditRun(1, "input_tokens", Setting.of("0"), NOW))
    yield bench
    session.cancel_all()
    assert session.wait(10)
    session.close()


def text_of(pdf: Path) -> str:
    """The text of a PDF file as it is found by searching, without breaks."""
    tool = shutil.which("pdftotext")
    if tool is None:
        pytest.skip("pdftotext is not installed")
    done = subprocess.run(
        [tool, "-layout", str(pdf), "-"], capture_output=True, check=True, timeout=60
    )
    return re.sub(r"\s+", " ", unicodedata.normalize("NFKC", done.stdout.decode("utf-8")))


def test_the_figures_in_the_page_are_those_of_the_report(qtbot: QtBot, bench: Bench) -> None:
    view = bench.view()
    page = Cells(bench.written(qtbot, ReportKind.HTML, view).read_text(encoding="utf-8"))
    for line in view.report.lines:
        share = line.facts.share
        figures = [words.passed_text(share), words.rate_text(share)]
        if share.interval is not None:
            figures.append(words.percents(share.interval))
        cells = words.cells_text(line.facts.cells_right, line.facts.cells_total)
        assert any(all(one in row for one in figures) for row in page.rows), figures
        assert any(cells in row for row in page.rows)
    (one, *_) = view.report.comparisons
    counts = [str(n) for n in (one.table.both, one.table.only_first, one.table.pairs)]
    assert any(all(count in row for count in counts) for row in page.rows)
    assert page.fact("Data, SHA-256") == [view.report.digest]
    assert page.fact("Seeds") == ["3–5, 9 (4 seed(s))"]


def test_what_was_left_out_is_counted(qtbot: QtBot, bench: Bench) -> None:
    page = Cells(bench.written(qtbot, ReportKind.HTML, bench.view()).read_text(encoding="utf-8"))
    assert page.fact("Replies superseded by a later one") == ["1"]
    assert page.fact("Replies to a part of a case (probes)") == ["2"]
    # the simulated reply, and the rest of the set that this examinee was begun with
    assert page.fact("Trials of simulated replies") == ["16"]
    assert page.fact("Cases not answered, in no rate") == ["12"]
    asked = bench.view(simulated=True)
    page = Cells(bench.written(qtbot, ReportKind.HTML, asked).read_text(encoding="utf-8"))
    assert page.fact("Trials of simulated replies")[0].startswith("none")
    assert any("◇ Simulated" in "".join(row) for row in page.rows)


def test_one_trial_reads_passed_or_failed(qtbot: QtBot, bench: Bench) -> None:
    view = bench.view()
    html = bench.written(qtbot, ReportKind.HTML, view).read_text(encoding="utf-8")
    page = Cells(html)
    ones = [line for line in view.report.lines if line.facts.share.n == 1]
    assert len(ones) == 4
    told = [row for row in page.rows if "passed" in row or "failed" in row]
    assert len(told) == 4 and not any("100.0 %" in row for row in told)
    assert "it is one observation and no rate" in html


def test_blank_not_provided_zero_and_a_key_are_told_apart(qtbot: QtBot, bench: Bench) -> None:
    html = bench.written(qtbot, ReportKind.HTML, bench.view()).read_text(encoding="utf-8")
    page = Cells(html)
    assert page.column("Temperature") == ["not provided", "0"]
    assert page.column("System prompt") == [
        "left out: it looks like an access key",
        "not filled in",
    ]
    assert page.fact("Provider") == ["not filled in"]  # of both examinees alike
    assert KEY not in html


def test_no_path_no_reply_and_no_script_is_in_it(qtbot: QtBot, bench: Bench) -> None:
    html = bench.written(qtbot, ReportKind.HTML, bench.view(), data=True).read_text("utf-8")
    assert "script" not in Cells(html).tags
    assert str(bench.folder) not in html
    assert "no JSON" not in html and WRONG.decode() not in html
    data = (bench.folder / "report-data.jsonl").read_text("utf-8")
    assert str(bench.folder) not in data and "no JSON" not in data


def test_a_key_in_a_models_name_is_left_out_too(qtbot: QtBot, bench: Bench) -> None:
    bench.session.apply(AddExaminee({"model": Setting.of(KEY)}))
    bench.record(1, 3, WRONG)
    for kind in ReportKind:
        path = bench.written(qtbot, kind, bench.view())
        assert KEY not in (path.read_text("utf-8") if kind == "html" else text_of(path))


def test_a_key_in_the_name_of_a_set_is_left_out_and_what_is_invisible_marked(
    qtbot: QtBot, bench: Bench
) -> None:
    recipe = bench.document.case_set(1).recipe
    for name in (f"Set {KEY}", "Set \u202e1"):
        bench.session.apply(AddCaseSet(name, recipe))
    for prompt in ("\u202eone", "two"):
        settings = {"model": Setting.of("\u202egnp"), "system_prompt": Setting.of(prompt)}
        bench.session.apply(AddExaminee(settings))
    bench.record(1, 3, WRONG)
    bench.record(1, 4, WRONG)
    for kind in ReportKind:
        path = bench.written(qtbot, kind, bench.view())
        text = path.read_text("utf-8") if kind == "html" else text_of(path)
        assert KEY not in text and "\u202e" not in text
        assert "Set ⟦U+202E⟧1" in text
        assert "⟦U+202E⟧gnp (System prompt: ⟦U+202E⟧one)" in text


def test_a_name_of_characters_that_no_page_can_hold_is_drawn_all_the_same(
    qtbot: QtBot, bench: Bench
) -> None:
    odd = "".join(map(chr, (0, 1, 0x0B, 0x1B, 0x85, 0xFFFE, 0xFFFF)))
    settings = {"model": Setting.of(f"odd{odd}name")}
    assert bench.session.apply(AddExaminee(settings)) is not None
    bench.record(1, 3, WRONG)
    view = bench.view()
    for kind in ReportKind:
        path = bench.written(qtbot, kind, view)
        text = path.read_text("utf-8") if kind == "html" else text_of(path)
        assert not bench.errors and ("odd␀␁" in text or kind == "pdf") and "odd" in text
    plot = SuccessPlot()
    qtbot.addWidget(plot)
    plot.show_report(view.report, view.names)  # here no name is changed
    drawn = ElementTree.fromstring(plot.svg_text())
    assert any("odd" in (part.text or "") for part in drawn.iter())


@pytest.mark.parametrize("count", [1, 2])
def test_sets_of_both_kinds_are_told_each_with_its_recipe(
    qtbot: QtBot, bench: Bench, count: int
) -> None:
    recipe = DriftRecipe(
        (DriftFamily.ORDERS,), (Language.EN,), (1,), (Condition.CLEAN, Condition.EASY)
    )
    for number in range(count):
        cases = [one for one in drift_cases(recipe) if isinstance(one, DriftCase)]
        adding = AddDriftSet(f"Changed minds {number}", recipe, cases)
        assert bench.session.apply(adding) is not None and adding.result is not None
        for case in bench.document.cases(adding.result):
            bench.record(case.id, 1, b"Answer: 1")
    for kind in ReportKind:
        path = bench.written(qtbot, kind, bench.view())
        assert not bench.errors and path.is_file()
        text = path.read_text("utf-8") if kind == "html" else text_of(path)
        assert "Case set: Set " in text and "Initial values" in text
        assert all(f"Changed minds {number}" in text for number in range(count))
        assert "Drift sets" in text if count > 1 else "Drift set: Changed minds 0" in text


@pytest.mark.parametrize("kind", list(ReportKind))
def test_the_data_beside_it_has_the_sum_that_is_told(
    qtbot: QtBot, bench: Bench, kind: ReportKind
) -> None:
    view = bench.view()
    bench.written(qtbot, kind, view, data=True)
    data = (bench.folder / "report-data.jsonl").read_bytes()
    assert hashlib.sha256(data).hexdigest() == view.report.digest
    rows = [json.loads(line) for line in data.splitlines()]
    assert len(rows) == view.report.trials
    first = [row["input_tokens"] for row in rows if row["examinee_id"] == 1]
    assert first.count(None) == 16  # the reply that was told to have 0 is superseded
    assert bench.shell.said[-1] == f"Report written: report.{kind}, report-data.jsonl"


def test_a_report_of_another_state_of_the_document_is_not_written(
    qtbot: QtBot, bench: Bench
) -> None:
    view = bench.view()
    bench.record(2, 2, WRONG)
    path = bench.written(qtbot, ReportKind.HTML, view, data=True)
    assert [error.code for error in bench.errors] == ["report_outdated"]
    assert not path.exists() and not (bench.folder / "report-data.jsonl").exists()


def test_the_pdf_has_the_same_text_on_numbered_sheets(qtbot: QtBot, bench: Bench) -> None:
    view = bench.view()
    path = bench.written(qtbot, ReportKind.PDF, view, data=True)
    data = path.read_bytes()
    assert data.startswith(b"%PDF-") and data.rstrip().endswith(b"%%EOF")
    assert str(bench.folder).encode() not in data
    text = text_of(path)
    for line in view.report.lines:
        assert words.passed_text(line.facts.share) in text
    assert view.report.digest in text
    assert "Page 1" in text and "Page 2" in text
    assert "模型乙" in text and "實驗 Lab.statelab" in text
    assert "not provided" in text and "not filled in" in text and KEY not in text
    assert "What these cases do not show" in text
    assert "Success against length" in text and "Whole cases passed" in text


def test_both_formats_are_written_by_the_dialog(
    qtbot: QtBot, qapp: QApplication, bench: Bench
) -> None:
    view = bench.view()
    for at, kind in enumerate(ReportKind):
        opened: list[str] = []

        def answer(at: int = at, opened: list[str] = opened) -> None:
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, ExportReportDialog)
            dialog.kind.setCurrentIndex(at)
            opened.append(dialog.place.text())
            dialog.go.click()

        QTimer.singleShot(0, answer)
        bench.export.ask(view.report, view.names)
        qtbot.waitUntil(lambda: not bench.export.is_busy, timeout=60_000)
        (place,) = opened
        assert Path(place).parent == bench.folder and place.endswith(f".{kind}")
        assert Path(place).stat().st_size > 10_000
    assert len(bench.shell.said) == 2 and not bench.errors


def test_a_second_export_while_one_is_written_is_refused_in_words(
    qtbot: QtBot, bench: Bench
) -> None:
    view = bench.view()
    first = ReportFile(str(bench.folder / "first.pdf"), ReportKind.PDF, EVERY)
    second = ReportFile(str(bench.folder / "second.pdf"), ReportKind.PDF, EVERY)
    bench.export.write(first, view.report, view.names)
    bench.export.write(second, view.report, view.names)
    bench.export.ask(view.report, view.names)  # no dialog comes up
    waits = "A report is still being written. Wait for it, or cancel it first."
    assert bench.shell.said == [waits, waits]
    qtbot.waitUntil(lambda: not bench.export.is_busy, timeout=60_000)
    assert bench.shell.said[-1] == "Report written: first.pdf"
    assert bench.shell.written == [bench.folder / "first.pdf"]
    assert not (bench.folder / "second.pdf").exists()


def test_cancel_leaves_an_older_file_as_it_was(qtbot: QtBot, bench: Bench) -> None:
    view = bench.view()
    path = bench.folder / "report.pdf"
    path.write_text("older")
    with qtbot.waitSignal(bench.export.ended, timeout=60_000):
        file = ReportFile(str(path), ReportKind.PDF, EVERY)
        bench.export.write(file, view.report, view.names)
        bench.progress.cancel_requested.emit()
    assert path.read_text() == "older"
    assert bench.shell.said == ["Cancelled. No report was written."]
    assert not list(bench.folder.glob(".*.part"))


def test_a_plot_and_its_numbers_are_saved_where_asked(
    qtbot: QtBot, bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = bench.view()
    plot = SuccessPlot()
    qtbot.addWidget(plot)
    plot.show_report(view.report, view.names)
    places = iter(["p.png", "p.svg", "p.csv"])

    def chosen(*_: object, **__: object) -> tuple[str, str]:
        return str(bench.folder / next(places)), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    bench.export.save_picture(plot, "png")
    bench.export.save_picture(plot, "svg")
    bench.export.save_numbers(plot)
    assert (bench.folder / "p.png").read_bytes().startswith(b"\x89PNG")
    assert (bench.folder / "p.svg").read_text("utf-8") == plot.svg_text()
    table = (bench.folder / "p.csv").read_bytes().decode("utf-8-sig").splitlines()
    assert len(table) == len(plot.numbers())
    assert table[0].startswith("examinee,simulated,family,form,recipe,length,passed,n")


def test_a_name_without_end_stands_once_and_shortened_elsewhere(bench: Bench, qtbot: QtBot) -> None:
    bench.session.apply(AddExaminee({"model": Setting.of("m" * 20_000)}))
    for case in bench.document.cases(1)[:4]:
        bench.record(case.id, 3, WRONG)
    page = bench.written(qtbot, ReportKind.HTML, bench.view()).read_text("utf-8")
    runs = sorted(map(len, re.findall("m{20,}", page)), reverse=True)
    assert runs[0] == 4_000 and runs[1] < 80  # the setting, told as cut, and the names
    assert "the first 4000 of 20000 characters" in page
    assert "shortened with “…” elsewhere" in page
    told = bench.view().names.examinees[3]
    assert len(told) == 80
