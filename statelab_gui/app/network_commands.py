"""The slots of the menu Tools: connections, going offline, and running code."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from statelab_gui.app.network import Network
from statelab_gui.app.running_code import RunningCode
from statelab_gui.app.session import Session
from statelab_gui.views.labels.connections import network_text
from statelab_gui.views.status_line import StatusLine

if TYPE_CHECKING:
    from statelab_gui.app.fetching.connecting import Connecting


class NetworkCommands(QObject):
    """Keeps the status line true to what may be reached, and opens the dialog of connections."""

    def __init__(
        self,
        network: Network,
        session: Session,
        status: StatusLine,
        code: RunningCode,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._network = network
        self._session = session
        self._status = status
        self._code = code
        self._parent = parent
        self._connecting: Connecting | None = None
        network.book.changed.connect(self.show_network)
        status.network_wished.connect(self.connections)
        self.show_network()

    def connections(self) -> None:
        """Let the reviewer see and change which services may be asked."""
        from statelab_gui.app.fetching.connecting import Connecting

        if self._connecting is None:
            self._connecting = Connecting(self._network, self._session, self._parent)
        self._connecting.open()

    def offline(self) -> None:
        """Switch every connection off; what is under way is stopped by who runs it."""
        self._network.book.go_offline()

    def running_code(self) -> None:
        """Let the reviewer switch the running of model-written code on and off."""
        self._code.open()

    def show_network(self) -> None:
        """Say in the status line who may be sent prompts."""
        far, near = self._network.hosts()
        self._status.show_network(
            lambda: network_text(far, near, whole=False),
            lambda: network_text(far, near),
            bool(far or near),
        )
