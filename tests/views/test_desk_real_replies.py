"""Real replies of a small model, recorded at the Desk, judged as a naive scorer would."""

import json
from pathlib import Path

import pytest
from desk_bench import put_on_clipboard

GOLDENS = Path(__file__).parents[1] / "goldens"
ANSWERS = json.loads((GOLDENS / "state-lab" / "answers.json").read_text(encoding="utf-8"))
REPLIES = sorted(
    file
    for file in (GOLDENS / "real-responses").glob("*.json")
    if "choices" in json.loads(file.read_text(encoding="utf-8"))["response"]
)
WHOLE = [file for file in REPLIES if "-prefix" not in file.stem]


def naive_verdict(text: str, truth: dict[str, int]) -> tuple[bool, int, bool]:
    """(valid, correct cells, whole case right), by the method's own rule and nothing else."""
    try:
        got = json.loads(text)
    except ValueError:
        return False, 0, False
    if not (isinstance(got, dict) and set(got) == set(truth)):
        return False, 0, False
    if not all(type(value) is int for value in got.values()):
        return False, 0, False
    correct = sum(got[cell] == value for cell, value in truth.items())
    return True, correct, correct == len(truth)


def content(file: Path) -> str:
    response = json.loads(file.read_text(encoding="utf-8"))["response"]
    return response["choices"][0]["message"]["content"]


def test_the_real_replies_are_right_wrong_and_unusable():
    found = {
        naive_verdict(content(file), ANSWERS[file.stem.rsplit("-", 1)[0]]["truth"])
        for file in WHOLE
    }
    assert len(WHOLE) > 20
    assert {valid for valid, _, _ in found} == {True, False}
    assert any(valid and not exact for valid, _, exact in found)


@pytest.mark.parametrize("way", ["paste", "file"])
def test_every_real_reply_is_judged_as_a_naive_scorer_judges_it(desk, tmp_path, way):
    desk.start("free", "schema")
    for file in WHOLE:
        name, constraint = file.stem.rsplit("-", 1)
        desk.desk.choices.choose(None, 1 if constraint == "free" else 2)
        case_id = desk.open(name)
        text = content(file)
        if way == "paste":
            put_on_clipboard(text.encode())
            desk.pane.paste_button.click()
        else:
            reply_file = tmp_path / f"{file.stem}.txt"
            reply_file.write_bytes(text.encode())
            desk.pane.receive_file(reply_file)
        desk.reply.primary.click()
        reply = desk.document.replies(case_id, desk.desk.choices.examinee_id)[-1]
        verdict = reply.verdict
        assert reply.raw == text.encode()
        judged = (verdict.valid, verdict.correct, verdict.exact)
        assert judged == naive_verdict(text, ANSWERS[name]["truth"]), file.stem
        assert desk.reply.verdict.result.text()[0] == (
            "⚠" if not verdict.valid else "✓" if verdict.exact else "✗"
        )
        assert desk.reply.verdict.table.isVisible() is verdict.valid
    assert desk.errors == []


def test_a_long_reply_is_recorded_whole_beside_a_living_window(desk, qtbot):
    case_id = desk.start().open("2-copy-code")
    raw = b'{"a":4,' + b'"b":3,' * 200_000
    put_on_clipboard(raw)
    desk.pane.paste_button.click()
    desk.reply.primary.click()
    assert not desk.reply.primary.isEnabled()
    assert desk.document.replies(case_id) == []  # it is still being read
    desk.reply.primary.click()
    qtbot.waitUntil(lambda: bool(desk.document.replies(case_id)), timeout=20_000)
    qtbot.waitUntil(lambda: not desk.session.is_busy, timeout=5_000)
    (reply,) = desk.document.replies(case_id)
    assert reply.raw == raw
    assert desk.reply.verdict.result.text() == "⚠ Format error: 0 of 6 cells right"
    assert desk.pane.isEnabled()


def test_leaving_while_a_long_reply_is_read_records_it_where_it_belongs(desk, qtbot):
    case_id = desk.start().open("2-copy-code")
    put_on_clipboard(b"1" * 1_000_000)
    desk.pane.paste_button.click()
    desk.reply.primary.click()
    other = desk.open("2-copy-sheet")
    qtbot.waitUntil(lambda: bool(desk.document.replies(case_id)), timeout=20_000)
    qtbot.waitUntil(lambda: not desk.session.is_busy, timeout=5_000)
    assert desk.desk.page.case().id == other
    assert desk.reply.taking_in() and desk.pane.held() is None
    assert desk.document.replies(other) == []
    assert desk.document.draft(case_id, 1, None) is None
