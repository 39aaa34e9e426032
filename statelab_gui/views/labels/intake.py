"""Words for a reply that comes in: why nothing was received, and what was."""

from PySide6.QtCore import QCoreApplication, QLocale

from statelab_gui.views.reply_intake import FILE_LIMIT, IntakeError, Received, Refusal

translate = QCoreApplication.translate


def refusal_sentence(refused: IntakeError) -> str:
    """Why nothing was received, and what can be done instead."""
    pattern = {
        Refusal.CLIPBOARD_EMPTY: translate(
            "IntakeWords",
            "The clipboard is empty. Copy the reply again, or open it as a file or drop it here.",
        ),
        Refusal.IMAGE_ONLY: translate(
            "IntakeWords",
            "The clipboard holds a picture, not text. Copy the reply's text, or type it.",
        ),
        Refusal.NO_TEXT: translate("IntakeWords", "There is no text in what was pasted."),
        Refusal.SEVERAL_FILES: translate(
            "IntakeWords", "A case has one reply: drop or paste one file at a time."
        ),
        Refusal.FOLDER: translate(
            "IntakeWords", "“{name}” is a folder. Choose the one file with the reply."
        ),
        Refusal.NOT_LOCAL: translate(
            "IntakeWords", "That is an address, not a file on this computer. Nothing is fetched."
        ),
        Refusal.TOO_LARGE: translate(
            "IntakeWords", "That is larger than {limit}. Nothing was taken over."
        ),
        Refusal.UNREADABLE: translate("IntakeWords", "The file “{name}” cannot be read."),
        Refusal.UNHOLDABLE: translate(
            "IntakeWords",
            "This text cannot be put into typed text without changing it. "
            "Clear the box and paste it as the whole reply.",
        ),
    }[refused.reason]
    return pattern.format(name=refused.name, limit=size_text(FILE_LIMIT))


def received_sentence(received: Received) -> str:
    """What is held and how it came in, as long as it is not recorded."""
    size = size_text(len(received.raw))
    if received.file_name is not None:
        pattern = translate("IntakeWords", "From the file “{name}”, {size}. Not recorded yet.")
        return pattern.format(name=received.file_name, size=size)
    if received.converted_from_html:
        pattern = translate(
            "IntakeWords",
            "Pasted, {size}, converted from HTML: the clipboard had no plain text. "
            "Not recorded yet.",
        )
    elif received.typed:
        pattern = translate("IntakeWords", "Typed, {size}. Not recorded yet.")
    else:
        pattern = translate("IntakeWords", "Pasted, {size}. Not recorded yet.")
    return pattern.format(size=size)


def size_text(count: int) -> str:
    """A number of bytes in the reader's language."""
    return QLocale().formattedDataSize(count, 1, QLocale.DataSizeFormat.DataSizeTraditionalFormat)
