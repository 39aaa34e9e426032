"""What was received, many replies at a time, for files that go out."""

from collections.abc import Iterator, Sequence

from sqlalchemy import func, literal, select

from statelab_gui.domain.run_tables import Recorded
from statelab_gui.storage.queries.base import OpenFile
from statelab_gui.storage.schema import Reply

_BYTES_AT_ONCE = 8 << 20


class RecordedQueries(OpenFile):
    """Questions about the replies themselves, without their verdicts."""

    def recorded(
        self, reply_ids: Sequence[int], *, raw: bool = True
    ) -> Iterator[tuple[int, Recorded]]:
        """These replies in their order, a few megabytes at a time; unknown ids are left out.

        At most some 900 ids may be asked for. Without `raw` the records themselves are b"".
        """
        if not raw:
            yield from self._recorded(list(reply_ids), raw=False)
            return
        sizes = select(Reply.id, func.length(Reply.raw)).where(Reply.id.in_(reply_ids))
        with self._reading() as connection:
            size: dict[int, int] = {row[0]: row[1] for row in connection.execute(sizes)}
        batch: list[int] = []
        held = 0
        for number in (one for one in reply_ids if one in size):
            if batch and held + size[number] > _BYTES_AT_ONCE:
                yield from self._recorded(batch, raw=True)
                batch, held = [], 0
            batch.append(number)
            held += size[number]
        if batch:
            yield from self._recorded(batch, raw=True)

    def _recorded(self, reply_ids: list[int], *, raw: bool) -> list[tuple[int, Recorded]]:
        query = select(
            Reply.id,
            Reply.raw if raw else literal(b"").label("raw"),
            Reply.sha256,
            Reply.prompt_sha256,
            Reply.file_name,
            Reply.converted_from_html,
            Reply.supersedes,
        ).where(Reply.id.in_(reply_ids))
        with self._reading() as connection:
            rows = connection.execute(query).all()
        found = {
            row.id: Recorded(
                raw=row.raw,
                sha256=row.sha256,
                prompt_sha256=row.prompt_sha256,
                file_name=row.file_name,
                converted_from_html=bool(row.converted_from_html),
                supersedes=row.supersedes,
            )
            for row in rows
        }
        return [(number, found[number]) for number in reply_ids if number in found]
