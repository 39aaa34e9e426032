"""The diagnosis of a case: what its page tells, and that it never tells what is hidden."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from statelab_gui.app.diagnosis import diagnose, page_of
from statelab_gui.app.diagnosis_export import DiagnosisExport
from statelab_gui.app.session import Session
from statelab_gui.app.settings import Settings
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fingerprints import Fingerprint, fingerprint
from statelab_gui.domain.recipes import Recipe
from statelab_gui.domain.runs import NOT_PROVIDED, ReplySource, Setting
from statelab_gui.exchange.diagnosis_html import DiagnosisPage, html_of
from statelab_gui.storage.commands import AddCaseSet, AddExaminee, RecordReply
from statelab_gui.storage.document import Document
from statelab_gui.views.export_diagnosis_dialog import DiagnosisChoices, FileKind, Part

NOW = "2026-11-30T10:00:00+08:00"
FIRST_VALUES = b'{"a":1,"b":2,"c":3,"d":4,"e":5,"TMP":0}'
WRONG = b'{"a":9,"b":9,"c":9,"d":9,"e":9,"TMP":9}'
SVG = '<svg xmlns="http://www.w3.org/2000/svg"><title>the map</title></svg>'
KEY = "sk-abcdefghijklmnop1234567890"


class SilentShell:
    """The window as far as an export asks it."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(folder)
        self.said: list[str] = []
        self.written: list[Path] = []

    def say(self, text: str, kind: str = "done") -> None:
        self.said.append(text)

    def say_written(self, text: str, file: Path) -> None:
        self.said.append(text)
        self.written.append(file)

    def window(self) -> None:
        return None


class Drawn:
    """A map that is drawn already."""

    title = ""

    def set_title(self, title: str) -> None:
        self.title = title

    def svg_text(self) -> str:
        return SVG

    def save_png(self, path: str | Path, width: int = 1600) -> None:
        Path(path).write_bytes(b"png")


class Undrawable(Drawn):
    """A map whose picture fails half-way."""

    def save_png(self, path: str | Path, width: int = 1600) -> None:
        Path(path).write_bytes(b"hal")
        raise KnownError("cannot_write", path=str(path), reason="full")


@pytest.fixture
def session(qtbot: QtBot, tmp_path: Path) -> Iterator[Session]:
    session = Session()
    session.create(tmp_path / "lab.statelab")
    recipe = Recipe(
        seeds=(7,),
        lengths=(2, 20),
        cells=("a", "b", "c", "d", "e"),
        scratch="TMP",
        initial=(1, 2, 3, 4, 5, 0),
        modulus=10,
    )
    session.apply(AddCaseSet("Starter", recipe))
    settings = {
        "model": Setting.of("gemma-3-270m"),
        "temperature": NOT_PROVIDED,
        "system_prompt": Setting.of(f"use {KEY}"),
    }
    session.apply(AddExaminee(settings))
    yield session
    session.cancel_all()
    assert session.wait(10)
    session.close()


def document(session: Session) -> Document:
    assert session.document is not None
    return session.document


def record(session: Session, case: str, raw: bytes, prefix: int | None = None) -> int:
    number = next(one.id for one in document(session).cases(1) if one.name == case)
    command = RecordReply(number, 1, prefix, raw, ReplySource.PASTED, None, False, NOW)
    assert session.apply(command) is not None and command.result is not None
    return command.result


def page(session: Session, reply_id: int, found: Fingerprint | None = None) -> DiagnosisPage:
    told = diagnose(document(session), reply_id, found)
    return page_of(told, frozenset(Part), SVG, "en", "0.1.0", NOW)


def words_of(page: DiagnosisPage) -> str:
    """Everything that the page says, as plain text."""
    cells = [cell.text for grid in page.grids for row in grid.rows for cell in row]
    notes = [text for grid in page.grids for text in (grid.lead, *grid.notes)]
    facts = [f"{name}: {said.text}" for one in page.facts for name, said in one.rows]
    quote = [] if page.quote is None else [page.quote.text, page.quote.note]
    lines = [page.title, page.subtitle, page.result.text, *page.beside, page.foot]
    return "\n".join([*lines, *cells, *notes, *facts, *quote])


def test_the_page_tells_the_result_and_what_was_observed(session: Session) -> None:
    reply = record(session, "2-copy-code", FIRST_VALUES)
    truth = document(session).answer_book(document(session).reply(reply).case_id)
    record(session, "2-copy-code", json.dumps(truth.after(6)).encode(), prefix=6)
    record(session, "2-copy-code", WRONG, prefix=9)
    told = page(session, reply)
    assert told.title == "Diagnosis of 2-copy-code"
    assert told.result.text == "1 of 6 cells right"
    assert told.beside[0] == "First observed wrong prefix: 9 (among 2 probed of 7 possible)"
    probes = next(grid for grid in told.grids if grid.title == "Probes")
    assert [[cell.text for cell in row] for row in probes.rows] == [
        ["6", "✓ Right", "1", "6 of 6"],
        ["9", "✗ Wrong", "1", "0 of 6"],
    ]


def test_the_fingerprint_stands_in_it_with_its_chance_and_its_limits(session: Session) -> None:
    reply = record(session, "2-copy-code", FIRST_VALUES)
    book = document(session).answer_book(document(session).reply(reply).case_id)
    found = fingerprint(book.program, json.loads(FIRST_VALUES))
    said = words_of(page(session, reply, found))
    assert "First values kept" in said and "1 in 46655" in said
    assert "it does not show what happened inside the model" in said
    assert "because" not in said.lower()


def test_blank_and_not_provided_are_told_apart_and_a_key_is_left_out(session: Session) -> None:
    said = words_of(page(session, record(session, "2-copy-code", FIRST_VALUES)))
    assert "Temperature: Not provided" in said
    assert "Provider: left blank" in said
    assert KEY not in said and "left out: it looks like an access key" in said


def test_the_page_can_be_traced_and_names_no_place_on_this_computer(session: Session) -> None:
    reply = record(session, "2-copy-code", FIRST_VALUES)
    html = html_of(page(session, reply))
    info = document(session).reply(reply)
    for trace in (info.sha256, info.prompt_sha256, "Seed", "Recipe", "Scorer version", "0.1.0"):
        assert trace in html
    assert str(document(session).path.parent) not in html and "lab.statelab" not in html


def test_a_hostile_reply_shows_as_text(session: Session) -> None:
    hostile = b'</pre><script>alert("x")</script>\x00\xff'
    html = html_of(page(session, record(session, "2-copy-code", hostile)))
    assert "<script" not in html
    assert "&lt;/pre&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;" in html
    assert "so nothing is compared" in html


def test_a_long_reply_is_cut_and_that_is_told(session: Session) -> None:
    told = page(session, record(session, "2-copy-code", b"x" * 5_000))
    assert told.quote is not None and len(told.quote.text) == 500
    assert "The first 500 of 5000 characters" in told.quote.note


def test_many_probes_are_told_by_outcome_and_all_are_counted(session: Session) -> None:
    reply = record(session, "20-copy-code", FIRST_VALUES)
    book = document(session).answer_book(document(session).reply(reply).case_id)
    for k in range(6, 67):
        raw = json.dumps(book.after(k)).encode() if k % 2 else WRONG
        record(session, "20-copy-code", raw, prefix=k)
    probes = next(grid for grid in page(session, reply).grids if grid.title == "Probes")
    assert [row[1].text for row in probes.rows] == ["✓ Right", "✗ Wrong"]
    assert [row[2].text for row in probes.rows] == ["30", "31"]


def test_only_what_was_chosen_goes_in(session: Session) -> None:
    told = diagnose(document(session), record(session, "2-copy-code", FIRST_VALUES), None)
    least = page_of(told, frozenset(), SVG, "en", "0.1.0", NOW)
    assert not least.grids and not least.map_svg and least.quote is None and least.limits is None
    assert "SHA-256" in words_of(least)  # the record always goes in


def test_while_a_case_is_sealed_nothing_is_told_of_it(
    session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    probe = record(session, "2-add-code", WRONG, prefix=9)
    with pytest.raises(KnownError, match="case_sealed"):
        diagnose(document(session), probe, None)
    export = DiagnosisExport(session, SilentShell(tmp_path / "settings"))
    failed: list[KnownError] = []
    session.failed.connect(failed.append)
    for kind in FileKind:
        path = tmp_path / f"out.{kind}"
        choices = DiagnosisChoices(str(path), kind, frozenset(Part))
        export.write(probe, choices, Drawn(), None)
        qtbot.waitUntil(lambda: not session.is_busy, timeout=10_000)
        assert not path.exists()
    assert [error.code for error in failed] == ["case_sealed"] * 3


def test_each_kind_of_file_is_written_and_said(
    session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    reply = record(session, "2-copy-code", FIRST_VALUES)
    shell = SilentShell(tmp_path / "settings")
    export = DiagnosisExport(session, shell)
    for kind in FileKind:
        choices = DiagnosisChoices(str(tmp_path / f"out.{kind}"), kind, frozenset(Part))
        export.write(reply, choices, Drawn(), None)
        qtbot.waitUntil(lambda: not session.is_busy, timeout=10_000)
    assert "Diagnosis of 2-copy-code" in (tmp_path / "out.html").read_text("utf-8")
    assert (tmp_path / "out.svg").read_text("utf-8") == SVG
    assert (tmp_path / "out.png").read_bytes() == b"png"
    said = [f"Diagnosis written: out.{kind}" for kind in ("html", "png", "svg")]
    assert sorted(shell.said) == said


def test_a_picture_that_fails_leaves_the_older_file(
    session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    reply = record(session, "2-copy-code", FIRST_VALUES)
    path = tmp_path / "out.png"
    path.write_bytes(b"older")
    export = DiagnosisExport(session, SilentShell(tmp_path / "settings"))
    choices = DiagnosisChoices(str(path), FileKind.PNG, frozenset())
    export.write(reply, choices, Undrawable(), None)
    assert path.read_bytes() == b"older"


def test_a_picture_names_case_set_and_examinee(session: Session, tmp_path: Path) -> None:
    reply = record(session, "2-copy-code", FIRST_VALUES)
    export = DiagnosisExport(session, SilentShell(tmp_path / "settings"))
    drawn = Drawn()
    choices = DiagnosisChoices(str(tmp_path / "map.svg"), FileKind.SVG, frozenset())
    export.write(reply, choices, drawn, None)
    assert drawn.title == "2-copy-code · Starter · gemma-3-270m"


def test_a_page_that_cannot_be_written_is_told(
    session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    reply = record(session, "2-copy-code", FIRST_VALUES)
    export = DiagnosisExport(session, SilentShell(tmp_path / "settings"))
    failed: list[KnownError] = []
    session.failed.connect(failed.append)
    place = str(tmp_path / "no" / "out.html")
    export.write(reply, DiagnosisChoices(place, FileKind.HTML, frozenset()), Drawn(), None)
    qtbot.waitUntil(lambda: not session.is_busy, timeout=10_000)
    assert [error.code for error in failed] == ["cannot_write"]
