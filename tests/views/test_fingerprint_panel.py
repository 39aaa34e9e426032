"""The panel of fingerprints: what it says, where it leads, and what it never says."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from statelab_gui.domain.fingerprints import Fingerprint, Match, Slip
from statelab_gui.domain.fingerprints.scratch import scratch_mixed_up
from statelab_gui.domain.fingerprints.shifted import cells_shifted
from statelab_gui.domain.fingerprints.studying import Studied
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.updates import Op, Program
from statelab_gui.views import theme
from statelab_gui.views.fingerprint_panel import FingerprintPanel
from statelab_gui.views.labels import fingerprints as words
from statelab_gui.views.labels.fingerprints import NoFingerprint

FIRST = Match(Slip.FIRST_VALUES, (), "", (), 1, 1, 1 / 7776)
LEFT_OUT = Match(Slip.LEFT_OUT, tuple(range(9, 29)), "", (), 46, 57, 0.004)
LIKELY = Match(Slip.NO_MODULO, (), "", (), 1, 5, 0.62)
NEAR = Match(Slip.APPLIED_TWICE, (9,), "", (), 1, 50, 0.3, "c")
FOUND = Fingerprint((FIRST, LEFT_OUT, LIKELY), (NEAR,), 123, 0.031, 6, 6)
ANSWER = {"a": 1, "c": 5}


@pytest.fixture
def panel(qtbot: QtBot) -> FingerprintPanel:
    panel = FingerprintPanel()
    qtbot.addWidget(panel)
    panel.resize(560, 520)
    panel.show()
    qtbot.waitExposed(panel)
    return panel


def said(panel: FingerprintPanel) -> str:
    """Every sentence that is seen."""
    return "\n".join(label.text() for label in panel.findChildren(QLabel) if label.isVisible())


def test_the_matches_of_a_whole_case_are_headed_as_such(panel: FingerprintPanel) -> None:
    panel.show_fingerprint(FOUND, None, ANSWER)
    assert panel.heading.text() == (
        "The answer given to the whole case equals what these slips would give:"
    )
    assert panel.exact.matches.rowCount() == 3
    assert "123 alternative" in panel.tried.text()


def test_the_matches_of_a_prefix_are_never_called_the_whole_case(panel: FingerprintPanel) -> None:
    panel.show_fingerprint(FOUND, 9, ANSWER)
    assert "prefix 9" in panel.heading.text()
    assert "whole case" not in panel.heading.text()


def test_it_says_what_a_match_does_not_show(panel: FingerprintPanel) -> None:
    panel.show_fingerprint(FOUND, None, ANSWER)
    assert "it does not show what happened inside the model" in said(panel)


def test_no_match_is_told_with_the_number_of_alternatives(panel: FingerprintPanel) -> None:
    panel.show_fingerprint(Fingerprint((), (), 123, 0.031, 6, 6), None, ANSWER)
    assert panel.heading.text().startswith("No known slip gives this answer. 123 alternative")
    assert not panel.exact.isVisible() and not panel.fold.isVisible()


def test_near_matches_are_folded_until_they_are_asked_for(panel: FingerprintPanel) -> None:
    panel.show_fingerprint(FOUND, None, ANSWER)
    assert panel.fold.isVisible() and not panel.near.isVisible()
    panel.fold.click()
    assert panel.near.isVisible()
    assert "c (given: 5)" in panel.near_details.sentence.text()
    panel.show_fingerprint(FOUND, None, ANSWER)
    assert not panel.near.isVisible()


def test_near_matches_alone_do_not_count_as_matches(panel: FingerprintPanel) -> None:
    panel.show_fingerprint(Fingerprint((), (NEAR,), 123, 0.031, 6, 6), None, ANSWER)
    assert panel.heading.text().startswith("No known slip gives this answer")
    assert panel.fold.isVisible() and not panel.exact.isVisible()


def test_a_place_of_a_match_can_be_chosen_by_button_menu_and_key(
    panel: FingerprintPanel, qtbot: QtBot
) -> None:
    panel.show_fingerprint(FOUND, None, ANSWER)
    chosen: list[int] = []
    panel.place_chosen.connect(chosen.append)
    assert not any(button.isVisible() for button in panel.details.places)  # first values: none
    panel.exact.selectRow(1)
    panel.details.places[1].click()
    menu = panel.details.more.menu()
    menu.actions()[0].trigger()
    panel.exact.setFocus()
    QTest.keyClick(panel.exact, Qt.Key.Key_Return)
    assert chosen == [10, 12, 9]
    assert len(menu.actions()) == 17
    assert "26 more" in said(panel)


@pytest.mark.parametrize("reason", NoFingerprint)
def test_each_reason_for_nothing_has_its_sentence(
    panel: FingerprintPanel, reason: NoFingerprint
) -> None:
    panel.show_fingerprint(FOUND, None, ANSWER)
    panel.show_nothing(reason)
    assert panel.heading.text() == words.nothing_text(reason)
    assert panel.exact.matches.rowCount() == panel.near.matches.rowCount() == 0
    assert not panel.meant.isVisible()


def test_waiting_shows_progress_and_cancels_and_holds_nothing_of_before(
    panel: FingerprintPanel, qtbot: QtBot
) -> None:
    panel.show_fingerprint(FOUND, None, ANSWER)
    panel.show_waiting()
    panel.advance(Progress(3, 10))
    assert panel.progress.isVisible() and panel.exact.matches.rowCount() == 0
    cancel = panel.progress.findChild(QPushButton)
    assert cancel is not None
    with qtbot.waitSignal(panel.cancel_requested):
        cancel.click()
    panel.show_nothing(NoFingerprint.CANCELLED)
    assert not panel.progress.isVisible()


def test_a_failure_is_told_in_its_sentence(panel: FingerprintPanel) -> None:
    panel.show_error("The document could not be read.")
    assert panel.heading.isVisible()
    assert panel.heading.text() == "The document could not be read."


def test_copying_takes_the_rows_for_a_spreadsheet(panel: FingerprintPanel) -> None:
    panel.show_fingerprint(FOUND, None, ANSWER)
    panel.exact.selectRow(1)
    panel.exact.copy()
    lines = QGuiApplication.clipboard().text().split("\n")
    assert lines == [
        "Consistent with\tWhere\tBy chance\tTried",
        "One update left out\tupdate 9, 10, 11 and 43 more\t1 in 250\t57",
    ]
    panel.copy()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith(panel.heading.text()) and "First values kept" in copied


def test_labels_of_cases_are_shown_as_they_are(panel: FingerprintPanel) -> None:
    others = ("<b>x</b>", "2-copy-code")
    match = Match(Slip.ANOTHER_CASE, (), "", others, 1, 23, 0.02)
    panel.show_fingerprint(Fingerprint((match,), (), 23, 0.02, 6, 6), None, ANSWER)
    assert panel.details.sentence.textFormat() is Qt.TextFormat.PlainText
    assert "<b>x</b>, 2-copy-code" in panel.details.sentence.text()


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (1 / 7776, "1 in 7776"),
        (1 / 1234.4, "about 1 in 1234"),
        (9.9e-7, "under 1 in a million"),
        (0.0, "under 1 in a million"),
        (0.0499, "about 1 in 20"),
        (0.05, "about 5 %"),
        (0.62, "about 62 %"),
        (0.994, "about 99 %"),
        (0.996, "over 99 %"),
        (1.0, "100 %"),
    ],
)
def test_a_chance_is_told_so_that_it_can_be_pictured(
    qapp: QApplication, chance: float, text: str
) -> None:
    assert words.chance_text(chance) == text


@pytest.mark.parametrize(
    ("bound", "text"),
    [
        (1 / 7776, "at most 1 in 7776"),
        (1 / 20.6, "at most 1 in 20"),
        (1 / 20.4, "at most 1 in 20"),
        (9.9e-7, "under 1 in a million"),
        (0.05, "at most 5 %"),
        (0.6201, "at most 63 %"),
        (0.996, "at most 100 %"),
        (1.0, "at most 100 %"),
    ],
)
def test_a_bound_of_a_chance_is_never_told_smaller_than_it_is(
    qapp: QApplication, bound: float, text: str
) -> None:
    assert words.chance_text(bound, at_most=True) == text


def test_a_match_that_every_random_answer_has_says_nothing(qapp: QApplication) -> None:
    certain = Match(Slip.STOPPED_AFTER, (3,), "", (), 9, 6, 1.0)
    bounded = Match(Slip.STOPPED_AFTER, (3,), "", (), 9, 6, 1.0, "c", at_most=True)
    assert words.match_chance_text(certain) == "○ 100 %: says nothing"
    assert "which says nothing" in words.described(certain)
    assert words.match_chance_text(bounded) == "○ at most 100 %: says little"
    assert "which says little" in words.described(bounded)


def test_every_slip_has_a_name_and_a_sentence_of_its_own(qapp: QApplication) -> None:
    names = {words.slip_name(slip) for slip in Slip}
    sentences = {words.slip_sentence(slip) for slip in Slip}
    assert len(names) == len(sentences) == len(Slip)


def test_every_kind_of_a_slip_that_is_tried_has_words(qapp: QApplication) -> None:
    program = Program.of(
        ("a", "b", "c", "T"),
        10,
        [(Op.SET, at, at + 1) for at in range(4)]
        + [(Op.COPY, 3, 0), (Op.COPY, 0, 1), (Op.COPY, 1, 3)],
    )
    case = Studied(program, {})
    codes = {code for made in (scratch_mixed_up, cells_shifted) for code in made(case).variants}
    assert len(codes) == 9
    for code in codes:
        assert code not in words.variant_text(code)
    assert words.variant_text("exchanged:b") == "exchanged with b"
    assert words.variant_text("") == ""


def test_no_word_says_why(qapp: QApplication) -> None:
    source = Path(words.__file__).read_text(encoding="utf-8").lower()
    assert "because" not in source and "caused" not in source


def test_the_table_fits_a_narrow_and_a_wide_place(panel: FingerprintPanel, qtbot: QtBot) -> None:
    panel.show_fingerprint(FOUND, None, ANSWER)
    panel.fold.click()
    for width in (360, 420, 560, 1100):
        panel.resize(width, 520)
        QApplication.processEvents()
        for table in (panel.exact, panel.near):
            assert table.horizontalHeader().length() <= table.viewport().width(), width
            assert not table.verticalScrollBar().isVisible()


def test_the_rows_follow_the_text_size(panel: FingerprintPanel, qapp: QApplication) -> None:
    panel.show_fingerprint(FOUND, None, ANSWER)
    before = panel.exact.height()
    try:
        theme.apply(qapp, "light", zoom=200)
        panel.retranslate()
        assert panel.exact.height() > 1.5 * before
    finally:
        theme.apply(qapp, "light", zoom=100)
