"""A key that cannot be shown, stored or sent by mistake."""

from typing import Any, NoReturn

_SHOWN = "Secret(hidden)"


class Secret:
    """A key. Only `reveal` tells it: no repr, format, pickle or copy does; two are never equal."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        """The key itself, to be put in a header and nowhere else."""
        return self._text

    def __repr__(self) -> str:
        return _SHOWN

    __str__ = __repr__

    def __format__(self, spec: str) -> str:
        return _SHOWN

    def __copy__(self) -> "Secret":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Secret":
        return self

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("a secret is never written down")
