"""What a command touched: the ids that models must read again."""

from dataclasses import dataclass, fields

_NONE: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Changes:
    """Ids of rows that were made, changed or taken away by one command, by kind.

    `runs` are ids of replies, whose rows of the run log changed. `drafts` and preferences are not
    told: nobody but their editor shows them. `fetch_runs` are runs that were begun or changed.
    `log_columns` tells that columns of the reviewer's own were made, changed or removed.
    """

    case_sets: frozenset[int] = _NONE
    cases: frozenset[int] = _NONE
    examinees: frozenset[int] = _NONE
    replies: frozenset[int] = _NONE
    runs: frozenset[int] = _NONE
    fetch_runs: frozenset[int] = _NONE
    case_sets_added: bool = False
    log_columns: bool = False

    def __bool__(self) -> bool:
        return any(getattr(self, field.name) for field in fields(self))

    def __or__(self, other: "Changes") -> "Changes":
        """The changes of both."""
        return Changes(
            self.case_sets | other.case_sets,
            self.cases | other.cases,
            self.examinees | other.examinees,
            self.replies | other.replies,
            self.runs | other.runs,
            self.fetch_runs | other.fetch_runs,
            self.case_sets_added or other.case_sets_added,
            self.log_columns or other.log_columns,
        )
