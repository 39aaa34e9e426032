"""Schema 3: the run log's own columns, rulings, undo kept for good, and a million rows. Frozen."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

# The layout of a slot is told in schema.RunBlock. What does not fit its place is cut to the
# greatest number that does, so that a row is never refused for its sake.
_SLOTS, _DIGITS = 128, 52
_EMPTY = f"printf('%.*c', {_DIGITS}, '0')"
_SLOT = """
    SELECT reply.id AS reply_id, printf(
        '%08x%08x%08x%08x%04x%04x%04x%02x%02x%02x00',
        reply.case_id,
        reply.examinee_id,
        coalesce(reply.prefix, 0),
        max(0, min(4294967295, coalesce(CAST(strftime('%s', reply.received_at) AS INTEGER), 0))),
        min(65535, reply.repeat),
        min(65535, verdict.correct),
        min(65535, verdict.total),
        (SELECT min(255, id) FROM run_word WHERE word = reply.source),
        coalesce((SELECT min(255, id) FROM run_word WHERE word = verdict.fault), 0),
        (verdict.valid != 0) + 2 * (verdict.exact != 0) + 4 * (run.superseded_by IS NOT NULL)
            + 8 * run.revealed_before
    ) AS slot
    FROM run JOIN reply ON reply.id = run.reply_id JOIN verdict ON verdict.id = run.verdict_id
"""
_WORDS = """
    INSERT INTO run_word (word)
    SELECT DISTINCT word FROM (
        SELECT reply.source AS word FROM reply {which_reply}
        UNION ALL
        SELECT verdict.fault FROM run JOIN verdict ON verdict.id = run.verdict_id {which_run}
    ) WHERE word IS NOT NULL AND word NOT IN (SELECT word FROM run_word)
"""
_WORDS_OF_NEW = _WORDS.format(
    which_reply="WHERE reply.id = NEW.reply_id", which_run="WHERE run.reply_id = NEW.reply_id"
)
_FILL = f"""
    UPDATE run_block SET packed =
        substr(packed, 1, {_DIGITS} * (NEW.reply_id % {_SLOTS}))
        || (SELECT slot FROM ({_SLOT} WHERE run.reply_id = NEW.reply_id))
        || substr(packed, {_DIGITS} * (NEW.reply_id % {_SLOTS} + 1) + 1)
    WHERE id = NEW.reply_id / {_SLOTS}
"""

_STATEMENTS = (
    """
    CREATE TABLE log_column (
        id INTEGER NOT NULL,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        choices TEXT NOT NULL,
        removed INTEGER DEFAULT 0 NOT NULL,
        created_at TEXT NOT NULL,
        CONSTRAINT pk_log_column PRIMARY KEY (id),
        CONSTRAINT ck_log_column_kind CHECK (kind IN ('text', 'number', 'choice', 'date')),
        CONSTRAINT ck_log_column_removed CHECK (removed IN (0, 1))
    ) STRICT
    """,
    """
    CREATE TABLE log_value (
        reply_id INTEGER NOT NULL,
        column_id INTEGER NOT NULL,
        state TEXT NOT NULL,
        value TEXT NOT NULL,
        CONSTRAINT pk_log_value PRIMARY KEY (reply_id, column_id),
        CONSTRAINT ck_log_value_state CHECK (state IN ('value', 'not_provided')),
        CONSTRAINT fk_log_value_reply_id FOREIGN KEY(reply_id) REFERENCES reply (id),
        CONSTRAINT fk_log_value_column_id FOREIGN KEY(column_id) REFERENCES log_column (id)
    ) WITHOUT ROWID, STRICT
    """,
    """
    CREATE INDEX ix_log_value_column_state_value ON log_value (column_id, state, value)
    """,
    """
    CREATE TABLE ruling (
        id INTEGER NOT NULL,
        reply_id INTEGER NOT NULL,
        ruling TEXT NOT NULL,
        reason TEXT NOT NULL,
        at TEXT NOT NULL,
        CONSTRAINT pk_ruling PRIMARY KEY (id),
        CONSTRAINT ck_ruling_ruling CHECK (ruling IN ('right', 'wrong', 'withdrawn')),
        CONSTRAINT ck_ruling_reason CHECK (ruling = 'withdrawn' OR trim(reason) <> ''),
        CONSTRAINT fk_ruling_reply_id FOREIGN KEY(reply_id) REFERENCES reply (id)
    ) STRICT
    """,
    """
    CREATE INDEX ix_ruling_reply_id ON ruling (reply_id)
    """,
    """
    CREATE TRIGGER ruling_no_update BEFORE UPDATE ON ruling
    BEGIN SELECT RAISE(ABORT, 'a ruling is never changed or deleted'); END
    """,
    """
    CREATE TRIGGER ruling_no_delete BEFORE DELETE ON ruling
    BEGIN SELECT RAISE(ABORT, 'a ruling is never changed or deleted'); END
    """,
    """
    CREATE TRIGGER ruling_no_replace BEFORE INSERT ON ruling
    WHEN EXISTS (SELECT 1 FROM ruling WHERE id = NEW.id)
    BEGIN SELECT RAISE(ABORT, 'a ruling is never changed or deleted'); END
    """,
    # A step that was taken back before something else was done is done again no more.
    """
    ALTER TABLE command_log ADD COLUMN closed INTEGER DEFAULT 0 NOT NULL
        CONSTRAINT ck_command_log_closed CHECK (closed IN (0, 1))
    """,
    """
    UPDATE command_log SET closed = 1 WHERE state = 'reverted'
    """,
    """
    CREATE INDEX ix_command_log_closed_state ON command_log (closed, state)
    """,
    """
    CREATE INDEX ix_run_notes ON run (notes_state, notes)
    """,
    """
    CREATE TABLE run_word (
        id INTEGER NOT NULL,
        word TEXT NOT NULL,
        CONSTRAINT pk_run_word PRIMARY KEY (id),
        CONSTRAINT uq_run_word_word UNIQUE (word)
    ) STRICT
    """,
    """
    CREATE TABLE run_block (
        id INTEGER NOT NULL,
        packed TEXT NOT NULL,
        CONSTRAINT pk_run_block PRIMARY KEY (id)
    ) STRICT
    """,
    _WORDS.format(which_reply="", which_run=""),
    f"""
    WITH RECURSIVE
        place(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM place WHERE n < {_SLOTS} - 1),
        slots AS MATERIALIZED ({_SLOT} ORDER BY reply.id)
    INSERT INTO run_block
    SELECT block, group_concat(slot, '') FROM (
        SELECT block, coalesce(slot, {_EMPTY}) AS slot
        FROM (SELECT DISTINCT reply_id / {_SLOTS} AS block FROM run)
        CROSS JOIN place LEFT JOIN slots ON slots.reply_id = block * {_SLOTS} + n
        ORDER BY block, n
    ) GROUP BY block
    """,
    f"""
    CREATE TRIGGER run_block_of_new AFTER INSERT ON run
    BEGIN
        {_WORDS_OF_NEW};
        INSERT INTO run_block
        SELECT NEW.reply_id / {_SLOTS}, printf('%.*c', {_SLOTS * _DIGITS}, '0')
        WHERE NOT EXISTS (SELECT 1 FROM run_block WHERE id = NEW.reply_id / {_SLOTS});
        {_FILL};
    END
    """,
    f"""
    CREATE TRIGGER run_block_of_changed
    AFTER UPDATE OF verdict_id, superseded_by, revealed_before ON run
    BEGIN
        {_WORDS_OF_NEW};
        {_FILL};
    END
    """,
    # What these sorted by is read from run_block now.
    """
    DROP INDEX ix_verdict_exact_valid
    """,
    """
    DROP INDEX ix_verdict_correct
    """,
    """
    DROP INDEX ix_reply_received_at
    """,
)


def upgrade() -> None:
    """Make the new tables, and pack what is recorded already."""
    for statement in _STATEMENTS:
        op.execute(statement)
