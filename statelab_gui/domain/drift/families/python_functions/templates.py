"""What a task of a small function is, and the decoys that fit each kind."""

from dataclasses import dataclass
from enum import StrEnum

from statelab_gui.domain.drift.families.choices import Both
from statelab_gui.domain.drift.families.python_functions import results as r
from statelab_gui.domain.drift.families.python_functions import slots as s
from statelab_gui.domain.drift.families.python_functions.slots import Slot


class Kind(StrEnum):
    """What the function takes."""

    NUMBERS = "numbers"
    WORDS = "words"
    TEXT = "text"
    PAIRS = "pairs"


@dataclass(frozen=True)
class Template:
    """A task: `argument` is what the function's parameter is called, `noun` what its items are.

    `low` and `high` bound the numbers of the inputs.
    """

    kind: Kind
    argument: str
    noun: Both
    about: Both
    slots: tuple[Slot, ...]
    decoys: tuple[Slot, ...]
    low: int = 0
    high: int = 60


def numbers_task(
    argument: str, noun: Both, about: Both, slots: tuple[Slot, ...], low: int, high: int
) -> Template:
    """A task of numbers, with the decoys whose phases its own slots leave free."""
    middle = (low + high) // 2
    used = {slot.phase for slot in slots}
    spare = (
        s.slot(
            "out",
            "zeros and numbers below",
            "零與負數",
            [(["above", 0], "leave out zeros and anything below", "去掉零和負數")],
            "not_positive",
        ),
        s.slot(
            "out",
            "the odd ones",
            "奇數",
            [(["divisible", 2], "leave out odd {en}", "去掉奇數的{zh}")],
            "odd",
        ),
        s.slot(
            "out",
            "one value",
            "某個數值",
            [
                (
                    ["not_equal", middle],
                    f"leave out {{en}} of exactly {middle}",
                    f"去掉剛好是 {middle} 的{{zh}}",
                )
            ],
            "exact",
        ),
        s.slot(
            "out",
            "the large ones",
            "過大的項目",
            [
                (
                    ["at_most", high - 5],
                    f"leave out {{en}} above {high - 5}",
                    f"去掉大於 {high - 5} 的{{zh}}",
                )
            ],
            "large",
        ),
        s.number_limit([low + 6], [high - 8], "bounds"),
        s.repeats("doubles"),
        s.skip("skip_first", "leave off the first one", "去掉第一個", 1),
        s.cut(),
    )
    decoys = tuple(slot for slot in spare if slot.phase not in used - {"out"})
    return Template(Kind.NUMBERS, argument, noun, about, slots, decoys, low, high)


def words_task(
    kind: Kind, argument: str, noun: Both, about: Both, slots: tuple[Slot, ...]
) -> Template:
    used = {slot.phase for slot in slots}
    spare = (
        s.slot(
            "out",
            "the short ones",
            "太短的項目",
            [
                (
                    ["longer", 2],
                    "leave out {en} of 2 characters or fewer",
                    "去掉 2 個字元以下（含）的{zh}",
                )
            ],
            "short",
        ),
        s.slot(
            "out",
            "a first letter",
            "某個開頭字母",
            [
                (
                    ["not_starting", "b"],
                    'leave out {en} that begin with "b" in any case',
                    "去掉以「b」（不分大小寫）開頭的{zh}",
                )
            ],
            "first_letter",
        ),
        s.slot(
            "out",
            "a letter inside",
            "某個字母",
            [
                (
                    ["without", "o"],
                    'leave out {en} with the letter "o" in any case',
                    "去掉含有字母「o」（不分大小寫）的{zh}",
                )
            ],
            "letter",
        ),
        s.slot(
            "out",
            "the long ones",
            "太長的項目",
            [
                (
                    ["shorter", 8],
                    "leave out {en} of 8 characters or more",
                    "去掉 8 個字元以上（含）的{zh}",
                )
            ],
            "long",
        ),
        r.letter_case(),
        r.affix("#", "*"),
        s.repeats("doubles"),
        s.skip("skip_last", "leave off the last one", "去掉最後一個", 1),
        s.cut(),
    )
    decoys = tuple(slot for slot in spare if slot.phase not in used - {"out"})
    return Template(kind, argument, noun, about, slots, decoys)


def pairs_task(
    argument: str, noun: Both, about: Both, slots: tuple[Slot, ...], high: int
) -> Template:
    used = {slot.phase for slot in slots}
    spare = (
        s.slot(
            "out",
            "the zeros",
            "數字為零的項目",
            [(["over", 0], "leave out {en} with a number of 0", "去掉數字為 0 的{zh}")],
            "zeros",
        ),
        s.slot(
            "out",
            "one name",
            "某個名稱",
            [
                (
                    ["not_named", "Beta"],
                    'leave out {en} named exactly "Beta"',
                    "去掉名稱剛好是「Beta」的{zh}",
                )
            ],
            "one_name",
        ),
        s.slot(
            "out",
            "odd numbers",
            "奇數",
            [(["number_even"], "leave out {en} with an odd number", "去掉數字為奇數的{zh}")],
            "odd",
        ),
        s.slot(
            "out",
            "large numbers",
            "過大的數字",
            [
                (
                    ["up_to", high - 6],
                    f"leave out {{en}} with a number above {high - 6}",
                    f"去掉數字大於 {high - 6} 的{{zh}}",
                )
            ],
            "large",
        ),
        s.slot(
            "limit",
            "the limit on the numbers",
            "數字的上下限",
            [
                (
                    ["numbers_no_more", high - 9],
                    f"lower any number above {high - 9} to {high - 9}",
                    f"把超過 {high - 9} 的數字一律降為 {high - 9}",
                ),
                (
                    ["numbers_no_less", 7],
                    "raise any number below 7 to 7",
                    "把低於 7 的數字一律升為 7",
                ),
            ],
            "bounds",
        ),
        r.names_change(),
        r.numbers_change((2, 3), (1, 5)),
        s.skip("skip_first", "leave off the first one", "去掉第一個", 1),
        s.cut(),
    )
    decoys = tuple(slot for slot in spare if slot.phase not in used - {"out"})
    return Template(Kind.PAIRS, argument, noun, about, slots, decoys, 0, high)
