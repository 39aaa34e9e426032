"""SQL of the built-in tasks, executed in memory."""

import sqlite3

__all__ = ["sqlite3"]
