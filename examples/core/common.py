"""Provide helpers for the examples: open a device, compile, copy arrays, time and check work.

Every example runs on a GPU. With CUBIND_DEVICE=simulated in the environment, it runs on cubind's
simulated device instead.
"""

import sys
from collections.abc import Callable
from typing import Any

import numpy

from cubind.core import Buffer, Device, EventOptions, Kernel, Program, ProgramOptions, Stream


def open_device() -> tuple[Device, Stream]:
    """Make device 0 current on this thread and return it with a new stream."""
    device = Device(0)
    device.set_current()
    return device, device.create_stream()


def compile_kernel(device: Device, source: str, name: str, **options: Any) -> Kernel:
    """Compile CUDA C++ source to machine code for this device and return its kernel `name`.

    `name` may be an instance of a template, such as "saxpy<float>".
    """
    program = Program(source, "c++", ProgramOptions(arch=f"sm_{device.arch}", std="c++17", **options))
    return program.compile("cubin", name_expressions=(name,)).get_kernel(name)


def upload(device: Device, stream: Stream, array: numpy.ndarray) -> Buffer:
    """Copy the array to a new device buffer, in stream order, and return the buffer."""
    buffer = device.allocate(array.nbytes, stream=stream)
    buffer.copy_from(array, stream=stream)
    return buffer


def download(buffer: Buffer, stream: Stream, like: numpy.ndarray) -> numpy.ndarray:
    """Return the buffer's bytes as an array of the shape and type of `like`.

    The copy has completed on return.
    """
    array = numpy.empty_like(like)
    buffer.copy_to(array, stream=stream)
    return array


def milliseconds(stream: Stream, work: Callable[[], object]) -> float:
    """Return the device time, in milliseconds, of the work that `work()` queues on the stream."""
    timed = EventOptions(timing_enabled=True)
    start = stream.record(options=timed)
    work()
    end = stream.record(options=timed)
    end.sync()
    return end - start


def verdict(name: str, right: bool, text: str) -> None:
    """Print the result of the example, or exit with an error if it is wrong."""
    if not right:
        sys.exit(f"{name}: the result is wrong")
    print(f"{name}: {text}")
