"""Words for the reasons that stand inside of a sentence on an error: the common ones in the
reader's language, any other as Python, SQLite or the system worded it."""

import re

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.displaying import name_shown
from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP

# how a reason is known -> English words; the placeholders are the named groups
_REASONS: tuple[tuple[str, str], ...] = (
    ("cut off", QT_TRANSLATE_NOOP("Reasons", "its end is missing")),
    ("schema version", QT_TRANSLATE_NOOP("Reasons", "its version is not that of its tables")),
    ("text that is no UTF-8", QT_TRANSLATE_NOOP("Reasons", "it holds text that is not UTF-8")),
    ("turns", QT_TRANSLATE_NOOP("Reasons", "the turns of a conversation do not fit together")),
    ("no text", QT_TRANSLATE_NOOP("Reasons", "it is not text")),
    ("no object", QT_TRANSLATE_NOOP("Reasons", "there is no JSON object")),
    ("unknown trigger (?P<name>.+)", QT_TRANSLATE_NOOP("Reasons", "unknown trigger {name}")),
    ("(?P<name>.+) is missing", QT_TRANSLATE_NOOP("Reasons", "{name} is missing")),
    ("file is not a database", QT_TRANSLATE_NOOP("Reasons", "it is not a database")),
    (
        "database disk image is malformed",
        QT_TRANSLATE_NOOP("Reasons", "its pages do not fit together"),
    ),
    ("not a regular file", QT_TRANSLATE_NOOP("Reasons", "it is not an ordinary file")),
    (
        "maximum recursion depth exceeded.*",
        QT_TRANSLATE_NOOP("Reasons", "it is nested too deeply"),
    ),
    (
        r".+: line (?P<line>\d+) column (?P<column>\d+) \(char \d+\)",
        QT_TRANSLATE_NOOP("Reasons", "it is not JSON at line {line}, column {column}"),
    ),
    (
        r"'(?P<name>[\w-]+)' codec can't decode bytes? .*position (?P<place>\d+).*",
        QT_TRANSLATE_NOOP("Reasons", "it is not {name} at byte {place}"),
    ),
    ("No such file or directory", QT_TRANSLATE_NOOP("Reasons", "it is not there")),
    (
        "Permission denied|Operation not permitted|Access is denied",
        QT_TRANSLATE_NOOP("Reasons", "access is not permitted"),
    ),
    ("Is a directory", QT_TRANSLATE_NOOP("Reasons", "it is a folder")),
    ("Not a directory", QT_TRANSLATE_NOOP("Reasons", "a part of its path is not a folder")),
    ("Read-only file system", QT_TRANSLATE_NOOP("Reasons", "the disk can only be read")),
    ("Input/output error|disk I/O error", QT_TRANSLATE_NOOP("Reasons", "the disk has a fault")),
    ("File name too long", QT_TRANSLATE_NOOP("Reasons", "its name is too long")),
)
_KNOWN = tuple((re.compile(pattern, re.DOTALL), text) for pattern, text in _REASONS)


def reason_text(reason: str) -> str:
    """A reason in the reader's language where it is a common one, else as it was worded."""
    for pattern, text in _KNOWN:
        found = pattern.fullmatch(reason)
        if found is not None:
            parts = {name: name_shown(part) for name, part in found.groupdict().items()}
            return QCoreApplication.translate("Reasons", text).format_map(parts)
    return reason
