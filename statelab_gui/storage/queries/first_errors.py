"""What is counted across cases: replies that are not right, the probes beside them, the programs.

Nothing here tells of a sealed case: a case that a model answered whole is none, and truths and
programs are given for cases that are answered or revealed only.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from sqlalchemy import Connection, case, func, select
from sqlalchemy.sql.elements import ColumnElement

from statelab_gui.domain.cases import APART, JUDGED, CaseStatus
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.first_errors import Asked, Group
from statelab_gui.domain.scoring import Verdict
from statelab_gui.domain.updates import Program
from statelab_gui.storage.codec import program_of
from statelab_gui.storage.queries.base import OpenFile, Query
from statelab_gui.storage.queries.standing import (
    has_status,
    is_asked,
    is_drift,
    is_open,
    is_real,
    not_right,
)
from statelab_gui.storage.schema import Case, ProgramRow, Reply, Run, VerdictRow

_FEW = 400
_LONG = 20_000  # updates: longer programs are read one at a time


@dataclass(frozen=True)
class NotRight:
    """A standing whole-case reply that is not right; `valid` tells that it was WRONG, since of a
    format error and of an incomplete answer no state is known."""

    reply_id: int
    case_id: int
    case_name: str
    seed: int
    set_id: int
    examinee_id: int
    updates: int
    program_id: int
    valid: bool


@dataclass(frozen=True, eq=False)
class ProbeColumns:
    """Probed prefixes, an entry each, sorted by case, examinee and prefix: how many standing
    replies were right, wrong, format errors and incomplete.

    A reply whose input was cut or too long is no observation, and not here.
    """

    case: NDArray[np.int64]
    examinee: NDArray[np.int64]
    prefix: NDArray[np.int64]
    right: NDArray[np.int64]
    wrong: NDArray[np.int64]
    format_errors: NDArray[np.int64]
    incomplete: NDArray[np.int64]


@dataclass(frozen=True)
class OpenFinal:
    """The final state of an open case, under a label, and its program's id."""

    program_id: int
    label: str
    state: dict[str, int] = field(hash=False)


class FirstErrorQueries(OpenFile):
    """Questions about many cases at once, of state tracking alone. Superseded replies are left out
    of all of them."""

    def not_right(self, group: Group) -> list[NotRight]:
        """The group's whole-case replies that are not right, by set, case and time."""
        query = (
            select(
                Reply.id,
                Case.id,
                Case.name,
                Case.seed,
                Case.set_id,
                Reply.examinee_id,
                Case.updates,
                Case.program_id,
                has_status(CaseStatus.WRONG),
            )
            .where(Reply.prefix.is_(None), not_right())
            .order_by(Case.set_id, Case.position, Reply.id)
        )
        with self._reading() as connection:
            rows = connection.execute(_of(query, group)).all()
        return [NotRight(*tuple(row)) for row in rows]

    def whole_counts(self, group: Group) -> Asked:
        """How many whole-case replies stand how; `units` and `probed` of them are those not right
        and those of them with a probe."""
        query = select(*map(_count, (*JUDGED, *APART))).where(Reply.prefix.is_(None))
        units = _units(group).subquery()
        probed = select(Reply.case_id, Reply.examinee_id).where(Reply.prefix.is_not(None))
        probed = _of(probed, group).distinct()
        both = probed.intersect(_units(group)).subquery()
        with self._reading() as connection:
            counts = connection.execute(_of(query, group)).one()
            not_right = connection.execute(select(func.count()).select_from(units)).scalar_one()
            with_probe = connection.execute(select(func.count()).select_from(both)).scalar_one()
            sealed = connection.execute(_sealed(group)).scalar_one() if group.simulated else 0
        found = dict(zip((*JUDGED, *APART), (int(count or 0) for count in counts), strict=True))
        return Asked(
            replies=sum(found[one] for one in JUDGED),
            right=found[CaseStatus.RIGHT],
            wrong=found[CaseStatus.WRONG],
            format_errors=found[CaseStatus.FORMAT_ERROR],
            units=not_right,
            probed=with_probe,
            incomplete=found[CaseStatus.INCOMPLETE],
            input_cut=found[CaseStatus.INPUT_CUT],
            input_too_long=found[CaseStatus.INPUT_TOO_LONG],
            not_graded=found[CaseStatus.NOT_GRADED],
            sealed=sealed,
        )

    def probe_columns(self, group: Group) -> ProbeColumns:
        """The probed prefixes of the group's cases that are not right."""
        units = _units(group).subquery()
        counts = map(_count, JUDGED)
        query = (
            select(Reply.case_id, Reply.examinee_id, Reply.prefix, *counts)
            .where(Reply.prefix.is_not(None), is_asked())
            .group_by(Reply.case_id, Reply.examinee_id, Reply.prefix)
            .order_by(Reply.case_id, Reply.examinee_id, Reply.prefix)
        )
        query = _of(query, group).join(
            units,
            (units.c.case_id == Reply.case_id) & (units.c.examinee_id == Reply.examinee_id),
        )
        with self._reading() as connection:
            rows = connection.execute(query).all()
        table = np.array([tuple(row) for row in rows], dtype=np.int64).reshape(-1, 7)
        return ProbeColumns(*(np.ascontiguousarray(column) for column in table.T))

    def given_values(self, reply_ids: Sequence[int]) -> dict[int, dict[str, int]]:
        """The values that whole-case replies gave, by reply; replies with a format error gave none
        and are left out, and so are probes and simulated replies to a sealed case."""
        found: dict[int, dict[str, int]] = {}
        with self._reading() as connection:
            for few in _slices(reply_ids):
                query = (
                    select(Reply.id, VerdictRow.detail)
                    .join(Run, Run.reply_id == Reply.id)
                    .join(VerdictRow, VerdictRow.id == Run.verdict_id)
                    .join(Case, Case.id == Reply.case_id)
                    .where(
                        Reply.id.in_(few),
                        Reply.prefix.is_(None),
                        VerdictRow.valid == 1,
                        is_open(),
                    )
                )
                for reply_id, detail in connection.execute(query):
                    cells = Verdict.from_json(detail).cells
                    found[reply_id] = {c.cell: c.given for c in cells if c.given is not None}
        return found

    def open_programs(self, program_ids: Sequence[int]) -> Iterator[tuple[int, Program]]:
        """Programs by id, in order of ids, a few in memory at a time.

        Raises KnownError("case_sealed") where no case with that program is open.
        """
        wanted = sorted(set(program_ids))
        for few in self._loads(wanted):
            with self._reading() as connection:
                _refuse_sealed(connection, few)
                query = select(ProgramRow).where(ProgramRow.id.in_(few)).order_by(ProgramRow.id)
                rows = connection.execute(query).all()
            for row in rows:
                yield row.id, program_of(row)

    def open_truths(self, set_id: int, besides: int | None = None) -> dict[str, dict[str, int]]:
        """The final state of every open case of a set, by a label that tells them apart.

        Cases with the same program, such as those of two forms, are told once, under the name of
        the first; the one with the program of the case `besides` is left out.
        """
        one = select(Case.program_id).where(Case.id == besides)
        with self._reading() as connection:
            left_out = connection.execute(one).scalar_one_or_none()
        found = self.open_finals(set_id)
        return {one.label: one.state for one in found if one.program_id != left_out}

    def open_finals(self, set_id: int) -> list[OpenFinal]:
        """As `open_truths`, with the programs that they are the final states of."""
        query = (
            select(Case.program_id, Case.name, Case.seed)
            .where(Case.set_id == set_id, is_open(), ~is_drift())
            .order_by(Case.position)
        )
        seeds = select(func.count(Case.seed.distinct())).where(Case.set_id == set_id)
        with self._reading() as connection:
            rows = connection.execute(query).all()
            one_seed = connection.execute(seeds).scalar_one() <= 1
        labels: dict[int, str] = {}
        for row in rows:
            label = row.name if one_seed else f"{row.name} · {row.seed}"
            labels.setdefault(row.program_id, label)
        programs = self.open_programs(list(labels))
        return [OpenFinal(at, labels[at], program.last_state()) for at, program in programs]

    def _loads(self, wanted: Sequence[int]) -> Iterator[list[int]]:
        """The programs to be read together: many short ones, or a long one alone."""
        with self._reading() as connection:
            long = set(
                connection.execute(
                    select(ProgramRow.id).where(ProgramRow.updates > _LONG)
                ).scalars()
            )
        yield from _slices([number for number in wanted if number not in long])
        yield from ([number] for number in wanted if number in long)


def _of(query: Query, group: Group) -> Query:
    """The query about replies, narrowed to the group and to standing replies.

    Real ones are of open cases by nature; of simulated ones only those are looked at that are.
    """
    return _narrowed(query, group).where(~is_real() & is_open() if group.simulated else is_real())


def _sealed(group: Group) -> Query:
    """How many simulated whole-case replies of the group are to sealed cases."""
    query = select(func.count()).where(Reply.prefix.is_(None), ~is_real(), ~is_open())
    return _narrowed(query, group)


def _narrowed(query: Query, group: Group) -> Query:
    """The query about replies of any source, narrowed to the group and to standing replies."""
    query = (
        query.select_from(Reply)
        .join(Run, Run.reply_id == Reply.id)
        .join(VerdictRow, VerdictRow.id == Run.verdict_id)
        .join(Case, Case.id == Reply.case_id)
        .where(Run.superseded_by.is_(None), ~is_drift())
    )
    if group.set_id is not None:
        query = query.where(Case.set_id == group.set_id)
    if group.examinee_id is not None:
        query = query.where(Reply.examinee_id == group.examinee_id)
    if group.family is not None:
        query = query.where(Case.family == group.family.value)
    if group.form is not None:
        query = query.where(Case.form == group.form)
    return query


def _units(group: Group) -> Query:
    """Each case and examinee of the group with a whole-case reply that is not right, once."""
    query = select(Reply.case_id, Reply.examinee_id).where(Reply.prefix.is_(None), not_right())
    return _of(query, group).distinct()


def _count(status: CaseStatus) -> ColumnElement[int]:
    """How many replies of a group count so."""
    return func.sum(case((has_status(status), 1), else_=0))


def _refuse_sealed(connection: Connection, program_ids: Sequence[int]) -> None:
    query = select(Case.program_id).where(Case.program_id.in_(program_ids), is_open()).distinct()
    found = set(connection.execute(query).scalars())
    for number in program_ids:
        if number not in found:
            raise KnownError("case_sealed", id=number)


def _slices(numbers: Sequence[int]) -> Iterator[list[int]]:
    for start in range(0, len(numbers), _FEW):
        yield list(numbers[start : start + _FEW])
