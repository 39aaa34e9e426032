"""Orders of journeys and outings."""

from fractions import Fraction

from statelab_gui.domain.drift.families.orders.parts import (
    EN,
    ZH,
    Amounts,
    Order,
    count,
    measure,
    number,
    off,
    percent,
    price,
)


def _hotel(v: Amounts) -> Fraction:
    stay = v["rooms"] * v["nights"] * v["room_rate"]
    tax = v["guests"] * v["nights"] * v["city_tax"]
    return Fraction(stay + tax + v["breakfasts"] * v["a_breakfast"])


def _bus_tour(v: Amounts) -> Fraction:
    seats = v["adults"] * v["fare"] + Fraction(v["children"] * v["fare"], 2)
    return seats + v["stops"] * v["a_stop"] + v["guide"]


def _car(v: Amounts) -> Fraction:
    beyond = max(0, v["distance"] - v["days"] * v["a_day_includes"])
    return Fraction(v["days"] * (v["day_rate"] + v["drivers"] * v["a_driver"]) + beyond * v["a_km"])


def _train(v: Amounts) -> Fraction:
    tickets = Fraction(v["travellers"] * v["ticket"])
    if v["travellers"] >= v["group"]:
        tickets *= off(v, "discount")
    return tickets + v["travellers"] * v["legs"] * v["a_seat"]


def _bikes(v: Amounts) -> Fraction:
    a_bike = min(v["hours"] * v["hourly"], v["most"])
    return Fraction(v["bikes"] * a_bike + v["helmets"] * v["a_helmet"])


def _museum(v: Amounts) -> Fraction:
    tickets = v["adults"] * v["ticket"] + v["seniors"] * max(0, v["ticket"] - v["less"])
    return Fraction(tickets + v["guides"] * v["an_audio_guide"])


ORDERS: dict[str, Order] = {
    "hotel": Order(
        {
            EN: "I am booking a hotel. Rooms are charged by the night, and every guest owes a city "
            "tax of ${city_tax} a night. A breakfast costs ${a_breakfast}.",
            ZH: "我要訂旅館。客房按晚計價，每位旅客每晚另付城市稅 {city_tax} 元。"
            "早餐每份 {a_breakfast} 元。",
        },
        (
            count("rooms", "the rooms/room/rooms", "客房/間客房", 1, 9),
            measure("nights", "the length of the stay/night/nights", "住宿天數/晚", 1, 9),
            number("guests", "the guests/guest/guests", "旅客/位旅客", 2, 18),
            price("room_rate", "the nightly rate of a room", "每間客房每晚的價格", 60, 150),
            count("breakfasts", "the breakfasts/breakfast/breakfasts", "早餐/份早餐", 3, 40),
        ),
        {"city_tax": (2, 3, 4), "a_breakfast": (8, 10, 13)},
        frozenset({"city_tax", "a_breakfast"}),
        _hotel,
        "travel",
    ),
    "bus_tour": Order(
        {
            EN: "I am organising a bus tour. A child pays half the fare of an adult. Every stop "
            "costs the group ${a_stop}, and the guide is paid for once.",
            ZH: "我要辦一場巴士旅遊。小孩付成人票價的一半。每個停靠點向全團收 {a_stop} 元，"
            "導遊費只付一次。",
        },
        (
            number("adults", "the adults/adult/adults", "成人/位成人", 6, 35),
            number("children", "the children/child/children", "小孩/位小孩", 2, 20),
            price("fare", "the adult fare", "成人票價", 14, 48),
            count("stops", "the stops/stop/stops", "停靠點/個停靠點", 1, 8),
            price("guide", "the guide's fee", "導遊費", 40, 120),
        ),
        {"a_stop": (5, 8, 12)},
        frozenset({"a_stop"}),
        _bus_tour,
        "travel",
    ),
    "car": Order(
        {
            EN: "I am renting a car by the day. Every day includes {a_day_includes} kilometres; "
            "each one beyond all of these costs ${a_km}. Every additional driver costs ${a_driver} "
            "a day.",
            ZH: "我要租車，按天計價。每天含 {a_day_includes} 公里，"
            "超過總里程後每公里 {a_km} 元。每位加保駕駛每天 {a_driver} 元。",
        },
        (
            measure("days", "the rental/day/days", "租期/天", 2, 10),
            price("day_rate", "the daily rate", "每天的租金", 28, 75),
            measure("distance", "the distance driven/mile/miles", "行駛里程/公里", 900, 1500),
            count(
                "drivers",
                "the additional drivers/additional driver/additional drivers",
                "加保駕駛/位加保駕駛",
                1,
                6,
            ),
        ),
        {"a_day_includes": (60, 80), "a_km": (1,), "a_driver": (6, 9)},
        frozenset({"a_km", "a_driver"}),
        _car,
        "ride",
    ),
    "train": Order(
        {
            EN: "I am buying train tickets. From {group} travellers on there is a group discount "
            "on the tickets. Everybody reserves a seat on every leg, at ${a_seat} each.",
            ZH: "我要買火車票。{group} 人以上車票可享團體折扣，按百分比扣除。"
            "每人每一段都要劃位，每次 {a_seat} 元。",
        },
        (
            number("travellers", "the travellers/traveller/travellers", "旅客/位旅客", 6, 30),
            price("ticket", "the price of a ticket", "每張車票的價格", 22, 70),
            measure("legs", "the number of legs of the journey//", "行程/段", 1, 6),
            percent("discount", "the group discount", "團體折扣", 5, 40, 5),
        ),
        {"group": (5, 6), "a_seat": (2, 3, 4)},
        frozenset({"a_seat"}),
        _train,
        "ride",
    ),
    "bikes": Order(
        {
            EN: "I am renting bikes by the hour, but a bike never costs more than ${most}. A "
            "helmet costs ${a_helmet}, whatever the time.",
            ZH: "我要租腳踏車，按小時計價，但每輛最多收 {most} 元。"
            "安全帽每頂 {a_helmet} 元，不計時間。",
        },
        (
            count("bikes", "the bikes/bike/bikes", "腳踏車/輛腳踏車", 2, 16),
            measure("hours", "the length of the ride/hour/hours", "騎乘時間/小時", 1, 8),
            price("hourly", "the hourly rate of a bike", "每輛每小時的價格", 3, 9),
            count("helmets", "the helmets/helmet/helmets", "安全帽/頂安全帽", 1, 12),
        ),
        {"most": (40, 45, 50), "a_helmet": (2, 3)},
        frozenset({"most", "a_helmet"}),
        _bikes,
        "ride",
    ),
    "museum": Order(
        {
            EN: "I am taking a group to a museum. A senior pays ${less} less than an adult. An "
            "audio guide costs ${an_audio_guide}.",
            ZH: "我要帶一團人參觀博物館。長者比成人少付 {less} 元。"
            "語音導覽每台 {an_audio_guide} 元。",
        },
        (
            number("adults", "the adults/adult/adults", "成人/位成人", 3, 25),
            number("seniors", "the seniors/senior/seniors", "長者/位長者", 2, 15),
            price("ticket", "the price of an adult ticket", "成人票的價格", 9, 26),
            count(
                "guides", "the audio guides/audio guide/audio guides", "語音導覽/台語音導覽", 1, 14
            ),
        ),
        {"less": (3, 4), "an_audio_guide": (3, 5)},
        frozenset({"less", "an_audio_guide"}),
        _museum,
        "outing",
    ),
}
