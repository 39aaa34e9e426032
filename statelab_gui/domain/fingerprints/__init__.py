"""Fingerprints: what known slips would have answered, compared with a wrong answer."""

from statelab_gui.domain.fingerprints.comparing import (
    SLIPS,
    KnownSlips,
    fingerprint,
    fingerprinting,
    study,
    studying,
)
from statelab_gui.domain.fingerprints.values import Fingerprint, Match, Slip, Tried

__all__ = [
    "SLIPS",
    "Fingerprint",
    "KnownSlips",
    "Match",
    "Slip",
    "Tried",
    "fingerprint",
    "fingerprinting",
    "study",
    "studying",
]
