// Implements launches in the form before CUDA 4: calls set the block shape and the arguments of a
// function one by one, and a last call launches it.
#include <stdlib.h>
#include <string.h>

#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "code/function.h"
#include "cubind_size.h"

CUresult functional_cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
                                   unsigned int gridDimZ, unsigned int blockDimX,
                                   unsigned int blockDimY, unsigned int blockDimZ,
                                   unsigned int sharedMemBytes, CUstream hStream,
                                   void **kernelParams, void **extra);

// The most bytes of arguments that these calls support.
enum { MOST_BYTES = 4096 };

// Returns the next launch of a function; NULL if the handle is not a function. The caller holds the
// lock.
static drv_called *
called_of(CUfunction handle)
{
    return drv_is(handle, DRV_FUNCTION) ? &((drv_function *)handle)->called : NULL;
}

static CUresult
set_shape(CUfunction handle, int x, int y, int z)
{
    drv_called *called = called_of(handle);
    if (called == NULL)
        return CUDA_ERROR_INVALID_HANDLE;
    if (x <= 0 || y <= 0 || z <= 0)
        return CUDA_ERROR_INVALID_VALUE;
    called->block[0] = (unsigned int)x;
    called->block[1] = (unsigned int)y;
    called->block[2] = (unsigned int)z;
    return CUDA_SUCCESS;
}

CUresult
functional_cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = set_shape(hfunc, x, y, z);
    drv_unlock();
    return status;
}

CUresult
functional_cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)
{
    DRV_ENTER();
    drv_lock();
    drv_called *called = called_of(hfunc);
    if (called != NULL)
        called->shared_bytes = bytes;
    drv_unlock();
    return called != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

// --- arguments -----------------------------------------------------------------------------------

static CUresult
find_room(CUfunction handle, drv_called **called)
{
    *called = called_of(handle);
    if (*called == NULL)
        return CUDA_ERROR_INVALID_HANDLE;
    if ((*called)->bytes == NULL)
        (*called)->bytes = calloc(1, MOST_BYTES);
    return (*called)->bytes != NULL ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

static CUresult
set_argument(CUfunction handle, int offset, const void *value, size_t size)
{
    drv_called *called;
    DRV_TRY(find_room(handle, &called));
    if (offset < 0 || !size_is_inside((uint64_t)offset, size, MOST_BYTES) ||
        (value == NULL && size > 0))
        return CUDA_ERROR_INVALID_VALUE;
    if (size > 0)
        memcpy(called->bytes + offset, value, size);
    return CUDA_SUCCESS;
}

CUresult
functional_cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = set_argument(hfunc, offset, ptr, numbytes);
    drv_unlock();
    return status;
}

CUresult
functional_cuParamSeti(CUfunction hfunc, int offset, unsigned int value)
{
    return functional_cuParamSetv(hfunc, offset, &value, sizeof value);
}

CUresult
functional_cuParamSetf(CUfunction hfunc, int offset, float value)
{
    return functional_cuParamSetv(hfunc, offset, &value, sizeof value);
}

static CUresult
set_size(CUfunction handle, unsigned int size)
{
    drv_called *called;
    DRV_TRY(find_room(handle, &called));
    if (size > MOST_BYTES)
        return CUDA_ERROR_INVALID_VALUE;
    called->size = size;
    return CUDA_SUCCESS;
}

CUresult
functional_cuParamSetSize(CUfunction hfunc, unsigned int numbytes)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = set_size(hfunc, numbytes);
    drv_unlock();
    return status;
}

// --- launches ------------------------------------------------------------------------------------

// Copies the launch before it is queued, because another thread may change the next launch
// meanwhile.
static CUresult
take(CUfunction handle, drv_called *called, unsigned char *bytes)
{
    drv_lock();
    const drv_called *set = called_of(handle);
    if (set != NULL)
        *called = *set;
    if (set != NULL && set->bytes != NULL)
        memcpy(bytes, set->bytes, set->size);
    drv_unlock();
    return set != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CUresult
functional_cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)
{
    drv_called called;
    unsigned char bytes[MOST_BYTES];
    DRV_TRY(take(f, &called, bytes));
    if (grid_width <= 0 || grid_height <= 0)
        return CUDA_ERROR_INVALID_VALUE;
    size_t size = called.size;
    void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, bytes, CU_LAUNCH_PARAM_BUFFER_SIZE, &size,
                     CU_LAUNCH_PARAM_END};
    return functional_cuLaunchKernel(f, (unsigned int)grid_width, (unsigned int)grid_height, 1,
                                     called.block[0], called.block[1], called.block[2],
                                     called.shared_bytes, hStream, NULL, extra);
}

CUresult
functional_cuLaunchGrid(CUfunction f, int grid_width, int grid_height)
{
    return functional_cuLaunchGridAsync(f, grid_width, grid_height, NULL);
}

CUresult
functional_cuLaunch(CUfunction f)
{
    return functional_cuLaunchGrid(f, 1, 1);
}
