"""Where replies are fetched from: the services' dialects, their keys, and runs of many."""
