"""The form of a new run keeps what the reviewer typed."""

from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.views.new_run_form import NewRunForm


def test_prices_half_typed_stay_when_another_connection_is_chosen(qtbot):
    form = NewRunForm()
    qtbot.addWidget(form)
    slow = Connection("slow", Dialect.OPENAI, "http://127.0.0.1:1", enabled=True, at_once=2)
    fast = Connection(
        "fast", Dialect.OPENAI, "http://127.0.0.1:2", enabled=True, at_once=9, per_minute=60
    )
    form.offer_connections([slow, fast], "slow")
    form.pace.input_price.setText("0.25")
    form.pace.limit.setText("3.")

    form.connection_box.setCurrentIndex(1)

    assert form.pace.pace() == (9, 60)
    assert form.pace.input_price.text() == "0.25"
    assert form.pace.limit.text() == "3."
