"""From settings to the body of a request, and what becomes of each setting."""

import json
from typing import Any

import pytest
from asks import ALL_SETTINGS, CELLS, ask_with, connection_to, prompt

from statelab_gui.domain.fetching.asking import SENDABLE, FieldFate
from statelab_gui.domain.fetching.connections import Dialect, LimitField
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED
from statelab_gui.providers.connecting import rules_of

DIALECTS = (Dialect.OPENAI, Dialect.ANTHROPIC, Dialect.OLLAMA)
SCHEMA = {
    "type": "object",
    "properties": {cell: {"type": "integer"} for cell in CELLS},
    "required": list(CELLS),
    "additionalProperties": False,
}


def body(dialect: Dialect, settings: dict[str, Any], **facts: object) -> dict[str, Any]:
    connection = connection_to("http://localhost", dialect, **facts)
    return rules_of(dialect).body(connection, ask_with(settings))


def test_openai_is_sent_every_setting_it_has_a_field_for() -> None:
    assert body(Dialect.OPENAI, ALL_SETTINGS) == {
        "model": "small-model",
        "messages": [
            {"role": "system", "content": "Be brief."},
            {"role": "user", "content": prompt()},
        ],
        "temperature": 0.5,
        "max_tokens": 256,
        "reasoning_effort": "low",
        "seed": 7,
        "response_format": {
            "type": "json_schema",
            "json_schema": {"name": "state", "strict": True, "schema": SCHEMA},
        },
    }


def test_anthropic_is_sent_every_setting_it_has_a_field_for() -> None:
    assert body(Dialect.ANTHROPIC, ALL_SETTINGS) == {
        "model": "small-model",
        "max_tokens": 256,
        "messages": [{"role": "user", "content": prompt()}],
        "system": "Be brief.",
        "temperature": 0.5,
        "output_config": {
            "effort": "low",
            "format": {"type": "json_schema", "schema": SCHEMA},
        },
    }


def test_ollama_is_told_the_window_and_not_to_cut_or_shift() -> None:
    assert body(Dialect.OLLAMA, ALL_SETTINGS) == {
        "model": "small-model",
        "messages": [
            {"role": "system", "content": "Be brief."},
            {"role": "user", "content": prompt()},
        ],
        "stream": False,
        "truncate": False,
        "shift": False,
        "think": "low",
        "format": SCHEMA,
        "options": {"num_ctx": 16384, "temperature": 0.5, "seed": 7, "num_predict": 256},
    }


def test_a_connection_says_the_names_that_its_service_knows() -> None:
    newer = body(Dialect.OPENAI, ALL_SETTINGS, limit_field=LimitField.MAX_COMPLETION_TOKENS)
    assert newer["max_completion_tokens"] == 256 and "max_tokens" not in newer
    older = body(Dialect.OPENAI, ALL_SETTINGS, json_object=True)
    assert older["response_format"] == {"type": "json_object", "schema": SCHEMA}


@pytest.mark.parametrize(
    ("dialect", "typed", "sent"),
    [
        (Dialect.ANTHROPIC, "2048", {"thinking": {"type": "enabled", "budget_tokens": 2048}}),
        (Dialect.ANTHROPIC, "none", {"thinking": {"type": "disabled"}}),
        (Dialect.ANTHROPIC, "Adaptive", {"thinking": {"type": "adaptive"}}),
        (Dialect.ANTHROPIC, "max", {"output_config": {"effort": "max"}}),
        (Dialect.OLLAMA, "off", {"think": False}),
        (Dialect.OLLAMA, "on", {"think": True}),
        (Dialect.OPENAI, "High", {"reasoning_effort": "high"}),
    ],
)
def test_how_much_is_thought_is_said_in_the_words_of_each(
    dialect: Dialect, typed: str, sent: dict[str, Any]
) -> None:
    needed = {"model": "m", "output_limit": "9", "context_window": "4096"}
    found = body(dialect, needed | {"reasoning_budget": typed})
    assert {key: found[key] for key in sent} == sent


def test_a_whole_number_is_sent_whole() -> None:
    made = body(Dialect.OPENAI, {"model": "m", "temperature": " 0 "})
    assert '"temperature": 0}' in json.dumps(made)


@pytest.mark.parametrize("dialect", DIALECTS)
def test_free_text_sends_nothing_of_a_format(dialect: Dialect) -> None:
    sent = body(dialect, {**ALL_SETTINGS, "output_format": "free_text"})
    assert "format" not in json.dumps(sent)


@pytest.mark.parametrize("dialect", DIALECTS)
def test_every_setting_has_a_fate(dialect: Dialect) -> None:
    rules = rules_of(dialect)
    settings = dict.fromkeys(SENDABLE, BLANK) | {"temperature": NOT_PROVIDED}
    fates = rules.fates(ask_with(settings | {"model": ALL_SETTINGS["model"]}))
    assert list(fates) == list(SENDABLE)
    assert fates["model"] is FieldFate.SENT
    assert fates["system_prompt"] is FieldFate.NOT_SENT
    assert fates["temperature"] is FieldFate.NOT_OFFERED
    without = {"anthropic": ["context_window", "sampling_seed"], "openai": ["context_window"]}
    for key in without.get(dialect.value, []):
        assert rules.fates(ask_with(ALL_SETTINGS))[key] is FieldFate.NOT_OFFERED


@pytest.mark.parametrize("dialect", DIALECTS)
def test_what_is_left_out_is_refused_and_not_sent(dialect: Dialect) -> None:
    ask = ask_with(ALL_SETTINGS, left_out=frozenset({"temperature", "output_format"}))
    rules = rules_of(dialect)
    assert rules.fates(ask)["temperature"] is FieldFate.REFUSED
    sent = json.dumps(rules.body(connection_to("http://localhost", dialect), ask))
    assert "temperature" not in sent and "format" not in sent


@pytest.mark.parametrize(
    ("dialect", "settings", "code"),
    [
        (Dialect.OPENAI, {}, "model_missing"),
        (Dialect.OPENAI, {"model": NOT_PROVIDED}, "model_missing"),
        (Dialect.ANTHROPIC, {"model": "m"}, "output_limit_missing"),
        (Dialect.OLLAMA, {"model": "m"}, "context_window_missing"),
    ],
)
def test_what_a_service_cannot_do_without_is_asked_for(
    dialect: Dialect, settings: dict[str, Any], code: str
) -> None:
    error = rules_of(dialect).refuse(ask_with(settings))
    assert error is not None and error.code == code


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("temperature", "low"),
        ("temperature", "0,5"),
        ("temperature", "１"),
        ("temperature", "nan"),
        ("temperature", "1e400"),
        ("output_limit", "0"),
        ("output_limit", "-1"),
        ("output_limit", "2.5"),
        ("output_limit", "9" * 30),
        ("reasoning_budget", "a lot"),
        ("output_format", "xml"),
        ("sampling_seed", "7.5"),
        ("system_prompt", "half a \ud83d"),
    ],
)
def test_a_setting_that_cannot_be_sent_as_it_is_is_named(key: str, value: str) -> None:
    for dialect in DIALECTS:
        rules = rules_of(dialect)
        if key not in rules.readers:
            continue
        error = rules.refuse(ask_with({**ALL_SETTINGS, key: value}))
        assert error is not None and error.code == "setting_not_sendable"
        assert error.facts["setting"] == key
        str(error).encode()


def test_half_a_character_in_a_prompt_is_not_sent() -> None:
    error = rules_of(Dialect.OPENAI).refuse(ask_with(text="\udc80"))
    assert error is not None and error.code == "prompt_not_sendable"
