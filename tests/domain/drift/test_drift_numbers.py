"""The number of an answer is found strictly: the last answer line, and one number on it."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.drift import numbers
from statelab_gui.domain.drift.numbers import read_number
from statelab_gui.domain.faults import FaultKind


@pytest.mark.parametrize(
    ("answer", "number"),
    [
        ("Answer: 12", 12),
        ("Answer: $1,234.50", "1234.5"),
        ("answer:1234.50", "1234.5"),
        ("Some steps.\n**Answer:** $45", 45),
        ("**Answer: $45**", 45),
        ("> Final answer: 45.", 45),
        ("The answer: 45 dollars", 45),
        ("答案：1,200 元", 1200),
        ("算式……\n答案：１，２００．５０元", "1200.5"),
        ("最終答案: NT$1,200", 1200),
        ("答案：新台幣 1200 元整", 1200),
        ("Answer: -$5.25", "-5.25"),
        ("Answer: $-5.25", "-5.25"),
        ("Answer: \u22125", -5),
        ("Answer: 5 USD", 5),
        ("Answer: 5USD", 5),
        ("Answer: USD5", 5),
        ("答案：共12元", 12),
        ("Answer: $45 (45.00 dollars)", 45),
        ("Answer: 1\nNo, wait.\nAnswer: 2", 2),
        ("Answer: 12 or 13\nAnswer: 12", 12),
        ("Answer: 0", 0),
        ("Answer: 007", 7),
        ("- Answer: `45`", 45),
        ("Answer: \\boxed{45}", 45),
        ("Answer: 45\nThank you for 3 questions.", 45),
        ("Answer: €12.00", 12),
        ("Answer: ＄１２", 12),
        ("ANSWER： 12", 12),
        ("Answer: 12\r\n", 12),
        ("Answer: __45__", 45),
        ("__Answer:__ 45", 45),
        ("Answer: \u201145", -45),
        ("Answer: \uff0d45", -45),
        ("Answer: \ufe6345", -45),
    ],
)
def test_one_number_on_the_last_answer_line_is_the_answer(answer, number):
    found = read_number(answer)
    assert found.value == Fraction(number)
    assert found.fault is None


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "12",
        "The total is $12.",
        "Answer:",
        "Answer: twelve",
        "答案：十二元",
        "Answer: ½",
        "Answer: ١٢",
        "Answer:\n12",
        "My Answer is 12",
        "The correct reply, Answer: 12",
        "答案是 12",
    ],
)
def test_without_a_number_on_an_answer_line_there_is_no_answer(answer):
    found = read_number(answer)
    assert (found.value, found.fault) == (None, FaultKind.NO_ANSWER_FOUND)


@pytest.mark.parametrize(
    "answer",
    [
        "Answer: 12 or 13",
        "Answer: 3 chairs for $12",
        "Answer: 3 * 4 = 12",
        "Answer: 12-13",
        "Answer: 12 to 13",
        "Answer: 1,23",
        "Answer: 12,3456",
        "Answer: 1.234,56",
        "Answer: 1.2.3",
        "Answer: 1 234",
        "Answer: 12k",
        "Answer: 1.5 million",
        "Answer: 1e3",
        "答案：1.2 萬元",
        "答案：3千元",
        "Answer: 12%",
        "Answer: 5½",
        "Answer: 3/4",
        "Answer: 2²",
        "Answer: (12.50)",
        "Answer: - 12",
        "Answer: 12 (13 with tip)",
        "Answer: 1\nAnswer: 12 or 13",
        "Answer: .5",
        "Answer: ,500",
        "Answer: room12",
        "Answer: 2 dozen",
        "Answer: minus 12",
        "Answer: negative $12",
        "Answer: not 12",
        "答案：負 12 元",
        "Answer: \u201412",
        "Answer: 12\u0663",
        "Answer: \u066312",
        "Answer: 12 K",
        "Answer: 12 and a half",
        "答案：3 打",
    ],
)
def test_a_number_that_is_not_clear_is_no_usable_answer(answer):
    found = read_number(answer)
    assert (found.value, found.fault) == (None, FaultKind.SEVERAL_ANSWERS)


@pytest.mark.parametrize(
    "answer",
    [
        "6 + 6",
        "6*6",
        "6 ** 6",
        "6 × 6",
        "6 / $6",
        "6 : 6",
        "12:12",
        "6 x 6",
        "6 times 6",
        "6 mod 6",
        r"\frac{6}{6}",
        r"6 \times 6",
        "√6",
        "sqrt(6)",
        r"\sqrt{6}",
        "-(6)",
        "6 squared",
        "half of 6",
        "twice 6",
        "one third of 6",
        "less than 6",
        "> 6",
        r"6 \%",
        "6 dollars and 6 cents",
        "6 hours 6 minutes",
        "6 apples and 6 pears",
        "6 加 6",
        "6 元 6 角",
        "6 小時 6 分",
        "6 個半",
        "6 多",
        "6 的一半",
        "6 的兩倍",
        "五分之6",
        "六又6",
        "不到 6 元",
    ],
)
def test_a_number_that_something_is_done_to_is_not_the_answer(answer):
    """Terms that are equal are no answer given twice, and 6 is none of these."""
    found = read_number(f"Answer: {answer}")
    assert (found.value, found.fault) == (None, FaultKind.SEVERAL_ANSWERS)


@pytest.mark.parametrize(
    "answer",
    [
        "6, that is 6",
        "6 or 6",
        "**6** (**6.00**)",
        "6 dollars (6 USD)",
        "$6 = 6 dollars",
        "6 元（6 元整）",
        "x = 6",
        "6 apples (6.0 apples)",
        "at least 6",
        "6 in total, or 6.00 for all",
        "6 元，半徑不計",
    ],
)
def test_a_number_that_is_said_again_is_one_answer(answer):
    assert read_number(f"Answer: {answer}").value == 6


def test_cents_are_no_dollars_but_where_a_question_may_ask_for_them():
    assert read_number("Answer: 45 cents").fault is FaultKind.SEVERAL_ANSWERS
    assert read_number("Answer: 45 cents", as_written=True).value == 45
    assert read_number(r"Answer: 45\%", as_written=True).value == 45


def test_a_number_of_too_many_digits_is_told_as_such():
    assert read_number("Answer: " + "9" * 5000).fault is FaultKind.NUMBER_TOO_LONG
    assert read_number("Answer: " + "9" * 4000).value == int("9" * 4000)


def test_a_line_of_very_many_numbers_is_not_clear():
    assert read_number("Answer: " + "5 " * 100).value == 5
    assert read_number("Answer: " + "5 " * 101).fault is FaultKind.SEVERAL_ANSWERS
    assert read_number("Answer: " + "5 " * 200_000).fault is FaultKind.SEVERAL_ANSWERS
    assert read_number("\n" * 100_000 + "- " * 100_000 + "\nAnswer: 5").value == 5


@given(
    st.integers(0, 10**12),
    st.integers(0, 99),
    st.booleans(),
    st.sampled_from(["Answer: {}", "答案：{} 元", "x\n**Answer:** ${}", "Answer: {}."]),
    st.booleans(),
)
def test_however_it_is_written_a_number_is_read_as_what_it_is(whole, cents, commas, frame, wide):
    text = frame.format(f"{whole:,}.{cents:02}" if commas else f"{whole}.{cents:02}")
    if wide:
        text = text.translate({ord(digit): ord(digit) + 0xFEE0 for digit in "0123456789,.$"})
    assert read_number(text).value == whole + Fraction(cents, 100)


@given(st.text(alphabet="Answer: 0123456789,.-$()%元萬 \n答案：", max_size=40))
def test_any_text_has_a_number_or_a_reason(text):
    found = read_number(text)
    assert (found.value is None) == (found.fault is not None)


@pytest.mark.parametrize(
    "piece", ["\n", "```\n", "- ", " \n", "answer\n", "xAnswer:", "Answer: 1 ", "答案\n"]
)
@pytest.mark.parametrize("end", ["", "\nAnswer: 7"])
def test_the_number_is_found_behind_megabytes_of_anything(piece, end):
    """Some of these took minutes once, in which nothing else of the program could run."""
    found = read_number(piece * (3_000_000 // len(piece)) + end)
    assert found.value == (7 if end else None)


@given(
    st.lists(
        st.sampled_from(
            [*"\n\r\t\x0b\x85\u2028 :-*_`>#x1", "answer", "Final ", "the ", "答案", "最終"]
        ),
        max_size=14,
    ).map("".join)
)
def test_the_answer_lines_are_those_that_one_pattern_finds(text):
    assert numbers._answer_lines(text) == numbers._LINE.findall(text)
