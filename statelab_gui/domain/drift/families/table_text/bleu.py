"""How near a text is to the one it should be: sentence BLEU by sacreBLEU, on tokens.

Only equal tokens score 1: the measure prints 100.00000000000004 for them, gives texts of one to
three tokens nothing without its effective order, and may give full marks to other texts whose runs
of four tokens agree.
"""

from functools import lru_cache
from typing import Any

from statelab_gui.domain.drift.items import Language

ALMOST = 0.9999
"""The most that unequal tokens score."""

_TOKENIZERS = {Language.EN: "13a", Language.ZH_TW: "zh"}


def nearness(answer: str, wanted: str, language: Language) -> float:
    """From 0 to 1, and 1 only where both have the same tokens, at least one."""
    bleu = _bleu(language)
    tokens = [str(bleu.tokenizer(text.strip())).split() for text in (answer, wanted)]
    if tokens[0] == tokens[1]:
        return 1.0 if tokens[0] else 0.0
    score = float(bleu.sentence_score(answer, [wanted]).score) / 100
    return min(max(score, 0.0), ALMOST)


@lru_cache
def _bleu(language: Language) -> Any:
    from sacrebleu.metrics.bleu import BLEU  # takes a second

    return BLEU(tokenize=_TOKENIZERS[language], effective_order=True)
