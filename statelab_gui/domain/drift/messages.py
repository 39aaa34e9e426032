"""A frozen conversation as messages, and as one text that can be pasted."""

from collections.abc import Sequence

from statelab_gui.domain.drift.items import DriftCase, Item, Language
from statelab_gui.domain.fetching.asking import Message

_WAITING = {
    Language.EN: (
        "I will tell you what I want over several messages. Please only acknowledge each of them; "
        "I will ask for the result at the end."
    ),
    Language.ZH_TW: (
        "我會分幾則訊息說明我的需求。每一則請先簡短回覆收到即可，最後我會再請你給出結果。"
    ),
}
_CONVENTIONS = {
    Language.EN: "How the final answer must look:",
    Language.ZH_TW: "最後的答案請依下列格式：",
}
_CONTINUE = {
    Language.EN: "Below is a conversation. Write the assistant's next message, and nothing else.",
    Language.ZH_TW: "以下是一段對話。請寫出助理的下一則訊息，不要寫其他內容。",
}
_LABELS = {
    Language.EN: {"user": "User:", "assistant": "Assistant:"},
    Language.ZH_TW: {"user": "使用者：", "assistant": "助理："},
}


def messages(case: DriftCase) -> tuple[Message, ...]:
    """The whole conversation, user and assistant in turn, ending with the request.

    A turn without a reply goes on in the same message, so a CLEAN case is one message.
    """
    return asked_after(case, len(case.conversation.turns), case.conversation.request)


def asked_after(case: DriftCase, t: int, request: str) -> tuple[Message, ...]:
    """The first `t` turns with their fixed replies, then `request` by the user."""
    before = history(case, t)
    if before and before[-1].role == "user":
        return (*before[:-1], Message("user", f"{before[-1].text}\n\n{request}"))
    return (*before, Message("user", request))


def history(case: DriftCase, t: int) -> tuple[Message, ...]:
    """The first `t` turns with their fixed replies, 0 ≤ t ≤ number of turns."""
    found: list[Message] = []
    for number in range(1, t + 1):
        found.append(Message("user", user_text(case, number)))
        if reply := case.conversation.turns[number - 1].reply:
            found.append(Message("assistant", reply))
    return tuple(found)


def user_text(case: DriftCase, t: int) -> str:
    """What the user says in turn `t`, from 1; the first turn opens with what the task is about."""
    text = case.conversation.turns[t - 1].text
    if t > 1:
        return text
    several = len(case.conversation.turns) > 1
    return "\n\n".join((opening(case.item, several), text))


def opening(item: Item, several_turns: bool) -> str:
    """What the task is about, how the answer must look and, with several turns, to wait."""
    parts = [item.context]
    if item.conventions:
        rules = "\n".join(f"- {rule}" for rule in item.conventions)
        parts.append(f"{_CONVENTIONS[item.language]}\n{rules}")
    if several_turns:
        parts.append(_WAITING[item.language])
    return "\n\n".join(part for part in parts if part)


def transcript(turns: Sequence[Message], language: Language) -> str:
    """The messages as one text: a single one as it is, several with a label before each."""
    if len(turns) == 1:
        return turns[0].text
    return f"{_CONTINUE[language]}\n\n{labelled(turns, language)}"


def labelled(turns: Sequence[Message], language: Language) -> str:
    """The messages as one text, each with a label before it, and nothing asked."""
    labels = _LABELS[language]
    space = " " if language is Language.EN else ""
    return "\n\n".join(f"{labels[turn.role]}{space}{turn.text}" for turn in turns)


def prompt_of(case: DriftCase) -> str:
    """The whole conversation as the one text of its case."""
    return transcript(messages(case), case.item.language)
