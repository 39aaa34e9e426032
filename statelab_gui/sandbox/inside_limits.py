"""Limits that a process inside of the sandbox puts on itself, for good, before anything else."""

import json


def limit(told: str) -> None:
    """Set the limits told as JSON: name of the resource without RLIMIT_ → the most of it."""
    import resource  # not everywhere, and this file is read everywhere

    for name, most in json.loads(told).items():
        kind = getattr(resource, f"RLIMIT_{name}", None)
        if kind is not None:
            resource.setrlimit(kind, (most, most))
