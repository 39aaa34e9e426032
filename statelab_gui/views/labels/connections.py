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
_MODELS_NAMED = 40


def dialect_text(dialect: Dialect) -> str:
    """How a service is spoken to."""
    return QCoreApplication.translate("Connections", _DIALECTS[dialect])


def key_source_text(source: KeySource) -> str:
    """Where a key is kept."""
    return QCoreApplication.translate("Connections", _KEY_SOURCES[source])


def fate_text(fate: "FieldFate") -> str:
    """What became of a setting in a request."""
    return QCoreApplication.translate("Connections", _FATES[fate])


def models_text(models: Sequence[str]) -> str:
    """What a service that answers says of its models, in lines; their names as it wrote them."""
    translate = QCoreApplication.translate
    if not models:
        return translate("Connections", "✓ The service answers. It names no models.")
    count = len(models)
    text = translate("Connections", "✓ The service answers and offers %n model(s):", "", count)
    more = count - _MODELS_NAMED
    rest = [translate("Connections", "… and %n more", "", more)] if more > 0 else []
    return "\n".join([text, *models[:_MODELS_NAMED], *rest])


def network_text(far: Sequence[str], near: Sequence[str], *, whole: bool = True) -> str:
    """Who may be sent prompts: hosts elsewhere and on this computer, of enabled connections.

    Unless `whole`, the first host is named and the others are counted.
    """
    translate = QCoreApplication.translate
    hosts = [*far, *near]
    more = len(hosts) - 1
    if not hosts:
        return translate("StatusLine", "Offline: nothing leaves this computer")
    if more and not whole and far:
        text = translate(
            "Connections", "Online: {host} and %n more get prompts when asked", "", more
        )
        return text.format(host=hosts[0])
    if more and not whole:
        text = translate("Connections", "Only this computer is asked: {host} and %n more", "", more)
        return text.format(host=hosts[0])
    if not far:
        text = translate("Connections", "Only this computer is asked: {hosts}")
    elif more:
        text = translate("Connections", "Online: {hosts} get prompts when asked")
    else:
        text = translate("Connections", "Online: {hosts} gets prompts when asked")
    return text.format(hosts=", ".join(hosts))
