"""Pass streams and arrays of another library (here two small classes), and NumPy's by DLPack."""

import common
import numpy
from cuda.core import Stream, launch
from cuda.core.utils import StridedMemoryView

SOURCE = "template <class T> __global__ void plus(T *x, T by) { x[threadIdx.x] += by; }"


class TheirStream:
    def __init__(self, stream):
        self.stream = stream

    def __cuda_stream__(self):
        return (0, int(self.stream.handle))


class TheirArray:
    def __init__(self, buffer):
        self.buffer = buffer

    def __dlpack__(self, *, stream=None, **more):
        return self.buffer.__dlpack__(stream=stream, **more)

    def __dlpack_device__(self):
        return self.buffer.__dlpack_device__()


device, mine = common.start()
plus_float, plus_long = common.kernels(device, SOURCE, "plus<float>", "plus<long long>")
theirs = TheirStream(mine)
stream = device.create_stream(theirs)
print(isinstance(stream, Stream), stream == mine, stream.handle == mine.handle, stream.__cuda_stream__()[0])
array = TheirArray(common.upload(device, mine, numpy.arange(32, dtype="f4")))
view = StridedMemoryView.from_dlpack(array, int(stream.handle))
print(view.shape, view.is_device_accessible, view.exporting_obj is array)
launch(stream, common.over(32, 32), plus_float, view.ptr, numpy.float32(0.5))
print(common.download(stream, array.buffer, numpy.zeros(32, "f4"))[:4].tolist())
host, of_host = common.pinned(stream, numpy.arange(32))
launch(stream, common.over(32, 32), plus_long, host, numpy.int64(1 << 40))
stream.sync()
assert (of_host - (1 << 40)).tolist() == list(range(32))
print(numpy.from_dlpack(host).dtype)
