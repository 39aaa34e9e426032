"""Opens every dialog of fetching over a copy of the sample, and shows a run in its states."""

from dataclasses import replace
from pathlib import Path

from log_dialogs import Looker
from PySide6.QtWidgets import QDialog

from statelab_gui.app.pages.fetch import Fetch
from statelab_gui.domain.fetching.connections import Dialect
from statelab_gui.domain.fetching.journal import FetchProgress
from statelab_gui.domain.fetching.runs import FetchRun, FetchTally, RunKind, RunState
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.views.batch_results_dialog import BatchResultsDialog
from statelab_gui.views.labels.batches import brought_sentences
from statelab_gui.views.run_limits_dialog import RunLimitsDialog

_MIXED = FetchTally(24, waiting=9, asking=2, answered=10, failed=2, unknown=1)


def open_fetch_dialogs(reader: Looker) -> None:
    """The empty page, a simulated run, a run that stopped, and all that is asked about runs."""
    window = reader.window
    document = window.session.document
    assert document is not None
    copy = Path(document.path).with_name(f"fetch-{window.settings.get('language')}.statelab")
    document.save_copy(copy)
    window.open_document(str(copy))
    reader.hands.wait_until(
        lambda: window.session.document and window.session.document.path == copy, "the copy"
    )
    window.show_page("fetch")
    page = window.pages.page("fetch")
    assert isinstance(page, Fetch)
    reader.look(window, "fetch, no run")
    page.page.first.button.click()
    reader.hands.wait_until(lambda: page.page.run.run() is not None, "a run")
    reader.hands.wait_until(lambda: window.fetching.runner.run_id is None, "its end")
    reader.hands.rest()
    for at in range(page.page.run.detail.tabs.count()):
        page.page.run.detail.tabs.setCurrentIndex(at)
        reader.look(window, f"fetch, tab {at}")
    run = page.page.run.run()
    assert run is not None
    _states(reader, page, run)
    reader.dialog("new run", page.new_run, lambda one: _look_at_new_run(reader, one))
    limits = RunLimitsDialog(run.plan, window)
    reader.dialog("pace and limit", limits.open)
    told = brought_sentences(5, 2, 3, 4)
    kinds = ("broken_line", "not_a_result", "unknown_id", "other_run", "duplicate")
    findings = [(kind, "results.jsonl", 7, "statelab-x") for kind in kinds]
    results = BatchResultsDialog(told, findings, 4, window)
    reader.dialog("results read", results.open)
    reader.dialog("leaving", lambda: window.fetching.leaving._ask(2))
    for left in (limits, results):
        left.deleteLater()


def _states(reader: Looker, page: Fetch, run: FetchRun) -> None:
    """The run as it would stand in other ways, shown and not written."""
    facts = {"status": "400", "message": "no", "setting": "temperature", "instead": ""}
    refused = Trouble(TroubleKind.PARAMETER_REFUSED, facts)
    real = replace(run.plan.connection, dialect=Dialect.OPENAI, base_url="https://host.example/v1")
    plan = replace(run.plan, connection=real)
    for what, shown in (
        ("refused", replace(run, plan=plan, stopped_by=refused, state=RunState.PAUSED)),
        ("over the limit", replace(run, plan=plan, over_limit=True, state=RunState.PAUSED)),
        ("batch", replace(run, plan=replace(plan, kind=RunKind.BATCH), state=RunState.PAUSED)),
        ("ended", replace(run, plan=plan, state=RunState.ENDED)),
    ):
        page.page.run.show_run(replace(shown, tally=_MIXED), "small-model", False, True)
        reader.hands.rest(20)
        reader.look(reader.window, f"fetch, {what}")
    under_way = replace(run, plan=plan, tally=_MIXED, state=RunState.RUNNING)
    page.page.run.show_run(under_way, "small-model", True, False)
    for waits in (None, 65.0):
        page.page.run.show_progress(FetchProgress(_MIXED, 2, 12.5, 4000.0, waits))
        reader.hands.rest(20)
        reader.look(reader.window, f"fetch, under way, waits {waits}")


def _look_at_new_run(reader: Looker, dialog: QDialog) -> None:
    reader.hands.rest(800)
    reader.look(dialog, "new run, counted")
    dialog.form.pace.limit.setText("x")
    dialog.form.pace.limit.textEdited.emit("x")
    reader.look(dialog, "new run, wrong")
    dialog.reject()
