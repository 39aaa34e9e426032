"""Training data as JSON Lines in the conversational format of TRL, with a file that tells of it.

A line has "messages", or "prompt" and "completion", each a list of {"role", "content"}; the other
columns are texts and numbers that TRL passes over.
"""

import json
import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, BinaryIO

from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.domain.drift.splitting import Split, split_cases
from statelab_gui.domain.drift.training import Example, TrainingKind, trace, tracker_steps
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.asking import Message
from statelab_gui.domain.progress import Progress
from statelab_gui.exchange.writing import written

ABOUT = "training.json"
VERSION = 1
_LONGEST = 60  # characters of a set's name in that of its folder


class Form(StrEnum):
    """MESSAGES: the whole conversation; PROMPT_COMPLETION: what is given and what is learned."""

    MESSAGES = "messages"
    PROMPT_COMPLETION = "prompt_completion"


@dataclass(frozen=True)
class TrainingPlan:
    """What is written: the kinds, the form, and the split by `test_share` and `seed`."""

    kinds: tuple[TrainingKind, ...] = tuple(TrainingKind)
    form: Form = Form.PROMPT_COMPLETION
    test_share: float = 0.2
    seed: int = 1


@dataclass(frozen=True)
class Written:
    """How many lines each file has, by its name, and how many cases have no trace since nothing
    solves them here."""

    lines: dict[str, int]
    without_trace: int


def write_training(
    folder: Path,
    cases: Sequence[DriftCase],
    plan: TrainingPlan,
    is_open: Callable[[DriftCase], bool],
    word_given: bool = False,
) -> Generator[Progress, None, Written]:
    """Write `{kind}_{train|test}.jsonl` into a folder, for every kind and side that has lines, and
    `training.json`; the folder is made where it alone is missing.

    It tells the truth of its cases: all must be open by `is_open`, unless the reviewer's word is
    given and recorded. No source item is on both sides. All files are written, or none. Raises
    KnownError "training_empty", "training_sealed" (count), "training_overlap" (item),
    "training_exists" (path) for a folder that has files already, and as `written` does.
    """
    if not cases or not plan.kinds:
        raise KnownError("training_empty")
    closed = 0 if word_given else sum(not is_open(case) for case in cases)
    if closed:
        raise KnownError("training_sealed", count=closed)
    split = split_cases(cases, plan.test_share, plan.seed)
    with ExitStack() as files:
        files.enter_context(_of_its_own(folder))
        writer = _Writer(folder, plan, files)
        for done, (side, case) in enumerate(_sides(split)):
            yield Progress(done, len(cases), "cases")
            writer.add(side, case)
        writer.about(split)
    yield Progress(len(cases), len(cases), "cases")
    return Written(writer.lines, writer.without_trace)


def free_folder(parent: Path, name: str) -> Path:
    """A folder below `parent` for the files of a set called `name`, so that those of another set or
    of an earlier time stay: the first name with a number that nothing has."""
    safe = "".join(char if char.isalnum() or char in "-_" else "-" for char in name)
    stem = f"{safe.strip('-')[:_LONGEST] or 'set'}-training"
    found = parent / stem
    number = 2
    while os.path.lexists(found):
        found = parent / f"{stem}-{number}"
        number += 1
    return found


@contextmanager
def _of_its_own(folder: Path) -> Iterator[None]:
    """Make a folder that has nothing in it; where the writing fails a new one is gone again."""
    try:
        made = not folder.exists()
        folder.mkdir(exist_ok=True)
        if any(folder.iterdir()):
            raise KnownError("training_exists", path=str(folder))
    except OSError as error:
        reason = error.strerror or str(error)
        raise KnownError("cannot_write", path=str(folder), reason=reason) from error
    try:
        yield
    except BaseException:
        if made:
            with suppress(OSError):
                folder.rmdir()
        raise


class _Writer:
    """The open files and what was put into them; a file is begun with its first line."""

    def __init__(self, folder: Path, plan: TrainingPlan, files: ExitStack) -> None:
        self._folder, self._plan, self._open = folder, plan, files
        self._files: dict[str, BinaryIO] = {}
        self.lines: dict[str, int] = {}
        self.without_trace = 0

    def add(self, side: str, case: DriftCase) -> None:
        """Write the examples of a case."""
        for kind in self._plan.kinds:
            for example in self._examples(kind, case):
                name = f"{kind}_{side}.jsonl"
                line = json.dumps(row_of(example, self._plan.form), ensure_ascii=False)
                self._file(name).write(f"{line}\n".encode("utf-8", "surrogatepass"))
                self.lines[name] = self.lines.get(name, 0) + 1

    def about(self, split: Split) -> None:
        """Write what the files are, with the keys of the items on either side."""
        plain = {
            "version": VERSION,
            "form": self._plan.form,
            "kinds": self._plan.kinds,
            "test_share": self._plan.test_share,
            "seed": self._plan.seed,
            "lines": dict(sorted(self.lines.items())),
            "cases_without_trace": self.without_trace,
            "train_items": sorted({case.item.key for case in split.train}),
            "test_items": sorted({case.item.key for case in split.test}),
        }
        text = json.dumps(plain, ensure_ascii=False, indent=1)
        self._file(ABOUT).write(f"{text}\n".encode())

    def _file(self, name: str) -> BinaryIO:
        if name not in self._files:
            self._files[name] = self._open.enter_context(written(self._folder / name))
        return self._files[name]

    def _examples(self, kind: TrainingKind, case: DriftCase) -> Iterable[Example]:
        if kind is TrainingKind.TRACKER:
            return tracker_steps(case)
        found = trace(case)
        self.without_trace += found is None
        return () if found is None else (found,)


def row_of(example: Example, form: Form) -> dict[str, Any]:
    """The line of an example; its columns are the same for all examples of a form."""
    asked = _plain(example.prompt)
    learned = [{"role": "assistant", "content": example.completion}]
    said = (
        {"messages": asked + learned}
        if form is Form.MESSAGES
        else {"prompt": asked, "completion": learned}
    )
    item = example.case.item
    return {
        **said,
        "kind": example.kind,
        "item": item.key,
        "family": item.family,
        "language": item.language,
        "condition": example.case.conversation.condition,
        "turn": example.turn,
        "history": json.dumps(_plain(example.history), ensure_ascii=False),
        "state_before": example.before,
        "edits": example.edits,
        "state_after": example.after,
    }


def _plain(messages: Iterable[Message]) -> list[dict[str, str]]:
    return [{"role": message.role, "content": message.text} for message in messages]


def _sides(split: Split) -> Iterator[tuple[str, DriftCase]]:
    yield from (("train", case) for case in split.train)
    yield from (("test", case) for case in split.test)
