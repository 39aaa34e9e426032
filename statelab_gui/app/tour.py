"""The tour: the whole main job, done offscreen in the real window, with a picture of every page."""

import sys
import tempfile
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QMessageLogContext,
    QSettings,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.page_table import PAGES
from statelab_gui.app.resources import catalogue
from statelab_gui.app.sample import read_replies
from statelab_gui.app.settings import Settings
from statelab_gui.app.starting import make_application, make_window
from statelab_gui.app.tour_drift import DriftTour
from statelab_gui.app.tour_hands import Hands, TourStoppedError
from statelab_gui.app.tour_steps import Steps

if TYPE_CHECKING:
    from statelab_gui.views.column_dialog import ColumnDialog

_SIZE = (1280, 800)
_NO_FAULT = "This plugin does not support"  # what a display has and this one has not
_WRONG_CASE = "2-copy-code"  # its real reply is wrong, and three of its prefixes were asked


def run_tour(directory: Path) -> int:
    """Do the main job and write the pictures; 0 when every step came about, else 1.

    Needs no display and touches neither the settings nor the documents of the reviewer.
    """
    qInstallMessageHandler(_say_faults)
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = make_application(sys.argv[:1])
    app.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    directory.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="statelab-tour-") as name:
        folder = Path(name)
        # Qt's file dialog remembers where it was: here, and not in the reviewer's home.
        scope = QSettings.Scope.UserScope
        QSettings.setPath(QSettings.Format.NativeFormat, scope, str(folder / "qt"))
        settings = Settings(folder / "settings")
        settings.put("language", "en")
        settings.put("theme", "light")
        window, warm_up = make_window(app, settings, folder / "crashes")
        hands = Hands(directory)
        problems: list[BaseException] = []

        def walk() -> None:
            try:
                window.resize(*_SIZE)
                window.show()
                warm_up.start()
                hands.wait_until(lambda: warm_up.is_ready, "loading")
                Tour(window, hands, folder).walk()
            except BaseException as problem:
                problems.append(problem)
            window.close()
            hands.wait_until(lambda: not window.isVisible(), "closing")
            app.quit()

        # Within exec, as in the program: without it Qt does not tell widgets of a new palette.
        QTimer.singleShot(0, walk)
        app.exec()
        window.deleteLater()
        hands.forget_deleted()
        if problems and not isinstance(problems[0], TourStoppedError):
            raise problems[0]
        if problems:
            print(f"StateLab: the tour stopped at: {problems[0]}", file=sys.stderr)
            return 1
    for path in hands.pictures:
        print(path)
    return 0


def _say_faults(_kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
    """Say what Qt has to say, but for what it says of every window that is drawn offscreen."""
    if not text.startswith(_NO_FAULT):
        print(text, file=sys.stderr)


class Tour(Steps):
    """One walk through the window, as a reviewer goes."""

    def __init__(self, window: MainWindow, hands: Hands, folder: Path) -> None:
        super().__init__(window, hands, folder)
        self._examinee = read_replies()["examinees"][1]  # the one with probes

    def walk(self) -> None:
        """Welcome to drift, then every page again in dark and in Chinese."""
        self._begin_document()
        self._make_set()
        self._add_examinee()
        self._answer()
        self._probe()
        self._read_log()
        self._open_book()
        self._help()
        self._fetch()
        DriftTour(self._window, self._hands, self._folder).walk()
        self._again("dark", theme="dark")
        self._again("light", theme="light")
        for language in ("zh_TW", "zh_CN"):
            if catalogue(f"statelab_{language}").is_file():
                self._again(language, language=language)

    def _begin_document(self) -> None:
        hands, welcome = self._hands, self._page("welcome")
        hands.picture(self._window, "welcome")
        path = self._folder / "Review.statelab"
        hands.choose_file(lambda: hands.click(welcome.new_button), path)
        hands.wait_until(lambda: self._window.session.document, "a new document")
        hands.picture(self._window, "cases-empty")

    def _make_set(self) -> None:
        from statelab_gui.views.new_set_dialog import NewSetDialog

        hands, page = self._hands, self._page("cases")

        def make(dialog: NewSetDialog) -> None:
            hands.picture(dialog, "new-case-set")
            hands.wait_until(dialog.create_button.isEnabled, "a recipe that can be used")
            hands.click(dialog.create_button)

        hands.in_dialog(NewSetDialog, page.view.commands.new_set.trigger, make)
        document = self._document()
        hands.wait_until(document.case_sets, "a case set")
        hands.wait_until(lambda: not self._window.session.is_busy, "the end of making")
        hands.picture(self._window, "cases-hidden")

    def _add_examinee(self) -> None:
        from statelab_gui.views.examinee_dialog import ExamineeDialog

        hands, page = self._hands, self._page("desk")
        hands.picture(self._window, "desk-empty")

        def fill(dialog: ExamineeDialog) -> None:
            from statelab_gui.domain.runs import NOT_PROVIDED, Setting

            for key, value in self._examinee["settings"].items():
                setting = NOT_PROVIDED if value is None else Setting.of(value)
                dialog.fields[key].set_setting(setting)
                dialog.fields[key].changed.emit()
            hands.picture(dialog, "examinee")
            hands.click(dialog.save_button())

        hands.in_dialog(ExamineeDialog, lambda: hands.click(page.page.empty.button), fill)
        hands.picture(self._window, "desk")

    def _answer(self) -> None:
        """Record every reply of a whole case: copy the prompt, paste the reply, record."""
        hands, page = self._hands, self._page("desk")
        document = self._document()
        [case_set] = document.case_sets()
        ids = {case.name: case.id for case in document.cases(case_set.id)}
        replies = [reply for reply in self._examinee["replies"] if reply["prefix"] is None]
        # The one that is looked into comes last, so that it stays on the screen.
        replies.sort(key=lambda reply: reply["case"] == _WRONG_CASE)
        for reply in replies:
            case_id = ids[reply["case"]]
            self._window.show_page("desk", case_id=case_id)
            hands.click(page.page.copy_button)
            if QApplication.clipboard().text() != document.prompt(case_id):
                raise TourStoppedError(f"the prompt of {reply['case']} on the clipboard")
            hands.copy(reply["text"])
            hands.click(page.page.reply.pane.paste_button)
            if reply["case"] == _WRONG_CASE:
                hands.picture(self._window, "desk-reply")
            hands.click(page.page.reply.primary)
            recorded = document.replies(case_id)
            if [kept.raw.decode() for kept in recorded] != [reply["text"]]:
                raise TourStoppedError(f"recording the reply to {reply['case']}")
        hands.picture(self._window, "desk-verdict")

    def _probe(self) -> None:
        """From the wrong reply to the first observed wrong prefix."""
        hands, desk = self._hands, self._page("desk")
        hands.click(desk.page.reply.verdict.first_error_button)
        page = self._page("first_error")
        hands.picture(self._window, "first-error")
        probes: list[Mapping[str, Any]] = [
            reply for reply in self._examinee["replies"] if reply["prefix"] is not None
        ]
        document = self._document()
        for probe in probes:
            page.page.lab.go_to(probe["prefix"])
            hands.copy(probe["text"])
            hands.click(page.page.lab.probing.chosen.paste_button)
        [examinee] = document.examinees()
        [case_set] = document.case_sets()
        case = next(c for c in document.cases(case_set.id) if c.name == _WRONG_CASE)
        if len(document.probes(case.id, examinee.id)) != len(probes):
            raise TourStoppedError("recording the probes")
        hands.picture(self._window, "first-error-observed")

    def _read_log(self) -> None:
        """The log with a column of one's own, filled in by pasting, and the report."""
        from statelab_gui.views.column_dialog import ColumnDialog

        hands, page = self._hands, self._page("log")
        hands.picture(self._window, "run-log")
        hands.in_dialog(ColumnDialog, page.acts.new_column.trigger, self._name_column)
        table = page.page.table
        self._wait_for_jobs()
        hands.click_cell(table, table.runs.index(0, table.runs.columnCount() - 1))
        hands.copy("no\nno\nyes\nyes\nyes\nno")
        page.acts.paste.trigger()
        self._wait_for_jobs()
        if "yes" not in table.runs.index(2, table.runs.columnCount() - 1).data():
            raise TourStoppedError("pasting into a column of one's own")
        hands.picture(self._window, "run-log-own-column")
        self._read_report()

    def _read_report(self) -> None:
        """The report, then with families alone told apart: only groups of several have a rate."""
        from statelab_gui.domain.statistics.groups import Grouping
        from statelab_gui.views.report_groups import OFFERED

        hands, page = self._hands, self._page("report")
        self._wait_for_jobs()
        hands.picture(self._window, "report")
        chips = page.page.groups.chips.buttons
        for grouping, chip in zip(OFFERED, chips, strict=True):
            if grouping not in (Grouping.EXAMINEE, Grouping.FAMILY):
                hands.click(chip)
        self._wait_for_jobs()
        hands.picture(self._window, "report-by-family")

    def _name_column(self, dialog: "ColumnDialog") -> None:
        from statelab_gui.domain.log_columns import ColumnKind

        dialog.write("Look again", ColumnKind.CHOICE, "yes\nno")
        self._hands.picture(dialog, "new-column")
        self._hands.click(dialog.go)

    def _open_book(self) -> None:
        from statelab_gui.views.reveal_dialog import RevealDialog

        hands, page = self._hands, self._page("cases")
        document = self._document()
        [case_set] = document.case_sets()
        cases = document.cases(case_set.id)
        answered = next(case for case in cases if case.name == _WRONG_CASE)
        sealed = next(case for case in cases if case.sealed)
        self._window.show_page("cases", case_id=sealed.id)

        def look(dialog: RevealDialog) -> None:
            hands.picture(dialog, "reveal")
            dialog.reject()

        hands.in_dialog(RevealDialog, page.view.commands.reveal.trigger, look)
        if not document.case(sealed.id).sealed:
            raise TourStoppedError("leaving the answer book hidden")
        self._window.show_page("cases", case_id=answered.id)
        hands.picture(self._window, "cases-open-book")

    def _help(self) -> None:
        from statelab_gui.views.help_dialogs import HelpDialog, ShortcutsDialog

        kinds: tuple[tuple[str, type[QDialog]], ...] = (
            ("first_steps", HelpDialog),
            ("shortcuts", ShortcutsDialog),
            ("about", QMessageBox),
        )
        for key, kind in kinds:

            def look(dialog: QDialog, key: str = key) -> None:
                self._hands.picture(dialog, key.replace("_", "-"))
                dialog.reject()

            self._hands.in_dialog(kind, partial(self._window.trigger, f"help.{key}"), look)

    def _fetch(self) -> None:
        """Simulated answers to every case: nothing leaves this computer."""
        from statelab_gui.views.new_run_dialog import NewRunDialog

        hands, page = self._hands, self._page("fetch")
        hands.picture(self._window, "fetch-empty")
        hands.click(page.page.first.button)
        self._wait_for_run()
        run = page.page.run.run()
        if not run.tally.total or run.tally.answered != run.tally.total:
            raise TourStoppedError("an answer to every case")
        hands.picture(self._window, "fetch")

        def look(dialog: NewRunDialog) -> None:
            hands.wait_until(dialog.forecast.count.text, "what a run comes to")
            self._wait_for_jobs()
            hands.picture(dialog, "new-run")
            dialog.reject()

        hands.in_dialog(NewRunDialog, lambda: hands.click(page.page.runs.new_run), look)

    def _again(self, suffix: str, theme: str = "light", language: str = "en") -> None:
        """A picture of every page in another theme or language."""
        for name, wanted in (("theme", theme), ("language", language)):
            for action in self._window.menus.menu(name).actions():
                if action.data() == wanted and not action.isChecked():
                    action.trigger()
                    break
        if suffix == "light":
            return
        for page in PAGES:
            self._page(page.key)
            self._wait_for_jobs()
            self._hands.picture(self._window, f"{page.key.replace('_', '-')}-{suffix}")
