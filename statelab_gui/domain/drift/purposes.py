"""What a conversation with a service is for, when an arm has several of them about one case."""

from enum import StrEnum


class Purpose(StrEnum):
    """ANSWER asks for the answer, AGAIN for one more; the others only lead to it.

    TURN is a message of the user before the request. SUMMARY and RECAP tell what was said. TRACKER
    folds a message into the state, FORMAT gathers the conventions, GATE checks the answer by them.
    """

    TURN = "turn"
    SUMMARY = "summary"
    RECAP = "recap"
    TRACKER = "tracker"
    FORMAT = "format"
    ANSWER = "answer"
    GATE = "gate"
    AGAIN = "again"

    @property
    def answers(self) -> bool:
        """Whether a reply to it may be the answer of the case."""
        return self in (Purpose.ANSWER, Purpose.AGAIN)

    @property
    def of_tracker(self) -> bool:
        """Whether the tracker is asked it, and not the examinee."""
        return self in (Purpose.TRACKER, Purpose.FORMAT, Purpose.GATE)
