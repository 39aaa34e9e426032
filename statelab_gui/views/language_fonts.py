"""The font of a text whose language is known: Han characters differ from one to the other."""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from statelab_gui.domain.drift.items import Language

_TRADITIONAL = (
    "Noto Sans CJK TC",
    "Noto Sans TC",
    "Source Han Sans TC",
    "PingFang TC",
    "Microsoft JhengHei",
)


def language_font(language: Language) -> QFont:
    """The application's font, with a family behind it that draws the language's characters."""
    font = QFont(QApplication.font())
    if language is Language.ZH_TW:
        font.setFamilies([font.family(), *_traditional()])
    return font


@cache
def _traditional() -> tuple[str, ...]:
    """The first of the families that this computer has: asking for a missing one costs time."""
    have = set(QFontDatabase.families())
    return tuple(family for family in _TRADITIONAL if family in have)[:1]
