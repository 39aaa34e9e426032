"""Drafts, probe plans and preferences: kept while work goes on, and none of it is undone."""

import documents_bench as bench
import pytest

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.probe_plans import PlanState, ProbePlan
from statelab_gui.storage.commands import SaveDraft, SetPreference, SetProbePlan
from statelab_gui.storage.document import Document


def test_a_draft_is_kept_exactly_and_dropped_when_its_reply_is_recorded(busy: Document) -> None:
    text = "{\ud800\x00\r\n\u2028截"
    for prefix in (None, 9):
        busy.apply(SaveDraft(2, 1, prefix, text + str(prefix)))
    busy.apply(SaveDraft(2, 2, None, "other"))
    assert busy.draft(2, 1) == text + "None"
    bench.record(busy, 2, 1)
    assert busy.draft(2, 1) is None
    assert busy.draft(2, 1, 9) == text + "9"
    assert busy.draft(2, 2) == "other"
    busy.apply(SaveDraft(2, 2, None, "newer"))
    assert busy.draft(2, 2) == "newer"
    busy.apply(SaveDraft(2, 2, None, ""))
    assert busy.draft(2, 2) is None


def test_a_draft_survives_closing(busy: Document) -> None:
    busy.apply(SaveDraft(2, 1, None, "half"))
    busy.close()
    again = Document.open(busy.path)
    assert again.draft(2, 1) == "half"
    again.close()


@pytest.mark.parametrize("place", [(99, 1), (1, 99)])
def test_a_draft_or_plan_of_nothing_is_refused(busy: Document, place: tuple[int, int]) -> None:
    for command in (SaveDraft(*place, None, "x"), SetProbePlan(*place, ProbePlan((6,)))):
        with pytest.raises(KnownError) as caught:
            busy.apply(command)
        assert caught.value.code in ("no_such_case", "no_such_examinee")


def test_a_probe_plan_is_remembered_with_its_order_repeats_and_state(busy: Document) -> None:
    assert busy.probe_plan(1, 1) is None
    plan = ProbePlan((12, 6, 9), ((10, 11), (7, 8)), 3, PlanState.RUNNING)
    busy.apply(SetProbePlan(1, 1, plan))
    assert busy.probe_plan(1, 1) == plan
    assert busy.probe_plan(1, 2) is None
    paused = plan.in_state(PlanState.PAUSED)
    assert busy.apply(SetProbePlan(1, 1, paused)).cases == {1}
    assert busy.probe_plan(1, 1) == paused
    busy.apply(SetProbePlan(1, 1, ProbePlan(())))
    assert busy.probe_plan(1, 1) is None


@pytest.mark.parametrize(
    ("plan", "code", "facts"),
    [
        (ProbePlan((5, 9)), "prefix_too_early", {"k": 5, "complete_from": 6}),
        (ProbePlan((6, 13)), "prefix_too_long", {"k": 13, "updates": 12}),
        (ProbePlan((6,), ((5, 7),)), "stretch_outside", {"first": 5, "last": 7}),
        (ProbePlan((6,), ((12, 13),)), "stretch_outside", {"complete_from": 6, "updates": 12}),
    ],
)
def test_a_plan_that_cannot_be_asked_of_its_case_is_refused_and_the_kept_one_stays(
    busy: Document, plan: ProbePlan, code: str, facts: dict[str, int]
) -> None:
    busy.apply(SetProbePlan(1, 1, ProbePlan((6, 9))))
    before = bench.tables(busy.path)
    with pytest.raises(KnownError) as caught:
        busy.apply(SetProbePlan(1, 1, plan))
    assert caught.value.code == code
    assert facts.items() <= caught.value.facts.items()
    assert bench.tables(busy.path) == before


def test_preferences_are_kept_in_the_document(busy: Document) -> None:
    assert busy.preference("page") is None
    busy.apply(SetPreference("page", "desk"))
    busy.apply(SetPreference("page", "log"))
    busy.close()
    again = Document.open(busy.path)
    assert again.preference("page") == "log"
    again.apply(SetPreference("page", None))
    assert again.preference("page") is None
    again.close()
