"""What the reviewer said of a reply, brought along where its bytes are recorded anew."""

from sqlalchemy import select

from statelab_gui.domain.log_columns import RulingKind
from statelab_gui.domain.runs import BLANK, RUN_FIELDS
from statelab_gui.storage.commands.base import Work
from statelab_gui.storage.commands.cells import Cell, Cells
from statelab_gui.storage.schema import LogValue, RulingRow


def carry_over(work: Work, old: int, new: int, at: str) -> None:
    """Fill the row of reply `new` in as that of reply `old` is, the reviewer's own columns too, and
    let the ruling that stands on the one stand on the other with its reason and time.

    The old row keeps all of it. The history tells of every cell filled in, at `at`.
    """
    own = select(LogValue.column_id).where(LogValue.reply_id == old).order_by(LogValue.column_id)
    columns = work.connection.execute(own).scalars().all()
    fields = [*(one.key for one in RUN_FIELDS), *(f"column:{number}" for number in columns)]
    cells = Cells(work)
    told = [(field, cells.present(field, [old])[old]) for field in fields]
    cells.put([Cell(new, field, BLANK, value) for field, value in told if value != BLANK], at)
    rulings = select(RulingRow).where(RulingRow.reply_id == old).order_by(RulingRow.id.desc())
    ruled = work.session.execute(rulings.limit(1)).scalar_one_or_none()
    if ruled is not None and ruled.ruling != RulingKind.WITHDRAWN.value:
        kept = RulingRow(reply_id=new, ruling=ruled.ruling, reason=ruled.reason, at=ruled.at)
        work.session.add(kept)
        work.session.flush()
