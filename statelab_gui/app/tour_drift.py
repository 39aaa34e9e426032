"""The tour of intent drift: a set told in three conditions, practice answers under two arms."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from statelab_gui.app.tour_hands import TourStoppedError
from statelab_gui.app.tour_steps import Steps

if TYPE_CHECKING:
    from statelab_gui.domain.cases import CaseInfo
    from statelab_gui.views.connections_dialog import ConnectionsDialog
    from statelab_gui.views.new_drift_set_dialog import NewDriftSetDialog
    from statelab_gui.views.new_run_dialog import NewRunDialog
    from statelab_gui.views.training_dialog import TrainingDialog

_RESPONDENT = "keeps_first_value"  # wrong where a mind is changed, right where it is not


@dataclass(frozen=True)
class _Place:
    """A cell of the matrix by what it stands for."""

    case: "CaseInfo"
    examinee_id: int


class DriftTour(Steps):
    """From an empty Drift page to a report of what the changes of mind cost."""

    def walk(self) -> None:
        """Make, answer, open, look, report; a model server is added and switched off again."""
        self._make_set()
        self._choose_respondent()
        for arm in ("bare", "stateforge"):
            self._answer(arm)
        self._export_training()
        self._look_at_one()
        self._find_first_wrong_turn()
        self._report()
        self._word_by_a_model()

    def _make_set(self) -> None:
        from statelab_gui.domain.drift.items import Condition, DriftFamily
        from statelab_gui.views.new_drift_set_dialog import NewDriftSetDialog

        hands, page = self._hands, self._page("drift")
        hands.picture(self._window, "drift-empty")
        families = {DriftFamily.ORDERS, DriftFamily.SQL}
        conditions = {Condition.CLEAN, Condition.MEDIUM, Condition.CONTROL_MEDIUM}

        def make(dialog: "NewDriftSetDialog") -> None:
            for boxes, chosen in (
                (dialog.form.families, families),
                (dialog.form.conditions, conditions),
            ):
                for value, box in boxes.items():
                    hands.tick(box, value in chosen)
            hands.write(dialog.form.seeds, "1-2")
            hands.wait_until(dialog.create_button.isEnabled, "a drift recipe that can be used")
            self._wait_for_jobs()  # the sample is made beside the window
            hands.picture(dialog, "new-drift-set")
            hands.click(dialog.create_button)

        hands.in_dialog(NewDriftSetDialog, lambda: hands.click(page.page.no_sets.button), make)
        hands.wait_until(lambda: page.page.matrix.matrix.rowCount(), "a drift set")
        self._wait_for_jobs()
        hands.picture(self._window, "drift-hidden")

    def _choose_respondent(self) -> None:
        """Let Practice answer as one who keeps a first value, in the dialog of connections."""
        from statelab_gui.views.connections_dialog import ConnectionsDialog

        hands = self._hands

        def choose(dialog: "ConnectionsDialog") -> None:
            box = dialog.form.respondent
            box.setCurrentIndex(box.findData(_RESPONDENT))
            hands.picture(dialog, "connections")
            hands.click(dialog.save)
            hands.click(dialog.close_button)

        hands.in_dialog(
            ConnectionsDialog, lambda: self._window.trigger("tools.connections"), choose
        )

    def _answer(self, arm: str) -> None:
        """Have the whole set answered by Practice under an arm, the examinee made on the way."""
        from statelab_gui.domain.practice import model_of
        from statelab_gui.domain.runs import Setting
        from statelab_gui.views.examinee_dialog import ExamineeDialog
        from statelab_gui.views.new_run_dialog import NewRunDialog

        hands, page = self._hands, self._page("drift")

        def fill(dialog: ExamineeDialog) -> None:
            for key, value in (("model", model_of(_RESPONDENT)), ("arm", arm)):
                dialog.fields[key].set_setting(Setting.of(value))
                dialog.fields[key].changed.emit()
            hands.picture(dialog, f"examinee-{arm}")
            hands.click(dialog.save_button())

        def start(dialog: "NewRunDialog") -> None:
            hands.in_dialog(ExamineeDialog, lambda: hands.click(dialog.form.new_examinee), fill)
            self._begin_run(dialog, f"new-run-{arm}")

        hands.in_dialog(NewRunDialog, lambda: hands.click(page.page.fetch), start)
        self._wait_for_run()
        run = self._page("fetch").page.run.run()
        if not run.tally.total or run.tally.answered != run.tally.total:
            raise TourStoppedError(f"an answer to every conversation, arm {arm}")
        hands.picture(self._window, f"fetch-{arm}")

    def _begin_run(self, dialog: "NewRunDialog", name: str) -> None:
        self._hands.wait_until(dialog.start.isEnabled, "what a run comes to")
        self._hands.picture(dialog, name)
        self._hands.click(dialog.start)

    def _export_training(self) -> None:
        """Write training data, for which the answer books are opened: the matrix then tells all."""
        from statelab_gui.views.training_dialog import TrainingDialog

        hands, page = self._hands, self._page("drift")
        folder = self._folder / "training"
        folder.mkdir()

        def export(dialog: "TrainingDialog") -> None:
            hands.write(dialog.place, str(folder))
            hands.tick(dialog.word, True)
            hands.picture(dialog, "training-data")
            hands.click(dialog.go)

        hands.in_dialog(TrainingDialog, lambda: hands.click(page.page.training), export)
        hands.wait_until(lambda: any(folder.glob("*/*.jsonl")), "the files of training data")
        self._wait_for_jobs()
        if any(case.sealed for case in self._cases()):
            raise TourStoppedError("opening the answer books that were written down")

    def _look_at_one(self) -> None:
        """One wrong conversation: its turns, its edits, and what was stale in its answer."""
        hands, page = self._hands, self._page("drift")
        place = self._wrong()
        at = page.page.matrix.matrix.place_of(place.case.id, place.examinee_id)
        if at is None:
            raise TourStoppedError("a cell of the matrix")
        hands.click_cell(page.page.matrix, page.page.matrix.matrix.index(*at))
        self._wait_for_jobs()
        hands.click(page.page.detail.talk.stepper.first)
        hands.click(page.page.detail.talk.stepper.on)
        hands.picture(self._window, "drift")
        tabs = page.page.detail.tabs
        for name, panel in (
            ("drift-steps", page.page.detail.steps),
            ("drift-stale", page.page.detail.stale),
        ):
            tabs.setCurrentWidget(panel)
            self._wait_for_jobs()
            hands.picture(self._window, name)
        if not page.page.detail.stale.table.model().rowCount():
            raise TourStoppedError("the stale states that have this very answer")

    def _find_first_wrong_turn(self) -> None:
        """Have every prefix of that conversation asked, and see where it was first wrong."""
        from statelab_gui.views.new_run_dialog import NewRunDialog

        hands, drift = self._hands, self._page("drift")
        hands.click(drift.page.first_error)
        page = self._page("first_error")
        self._wait_for_jobs()
        probing = page.page.lab.probing
        probing.setCurrentIndex(1)
        hands.rest()

        def start(dialog: "NewRunDialog") -> None:
            self._begin_run(dialog, "new-run-probes")

        hands.in_dialog(NewRunDialog, lambda: hands.click(probing.plan.fetch), start)
        self._wait_for_run()
        page = self._page("first_error")
        probing.setCurrentIndex(0)
        self._wait_for_jobs()
        page.page.lab.go_to_first_wrong()
        hands.picture(self._window, "first-error-drift")

    def _report(self) -> None:
        """The tab of drift, with the simulated answers that are left out unless asked for."""
        hands, page = self._hands, self._page("report")
        self._wait_for_jobs()
        hands.tick(page.page.tools.simulated, True)
        self._wait_for_jobs()
        page.page.tabs.setCurrentWidget(page.page.drift)
        for name, part in (("report-drift", 0), ("report-drift-plot", 4)):
            hands.click(page.page.drift.which.buttons[part])
            self._wait_for_jobs()
            hands.picture(self._window, name)
        if not page.page.drift.gaps.table.model().rowCount():
            raise TourStoppedError("an intent drift gap in the report")

    def _word_by_a_model(self) -> None:
        """The dialog that lets a model word the turns, with a server here that is never asked."""
        from statelab_gui.views.connections_dialog import ConnectionsDialog
        from statelab_gui.views.drift_speaking_dialog import DriftSpeakingDialog

        hands, page = self._hands, self._page("drift")

        def add(dialog: "ConnectionsDialog") -> None:
            dialog.begin("ollama")
            hands.click(dialog.save)
            hands.click(dialog.close_button)

        def look(dialog: DriftSpeakingDialog) -> None:
            hands.wait_until(dialog.form.isEnabled, "how much is to be worded")
            hands.write(dialog.form.model, "example-model")
            hands.wait_until(dialog.word.isEnabled, "a model that can be asked")
            hands.picture(dialog, "word-by-a-model")
            dialog.reject()

        hands.in_dialog(ConnectionsDialog, lambda: self._window.trigger("tools.connections"), add)
        hands.in_dialog(DriftSpeakingDialog, lambda: hands.click(page.page.word), look)
        self._window.trigger("tools.offline")

    def _cases(self) -> "list[CaseInfo]":
        document = self._document()
        return document.cases(document.case_sets()[-1].id)

    def _wrong(self) -> _Place:
        """A conversation that was answered wrongly."""
        document = self._document()
        for case in self._cases():
            for reply in document.replies(case.id):
                if reply.not_right and reply.prefix is None:
                    return _Place(case, reply.examinee_id)
        raise TourStoppedError("a wrong answer to a conversation")
