"""The dialect of Ollama's own chat, which does not cut a prompt when it is told not to."""

from typing import Any

from statelab_gui.domain.fetching.asking import Ask
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.providers import reading_ollama, sending
from statelab_gui.providers.dialect import Rules
from statelab_gui.providers.sending import JSON_SCHEMA

_LEVELS = frozenset({"low", "medium", "high", "max"})
_SWITCH = {
    "none": False,
    "off": False,
    "no": False,
    "false": False,
    "0": False,
    "on": True,
    "yes": True,
    "true": True,
}


def _think(text: str) -> bool | str:
    found = text.strip().lower()
    if found in _LEVELS:
        return found
    if found not in _SWITCH:
        raise ValueError(text)
    return _SWITCH[found]


def body(connection: Connection, ask: Ask) -> dict[str, Any]:
    """The body of a request, for settings that can be sent."""
    found = sending.read(ask, RULES.readers)
    messages = sending.turns(ask)
    if "system_prompt" in found:
        messages.insert(0, {"role": "system", "content": found["system_prompt"]})
    made: dict[str, Any] = {
        "model": found["model"],
        "messages": messages,
        "stream": False,
        "truncate": False,
        "shift": False,
    }
    if "reasoning_budget" in found:
        made["think"] = found["reasoning_budget"]
    if found.get("output_format") == JSON_SCHEMA:
        made["format"] = sending.schema(ask)
    options = (
        ("context_window", "num_ctx"),
        ("temperature", "temperature"),
        ("sampling_seed", "seed"),
        ("output_limit", "num_predict"),
    )
    made["options"] = {name: found[key] for key, name in options if key in found}
    return made


RULES = Rules(
    readers={
        "model": sending.name,
        "system_prompt": sending.sendable,
        "temperature": sending.number,
        "output_limit": sending.count,
        "reasoning_budget": _think,
        "output_format": sending.output_format,
        "context_window": sending.count,
        "sampling_seed": sending.seed,
    },
    needed={"model": "model_missing", "context_window": "context_window_missing"},
    body=body,
    read=reading_ollama.read,
    models_at="/api/tags",
    models_in=("models", "name"),
    key_header=("authorization", "Bearer "),
)
