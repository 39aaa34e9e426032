"""`packaging/dev.py` says what is missing in one line, and does no work twice."""

import ast
import os
import shutil
import sys
import time
from pathlib import Path

import pytest
from checkout import ROOT, Checkout

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")
on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks for a display")


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def one_line(text: str) -> str:
    assert text.count("\n") == 1, text
    assert "Traceback" not in text
    return text


def test_the_entry_file_can_be_read_by_old_pythons() -> None:
    source = (ROOT / "packaging" / "dev.py").read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 4))
    assert not any(isinstance(node, (ast.JoinedStr, ast.AnnAssign)) for node in ast.walk(tree))
    # Nothing that needs a new Python may be imported before the version was looked at.
    first = [node for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom, ast.If))]
    assert ast.unparse(first[0]) == "import sys"
    assert isinstance(first[1], ast.If)


def test_too_old_a_python_is_told_in_one_line(checkout: Checkout) -> None:
    old = checkout.starter("sys.version_info = (3, 9, 18)")
    ended = checkout.dev("run", python=old)
    assert ended.returncode == 1
    line = one_line(ended.stderr)
    assert "needs Python 3.11 or newer and this is Python 3.9" in line
    assert "python3.12 packaging/dev.py run" in line


@on_linux
def test_run_without_a_display_names_the_tour(checkout: Checkout) -> None:
    checkout.with_environment_done()
    ended = checkout.dev("run")
    assert ended.returncode != 0
    assert "--tour DIR" in one_line(ended.stderr)
    assert checkout.started() == []


@on_linux
@pytest.mark.parametrize("name", ["venv", "ensurepip"])
def test_a_python_without_venv_is_told_with_the_remedy(checkout: Checkout, name: str) -> None:
    without = checkout.starter(
        "import importlib.util as u\nreal = u.find_spec\n"
        f"u.find_spec = lambda n, *a: None if n == {name!r} else real(n, *a)"
    )
    ended = checkout.dev("run", python=without, DISPLAY=":1")
    assert ended.returncode == 1
    line = one_line(ended.stderr)
    assert "no complete venv module" in line
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    assert not shutil.which("apt-get") or f"apt-get install python{version}-venv" in line
    assert not (checkout.root / ".venv").exists()


def test_a_second_start_only_starts_the_program(checkout: Checkout, tmp_path: Path) -> None:
    checkout.with_environment_done()
    ended = checkout.dev("run", "a b.statelab", cwd=tmp_path, DISPLAY=":1")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
    assert checkout.started() == ["", "-m", "statelab_gui", str(tmp_path / "a b.statelab")]


def test_the_tour_needs_no_display(checkout: Checkout, tmp_path: Path) -> None:
    checkout.with_environment_done()
    ended = checkout.dev("run", "--tour", "圖片", cwd=tmp_path)
    assert ended.returncode == 0, ended.stderr
    told = ["offscreen", "-m", "statelab_gui", "--tour", str(tmp_path / "圖片")]
    assert checkout.started() == told


def test_an_unknown_option_of_run_is_refused(checkout: Checkout) -> None:
    checkout.with_environment_done()
    ended = checkout.dev("run", "--turo", "x")
    assert ended.returncode == 2
    assert "--turo" in ended.stderr
    assert checkout.started() == []


def test_a_changed_project_file_only_installs_the_package_again(checkout: Checkout) -> None:
    checkout.with_environment_done()
    with (checkout.root / "pyproject.toml").open("a", encoding="utf-8") as project:
        project.write("# changed\n")
    assert checkout.dev("run", DISPLAY=":1").returncode == 0
    given = checkout.started()
    assert given.count("pip") == 1
    assert "--no-deps" in given
    assert "--require-hashes" not in given
    first = len(given)
    assert checkout.dev("run", DISPLAY=":1").returncode == 0
    assert checkout.started()[first:] == ["", "-m", "statelab_gui"]


def test_a_changed_catalogue_only_is_compiled(checkout: Checkout) -> None:
    checkout.with_environment_done()
    catalogue = checkout.root / "resources" / "translations" / "statelab_en.ts"
    catalogue.parent.mkdir(parents=True, exist_ok=True)
    catalogue.write_text("<TS/>", encoding="utf-8")
    assert checkout.dev("run", DISPLAY=":1").returncode == 0
    assert checkout.started()[:3] == ["", "packaging/devtools/catalogues.py", "compile"]
    assert "pip" not in checkout.started()
    checkout.record.unlink()
    catalogue.write_text("<TS></TS>", encoding="utf-8")
    now = time.time() + 5
    os.utime(catalogue, (now, now))
    assert checkout.dev("run", DISPLAY=":1").returncode == 0
    assert "compile" in checkout.started()


@pytest.mark.parametrize("left", ["", "{}", '{"environ', '["environment"]'])
def test_an_environment_without_a_whole_stamp_is_made_anew(checkout: Checkout, left: str) -> None:
    checkout.with_environment_done()
    (checkout.root / ".venv" / "statelab-setup.json").write_text(left, encoding="utf-8")
    half = checkout.root / ".venv" / "half-installed"
    half.touch()
    checkout.dev("run", python=checkout.starter(), QT_QPA_PLATFORM="minimal")
    assert not half.exists()
    given = checkout.started()
    assert given.index("--require-hashes") < given.index("--editable") < given.index("statelab_gui")


def test_a_set_up_that_stopped_half_way_is_begun_anew(checkout: Checkout) -> None:
    python = checkout.starter()
    for broken in ("--require-hashes", "--editable"):
        cut = checkout.dev("run", python=python, QT_QPA_PLATFORM="minimal", STATELAB_FAILS=broken)
        assert cut.returncode == 1
        assert cut.stderr.rstrip().splitlines()[-1].startswith("dev.py: pip could not install")
        assert "statelab_gui" not in checkout.started()
    whole = checkout.dev("run", python=python, QT_QPA_PLATFORM="minimal")
    assert whole.returncode == 0
    # Twice the locked dependencies (the first was cut), twice the package, then the program.
    given = checkout.started()
    assert (given.count("--require-hashes"), given.count("--editable")) == (2, 2)
    assert given[-1] == "statelab_gui"


def test_an_environment_whose_python_is_gone_is_made_anew(checkout: Checkout) -> None:
    checkout.with_environment_done()
    python = checkout.root / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to(checkout.root / "removed")
    ended = checkout.dev("run", python=checkout.starter(), QT_QPA_PLATFORM="minimal")
    assert ended.returncode == 0
    assert "--require-hashes" in checkout.started()


@pytest.mark.long
def test_what_pip_says_is_shown_as_it_is(checkout: Checkout) -> None:
    lock = checkout.root / "packaging" / "requirements.lock"
    lock.write_text(f"absent==1 --hash=sha256:{'0' * 64}\n", encoding="utf-8")
    ended = checkout.dev("run", DISPLAY=":1")
    assert ended.returncode == 1
    assert "No matching distribution found for absent==1" in ended.stderr
    assert ended.stderr.rstrip().splitlines()[-1].startswith("dev.py: pip could not install")
    assert "Traceback" not in ended.stderr


@on_linux
def test_a_missing_qt_library_is_told_with_the_remedy(checkout: Checkout, tmp_path: Path) -> None:
    checkout.with_environment_done(platforms="")
    python = checkout.root / ".venv" / "bin" / "python"
    python.write_text(
        '#!/bin/sh\nprintf \'{"missing": "libEGL.so.1", "cjk_font": false}\'\n', encoding="utf-8"
    )
    # A folder of commands in which apt-get is a stand-in that installs nothing.
    commands = tmp_path / "commands"
    commands.mkdir()
    (commands / "apt-get").write_text('#!/bin/sh\necho "apt-get $*" >&2\n', encoding="utf-8")
    (commands / "apt-get").chmod(0o755)
    path = f"{commands}{os.pathsep}{os.environ['PATH']}"
    ended = checkout.dev("run", DISPLAY=":1", PATH=path)
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
    last = ended.stderr.rstrip().splitlines()[-1]
    assert "Qt needs the system library libEGL.so.1" in last
    assert "apt-get install libegl1 " in last
    if os.geteuid() == 0:
        assert "apt-get install -y" in ended.stderr


@on_linux
def test_a_missing_chinese_font_stops_the_tests_with_the_remedy(
    checkout: Checkout, tmp_path: Path
) -> None:
    checkout.with_environment_done()
    python = checkout.root / ".venv" / "bin" / "python"
    python.write_text(
        '#!/bin/sh\nprintf \'{"missing": null, "cjk_font": false}\'\n', encoding="utf-8"
    )
    ended = checkout.dev("test", PATH=_path_without_apt(tmp_path))
    assert ended.returncode == 1
    last = ended.stderr.rstrip().splitlines()[-1]
    assert "no font" in last
    assert "fonts-noto-cjk" in last


def _path_without_apt(place: Path) -> str:
    """A PATH on which apt-get is a stand-in that fails."""
    commands = place / "commands"
    commands.mkdir()
    (commands / "apt-get").write_text("#!/bin/sh\nexit 100\n", encoding="utf-8")
    (commands / "apt-get").chmod(0o755)
    return f"{commands}{os.pathsep}{os.environ['PATH']}"


@on_linux
def test_the_whole_is_spread_over_the_cores_and_what_was_chosen_is_not(
    checkout: Checkout, tmp_path: Path
) -> None:
    checkout.with_environment_done()
    python = checkout.root / ".venv" / "bin" / "python"
    answer = 'printf \'{"missing": null, "cjk_font": true}\'\n'
    python.write_text(python.read_text(encoding="utf-8") + answer, encoding="utf-8")
    path = _path_without_apt(tmp_path)
    assert checkout.dev("test", "--quick", PATH=path).returncode == 0
    several = (os.cpu_count() or 1) > 1
    assert ("worksteal" in checkout.started()) == several
    checkout.record.unlink()
    assert checkout.dev("test", "--quick", "-k", "chosen", PATH=path).returncode == 0
    chosen = checkout.started()
    assert _after_platform(chosen, "offscreen") == ["-m", "pytest"]
    assert chosen[-2:] == ["-k", "chosen"]
    assert not {"worksteal", "-n", "--dist"} & set(chosen)
    checkout.record.unlink()
    assert checkout.dev("test", "--quick", PATH=path, QT_QPA_PLATFORM="xcb").returncode == 0
    on_screen = checkout.started()
    assert _after_platform(on_screen, "xcb") == ["-m", "pytest"]
    assert not {"worksteal", "-n", "--dist"} & set(on_screen)


def _after_platform(started: list[str], platform: str) -> list[str]:
    """What was started last with that platform, as two words."""
    at = len(started) - 1 - started[::-1].index(platform)
    return started[at + 1 : at + 3]
