"""Choose a block size for a kernel and its shared memory by occupancy."""

import common
from cuda.core import LaunchConfig

SOURCE = """
__global__ void __launch_bounds__(512) light(float *x) { x[threadIdx.x] = 1; }
__global__ void heavy(float *x) { __shared__ float tile[8192]; tile[threadIdx.x] = x[0]; __syncthreads(); x[1] = tile[threadIdx.x ^ 1]; }
"""
device, stream = common.start()
for name, kernel in zip(("light", "heavy"), common.kernels(device, SOURCE, "light", "heavy"), strict=True):
    occupancy, attributes = kernel.occupancy, kernel.attributes
    best = occupancy.max_potential_block_size(0, 0)
    print(name, attributes.shared_size_bytes, attributes.max_threads_per_block, best.min_grid_size, best.max_block_size)
    print([occupancy.max_active_blocks_per_multiprocessor(block, 0) for block in (32, 64, 128, 256, 512)])
    print([occupancy.max_active_blocks_per_multiprocessor(64, shared) for shared in (0, 4096, 16384)])
    print(occupancy.available_dynamic_shared_memory_per_block(2, 128))
    config = LaunchConfig(grid=4, cluster=2, block=64)
    print(occupancy.max_potential_cluster_size(config, stream=stream), occupancy.max_active_clusters(config, stream=stream) > 0)
