"""What holds for every test: no home folder, no network, no keyring, no screen, no Qt warning.

Qt warnings fail through pytest-qt (`qt_log_level_fail` in pyproject.toml).
"""

import gc
import ipaddress
import itertools
import os
import re
import shutil
import signal
import socket
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# Before anything imports Qt: it reads these once.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.null.Keyring"
for _name in ("QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_SCALE_FACTOR", "LANGUAGE"):
    os.environ.pop(_name, None)
_HOME = Path(tempfile.mkdtemp(prefix="statelab-tests-"))
_FOLDERS = {
    "HOME": "home",
    "USERPROFILE": "home",
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_STATE_HOME": "state",
    "XDG_CACHE_HOME": "cache",
    "APPDATA": "appdata",
    "LOCALAPPDATA": "localappdata",
}
for _name, _folder in _FOLDERS.items():
    (_HOME / _folder).mkdir(exist_ok=True)
    os.environ[_name] = str(_HOME / _folder)

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Whoever started the tests in the background had them ignore Ctrl+C, and each child would too.
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("quick", deadline=None, max_examples=30)
settings.register_profile(
    "long",
    deadline=None,
    max_examples=5_000,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


_MANY = 10_000
"""New objects that are looked through between two tests; fewer wait for the next."""

_OFTEN = 20
"""So many times the new ones, and then all."""

_LONGEST_FILES = ("test_tour.py", "test_pages_in_every_language.py", "test_wheel.py")
"""The files in which a single test, or what it begins with, takes ten seconds and more."""

_BEFORE_THE_END = 0.9
"""The share of the time after which the process is ended that a test may take of it."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests marked long")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "quick")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    not_long = pytest.mark.skip(reason="long: run with --long")
    not_x11 = pytest.mark.skip(reason="xcb: needs QT_QPA_PLATFORM=xcb and an X server")
    on_x11 = os.environ["QT_QPA_PLATFORM"].startswith("xcb")
    for item in items:
        if "long" in item.keywords and not config.getoption("--long"):
            item.add_marker(not_long)
        if "xcb" in item.keywords and not on_x11:
            item.add_marker(not_x11)
    if "PYTEST_XDIST_WORKER" in os.environ:
        # Begun last, one of these would keep its process while the others have nothing left to do.
        items.sort(key=lambda item: item.path.name not in _LONGEST_FILES)


def pytest_collection_finish() -> None:
    """Take what collecting left, all modules among it, out of every later collection of garbage.

    There are some that go through every object: those that a test asks for, and one in each report.

    From here on garbage is collected between two tests only, as the program does it in the thread
    of its window only: in any other the widgets of tests before would be destroyed there, beside
    the window of this one.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[object]:
    try:
        return (yield)
    finally:
        gc.disable()  # whatever the test did
        young, middle, _ = gc.get_count()
        if young > _MANY:
            gc.collect(2 if middle > _OFTEN else 1)


def _ended_in_time(item: pytest.Item) -> Generator[None, object, object]:
    """Fail what takes so long that it hangs, in a sentence and where it stands.

    A little before the whole process is ended for it (`faulthandler_timeout`), which is what is
    left where Python has no chance to say anything: in Qt, or in C.
    """
    seconds = float(item.config.getini("faulthandler_timeout") or 0) * _BEFORE_THE_END
    if seconds == 0 or not hasattr(signal, "setitimer"):
        return (yield)

    def told(*_: object) -> None:
        pytest.fail(f"the test has not ended within {seconds:.0f} seconds")

    signal.signal(signal.SIGALRM, told)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from _ended_in_time(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from _ended_in_time(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from _ended_in_time(item))


def pytest_unconfigure() -> None:
    _empty_the_clipboard()
    shutil.rmtree(_HOME, ignore_errors=True)


def _empty_the_clipboard() -> None:
    """Let go of what a test copied, while Python is there: offscreen, Qt does so after it."""
    gui = sys.modules.get("PySide6.QtGui")
    if gui is not None and gui.QGuiApplication.instance() is not None:
        gui.QGuiApplication.clipboard().clear()


@pytest.fixture(autouse=True)
def _no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test reach this computer only: any other address, or name to look up, fails it."""

    def guarded(real: Any) -> Any:
        def connect(self: socket.socket, address: Any) -> Any:
            if self.family in (socket.AF_INET, socket.AF_INET6):
                _refuse_elsewhere(address[0])
            return real(self, address)

        return connect

    real_lookup = socket.getaddrinfo

    def lookup(host: Any, *arguments: Any, **named: Any) -> Any:
        if host is not None:
            _refuse_elsewhere(host.decode() if isinstance(host, bytes) else host)
        return real_lookup(host, *arguments, **named)

    monkeypatch.setattr(socket.socket, "connect", guarded(socket.socket.connect))
    monkeypatch.setattr(socket.socket, "connect_ex", guarded(socket.socket.connect_ex))
    monkeypatch.setattr(socket, "getaddrinfo", lookup)


def _refuse_elsewhere(host: str) -> None:
    if host in ("localhost", ""):
        return
    try:
        local = ipaddress.ip_address(host).is_loopback
    except ValueError:
        local = False
    if not local:
        raise AssertionError(f"a test reached for the network: {host}")


@pytest.fixture(scope="session")
def _folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders that nothing is in yet, numbered.

    The factory reads the names of all that it made to find the next number: milliseconds a test
    once there are thousands.
    """
    root = tmp_path_factory.mktemp("each")

    def fresh() -> Iterator[Path]:
        for number in itertools.count():
            folder = root / str(number)
            folder.mkdir()
            yield folder

    return fresh()


@pytest.fixture
def _own_folders(_folders: Iterator[Path]) -> Path:
    """A folder for all that one test leaves."""
    return next(_folders)


@pytest.fixture
def tmp_path(_own_folders: Path, request: pytest.FixtureRequest) -> Path:
    """As pytest's own: an empty folder that has the name of the test."""
    folder = _own_folders / re.sub(r"\W", "_", request.node.name)[:30]
    folder.mkdir()
    return folder


@pytest.fixture(autouse=True)
def _own_folder(_own_folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start each test in a folder of its own, so that none leaves a file in the checkout."""
    folder = _own_folders / "started-in"
    folder.mkdir()
    monkeypatch.chdir(folder)


@pytest.fixture(autouse=True)
def _own_settings(_own_folders: Path) -> Iterator[None]:
    """Give each test settings of its own, so that none finds what another left."""
    core = sys.modules.get("PySide6.QtCore")
    if core is not None:
        folder = str(_own_folders / "settings")  # made by whoever keeps something there
        scope = core.QSettings.Scope.UserScope
        for kind in (core.QSettings.Format.IniFormat, core.QSettings.Format.NativeFormat):
            core.QSettings.setPath(kind, scope, folder)
    yield


_migrated: dict[str, bytes] = {}


@pytest.fixture(autouse=True)
def _migrated_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the migrations that make a new document run once; later ones get what they led to.

    They take most of the time of every test that makes a document. Where making and migrating are
    themselves looked at, they run every time.
    """
    creating = sys.modules.get("statelab_gui.storage.creating")
    if creating is None or request.path.parent.name in ("storage", "documents"):
        return
    real: Callable[[Any], None] = creating.upgrade

    def upgrade(engine: Any) -> None:
        with engine.connect() as connection:
            found = connection.connection.driver_connection.execute("PRAGMA database_list")
            path = Path(found.fetchone()[2])
        if not _migrated:
            real(engine)
            engine.dispose()
            _migrated["document"] = path.read_bytes()
        else:
            engine.dispose()
            path.write_bytes(_migrated["document"])

    monkeypatch.setattr(creating, "upgrade", upgrade)


_compiling: list[Any] = []


@pytest.fixture(autouse=True)
def _statements_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all documents share the cache that SQLAlchemy has of the statements it has compiled.

    It keeps one for each engine, so that every document of every test would begin with none.
    """
    module = sys.modules.get("statelab_gui.storage.engine")
    if module is None:
        return
    real: Callable[..., Any] = module.create_engine

    def create_engine(*arguments: Any, **named: Any) -> Any:
        if not _compiling:
            first = real("sqlite+pysqlite://")
            first.connect().close()  # from which its dialect learns what it talks to
            first.dispose()
            _compiling.append(first)
        engine = real(*arguments, **named)
        # What is kept is found by the dialect too, which is told apart by its identity.
        engine.dialect = _compiling[0].dialect
        engine._compiled_cache = _compiling[0]._compiled_cache
        return engine

    monkeypatch.setattr(module, "create_engine", create_engine)


@pytest.fixture(autouse=True)
def _own_language() -> Iterator[None]:
    """Start each test in no country, and take out what it left with the application.

    A window leaves its catalogues there, its appearance and what warmed it up: as the program needs
    them until it ends. Of a thousand windows they would all follow what later ones choose.
    """
    core = sys.modules.get("PySide6.QtCore")
    if core is not None:
        core.QLocale.setDefault(core.QLocale.c())
        before = _held_by_the_application(core)
    else:
        before = []
    yield
    core = sys.modules.get("PySide6.QtCore")
    if core is None:
        return
    application = core.QCoreApplication.instance()
    for translator in application.findChildren(core.QTranslator) if application else ():
        application.removeTranslator(translator)
    for left in _held_by_the_application(core):
        if left not in before:
            if hasattr(left, "wait"):
                left.wait(60)  # for the thread that would tell it of its end
            left.deleteLater()
            core.QCoreApplication.sendPostedEvents(left, core.QEvent.Type.DeferredDelete.value)


def _held_by_the_application(core: Any) -> list[Any]:
    """The parts of the program that end with the application only."""
    application = core.QCoreApplication.instance()
    children = application.children() if application else ()
    return [child for child in children if type(child).__module__.startswith("statelab_gui.")]


@pytest.fixture(autouse=True)
def _loops_run_on() -> Iterator[None]:
    """Fail the test that leaves the application quitting, in which every later loop ends at once.

    A quit that is posted outside of exec does that: the waits of all later tests would fail.
    """
    yield
    core = sys.modules.get("PySide6.QtCore")
    application = core and core.QCoreApplication.instance()
    if not core or not application:
        return
    application.processEvents()
    loop = core.QEventLoop()
    core.QTimer.singleShot(0, loop.quit)
    if loop.exec() != 0:
        core.QTimer.singleShot(0, application.exit)
        application.exec()  # makes whole what the next test needs
        pytest.fail("the test left the application quitting")


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """One style everywhere, so that sizes and pictures do not hang on the desktop."""
    return ["statelab-tests", "-style", "Fusion"]


@pytest.fixture(scope="session")
def chinese_font(qapp: Any) -> str:
    """The name of a font that can draw Traditional and Simplified Chinese."""
    from PySide6.QtGui import QFontDatabase

    system = QFontDatabase.WritingSystem
    traditional = set(QFontDatabase.families(system.TraditionalChinese))
    both = sorted(traditional & set(QFontDatabase.families(system.SimplifiedChinese)))
    assert both, "no Chinese font was found: on Debian, apt-get install fonts-noto-cjk"
    return both[0]
