"""The binding keeps its references to None (PySide6 6.12.0 on Python 3.11 loses one a call)."""

import sys

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QSortFilterProxyModel, Qt


class EmptyCells(QAbstractTableModel):
    """A table whose cells hold nothing, which Python code says with None."""

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 3

    def columnCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 2

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> object:
        return None


def test_reading_empty_cells_through_a_proxy_costs_no_reference_to_none() -> None:
    model = EmptyCells()
    proxy = QSortFilterProxyModel()
    proxy.setSourceModel(model)
    index = proxy.index(1, 1)
    before = sys.getrefcount(None)
    for _ in range(300):
        assert proxy.data(index) is None
        proxy.headerData(0, Qt.Orientation.Horizontal)
    after = sys.getrefcount(None)
    # A hundred leaves room for what the interpreter itself does meanwhile.
    assert abs(after - before) < 100
