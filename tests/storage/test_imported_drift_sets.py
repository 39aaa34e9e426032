"""Imported items in a document: as cases like all others, graded as their sources are."""

import json
import sys
from pathlib import Path

import documents_bench as bench
import drift_bench as drift
import pytest

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.encoding import k_of_turn
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.grading import verdict_of
from statelab_gui.domain.drift.imported_items import imported_recipe
from statelab_gui.domain.drift.items import Condition, Item
from statelab_gui.domain.drift.making import cases_of
from statelab_gui.domain.drift.probing import active_json, judge_active, probe_text
from statelab_gui.domain.runs import ReplySource
from statelab_gui.exchange.drift_importing import read_items
from statelab_gui.exchange.drift_shards import shard_item
from statelab_gui.storage.commands import AddDriftSet, RecordReply
from statelab_gui.storage.document import Document

EXCHANGE = Path(__file__).parent.parent / "exchange"
sys.path.append(str(EXCHANGE))

from drift_records import RECORDS  # noqa: E402

CONDITIONS = (Condition.CLEAN, Condition.HARD)
ANSWERS = {
    "math": "Answer: 3,360",
    "actions": '[{"name": "winning_percentage", "arguments": {"team": "Lakers", "season": 2018}}]',
    "data2text": "In 1998 the club was founded .",
    "translation": "Good day, dear people.",
    "database": "```sql\nSELECT name FROM museum\n```",
    "summary": "They help [1].",
    "code": "```python\ndef by_length(arr):\n    return []\n```",
}


@pytest.fixture
def items() -> list[Item]:
    return [shard_item(record, number) for number, record in enumerate(RECORDS, 1)]


def add(document: Document, items: list[Item]) -> None:
    cases = [case for item in items for case in cases_of(item, CONDITIONS)]
    document.apply(AddDriftSet("Imported", imported_recipe(items, CONDITIONS), cases, bench.NOW))


def test_imported_items_are_kept_as_they_are(document: Document, items: list[Item]) -> None:
    add(document, items)
    found = [document.drift_case(case_id) for case_id in range(1, 2 * len(items) + 1)]
    kept = [case.item for case in found if case is not None]
    assert kept[::2] == items and kept[1::2] == items
    assert len({document.case(n).name for n in range(1, len(found) + 1)}) == len(found)


def test_their_answers_are_graded_or_told_as_not_graded(
    document: Document, items: list[Item]
) -> None:
    add(document, items)
    drift.add_examinee(document)
    for number, item in enumerate(items):
        raw = ANSWERS[item.template].encode()
        source = ReplySource.PASTED
        reply = RecordReply(2 * number + 1, 1, None, raw, source, None, False, bench.NOW)
        document.apply(reply)
        (kept,) = document.replies(2 * number + 1)
        graded = item.template in ("math", "actions", "data2text", "translation")
        assert kept.status is (CaseStatus.RIGHT if graded else CaseStatus.NOT_GRADED)


def test_a_turn_of_them_can_be_probed(items: list[Item]) -> None:
    for item in items:
        case = next(cases_of(item, [Condition.HARD]))
        for turn in range(1, len(case.conversation.turns) + 1):
            k = k_of_turn(case, turn)
            right = active_json(item, case.conversation.after(turn))
            assert judge_active(right.encode(), case, k).exact
            assert item.goals[0].key in probe_text(case, k)


def test_bundled_samples_go_all_the_way(document: Document) -> None:
    found = read_items(EXCHANGE / "drift_files" / "bfcl_samples.jsonl")
    add(document, list(found.items))
    case = document.drift_case(1)
    assert case is not None
    truth = case.item.payload["ground_truth"]
    calls = [
        {"name": name, "arguments": {key: values[0] for key, values in arguments.items()}}
        for call in truth
        for name, arguments in call.items()
    ]
    assert verdict_of(case, json.dumps(calls).encode(), None).exact
    assert FAMILIES[case.item.family].has_solver is False
