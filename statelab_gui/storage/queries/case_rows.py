"""Sets and cases as rows: how they are asked for, and what is made of them."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Integer, bindparam, case, func, or_, select
from sqlalchemy.sql.elements import ColumnElement

from statelab_gui.domain.cases import CaseInfo, CaseSetInfo
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.kinds import EVERY_FAMILY, AnyRecipe, recipe_of
from statelab_gui.domain.recipes import Recipe
from statelab_gui.storage.dialogues import begun_of
from statelab_gui.storage.queries.base import Query, raw_of
from statelab_gui.storage.queries.standing import CODES, is_asked, is_real, latest_of, together
from statelab_gui.storage.schema import Case, CaseSet, ProgramRow, Reply, Reveal, Run, VerdictRow

FEW = 900  # ids in one statement

SETS = select(
    CaseSet.id,
    CaseSet.name,
    CaseSet.recipe,
    CaseSet.created_at,
    select(func.count())
    .select_from(Case)
    .where(Case.set_id == CaseSet.id)
    .scalar_subquery()
    .label("case_count"),
)


def _cases(wanted: ColumnElement[bool]) -> Query:
    """The wanted cases; :examinee is whose status it is, null for anybody's.

    Built once at import: putting such a query together takes longer than running it for a case.
    """
    examinee = bindparam("examinee", type_=Integer)
    mine = or_(examinee.is_(None), Reply.examinee_id == examinee)
    answered = (
        select(
            Reply.case_id,
            func.sum(case((is_real(), 1), else_=0)).label("replies"),
            func.sum(case((mine & ~is_real(), 1), else_=0)).label("simulated"),
            func.sum(case((is_real() & ~is_asked(), 1), else_=0)).label("apart"),
        )
        .join(Case, Case.id == Reply.case_id)
        .where(Reply.prefix.is_(None), wanted)
        .group_by(Reply.case_id)
        .subquery()
    )
    repeats = (
        select(
            Reply.case_id,
            Reply.examinee_id,
            func.max(Reply.id).label("latest"),
            together().label("code"),
        )
        .join(Case, Case.id == Reply.case_id)
        .join(Run, Run.reply_id == Reply.id)
        .join(VerdictRow, VerdictRow.id == Run.verdict_id)
        .where(Reply.prefix.is_(None), Run.superseded_by.is_(None), is_real(), mine, wanted)
        .group_by(Reply.case_id, Reply.examinee_id)
        .subquery()
    )
    standing = (
        select(repeats.c.case_id, latest_of(repeats.c.latest, repeats.c.code).label("code"))
        .group_by(repeats.c.case_id)
        .subquery()
    )
    revealed = (
        select(Reveal.case_id, func.min(Reveal.at).label("at")).group_by(Reveal.case_id).subquery()
    )
    return (
        select(
            Case.id,
            Case.set_id,
            Case.position,
            Case.name,
            Case.family,
            Case.form,
            Case.seed,
            Case.length,
            Case.updates,
            Case.characters,
            func.coalesce(answered.c.replies, 0).label("replies"),
            func.coalesce(answered.c.simulated, 0).label("simulated"),
            func.coalesce(answered.c.apart, 0).label("apart"),
            revealed.c.at.label("revealed_at"),
            func.coalesce(standing.c.code, 0).label("status"),
        )
        .outerjoin(answered, answered.c.case_id == Case.id)
        .outerjoin(standing, standing.c.case_id == Case.id)
        .outerjoin(revealed, revealed.c.case_id == Case.id)
        .where(wanted)
        .order_by(Case.set_id, Case.position)
    )


OF_SET = _cases(Case.set_id == bindparam("set"))
OF_IDS = _cases(Case.id.in_(bindparam("ids", expanding=True)))
_statuses = OF_SET.order_by(None).subquery()
COUNTS = select(_statuses.c.status, func.count().label("n")).group_by(_statuses.c.status)


def recipe_kept(connection: Connection, set_id: int) -> AnyRecipe:
    query = select(CaseSet.recipe).where(CaseSet.id == set_id)
    text = connection.execute(query).scalar_one_or_none()
    if text is None:
        raise KnownError("no_such_case_set", id=set_id)
    return recipe_of(text)


def set_info(row: Any) -> CaseSetInfo:
    recipe = recipe_of(row.recipe)
    return CaseSetInfo(row.id, row.name, recipe, row.created_at, row.case_count)


_OWN_CELLS = (
    select(Case.id, ProgramRow.cells, ProgramRow.modulus)
    .join(ProgramRow, ProgramRow.id == Case.program_id)
    .where(Case.set_id == bindparam("set"))
)
"""The cells of every case of a drift set: each has the goals of its own item."""
# Looking up is much quicker than calling.
_FAMILY = {family.value: family for family in EVERY_FAMILY}


def case_infos(
    connection: Connection,
    rows: Sequence[Any],
    recipes: Mapping[int, AnyRecipe],
    examinee_id: int | None = None,
) -> list[CaseInfo]:
    """The cases in rows of `_cases`, asked for this examinee: thousands in some milliseconds."""
    facts: dict[int, tuple[tuple[str, ...], int]] = {}
    own: dict[int, tuple[tuple[str, ...], int]] = {}
    begun: set[int] = set()
    for held, recipe in recipes.items():
        if isinstance(recipe, Recipe):
            facts[held] = (recipe.all_cells, recipe.modulus)
            continue
        mine = [row.id for row in rows if row.set_id == held]
        few = _OWN_CELLS.where(Case.id.in_(mine)) if len(mine) <= FEW else _OWN_CELLS
        for row in connection.execute(few, {"set": held}):
            own[row.id] = tuple(json.loads(row.cells)), row.modulus
        for case_id, asked in begun_of(raw_of(connection), held):
            if examinee_id in (None, asked):
                begun.add(case_id)
    infos = []
    for row in rows:
        number, set_id, position, name, family, *others, revealed_at, status = row
        form, seed, length, updates, characters, replies, simulated, apart = others
        infos.append(
            CaseInfo(
                number,
                set_id,
                position,
                name,
                _FAMILY[family],
                form,
                seed,
                length,
                updates,
                characters,
                *(own.get(number) or facts[set_id]),
                revealed_at,
                replies,
                CODES[status],
                simulated,
                apart,
                number in begun,
            )
        )
    return infos
