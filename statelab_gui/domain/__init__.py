"""What is true without a screen, a file or a clock: updates, cases, scoring, prefixes."""
