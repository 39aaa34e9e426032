"""What makes a file a StateLab document: the marks in the first 100 bytes of its SQLite header."""

from dataclasses import dataclass
from pathlib import Path

from statelab_gui.domain.errors import KnownError

APPLICATION_ID = 0x53_74_4C_62  # "StLb"
SCHEMA_VERSION = 5
SUFFIX = ".statelab"

_MAGIC = b"SQLite format 3\x00"


@dataclass(frozen=True)
class Header:
    """The facts of a document's first 100 bytes that decide whether it may be opened."""

    schema_version: int
    stated_bytes: int | None

    @classmethod
    def read(cls, path: Path) -> "Header":
        """The header of the document at `path`, reading 100 bytes and changing nothing.

        Never call this on a file that this process has open in SQLite: closing a plain handle drops
        the process's POSIX locks on it. Raises KnownError "no_such_file", "unreadable_file" or
        "not_a_document".
        """
        try:
            if not path.exists():
                raise KnownError("no_such_file", path=str(path))
            if not path.is_file():  # a folder, or a pipe whose opening would wait for ever
                raise KnownError("not_a_document", path=str(path))
            with path.open("rb") as file:
                head = file.read(100)
        except OSError as error:
            raise KnownError("unreadable_file", path=str(path), reason=_reason(error)) from error
        if len(head) < 100 or not head.startswith(_MAGIC):
            raise KnownError("not_a_document", path=str(path))
        if int.from_bytes(head[68:72], "big") != APPLICATION_ID:
            raise KnownError("not_a_document", path=str(path))
        page = int.from_bytes(head[16:18], "big")
        pages = int.from_bytes(head[28:32], "big")
        counted = head[24:28] == head[92:96]  # else the page count is not to be trusted
        return cls(
            schema_version=int.from_bytes(head[60:64], "big"),
            stated_bytes=(65536 if page == 1 else page) * pages if counted else None,
        )


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__
