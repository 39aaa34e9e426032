"""A reply that is received or half typed, as the text a document keeps until it is recorded."""

import json
from dataclasses import dataclass

from statelab_gui.domain.displaying import text_of_record
from statelab_gui.domain.runs import ReplySource
from statelab_gui.views.reply_intake import Received


@dataclass(frozen=True)
class Draft:
    """An unrecorded reply and the recorded one it would supersede, if any."""

    received: Received
    supersedes: int | None = None


def draft_to_text(draft: Draft) -> str:
    """A line of JSON, then the record's text, where a byte that is no UTF-8 is a surrogate."""
    received = draft.received
    head = {
        "source": received.source.value,
        "file_name": received.file_name,
        "converted_from_html": received.converted_from_html,
        "typed": received.typed,
        "supersedes": draft.supersedes,
    }
    return f"{json.dumps(head)}\n{text_of_record(received.raw)}"


def draft_from_text(text: str | None) -> Draft | None:
    """The draft that `draft_to_text` wrote, byte for byte; None for no text.

    Any other text is taken as typed, so that nothing half done is lost.
    """
    if not text:
        return None
    head, _, rest = text.partition("\n")
    try:
        fields = json.loads(head)
        received = Received(
            raw=rest.encode("utf-8", "surrogateescape"),
            source=ReplySource(fields["source"]),
            file_name=fields["file_name"],
            converted_from_html=bool(fields["converted_from_html"]),
            typed=bool(fields["typed"]),
        )
        return Draft(received, fields["supersedes"])
    except (ValueError, TypeError, KeyError):
        raw = text.encode("utf-8", "replace")
        return Draft(Received(raw, ReplySource.PASTED, typed=True))
