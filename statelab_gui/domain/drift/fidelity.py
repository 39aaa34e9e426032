"""Whether a text in anybody's words carries exactly its edits: strict, an estimate, for review.

Goals and values are known by the very words in which the item has them, without regard to case,
width, spacing and the way a small number is written.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from statelab_gui.domain.drift.fidelity_words import SIGNS, Signs, with_digits
from statelab_gui.domain.drift.intents import Edit, EditKind, Goal
from statelab_gui.domain.drift.items import Item, Language


class InfidelityKind(StrEnum):
    """In what an utterance is not faithful to its edits; `words` of each is told beside it."""

    EMPTY = "empty"
    VALUE_MISSING = "value_missing"  # the value that is not said
    GOAL_MISSING = "goal_missing"  # the goal that is not named
    MIXED_UP = "mixed_up"  # a sentence in which a value may be that of another goal
    OTHER_VALUE = "other_value"  # a value that was not asked
    OTHER_GOAL = "other_goal"  # a goal that was not asked
    OTHER_NUMBER = "other_number"  # a number that no value has
    NOT_WITHDRAWN = "not_withdrawn"  # the goal that does not go
    WITHDRAWN = "withdrawn"  # the word by which something goes or is not wanted
    CHANGE_NOT_SAID = "change_not_said"  # the goal that seems to be new
    CHANGE_SAID = "change_said"  # the word by which something changes
    NOT_CONFIRMED = "not_confirmed"
    RECAP = "recap"  # the word by which more is told again
    HEDGED = "hedged"  # the word that leaves it open
    WRONG_LANGUAGE = "wrong_language"  # what is not of the language
    TOO_LONG = "too_long"  # the number of characters, and of those allowed
    SEVERAL_LINES = "several_lines"
    UNPRINTABLE = "unprintable"
    LEFTOVER = "leftover"  # what is about the message and not in it
    REPEATED = "repeated"


@dataclass(frozen=True)
class Infidelity:
    """One finding; `words` as told at its kind, "" where there are none."""

    kind: InfidelityKind
    words: str = ""


_BESIDE_CHINESE = re.compile(r"(?<=[\u4e00-\u9fff])[^\S\n]+|[^\S\n]+(?=[\u4e00-\u9fff])")
_ARTICLE = re.compile(r"^(?:the|a|an|my|our)\s+", re.IGNORECASE)
_CHINESE = re.compile(r"[\u4e00-\u9fff]")
_SENTENCE_END = re.compile(r"\.(?=\s|$)|[!?。\n]")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
_UNPRINTABLE = re.compile(
    r"[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffd\u200b-\u200f\u202a-\u202e]"
)
_SHOUTED = re.compile(r"\b(?:ADD|DELETE|REPLACE)\b")
_NAMED_BY_VALUE = frozenset({"count", "number", "do", "said"})
"""Styles of goals whose value tells which goal it is of (drift.wordings)."""

_QUOTES = str.maketrans({**dict.fromkeys("“”„«»「」『』", '"'), **dict.fromkeys("‘’", "'")})
_ROOM = {Language.EN: 140, Language.ZH_TW: 70}
"""Characters that an edit may take beside its goal and its value."""

_GAP = " … "


@dataclass(frozen=True)
class _Mention:
    """Where words that the item has stand in a plain text."""

    words: str
    start: int
    end: int


def fidelity(
    utterance: str, item: Item, edits: Sequence[Edit], before: Sequence[str] = ()
) -> list[Infidelity]:
    """In what the utterance does not carry exactly these edits; without edits, in what it is no
    confirmation that nothing has changed. [] where nothing is found.

    `before` are the user's messages before it: the last of them is not said once more.
    """
    if not utterance.strip():
        return [Infidelity(InfidelityKind.EMPTY)]
    return list(dict.fromkeys(_findings(utterance, item, edits, before)))


def seems_to_carry(utterance: str, item: Item, edits: Sequence[Edit]) -> bool:
    """Whether nothing is found against the utterance carrying these edits and no others."""
    return not fidelity(utterance, item, edits)


def most_characters(item: Item, edits: Sequence[Edit]) -> int:
    """How long a message of these edits may be."""
    room = _ROOM[item.language]
    said = sum(len(item.goal(edit.goal).words) + len(_value(item, edit)) for edit in edits)
    return room * max(1, len(edits)) + said


def _findings(
    utterance: str, item: Item, edits: Sequence[Edit], before: Sequence[str]
) -> Iterator[Infidelity]:
    kind, signs = InfidelityKind, SIGNS[item.language]
    plain = _plain(utterance, item.language)
    mentions = list(_mentions(plain, item))
    rest = _rest(plain, mentions)
    yield from _said(item, edits, mentions)
    if len(edits) > 1:
        yield from _mixed_up(plain, item, edits, mentions)
    yield from _not_asked(item, edits, mentions)
    for number in _NUMBER.findall(rest):
        yield Infidelity(kind.OTHER_NUMBER, number)
    if edits:
        yield from _of_kind(rest, item, edits, signs)
    else:
        yield from _confirmed(rest, signs)
    for what, pattern in (
        (kind.RECAP, signs.recaps),
        (kind.HEDGED, signs.hedges),
        (kind.LEFTOVER, signs.leftover),
        (kind.WRONG_LANGUAGE, signs.foreign),
    ):
        yield from _found(what, pattern, rest)
    letters = any(one.isalpha() for one in rest)
    if item.language is Language.ZH_TW and letters and not _CHINESE.search(plain):
        yield Infidelity(kind.WRONG_LANGUAGE, utterance.strip())
    yield from _form(utterance, item, edits, before, rest)


def _said(item: Item, edits: Sequence[Edit], mentions: Sequence[_Mention]) -> Iterator[Infidelity]:
    """What is asked and not said."""
    there = Counter(mention.words for mention in mentions)
    asked = Counter(_bare(_value(item, edit), item.language) for edit in edits if edit.value)
    for edit in edits:
        goal = item.goal(edit.goal)
        value = _value(item, edit)
        plain, core = _bare(value, item.language), _core(goal, item.language)
        if edit.value and there[plain] < asked[plain]:
            yield Infidelity(InfidelityKind.VALUE_MISSING, value)
        named_by_value = edit.value and (goal.style in _NAMED_BY_VALUE or core in plain)
        if not there[core] and not named_by_value:
            yield Infidelity(InfidelityKind.GOAL_MISSING, goal.words)


def _mixed_up(
    plain: str, item: Item, edits: Sequence[Edit], mentions: Sequence[_Mention]
) -> Iterator[Infidelity]:
    """Sentences in which goals and values do not stand in the same order, one for one."""
    value_of: dict[str, str] = {}
    for edit in edits:
        goal = item.goal(edit.goal)
        if edit.value and goal.style not in _NAMED_BY_VALUE:
            value_of[_core(goal, item.language)] = _bare(_value(item, edit), item.language)
    values = set(value_of.values())
    for start, end in _sentences(plain, mentions):
        here = [one.words for one in mentions if start <= one.start < end]
        goals = [words for words in here if words in value_of]
        said = [words for words in here if words in values and words not in value_of]
        if [value_of[words] for words in goals] != said:
            yield Infidelity(InfidelityKind.MIXED_UP, plain[start:end].strip(" -"))


def _not_asked(
    item: Item, edits: Sequence[Edit], mentions: Sequence[_Mention]
) -> Iterator[Infidelity]:
    """Goals and values of the item that are said and were not asked."""
    language = item.language
    asked = {_bare(_value(item, edit), language) for edit in edits if edit.value}
    asked |= {_core(item.goal(edit.goal), language) for edit in edits}
    values = {_bare(value.words, language) for goal in item.goals for value in goal.values}
    for mention in mentions:
        if mention.words not in asked:
            other = mention.words in values
            kind = InfidelityKind.OTHER_VALUE if other else InfidelityKind.OTHER_GOAL
            yield Infidelity(kind, mention.words)


def _of_kind(rest: str, item: Item, edits: Sequence[Edit], signs: Signs) -> Iterator[Infidelity]:
    """Whether what goes is said to go, what changes to change, and what comes neither."""
    kinds = {edit.kind for edit in edits}
    money = any(item.goal(edit.goal).style == "off" for edit in edits)
    goes = signs.goes.search(rest) or (not money and signs.takes_off.search(rest))
    for edit in edits:
        words = item.goal(edit.goal).words
        if edit.kind is EditKind.DELETE and not goes:
            yield Infidelity(InfidelityKind.NOT_WITHDRAWN, words)
        if edit.kind is EditKind.REPLACE and not signs.changes.search(rest):
            yield Infidelity(InfidelityKind.CHANGE_NOT_SAID, words)
    if EditKind.DELETE not in kinds:
        denied = goes or signs.denies.search(signs.harmless.sub("", rest))
        if denied:
            yield Infidelity(InfidelityKind.WITHDRAWN, denied.group())
    if kinds == {EditKind.ADD}:
        yield from _found(InfidelityKind.CHANGE_SAID, signs.changes_surely, rest)


def _confirmed(rest: str, signs: Signs) -> Iterator[Infidelity]:
    if not signs.confirms.search(rest):
        yield Infidelity(InfidelityKind.NOT_CONFIRMED)
    yield from _found(InfidelityKind.WITHDRAWN, signs.undoes, rest)
    left = signs.no_change.sub("", rest)
    yield from _found(InfidelityKind.CHANGE_SAID, signs.changes_surely, left)


def _form(
    utterance: str, item: Item, edits: Sequence[Edit], before: Sequence[str], rest: str
) -> Iterator[Infidelity]:
    """What is wrong with it as a message, whatever it says."""
    kind, text = InfidelityKind, utterance.strip()
    allowed = most_characters(item, edits)
    if len(text) > allowed:
        yield Infidelity(kind.TOO_LONG, f"{len(text)} > {allowed}")
    inside = max((_value(item, edit).count("\n") for edit in edits), default=0)
    if len(edits) < 2 and text.count("\n") > inside:
        yield Infidelity(kind.SEVERAL_LINES)
    if _UNPRINTABLE.search(text.replace("\r\n", "\n")):
        yield Infidelity(kind.UNPRINTABLE)
    yield from _found(kind.LEFTOVER, _SHOUTED, utterance)
    for goal in item.goals:
        if "_" in goal.key and re.search(rf"\b{re.escape(goal.key)}\b", rest):
            yield Infidelity(kind.LEFTOVER, goal.key)
    stripped = rest.strip()
    if len(stripped) > 1 and stripped[0] == stripped[-1] == '"':
        yield Infidelity(kind.LEFTOVER, text[0] + text[-1])
    last = before[-1] if before else ""
    if last and _plain(last, item.language) == _plain(utterance, item.language):
        yield Infidelity(kind.REPEATED)


def _found(kind: InfidelityKind, pattern: re.Pattern[str], text: str) -> Iterator[Infidelity]:
    found = pattern.search(text)
    if found:
        yield Infidelity(kind, found.group().strip(" …"))


def _value(item: Item, edit: Edit) -> str:
    return item.goal(edit.goal).values[edit.value - 1].words if edit.value else ""


def _core(goal: Goal, language: Language) -> str:
    return _bare(goal.words, language)


@lru_cache(maxsize=2048)  # of goals and values only, which are few and are looked for often
def _bare(words: str, language: Language) -> str:
    """As `_plain`, and without an article: a goal may be called as a value of another is."""
    return _plain(_ARTICLE.sub("", words), language)


def _plain(text: str, language: Language) -> str:
    """Without differences of width, case, quotes and spacing, and with numbers as digits."""
    plain = unicodedata.normalize("NFKC", text.strip()).casefold().translate(_QUOTES)
    # Blanks first: a run of them is then not tried from each of its places.
    plain = re.sub(r"\s*\n\s*", "\n", re.sub(r"[^\S\n]+", " ", plain))
    plain = with_digits(plain, language)
    return _BESIDE_CHINESE.sub("", plain).strip()


@lru_cache(maxsize=16)
def _pattern(item: Item) -> re.Pattern[str]:
    """Any goal or value of the item, the longest that stands at a place."""
    words = {_bare(value.words, item.language) for goal in item.goals for value in goal.values}
    words |= {_core(goal, item.language) for goal in item.goals}
    longest_first = sorted((one for one in words if one), key=lambda one: (-len(one), one))
    words_at = "|".join(map(_alone, longest_first)) or r"(?!)"
    return re.compile(rf"(?:(?<![a-z0-9_])(?:the|a|an|my|our) )?(?P<words>{words_at})")


def _alone(plain: str) -> str:
    """These words where they are not a part of others."""
    before = r"(?<![a-z0-9_])(?<![0-9][.,])" if re.match(r"[a-z0-9]", plain) else ""
    after = r"(?![a-z0-9_])(?![.,][0-9])" if re.search(r"[a-z0-9]$", plain) else ""
    return before + re.escape(plain) + after


def _mentions(plain: str, item: Item) -> Iterator[_Mention]:
    for found in _pattern(item).finditer(plain):
        yield _Mention(found.group("words"), found.start(), found.end())


def _rest(plain: str, mentions: Iterable[_Mention]) -> str:
    """What is said beside goals and values."""
    parts, at = list[str](), 0
    for mention in mentions:
        parts.append(plain[at : mention.start])
        at = mention.end
    return _GAP.join([*parts, plain[at:]])


def _sentences(plain: str, mentions: Sequence[_Mention]) -> Iterator[tuple[int, int]]:
    """Where the sentences stand; a stop inside of a goal or a value ends none."""
    start = 0
    for stop in _SENTENCE_END.finditer(plain):
        if not any(one.start <= stop.start() < one.end for one in mentions):
            yield start, stop.end()
            start = stop.end()
    if start < len(plain):
        yield start, len(plain)
