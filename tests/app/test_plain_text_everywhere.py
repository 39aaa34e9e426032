"""What models, files and reviewers wrote is shown as it is: no view takes it for markup."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QLabel, QTableView, QWidget
from pytestqt.qtbot import QtBot

from statelab_gui.app.main_window import MainWindow
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import drift_cases
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.runs import EXAMINEE_FIELDS, ReplySource, Setting
from statelab_gui.storage.commands import (
    AddCaseSet,
    AddDriftSet,
    AddExaminee,
    EditRun,
    RecordReply,
)

MARKUP = "<b>x</b><img src=q>"
_TIPS = (
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.StatusTipRole,
)
REPLIES = (
    MARKUP,
    f'{{"a":1,"{MARKUP}":4}}',
    f'{{"a":"{MARKUP}"}}',
    '{"a":1,"b":2,"c":3,"d":4,"e":5,"TMP":0}',
    f"```json\n{MARKUP}\n```",
)


def taken_for_markup(window: QWidget) -> Iterator[str]:
    """The texts in a window that hold the markup and that Qt would show as rich text."""
    for widget in [window, *window.findChildren(QWidget)]:
        texts = [widget.toolTip(), widget.whatsThis(), widget.statusTip()]
        if isinstance(widget, QLabel) and widget.textFormat() != Qt.TextFormat.PlainText:
            texts.append(widget.text())
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            columns = model.columnCount() if isinstance(widget, QTableView) else 1
            for row in range(min(model.rowCount(QModelIndex()), 30)):
                for column in range(columns):
                    held = (model.index(row, column).data(role) for role in _TIPS)
                    texts += [text for text in held if isinstance(text, str)]
        for text in texts:
            if "<b>x" in text:
                yield f"{type(widget).__name__}: {text}"


@pytest.fixture
def marked(window: MainWindow, tmp_path: Path) -> MainWindow:
    """A window with markup in every text that comes from outside."""
    session = window.session
    assert session.create(tmp_path / "<b>x<b>.statelab")
    session.apply(AddCaseSet(f"set {MARKUP}", starter()))
    session.apply(AddExaminee({spec.key: Setting.of(MARKUP) for spec in EXAMINEE_FIELDS}))
    assert session.document is not None
    for case, text in zip(session.document.cases(1), REPLIES, strict=False):
        raw, name = text.encode(), f"{MARKUP}.json"
        reply = RecordReply(case.id, 1, None, raw, ReplySource.FILE, name, False, session.now())
        session.apply(reply)
        assert reply.result is not None
        session.apply(EditRun(reply.result, "notes", Setting.of(MARKUP), session.now()))
    families = (DriftFamily.ORDERS, DriftFamily.CALLS)
    recipe = DriftRecipe(families, (Language.EN,), (1,), (Condition.CLEAN, Condition.EASY))
    cases = [one for one in drift_cases(recipe) if isinstance(one, DriftCase)]
    session.apply(AddDriftSet(f"drift {MARKUP}", recipe, cases))
    for case in session.document.cases(2):
        raw, now = MARKUP.encode(), session.now()
        session.apply(RecordReply(case.id, 1, None, raw, ReplySource.PASTED, None, False, now))
    return window


def test_no_page_takes_a_text_from_outside_for_markup(marked: MainWindow, qtbot: QtBot) -> None:
    document = marked.session.document
    assert document is not None
    marked.show()
    marked.say(MARKUP)
    seen: set[str] = set()
    for key in ("welcome", "cases", "desk", "first_error", "log", "report"):
        for case in document.cases(1)[: len(REPLIES) + 1]:
            marked.show_page(
                key, **({} if key in ("welcome", "log", "report") else {"case_id": case.id})
            )
            qtbot.wait(1)
            seen.update(taken_for_markup(marked))
    for case in document.cases(2):
        for key in ("drift", "cases", "desk", "first_error"):
            marked.show_page(key, case_id=case.id)
            qtbot.waitUntil(lambda: not marked.session.is_busy, timeout=20_000)
            seen.update(taken_for_markup(marked))
    marked.show_page("fetch")
    seen.update(taken_for_markup(marked))
    assert not seen


def test_the_sweep_finds_what_it_looks_for(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label = QLabel(MARKUP, window)
    label.setToolTip(MARKUP)
    assert len(list(taken_for_markup(window))) == 2
