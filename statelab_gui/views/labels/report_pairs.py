"""A comparison in words and numbers: who passed what, and what may be said of it."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.statistics.report_names import ReportNames, ReportView
from statelab_gui.domain.statistics.reporting import Comparison, ComparisonKind
from statelab_gui.models.report_table import ReportRow, ReportRows
from statelab_gui.views.labels.families import form_name
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.report import p_said, p_text
from statelab_gui.views.labels.report_keys import simulated_text
from statelab_gui.views.labels.sentences import joined

translate = QCoreApplication.translate
FEW_SEEDS = 5
"""Below this many seeds a comparison is said to be weak."""
_ALPHA = 0.05


def kind_name(kind: ComparisonKind) -> str:
    """What the sides differ in."""
    return {
        ComparisonKind.FORMS: translate("ReportPairs", "Forms"),
        ComparisonKind.EXAMINEES: translate("ReportPairs", "Examinees"),
    }[kind]


def sides(one: Comparison, names: ReportNames) -> tuple[str, str]:
    """The names of both sides."""
    if one.kind is ComparisonKind.FORMS:
        return form_name(str(one.first)), form_name(str(one.second))
    return names.examinees.get(int(one.first), ""), names.examinees.get(int(one.second), "")


def pair_title(one: Comparison, names: ReportNames) -> str:
    """What is compared, in a line."""
    first, second = sides(one, names)
    text = translate("ReportPairs", "{first} against {second}")
    if one.examinee_id is not None:
        text = translate("ReportPairs", "{first} against {second}, by {examinee}")
    title = text.format(
        first=first, second=second, examinee=names.examinees.get(one.examinee_id or 0, "")
    )
    return simulated_text(title) if one.simulated else title


def pair_table(view: ReportView) -> ReportRows:
    """The comparisons, a row each."""
    apart = any(one.table.apart for one in view.report.comparisons)
    titles = [
        translate("ReportPairs", "First"),
        translate("ReportPairs", "Second"),
        translate("ReportPairs", "By"),
        translate("ReportPairs", "Both passed"),
        translate("ReportPairs", "Only the first"),
        translate("ReportPairs", "Only the second"),
        translate("ReportPairs", "Neither"),
        translate("ReportPairs", "Pairs"),
        translate("ReportPairs", "Seeds"),
        translate("ReportPairs", "Without a partner"),
    ]
    tips = {
        2: translate("ReportPairs", "Who answered in both forms; nothing where examinees differ."),
        7: translate("ReportPairs", "Both sides answered the same task."),
        8: translate("ReportPairs", "Pairs of one seed are not independent."),
        9: translate("ReportPairs", "Trials that the other side did not answer: not compared."),
    }
    if apart:
        tips[len(titles)] = translate(
            "ReportPairs", "Pairs of which the input of a side was cut or too long: not compared."
        )
        titles.append(translate("ReportPairs", "Input cut or too long"))
    tips[len(titles)] = translate("ReportPairs", "McNemar's exact test, two-sided.")
    tips[len(titles) + 1] = translate(
        "ReportPairs", "Corrected by Holm over all comparisons listed, simulated ones apart."
    )
    titles += [translate("ReportPairs", "p"), translate("ReportPairs", "p corrected")]
    rows = tuple(_row(one, view.names, apart) for one in view.report.comparisons)
    return ReportRows(tuple(titles), rows, tuple(range(3, len(titles))), tips)


def tells_apart(one: Comparison) -> bool:
    """Whether the two sides are told apart, after the correction."""
    return one.p_holm is not None and one.p_holm < _ALPHA


def agreement_table(one: Comparison, names: ReportNames) -> list[list[str]]:
    """The agreements as a square with its heads: rows are the first side, columns the second."""
    first, second = sides(one, names)
    passed = translate("ReportPairs", "{side} passed")
    failed = translate("ReportPairs", "{side} failed")
    table = one.table
    return [
        ["", passed.format(side=second), failed.format(side=second)],
        [passed.format(side=first), number(table.both), number(table.only_first)],
        [failed.format(side=first), number(table.only_second), number(table.neither)],
    ]


def pair_sentence(one: Comparison, names: ReportNames) -> str:
    """What was observed and how far it goes; no cause is claimed."""
    parts = [_observed(one, names), _tested(one)]
    if one.table.seeds < FEW_SEEDS:
        parts.append(
            translate(
                "ReportPairs",
                "With %n seed(s) only this is weak: pairs of one seed are not independent, and p"
                " is smaller than it should be.",
                "",
                one.table.seeds,
            )
        )
    elif one.table.seeds < one.table.pairs:
        parts.append(
            translate(
                "ReportPairs",
                "Several pairs share a seed and are not independent: read p with care.",
            )
        )
    return joined(parts)


def _observed(one: Comparison, names: ReportNames) -> str:
    first, second = sides(one, names)
    table = one.table
    text = translate(
        "ReportPairs",
        "On %n pair(s) of the same task, {first} passed {one} and {second} passed {other}; only"
        " {first} passed {only_first}, only {second} passed {only_second}.",
        "",
        table.pairs,
    )
    return text.format(
        first=first,
        second=second,
        one=number(table.both + table.only_first),
        other=number(table.both + table.only_second),
        only_first=number(table.only_first),
        only_second=number(table.only_second),
    )


def _tested(one: Comparison) -> str:
    if one.p is None or one.table.only_first + one.table.only_second == 0:
        return translate("ReportPairs", "They differ on none, so there is nothing to test.")
    if tells_apart(one):
        text = translate(
            "ReportPairs",
            "So uneven a split would be rare if both passed equally often (p {p}; corrected for"
            " %n comparison(s): {corrected}). It does not say why they differ.",
            "",
            one.compared,
        )
    else:
        text = translate(
            "ReportPairs",
            "These pairs do not tell the two apart (p {p}; corrected for %n comparison(s):"
            " {corrected}). That is no proof that they are equal.",
            "",
            one.compared,
        )
    return text.format(p=p_said(one.p), corrected=p_text(one.p_holm))


def _row(one: Comparison, names: ReportNames, apart: bool) -> ReportRow:
    table = one.table
    counts: Sequence[int] = (
        table.both,
        table.only_first,
        table.only_second,
        table.neither,
        table.pairs,
        table.seeds,
        table.lost,
        *((table.apart,) if apart else ()),
    )
    first, second = sides(one, names)
    first = simulated_text(first) if one.simulated else first
    by = names.examinees.get(one.examinee_id or 0, "")
    texts = (first, second, by, *map(number, counts), p_text(one.p), p_text(one.p_holm))
    keys = dict(enumerate((*counts, one.p, one.p_holm), 3))
    return ReportRow(texts, simulated=one.simulated, keys=keys)
