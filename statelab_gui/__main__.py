"""`python -m statelab_gui` is the same as `statelab`."""

from statelab_gui.app.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
