"""The tables of fetching, typed: runs, their conversations, and every attempt at one."""

from sqlalchemy import CheckConstraint, ForeignKey, Index, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from statelab_gui.storage.drift_schema import DialogueStepRow
from statelab_gui.storage.schema import STRICT, Base


class FetchRunRow(Base):
    """A run; `plan` is domain.fetching.runs.FetchPlan as JSON, `stopped_by` a Trouble as JSON."""

    __tablename__ = "fetch_run"
    __table_args__ = (
        CheckConstraint("state IN ('paused', 'running', 'ended')", name="state"),
        CheckConstraint("over_limit IN (0, 1)", name="over_limit"),
        STRICT,
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    plan: Mapped[str]
    state: Mapped[str]
    stopped_by: Mapped[str | None]
    over_limit: Mapped[int] = mapped_column(server_default=text("0"))
    created_at: Mapped[str]


class FetchTaskRow(Base):
    """One conversation of a run; `trouble`, as JSON, is the one met last."""

    __tablename__ = "fetch_task"
    __table_args__ = (
        UniqueConstraint("run_id", "position"),
        CheckConstraint("prefix IS NULL OR prefix > 0", name="prefix"),
        CheckConstraint("repeat > 0", name="repeat"),
        CheckConstraint(
            "state IN ('waiting', 'asking', 'answered', 'failed', 'unknown', 'given_up')",
            name="state",
        ),
        CheckConstraint("(state = 'answered') = (reply_id IS NOT NULL)", name="reply"),
        Index("ix_fetch_task_run_id_state", "run_id", "state"),
        Index("ix_fetch_task_case_id", "case_id"),
        Index("ix_fetch_task_examinee_id", "examinee_id"),
        Index("ix_fetch_task_reply_id", "reply_id"),
        STRICT,
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    run_id: Mapped[int] = mapped_column(ForeignKey("fetch_run.id"))
    position: Mapped[int]
    case_id: Mapped[int] = mapped_column(ForeignKey("case_item.id"))
    examinee_id: Mapped[int] = mapped_column(ForeignKey("examinee.id"))
    prefix: Mapped[int | None]
    repeat: Mapped[int]
    state: Mapped[str] = mapped_column(server_default="waiting")
    attempts: Mapped[int] = mapped_column(server_default=text("0"))
    trouble: Mapped[str | None]
    reply_id: Mapped[int | None] = mapped_column(ForeignKey("reply.id"))


class AttemptRow(Base):
    """A request and what came of it. Only ever added; no key is in it.

    `request` and `response` are zlib-compressed, `fates` and `headers` JSON. Tokens are as
    reported, null where not; `cost` is decimal text, null without prices or tokens. `purpose` is
    that of an exchange within a dialogue, `step_id` the step it brought; both are null elsewhere.
    """

    __tablename__ = "attempt"
    __table_args__ = (
        UniqueConstraint("reply_id"),
        UniqueConstraint("step_id"),
        CheckConstraint("has_reasoning IN (0, 1)", name="has_reasoning"),
        CheckConstraint(
            """
            iif(
                trouble IS NULL,
                reply_id IS NOT NULL OR purpose IS NOT NULL,
                reply_id IS NULL AND step_id IS NULL
            )
            """,
            name="reply",
        ),
        CheckConstraint("step_id IS NULL OR purpose IS NOT NULL", name="step"),
        Index("ix_attempt_task_id", "task_id"),
        STRICT,
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    task_id: Mapped[int] = mapped_column(ForeignKey("fetch_task.id"))
    number: Mapped[int]
    started_at: Mapped[str]
    url: Mapped[str]
    fates: Mapped[str]
    latency_ms: Mapped[int | None]
    status: Mapped[int | None]
    headers: Mapped[str]
    trouble: Mapped[str | None]
    outcome: Mapped[str | None]
    finish_reason: Mapped[str | None]
    model: Mapped[str | None]
    fingerprint: Mapped[str | None]
    request_id: Mapped[str | None]
    input_tokens: Mapped[int | None]
    output_tokens: Mapped[int | None]
    reasoning_tokens: Mapped[int | None]
    cached_tokens: Mapped[int | None]
    cache_written_tokens: Mapped[int | None]
    usage: Mapped[str | None]
    has_reasoning: Mapped[int] = mapped_column(server_default=text("0"))
    cost: Mapped[str | None]
    reply_id: Mapped[int | None] = mapped_column(ForeignKey("reply.id"))
    purpose: Mapped[str | None]
    step_id: Mapped[int | None] = mapped_column(ForeignKey(DialogueStepRow.id))
    request: Mapped[bytes]
    response: Mapped[bytes]
