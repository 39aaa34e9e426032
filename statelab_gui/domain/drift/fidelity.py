"""Whether a text in anybody's words seems to carry an edit: an estimate, to be reviewed."""

import re
import unicodedata
from collections.abc import Iterable, Sequence

from statelab_gui.domain.drift.intents import Edit, EditKind, Goal
from statelab_gui.domain.drift.items import Item, Language

_GOING = {
    Language.EN: (
        r"\b(drop|never ?mind|forget|leave (?:it )?out|leave off|without|no longer|take .{0,60}off"
        r"|remove|cancel|scrap|disregard|ignore|skip|don'?t (?:need|want)|not (?:need|want)"
        r"|do(?:es)?n'?t apply|withdraw|can'?t use)\b"
    ),
    Language.ZH_TW: r"取消|不要|不用|不需要|拿掉|刪|去掉|作廢|不算數|不適用|不能用|免了|別管",
}
_CHANGING = {
    Language.EN: (
        r"\b(change[ds]?|changing|instead|actually|second thoughts?|rather|switch|correction"
        r"|update|replace|different|wrong|misread|now|turns out|make (?:it|that)|not .{1,40} but)\b"
    ),
    Language.ZH_TW: r"改|換|更正|更新|還是|弄錯|看錯|其實|變成|現在|而不是",
}
_BESIDE_CHINESE = re.compile(r"(?<=[\u4e00-\u9fff])\s+|\s+(?=[\u4e00-\u9fff])")
_ARTICLE = re.compile(r"^(?:the|a|an|my|our)\s+", re.IGNORECASE)


def seems_to_carry(utterance: str, item: Item, edits: Sequence[Edit]) -> bool:
    """Whether the text names each edit's goal and new value and no others, and says of a goal that
    goes or changes that it does, as far as words can tell."""
    if not edits:
        return not _named(_plain(utterance), item, ())
    if len(edits) > 1:
        return False  # which of several values belongs to which goal is not to be told by words
    (edit,) = edits
    goal = item.goal(edit.goal)
    rest = _plain(utterance)
    value = goal.values[edit.value - 1].words if edit.value else ""
    if value:
        rest, there = _without(rest, value)
        if not there:
            return False
    rest, there = _without(rest, _core(goal))
    if not there and _core(goal) not in _plain(value):
        return False
    if _named(rest, item, (goal,)):
        return False
    goes = re.search(_GOING[item.language], rest) is not None
    changes = re.search(_CHANGING[item.language], rest) is not None
    if edit.kind is EditKind.DELETE:
        return goes
    return not goes and (changes or edit.kind is EditKind.ADD)


def _named(rest: str, item: Item, but: Iterable[Goal]) -> bool:
    """Whether a text still names a value of any goal, or any goal but these."""
    words = [value.words for goal in item.goals for value in goal.values]
    words += [_core(goal) for goal in item.goals if goal not in but]
    return any(_without(rest, one)[1] for one in words if one.strip())


def _core(goal: Goal) -> str:
    return _plain(_ARTICLE.sub("", goal.words))


def _plain(text: str) -> str:
    """Without differences of width, case and spacing, and without spaces beside Chinese."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    return re.sub(r"\s+", " ", _BESIDE_CHINESE.sub("", plain)).strip()


def _without(text: str, words: str) -> tuple[str, bool]:
    """The text without these words, and whether they stood there, not as a part of others."""
    plain = _plain(words)
    before = r"(?<![a-z0-9_.,])" if re.match(r"[a-z0-9]", plain) else ""
    after = r"(?![a-z0-9_])(?![.,][0-9])" if re.search(r"[a-z0-9]$", plain) else ""
    rest, count = re.subn(before + re.escape(plain) + after, " … ", text)
    return rest, count > 0
