"""Counting a group's first observed wrong prefixes and fingerprints, beside the window."""

import itertools
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from statelab_gui.domain.fingerprints import Fingerprint, studying
from statelab_gui.domain.first_errors import (
    Across,
    Group,
    ProbedCase,
    SlipCount,
    gather,
    recurring,
    update_kinds,
)
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.updates import Program
from statelab_gui.storage.queries.first_errors import NotRight, OpenFinal, ProbeColumns
from statelab_gui.storage.reading import DocumentReader


@dataclass(frozen=True)
class Known:
    """A fingerprint and how many other cases were open when it was looked for."""

    others: int
    fingerprint: Fingerprint


Cache = dict[int, Known]
"""What was found for replies already, by reply id: a reply never changes."""


@dataclass(frozen=True, eq=False)
class Counted:
    """What was counted, and the replies that are not right, whole cases all."""

    group: Group
    across: Across
    replies: Sequence[NotRight] = field(repr=False)


def counting(document: Path, group: Group) -> Generator[Progress, None, Counted]:
    """Count the group in the document; a job for `Session.run`."""
    reader = DocumentReader(document, read_only=True)
    try:
        yield Progress(0, 0, "replies")
        asked = reader.whole_counts(group)
        replies = reader.not_right(group)
        yield Progress(0, 0, "replies")
        columns = reader.probe_columns(group)
        yield Progress(0, 0, "replies")
        probed = yield from _probed(reader, replies, columns)
        return Counted(group, gather(asked, probed), replies)
    finally:
        reader.close()


def comparing(
    document: Path, replies: Sequence[NotRight], known: Cache
) -> Generator[Progress, None, tuple[SlipCount, ...]]:
    """Which slips recur in the replies that have values; a job for `Session.run`.

    Fingerprints are taken from `known` where nothing has changed, and those found are put there.
    """
    reader = DocumentReader(document, read_only=True)
    try:
        yield Progress(0, 0, "cases")
        yield from _compare(reader, replies, known)
    finally:
        reader.close()
    return recurring(
        [(one.reply_id, known[one.reply_id].fingerprint) for one in replies if one.valid]
    )


def _probed(
    reader: DocumentReader, replies: Sequence[NotRight], columns: ProbeColumns
) -> Generator[Progress, None, list[ProbedCase]]:
    """The probed cases in order of case and examinee; each program is read once."""
    of_case = {one.case_id: one for one in replies}
    rows: dict[int, list[tuple[int, int, slice]]] = {}
    for unit in _spans(columns):
        rows.setdefault(of_case[unit[0]].program_id, []).append(unit)
    probed = []
    for done, (number, program) in enumerate(reader.open_programs(list(rows))):
        kinds = update_kinds(program)
        for case_id, examinee_id, span in rows[number]:
            prefixes = columns.prefix[span]
            wrong = columns.wrong[span] > 0
            unread = columns.format_errors[span] + columns.incomplete[span]
            right = ~wrong & (unread == 0)
            probed.append(
                ProbedCase(
                    case_id,
                    examinee_id,
                    len(program),
                    prefixes,
                    wrong,
                    right,
                    kinds[prefixes - 1],
                )
            )
        yield Progress(done, len(rows), "cases")
    return sorted(probed, key=lambda one: (one.case_id, one.examinee_id))


def _spans(columns: ProbeColumns) -> list[tuple[int, int, slice]]:
    """Where the entries of each case and examinee are."""
    if not len(columns.case):
        return []
    new = (np.diff(columns.case) != 0) | (np.diff(columns.examinee) != 0)
    starts = [0, *(np.flatnonzero(new) + 1).tolist(), len(columns.case)]
    return [
        (int(columns.case[first]), int(columns.examinee[first]), slice(first, last))
        for first, last in itertools.pairwise(starts)
    ]


def _compare(
    reader: DocumentReader, replies: Sequence[NotRight], known: Cache
) -> Generator[Progress, None, None]:
    """Find the fingerprints of readable replies that are not known; each program is studied once,
    and of a set the final states of open cases are read once."""
    finals: dict[int, list[OpenFinal]] = {}
    wanted: dict[int, list[NotRight]] = {}
    for one in replies:
        if one.valid:
            if one.set_id not in finals:
                finals[one.set_id] = reader.open_finals(one.set_id)
                yield Progress(0, 0, "cases")
            if _outdated(known.get(one.reply_id), one, finals[one.set_id]):
                wanted.setdefault(one.program_id, []).append(one)
    answers = reader.given_values([one.reply_id for few in wanted.values() for one in few])
    for done, (number, program) in enumerate(reader.open_programs(list(wanted))):
        here = wanted[number]
        # One set has one program's cases, as a rule: a program is that of a set's seed and length.
        for set_id in dict.fromkeys(one.set_id for one in here):
            same = [one for one in here if one.set_id == set_id]
            others = _others(finals[set_id], number)
            yield from _study(program, same, others, answers, known, (done, len(wanted)))


def _study(
    program: Program,
    replies: Sequence[NotRight],
    others: Sequence[OpenFinal],
    answers: Mapping[int, Mapping[str, int]],
    known: Cache,
    at: tuple[int, int],
) -> Generator[Progress, None, None]:
    """Compare replies to one program with what the slips would give there."""
    work = studying(program, {one.label: one.state for one in others})
    while True:
        try:
            next(work)
        except StopIteration as end:
            slips = end.value
            break
        yield Progress(*at, "cases")
    for one in replies:
        known[one.reply_id] = Known(len(others), slips.compare(answers[one.reply_id], near=False))


def _others(finals: Sequence[OpenFinal], program_id: int) -> list[OpenFinal]:
    return [one for one in finals if one.program_id != program_id]


def _outdated(known: Known | None, one: NotRight, finals: Sequence[OpenFinal]) -> bool:
    """Whether other cases were open when the reply's fingerprint was looked for, or none was."""
    if known is None:
        return True
    count = len(finals) - any(final.program_id == one.program_id for final in finals)
    # Cases are opened and never closed: as many as before are the same ones.
    return known.others != count
