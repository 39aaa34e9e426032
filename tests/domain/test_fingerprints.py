"""A wrong answer is compared with every slip; the right slip is first where it can be told."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from recipe_strategies import edits_of
from slow_slips import chance, disagreeing, listed_spaces, numbers_of, wrong_answers

from statelab_gui.domain.families import Family, derive
from statelab_gui.domain.fingerprints import Slip, fingerprint, fingerprinting, study
from statelab_gui.domain.fingerprints import distinct as distinct_rows
from statelab_gui.domain.generating import source_program
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.updates import Op, Program

CASES = [
    (family, length, seed)
    for family in Family
    for length, seeds in ((2, (7, 8, 11)), (3, (7, 42)), (20, (7, 8, 11)), (200, (7,)))
    for seed in seeds
]


class Slow:
    """A case's wrong answers and their chances, counted one by one."""

    def __init__(self, program):
        self.edits = edits_of(program)
        self.cells, self.modulus = program.cells, program.modulus
        self.answers = wrong_answers(self.edits, self.modulus, self.cells)
        self.truth = tuple(program.last_state()[cell] for cell in self.cells)
        self.numbers = numbers_of(self.edits, self.modulus)
        self.sets = {slip: set(rows.values()) for slip, rows in self.answers.items()}
        self.chances = {
            slip: chance(rows, self.numbers, self.truth) for slip, rows in self.sets.items()
        }

    def giving(self, row):
        """{slip: places or variants that give the row}."""
        found = {
            slip: [where for where, given in rows.items() if given == row]
            for slip, rows in self.answers.items()
        }
        return {slip: wheres for slip, wheres in found.items() if wheres}


def places_and_variants(matches):
    """{slip: (places, variants)} of matches."""
    found = {}
    for match in matches:
        places, variants = found.setdefault(match.slip, ([], []))
        places += match.places
        variants += [match.variant] if match.variant else []
    return found


@pytest.mark.parametrize(("family", "length", "seed"), CASES)
def test_the_right_slip_is_first_where_no_smaller_set_holds_the_answer(family, length, seed):
    program = derive(source_program(starter(), seed, length), family)
    slow, known = Slow(program), study(program)
    distinguished = 0
    for slip, rows in slow.answers.items():
        for where, row in list(rows.items())[:: max(1, len(rows) // 25)]:
            fingerprint = known.compare(dict(zip(slow.cells, row, strict=True)))
            giving = slow.giving(row)
            assert {match.slip for match in fingerprint.exact} == giving.keys()
            for match in fingerprint.exact:
                wheres = giving[match.slip]
                if match.variant:
                    assert match.variant in wheres
                    assert match.count == 1
                elif wheres != [None]:
                    assert list(match.places) == wheres[:20]
                    assert match.count == len(wheres)
                assert match.tried == len(slow.sets[match.slip])
                assert match.chance == float(slow.chances[match.slip])
                assert match.wrong_cell is None
            mine = next(match for match in fingerprint.exact if match.slip == slip)
            assert mine.places or mine.variant or where is None
            as_rare = [
                other
                for other in giving
                if other != slip and slow.chances[other] <= slow.chances[slip]
            ]
            if not as_rare:
                assert fingerprint.exact[0].slip == slip
                distinguished += 1
            chances = [match.chance for match in fingerprint.exact]
            assert chances == sorted(chances)
    assert distinguished > 0 or family is Family.FIXED
    assert fingerprint.tried == len(set().union(*slow.sets.values()))
    every = chance(set().union(*slow.sets.values()), slow.numbers, slow.truth)
    assert fingerprint.chance_any == float(every)
    assert fingerprint.values == len(slow.numbers)
    assert fingerprint.cells == len(slow.cells)


@pytest.mark.parametrize("family", [Family.OVERWRITE, Family.ADD, Family.COPY])
def test_every_slip_that_a_family_can_show_is_first_in_some_case(family):
    first = set()
    for seed in range(12):
        program = derive(source_program(starter(), seed, 2), family)
        slow, known = Slow(program), study(program)
        for rows in slow.answers.values():
            for row in rows.values():
                first.add(known.compare(dict(zip(slow.cells, row, strict=True))).exact[0].slip)
    never = {
        Family.OVERWRITE: {"last_literal", "live_formula", "applied_twice"}
        | {"target_source_swapped", "no_modulo"},
        Family.ADD: {"live_formula", "target_source_swapped"},
        # its constants are its first values, and the last one written is one of those
        Family.COPY: {"last_literal", "applied_twice", "no_modulo"},
    }
    assert {slip.value for slip in first} == set(SLIPS_OF_A_CASE) - never[family]


SLIPS_OF_A_CASE = [slip.value for slip in Slip if slip is not Slip.ANOTHER_CASE]


@st.composite
def small_programs(draw):
    """Programs whose wrong answers can all be listed: 3 or 4 cells, few numbers."""
    count = draw(st.integers(3, 4))
    constants = st.integers(0, 3)
    kinds = draw(st.sampled_from(([Op.COPY], [Op.ADD], [Op.SET, Op.COPY], list(Op))))
    rows = [(Op.SET, c, draw(constants)) for c in range(count)]
    for _ in range(draw(st.integers(1, 8))):
        op = draw(st.sampled_from(kinds))
        operand = draw(st.integers(0, count - 1) if op == Op.COPY else constants)
        rows.append((op, draw(st.integers(0, count - 1)), operand))
    return Program.of([f"c{i}" for i in range(count)], draw(st.sampled_from((2, 4, 5))), rows)


@settings(max_examples=60, deadline=None)
@given(small_programs(), st.data())
def test_chances_are_the_shares_of_all_wrong_answers_listed_one_by_one(program, data):
    slow, known = Slow(program), study(program)
    uniform, rearranged = listed_spaces(slow.numbers, slow.truth)
    answers = sorted({*uniform, *rearranged, *set().union(*slow.sets.values())})
    for row in data.draw(st.lists(st.sampled_from(answers), max_size=8)) if answers else ():
        found = known.compare(dict(zip(slow.cells, row, strict=True)))
        giving = slow.giving(row)
        assert {match.slip for match in found.exact} == giving.keys()
        for match in found.exact:
            assert_shares(match, slow.sets[match.slip], uniform, rearranged, 0)
        near = {}
        for slip, rows in slow.answers.items():
            if slip not in giving:
                close = [w for w, given in rows.items() if disagreeing(given, row) == 1]
                if close:
                    near[slip] = close
        assert {match.slip for match in found.near} == near.keys()
        for match in found.near:
            at = slow.cells.index(match.wrong_cell)
            same = [
                where
                for where in near[match.slip]
                if slow.answers[match.slip][where][at] != row[at]
            ]
            assert match.variant in same if match.variant else match.count == len(same)
            assert list(match.places) == (same if match.places else [])
            assert match.tried == len(slow.sets[match.slip])
            assert not match.at_most
            assert_shares(match, slow.sets[match.slip], uniform, rearranged, 1)
        for slip, wheres in near.items():
            assert sum(match.count for match in found.near if match.slip == slip) == len(wheres)
        everything = set().union(*slow.sets.values())
        assert found.tried == len(everything)
        assert found.chance_any_uniform == share(everything, uniform, 0)
        assert found.chance_any_rearranged == share(everything, rearranged, 0)


def share(rows, space, apart):
    """The share of `space` that differs from one of `rows` in at most `apart` cells."""
    if not space:
        return None
    near = sum(any(disagreeing(one, row) <= apart for row in rows) for one in space)
    return float(Fraction(near, len(space)))


def assert_shares(match, rows, uniform, rearranged, apart):
    assert match.chance_uniform == share(rows, uniform, apart)
    assert match.chance_rearranged == share(rows, rearranged, apart)
    known = [x for x in (match.chance_uniform, match.chance_rearranged) if x is not None]
    assert match.chance == max(known)


def test_a_right_answer_and_an_answer_for_other_cells_have_no_fingerprint():
    program = source_program(starter(), 7, 2)
    truth = program.last_state()
    with pytest.raises(ValueError, match="the answer is right"):
        fingerprint(program, truth)
    for answer in ({}, truth | {"f": 0}, dict.fromkeys("abcde", 9)):
        with pytest.raises(ValueError, match="an answer for"):
            fingerprint(program, answer)


def test_the_state_of_another_case_is_found_by_its_labels():
    program = source_program(starter(), 7, 20)
    other = source_program(starter(), 8, 20).last_state()
    others = {f"seed {i}": other for i in range(30)} | {"own": program.last_state()}
    found = fingerprint(program, other, others)
    (match,) = [match for match in found.exact if match.slip is Slip.ANOTHER_CASE]
    assert match.others == tuple(f"seed {i}" for i in range(20))
    assert (match.count, match.tried) == (30, 1)
    assert found.exact[0] == match


def test_a_number_of_any_size_can_be_compared():
    program = derive(source_program(starter(), 7, 20), Family.ADD)
    for number in (10**30, -(10**30), 2**63, 2**31, 300):
        found = fingerprint(program, program.last_state() | {"a": number})
        assert found.exact == ()
        assert all(match.wrong_cell == "a" for match in found.near)


def test_work_is_reported_between_slips_and_ends_in_the_fingerprint():
    program = source_program(starter(), 7, 2)
    answer = dict(zip(program.cells, (1, 2, 3, 4, 5, 0), strict=True))
    work = fingerprinting(program, answer)
    told = []
    while True:
        try:
            told.append(next(work))
        except StopIteration as end:
            assert end.value == fingerprint(program, answer)
            break
    assert told == [Progress(done, 11, "slips") for done in range(12)]


def test_rows_with_one_key_are_told_apart_all_the_same(monkeypatch):
    program = derive(source_program(starter(), 7, 20), Family.ADD)
    answer = program.last_state() | {"a": 9}
    rightly = fingerprint(program, answer)
    monkeypatch.setattr(distinct_rows, "_SMALL", 0)
    assert fingerprint(program, answer) == rightly
    monkeypatch.setattr(distinct_rows, "_keys", lambda rows: (rows[:, 0] % 2).astype("int64"))
    assert fingerprint(program, answer) == rightly


def test_an_alternative_beyond_64_bits_is_counted_among_those_tried():
    rows = [(Op.SET, 0, 2**61), (Op.SET, 1, 0), (Op.SET, 2, 1), *[(Op.ADD, 0, 2**61)] * 9]
    program = Program.of("abc", 2**62, rows)
    slow = Slow(program)
    found = fingerprint(program, {"a": 10 * 2**61, "b": 0, "c": 1})
    assert found.exact[0].slip is Slip.NO_MODULO
    assert found.exact[0].tried == 1
    assert found.tried == len(set().union(*slow.sets.values()))


def test_where_all_cells_always_agree_no_random_wrong_answer_exists():
    program = Program.of("abc", 10, [(Op.SET, c, 4) for c in range(3)])
    found = fingerprint(program, {"a": 4, "b": 4, "c": 5})
    assert (found.chance_any_uniform, found.chance_any_rearranged) == (None, None)
    assert (found.exact, found.near, found.tried, found.chance_any) == ((), (), 0, 1.0)


def test_shares_of_spaces_too_large_for_floats_are_not_negative_nor_lost():
    cells = [f"c{i}" for i in range(300)]
    rows = [(Op.SET, i, i) for i in range(300)] + [(Op.COPY, i, i + 1) for i in range(299)]
    program = Program.of(cells, 10, rows)
    found = fingerprint(program, dict(zip(cells, range(300), strict=True)))
    assert found.exact[0].slip is Slip.FIRST_VALUES
    assert found.exact[0].chance_uniform == 0.0  # 300 ** -300 is below the smallest float
    assert found.exact[-1].slip is Slip.STOPPED_AFTER  # the larger set is last all the same
