"""Speaking edits in sentences of the pools, and hearing which edits an utterance carries."""

import random
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from statelab_gui.domain.drift.chance import chance
from statelab_gui.domain.drift.fidelity import seems_to_carry
from statelab_gui.domain.drift.intents import Edit, EditKind
from statelab_gui.domain.drift.items import Item, Language, Turn
from statelab_gui.domain.drift.spacing import spaced
from statelab_gui.domain.drift.wordings import WORDINGS

_INDEFINITE = re.compile(r"^an? ")

_MANY = 4
"""From so many edits on each stands in a line of its own."""

_OPENERS = {
    Language.EN: (
        "Here is what I need.",
        "These are my wishes.",
        "This is what I have in mind.",
        "Let me tell you what I want.",
    ),
    Language.ZH_TW: (
        "我的需求如下。",
        "以下是我的需求。",
        "先說說我的想法。",
        "我想要的是這樣。",
    ),
}
_CONFIRMATIONS = {
    Language.EN: (
        "Nothing has changed on my side.",
        "Everything stays as I said.",
        "No changes for now.",
        "What I told you still holds.",
        "Just to confirm: no changes.",
        "All as before.",
        "Nothing new from me.",
        "I have nothing to add or change.",
    ),
    Language.ZH_TW: (
        "我這邊沒有任何變動。",
        "一切照我說的。",
        "目前沒有要修改的。",
        "剛才說的都還算數。",
        "確認一下：沒有變更。",
        "都跟先前一樣。",
        "沒有新的要求。",
        "我沒有要補充或更改的。",
    ),
}
_ACKNOWLEDGEMENTS = {
    Language.EN: (
        "Noted.",
        "Understood.",
        "All right, I have that.",
        "Got it.",
        "OK, thank you.",
        "Thanks, I've made a note of that.",
    ),
    Language.ZH_TW: (
        "好的，收到。",
        "了解。",
        "好，我記下了。",
        "明白了。",
        "收到，謝謝。",
        "好的，已經記下。",
    ),
}


def spoken(item: Item, plan: Sequence[Sequence[Edit]], replies: bool, *about: str) -> list[Turn]:
    """The turns of a plan, each spoken so that it carries exactly its edits.

    `about` decides, with the item's key, which wordings are taken. The replies are neutral
    acknowledgements, or blank.
    """
    drawn = chance(item.key, *about, "words")
    turns, said = list[Turn](), ""
    for edits in plan:
        said = utterance(item, edits, drawn, said)
        reply = drawn.choice(_ACKNOWLEDGEMENTS[item.language]) if replies else ""
        turns.append(Turn(tuple(edits), said, reply))
    return turns


def utterance(item: Item, edits: Sequence[Edit], drawn: random.Random, unlike: str = "") -> str:
    """One message that carries exactly these edits, or confirms that nothing has changed.

    It differs from `unlike`, so that no message is said twice in a row.
    """
    english = item.language is Language.EN
    if not edits:
        return _other(_CONFIRMATIONS[item.language], unlike, drawn)
    sentences, before = list[str](), ""
    for edit in edits:
        before = _other(_pool(item, edit), before, drawn)
        sentences.append(_sentence(item, edit, before))
    opener = drawn.choice(_OPENERS[item.language])
    if len(edits) >= _MANY:
        return "\n".join((opener, *(f"- {sentence}" for sentence in sentences)))
    joined = (" " if english else "").join(sentences)
    if len(edits) == 1:
        return joined
    return f"{opener}{' ' if english else ''}{joined}"


@lru_cache(maxsize=8)
def renderings(item: Item) -> Mapping[str, frozenset[Edit]]:
    """Every sentence that the pools have for the item's goals, and the edits it may mean."""
    found: dict[str, set[Edit]] = {}
    for goal in item.goals:
        for value in range(len(goal.values) + 1):
            for kind in (EditKind.ADD, EditKind.REPLACE) if value else (EditKind.DELETE,):
                edit = Edit(kind, goal.key, value)
                for pattern in _pool(item, edit):
                    found.setdefault(_sentence(item, edit, pattern), set()).add(edit)
    return {sentence: frozenset(edits) for sentence, edits in found.items()}


def heard(utterance: str, item: Item) -> tuple[Edit, ...] | None:
    """The edits of an utterance made of sentences of the pools; () for a confirmation.

    None where it is not made of them, or where it could be understood in more than one way.
    """
    if utterance in _CONFIRMATIONS[item.language]:
        return ()
    known = renderings(item)
    rest = utterance
    for opener in _OPENERS[item.language]:
        rest = rest.removeprefix(opener)
    found = _ways(rest, known, {})
    return found[0] if len(found) == 1 else None


def carries(utterance: str, item: Item, edits: Sequence[Edit]) -> bool:
    """Whether an utterance carries these edits and no others.

    Of sentences of the pools this is certain. Of a text in other words it is an estimate: goals and
    values are named as the item names them, no others are, and what goes or changes is said so.
    """
    understood = heard(utterance, item)
    if understood is not None:
        return sorted(understood, key=_sorting) == sorted(edits, key=_sorting)
    return seems_to_carry(utterance, item, edits)


def _sorting(edit: Edit) -> tuple[str, str, int]:
    return edit.goal, edit.kind, edit.value


def _ways(
    rest: str, known: Mapping[str, frozenset[Edit]], seen: dict[str, list[tuple[Edit, ...]]]
) -> list[tuple[Edit, ...]]:
    """At most two ways of taking the rest of an utterance as one or more known sentences."""
    rest = rest.lstrip(" \n")
    if rest in seen:
        return seen[rest]
    heads = {rest, rest.removeprefix("- ")}
    found: list[tuple[Edit, ...]] = []
    for sentence, edits in known.items():
        for head in heads:
            if head.startswith(sentence):
                after = head[len(sentence) :]
                tails = [()] if not after.strip() else _ways(after, known, seen)
                found += [(edit, *tail) for edit in edits for tail in tails]
        if len(found) > 1:
            break
    seen[rest] = found[:2]
    return found[:2]


def _pool(item: Item, edit: Edit) -> tuple[str, ...]:
    return WORDINGS[item.language][item.goal(edit.goal).style][edit.kind]


def _sentence(item: Item, edit: Edit, pattern: str) -> str:
    goal = item.goal(edit.goal)
    value = goal.values[edit.value - 1].words if edit.value else ""
    the = _INDEFINITE.sub("the ", goal.words)
    text = pattern.format(
        goal=goal.words,
        Goal=_capital(goal.words),
        the=the,
        The=_capital(the),
        value=value,
        Value=_capital(value),
    )
    as_it_is = item.language is Language.EN or goal.style == "said"
    return text if as_it_is else spaced(text)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _other(pool: Sequence[str], unlike: str, drawn: random.Random) -> str:
    return drawn.choice([one for one in pool if one != unlike])
