"""What may be asked of a small function: slots that take a step, in the order they are done."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from statelab_gui.domain.drift.families.choices import Both, GoalSpec, choices

Row = tuple[list[str | int], str, str]
"""A step with its parameters, and the command in both languages; {en}/{zh} name the items."""


@dataclass(frozen=True)
class Slot:
    """A goal or decoy: `phase` says when its step is done."""

    phase: str
    spec: GoalSpec


PHASES: dict[str, Both] = {
    "split": Both("splitting the text", "切開文字"),
    "out": Both("leaving some out", "排除不要的項目"),
    "change": Both("changing each one", "逐一改動"),
    "case": Both("changing capital and small letters", "改變大小寫"),
    "affix": Both("putting something before or after each one", "在每一項前後加上文字"),
    "limit": Both("holding each one within limits", "限制每一項的上下限"),
    "neighbours": Both("taking neighbours together", "合併相鄰的項目"),
    "group": Both("putting equal names together", "合併名稱相同的項目"),
    "repeats": Both("dealing with repeats", "處理重複的項目"),
    "sort": Both("sorting", "排序"),
    "skip": Both("leaving off the ends", "去掉頭尾"),
    "cut": Both("keeping only some by their places", "依位置只留下一部分"),
    "result": Both("giving back the result", "傳回結果"),
}
"""The phases in the order in which they are done."""


def slot(phase: str, en: str, zh: str, rows: Iterable[Row], key: str = "") -> Slot:
    """A slot whose goal is called by its phase unless `key` says otherwise."""
    return Slot(phase, GoalSpec(key or phase, Both(en, zh), choices(*rows)))


def numbered(step: str, en: str, zh: str, numbers: Iterable[int]) -> list[Row]:
    """One row a number, which is the step's only parameter; {n} in the words."""
    return [([step, n], en.replace("{n}", str(n)), zh.replace("{n}", str(n))) for n in numbers]


def number_filter(numbers: Sequence[int], divisors: Sequence[int] = (2, 3)) -> Slot:
    """Which numbers are kept."""
    rows = [
        *numbered("above", "keep only {en} above {n}", "只保留大於 {n} 的{zh}", numbers),
        *numbered(
            "at_least", "keep only {en} of {n} or more", "只保留 {n} 以上（含）的{zh}", numbers
        ),
        *numbered("below", "keep only {en} below {n}", "只保留小於 {n} 的{zh}", numbers),
        *numbered(
            "divisible",
            "keep only {en} that {n} divides",
            "只保留可被 {n} 整除的{zh}",
            divisors,
        ),
        *numbered(
            "indivisible",
            "keep only {en} that {n} does not divide",
            "只保留不可被 {n} 整除的{zh}",
            divisors,
        ),
    ]
    return slot("out", "the choice of what to keep", "保留哪些項目", rows)


def number_change(factors: Sequence[int], shifts: Sequence[int]) -> Slot:
    """What becomes of each number."""
    rows = [
        *numbered("plus", "add {n} to each of the {en}", "把每個{zh}加上 {n}", shifts),
        *numbered("minus", "subtract {n} from each of the {en}", "把每個{zh}減去 {n}", shifts),
        *numbered("times", "multiply each of the {en} by {n}", "把每個{zh}乘以 {n}", factors),
        *numbered(
            "divided_down",
            "divide each of the {en} by {n} and round down",
            "把每個{zh}除以 {n} 並無條件捨去（往下取整）",
            factors,
        ),
        *numbered(
            "divided_up",
            "divide each of the {en} by {n} and round up",
            "把每個{zh}除以 {n} 並無條件進位（往上取整）",
            factors,
        ),
    ]
    return slot("change", "the treatment of each of the {en}", "對每個{zh}的改動", rows)


def number_fold() -> Slot:
    """What becomes of each number without any amount."""
    rows: list[Row] = [
        (["squared"], "square each of the {en}", "把每個{zh}平方"),
        (["absolute"], "take the absolute value of each of the {en}", "把每個{zh}取絕對值"),
        (["negated"], "turn the sign of each of the {en}", "把每個{zh}變號"),
        (
            ["remainder", 7],
            "replace each of the {en} by its remainder modulo 7",
            "把每個{zh}換成除以 7 的餘數",
        ),
        (
            ["remainder", 10],
            "replace each of the {en} by its remainder modulo 10",
            "把每個{zh}換成除以 10 的餘數",
        ),
        (
            ["from", 100],
            "replace each of the {en} by what it lacks to 100",
            "把每個{zh}換成 100 減去它的差",
        ),
    ]
    return slot("change", "the treatment of each of the {en}", "對每個{zh}的改動", rows)


def number_limit(low: Sequence[int], high: Sequence[int], key: str = "limit") -> Slot:
    """How far numbers may go."""
    rows = [
        *numbered(
            "no_more",
            "lower any of the {en} above {n} to {n}",
            "把超過 {n} 的{zh}一律降為 {n}",
            high,
        ),
        *numbered(
            "no_less",
            "raise any of the {en} below {n} to {n}",
            "把低於 {n} 的{zh}一律升為 {n}",
            low,
        ),
    ]
    return slot("limit", "the limit on the {en}", "{zh}的上下限", rows, key)


def neighbours() -> Slot:
    """What becomes of numbers and those beside them."""
    rows: list[Row] = [
        (["running_totals"], "replace the {en} by their running totals", "把{zh}換成累計總和"),
        (
            ["running_most"],
            "replace each of the {en} by the largest so far",
            "把每個{zh}換成到目前為止的最大值",
        ),
        (
            ["running_least"],
            "replace each of the {en} by the smallest so far",
            "把每個{zh}換成到目前為止的最小值",
        ),
        (
            ["differences"],
            "replace the {en} by the differences of neighbours, each minus the one before",
            "把{zh}換成相鄰兩個的差（後者減前者）",
        ),
        (
            ["neighbour_sums"],
            "replace the {en} by the sums of each two neighbours",
            "把{zh}換成每兩個相鄰者的和",
        ),
        (
            ["neighbour_most"],
            "replace the {en} by the larger of each two neighbours",
            "把{zh}換成每兩個相鄰者中較大的",
        ),
    ]
    return slot("neighbours", "the treatment of neighbours", "相鄰項目的處理", rows)


def repeats(key: str = "repeats") -> Slot:
    """What becomes of equal items."""
    rows: list[Row] = [
        (["first_of_equal"], "keep only the first of equal {en}", "相同的{zh}只留第一個"),
        (["last_of_equal"], "keep only the last of equal {en}", "相同的{zh}只留最後一個"),
        (["only_single"], "drop all {en} that occur more than once", "出現不只一次的{zh}全部去掉"),
        (["only_repeated"], "keep only {en} that occur more than once", "只留出現不只一次的{zh}"),
        (
            ["unlike_neighbour"],
            "merge equal {en} that stand side by side into one",
            "相鄰且相同的{zh}併成一個",
        ),
        (["two_of_equal"], "keep at most the first two of equal {en}", "相同的{zh}最多留前兩個"),
    ]
    return slot("repeats", "the treatment of repeats", "重複項目的處理", rows, key)


def number_order(center: int) -> Slot:
    """The order of numbers."""
    rows: list[Row] = [
        (["ascending"], "sort from small to large", "由小到大排序"),
        (["descending"], "sort from large to small", "由大到小排序"),
        (["reversed"], "turn the order around", "把順序倒過來"),
        (
            ["by_last_digit"],
            "sort by the last digit, equal ones as they stand",
            "依個位數字由小到大排序，相同者維持原順序",
        ),
        (
            ["even_first"],
            "put even numbers before odd ones, each as they stand",
            "偶數排在奇數前面，其餘維持原順序",
        ),
        (
            ["by_distance", center],
            f"sort by the distance from {center}, nearest first, equal ones as they stand",
            f"依與 {center} 的距離由近到遠排序，相同者維持原順序",
        ),
    ]
    return slot("sort", "the order", "排列順序", rows)


def word_order() -> Slot:
    """The order of words."""
    rows: list[Row] = [
        (["alphabetical"], "sort alphabetically, whatever the case", "依字母順序排序，不分大小寫"),
        (
            ["alphabetical_down"],
            "sort against the alphabet, whatever the case",
            "依字母順序倒著排序，不分大小寫",
        ),
        (
            ["by_length"],
            "sort from short to long, equal ones as they stand",
            "由短到長排序，等長者維持原順序",
        ),
        (
            ["by_length_down"],
            "sort from long to short, equal ones as they stand",
            "由長到短排序，等長者維持原順序",
        ),
        (
            ["by_last_letter"],
            "sort by the last character, equal ones as they stand",
            "依最後一個字元排序，相同者維持原順序",
        ),
        (["reversed"], "turn the order around", "把順序倒過來"),
    ]
    return slot("sort", "the order", "排列順序", rows)


def pair_order() -> Slot:
    """The order of pairs."""
    rows: list[Row] = [
        (
            ["by_number"],
            "sort by number from small to large, equal ones as they stand",
            "依數字由小到大排序，相同者維持原順序",
        ),
        (
            ["by_number_down"],
            "sort by number from large to small, equal ones as they stand",
            "依數字由大到小排序，相同者維持原順序",
        ),
        (
            ["by_name"],
            "sort by name alphabetically, whatever the case",
            "依名稱的字母順序排序，不分大小寫",
        ),
        (
            ["by_name_down"],
            "sort by name against the alphabet, whatever the case",
            "依名稱的字母順序倒著排序，不分大小寫",
        ),
        (
            ["by_name_length"],
            "sort by the length of the name, shortest first, equal ones as they stand",
            "依名稱長度由短到長排序，等長者維持原順序",
        ),
        (["reversed"], "turn the order around", "把順序倒過來"),
    ]
    return slot("sort", "the order", "排列順序", rows)


def cut() -> Slot:
    """Which places are kept."""
    rows: list[Row] = [
        *numbered("first", "keep only the first {n}", "只留前 {n} 個", (2, 3, 4)),
        *numbered("last", "keep only the last {n}", "只留最後 {n} 個", (2, 3, 4)),
        (
            ["every_second", 0],
            "keep every other one, beginning with the first",
            "從第一個開始每隔一個留一個",
        ),
        (
            ["every_second", 1],
            "keep every other one, beginning with the second",
            "從第二個開始每隔一個留一個",
        ),
    ]
    return slot("cut", "the choice by place", "依位置的取捨", rows)


def skip(step: str, en: str, zh: str, *parameters: int) -> Slot:
    """A decoy that leaves off an end."""
    use: list[str | int] = [step, *parameters]
    row: Row = (use, en, zh)
    return slot("skip", "the ends", "頭尾的處理", [row], "ends")
