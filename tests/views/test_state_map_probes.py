"""The lane of signs: the worst of a pixel is never hidden, and signs never overlap."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from state_map_bench import FORMAT_ERROR, MIXED, RIGHT, WRONG, book

from statelab_gui.domain.prefixes import PrefixTally
from statelab_gui.views.plots import map_probes
from statelab_gui.views.plots.map_brackets import joined
from statelab_gui.views.plots.map_facts import MapFacts
from statelab_gui.views.plots.map_frame import NO_FRAME, MapFrame
from statelab_gui.views.plots.map_probes import ProbeMarks, placed_signs
from statelab_gui.views.plots.map_words import tally_sentence

TALLIES = st.sampled_from([RIGHT, WRONG, FORMAT_ERROR, MIXED])


def frame(updates: int, left: float, right: float, width: float) -> MapFrame:
    from dataclasses import replace

    return replace(NO_FRAME, updates=updates, left=left, right=right, width=width, gutter=10)


@given(
    st.dictionaries(st.integers(1, 3000), TALLIES, max_size=200),
    st.floats(0.5, 2000),
    st.floats(5, 3000),
)
def test_of_the_marks_in_one_pixel_the_worst_is_shown(
    tallies: dict[int, PrefixTally], left: float, span: float
) -> None:
    marks = ProbeMarks.of(tallies)
    view = frame(3000, left, left + span, 300)
    x, codes = marks.bins(view)
    pixels = dict(zip(np.floor(x).astype(int).tolist(), codes.tolist(), strict=True))
    assert len(pixels) == len(x)
    first, last = view.visible()
    for k in tallies:
        if first <= k <= last:
            shown = pixels[int(np.floor(view.x_of(k)))]
            code = marks.code_at(k)
            assert code is not None and shown >= code


@given(
    st.lists(st.floats(0, 500), max_size=120, unique=True),
    st.integers(0, 2**31),
    st.floats(2, 30),
)
def test_signs_never_overlap_and_none_stands_over_a_worse_mark_without_one(
    places: list[float], seed: int, width: float
) -> None:
    x = np.array(sorted(places))
    codes = np.random.default_rng(seed).integers(0, 5, len(x)).astype(np.int8)
    placed = placed_signs(x, codes, width)
    middles = np.array([at for at, _ in placed])
    assert (np.diff(middles) >= width).all()
    marked = {(at, code) for at, code in placed}
    for at, code in placed:
        under = (np.abs(x - at) < width / 2) & (codes > code)
        assert not under.any()
    if len(x):  # the worst mark of all has a sign of its own or stands under one as bad
        worst = codes.max()
        for at in x[codes == worst].tolist():
            assert any(c == worst and abs(m - at) < width for m, c in marked)


def test_signs_far_apart_each_stand_at_their_prefix() -> None:
    x, codes = np.array([10.0, 40.0, 70.0]), np.array([1, 4, 2], dtype=np.int8)
    assert placed_signs(x, codes, 12) == [(10.0, 1), (40.0, 4), (70.0, 2)]


def test_a_planned_prefix_that_was_asked_shows_its_outcome() -> None:
    marks = ProbeMarks.of({9: WRONG}, [6, 9, 12, 99], updates=12)
    assert marks.prefixes.tolist() == [6, 9, 12]
    assert marks.code_at(9) == map_probes.WRONG
    assert marks.code_at(6) == map_probes.PLANNED
    assert marks.code_at(7) is None


def test_what_was_observed_is_told_and_nothing_of_the_unprobed() -> None:
    facts = MapFacts(book(20), 6, 3, 66)
    tallies = dict.fromkeys(range(6, 19), RIGHT)
    tallies |= {9: WRONG, 15: WRONG, 16: WRONG}
    facts.note(tallies, ())
    assert facts.observed is not None
    assert facts.observed.first_wrong == 9
    assert facts.right_again.tolist() == [[10, 14], [17, 18]]
    assert facts.marks.code_at(19) is None


@given(st.lists(st.tuples(st.integers(0, 50), st.integers(0, 9)), max_size=30), st.integers(0, 3))
def test_joined_spans_cover_the_same_and_lie_apart(
    pairs: list[tuple[int, int]], apart: int
) -> None:
    spans, at = [], 0
    for gap, length in pairs:
        spans.append((at + gap, at + gap + length))
        at = spans[-1][1]
    found = joined(np.array(spans, dtype=float).reshape(-1, 2), apart)
    assert (found[1:, 0] - found[:-1, 1] > 0).all() or apart > 0
    for a, b in spans:
        assert any(c <= a and b <= d for c, d in found.tolist())
    assert len(found) <= len(spans)


def test_a_prefix_whose_input_was_cut_is_told_and_stands_under_all_that_was_observed() -> None:
    cut, too_long = PrefixTally(0, 0, 0, input_cut=1), PrefixTally(0, 0, 0, input_too_long=2)
    unended = PrefixTally(0, 0, 0, incomplete=1)
    facts = MapFacts(book(20), 6, 3, 66)
    tallies = {9: WRONG, 10: RIGHT, 11: cut, 12: RIGHT, 15: too_long, 16: unended}
    facts.note(tallies, (6, 11, 15))
    codes = {k: facts.marks.code_at(k) for k in (*tallies, 6)}
    assert codes[11] == codes[15] == map_probes.NOT_OBSERVED
    assert codes[16] == map_probes.INCOMPLETE
    assert codes[6] == map_probes.PLANNED
    assert map_probes.NOT_OBSERVED < map_probes.RIGHT < map_probes.INCOMPLETE < map_probes.WRONG
    assert facts.observed is not None and facts.observed.apart == (11, 15)
    assert facts.right_again.tolist() == [[10, 12]]  # 11 is as if it had never been asked
    assert tally_sentence(cut) == "✂ Input cut 1 time(s): no observation"
    assert tally_sentence(PrefixTally(1, 0, 0, input_cut=1)).startswith("✓ Probed: right; ✂")
    assert tally_sentence(unended) == "… Probed: incomplete"
    assert "1 incomplete …" in tally_sentence(PrefixTally(1, 0, 0, incomplete=1))
