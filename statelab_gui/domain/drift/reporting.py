"""What a report says of drift: measures, what was realised, and what each arm used."""

import math
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.matrix import DriftRow
from statelab_gui.domain.drift.measures import Arm, ItemScore, LeftOut, Measures, measuring
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.statistics.groups import Known


@dataclass(frozen=True, eq=False)
class DriftData:
    """The rows of the drift sets wished for; `models` has by examinee what its arms have alike (see
    `model_key`). `started_over` counts their conversations that were left half-way and begun again,
    which are no rows."""

    rows: Sequence[DriftRow] = ()
    models: Mapping[int, str] = field(default_factory=dict)
    started_over: int = 0


@dataclass(frozen=True)
class Realised:
    """What the conversations of a condition have, on average over its `cases` that were asked."""

    condition: Condition
    cases: int
    turns: float
    variants: float
    decoys: float


@dataclass(frozen=True)
class Used:
    """What an arm used in a condition; None is all conditions together.

    Tokens and cost are sums over the `replies` that tell, every exchange of a going-through in them
    and those with the tracker too.
    """

    arm: Arm
    condition: Condition | None
    replies: int
    input_tokens: Known
    output_tokens: Known
    cost: Known


@dataclass(frozen=True)
class DriftReport:
    """Everything said of drift. `asked` is the sum of the `answered`, which are in every
    denominator, the `unanswered`, and those `apart`: input cut or too long, or not graded, of which
    there are `not_graded`.

    `unusable` answers are among the answered, with a score of 0. `left_out_simulated` counts rows
    with a simulated answer that were not asked for, `started_over` conversations that were left
    half-way and begun again by hand. `simulated` is how many of the answered no model gave.
    """

    measures: Measures
    realised: tuple[Realised, ...]
    used: tuple[Used, ...]
    asked: int
    answered: int
    unusable: int
    unanswered: int
    apart: int
    not_graded: int
    left_out_simulated: int
    started_over: int
    items: int
    families: tuple[DriftFamily, ...]
    languages: tuple[Language, ...]
    simulated: int = 0

    @property
    def has_data(self) -> bool:
        """Whether anything was answered."""
        return self.answered > 0


def used_rows(rows: Iterable[DriftRow], simulated: bool) -> tuple[DriftRow, ...]:
    """The rows that a report is made of; simulated ones only where they are asked for."""
    return tuple(row for row in rows if simulated or not row.simulated)


def drift_reporting(
    data: DriftData, simulated: bool = False
) -> Generator[Progress, None, DriftReport | None]:
    """The drift part of a report; None where the document has no answer to a drift case. A job."""
    if not data.rows:
        return None
    mine = used_rows(data.rows, simulated)
    scores = [score_of(row, data.models.get(row.examinee_id, "")) for row in mine]
    measures = yield from measuring(scores)
    answered = [row for row in mine if row.answered]
    return DriftReport(
        measures,
        _realised(mine),
        _used(mine, data.models),
        asked=len(mine),
        answered=len(answered),
        unusable=sum(not row.usable for row in answered),
        unanswered=sum(row.status is CaseStatus.UNANSWERED for row in mine),
        apart=sum(_left(row) is LeftOut.APART for row in mine),
        not_graded=sum(row.status is CaseStatus.NOT_GRADED for row in mine),
        left_out_simulated=sum(row.reply_id is not None for row in data.rows)
        - sum(row.reply_id is not None for row in mine),
        started_over=data.started_over,
        items=len({row.item_key for row in answered}),
        families=tuple(one for one in DriftFamily if any(row.family is one for row in answered)),
        languages=tuple(one for one in Language if any(row.language is one for row in answered)),
        simulated=sum(row.simulated for row in answered),
    )


def score_of(row: DriftRow, model: str = "") -> ItemScore:
    """A row as a score to be measured."""
    return ItemScore(
        row.item_key,
        row.family.value,
        row.condition.value,
        row.examinee_id,
        row.score if row.answered else None,
        _left(row),
        model=model,
        simulated=row.simulated,
        usable=row.usable,
    )


def _left(row: DriftRow) -> LeftOut | None:
    if row.answered:
        return None
    return LeftOut.UNANSWERED if row.status is CaseStatus.UNANSWERED else LeftOut.APART


def _realised(rows: Sequence[DriftRow]) -> tuple[Realised, ...]:
    found = []
    for condition in Condition:
        cases = {row.case_id: row for row in rows if row.condition is condition}
        if cases:
            every = list(cases.values())
            found.append(
                Realised(
                    condition,
                    len(every),
                    turns=sum(row.turns for row in every) / len(every),
                    variants=sum(row.variants for row in every) / len(every),
                    decoys=sum(row.decoys for row in every) / len(every),
                )
            )
    return tuple(found)


def _used(rows: Sequence[DriftRow], models: Mapping[int, str]) -> tuple[Used, ...]:
    found: dict[Arm, list[DriftRow]] = {}
    for row in rows:
        if row.reply_id is not None:
            arm = Arm(row.simulated, models.get(row.examinee_id, ""), row.examinee_id)
            found.setdefault(arm, []).append(row)
    told = []
    for arm, mine in found.items():
        told.append(_sums(arm, None, mine))
        for condition in Condition:
            some = [row for row in mine if row.condition is condition]
            if some and len(some) < len(mine):
                told.append(_sums(arm, condition, some))
    return tuple(told)


def _sums(arm: Arm, condition: Condition | None, rows: Sequence[DriftRow]) -> Used:
    return Used(
        arm,
        condition,
        len(rows),
        _known([row.input_tokens for row in rows]),
        _known([row.output_tokens for row in rows]),
        _known([row.cost for row in rows]),
    )


def _known(values: Sequence[float | None]) -> Known:
    told = [value for value in values if value is not None]
    return Known(math.fsum(told) if told else None, len(told), len(values))
