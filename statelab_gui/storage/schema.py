"""The tables, typed. `migrations` holds the frozen SQL that makes them; a test holds the two equal.

Times are ISO-8601 text with UTC offset. Rows of reply, verdict, reveal, edit and ruling are only
ever added: triggers in the SQL refuse the rest. A setting is a state ("value", "not_provided"; a
missing row or "blank") beside its value, so that blank, zero and not provided stay three things.
"""

from typing import Any

from sqlalchemy import (
    REAL,
    CheckConstraint,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Text,
    UniqueConstraint,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

STRICT: dict[str, Any] = {"sqlite_strict": True}


class Base(DeclarativeBase):
    """All tables; STRICT, so that a column holds its own type only."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = {str: Text(), int: Integer(), float: REAL(), bytes: LargeBinary()}


class Meta(Base):
    """Facts of the document itself: its identity, when and by what it was made."""

    __tablename__ = "meta"
    __table_args__ = (STRICT,)
    key: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]


class Preference(Base):
    """What the reviewer arranged in this document, by key; never anything measured."""

    __tablename__ = "preference"
    __table_args__ = (STRICT,)
    key: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]


class CaseSet(Base):
    """A named set of cases; `recipe` is the canonical JSON that makes it again."""

    __tablename__ = "case_set"
    __table_args__ = (STRICT,)
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    recipe: Mapped[str]
    created_at: Mapped[str]


class ProgramRow(Base):
    """An update program's columns, little-endian; `*_type` is numpy's, such as "u1" or "i2".

    `value` is what every update gave its target: kept so that any state is read without executing.
    """

    __tablename__ = "program"
    __table_args__ = (STRICT,)
    id: Mapped[int] = mapped_column(primary_key=True)
    cells: Mapped[str]
    modulus: Mapped[int]
    updates: Mapped[int]
    target_type: Mapped[str]
    operand_type: Mapped[str]
    value_type: Mapped[str]
    op: Mapped[bytes]
    target: Mapped[bytes]
    operand: Mapped[bytes]
    value: Mapped[bytes]


class Prompt(Base):
    """A prompt exactly as given; `sha256` is of its UTF-8 bytes."""

    __tablename__ = "prompt"
    __table_args__ = (STRICT,)
    id: Mapped[int] = mapped_column(primary_key=True)
    sha256: Mapped[str]
    text: Mapped[str]


class Case(Base):
    """One case of a set: what it asks, never how it was answered."""

    __tablename__ = "case_item"
    __table_args__ = (
        UniqueConstraint("set_id", "position"),
        Index("ix_case_item_program_id", "program_id"),
        Index("ix_case_item_prompt_id", "prompt_id"),
        STRICT,
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    set_id: Mapped[int] = mapped_column(ForeignKey("case_set.id"))
    position: Mapped[int]
    name: Mapped[str]
    family: Mapped[str]
    form: Mapped[str]
    seed: Mapped[int]
    length: Mapped[int]
    updates: Mapped[int]
    characters: Mapped[int]
    program_id: Mapped[int] = mapped_column(ForeignKey("program.id"))
    prompt_id: Mapped[int] = mapped_column(ForeignKey("prompt.id"))


class ExamineeRow(Base):
    """A model with its settings, fixed from its first reply on: a change is a new version then."""

    __tablename__ = "examinee"
    __table_args__ = (STRICT,)
    id: Mapped[int] = mapped_column(primary_key=True)
    created_at: Mapped[str]
    version_of: Mapped[int | None] = mapped_column(ForeignKey("examinee.id"))


class ExamineeSetting(Base):
    """One setting of an examinee that is not blank."""

    __tablename__ = "examinee_setting"
    __table_args__ = (
        CheckConstraint("state IN ('value', 'not_provided')", name="state"),
        STRICT,
    )
    examinee_id: Mapped[int] = mapped_column(ForeignKey("examinee.id"), primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    state: Mapped[str]
    value: Mapped[str]


class Reply(Base):
    """An answer as received; `prefix` is k of a probe, null for the whole case. Never changed.

    `repeat` numbers, from 1, the conversations in which the very same prompt was asked.
    """

    __tablename__ = "reply"
    __table_args__ = (
        UniqueConstraint("supersedes"),
        CheckConstraint("prefix IS NULL OR prefix > 0", name="prefix"),
        CheckConstraint("repeat > 0", name="repeat"),
        Index("ix_reply_case_examinee_prefix", "case_id", "examinee_id", "prefix"),
        Index("ix_reply_examinee_id", "examinee_id"),
        STRICT,
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    case_id: Mapped[int] = mapped_column(ForeignKey("case_item.id"))
    examinee_id: Mapped[int] = mapped_column(ForeignKey("examinee.id"))
    prefix: Mapped[int | None]
    source: Mapped[str]
    file_name: Mapped[str | None]
    converted_from_html: Mapped[int]
    received_at: Mapped[str]
    prompt_sha256: Mapped[str]
    supersedes: Mapped[int | None] = mapped_column(ForeignKey("reply.id"))
    sha256: Mapped[str]
    raw: Mapped[bytes]
    repeat: Mapped[int] = mapped_column(server_default=text("1"))
    outcome: Mapped[str | None]  # domain.outcomes; null where no service told


class VerdictRow(Base):
    """What one scorer version made of a reply; `detail` is the verdict as JSON.

    `score` is from 0 to 1, null where the verdict is of cells or the answer was not graded.
    """

    __tablename__ = "verdict"
    __table_args__ = (
        UniqueConstraint("reply_id", "scorer_version"),
        STRICT,
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    reply_id: Mapped[int] = mapped_column(ForeignKey("reply.id"))
    scorer_version: Mapped[int]
    valid: Mapped[int]
    correct: Mapped[int]
    total: Mapped[int]
    exact: Mapped[int]
    fault: Mapped[str | None]
    detail: Mapped[str]
    score: Mapped[float | None]


class Run(Base):
    """A reply's row of the run log: the verdict that counts now, the fields that may be edited."""

    __tablename__ = "run"
    __table_args__ = (
        CheckConstraint("revealed_before IN (0, 1)", name="revealed_before"),
        Index("ix_run_verdict_id", "verdict_id"),
        Index("ix_run_superseded_by", "superseded_by"),
        Index("ix_run_notes", "notes_state", "notes"),
        STRICT,
    )
    reply_id: Mapped[int] = mapped_column(ForeignKey("reply.id"), primary_key=True)
    verdict_id: Mapped[int] = mapped_column(ForeignKey("verdict.id"))
    superseded_by: Mapped[int | None] = mapped_column(ForeignKey("reply.id"))
    revealed_before: Mapped[int]
    input_tokens_state: Mapped[str] = mapped_column(server_default="blank")
    input_tokens: Mapped[int | None]
    cost_state: Mapped[str] = mapped_column(server_default="blank")
    cost: Mapped[str | None]  # decimal text: 0.10 stays 0.10
    truncated_state: Mapped[str] = mapped_column(server_default="blank")
    truncated: Mapped[int | None]
    notes_state: Mapped[str] = mapped_column(server_default="blank")
    notes: Mapped[str | None]


class RunBlock(Base):
    """What the log sorts and filters rows by, so packed that a million are read in one go.

    Triggers of table run keep it. Block `id` has a slot for each reply id from 128 `id` on, every
    slot 52 hexadecimal digits, most significant first, of: case id (8; 0 in an empty slot),
    examinee id (8), prefix or 0 (8), received_at in seconds since 1970 UTC (8), repeat (4), correct
    (4), total (4), run_word of source (2), run_word of fault or 0 (2), flags (2: 1 valid, 2 exact,
    4 superseded, 8 revealed before), run_word of outcome or 0 (2).
    """

    __tablename__ = "run_block"
    __table_args__ = (STRICT,)
    id: Mapped[int] = mapped_column(primary_key=True)
    packed: Mapped[str]


class RunWord(Base):
    """The numbers that sources and faults have in table run_block."""

    __tablename__ = "run_word"
    __table_args__ = (UniqueConstraint("word"), STRICT)
    id: Mapped[int] = mapped_column(primary_key=True)
    word: Mapped[str]


class LogColumnRow(Base):
    """A column that the reviewer made; `choices` is a JSON list. A removed one keeps its values."""

    __tablename__ = "log_column"
    __table_args__ = (
        CheckConstraint("kind IN ('text', 'number', 'choice', 'date')", name="kind"),
        CheckConstraint("removed IN (0, 1)", name="removed"),
        STRICT,
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    kind: Mapped[str]
    choices: Mapped[str]
    removed: Mapped[int] = mapped_column(server_default=text("0"))
    created_at: Mapped[str]


class LogValue(Base):
    """A value in a column of the reviewer's own; a blank one has no row."""

    __tablename__ = "log_value"
    __table_args__ = (
        CheckConstraint("state IN ('value', 'not_provided')", name="state"),
        Index("ix_log_value_column_state_value", "column_id", "state", "value"),
        {**STRICT, "sqlite_with_rowid": False},
    )
    reply_id: Mapped[int] = mapped_column(ForeignKey("reply.id"), primary_key=True)
    column_id: Mapped[int] = mapped_column(ForeignKey("log_column.id"), primary_key=True)
    state: Mapped[str]
    value: Mapped[str]


class RulingRow(Base):
    """A ruling beside the verdict on a reply; the latest stands. Only ever added."""

    __tablename__ = "ruling"
    __table_args__ = (
        CheckConstraint("ruling IN ('right', 'wrong', 'withdrawn')", name="ruling"),
        CheckConstraint("ruling = 'withdrawn' OR trim(reason) <> ''", name="reason"),
        Index("ix_ruling_reply_id", "reply_id"),
        STRICT,
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    reply_id: Mapped[int] = mapped_column(ForeignKey("reply.id"))
    ruling: Mapped[str]
    reason: Mapped[str]
    at: Mapped[str]


class Edit(Base):
    """One change of an editable field: what it was, what it became, when. Only ever added."""

    __tablename__ = "edit"
    __table_args__ = (Index("ix_edit_subject_row_field", "subject", "row", "field"), STRICT)
    id: Mapped[int] = mapped_column(primary_key=True)
    subject: Mapped[str]
    row: Mapped[int]
    field: Mapped[str]
    old_state: Mapped[str]
    old: Mapped[str | None]
    new_state: Mapped[str]
    new: Mapped[str | None]
    at: Mapped[str]


class CommandLog(Base):
    """Undoable commands in order of their first applying, with what is needed to revert them.

    A closed one is undone or redone no more.
    """

    __tablename__ = "command_log"
    __table_args__ = (
        CheckConstraint("state IN ('applied', 'reverted')", name="state"),
        CheckConstraint("closed IN (0, 1)", name="closed"),
        Index("ix_command_log_closed_state", "closed", "state"),
        STRICT,
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    payload: Mapped[str]
    state: Mapped[str]
    at: Mapped[str]
    closed: Mapped[int] = mapped_column(server_default=text("0"))


class Reveal(Base):
    """An answer book was opened by hand, and when. Only ever added."""

    __tablename__ = "reveal"
    __table_args__ = (Index("ix_reveal_case_id", "case_id"), STRICT)
    id: Mapped[int] = mapped_column(primary_key=True)
    case_id: Mapped[int] = mapped_column(ForeignKey("case_item.id"))
    at: Mapped[str]


class Draft(Base):
    """Half-typed text of an unrecorded reply; `prefix` is 0 for the whole case.

    `text` is UTF-8 with lone surrogates let through, since an editor may hold them.
    """

    __tablename__ = "draft"
    __table_args__ = (Index("ix_draft_examinee_id", "examinee_id"), STRICT)
    case_id: Mapped[int] = mapped_column(ForeignKey("case_item.id"), primary_key=True)
    examinee_id: Mapped[int] = mapped_column(ForeignKey("examinee.id"), primary_key=True)
    prefix: Mapped[int] = mapped_column(primary_key=True)
    saved_at: Mapped[str]
    text: Mapped[bytes]


class ProbePlan(Base):
    """What a case is to be probed at with an examinee.

    `boundaries` come first, then every prefix of `stretches`, each a JSON list (codec).
    """

    __tablename__ = "probe_plan"
    __table_args__ = (
        CheckConstraint("repeats > 0", name="repeats"),
        CheckConstraint("state IN ('draft', 'running', 'paused')", name="state"),
        Index("ix_probe_plan_examinee_id", "examinee_id"),
        STRICT,
    )
    case_id: Mapped[int] = mapped_column(ForeignKey("case_item.id"), primary_key=True)
    examinee_id: Mapped[int] = mapped_column(ForeignKey("examinee.id"), primary_key=True)
    boundaries: Mapped[str]
    stretches: Mapped[str] = mapped_column(server_default="[]")
    repeats: Mapped[int] = mapped_column(server_default=text("1"))
    state: Mapped[str] = mapped_column(server_default="draft")
