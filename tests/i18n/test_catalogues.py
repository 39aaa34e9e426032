"""The catalogues hold every text of the sources, translated, with nothing lost on the way.

`python3 packaging/dev.py translations` brings them up to date; then they are filled in by hand.
"""

import shutil
from pathlib import Path

import pytest
from catalogue import lagging, read, wrong
from messages import messages
from sources import ROOT, trees

from devtools.catalogues import LANGUAGES, catalogue_path, update_catalogues

KEPT = ROOT / "resources" / "translations"


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copies of the catalogues, brought up to date with the sources."""
    folder = tmp_path_factory.mktemp("catalogues")
    for path in KEPT.glob("*.ts"):
        shutil.copy(path, folder)
    update_catalogues(ROOT, "statelab_gui", folder)
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_there_and_has_the_texts_of_the_sources(
    fresh: Path, language: str
) -> None:
    path = catalogue_path(KEPT, language)
    assert path.is_file(), "run: python3 packaging/dev.py translations"
    told = lagging(read(path), read(catalogue_path(fresh, language)))
    assert told == [], "\n" + "\n".join(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated_and_whole(language: str) -> None:
    told = wrong(read(catalogue_path(KEPT, language)), language)
    assert told == [], "\n" + "\n".join(told)


def test_lupdate_sees_every_text_that_the_sources_ask_for(fresh: Path) -> None:
    asked = {message for tree in trees().values() for message in messages(tree)}
    seen = {entry.message for entry in read(catalogue_path(fresh, "zh_TW"))}
    assert asked - seen == set()
    assert seen - asked == set()
