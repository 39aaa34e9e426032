"""Why a run stopped by itself, and the one thing that is offered to be done about it."""

from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.fetching.asking import SENDABLE
from statelab_gui.domain.fetching.connections import Connection, LimitField
from statelab_gui.domain.fetching.runs import FetchRun, RunKind
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.views.labels.fetching import money_text
from statelab_gui.views.labels.field_names import field_name
from statelab_gui.views.labels.sentences import joined
from statelab_gui.views.labels.troubles import trouble_text

translate = QCoreApplication.translate


class Remedy(Enum):
    """LEAVE_OUT the setting refused, RENAME_LIMIT or REWRITE_SCHEMA as the service wants it, look
    at CONNECTIONS, set another LIMIT of spending."""

    LEAVE_OUT = auto()
    RENAME_LIMIT = auto()
    REWRITE_SCHEMA = auto()
    CONNECTIONS = auto()
    LIMIT = auto()


_IN_THE_CONNECTION = frozenset(
    {
        TroubleKind.NOT_TRUSTED,
        TroubleKind.PROXY,
        TroubleKind.KEY_REFUSED,
        TroubleKind.REDIRECTED,
        TroubleKind.NO_CONNECTION,
    }
)


_JSON_OBJECT = "json_object"


def remedy_of(run: FetchRun) -> Remedy | None:
    """What can be offered for a run that stopped by itself."""
    if run.over_limit:
        return Remedy.LIMIT
    trouble = run.stopped_by
    if trouble is None:
        return None
    if trouble.kind is TroubleKind.PARAMETER_REFUSED:
        instead, connection = trouble.facts.get("instead"), run.plan.connection
        if instead in set(LimitField) - {connection.limit_field}:
            return Remedy.RENAME_LIMIT
        if instead == _JSON_OBJECT and not connection.json_object:
            return Remedy.REWRITE_SCHEMA
        return Remedy.LEAVE_OUT if trouble.facts.get("setting") in SENDABLE else None
    return Remedy.CONNECTIONS if trouble.kind in _IN_THE_CONNECTION else None


def stopped_text(run: FetchRun) -> str:
    """Why it stopped, with what the service said; "" where it did not stop by itself."""
    if run.over_limit:
        limit = run.plan.spending_limit
        text = translate(
            "FetchRemedies",
            "The next conversation might pass the spending limit of {limit}, so none was begun.",
        )
        return text.format(limit="" if limit is None else money_text(limit))
    if run.stopped_by is None:
        return ""
    told = trouble_text(run.stopped_by)
    if remedy_of(run) is not Remedy.LEAVE_OUT:
        return told
    name = field_name(run.stopped_by.facts["setting"])
    more = translate(
        "FetchRemedies",
        "It can be left out; {setting} is then recorded as not provided for the answers to come.",
    )
    return joined([told, more.format(setting=name)])


def amended(run: FetchRun, connection: Connection) -> Connection:
    """The connection, speaking as the run's service wants it, by RENAME_LIMIT or REWRITE_SCHEMA."""
    if remedy_of(run) is Remedy.REWRITE_SCHEMA:
        return replace(connection, json_object=True)
    if remedy_of(run) is Remedy.RENAME_LIMIT and run.stopped_by is not None:
        return replace(connection, limit_field=LimitField(run.stopped_by.facts["instead"]))
    return connection


def remedy_text(run: FetchRun) -> str:
    """The words on the button; "" where nothing is offered."""
    remedy = remedy_of(run)
    if run.plan.kind is RunKind.BATCH and run.stopped_by is not None:
        return _batch_text(remedy, run.stopped_by)
    if remedy is Remedy.LEAVE_OUT and run.stopped_by is not None:
        text = translate("FetchRemedies", "Leave out {setting} and go on")
        return text.format(setting=field_name(run.stopped_by.facts["setting"]))
    if remedy is Remedy.RENAME_LIMIT and run.stopped_by is not None:
        text = translate("FetchRemedies", "Send the limit as {name} and go on")
        return text.format(name=run.stopped_by.facts["instead"])
    if remedy is Remedy.REWRITE_SCHEMA:
        text = translate("FetchRemedies", "Send the JSON schema as {name} and go on")
        return text.format(name=_JSON_OBJECT)
    if remedy is Remedy.CONNECTIONS:
        return translate("FetchRemedies", "Connections…")
    return translate("FetchRemedies", "Pace and limit…") if remedy is Remedy.LIMIT else ""


def _batch_text(remedy: Remedy | None, trouble: Trouble) -> str:
    """The words for a batch, of which new files are to be written then."""
    if remedy is Remedy.LEAVE_OUT:
        text = translate("FetchRemedies", "Leave out {setting} in new files")
        return text.format(setting=field_name(trouble.facts["setting"]))
    if remedy is Remedy.RENAME_LIMIT:
        text = translate("FetchRemedies", "Write the limit as {name} in new files")
        return text.format(name=trouble.facts["instead"])
    if remedy is Remedy.REWRITE_SCHEMA:
        text = translate("FetchRemedies", "Write the JSON schema as {name} in new files")
        return text.format(name=_JSON_OBJECT)
    return ""
