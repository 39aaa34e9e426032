"""Real cases for the tests of the state map, and a shown map with ears."""

from dataclasses import dataclass, field

from pytestqt.qtbot import QtBot

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.families import Family, derive
from statelab_gui.domain.generating import source_program
from statelab_gui.domain.prefixes import PrefixTally
from statelab_gui.domain.recipes import STARTER
from statelab_gui.views.plots.state_map import StateMap

RIGHT, WRONG, FORMAT_ERROR = PrefixTally(1, 0, 0), PrefixTally(0, 1, 0), PrefixTally(0, 0, 1)
MIXED = PrefixTally(2, 1, 0)


def book(swaps: int, family: str = "copy", seed: int = 7) -> AnswerBook:
    """A case of the starter recipe: 6 + 3 · swaps updates for COPY."""
    program = derive(source_program(STARTER, seed, swaps), Family(family))
    return AnswerBook(program.cells, program)


@dataclass
class MapBench:
    """A map shown in a window of its own, and what it told."""

    qtbot: QtBot
    map: StateMap
    steps: list[int] = field(default_factory=list)
    cells: list[int] = field(default_factory=list)
    ranges: list[tuple[int, int] | None] = field(default_factory=list)

    @classmethod
    def of(
        cls, qtbot: QtBot, shown: AnswerBook | None, size: tuple[int, int] = (900, 240)
    ) -> "MapBench":
        bench = cls(qtbot, StateMap())
        qtbot.addWidget(bench.map)
        bench.map.resize(*size)
        if shown is not None:
            bench.map.set_book(shown, shown.states.complete_from, 3)
        bench.map.step_chosen.connect(bench.steps.append)
        bench.map.cell_chosen.connect(bench.cells.append)
        bench.map.range_chosen.connect(lambda a, b: bench.ranges.append((a, b)))
        bench.map.range_cleared.connect(lambda: bench.ranges.append(None))
        with qtbot.waitExposed(bench.map):
            bench.map.show()
        bench.map.canvas.setFocus()
        return bench

    @property
    def step(self) -> int:
        facts = self.map.canvas.facts
        assert facts is not None
        return facts.step

    @property
    def seen(self) -> tuple[float, float]:
        return self.map.canvas.frame.left, self.map.canvas.frame.right
