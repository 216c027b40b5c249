"""Overlap copies in both directions with kernels: chunks on several streams, joined by events."""

import common
import numpy
from cuda.core import EventOptions, launch

SOURCE = "__global__ void increment(float *x) { x[blockIdx.x * blockDim.x + threadIdx.x] += 1; }"
CHUNKS, CHUNK = 6, 1024

device, stream = common.start()
(increment,) = common.kernels(device, SOURCE, "increment")
streams = [device.create_stream() for _ in range(3)]
hosts = [common.pinned(stream, numpy.full(CHUNK, chunk, "f4")) for chunk in range(CHUNKS)]
begin = stream.record(options=EventOptions(timing_enabled=True))
buffers = []
for chunk, (host, _) in enumerate(hosts):
    used = streams[chunk % len(streams)]
    used.wait(begin)
    buffers.append(device.allocate(host.size, stream=used))
    buffers[-1].copy_from(host, stream=used)
    launch(used, common.over(CHUNK), increment, buffers[-1])
    buffers[-1].copy_to(host, stream=used)
for used in streams:
    stream.wait(used.record())
end = stream.record(options=EventOptions(timing_enabled=True))
end.sync()
assert all((view == chunk + 1).all() for chunk, (_, view) in enumerate(hosts))
print(end.is_done, end - begin >= 0)
