"""A slow state for tests: an own reading of what a tracker's edits and conclusions do.

Everything is kept as lists of lines, and what no longer rests on a line is looked for again and
again until nothing changes.
"""


def fold(stated, derived, edits, conclusions):
    """Lists of (key, value) and (key, value, from) after edits (op, key, value) and conclusions."""
    stated, derived = list(stated), list(derived)
    for op, key, value in edits:
        there = [line for line in stated if line[0] == key]
        if op == "add":
            if there:
                continue
            stated.append((key, value))
        elif not there or (op == "replace" and same(there[0][1], value)):
            continue
        elif op == "delete":
            stated.remove(there[0])
        else:
            stated[stated.index(there[0])] = (key, value)
        derived = strike(derived, key)
        derived = [line for line in derived if line[0] != key]
    for key, value, rests_on in conclusions:
        if any(line[0] == key for line in stated):
            continue
        old = [line for line in derived if line[0] == key]
        if old and same(old[0][1], value) and old[0][2] == rests_on:
            continue
        rest = [line for line in strike(derived, key) if line[0] != key]
        there = [line[0] for line in stated] + [line[0] for line in rest]
        if rests_on and all(one in there for one in rests_on):
            derived = [*rest, (key, value, rests_on)]
    return stated, derived


def strike(derived, key):
    """The conclusions that neither rest on the key nor on one that does."""
    gone = [key]
    for _ in derived:
        for line in derived:
            if line[0] not in gone and any(one in gone for one in line[2]):
                gone.append(line[0])
    return [line for line in derived if line[0] == key or line[0] not in gone]


def same(one, other):
    """Equal and of one type."""
    return type(one) is type(other) and one == other
