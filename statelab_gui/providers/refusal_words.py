"""The words in which services refuse; each list was read off what they send, and is not exact."""

import re

TOO_LONG = re.compile(
    r"context[_ ]length[_ ]exceeded"
    r"|maximum context length|maximum model length|maximum prompt length"
    r"|exceeds? (?:the |this |model's |maximum |available )*context"
    r"|exceed_context_size|exceed context limit"
    r"|prompt is too long|prompt too long|input is too long"
    r"|longer than the (?:maximum |model's )*(?:context|model) length"
    r"|context length of only|context the overflows|greater than the context length"
    r"|input token count .{0,40}exceeds|input length should be"
    r"|`inputs` tokens \+|tokens_limit_reached"
    r"|too large for model with \d+ maximum context"
)

_WITH_OUTPUT = (
    re.compile(
        r"(?:context|model) length (?:is|of) (?:only )?(?P<window>\d{1,18}(?!\d)).*?"
        r"(?P<prompt>\d{1,18})(?: tokens)? "
        r"(?:in (?:the|your) (?:messages|prompt|input)|of text input|input tokens)"
    ),
    re.compile(r"exceed context limit: (?P<prompt>\d{1,18}) \+ \d+ > (?P<window>\d{1,18}(?!\d))"),
    re.compile(r"must be <= (?P<window>\d{1,18})\. given: (?P<prompt>\d{1,18}) `inputs` tokens"),
)
"""The window, and what of it the prompt alone takes, of a refusal for both together."""

_OUTPUT_TOO = re.compile(r"max_(?:completion_|new_|output_)?tokens|in the (?:completion|output)\b")


def output_to_blame(words: str) -> bool | None:
    """Of a refusal for the length of the context, in small letters: whether the prompt alone would
    fit, so that it is the output limit that is too large.

    None where the limit is named and nobody can tell; False where it is not named.
    """
    for pattern in _WITH_OUTPUT:
        found = pattern.search(words)
        if found is not None:
            return int(found["prompt"]) < int(found["window"])
    return None if _OUTPUT_TOO.search(words) else False


QUOTA = re.compile(
    r"insufficient_quota|exceeded your current quota|insufficient balance|insufficient_balance"
    r"|insufficient credits|credit balance is too low|billing_hard_limit|billing_error"
)

BAD_KEY = re.compile(r"api[ _]key not valid|invalid api[ _]key|incorrect api key|invalid_api_key")

NO_MODEL = re.compile(
    r"model_not_found|model not exist|model .{0,120}(?:not found|does not exist)"
    r"|is not a valid model|invalid model"
)

FILTERED = re.compile(
    r"content_filter|content management policy|content_policy_violation|data_inspection_failed"
)

NOT_TAKEN = re.compile(
    r"not support|unsupported|deprecat|unrecognized|unknown|unexpected|invalid|not allowed"
    r"|not permitted|must be|should be|too large|too small|at most|at least|greater than|less than"
    r"|out of range|extra inputs|cannot be|is not available|unavailable|only the default"
    r"|only .{0,80}(?:supported|allowed|accepted)"
)

VALIDATION = re.compile(r"\d validation errors?\b|literal_error|extra_forbidden")

INSTEAD = re.compile(r"use '?`?\"?(max_completion_tokens|max_tokens)'?`?\"?(?: instead)?")

_NAMES: tuple[tuple[str, str], ...] = (
    ("temperature", "temperature"),
    ("max_completion_tokens", "output_limit"),
    ("max_output_tokens", "output_limit"),
    ("max_new_tokens", "output_limit"),
    ("max_tokens", "output_limit"),
    ("num_predict", "output_limit"),
    ("reasoning_effort", "reasoning_budget"),
    ("budget_tokens", "reasoning_budget"),
    ("reasoning", "reasoning_budget"),
    ("thinking", "reasoning_budget"),
    ("effort", "reasoning_budget"),
    ("think", "reasoning_budget"),
    ("response_format", "output_format"),
    ("json_schema", "output_format"),
    ("json_object", "output_format"),
    ("output_config", "output_format"),
    ("structured output", "output_format"),
    ("structured outputs", "output_format"),
    ("num_ctx", "context_window"),
    ("system role", "system_prompt"),
    ("system message", "system_prompt"),
    ("system", "system_prompt"),
    ("seed", "sampling_seed"),
)
_NAMED = re.compile(
    r"(?<![a-z_])(" + "|".join(re.escape(name) for name, _ in _NAMES) + r")(?![a-z_])"
)


def setting_of(text: str) -> str:
    """The key of the setting whose field is named first in a text; "" where none is."""
    found = _NAMED.search(text.lower())
    return "" if found is None else dict(_NAMES)[found.group(1)]
