"""The SQL solver against plain Python that reads the goals' words and the tables' rows."""

import math

import pytest
from source_families import solved

from statelab_gui.domain.drift.families.sql import SQL
from statelab_gui.domain.drift.families.sql.catalogue import WORLDS, script_of
from statelab_gui.domain.drift.intents import Intents
from statelab_gui.domain.drift.items import Item, Language
from statelab_gui.domain.drift.sql_execution import Database

BOOK = ("id", "title", "publisher_id", "genre", "year", "pages", "price", "copies")
BOOK_LABELS = {"title": "title", "year": "year", "number of pages": "pages", "price": "price"}


def said(item: Item, intents: Intents) -> dict[str, str]:
    return {key: item.goal(key).values[n - 1].words for key, n in intents.items()}


def executed(item: Item, intents: Intents) -> list[tuple[object, ...]]:
    query = solved(SQL, item, intents).removeprefix("```sql\n").removesuffix("\n```")
    with Database(script_of(item.payload["world"], item.language)) as database:
        return database.rows(query)


def stales(item: Item) -> list[dict[str, int]]:
    """The final intents, each variant and decoy in turn."""
    states = [item.final]
    for goal in item.goals:
        states += [{**item.final, goal.key: n} for n in range(1, len(goal.values) + 1)]
    return states


def books() -> list[dict[str, object]]:
    rows = {table.name: table for table in WORLDS["library"].tables}["books"].rows(Language.EN)
    return [dict(zip(BOOK, row, strict=True)) for row in rows]


@pytest.mark.parametrize("seed", range(8))
def test_a_list_of_books_is_filtered_sorted_and_cut_as_the_words_say(seed: int) -> None:
    item = SQL.make("library_books", seed, Language.EN)
    bounds = {
        "min_year": lambda b, n: b["year"] >= n,
        "max_year": lambda b, n: b["year"] <= n,
        "min_pages": lambda b, n: b["pages"] >= n,
        "max_price": lambda b, n: b["price"] <= n,
        "min_copies": lambda b, n: b["copies"] >= n,
    }
    for intents in stales(item):
        words = said(item, intents)
        found = [book for book in books() if book["genre"] != words["other_genre"]]
        if "genre" in words:
            found = [book for book in found if book["genre"] == words["genre"]]
        for key in bounds.keys() & words.keys():
            found = [book for book in found if bounds[key](book, int(words[key]))]
        label, end = words["sort_order"].split(", ")
        column = BOOK_LABELS[label]
        found.sort(key=lambda book: book[column], reverse=end == "largest first")
        shown = [BOOK_LABELS[one] for one in words["columns"].split(", then ")]
        limit = int(words["row_limit"])
        given = executed(item, intents)
        assert len(given) == min(limit, len(found))
        keys = [book[column] for book in found]
        wanted = [tuple(book[one] for one in shown) for book in found]
        if len(set(keys)) == len(keys):
            assert given == wanted[:limit]
        else:
            assert set(given) <= set(wanted)


def figure_of(words: str, found: list[tuple[int, int, int, int, int | None]]) -> float | None:
    """A figure about visits, each being doctor, age, minutes, fee, weeks; None without any."""
    weeks = [row[4] for row in found if row[4] is not None]
    if words == "the number of visits":
        return len(found)
    if words == "the number of different doctors":
        return len({row[0] for row in found})
    if not found or (words == "the average time until the follow-up" and not weeks):
        return None
    return {
        "the total of fees": lambda: sum(row[3] for row in found),
        "the average of minutes": lambda: sum(row[2] for row in found) / len(found),
        "the highest age of a patient": lambda: max(row[1] for row in found),
        "the average time until the follow-up": lambda: sum(weeks) / len(weeks),
    }[words]()


@pytest.mark.parametrize("seed", range(8))
def test_a_figure_about_visits_is_what_the_words_say(seed: int) -> None:
    item = SQL.make("clinic_sum", seed, Language.EN)
    tables = {table.name: table.rows(Language.EN) for table in WORLDS["clinic"].tables}
    doctors = {
        row[0]: dict(zip(("code", "field", "room", "since"), row[1:], strict=True))
        for row in tables["doctors"]
    }
    patients = {
        row[0]: dict(zip(("code", "age", "district", "insurance"), row[1:], strict=True))
        for row in tables["patients"]
    }
    for intents in stales(item):
        words = said(item, intents)
        found = []
        for _, doctor, patient, year, minutes, fee, follow_up in tables["visits"]:
            d, p = doctors[doctor], patients[patient]
            tests = {
                "other_field": lambda w, d=d: d["field"] != w,
                "min_age": lambda w, p=p: p["age"] >= int(w),
                "max_fee": lambda w, fee=fee: fee <= int(w),
                "district": lambda w, p=p: p["district"] == w,
                "insurance": lambda w, p=p: p["insurance"] == w,
                "min_minutes": lambda w, minutes=minutes: minutes >= int(w),
                "max_minutes": lambda w, minutes=minutes: minutes <= int(w),
                "follow_up": lambda w, f=follow_up: f is not None and f <= int(w),
                "since": lambda w, d=d: d["since"] <= int(w),
                "year": lambda w, year=year: year == int(w),
                "max_age": lambda w, p=p: p["age"] <= int(w),
            }
            if all(tests[key](word) for key, word in words.items() if key != "figure"):
                found.append((doctor, p["age"], minutes, fee, follow_up))
        ((given,),) = executed(item, intents)
        wanted = figure_of(words["figure"], found)
        if wanted is None or given is None:
            assert given == wanted
        else:
            assert math.isclose(float(str(given)), wanted), (item.key, words)
