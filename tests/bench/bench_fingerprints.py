"""Processor time and memory of fingerprints, beside executing the same program once, plainly.

Run it from the checkout: `python tests/bench/bench_fingerprints.py`. Every case is a child process
of its own. The reference is an interpreter with a dictionary, timed in the same process on the same
updates: the ratio holds on a busy machine too. Peaks are above what was held before.
"""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path

FAMILIES = ("fixed", "overwrite", "add", "copy")
UPDATES = (12, 606, 60_000, 600_000)
LIMIT = 2.0
KINDS = ("starter", "26 cells", "large numbers")


def plain(edits, modulus):
    """The final state, a dictionary and one update at a time."""
    now = {}
    for kind, cell, what in edits:
        if kind == "set":
            now[cell] = what
        elif kind == "add":
            now[cell] = (now[cell] + what) % modulus
        else:
            now[cell] = now[what]
    return now


def recipe_of(kind):
    """The recipe of Learn, or one with as many cells or as large numbers as can be made."""
    from dataclasses import replace

    from statelab_gui.domain.recipes import starter

    recipe = starter()
    if kind == "starter":
        return recipe
    cells = recipe.cells if kind == "large numbers" else tuple(f"c{i}" for i in range(26))
    most = 2**53 if kind == "large numbers" else 100
    initial = tuple(most // (i + 2) for i in range(len(cells) + 1))
    return replace(recipe, cells=cells, initial=initial, modulus=most)


def memory(key):
    """A figure of /proc in MB (VmHWM the peak, VmRSS now); 0 where the system has none."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith(key)) / 1024


def cpu(work, least=0.2):
    """Processor seconds of one `work()`, repeated while it is too short to be timed."""
    times = 0
    start = time.process_time()
    while True:
        work()
        times += 1
        spent = time.process_time() - start
        if spent >= least:
            return spent / times


def measure(kind, family, updates):
    from statelab_gui.domain.families import Family, derive
    from statelab_gui.domain.fingerprints import fingerprint
    from statelab_gui.domain.generating import source_program

    recipe = recipe_of(kind)
    source = source_program(recipe, 7, max(1, (updates - len(recipe.all_cells)) // 3))
    program = derive(source, Family(family))
    columns = (program.op.tolist(), program.target.tolist(), program.operand.tolist())
    names = program.cells
    edits = [
        (("set", "add", "copy")[op], names[cell], names[what] if op == 2 else what)
        for op, cell, what in zip(*columns, strict=True)
    ]
    truth = plain(edits, program.modulus)
    assert program.last_state() == truth
    answer = {cell: value + (cell == names[0]) for cell, value in truth.items()}
    before = memory("VmRSS")

    def search():
        # a prefix has neither states nor trails yet: all is worked out
        return fingerprint(program.prefix(len(program)), answer)

    start = time.process_time()
    found = search()
    first = time.process_time() - start
    peak = max(0.0, memory("VmHWM") - before)
    seconds = first if first > 1 else cpu(search)
    reference = cpu(lambda: plain(edits, program.modulus))
    return {
        "updates": len(program),
        "seconds": seconds,
        "ratio": seconds / reference,
        "peak": peak,
        "tried": found.tried,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--case", nargs=3, help=argparse.SUPPRESS)
    case = parser.parse_args().case
    if case:
        print(json.dumps(measure(case[0], case[1], int(case[2]))))
        return
    print(f"{'recipe':14}{'family':>10}{'updates':>9}{'CPU s':>9}{'x plain':>9}{'MB':>6}  distinct")
    for kind in KINDS:
        for family in FAMILIES:
            for updates in UPDATES if kind == "starter" else UPDATES[-1:]:
                command = [sys.executable, __file__, "--case", kind, family, str(updates)]
                row = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
                late = "  over the limit" if row["seconds"] > LIMIT else ""
                print(
                    f"{kind:14}{family:>10}{row['updates']:9,}{row['seconds']:9.4f}"
                    f"{row['ratio']:9.1f}{row['peak']:6.0f}  {row['tried']:,}{late}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
