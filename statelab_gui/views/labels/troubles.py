"""One clear sentence, with what to do, for everything that may happen between asking and answer.

What a service said is quoted as it came, as plain text.
"""

import math

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.views.labels.fetching import span_text
from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP

# kind -> English sentence; its placeholders are facts of the trouble
SENTENCES: dict[TroubleKind, str] = {
    TroubleKind.NO_CONNECTION: QT_TRANSLATE_NOOP(
        "Troubles",
        "{host} could not be reached; nothing was sent. Check the address, the network, and "
        "whether the service is running.",
    ),
    TroubleKind.CONNECT_TIMEOUT: QT_TRANSLATE_NOOP(
        "Troubles",
        "{host} did not take the connection within {seconds} s; nothing was sent. Check the "
        "address and the network.",
    ),
    TroubleKind.NOT_TRUSTED: QT_TRANSLATE_NOOP(
        "Troubles",
        "The certificate of {host} is not one that this computer trusts; nothing was sent. If it "
        "is your own server, choose its CA file in the connection.",
    ),
    TroubleKind.PROXY: QT_TRANSLATE_NOOP(
        "Troubles",
        "The proxy {host} did not let the request through; nothing reached the service. Check the "
        "proxy in the connection.",
    ),
    TroubleKind.KEY_REFUSED: QT_TRANSLATE_NOOP(
        "Troubles",
        "The service does not take the key (HTTP {status}). Put the right key in the connection.",
    ),
    TroubleKind.NOT_FOUND: QT_TRANSLATE_NOOP(
        "Troubles",
        "The service does not know this model or address (HTTP {status}). Check the model's name "
        "in the examinee and the address in the connection.",
    ),
    TroubleKind.PARAMETER_REFUSED: QT_TRANSLATE_NOOP(
        "Troubles",
        "The service refuses a setting of the examinee (HTTP {status}). Leave it out, or change "
        "it; nothing is left out by itself.",
    ),
    TroubleKind.REQUEST_REFUSED: QT_TRANSLATE_NOOP(
        "Troubles", "The service refused the request (HTTP {status})."
    ),
    TroubleKind.RATE_LIMITED: QT_TRANSLATE_NOOP(
        "Troubles",
        "The service asks to be left alone for a while (HTTP {status}). Go on later, or ask fewer "
        "at once.",
    ),
    TroubleKind.QUOTA_SPENT: QT_TRANSLATE_NOOP(
        "Troubles",
        "The account has no quota left (HTTP {status}). Waiting does not help: see to the account "
        "at the service, then go on.",
    ),
    TroubleKind.SERVER_ERROR: QT_TRANSLATE_NOOP(
        "Troubles", "The service failed (HTTP {status}) and gave no answer. Ask again later."
    ),
    TroubleKind.REDIRECTED: QT_TRANSLATE_NOOP(
        "Troubles",
        "The service points to {host} (HTTP {status}). That was not followed, so that no key goes "
        "elsewhere. If you trust {host}, put its address into the connection.",
    ),
    TroubleKind.TOO_BIG: QT_TRANSLATE_NOOP(
        "Troubles",
        "What the service sent is no answer: it was cut off after {bytes} bytes. Check that the "
        "address is that of a model service.",
    ),
    TroubleKind.TOO_LONG_TIME: QT_TRANSLATE_NOOP(
        "Troubles",
        "The answer was still arriving after {seconds} s and was cut off. Whether the service "
        "finished it is not known.",
    ),
    TroubleKind.NOT_JSON: QT_TRANSLATE_NOOP(
        "Troubles",
        "What the service sent cannot be read: it is no JSON. Check that the address is that of a "
        "model service.",
    ),
    TroubleKind.NOT_AN_ANSWER: QT_TRANSLATE_NOOP(
        "Troubles", "What the service sent is no answer of a model. It is kept as it came."
    ),
    TroubleKind.SILENCE: QT_TRANSLATE_NOOP(
        "Troubles",
        "Nothing came for {seconds} s. Whether the service answered is not known; it may have "
        "charged for it.",
    ),
    TroubleKind.DROPPED: QT_TRANSLATE_NOOP(
        "Troubles",
        "The connection broke before the answer was whole. Whether the service answered is not "
        "known; it may have charged for it.",
    ),
    TroubleKind.GATEWAY_TIMEOUT: QT_TRANSLATE_NOOP(
        "Troubles",
        "A server on the way gave up waiting (HTTP {status}). Whether the service answered is not "
        "known; it may have charged for it.",
    ),
    TroubleKind.STOPPED: QT_TRANSLATE_NOOP(
        "Troubles",
        "It was stopped while the answer was on its way. Whether the service answered is not "
        "known; it may have charged for it.",
    ),
    TroubleKind.INTERRUPTED: QT_TRANSLATE_NOOP(
        "Troubles",
        "The program ended while this was being asked. Whether the service answered is not known; "
        "it may have charged for it.",
    ),
    TroubleKind.EXPIRED: QT_TRANSLATE_NOOP(
        "Troubles", "The batch ran out of time before this was asked."
    ),
    TroubleKind.CANCELED: QT_TRANSLATE_NOOP(
        "Troubles", "The batch was cancelled before this was asked."
    ),
    TroubleKind.MISSING: QT_TRANSLATE_NOOP(
        "Troubles", "The result files have no line for this conversation."
    ),
}

_BESIDE_THE_PROMPT = QT_TRANSLATE_NOOP(
    "Troubles",
    "The prompt and the output limit together are more than the context window (HTTP {status}). "
    "The limit, not the prompt, may be too large: lower it, or leave it out.",
)

# the same, where the service told for how long it is to be left alone
_RESTS: dict[TroubleKind, str] = {
    TroubleKind.RATE_LIMITED: QT_TRANSLATE_NOOP(
        "Troubles",
        "The service asks to be left alone for {time} (HTTP {status}). Go on after that, or ask "
        "fewer at once.",
    ),
    TroubleKind.SERVER_ERROR: QT_TRANSLATE_NOOP(
        "Troubles",
        "The service failed (HTTP {status}) and asks to be left alone for {time}. Go on after "
        "that.",
    ),
}


def trouble_sentence(trouble: Trouble) -> str:
    """What happened and what to do, without the service's own words."""
    seconds = _seconds(trouble)
    if seconds is not None and trouble.kind in _RESTS:
        text = QCoreApplication.translate("Troubles", _RESTS[trouble.kind])
        return text.format_map(_Facts({**trouble.facts, "time": span_text(seconds)}))
    beside = trouble.facts.get("of") == "window"
    source = _BESIDE_THE_PROMPT if beside else SENTENCES[trouble.kind]
    text = QCoreApplication.translate("Troubles", source)
    return text.format_map(_Facts(trouble.facts))


def trouble_text(trouble: Trouble) -> str:
    """The sentence, and on a line of its own what the service said, where it said anything."""
    said = trouble.facts.get("message", "").strip()
    if not said:
        return trouble_sentence(trouble)
    quoted = QCoreApplication.translate("Troubles", "The service says: {message}")
    return f"{trouble_sentence(trouble)}\n{quoted.format(message=said)}"


def _seconds(trouble: Trouble) -> float | None:
    """How long the service asked to be left alone; None where it told no number."""
    try:
        seconds = float(trouble.facts.get("seconds", ""))
    except ValueError:
        return None
    return seconds if math.isfinite(seconds) and seconds > 0 else None


class _Facts(dict[str, str]):
    """A fact that is not there is shown as a question mark, never as a fault of the program."""

    def __missing__(self, key: str) -> str:
        return "?"
