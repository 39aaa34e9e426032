"""Which rows of the run log are wanted, and what of them is looked for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.runs import Setting


@dataclass(frozen=True)
class RunFilter:
    """Which rows are wanted; what is None is not asked for.

    `text` is searched for in the names of set and case, family, form, settings, notes and the
    reviewer's own columns, letter case aside (of A-Z). `probes` are replies to prefixes,
    `superseded` replies that were corrected, `unanswered` rows without a reply. `values` has, for
    the columns of these keys, the values of which a row must hold one.
    """

    set_id: int | None = None
    examinee_id: int | None = None
    case_id: int | None = None
    status: CaseStatus | None = None
    text: str = ""
    probes: bool = True
    superseded: bool = True
    unanswered: bool = True
    values: tuple[tuple[str, frozenset[Setting]], ...] = ()

    def with_values(self, key: str, settings: frozenset[Setting] | None) -> "RunFilter":
        """The same, but of column `key` only rows with one of these; None for any value."""
        rest = tuple(one for one in self.values if one[0] != key)
        if settings is None:
            return replace(self, values=rest)
        return replace(self, values=tuple(sorted((*rest, (key, settings)), key=lambda one: one[0])))

    def values_of(self, key: str) -> frozenset[Setting] | None:
        """The values asked for in that column; None for any."""
        return dict(self.values).get(key)


@dataclass(frozen=True)
class Search:
    """A text that is looked for in the columns of these keys.

    A column in `words` is searched as it is worded: by what its function makes of a value.
    `settings` words all settings of an examinee in one text, which then is searched too.
    """

    text: str
    keys: tuple[str, ...]
    words: Mapping[str, Callable[[Setting], str]] = field(default_factory=dict, hash=False)
    settings: Callable[[Mapping[str, Setting]], str] | None = None
