"""One clear sentence, with its remedy, for every known error."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.errors import KnownError
from statelab_gui.views.labels import network_errors
from statelab_gui.views.labels.field_names import field_name
from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP
from statelab_gui.views.labels.reasons import reason_text

# code -> English sentence; its placeholders are facts of the error
SENTENCES: dict[str, str] = {
    # The document and its file
    "no_document": QT_TRANSLATE_NOOP(
        "Errors", "No document is open. Make a new one or open one first."
    ),
    "no_such_file": QT_TRANSLATE_NOOP(
        "Errors", "{path} was not found. It may have been moved, renamed or be on another disk."
    ),
    "no_such_folder": QT_TRANSLATE_NOOP(
        "Errors", "The folder {path} does not exist. Choose another place."
    ),
    "document_exists": QT_TRANSLATE_NOOP(
        "Errors", "{path} exists already and was not touched. Choose another name."
    ),
    "document_locked": QT_TRANSLATE_NOOP(
        "Errors",
        "{path} is open in another window ({holder}). Close it there, or work on a copy of it.",
    ),
    "not_a_document": QT_TRANSLATE_NOOP(
        "Errors", "{path} is not a StateLab document. It was not changed. Choose another file."
    ),
    "newer_document": QT_TRANSLATE_NOOP(
        "Errors",
        "{path} was made by a newer StateLab (format {found}, this one knows up to {known}). "
        "It was not changed. Open it with the newer version.",
    ),
    "damaged_document": QT_TRANSLATE_NOOP(
        "Errors",
        "The document is damaged and cannot be read fully ({reason}). It was not changed. Go on "
        "with a copy of it that you saved earlier.",
    ),
    "needs_recovery": QT_TRANSLATE_NOOP(
        "Errors",
        "{path} was being written when the computer stopped, and cannot be put right where it is, "
        "because it cannot be written there. Copy it with the file of the same name ending in "
        "“-journal” to a folder that you may write to, and open it there.",
    ),
    "old_read_only": QT_TRANSLATE_NOOP(
        "Errors",
        "{path} is in an older format and cannot be brought up to date, because it cannot be "
        "written there. Copy it to a folder that you may write to, and open the copy.",
    ),
    "migration_failed": QT_TRANSLATE_NOOP(
        "Errors",
        "{path} could not be brought up to date. It is as it was, and a backup of it is at "
        "{backup}. Please keep both and report this.",
    ),
    "unreadable_file": QT_TRANSLATE_NOOP(
        "Errors",
        "{path} cannot be read ({reason}). Check that you may read it, then open it again.",
    ),
    "read_only_document": QT_TRANSLATE_NOOP(
        "Errors",
        "The document is read-only, so nothing was recorded. Use File ▸ Save a copy as… and go on "
        "in the copy.",
    ),
    "copy_onto_itself": QT_TRANSLATE_NOOP(
        "Errors", "{path} is the document that is open. Choose another name for the copy."
    ),
    "disk_full": QT_TRANSLATE_NOOP(
        "Errors", "The disk is full, so nothing was recorded. Free some space and do it again."
    ),
    "disk_error": QT_TRANSLATE_NOOP(
        "Errors",
        "The file could not be read or written ({reason}), so nothing was recorded. Check that the "
        "disk is connected and that you may write there, then do it again.",
    ),
    "document_busy": QT_TRANSLATE_NOOP(
        "Errors",
        "The document is just being written by something else, so nothing was recorded. "
        "Wait a moment and do it again.",
    ),
    "too_big": QT_TRANSLATE_NOOP(
        "Errors", "This is too much for one entry of the document. Nothing was recorded."
    ),
    "refused_by_document": QT_TRANSLATE_NOOP(
        "Errors",
        "The document refused the change, so nothing was recorded. What it holds already may not "
        "be changed.",
    ),
    # What is in the document
    "no_such_case": QT_TRANSLATE_NOOP(
        "Errors", "This case is not in the document any more. Choose another one."
    ),
    "drift_set_empty": QT_TRANSLATE_NOOP(
        "Errors", "There is no conversation to put into the set. Choose at least one item."
    ),
    "no_book_of_drift": QT_TRANSLATE_NOOP(
        "Errors",
        "The answer book of conversations has no file of its own. Open it here, case by case, or"
        " export the run log.",
    ),
    "dialogue_went_on": QT_TRANSLATE_NOOP(
        "Errors",
        "This conversation has gone on meanwhile: {steps} steps are recorded. Look at it again and"
        " paste the reply to the step that is shown now.",
    ),
    "no_such_case_set": QT_TRANSLATE_NOOP(
        "Errors", "This case set is not in the document any more. Choose another one."
    ),
    "no_such_examinee": QT_TRANSLATE_NOOP(
        "Errors", "This examinee is not in the document any more. Choose another one."
    ),
    "no_such_reply": QT_TRANSLATE_NOOP(
        "Errors", "This reply is not in the document. Choose another one."
    ),
    "case_sealed": QT_TRANSLATE_NOOP(
        "Errors",
        "The answer book of this case is still hidden. Record a reply first, or reveal it.",
    ),
    "already_superseded": QT_TRANSLATE_NOOP(
        "Errors", "This reply was corrected already. Correct the newest reply instead."
    ),
    "supersedes_another": QT_TRANSLATE_NOOP(
        "Errors",
        "A correction belongs to the same case, examinee, prefix and repeat as the reply it "
        "corrects. Record this as a reply of its own.",
    ),
    "cannot_undo": QT_TRANSLATE_NOOP(
        "Errors",
        "This cannot be undone any more, because later work stands on it. Nothing was changed.",
    ),
    "cannot_redo": QT_TRANSLATE_NOOP(
        "Errors",
        "This cannot be done again any more, because later work stands on it. Nothing was changed.",
    ),
    "prefix_too_early": QT_TRANSLATE_NOOP(
        "Errors",
        "After {k} updates not every cell has a value yet. Choose a prefix of {complete_from} "
        "updates or more.",
    ),
    "prefix_too_long": QT_TRANSLATE_NOOP(
        "Errors", "This case has {updates} updates only. Choose a prefix of {updates} or fewer."
    ),
    "repeats_outside": QT_TRANSLATE_NOOP(
        "Errors", "A prefix can be asked once to {most} times, not {repeats} times."
    ),
    "stretch_empty": QT_TRANSLATE_NOOP(
        "Errors",
        "From prefix {first} to prefix {last} there is none. Choose a last prefix that is not "
        "before the first.",
    ),
    "stretch_outside": QT_TRANSLATE_NOOP(
        "Errors",
        "Prefixes {first}–{last} cannot all be asked of this case. Choose from prefixes "
        "{complete_from}–{updates}.",
    ),
    "no_such_fetch_run": QT_TRANSLATE_NOOP(
        "Errors", "This run is not in the document. Choose another one."
    ),
    "no_such_conversation": QT_TRANSLATE_NOOP(
        "Errors",
        "A conversation in the results does not belong to this run, so nothing was recorded. "
        "Choose the run that the results were asked for.",
    ),
    # What was typed
    "run_name_missing": QT_TRANSLATE_NOOP("Errors", "The name is empty. Give the run a name."),
    "nothing_to_ask": QT_TRANSLATE_NOOP(
        "Errors", "Nothing is left to be asked. Choose other cases, or more repeats."
    ),
    "name_missing": QT_TRANSLATE_NOOP("Errors", "The name is empty. Give the case set a name."),
    "unstorable_text": QT_TRANSLATE_NOOP(
        "Errors",
        "The text holds half of a character, which cannot be kept exactly. Copy the text again.",
    ),
    "no_such_field": QT_TRANSLATE_NOOP(
        "Errors", "The run log has no field that can be edited of this name."
    ),
    "column_exists": QT_TRANSLATE_NOOP(
        "Errors", "There is a column “{name}” already. Choose another name."
    ),
    "no_such_column": QT_TRANSLATE_NOOP(
        "Errors", "This column is not in the run log any more. Nothing was changed."
    ),
    "choices_missing": QT_TRANSLATE_NOOP(
        "Errors", "A column of choices needs at least one choice. Type one."
    ),
    "reason_missing": QT_TRANSLATE_NOOP(
        "Errors", "A ruling needs its reason. Type why you rule so."
    ),
    "not_a_date": QT_TRANSLATE_NOOP(
        "Errors",
        "“{value}” is not a date. Type year, month and day: 2026-11-30. "
        "Where there is none, type: not provided.",
    ),
    "not_a_choice": QT_TRANSLATE_NOOP(
        "Errors",
        "“{value}” is not one of the choices of “{field}”. Choose one of them, or add it to the "
        "column.",
    ),
    "not_a_number": QT_TRANSLATE_NOOP(
        "Errors",
        "“{value}” is not a number. Type digits, with a point for decimals: 0.25. "
        "Where there is none, type: not provided.",
    ),
    "not_an_integer": QT_TRANSLATE_NOOP(
        "Errors",
        "“{value}” is not a whole number. Type digits only: 1200. "
        "Where there is none, type: not provided.",
    ),
    "arm_setting_unknown": QT_TRANSLATE_NOOP(
        "Errors",
        "This version of StateLab knows no “{value}” where the examinee's arm is set. Choose the "
        "arm and its turns from their lists; the trigger is a number of percent above 0.",
    ),
    "not_a_flag": QT_TRANSLATE_NOOP(
        "Errors", "“{value}” is neither yes nor no. Choose one of the two."
    ),
    "number_negative": QT_TRANSLATE_NOOP("Errors", "“{text}” is below zero. Use 0 or more."),
    "number_not_understood": QT_TRANSLATE_NOOP(
        "Errors", "“{text}” is not understood. Write numbers and ranges: 1, 5-9, 42."
    ),
    "number_not_whole": QT_TRANSLATE_NOOP(
        "Errors", "“{text}” is not a whole number. Write whole numbers only."
    ),
    "number_too_large": QT_TRANSLATE_NOOP("Errors", "“{text}” is too large. Use {limit} or less."),
    "range_backwards": QT_TRANSLATE_NOOP(
        "Errors", "“{text}” runs backwards. Write the smaller number first."
    ),
    "too_many_numbers": QT_TRANSLATE_NOOP(
        "Errors", "“{text}” is more numbers than can be used. Write at most {limit}."
    ),
    "recipe_has_problems": QT_TRANSLATE_NOOP(
        "Errors", "The recipe cannot be used as it is. Put right the fields that are marked."
    ),
    "recipe_unreadable": QT_TRANSLATE_NOOP(
        "Errors",
        "The recipe of this case set cannot be read by this version. The cases are as they were; "
        "a newer StateLab may read it.",
    ),
    "drift_unreadable": QT_TRANSLATE_NOOP(
        "Errors",
        "This item of intent drift or its conversation cannot be read by this version ({detail}). "
        "A newer StateLab may read it.",
    ),
    "goal_active_already": QT_TRANSLATE_NOOP(
        "Errors", "The goal “{goal}” cannot be added: it is active already."
    ),
    "goal_not_active": QT_TRANSLATE_NOOP(
        "Errors", "The goal “{goal}” can be neither replaced nor deleted: it is not active."
    ),
    "same_value": QT_TRANSLATE_NOOP(
        "Errors", "The goal “{goal}” cannot be replaced by the value that it has."
    ),
    "read_before_set": QT_TRANSLATE_NOOP(
        "Errors",
        "Update {update} reads the cell {cell} before it has a value. Set every cell first.",
    ),
    "value_outside_modulus": QT_TRANSLATE_NOOP(
        "Errors",
        "The value {value} is outside 0 … modulus − 1 (modulus {modulus}). Choose initial values "
        "in that range, or a larger modulus.",
    ),
    "cell_count": QT_TRANSLATE_NOOP("Errors", "Choose from 2 to 26 ordinary cells."),
    "family_unknown": QT_TRANSLATE_NOOP(
        "Errors", "There is no family “{family}”. Choose one of: {known}."
    ),
    # Files that go out and come in
    "file_exists": QT_TRANSLATE_NOOP(
        "Errors", "{path} exists already and was not touched. Choose another name or folder."
    ),
    "folder_not_empty": QT_TRANSLATE_NOOP(
        "Errors", "{path} is not empty, and nothing was written. Choose an empty or new folder."
    ),
    "not_a_folder": QT_TRANSLATE_NOOP("Errors", "{path} is not a folder. Choose a folder."),
    "cannot_read": QT_TRANSLATE_NOOP(
        "Errors", "{path} cannot be read ({reason}). Check it and try again."
    ),
    "report_outdated": QT_TRANSLATE_NOOP(
        "Errors",
        "The document has changed since the report was made, and no file was written. Wait until"
        " the report is up to date, and export it again.",
    ),
    "cannot_write": QT_TRANSLATE_NOOP(
        "Errors",
        "{path} cannot be written ({reason}). Choose another place, or check that you may write "
        "there.",
    ),
    "unsafe_case_name": QT_TRANSLATE_NOOP(
        "Errors", "“{name}” cannot be the name of a file on every system. Use letters and digits."
    ),
    "duplicate_case": QT_TRANSLATE_NOOP(
        "Errors", "The case “{name}” of seed {seed} is there twice. Export one set at a time."
    ),
    "not_an_answer_book": QT_TRANSLATE_NOOP(
        "Errors", "{path} is not an answer book. Choose answers.json."
    ),
    "unknown_case": QT_TRANSLATE_NOOP("Errors", "The answer book {path} has no case “{case}”."),
    "not_a_table": QT_TRANSLATE_NOOP(
        "Errors",
        "{path} cannot be read as a table ({reason}). Choose another encoding or another file.",
    ),
    "empty_file": QT_TRANSLATE_NOOP("Errors", "{path} is empty. Choose another file."),
    "workbook_too_large": QT_TRANSLATE_NOOP(
        "Errors",
        "{path} is too large to be read as a workbook: unpacked it has {size} MB, and {limit} MB "
        "are the most. Save the sheet as CSV, which may have any size, and import that.",
    ),
    "not_json_lines": QT_TRANSLATE_NOOP(
        "Errors",
        "Line {line} of {path} is no JSON object ({reason}). Choose a file of JSON Lines.",
    ),
    "import_refused": QT_TRANSLATE_NOOP(
        "Errors",
        "The file has rows that cannot be taken, so nothing was imported. Check the rows again.",
    ),
    "wrong_columns": QT_TRANSLATE_NOOP(
        "Errors", "{path} has other columns than are wanted. Found: {found}. Wanted: {wanted}."
    ),
    "score_columns_missing": QT_TRANSLATE_NOOP(
        "Errors",
        "{path} has no column for: {columns}. Its first row must name item, condition and score.",
    ),
    # Files of tasks, running code, training data
    "tasks_too_large": QT_TRANSLATE_NOOP(
        "Errors", "{path} is larger than {most} MiB when unpacked and was not read. Split it."
    ),
    "tasks_unreadable": QT_TRANSLATE_NOOP(
        "Errors", "{path} cannot be read as a file of tasks ({reason}). Choose another file."
    ),
    "tasks_unknown": QT_TRANSLATE_NOOP(
        "Errors",
        "{path} is no file of tasks that is known here: GSM8K, HumanEval, BFCL or sharded "
        "instructions. Choose another file.",
    ),
    "tasks_empty": QT_TRANSLATE_NOOP("Errors", "{path} holds no task. Choose another file."),
    "sandbox_failed": QT_TRANSLATE_NOOP(
        "Errors", "The code could not be run in the sandbox ({reason}). It was not graded."
    ),
    "training_sealed": QT_TRANSLATE_NOOP(
        "Errors",
        "Training data would tell what is in closed answer books (cases: {count}). Open them "
        "first, or choose cases whose answer books are open.",
    ),
    "training_overlap": QT_TRANSLATE_NOOP(
        "Errors",
        "The item {item} would be both in the training and in the test data. No file was written.",
    ),
    "training_exists": QT_TRANSLATE_NOOP(
        "Errors", "{path} has files already. Nothing was written. Choose another folder."
    ),
    "training_empty": QT_TRANSLATE_NOOP(
        "Errors", "There is nothing to write training data from. Choose other cases."
    ),
    **network_errors.SENTENCES,
}


class _Facts(dict[str, object]):
    """Facts by name; one that is not known is said with a dash, never by failing."""

    def __missing__(self, key: str) -> str:
        return "–"


def error_sentence(error: KnownError) -> str:
    """What is wrong and what to do, in the language installed; plain text.

    A code without a sentence is a bug: raises KeyError.
    """
    return _filled(SENTENCES[error.code], error.facts)


def _filled(source: str, facts: Mapping[str, object]) -> str:
    shown = {name: fact for name, fact in facts.items() if fact is not None}
    if "reason" in shown:
        shown["reason"] = reason_text(str(shown["reason"]))
    if "setting" in shown:  # as the examinee's dialog calls it
        shown["setting"] = field_name(str(shown["setting"]))
    return QCoreApplication.translate("Errors", source).format_map(_Facts(shown))
