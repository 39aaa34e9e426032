"""Texts that lie in a row are told apart whatever their length and whatever they share."""

from itertools import accumulate

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.storage.queries.log_texts import Texts

_ALIKE = st.text("ab", min_size=1, max_size=40)
_LONG = st.builds(lambda a, b, c: a + "same" * b + c, _ALIKE, st.integers(0, 12), _ALIKE)
_ANY = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), min_size=1)


@given(st.lists(st.one_of(_ALIKE, _LONG, _ANY, st.text("0123456789", min_size=1, max_size=9))))
def test_each_different_text_is_found_once_in_order(typed: list[str]) -> None:
    values = sorted(one.encode() for one in typed)
    start = np.array([0, *accumulate(len(one) + 1 for one in values)], np.int64)
    blob = b"".join(one + b"\0" for one in values)
    texts = Texts(blob, start, np.arange(len(values)), np.zeros(len(values), np.bool_))
    found = [texts.value(rank) for rank in range(texts.different())]
    assert found == sorted(set(values))
