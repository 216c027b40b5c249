"""Print properties of all memory resources and their buffers, and use the memory in a kernel.

The kernel does not use the pool on the host, because that ends with an illegal address on drivers
of CUDA 13.0.
"""

import common
import numpy
from cuda.core import (
    DeviceMemoryResource,
    DeviceMemoryResourceOptions,
    LegacyPinnedMemoryResource,
    ManagedMemoryResource,
    PinnedMemoryResource,
    launch,
)

SOURCE = "__global__ void twice(int *x) { x[threadIdx.x] *= 2; }"

device, stream = common.start()
(twice,) = common.kernels(device, SOURCE, "twice")
own = DeviceMemoryResourceOptions(max_size=1 << 22)
resources = {
    "current pool": DeviceMemoryResource(device),
    "pool of its own": DeviceMemoryResource(device, own),
    "pinned": PinnedMemoryResource(),
    "managed": ManagedMemoryResource(),
    "legacy pinned": LegacyPinnedMemoryResource(),
}
start = numpy.arange(32, dtype="i4")
for name, resource in resources.items():
    buffer = resource.allocate(start.nbytes, stream=stream)
    print(name, resource.is_device_accessible, resource.is_host_accessible, buffer.is_device_accessible, buffer.is_host_accessible)
    buffer.copy_from(common.upload(device, stream, start), stream=stream)
    times = 1 if name == "pinned" else 2
    if times == 2:
        launch(stream, common.over(32, 32), twice, buffer)
    print(buffer.size, buffer.memory_resource is resource, common.download(stream, buffer, start).tolist() == (times * start).tolist())
    if hasattr(resource, "attributes"):
        print(resource.is_handle_owned, resource.attributes.used_mem_current >= 128, resource.attributes.release_threshold > 0)
    buffer.close(stream)
    print(buffer.size, buffer.is_closed, int(buffer.handle))
