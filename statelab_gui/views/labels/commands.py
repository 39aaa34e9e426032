"""What undo and redo would do, in words."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP

# name of an undoable command -> the texts of the menu items
UNDO: dict[str, str] = {
    "add_case_set": QT_TRANSLATE_NOOP("Commands", "&Undo: add case set"),
    "add_drift_set": QT_TRANSLATE_NOOP("Commands", "&Undo: add drift set"),
    "rename_case_set": QT_TRANSLATE_NOOP("Commands", "&Undo: rename case set"),
    "add_examinee": QT_TRANSLATE_NOOP("Commands", "&Undo: add examinee"),
    "revise_examinee": QT_TRANSLATE_NOOP("Commands", "&Undo: change settings"),
    "edit_run": QT_TRANSLATE_NOOP("Commands", "&Undo: edit run log"),
    "edit_runs": QT_TRANSLATE_NOOP("Commands", "&Undo: change several cells"),
    "add_log_column": QT_TRANSLATE_NOOP("Commands", "&Undo: add column"),
    "revise_log_column": QT_TRANSLATE_NOOP("Commands", "&Undo: change column"),
    "remove_log_column": QT_TRANSLATE_NOOP("Commands", "&Undo: remove column"),
    "add_ruling": QT_TRANSLATE_NOOP("Commands", "&Undo: ruling"),
    "import_rows": QT_TRANSLATE_NOOP("Commands", "&Undo: import fields"),
}
REDO: dict[str, str] = {
    "add_case_set": QT_TRANSLATE_NOOP("Commands", "&Redo: add case set"),
    "add_drift_set": QT_TRANSLATE_NOOP("Commands", "&Redo: add drift set"),
    "rename_case_set": QT_TRANSLATE_NOOP("Commands", "&Redo: rename case set"),
    "add_examinee": QT_TRANSLATE_NOOP("Commands", "&Redo: add examinee"),
    "revise_examinee": QT_TRANSLATE_NOOP("Commands", "&Redo: change settings"),
    "edit_run": QT_TRANSLATE_NOOP("Commands", "&Redo: edit run log"),
    "edit_runs": QT_TRANSLATE_NOOP("Commands", "&Redo: change several cells"),
    "add_log_column": QT_TRANSLATE_NOOP("Commands", "&Redo: add column"),
    "revise_log_column": QT_TRANSLATE_NOOP("Commands", "&Redo: change column"),
    "remove_log_column": QT_TRANSLATE_NOOP("Commands", "&Redo: remove column"),
    "add_ruling": QT_TRANSLATE_NOOP("Commands", "&Redo: ruling"),
    "import_rows": QT_TRANSLATE_NOOP("Commands", "&Redo: import fields"),
}


def undo_text(name: str | None) -> str:
    """The menu text for taking back the command of this name; KeyError for an unknown one."""
    return QCoreApplication.translate("Commands", UNDO[name or ""])


def redo_text(name: str | None) -> str:
    """The menu text for doing it again; KeyError for an unknown one."""
    return QCoreApplication.translate("Commands", REDO[name or ""])
