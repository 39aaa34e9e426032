"""Where cells are: named places that hold whole numbers, in two languages.

A place names its cells as JSON has them and as each language says them, and what a cell holds.
"""

from dataclasses import dataclass

from statelab_gui.domain.drift.items import Language

EN, ZH = Language.EN, Language.ZH_TW


@dataclass(frozen=True)
class Place:
    """`keys` name the cells; `cells` says them, `scene` tells what they are, and `start` and `more`
    are what a cell begins with and what may be added to it, with {cell} to be filled."""

    keys: tuple[str, ...]
    cells: dict[Language, tuple[str, ...]]
    scene: dict[Language, str]
    start: dict[Language, str]
    more: dict[Language, str]


def _place(keys: str, en: tuple[str, str, str, str], zh: tuple[str, str, str, str]) -> Place:
    """Of keys, and for each language: cells, scene, start, more. Cells are parted by "/"."""
    return Place(
        tuple(keys.split()),
        {EN: tuple(en[0].split("/")), ZH: tuple(zh[0].split("/"))},
        {EN: en[1], ZH: zh[1]},
        {EN: en[2], ZH: zh[2]},
        {EN: en[3], ZH: zh[3]},
    )


PLACES: dict[str, Place] = {
    "sheet": _place(
        "A1 B1 C1 D1",
        (
            "A1/B1/C1/D1",
            "A small spreadsheet has four cells: A1, B1, C1 and D1.",
            "the starting value of {cell}",
            "the amount to add to {cell}",
        ),
        (
            "A1/B1/C1/D1",
            "有一張小試算表，共有四個儲存格：A1、B1、C1 和 D1。",
            "{cell} 的起始值",
            "{cell} 要加的數",
        ),
    ),
    "variables": _place(
        "x y z w",
        (
            "x/y/z/w",
            "A tiny program keeps four variables: x, y, z and w.",
            "the initial value of {cell}",
            "the increment of {cell}",
        ),
        ("x/y/z/w", "一支小程式有四個變數：x、y、z 和 w。", "{cell} 的初始值", "{cell} 的增量"),
    ),
    "registers": _place(
        "R1 R2 R3 R4",
        (
            "R1/R2/R3/R4",
            "A toy processor has the registers R1, R2, R3 and R4.",
            "the content loaded into {cell}",
            "the number added to {cell}",
        ),
        (
            "R1/R2/R3/R4",
            "一個玩具處理器有暫存器 R1、R2、R3 和 R4。",
            "載入 {cell} 的內容",
            "加到 {cell} 的數",
        ),
    ),
    "lights": _place(
        "hall stairs porch attic",
        (
            "the hall light/the stairs light/the porch light/the attic light",
            "Four dimmers set the lights of the hall, the stairs, the porch and the attic. "
            "The higher the level, the brighter.",
            "the evening level of {cell}",
            "the step up of {cell}",
        ),
        (
            "走廊燈/樓梯燈/門廊燈/閣樓燈",
            "家裡有四個調光器，控制走廊（hall）、樓梯（stairs）、門廊（porch）和閣樓（attic）的燈，"
            "數字越大越亮。",
            "{cell}的傍晚亮度",
            "{cell}調高的級數",
        ),
    ),
    "teams": _place(
        "red blue green gold",
        (
            "the red team/the blue team/the green team/the gold team",
            "A scoreboard shows the points of the teams red, blue, green and gold.",
            "the opening score of {cell}",
            "the bonus of {cell}",
        ),
        (
            "紅隊/藍隊/綠隊/金隊",
            "計分板上有紅隊（red）、藍隊（blue）、綠隊（green）和金隊（gold）的分數。",
            "{cell}的開場分數",
            "{cell}的加分",
        ),
    ),
    "bins": _place(
        "bolts nuts screws washers",
        (
            "the bolts bin/the nuts bin/the screws bin/the washers bin",
            "A workshop counts full trays in its bins for bolts, nuts, screws and washers.",
            "the stock of {cell} in the morning",
            "the delivery to {cell}",
        ),
        (
            "螺栓箱/螺帽箱/螺絲箱/墊圈箱",
            "工坊清點螺栓（bolts）、螺帽（nuts）、螺絲（screws）和墊圈（washers）各箱的托盤數。",
            "{cell}早上的存量",
            "{cell}的進貨量",
        ),
    ),
    "tanks": _place(
        "north south east west",
        (
            "the north tank/the south tank/the east tank/the west tank",
            "A farm reads the gauges of its tanks in the north, south, east and west.",
            "the level of {cell} at dawn",
            "the inflow of {cell}",
        ),
        (
            "北邊水槽/南邊水槽/東邊水槽/西邊水槽",
            "農場有北（north）、南（south）、東（east）、西（west）四個水槽，各有一個刻度。",
            "{cell}清晨的刻度",
            "{cell}的進水量",
        ),
    ),
    "rooms": _place(
        "office lab studio lounge",
        (
            "the office/the lab/the studio/the lounge",
            "The heating of an office, a lab, a studio and a lounge is set in levels.",
            "the heating level of {cell}",
            "the winter surplus of {cell}",
        ),
        (
            "辦公室/實驗室/工作室/休息室",
            "辦公室（office）、實驗室（lab）、工作室（studio）和休息室（lounge）的暖氣以級數設定。",
            "{cell}的暖氣級數",
            "{cell}的冬季加成",
        ),
    ),
    "decks": _place(
        "deck1 deck2 deck3 deck4",
        (
            "deck 1/deck 2/deck 3/deck 4",
            "A car park counts the free spaces of deck1, deck2, deck3 and deck4.",
            "the count of {cell} at opening time",
            "the spaces freed on {cell}",
        ),
        (
            "一樓停車區/二樓停車區/三樓停車區/四樓停車區",
            "停車場清點一到四樓（deck1、deck2、deck3、deck4）的空位數。",
            "{cell}開門時的空位",
            "{cell}釋出的空位",
        ),
    ),
    "trays": _place(
        "fiction history science travel",
        (
            "the fiction tray/the history tray/the science tray/the travel tray",
            "A library counts the books in its return trays: fiction, history, science, travel.",
            "the count of {cell} at noon",
            "the late returns to {cell}",
        ),
        (
            "小說盤/歷史盤/科學盤/旅遊盤",
            "圖書館清點小說（fiction）、歷史（history）、科學（science）和旅遊（travel）還書盤的冊數。",
            "{cell}中午的冊數",
            "{cell}晚還的冊數",
        ),
    ),
    "songs": _place(
        "opener ballad waltz finale",
        (
            "the opener/the ballad/the waltz/the finale",
            "A band collects votes for its opener, its ballad, its waltz and its finale.",
            "the number of votes for {cell} on paper",
            "the number of online votes for {cell}",
        ),
        (
            "開場曲/抒情曲/圓舞曲/終曲",
            "樂團為開場曲（opener）、抒情曲（ballad）、圓舞曲（waltz）和終曲（finale）計票。",
            "{cell}的紙本票數",
            "{cell}的線上票數",
        ),
    ),
    "sliders": _place(
        "bass drums keys voice",
        (
            "the bass slider/the drums slider/the keys slider/the voice slider",
            "A mixing desk has sliders for bass, drums, keys and voice.",
            "the position of {cell}",
            "the push on {cell}",
        ),
        (
            "貝斯推桿/鼓組推桿/鍵盤推桿/人聲推桿",
            "混音台上有貝斯（bass）、鼓組（drums）、鍵盤（keys）和人聲（voice）四支推桿。",
            "{cell}的位置",
            "{cell}上推的格數",
        ),
    ),
    "banks": _place(
        "anna ben cleo dan",
        (
            "Anna's piggy bank/Ben's piggy bank/Cleo's piggy bank/Dan's piggy bank",
            "Four children, anna, ben, cleo and dan, each have a piggy bank with coins.",
            "the coins in {cell} to begin with",
            "the pocket money for {cell}",
        ),
        (
            "小安的撲滿/小本的撲滿/小蔻的撲滿/小丹的撲滿",
            "小安（anna）、小本（ben）、小蔻（cleo）和小丹（dan）各有一個裝硬幣的撲滿。",
            "{cell}原有的硬幣數",
            "{cell}的零用錢",
        ),
    ),
    "cars": _place(
        "car1 car2 car3 car4",
        (
            "carriage 1/carriage 2/carriage 3/carriage 4",
            "A guard counts the passengers of the carriages car1, car2, car3 and car4.",
            "the passengers in {cell} at departure",
            "the passengers boarding {cell}",
        ),
        (
            "第一車廂/第二車廂/第三車廂/第四車廂",
            "列車長清點四節車廂（car1、car2、car3、car4）的旅客數。",
            "{cell}發車時的人數",
            "{cell}上車的人數",
        ),
    ),
    "shelves": _place(
        "top upper lower bottom",
        (
            "the top shelf/the upper shelf/the lower shelf/the bottom shelf",
            "A rack has four shelves with boxes: top, upper, lower and bottom.",
            "the boxes on {cell} at first",
            "the new boxes for {cell}",
        ),
        (
            "頂層/上層/下層/底層",
            "貨架有四層放箱子：頂層（top）、上層（upper）、下層（lower）和底層（bottom）。",
            "{cell}原有的箱數",
            "{cell}新到的箱數",
        ),
    ),
    "gauges": _place(
        "oil fuel water air",
        (
            "the oil gauge/the fuel gauge/the water gauge/the air gauge",
            "A control panel shows gauges for oil, fuel, water and air.",
            "the first reading of {cell}",
            "the rise of {cell}",
        ),
        (
            "油壓表/燃料表/水位表/氣壓表",
            "控制面板上有油壓（oil）、燃料（fuel）、水位（water）和氣壓（air）四個表。",
            "{cell}的第一次讀數",
            "{cell}的上升量",
        ),
    ),
    "ponds": _place(
        "ducks geese swans coots",
        (
            "the ducks/the geese/the swans/the coots",
            "A birdwatcher keeps counts of ducks, geese, swans and coots.",
            "the first count of {cell}",
            "the late arrivals of {cell}",
        ),
        (
            "鴨子/雁/天鵝/白冠雞",
            "賞鳥人記錄鴨子（ducks）、雁（geese）、天鵝（swans）和白冠雞（coots）的數量。",
            "{cell}的第一次計數",
            "{cell}後來飛到的數量",
        ),
    ),
    "dials": _place(
        "first second third fourth",
        (
            "the first dial/the second dial/the third dial/the fourth dial",
            "A safe has four dials: first, second, third and fourth.",
            "the digit on {cell}",
            "the turn of {cell}",
        ),
        (
            "第一個轉盤/第二個轉盤/第三個轉盤/第四個轉盤",
            "保險箱有四個轉盤，依序是 first、second、third 和 fourth。",
            "{cell}的數字",
            "{cell}轉動的格數",
        ),
    ),
    "jars": _place(
        "mint sage thyme basil",
        (
            "the mint jar/the sage jar/the thyme jar/the basil jar",
            "A kitchen keeps spoonfuls of mint, sage, thyme and basil in jars.",
            "the spoonfuls in {cell} now",
            "the refill of {cell}",
        ),
        (
            "薄荷罐/鼠尾草罐/百里香罐/羅勒罐",
            "廚房用罐子裝薄荷（mint）、鼠尾草（sage）、百里香（thyme）和羅勒（basil），以匙計量。",
            "{cell}現有的匙數",
            "{cell}補充的匙數",
        ),
    ),
    "desks": _place(
        "sales support design legal",
        (
            "the sales desk/the support desk/the design desk/the legal desk",
            "Four desks, sales, support, design and legal, each have a pile of open tickets.",
            "the open tickets of {cell}",
            "the new tickets for {cell}",
        ),
        (
            "業務組/客服組/設計組/法務組",
            "業務（sales）、客服（support）、設計（design）和法務（legal）四組各有未處理的案件。",
            "{cell}未處理的件數",
            "{cell}新進的件數",
        ),
    ),
    "boats": _place(
        "heron otter falcon marten",
        (
            "the Heron/the Otter/the Falcon/the Marten",
            "A harbour counts crates aboard four boats: heron, otter, falcon and marten.",
            "the crates aboard {cell}",
            "the cargo for {cell}",
        ),
        (
            "蒼鷺號/水獺號/遊隼號/貂號",
            "港口清點四艘船上的貨箱：蒼鷺號（heron）、水獺號（otter）、遊隼號（falcon）和貂號（marten）。",
            "{cell}船上的貨箱",
            "{cell}加載的貨箱",
        ),
    ),
}
