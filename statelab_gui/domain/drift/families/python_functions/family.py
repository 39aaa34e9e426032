"""The family of small Python functions: items of a seed, their solver, and unit tests."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from statelab_gui.domain.drift.chance import chance
from statelab_gui.domain.drift.code_tests import CallTests
from statelab_gui.domain.drift.code_values import from_plain, same, to_plain
from statelab_gui.domain.drift.families.base import Grade, item_key
from statelab_gui.domain.drift.families.choices import (
    Both,
    Choice,
    Dealt,
    GoalSpec,
    as_decoy,
    dealt,
    shuffled,
)
from statelab_gui.domain.drift.families.code_answers import grade_code
from statelab_gui.domain.drift.families.python_functions.catalogue import TEMPLATES
from statelab_gui.domain.drift.families.python_functions.inputs import inputs_for
from statelab_gui.domain.drift.families.python_functions.proving import OwnCode
from statelab_gui.domain.drift.families.python_functions.slots import PHASES
from statelab_gui.domain.drift.families.python_functions.templates import Kind, Template
from statelab_gui.domain.drift.families.python_functions.writing import FALLBACK, Function
from statelab_gui.domain.drift.intents import GoalRole, GoalValue, Intents
from statelab_gui.domain.drift.items import DriftFamily, Item, Language
from statelab_gui.domain.drift.running import CodeRunner

MOST_DECOYS = 6
_DEALS = 12
_NAME = "name"
_VERBS = ("clean", "prepare", "pick", "handle", "convert", "arrange", "digest", "process")

_TASK = Both(
    "I need a small Python function. It takes one argument, {argument}: {kind}, {about}. What it "
    "should do with them I'll say in my messages.",
    "我需要一個 Python 小函式，只有一個參數 {argument}：{kind}，內容是{about}。"
    "要做什麼我會在訊息裡說明。",
)
_KINDS = {
    Kind.NUMBERS: Both("a list of whole numbers", "整數的串列（list）"),
    Kind.WORDS: Both("a list of words", "單字的串列（list）"),
    Kind.TEXT: Both("one text", "一段文字"),
    Kind.PAIRS: Both("a list of tuples (name, whole number)", "元組 (名稱, 整數) 的串列（list）"),
}
_ORDER = Both(
    "Whatever is asked for is done in this order, and nothing that is not asked for: {phases}.",
    "有要求的才做，沒要求的不做，並依此順序進行：{phases}。",
)
_REQUEST = Both("Please give me the function now.", "請現在給我這個函式。")
_CONVENTIONS = (
    Both(
        "Answer with exactly one ```python block that defines the function.",
        "請以一個 ```python 區塊回答，裡面定義這個函式。",
    ),
    Both(
        "Use the standard library only; the function neither prints nor reads anything, and gives "
        "its result back.",
        "只用標準函式庫；函式不輸出也不讀取任何東西，結果以 return 傳回。",
    ),
    Both(
        "Where no kind of result is asked for, it gives back a list.",
        "沒有要求傳回什麼時，就傳回串列（list）。",
    ),
)


class PythonFamily:
    """Small functions, graded by unit tests: 1 where all pass, else 0.

    An answer is the one block tagged python (else the one untagged block, else the whole text),
    and it must define a function; anything else is no usable answer. Code is run by the runner
    given, or not at all; what is expected comes of our own callables.
    """

    key = DriftFamily.PYTHON
    has_solver = True

    def __init__(self) -> None:
        self._own = OwnCode()

    @property
    def own_runner(self) -> CodeRunner | None:
        """Knows what `solve` wrote as callables, and runs no text."""
        return self._own

    def templates(self, language: Language) -> tuple[str, ...]:
        """The names of its templates, the same in both languages."""
        return tuple(TEMPLATES)

    def make(self, template: str, seed: int, language: Language) -> Item:
        """The item of that template and seed; of several deals the one with most that matters."""
        best: tuple[int, Item] | None = None
        for attempt in range(_DEALS):
            item = _deal(template, seed, attempt, language)
            idle = _idle(item)
            if best is None or idle < best[0]:
                best = idle, item
            if not idle:
                break
        assert best is not None
        return best[1]

    def solve(self, item: Item, intents: Intents) -> str | None:
        """The function in its block; every set of intents has one."""
        return f"```python\n{self._own.remember(function_for(item, intents))}```"

    def grade(self, item: Item, intents: Intents, answer: str, runner: CodeRunner | None) -> Grade:
        """1 where all tests pass, else 0; not graded without a runner."""
        try:
            tests = calls_for(item, intents)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError):
            return Grade(None, detail=item.key[:80])  # no item of ours
        return grade_code(answer, tests, runner)


def function_for(item: Item, intents: Intents) -> Function:
    """The function that these intents ask for. Raises KeyError for goals of another item."""
    uses: Mapping[str, list[Any]] = item.payload["uses"]
    steps = [uses[key][intents[key] - 1] for key in item.payload["order"] if key in intents]
    name = uses[_NAME][intents[_NAME] - 1] if _NAME in intents else FALLBACK
    return Function(name, item.payload["argument"], Kind(item.payload["kind"]), tuple(steps))


def calls_for(item: Item, intents: Intents) -> CallTests:
    """The item's inputs with what the function gives back for each."""
    function = function_for(item, intents)
    inputs = tuple([plain] for plain in item.payload["inputs"])
    call = function.call
    expected = tuple(to_plain(call(from_plain(plain))) for (plain,) in inputs)
    return CallTests(function.name, inputs, expected)


def _deal(name: str, seed: int, attempt: int, language: Language) -> Item:
    template = TEMPLATES[name]
    drawn = chance(DriftFamily.PYTHON, name, seed, attempt)
    decoys = shuffled(template.decoys, drawn)[:MOST_DECOYS]
    phases = list(PHASES)
    parts = [(slot.phase, dealt(slot.spec, drawn, language), False) for slot in template.slots] + [
        (slot.phase, dealt(as_decoy(slot.spec), drawn, language, GoalRole.DECOY), True)
        for slot in decoys
    ]
    order = sorted(parts, key=lambda part: phases.index(part[0]))
    named = dealt(_names(template), drawn, language)
    uses = {part.goal.key: part.uses for _, part, _ in parts} | {_NAME: named.uses}
    steps = [use for key, values in uses.items() if key != _NAME for use in values]
    payload = {
        "kind": template.kind.value,
        "argument": template.argument,
        "order": [part.goal.key for _, part, _ in order],
        "uses": uses,
        "inputs": [to_plain(one) for one in inputs_for(template, steps, drawn)],
    }
    return Item(
        key=item_key(DriftFamily.PYTHON, language, name, seed),
        family=DriftFamily.PYTHON,
        language=language,
        template=name,
        seed=seed,
        context=_context(template, language),
        request=_REQUEST.of(language),
        conventions=tuple(one.of(language) for one in _CONVENTIONS),
        goals=(named.goal, *(_worded(part, template).goal for _, part, _ in parts)),
        payload=payload,
    )


def _context(template: Template, language: Language) -> str:
    there = {slot.phase for slot in (*template.slots, *template.decoys)}
    phases = [words.of(language) for phase, words in PHASES.items() if phase in there]
    task = _TASK.of(language).format(
        argument=template.argument,
        kind=_KINDS[template.kind].of(language),
        about=template.about.of(language),
    )
    joined = (", " if language is Language.EN else "、").join(phases)
    return f"{task}\n\n{_ORDER.of(language).format(phases=joined)}"


def _names(template: Template) -> GoalSpec:
    names = [f"{verb}_{template.argument}" for verb in _VERBS]
    rows = tuple(Choice(name, Both(name, name)) for name in names)
    return GoalSpec(_NAME, Both("the name of the function", "函式名稱"), rows)


def _worded(part: Dealt, template: Template) -> Dealt:
    """The goal with the template's noun in its words, and spoken of as a thing to do."""

    def filled(words: str) -> str:
        return words.replace("{en}", template.noun.en).replace("{zh}", template.noun.zh)

    values = tuple(
        GoalValue(filled(str(value.plain)), filled(value.words)) for value in part.goal.values
    )
    goal = replace(part.goal, words=filled(part.goal.words), values=values, style="do")
    return replace(part, goal=goal)


def _idle(item: Item) -> int:
    """How many variants and decoys leave all results as they are."""
    wanted = _results(item, item.final)
    idle = 0
    for goal in item.goals:
        if goal.key != _NAME:
            decoy = goal.role is GoalRole.DECOY
            for number in range(1 if decoy else 2, len(goal.values) + 1):
                idle += same(_results(item, {**item.final, goal.key: number}), wanted)
    return idle


def _results(item: Item, intents: Intents) -> list[Any]:
    call = function_for(item, intents).call
    return [call(from_plain(plain)) for plain in item.payload["inputs"]]


PYTHON = PythonFamily()
