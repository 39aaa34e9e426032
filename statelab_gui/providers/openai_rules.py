"""The dialect of OpenAI's chat completions, and of all that speak like it."""

from typing import Any

from statelab_gui.domain.fetching.asking import Ask
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.providers import reading_openai, sending
from statelab_gui.providers.dialect import Rules
from statelab_gui.providers.sending import JSON_SCHEMA

_EFFORTS = frozenset({"none", "minimal", "low", "medium", "high", "xhigh", "max"})
_SCHEMA_NAME = "state"


def _effort(text: str) -> str:
    found = text.strip().lower()
    if found not in _EFFORTS:
        raise ValueError(text)
    return found


def body(connection: Connection, ask: Ask) -> dict[str, Any]:
    """The body of a request, for settings that can be sent."""
    found = sending.read(ask, RULES.readers)
    messages = sending.turns(ask)
    if "system_prompt" in found:
        messages.insert(0, {"role": "system", "content": found["system_prompt"]})
    made: dict[str, Any] = {"model": found["model"], "messages": messages}
    fields = (
        ("temperature", "temperature"),
        ("output_limit", connection.limit_field.value),
        ("reasoning_budget", "reasoning_effort"),
        ("sampling_seed", "seed"),
    )
    made |= {name: found[key] for key, name in fields if key in found}
    if found.get("output_format") == JSON_SCHEMA:
        made["response_format"] = _response_format(connection, ask)
    return made


def _response_format(connection: Connection, ask: Ask) -> dict[str, Any]:
    schema = sending.schema(ask)
    if connection.json_object:
        return {"type": "json_object", "schema": schema}
    named = {"name": _SCHEMA_NAME, "strict": True, "schema": schema}
    return {"type": "json_schema", "json_schema": named}


RULES = Rules(
    readers={
        "model": sending.name,
        "system_prompt": sending.sendable,
        "temperature": sending.number,
        "output_limit": sending.count,
        "reasoning_budget": _effort,
        "output_format": sending.output_format,
        "sampling_seed": sending.seed,
    },
    needed={"model": "model_missing"},
    body=body,
    read=reading_openai.read,
    models_at="/models",
    models_in=("data", "id"),
    key_header=("authorization", "Bearer "),
)
