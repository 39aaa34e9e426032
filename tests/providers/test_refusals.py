"""What a service's refusal means."""

import json
from typing import Any

import pytest
from asks import ALL_SETTINGS, FORMATS, ask_with

from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.connections import Dialect
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.providers.connecting import rules_of
from statelab_gui.providers.reading import Asked, Received
from statelab_gui.providers.waiting import seconds_told
from statelab_gui.views.labels.troubles import trouble_sentence

OPENAI, ANTHROPIC, OLLAMA = Dialect.OPENAI, Dialect.ANTHROPIC, Dialect.OLLAMA


def read(
    status: int,
    body: Any,
    dialect: Dialect = OPENAI,
    settings: dict[str, Any] | None = None,
    **facts: Any,
) -> Answer | Trouble:
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    rules = rules_of(dialect)
    ask = ask_with(ALL_SETTINGS if settings is None else settings)
    return rules.read(Received(status, data, **facts), Asked(ask, rules.fates(ask)))


def trouble(*given: Any, **named: Any) -> Trouble:
    found = read(*given, **named)
    assert isinstance(found, Trouble), found
    return found


def message(text: str, **beside: Any) -> dict[str, Any]:
    return {"error": {"message": text, **beside}}


NOT_JSON_SCHEMA = {"error": {"message": "'response_format.type' must be 'json_object'"}}
EXTRA_SEED = {"detail": [{"loc": ["body", "seed"], "msg": "Extra inputs are not permitted"}]}

TOO_LONG = [
    (400, message("x", code="context_length_exceeded")),
    (400, message("This model's maximum context length is 4096 tokens. However, you requested 9")),
    (400, message("The decoder prompt (length 5000) is longer than the maximum model length of 4")),
    (400, message("the request exceeds the available context size, try increasing it")),
    (400, {"error": {"code": 400, "message": "x", "type": "exceed_context_size_error"}}),
    (400, {"error": "Trying to keep the first 5000 tokens when context the overflows. However"}),
    (400, {"error": "The model is loaded with context length of only 4096 tokens"}),
    (500, {"error": "the input length exceeds the context length"}),
    (400, [message("The input token count (1200000) exceeds the maximum number allowed")]),
    (400, message("Range of input length should be [1, 30720]")),
    (
        400,
        message(
            "This model's maximum context length is 4097 tokens. However, you requested 5200 tokens"
            " (5000 in the messages, 200 in the completion). Please reduce the length."
        ),
    ),
    (
        422,
        {
            "error": "Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4097."
            " Given: 4100 `inputs` tokens and 20 `max_new_tokens`"
        },
    ),
    (413, message("Request body too large for model", code="tokens_limit_reached")),
    (400, message("This model's maximum prompt length is 131072 but the request contains 2")),
    (400, {"object": "error", "message": "maximum context length is 4096", "code": 40303}),
    (400, b"This model's maximum context length is 4096 tokens."),
    (200, message("This endpoint's maximum context length is 4096 tokens", code=400)),
]


@pytest.mark.parametrize(("status", "body"), TOO_LONG)
def test_a_prompt_too_long_for_the_model_is_an_outcome_and_no_trouble(
    status: int, body: Any
) -> None:
    found = read(status, body)
    assert isinstance(found, Answer) and found.outcome is Outcome.INPUT_TOO_LONG
    assert found.text == "" and found.usage.input is None


def test_every_dialect_says_too_long_in_its_own_words() -> None:
    body = (FORMATS / "ollama_error_400_context.json").read_bytes()
    found = read(400, body, OLLAMA)
    assert isinstance(found, Answer) and found.outcome is Outcome.INPUT_TOO_LONG
    error = {"type": "invalid_request_error", "message": "prompt is too long: 9 tokens > 8 maximum"}
    whole = {"type": "error", "error": error, "request_id": "req_1"}
    found = read(400, whole, ANTHROPIC)
    assert isinstance(found, Answer) and found.outcome is Outcome.INPUT_TOO_LONG
    assert found.request_id == "req_1"


TOGETHER = [
    "This model's maximum context length is 4097 tokens. However, you requested 4200 tokens"
    " (200 in the messages, 4000 in the completion). Please reduce the length.",
    "'max_tokens' or 'max_completion_tokens' is too large: 5000. This model's maximum context"
    " length is 4096 tokens and your request has 100 input tokens (5000 > 4096 - 100).",
    "This model's maximum context length is 4096 tokens. However, you requested 5000 output tokens"
    " and your prompt contains at least 100 input tokens, for a total of at least 5100 tokens.",
    "This endpoint's maximum context length is 131072 tokens. However, you requested about 131500"
    " tokens (500 of text input, 131000 in the output).",
    "input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000, decrease input"
    " length or `max_tokens` and try again",
    "`inputs` tokens + `max_new_tokens` must be <= 4096. Given: 100 `inputs` tokens and 5000"
    " `max_new_tokens`",
    "`inputs` tokens + `max_new_tokens` must be <= 4096",  # nobody can tell which it is
]


@pytest.mark.parametrize("text", TOGETHER)
def test_a_prompt_that_does_not_fit_beside_the_output_limit_is_the_limits_fault(text: str) -> None:
    for dialect in (OPENAI, ANTHROPIC):
        found = trouble(400, message(text, code="context_length_exceeded"), dialect)
        assert found.kind is TroubleKind.PARAMETER_REFUSED
        assert found.facts["setting"] == "output_limit"
        assert "limit, not the prompt" in trouble_sentence(found)


def test_where_no_limit_was_sent_the_prompt_is_too_long_unless_the_service_says_it_fits() -> None:
    settings = {key: value for key, value in ALL_SETTINGS.items() if key != "output_limit"}
    found = read(400, message(TOGETHER[-1]), OPENAI, settings)
    assert isinstance(found, Answer) and found.outcome is Outcome.INPUT_TOO_LONG
    assert trouble(400, message(TOGETHER[0]), OPENAI, settings).kind is TroubleKind.REQUEST_REFUSED


def test_an_output_limit_above_the_models_own_is_no_prompt_too_long() -> None:
    text = "max_tokens is too large: 100000. This model supports at most 16384 completion tokens"
    found = trouble(400, message(text, param="max_tokens", code="invalid_value"))
    assert found.kind is TroubleKind.PARAMETER_REFUSED
    assert found.facts["setting"] == "output_limit"


def test_a_prompt_that_a_filter_stopped_is_told_as_filtered() -> None:
    found = read(400, message("flagged by our content management policy", code="content_filter"))
    assert isinstance(found, Answer) and found.outcome is Outcome.FILTERED


@pytest.mark.parametrize(
    ("status", "body", "kind"),
    [
        (401, message("Incorrect API key provided"), TroubleKind.KEY_REFUSED),
        (403, message("Not allowed in your country"), TroubleKind.KEY_REFUSED),
        (400, [message("API key not valid. Please pass a valid API key.")], "key_refused"),
        (404, message("The model `x` does not exist", code="model_not_found"), "not_found"),
        (400, message("Model Not Exist"), "not_found"),
        (404, {"error": "model 'x' not found"}, "not_found"),
        (404, {"detail": "Not Found"}, "not_found"),
        (405, {"detail": "Method Not Allowed"}, "not_found"),
        (402, message("Insufficient Balance"), "quota_spent"),
        (429, message("You exceeded your current quota", code="insufficient_quota"), "quota_spent"),
        (400, message("Your credit balance is too low to access the API"), "quota_spent"),
        (429, message("Rate limit reached for requests"), "rate_limited"),
        (500, message("The server had an error"), "server_error"),
        (502, b"<html>Bad Gateway</html>", "server_error"),
        (503, message("Loading model"), "server_error"),
        (529, message("Overloaded", type="overloaded_error"), "server_error"),
        (408, {}, "gateway_timeout"),
        (504, b"", "gateway_timeout"),
        (524, b"", "gateway_timeout"),
        (407, b"", "proxy"),
        (400, message("messages: at least one message is required"), "request_refused"),
        (400, b"", "request_refused"),
        (418, b"[]", "request_refused"),
        (200, message("Provider returned error", code=502), "server_error"),
        (200, message("Rate limit exceeded", code="429"), "rate_limited"),
        (200, {"error": "something broke"}, "server_error"),
    ],
)
def test_each_refusal_is_told_apart(status: int, body: Any, kind: str) -> None:
    assert trouble(status, body).kind == kind


def test_the_golden_errors_are_told_with_their_messages() -> None:
    found = trouble(401, (FORMATS / "openai_error_401.json").read_bytes())
    assert found.kind is TroubleKind.KEY_REFUSED and found.facts["status"] == "401"
    assert found.facts["message"].startswith("Incorrect API key provided")
    limited = trouble(429, (FORMATS / "openai_error_429.json").read_bytes())
    assert limited.facts == {
        "status": "429",
        "message": "Rate limit reached for requests",
        "seconds": "",
    }
    busy = trouble(529, (FORMATS / "anthropic_error_529.json").read_bytes(), ANTHROPIC)
    assert (busy.kind, busy.facts["message"]) == (TroubleKind.SERVER_ERROR, "Overloaded")


def test_a_refused_name_of_the_limit_says_what_to_use_instead() -> None:
    found = trouble(400, (FORMATS / "openai_error_400_unsupported_parameter.json").read_bytes())
    assert found.kind is TroubleKind.PARAMETER_REFUSED
    assert found.facts["setting"] == "output_limit"
    assert found.facts["instead"] == "max_completion_tokens"


def test_a_refused_temperature_is_known_from_the_message_alone() -> None:
    body = (FORMATS / "anthropic_error_400_temperature.json").read_bytes()
    found = trouble(400, body, ANTHROPIC)
    assert found.kind is TroubleKind.PARAMETER_REFUSED
    assert (found.facts["setting"], found.facts["instead"]) == ("temperature", "")
    assert found.facts["message"] == "temperature is deprecated for this model."


@pytest.mark.parametrize(
    ("body", "dialect", "setting", "instead"),
    [
        (message("temperature 0 is not supported", param="temperature"), OPENAI, "temperature", ""),
        (message("Unknown parameter: 'seed'.", param="seed"), OPENAI, "sampling_seed", ""),
        (message("bad", param="reasoning_effort"), OPENAI, "reasoning_budget", ""),
        (NOT_JSON_SCHEMA, OPENAI, "output_format", "json_object"),
        (message("response_format: only 'text' is supported"), OPENAI, "output_format", ""),
        (message("This response_format type is unavailable now"), OPENAI, "output_format", ""),
        (EXTRA_SEED, OPENAI, "sampling_seed", ""),
        (message("System role not supported"), OPENAI, "system_prompt", ""),
        ({"error": '"qwen" does not support thinking'}, OLLAMA, "reasoning_budget", ""),
        (message("unsupported", code="unsupported_parameter"), OPENAI, "", ""),
    ],
)
def test_a_refused_setting_is_named_where_the_service_names_it(
    body: Any, dialect: Dialect, setting: str, instead: str
) -> None:
    found = trouble(400, body, dialect)
    assert found.kind is TroubleKind.PARAMETER_REFUSED
    assert (found.facts["setting"], found.facts["instead"]) == (setting, instead)


def test_a_real_servers_refusal_of_a_schema_is_no_error_to_try_again() -> None:
    body = (FORMATS / "llama_cpp_python_error_500_json_schema.json").read_bytes()
    found = trouble(500, body)
    assert found.kind is TroubleKind.PARAMETER_REFUSED
    assert (found.facts["setting"], found.facts["instead"]) == ("output_format", "json_object")
    assert trouble(500, message("internal error: validation queue")).kind == "server_error"


def test_a_setting_that_was_not_sent_was_not_refused() -> None:
    body = message("Unsupported parameter: temperature", param="temperature")
    found = trouble(400, body, settings={"model": "m"})
    assert found.kind is TroubleKind.REQUEST_REFUSED


def test_a_page_says_nothing_and_a_long_message_is_cut() -> None:
    page = trouble(503, b"<html>" + b"x" * 9000, headers={"content-type": "text/html"})
    assert page.facts["message"] == ""
    assert len(trouble(503, message("x" * 9000)).facts["message"]) == 1000
    assert trouble(503, b"busy, come again").facts["message"] == "busy, come again"


def test_a_redirect_says_where_it_points() -> None:
    there = trouble(307, b"", location="https://other.example.org/v1", host="h")
    assert there.kind is TroubleKind.REDIRECTED
    assert there.facts == {"status": "307", "host": "other.example.org"}
    assert trouble(301, b"", location="/v2", host="h").facts["host"] == "h"


@pytest.mark.parametrize(
    ("headers", "seconds", "told"),
    [
        ({"retry-after": "171"}, 171.0, "171"),
        ({"retry-after": "1382400"}, 1382400.0, "1382400"),
        ({"retry-after": "0.5"}, 0.5, "1"),
        ({"retry-after-ms": "1500", "retry-after": "9"}, 1.5, "2"),
        ({"retry-after": "-5"}, None, ""),
        ({"retry-after": "inf"}, None, ""),
        ({"retry-after": "soon"}, None, ""),
        ({}, None, ""),
        (
            {
                "date": "Mon, 30 Nov 2026 10:00:00 GMT",
                "retry-after": "Mon, 30 Nov 2026 10:02:51 GMT",
            },
            171.0,
            "171",
        ),
        (
            {
                "date": "Mon, 30 Nov 2026 10:00:00 GMT",
                "retry-after": "Mon, 30 Nov 2026 09:00:00 GMT",
            },
            0.0,
            "0",
        ),
    ],
)
def test_how_long_to_wait_is_read_in_both_forms(
    headers: dict[str, str], seconds: float | None, told: str
) -> None:
    assert seconds_told(headers) == seconds
    found = trouble(429, message("slow down"), headers=headers)
    assert found.facts["seconds"] == told


def test_a_date_without_the_services_clock_is_measured_by_ours() -> None:
    assert seconds_told({"retry-after": "Mon, 30 Nov 2020 10:00:00 GMT"}) == 0.0


_LONG = [
    "context length is 1 " * 20_000,
    "context length is " + "9" * 5_000 + " and 1 tokens in your prompt",
    "exceed context limit: 1 + 1 > " + "9" * 5_000,
    "input token count " * 20_000,
    "max_tokens " * 20_000,
]


@pytest.mark.parametrize("text", _LONG)
@pytest.mark.parametrize("place", ["message", "code", "type", "param"])
def test_a_refusal_of_any_length_is_read(text: str, place: str) -> None:
    """Searched as a whole, the first of them takes minutes in which the window stands still."""
    for status, dialect in ((400, OPENAI), (200, OPENAI), (400, ANTHROPIC), (500, OLLAMA)):
        found = read(
            status, {"error": {"message": "context_length_exceeded", place: text}}, dialect
        )
        assert isinstance(found, Answer | Trouble)


def test_the_places_of_a_validation_error_may_be_many() -> None:
    body = {"detail": [{"loc": ["body", "seed" * 50], "msg": "no"}] * 10_000}
    assert trouble(400, body).kind is TroubleKind.REQUEST_REFUSED
