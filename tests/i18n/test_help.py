"""The help and the README call everything by the name that it has on the screen."""

import re

import pytest
from catalogue import SIMPLIFIED_ALONE, TRADITIONAL_ALONE, read
from sources import ROOT

from devtools.catalogues import LANGUAGES, catalogue_path
from statelab_gui.app.page_table import PAGES

TRANSLATIONS = ROOT / "resources" / "translations"
HELP = {one: ROOT / "resources" / "help" / f"first-steps.{one}.html" for one in LANGUAGES}
_ACCELERATOR = re.compile(r"\s*\(&\w\)|&")
_TAG = re.compile(r"</?(?!b>|i>)\w+[^>]*>")
_KEY = re.compile(r"(?:Ctrl|Alt|Shift)\+(?:Shift\+)?(?:[A-Z]\d?\b|\d|\+)")
# What is printed bold for its weight, and names nothing on the screen.
_STRESSED = {
    "en": set[str](),  # there a name begins with a capital, and nothing else does
    "zh_TW": {"現在", "另開新對話", "截去", "批次檔案", "觀察到", "對照", "重新計算"},
    "zh_CN": {"现在", "新开一个对话", "截去", "批处理文件", "观察到", "对照", "重新计算"},
}


def _names(language: str) -> set[str]:
    """Every text that is shown in a language, without accelerators."""
    found: set[str] = set()
    entries = read(catalogue_path(TRANSLATIONS, "zh_TW" if language == "en" else language))
    for entry in entries:
        texts = (entry.message.source,) if language == "en" else entry.forms
        found.update(_ACCELERATOR.sub("", text).strip() for text in texts)
    return found


def _nameless(bold: list[str], language: str) -> list[str]:
    """What is bold, is no mere stress, and is called so nowhere on the screen."""
    known = _names(language)
    parts = [part.strip() for text in bold for part in text.split("▸")]
    if language == "en":
        parts = [part for part in parts if part[:1].isupper() and not part.endswith(".")]
    return [part for part in parts if part not in known | _STRESSED[language]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_help_names_is_called_so_on_the_screen(language: str) -> None:
    bold = re.findall(r"<b>(.*?)</b>", HELP[language].read_text(encoding="utf-8"))
    assert len(bold) > 40
    assert _nameless(bold, language) == []


def test_what_the_readme_names_is_called_so_on_the_screen() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    bold = [" ".join(one.split()) for one in re.findall(r"\*\*(.*?)\*\*", text, re.DOTALL)]
    # "Next unanswered" ends in a sign on its button, and this is a sentence's subject.
    assert _nameless(bold, "en") == ["Next unanswered", "Python that a model wrote"]


def test_the_help_says_the_same_in_every_language() -> None:
    texts = {one: path.read_text("utf-8") for one, path in HELP.items()}
    bones = {one: [tag for tag in _TAG.findall(t) if "html" not in tag] for one, t in texts.items()}
    keys = {one: _KEY.findall(text) for one, text in texts.items()}
    for language in LANGUAGES:
        assert bones[language] == bones["en"], language
        assert keys[language] == keys["en"], language


def test_the_help_gives_each_page_its_own_key() -> None:
    text = HELP["en"].read_text("utf-8")
    told = dict(re.findall(r"<b>([^<]*)</b> \(Ctrl\+(\d)\)", text))
    names = [page.name for page in PAGES]
    assert told and told == {name: str(names.index(name) + 1) for name in told}


@pytest.mark.parametrize(
    ("language", "other"), [("zh_TW", SIMPLIFIED_ALONE), ("zh_CN", TRADITIONAL_ALONE)]
)
def test_the_help_keeps_to_one_script(language: str, other: frozenset[str]) -> None:
    assert set(HELP[language].read_text("utf-8")) & other == set()
