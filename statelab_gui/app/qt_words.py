"""Words of Qt's own dialogs and menus that our catalogues hold, because Qt's lack or differ.

Nothing reads this table while the program runs: lupdate takes the texts, and Qt asks our catalogue
for them before its own. Qt 6.11 has no Chinese for some; for the others it has words that this
program does not use, as for redo and undo.
"""

from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP

QT_WORDS = (
    # Qt's file dialog, where the system has none of its own
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
    QT_TRANSLATE_NOOP("QFileSystemModel", "Size"),
    # The menus of text fields, and the keys that are told beside an action
    QT_TRANSLATE_NOOP("QLineEdit", "&Undo"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Redo"),
    QT_TRANSLATE_NOOP("QLineEdit", "Select All"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Undo"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Redo"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Select All"),
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"),
    QT_TRANSLATE_NOOP("QShortcut", "Ins"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
    # A standard button
    QT_TRANSLATE_NOOP("QPlatformTheme", "Discard"),
)
