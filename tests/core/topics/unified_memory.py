"""Use managed memory: the host writes it, a kernel changes it, and the host reads it."""

import common
import numpy
from cuda.core import ManagedMemoryResource, launch

SOURCE = "__global__ void shift(int *x, int by) { x[threadIdx.x] += by; }"

device, stream = common.start()
(shift,) = common.kernels(device, SOURCE, "shift")
buffer = ManagedMemoryResource().allocate(4 * 64, stream=stream)
stream.sync()
view = numpy.from_dlpack(buffer).view("i4")
view[:] = numpy.arange(64)
launch(stream, common.over(64, 64), shift, buffer, numpy.int32(100))
stream.sync()
print(type(buffer).__name__, buffer.is_managed, buffer.is_host_accessible, buffer.__dlpack_device__()[0])
assert view.tolist() == list(range(100, 164))
