"""The families of source tasks: one file or folder each, and a line here."""

from statelab_gui.domain.drift.families.base import Grade, SourceFamily, item_key
from statelab_gui.domain.drift.families.calls import BFCL, CALLS
from statelab_gui.domain.drift.families.cells import CELLS
from statelab_gui.domain.drift.families.imported import GSM8K, HUMANEVAL, SHARDED
from statelab_gui.domain.drift.families.orders import ORDERS_FAMILY
from statelab_gui.domain.drift.families.python_functions import PYTHON
from statelab_gui.domain.drift.families.sql import SQL
from statelab_gui.domain.drift.families.table_text import TABLE_TEXT
from statelab_gui.domain.drift.items import DriftFamily

_ALL: tuple[SourceFamily, ...] = (
    ORDERS_FAMILY,
    SQL,
    CALLS,
    TABLE_TEXT,
    PYTHON,
    CELLS,
    GSM8K,
    HUMANEVAL,
    SHARDED,
    BFCL,
)

FAMILIES: dict[DriftFamily, SourceFamily] = {family.key: family for family in _ALL}

__all__ = ["FAMILIES", "Grade", "SourceFamily", "item_key"]
