"""Saying that something was saved, or that a name in it may be a secret written down openly."""

from statelab_gui.app.pages.log_editing import key_written_text
from statelab_gui.app.shell import Shell
from statelab_gui.domain.runs import looks_like_key


def say_saved(shell: Shell, said: str, name: str) -> None:
    """Say what was done ("" for nothing), or warn where the name looks like an access key; the
    warning does not repeat the name."""
    if looks_like_key(name):
        shell.say(key_written_text(), "problem")
    elif said:
        shell.say(said)
