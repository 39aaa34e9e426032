"""The method done the slow and plain way, apart from the package: names, dictionaries, one a step.

An edit is ("set", cell, number), ("add", cell, number) or ("copy", cell, other cell).
"""

import itertools
import random

SCRATCH_LAST = -1


def plain_edits(seed, moves, cells, initial, pattern):
    """The copy program: initial values, then random moves through the last cell."""
    ordinary, scratch = cells[:-1], cells[SCRATCH_LAST]
    edits = [("set", cell, value) for cell, value in zip(cells, initial, strict=True)]
    generator = random.Random(seed)
    for _ in range(moves):
        for cycle in plain_cycles(generator, len(ordinary), pattern):
            stops = [scratch, *(ordinary[i] for i in cycle), scratch]
            for into, out_of in itertools.pairwise(stops):
                edits.append(("copy", into, out_of))
    return edits


def plain_cycles(generator, count, pattern):
    """The cycles of one move as lists of positions; each position takes from the next one."""
    if pattern == "swap":
        return [generator.sample(range(count), 2)]
    if pattern == "cycle":
        return [generator.sample(range(count), 3)]
    takes_from = generator.sample(range(count), count)
    while all(i == j for i, j in enumerate(takes_from)):
        takes_from = generator.sample(range(count), count)
    cycles, seen = [], set()
    for start in range(count):
        if start in seen:
            continue
        cycle = [start]
        while takes_from[cycle[-1]] != start:
            cycle.append(takes_from[cycle[-1]])
        seen.update(cycle)
        if len(cycle) > 1:
            cycles.append(cycle)
    return cycles


def plain_states(edits, modulus):
    """The state after every edit, a new dictionary each."""
    now, steps = {}, []
    for kind, cell, what in edits:
        if kind == "set":
            now[cell] = what
        elif kind == "add":
            now[cell] = (now[cell] + what) % modulus
        else:
            now[cell] = now[what]
        steps.append(dict(now))
    return steps


def plain_family(edits, family, modulus):
    """The edits rewritten for a family, from what the copy program does."""
    if family == "copy":
        return list(edits)
    rewritten, first, before = [], {}, {}
    for (_, cell, _), state in zip(edits, plain_states(edits, modulus), strict=True):
        value = state[cell]
        if family == "fixed":
            rewritten.append(("set", cell, first.setdefault(cell, value)))
        elif family == "overwrite" or cell not in before:
            rewritten.append(("set", cell, value))
        else:
            rewritten.append(("add", cell, (value - before[cell]) % modulus))
        before[cell] = value
    return rewritten


def plain_prompt(edits, form, cells, modulus):
    """The prompt, a line an edit."""
    head = (
        "Execute these edits in order. Copy means a value snapshot, never a live formula. "
        "Return ONLY a JSON object with integer values for " + ",".join(cells) + "."
    )
    return "\n".join([head, *(plain_line(edit, form, modulus) for edit in edits)])


def plain_line(edit, form, modulus):
    kind, cell, what = edit
    if form == "code":
        if kind == "add":
            return f"{cell} <- ({cell} + {what}) mod {modulus};"
        return f"{cell} <- {what};"
    if kind == "set":
        return f"Enter {what} in cell {cell}."
    if kind == "add":
        return f"Add {what} to cell {cell}, keeping the result modulo {modulus}."
    return f"Copy the CURRENT VALUE of cell {what} into cell {cell}."
