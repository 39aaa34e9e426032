"""What a new run would ask: which conversations are free to be asked, and how much that is."""

from collections import Counter
from collections.abc import Iterable, Sequence

from sqlalchemy import Boolean, Connection, literal_column, not_, select

from statelab_gui.domain.drift.judging import check_prefix
from statelab_gui.domain.drift.probing import probe_text
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.kept import FetchSize
from statelab_gui.domain.fetching.runs import FetchPlan, TaskState, TaskWish
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.dialogues import SET_ASIDE
from statelab_gui.storage.drift_reading import drift_case_of
from statelab_gui.storage.drift_schema import DialogueRow, DriftCaseRow
from statelab_gui.storage.fetch_schema import FetchRunRow, FetchTaskRow
from statelab_gui.storage.queries.base import OpenFile, raw_of
from statelab_gui.storage.queries.cases import prompt_text
from statelab_gui.storage.schema import Case, Reply

_FEW = 900  # ids in one statement
PENDING = (TaskState.WAITING, TaskState.ASKING, TaskState.UNKNOWN)
"""The states of conversations that may still bring an answer without being asked for again."""


class PlaceQueries(OpenFile):
    """Questions of whoever plans a run."""

    def places(
        self,
        case_ids: Sequence[int],
        examinee_id: int,
        repeats: int,
        only_unanswered: bool,
        prefixes: Sequence[int] | None = None,
        *,
        simulated: bool = False,
    ) -> list[TaskWish]:
        """What to ask of these cases, whole or at every one of `prefixes`, with free repeat
        numbers: first every place once, then every place again.

        Each place is asked `repeats` times more; `only_unanswered`: as often as it lacks to have
        been asked `repeats` times, counting what is answered and what waits, is being asked or has
        an unknown fate in any run. Simulated answers count where `simulated` ones are wanted, and
        only there.
        """
        taken, had = self._taken(set(case_ids), examinee_id, simulated)
        asked = (None,) if prefixes is None else prefixes
        spots = [(case_id, k) for case_id in case_ids for k in asked]
        found: list[list[TaskWish]] = [[] for _ in range(repeats)]
        for spot in spots:
            numbers = taken.setdefault(spot, set())
            lacking = repeats - (had[spot] if only_unanswered else 0)
            for turn in range(lacking):
                number = next_free(numbers)
                numbers.add(number)
                found[turn].append(TaskWish(spot[0], examinee_id, spot[1], number))
        return [wish for turn in found for wish in turn]

    def drift_case_ids(self) -> frozenset[int]:
        """The cases that are gone through in steps."""
        with self._reading() as connection:
            return frozenset(connection.execute(select(DriftCaseRow.case_id)).scalars())

    def fetch_size(self, wishes: Iterable[TaskWish]) -> FetchSize:
        """How much these conversations ask; reads the prompt of every case that is probed.

        Raises KnownError "no_such_case" or "prefix_too_long".
        """
        spots = Counter((wish.case_id, wish.prefix) for wish in wishes)
        by_case: dict[int, set[int]] = {}
        for case_id, prefix in spots:
            by_case.setdefault(case_id, set()).update(() if prefix is None else (prefix,))
        with self._reading() as connection:
            whole = _characters(connection, list(by_case))
            sizes = {
                (case_id, prefix): size
                for case_id, prefixes in by_case.items()
                for prefix, size in [
                    (None, whole[case_id]),
                    *_prefix_sizes(connection, case_id, prefixes),
                ]
            }
        total = sum(sizes[spot] * times for spot, times in spots.items())
        longest = max((sizes[spot] for spot in spots), default=0)
        return FetchSize(sum(spots.values()), total, longest)

    def _taken(
        self, cases: set[int], examinee_id: int, simulated: bool
    ) -> tuple[dict[tuple[int, int | None], set[int]], Counter[tuple[int, int | None]]]:
        """By place: the repeat numbers that are not free, and how many of them count."""
        replied = select(Reply.case_id, Reply.prefix, Reply.repeat, Reply.source).where(
            Reply.examinee_id == examinee_id, Reply.supersedes.is_(None)
        )
        pending = (
            select(
                FetchTaskRow.case_id, FetchTaskRow.prefix, FetchTaskRow.repeat, FetchTaskRow.run_id
            )
            .where(
                FetchTaskRow.examinee_id == examinee_id,
                FetchTaskRow.state.in_([state.value for state in PENDING]),
            )
            .order_by(FetchTaskRow.id)
        )
        # What is gone through by hand keeps its number, though it is not had before its end.
        begun = select(DialogueRow.case_id, DialogueRow.prefix, DialogueRow.repeat).where(
            DialogueRow.examinee_id == examinee_id,
            DialogueRow.reply_id.is_(None),
            DialogueRow.task_id.is_(None),
            not_(literal_column(SET_ASIDE, Boolean)),
        )
        taken: dict[tuple[int, int | None], set[int]] = {}
        had: Counter[tuple[int, int | None]] = Counter()
        with self._reading() as connection:
            runs = connection.execute(select(FetchRunRow.id, FetchRunRow.plan))
            kind = {run.id: FetchPlan.from_json(run.plan).connection.simulated for run in runs}
            rows = [
                (row.case_id, row.prefix, row.repeat, row.source == ReplySource.SIMULATED.value)
                for row in connection.execute(replied)
            ]
            rows += [(*row[:3], kind[row.run_id]) for row in connection.execute(pending)]
            for row in connection.execute(begun):
                taken.setdefault((row.case_id, row.prefix), set()).add(row.repeat)
        for case_id, prefix, repeat, is_simulated in rows:
            if case_id in cases:
                taken.setdefault((case_id, prefix), set()).add(repeat)
                had[case_id, prefix] += is_simulated is simulated
        return taken, had


def next_free(taken: set[int], wished: int = 1) -> int:
    """The smallest number from `wished` on that is not taken."""
    while wished in taken:
        wished += 1
    return wished


def _characters(connection: Connection, case_ids: Sequence[int]) -> dict[int, int]:
    """How long the whole prompts of these cases are."""
    found: dict[int, int] = {}
    for start in range(0, len(case_ids), _FEW):
        few = Case.id.in_(case_ids[start : start + _FEW])
        rows = connection.execute(select(Case.id, Case.characters).where(few))
        found.update((row.id, row.characters) for row in rows)
    if missing := [case_id for case_id in case_ids if case_id not in found]:
        raise KnownError("no_such_case", id=missing[0])
    return found


def _prefix_sizes(
    connection: Connection, case_id: int, prefixes: set[int]
) -> Iterable[tuple[int, int]]:
    """How long the prompts of these prefixes are: the kept prompt's first k + 1 lines, or the
    questions after turns of a drift case."""
    if not prefixes:
        return
    if (case := drift_case_of(raw_of(connection), case_id)) is not None:
        for k in prefixes:
            check_prefix(case, k)
            yield k, len(probe_text(case, k))
        return
    text = prompt_text(connection, case_id)
    last, end = max(prefixes), -1
    for k in range(last + 1):
        if end == len(text):
            raise KnownError("prefix_too_long", id=case_id, k=last, updates=k - 1)
        found = text.find("\n", end + 1)
        end = len(text) if found < 0 else found
        if k in prefixes:
            yield k, end
