"""From a connection to a provider; the services' libraries are imported here, and not before."""

from typing import TYPE_CHECKING

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.providers.addresses import check, endpoint
from statelab_gui.providers.base import Provider
from statelab_gui.providers.redacting import Redactor
from statelab_gui.providers.secrets import Secret

if TYPE_CHECKING:
    from statelab_gui.providers.dialect import Rules
    from statelab_gui.providers.transport import Bounds, Transport


def rules_of(dialect: Dialect) -> "Rules":
    """The rules of a dialect that goes over a wire; raises ValueError for PRACTICE."""
    from statelab_gui.providers import anthropic_rules, ollama_rules, openai_rules

    known = {
        Dialect.OPENAI: openai_rules.RULES,
        Dialect.ANTHROPIC: anthropic_rules.RULES,
        Dialect.OLLAMA: ollama_rules.RULES,
    }
    if dialect not in known:
        raise ValueError(dialect)
    return known[dialect]


def connect(
    connection: Connection,
    secret: Secret | None,
    redactor: Redactor,
    bounds: "Bounds | None" = None,
) -> Provider:
    """A provider for the connection; nothing is sent yet.

    It takes a second the first time, for the libraries: call it in a job. Raises KnownError:
    connection_not_enabled(name), those of `addresses.check`, plain_http_refused(host),
    proxy_not_usable, ca_file_unreadable(path).
    """
    if not connection.enabled:
        raise KnownError("connection_not_enabled", name=connection.name)
    if connection.dialect is Dialect.PRACTICE:
        from statelab_gui.providers.practice import PracticeProvider

        return PracticeProvider(connection)
    check(connection.base_url)
    if secret is not None:
        redactor.add(secret)
    return _over_a_wire(connection, secret, redactor, bounds)


def _over_a_wire(
    connection: Connection, secret: Secret | None, redactor: Redactor, bounds: "Bounds | None"
) -> Provider:
    from statelab_gui.providers.quiet import hush
    from statelab_gui.providers.routes import route
    from statelab_gui.providers.transport import KeyHeader, Transport

    url = endpoint(connection.dialect, connection.base_url)
    key = KeyHeader(*rules_of(connection.dialect).key_header, secret)
    transport = Transport(connection, url, key, route(connection, url))
    if bounds is not None:
        transport.bound(bounds)
    provider = _provider(connection, transport, redactor)
    hush()
    return provider


def _provider(connection: Connection, transport: "Transport", redactor: Redactor) -> Provider:
    if connection.dialect is Dialect.OPENAI:
        from statelab_gui.providers.openai_dialect import OpenAIProvider

        return OpenAIProvider(connection, transport, redactor)
    if connection.dialect is Dialect.ANTHROPIC:
        from statelab_gui.providers.anthropic_dialect import AnthropicProvider

        return AnthropicProvider(connection, transport, redactor)
    from statelab_gui.providers.ollama_dialect import OllamaProvider

    return OllamaProvider(connection, transport, redactor)
