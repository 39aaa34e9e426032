"""How large a query can become when the engine prepares it, judged from its text.

Preparing cannot be interrupted, and a short text can grow without end there: a common table used
twice by the next, twenty times over, is copied a million times, and so is a column that each of
twenty nested SELECTs adds to itself. Within one SELECT a name stands for no more copies than it has
places, and a common table for no more than its name has places; so the product of those counts,
times the number of tokens, bounds it.
"""

import re
from collections import Counter
from functools import lru_cache

_TOKEN = re.compile(
    r"""\s+ | --[^\n]* | /\*(?:[^*]|\*(?!/))*+(?:\*/)?
      | (?P<quoted>'(?:[^']|'')*+' | "(?:[^"]|"")*+" | `(?:[^`]|``)*+` | \[[^\]]*\])
      | (?P<word>[^\W\d][\w$]*)
      | (?P<number>\d[\w.]*)
      | (?P<mark>.)""",
    re.VERBOSE | re.DOTALL,
)
# Words that can never be a name where they are not quoted; all others may be one.
_RESERVED = frozenset(
    " ".join(
        (
            "all and as between case distinct else exists from group having in is join limit not",
            "null on or order select then union using values when where",
        )
    ).split()
)

Token = tuple[str, str]
"""Kind and text."""


@lru_cache(maxsize=256)  # a solver's query is asked about again and again
def growth(query: str) -> int:
    """An upper bound, up to a small factor, of how many parts the prepared query has."""
    tokens = _tokens(query)
    names = [
        _is_name(token) and tokens[n + 1 : n + 2] != [("mark", ".")]
        for n, token in enumerate(tokens)
    ]
    product = max(len(tokens), 1)
    for scope in _scopes(tokens, names):
        stars = scope.pop("*", 0)
        product *= max(1, stars + max(scope.values(), default=0))
    places = Counter(text for (_, text), named in zip(tokens, names, strict=True) if named)
    defined = Counter(_common_tables(tokens))
    for name, times in defined.items():
        product *= int(max(1, places[name] - times) ** times)
    return product


def _scopes(tokens: list[Token], names: list[bool]) -> list[Counter[str]]:
    """How often each name, and "*", stands in each SELECT, without those inside of it."""
    scopes: list[Counter[str]] = [Counter()]
    stack = [0]
    for token, named in zip(tokens, names, strict=True):
        if token == ("mark", "("):
            stack.append(stack[-1])
        elif token == ("mark", ")"):
            if len(stack) > 1:
                stack.pop()
        elif token == ("word", "select"):
            stack[-1] = len(scopes)
            scopes.append(Counter())
        elif named or token == ("mark", "*"):
            scopes[stack[-1]][token[1]] += 1
    return scopes


def _common_tables(tokens: list[Token]) -> list[str]:
    """The names defined by `name AS (` or `name (columns) AS (`, in order."""
    found: list[str] = []
    for n, token in enumerate(tokens):
        if token != ("word", "as"):
            continue
        after = n + 1
        while tokens[after : after + 1] in ([("word", "not")], [("word", "materialized")]):
            after += 1
        before = n - 1
        if tokens[before : before + 1] == [("mark", ")")] and before > 0:
            while before >= 0 and tokens[before] != ("mark", "("):
                before -= 1
            before -= 1
        if tokens[after : after + 1] == [("mark", "(")] and before >= 0:
            found.append(tokens[before][1])
    return found


def _is_name(token: Token) -> bool:
    kind, text = token
    return kind == "quoted" or (kind == "word" and text not in _RESERVED)


def _tokens(query: str) -> list[Token]:
    """The tokens but for white space and comments; names and quoted texts in small letters."""
    tokens: list[Token] = []
    for match in _TOKEN.finditer(query):
        kind = match.lastgroup
        if kind == "quoted":
            tokens.append((kind, match[kind][1:-1].lower()))
        elif kind is not None:
            tokens.append((kind, match[kind].lower()))
    return tokens
