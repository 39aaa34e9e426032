"""Asking services for answers: connections, what is asked, what came back, runs of many."""
