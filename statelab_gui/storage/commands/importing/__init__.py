"""Rows of a file that become replies: first a plan of all, then all of it in one transaction."""
