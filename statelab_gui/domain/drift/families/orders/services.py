"""Orders of printing and of work done by others."""

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
    on,
    percent,
    price,
)


def _booklets(v: Amounts) -> Fraction:
    pages = v["pages"] * v["a_page"] + v["colour"] * v["a_colour_page"]
    each = pages + v["binding"]
    rebate = Fraction(v["rebate"], 100) if v["copies"] > v["many"] else 0
    return Fraction(v["copies"] * each) * (1 - rebate)


def _banners(v: Amounts) -> Fraction:
    area = v["width"] * v["height"]
    rings = 2 * v["width"] * v["a_ring"]
    return Fraction(v["banners"] * (area * v["square_metre"] + rings))


def _translation(v: Amounts) -> Fraction:
    text = max(v["pages"] * v["page_rate"], v["least"]) if v["pages"] else 0
    return text * on(v, "rush") + v["review"] * v["an_hour"]


def _cleaning(v: Amounts) -> Fraction:
    minutes = v["rooms"] * v["a_room_takes"] + v["windows"] * v["a_window_takes"]
    return Fraction(minutes, 60) * v["hourly"] * v["visits"]


def _moving(v: Amounts) -> Fraction:
    beyond = max(0, v["distance"] - v["included"])
    return Fraction(
        v["movers"] * v["hours"] * v["wage"] + beyond * v["a_km"] + v["boxes"] * v["a_box"]
    )


def _tutoring(v: Amounts) -> Fraction:
    lessons = v["lessons"] * v["weeks"] * v["lesson_price"]
    return lessons * off(v, "discount") + v["books"] * v["a_book"]


def _garden(v: Amounts) -> Fraction:
    mowing = v["lawn"] * v["cuts"] * v["a_square_metre"]
    return Fraction(mowing, 10) + v["trees"] * v["tree_price"]


def _licences(v: Amounts) -> Fraction:
    months = v["months"] - v["months"] // 12 * v["free_months"]
    return Fraction(v["seats"] * months * v["seat_price"]) + v["setup"]


ORDERS: dict[str, Order] = {
    "booklets": Order(
        {
            EN: "I am having booklets printed. Every booklet has black pages at ${a_page} each and "
            "colour pages at ${a_colour_page} each, and is bound. On more than {many} copies there "
            "is a rebate on everything.",
            ZH: "我要印小冊子。每本的黑白內頁每頁 {a_page} 元，彩色內頁每頁 {a_colour_page} 元，"
            "另加裝訂費。超過 {many} 本時，總價可按百分比減免。",
        },
        (
            count("copies", "the copies/copy/copies", "小冊子/本小冊子", 21, 80),
            count("pages", "the black pages/black page/black pages", "黑白內頁/頁黑白內頁", 8, 40),
            count(
                "colour", "the colour pages/colour page/colour pages", "彩色內頁/頁彩色內頁", 2, 12
            ),
            price("binding", "the binding of one copy", "每本的裝訂費", 2, 9),
            percent("rebate", "the rebate for many copies", "大量印製的減免", 5, 30, 5),
        ),
        {"a_page": (1,), "a_colour_page": (2, 3), "many": (15, 20)},
        frozenset({"a_page", "a_colour_page"}),
        _booklets,
        "print",
    ),
    "banners": Order(
        {
            EN: "I am ordering banners, all of one size. They are charged by the square metre, and "
            "for every metre of width there are two rings at ${a_ring} each.",
            ZH: "我要訂做尺寸相同的布條。按平方公尺計價；每一公尺寬另需兩個扣環，"
            "每個 {a_ring} 元。",
        },
        (
            count("banners", "the banners/banner/banners", "布條/條布條", 2, 15),
            measure("width", "the width of a banner/metre/metres", "布條的寬度/公尺", 2, 9),
            measure("height", "the height of a banner/metre/metres", "布條的高度/公尺", 1, 6),
            price("square_metre", "the price of a square metre", "每平方公尺的價格", 8, 27),
        ),
        {"a_ring": (1, 2)},
        frozenset({"a_ring"}),
        _banners,
        "print",
    ),
    "translation": Order(
        {
            EN: "I am having a text translated. It is charged by the page, but at least ${least}. "
            "The rush surcharge is on the translation. A review comes at ${an_hour} an hour.",
            ZH: "我要請人翻譯文件。按頁計價，但至少 {least} 元。急件加成按翻譯費計算。"
            "審稿每小時 {an_hour} 元。",
        },
        (
            count("pages", "the pages/page/pages", "文件/頁文件", 6, 45),
            price("page_rate", "the price of a page", "每頁的價格", 12, 30),
            percent("rush", "the rush surcharge", "急件加成", 5, 40, 5),
            measure("review", "the time for the review/hour/hours", "審稿時間/小時", 1, 8),
        ),
        {"least": (50, 60), "an_hour": (28, 32, 36)},
        frozenset({"least", "an_hour"}),
        _translation,
        "text",
    ),
    "cleaning": Order(
        {
            EN: "I am booking a cleaning service. A room takes {a_room_takes} minutes and a window "
            "{a_window_takes} minutes; every visit is the same. Only the time is charged, by the "
            "hour and to the minute.",
            ZH: "我要預約清潔服務。每個房間需 {a_room_takes} 分鐘，每扇窗需 {a_window_takes} 分鐘，"
            "每次內容相同。只按時間計費，以時薪換算到分鐘。",
        },
        (
            number("rooms", "the rooms/room/rooms", "房間/個房間", 2, 12),
            number("windows", "the windows/window/windows", "窗戶/扇窗戶", 3, 24),
            number("visits", "the visits/visit/visits", "清潔/次清潔", 1, 10),
            price("hourly", "the hourly rate", "每小時的費率", 20, 45),
        ),
        {"a_room_takes": (20, 30, 40), "a_window_takes": (5, 10, 15)},
        frozenset(),
        _cleaning,
        "work",
    ),
    "moving": Order(
        {
            EN: "I am moving house. Every mover is paid by the hour. The first {included} "
            "kilometres are free, and every further one costs ${a_km}. A box costs ${a_box}.",
            ZH: "我要搬家。每位搬家工人按小時計酬。前 {included} 公里免費，"
            "之後每公里 {a_km} 元。紙箱每個 {a_box} 元。",
        },
        (
            count("movers", "the movers/mover/movers", "搬家工人/位搬家工人", 2, 8),
            measure("hours", "the working time/hour/hours", "工作時間/小時", 2, 10),
            price("wage", "the hourly wage of a mover", "每位工人的時薪", 16, 32),
            measure("distance", "the distance/kilometre/kilometres", "搬運距離/公里", 12, 70),
            count("boxes", "the boxes/box/boxes", "紙箱/個紙箱", 10, 60),
        ),
        {"included": (5, 10), "a_km": (1, 2), "a_box": (2, 3)},
        frozenset({"a_km", "a_box"}),
        _moving,
        "work",
    ),
    "tutoring": Order(
        {
            EN: "I am booking a tutor, with the same number of lessons every week. The discount is "
            "on the lessons. Textbooks cost ${a_book} each.",
            ZH: "我要請家教，每週堂數相同。折扣按百分比從課程費中扣除。課本每本 {a_book} 元。",
        },
        (
            measure("lessons", "the number of lessons per week//", "每週的課程/堂", 1, 6),
            measure("weeks", "the length of the course/week/weeks", "課程長度/週", 4, 20),
            price("lesson_price", "the price of a lesson", "每堂課的價格", 18, 42),
            count("books", "the textbooks/textbook/textbooks", "課本/本課本", 1, 8),
            percent("discount", "the lesson discount", "課程折扣", 5, 30, 5),
        ),
        {"a_book": (14, 17, 21)},
        frozenset({"a_book"}),
        _tutoring,
        "course",
    ),
    "garden": Order(
        {
            EN: "I am hiring a gardener. Mowing ten square metres once costs ${a_square_metre}, "
            "and smaller or larger lawns cost in proportion. Trimming is charged by the tree.",
            ZH: "我要請園丁。每割一次草，十平方公尺收 {a_square_metre} 元，其餘面積按比例計算。"
            "修樹按棵計價。",
        },
        (
            measure(
                "lawn",
                "the lawn area/square metre/square metres",
                "草坪面積/平方公尺",
                60,
                250,
            ),
            measure("cuts", "the number of times to mow//", "割草次數/次", 2, 12),
            count("trees", "the trees/tree to trim/trees to trim", "修樹/棵要修的樹", 1, 9),
            price("tree_price", "the price of trimming a tree", "修一棵樹的價格", 15, 60),
        ),
        {"a_square_metre": (1, 2, 3)},
        frozenset({"a_square_metre"}),
        _garden,
        "work",
    ),
    "licences": Order(
        {
            EN: "I am ordering a software subscription. Every seat is paid for by the month; for "
            "every full twelve months, {free_months} months are free. The setup is paid for once.",
            ZH: "我要訂閱軟體。每個席位按月計費；每滿十二個月，有 {free_months} 個月免費。"
            "設定費只付一次。",
        },
        (
            count("seats", "the seats/seat/seats", "席位/個席位", 3, 30),
            measure("months", "the term/month/months", "訂閱期間/個月", 9, 36),
            price("seat_price", "the monthly price of a seat", "每個席位的月費", 4, 19),
            price("setup", "the setup fee", "設定費", 25, 90),
        ),
        {"free_months": (1, 2)},
        frozenset(),
        _licences,
        "bill",
    ),
}
