"""What the examples have in common: the device, kernels from source, time, and the verdict at the end.

Every example runs on a GPU, and with CUBIND_DEVICE=simulated in the environment on cubind's simulated device.
"""

import sys
from collections.abc import Callable
from typing import Any

import numpy

from cubind.core import Buffer, Device, EventOptions, Kernel, Program, ProgramOptions, Stream


def open_device() -> tuple[Device, Stream]:
    """Device 0, current on this thread, and a stream of its own."""
    device = Device(0)
    device.set_current()
    return device, device.create_stream()


def compile_kernel(device: Device, source: str, name: str, **options: Any) -> Kernel:
    """The kernel `name` of CUDA C++ source, in machine code for this device. `name` may be a template's instance."""
    program = Program(source, "c++", ProgramOptions(arch=f"sm_{device.arch}", std="c++17", **options))
    return program.compile("cubin", name_expressions=(name,)).get_kernel(name)


def upload(device: Device, stream: Stream, array: numpy.ndarray) -> Buffer:
    """A buffer on the device with the array's bytes, in the order of `stream`."""
    buffer = device.allocate(array.nbytes, stream=stream)
    buffer.copy_from(array, stream=stream)
    return buffer


def download(buffer: Buffer, stream: Stream, like: numpy.ndarray) -> numpy.ndarray:
    """An array of the same shape and type as `like`, with the buffer's bytes: the copy has completed on return."""
    array = numpy.empty_like(like)
    buffer.copy_to(array, stream=stream)
    return array


def milliseconds(stream: Stream, work: Callable[[], object]) -> float:
    """What `work()` queues on the stream takes there."""
    timed = EventOptions(timing_enabled=True)
    start = stream.record(options=timed)
    work()
    end = stream.record(options=timed)
    end.sync()
    return end - start


def verdict(name: str, right: bool, text: str) -> None:
    """Ends the example: its result is right, or the program fails."""
    if not right:
        sys.exit(f"{name}: the result is wrong")
    print(f"{name}: {text}")
