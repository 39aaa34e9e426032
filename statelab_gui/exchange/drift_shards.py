"""Sharded instructions of Lost in Conversation: a task told in pieces, of one of several kinds."""

import json
from collections.abc import Callable
from typing import Any

from statelab_gui.domain.drift.families.imported import TASKS
from statelab_gui.domain.drift.imported import imported_item, language_of
from statelab_gui.domain.drift.items import DriftFamily, Item, Language
from statelab_gui.exchange import drift_bfcl, drift_gsm8k, drift_humaneval
from statelab_gui.exchange.drift_records import RecordError, list_of, text_of
from statelab_gui.exchange.drift_shard_code import Code, code_of

_REQUEST = {
    Language.EN: "Please give me the result now.",
    Language.ZH_TW: "請現在給我結果。",
}
_SQL = "I need one SQL query on this database. What I want to know I'll say in my messages."
_DATA = "I need a table described in one sentence. All I have I'll send in my messages."
_SUMMARY = "I need a summary of documents that I'll send in my messages. The question is: {query}"
_TRANSLATION = "I need an English translation of a German text that I'll send in my messages."
_CODE = "I need a Python function. What it should do I'll say in my messages."


def shard_item(members: dict[str, Any], number: int) -> Item:
    """The item of a record with "task_id", "task" and "shards"; its template is the task.

    Raises RecordError.
    """
    task = text_of(members, "task")
    if task not in _MAKERS:
        raise RecordError("unknown_task", task[:80])
    pieces = _pieces(members)
    language = language_of(" ".join(pieces))
    context, conventions, payload = _MAKERS[task](members, language)
    return imported_item(
        DriftFamily.SHARDED,
        text_of(members, "task_id"),
        number,
        language,
        pieces,
        context,
        _REQUEST[language],
        conventions,
        payload,
        template=task,
    )


def _pieces(members: dict[str, Any]) -> list[str]:
    """The texts of the shards in order; documents stand in for the numbers of documents."""
    found = []
    for shard in list_of(members, "shards"):
        told = shard.get("shard", shard.get("shard_text")) if isinstance(shard, dict) else None
        indexes = shard.get("doc_idxs") if isinstance(shard, dict) else None
        if isinstance(indexes, list):
            told = _documents(members, indexes)
        if not isinstance(told, str) or not told.strip():
            raise RecordError("lacks", "shards")
        found.append(told.strip())
    return found


def _documents(members: dict[str, Any], indexes: list[Any]) -> str:
    by_index: dict[int | str, dict[str, Any]] = {}
    for place, one in enumerate(list_of(members, "documents")):
        index = one.get("document_index", place) if isinstance(one, dict) else None
        if not isinstance(index, (int, str)):
            raise RecordError("lacks", "documents")
        by_index[index] = one
    texts = []
    for index in indexes:
        if not isinstance(index, (int, str)):
            raise RecordError("lacks", "documents")
        document = by_index.get(index, {})
        text = next(
            (document[key] for key in ("document_text", "text", "document") if document.get(key)),
            None,
        )
        if not isinstance(text, str):
            raise RecordError("lacks", "documents")
        texts.append(f"[{index}] {text.strip()}")
    return "\n\n".join(texts)


Made = tuple[str, tuple[str, ...], dict[str, Any]]


def _math(members: dict[str, Any], language: Language) -> Made:
    answer = drift_gsm8k.final_number(text_of(members, "answer"))
    return drift_gsm8k.CONTEXT[language], drift_gsm8k.CONVENTIONS[language], {"answer": answer}


def _actions(members: dict[str, Any], language: Language) -> Made:
    functions = drift_bfcl.function_list(members)
    spoken = str(members.get("language", "Python"))
    if spoken.lower() != "python":
        raise RecordError("other_language", spoken[:80])
    accepted = drift_bfcl.accepted_calls(list_of(members, "reference_answer"), functions)
    payload = {"function": functions, "ground_truth": accepted}
    context = drift_bfcl.context_of(functions, language)
    return context, drift_bfcl.CONVENTIONS[language], payload


def _code(members: dict[str, Any], language: Language) -> Made:
    code: Code = code_of(members)
    start = f"\n\n```python\n{code.start}\n```" if code.start else ""
    conventions = (
        *drift_humaneval.CONVENTIONS[:1],
        f"Name the function {code.function}; use the standard library only.",
    )
    payload = {
        "function": code.function,
        "before": code.before,
        "inputs": list(code.inputs),
        "expected": list(code.expected),
    }
    return f"{_CODE}{start}", conventions, payload


def _database(members: dict[str, Any], language: Language) -> Made:
    schema, query = text_of(members, "schema_sql"), text_of(members, "reference_sql")
    conventions = ("Answer with exactly one SELECT statement in one ```sql block.",)
    payload = {"reference": query, "database": str(members.get("db_id", ""))}
    return f"{_SQL}\n\n{schema.strip()}", conventions, payload


def _data2text(members: dict[str, Any], language: Language) -> Made:
    references = _texts(list_of(members, "references"), "references")
    return _DATA, ("Answer with that one sentence and nothing else.",), {"references": references}


def _translation(members: dict[str, Any], language: Language) -> Made:
    reference = members.get("document_en")
    if isinstance(reference, list):
        reference = " ".join(_texts(reference, "document_en"))
    if not isinstance(reference, str) or not reference.strip():
        raise RecordError("lacks", "document_en")
    conventions = ("Answer with the translation of the whole text and nothing else.",)
    return _TRANSLATION, conventions, {"references": [reference]}


def _summary(members: dict[str, Any], language: Language) -> Made:
    context = _SUMMARY.format(query=text_of(members, "query"))
    conventions = ("Cite the documents that each statement rests on, like [3].",)
    insights = json.dumps(members.get("insights", []), ensure_ascii=False)
    return context, conventions, {"insights": insights}


def _texts(values: list[Any], key: str) -> list[str]:
    if not all(isinstance(value, str) and value.strip() for value in values):
        raise RecordError("lacks", key)
    return values


_MAKERS: dict[str, Callable[[dict[str, Any], Language], Made]] = {
    "math": _math,
    "code": _code,
    "actions": _actions,
    "database": _database,
    "data2text": _data2text,
    "translation": _translation,
    "summary": _summary,
}
assert set(_MAKERS) == set(TASKS)
