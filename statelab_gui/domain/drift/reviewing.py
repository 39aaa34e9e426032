"""What a reviewer decides on a model's wordings: which words every message gets in the end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from statelab_gui.domain.drift.fidelity import Infidelity
from statelab_gui.domain.drift.speaking import Wording


class Use(StrEnum):
    """Whose words are used: the MODEL's, those of the TEMPLATE that stand there, or EDITED ones."""

    MODEL = "model"
    TEMPLATE = "template"
    EDITED = "edited"


@dataclass(frozen=True)
class Reviewed:
    """A message, what a model made of it (None: nothing came), and whose words it gets.

    `findings` are of the model's words. `decided` tells that a person chose whose are used.
    """

    wording: Wording
    said: str | None = None
    findings: tuple[Infidelity, ...] = ()
    use: Use = Use.TEMPLATE
    edited: str = ""
    decided: bool = False

    @property
    def text(self) -> str:
        """The words that it gets."""
        if self.use is Use.MODEL and self.said is not None:
            return self.said
        return self.edited if self.use is Use.EDITED else self.wording.template

    @property
    def open_findings(self) -> tuple[Infidelity, ...]:
        """What a person should look at: until one chose, what is found in the model's words, and
        from then on what is found in the words chosen."""
        if not self.decided or self.use is Use.MODEL:
            return self.findings
        return tuple(self.wording.findings(self.edited)) if self.use is Use.EDITED else ()

    @property
    def needs_a_look(self) -> bool:
        """Whether a person should see it: something was found, or nothing came and nobody chose."""
        return bool(self.open_findings) or (self.said is None and not self.decided)

    def using(self, use: Use, edited: str = "") -> "Reviewed":
        """The same with other words; those of a model that said nothing, and blank ones, are not
        to be had, and it stays as it is."""
        blank = use is Use.EDITED and not edited.strip()
        if blank or (use is Use.MODEL and not (self.said or "").strip()):
            return self
        words = edited.strip() if use is Use.EDITED else self.edited
        return replace(self, use=use, edited=words, decided=True)


def reviewed(
    asked: Sequence[Wording],
    said: Mapping[int, str],
    findings: Mapping[int, tuple[Infidelity, ...]],
) -> list[Reviewed]:
    """How it stands before anybody looked: a model's words only where nothing is found."""
    found = []
    for number, wording in enumerate(asked):
        text, faults = said.get(number), findings.get(number, ())
        faithful = text is not None and not faults
        use = Use.MODEL if faithful else Use.TEMPLATE
        found.append(Reviewed(wording, text, faults, use))
    return found


def chosen_texts(rows: Sequence[Reviewed]) -> dict[int, str]:
    """The words that every message gets, by its number."""
    return {number: row.text for number, row in enumerate(rows)}
