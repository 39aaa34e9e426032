"""Which cases of a set are shown."""

from dataclasses import dataclass, fields

from statelab_gui.domain.cases import CaseInfo, CaseStatus
from statelab_gui.domain.kinds import AnyFamily


@dataclass(frozen=True)
class CaseFilter:
    """A case passes when it agrees with every field; None or an empty text asks nothing.

    `text` is looked for in the case's name, letters large and small alike; several words must all
    be there.
    """

    text: str = ""
    family: AnyFamily | None = None
    form: str | None = None
    length: int | None = None
    seed: int | None = None
    status: CaseStatus | None = None

    def accepts(self, case: CaseInfo) -> bool:
        """Whether the case is shown."""
        asked = (
            (self.family, case.family),
            (self.form, case.form),
            (self.length, case.length),
            (self.seed, case.seed),
            (self.status, case.status),
        )
        if any(wanted is not None and wanted != given for wanted, given in asked):
            return False
        name = case.name.casefold()
        return all(word in name for word in self.text.casefold().split())

    @property
    def asks_nothing(self) -> bool:
        """Whether every case passes."""
        return not self.text.strip() and all(
            getattr(self, field.name) is None for field in fields(self) if field.name != "text"
        )
