"""Make the old document of the newest schema: `python tests/documents/make.py`.

Run once when a schema is new, and never again for it: what lies here is what was written then.
"""

import sys
from pathlib import Path

from statelab_gui.domain.log_columns import ColumnKind, RulingKind
from statelab_gui.domain.probe_plans import PlanState, ProbePlan
from statelab_gui.domain.recipes import Recipe
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, ReplySource, Setting
from statelab_gui.storage.commands import (
    AddCaseSet,
    AddExaminee,
    AddLogColumn,
    AddRuling,
    EditRun,
    EditRuns,
    RecordReply,
    RemoveLogColumn,
    RenameCaseSet,
    RevealCase,
    ReviseExaminee,
    SaveDraft,
    SetPreference,
    SetProbePlan,
)
from statelab_gui.storage.document import Document
from statelab_gui.storage.identity import SCHEMA_VERSION

NOW = "2026-11-30T08:00:00+08:00"
RIGHT = b'{"a":4,"b":3,"c":2,"d":1,"e":5,"TMP":4}'
FIRST = b'{"a":1,"b":2,"c":3,"d":4,"e":5,"TMP":0}'


def make(path: Path) -> None:
    """A document that has at least one row in every table."""
    document = Document.create(path, now=lambda: NOW)
    recipe = Recipe((7,), (2,), ("a", "b", "c", "d", "e"), "TMP", (1, 2, 3, 4, 5, 0), 10)

    def record(case: int, examinee: int, raw: bytes, **changes: int) -> None:
        facts = {"prefix": None, "supersedes": None, **changes}
        document.apply(
            RecordReply(
                case_id=case,
                examinee_id=examinee,
                raw=raw,
                source=ReplySource.PASTED,
                file_name=None,
                converted_from_html=False,
                received_at=NOW,
                **facts,
            )
        )

    undone = RenameCaseSet(1, "Undone")
    for command in (
        AddCaseSet("題組 One", recipe),
        AddExaminee({"model": Setting.of("model-1"), "temperature": NOT_PROVIDED, "date": BLANK}),
        undone,
    ):
        document.apply(command)
    document.revert(undone)
    record(7, 1, RIGHT)
    record(8, 1, b"\xef\xbb\xbf\x00\xff")
    record(8, 1, FIRST, supersedes=2)
    record(8, 1, FIRST, prefix=9)
    record(7, 1, FIRST, prefix=9)
    record(7, 1, FIRST, prefix=9, repeat=2)
    for command in (
        ReviseExaminee(1, {"model": Setting.of("model-1b")}),
        EditRun(1, "input_tokens", Setting.of("0"), NOW),
        EditRun(1, "cost", Setting.of("0.10"), NOW),
        EditRun(3, "truncated", NOT_PROVIDED, NOW),
        EditRun(3, "notes", Setting.of("截斷\r\n"), NOW),
        RevealCase(1, NOW),
        SaveDraft(2, 2, None, "half {"),
        SetProbePlan(8, 1, ProbePlan((6, 9, 12))),
        SetProbePlan(7, 1, ProbePlan((6, 9, 12), ((7, 8), (10, 11)), 2, PlanState.PAUSED)),
        SetPreference("page", "log"),
        AddLogColumn("備註 Remark", ColumnKind.TEXT),
        AddLogColumn("Looked at", ColumnKind.CHOICE, ("yes", "later")),
        AddLogColumn("Gone", ColumnKind.NUMBER),
        EditRuns(
            [
                (1, "column:1", Setting.of("007")),
                (1, "column:2", Setting.of("later")),
                (3, "column:2", NOT_PROVIDED),
                (3, "column:3", Setting.of("-1.50")),
                (3, "cost", Setting.of("0")),
            ],
            NOW,
        ),
        RemoveLogColumn(3),
        AddRuling(3, RulingKind.RIGHT, "it answered the case before", NOW),
    ):
        document.apply(command)
    document.close()


if __name__ == "__main__":
    target = Path(__file__).parent / f"v{SCHEMA_VERSION:04}.statelab"
    if target.exists():
        sys.exit(f"{target.name} is there already and stays as it is")
    make(target)
