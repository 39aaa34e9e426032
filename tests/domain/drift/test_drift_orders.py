"""Orders: totals worked out by hand, and answers graded by the number that they give."""

from decimal import Decimal
from fractions import Fraction

import pytest

from statelab_gui.domain.drift.families.orders import ORDERS, ORDERS_FAMILY, total
from statelab_gui.domain.drift.families.orders.family import rounded, written
from statelab_gui.domain.drift.items import Language
from statelab_gui.domain.faults import FaultKind

# (order, amounts of parts and facts, total by hand)
BY_HAND = [
    ("party_rental", "chairs=10 tables=2 a_chair=3 a_table=8 days=2 discount=25 delivery=15", 84),
    ("stationery", "notebooks=7 a_notebook=6 pens=4 a_pen=2 shipping=5 free_from=150", 43),
    ("stationery", "notebooks=30 a_notebook=7 pens=5 a_pen=2 shipping=5 free_from=150", 150),
    ("stationery", "notebooks=0 a_notebook=7 pens=0 a_pen=2 shipping=5 free_from=150", 0),
    ("bottles", "bottles=10 a_bottle=3 deposit=1 crates=2 a_crate=13 returned=6 delivery=4", 64),
    ("paint", "area=41 coats=2 a_can_covers=8 a_can=21 brushes=3 a_brush=4", 243),
    ("curtains", "windows=3 drop=2 fabric_price=10 discount=10 sewing=7", 75),
    ("flowers", "roses=5 a_rose=2 tulips=4 a_tulip=1 weeks=3 vase=20", 62),
    ("power", "hours=120 first=100 low_rate=1 high_rate=3 months=2 base_fee=10 tax=5", 189),
    ("power", "hours=60 first=100 low_rate=1 high_rate=3 months=0 base_fee=10 tax=0", 60),
    ("lunch_boxes", "meat=5 a_meat=9 veggie=5 a_veggie=7 days=2 service=10", 176),
    ("banquet", "guests=21 seats=10 table_price=100 drinks=2 a_drink=3 room=150", 576),
    ("coffee_bar", "people=20 cups=2 a_cup=3 discount=5 hours=4 wage=20", 194),
    ("pizza", "people=7 slices=3 a_pizza_has=8 a_pizza=12 toppings=2 a_topping=1 tip=10", "46.2"),
    ("bakery", "rolls=29 a_dozen=10 a_roll=2 cakes=1 a_cake=16 delivery=4", 50),
    ("ice_cream", "children=4 adults=2 scoops=1 a_scoop=2 cone=3", 34),
    (
        "booklets",
        "copies=21 pages=10 a_page=1 colour=2 a_colour_page=2 binding=4 many=20 rebate=10",
        "340.2",
    ),
    (
        "booklets",
        "copies=20 pages=10 a_page=1 colour=2 a_colour_page=2 binding=4 many=20 rebate=10",
        360,
    ),
    ("banners", "banners=2 width=3 height=2 square_metre=10 a_ring=1", 132),
    ("translation", "pages=2 page_rate=20 least=50 rush=10 review=1 an_hour=30", 85),
    ("translation", "pages=5 page_rate=20 least=50 rush=10 review=0 an_hour=30", 110),
    ("cleaning", "rooms=2 a_room_takes=20 windows=2 a_window_takes=10 visits=3 hourly=30", 90),
    ("moving", "movers=2 hours=3 wage=20 distance=15 included=10 a_km=2 boxes=10 a_box=2", 150),
    ("moving", "movers=2 hours=3 wage=20 distance=5 included=10 a_km=2 boxes=0 a_box=2", 120),
    ("tutoring", "lessons=2 weeks=5 lesson_price=20 discount=10 books=2 a_book=15", 210),
    ("garden", "lawn=65 cuts=2 a_square_metre=1 trees=1 tree_price=20", 33),
    ("licences", "seats=3 months=25 free_months=2 seat_price=4 setup=50", 302),
    ("hotel", "rooms=2 nights=3 room_rate=60 guests=3 city_tax=2 breakfasts=4 a_breakfast=8", 410),
    ("bus_tour", "adults=6 children=3 fare=15 stops=2 a_stop=5 guide=40", "162.5"),
    ("car", "days=3 day_rate=30 drivers=2 a_driver=6 distance=200 a_day_includes=60 a_km=1", 146),
    ("car", "days=4 day_rate=30 drivers=0 a_driver=6 distance=200 a_day_includes=60 a_km=1", 120),
    ("train", "travellers=6 ticket=30 group=6 discount=10 legs=2 a_seat=2", 186),
    ("train", "travellers=5 ticket=30 group=6 discount=10 legs=2 a_seat=2", 170),
    ("bikes", "bikes=2 hours=3 hourly=5 most=40 helmets=2 a_helmet=3", 36),
    ("bikes", "bikes=2 hours=9 hourly=5 most=40 helmets=0 a_helmet=3", 80),
    ("museum", "adults=3 seniors=2 ticket=10 less=3 guides=1 an_audio_guide=5", 49),
    ("museum", "adults=0 seniors=2 ticket=0 less=3 guides=1 an_audio_guide=5", 5),
]


@pytest.mark.parametrize(("name", "amounts", "expected"), BY_HAND)
def test_a_total_is_what_was_worked_out_by_hand(name, amounts, expected):
    given = {key: int(n) for key, n in (one.split("=") for one in amounts.split())}
    order = ORDERS[name]
    assert set(given) == {part.key for part in order.parts} | set(order.facts)
    assert order.total(given) == Fraction(expected)


def test_every_order_was_worked_out_by_hand():
    assert {name for name, _, _ in BY_HAND} == set(ORDERS)


@pytest.mark.parametrize("name", ORDERS)
def test_nothing_asked_for_costs_nothing_and_extras_are_added_or_taken_off(name):
    for language in Language:
        item = ORDERS_FAMILY.make(name, 3, language)
        assert total(item, {}) == 0
        for goal in item.goals:
            if goal.style in ("extra", "off"):
                sign = -1 if goal.style == "off" else 1
                assert total(item, {goal.key: 1}) == sign * goal.values[0].plain
                with_it, without = item.final | {goal.key: 1}, dict(item.final)
                without.pop(goal.key, None)
                assert total(item, with_it) - total(item, without) == sign * goal.values[0].plain


@pytest.mark.parametrize(
    ("amount", "cents", "text"),
    [
        (Fraction(1, 3), "0.33", "0.33"),
        (Fraction(1, 8), "0.13", "0.13"),
        (Fraction(-1, 8), "-0.13", "-0.13"),
        (Fraction(123450, 100), "1234.5", "1,234.50"),
        (Fraction(5000), "5000", "5,000"),
        (Fraction(999995, 1000), "1000", "1,000"),
    ],
)
def test_halves_of_a_cent_go_away_from_zero(amount, cents, text):
    assert rounded(amount) == Decimal(cents)
    assert written(amount) == text


def test_the_exact_total_and_the_rounded_one_are_right_and_nothing_near_them():
    item = ORDERS_FAMILY.make("bus_tour", 5, Language.EN)
    exact = total(item, item.final)
    assert _score(item, f"Answer: {float(exact)}") == 1
    assert _score(item, f"Answer: {written(exact)}") == 1
    for wrong in (exact + Fraction(1, 100), exact + 1, -exact, 100 * exact):
        assert _score(item, f"Answer: {float(wrong)}") == 0


def test_what_is_not_clear_is_no_usable_answer():
    item = ORDERS_FAMILY.make("bus_tour", 5, Language.EN)
    for text, fault in (
        ("It is a lot.", FaultKind.NO_ANSWER_FOUND),
        ("Answer: 12 or 13", FaultKind.SEVERAL_ANSWERS),
    ):
        grade = ORDERS_FAMILY.grade(item, item.final, text, None)
        assert (grade.usable, grade.score, grade.fault) == (False, 0, fault)


def test_amounts_are_of_the_money_of_the_language():
    english, chinese = (ORDERS_FAMILY.make("hotel", 4, one) for one in Language)
    assert english.goal("room_rate").values[0].words.startswith("$")
    assert chinese.goal("room_rate").values[0].words.endswith(" 元")
    assert total(chinese, chinese.final) == 30 * total(english, english.final)


def _score(item, text):
    return ORDERS_FAMILY.grade(item, item.final, text, None).score
