"""The runner of code that a model wrote: bubblewrap or nothing."""

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from io import FileIO
from pathlib import Path
from types import ModuleType
from typing import Any

from statelab_gui.domain.drift.code_tests import CallTests, CheckTests, passed, read_tests
from statelab_gui.domain.drift.running import Availability, RunReport, WhyNot
from statelab_gui.domain.errors import KnownError
from statelab_gui.sandbox import inside_candidate, inside_tests
from statelab_gui.sandbox.carrying import Carrying, Ended
from statelab_gui.sandbox.command import command
from statelab_gui.sandbox.interpreter import found_interpreter
from statelab_gui.sandbox.limits import Limits
from statelab_gui.sandbox.seccomp import MACHINES, system_call_filter

_MOST_TOLD = 2000
_LONGEST_VALUE = 65536
_TRIAL = CallTests("answer", ([["i", "0x29"]],), (["i", "0x2a"],))
_TRIAL_CODE = "def answer(n):\n    return n + 1\n"


class BubblewrapRunner:
    """Runs code in a sandbox made anew for every run. `run` blocks: call it in a worker."""

    def __init__(self, limits: Limits | None = None, home: Path | None = None) -> None:
        self._limits = limits or Limits()
        self._home = home or Path.home()
        self._availability: Availability | None = None

    def available(self) -> Availability:
        """Whether code can be run here, found by running some of our own; asked once."""
        if self._availability is None:
            self._availability = self._tried()
        return self._availability

    def run(self, code: str, tests: str) -> RunReport:
        """As `CodeRunner.run`; what is expected of a call stays out of the sandbox."""
        asked = read_tests(tests)
        here = self.available()
        if not here.ready:
            raise KnownError("sandbox_failed", reason=here.detail or str(here.why_not))
        return self._run(code, asked)

    def _tried(self) -> Availability:
        if sys.platform != "linux":
            return Availability(WhyNot.NOT_LINUX, sys.platform)
        if platform.machine() not in MACHINES:
            return Availability(WhyNot.UNKNOWN_MACHINE, platform.machine())
        if shutil.which("bwrap") is None:
            return Availability(WhyNot.NO_BUBBLEWRAP)
        if found_interpreter(self._home) is None:
            return Availability(WhyNot.NO_PYTHON)
        try:
            report = self._run(_TRIAL_CODE, _TRIAL)
        except KnownError as error:
            return Availability(WhyNot.REFUSED, str(error.facts["reason"]))
        return Availability() if report.passed else Availability(WhyNot.REFUSED, report.told)

    def _run(self, code: str, asked: CallTests | CheckTests) -> RunReport:
        try:
            with ExitStack() as files:
                run = _Run(files, self._limits, self._home)
                if isinstance(asked, CheckTests):
                    return run.checked(code, asked)
                return run.called(code, asked)
        except OSError as error:
            raise KnownError("sandbox_failed", reason=str(error)) from error


class _Run:
    """One run, with the files it opens."""

    def __init__(self, files: ExitStack, limits: Limits, home: Path) -> None:
        self._files = files
        self._limits = limits
        self._home = home
        self._printed, self._to_print = self._pipe()

    def called(self, code: str, asked: CallTests) -> RunReport:
        """Call the function of `code`; the values come out, and are compared out here."""
        calls, to_call = self._pipe()
        results, to_tell = self._pipe()
        candidate = self._started(inside_candidate, calls, to_tell)
        task = [{"code": code, "function": asked.function}, *({"args": a} for a in asked.inputs)]
        lines = "".join(json.dumps(line) + "\n" for line in task)
        told, printed = self._carried([candidate], {to_call: lines.encode()}, results)
        values = [line.get("value", ["?", "error"]) for line in told[2:]]
        return RunReport(passed(asked, values), len(asked.inputs), _summary(told[1:], printed))

    def checked(self, code: str, asked: CheckTests) -> RunReport:
        """Let `check` of the tests, in a sandbox of its own, call the function of `code`."""
        tasks, to_ask = self._pipe()
        calls, to_call = self._pipe()
        results, to_tell = self._pipe()
        verdict, to_judge = self._pipe()
        candidate = self._started(inside_candidate, calls, to_tell)
        tests = self._started(inside_tests, tasks, to_call, results, to_judge)
        task = {
            "code": code,
            "function": asked.function,
            "preamble": asked.preamble,
            "test": asked.test,
        }
        feeds = {to_ask: json.dumps(task).encode()}
        told, printed = self._carried([candidate, tests], feeds, verdict)
        right = len(told) == 2 and told[1].get("passed") is True
        return RunReport(int(right), 1, _summary(told[1:], printed))

    def _pipe(self) -> tuple[FileIO, FileIO]:
        reading, writing = os.pipe()
        return (
            self._files.enter_context(FileIO(reading, "r")),
            self._files.enter_context(FileIO(writing, "w")),
        )

    def _started(self, module: ModuleType, *given: FileIO) -> subprocess.Popen[bytes]:
        """Start `main` of a module inside of a sandbox, and give these files away to it."""
        interpreter = found_interpreter(self._home)
        bubblewrap = shutil.which("bwrap")
        if interpreter is None or bubblewrap is None:
            raise FileNotFoundError("bwrap")
        filtering = self._files.enter_context(FileIO(os.memfd_create("filter"), "r+"))
        filtering.write(system_call_filter(platform.machine()))
        filtering.seek(0)
        arguments = [json.dumps(self._inside()), *(str(file.fileno()) for file in given)]
        process = subprocess.Popen(
            command(
                bubblewrap,
                interpreter,
                module.__name__,
                arguments,
                self._limits,
                filtering.fileno(),
            ),
            stdin=subprocess.DEVNULL,
            stdout=self._to_print,
            stderr=self._to_print,
            pass_fds=[filtering.fileno(), *(file.fileno() for file in given)],
            cwd="/",
            env={},
            start_new_session=True,
        )
        for file in given:
            file.close()
        return process

    def _inside(self) -> dict[str, int]:
        limits = self._limits
        return {
            "CPU": limits.processor_seconds,
            "AS": limits.memory,
            "FSIZE": limits.file,
            "NOFILE": limits.open_files,
            "NPROC": 1,
            "CORE": 0,
            "MEMLOCK": 0,
            "MSGQUEUE": 0,
        }

    def _carried(
        self,
        processes: Sequence[subprocess.Popen[bytes]],
        feeds: dict[FileIO, bytes],
        results: FileIO,
    ) -> tuple[list[dict[str, Any]], str]:
        """The lines told, the first of which says that it all began, and what was printed.

        Raises OSError where nothing began.
        """
        self._to_print.close()
        limits = {results: self._limits.told, self._printed: self._limits.printed}
        carrying = Carrying(processes, feeds, limits)
        carrying.carry(self._limits.clock_seconds)
        told = _lines(bytes(carrying.read[results]))
        printed = carrying.read[self._printed].decode(errors="replace")
        if not told or told[0] != {"ready": True}:
            raise OSError(printed.strip()[-_MOST_TOLD:] or str(carrying.ended))
        if carrying.ended is not Ended.BY_ITSELF:
            printed = f"[{carrying.ended}]\n{printed}"
        return told, printed


def _lines(told: bytes) -> list[dict[str, Any]]:
    """Each whole line as an object; one that is none, or too long, as an empty object."""
    found: list[dict[str, Any]] = []
    for line in told.split(b"\n")[:-1]:
        try:
            what = json.loads(line) if len(line) <= _LONGEST_VALUE else None
        except (ValueError, RecursionError):
            what = None
        found.append(what if isinstance(what, dict) else {})
    return found


def _summary(told: Sequence[dict[str, Any]], printed: str) -> str:
    problems = [f"{line['error']}: {line.get('said', '')}" for line in told if line.get("error")]
    return "\n".join([*dict.fromkeys(problems), printed])[:_MOST_TOLD].strip()
