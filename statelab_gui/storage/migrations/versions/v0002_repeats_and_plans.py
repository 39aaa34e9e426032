"""Schema 2: a probe may be repeated, and a plan has stretches, repeats and a state. Frozen."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# Every reply so far was the only one asked for, and every plan a list of boundaries: the defaults
# say so, and no row is rewritten, which the triggers of reply would refuse.
_STATEMENTS = (
    """
    ALTER TABLE reply ADD COLUMN repeat INTEGER DEFAULT 1 NOT NULL
        CONSTRAINT ck_reply_repeat CHECK (repeat > 0)
    """,
    """
    ALTER TABLE probe_plan ADD COLUMN stretches TEXT DEFAULT '[]' NOT NULL
    """,
    """
    ALTER TABLE probe_plan ADD COLUMN repeats INTEGER DEFAULT 1 NOT NULL
        CONSTRAINT ck_probe_plan_repeats CHECK (repeats > 0)
    """,
    """
    ALTER TABLE probe_plan ADD COLUMN state TEXT DEFAULT 'draft' NOT NULL
        CONSTRAINT ck_probe_plan_state CHECK (state IN ('draft', 'running', 'paused'))
    """,
)


def upgrade() -> None:
    """Give replies and probe plans their new columns."""
    for statement in _STATEMENTS:
        op.execute(statement)
