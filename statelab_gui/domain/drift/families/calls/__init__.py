"""Function calls: built-in tools with a solver, and the imported leaderboard's tasks."""

from statelab_gui.domain.drift.families.calls.bfcl import BFCL
from statelab_gui.domain.drift.families.calls.family import CALLS

__all__ = ["BFCL", "CALLS"]
