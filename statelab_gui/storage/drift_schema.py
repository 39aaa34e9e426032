"""The tables of intent drift, typed: items, their conversations, and dialogues held over them.

A row of dialogue is one going-through of a case with an arm. Its steps are only ever added, each an
exchange that was had; its reply is set once, and with it the position of the step that is the
answer. Items and conversations are never changed.
"""

from sqlalchemy import CheckConstraint, ForeignKey, Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from statelab_gui.storage.schema import STRICT, Base


class DriftItemRow(Base):
    """A source task of a set; `item` is domain.drift.items.Item as JSON."""

    __tablename__ = "drift_item"
    __table_args__ = (UniqueConstraint("set_id", "position"), STRICT)
    id: Mapped[int] = mapped_column(primary_key=True)
    set_id: Mapped[int] = mapped_column(ForeignKey("case_set.id"))
    position: Mapped[int]
    key: Mapped[str]
    family: Mapped[str]
    language: Mapped[str]
    item: Mapped[str]


class DriftCaseRow(Base):
    """What makes a case one of intent drift; `conversation` is that of its item, as JSON."""

    __tablename__ = "drift_case"
    __table_args__ = (Index("ix_drift_case_item_id", "item_id"), STRICT)
    case_id: Mapped[int] = mapped_column(ForeignKey("case_item.id"), primary_key=True)
    item_id: Mapped[int] = mapped_column(ForeignKey("drift_item.id"))
    conversation: Mapped[str]


class DialogueRow(Base):
    """One going-through of a case; `answer` is the position of the step that became the reply."""

    __tablename__ = "dialogue"
    __table_args__ = (
        UniqueConstraint("reply_id"),
        CheckConstraint("prefix IS NULL OR prefix > 0", name="prefix"),
        CheckConstraint("repeat > 0", name="repeat"),
        CheckConstraint("answer IS NULL OR reply_id IS NOT NULL", name="answer"),
        Index("ix_dialogue_case_id", "case_id", "examinee_id", "prefix", "repeat"),
        Index("ix_dialogue_examinee_id", "examinee_id"),
        Index("ix_dialogue_task_id", "task_id"),
        STRICT,
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    case_id: Mapped[int] = mapped_column(ForeignKey("case_item.id"))
    examinee_id: Mapped[int] = mapped_column(ForeignKey("examinee.id"))
    prefix: Mapped[int | None]
    repeat: Mapped[int]
    task_id: Mapped[int | None] = mapped_column(ForeignKey("fetch_task.id"))
    source: Mapped[str]
    started_at: Mapped[str]
    reply_id: Mapped[int | None] = mapped_column(ForeignKey("reply.id"))
    answer: Mapped[int | None]


class DialogueStepRow(Base):
    """One exchange of a dialogue; `request` is its messages as JSON, `raw` what came back."""

    __tablename__ = "dialogue_step"
    __table_args__ = (
        UniqueConstraint("dialogue_id", "position"),
        CheckConstraint("position >= 0", name="position"),
        STRICT,
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    dialogue_id: Mapped[int] = mapped_column(ForeignKey("dialogue.id"))
    position: Mapped[int]
    purpose: Mapped[str]
    outcome: Mapped[str | None]
    received_at: Mapped[str]
    request: Mapped[str]
    raw: Mapped[bytes]
