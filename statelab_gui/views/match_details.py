"""What one match means, and the places in the case to go to."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from statelab_gui.domain.fingerprints import Match
from statelab_gui.views import theme
from statelab_gui.views.labels import fingerprints as words
from statelab_gui.views.labels.sentences import joined
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel

_AT_HAND = 3


class MatchDetails(QWidget):
    """Empty until `show_match`. The first places are buttons, the others stand in a menu."""

    place_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._answer: Mapping[str, int] = {}
        self.sentence = QLabel()
        self._go = QLabel()
        self.places = [QPushButton() for _ in range(_AT_HAND)]
        self.more = QPushButton()
        self._menu = QMenu(self.more)
        self._unlisted = RoleLabel(Role.QUIET)

        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        self._go.setTextFormat(Qt.TextFormat.PlainText)
        self._unlisted.setWordWrap(True)
        self.more.setMenu(self._menu)
        row = QHBoxLayout()
        row.setSpacing(theme.space(1))
        row.addWidget(self._go)
        for button in (*self.places, self.more):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        layout.addWidget(self.sentence)
        layout.addLayout(row)
        layout.addWidget(self._unlisted)

        for at, button in enumerate(self.places):
            button.clicked.connect(lambda _=False, at=at: self._choose(at))
        self.show_match(None)

    def set_answer(self, answer: Mapping[str, int]) -> None:
        """Take the values that the reply gave, for the matches shown from now on."""
        self._answer = dict(answer)

    def show_match(self, match: Match | None) -> None:
        """Tell of this match; of none nothing."""
        self._match = match
        self.setVisible(match is not None)
        places = () if match is None else match.places
        self.sentence.setText("" if match is None else self._said(match))
        self._go.setText(self.tr("Go to update"))
        self._go.setVisible(bool(places))
        for at, button in enumerate(self.places):
            there = at < len(places)
            button.setVisible(there)
            button.setText(str(places[at]) if there else "")
            name = self.tr("Go to update {k}").format(k=places[at]) if there else ""
            button.setAccessibleName(name)
        self._menu.clear()
        for place in places[_AT_HAND:]:
            self._menu.addAction(str(place)).triggered.connect(
                lambda _=False, place=place: self.place_chosen.emit(place)
            )
        self.more.setText(self.tr("More"))
        self.more.setAccessibleName(self.tr("More updates to go to"))
        self.more.setVisible(len(places) > _AT_HAND)
        unlisted = 0 if match is None else match.count - len(places)
        self._unlisted.setText(
            self.tr("%n more of this slip match too and are not listed.", "", unlisted)
            if places and unlisted > 0
            else ""
        )
        self._unlisted.setVisible(bool(self._unlisted.text()))

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.show_match(self._match)

    def _said(self, match: Match) -> str:
        head = self.tr("{slip} ({place}): {sentence}")
        said = head.format(
            slip=words.match_text(match),
            place=words.place_text(match),
            sentence=words.slip_sentence(match.slip),
        )
        lines = [said]
        if match.wrong_cell is not None:
            differs = self.tr("Every cell but this one equals what the slip would give: {cell}.")
            given = self._answer.get(match.wrong_cell)
            lines.append(differs.format(cell=words.differing_text(match, given)))
        lines.append(words.tried_sentence(match))
        if len(match.others) > 1:
            names = self.tr(", ", "between two names of a list").join(match.others)
            lines.append(self.tr("Cases with these values: {names}.").format(names=names))
        return joined(lines)

    def _choose(self, at: int) -> None:
        if self._match is not None and at < len(self._match.places):
            self.place_chosen.emit(self._match.places[at])
