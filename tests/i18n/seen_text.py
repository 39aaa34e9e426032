"""What is seen of a window: texts that are cut, and texts that stayed in English.

Needs are measured with the widgets' own fonts and styles, never by what is drawn.
"""

import re
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMenuBar,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QToolButton,
    QWidget,
)

from statelab_gui.views.widgets.choice_box import ChoiceBox
from statelab_gui.views.widgets.labels import ElidedLabel
from statelab_gui.views.wrapping import WrappingHeader

_ROWS = 60  # of a table that are read
_CELL_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)
_GAP = 4  # what Qt leaves between the icon and the text of a button, in pixels
_LATIN = re.compile(r"[A-Za-z]{2,}")
_CHINESE = re.compile(r"[\u3400-\u9fff]")
_PLACE = re.compile(r"\\\{[^{}]*\\\}|%n")
_MARK = re.compile(r"&(?=[^&\s])")


def widgets(window: QWidget) -> Iterator[QWidget]:
    """The window and everything in it that is shown; not what Qt's own file dialog is made of."""
    if not isinstance(window, QFileDialog):
        yield from (w for w in [window, *window.findChildren(QWidget)] if w.isVisible())


def cut(window: QWidget, whole: bool = True) -> list[str]:
    """One line for each text of the window that has less room than it needs.

    Where it need not be `whole`, a chooser may end its text in "…": its tool tip tells all of it.
    """
    told = []
    for widget in widgets(window):
        if not whole and isinstance(widget, ChoiceBox):
            continue
        needs = [*_label(widget), *_button(widget), *_sections(widget), *_tabs(widget)]
        needs += [*_combo(widget), *_group(widget), *_field(widget)]
        for text, need, room in needs:
            if need > room:
                told.append(f"{_name(widget)}: {text!r} needs {need} of {room} pixels")
        if _is_worded(widget) and (beyond := _beyond(widget)) > 0:
            told.append(f"{_name(widget)} reaches {beyond} pixels out of what holds it")
    return told


Need = tuple[str, int, int]  # a text, the pixels it needs and those it has


def _label(widget: QWidget) -> Iterator[Need]:
    if not isinstance(widget, QLabel) or isinstance(widget, ElidedLabel) or not widget.text():
        return
    if widget.wordWrap():
        yield widget.text(), widget.heightForWidth(widget.width()), widget.height()
        # A word too long for a line is cut at its end, and no height tells of that.
        metrics = widget.fontMetrics()
        for word in widget.text().split():
            if not _CHINESE.search(word):
                room = widget.contentsRect().width()
                yield word, metrics.horizontalAdvance(word), room
    else:
        need = widget.sizeHint()
        yield widget.text(), need.width(), widget.width()
        yield widget.text(), need.height(), widget.height()


def _button(widget: QWidget) -> Iterator[Need]:
    if not isinstance(widget, QAbstractButton) or not widget.text():
        return
    if isinstance(widget, QPushButton):
        option = QStyleOptionButton()
        widget.initStyleOption(option)
        inside = widget.style().subElementRect(
            QStyle.SubElement.SE_PushButtonContents, option, widget
        )
        size = _text_size(widget.fontMetrics(), widget.text())
        icon = 0 if widget.icon().isNull() else widget.iconSize().width() + _GAP
        yield widget.text(), size[0] + icon, inside.width()
        yield widget.text(), size[1], inside.height()
    elif isinstance(widget, QCheckBox | QRadioButton | QToolButton):
        if isinstance(widget, QToolButton) and (
            widget.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
        ):
            return
        yield widget.text(), widget.sizeHint().width(), widget.width()
        yield widget.text(), widget.sizeHint().height(), widget.height()


def _sections(widget: QWidget) -> Iterator[Need]:
    if not isinstance(widget, QHeaderView) or widget.model() is None:
        return
    along = widget.orientation() == Qt.Orientation.Horizontal
    style = widget.style()
    margin = 2 * style.pixelMetric(QStyle.PixelMetric.PM_HeaderMargin, None, widget)
    model = widget.model()
    for section in range(widget.count()):
        text = model.headerData(section, widget.orientation(), Qt.ItemDataRole.DisplayRole)
        if widget.isSectionHidden(section) or not isinstance(text, str) or not text:
            continue
        if isinstance(widget, WrappingHeader) and widget.lines > 1:
            room = QRect(0, 0, widget.sectionSize(section) - margin, 10_000)
            wrap = int(Qt.TextFlag.TextWordWrap)
            taken = widget.fontMetrics().boundingRect(room, wrap, text)
            yield text, taken.width(), room.width()
            yield text, taken.height(), widget.height()
            continue
        need = _text_size(widget.fontMetrics(), text)[0] + margin
        if widget.isSortIndicatorShown() and widget.sortIndicatorSection() == section:
            need += style.pixelMetric(QStyle.PixelMetric.PM_HeaderMarkSize, None, widget)
        yield text, need, widget.sectionSize(section) if along else widget.width()


def _tabs(widget: QWidget) -> Iterator[Need]:
    if isinstance(widget, QTabBar):
        space = widget.style().pixelMetric(QStyle.PixelMetric.PM_TabBarTabHSpace, None, widget)
        for tab in filter(widget.isTabVisible, range(widget.count())):
            text = widget.tabText(tab)
            need = _text_size(widget.fontMetrics(), text)[0] + space
            yield text, need, widget.tabRect(tab).width()
        if widget.count():
            yield "…", widget.tabRect(widget.count() - 1).right(), widget.width()


def _combo(widget: QWidget) -> Iterator[Need]:
    if isinstance(widget, QComboBox) and not widget.isEditable() and widget.currentText():
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        place = QStyle.SubControl.SC_ComboBoxEditField
        kind = QStyle.ComplexControl.CC_ComboBox
        room = widget.style().subControlRect(kind, option, place, widget).width()
        yield widget.currentText(), _text_size(widget.fontMetrics(), widget.currentText())[0], room


def _group(widget: QWidget) -> Iterator[Need]:
    if isinstance(widget, QGroupBox) and widget.title():
        yield widget.title(), widget.minimumSizeHint().width(), widget.width()


def _field(widget: QWidget) -> Iterator[Need]:
    if isinstance(widget, QLineEdit) and widget.placeholderText() and not widget.text():
        need = _text_size(widget.fontMetrics(), widget.placeholderText())[0]
        yield widget.placeholderText(), need, widget.contentsRect().width()


def _text_size(metrics: QFontMetrics, text: str) -> tuple[int, int]:
    size = metrics.size(Qt.TextFlag.TextShowMnemonic, text)
    return size.width(), size.height()


def _is_worded(widget: QWidget) -> bool:
    kinds = QLabel | QAbstractButton | QComboBox | QTabBar | QGroupBox | QLineEdit
    return isinstance(widget, kinds) and not isinstance(widget, ElidedLabel)


def _beyond(widget: QWidget) -> int:
    """How many pixels of a widget lie at the right of, or below, the widget that holds it."""
    holder = widget.parentWidget()
    if holder is None or widget.isWindow():
        return 0
    scrolled = holder.parentWidget()
    if isinstance(scrolled, QScrollArea | QAbstractItemView) and holder is scrolled.viewport():
        return 0
    place = widget.geometry()
    return max(place.right() - holder.rect().right(), place.bottom() - holder.rect().bottom())


def _name(widget: QWidget) -> str:
    """What a widget is and where, as "QLabel in FieldRow in NewSetDialog"."""
    names = []
    at: QWidget | None = widget
    while at is not None:
        plain = type(at).__name__ == "QWidget" and not at.objectName()
        if not plain or at is widget:
            names.append(at.objectName() or type(at).__name__)
        at = at.parentWidget()
    return " in ".join(names[:4])


def words(window: QWidget) -> Iterator[tuple[str, str]]:
    """Where and what is said in a window: what is seen, tool tips, and what is read aloud."""
    if isinstance(window, QFileDialog):  # of Qt's own only the words beside its fields
        for label in window.findChildren(QLabel):
            yield _name(label), label.text()
    for widget in widgets(window):
        said = [widget.windowTitle() if widget.isWindow() else "", widget.toolTip()]
        said += [widget.statusTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QAbstractButton):
            said.append(widget.text())
        elif isinstance(widget, QComboBox):
            said += [widget.itemText(index) for index in range(widget.count())]
        elif isinstance(widget, QGroupBox):
            said.append(widget.title())
        elif isinstance(widget, QLineEdit | QPlainTextEdit):
            said.append(widget.placeholderText())
        elif isinstance(widget, QTabBar):
            said += [widget.tabText(tab) for tab in range(widget.count())]
        elif isinstance(widget, QMenuBar):
            said += [action.text() for action in widget.actions()]
        elif isinstance(widget, QHeaderView) and widget.model() is not None:
            role = Qt.ItemDataRole.DisplayRole
            told = (
                widget.model().headerData(section, widget.orientation(), role)
                for section in range(widget.count())
            )
            said += [text for text in told if isinstance(text, str)]
        elif isinstance(widget, QTableView | QListView):
            said += _cells(widget)
        yield from ((_name(widget), text) for text in said if text)


def _cells(view: QAbstractItemView) -> Iterator[str]:
    """What stands in the first rows of a table or list, and is told of them."""
    model = view.model()
    if model is None:
        return
    root = view.rootIndex()
    # What a list has of it is nobody's to call.
    columns = model.columnCount(root) if isinstance(view, QTableView) else 1
    for row in range(min(model.rowCount(root), _ROWS)):
        for column in range(columns):
            for role in _CELL_ROLES:
                told = model.index(row, column).data(role)
                if isinstance(told, str):
                    yield told


class English:
    """Knows the English of a catalogue again, whatever stands in its placeholders."""

    def __init__(self, sources: Iterable[str]) -> None:
        self._patterns = []
        for source in sources:
            bare = re.sub(r"\{[^{}]*\}|%n", " ", source)
            if _LATIN.search(bare):
                pattern = _PLACE.sub("(?s:.*)", re.escape(_MARK.sub("", source)))
                self._patterns.append(pattern)
        self._known = re.compile("|".join(self._patterns))

    def left(self, window: QWidget, names: Iterable[str] = ()) -> list[str]:
        """One line for each text of the window that is still English; `names` are data."""
        data = set(names)
        return [
            f"{where}: {text!r}"
            for where, text in words(window)
            if text not in data and self.is_english(text)
        ]

    def is_english(self, text: str) -> bool:
        """Whether a text is one of the catalogue's, untranslated."""
        return not _CHINESE.search(text) and bool(self._known.fullmatch(_MARK.sub("", text)))
