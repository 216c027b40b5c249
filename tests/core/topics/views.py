"""Use one function for host and device arrays, through views by any protocol that they have."""

import common
import numpy
from cuda.core import launch
from cuda.core.utils import StridedMemoryView, args_viewable_as_strided_memory

SOURCE = "__global__ void negate(int *x, long long n) { for (long long i = threadIdx.x; i < n; i += blockDim.x) x[i] = -x[i]; }"


class Interface:
    """Another library's array, which has only the CUDA array interface."""

    def __init__(self, buffer, shape):
        self.buffer = buffer
        self.__cuda_array_interface__ = {"version": 3, "shape": shape, "typestr": "<i4", "data": (int(buffer.handle), False)}


@args_viewable_as_strided_memory((0,))
def negate(array, stream, is_host=False):
    view = array.view(-1 if is_host else int(stream.handle))
    print(view.shape, view.strides, view.size, view.dtype, view.is_device_accessible, view.readonly, view.device_id >= 0)
    if view.is_device_accessible:
        launch(stream, common.over(1, 32), kernel, view.ptr, view.size)
    else:
        numpy.negative(view.exporting_obj, out=view.exporting_obj)


device, stream = common.start()
(kernel,) = common.kernels(device, SOURCE, "negate")
host, start = numpy.arange(12, dtype="i4").reshape(3, 4), numpy.arange(12, dtype="i4")
there = common.upload(device, stream, start)
negate(host, stream, is_host=True)
negate(host[:, ::2], stream, is_host=True)
negate(Interface(there, (3, 4)), stream)
print(host.tolist())
assert common.download(stream, there, start).tolist() == (-start).tolist()
typed = StridedMemoryView.from_buffer(there, (2, 6), dtype=numpy.dtype("i4"))
print(typed.shape, typed.dtype, typed.ptr == int(there.handle), StridedMemoryView.from_dlpack(host, -1).device_id)
