"""State-lab cells as a family of source tasks."""

from statelab_gui.domain.drift.families.cells.family import CELLS, cells_verdict, program, truth

__all__ = ["CELLS", "cells_verdict", "program", "truth"]
