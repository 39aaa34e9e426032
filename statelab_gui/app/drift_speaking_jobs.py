"""Wording turns by a model, as jobs: what is to be asked, the asking, and judging what came."""

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from statelab_gui.app.network import Network
from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.domain.drift.making import case_name, drift_cases
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.drift.reviewing import Reviewed, chosen_texts, reviewed
from statelab_gui.domain.drift.speaking import Wording, all_spoken, judged, message_of, wordings
from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.journal import FetchEnd
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.progress import Progress
from statelab_gui.providers.unkept import Unkept
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.labels.drift_speaking import place_text
from statelab_gui.views.labels.outcomes import outcome_sentence
from statelab_gui.views.labels.troubles import trouble_text

_READ_AT_ONCE = 50
_ENOUGH_ALIKE = 8  # one after another; the next would hardly end otherwise


@dataclass(frozen=True)
class Asked:
    """The cases to be worded and their messages; `places` says where each message stands."""

    cases: list[DriftCase]
    wordings: list[Wording]
    places: list[str]


@dataclass
class Came:
    """What came of the asking: messages by their number, and why there is none of others."""

    said: dict[int, str] = field(default_factory=dict)
    failures: dict[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Ended:
    """How an asking ended: by a trouble that every message would meet, or because that many
    (`alike`, else 0) had ended in the same way one after another."""

    trouble: Trouble | None = None
    alike: int = 0


def asked_of_set(path: Path, set_id: int) -> Generator[Progress, None, Asked]:
    """What is to be asked for a set of the document."""
    cases: list[DriftCase] = []
    with closing(DocumentReader(path, read_only=True)) as reader:
        infos = reader.cases(set_id)
        for number, info in enumerate(infos):
            if number % _READ_AT_ONCE == 0:
                yield Progress(number, len(infos), "cases")
            case = reader.drift_case(info.id)
            if case is not None:
                cases.append(case)
    return _asked(cases)


def asked_of_recipe(recipe: DriftRecipe) -> Generator[Progress, None, Asked]:
    """What is to be asked for a set that a recipe makes."""
    cases: list[DriftCase] = []
    for step in drift_cases(recipe):
        if isinstance(step, DriftCase):
            cases.append(step)
        else:
            yield step
    return _asked(cases)


def asking(
    network: Network, connection: Connection, journal: Unkept
) -> Generator[Progress, None, Ended]:
    """Ask all of a journal, as gently as the connection is set to; closed, it cuts off what is on
    its way. Where one message after another ends without a wording in the same way, no more are
    asked. Raises the KnownErrors of keys, of connecting and of what cannot be sent."""
    yield Progress(0, 0, "messages")
    from statelab_gui.providers.engine import Control, fetching

    control = Control()
    provider = network.provider(connection)
    work = fetching(
        provider,
        journal,
        at_once=connection.at_once,
        per_minute=connection.per_minute,
        control=control,
    )
    alike = 0
    try:
        while True:
            tally = next(work).tally
            done = tally.answered + tally.failed + tally.unknown
            yield Progress(done, tally.total, "messages")
            if tally.waiting and not control.pausing:
                alike = _alike_at_the_end(journal)
                if alike >= _ENOUGH_ALIKE:
                    control.pause()  # what is under way may yet bring a wording
    except StopIteration as end:
        found: FetchEnd = end.value
        return Ended(found.trouble, alike if control.pausing else 0)
    finally:
        work.close()


def _alike_at_the_end(journal: Unkept) -> int:
    """How many messages, up to the one that ended last, ended without a wording in one way."""
    answers, troubles, ended = journal.answers, journal.troubles, journal.ended
    ways: set[str] = set()
    for count, number in enumerate(reversed(ended)):
        answer, trouble = answers.get(number), troubles.get(number)
        complete = answer is not None and answer.outcome is Outcome.COMPLETE
        ways.add(_failure(answer, trouble, ""))
        if complete or len(ways) > 1:
            return count
    return len(ended)


def came_of(journal: Unkept, numbers: Sequence[int], not_asked: str) -> Came:
    """What a journal has of these messages; `not_asked` says why the others were not asked."""
    came = Came()
    answers, troubles = journal.answers, journal.troubles
    for number in numbers:
        answer = answers.get(number)
        if answer is not None and answer.outcome is Outcome.COMPLETE:
            came.said[number] = message_of(answer.text)
        else:
            came.failures[number] = _failure(answer, troubles.get(number), not_asked)
    return came


def _failure(answer: Answer | None, trouble: Trouble | None, not_asked: str) -> str:
    """Why there is no wording, in a sentence."""
    if answer is not None:
        return outcome_sentence(answer.outcome)
    return not_asked if trouble is None else trouble_text(trouble)


def judging(
    asked: Asked, said: Mapping[int, str], kept: Mapping[int, Reviewed]
) -> Generator[Progress, None, list[Reviewed]]:
    """The review list; what a person decided already, `kept` by number, stays."""
    yield Progress(0, 0, "messages")
    rows = reviewed(asked.wordings, said, judged(asked.wordings, said))
    return [kept.get(number, row) for number, row in enumerate(rows)]


def worded(
    asked: Asked, rows: Sequence[Reviewed], model: str, cases: list[DriftCase]
) -> Generator[Progress, None, None]:
    """Put the cases in the words chosen into `cases`."""
    yield Progress(0, len(asked.cases), "cases")
    cases += all_spoken(asked.cases, asked.wordings, chosen_texts(rows), model)


def _asked(cases: list[DriftCase]) -> Asked:
    found = wordings(cases)
    places = []
    for one in found:
        number, turn = one.places[0]
        places.append(place_text(case_name(cases[number]), turn + 1, len(one.places) - 1))
    return Asked(cases, found, places)
