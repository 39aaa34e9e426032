"""What a reviewer types into a cell of the run log, as a Setting."""

from statelab_gui.domain.run_fields import NO, YES
from statelab_gui.domain.run_fields import parse_run_field as typed_setting

__all__ = ["NO", "YES", "typed_setting"]
