"""Which attempt brought the reply: its own, or that of an earlier step of its dialogue.

An attempt that a gate let pass was kept before anybody knew that it is the answer. A fetched reply
that was graded again is the same bytes, recorded anew: the attempt that brought them is its own.
"""


def brought(column: str) -> str:
    """Text of SQL: every fetched reply, as `reply_id`, and a column of the attempt that brought it,
    as `told`."""
    first = f"""
        SELECT reply_id, {column} AS told FROM attempt WHERE reply_id IS NOT NULL
        UNION ALL
        SELECT dialogue.reply_id, attempt.{column} FROM dialogue
        JOIN dialogue_step
            ON dialogue_step.dialogue_id = dialogue.id AND dialogue_step.position = dialogue.answer
        JOIN attempt ON attempt.step_id = dialogue_step.id AND attempt.reply_id IS NULL
        WHERE dialogue.reply_id IS NOT NULL
    """
    return f"""(
        WITH first AS ({first})
        SELECT reply_id, told FROM first
        UNION ALL
        SELECT reply.id, first.told
        FROM drift_case CROSS JOIN reply ON reply.case_id = drift_case.case_id
        JOIN reply AS before ON {_SAME_BYTES}
        JOIN first ON first.reply_id = before.id
    )"""


def _of(reply: str) -> str:
    return f"""coalesce(
        (SELECT own.id FROM attempt AS own WHERE own.reply_id = {reply}),
        (
            SELECT earlier.id FROM dialogue
            JOIN dialogue_step ON dialogue_step.dialogue_id = dialogue.id
                AND dialogue_step.position = dialogue.answer
            JOIN attempt AS earlier ON earlier.step_id = dialogue_step.id
            WHERE dialogue.reply_id = {reply}
        )
    )"""


_SAME_BYTES = """(
    before.id = reply.supersedes AND before.sha256 = reply.sha256
    AND before.source = 'fetched' AND reply.source = 'fetched'
)"""
OF_REPLY = f"""coalesce(
    {_of("reply.id")},
    (SELECT {_of("before.id")} FROM reply AS before WHERE {_SAME_BYTES})
)"""
"""The id of the attempt that brought the reply of a row of table reply; null for none."""
