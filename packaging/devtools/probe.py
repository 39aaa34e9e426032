"""Run by the environment's own Python: tells as JSON what Qt lacks on this computer.

Usage: probe.py PLATFORM… ; prints {"missing": "libEGL.so.1" or null, "cjk_font": true or false}.
"""

import ctypes
import json
import re
import sys
from pathlib import Path


def missing_library(platforms: list[str]) -> str | None:
    """The first shared library that Qt's windows or a platform plugin cannot find."""
    try:
        import PySide6.QtWidgets

        folder = Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms"
        for name in platforms:
            ctypes.CDLL(str(folder / f"libq{name}.so"))
    except (ImportError, OSError) as error:
        found = re.search(r"(lib[\w.+-]*\.so[\w.]*): cannot open", str(error))
        return found.group(1) if found else str(error)
    return None


def has_cjk_font() -> bool:
    """Whether Qt finds a font for Traditional and one for Simplified Chinese."""
    from PySide6.QtGui import QFontDatabase, QGuiApplication

    application = QGuiApplication(["probe", "-platform", "offscreen"])
    system = QFontDatabase.WritingSystem
    wanted = (system.TraditionalChinese, system.SimplifiedChinese)
    found = all(QFontDatabase.families(script) for script in wanted)
    del application
    return found


if __name__ == "__main__":
    missing = missing_library(sys.argv[1:])
    print(json.dumps({"missing": missing, "cjk_font": missing is None and has_cjk_font()}))
