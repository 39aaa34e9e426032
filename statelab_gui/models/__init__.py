"""Qt item models that show a document and never write to it."""
