"""Whether there is a screen to open a window on, asked before Qt ends the process over it."""

import os
import re
import socket
import sys
from pathlib import Path
from typing import Any

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


def unknown_platform() -> tuple[str, list[str]] | None:
    """The platform that QT_QPA_PLATFORM names although this Qt has none of that name, and those
    that it has; None where nothing is wrong. Qt takes the first of several that can be had, and
    ends the process, with a dump of its memory, where none can."""
    asked = [name.partition(":")[0] for name in os.environ.get("QT_QPA_PLATFORM", "").split(";")]
    asked = [name for name in asked if name]
    if not asked:
        return None  # nothing is loaded to know that
    known = _platforms()
    if not known or set(asked) & set(known):
        return None
    return asked[0], known


def _platforms() -> list[str]:
    """The platforms that this Qt has plugins for, by name; none where it cannot be told."""
    from PySide6.QtCore import QCoreApplication, QLibraryInfo, QPluginLoader

    folders = [QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath) + "/platforms"]
    beside = os.environ.get("QT_QPA_PLATFORM_PLUGIN_PATH", "")
    folders += [folder for folder in beside.split(os.pathsep) if folder]
    folders += [f"{folder}/platforms" for folder in QCoreApplication.libraryPaths()]
    names: set[str] = set()
    for folder in folders:
        for file in Path(folder).glob("*q*"):
            told: dict[str, Any] = QPluginLoader(str(file)).metaData()
            names.update(told.get("MetaData", {}).get("Keys", ()))
    return sorted(names)
