"""Words for what the result files of a batch brought."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_FINDINGS = {
    "broken_line": QT_TRANSLATE_NOOP("Batches", "No JSON object, or cut off"),
    "not_a_result": QT_TRANSLATE_NOOP("Batches", "Not the line of a result file"),
    "unknown_id": QT_TRANSLATE_NOOP("Batches", "No conversation of this run"),
    "other_run": QT_TRANSLATE_NOOP("Batches", "Of another run"),
    "duplicate": QT_TRANSLATE_NOOP("Batches", "Answered by an earlier line"),
}


def finding_text(kind: str) -> str:
    """Why a line brought nothing; `kind` is its code."""
    return translate("Batches", _FINDINGS[kind])


def brought_sentences(answered: int, failed: int, nothing: int, missing: int) -> list[str]:
    """What the files brought, a sentence each."""
    told = [translate("Batches", "%n answer(s) recorded.", None, answered)]
    if failed:
        told.append(translate("Batches", "%n conversation(s) failed at the service.", None, failed))
    if nothing:
        told.append(translate("Batches", "%n line(s) brought nothing.", None, nothing))
    if missing:
        told.append(
            translate("Batches", "%n conversation(s) have no line in these files.", None, missing)
        )
    return told
