"""Practice in conversations whose user changes their mind."""

import asyncio
import json

from statelab_gui.domain.drift.arms import Arm, ArmSettings, Purpose, Step, next_step
from statelab_gui.domain.drift.encoding import encode
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item
from statelab_gui.domain.drift.plans import conversation
from statelab_gui.domain.drift.probing import active_json
from statelab_gui.domain.fetching.asking import Ask, Message
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.providers.connecting import connect
from statelab_gui.providers.redacting import Redactor

FAMILY = DriftFamily.CELLS
ITEM = built_in_item(FAMILY, Language.EN, 2)
FORGE = ArmSettings(Arm.STATEFORGE)
CASE = DriftCase(ITEM, conversation(ITEM, Condition.EASY))


def answered(respondent, **asked):
    """What Practice answers to an ask about the case."""
    connection = Connection("Practice", Dialect.PRACTICE, enabled=True, respondent=respondent)
    provider = connect(connection, None, Redactor())
    messages = asked.pop("messages", (Message("user", "prompt"),))
    ask = Ask(messages, ("a",), {}, program=encode(CASE), drift=CASE, **asked)
    return asyncio.run(provider.ask(ask)).answer


def score(text):
    """How good the text is as an answer."""
    return FAMILIES[FAMILY].grade(ITEM, ITEM.final, text, None).score


def test_it_answers_the_task_and_not_the_program_of_the_case():
    assert score(answered("perfect", purpose=Purpose.ANSWER).text) == 1
    assert score(answered("drops_goal", purpose=Purpose.ANSWER).text) < 1
    assert score(answered("perfect").text) == 1  # nobody said what for: it is the answer


def test_it_is_marked_simulated_as_ever():
    assert answered("obeys_decoy", purpose=Purpose.ANSWER).model == "simulated: obeys_decoy"


def test_a_probe_is_answered_by_what_is_active_after_its_prefix():
    n = len(CASE.conversation.turns[0].edits)
    for t in (1, 3):
        text = answered("perfect", prefix=n + t - 1).text
        assert text == active_json(ITEM, CASE.conversation.after(t))


def test_every_exchange_of_an_arm_is_answered_from_one_belief():
    for respondent in ("perfect", "left_out"):
        for repeat in (1, 2):
            replies = []
            while isinstance(step := next_step(CASE, FORGE, replies), Step):
                asked = {"messages": step.messages, "purpose": step.purpose, "turn": step.turn}
                replies.append(answered(respondent, repeat=repeat, **asked).text)
            alone = answered(respondent, purpose=Purpose.ANSWER, repeat=repeat)
            assert replies[step.index] == alone.text
            assert json.loads(replies[0])["edits"]
