"""What every page says while there is no document, or no case set in it."""

from PySide6.QtCore import QCoreApplication


def no_document() -> tuple[str, str, str]:
    """Title, sentence and the button that leads on to the Welcome page."""
    return (
        QCoreApplication.translate("Emptiness", "No document is open"),
        QCoreApplication.translate("Emptiness", "Make a new document or open one to begin."),
        QCoreApplication.translate("Emptiness", "Go to Welcome"),
    )


def no_case_set() -> tuple[str, str, str]:
    """Title, sentence and the button that leads on to making one."""
    return (
        QCoreApplication.translate("Emptiness", "No case set yet"),
        QCoreApplication.translate(
            "Emptiness",
            "A case set holds prompts with hidden answers. The starter set is made in a moment.",
        ),
        QCoreApplication.translate("Emptiness", "New case set…"),
    )
