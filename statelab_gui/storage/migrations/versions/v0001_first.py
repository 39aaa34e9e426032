"""Schema 1: the first one. Frozen: a later change of the tables is a new file."""

from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_STATEMENTS = (
    """
    CREATE TABLE meta (
        "key" TEXT NOT NULL,
        value TEXT NOT NULL,
        CONSTRAINT pk_meta PRIMARY KEY ("key")
    ) STRICT
    """,
    """
    CREATE TABLE preference (
        "key" TEXT NOT NULL,
        value TEXT NOT NULL,
        CONSTRAINT pk_preference PRIMARY KEY ("key")
    ) STRICT
    """,
    """
    CREATE TABLE case_set (
        id INTEGER NOT NULL,
        name TEXT NOT NULL,
        recipe TEXT NOT NULL,
        created_at TEXT NOT NULL,
        CONSTRAINT pk_case_set PRIMARY KEY (id)
    ) STRICT
    """,
    """
    CREATE TABLE program (
        id INTEGER NOT NULL,
        cells TEXT NOT NULL,
        modulus INTEGER NOT NULL,
        updates INTEGER NOT NULL,
        target_type TEXT NOT NULL,
        operand_type TEXT NOT NULL,
        value_type TEXT NOT NULL,
        op BLOB NOT NULL,
        target BLOB NOT NULL,
        operand BLOB NOT NULL,
        value BLOB NOT NULL,
        CONSTRAINT pk_program PRIMARY KEY (id)
    ) STRICT
    """,
    """
    CREATE TABLE prompt (
        id INTEGER NOT NULL,
        sha256 TEXT NOT NULL,
        text TEXT NOT NULL,
        CONSTRAINT pk_prompt PRIMARY KEY (id)
    ) STRICT
    """,
    """
    CREATE TABLE examinee (
        id INTEGER NOT NULL,
        created_at TEXT NOT NULL,
        version_of INTEGER,
        CONSTRAINT pk_examinee PRIMARY KEY (id),
        CONSTRAINT fk_examinee_version_of FOREIGN KEY(version_of) REFERENCES examinee (id)
    ) STRICT
    """,
    """
    CREATE TABLE edit (
        id INTEGER NOT NULL,
        subject TEXT NOT NULL,
        "row" INTEGER NOT NULL,
        field TEXT NOT NULL,
        old_state TEXT NOT NULL,
        old TEXT,
        new_state TEXT NOT NULL,
        new TEXT,
        at TEXT NOT NULL,
        CONSTRAINT pk_edit PRIMARY KEY (id)
    ) STRICT
    """,
    """
    CREATE INDEX ix_edit_subject_row_field ON edit (subject, "row", field)
    """,
    """
    CREATE TABLE command_log (
        id INTEGER NOT NULL,
        name TEXT NOT NULL,
        payload TEXT NOT NULL,
        state TEXT NOT NULL,
        at TEXT NOT NULL,
        CONSTRAINT pk_command_log PRIMARY KEY (id),
        CONSTRAINT ck_command_log_state CHECK (state IN ('applied', 'reverted'))
    ) STRICT
    """,
    """
    CREATE TABLE case_item (
        id INTEGER NOT NULL,
        set_id INTEGER NOT NULL,
        position INTEGER NOT NULL,
        name TEXT NOT NULL,
        family TEXT NOT NULL,
        form TEXT NOT NULL,
        seed INTEGER NOT NULL,
        length INTEGER NOT NULL,
        updates INTEGER NOT NULL,
        characters INTEGER NOT NULL,
        program_id INTEGER NOT NULL,
        prompt_id INTEGER NOT NULL,
        CONSTRAINT pk_case_item PRIMARY KEY (id),
        CONSTRAINT uq_case_item_set_id_position UNIQUE (set_id, position),
        CONSTRAINT fk_case_item_set_id FOREIGN KEY(set_id) REFERENCES case_set (id),
        CONSTRAINT fk_case_item_program_id FOREIGN KEY(program_id) REFERENCES program (id),
        CONSTRAINT fk_case_item_prompt_id FOREIGN KEY(prompt_id) REFERENCES prompt (id)
    ) STRICT
    """,
    """
    CREATE INDEX ix_case_item_prompt_id ON case_item (prompt_id)
    """,
    """
    CREATE INDEX ix_case_item_program_id ON case_item (program_id)
    """,
    """
    CREATE TABLE examinee_setting (
        examinee_id INTEGER NOT NULL,
        "key" TEXT NOT NULL,
        state TEXT NOT NULL,
        value TEXT NOT NULL,
        CONSTRAINT pk_examinee_setting PRIMARY KEY (examinee_id, "key"),
        CONSTRAINT ck_examinee_setting_state CHECK (state IN ('value', 'not_provided')),
        CONSTRAINT fk_examinee_setting_examinee_id FOREIGN KEY(examinee_id) REFERENCES examinee (id)
    ) STRICT
    """,
    """
    CREATE TABLE reply (
        id INTEGER NOT NULL,
        case_id INTEGER NOT NULL,
        examinee_id INTEGER NOT NULL,
        prefix INTEGER,
        source TEXT NOT NULL,
        file_name TEXT,
        converted_from_html INTEGER NOT NULL,
        received_at TEXT NOT NULL,
        prompt_sha256 TEXT NOT NULL,
        supersedes INTEGER,
        sha256 TEXT NOT NULL,
        raw BLOB NOT NULL,
        CONSTRAINT pk_reply PRIMARY KEY (id),
        CONSTRAINT uq_reply_supersedes UNIQUE (supersedes),
        CONSTRAINT ck_reply_prefix CHECK (prefix IS NULL OR prefix > 0),
        CONSTRAINT fk_reply_case_id FOREIGN KEY(case_id) REFERENCES case_item (id),
        CONSTRAINT fk_reply_examinee_id FOREIGN KEY(examinee_id) REFERENCES examinee (id),
        CONSTRAINT fk_reply_supersedes FOREIGN KEY(supersedes) REFERENCES reply (id)
    ) STRICT
    """,
    """
    CREATE INDEX ix_reply_examinee_id ON reply (examinee_id)
    """,
    """
    CREATE INDEX ix_reply_received_at ON reply (received_at)
    """,
    """
    CREATE INDEX ix_reply_case_examinee_prefix ON reply (case_id, examinee_id, prefix)
    """,
    """
    CREATE TABLE reveal (
        id INTEGER NOT NULL,
        case_id INTEGER NOT NULL,
        at TEXT NOT NULL,
        CONSTRAINT pk_reveal PRIMARY KEY (id),
        CONSTRAINT fk_reveal_case_id FOREIGN KEY(case_id) REFERENCES case_item (id)
    ) STRICT
    """,
    """
    CREATE INDEX ix_reveal_case_id ON reveal (case_id)
    """,
    """
    CREATE TABLE draft (
        case_id INTEGER NOT NULL,
        examinee_id INTEGER NOT NULL,
        prefix INTEGER NOT NULL,
        saved_at TEXT NOT NULL,
        text BLOB NOT NULL,
        CONSTRAINT pk_draft PRIMARY KEY (case_id, examinee_id, prefix),
        CONSTRAINT fk_draft_case_id FOREIGN KEY(case_id) REFERENCES case_item (id),
        CONSTRAINT fk_draft_examinee_id FOREIGN KEY(examinee_id) REFERENCES examinee (id)
    ) STRICT
    """,
    """
    CREATE INDEX ix_draft_examinee_id ON draft (examinee_id)
    """,
    """
    CREATE TABLE probe_plan (
        case_id INTEGER NOT NULL,
        examinee_id INTEGER NOT NULL,
        boundaries TEXT NOT NULL,
        CONSTRAINT pk_probe_plan PRIMARY KEY (case_id, examinee_id),
        CONSTRAINT fk_probe_plan_case_id FOREIGN KEY(case_id) REFERENCES case_item (id),
        CONSTRAINT fk_probe_plan_examinee_id FOREIGN KEY(examinee_id) REFERENCES examinee (id)
    ) STRICT
    """,
    """
    CREATE INDEX ix_probe_plan_examinee_id ON probe_plan (examinee_id)
    """,
    """
    CREATE TABLE verdict (
        id INTEGER NOT NULL,
        reply_id INTEGER NOT NULL,
        scorer_version INTEGER NOT NULL,
        valid INTEGER NOT NULL,
        correct INTEGER NOT NULL,
        total INTEGER NOT NULL,
        exact INTEGER NOT NULL,
        fault TEXT,
        detail TEXT NOT NULL,
        CONSTRAINT pk_verdict PRIMARY KEY (id),
        CONSTRAINT uq_verdict_reply_id_scorer_version UNIQUE (reply_id, scorer_version),
        CONSTRAINT fk_verdict_reply_id FOREIGN KEY(reply_id) REFERENCES reply (id)
    ) STRICT
    """,
    """
    CREATE INDEX ix_verdict_correct ON verdict (correct)
    """,
    """
    CREATE INDEX ix_verdict_exact_valid ON verdict (exact, valid)
    """,
    """
    CREATE TABLE run (
        reply_id INTEGER NOT NULL,
        verdict_id INTEGER NOT NULL,
        superseded_by INTEGER,
        revealed_before INTEGER NOT NULL,
        input_tokens_state TEXT DEFAULT 'blank' NOT NULL,
        input_tokens INTEGER,
        cost_state TEXT DEFAULT 'blank' NOT NULL,
        cost TEXT,
        truncated_state TEXT DEFAULT 'blank' NOT NULL,
        truncated INTEGER,
        notes_state TEXT DEFAULT 'blank' NOT NULL,
        notes TEXT,
        CONSTRAINT pk_run PRIMARY KEY (reply_id),
        CONSTRAINT ck_run_revealed_before CHECK (revealed_before IN (0, 1)),
        CONSTRAINT fk_run_reply_id FOREIGN KEY(reply_id) REFERENCES reply (id),
        CONSTRAINT fk_run_verdict_id FOREIGN KEY(verdict_id) REFERENCES verdict (id),
        CONSTRAINT fk_run_superseded_by FOREIGN KEY(superseded_by) REFERENCES reply (id)
    ) STRICT
    """,
    """
    CREATE INDEX ix_run_verdict_id ON run (verdict_id)
    """,
    """
    CREATE INDEX ix_run_superseded_by ON run (superseded_by)
    """,
    """
    CREATE TRIGGER reply_no_update BEFORE UPDATE ON reply
    BEGIN SELECT RAISE(ABORT, 'a reply is never changed or deleted'); END
    """,
    """
    CREATE TRIGGER reply_no_delete BEFORE DELETE ON reply
    BEGIN SELECT RAISE(ABORT, 'a reply is never changed or deleted'); END
    """,
    """
    CREATE TRIGGER reply_no_replace BEFORE INSERT ON reply
    WHEN EXISTS (SELECT 1 FROM reply WHERE id = NEW.id)
    BEGIN SELECT RAISE(ABORT, 'a reply is never changed or deleted'); END
    """,
    """
    CREATE TRIGGER verdict_no_update BEFORE UPDATE ON verdict
    BEGIN SELECT RAISE(ABORT, 'a verdict is never changed or deleted'); END
    """,
    """
    CREATE TRIGGER verdict_no_delete BEFORE DELETE ON verdict
    BEGIN SELECT RAISE(ABORT, 'a verdict is never changed or deleted'); END
    """,
    """
    CREATE TRIGGER verdict_no_replace BEFORE INSERT ON verdict
    WHEN EXISTS (SELECT 1 FROM verdict WHERE id = NEW.id)
    BEGIN SELECT RAISE(ABORT, 'a verdict is never changed or deleted'); END
    """,
    """
    CREATE TRIGGER reveal_no_update BEFORE UPDATE ON reveal
    BEGIN SELECT RAISE(ABORT, 'a reveal is never changed or deleted'); END
    """,
    """
    CREATE TRIGGER reveal_no_delete BEFORE DELETE ON reveal
    BEGIN SELECT RAISE(ABORT, 'a reveal is never changed or deleted'); END
    """,
    """
    CREATE TRIGGER reveal_no_replace BEFORE INSERT ON reveal
    WHEN EXISTS (SELECT 1 FROM reveal WHERE id = NEW.id)
    BEGIN SELECT RAISE(ABORT, 'a reveal is never changed or deleted'); END
    """,
    """
    CREATE TRIGGER edit_no_update BEFORE UPDATE ON edit
    BEGIN SELECT RAISE(ABORT, 'a edit is never changed or deleted'); END
    """,
    """
    CREATE TRIGGER edit_no_delete BEFORE DELETE ON edit
    BEGIN SELECT RAISE(ABORT, 'a edit is never changed or deleted'); END
    """,
    """
    CREATE TRIGGER edit_no_replace BEFORE INSERT ON edit
    WHEN EXISTS (SELECT 1 FROM edit WHERE id = NEW.id)
    BEGIN SELECT RAISE(ABORT, 'a edit is never changed or deleted'); END
    """,
    """
    CREATE TRIGGER prompt_no_update BEFORE UPDATE ON prompt
    BEGIN SELECT RAISE(ABORT, 'a prompt is never changed'); END
    """,
    """
    CREATE TRIGGER program_no_update BEFORE UPDATE ON program
    BEGIN SELECT RAISE(ABORT, 'a program is never changed'); END
    """,
    """
    CREATE TRIGGER examinee_setting_fixed_insert BEFORE INSERT ON examinee_setting
    WHEN EXISTS (SELECT 1 FROM reply WHERE examinee_id = NEW.examinee_id)
    BEGIN SELECT RAISE(ABORT, 'an examinee with replies is never changed'); END
    """,
    """
    CREATE TRIGGER examinee_setting_fixed_update BEFORE UPDATE ON examinee_setting
    WHEN EXISTS (SELECT 1 FROM reply WHERE examinee_id = OLD.examinee_id)
    BEGIN SELECT RAISE(ABORT, 'an examinee with replies is never changed'); END
    """,
    """
    CREATE TRIGGER examinee_setting_fixed_delete BEFORE DELETE ON examinee_setting
    WHEN EXISTS (SELECT 1 FROM reply WHERE examinee_id = OLD.examinee_id)
    BEGIN SELECT RAISE(ABORT, 'an examinee with replies is never changed'); END
    """,
)


def upgrade() -> None:
    """Make the tables of schema 1 in an empty database."""
    for statement in _STATEMENTS:
        op.execute(statement)
