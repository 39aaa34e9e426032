"""What may come on top of an order, or be taken off it, at a flat price: by the kind of trade."""

from dataclasses import dataclass

from statelab_gui.domain.drift.families.orders.parts import EN, ZH
from statelab_gui.domain.drift.items import Language


@dataclass(frozen=True)
class Extra:
    """A flat amount: `style` "extra" is added, "off" taken off; `low` to `high` in units."""

    key: str
    words: dict[Language, str]
    style: str
    low: int
    high: int


def _extra(key: str, en: str, zh: str, low: int, high: int) -> Extra:
    return Extra(key, {EN: en, ZH: zh}, "extra", low, high)


def _off(key: str, en: str, zh: str, low: int, high: int) -> Extra:
    return Extra(key, {EN: en, ZH: zh}, "off", low, high)


EXTRAS: dict[str, tuple[Extra, ...]] = {
    "shop": (
        _extra("gift_wrapping", "gift wrapping", "禮品包裝", 4, 15),
        _extra("express", "express handling", "急件處理", 8, 30),
        _extra("insurance", "shipping insurance", "運送保險", 3, 14),
        _extra("engraving", "an engraved name", "刻名服務", 6, 19),
        _extra("greeting_card", "a greeting card", "祝賀卡片", 2, 9),
        _extra("sample_box", "a sample box", "試用組", 5, 17),
        _off("coupon", "the spring coupon", "春季折價券", 3, 16),
        _off("store_credit", "my store credit", "我的購物金", 5, 25),
    ),
    "goods": (
        _extra("express", "express handling", "急件處理", 8, 30),
        _extra("insurance", "shipping insurance", "運送保險", 3, 14),
        _extra("fitting", "help with the fitting", "到府施工協助", 15, 40),
        _extra("warranty", "an extended warranty", "延長保固", 12, 35),
        _extra("colour_chart", "a colour chart", "色卡", 2, 9),
        _extra("toolkit", "a toolkit", "工具組", 9, 28),
        _off("coupon", "the spring coupon", "春季折價券", 3, 16),
        _off("store_credit", "my store credit", "我的購物金", 5, 25),
    ),
    "treat": (
        _extra("gift_wrapping", "gift wrapping", "禮品包裝", 4, 15),
        _extra("greeting_card", "a greeting card", "祝賀卡片", 2, 9),
        _extra("cool_bag", "a cool bag", "保冷袋", 3, 12),
        _extra("napkins", "printed napkins", "印花餐巾", 2, 11),
        _extra("balloons", "a bunch of balloons", "一束氣球", 5, 18),
        _extra("chocolates", "a box of chocolates", "一盒巧克力", 7, 20),
        _off("coupon", "the spring coupon", "春季折價券", 3, 13),
        _off("stamp_card", "my stamp card", "我的集點卡", 2, 10),
    ),
    "bill": (
        _extra("paper_bill", "a paper bill", "紙本帳單", 2, 7),
        _extra("service_call", "a service call", "到府服務", 18, 45),
        _extra("usage_report", "a usage report", "用量報告", 4, 15),
        _extra("alerts", "text message alerts", "簡訊提醒", 2, 8),
        _extra("priority", "priority support", "優先客服", 9, 30),
        _extra("back_up", "a back-up service", "備援服務", 10, 33),
        _off("welcome_bonus", "the welcome bonus", "新戶優惠", 10, 40),
        _off("online_bonus", "the online bonus", "線上申辦優惠", 3, 12),
    ),
    "event": (
        _extra("flowers", "flowers for the tables", "桌上鮮花", 20, 60),
        _extra("music", "a sound system", "音響設備", 40, 95),
        _extra("tablecloths", "linen tablecloths", "亞麻桌巾", 18, 50),
        _extra("waiter", "an extra waiter", "加派服務生", 45, 90),
        _extra("cake_stand", "a cake stand", "蛋糕架", 6, 19),
        _extra("candles", "candles", "蠟燭", 5, 17),
        _off("voucher", "the anniversary voucher", "週年慶抵用券", 10, 40),
        _off("early_booking", "the early booking bonus", "早訂優惠", 15, 45),
    ),
    "print": (
        _extra("proof", "a printed proof", "紙本打樣", 6, 22),
        _extra("rush_service", "a rush service", "趕件服務", 15, 45),
        _extra("box", "a presentation box", "精裝盒", 7, 24),
        _extra("courier", "a courier", "專人快遞", 9, 28),
        _extra("layout", "a layout check", "版面檢查", 12, 36),
        _extra("archive", "archiving of the files", "檔案保存", 3, 13),
        _off("loyalty", "the loyalty voucher", "會員抵用券", 5, 20),
        _off("recycling", "the recycling credit", "環保折抵", 2, 9),
    ),
    "text": (
        _extra("certified_copy", "a certified copy", "認證副本", 12, 38),
        _extra("printed_copy", "a printed copy", "紙本副本", 4, 16),
        _extra("courier", "a courier", "專人快遞", 9, 28),
        _extra("glossary", "a glossary", "詞彙表", 8, 26),
        _extra("layout", "a layout check", "版面檢查", 12, 36),
        _extra("archive", "archiving of the files", "檔案保存", 3, 13),
        _off("loyalty", "the loyalty voucher", "會員抵用券", 5, 20),
        _off("student", "the student voucher", "學生優惠券", 4, 18),
    ),
    "course": (
        _extra("placement_test", "a placement test", "分級測驗", 8, 25),
        _extra("workbook", "a workbook", "習作本", 6, 19),
        _extra("certificate", "a certificate", "結業證書", 5, 17),
        _extra("online_access", "online access", "線上教材", 7, 29),
        _extra("progress_report", "a progress report", "學習報告", 4, 15),
        _extra("mock_exam", "a mock exam", "模擬考", 9, 31),
        _off("referral", "the referral credit", "推薦獎勵", 5, 30),
        _off("sibling", "the sibling voucher", "手足優惠券", 6, 24),
    ),
    "work": (
        _extra("parking", "a parking permit", "停車許可", 8, 26),
        _extra("weekend", "the weekend surcharge", "假日加成", 25, 70),
        _extra("disposal", "waste disposal", "廢棄物清運", 12, 48),
        _extra("report", "a written report", "書面報告", 10, 34),
        _extra("materials", "extra materials", "額外材料", 9, 39),
        _extra("callback", "a follow-up visit", "回訪", 20, 55),
        _off("referral", "the referral credit", "推薦獎勵", 5, 30),
        _off("neighbour", "the neighbourhood voucher", "鄰里抵用券", 6, 24),
    ),
    "ride": (
        _extra("travel_insurance", "travel insurance", "旅遊保險", 12, 44),
        _extra("luggage", "luggage storage", "行李寄放", 4, 16),
        _extra("map", "a printed map", "紙本地圖", 2, 8),
        _extra("picnic", "a picnic basket", "野餐籃", 11, 33),
        _extra("flexible", "the flexible booking option", "彈性改期", 6, 21),
        _extra("breakdown", "breakdown assistance", "途中救援", 8, 27),
        _off("miles", "my mileage bonus", "我的累積里程", 10, 50),
        _off("promo", "the autumn promotion", "秋季促銷", 8, 35),
    ),
    "outing": (
        _extra("tour", "a guided tour", "專人導覽", 25, 60),
        _extra("exhibition", "the special exhibition", "特展", 12, 48),
        _extra("cloakroom", "cloakroom service", "衣帽寄放", 3, 13),
        _extra("photo_permit", "a photo permit", "攝影許可", 4, 14),
        _extra("catalogue", "a printed catalogue", "展覽圖錄", 10, 32),
        _extra("snacks", "a snack package", "點心包", 9, 29),
        _off("culture", "the culture voucher", "文化抵用券", 6, 24),
        _off("promo", "the autumn promotion", "秋季促銷", 8, 35),
    ),
    "travel": (
        _extra("transfer", "the airport transfer", "機場接送", 18, 60),
        _extra("travel_insurance", "travel insurance", "旅遊保險", 12, 44),
        _extra("late_checkout", "a late checkout", "延遲退房", 15, 40),
        _extra("city_tour", "a guided city walk", "市區導覽", 14, 38),
        _extra("luggage", "luggage storage", "行李寄放", 4, 16),
        _extra("picnic", "a picnic basket", "野餐籃", 11, 33),
        _off("miles", "my mileage bonus", "我的累積里程", 10, 50),
        _off("promo", "the autumn promotion", "秋季促銷", 8, 35),
    ),
}
