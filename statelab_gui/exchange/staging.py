"""Writing a folder's files all or none: first aside, then moved into place, never over another."""

import errno
import shutil
import tempfile
from pathlib import Path
from types import TracebackType

from statelab_gui.domain.errors import KnownError


class Staging:
    """Files written into a hidden subfolder of `target` and moved into it by `commit`.

    Leaving without `commit` removes all that was written, and the target if it was made for it.
    Errors of the file system come out as KnownError, each with `path`: "folder_not_empty" (when
    `empty` is asked for), "not_a_folder", "file_exists", "disk_full", "cannot_write".
    """

    def __init__(self, target: Path, *, empty: bool) -> None:
        self._target = target
        self._empty = empty
        self._made: list[Path] = []
        self._moved: list[Path] = []
        self._aside: Path | None = None
        self._committed = False

    def __enter__(self) -> "Staging":
        try:
            self._open()
        except OSError as error:
            self._undo()
            raise _known(error, self._target) from error
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._undo()
        if isinstance(error, OSError):
            raise _known(error, self._target) from error

    def folder(self, name: str) -> Path:
        """A folder aside whose files will be moved to the subfolder `name`."""
        assert self._aside is not None, "used within `with`"
        path = self._aside / name
        path.mkdir(exist_ok=True)
        return path

    def commit(self, *, flat: bool) -> None:
        """Move all into place; `flat`: straight into the target, without the subfolder."""
        assert self._aside is not None, "used within `with`"
        moves = []
        for folder in sorted(self._aside.iterdir()):
            place = self._target if flat else self._target / folder.name
            moves += [(file, place / file.name) for file in sorted(folder.iterdir())]
        for _, place in moves:
            if place.exists():
                raise KnownError("file_exists", path=str(place))
        for file, place in moves:
            self._make(place.parent)
            file.rename(place)
            self._moved.append(place)
        self._committed = True

    def _open(self) -> None:
        if self._target.exists() and not self._target.is_dir():
            raise KnownError("not_a_folder", path=str(self._target))
        if self._empty and self._target.is_dir() and any(self._target.iterdir()):
            raise KnownError("folder_not_empty", path=str(self._target))
        self._make(self._target)
        self._aside = Path(tempfile.mkdtemp(prefix=".statelab-", dir=self._target))

    def _make(self, folder: Path) -> None:
        if not folder.is_dir():
            self._make(folder.parent)
            folder.mkdir()
            self._made.append(folder)

    def _undo(self) -> None:
        """Remove what is aside and, unless committed, what was moved and made."""
        if self._aside is not None:
            shutil.rmtree(self._aside, ignore_errors=True)
        if self._committed:
            return
        for file in self._moved:
            file.unlink(missing_ok=True)
        for folder in reversed(self._made):
            try:
                folder.rmdir()
            except OSError:  # somebody else has put something there meanwhile
                return


def _known(error: OSError, target: Path) -> KnownError:
    path = str(error.filename or target)
    if error.errno == errno.ENOSPC:
        return KnownError("disk_full", path=path)
    return KnownError("cannot_write", path=path, reason=error.strerror or str(error))
