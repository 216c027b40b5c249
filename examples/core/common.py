"""What the examples have in common: the device, kernels from source, time, and the verdict at the end.

Every example runs on a GPU. On cubind's stub driver, which keeps memory and records launches but has no GPU behind it,
kernels do not run: there an example says so, and checks that what it copied to the device comes back.
"""

import sys
from collections.abc import Callable, Sequence
from typing import Any

import numpy

from cubind.core import Buffer, Device, EventOptions, Kernel, Program, ProgramOptions, Stream


def open_device() -> tuple[Device, Stream]:
    """Device 0, current on this thread, and a stream of its own."""
    device = Device(0)
    device.set_current()
    return device, device.create_stream()


def kernels_run(device: Device) -> bool:
    """Whether there is a GPU behind the driver."""
    return not device.name.startswith("Stub")


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


def verdict(
    name: str,
    device: Device,
    right: Callable[[], object],
    text: Callable[[], str],
    uploaded: Sequence[tuple[numpy.ndarray, numpy.ndarray]] = (),
) -> None:
    """Ends the example: its result is right, or the program fails. `uploaded`: pairs of what was copied to the device
    and what came back, all that there is to check without a GPU."""
    if kernels_run(device):
        if not right():
            sys.exit(f"{name}: the result is wrong")
        print(f"{name}: {text()}")
        return
    for sent, back in uploaded:
        if not numpy.array_equal(sent, back):
            sys.exit(f"{name}: what was copied to the device came back changed")
    print(f"{name}: on the stub driver kernels do not run; checked that data reach the device and come back")
