"""What slips would answer, done the slow and plain way: edit the list, and execute it.

Edits are those of slow_evaluator. Every function gives {where: state}, where being the number of an
update, a variant, or None; what cannot be done is left out.
"""

import itertools
from collections import Counter
from fractions import Fraction
from math import factorial


def final(edits, modulus):
    now = {}
    for kind, cell, what in edits:
        if kind == "set":
            now[cell] = what
        elif kind == "copy":
            now[cell] = now[what]
        else:
            now[cell] = now[cell] + what
            if modulus is not None:
                now[cell] %= modulus
    return now


def first_values(edits, modulus, cells):
    seen = {}
    for i in range(1, len(edits) + 1):
        for cell, value in final(edits[:i], modulus).items():
            seen.setdefault(cell, value)
        if len(seen) == len(cells):
            break
    return {None: seen}


def last_literal(edits, modulus, cells):
    literal = {cell: what for kind, cell, what in edits if kind != "copy"}
    return {None: literal} if len(literal) == len(cells) else {}


def live_formula(edits, modulus, cells):
    """A sheet in which each cell looks up its formula anew after every update."""
    if not any(kind == "copy" for kind, _, _ in edits):
        return {}
    content, shown = {}, {}
    for kind, cell, what in edits:
        if kind == "copy" and what != cell:
            content[cell], shown[cell] = ("is", what), shown[what]
        else:
            if kind == "set":
                shown[cell] = what
            elif kind == "add":
                shown[cell] = (shown[cell] + what) % modulus
            content[cell] = ("number", shown[cell])
        shown = {name: looked_up(name, content, shown) for name in shown}
    return {None: shown}


def looked_up(cell, content, shown):
    for _ in range(len(content) + 1):
        kind, what = content[cell]
        if kind == "number":
            return what
        cell = what
    return shown[cell]  # a circle, and all in it show the same


def stopped_after(edits, modulus, cells):
    answers = {}
    for j in range(1, len(edits)):
        state = final(edits[:j], modulus)
        if len(state) == len(cells):
            answers[j] = state
    return answers


def left_out(edits, modulus, cells):
    return {
        i + 1: final(edits[:i] + edits[i + 1 :], modulus)
        for i in range(len(edits))
        if edits[i][1] in {cell for _, cell, _ in edits[:i]}
    }


def applied_twice(edits, modulus, cells):
    return {
        i + 1: final([*edits[: i + 1], *edits[i:]], modulus)
        for i in range(len(edits))
        if edits[i][0] == "add"
    }


def target_source_swapped(edits, modulus, cells):
    answers = {}
    for i, (kind, into, out_of) in enumerate(edits):
        if kind == "copy" and into in {cell for _, cell, _ in edits[:i]}:
            other_way = [*edits[:i], ("copy", out_of, into), *edits[i + 1 :]]
            answers[i + 1] = final(other_way, modulus)
    return answers


def no_modulo(edits, modulus, cells):
    return {None: final(edits, None)}


def scratch_mixed_up(edits, modulus, cells):
    scratch = cells[-1]
    writes = [i for i, (_, cell, _) in enumerate(edits) if cell == scratch]
    if len(writes) < 2:
        return {}
    truth = final(edits, modulus)
    answers = {
        f"exchanged:{cell}": truth | {cell: truth[scratch], scratch: truth[cell]}
        for cell in cells[:-1]
    }
    answers["never_written"] = final(
        [edit for i, edit in enumerate(edits) if i not in writes[1:]], modulus
    )
    answers["first_value"] = truth | {scratch: final(edits[: writes[0] + 1], modulus)[scratch]}
    return answers


def cells_shifted(edits, modulus, cells):
    truth = final(edits, modulus)
    answers = {}
    for name, some in (("all", cells), ("ordinary", cells[:-1])):
        for step in (1, -1):
            moved = {some[(i + step) % len(some)]: truth[cell] for i, cell in enumerate(some)}
            answers[f"{name}:{step:+}"] = truth | moved
    return answers


SLOW = {
    function.__name__: function
    for function in (
        first_values,
        last_literal,
        live_formula,
        stopped_after,
        left_out,
        applied_twice,
        target_source_swapped,
        no_modulo,
        scratch_mixed_up,
        cells_shifted,
    )
}


def wrong_answers(edits, modulus, cells):
    """{slip: {where: row}} of all slow slips, without what equals the truth."""
    truth = final(edits, modulus)
    return {
        name: {
            where: tuple(state[cell] for cell in cells)
            for where, state in slip(edits, modulus, cells).items()
            if state != truth
        }
        for name, slip in SLOW.items()
    }


def numbers_of(edits, modulus):
    """Every number in the case: constants, and what any cell ever has."""
    found = {what for kind, _, what in edits if kind != "copy"}
    now = {}
    for edit in edits:
        _, cell, _ = edit
        now = now | final([*(("set", c, v) for c, v in now.items()), edit], modulus)
        found.add(now[cell])
    return sorted(found)


def chance(rows, numbers, truth):
    """The greater share of `rows` among all wrong answers of either kind, by counting."""
    shares = []
    if len(numbers) ** len(truth) > 1:
        inside = sum(set(row) <= set(numbers) for row in rows)
        shares.append(Fraction(inside, len(numbers) ** len(truth) - 1))
    ways = factorial(len(truth))
    for count in Counter(truth).values():
        ways //= factorial(count)
    if ways > 1:
        inside = sum(sorted(row) == sorted(truth) for row in rows)
        shares.append(Fraction(inside, ways - 1))
    return max(shares, default=Fraction(1))


def listed_spaces(numbers, truth):
    """All wrong answers of either kind, one by one."""
    uniform = set(itertools.product(numbers, repeat=len(truth))) - {truth}
    rearranged = set(itertools.permutations(truth)) - {truth}
    return uniform, rearranged


def disagreeing(one, other):
    return sum(a != b for a, b in zip(one, other, strict=True))
