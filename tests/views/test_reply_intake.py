"""What is received is the record: clipboard and file give the same bytes and the same verdict."""

import os
from pathlib import Path

import pytest
from desk_bench import put_on_clipboard
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QGuiApplication, QImage

from statelab_gui.domain.runs import ReplySource
from statelab_gui.domain.scoring import score
from statelab_gui.views import reply_intake
from statelab_gui.views.labels.intake import received_sentence, refusal_sentence
from statelab_gui.views.reply_draft import Draft, draft_from_text, draft_to_text
from statelab_gui.views.reply_intake import (
    IntakeError,
    Received,
    Refusal,
    received_from_file,
    received_from_mime,
    text_of_html,
)

TRUTH = {"a": 4, "b": 3}
RIGHT = '{"a":4,"b":3}'
AWKWARD = [
    f"\u00a0{RIGHT}",
    f"\ufeff{RIGHT}",
    '{"a":4,\r\n"b":3}\r\n',
    '{"a":4,\r"b":3}',
    '{"a":4,\u2028"b":3}',
    '{"a":4,\u2029"b":3}',
    f"{RIGHT}\0",
    f"\ufdd0{RIGHT}\ufdd1",
    f"```json\n{RIGHT}\n```",
    "\u3000　ｆｕｌｌ　４",
    f"{RIGHT}\u200b",
    "😀\U000e0001",
]
pieces = st.one_of(
    st.sampled_from(["\u00a0", "\ufeff", "\r\n", "\r", "\0", "\u2028", "\u2029", "\t", RIGHT]),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=4),
)


def clipboard() -> QMimeData:
    return QGuiApplication.clipboard().mimeData()


@given(text=st.one_of(st.sampled_from(AWKWARD), st.lists(pieces, min_size=1).map("".join)))
def test_paste_and_file_give_the_same_bytes_and_verdict(qapp, tmp_path_factory, text):
    raw = text.encode()
    if not raw:
        return
    file = tmp_path_factory.getbasetemp() / "reply.json"
    file.write_bytes(raw)
    for key in ("text/plain", "text/plain;charset=utf-8", "text/plain;charset=UTF-8"):
        put_on_clipboard(raw, key)
        pasted = received_from_mime(clipboard())
        assert pasted.raw == received_from_file(file).raw == raw
        assert score(pasted.raw, TRUTH) == score(raw, TRUTH)


@given(raw=st.binary(min_size=1, max_size=40))
def test_a_file_is_taken_byte_for_byte(tmp_path_factory, raw):
    file = tmp_path_factory.getbasetemp() / "any.bin"
    file.write_bytes(raw)
    assert received_from_file(file) == Received(raw, ReplySource.FILE, file_name="any.bin")


def test_the_format_that_names_its_encoding_comes_first(qapp):
    mime = QMimeData()
    mime.setData("text/plain", RIGHT.encode())
    mime.setData("text/plain;charset=utf-8", f"\ufeff{RIGHT}".encode())
    QGuiApplication.clipboard().setMimeData(mime)
    assert received_from_mime(clipboard()).raw == f"\ufeff{RIGHT}".encode()


def test_plain_text_is_taken_where_there_is_html_too(qapp):
    mime = QMimeData()
    mime.setHtml("<p>“curly”</p>")
    mime.setText('"straight"')
    QGuiApplication.clipboard().setMimeData(mime)
    received = received_from_mime(clipboard())
    assert (received.raw, received.converted_from_html) == (b'"straight"', False)


def test_html_alone_is_turned_into_text_and_flagged(qapp):
    mime = QMimeData()
    mime.setHtml('<p>{"a":&nbsp;4,<br>"b":3}</p><p>x<img src="y.png"></p>')
    QGuiApplication.clipboard().setMimeData(mime)
    received = received_from_mime(clipboard())
    assert received.raw.decode() == '{"a":\u00a04,\n"b":3}\nx'
    assert received.converted_from_html
    assert "converted from HTML" in received_sentence(received)


def test_html_keeps_cells_of_a_table_apart():
    assert "1\n2" in text_of_html("<table><tr><td>1</td><td>2</td></tr></table>")


def refused(mime: QMimeData | None) -> Refusal:
    with pytest.raises(IntakeError) as told:
        received_from_mime(mime)
    assert refusal_sentence(told.value)
    assert "{" not in refusal_sentence(told.value)
    return told.value.reason


def test_what_is_no_reply_is_refused_with_a_sentence(qapp, tmp_path):
    assert refused(None) is Refusal.CLIPBOARD_EMPTY
    assert refused(QMimeData()) is Refusal.CLIPBOARD_EMPTY
    picture = QMimeData()
    picture.setImageData(QImage(4, 4, QImage.Format.Format_RGB32))
    assert refused(picture) is Refusal.IMAGE_ONLY
    other = QMimeData()
    other.setData("application/x-thing", b"1")
    assert refused(other) is Refusal.NO_TEXT
    for urls, reason in (
        ([tmp_path], Refusal.FOLDER),
        ([tmp_path / "a", tmp_path / "b"], Refusal.SEVERAL_FILES),
        ([tmp_path / "missing"], Refusal.UNREADABLE),
    ):
        files = QMimeData()
        files.setUrls([QUrl.fromLocalFile(str(url)) for url in urls])
        assert refused(files) is reason
    web = QMimeData()
    web.setUrls([QUrl("https://example.com/reply.json")])
    assert refused(web) is Refusal.NOT_LOCAL


def test_a_copied_file_is_taken_as_the_file_not_as_its_path(qapp, tmp_path):
    file = tmp_path / "reply.json"
    file.write_bytes(b"\xef\xbb\xbf{}\r\n")
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    mime.setText(str(file))
    received = received_from_mime(mime)
    assert received == Received(b"\xef\xbb\xbf{}\r\n", ReplySource.FILE, file_name="reply.json")


def test_a_file_above_the_limit_is_refused_whole(monkeypatch, tmp_path):
    monkeypatch.setattr(reply_intake, "FILE_LIMIT", 10)
    file = tmp_path / "big"
    file.write_bytes(b"1" * 10)
    assert received_from_file(file).raw == b"1" * 10
    file.write_bytes(b"1" * 11)
    with pytest.raises(IntakeError) as told:
        received_from_file(file)
    assert told.value.reason is Refusal.TOO_LARGE


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(IntakeError):
        received_from_file(Path(pipe))


@given(
    raw=st.one_of(st.binary(max_size=40), st.sampled_from(AWKWARD).map(str.encode)),
    name=st.none() | st.text(max_size=8),
    typed=st.booleans(),
    supersedes=st.none() | st.integers(1, 9),
)
def test_a_draft_comes_back_byte_for_byte(raw, name, typed, supersedes):
    draft = Draft(Received(raw, ReplySource.FILE, name, typed=typed), supersedes)
    stored = draft_to_text(draft).encode("utf-8", "surrogatepass")
    assert draft_from_text(stored.decode("utf-8", "surrogatepass")) == draft


def test_text_of_another_kind_is_taken_as_typed():
    found = draft_from_text('{"a": 1')
    assert found is not None and found.received.typed and found.received.raw == b'{"a": 1'
    assert draft_from_text("") is None
