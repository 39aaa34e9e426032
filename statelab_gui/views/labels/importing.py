"""Words for a file that comes into the run log: its columns, its rows, and what is amiss."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.import_plan import ImportPlan, OtherVerdict
from statelab_gui.domain.import_rows import RowProblem
from statelab_gui.domain.run_tables import SERVICE_COLUMNS, Part, own_of_key
from statelab_gui.views.labels.errors import SENTENCES
from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

# key of a column that is read -> where its name is translated, and its English name
TITLES: dict[str, tuple[str, str]] = {
    "case": ("RunColumn", QT_TRANSLATE_NOOP("RunColumn", "Case")),
    "case_set": ("RunColumn", QT_TRANSLATE_NOOP("RunColumn", "Case set")),
    "seed": ("RunColumn", QT_TRANSLATE_NOOP("RunColumn", "Seed")),
    "prompt_sha256": ("ImportColumn", QT_TRANSLATE_NOOP("ImportColumn", "SHA-256 of the prompt")),
    "model": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Model, full version")),
    "provider": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Provider")),
    "interface": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Interface")),
    "date": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Date")),
    "system_prompt": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "System prompt")),
    "reasoning_budget": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Reasoning budget")),
    "temperature": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Temperature")),
    "output_limit": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Output limit")),
    "output_format": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Output format")),
    "context_window": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Context window")),
    "sampling_seed": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Sampling seed")),
    "tools": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Tools allowed")),
    "arm": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Arm")),
    "assistant_turns": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Assistant turns")),
    "trigger": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Compaction trigger")),
    "tracker_model": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Tracker model")),
    "prefix": ("ImportColumn", QT_TRANSLATE_NOOP("ImportColumn", "Prefix")),
    "repeat": ("RunColumn", QT_TRANSLATE_NOOP("RunColumn", "Repeat")),
    "reply": ("ImportColumn", QT_TRANSLATE_NOOP("ImportColumn", "Reply")),
    "reply_encoding": (
        "ImportColumn",
        QT_TRANSLATE_NOOP("ImportColumn", "Encoding of the reply"),
    ),
    "reply_sha256": ("ImportColumn", QT_TRANSLATE_NOOP("ImportColumn", "SHA-256 of the reply")),
    "reply_number": ("ImportColumn", QT_TRANSLATE_NOOP("ImportColumn", "Number of the reply")),
    "supersedes": ("ImportColumn", QT_TRANSLATE_NOOP("ImportColumn", "Corrects reply number")),
    "source": ("RunColumn", QT_TRANSLATE_NOOP("RunColumn", "Source")),
    "received_at": ("RunColumn", QT_TRANSLATE_NOOP("RunColumn", "Received")),
    "converted_from_html": (
        "ImportColumn",
        QT_TRANSLATE_NOOP("ImportColumn", "Converted from HTML"),
    ),
    "revealed_before": ("RunColumn", QT_TRANSLATE_NOOP("RunColumn", "Revealed before")),
    "correct_cells": ("RunColumn", QT_TRANSLATE_NOOP("RunColumn", "Correct cells")),
    "total_cells": ("RunColumn", QT_TRANSLATE_NOOP("RunColumn", "Cells")),
    "all_cells_right": ("ImportColumn", QT_TRANSLATE_NOOP("ImportColumn", "All cells right")),
    "outcome": ("RunColumn", QT_TRANSLATE_NOOP("RunColumn", "Ended")),
    "format_error": ("RunColumn", QT_TRANSLATE_NOOP("RunColumn", "Format error")),
    "input_tokens": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Input tokens")),
    "cost": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Cost")),
    "truncated": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Truncated")),
    "notes": ("FieldName", QT_TRANSLATE_NOOP("FieldName", "Notes")),
    "ruling": ("RunColumn", QT_TRANSLATE_NOOP("RunColumn", "Ruling")),
    "ruling_reason": ("ImportColumn", QT_TRANSLATE_NOOP("ImportColumn", "Reason of the ruling")),
    "ruled_at": ("ImportColumn", QT_TRANSLATE_NOOP("ImportColumn", "Time of the ruling")),
}

# code of a row's problem -> English sentence; other codes are those of errors.SENTENCES
ROW_SENTENCES: dict[str, str] = {
    "row_without_case": QT_TRANSLATE_NOOP("ImportRow", "The row names no case."),
    "row_no_such_case": QT_TRANSLATE_NOOP(
        "ImportRow",
        "No case “{case}” of the set “{set}” with seed {seed} is in this document. Make or import"
        " the case set first.",
    ),
    "row_ambiguous_case": QT_TRANSLATE_NOOP(
        "ImportRow",
        "Several cases are called “{case}”. Give the case set and the seed too.",
    ),
    "row_other_prompt": QT_TRANSLATE_NOOP(
        "ImportRow",
        "Another prompt was answered than that of the case in this document: its SHA-256 sum"
        " differs.",
    ),
    "row_number_too_small": QT_TRANSLATE_NOOP(
        "ImportRow", "“{value}” is too small. Use {least} or more."
    ),
    "row_no_sha256": QT_TRANSLATE_NOOP(
        "ImportRow", "This is no SHA-256 sum of 64 digits and letters from a to f."
    ),
    "row_holds_key": QT_TRANSLATE_NOOP(
        "ImportRow",
        "The text looks like an access key, which must not be kept in a document. Take it out.",
    ),
    "row_bad_encoding": QT_TRANSLATE_NOOP(
        "ImportRow", "“{value}” is no way to write a reply. Write text or base64."
    ),
    "row_bad_base64": QT_TRANSLATE_NOOP("ImportRow", "The reply is said to be base64 and is not."),
    "row_reply_changed": QT_TRANSLATE_NOOP(
        "ImportRow",
        "The reply is not the one that its SHA-256 sum was taken of. Something changed it, perhaps"
        " a spreadsheet.",
    ),
    "row_reply_missing": QT_TRANSLATE_NOOP(
        "ImportRow",
        "The file holds the SHA-256 sum of a reply without the reply, and it is not in this"
        " document. Export with the text of every reply.",
    ),
    "row_bad_source": QT_TRANSLATE_NOOP(
        "ImportRow", "“{value}” is no source of a reply. Write one of: {known}."
    ),
    "row_bad_outcome": QT_TRANSLATE_NOOP(
        "ImportRow", "“{value}” is no way in which a service ends an answer. Write one of: {known}."
    ),
    "row_bad_time": QT_TRANSLATE_NOOP(
        "ImportRow",
        "“{value}” is no time with its offset from UTC. Write it as 2026-11-30T08:00:00+08:00.",
    ),
    "row_bad_ruling": QT_TRANSLATE_NOOP(
        "ImportRow", "“{value}” is no ruling. Write right or wrong."
    ),
    "row_number_twice": QT_TRANSLATE_NOOP(
        "ImportRow", "Two rows have the same number of the reply. Give each its own, or none."
    ),
    "row_corrects_later": QT_TRANSLATE_NOOP(
        "ImportRow", "A reply can correct an earlier one only. Look at the numbers of the replies."
    ),
    "row_too_long": QT_TRANSLATE_NOOP(
        "ImportRow",
        "The row has {found} fields and the header {wanted}. Look at the separator and the quotes.",
    ),
}


def target_name(key: str) -> str:
    """What a column is read as; "" for one that is not read."""
    if not key:
        return translate("ImportColumn", "Not read")
    own = own_of_key(key)
    if own is not None:
        return translate("ImportColumn", "Own column: {name}").format(name=own[0])
    return translate(*TITLES[key])


def titles_in(translated: Callable[[str, str], str | None]) -> dict[str, str]:
    """Every title that the window shows for a column in one language, with the column's key.

    `translated` gives nothing for a text that it does not know, which then is in English.
    """
    return {translated(*title) or title[1]: key for key, title in TITLES.items()}


def problem_text(problem: RowProblem) -> str:
    """Why a row cannot be taken, in a sentence or two."""
    own = ROW_SENTENCES.get(problem.code)
    context = "Errors" if own is None else "ImportRow"
    source = SENTENCES[problem.code] if own is None else own
    return translate(context, source).format(**problem.facts)


def other_verdict_text(other: OtherVerdict) -> str:
    """Where the file's verdict is not the scorer's."""
    stated = other.stated
    correct = "–" if stated.correct is None else str(stated.correct)
    total = str(other.total if stated.total is None else stated.total)
    pattern = translate(
        "ImportRow",
        "The file says {correct} of {total} cells. The scorer says {right} of {cells}, and that is"
        " recorded.",
    )
    if (stated.correct, stated.total) == (other.correct, other.total):
        pattern = translate(
            "ImportRow",
            "The file tells another format error, or none. The scorer’s own is recorded:"
            " {right} of {cells} cells.",
        )
    return pattern.format(correct=correct, total=total, right=other.correct, cells=other.total)


def plan_text(plan: ImportPlan) -> str:
    """What would become of the rows, in sentences."""
    said = [
        translate("ImportPlan", "%n row(s) in the file.", "", plan.rows),
        translate("ImportPlan", "%n new reply(s) to be recorded.", "", plan.new),
    ]
    if plan.simulated:
        said.append(translate("ImportPlan", "%n of them simulated.", "", plan.simulated))
    if plan.there:
        said.append(translate("ImportPlan", "%n reply(s) here already.", "", plan.there))
    if plan.unanswered:
        text = translate(
            "ImportPlan", "%n row(s) without a reply record nothing.", "", plan.unanswered
        )
        said.append(text)
    if plan.uncorrected:
        text = translate(
            "ImportPlan",
            "%n reply(s) correct one that is not in the file, and stand alone.",
            "",
            plan.uncorrected,
        )
        said.append(text)
    if plan.examinees:
        said.append(translate("ImportPlan", "%n new examinee(s).", "", plan.examinees))
    if plan.columns:
        said.append(translate("ImportPlan", "%n new column(s).", "", plan.columns))
    return translate("ImportPlan", " ", "between two sentences").join(said)


def left_aside_text(header: Sequence[str]) -> str:
    """Which columns tell what a service said, and are not read; "" where there are none."""
    names = [column.key for column in SERVICE_COLUMNS if column.part is Part.TOLD]
    told = [name for name in header if name in names]
    if not told:
        return ""
    pattern = translate(
        "ImportPlan",
        "Left aside: {names}. What a service told is kept for replies fetched here, and is not"
        " taken from a file.",
    )
    return pattern.format(names=translate("ImportPlan", ", ", "between two names").join(told))


def problems_text(plan: ImportPlan) -> str:
    """That nothing can be taken while there are problems; "" where there are none."""
    if not plan.problem_count:
        return ""
    return translate(
        "ImportPlan",
        "%n problem(s): nothing is imported until the file has none.",
        "",
        plan.problem_count,
    )


def imported_text(plan: ImportPlan, updated: int, file: str) -> str:
    """What was imported, where it is told once."""
    said = [
        translate("ImportPlan", "%n reply(s) recorded from {file}.", "", plan.new).format(file=file)
    ]
    if updated:
        said.append(translate("ImportPlan", "%n row(s) brought up to date.", "", updated))
    elif plan.there:
        said.append(translate("ImportPlan", "%n were here already.", "", plan.there))
    if plan.other_verdict_count:
        text = translate(
            "ImportPlan",
            "%n verdict(s) of the file differ from the scorer’s, which counts.",
            "",
            plan.other_verdict_count,
        )
        said.append(text)
    return translate("ImportPlan", " ", "between two sentences").join(said)


def encoding_name(encoding: str) -> str:
    """What an encoding is called where it is chosen."""
    return {
        "utf-8": translate("Encoding", "UTF-8"),
        "utf-16": translate("Encoding", "UTF-16 with a byte-order mark"),
        "utf-16-le": translate("Encoding", "UTF-16, low byte first"),
        "utf-16-be": translate("Encoding", "UTF-16, high byte first"),
        "gb18030": translate("Encoding", "GB 18030: simplified Chinese"),
        "big5": translate("Encoding", "Big5: traditional Chinese"),
    }[encoding]
