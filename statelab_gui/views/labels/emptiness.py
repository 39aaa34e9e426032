"""What every page says while no document is open."""

from PySide6.QtCore import QCoreApplication


def no_document() -> tuple[str, str, str]:
    """Title, sentence and the button that leads on to the Welcome page."""
    return (
        QCoreApplication.translate("Emptiness", "No document is open"),
        QCoreApplication.translate("Emptiness", "Make a new document or open one to begin."),
        QCoreApplication.translate("Emptiness", "Go to Welcome"),
    )
