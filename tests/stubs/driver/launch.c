// Launches: checked as the driver does, then kept with every byte of every argument. Nothing is
// computed.
#include "launch.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_LAUNCHES = 1024 }; // later ones are counted but not kept

static functional_launch launches[MAX_LAUNCHES];
static size_t launch_count;

static size_t
kept(void)
{
    return launch_count < MAX_LAUNCHES ? launch_count : MAX_LAUNCHES;
}

size_t
functional_launch_count(void)
{
    fd_lock();
    size_t count = launch_count;
    fd_unlock();
    return count;
}

int
functional_launch_get(size_t i, functional_launch *out)
{
    fd_lock();
    bool found = i < kept();
    if (found)
        *out = launches[i];
    fd_unlock();
    return found ? 0 : -1;
}

void
functional_launch_clear(void)
{
    fd_lock();
    for (size_t i = 0; i < kept(); i++) {
        free((void *)launches[i].kernel);
        free((void *)launches[i].bytes);
    }
    launch_count = 0;
    fd_unlock();
}

// --- arguments -----------------------------------------------------------------------------------

static CUresult
pack_params(const fd_entry *entry, void **params, unsigned char *bytes)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (params == NULL || params[i] == NULL)
            return CUDA_ERROR_INVALID_VALUE;
        memcpy(bytes + entry->params[i].offset, params[i], entry->params[i].size);
    }
    return CUDA_SUCCESS;
}

// `extra`: pairs of a key and a value up to CU_LAUNCH_PARAM_END.
static CUresult
pack_extra(const fd_entry *entry, void **extra, unsigned char *bytes)
{
    const void *buffer = NULL;
    size_t size = 0;
    for (; *extra != CU_LAUNCH_PARAM_END; extra += 2) {
        if (*extra == CU_LAUNCH_PARAM_BUFFER_POINTER)
            buffer = extra[1];
        else if (*extra == CU_LAUNCH_PARAM_BUFFER_SIZE)
            size = *(const size_t *)extra[1];
        else
            return CUDA_ERROR_INVALID_VALUE;
    }
    if (buffer == NULL || size < entry->param_bytes)
        return CUDA_ERROR_INVALID_VALUE;
    memcpy(bytes, buffer, entry->param_bytes);
    return CUDA_SUCCESS;
}

static CUresult
check_shape(const functional_launch *l, const fd_function *f)
{
    uint64_t threads = 1;
    for (int i = 0; i < 3; i++) {
        if (l->grid[i] == 0 || l->block[i] == 0 || l->block[i] > (i == 2 ? 64 : 1024))
            return CUDA_ERROR_INVALID_VALUE;
        threads *= l->block[i];
    }
    uint64_t limit = f->entry->max_threads > 0 ? (uint64_t)f->entry->max_threads : 1024;
    if (threads > limit || l->grid[1] > 65535 || l->grid[2] > 65535)
        return CUDA_ERROR_INVALID_VALUE;
    return l->shared_bytes <= (unsigned int)f->dynamic_shared ? CUDA_SUCCESS
                                                              : CUDA_ERROR_INVALID_VALUE;
}

static CUresult
launch(functional_launch *l, const void *handle, CUstream stream, void **params, void **extra)
{
    FD_TRY(fd_check_stream(stream));
    const fd_function *f = fd_function_of(handle);
    if (f == NULL)
        return CUDA_ERROR_INVALID_HANDLE;
    if (params != NULL && extra != NULL)
        return CUDA_ERROR_INVALID_VALUE;
    FD_TRY(check_shape(l, f));
    unsigned char *bytes = calloc(1, f->entry->param_bytes + 1);
    char *name = strdup(f->entry->name);
    CUresult status = CUDA_ERROR_OUT_OF_MEMORY;
    if (bytes != NULL && name != NULL)
        status = extra != NULL ? pack_extra(f->entry, extra, bytes)
                               : pack_params(f->entry, params, bytes);
    if (status != CUDA_SUCCESS || launch_count >= MAX_LAUNCHES) {
        launch_count += status == CUDA_SUCCESS;
        free(bytes);
        free(name);
        return status;
    }
    l->kernel = name;
    l->bytes = bytes;
    l->byte_count = f->entry->param_bytes;
    l->param_count = f->entry->param_count;
    l->stream = (uint64_t)(uintptr_t)stream;
    launches[launch_count++] = *l;
    return CUDA_SUCCESS;
}

static CUresult
launch_locked(functional_launch *l, const void *handle, CUstream stream, void **params,
              void **extra)
{
    fd_lock();
    CUresult status = launch(l, handle, stream, params, extra);
    fd_unlock();
    return status;
}

CUresult
functional_cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
                          unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
                          unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
                          void **kernelParams, void **extra)
{
    functional_launch l = {
        .grid = {gridDimX, gridDimY, gridDimZ},
        .block = {blockDimX, blockDimY, blockDimZ},
        .shared_bytes = sharedMemBytes,
    };
    return launch_locked(&l, f, hStream, kernelParams, extra);
}

CUresult
functional_cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams,
                            void **extra)
{
    if (config == NULL || (config->numAttrs > 0 && config->attrs == NULL))
        return CUDA_ERROR_INVALID_VALUE;
    functional_launch l = {
        .grid = {config->gridDimX, config->gridDimY, config->gridDimZ},
        .block = {config->blockDimX, config->blockDimY, config->blockDimZ},
        .shared_bytes = config->sharedMemBytes,
        .attribute_count = config->numAttrs,
    };
    for (unsigned int i = 0; i < config->numAttrs; i++) {
        if (config->attrs[i].id == CU_LAUNCH_ATTRIBUTE_COOPERATIVE)
            l.cooperative = config->attrs[i].value.cooperative;
    }
    return launch_locked(&l, f, config->hStream, kernelParams, extra);
}

CUresult
functional_cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
                                     unsigned int gridDimZ, unsigned int blockDimX,
                                     unsigned int blockDimY, unsigned int blockDimZ,
                                     unsigned int sharedMemBytes, CUstream hStream,
                                     void **kernelParams)
{
    functional_launch l = {
        .grid = {gridDimX, gridDimY, gridDimZ},
        .block = {blockDimX, blockDimY, blockDimZ},
        .shared_bytes = sharedMemBytes,
        .cooperative = 1,
    };
    return launch_locked(&l, f, hStream, kernelParams, NULL);
}
