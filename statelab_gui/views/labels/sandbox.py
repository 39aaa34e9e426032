"""Words for running code that models wrote, and why it cannot be done on a computer."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.drift.running import Availability, WhyNot

translate = QCoreApplication.translate


def availability_sentence(found: Availability) -> str:
    """Whether code can be run here, or plainly why not and what would help."""
    if found.why_not is None:
        return translate("Sandbox", "The sandbox works on this computer: a trial run was passed.")
    sentence = {
        WhyNot.NOT_LINUX: translate(
            "Sandbox", "Not available: the sandbox needs Linux. Code stays not graded."
        ),
        WhyNot.UNKNOWN_MACHINE: translate(
            "Sandbox",
            "Not available: the sandbox does not know this kind of processor. Code stays not"
            " graded.",
        ),
        WhyNot.NO_BUBBLEWRAP: translate(
            "Sandbox",
            "Not available: the program bubblewrap (bwrap) is not installed. Install the package"
            " “bubblewrap” and open this dialog again.",
        ),
        WhyNot.NO_PYTHON: translate(
            "Sandbox",
            "Not available: no Python was found outside of the home folder to run code with.",
        ),
        WhyNot.REFUSED: translate(
            "Sandbox",
            "Not available: this system did not let the sandbox run. Code stays not graded.",
        ),
    }[found.why_not]
    if found.why_not is not WhyNot.REFUSED or not found.detail:
        return sentence
    pattern = translate("Sandbox", "{sentence} It said: {detail}")
    return pattern.format(sentence=sentence, detail=name_shown(found.detail))
