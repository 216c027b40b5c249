"""Use nvmath-python: allocate, copy, and copy by a kernel.

The program prints the steps whose results are right.
"""

import numpy
import nvmath  # noqa: F401
from cuda.core import Device
from nvmath.internal.ndbuffer import NDBuffer

device = Device(0)
device.set_current()
stream = device.create_stream()
x = numpy.arange(12.0).reshape(3, 4)


def there(array, order="K"):
    source = NDBuffer.from_numpy(array)
    target = NDBuffer.empty_like(source, 0, stream=stream, stride_order=order)
    target.copy_(source, stream=stream)
    return target


def back(buffer):
    out = numpy.zeros(x.shape)
    NDBuffer.from_numpy(out).copy_(buffer, stream=stream)
    device.sync()
    return out


def copies():
    assert numpy.array_equal(back(there(x)), x)


def transposed():
    """Copy from C order to Fortran order on the device."""
    source = there(x)
    target = NDBuffer.empty_like(source, 0, stream=stream, stride_order="F")
    target.copy_(source, stream=stream)
    assert numpy.array_equal(back(target), x)


if __name__ == "__main__":
    for step in (copies, transposed):
        step()
        print(step.__name__)
