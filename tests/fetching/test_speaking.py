"""A drift set is worded by a model of a real server, reviewed and made, in the real window."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from fetch_bench import KEY, NAME, FetchBench
from PySide6.QtWidgets import QApplication, QMessageBox
from server import Reply, Request, completion
from speaking_bench import RECIPE, SpeakingBench

from statelab_gui.domain.drift.fidelity import Infidelity, InfidelityKind
from statelab_gui.domain.drift.intents import EditKind
from statelab_gui.domain.drift.reviewing import Use
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.views.model_chooser import ModelChooser


@pytest.fixture
def speak(bench: FetchBench) -> Iterator[SpeakingBench]:
    speak = SpeakingBench(bench)
    yield speak
    speak.leave()
    bench.until(lambda: not bench.window.session.is_busy)


def test_offline_says_so_and_nothing_can_be_asked(speak: SpeakingBench) -> None:
    dialog = speak.open()
    assert not dialog.word.isEnabled()
    assert dialog.reason.text().startswith("Offline")
    assert dialog.form.wish() is None
    speak.bench.connect()
    assert dialog.form.connection.currentData() == NAME
    assert "model" in dialog.reason.text()
    dialog.form.model.setText("small-model")
    assert dialog.word.isEnabled()
    speak.bench.connect(enabled=False)
    assert not dialog.word.isEnabled()


def test_what_is_asked_is_told_before_and_is_what_is_sent(speak: SpeakingBench) -> None:
    speak.bench.connect()
    dialog = speak.open()
    characters = sum(len(one.prompt) for one in speak.asked)
    told = re.findall(r"\d+", dialog.form.size_told.text().replace(",", ""))
    assert told == [str(len(speak.asked)), str(characters)]
    assert f"127.0.0.1:{speak.bench.server.port}" in dialog.form.sent.text()
    assert speak.bench.server.asked == []
    dialog.form.model.setText("small-model")
    dialog.word.click()
    speak.rest()
    bodies = speak.bench.bodies()
    assert sorted(body["messages"][0]["content"] for body in bodies) == sorted(
        one.prompt for one in speak.asked
    )
    for body in bodies:
        assert len(body["messages"]) == 1
        assert (body["model"], body["temperature"], body["seed"]) == ("small-model", 0.7, 1)
        assert body["max_tokens"] == 400
    assert speak.bench.server.most_in_flight <= 2


def test_faithful_words_make_a_new_set_and_the_old_one_stays(speak: SpeakingBench) -> None:
    speak.bench.connect()
    document = speak.bench.document
    sets = [info.id for info in document.case_sets()]
    before = [document.drift_case(case.id) for case in document.cases(speak.set_id)]
    dialog = speak.word()
    assert [row.use for row in dialog.review.rows()] == [Use.MODEL] * len(speak.asked)
    assert "answer books stay hidden" in dialog.review.banner.text()
    assert not dialog.again.isVisible()
    made = speak.make()
    assert speak.speaking.dialog is None
    assert [info.id for info in document.case_sets()][:-1] == sets
    assert document.case_sets()[-1].name == "Calls, worded by a model"
    assert [document.drift_case(case.id) for case in document.cases(speak.set_id)] == before
    for old, new in zip(speak.cases, made, strict=True):
        assert new.conversation.spoken_by == "small-model"
        assert new.item == old.item
        assert new.conversation.trail == old.conversation.trail
        for turn, worded in zip(old.conversation.turns, new.conversation.turns, strict=True):
            assert worded.text == f"Hey, {turn.text}"
            assert (worded.edits, worded.reply) == (turn.edits, turn.reply)
    clean, control = made[0].conversation.turns[0], made[2].conversation.turns[0]
    assert clean.text == control.text
    last = document.case_sets()[-1]
    assert all(case.sealed and case.revealed_at is None for case in document.cases(last.id))
    speak.bench.until(lambda: "small-model" in speak.page.page.detail.note.text())


def test_nothing_of_the_asking_is_kept_and_no_key_is_anywhere(speak: SpeakingBench) -> None:
    speak.bench.connect()
    speak.word()
    speak.make()
    assert speak.bench.document.fetch_runs() == []
    assert speak.bench.document.attempts_kept() == 0
    path = speak.bench.document.path
    data = b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    assert KEY.encode() not in data
    assert speak.asked[0].prompt.encode() not in data


def _planted(speak: SpeakingBench) -> int:
    """A withdrawal for which the model says a value instead; its number."""
    gone = [n for n, one in enumerate(speak.asked) if [e.kind for e in one.edits] == ["delete"]]
    at = gone[0]
    goal = speak.asked[at].item.goal(speak.asked[at].edits[0].goal)
    assert speak.asked[at].edits[0].kind is EditKind.DELETE
    slip = f"Keep {goal.words} as {goal.values[0].words}."
    good = speak.words
    speak.words = lambda one: slip if one == speak.asked[at] else good(one)
    return at


def test_an_unfaithful_message_falls_back_to_the_template_with_its_findings(
    speak: SpeakingBench,
) -> None:
    speak.bench.connect()
    at = _planted(speak)
    review = speak.word().review
    row = review.rows()[at]
    assert row.use is Use.TEMPLATE
    assert InfidelityKind.NOT_WITHDRAWN in [one.kind for one in row.findings]
    assert review.only_findings.isChecked()
    assert review.table.rows.rowCount() == 1
    assert "It is not said that this is withdrawn" in review.findings.text()
    assert review.said.prompt() == row.said
    assert review.template.prompt() == speak.asked[at].template
    assert review.edits.prompt().startswith("− Delete: ")
    made = speak.make()
    case, turn = speak.asked[at].places[0]
    assert made[case].conversation.turns[turn].text == speak.asked[at].template


def test_a_reviewer_accepts_edits_and_takes_the_template(speak: SpeakingBench) -> None:
    speak.bench.connect()
    at = _planted(speak)
    review = speak.word().review
    review.accept.click()
    assert review.rows()[at].use is Use.MODEL
    others = [n for n in range(len(speak.asked)) if n != at][:2]
    speak.choose(others[0])
    review.use_template.click()
    speak.choose(others[1])
    review.edited.setPlainText("My own words <b>here</b>.")
    assert review.findings.text().startswith("In your words:")
    speak.dialog.make.click()
    assert "not used" in speak.dialog.reason.text()
    assert speak.speaking.dialog is not None
    review.use_edited.click()
    rows = review.rows()
    assert [rows[n].use for n in (at, *others)] == [Use.MODEL, Use.TEMPLATE, Use.EDITED]
    assert "1 edited" in review.counts.text()
    made = speak.make()
    for number, text in (
        (at, rows[at].said),
        (others[0], speak.asked[others[0]].template),
        (others[1], "My own words <b>here</b>."),
    ):
        for case, turn in speak.asked[number].places:
            assert made[case].conversation.turns[turn].text == text


def test_your_words_in_which_nothing_is_found_need_no_look_any_more(speak: SpeakingBench) -> None:
    speak.bench.connect()
    speak.words = lambda one: "maybe"
    dialog = speak.word()
    review = dialog.review
    table, at = review.table, review.table.rows
    assert review.counts.text().count(f"With findings: {len(speak.asked)}.") == 1
    for use in ("your words", "template"):
        row = table.currentIndex().row()
        number = review._shown[row]
        review.edited.setPlainText(f"Well, {speak.asked[number].template}")
        button = review.use_edited if use == "your words" else review.use_template
        if use == "template":
            review._rows[number] = review.rows()[number].using(Use.MODEL)
            review._settle()
        button.setFocus()
        button.click()
        assert not review.rows()[number].needs_a_look
        assert at.line(row)[1] == "0" and at.line(row)[2].startswith("✓")
        assert table.hasFocus() and table.currentIndex().row() == row + 1
    assert f"With findings: {len(speak.asked) - 2}." in review.counts.text()


def test_many_findings_leave_the_texts_their_room(speak: SpeakingBench) -> None:
    speak.bench.connect()
    dialog = speak.word()
    dialog.resize(1000, 700)
    review = dialog.review
    speak.choose(1)
    QApplication.processEvents()
    before = review.said.height()
    many = tuple(Infidelity(kind, "some words of it") for kind in list(InfidelityKind)[:10])
    rows = [replace(row, findings=many, use=Use.TEMPLATE) for row in review.rows()]
    review.show_rows(rows, review.places(), {})
    for _ in range(3):
        QApplication.processEvents()
    assert review.findings.text().count("\n") == 10
    lines = review.fontMetrics().lineSpacing()
    assert review.said.height() >= before - 5 * lines
    assert review.said.height() >= 4 * lines


def test_failures_are_told_and_asked_again_at_the_reviewers_word(speak: SpeakingBench) -> None:
    speak.bench.connect(at_once=1)
    server = speak.bench.server

    async def refuses(request: Request, reply: Reply) -> None:
        reply.send(400, b'{"error": {"message": "no such mood"}}')

    async def cuts(request: Request, reply: Reply) -> None:
        reply.send(200, json.dumps(completion(request, "Hey, I", "length")).encode())

    server.script(refuses, cuts)
    dialog = speak.word()
    failed = dialog.without_words()
    assert len(failed) == 2
    assert len(server.asked) == len(speak.asked)
    review = dialog.review
    assert [review.rows()[n].use for n in failed] == [Use.TEMPLATE] * 2
    told = []
    for place in range(2):
        review.table.selectRow(place)
        told.append(review.findings.text())
    assert any("no such mood" in text for text in told)
    assert any("output limit" in text for text in told)
    assert dialog.again.text() == "Ask 2 again"
    speak.choose(next(n for n in range(len(speak.asked)) if n not in failed))
    review.use_template.click()
    dialog.again.click()
    speak.rest()
    assert len(server.asked) == len(speak.asked) + 2
    assert dialog.without_words() == []
    uses = [row.use for row in review.rows()]
    assert uses.count(Use.TEMPLATE) == 1
    assert not dialog.again.isVisible()


def test_a_refused_key_leaves_the_fields_and_says_why(speak: SpeakingBench) -> None:
    speak.bench.connect()

    async def refuses(request: Request, reply: Reply) -> None:
        reply.send(401, b'{"error": {"message": "bad key"}}')

    speak.bench.server.always = refuses
    dialog = speak.word()
    assert dialog.stack.currentWidget() is dialog.form
    assert "key" in dialog.reason.text()
    assert KEY not in dialog.reason.text()
    assert dialog.word.isEnabled()
    assert len(speak.bench.server.asked) <= 2


def _cut(request: Request) -> bytes:
    """What a service says that read far less than it was sent."""
    told = completion(request, "Hey, I am not sure.")
    told["usage"]["prompt_tokens"] = 3
    return json.dumps(told).encode()


def test_one_doubtful_reply_does_not_cost_the_others(speak: SpeakingBench) -> None:
    speak.bench.connect(at_once=1)

    async def cuts(request: Request, reply: Reply) -> None:
        reply.send(200, _cut(request))

    speak.bench.server.script(cuts)
    dialog = speak.word()
    assert dialog.stack.currentWidget() is dialog.review
    (failed,) = dialog.without_words()
    assert [row.use for row in dialog.review.rows()].count(Use.MODEL) == len(speak.asked) - 1
    speak.choose(failed)
    assert "read far less than the prompt" in dialog.review.findings.text()


def test_where_every_reply_ends_alike_no_more_are_asked(speak: SpeakingBench) -> None:
    speak.bench.connect(at_once=1)
    server = speak.bench.server

    async def cuts(request: Request, reply: Reply) -> None:
        reply.send(200, _cut(request))

    server.always = cuts
    dialog = speak.word()
    assert 8 <= len(server.asked) < len(speak.asked)
    assert dialog.stack.currentWidget() is dialog.form
    said = dialog.reason.text()
    assert f"{speak.cases[0].item.seed}-" in said and "turn 1" in said
    assert "read far less than the prompt" in said and "no more are asked" in said
    server.always = server._well
    dialog.word.click()
    speak.rest()
    assert dialog.without_words() == []


def test_after_many_alike_what_came_before_is_reviewed(speak: SpeakingBench) -> None:
    speak.bench.connect(at_once=1)
    server = speak.bench.server

    async def cuts_later(request: Request, reply: Reply) -> None:
        if len(server.asked) <= 2:
            await server._well(request, reply)
        else:
            reply.send(200, _cut(request))

    server.always = cuts_later
    dialog = speak.word()
    assert 10 <= len(server.asked) < len(speak.asked)
    assert dialog.stack.currentWidget() is dialog.review
    assert len(dialog.without_words()) == len(speak.asked) - 2
    assert "no more are asked" in dialog.reason.text()
    assert dialog.again.isEnabled()


def test_models_are_those_of_the_connection_chosen_and_never_of_practice(
    speak: SpeakingBench,
) -> None:
    practice = Connection("A practice", Dialect.PRACTICE, respondent="perfect", enabled=True)
    speak.bench.window.network.book.put(practice)
    speak.bench.connect(name="Another")
    speak.bench.connect()
    speak.bench.window.settings.put("fetch_connection", practice.name)
    speak.bench.server.models = ["small-model"]
    dialog = speak.open()
    dialog.form.connection.setCurrentIndex(dialog.form.connection.findData(NAME))
    dialog.form.models.click()
    speak.bench.until(lambda: not speak.bench.window.session.is_busy)
    chooser = dialog.findChild(ModelChooser)
    assert chooser is not None
    box = chooser.connection_box
    offered = [box.itemData(row) for row in range(box.count())]
    assert sorted(offered) == ["Another", NAME]
    assert chooser.connection() == NAME
    assert chooser.use.isEnabled()
    chooser.use.click()
    assert dialog.form.model.text() == "small-model"
    assert dialog.form.chosen() is not None and dialog.form.chosen().name == NAME


def test_stopping_keeps_what_came_and_going_offline_stops(speak: SpeakingBench) -> None:
    speak.bench.connect(at_once=1)
    server = speak.bench.server
    held = 3

    async def hangs(request: Request, reply: Reply) -> None:
        if len(server.asked) <= held:
            await server._well(request, reply)
        else:
            await asyncio.sleep(30)

    server.always = hangs
    dialog = speak.open()
    dialog.form.model.setText("small-model")
    dialog.word.click()
    speak.bench.until(lambda: len(server.asked) == held + 1)
    speak.bench.connect(enabled=False)
    speak.rest()
    assert dialog.stack.currentWidget() is dialog.review
    assert len(dialog.without_words()) == len(speak.asked) - held
    assert len(server.asked) == held + 1
    assert not dialog.again.isEnabled()


def test_wordings_are_not_thrown_away_unasked(speak: SpeakingBench) -> None:
    speak.bench.connect()
    dialog = speak.word()
    dialog.reject()
    question = dialog.findChild(QMessageBox)
    assert question is not None
    assert dialog.isVisible()
    sets = len(speak.bench.document.case_sets())
    question.button(QMessageBox.StandardButton.Discard).click()
    speak.bench.until(lambda: speak.speaking.dialog is None)
    assert len(speak.bench.document.case_sets()) == sets


def test_a_set_that_is_not_there_yet_is_worded_before_it_is_made(speak: SpeakingBench) -> None:
    speak.bench.connect()
    speak.page.page.commands.new_set.trigger()
    new = speak.page.making.dialog
    assert new is not None
    new.form.set_recipe(RECIPE)
    new.name.setText("Mine")
    new.check()
    new.word_button.click()
    speak.rest()
    dialog = speak.dialog
    assert dialog.form.name.text() == "Mine"
    dialog.form.model.setText("small-model")
    dialog.word.click()
    speak.rest()
    made = speak.make()
    assert [case.conversation.spoken_by for case in made] == ["small-model"] * 3
    assert speak.bench.document.case_sets()[-1].name == "Mine"
    speak.bench.until(lambda: speak.page.making.dialog is None)


def test_a_worded_set_is_undone_and_redone(speak: SpeakingBench) -> None:
    speak.bench.connect()
    speak.word()
    made = speak.make()
    session = speak.bench.window.session
    sets = len(speak.bench.document.case_sets())
    session.undo()
    assert len(speak.bench.document.case_sets()) == sets - 1
    session.redo()
    assert speak.made() == made
