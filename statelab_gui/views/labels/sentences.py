"""Whole sentences, one after the other."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def joined(sentences: Iterable[str]) -> str:
    """The sentences as a paragraph: with what the language puts between two of them."""
    return translate("ReportPairs", " ", "between two sentences").join(sentences)
