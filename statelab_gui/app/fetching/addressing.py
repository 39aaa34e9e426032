"""What the dialog of connections is told of services known beforehand, and of an address."""

from dataclasses import replace

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.practice import RESPONDENTS
from statelab_gui.providers.addresses import check, endpoint, host_of, is_loopback, is_plain
from statelab_gui.providers.presets import PRESETS, Preset
from statelab_gui.views.connection_words import AddressFound, PresetChoice
from statelab_gui.views.labels.errors import error_sentence


def address_found(dialect: Dialect, address: str) -> AddressFound:
    """What an address leads to, or in a sentence what is wrong with it."""
    if dialect is Dialect.PRACTICE:
        return AddressFound()
    try:
        check(address)
        url = endpoint(dialect, address)
    except KnownError as error:
        return AddressFound(problem=error_sentence(error))
    return AddressFound(url, host_of(address), near=is_loopback(address), plain=is_plain(url))


def preset_choices() -> list[PresetChoice]:
    """The services that a connection can begin with."""
    return [
        PresetChoice(preset.key, preset.name, _begun(preset), preset.needs_key)
        for preset in PRESETS
    ]


def _begun(preset: Preset) -> Connection:
    connection = preset.connection(preset.name)
    if not connection.simulated or connection.respondent:
        return connection
    return replace(connection, respondent=next(iter(RESPONDENTS)))
