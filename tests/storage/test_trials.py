"""The trials of a document, and a report made of them."""

from collections.abc import Generator
from typing import Any

import documents_bench as bench
import pytest

from statelab_gui.domain.families import Family
from statelab_gui.domain.log_columns import RulingKind
from statelab_gui.domain.runs import NOT_PROVIDED, ReplySource, Setting, ToolsGroup
from statelab_gui.domain.scoring import SCORER_VERSION
from statelab_gui.domain.statistics.comparing import agreement, same_task
from statelab_gui.domain.statistics.groups import Grouping
from statelab_gui.domain.statistics.reporting import ReportChoices, reporting
from statelab_gui.domain.statistics.trials import Trial, TrialOutcome
from statelab_gui.storage.commands import AddRuling, EditRun
from statelab_gui.storage.document import Document
from statelab_gui.storage.reading import DocumentReader

AT = "2026-11-30T09:00:00+08:00"


def result_of(work: Generator[Any, None, Any]) -> Any:
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def trials_of(document: Document) -> list[Trial]:
    reader = DocumentReader(document.path, read_only=True)
    try:
        return result_of(reader.trials())
    finally:
        reader.close()


def baselines_of(document: Document) -> Any:
    reader = DocumentReader(document.path, read_only=True)
    try:
        return result_of(reader.baselines())
    finally:
        reader.close()


@pytest.fixture
def asked(document: Document) -> Document:
    """Set 1 (cases 1-8); examinee 1 replied to case 1 right, to 7 wrong and then corrected it with
    what cannot be read, to a prefix of 7, and to case 3 wrong; examinee 2 began nothing."""
    bench.add_set(document)
    bench.add_examinee(document)
    bench.add_examinee(document, "model-2")
    bench.record(document, 1, 1)
    bench.record(document, 7, 1)
    bench.record(document, 7, 1, prefix=9)
    bench.record(document, 7, 1, raw=b"[]", supersedes=2)
    bench.record(document, 3, 1)
    return document


def test_a_case_counts_once_by_the_reply_that_stands(asked: Document) -> None:
    found = trials_of(asked)
    assert len(found) == 8
    outcomes = {trial.case_id: trial.outcome for trial in found}
    assert outcomes[1] is TrialOutcome.RIGHT
    assert outcomes[3] is TrialOutcome.WRONG
    assert outcomes[7] is TrialOutcome.FORMAT_ERROR
    assert [outcomes[case] for case in (2, 4, 5, 6, 8)] == [TrialOutcome.UNANSWERED] * 5
    assert {trial.examinee_id for trial in found} == {1}


def test_what_the_reviewer_did_not_say_is_none_and_zero_is_zero(asked: Document) -> None:
    asked.apply(EditRun(1, "input_tokens", Setting.of("0"), AT))
    asked.apply(EditRun(1, "cost", NOT_PROVIDED, AT))
    asked.apply(EditRun(1, "truncated", Setting.of("no"), AT))
    first = next(trial for trial in trials_of(asked) if trial.case_id == 1)
    assert (first.input_tokens, first.cost, first.truncated) == (0, None, False)
    third = next(trial for trial in trials_of(asked) if trial.case_id == 3)
    assert (third.input_tokens, third.cost, third.truncated) == (None, None, None)


def test_only_answered_cases_have_baselines(asked: Document) -> None:
    reader = DocumentReader(asked.path, read_only=True)
    found = result_of(reader.baselines())
    reader.close()
    assert sorted(found) == [1, 3, 7]
    assert found[1].echo_passes  # a fixed case


def test_simulated_replies_are_trials_of_their_own(asked: Document) -> None:
    bench.record(asked, 2, 1, source=ReplySource.SIMULATED)
    found = trials_of(asked)
    simulated = [trial for trial in found if trial.simulated]
    assert [t.case_id for t in simulated if t.answered] == [2]
    real = [trial for trial in found if not trial.simulated]
    assert next(t for t in real if t.case_id == 2).outcome is TrialOutcome.UNANSWERED


def test_the_report_counts_what_the_document_holds(asked: Document) -> None:
    reader = DocumentReader(asked.path, read_only=True)
    trials, baselines = result_of(reader.trials()), result_of(reader.baselines())
    reader.close()
    choices = ReportChoices(grouping=(Grouping.FAMILY,))
    report = result_of(reporting(trials, baselines, choices))
    by_family = {line.facts.key[0]: line for line in report.lines}
    fixed = by_family[Family.FIXED]
    assert (fixed.facts.share.passed, fixed.facts.share.n, fixed.facts.unanswered) == (1, 1, 1)
    assert (fixed.echo.passed, fixed.echo.n, fixed.echo.cells_right) == (1, 1, 6)
    copies = by_family[Family.COPY]
    assert (copies.facts.share.passed, copies.facts.share.n, copies.facts.format_errors) == (
        0,
        1,
        1,
    )
    assert (copies.facts.cells_right, copies.facts.cells_total) == (0, 6)
    assert (report.trials, report.answered, report.seeds) == (8, 3, 1)
    assert report.comparisons == ()
    again = result_of(reporting(trials[::-1], baselines, choices))
    assert again.digest == report.digest
    assert {trial.tools for trial in trials} <= set(ToolsGroup)


def test_without_the_scratch_cell_the_baselines_lose_it_too(asked: Document) -> None:
    reader = DocumentReader(asked.path, read_only=True)
    trials, baselines = result_of(reader.trials()), result_of(reader.baselines())
    reader.close()
    choices = ReportChoices(grouping=(Grouping.FAMILY,), scratch=False)
    fixed = result_of(reporting(trials, baselines, choices)).lines[0]
    assert (fixed.facts.cells_right, fixed.facts.cells_total) == (5, 5)
    assert (fixed.echo.cells_right, fixed.echo.cells_total) == (5, 5)


def test_what_is_no_trial_is_counted_within_the_same_choice(asked: Document) -> None:
    reader = DocumentReader(asked.path, read_only=True)
    everything, of_another = reader.no_trials(), reader.no_trials(examinees=[2])
    elsewhere = reader.no_trials(sets=[99])
    reader.close()
    assert (everything.superseded, everything.probes) == (1, 1)
    assert (of_another.superseded, of_another.probes) == (0, 0)
    assert (elsewhere.superseded, elsewhere.probes) == (0, 0)


def test_only_the_trials_of_the_sets_and_examinees_asked_for_are_read(asked: Document) -> None:
    bench.add_set(asked)
    bench.record(asked, 9, 2)
    reader = DocumentReader(asked.path, read_only=True)
    try:
        second = result_of(reader.trials(sets={2}))
        theirs = result_of(reader.trials(examinees={2}))
        none = result_of(reader.trials(sets={1}, examinees={2}))
        versions = (reader.scorer_versions(), reader.scorer_versions(sets={77}))
    finally:
        reader.close()
    assert {trial.case_id for trial in second} == set(range(9, 17))
    assert second == theirs and none == []
    assert versions == ((SCORER_VERSION,), ())


def test_the_last_ruling_stands_beside_the_outcome(asked: Document) -> None:
    asked.apply(AddRuling(3, RulingKind.RIGHT, "cannot be, a probe", AT))
    for kind in (RulingKind.WRONG, RulingKind.RIGHT):
        asked.apply(AddRuling(5, kind, "looked at", AT))
    asked.apply(AddRuling(1, RulingKind.WRONG, "a slip", AT))
    asked.apply(AddRuling(1, RulingKind.WITHDRAWN, "", AT))
    found = {trial.case_id: trial for trial in trials_of(asked)}
    assert (found[3].ruled_right, found[3].outcome) == (True, TrialOutcome.WRONG)
    assert found[1].ruled_right is None and found[7].ruled_right is None


def test_baselines_that_are_known_are_not_read_again(asked: Document) -> None:
    reader = DocumentReader(asked.path, read_only=True)
    found = result_of(reader.baselines())
    work = reader.baselines(known=found)
    assert list(work) == []
    assert result_of(reader.baselines(known=found)) == found
    reader.close()


def test_forms_are_paired_within_one_recipe_only(document: Document) -> None:
    """Seed 7, 2 swaps, Copy is another task where the modulus is another."""
    for changes in ({}, {"modulus": 100}, {"lengths": (2, 3)}):
        bench.add_set(document, **changes)
    bench.add_examinee(document)
    wanted = [
        next(case.id for case in document.cases(at) if case.name == f"2-copy-{form}")
        for at, form in ((1, "code"), (2, "code"), (2, "sheet"), (3, "sheet"))
    ]
    for case in wanted:
        bench.record(document, case, 1)
    trials = trials_of(document)
    assert {t.recipe for t in trials if t.case_id in wanted} == {1, 2}  # set 3 makes those of 1
    answered = [trial for trial in trials if trial.answered]
    sides = [[t for t in answered if t.form == form] for form in ("code", "sheet")]
    table = agreement(sides[0], sides[1], same_task)
    assert (table.pairs, table.lost) == (2, 0)
    report = result_of(reporting(trials, baselines_of(document), ReportChoices()))
    (forms,) = report.comparisons
    assert (forms.table.pairs, forms.table.lost) == (2, 0)
