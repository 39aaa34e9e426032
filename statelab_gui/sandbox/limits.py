"""How much tested code may use."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Seconds of processor and of the clock, and bytes; of each process."""

    processor_seconds: int = 5
    clock_seconds: float = 15.0
    memory: int = 512 * 2**20
    temp_folder: int = 16 * 2**20
    file: int = 8 * 2**20
    open_files: int = 64
    printed: int = 256 * 2**10
    told: int = 4 * 2**20
