"""Limits that a process inside of the sandbox puts on itself, for good, before anything else."""

import json
import resource


def limit(told: str) -> None:
    """Set the limits told as JSON: name of the resource without RLIMIT_ → the most of it."""
    for name, most in json.loads(told).items():
        kind = getattr(resource, f"RLIMIT_{name}", None)
        if kind is not None:
            resource.setrlimit(kind, (most, most))
