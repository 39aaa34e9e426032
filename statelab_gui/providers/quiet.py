"""Keeping the services' libraries from writing what they do anywhere."""

import logging

LIBRARIES = ("openai", "anthropic", "httpx2", "httpcore2")


def hush() -> None:
    """Let these libraries log nothing, whatever their variables in the environment say.

    To be called after they are imported, which is when they read those. What they would write holds
    addresses, headers and bodies, and no reviewer reads it.
    """
    for name in LIBRARIES:
        logger = logging.getLogger(name)
        logger.setLevel(logging.CRITICAL + 1)
        logger.propagate = False
        if not logger.handlers:
            logger.addHandler(logging.NullHandler())
