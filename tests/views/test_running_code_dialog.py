"""The dialog that switches running code on: only where the sandbox works, always off again."""

import pytest
from pytestqt.qtbot import QtBot

from statelab_gui.domain.drift.running import Availability, WhyNot
from statelab_gui.views.labels.sandbox import availability_sentence
from statelab_gui.views.running_code_dialog import RunningCodeDialog


def _dialog(qtbot: QtBot, on: bool) -> RunningCodeDialog:
    dialog = RunningCodeDialog(on)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_it_can_be_switched_on_once_a_trial_was_passed(qtbot: QtBot) -> None:
    dialog = _dialog(qtbot, on=False)
    assert not dialog.choice.isEnabled()
    dialog.show_trial(Availability())
    with qtbot.waitSignal(dialog.switched) as told:
        dialog.choice.click()
    assert told.args == [True]


@pytest.mark.parametrize("why", list(WhyNot))
def test_where_it_is_not_available_it_says_why_and_stays_off(qtbot: QtBot, why: WhyNot) -> None:
    dialog = _dialog(qtbot, on=False)
    dialog.show_trial(Availability(why, "bwrap: <b>no</b> permission"))
    assert not dialog.choice.isEnabled()
    assert availability_sentence(Availability(why)) in dialog.standing.text()
    assert ("permission" in dialog.standing.text()) is (why is WhyNot.REFUSED)


def test_it_can_be_switched_off_wherever_it_is_on(qtbot: QtBot) -> None:
    dialog = _dialog(qtbot, on=True)
    dialog.show_trial(Availability(WhyNot.NO_BUBBLEWRAP))
    with qtbot.waitSignal(dialog.switched) as told:
        dialog.choice.click()
    assert told.args == [False]
    assert not dialog.choice.isEnabled()


def test_replies_are_graded_again_only_when_code_may_run(qtbot: QtBot) -> None:
    dialog = _dialog(qtbot, on=False)
    dialog.show_trial(Availability())
    dialog.show_waiting(3)
    assert not dialog.grade.isEnabled()
    dialog.choice.click()
    with qtbot.waitSignal(dialog.grade_wished):
        dialog.grade.click()
    dialog.begin_grading()
    assert not dialog.grade.isEnabled()
    dialog.end_grading()
    dialog.show_waiting(0)
    assert not dialog.grade.isEnabled()
