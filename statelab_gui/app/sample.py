"""The sample document: the starter set with the recorded real replies of a small local model."""

import contextlib
import json
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

from statelab_gui.app.resources import sample_replies
from statelab_gui.domain.progress import Progress


def read_replies() -> dict[str, Any]:
    """The bundled data: `set_name`, and `examinees`, each with `settings` and `replies`.

    A setting is a text, or null where the interface does not offer it. A reply has `case`, `prefix`
    (null for the whole case), `text` and `received_at`.
    """
    data: dict[str, Any] = json.loads(sample_replies().read_text("utf-8"))
    return data


def build_sample(path: Path, now: Callable[[], str]) -> Generator[Progress, None, None]:
    """Make the sample at `path`, telling how far it is; closing it early leaves no file.

    Raises KnownError as Document.create and Document.apply do. Run off the GUI thread: it has the
    document for itself, and closes it at the end.
    """
    from statelab_gui.domain.recipes import starter
    from statelab_gui.domain.runs import NOT_PROVIDED, ReplySource, Setting
    from statelab_gui.storage.commands import AddCaseSet, AddExaminee, EditRun, RecordReply
    from statelab_gui.storage.document import Document

    data = read_replies()
    total = 1 + sum(len(examinee["replies"]) for examinee in data["examinees"])
    done = 0
    document = Document.create(path)
    finished = False
    try:
        cases = AddCaseSet(data["set_name"], starter())
        document.apply(cases)
        assert cases.result is not None
        ids = {case.name: case.id for case in document.cases(cases.result)}
        done += 1
        yield Progress(done, total, "replies")
        for examinee in data["examinees"]:
            added = AddExaminee(
                {
                    key: NOT_PROVIDED if value is None else Setting.of(value)
                    for key, value in examinee["settings"].items()
                }
            )
            document.apply(added)
            assert added.result is not None
            for reply in examinee["replies"]:
                recorded = RecordReply(
                    case_id=ids[reply["case"]],
                    examinee_id=added.result,
                    prefix=reply["prefix"],
                    raw=reply["text"].encode("utf-8"),
                    source=ReplySource.PASTED,
                    file_name=None,
                    converted_from_html=False,
                    received_at=reply["received_at"],
                )
                document.apply(recorded)
                assert recorded.result is not None
                for field, value in reply["fields"].items():
                    setting = Setting.of(value)
                    document.apply(EditRun(recorded.result, field, setting, now()))
                done += 1
                yield Progress(done, total, "replies")
        finished = True
    finally:
        document.close()
        if not finished:
            with contextlib.suppress(OSError):
                path.unlink()
