"""What a harness says of its own, in the language of the conversation.

Nothing here tells what is wanted: the user's messages, and what a model made of them, are filled
into {state}, {message}, {messages}, {dialogue}, {conventions}, {request}, {answer}, {problems} and
{text}.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from statelab_gui.domain.drift.items import Language


@dataclass(frozen=True)
class Wording:
    """Every prompt and every heading of the harnesses in one language."""

    summarise: str
    compact: str
    summary: str
    generic_recap: str
    neutral_recap: str
    recap: str
    tracker: str
    conventions: str
    conventions_later: str
    gate: str
    again: str
    state: str
    stated: str
    derived: str
    rests_on: str
    output: str
    colon: str
    comma: str
    cleared: str
    no_reply: str


_ENGLISH = Wording(
    summarise="""\
The conversation below is about to be cut from your memory, and only what you write now will stay. \
Write down everything that is needed to go on with it: what the task is and all material that it \
needs, how the answer must look, and what the user wants. Leave out greetings and small talk. \
Reply with these notes only.

{dialogue}""",
    compact="""\
Write a summary of the conversation below, from which the work can be carried on without it. Use \
these headings: the task and its material; the form of the answer; what the user wants; what was \
done; what is still open. Do not carry out the task. Reply with the summary only.

{dialogue}""",
    summary="Summary of the conversation so far:\n{text}",
    generic_recap="Before we go on: please summarise our conversation so far. Do not answer yet.",
    neutral_recap="""\
Before we go on: please list, one point a line, what the answer has to meet as things stand now. \
Only restate what I said; do not answer yet.""",
    recap="Recap of the conversation so far:\n{text}",
    tracker="""\
You keep the notes of a conversation in which the user adds, changes and withdraws what they want. \
You do not answer the user; you only say what their new message changes in the notes.

The notes so far:
{state}

The user's new message:
{message}

Reply with one JSON object and nothing else, without a code fence, in this form:
{{"edits": [{{"op": "add", "key": "a_short_name", "value": "..."}}, {{"op": "replace", "key": \
"a_short_name", "value": "..."}}, {{"op": "delete", "key": "a_short_name"}}], "derived": \
[{{"key": "another_name", "value": "...", "from": ["a_short_name"]}}]}}

edits: what the user wants or no longer wants, in the order in which they say it. "add" something \
that the notes do not have, "replace" the value of something that they have, "delete" what the \
user withdraws. Something in the notes keeps its key. Material that the user only hands over, such \
as tables or definitions, stays out of the notes.
derived: what follows from the notes without being said, each with the keys that it follows from. \
The notes strike it out by themselves as soon as one of these changes.
A value is a text or a number. Either list may be empty.""",
    conventions="""\
Below is the first message of a user. List what it says about how the final answer must look: its \
form, its order, its units, what must or must not stand in it. Do not list what the task itself \
is about, and do not answer the user.

{message}

Reply with one JSON object and nothing else, without a code fence: {{"conventions": ["...", "..."]}}
The list may be empty.""",
    conventions_later="""\
So far these conventions hold for the form of the final answer:
{conventions}

Below is what the user said later. Bring the list up to date: only how the answer must look, not \
what the task is about. Do not answer the user.

{messages}

Reply with one JSON object and nothing else, without a code fence, holding the whole list: \
{{"conventions": ["...", "..."]}}""",
    gate="""\
You check the form of an answer before it is given. You do not judge whether it is right, and you \
do not improve it.

The conventions that it must keep:
{conventions}

What was asked:
{request}

The answer:
{answer}

Reply with one JSON object and nothing else, without a code fence: {{"problems": ["..."]}}
Name every convention that the answer does not keep; the list is empty when it keeps them all.""",
    again="""\
Your answer does not keep to the form that was agreed:
{problems}

Please give the whole answer once more.""",
    state="""\
What holds at this point of the conversation; where earlier messages say otherwise, go by this:""",
    stated="Said by the user:",
    derived="Concluded from it:",
    rests_on="- {key}: {value} (from {keys})",
    output="The form of the answer:",
    colon="- {key}: {value}",
    comma=", ",
    cleared="[earlier output removed]",
    no_reply="(no reply)",
)

_CHINESE = Wording(
    summarise="""\
以下這段對話即將從你的記憶中移除，只有你現在寫下的內容會保留。請寫下繼續進行所需要的一切：任務是什麼\
以及它需要的所有資料、答案必須呈現的樣子，還有使用者的需求。省略問候與閒談。只回覆這份筆記。

{dialogue}""",
    compact="""\
請為以下對話寫一份摘要，讓工作不必看原文也能繼續。請使用這些標題：任務與資料；答案的形式；使用者的需求；\
已完成的事；尚待處理的事。不要執行任務。只回覆摘要。

{dialogue}""",
    summary="到目前為止的對話摘要：\n{text}",
    generic_recap="繼續之前，請先摘要我們到目前為止的對話。先不要作答。",
    neutral_recap="繼續之前，請逐行列出以目前情況而言，答案必須符合的各點。只重述我說過的，先不要作答。",
    recap="到目前為止的對話重述：\n{text}",
    tracker="""\
你負責為一段對話做筆記；對話中的使用者會增加、更改、撤回需求。你不回答使用者，只說明新訊息讓筆記有什麼變動。

目前的筆記：
{state}

使用者的新訊息：
{message}

只回覆一個 JSON 物件，不要寫其他內容，也不要用程式碼圍欄，格式如下：
{{"edits": [{{"op": "add", "key": "簡短名稱", "value": "..."}}, {{"op": "replace", "key": \
"簡短名稱", "value": "..."}}, {{"op": "delete", "key": "簡短名稱"}}], "derived": \
[{{"key": "另一個名稱", "value": "...", "from": ["簡短名稱"]}}]}}

edits：使用者想要或不再想要的內容，依訊息中的順序。筆記沒有的用 "add"，更改筆記已有項目的值用 \
"replace"，使用者撤回的用 "delete"。筆記已有的項目沿用原來的 key。使用者只是提供的資料，\
例如資料表或定義，不記入筆記。
derived：使用者沒有明說、但可由筆記推得的結論，並列出所依據的 key。其中任何一項一有變動，\
筆記就會自動劃掉這個結論。
value 是文字或數字。兩個清單都可以是空的。""",
    conventions="""\
以下是使用者的第一則訊息。請列出其中關於最後答案必須如何呈現的規定：形式、順序、單位、必須或不得出現的\
內容。不要列出任務本身的內容，也不要回答使用者。

{message}

只回覆一個 JSON 物件，不要寫其他內容，也不要用程式碼圍欄：{{"conventions": ["...", "..."]}}
清單可以是空的。""",
    conventions_later="""\
到目前為止，最後答案的形式須遵守這些規定：
{conventions}

以下是使用者後來說的話。請更新清單：只列答案如何呈現，不列任務本身的內容。不要回答使用者。

{messages}

只回覆一個 JSON 物件，不要寫其他內容，也不要用程式碼圍欄，並寫出完整清單：\
{{"conventions": ["...", "..."]}}""",
    gate="""\
你在答案送出前檢查它的形式。你不判斷答案對不對，也不修改它。

答案必須遵守的規定：
{conventions}

所要求的是：
{request}

答案：
{answer}

只回覆一個 JSON 物件，不要寫其他內容，也不要用程式碼圍欄：{{"problems": ["..."]}}
列出答案沒有遵守的每一項規定；全部遵守時清單是空的。""",
    again="""\
你的答案沒有遵守約定的形式：
{problems}

請重新給出完整的答案。""",
    state="對話到這裡仍然有效的內容如下；先前的訊息若有不同，以此為準：",
    stated="使用者說過的：",
    derived="由此推得的：",
    rests_on="- {key}：{value}（依據：{keys}）",
    output="答案的形式：",
    colon="- {key}：{value}",
    comma="、",
    cleared="［先前的輸出已移除］",
    no_reply="（沒有回覆）",
)

WORDINGS: Mapping[Language, Wording] = {Language.EN: _ENGLISH, Language.ZH_TW: _CHINESE}
"""The words of the harnesses by the language of the conversation."""


def bullets(lines: tuple[str, ...] | list[str]) -> str:
    """The lines as a list, one below the other."""
    return "\n".join(f"- {line}" for line in lines)
