"""What is said of a service that asks to be left alone: for how long, where it told that."""

import pytest
from PySide6.QtWidgets import QApplication

from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.views.labels.troubles import trouble_sentence


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("seconds", "span"),
    [("601", "10 min"), ("7200", "2.0 h"), ("259200", "3 day"), ("1382400", "16 day")],
)
@pytest.mark.parametrize("kind", [TroubleKind.RATE_LIMITED, TroubleKind.SERVER_ERROR])
def test_how_long_a_service_wants_to_be_left_alone_is_told(
    kind: TroubleKind, seconds: str, span: str
) -> None:
    facts = {"status": "429", "message": "", "seconds": seconds}
    said = trouble_sentence(Trouble(kind, facts))
    assert f"for {span}" in said
    assert "429" in said


@pytest.mark.parametrize("seconds", ["", "nan", "0", "soon"])
def test_no_time_is_made_up_where_none_was_told(qapp: QApplication, seconds: str) -> None:
    facts = {"status": "429", "message": "", "seconds": seconds}
    said = trouble_sentence(Trouble(TroubleKind.RATE_LIMITED, facts))
    assert "for a while" in said
