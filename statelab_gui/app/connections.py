"""The connections of this computer, kept among the program's settings and never in a document."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from statelab_gui.app.settings import Settings
    from statelab_gui.domain.fetching.connections import Connection
    from statelab_gui.domain.fetching.usage import Prices

_PRICES = ("input", "output", "cached", "cache_written")


class ConnectionBook(QObject):
    """All connections by name, in the order of their making, and the prices entered for models.

    A document that came from elsewhere can switch nothing on: only this book enables a connection.
    """

    changed = Signal()

    def __init__(self, settings: "Settings", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    def all(self) -> "list[Connection]":
        """Every connection; an entry that cannot be read is passed over."""
        from statelab_gui.domain.fetching.connections import Connection

        found = []
        for text in self._settings.get("connections"):
            try:
                found.append(Connection.from_json(text))
            except (TypeError, ValueError):
                continue
        return found

    def get(self, name: str) -> "Connection | None":
        """The connection of that name, or None."""
        return next((one for one in self.all() if one.name == name), None)

    def follow(self, name: str) -> "Connection | None":
        """The connection of that name, else the one that had it before it was given another."""
        return self.get(name) or self.get(str(self._settings.get("renamed_connections").get(name)))

    def enabled(self) -> "list[Connection]":
        """Those that may be asked."""
        return [one for one in self.all() if one.enabled]

    def put(self, connection: "Connection", instead_of: str | None = None) -> None:
        """Keep a connection in the place of the one named `instead_of`, or of its own name."""
        old = connection.name if instead_of is None else instead_of
        known = [one for one in self.all() if one.name != connection.name or one.name == old]
        if any(one.name == old for one in known):
            known = [connection if one.name == old else one for one in known]
        else:
            known.append(connection)
        if connection.name != old:
            self._move_prices(old, connection.name)
            self._rename(old, connection.name)
        self._keep(known)

    def remove(self, name: str) -> None:
        """Forget a connection and its prices; its key is the key store's to forget."""
        self._move_prices(name, None)
        self._rename(name, None)
        self._keep([one for one in self.all() if one.name != name])

    def go_offline(self) -> None:
        """Switch every connection off."""
        self._keep([replace(one, enabled=False) for one in self.all()])

    def prices(self, name: str, model: str) -> "Prices | None":
        """The prices entered for a model of a connection; None when there are none."""
        from statelab_gui.domain.fetching.usage import Prices, amount_in

        kept = self._settings.get("prices").get(_place(name, model))
        try:
            found = {key: amount_in(kept[key]) for key in _PRICES if kept.get(key) is not None}
            return Prices(**found)
        except (AttributeError, TypeError, ValueError):
            return None

    def put_prices(self, name: str, model: str, prices: "Prices | None") -> None:
        """Keep the prices of a model, or forget them."""
        kept = dict(self._settings.get("prices"))
        if prices is None:
            kept.pop(_place(name, model), None)
        else:
            amounts = {key: getattr(prices, key) for key in _PRICES}
            kept[_place(name, model)] = {
                k: None if v is None else str(v) for k, v in amounts.items()
            }
        self._settings.put("prices", kept)
        self.changed.emit()

    def _rename(self, name: str, new_name: str | None) -> None:
        """Runs that were begun by a former name go on by the new one."""
        before = self._settings.get("renamed_connections")
        now = {was: is_now for was, is_now in before.items() if is_now != name and was != new_name}
        if new_name is not None:
            former = [was for was, is_now in before.items() if is_now == name]
            now |= dict.fromkeys((*former, name), new_name)
            now.pop(new_name, None)
        if now != before:
            self._settings.put("renamed_connections", now)

    def _move_prices(self, name: str, new_name: str | None) -> None:
        """Give the prices of one connection to another, or to none."""
        begin, kept = _place(name, ""), self._settings.get("prices")
        moved = {}
        for place, prices in kept.items():
            if not place.startswith(begin):
                moved[place] = prices
            elif new_name is not None:
                moved[_place(new_name, place.removeprefix(begin))] = prices
        if moved != kept:
            self._settings.put("prices", moved)

    def _keep(self, connections: "list[Connection]") -> None:
        self._settings.put("connections", [one.to_json() for one in connections])
        self.changed.emit()


def _place(name: str, model: str) -> str:
    return f"{name}\t{model}"
