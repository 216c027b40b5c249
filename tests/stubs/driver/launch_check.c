// What the driver refuses to launch.
#include "launch.h"

static unsigned int
limit(CUdevice_attribute attribute)
{
    return (unsigned int)fd_limit(attribute);
}

static CUresult
check_shape(const functional_launch *l, const fd_entry *entry)
{
    static const CUdevice_attribute grid_limits[] = {CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X,
                                                     CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y,
                                                     CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z};
    static const CUdevice_attribute block_limits[] = {CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X,
                                                      CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y,
                                                      CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z};
    uint64_t threads = 1;
    for (int i = 0; i < 3; i++) {
        if (l->grid[i] == 0 || l->grid[i] > limit(grid_limits[i]))
            return CUDA_ERROR_INVALID_VALUE;
        if (l->block[i] == 0 || l->block[i] > limit(block_limits[i]))
            return CUDA_ERROR_INVALID_VALUE;
        threads *= l->block[i];
    }
    uint64_t most = limit(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
    if (threads > most || (entry->max_threads > 0 && threads > (uint64_t)entry->max_threads))
        return CUDA_ERROR_INVALID_VALUE;
    uint64_t registers = threads * (uint64_t)entry->registers;
    return registers > limit(CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK)
               ? CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES
               : CUDA_SUCCESS;
}

// Eight blocks anywhere; sixteen here, for kernels that have been told to.
static CUresult
check_cluster(const functional_launch *l, const fd_settings *settings)
{
    uint64_t blocks = 1;
    for (int i = 0; i < 3; i++) {
        unsigned int width = l->cluster[i];
        bool required = settings->cluster[i] > 0;
        if (width == 0 || l->grid[i] % width != 0)
            return CUDA_ERROR_INVALID_CLUSTER_SIZE;
        if (required && (unsigned int)settings->cluster[i] != width)
            return CUDA_ERROR_INVALID_CLUSTER_SIZE;
        blocks *= width;
    }
    return blocks > (settings->non_portable ? 16 : 8) ? CUDA_ERROR_INVALID_CLUSTER_SIZE
                                                      : CUDA_SUCCESS;
}

static CUresult
check_cooperative(const functional_launch *l, fd_function *f)
{
    int threads = (int)(l->block[0] * l->block[1] * l->block[2]);
    int at_once = fd_blocks_per_multiprocessor(f, l->device, threads, l->shared_bytes) *
                  fd_limit(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
    uint64_t blocks = (uint64_t)l->grid[0] * l->grid[1] * l->grid[2];
    return blocks > (uint64_t)at_once ? CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE : CUDA_SUCCESS;
}

CUresult
fd_check_launch(const functional_launch *l, fd_function *f)
{
    const fd_settings *settings = fd_settings_of(f, l->device);
    FD_TRY(check_shape(l, f->entry));
    if (l->shared_bytes > (unsigned int)settings->dynamic_shared)
        return CUDA_ERROR_INVALID_VALUE;
    FD_TRY(check_cluster(l, settings));
    return l->cooperative ? check_cooperative(l, f) : CUDA_SUCCESS;
}
