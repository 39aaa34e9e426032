"""Schema 4: how a service ended an answer, runs, their conversations and attempts. Frozen."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

# As in schema 3, but for the last two digits of a slot, which were nothing: the word of the
# outcome. What is packed already has none, and none is 00.
_SLOTS, _DIGITS = 128, 52
_SLOT = """
    SELECT printf(
        '%08x%08x%08x%08x%04x%04x%04x%02x%02x%02x%02x',
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
            + 8 * run.revealed_before,
        coalesce((SELECT min(255, id) FROM run_word WHERE word = reply.outcome), 0)
    )
    FROM run JOIN reply ON reply.id = run.reply_id JOIN verdict ON verdict.id = run.verdict_id
    WHERE run.reply_id = NEW.reply_id
"""
_WORDS = """
    INSERT INTO run_word (word)
    SELECT DISTINCT word FROM (
        SELECT reply.source AS word FROM reply WHERE reply.id = NEW.reply_id
        UNION ALL
        SELECT reply.outcome FROM reply WHERE reply.id = NEW.reply_id
        UNION ALL
        SELECT verdict.fault FROM run JOIN verdict ON verdict.id = run.verdict_id
            WHERE run.reply_id = NEW.reply_id
    ) WHERE word IS NOT NULL AND word NOT IN (SELECT word FROM run_word)
"""
_FILL = f"""
    UPDATE run_block SET packed =
        substr(packed, 1, {_DIGITS} * (NEW.reply_id % {_SLOTS}))
        || ({_SLOT})
        || substr(packed, {_DIGITS} * (NEW.reply_id % {_SLOTS} + 1) + 1)
    WHERE id = NEW.reply_id / {_SLOTS}
"""

_STATEMENTS = (
    """
    ALTER TABLE reply ADD COLUMN outcome TEXT
    """,
    """
    DROP TRIGGER run_block_of_new
    """,
    """
    DROP TRIGGER run_block_of_changed
    """,
    f"""
    CREATE TRIGGER run_block_of_new AFTER INSERT ON run
    BEGIN
        {_WORDS};
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
        {_WORDS};
        {_FILL};
    END
    """,
    """
    CREATE TABLE fetch_run (
        id INTEGER NOT NULL,
        "plan" TEXT NOT NULL,
        state TEXT NOT NULL,
        stopped_by TEXT,
        over_limit INTEGER DEFAULT 0 NOT NULL,
        created_at TEXT NOT NULL,
        CONSTRAINT pk_fetch_run PRIMARY KEY (id),
        CONSTRAINT ck_fetch_run_state CHECK (state IN ('paused', 'running', 'ended')),
        CONSTRAINT ck_fetch_run_over_limit CHECK (over_limit IN (0, 1))
    ) STRICT
    """,
    """
    CREATE TABLE fetch_task (
        id INTEGER NOT NULL,
        run_id INTEGER NOT NULL,
        position INTEGER NOT NULL,
        case_id INTEGER NOT NULL,
        examinee_id INTEGER NOT NULL,
        prefix INTEGER,
        repeat INTEGER NOT NULL,
        state TEXT DEFAULT 'waiting' NOT NULL,
        attempts INTEGER DEFAULT 0 NOT NULL,
        trouble TEXT,
        reply_id INTEGER,
        CONSTRAINT pk_fetch_task PRIMARY KEY (id),
        CONSTRAINT uq_fetch_task_run_id_position UNIQUE (run_id, position),
        CONSTRAINT ck_fetch_task_prefix CHECK (prefix IS NULL OR prefix > 0),
        CONSTRAINT ck_fetch_task_repeat CHECK (repeat > 0),
        CONSTRAINT ck_fetch_task_state CHECK (
            state IN ('waiting', 'asking', 'answered', 'failed', 'unknown', 'given_up')
        ),
        CONSTRAINT ck_fetch_task_reply CHECK ((state = 'answered') = (reply_id IS NOT NULL)),
        CONSTRAINT fk_fetch_task_run_id FOREIGN KEY(run_id) REFERENCES fetch_run (id),
        CONSTRAINT fk_fetch_task_case_id FOREIGN KEY(case_id) REFERENCES case_item (id),
        CONSTRAINT fk_fetch_task_examinee_id FOREIGN KEY(examinee_id) REFERENCES examinee (id),
        CONSTRAINT fk_fetch_task_reply_id FOREIGN KEY(reply_id) REFERENCES reply (id)
    ) STRICT
    """,
    """
    CREATE INDEX ix_fetch_task_run_id_state ON fetch_task (run_id, state)
    """,
    """
    CREATE INDEX ix_fetch_task_case_id ON fetch_task (case_id)
    """,
    """
    CREATE INDEX ix_fetch_task_examinee_id ON fetch_task (examinee_id)
    """,
    """
    CREATE INDEX ix_fetch_task_reply_id ON fetch_task (reply_id)
    """,
    """
    CREATE TABLE attempt (
        id INTEGER NOT NULL,
        task_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        started_at TEXT NOT NULL,
        url TEXT NOT NULL,
        fates TEXT NOT NULL,
        latency_ms INTEGER,
        status INTEGER,
        headers TEXT NOT NULL,
        trouble TEXT,
        outcome TEXT,
        finish_reason TEXT,
        model TEXT,
        fingerprint TEXT,
        request_id TEXT,
        input_tokens INTEGER,
        output_tokens INTEGER,
        reasoning_tokens INTEGER,
        cached_tokens INTEGER,
        cache_written_tokens INTEGER,
        usage TEXT,
        has_reasoning INTEGER DEFAULT 0 NOT NULL,
        cost TEXT,
        reply_id INTEGER,
        request BLOB NOT NULL,
        response BLOB NOT NULL,
        CONSTRAINT pk_attempt PRIMARY KEY (id),
        CONSTRAINT uq_attempt_reply_id UNIQUE (reply_id),
        CONSTRAINT ck_attempt_has_reasoning CHECK (has_reasoning IN (0, 1)),
        CONSTRAINT ck_attempt_reply CHECK ((trouble IS NULL) = (reply_id IS NOT NULL)),
        CONSTRAINT fk_attempt_task_id FOREIGN KEY(task_id) REFERENCES fetch_task (id),
        CONSTRAINT fk_attempt_reply_id FOREIGN KEY(reply_id) REFERENCES reply (id)
    ) STRICT
    """,
    """
    CREATE INDEX ix_attempt_task_id ON attempt (task_id)
    """,
    """
    CREATE TRIGGER attempt_no_update BEFORE UPDATE ON attempt
    BEGIN SELECT RAISE(ABORT, 'an attempt is never changed or deleted'); END
    """,
    """
    CREATE TRIGGER attempt_no_delete BEFORE DELETE ON attempt
    BEGIN SELECT RAISE(ABORT, 'an attempt is never changed or deleted'); END
    """,
    """
    CREATE TRIGGER attempt_no_replace BEFORE INSERT ON attempt
    WHEN EXISTS (
        SELECT 1 FROM attempt
        WHERE id = NEW.id OR (reply_id IS NOT NULL AND reply_id = NEW.reply_id)
    )
    BEGIN SELECT RAISE(ABORT, 'an attempt is never changed or deleted'); END
    """,
)


def upgrade() -> None:
    """Make the new tables, and let the packed copy hold outcomes."""
    for statement in _STATEMENTS:
        op.execute(statement)
