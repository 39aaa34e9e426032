"""What the dialects share once there is a wire: from asking to an exchange without a key in it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.asking import Ask, FieldFate
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.troubles import RETRIED, Trouble, TroubleKind
from statelab_gui.domain.runs import Setting
from statelab_gui.providers import reading
from statelab_gui.providers.addresses import endpoint, host_of, root
from statelab_gui.providers.base import AskCancelled, Exchange, TroubleError
from statelab_gui.providers.cleaning import clean_answer, clean_body, clean_trouble
from statelab_gui.providers.dialect import Rules
from statelab_gui.providers.reading import Asked, Received
from statelab_gui.providers.redacting import Redactor
from statelab_gui.providers.refusals import refused
from statelab_gui.providers.straight import StraightClient
from statelab_gui.providers.transport import Transport
from statelab_gui.providers.wire import Wire

_MOST_MODELS = 10_000


@dataclass(frozen=True)
class _Settings:
    """What was worked out once of the settings of an examinee, for all conversations with it."""

    settings: Mapping[str, Setting]
    left_out: frozenset[str]
    refused: KnownError | None
    fates: dict[str, FieldFate]


_NEVER_WHOLE = frozenset({TroubleKind.TOO_BIG, TroubleKind.TOO_LONG_TIME})


class Speaker(ABC):
    """A provider that speaks over HTTP. A dialect adds how its library sends a body or a list."""

    def __init__(
        self, connection: Connection, rules: Rules, transport: Transport, redactor: Redactor
    ) -> None:
        self._connection = connection
        self._rules = rules
        self._redactor = redactor
        self._url = endpoint(connection.dialect, connection.base_url)
        self._root = root(connection.dialect, connection.base_url)
        self._client = StraightClient(transport)
        self._known: _Settings | None = None

    @abstractmethod
    async def _send(self, body: dict[str, Any]) -> None:
        """Send a conversation by the dialect's own library; what comes back is on the wire."""

    @abstractmethod
    async def _list(self) -> None:
        """Ask for the list of models by the same library."""

    @property
    def connection(self) -> Connection:
        """The connection it was made for."""
        return self._connection

    def refuse(self, ask: Ask) -> KnownError | None:
        """Why these settings cannot be sent as they are; None if they can."""
        return self._rules.refuse_messages(ask) or self._settings(ask).refused

    def fates(self, ask: Ask) -> dict[str, FieldFate]:
        """What becomes of every setting of SENDABLE."""
        return self._settings(ask).fates

    async def ask(self, ask: Ask) -> Exchange:
        """Hold one new conversation; raises KnownError as `refuse` says, and AskCancelled."""
        error = self.refuse(ask)
        if error is not None:
            raise error
        asked = Asked(ask, self.fates(ask))
        body = self._rules.body(self._connection, ask)
        wire = Wire()
        with wire.open():
            try:
                await self._send(body)
            except asyncio.CancelledError:
                raise AskCancelled(self._stopped(wire, asked)) from None
            except Exception:
                if wire.status is None and wire.failure is None:
                    raise  # nothing of the world's doing
        return self._exchange(wire, asked, self._result(wire, asked))

    async def models(self) -> list[str]:
        """The names of the models offered, in the service's order; raises TroubleError."""
        wire = Wire()
        with wire.open():
            try:
                await self._list()
            except Exception:
                if wire.status is None and wire.failure is None:
                    raise
        trouble = self._cut_short(wire)
        received = self._received(wire)
        if trouble is None and received.status not in range(200, 300):
            found = refused(received, None)
            trouble = found if isinstance(found, Trouble) else None
        if trouble is None:
            names = self._names(received)
            if isinstance(names, list):
                return names
            trouble = names
        raise TroubleError(clean_trouble(trouble, self._redactor)) from None

    async def check(self) -> list[str]:
        """Whether the service can be asked: its models, [] where it has no list of them.

        Where there is no list, a body with nothing in it is sent where conversations go: a service
        that refuses it as such is there and takes the key. Raises TroubleError.
        """
        try:
            return await self.models()
        except TroubleError as error:
            if error.trouble.kind is not TroubleKind.NOT_FOUND:
                raise
        wire = Wire()
        with wire.open():
            try:
                await self._client.post(self._url, json={})
            except Exception:
                if wire.status is None and wire.failure is None:
                    raise
        trouble = self._cut_short(wire)
        if trouble is None and (wire.status or 0) >= 300:
            found = refused(self._received(wire), None)
            trouble = found if isinstance(found, Trouble) else None
        if trouble is not None and trouble.kind is not TroubleKind.REQUEST_REFUSED:
            raise TroubleError(clean_trouble(trouble, self._redactor)) from None
        return []

    async def close(self) -> None:
        """Close every socket."""
        await self._client.aclose()

    def _settings(self, ask: Ask) -> _Settings:
        known = self._known
        if known is None or known.settings is not ask.settings or known.left_out != ask.left_out:
            refused, fates = self._rules.refuse_settings(ask), self._rules.fates(ask)
            known = self._known = _Settings(ask.settings, ask.left_out, refused, fates)
        return known

    def _result(self, wire: Wire, asked: Asked) -> Answer | Trouble:
        cut = self._cut_short(wire)
        if cut is not None:
            return cut
        found = self._rules.read(self._received(wire), asked)
        failure = wire.failure
        endless = failure is not None and failure.kind in _NEVER_WHOLE
        if endless and isinstance(found, Trouble) and found.kind in RETRIED:
            assert failure is not None
            return failure  # it would be as endless the next time
        return found

    def _cut_short(self, wire: Wire) -> Trouble | None:
        """What cut the response short; a refusal is one even where its body did not come whole."""
        if wire.failure is None or (wire.status is not None and wire.status >= 300):
            return None
        return wire.failure

    def _received(self, wire: Wire) -> Received:
        return Received(
            status=wire.status or 0,
            body=wire.body,
            headers=wire.headers,
            host=host_of(wire.url),
            location=wire.location,
        )

    def _stopped(self, wire: Wire, asked: Asked) -> Exchange | None:
        if not wire.sent:
            return None
        return self._exchange(wire, asked, Trouble(TroubleKind.STOPPED))

    def _exchange(self, wire: Wire, asked: Asked, result: Answer | Trouble) -> Exchange:
        """The exchange, with every key taken out of it."""
        redactor = self._redactor
        answer = result if isinstance(result, Answer) else None
        trouble = result if isinstance(result, Trouble) else None
        return Exchange(
            url=redactor.clean(wire.url or self._url),
            request=redactor.clean_bytes(wire.request),
            fates=asked.fates,
            status=wire.status,
            headers={name: redactor.clean(value) for name, value in wire.headers.items()},
            response=clean_body(wire.body, redactor),
            latency_ms=wire.latency_ms,
            answer=None if answer is None else clean_answer(answer, redactor),
            trouble=None if trouble is None else clean_trouble(trouble, redactor),
        )

    def _names(self, received: Received) -> list[str] | Trouble:
        try:
            found = reading.parse(received.body)
        except reading.NotReadableError:
            return reading.not_json(received)
        listed, named = self._rules.models_in
        if not isinstance(reading.mapping(found).get(listed), list):
            return reading.not_an_answer(listed)
        names = (reading.mapping(item).get(named) for item in found[listed][:_MOST_MODELS])
        told = (self._redactor.clean(name) for name in names if isinstance(name, str))
        return [name for name in map(reading.text_or_none, told) if name is not None]
