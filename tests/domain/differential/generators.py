"""Replies of every shape: JSON by its grammar, and what small accidents make of it."""

import json
import random
from collections.abc import Iterator, Mapping

from hypothesis import strategies as st

NUMBERS = (
    *("0", "1", "-0", "-1", "10", "01", "-01", "1.0", "1.5", "-0.0", "1e2", "1E+2", "1e-2", "1.e2"),
    *(
        ".5",
        "1.",
        "+1",
        "--1",
        "1e",
        "1e+",
        "0x1",
        "1_000",
        "1,000",
        "NaN",
        "Infinity",
        "-Infinity",
    ),
    *("-NaN", "nan", "inf", "1e999", "9223372036854775808", "-9223372036854775809", "1" * 19),
    *(
        "1" * 4300,
        "-" + "1" * 4300,
        "1" * 4301,
        "-" + "1" * 4301,
        "1" * 5000 + ".0",
        "４",
        "٤",
        "²",
    ),
)
WORDS = ("true", "false", "null", "True", "None", '"1"', '""', "[]", "{}", "[1]", '{"a":1}', "")
SPACES = (
    "",
    " ",
    "\t",
    "\n",
    "\r",
    "\r\n",
    "\f",
    "\v",
    "\x00",
    "\u00a0",
    "\u3000",
    "\u2028",
    "\ufeff",
)
AFFIXES = (
    "```json\n",
    "```",
    "<think>x</think>",
    "Sure: ",
    "\ufeff",
    "\u00a0",
    "//x\n",
    ";",
    "\x00",
)
SPECKS = "{}[]\",:\\/u0123456789aAeE+-._ \t\n\r\x00\x1f\x7f'“”，：\u00a0\ufeff４ud8"

truths = st.dictionaries(
    st.text("abTMP_éA\u00e9\u0301", min_size=1, max_size=3),
    st.integers(-3, 10),
    min_size=1,
    max_size=6,
)
json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(10**17, 10**22)
    | st.floats()
    | st.text(max_size=60)
    | st.text('[]{}":,\\', max_size=6),
    lambda inner: (
        st.lists(inner, max_size=10)
        | st.dictionaries(st.text(max_size=4) | st.text("[{}]", max_size=3), inner, max_size=10)
    ),
    max_leaves=40,
)


def spaced(value: object, rng: random.Random) -> str:
    """`value` as JSON with white space of any allowed length strewn in, some strings escaped."""
    spread = rng.random() < 0.5

    def gap() -> str:
        if not spread or rng.random() < 0.6:
            return ""
        return rng.choice(" \t\n\r") * rng.choice((1, 1, 2, 7, 8, 9, 20))

    def write(item: object) -> str:
        if isinstance(item, dict):
            pairs = (f"{gap()}{write(key)}{gap()}:{write(each)}" for key, each in item.items())
            inside = ",".join(pairs) or gap()
            return f"{gap()}{{{inside}}}{gap()}"
        if isinstance(item, list):
            inside = ",".join(write(each) for each in item) or gap()
            return f"{gap()}[{inside}]{gap()}"
        return f"{gap()}{json.dumps(item, ensure_ascii=rng.random() < 0.5)}{gap()}"

    return write(value)


def answer(truth: Mapping[str, int], rng: random.Random) -> str:
    """An answer about `truth`: mostly right, and with any one of the usual slips."""
    cells = list(truth)
    if rng.random() < 0.3:
        rng.shuffle(cells)
    if rng.random() < 0.1:
        cells.pop()
    if rng.random() < 0.1:
        cells.append(rng.choice(("x", "A", "a ", "\u00e9", "e\u0301", "")))
    for _ in range(rng.choice((0, 0, 0, 1, 3))):
        cells.insert(rng.randrange(len(cells) + 1), rng.choice(list(truth)))
    slip = rng.random() < 0.35
    members = []
    for cell in cells:
        value = str(truth.get(cell, 0) + rng.choice((0, 0, 0, 1)))
        if slip and rng.random() < 0.3:
            value = rng.choice(NUMBERS + WORDS)
        key = json.dumps(cell, ensure_ascii=rng.random() < 0.5)
        if rng.random() < 0.1:
            key = '"' + "".join(f"\\u{ord(char):04x}" for char in cell) + '"'
        space = [rng.choice(SPACES) if rng.random() < 0.02 else "" for _ in range(4)]
        members.append(f"{space[0]}{key}{space[1]}:{space[2]}{value}{space[3]}")
    text = "{" + rng.choice((",", ", ", ",\n")).join(members) + "}"
    if rng.random() < 0.1:
        text = rng.choice(AFFIXES) + text
    if rng.random() < 0.1:
        text += rng.choice(AFFIXES)
    return text


def mutants(raw: bytes, rng: random.Random, count: int) -> Iterator[bytes]:
    """`count` replies that differ from `raw` by one to three small accidents."""
    text = raw.decode("utf-8", "surrogateescape")
    for _ in range(count):
        if rng.random() < 0.15:
            yield _mutated_bytes(raw, rng)
            continue
        chars = list(text)
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            at = rng.randrange(len(chars) + 1)
            what = rng.random()
            if what < 0.35:
                chars[at:at] = rng.choice(SPECKS)
            elif what < 0.6:
                del chars[at : at + 1]
            elif what < 0.8:
                chars[at : at + 1] = rng.choice(SPECKS)
            elif what < 0.9:
                other = rng.randrange(len(chars) + 1)
                chars[at:at] = chars[min(at, other) : max(at, other)][:30]
            else:
                del chars[at:]
        yield "".join(chars).encode("utf-8", "surrogateescape")


def _mutated_bytes(raw: bytes, rng: random.Random) -> bytes:
    changed = bytearray(raw)
    for _ in range(rng.choice((1, 2))):
        at = rng.randrange(len(changed) + 1)
        piece = rng.choice(
            (b"\xff", b"\x80", b"\xc3", b"\xed\xa0\x80", b"\xf0\x9f\x98\x80", b"\x00")
        )
        changed[at : at + rng.choice((0, 1))] = piece
    return bytes(changed)
