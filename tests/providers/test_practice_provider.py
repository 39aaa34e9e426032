"""Practice as a service: simulated, marked so, and part of a run like any other."""

import asyncio
import json

import fetch_parts as parts
import pytest

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.asking import SENDABLE, Ask, FieldFate, Message
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.fetching.journal import EndReason
from statelab_gui.domain.fetching.runs import FetchTask
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.practice import RESPONDENTS
from statelab_gui.domain.runs import NOT_PROVIDED, Setting
from statelab_gui.domain.updates import Op, Program
from statelab_gui.providers.connecting import connect
from statelab_gui.providers.practice import PracticeProvider
from statelab_gui.providers.redacting import Redactor

PROGRAM = Program.of(
    ("a", "b", "T"),
    10,
    [(Op.SET, c, value) for c, value in enumerate((1, 2, 0))]
    + [(Op.COPY, c, source) for c, source in ((2, 0), (0, 1), (1, 2))],
)


def provider(respondent="perfect"):
    connection = Connection("Practice", Dialect.PRACTICE, enabled=True, respondent=respondent)
    return connect(connection, None, Redactor())


def ask(program=PROGRAM, repeat=1, **settings):
    return Ask(
        (Message("user", "prompt"),), ("a", "b", "T"), settings, program=program, repeat=repeat
    )


def exchanged(respondent, *arguments, **settings):
    return asyncio.run(provider(respondent).ask(ask(*arguments, **settings)))


@pytest.mark.parametrize("respondent", RESPONDENTS)
def test_every_respondent_is_marked_simulated_in_all_that_is_kept(respondent):
    exchange = exchanged(respondent)
    assert exchange.url == f"practice:{respondent}"
    assert exchange.answer.model == f"simulated: {respondent}"
    for body in (exchange.request, exchange.response):
        assert json.loads(body)["simulated"] is True
    assert exchange.status is None
    assert exchange.answer.usage == parts.NO_USAGE


def test_the_same_conversation_is_answered_alike_and_its_repeats_by_themselves():
    first = [exchanged("mostly_right", PROGRAM, n).answer.text for n in range(1, 25)]
    again = [exchanged("mostly_right", PROGRAM, n).answer.text for n in range(1, 25)]
    assert first == again
    assert len(set(first)) > 1


def test_without_a_program_there_is_no_answer():
    exchange = exchanged("perfect", None)
    assert exchange.answer is None
    assert exchange.trouble.facts == {"missing": "program"}


def test_a_respondent_that_is_not_known_is_named():
    with pytest.raises(KnownError, match="respondent_unknown: respondent=oracle"):
        PracticeProvider(Connection("p", Dialect.PRACTICE, respondent="oracle"))


def test_no_setting_is_sent():
    asked = ask(temperature=Setting.of("0"), model=Setting.of("m"), output_limit=NOT_PROVIDED)
    fates = provider().fates(asked)
    assert set(fates) == set(SENDABLE)
    assert fates["temperature"] is fates["output_limit"] is FieldFate.NOT_OFFERED
    assert fates["system_prompt"] is FieldFate.NOT_SENT


def test_a_run_asks_it_up_to_the_prefix_and_no_other_service_is_given_a_program():
    seen = []

    class Journal(parts.MemoryJournal):
        def claim(self, count):
            fields = [
                {name: getattr(task, name) for name in task.__dataclass_fields__}
                for task in super().claim(count)
            ]
            prefixes = {1: None, 2: 4}
            return [
                FetchTask(**{**one, "prefix": prefixes[one["id"]], "program": PROGRAM})
                for one in fields
            ]

    journal = Journal(2)
    end, _ = parts.run(provider(), journal)
    assert end.reason is EndReason.DONE
    told = {n: json.loads(kept[0].answer.text) for n, kept in journal.attempts.items()}
    assert told == {1: {"a": 2, "b": 1, "T": 1}, 2: {"a": 1, "b": 2, "T": 1}}

    class Listening(parts.ScriptedService):
        async def ask(self, ask):
            seen.append(ask.program)
            return await super().ask(ask)

    parts.run(Listening(lambda prompt, nth: parts.answered()), Journal(2))
    assert seen == [None, None]


def test_what_is_cut_off_was_certainly_not_sent():
    async def cut():
        work = asyncio.create_task(provider().ask(ask()))
        await asyncio.sleep(0)
        work.cancel()
        try:
            await work
        except parts.AskCancelled as cancelled:
            return cancelled.exchange
        return "not cancelled"

    assert asyncio.run(cut()) is None


def test_its_outcomes_are_those_of_real_services():
    assert exchanged("cut_off").answer.finish_reason == "length"
    assert exchanged("no_finish_reason").answer.finish_reason is None
    assert exchanged("input_too_long").answer.outcome is Outcome.COMPLETE
