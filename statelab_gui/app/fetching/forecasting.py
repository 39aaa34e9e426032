"""What a wished run comes to, worked out beside the window."""

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from statelab_gui.domain.drift.arms.values import arm_of
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.asking import Ask, FieldFate, Message
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.extents import Extent, extent_of, together
from statelab_gui.domain.fetching.runs import RunKind, TaskWish
from statelab_gui.domain.fetching.wishing import (
    RunDraft,
    RunForecast,
    SubjectKind,
    limit_told,
    most_cost,
    token_range,
)
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting, SettingState
from statelab_gui.storage.reading import DocumentReader

_CELLS = ("a", "b")  # of no case: what becomes of a setting does not hang on them
_AT_ONCE = 20  # cases between two moments in which the job may be stopped


def wishes_of(
    path: Path, draft: RunDraft, simulated: bool
) -> Generator[None, None, list[TaskWish]]:
    """The conversations of a draft, with free repeat numbers, as a job."""
    with closing(DocumentReader(path, read_only=True)) as reader:
        yield
        return _wishes(reader, draft, simulated)


def forecasting(
    path: Path,
    draft: RunDraft,
    connection: Connection,
    settings: Mapping[str, Setting],
    tracker: Connection | None = None,
) -> Generator[None, None, RunForecast]:
    """How much a draft asks, and what becomes of every setting, as a job; nothing is sent."""
    with closing(DocumentReader(path, read_only=True)) as reader:
        yield
        wishes = _wishes(reader, draft, connection.simulated)
        yield
        stepped = reader.drift_case_ids()
        single: list[TaskWish] = []
        several: list[TaskWish] = []
        for wish in wishes:
            in_steps = wish.case_id in stepped and wish.prefix is None
            (several if in_steps else single).append(wish)
        conversations, characters, longest = reader.fetch_size(single)
        longest = max(longest, reader.fetch_size(several).longest)
        yield
        steps, unclear = Extent(), None
        try:
            steps = yield from _steps(reader, several, settings)
        except KnownError as error:  # the examinee's arm is none that there is
            unclear = error
    yield
    single_asks = Extent(conversations, conversations, characters, characters)
    requests = conversations + steps.most_requests
    limit = settings.get("output_limit", BLANK)
    reread = steps.read_again * (limit_told(limit) or 0)
    least, _ = token_range(requests, characters + steps.least_characters)
    _, most = token_range(requests, characters + steps.most_characters)
    ask = Ask((Message("user", "?"),), _CELLS, settings)
    fates, refused = _told(connection, ask)
    if tracker is not None and refused is None:
        _, refused = _told(tracker, _as_tracker(ask))
    if draft.kind is RunKind.BATCH and requests > len(wishes):
        unclear = unclear or KnownError("batch_needs_one_request")
    return RunForecast(
        len(wishes),
        characters + steps.least_characters,
        longest,
        least,
        most + reread,
        most_cost(together((steps, single_asks)), limit, draft.pricing),
        fates,
        settings,
        unclear or refused or _limit_refused(draft, settings),
        conversations + steps.least_requests,
        requests,
        steps.read_again > 0,
    )


def _steps(
    reader: DocumentReader, wishes: Sequence[TaskWish], settings: Mapping[str, Setting]
) -> Generator[None, None, Extent]:
    """How much going through these cases asks.

    Raises KnownError("arm_setting_unknown").
    """
    found: list[Extent] = []
    for case_id, times in Counter(wish.case_id for wish in wishes).items():
        case = reader.drift_case(case_id)
        if case is not None:
            found.append(extent_of(case, arm_of(settings)).times(times))
        if len(found) % _AT_ONCE == 0:
            yield
    return together(found)


def _as_tracker(ask: Ask) -> Ask:
    """The same asked of the tracker's model."""
    model = ask.settings.get("tracker_model", BLANK)
    if model.state is not SettingState.VALUE:
        return ask
    return replace(ask, settings={**ask.settings, "model": model, "output_format": NOT_PROVIDED})


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

    return limit_refused(draft.pricing, draft.spending_limit, [settings])
