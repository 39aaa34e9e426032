"""The run log at a million rows while it is written: what a question costs after a write, and what
a change of 100,000 cells, its undo and its redo cost.

Run it from the checkout: `python tests/bench/bench_log_writing.py [--rows N] [--keep DIR]`. The
document is copied first. Seconds by the clock and of the processor, all threads.
"""

import argparse
import shutil
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]
NOW = "2026-11-30T08:00:00+08:00"
CELLS = 100_000
_REPLIES = 200


def line(name, act):
    """Do it, and print what it cost."""
    wall, cpu = time.perf_counter(), time.process_time()
    found = act()
    spent = time.perf_counter() - wall, time.process_time() - cpu
    print(f"{name:50}" + "".join(f"{one:9.3f}" for one in spent), flush=True)
    return found


def questions(reader, document):
    """Orders before and after an edit, replies, and a write that concerns no row."""
    from statelab_gui.domain.runs import ReplySource, Setting
    from statelab_gui.storage.commands import EditRun, RecordReply, SetPreference

    line("order of the sets, first time", reader.run_order)
    line("order of the sets, again", reader.run_order)
    line("sort notes, first time", lambda: reader.run_order("notes"))
    line("sort notes, again", lambda: reader.run_order("notes"))
    document.apply(EditRun(7, "notes", Setting.of("another note"), NOW))
    line("order of the sets after an edit of a note", reader.run_order)
    line("sort notes after that", lambda: reader.run_order("notes"))

    def answer():
        for number in range(_REPLIES):
            fact = (number + 1, 1, None, b"{}", ReplySource.PASTED, None, False, NOW)
            document.apply(RecordReply(*fact, repeat=1_000 + number))

    line(f"write {_REPLIES} replies, one by one", answer)
    line("order of the sets after them", reader.run_order)
    line("sort notes after that", lambda: reader.run_order("notes"))
    document.apply(SetPreference("bench", "written"))
    line("order of the sets after an arrangement is kept", reader.run_order)


def changes(reader, document):
    """A column filled down over many rows, undone and done again."""
    from statelab_gui.domain.runs import Setting
    from statelab_gui.storage.commands import EditRuns

    ids = reader.run_order().ids
    some = ids[ids > 0][:CELLS].tolist()
    for field in ("notes", "column:1"):
        edits = [(reply, field, Setting.of("filled down")) for reply in some]
        command = EditRuns(edits, NOW)
        line(f"fill {len(some):,} cells of {field}", lambda c=command: document.apply(c))
        line(f"sort {field} after that", lambda f=field: reader.run_order(f))
        line("undo", lambda c=command: document.revert(c))
        line("redo", lambda c=command: document.apply(c))


def main():
    """Make the document where it is not yet, and measure on a copy."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--keep", type=Path, help="a folder in which the document is kept")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        from log_documents import prepare

        from statelab_gui.storage.document import Document
        from statelab_gui.storage.reading import DocumentReader

        kept = (wanted.keep or Path(scratch)) / f"log-{wanted.rows}.statelab"
        kept.parent.mkdir(parents=True, exist_ok=True)
        prepare(kept, wanted.rows)
        path = Path(scratch) / "written.statelab"
        shutil.copyfile(kept, path)
        reader = DocumentReader(path, read_only=True)
        with closing(Document.open(path)) as document, closing(reader):
            reader.keep_columns()
            questions(reader, document)
            changes(reader, document)


if __name__ == "__main__":
    main()
