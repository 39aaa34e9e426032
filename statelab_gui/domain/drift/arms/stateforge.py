"""STATEFORGE: an explicit active state, kept by a tracker and shown with every message."""

from dataclasses import replace

from statelab_gui.domain.drift.arms.state import State
from statelab_gui.domain.drift.arms.state_block import state_block
from statelab_gui.domain.drift.arms.strict_json import (
    UnreadableError,
    listed,
    read_object,
    worded,
)
from statelab_gui.domain.drift.arms.talk import Harness, Moves, Talk
from statelab_gui.domain.drift.arms.tracking import folded, read_tracked
from statelab_gui.domain.drift.arms.values import NoteKind, Step
from statelab_gui.domain.drift.arms.wording import bullets
from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.fetching.asking import Message


class InjectionNoGate(Harness):
    """A tracker folds every message of the user into the state; the state stands between the
    history, which stays as it was and can be cached, and the message."""

    def __init__(self, talk: Talk) -> None:
        super().__init__(talk)
        self.state = State()

    def heard(self) -> Moves:
        talk = self.talk
        if not talk.said.carries:
            return
        prompt = talk.words.tracker.format(state=self.state.to_json(), message=talk.said.text)
        reply = yield talk.beside(Purpose.TRACKER, prompt, of_tracker=True)
        try:
            tracked = read_tracked(reply)
        except UnreadableError as unreadable:
            talk.note(NoteKind.TRACKER_UNREADABLE, reason=str(unreadable))
            return
        self.state, happenings = folded(self.state, tracked)
        for kind, facts in happenings:
            talk.note(kind, **facts)

    def head(self) -> str:
        return state_block(self.state, self.talk.words)


class StateForgeNoGate(InjectionNoGate):
    """And a second tracker holds how the answer must look: it reads the message that opens the
    conversation and, before the answer, all that came after it."""

    def __init__(self, talk: Talk) -> None:
        super().__init__(talk)
        self._later: list[str] = []

    def heard(self) -> Moves:
        yield from super().heard()
        talk = self.talk
        if talk.history:
            self._later.append(talk.said.text)
        else:
            yield from self._formats(talk.words.conventions.format(message=talk.said.text))

    def before_answer(self) -> Moves:
        words = self.talk.words
        if self._later:
            yield from self._formats(
                words.conventions_later.format(
                    conventions=bullets(self.state.conventions), messages=bullets(self._later)
                )
            )

    def _formats(self, prompt: str) -> Moves:
        reply = yield self.talk.beside(Purpose.FORMAT, prompt, of_tracker=True)
        try:
            conventions = _texts(reply, "conventions")
        except UnreadableError as unreadable:
            self.talk.note(NoteKind.FORMAT_UNREADABLE, reason=str(unreadable))
            return
        self.state = replace(self.state, conventions=conventions)


class StateForge(StateForgeNoGate):
    """And a gate checks the answer by these conventions; it may have it given once more."""

    def answered(self, asked: Step, answer: str) -> Moves:
        talk = self.talk
        if not self.state.conventions:
            talk.note(NoteKind.NOTHING_TO_CHECK)
            return
        prompt = talk.words.gate.format(
            conventions=bullets(self.state.conventions), request=talk.said.text, answer=answer
        )
        reply = yield talk.beside(Purpose.GATE, prompt, of_tracker=True)
        try:
            problems = _texts(reply, "problems")
        except UnreadableError as unreadable:
            talk.note(NoteKind.GATE_UNREADABLE, reason=str(unreadable))
            return
        if not problems:
            talk.note(NoteKind.GATE_PASSED)
            return
        talk.note(NoteKind.GATE_OBJECTED, problems=len(problems))
        messages = (
            *asked.messages,
            Message("assistant", talk.spoken(answer)),
            Message("user", talk.words.again.format(problems=bullets(problems))),
        )
        yield Step(Purpose.AGAIN, messages, talk.said.turn)


def _texts(reply: str, key: str) -> tuple[str, ...]:
    """The texts listed under the only key of the reply; raises UnreadableError for others."""
    return tuple(worded(text) for text in listed(read_object(reply, frozenset({key}))[key]))
