"""Reasons that Python, SQLite or the system words are said in the reader's language."""

import errno
import json
import os

import pytest
from PySide6.QtWidgets import QApplication

from statelab_gui.domain.errors import KnownError
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.labels.reasons import reason_text


def said(work: object, *given: object) -> str:
    """What Python says of the work."""
    with pytest.raises((ValueError, RecursionError)) as told:
        work(*given)  # type: ignore[operator]
    return str(told.value)


def deep() -> None:
    deep()


def test_what_python_says_has_words_of_its_own(qapp: QApplication) -> None:
    assert reason_text(said(json.loads, "\n {x")) == "it is not JSON at line 2, column 3"
    assert reason_text(said(b"abc\xff".decode, "utf-8")) == "it is not utf-8 at byte 3"
    assert reason_text(said(b"\xff\xfe".decode, "ascii")) == "it is not ascii at byte 0"
    assert reason_text(said(deep)) == "it is nested too deeply"


@pytest.mark.parametrize("code", [errno.ENOENT, errno.EACCES, errno.EISDIR, errno.EROFS, errno.EIO])
def test_what_the_system_says_has_words_of_its_own(qapp: QApplication, code: int) -> None:
    assert reason_text(os.strerror(code)) != os.strerror(code)


@pytest.mark.parametrize("reason", ["cut off", "schema version", "no text", "not a regular file"])
def test_what_is_raised_here_has_words_of_its_own(qapp: QApplication, reason: str) -> None:
    assert reason_text(reason) != reason
    told = error_sentence(KnownError("damaged_document", reason=reason))
    assert f"({reason_text(reason)})" in told


def test_a_reason_that_is_not_known_stands_as_it_is(qapp: QApplication) -> None:
    for reason in ("another one", "", "{name} <b>", "row 3 missing from index x"):
        assert reason_text(reason) == reason
    assert reason_text("unknown trigger {x}") == "unknown trigger {x}"
    assert reason_text("guard_reply is missing") == "guard_reply is missing"
