"""A translation catalogue as read from its .ts file, and what may be wrong with it."""

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from messages import Message

_PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n")
_ACCELERATOR = re.compile(r"&(?=[^&\s])")
_CHINESE = re.compile(r"[\u3400-\u9fff]")
_WORD = re.compile(r"[A-Za-z]{2,}")
# Characters that one of the two scripts never uses, each with the other script's.
_TRADITIONAL = "題檔讀寫開關數個這來時會過還進選擇設說請對錯誤顯標號單圖處與無為從應須請較檢視"
_SIMPLIFIED = "题档读写开关数个这来时会过还进选择设说请对错误显标号单图处与无为从应须请较检视"
_PAIRS = [(t, s) for t, s in zip(_TRADITIONAL, _SIMPLIFIED, strict=True) if t != s]
TRADITIONAL_ALONE = frozenset(traditional for traditional, _ in _PAIRS)
SIMPLIFIED_ALONE = frozenset(simplified for _, simplified in _PAIRS)


@dataclass(frozen=True)
class Entry:
    """One message with its translation: a form for every number the language tells apart."""

    message: Message
    forms: tuple[str, ...]
    state: str  # "" when finished, else "unfinished", "vanished" or "obsolete"


def read(path: Path) -> list[Entry]:
    """The entries of a .ts file, in its order."""
    entries = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for node in context.iter("message"):
            plural = node.get("numerus") == "yes"
            comment = node.findtext("comment", "")
            message = Message(name, node.findtext("source", ""), comment, plural)
            told = node.find("translation")
            if told is None:
                entries.append(Entry(message, (), "unfinished"))
                continue
            forms = [form.text or "" for form in told.iter("numerusform")]
            entries.append(
                Entry(message, tuple(forms) if plural else (told.text or "",), told.get("type", ""))
            )
    return entries


def lagging(kept: list[Entry], fresh: list[Entry]) -> list[str]:
    """What the kept catalogue lacks of the sources' messages, or has beyond them."""
    have, want = {e.message for e in kept}, {e.message for e in fresh}
    missing = [f"missing: {_name(message)}" for message in sorted(want - have, key=_name)]
    return missing + [f"no longer asked for: {_name(m)}" for m in sorted(have - want, key=_name)]


def wrong(entries: list[Entry], language: str) -> list[str]:
    """One line for each translation that is not done or has lost something."""
    return [
        f"{what}: {_name(entry.message)} → {' | '.join(entry.forms)}"
        for entry in entries
        for what in _faults(entry, language)
    ]


def _name(message: Message) -> str:
    return f"{message.context}: {message.source!r}"


def _faults(entry: Entry, language: str) -> Iterator[str]:
    if entry.state:
        yield entry.state
    if not entry.forms or not all(form.strip() for form in entry.forms):
        yield "empty"
        return
    source = entry.message.source
    for form in entry.forms:
        if Counter(_PLACEHOLDER.findall(form)) != Counter(_PLACEHOLDER.findall(source)):
            yield "placeholders differ"
        if len(_ACCELERATOR.findall(form)) != len(_ACCELERATOR.findall(source)):
            yield "accelerators differ"
        if ("…" in source) != ("…" in form):
            yield "an ellipsis differs"
        if language.startswith("zh"):
            yield from _chinese_faults(source, form, language)


def _chinese_faults(source: str, form: str, language: str) -> Iterator[str]:
    bare = _PLACEHOLDER.sub(" ", source)
    if " " in source.strip() and len(_WORD.findall(bare)) > 1 and not _CHINESE.search(form):
        yield "left in English"
    foreign = SIMPLIFIED_ALONE if language == "zh_TW" else TRADITIONAL_ALONE
    if foreign & set(form):
        yield "the other script"
