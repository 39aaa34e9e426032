"""Orders of meals and events."""

from fractions import Fraction

from statelab_gui.domain.drift.families.orders.parts import (
    EN,
    ZH,
    Amounts,
    Order,
    count,
    full,
    measure,
    number,
    off,
    on,
    percent,
    price,
)


def _lunch_boxes(v: Amounts) -> Fraction:
    a_day = v["meat"] * v["a_meat"] + v["veggie"] * v["a_veggie"]
    return a_day * v["days"] * on(v, "service")


def _banquet(v: Amounts) -> Fraction:
    tables = full(v["guests"], v["seats"])
    drinks = v["guests"] * v["drinks"] * v["a_drink"]
    return Fraction(tables * v["table_price"] + drinks + v["room"])


def _coffee_bar(v: Amounts) -> Fraction:
    cups = v["people"] * v["cups"] * v["a_cup"]
    return cups * off(v, "discount") + v["hours"] * v["wage"]


def _pizza(v: Amounts) -> Fraction:
    pizzas = full(v["people"] * v["slices"], v["a_pizza_has"])
    return pizzas * (v["a_pizza"] + v["toppings"] * v["a_topping"]) * on(v, "tip")


def _bakery(v: Amounts) -> Fraction:
    dozens, singles = divmod(v["rolls"], 12)
    rolls = dozens * v["a_dozen"] + singles * v["a_roll"]
    return Fraction(rolls + v["cakes"] * v["a_cake"] + v["delivery"])


def _ice_cream(v: Amounts) -> Fraction:
    scoops = v["children"] * v["scoops"] + v["adults"] * (v["scoops"] + 1)
    return Fraction(scoops * v["a_scoop"] + v["cone"] * (v["children"] + v["adults"]))


ORDERS: dict[str, Order] = {
    "lunch_boxes": Order(
        {
            EN: "I am ordering lunch boxes for a workshop, the same every day. A box with meat "
            "costs ${a_meat} and a veggie box ${a_veggie}. The service charge is on the boxes.",
            ZH: "我要為研習營訂便當，每天相同。葷食每個 {a_meat} 元，素食每個 {a_veggie} 元。"
            "服務費按便當金額計算。",
        },
        (
            count(
                "meat",
                "the boxes with meat/box with meat/boxes with meat",
                "葷食便當/個葷食便當",
                5,
                40,
            ),
            count(
                "veggie", "the veggie boxes/veggie box/veggie boxes", "素食便當/個素食便當", 3, 25
            ),
            measure("days", "the length of the workshop/day/days", "研習營的天數/天", 1, 7),
            percent("service", "the service charge", "服務費", 4, 16, 2),
        ),
        {"a_meat": (9, 11, 12), "a_veggie": (7, 8)},
        frozenset({"a_meat", "a_veggie"}),
        _lunch_boxes,
        "event",
    ),
    "banquet": Order(
        {
            EN: "I am planning a banquet. Every table seats {seats}, and a begun table is charged "
            "in full. Every guest gets the same number of drinks, at ${a_drink} each. The room is "
            "paid for once.",
            ZH: "我要辦一場宴席。每桌坐 {seats} 人，坐不滿也算一整桌。"
            "每位賓客的飲料杯數相同，每杯 {a_drink} 元。場地費只付一次。",
        },
        (
            number("guests", "the guests/guest/guests", "賓客/位賓客", 21, 140),
            price("table_price", "the price of a table", "每桌的價格", 80, 190),
            measure("drinks", "the number of drinks per guest//", "每位賓客的飲料/杯", 1, 6),
            price("room", "the room fee", "場地費", 100, 320),
        ),
        {"seats": (8, 10, 12), "a_drink": (3, 4, 5)},
        frozenset({"a_drink"}),
        _banquet,
        "event",
    ),
    "coffee_bar": Order(
        {
            EN: "I am booking a coffee bar. Every visitor gets the same number of cups, at "
            "${a_cup} each; a discount is on the cups only. The barista is paid by the hour.",
            ZH: "我要預訂一個咖啡吧。每位訪客的杯數相同，每杯 {a_cup} 元；"
            "折扣按百分比從咖啡費中扣除。"
            "咖啡師按小時計酬。",
        },
        (
            number("people", "the visitors/visitor/visitors", "訪客/位訪客", 20, 90),
            measure("cups", "the number of cups per visitor//", "每位訪客的咖啡/杯", 1, 6),
            measure("hours", "the barista's shift/hour/hours", "咖啡師的工時/小時", 2, 9),
            price("wage", "the barista's hourly wage", "咖啡師的時薪", 18, 34),
            percent("discount", "the coffee discount", "咖啡折扣", 5, 30, 5),
        ),
        {"a_cup": (2, 3, 4)},
        frozenset({"a_cup"}),
        _coffee_bar,
        "event",
    ),
    "pizza": Order(
        {
            EN: "I am ordering pizza for a game night. A pizza has {a_pizza_has} slices and costs "
            "${a_pizza}; every topping adds ${a_topping} to every pizza. Only whole pizzas are "
            "sold. The tip is on the whole bill of the pizzas.",
            ZH: "我要為遊戲之夜訂披薩。一個披薩切 {a_pizza_has} 片，{a_pizza} 元；"
            "每種配料讓每個披薩加 {a_topping} 元。只賣整個。小費按披薩總金額計算。",
        },
        (
            number("people", "the players/player/players", "玩家/位玩家", 7, 40),
            measure("slices", "the number of slices per player//", "每位玩家的披薩/片", 2, 7),
            count("toppings", "the toppings/topping/toppings", "配料/種配料", 1, 6),
            percent("tip", "the tip", "小費", 5, 20),
        ),
        {"a_pizza_has": (6, 8), "a_pizza": (11, 12, 14), "a_topping": (1, 2)},
        frozenset({"a_pizza", "a_topping"}),
        _pizza,
        "event",
    ),
    "bakery": Order(
        {
            EN: "I am ordering from a bakery. Rolls cost ${a_dozen} a dozen, and ${a_roll} each "
            "where less than a dozen is left. A cake costs ${a_cake}.",
            ZH: "我要向麵包店訂購。餐包每打 {a_dozen} 元，不足一打的零頭每個 {a_roll} 元。"
            "蛋糕每個 {a_cake} 元。",
        },
        (
            count("rolls", "the rolls/roll/rolls", "餐包/個餐包", 13, 90),
            count("cakes", "the cakes/cake/cakes", "蛋糕/個蛋糕", 1, 8),
            price("delivery", "the delivery fee", "外送費", 4, 19),
        ),
        {"a_dozen": (10, 14, 18), "a_roll": (2,), "a_cake": (16, 22, 27)},
        frozenset({"a_dozen", "a_roll", "a_cake"}),
        _bakery,
        "treat",
    ),
    "ice_cream": Order(
        {
            EN: "I am treating a group to ice cream. Every child gets the same number of scoops, "
            "and every adult one scoop more. A scoop costs ${a_scoop}. Everybody gets a cone.",
            ZH: "我請一群人吃冰淇淋。每個小孩的球數相同，每個大人多一球。"
            "每球 {a_scoop} 元。每人一個甜筒。",
        },
        (
            number("children", "the children/child/children", "小孩/個小孩", 4, 25),
            number("adults", "the grown-ups/grown-up/grown-ups", "大人/個大人", 2, 14),
            measure("scoops", "the number of scoops per child//", "每個小孩的冰淇淋/球", 1, 6),
            price("cone", "the price of a cone", "甜筒的價格", 1, 7),
        ),
        {"a_scoop": (2, 3)},
        frozenset({"a_scoop"}),
        _ice_cream,
        "treat",
    ),
}
