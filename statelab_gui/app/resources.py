"""The files of `resources/` the shell reads, in a checkout or in a wheel."""

from pathlib import Path

from statelab_gui.views.resources import resource, resource_root

__all__ = ["catalogue", "help_page", "resource", "resource_root", "sample_replies"]


def catalogue(name: str) -> Path:
    """The compiled catalogue `name`.qm; in a checkout it is there after the first `dev.py run`."""
    return resource("translations", f"{name}.qm")


def help_page(language: str) -> Path:
    """The first-steps page in a language, or in English where there is none."""
    page = resource("help", f"first-steps.{language}.html")
    return page if page.is_file() else resource("help", "first-steps.en.html")


def sample_replies() -> Path:
    """The recorded real replies of the bundled sample document, as JSON."""
    return resource("samples", "replies.json")
