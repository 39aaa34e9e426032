"""Every change of a document; apply one with `Document.apply`."""

from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command, Work
from statelab_gui.storage.commands.case_sets import AddCaseSet, RenameCaseSet
from statelab_gui.storage.commands.desk import SaveDraft, SetPreference, SetProbePlan
from statelab_gui.storage.commands.dialogues import RecordStep, StartOver
from statelab_gui.storage.commands.drift_sets import AddDriftSet
from statelab_gui.storage.commands.examinees import AddExaminee, ReviseExaminee
from statelab_gui.storage.commands.fetching import (
    SetFetchPlan,
    SetFetchState,
    SettleInterrupted,
    StartFetchRun,
)
from statelab_gui.storage.commands.fetching_tasks import AskAgain, GiveUp, LeaveOut
from statelab_gui.storage.commands.importing.rows import ImportRows
from statelab_gui.storage.commands.judging import JudgeAgain
from statelab_gui.storage.commands.log_columns import (
    AddLogColumn,
    RemoveLogColumn,
    ReviseLogColumn,
)
from statelab_gui.storage.commands.replies import RecordReply, RevealCase
from statelab_gui.storage.commands.rulings import AddRuling
from statelab_gui.storage.commands.runs import EditRun, EditRuns

__all__ = [
    "AddCaseSet",
    "AddDriftSet",
    "AddExaminee",
    "AddLogColumn",
    "AddRuling",
    "AskAgain",
    "Changes",
    "Command",
    "EditRun",
    "EditRuns",
    "GiveUp",
    "ImportRows",
    "JudgeAgain",
    "LeaveOut",
    "RecordReply",
    "RecordStep",
    "RemoveLogColumn",
    "RenameCaseSet",
    "RevealCase",
    "ReviseExaminee",
    "ReviseLogColumn",
    "SaveDraft",
    "SetFetchPlan",
    "SetFetchState",
    "SetPreference",
    "SetProbePlan",
    "SettleInterrupted",
    "StartFetchRun",
    "StartOver",
    "Work",
]
