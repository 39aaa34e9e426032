"""The sentence that chosen parts make, from an item's payload alone.

The payload has "shape", "things", "counted" (things after a number), "columns" {key: noun,
predicate, unit, other}, "rows" (a list of name, group, values {key: number}), "groups" {key: word}
and "uses" {goal: [part for each value]}.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from statelab_gui.domain.drift.items import Language

_GAP = re.compile("(?<=[^\\x00-\\u2fff]) (?=[^\\x00-\\u2fff])")
"""A space between two Chinese characters, which do not need one."""

Parts = Mapping[str, Any]
"""Goal → the part that its active value stands for."""


@dataclass(frozen=True)
class Writer:
    """Writes the sentence of one task in its language; a part that is not chosen is left out."""

    payload: Mapping[str, Any]
    parts: Parts
    language: Language

    def sentence(self) -> str | None:
        """The whole sentence; None where a part is missing without which there is none."""
        made = {
            "profile": self._profile,
            "compare": self._compare,
            "ranking": self._ranking,
            "summary": self._summary,
            "change": self._change,
        }[self.payload["shape"]]()
        return None if made is None else self._framed(made)

    @property
    def _english(self) -> bool:
        return self.language is Language.EN

    def _framed(self, text: str) -> str:
        opening, closing = self.parts.get("opening", ""), self.parts.get("closing", "")
        label, mark = self.parts.get("label", ""), self.parts.get("mark", ".")
        if self._english:
            text = f"{opening} {text}" if opening else text[0].upper() + text[1:]
            text = f"{text} {closing}" if closing else text
            return f"{label} {text}{mark}".strip()
        text = f"{label}{opening}{text}{closing}{'！' if mark == '!' else '。'}"
        return _GAP.sub("", text)

    def _name(self, name: str) -> str:
        if "names" not in self.parts:
            return name
        return name.upper() if self._english else f"「{name}」"

    def _noun(self, column: str) -> str:
        return str(self.payload["columns"][column]["noun"])

    def _value(self, column: str, number: int) -> str:
        form = "other" if self.parts.get("units") == "other" else "unit"
        unit = self.payload["columns"][column][form]
        digits = f"{number:,}" if self.parts.get("digits") == "commas" else str(number)
        words = [self.parts.get("hedge", ""), digits, unit]
        return " ".join(word for word in words if word)

    def _row(self, name: str) -> Mapping[str, Any]:
        return next(row for row in self.payload["rows"] if row["name"] == name)

    def _profile(self) -> str | None:
        facts = [self.parts[key] for key in ("fact_1", "fact_2") if key in self.parts]
        if not facts or "subject" not in self.parts:
            return None
        row = self._row(self.parts["subject"])
        said = [
            str(self.payload["columns"][fact]["predicate"]).replace(
                "{v}", self._value(fact, row["values"][fact])
            )
            for fact in facts
        ]
        name = self._name(row["name"])
        return f"{name} {' and '.join(said)}" if self._english else f"{name}{'，'.join(said)}"

    def _compare(self) -> str | None:
        if not {"subject_1", "subject_2", "measure"} <= set(self.parts):
            return None
        column = self.parts["measure"]
        rows = [self._row(self.parts[key]) for key in ("subject_1", "subject_2")]
        a, b = (self._name(row["name"]) for row in rows)
        x, y = (row["values"][column] for row in rows)
        noun, gap = self._noun(column), self._value(column, abs(x - y))
        u, v = self._value(column, x), self._value(column, y)
        kind = self.parts.get("comparison", "both")
        if self._english:
            if kind == "both":
                return f"the {noun} of {a} is {u} and that of {b} is {v}"
            if kind == "difference":
                return (
                    f"the {noun} of {a} is {gap} {'higher' if x > y else 'lower'} than that of {b}"
                )
            return f"{a} comes {'before' if x > y else 'after'} {b} by {noun}"
        if kind == "both":
            return f"{a}的{noun}是 {u}，{b}是 {v}"
        if kind == "difference":
            return f"{a}的{noun}比{b}{'高' if x > y else '低'} {gap}"
        return f"依{noun}，{a}排在{b}之{'前' if x > y else '後'}"

    def _ranking(self) -> str | None:
        if "measure" not in self.parts:
            return None
        column, count = self.parts["measure"], self.parts.get("count", 3)
        smallest = self.parts.get("direction") == "smallest"
        rows = sorted(
            self.payload["rows"], key=lambda row: int(row["values"][column]), reverse=not smallest
        )[:count]
        entries = [self._entry(row, n, column) for n, row in enumerate(rows, 1)]
        joiner, noun = self.parts.get("joiner", "words"), self._noun(column)
        things = self.payload["counted"]
        if self._english:
            joined = {
                "words": f"{', '.join(entries[:-1])} and {entries[-1]}",
                "semicolons": "; ".join(entries),
                "slashes": " / ".join(entries),
            }[joiner]
            end = "smallest" if smallest else "largest"
            return f"the {count} {things} with the {end} {noun} are {joined}"
        mark = {"words": "、", "semicolons": "；", "slashes": "／"}[joiner]
        return f"{noun}最{'小' if smallest else '大'}的 {count} {things}是{mark.join(entries)}"

    def _entry(self, row: Mapping[str, Any], rank: int, column: str) -> str:
        name, detail = self._name(row["name"]), self.parts.get("detail", "names")
        if detail == "names":
            return name
        inner = str(rank) if detail == "ranks" else self._value(column, row["values"][column])
        return f"{name} ({inner})" if self._english else f"{name}（{inner}）"

    def _summary(self) -> str | None:
        if not {"statistic", "measure"} <= set(self.parts):
            return None
        column, group = self.parts["measure"], self.parts.get("group", "")
        found = [
            int(row["values"][column])
            for row in self.payload["rows"]
            if group in ("", row["group"])
        ]
        number = {
            "total": sum(found),
            "average": sum(found) // len(found),
            "highest": max(found),
            "lowest": min(found),
            "gap": max(found) - min(found),
        }[self.parts["statistic"]]
        value, noun = self._value(column, number), self._noun(column)
        word = self.payload["groups"].get(group, "")
        things = self.payload["things"]
        if self._english:
            kind = self.parts["statistic"]
            said = f"the gap in {noun}" if kind == "gap" else f"the {kind} {noun}"
            return f"{said} of {f'the {word}' if word else 'all'} {things} is {value}"
        names = {"total": "總和", "average": "平均", "highest": "最大值", "lowest": "最小值"}
        said = names.get(self.parts["statistic"], "差距")
        return f"{word or '所有'}{things}{noun}的{said}是 {value}"

    def _change(self) -> str | None:
        if not {"subject", "first_year", "last_year"} <= set(self.parts):
            return None
        row, first, last = (self.parts[key] for key in ("subject", "first_year", "last_year"))
        values = self._row(row)["values"]
        x, y = values[first], values[last]
        u, v, gap = (self._value(last, n) for n in (x, y, abs(y - x)))
        name, noun, kind = self._name(row), self._noun(last), self.parts.get("change", "values")
        up = y > x
        if self._english:
            if kind == "difference":
                verb = "rose" if up else "fell"
                return f"from {first} to {last} the {noun} of {name} {verb} by {gap}"
            text = f"the {noun} of {name} went from {u} in {first} to {v} in {last}"
            return f"{text}, {'up' if up else 'down'} by {gap}" if kind == "full" else text
        verb = "增加" if up else "減少"
        if kind == "difference":
            return f"從 {first} 年到 {last} 年，{name}的{noun}{verb}了 {gap}"
        text = f"{name}的{noun}從 {first} 年的 {u} 變為 {last} 年的 {v}"
        return f"{text}，{verb} {gap}" if kind == "full" else text
