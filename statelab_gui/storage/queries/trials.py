"""The trials of a document: what the statistics of a report are made of."""

import json
from collections.abc import Collection, Generator, Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from sqlalchemy import func, select

from statelab_gui.domain.cases import status_of
from statelab_gui.domain.families import Family
from statelab_gui.domain.kinds import recipe_of
from statelab_gui.domain.outcomes import Counting, Outcome, counting
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.recipes import Recipe
from statelab_gui.domain.runs import (
    ReplySource,
    SettingState,
    ToolsGroup,
    is_constrained,
    tools_group,
)
from statelab_gui.domain.statistics.baselines import Baseline, baseline
from statelab_gui.domain.statistics.trials import NoTrials, Trial, TrialOutcome
from statelab_gui.storage.codec import program_of
from statelab_gui.storage.queries.answer_attempts import brought
from statelab_gui.storage.queries.base import Query, raw_of
from statelab_gui.storage.queries.replies import ReplyQueries
from statelab_gui.storage.queries.standing import is_drift
from statelab_gui.storage.schema import Case, CaseSet, ProgramRow, Reply, RulingRow, Run, VerdictRow

_CHUNK = 900
_PROGRAMS_AT_ONCE = 20  # long ones are several megabytes each


class TrialQueries(ReplyQueries):
    """Questions of a report on state tracking; cases of intent drift are in none of them."""

    def trials(
        self, sets: Collection[int] | None = None, examinees: Collection[int] | None = None
    ) -> Generator[Progress, None, list[Trial]]:
        """Every case an examinee was asked, by set and position, as a job; where `sets` or
        `examinees` are given, only theirs.

        A case counts once for each examinee and repeat, by the reply that nothing supersedes.
        A case of a set that an examinee has begun, and has no reply to, is unanswered. Probes are
        no trials. Simulated replies are marked. A ruling stands beside the outcome.
        """
        asked = {one.id: _Asked(tools_group(one), is_constrained(one)) for one in self.examinees()}
        with self._reading() as connection:
            ids = list(connection.execute(_chosen(_STANDING, sets, examinees)).scalars())
            recipes = _recipes(connection.execute(_SETS).all())
            cases: dict[int, list[Any]] = {}
            for one in connection.execute(_CASES):
                cases.setdefault(one.set_id, []).append(one)
            output, reasoning = (
                dict(raw_of(connection).execute(f"SELECT reply_id, told FROM {brought(column)}"))
                for column in ("output_tokens", "reasoning_tokens")
            )
        found: list[Trial] = []
        begun: dict[tuple[int, int, bool], set[int]] = {}
        for start in range(0, len(ids), _CHUNK):
            # One question a chunk, so that no lock is held between them.
            with self._reading() as connection:
                some = ids[start : start + _CHUNK]
                rows = connection.execute(_ANSWERED.where(Reply.id.in_(some))).all()
                ruled = {
                    one.reply_id: one.ruling
                    for one in connection.execute(_RULED.where(RulingRow.reply_id.in_(some)))
                }
            for row in rows:
                simulated = row.source == ReplySource.SIMULATED.value
                ruling = _RULINGS[ruled.get(row.reply_id)]
                tokens = output.get(row.reply_id), reasoning.get(row.reply_id)
                asked_so = asked[row.examinee_id]
                found.append(_trial(row, asked_so, simulated, ruling, recipes, tokens))
                place = (row.set_id, row.examinee_id, simulated)
                begun.setdefault(place, set()).add(row.case_id)
            yield Progress(len(found), len(ids))
        for (set_id, examinee_id, simulated), answered in sorted(begun.items()):
            found += [
                _unanswered(row, examinee_id, asked[examinee_id], simulated, recipes)
                for row in cases[set_id]
                if row.case_id not in answered
            ]
        return found

    def baselines(
        self, known: Mapping[int, Baseline] = MappingProxyType({})
    ) -> Generator[Progress, None, dict[int, Baseline]]:
        """What answers that track nothing score on every case with a whole-case reply, by its id.

        Of a case with simulated replies alone too, since these have a group of their own beside
        which it is read; of any other case without a reply nothing is read. Those of `known` are
        not read again: a case never changes.
        """
        with self._reading() as connection:
            wanted: dict[int, list[int]] = {}
            for row in connection.execute(_PROGRAMS):
                if row.case_id not in known:
                    wanted.setdefault(row.program_id, []).append(row.case_id)
        found: dict[int, Baseline] = dict(known)
        ids = list(wanted)
        for start in range(0, len(ids), _PROGRAMS_AT_ONCE):
            some = ids[start : start + _PROGRAMS_AT_ONCE]
            with self._reading() as connection:
                rows = connection.execute(select(ProgramRow).where(ProgramRow.id.in_(some))).all()
            for held in rows:
                found.update(dict.fromkeys(wanted[held.id], baseline(program_of(held))))
            yield Progress(start + len(some), len(ids))
        return found

    def scorer_versions(
        self,
        sets: Collection[int] | None = None,
        examinees: Collection[int] | None = None,
        *,
        drift: bool = False,
    ) -> tuple[int, ...]:
        """The versions of the scorers whose verdicts stand on those trials, ascending; of the
        graders of drift cases instead where that is asked."""
        with self._reading() as connection:
            query = _chosen(_VERSIONS.where(_IS_DRIFT if drift else _IS_STATE), sets, examinees)
            return tuple(sorted(connection.execute(query).scalars()))

    def no_trials(
        self, sets: Collection[int] | None = None, examinees: Collection[int] | None = None
    ) -> NoTrials:
        """How many replies of the same sets and examinees are no trials, and why.

        Replies whose input was cut or too long are trials that are apart: see Trial.
        """
        with self._reading() as connection:
            superseded, drift_superseded, probes, drift_probes = (
                int(connection.execute(_chosen(query, sets, examinees)).scalar_one())
                for one in (_SUPERSEDED, _PROBES)
                for query in (one.where(_IS_STATE), one.where(_IS_DRIFT))
            )
        return NoTrials(superseded, probes, drift_superseded, drift_probes)


_FACTS = (
    Case.id.label("case_id"),
    Case.set_id,
    Case.seed,
    Case.family,
    Case.form,
    Case.length,
)
_ANSWERED = (
    select(
        *_FACTS,
        Reply.id.label("reply_id"),
        Reply.examinee_id,
        Reply.source,
        Reply.repeat,
        Reply.outcome,
        VerdictRow.valid,
        VerdictRow.correct,
        VerdictRow.total,
        VerdictRow.exact,
        VerdictRow.detail,
        Run.truncated_state,
        Run.truncated,
        Run.input_tokens_state,
        Run.input_tokens,
        Run.cost_state,
        Run.cost,
    )
    .join(Case, Case.id == Reply.case_id)
    .join(Run, Run.reply_id == Reply.id)
    .join(VerdictRow, VerdictRow.id == Run.verdict_id)
    .order_by(Case.set_id, Case.position, Reply.id)
)
_STANDING = (
    select(Reply.id)
    .join(Case, Case.id == Reply.case_id)
    .join(Run, Run.reply_id == Reply.id)
    .where(Reply.prefix.is_(None), Run.superseded_by.is_(None), ~is_drift())
    .order_by(Case.set_id, Case.position, Reply.id)
)
_RULED = select(RulingRow.reply_id, RulingRow.ruling).order_by(RulingRow.id)  # the last stands
_RULINGS = {None: None, "withdrawn": None, "right": True, "wrong": False}
_VERSIONS = (
    select(VerdictRow.scorer_version)
    .distinct()
    .join(Run, Run.verdict_id == VerdictRow.id)
    .join(Reply, Reply.id == Run.reply_id)
    .join(Case, Case.id == Reply.case_id)
    .where(Reply.prefix.is_(None), Run.superseded_by.is_(None))
)
_IS_DRIFT, _IS_STATE = is_drift(), ~is_drift()
_COUNTED = (
    select(func.count())
    .select_from(Reply)
    .join(Case, Case.id == Reply.case_id)
    .join(Run, Run.reply_id == Reply.id)
)
_SUPERSEDED = _COUNTED.where(Reply.prefix.is_(None), Run.superseded_by.is_not(None))
_PROBES = _COUNTED.where(Reply.prefix.is_not(None))
_SETS = select(CaseSet.id, CaseSet.recipe).order_by(CaseSet.id)
_CASES = select(*_FACTS).order_by(Case.set_id, Case.position)
_PROGRAMS = (
    select(Case.id.label("case_id"), Case.program_id)
    .where(Case.id.in_(select(Reply.case_id).where(Reply.prefix.is_(None))), ~is_drift())
    .order_by(Case.program_id, Case.id)
)


class _Asked(NamedTuple):
    """What keeps the trials of an examinee from those of others."""

    tools: ToolsGroup
    constrained: bool


def _chosen(query: Query, sets: Collection[int] | None, examinees: Collection[int] | None) -> Query:
    if sets is not None:
        query = query.where(Case.set_id.in_(sets))
    if examinees is not None:
        query = query.where(Reply.examinee_id.in_(examinees))
    return query


def _recipes(rows: Iterable[Any]) -> dict[int, int]:
    """For every set the first one that makes the same tasks, whichever of them it asks for."""
    first: dict[str, int] = {}
    found = {}
    for row in rows:
        recipe = recipe_of(row.recipe)
        if isinstance(recipe, Recipe):
            found[row.id] = first.setdefault(recipe.task_json(), row.id)
    return found


def _facts(row: Any, recipes: Mapping[int, int]) -> dict[str, Any]:
    return {
        "recipe": recipes[row.set_id],
        "case_id": row.case_id,
        "seed": row.seed,
        "family": Family(row.family),
        "form": row.form,
        "length": row.length,
    }


def _trial(
    row: Any,
    asked: _Asked,
    simulated: bool,
    ruled_right: bool | None,
    recipes: Mapping[int, int],
    tokens: tuple[int | None, int | None],
) -> Trial:
    told = SettingState.VALUE.value
    ended = None if row.outcome is None else Outcome(row.outcome)
    outcome = TrialOutcome(status_of(row.valid, row.exact, ended).value)
    judged = counting(ended) is Counting.VERDICT  # of other answers no cell is counted as right
    return Trial(
        **_facts(row, recipes),
        examinee_id=row.examinee_id,
        tools=asked.tools,
        constrained=asked.constrained,
        simulated=simulated,
        outcome=outcome,
        cells_right=row.correct if judged else 0,
        cells_total=0 if counting(ended) is Counting.APART else row.total,
        scratch_right=_scratch_right(row) if judged else None,
        truncated=bool(row.truncated) if row.truncated_state == told else None,
        input_tokens=row.input_tokens if row.input_tokens_state == told else None,
        cost=float(row.cost) if row.cost_state == told else None,
        repeat=row.repeat,
        ruled_right=ruled_right,
        output_tokens=tokens[0],
        reasoning_tokens=tokens[1],
    )


def _scratch_right(row: Any) -> bool | None:
    """Whether the last cell of the case was right; None where nothing could be read."""
    if not row.valid:
        return None
    if row.exact:
        return True
    # Of a verdict only this is wanted: its numbers may be thousands of digits long.
    cells = json.loads(row.detail, parse_int=str)["cells"]
    return bool(cells[-1][3]) if cells else None


def _unanswered(
    row: Any, examinee_id: int, asked: _Asked, simulated: bool, recipes: Mapping[int, int]
) -> Trial:
    return Trial(
        **_facts(row, recipes),
        examinee_id=examinee_id,
        tools=asked.tools,
        constrained=asked.constrained,
        simulated=simulated,
        outcome=TrialOutcome.UNANSWERED,
        cells_right=0,
        cells_total=0,
    )
