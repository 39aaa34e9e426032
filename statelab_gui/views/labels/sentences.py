"""Whole sentences, one after the other."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def joined(sentences: Iterable[str]) -> str:
    """The sentences as a paragraph: with what the language puts between two of them."""
    return translate("ReportPairs", " ", "between two sentences").join(sentences)


LONGEST_NAME = 80
"""Characters of a name where it stands beside others; a longer one is cut in the middle."""


def shortened(name: str) -> str:
    """A name that is no longer than LONGEST_NAME, with its beginning and its end."""
    if len(name) <= LONGEST_NAME:
        return name
    half = (LONGEST_NAME - 1) // 2
    return f"{name[: LONGEST_NAME - 1 - half].rstrip()}…{name[-half:].lstrip()}"
