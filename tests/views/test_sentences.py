"""Sentences in a row, in a language that puts nothing between two of them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from state_map_bench import WRONG, MapBench, book
from test_fingerprint_panel import ANSWER, FOUND

from statelab_gui.views.fingerprint_panel import FingerprintPanel
from statelab_gui.views.labels.sentences import joined


class _Close(QTranslator):
    """A language whose sentences stand close together, here with a stroke to be seen."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        return "|" if source == " " and disambiguation == "between two sentences" else None

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def close(qapp: QApplication) -> Iterator[None]:
    translator = _Close()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def test_in_english_a_space_stands_between_two_sentences() -> None:
    assert joined(["One.", "Two."]) == "One. Two."


@pytest.mark.usefixtures("close")
def test_the_sentences_about_a_match_stand_as_the_language_has_it(qtbot: QtBot) -> None:
    panel = FingerprintPanel()
    qtbot.addWidget(panel)
    panel.show_fingerprint(FOUND, None, ANSWER)
    said = panel.details.sentence.text()
    assert ".|" in said
    assert ". " not in said


@pytest.mark.usefixtures("close")
def test_the_description_of_a_map_stands_as_the_language_has_it(qtbot: QtBot) -> None:
    bench = MapBench.of(qtbot, book(20))
    bench.map.set_tallies({9: WRONG})
    bench.map.set_step(9)
    said = bench.map.canvas.accessibleDescription()
    assert ".|" in said
    assert ". " not in said
