"""State-lab cells as a source task: starting values, amounts and extra steps are wanted or not."""

import json
import random
from dataclasses import dataclass

from statelab_gui.domain.drift.chance import chance
from statelab_gui.domain.drift.families.base import Grade, item_key
from statelab_gui.domain.drift.families.cells.places import PLACES, Place
from statelab_gui.domain.drift.families.cells.shapes import MODULUS, SHAPES, STARTING, rules
from statelab_gui.domain.drift.intents import Goal, GoalRole, GoalValue, Intents
from statelab_gui.domain.drift.items import DriftFamily, Item, Language
from statelab_gui.domain.drift.running import CodeRunner
from statelab_gui.domain.scoring import Verdict, score
from statelab_gui.domain.updates import Op, Program

_SHAPES = tuple(SHAPES)

TEMPLATES: dict[str, str] = {
    f"{place}_{_SHAPES[at % len(_SHAPES)]}": _SHAPES[at % len(_SHAPES)]
    for at, place in enumerate(PLACES)
}
"""Every place with the shape of its task, shapes in turn."""

_VALUES = 6
_EXTRA = {
    Language.EN: (
        "the extra step on {cell}",
        "add {n} to {cell} at the very end, modulo {m}",
        "set {cell} to {n} at the very end",
    ),
    Language.ZH_TW: (
        "{cell}的額外步驟",
        "最後再把{cell}加 {n}，取 {m} 的餘數",
        "最後再把{cell}設為 {n}",
    ),
}
_ASK = {
    Language.EN: "Please give me the final values of all four now.",
    Language.ZH_TW: "現在請給我這四項最後的值。",
}
_LOOKS = {
    Language.EN: "Return ONLY a JSON object with integer values for {cells}.",
    Language.ZH_TW: "只回覆一個 JSON 物件，鍵為 {cells}，值為整數。",
}


@dataclass(frozen=True)
class CellsFamily:
    """Cells whose final values are asked for, judged by the strict scorer of state tracking."""

    key: DriftFamily = DriftFamily.CELLS
    has_solver: bool = True
    own_runner: CodeRunner | None = None

    def templates(self, language: Language) -> tuple[str, ...]:
        """One name for every place and the shape of its task."""
        return tuple(TEMPLATES)

    def make(self, template: str, seed: int, language: Language) -> Item:
        """The task of that place; one extra step is wanted, and one of each other cell a decoy."""
        drawn = chance(self.key, template, seed)
        shape = TEMPLATES[template]
        place = PLACES[template.removesuffix(f"_{shape}")]
        names = place.cells[language]
        goals = [_number("start", place, c, drawn, language) for c in STARTING[shape]]
        goals += [
            _number("add", place, step.target, drawn, language)
            for step in SHAPES[shape]
            if step.op is Op.ADD
        ]
        wanted = drawn.randrange(len(place.keys))
        goals.append(_extra(place, wanted, drawn, language, GoalRole.GOAL))
        for c in range(len(place.keys)):
            if c != wanted:
                goals.append(_extra(place, c, drawn, language, GoalRole.DECOY))
        return Item(
            key=item_key(self.key, language, template, seed),
            family=self.key,
            language=language,
            template=template,
            seed=seed,
            context=f"{place.scene[language]}\n{rules(SHAPES[shape], names, language)}",
            request=_ASK[language],
            conventions=(_LOOKS[language].format(cells=",".join(place.keys)),),
            goals=tuple(goals),
            payload={"cells": list(place.keys), "shape": shape},
        )

    def solve(self, item: Item, intents: Intents) -> str | None:
        """The JSON object of the final values; every set of intents has one."""
        return json.dumps(truth(item, intents))

    def grade(self, item: Item, intents: Intents, answer: str, runner: CodeRunner | None) -> Grade:
        """The share of right cells, by the strict scorer."""
        verdict = cells_verdict(item, intents, answer.encode("utf-8", "surrogatepass"))
        if not verdict.valid:
            fault = verdict.faults[0]
            return Grade(0.0, usable=False, fault=fault.kind, detail=fault.detail)
        return Grade(verdict.correct / verdict.total)


CELLS = CellsFamily()


def cells_verdict(item: Item, intents: Intents, raw: bytes) -> Verdict:
    """The strict scorer's verdict on a record, cell by cell."""
    return score(raw, truth(item, intents))


def truth(item: Item, intents: Intents) -> dict[str, int]:
    """The final value of every cell, where these intents are followed."""
    return program(item, intents).last_state()


def program(item: Item, intents: Intents) -> Program:
    """The update program that these intents describe."""
    cells: list[str] = item.payload["cells"]
    chosen = {key: item.goal(key).values[n - 1].plain for key, n in intents.items()}
    rows = [(int(Op.SET), c, int(chosen.get(f"start_{name}", 0))) for c, name in enumerate(cells)]
    for step in SHAPES[item.payload["shape"]]:
        if step.op is Op.ADD:
            rows.append((int(Op.ADD), step.target, int(chosen.get(f"add_{cells[step.target]}", 0))))
        else:
            rows.append((int(Op.COPY), step.target, step.source))
    for c, name in enumerate(cells):
        if extra := chosen.get(f"extra_{name}"):
            op, n = str(extra).split()
            rows.append((int(Op[op.upper()]), c, int(n)))
    return Program.of(cells, MODULUS, rows)


def _number(what: str, place: Place, c: int, drawn: random.Random, language: Language) -> Goal:
    """A goal of several digits: what a cell starts at, or what is added to it."""
    pattern = (place.start if what == "start" else place.more)[language]
    digits = drawn.sample(range(1, MODULUS), _VALUES)
    return Goal(
        f"{what}_{place.keys[c]}",
        pattern.format(cell=place.cells[language][c]),
        tuple(GoalValue(digit, str(digit)) for digit in digits),
    )


def _extra(place: Place, c: int, drawn: random.Random, language: Language, role: GoalRole) -> Goal:
    """A step that may be wanted on a cell after everything else; a decoy has one value only."""
    words, *commands = _EXTRA[language]
    cell = place.cells[language][c]
    ways = [(op, n) for op in range(2) for n in range(1, MODULUS)]
    # What is wanted in the end adds: setting would make all that was said of the cell before idle.
    chosen = [ways.pop(drawn.randrange(MODULUS - 1))]
    if role is GoalRole.GOAL:
        chosen += drawn.sample(ways, _VALUES - 1)
    values = tuple(
        GoalValue(f"{('add', 'set')[op]} {n}", commands[op].format(cell=cell, n=n, m=MODULUS))
        for op, n in chosen
    )
    return Goal(f"extra_{place.keys[c]}", words.format(cell=cell), values, role, style="do")
