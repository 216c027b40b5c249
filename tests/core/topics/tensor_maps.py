"""Pass a tensor map as a kernel argument of 128 bytes, for one matrix and then for another."""

import common
import numpy
from cuda.core import LaunchConfig, TensorMapDescriptor, launch
from cuda.core.utils import StridedMemoryView

SOURCE = """
struct alignas(64) Map { unsigned long long words[16]; };
__global__ void look(const __grid_constant__ Map map, unsigned long long *out) { out[threadIdx.x] = map.words[threadIdx.x]; }
"""
device, stream = common.start()
(look,) = common.kernels(device, SOURCE, "look")
matrices = [device.allocate(64 * 32 * 4, stream=stream) for _ in range(2)]
views = [StridedMemoryView.from_buffer(buffer, (64, 32), dtype=numpy.dtype("f4")) for buffer in matrices]
map = views[0].as_tensor_map((16, 8))
out, seen = device.allocate(128, stream=stream), []
for view in views:
    map.replace_address(view)
    launch(stream, LaunchConfig(grid=1, block=16), look, map, out)
    seen.append(common.download(stream, out, numpy.zeros(16, "u8")))
print(isinstance(map, TensorMapDescriptor), map.device == device, [bool((words != 0).any()) for words in seen])
difference = numpy.nonzero(seen[0] != seen[1])[0]
first, second = (int(words[difference[0]]) for words in seen)
assert second - first == int(matrices[1].handle) - int(matrices[0].handle)
print(len(difference))
