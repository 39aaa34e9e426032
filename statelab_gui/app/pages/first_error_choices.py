"""Which cases and which of their replies can be looked into: the whole-case ones not right."""

from collections import Counter
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.storage.document import Document
from statelab_gui.views.first_error_page import Choice
from statelab_gui.views.labels.examinees import examinee_label
from statelab_gui.views.labels.families import status_role
from statelab_gui.views.labels.runs import time_text
from statelab_gui.views.labels.verdicts import short_result
from statelab_gui.views.theme import Role, sign

translate = QCoreApplication.translate
MOST = 500
"""Replies looked through for the list of cases, the newest ones."""


CaseName = tuple[str, str, int]
"""The names of a case and of its set, and the seed."""


@dataclass(frozen=True)
class Candidates:
    """The newest replies that are not right, simulated ones apart, and their cases.

    `answered` says whether the document has any whole-case reply at all.
    """

    answered: bool = False
    reply_ids: tuple[int, ...] = ()
    simulated_ids: tuple[int, ...] = ()
    case_names: dict[int, CaseName] = field(default_factory=dict)

    @classmethod
    def of(cls, document: Document | None) -> "Candidates":
        """Read them from the document; without one there are none."""
        if document is None:
            return cls()
        found = document.wrong_replies(MOST)
        rows = sorted(found, key=lambda row: (row.set_id, row.case_id))
        names = {row.case_id: (row.case_name, row.set_name, row.seed) for row in rows}
        answered = bool(found) or document.has_whole_reply()
        real = tuple(row.reply_id for row in found if not row.simulated)
        simulated = tuple(row.reply_id for row in found if row.simulated)
        return cls(answered, real, simulated, names)

    def newest(self) -> int | None:
        """The reply recorded last, simulated ones after all others; None when there is none."""
        return next(iter((*self.reply_ids, *self.simulated_ids)), None)

    def cases(self, document: Document, current: int) -> list[Choice]:
        """The cases to choose from, the current one among them; the seed tells namesakes apart."""
        names = dict(self.case_names)
        if current not in names:
            case = document.case(current)
            names[current] = (case.name, document.case_set(case.set_id).name, case.seed)
        called = Counter(name[:2] for name in names.values())
        pattern = translate("FirstErrorChoices", "{case} · {set}")
        with_seed = translate("FirstErrorChoices", "{case} · seed {seed} · {set}")
        return [
            Choice(
                key,
                (pattern if called[case, case_set] == 1 else with_seed).format(
                    case=case, seed=seed, set=name_shown(case_set)
                ),
            )
            for key, (case, case_set, seed) in names.items()
        ]

    def replies(self, document: Document, case_id: int) -> list[Choice]:
        """The replies to a case that are not right, the newest first."""
        labels = {one.id: examinee_label(one) for one in document.examinees()}
        replies = [reply for reply in document.replies(case_id) if reply.not_right]
        return [
            Choice(reply.id, _reply_text(reply, labels.get(reply.examinee_id, "")))
            for reply in reversed(replies)
        ]


def _reply_text(reply: ReplyInfo, label: str) -> str:
    pattern = translate("FirstErrorChoices", "{sign} {result} · {examinee} · {time}")
    if reply.superseded_by is not None:
        pattern = translate(
            "FirstErrorChoices", "{sign} {result} · {examinee} · {time} · superseded"
        )
    text = pattern.format(
        sign=sign(status_role(reply.status)),
        result=short_result(reply),
        examinee=label,
        time=time_text(reply.received_at),
    )
    if not reply.simulated:
        return text
    simulated = translate("FirstErrorChoices", "{reply} · {sign} simulated")
    return simulated.format(reply=text, sign=sign(Role.SIMULATED))
