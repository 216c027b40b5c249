"""Launch clusters of blocks, which read each other's shared memory; the grid counts clusters."""

import common
import numpy
from cuda.core import LaunchConfig, launch

SOURCE = r"""
__global__ void neighbours(int *out)
{
    __shared__ int mine;
    unsigned rank, size, there;
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(size));
    mine = 10 * blockIdx.x;
    asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"((unsigned)__cvta_generic_to_shared(&mine)), "r"((rank + 1) % size));
    int value;
    asm volatile("ld.shared::cluster.s32 %0, [%1];" : "=r"(value) : "r"(there));
    out[blockIdx.x] = value;
    asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
}
"""
device, stream = common.start()
(kernel,) = common.kernels(device, SOURCE, "neighbours")
out = device.allocate(4 * 8, stream=stream)
config = LaunchConfig(grid=4, cluster=2, block=1)
launch(stream, config, kernel, out)
result = common.download(stream, out, numpy.zeros(8, "i4")).tolist()
assert result == [10, 0, 30, 20, 50, 40, 70, 60]
print(config.grid, config.cluster, result)
