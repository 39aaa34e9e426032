"""Integers of up to thousands of digits, whatever `sys.set_int_max_str_digits` says."""

MAX_DIGITS = 4300
"""An integer in a reply may have this many digits: Python's own limit for reading a number."""

_CHUNK = 600  # The interpreter's limit cannot be set below 640 digits.
_STEP = 10**_CHUNK


def integer_of(numeral: str) -> int:
    """The integer that ASCII digits with an optional "-" in front stand for."""
    if len(numeral) <= _CHUNK:
        return int(numeral)
    digits = numeral.removeprefix("-")
    value = 0
    first = len(digits) % _CHUNK
    for start in range(first - _CHUNK if first else 0, len(digits), _CHUNK):
        piece = digits[max(start, 0) : start + _CHUNK]
        value = value * _STEP + int(piece)
    return -value if numeral.startswith("-") else value


def numeral_of(value: int) -> str:
    """The decimal numeral of `value`, the inverse of `integer_of`."""
    if abs(value) < _STEP:
        return str(value)
    pieces = []
    rest = abs(value)
    while rest >= _STEP:
        rest, piece = divmod(rest, _STEP)
        pieces.append(str(piece).zfill(_CHUNK))
    pieces.append(str(rest))
    sign = "-" if value < 0 else ""
    return sign + "".join(reversed(pieces))
