"""A second look at an open document, for a long job that reads beside the window."""

from statelab_gui.storage.queries.attempts import AttemptQueries
from statelab_gui.storage.queries.cases import CaseQueries
from statelab_gui.storage.queries.drift import DriftQueries
from statelab_gui.storage.queries.fetching import FetchQueries
from statelab_gui.storage.queries.first_errors import FirstErrorQueries
from statelab_gui.storage.queries.run_log import RunLogQueries
from statelab_gui.storage.queries.trials import TrialQueries


class DocumentReader(
    CaseQueries,
    FirstErrorQueries,
    TrialQueries,
    RunLogQueries,
    FetchQueries,
    AttemptQueries,
    DriftQueries,
):
    """Reads a document that this program has open already; made and used in the job's own thread.

    It takes no lock, writes nothing and holds no transaction between two questions. Make it with
    the document's path and `read_only=True`, and `close` it.
    """

    def close(self) -> None:
        """Let go of the file."""
        self._dispose()
