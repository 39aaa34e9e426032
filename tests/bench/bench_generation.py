"""Time and memory of making a case set, against a plain generator with a dictionary a step.

Run it from the checkout: `python tests/bench/bench_generation.py`. Every measurement is a child
process of its own; imports are excluded from times, and peaks are given whole and above what the
process held after its imports.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
KINDS = ("reference", "generated", "saved", "window", "prepare", "check")
FAMILIES = ("fixed", "overwrite", "add", "copy")


def reference(swaps, folder):
    """Plain lists and dictionaries: prompts, and every state of every case in answers.json."""
    cells = ["a", "b", "c", "d", "e", "TMP"]
    edits = [("set", cell, value) for cell, value in zip(cells, (1, 2, 3, 4, 5, 0), strict=True)]
    generator = random.Random(7)
    for _ in range(swaps):
        one, other = (cells[i] for i in generator.sample(range(5), 2))
        edits += [("copy", "TMP", one), ("copy", one, other), ("copy", other, "TMP")]
    families = {family: [] for family in FAMILIES}
    now, first = {}, {}
    for kind, cell, what in edits:
        value = what if kind == "set" else now[what]
        families["fixed"].append(("set", cell, first.setdefault(cell, value)))
        families["overwrite"].append(("set", cell, value))
        change = ("set", cell, value) if kind == "set" else ("add", cell, (value - now[cell]) % 10)
        families["add"].append(change)
        families["copy"].append((kind, cell, what))
        now[cell] = value
    book = {}
    for family, changes in families.items():
        state, steps, code, sheet = {}, [], [], []
        for kind, cell, what in changes:
            if kind == "set":
                state[cell] = what
                code.append(f"{cell} <- {what};")
                sheet.append(f"Enter {what} in cell {cell}.")
            elif kind == "add":
                state[cell] = (state[cell] + what) % 10
                code.append(f"{cell} <- ({cell} + {what}) mod 10;")
                sheet.append(f"Add {what} to cell {cell}, keeping the result modulo 10.")
            else:
                state[cell] = state[what]
                code.append(f"{cell} <- {what};")
                sheet.append(f"Copy the CURRENT VALUE of cell {what} into cell {cell}.")
            steps.append(dict(state))
        for form, lines in (("code", code), ("sheet", sheet)):
            name = f"{swaps}-{family}-{form}"
            prompt = "\n".join(["Give the last values of a,b,c,d,e,TMP.", *lines])
            (folder / f"{name}.txt").write_text(prompt, encoding="utf-8")
            book[name] = {"truth": state, "steps": steps, "characters": len(prompt)}
    (folder / "answers.json").write_text(json.dumps(book, indent=2), encoding="utf-8")


def memory(key):
    """A figure of /proc in bytes (VmHWM the peak, VmRSS now); 0 where the system has none."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return 0
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith(key)) * 1024


def measured(work):
    """Seconds and peak bytes of `work`, the latter also above what is held before it."""
    before = memory("VmRSS")
    start, start_cpu = time.perf_counter(), time.process_time()
    work()
    seconds, cpu = time.perf_counter() - start, time.process_time() - start_cpu
    peak = memory("VmHWM")
    return {"seconds": seconds, "cpu": cpu, "peak": peak, "above": max(0, peak - before)}


def child(kind, swaps, folder):
    """Do one measurement, or what belongs before or after it, in this process."""
    if kind == "reference":
        return measured(lambda: reference(swaps, folder))
    sys.path.insert(0, str(ROOT))
    path = folder / "bench.statelab"
    if kind == "prepare":
        return prepare(path)
    if kind == "check":
        return check(path)
    if kind == "generated":
        from statelab_gui.domain.generating import generate

        recipe = recipe_of(swaps)
        return measured(lambda: [None for _ in generate(recipe)])
    if kind == "saved":
        return save(path, swaps)
    from statelab_gui.storage.document import Document

    document = Document.open(path)  # as in the program's window: SQLAlchemy is loaded
    result = save(path, swaps)
    document.close()
    return result


def recipe_of(swaps):
    import dataclasses

    from statelab_gui.domain.recipes import starter

    return dataclasses.replace(starter(), lengths=(swaps,))


def prepare(path):
    from statelab_gui.storage.document import Document

    Document.create(path).close()
    return {}


def save(path, swaps):
    from statelab_gui.storage.making import make_case_set

    recipe, now = recipe_of(swaps), "2026-01-01T00:00:00+00:00"
    result = measured(lambda: [None for _ in make_case_set(path, "Bench", recipe, now)])
    result["file"] = path.stat().st_size
    return result


def check(path):
    """Fail unless every prompt and every step of every program can be read from the document."""
    from statelab_gui.storage.commands import RevealCase
    from statelab_gui.storage.document import Document

    document = Document.open(path)
    (case_set,) = document.case_sets()
    last = {}
    for case in document.cases(case_set.id):
        assert len(document.prompt(case.id)) == case.characters, case
        document.apply(RevealCase(case.id, "2026-01-01T00:00:00+00:00"))
        book = document.answer_book(case.id)
        assert len(book) == len(book.states) == case.updates, case
        last[case.family.value] = [book.after(k) for k in (1, case.updates // 2, case.updates)]
    document.close()
    assert last["overwrite"] == last["add"] == last["copy"] != last["fixed"]
    return {}


def run(kind, swaps):
    """One measurement in a child process, the document being made and checked by others."""
    with tempfile.TemporaryDirectory() as folder:

        def in_child(work):
            command = [sys.executable, __file__, "--child", work, "--folder", folder]
            command += ["--swaps", str(swaps)]
            done = subprocess.run(command, check=True, stdout=subprocess.PIPE, timeout=1800)
            return json.loads(done.stdout)

        if kind not in ("saved", "window"):
            return in_child(kind)
        in_child("prepare")
        result = in_child(kind)
        in_child("check")
        return result


def quickest(kinds, swaps, repeats):
    """The quickest of some measurements of each kind, taken in turns: a busy machine slows all."""
    results = {kind: [] for kind in kinds}
    for _ in range(repeats):
        for kind in kinds:
            results[kind].append(run(kind, swaps))
    return {kind: min(of, key=lambda result: result["seconds"]) for kind, of in results.items()}


def told(label, result):
    print(
        f"{label:<34}{result['seconds']:9.3f} s ({result['cpu']:.3f} s of processor)"
        f"   peak {result['peak'] / 1e6:7.1f} MB   above imports {result['above'] / 1e6:7.1f} MB"
    )


def compare(swaps, repeats):
    print(f"{swaps} swaps, four families, two forms (quickest of {repeats})")
    labels = {
        "reference": "dictionary a step, answers.json",
        "generated": "generated",
        "saved": "generated and saved",
        "window": "the same, document open beside",
    }
    results = quickest(labels, swaps, repeats)
    slow = results["reference"]
    for kind, ours in results.items():
        told(labels[kind], ours)
        if ours is not slow:
            print(
                f"{'':<34}{slow['seconds'] / ours['seconds']:7.1f} times as fast"
                f" ({slow['cpu'] / ours['cpu']:.1f} by processor time),"
                f" peak 1/{slow['peak'] / max(1, ours['peak']):.1f},"
                f" above imports 1/{slow['above'] / max(1, ours['above']):.1f}"
            )


def scale(sizes):
    print("\nGenerated and saved at growing lengths")
    for swaps in sizes:
        result = run("saved", swaps)
        told(f"{swaps} swaps", result)
        print(
            f"{'':<34}{result['seconds'] / swaps * 1e6:9.2f} µs a swap,"
            f" file {result['file'] / 1e6:.1f} MB"
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--swaps", type=int, default=20_000)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--scaling", type=int, nargs="*", default=[10_000, 100_000, 1_000_000])
    parser.add_argument("--child", choices=KINDS)
    parser.add_argument("--folder", type=Path)
    options = parser.parse_args()
    if options.child:
        print(json.dumps(child(options.child, options.swaps, options.folder)))
        return
    compare(options.swaps, options.repeats)
    scale(options.scaling)


if __name__ == "__main__":
    main()
