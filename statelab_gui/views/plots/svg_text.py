"""A picture that Qt drew, as a text that every reader of XML takes."""

import re

_NO_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")


def svg_text(drawn: bytes) -> str:
    """The SVG; characters that XML cannot hold, which Qt writes as they are, are marked as one that
    is not known."""
    return _NO_XML.sub("\ufffd", drawn.decode("utf-8", "replace"))
