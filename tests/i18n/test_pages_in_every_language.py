"""Every page and dialog of the real window is readable in each language: nothing is cut, no
English is left in Chinese, and no letter goes to two parts.
"""

import importlib
import pkgutil
from collections.abc import Callable, Generator, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from catalogue import read
from connection_dialogs import open_connection_dialogs
from drift_dialogs import open_drift_dialogs
from fetch_dialogs import open_fetch_dialogs
from log_dialogs import open_log_dialogs
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot
from score_dialogs import open_score_dialogs
from seen_keys import shared_keys
from seen_size import SCREEN, too_large
from seen_text import English, cut
from sources import ROOT

import statelab_gui.views
from devtools.catalogues import LANGUAGES, catalogue_path
from statelab_gui.app.diagnosis_export import DiagnosisExport
from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.page_table import PAGES
from statelab_gui.app.pages.log_import import LogImport
from statelab_gui.app.pages.report_reading import counting
from statelab_gui.app.report_export import ReportExport
from statelab_gui.app.sample import build_sample
from statelab_gui.app.settings import Settings
from statelab_gui.app.starting import make_window
from statelab_gui.app.tour_hands import Hands
from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.domain.statistics.report_names import ReportNames
from statelab_gui.domain.statistics.report_wish import ReportWish
from statelab_gui.models.prefix_steps import StepColumn
from statelab_gui.storage.commands import AddDriftSet, AddExaminee, RecordReply
from statelab_gui.storage.document import Document
from statelab_gui.views.help_dialogs import crash_box
from statelab_gui.views.plots.state_map import StateMap
from statelab_gui.views.start_over_dialog import StartOverDialog
from statelab_gui.views.widgets import on_screen

CHINESE = ("zh_TW", "zh_CN")


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample document: a set, real replies that are right, wrong and no JSON, and probes."""
    path = tmp_path_factory.mktemp("sample") / "Sample.statelab"
    for _ in build_sample(path, lambda: "2026-01-02T03:04:05.000+00:00"):
        pass
    return path


@pytest.fixture
def window(
    qapp: QApplication,
    qtbot: QtBot,
    chinese_font: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[MainWindow]:
    """The window as at a first start, in English; its dialogs are on a small screen."""
    monkeypatch.setattr(on_screen, "screen_room", lambda _: SCREEN)
    native = Qt.ApplicationAttribute.AA_DontUseNativeDialogs
    before = qapp.testAttribute(native)
    qapp.setAttribute(native)
    settings = Settings(tmp_path / "config")
    settings.put("language", "en")
    settings.put("theme", "light")
    window, warm_up = make_window(qapp, settings, tmp_path / "crashes")
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    with qtbot.waitSignal(warm_up.ready, timeout=30_000):
        warm_up.start()
    yield window
    _speak(window, "en")
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=20_000)
    window.deleteLater()
    qapp.setAttribute(native, before)


@pytest.fixture(scope="module")
def english() -> dict[str, English]:
    """For each Chinese catalogue, the sources that read otherwise in it."""
    folder = ROOT / "resources" / "translations"
    return {
        language: English(
            entry.message.source
            for entry in read(catalogue_path(folder, language))
            if entry.message.source not in entry.forms
        )
        for language in CHINESE
    }


def _speak(window: MainWindow, language: str) -> None:
    """Choose a language in the menu, as the reviewer does."""
    actions = window.menus.menu("language").actions()
    action = next(action for action in actions if action.data() == language)
    if not action.isChecked():
        action.trigger()  # the menu is filled anew, and the other actions are gone


class Reader:
    """Goes through the window and notes what cannot be read, and which dialogs were seen."""

    def __init__(self, window: MainWindow, hands: Hands, english: English | None) -> None:
        self.window = window
        self.hands = hands
        self.faults: list[str] = []
        self.dialogs: set[type] = set()
        self._english = english

    def look(self, widget: QWidget, what: str) -> None:
        """Note what is wrong with what is seen now."""
        if isinstance(widget, QDialog) and widget.size().boundedTo(SCREEN) != widget.size():
            widget.resize(widget.size().boundedTo(SCREEN))
        for _ in range(3):  # another width, then another height, then perhaps a scroll bar
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        whole = widget.size() != SCREEN
        found = cut(widget, whole) + shared_keys(widget) + too_large(widget)
        if self._english is not None:
            document = self.window.session.document
            sets = document.case_sets() if document else []
            found += self._english.left(widget, [case_set.name for case_set in sets])
        self.faults += [f"{what}: {fault}" for fault in found]

    def small(self) -> None:
        """Every page in the whole of a small screen."""
        before = self.window.size()
        self.window.resize(SCREEN)
        self.pages("small")
        self.window.resize(before)

    def dialog(
        self,
        what: str,
        begin: Callable[[], object],
        act: Callable[[QDialog], object] | None = None,
    ) -> None:
        """Open a dialog, look at it, do more in it, and leave it."""

        def seen(dialog: QDialog) -> None:
            self.dialogs.add(type(dialog))
            self.look(dialog, what)
            if act is not None:
                act(dialog)
            else:
                dialog.reject()

        self.hands.in_dialog(QDialog, begin, seen)
        self.hands.rest(0)

    def pages(self, what: str) -> None:
        """Every page in turn, as it is now."""
        for page in PAGES:
            self.window.show_page(page.key)
            self.hands.rest(20)
            self.look(self.window, f"{page.key}, {what}")

    def menus(self) -> None:
        """Every action of the menu bar, those of each page too."""
        if self._english is not None:
            texts = [action.text() for action in self.window.menus.all_actions()]
            self.faults += [f"menu: {text!r}" for text in texts if self._english.is_english(text)]

    def replies(self) -> None:
        """The Desk at a case of each standing, and what comes before a reply is recorded."""
        document = self.window.session.document
        assert document is not None
        desk = self.window.pages.page("desk").page
        standings = set()
        for case in document.cases(document.case_sets()[0].id):
            if case.status not in standings:
                standings.add(case.status)
                self.window.show_page("desk", case_id=case.id)
                self.hands.rest(20)
                self.look(self.window, f"desk, {case.status.name}")
                if case.status is CaseStatus.UNANSWERED:
                    self.hands.copy("{}")
                    desk.reply.pane.paste_button.click()
                    self.look(self.window, "desk, pasted")
                    desk.reply.pane.clear_button.click()
                    self.look(self.window, "desk, cleared")
        assert CaseStatus.UNANSWERED in standings and len(standings) > 2

    def report(self) -> None:
        """Every tab of the report, once it is whole."""
        self.window.show_page("report")
        page = self.window.pages.page("report").page
        for at in range(page.tabs.count()):
            page.tabs.setCurrentIndex(at)
            self.hands.rest(20)
            while self.window.session.is_busy:
                self.hands.rest(50)
            self.look(self.window, f"report, tab {at}")
        page.tabs.setCurrentIndex(0)

    def case_dialogs(self) -> None:
        """What the Cases page asks, over a case whose answer book is hidden."""
        document = self.window.session.document
        assert document is not None
        cases = document.cases(document.case_sets()[0].id)
        self.window.show_page("cases", case_id=next(c.id for c in cases if c.sealed))
        self.hands.rest(20)
        self.look(self.window, "cases, sealed")
        commands = self.window.pages.page("cases").view.commands
        self.dialog("reveal", commands.reveal.trigger)
        self.dialog("save prompts", commands.save_prompts.trigger)
        self.dialog("export book", commands.export_book.trigger)
        self.dialog("new set", commands.new_set.trigger, self._fill_new_set)

    def _fill_new_set(self, dialog: QDialog) -> None:
        for field in (dialog.form.seeds, dialog.form.lengths, dialog.form.cells):
            self.hands.write(field, "-7, a, a")
        self.hands.rest(20)
        self.look(dialog, "new set, wrong")
        dialog.reject()
        question = dialog.findChild(QMessageBox)
        assert question is not None
        self.look(question, "new set, discard")
        question.button(QMessageBox.StandardButton.Discard).click()

    def other_dialogs(self) -> None:
        """The rest: examinee, export, help, and what is told after a crash."""
        window, session = self.window, self.window.session
        assert session.document is not None
        window.show_page("desk")
        bar = window.pages.page("desk").page.bar
        self.dialog("new examinee", bar.new_requested.emit)
        examinee = session.document.examinees()[0].id
        self.dialog("settings", lambda: bar.settings_requested.emit(examinee))
        over = StartOverDialog("2-copy-code", 3, window)
        self.dialog("start over", over.open)
        over.deleteLater()
        window.show_page("log")
        log = window.pages.page("log")
        self.dialog("export log", log.page.export_button.click, self._every_format)
        self._import_log(log.files.importing, Path(session.document.path).parent)
        open_log_dialogs(self)
        open_score_dialogs(self)
        open_drift_dialogs(self)
        self._export_diagnosis()
        self._export_report()
        for key in ("first_steps", "shortcuts", "about"):
            self.dialog(key, lambda key=key: window.trigger(f"help.{key}"))
        box = crash_box("/report.txt", True, window)
        self.dialog("crash", box.open)
        box.deleteLater()
        self.dialog("open", lambda: window.trigger("file.open"))
        open_fetch_dialogs(self)
        open_connection_dialogs(self)

    def _export_diagnosis(self) -> None:
        document = self.window.session.document
        assert document is not None
        wrong = document.wrong_replies(1)[0]
        drawn = StateMap()
        drawn.set_book(document.answer_book(wrong.case_id))
        export = DiagnosisExport(self.window.session, self.window)
        self.dialog("export diagnosis", lambda: export.ask(wrong.reply_id, drawn, None))
        drawn.deleteLater()

    def _every_format(self, dialog: QDialog) -> None:
        for at in range(dialog.format.count()):
            dialog.format.setCurrentIndex(at)
            self.look(dialog, f"export log, format {at}")
        dialog.reject()

    def _import_log(self, importing: LogImport, folder: Path) -> None:
        """A file with a problem and another verdict, and one that is not UTF-8."""
        path = folder / "in.csv"
        good, bad = "2-copy-code,{},5,6", "none,{},,"
        path.write_text(f"case,reply,correct_cells,total_cells\n{good}\n{bad}\n", "utf-8")
        big5 = folder / "big5.csv"
        big5.write_bytes("case,reply\n2-copy-code,國內\n".encode("big5"))
        for file in (path, big5):
            importing.ask(str(file))
            dialog = importing.dialog
            assert dialog is not None
            self.dialogs.add(type(dialog))
            while importing.is_busy:
                self.hands.rest(20)
            self.look(dialog, f"import log, {file.name}")
            dialog.reject()
            self.hands.rest(0)

    def _export_report(self) -> None:
        document = self.window.session.document
        assert document is not None
        _, report = _at_once(counting(document.path, ReportWish(), None, {}))
        names = ReportNames({}, {}, (), True, document.path.name, "", ())
        export = ReportExport(self.window.session, self.window)
        self.dialog("export report", lambda: export.ask(report, names))


def _at_once(job: Generator[Any, None, Any]) -> Any:
    while True:
        try:
            next(job)
        except StopIteration as end:
            return end.value


def _dialogs_of_ours() -> set[type]:
    """Every kind of dialog that the views have, but those that others derive from."""
    for module in pkgutil.walk_packages(statelab_gui.views.__path__, "statelab_gui.views."):
        importlib.import_module(module.name)
    kinds, found = [QDialog], set()
    while kinds:
        derived = kinds.pop().__subclasses__()
        kinds += derived
        found |= {kind for kind in derived if kind.__module__.startswith("statelab_gui.")}
    return {kind for kind in found if not kind.__subclasses__()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_and_dialog_can_be_read(
    window: MainWindow,
    qtbot: QtBot,
    english: dict[str, English],
    sample: Path,
    tmp_path: Path,
    language: str,
) -> None:
    reader = Reader(window, Hands(tmp_path), english.get(language))
    for page in PAGES:  # built in English, so that they have to follow
        window.show_page(page.key)
    _speak(window, language)
    reader.hands.rest()
    reader.pages("without a document")
    window.open_document(str(sample))
    qtbot.waitUntil(lambda: window.session.document is not None, timeout=20_000)
    reader.pages("sample")
    reader.small()
    reader.menus()
    reader.replies()
    reader.report()
    reader.case_dialogs()
    reader.other_dialogs()
    assert reader.faults == [], "\n" + "\n".join(reader.faults)
    assert reader.dialogs - {QMessageBox, QFileDialog} == _dialogs_of_ours()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_what_a_second_reply_is_has_the_room_it_needs(
    window: MainWindow, qtbot: QtBot, sample: Path, tmp_path: Path, language: str
) -> None:
    copy = tmp_path / "Copy.statelab"
    copy.write_bytes(sample.read_bytes())
    _speak(window, language)
    window.open_document(str(copy))
    qtbot.waitUntil(lambda: window.session.document is not None, timeout=20_000)
    window.show_page("first_error")
    page = window.pages.page("first_error").page
    qtbot.waitUntil(lambda: page.case.count() > 0, timeout=20_000)
    row = next(at for at in range(page.case.count()) if "2-copy-code" in page.case.itemText(at))
    page.case_chosen.emit(page.case.itemData(row))
    qtbot.waitUntil(lambda: not window.session.is_busy, timeout=20_000)
    chosen = page.lab.probing.chosen
    page.lab.go_to(9)
    for raw in ('{"a":1}', '{"a":2}'):
        QApplication.clipboard().setText(raw)
        chosen.paste_button.click()
        qtbot.waitUntil(lambda: not window.session.is_busy, timeout=20_000)
    question = chosen.question
    assert question.is_asking()
    assert not chosen.next_button.isVisible()
    qtbot.waitUntil(lambda: question.height() >= question.minimumSizeHint().height())
    assert cut(page) == []
    buttons = (question.another, question.correct, question.cancel)
    for button in buttons:
        assert button.height() >= button.sizeHint().height()
        assert question.rect().contains(button.geometry())
    assert not any(a.geometry().intersects(b.geometry()) for a, b in combinations(buttons, 2))
    assert chosen.rect().contains(question.geometry())
    assert page.lab.probing.list.table.viewport().height() > 0
    question.cancel.click()
    assert chosen.next_button.isVisible()


def test_what_was_done_is_not_said_in_the_language_of_before(window: MainWindow) -> None:
    window.say("Made new.", "done")
    _speak(window, "zh_TW")
    assert window.status.feedback() == ""
    window.say("There is no such folder.", "problem")
    _speak(window, "en")
    assert window.status.feedback() != ""  # what is wrong stays until it is read


def test_the_values_of_a_conversation_follow_the_language(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    item = built_in_item(DriftFamily.ORDERS, Language.EN, 1)
    recipe = DriftRecipe((DriftFamily.ORDERS,), (Language.EN,), (1,), (Condition.EASY,))
    document = Document.create(tmp_path / "Drift.statelab")
    document.apply(AddDriftSet("Drift", recipe, list(cases_of(item, recipe.conditions))))
    document.apply(AddExaminee({"model": Setting.of("tiny-1")}))
    now = "2026-01-01T10:00:00+00:00"
    document.apply(RecordReply(1, 1, None, b"Answer: 1", ReplySource.PASTED, None, False, now))
    document.close()
    _speak(window, "en")
    window.open_document(str(document.path))
    qtbot.waitUntil(lambda: window.session.document is not None, timeout=20_000)
    window.show_page("first_error")
    lab = window.pages.page("first_error").page.lab
    qtbot.waitUntil(lambda: lab.book() is not None, timeout=20_000)
    at = lab.current() + 2
    lab.go_to(at)

    def after() -> set[str]:
        steps = lab.stepping.steps.table.model()
        return {steps.index(row, StepColumn.AFTER).data() or "" for row in range(steps.rowCount())}

    assert "not active" in after()
    _speak(window, "zh_TW")
    assert "not active" not in after()
    assert any(text and not text.isascii() for text in after())
    assert lab.current() == at
    window.show_page("log")
    _speak(window, "en")  # a page that is not seen follows when it is shown
    window.show_page("first_error")
    assert "not active" in after()
    assert lab.current() == at
