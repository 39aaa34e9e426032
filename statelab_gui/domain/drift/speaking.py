"""Letting a model word the turns of conversations: what it is asked, and what becomes of it.

Only the wording is a model's: the edits of every turn, the request and the fixed replies stay.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from statelab_gui.domain.drift.fidelity import Infidelity, fidelity
from statelab_gui.domain.drift.intents import Edit, EditKind
from statelab_gui.domain.drift.items import Conversation, DriftCase, Item, Language

TEMPLATES = Conversation.spoken_by
"""Who words the turns where no model does."""

Place = tuple[int, int]
"""Number of a case from 0 and of its turn from 0."""

_ASKED = {
    Language.EN: (
        "Write one chat message, as a person types it to an assistant. In earlier messages the"
        " person said what the task is about.",
        "Earlier messages of the person:",
        "There are none yet.",
        "What the new message must say, all of it and nothing else:",
        (
            "Answer with the message alone, in English, on one line.",
            "Keep it short and natural, and do not begin like the earlier messages.",
            "Call things and give values by exactly the words above.",
            "Mention nothing else: no other wish, no earlier value, no other number, no recap, no"
            " reason, no question about the result.",
        ),
    ),
    Language.ZH_TW: (
        "請寫一則聊天訊息，像一般人打給助理的那樣。這個人在先前的訊息裡已說明任務的內容。",
        "這個人先前的訊息：",
        "目前還沒有。",
        "新訊息要說的事，全部都要說，其他都不要說：",
        (
            "只回答這則訊息本身，用繁體中文，寫成一行。",
            "簡短自然，開頭不要和先前的訊息一樣。",
            "名稱和值請用上面的原詞。",
            "不要提其他事：不提別的要求、先前的值、別的數字，不重述，不說理由，不問結果。",
        ),
    ),
}
_NOTHING = {
    Language.EN: "Nothing has changed. Say only that, and name nothing.",
    Language.ZH_TW: "沒有任何變更。只說這件事，不要提任何名稱。",
}
_EDITS = {
    Language.EN: {
        EditKind.ADD: "New for {goal}: {value}",
        EditKind.REPLACE: "Changed for {goal}: {value} (say that it changes)",
        EditKind.DELETE: "Withdrawn: {goal} (say that it no longer counts)",
    },
    Language.ZH_TW: {
        EditKind.ADD: "新增：{goal}要是：{value}",
        EditKind.REPLACE: "更改：{goal}現在要是：{value}（要說出是更改）",
        EditKind.DELETE: "取消：{goal}（要說出不算數了）",
    },
}


@dataclass(frozen=True)
class Wording:
    """One message that is to be worded, once for all the `places` where the same is asked.

    `before` are the user's messages before it and `template` what stands there, as the set at hand
    has them: so the prompt hangs on nothing that a model said, and equal openings stay equal.
    """

    item: Item
    edits: tuple[Edit, ...]
    template: str
    before: tuple[str, ...]
    places: tuple[Place, ...] = ()

    @property
    def prompt(self) -> str:
        """What a model is asked; nothing of other turns to come is in it."""
        intro, earlier, none, new, rules = _ASKED[self.item.language]
        said = [f"- {' '.join(text.split())}" for text in self.before] or [none]
        wanted = [f"- {said_plainly(self.item, edit)}" for edit in self.edits]
        wanted = wanted or [f"- {_NOTHING[self.item.language]}"]
        parts = (intro, "\n".join((earlier, *said)), "\n".join((new, *wanted)), "\n".join(rules))
        return "\n\n".join(parts)

    def findings(self, utterance: str, last: str = "") -> list[Infidelity]:
        """What is found against an utterance; `last` is the message before it, where worded."""
        before = (*self.before[:-1], last) if last else self.before
        return fidelity(utterance, self.item, self.edits, before)


def said_plainly(item: Item, edit: Edit) -> str:
    """An edit in plain words of the item's language."""
    goal = item.goal(edit.goal)
    value = goal.values[edit.value - 1].words if edit.value else ""
    return _EDITS[item.language][edit.kind].format(goal=goal.words, value=value)


def wordings(cases: Sequence[DriftCase]) -> list[Wording]:
    """Every message that is to be worded, in order, each once."""
    found: dict[tuple[object, ...], tuple[Wording, list[Place]]] = {}
    for number, case in enumerate(cases):
        before: tuple[str, ...] = ()
        for place, turn in enumerate(case.conversation.turns):
            key = (case.item.key, turn.edits, turn.text, before)
            if key not in found:
                found[key] = (Wording(case.item, turn.edits, turn.text, before), [])
            found[key][1].append((number, place))
            before = (*before, turn.text)
    return [replace(asked, places=tuple(places)) for asked, places in found.values()]


def message_of(reply: str) -> str:
    """The message that a reply is: all of it, but the space around it.

    What no document can hold, an unpaired surrogate, becomes the replacement character.
    """
    return reply.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace").strip()


def judged(
    asked: Sequence[Wording], utterances: Mapping[int, str]
) -> dict[int, tuple[Infidelity, ...]]:
    """What is found against each utterance, by the number of its wording; () where nothing is.

    One that repeats the message before it is found too, whether that was worded or stands.
    """
    at = {place: number for number, one in enumerate(asked) for place in one.places}
    found = {}
    for number, text in utterances.items():
        one = asked[number]
        findings: dict[Infidelity, None] = {}
        for case, turn in one.places or ((-1, 0),):
            last = utterances.get(at.get((case, turn - 1), -1), "")
            findings.update(dict.fromkeys(one.findings(text, last)))
        found[number] = tuple(findings)
    return found


def spoken(case: DriftCase, utterances: Sequence[str], model: str) -> DriftCase:
    """The case with its turns in these words, one each; `spoken_by` is the model unless all stays.

    Raises ValueError for another number of utterances, or a blank one.
    """
    turns = case.conversation.turns
    if len(utterances) != len(turns) or not all(text.strip() for text in utterances):
        raise ValueError("a wording for every turn")
    pairs = zip(turns, utterances, strict=True)
    worded = tuple(replace(turn, text=text) for turn, text in pairs)
    if worded == turns:
        return case
    return DriftCase(case.item, replace(case.conversation, turns=worded, spoken_by=model))


def all_spoken(
    cases: Sequence[DriftCase], asked: Sequence[Wording], chosen: Mapping[int, str], model: str
) -> list[DriftCase]:
    """The cases in the words chosen, by the number of the wording; where none is, what stands."""
    texts = [[turn.text for turn in case.conversation.turns] for case in cases]
    for number, text in chosen.items():
        for case, turn in asked[number].places:
            texts[case][turn] = text
    return [spoken(case, said, model) for case, said in zip(cases, texts, strict=True)]
