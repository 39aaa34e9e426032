"""The numbers across cases as tables: bars, kinds of update, slips, and the cases behind each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from statelab_gui.domain.first_errors import Across, Bin, Place, SlipCount
from statelab_gui.views import theme
from statelab_gui.views.labels import first_errors as words
from statelab_gui.views.labels.fingerprints import meant_text, slip_name
from statelab_gui.views.rows_table import RowsTable
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle
from statelab_gui.views.widgets.segments import Segments

Unit = tuple[int, int]
"""A case and an examinee, by their ids."""


@dataclass(frozen=True)
class CaseName:
    """By what a case is known: several of one name differ in their seed or their set."""

    name: str
    seed: int
    set_name: str


class AcrossTables(QWidget):
    """A choice of three tables; the row chosen there says which cases are listed below.

    `case_chosen(case_id, examinee_id)` is the wish to open a case, `bin_chosen` tells the bar whose
    row the reviewer is at.
    """

    case_chosen = Signal(int, int)
    bin_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._across: Across | None = None
        self._bins: tuple[Sequence[Bin], int, bool] = ((), 0, False)
        self._slips: Sequence[SlipCount] | None = None
        self._units: Mapping[int, Unit] = {}
        self._cases: Mapping[int, CaseName] = {}
        self._examinee_names: Mapping[int, str] = {}
        self._places: dict[Unit, Place] = {}
        self._listed: Sequence[Unit] = ()
        self._sets = self._pooled = False
        self.which = Segments(3)
        self.bins = RowsTable()
        self.kinds = RowsTable()
        self.slips = RowsTable()
        self._pages = QStackedWidget()
        self._note = RoleLabel(Role.QUIET)
        self.cases_title = SectionTitle()
        self.cases = RowsTable()
        self._lay_out()
        self.retranslate()

        self.which.chosen.connect(self._show_page)
        self.bins.row_chosen.connect(self._on_bin)
        self.kinds.row_chosen.connect(self._on_kind)
        self.slips.row_chosen.connect(self._on_slip)
        for table in (self.bins, self.kinds, self.slips):
            table.row_opened.connect(lambda _: self.cases.setFocus())
        self.cases.row_opened.connect(self._open)

    def _lay_out(self) -> None:
        self._note.setWordWrap(True)
        self.cases_title.setTextFormat(Qt.TextFormat.PlainText)
        self.cases_title.setWordWrap(True)
        for table in (self.bins, self.kinds, self.slips):
            self._pages.addWidget(table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addWidget(self.which)
        column.addWidget(self._pages, 4)
        column.addWidget(self._note)
        column.addWidget(self.cases_title)
        column.addWidget(self.cases, 3)

    # what is shown

    def show_across(
        self,
        across: Across,
        units: Mapping[int, Unit],
        cases: Mapping[int, CaseName],
        examinee_names: Mapping[int, str],
        *,
        pooled: bool,
    ) -> None:
        """Show another group; its slips are not known yet. Where several examinees are `pooled`,
        each case is told with its examinee."""
        self._pooled = pooled
        self._sets = len({name.set_name for name in cases.values()}) > 1
        self._across, self._slips = across, None
        self._units, self._cases, self._examinee_names = units, cases, examinee_names
        self._places = {(one.case_id, one.examinee_id): one for one in across.places}
        self._fill()
        self._list_all()

    def show_bins(self, bins: Sequence[Bin], n: int, by_share: bool) -> None:
        """Show these bars, which together hold n places."""
        self._bins = (bins, n, by_share)
        rows = [words.bin_row(one, n, by_share) for one in bins]
        self.bins.show_rows(words.bin_titles(by_share), rows, numbers=(1,))

    def show_slips(self, slips: Sequence[SlipCount]) -> None:
        """Show which slips recur."""
        self._slips = slips
        self._fill_slips()
        self._say_note()

    def choose_bin(self, at: int) -> None:
        """Choose the row of a bar, without telling."""
        self.bins.choose(at)

    def list_places(self, places: Sequence[Place], title: str) -> None:
        """List the cases of these places."""
        self._list([(one.case_id, one.examinee_id) for one in places], title)

    def forget(self) -> None:
        """Show nothing of any case."""
        self._across, self._slips = None, None
        self._units, self._places = {}, {}
        self._cases, self._examinee_names = {}, {}
        self.show_bins((), 0, False)
        self._fill()
        self._list((), "")

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.which.set_words(self.tr("Where"), self.tr("Kinds of update"), self.tr("Fingerprints"))
        self.bins.setAccessibleName(self.tr("Where the first observed wrong prefixes fall"))
        self.kinds.setAccessibleName(self.tr("Kinds of update at the first observed wrong prefix"))
        self.slips.setAccessibleName(self.tr("Slips that recur"))
        self.cases.setAccessibleName(self.tr("Cases behind the chosen row"))
        self.show_bins(*self._bins)
        self._fill()
        self._list_all()

    def _fill(self) -> None:
        across = self._across
        rows = [] if across is None else [words.kind_row(one, across) for one in across.kinds]
        self.kinds.show_rows(words.kind_titles(), rows, numbers=(1, 2, 3))
        self._fill_slips()
        self._say_note()

    def _fill_slips(self) -> None:
        rows = [words.slip_row(one) for one in self._slips or ()]
        self.slips.show_rows(words.slip_titles(), rows, numbers=(1, 2))

    def _show_page(self, at: int) -> None:
        self._pages.setCurrentIndex(at)
        self._say_note()

    def _say_note(self) -> None:
        across = self._across
        page = self._pages.currentWidget()
        if across is None or page is self.bins:
            self._note.clear()
        elif page is self.kinds:
            self._note.setText(words.kinds_sentence())
        elif self._slips is None:
            self._note.setText(self.tr("The answers are still being compared, or were not."))
        else:
            asked = across.asked
            text = words.slips_sentence(asked.wrong, asked.format_errors, asked.incomplete)
            self._note.setText("\n".join((text, meant_text())))
        self._note.setVisible(bool(self._note.text()))

    # the list of cases

    def _list_all(self) -> None:
        units = list(dict.fromkeys(self._units.values()))
        self._list(units, self.tr("%n case(s) not right", "", len(units)) if units else "")

    def _list(self, units: Sequence[Unit], title: str) -> None:
        self._listed = units
        titles = words.case_titles(sets=self._sets, pooled=self._pooled)
        self.cases.show_rows(titles, [self._case_row(unit) for unit in units], numbers=(1, 2))
        self.cases_title.setText(title)

    def _case_row(self, unit: Unit) -> list[str]:
        case_id, examinee_id = unit
        name = self._cases[case_id]
        probed = self._across is not None and unit in self._across.probed
        row = [name.name, str(name.seed)]
        row += words.place_row(self._places.get(unit), probed=probed)
        if self._sets:
            row.append(name.set_name)
        if self._pooled:
            row.append(self._examinee_names.get(examinee_id, ""))
        return row

    def _on_bin(self, row: int) -> None:
        self.bin_chosen.emit(row)

    def _on_kind(self, row: int) -> None:
        if self._across is not None:
            one = self._across.kinds[row]
            pattern = self.tr("{kind}: {count}")
            count = words.of_text(one.count, self._across.n)
            title = pattern.format(kind=words.kind_name(one.kind), count=count)
            self.list_places(one.places, title)

    def _on_slip(self, row: int) -> None:
        one = (self._slips or ())[row]
        pattern = self.tr("{slip}: {count}")
        title = pattern.format(
            slip=slip_name(one.slip), count=words.of_text(one.count, one.compared)
        )
        self._list(list(dict.fromkeys(self._units[key] for key in one.keys)), title)

    def _open(self, row: int) -> None:
        self.case_chosen.emit(*self._listed[row])
