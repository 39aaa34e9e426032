"""Fingerprints: what known slips would have answered, compared with a wrong answer."""

from statelab_gui.domain.fingerprints.values import Fingerprint, Match, Slip, Tried

__all__ = ["Fingerprint", "Match", "Slip", "Tried"]
