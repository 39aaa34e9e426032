"""Every word that the program shows can be translated."""

import pytest
from literals import faults, plural_faults
from sources import FOR_SCRIPTS, WORDED, trees


@pytest.mark.parametrize("floor", WORDED)
def test_every_word_shown_is_asked_for_with_tr(floor: str) -> None:
    told = [
        f"statelab_gui/{name}:{fault.line}: {fault.what}"
        for name, tree in trees().items()
        if name.startswith(f"{floor}/") and name not in FOR_SCRIPTS
        for fault in faults(tree)
    ]
    assert told == [], "\n" + "\n".join(told)


def test_no_plural_is_asked_for_in_a_class_that_others_derive_from() -> None:
    told = [
        f"statelab_gui/{name}:{fault.line}: {fault.what}" for name, fault in plural_faults(trees())
    ]
    assert told == [], "\n" + "\n".join(told)
