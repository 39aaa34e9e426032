"""The dialect of Anthropic's messages."""

from typing import Any

from statelab_gui.domain.fetching.asking import Ask
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.providers import reading_anthropic, sending
from statelab_gui.providers.dialect import Rules
from statelab_gui.providers.sending import JSON_SCHEMA

_EFFORTS = frozenset({"low", "medium", "high", "xhigh", "max"})
_OFF = frozenset({"none", "off", "disabled", "0"})
_ADAPTIVE = "adaptive"


def _thinking(text: str) -> dict[str, Any]:
    """The fields that say how much is thought: a number of tokens, an effort, none, adaptive."""
    found = text.strip().lower()
    if found in _OFF:
        return {"thinking": {"type": "disabled"}}
    if found == _ADAPTIVE:
        return {"thinking": {"type": "adaptive"}}
    if found in _EFFORTS:
        return {"effort": found}
    return {"thinking": {"type": "enabled", "budget_tokens": sending.count(found)}}


def body(connection: Connection, ask: Ask) -> dict[str, Any]:
    """The body of a request, for settings that can be sent."""
    found = sending.read(ask, RULES.readers)
    made: dict[str, Any] = {
        "model": found["model"],
        "max_tokens": found["output_limit"],
        "messages": sending.turns(ask),
    }
    if "system_prompt" in found:
        made["system"] = found["system_prompt"]
    if "temperature" in found:
        made["temperature"] = found["temperature"]
    reasoning = found.get("reasoning_budget", {})
    if "thinking" in reasoning:
        made["thinking"] = reasoning["thinking"]
    output = {key: value for key, value in reasoning.items() if key == "effort"}
    if found.get("output_format") == JSON_SCHEMA:
        output["format"] = {"type": "json_schema", "schema": sending.schema(ask)}
    if output:
        made["output_config"] = output
    return made


RULES = Rules(
    readers={
        "model": sending.name,
        "system_prompt": sending.sendable,
        "temperature": sending.number,
        "output_limit": sending.count,
        "reasoning_budget": _thinking,
        "output_format": sending.output_format,
    },
    needed={"model": "model_missing", "output_limit": "output_limit_missing"},
    body=body,
    read=reading_anthropic.read,
    models_at="/v1/models",
    models_in=("data", "id"),
    key_header=("x-api-key", ""),
)
