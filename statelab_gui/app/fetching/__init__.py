"""Fetching, wired: connections and their keys, and the runs that ask them."""
