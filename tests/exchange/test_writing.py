"""A file is written whole or not at all, under every name that the system takes."""

import errno
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import pytest

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.runs import Setting
from statelab_gui.exchange import xlsx
from statelab_gui.exchange.guarding import Column
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


def test_a_workbook_on_a_full_disk_leaves_nothing_and_nothing_to_tidy_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full:
        """A file on a full disk."""

        def __init__(self, file: BinaryIO) -> None:
            self._file = file

        def write(self, data: bytes) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

        def __getattr__(self, name: str) -> object:
            return getattr(self._file, name)

    @contextmanager
    def full(path: Path) -> Iterator[Full]:
        with written(path) as file:
            yield Full(file)

    monkeypatch.setattr(xlsx, "written", full)
    left: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", left.append)
    with pytest.raises(KnownError) as caught:
        for _ in xlsx.write_xlsx(tmp_path / "a.xlsx", [Column("case")], [[Setting.of("x")]]):
            pass
    gc.collect()
    assert caught.value.code == "disk_full"
    assert (list(tmp_path.iterdir()), left) == ([], [])
