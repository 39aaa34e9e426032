"""Where the files of `resources/` are: beside the package in a checkout, in it in a wheel."""

from functools import cache
from pathlib import Path


@cache
def resource_root() -> Path:
    """The folder `resources`, whether the package runs from a checkout or is installed."""
    package = Path(__file__).resolve().parent.parent
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"


def resource(*parts: str) -> Path:
    """The path of one file or folder under `resources`; it is not promised to exist."""
    return resource_root().joinpath(*parts)
