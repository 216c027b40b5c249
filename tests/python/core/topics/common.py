"""What the programs share, by the public names of cuda.core alone: host arrays are pinned memory that NumPy looks at."""

import numpy
from cuda.core import Device, LaunchConfig, LegacyPinnedMemoryResource, Program, ProgramOptions


def start(ordinal=0):
    """A device, current on this thread, and a stream of its own."""
    device = Device(ordinal)
    device.set_current()
    return device, device.create_stream()


def kernels(device, source, *names, **options):
    """Kernels of CUDA C++ source; templates by their instances."""
    program = Program(source, "c++", ProgramOptions(std="c++17", arch=f"sm_{device.arch}", **options))
    code = program.compile("cubin", name_expressions=names)
    return [code.get_kernel(name) for name in names]


def pinned(stream, like):
    """A buffer of host memory with an array's contents, and NumPy's view of it."""
    buffer = LegacyPinnedMemoryResource().allocate(like.nbytes, stream=stream)
    view = numpy.from_dlpack(buffer).view(like.dtype).reshape(like.shape)
    view[...] = like
    return buffer, view


def upload(device, stream, array):
    """A buffer of the device with the array's contents."""
    host, _ = pinned(stream, array)
    buffer = device.allocate(array.nbytes, stream=stream)
    buffer.copy_from(host, stream=stream)
    stream.sync()
    return buffer


def download(stream, buffer, like):
    """The buffer's contents, as an array of the shape and type of another."""
    host, view = pinned(stream, numpy.zeros_like(like))
    buffer.copy_to(host, stream=stream)
    stream.sync()
    return view.copy()


def over(count, block=128):
    """A configuration with a thread for each of so many elements."""
    return LaunchConfig(grid=-(-count // block), block=block)
