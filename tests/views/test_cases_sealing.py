"""While a case is sealed its truth is nowhere: not in a widget, a model, the clipboard, a drag."""

import gc
from collections.abc import Iterator
from contextlib import suppress

from cases_bench import VALUES, Bench, telling_recipe
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QMetaType,
    QMimeData,
    QModelIndex,
    QObject,
    Qt,
)
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication, QTextDocument
from PySide6.QtWidgets import QApplication, QTableView
from pytestqt.qtbot import QtBot

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.storage.commands import RevealCase
from statelab_gui.views.prompt_view import PromptView

ROLES = [*range(15), *range(0x100, 0x110)]


def _mime_texts(data: QMimeData | None) -> Iterator[str]:
    for kind in data.formats() if data is not None else []:
        raw = bytes(data.data(kind).data())
        yield from (raw.decode("utf-8", "replace"), raw.decode("utf-16-le", "replace"))


def _model_texts(model: QAbstractItemModel) -> Iterator[str]:
    rows = model.rowCount(QModelIndex())
    # A list has one column and keeps the question to itself.
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    indexes = [model.index(row, column) for row in range(rows) for column in range(columns)]
    for index in indexes:
        for role in ROLES:
            yield str(model.data(index, role))
    for orientation, count in (
        (Qt.Orientation.Horizontal, columns),
        (Qt.Orientation.Vertical, rows),
    ):
        for section in range(count):
            for role in ROLES:
                yield str(model.headerData(section, orientation, role))
    if indexes:
        yield from _mime_texts(model.mimeData(indexes))


def _object_texts(item: QObject) -> Iterator[str]:
    meta = item.metaObject()
    for number in range(meta.propertyCount()):
        declared = meta.property(number)
        if declared.typeId() in (QMetaType.Type.QString.value, QMetaType.Type.QStringList.value):
            yield str(item.property(declared.name()))
    for name in item.dynamicPropertyNames():
        with suppress(RuntimeError):  # Qt's own private kinds have no Python value
            yield str(item.property(bytes(name.data()).decode()))
    if isinstance(item, QAbstractItemModel):
        yield from _model_texts(item)
    if isinstance(item, QTableView) and item.model() is not None:
        yield from _model_texts(item.model())
    if isinstance(item, QTextDocument):
        yield item.toPlainText()
    if isinstance(item, PromptView):
        yield item.prompt()
        yield item.selected_text()


def _accessible_texts(told: QAccessibleInterface, depth: int = 0) -> Iterator[str]:
    for kind in QAccessible.Text:
        if kind is not QAccessible.Text.UserText:
            yield told.text(kind)
    for number in range(min(told.childCount(), 500) if depth < 12 else 0):
        child = told.child(number)
        if child is not None and child.isValid():
            yield from _accessible_texts(child, depth + 1)


def everything_said(qtbot: QtBot) -> list[str]:
    """Every text that the program holds where a person or a tool could come upon it."""
    qtbot.wait(1)  # let deleted dialogs go
    texts: list[str] = []
    for window in QApplication.topLevelWidgets():
        for item in [window, *window.findChildren(QObject)]:
            texts += _object_texts(item)
        told = QAccessible.queryAccessibleInterface(window)
        if told is not None:
            texts += _accessible_texts(told)
    texts += _mime_texts(QGuiApplication.clipboard().mimeData())
    return texts


def leaks(texts: list[str], prompt: str) -> set[str]:
    """The texts with a value of the case that do not have it from the prompt."""
    found = set()
    lines = sorted(set(prompt.split("\n")), key=len, reverse=True)
    for text in set(texts):  # most are said by many parts
        rest = text
        for line in lines:
            rest = rest.replace(line, "")
        if any(str(value) in rest for value in VALUES):
            found.add(text)
    return found


def books_alive() -> int:
    gc.collect()
    return sum(isinstance(item, AnswerBook) for item in gc.get_objects())


def test_the_search_finds_the_truth_of_an_open_case(bench: Bench, qtbot: QtBot) -> None:
    bench.open(telling_recipe())
    case_id = bench.case_id("3-add-code")
    bench.page.open_facts(case_id=case_id)
    bench.session.apply(RevealCase(case_id, bench.session.now()))
    prompt = bench.document.prompt(case_id)
    truth = bench.document.answer_book(case_id).truth
    found = leaks(everything_said(qtbot), prompt)
    assert {str(value) for value in truth.values()} <= found


def test_no_value_of_a_sealed_case_is_anywhere(bench: Bench, qtbot: QtBot) -> None:
    bench.open(telling_recipe())
    for name in ("3-add-code", "3-add-sheet", "3-copy-code", "3-copy-sheet"):
        case_id = bench.case_id(name)
        bench.page.open_facts(case_id=case_id)
        bench.page.view.commands.copy_prompt.trigger()
        bench.page.view.commands.next_update.trigger()
        prompt = bench.document.prompt(case_id)
        assert QGuiApplication.clipboard().text() == prompt
        assert leaks(everything_said(qtbot), prompt) == set()
    assert books_alive() == 0
    assert bench.errors == []


def test_an_asked_reveal_shows_nothing_until_it_is_confirmed(bench: Bench, qtbot: QtBot) -> None:
    bench.open(telling_recipe())
    case_id = bench.case_id("3-add-code")
    bench.page.open_facts(case_id=case_id)
    bench.page.view.commands.reveal.trigger()
    assert leaks(everything_said(qtbot), bench.document.prompt(case_id)) == set()
    assert bench.document.reveals(case_id) == []


def test_going_from_an_open_case_to_a_sealed_one_takes_every_value_away(
    bench: Bench, qtbot: QtBot
) -> None:
    bench.open(telling_recipe())
    opened, sealed = bench.case_id("3-add-code"), bench.case_id("3-add-sheet")
    bench.page.open_facts(case_id=opened)
    bench.session.apply(RevealCase(opened, bench.session.now()))
    assert bench.page.view.detail.book.is_open()
    QGuiApplication.clipboard().clear()
    bench.page.open_facts(case_id=sealed)
    # Both forms share one truth: nothing of it may stay behind.
    assert leaks(everything_said(qtbot), bench.document.prompt(sealed)) == set()
    assert books_alive() == 0


def test_leaving_the_set_or_the_document_takes_every_value_away(bench: Bench, qtbot: QtBot) -> None:
    bench.open(telling_recipe(), telling_recipe())
    opened = bench.case_id("3-copy-code")
    bench.session.apply(RevealCase(opened, bench.session.now()))
    bench.page.open_facts(case_id=opened)
    assert bench.page.view.detail.book.is_open()
    bench.page.show_set(2)
    prompt = bench.document.prompt(bench.case_id("3-add-code", 2))
    assert leaks(everything_said(qtbot), prompt) == set()
    bench.page.open_facts(case_id=opened)
    assert bench.page.view.detail.book.is_open()
    bench.session.close()
    assert leaks(everything_said(qtbot), "") == set()
    assert books_alive() == 0


def test_a_recorded_reply_opens_the_book(bench: Bench) -> None:
    bench.open(telling_recipe())
    case_id = bench.case_id("3-add-code")
    bench.page.open_facts(case_id=case_id)
    assert not bench.page.view.detail.book.is_open()
    bench.answer(case_id, b"I do not know.")
    assert bench.page.view.detail.book.is_open()
    assert not bench.page.view.commands.reveal.isEnabled()


def test_a_panel_refuses_the_book_of_a_sealed_case(bench: Bench) -> None:
    bench.open(telling_recipe())
    case = bench.document.case(bench.case_id("3-add-code"))
    bench.document.apply(RevealCase(case.id, bench.session.now()))
    book = bench.document.answer_book(case.id)
    try:
        bench.page.view.detail.book.show_book(case, book)
    except ValueError:
        pass
    else:
        raise AssertionError("a sealed case's book was shown")
    assert not bench.page.view.detail.book.is_open()
