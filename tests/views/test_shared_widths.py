"""Columns that share a table's width."""

from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.views.shared_widths import shared_widths

NEEDS = st.lists(st.integers(0, 500), min_size=1, max_size=6)


def test_what_is_left_over_is_shared_evenly():
    assert shared_widths([50, 20, 30], 130) == [60, 30, 40]


def test_only_the_widest_give_way():
    assert shared_widths([300, 40, 200], 240) == [100, 40, 100]


@given(NEEDS, st.integers(0, 2000))
def test_the_room_is_filled_and_none_is_cut_while_a_wider_one_has_more(needs, room):
    widths = shared_widths(needs, room)
    assert sum(widths) == room
    cut = [width for width, need in zip(widths, needs, strict=True) if width < need]
    if cut:
        assert max(widths) - min(cut) <= 1
