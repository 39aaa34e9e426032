"""A planted key is nowhere but in the request's header, after success and after every failure."""

import base64
import json
import logging
import os
import sys
import traceback
from pathlib import Path
from urllib.parse import quote

import asks
import key_stores
import misdeeds
import pytest
from server import Loopback

from statelab_gui.app.crash import describe
from statelab_gui.domain.drift.items import Condition, DriftFamily
from statelab_gui.domain.drift.making import drift_cases
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.families import Family
from statelab_gui.domain.fetching.connections import Connection, Dialect, KeySource, ProxyUse
from statelab_gui.domain.fetching.runs import FetchPlan, TaskWish
from statelab_gui.domain.recipes import Recipe
from statelab_gui.domain.runs import Setting
from statelab_gui.providers.connecting import connect
from statelab_gui.providers.credentials import Keys
from statelab_gui.providers.engine import Control, Patience, fetching
from statelab_gui.providers.redacting import Redactor
from statelab_gui.providers.transport import Bounds
from statelab_gui.storage.commands import AddCaseSet, AddDriftSet, AddExaminee
from statelab_gui.storage.commands.fetching import StartFetchRun
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal

KEY = "sk-planted/key+with=signs&0123456789abcdefXYZ"
OTHER_KEY = "sk-planted-other-0123456789abcdefXYZ"
FORMS = {
    KEY,
    quote(KEY, safe=""),
    json.dumps(KEY)[1:-1].replace("/", "\\/"),
    "".join(f"\\u{ord(letter):04x}" for letter in KEY),
    base64.b64encode(KEY.encode()).decode(),
    base64.b64encode(f"user:{KEY}".encode()).decode()[8:],
    "planted/key+with",
}
QUICK = Patience(tries=2, first_seconds=0.01)
ELSEWHERE = "http://127.0.0.1:1/other"


async def _encoded(request, reply):
    """The key in an answer, encoded in three ways."""
    text = f"{quote(KEY, safe='')} {base64.b64encode(KEY.encode()).decode()} {KEY}"
    reply.send(200, misdeeds.answered(request, text))


async def _cut_in_the_key(request, reply):
    """A body that ends in the middle of the key."""
    body = f'{{"message": "bad key {KEY}"}}'.encode()
    reply.head(400, {"content-type": "application/json", "content-length": str(len(body))})
    reply.raw(body[: body.index(KEY.encode()) + 25])
    await reply.flush()
    reply.drop()


DEEDS = {
    "success": None,
    "echo in an error": misdeeds.echoes_key(),
    "echo in an answer": misdeeds.echoes_key_in_answer(),
    "echo, encoded": _encoded,
    "echo, cut off": _cut_in_the_key,
    "wrong key": misdeeds.refuses(401, {"error": {"message": f"Incorrect API key: {KEY}"}}),
    "too many": misdeeds.too_many(1_000_000),
    "server error": misdeeds.fails(500),
    "drop": misdeeds.drops("body"),
    "drop at once": misdeeds.drops("start"),
    "no JSON": misdeeds.HTML,
    "elsewhere": misdeeds.redirects(f"{ELSEWHERE}?key={quote(KEY, safe='')}"),
    "a flood": misdeeds.floods(None),
    "silence": misdeeds.keeps_silent(),
}


class Everything(logging.Handler):
    """Keeps every record of every logger, as text and with all that hangs on it."""

    def __init__(self):
        super().__init__(logging.DEBUG)
        self.texts = []

    def emit(self, record):
        self.texts += [record.getMessage(), repr(record.__dict__)]
        if record.exc_info:
            self.texts.append("".join(traceback.format_exception(*record.exc_info)))


@pytest.fixture
def logged(monkeypatch):
    for name in ("OPENAI_LOG", "ANTHROPIC_LOG", "HTTPX_LOG_LEVEL"):
        monkeypatch.setenv(name, "debug")
    kept = Everything()
    root = logging.getLogger()
    level = root.level
    root.addHandler(kept)
    root.setLevel(logging.DEBUG)
    yield kept
    root.removeHandler(kept)
    root.setLevel(level)


@pytest.mark.parametrize("dialect", [Dialect.OPENAI, Dialect.ANTHROPIC, Dialect.OLLAMA])
@pytest.mark.parametrize("deed", DEEDS)
def test_a_key_is_in_no_file_log_message_or_process(
    tmp_path, loopback, logged, capfd, dialect, deed
):
    if DEEDS[deed] is not None:
        loopback.always = DEEDS[deed]
    keys = Keys(lambda: store, {})
    store = key_stores.Working()
    keys.keep("planted", KEY)
    texts = _whole_run(tmp_path, loopback, keys, dialect)

    sent = [request.headers for request in loopback.asked]
    assert any(KEY in value for headers in sent for value in headers.values())
    assert not any(KEY.encode() in request.body for request in loopback.asked)
    assert not any("planted" in request.path for request in loopback.requests)
    texts += logged.texts
    texts += capfd.readouterr()
    texts += _of_processes()
    for path in tmp_path.rglob("*"):
        if path.is_file():
            texts.append(path.read_bytes().decode("utf-8", "replace"))
    assert len(texts) > 10
    for text in texts:
        for form in FORMS:
            assert form not in text, (deed, form, text[:300])


@pytest.mark.parametrize("deed", DEEDS)
def test_the_keys_of_an_examinee_and_of_its_tracker_go_each_to_its_own_host_and_nowhere_else(
    tmp_path, loopback, logged, capfd, deed
):
    store, tracking = key_stores.Working(), Loopback()
    if DEEDS[deed] is not None:
        tracking.always = DEEDS[deed]
    tracking.script(_tracked)
    keys = Keys(lambda: store, {})
    keys.keep("planted", OTHER_KEY)
    keys.keep("tracker", KEY)
    try:
        texts = _whole_run(tmp_path, loopback, keys, Dialect.OPENAI, tracking)
    finally:
        tracking.close()
    seen = [value for one in tracking.asked for value in one.headers.values()]
    assert any(KEY in value for value in seen)
    assert not any(OTHER_KEY in value for value in seen)
    assert not any(KEY in value for one in loopback.requests for value in one.headers.values())
    if deed == "success":
        own = [value for one in loopback.asked for value in one.headers.values()]
        assert any(OTHER_KEY in value for value in own)
    bodies = [one.body for one in (*loopback.requests, *tracking.requests)]
    assert not any(key.encode() in body for body in bodies for key in (KEY, OTHER_KEY))
    texts += [*logged.texts, *capfd.readouterr(), *_of_processes()]
    for path in tmp_path.rglob("*"):
        if path.is_file():
            texts.append(path.read_bytes().decode("utf-8", "replace"))
    for text in texts:
        for form in (*FORMS, OTHER_KEY):
            assert form not in text, (deed, form, text[:300])


async def _tracked(request, reply):
    """The first thing that a tracker is asked, answered well."""
    reply.send(200, misdeeds.answered(request, '{"edits": [], "derived": []}'))


def _whole_run(folder, loopback, keys, dialect, tracking=None):
    """Fetch one answer into a document, as the program does; all that is told and kept."""
    facts = {"key_source": KeySource.KEYRING, "proxy": ProxyUse.NONE, "silence_seconds": 1}
    connection = Connection("planted", dialect, loopback.url, enabled=True, **facts)
    tracker = None
    if tracking is not None:
        tracker = Connection("tracker", dialect, tracking.url, enabled=True, **facts)
    document, run_id = _document(folder, connection, tracker)
    redactor, control = Redactor(), Control()
    told = []
    try:
        secret = keys.read(connection)
        bounds = Bounds(body=100_000)
        provider = connect(connection, secret, redactor, bounds)
        told += [repr(vars(provider)), repr(provider), repr(secret), repr(vars(keys))]
        beside = None
        if tracker is not None:
            beside = connect(tracker, keys.read(tracker), redactor, bounds)
            told += [repr(vars(beside)), repr(document.fetch_run(run_id).plan.to_json())]
        with FetchJournal(document, run_id) as journal:
            wishes = {"at_once": 2, "patience": QUICK, "control": control}
            work = fetching(provider, journal, tracker=beside, **wishes)
            while True:
                try:
                    told.append(repr(next(work)))
                except StopIteration as end:
                    told += [
                        repr(end.value),
                        str(end.value.trouble and end.value.trouble.to_json()),
                    ]
                    break
    except KnownError as error:
        told += [str(error), *traceback.format_exception(error), describe(error)]
    for task in document.fetch_tasks(run_id):
        told.append(repr(task))
        for kept in document.attempts(task.id):
            attempt = kept.attempt
            told += [repr(kept), attempt.url, json.dumps(dict(attempt.headers))]
            told += [
                body.decode("utf-8", "replace") for body in (attempt.request, attempt.response)
            ]
            told += [attempt.answer.text] if attempt.answer else [attempt.trouble.to_json()]
    document.close()
    return told


def _document(folder, connection, tracker=None):
    document = Document.create(folder / "run.statelab", now=lambda: "2026-11-30T08:00:00+08:00")
    recipe = Recipe(
        seeds=(7,),
        lengths=(2,),
        families=(Family.COPY,),
        forms=("code",),
        cells=("a", "b", "c", "d", "e"),
        scratch="TMP",
        initial=(1, 2, 3, 4, 5, 0),
        modulus=10,
    )
    settings = dict(asks.NEEDED)
    if tracker is None:
        document.apply(AddCaseSet("One", recipe))
    else:
        settings["arm"] = "injection_no_gate"
        drift = DriftRecipe((DriftFamily.CELLS,), seeds=(1,), conditions=(Condition.EASY,))
        cases = [found for found in drift_cases(drift) if hasattr(found, "conversation")]
        document.apply(AddDriftSet("One", drift, cases))
    document.apply(AddExaminee({key: Setting.of(value) for key, value in settings.items()}))
    run = StartFetchRun(FetchPlan("Run", connection, tracker=tracker), [TaskWish(1, 1)])
    document.apply(run)
    return document, run.result


def _of_processes():
    """The command line and environment of this process and of every one that it started."""
    texts = [repr(dict(os.environ)), repr(sys.argv)]
    for process in Path("/proc").glob("[0-9]*"):
        try:
            parent = (process / "stat").read_text().rsplit(")", 1)[1].split()[1]
            if os.getpid() in (int(process.name), int(parent)):
                texts += [
                    (process / name).read_bytes().decode("utf-8", "replace")
                    for name in ("cmdline", "environ")
                ]
        except (OSError, ValueError):
            continue
    return texts


def test_what_is_looked_for_would_be_found(tmp_path, loopback, logged):
    """The key in the answer is really there, and a redactor that knows it not lets it pass."""
    loopback.always = misdeeds.echoes_key_in_answer()
    keys = Keys(key_stores.Working, {})
    keys.keep_for_session("planted", KEY)
    facts = {"key_source": KeySource.SESSION, "proxy": ProxyUse.NONE}
    connection = Connection("planted", Dialect.OPENAI, loopback.url, enabled=True, **facts)
    document, run_id = _document(tmp_path, connection)
    redactor = Redactor()
    redactor.add = lambda secret: None
    provider = connect(connection, keys.read(connection), redactor)
    with FetchJournal(document, run_id) as journal:
        for _ in fetching(provider, journal, at_once=1):
            pass
    (kept,) = document.attempts(document.fetch_tasks(run_id)[0].id)
    document.close()
    assert KEY in kept.attempt.answer.text
    assert KEY.encode() in (tmp_path / "run.statelab").read_bytes()


def test_a_crash_report_of_a_failure_holds_no_key():
    """What is told of an error that nobody expected names places in code, and no values."""
    secret = Keys(key_stores.Working, {})
    secret.keep_for_session("planted", KEY)
    held = secret.read(Connection("planted", Dialect.OPENAI, key_source=KeySource.SESSION))
    try:
        raise ValueError(f"something with {held.reveal()} in it")
    except ValueError as error:
        assert KEY not in describe(error)
