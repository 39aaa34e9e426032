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
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.journal import FetchEnd
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.progress import Progress
from statelab_gui.providers.unkept import Unkept
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.labels.drift_speaking import place_text
from statelab_gui.views.labels.outcomes import outcome_sentence
from statelab_gui.views.labels.troubles import trouble_text

_READ_AT_ONCE = 50


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
) -> Generator[Progress, None, FetchEnd]:
    """Ask all of a journal, as gently as the connection is set to; closed, it cuts off what is on
    its way. Raises the KnownErrors of keys, of connecting and of what cannot be sent."""
    yield Progress(0, 0, "messages")
    from statelab_gui.providers.engine import fetching

    provider = network.provider(connection)
    work = fetching(provider, journal, at_once=connection.at_once, per_minute=connection.per_minute)
    try:
        while True:
            tally = next(work).tally
            done = tally.answered + tally.failed + tally.unknown
            yield Progress(done, tally.total, "messages")
    except StopIteration as end:
        found: FetchEnd = end.value
        return found
    finally:
        work.close()


def came_of(journal: Unkept, numbers: Sequence[int], not_asked: str) -> Came:
    """What a journal has of these messages; `not_asked` says why the others were not asked."""
    came = Came()
    answers, troubles = journal.answers, journal.troubles
    for number in numbers:
        answer, trouble = answers.get(number), troubles.get(number)
        if answer is not None and answer.outcome is Outcome.COMPLETE:
            came.said[number] = message_of(answer.text)
        elif answer is not None:
            came.failures[number] = outcome_sentence(answer.outcome)
        else:
            came.failures[number] = not_asked if trouble is None else trouble_text(trouble)
    return came


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
