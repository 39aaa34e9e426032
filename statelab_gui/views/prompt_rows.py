"""Where the lines of a prompt stand: the header wrapped over rows, every update on one row."""

from PySide6.QtGui import QFont, QTextLayout, QTextOption

from statelab_gui.views.prompt_lines import PromptLines

_ENOUGH = 40  # rows a header may take; a longer one is cut at the last of them


class PromptRows:
    """Rows of fixed height: those of the header come first, then one for each update."""

    def __init__(self, lines: PromptLines, font: QFont, width: int) -> None:
        self._lines = lines
        self.header = _wrapped(lines.line(0), font, width) if len(lines) else []

    def __len__(self) -> int:
        return len(self.header) + self._lines.updates

    def line_at(self, row: int) -> int:
        """The line shown on a row; rows outside the text give the first or the last line."""
        if row < len(self.header):
            return 0
        return min(row - len(self.header) + 1, self._lines.updates)

    def span_of(self, line: int) -> tuple[int, int]:
        """The first and last row of a line."""
        if line == 0:
            return 0, max(0, len(self.header) - 1)
        row = len(self.header) + line - 1
        return row, row

    def text_at(self, row: int) -> str:
        """What is drawn on a row."""
        if row < len(self.header):
            return self.header[row]
        return self._lines.line(row - len(self.header) + 1)


def _wrapped(text: str, font: QFont, width: int) -> list[str]:
    """The pieces of `text` that fit into `width` pixels, broken between words where possible."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    pieces: list[str] = []
    # Qt counts UTF-16 units; characters outside the first plane take two of them.
    units = text.encode("utf-16-le", "surrogatepass")
    layout.beginLayout()
    while len(pieces) < _ENOUGH:
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(max(1, width))
        start, length = line.textStart(), line.textLength()
        piece = units[2 * start : 2 * (start + length)].decode("utf-16-le", "replace")
        pieces.append(piece.rstrip(" "))
    layout.endLayout()
    return pieces
