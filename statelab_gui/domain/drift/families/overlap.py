"""How far a text agrees with references: BLEU by sacreBLEU, on tokens, for every family of texts.

Only equal tokens score 1: the measure prints 100.00000000000004 for them, may give texts of one to
three tokens nothing, and may give full marks to other texts whose runs of four tokens agree with
one reference or are put together from several.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

ALMOST = 0.9999
"""The most that a text scores whose tokens are those of no reference."""


def overlap(
    answer: str, references: Sequence[str], *, tokenizer: str = "13a", short_runs: bool = False
) -> float:
    """BLEU of one text against all references, from 0 to 1; exactly 1 only for the tokens of one,
    at least one token.

    `tokenizer` is one of sacreBLEU's. With `short_runs` a text of fewer than four tokens is
    measured by the runs that it can have, else it has no more than smoothing gives. Raises
    ValueError without references.
    """
    if not references:
        raise ValueError("no reference")
    bleu = _bleu(tokenizer, short_runs)
    given, *wanted = (str(bleu.tokenizer(text.strip())).split() for text in (answer, *references))
    if given in wanted:
        return 1.0 if given else 0.0
    score = float(bleu.corpus_score([answer], [[one] for one in references]).score) / 100
    return min(max(score, 0.0), ALMOST)


@lru_cache
def _bleu(tokenizer: str, short_runs: bool) -> Any:
    from sacrebleu.metrics.bleu import BLEU  # takes a second: only where a text is graded

    return BLEU(tokenize=tokenizer, effective_order=short_runs)
