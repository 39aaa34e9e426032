"""Text that the database can hold."""

from statelab_gui.domain.errors import KnownError


def storable(text: str, field: str) -> str:
    """The text itself; raises KnownError("unstorable_text", field=…) for a lone surrogate."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise KnownError("unstorable_text", field=field) from None
    return text
