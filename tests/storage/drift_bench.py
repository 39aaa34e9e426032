"""What the tests of drift sets share: small sets, and answers to their cases."""

from typing import Any

import documents_bench as bench

from statelab_gui.domain.drift.dialogues import NewStep
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import drift_cases
from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.fetching.asking import Message
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.storage.commands import AddDriftSet, AddExaminee, RecordStep
from statelab_gui.storage.document import Document

CONDITIONS = (Condition.CLEAN, Condition.EASY, Condition.CONTROL_EASY)


def recipe(**changes: Any) -> DriftRecipe:
    """Two items of state cells, each clean, easy and as the control of easy: 6 cases."""
    fields: dict[str, Any] = {
        "families": (DriftFamily.CELLS,),
        "languages": (Language.EN,),
        "seeds": (1, 2),
        "conditions": CONDITIONS,
    }
    return DriftRecipe(**{**fields, **changes})


def made(of: DriftRecipe) -> list[DriftCase]:
    return [one for one in drift_cases(of) if isinstance(one, DriftCase)]


def add_set(document: Document, **changes: Any) -> int:
    wanted = recipe(**changes)
    command = AddDriftSet("Drift", wanted, made(wanted), bench.NOW)
    document.apply(command)
    assert command.result is not None
    return command.result


def add_examinee(document: Document, arm: str | None = None) -> int:
    settings = {"model": Setting.of("model-1")}
    if arm is not None:
        settings["arm"] = Setting.of(arm)
    command = AddExaminee(settings)
    document.apply(command)
    assert command.result is not None
    return command.result


def right(case: DriftCase) -> bytes:
    """An answer that follows the final intents."""
    answer = FAMILIES[case.item.family].solve(case.item, case.item.final)
    assert answer is not None
    return answer.encode()


def step(raw: bytes = b"noted", purpose: Purpose = Purpose.TURN, asked: str = "turn") -> NewStep:
    return NewStep(purpose, (Message("user", asked),), raw)


def record_step(
    document: Document, case_id: int, examinee_id: int, position: int, **changes: Any
) -> int:
    source = changes.pop("source", ReplySource.PASTED)
    repeat = changes.pop("repeat", 1)
    command = RecordStep(case_id, examinee_id, step(**changes), position, source, bench.NOW, repeat)
    document.apply(command)
    assert command.result is not None
    return command.result
