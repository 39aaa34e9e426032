"""Words for settings, for where a reply came from and for when."""

import contextlib
import re
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, Qt

from statelab_gui.domain.runs import ReplySource, Setting, SettingState

translate = QCoreApplication.translate
_AS_RECORDED = re.compile(r"[0-9]{4}(-[0-9]{2}){2}T[0-9]{2}(:[0-9]{2}){2}[+-][0-9]{2}:[0-9]{2}")


def setting_text(setting: Setting) -> str:
    """The value; "Not provided"; or nothing at all for an empty one."""
    if setting.state is SettingState.NOT_PROVIDED:
        return translate("RunWords", "Not provided")
    return setting.value if setting.state is SettingState.VALUE else ""


def source_name(source: ReplySource) -> str:
    """How the reply came in, in one or two words."""
    return {
        ReplySource.PASTED: translate("RunWords", "Pasted"),
        ReplySource.FILE: translate("RunWords", "From a file"),
        ReplySource.FETCHED: translate("RunWords", "Fetched"),
        ReplySource.SIMULATED: translate("RunWords", "Simulated"),
    }[source]


def time_text(moment: str) -> str:
    """An ISO-8601 time with offset, as date and clock at this place; other text as it is.

    Year first in every language: the short dates of many places cannot be told apart.
    """
    if _AS_RECORDED.fullmatch(moment):  # as all are: Qt takes many times as long for a page of rows
        with contextlib.suppress(ValueError, OverflowError):
            return datetime.fromisoformat(moment).astimezone().isoformat(" ", "minutes")[:16]
    parsed = QDateTime.fromString(moment, Qt.DateFormat.ISODate)
    if not parsed.isValid():
        return moment
    return parsed.toLocalTime().toString("yyyy-MM-dd HH:mm")


def second_text(moment: str) -> str:
    """As `time_text`, to the second."""
    parsed = QDateTime.fromString(moment, Qt.DateFormat.ISODateWithMs)
    return parsed.toLocalTime().toString("yyyy-MM-dd HH:mm:ss") if parsed.isValid() else moment


def clock_text(moment: str) -> str:
    """Only the hours and minutes of `moment` at this place."""
    parsed = QDateTime.fromString(moment, Qt.DateFormat.ISODate)
    return parsed.toLocalTime().toString("HH:mm") if parsed.isValid() else moment
