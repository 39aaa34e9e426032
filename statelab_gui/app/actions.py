"""The actions of the menus, as a table of data: adding one is adding a line."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP


class When(Enum):
    """When an action can be done."""

    ALWAYS = auto()
    DOCUMENT = auto()  # a document is open
    UNDO = auto()  # there is something to take back
    REDO = auto()
    OUTDATED = auto()  # some reply was judged by an earlier scorer; it is shown only then
    FOCUS = auto()  # the focus widget has a slot of that name


@dataclass(frozen=True)
class ActionSpec:
    """One action: where it stands, its English text, shortcuts, enablement and the slot it calls.

    `key` is "menu.name"; `slot` names a method of the window's command object of that menu.
    A shortcut that is the name of a QKeySequence.StandardKey stands for the platform's own keys.
    """

    key: str
    text: str
    slot: str
    shortcut: str = ""
    when: When = When.ALWAYS
    icon: str = ""
    line_before: bool = False

    @property
    def menu(self) -> str:
        """The menu it stands in."""
        return self.key.partition(".")[0]


def text_of(source: str) -> str:
    """The text of a menu or an action in the language installed."""
    return QCoreApplication.translate("Actions", source)


MENUS: dict[str, str] = {
    "file": QT_TRANSLATE_NOOP("Actions", "&File"),
    "edit": QT_TRANSLATE_NOOP("Actions", "&Edit"),
    "view": QT_TRANSLATE_NOOP("Actions", "&View"),
    "page": QT_TRANSLATE_NOOP("Actions", "&Page"),
    "tools": QT_TRANSLATE_NOOP("Actions", "&Tools"),
    "help": QT_TRANSLATE_NOOP("Actions", "&Help"),
}
# Submenus that the window fills: after which action they stand, and their text.
SUBMENUS: dict[str, tuple[str, str]] = {
    "recent": ("file.open", QT_TRANSLATE_NOOP("Actions", "Open &recent")),
    "language": ("view.pages", QT_TRANSLATE_NOOP("Actions", "L&anguage")),
    "theme": ("view.pages", QT_TRANSLATE_NOOP("Actions", "&Theme")),
}

_DOC, _FOCUS = When.DOCUMENT, When.FOCUS
ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec(
        "file.new", QT_TRANSLATE_NOOP("Actions", "&New document…"), "new", "New", icon="new"
    ),
    ActionSpec("file.open", QT_TRANSLATE_NOOP("Actions", "&Open…"), "open", "Open", icon="open"),
    ActionSpec(
        "file.sample", QT_TRANSLATE_NOOP("Actions", "Open the &sample…"), "sample", icon="sample"
    ),
    ActionSpec(
        "file.copy",
        QT_TRANSLATE_NOOP("Actions", "Save a &copy as…"),
        "save_copy",
        "Ctrl+Shift+S",
        _DOC,
        "save",
        True,
    ),
    ActionSpec(
        "file.close",
        QT_TRANSLATE_NOOP("Actions", "C&lose document"),
        "close",
        "Close",
        _DOC,
        "close",
    ),
    ActionSpec(
        "file.quit",
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        "quit",
        "Ctrl+Q",
        icon="quit",
        line_before=True,
    ),
    ActionSpec(
        "edit.undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), "undo", "Undo", When.UNDO, "undo"
    ),
    ActionSpec(
        "edit.redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), "redo", "Redo", When.REDO, "redo"
    ),
    ActionSpec("edit.cut", QT_TRANSLATE_NOOP("Actions", "Cu&t"), "cut", "Cut", _FOCUS, "cut", True),
    ActionSpec("edit.copy", QT_TRANSLATE_NOOP("Actions", "&Copy"), "copy", "Copy", _FOCUS, "copy"),
    ActionSpec(
        "edit.paste", QT_TRANSLATE_NOOP("Actions", "&Paste"), "paste", "Paste", _FOCUS, "paste"
    ),
    ActionSpec(
        "edit.select_all",
        QT_TRANSLATE_NOOP("Actions", "Select &all"),
        "selectAll",
        "SelectAll",
        _FOCUS,
    ),
    ActionSpec(
        "edit.judge_again",
        QT_TRANSLATE_NOOP("Actions", "&Judge older replies again"),
        "judge_again",
        "Ctrl+Shift+J",
        When.OUTDATED,
        line_before=True,
    ),
    ActionSpec(
        "view.zoom_in",
        QT_TRANSLATE_NOOP("Actions", "&Larger text"),
        "zoom_in",
        "ZoomIn",
        icon="zoom",
        line_before=True,
    ),
    ActionSpec(
        "view.zoom_out", QT_TRANSLATE_NOOP("Actions", "&Smaller text"), "zoom_out", "ZoomOut"
    ),
    ActionSpec(
        "view.zoom_normal",
        QT_TRANSLATE_NOOP("Actions", "&Normal text size"),
        "zoom_normal",
        "Ctrl+0",
    ),
    ActionSpec(
        "tools.connections",
        QT_TRANSLATE_NOOP("Actions", "&Connections…"),
        "connections",
        "Ctrl+Shift+K",
        icon="online",
    ),
    ActionSpec(
        "tools.offline", QT_TRANSLATE_NOOP("Actions", "&Go offline"), "offline", icon="offline"
    ),
    ActionSpec(
        "tools.running_code",
        QT_TRANSLATE_NOOP("Actions", "&Running code…"),
        "running_code",
        line_before=True,
    ),
    ActionSpec(
        "help.first_steps",
        QT_TRANSLATE_NOOP("Actions", "&First steps"),
        "first_steps",
        "F1",
        icon="help",
    ),
    ActionSpec(
        "help.shortcuts",
        QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"),
        "shortcuts",
        "Ctrl+F1",
        icon="keyboard",
    ),
    ActionSpec(
        "help.crash_folder",
        QT_TRANSLATE_NOOP("Actions", "Open the folder of crash &reports"),
        "crash_folder",
        icon="folder",
        line_before=True,
    ),
    ActionSpec("help.about", QT_TRANSLATE_NOOP("Actions", "&About StateLab"), "about", icon="info"),
)
