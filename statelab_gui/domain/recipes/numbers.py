"""Lists of whole numbers as a reviewer types them."""

import re
import unicodedata

from statelab_gui.domain.errors import KnownError

MOST_NUMBERS = 100_000
LARGEST = 2**53

_FULL_WIDTH = {
    code: unicodedata.normalize("NFKC", chr(code)) for code in (*range(0xFF01, 0xFF5F), 0x3000)
}
_RANGE = re.compile(r"(\d+)\s*-\s*(\d+)", re.ASCII)
_SEPARATORS = re.compile(r"[\s,、;]+")
_DASHES = str.maketrans("–—−~", "----")


def parse_ints(text: str) -> tuple[int, ...]:
    """The numbers of "1, 5-9 42" in the order typed, ranges filled in; () for a blank text.

    Separators are spaces, commas (also ，、) and semicolons; full-width digits count as digits.
    Raises KnownError with the piece as `text`: "number_negative", "number_not_whole",
    "number_not_understood", "number_too_large" (limit), "range_backwards", "too_many_numbers"
    (limit).
    """
    plain = text.translate(_FULL_WIDTH).translate(_DASHES)
    # A dash with blanks on both sides, or on none, makes a range; "5 -7" is a negative number.
    plain = re.sub(r"(?<=\d)\s+-\s+(?=\d)", "-", plain, flags=re.ASCII)
    numbers: list[int] = []
    for piece in _SEPARATORS.split(plain):
        if not piece:
            continue
        low, high = _ends(piece)
        if len(numbers) + high - low + 1 > MOST_NUMBERS:
            raise KnownError("too_many_numbers", text=piece, limit=MOST_NUMBERS)
        numbers.extend(range(low, high + 1))
    return tuple(numbers)


def _ends(piece: str) -> tuple[int, int]:
    """The first and last number that a piece stands for."""
    if re.fullmatch(r"\d+", piece, re.ASCII):
        number = _number(piece)
        return number, number
    if match := _RANGE.fullmatch(piece):
        low, high = _number(match[1]), _number(match[2])
        if low > high:
            raise KnownError("range_backwards", text=piece)
        return low, high
    if re.fullmatch(r"-\d+", piece, re.ASCII):
        raise KnownError("number_negative", text=piece)
    if re.fullmatch(r"-?\d*\.\d*|-?\d+(\.\d+)?[eE][-+]?\d+", piece, re.ASCII):
        raise KnownError("number_not_whole", text=piece)
    raise KnownError("number_not_understood", text=piece[:80])


def _number(digits: str) -> int:
    significant = digits.lstrip("0")
    if len(significant) > 16 or int(significant or "0") > LARGEST:
        raise KnownError("number_too_large", text=digits[:80], limit=LARGEST)
    return int(significant or "0")
