"""The bundled sample: real replies, told apart from what was never asked."""

from pathlib import Path

from statelab_gui.app.sample import build_sample, read_replies
from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.runs import SettingState, ToolsGroup, tools_group
from statelab_gui.storage.document import Document

_NOW = "2026-11-30T12:00:00+00:00"


def test_the_sample_holds_the_recorded_replies_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "sample.statelab"
    steps = list(build_sample(path, lambda: _NOW))
    data = read_replies()
    assert (steps[-1].done, steps[-1].total) == (steps[-1].total, len(steps))
    document = Document.open(path)
    try:
        [case_set] = document.case_sets()
        cases = {case.name: case for case in document.cases(case_set.id)}
        for examinee, given in zip(document.examinees(), data["examinees"], strict=True):
            assert tools_group(examinee) is ToolsGroup.WITHOUT
            assert examinee.setting("reasoning_budget").state is SettingState.NOT_PROVIDED
            assert examinee.setting("system_prompt").state is SettingState.BLANK
            for reply in given["replies"]:
                place = cases[reply["case"]].id
                kept = {
                    info.raw.decode()
                    for info in [
                        *document.replies(place, examinee.id),
                        *document.probes(place, examinee.id),
                    ]
                }
                assert reply["text"] in kept
        # The server refused these: no reply, so not answered, never a zero.
        assert cases["200-add-sheet"].status is CaseStatus.UNANSWERED
    finally:
        document.close()


def test_a_cancelled_sample_leaves_no_file(tmp_path: Path) -> None:
    making = build_sample(tmp_path / "sample.statelab", lambda: _NOW)
    next(making)
    making.close()
    assert list(tmp_path.iterdir()) == []
