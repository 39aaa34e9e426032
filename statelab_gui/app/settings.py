"""The program's settings: key, type, default on one line each, kept in an INI file."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QSplitter

from statelab_gui.app.folders import config_folder

_RECENT_KEPT = 10


@dataclass(frozen=True)
class Key:
    """A setting: its name, the type of its value and what it is until it was put."""

    name: str
    type: type
    default: Any


KEYS: dict[str, Key] = {
    key.name: key
    for key in (
        Key("language", str, "system"),  # system, en, zh_TW, zh_CN
        Key("theme", str, "system"),  # system, light, dark
        Key("zoom", int, 100),  # text size in percent
        Key("recent", list, []),  # paths, newest first
        Key("last_folder", str, ""),  # where a file was last picked
        Key("geometry", bytes, b""),  # of the main window
        Key("map_folded", bool, False),  # the state map of First error is put away
        Key("splitters", dict, {}),  # name -> state in hexadecimal
        Key("connections", list, []),  # Connection as JSON, in the order of their making
        Key("fetch_connection", str, ""),  # name of the connection that was asked last
        Key("renamed_connections", dict, {}),  # former name -> name, of those that are there
        Key("prices", dict, {}),  # connection and model, by tab -> prices as decimal texts
        Key("run_code", bool, False),  # that models wrote, in a sandbox
        Key("crashes_told", str, ""),  # name of the newest report the reviewer was told of
    )
}


class Settings:
    """Reads and writes settings; a value of the wrong type in the file counts as not there."""

    def __init__(self, folder: Path | None = None) -> None:
        file = (folder or config_folder()) / "settings.ini"
        self._store = QSettings(str(file), QSettings.Format.IniFormat)

    def get(self, name: str) -> Any:
        """The value of a key of KEYS, or its default."""
        key = KEYS[name]
        text = self._store.value(name)
        if text is None:
            return key.default
        try:
            value = json.loads(str(text))
            if key.type is bytes:
                return bytes.fromhex(value)
        except (TypeError, ValueError):
            return key.default
        return value if type(value) is key.type else key.default

    def put(self, name: str, value: Any) -> None:
        """Set the value of a key of KEYS; raises TypeError where it is not of the key's type."""
        key = KEYS[name]
        if type(value) is not key.type:
            raise TypeError(f"setting {name} is a {key.type.__name__}")
        # JSON, because INI values have no types and lists of one come back as a string.
        self._store.setValue(name, json.dumps(value.hex() if isinstance(value, bytes) else value))

    def sync(self) -> None:
        """Write the file now."""
        self._store.sync()

    def add_recent(self, path: Path) -> None:
        """Put a document first among the recent ones."""
        here = str(path.absolute())
        others = [known for known in self.recent() if known != here]
        self.put("recent", [here, *others][:_RECENT_KEPT])

    def forget_recent(self) -> None:
        """Empty the list of recent documents; the documents stay."""
        self.put("recent", [])

    def recent(self) -> list[str]:
        """The paths of the recent documents, newest first."""
        return [path for path in self.get("recent") if isinstance(path, str)]

    def restore_splitter(self, name: str, splitter: QSplitter) -> None:
        """Put a splitter where it was left, and remember under `name` where it is moved to."""
        state = self.get("splitters").get(name)
        if isinstance(state, str):
            splitter.restoreState(QByteArray.fromHex(state.encode()))
        splitter.splitterMoved.connect(lambda: self._remember_splitter(name, splitter))

    def _remember_splitter(self, name: str, splitter: QSplitter) -> None:
        state = splitter.saveState().toHex().toStdString()
        self.put("splitters", {**self.get("splitters"), name: state})
