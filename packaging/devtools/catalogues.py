"""The translation catalogues: taken from the sources with lupdate, compiled with lrelease.

Both tools come with PySide6, so this runs in the environment's Python:
`python packaging/devtools/catalogues.py update|compile`.
"""

import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path

LANGUAGES = ("en", "zh_TW", "zh_CN")


def catalogue_path(folder: Path, language: str) -> Path:
    """Where the catalogue of a language is kept in `folder`."""
    return folder / f"statelab_{language}.ts"


def compile_catalogues(folder: Path) -> list[Path]:
    """Compile every .ts in `folder` to a .qm beside it and return those; none is no error."""
    compiled = []
    for source in sorted(folder.glob("*.ts")):
        target = source.with_suffix(".qm")
        _run("lrelease", "-silent", source.name, "-qm", target.name, folder=folder)
        compiled.append(target)
    return compiled


def update_catalogues(root: Path, package: str, folder: Path) -> list[Path]:
    """Bring the catalogues in `folder` up to date with the sources of `root / package`.

    What is translated stays so, what is new is unfinished, what has gone is
    dropped. English holds only the plurals: all else is shown as written in the source.
    """
    # lupdate finds no Python files in a folder by itself, and a list has no limit of length.
    sources = [path.relative_to(root).as_posix() for path in sorted((root / package).rglob("*.py"))]
    folder.mkdir(parents=True, exist_ok=True)
    catalogues = []
    with tempfile.TemporaryDirectory() as scratch:
        listing = Path(scratch) / "sources.lst"
        listing.write_text("\n".join(sources) + "\n", encoding="utf-8")
        for language in LANGUAGES:
            catalogue = catalogue_path(folder, language)
            options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"]
            options += ["-target-language", language]
            options += ["-pluralonly"] if language == "en" else []
            _run("lupdate", *options, f"@{listing}", "-ts", str(catalogue), folder=root)
            catalogues.append(catalogue)
    return catalogues


def _run(tool: str, *arguments: str, folder: Path) -> None:
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise RuntimeError(f"{tool} comes with PySide6, which this Python does not have")
    name = f"{tool}.exe" if os.name == "nt" else tool
    command = [str(Path(spec.origin).parent / name), *arguments]
    subprocess.run(command, cwd=folder, check=True)


if __name__ == "__main__":
    checkout = Path(__file__).resolve().parents[2]
    catalogues_folder = checkout / "resources" / "translations"
    try:
        if sys.argv[1:] == ["update"]:
            update_catalogues(checkout, "statelab_gui", catalogues_folder)
        elif sys.argv[1:] != ["compile"]:
            sys.exit("usage: catalogues.py update|compile")
        compile_catalogues(catalogues_folder)
    except (subprocess.CalledProcessError, RuntimeError, OSError) as problem:
        sys.exit(str(problem))
