"""How fast a run asks, beside the plain loop of the service's own library, and what it does to the
window meanwhile.

Run it from the checkout: `python tests/bench/bench_fetching.py [--conversations N] [--rounds N]`.
A server in a process of its own answers each conversation after 50 ms. Thirty-two are under way at
once: by the whole program, a window with the page of runs shown, into a real document; and by
openai's AsyncOpenAI, which keeps nothing, in a process of its own. They take turns, and medians
are told, with the frames of the window (turns of its event loop) while the program asks.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]
AT_ONCE = 32
DELAY = 0.05
LIMIT = 100
_NOW = "2026-11-30T08:00:00+08:00"


def plain(url, prompts):
    """Conversations a second of the plain loop."""
    import openai

    async def ask_all():
        client = openai.AsyncOpenAI(base_url=f"{url}/v1", api_key="none", max_retries=0)
        places = asyncio.Semaphore(AT_ONCE)

        async def ask(prompt):
            async with places:
                await client.chat.completions.create(
                    model="m",
                    messages=[{"role": "user", "content": prompt}],
                    temperature=0,
                    max_tokens=LIMIT,
                )

        await asyncio.gather(*map(ask, prompts[:AT_ONCE]))
        began, used = time.perf_counter(), time.process_time()
        await asyncio.gather(*map(ask, prompts))
        took, used = time.perf_counter() - began, time.process_time() - used
        await client.close()
        return len(prompts) / took, used / len(prompts)

    return asyncio.run(ask_all())


def prepare(folder, conversations, rounds):
    """A document with as many cases as one round asks, and a run for each round; their prompts."""
    from window_documents import recipe

    from statelab_gui.domain.families import Family
    from statelab_gui.domain.fetching.connections import Connection, Dialect
    from statelab_gui.domain.fetching.runs import FetchPlan, TaskWish
    from statelab_gui.domain.runs import Setting
    from statelab_gui.storage.commands import AddCaseSet, AddExaminee
    from statelab_gui.storage.commands.fetching import StartFetchRun
    from statelab_gui.storage.document import Document

    path = folder / "bench.statelab"
    document = Document.create(path, now=lambda: _NOW)
    seeds = tuple(range(-(-conversations // 4)))
    families = (Family.COPY, Family.ADD)
    made = recipe(seeds=seeds, lengths=(2, 20), families=families, forms=("code",))
    cases = AddCaseSet("Bench", made)
    document.apply(cases)
    settings = {"model": "m", "temperature": "0", "output_limit": str(LIMIT)}
    examinee = AddExaminee({key: Setting.of(value) for key, value in settings.items()})
    document.apply(examinee)
    ids = [case.id for case in document.cases(cases.result)][:conversations]
    connection = Connection("bench", Dialect.OPENAI, "http://127.0.0.1:1", enabled=True)
    for number in range(rounds + 1):
        asked = ids if number else ids[:AT_ONCE]
        wishes = [TaskWish(case_id, examinee.result, None, number + 1) for case_id in asked]
        plan = FetchPlan(f"Round {number}", connection, at_once=AT_ONCE)
        document.apply(StartFetchRun(plan, wishes))
    prompts = [document.prompt(case_id) for case_id in ids]
    document.close()
    return path, prompts


class Window:
    """The whole program, with the page of runs in sight."""

    def __init__(self, path, url):
        from turns import Turns

        from statelab_gui.app.settings import Settings
        from statelab_gui.app.starting import make_application, make_window
        from statelab_gui.domain.fetching.connections import Connection, Dialect, ProxyUse

        self.app = make_application(["bench", "-style", "Fusion"])
        folder = path.parent
        self.window, self.warm_up = make_window(self.app, Settings(folder), folder / "crash")
        self.window.resize(1280, 800)
        self.window.show()
        self.window.network.book.put(
            Connection(
                "bench", Dialect.OPENAI, url, enabled=True, at_once=AT_ONCE, proxy=ProxyUse.NONE
            )
        )
        assert self.window.session.open(path)
        self.window.show_page("fetch")
        self._until(lambda: not self.window.session.is_busy, 1.0)
        self._new_turns = lambda: Turns(self.app)

    def ask(self, run_id):
        """One run: conversations a second, the seconds that each turn of the window took, and the
        milliseconds of processor time a conversation, of all and of the window's thread."""
        runner = self.window.fetching.runner
        before = self.window.session.document.fetch_run(run_id).tally
        ended = []
        runner.ended.connect(lambda _: ended.append(time.perf_counter()))
        turns = self._new_turns()
        turns.start()
        began, used, own = time.perf_counter(), time.process_time(), time.thread_time()
        assert runner.begin(run_id)
        self._until(lambda: bool(ended))
        used, own = time.process_time() - used, time.thread_time() - own
        turns.stop()
        tally = self.window.session.document.fetch_run(run_id).tally
        assert tally.answered == tally.total, tally
        assert before.answered == 0
        costs = (1000 * used / tally.total, 1000 * own / tally.total)
        return tally.total / (ended[0] - began), turns.turns, costs

    def _until(self, true, seconds=0.0):
        """Let the window live, in its own loop, until something is so for some seconds."""
        from PySide6.QtCore import QEventLoop, QTimer

        loop, since = QEventLoop(), [time.perf_counter()]

        def look():
            if not true():
                since[0] = time.perf_counter()
            elif time.perf_counter() - since[0] >= seconds:
                loop.quit()

        timer = QTimer()
        timer.setInterval(20)
        timer.timeout.connect(look)
        timer.start()
        loop.exec()

    def close(self):
        """Close the window and all that is in it."""
        self.window.close()
        self.app.processEvents()


def told(name, values):
    """The median and all of them."""
    listed = ", ".join(f"{value:.1f}" for value in values)
    print(f"{name}: {statistics.median(values):.1f} (of {listed})")


def percentile(values, share):
    """The value that this share of them does not pass."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def compare(folder, conversations, rounds):
    """Take turns and tell."""
    server = subprocess.Popen(
        [sys.executable, str(HERE.parent / "providers" / "server.py"), str(DELAY)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        url = server.stdout.readline().strip()
        path, prompts = prepare(folder, conversations, rounds)
        (folder / "prompts.json").write_text(json.dumps(prompts), encoding="utf-8")
        window = Window(path, url)
        window.ask(1)  # the libraries are loaded, the first sockets open
        rates, plain_rates, frames, frames_cpu, costs, plain_costs = [], [], [], [], [], []
        for number in range(rounds):
            plain_rate, plain_cost = _plain_beside(url, folder)
            rate, turns, cost = window.ask(number + 2)
            plain_rates.append(plain_rate)
            plain_costs.append(plain_cost * 1000)
            rates.append(rate)
            costs.append(cost)
            frames += [turn.wall * 1000 for turn in turns]
            frames_cpu += [turn.cpu * 1000 for turn in turns]
            longest = max(turns, key=lambda turn: turn.wall)
            print(f"  plain {plain_rate:.1f}, ours {rate:.1f} a second;", end=" ")
            print(f"longest turn {longest.wall * 1000:.0f} ms: {dict(longest.stacks)}")
        window.close()
    finally:
        server.stdin.close()
        server.wait(10)
    told("plain loop, conversations a second", plain_rates)
    told("whole program, conversations a second", rates)
    shares = [100 * ours / its for ours, its in zip(rates, plain_rates, strict=True)]
    told("share of the plain loop, percent", shares)
    told("plain loop, ms of processor time a conversation", plain_costs)
    told("whole program, ms of processor time a conversation", [whole for whole, _ in costs])
    told("  of which the window's thread", [own for _, own in costs])
    print(f"turns of the window: {len(frames)}")
    for name, values in (("by the clock", frames), ("of processor time", frames_cpu)):
        figures = ", ".join(f"p{p} {percentile(values, p / 100):.1f}" for p in (50, 95, 99))
        print(f"  {name}, ms: {figures}, longest {max(values):.1f}")


def _plain_beside(url, folder):
    found = subprocess.run(
        [sys.executable, __file__, "--plain", url, str(folder / "prompts.json")],
        capture_output=True,
        text=True,
        check=True,
    )
    rate, cost = map(float, found.stdout.split())
    return rate, cost


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--conversations", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--plain", nargs=2, metavar=("URL", "PROMPTS"))
    wishes = parser.parse_args()
    if wishes.plain:
        url, prompts = wishes.plain
        rate, used = plain(url, json.loads(Path(prompts).read_text(encoding="utf-8")))
        print(rate, used)
        return
    with tempfile.TemporaryDirectory() as folder:
        compare(Path(folder), wishes.conversations, wishes.rounds)


if __name__ == "__main__":
    main()
