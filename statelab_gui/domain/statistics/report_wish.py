"""Of what a report is wanted, as it is remembered in a document."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from statelab_gui.domain.statistics.groups import Grouping
from statelab_gui.domain.statistics.reporting import ReportChoices


@dataclass(frozen=True)
class ReportWish:
    """Which case sets and examinees, by id (None for all there are), and how they are shown."""

    sets: frozenset[int] | None = None
    examinees: frozenset[int] | None = None
    choices: ReportChoices = field(default_factory=ReportChoices)

    def among(self, sets: Iterable[int], examinees: Iterable[int]) -> "ReportWish":
        """The same wish of what there is; where nothing is left of a choice, all is wanted."""
        return ReportWish(
            _left(self.sets, frozenset(sets)),
            _left(self.examinees, frozenset(examinees)),
            self.choices,
        )

    def to_json(self) -> str:
        """As text for a document; see `from_json`."""
        return json.dumps(
            {
                "sets": None if self.sets is None else sorted(self.sets),
                "examinees": None if self.examinees is None else sorted(self.examinees),
                "grouping": list(self.choices.grouping),
                "scratch": self.choices.scratch,
                "simulated": self.choices.simulated,
            },
            separators=(",", ":"),
        )

    @classmethod
    def from_json(cls, text: str | None) -> "ReportWish":
        """What was remembered; where that cannot be read, the wish to begin with."""
        try:
            found = json.loads(text or "")
            known = {one.value: one for one in Grouping}
            grouping = dict.fromkeys(known[one] for one in found["grouping"])
            return cls(
                _ids(found["sets"]),
                _ids(found["examinees"]),
                ReportChoices(tuple(grouping), bool(found["scratch"]), bool(found["simulated"])),
            )
        except (ValueError, TypeError, KeyError):
            return cls()


def _left(wanted: frozenset[int] | None, there: frozenset[int]) -> frozenset[int] | None:
    if wanted is None or not wanted & there or wanted >= there:
        return None
    return wanted & there


def _ids(found: Any) -> frozenset[int] | None:
    return None if found is None else frozenset(int(one) for one in found)
