"""Rows of the matrix of drift cases: one a reply, or a case still to be answered."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from statelab_gui.domain.cases import JUDGED, CaseStatus, status_of
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.matrix import DriftRow
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import ReplySource


class CaseFacts(NamedTuple):
    """A row of CASES: what a row tells of its case."""

    id: int
    set_id: int
    family: str
    condition: str
    turns: int
    item_key: str
    language: str
    variants: int
    decoys: int


class ReplyFacts(NamedTuple):
    """A row of REPLIES; `input_tokens` and `cost` are what the reviewer or a service filled in."""

    id: int
    case_id: int
    examinee_id: int
    repeat: int
    source: str
    outcome: str | None
    valid: int
    correct: int
    total: int
    exact: int
    score: float | None
    input_tokens: int | None
    cost: str | None

    @property
    def simulated(self) -> bool:
        """Whether no model gave it."""
        return self.source == ReplySource.SIMULATED.value


class Spent:
    """What came of the exchanges that a reply is the end of, also one that was graded again."""

    def __init__(self, sums: dict[int, tuple[Any, ...]], earlier: dict[int, int]) -> None:
        self._sums = sums
        self._earlier = earlier

    def of(self, reply_id: int) -> tuple[Any, ...] | None:
        """Input tokens, output tokens and cost; None for a reply that came by hand."""
        at: int | None = reply_id
        while at is not None and at not in self._sums:
            at = self._earlier.get(at)
        return None if at is None else self._sums[at]


def answered_row(
    case: CaseFacts, reply: ReplyFacts, arms: dict[int, str], spent: tuple[Any, ...] | None
) -> DriftRow:
    """The row of a standing reply; `spent` are the sums over its exchanges if it was fetched."""
    ended = None if reply.outcome is None else Outcome(reply.outcome)
    status = status_of(bool(reply.valid), bool(reply.exact), ended)
    tokens, output, cost = (reply.input_tokens, None, reply.cost) if spent is None else spent
    return _row(
        case,
        reply.examinee_id,
        reply.simulated,
        arms,
        repeat=reply.repeat,
        reply_id=reply.id,
        score=_score(status, reply),
        status=status,
        input_tokens=tokens,
        output_tokens=output,
        cost=None if cost is None else float(cost),
    )


def _score(status: CaseStatus, reply: ReplyFacts) -> float | None:
    """What the reply counts with: none where it is in no denominator."""
    if status not in JUDGED:
        return None
    if status in (CaseStatus.FORMAT_ERROR, CaseStatus.INCOMPLETE):
        return 0.0
    if reply.score is None:
        return reply.correct / reply.total if reply.total else 0.0
    return reply.score


def unanswered_row(
    case: CaseFacts, examinee_id: int, simulated: bool, arms: dict[int, str]
) -> DriftRow:
    """The row of a case that an examinee has begun the set of, and not answered."""
    return _row(
        case,
        examinee_id,
        simulated,
        arms,
        repeat=1,
        reply_id=None,
        score=None,
        status=CaseStatus.UNANSWERED,
    )


def _row(
    case: CaseFacts, examinee_id: int, simulated: bool, arms: dict[int, str], **told: Any
) -> DriftRow:
    return DriftRow(
        item_key=case.item_key,
        family=_FAMILY[case.family],
        language=_LANGUAGE[case.language],
        condition=_CONDITION[case.condition],
        case_id=case.id,
        examinee_id=examinee_id,
        arm=arms.get(examinee_id, "bare").strip() or "bare",
        simulated=simulated,
        turns=case.turns,
        variants=case.variants,
        decoys=case.decoys,
        **told,
    )


def _members(kind: Iterable[Any]) -> dict[str, Any]:
    """Looked up, which is much quicker than calling."""
    return {one.value: one for one in kind}


_FAMILY: dict[str, DriftFamily] = _members(DriftFamily)
_LANGUAGE: dict[str, Language] = _members(Language)
_CONDITION: dict[str, Condition] = _members(Condition)


class Queries(NamedTuple):
    """The SQL of a matrix. Those of some sets take their numbers, as a JSON array, as `sets`: what
    another set holds is not read for them."""

    cases: str
    replies: str
    spent: str
    earlier: str

    @classmethod
    def of(cls, *, every_set: bool) -> "Queries":
        """Those over the whole document, or of some of its sets."""
        of_case, of_drift, of_reply = "", "", ""
        if not every_set:
            of_case = f"AND case_item.id IN ({_OF_SETS})"
            of_drift = f"AND drift_case.case_id IN ({_OF_SETS})"
            of_reply = f"AND reply.case_id IN ({_OF_SETS})"
        return cls(
            _CASES.format(within=of_case),
            _REPLIES.format(within=of_drift),
            _SPENT.format(within=of_reply),
            _EARLIER.format(within=of_drift),
        )


_OF_SETS = "SELECT id FROM case_item WHERE set_id IN (SELECT value FROM json_each(:sets))"
_CASES = """
    SELECT case_item.id, case_item.set_id, case_item.family, case_item.form, case_item.length,
        drift_item.key, drift_item.language,
        json_extract(drift_case.conversation, '$.variants'),
        json_extract(drift_case.conversation, '$.decoys')
    FROM drift_case
    JOIN case_item ON case_item.id = drift_case.case_id
    JOIN drift_item ON drift_item.id = drift_case.item_id
    WHERE true {within}
    ORDER BY case_item.set_id, case_item.position
"""
_REPLIES = """
    SELECT reply.id, reply.case_id, reply.examinee_id, reply.repeat, reply.source, reply.outcome,
        verdict.valid, verdict.correct, verdict.total, verdict.exact, verdict.score,
        iif(run.input_tokens_state = 'value', run.input_tokens, NULL),
        iif(run.cost_state = 'value', run.cost, NULL)
    FROM drift_case CROSS JOIN reply ON reply.case_id = drift_case.case_id
    JOIN run ON run.reply_id = reply.id
    JOIN verdict ON verdict.id = run.verdict_id
    WHERE reply.prefix IS NULL AND run.superseded_by IS NULL {within}
"""
# By reply: the sums over every exchange, null where one of them does not tell. What was had by
# hand tells nothing; a reply that came without steps has the one exchange that brought it.
_SPENT = """
    WITH exchange(reply_id, input_tokens, output_tokens, cost) AS (
        SELECT reply_id, input_tokens, output_tokens, cost FROM attempt
        WHERE reply_id IS NOT NULL AND step_id IS NULL
        UNION ALL
        SELECT dialogue.reply_id, attempt.input_tokens, attempt.output_tokens, attempt.cost
        FROM dialogue
        JOIN dialogue_step ON dialogue_step.dialogue_id = dialogue.id
        LEFT JOIN attempt ON attempt.step_id = dialogue_step.id
        WHERE dialogue.reply_id IS NOT NULL AND dialogue.task_id IS NOT NULL
    )
    SELECT reply_id,
        iif(count(*) = count(input_tokens), sum(input_tokens), NULL),
        iif(count(*) = count(output_tokens), sum(output_tokens), NULL),
        iif(count(*) = count(cost), sum(CAST(cost AS REAL)), NULL)
    FROM exchange JOIN reply ON reply.id = exchange.reply_id
    WHERE true {within}
    GROUP BY reply_id
"""
_EARLIER = """
    SELECT reply.id, reply.supersedes
    FROM drift_case CROSS JOIN reply ON reply.case_id = drift_case.case_id
    WHERE reply.supersedes IS NOT NULL {within}
"""
ARMS = "SELECT examinee_id, value FROM examinee_setting WHERE key = 'arm' AND state = 'value'"
