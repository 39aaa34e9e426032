"""A run log of many rows goes out to a file of each format and comes in from one again.

Run it from the checkout: `python tests/bench/bench_tables.py [--rows N] [--size BYTES] [--keep DIR]
[--came-as jsonl]
[--only csv xlsx jsonl check import undo]`. Of every step both the time by the clock and the
process's own processor time are told, and the most memory that the process had so far. Beside them
stands the plainest writer there is: one table of the document to CSV by Python's csv.
"""

import argparse
import csv
import resource
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]
STEPS = ("reference", "csv", "xlsx", "jsonl", "check", "import", "undo")


def run(job):
    """What the job returns; the longest time between two of its steps is kept."""
    longest, last = 0.0, time.perf_counter()
    while True:
        try:
            next(job)
        except StopIteration as end:
            run.longest = longest
            return end.value
        now = time.perf_counter()
        longest, last = max(longest, now - last), now


def step(name, job, file=None):
    """Do a job and print its line."""
    wall, own = time.perf_counter(), time.process_time()
    found = run(job)
    wall, own = time.perf_counter() - wall, time.process_time() - own
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    size = f"{file.stat().st_size / 1e6:7.0f} MB" if file else ""
    print(f"{name:10}{wall:9.1f}{own:9.1f}{run.longest:9.2f}{peak:9.0f} MB  {size}", flush=True)
    return found


def reference(path, folder):
    """Every reply's row of table run, as it stands."""
    out = folder / "reference.csv"
    connection = sqlite3.connect(path)
    with out.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        for row in connection.execute("SELECT * FROM reply JOIN run ON reply_id = reply.id"):
            writer.writerow(row)
    connection.close()
    yield
    return out


def measure(path, folder, only, came_as):
    """Print every figure."""
    from table_documents import empty

    from statelab_gui.app.pages.log_export import write_log
    from statelab_gui.domain.run_tables import TableFormat
    from statelab_gui.exchange.importing import ImportFile, looking_at
    from statelab_gui.exchange.mapping import guess_targets, own_columns_of
    from statelab_gui.storage.commands.importing.rows import ImportRows
    from statelab_gui.storage.table_reading import TableReader
    from statelab_gui.views.export_log_dialog import ExportChoices

    print("step          clock  process  longest     most memory, file")
    if "reference" in only:
        step("reference", reference(path, folder))
    for kind in (TableFormat.CSV, TableFormat.XLSX, TableFormat.JSONL):
        out = folder / f"log.{kind.value}"
        if kind.value in only or (kind.value == came_as and not out.exists()):
            choices = ExportChoices(str(out), False, True, ",", ".", True, kind)
            step(kind.value, write_log(path, None, choices), out)
    if not {"check", "import"} & set(only):
        return
    new = folder / "new.statelab"
    new.unlink(missing_ok=True)
    document = empty(new)
    source, own = folder / f"log.{came_as}", document.log_columns()
    looked = step("look", looking_at(source), source)
    targets = guess_targets(looked.header, {}, own)
    file = ImportFile(source, looked.reading, targets, own_columns_of(targets, own), looked.header)
    if "check" in only:
        reader = TableReader(new, read_only=True)
        plan = step("check", reader.planning(file.items(), file.own, file.progress), source)
        reader.close()
        print(f"{plan.new:,} new, {plan.problem_count} problems, {plan.other_verdict_count} others")
    if "import" in only:
        command = ImportRows(
            file.items, source.name, file.own, update=False, progress=file.progress
        )
        step("import", document.applying(command), new)
        assert command.plan.new + command.plan.unanswered == command.plan.rows
        if "undo" in only:
            step("undo", document.reverting(command), new)
    document.close()


def main():
    """Make the document where it is not yet, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--size", type=int, default=0, help="more characters in a third of replies")
    parser.add_argument("--keep", type=Path, help="a folder in which all files are kept")
    parser.add_argument("--only", nargs="+", choices=STEPS, default=STEPS)
    parser.add_argument("--came-as", choices=("csv", "jsonl"), default="csv", help="of the import")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        from table_documents import prepare

        folder = wanted.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"table-{wanted.rows}-{wanted.size}.statelab"
        prepare(path, wanted.rows, wanted.size)
        measure(path, folder, wanted.only, wanted.came_as)


if __name__ == "__main__":
    main()
