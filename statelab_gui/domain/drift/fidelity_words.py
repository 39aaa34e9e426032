"""The words by which an utterance is judged to withdraw, to change, to confirm, to recap."""

import re
from dataclasses import dataclass

from statelab_gui.domain.drift.items import Language


@dataclass(frozen=True)
class Signs:
    """What is looked for in the plain rest of an utterance, with goals and values taken out.

    `goes` says that something is withdrawn, `takes_off` too, but of money taken off a price;
    `changes` that something changes, `changes_surely` that it stood before; `denies` that something
    is not wanted, `harmless` is taken out before that is looked for. `confirms` says that nothing
    changes, and `no_change` are the ways to speak of change in saying so; `undoes` has no place
    there. `recaps`, `hedges` and `leftover` have none anywhere; `foreign` is another language.
    """

    goes: re.Pattern[str]
    takes_off: re.Pattern[str]
    changes: re.Pattern[str]
    changes_surely: re.Pattern[str]
    denies: re.Pattern[str]
    harmless: re.Pattern[str]
    confirms: re.Pattern[str]
    no_change: re.Pattern[str]
    undoes: re.Pattern[str]
    recaps: re.Pattern[str]
    hedges: re.Pattern[str]
    leftover: re.Pattern[str]
    foreign: re.Pattern[str]


_NEVER = re.compile(r"(?!)")
_LEFTOVER = (
    r"```|\*\*|^[#>\[{]|</?\w+>|\b(?:user|assistant|message|output|reply) ?:|as an ai\b"
    r"|\bhere(?:'s| is) (?:the|a|your|my|one) (?:\w+ ){0,2}(?:message|version|wording)"
    r"|^(?:sure|certainly|of course|absolutely)\b|\bthe user\b"
)

SIGNS = {
    Language.EN: Signs(
        goes=re.compile(
            r"\b(?:drop(?:ped|ping)?|never ?mind|forget|leave (?:it )?out|leav(?:e|ing) (?:…|off)"
            r".{0,20}(?:out|off|aside)|leave off|without|no longer|any ?more|remove[ds]?"
            r"|cancel(?:led)?|scrap|disregard|ignore|skip|(?:don't|do not|not) (?:need|want|count)"
            r"|(?:doesn't|does not) apply|withdraw|(?:can't|cannot|can not) use"
            r"|take (?:that|it|back)|changed my mind about wanting)\b"
        ),
        takes_off=re.compile(r"\b(?:take|taking) .{0,60}\boff\b"),
        changes=re.compile(
            r"\b(?:chang(?:e[ds]?|ing)|instead|actually|second thoughts?|rather|switch(?:ed|ing)?"
            r"|correct(?:ion|ed)?|update[ds]?|replac(?:e[ds]?|ing)|different|wrong|misread|now"
            r"|turns out|make (?:it|that)|adjust(?:ed)?|revise[ds]?|move[ds]?)\b"
        ),
        changes_surely=re.compile(
            r"\b(?:chang(?:e[ds]?|ing)|switch(?:ed|ing)?|replac(?:e[ds]?|ing)|correction"
            r"|instead|update[ds]?|revise[ds]?|second thoughts?|wrong|misread|different"
            r"|turns out)\b"
        ),
        denies=re.compile(r"\b(?:not|never|no)\b|n't\b"),
        harmless=re.compile(r"\bno (?:problem|worries|doubt)\b|\bif (?:you|it) don't mind\b"),
        confirms=re.compile(
            r"\b(?:no|nothing|none|same|still|stays?|stands?|remains?|unchanged|as before|holds?"
            r"|keep|fine|as (?:i )?said|as is)\b|n't chang"
        ),
        no_change=re.compile(
            r"(?:\b(?:no|not|nothing|none|without|any)\b|n't\b)[^.!?]{0,40}\bchang\w*"
        ),
        undoes=re.compile(r"\b(?:drop|never ?mind|forget|remove|cancel|scrap|ignore|disregard)\b"),
        recaps=re.compile(
            r"\b(?:recap|sum up|summar\w+|in total|altogether|so far|everything else|the rest"
            r"|the others?|in addition to (?:…|what|my))\b"
        ),
        hedges=re.compile(
            r"\b(?:maybe|perhaps|possibly|probably|might|not sure|i guess|i wonder|or so)\b"
        ),
        leftover=re.compile(_LEFTOVER),
        foreign=re.compile(
            r"[^\W\d_a-z]+|\b(?:bitte|nicht|und|der|das|por favor|para|los|las|quiero|les|des|une"
            r"|merci|voudrais|vorrei|della|uma|quero)\b"
        ),
    ),
    Language.ZH_TW: Signs(
        goes=re.compile(
            r"取消|不要|不用|不需|不必|拿掉|刪|去掉|移除|撤回|作廢|不算|不適用|不能用|不折|免了"
            r"|別管|算了|略過|忽略"
        ),
        takes_off=_NEVER,
        changes=re.compile(
            r"改|換|更正|更新|更動|還是|弄錯|看錯|其實|變成|變為|現在|而不是|調整|修正"
        ),
        changes_surely=re.compile(r"改|換|更正|更新|變成|變為|弄錯|看錯|其實|修正"),
        denies=re.compile(r"[不沒別勿]|無須|無需"),
        harmless=re.compile(
            r"不好意思|對不起|沒錯|沒問題|差不多|不過|別忘了|[特分個類級性區]別|不錯|不論|不管"
        ),
        confirms=re.compile(r"沒|不變|未變|照|一樣|還是|維持|算數|無|依舊|不[用需必]"),
        no_change=re.compile(r"[沒無不未][^。!?]{0,8}(?:改|變|換|更)\w?"),
        undoes=re.compile(r"取消|拿掉|刪|去掉|移除|作廢|免了"),
        recaps=re.compile(r"總結|總之|綜合|綜上|目前為止|整理一下|其他|其它|其餘|另外還有先前"),
        hedges=re.compile(r"也許|或許|可能|不確定|不一定|說不定|應該吧"),
        leftover=re.compile(_LEFTOVER + r"|以下是(?:訊息|改寫)|(?:使用者|助理|訊息|回覆) ?:"),
        foreign=re.compile(
            r"[a-z]{3,}|[这们为说请还时点价过来对没让给从钱单换进边样发现变删减仅务应该张图书"
            r"买卖东车门间题类个两]"
        ),
    ),
}

_UNITS = (
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
    " seventeen eighteen nineteen"
)
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
_ENGLISH = {word: number for number, word in enumerate(_UNITS.split(), 2)}
_ENGLISH |= {word: 10 * number for number, word in enumerate(_TENS.split(), 2)}
_ENGLISH_NUMBER = re.compile(
    rf"\b({_TENS.replace(' ', '|')})[- ](one|{'|'.join(_UNITS.split()[:8])})\b"
    rf"|\b({'|'.join(_ENGLISH)})\b"
)
_DIGITS = {sign: value for value, sign in enumerate("一二三四五六七八九", 1)} | {"兩": 2}
_CHINESE_NUMBER = re.compile(r"[一二兩三四五六七八九十百]+")
_IDIOMS = ("十分", "再三", "萬一", "百分")


def with_digits(plain: str, language: Language) -> str:
    """The text with small numbers in words, "one" aside, as digits."""
    if language is Language.EN:
        return _ENGLISH_NUMBER.sub(_english, plain)
    for idiom in _IDIOMS:
        plain = plain.replace(idiom, " " * len(idiom))
    return _CHINESE_NUMBER.sub(_chinese, plain)


def _english(found: re.Match[str]) -> str:
    tens, unit, alone = found.groups()
    if alone:
        return str(_ENGLISH[alone])
    return str(_ENGLISH[tens] + (1 if unit == "one" else _ENGLISH[unit]))


def _chinese(found: re.Match[str]) -> str:
    """一 alone is left: it is in many words that count nothing."""
    said = found.group()
    if said == "一":
        return said
    total, last = 0, 0
    for sign in said:
        if sign in _DIGITS:
            if last:
                return said  # one digit after another: no number in words
            last = _DIGITS[sign]
        else:
            total += (last or 1) * (10 if sign == "十" else 100)
            last = 0
    return str(total + last)
