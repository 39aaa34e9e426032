"""Numbers that the database puts in a row are read as Python reads each of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.storage.queries import log_frame
from statelab_gui.storage.queries.log_frame import decimals, numbers

NUMBERS = st.from_regex(r"-?[0-9]{1,20}(\.[0-9]{1,20})?", fullmatch=True)
FEW = st.from_regex(r"-?[0-9]{1,7}(\.[0-9]{1,6})?", fullmatch=True)


@given(st.lists(NUMBERS) | st.lists(FEW))
def test_each_decimal_is_the_float_nearest_to_it(texts: list[str]) -> None:
    assert decimals(",".join(texts)).tolist() == [float(text) for text in texts]


@given(texts=st.lists(FEW, min_size=1), piece=st.integers(1, 40))
def test_they_are_read_in_pieces_as_they_are_at_once(texts: list[str], piece: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(log_frame, "_PIECE", piece)
        assert decimals(",".join(texts)).tolist() == [float(text) for text in texts]
        whole = [text.split(".")[0] for text in texts]
        assert numbers(",".join(whole)).tolist() == [int(text) for text in whole]


def test_none_at_all_are_none() -> None:
    assert decimals(None).tolist() == []
    assert decimals("").tolist() == []
    assert numbers(None).tolist() == []
