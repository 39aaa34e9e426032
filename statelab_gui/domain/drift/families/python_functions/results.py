"""Slots of words and pairs, and what a function gives back."""

from collections.abc import Sequence

from statelab_gui.domain.drift.families.python_functions.slots import Row, Slot, numbered, slot


def word_filter(lengths: Sequence[int], letters: str) -> Slot:
    """Which words are kept."""
    rows = [
        *numbered(
            "longer",
            "keep only {en} of more than {n} characters",
            "只保留超過 {n} 個字元的{zh}",
            lengths,
        ),
        *numbered(
            "shorter",
            "keep only {en} of fewer than {n} characters",
            "只保留不到 {n} 個字元的{zh}",
            [n + 2 for n in lengths],
        ),
    ]
    for c in letters:
        rows += [
            (
                ["starting", c],
                f'keep only {{en}} that begin with "{c}" in any case',
                f"只保留以「{c}」（不分大小寫）開頭的{{zh}}",
            ),
            (
                ["ending", c],
                f'keep only {{en}} that end with "{c}" in any case',
                f"只保留以「{c}」（不分大小寫）結尾的{{zh}}",
            ),
            (
                ["with", c],
                f'keep only {{en}} with the letter "{c}" in any case',
                f"只保留含有字母「{c}」（不分大小寫）的{{zh}}",
            ),
            (
                ["without", c],
                f'keep only {{en}} without the letter "{c}" in any case',
                f"只保留不含字母「{c}」（不分大小寫）的{{zh}}",
            ),
        ]
    return slot("out", "the choice of what to keep", "保留哪些項目", rows)


def word_change(letters: str) -> Slot:
    """What becomes of each word."""
    a, b = letters[0], letters[1]
    rows: list[Row] = [
        (["backwards"], "spell each of the {en} backwards", "把每個{zh}倒著拼"),
        (
            ["first_letters", 3],
            "cut each of the {en} to its first 3 characters",
            "每個{zh}只取前 3 個字元",
        ),
        (
            ["last_letters", 2],
            "cut each of the {en} to its last 2 characters",
            "每個{zh}只取最後 2 個字元",
        ),
        (
            ["no_vowels"],
            "take the vowels (a, e, i, o, u in any case) out of each of the {en}",
            "去掉每個{zh}中的母音（a、e、i、o、u，不分大小寫）",
        ),
        (
            ["replaced", a, b],
            f'replace each small "{a}" in the {{en}} by "{b}"',
            f"把{{zh}}中的小寫「{a}」都換成「{b}」",
        ),
        (
            ["doubled"],
            "write each of the {en} twice in a row without a space",
            "把每個{zh}連寫兩次，中間不空格",
        ),
        (
            ["but_first_letter"],
            "take the first character off each of the {en}",
            "去掉每個{zh}的第一個字元",
        ),
    ]
    return slot("change", "the treatment of each of the {en}", "對每個{zh}的改動", rows)


def letter_case() -> Slot:
    """Capital and small letters of words."""
    rows: list[Row] = [
        (["lower"], "write all of the {en} in small letters", "把{zh}全部改成小寫"),
        (["upper"], "write all of the {en} in capitals", "把{zh}全部改成大寫"),
        (
            ["capitalized"],
            "begin each of the {en} with a capital, the rest in small letters",
            "每個{zh}首字大寫，其餘小寫",
        ),
        (["swapped"], "swap capitals and small letters in the {en}", "把{zh}的大寫與小寫互換"),
        (
            ["first_lower"],
            "begin each of the {en} with a small letter and leave the rest",
            "每個{zh}的首字改小寫，其餘不動",
        ),
        (
            ["last_upper"],
            "end each of the {en} with a capital and leave the rest",
            "每個{zh}的最後一字改大寫，其餘不動",
        ),
    ]
    return slot("case", "the case of the letters", "字母大小寫", rows)


def affix(*marks: str) -> Slot:
    """What is put before or behind each word."""
    rows: list[Row] = []
    for mark in marks:
        rows += [
            (
                ["before", mark],
                f'put "{mark}" before each of the {{en}}',
                f"在每個{{zh}}前面加上「{mark}」",
            ),
            (
                ["behind", mark],
                f'put "{mark}" behind each of the {{en}}',
                f"在每個{{zh}}後面加上「{mark}」",
            ),
        ]
    return slot("affix", "the marks at the {en}", "{zh}前後的記號", rows)


def splitting() -> Slot:
    """Where a text is split."""
    rows: list[Row] = [
        (["split", ","], "split the text at each comma", "在每個逗號處切開文字"),
        (["split", ";"], "split the text at each semicolon", "在每個分號處切開文字"),
        (["split", "-"], "split the text at each hyphen", "在每個連字號處切開文字"),
        (["split", " "], "split the text at each space", "在每個空格處切開文字"),
        (["split", "/"], "split the text at each slash", "在每個斜線處切開文字"),
        (["characters"], "split the text into its single characters", "把文字切成單一字元"),
    ]
    return slot("split", "the splitting", "切開的方式", rows)


def pair_filter(numbers: Sequence[int], letters: str) -> Slot:
    """Which pairs are kept."""
    rows = [
        *numbered(
            "over",
            "keep only {en} with a number above {n}",
            "只保留數字大於 {n} 的{zh}",
            numbers,
        ),
        *numbered(
            "from_on",
            "keep only {en} with a number of {n} or more",
            "只保留數字在 {n} 以上（含）的{zh}",
            numbers,
        ),
        *numbered(
            "under",
            "keep only {en} with a number below {n}",
            "只保留數字小於 {n} 的{zh}",
            numbers,
        ),
    ]
    for c in letters:
        rows.append(
            (
                ["name_without", c],
                f'keep only {{en}} whose name lacks the letter "{c}" in any case',
                f"只保留名稱不含字母「{c}」（不分大小寫）的{{zh}}",
            )
        )
    return slot("out", "the choice of what to keep", "保留哪些項目", rows)


def names_change() -> Slot:
    """What becomes of the names."""
    rows: list[Row] = [
        (["names_lower"], "write the names in small letters", "把名稱改成小寫"),
        (["names_upper"], "write the names in capitals", "把名稱改成大寫"),
        (
            ["names_capitalized"],
            "begin each name with a capital, the rest in small letters",
            "名稱首字大寫，其餘小寫",
        ),
        (["names_first", 3], "cut each name to its first 3 characters", "名稱只取前 3 個字元"),
        (["names_backwards"], "spell the names backwards", "把名稱倒著拼"),
        (
            ["names_swapped"],
            "swap capitals and small letters in the names",
            "把名稱的大寫與小寫互換",
        ),
    ]
    return slot("case", "the spelling of the names", "名稱的寫法", rows)


def numbers_change(factors: Sequence[int], shifts: Sequence[int]) -> Slot:
    """What becomes of the numbers."""
    rows = [
        *numbered("numbers_plus", "add {n} to every number", "把每個數字加上 {n}", shifts),
        *numbered("numbers_minus", "subtract {n} from every number", "把每個數字減去 {n}", shifts),
        *numbered("numbers_times", "multiply every number by {n}", "把每個數字乘以 {n}", factors),
        *numbered(
            "numbers_divided_down",
            "divide every number by {n} and round down",
            "把每個數字除以 {n} 並無條件捨去（往下取整）",
            factors,
        ),
        *numbered(
            "numbers_divided_up",
            "divide every number by {n} and round up",
            "把每個數字除以 {n} 並無條件進位（往上取整）",
            factors,
        ),
    ]
    return slot("change", "the treatment of the numbers", "數字的改動", rows)


def grouping() -> Slot:
    """What becomes of equal names."""
    rows: list[Row] = [
        (
            ["group_sum"],
            "put equal names together with the sum of their numbers",
            "名稱相同的合併，數字取總和",
        ),
        (
            ["group_most"],
            "put equal names together with the largest of their numbers",
            "名稱相同的合併，數字取最大者",
        ),
        (
            ["group_least"],
            "put equal names together with the smallest of their numbers",
            "名稱相同的合併，數字取最小者",
        ),
        (
            ["group_count"],
            "put equal names together with how many there are as their number",
            "名稱相同的合併，數字改為出現次數",
        ),
        (
            ["group_first"],
            "put equal names together with the first of their numbers",
            "名稱相同的合併，數字取第一個",
        ),
        (
            ["group_last"],
            "put equal names together with the last of their numbers",
            "名稱相同的合併，數字取最後一個",
        ),
    ]
    return slot("group", "the treatment of equal names", "相同名稱的處理", rows)


def number_result() -> Slot:
    """What a function of numbers gives back."""
    rows: list[Row] = [
        (["as_list"], "give back a list", "傳回串列（list）"),
        (["as_tuple"], "give back a tuple", "傳回元組（tuple）"),
        (
            ["number_text", ","],
            "give back one text, the numbers joined by commas without spaces",
            "傳回一段文字，數字之間以逗號相連、不空格",
        ),
        (
            ["number_text", " | "],
            'give back one text, the numbers joined by " | "',
            "傳回一段文字，數字之間以「 | 」相連",
        ),
        (
            ["numbered"],
            "give back a dictionary from the place, from 1, to the number there",
            "傳回字典（dict），鍵為從 1 開始的位置，值為該處的數字",
        ),
        (["sum"], "give back the sum", "傳回總和"),
        (["most"], "give back the largest, or 0 if there is none", "傳回最大值，沒有則為 0"),
        (["least"], "give back the smallest, or 0 if there is none", "傳回最小值，沒有則為 0"),
    ]
    return slot("result", "what the function gives back", "函式傳回的內容", rows)


def word_result() -> Slot:
    """What a function of words gives back."""
    rows: list[Row] = [
        (["as_list"], "give back a list", "傳回串列（list）"),
        (["as_tuple"], "give back a tuple", "傳回元組（tuple）"),
        (
            ["joined", " "],
            "give back one text, joined by single spaces",
            "傳回一段文字，以一個空格相連",
        ),
        (["joined", "-"], "give back one text, joined by hyphens", "傳回一段文字，以連字號相連"),
        (
            ["numbered"],
            "give back a dictionary from the place, from 1, to what stands there",
            "傳回字典（dict），鍵為從 1 開始的位置，值為該處的內容",
        ),
        (
            ["letters"],
            "give back the number of characters in all of them together",
            "傳回全部合計的字元數",
        ),
        (["count"], "give back how many there are", "傳回個數"),
    ]
    return slot("result", "what the function gives back", "函式傳回的內容", rows)


def pair_result() -> Slot:
    """What a function of pairs gives back."""
    rows: list[Row] = [
        (
            ["as_list"],
            "give back a list of tuples (name, number)",
            "傳回元組 (名稱, 數字) 的串列（list）",
        ),
        (
            ["as_lists"],
            "give back a list of lists [name, number]",
            "傳回 [名稱, 數字] 串列的串列（list）",
        ),
        (
            ["number_first"],
            "give back a list of tuples (number, name)",
            "傳回元組 (數字, 名稱) 的串列（list）",
        ),
        (["as_names"], "give back a list of the names only", "只傳回名稱的串列（list）"),
        (["as_numbers"], "give back a list of the numbers only", "只傳回數字的串列（list）"),
        (["pair_text", ", "], 'give back one text like "a=1, b=2"', "傳回像「a=1, b=2」的一段文字"),
    ]
    return slot("result", "what the function gives back", "函式傳回的內容", rows)
