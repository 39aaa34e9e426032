"""Compaction in two stages, as OpenHarness has it."""

import re
from collections.abc import Sequence

from statelab_gui.domain.drift.arms.compaction import Compacting
from statelab_gui.domain.drift.arms.talk import Moves
from statelab_gui.domain.drift.arms.values import NoteKind
from statelab_gui.domain.fetching.asking import Message

KEPT_MESSAGES = 6
KEPT_OUTPUTS = 5
"""So many of the latest outputs are never cleared."""

_LINE = re.compile(r"^.*$", re.MULTILINE)
_FENCES = ("```", "~~~")


class TwoStage(Compacting):
    """First old outputs are cleared, and only if that is not enough the rest is summarised.

    A conversation here has no tools; what one would have returned is what the assistant set into a
    fence, so frozen acknowledgements have nothing to clear. OpenHarness leaves 33,000 tokens of its
    window of 200,000 free, which is the default trigger, keeps 5 results and 6 messages.
    """

    default_trigger = 83.5

    def kept(self, messages: Sequence[Message]) -> int:
        return KEPT_MESSAGES

    def prompt(self, dialogue: str) -> str:
        return self.talk.words.compact.format(dialogue=dialogue)

    def heard(self) -> Moves:
        if self.too_long():
            self._clear()
            yield from super().heard()

    def _clear(self) -> None:
        """Take all but the latest outputs out of the assistant's messages."""
        talk = self.talk
        mark = f"{talk.words.cleared}\n"
        found = [
            (place, start, end)
            for place, message in enumerate(talk.history)
            if message.role == "assistant"
            for start, end in outputs(message.text)
            if message.text[start:end] != mark
        ]
        old = found[:-KEPT_OUTPUTS]
        for place, start, end in reversed(old):
            text = talk.history[place].text
            talk.history[place] = Message("assistant", f"{text[:start]}{mark}{text[end:]}")
        if old:
            characters = sum(end - start for _, start, end in old)
            talk.note(NoteKind.CLEARED, characters=characters, blocks=len(old))


def outputs(text: str) -> list[tuple[int, int]]:
    """Where what stands between fences begins and ends, in order; one that is open is none."""
    found: list[tuple[int, int]] = []
    fence, start = "", 0
    for line in _LINE.finditer(text):
        if fence:
            if line[0].rstrip() == fence:
                found.append((start, line.start()))
                fence = ""
        elif line[0][:3] in _FENCES:
            fence, start = line[0][:3], min(line.end() + 1, len(text))
    return found
