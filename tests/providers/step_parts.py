"""Parts for tests of runs in steps: a journal in memory that knows of dialogues, drift cases, and a
service that answers by what it is asked for."""

from collections import defaultdict
from dataclasses import replace
from decimal import Decimal
from functools import cache

from fetch_parts import SETTINGS, MemoryJournal, ScriptedService, answered, conversation

from statelab_gui.domain.drift.arms import Purpose, arm_of, next_step
from statelab_gui.domain.drift.arms.values import Final
from statelab_gui.domain.drift.items import Condition, DriftFamily
from statelab_gui.domain.drift.making import drift_cases
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.fetching.runs import TaskState
from statelab_gui.domain.fetching.usage import cost
from statelab_gui.domain.runs import Setting

SAID = {
    Purpose.TRACKER: '{"edits": [], "derived": []}',
    Purpose.FORMAT: '{"conventions": ["Only JSON."]}',
    Purpose.GATE: '{"problems": []}',
}


@cache
def case_of(seed=1, condition=Condition.EASY, family=DriftFamily.CELLS):
    recipe = DriftRecipe(families=(family,), seeds=(seed,), conditions=(condition,))
    return next(found for found in drift_cases(recipe) if hasattr(found, "conversation"))


def settings_of(arm, **more):
    given = {"arm": arm, **more}
    return {**SETTINGS, **{key: Setting.of(value) for key, value in given.items()}}


class StepJournal(MemoryJournal):
    """A run of drift cases: steps are kept in order, and claimed again with the conversation."""

    def __init__(self, count, arm="stateforge", prices=None, pricing=None, **settings):
        super().__init__(count, prices, settings_of(arm, **settings))
        self.pricing = pricing
        self.replies_of = defaultdict(list)
        self.kept = []  # (conversation, position, purpose) of every step, as they were kept
        self.final = {}
        for n in self.tasks:
            task = conversation(n, self.tasks[n].settings)
            self.tasks[n] = replace(task, drift=case_of(), arm=arm_of(task.settings))

    def claim(self, count):
        self._enter()
        waiting = [n for n, state in self.states.items() if state is TaskState.WAITING]
        chosen = sorted(waiting, key=lambda n: not self.replies_of[n])[:count]
        for n in chosen:
            self.states[n] = TaskState.ASKING
        self.claims.append(chosen)
        return [self._as_claimed(n) for n in chosen]

    def _as_claimed(self, n):
        had = tuple(self.replies_of[n])
        return replace(self.tasks[n], attempts=len(self.attempts[n]), replies=had)

    def settle(self, settled):
        self._enter()
        fresh = []
        for one in settled:
            n = one.attempt.task_id
            assert self.states[n] is TaskState.ASKING, (n, self.states[n])
            assert one.attempt.number == len(self.attempts[n]) + 1
            self.attempts[n].append(one.attempt)
            self.states[n] = one.state
            assert one.step.position == len(self.replies_of[n])
            if one.attempt.answer is None:
                assert one.step.answer is None
                continue
            self.kept.append((n, one.step.position, one.step.purpose))
            self.replies_of[n].append(one.attempt.answer.text)
            if one.state is TaskState.ANSWERED:
                self.final[n] = one.step.answer
                self.replies.append(n)
                fresh.append(len(self.replies))
        return fresh

    def tally(self):
        found = super().tally()
        if self.pricing is None:
            return found
        costs = []
        for n, many in self.attempts.items():
            answers = [one.answer for one in many if one.answer]
            purposes = [purpose for task, _, purpose in self.kept if task == n]
            for answer, purpose in zip(answers, purposes, strict=True):
                prices = self.pricing.of(purpose.of_tracker)
                costs.append(None if prices is None else cost(answer.usage, prices))
        spent = sum((one for one in costs if one is not None), Decimal(0))
        return replace(found, spent=spent, unpriced=costs.count(None))

    def purposes(self, n):
        return [purpose.value for task, _, purpose in self.kept if task == n]


class Speaking(ScriptedService):
    """Answers by purpose; `script(ask, nth)` may give something else, or None. `asks` are all that
    came, in order, each with how many steps its journal had kept by then."""

    def __init__(self, script=lambda ask, nth: None, journal=None, connection=None):
        super().__init__(lambda prompt, nth: None, connection)
        self.asks = []
        self._say = script
        self._journal = journal

    async def ask(self, ask):
        kept = None if self._journal is None else len(self._journal.kept)
        self.asks.append((ask, kept))
        self._script = lambda prompt, nth: self._said(ask, len(self.asks))
        return await super().ask(ask)

    def _said(self, ask, nth):
        found = self._say(ask, nth)
        return answered(text=SAID.get(ask.purpose, f"said {nth}")) if found is None else found


def steps_of(arm, said=SAID, **settings):
    """The purposes of a whole conversation with that arm."""
    replies, purposes = [], []
    while not isinstance(
        step := next_step(case_of(), arm_of(settings_of(arm, **settings)), replies), Final
    ):
        purposes.append(step.purpose.value)
        replies.append(said.get(step.purpose, "said"))
    return purposes


__all__ = ["SAID", "Speaking", "StepJournal", "case_of", "settings_of", "steps_of"]
