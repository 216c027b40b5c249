"""Provide helpers for the workloads: those of ../core/common.py, command-line sizes, median times.

Every workload runs on a GPU. With CUBIND_DEVICE=simulated it runs on the simulated device, with
small sizes and without the parts that only a GPU can run.
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
    """Return the first number of the command line, or a default that suits the device.

    Call it after open_device().
    """
    numbers = [argument for argument in argv[1:] if not argument.startswith("-")]
    return int(numbers[0]) if numbers else simulated if on_simulator() else on_gpu


def median_time(stream: Stream, work: Callable[[], object], times: int = 1, rounds: int = ROUNDS) -> float:
    """Return the median device time of `work()`, in milliseconds, divided by `times`.

    `times` is how often `work()` queues the operation. A first call, which loads the code, is not
    timed.
    """
    rounds = 1 if on_simulator() else rounds
    work()
    return median(milliseconds(stream, work) for _ in range(rounds)) / times


def leave_out(name: str, what: str, why: str = "only a GPU runs it") -> None:
    """Print a line that says which part this run leaves out, and why."""
    print(f"{name}: left out: {what}: {why}")
