"""Where replies can be fetched from. Nothing is fetched in this version."""
