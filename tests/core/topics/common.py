"""Share functions between the programs of this folder, with only the public names of cuda.core.

Host arrays are pinned memory with a NumPy view.
"""

import numpy
from cuda.core import Device, LaunchConfig, LegacyPinnedMemoryResource, Program, ProgramOptions


def start(ordinal=0):
    """Return a device, current on this thread, and a new stream of it."""
    device = Device(ordinal)
    device.set_current()
    return device, device.create_stream()


def kernels(device, source, *names, **options):
    """Return kernels of CUDA C++ source; templates are named by their instances."""
    program = Program(source, "c++", ProgramOptions(std="c++17", arch=f"sm_{device.arch}", **options))
    code = program.compile("cubin", name_expressions=names)
    return [code.get_kernel(name) for name in names]


def pinned(stream, like):
    """Return a buffer of host memory with an array's contents, and NumPy's view of it."""
    buffer = LegacyPinnedMemoryResource().allocate(like.nbytes, stream=stream)
    view = numpy.from_dlpack(buffer).view(like.dtype).reshape(like.shape)
    view[...] = like
    return buffer, view


def upload(device, stream, array):
    """Return a buffer on the device with the array's contents."""
    host, _ = pinned(stream, array)
    buffer = device.allocate(array.nbytes, stream=stream)
    buffer.copy_from(host, stream=stream)
    stream.sync()
    return buffer


def download(stream, buffer, like):
    """Return the buffer's contents as an array with the shape and type of another."""
    host, view = pinned(stream, numpy.zeros_like(like))
    buffer.copy_to(host, stream=stream)
    stream.sync()
    return view.copy()


def over(count, block=128):
    """Return a configuration with a thread for each of `count` elements."""
    return LaunchConfig(grid=-(-count // block), block=block)
