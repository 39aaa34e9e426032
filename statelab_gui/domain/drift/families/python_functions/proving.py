"""Proofs without running code: what our own solver wrote is known as a callable too."""

from collections import OrderedDict
from threading import Lock

from statelab_gui.domain.drift.code_tests import CallTests, passed, read_tests
from statelab_gui.domain.drift.code_values import from_plain, to_plain
from statelab_gui.domain.drift.families.python_functions.writing import Function
from statelab_gui.domain.drift.running import RunReport
from statelab_gui.domain.errors import KnownError

_REMEMBERED = 2048


class OwnCode:
    """Remembers the functions that the solver wrote, and "runs" no other text, nor compiles any."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Function] = OrderedDict()
        self._lock = Lock()

    def remember(self, function: Function) -> str:
        """The function's text, which `run` will know from now on."""
        text = function.text
        with self._lock:
            self._known[text.strip()] = function
            while len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
        return text

    def run(self, code: str, tests: str) -> RunReport:
        """As `CodeRunner.run`, for calls and for remembered code only; else it could not be run."""
        asked = read_tests(tests)
        function = self._known.get(code.strip())
        if function is None or not isinstance(asked, CallTests):
            raise KnownError("sandbox_failed", reason="not our own code")
        if function.name != asked.function:
            return RunReport(0, len(asked.inputs))
        call = function.call
        values = [to_plain(call(*map(from_plain, arguments))) for arguments in asked.inputs]
        return RunReport(passed(asked, values), len(asked.inputs))
