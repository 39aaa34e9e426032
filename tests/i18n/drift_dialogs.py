"""Opens every dialog that the Drift page asks something in, and looks at the page itself."""

from log_dialogs import Looker
from PySide6.QtWidgets import QDialog, QMessageBox

from statelab_gui.app.pages.drift import Drift
from statelab_gui.domain.drift.fidelity import Infidelity, InfidelityKind
from statelab_gui.domain.drift.imported_items import ImportedItems, RecordProblem, TaskFormat
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.drift.reviewing import Reviewed, Use
from statelab_gui.domain.drift.running import Availability, WhyNot
from statelab_gui.domain.drift.speaking import wordings
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.commands import AddDriftSet, RecordReply
from statelab_gui.views.drift_speaking_dialog import DriftSpeakingDialog
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
    made = next(one for one in document.case_sets() if one.id == adding.result)
    reader.dialog(
        "word by a model",
        lambda: page.speaking.ask_set(made),
        lambda dialog: _word(reader, page, dialog),
    )
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


def _word(reader: Looker, page: Drift, dialog: QDialog) -> None:
    """Who is asked, offline and not, and the review list with every kind of finding."""
    assert isinstance(dialog, DriftSpeakingDialog)
    reader.hands.wait_until(lambda: not page.speaking.is_busy, "what is to be asked")
    reader.look(dialog, "word by a model, offline")
    dialog.form.offer([Connection("1", Dialect.OPENAI, "http://127.0.0.1:1", enabled=True)])
    reader.look(dialog, "word by a model, without a model")
    asked = wordings([case for case in _cases_of(reader) if len(case.conversation.turns) > 1])
    every = tuple(Infidelity(kind, "1") for kind in InfidelityKind)
    rows = [
        Reviewed(asked[0]),
        Reviewed(asked[1], "1", (), Use.MODEL),
        *(Reviewed(asked[-1], "2", (one,)) for one in every),
    ]
    dialog.show_review(rows, ["1"] * len(rows), {0: "1"})
    for row in range(len(rows) - 1):
        dialog.review.table.selectRow(row)
        reader.hands.rest(5)
        reader.look(dialog, f"word by a model, row {row}")
    dialog.review.edited.setPlainText("3")
    reader.look(dialog, "word by a model, edited")
    dialog.reject()
    question = dialog.findChild(QMessageBox)
    assert question is not None
    reader.look(question, "word by a model, discard")
    question.button(QMessageBox.StandardButton.Discard).click()


def _cases_of(reader: Looker) -> list[DriftCase]:
    document = reader.window.session.document
    assert document is not None
    last = document.case_sets()[-1].id
    found = [document.drift_case(info.id) for info in document.cases(last)]
    return [case for case in found if case is not None]


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
