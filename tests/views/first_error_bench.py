"""What the tests of the First-error page share."""

import json
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from runs_bench import RunBench, real_reply

from statelab_gui.app.pages.first_error import FirstError, build
from statelab_gui.models.probes import ProbeColumn
from statelab_gui.views.first_error_lab import FirstErrorLab

FIRST_VALUES = b'{"a":1,"b":2,"c":3,"d":4,"e":5,"TMP":0}'


def run_bench(qtbot: QtBot, folder: Path) -> Iterator[RunBench]:
    """A window over a document of the test's own, closed at its end."""
    bench = RunBench(qtbot, folder)
    yield bench
    bench.close()


def open_page(bench: RunBench) -> FirstError:
    """The page over whatever is open."""
    page = bench.show(build)
    assert isinstance(page, FirstError)
    return page


def real_page(bench: RunBench) -> FirstError:
    """The page at the small model's wrong reply to 2-copy-code."""
    bench.create()
    bench.record("2-copy-code", real_reply("2-copy-code-schema"))
    return open_page(bench)


def outcomes(lab: FirstErrorLab) -> dict[int, str]:
    """The outcome of every listed prefix."""
    model = lab.probing.list.model
    return {
        model.prefix(row): model.index(row, ProbeColumn.OUTCOME).data()
        for row in range(model.rowCount())
    }


def column(lab: FirstErrorLab, which: ProbeColumn) -> dict[int, str]:
    """One column of the list of prefixes, where it holds something."""
    model = lab.probing.list.model
    told = {model.prefix(row): model.index(row, which).data() for row in range(model.rowCount())}
    return {k: text for k, text in told.items() if text}


def clip(raw: bytes) -> None:
    """Put a reply on the clipboard."""
    QGuiApplication.clipboard().setText(raw.decode())


def paste(lab: FirstErrorLab, k: int, raw: bytes) -> None:
    """Bring a reply to prefix k in, as the reviewer does."""
    lab.go_to(k)
    clip(raw)
    lab.probing.chosen.paste_button.click()


def probes(bench: RunBench, case: str = "2-copy-code") -> list[tuple[int | None, int, bytes, bool]]:
    """Every probe of a case: prefix, repeat, record, and whether it stands."""
    kept = bench.document.probes(bench.case_id(case), bench.examinee_id)
    return [(p.prefix, p.repeat, p.raw, p.superseded_by is None) for p in kept]


def as_reply(state: dict[str, int]) -> bytes:
    """A state as a model gives it."""
    return json.dumps(state).encode()


def place_in(widget: QWidget, holder: QWidget) -> QRect:
    """Where a widget stands in another."""
    return QRect(widget.mapTo(holder, widget.rect().topLeft()), widget.size())
