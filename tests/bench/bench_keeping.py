"""Keeping the answers of a run, beside recording them one by one as pasted replies are.

Run it from the checkout: `python tests/bench/bench_keeping.py [--answers N] [--together N]`. Told
are answers a second, by the clock and of processor time; on a busy machine only the second is ours.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE.parent / "storage")]

import documents_bench as bench  # noqa: E402
import fetched_bench as runs  # noqa: E402

from statelab_gui.domain.recipes.presets import STARTER  # noqa: E402
from statelab_gui.storage.commands import AddCaseSet  # noqa: E402
from statelab_gui.storage.fetching import FetchJournal  # noqa: E402

BODY = (
    b'{"id":"chatcmpl-%d","object":"chat.completion","created":1764000000,"model":"model-1",'
    b'"choices":[{"index":0,"message":{"role":"assistant","content":"{...}"},'
    b'"finish_reason":"stop"}],'
    b'"usage":{"prompt_tokens":120,"completion_tokens":40,"total_tokens":160}}'
)


class Clock:
    """Adds up the time spent in its blocks, by the clock and of the processor."""

    def __init__(self):
        self.wall = self.cpu = 0.0

    def __enter__(self):
        self._began = time.perf_counter(), time.process_time()

    def __exit__(self, *_):
        self.wall += time.perf_counter() - self._began[0]
        self.cpu += time.process_time() - self._began[1]

    def told(self, name, count):
        print(f"{name:44}{count / self.wall:9.0f}{count / self.cpu:9.0f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=10_000)
    parser.add_argument("--together", type=int, default=16)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        document = bench.new_document(Path(folder))
        document.apply(AddCaseSet("Starter set", STARTER))
        bench.add_examinee(document)
        cases = [case.id for case in document.cases(1)]
        repeats = -(-wanted.answers // len(cases))
        wishes = document.places(cases, 1, repeats, only_unanswered=False)[: wanted.answers]
        run = runs.start(document, wishes, prices=runs.PRICES)
        print(f"{'answers a second':44}{'clock':>9}{'processor':>10}")
        claiming, settling, telling = Clock(), Clock(), Clock()
        with FetchJournal(document, run) as journal:
            while True:
                with claiming:
                    tasks = journal.claim(wanted.together)
                if not tasks:
                    break
                settled = [
                    runs.settled(
                        *(task, runs.answer()),
                        request=b'{"model":"model-1","messages":"%b"}' % task.prompt.encode(),
                        response=BODY % task.id,
                    )
                    for task in tasks
                ]
                with settling:
                    journal.settle(settled)
                with telling:
                    journal.tally()
        claiming.told(f"claimed, {wanted.together} together", len(wishes))
        settling.told(f"kept with their attempts, {wanted.together} together", len(wishes))
        telling.told("tallies", len(wishes) // wanted.together)
        recording, few = Clock(), min(1000, wanted.answers)
        with recording:
            for number in range(few):
                bench.record(document, cases[number % len(cases)], 1, repeat=1_000_000 + number)
        recording.told("recorded one by one, without attempts", few)
        document.close()


if __name__ == "__main__":
    main()
