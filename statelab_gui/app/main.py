"""Start-up: the window is on screen before anything heavy is imported."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

_CLEAN_END_WITHIN = 2.0  # seconds for a job that did not stop when the window closed


def run_window(path: Path | None = None, tour_dir: Path | None = None) -> int:
    """Open the window, with a document where `path` is given, and return the exit code.

    With `tour_dir` nothing is shown: the whole main job is done offscreen and pictures are written
    there. Without a display: 2, after saying so; with a platform that Qt has not: 1.
    """
    from statelab_gui.app.display import has_display, unknown_platform

    unknown = unknown_platform()
    if unknown is not None:
        name, known = unknown[0], ", ".join(unknown[1])
        print(
            f"StateLab: QT_QPA_PLATFORM asks for {name!r}, and Qt has only {known} here.",
            file=sys.stderr,
        )
        return 1
    if tour_dir is not None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        try:
            tour_dir.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            print(f"StateLab: {tour_dir} cannot be a folder: {error.strerror}.", file=sys.stderr)
            return 2
        from statelab_gui.app.tour import run_tour

        return run_tour(tour_dir)
    if not has_display():
        print(
            "StateLab: there is no display to open a window on.\n"
            "Start it in a desktop session, or draw every page to pictures without one:\n"
            "    statelab --tour FOLDER",
            file=sys.stderr,
        )
        return 2
    return _run(path)


def _run(path: Path | None) -> int:
    from PySide6.QtCore import Qt

    from statelab_gui.app.crash import CrashReporter
    from statelab_gui.app.folders import crash_folder
    from statelab_gui.app.settings import Settings
    from statelab_gui.app.starting import make_application, make_window

    app = make_application(sys.argv[:1])
    settings = Settings()
    reporter = CrashReporter(crash_folder())
    earlier = reporter.collect()
    reporter.install()
    window, warm_up = make_window(app, settings, reporter.folder)
    reporter.clean = window.network.clean
    told = _teller(settings, window)
    reporter.reported.connect(
        lambda report: told(report, False), Qt.ConnectionType.QueuedConnection
    )
    reporter.known.connect(window.show_error, Qt.ConnectionType.QueuedConnection)
    window.painted.connect(warm_up.start)
    warm_up.ready.connect(window.pages.build_ahead)
    if earlier is not None and earlier.name > settings.get("crashes_told"):
        window.painted.connect(lambda: told(earlier, True))
    if path is not None:
        window.painted.connect(lambda: window.open_document(str(path)))
    window.show()
    code = app.exec()
    warm_up.wait(_CLEAN_END_WITHIN)
    stopped = window.session.wait(_CLEAN_END_WITHIN)
    reporter.uninstall()
    if not stopped:
        # The document is closed and every accepted action is in it; what hangs is not waited for.
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    return code


def _teller(settings: "object", window: "object") -> Callable[[Path, bool], None]:
    """Shows where a report is, one dialog at a time, and remembers that it was told."""
    from PySide6.QtWidgets import QWidget

    from statelab_gui.app.settings import Settings
    from statelab_gui.views.help_dialogs import crash_box

    assert isinstance(settings, Settings) and isinstance(window, QWidget)
    shown = False

    def tell(report: Path, earlier: bool) -> None:
        nonlocal shown
        settings.put("crashes_told", report.name)
        if shown:
            return
        shown = True
        try:
            crash_box(str(report), earlier, window).exec()
        finally:
            shown = False

    return tell
