"""The one way in which a command of this folder gives up."""


class SetupError(Exception):
    """Something is missing: `str()` is one sentence with the remedy, shown without a traceback."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status
