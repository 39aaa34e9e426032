"""The line icons, tinted from the palette and cached: `set_icon(button, "copy")`."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from statelab_gui.views.resources import resource

_SIDES = (16, 24, 32, 48)
_NAME = "statelab_icon"


def names() -> list[str]:
    """The names there are, sorted."""
    return sorted(file.stem for file in resource("icons").glob("*.svg"))


def icon(name: str, palette: QPalette | None = None) -> QIcon:
    """The icon `name` in the palette's text colour, with disabled and selected modes.

    Raises FileNotFoundError for a name there is no drawing of.
    """
    palette = palette or QApplication.palette()
    return _tinted(
        name,
        palette.color(QPalette.ColorRole.ButtonText).name(),
        palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText).name(),
        palette.color(QPalette.ColorRole.HighlightedText).name(),
    )


def colored_icon(name: str, color: str) -> QIcon:
    """The icon `name` in one colour (`QColor.name()`) for every mode."""
    return _tinted(name, color, color, color)


def set_icon(target: QAbstractButton | QAction, name: str) -> None:
    """Give a button or an action an icon that `refresh` puts into the colours of a new palette."""
    target.setProperty(_NAME, name)
    target.setIcon(icon(name))


def refresh(root: QObject) -> None:
    """Tint anew every icon given by `set_icon` to `root` or anything below it."""
    for child in [root, *root.findChildren(QObject)]:
        name = child.property(_NAME)
        if name and isinstance(child, QAbstractButton | QAction):
            child.setIcon(icon(name))
        elif name and isinstance(child, QLabel):
            show_icon(child, name, child.pixmap().deviceIndependentSize().toSize().width())


def show_icon(label: QLabel, name: str, side: int) -> None:
    """Show the icon as the label's picture, `side` wide, tinted anew by `refresh`."""
    label.setProperty(_NAME, name)
    label.setPixmap(icon(name).pixmap(QSize(side, side), _ratio(label)))


def _ratio(widget: QWidget) -> float:
    return widget.devicePixelRatioF()


@lru_cache(maxsize=512)
def _tinted(name: str, normal: str, disabled: str, selected: str) -> QIcon:
    from PySide6.QtSvg import QSvgRenderer

    drawing = resource("icons", f"{name}.svg").read_text("utf-8")
    renderer = QSvgRenderer(QByteArray(drawing.replace("currentColor", normal).encode()))
    result = QIcon()
    for side in _SIDES:
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        renderer.render(painter, QRectF(0, 0, side, side))
        painter.end()
        result.addPixmap(pixmap, QIcon.Mode.Normal)
        for mode, tone in ((QIcon.Mode.Disabled, disabled), (QIcon.Mode.Selected, selected)):
            if tone != normal:
                result.addPixmap(_filled(pixmap, tone), mode)
    return result


def _filled(drawn: QPixmap, tone: str) -> QPixmap:
    """The same drawing in another colour: much cheaper than drawing it again."""
    pixmap = QPixmap(drawn)
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), QColor(tone))
    painter.end()
    return pixmap
