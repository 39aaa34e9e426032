"""Opens the dialogs of connections and of models, in each of their states."""

from log_dialogs import Looker
from PySide6.QtWidgets import QDialog, QLineEdit, QMessageBox

from statelab_gui.app.fetching.model_choosing import ModelChoosing
from statelab_gui.domain.fetching.connections import KeySource, ProxyUse
from statelab_gui.views.connection_words import KeyKept
from statelab_gui.views.connections_dialog import ConnectionsDialog
from statelab_gui.views.examinee_dialog import ExamineeDialog, ExamineeDraft


def open_connection_dialogs(reader: Looker) -> None:
    """Every preset and every place of a key, what is wrong in a form, and what is asked."""
    window = reader.window
    for connection in window.network.book.all():
        window.network.book.remove(connection.name)
    _choose_models(reader, "models, no connection")
    reader.dialog(
        "connections",
        lambda: window.trigger("tools.connections"),
        lambda dialog: _go_through(reader, dialog),
    )
    _choose_models(reader, "models")


def _go_through(reader: Looker, dialog: QDialog) -> None:
    assert isinstance(dialog, ConnectionsDialog)
    form = dialog.form
    for action in dialog.add_menu.actions():
        if action.isSeparator():
            continue
        dialog.begin(str(action.data()))
        reader.look(dialog, f"connections, {action.data()}")
    dialog.begin("openai")
    form.unfold.setChecked(True)
    form.more.proxy.setCurrentIndex(form.more.proxy.findData(ProxyUse.ADDRESS.value))
    for source in KeySource:
        form.key.source.setCurrentIndex(form.key.source.findData(source.value))
        for kept in KeyKept:
            form.key.show_kept(kept)
            reader.look(dialog, f"connections, key {source.value}, {kept.name}")
    _type(form.name, "")
    for address in ("", "ftp://x", "http://me@x", "http://x/v1?a", "http://x/v1#a", "http://x/v1"):
        _type(form.address, address)
        reader.hands.rest(20)
        reader.look(dialog, f"connections, {address}")
    dialog.close()
    _answer(reader, dialog)
    dialog.begin("practice")
    dialog.save.click()
    reader.hands.wait_until(lambda: dialog.save.isEnabled() is False, "it is saved")
    dialog.test.click()
    reader.look(dialog, "connections, under test")
    reader.hands.wait_until(lambda: dialog.said.isVisible(), "the models")
    reader.look(dialog, "connections, tested")
    dialog.remove.click()
    _answer(reader, dialog)
    dialog.reject()


def _type(field: QLineEdit, text: str) -> None:
    field.setText(text)
    field.textEdited.emit(text)


def _answer(reader: Looker, dialog: QDialog) -> None:
    question = next(one for one in dialog.findChildren(QMessageBox) if one.isVisible())
    reader.look(question, "connections, a question")
    question.reject()


def _choose_models(reader: Looker, what: str) -> None:
    window = reader.window
    asking = ExamineeDialog(ExamineeDraft({}), window)
    choosing = ModelChoosing(window.session, window, asking)

    def seen(dialog: QDialog) -> None:
        reader.hands.wait_until(lambda: not window.session.is_busy, "the models")
        reader.look(dialog, f"{what}, found")
        dialog.reject()

    reader.dialog(what, choosing.open, seen)
    asking.deleteLater()
