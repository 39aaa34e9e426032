"""Practice: simulated answers, made on this computer; nothing is sent anywhere."""

import asyncio
import json
import time
import zlib
from random import Random

from statelab_gui.domain.drift.respondents import TALKERS, TalkExercise
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.asking import SENDABLE, Ask, FieldFate
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.practice import RESPONDENTS, Exercise, Said, model_of
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED
from statelab_gui.providers.base import AskCancelled, Exchange

LATENCY = (0.02, 0.08)
"""Seconds that an answer takes, at least and at most: enough to see a run go on."""

_REASONS = {
    Outcome.TRUNCATED: "length",
    Outcome.TOOL_CALL: "tool_calls",
    Outcome.REFUSED: "refusal",
    Outcome.INCOMPLETE: None,
    Outcome.INPUT_TOO_LONG: None,
}


class PracticeProvider:
    """Answers as the respondent of its connection does; the same conversation always alike."""

    def __init__(self, connection: Connection) -> None:
        """Raises KnownError("respondent_unknown", respondent=key)."""
        if connection.respondent not in RESPONDENTS:
            raise KnownError("respondent_unknown", respondent=connection.respondent)
        self.connection = connection

    def refuse(self, ask: Ask) -> KnownError | None:
        """Nothing is sent, so nothing cannot be."""
        return None

    def fates(self, ask: Ask) -> dict[str, FieldFate]:
        """A respondent takes no settings."""
        fates = {}
        for key in SENDABLE:
            setting = ask.settings.get(key, BLANK)
            blank = setting == BLANK and key not in ask.left_out
            fates[key] = FieldFate.NOT_SENT if blank else FieldFate.NOT_OFFERED
            if key in ask.left_out and setting != NOT_PROVIDED:
                fates[key] = FieldFate.REFUSED
        return fates

    async def ask(self, ask: Ask) -> Exchange:
        """What the respondent says after a moment."""
        began = time.monotonic()
        request = _written(
            respondent=self.connection.respondent,
            messages=[{"role": turn.role, "content": turn.text} for turn in ask.messages],
        )
        url = f"practice:{self.connection.respondent}"
        if ask.program is None and ask.drift is None:
            trouble = Trouble(TroubleKind.NOT_AN_ANSWER, {"missing": "program"})
            return Exchange(url, request, self.fates(ask), trouble=trouble)
        draw = zlib.crc32(request + str(ask.repeat).encode())
        try:
            # Beside the loop: a slip in a long case takes a while to work out.
            said = await asyncio.to_thread(self._said, ask, draw)
            await asyncio.sleep(Random(draw).uniform(*LATENCY))
        except asyncio.CancelledError:
            raise AskCancelled(None) from None
        return Exchange(
            url,
            request,
            self.fates(ask),
            response=_written(text=said.text, outcome=said.outcome.value),
            latency_ms=round((time.monotonic() - began) * 1000),
            answer=self._answer(said),
        )

    async def models(self) -> list[str]:
        """The one respondent, under the name that its answers return."""
        return [self._model]

    async def check(self) -> list[str]:
        """Always there."""
        return await self.models()

    async def close(self) -> None:
        """There is nothing to close."""

    def _said(self, ask: Ask, draw: int) -> Said:
        """The same for the same ask; in a conversation of several turns one belief is kept."""
        key, characters = self.connection.respondent, sum(len(turn.text) for turn in ask.messages)
        if ask.drift is not None:
            return TALKERS[key](
                TalkExercise(ask.drift, characters, ask.repeat, ask.purpose, ask.turn, ask.prefix)
            )
        assert ask.program is not None
        return RESPONDENTS[key](Exercise(ask.program, characters, draw))

    @property
    def _model(self) -> str:
        return model_of(self.connection.respondent)

    def _answer(self, said: Said) -> Answer:
        return Answer(
            said.outcome,
            said.text,
            finish_reason=_REASONS.get(said.outcome, "stop"),
            model=self._model,
        )


def _written(**facts: object) -> bytes:
    return json.dumps({"simulated": True, **facts}, ensure_ascii=False).encode()
