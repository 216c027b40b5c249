"""Let a kernel work in place on host memory that NumPy views."""

import common
import numpy
from cuda.core import launch

SOURCE = "__global__ void square(double *x) { int i = blockIdx.x * blockDim.x + threadIdx.x; x[i] *= x[i]; }"

device, stream = common.start()
(square,) = common.kernels(device, SOURCE, "square")
buffer, view = common.pinned(stream, numpy.arange(256.0))
print(buffer.is_host_accessible, buffer.is_device_accessible, buffer.__dlpack_device__()[0] == 3)
launch(stream, common.over(256, 64), square, buffer)
stream.sync()
assert numpy.array_equal(view, numpy.arange(256.0) ** 2)
print(view[-3:].tolist())
