"""Table-to-text: a sentence that goals and stated rules determine, scored by sacreBLEU."""

from statelab_gui.domain.drift.families.table_text.family import TABLE_TEXT

__all__ = ["TABLE_TEXT"]
