"""Sorting, filtering and searching what the reviewer filled in: blank, not provided and 0 apart."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import documents_bench as bench
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.log_columns import ColumnKind, Ruling, RulingKind
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, RunRow, Setting, SettingState
from statelab_gui.storage.commands import (
    AddLogColumn,
    AddRuling,
    EditRun,
    EditRuns,
    RemoveLogColumn,
    ReviseLogColumn,
)
from statelab_gui.storage.document import Document
from statelab_gui.storage.queries.run_filter import RunFilter, Search

LATER = "2026-11-30T09:00:00+08:00"
REPLIES = 12
TEXT, NUMBER, CHOICE, DATE = (f"column:{number}" for number in range(1, 5))
CHOICES = ("later", "no", "yes")


def _fill(document: Document) -> Document:
    bench.add_set(document)
    bench.add_examinee(document)
    for number in range(REPLIES):
        bench.record(document, number % 5 + 1, 1)
    for name, kind in (
        ("Remark", "text"),
        ("Seconds", "number"),
        ("Seen", "choice"),
        ("On", "date"),
    ):
        document.apply(AddLogColumn(name, ColumnKind(kind), CHOICES))
    return document


@pytest.fixture
def log(document: Document) -> Document:
    """12 replies to 5 of 8 cases by examinee 1; a column of each kind, all cells blank."""
    return _fill(document)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Document]:
    """As `log`, for tests that fill in every cell themselves."""
    document = _fill(bench.new_document(tmp_path_factory.mktemp("shared")))
    yield document
    document.close()


_PLAIN = st.from_regex(r"(0|[1-9][0-9]{0,3})(\.[0-9]{1,2})?", fullmatch=True)
VALUES: dict[str, st.SearchStrategy[str]] = {
    "input_tokens": st.integers(0, 40).map(str),
    "cost": _PLAIN,
    "truncated": st.sampled_from(["yes", "no"]),
    "notes": st.sampled_from(
        ["0", "00", "a", "B", "b", "ä", "截斷", "a\nb", "not provided", "%_/"]
    ),
    TEXT: st.sampled_from(["0", "007", "7", " 7", "x"]),
    NUMBER: st.tuples(st.sampled_from(["", "-"]), _PLAIN).map("".join),
    CHOICE: st.sampled_from(CHOICES),
    DATE: st.dates().map(lambda day: day.isoformat()),
}


def _cells(values: st.SearchStrategy[str]) -> st.SearchStrategy[list[Setting]]:
    one = st.one_of(st.just(BLANK), st.just(NOT_PROVIDED), values.map(Setting.of))
    return st.lists(one, min_size=REPLIES, max_size=REPLIES)


def _naive(rows: list[RunRow], key: str, descending: bool) -> list[RunRow]:
    """The rows as a patient person would sort them, from the order of sets."""

    def value(row: RunRow) -> object:
        text = row.entry(key).value
        if key in ("input_tokens", "cost", NUMBER):
            return float(text)
        return CHOICES.index(text) if key == CHOICE else text.encode()

    def of(state: SettingState) -> list[RunRow]:
        return [row for row in rows if row.entry(key).state is state]

    given = sorted(of(SettingState.VALUE), key=value, reverse=False)
    if descending:  # equal ones keep their order
        groups: dict[object, list[RunRow]] = {}
        for row in given:
            groups.setdefault(value(row), []).append(row)
        given = [row for group in reversed(groups.values()) for row in group]
    return [*given, *of(SettingState.NOT_PROVIDED), *of(SettingState.BLANK)]


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.data())
@pytest.mark.parametrize("key", VALUES)
def test_any_values_sort_filter_and_count_as_a_patient_person_would(
    shared: Document, key: str, data: st.DataObject
) -> None:
    cells = data.draw(_cells(VALUES[key]))
    shared.apply(EditRuns([(n + 1, key, cell) for n, cell in enumerate(cells)], LATER))
    rows = shared.run_rows(shared.run_row_ids())
    for descending in (False, True):
        ids = shared.run_row_ids(key, descending)
        wanted = _naive(rows, key, descending)
        assert [row.reply_id for row in shared.run_rows(ids)] == [row.reply_id for row in wanted]
    counts = shared.distinct_values(key).values
    assert sum(count for _, count in counts) == len(rows)
    for setting, count in counts:
        found = shared.run_rows(
            shared.run_row_ids(wanted=RunFilter().with_values(key, frozenset({setting})))
        )
        assert len(found) == count
        assert {row.entry(key).state for row in found} == {setting.state}
    kinds = [setting.state for setting, _ in counts]
    order = [SettingState.VALUE, SettingState.NOT_PROVIDED, SettingState.BLANK]
    assert kinds == sorted(kinds, key=order.index)


def test_a_filter_by_value_takes_what_is_blank_or_not_provided_by_name(log: Document) -> None:
    log.apply(EditRuns([(1, "cost", Setting.of("0")), (2, "cost", NOT_PROVIDED)], LATER))

    def replies(*wanted: Setting) -> list[int]:
        only = RunFilter(unanswered=False).with_values("cost", frozenset(wanted))
        return sorted(log.run_row_ids(wanted=only))

    assert replies(Setting.of("0")) == [1]
    assert replies(Setting.of("0.00")) == [1]  # the same number
    assert replies(NOT_PROVIDED) == [2]
    assert replies(BLANK) == list(range(3, REPLIES + 1))
    assert replies(Setting.of("0"), NOT_PROVIDED) == [1, 2]
    assert replies(Setting.of("no number")) == []
    assert replies() == []


def test_filters_of_several_columns_hold_together_and_each_menu_leaves_its_own_aside(
    log: Document,
) -> None:
    log.apply(
        EditRuns([(n, TEXT, Setting.of("odd" if n % 2 else "even")) for n in range(1, 9)], LATER)
    )
    log.apply(EditRuns([(n, CHOICE, Setting.of("yes")) for n in (1, 2, 3)], LATER))
    wanted = RunFilter(unanswered=False).with_values(TEXT, frozenset({Setting.of("odd")}))
    wanted = wanted.with_values(CHOICE, frozenset({Setting.of("yes")}))
    assert sorted(log.run_row_ids(wanted=wanted)) == [1, 3]
    assert log.distinct_values(TEXT, wanted).values == (
        (Setting.of("even"), 1),
        (Setting.of("odd"), 2),
    )
    assert wanted.with_values(TEXT, None).values_of(TEXT) is None
    log.apply(RemoveLogColumn(1))  # a filter by it asks nothing any more
    assert sorted(log.run_row_ids(wanted=wanted)) == [1, 2, 3]


def test_what_is_measured_is_blank_where_nothing_was_answered(log: Document) -> None:
    for key in ("status", "prefix", "correct", "received_at", "source", "superseded", "repeat"):
        counts = dict(log.distinct_values(key).values)
        assert counts[BLANK] == 3, key
        assert NOT_PROVIDED not in counts
    assert dict(log.distinct_values("prefix").values)[Setting.of("whole")] == REPLIES
    assert log.distinct_values("received_at").values[0] == (
        Setting.of("2026-11-30T00:00:00Z"),
        REPLIES,
    )


def test_few_values_are_told_of_many_and_what_is_no_value_always(log: Document) -> None:
    edits = [(n, "notes", Setting.of(f"note {n:02}")) for n in range(1, 11)]
    log.apply(EditRuns([*edits, (11, "notes", NOT_PROVIDED)], LATER))
    found = log.distinct_values("notes", limit=2)
    assert [setting for setting, _ in found.values] == [
        Setting.of("note 01"),
        Setting.of("note 02"),
        NOT_PROVIDED,
        BLANK,
    ]
    assert found.total == 12


def test_a_search_looks_at_the_columns_it_is_given_and_at_their_words(log: Document) -> None:
    log.apply(
        EditRuns([(3, "notes", Setting.of("100% Sure")), (4, TEXT, Setting.of("sure"))], LATER)
    )
    ids = log.run_order().ids

    def found(search: Search) -> list[int]:
        return ids[log.run_matches(ids, search)].tolist()

    assert found(Search("SURE", ("notes",))) == [3]
    assert found(Search("sure", ("notes", TEXT))) == [3, 4]
    assert found(Search("0%", ("notes",))) == [3]
    assert found(Search("_", ("notes",))) == []
    assert len(found(Search("right", ("status",)))) > 0
    words = {"status": lambda setting: "gut" if setting != BLANK else "offen"}
    assert found(Search("right", ("status",), words)) == []
    assert [number < 0 for number in found(Search("offen", ("status",), words))] == [True] * 3
    assert log.run_matches(np.array([1, 999, -5]), Search("", ("case",))).tolist() == [
        True,
        False,
        False,
    ]


def test_a_time_is_found_by_the_clock_of_this_place(log: Document) -> None:
    ids = log.run_order().ids
    here = datetime.fromisoformat(bench.NOW).astimezone().strftime("%Y-%m-%d %H:%M")
    for text, count in ((here, REPLIES), (here[8:13], REPLIES), ("1999", 0)):
        assert log.run_matches(ids, Search(text, ("received_at",))).sum() == count


def test_first_rows_are_those_of_the_whole_order(log: Document) -> None:
    bench.add_set(log)
    every = log.run_row_ids()
    for limit in (1, 5, 13, 1000):
        first = log.first_run_rows(limit).tolist()
        assert first == every[: len(first)]
        assert len(first) >= min(limit, len(every))


# columns of the reviewer's own


def test_a_removed_column_keeps_its_values_and_comes_back(log: Document) -> None:
    log.apply(EditRun(1, TEXT, Setting.of("007"), LATER))
    removing = RemoveLogColumn(1)
    log.apply(removing)
    assert [column.name for column in log.log_columns()] == ["Seconds", "Seen", "On"]
    assert log.run_rows([1])[0].entry(TEXT) == BLANK
    with pytest.raises(KnownError) as caught:
        log.apply(EditRun(1, TEXT, Setting.of("x"), LATER))
    assert caught.value.code == "no_such_column"
    with pytest.raises(ValueError, match="column:1"):
        log.run_order(TEXT)
    log.revert(removing)
    assert log.run_rows([1])[0].entry(TEXT) == Setting.of("007")


def test_a_column_that_was_undone_lends_its_number_to_no_other(log: Document) -> None:
    adding = AddLogColumn("Mine", ColumnKind.TEXT)
    log.apply(adding)
    log.revert(adding)
    other = AddLogColumn("Mine", ColumnKind.TEXT)
    log.apply(other)
    assert other.result != adding.result
    with pytest.raises(KnownError) as caught:
        log.apply(adding)
    assert caught.value.code == "column_exists"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (lambda: AddLogColumn("remark", ColumnKind.DATE), "column_exists"),
        (lambda: AddLogColumn("  ", ColumnKind.DATE), "name_missing"),
        (lambda: AddLogColumn("Hue", ColumnKind.CHOICE, (" ", "")), "choices_missing"),
        (lambda: ReviseLogColumn(3, "Seen", ()), "choices_missing"),
        (lambda: ReviseLogColumn(2, "Remark"), "column_exists"),
        (lambda: ReviseLogColumn(77, "Hue"), "no_such_column"),
        (lambda: RemoveLogColumn(77), "no_such_column"),
        (lambda: EditRun(1, NUMBER, Setting.of("1,5"), LATER), "not_a_number"),
        (lambda: EditRun(1, DATE, Setting.of("2026-02-30"), LATER), "not_a_date"),
        (lambda: EditRun(1, CHOICE, Setting.of("maybe"), LATER), "not_a_choice"),
        (lambda: EditRun(1, "column:77", Setting.of("x"), LATER), "no_such_column"),
        (lambda: EditRun(77, TEXT, Setting.of("x"), LATER), "no_such_reply"),
        (lambda: EditRuns([(1, TEXT, BLANK), (2, "raw", BLANK)], LATER), "no_such_field"),
        (
            lambda: EditRuns([(1, TEXT, Setting.of("x")), (2, DATE, Setting.of("?"))], LATER),
            "not_a_date",
        ),
        (lambda: AddRuling(77, RulingKind.RIGHT, "so", LATER), "no_such_reply"),
        (lambda: AddRuling(1, RulingKind.RIGHT, " \n", LATER), "reason_missing"),
    ],
)
def test_what_is_refused_changes_nothing(log: Document, command: object, code: str) -> None:
    before = bench.tables(log.path)
    with pytest.raises(KnownError) as caught:
        log.apply(command())  # type: ignore[operator]
    assert caught.value.code == code
    assert bench.tables(log.path) == before


def test_a_paste_that_changes_nothing_is_no_step(log: Document) -> None:
    log.apply(EditRun(1, TEXT, Setting.of("x"), LATER))
    step, edits = log.next_undo(), len(bench.tables(log.path)["edit"])
    assert not log.apply(EditRuns([(1, TEXT, Setting.of("x")), (2, TEXT, BLANK)], LATER))
    assert log.next_undo() == step
    assert len(bench.tables(log.path)["edit"]) == edits


# rulings and history


def test_a_ruling_stands_beside_the_verdict_and_changes_no_count(log: Document) -> None:
    before, sums = log.run_rows([1])[0], log.run_tally()
    assert before.ruling is None
    log.apply(AddRuling(1, RulingKind.WRONG, "the prompt was cut", LATER))
    after = log.run_rows([1])[0]
    assert after.ruling == Ruling(RulingKind.WRONG, "the prompt was cut", LATER)
    assert after.verdict == before.verdict
    assert log.run_tally() == sums
    assert log.run_row_ids("ruling")[0] == 1


def test_undoing_a_ruling_adds_to_its_history(log: Document) -> None:
    log.apply(AddRuling(1, RulingKind.RIGHT, "first", LATER))
    second = AddRuling(1, RulingKind.WRONG, "second", LATER)
    log.apply(second)
    log.revert(second)
    kinds = [(one.kind.value, one.reason) for one in log.rulings(1)]
    assert kinds == [("right", "first"), ("wrong", "second"), ("right", "first")]
    assert log.field_history(1, "ruling") == [
        (LATER, BLANK, Setting.of("right")),
        (LATER, Setting.of("right"), Setting.of("wrong")),
        (bench.NOW, Setting.of("wrong"), Setting.of("right")),
    ]
    log.apply(AddRuling(1, RulingKind.WITHDRAWN, "", LATER))
    assert log.run_rows([1])[0].ruling is None
    assert log.field_history(1, "ruling")[-1] == (LATER, Setting.of("right"), BLANK)


def test_every_cell_has_its_history(log: Document, tmp_path: Path) -> None:
    log.apply(EditRun(1, NUMBER, Setting.of("－１.５0"), LATER))
    many = EditRuns([(1, NUMBER, NOT_PROVIDED), (1, "notes", Setting.of("0"))], LATER)
    log.apply(many)
    log.revert(many)
    assert log.field_history(1, NUMBER) == [
        (LATER, BLANK, Setting.of("-1.50")),
        (LATER, Setting.of("-1.50"), NOT_PROVIDED),
        (bench.NOW, NOT_PROVIDED, Setting.of("-1.50")),
    ]
    assert log.field_history(1, "notes") == [
        (LATER, BLANK, Setting.of("0")),
        (bench.NOW, Setting.of("0"), BLANK),
    ]


def test_withdrawing_where_no_ruling_stands_leaves_no_trace(log: Document) -> None:
    for _ in range(2):
        command = AddRuling(3, RulingKind.WITHDRAWN, "", LATER)
        assert not log.apply(command)
        assert command.idle
    assert log.rulings(3) == []
    assert log.field_history(3, "ruling") == []
    log.apply(AddRuling(3, RulingKind.RIGHT, "by hand", LATER))
    log.apply(AddRuling(3, RulingKind.WITHDRAWN, "", LATER))
    log.apply(AddRuling(3, RulingKind.WITHDRAWN, "", LATER))
    kinds = [one.kind for one in log.rulings(3)]
    assert kinds == [RulingKind.RIGHT, RulingKind.WITHDRAWN]
