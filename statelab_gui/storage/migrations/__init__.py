"""From an older schema to the newest: numbered steps of frozen SQL, each its own transaction."""
