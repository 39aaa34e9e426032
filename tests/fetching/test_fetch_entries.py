"""Where a run is wished for: the Cases page, the Desk, First error; and that answers show there."""

from fetch_bench import NAME, FetchBench
from misdeeds import keeps_silent, refuses

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.fetching.wishing import SubjectKind
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.commands import RecordReply


def _case(bench: FetchBench, place: int = 0) -> int:
    return bench.document.cases(1)[place].id


def _first_fetch(bench: FetchBench) -> None:
    """The Desk's first fetch, by the dialog."""
    bench.window.show_page("desk", case_id=_case(bench))
    desk = bench.window.pages.page("desk")
    assert desk is not None
    desk.page.reply.pane.fetch_button.click()
    dialog = bench.window.fetching.starter.dialog
    assert dialog is not None
    bench.counted(dialog)
    dialog.start.click()
    bench.until(lambda: not desk.page.reply.taking_in())


def test_the_desk_asks_first_how_and_then_shows_the_reply_where_it_was_wished(
    bench: FetchBench,
) -> None:
    bench.connect()
    _first_fetch(bench)
    assert bench.window.pages.current == "desk"
    [reply] = bench.document.replies(_case(bench))
    assert reply.source is ReplySource.FETCHED
    assert len(bench.server.asked) == 1


def test_the_desk_asks_the_next_case_at_once_by_the_connection_used_last(
    bench: FetchBench,
) -> None:
    bench.connect()
    _first_fetch(bench)
    bench.until_over()
    desk = bench.window.pages.page("desk")
    assert desk is not None
    bench.window.show_page("desk", case_id=_case(bench, 1))
    desk.page.reply.pane.fetch_button.click()
    assert bench.window.fetching.starter.dialog is None
    assert not desk.page.reply.pane.fetch_button.isEnabled()
    bench.until(lambda: not desk.page.reply.taking_in())
    bench.until_over()
    assert bench.document.case(_case(bench, 1)).status is not CaseStatus.UNANSWERED
    assert len(bench.server.asked) == 2


def test_a_model_is_not_practised_on_without_a_word_that_it_is_not_asked(
    bench: FetchBench,
) -> None:
    bench.connect()
    _first_fetch(bench)
    bench.until_over()
    book = bench.window.network.book
    book.put(Connection("Practice", Dialect.PRACTICE, respondent="perfect", enabled=True))
    bench.window.settings.put("fetch_connection", "Practice")
    desk = bench.window.pages.page("desk")
    assert desk is not None
    bench.window.show_page("desk", case_id=_case(bench, 1))
    desk.page.reply.pane.fetch_button.click()
    dialog = bench.window.fetching.starter.dialog
    assert dialog is not None
    bench.counted(dialog)
    said = dialog.forecast.not_asked
    assert said.isVisible() and "never counted with real ones" in said.text()
    box = dialog.form.connection_box
    box.setCurrentIndex(box.findData(NAME))
    bench.counted(dialog)
    assert not said.isVisible()
    box.setCurrentIndex(box.findData("Practice"))
    bench.counted(dialog)
    dialog.start.click()
    bench.until_over()
    [reply] = bench.document.replies(_case(bench, 1))
    assert reply.source is ReplySource.SIMULATED
    assert bench.document.case(_case(bench, 1)).status is CaseStatus.UNANSWERED
    [real] = bench.document.replies(_case(bench))
    assert real.source is ReplySource.FETCHED


def test_what_goes_wrong_at_the_desk_is_said_there(bench: FetchBench) -> None:
    bench.connect()
    _first_fetch(bench)
    bench.until_over()
    desk = bench.window.pages.page("desk")
    assert desk is not None
    bench.window.show_page("desk", case_id=_case(bench, 1))
    bench.server.always = refuses(401, {"error": {"message": "bad key"}})
    desk.page.reply.pane.fetch_button.click()
    bench.until(lambda: desk.page.reply.pane.fetch_button.isEnabled())
    bench.until_over()
    assert "key" in bench.window.status.feedback()
    assert desk.page.reply.taking_in()


def test_a_reply_that_comes_while_another_is_held_pushes_nothing_out(bench: FetchBench) -> None:
    bench.connect()
    _first_fetch(bench)
    bench.until_over()
    desk = bench.window.pages.page("desk")
    assert desk is not None
    bench.window.show_page("desk", case_id=_case(bench, 1))
    bench.server.delay = 0.3
    desk.page.reply.pane.fetch_button.click()
    bench.until(lambda: bench.runner.in_flight())
    desk.page.reply.pane.start_typing()
    desk.page.reply.pane.editor.insertPlainText("{typed")
    bench.until_over()
    assert desk.page.reply.pane.editor.toPlainText() == "{typed"
    assert len(bench.document.replies(_case(bench, 1))) == 1


def test_without_a_connection_the_dialog_says_what_to_do(bench: FetchBench) -> None:
    bench.window.show_page("cases")
    cases = bench.window.pages.page("cases")
    assert cases is not None
    bench.until(lambda: cases.view.fetch.isEnabled())
    cases.view.fetch.click()
    dialog = bench.window.fetching.starter.dialog
    assert dialog is not None
    assert not dialog.start.isEnabled()
    assert "Connections" in dialog.reason.text()
    bench.connect()
    bench.counted(dialog)
    assert dialog.start.isEnabled()
    assert NAME in dialog.form.connection_box.currentText()
    dialog.reject()


def test_chosen_cases_alone_are_asked(bench: FetchBench) -> None:
    bench.connect()
    bench.window.show_page("cases")
    cases = bench.window.pages.page("cases")
    assert cases is not None
    bench.until(lambda: cases.view.table.model.rowCount() == 8)
    table = cases.view.table.table
    table.selectAll()
    table.selectionModel().select(
        table.model().index(0, 0),
        table.selectionModel().SelectionFlag.Deselect | table.selectionModel().SelectionFlag.Rows,
    )
    cases.view.commands.fetch.trigger()
    dialog = bench.window.fetching.starter.dialog
    assert dialog is not None
    bench.counted(dialog)
    draft = dialog.form.draft()
    assert draft is not None
    assert draft.subject.kind is SubjectKind.CASES
    assert "7" in dialog.forecast.count.text()
    dialog.start.click()
    bench.until(lambda: bench.document.fetch_runs())
    bench.until_over()
    assert len(bench.server.asked) == 7
    assert bench.window.pages.current == "fetch"


def test_the_probes_of_a_plan_are_asked_each_in_its_own_conversation(bench: FetchBench) -> None:
    bench.connect()
    case = next(one for one in bench.document.cases(1) if one.length == 2)
    wrong = RecordReply(
        case.id,
        bench.examinee_id,
        None,
        b'{"a":9,"b":9,"c":9,"d":9,"e":9,"TMP":9}',
        ReplySource.PASTED,
        None,
        False,
        "2026-11-30T10:00:00+08:00",
    )
    assert bench.window.session.apply(wrong) is not None
    bench.window.show_page("first_error", reply_id=wrong.result)
    page = bench.window.pages.page("first_error")
    assert page is not None
    lab = page.page.lab
    bench.until(lambda: lab.probed() is not None)
    prefixes = lab.probed().plan.order().tolist()
    lab.probing.plan.fetch.click()
    dialog = bench.window.fetching.starter.dialog
    assert dialog is not None
    bench.counted(dialog)
    assert str(len(prefixes)) in dialog.forecast.count.text()
    dialog.start.click()
    bench.until(lambda: bench.document.fetch_runs())
    bench.until_over()
    asked = {body["messages"][0]["content"] for body in bench.bodies()}
    assert asked == {bench.document.prompt_prefix(case.id, k) for k in prefixes}
    probes = bench.document.probes(case.id, bench.examinee_id)
    assert sorted(probe.prefix or 0 for probe in probes) == prefixes


def test_the_window_is_free_while_a_run_is_silent(bench: FetchBench) -> None:
    bench.connect()
    bench.server.always = keeps_silent()
    bench.run()
    bench.until(lambda: len(bench.server.asked) == 2)
    for page in ("cases", "desk", "log", "fetch"):
        bench.window.show_page(page)
        assert bench.window.pages.current == page
    bench.page.page.run.buttons.stop.click()
    bench.until_over()
