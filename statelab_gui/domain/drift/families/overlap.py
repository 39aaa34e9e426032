"""How far a text agrees with references, as sacreBLEU has it."""

from collections.abc import Sequence

ALMOST = 0.9999
"""The most that a text scores whose tokens are those of no reference."""


def overlap(answer: str, references: Sequence[str]) -> float:
    """BLEU of one text against all references, from 0 to 1; exactly 1 only for the tokens of one.

    A perfect match may come out a hair above 1, and one of fewer than four words as 0: both are 1.
    A text put together from several references may come out as 1 too: it is almost 1. Raises
    ValueError without references.
    """
    if not references:
        raise ValueError("no reference")
    if answer in references:
        return 1.0
    import sacrebleu  # takes a while: only where a text is graded
    from sacrebleu.tokenizers.tokenizer_13a import Tokenizer13a

    tokens = Tokenizer13a()  # type: ignore[no-untyped-call]  # has no annotations
    given = tokens(answer).split()
    if given and any(given == tokens(one).split() for one in references):
        return 1.0
    score = sacrebleu.corpus_bleu([answer], [[one] for one in references]).score / 100
    return min(max(score, 0.0), ALMOST)
