"""What every built-in family with a solver must hold, for its own tests."""

from hypothesis import strategies as st

from statelab_gui.domain.drift.families import Grade, SourceFamily
from statelab_gui.domain.drift.intents import GoalRole, Intents
from statelab_gui.domain.drift.items import Item, Language

SEEDS = (1, 2, 7)

PIECES = st.sampled_from(
    [
        *("```", "```sql\n", "```json\n", "SELECT ", "WITH x AS ", "* ", "FROM books "),
        *("name", "arguments", "f", "1", "-", ".5", "--", "/*", "NaN", "1e999", "\ud800", "\0"),
        *"\n \"'{}[](),:=\\;。",
    ]
)
ANSWERS = st.one_of(st.text(max_size=60), st.lists(PIECES, max_size=20).map("".join))
"""Anything a model may answer, and much that it may not."""


def check_any_answer(family: SourceFamily, item: Item, answer: str) -> None:
    """A grade is given to whatever answer, the same each time, and it is never full by chance."""
    grade = graded(family, item, answer)
    assert grade == graded(family, item, answer)
    assert grade.score is not None and 0 <= grade.score < 1
    assert grade.usable == (grade.fault is None)
    assert len(grade.detail) <= 80


def solved(family: SourceFamily, item: Item, intents: Intents) -> str:
    answer = family.solve(item, intents)
    assert answer is not None, item.key
    return answer


def graded(family: SourceFamily, item: Item, answer: str) -> Grade:
    return family.grade(item, item.final, answer, None)


def decoys(item: Item) -> list[str]:
    return [goal.key for goal in item.goals if goal.role is GoalRole.DECOY]


def check_template(family: SourceFamily, template: str, language: Language) -> None:
    """The solver's answer is right and unlike those of decoys and variants, for some seeds."""
    keys = set()
    for seed in SEEDS:
        item = family.make(template, seed, language)
        assert item == family.make(template, seed, language)
        keys.add(item.key)
        grade = graded(family, item, solved(family, item, item.final))
        assert (grade.score, grade.usable) == (1.0, True), (item.key, grade)
        flips = [_flips(family, item, key, 1) for key in decoys(item)]
        assert sum(flips) >= 3, (item.key, flips)
        wanted = [goal for goal in item.goals if goal.role is GoalRole.GOAL]
        assert len(wanted) >= 3, item.key
        variants = [
            _flips(family, item, goal.key, number)
            for goal in wanted
            for number in range(2, len(goal.values) + 1)
        ]
        assert sum(variants) >= 0.7 * len(variants), (item.key, variants)
        _check_words(item)
        assert all(_answered_without(family, item, goal.key) for goal in wanted), item.key
    assert len(keys) == len(SEEDS)


def _flips(family: SourceFamily, item: Item, key: str, number: int) -> bool:
    intents = {**item.final, key: number}
    stale = solved(family, item, intents)
    assert family.grade(item, intents, stale, None).score == 1, (item.key, key, number)
    score = graded(family, item, stale).score
    assert score is not None
    return score < 1


def _answered_without(family: SourceFamily, item: Item, key: str) -> bool:
    """Whether dropping a goal, with what needs it, has a right answer or is said to have none."""
    gone = {key} | {goal.key for goal in item.goals if key in goal.after}
    kept = {goal: number for goal, number in item.final.items() if goal not in gone}
    answer = family.solve(item, kept)
    return answer is None or family.grade(item, kept, answer, None).score == 1


def _check_words(item: Item) -> None:
    assert len({goal.key for goal in item.goals}) == len(item.goals)
    assert len({goal.words for goal in item.goals}) == len(item.goals), item.key
    for goal in item.goals:
        assert len({value.words for value in goal.values}) == len(goal.values), goal
        assert len({value.plain for value in goal.values}) == len(goal.values), goal
        assert len({type(value.plain) for value in goal.values}) == 1, goal
        assert goal.words == goal.words.strip() and goal.words
        for value in goal.values:
            assert value.words not in item.request
        if item.language is Language.ZH_TW:
            assert any("\u4e00" <= letter <= "\u9fff" for letter in goal.words), goal
        else:
            said = [goal.words, *(value.words for value in goal.values)]
            assert all(letter < "\u3000" for text in said for letter in text), goal
