"""Makes `.venv` ready: the environment, the locked dependencies, the package, the translations."""

import importlib.util
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from devtools import paths, stamp, system
from devtools.problems import SetupError


def ensure(platforms: tuple[str, ...]) -> None:
    """Do what is not done yet, so that Qt can start on `platforms`; no work when all is done.

    Raises SetupError when a piece is missing that this program may not install itself.
    """
    if _is_done(platforms):
        return
    with _alone():
        done = _environment(stamp.read())
        done = _libraries(done, platforms)
        done = _package(done)
        _translations(done)


def _is_done(platforms: tuple[str, ...]) -> bool:
    done = stamp.read()
    return (
        stamp.usable_python(paths.VENV_PYTHON)
        and done.get("environment") == stamp.environment_key()
        and done.get("package") == stamp.package_key()
        and done.get("translations") == stamp.translations_key()
        and set(platforms) <= set(done.get("platforms", "").split())
    )


def _environment(done: dict[str, str]) -> dict[str, str]:
    key = stamp.environment_key()
    if done.get("environment") == key and stamp.usable_python(paths.VENV_PYTHON):
        return done
    _need_venv_module()
    stamp.STAMP.unlink(missing_ok=True)
    _say("Making the environment .venv")
    if paths.call([sys.executable, "-m", "venv", "--clear", paths.VENV]):
        raise SetupError("The environment .venv could not be made; the reason stands above.")
    _say("Installing the locked dependencies")
    if _pip("--require-hashes", "-r", "packaging/requirements.lock"):
        raise SetupError("pip could not install the dependencies; its own words stand above.")
    return _keep({"environment": key})


def _libraries(done: dict[str, str], platforms: tuple[str, ...]) -> dict[str, str]:
    if not set(platforms) <= set(done.get("platforms", "").split()):
        system.ensure_libraries(platforms)
        known = sorted({*done.get("platforms", "").split(), *platforms})
        done = _keep(done | {"platforms": " ".join(known)})
    return done


def _package(done: dict[str, str]) -> dict[str, str]:
    key = stamp.package_key()
    if done.get("package") == key:
        return done
    done = _keep({name: value for name, value in done.items() if name != "package"})
    _say("Installing the package")
    if _pip("--no-deps", "--no-build-isolation", "--editable", "."):
        raise SetupError("pip could not install the package; its own words stand above.")
    return _keep(done | {"package": key})


def _translations(done: dict[str, str]) -> dict[str, str]:
    if done.get("translations") == stamp.translations_key():
        return done
    if any(paths.CATALOGUES.glob("*.ts")):
        _say("Compiling the translations")
        if paths.call([paths.VENV_PYTHON, "packaging/devtools/catalogues.py", "compile"]):
            raise SetupError("A translation could not be compiled; the reason stands above.")
    # Taken again: compiling is what made the .qm files that the key counts.
    return _keep(done | {"translations": stamp.translations_key()})


def _pip(*arguments: str) -> int:
    python = str(paths.VENV_PYTHON)
    command = [python, "-m", "pip", "install", "--quiet", "--no-input"]
    quiet = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore"}
    return paths.call([*command, *arguments], paths.clean_environment(**quiet))


def _need_venv_module() -> None:
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        return
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    if system.has_apt():
        remedy = f"Run: {system.as_root()}apt-get install python{version}-venv"
    else:
        remedy = "Install it with the system's package manager, or Python itself again with it."
    raise SetupError(f"This Python {version} has no complete venv module. {remedy}")


@contextmanager
def _alone() -> Iterator[None]:
    """Hold this checkout's set-up lock; a second set-up waits instead of clearing under the first.

    The system lets go of the lock when the process ends, however it ends.
    """
    with (paths.ROOT / ".dev.lock").open("a+b") as lock:
        if sys.platform == "win32":
            import msvcrt

            lock.seek(0)
            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _keep(done: dict[str, str]) -> dict[str, str]:
    stamp.write(done)
    return done


def _say(sentence: str) -> None:
    print(f"{sentence} …", file=sys.stderr, flush=True)
