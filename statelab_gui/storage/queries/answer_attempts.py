"""Which attempt brought the reply: its own, or that of an earlier step of its dialogue.

An attempt that a gate let pass was kept before anybody knew that it is the answer.
"""


def brought(column: str) -> str:
    """Text of SQL: every fetched reply, as `reply_id`, and a column of the attempt that brought it,
    as `told`."""
    return f"""(
        SELECT reply_id, {column} AS told FROM attempt WHERE reply_id IS NOT NULL
        UNION ALL
        SELECT dialogue.reply_id, attempt.{column} FROM dialogue
        JOIN dialogue_step
            ON dialogue_step.dialogue_id = dialogue.id AND dialogue_step.position = dialogue.answer
        JOIN attempt ON attempt.step_id = dialogue_step.id AND attempt.reply_id IS NULL
        WHERE dialogue.reply_id IS NOT NULL
    )"""


OF_REPLY = """coalesce(
    (SELECT own.id FROM attempt AS own WHERE own.reply_id = reply.id),
    (
        SELECT earlier.id FROM dialogue
        JOIN dialogue_step
            ON dialogue_step.dialogue_id = dialogue.id AND dialogue_step.position = dialogue.answer
        JOIN attempt AS earlier ON earlier.step_id = dialogue_step.id
        WHERE dialogue.reply_id = reply.id
    )
)"""
"""The id of the attempt that brought the reply of a row of table reply; null for none."""
