// What is known about functions and kernels: attributes, parameter layouts, occupancy.
#include "functional.h"

// Attributes that differ from function to function; the setters change the last three.
static CUresult
get_attribute(int *value, CUfunction_attribute attribute, const fd_function *f)
{
    const fd_ptx *ptx = f->module != NULL ? f->module->ptx : f->library->ptx;
    *value = 0;
    switch (attribute) {
    case CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
        *value = f->entry->max_threads > 0 ? f->entry->max_threads : 1024;
        break;
    case CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES:
        *value = (int)f->entry->shared_bytes;
        break;
    case CU_FUNC_ATTRIBUTE_NUM_REGS:
        *value = 32;
        break;
    case CU_FUNC_ATTRIBUTE_PTX_VERSION:
        *value = ptx->target;
        break;
    case CU_FUNC_ATTRIBUTE_BINARY_VERSION:
        *value = 90;
        break;
    case CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
        *value = f->dynamic_shared;
        break;
    case CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
        *value = f->carveout;
        break;
    default:
        if ((int)attribute < 0 || attribute >= CU_FUNC_ATTRIBUTE_MAX)
            return CUDA_ERROR_INVALID_VALUE;
    }
    return CUDA_SUCCESS;
}

static CUresult
set_attribute(fd_function *f, CUfunction_attribute attribute, int value)
{
    int limit = 232448 - (int)f->entry->shared_bytes;
    if (attribute == CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES && value >= 0 &&
        value <= limit)
        f->dynamic_shared = value;
    else if (attribute == CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT && value >= -1 &&
             value <= 100)
        f->carveout = value;
    else
        return CUDA_ERROR_INVALID_VALUE;
    return CUDA_SUCCESS;
}

CUresult
functional_cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)
{
    if (pi == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    const fd_function *f = fd_function_of(hfunc);
    CUresult status = f != NULL ? get_attribute(pi, attrib, f) : CUDA_ERROR_INVALID_HANDLE;
    fd_unlock();
    return status;
}

CUresult
functional_cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
{
    fd_lock();
    fd_function *f = fd_function_of(hfunc);
    CUresult status = f != NULL ? set_attribute(f, attrib, value) : CUDA_ERROR_INVALID_HANDLE;
    fd_unlock();
    return status;
}

CUresult
functional_cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev)
{
    FD_TRY(fd_initialized());
    if (!fd_device_valid(dev))
        return CUDA_ERROR_INVALID_DEVICE;
    return functional_cuFuncGetAttribute(pi, attrib, (CUfunction)kernel);
}

CUresult
functional_cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev)
{
    FD_TRY(fd_initialized());
    if (!fd_device_valid(dev))
        return CUDA_ERROR_INVALID_DEVICE;
    return functional_cuFuncSetAttribute((CUfunction)kernel, attrib, val);
}

CUresult
functional_cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)
{
    fd_lock();
    fd_function *f = fd_function_of(hfunc);
    if (f != NULL)
        f->cache = config;
    fd_unlock();
    return f != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CUresult
functional_cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)
{
    return fd_device_valid(dev) ? functional_cuFuncSetCacheConfig((CUfunction)kernel, config)
                                : CUDA_ERROR_INVALID_DEVICE;
}

CUresult
functional_cuFuncGetName(const char **name, CUfunction hfunc)
{
    if (name == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    const fd_function *f = fd_function_of(hfunc);
    if (f != NULL)
        *name = f->entry->name;
    fd_unlock();
    return f != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CUresult
functional_cuKernelGetName(const char **name, CUkernel hfunc)
{
    return functional_cuFuncGetName(name, (CUfunction)hfunc);
}

// --- parameters ----------------------------------------------------------------------------------

CUresult
functional_cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset,
                              size_t *paramSize)
{
    if (paramOffset == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    const fd_function *f = fd_function_of(func);
    CUresult status = f != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
    if (f != NULL && paramIndex >= f->entry->param_count)
        status = CUDA_ERROR_INVALID_VALUE;
    if (status == CUDA_SUCCESS) {
        *paramOffset = f->entry->params[paramIndex].offset;
        if (paramSize != NULL)
            *paramSize = f->entry->params[paramIndex].size;
    }
    fd_unlock();
    return status;
}

CUresult
functional_cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset,
                                size_t *paramSize)
{
    return functional_cuFuncGetParamInfo((CUfunction)kernel, paramIndex, paramOffset, paramSize);
}

CUresult
functional_cuFuncGetParamCount(CUfunction func, size_t *paramCount)
{
    if (paramCount == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    const fd_function *f = fd_function_of(func);
    if (f != NULL)
        *paramCount = f->entry->param_count;
    fd_unlock();
    return f != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CUresult
functional_cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)
{
    return functional_cuFuncGetParamCount((CUfunction)kernel, paramCount);
}

// --- loading and occupancy -----------------------------------------------------------------------

CUresult
functional_cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)
{
    if (state == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    fd_lock();
    const fd_function *f = fd_function_of(function);
    fd_unlock();
    *state = CU_FUNCTION_LOADING_STATE_LOADED;
    return f != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CUresult
functional_cuFuncLoad(CUfunction function)
{
    fd_lock();
    const fd_function *f = fd_function_of(function);
    fd_unlock();
    return f != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

// Blocks of a size that fit on one multiprocessor with 2048 threads, 32 blocks and 228 KiB of
// shared memory.
static CUresult
count_blocks(int *blocks, CUfunction func, int block_size, size_t dynamic_shared)
{
    fd_lock();
    const fd_function *f = fd_function_of(func);
    size_t shared = f != NULL ? f->entry->shared_bytes + dynamic_shared : 0;
    fd_unlock();
    if (f == NULL)
        return CUDA_ERROR_INVALID_HANDLE;
    if (blocks == NULL || block_size <= 0)
        return CUDA_ERROR_INVALID_VALUE;
    int threads = (block_size + 31) / 32 * 32;
    int count = block_size > 1024 ? 0 : 2048 / threads;
    size_t by_shared = shared > 0 ? 233472 / (shared + 1024) : 32;
    count = count > 32 ? 32 : count;
    *blocks = (size_t)count > by_shared ? (int)by_shared : count;
    return CUDA_SUCCESS;
}

CUresult
functional_cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func,
                                                       int blockSize, size_t dynamicSMemSize)
{
    return count_blocks(numBlocks, func, blockSize, dynamicSMemSize);
}

CUresult
functional_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func,
                                                                int blockSize,
                                                                size_t dynamicSMemSize,
                                                                unsigned int flags)
{
    return flags <= 1 ? count_blocks(numBlocks, func, blockSize, dynamicSMemSize)
                      : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize,
                                                     CUfunction func,
                                                     CUoccupancyB2DSize blockSizeToDynamicSMemSize,
                                                     size_t dynamicSMemSize, int blockSizeLimit,
                                                     unsigned int flags)
{
    if (minGridSize == NULL || blockSize == NULL || flags > 1)
        return CUDA_ERROR_INVALID_VALUE;
    int best = 0;
    int limit = blockSizeLimit > 0 && blockSizeLimit < 1024 ? blockSizeLimit : 1024;
    for (int size = limit; size > 0; size -= size % 32 != 0 ? size % 32 : 32) {
        size_t dynamic =
            blockSizeToDynamicSMemSize != NULL ? blockSizeToDynamicSMemSize(size) : dynamicSMemSize;
        int blocks;
        FD_TRY(count_blocks(&blocks, func, size, dynamic));
        if (blocks * size > best) {
            best = blocks * size;
            *blockSize = size;
            *minGridSize = blocks * 132;
        }
    }
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
