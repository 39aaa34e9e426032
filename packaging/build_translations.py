"""The build hook: compiles the translation catalogues and puts the resources into the wheel."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from devtools.catalogues import compile_catalogues


class ResourcesHook(BuildHookInterface):  # type: ignore[type-arg,unused-ignore] # as documented
    """Run by hatchling before it gathers the files of a wheel or an editable installation."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile each catalogue beside its source; a wheel gets all resources as plain files.

        An editable installation gets none: a copy of them would make a folder `statelab_gui` in
        site-packages, which Python finds before the checkout's. There the checkout's are used.
        """
        resources = Path(self.root) / "resources"
        compile_catalogues(resources / "translations")
        if self.target_name == "wheel" and version == "standard":
            build_data["force_include"][str(resources)] = "statelab_gui/resources"
