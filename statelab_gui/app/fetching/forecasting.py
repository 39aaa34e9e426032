"""What a wished run comes to, worked out beside the window."""

from collections.abc import Generator, Mapping
from contextlib import closing
from pathlib import Path

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.asking import Ask, FieldFate, Message
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.runs import TaskWish
from statelab_gui.domain.fetching.wishing import (
    RunDraft,
    RunForecast,
    SubjectKind,
    most_cost,
    token_range,
)
from statelab_gui.domain.runs import BLANK, Setting
from statelab_gui.storage.reading import DocumentReader

_CELLS = ("a", "b")  # of no case: what becomes of a setting does not hang on them


def wishes_of(
    path: Path, draft: RunDraft, simulated: bool
) -> Generator[None, None, list[TaskWish]]:
    """The conversations of a draft, with free repeat numbers, as a job."""
    with closing(DocumentReader(path, read_only=True)) as reader:
        yield
        return _wishes(reader, draft, simulated)


def forecasting(
    path: Path, draft: RunDraft, connection: Connection, settings: Mapping[str, Setting]
) -> Generator[None, None, RunForecast]:
    """How much a draft asks, and what becomes of every setting, as a job; nothing is sent."""
    with closing(DocumentReader(path, read_only=True)) as reader:
        yield
        wishes = _wishes(reader, draft, connection.simulated)
        yield
        conversations, characters, longest = reader.fetch_size(wishes)
    yield
    least, most = token_range(conversations, characters)
    ask = Ask((Message("user", "?"),), _CELLS, settings)
    fates, refused = _told(connection, ask)
    return RunForecast(
        conversations,
        characters,
        longest,
        least,
        most,
        most_cost(conversations, characters, settings.get("output_limit", BLANK), draft.prices),
        fates,
        settings,
        refused or _limit_refused(draft, settings),
    )


def _wishes(reader: DocumentReader, draft: RunDraft, simulated: bool) -> list[TaskWish]:
    subject = draft.subject
    cases = list(subject.case_ids)
    if subject.kind is SubjectKind.SET and subject.set_id is not None:
        cases = [case.id for case in reader.cases(subject.set_id)]
    elif subject.kind is SubjectKind.EVERY:
        cases = [case.id for one in reader.case_sets() for case in reader.cases(one.id)]
    prefixes = subject.prefixes if subject.kind is SubjectKind.PROBES else None
    return reader.places(
        cases,
        draft.examinee_id,
        draft.repeats,
        draft.only_unanswered,
        prefixes,
        simulated=simulated,
    )


def _told(connection: Connection, ask: Ask) -> tuple[dict[str, FieldFate], KnownError | None]:
    """What the service's dialect says of these settings; the services' own libraries, which take
    seconds to load, are not needed for that."""
    from statelab_gui.providers.addresses import check
    from statelab_gui.providers.connecting import rules_of
    from statelab_gui.providers.practice import PracticeProvider

    try:
        if connection.simulated:
            return PracticeProvider(connection).fates(ask), None
        check(connection.base_url)
    except KnownError as error:
        return {}, error
    rules = rules_of(connection.dialect)
    return rules.fates(ask), rules.refuse(ask)


def _limit_refused(draft: RunDraft, settings: Mapping[str, Setting]) -> KnownError | None:
    from statelab_gui.providers.spending import limit_refused

    return limit_refused(draft.prices, draft.spending_limit, [settings])
