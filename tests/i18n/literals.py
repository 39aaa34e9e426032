"""Finds, in the syntax tree of a source, words shown to people that no catalogue can translate."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from calls import ALL, CLASSES, KEYWORDS, METHODS, ONLY_ON
from messages import Asked, asked, plain

_KEYS = re.compile(r"(Ctrl|Alt|Shift|Meta|F\d+|Esc|Return|Del)\b")
_SENTENCE = re.compile(r"[A-Z][a-z]*,? [a-zA-Z{%]|.*[a-z] [a-z]+ [a-z]")
_FILLED = re.compile(r"\{[^}]*\}")


@dataclass(frozen=True)
class Fault:
    """A place and what is wrong there, in one sentence."""

    line: int
    what: str


def faults(tree: ast.Module) -> list[Fault]:
    """Everything wrong in one source, in the order of its lines."""
    found = [*_shown(tree), *_asked_wrongly(tree), *_joined(tree), *_sentences(tree)]
    return sorted(set(found), key=lambda fault: fault.line)


def plural_faults(trees: Mapping[str, ast.Module]) -> list[tuple[str, Fault]]:
    """Plurals asked with self.tr in a class that others derive from.

    Qt looks a text up under the derived class's name first, and gets a plural back changed (the
    number filled in), so that it never looks under the name that the catalogue has.
    """
    bases = {
        base.id if isinstance(base, ast.Name) else getattr(base, "attr", "")
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for base in node.bases
    }
    return [
        (name, Fault(ask.call.lineno, f"a plural in {ask.owner}, from which others derive"))
        for name, tree in trees.items()
        for ask in asked(tree)
        if ask.kind == "tr" and ask.count is not None and ask.owner in bases
    ]


def _shown(tree: ast.Module) -> Iterator[Fault]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            for argument in _text_arguments(node):
                if _has_words(argument):
                    yield Fault(argument.lineno, f"not in tr(): {ast.unparse(argument)}")
        elif isinstance(node, ast.FunctionDef) and node.name == "headerData":
            for back in ast.walk(node):
                if isinstance(back, ast.Return) and back.value and _has_words(back.value):
                    yield Fault(back.lineno, f"not in tr(): {ast.unparse(back.value)}")


def _text_arguments(call: ast.Call) -> Iterator[ast.expr]:
    places = _text_places(call)
    if places is not None:
        for place, argument in enumerate(call.args):
            if places == ALL or place in places:
                yield argument
    if places is not None or _is_class(_name(call.func)):
        for keyword in call.keywords:
            if keyword.arg in KEYWORDS:
                yield keyword.value


def _text_places(call: ast.Call) -> tuple[int, ...] | None:
    name = _name(call.func)
    if not isinstance(call.func, ast.Attribute):
        return CLASSES.get(name)
    base = call.func.value
    if name in CLASSES:
        return CLASSES[name]
    if name in ONLY_ON and _name(base) != ONLY_ON[name]:
        return None
    return METHODS.get(name)


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _is_class(name: str) -> bool:
    return name.lstrip("_")[:1].isupper()


def _has_words(node: ast.expr) -> bool:
    """Whether a text argument holds words written here, outside of tr()."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and _is_text(node.value)
    if isinstance(node, ast.JoinedStr):
        return any(_has_words(part) for part in node.values if isinstance(part, ast.Constant))
    if isinstance(node, ast.BinOp):
        return _has_words(node.left) or _has_words(node.right)
    if isinstance(node, ast.IfExp):
        return _has_words(node.body) or _has_words(node.orelse)
    if isinstance(node, ast.BoolOp):
        return any(_has_words(value) for value in node.values)
    if isinstance(node, (ast.List, ast.Tuple)):
        return any(_has_words(item) for item in node.elts)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr in ("format", "join", "replace") and _has_words(node.func.value)
    return False


def _is_text(value: str) -> bool:
    """Whether a string has a letter to read, beside placeholders and names of keys."""
    return any(c.isalpha() for c in _FILLED.sub("", value)) and not _KEYS.match(value)


def _asked_wrongly(tree: ast.Module) -> Iterator[Fault]:
    for ask in asked(tree):
        line = ask.call.lineno
        if ask.kind == "tr" and (not ask.on_self or ask.owner is None):
            yield Fault(line, "tr() of another object or outside of a class: use translate()")
        yield from _wrong_text(ask, line)
        if any(keyword.arg for keyword in ask.call.keywords):
            yield Fault(line, "a named argument, which lupdate does not read")
        text = plain(ask.text)
        if text is not None and ("%n" in text) != (ask.count is not None):
            yield Fault(line, f"%n and a count go together: {text!r}")


def _wrong_text(ask: Asked, line: int) -> Iterator[Fault]:
    if isinstance(ask.text, ast.JoinedStr):
        yield Fault(line, "an f-string inside of tr()")
    elif isinstance(ask.text, ast.BinOp):
        yield Fault(line, "a text joined with + or filled with % inside of tr()")
    elif isinstance(ask.text, ast.Call):
        yield Fault(line, "a call such as .format() inside of tr()")
    elif plain(ask.text) is None and ask.kind != "translate":
        # translate(context, name) is how a text from a table of QT_TRANSLATE_NOOP is shown.
        yield Fault(line, "a text that is not written out inside of tr()")
    elif plain(ask.text) is not None and ask.kind != "tr" and plain(ask.context) is None:
        yield Fault(line, "a context that is not written out")


def _joined(tree: ast.Module) -> Iterator[Fault]:
    for node in ast.walk(tree):
        pieces: Iterable[ast.expr] = ()
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            pieces = (node.left, node.right)
        elif isinstance(node, ast.JoinedStr):
            pieces = [v.value if isinstance(v, ast.FormattedValue) else v for v in node.values]
        told = [piece for piece in pieces if _is_asked(piece)]
        worded = [piece for piece in pieces if _has_words(piece)]
        if len(told) > 1 or (told and worded):
            yield Fault(node.lineno, "a sentence joined from pieces, some of them from tr()")


def _is_asked(node: ast.expr) -> bool:
    if isinstance(node, ast.Call) and _name(node.func) == "format":
        return isinstance(node.func, ast.Attribute) and _is_asked(node.func.value)
    return isinstance(node, ast.Call) and _name(node.func) in ("tr", "translate")


def _sentences(tree: ast.Module) -> Iterator[Fault]:
    """Strings that read like English, wherever they stand: a table of words is shown in the end."""
    hidden = {id(argument) for ask in asked(tree) for argument in ask.call.args}
    for node in ast.walk(tree):
        if isinstance(node, (ast.Expr, ast.Raise, ast.Assert)):  # a docstring, or for a terminal
            hidden |= {id(inner) for inner in _outside_calls(node)}
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "re.compile":
            hidden |= {id(argument) for argument in node.args}  # what others say is looked for
    for node in ast.walk(tree):
        text = plain(node) if isinstance(node, ast.Constant) else None
        if text and id(node) not in hidden and _reads_like_a_sentence(text):
            yield Fault(node.lineno, f"reads like a sentence and is not in tr(): {text!r}")


def _reads_like_a_sentence(text: str) -> bool:
    words = text.split()
    all_names = all(word[:1].isupper() for word in words)  # as a font's name has it
    return bool(_SENTENCE.match(text)) and not all_names


def _outside_calls(node: ast.stmt) -> Iterator[ast.AST]:
    if isinstance(node, ast.Expr) and not (
        isinstance(node.value, ast.Call) and _name(node.value.func) == "print"
    ):
        yield node.value
    else:
        yield from ast.walk(node)
