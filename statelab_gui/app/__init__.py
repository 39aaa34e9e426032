"""The shell: start-up, window, session and everything that wires the floors together."""
