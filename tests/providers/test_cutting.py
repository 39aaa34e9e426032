"""Whether a service read the whole prompt, measured on what real tokenizers make of ours."""

import json
import re
from collections.abc import Iterator

import pytest
from asks import FORMATS, GOLDENS, PROMPTS, prompt

from statelab_gui.providers.cutting import is_cut, least_tokens

MEASURED = json.loads((FORMATS / "token_counts.json").read_text(encoding="utf-8"))
COUNTS: dict[str, dict[str, int]] = MEASURED["counts"]
TEXTS: dict[str, str] = MEASURED["texts"]
EXPERIMENTS = sorted(name for name in COUNTS if name.endswith(".txt"))
OTHERS = sorted(TEXTS)


def text_of(name: str) -> str:
    return TEXTS[name] if name in TEXTS else prompt(name.removesuffix(".txt"))


def real() -> Iterator[tuple[str, int]]:
    """Prompts and how many tokens a real server said it read of them."""
    for path in sorted((GOLDENS / "real-responses").glob("*.json")):
        pair = json.loads(path.read_text(encoding="utf-8"))
        told = re.search(r"\((\d+) in the messages", pair["response"].get("body", ""))
        usage = pair["response"].get("usage")
        count = usage["prompt_tokens"] if usage else int(told[1])  # type: ignore[index]
        yield pair["request"]["messages"][0]["content"], count


def test_every_golden_prompt_was_measured() -> None:
    assert sorted(path.name for path in PROMPTS.glob("*.txt")) == EXPERIMENTS


@pytest.mark.parametrize("name", EXPERIMENTS + OTHERS)
def test_a_whole_prompt_is_never_taken_for_a_cut_one(name: str) -> None:
    text = text_of(name)
    for tokenizer, count in COUNTS[name].items():
        assert not is_cut([text], count), tokenizer
        assert least_tokens([text]) <= count * 1.001, tokenizer


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_a_cut_to_half_is_found_in_every_golden_prompt(name: str) -> None:
    text = text_of(name)
    for tokenizer, count in COUNTS[name].items():
        assert is_cut([text], count // 2), tokenizer


@pytest.mark.parametrize("name", ["cjk", "cjk2", "ja"])
def test_a_cut_to_a_third_is_found_in_chinese_and_japanese(name: str) -> None:
    for tokenizer, count in COUNTS[name].items():
        assert is_cut([text_of(name)], count // 3), tokenizer


def test_a_real_servers_own_counts_raise_no_alarm_and_half_of_them_does() -> None:
    for text, count in real():
        assert not is_cut([text], count)
        assert is_cut([text], count // 2)


def test_ollamas_silent_cut_of_the_longest_prompt_is_found() -> None:
    told = json.loads(
        (FORMATS / "ollama_chat_response_silently_truncated_prompt.json").read_bytes()
    )
    assert is_cut([prompt("200-add-sheet")], told["prompt_eval_count"])
    assert is_cut([prompt("200-copy-sheet")], told["prompt_eval_count"])


def test_a_system_prompt_counts_as_read_too() -> None:
    half = prompt("20-add-sheet")
    count = COUNTS["20-add-sheet.txt"]["o200k"]
    assert not is_cut([half], count)
    assert is_cut([half, half], count)


def test_nothing_is_said_without_a_count_or_of_a_few_words() -> None:
    assert not is_cut([prompt("200-add-sheet")], None)
    assert not is_cut(["What is one and one?"], 1)
    assert not is_cut([""], 0)
