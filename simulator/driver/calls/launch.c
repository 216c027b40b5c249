// cuLaunchKernel and related functions.
#include <stdlib.h>

#include "base/call.h"
#include "base/lock.h"
#include "code/function.h"
#include "code/image.h"
#include "code/module.h"
#include "launch/launch.h"
#include "stream/event.h"
#include "stream/stream.h"

// Records the events of a launch after the kernel, because no earlier point in the kernel is
// visible here.
static CUresult
record_events(const functional_launch *l, const CUlaunchAttribute *attributes, drv_stream *stream)
{
    for (unsigned int i = 0; i < l->attribute_count; i++) {
        const CUlaunchAttribute *a = &attributes[i];
        CUevent event = NULL;
        if (a->id == CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT)
            event = a->value.programmaticEvent.event;
        else if (a->id == CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT)
            event = a->value.launchCompletionEvent.event;
        if (event != NULL)
            DRV_TRY(drv_event_record(event, stream));
    }
    return CUDA_SUCCESS;
}

static CUresult
launch(functional_launch *l, const void *handle, const CUlaunchAttribute *attributes,
       CUstream stream_handle, void **params, void **extra)
{
    drv_stream *stream;
    DRV_TRY(drv_check_stream(stream_handle));
    DRV_TRY(drv_find_stream(stream_handle, &stream));
    drv_function *f = drv_function_of(handle);
    if (f == NULL || (f->module != NULL && f->module->context != stream->context))
        return CUDA_ERROR_INVALID_HANDLE;
    l->stream = (uint64_t)(uintptr_t)stream_handle;
    l->captured = stream->capture != NULL;
    unsigned char *bytes = calloc(1, f->entry->param_bytes + 1);
    if (bytes == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult status = drv_pack_arguments(f->entry, params, extra, bytes);
    if (status == CUDA_SUCCESS)
        status = drv_launch(l, f, stream->context, attributes, stream, bytes);
    free(bytes);
    if (status == CUDA_SUCCESS && !l->captured)
        status = record_events(l, attributes, stream);
    return status;
}

static CUresult
launch_locked(functional_launch *l, const void *handle, const CUlaunchAttribute *attributes,
              CUstream stream, void **params, void **extra)
{
    drv_lock();
    CUresult status = launch(l, handle, attributes, stream, params, extra);
    drv_unlock();
    return status;
}

CUresult
functional_cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
                          unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
                          unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,
                          void **kernelParams, void **extra)
{
    DRV_ENTER();
    functional_launch l = {
        .grid = {gridDimX, gridDimY, gridDimZ},
        .block = {blockDimX, blockDimY, blockDimZ},
        .shared_bytes = sharedMemBytes,
    };
    return launch_locked(&l, f, NULL, hStream, kernelParams, extra);
}

CUresult
functional_cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams,
                            void **extra)
{
    DRV_ENTER();
    if (config == NULL || (config->numAttrs > 0 && config->attrs == NULL))
        return CUDA_ERROR_INVALID_VALUE;
    functional_launch l = {
        .grid = {config->gridDimX, config->gridDimY, config->gridDimZ},
        .block = {config->blockDimX, config->blockDimY, config->blockDimZ},
        .shared_bytes = config->sharedMemBytes,
        .attribute_count = config->numAttrs,
    };
    for (unsigned int i = 0; i < config->numAttrs; i++)
        DRV_TRY(drv_launch_attribute(&l, &config->attrs[i]));
    return launch_locked(&l, f, config->attrs, config->hStream, kernelParams, extra);
}

CUresult
functional_cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
                                     unsigned int gridDimZ, unsigned int blockDimX,
                                     unsigned int blockDimY, unsigned int blockDimZ,
                                     unsigned int sharedMemBytes, CUstream hStream,
                                     void **kernelParams)
{
    DRV_ENTER();
    functional_launch l = {
        .grid = {gridDimX, gridDimY, gridDimZ},
        .block = {blockDimX, blockDimY, blockDimZ},
        .shared_bytes = sharedMemBytes,
        .cooperative = 1,
    };
    return launch_locked(&l, f, NULL, hStream, kernelParams, NULL);
}
