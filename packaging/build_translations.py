"""The build hook: compiles the translation catalogues, which the wheel holds as plain files."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from devtools.catalogues import compile_catalogues


class TranslationsHook(BuildHookInterface):  # type: ignore[type-arg,unused-ignore] # as documented
    """Run by hatchling before it gathers the files of a wheel or an editable installation."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile each catalogue beside its source, where the wheel's file list finds it."""
        compile_catalogues(Path(self.root) / "resources" / "translations")
