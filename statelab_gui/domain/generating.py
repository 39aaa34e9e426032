"""Cases made from a recipe, one at a time."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.families import Family, derive
from statelab_gui.domain.forms import FORMS
from statelab_gui.domain.moves import Source, building, most_updates
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.recipes import Recipe, validate
from statelab_gui.domain.updates import BLOCK, Program

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class MadeCase:
    """A case with its truth in `program`; `prompt` is exactly what an examinee is given.

    `name` is LENGTH-FAMILY-FORM: with several seeds a name is told apart by its seed.
    """

    name: str
    seed: int
    length: int
    family: Family
    form: str
    program: Program = field(repr=False)
    prompt: str = field(repr=False)


def generate(recipe: Recipe) -> Iterator[MadeCase]:
    """The recipe's cases by seed, length, family and form; raises what `generating` raises."""
    for made in generating(recipe):
        if isinstance(made, MadeCase):
            yield made


def generating(recipe: Recipe) -> Iterator[MadeCase | Progress]:
    """The cases of `generate`, with a Progress between every few milliseconds of work.

    `done` and `total` count updates drawn, executed and worded; `total` is the most it can be where
    moves differ in length. Dropping the iterator stops the work. For a recipe that `validate` finds
    fault with, raises KnownError("recipe_has_problems", field=…, problem=…).
    """
    for problem in validate(recipe):
        raise KnownError("recipe_has_problems", field=problem.field, problem=problem.code)
    meter = _Meter(recipe)
    for seed in recipe.seeds:
        # Every length restarts the same random sequence: the longest source holds all the others.
        source = yield from meter.reporting(_sourcing(recipe, seed, max(recipe.lengths)))
        derived = yield from meter.reporting(_deriving(source.program, recipe.families))
        for length in recipe.lengths:
            k = int(source.ends[length])
            for family, whole in derived.items():
                program = whole.prefix(k)
                for form in recipe.forms:
                    yield MadeCase(
                        f"{length}-{family}-{form}",
                        seed,
                        length,
                        family,
                        form,
                        program,
                        # no name for the prompt here: the last one must be free while one is made
                        (yield from meter.reporting(_rendering(program, form))),
                    )


def source_program(recipe: Recipe, seed: int, length: int) -> Program:
    """The copy program of `length` moves from which a case's family is derived."""
    return _last(_sourcing(recipe, seed, length)).program


def move_ends(program: Program) -> tuple[int, ...]:
    """The numbers of updates after which the scratch cell is free: the initial block, every move.

    Read off the targets alone, so they are the same for all families: a move begins by writing the
    last cell. A permutation of several cycles ends after each of them. Empty when some cell is
    never written.
    """
    written, first = np.unique(program.target, return_index=True)
    if len(written) < len(program.cells):
        return ()
    initial = int(first.max()) + 1
    starts = np.flatnonzero(program.target[initial:] == len(program.cells) - 1) + initial
    return tuple(dict.fromkeys((initial, *starts.tolist(), len(program))))


class _Meter:
    """Adds up the work done for the cases of a recipe, in updates."""

    def __init__(self, recipe: Recipe) -> None:
        self._done = 0
        self._told = 0
        a_move = most_updates(recipe.pattern, len(recipe.cells))
        sizes = [len(recipe.all_cells) + a_move * length for length in recipe.lengths]
        each = len(recipe.families) * len(recipe.forms)
        self._total = len(recipe.seeds) * (2 * max(sizes) + each * sum(sizes))

    def reporting(self, work: Generator[int, None, T]) -> Generator[Progress, None, T]:
        """Do the work, which yields updates done; tells when a good many have come together."""
        while True:
            try:
                self._done += next(work)
            except StopIteration as end:
                result: T = end.value
                return result
            if self._done - self._told >= BLOCK // 4:
                self._told = self._done
                yield Progress(min(self._done, self._total), self._total)


def _sourcing(recipe: Recipe, seed: int, length: int) -> Generator[int, None, Source]:
    """Draw and execute a source, yielding updates done."""
    a_move = most_updates(recipe.pattern, len(recipe.cells))
    yield len(recipe.all_cells)
    source = yield from _increments(
        building(recipe.all_cells, recipe.initial, recipe.modulus, recipe.pattern, seed, length),
        a_move,
    )
    yield from _increments(source.program.executing(), 1)
    return source


def _deriving(
    source: Program, families: Sequence[Family]
) -> Generator[int, None, dict[Family, Program]]:
    """Derive the families, stopping between them."""
    derived = {}
    for family in families:
        derived[family] = derive(source, family)
        yield 0
    return derived


def _rendering(program: Program, form: str) -> Generator[int, None, str]:
    """Word a program, yielding updates done."""
    pieces = []
    left = len(program)
    for piece in FORMS[form].rendering(program):
        pieces.append(piece)
        yield min(left, BLOCK)
        left -= BLOCK
    return "\n".join(pieces)


def _increments(work: Generator[int, None, T], weight: int) -> Generator[int, None, T]:
    """From how many are done to how many more are done, each worth `weight`."""
    before = 0
    while True:
        try:
            done = next(work)
        except StopIteration as end:
            result: T = end.value
            return result
        yield (done - before) * weight
        before = done


def _last(work: Generator[int, None, T]) -> T:
    """What the work returns, done in one go."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result
