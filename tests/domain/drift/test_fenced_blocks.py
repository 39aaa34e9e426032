"""What a reply's fenced blocks are, and which one answers."""

import pytest

from statelab_gui.domain.drift.families.blocks import Block, fenced_blocks, only_block
from statelab_gui.domain.drift.families.sql import SQL
from statelab_gui.domain.drift.items import Language

SQL_TAGS = frozenset({"sql", "sqlite"})


@pytest.mark.parametrize(
    ("text", "blocks"),
    [
        ("no fence", []),
        ("in `a` line", []),
        ("```\na\n```", [Block("", "a")]),
        (
            "```SQL title=x\na\nb\n```\nthen\n~~~py\nc\n~~~",
            [Block("sql", "a\nb"), Block("py", "c")],
        ),
        ("````\n```\na\n```\n````", [Block("", "```\na\n```")]),
        ("```\n```", [Block("", "")]),
        ("```\n\n```", [Block("", "")]),
        ("  ```\na\n   ```  ", [Block("", "a")]),
        ("```\na\n~~~\n```", [Block("", "a\n~~~")]),
        ("```\na", None),
        ("```\na\n``", None),
        ("a\n```\nb\n```\n```", None),
        ("x ```\na\n```", None),
    ],
)
def test_blocks_are_found_with_their_tags(text: str, blocks: list[Block] | None) -> None:
    assert fenced_blocks(text) == blocks


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("  a  ", "a"),
        ("```sql\na\n```", "a"),
        ("say\r\n```sql\r\na\r\n```\r\n", "a"),
        ("```\na\n```\n```sql\nb\n```", "b"),
        ("```text\na\n```\n```\nb\n```", "b"),
        ("```text\na\n```", None),
        ("```sql\na\n```\n```sqlite\nb\n```", None),
        ("```\na\n```\n```\nb\n```", None),
        ("```sql\na", None),
        ("", ""),
    ],
)
def test_the_one_tagged_block_answers_or_the_one_untagged(text: str, answer: str | None) -> None:
    assert only_block(text, SQL_TAGS) == answer


@pytest.mark.parametrize(
    "answer",
    [
        "```" + " " * 200_000 + "`",
        "`" * 200_000,
        "```\n" * 20_001,
        "/**/" * 50_000 + "x",
        "/*" * 100_000,
        "-- \n" * 50_000,
        " " * 200_000 + "x",
        "```sql\n" + "/* * */" * 30_000 + "\n```",
    ],
)
def test_long_answers_made_of_marks_are_read_in_one_go(answer: str) -> None:
    """Each of them takes hours where a reader tries its parts in every combination."""
    item = SQL.make("library_books", 1, Language.EN)
    assert not SQL.grade(item, item.final, answer, None).usable
