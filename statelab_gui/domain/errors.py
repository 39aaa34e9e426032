"""Known errors: what may happen to the world, as a code and facts; views/labels has the words."""

from collections.abc import Mapping


class KnownError(Exception):
    """A failure the reviewer can act on: `code` names the sentence, `facts` fill it."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: Mapping[str, object] = facts

    def __str__(self) -> str:
        if not self.facts:
            return self.code
        return f"{self.code}: " + ", ".join(f"{key}={value}" for key, value in self.facts.items())
