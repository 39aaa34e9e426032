"""What a run may have been charged for without anybody telling the tokens, from its attempts."""

import sqlite3
import zlib
from collections.abc import Iterator, Mapping

from statelab_gui.domain.drift.arms.machine import next_step
from statelab_gui.domain.drift.arms.values import Final
from statelab_gui.domain.fetching.bounding import output_limit, prompt_size
from statelab_gui.domain.fetching.runs import FetchTask
from statelab_gui.domain.fetching.troubles import CHARGED_STATUSES, FATE_UNKNOWN, TroubleKind
from statelab_gui.domain.fetching.usage import Unreported
from statelab_gui.domain.runs import Setting
from statelab_gui.storage.drift_reading import drift_case_of
from statelab_gui.storage.fetch_asking import Prompts, asked, first_updates, settings_kept


def unreported(connection: sqlite3.Connection, run_id: int) -> Unreported:
    """The run's requests that may have been charged for, and told no tokens.

    A conversation counts once more for every attempt that left no row: the program ended before.
    Requests are unpacked where a conversation is asked in steps alone: else what one asked follows
    from the conversation.
    """
    count = size = output = 0
    bounded = True
    examinees: dict[int, list[Mapping[str, Setting]]] = {}
    for examinee_id, number, prompt in _asked(connection, run_id):
        if examinee_id not in examinees:
            examinees[examinee_id] = _versions(connection, examinee_id)
        versions = examinees[examinee_id]
        limits = [output_limit(settings) for settings in versions]
        known = [limit for limit in limits if limit is not None]
        bounded = bounded and bool(known)
        count += number
        size += number * max(prompt_size(prompt, settings) for settings in versions)
        output += number * max(known, default=0)
    return Unreported(count, size, output if bounded else None)


def _asked(connection: sqlite3.Connection, run_id: int) -> Iterator[tuple[int, int, str]]:
    """Who was asked, how often, and by a text at least as long as what was sent."""
    prompt: tuple[object, str] = (None, "")
    for case_id, prefix, examinee_id, number in connection.execute(_REQUESTS, (run_id, run_id)):
        if prompt[0] != (case_id, prefix):  # they come in this order: each text is read once
            prompt = (case_id, prefix), _prompt(connection, case_id, prefix)
        yield examinee_id, number, prompt[1]
    for examinee_id, request in connection.execute(_STEPS, (run_id,)):
        yield examinee_id, 1, zlib.decompress(request).decode("utf-8", "replace")
    left = connection.execute(_UNTRACED_STEPS, (run_id,)).fetchall()
    prompts = Prompts()
    for number, simulated, *task in left:
        for one in prompts.tasks(connection, [task], bool(simulated)):
            yield one.examinee_id, number, _next_text(one)


def _prompt(connection: sqlite3.Connection, case_id: int, prefix: int | None) -> str:
    drift = drift_case_of(connection, case_id)
    if drift is not None:
        return asked(drift, prefix)
    [[text]] = connection.execute(_PROMPT, (case_id,))
    return first_updates(text, prefix)


def _next_text(task: FetchTask) -> str:
    """All that the step says that was, or is, to be had next; of a conversation that is over all
    that its last step could say."""
    if task.drift is None:
        return task.prompt
    step = next_step(task.drift, task.arm, task.replies)
    if isinstance(step, Final):
        return task.prompt + "".join(task.replies)
    return "".join(message.text for message in step.messages)


def _versions(connection: sqlite3.Connection, examinee_id: int) -> list[Mapping[str, Setting]]:
    """The settings of an examinee and of those it is a version of: a conversation may have been
    asked of these before a setting was left out."""
    found: list[Mapping[str, Setting]] = [settings_kept(connection, examinee_id)]
    seen = {examinee_id}
    at: int | None = examinee_id
    while True:
        [[at]] = connection.execute("SELECT version_of FROM examinee WHERE id = ?", (at,))
        if at is None or at in seen:
            return found
        seen.add(at)
        found.append(settings_kept(connection, at))


_UNKNOWN = ", ".join(f"'{kind.value}'" for kind in sorted(FATE_UNKNOWN))
_LOST = TroubleKind.INTERRUPTED.value
_CHARGED = f"""(
    a.status BETWEEN {CHARGED_STATUSES.start} AND {CHARGED_STATUSES.stop - 1}
    OR coalesce(json_extract(a.trouble, '$.kind') IN ({_UNKNOWN}), 0)
)"""
# How many attempts at a conversation left no row. It counts its attempts, and among them one that
# the end of the program cut off; in an older document only its trouble tells of that.
_UNTRACED = f"""(
    t.attempts - (SELECT count(*) FROM attempt AS kept WHERE kept.task_id = t.id)
    + (t.state = 'asking')
    + (
        coalesce(json_extract(t.trouble, '$.kind') = '{_LOST}', 0)
        AND t.attempts = (SELECT count(*) FROM attempt AS kept WHERE kept.task_id = t.id)
        AND NOT EXISTS (
            SELECT 1 FROM attempt AS kept
            WHERE kept.task_id = t.id AND json_extract(kept.trouble, '$.kind') = '{_LOST}'
        )
    )
)"""

ASKED_OF = f"""
    SELECT 1 FROM fetch_task t WHERE t.examinee_id = ? AND (
        {_UNTRACED} > 0
        OR EXISTS (SELECT 1 FROM attempt a WHERE a.task_id = t.id AND {_CHARGED})
    ) LIMIT 1
"""
"""Whether an examinee is being asked, or may have been charged for."""
_IN_STEPS = """(
    t.prefix IS NULL AND EXISTS (SELECT 1 FROM drift_case WHERE drift_case.case_id = t.case_id)
)"""
_REQUESTS = f"""
    SELECT case_id, prefix, examinee_id, sum(n) FROM (
        SELECT t.case_id, t.prefix, t.examinee_id, 1 AS n
        FROM fetch_task t CROSS JOIN attempt a ON a.task_id = t.id
        WHERE t.run_id = ? AND (a.input_tokens IS NULL OR a.output_tokens IS NULL) AND {_CHARGED}
            AND NOT {_IN_STEPS}
        UNION ALL
        SELECT t.case_id, t.prefix, t.examinee_id, {_UNTRACED}
        FROM fetch_task t WHERE t.run_id = ? AND NOT {_IN_STEPS}
    )
    WHERE n > 0 GROUP BY case_id, prefix, examinee_id ORDER BY case_id, prefix
"""
_STEPS = f"""
    SELECT t.examinee_id, a.request FROM fetch_task t CROSS JOIN attempt a ON a.task_id = t.id
    WHERE t.run_id = ? AND (a.input_tokens IS NULL OR a.output_tokens IS NULL) AND {_CHARGED}
        AND {_IN_STEPS}
"""
_UNTRACED_STEPS = f"""
    SELECT * FROM (
        SELECT {_UNTRACED} AS n, json_extract(r.plan, '$.connection.dialect') = 'practice',
            t.id, t.case_id, t.examinee_id, t.prefix, t.repeat, t.attempts
        FROM fetch_task t JOIN fetch_run r ON r.id = t.run_id
        WHERE t.run_id = ? AND {_IN_STEPS}
    ) WHERE n > 0
"""
_PROMPT = """
    SELECT prompt.text FROM case_item JOIN prompt ON prompt.id = case_item.prompt_id
    WHERE case_item.id = ?
"""
