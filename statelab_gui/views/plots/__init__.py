"""Drawn with pyqtgraph; imported when a page that needs it is, and never at start-up."""
