"""The command that puts a Python into bubblewrap."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from statelab_gui.domain.drift import code_values
from statelab_gui.sandbox import inside_candidate, inside_limits, inside_tests
from statelab_gui.sandbox.interpreter import Interpreter
from statelab_gui.sandbox.limits import Limits

_PROGRAM = Path("/program")
_START = "import sys; sys.path.insert(0, '/program'); from {module} import main; main(sys.argv[1:])"
_SYSTEM = ("/bin", "/lib", "/lib32", "/lib64", "/libx32", "/sbin")


def command(
    bubblewrap: str,
    interpreter: Interpreter,
    module: str,
    arguments: Sequence[str],
    limits: Limits,
    seccomp: int,
) -> list[str]:
    """What starts `main(arguments)` of an `inside_…` module; `seccomp` is an open file's number.

    Inside there are /usr and the interpreter to read, an empty /tmp to write, the few devices, and
    nothing else: no home, no /etc, no network, no variables, and no /proc, through which whoever
    runs the program as root could change the kernel's settings.
    """
    return [
        bubblewrap,
        *("--unshare-user", "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"),
        *("--unshare-cgroup-try", "--uid", "65534", "--gid", "65534", "--cap-drop", "ALL"),
        *("--die-with-parent", "--new-session", "--clearenv", "--hostname", "sandbox"),
        *("--setenv", "LANG", "C.UTF-8", "--setenv", "TMPDIR", "/tmp"),
        *_to_read(interpreter),
        *("--dev", "/dev"),
        *("--size", str(limits.temp_folder), "--tmpfs", "/tmp"),
        *("--remount-ro", "/dev", "--remount-ro", "/", "--chdir", "/tmp"),
        *("--seccomp", str(seccomp), "--", str(interpreter.program)),
        *("-I", "-S", "-B", "-u", "-X", "utf8", "-c", _START.format(module=module)),
        *arguments,
    ]


def _to_read(interpreter: Interpreter) -> Iterator[str]:
    yield from ("--ro-bind", "/usr", "/usr")
    for name in _SYSTEM:
        path = Path(name)
        if path.is_symlink():
            yield from ("--symlink", str(path.readlink()), name)
        elif path.is_dir():
            yield from ("--ro-bind", name, name)
    yield from ("--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache")
    if interpreter.folder is not None:
        yield from ("--ro-bind", str(interpreter.folder), str(interpreter.folder))
    for module in (code_values, inside_limits, inside_candidate, inside_tests):
        inside = _PROGRAM.joinpath(*module.__name__.split(".")).with_suffix(".py")
        yield from ("--ro-bind", str(Path(str(module.__file__)).resolve()), str(inside))
