"""`statelab` for scripts: real child processes, clear sentences, no Qt and no SQL."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from statelab_gui import __version__
from statelab_gui.app import cli, script_words
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.faults import FaultKind, FormatFault
from statelab_gui.domain.recipes import FieldProblem

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "goldens" / "state-lab"
BOOK = GOLDEN / "answers.json"
RIGHT = b'{"a":4,"b":3,"c":2,"d":1,"e":5,"TMP":4}'


def environment():
    return os.environ | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}


def statelab(*arguments, stdin=b"", folder=None):
    return subprocess.run(
        [sys.executable, "-m", "statelab_gui", *map(str, arguments)],
        input=stdin,
        capture_output=True,
        cwd=folder,
        env=environment(),
        timeout=60,
        check=False,
    )


def files(folder):
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.*")}


def test_make_starter_writes_the_golden_folder_and_score_reads_it(tmp_path):
    made = statelab("make", "--preset", "starter", "--out", "lab", folder=tmp_path)
    assert (made.returncode, made.stderr) == (0, b"")
    assert files(tmp_path / "lab") == files(GOLDEN)
    (tmp_path / "reply.json").write_bytes(RIGHT.replace(b"5", b"6"))
    scored = statelab(
        "score", "2-copy-code", "reply.json", "--book", "lab/answers.json", folder=tmp_path
    )
    assert (scored.returncode, scored.stderr) == (0, b"")
    assert scored.stdout.count(b"\n") == 1
    assert json.loads(scored.stdout) == {
        "case": "2-copy-code",
        "correct_variables": 5,
        "total_variables": 6,
        "exact_match": False,
    }


def test_a_reply_may_come_from_standard_input():
    scored = statelab("score", "2-copy-code", "-", "--book", BOOK, stdin=RIGHT)
    assert json.loads(scored.stdout)["exact_match"] is True


@pytest.mark.parametrize(
    ("reply", "reason"),
    [
        (b"", b"the reply is empty"),
        (b"```json\n" + RIGHT + b"\n```", b"a Markdown fence"),
        (RIGHT[:-5], b"cut off (line 1, column"),
        (b"\xff" + RIGHT, b"not UTF-8"),
        (RIGHT.replace(b"4", b"4.0"), b"not an integer"),
    ],
)
def test_a_format_error_gives_its_reason_and_exit_code_2(reply, reason):
    scored = statelab("score", "2-copy-code", "-", "--book", BOOK, stdin=reply)
    assert (scored.returncode, scored.stdout) == (2, b"")
    assert scored.stderr.startswith(b"format error: ")
    assert reason in scored.stderr
    assert b"Traceback" not in scored.stderr


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a file that never ends")
@pytest.mark.parametrize("file", ["/dev/zero", "-"])
def test_a_reply_that_never_ends_is_too_long_and_not_read_for_ever(file):
    command = [sys.executable, "-m", "statelab_gui", "score", "2-copy-code", file, "--book", BOOK]
    with Path("/dev/zero").open("rb") as endless:
        scored = subprocess.run(
            command, stdin=endless, capture_output=True, env=environment(), timeout=60, check=False
        )
    assert (scored.returncode, scored.stdout) == (2, b"")
    assert scored.stderr.startswith(b"format error: ")
    assert b"longer than can be read" in scored.stderr


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a file that never ends")
def test_an_answer_book_that_never_ends_is_refused_in_a_sentence():
    scored = statelab("score", "2-copy-code", "-", "--book", "/dev/zero", stdin=RIGHT)
    assert (scored.returncode, scored.stdout) == (2, b"")
    assert b"/dev/zero is not an answer book" in scored.stderr
    assert b"Traceback" not in scored.stderr


def run_here(capfd, *arguments):
    code = cli.main([str(argument) for argument in arguments])
    out, err = capfd.readouterr()
    return code, out, err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["score", "3-copy-code", "-", "--book", BOOK], "has no case 3-copy-code"),
        (["score", "2-copy-code", "missing.json", "--book", BOOK], "There is no file missing.json"),
        (["score", "2-copy-code", GOLDEN, "--book", BOOK], "could not be read"),
        (["score", "2-copy-code", "-", "--book", "missing.json"], "There is no file missing.json"),
        (["score", "2-copy-code", "-", "--book", GOLDEN / "2-copy-code.txt"], "not an answer book"),
        (["make", "--out", "x"], "give --preset, or --seeds and --swaps"),
        (["make", "--seeds", "1", "--out", "x"], "give --preset, or --seeds and --swaps"),
        (["make", "--seeds=-7", "--swaps", "3", "--out", "x"], "-7 is negative"),
        (["make", "--seeds", "7.0", "--swaps", "3", "--out", "x"], "7.0 is not a whole number"),
        (["make", "--preset", "starter", "--cells", "27", "--out", "x"], "there can be 2 to 26"),
        (["make", "--preset", "starter", "--cells", "-1", "--out", "x"], "there can be 2 to 26"),
        (["make", "--preset", "starter", "--modulus", "0", "--out", "x"], "at least 2"),
        (["make", "--preset", "starter", "--families", "levels", "--out", "x"], "no family levels"),
        (["make", "--preset", "starter", "--forms", "prose", "--out", "x"], "no form prose"),
        (["make", "--preset", "starter", "--swaps", "1,1", "--out", "x"], "more than once"),
        (["make", "--preset", "starter", "--out", GOLDEN], "is not empty"),
        (["make", "--preset", "starter", "--out", BOOK], "is a file"),
        (
            ["make", "--preset=starter", "--cells=2", "--pattern=cycle", "--out=x"],
            "The pattern cycle needs 3 ordinary cells, not 2",
        ),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence_with_exit_code_2(
    capfd, monkeypatch, tmp_path, arguments, sentence
):
    monkeypatch.chdir(tmp_path)
    code, out, err = run_here(capfd, *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.startswith("statelab: ")
    assert "{" not in err
    assert list(tmp_path.iterdir()) == []


def test_make_takes_seeds_swaps_families_forms_cells_modulus_and_pattern(capfd, tmp_path):
    options = "--seeds 1,42 --swaps 3,50 --families copy,add --forms sheet --cells 7 --modulus 12"
    code, out, err = run_here(
        capfd, "make", *options.split(), "--pattern", "permutation", "--out", tmp_path / "lab"
    )
    assert (code, err) == (0, "")
    assert "8 prompts" in out
    assert sorted(
        path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*")
    ) == sorted(
        f"lab/seed-{seed}/{name}"
        for seed in (1, 42)
        for name in (
            *(f"{n}-{family}-sheet.txt" for n in (3, 50) for family in ("copy", "add")),
            "answers.json",
        )
    )
    prompt = (tmp_path / "lab" / "seed-42" / "3-add-sheet.txt").read_text(encoding="utf-8")
    assert "values for a,b,c,d,e,f,g,TMP." in prompt
    assert "keeping the result modulo 12." in prompt


def test_options_change_a_preset(capfd, tmp_path):
    code, _, _ = run_here(
        capfd, "make", "--preset", "starter", "--swaps", "2", "--out", tmp_path / "lab"
    )
    assert code == 0
    golden = {name: data for name, data in files(GOLDEN).items() if str(name).startswith("2-")}
    made = files(tmp_path / "lab")
    assert {name: made[name] for name in golden} == golden
    assert len(made) == len(golden) + 1


def test_version_is_the_packages():
    told = statelab("--version")
    assert (told.returncode, told.stdout.decode().split()) == (0, ["statelab", __version__])


@pytest.mark.parametrize(
    "arguments",
    [
        ["--version"],
        ["make", "--preset", "starter", "--out", "lab"],
        ["score", "2-copy-code", "reply.json", "--book", str(BOOK)],
    ],
)
def test_scripts_load_neither_qt_nor_sql(tmp_path, arguments):
    (tmp_path / "reply.json").write_bytes(RIGHT)
    check = (
        "import sys\n"
        "from statelab_gui.app.cli import main\n"
        "try:\n    code = main(sys.argv[1:])\n"
        "except SystemExit as end:\n    code = end.code\n"
        "heavy = {'PySide6', 'sqlalchemy', 'alembic', 'pyqtgraph', 'keyring'} & set(sys.modules)\n"
        "assert code == 0 and not heavy, (code, heavy)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", check, *arguments],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()


def test_importing_the_command_loads_no_numpy():
    check = "import sys, statelab_gui.app.cli; assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", check], env=environment(), check=True, timeout=60)


@pytest.mark.parametrize(
    ("arguments", "asked"),
    [
        ([], (None, None)),
        (["my.statelab"], (Path("my.statelab"), None)),
        (["--tour", "shots"], (None, Path("shots"))),
    ],
)
def test_without_a_script_command_the_window_is_asked_for(monkeypatch, arguments, asked):
    calls = []

    class Main:
        @staticmethod
        def run_window(path, tour_dir=None):
            calls.append((path, tour_dir))
            return 5

    monkeypatch.setitem(sys.modules, "statelab_gui.app.main", Main)
    assert cli.main(arguments) == 5
    assert calls == [asked]


@pytest.mark.skipif(os.name == "nt", reason="Ctrl+C reaches a Windows child in another way")
@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
def test_being_stopped_ends_make_cleanly_and_leaves_nothing(tmp_path, asked):
    arguments = ["make", "--seeds", "0-900", "--swaps", "9-99", "--out", str(tmp_path / "lab")]
    process = subprocess.Popen(
        [sys.executable, "-m", "statelab_gui", *arguments],
        env=environment(),
        stderr=subprocess.PIPE,
    )
    deadline = time.monotonic() + 30
    while not list(tmp_path.glob("lab/.statelab-*/seed-2")):
        assert process.poll() is None and time.monotonic() < deadline
        time.sleep(0.01)
    process.send_signal(asked)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert err == b"statelab: stopped.\n"
    assert list(tmp_path.iterdir()) == []


def test_every_fault_and_unknown_code_has_words():
    for kind in FaultKind:
        assert script_words.fault_sentence(FormatFault(kind, 0, 1, 1))
    assert script_words.known_sentence(KnownError("new_code", path="x")) == "new_code: path=x"
    told = script_words.problem_sentence(FieldProblem("seeds", "duplicates", {"items": (1, 2)}))
    assert told == "Given more than once among the seeds: 1, 2."


def test_names_that_do_not_fit_the_terminal_s_encoding_are_no_crash(tmp_path):
    arguments = ["make", "--seeds", "1", "--swaps", "1", "--out", "答"]
    made = subprocess.run(
        [sys.executable, "-m", "statelab_gui", *arguments],
        cwd=tmp_path,
        env=environment() | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "1"},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (made.returncode, made.stderr) == (0, b"")
    assert b"\\u7b54" in made.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX streams")
def test_a_closed_standard_input_is_told_in_a_line():
    command = '"$0" -m statelab_gui score 2-copy-code - --book "$1" <&-'
    scored = subprocess.run(
        ["/bin/sh", "-c", command, sys.executable, str(BOOK)],
        env=environment(),
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert scored.returncode == 2
    assert scored.stderr == b"statelab: standard input could not be read: it is closed.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX streams")
def test_a_result_that_cannot_be_written_is_told_and_refused(tmp_path):
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    reply = tmp_path / "reply.json"
    reply.write_bytes(RIGHT)
    with Path("/dev/full").open("wb") as full:
        scored = subprocess.run(
            [sys.executable, "-m", "statelab_gui", "score", "2-copy-code", reply, "--book", BOOK],
            env=environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert scored.returncode == 2
    assert scored.stderr.startswith(b"statelab: the result could not be written: ")
    assert len(scored.stderr.splitlines()) == 1


def test_a_tour_into_a_file_is_refused_in_a_line(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    toured = statelab("--tour", blocked)
    assert toured.returncode == 2
    assert toured.stderr.startswith(b"StateLab: ")
    assert len(toured.stderr.splitlines()) == 1
