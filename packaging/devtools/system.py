"""What the computer itself must bring: Qt's shared libraries, a display, fonts for the tests."""

import json
import os
import shutil
import subprocess
import sys
from typing import TypedDict

from devtools import paths
from devtools.problems import SetupError

# Debian's and Ubuntu's names for what Qt's windows, its X11 and its Wayland plugin load.
QT_PACKAGES = (
    "libegl1",
    "libgl1",
    "libglib2.0-0",
    "libgssapi-krb5-2",
    "libbrotli1",
    "libzstd1",
    "libdbus-1-3",
    "libfontconfig1",
    "libfreetype6",
    "libwayland-client0",
    "libx11-xcb1",
    "libxkbcommon0",
    "libxkbcommon-x11-0",
    "libxcb-cursor0",
    "libxcb-glx0",
    "libxcb-icccm4",
    "libxcb-image0",
    "libxcb-keysyms1",
    "libxcb-randr0",
    "libxcb-render0",
    "libxcb-render-util0",
    "libxcb-shape0",
    "libxcb-shm0",
    "libxcb-sync1",
    "libxcb-xfixes0",
    "libxcb-xinerama0",
    "libxcb-xkb1",
)
FONT_PACKAGE = "fonts-noto-cjk"
# A display of their own for the tests on X11: the command that must be there, and its package.
X11_TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool"}
_WITHOUT_DISPLAY = {"offscreen", "minimal", "minimalegl", "linuxfb", "eglfs", "vnc", "vkkhrdisplay"}


class Probe(TypedDict):
    """What Qt lacks: the name of a shared library or None, and whether it has a Chinese font."""

    missing: str | None
    cjk_font: bool


def need_display() -> None:
    """Raise SetupError when no window can be shown here."""
    if not sys.platform.startswith("linux"):
        return
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return
    if os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0] in _WITHOUT_DISPLAY:
        return
    raise SetupError(
        "There is no display here to open the window on. Start it in a desktop session, or let "
        "it draw every page into pictures instead: python3 packaging/dev.py run --tour DIR"
    )


def window_platforms() -> tuple[str, ...]:
    """The Qt platform plugins that `run` may need here, by their file names."""
    if not sys.platform.startswith("linux"):
        return ()
    named = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if named:
        return (named,) if named in {"xcb", "offscreen", "wayland"} else ()
    return ("wayland", "xcb") if os.environ.get("WAYLAND_DISPLAY") else ("xcb",)


def test_platforms() -> tuple[str, ...]:
    """The Qt platform plugins that the tests need here: X11 where its server is or can be."""
    if not sys.platform.startswith("linux"):
        return ()
    return ("offscreen", "xcb") if shutil.which("Xvfb") or may_install() else ("offscreen",)


def ensure_libraries(platforms: tuple[str, ...]) -> None:
    """Make sure that Qt finds its system libraries, installing them when this may be done here."""
    if not sys.platform.startswith("linux"):
        return
    missing = probe(platforms)["missing"]
    if missing is None:
        return
    if may_install():
        install(QT_PACKAGES)
        missing = probe(platforms)["missing"]
        if missing is None:
            return
    raise SetupError(
        f"Qt needs the system library {missing}, which this computer lacks. {_remedy(QT_PACKAGES)}"
    )


def ensure_test_tools() -> None:
    """Make sure that the tests have a Chinese font and, where this may install it, a display."""
    if not sys.platform.startswith("linux"):
        return
    wanted = [] if probe(("offscreen",))["cjk_font"] else [FONT_PACKAGE]
    absent = [package for command, package in X11_TOOLS.items() if not shutil.which(command)]
    if may_install() and (wanted or absent):
        install((*wanted, *absent))
    if wanted and not probe(("offscreen",))["cjk_font"]:
        raise SetupError(
            f"The tests draw Chinese text and Qt finds no font for it. {_remedy((FONT_PACKAGE,))}"
        )


def probe(platforms: tuple[str, ...]) -> Probe:
    """Ask the environment's own Python what Qt lacks; Qt is never loaded into this process."""
    command = [str(paths.VENV_PYTHON), str(paths.ROOT / "packaging/devtools/probe.py"), *platforms]
    answer = subprocess.run(
        command,
        env=paths.clean_environment(QT_QPA_PLATFORM="offscreen"),
        stdout=subprocess.PIPE,
        check=False,
    )
    try:
        found: Probe = json.loads(answer.stdout)
    except ValueError:
        raise SetupError("Qt could not be tried out; what it said stands above.") from None
    return found


def has_apt() -> bool:
    """Whether this is Debian, Ubuntu or one of their kin."""
    return shutil.which("apt-get") is not None


def may_install() -> bool:
    """Whether system packages can be installed here without asking anyone."""
    return has_apt() and hasattr(os, "geteuid") and os.geteuid() == 0


def as_root() -> str:
    """What stands before a command that needs root: nothing when this is root."""
    return "" if hasattr(os, "geteuid") and os.geteuid() == 0 else "sudo "


def install(packages: tuple[str, ...]) -> None:
    """Install Debian packages; what apt-get says is shown, and is the caller's to judge."""
    print(f"Installing with apt-get: {' '.join(packages)} …", file=sys.stderr, flush=True)
    quiet = paths.clean_environment(DEBIAN_FRONTEND="noninteractive")
    paths.call(["apt-get", "update", "-qq"], quiet)
    paths.call(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], quiet)


def _remedy(packages: tuple[str, ...]) -> str:
    if has_apt():
        return f"Run: {as_root()}apt-get install {' '.join(packages)}"
    return f"Install what Debian calls: {' '.join(packages)}"
