"""Random moves of values between ordinary cells, through the scratch cell, as copy programs.

The picks are those of Python's `random.Random(seed).sample`, made again here on `getrandbits`
alone, so that a later Python that samples in another way still gives the same bytes.
"""

import random
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.executing import Ints
from statelab_gui.domain.updates import BLOCK, Op, Program, smallest_int

Bits = Callable[[int], int]


class MovePattern(StrEnum):
    """What one move does to the ordinary cells, through the scratch cell."""

    SWAP = "swap"
    CYCLE = "cycle"
    PERMUTATION = "permutation"


FEWEST_CELLS = {MovePattern.SWAP: 2, MovePattern.CYCLE: 3, MovePattern.PERMUTATION: 2}
"""How many ordinary cells a move of each pattern needs."""


def most_updates(pattern: MovePattern, cells: int) -> int:
    """The largest number of updates that one move over `cells` ordinary cells can take."""
    if pattern is MovePattern.PERMUTATION:
        return cells + cells // 2
    return 3 if pattern is MovePattern.SWAP else 4


@dataclass(frozen=True, eq=False)
class Source:
    """A copy program and where its moves end.

    `ends` is int64 (moves + 1,): `ends[0]` updates are the initial block, `ends[i]` those until
    move i is complete.
    """

    program: Program
    ends: NDArray[np.int64]


def building(
    cells: Sequence[str],
    initial: Sequence[int],
    modulus: int,
    pattern: MovePattern,
    seed: int,
    moves: int,
) -> Generator[int, None, Source]:
    """Build the source of `moves` moves, yielding how many are drawn; returns the Source.

    `cells` and `initial` have the scratch cell last. The source of fewer moves is a prefix of it.
    """
    n = len(cells) - 1
    targets: list[NDArray[np.integer]] = [np.arange(n + 1)]
    operands: list[NDArray[np.integer]] = [np.array(initial, dtype=np.int64)]
    sizes: list[NDArray[np.integer]] = [np.array([n + 1])]
    done = 0
    for target, operand, size in _blocks(pattern, random.Random(seed).getrandbits, n, moves):
        targets.append(target)
        operands.append(operand)
        sizes.append(size)
        done += len(size)
        yield done
    kind = smallest_int(min(0, *initial), max(n, *initial))
    column: Ints = np.concatenate(operands, dtype=kind, casting="unsafe")
    op = np.full(len(column), Op.COPY, dtype=np.uint8)
    op[: n + 1] = Op.SET
    written = np.concatenate(targets, dtype=np.uint16, casting="unsafe")
    return Source(
        Program(tuple(cells), modulus, op, written, column),
        np.cumsum(np.concatenate(sizes), dtype=np.int64),
    )


def sample(bits: Bits, n: int, k: int) -> list[int]:
    """`k` different numbers of 0 … n - 1: what `random.Random.sample(range(n), k)` picks.

    Like it, few picks out of many (n > 21 for k ≤ 5) are tried until new; else each pick leaves a
    pool and the pool's last one takes its place.
    """
    small = 21
    if k > 5:
        power = 1
        while power < 3 * k:
            power *= 4
        small += power
    if n > small:
        chosen: list[int] = []
        while len(chosen) < k:
            pick = below(bits, n)
            if pick not in chosen:
                chosen.append(pick)
        return chosen
    pool = list(range(n))
    picks = []
    for i in range(k):
        j = below(bits, n - i)
        picks.append(pool[j])
        pool[j] = pool[n - i - 1]
    return picks


def below(bits: Bits, n: int) -> int:
    """A number of 0 … n - 1: as many random bits as n has, drawn again while too large."""
    width = n.bit_length()
    pick = bits(width)
    while pick >= n:
        pick = bits(width)
    return pick


_Block = tuple[NDArray[np.uint8], NDArray[np.uint8], NDArray[np.uint8]]
"""Columns of some moves: targets, operands (cell indices, the scratch is n), updates a move."""


def _blocks(pattern: MovePattern, bits: Bits, n: int, moves: int) -> Iterator[_Block]:
    """The columns of `moves` moves, some thousand moves a block."""
    a_block = max(1, BLOCK // most_updates(pattern, n))
    for start in range(0, moves, a_block):
        count = min(a_block, moves - start)
        if pattern is MovePattern.PERMUTATION:
            yield _permutations(bits, n, count)
        elif pattern is MovePattern.CYCLE:
            picks = [pick for _ in range(count) for pick in sample(bits, n, 3)]
            yield _rotations(picks, 3, n)
        else:
            yield _rotations(_pairs(bits, n, count), 2, n)


def _pairs(bits: Bits, n: int, count: int) -> list[int]:
    """`count` samples of two, end to end, as `sample(bits, n, 2)` gives them but cheaper."""
    picks: list[int] = []
    if n > 21:
        for _ in range(count):
            picks.extend(sample(bits, n, 2))
        return picks
    last = n - 1
    wide, narrow = n.bit_length(), last.bit_length()
    append = picks.append
    for _ in range(count):
        a = bits(wide)
        while a >= n:
            a = bits(wide)
        b = bits(narrow)
        while b >= last:
            b = bits(narrow)
        append(a)
        append(last if b == a else b)
    return picks


def _rotations(picks: Sequence[int], size: int, n: int) -> _Block:
    """Moves of one cycle of `size` each: scratch ← first, first ← second, …, last ← scratch."""
    cycles = np.array(picks, dtype=np.uint8).reshape(-1, size)
    scratch = np.full((len(cycles), 1), n, dtype=np.uint8)
    target = np.hstack((scratch, cycles))
    operand = np.hstack((cycles, scratch))
    sizes = np.full(len(cycles), size + 1, dtype=np.uint8)
    return target.ravel(), operand.ravel(), sizes


def _permutations(bits: Bits, n: int, count: int) -> _Block:
    """Moves of one permutation each, its cycles one after another; never the identity.

    That one is drawn again: a move that makes no update could neither be seen nor probed.
    """
    target: list[int] = []
    operand: list[int] = []
    sizes: list[int] = []
    identity = list(range(n))
    for _ in range(count):
        before = len(target)
        takes = sample(bits, n, n)
        while takes == identity:
            takes = sample(bits, n, n)
        for start in identity:
            cycle = []
            here = start
            while takes[here] != here:  # a cell whose move is made takes from itself
                cycle.append(here)
                takes[here], here = here, takes[here]
            if cycle:
                target += [n, *cycle]
                operand += [*cycle, n]
        sizes.append(len(target) - before)
    return (
        np.array(target, dtype=np.uint8),
        np.array(operand, dtype=np.uint8),
        np.array(sizes, dtype=np.uint8),
    )
