"""Words for the reasons that stand inside of a sentence on an error: the common ones in the
reader's language, any other as Python, SQLite or the system worded it."""

import re

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.displaying import name_shown
from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP

# how a reason is known -> English words; the placeholders are the named groups
_REASONS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile("cut off"), QT_TRANSLATE_NOOP("Reasons", "its end is missing")),
    (
        re.compile("schema version"),
        QT_TRANSLATE_NOOP("Reasons", "its version is not that of its tables"),
    ),
    (
        re.compile("text that is no UTF-8"),
        QT_TRANSLATE_NOOP("Reasons", "it holds text that is not UTF-8"),
    ),
    (
        re.compile("turns"),
        QT_TRANSLATE_NOOP("Reasons", "the turns of a conversation do not fit together"),
    ),
    (re.compile("no text"), QT_TRANSLATE_NOOP("Reasons", "it is not text")),
    (re.compile("no object"), QT_TRANSLATE_NOOP("Reasons", "there is no JSON object")),
    (
        re.compile("(?s)unknown trigger (?P<name>.+)"),
        QT_TRANSLATE_NOOP("Reasons", "unknown trigger {name}"),
    ),
    (re.compile("(?s)(?P<name>.+) is missing"), QT_TRANSLATE_NOOP("Reasons", "{name} is missing")),
    (re.compile("file is not a database"), QT_TRANSLATE_NOOP("Reasons", "it is not a database")),
    (
        re.compile("database disk image is malformed"),
        QT_TRANSLATE_NOOP("Reasons", "its pages do not fit together"),
    ),
    (re.compile("not a regular file"), QT_TRANSLATE_NOOP("Reasons", "it is not an ordinary file")),
    (
        re.compile("maximum recursion depth exceeded.*", re.DOTALL),
        QT_TRANSLATE_NOOP("Reasons", "it is nested too deeply"),
    ),
    (
        re.compile(r"(?s).+: line (?P<line>\d+) column (?P<column>\d+) \(char \d+\)"),
        QT_TRANSLATE_NOOP("Reasons", "it is not JSON at line {line}, column {column}"),
    ),
    (
        re.compile(r"(?s)'(?P<name>[\w-]+)' codec can't decode bytes? .*position (?P<place>\d+).*"),
        QT_TRANSLATE_NOOP("Reasons", "it is not {name} at byte {place}"),
    ),
    (re.compile("No such file or directory"), QT_TRANSLATE_NOOP("Reasons", "it is not there")),
    (
        re.compile("Permission denied|Operation not permitted|Access is denied"),
        QT_TRANSLATE_NOOP("Reasons", "access is not permitted"),
    ),
    (re.compile("Is a directory"), QT_TRANSLATE_NOOP("Reasons", "it is a folder")),
    (
        re.compile("Not a directory"),
        QT_TRANSLATE_NOOP("Reasons", "a part of its path is not a folder"),
    ),
    (
        re.compile("Read-only file system"),
        QT_TRANSLATE_NOOP("Reasons", "the disk can only be read"),
    ),
    (
        re.compile("Input/output error|disk I/O error"),
        QT_TRANSLATE_NOOP("Reasons", "the disk has a fault"),
    ),
    (re.compile("File name too long"), QT_TRANSLATE_NOOP("Reasons", "its name is too long")),
)


def reason_text(reason: str) -> str:
    """A reason in the reader's language where it is a common one, else as it was worded."""
    for pattern, text in _REASONS:
        found = pattern.fullmatch(reason)
        if found is not None:
            parts = {name: name_shown(part) for name, part in found.groupdict().items()}
            return QCoreApplication.translate("Reasons", text).format_map(parts)
    return reason
