"""The connections of this computer: kept, switched on and off, and never part of a document."""

from decimal import Decimal
from pathlib import Path

import pytest

from statelab_gui.app.connections import ConnectionBook
from statelab_gui.app.settings import Settings
from statelab_gui.domain.fetching.connections import Connection, Dialect, KeySource
from statelab_gui.domain.fetching.usage import Prices, amount_in
from statelab_gui.views.labels.fetching import money_text
from statelab_gui.views.price_fields import amount_of, amount_problem

LOCAL = Connection("Local", Dialect.OLLAMA, "http://127.0.0.1:11434")
FAR = Connection(
    "遠端", Dialect.OPENAI, "https://api.example.org/v1", KeySource.KEYRING, enabled=True
)
_ENDLESS = {"input": "Infinity", "output": "NaN"}


@pytest.fixture
def book(tmp_path: Path) -> ConnectionBook:
    return ConnectionBook(Settings(tmp_path))


def test_connections_are_there_after_a_new_start(tmp_path: Path, book: ConnectionBook) -> None:
    book.put(LOCAL)
    book.put(FAR)
    book._settings.sync()
    again = ConnectionBook(Settings(tmp_path))
    assert again.all() == [LOCAL, FAR]
    assert again.get("遠端") == FAR
    assert again.get("nobody") is None
    assert again.enabled() == [FAR]


def test_a_renamed_connection_keeps_its_place_and_never_doubles_a_name(
    book: ConnectionBook,
) -> None:
    book.put(LOCAL)
    book.put(FAR)
    renamed = Connection("Near", Dialect.OLLAMA, "http://127.0.0.1:11434")
    book.put(renamed, instead_of="Local")
    assert book.all() == [renamed, FAR]
    over = Connection("遠端", Dialect.OLLAMA, "http://127.0.0.1:1")
    book.put(over, instead_of="Near")
    assert book.all() == [over]


def test_a_former_name_leads_to_the_connection_that_had_it(book: ConnectionBook) -> None:
    book.put(LOCAL)
    second = Connection("Second", Dialect.OLLAMA, "http://127.0.0.1:11434")
    book.put(second, instead_of="Local")
    third = Connection("Third", Dialect.OLLAMA, "http://127.0.0.1:11434")
    book.put(third, instead_of="Second")
    assert book.get("Local") is None
    assert book.follow("Local") == book.follow("Second") == book.follow("Third") == third
    book.put(FAR)
    assert book.follow("遠端") == FAR
    book.put(LOCAL)  # another one of that name
    assert book.follow("Local") == LOCAL
    back = Connection("Second", Dialect.OLLAMA, "http://127.0.0.1:11434")
    book.put(back, instead_of="Third")
    assert book.follow("Third") == book.follow("Second") == back
    book.remove("Second")
    assert book.follow("Third") is None and book.follow("nobody") is None


def test_going_offline_switches_all_off_and_forgets_none(book: ConnectionBook) -> None:
    book.put(FAR)
    told = []
    book.changed.connect(lambda: told.append(True))
    book.go_offline()
    assert book.enabled() == []
    assert [one.name for one in book.all()] == ["遠端"]
    assert told == [True]


def test_what_cannot_be_read_is_passed_over(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.put("connections", ["{}", "nothing", 7, LOCAL.to_json(), '{"name":"x"}'])
    assert ConnectionBook(settings).all() == [LOCAL]


def test_prices_are_kept_by_connection_and_model(book: ConnectionBook) -> None:
    prices = Prices(Decimal("0.10"), Decimal("2"), Decimal("0.025"))
    book.put_prices("遠端", "model-1", prices)
    assert book.prices("遠端", "model-1") == prices
    assert str(book.prices("遠端", "model-1").input) == "0.10"
    assert book.prices("遠端", "model-2") is None
    book.put_prices("遠端", "model-1", None)
    assert book.prices("遠端", "model-1") is None


def test_prices_go_with_a_renamed_connection_and_with_a_removed_one(book: ConnectionBook) -> None:
    prices = Prices(Decimal("1"), Decimal("2"), None, Decimal("1.25"))
    book.put(LOCAL)
    book.put(FAR)
    book.put_prices("Local", "a\tb", prices)
    book.put_prices("遠端", "a\tb", Prices(Decimal("3"), Decimal("4")))
    book.put(Connection("Near", Dialect.OLLAMA, LOCAL.base_url), instead_of="Local")
    assert book.prices("Local", "a\tb") is None
    assert book.prices("Near", "a\tb") == prices
    book.remove("Near")
    assert book.prices("Near", "a\tb") is None
    assert book.prices("遠端", "a\tb") == Prices(Decimal("3"), Decimal("4"))


def test_prices_that_are_no_numbers_are_none(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.put("prices", {"a\tb": {"input": "cheap", "output": "1"}, "a\tc": 3, "a\td": _ENDLESS})
    book = ConnectionBook(settings)
    assert book.prices("a", "b") is None
    assert book.prices("a", "c") is None
    assert book.prices("a", "d") is None


@pytest.mark.parametrize("text", ["1e999999999", "1e-999999999", "0e999999999", "9" * 5_000, "NaN"])
def test_an_amount_without_end_is_none_and_is_never_written_out(
    book: ConnectionBook, text: str
) -> None:
    """Written out it is a billion zeros, at which the window would stand still for good."""
    assert amount_of(text) is None
    assert "is no amount" in amount_problem(text)
    with pytest.raises(ValueError, match=r".*"):
        amount_in(text)
    book.put_prices("far", "model-1", Prices(Decimal(text), Decimal("1")))
    assert book.prices("far", "model-1") is None


def test_what_a_document_of_other_hands_says_was_spent_can_be_shown() -> None:
    assert money_text(Decimal("1e999999")) == "1.00e+999999"
    assert money_text(Decimal("1e-999999")) == "0.00"
    assert money_text(Decimal("123456789012345.5")) == "123456789012345.50"


@pytest.mark.parametrize("text", ["0", "0.25", "1e-7", "5E+2", "999999999999.99", " 3 "])
def test_amounts_of_money_are_read(text: str) -> None:
    assert amount_of(text) == Decimal(text)
