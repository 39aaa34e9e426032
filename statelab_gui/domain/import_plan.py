"""What a file that comes in would do to the run log, found out before anything is written."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from statelab_gui.domain.import_rows import FileVerdict, RowProblem

LISTED = 1_000
"""So many problems, and verdicts that differ, are kept to be shown; all are counted."""


@dataclass(frozen=True)
class OtherVerdict:
    """A row whose file tells another verdict than the scorer's, which is the one that counts."""

    row: int
    stated: FileVerdict
    correct: int
    total: int
    fault: str | None


@dataclass
class ImportPlan:
    """What would become of the rows: `new` are recorded, `there` are in the document already.

    Of those there, `differing` have other fields, rulings or columns of the reviewer's than the
    file. `uncorrected` counts replies that correct one that is not in the file, `examinees` and
    `columns` those that would be made. `problems` and `other_verdicts` hold the first ones, with
    their whole counts beside them. With any problem nothing can be taken.
    """

    rows: int = 0
    new: int = 0
    there: int = 0
    differing: int = 0
    unanswered: int = 0
    simulated: int = 0
    uncorrected: int = 0
    examinees: int = 0
    columns: int = 0
    problem_count: int = 0
    problems: list[RowProblem] = field(default_factory=list)
    other_verdict_count: int = 0
    other_verdicts: list[OtherVerdict] = field(default_factory=list)

    def refuse(self, problems: Iterable[RowProblem]) -> None:
        """Note why a row cannot be taken."""
        for problem in problems:
            self.problem_count += 1
            if len(self.problems) < LISTED:
                self.problems.append(problem)
