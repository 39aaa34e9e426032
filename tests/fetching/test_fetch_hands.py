"""Where the hand goes on when what it pressed is gone, and which service a model is asked by."""

from fetch_bench import FetchBench
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.practice import RESPONDENTS, model_of, respondent_of
from statelab_gui.models.run_columns import RunColumn
from statelab_gui.views.examinee_dialog import ExamineeDialog
from statelab_gui.views.labels.examinees import examinee_label
from statelab_gui.views.model_chooser import ModelChooser
from statelab_gui.views.theme import Role, sign


def _active(kind: type):
    found = QApplication.activeModalWidget()
    return found if isinstance(found, kind) else None


def test_a_model_taken_from_a_connection_is_asked_by_that_connection(bench: FetchBench) -> None:
    bench.connect()
    bench.connect(name="Other")
    bench.window.settings.put("fetch_connection", "Loop")
    dialog = bench.dialog()
    assert dialog.form.connection().name == "Loop"
    dialog.form.new_examinee.click()
    bench.until(lambda: _active(ExamineeDialog))
    asking = _active(ExamineeDialog)
    asking.models.click()
    bench.until(lambda: _active(ModelChooser))
    chooser = _active(ModelChooser)
    chooser.connection_box.setCurrentText("Other")
    bench.until(chooser.use.isEnabled)
    chooser.use.click()
    asking.save_button().click()
    bench.counted(dialog)
    assert dialog.form.connection().name == "Other"
    dialog.reject()


def test_the_keyboard_stays_with_a_run_that_pauses_and_goes_on(bench: FetchBench) -> None:
    bench.server.delay = 0.5
    bench.connect(at_once=1)
    bench.window.show()
    bench.run()
    bench.window.activateWindow()  # the dialog had it
    bench.until(bench.window.isActiveWindow)
    buttons = bench.page.page.run.buttons
    bench.until(buttons.pause.isVisible)
    buttons.pause.setFocus()
    bench.qtbot.keyClick(buttons.pause, Qt.Key.Key_Space)
    table = bench.page.page.run.tasks.table
    assert table.hasFocus()
    assert not buttons.stop.hasFocus()
    bench.until(buttons.go_on.isVisible)
    buttons.go_on.setFocus()
    bench.qtbot.keyClick(buttons.go_on, Qt.Key.Key_Space)
    bench.until(buttons.pause.isVisible)
    assert buttons.pause.hasFocus()
    bench.server.delay = 0.0
    bench.until_over()
    bench.until(buttons.pause.isHidden)
    assert table.hasFocus()


def test_no_key_of_a_respondent_is_shown_as_the_name_of_an_examinee(bench: FetchBench) -> None:
    for key in RESPONDENTS:
        examinee_id = bench.add_examinee(model=model_of(key), interface="Practice")
        label = examinee_label(bench.document.examinee(examinee_id))
        assert label.startswith("Simulated: ")
        assert key not in label
    assert respondent_of("simulated: nobody") is None
    assert respondent_of("perfect") is None


def test_the_run_log_marks_simulated_replies_and_no_others(bench: FetchBench) -> None:
    bench.server.answer = lambda request: "{}"
    bench.connect()
    bench.run()
    bench.until_over()
    connection = Connection("Practice", Dialect.PRACTICE, respondent="missing_cell", enabled=True)
    bench.window.network.book.put(connection)
    bench.window.settings.put("fetch_connection", "Practice")
    bench.run()
    bench.until_over()
    bench.window.show_page("log")
    runs = bench.window.pages.page("log").page.table.model()
    bench.until(lambda: runs.rowCount() >= 16)
    at_result = runs.columns().index(RunColumn.RESULT)
    at_source = runs.columns().index(RunColumn.SOURCE)
    said = {
        (runs.index(row, at_source).data(), runs.index(row, at_result).data())
        for row in range(runs.rowCount())
    }
    assert {source: text[0] == sign(Role.SIMULATED) for source, text in said if source} == {
        "Simulated": True,
        "Fetched": False,
    }
