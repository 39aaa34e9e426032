"""What a run may have been charged for without anybody telling the tokens, from its attempts."""

import sqlite3
from collections.abc import Mapping

from statelab_gui.domain.fetching.bounding import output_limit, prompt_size
from statelab_gui.domain.fetching.troubles import CHARGED_STATUSES, FATE_UNKNOWN, TroubleKind
from statelab_gui.domain.fetching.usage import Unreported
from statelab_gui.domain.runs import Setting
from statelab_gui.storage.fetch_asking import first_updates, settings_kept


def unreported(connection: sqlite3.Connection, run_id: int) -> Unreported:
    """The run's requests that may have been charged for, and told no tokens.

    A conversation counts once more for every attempt that left no row: the program ended before.
    No request is unpacked: what one asked follows from its conversation.
    """
    count = size = output = 0
    bounded = True
    examinees: dict[int, list[Mapping[str, Setting]]] = {}
    prompt: tuple[object, str] = (None, "")
    for case_id, prefix, examinee_id, number in connection.execute(_REQUESTS, (run_id, run_id)):
        if prompt[0] != (case_id, prefix):  # they come in this order: each text is read once
            [[text]] = connection.execute(_PROMPT, (case_id,))
            prompt = (case_id, prefix), first_updates(text, prefix)
        if examinee_id not in examinees:
            examinees[examinee_id] = _versions(connection, examinee_id)
        versions = examinees[examinee_id]
        limits = [output_limit(settings) for settings in versions]
        known = [limit for limit in limits if limit is not None]
        bounded = bounded and bool(known)
        count += number
        size += number * max(prompt_size(prompt[1], settings) for settings in versions)
        output += number * max(known, default=0)
    return Unreported(count, size, output if bounded else None)


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
_REQUESTS = f"""
    SELECT case_id, prefix, examinee_id, sum(n) FROM (
        SELECT t.case_id, t.prefix, t.examinee_id, 1 AS n
        FROM fetch_task t CROSS JOIN attempt a ON a.task_id = t.id
        WHERE t.run_id = ? AND (a.input_tokens IS NULL OR a.output_tokens IS NULL) AND {_CHARGED}
        UNION ALL
        SELECT t.case_id, t.prefix, t.examinee_id, {_UNTRACED}
        FROM fetch_task t WHERE t.run_id = ?
    )
    WHERE n > 0 GROUP BY case_id, prefix, examinee_id ORDER BY case_id, prefix
"""
_PROMPT = """
    SELECT prompt.text FROM case_item JOIN prompt ON prompt.id = case_item.prompt_id
    WHERE case_item.id = ?
"""
