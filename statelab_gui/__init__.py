"""StateLab: judge, offline, whether a language model keeps track of state."""

__version__ = "0.1.0"
