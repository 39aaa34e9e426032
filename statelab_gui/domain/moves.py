"""Moves of values between cells."""

from enum import StrEnum


class MovePattern(StrEnum):
    """What one move does to the ordinary cells, through the scratch cell."""

    SWAP = "swap"
    CYCLE = "cycle"
    PERMUTATION = "permutation"
