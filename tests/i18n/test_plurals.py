"""A counted word is one that the catalogues can count: "(s)" is never shown."""

import ast

from sources import ROOT


def _texts(source: str) -> list[str]:
    nodes = ast.walk(ast.parse(source))
    return [n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def test_every_text_with_a_plural_in_brackets_is_counted_by_qt() -> None:
    found = [
        (path.name, text)
        for path in (ROOT / "statelab_gui").rglob("*.py")
        for text in _texts(path.read_text("utf-8"))
        if ("(s)" in text or "(ies)" in text) and "%n" not in text
    ]
    assert found == []
