"""Code that means harm, really run."""

import os
import socket
import threading
import time
from pathlib import Path

import pytest
from waiting import joined

from statelab_gui.domain.drift.code_tests import CallTests, text_of_tests
from statelab_gui.sandbox.limits import Limits
from statelab_gui.sandbox.runner import BubblewrapRunner

# `tried(call)` is "done" or the name of what was raised.
TRIED = """
def tried(call, *args):
    try:
        call(*args)
    except BaseException as error:
        return type(error).__name__
    return "done"
"""


def processes_running(mark: str) -> list[str]:
    """The command lines that hold a mark, of processes of this computer."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                line = (folder / "cmdline").read_bytes().decode(errors="replace")
            except OSError:
                continue
            if mark in line:
                found.append(line)
    return found


def test_honest_code_passes(sandbox):
    assert sandbox.gives(
        "def answer():\n    return {'a': (1, 2.5, None), 'b': {3}}",
        {
            "a": (1, 2.5, None),
            "b": {3},
        },
    )


@pytest.mark.parametrize(
    "fork",
    [
        "os.fork()",
        "os.posix_spawn('/bin/true', ['true'], {})",
        "__import__('subprocess').run(['true'])",
        "__import__('threading').Thread(target=int).start()",
    ],
)
def test_no_process_and_no_thread_is_started(sandbox, fork):
    code = f"import os{TRIED}\ndef answer():\n    return tried(lambda: {fork}) != 'done'"
    assert sandbox.gives(code, True)


def test_a_fork_bomb_does_not_go_off(sandbox):
    bomb = "import os\ndef answer():\n    while True:\n        os.fork()\n"
    report = sandbox.report(bomb, 1)
    assert report.passed == 0 and "PermissionError" in report.told


def test_eaten_memory_ends_the_call_only(sandbox):
    code = (
        "calls = []\ndef answer():\n    calls.append(1)\n    if len(calls) == 1:\n"
        "        held = []\n        while True:\n            held.append(bytearray(2**24))\n"
        "    return 5\n"
    )
    report = sandbox.report(code, 1, 5)
    assert report.passed == 1 and "MemoryError" in report.told


def test_the_temp_folder_and_other_memory_files_are_bounded(sandbox):
    code = TRIED + (
        "import os\n"
        "def fill(folder):\n"
        "    for n in range(200):\n"
        "        with open(f'{folder}/{n}', 'wb') as file:\n"
        "            file.write(bytes(2**20))\n"
        "def answer():\n"
        "    return [tried(fill, '/tmp'), tried(fill, '/dev/shm'),\n"
        "            tried(os.memfd_create, 'm')]\n"
    )
    assert sandbox.gives(code, ["OSError", "OSError", "PermissionError"])


@pytest.mark.parametrize(
    "loop",
    [
        "while True: pass",
        "while True: __import__('time').sleep(9)",
        "import signal\n    signal.signal(signal.SIGXCPU, signal.SIG_IGN)\n    while True: pass",
    ],
)
def test_an_endless_loop_is_ended(loop):
    runner = BubblewrapRunner(Limits(processor_seconds=1, clock_seconds=4))
    if not runner.available().ready:
        pytest.skip("no sandbox here")
    asked = text_of_tests(CallTests("answer", ([], []), (1, 1)))
    report = runner.run(f"def answer():\n    {loop}\n", asked)
    assert (report.passed, report.total) == (0, 2)


def test_an_endless_loop_as_the_code_is_read_is_ended(sandbox):
    assert sandbox.report("while True: pass", 1).passed == 0


def test_endless_output_is_cut(sandbox):
    report = sandbox.report("def answer():\n    while True: print('x' * 999)", 1)
    assert report.passed == 0
    assert report.told.startswith("[told_too_much]") and len(report.told) <= 2000


def test_an_endless_result_is_cut(sandbox):
    code = (
        "import os\ndef answer():\n"
        "    for number in range(3, 64):\n        try:\n"
        "            while True: os.write(number, b'{}' * 9999)\n"
        "        except OSError: pass\n"
    )
    assert sandbox.report(code, 1).passed == 0


def test_values_that_break_readers_are_only_wrong(sandbox):
    deep = "def answer():\n    x = []\n    for _ in range(5000): x = [x]\n    return x"
    wide = "def answer():\n    return 10 ** 200000"
    looped = "def answer():\n    x = []\n    x.append(x)\n    return x"
    odd = "def answer():\n    return object()"
    for code in (deep, wide, looped, odd):
        assert not sandbox.gives(code, 1)
    assert sandbox.gives(wide.replace("200000", "5000"), 10**5000)


def test_home_etc_and_the_programs_folder_are_not_there(sandbox, tmp_path):
    secret = tmp_path / "secret"
    secret.write_text("secret")
    here = Path(__file__).resolve()
    for path in (
        secret,
        here,
        Path("/etc/passwd"),
        Path("/etc/shadow"),
        Path("/var"),
        Path.home(),
        Path.home() / ".ssh",
        Path("/run"),
        Path("/sys"),
    ):
        code = f"{TRIED}import os\ndef answer():\n    return tried(os.stat, {str(path)!r})"
        assert sandbox.gives(code, "FileNotFoundError"), path


def test_what_is_seen_of_a_home_is_the_interpreter_only(sandbox):
    code = (
        "import os, sys\n"
        "def answer():\n"
        "    seen, path = [], '/'\n"
        "    for part in sys.base_prefix.split('/')[1:]:\n"
        "        if path != '/' and not path.startswith('/usr'):\n"
        "            seen += [one for one in os.listdir(path) if one != part]\n"
        "        path = os.path.join(path, part)\n"
        "    return seen\n"
    )
    assert sandbox.gives(code, [])


@pytest.mark.parametrize("place", ["/", "/usr", "/usr/bin", "/program", "/dev", "/etc"])
def test_nothing_is_written_outside_of_the_temp_folder(sandbox, place):
    code = (
        f"{TRIED}import os\ndef answer():\n"
        f"    with open('/tmp/fine', 'w') as file: file.write('x')\n"
        f"    return tried(open, os.path.join({place!r}, 'mine'), 'w') == 'done'"
    )
    assert sandbox.gives(code, False)


def test_the_kernels_settings_are_not_there(sandbox):
    """Only opened, never written: as root a hole would change them for the whole computer."""
    places = ("/proc", "/proc/self", "/proc/sys/kernel/hostname", "/proc/sysrq-trigger", "/sys")
    for place in places:
        code = f"{TRIED}import os\ndef answer():\n    return tried(os.open, {place!r}, os.O_RDONLY)"
        assert sandbox.gives(code, "FileNotFoundError"), place


def test_its_own_code_cannot_be_changed_for_the_next_run(sandbox):
    code = (
        f"{TRIED}import sys\ndef answer():\n    return tried(open,"
        " '/program/statelab_gui/sandbox/inside_candidate.py', 'w')"
    )
    assert sandbox.gives(code, "OSError")


def test_nothing_is_left_in_the_temp_folder_for_the_next_run(sandbox):
    assert sandbox.gives("def answer():\n    open('/tmp/x', 'w').close()\n    return 1", 1)
    assert sandbox.gives("import os\ndef answer():\n    return os.listdir('/tmp')", [])


def test_there_is_no_network(sandbox):
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        code = (
            f"{TRIED}import socket\ndef answer():\n"
            f"    return tried(socket.create_connection, ('127.0.0.1', {port}), 2)"
        )
        assert sandbox.gives(code, "PermissionError")
    assert sandbox.gives(
        f"{TRIED}import socket\ndef answer():\n    return tried(socket.socketpair)",
        "PermissionError",
    )


def test_no_secret_of_the_program_is_reachable(sandbox, monkeypatch, tmp_path):
    monkeypatch.setenv("SECRET_KEY", "secret-in-a-variable")
    secret = tmp_path / "secret"
    secret.write_text("secret-in-a-file")
    code = (
        "import ctypes, gc, os\n"
        "def answer():\n"
        "    seen = repr(dict(os.environ)).encode()\n"
        "    for number in range(3, 64):\n"
        "        try: seen += os.pread(number, 10**6, 0)\n"
        "        except OSError: pass\n"
        "    variables = ctypes.POINTER(ctypes.c_char_p).in_dll(ctypes.CDLL(None), 'environ')\n"
        "    for n in range(99):\n"
        "        if variables[n] is None: break\n"
        "        seen += variables[n]\n"
        "    names = set(os.environ) - {'LC_CTYPE'}\n"
        "    return [b'secret-in' in seen, sorted(names)]\n"
    )
    with secret.open() as file:
        os.set_inheritable(file.fileno(), True)
        assert sandbox.gives(code, [False, ["LANG", "PWD", "TMPDIR"]])


def test_processes_outside_are_not_reached(sandbox):
    code = f"{TRIED}import os\ndef answer():\n    return tried(os.kill, {os.getpid()}, 0)\n"
    assert sandbox.gives(code, "ProcessLookupError")


def test_killing_its_parent_and_all_else_only_fails_the_test(sandbox):
    for kill in ("os.kill(os.getppid(), 9)", "os.kill(1, 9)", "os.kill(-1, 9)", "os.killpg(0, 9)"):
        sandbox.report(f"import os\ndef answer():\n    {kill}\n    return 1", 1)
    assert sandbox.gives("def answer():\n    return 1", 1)


def test_nothing_lives_on_after_a_run(sandbox):
    mark = "sandbox-test-that-lives-on"
    code = (
        f"import os, signal\nMARK = {mark!r}\n"
        "for number in range(1, 64):\n"
        "    try: signal.signal(number, signal.SIG_IGN)\n"
        "    except (OSError, ValueError): pass\n"
        "def answer():\n"
        "    try:\n        os.setsid()\n    except OSError: pass\n"
        "    try:\n        if os.fork(): os._exit(0)\n    except OSError: pass\n"
        f"    os.execv('/usr/bin/env', ['env', '-S', 'sleep 300', {mark!r}])\n"
    )
    sandbox.report(code, 1)
    for _ in range(100):  # the kernel ends a whole namespace in its own time
        if not processes_running(mark):
            break
        time.sleep(0.05)
    assert processes_running(mark) == []


def test_the_filter_refuses_doors_of_the_kernel(sandbox):
    code = (
        "import ctypes\nlibc = ctypes.CDLL(None, use_errno=True)\n"
        "def answer():\n"
        "    def refused(*call):\n"
        "        result = libc.syscall(*call)\n"
        "        return (result, ctypes.get_errno()) in ((-1, 1), (-1, 38))\n"
        "    numbers = {'x86_64': (56, 57, 58, 101, 165, 250, 272, 298, 308, 310, 321, 323, 425,\n"
        "                          435), 'aarch64': (220, 117, 40, 219, 97, 241, 268, 270, 280,\n"
        "                          282, 425, 435)}\n"
        "    import os\n"
        "    return [n for n in numbers[os.uname().machine] if not refused(n, 0, 0, 0, 0, 0)]\n"
    )
    assert sandbox.gives(code, [])


def test_more_is_not_to_be_had_by_asking(sandbox):
    code = (
        f"{TRIED}import os, resource as r\ndef answer():\n"
        "    return [tried(r.setrlimit, r.RLIMIT_AS, (r.RLIM_INFINITY,) * 2),\n"
        "            tried(r.setrlimit, r.RLIMIT_CPU, (999, 999)), tried(os.setuid, 0),\n"
        "            tried(os.nice, -5)]\n"
    )
    report = sandbox.report(
        code,
        ["ValueError", "ValueError", "OSError", "PermissionError"],
        ["ValueError", "ValueError", "PermissionError", "PermissionError"],
    )
    assert report.passed == 1, report.told


def test_runs_side_by_side_do_not_mix(sandbox):
    right: list[bool] = []

    def one(number: int) -> None:
        code = f"import time\ndef answer():\n    time.sleep(0.2)\n    return {number}"
        right.append(sandbox.gives(code, number))

    threads = [threading.Thread(target=one, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        joined(thread)
    assert right == [True] * 4


def test_no_file_of_the_program_stays_open(sandbox):
    before = len(list(Path("/proc/self/fd").iterdir()))
    for code in ("def answer(): return 1", "while True: print('x' * 99)", "1 / 0"):
        sandbox.report(code, 1)
    assert len(list(Path("/proc/self/fd").iterdir())) == before
