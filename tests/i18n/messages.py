"""The messages in Python sources: each call that asks for a translation, from the syntax tree."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

# "_" is the short name that tables give QT_TRANSLATE_NOOP; catalogues.py tells lupdate of it too.
NOOP = ("QT_TRANSLATE_NOOP", "_")


@dataclass(frozen=True)
class Asked:
    """One call that asks for a translation.

    `context` is None when it is not written out; `text` is the node that gives the source text, and
    `own` tells whether the call is `self.tr`, whose context is the class it stands in.
    """

    call: ast.Call
    kind: str  # "tr", "translate" or "noop"
    owner: str | None  # the class around it
    context: ast.expr | None
    text: ast.expr | None
    count: ast.expr | None
    on_self: bool


@dataclass(frozen=True)
class Message:
    """What a catalogue must hold."""

    context: str
    source: str
    comment: str
    plural: bool


def asked(tree: ast.AST) -> Iterator[Asked]:
    """Every call of tr, translate or QT_TRANSLATE_NOOP in a tree, in no promised order."""
    yield from _walk(tree, None)


def _walk(node: ast.AST, owner: str | None) -> Iterator[Asked]:
    for child in ast.iter_child_nodes(node):
        inner = child.name if isinstance(child, ast.ClassDef) else owner
        if isinstance(child, ast.Call):
            found = _read(child, owner)
            if found is not None:
                yield found
        yield from _walk(child, inner)


def _read(call: ast.Call, owner: str | None) -> Asked | None:
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    places: list[ast.expr | None] = [*call.args, None, None, None, None]
    if name == "tr":
        base = function.value if isinstance(function, ast.Attribute) else None
        on_self = isinstance(base, ast.Name) and base.id == "self"
        return Asked(call, "tr", owner, None, places[0], places[2], on_self)
    if name == "translate" and (len(call.args) >= 2 or call.keywords):
        return Asked(call, "translate", owner, places[0], places[1], places[3], False)
    if name in NOOP:
        return Asked(call, "noop", owner, places[0], places[1], None, False)
    return None


def plain(node: ast.expr | None) -> str | None:
    """The string that a node writes out, or None when it does not."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None


def messages(tree: ast.AST) -> set[Message]:
    """The messages that the catalogue of a source must hold; a call with a fault gives none."""
    found = set()
    for ask in asked(tree):
        context = ask.owner if ask.kind == "tr" else plain(ask.context)
        text = plain(ask.text)
        if context is not None and text is not None:
            comment = (
                plain(ask.call.args[1 if ask.kind == "tr" else 2]) if _has_comment(ask) else ""
            )
            found.add(Message(context, text, comment or "", ask.count is not None))
    return found


def _has_comment(ask: Asked) -> bool:
    return len(ask.call.args) > (1 if ask.kind == "tr" else 2) and ask.kind != "noop"
