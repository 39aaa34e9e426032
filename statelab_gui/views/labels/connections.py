"""Words for connections: how a service is spoken to, where its key is, what became of settings."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.fetching.connections import Dialect, KeySource
from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from statelab_gui.domain.fetching.asking import FieldFate

_DIALECTS = {
    Dialect.OPENAI: QT_TRANSLATE_NOOP("Connections", "OpenAI-compatible"),
    Dialect.ANTHROPIC: QT_TRANSLATE_NOOP("Connections", "Anthropic"),
    Dialect.OLLAMA: QT_TRANSLATE_NOOP("Connections", "Ollama"),
    Dialect.PRACTICE: QT_TRANSLATE_NOOP("Connections", "Practice (simulated)"),
}
_KEY_SOURCES = {
    KeySource.NONE: QT_TRANSLATE_NOOP("Connections", "No key"),
    KeySource.KEYRING: QT_TRANSLATE_NOOP("Connections", "In the system's key store"),
    KeySource.SESSION: QT_TRANSLATE_NOOP("Connections", "Until this window is closed"),
    KeySource.ENVIRONMENT: QT_TRANSLATE_NOOP("Connections", "In an environment variable"),
}
# By value: asking is loaded with numpy, and the window says who may be reached before that.
_FATES = {
    "sent": QT_TRANSLATE_NOOP("Connections", "Sent"),
    "not_sent": QT_TRANSLATE_NOOP("Connections", "Not sent"),
    "refused": QT_TRANSLATE_NOOP("Connections", "Refused by the service, left out"),
    "not_offered": QT_TRANSLATE_NOOP("Connections", "Not offered"),
}


def dialect_text(dialect: Dialect) -> str:
    """How a service is spoken to."""
    return QCoreApplication.translate("Connections", _DIALECTS[dialect])


def key_source_text(source: KeySource) -> str:
    """Where a key is kept."""
    return QCoreApplication.translate("Connections", _KEY_SOURCES[source])


def fate_text(fate: "FieldFate") -> str:
    """What became of a setting in a request."""
    return QCoreApplication.translate("Connections", _FATES[fate])


def network_text(far: Sequence[str], near: Sequence[str]) -> str:
    """Who may be sent prompts: hosts elsewhere and on this computer, of enabled connections."""
    if far:
        hosts = ", ".join([*far, *near])
        text = QCoreApplication.translate("Connections", "Online: {hosts} gets prompts when asked")
        several = QCoreApplication.translate(
            "Connections", "Online: {hosts} get prompts when asked"
        )
        return (text if len(far) + len(near) == 1 else several).format(hosts=hosts)
    if near:
        text = QCoreApplication.translate("Connections", "Only this computer is asked: {hosts}")
        return text.format(hosts=", ".join(near))
    return QCoreApplication.translate("StatusLine", "Offline: nothing leaves this computer")
