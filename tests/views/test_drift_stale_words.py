"""What a wrong answer or a wrong probe of a conversation equals, in words, and never why."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from drift_case_bench import drift_case
from first_error_bench import open_page, run_bench
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from runs_bench import RunBench

from statelab_gui.app.pages.first_error import FirstError
from statelab_gui.domain.drift.encoding import k_of_turn, turn_of
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import drift_cases
from statelab_gui.domain.drift.probing import active_json
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.drift.stale import KindTried, StaleFound, StaleMatch
from statelab_gui.domain.drift.stale_probes import earlier_cells
from statelab_gui.domain.drift.stale_states import Change, Stale, StaleState, stale_states
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.storage.commands import AddDriftSet, AddExaminee, RecordReply
from statelab_gui.views.labels.drift_stale import (
    earlier_words,
    stale_name,
    stale_words,
    state_text,
)
from statelab_gui.views.stale_panel import StaleWords

AT = "2026-11-30T10:00:00+08:00"
WHY = ("because", "forgot", "ignored", "caused", "failed to", "did not notice")


def found(*states: StaleState, **changed: object) -> StaleFound:
    facts: dict[str, object] = {
        "pairs_too": 0,
        "kinds": (),
        "states": 12,
        "answers": 8,
        "expected": 1.5,
        "harmless": 0,
        "without_answer": 0,
        "pairs_left_out": 0,
    }
    matches = tuple(StaleMatch(one, 1 / 8) for one in states)
    return StaleFound(matches=matches, **{**facts, **changed})  # type: ignore[arg-type]


def state(*changes: Change, kind: Stale | None = None, turn: int = 0) -> StaleState:
    return StaleState(kind or changes[0].kind, {}, changes, turn)


def everything(words: StaleWords) -> str:
    return " ".join([words.sentence, *words.titles, *(cell for row in words.rows for cell in row)])


def test_every_kind_has_a_name_and_words_of_the_conversation(qapp: QApplication) -> None:
    item = drift_case().item
    told = {one.kind: state_text(one, item) for one in stale_states(drift_case()).states}
    assert len({stale_name(kind) for kind in Stale}) == len(Stale)
    assert told[Stale.SUPERSEDED] and told[Stale.DROPPED].startswith("without the ")
    assert "turn" in told[Stale.EARLIER]
    assert state_text(state(Change(Stale.SUPERSEDED, "count", 2)), item) == (
        "the number of zibbles: eight-zib"
    )
    pair = (Change(Stale.SUPERSEDED, "count", 3), Change(Stale.DECOY, "wrap", 1))
    assert state_text(state(*pair, kind=Stale.PAIR), item) == (
        "the number of zibbles: twenty-zib; the zibble wrapping: two-zib"
    )


def test_a_match_is_told_with_how_many_there_were_to_match(qapp: QApplication) -> None:
    words = stale_words(found(state(Change(Stale.DECOY, "wrap", 1))), drift_case())
    assert words.rows == (("Decoy obeyed", "the zibble wrapping: two-zib", "about 12 %"),)
    assert words.sentence.startswith("The answer equals that to 1 stale state(s). That does not")
    assert "12 stale state(s) were tried." in words.sentence
    assert "8 different wrong answer(s)" in words.sentence
    assert "1.5 states" in words.sentence
    assert "does not tell why" in words.sentence


def test_what_was_not_tried_or_left_aside_is_told(qapp: QApplication) -> None:
    one = state(Change(Stale.DECOY, "wrap", 1))
    counts = {"pairs_too": 3, "harmless": 4, "without_answer": 5, "pairs_left_out": 6}
    sentence = stale_words(found(one, **counts, by_text=True), drift_case()).sentence
    for text in ("3 pair(s)", "4 state(s) have the right", "5 state(s) have no", "6 pair(s)"):
        assert text in sentence
    assert "by their text alone" in sentence
    plain = stale_words(found(one), drift_case()).sentence
    assert "pair(s)" not in plain and "right answer" not in plain


def test_an_answer_that_equals_none_says_so(qapp: QApplication) -> None:
    tried = (KindTried(Stale.EARLIER, 9, 5, 5 / 8), KindTried(Stale.DECOY, 3, 1, 1 / 8))
    words = stale_words(found(kinds=tried), drift_case())
    assert words.sentence.startswith("The answer equals that to no stale state. 12 stale state(s)")
    assert "does not tell why" not in words.sentence
    assert words.rows == (
        ("Decoy obeyed", "3", "1", "about 12 %"),
        ("State after an earlier turn", "9", "5", "about 62 %"),
    )


def test_no_cause_is_ever_claimed(qapp: QApplication) -> None:
    case = drift_case()
    texts = [
        everything(stale_words(found(*stale_states(case).states, by_text=True), case)),
        everything(earlier_words(earlier_cells(case, 7, {"count": 2, "wrap": 1}), case)),
    ]
    for text in texts:
        assert not any(word in text.lower() for word in WHY)


def test_cells_of_a_probe_are_told_with_their_turns(qapp: QApplication) -> None:
    case = drift_case()
    words = earlier_words(earlier_cells(case, 7, {"count": 2, "price": -1, "wrap": 1}), case)
    assert [row[:3] for row in words.rows] == [
        ("the number of zibbles", "eight-zib", "1–2"),
        ("the zibble wrapping", "two-zib", "1–5"),
    ]
    assert "2 wrong cell(s) equal a value of an earlier turn." in words.sentence
    assert "1 wrong cell(s) equal none." in words.sentence


# On the First-error page


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    yield from run_bench(qtbot, tmp_path)


def probed(bench: RunBench) -> tuple[FirstError, DriftCase, int]:
    """A wrong answer to a hard order, and a probe after the last turn that gives what stood two
    turns before it."""
    recipe = DriftRecipe((DriftFamily.ORDERS,), (Language.EN,), (1,), (Condition.HARD,))
    (case,) = [one for one in drift_cases(recipe) if isinstance(one, DriftCase)]
    bench.session.create(bench.folder / "lab.statelab")
    for command in (
        AddDriftSet("Drift", recipe, [case], AT),
        AddExaminee({"model": Setting.of("m")}),
        RecordReply(1, 1, None, b"Answer: -17", ReplySource.PASTED, None, False, AT),
    ):
        assert bench.session.apply(command) is not None
    bench.session.apply(bench_reveal(1))
    last = len(case.conversation.turns)
    k = k_of_turn(case, last)
    raw = active_json(case.item, case.conversation.after(last - 2)).encode()
    command = RecordReply(1, 1, k, raw, ReplySource.PASTED, None, False, AT)
    assert bench.session.apply(command) is not None
    return open_page(bench), case, k


def bench_reveal(case_id: int):  # type: ignore[no-untyped-def]
    from statelab_gui.storage.commands import RevealCase

    return RevealCase(case_id, AT)


def test_a_probe_of_an_earlier_state_is_told_on_the_first_error_page(bench: RunBench) -> None:
    page, case, k = probed(bench)
    lab = page.page.lab
    lab.go_to(k)
    area = lab.probing
    visible = [area.tabText(at) for at in range(area.count()) if area.isTabVisible(at)]
    assert "Earlier turns" in visible and "Fin&gerprints" not in visible
    given = {
        goal.key: case.conversation.after(turn_of(case, k) - 2).get(goal.key, 0)
        for goal in case.item.goals
    }
    expected = earlier_words(earlier_cells(case, turn_of(case, k), given), case)
    assert expected.rows
    assert area.earlier.sentence.text() == expected.sentence
    assert area.earlier.table.rows.rowCount() == len(expected.rows)
    assert "All cells together stood so after turn" in area.earlier.sentence.text()


def test_a_turn_without_a_probe_says_so(bench: RunBench) -> None:
    page, case, _ = probed(bench)
    lab = page.page.lab
    lab.go_to(k_of_turn(case, 2))
    assert "no reply to this turn" in lab.probing.earlier.sentence.text()
    assert lab.probing.earlier.table.rows.rowCount() == 0
