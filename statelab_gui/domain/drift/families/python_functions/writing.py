"""The function that intents ask for, as source text and as a callable."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from statelab_gui.domain.drift.families.python_functions.steps import STEPS, applied, code_of
from statelab_gui.domain.drift.families.python_functions.templates import Kind

FALLBACK = "solution"
"""What the function is called where no name is asked for."""


@dataclass(frozen=True)
class Function:
    """A function by its steps, each [name, *parameters], in the order in which they are done."""

    name: str
    argument: str
    kind: Kind
    steps: tuple[Sequence[Any], ...]

    @property
    def text(self) -> str:
        """Its source, imports included."""
        imports = dict.fromkeys(STEPS[use[0]].imports for use in self.steps)
        lines = ["items = list({})" if self._starts_as_list else "items = {}"]
        lines = [lines[0].format(self.argument)]
        for use in self.steps:
            lines += code_of(use).split("\n")
        if not lines[-1].startswith("return "):
            lines.append("return items")
        head = "".join(f"{line}\n" for line in sorted(filter(None, imports)))
        body = "".join(f"    {line}\n" for line in lines)
        return f"{head}{chr(10) * 2 if head else ''}def {self.name}({self.argument}):\n{body}"

    @property
    def call(self) -> Callable[[Any], Any]:
        """The same as a callable, by the callables of its steps; nothing is compiled for it."""

        def function(argument: Any) -> Any:
            items = list(argument) if self._starts_as_list else argument
            for use in self.steps:
                items = applied(use, items)
            return items

        return function

    @property
    def _starts_as_list(self) -> bool:
        return not (self.steps and self.steps[0][0] in ("split", "characters"))
