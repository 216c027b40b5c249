"""What the workloads share: that of ../core/common.py, sizes from the command line, medians, and what is left out where.

Every program runs on a GPU, and with CUBIND_DEVICE=simulated on the simulated device: small, and without what only a GPU runs.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median

sys.path.append(str(Path(__file__).resolve().parents[1] / "core"))

from common import compile_kernel, download, milliseconds, open_device, upload, verdict  # noqa: E402

from cubind import simulator  # noqa: E402
from cubind.core import Stream  # noqa: E402

__all__ = [
    "compile_kernel",
    "download",
    "leave_out",
    "median_time",
    "milliseconds",
    "on_simulator",
    "open_device",
    "size_from",
    "upload",
    "verdict",
]
ROUNDS = 10


def on_simulator() -> bool:
    return simulator.is_active()


def size_from(argv: list[str], on_gpu: int, simulated: int) -> int:
    """The first number of the command line; without one, what suits the device. Asked for after open_device()."""
    numbers = [argument for argument in argv[1:] if not argument.startswith("-")]
    return int(numbers[0]) if numbers else simulated if on_simulator() else on_gpu


def median_time(stream: Stream, work: Callable[[], object], times: int = 1, rounds: int = ROUNDS) -> float:
    """Milliseconds of the device for one of `times` that `work()` queues; the first round loads code and counts nothing."""
    rounds = 1 if on_simulator() else rounds
    work()
    return median(milliseconds(stream, work) for _ in range(rounds)) / times


def leave_out(name: str, what: str, why: str = "only a GPU runs it") -> None:
    """A line that says what this run lacks."""
    print(f"{name}: left out: {what}: {why}")
