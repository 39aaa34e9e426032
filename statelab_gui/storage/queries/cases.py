"""Sets, cases, prompts and answer books."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, exists, select

from statelab_gui.domain.cases import AnswerBook, CaseInfo, CaseSetInfo, CaseStatus
from statelab_gui.domain.drift.judging import check_prefix
from statelab_gui.domain.drift.probing import probe_text
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.generating import move_ends
from statelab_gui.domain.kinds import AnyRecipe
from statelab_gui.domain.updates import Program
from statelab_gui.storage.codec import program_of
from statelab_gui.storage.drift_reading import drift_case_of, first_probe
from statelab_gui.storage.drift_schema import DriftCaseRow
from statelab_gui.storage.queries.base import OpenFile, raw_of
from statelab_gui.storage.queries.case_rows import (
    COUNTS,
    FEW,
    OF_IDS,
    OF_SET,
    SETS,
    case_infos,
    recipe_kept,
    set_info,
)
from statelab_gui.storage.queries.standing import CODES, is_open
from statelab_gui.storage.schema import (
    Case,
    CaseSet,
    ProgramRow,
    Prompt,
    Reveal,
)


@dataclass(frozen=True)
class SetCounts:
    """How the cases of a set stand; all but `cases` add up to `cases`."""

    cases: int
    right: int
    wrong: int
    format_errors: int
    unanswered: int
    mixed: int = 0
    incomplete: int = 0
    input_cut: int = 0
    input_too_long: int = 0
    not_graded: int = 0


@dataclass(frozen=True)
class ProgramShape:
    """What may be known of a program without its values.

    `move_ends` are the k after the initial block and after every move; `complete_from` is the first
    update after which every cell has a value (updates + 1 when that never happens).
    """

    updates: int
    move_ends: tuple[int, ...]
    complete_from: int


class CaseQueries(OpenFile):
    """Questions about case sets and cases. The truth leaves through `answer_book` only."""

    def case_sets(self) -> list[CaseSetInfo]:
        """All sets in the order of their making."""
        with self._reading() as connection:
            rows = connection.execute(SETS.order_by(CaseSet.id)).all()
        return [set_info(row) for row in rows]

    def case_set(self, set_id: int) -> CaseSetInfo:
        """One set; raises KnownError("no_such_case_set")."""
        with self._reading() as connection:
            row = connection.execute(SETS.where(CaseSet.id == set_id)).one_or_none()
        if row is None:
            raise KnownError("no_such_case_set", id=set_id)
        return set_info(row)

    def cases(self, set_id: int, examinee_id: int | None = None) -> list[CaseInfo]:
        """The cases of a set in order, without their prompts.

        `status` is what the standing whole-case replies of `examinee_id` show together or, where
        none is given, those of the examinee who replied last; simulated ones show nothing.
        `replies` counts those of all examinees either way. Raises KnownError("no_such_case_set").
        """
        with self._reading() as connection:
            recipe = recipe_kept(connection, set_id)
            rows = connection.execute(OF_SET, {"set": set_id, "examinee": examinee_id}).all()
            return case_infos(connection, rows, {set_id: recipe}, examinee_id)

    def cases_of(self, ids: Sequence[int], examinee_id: int | None = None) -> list[CaseInfo]:
        """These cases, in order of set and position; unknown ids are left out."""
        found: list[Any] = []
        recipes: dict[int, AnyRecipe] = {}
        with self._reading() as connection:
            for start in range(0, len(ids), FEW):
                few = list(ids[start : start + FEW])
                found += connection.execute(OF_IDS, {"ids": few, "examinee": examinee_id}).all()
            for set_id in {row.set_id for row in found}:
                recipes[set_id] = recipe_kept(connection, set_id)
            found.sort(key=lambda row: (row.set_id, row.position))
            return case_infos(connection, found, recipes, examinee_id)

    def case(self, case_id: int, examinee_id: int | None = None) -> CaseInfo:
        """One case, as in `cases`; raises KnownError("no_such_case")."""
        found = self.cases_of([case_id], examinee_id)
        if not found:
            raise KnownError("no_such_case", id=case_id)
        return found[0]

    def queue(self, set_id: int, examinee_id: int) -> list[tuple[CaseInfo, bool]]:
        """The cases of a set in order, each with whether this examinee has answered it whole.

        One whose input was cut or too long was asked, and is not to be asked again as it is.
        """
        cases = self.cases(set_id, examinee_id)
        return [(info, info.status is not CaseStatus.UNANSWERED) for info in cases]

    def counts(self, set_id: int, examinee_id: int | None = None) -> SetCounts:
        """How many cases of the set stand how, as in `cases`."""
        with self._reading() as connection:
            rows = connection.execute(COUNTS, {"set": set_id, "examinee": examinee_id})
            found = {CODES[row.status]: row.n for row in rows}
        return SetCounts(
            cases=sum(found.values()),
            right=found.get(CaseStatus.RIGHT, 0),
            wrong=found.get(CaseStatus.WRONG, 0),
            format_errors=found.get(CaseStatus.FORMAT_ERROR, 0),
            unanswered=found.get(CaseStatus.UNANSWERED, 0),
            mixed=found.get(CaseStatus.MIXED, 0),
            incomplete=found.get(CaseStatus.INCOMPLETE, 0),
            input_cut=found.get(CaseStatus.INPUT_CUT, 0),
            input_too_long=found.get(CaseStatus.INPUT_TOO_LONG, 0),
            not_graded=found.get(CaseStatus.NOT_GRADED, 0),
        )

    def prompt(self, case_id: int) -> str:
        """The prompt exactly as kept (up to some 60 MB); raises KnownError("no_such_case")."""
        with self._reading() as connection:
            return prompt_text(connection, case_id)

    def prompt_prefix(self, case_id: int, k: int) -> str:
        """The prompt of the first k updates: the kept prompt's first k + 1 lines.

        Of a drift case, the conversation up to the turn that ends with update k, and the question
        for what is active. Raises KnownError "no_such_case", "prefix_too_long" for a k that is not
        in 0 … updates, or "prefix_too_early" for one in which no turn ends.
        """
        with self._reading() as connection:
            return prefix_text(connection, case_id, k)

    def answer_book(self, case_id: int) -> AnswerBook:
        """The truth of a case, once it may be seen.

        Raises KnownError("case_sealed") while the case was never revealed and no whole-case reply
        is recorded of a model that was asked it as it is, and "no_such_case".
        """
        with self._reading() as connection:
            row = _ids(connection, case_id)
            if is_sealed(connection, case_id):
                raise KnownError("case_sealed", id=case_id)
            program = load_program(connection, row.program_id)
        return AnswerBook(program.cells, program, 0 if row.drift else None)

    def program_shape(self, case_id: int) -> ProgramShape:
        """Where the case's moves end and when every cell is set; nothing of values.

        The moves of a drift case are its turns, and goals that were never spoken of are not active:
        every state after a turn is whole.
        """
        with self._reading() as connection:
            row = _ids(connection, case_id)
            if row.drift:
                first = first_probe(row.updates, row.length)
                return ProgramShape(row.updates, tuple(range(first, row.updates + 1)), first)
            program = load_program(connection, row.program_id)
        return ProgramShape(len(program), move_ends(program), complete_from(program))

    def reveals(self, case_id: int) -> list[str]:
        """When the case was revealed by hand, ISO-8601, in order of recording."""
        query = select(Reveal.at).where(Reveal.case_id == case_id).order_by(Reveal.id)
        with self._reading() as connection:
            return list(connection.execute(query).scalars())


def prompt_text(connection: Connection, case_id: int) -> str:
    """The prompt of a case; raises KnownError("no_such_case")."""
    query = select(Prompt.text).join(Case, Case.prompt_id == Prompt.id).where(Case.id == case_id)
    text = connection.execute(query).scalar_one_or_none()
    if text is None:
        raise KnownError("no_such_case", id=case_id)
    return text


def prefix_text(connection: Connection, case_id: int, k: int) -> str:
    """The prompt's first k + 1 lines; see `CaseQueries.prompt_prefix`."""
    row = _ids(connection, case_id)
    updates = row.updates
    if not 0 <= k <= updates:
        raise KnownError("prefix_too_long", id=case_id, k=k, updates=updates)
    if row.drift and (case := drift_case_of(raw_of(connection), case_id)) is not None:
        check_prefix(case, k)
        return probe_text(case, k)
    text = prompt_text(connection, case_id)
    if k == updates:
        return text
    end = -1
    for _ in range(k + 1):
        end = text.index("\n", end + 1)
    return text[:end]


def first_prefix(connection: Connection, case_id: int) -> int:
    """The fewest updates of a case that can be asked alone: every cell has a value then, or the
    first turn is told; raises KnownError("no_such_case")."""
    row = _ids(connection, case_id)
    if row.drift:
        return first_probe(row.updates, row.length)
    return complete_from(load_program(connection, row.program_id))


def load_program(connection: Connection, program_id: int) -> Program:
    """The program of that id; the caller keeps its truth from leaving."""
    return program_of(
        connection.execute(select(ProgramRow).where(ProgramRow.id == program_id)).one()
    )


def is_sealed(connection: Connection, case_id: int) -> bool:
    """Whether the truth of the case must stay hidden: no whole-case reply, never revealed.

    A simulated reply opens nothing, nor does one whose input was cut or too long.
    """
    query = select(is_open()).where(Case.id == case_id)
    return not connection.execute(query).scalar_one_or_none()


def complete_from(program: Program) -> int:
    """The first update after which every cell has a value, from the targets alone."""
    first = 0
    for c in range(len(program.cells)):
        written = program.target == c
        where = int(written.argmax()) if len(program) else 0
        if len(program) == 0 or not written[where]:
            return len(program) + 1
        first = max(first, where + 1)
    return first


def _ids(connection: Connection, case_id: int) -> Row[*tuple[Any, ...]]:
    drift = exists().where(DriftCaseRow.case_id == Case.id).label("drift")
    query = select(Case.program_id, Case.prompt_id, Case.updates, Case.length, drift).where(
        Case.id == case_id
    )
    row = connection.execute(query).one_or_none()
    if row is None:
        raise KnownError("no_such_case", id=case_id)
    return row
