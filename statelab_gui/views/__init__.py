"""Widgets: they show domain values and state wishes."""
