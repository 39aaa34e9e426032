"""The sentences in which a user speaks of goals: pools by style, language and kind of edit.

{goal} is the goal's words and {Goal} the same with a capital; {value} is the value's words and
{Value} the same with a capital. {the} and {The} are the goal's words with "the" for "a". Styles:

- "": {goal} "the delivery fee", {value} "$15": anything that should be something.
- "count": {goal} "the chairs", {value} "12 chairs": how many of something; the value names it.
- "number": {goal} "the guests", {value} "12 guests": how many there happen to be.
- "fact": {goal} "the price of a chair", {value} "$30": what the user only reports.
- "extra": {goal} "gift wrapping", {value} "$6": something that may come on top, at a price.
- "off": {goal} "the spring coupon", {value} "$6": something taken off the price.
- "do": {goal} "the sorting", {value} "sort by price": an instruction; the value is a whole command.
- "said": {goal} "part 1", {value} any sentence or text: told as it is, as imported pieces are.

A goal and a decoy are spoken of in the same sentences: else a decoy could be told by its wording.
Every sentence of REPLACE says that something changes, and every one of DELETE that it goes.
"""

from collections.abc import Mapping

from statelab_gui.domain.drift.intents import EditKind
from statelab_gui.domain.drift.items import Language

Pool = Mapping[EditKind, tuple[str, ...]]

_ADD, _DELETE, _REPLACE = EditKind.ADD, EditKind.DELETE, EditKind.REPLACE

_ENGLISH: dict[str, Pool] = {
    "": {
        _ADD: (
            "{Goal} should be {value}.",
            "Please set {goal} to {value}.",
            "As for {goal}: {value}, please.",
            "For {goal}, I'd say {value}.",
        ),
        _REPLACE: (
            "Please change {goal} to {value}.",
            "I've changed my mind about {goal}: {value}, please.",
            "On second thought, {goal} should now be {value}.",
            "Let's switch {goal} to {value} instead.",
        ),
        _DELETE: (
            "Please drop what I said about {goal}.",
            "Never mind {goal}; that no longer applies.",
            "Forget about {goal}, please.",
            "Let's leave out {goal} after all.",
        ),
    },
    "count": {
        _ADD: (
            "I need {value}.",
            "Let's have {value}.",
            "Please put me down for {value}.",
            "{Value}, please.",
        ),
        _REPLACE: (
            "Actually, make it {value} instead.",
            "I've changed my mind: {value}, please.",
            "On second thought, it should be {value}.",
            "Let's change that to {value}.",
        ),
        _DELETE: (
            "Please take {goal} off again.",
            "Never mind {goal}.",
            "Let's leave out {goal} after all.",
            "I no longer want {goal}.",
        ),
    },
    "number": {
        _ADD: (
            "There will be {value}.",
            "Please plan for {value}.",
            "It is for {value}.",
            "Please calculate with {value}.",
        ),
        _REPLACE: (
            "Actually, there will be {value} instead.",
            "The number has changed: {value}.",
            "Correction: {value}.",
            "Please change that to {value}.",
        ),
        _DELETE: (
            "Please leave out {goal} after all.",
            "Never mind {goal}.",
            "Please don't count {goal} any more.",
            "Let's take {goal} off again.",
        ),
    },
    "fact": {
        _ADD: (
            "{Goal} is {value}.",
            "Please calculate with {value} for {goal}.",
            "By the way, {goal} is {value}.",
            "I'm told that {goal} is {value}.",
        ),
        _REPLACE: (
            "Correction: {goal} is {value}.",
            "I just heard that {goal} has changed to {value}.",
            "I got that wrong: {goal} is really {value}.",
            "Please update {goal}: it is now {value}.",
        ),
        _DELETE: (
            "Please disregard {goal}; it no longer applies.",
            "Scrap {goal}, please.",
            "Never mind {goal}.",
            "Forget about {goal} after all.",
        ),
    },
    "extra": {
        _ADD: (
            "Please add {goal} for {value}.",
            "I'd also like {goal}, at {value}.",
            "{Goal} too, please; that is {value}.",
            "Let's include {goal} at {value}.",
        ),
        _REPLACE: (
            "It turns out that {the} will now cost {value}.",
            "Correction: it is {value} for {the}.",
            "The price of {the} has changed to {value}.",
            "Please update {the}: that is {value} now.",
        ),
        _DELETE: (
            "Please leave out {the} after all.",
            "I no longer need {the}.",
            "Let's do without {the}.",
            "Never mind {the}.",
        ),
    },
    "off": {
        _ADD: (
            "Please take off {value} for {goal}.",
            "I can use {goal}: {value} off.",
            "{Goal} gives me {value} off.",
            "I also have {goal}, worth {value}.",
        ),
        _REPLACE: (
            "Correction: {goal} is worth {value}.",
            "I misread {goal}: it takes off {value}.",
            "{Goal} has changed: now it is {value} off.",
            "Please update {goal} to {value} off.",
        ),
        _DELETE: (
            "I can't use {goal} after all.",
            "Please forget about {goal}.",
            "{Goal} no longer applies.",
            "Never mind {goal}.",
        ),
    },
    "do": {
        _ADD: (
            "Please {value}.",
            "I'd like you to {value}.",
            "One thing I want: {value}.",
            "It would be good if you could {value}.",
        ),
        _REPLACE: (
            "I've changed my mind about {goal}: please {value}.",
            "About {goal}, please {value} instead.",
            "Let's change {goal}: {value}.",
            "Different idea for {goal}: {value}.",
        ),
        _DELETE: (
            "Please drop what I said about {goal}.",
            "Never mind {goal}; that no longer applies.",
            "Forget about {goal}, please.",
            "You can ignore what I said about {goal}.",
        ),
    },
    "said": {
        _ADD: (
            "{value}",
            "Here is one part of it: {value}",
            "This belongs to it: {value}",
            "Please note: {value}",
        ),
        _REPLACE: (
            "{Goal} has changed: {value}",
            "Correction of {goal}: {value}",
            "Please change {goal} to this: {value}",
            "I got {goal} wrong; it should now be this: {value}",
        ),
        _DELETE: (
            "Please drop {goal}.",
            "Never mind {goal}.",
            "Forget about {goal}, please.",
            "You can ignore {goal} after all.",
        ),
    },
}

_CHINESE: dict[str, Pool] = {
    "": {
        _ADD: (
            "{goal}：{value}。",
            "{goal}要{value}。",
            "關於{goal}，請設為{value}。",
            "{goal}就{value}吧。",
        ),
        _REPLACE: (
            "{goal}請改成{value}。",
            "我改變主意了，{goal}換成{value}。",
            "再想了一下，{goal}還是改為{value}好了。",
            "{goal}麻煩更改一下，改成{value}。",
        ),
        _DELETE: (
            "剛才說的{goal}請取消。",
            "{goal}就不用管了。",
            "先前關於{goal}的要求不算數了。",
            "還是不要考慮{goal}了。",
        ),
    },
    "count": {
        _ADD: (
            "我需要{value}。",
            "請幫我準備{value}。",
            "先算我{value}。",
            "麻煩給我{value}。",
        ),
        _REPLACE: (
            "改成{value}好了。",
            "我改變主意了，要{value}。",
            "再想了一下，還是換成{value}。",
            "請更正為{value}。",
        ),
        _DELETE: (
            "{goal}請取消。",
            "{goal}先不要了。",
            "還是把{goal}拿掉吧。",
            "{goal}就不用了。",
        ),
    },
    "number": {
        _ADD: (
            "一共{value}。",
            "請以{value}計算。",
            "總共有{value}。",
            "數量是{value}。",
        ),
        _REPLACE: (
            "更正一下，一共{value}。",
            "剛剛變成{value}了。",
            "我弄錯了，其實是{value}。",
            "請改以{value}計算。",
        ),
        _DELETE: (
            "{goal}先不算了。",
            "請取消{goal}。",
            "{goal}就不用算了。",
            "還是把{goal}拿掉吧。",
        ),
    },
    "fact": {
        _ADD: (
            "{goal}是{value}。",
            "{goal}請以{value}計算。",
            "順帶一提，{goal}是{value}。",
            "聽說{goal}是{value}。",
        ),
        _REPLACE: (
            "更正一下，{goal}是{value}才對。",
            "剛剛得知，{goal}改成{value}了。",
            "我弄錯了，{goal}其實是{value}。",
            "請更新{goal}，現在是{value}。",
        ),
        _DELETE: (
            "{goal}請不要算了，已經不適用。",
            "{goal}取消了。",
            "{goal}就不用管了。",
            "剛才說的{goal}作廢。",
        ),
    },
    "extra": {
        _ADD: (
            "請加上{goal}，費用是{value}。",
            "我還想要{goal}，要{value}。",
            "另外加{goal}，算{value}。",
            "{goal}也請算進去，{value}。",
        ),
        _REPLACE: (
            "{goal}的費用改成{value}了。",
            "更正一下，{goal}應該是{value}。",
            "請更新{goal}，現在是{value}。",
            "剛剛發現{goal}變成{value}了。",
        ),
        _DELETE: (
            "{goal}還是不要了。",
            "{goal}請取消。",
            "不需要{goal}了。",
            "請把{goal}拿掉。",
        ),
    },
    "off": {
        _ADD: (
            "我有{goal}，請折抵{value}。",
            "{goal}可以折{value}，請用上。",
            "請套用{goal}，折{value}。",
            "還有{goal}，可抵{value}。",
        ),
        _REPLACE: (
            "更正一下，{goal}是折{value}。",
            "我看錯了，{goal}其實折{value}。",
            "{goal}改成折抵{value}了。",
            "請更新{goal}，現在可抵{value}。",
        ),
        _DELETE: (
            "{goal}不能用了。",
            "{goal}請取消，不折了。",
            "還是不要用{goal}了。",
            "剛才說的{goal}作廢。",
        ),
    },
    "do": {
        _ADD: (
            "請{value}。",
            "麻煩{value}。",
            "我希望{value}。",
            "有一點請注意：{value}。",
        ),
        _REPLACE: (
            "{goal}我改變主意了，請{value}。",
            "{goal}請改成：{value}。",
            "關於{goal}，換個方式：{value}。",
            "{goal}更正一下，請{value}。",
        ),
        _DELETE: (
            "剛才說的{goal}請取消。",
            "{goal}就不用管了。",
            "先前關於{goal}的要求不算數了。",
            "還是不要管{goal}了。",
        ),
    },
    "said": {
        _ADD: (
            "{value}",
            "其中一部分是：{value}",
            "這也包含在內：{value}",
            "請注意：{value}",
        ),
        _REPLACE: (
            "{goal}改了：{value}",
            "{goal}更正一下：{value}",
            "請把{goal}改成：{value}",
            "{goal}我弄錯了，應該改為：{value}",
        ),
        _DELETE: (
            "{goal}請取消。",
            "{goal}就不用管了。",
            "{goal}不算數了。",
            "還是不要管{goal}了。",
        ),
    },
}

WORDINGS: dict[Language, dict[str, Pool]] = {Language.EN: _ENGLISH, Language.ZH_TW: _CHINESE}
