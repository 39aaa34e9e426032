"""All worlds and templates of the SQL family, by name."""

from functools import cache

from statelab_gui.domain.drift.families.sql.cinema import CINEMA, CINEMA_QUERIES
from statelab_gui.domain.drift.families.sql.clinic import CLINIC, CLINIC_QUERIES
from statelab_gui.domain.drift.families.sql.library import LIBRARY, LIBRARY_QUERIES
from statelab_gui.domain.drift.families.sql.queries import Query
from statelab_gui.domain.drift.families.sql.school import SCHOOL, SCHOOL_QUERIES
from statelab_gui.domain.drift.families.sql.shop import SHOP, SHOP_QUERIES
from statelab_gui.domain.drift.families.sql.worlds import World
from statelab_gui.domain.drift.items import Language

WORLDS: dict[str, World] = {w.name: w for w in (LIBRARY, SHOP, SCHOOL, CLINIC, CINEMA)}
QUERIES: dict[str, Query] = {
    query.name: query
    for queries in (LIBRARY_QUERIES, SHOP_QUERIES, SCHOOL_QUERIES, CLINIC_QUERIES, CINEMA_QUERIES)
    for query in queries
}


@cache
def script_of(world: str, language: Language) -> str:
    """SQL that makes the database of a world; raises KeyError."""
    return WORLDS[world].script(language)


@cache
def schema_of(world: str, language: Language) -> str:
    """The tables of a world as a task shows them; raises KeyError."""
    return WORLDS[world].schema(language)
