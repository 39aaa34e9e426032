"""The wheel holds the program with its resources, and runs where it is installed."""

import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest
from checkout import ROOT

BUILD = "import sys, hatchling.build as b; print(b.build_wheel(sys.argv[1]))"
CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}"><context><name>Page</name>
<message><source>Case</source><translation>{text}</translation></message></context></TS>
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the wheel is made of, with no compiled catalogue in it."""
    copy = tmp_path_factory.mktemp("source")
    for name in ("statelab_gui", "resources", "packaging"):
        left_out = shutil.ignore_patterns("__pycache__", "*.qm")
        shutil.copytree(ROOT / name, copy / name, ignore=left_out)
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, copy / name)
    return copy


def build(source: Path, target: Path) -> Path:
    command = [sys.executable, "-c", BUILD, str(target)]
    made = subprocess.run(
        command, cwd=source, check=True, capture_output=True, text=True, timeout=250
    )
    return target / made.stdout.split()[-1]


def test_the_wheel_holds_every_resource_as_a_plain_file(source: Path, tmp_path: Path) -> None:
    translations = source / "resources" / "translations"
    translations.mkdir(exist_ok=True)
    catalogue = translations / "statelab_xx.ts"
    catalogue.write_text(CATALOGUE.format(language="zh_TW", text="題目"), encoding="utf-8")
    with zipfile.ZipFile(build(source, tmp_path)) as wheel:
        names = set(wheel.namelist())
        assert wheel.read("statelab_gui/resources/translations/statelab_xx.qm")
    wanted = {
        f"statelab_gui/resources/{path.relative_to(source / 'resources').as_posix()}"
        for path in (source / "resources").rglob("*")
        if path.is_file()
    }
    assert wanted <= names
    modules = {path.relative_to(source).as_posix() for path in source.glob("statelab_gui/**/*.py")}
    assert modules <= names
    assert not any(name.startswith(("packaging/", "tests/")) for name in names)


def test_a_checkout_without_catalogues_builds(source: Path, tmp_path: Path) -> None:
    copy = tmp_path / "我的 copy"
    shutil.copytree(source, copy)
    shutil.rmtree(copy / "resources" / "translations", ignore_errors=True)
    assert build(copy, tmp_path).is_file()


@pytest.mark.long
def test_the_installed_wheel_runs(source: Path, tmp_path: Path) -> None:
    home = tmp_path / "installed"
    # The dependencies are those of this environment; the program itself comes from the wheel alone.
    venv.create(home, with_pip=True)
    scripts = home / ("Scripts" if sys.platform == "win32" else "bin")
    python = scripts / "python"
    wheel = build(source, tmp_path)
    install = [
        str(python),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        str(wheel),
    ]
    subprocess.run(install, check=True, timeout=250)
    site = subprocess.run(
        [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        check=True,
        capture_output=True,
        text=True,
        timeout=250,
    ).stdout.strip()
    own = [path for path in sys.path if path.endswith("site-packages")]
    (Path(site) / "dependencies.pth").write_text("\n".join(own), encoding="utf-8")
    command = [str(scripts / "statelab"), "--version"]
    told = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=250
    )
    assert told.returncode == 0, told.stderr
    import statelab_gui

    assert statelab_gui.__version__ in told.stdout
    where = [str(python), "-c", "import statelab_gui; print(statelab_gui.__file__)"]
    found = subprocess.run(
        where, cwd=tmp_path, capture_output=True, text=True, check=True, timeout=250
    )
    assert Path(found.stdout.strip()).is_relative_to(home)
