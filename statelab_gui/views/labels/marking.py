"""Marks a text of a table of data for translation; whoever shows it translates it by context."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """`text` itself. The translation tool knows this name; Qt's own is not typed as giving text."""
    return text
