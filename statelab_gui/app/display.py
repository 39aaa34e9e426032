"""Whether there is a screen to open a window on, asked before Qt ends the process over it."""

import os
import re
import socket
import sys

_NEED_A_DISPLAY = {"", "xcb", "wayland"}


def has_display() -> bool:
    """False only where Qt would surely find no screen: Linux without X11 and Wayland."""
    if not sys.platform.startswith("linux"):
        return True
    platforms = os.environ.get("QT_QPA_PLATFORM", "")
    if not {name.partition(":")[0] for name in platforms.split(";")} <= _NEED_A_DISPLAY:
        return True
    if os.environ.get("WAYLAND_DISPLAY") or os.environ.get("WAYLAND_SOCKET"):
        return True
    return _x11_answers(os.environ.get("DISPLAY", ""))


def _x11_answers(display: str) -> bool:
    """Whether the local X server named by DISPLAY is there; a remote one is believed."""
    local = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", display)
    if local is None:
        return bool(display)
    path = f"/tmp/.X11-unix/X{local[1]}"
    for address in (f"\0{path}", path):
        with socket.socket(socket.AF_UNIX) as line:
            try:
                line.connect(address)
            except OSError:
                continue
            return True
    return False
