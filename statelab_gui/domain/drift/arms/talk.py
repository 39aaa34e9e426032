"""A conversation under a harness: what every arm does alike, and where each comes in."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field

from statelab_gui.domain.drift.arms.values import ArmSettings, NoteKind, Step, StepNote
from statelab_gui.domain.drift.arms.wording import WORDINGS, Wording
from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.domain.drift.messages import user_text
from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.fetching.asking import Message

Moves = Generator[Step, str, None]
"""Steps to be asked; what is sent in is the reply to each."""


@dataclass(frozen=True)
class Told:
    """One message of the user: it ends with turn `turn`, and carries `carries` turns.

    `reply` is the frozen acknowledgement, None for the last message, which asks for the answer.
    """

    turn: int
    carries: int
    text: str
    reply: str | None


def told(case: DriftCase) -> Iterator[Told]:
    """The user's messages in order; a turn without a frozen reply goes on in the next message."""
    texts: list[str] = []
    turns = case.conversation.turns
    for number, turn in enumerate(turns, start=1):
        texts.append(user_text(case, number))
        if turn.reply:
            yield Told(number, len(texts), "\n\n".join(texts), turn.reply)
            texts = []
    yield Told(len(turns), len(texts), "\n\n".join((*texts, case.conversation.request)), None)


@dataclass
class Talk:
    """How far the conversation has come: `history`, which ends with the assistant, then `said`."""

    case: DriftCase
    settings: ArmSettings
    said: Told
    history: list[Message] = field(default_factory=list)
    notes: list[StepNote] = field(default_factory=list)
    answered: int = 0

    @property
    def words(self) -> Wording:
        """The words of a harness in the language of the conversation."""
        return WORDINGS[self.case.item.language]

    @property
    def messages(self) -> tuple[Message, ...]:
        """The history and the user's message, as it was said."""
        return (*self.history, Message("user", self.said.text))

    def note(self, kind: NoteKind, **facts: str | int | float) -> None:
        """Note something that happened now."""
        self.notes.append(StepNote(kind, self.said.turn, self.answered, facts))

    def step(self, purpose: Purpose, head: str) -> Step:
        """Ask for a reply to the user's message, with `head` ahead of it."""
        last = "\n\n".join(part for part in (head, self.said.text) if part)
        return Step(purpose, (*self.history, Message("user", last)), self.said.turn)

    def beside(self, purpose: Purpose, prompt: str, of_tracker: bool = False) -> Step:
        """Ask something in a conversation of its own."""
        return Step(purpose, (Message("user", prompt),), self.said.turn, of_tracker)

    def replied(self, text: str) -> None:
        """Go on behind the user's message and this reply to it; a service takes no blank one."""
        self.history += [Message("user", self.said.text), Message("assistant", self.spoken(text))]

    def spoken(self, text: str) -> str:
        """The text, or words for there being none."""
        if text.strip():
            return text
        self.note(NoteKind.BLANK_REPLY)
        return self.words.no_reply


class Harness:
    """What an arm does beside asking; this one does nothing."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk

    def heard(self) -> Moves:
        """The user has said something, and nobody has replied yet."""
        yield from ()

    def head(self) -> str:
        """What stands ahead of the user's message in the request, "" for nothing."""
        return ""

    def before_answer(self) -> Moves:
        """The request for the answer is about to be asked."""
        yield from ()

    def answered(self, asked: Step, answer: str) -> Moves:
        """The answer is there."""
        yield from ()


def dialogue(harness: Harness, messages: list[Told]) -> Moves:
    """The whole conversation with that harness around it: the last ANSWER or AGAIN is final."""
    talk = harness.talk
    for said in messages:
        talk.said = said
        yield from harness.heard()
        if said.reply is None:
            continue
        reply = said.reply
        if talk.settings.own_turns:
            reply = yield talk.step(Purpose.TURN, harness.head())
        talk.replied(reply)
    yield from harness.before_answer()
    asked = talk.step(Purpose.ANSWER, harness.head())
    answer = yield asked
    yield from harness.answered(asked, answer)
