"""Help in plain dialogs: first steps, the list of shortcuts, about, and a crash told plainly."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QMessageBox,
    QTableWidget,
    QTableWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.views import theme
from statelab_gui.views.quiet_header import QuietHeader
from statelab_gui.views.quiet_table import QuietDelegate

_NAMED = re.compile(r"(?!F\d+$)[^+]+")


class HelpDialog(QDialog):
    """A help page of our own, with its headings and lists."""

    def __init__(self, html: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = QTextBrowser()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)

        title = self.tr("First steps")
        self.setWindowTitle(title)
        self._page.setAccessibleName(title)
        self._page.setHtml(html)
        self._page.document().setDocumentMargin(theme.space(4))
        self.resize(theme.space(6) * 22, theme.space(6) * 20)

        layout = QVBoxLayout(self)
        layout.addWidget(self._page)
        layout.addWidget(self._buttons)

        self._buttons.rejected.connect(self.reject)


class ShortcutsDialog(QDialog):
    """Every action that has a key, with its keys."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = QTableWidget(0, 2)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)

        title = self.tr("Keyboard shortcuts")
        self.setWindowTitle(title)
        self._table.setAccessibleName(title)
        self._table.setHorizontalHeader(QuietHeader(Qt.Orientation.Horizontal, self._table))
        self._table.setItemDelegate(QuietDelegate(self._table))
        self._table.setHorizontalHeaderLabels([self.tr("Action"), self.tr("Keys")])
        self._table.verticalHeader().hide()
        self._table.verticalHeader().setDefaultSectionSize(theme.row_height())
        self._table.setShowGrid(False)
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        header = self._table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        for action in actions:
            if action.shortcuts():
                self._add(action)
        self.resize(theme.space(6) * 20, theme.space(6) * 18)

        layout = QVBoxLayout(self)
        layout.addWidget(self._table)
        layout.addWidget(self._buttons)

        self._buttons.rejected.connect(self.reject)

    def _add(self, action: QAction) -> None:
        row = self._table.rowCount()
        self._table.insertRow(row)
        native = QKeySequence.SequenceFormat.NativeText
        # Not the keys of some keyboards that are named "Copy" or "Zoom In" themselves.
        told = (key.toString(native) for key in action.shortcuts())
        keys = "   ".join(key for key in told if _NAMED.fullmatch(key) is None)
        self._table.setItem(row, 0, QTableWidgetItem(plain_text(action.text())))
        self._table.setItem(row, 1, QTableWidgetItem(keys))


def plain_text(text: str) -> str:
    """An action's text without the mark of its access key: "&Open…" and 開啟(&O)… alike."""
    head, mark, tail = text.partition("(&")
    if mark and tail[1:2] == ")":
        text = head + tail[2:]
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def about_box(version: str, parent: QWidget | None = None) -> QMessageBox:
    """What the program is, and its version."""
    translate = QCoreApplication.translate
    box = QMessageBox(parent)
    box.setWindowTitle(translate("About", "About StateLab"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(translate("About", "StateLab {version}").format(version=version))
    box.setInformativeText(
        translate(
            "About",
            "Judges, offline, whether a language model keeps track of state. The truth is computed "
            "on this computer, a reply is kept exactly as received, and every number says what it "
            "was measured on.",
        )
    )
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    return box


def crash_box(path: str, earlier: bool, parent: QWidget | None = None) -> QMessageBox:
    """Says that something went wrong, that nothing recorded is lost, and where the report is."""
    translate = QCoreApplication.translate
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(translate("Crash", "StateLab"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(
        translate("Crash", "StateLab ended or stumbled the last time it ran.")
        if earlier
        else translate("Crash", "StateLab met an error it did not expect.")
    )
    box.setInformativeText(
        translate(
            "Crash",
            "Everything that was said to be recorded is safe in the document. A report was written "
            "that holds no prompt, no reply and no key; you can read it before you send it to "
            "anyone:\n{path}",
        ).format(path=path)
    )
    box.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    return box
