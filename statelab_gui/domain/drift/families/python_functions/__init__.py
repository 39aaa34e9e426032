"""Small Python functions, graded by unit tests."""

from statelab_gui.domain.drift.families.python_functions.family import PYTHON

__all__ = ["PYTHON"]
