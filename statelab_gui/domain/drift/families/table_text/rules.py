"""What a task says about how its sentence is made: all that the reference is made by."""

from statelab_gui.domain.drift.families.table_text.tables import Column, Table
from statelab_gui.domain.drift.items import Language

_PATTERNS: dict[str, dict[Language, tuple[str, ...]]] = {
    "profile": {
        Language.EN: ("The sentence: [opening] [subject] [first fact] and [second fact].",),
        Language.ZH_TW: ("句子：[開頭][主題][第一項事實]，[第二項事實]。",),
    },
    "compare": {
        Language.EN: (
            "Both values: [opening] the [figure] of [first name] is [value] and that of "
            "[second name] is [value].",
            "The difference: [opening] the [figure] of [first name] is [difference] higher than "
            "that of [second name]. (Or “lower”.)",
            "The order: [opening] [first name] comes before [second name] by [figure]. (The larger "
            "value comes first; otherwise “after”.)",
        ),
        Language.ZH_TW: (
            "兩個數值：[開頭][第一個名稱]的[數據]是[數值]，[第二個名稱]是[數值]。",
            "差距：[開頭][第一個名稱]的[數據]比[第二個名稱]高[差距]。（或「低」。）",
            "先後：[開頭]依[數據]，[第一個名稱]排在[第二個名稱]之前。（數值大者在前，否則用「之後」。）",
        ),
    },
    "ranking": {
        Language.EN: (
            "The sentence: [opening] the [number of names] {things} with the largest [figure] are "
            "[list]. (Or “smallest”.)",
            "The list begins at the end that is asked for. Names with values: A (5 km). Names with "
            "ranks: A (1), B (2).",
            "Separators: a final “and” makes “A, B and C”; semicolons make “A; B; C”; slashes make "
            "“A / B / C”.",
        ),
        Language.ZH_TW: (
            "句子：[開頭][數據]最大的[名稱數目]{things}是[清單]。（或「最小」。）",
            "清單從所要的那一端開始。名稱附數值：甲（5 公里）。名稱附名次：甲（1）、乙（2）。",
            "分隔方式：頓號是「甲、乙、丙」；分號是「甲；乙；丙」；斜線是「甲／乙／丙」。",
        ),
    },
    "summary": {
        Language.EN: (
            "The sentence: [opening] [statistic] of [group] is [value].",
            "Statistics: “the total [figure]”, “the average [figure]” (rounded down to a whole "
            "number), “the highest [figure]”, “the lowest [figure]”, “the gap in [figure]” "
            "(highest minus lowest).",
        ),
        Language.ZH_TW: (
            "句子：[開頭][範圍][數據]的[統計量]是[數值]。",
            "統計量：總和、平均（無條件捨去到整數）、最大值、最小值、差距（最大減最小）。",
        ),
    },
    "change": {
        Language.EN: (
            "Both values: [opening] the {noun} of [subject] went from [value] in [first year] to "
            "[value] in [last year].",
            "Both values and the difference: the same, ending in “, up by [difference]”. (Or "
            "“down”.)",
            "The difference alone: [opening] from [first year] to [last year] the {noun} of "
            "[subject] rose by [difference]. (Or “fell”.)",
        ),
        Language.ZH_TW: (
            "兩個數值：[開頭][主題]的{noun}從[起始年]年的[數值]變為[結束年]年的[數值]。",
            "兩個數值加差距：同上，句尾加「，增加[差距]」。（或「減少」。）",
            "只寫差距：[開頭]從[起始年]年到[結束年]年，[主題]的{noun}增加了[差距]。（或「減少」。）",
        ),
    },
}
_COMMON = {
    Language.EN: (
        "Leave out every part in brackets that I do not ask for.",
        "A value is the number, a space and the unit, the usual one unless I ask for the other, "
        "and 1234 is written 1234 unless I ask for 1,234.",
        "The sentence begins with a capital letter; after an opening it goes on with a small one, "
        "names apart.",
        "A label stands before everything, a closing note just before the final mark. Names in "
        "capital letters: all letters of every name from the table.",
    ),
    Language.ZH_TW: (
        "方括號裡的部分，我沒有要求的就省略。",
        "數值是數字、空格、單位；沒有要求時用一般寫法的單位，數字寫成 1234，我要求時才寫成 1,234。",
        "標示放在最前面；結尾附註緊接在句末標點之前。名稱加引號：表中每個名稱都加上「」。",
    ),
}
_RULES = {Language.EN: "Rules for the sentence:", Language.ZH_TW: "造句規則："}
_FACTS = {
    Language.EN: "Facts (… is the value): {facts}.",
    Language.ZH_TW: "事實的寫法（…是數值）：{facts}。",
}
_UNITS = {
    Language.EN: "Units, the usual and the other: {units}.",
    Language.ZH_TW: "單位的一般寫法與另一種寫法：{units}。",
}
_NO_UNIT = {Language.EN: "no unit", Language.ZH_TW: "無單位"}
_NAME, _GROUP = (
    {Language.EN: "name", Language.ZH_TW: "名稱"},
    {
        Language.EN: "group",
        Language.ZH_TW: "類別",
    },
)


def rules_text(table: Table, shape: str, language: Language) -> str:
    """The rules of a shape for a table, a line each."""
    things, noun = table.counted.of(language), table.columns[0].noun.of(language)
    lines = [
        one.replace("{things}", things).replace("{noun}", noun)
        for one in _PATTERNS[shape][language]
    ]
    if shape == "profile":
        facts = _listed(
            [
                _quoted(c.noun.of(language), c.predicate.of(language).replace("{v}", "…"), language)
                for c in table.columns
            ],
            language,
        )
        lines.append(_FACTS[language].format(facts=facts))
    columns = table.columns[:1] if table.years else table.columns
    units = [_units(column, language) for column in columns]
    lines.append(_UNITS[language].format(units=_listed(units, language)))
    lines += _COMMON[language]
    return "\n".join([_RULES[language], *(f"- {line}" for line in lines)])


def _listed(parts: list[str], language: Language) -> str:
    return ("; " if language is Language.EN else "；").join(parts)


def _quoted(noun: str, text: str, language: Language) -> str:
    return f"{noun}: “{text}”" if language is Language.EN else f"{noun}「{text}」"


def _units(column: Column, language: Language) -> str:
    noun, usual = column.noun.of(language), column.unit.usual.of(language)
    if not usual:
        return f"{noun}: {_NO_UNIT[language]}" if language is Language.EN else f"{noun}無單位"
    other = column.unit.other.of(language)
    return f"{noun}: {usual}, {other}" if language is Language.EN else f"{noun}是{usual}、{other}"


def table_text(table: Table, language: Language) -> str:
    """The table in the notation of Markdown, its caption first where columns are years."""
    noun = table.columns[0].noun.of(language)
    heads = [_NAME[language]]
    if table.years:
        heads += [column.key for column in table.columns]
    else:
        heads += [_GROUP[language], *(column.noun.of(language) for column in table.columns)]
    lines = [f"{noun}:" if language is Language.EN else f"{noun}："] if table.years else []
    lines += [_line(heads), _line(["---"] * len(heads))]
    for n, row in enumerate(table.rows):
        cells = [row.name.of(language)]
        if not table.years:
            cells.append(table.groups[row.group].of(language))
        lines.append(_line([*cells, *(str(column.numbers[n]) for column in table.columns)]))
    return "\n".join(lines)


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
