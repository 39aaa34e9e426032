"""README and CONTRIBUTING name only what there is, and show pictures that are fit to be seen."""

import re
from pathlib import Path

import pytest
from checkout import ROOT
from PySide6.QtGui import QImage

_PICTURES = re.compile(r"!\[[^\]]+\]\(([^)]+)\)")
_LARGEST = 200_000  # bytes: more than one makes the page slow to open
# Where a path that is told in short begins.
_SHORT = ("", "statelab_gui", "statelab_gui/domain", "resources/translations")


def _told(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def _is_there(path: str) -> bool:
    """Whether there is such a file, folder or module."""
    places = [ROOT / begin / name for begin in _SHORT for name in (path, f"{path}.py")]
    return any(place.exists() for place in places)


def test_every_picture_of_the_readme_is_there_and_none_is_left_over() -> None:
    shown = {ROOT / path for path in _PICTURES.findall(_told("README.md"))}
    assert shown == set((ROOT / "resources" / "help" / "pictures").iterdir())
    for path in shown:
        image = QImage(str(path))
        assert (image.width(), image.height()) == (1280, 800), path.name
        assert path.stat().st_size < _LARGEST, path.name
        assert image.textKeys() == [], path.name  # nothing of who made it, or with what


@pytest.mark.parametrize("paper", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_every_path_and_link_that_is_told_exists(paper: str) -> None:
    text = _told(paper)
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    code = re.findall(r"`([^`\n]+)`", text)
    paths = [one for one in code if re.fullmatch(r"[\w./-]+(/[\w.-]+|\.py|\.md|\.toml)", one)]
    gone = [one for one in (*links, *paths) if not _is_there(one)]
    assert gone == []


def test_no_paper_tells_where_it_was_written() -> None:
    papers = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    papers += list(Path(ROOT / "resources" / "help").glob("*.html"))
    for paper in papers:
        found = re.findall(r"/(?:home|root|tmp|Users|work)/\S*", paper.read_text(encoding="utf-8"))
        assert found == [], paper.name
