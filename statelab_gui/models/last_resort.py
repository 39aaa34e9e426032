"""What is not expected inside a method that Qt calls: told as a crash, and the window goes on."""

import functools
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

_P = ParamSpec("_P")
_R = TypeVar("_R")
_T = TypeVar("_T")


def told(otherwise: _T) -> Callable[[Callable[_P, _R]], Callable[_P, _R | _T]]:
    """Hand what the method raises to the crash report and return `otherwise`.

    Qt's binding cannot carry every exception out of a method that C++ called: on Python 3.11 one
    that the interpreter itself raised, such as a TypeError, ends the process.
    """

    def guard(method: Callable[_P, _R]) -> Callable[_P, _R | _T]:
        @functools.wraps(method)
        def guarded(*args: _P.args, **kwargs: _P.kwargs) -> _R | _T:
            try:
                return method(*args, **kwargs)
            except Exception as error:
                sys.excepthook(type(error), error, error.__traceback__)
                return otherwise

        return guarded

    return guard
