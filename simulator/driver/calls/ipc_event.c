// Shares events between processes: cuIpcGetEventHandle and cuIpcOpenEventHandle.
#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "stream/shared_event.h"

CUresult
functional_cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)
{
    DRV_ENTER();
    drv_event *found;
    if (pHandle == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = drv_event_find(event, &found);
    if (status == CUDA_SUCCESS)
        status = drv_shared_event_export(found, pHandle);
    drv_unlock();
    return status;
}

static CUresult
open_event(CUevent *out, const CUipcEventHandle *handle)
{
    drv_context *context;
    DRV_TRY(drv_current(&context));
    drv_event *event = drv_new(DRV_EVENT, sizeof *event);
    if (event == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult status = drv_shared_event_open(event, handle);
    if (status != CUDA_SUCCESS) {
        drv_delete(event);
        return status;
    }
    event->context = context;
    event->flags = CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS;
    *out = (CUevent)event;
    return CUDA_SUCCESS;
}

CUresult
functional_cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)
{
    DRV_ENTER();
    if (phEvent == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = open_event(phEvent, &handle);
    drv_unlock();
    return status;
}
