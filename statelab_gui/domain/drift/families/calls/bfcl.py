"""Items imported from the Berkeley Function-Calling Leaderboard: graded, not solved.

An item's payload has the record's own "function" (list of definitions) and "ground_truth".
"""

from statelab_gui.domain.drift.families.base import Grade
from statelab_gui.domain.drift.families.calls.comparing import calls_match
from statelab_gui.domain.drift.families.calls.reading import read_calls, why_unreadable
from statelab_gui.domain.drift.intents import Intents
from statelab_gui.domain.drift.items import DriftFamily, Item, Language
from statelab_gui.domain.drift.running import CodeRunner


class BfclFamily:
    """Imported function-calling tasks; the ground truth holds for the final intents."""

    key = DriftFamily.BFCL
    has_solver = False
    own_runner: CodeRunner | None = None

    def templates(self, language: Language) -> tuple[str, ...]:
        """None: these items are imported only."""
        return ()

    def make(self, template: str, seed: int, language: Language) -> Item:
        """Raises KeyError: there are no templates."""
        raise KeyError(template)

    def solve(self, item: Item, intents: Intents) -> str | None:
        """None: which intents make which call is not known."""
        return None

    def grade(self, item: Item, intents: Intents, answer: str, runner: CodeRunner | None) -> Grade:
        """1 where the calls are those of the ground truth, else 0."""
        calls = read_calls(answer)
        if calls is None:
            return Grade(0.0, False, *why_unreadable(answer))
        right = calls_match(item.payload["function"], item.payload["ground_truth"], calls)
        return Grade(1.0 if right else 0.0)


BFCL = BfclFamily()
