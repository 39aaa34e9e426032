"""Questions to the document, answered with domain values."""
