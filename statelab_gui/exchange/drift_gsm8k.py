"""GSM8K: a question in words and an answer whose last line is #### and the number."""

import re
from typing import Any

from statelab_gui.domain.drift.imported import imported_item, language_of, sentences
from statelab_gui.domain.drift.items import DriftFamily, Item, Language
from statelab_gui.domain.numerals import MAX_DIGITS
from statelab_gui.exchange.drift_records import RecordError, text_of

_NUMBER = re.compile(r"-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?")

CONTEXT = {
    Language.EN: "I have a question whose answer is one number.",
    Language.ZH_TW: "我有一個問題，答案是一個數字。",
}
REQUEST = {
    Language.EN: "Please give me the answer now.",
    Language.ZH_TW: "請現在給我答案。",
}
CONVENTIONS = {
    Language.EN: (
        'End with one line that begins with "Answer:" and has the number as its only number.',
    ),
    Language.ZH_TW: ("最後一行以「答案：」開頭，該行唯一的數字是答案。",),
}


def gsm8k_item(members: dict[str, Any], number: int) -> Item:
    """The item of a record with "question" and "answer". Raises RecordError."""
    question = text_of(members, "question")
    language = language_of(question)
    return imported_item(
        DriftFamily.GSM8K,
        str(members.get("id", number)),
        number,
        language,
        sentences(question),
        CONTEXT[language],
        REQUEST[language],
        CONVENTIONS[language],
        {"answer": final_number(text_of(members, "answer"))},
    )


def final_number(answer: str) -> str:
    """The number behind the last ####, without commas, currency or percent sign, as the source's
    own grader has it; raises RecordError("no_number"), also for one that no answer can give."""
    _, mark, last = answer.rpartition("####")
    found = _NUMBER.fullmatch(last.strip().removeprefix("$").rstrip(".").removesuffix("%"))
    if not mark or found is None or len(found.group()) > MAX_DIGITS:
        raise RecordError("no_number", last.strip()[:80])
    return found.group().replace(",", "")
