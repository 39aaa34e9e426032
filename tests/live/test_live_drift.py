"""Intent drift with a real model: items of built-in families, told at once and over several turns,
in two arms, from the engine into a document and out of it as a table.

STATELAB_LIVE_PYTHON is as for the other live tests. STATELAB_LIVE_DRIFT_ITEMS says how many items
each family gives (4), STATELAB_LIVE_DRIFT_ARMS which arms (bare,stateforge: a tracker asks once
more at every turn, so that it takes most of an hour on two cores), STATELAB_LIVE_DRIFT_TABLE where
the table is written to.
"""

import os
from pathlib import Path

import pytest
from model_server import CONTEXT, MODEL, ModelServer, ask, connection_to, model_path

from statelab_gui.domain.cases import JUDGED
from statelab_gui.domain.drift.items import Condition, DriftFamily
from statelab_gui.domain.drift.making import drift_cases
from statelab_gui.domain.drift.measures import measured
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.drift.reporting import score_of
from statelab_gui.domain.fetching.journal import EndReason
from statelab_gui.domain.fetching.runs import FetchPlan, TaskState, TaskWish
from statelab_gui.domain.runs import Setting
from statelab_gui.storage.commands import AddDriftSet, AddExaminee, StartFetchRun
from statelab_gui.storage.document import Document

pytestmark = pytest.mark.live
ITEMS = int(os.environ.get("STATELAB_LIVE_DRIFT_ITEMS", "4"))
FAMILIES = (
    DriftFamily.ORDERS,
    DriftFamily.SQL,
    DriftFamily.CALLS,
    DriftFamily.TABLE_TEXT,
    DriftFamily.CELLS,
)
CONDITIONS = (Condition.CLEAN, Condition.MEDIUM)
ARMS = tuple(os.environ.get("STATELAB_LIVE_DRIFT_ARMS", "bare,stateforge").split(","))
LIMIT = 160
NOW = "2026-11-30T08:00:00+08:00"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    path = model_path()
    if path is None:
        pytest.skip("llama_cpp.server and its model are not installed")
    server = ModelServer(path, tmp_path_factory.mktemp("server"))
    yield server
    server.close()


def test_a_real_model_goes_through_conversations_in_two_arms(server, tmp_path):
    recipe = DriftRecipe(families=FAMILIES, seeds=tuple(range(1, ITEMS + 1)), conditions=CONDITIONS)
    cases = [found for found in drift_cases(recipe) if hasattr(found, "conversation")]
    document = Document.create(tmp_path / "drift.statelab", now=lambda: NOW)
    document.apply(AddDriftSet("Drift", recipe, cases))
    before = len(server.answered())
    ids = [case.id for case in document.cases(1)]
    for arm in ARMS:
        run_id = _run(document, server.url, arm, ids)
        end = ask(document, run_id)
        assert end.reason is EndReason.DONE
        tasks = document.fetch_tasks(run_id, limit=len(ids) + 1)
        assert len(tasks) == len(ids)
        assert {task.state for task in tasks} == {TaskState.ANSWERED}
        for task in tasks:
            dialogue = document.dialogue_of(task.reply_id)
            kept = document.attempts(task.id)
            assert [one.purpose for one in kept] == [step.purpose for step in dialogue.steps]
            assert (len(kept) > 1) is (arm != "bare")  # a recap or a tracker asks too
    rows = document.drift_matrix()
    asked = sum(len(document.attempts(task.id)) for task in _tasks(document, len(ids)))
    document.close()
    # The server's own count: every step of every conversation once.
    assert len(server.answered()) - before == asked
    assert len(rows) == len(ids) * len(ARMS)
    assert {row.status for row in rows} <= set(JUDGED)
    assert all(row.input_tokens and row.output_tokens is not None for row in rows)
    _write_down(rows)


def _run(document, url, arm, ids):
    """A run that asks all cases once of an examinee with that arm; its id."""
    settings = {
        "model": MODEL,
        "temperature": "0",
        "output_limit": str(LIMIT),
        "context_window": str(CONTEXT),
        "arm": arm,
    }
    examinee = AddExaminee({key: Setting.of(value) for key, value in settings.items()})
    document.apply(examinee)
    wishes = [TaskWish(case_id, examinee.result) for case_id in ids]
    run = StartFetchRun(FetchPlan(f"Live, {arm}", connection_to(url), at_once=2), wishes)
    document.apply(run)
    return run.result


def _tasks(document, count):
    return [
        task for run in document.fetch_runs() for task in document.fetch_tasks(run.id, limit=count)
    ]


def _write_down(rows):
    found = measured([score_of(row)._replace(who=row.arm) for row in rows])
    losses = {(gap.arm.who, gap.condition): gap for gap in found.gaps if gap.family is None}
    lines = [
        "| arm | condition | n | unusable | CAR | 95 % | IDG | 95 % | mean | input | output |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for one in found.standings:
        if one.family is not None:
            continue
        mine = [r for r in rows if (r.arm, r.condition) == (one.arm.who, one.condition)]
        read = sum(row.input_tokens for row in mine)
        written = sum(row.output_tokens for row in mine)
        gap = losses.get((one.arm.who, one.condition))
        idg = None if gap is None else gap.loss.car
        cells = (
            *(one.arm.who, one.condition, one.items, one.unusable),
            *_estimate(one.car),
            *_estimate(idg),
            *(_estimate(one.mean)[0], read, written),
        )
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    table = os.environ.get("STATELAB_LIVE_DRIFT_TABLE")
    if table is not None:
        families = ", ".join(FAMILIES)
        head = f"{MODEL}, at most {LIMIT} tokens an answer, {len(rows)} answers; {families}"
        text = "\n".join(["", head, "", *lines, ""])
        with Path(table).open("a", encoding="utf-8") as file:
            file.write(text)


def _estimate(found):
    """The value and its interval."""
    if found is None:
        return "–", "–"
    span = found.interval
    return f"{found.value:.3f}", "–" if span is None else f"{span.low:.3f} … {span.high:.3f}"
