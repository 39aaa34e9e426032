"""A file is written whole or not at all, under every name that the system takes."""

from pathlib import Path

import pytest

from statelab_gui.domain.errors import KnownError
from statelab_gui.exchange.writing import written


@pytest.mark.parametrize("name", ["n" * 255, "名" * 85, "\U0001f600" * 63, ".html"])
def test_a_name_as_long_as_may_be_can_be_written(tmp_path: Path, name: str) -> None:
    for content in (b"old", b"new"):
        with written(tmp_path / name) as file:
            file.write(content)
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).read_bytes() == b"new"


def test_a_name_too_long_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(KnownError, match="cannot_write"), written(tmp_path / ("n" * 256)) as file:
        file.write(b"new")
    assert not list(tmp_path.iterdir())
