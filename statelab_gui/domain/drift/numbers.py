"""Finding the number in an answer: the last answer line, and exactly one number on it.

An answer line begins, but for signs of markup, with "Answer:" or 「答案：」. Of several the last
counts. Full-width signs count as plain ones. A number is digits, with or without commas between
groups of three, with or without decimals; a currency or a sign may stand directly before it. A
number behind a word for minus, and one that goes on in another script's digits, is not clear; nor
is one that something is done to, such as a root or a sum, though its terms be equal.
"""

import re
from dataclasses import dataclass
from fractions import Fraction

from statelab_gui.domain.faults import FaultKind
from statelab_gui.domain.numerals import MAX_DIGITS, integer_of

_LINE = re.compile(
    r"^[\s>*_#`\-•]{0,12}(?:the )?(?:final )?(?:answer|(?:最終|最後)?答案)[*_`\s]{0,6}:(.*)$",
    re.IGNORECASE | re.MULTILINE,
)
_WORD = re.compile("answer|答案", re.IGNORECASE)
_FULL_WIDTH = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {0x3000: 0x20, 0xFFE5: 0xA5}
_TOKEN = re.compile(r"[0-9][0-9.,]*")
_PLAIN = re.compile(r"([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.([0-9]+))?")
_MINUS = "-\u2010\u2011\u2012\u2013\u2212\ufe63"
_SIGNS = re.compile(rf"(?:(?<![\w)\]])([{_MINUS}+]))?(?:US|NT|HK)?[$¥€£]?([{_MINUS}+])?$")
_LONE_DASH = re.compile(rf"(?:^|[\s*_`])[{_MINUS}]\s+$|[\u2014\u2015\ufe58]\s*$")
_NEGATED = re.compile(
    r"(?:\b(?:minus|negative|not)|[負负])\s*(?:US|NT|HK)?[$¥€£]?\s*$", re.IGNORECASE
)
_SCALED = re.compile(
    r"[A-Za-z_\u00b2\u00b3\u00b9\u00bc-\u00be\u2044\u2070-\u209f\u2150-\u218f]"
    r"|\s*(?:\\?%|‰|(?:percent|k|dozen|hundred|thousand|million|billion)\b|[萬億千百兆成打]"
    r"|and (?:a|one|two|three) (?:half|halves|thirds?|quarters?|fifths?)\b)",
    re.IGNORECASE,
)
_DONE_BEFORE = re.compile(
    rf"(?:[√∛<>]|[{_MINUS}]\s*\\?[(\[{{]|\\?\b(?:sqrt|cbrt|d?frac|log|ln|exp|abs)[\s({{|]*"
    r"|\b(?:half|twice|double|triple|(?:third|quarter|(?:fif|six|seven|eigh|nin|ten)th)s?)(?: of)?"
    r"|\b(?:less|more|fewer|greater|lower|higher) than"
    r"|分之|[一二三四五六七八九十百千萬万]又?|超過|超过|不到|不足|大[於于]|小[於于])\s*$",
    re.IGNORECASE,
)
_DONE_AFTER = re.compile(
    rf"\s*(?:(?:\*\*?|[{_MINUS}×✕·⋅•∙/÷^:+]|\\?(?:times|cdot|div)\b|\b(?:plus|minus|mod|x)\b"
    r"|[加減减乘除]以?)\s*[({\\]*(?:US|NT|HK)?[$¥€£]?[0-9]"
    r"|(?:squared|cubed|halved|doubled|tripled)\b|十|的?一半|分之"
    r"|的?[二兩两三四五六七八九十]倍|[\u4e00-\u9fff]{0,2}半(?![徑径])|[元塊块圓圆個个]?多(?!少))",
    re.IGNORECASE,
)
_COUNTED = re.compile(r"\s*([A-Za-z\u4e00-\u9fff])([A-Za-z]*)")
_NO_UNITS = frozenset(
    " ".join(
        (
            "a an and as at by each for i in is or per so that the this to total which with",
            "元 塊 块 圓 圆 整",
        )
    ).split()
)
_CENTS = re.compile(r"\s*(?:cents?\b|¢|[角毛分])", re.IGNORECASE)
_UNIT = re.compile(r"^\s*(?:\\?%|(?:percent|dozens?)\b|打)", re.IGNORECASE)
_JOINED = re.compile(r"[A-Za-z_.,^/]$")
_CURRENCY_BEFORE = re.compile(r"(?<![A-Za-z])(?:USD?|TWD|NTD?)$", re.IGNORECASE)
_CURRENCY = re.compile(r"\s*(?:usd|us|dollars?|twd|ntd?|nt)\b", re.IGNORECASE)
_NEAR = 16
"""So many characters on either side of a number may belong to it."""

_MOST = 100
"""A line of more numbers gives no answer, even where they are all the same."""


@dataclass(frozen=True)
class NumberFound:
    """The number of an answer; or None, why there is none, and the line or place it is about."""

    value: Fraction | None
    fault: FaultKind | None = None
    detail: str = ""


def read_number(answer: str, *, as_written: bool = False) -> NumberFound:
    """The number that an answer gives; in time linear in its length.

    A percent sign or a dozen behind it makes it unclear, but where numbers count `as_written`.
    """
    lines = _answer_lines(answer.translate(_FULL_WIDTH))
    if not lines:
        return NumberFound(None, FaultKind.NO_ANSWER_FOUND, answer.strip()[-80:])
    line: str = lines[-1].replace("__", "  ")  # strong emphasis
    values, units = set[Fraction](), set[str]()
    for count, token in enumerate(_TOKEN.finditer(line)):
        if len(token.group()) > MAX_DIGITS:
            return NumberFound(None, FaultKind.NUMBER_TOO_LONG)
        value = _value(line, token, as_written)
        if value is None or count == _MOST:
            return NumberFound(None, FaultKind.SEVERAL_ANSWERS, line.strip())
        values.add(value)
        units.add(_unit(line, token))
    if not values:
        return NumberFound(None, FaultKind.NO_ANSWER_FOUND, line.strip())
    if len(values) > 1 or len(units - {""}) > 1:  # six hours and six minutes are no six
        return NumberFound(None, FaultKind.SEVERAL_ANSWERS, line.strip())
    return NumberFound(values.pop())


def _answer_lines(text: str) -> list[str]:
    """What stands behind the colon of each answer line.

    Looked for from its one word on: what may stand before that may stand anywhere, and trying each
    place of a long text for it takes half a minute a megabyte, in which the window cannot move.
    """
    found: list[str] = []
    looked = past = 0
    for word in _WORD.finditer(text):
        feed = text.rfind("\n", looked, word.start())
        first_of_line = feed >= 0 or looked == 0
        looked = word.end()
        if first_of_line and feed + 1 >= past:
            line = _LINE.match(text, feed + 1)
            if line is not None:
                found.append(line[1])
                past = line.end()
    return found


def _value(line: str, token: re.Match[str], as_written: bool) -> Fraction | None:
    """The number that a run of digits, points and commas stands for; None where it is not clear."""
    text = token.group().rstrip(".,")
    number = _PLAIN.fullmatch(text)
    end = token.start() + len(text)
    before, after = line[max(0, token.start() - _NEAR) : token.start()], line[end : end + _NEAR]
    if as_written:
        after = _UNIT.sub("", after, count=1)
    if number is None or _LONE_DASH.search(before) or _is_scaled(after):
        return None
    if _DONE_BEFORE.search(before) or _DONE_AFTER.match(after):
        return None
    if not as_written and _CENTS.match(after):
        return None
    if _NEGATED.search(before) or before[-1:].isdecimal() or after[:1].isdecimal():
        return None
    if _JOINED.search(before) and not _CURRENCY_BEFORE.search(before):
        return None
    if token.start() <= _NEAR and before.strip() == "(" and after[:1] == ")":
        return None  # a bookkeeper's minus, or just brackets
    signs = _SIGNS.search(before)
    minus = signs is not None and any(sign and sign in _MINUS for sign in signs.groups())
    whole, decimals = number.group(1).replace(",", ""), number.group(2) or ""
    value = Fraction(integer_of(whole + decimals), 10 ** len(decimals))
    return -value if minus else value


def _unit(line: str, token: re.Match[str]) -> str:
    """What a number counts, as far as it tells two things apart: a word, or a first Chinese
    character; "" for nothing, for money and for words that count nothing."""
    end = token.start() + len(token.group().rstrip(".,"))
    after = line[end : end + _NEAR]
    found = None if _CURRENCY.match(after) else _COUNTED.match(after)
    if found is None:
        return ""
    word = (found[1] if found[1] >= "\u4e00" else found[1] + found[2]).lower()
    return "" if word in _NO_UNITS else word.removesuffix("s")


def _is_scaled(after: str) -> bool:
    """Whether what follows a number makes it another one, or no amount at all."""
    return _CURRENCY.match(after) is None and _SCALED.match(after) is not None
