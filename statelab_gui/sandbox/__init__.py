"""Running code that a model wrote, apart from everything on this computer."""
