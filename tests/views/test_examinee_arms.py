"""An arm is a setting of the examinee: chosen among those there are, explained, told by name."""

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from statelab_gui.domain.drift.arms import Arm, Purpose, arm_of
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Examinee, Setting
from statelab_gui.views.examinee_dialog import ExamineeDialog, ExamineeDraft
from statelab_gui.views.labels.arms import arm_name, arm_sentence, arm_text, purpose_name
from statelab_gui.views.labels.examinees import examinee_label
from statelab_gui.views.labels.report_examinees import told_apart


def _dialog(qtbot: QtBot, **settings: str) -> ExamineeDialog:
    told = {"model": "tiny-1", **settings}
    dialog = ExamineeDialog(ExamineeDraft({key: Setting.of(text) for key, text in told.items()}))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def _choose(dialog: ExamineeDialog, key: str, value: str) -> None:
    box = dialog.fields[key].findChild(QComboBox)
    assert box is not None
    box.setCurrentIndex(box.findData(value))


@pytest.mark.parametrize("arm", list(Arm))
def test_every_arm_can_be_chosen_and_is_explained(qtbot: QtBot, arm: Arm) -> None:
    dialog = _dialog(qtbot)
    assert dialog.settings()["arm"] == BLANK
    assert not dialog.warnings["arm"].isVisible()
    _choose(dialog, "arm", arm.value)
    settings = dialog.settings()
    assert arm_of(settings).arm is arm
    assert dialog.warnings["arm"].text() == arm_sentence(arm)


def test_the_turns_of_the_assistant_are_fixed_until_chosen_otherwise(qtbot: QtBot) -> None:
    dialog = _dialog(qtbot)
    assert not arm_of(dialog.settings()).own_turns
    _choose(dialog, "assistant_turns", "own")
    assert arm_of(dialog.settings()).own_turns


@pytest.mark.parametrize(
    ("arm", "trigger", "window", "part"),
    [
        ("rolling_summary", "", "", "usual size"),
        ("two_stage", "80", "", "usual size"),
        ("two_stage", "80", "4096", ""),
        ("rolling_summary", "-5", "4096", "above 0"),
        ("bare", "", "", ""),
    ],
)
def test_what_a_trigger_lacks_is_told_beside_it(
    qtbot: QtBot, arm: str, trigger: str, window: str, part: str
) -> None:
    dialog = _dialog(qtbot, arm=arm, trigger=trigger, context_window=window)
    told = dialog.warnings["trigger"].text()
    assert part in told
    assert bool(told) is bool(part)


def test_the_dialog_fits_the_screen_it_is_on(qtbot: QtBot) -> None:
    dialog = _dialog(qtbot)
    assert dialog.height() <= dialog.screen().availableGeometry().height()


def test_an_arm_is_told_in_the_name_of_an_examinee() -> None:
    def examinee(number: int, **settings: str) -> Examinee:
        told = {"model": "tiny-1", **settings}
        return Examinee(number, {key: Setting.of(text) for key, text in told.items()}, "")

    plain, forged = examinee(1), examinee(2, arm="stateforge", assistant_turns="own")
    assert examinee_label(plain) == "tiny-1"
    assert arm_name(Arm.STATEFORGE) in examinee_label(forged)
    other = examinee(3, arm="stateforge", assistant_turns="own", tracker_model="small")
    names = told_apart([plain, forged, other])
    assert len(set(names.values())) == 3
    assert "small" in names[3]
    assert arm_text("of another program") == "of another program"


def test_not_provided_is_no_arm(qtbot: QtBot) -> None:
    dialog = _dialog(qtbot)
    dialog.fields["arm"].not_provided.click()
    assert dialog.settings()["arm"] == NOT_PROVIDED
    assert arm_of(dialog.settings()).arm is Arm.BARE


def test_every_purpose_and_arm_has_words_of_its_own() -> None:
    assert len({purpose_name(one) for one in Purpose}) == len(Purpose)
    assert len({arm_name(one) for one in Arm}) == len(Arm)
