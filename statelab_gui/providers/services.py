"""The services of a run: the one that answers and, where an arm has one, that of its tracker."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field, replace

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.answers import Attempt
from statelab_gui.domain.fetching.runs import FetchTask
from statelab_gui.domain.fetching.stepping import Question, for_service, question_of
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.providers.base import Exchange, Provider

_CLOSE = 0.5
"""Seconds that a provider has to close its sockets."""


@dataclass
class Going:
    """A conversation under way with what it asks now."""

    task: FetchTask
    question: Question
    began: float
    started_at: str
    work: "asyncio.Task[None]" = field(init=False)

    def attempt(self, exchange: Exchange) -> Attempt:
        """The attempt that this exchange was."""
        return Attempt(
            self.task.id,
            self.task.attempts + 1,
            self.started_at,
            exchange.url,
            exchange.request,
            exchange.fates,
            exchange.latency_ms,
            exchange.status,
            exchange.headers,
            exchange.response,
            exchange.answer,
            exchange.trouble,
        )


class Services:
    """Hands every question to the service that it is for; each has its own address and key."""

    def __init__(
        self, provider: Provider, tracker: Provider | None, left_out: frozenset[str]
    ) -> None:
        """Without `tracker` the other one is asked what a tracker is asked."""
        self._provider = provider
        self._tracker = tracker
        self._left_out = left_out

    def question(self, task: FetchTask) -> Question:
        """What the conversation asks now; the truth is in it for Practice only."""
        question = question_of(task, self._left_out)
        if self._of(question).connection.simulated:
            return question
        return replace(question, ask=for_service(question.ask))

    def refuse(self, question: Question) -> KnownError | None:
        """Why it cannot be sent as it is; None if it can."""
        return self._of(question).refuse(question.ask)

    async def ask(self, question: Question) -> Exchange:
        """Ask it; raises as `Provider.ask` does."""
        return await self._of(question).ask(question.ask)

    def nothing_known(self, question: Question, kind: TroubleKind) -> Exchange:
        """An exchange of which only this trouble is known."""
        fates = self._of(question).fates(question.ask)
        return Exchange("", b"", fates, trouble=Trouble(kind))

    async def close(self) -> None:
        """Close every socket, waiting but a moment for one that would not be closed."""
        providers = [self._provider] if self._tracker is None else [self._provider, self._tracker]
        for provider in providers:
            with suppress(TimeoutError):
                await asyncio.wait_for(provider.close(), _CLOSE)

    def _of(self, question: Question) -> Provider:
        tracker = self._tracker if question.of_tracker else None
        return self._provider if tracker is None else tracker
