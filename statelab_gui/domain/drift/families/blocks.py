"""Fenced blocks of a reply."""

import re
from dataclasses import dataclass

_FENCE = re.compile(r"^[ \t]{0,3}(`{3,}|~{3,})([^\n`]*)$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block: the word behind its opening fence in lower case, and what it holds."""

    info: str
    body: str


def fenced_blocks(text: str) -> list[Block] | None:
    """All fenced blocks of a reply in order; None where one is never closed."""
    blocks: list[Block] = []
    pos = 0
    while (opening := _FENCE.search(text, pos)) is not None:
        fence = opening[1]
        closing = re.compile(
            rf"^[ \t]{{0,3}}{re.escape(fence[0])}{{{len(fence)},}}[ \t]*$", re.MULTILINE
        ).search(text, opening.end())
        if closing is None:
            return None
        words = opening[2].split()
        body = text[opening.end() + 1 : max(closing.start() - 1, opening.end() + 1)]
        blocks.append(Block(words[0].lower() if words else "", body))
        pos = closing.end()
    return blocks


def only_block(text: str, tags: frozenset[str]) -> str | None:
    """What answers in the stated way: the one block so tagged, else the one untagged block.

    Without any fence the whole text counts. None where several or none qualify, or one is open.
    """
    text = text.replace("\r\n", "\n")
    blocks = fenced_blocks(text)
    if blocks is None:
        return None
    if not blocks:
        return text.strip()
    tagged = [block.body for block in blocks if block.info in tags]
    found = tagged or [block.body for block in blocks if not block.info]
    return found[0].strip() if len(found) == 1 else None
