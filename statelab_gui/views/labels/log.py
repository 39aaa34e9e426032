"""Words for the run log: its columns, its cells, its counts."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.cases import APART, JUDGED, CaseStatus
from statelab_gui.domain.faults import FaultKind
from statelab_gui.domain.kinds import WITHOUT_CELLS, family_of
from statelab_gui.domain.log_columns import LogColumn, Ruling, RulingKind
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.run_fields import NO, YES
from statelab_gui.domain.runs import (
    BLANK,
    EXAMINEE_FIELDS,
    Examinee,
    ReplySource,
    RunRow,
    Setting,
    SettingState,
    ToolsGroup,
    tools_group,
)
from statelab_gui.domain.scoring import GroupScore
from statelab_gui.models.run_columns import (
    FIELDS,
    TOLD,
    AnyColumn,
    LogEntry,
    RunColumn,
    RunWords,
    told,
)
from statelab_gui.models.run_sums import LogSums
from statelab_gui.views.labels.examinees import shown_value
from statelab_gui.views.labels.families import family_plain, form_name, status_with_sign
from statelab_gui.views.labels.faults import fault_name, group_result_text
from statelab_gui.views.labels.field_names import field_name
from statelab_gui.views.labels.outcomes import ended_text
from statelab_gui.views.labels.runs import setting_text, source_name, time_text
from statelab_gui.views.labels.verdicts import score_text
from statelab_gui.views.theme import Role, sign

translate = QCoreApplication.translate


def run_words() -> RunWords:
    """The words of the run log."""
    return RunWords(column_name, cell_text, cell_sentence, value_text, cell_teller)


def column_name(column: AnyColumn) -> str:
    """The header of a column."""
    if isinstance(column, LogColumn):
        return column.name
    if column in FIELDS:
        return field_name(FIELDS[column])
    return {
        RunColumn.CASE: translate("RunColumn", "Case"),
        RunColumn.SET: translate("RunColumn", "Case set"),
        RunColumn.SEED: translate("RunColumn", "Seed"),
        RunColumn.FAMILY: translate(
            "RunColumn", "Family", "of updates, or of tasks of conversations"
        ),
        RunColumn.FORM: translate("RunColumn", "Form"),
        RunColumn.LENGTH: translate("RunColumn", "Length"),
        RunColumn.UPDATES: translate("RunColumn", "Updates"),
        RunColumn.MODEL: translate("RunColumn", "Model"),
        RunColumn.SETTINGS: translate("RunColumn", "Settings"),
        RunColumn.TOOLS: translate("RunColumn", "Tools"),
        RunColumn.KIND: translate("RunColumn", "Asked"),
        RunColumn.REPEAT: translate("RunColumn", "Repeat"),
        RunColumn.RULING: translate("RunColumn", "Ruling"),
        RunColumn.RESULT: translate("RunColumn", "Result"),
        RunColumn.CORRECT: translate("RunColumn", "Correct cells"),
        RunColumn.TOTAL: translate("RunColumn", "Cells"),
        RunColumn.SCORE: translate("RunColumn", "Score"),
        RunColumn.FAULT: translate("RunColumn", "Format error"),
        RunColumn.OUTCOME: translate("RunColumn", "Ended"),
        RunColumn.SOURCE: translate("RunColumn", "Source"),
        RunColumn.RECEIVED: translate("RunColumn", "Received"),
        RunColumn.REVEALED_BEFORE: translate("RunColumn", "Revealed before"),
        RunColumn.REVEALED_AT: translate("RunColumn", "Revealed"),
        RunColumn.SUPERSEDED: translate("RunColumn", "Superseded"),
        RunColumn.FINISH_REASON: translate("RunColumn", "Finish reason"),
        RunColumn.MODEL_RETURNED: translate("RunColumn", "Model as returned"),
        RunColumn.OUTPUT_TOKENS: translate("RunColumn", "Output tokens"),
        RunColumn.REASONING_TOKENS: translate("RunColumn", "Reasoning tokens"),
        RunColumn.CACHED_TOKENS: translate("RunColumn", "Cached tokens"),
        RunColumn.LATENCY: translate("RunColumn", "Latency (ms)"),
        RunColumn.ATTEMPTS: translate("RunColumn", "Attempts"),
    }[column]


def cell_text(column: AnyColumn, entry: LogEntry) -> str:
    """What a cell shows; blank for what was not measured."""
    return cell_teller(column)(entry)


def cell_teller(column: AnyColumn) -> Callable[[LogEntry], str]:
    """What tells the cells of a column."""
    if isinstance(column, LogColumn):
        return _typed_text(column.field)
    return _CELLS[column]


def ruling_text(ruling: Ruling | None) -> str:
    """What the reviewer ruled, beside the verdict."""
    return "" if ruling is None else _ruling_name(ruling.kind.value)


def _ruling_name(kind: str) -> str:
    return {
        RulingKind.RIGHT.value: translate("RunLog", "Ruled right"),
        RulingKind.WRONG.value: translate("RunLog", "Ruled wrong"),
        RulingKind.WITHDRAWN.value: translate("RunLog", "Withdrawn"),
    }[kind]


def value_text(column: AnyColumn, setting: Setting) -> str:
    """A value as a filter tells it, in the words in which a cell shows it; "" for a blank."""
    if column is RunColumn.RESULT and setting.state is SettingState.BLANK:
        return status_with_sign(CaseStatus.UNANSWERED)
    if setting.state is not SettingState.VALUE or isinstance(column, LogColumn):
        return field_text("", setting)
    value = setting.value
    if column in (RunColumn.SUPERSEDED, RunColumn.REVEALED_BEFORE):
        return flag_text(YES) if value == YES else ""
    worded: dict[RunColumn, Callable[[str], str]] = {
        RunColumn.RESULT: lambda text: status_with_sign(CaseStatus(text)),
        RunColumn.KIND: lambda text: _asked(None if text == "whole" else int(text)),
        RunColumn.RULING: _ruling_name,
        RunColumn.FAULT: lambda text: fault_name(FaultKind(text)),
        RunColumn.OUTCOME: lambda text: ended_text(Outcome(text)),
        RunColumn.FAMILY: lambda text: family_plain(family_of(text)),
        RunColumn.FORM: form_name,
        RunColumn.SCORE: lambda text: score_text(float(text)),
        RunColumn.TOOLS: lambda text: _tools_name(ToolsGroup(text)),
        RunColumn.SOURCE: lambda text: source_name(ReplySource(text)),
        RunColumn.TRUNCATED: flag_text,
        RunColumn.RECEIVED: _moment,
        RunColumn.REVEALED_AT: _moment,
    }
    return worded[column](value) if column in worded else field_text("", setting)


def _moment(text: str) -> str:
    """A moment in UTC, which ends in Z, at this place."""
    return time_text(text.removesuffix("Z") + "+00:00")


def cell_sentence(column: AnyColumn, entry: LogEntry) -> str:
    """A cell as it is read aloud: a blank one says that it is blank."""
    text = cell_text(column, entry) or translate("RunLog", "blank")
    pattern = translate("RunLog", "{column}: {value}", "a cell read aloud")
    return pattern.format(column=column_name(column), value=text)


def field_text(field: str, setting: Setting) -> str:
    """What a cell that the reviewer fills in shows."""
    if field == "truncated" and setting.state is SettingState.VALUE:
        return flag_text(setting.value)
    text = setting_text(setting)
    return text if text.isprintable() else " ⏎ ".join(text.splitlines())


def flag_text(value: str) -> str:
    """A flag's value in the reader's language."""
    return {YES: translate("RunLog", "Yes"), NO: translate("RunLog", "No")}.get(value, value)


def settings_text(run: RunRow) -> str:
    """All settings but the model's name that are not blank, in one line."""
    pieces = []
    pattern = translate("RunLog", "{field}: {value}", "one setting of several in a line")
    for spec in EXAMINEE_FIELDS:
        setting = run.settings.get(spec.key, Setting.of(""))
        if spec.key == "model" or setting.state is SettingState.BLANK:
            continue
        told = setting.state is SettingState.VALUE
        value = shown_value(spec.key, setting.value) if told else setting_text(setting)
        pieces.append(pattern.format(field=field_name(spec.key), value=" ".join(value.split())))
    return translate("RunLog", "; ", "between two settings in a line").join(pieces)


def asked_text(run: RunRow) -> str:
    """What was asked: the whole case or a prefix; blank when nothing was."""
    return "" if run.reply_id is None else _asked(run.prefix)


def _asked(prefix: int | None) -> str:
    if prefix is None:
        return translate("RunLog", "Whole case")
    return translate("RunLog", "Prefix {k}").format(k=prefix)


def _fault_text(run: RunRow) -> str:
    fault = run.judged.fault if run.judged is not None else None
    return fault_name(fault) if fault else ""


def _correct(run: RunRow) -> str:
    judged = None if run.family in WITHOUT_CELLS else run.judged
    return "" if judged is None else str(judged.correct)


def _total(run: RunRow) -> str:
    total = None if run.family in WITHOUT_CELLS else run.total
    return "" if total is None else str(total)


def _score(run: RunRow) -> str:
    score = run.judged.score if run.judged is not None else None
    return "" if score is None else score_text(score)


def _outcome_text(run: RunRow) -> str:
    return "" if run.outcome is None else ended_text(run.outcome)


def _told_text(column: RunColumn) -> Callable[[LogEntry], str]:
    return lambda entry: field_text("", told(column, entry.run))


def _typed_text(field: str) -> Callable[[LogEntry], str]:
    return lambda entry: field_text(field, entry.run.entry(field))


def _tools_text(run: RunRow) -> str:
    if run.examinee_id is None:
        return ""
    return _tools_name(tools_group(Examinee(run.examinee_id, run.settings, "")))


def _tools_name(group: ToolsGroup) -> str:
    return {
        ToolsGroup.WITHOUT: translate("RunLog", "Without"),
        ToolsGroup.WITH: translate("RunLog", "With"),
        ToolsGroup.UNKNOWN: translate("RunLog", "Unknown"),
    }[group]


def _yes(said: bool) -> str:
    return flag_text(YES) if said else ""


# A table made once: it is asked for every cell that comes into sight.
_CELLS: dict[RunColumn, Callable[[LogEntry], str]] = {
    RunColumn.CASE: lambda entry: entry.run.case_name,
    RunColumn.SET: lambda entry: entry.run.set_name,
    RunColumn.SEED: lambda entry: str(entry.run.seed),
    RunColumn.FAMILY: lambda entry: family_plain(entry.run.family),
    RunColumn.FORM: lambda entry: form_name(entry.run.form),
    RunColumn.LENGTH: lambda entry: str(entry.run.length),
    RunColumn.UPDATES: lambda entry: str(entry.run.updates),
    RunColumn.MODEL: lambda entry: setting_text(entry.run.settings.get("model", BLANK)),
    RunColumn.SETTINGS: lambda entry: settings_text(entry.run),
    RunColumn.TOOLS: lambda entry: _tools_text(entry.run),
    RunColumn.KIND: lambda entry: asked_text(entry.run),
    RunColumn.REPEAT: lambda entry: "" if entry.run.reply_id is None else str(entry.run.repeat),
    RunColumn.RULING: lambda entry: ruling_text(entry.run.ruling),
    RunColumn.RESULT: lambda entry: _result_text(entry.status, entry.run.source),
    RunColumn.CORRECT: lambda entry: _correct(entry.run),
    RunColumn.TOTAL: lambda entry: _total(entry.run),
    RunColumn.SCORE: lambda entry: _score(entry.run),
    RunColumn.FAULT: lambda entry: _fault_text(entry.run),
    RunColumn.SOURCE: lambda entry: source_name(entry.run.source) if entry.run.source else "",
    RunColumn.RECEIVED: lambda entry: _time(entry.run.received_at),
    RunColumn.REVEALED_BEFORE: lambda entry: _yes(entry.run.revealed_before),
    RunColumn.REVEALED_AT: lambda entry: _time(entry.revealed_at),
    RunColumn.SUPERSEDED: lambda entry: _yes(entry.run.superseded),
    RunColumn.OUTCOME: lambda entry: _outcome_text(entry.run),
    **{column: _told_text(column) for column in TOLD},
    **{column: _typed_text(field) for column, field in FIELDS.items()},
}


def _result_text(status: CaseStatus, source: ReplySource | None) -> str:
    text = status_with_sign(status)
    return f"{sign(Role.SIMULATED)} {text}" if source is ReplySource.SIMULATED else text


def _time(moment: str | None) -> str:
    return time_text(moment) if moment else ""


def sums_text(sums: LogSums) -> str:
    """The counts of the rows shown, those with tools and those without apart."""
    if sums.shown == sums.rows:
        counts = [translate("RunLog", "%n row(s)", "", sums.rows)]
    else:
        some = translate("RunLog", "{shown} of %n row(s)", "", sums.rows)
        counts = [some.format(shown=sums.shown)]
    for pool, score in sums.groups.items():
        text = _drift_text(score) if pool.drift else _score_text(score)
        if any(other.tools is not pool.tools for other in sums.groups):
            text = _group_pattern(pool.tools).format(result=text)
        if any(other.constrained for other in sums.groups):
            text = _format_pattern(pool.constrained).format(result=text)
        counts.append(text)
    if sums.incomplete:
        counts.append(translate("RunLog", "%n of them incomplete", "", sums.incomplete))
    if sums.apart:
        counts.append(translate("RunLog", "%n not counted", "", sums.apart))
    if sums.unanswered:
        counts.append(translate("RunLog", "%n not answered", "", sums.unanswered))
    if sums.probes:
        counts.append(translate("RunLog", "%n probe(s)", "", sums.probes))
    if sums.superseded:
        counts.append(translate("RunLog", "%n superseded", "", sums.superseded))
    if sums.simulated:
        counts.append(translate("RunLog", "%n simulated", "", sums.simulated))
    return translate("RunLog", " · ", "between two counts").join(counts)


def _score_text(score: GroupScore) -> str:
    """Both denominators; a single whole-case reply reads passed or failed."""
    if score.cases != 1:
        return group_result_text(score)
    if score.format_errors:
        return translate("RunLog", "1 whole case: failed by a format error")
    if score.passed:
        return translate("RunLog", "1 whole case: passed")
    return translate("RunLog", "1 whole case: failed")


def _drift_text(score: GroupScore) -> str:
    """Conversations that were answered exactly right; they have no cells to be counted."""
    text = translate(
        "RunLog", "{passed} of %n conversation(s) right; format errors: {errors}", "", score.cases
    )
    return text.format(passed=score.passed, errors=score.format_errors)


def _group_pattern(group: ToolsGroup) -> str:
    return {
        ToolsGroup.WITHOUT: translate("RunLog", "Without tools: {result}"),
        ToolsGroup.WITH: translate("RunLog", "With tools: {result}"),
        ToolsGroup.UNKNOWN: translate("RunLog", "Tools unknown: {result}"),
    }[group]


def _format_pattern(constrained: bool) -> str:
    if constrained:
        return translate("RunLog", "JSON schema: {result}")
    return translate("RunLog", "Free text: {result}")


def status_choices() -> list[tuple[CaseStatus | None, str]]:
    """What the status filter offers, first everything."""
    every: list[tuple[CaseStatus | None, str]] = [(None, translate("RunLog", "Any result"))]
    of_a_row = (CaseStatus.UNANSWERED, *JUDGED, *APART)
    return every + [(status, status_with_sign(status)) for status in of_a_row]
