"""The SQL family: its items, its solver, and its grader by execution."""

import pytest
from hypothesis import given
from source_families import ANSWERS, check_any_answer, check_template, decoys, graded, solved

from statelab_gui.domain.drift.families.sql import SQL
from statelab_gui.domain.drift.families.sql.catalogue import QUERIES, WORLDS
from statelab_gui.domain.drift.families.sql.solving import Expected, normal
from statelab_gui.domain.drift.items import Item, Language
from statelab_gui.domain.drift.sql_execution import Database
from statelab_gui.domain.faults import FaultKind


def book_item(language: Language = Language.EN) -> Item:
    return SQL.make("library_books", 4, language)


def library_grade(item: Item, query: str) -> float | None:
    return graded(SQL, item, f"```sql\n{query}\n```").score


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("template", SQL.templates(Language.EN))
def test_the_solver_is_right_and_stale_intents_answer_otherwise(
    template: str, language: Language
) -> None:
    check_template(SQL, template, language)


def test_there_are_twenty_templates_with_queries_of_their_own() -> None:
    assert len(QUERIES) >= 20
    assert SQL.templates(Language.EN) == SQL.templates(Language.ZH_TW)
    kinds = {
        (query.source, tuple(clause for clause, _ in query.parts)) for query in QUERIES.values()
    }
    assert len(kinds) >= 20


@pytest.mark.parametrize("world", WORLDS)
def test_a_world_has_the_same_rows_in_both_languages_but_for_its_texts(world: str) -> None:
    for table in WORLDS[world].tables:
        english, chinese = (table.rows(language) for language in Language)
        assert len(english) == len(chinese) == table.size
        for left, right in zip(english, chinese, strict=True):
            for a, b in zip(left, right, strict=True):
                assert a == b if not isinstance(a, str) else isinstance(b, str)


def test_numbers_of_a_world_stay_as_they_were_released() -> None:
    """Stored items are graded on these rows: another draw would change old verdicts."""
    books = {table.name: table for table in WORLDS["library"].tables}["books"].rows(Language.EN)
    assert books[0] == [1, "Harbour Light", 8, "science", 1988, 280, 180, 6]
    assert books[1] == [2, "Paper Boats", 2, "science", 2010, 533, 240, 2]
    sums = {
        name: sum(
            v for t in world.tables for row in t.rows(Language.EN) for v in row if type(v) is int
        )
        for name, world in WORLDS.items()
    }
    assert sums == SUMS


SUMS = {"library": 195500, "shop": 137693, "school": 8195, "clinic": 204837, "cinema": 60963}


def test_another_wording_of_the_same_query_is_right() -> None:
    item = book_item()
    with Database(WORLDS["library"].script(Language.EN)) as database:
        query = SQL.solve(item, item.final)
        assert query is not None
        inner = query.removeprefix("```sql\n").removesuffix(";\n```")
        assert database.rows(inner)
    assert library_grade(item, f"WITH x AS ({inner}) SELECT * FROM x;") == 1
    assert graded(SQL, item, inner).score == 1
    assert graded(SQL, item, f"Here it is:\n```sqlite\n{inner}\n```\nDone.").score == 1
    assert graded(SQL, item, f"```\n{inner}\n```").score == 1
    assert graded(SQL, item, f"```text\na table\n```\n```SQL\n{inner}\n```").score == 1
    assert graded(SQL, item, f"-- books\n/* all */ {inner.lower()}").score == 1


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "I cannot do that.",
        "The query is SELECT 1",
        "```sql\nSELECT 1\n```\n```sql\nSELECT 2\n```",
        "```\nSELECT 1\n```\n```\nSELECT 2\n```",
        "```sql\nSELECT 1",
        "```python\nSELECT 1\n```",
        "```sql\nDELETE FROM books\n```",
        "```sql\n```",
        "PRAGMA table_info(books)",
        "selection",
    ],
)
def test_what_is_no_query_is_no_usable_answer(answer: str) -> None:
    grade = graded(SQL, book_item(), answer)
    assert (grade.score, grade.usable, grade.fault) == (0, False, FaultKind.NO_ANSWER_FOUND)


@pytest.mark.parametrize(
    "query", ["SELECT nothing FROM books", "SELECT", "SELECT 1; SELECT 2", "SELECT random()"]
)
def test_a_query_that_fails_is_a_wrong_answer(query: str) -> None:
    grade = graded(SQL, book_item(), query)
    assert (grade.score, grade.usable) == (0, True)
    assert grade.detail


def test_column_order_matters_and_names_do_not() -> None:
    item = SQL.make("shop_buyers", 3, Language.EN)
    query = solved(SQL, item, item.final).removeprefix("```sql\n").removesuffix(";\n```")
    columns = query.splitlines()[0].removeprefix("SELECT DISTINCT ").split(", ")
    turned = query.replace(", ".join(columns), ", ".join(reversed(columns)))
    named = query.replace(
        ", ".join(columns), ", ".join(f"{c} AS c{n}" for n, c in enumerate(columns))
    )
    assert (library_grade(item, named), library_grade(item, turned)) == (1, 0)


def test_duplicates_count_and_order_only_where_asked() -> None:
    item = SQL.make("shop_buyers", 3, Language.EN)
    query = solved(SQL, item, item.final).removeprefix("```sql\n").removesuffix(";\n```")
    assert library_grade(item, query.replace("DISTINCT ", "")) == 0
    assert library_grade(item, query + "\nORDER BY 1 DESC") == 1
    ordered = book_item()
    query = solved(SQL, ordered, ordered.final).removeprefix("```sql\n").removesuffix(";\n```")
    assert library_grade(ordered, f"SELECT * FROM ({query}) ORDER BY 1 DESC") == 0


def test_rows_that_tie_may_stand_in_any_order_and_be_cut_anywhere() -> None:
    groups = (((1, "a"),), ((2, "b"), (3, "c")), ((4, "d"),))
    whole = Expected(groups)
    assert whole.match([(1, "a"), (3, "c"), (2, "b"), (4, "d")])
    assert not whole.match([(3, "c"), (1, "a"), (2, "b"), (4, "d")])
    assert not whole.match([(1, "a"), (3, "c"), (3, "c"), (4, "d")])
    assert not whole.match([(1, "a"), (2, "b"), (3, "c")])
    cut = Expected(groups, 2)
    assert cut.match([(1, "a"), (3, "c")]) and cut.match([(1, "a"), (2, "b")])
    assert not cut.match([(1, "a"), (4, "d")])
    assert not cut.match([(1, "a")])
    assert Expected(groups, 9).match([(1, "a"), (2, "b"), (3, "c"), (4, "d")])
    assert Expected(((),)).match([])


def test_amounts_are_equal_whatever_their_type_and_null_is_only_null() -> None:
    third = 0.1 + 0.2
    assert normal([(3.0, third, None, "3", -0.0)]) == normal([(3, 0.3, None, "3", 0)])
    assert normal([(None,)]) != normal([(0,)])
    assert normal([("",)]) != normal([(None,)])
    assert normal([("3",)]) != normal([(3,)])
    assert normal([(0.333333,)]) != normal([(1 / 3,)])
    assert normal([(float("inf"), 1e300, 2**60)])[0] == (float("inf"), 1e300, 2**60)


def test_rows_cannot_be_cut_without_an_order() -> None:
    item = book_item()
    without = {key: n for key, n in item.final.items() if key != "sort_order"}
    assert SQL.solve(item, without) is None
    assert SQL.grade(item, without, "SELECT 1", None).score == 0


def test_both_languages_ask_for_the_same() -> None:
    english, chinese = (SQL.make("shop_revenue", 5, language) for language in Language)
    assert [goal.key for goal in english.goals] == [goal.key for goal in chinese.goals]
    assert decoys(english) == decoys(chinese)
    assert "CREATE TABLE order_lines" in chinese.context and "已出貨" in chinese.context


@given(answer=ANSWERS)
def test_any_answer_gets_a_grade(answer: str) -> None:
    check_any_answer(SQL, SQL.make("library_books", 1, Language.EN), answer)


def test_what_must_not_be_guessed_is_told() -> None:
    """A rounded average is another answer, and so is a grouped column in another place."""
    sums = SQL.make("school_marks", 1, Language.EN)
    assert any("not rounded" in one for one in sums.conventions)
    assert any("grouping" in one for one in sums.conventions)
    listing = book_item()
    assert not any("rounded" in one or "grouping" in one for one in listing.conventions)
