"""A drift set in the real window, and a server that words its turns as it is told."""

from collections.abc import Callable

from fetch_bench import NAME, FetchBench
from server import Request

from statelab_gui.app.drift_speaking import DriftSpeaking
from statelab_gui.app.pages.drift import Drift
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import drift_cases
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.drift.speaking import Wording, wordings
from statelab_gui.storage.commands import AddDriftSet
from statelab_gui.views.drift_speaking_dialog import DriftSpeakingDialog

RECIPE = DriftRecipe(
    (DriftFamily.CALLS,),
    (Language.EN,),
    (3,),
    (Condition.CLEAN, Condition.EASY, Condition.CONTROL_EASY),
)


def cases_of_recipe() -> list[DriftCase]:
    return [step for step in drift_cases(RECIPE) if isinstance(step, DriftCase)]


class SpeakingBench:
    """`words` makes a message of a wording; it is the template's with a greeting at first."""

    def __init__(self, bench: FetchBench) -> None:
        self.bench = bench
        self.cases = cases_of_recipe()
        self.asked = wordings(self.cases)
        self._by_prompt = {one.prompt: one for one in self.asked}
        self.words: Callable[[Wording], str] = lambda one: f"Hey, {one.template}"
        bench.server.answer = self._answer
        command = AddDriftSet("Calls", RECIPE, self.cases, "2026-11-30T18:00:00+00:00")
        assert bench.window.session.apply(command) is not None
        assert command.result is not None
        self.set_id = command.result
        bench.window.show_page("drift")
        page = bench.window.pages.page("drift")
        assert isinstance(page, Drift)
        self.page = page
        bench.until(lambda: page.page.commands.word.isEnabled())

    def _answer(self, request: Request) -> str:
        return self.words(self._by_prompt[request.prompt])

    @property
    def speaking(self) -> DriftSpeaking:
        return self.page.speaking

    @property
    def dialog(self) -> DriftSpeakingDialog:
        assert self.speaking.dialog is not None
        return self.speaking.dialog

    def rest(self) -> None:
        self.bench.until(lambda: not self.speaking.is_busy)

    def open(self) -> DriftSpeakingDialog:
        """The dialog for the set that is there, once it has counted."""
        self.page.page.commands.word.trigger()
        self.rest()
        return self.dialog

    def word(self) -> DriftSpeakingDialog:
        """The review list of what the server says."""
        dialog = self.open()
        dialog.form.connection.setCurrentIndex(dialog.form.connection.findData(NAME))
        dialog.form.model.setText("small-model")
        dialog.word.click()
        self.rest()
        return dialog

    def choose(self, number: int) -> None:
        """Put the review list at a message."""
        review = self.dialog.review
        review.only_findings.setChecked(False)
        review.table.selectRow(number)

    def made(self) -> list[DriftCase]:
        """The cases of the set made last."""
        document = self.bench.document
        last = document.case_sets()[-1]
        found = [document.drift_case(case.id) for case in document.cases(last.id)]
        return [case for case in found if case is not None]

    def make(self) -> list[DriftCase]:
        with self.bench.qtbot.waitSignal(self.speaking.made, timeout=20_000):
            self.dialog.make.click()
        self.rest()
        return self.made()

    def leave(self) -> None:
        if self.speaking.dialog is not None:
            self.speaking.dialog.done(0)
