#!/usr/bin/env python3
"""Sum an array with thread-block clusters, whose blocks read each other's shared memory.

Each block sums its part of the array into its own shared memory. Block 0 of each cluster then reads
the sums of the cluster's blocks through distributed shared memory and adds them up. If a
LaunchConfig has a `cluster`, its `grid` counts clusters, not blocks. Clusters need compute
capability 9.0 or newer.

    python3 examples/core/clusters.py
"""

import common
import numpy

from cubind.core import LaunchConfig, launch

SOURCE = """
__device__ unsigned int block_in_cluster()
{
    unsigned int rank;
    asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    return rank;
}

__device__ void cluster_sync()
{
    asm volatile("barrier.cluster.arrive.aligned;\\n barrier.cluster.wait.aligned;" ::: "memory");
}

// What another block of the cluster has at the same place of its shared memory.
__device__ int read_from(const int *own, unsigned int block)
{
    unsigned int address = (unsigned int)__cvta_generic_to_shared(own), there;
    int value;
    asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(address), "r"(block));
    asm volatile("ld.shared::cluster.s32 %0, [%1];" : "=r"(value) : "r"(there));
    return value;
}

extern "C" __global__ void cluster_sums(const int *x, int *sums, int blocks)
{
    __shared__ int own;
    if (threadIdx.x == 0)
        own = 0;
    __syncthreads();
    atomicAdd(&own, x[blockIdx.x * blockDim.x + threadIdx.x]);
    cluster_sync();
    if (block_in_cluster() == 0 && threadIdx.x == 0) {
        int sum = 0;
        for (int block = 0; block < blocks; block++)
            sum += read_from(&own, block);
        sums[blockIdx.x / blocks] = sum;
    }
    cluster_sync();  // no block may leave while another one reads from it
}
"""
CLUSTERS, BLOCKS, BLOCK = 50, 4, 128


def main() -> None:
    device, stream = common.open_device()
    if device.compute_capability < (9, 0):
        print("clusters: this device has none (compute capability 9.0 and newer)")
        return
    x = numpy.random.default_rng(8).integers(-1000, 1000, CLUSTERS * BLOCKS * BLOCK, numpy.int32)
    on_device = common.upload(device, stream, x)
    sums = device.allocate(4 * CLUSTERS, stream=stream)

    kernel = common.compile_kernel(device, SOURCE, "cluster_sums")
    config = LaunchConfig(grid=CLUSTERS, cluster=BLOCKS, block=BLOCK)
    launch(stream, config, kernel, on_device, sums, BLOCKS)

    result = common.download(sums, stream, like=numpy.zeros(CLUSTERS, numpy.int32))
    common.verdict(
        "clusters",
        numpy.array_equal(result, x.reshape(CLUSTERS, -1).sum(axis=1)),
        f"{CLUSTERS} clusters of {BLOCKS} blocks, summed across blocks in shared memory",
    )


if __name__ == "__main__":
    main()
