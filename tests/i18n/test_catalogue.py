"""The check of the catalogues finds each way in which one can lag or lose something."""

from pathlib import Path

import pytest
from catalogue import Entry, lagging, read, wrong
from messages import Message

from devtools.catalogues import catalogue_path, compile_catalogues, update_catalogues

SOURCE = """
class Page:
    def texts(self):
        self.tr("Open {name}")
        self.tr("%n case(s)", "", 2)
"""


def entry(source: str, *forms: str, plural: bool = False, state: str = "") -> Entry:
    return Entry(Message("Page", source, "", plural), forms, state)


@pytest.mark.parametrize(
    ("bad", "what"),
    [
        (entry("Open", "開啟", state="unfinished"), "unfinished"),
        (entry("Open", "開啟", state="vanished"), "vanished"),
        (entry("Open", ""), "empty"),
        (entry("%n case(s)", "%n 題", " ", plural=True), "empty"),
        (entry("Open {name}", "開啟"), "placeholders"),
        (entry("Open {name}", "開啟 {nom}"), "placeholders"),
        (entry("{a} of {a}", "{a}"), "placeholders"),
        (entry("%n case(s)", "題", plural=True), "placeholders"),
        (entry("&Open", "開啟"), "accelerators"),
        (entry("Open", "開啟(&O)"), "accelerators"),
        (entry("Save && close", "儲存 & 關閉(&C)"), "accelerators"),
        (entry("Open…", "開啟"), "ellipsis"),
        (entry("Open the sample", "Open the sample"), "left in English"),
        (entry("Open", "开启"), "the other script"),
    ],
)
def test_a_translation_that_lost_something_is_told(bad: Entry, what: str) -> None:
    assert any(line.startswith(what) or what in line for line in wrong([bad], "zh_TW"))


@pytest.mark.parametrize(
    "good",
    [
        entry("&Open…", "開啟(&O)…"),
        entry("Open {name} of {set}", "開啟 {set} 的 {name}"),
        entry("%n case(s)", "%n 題", plural=True),
        entry("Save && close", "儲存 && 關閉"),
        entry("StateLab", "StateLab"),
        entry("{right} / {total}", "{right} / {total}"),
    ],
)
def test_a_good_translation_is_not_told(good: Entry) -> None:
    assert wrong([good], "zh_TW") == []


def test_traditional_characters_do_not_pass_for_simplified_chinese() -> None:
    assert wrong([entry("Case", "題目")], "zh_CN")
    assert wrong([entry("Case", "题目")], "zh_CN") == []


def test_a_catalogue_lags_as_soon_as_a_text_is_added_or_changed(tmp_path: Path) -> None:
    source = tmp_path / "package" / "page.py"
    source.parent.mkdir()
    source.write_text(SOURCE, encoding="utf-8")
    kept = tmp_path / "kept"
    update_catalogues(tmp_path, "package", kept)
    source.write_text(SOURCE.replace("Open {name}", "Open the {name}"), encoding="utf-8")
    update_catalogues(tmp_path, "package", tmp_path / "fresh")
    for language in ("zh_TW", "zh_CN"):
        old = read(catalogue_path(kept, language))
        new = read(catalogue_path(tmp_path / "fresh", language))
        assert lagging(old, old) == []
        assert [line.partition(":")[0] for line in lagging(old, new)] == [
            "missing",
            "no longer asked for",
        ]
        assert any("unfinished" in line for line in wrong(old, language))


def test_english_holds_the_plurals_alone(tmp_path: Path) -> None:
    (tmp_path / "package").mkdir()
    (tmp_path / "package" / "page.py").write_text(SOURCE, encoding="utf-8")
    update_catalogues(tmp_path, "package", tmp_path / "kept")
    english = read(catalogue_path(tmp_path / "kept", "en"))
    assert [(e.message.source, len(e.forms)) for e in english] == [("%n case(s)", 2)]


def test_updating_keeps_what_is_translated(tmp_path: Path) -> None:
    (tmp_path / "package").mkdir()
    (tmp_path / "package" / "page.py").write_text(SOURCE, encoding="utf-8")
    update_catalogues(tmp_path, "package", tmp_path / "kept")
    path = catalogue_path(tmp_path / "kept", "zh_TW")
    text = path.read_text(encoding="utf-8")
    blank = '<translation type="unfinished"></translation>'
    path.write_text(text.replace(blank, "<translation>開啟 {name}</translation>"), encoding="utf-8")
    update_catalogues(tmp_path, "package", tmp_path / "kept")
    assert ("開啟 {name}",) in [e.forms for e in read(path) if not e.state]


def test_the_count_of_a_plural_may_be_any_expression(tmp_path: Path) -> None:
    (tmp_path / "package").mkdir()
    lines = [
        'translate("Words", "%n a 中文", "", count)',
        'QCoreApplication.translate("Words", "%n b", "", len(list(x)) + 1).format(x=1)',
        'QCoreApplication.translate("Words", "%n c", None, self.count)',
    ]
    body = "\n    ".join(lines)
    source = f"def words():\n    {body}\n"
    (tmp_path / "package" / "words.py").write_text(source, encoding="utf-8")
    update_catalogues(tmp_path, "package", tmp_path / "kept")
    told = read(catalogue_path(tmp_path / "kept", "zh_CN"))
    assert [(e.message.source, e.message.plural) for e in told] == [
        ("%n a 中文", True),
        ("%n b", True),
        ("%n c", True),
    ]


def test_compiling_makes_one_file_for_each_catalogue(tmp_path: Path) -> None:
    (tmp_path / "package").mkdir()
    (tmp_path / "package" / "page.py").write_text(SOURCE, encoding="utf-8")
    assert compile_catalogues(tmp_path) == []
    update_catalogues(tmp_path, "package", tmp_path / "翻譯 files")
    compiled = compile_catalogues(tmp_path / "翻譯 files")
    assert sorted(path.name for path in compiled) == [
        "statelab_en.qm",
        "statelab_zh_CN.qm",
        "statelab_zh_TW.qm",
    ]
    assert all(path.is_file() for path in compiled)


def test_compiling_again_leaves_a_running_program_the_file_it_has(tmp_path: Path) -> None:
    (tmp_path / "package").mkdir()
    page = tmp_path / "package" / "page.py"
    page.write_text(SOURCE, encoding="utf-8")
    folder = tmp_path / "kept"
    update_catalogues(tmp_path, "package", folder)
    for path in compile_catalogues(folder):
        path.write_bytes(b"as it was mapped")
    compiled = catalogue_path(folder, "zh_TW").with_suffix(".qm")
    with compiled.open("rb") as held:
        compile_catalogues(folder)
        assert held.read() == b"as it was mapped"
    assert compiled.read_bytes() != b"as it was mapped"
    assert {path.suffix for path in folder.iterdir()} == {".ts", ".qm"}
