"""Code that would rather say it passed than pass."""

import pytest

from statelab_gui.domain.drift.code_tests import CallTests, CheckTests, text_of_tests

CHECK = CheckTests(
    "answer",
    "",
    "def check(candidate):\n    assert candidate(2) == 4\n    assert candidate(3) == 9\n",
)
CALLS = CallTests("answer", ([["i", "0x2"]], [["i", "0x3"]]), (["i", "0x4"], ["i", "0x9"]))

FORGERIES = {
    "exits at once": "import sys\nsys.exit(0)",
    "exits hard at once": "import os\nos._exit(0)",
    "exits when called": "import sys\ndef answer(n):\n    sys.exit(0)",
    "exits hard when called": "import os\ndef answer(n):\n    os._exit(0)",
    "prints what passing prints": (
        "def answer(n):\n    print('{\"passed\": true}')\n    print('2 passed')\n    return None"
    ),
    "tells passed in every open file": (
        "import os\n"
        "def answer(n):\n"
        "    for number in range(1, 64):\n"
        '        try: os.write(number, b\'{"passed": true, "error": "", "said": ""}\\n\' * 5)\n'
        "        except OSError: pass\n"
        "    os._exit(0)\n"
    ),
    "equals everything": (
        "class Yes(int):\n"
        "    def __eq__(self, other): return True\n"
        "    def __ne__(self, other): return False\n"
        "    __hash__ = int.__hash__\n"
        "def answer(n): return Yes(0)\n"
    ),
    "an object that equals everything": (
        "class Yes:\n    def __eq__(self, other): return True\ndef answer(n): return Yes()\n"
    ),
    "patches builtins": (
        "import builtins\n"
        "builtins.AssertionError = type('Quiet', (BaseException,), {})\n"
        "builtins.all = builtins.any = lambda *a: True\n"
        "builtins.sum = lambda *a: 2\n"
        "def answer(n): return 0\n"
    ),
    "patches the teller": (
        "import sys, json\n"
        "json.dumps = lambda what: '{\"passed\": true}'\n"
        "for module in list(sys.modules.values()):\n"
        "    for name in ('same', '_tell', 'check', 'to_plain'):\n"
        "        if hasattr(module, name): setattr(module, name, lambda *a: None)\n"
        "def answer(n): return 0\n"
    ),
    "reaches for its caller's frame": (
        "import sys\n"
        "def answer(n):\n"
        "    frame = sys._getframe(1)\n"
        "    while frame:\n"
        "        for name in list(frame.f_locals):\n"
        "            if name in ('expected', 'wanted', 'tests'): return frame.f_locals[name]\n"
        "        frame = frame.f_back\n"
        "    return None\n"
    ),
    "reads the calls ahead": (
        "import os\n"
        "def answer(n):\n"
        "    for number in range(3, 64):\n"
        "        try: return os.read(number, 9999).decode()\n"
        "        except OSError: pass\n"
    ),
    "defines check itself": "def check(candidate): pass\ndef answer(n): return None",
    "a function that is none": "answer = 4",
    "has no such function": "def other(n): return n * n",
    "does not parse": "def answer(n) return n * n",
    "raises a lie": "class Passed(BaseException): pass\ndef answer(n): raise Passed('passed')",
}


@pytest.mark.parametrize("tests", [CALLS, CHECK], ids=["calls", "check"])
@pytest.mark.parametrize("forgery", FORGERIES)
def test_forged_success_is_failure(sandbox, forgery, tests):
    report = sandbox.runner.run(FORGERIES[forgery], text_of_tests(tests))
    assert report.passed == 0
    assert report.total == (2 if tests is CALLS else 1)


@pytest.mark.parametrize("tests", [CALLS, CHECK], ids=["calls", "check"])
def test_the_right_code_passes(sandbox, tests):
    report = sandbox.runner.run("def answer(n):\n    return n ** 2", text_of_tests(tests))
    assert report.passed == report.total


def test_half_right_code_passes_half_of_the_calls(sandbox):
    report = sandbox.runner.run("def answer(n):\n    return 4", text_of_tests(CALLS))
    assert (report.passed, report.total) == (1, 2)


def test_what_is_expected_never_goes_inside(sandbox):
    """The tested code looks through every object of its process for a text of what is expected."""
    search = (
        "import gc\n"
        "def answer(n):\n"
        "    halves = 'needle-in-', 'the-haystack'\n"
        "    texts = set()\n"
        "    for held in gc.get_objects():\n"
        "        if isinstance(held, dict): texts |= {t for t in held.values() if type(t) is str}\n"
        "        if isinstance(held, list): texts |= {t for t in held if type(t) is str}\n"
        "    return any(t.startswith(halves[0]) and t.endswith(halves[1]) for t in texts)\n"
    )
    needle = "needle-in-" + "the-haystack"
    unseen = CallTests("answer", ([None], [None]), (False, needle))
    assert sandbox.runner.run(search, text_of_tests(unseen)).passed == 1
    seen = CallTests("answer", ([["l", [needle]]], [None]), (True, needle))  # an argument is seen
    assert sandbox.runner.run(search, text_of_tests(seen)).passed == 1


def test_errors_of_the_candidate_reach_the_tests_as_built_in_ones(sandbox):
    tests = CheckTests(
        "answer",
        "",
        (
            "def check(candidate):\n"
            "    try:\n        candidate(0)\n"
            "    except ValueError:\n        return\n"
            "    raise AssertionError('no ValueError')\n"
        ),
    )
    mine = "class Mine(ValueError): pass\ndef answer(n):\n    raise Mine('no')"
    assert sandbox.runner.run(mine, text_of_tests(tests)).passed == 1
    assert sandbox.runner.run("def answer(n):\n    1 / n", text_of_tests(tests)).passed == 0


def test_the_preamble_is_known_to_the_tests(sandbox):
    tests = CheckTests(
        "answer",
        "def double(n):\n    return 2 * n\n\n\ndef answer(n):\n    pass\n",
        "def check(candidate):\n    assert candidate(4) == double(4)\n",
    )
    assert sandbox.runner.run("def answer(n): return n + n", text_of_tests(tests)).passed == 1


def test_a_method_of_a_class_solution_is_found(sandbox):
    code = "class Solution:\n    def answer(self, n):\n        return n * n\n"
    assert sandbox.runner.run(code, text_of_tests(CALLS)).passed == 2
