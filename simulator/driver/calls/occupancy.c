// cuOccupancyMaxActiveBlocksPerMultiprocessor and related functions: how many blocks or clusters
// fit at once, and which block size gives the most.
#include "base/call.h"
#include "base/lock.h"
#include "code/function.h"
#include "code/image.h"
#include "code/module.h"
#include "cubind_size.h"
#include "device/attributes.h"
#include "device/context.h"
#include "device/green.h"
#include "launch/occupancy.h"
#include "stream/stream.h"

// --- blocks --------------------------------------------------------------------------------------

// Finds a function and its device, which for a kernel is the device of the current context.
static CUresult
find(CUfunction handle, drv_function **f, int *device)
{
    drv_context *context;
    DRV_TRY(drv_current(&context));
    *f = drv_function_of(handle);
    if (*f == NULL)
        return CUDA_ERROR_INVALID_HANDLE;
    *device = (*f)->module != NULL ? (*f)->module->context->device : context->device;
    return CUDA_SUCCESS;
}

static CUresult
count_blocks(int *blocks, CUfunction handle, int threads, size_t dynamic)
{
    drv_function *f;
    int device;
    drv_lock();
    CUresult status = find(handle, &f, &device);
    if (status == CUDA_SUCCESS && (blocks == NULL || threads <= 0))
        status = CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS)
        *blocks = drv_blocks_per_multiprocessor(f, device, threads, dynamic);
    drv_unlock();
    return status;
}

CUresult
functional_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func,
                                                                int blockSize,
                                                                size_t dynamicSMemSize,
                                                                unsigned int flags)
{
    DRV_ENTER();
    return flags <= CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE
               ? count_blocks(numBlocks, func, blockSize, dynamicSMemSize)
               : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func,
                                                       int blockSize, size_t dynamicSMemSize)
{
    return functional_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        numBlocks, func, blockSize, dynamicSMemSize, 0);
}

static int
largest_block(CUfunction handle)
{
    drv_lock();
    const drv_function *f = drv_function_of(handle);
    int bound = f != NULL ? f->entry->max_threads : 0;
    drv_unlock();
    return bound > 0 ? bound : drv_limit(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
}

// Returns the largest block size that has the best occupancy.
CUresult
functional_cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize,
                                                     CUfunction func,
                                                     CUoccupancyB2DSize blockSizeToDynamicSMemSize,
                                                     size_t dynamicSMemSize, int blockSizeLimit,
                                                     unsigned int flags)
{
    DRV_ENTER();
    if (minGridSize == NULL || blockSize == NULL || blockSizeLimit < 0 || flags > 1)
        return CUDA_ERROR_INVALID_VALUE;
    int most = largest_block(func);
    int limit = blockSizeLimit > 0 ? drv_smaller(blockSizeLimit, most) : most;
    int best = 0;
    for (int size = limit; size > 0; size -= size % 32 != 0 ? size % 32 : 32) {
        size_t dynamic =
            blockSizeToDynamicSMemSize != NULL ? blockSizeToDynamicSMemSize(size) : dynamicSMemSize;
        int blocks;
        DRV_TRY(count_blocks(&blocks, func, size, dynamic));
        if (blocks * size > best) {
            best = blocks * size;
            *blockSize = size;
            *minGridSize = blocks * drv_limit(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
        }
    }
    if (best == 0)
        *minGridSize = *blockSize = 0;
    return CUDA_SUCCESS;
}

CUresult
functional_cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func,
                                            CUoccupancyB2DSize blockSizeToDynamicSMemSize,
                                            size_t dynamicSMemSize, int blockSizeLimit)
{
    return functional_cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize, blockSize, func,
                                                                blockSizeToDynamicSMemSize,
                                                                dynamicSMemSize, blockSizeLimit, 0);
}

CUresult
functional_cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func,
                                                   int numBlocks, int blockSize)
{
    DRV_ENTER();
    drv_function *f;
    int device;
    drv_lock();
    CUresult status = find(func, &f, &device);
    int fitting = 0;
    if (status == CUDA_SUCCESS && (dynamicSmemSize == NULL || numBlocks <= 0 || blockSize <= 0))
        status = CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS)
        fitting = drv_blocks_per_multiprocessor(f, device, blockSize, 0);
    if (status == CUDA_SUCCESS && numBlocks > fitting)
        status = CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS) {
        int share = drv_limit(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR) / numBlocks;
        share = share / 128 * 128 - (int)f->entry->shared_bytes;
        int most = drv_settings_of(f, device)->dynamic_shared;
        *dynamicSmemSize = share > 0 ? (size_t)drv_smaller(share, most) : 0;
    }
    drv_unlock();
    return status;
}

// --- clusters ------------------------------------------------------------------------------------

static CUresult
check_config(const CUlaunchConfig *config)
{
    bool valid = config != NULL && config->gridDimX > 0 && config->gridDimY > 0 &&
                 config->gridDimZ > 0 && config->blockDimX > 0 && config->blockDimY > 0 &&
                 config->blockDimZ > 0;
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

static int
threads_of(const CUlaunchConfig *config)
{
    uint64_t threads = (uint64_t)config->blockDimX * config->blockDimY * config->blockDimZ;
    return threads <= 1024 ? (int)threads : 1025; // every number above 1024 is too large
}

// Returns the number of blocks in a cluster that the configuration or the kernel requires; 0 if
// neither requires one.
static uint64_t
cluster_size(const CUlaunchConfig *config, const drv_settings *settings)
{
    for (unsigned int i = 0; i < config->numAttrs; i++) {
        const CUlaunchAttribute *a = &config->attrs[i];
        if (a->id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
            return size_of_shape(a->value.clusterDim.x, a->value.clusterDim.y,
                                 a->value.clusterDim.z);
    }
    return size_of_shape((uint64_t)settings->cluster[0], (uint64_t)settings->cluster[1],
                         (uint64_t)settings->cluster[2]);
}

CUresult
functional_cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func,
                                              const CUlaunchConfig *config)
{
    DRV_ENTER();
    drv_function *f;
    int device;
    DRV_TRY(check_config(config));
    drv_lock();
    CUresult status = find(func, &f, &device);
    if (status == CUDA_SUCCESS && clusterSize == NULL)
        status = CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS) {
        int blocks =
            drv_blocks_per_multiprocessor(f, device, threads_of(config), config->sharedMemBytes);
        int most = drv_settings_of(f, device)->non_portable ? 16 : 8;
        *clusterSize = blocks > 0 ? most : 0;
    }
    drv_unlock();
    return status;
}

// Returns the number of multiprocessors that a launch may use: those of its stream.
static int
multiprocessors_of(const CUlaunchConfig *config)
{
    drv_stream *stream;
    bool found = drv_find_stream(config->hStream, &stream) == CUDA_SUCCESS;
    return drv_multiprocessors_of(found ? stream->green : NULL);
}

CUresult
functional_cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func,
                                        const CUlaunchConfig *config)
{
    DRV_ENTER();
    drv_function *f;
    int device;
    DRV_TRY(check_config(config));
    drv_lock();
    CUresult status = find(func, &f, &device);
    uint64_t size = status == CUDA_SUCCESS ? cluster_size(config, drv_settings_of(f, device)) : 0;
    if (status == CUDA_SUCCESS && numClusters == NULL)
        status = CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS && size > (drv_settings_of(f, device)->non_portable ? 16 : 8))
        status = CUDA_ERROR_INVALID_CLUSTER_SIZE;
    if (status == CUDA_SUCCESS) {
        int blocks =
            drv_blocks_per_multiprocessor(f, device, threads_of(config), config->sharedMemBytes);
        int all = blocks * multiprocessors_of(config);
        *numClusters = size > 0 ? all / (int)size : 0;
    }
    drv_unlock();
    return status;
}
