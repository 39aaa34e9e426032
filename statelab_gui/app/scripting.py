"""`statelab make` and `statelab score`: the program's work for scripts, without a window."""

import argparse
import dataclasses
import json
import sys
from pathlib import Path

from statelab_gui.app.script_words import fault_sentence, known_sentence, problem_sentence
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.families import Family
from statelab_gui.domain.forms import FORMS
from statelab_gui.domain.generating import generate
from statelab_gui.domain.recipes import (
    PRESETS,
    STARTER,
    MovePattern,
    Recipe,
    default_cells,
    default_initial,
    parse_ints,
    validate,
)
from statelab_gui.domain.recipes.checks import FEWEST_ORDINARY, MOST_ORDINARY
from statelab_gui.domain.replies import MAX_BYTES
from statelab_gui.domain.scoring import score
from statelab_gui.exchange.state_lab_folder import export, read_truth

DONE, REFUSED = 0, 2


def run(arguments: list[str]) -> int:
    """Do `make …` or `score …`; the exit code as in `cli`. Wrong use raises SystemExit."""
    options = _parser().parse_args(arguments)
    try:
        code: int = options.run(options)
    except KnownError as error:
        print(f"statelab: {known_sentence(error)}", file=sys.stderr)
        return REFUSED
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="statelab")
    commands = parser.add_subparsers(required=True)

    make = commands.add_parser(
        "make",
        help="make a case set as a folder",
        description=(
            "Write prompts and answers.json into a new or empty folder; with several seeds into a "
            "subfolder seed-N each. Without --preset give at least --seeds and --swaps; with it, "
            "the other options change the preset."
        ),
    )
    make.add_argument("--preset", choices=tuple(PRESETS))
    make.add_argument("--seeds", metavar="LIST", help="such as 1,42 or 1-20")
    make.add_argument("--swaps", metavar="LIST", help="lengths in moves, such as 3,50")
    make.add_argument("--families", metavar="LIST", help=f"of {','.join(Family)}")
    make.add_argument("--forms", metavar="LIST", help=f"of {','.join(FORMS)}")
    make.add_argument("--cells", type=int, metavar="N", help="ordinary cells, 2 to 26")
    make.add_argument("--modulus", type=int, metavar="M")
    make.add_argument("--pattern", choices=tuple(MovePattern))
    make.add_argument("--out", type=Path, required=True, metavar="DIR")
    make.set_defaults(run=_make)

    score_ = commands.add_parser(
        "score",
        help="score one reply",
        description=(
            "Print one JSON line: case, correct_variables, total_variables, exact_match. A format "
            "error gives its reason on standard error and exit code 2."
        ),
    )
    score_.add_argument("case", metavar="CASE", help="such as 2-copy-code")
    score_.add_argument(
        "file", metavar="FILE", help="the reply as received; - reads standard input"
    )
    score_.add_argument("--book", type=Path, required=True, metavar="ANSWERS.JSON")
    score_.set_defaults(run=_score)
    return parser


def _make(options: argparse.Namespace) -> int:
    if options.preset is None and (options.seeds is None or options.swaps is None):
        print("statelab: give --preset, or --seeds and --swaps.", file=sys.stderr)
        return REFUSED
    recipe = _recipe(options)
    problems = validate(recipe)
    for problem in problems:
        print(f"statelab: {problem_sentence(problem)}", file=sys.stderr)
    if problems:
        return REFUSED
    count = export(options.out, generate(recipe))
    print(f"Wrote {count} prompts and their answers to {options.out}")
    return DONE


def _recipe(options: argparse.Namespace) -> Recipe:
    """The preset (or the starter's cells) with what the options change."""
    recipe = PRESETS.get(options.preset, STARTER)
    if options.seeds is not None:
        recipe = dataclasses.replace(recipe, seeds=parse_ints(options.seeds))
    if options.swaps is not None:
        recipe = dataclasses.replace(recipe, lengths=parse_ints(options.swaps))
    if options.pattern is not None:
        recipe = dataclasses.replace(recipe, pattern=MovePattern(options.pattern))
    if options.families is not None:
        recipe = dataclasses.replace(recipe, families=_families(options.families))
    if options.forms is not None:
        recipe = dataclasses.replace(recipe, forms=_words(options.forms))
    if options.cells is not None or options.modulus is not None:
        cells = len(recipe.cells) if options.cells is None else options.cells
        modulus = recipe.modulus if options.modulus is None else options.modulus
        if not FEWEST_ORDINARY <= cells <= MOST_ORDINARY:
            facts = {"count": cells, "fewest": FEWEST_ORDINARY, "most": MOST_ORDINARY}
            raise KnownError("cell_count", **facts)
        recipe = dataclasses.replace(
            recipe,
            cells=default_cells(cells),
            initial=default_initial(cells, max(modulus, 1)),  # `validate` names a bad modulus
            modulus=modulus,
        )
    return recipe


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())


def _families(text: str) -> tuple[Family, ...]:
    names = _words(text)
    for name in names:
        if name not in tuple(Family):
            raise KnownError("family_unknown", family=name, known=", ".join(Family))
    return tuple(Family(name) for name in names)


def _score(options: argparse.Namespace) -> int:
    truth = read_truth(options.book, options.case)
    verdict = score(_reply(options.file), truth)
    if not verdict.valid:
        print(f"format error: {fault_sentence(verdict.faults[0])}", file=sys.stderr)
        return REFUSED
    line = {
        "case": options.case,
        "correct_variables": verdict.correct,
        "total_variables": verdict.total,
        "exact_match": verdict.exact,
    }
    print(json.dumps(line))
    return DONE


def _reply(file: str) -> bytes:
    # No more than tells a reply that is too long: a device or a pipe may never end.
    if file == "-":
        if sys.stdin is None:
            raise KnownError("cannot_read", path="standard input", reason="it is closed")
        return sys.stdin.buffer.read(MAX_BYTES)
    try:
        with Path(file).open("rb") as reply:
            return reply.read(MAX_BYTES)
    except FileNotFoundError:
        raise KnownError("no_such_file", path=file) from None
    except OSError as error:
        raise KnownError("cannot_read", path=file, reason=error.strerror) from None
