"""Which rows the run log has, filtered and sorted."""

from collections.abc import Iterator

import numpy as np

from statelab_gui.domain.log_columns import column_id
from statelab_gui.storage.queries.log_blocks import Ints
from statelab_gui.storage.queries.log_codes import among, holds
from statelab_gui.storage.queries.log_columns import SORT_KEYS, LogColumns
from statelab_gui.storage.queries.log_frame import EXAMINEES, SUPERSEDED, LogFrame, Mask
from statelab_gui.storage.queries.log_statuses import STATUSES, UNANSWERED, status_codes
from statelab_gui.storage.queries.run_filter import RunFilter

__all__ = ["EXAMINEES", "SORT_KEYS", "RunFilter", "known_key", "ordered", "wanted_rows"]

_STATUS = {status: code for code, status in enumerate(STATUSES)}


def known_key(key: str) -> str:
    """The key itself; raises ValueError for what is no column at all."""
    if key not in SORT_KEYS and column_id(key) is None:
        raise ValueError(key)
    return key


def ordered(columns: LogColumns, chosen: Mask, order_by: str, descending: bool) -> Ints:
    """The places of the chosen rows in order: rows with a value first, then "not provided", then
    blanks, in either direction; equal ones by set, position and time of recording."""
    rows = np.flatnonzero(chosen)
    if order_by == "position" and not descending:
        return rows
    return columns.codes(order_by).order(descending, rows)


def wanted_rows(columns: LogColumns, wanted: RunFilter, but: str | None = None) -> Mask:
    """Which rows pass the filter; the values asked for in column `but` do not matter."""
    mask = np.ones(len(columns.frame), np.bool_)
    for one in _parts(columns, wanted):
        mask &= one
    for key, settings in wanted.values:
        if key != but and not _gone(key, columns):
            mask &= columns.codes(key).among(settings)
    return mask


def _gone(key: str, columns: LogColumns) -> bool:
    """Whether that was a column of the reviewer's own: it filters nothing once it is removed."""
    number = column_id(key)
    return number is not None and number not in columns.own


def _parts(columns: LogColumns, wanted: RunFilter) -> Iterator[Mask]:
    frame = columns.frame
    if wanted.set_id is not None:
        yield _of_case(frame, [case.set_id == wanted.set_id for case in frame.cases])
    if wanted.case_id is not None:
        yield _of_case(frame, [case.id == wanted.case_id for case in frame.cases])
    if wanted.examinee_id is not None:
        yield frame.examinee == wanted.examinee_id
    if wanted.status is not None:
        yield status_codes(frame) == _STATUS.get(wanted.status, UNANSWERED)
    if not wanted.probes:
        yield frame.fact("prefix") == 0
    if not wanted.superseded:
        yield (frame.flags & SUPERSEDED) == 0
    if not wanted.unanswered:
        yield frame.answered
    if wanted.text:
        yield _holding(columns, wanted.text)


def _of_case(frame: LogFrame, hits: list[bool]) -> Mask:
    return np.array(hits, np.bool_)[frame.case]


def _holding(columns: LogColumns, text: str) -> Mask:
    """Whether a row's names, settings, notes or own columns hold the text."""
    frame = columns.frame
    mask = _of_case(
        frame,
        [
            any(holds(name, text) for name in (case.set_name, case.name, case.family, case.form))
            for case in frame.cases
        ],
    )
    people = [
        who
        for who, settings in columns.settings.items()
        if any(holds(one.value, text) for one in settings.values())
    ]
    last = int(frame.examinee.max(initial=0))
    mask |= among(frame.examinee, [who for who in people if who <= last], last + 1)
    typed = ["notes", *(own.field for own in columns.own.values())]
    return mask | columns.typed_holding(typed, text)
