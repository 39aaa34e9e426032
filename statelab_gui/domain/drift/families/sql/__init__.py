"""SQL over small bundled databases: goals are clauses, an answer counts by what it returns."""

from statelab_gui.domain.drift.families.sql.family import SQL

__all__ = ["SQL"]
