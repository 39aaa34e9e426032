"""How far a text agrees with references, as sacreBLEU has it."""

from collections.abc import Sequence

_FULL = 1 - 1e-9


def overlap(answer: str, references: Sequence[str]) -> float:
    """BLEU of one text against all references, from 0 to 1; exactly 1 only for a perfect match.

    A perfect match may come out a hair above 1, and one of fewer than four words as 0: both are 1.
    Raises ValueError without references.
    """
    if not references:
        raise ValueError("no reference")
    if answer in references:
        return 1.0
    import sacrebleu  # takes a while: only where a text is graded

    score = sacrebleu.corpus_bleu([answer], [[one] for one in references]).score / 100
    return 1.0 if score >= _FULL else max(score, 0.0)
