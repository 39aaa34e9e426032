"""Opens every dialog that the Drift page asks something in, and looks at the page itself."""

from log_dialogs import Looker
from PySide6.QtWidgets import QDialog, QMessageBox

from statelab_gui.app.pages.drift import Drift
from statelab_gui.domain.drift.imported_items import ImportedItems, RecordProblem, TaskFormat
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.drift.running import Availability, WhyNot
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.commands import AddDriftSet, RecordReply
from statelab_gui.views.new_drift_set_dialog import NewDriftSetDialog
from statelab_gui.views.running_code_dialog import RunningCodeDialog

_RECIPE = DriftRecipe(
    (DriftFamily.ORDERS,), (Language.EN,), (1,), (Condition.CLEAN, Condition.EASY)
)
_PROBLEMS = (RecordProblem(3, "7", "lacks", "question"), RecordProblem(4, "", "several_turns"))


def open_drift_dialogs(reader: Looker) -> None:
    """A sealed and an answered conversation, what making asks, importing, training data."""
    window = reader.window
    document = window.session.document
    assert document is not None
    window.show_page("drift")
    page = window.pages.page("drift")
    assert isinstance(page, Drift)
    reader.look(window, "drift, without a set")
    item = built_in_item(DriftFamily.ORDERS, Language.EN, 1)
    cases: list[DriftCase] = list(cases_of(item, _RECIPE.conditions))
    adding = AddDriftSet("1", _RECIPE, cases)
    window.session.apply(adding)
    reader.hands.rest(20)
    reader.look(window, "drift, sealed")
    sealed, easy = (info.id for info in document.cases(adding.result or 0))
    examinee = document.examinees()[0].id
    now = window.session.now()
    answer = RecordReply(easy, examinee, None, b"Answer: 1", ReplySource.PASTED, None, False, now)
    window.session.apply(answer)
    page.open_facts(case_id=easy, examinee_id=examinee)
    for tab in range(page.page.detail.tabs.count()):
        page.page.detail.tabs.setCurrentIndex(tab)
        reader.hands.wait_until(lambda: not window.session.is_busy, "what was stale")
        reader.look(window, f"drift, tab {tab}")
    page.page.detail.tabs.setCurrentIndex(0)
    window.show_page("cases", case_id=easy)
    reader.look(window, "cases, a conversation")
    window.show_page("desk", case_id=sealed)
    reader.look(window, "desk, a conversation")
    window.show_page("first_error", reply_id=answer.result)
    reader.hands.rest(20)
    reader.look(window, "first error, a conversation")
    window.show_page("drift")
    reader.dialog("new drift set", page.making.ask, lambda dialog: _fill(reader, dialog))
    reader.dialog("import items", page.importing.ask, lambda dialog: _import(reader, dialog, item))
    reader.dialog("training data", page.page.commands.training.trigger)
    reader.dialog("running code", window.code.open, lambda dialog: _run(reader, dialog))


def _fill(reader: Looker, dialog: QDialog) -> None:
    assert isinstance(dialog, NewDriftSetDialog)
    reader.hands.write(dialog.form.seeds, "-7, a")
    for box in dialog.form.conditions.values():
        box.setChecked(False)
    dialog.check()
    reader.hands.rest(20)
    reader.look(dialog, "new drift set, wrong")
    dialog.reject()
    question = dialog.findChild(QMessageBox)
    assert question is not None
    question.button(QMessageBox.StandardButton.Discard).click()


def _import(reader: Looker, dialog: QDialog, item: object) -> None:
    told = {"no_decoys": 1, "not_graded": 1, "needs_sandbox": 1}
    found = ImportedItems(TaskFormat.SHARDED, 3, (item,), _PROBLEMS, told, {})
    dialog.show_items(found, "1")
    reader.hands.rest(20)
    reader.look(dialog, "import items, read")
    dialog.reject()


def _run(reader: Looker, dialog: QDialog) -> None:
    assert isinstance(dialog, RunningCodeDialog)
    reader.hands.wait_until(lambda: not reader.window.session.is_busy, "the trial")
    for why in WhyNot:
        dialog.show_trial(Availability(why, "1"))
        reader.hands.rest(20)
        reader.look(dialog, f"running code, {why}")
    dialog.reject()
