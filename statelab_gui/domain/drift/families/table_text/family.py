"""The table-to-text family: items of a seed, their solver, and the grader by nearness."""

from random import Random
from typing import Any

from statelab_gui.domain.drift.families.base import Grade, item_key
from statelab_gui.domain.drift.families.blocks import only_block
from statelab_gui.domain.drift.families.choices import Both, dealt, resolved
from statelab_gui.domain.drift.families.overlap import overlap
from statelab_gui.domain.drift.families.table_text.nature import NATURE
from statelab_gui.domain.drift.families.table_text.rules import rules_text, table_text
from statelab_gui.domain.drift.families.table_text.sentences import Writer
from statelab_gui.domain.drift.families.table_text.shapes import decoys_of, goals_of
from statelab_gui.domain.drift.families.table_text.tables import Table, tables_of
from statelab_gui.domain.drift.families.table_text.town import TOWN
from statelab_gui.domain.drift.intents import GoalRole, Intents
from statelab_gui.domain.drift.items import DriftFamily, Item, Language
from statelab_gui.domain.drift.running import CodeRunner
from statelab_gui.domain.faults import FaultKind

TEMPLATES: dict[str, tuple[Table, str]] = {
    f"{table.name}_{shape}": (table, shape)
    for table in (*tables_of(NATURE), *tables_of(TOWN))
    for shape in table.shapes
}
"""A table and the shape of sentence that is asked about it."""

_TOKENIZERS = {Language.EN: "13a", Language.ZH_TW: "zh"}
_DEALS = 8
MAX_ANSWER = 5_000
"""An answer of more characters is no sentence of these tasks: its score is 0."""

_TASK = Both(
    "I need one sentence about this table of {things}.", "我需要一句話，描述這張{things}的表格。"
)
_REQUEST = Both("Please write the sentence now.", "請現在寫出這個句子。")
_CONVENTION = Both(
    "Answer with nothing but the sentence, made exactly by the rules.",
    "只回答這個句子，並完全依照造句規則。",
)


class TableTextFamily:
    """Sentences about tables, fully determined by the goals and the rules in the context.

    The answer is the one block tagged text (else the one untagged block, else the whole reply); an
    empty one, or several, is no usable answer.
    """

    key = DriftFamily.TABLE_TEXT
    has_solver = True
    own_runner: CodeRunner | None = None

    def templates(self, language: Language) -> tuple[str, ...]:
        """The names of its templates, the same in both languages."""
        return tuple(TEMPLATES)

    def make(self, template: str, seed: int, language: Language) -> Item:
        """The item of that template and seed; of several deals the one with most that matters."""
        deals = (self._deal(template, seed, attempt, language) for attempt in range(_DEALS))
        return min(deals, key=self._idle)

    def _deal(self, template: str, seed: int, attempt: int, language: Language) -> Item:
        table, shape = TEMPLATES[template]
        rng = Random(f"table_text {template} {seed} {attempt}")
        parts = [dealt(spec, rng, language) for spec in goals_of(table, shape)]
        parts += [dealt(one, rng, language, GoalRole.DECOY) for one in decoys_of(table, shape)]
        task = _TASK.of(language).format(things=table.things.of(language))
        context = [task, table_text(table, language), rules_text(table, shape, language)]
        return Item(
            key=item_key(DriftFamily.TABLE_TEXT, language, template, seed),
            family=DriftFamily.TABLE_TEXT,
            language=language,
            template=template,
            seed=seed,
            context="\n\n".join(context),
            request=_REQUEST.of(language),
            conventions=(_CONVENTION.of(language),),
            goals=tuple(part.goal for part in parts),
            payload={
                **_facts(table, shape, language),
                "uses": {part.goal.key: part.uses for part in parts},
            },
        )

    def _idle(self, item: Item) -> int:
        """How many variants and decoys leave the sentence as it is."""
        wanted = self.solve(item, item.final)
        stale = [
            {**item.final, goal.key: number}
            for goal in item.goals
            for number in range(1 if goal.role is GoalRole.DECOY else 2, len(goal.values) + 1)
        ]
        return sum(self.solve(item, intents) == wanted for intents in stale)

    def solve(self, item: Item, intents: Intents) -> str | None:
        """The sentence; None where a part is missing without which there is none."""
        uses = item.payload["uses"]
        parts = {key: uses[key][number - 1] for key, number in intents.items()}
        return Writer(item.payload, parts, item.language).sentence()

    def grade(self, item: Item, intents: Intents, answer: str, runner: CodeRunner | None) -> Grade:
        """How near the answer's tokens are to those of the sentence; runner is not needed."""
        found = only_block(answer, frozenset({"text", "txt", "markdown", "md"}))
        if not found:
            return Grade(0.0, False, FaultKind.NO_ANSWER_FOUND, answer.strip()[:80])
        wanted = self.solve(item, intents)
        if wanted is None or len(found) > MAX_ANSWER:
            return Grade(0.0)
        return Grade(nearness(found, wanted, item.language))


def nearness(answer: str, wanted: str, language: Language) -> float:
    """From 0 to 1, and 1 only where both have the same tokens, at least one."""
    return overlap(answer, [wanted], tokenizer=_TOKENIZERS[language], short_runs=True)


def _facts(table: Table, shape: str, language: Language) -> dict[str, Any]:
    columns = {
        column.key: {
            "noun": column.noun,
            "predicate": column.predicate,
            "unit": column.unit.usual,
            "other": column.unit.other,
        }
        for column in table.columns
    }
    rows = [
        {
            "name": row.name,
            "group": row.group,
            "values": {column.key: column.numbers[n] for column in table.columns},
        }
        for n, row in enumerate(table.rows)
    ]
    facts = {
        "shape": shape,
        "things": table.things,
        "counted": table.counted,
        "columns": columns,
        "rows": rows,
        "groups": table.groups,
    }
    return {key: resolved(value, language) for key, value in facts.items()}


TABLE_TEXT = TableTextFamily()
