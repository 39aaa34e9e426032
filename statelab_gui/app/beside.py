"""A piece of work that cannot be stopped half-way, done so that its job still can be."""

import threading
from collections.abc import Callable, Generator

from statelab_gui.domain.progress import Progress

_LOOK_UP = 0.05  # seconds
_WAIT = 5.0


def beside(work: Callable[[], None], stop: Callable[[], None]) -> Generator[Progress, None, None]:
    """Do `work` in a thread of its own, yielding until it is done; raises what it raised.

    Closing the generator early calls `stop`, which makes `work` fail soon, and waits for that a few
    seconds; what it raises then is dropped.
    """
    failed: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run, name="statelab-beside", daemon=True)
    thread.start()
    try:
        while thread.is_alive():
            yield Progress(0, 0, "packing")
            thread.join(_LOOK_UP)
    except GeneratorExit:
        stop()
        thread.join(_WAIT)
        raise
    if failed:
        raise failed[0]
