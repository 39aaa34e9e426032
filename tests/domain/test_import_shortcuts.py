"""What is told at once of a cell is what the long way tells of it."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from statelab_gui.domain import runs
from statelab_gui.domain.import_parsing import FaultError, field_parser
from statelab_gui.domain.import_reading import RowReader
from statelab_gui.domain.import_rows import ImportRow
from statelab_gui.domain.log_columns import ColumnKind, LogColumn
from statelab_gui.domain.runs import RUN_FIELDS, looks_like_key

OWN = {f"own:{kind.value}:x": LogColumn(1, "x", kind, ("7", "07")) for kind in ColumnKind}
KEYS = [*(spec.key for spec in RUN_FIELDS), *OWN]
CELLS = st.one_of(st.text("0123456789", max_size=20), st.text("01 .-,eE７²yesno", max_size=9))


@example("007")
@example("²")
@example("1234567890123456789")
@given(CELLS)
def test_digits_say_the_same_with_and_without_the_shortcut(text: str) -> None:
    for key in KEYS:
        row = RowReader(("case", key), OWN).read(2, ("a case", text))
        try:
            wanted = field_parser(key, OWN.get(key))(text)
        except FaultError as fault:
            assert isinstance(row, list), key
            assert [(one.column, one.code) for one in row] == [(key, fault.code)]
            continue
        assert isinstance(row, ImportRow), key
        assert (row.own if key in OWN else row.fields)[key] == wanted


@given(st.from_regex(runs._KEY), st.sampled_from(["", " ", "\n", "\x1c", "note: "]))
def test_no_key_is_too_short_to_be_looked_for(key: str, around: str) -> None:
    text = around + key + around
    assert looks_like_key(text) == (runs._KEY.search(text) is not None)


@pytest.mark.parametrize(
    "shortest", ["sk-" + "a" * 16, "AKIA" + "b" * 12, "&key=12345678", "bearer " + "c" * 16]
)
def test_the_shortest_key_of_each_kind_is_told(shortest: str) -> None:
    assert looks_like_key(shortest)
    assert not looks_like_key(shortest[:-1])
