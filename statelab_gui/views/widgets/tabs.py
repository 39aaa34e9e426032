"""Tabs that take the height they are given, whatever their pages would like."""

from PySide6.QtWidgets import QTabWidget, QWidget


class Tabs(QTabWidget):
    """Flat tabs. A wrapped sentence on one page does not push the parts around the tabs away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMode(True)

    def hasHeightForWidth(self) -> bool:
        """Never: Qt's own would ask for the height that the page shown likes best."""
        return False

    def setTabVisible(self, index: int, visible: bool) -> None:
        """Show a tab or hide it; where the tabs are out of sight, Qt gives a shown one no width
        until they are laid out again, which a new text brings about."""
        super().setTabVisible(index, visible)
        self.setTabText(index, self.tabText(index))
