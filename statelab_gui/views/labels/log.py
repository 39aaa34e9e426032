"""Words for the run log: its columns, its cells, its counts."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.run_fields import NO, YES
from statelab_gui.domain.runs import (
    EXAMINEE_FIELDS,
    NOT_PROVIDED,
    Examinee,
    RunRow,
    Setting,
    SettingState,
    ToolsGroup,
    tools_group,
)
from statelab_gui.domain.scoring import GroupScore
from statelab_gui.models.run_columns import FIELDS, LogEntry, RunColumn, RunWords
from statelab_gui.models.run_sums import LogSums
from statelab_gui.views.labels.examinees import field_name, tools_text
from statelab_gui.views.labels.families import family_plain, form_name, status_with_sign
from statelab_gui.views.labels.faults import fault_name, group_result_text
from statelab_gui.views.labels.runs import setting_text, source_name, time_text

translate = QCoreApplication.translate


def run_words() -> RunWords:
    """The words of the run log."""
    return RunWords(column_name, cell_text, cell_sentence)


def column_name(column: RunColumn) -> str:
    """The header of a column."""
    if column in FIELDS:
        return field_name(FIELDS[column])
    return {
        RunColumn.CASE: translate("RunColumn", "Case"),
        RunColumn.SET: translate("RunColumn", "Case set"),
        RunColumn.SEED: translate("RunColumn", "Seed"),
        RunColumn.FAMILY: translate("RunColumn", "Family"),
        RunColumn.FORM: translate("RunColumn", "Form"),
        RunColumn.LENGTH: translate("RunColumn", "Length"),
        RunColumn.UPDATES: translate("RunColumn", "Updates"),
        RunColumn.MODEL: translate("RunColumn", "Model"),
        RunColumn.SETTINGS: translate("RunColumn", "Settings"),
        RunColumn.TOOLS: translate("RunColumn", "Tools"),
        RunColumn.KIND: translate("RunColumn", "Asked"),
        RunColumn.RESULT: translate("RunColumn", "Result"),
        RunColumn.CORRECT: translate("RunColumn", "Correct cells"),
        RunColumn.TOTAL: translate("RunColumn", "Cells"),
        RunColumn.FAULT: translate("RunColumn", "Format error"),
        RunColumn.SOURCE: translate("RunColumn", "Source"),
        RunColumn.RECEIVED: translate("RunColumn", "Received"),
        RunColumn.REVEALED_BEFORE: translate("RunColumn", "Revealed before"),
        RunColumn.REVEALED_AT: translate("RunColumn", "Revealed"),
        RunColumn.SUPERSEDED: translate("RunColumn", "Superseded"),
    }[column]


def cell_text(column: RunColumn, entry: LogEntry) -> str:
    """What a cell shows; blank for what was not measured."""
    run = entry.run
    if column in FIELDS:
        return field_text(FIELDS[column], run.entry(FIELDS[column]))
    if column in (RunColumn.CORRECT, RunColumn.TOTAL, RunColumn.FAULT):
        return _verdict_text(column, run)
    plain = {
        RunColumn.CASE: lambda: run.case_name,
        RunColumn.SET: lambda: run.set_name,
        RunColumn.SEED: lambda: str(run.seed),
        RunColumn.FAMILY: lambda: family_plain(run.family),
        RunColumn.FORM: lambda: form_name(run.form),
        RunColumn.LENGTH: lambda: str(run.length),
        RunColumn.UPDATES: lambda: str(run.updates),
        RunColumn.MODEL: lambda: setting_text(run.settings.get("model", Setting.of(""))),
        RunColumn.SETTINGS: lambda: settings_text(run),
        RunColumn.TOOLS: lambda: _tools_text(run),
        RunColumn.KIND: lambda: asked_text(run),
        RunColumn.RESULT: lambda: status_with_sign(entry.status),
        RunColumn.SOURCE: lambda: source_name(run.source) if run.source else "",
        RunColumn.RECEIVED: lambda: time_text(run.received_at) if run.received_at else "",
        RunColumn.REVEALED_BEFORE: lambda: _yes(run.revealed_before),
        RunColumn.REVEALED_AT: lambda: time_text(entry.revealed_at) if entry.revealed_at else "",
        RunColumn.SUPERSEDED: lambda: _yes(run.superseded),
    }
    return plain[column]()


def cell_sentence(column: RunColumn, entry: LogEntry) -> str:
    """A cell as it is read aloud: a blank one says that it is blank."""
    text = cell_text(column, entry) or translate("RunLog", "blank")
    pattern = translate("RunLog", "{column}: {value}", "a cell read aloud")
    return pattern.format(column=column_name(column), value=text)


def field_text(field: str, setting: Setting) -> str:
    """What a cell that the reviewer fills in shows."""
    if field == "truncated" and setting.state is SettingState.VALUE:
        return flag_text(setting.value)
    return " ⏎ ".join(setting_text(setting).splitlines())


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
        value = setting_text(setting)
        if spec.key == "tools":
            value = tools_text(value) if setting != NOT_PROVIDED else value
        pieces.append(pattern.format(field=field_name(spec.key), value=" ".join(value.split())))
    return translate("RunLog", "; ", "between two settings in a line").join(pieces)


def asked_text(run: RunRow) -> str:
    """What was asked: the whole case or a prefix; blank when nothing was."""
    if run.reply_id is None:
        return ""
    if run.prefix is None:
        return translate("RunLog", "Whole case")
    return translate("RunLog", "Prefix {k}").format(k=run.prefix)


def _verdict_text(column: RunColumn, run: RunRow) -> str:
    if run.verdict is None:
        return ""
    if column is RunColumn.CORRECT:
        return str(run.verdict.correct)
    if column is RunColumn.TOTAL:
        return str(run.verdict.total)
    return fault_name(run.verdict.fault) if run.verdict.fault else ""


def _tools_text(run: RunRow) -> str:
    if run.examinee_id is None:
        return ""
    return {
        ToolsGroup.WITHOUT: translate("RunLog", "Without"),
        ToolsGroup.WITH: translate("RunLog", "With"),
        ToolsGroup.UNKNOWN: translate("RunLog", "Unknown"),
    }[tools_group(Examinee(run.examinee_id, run.settings, ""))]


def _yes(said: bool) -> str:
    return flag_text(YES) if said else ""


def sums_text(sums: LogSums) -> str:
    """The counts of the rows shown, those with tools and those without apart."""
    counts = [
        translate("RunLog", "%n row(s)", "", sums.rows),
        translate("RunLog", "%n shown", "", sums.shown),
    ]
    for group, score in sums.groups.items():
        if len(sums.groups) == 1:
            counts.append(_score_text(score))
        else:
            counts.append(_group_pattern(group).format(result=_score_text(score)))
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


def _group_pattern(group: ToolsGroup) -> str:
    return {
        ToolsGroup.WITHOUT: translate("RunLog", "Without tools: {result}"),
        ToolsGroup.WITH: translate("RunLog", "With tools: {result}"),
        ToolsGroup.UNKNOWN: translate("RunLog", "Tools unknown: {result}"),
    }[group]


def status_choices() -> list[tuple[CaseStatus | None, str]]:
    """What the status filter offers, first everything."""
    every: list[tuple[CaseStatus | None, str]] = [(None, translate("RunLog", "Any result"))]
    return every + [(status, status_with_sign(status)) for status in CaseStatus]
