"""Every fault and note has words, and what they quote is quoted as it is."""

import pytest
from PySide6.QtWidgets import QApplication

from statelab_gui.domain.faults import (
    FaultKind,
    FormatFault,
    NoteKind,
    ReadingNote,
    SyntaxHint,
    ValueKind,
)
from statelab_gui.domain.scoring import GroupScore, score, summarize
from statelab_gui.views.labels.faults import (
    FAULTS,
    HINTS,
    NAMES,
    NOTES,
    VALUES,
    fault_name,
    fault_sentence,
    group_result_text,
    note_sentence,
)

_WITH_VALUE = (FaultKind.NOT_OBJECT, FaultKind.NOT_INTEGER)


def _fault(kind: FaultKind, about: str = "") -> FormatFault:
    return FormatFault(kind, 0, 1, 1, "{quoted} <b>", about)


def test_the_tables_name_every_kind(qapp: QApplication) -> None:
    assert set(FAULTS) == set(NAMES) == set(FaultKind)
    assert set(NOTES) == set(NoteKind)
    assert set(VALUES) == set(ValueKind)
    assert set(HINTS) == set(SyntaxHint) - {SyntaxHint.OTHER}
    assert len({fault_name(kind) for kind in FaultKind}) == len(FaultKind)


@pytest.mark.parametrize("kind", FaultKind)
def test_every_fault_has_a_filled_sentence(qapp: QApplication, kind: FaultKind) -> None:
    about = ValueKind.LIST if kind in _WITH_VALUE else ""
    if kind is FaultKind.SYNTAX:
        about = SyntaxHint.OTHER
    sentence = fault_sentence(_fault(kind, about))
    assert sentence.endswith(".")
    assert ("{quoted} <b>" in sentence) == ("{detail}" in FAULTS[kind])
    assert "{" not in sentence.replace("{quoted}", "")
    assert ("a list" in sentence) == (kind in _WITH_VALUE)


@pytest.mark.parametrize("hint", SyntaxHint)
def test_every_slip_has_a_sentence_with_its_place_quoted(
    qapp: QApplication, hint: SyntaxHint
) -> None:
    sentence = fault_sentence(_fault(FaultKind.SYNTAX, hint))
    assert sentence.endswith(".")
    assert "{quoted} <b>" in sentence


@pytest.mark.parametrize("value", ValueKind)
@pytest.mark.parametrize("kind", _WITH_VALUE)
def test_every_kind_of_value_can_be_told(
    qapp: QApplication, kind: FaultKind, value: ValueKind
) -> None:
    assert VALUES[value] in fault_sentence(_fault(kind, value))


@pytest.mark.parametrize("kind", NoteKind)
def test_every_note_has_a_sentence_with_its_cell(qapp: QApplication, kind: NoteKind) -> None:
    sentence = note_sentence(ReadingNote(kind, 0, 1, 1, "TMP"))
    assert "TMP" in sentence and sentence.endswith(".") and "{" not in sentence


def test_a_fault_found_in_a_reply_reads_as_a_sentence(qapp: QApplication) -> None:
    (fault,) = score(b'{"a":4.0}', {"a": 4}).faults
    assert fault_sentence(fault) == (
        "The value of cell a is a number with a point or an exponent, not an integer."
    )


def test_one_case_alone_passed_or_failed_and_a_group_has_both_denominators(
    qapp: QApplication,
) -> None:
    right, wrong, faulty = (score(raw, {"a": 4}) for raw in (b'{"a":4}', b'{"a":5}', b""))
    texts = [group_result_text(summarize([verdict])) for verdict in (right, wrong, faulty)]
    assert texts == ["Passed", "Failed", "Failed: a format error"]
    group = group_result_text(summarize([right, right, wrong, faulty]))
    assert group == "2 of 4 whole cases right; format errors: 1; 2 of 4 cells right"
    assert group_result_text(GroupScore(0, 0, 0, 0, 0)) == ""
    assert not any("%" in text for text in [*texts, group])
