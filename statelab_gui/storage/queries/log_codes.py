"""A column of the run log as whole numbers in the order of its values."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting, SettingState
from statelab_gui.storage.queries.log_blocks import Ints
from statelab_gui.storage.queries.log_frame import Mask

Word: TypeAlias = Callable[[str], str]
"""How a value is shown."""


@dataclass(frozen=True)
class Codes:
    """One code a row: 0 to `size` - 1 for a value, `size` for not provided, `size` + 1 for blank.

    `texts` tells the values of some codes, `coded` the codes of some values, unknown ones left out.
    `holding` is whether a row's value, worded where a word is given, holds a text, letter case
    aside; a row without a value holds none.
    """

    code: Ints
    size: int
    texts: Callable[[Sequence[int]], list[str]]
    coded: Callable[[Iterable[str]], list[int]]
    holding: Callable[[str, Word | None], Mask]

    def order(self, descending: bool, chosen: Ints) -> Ints:
        """The chosen rows in order: values, then not provided, then blank, both ways; equal ones
        as they were."""
        code = self.code[chosen]
        if descending:
            code = np.where(code < self.size, self.size - 1 - code, code)
        return chosen[sorted_places(code, self.size + 2)]

    def among(self, settings: Iterable[Setting]) -> Mask:
        """Whether a row holds one of these."""
        wanted = set(settings)
        codes = self.coded([one.value for one in wanted if one.state is SettingState.VALUE])
        if NOT_PROVIDED in wanted:
            codes.append(self.size)
        if BLANK in wanted:
            codes.append(self.size + 1)
        return among(self.code, codes, self.size + 2)

    def counted(self, chosen: Mask, limit: int) -> tuple[list[tuple[Setting, int]], int]:
        """The first `limit` different ones of the chosen rows, in order, with their counts; and how
        many different ones there are."""
        codes, counts = _counted(self.code[chosen], self.size + 2)
        few = codes[:limit]
        texts = iter(self.texts(few[few < self.size].tolist()))
        rest = {self.size: NOT_PROVIDED, self.size + 1: BLANK}
        found = [
            rest[code] if code in rest else Setting(SettingState.VALUE, next(texts))
            for code in few.tolist()
        ]
        # The two that are no value are offered however many values there are.
        late = [(rest[code], count) for code, count in pairs(codes, counts)[limit:] if code in rest]
        return [*zip(found, counts[:limit].tolist(), strict=True), *late], len(codes)


def sorted_places(code: Ints, below: int) -> Ints:
    """The places of whole numbers from 0 in their order, equal ones as they stand: sixteen bits at
    a time, which takes a fifth as long as all at once."""
    places = np.argsort((code & 0xFFFF).astype(np.uint16), kind="stable")
    for shift in range(16, below.bit_length(), 16):
        digits = ((code >> shift) & 0xFFFF).astype(np.uint16)
        places = places[np.argsort(digits[places], kind="stable")]
    return places


def _counted(code: Ints, size: int) -> tuple[Ints, Ints]:
    """The different codes, ascending, and how often each is there; all are below `size`."""
    if size > _COUNTED_AT_MOST:
        return np.unique(code, return_counts=True)
    counts = np.bincount(code, minlength=size)
    codes = np.flatnonzero(counts)
    return codes, counts[codes]


_COUNTED_AT_MOST = 1 << 22


def pairs(codes: Ints, counts: Ints) -> list[tuple[int, int]]:
    """Codes and counts as plain numbers."""
    return list(zip(codes.tolist(), counts.tolist(), strict=True))


def among(code: Ints, wanted: Sequence[int] | Ints, size: int) -> Mask:
    """Whether each code is a wanted one; all are below `size`."""
    if size > _COUNTED_AT_MOST:
        return np.isin(code, np.asarray(wanted, np.int64))
    table = np.zeros(size, np.bool_)
    table[np.asarray(wanted, np.int64)] = True
    return table[code]


def listed(code: Ints, texts: Sequence[str]) -> Codes:
    """A column of few different values, all of them at hand, in their order."""
    known = {text: at for at, text in enumerate(texts)}

    def holding(text: str, word: Word | None) -> Mask:
        hits = [at for at, one in enumerate(texts) if holds(word(one) if word else one, text)]
        return among(code, hits, len(texts) + 2)

    return Codes(
        code,
        len(texts),
        lambda codes: [texts[at] for at in codes],
        lambda wanted: [known[text] for text in wanted if text in known],
        holding,
    )


def ranked(values: Sequence[Any], row: NDArray[Any], text: Callable[[Any], str] = str) -> Codes:
    """A column whose rows have one of `values` each, by place; None stands for a blank."""
    order = sorted({value for value in values if value is not None})
    at = {value: place for place, value in enumerate(order)}
    blank = len(order) + 1
    codes = [blank if value is None else at[value] for value in values]
    return listed(np.asarray(codes, np.int64)[row], [text(value) for value in order])


def counted_up(
    value: Ints, answered: Mask, text: Callable[[int], str] = str, back: Callable[[str], int] = int
) -> Codes:
    """A column of numbers from 0 that every answered row has; `back` is the inverse of `text`."""
    size = int(value.max(initial=0)) + 1
    code = np.where(answered, value, size + 1)

    def coded(wanted: Iterable[str]) -> list[int]:
        found = []
        for one in wanted:
            try:
                found.append(back(one))
            except ValueError:
                continue
        return [one for one in found if 0 <= one < size]

    def holding(wanted: str, word: Word | None) -> Mask:
        different, _ = _counted(value[answered], size)
        hits = [
            one
            for one in different.tolist()
            if holds(word(text(one)) if word else text(one), wanted)
        ]
        return answered & among(code, hits, size + 2)

    return Codes(code, size, lambda codes: [text(one) for one in codes], coded, holding)


def holds(text: str, wanted: str) -> bool:
    """Whether the text holds the wanted one, letter case aside."""
    return wanted.casefold() in text.casefold()
