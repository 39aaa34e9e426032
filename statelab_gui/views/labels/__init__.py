"""The words for domain values, in the reviewer's language."""
