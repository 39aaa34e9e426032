"""Chinese typesetting, as far as spoken sentences need it."""

import re

_MEETING = re.compile(r"(?<=[\u4e00-\u9fff])(?=[A-Za-z0-9$])|(?<=[A-Za-z0-9%])(?=[\u4e00-\u9fff])")


def spaced(text: str) -> str:
    """Chinese with a space wherever it meets Latin letters or digits."""
    return _MEETING.sub(" ", text)
