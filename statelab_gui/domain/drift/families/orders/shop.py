"""Orders in shops and of households."""

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


def _party_rental(v: Amounts) -> Fraction:
    rent = (v["chairs"] * v["a_chair"] + v["tables"] * v["a_table"]) * v["days"]
    return rent * off(v, "discount") + v["delivery"]


def _stationery(v: Amounts) -> Fraction:
    paid = v["notebooks"] - v["notebooks"] // 3
    goods = paid * v["a_notebook"] + v["pens"] * v["a_pen"]
    shipping = v["shipping"] if 0 < goods < v["free_from"] else 0
    return Fraction(goods + shipping)


def _bottles(v: Amounts) -> Fraction:
    bought = v["bottles"] * (v["a_bottle"] + v["deposit"]) + v["crates"] * v["a_crate"]
    return Fraction(bought - v["returned"] * v["deposit"] + v["delivery"])


def _paint(v: Amounts) -> Fraction:
    cans = full(v["area"] * v["coats"], v["a_can_covers"])
    return Fraction(cans * v["a_can"] + v["brushes"] * v["a_brush"])


def _curtains(v: Amounts) -> Fraction:
    metres = v["windows"] * v["drop"]
    fabric = metres * v["fabric_price"] * off(v, "discount")
    return fabric + v["windows"] * v["sewing"]


def _flowers(v: Amounts) -> Fraction:
    bouquet = v["roses"] * v["a_rose"] + v["tulips"] * v["a_tulip"]
    return Fraction(bouquet * v["weeks"] + v["vase"])


def _power(v: Amounts) -> Fraction:
    cheap = min(v["hours"], v["first"])
    used = cheap * v["low_rate"] + (v["hours"] - cheap) * v["high_rate"]
    return (Fraction(used) + v["months"] * v["base_fee"]) * on(v, "tax")


ORDERS: dict[str, Order] = {
    "party_rental": Order(
        {
            EN: "I am renting furniture for a party. Chairs cost ${a_chair} and tables ${a_table} "
            "each per day. A discount, if there is one, is taken off the rent only. Delivery is "
            "charged once.",
            ZH: "我要為派對租家具。椅子每張每天 {a_chair} 元，桌子每張每天 {a_table} 元。"
            "若有折扣，按百分比從租金中扣除。運送費只收一次。",
        },
        (
            count("chairs", "the chairs/chair/chairs", "椅子/張椅子", 8, 60),
            count("tables", "the tables/table/tables", "桌子/張桌子", 2, 14),
            measure("days", "the rental period/day/days", "租期/天", 1, 7),
            percent("discount", "the discount", "租金折扣", 5, 30, 5),
            price("delivery", "the delivery fee", "運送費", 10, 45),
        ),
        {"a_chair": (2, 3, 4), "a_table": (7, 8, 9, 11)},
        frozenset({"a_chair", "a_table"}),
        _party_rental,
        "event",
    ),
    "stationery": Order(
        {
            EN: "I am ordering stationery. A notebook costs ${a_notebook} and a pen ${a_pen}. Of "
            "every three notebooks one is free. Shipping is charged only where the goods come to "
            "less than ${free_from}.",
            ZH: "我要訂文具。筆記本每本 {a_notebook} 元，原子筆每枝 {a_pen} 元。"
            "筆記本每三本有一本免費。商品未滿 {free_from} 元才收運費。",
        },
        (
            count("notebooks", "the notebooks/notebook/notebooks", "筆記本/本筆記本", 4, 30),
            count("pens", "the pens/pen/pens", "原子筆/枝原子筆", 5, 40),
            price("shipping", "the shipping fee", "運費", 4, 15),
        ),
        {"a_notebook": (4, 5, 6, 7), "a_pen": (2, 3), "free_from": (150, 200)},
        frozenset({"a_notebook", "a_pen", "free_from"}),
        _stationery,
        "shop",
    ),
    "bottles": Order(
        {
            EN: "I am ordering juice. A bottle costs ${a_bottle} plus a deposit of ${deposit}, and "
            "a crate of snacks ${a_crate}. For each empty bottle that I return I get the deposit "
            "back.",
            ZH: "我要訂果汁。每瓶 {a_bottle} 元，另付押瓶費 {deposit} 元；點心每箱 {a_crate} 元。"
            "每退回一個空瓶，退還一份押瓶費。",
        },
        (
            count(
                "bottles",
                "the bottles of juice/bottle of juice/bottles of juice",
                "果汁/瓶果汁",
                6,
                48,
            ),
            count("crates", "the snacks/crate of snacks/crates of snacks", "點心/箱點心", 1, 9),
            number(
                "returned",
                "the empty bottles/empty bottle to return/empty bottles to return",
                "空瓶/個要退的空瓶",
                3,
                30,
            ),
            price("delivery", "the delivery fee", "外送費", 3, 18),
        ),
        {"a_bottle": (3, 4, 5), "deposit": (1, 2), "a_crate": (13, 16, 19)},
        frozenset({"a_bottle", "deposit", "a_crate"}),
        _bottles,
        "treat",
    ),
    "paint": Order(
        {
            EN: "I am buying paint. A can covers {a_can_covers} square metres once and costs "
            "${a_can}; only whole cans are sold. A brush costs ${a_brush}.",
            ZH: "我要買油漆。一罐可把 {a_can_covers} 平方公尺塗一道漆，每罐 {a_can} 元，只賣整罐。"
            "刷子每支 {a_brush} 元。",
        },
        (
            measure(
                "area", "the wall area/square metre/square metres", "牆面面積/平方公尺", 40, 160
            ),
            count("coats", "the coats of paint/coat of paint/coats of paint", "油漆/道漆", 1, 6),
            count("brushes", "the brushes/brush/brushes", "刷子/支刷子", 2, 12),
        ),
        {"a_can_covers": (8, 9, 10), "a_can": (21, 24, 29), "a_brush": (3, 4, 6)},
        frozenset({"a_can", "a_brush"}),
        _paint,
        "goods",
    ),
    "curtains": Order(
        {
            EN: "I am having curtains made. Every window needs as many metres of fabric as its "
            "drop is long, and is sewn at a fixed charge. A discount is on the fabric only.",
            ZH: "我要訂做窗簾。每扇窗需要的布料公尺數就是簾長，每扇窗另收固定的車縫費。"
            "折扣按百分比從布料費中扣除。",
        },
        (
            number("windows", "the windows/window/windows", "窗戶/扇窗戶", 2, 12),
            measure("drop", "the length of the drop/metre/metres", "簾長/公尺", 1, 6),
            price("fabric_price", "the price of a metre of fabric", "布料每公尺的價格", 9, 32),
            price("sewing", "the sewing charge for a window", "每扇窗的車縫費", 6, 25),
            percent("discount", "the fabric discount", "布料折扣", 5, 40, 5),
        ),
        {},
        frozenset(),
        _curtains,
        "goods",
    ),
    "flowers": Order(
        {
            EN: "I am subscribing to a weekly bouquet. A rose costs ${a_rose} and a tulip "
            "${a_tulip}; the same bouquet comes every week. A vase is paid for once.",
            ZH: "我要訂每週一束花。玫瑰每朵 {a_rose} 元，鬱金香每朵 {a_tulip} 元，每週花束相同。"
            "花瓶只付一次。",
        },
        (
            count("roses", "the roses/rose/roses", "玫瑰/朵玫瑰", 3, 15),
            count("tulips", "the tulips/tulip/tulips", "鬱金香/朵鬱金香", 4, 20),
            measure("weeks", "the subscription/week/weeks", "訂期/週", 3, 16),
            price("vase", "the price of the vase", "花瓶的價格", 8, 40),
        ),
        {"a_rose": (2, 3, 4), "a_tulip": (1, 2)},
        frozenset({"a_rose", "a_tulip"}),
        _flowers,
        "treat",
    ),
    "power": Order(
        {
            EN: "I am estimating an electricity bill. The first {first} kilowatt-hours cost "
            "${low_rate} each and all further ones ${high_rate} each. A base fee is due every "
            "month. The tax is on all of this together.",
            ZH: "我要估算電費。前 {first} 度每度 {low_rate} 元，其餘每度 {high_rate} 元；"
            "每月另收基本費。稅以以上合計計算。",
        },
        (
            measure("hours", "the consumption/kilowatt-hour/kilowatt-hours", "用電量/度", 60, 240),
            measure("months", "the billing period/month/months", "計費期間/個月", 1, 12),
            price("base_fee", "the monthly base fee", "每月基本費", 5, 22),
            percent("tax", "the tax rate", "稅率", 2, 12),
        ),
        {"first": (50, 80, 100), "low_rate": (1, 2), "high_rate": (3, 4)},
        frozenset({"low_rate", "high_rate"}),
        _power,
        "bill",
    ),
}
