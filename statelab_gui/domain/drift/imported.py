"""Items of records that come from elsewhere: their pieces in order, and no decoy or variant."""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from statelab_gui.domain.drift.intents import Goal, GoalValue
from statelab_gui.domain.drift.items import DriftFamily, Item, Language

STYLE = "said"
"""The pool of wordings that speaks pieces as they are."""

_PART = {Language.EN: "part {n}", Language.ZH_TW: "第 {n} 部分"}
_END = re.compile(
    r"[.!?][\"”’')\]]*(?=\s+[\"“‘'(\[]?[A-Z0-9$])|[。！？][」』）]*(?=\s*[^\s」』）])"
)
_SHORT = re.compile(
    r"(?:\b(?:Mr|Mrs|Ms|Dr|St|Prof|Jr|Sr|vs|etc|No|Inc|Ltd|Co|e\.g|i\.e|a\.m|p\.m)|\b[A-Z])\.$"
)
_CHINESE = re.compile(r"[\u4e00-\u9fff]")


def imported_item(
    family: DriftFamily,
    source_id: str,
    number: int,
    language: Language,
    pieces: Sequence[str],
    context: str,
    request: str,
    conventions: tuple[str, ...],
    payload: Mapping[str, Any],
    template: str = "",
) -> Item:
    """An item whose goals are the pieces, each told after the one before it.

    Its key holds the record's name and a digest of all that is asked: the same record is the same
    item, whatever file it stands in. It says that nothing was verified. Raises ValueError without
    any piece.
    """
    if not pieces:
        raise ValueError("nothing is asked")
    goals = tuple(
        Goal(
            f"part_{n}",
            _PART[language].format(n=n),
            (GoalValue(piece, _ended(piece, language)),),
            after=(f"part_{n - 1}",) if n > 1 else (),
            style=STYLE,
        )
        for n, piece in enumerate(pieces, 1)
    )
    asked = json.dumps([list(pieces), context, payload], ensure_ascii=False, sort_keys=True)
    digest = hashlib.sha256(asked.encode("utf-8", "surrogatepass")).hexdigest()[:12]
    return Item(
        key=f"{family}-{source_id}-{digest}",
        family=family,
        language=language,
        template=template,
        seed=number,
        context=context,
        request=request,
        conventions=conventions,
        goals=goals,
        payload=payload,
        verified=False,
        source_id=source_id,
    )


def sentences(text: str) -> list[str]:
    """The sentences of a text in order; abbreviations, initials and decimals end none."""
    text = " ".join(text.split())
    found: list[str] = []
    start = 0
    for end in [*(match.end() for match in _END.finditer(text)), len(text)]:
        if not _SHORT.search(text[start:end]) or end == len(text):
            found.append(text[start:end].strip())
            start = end
    return [one for one in found if one]


def language_of(text: str) -> Language:
    """Chinese where at least a tenth of it is written so, else English."""
    return Language.ZH_TW if 10 * len(_CHINESE.findall(text)) >= len(text) > 0 else Language.EN


def _ended(piece: str, language: Language) -> str:
    """The piece with a full stop where it ends in the middle of a line of text."""
    stop = "." if language is Language.EN else "。"
    return piece + stop if piece and piece[-1].isalnum() and "\n" not in piece else piece
