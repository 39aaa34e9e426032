"""The table-to-text family: its sentences, and how near to them an answer is."""

import re

import pytest
from hypothesis import given
from sacrebleu import corpus_bleu
from source_families import ANSWERS, check_any_answer, check_template, graded, solved

from statelab_gui.domain.drift.families.overlap import ALMOST
from statelab_gui.domain.drift.families.table_text import TABLE_TEXT
from statelab_gui.domain.drift.families.table_text.family import TEMPLATES, nearness
from statelab_gui.domain.drift.families.table_text.sentences import Writer
from statelab_gui.domain.drift.items import Item, Language
from statelab_gui.domain.faults import FaultKind

EN, ZH = Language.EN, Language.ZH_TW


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("template", TABLE_TEXT.templates(EN))
def test_the_solver_is_right_and_stale_intents_answer_otherwise(
    template: str, language: Language
) -> None:
    check_template(TABLE_TEXT, template, language)


def test_there_are_twenty_templates_of_five_shapes() -> None:
    assert len(TEMPLATES) >= 20
    assert len({shape for _, shape in TEMPLATES.values()}) == 5


def written(template: str, language: Language, **parts: object) -> str | None:
    """The sentence of parts given by what they mean, of a table with fixed numbers."""
    payload = {
        **TABLE_TEXT.make(template, 1, language).payload,
        "rows": [
            {
                "name": "Ada",
                "group": "a",
                "values": {"x": 1200, "y": 30, "2020": 900, "2023": 1400},
            },
            {"name": "Bor", "group": "b", "values": {"x": 4500, "y": 31, "2020": 800, "2023": 300}},
            {"name": "Cay", "group": "a", "values": {"x": 2000, "y": 32, "2020": 1, "2023": 2}},
        ],
        "columns": {
            "x": {"noun": "area", "predicate": "covers {v}", "unit": "ha", "other": "hectares"},
            "y": {"noun": "staff", "predicate": "employs {v} people", "unit": "", "other": ""},
            "2020": {"noun": "crop", "predicate": "", "unit": "t", "other": "tonnes"},
            "2023": {"noun": "crop", "predicate": "", "unit": "t", "other": "tonnes"},
        },
        "groups": {"a": "old", "b": "new"},
        "things": "farms",
        "counted": "家farms" if language is ZH else "farms",
    }
    return Writer(payload, parts, language).sentence()


@pytest.mark.parametrize(
    ("template", "language", "parts", "sentence"),
    [
        (
            "rivers_profile",
            EN,
            {"subject": "Ada", "fact_1": "x", "fact_2": "y"},
            "Ada covers 1200 ha and employs 30 people.",
        ),
        ("rivers_profile", EN, {"subject": "Ada", "fact_2": "y"}, "Ada employs 30 people."),
        (
            "rivers_profile",
            EN,
            {
                "subject": "Bor",
                "fact_1": "x",
                "units": "other",
                "digits": "commas",
                "hedge": "about",
                "names": "marked",
                "opening": "As reported,",
                "closing": "(source: me)",
                "mark": "!",
                "label": "Note:",
            },
            "Note: As reported, BOR covers about 4,500 hectares (source: me)!",
        ),
        (
            "rivers_profile",
            ZH,
            {"subject": "Ada", "fact_1": "x", "names": "marked", "mark": "!"},
            "「Ada」covers 1200 ha！",
        ),
        ("rivers_profile", EN, {"subject": "Ada"}, None),
        ("rivers_profile", EN, {"fact_1": "x"}, None),
        (
            "rivers_compare",
            EN,
            {"subject_1": "Ada", "subject_2": "Bor", "measure": "x"},
            "The area of Ada is 1200 ha and that of Bor is 4500 ha.",
        ),
        (
            "rivers_compare",
            EN,
            {
                "subject_1": "Ada",
                "subject_2": "Bor",
                "measure": "x",
                "comparison": "difference",
                "opening": "As reported,",
            },
            "As reported, the area of Ada is 3300 ha lower than that of Bor.",
        ),
        (
            "rivers_compare",
            EN,
            {"subject_1": "Bor", "subject_2": "Ada", "measure": "x", "comparison": "order"},
            "Bor comes before Ada by area.",
        ),
        (
            "rivers_compare",
            ZH,
            {"subject_1": "Bor", "subject_2": "Ada", "measure": "x", "comparison": "difference"},
            "Bor的area比Ada高 3300 ha。",
        ),
        (
            "rivers_compare",
            ZH,
            {"subject_1": "Ada", "subject_2": "Bor", "measure": "x", "comparison": "order"},
            "依area，Ada排在Bor之後。",
        ),
        ("rivers_compare", EN, {"subject_1": "Ada", "measure": "x"}, None),
        (
            "rivers_ranking",
            EN,
            {"measure": "x", "count": 2, "detail": "values"},
            "The 2 farms with the largest area are Bor (4500 ha) and Cay (2000 ha).",
        ),
        (
            "rivers_ranking",
            EN,
            {"measure": "x", "direction": "smallest", "joiner": "semicolons", "detail": "ranks"},
            "The 3 farms with the smallest area are Ada (1); Cay (2); Bor (3).",
        ),
        (
            "rivers_ranking",
            EN,
            {"measure": "y", "joiner": "slashes"},
            "The 3 farms with the largest staff are Cay / Bor / Ada.",
        ),
        (
            "rivers_ranking",
            EN,
            {"measure": "y"},
            "The 3 farms with the largest staff are Cay, Bor and Ada.",
        ),
        (
            "rivers_ranking",
            ZH,
            {"measure": "x", "count": 2, "detail": "values"},
            "area最大的 2 家farms是Bor（4500 ha）、Cay（2000 ha）。",
        ),
        ("rivers_ranking", EN, {"count": 2}, None),
        (
            "lakes_summary",
            EN,
            {"statistic": "total", "measure": "x", "group": "a"},
            "The total area of the old farms is 3200 ha.",
        ),
        (
            "lakes_summary",
            EN,
            {"statistic": "average", "measure": "x", "group": ""},
            "The average area of all farms is 2566 ha.",
        ),
        (
            "lakes_summary",
            EN,
            {"statistic": "gap", "measure": "x"},
            "The gap in area of all farms is 3300 ha.",
        ),
        (
            "lakes_summary",
            ZH,
            {"statistic": "lowest", "measure": "x", "group": "b"},
            "newfarmsarea的最小值是 4500 ha。",
        ),
        ("lakes_summary", EN, {"measure": "x"}, None),
        (
            "rainfall_change",
            EN,
            {"subject": "Ada", "first_year": "2020", "last_year": "2023"},
            "The crop of Ada went from 900 t in 2020 to 1400 t in 2023.",
        ),
        (
            "rainfall_change",
            EN,
            {"subject": "Bor", "first_year": "2020", "last_year": "2023", "change": "full"},
            "The crop of Bor went from 800 t in 2020 to 300 t in 2023, down by 500 t.",
        ),
        (
            "rainfall_change",
            EN,
            {"subject": "Ada", "first_year": "2020", "last_year": "2023", "change": "difference"},
            "From 2020 to 2023 the crop of Ada rose by 500 t.",
        ),
        (
            "rainfall_change",
            ZH,
            {"subject": "Bor", "first_year": "2020", "last_year": "2023", "change": "difference"},
            "從 2020 年到 2023 年，Bor的crop減少了 500 t。",
        ),
        ("rainfall_change", EN, {"subject": "Ada", "first_year": "2020"}, None),
    ],
)
def test_sentences_are_made_by_the_stated_rules(
    template: str, language: Language, parts: dict[str, object], sentence: str | None
) -> None:
    assert written(template, language, **parts) == sentence


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Yes", EN),
        ("Yes .", EN),
        ("A b c", EN),
        ("A b c d", EN),
        ("是", ZH),
        ("是的。", ZH),
        ("長 12 公里。", ZH),
        ("The area of Ada is 1,200 ha (source: me)!", EN),
    ],
)
def test_a_perfect_text_scores_exactly_one_however_short(text: str, language: Language) -> None:
    assert nearness(text, text, language) == 1
    assert nearness(f"  {text}\n", text, language) == 1


def test_the_plain_measure_would_be_above_and_below_one() -> None:
    """Why the score is not sacreBLEU's number as it is."""
    assert corpus_bleu(["a b c d"], [["a b c d"]]).score > 100
    assert corpus_bleu(["a b"], [["a b"]]).score == 0
    assert nearness("a b", "a b", EN) == nearness("a b c d", "a b c d", EN) == 1


def test_near_texts_score_between_none_and_all() -> None:
    wanted = "The area of Ada is 1200 ha and that of Bor is 4500 ha."
    near = nearness(wanted.replace("4500", "4600"), wanted, EN)
    nearer_than_nothing = nearness("The area of Ada is unknown.", wanted, EN)
    assert 0 < nearer_than_nothing < near < 1
    assert nearness(wanted.upper(), wanted, EN) < 0.5
    assert nearness(wanted + " Really.", wanted, EN) < 1
    assert nearness("x", wanted, EN) == 0 == nearness("", wanted, EN) == nearness("", "", EN)
    twin = "a b c d a b c d a b c d"
    assert nearness("b c d a b c d a b c d a", twin, EN) <= ALMOST


def test_chinese_is_compared_by_its_characters_and_not_by_spaces() -> None:
    wanted = "根據調查，柳溪長 120 公里，有 30 座橋。"
    assert nearness("根據調查，柳溪長120公里，有30座橋。", wanted, ZH) == 1
    assert 0.5 < nearness("根據調查，石溪長 120 公里，有 30 座橋。", wanted, ZH) < 1
    assert nearness("根據調查,柳溪長 120 公里,有 30 座橋。", wanted, ZH) < 1


def profile(language: Language = EN) -> Item:
    return TABLE_TEXT.make("towns_profile", 2, language)


@pytest.mark.parametrize("language", Language)
def test_the_sentence_is_right_alone_or_in_a_block(language: Language) -> None:
    item = profile(language)
    sentence = solved(TABLE_TEXT, item, item.final)
    for answer in (
        sentence,
        f"\n{sentence}\n",
        f"```\n{sentence}\n```",
        f"Ok\n```text\n{sentence}\n```",
    ):
        assert graded(TABLE_TEXT, item, answer).score == 1
    for answer in (f"Here you are: {sentence}", f'"{sentence}"', sentence[:-1], sentence * 2):
        score = graded(TABLE_TEXT, item, answer).score
        assert score is not None and 0 < score < 1


@pytest.mark.parametrize("answer", ["", "  \n", "```\n```", "```\na\n```\n```\nb\n```", "```\na"])
def test_no_text_or_several_is_no_usable_answer(answer: str) -> None:
    grade = graded(TABLE_TEXT, profile(), answer)
    assert (grade.score, grade.usable, grade.fault) == (0, False, FaultKind.NO_ANSWER_FOUND)


def test_an_answer_beyond_all_measure_is_wrong_at_once() -> None:
    grade = graded(TABLE_TEXT, profile(), "x " * 1_000_000)
    assert (grade.score, grade.usable) == (0, True)


@pytest.mark.parametrize("language", Language)
def test_all_that_a_sentence_has_stands_in_the_context_or_is_said(language: Language) -> None:
    """The reference can be reached: no word or number in it comes from nowhere, but for sums."""
    for template, (_, shape) in TEMPLATES.items():
        item = TABLE_TEXT.make(template, 3, language)
        said = " ".join(goal.values[0].words for goal in item.goals)
        source = f"{item.context} {said}".lower()
        sentence = solved(TABLE_TEXT, item, item.final).lower()
        words = re.findall(r"[^\W\d_]+", sentence)
        if language is ZH:
            words = [letter for word in words for letter in word]
        missing = [word for word in words if word not in source]
        assert not missing, (template, missing, sentence)
        if shape in ("profile", "ranking"):
            numbers = re.findall(r"\d+", sentence.replace(",", ""))
            assert all(number in source for number in numbers), (template, sentence)


def test_tables_stay_as_they_were_released() -> None:
    numbers = [n for table, _ in TEMPLATES.values() for c in table.columns for n in c.numbers]
    assert (len(numbers), sum(numbers)) == NUMBERS


NUMBERS = (984, 177148024)


@given(answer=ANSWERS)
def test_any_answer_gets_a_grade(answer: str) -> None:
    check_any_answer(TABLE_TEXT, TABLE_TEXT.make("lakes_summary", 1, Language.EN), answer)
