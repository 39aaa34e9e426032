"""A new run without a connection leads on, and says what of the truth is in what it asks."""

from fetch_bench import FetchBench

from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.fetching.wishing import FetchWish, Subject, SubjectKind
from statelab_gui.storage.commands import AddDriftSet
from statelab_gui.views.new_run_dialog import NewRunDialog


def _told(bench: FetchBench) -> list[str]:
    """What the dialog says, seen or not by where it stands."""
    panel = bench.window.fetching.starter.dialog.forecast
    return [label.text() for label in (panel.host, panel.state) if label.isVisibleTo(panel)]


def _begun(bench: FetchBench) -> NewRunDialog:
    """The dialog of a new run that cannot be counted yet."""
    bench.window.fetching.ask(FetchWish())
    dialog = bench.window.fetching.starter.dialog
    assert dialog is not None
    return dialog


def test_without_a_connection_practice_is_one_click_away(bench: FetchBench) -> None:
    dialog = _begun(bench)
    assert dialog.nothing.isVisible()
    assert not dialog.forecast.isVisible()
    assert not dialog.start.isEnabled()
    dialog.nothing.practice.click()
    assert dialog.forecast.isVisible()
    chosen = dialog.form.connection()
    assert chosen is not None
    assert chosen.simulated
    bench.counted(dialog)
    assert dialog.start.isEnabled()
    assert "Simulated on this computer" in _told(bench)[0]
    dialog.reject()


def test_without_an_examinee_practice_brings_its_own(bench: FetchBench) -> None:
    assert bench.window.session.undo() is not None
    assert bench.document.examinees() == []
    dialog = _begun(bench)
    dialog.nothing.practice.click()
    (examinee,) = bench.document.examinees()
    assert dialog.form.examinee_id() == examinee.id
    bench.counted(dialog)
    assert dialog.start.isEnabled()
    dialog.reject()


def test_the_way_to_connections_is_beside_it(bench: FetchBench) -> None:
    dialog = _begun(bench)
    asked = []
    dialog.connections_requested.disconnect()
    dialog.connections_requested.connect(lambda: asked.append(True))
    dialog.nothing.connections.click()
    assert asked == [True]
    bench.connect()
    assert dialog.forecast.isVisible()  # as soon as one is on
    dialog.reject()


def test_an_arm_that_gives_the_true_state_says_what_is_sent_of_it(bench: FetchBench) -> None:
    bench.connect()
    recipe = DriftRecipe((DriftFamily.ORDERS,), (Language.EN,), (1,), (Condition.EASY,))
    cases = cases_of(built_in_item(DriftFamily.ORDERS, Language.EN, 1), recipe.conditions)
    command = AddDriftSet("Drift", recipe, list(cases))
    bench.window.session.apply(command)
    subject = Subject(SubjectKind.SET, "Drift", set_id=command.result)
    plain = bench.add_examinee(model="m-plain")
    oracle = bench.add_examinee(model="m-oracle", arm="oracle_state")
    dialog = bench.dialog(FetchWish(subject, oracle))
    host, state = _told(bench)
    assert "without any answer" not in host
    assert "true final intents" in state
    dialog.offer_examinees([(plain, "plain"), (oracle, "oracle")], plain)
    (host,) = _told(bench)
    assert "without any answer" in host
    dialog.reject()
