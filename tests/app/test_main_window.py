"""The real window: documents, pages, menus, languages, errors and leaving."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QTableWidget,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.page_table import PAGES
from statelab_gui.app.settings import Settings
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.recipes import starter
from statelab_gui.storage.commands import AddCaseSet, RenameCaseSet
from statelab_gui.storage.document import Document


def _during_dialog(act: Callable[[QDialog], None]) -> None:
    """Do `act` with the next modal dialog once it is shown."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            act(dialog)
        else:
            QTimer.singleShot(20, look)

    QTimer.singleShot(0, look)


def _choose(path: Path) -> Callable[[QDialog], None]:
    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        field = dialog.findChild(QLineEdit)
        assert field is not None
        field.setText(str(path))
        dialog.accept()

    return choose


def test_the_first_focus_is_the_main_button_and_enter_presses_it(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    page = window.pages.page("welcome")
    assert page is not None
    button = page.new_button  # type: ignore[attr-defined]
    assert window.focusWidget() is button
    _during_dialog(_choose(tmp_path / "new"))
    qtbot.keyClick(button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.session.document is not None, timeout=5_000)
    document = window.session.document
    assert document is not None
    assert document.path == (tmp_path / "new.statelab").resolve()
    assert window.pages.current == "cases"
    assert window.windowTitle() == "new – StateLab"
    assert window.status.feedback() == "✓ Made new."


def test_a_new_document_never_replaces_a_file(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    there = tmp_path / "there.statelab"
    there.write_text("mine")
    _during_dialog(_choose(there))
    window.trigger("file.new")
    qtbot.waitUntil(window.problem.isVisible, timeout=5_000)
    assert there.read_text() == "mine"
    assert window.session.document is None
    assert "exists already" in window.problem.text()
    assert window.problem.isVisible()
    window.problem.button.click()
    assert not window.problem.isVisible()


def test_pages_of_a_document_are_off_without_one(window: MainWindow) -> None:
    for page in PAGES:
        enabled = not page.needs_document
        assert window.rail.button(page.key).isEnabled() is enabled
        assert window.menus.page_action(page.key).isEnabled() is enabled


def test_closing_the_document_leads_back_to_welcome_which_lists_it(
    opened: MainWindow, tmp_path: Path
) -> None:
    opened.trigger("file.close")
    assert opened.session.document is None
    assert opened.pages.current == "welcome"
    page = opened.pages.page("welcome")
    assert page is not None
    assert page.recent.item(0).text() == "course"  # type: ignore[attr-defined]


def test_every_page_is_shown_by_its_key_and_by_its_button(opened: MainWindow, qtbot: QtBot) -> None:
    for number, page in enumerate(PAGES, start=1):
        assert opened.menus.page_action(page.key).shortcut() == QKeySequence(f"Ctrl+{number}")
        qtbot.mouseClick(opened.rail.button(page.key), Qt.MouseButton.LeftButton)
        assert opened.pages.current == page.key
        assert opened.rail.button(page.key).isChecked()
        assert opened.menus.page_action(page.key).isChecked()


def test_the_status_line_says_where_the_document_is_that_it_is_saved_and_that_all_is_offline(
    opened: MainWindow, tmp_path: Path
) -> None:
    said = {
        label.objectName(): label.text()
        for label in opened.status.findChildren(QLabel)
        if label.objectName()
    }
    assert said["document_place"] == str((tmp_path / "course.statelab").resolve())
    assert said["document_saved"] == "Saved"
    network = opened.status.findChild(QToolButton, "network")
    assert network.text() == network.accessibleName() == "Offline: nothing leaves this computer"
    opened.session.apply(AddCaseSet("One", starter()))
    saved = opened.status.findChild(QLabel, "document_saved")
    assert saved.text().startswith("Saved ")
    assert saved.accessibleName() == saved.text()


def test_undo_names_what_it_would_take_back(opened: MainWindow) -> None:
    undo = opened.menus.action("edit.undo")
    assert not undo.isEnabled()
    opened.session.apply(AddCaseSet("One", starter()))
    assert undo.isEnabled()
    assert undo.text() == "&Undo: add case set"
    undo.trigger()
    assert not undo.isEnabled()
    assert opened.menus.action("edit.redo").text() == "&Redo: add case set"


def test_an_error_is_one_sentence_across_the_page_until_something_succeeds(
    opened: MainWindow,
) -> None:
    opened.session.apply(RenameCaseSet(77, "x"))
    assert "not in the document any more" in opened.problem.text()
    opened.session.apply(AddCaseSet("One", starter()))
    assert not opened.problem.isVisible()


def test_a_read_only_document_says_so_and_offers_a_copy(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old.statelab"
    Document.create(path).close()
    real = Document.open
    monkeypatch.setattr(Document, "open", lambda place: real(place, read_only=True))
    window.open_document(str(path))
    assert window.notice.isVisible()
    assert "read-only" in window.notice.text()
    assert "(read-only)" in window.windowTitle()
    copy = tmp_path / "copy.statelab"
    _during_dialog(_choose(copy))
    window.notice.button.click()
    qtbot.waitUntil(lambda: not window.session.is_busy)
    assert copy.is_file()
    assert str(copy) in window.status.feedback()


def test_a_file_with_two_names_says_why_it_is_read_only_and_its_copy_is_not(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "one.statelab"
    Document.create(path).close()
    (tmp_path / "two.statelab").hardlink_to(path)
    window.open_document(str(path))
    qtbot.waitUntil(lambda: window.session.document is not None)
    assert "a second name" in window.notice.text()
    copy = tmp_path / "copy.statelab"
    _during_dialog(_choose(copy))
    window.notice.button.click()
    qtbot.waitUntil(lambda: not window.session.is_busy)
    window.open_document(str(copy))
    qtbot.waitUntil(lambda: window.session.document.path == copy)
    assert not window.session.document.read_only
    assert not window.notice.isVisible()


def test_the_sample_is_made_where_the_reviewer_wants_it_and_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    _during_dialog(_choose(tmp_path / "mine"))
    window.trigger("file.sample")
    qtbot.waitUntil(lambda: window.session.document is not None, timeout=20_000)
    document = window.session.document
    assert document is not None
    assert document.path.name == "mine.statelab"
    assert len(document.examinees()) == 2
    assert not window.progress.isVisible()


def test_a_missing_recent_document_is_greyed_and_says_so(
    window: MainWindow, qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    gone = str(tmp_path / "gone.statelab")
    settings.add_recent(Path(gone))
    window.show_page("welcome")
    page = window.pages.page("welcome")
    assert page is not None
    recent = page.recent  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: not window.session.is_busy)
    words = recent.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Not found there any more" in words
    recent.setFocus()
    recent.setCurrentRow(0)
    qtbot.keyClick(recent, Qt.Key.Key_Return)
    assert "gone.statelab" in window.status.feedback()
    assert window.session.document is None


def _drop(window: MainWindow, paths: list[Path]) -> bool:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, buttons, keys)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        drop = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, buttons, keys)
        QApplication.sendEvent(window, drop)
    return enter.isAccepted()


def test_a_dropped_document_is_opened_and_other_files_are_not_taken(
    window: MainWindow, tmp_path: Path
) -> None:
    other = tmp_path / "reply.txt"
    other.write_text("{}")
    path = tmp_path / "dropped.statelab"
    Document.create(path).close()
    assert not _drop(window, [other])
    assert not _drop(window, [path, other])
    assert _drop(window, [path])
    assert window.session.document is not None


def test_edit_acts_on_the_text_that_has_the_focus(window: MainWindow, qtbot: QtBot) -> None:
    field = QLineEdit("words", window.pages.stack)
    field.show()
    field.setFocus()
    for action in ("cut", "copy", "paste"):
        assert window.menus.action(f"edit.{action}").isEnabled()
    window.trigger("edit.select_all")
    window.trigger("edit.copy")
    assert QApplication.clipboard().text() == "words"
    field.setReadOnly(True)
    window.rail.button("welcome").setFocus()
    field.setFocus()
    assert window.menus.action("edit.copy").isEnabled()
    assert not window.menus.action("edit.cut").isEnabled()
    window.rail.button("welcome").setFocus()
    assert not window.menus.action("edit.copy").isEnabled()
    field.deleteLater()


def test_a_pages_own_actions_live_only_while_it_is_shown(opened: MainWindow) -> None:
    from PySide6.QtGui import QAction

    hits: list[str] = []
    action = QAction("Probe", opened)
    action.setShortcut("Ctrl+J")
    action.triggered.connect(lambda: hits.append("probe"))
    opened.set_page_actions("welcome", [action])
    opened.show_page("welcome")
    assert action in opened.menus.menu("page").actions()
    assert action in opened.actions()
    opened.show_page("cases")
    assert action not in opened.menus.menu("page").actions()
    assert action not in opened.actions()


def test_the_window_is_found_where_it_was_left(
    qapp: QApplication, qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    from statelab_gui.app.starting import make_window

    first, _ = make_window(qapp, settings, tmp_path / "crashes")
    assert (first.width(), first.height()) == (1280, 800)
    first.show()
    first.resize(700, 640)
    first.close()
    again, _ = make_window(qapp, settings, tmp_path / "crashes")
    assert (again.width(), again.height()) == (700, 640)


def test_closing_stops_a_job_and_then_closes(opened: MainWindow, qtbot: QtBot) -> None:
    began, may_go_on, closed = threading.Event(), threading.Event(), threading.Event()

    def job() -> Iterator[Progress]:
        try:
            while True:
                began.set()
                yield Progress(0, 1)
                may_go_on.wait(10)
        finally:
            closed.set()

    opened.session.run(job)
    assert began.wait(10)
    opened.close()
    assert opened.isVisible()
    assert opened.session.document is not None
    may_go_on.set()
    qtbot.waitUntil(lambda: not opened.isVisible())
    assert closed.is_set()
    assert opened.session.document is None


def test_help_is_shown_in_plain_dialogs(window: MainWindow) -> None:
    seen: list[str] = []

    def look(dialog: QDialog) -> None:
        seen.append(dialog.windowTitle())
        tables = dialog.findChildren(QTableWidget)
        if tables:
            rows = {
                tables[0].item(row, 0).text(): tables[0].item(row, 1).text()
                for row in range(tables[0].rowCount())
            }
            assert rows["Cases"] == "Ctrl+2"
            assert "Ctrl+O" in rows["Open…"]
        if isinstance(dialog, QMessageBox):
            assert "StateLab 0" in dialog.text()
        dialog.reject()

    for action in ("first_steps", "shortcuts", "about"):
        _during_dialog(look)
        window.trigger(f"help.{action}")
    assert seen[:2] == ["First steps", "Keyboard shortcuts"]
    assert len(seen) == 3


def test_every_action_has_a_text_and_no_two_share_a_key(window: MainWindow) -> None:
    keys: list[str] = []
    for action in window.menus.all_actions():
        assert action.text()
        keys += [key.toString() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))


def test_every_item_of_every_menu_can_be_chosen_by_a_key_of_its_own(
    opened: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    settings.add_recent(tmp_path / "R&D.statelab")
    for language in ("zh_TW", "zh_CN", "en"):
        _speak(opened, language)
        for page in PAGES:
            opened.show_page(page.key)
            _assert_keys(opened.menuBar().actions(), f"{language} {page.key}")
    [*_, newest] = [a.text() for a in opened.menus.menu("recent").actions() if "R&&D" in a.text()]
    assert QKeySequence.mnemonic(newest) != QKeySequence()


def _speak(window: MainWindow, language: str) -> None:
    for action in list(window.menus.menu("language").actions()):
        if action.data() == language:
            action.trigger()
            return


def _assert_keys(actions: list[QAction], place: str) -> None:
    """No item without a mnemonic or a shortcut, and no mnemonic twice in a menu."""
    taken: dict[str, str] = {}
    for action in actions:
        if action.isSeparator() or not action.isVisible():
            continue
        key = QKeySequence.mnemonic(action.text()).toString()
        assert key or not action.shortcut().isEmpty(), f"{place}: {action.text()}"
        assert not key or key not in taken, f"{place}: {action.text()}, {taken.get(key)}"
        taken[key] = action.text()
        menu = action.menu()
        if isinstance(menu, QMenu):
            _assert_keys(menu.actions(), f"{place} {action.text()}")


def test_every_control_of_the_shell_has_an_accessible_name(window: MainWindow) -> None:
    from PySide6.QtGui import QAccessible
    from PySide6.QtWidgets import QAbstractButton, QWidget

    for widget in window.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            named = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
            is_ground = widget in (window.pages.page("welcome"),)
            assert named or is_ground or not isinstance(widget, QAbstractButton), widget


def test_a_document_that_another_window_has_is_refused_with_a_sentence(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "held.statelab"
    held = Document.create(path)
    try:
        window.open_document(str(path))
        assert window.session.document is None
        assert "open in another window" in window.problem.text()
    finally:
        held.close()


def test_an_unknown_code_is_a_bug_and_not_an_empty_sentence(window: MainWindow) -> None:
    with pytest.raises(KeyError):
        window.show_error(KnownError("made_up"))


def test_the_language_is_switched_without_restart_and_qts_own_words_with_it(
    window: MainWindow, settings: Settings
) -> None:
    told: list[str] = []
    window.on_language_changed(lambda: told.append(settings.get("language")))

    def choose(language: str) -> None:
        for action in window.menus.menu("language").actions():
            if action.data() == language:
                action.trigger()
                return

    def word_of_qt() -> str:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        return box.button(QDialogButtonBox.StandardButton.Cancel).text()

    try:
        choose("zh_TW")
        assert word_of_qt() == "取消"
        assert QLocale().script() == QLocale.Script.TraditionalHanScript
    finally:
        choose("en")
    assert told == ["zh_TW", "en"]
    assert word_of_qt() == "Cancel"
