# nvtx_checked.pyi of cubind's binding of the NVTX, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvtx.yaml.

from collections.abc import Callable, Sequence
from typing import Any, SupportsFloat

from cubind import CUDAError
from cubind.nvtx import (
    _Address,
    _Int,
    _KernelParams,
    _Text,
    sizeof,
    nvtxColorType_t,
    nvtxMessageType_t,
    nvtxPayloadType_t,
    nvtxResourceGenericType_t,
    nvtxResourceSyncPosixThreadType_t,
    nvtxResourceSyncWindowsType_t,
    nvtxResourceSyncLinuxType_t,
    nvtxResourceSyncAndroidType_t,
    nvtxResourceCUDAType_t,
    nvtxResourceCUDARTType_t,
    CUcontext,
    CUevent,
    CUstream,
    cudaStream_t,
    cudaEvent_t,
    nvtxDomainHandle_t,
    nvtxStringHandle_t,
    nvtxResourceHandle_t,
    nvtxSyncUser_t,
    CUdevice_v1,
    CUdevice,
    nvtxRangeId_t,
    nvtxMessageValue_t,
    nvtxEventAttributes_v2,
    nvtxEventAttributes_t,
    payload_t,
    nvtxResourceAttributes_v0,
    nvtxResourceAttributes_t,
    identifier_t,
    nvtxSyncUserAttributes_v0,
    nvtxSyncUserAttributes_t,
    NVTX_ERR_INIT_ACCESS_LIBRARY,
    NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT,
    NVTX_ERR_INIT_LOAD_LIBRARY,
    NVTX_ERR_INIT_LOAD_PROPERTY,
    NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT,
    NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE,
    NVTX_EVENT_ATTRIB_STRUCT_SIZE,
    NVTX_FAIL,
    NVTX_NO_PUSH_POP_TRACKING,
    NVTX_RESOURCE_ATTRIB_STRUCT_SIZE,
    NVTX_RESOURCE_CLASS_CUDA,
    NVTX_RESOURCE_CLASS_CUDART,
    NVTX_RESOURCE_CLASS_GENERIC,
    NVTX_RESOURCE_CLASS_SYNC_OS,
    NVTX_RESOURCE_CLASS_SYNC_PTHREAD,
    NVTX_SUCCESS,
    NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE,
    NVTX_VERSION,
)

__all__ = [
    "sizeof",
    "nvtxColorType_t",
    "nvtxMessageType_t",
    "nvtxPayloadType_t",
    "nvtxResourceGenericType_t",
    "nvtxResourceSyncPosixThreadType_t",
    "nvtxResourceSyncWindowsType_t",
    "nvtxResourceSyncLinuxType_t",
    "nvtxResourceSyncAndroidType_t",
    "nvtxResourceCUDAType_t",
    "nvtxResourceCUDARTType_t",
    "CUcontext",
    "CUevent",
    "CUstream",
    "cudaStream_t",
    "cudaEvent_t",
    "nvtxDomainHandle_t",
    "nvtxStringHandle_t",
    "nvtxResourceHandle_t",
    "nvtxSyncUser_t",
    "CUdevice_v1",
    "CUdevice",
    "nvtxRangeId_t",
    "nvtxMessageValue_t",
    "nvtxEventAttributes_v2",
    "nvtxEventAttributes_t",
    "payload_t",
    "nvtxResourceAttributes_v0",
    "nvtxResourceAttributes_t",
    "identifier_t",
    "nvtxSyncUserAttributes_v0",
    "nvtxSyncUserAttributes_t",
    "NVTX_ERR_INIT_ACCESS_LIBRARY",
    "NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT",
    "NVTX_ERR_INIT_LOAD_LIBRARY",
    "NVTX_ERR_INIT_LOAD_PROPERTY",
    "NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT",
    "NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE",
    "NVTX_EVENT_ATTRIB_STRUCT_SIZE",
    "NVTX_FAIL",
    "NVTX_NO_PUSH_POP_TRACKING",
    "NVTX_RESOURCE_ATTRIB_STRUCT_SIZE",
    "NVTX_RESOURCE_CLASS_CUDA",
    "NVTX_RESOURCE_CLASS_CUDART",
    "NVTX_RESOURCE_CLASS_GENERIC",
    "NVTX_RESOURCE_CLASS_SYNC_OS",
    "NVTX_RESOURCE_CLASS_SYNC_PTHREAD",
    "NVTX_SUCCESS",
    "NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE",
    "NVTX_VERSION",
    "nvtxInitialize",
    "nvtxDomainMarkEx",
    "nvtxMarkEx",
    "nvtxMarkA",
    "nvtxDomainRangeStartEx",
    "nvtxRangeStartEx",
    "nvtxRangeStartA",
    "nvtxDomainRangeEnd",
    "nvtxRangeEnd",
    "nvtxDomainRangePushEx",
    "nvtxRangePushEx",
    "nvtxRangePushA",
    "nvtxDomainRangePop",
    "nvtxRangePop",
    "nvtxDomainResourceCreate",
    "nvtxDomainResourceDestroy",
    "nvtxDomainNameCategoryA",
    "nvtxNameCategoryA",
    "nvtxNameOsThreadA",
    "nvtxDomainRegisterStringA",
    "nvtxDomainCreateA",
    "nvtxDomainDestroy",
    "nvtxDomainSyncUserCreate",
    "nvtxDomainSyncUserDestroy",
    "nvtxDomainSyncUserAcquireStart",
    "nvtxDomainSyncUserAcquireFailed",
    "nvtxDomainSyncUserAcquireSuccess",
    "nvtxDomainSyncUserReleasing",
    "nvtxNameCuDeviceA",
    "nvtxNameCuContextA",
    "nvtxNameCuStreamA",
    "nvtxNameCuEventA",
    "nvtxNameCudaDeviceA",
    "nvtxNameCudaStreamA",
    "nvtxNameCudaEventA",
    "nvtxDomainCreate",
    "nvtxDomainNameCategory",
    "nvtxDomainRegisterString",
    "nvtxMark",
    "nvtxNameCategory",
    "nvtxNameCuContext",
    "nvtxNameCuDevice",
    "nvtxNameCuEvent",
    "nvtxNameCuStream",
    "nvtxNameCudaDevice",
    "nvtxNameCudaEvent",
    "nvtxNameCudaStream",
    "nvtxNameOsThread",
    "nvtxRangePush",
    "nvtxRangeStart",
]


def nvtxInitialize(reserved: _Address) -> None:
    """void nvtxInitialize(const void *reserved)

    Parameters
        reserved : int (address), buffer or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainMarkEx(
    domain: nvtxDomainHandle_t | _Int | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> None:
    """void nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        eventAttrib : nvtxEventAttributes_t or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxMarkEx(eventAttrib: nvtxEventAttributes_t | None) -> None:
    """void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)

    Parameters
        eventAttrib : nvtxEventAttributes_t or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxMarkA(message: _Text) -> None:
    """void nvtxMarkA(const char *message)

    Parameters
        message : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainRangeStartEx(
    domain: nvtxDomainHandle_t | _Int | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> nvtxRangeId_t:
    """nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        eventAttrib : nvtxEventAttributes_t or None
    Returns
        nvtxRangeId_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxRangeStartEx(eventAttrib: nvtxEventAttributes_t | None) -> nvtxRangeId_t:
    """nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)

    Parameters
        eventAttrib : nvtxEventAttributes_t or None
    Returns
        nvtxRangeId_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxRangeStartA(message: _Text) -> nvtxRangeId_t:
    """nvtxRangeId_t nvtxRangeStartA(const char *message)

    Parameters
        message : str or bytes
    Returns
        nvtxRangeId_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainRangeEnd(
    domain: nvtxDomainHandle_t | _Int | None,
    id: nvtxRangeId_t | _Int | None,
) -> None:
    """void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        id : nvtxRangeId_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxRangeEnd(id: nvtxRangeId_t | _Int | None) -> None:
    """void nvtxRangeEnd(nvtxRangeId_t id)

    Parameters
        id : nvtxRangeId_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainRangePushEx(
    domain: nvtxDomainHandle_t | _Int | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> int:
    """int nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        eventAttrib : nvtxEventAttributes_t or None
    Returns
        int
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxRangePushEx(eventAttrib: nvtxEventAttributes_t | None) -> int:
    """int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)

    Parameters
        eventAttrib : nvtxEventAttributes_t or None
    Returns
        int
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxRangePushA(message: _Text) -> int:
    """int nvtxRangePushA(const char *message)

    Parameters
        message : str or bytes
    Returns
        int
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainRangePop(domain: nvtxDomainHandle_t | _Int | None) -> int:
    """int nvtxDomainRangePop(nvtxDomainHandle_t domain)

    Parameters
        domain : nvtxDomainHandle_t, int or None
    Returns
        int
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxRangePop() -> int:
    """int nvtxRangePop(void)

    Returns
        int
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainResourceCreate(
    domain: nvtxDomainHandle_t | _Int | None,
    attribs: nvtxResourceAttributes_t | None,
) -> nvtxResourceHandle_t:
    """nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        attribs : nvtxResourceAttributes_t or None
    Returns
        nvtxResourceHandle_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainResourceDestroy(resource: nvtxResourceHandle_t | _Int | None) -> None:
    """void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)

    Parameters
        resource : nvtxResourceHandle_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainNameCategoryA(
    domain: nvtxDomainHandle_t | _Int | None,
    category: _Int,
    name: _Text,
) -> None:
    """void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        category : int
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCategoryA(category: _Int, name: _Text) -> None:
    """void nvtxNameCategoryA(uint32_t category, const char *name)

    Parameters
        category : int
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameOsThreadA(threadId: _Int, name: _Text) -> None:
    """void nvtxNameOsThreadA(uint32_t threadId, const char *name)

    Parameters
        threadId : int
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainRegisterStringA(
    domain: nvtxDomainHandle_t | _Int | None,
    string: _Text,
) -> nvtxStringHandle_t:
    """nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        string : str or bytes
    Returns
        nvtxStringHandle_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainCreateA(name: _Text) -> nvtxDomainHandle_t:
    """nvtxDomainHandle_t nvtxDomainCreateA(const char *name)

    Parameters
        name : str or bytes
    Returns
        nvtxDomainHandle_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainDestroy(domain: nvtxDomainHandle_t | _Int | None) -> None:
    """void nvtxDomainDestroy(nvtxDomainHandle_t domain)

    Parameters
        domain : nvtxDomainHandle_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainSyncUserCreate(
    domain: nvtxDomainHandle_t | _Int | None,
    attribs: nvtxSyncUserAttributes_t | None,
) -> nvtxSyncUser_t:
    """nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        attribs : nvtxSyncUserAttributes_t or None
    Returns
        nvtxSyncUser_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainSyncUserDestroy(handle: nvtxSyncUser_t | _Int | None) -> None:
    """void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainSyncUserAcquireStart(handle: nvtxSyncUser_t | _Int | None) -> None:
    """void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainSyncUserAcquireFailed(handle: nvtxSyncUser_t | _Int | None) -> None:
    """void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainSyncUserAcquireSuccess(handle: nvtxSyncUser_t | _Int | None) -> None:
    """void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainSyncUserReleasing(handle: nvtxSyncUser_t | _Int | None) -> None:
    """void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCuDeviceA(device: CUdevice | _Int | None, name: _Text) -> None:
    """void nvtxNameCuDeviceA(CUdevice device, const char *name)

    Parameters
        device : CUdevice, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCuContextA(context: CUcontext | _Int | None, name: _Text) -> None:
    """void nvtxNameCuContextA(CUcontext context, const char *name)

    Parameters
        context : CUcontext, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCuStreamA(stream: CUstream | _Int | None, name: _Text) -> None:
    """void nvtxNameCuStreamA(CUstream stream, const char *name)

    Parameters
        stream : CUstream, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCuEventA(event: CUevent | _Int | None, name: _Text) -> None:
    """void nvtxNameCuEventA(CUevent event, const char *name)

    Parameters
        event : CUevent, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCudaDeviceA(device: _Int, name: _Text) -> None:
    """void nvtxNameCudaDeviceA(int device, const char *name)

    Parameters
        device : int
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCudaStreamA(stream: cudaStream_t | _Int | None, name: _Text) -> None:
    """void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)

    Parameters
        stream : cudaStream_t, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCudaEventA(event: cudaEvent_t | _Int | None, name: _Text) -> None:
    """void nvtxNameCudaEventA(cudaEvent_t event, const char *name)

    Parameters
        event : cudaEvent_t, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainCreate(name: _Text) -> nvtxDomainHandle_t:
    """nvtxDomainHandle_t nvtxDomainCreateA(const char *name)

    Parameters
        name : str or bytes
    Returns
        nvtxDomainHandle_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainNameCategory(
    domain: nvtxDomainHandle_t | _Int | None,
    category: _Int,
    name: _Text,
) -> None:
    """void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        category : int
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxDomainRegisterString(
    domain: nvtxDomainHandle_t | _Int | None,
    string: _Text,
) -> nvtxStringHandle_t:
    """nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        string : str or bytes
    Returns
        nvtxStringHandle_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxMark(message: _Text) -> None:
    """void nvtxMarkA(const char *message)

    Parameters
        message : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCategory(category: _Int, name: _Text) -> None:
    """void nvtxNameCategoryA(uint32_t category, const char *name)

    Parameters
        category : int
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCuContext(context: CUcontext | _Int | None, name: _Text) -> None:
    """void nvtxNameCuContextA(CUcontext context, const char *name)

    Parameters
        context : CUcontext, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCuDevice(device: CUdevice | _Int | None, name: _Text) -> None:
    """void nvtxNameCuDeviceA(CUdevice device, const char *name)

    Parameters
        device : CUdevice, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCuEvent(event: CUevent | _Int | None, name: _Text) -> None:
    """void nvtxNameCuEventA(CUevent event, const char *name)

    Parameters
        event : CUevent, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCuStream(stream: CUstream | _Int | None, name: _Text) -> None:
    """void nvtxNameCuStreamA(CUstream stream, const char *name)

    Parameters
        stream : CUstream, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCudaDevice(device: _Int, name: _Text) -> None:
    """void nvtxNameCudaDeviceA(int device, const char *name)

    Parameters
        device : int
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCudaEvent(event: cudaEvent_t | _Int | None, name: _Text) -> None:
    """void nvtxNameCudaEventA(cudaEvent_t event, const char *name)

    Parameters
        event : cudaEvent_t, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameCudaStream(stream: cudaStream_t | _Int | None, name: _Text) -> None:
    """void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)

    Parameters
        stream : cudaStream_t, int or None
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxNameOsThread(threadId: _Int, name: _Text) -> None:
    """void nvtxNameOsThreadA(uint32_t threadId, const char *name)

    Parameters
        threadId : int
        name : str or bytes
    Returns
        None
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxRangePush(message: _Text) -> int:
    """int nvtxRangePushA(const char *message)

    Parameters
        message : str or bytes
    Returns
        int
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
def nvtxRangeStart(message: _Text) -> nvtxRangeId_t:
    """nvtxRangeId_t nvtxRangeStartA(const char *message)

    Parameters
        message : str or bytes
    Returns
        nvtxRangeId_t
    Keeps the GIL. https://nvidia.github.io/NVTX/doxygen/
    """
