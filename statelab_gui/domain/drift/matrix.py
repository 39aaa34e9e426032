"""Items × conditions × arms of a document: one row an answer, or a case still to be answered."""

from collections.abc import Mapping
from dataclasses import dataclass

from statelab_gui.domain.cases import JUDGED, CaseStatus
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.runs import BLANK, Setting, settings_to_json

ARM_FIELDS = ("arm", "assistant_turns", "trigger", "tracker_model")
"""The settings of an examinee that say which arm it is, and not which model answered."""

_BESIDE = (*ARM_FIELDS, "date", "context_window")


@dataclass(frozen=True)
class DriftRow:
    """A drift case asked of one examinee once, by the reply that nothing supersedes.

    `status` is how that reply counts, UNANSWERED (`reply_id` None) for a case of a set that the
    examinee has begun. `score`, 0 … 1, is None exactly where `status` is in no denominator: apart,
    not graded or unanswered; a format error and an incomplete answer have 0. `arm` is the value of
    the setting, "bare" where that is blank. `turns` counts the user's messages without the final
    request; `variants` and `decoys` are what was realised. Tokens and cost are the sums over every
    exchange of the going-through, those with the tracker too, and None where one of them does not
    tell, never 0. `cost` is in the reviewer's currency.
    """

    item_key: str
    family: DriftFamily
    language: Language
    condition: Condition
    case_id: int
    examinee_id: int
    arm: str
    repeat: int
    reply_id: int | None
    score: float | None
    status: CaseStatus
    simulated: bool
    turns: int
    variants: int
    decoys: int
    input_tokens: int | None = None
    output_tokens: int | None = None
    cost: float | None = None

    @property
    def answered(self) -> bool:
        """Whether it is in every denominator."""
        return self.status in JUDGED

    @property
    def usable(self) -> bool:
        """Whether there was an answer that could be graded; else its score is 0."""
        return self.status in (CaseStatus.RIGHT, CaseStatus.WRONG)


def model_key(settings: Mapping[str, Setting]) -> str:
    """What arms of the same model have alike: every setting but those that say which arm it is, the
    date, and the window, a share of which is what an arm may compact at. Blank is as if not there.
    """
    told = {key: one for key, one in settings.items() if key not in _BESIDE and one != BLANK}
    return settings_to_json(told)
