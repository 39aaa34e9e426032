"""Drift cases: what they are made of, the dialogues held over them, and how all of them stand."""

import json
from collections.abc import Collection

from statelab_gui.domain.drift.dialogues import Dialogue
from statelab_gui.domain.drift.items import DriftCase, Item
from statelab_gui.domain.drift.matrix import DriftRow
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.dialogues import SET_ASIDE, Place, begun_of, open_dialogue
from statelab_gui.storage.drift_reading import drift_case_of, item_of
from statelab_gui.storage.queries.base import OpenFile, raw_of
from statelab_gui.storage.queries.dialogues import dialogue_kept
from statelab_gui.storage.queries.drift_rows import (
    ARMS,
    CaseFacts,
    Queries,
    ReplyFacts,
    Spent,
    answered_row,
    unanswered_row,
)


class DriftQueries(OpenFile):
    """Questions about sets of intent drift. No truth is in them but that of `drift_case`, which
    views keep hidden while the case is sealed, as they do an answer book."""

    def drift_case(self, case_id: int) -> DriftCase | None:
        """The item and conversation of a case; None for one of state tracking, and for none."""
        with self._reading() as connection:
            return drift_case_of(raw_of(connection), case_id)

    def drift_items(self, set_id: int) -> list[Item]:
        """The items of a set, in order, each once; none for a set of state tracking.

        Raises KnownError("damaged_document"), as `drift_case` does.
        """
        with self._reading() as connection:
            rows = raw_of(connection).execute(_ITEMS, (set_id,)).fetchall()
        return [item_of(text) for (text,) in rows]

    def drift_keys(self, set_id: int) -> dict[int, str]:
        """The key of the item of every case of a set, in order of the cases."""
        with self._reading() as connection:
            return dict(raw_of(connection).execute(_KEYS, (set_id,)).fetchall())

    def dialogue(
        self, case_id: int, examinee_id: int, repeat: int = 1, *, simulated: bool = False
    ) -> Dialogue | None:
        """The dialogue that is open at this place, to be gone on with; None where none is."""
        with self._reading() as connection:
            place = Place(case_id, examinee_id, None, repeat)
            found = open_dialogue(raw_of(connection), place, simulated=simulated)
            return None if found is None else dialogue_kept(connection, found)

    def dialogue_of(self, reply_id: int) -> Dialogue | None:
        """The dialogue that a reply is the end of, also one that was corrected or graded again
        since; None for a reply that came without steps."""
        with self._reading() as connection:
            row = raw_of(connection).execute(_OF_REPLY, (reply_id,)).fetchone()
            return None if row is None else dialogue_kept(connection, row[0])

    def open_repeats(self, case_id: int, examinee_id: int) -> list[int]:
        """The repeats at which a dialogue of the two is open by hand, simulated ones left out."""
        values = (case_id, examinee_id, ReplySource.SIMULATED.value)
        with self._reading() as connection:
            return [repeat for (repeat,) in raw_of(connection).execute(_OPEN_REPEATS, values)]

    def begun(self, set_id: int) -> frozenset[tuple[int, int]]:
        """The case and examinee of every dialogue of a set that is half-way by hand."""
        with self._reading() as connection:
            return begun_of(raw_of(connection), set_id)

    def set_aside(self, case_id: int, examinee_id: int) -> list[Dialogue]:
        """The dialogues of the two that were left without an answer and begun again by hand, the
        latest first."""
        with self._reading() as connection:
            rows = raw_of(connection).execute(_SET_ASIDE, (case_id, examinee_id)).fetchall()
            return [dialogue_kept(connection, number) for (number,) in rows]

    def started_over(
        self, sets: Collection[int] | None = None, examinees: Collection[int] | None = None
    ) -> int:
        """How many dialogues were set aside; where `sets` or `examinees` are given, of theirs."""
        with self._reading() as connection:
            rows = raw_of(connection).execute(_STARTED_OVER).fetchall()
        return sum(
            (sets is None or set_id in sets) and (examinees is None or examinee_id in examinees)
            for set_id, examinee_id in rows
        )

    def ungraded_replies(self) -> list[int]:
        """The standing replies that were not graded, in order of recording."""
        with self._reading() as connection:
            found = raw_of(connection).execute(_UNGRADED, (Outcome.NOT_GRADED.value,))
            return [number for (number,) in found]

    def drift_matrix(
        self, sets: Collection[int] | None = None, examinees: Collection[int] | None = None
    ) -> list[DriftRow]:
        """Every drift case an examinee was asked, by set, position, examinee and repeat; where
        `sets` or `examinees` are given, only theirs.

        A case counts once for each examinee and repeat, by the reply that nothing supersedes. A
        case of a set that an examinee has begun, and has no reply to, is unanswered; simulated
        replies begin, and leave unanswered, apart from the others.
        """
        with self._reading() as connection:
            file = raw_of(connection)
            asked = Queries.of(every_set=sets is None)
            of_sets = {} if sets is None else {"sets": json.dumps(list(sets))}
            cases = [CaseFacts(*row) for row in file.execute(asked.cases, of_sets)]
            replies = [ReplyFacts(*row) for row in file.execute(asked.replies, of_sets)]
            sums = {number: tuple(told) for number, *told in file.execute(asked.spent, of_sets)}
            spent = Spent(sums, dict(file.execute(asked.earlier, of_sets).fetchall()))
            arms = dict(file.execute(ARMS).fetchall())
        mine: dict[int, list[ReplyFacts]] = {}
        begun: dict[int, set[tuple[int, bool]]] = {}
        of_set = {one.id: one.set_id for one in cases}
        for reply in replies:
            chosen = examinees is None or reply.examinee_id in examinees
            if chosen and reply.case_id in of_set:
                mine.setdefault(reply.case_id, []).append(reply)
                who = reply.examinee_id, reply.simulated
                begun.setdefault(of_set[reply.case_id], set()).add(who)
        rows: list[DriftRow] = []
        for case in cases:
            told = mine.get(case.id, [])
            here = [answered_row(case, one, arms, spent.of(one.id)) for one in told]
            has = {(one.examinee_id, one.simulated) for one in told}
            lacking = begun.get(case.set_id, set()) - has
            here += [unanswered_row(case, who, simulated, arms) for who, simulated in lacking]
            rows += sorted(here, key=lambda row: (row.examinee_id, row.simulated, row.repeat))
        return rows


_ITEMS = "SELECT item FROM drift_item WHERE set_id = ? ORDER BY position"
_KEYS = """
    SELECT case_item.id, drift_item."key" FROM case_item
    JOIN drift_case ON drift_case.case_id = case_item.id
    JOIN drift_item ON drift_item.id = drift_case.item_id
    WHERE case_item.set_id = ? ORDER BY case_item.position
"""
# A reply that corrects another, or is the same one graded again, ends the same dialogue.
_OF_REPLY = """
    WITH RECURSIVE earlier(id) AS (
        SELECT ? UNION ALL
        SELECT reply.supersedes FROM earlier JOIN reply ON reply.id = earlier.id
        WHERE reply.supersedes IS NOT NULL
    )
    SELECT dialogue.id FROM earlier JOIN dialogue ON dialogue.reply_id = earlier.id LIMIT 1
"""
_OPEN_REPEATS = f"""
    SELECT DISTINCT repeat FROM dialogue
    WHERE case_id = ? AND examinee_id = ? AND prefix IS NULL AND reply_id IS NULL AND source <> ?
        AND task_id IS NULL AND NOT {SET_ASIDE}
    ORDER BY repeat
"""
_SET_ASIDE = f"""
    SELECT id FROM dialogue
    WHERE case_id = ? AND examinee_id = ? AND prefix IS NULL AND {SET_ASIDE}
        AND EXISTS (SELECT 1 FROM dialogue_step WHERE dialogue_step.dialogue_id = dialogue.id)
    ORDER BY id DESC
"""
_STARTED_OVER = f"""
    SELECT case_item.set_id, dialogue.examinee_id FROM dialogue
    JOIN case_item ON case_item.id = dialogue.case_id
    WHERE {SET_ASIDE}
        AND EXISTS (SELECT 1 FROM dialogue_step WHERE dialogue_step.dialogue_id = dialogue.id)
"""
_UNGRADED = """
    SELECT reply.id FROM drift_case CROSS JOIN reply ON reply.case_id = drift_case.case_id
    JOIN run ON run.reply_id = reply.id
    WHERE reply.outcome = ? AND run.superseded_by IS NULL ORDER BY reply.id
"""
