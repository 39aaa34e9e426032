"""The translation catalogues: taken from the sources with lupdate, compiled with lrelease.

Both tools come with PySide6, so this runs in the environment's Python:
`python packaging/devtools/catalogues.py update|compile`.
"""

import ast
import importlib.util
import itertools
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
    """Compile every .ts in `folder` to a .qm beside it and return those; none is no error.

    A program that runs meanwhile keeps the .qm it has: Qt maps the file into memory, and one that
    is written over in place ends that program with a bus error.
    """
    compiled = []
    for source in sorted(folder.glob("*.ts")):
        target = source.with_suffix(".qm")
        with tempfile.TemporaryDirectory(dir=folder, prefix=".compiling-") as name:
            fresh = f"{Path(name).name}/{target.name}"
            _run("lrelease", "-silent", source.name, "-qm", fresh, folder=folder)
            (folder / fresh).replace(target)
        compiled.append(target)
    return compiled


def update_catalogues(root: Path, package: str, folder: Path) -> list[Path]:
    """Bring the catalogues in `folder` up to date with the sources of `root / package`.

    What is translated stays so, what is new is unfinished, what has gone is dropped. English holds
    only the plurals: all else is shown as written in the source.
    """
    folder.mkdir(parents=True, exist_ok=True)
    catalogues = [catalogue_path(folder.absolute(), language) for language in LANGUAGES]
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        copies = []
        for number, source in enumerate(sorted((root / package).rglob("*.py"))):
            copy = scratch / f"{number:04}.py"
            copy.write_bytes(for_lupdate(source.read_bytes()))
            copies.append(copy.name)
        # lupdate finds no Python files in a folder by itself, and a list has no limit of length.
        (scratch / "sources.lst").write_text("\n".join(copies) + "\n", encoding="utf-8")
        for language, catalogue in zip(LANGUAGES, catalogues, strict=True):
            options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"]
            options += ["-target-language", language]
            # Tables of words call it "_", as "from PySide6.QtCore import QT_TRANSLATE_NOOP as _".
            options += ["-tr-function-alias", "QT_TRANSLATE_NOOP+=_"]
            options += ["-pluralonly"] if language == "en" else []
            _run("lupdate", *options, "@sources.lst", "-ts", str(catalogue), folder=scratch)
    return catalogues


def for_lupdate(source: bytes) -> bytes:
    """A source in which each count given to translate() is written as 1.

    lupdate 6.11 takes `translate(context, text, comment, n)` for a plural only when n is a number;
    a name makes it an ordinary text, and any other expression hides the text altogether.
    """
    lines = source.splitlines(keepends=True)
    starts = [0, *itertools.accumulate(len(line) for line in lines)]
    spans = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and len(node.args) > 3:
            function, count = node.func, node.args[3]
            named = getattr(function, "attr", getattr(function, "id", ""))
            if named == "translate" and count.end_lineno and count.end_col_offset:
                start = starts[count.lineno - 1] + count.col_offset
                spans.append((start, starts[count.end_lineno - 1] + count.end_col_offset))
    for start, end in sorted(spans, reverse=True):
        source = source[:start] + b"1" + source[end:]
    return source


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
    except (subprocess.CalledProcessError, RuntimeError, OSError, SyntaxError) as problem:
        sys.exit(str(problem))
