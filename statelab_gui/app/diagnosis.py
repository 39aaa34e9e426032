"""The diagnosis of a case: read from the document, put into words for a page of its own."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from statelab_gui.app.diagnosis_parts import (
    cells_grid,
    fingerprint_grid,
    limits_of,
    probes_grid,
    quote_of,
    record_of,
    settings_of,
    sums_of,
    tone_of,
)
from statelab_gui.domain.cases import CaseInfo, CaseSetInfo
from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.domain.fingerprints import Fingerprint
from statelab_gui.domain.prefixes import Observed, counted_beside, observe, tallies_of
from statelab_gui.domain.runs import Examinee, ReplyInfo
from statelab_gui.domain.statistics.intervals import Interval, wilson
from statelab_gui.exchange.diagnosis_html import DiagnosisPage, Facts, Grid, Said
from statelab_gui.models.probes import Counts
from statelab_gui.storage.document import Document
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.export_diagnosis_dialog import Part
from statelab_gui.views.labels.examinees import examinee_label
from statelab_gui.views.labels.prefixes import beside_text, observed_text
from statelab_gui.views.labels.verdicts import result_text, with_source

translate = QCoreApplication.translate

Source = Document | DocumentReader


@dataclass(frozen=True, eq=False)
class Diagnosed:
    """All that is known of one whole-case reply and of the probes beside it.

    `fingerprint` is None for a format error, and where none was looked for. `first_turn` is the
    prefix that ends the first turn, where the case is a conversation.
    """

    case: CaseInfo
    case_set: CaseSetInfo
    examinee: Examinee
    reply: ReplyInfo
    probes: list[ReplyInfo] = field(repr=False)
    observed: Observed
    intervals: Mapping[Counts, Interval]
    fingerprint: Fingerprint | None
    first_turn: int | None = None


def diagnose(source: Source, reply_id: int, fingerprint: Fingerprint | None) -> Diagnosed:
    """Read what the page of a whole-case reply tells; takes its time, so make the call in a job.

    Raises KnownError "no_such_reply", or "case_sealed" while the truth of the case is hidden, and
    ValueError for a reply to a prefix.
    """
    reply = source.reply(reply_id)
    source.answer_book(reply.case_id)  # raises while its truth is hidden: the page would tell it
    if reply.prefix is not None:
        raise ValueError(f"reply {reply_id} is to a prefix")
    case = source.case(reply.case_id)
    shape = source.program_shape(reply.case_id)
    probes = counted_beside(reply, source.probes(reply.case_id, reply.examinee_id))
    tallies = tallies_of(probes)
    shares = {(one.right, one.asked) for one in tallies.values() if one.asked > 1}
    return Diagnosed(
        case=case,
        case_set=source.case_set(case.set_id),
        examinee=source.examinee(reply.examinee_id),
        reply=reply,
        probes=probes,
        observed=observe(tallies, shape.complete_from, shape.updates),
        intervals={counts: wilson(*counts) for counts in shares},
        fingerprint=fingerprint,
        first_turn=shape.complete_from if isinstance(case.family, DriftFamily) else None,
    )


def page_of(
    told: Diagnosed, parts: frozenset[Part], map_svg: str, language: str, version: str, now: str
) -> DiagnosisPage:
    """The page in the language of the window; `language` is its BCP 47 tag.

    `version` is this program's and `now` the ISO-8601 time that the page is dated with.
    """
    verdict = told.reply.verdict
    tallies = tallies_of(told.probes)
    first = told.first_turn
    observed = with_source(observed_text(told.observed, first), told.reply)
    beside = [observed]
    more = beside_text(told.observed, tallies, told.intervals, first)
    if more:
        beside.append(more)
    grids: list[Grid] = []
    if Part.CELLS in parts and verdict.cells:
        grids.append(cells_grid(verdict))
    if Part.PROBES in parts:
        grids.append(probes_grid(told.probes, first))
    if Part.FINGERPRINTS in parts:
        grids.append(fingerprint_grid(told.fingerprint, told.reply))
    facts: list[Facts] = []
    if Part.SETTINGS in parts:
        facts.append(settings_of(told.examinee))
    facts.append(record_of(told.case, told.case_set, told.reply))
    facts.append(sums_of(told.case_set, told.reply))
    return DiagnosisPage(
        language=language,
        title=translate("Diagnosis", "Diagnosis of {case}").format(case=told.case.name),
        subtitle=translate("Diagnosis", "{set} · {examinee}").format(
            set=name_shown(told.case_set.name), examinee=examinee_label(told.examinee)
        ),
        result=Said(result_text(told.reply), tone_of(told.reply.status)),
        beside=beside,
        map_svg=map_svg if Part.MAP in parts else "",
        map_told=observed,
        grids=grids,
        facts=facts,
        quote=quote_of(told.reply) if Part.REPLY in parts else None,
        limits=limits_of() if Part.LIMITS in parts else None,
        foot=translate("Diagnosis", "StateLab {version} · {date}").format(
            version=version, date=now
        ),
    )
