"""Respondents of conversations that are asked a case of cells: they do what comes nearest."""

from statelab_gui.domain.generating import generate
from statelab_gui.domain.practice import RESPONDENTS, Exercise
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.replies import FaultKind
from statelab_gui.domain.scoring import score
from statelab_gui.domain.updates import Op, Program

CASES = {made.name: made for made in generate(starter())}
PROGRAM = CASES["20-copy-code"].program


def judged(key, program=PROGRAM, draw=1):
    return score(RESPONDENTS[key](Exercise(program, 1, draw)).text.encode(), program.last_state())


def test_one_cell_keeps_the_first_value_that_was_written_to_it():
    firsts = PROGRAM.prefix(len(PROGRAM.cells)).last_state()
    for draw in range(20):
        wrong = [cell for cell in judged("keeps_first_value", draw=draw).cells if not cell.right]
        assert len(wrong) == 1
        assert wrong[0].given == firsts[wrong[0].cell]


def test_where_every_cell_has_its_first_value_it_is_right():
    rows = [(Op.SET, 0, 1), (Op.SET, 1, 2), (Op.SET, 0, 3), (Op.SET, 0, 1)]
    assert judged("keeps_first_value", Program.of(("a", "b"), 10, rows)).exact


def test_one_that_withdraws_nothing_passes_over_an_update():
    for key in ("obeys_decoy", "keeps_deleted"):
        for draw in range(5):
            asked = Exercise(PROGRAM, 1, draw)
            assert RESPONDENTS[key](asked) == RESPONDENTS["left_out"](asked)


def test_one_that_drops_a_goal_leaves_out_a_cell():
    assert judged("drops_goal").faults[0].kind is FaultKind.MISSING_CELLS


def test_nonsense_is_a_format_error():
    for key in ("nonsense", "second_attempt"):
        assert judged(key).faults[0].kind is FaultKind.NO_JSON
