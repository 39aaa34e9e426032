"""Exporting the diagnosis of a case: asks how, then writes it beside the window."""

import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from statelab_gui import __version__
from statelab_gui.app.diagnosis import diagnose, page_of
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.translations import choose
from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fingerprints import Fingerprint
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.exchange.diagnosis_html import write_whole, writing_html
from statelab_gui.storage.document import Document
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.export_diagnosis_dialog import (
    DiagnosisChoices,
    ExportDiagnosisDialog,
    FileKind,
    Part,
    proposed_name,
)
from statelab_gui.views.labels.examinees import examinee_label
from statelab_gui.views.labels.verdicts import with_source

LANGUAGE_TAGS = {"en": "en", "zh_TW": "zh-Hant", "zh_CN": "zh-Hans"}
"""The BCP 47 tag of each language of the window."""


class Picture(Protocol):
    """A state map that can be drawn on a light page."""

    def set_title(self, title: str) -> None:
        """The line above the map."""
        ...

    def svg_text(self) -> str:
        """The map with legend and caption; "" where there is none."""
        ...

    def save_png(self, path: str | Path, width: int = 1600) -> None:
        """Write the same as a picture; raises KnownError."""
        ...


class DiagnosisExport(QObject):
    """Asks and writes for the page that is its parent; what was done is said in the window."""

    def __init__(self, session: Session, shell: Shell, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell

    def ask(self, reply_id: int, picture: Picture | None, found: Fingerprint | None) -> None:
        """Ask how the diagnosis of a whole-case reply is written, and write it.

        `picture` is the map of its case with what was observed, None where none is drawn; `found`
        is the fingerprint of the whole answer, None where there is none.
        """
        document = self._session.document
        if document is None:
            return
        try:
            reply = document.reply(reply_id)
            case = document.case(reply.case_id)
        except KnownError as error:
            self._session.failed.emit(error)
            return
        missing = set()
        if not reply.verdict.cells:
            missing.add(Part.CELLS)
        if found is None and reply.status is CaseStatus.WRONG:
            missing.add(Part.FINGERPRINTS)
        if picture is None:
            missing.add(Part.MAP)
        name = proposed_name(case.name, self._session.now())
        place = str(document.path.with_name(name))
        dialog = ExportDiagnosisDialog(place, frozenset(missing), self._shell.window())
        if dialog.exec():
            self.write(reply_id, dialog.choices(), picture, found)
        dialog.deleteLater()

    def write(
        self,
        reply_id: int,
        choices: DiagnosisChoices,
        picture: Picture | None,
        found: Fingerprint | None,
    ) -> None:
        """Write what was chosen: a picture at once, a page beside the window."""
        document = self._session.document
        if document is None:
            return
        path = Path(choices.path)
        try:
            reply = document.reply(reply_id)
            # Raises while the truth of the case is hidden: every kind of file would tell it.
            document.answer_book(reply.case_id)
            if picture is not None:
                picture.set_title(_title_of(document, reply))
            if choices.kind is FileKind.PNG and picture is not None:
                write_whole(path, _png_of(picture))
            elif choices.kind is FileKind.SVG and picture is not None:
                write_whole(path, picture.svg_text().encode("utf-8"))
        except KnownError as error:
            self._session.failed.emit(error)
            return
        if choices.kind is not FileKind.HTML:
            self._say(path)
            return
        with_map = picture is not None and Part.MAP in choices.parts
        svg = picture.svg_text() if picture is not None and with_map else ""
        language = LANGUAGE_TAGS[choose([QLocale().name()])]
        now = self._session.now()
        where = document.path

        def job() -> Generator[Progress, None, Path]:
            reader = DocumentReader(where, read_only=True)
            try:
                yield Progress(0, 0, "pages")
                told = diagnose(reader, reply_id, found)
            finally:
                reader.close()
            yield Progress(0, 0, "pages")
            page = page_of(told, choices.parts, svg, language, __version__, now)
            return (yield from writing_html(path, page))

        self._session.run(job, on_done=self._say)

    def _say(self, path: Path) -> None:
        written = QCoreApplication.translate("DiagnosisExport", "Diagnosis written: {file}")
        self._shell.say_written(written.format(file=path.name), path)


def _title_of(document: Document, reply: ReplyInfo) -> str:
    """What a picture that stands for itself is of: case, set and examinee."""
    case = document.case(reply.case_id)
    title = QCoreApplication.translate("DiagnosisExport", "{case} · {set} · {examinee}")
    text = title.format(
        case=case.name,
        set=document.case_set(case.set_id).name,
        examinee=examinee_label(document.examinee(reply.examinee_id)),
    )
    return with_source(text, reply)


def _png_of(picture: Picture) -> bytes:
    """The picture as bytes: an older file is replaced only when all of it is there."""
    with tempfile.TemporaryDirectory() as folder:
        aside = Path(folder) / "map.png"
        picture.save_png(aside)
        return aside.read_bytes()
