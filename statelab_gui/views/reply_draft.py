"""A reply that is received or half typed, as the text a document keeps until it is recorded."""

import base64
import binascii
import json
from dataclasses import dataclass

from statelab_gui.domain.runs import ReplySource
from statelab_gui.views.reply_intake import Received


@dataclass(frozen=True)
class Draft:
    """An unrecorded reply and the recorded one it would supersede, if any."""

    received: Received
    supersedes: int | None = None


def draft_to_text(draft: Draft) -> str:
    """One line of plain ASCII from which `draft_from_text` makes an equal draft, byte for byte."""
    received = draft.received
    return json.dumps(
        {
            "source": received.source.value,
            "file_name": received.file_name,
            "converted_from_html": received.converted_from_html,
            "typed": received.typed,
            "supersedes": draft.supersedes,
            "raw": base64.b64encode(received.raw).decode("ascii"),
        }
    )


def draft_from_text(text: str | None) -> Draft | None:
    """What was put into `draft_to_text`; None for no text. Any other text is taken as typed."""
    if not text:
        return None
    try:
        fields = json.loads(text)
        received = Received(
            raw=base64.b64decode(fields["raw"], validate=True),
            source=ReplySource(fields["source"]),
            file_name=fields["file_name"],
            converted_from_html=bool(fields["converted_from_html"]),
            typed=bool(fields["typed"]),
        )
        return Draft(received, fields["supersedes"])
    except (ValueError, TypeError, KeyError, binascii.Error):
        raw = text.encode("utf-8", "replace")
        return Draft(Received(raw, ReplySource.PASTED, typed=True))
