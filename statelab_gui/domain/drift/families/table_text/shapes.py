"""The shapes of sentence: which goals each has, and the rules that a task tells about it."""

from collections.abc import Sequence

from statelab_gui.domain.drift.families.choices import Both, Choice, GoalSpec, choices, numbers
from statelab_gui.domain.drift.families.table_text.tables import Column, Row, Table

PROFILE, COMPARE, RANKING, SUMMARY, CHANGE = "profile", "compare", "ranking", "summary", "change"


def goals_of(table: Table, shape: str) -> tuple[GoalSpec, ...]:
    """The goals of a sentence of that shape about a table."""
    rows, columns = table.rows, table.columns
    measure = GoalSpec("measure", Both("the figure", "數據"), _columns(columns))
    own: tuple[GoalSpec, ...]
    match shape:
        case "profile":
            half = len(columns) // 2
            own = (
                _subject("subject", "the subject", "主題", rows),
                GoalSpec("fact_1", Both("the first fact", "第一項事實"), _columns(columns[:half])),
                GoalSpec("fact_2", Both("the second fact", "第二項事實"), _columns(columns[half:])),
                _UNITS,
            )
        case "compare":
            own = (
                _subject("subject_1", "the first name", "第一個名稱", rows[::2]),
                _subject("subject_2", "the second name", "第二個名稱", rows[1::2]),
                measure,
                _COMPARISON,
            )
        case "ranking":
            own = (measure, _DIRECTION, _COUNT, _DETAIL, _JOINER)
        case "summary":
            own = (_STATISTIC, measure, _group(table), _DIGITS)
        case _:
            years = [int(column.key) for column in columns]
            own = (
                _subject("subject", "the subject", "主題", rows),
                GoalSpec(
                    "first_year", Both("the first year", "起始年"), numbers(years[:3], use=str)
                ),
                GoalSpec("last_year", Both("the last year", "結束年"), numbers(years[3:], use=str)),
                _CHANGE,
                _DIGITS,
            )
    return (*own, _opening(table))


def decoys_of(table: Table, shape: str) -> tuple[GoalSpec, ...]:
    """What the user may ask for in between: additions that no sentence has in the end."""
    names = (_NAMES,) if shape != SUMMARY else ()
    other = (_decoy_of(_UNITS),) if shape != PROFILE else ()
    digits = (_decoy_of(_DIGITS),) if shape not in (SUMMARY, CHANGE) else ()
    return (_closing(table), _MARK, *names, _HEDGE, _LABEL, *digits, *other)


def _subject(key: str, en: str, zh: str, rows: Sequence[Row]) -> GoalSpec:
    return GoalSpec(key, Both(en, zh), tuple(Choice(row.name, row.name) for row in rows))


def _columns(columns: Sequence[Column]) -> tuple[Choice, ...]:
    return tuple(Choice(c.key, Both(f"the {c.noun.en}", c.noun.zh)) for c in columns)


def _group(table: Table) -> GoalSpec:
    rows = [
        Choice(key, Both(f"the {word.en} {table.things.en}", f"{word.zh}{table.things.zh}"))
        for key, word in table.groups.items()
    ]
    rows.append(Choice("", Both(f"all {table.things.en}", f"所有{table.things.zh}")))
    return GoalSpec("group", Both("the group", "範圍"), tuple(rows))


def _quoted(*texts: tuple[str, str]) -> tuple[Choice, ...]:
    return tuple(Choice(Both(en, zh), Both(f"“{en}”", f"「{zh}」")) for en, zh in texts)


def _opening(table: Table) -> GoalSpec:
    en, zh = table.source
    rows = _quoted(
        (f"According to {en},", f"根據{zh}，"),
        (f"As {en} shows,", f"如{zh}所示，"),
        ("In the latest figures,", "以最新數字來看，"),
        ("As reported,", "據報導，"),
    )
    return GoalSpec("opening", Both("the opening", "開頭"), rows)


def _closing(table: Table) -> GoalSpec:
    en, zh = table.source
    rows = _quoted((f"(source: {en})", f"（資料來源：{zh}）"))
    return GoalSpec("closing", Both("the closing note", "結尾附註"), rows)


def _decoy_of(spec: GoalSpec) -> GoalSpec:
    """The same goal with nothing but its unusual value."""
    return GoalSpec(spec.key, spec.words, spec.choices[1:])


_UNITS = GoalSpec(
    "units",
    Both("the units", "單位寫法"),
    choices(("usual", "the usual ones", "一般寫法"), ("other", "the other ones", "另一種寫法")),
)
_DIGITS = GoalSpec(
    "digits",
    Both("the number format", "數字格式"),
    choices(("plain", "1234", "1234"), ("commas", "1,234", "1,234")),
)
_COMPARISON = GoalSpec(
    "comparison",
    Both("the kind of comparison", "比較方式"),
    choices(
        ("both", "both values", "兩個數值"),
        ("difference", "the difference", "差距"),
        ("order", "the order", "先後"),
    ),
)
_DIRECTION = GoalSpec(
    "direction",
    Both("the end of the list to take", "排名的方向"),
    choices(("largest", "the largest", "最大者"), ("smallest", "the smallest", "最小者")),
)
_COUNT = GoalSpec("count", Both("the number of names", "名稱數目"), numbers((2, 3, 4, 5)))
_DETAIL = GoalSpec(
    "detail",
    Both("the detail", "詳細程度"),
    choices(
        ("names", "names alone", "只寫名稱"),
        ("values", "names with values", "名稱附數值"),
        ("ranks", "names with ranks", "名稱附名次"),
    ),
)
_JOINER = GoalSpec(
    "joiner",
    Both("the separator", "分隔方式"),
    choices(
        ("words", "a final “and”", "頓號"),
        ("semicolons", "semicolons", "分號"),
        ("slashes", "slashes", "斜線"),
    ),
)
_STATISTIC = GoalSpec(
    "statistic",
    Both("the statistic", "統計量"),
    choices(
        ("total", "the total", "總和"),
        ("average", "the average", "平均"),
        ("highest", "the highest", "最大值"),
        ("lowest", "the lowest", "最小值"),
        ("gap", "the gap", "差距"),
    ),
)
_CHANGE = GoalSpec(
    "change",
    Both("the figures shown", "變化的說法"),
    choices(
        ("values", "both values", "兩個數值"),
        ("full", "both values and the difference", "兩個數值加差距"),
        ("difference", "the difference alone", "只寫差距"),
    ),
)
_MARK = GoalSpec(
    "mark", Both("the final mark", "句末標點"), choices(("!", "an exclamation mark", "驚嘆號"))
)
_NAMES = GoalSpec(
    "names",
    Both("the way names are written", "名稱的寫法"),
    choices(("marked", "capital letters", "加引號")),
)
_HEDGE = GoalSpec(
    "hedge", Both("the word before every value", "每個數值前的字"), _quoted(("about", "約"))
)
_LABEL = GoalSpec(
    "label", Both("the label", "最前面的標示"), _quoted(("Note:", "註："), ("News:", "快訊："))
)
