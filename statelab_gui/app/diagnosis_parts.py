"""The parts of a diagnosis in words, each cut to what one printed page has room for."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.cases import READ, CaseInfo, CaseSetInfo, CaseStatus
from statelab_gui.domain.displaying import shown, text_of_record
from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.domain.families import Family
from statelab_gui.domain.fingerprints import Fingerprint, Match
from statelab_gui.domain.prefixes import PrefixOutcome, tallies_of
from statelab_gui.domain.runs import (
    EXAMINEE_FIELDS,
    Examinee,
    ReplyInfo,
    Setting,
    SettingState,
    looks_like_key,
)
from statelab_gui.domain.scoring import CellVerdict, Verdict
from statelab_gui.exchange.diagnosis_html import Facts, Grid, Quote, Said, Tone
from statelab_gui.models.fingerprint_table import MatchColumn, says_little
from statelab_gui.views.labels import fingerprints as slips
from statelab_gui.views.labels.examinees import shown_value
from statelab_gui.views.labels.families import family_name, form_name
from statelab_gui.views.labels.faults import fault_sentence
from statelab_gui.views.labels.field_names import field_name
from statelab_gui.views.labels.prefixes import (
    correct_text,
    numbers_text,
    numeral_text,
    outcome_text,
    place_number,
)
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.runs import setting_text, source_name, time_text
from statelab_gui.views.labels.verdicts import place_text
from statelab_gui.views.theme import Role, sign

translate = QCoreApplication.translate
_CELLS, _CELLS_ACROSS, _RUNS, _MATCHES, _FAULTS = 8, 8, 6, 5, 3
_QUOTED, _QUOTED_LINES = 500, 6
_SETTING, _RECIPE = 120, 400  # characters of a value

_TONES = {
    PrefixOutcome.RIGHT: Tone.RIGHT,
    PrefixOutcome.WRONG: Tone.WRONG,
    PrefixOutcome.MIXED: Tone.MIXED,
    PrefixOutcome.FORMAT_ERROR: Tone.FORMAT_ERROR,
    PrefixOutcome.INCOMPLETE: Tone.MIXED,
    PrefixOutcome.INPUT_CUT: Tone.QUIET,
    PrefixOutcome.INPUT_TOO_LONG: Tone.QUIET,
    PrefixOutcome.NOT_GRADED: Tone.QUIET,
}


def tone_of(status: CaseStatus) -> Tone:
    """How a result stands on the page."""
    return {
        CaseStatus.RIGHT: Tone.RIGHT,
        CaseStatus.WRONG: Tone.WRONG,
        CaseStatus.FORMAT_ERROR: Tone.FORMAT_ERROR,
        CaseStatus.MIXED: Tone.MIXED,
        CaseStatus.INCOMPLETE: Tone.MIXED,
        CaseStatus.INPUT_CUT: Tone.QUIET,
        CaseStatus.INPUT_TOO_LONG: Tone.QUIET,
        CaseStatus.NOT_GRADED: Tone.QUIET,
        CaseStatus.UNANSWERED: Tone.QUIET,
    }[status]


def cells_grid(verdict: Verdict) -> Grid:
    """The cells of a readable reply: across where they are few, else those that are wrong first."""
    title = translate("Diagnosis", "Cells, given and expected")
    heads = [
        translate("Diagnosis", "Cell"),
        translate("Diagnosis", "Given"),
        translate("Diagnosis", "Expected"),
        translate("Diagnosis", "Verdict"),
    ]
    rows = [_cell_row(cell) for cell in verdict.cells]
    if len(rows) <= _CELLS_ACROSS:
        across = [
            [Said(head), *(row[at] for row in rows)] for at, head in enumerate(heads) if at > 0
        ]
        cells = [row[0].text for row in rows]
        return Grid(title, [heads[0], *cells], across, numbers=range(1, len(cells) + 1))
    wrong_first = sorted(range(len(rows)), key=lambda at: verdict.cells[at].right)
    more = len(rows) - _CELLS
    notes = (
        [translate("Diagnosis", "%n more cell(s) are not listed.", "", more)] if more > 0 else []
    )
    return Grid(title, heads, [rows[at] for at in wrong_first[:_CELLS]], (1, 2), notes)


def _cell_row(cell: CellVerdict) -> list[Said]:
    tone = Tone.RIGHT if cell.right else Tone.WRONG
    given = "" if cell.given is None else numeral_text(cell.given)
    mark = sign(Role.RIGHT if cell.right else Role.WRONG)
    return [
        Said(cell.cell),
        Said(given, tone),
        Said(numeral_text(cell.expected)),
        Said(mark, tone),
    ]


def probes_grid(probes: Sequence[ReplyInfo], first_turn: int | None = None) -> Grid:
    """The probed prefixes: stretches of one outcome in order where they are few, else a row for
    each outcome. Each row names prefixes that were probed, never only the ends of a stretch.
    Of a conversation they are counted by turns, from the prefix `first_turn` on.
    """
    tallies = tallies_of(probes)
    runs: list[list[int]] = []
    for k in tallies:
        if runs and tallies[runs[-1][-1]].outcome is tallies[k].outcome:
            runs[-1].append(k)
        else:
            runs.append([k])
    if len(runs) > _RUNS:
        runs = [
            [k for k, tally in tallies.items() if tally.outcome is outcome]
            for outcome in PrefixOutcome
        ]
    standing: dict[int, list[int]] = {}
    for probe in probes:
        judged = probe.superseded_by is None and probe.status in READ
        if probe.prefix is not None and judged:
            standing.setdefault(probe.prefix, []).append(probe.verdict.correct)
    total = probes[0].verdict.total if probes else 0
    rows = []
    for run in filter(None, runs):
        outcome = tallies[run[0]].outcome
        correct = [count for k in run for count in standing.get(k, ())]
        cells = correct_text(min(correct), max(correct), total) if correct else ""
        had = sum(tallies[k].had for k in run)
        said = Said(outcome_text(outcome), _TONES[outcome])
        places = numbers_text(place_number(k, first_turn) for k in run)
        rows.append([Said(places), said, Said(number(had)), Said(cells)])
    heads = [
        translate("Diagnosis", "Probed prefixes"),
        translate("Diagnosis", "Outcome"),
        translate("Diagnosis", "Replies"),
        translate("Diagnosis", "Cells right"),
    ]
    if first_turn is not None:
        heads[0] = translate("Diagnosis", "Probed turns")
        heads[3] = translate("Diagnosis", "Goals right")
    notes = [] if rows else [translate("Diagnosis", "No prefix is probed.")]
    return Grid(translate("Diagnosis", "Probes"), heads, rows, numbers=(2, 3), notes=notes)


def fingerprint_grid(found: Fingerprint | None, reply: ReplyInfo) -> Grid:
    """The slips that the whole-case answer is consistent with, or why none are told."""
    title = translate("Diagnosis", "Fingerprints")
    nothing = slips.no_fingerprint(reply)
    if nothing is not None:
        note = slips.nothing_text(nothing)
    elif found is None:
        note = translate("Diagnosis", "The answer was not compared with known slips.")
    elif not found.exact:
        note = slips.none_text(found.tried)
    else:
        return _matches_grid(title, found)
    return Grid(title, (), (), notes=[note])


def _matches_grid(title: str, found: Fingerprint) -> Grid:
    columns = (MatchColumn.SLIP, MatchColumn.PLACE, MatchColumn.CHANCE, MatchColumn.TRIED)
    heads = [slips.match_words().title(column) for column in columns]
    notes = [
        slips.chance_any_text(found),
        slips.chance_meant(),
        slips.meant_text(),
    ]
    more = len(found.exact) - _MATCHES
    if more > 0:
        notes.insert(0, translate("Diagnosis", "%n more match(es) are not listed.", "", more))
    rows = [_match_row(match) for match in found.exact[:_MATCHES]]
    lead = slips.heading_text(None)
    return Grid(title, heads, rows, numbers=(2, 3), notes=notes, lead=lead)


def _match_row(match: Match) -> list[Said]:
    tone = Tone.QUIET if says_little(match.chance) else Tone.PLAIN
    texts = (
        slips.match_text(match),
        slips.place_text(match),
        slips.match_chance_text(match),
        slips.tried_text(match),
    )
    return [Said(text, tone) for text in texts]


def settings_of(examinee: Examinee) -> Facts:
    """Every setting; one that is not provided and one that was left blank are told apart."""
    rows = [
        (field_name(spec.key), _setting(spec.key, examinee.setting(spec.key)))
        for spec in EXAMINEE_FIELDS
    ]
    return Facts(translate("Diagnosis", "Settings of the examinee"), rows)


def _setting(key: str, setting: Setting) -> Said:
    if setting.state is SettingState.BLANK:
        return Said(translate("Diagnosis", "left blank"), Tone.QUIET)
    if setting.state is SettingState.NOT_PROVIDED:
        return Said(setting_text(setting), Tone.QUIET)
    if looks_like_key(setting.value):
        return Said(translate("Diagnosis", "left out: it looks like an access key"), Tone.QUIET)
    return Said(_cut(shown(shown_value(key, setting.value)), _SETTING))


def _family_title(family: Family | DriftFamily) -> str:
    if isinstance(family, DriftFamily):
        return translate("Diagnosis", "Family", "kind of task of conversations")
    return translate("Diagnosis", "Family")


def record_of(case: CaseInfo, case_set: CaseSetInfo, reply: ReplyInfo) -> Facts:
    """Which case was asked, and when and how its reply came in."""
    updates = translate("Diagnosis", "{updates} updates, {characters} characters")
    rows = [
        (translate("Diagnosis", "Case set"), case_set.name),
        (translate("Diagnosis", "Case"), case.name),
        (_family_title(case.family), family_name(case.family)),
        (translate("Diagnosis", "Form"), form_name(case.form)),
        (translate("Diagnosis", "Seed"), str(case.seed)),
        (
            translate("Diagnosis", "Size"),
            updates.format(updates=number(case.updates), characters=number(case.characters)),
        ),
        (translate("Diagnosis", "Received"), time_text(reply.received_at)),
        (translate("Diagnosis", "Source"), source_name(reply.source)),
        (translate("Diagnosis", "Scorer version"), str(reply.verdict.scorer_version)),
    ]
    title = translate("Diagnosis", "Record")
    return Facts(title, [(name, Said(value)) for name, value in rows])


def sums_of(case_set: CaseSetInfo, reply: ReplyInfo) -> Facts:
    """What makes the case again, and by what its reply and its prompt are known again."""
    rows = [
        (translate("Diagnosis", "Reply, SHA-256"), reply.sha256),
        (translate("Diagnosis", "Prompt, SHA-256"), reply.prompt_sha256),
        (translate("Diagnosis", "Recipe"), _cut(case_set.recipe.to_json(), _RECIPE)),
    ]
    title = translate("Diagnosis", "To make and to know it again")
    return Facts(title, [(name, Said(value)) for name, value in rows], wide=True)


def quote_of(reply: ReplyInfo) -> Quote:
    """The head of the reply as received, invisible characters marked, and why it is no answer."""
    whole = text_of_record(reply.raw)
    head = "\n".join(whole[: _QUOTED + 1].split("\n")[:_QUOTED_LINES])[:_QUOTED]
    notes = [
        translate("Diagnosis", "{sentence} {place}.").format(
            sentence=fault_sentence(fault), place=place_text(fault.line, fault.column)
        )
        for fault in reply.verdict.faults[:_FAULTS]
    ]
    if len(head) < len(whole):
        text = translate(
            "Diagnosis",
            "The first {shown} of {total} characters; the document holds the whole reply.",
        )
        notes.append(text.format(shown=number(len(head)), total=number(len(whole))))
    return Quote(translate("Diagnosis", "Reply as received"), shown(head), "\n".join(notes))


def limits_of() -> Facts:
    """What the page does not show, in plain words."""
    sentences = [
        translate(
            "Diagnosis",
            "A probe is another conversation with another input: it shows a prefix at which a wrong"
            " state was observed, not what happened inside the whole reply.",
        ),
        translate("Diagnosis", "Nothing is known of a prefix that was not probed."),
        translate(
            "Diagnosis",
            "One reply is one observation: the same examinee may answer otherwise another time.",
        ),
    ]
    title = translate("Diagnosis", "What this does not show")
    return Facts(title, [("", Said(sentence)) for sentence in sentences])


def _cut(text: str, most: int) -> str:
    """A long text by its head, with how long it is."""
    if len(text) <= most:
        return text
    pattern = translate("Diagnosis", "{head}… ({total} characters)")
    return pattern.format(head=text[:most], total=number(len(text)))
