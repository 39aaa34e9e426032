"""The document: one SQLite file that holds everything a reviewer made and recorded."""
