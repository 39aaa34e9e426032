"""What stands behind `packaging/dev.py`: set-up, checks, translations. Standard library only."""
