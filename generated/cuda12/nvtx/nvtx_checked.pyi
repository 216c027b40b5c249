# nvtx_checked.pyi of cubind for NVTX, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvtx.yaml.

from cubind.nvtx import (
    _Int,
    _Address,
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
    ...
def nvtxDomainMarkEx(
    domain: nvtxDomainHandle_t | _Int | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> None:
    ...
def nvtxMarkEx(eventAttrib: nvtxEventAttributes_t | None) -> None:
    ...
def nvtxMarkA(message: _Text) -> None:
    ...
def nvtxDomainRangeStartEx(
    domain: nvtxDomainHandle_t | _Int | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> nvtxRangeId_t:
    ...
def nvtxRangeStartEx(eventAttrib: nvtxEventAttributes_t | None) -> nvtxRangeId_t:
    ...
def nvtxRangeStartA(message: _Text) -> nvtxRangeId_t:
    ...
def nvtxDomainRangeEnd(
    domain: nvtxDomainHandle_t | _Int | None,
    id: nvtxRangeId_t | _Int | None,
) -> None:
    ...
def nvtxRangeEnd(id: nvtxRangeId_t | _Int | None) -> None:
    ...
def nvtxDomainRangePushEx(
    domain: nvtxDomainHandle_t | _Int | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> int:
    ...
def nvtxRangePushEx(eventAttrib: nvtxEventAttributes_t | None) -> int:
    ...
def nvtxRangePushA(message: _Text) -> int:
    ...
def nvtxDomainRangePop(domain: nvtxDomainHandle_t | _Int | None) -> int:
    ...
def nvtxRangePop() -> int:
    ...
def nvtxDomainResourceCreate(
    domain: nvtxDomainHandle_t | _Int | None,
    attribs: nvtxResourceAttributes_t | None,
) -> nvtxResourceHandle_t:
    ...
def nvtxDomainResourceDestroy(resource: nvtxResourceHandle_t | _Int | None) -> None:
    ...
def nvtxDomainNameCategoryA(
    domain: nvtxDomainHandle_t | _Int | None,
    category: _Int,
    name: _Text,
) -> None:
    ...
def nvtxNameCategoryA(category: _Int, name: _Text) -> None:
    ...
def nvtxNameOsThreadA(threadId: _Int, name: _Text) -> None:
    ...
def nvtxDomainRegisterStringA(
    domain: nvtxDomainHandle_t | _Int | None,
    string: _Text,
) -> nvtxStringHandle_t:
    ...
def nvtxDomainCreateA(name: _Text) -> nvtxDomainHandle_t:
    ...
def nvtxDomainDestroy(domain: nvtxDomainHandle_t | _Int | None) -> None:
    ...
def nvtxDomainSyncUserCreate(
    domain: nvtxDomainHandle_t | _Int | None,
    attribs: nvtxSyncUserAttributes_t | None,
) -> nvtxSyncUser_t:
    ...
def nvtxDomainSyncUserDestroy(handle: nvtxSyncUser_t | _Int | None) -> None:
    ...
def nvtxDomainSyncUserAcquireStart(handle: nvtxSyncUser_t | _Int | None) -> None:
    ...
def nvtxDomainSyncUserAcquireFailed(handle: nvtxSyncUser_t | _Int | None) -> None:
    ...
def nvtxDomainSyncUserAcquireSuccess(handle: nvtxSyncUser_t | _Int | None) -> None:
    ...
def nvtxDomainSyncUserReleasing(handle: nvtxSyncUser_t | _Int | None) -> None:
    ...
def nvtxNameCuDeviceA(device: CUdevice | _Int | None, name: _Text) -> None:
    ...
def nvtxNameCuContextA(context: CUcontext | _Int | None, name: _Text) -> None:
    ...
def nvtxNameCuStreamA(stream: CUstream | _Int | None, name: _Text) -> None:
    ...
def nvtxNameCuEventA(event: CUevent | _Int | None, name: _Text) -> None:
    ...
def nvtxNameCudaDeviceA(device: _Int, name: _Text) -> None:
    ...
def nvtxNameCudaStreamA(stream: cudaStream_t | _Int | None, name: _Text) -> None:
    ...
def nvtxNameCudaEventA(event: cudaEvent_t | _Int | None, name: _Text) -> None:
    ...
def nvtxDomainCreate(name: _Text) -> nvtxDomainHandle_t:
    ...
def nvtxDomainNameCategory(
    domain: nvtxDomainHandle_t | _Int | None,
    category: _Int,
    name: _Text,
) -> None:
    ...
def nvtxDomainRegisterString(
    domain: nvtxDomainHandle_t | _Int | None,
    string: _Text,
) -> nvtxStringHandle_t:
    ...
def nvtxMark(message: _Text) -> None:
    ...
def nvtxNameCategory(category: _Int, name: _Text) -> None:
    ...
def nvtxNameCuContext(context: CUcontext | _Int | None, name: _Text) -> None:
    ...
def nvtxNameCuDevice(device: CUdevice | _Int | None, name: _Text) -> None:
    ...
def nvtxNameCuEvent(event: CUevent | _Int | None, name: _Text) -> None:
    ...
def nvtxNameCuStream(stream: CUstream | _Int | None, name: _Text) -> None:
    ...
def nvtxNameCudaDevice(device: _Int, name: _Text) -> None:
    ...
def nvtxNameCudaEvent(event: cudaEvent_t | _Int | None, name: _Text) -> None:
    ...
def nvtxNameCudaStream(stream: cudaStream_t | _Int | None, name: _Text) -> None:
    ...
def nvtxNameOsThread(threadId: _Int, name: _Text) -> None:
    ...
def nvtxRangePush(message: _Text) -> int:
    ...
def nvtxRangeStart(message: _Text) -> nvtxRangeId_t:
    ...
