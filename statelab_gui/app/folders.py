"""Where the program keeps its own files: settings and crash reports, never documents."""

from pathlib import Path

import platformdirs

_NAME = "StateLab"


def config_folder() -> Path:
    """The folder of the settings file, as the platform has it."""
    return Path(platformdirs.user_config_dir(_NAME, appauthor=False))


def crash_folder() -> Path:
    """The folder of crash reports, as the platform has it."""
    return Path(platformdirs.user_state_dir(_NAME, appauthor=False)) / "crashes"
