"""Use a buffer on another stream than its allocation's, and free it in that stream's order."""

import common
import numpy
from cuda.core import launch

SOURCE = "__global__ void fill(int *x, int value) { x[threadIdx.x] = value; }"

device, stream = common.start()
(fill,) = common.kernels(device, SOURCE, "fill")
other, out = device.create_stream(), device.allocate(4 * 32, stream=stream)
buffer = device.allocate(4 * 32, stream=stream)
other.wait(stream)
launch(other, common.over(32, 32), fill, buffer, numpy.int32(7))
buffer.copy_to(out, stream=other)
buffer.set_deallocation_stream(other)
buffer.close()
again = device.allocate(4 * 32, stream=other)
launch(other, common.over(32, 32), fill, again, numpy.int32(9))
print(buffer.is_closed, buffer.size)
other.sync()
for last, value in ((out, 7), (again, 9)):
    assert set(common.download(other, last, numpy.zeros(32, "i4")).tolist()) == {value}
again.close(other)
out.close(other)
