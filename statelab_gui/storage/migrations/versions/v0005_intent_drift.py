"""Schema 5: conversations of several turns, their steps, and scores between 0 and 1. Frozen."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_ATTEMPT_COLUMNS = """
    id, task_id, number, started_at, url, fates, latency_ms, status, headers, trouble, outcome,
    finish_reason, model, fingerprint, request_id, input_tokens, output_tokens, reasoning_tokens,
    cached_tokens, cache_written_tokens, usage, has_reasoning, cost, reply_id, request, response
"""
_FIXED = "an examinee with replies is never changed"
_ANSWERED_BY = """(
    EXISTS (SELECT 1 FROM reply WHERE examinee_id = {row}.examinee_id)
    OR EXISTS (
        SELECT 1 FROM dialogue JOIN dialogue_step ON dialogue_step.dialogue_id = dialogue.id
        WHERE dialogue.examinee_id = {row}.examinee_id
    )
)"""


def _closed(table: str, what: str, same: str = "") -> tuple[str, ...]:
    """Rows of the table are only ever added; `same` tells when a new one would take another's
    place."""
    said = f"SELECT RAISE(ABORT, '{what} is never changed or deleted')"
    return (
        f"CREATE TRIGGER {table}_no_update BEFORE UPDATE ON {table} BEGIN {said}; END",
        f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} BEGIN {said}; END",
        f"""
        CREATE TRIGGER {table}_no_replace BEFORE INSERT ON {table}
        WHEN EXISTS (SELECT 1 FROM {table} WHERE id = NEW.id {same})
        BEGIN {said}; END
        """,
    )


_STATEMENTS = (
    """
    ALTER TABLE verdict ADD COLUMN score REAL
    """,
    """
    CREATE TABLE drift_item (
        id INTEGER NOT NULL,
        set_id INTEGER NOT NULL,
        position INTEGER NOT NULL,
        "key" TEXT NOT NULL,
        family TEXT NOT NULL,
        language TEXT NOT NULL,
        item TEXT NOT NULL,
        CONSTRAINT pk_drift_item PRIMARY KEY (id),
        CONSTRAINT uq_drift_item_set_id_position UNIQUE (set_id, position),
        CONSTRAINT fk_drift_item_set_id FOREIGN KEY(set_id) REFERENCES case_set (id)
    ) STRICT
    """,
    """
    CREATE TABLE drift_case (
        case_id INTEGER NOT NULL,
        item_id INTEGER NOT NULL,
        conversation TEXT NOT NULL,
        CONSTRAINT pk_drift_case PRIMARY KEY (case_id),
        CONSTRAINT fk_drift_case_case_id FOREIGN KEY(case_id) REFERENCES case_item (id),
        CONSTRAINT fk_drift_case_item_id FOREIGN KEY(item_id) REFERENCES drift_item (id)
    ) STRICT
    """,
    """
    CREATE INDEX ix_drift_case_item_id ON drift_case (item_id)
    """,
    """
    CREATE TRIGGER drift_item_no_update BEFORE UPDATE ON drift_item
    BEGIN SELECT RAISE(ABORT, 'an item is never changed'); END
    """,
    """
    CREATE TRIGGER drift_case_no_update BEFORE UPDATE ON drift_case
    BEGIN SELECT RAISE(ABORT, 'a conversation is never changed'); END
    """,
    """
    CREATE TABLE dialogue (
        id INTEGER NOT NULL,
        case_id INTEGER NOT NULL,
        examinee_id INTEGER NOT NULL,
        prefix INTEGER,
        repeat INTEGER NOT NULL,
        task_id INTEGER,
        source TEXT NOT NULL,
        started_at TEXT NOT NULL,
        reply_id INTEGER,
        answer INTEGER,
        CONSTRAINT pk_dialogue PRIMARY KEY (id),
        CONSTRAINT uq_dialogue_reply_id UNIQUE (reply_id),
        CONSTRAINT ck_dialogue_prefix CHECK (prefix IS NULL OR prefix > 0),
        CONSTRAINT ck_dialogue_repeat CHECK (repeat > 0),
        CONSTRAINT ck_dialogue_answer CHECK (answer IS NULL OR reply_id IS NOT NULL),
        CONSTRAINT fk_dialogue_case_id FOREIGN KEY(case_id) REFERENCES case_item (id),
        CONSTRAINT fk_dialogue_examinee_id FOREIGN KEY(examinee_id) REFERENCES examinee (id),
        CONSTRAINT fk_dialogue_task_id FOREIGN KEY(task_id) REFERENCES fetch_task (id),
        CONSTRAINT fk_dialogue_reply_id FOREIGN KEY(reply_id) REFERENCES reply (id)
    ) STRICT
    """,
    """
    CREATE INDEX ix_dialogue_case_id ON dialogue (case_id, examinee_id, prefix, repeat)
    """,
    """
    CREATE INDEX ix_dialogue_examinee_id ON dialogue (examinee_id)
    """,
    """
    CREATE INDEX ix_dialogue_task_id ON dialogue (task_id)
    """,
    # The one thing that happens to a dialogue is that its reply comes in, once.
    """
    CREATE TRIGGER dialogue_no_update BEFORE UPDATE ON dialogue
    WHEN OLD.reply_id IS NOT NULL
        OR NEW.reply_id IS NULL
        OR (OLD.id, OLD.case_id, OLD.examinee_id, OLD.prefix, OLD.repeat, OLD.task_id, OLD.source,
            OLD.started_at)
        IS NOT (NEW.id, NEW.case_id, NEW.examinee_id, NEW.prefix, NEW.repeat, NEW.task_id,
            NEW.source, NEW.started_at)
    BEGIN SELECT RAISE(ABORT, 'a dialogue is never changed or deleted'); END
    """,
    *(
        statement
        for statement in _closed(
            "dialogue", "a dialogue", "OR (reply_id IS NOT NULL AND reply_id = NEW.reply_id)"
        )
        if "_no_update" not in statement
    ),
    """
    CREATE TABLE dialogue_step (
        id INTEGER NOT NULL,
        dialogue_id INTEGER NOT NULL,
        position INTEGER NOT NULL,
        purpose TEXT NOT NULL,
        outcome TEXT,
        received_at TEXT NOT NULL,
        request TEXT NOT NULL,
        raw BLOB NOT NULL,
        CONSTRAINT pk_dialogue_step PRIMARY KEY (id),
        CONSTRAINT uq_dialogue_step_dialogue_id_position UNIQUE (dialogue_id, position),
        CONSTRAINT ck_dialogue_step_position CHECK (position >= 0),
        CONSTRAINT fk_dialogue_step_dialogue_id FOREIGN KEY(dialogue_id) REFERENCES dialogue (id)
    ) STRICT
    """,
    *_closed(
        "dialogue_step",
        "a step",
        "OR (dialogue_id = NEW.dialogue_id AND position = NEW.position)",
    ),
    # An attempt may bring a step in place of a reply. Nothing refers to attempts, so that the table
    # is made anew; its rows stay as they are.
    """
    DROP TRIGGER attempt_no_update
    """,
    """
    DROP TRIGGER attempt_no_delete
    """,
    """
    DROP TRIGGER attempt_no_replace
    """,
    """
    ALTER TABLE attempt RENAME TO attempt_before
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
        purpose TEXT,
        step_id INTEGER,
        request BLOB NOT NULL,
        response BLOB NOT NULL,
        CONSTRAINT pk_attempt PRIMARY KEY (id),
        CONSTRAINT uq_attempt_reply_id UNIQUE (reply_id),
        CONSTRAINT uq_attempt_step_id UNIQUE (step_id),
        CONSTRAINT ck_attempt_has_reasoning CHECK (has_reasoning IN (0, 1)),
        CONSTRAINT ck_attempt_reply CHECK (
            iif(
                trouble IS NULL,
                reply_id IS NOT NULL OR purpose IS NOT NULL,
                reply_id IS NULL AND step_id IS NULL
            )
        ),
        CONSTRAINT ck_attempt_step CHECK (step_id IS NULL OR purpose IS NOT NULL),
        CONSTRAINT fk_attempt_task_id FOREIGN KEY(task_id) REFERENCES fetch_task (id),
        CONSTRAINT fk_attempt_reply_id FOREIGN KEY(reply_id) REFERENCES reply (id),
        CONSTRAINT fk_attempt_step_id FOREIGN KEY(step_id) REFERENCES dialogue_step (id)
    ) STRICT
    """,
    f"""
    INSERT INTO attempt ({_ATTEMPT_COLUMNS}) SELECT {_ATTEMPT_COLUMNS} FROM attempt_before
    ORDER BY id
    """,
    """
    DROP TABLE attempt_before
    """,
    """
    CREATE INDEX ix_attempt_task_id ON attempt (task_id)
    """,
    *_closed(
        "attempt",
        "an attempt",
        "OR (reply_id IS NOT NULL AND reply_id = NEW.reply_id)"
        " OR (step_id IS NOT NULL AND step_id = NEW.step_id)",
    ),
    # A step is an answer to the settings as they are, as a reply is.
    *(
        statement
        for what, row in (("insert", "NEW"), ("update", "OLD"), ("delete", "OLD"))
        for statement in (
            f"DROP TRIGGER examinee_setting_fixed_{what}",
            f"""
            CREATE TRIGGER examinee_setting_fixed_{what}
            BEFORE {what.upper()} ON examinee_setting
            WHEN {_ANSWERED_BY.format(row=row)}
            BEGIN SELECT RAISE(ABORT, '{_FIXED}'); END
            """,
        )
    ),
)


def upgrade() -> None:
    """Make the new tables, and let attempts bring steps."""
    for statement in _STATEMENTS:
        op.execute(statement)
