// methods.c of cubind's binding of the CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

#define METHOD(name, doc) \
    {#name, (PyCFunction)(void (*)(void))py_##name, METH_FASTCALL | METH_KEYWORDS, doc}

static const char doc_cuGetErrorString[] =
    "cuGetErrorString($module, /, error)\n"
    "--\n\n"
    "cuGetErrorString(error)\n\n"
    "CUresult cuGetErrorString(CUresult error, const char **pStr)\n\n"
    "Parameters\n"
    "    error : CUresult or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pStr : bytes | None\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL. Since release 6.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html\n";
static const char doc_checked_cuGetErrorString[] =
    "cuGetErrorString($module, /, error)\n"
    "--\n\n"
    "cuGetErrorString(error)\n\n"
    "CUresult cuGetErrorString(CUresult error, const char **pStr)\n\n"
    "Parameters\n"
    "    error : CUresult or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pStr : str | None\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL. Since release 6.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html\n";
static const char doc_cuGetErrorName[] =
    "cuGetErrorName($module, /, error)\n"
    "--\n\n"
    "cuGetErrorName(error)\n\n"
    "CUresult cuGetErrorName(CUresult error, const char **pStr)\n\n"
    "Parameters\n"
    "    error : CUresult or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pStr : bytes | None\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL. Since release 6.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html\n";
static const char doc_checked_cuGetErrorName[] =
    "cuGetErrorName($module, /, error)\n"
    "--\n\n"
    "cuGetErrorName(error)\n\n"
    "CUresult cuGetErrorName(CUresult error, const char **pStr)\n\n"
    "Parameters\n"
    "    error : CUresult or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pStr : str | None\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL. Since release 6.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html\n";
static const char doc_cuInit[] =
    "cuInit($module, /, Flags)\n"
    "--\n\n"
    "cuInit(Flags)\n\n"
    "CUresult cuInit(unsigned int Flags)\n\n"
    "Parameters\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_SYSTEM_DRIVER_MISMATCH, CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\n"
    "Gives up the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__INITIALIZE.html\n";
static const char doc_checked_cuInit[] =
    "cuInit($module, /, Flags=None)\n"
    "--\n\n"
    "cuInit(Flags=None)\n\n"
    "CUresult cuInit(unsigned int Flags)\n\n"
    "Parameters\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_SYSTEM_DRIVER_MISMATCH, CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\n"
    "Gives up the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__INITIALIZE.html\n";
static const char doc_cuDriverGetVersion[] =
    "cuDriverGetVersion($module, /)\n"
    "--\n\n"
    "cuDriverGetVersion()\n\n"
    "CUresult cuDriverGetVersion(int *driverVersion)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    driverVersion : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL. Since release 2.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VERSION.html\n";
static const char doc_cuDeviceGet[] =
    "cuDeviceGet($module, /, ordinal)\n"
    "--\n\n"
    "cuDeviceGet(ordinal)\n\n"
    "CUresult cuDeviceGet(CUdevice *device, int ordinal)\n\n"
    "Parameters\n"
    "    ordinal : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    device : CUdevice\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_cuDeviceGetCount[] =
    "cuDeviceGetCount($module, /)\n"
    "--\n\n"
    "cuDeviceGetCount()\n\n"
    "CUresult cuDeviceGetCount(int *count)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    count : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_cuDeviceGetName[] =
    "cuDeviceGetName($module, /, length, dev)\n"
    "--\n\n"
    "cuDeviceGetName(length, dev)\n\n"
    "CUresult cuDeviceGetName(char *name, int len, CUdevice dev)\n\n"
    "Parameters\n"
    "    length : int\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    name : bytes\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_checked_cuDeviceGetName[] =
    "cuDeviceGetName($module, /, dev)\n"
    "--\n\n"
    "cuDeviceGetName(dev)\n\n"
    "CUresult cuDeviceGetName(char *name, int len, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    name : str\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_cuDeviceGetUuid[] =
    "cuDeviceGetUuid($module, /, dev)\n"
    "--\n\n"
    "cuDeviceGetUuid(dev)\n\n"
    "CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    uuid : CUuuid\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL. Since release 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_cuDeviceGetLuid[] =
    "cuDeviceGetLuid($module, /, dev)\n"
    "--\n\n"
    "cuDeviceGetLuid(dev)\n\n"
    "CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    luid : bytes\n"
    "    deviceNodeMask : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_cuDeviceTotalMem[] =
    "cuDeviceTotalMem($module, /, dev)\n"
    "--\n\n"
    "cuDeviceTotalMem(dev)\n\n"
    "CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    numbytes : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_cuDeviceGetTexture1DLinearMaxWidth[] =
    "cuDeviceGetTexture1DLinearMaxWidth($module, /, pformat, numChannels, dev)\n"
    "--\n\n"
    "cuDeviceGetTexture1DLinearMaxWidth(pformat, numChannels, dev)\n\n"
    "CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format form"
    "at, unsigned int numChannels, CUdevice dev)\n\n"
    "Parameters\n"
    "    pformat : CUarray_format or int\n"
    "    numChannels : int\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    maxWidthInElements : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_cuDeviceGetAttribute[] =
    "cuDeviceGetAttribute($module, /, attrib, dev)\n"
    "--\n\n"
    "cuDeviceGetAttribute(attrib, dev)\n\n"
    "CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)\n\n"
    "Parameters\n"
    "    attrib : CUdevice_attribute or int\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pi : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_cuDeviceGetHostAtomicCapabilities[] =
    "cuDeviceGetHostAtomicCapabilities($module, /, operations, count, dev)\n"
    "--\n\n"
    "cuDeviceGetHostAtomicCapabilities(operations, count, dev)\n\n"
    "CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities, const CUatomicOperat"
    "ion *operations, unsigned int count, CUdevice dev)\n\n"
    "Parameters\n"
    "    operations : sequence of CUatomicOperation, or None; as many as count\n"
    "    count : int\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    capabilities : list[int]\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_checked_cuDeviceGetHostAtomicCapabilities[] =
    "cuDeviceGetHostAtomicCapabilities($module, /, operations, dev)\n"
    "--\n\n"
    "cuDeviceGetHostAtomicCapabilities(operations, dev)\n\n"
    "CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities, const CUatomicOperat"
    "ion *operations, unsigned int count, CUdevice dev)\n\n"
    "Parameters\n"
    "    operations : sequence of CUatomicOperation, or None\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    capabilities : list[int]\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_cuDeviceGetNvSciSyncAttributes[] =
    "cuDeviceGetNvSciSyncAttributes($module, /, nvSciSyncAttrList, dev, flags)\n"
    "--\n\n"
    "cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, dev, flags)\n\n"
    "CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)\n"
    "\n"
    "Parameters\n"
    "    nvSciSyncAttrList : int (address), buffer or None\n"
    "    dev : CUdevice, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_cuDeviceSetMemPool[] =
    "cuDeviceSetMemPool($module, /, dev, pool)\n"
    "--\n\n"
    "cuDeviceSetMemPool(dev, pool)\n\n"
    "CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "    pool : CUmemoryPool, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_cuDeviceGetMemPool[] =
    "cuDeviceGetMemPool($module, /, dev)\n"
    "--\n\n"
    "cuDeviceGetMemPool(dev)\n\n"
    "CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pool : CUmemoryPool\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_cuDeviceGetDefaultMemPool[] =
    "cuDeviceGetDefaultMemPool($module, /, dev)\n"
    "--\n\n"
    "cuDeviceGetDefaultMemPool(dev)\n\n"
    "CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pool_out : CUmemoryPool\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_cuDeviceGetExecAffinitySupport[] =
    "cuDeviceGetExecAffinitySupport($module, /, typename, dev)\n"
    "--\n\n"
    "cuDeviceGetExecAffinitySupport(typename, dev)\n\n"
    "CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)\n\n"
    "Parameters\n"
    "    typename : CUexecAffinityType or int\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pi : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_cuFlushGPUDirectRDMAWrites[] =
    "cuFlushGPUDirectRDMAWrites($module, /, target, scope)\n"
    "--\n\n"
    "cuFlushGPUDirectRDMAWrites(target, scope)\n\n"
    "CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDire"
    "ctRDMAWritesScope scope)\n\n"
    "Parameters\n"
    "    target : CUflushGPUDirectRDMAWritesTarget or int\n"
    "    scope : CUflushGPUDirectRDMAWritesScope or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n";
static const char doc_cuDeviceGetProperties[] =
    "cuDeviceGetProperties($module, /, dev)\n"
    "--\n\n"
    "cuDeviceGetProperties(dev)\n\n"
    "CUresult cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    prop : CUdevprop\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE__DEPRECATED.html\n";
static const char doc_cuDeviceComputeCapability[] =
    "cuDeviceComputeCapability($module, /, dev)\n"
    "--\n\n"
    "cuDeviceComputeCapability(dev)\n\n"
    "CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    major, minor : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE__DEPRECATED.html\n";
static const char doc_cuDevicePrimaryCtxRetain[] =
    "cuDevicePrimaryCtxRetain($module, /, dev)\n"
    "--\n\n"
    "cuDevicePrimaryCtxRetain(dev)\n\n"
    "CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pctx : CUcontext\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_UNKNOWN\n"
    "Gives up the GIL. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html\n";
static const char doc_cuDevicePrimaryCtxRelease[] =
    "cuDevicePrimaryCtxRelease($module, /, dev)\n"
    "--\n\n"
    "cuDevicePrimaryCtxRelease(dev)\n\n"
    "CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 11.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html\n";
static const char doc_cuDevicePrimaryCtxSetFlags[] =
    "cuDevicePrimaryCtxSetFlags($module, /, dev, flags)\n"
    "--\n\n"
    "cuDevicePrimaryCtxSetFlags(dev, flags)\n\n"
    "CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html\n";
static const char doc_cuDevicePrimaryCtxGetState[] =
    "cuDevicePrimaryCtxGetState($module, /, dev)\n"
    "--\n\n"
    "cuDevicePrimaryCtxGetState(dev)\n\n"
    "CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    flags, active : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html\n";
static const char doc_cuDevicePrimaryCtxReset[] =
    "cuDevicePrimaryCtxReset($module, /, dev)\n"
    "--\n\n"
    "cuDevicePrimaryCtxReset(dev)\n\n"
    "CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE\n"
    "Gives up the GIL. Since release 11.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html\n";
static const char doc_cuCtxCreate[] =
    "cuCtxCreate($module, /, ctxCreateParams, flags, dev)\n"
    "--\n\n"
    "cuCtxCreate(ctxCreateParams, flags, dev)\n\n"
    "CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int f"
    "lags, CUdevice dev)\n\n"
    "Parameters\n"
    "    ctxCreateParams : CUctxCreateParams or None\n"
    "    flags : int\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pctx : CUcontext\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_UNKNOWN\n"
    "Gives up the GIL. Since release 12.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxDestroy[] =
    "cuCtxDestroy($module, /, ctx)\n"
    "--\n\n"
    "cuCtxDestroy(ctx)\n\n"
    "CUresult cuCtxDestroy_v2(CUcontext ctx)\n\n"
    "Parameters\n"
    "    ctx : CUcontext, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxPushCurrent[] =
    "cuCtxPushCurrent($module, /, ctx)\n"
    "--\n\n"
    "cuCtxPushCurrent(ctx)\n\n"
    "CUresult cuCtxPushCurrent_v2(CUcontext ctx)\n\n"
    "Parameters\n"
    "    ctx : CUcontext, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxPopCurrent[] =
    "cuCtxPopCurrent($module, /)\n"
    "--\n\n"
    "cuCtxPopCurrent()\n\n"
    "CUresult cuCtxPopCurrent_v2(CUcontext *pctx)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pctx : CUcontext\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT\n"
    "Keeps the GIL while no host function can hold the call up. Since release 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxSetCurrent[] =
    "cuCtxSetCurrent($module, /, ctx)\n"
    "--\n\n"
    "cuCtxSetCurrent(ctx)\n\n"
    "CUresult cuCtxSetCurrent(CUcontext ctx)\n\n"
    "Parameters\n"
    "    ctx : CUcontext, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT\n"
    "Keeps the GIL while no host function can hold the call up. Since release 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxGetCurrent[] =
    "cuCtxGetCurrent($module, /)\n"
    "--\n\n"
    "cuCtxGetCurrent()\n\n"
    "CUresult cuCtxGetCurrent(CUcontext *pctx)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pctx : CUcontext\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED\n"
    "Keeps the GIL. Since release 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxGetDevice[] =
    "cuCtxGetDevice($module, /)\n"
    "--\n\n"
    "cuCtxGetDevice()\n\n"
    "CUresult cuCtxGetDevice(CUdevice *device)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    device : CUdevice\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxGetDevice_v2[] =
    "cuCtxGetDevice_v2($module, /, ctx)\n"
    "--\n\n"
    "cuCtxGetDevice_v2(ctx)\n\n"
    "CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)\n\n"
    "Parameters\n"
    "    ctx : CUcontext, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    device : CUdevice\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxGetFlags[] =
    "cuCtxGetFlags($module, /)\n"
    "--\n\n"
    "cuCtxGetFlags()\n\n"
    "CUresult cuCtxGetFlags(unsigned int *flags)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    flags : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxSetFlags[] =
    "cuCtxSetFlags($module, /, flags)\n"
    "--\n\n"
    "cuCtxSetFlags(flags)\n\n"
    "CUresult cuCtxSetFlags(unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxGetId[] =
    "cuCtxGetId($module, /, ctx)\n"
    "--\n\n"
    "cuCtxGetId(ctx)\n\n"
    "CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)\n\n"
    "Parameters\n"
    "    ctx : CUcontext, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    ctxId : int\n"
    "Fails with\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxSynchronize[] =
    "cuCtxSynchronize($module, /)\n"
    "--\n\n"
    "cuCtxSynchronize()\n\n"
    "CUresult cuCtxSynchronize(void)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED\n"
    "Gives up the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxSynchronize_v2[] =
    "cuCtxSynchronize_v2($module, /, ctx)\n"
    "--\n\n"
    "cuCtxSynchronize_v2(ctx)\n\n"
    "CUresult cuCtxSynchronize_v2(CUcontext ctx)\n\n"
    "Parameters\n"
    "    ctx : CUcontext, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED\n"
    "Gives up the GIL. Since release 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxSetLimit[] =
    "cuCtxSetLimit($module, /, limit, value)\n"
    "--\n\n"
    "cuCtxSetLimit(limit, value)\n\n"
    "CUresult cuCtxSetLimit(CUlimit limit, size_t value)\n\n"
    "Parameters\n"
    "    limit : CUlimit or int\n"
    "    value : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNSUPPORTED_LIMIT, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 3.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxGetLimit[] =
    "cuCtxGetLimit($module, /, limit)\n"
    "--\n\n"
    "cuCtxGetLimit(limit)\n\n"
    "CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit)\n\n"
    "Parameters\n"
    "    limit : CUlimit or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pvalue : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNSUPPORTED_LIMIT\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxGetCacheConfig[] =
    "cuCtxGetCacheConfig($module, /)\n"
    "--\n\n"
    "cuCtxGetCacheConfig()\n\n"
    "CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pconfig : CUfunc_cache\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxSetCacheConfig[] =
    "cuCtxSetCacheConfig($module, /, config)\n"
    "--\n\n"
    "cuCtxSetCacheConfig(config)\n\n"
    "CUresult cuCtxSetCacheConfig(CUfunc_cache config)\n\n"
    "Parameters\n"
    "    config : CUfunc_cache or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxGetApiVersion[] =
    "cuCtxGetApiVersion($module, /, ctx)\n"
    "--\n\n"
    "cuCtxGetApiVersion(ctx)\n\n"
    "CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)\n\n"
    "Parameters\n"
    "    ctx : CUcontext, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    version : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxGetStreamPriorityRange[] =
    "cuCtxGetStreamPriorityRange($module, /)\n"
    "--\n\n"
    "cuCtxGetStreamPriorityRange()\n\n"
    "CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    leastPriority, greatestPriority : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxResetPersistingL2Cache[] =
    "cuCtxResetPersistingL2Cache($module, /)\n"
    "--\n\n"
    "cuCtxResetPersistingL2Cache()\n\n"
    "CUresult cuCtxResetPersistingL2Cache(void)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxGetExecAffinity[] =
    "cuCtxGetExecAffinity($module, /, typename)\n"
    "--\n\n"
    "cuCtxGetExecAffinity(typename)\n\n"
    "CUresult cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity, CUexecAffinityType type)\n"
    "\n"
    "Parameters\n"
    "    typename : CUexecAffinityType or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pExecAffinity : CUexecAffinityParam\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxRecordEvent[] =
    "cuCtxRecordEvent($module, /, hCtx, hEvent)\n"
    "--\n\n"
    "cuCtxRecordEvent(hCtx, hEvent)\n\n"
    "CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)\n\n"
    "Parameters\n"
    "    hCtx : CUcontext, int or None\n"
    "    hEvent : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxWaitEvent[] =
    "cuCtxWaitEvent($module, /, hCtx, hEvent)\n"
    "--\n\n"
    "cuCtxWaitEvent(hCtx, hEvent)\n\n"
    "CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)\n\n"
    "Parameters\n"
    "    hCtx : CUcontext, int or None\n"
    "    hEvent : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n";
static const char doc_cuCtxAttach[] =
    "cuCtxAttach($module, /, flags)\n"
    "--\n\n"
    "cuCtxAttach(flags)\n\n"
    "CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pctx : CUcontext\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html\n";
static const char doc_cuCtxDetach[] =
    "cuCtxDetach($module, /, ctx)\n"
    "--\n\n"
    "cuCtxDetach(ctx)\n\n"
    "CUresult cuCtxDetach(CUcontext ctx)\n\n"
    "Parameters\n"
    "    ctx : CUcontext, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html\n";
static const char doc_cuCtxGetSharedMemConfig[] =
    "cuCtxGetSharedMemConfig($module, /)\n"
    "--\n\n"
    "cuCtxGetSharedMemConfig()\n\n"
    "CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pConfig : CUsharedconfig\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 4.2. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html\n";
static const char doc_cuCtxSetSharedMemConfig[] =
    "cuCtxSetSharedMemConfig($module, /, config)\n"
    "--\n\n"
    "cuCtxSetSharedMemConfig(config)\n\n"
    "CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)\n\n"
    "Parameters\n"
    "    config : CUsharedconfig or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 4.2. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html\n";
static const char doc_cuModuleLoad[] =
    "cuModuleLoad($module, /, fname)\n"
    "--\n\n"
    "cuModuleLoad(fname)\n\n"
    "CUresult cuModuleLoad(CUmodule *module, const char *fname)\n\n"
    "Parameters\n"
    "    fname : str or bytes\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    module : CUmodule\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,\n"
    "    CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_FILE_NOT_FOUND, CUDA_ERROR_NO_BINARY_FOR_GPU,\n"
    "    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,\n"
    "    CUDA_ERROR_JIT_COMPILER_NOT_FOUND\n"
    "Gives up the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_cuModuleLoadData[] =
    "cuModuleLoadData($module, /, image)\n"
    "--\n\n"
    "cuModuleLoadData(image)\n\n"
    "CUresult cuModuleLoadData(CUmodule *module, const void *image)\n\n"
    "Parameters\n"
    "    image : int (address), buffer or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    module : CUmodule\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,\n"
    "    CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NO_BINARY_FOR_GPU, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,\n"
    "    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_JIT_COMPILER_NOT_FOUND\n"
    "Gives up the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_cuModuleLoadDataEx[] =
    "cuModuleLoadDataEx($module, /, image, numOptions, options, optionValues)\n"
    "--\n\n"
    "cuModuleLoadDataEx(image, numOptions, options, optionValues)\n\n"
    "CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions, C"
    "Ujit_option *options, void **optionValues)\n\n"
    "Parameters\n"
    "    image : int (address), buffer or None\n"
    "    numOptions : int\n"
    "    options : sequence of CUjit_option, or None\n"
    "    optionValues : sequence of values, or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    module : CUmodule\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,\n"
    "    CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NO_BINARY_FOR_GPU, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,\n"
    "    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_JIT_COMPILER_NOT_FOUND\n"
    "Gives up the GIL. Since release 2.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_checked_cuModuleLoadDataEx[] =
    "cuModuleLoadDataEx($module, /, image, options=None, optionValues=None)\n"
    "--\n\n"
    "cuModuleLoadDataEx(image, options=None, optionValues=None)\n\n"
    "CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions, C"
    "Ujit_option *options, void **optionValues)\n\n"
    "Parameters\n"
    "    image : int (address), buffer or None\n"
    "    options : sequence of CUjit_option, or None\n"
    "    optionValues : sequence of values, or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    module : CUmodule\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,\n"
    "    CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NO_BINARY_FOR_GPU, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,\n"
    "    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_JIT_COMPILER_NOT_FOUND\n"
    "Gives up the GIL. Since release 2.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_cuModuleLoadFatBinary[] =
    "cuModuleLoadFatBinary($module, /, fatCubin)\n"
    "--\n\n"
    "cuModuleLoadFatBinary(fatCubin)\n\n"
    "CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)\n\n"
    "Parameters\n"
    "    fatCubin : int (address), buffer or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    module : CUmodule\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,\n"
    "    CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NO_BINARY_FOR_GPU, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,\n"
    "    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_JIT_COMPILER_NOT_FOUND\n"
    "Gives up the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_cuModuleUnload[] =
    "cuModuleUnload($module, /, hmod)\n"
    "--\n\n"
    "cuModuleUnload(hmod)\n\n"
    "CUresult cuModuleUnload(CUmodule hmod)\n\n"
    "Parameters\n"
    "    hmod : CUmodule, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED\n"
    "Gives up the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_cuModuleGetLoadingMode[] =
    "cuModuleGetLoadingMode($module, /)\n"
    "--\n\n"
    "cuModuleGetLoadingMode()\n\n"
    "CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    mode : CUmoduleLoadingMode\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_cuModuleGetFunction[] =
    "cuModuleGetFunction($module, /, hmod, name)\n"
    "--\n\n"
    "cuModuleGetFunction(hmod, name)\n\n"
    "CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)\n\n"
    "Parameters\n"
    "    hmod : CUmodule, int or None\n"
    "    name : str or bytes\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    hfunc : CUfunction\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND\n"
    "Gives up the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_cuModuleGetFunctionCount[] =
    "cuModuleGetFunctionCount($module, /, mod)\n"
    "--\n\n"
    "cuModuleGetFunctionCount(mod)\n\n"
    "CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)\n\n"
    "Parameters\n"
    "    mod : CUmodule, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    count : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_cuModuleEnumerateFunctions[] =
    "cuModuleEnumerateFunctions($module, /, numFunctions, mod)\n"
    "--\n\n"
    "cuModuleEnumerateFunctions(numFunctions, mod)\n\n"
    "CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions, CUmod"
    "ule mod)\n\n"
    "Parameters\n"
    "    numFunctions : int\n"
    "    mod : CUmodule, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    functions : list[CUfunction]\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_cuModuleGetGlobal[] =
    "cuModuleGetGlobal($module, /, hmod, name)\n"
    "--\n\n"
    "cuModuleGetGlobal(hmod, name)\n\n"
    "CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *"
    "name)\n\n"
    "Parameters\n"
    "    hmod : CUmodule, int or None\n"
    "    name : str or bytes\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dptr : CUdeviceptr\n"
    "    numbytes : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND\n"
    "Gives up the GIL. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_cuLinkCreate[] =
    "cuLinkCreate($module, /, numOptions, options, optionValues)\n"
    "--\n\n"
    "cuLinkCreate(numOptions, options, optionValues)\n\n"
    "CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValue"
    "s, CUlinkState *stateOut)\n\n"
    "Parameters\n"
    "    numOptions : int\n"
    "    options : sequence of CUjit_option, or None\n"
    "    optionValues : sequence of values, or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    stateOut : CUlinkState\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_JIT_COMPILER_NOT_FOUND\n"
    "Gives up the GIL. Since release 6.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_checked_cuLinkCreate[] =
    "cuLinkCreate($module, /, options=None, optionValues=None)\n"
    "--\n\n"
    "cuLinkCreate(options=None, optionValues=None)\n\n"
    "CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValue"
    "s, CUlinkState *stateOut)\n\n"
    "Parameters\n"
    "    options : sequence of CUjit_option, or None\n"
    "    optionValues : sequence of values, or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    stateOut : CUlinkState\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_JIT_COMPILER_NOT_FOUND\n"
    "Gives up the GIL. Since release 6.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_cuLinkAddData[] =
    "cuLinkAddData($module, /, state, typename, data, size, name, numOptions, options, optionVal"
    "ues)\n"
    "--\n\n"
    "cuLinkAddData(state, typename, data, size, name, numOptions, options, optionValues)\n\n"
    "CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size, "
    "const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues)\n\n"
    "Parameters\n"
    "    state : CUlinkState, int or None\n"
    "    typename : CUjitInputType or int\n"
    "    data : int (address), buffer or None; at least size bytes are read\n"
    "    size : int\n"
    "    name : str, bytes or None\n"
    "    numOptions : int\n"
    "    options : sequence of CUjit_option, or None\n"
    "    optionValues : sequence of values, or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_IMAGE,\n"
    "    CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU\n"
    "Gives up the GIL. Since release 6.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_checked_cuLinkAddData[] =
    "cuLinkAddData($module, /, state, typename, data, size, name=None, options=None, optionValue"
    "s=None)\n"
    "--\n\n"
    "cuLinkAddData(state, typename, data, size, name=None, options=None, optionValues=None)\n\n"
    "CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size, "
    "const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues)\n\n"
    "Parameters\n"
    "    state : CUlinkState, int or None\n"
    "    typename : CUjitInputType or int\n"
    "    data : int (address), buffer or None; at least size bytes are read\n"
    "    size : int\n"
    "    name : str, bytes or None\n"
    "    options : sequence of CUjit_option, or None\n"
    "    optionValues : sequence of values, or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_IMAGE,\n"
    "    CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU\n"
    "Gives up the GIL. Since release 6.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_cuLinkAddFile[] =
    "cuLinkAddFile($module, /, state, typename, path, numOptions, options, optionValues)\n"
    "--\n\n"
    "cuLinkAddFile(state, typename, path, numOptions, options, optionValues)\n\n"
    "CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigne"
    "d int numOptions, CUjit_option *options, void **optionValues)\n\n"
    "Parameters\n"
    "    state : CUlinkState, int or None\n"
    "    typename : CUjitInputType or int\n"
    "    path : str or bytes\n"
    "    numOptions : int\n"
    "    options : sequence of CUjit_option, or None\n"
    "    optionValues : sequence of values, or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_FILE_NOT_FOUND, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_PTX,\n"
    "    CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NO_BINARY_FOR_GPU\n"
    "Gives up the GIL. Since release 6.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_checked_cuLinkAddFile[] =
    "cuLinkAddFile($module, /, state, typename, path, options=None, optionValues=None)\n"
    "--\n\n"
    "cuLinkAddFile(state, typename, path, options=None, optionValues=None)\n\n"
    "CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigne"
    "d int numOptions, CUjit_option *options, void **optionValues)\n\n"
    "Parameters\n"
    "    state : CUlinkState, int or None\n"
    "    typename : CUjitInputType or int\n"
    "    path : str or bytes\n"
    "    options : sequence of CUjit_option, or None\n"
    "    optionValues : sequence of values, or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_FILE_NOT_FOUND, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_PTX,\n"
    "    CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NO_BINARY_FOR_GPU\n"
    "Gives up the GIL. Since release 6.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_cuLinkComplete[] =
    "cuLinkComplete($module, /, state)\n"
    "--\n\n"
    "cuLinkComplete(state)\n\n"
    "CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)\n\n"
    "Parameters\n"
    "    state : CUlinkState, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    cubinOut, sizeOut : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 5.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_cuLinkDestroy[] =
    "cuLinkDestroy($module, /, state)\n"
    "--\n\n"
    "cuLinkDestroy(state)\n\n"
    "CUresult cuLinkDestroy(CUlinkState state)\n\n"
    "Parameters\n"
    "    state : CUlinkState, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 5.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n";
static const char doc_cuModuleGetTexRef[] =
    "cuModuleGetTexRef($module, /, hmod, name)\n"
    "--\n\n"
    "cuModuleGetTexRef(hmod, name)\n\n"
    "CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)\n\n"
    "Parameters\n"
    "    hmod : CUmodule, int or None\n"
    "    name : str or bytes\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pTexRef : CUtexref\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND\n"
    "Gives up the GIL. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE__DEPRECATED.html\n";
static const char doc_cuModuleGetSurfRef[] =
    "cuModuleGetSurfRef($module, /, hmod, name)\n"
    "--\n\n"
    "cuModuleGetSurfRef(hmod, name)\n\n"
    "CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)\n\n"
    "Parameters\n"
    "    hmod : CUmodule, int or None\n"
    "    name : str or bytes\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pSurfRef : CUsurfref\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND\n"
    "Gives up the GIL. Since release 3.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE__DEPRECATED.html\n";
static const char doc_cuLibraryLoadData[] =
    "cuLibraryLoadData($module, /, code, jitOptions, jitOptionsValues, numJitOptions, libraryOpt"
    "ions, libraryOptionValues, numLibraryOptions)\n"
    "--\n\n"
    "cuLibraryLoadData(code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, librar"
    "yOptionValues, numLibraryOptions)\n\n"
    "CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions, "
    "void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void "
    "**libraryOptionValues, unsigned int numLibraryOptions)\n\n"
    "Parameters\n"
    "    code : int (address), buffer or None\n"
    "    jitOptions : sequence of CUjit_option, or None\n"
    "    jitOptionsValues : sequence of values, or None\n"
    "    numJitOptions : int\n"
    "    libraryOptions : sequence of CUlibraryOption, or None\n"
    "    libraryOptionValues : sequence of values, or None\n"
    "    numLibraryOptions : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    library : CUlibrary\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU,\n"
    "    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,\n"
    "    CUDA_ERROR_JIT_COMPILER_NOT_FOUND, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_checked_cuLibraryLoadData[] =
    "cuLibraryLoadData($module, /, code, jitOptions=None, jitOptionsValues=None, libraryOptions="
    "None, libraryOptionValues=None)\n"
    "--\n\n"
    "cuLibraryLoadData(code, jitOptions=None, jitOptionsValues=None, libraryOptions=None, librar"
    "yOptionValues=None)\n\n"
    "CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions, "
    "void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void "
    "**libraryOptionValues, unsigned int numLibraryOptions)\n\n"
    "Parameters\n"
    "    code : int (address), buffer or None\n"
    "    jitOptions : sequence of CUjit_option, or None\n"
    "    jitOptionsValues : sequence of values, or None\n"
    "    libraryOptions : sequence of CUlibraryOption, or None\n"
    "    libraryOptionValues : sequence of values, or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    library : CUlibrary\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU,\n"
    "    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,\n"
    "    CUDA_ERROR_JIT_COMPILER_NOT_FOUND, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuLibraryLoadFromFile[] =
    "cuLibraryLoadFromFile($module, /, fileName, jitOptions, jitOptionsValues, numJitOptions, li"
    "braryOptions, libraryOptionValues, numLibraryOptions)\n"
    "--\n\n"
    "cuLibraryLoadFromFile(fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions"
    ", libraryOptionValues, numLibraryOptions)\n\n"
    "CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitO"
    "ptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOption"
    "s, void **libraryOptionValues, unsigned int numLibraryOptions)\n\n"
    "Parameters\n"
    "    fileName : str or bytes\n"
    "    jitOptions : sequence of CUjit_option, or None\n"
    "    jitOptionsValues : sequence of values, or None\n"
    "    numJitOptions : int\n"
    "    libraryOptions : sequence of CUlibraryOption, or None\n"
    "    libraryOptionValues : sequence of values, or None\n"
    "    numLibraryOptions : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    library : CUlibrary\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU,\n"
    "    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,\n"
    "    CUDA_ERROR_JIT_COMPILER_NOT_FOUND, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_checked_cuLibraryLoadFromFile[] =
    "cuLibraryLoadFromFile($module, /, fileName, jitOptions=None, jitOptionsValues=None, library"
    "Options=None, libraryOptionValues=None)\n"
    "--\n\n"
    "cuLibraryLoadFromFile(fileName, jitOptions=None, jitOptionsValues=None, libraryOptions=None"
    ", libraryOptionValues=None)\n\n"
    "CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitO"
    "ptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOption"
    "s, void **libraryOptionValues, unsigned int numLibraryOptions)\n\n"
    "Parameters\n"
    "    fileName : str or bytes\n"
    "    jitOptions : sequence of CUjit_option, or None\n"
    "    jitOptionsValues : sequence of values, or None\n"
    "    libraryOptions : sequence of CUlibraryOption, or None\n"
    "    libraryOptionValues : sequence of values, or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    library : CUlibrary\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU,\n"
    "    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,\n"
    "    CUDA_ERROR_JIT_COMPILER_NOT_FOUND, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuLibraryUnload[] =
    "cuLibraryUnload($module, /, library)\n"
    "--\n\n"
    "cuLibraryUnload(library)\n\n"
    "CUresult cuLibraryUnload(CUlibrary library)\n\n"
    "Parameters\n"
    "    library : CUlibrary, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuLibraryGetKernel[] =
    "cuLibraryGetKernel($module, /, library, name)\n"
    "--\n\n"
    "cuLibraryGetKernel(library, name)\n\n"
    "CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)\n\n"
    "Parameters\n"
    "    library : CUlibrary, int or None\n"
    "    name : str or bytes\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pKernel : CUkernel\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND\n"
    "Gives up the GIL. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuLibraryGetKernelCount[] =
    "cuLibraryGetKernelCount($module, /, lib)\n"
    "--\n\n"
    "cuLibraryGetKernelCount(lib)\n\n"
    "CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)\n\n"
    "Parameters\n"
    "    lib : CUlibrary, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    count : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuLibraryEnumerateKernels[] =
    "cuLibraryEnumerateKernels($module, /, numKernels, lib)\n"
    "--\n\n"
    "cuLibraryEnumerateKernels(numKernels, lib)\n\n"
    "CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary li"
    "b)\n\n"
    "Parameters\n"
    "    numKernels : int\n"
    "    lib : CUlibrary, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    kernels : list[CUkernel]\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuLibraryGetModule[] =
    "cuLibraryGetModule($module, /, library)\n"
    "--\n\n"
    "cuLibraryGetModule(library)\n\n"
    "CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)\n\n"
    "Parameters\n"
    "    library : CUlibrary, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pMod : CUmodule\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED\n"
    "Gives up the GIL. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuKernelGetFunction[] =
    "cuKernelGetFunction($module, /, kernel)\n"
    "--\n\n"
    "cuKernelGetFunction(kernel)\n\n"
    "CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)\n\n"
    "Parameters\n"
    "    kernel : CUkernel, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pFunc : CUfunction\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED\n"
    "Gives up the GIL. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuKernelGetLibrary[] =
    "cuKernelGetLibrary($module, /, kernel)\n"
    "--\n\n"
    "cuKernelGetLibrary(kernel)\n\n"
    "CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)\n\n"
    "Parameters\n"
    "    kernel : CUkernel, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pLib : CUlibrary\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuLibraryGetGlobal[] =
    "cuLibraryGetGlobal($module, /, library, name)\n"
    "--\n\n"
    "cuLibraryGetGlobal(library, name)\n\n"
    "CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char"
    " *name)\n\n"
    "Parameters\n"
    "    library : CUlibrary, int or None\n"
    "    name : str or bytes\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dptr : CUdeviceptr\n"
    "    numbytes : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED\n"
    "Gives up the GIL. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuLibraryGetManaged[] =
    "cuLibraryGetManaged($module, /, library, name)\n"
    "--\n\n"
    "cuLibraryGetManaged(library, name)\n\n"
    "CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const cha"
    "r *name)\n\n"
    "Parameters\n"
    "    library : CUlibrary, int or None\n"
    "    name : str or bytes\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dptr : CUdeviceptr\n"
    "    numbytes : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND\n"
    "Gives up the GIL. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuLibraryGetUnifiedFunction[] =
    "cuLibraryGetUnifiedFunction($module, /, library, symbol)\n"
    "--\n\n"
    "cuLibraryGetUnifiedFunction(library, symbol)\n\n"
    "CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)\n\n"
    "Parameters\n"
    "    library : CUlibrary, int or None\n"
    "    symbol : str or bytes\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    fptr : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND\n"
    "Gives up the GIL. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuKernelGetAttribute[] =
    "cuKernelGetAttribute($module, /, attrib, kernel, dev)\n"
    "--\n\n"
    "cuKernelGetAttribute(attrib, kernel, dev)\n\n"
    "CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevi"
    "ce dev)\n\n"
    "Parameters\n"
    "    attrib : CUfunction_attribute or int\n"
    "    kernel : CUkernel, int or None\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pi : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuKernelSetAttribute[] =
    "cuKernelSetAttribute($module, /, attrib, val, kernel, dev)\n"
    "--\n\n"
    "cuKernelSetAttribute(attrib, val, kernel, dev)\n\n"
    "CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevi"
    "ce dev)\n\n"
    "Parameters\n"
    "    attrib : CUfunction_attribute or int\n"
    "    val : int\n"
    "    kernel : CUkernel, int or None\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuKernelSetCacheConfig[] =
    "cuKernelSetCacheConfig($module, /, kernel, config, dev)\n"
    "--\n\n"
    "cuKernelSetCacheConfig(kernel, config, dev)\n\n"
    "CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)\n\n"
    "Parameters\n"
    "    kernel : CUkernel, int or None\n"
    "    config : CUfunc_cache or int\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuKernelGetName[] =
    "cuKernelGetName($module, /, hfunc)\n"
    "--\n\n"
    "cuKernelGetName(hfunc)\n\n"
    "CUresult cuKernelGetName(const char **name, CUkernel hfunc)\n\n"
    "Parameters\n"
    "    hfunc : CUkernel, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    name : bytes | None\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_checked_cuKernelGetName[] =
    "cuKernelGetName($module, /, hfunc)\n"
    "--\n\n"
    "cuKernelGetName(hfunc)\n\n"
    "CUresult cuKernelGetName(const char **name, CUkernel hfunc)\n\n"
    "Parameters\n"
    "    hfunc : CUkernel, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    name : str | None\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuKernelGetParamInfo[] =
    "cuKernelGetParamInfo($module, /, kernel, paramIndex)\n"
    "--\n\n"
    "cuKernelGetParamInfo(kernel, paramIndex)\n\n"
    "CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size"
    "_t *paramSize)\n\n"
    "Parameters\n"
    "    kernel : CUkernel, int or None\n"
    "    paramIndex : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    paramOffset, paramSize : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuKernelGetParamCount[] =
    "cuKernelGetParamCount($module, /, kernel)\n"
    "--\n\n"
    "cuKernelGetParamCount(kernel)\n\n"
    "CUresult cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)\n\n"
    "Parameters\n"
    "    kernel : CUkernel, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    paramCount : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n";
static const char doc_cuMemGetInfo[] =
    "cuMemGetInfo($module, /)\n"
    "--\n\n"
    "cuMemGetInfo()\n\n"
    "CUresult cuMemGetInfo_v2(size_t *free, size_t *total)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    free, total : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemAlloc[] =
    "cuMemAlloc($module, /, bytesize)\n"
    "--\n\n"
    "cuMemAlloc(bytesize)\n\n"
    "CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)\n\n"
    "Parameters\n"
    "    bytesize : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dptr : CUdeviceptr\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemAllocPitch[] =
    "cuMemAllocPitch($module, /, WidthInBytes, Height, ElementSizeBytes)\n"
    "--\n\n"
    "cuMemAllocPitch(WidthInBytes, Height, ElementSizeBytes)\n\n"
    "CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t "
    "Height, unsigned int ElementSizeBytes)\n\n"
    "Parameters\n"
    "    WidthInBytes, Height, ElementSizeBytes : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dptr : CUdeviceptr\n"
    "    pPitch : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemFree[] =
    "cuMemFree($module, /, dptr)\n"
    "--\n\n"
    "cuMemFree(dptr)\n\n"
    "CUresult cuMemFree_v2(CUdeviceptr dptr)\n\n"
    "Parameters\n"
    "    dptr : CUdeviceptr, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemGetAddressRange[] =
    "cuMemGetAddressRange($module, /, dptr)\n"
    "--\n\n"
    "cuMemGetAddressRange(dptr)\n\n"
    "CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)\n\n"
    "Parameters\n"
    "    dptr : CUdeviceptr, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pbase : CUdeviceptr\n"
    "    psize : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemAllocHost[] =
    "cuMemAllocHost($module, /, bytesize)\n"
    "--\n\n"
    "cuMemAllocHost(bytesize)\n\n"
    "CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)\n\n"
    "Parameters\n"
    "    bytesize : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pp : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemFreeHost[] =
    "cuMemFreeHost($module, /, p)\n"
    "--\n\n"
    "cuMemFreeHost(p)\n\n"
    "CUresult cuMemFreeHost(void *p)\n\n"
    "Parameters\n"
    "    p : int (address), buffer or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemHostAlloc[] =
    "cuMemHostAlloc($module, /, bytesize, Flags)\n"
    "--\n\n"
    "cuMemHostAlloc(bytesize, Flags)\n\n"
    "CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)\n\n"
    "Parameters\n"
    "    bytesize, Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pp : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE\n"
    "Gives up the GIL. Since release 2.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_checked_cuMemHostAlloc[] =
    "cuMemHostAlloc($module, /, bytesize, Flags=None)\n"
    "--\n\n"
    "cuMemHostAlloc(bytesize, Flags=None)\n\n"
    "CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)\n\n"
    "Parameters\n"
    "    bytesize, Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pp : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE\n"
    "Gives up the GIL. Since release 2.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemHostGetDevicePointer[] =
    "cuMemHostGetDevicePointer($module, /, p, Flags)\n"
    "--\n\n"
    "cuMemHostGetDevicePointer(p, Flags)\n\n"
    "CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)\n\n"
    "Parameters\n"
    "    p : int (address), buffer or None\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pdptr : CUdeviceptr\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_checked_cuMemHostGetDevicePointer[] =
    "cuMemHostGetDevicePointer($module, /, p, Flags=None)\n"
    "--\n\n"
    "cuMemHostGetDevicePointer(p, Flags=None)\n\n"
    "CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)\n\n"
    "Parameters\n"
    "    p : int (address), buffer or None\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pdptr : CUdeviceptr\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemHostGetFlags[] =
    "cuMemHostGetFlags($module, /, p)\n"
    "--\n\n"
    "cuMemHostGetFlags(p)\n\n"
    "CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p)\n\n"
    "Parameters\n"
    "    p : int (address), buffer or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pFlags : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemAllocManaged[] =
    "cuMemAllocManaged($module, /, bytesize, flags)\n"
    "--\n\n"
    "cuMemAllocManaged(bytesize, flags)\n\n"
    "CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)\n\n"
    "Parameters\n"
    "    bytesize, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dptr : CUdeviceptr\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 6.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuDeviceRegisterAsyncNotification[] =
    "cuDeviceRegisterAsyncNotification($module, /, device, callbackFunc, userData)\n"
    "--\n\n"
    "cuDeviceRegisterAsyncNotification(device, callbackFunc, userData)\n\n"
    "CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, v"
    "oid *userData, CUasyncCallbackHandle *callback)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "    callbackFunc : callable, CUasyncCallback, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    callback : CUasyncCallbackHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_UNKNOWN\n"
    "Gives up the GIL. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_checked_cuDeviceRegisterAsyncNotification[] =
    "cuDeviceRegisterAsyncNotification($module, /, device, callbackFunc, userData=None)\n"
    "--\n\n"
    "cuDeviceRegisterAsyncNotification(device, callbackFunc, userData=None)\n\n"
    "CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, v"
    "oid *userData, CUasyncCallbackHandle *callback)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "    callbackFunc : callable, CUasyncCallback, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    callback : CUasyncCallbackHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_UNKNOWN\n"
    "Gives up the GIL. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuDeviceUnregisterAsyncNotification[] =
    "cuDeviceUnregisterAsyncNotification($module, /, device, callback)\n"
    "--\n\n"
    "cuDeviceUnregisterAsyncNotification(device, callback)\n\n"
    "CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callbac"
    "k)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "    callback : CUasyncCallbackHandle, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_UNKNOWN\n"
    "Gives up the GIL. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuDeviceGetByPCIBusId[] =
    "cuDeviceGetByPCIBusId($module, /, pciBusId)\n"
    "--\n\n"
    "cuDeviceGetByPCIBusId(pciBusId)\n\n"
    "CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)\n\n"
    "Parameters\n"
    "    pciBusId : str or bytes\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dev : CUdevice\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 4.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuDeviceGetPCIBusId[] =
    "cuDeviceGetPCIBusId($module, /, length, dev)\n"
    "--\n\n"
    "cuDeviceGetPCIBusId(length, dev)\n\n"
    "CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)\n\n"
    "Parameters\n"
    "    length : int\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pciBusId : bytes\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 4.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_checked_cuDeviceGetPCIBusId[] =
    "cuDeviceGetPCIBusId($module, /, dev)\n"
    "--\n\n"
    "cuDeviceGetPCIBusId(dev)\n\n"
    "CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pciBusId : str\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 4.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuIpcGetEventHandle[] =
    "cuIpcGetEventHandle($module, /, event)\n"
    "--\n\n"
    "cuIpcGetEventHandle(event)\n\n"
    "CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)\n\n"
    "Parameters\n"
    "    event : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pHandle : CUipcEventHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_MAP_FAILED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 4.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuIpcOpenEventHandle[] =
    "cuIpcOpenEventHandle($module, /, handle)\n"
    "--\n\n"
    "cuIpcOpenEventHandle(handle)\n\n"
    "CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)\n\n"
    "Parameters\n"
    "    handle : CUipcEventHandle\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phEvent : CUevent\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_MAP_FAILED,\n"
    "    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 4.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuIpcGetMemHandle[] =
    "cuIpcGetMemHandle($module, /, dptr)\n"
    "--\n\n"
    "cuIpcGetMemHandle(dptr)\n\n"
    "CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)\n\n"
    "Parameters\n"
    "    dptr : CUdeviceptr, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pHandle : CUipcMemHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_MAP_FAILED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 4.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuIpcOpenMemHandle[] =
    "cuIpcOpenMemHandle($module, /, handle, Flags)\n"
    "--\n\n"
    "cuIpcOpenMemHandle(handle, Flags)\n\n"
    "CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flag"
    "s)\n\n"
    "Parameters\n"
    "    handle : CUipcMemHandle\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pdptr : CUdeviceptr\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_MAP_FAILED, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_TOO_MANY_PEERS, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 11.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuIpcCloseMemHandle[] =
    "cuIpcCloseMemHandle($module, /, dptr)\n"
    "--\n\n"
    "cuIpcCloseMemHandle(dptr)\n\n"
    "CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)\n\n"
    "Parameters\n"
    "    dptr : CUdeviceptr, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_MAP_FAILED, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 4.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemHostRegister[] =
    "cuMemHostRegister($module, /, p, bytesize, Flags)\n"
    "--\n\n"
    "cuMemHostRegister(p, bytesize, Flags)\n\n"
    "CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)\n\n"
    "Parameters\n"
    "    p : int (address), buffer or None; at least bytesize bytes are read\n"
    "    bytesize, Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED, CUDA_ERROR_NOT_PERMITTED,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_EXTERNAL_DEVICE\n"
    "Gives up the GIL. Since release 6.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_checked_cuMemHostRegister[] =
    "cuMemHostRegister($module, /, p, bytesize, Flags=None)\n"
    "--\n\n"
    "cuMemHostRegister(p, bytesize, Flags=None)\n\n"
    "CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)\n\n"
    "Parameters\n"
    "    p : int (address), buffer or None; at least bytesize bytes are read\n"
    "    bytesize, Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED, CUDA_ERROR_NOT_PERMITTED,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_EXTERNAL_DEVICE\n"
    "Gives up the GIL. Since release 6.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemHostUnregister[] =
    "cuMemHostUnregister($module, /, p)\n"
    "--\n\n"
    "cuMemHostUnregister(p)\n\n"
    "CUresult cuMemHostUnregister(void *p)\n\n"
    "Parameters\n"
    "    p : int (address), buffer or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED\n"
    "Gives up the GIL. Since release 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpy[] =
    "cuMemcpy($module, /, dst, src, ByteCount)\n"
    "--\n\n"
    "cuMemcpy(dst, src, ByteCount)\n\n"
    "CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)\n\n"
    "Parameters\n"
    "    dst, src : CUdeviceptr, int or None\n"
    "    ByteCount : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 4.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpy_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyPeer[] =
    "cuMemcpyPeer($module, /, dstDevice, dstContext, srcDevice, srcContext, ByteCount)\n"
    "--\n\n"
    "cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount)\n\n"
    "CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, C"
    "Ucontext srcContext, size_t ByteCount)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    dstContext : CUcontext, int or None\n"
    "    srcDevice : CUdeviceptr, int or None\n"
    "    srcContext : CUcontext, int or None\n"
    "    ByteCount : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 4.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyPeer_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyHtoD[] =
    "cuMemcpyHtoD($module, /, dstDevice, srcHost, ByteCount)\n"
    "--\n\n"
    "cuMemcpyHtoD(dstDevice, srcHost, ByteCount)\n\n"
    "CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    srcHost : int (address), buffer or None; at least ByteCount bytes are read\n"
    "    ByteCount : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyHtoD_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyDtoH[] =
    "cuMemcpyDtoH($module, /, dstHost, srcDevice, ByteCount)\n"
    "--\n\n"
    "cuMemcpyDtoH(dstHost, srcDevice, ByteCount)\n\n"
    "CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)\n\n"
    "Parameters\n"
    "    dstHost : int (address), buffer or None; at least ByteCount bytes are written\n"
    "    srcDevice : CUdeviceptr, int or None\n"
    "    ByteCount : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyDtoH_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyDtoD[] =
    "cuMemcpyDtoD($module, /, dstDevice, srcDevice, ByteCount)\n"
    "--\n\n"
    "cuMemcpyDtoD(dstDevice, srcDevice, ByteCount)\n\n"
    "CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)\n\n"
    "Parameters\n"
    "    dstDevice, srcDevice : CUdeviceptr, int or None\n"
    "    ByteCount : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyDtoD_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyDtoA[] =
    "cuMemcpyDtoA($module, /, dstArray, dstOffset, srcDevice, ByteCount)\n"
    "--\n\n"
    "cuMemcpyDtoA(dstArray, dstOffset, srcDevice, ByteCount)\n\n"
    "CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t "
    "ByteCount)\n\n"
    "Parameters\n"
    "    dstArray : CUarray, int or None\n"
    "    dstOffset : int\n"
    "    srcDevice : CUdeviceptr, int or None\n"
    "    ByteCount : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyDtoA_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyAtoD[] =
    "cuMemcpyAtoD($module, /, dstDevice, srcArray, srcOffset, ByteCount)\n"
    "--\n\n"
    "cuMemcpyAtoD(dstDevice, srcArray, srcOffset, ByteCount)\n\n"
    "CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t "
    "ByteCount)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    srcArray : CUarray, int or None\n"
    "    srcOffset, ByteCount : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyAtoD_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyHtoA[] =
    "cuMemcpyHtoA($module, /, dstArray, dstOffset, srcHost, ByteCount)\n"
    "--\n\n"
    "cuMemcpyHtoA(dstArray, dstOffset, srcHost, ByteCount)\n\n"
    "CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t By"
    "teCount)\n\n"
    "Parameters\n"
    "    dstArray : CUarray, int or None\n"
    "    dstOffset : int\n"
    "    srcHost : int (address), buffer or None; at least ByteCount bytes are read\n"
    "    ByteCount : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyHtoA_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyAtoH[] =
    "cuMemcpyAtoH($module, /, dstHost, srcArray, srcOffset, ByteCount)\n"
    "--\n\n"
    "cuMemcpyAtoH(dstHost, srcArray, srcOffset, ByteCount)\n\n"
    "CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCoun"
    "t)\n\n"
    "Parameters\n"
    "    dstHost : int (address), buffer or None; at least ByteCount bytes are written\n"
    "    srcArray : CUarray, int or None\n"
    "    srcOffset, ByteCount : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyAtoH_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyAtoA[] =
    "cuMemcpyAtoA($module, /, dstArray, dstOffset, srcArray, srcOffset, ByteCount)\n"
    "--\n\n"
    "cuMemcpyAtoA(dstArray, dstOffset, srcArray, srcOffset, ByteCount)\n\n"
    "CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOf"
    "fset, size_t ByteCount)\n\n"
    "Parameters\n"
    "    dstArray : CUarray, int or None\n"
    "    dstOffset : int\n"
    "    srcArray : CUarray, int or None\n"
    "    srcOffset, ByteCount : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyAtoA_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpy2D[] =
    "cuMemcpy2D($module, /, pCopy)\n"
    "--\n\n"
    "cuMemcpy2D(pCopy)\n\n"
    "CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)\n\n"
    "Parameters\n"
    "    pCopy : CUDA_MEMCPY2D or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpy2D_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpy2DUnaligned[] =
    "cuMemcpy2DUnaligned($module, /, pCopy)\n"
    "--\n\n"
    "cuMemcpy2DUnaligned(pCopy)\n\n"
    "CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)\n\n"
    "Parameters\n"
    "    pCopy : CUDA_MEMCPY2D or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpy2DUnaligned_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpy3D[] =
    "cuMemcpy3D($module, /, pCopy)\n"
    "--\n\n"
    "cuMemcpy3D(pCopy)\n\n"
    "CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)\n\n"
    "Parameters\n"
    "    pCopy : CUDA_MEMCPY3D or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpy3D_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpy3DPeer[] =
    "cuMemcpy3DPeer($module, /, pCopy)\n"
    "--\n\n"
    "cuMemcpy3DPeer(pCopy)\n\n"
    "CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)\n\n"
    "Parameters\n"
    "    pCopy : CUDA_MEMCPY3D_PEER or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 4.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpy3DPeer_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyAsync[] =
    "cuMemcpyAsync($module, /, dst, src, ByteCount, hStream)\n"
    "--\n\n"
    "cuMemcpyAsync(dst, src, ByteCount, hStream)\n\n"
    "CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream"
    ")\n\n"
    "Parameters\n"
    "    dst, src : CUdeviceptr, int or None\n"
    "    ByteCount : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 4.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyPeerAsync[] =
    "cuMemcpyPeerAsync($module, /, dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStr"
    "eam)\n"
    "--\n\n"
    "cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream)\n\n"
    "CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevi"
    "ce, CUcontext srcContext, size_t ByteCount, CUstream hStream)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    dstContext : CUcontext, int or None\n"
    "    srcDevice : CUdeviceptr, int or None\n"
    "    srcContext : CUcontext, int or None\n"
    "    ByteCount : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 4.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyPeerAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyHtoDAsync[] =
    "cuMemcpyHtoDAsync($module, /, dstDevice, srcHost, ByteCount, hStream)\n"
    "--\n\n"
    "cuMemcpyHtoDAsync(dstDevice, srcHost, ByteCount, hStream)\n\n"
    "CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount,"
    " CUstream hStream)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    srcHost : int (address), buffer or None; at least ByteCount bytes are read\n"
    "    ByteCount : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyHtoDAsync_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyDtoHAsync[] =
    "cuMemcpyDtoHAsync($module, /, dstHost, srcDevice, ByteCount, hStream)\n"
    "--\n\n"
    "cuMemcpyDtoHAsync(dstHost, srcDevice, ByteCount, hStream)\n\n"
    "CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstr"
    "eam hStream)\n\n"
    "Parameters\n"
    "    dstHost : int (address), buffer or None; at least ByteCount bytes are written\n"
    "    srcDevice : CUdeviceptr, int or None\n"
    "    ByteCount : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyDtoHAsync_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyDtoDAsync[] =
    "cuMemcpyDtoDAsync($module, /, dstDevice, srcDevice, ByteCount, hStream)\n"
    "--\n\n"
    "cuMemcpyDtoDAsync(dstDevice, srcDevice, ByteCount, hStream)\n\n"
    "CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCoun"
    "t, CUstream hStream)\n\n"
    "Parameters\n"
    "    dstDevice, srcDevice : CUdeviceptr, int or None\n"
    "    ByteCount : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyDtoDAsync_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyHtoAAsync[] =
    "cuMemcpyHtoAAsync($module, /, dstArray, dstOffset, srcHost, ByteCount, hStream)\n"
    "--\n\n"
    "cuMemcpyHtoAAsync(dstArray, dstOffset, srcHost, ByteCount, hStream)\n\n"
    "CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size"
    "_t ByteCount, CUstream hStream)\n\n"
    "Parameters\n"
    "    dstArray : CUarray, int or None\n"
    "    dstOffset : int\n"
    "    srcHost : int (address), buffer or None; at least ByteCount bytes are read\n"
    "    ByteCount : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyHtoAAsync_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyAtoHAsync[] =
    "cuMemcpyAtoHAsync($module, /, dstHost, srcArray, srcOffset, ByteCount, hStream)\n"
    "--\n\n"
    "cuMemcpyAtoHAsync(dstHost, srcArray, srcOffset, ByteCount, hStream)\n\n"
    "CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t Byt"
    "eCount, CUstream hStream)\n\n"
    "Parameters\n"
    "    dstHost : int (address), buffer or None; at least ByteCount bytes are written\n"
    "    srcArray : CUarray, int or None\n"
    "    srcOffset, ByteCount : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyAtoHAsync_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpy2DAsync[] =
    "cuMemcpy2DAsync($module, /, pCopy, hStream)\n"
    "--\n\n"
    "cuMemcpy2DAsync(pCopy, hStream)\n\n"
    "CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)\n\n"
    "Parameters\n"
    "    pCopy : CUDA_MEMCPY2D or None\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpy2DAsync_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpy3DAsync[] =
    "cuMemcpy3DAsync($module, /, pCopy, hStream)\n"
    "--\n\n"
    "cuMemcpy3DAsync(pCopy, hStream)\n\n"
    "CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)\n\n"
    "Parameters\n"
    "    pCopy : CUDA_MEMCPY3D or None\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpy3DAsync_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpy3DPeerAsync[] =
    "cuMemcpy3DPeerAsync($module, /, pCopy, hStream)\n"
    "--\n\n"
    "cuMemcpy3DPeerAsync(pCopy, hStream)\n\n"
    "CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)\n\n"
    "Parameters\n"
    "    pCopy : CUDA_MEMCPY3D_PEER or None\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 4.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpy3DPeerAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyBatchAsync[] =
    "cuMemcpyBatchAsync($module, /, dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStrea"
    "m)\n"
    "--\n\n"
    "cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream)\n\n"
    "CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t "
    "count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, CUstream hStream)\n\n"
    "Parameters\n"
    "    dsts, srcs : sequence of CUdeviceptr, or None; as many as count\n"
    "    sizes : sequence of int, or None; as many as count\n"
    "    count : int\n"
    "    attrs : sequence of CUmemcpyAttributes, or None; as many as numAttrs\n"
    "    attrsIdxs : sequence of int, or None; as many as numAttrs\n"
    "    numAttrs : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 13.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyBatchAsync_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_checked_cuMemcpyBatchAsync[] =
    "cuMemcpyBatchAsync($module, /, dsts, srcs, sizes, attrs, attrsIdxs, hStream)\n"
    "--\n\n"
    "cuMemcpyBatchAsync(dsts, srcs, sizes, attrs, attrsIdxs, hStream)\n\n"
    "CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t "
    "count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, CUstream hStream)\n\n"
    "Parameters\n"
    "    dsts, srcs : sequence of CUdeviceptr, or None\n"
    "    sizes : sequence of int, or None\n"
    "    attrs : sequence of CUmemcpyAttributes, or None\n"
    "    attrsIdxs : sequence of int, or None\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 13.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyBatchAsync_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpy3DBatchAsync[] =
    "cuMemcpy3DBatchAsync($module, /, numOps, opList, flags, hStream)\n"
    "--\n\n"
    "cuMemcpy3DBatchAsync(numOps, opList, flags, hStream)\n\n"
    "CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, unsigned lo"
    "ng long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    numOps : int\n"
    "    opList : sequence of CUDA_MEMCPY3D_BATCH_OP, or None; as many as numOps\n"
    "    flags : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 13.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpy3DBatchAsync_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_checked_cuMemcpy3DBatchAsync[] =
    "cuMemcpy3DBatchAsync($module, /, opList, flags, hStream)\n"
    "--\n\n"
    "cuMemcpy3DBatchAsync(opList, flags, hStream)\n\n"
    "CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, unsigned lo"
    "ng long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    opList : sequence of CUDA_MEMCPY3D_BATCH_OP, or None\n"
    "    flags : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 13.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpy3DBatchAsync_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpyWithAttributesAsync[] =
    "cuMemcpyWithAttributesAsync($module, /, dst, src, size, attr, hStream)\n"
    "--\n\n"
    "cuMemcpyWithAttributesAsync(dst, src, size, attr, hStream)\n\n"
    "CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUmemcp"
    "yAttributes *attr, CUstream hStream)\n\n"
    "Parameters\n"
    "    dst, src : CUdeviceptr, int or None\n"
    "    size : int\n"
    "    attr : CUmemcpyAttributes or None\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 13.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpyWithAttributesAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemcpy3DWithAttributesAsync[] =
    "cuMemcpy3DWithAttributesAsync($module, /, op, flags, hStream)\n"
    "--\n\n"
    "cuMemcpy3DWithAttributesAsync(op, flags, hStream)\n\n"
    "CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags"
    ", CUstream hStream)\n\n"
    "Parameters\n"
    "    op : CUDA_MEMCPY3D_BATCH_OP or None\n"
    "    flags : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 13.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemcpy3DWithAttributesAsync_ptsz."
    "\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemsetD8[] =
    "cuMemsetD8($module, /, dstDevice, uc, N)\n"
    "--\n\n"
    "cuMemsetD8(dstDevice, uc, N)\n\n"
    "CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    uc, N : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemsetD8_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemsetD16[] =
    "cuMemsetD16($module, /, dstDevice, us, N)\n"
    "--\n\n"
    "cuMemsetD16(dstDevice, us, N)\n\n"
    "CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    us, N : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemsetD16_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemsetD32[] =
    "cuMemsetD32($module, /, dstDevice, ui, N)\n"
    "--\n\n"
    "cuMemsetD32(dstDevice, ui, N)\n\n"
    "CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    ui, N : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemsetD32_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemsetD2D8[] =
    "cuMemsetD2D8($module, /, dstDevice, dstPitch, uc, Width, Height)\n"
    "--\n\n"
    "cuMemsetD2D8(dstDevice, dstPitch, uc, Width, Height)\n\n"
    "CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t W"
    "idth, size_t Height)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    dstPitch, uc, Width, Height : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemsetD2D8_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemsetD2D16[] =
    "cuMemsetD2D16($module, /, dstDevice, dstPitch, us, Width, Height)\n"
    "--\n\n"
    "cuMemsetD2D16(dstDevice, dstPitch, us, Width, Height)\n\n"
    "CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t"
    " Width, size_t Height)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    dstPitch, us, Width, Height : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemsetD2D16_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemsetD2D32[] =
    "cuMemsetD2D32($module, /, dstDevice, dstPitch, ui, Width, Height)\n"
    "--\n\n"
    "cuMemsetD2D32(dstDevice, dstPitch, ui, Width, Height)\n\n"
    "CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t W"
    "idth, size_t Height)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    dstPitch, ui, Width, Height : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemsetD2D32_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemsetD8Async[] =
    "cuMemsetD8Async($module, /, dstDevice, uc, N, hStream)\n"
    "--\n\n"
    "cuMemsetD8Async(dstDevice, uc, N, hStream)\n\n"
    "CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStrea"
    "m)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    uc, N : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemsetD8Async_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemsetD16Async[] =
    "cuMemsetD16Async($module, /, dstDevice, us, N, hStream)\n"
    "--\n\n"
    "cuMemsetD16Async(dstDevice, us, N, hStream)\n\n"
    "CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStr"
    "eam)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    us, N : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemsetD16Async_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemsetD32Async[] =
    "cuMemsetD32Async($module, /, dstDevice, ui, N, hStream)\n"
    "--\n\n"
    "cuMemsetD32Async(dstDevice, ui, N, hStream)\n\n"
    "CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStrea"
    "m)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    ui, N : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemsetD32Async_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemsetD2D8Async[] =
    "cuMemsetD2D8Async($module, /, dstDevice, dstPitch, uc, Width, Height, hStream)\n"
    "--\n\n"
    "cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream)\n\n"
    "CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t"
    " Width, size_t Height, CUstream hStream)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    dstPitch, uc, Width, Height : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemsetD2D8Async_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemsetD2D16Async[] =
    "cuMemsetD2D16Async($module, /, dstDevice, dstPitch, us, Width, Height, hStream)\n"
    "--\n\n"
    "cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream)\n\n"
    "CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size"
    "_t Width, size_t Height, CUstream hStream)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    dstPitch, us, Width, Height : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemsetD2D16Async_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemsetD2D32Async[] =
    "cuMemsetD2D32Async($module, /, dstDevice, dstPitch, ui, Width, Height, hStream)\n"
    "--\n\n"
    "cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream)\n\n"
    "CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t"
    " Width, size_t Height, CUstream hStream)\n\n"
    "Parameters\n"
    "    dstDevice : CUdeviceptr, int or None\n"
    "    dstPitch, ui, Width, Height : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemsetD2D32Async_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuArrayCreate[] =
    "cuArrayCreate($module, /, pAllocateArray)\n"
    "--\n\n"
    "cuArrayCreate(pAllocateArray)\n\n"
    "CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)\n\n"
    "Parameters\n"
    "    pAllocateArray : CUDA_ARRAY_DESCRIPTOR or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pHandle : CUarray\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_UNKNOWN\n"
    "Gives up the GIL. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuArrayGetDescriptor[] =
    "cuArrayGetDescriptor($module, /, hArray)\n"
    "--\n\n"
    "cuArrayGetDescriptor(hArray)\n\n"
    "CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)\n"
    "\n"
    "Parameters\n"
    "    hArray : CUarray, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pArrayDescriptor : CUDA_ARRAY_DESCRIPTOR\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuArrayGetSparseProperties[] =
    "cuArrayGetSparseProperties($module, /, array)\n"
    "--\n\n"
    "cuArrayGetSparseProperties(array)\n\n"
    "CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray"
    " array)\n\n"
    "Parameters\n"
    "    array : CUarray, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    sparseProperties : CUDA_ARRAY_SPARSE_PROPERTIES\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMipmappedArrayGetSparseProperties[] =
    "cuMipmappedArrayGetSparseProperties($module, /, mipmap)\n"
    "--\n\n"
    "cuMipmappedArrayGetSparseProperties(mipmap)\n\n"
    "CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties"
    ", CUmipmappedArray mipmap)\n\n"
    "Parameters\n"
    "    mipmap : CUmipmappedArray, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    sparseProperties : CUDA_ARRAY_SPARSE_PROPERTIES\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuArrayGetMemoryRequirements[] =
    "cuArrayGetMemoryRequirements($module, /, array, device)\n"
    "--\n\n"
    "cuArrayGetMemoryRequirements(array, device)\n\n"
    "CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, C"
    "Uarray array, CUdevice device)\n\n"
    "Parameters\n"
    "    array : CUarray, int or None\n"
    "    device : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    memoryRequirements : CUDA_ARRAY_MEMORY_REQUIREMENTS\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.6.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMipmappedArrayGetMemoryRequirements[] =
    "cuMipmappedArrayGetMemoryRequirements($module, /, mipmap, device)\n"
    "--\n\n"
    "cuMipmappedArrayGetMemoryRequirements(mipmap, device)\n\n"
    "CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequir"
    "ements, CUmipmappedArray mipmap, CUdevice device)\n\n"
    "Parameters\n"
    "    mipmap : CUmipmappedArray, int or None\n"
    "    device : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    memoryRequirements : CUDA_ARRAY_MEMORY_REQUIREMENTS\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.6.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuArrayGetPlane[] =
    "cuArrayGetPlane($module, /, hArray, planeIdx)\n"
    "--\n\n"
    "cuArrayGetPlane(hArray, planeIdx)\n\n"
    "CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)\n\n"
    "Parameters\n"
    "    hArray : CUarray, int or None\n"
    "    planeIdx : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pPlaneArray : CUarray\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuArrayDestroy[] =
    "cuArrayDestroy($module, /, hArray)\n"
    "--\n\n"
    "cuArrayDestroy(hArray)\n\n"
    "CUresult cuArrayDestroy(CUarray hArray)\n\n"
    "Parameters\n"
    "    hArray : CUarray, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ARRAY_IS_MAPPED,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED\n"
    "Gives up the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuArray3DCreate[] =
    "cuArray3DCreate($module, /, pAllocateArray)\n"
    "--\n\n"
    "cuArray3DCreate(pAllocateArray)\n\n"
    "CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray"
    ")\n\n"
    "Parameters\n"
    "    pAllocateArray : CUDA_ARRAY3D_DESCRIPTOR or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pHandle : CUarray\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_UNKNOWN\n"
    "Gives up the GIL. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuArray3DGetDescriptor[] =
    "cuArray3DGetDescriptor($module, /, hArray)\n"
    "--\n\n"
    "cuArray3DGetDescriptor(hArray)\n\n"
    "CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArra"
    "y)\n\n"
    "Parameters\n"
    "    hArray : CUarray, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pArrayDescriptor : CUDA_ARRAY3D_DESCRIPTOR\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMipmappedArrayCreate[] =
    "cuMipmappedArrayCreate($module, /, pMipmappedArrayDesc, numMipmapLevels)\n"
    "--\n\n"
    "cuMipmappedArrayCreate(pMipmappedArrayDesc, numMipmapLevels)\n\n"
    "CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *p"
    "MipmappedArrayDesc, unsigned int numMipmapLevels)\n\n"
    "Parameters\n"
    "    pMipmappedArrayDesc : CUDA_ARRAY3D_DESCRIPTOR or None\n"
    "    numMipmapLevels : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pHandle : CUmipmappedArray\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_UNKNOWN\n"
    "Gives up the GIL. Since release 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMipmappedArrayGetLevel[] =
    "cuMipmappedArrayGetLevel($module, /, hMipmappedArray, level)\n"
    "--\n\n"
    "cuMipmappedArrayGetLevel(hMipmappedArray, level)\n\n"
    "CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, u"
    "nsigned int level)\n\n"
    "Parameters\n"
    "    hMipmappedArray : CUmipmappedArray, int or None\n"
    "    level : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pLevelArray : CUarray\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMipmappedArrayDestroy[] =
    "cuMipmappedArrayDestroy($module, /, hMipmappedArray)\n"
    "--\n\n"
    "cuMipmappedArrayDestroy(hMipmappedArray)\n\n"
    "CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)\n\n"
    "Parameters\n"
    "    hMipmappedArray : CUmipmappedArray, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ARRAY_IS_MAPPED,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED\n"
    "Gives up the GIL. Since release 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemGetHandleForAddressRange[] =
    "cuMemGetHandleForAddressRange($module, /, dptr, size, handleType, flags)\n"
    "--\n\n"
    "cuMemGetHandleForAddressRange(dptr, size, handleType, flags)\n\n"
    "CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size, CUmemRa"
    "ngeHandleType handleType, unsigned long long flags)\n\n"
    "Parameters\n"
    "    dptr : CUdeviceptr, int or None\n"
    "    size : int\n"
    "    handleType : CUmemRangeHandleType or int\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    handle : Any\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_checked_cuMemGetHandleForAddressRange[] =
    "cuMemGetHandleForAddressRange($module, /, dptr, size, handleType, flags=None)\n"
    "--\n\n"
    "cuMemGetHandleForAddressRange(dptr, size, handleType, flags=None)\n\n"
    "CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size, CUmemRa"
    "ngeHandleType handleType, unsigned long long flags)\n\n"
    "Parameters\n"
    "    dptr : CUdeviceptr, int or None\n"
    "    size : int\n"
    "    handleType : CUmemRangeHandleType or int\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    handle : Any\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemBatchDecompressAsync[] =
    "cuMemBatchDecompressAsync($module, /, paramsArray, count, flags, stream)\n"
    "--\n\n"
    "cuMemBatchDecompressAsync(paramsArray, count, flags, stream)\n\n"
    "CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count, unsign"
    "ed int flags, size_t *errorIndex, CUstream stream)\n\n"
    "Parameters\n"
    "    paramsArray : CUmemDecompressParams, or a sequence of them; as many as count; in and ou"
    "t\n"
    "    count, flags : int\n"
    "    stream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    errorIndex : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 12.6.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemBatchDecompressAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n";
static const char doc_cuMemAddressReserve[] =
    "cuMemAddressReserve($module, /, size, alignment, addr, flags)\n"
    "--\n\n"
    "cuMemAddressReserve(size, alignment, addr, flags)\n\n"
    "CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr a"
    "ddr, unsigned long long flags)\n\n"
    "Parameters\n"
    "    size, alignment : int\n"
    "    addr : CUdeviceptr, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    ptr : CUdeviceptr\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_checked_cuMemAddressReserve[] =
    "cuMemAddressReserve($module, /, size, alignment=None, addr=None, flags=None)\n"
    "--\n\n"
    "cuMemAddressReserve(size, alignment=None, addr=None, flags=None)\n\n"
    "CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr a"
    "ddr, unsigned long long flags)\n\n"
    "Parameters\n"
    "    size, alignment : int\n"
    "    addr : CUdeviceptr, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    ptr : CUdeviceptr\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_cuMemAddressFree[] =
    "cuMemAddressFree($module, /, ptr, size)\n"
    "--\n\n"
    "cuMemAddressFree(ptr, size)\n\n"
    "CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)\n\n"
    "Parameters\n"
    "    ptr : CUdeviceptr, int or None\n"
    "    size : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_cuMemCreate[] =
    "cuMemCreate($module, /, size, prop, flags)\n"
    "--\n\n"
    "cuMemCreate(size, prop, flags)\n\n"
    "CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocati"
    "onProp *prop, unsigned long long flags)\n\n"
    "Parameters\n"
    "    size : int\n"
    "    prop : CUmemAllocationProp or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    handle : CUmemGenericAllocationHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_checked_cuMemCreate[] =
    "cuMemCreate($module, /, size, prop, flags=None)\n"
    "--\n\n"
    "cuMemCreate(size, prop, flags=None)\n\n"
    "CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocati"
    "onProp *prop, unsigned long long flags)\n\n"
    "Parameters\n"
    "    size : int\n"
    "    prop : CUmemAllocationProp or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    handle : CUmemGenericAllocationHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_cuMemRelease[] =
    "cuMemRelease($module, /, handle)\n"
    "--\n\n"
    "cuMemRelease(handle)\n\n"
    "CUresult cuMemRelease(CUmemGenericAllocationHandle handle)\n\n"
    "Parameters\n"
    "    handle : CUmemGenericAllocationHandle, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_cuMemMap[] =
    "cuMemMap($module, /, ptr, size, offset, handle, flags)\n"
    "--\n\n"
    "cuMemMap(ptr, size, offset, handle, flags)\n\n"
    "CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle"
    " handle, unsigned long long flags)\n\n"
    "Parameters\n"
    "    ptr : CUdeviceptr, int or None\n"
    "    size, offset : int\n"
    "    handle : CUmemGenericAllocationHandle, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_ILLEGAL_STATE\n"
    "Gives up the GIL. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_checked_cuMemMap[] =
    "cuMemMap($module, /, ptr, size, offset, handle, flags=None)\n"
    "--\n\n"
    "cuMemMap(ptr, size, offset, handle, flags=None)\n\n"
    "CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle"
    " handle, unsigned long long flags)\n\n"
    "Parameters\n"
    "    ptr : CUdeviceptr, int or None\n"
    "    size, offset : int\n"
    "    handle : CUmemGenericAllocationHandle, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_ILLEGAL_STATE\n"
    "Gives up the GIL. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_cuMemMapArrayAsync[] =
    "cuMemMapArrayAsync($module, /, mapInfoList, count, hStream)\n"
    "--\n\n"
    "cuMemMapArrayAsync(mapInfoList, count, hStream)\n\n"
    "CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStre"
    "am)\n\n"
    "Parameters\n"
    "    mapInfoList : sequence of CUarrayMapInfo, or None; as many as count\n"
    "    count : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 11.1.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemMapArrayAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_checked_cuMemMapArrayAsync[] =
    "cuMemMapArrayAsync($module, /, mapInfoList, hStream)\n"
    "--\n\n"
    "cuMemMapArrayAsync(mapInfoList, hStream)\n\n"
    "CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStre"
    "am)\n\n"
    "Parameters\n"
    "    mapInfoList : sequence of CUarrayMapInfo, or None\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 11.1.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemMapArrayAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_cuMemUnmap[] =
    "cuMemUnmap($module, /, ptr, size)\n"
    "--\n\n"
    "cuMemUnmap(ptr, size)\n\n"
    "CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)\n\n"
    "Parameters\n"
    "    ptr : CUdeviceptr, int or None\n"
    "    size : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_cuMemSetAccess[] =
    "cuMemSetAccess($module, /, ptr, size, desc, count)\n"
    "--\n\n"
    "cuMemSetAccess(ptr, size, desc, count)\n\n"
    "CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t c"
    "ount)\n\n"
    "Parameters\n"
    "    ptr : CUdeviceptr, int or None\n"
    "    size : int\n"
    "    desc : sequence of CUmemAccessDesc, or None; as many as count\n"
    "    count : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_checked_cuMemSetAccess[] =
    "cuMemSetAccess($module, /, ptr, size, desc)\n"
    "--\n\n"
    "cuMemSetAccess(ptr, size, desc)\n\n"
    "CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t c"
    "ount)\n\n"
    "Parameters\n"
    "    ptr : CUdeviceptr, int or None\n"
    "    size : int\n"
    "    desc : sequence of CUmemAccessDesc, or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_cuMemGetAccess[] =
    "cuMemGetAccess($module, /, location, ptr)\n"
    "--\n\n"
    "cuMemGetAccess(location, ptr)\n\n"
    "CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdevicep"
    "tr ptr)\n\n"
    "Parameters\n"
    "    location : CUmemLocation or None\n"
    "    ptr : CUdeviceptr, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    flags : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_cuMemExportToShareableHandle[] =
    "cuMemExportToShareableHandle($module, /, handle, handleType, flags)\n"
    "--\n\n"
    "cuMemExportToShareableHandle(handle, handleType, flags)\n\n"
    "CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle h"
    "andle, CUmemAllocationHandleType handleType, unsigned long long flags)\n\n"
    "Parameters\n"
    "    handle : CUmemGenericAllocationHandle, int or None\n"
    "    handleType : CUmemAllocationHandleType\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    shareableHandle : Any\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_checked_cuMemExportToShareableHandle[] =
    "cuMemExportToShareableHandle($module, /, handle, handleType, flags=None)\n"
    "--\n\n"
    "cuMemExportToShareableHandle(handle, handleType, flags=None)\n\n"
    "CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle h"
    "andle, CUmemAllocationHandleType handleType, unsigned long long flags)\n\n"
    "Parameters\n"
    "    handle : CUmemGenericAllocationHandle, int or None\n"
    "    handleType : CUmemAllocationHandleType\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    shareableHandle : Any\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_cuMemImportFromShareableHandle[] =
    "cuMemImportFromShareableHandle($module, /, osHandle, shHandleType)\n"
    "--\n\n"
    "cuMemImportFromShareableHandle(osHandle, shHandleType)\n\n"
    "CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandl"
    "e, CUmemAllocationHandleType shHandleType)\n\n"
    "Parameters\n"
    "    osHandle : int (address), buffer or None\n"
    "    shHandleType : CUmemAllocationHandleType or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    handle : CUmemGenericAllocationHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_cuMemGetAllocationGranularity[] =
    "cuMemGetAllocationGranularity($module, /, prop, option)\n"
    "--\n\n"
    "cuMemGetAllocationGranularity(prop, option)\n\n"
    "CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop"
    ", CUmemAllocationGranularity_flags option)\n\n"
    "Parameters\n"
    "    prop : CUmemAllocationProp or None\n"
    "    option : CUmemAllocationGranularity_flags or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    granularity : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_cuMemGetAllocationPropertiesFromHandle[] =
    "cuMemGetAllocationPropertiesFromHandle($module, /, handle)\n"
    "--\n\n"
    "cuMemGetAllocationPropertiesFromHandle(handle)\n\n"
    "CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop, CUmemGenericAllo"
    "cationHandle handle)\n\n"
    "Parameters\n"
    "    handle : CUmemGenericAllocationHandle, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    prop : CUmemAllocationProp\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_cuMemRetainAllocationHandle[] =
    "cuMemRetainAllocationHandle($module, /, addr)\n"
    "--\n\n"
    "cuMemRetainAllocationHandle(addr)\n\n"
    "CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)\n\n"
    "Parameters\n"
    "    addr : int (address), buffer or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    handle : CUmemGenericAllocationHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n";
static const char doc_cuMemFreeAsync[] =
    "cuMemFreeAsync($module, /, dptr, hStream)\n"
    "--\n\n"
    "cuMemFreeAsync(dptr, hStream)\n\n"
    "CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)\n\n"
    "Parameters\n"
    "    dptr : CUdeviceptr, int or None\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemFreeAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMemAllocAsync[] =
    "cuMemAllocAsync($module, /, bytesize, hStream)\n"
    "--\n\n"
    "cuMemAllocAsync(bytesize, hStream)\n\n"
    "CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)\n\n"
    "Parameters\n"
    "    bytesize : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dptr : CUdeviceptr\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 11.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemAllocAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMemPoolTrimTo[] =
    "cuMemPoolTrimTo($module, /, pool, minBytesToKeep)\n"
    "--\n\n"
    "cuMemPoolTrimTo(pool, minBytesToKeep)\n\n"
    "CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "    minBytesToKeep : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMemPoolSetAttribute[] =
    "cuMemPoolSetAttribute($module, /, pool, attr, value)\n"
    "--\n\n"
    "cuMemPoolSetAttribute(pool, attr, value)\n\n"
    "CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "    attr : CUmemPool_attribute\n"
    "    value : the value, of the type that belongs to it\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMemPoolGetAttribute[] =
    "cuMemPoolGetAttribute($module, /, pool, attr)\n"
    "--\n\n"
    "cuMemPoolGetAttribute(pool, attr)\n\n"
    "CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "    attr : CUmemPool_attribute\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    value : Any\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMemPoolSetAccess[] =
    "cuMemPoolSetAccess($module, /, pool, map, count)\n"
    "--\n\n"
    "cuMemPoolSetAccess(pool, map, count)\n\n"
    "CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "    map : sequence of CUmemAccessDesc, or None; as many as count\n"
    "    count : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_checked_cuMemPoolSetAccess[] =
    "cuMemPoolSetAccess($module, /, pool, map)\n"
    "--\n\n"
    "cuMemPoolSetAccess(pool, map)\n\n"
    "CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "    map : sequence of CUmemAccessDesc, or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMemPoolGetAccess[] =
    "cuMemPoolGetAccess($module, /, memPool, location)\n"
    "--\n\n"
    "cuMemPoolGetAccess(memPool, location)\n\n"
    "CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *"
    "location)\n\n"
    "Parameters\n"
    "    memPool : CUmemoryPool, int or None\n"
    "    location : CUmemLocation or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    flags : CUmemAccess_flags\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMemPoolCreate[] =
    "cuMemPoolCreate($module, /, poolProps)\n"
    "--\n\n"
    "cuMemPoolCreate(poolProps)\n\n"
    "CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)\n\n"
    "Parameters\n"
    "    poolProps : CUmemPoolProps or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pool : CUmemoryPool\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMemPoolDestroy[] =
    "cuMemPoolDestroy($module, /, pool)\n"
    "--\n\n"
    "cuMemPoolDestroy(pool)\n\n"
    "CUresult cuMemPoolDestroy(CUmemoryPool pool)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMemGetDefaultMemPool[] =
    "cuMemGetDefaultMemPool($module, /, location, typename)\n"
    "--\n\n"
    "cuMemGetDefaultMemPool(location, typename)\n\n"
    "CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location, CUmemAlloc"
    "ationType type)\n\n"
    "Parameters\n"
    "    location : CUmemLocation or None\n"
    "    typename : CUmemAllocationType or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pool_out : CUmemoryPool\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMemGetMemPool[] =
    "cuMemGetMemPool($module, /, location, typename)\n"
    "--\n\n"
    "cuMemGetMemPool(location, typename)\n\n"
    "CUresult cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType t"
    "ype)\n\n"
    "Parameters\n"
    "    location : CUmemLocation or None\n"
    "    typename : CUmemAllocationType or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pool : CUmemoryPool\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMemSetMemPool[] =
    "cuMemSetMemPool($module, /, location, typename, pool)\n"
    "--\n\n"
    "cuMemSetMemPool(location, typename, pool)\n\n"
    "CUresult cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type, CUmemoryPool po"
    "ol)\n\n"
    "Parameters\n"
    "    location : CUmemLocation or None\n"
    "    typename : CUmemAllocationType or int\n"
    "    pool : CUmemoryPool, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMemAllocFromPoolAsync[] =
    "cuMemAllocFromPoolAsync($module, /, bytesize, pool, hStream)\n"
    "--\n\n"
    "cuMemAllocFromPoolAsync(bytesize, pool, hStream)\n\n"
    "CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUs"
    "tream hStream)\n\n"
    "Parameters\n"
    "    bytesize : int\n"
    "    pool : CUmemoryPool, int or None\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dptr : CUdeviceptr\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 11.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemAllocFromPoolAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMemPoolExportToShareableHandle[] =
    "cuMemPoolExportToShareableHandle($module, /, pool, handleType, flags)\n"
    "--\n\n"
    "cuMemPoolExportToShareableHandle(pool, handleType, flags)\n\n"
    "CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool, CUmemAllocat"
    "ionHandleType handleType, unsigned long long flags)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "    handleType : CUmemAllocationHandleType\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    handle_out : Any\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_checked_cuMemPoolExportToShareableHandle[] =
    "cuMemPoolExportToShareableHandle($module, /, pool, handleType, flags=None)\n"
    "--\n\n"
    "cuMemPoolExportToShareableHandle(pool, handleType, flags=None)\n\n"
    "CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool, CUmemAllocat"
    "ionHandleType handleType, unsigned long long flags)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "    handleType : CUmemAllocationHandleType\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    handle_out : Any\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMemPoolImportFromShareableHandle[] =
    "cuMemPoolImportFromShareableHandle($module, /, handle, handleType, flags)\n"
    "--\n\n"
    "cuMemPoolImportFromShareableHandle(handle, handleType, flags)\n\n"
    "CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle, CUmemAllo"
    "cationHandleType handleType, unsigned long long flags)\n\n"
    "Parameters\n"
    "    handle : int (address), buffer or None\n"
    "    handleType : CUmemAllocationHandleType or int\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pool_out : CUmemoryPool\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_checked_cuMemPoolImportFromShareableHandle[] =
    "cuMemPoolImportFromShareableHandle($module, /, handle, handleType, flags=None)\n"
    "--\n\n"
    "cuMemPoolImportFromShareableHandle(handle, handleType, flags=None)\n\n"
    "CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle, CUmemAllo"
    "cationHandleType handleType, unsigned long long flags)\n\n"
    "Parameters\n"
    "    handle : int (address), buffer or None\n"
    "    handleType : CUmemAllocationHandleType or int\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pool_out : CUmemoryPool\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMemPoolExportPointer[] =
    "cuMemPoolExportPointer($module, /, ptr)\n"
    "--\n\n"
    "cuMemPoolExportPointer(ptr)\n\n"
    "CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)\n\n"
    "Parameters\n"
    "    ptr : CUdeviceptr, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    shareData_out : CUmemPoolPtrExportData\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMemPoolImportPointer[] =
    "cuMemPoolImportPointer($module, /, pool, shareData)\n"
    "--\n\n"
    "cuMemPoolImportPointer(pool, shareData)\n\n"
    "CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, CUmemPoolPtrExport"
    "Data *shareData)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "    shareData : CUmemPoolPtrExportData or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    ptr_out : CUdeviceptr\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n";
static const char doc_cuMulticastCreate[] =
    "cuMulticastCreate($module, /, prop)\n"
    "--\n\n"
    "cuMulticastCreate(prop)\n\n"
    "CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectP"
    "rop *prop)\n\n"
    "Parameters\n"
    "    prop : CUmulticastObjectProp or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    mcHandle : CUmemGenericAllocationHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n";
static const char doc_cuMulticastAddDevice[] =
    "cuMulticastAddDevice($module, /, mcHandle, dev)\n"
    "--\n\n"
    "cuMulticastAddDevice(mcHandle, dev)\n\n"
    "CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n";
static const char doc_cuMulticastBindMem[] =
    "cuMulticastBindMem($module, /, mcHandle, mcOffset, memHandle, memOffset, size, flags)\n"
    "--\n\n"
    "cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags)\n\n"
    "CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGe"
    "nericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)\n"
    "\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    mcOffset : int\n"
    "    memHandle : CUmemGenericAllocationHandle, int or None\n"
    "    memOffset, size, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_MULTICAST_RESOURCE_FULL\n"
    "Gives up the GIL. Since release 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n";
static const char doc_checked_cuMulticastBindMem[] =
    "cuMulticastBindMem($module, /, mcHandle, mcOffset, memHandle, memOffset, size, flags=None)\n"
    "--\n\n"
    "cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags=None)\n\n"
    "CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGe"
    "nericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)\n"
    "\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    mcOffset : int\n"
    "    memHandle : CUmemGenericAllocationHandle, int or None\n"
    "    memOffset, size, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_MULTICAST_RESOURCE_FULL\n"
    "Gives up the GIL. Since release 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n";
static const char doc_cuMulticastBindMem_v2[] =
    "cuMulticastBindMem_v2($module, /, mcHandle, dev, mcOffset, memHandle, memOffset, size, flag"
    "s)\n"
    "--\n\n"
    "cuMulticastBindMem_v2(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags)\n\n"
    "CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t "
    "mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned l"
    "ong long flags)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    mcOffset : int\n"
    "    memHandle : CUmemGenericAllocationHandle, int or None\n"
    "    memOffset, size, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_MULTICAST_RESOURCE_FULL\n"
    "Gives up the GIL. Since release 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n";
static const char doc_checked_cuMulticastBindMem_v2[] =
    "cuMulticastBindMem_v2($module, /, mcHandle, dev, mcOffset, memHandle, memOffset, size, flag"
    "s=None)\n"
    "--\n\n"
    "cuMulticastBindMem_v2(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags=None)\n\n"
    "CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t "
    "mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned l"
    "ong long flags)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    mcOffset : int\n"
    "    memHandle : CUmemGenericAllocationHandle, int or None\n"
    "    memOffset, size, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_MULTICAST_RESOURCE_FULL\n"
    "Gives up the GIL. Since release 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n";
static const char doc_cuMulticastBindAddr[] =
    "cuMulticastBindAddr($module, /, mcHandle, mcOffset, memptr, size, flags)\n"
    "--\n\n"
    "cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags)\n\n"
    "CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdevi"
    "ceptr memptr, size_t size, unsigned long long flags)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    mcOffset : int\n"
    "    memptr : CUdeviceptr, int or None\n"
    "    size, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_MULTICAST_RESOURCE_FULL\n"
    "Gives up the GIL. Since release 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n";
static const char doc_checked_cuMulticastBindAddr[] =
    "cuMulticastBindAddr($module, /, mcHandle, mcOffset, memptr, size, flags=None)\n"
    "--\n\n"
    "cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags=None)\n\n"
    "CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdevi"
    "ceptr memptr, size_t size, unsigned long long flags)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    mcOffset : int\n"
    "    memptr : CUdeviceptr, int or None\n"
    "    size, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_MULTICAST_RESOURCE_FULL\n"
    "Gives up the GIL. Since release 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n";
static const char doc_cuMulticastBindAddr_v2[] =
    "cuMulticastBindAddr_v2($module, /, mcHandle, dev, mcOffset, memptr, size, flags)\n"
    "--\n\n"
    "cuMulticastBindAddr_v2(mcHandle, dev, mcOffset, memptr, size, flags)\n\n"
    "CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t"
    " mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    mcOffset : int\n"
    "    memptr : CUdeviceptr, int or None\n"
    "    size, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_MULTICAST_RESOURCE_FULL\n"
    "Gives up the GIL. Since release 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n";
static const char doc_checked_cuMulticastBindAddr_v2[] =
    "cuMulticastBindAddr_v2($module, /, mcHandle, dev, mcOffset, memptr, size, flags=None)\n"
    "--\n\n"
    "cuMulticastBindAddr_v2(mcHandle, dev, mcOffset, memptr, size, flags=None)\n\n"
    "CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t"
    " mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    mcOffset : int\n"
    "    memptr : CUdeviceptr, int or None\n"
    "    size, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_MULTICAST_RESOURCE_FULL\n"
    "Gives up the GIL. Since release 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n";
static const char doc_cuMulticastUnbind[] =
    "cuMulticastUnbind($module, /, mcHandle, dev, mcOffset, size)\n"
    "--\n\n"
    "cuMulticastUnbind(mcHandle, dev, mcOffset, size)\n\n"
    "CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOf"
    "fset, size_t size)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    mcOffset, size : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n";
static const char doc_cuMulticastGetGranularity[] =
    "cuMulticastGetGranularity($module, /, prop, option)\n"
    "--\n\n"
    "cuMulticastGetGranularity(prop, option)\n\n"
    "CUresult cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp *prop, "
    "CUmulticastGranularity_flags option)\n\n"
    "Parameters\n"
    "    prop : CUmulticastObjectProp or None\n"
    "    option : CUmulticastGranularity_flags or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    granularity : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n";
static const char doc_cuDeviceGetFabricClusterUuid[] =
    "cuDeviceGetFabricClusterUuid($module, /, dev)\n"
    "--\n\n"
    "cuDeviceGetFabricClusterUuid(dev)\n\n"
    "CUresult cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    uuid : CUuuid\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html\n";
static const char doc_cuDeviceGetCliqueCount[] =
    "cuDeviceGetCliqueCount($module, /, dev)\n"
    "--\n\n"
    "cuDeviceGetCliqueCount(dev)\n\n"
    "CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    count : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html\n";
static const char doc_cuDeviceGetCliqueInfo[] =
    "cuDeviceGetCliqueInfo($module, /, count, dev)\n"
    "--\n\n"
    "cuDeviceGetCliqueInfo(count, dev)\n\n"
    "CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)\n\n"
    "Parameters\n"
    "    count : int; in and out\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    cliqueInfo : list[CUcliqueInfo]\n"
    "    count : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html\n";
static const char doc_cuLogicalEndpointIdReserve[] =
    "cuLogicalEndpointIdReserve($module, /, count)\n"
    "--\n\n"
    "cuLogicalEndpointIdReserve(count)\n\n"
    "CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)\n\n"
    "Parameters\n"
    "    count : cuuint32_t, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    baseLeId : CUlogicalEndpointId\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n";
static const char doc_cuLogicalEndpointIdRelease[] =
    "cuLogicalEndpointIdRelease($module, /, baseLeId, count)\n"
    "--\n\n"
    "cuLogicalEndpointIdRelease(baseLeId, count)\n\n"
    "CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)\n\n"
    "Parameters\n"
    "    baseLeId : CUlogicalEndpointId, int or None\n"
    "    count : cuuint32_t, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n";
static const char doc_cuLogicalEndpointCreate[] =
    "cuLogicalEndpointCreate($module, /, leId, prop)\n"
    "--\n\n"
    "cuLogicalEndpointCreate(leId, prop)\n\n"
    "CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp *pro"
    "p)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    prop : CUlogicalEndpointProp or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n";
static const char doc_cuLogicalEndpointAddDevice[] =
    "cuLogicalEndpointAddDevice($module, /, leId, dev)\n"
    "--\n\n"
    "cuLogicalEndpointAddDevice(leId, dev)\n\n"
    "CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    dev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n";
static const char doc_cuLogicalEndpointDestroy[] =
    "cuLogicalEndpointDestroy($module, /, leId)\n"
    "--\n\n"
    "cuLogicalEndpointDestroy(leId)\n\n"
    "CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n";
static const char doc_cuLogicalEndpointBindAddr[] =
    "cuLogicalEndpointBindAddr($module, /, leId, dev, offset, ptr, size, flags)\n"
    "--\n\n"
    "cuLogicalEndpointBindAddr(leId, dev, offset, ptr, size, flags)\n\n"
    "CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offse"
    "t, void *ptr, cuuint64_t size, unsigned long long flags)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    offset : cuuint64_t, int or None\n"
    "    ptr : int (address), buffer or None; at least size bytes are read\n"
    "    size : cuuint64_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE\n"
    "Gives up the GIL. Since release 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n";
static const char doc_checked_cuLogicalEndpointBindAddr[] =
    "cuLogicalEndpointBindAddr($module, /, leId, dev, offset, ptr, size, flags=None)\n"
    "--\n\n"
    "cuLogicalEndpointBindAddr(leId, dev, offset, ptr, size, flags=None)\n\n"
    "CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offse"
    "t, void *ptr, cuuint64_t size, unsigned long long flags)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    offset : cuuint64_t, int or None\n"
    "    ptr : int (address), buffer or None; at least size bytes are read\n"
    "    size : cuuint64_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE\n"
    "Gives up the GIL. Since release 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n";
static const char doc_cuLogicalEndpointBindMem[] =
    "cuLogicalEndpointBindMem($module, /, leId, dev, offset, memHandle, memOffset, size, flags)\n"
    "--\n\n"
    "cuLogicalEndpointBindMem(leId, dev, offset, memHandle, memOffset, size, flags)\n\n"
    "CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset"
    ", CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size, unsigned l"
    "ong long flags)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    offset : cuuint64_t, int or None\n"
    "    memHandle : CUmemGenericAllocationHandle, int or None\n"
    "    memOffset, size : cuuint64_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE\n"
    "Gives up the GIL. Since release 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n";
static const char doc_checked_cuLogicalEndpointBindMem[] =
    "cuLogicalEndpointBindMem($module, /, leId, dev, offset, memHandle, memOffset, size, flags=N"
    "one)\n"
    "--\n\n"
    "cuLogicalEndpointBindMem(leId, dev, offset, memHandle, memOffset, size, flags=None)\n\n"
    "CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset"
    ", CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size, unsigned l"
    "ong long flags)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    offset : cuuint64_t, int or None\n"
    "    memHandle : CUmemGenericAllocationHandle, int or None\n"
    "    memOffset, size : cuuint64_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE\n"
    "Gives up the GIL. Since release 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n";
static const char doc_cuLogicalEndpointUnbind[] =
    "cuLogicalEndpointUnbind($module, /, leId, dev, offset, size)\n"
    "--\n\n"
    "cuLogicalEndpointUnbind(leId, dev, offset, size)\n\n"
    "CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,"
    " cuuint64_t size)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    offset, size : cuuint64_t, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE\n"
    "Gives up the GIL. Since release 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n";
static const char doc_cuLogicalEndpointExport[] =
    "cuLogicalEndpointExport($module, /, leId, handleType)\n"
    "--\n\n"
    "cuLogicalEndpointExport(leId, handleType)\n\n"
    "CUresult cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId, CUlogicalEndpointI"
    "pcHandleType handleType)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    handleType : CUlogicalEndpointIpcHandleType or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    handle : Any\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n";
static const char doc_cuLogicalEndpointImport[] =
    "cuLogicalEndpointImport($module, /, leId, handle, handleType)\n"
    "--\n\n"
    "cuLogicalEndpointImport(leId, handle, handleType)\n\n"
    "CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle, CUlogicalEnd"
    "pointIpcHandleType handleType)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    handle : int (address), buffer or None\n"
    "    handleType : CUlogicalEndpointIpcHandleType or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n";
static const char doc_cuLogicalEndpointGetLimits[] =
    "cuLogicalEndpointGetLimits($module, /, prop)\n"
    "--\n\n"
    "cuLogicalEndpointGetLimits(prop)\n\n"
    "CUresult cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize, const C"
    "UlogicalEndpointProp *prop)\n\n"
    "Parameters\n"
    "    prop : CUlogicalEndpointProp or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    bindAlignment, maxSize : cuuint64_t\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n";
static const char doc_cuLogicalEndpointQuery[] =
    "cuLogicalEndpointQuery($module, /, leId, count)\n"
    "--\n\n"
    "cuLogicalEndpointQuery(leId, count)\n\n"
    "CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int *queryStatu"
    "s)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    count : cuuint32_t, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    queryStatus : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n";
static const char doc_cuFabricCpyBatchAsync[] =
    "cuFabricCpyBatchAsync($module, /, numOps, opList, flags, hStream)\n"
    "--\n\n"
    "cuFabricCpyBatchAsync(numOps, opList, flags, hStream)\n\n"
    "CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList, unsigned l"
    "ong long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    numOps : int\n"
    "    opList : sequence of CUDA_FABRIC_COPY_BATCH_OP, or None; as many as numOps\n"
    "    flags : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 13.5.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuFabricCpyBatchAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__FABRIC__COPY.html\n";
static const char doc_checked_cuFabricCpyBatchAsync[] =
    "cuFabricCpyBatchAsync($module, /, opList, flags, hStream)\n"
    "--\n\n"
    "cuFabricCpyBatchAsync(opList, flags, hStream)\n\n"
    "CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList, unsigned l"
    "ong long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    opList : sequence of CUDA_FABRIC_COPY_BATCH_OP, or None\n"
    "    flags : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 13.5.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuFabricCpyBatchAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__FABRIC__COPY.html\n";
static const char doc_cuPointerGetAttribute[] =
    "cuPointerGetAttribute($module, /, attribute, ptr)\n"
    "--\n\n"
    "cuPointerGetAttribute(attribute, ptr)\n\n"
    "CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)\n"
    "\n"
    "Parameters\n"
    "    attribute : CUpointer_attribute\n"
    "    ptr : CUdeviceptr, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    data : Any\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n";
static const char doc_cuMemPrefetchAsync[] =
    "cuMemPrefetchAsync($module, /, devPtr, count, location, flags, hStream)\n"
    "--\n\n"
    "cuMemPrefetchAsync(devPtr, count, location, flags, hStream)\n\n"
    "CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, un"
    "signed int flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    devPtr : CUdeviceptr, int or None\n"
    "    count : int\n"
    "    location : CUmemLocation\n"
    "    flags : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 12.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemPrefetchAsync_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n";
static const char doc_cuMemAdvise[] =
    "cuMemAdvise($module, /, devPtr, count, advice, location)\n"
    "--\n\n"
    "cuMemAdvise(devPtr, count, advice, location)\n\n"
    "CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocatio"
    "n location)\n\n"
    "Parameters\n"
    "    devPtr : CUdeviceptr, int or None\n"
    "    count : int\n"
    "    advice : CUmem_advise or int\n"
    "    location : CUmemLocation\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 12.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n";
static const char doc_cuMemPrefetchBatchAsync[] =
    "cuMemPrefetchBatchAsync($module, /, dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, num"
    "PrefetchLocs, flags, hStream)\n"
    "--\n\n"
    "cuMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs"
    ", flags, hStream)\n\n"
    "CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLoca"
    "tion *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long fla"
    "gs, CUstream hStream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of CUdeviceptr, or None; as many as count\n"
    "    sizes : sequence of int, or None; as many as count\n"
    "    count : int\n"
    "    prefetchLocs : sequence of CUmemLocation, or None; as many as numPrefetchLocs\n"
    "    prefetchLocIdxs : sequence of int, or None; as many as numPrefetchLocs\n"
    "    numPrefetchLocs, flags : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Gives up the GIL. Since release 13.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemPrefetchBatchAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n";
static const char doc_checked_cuMemPrefetchBatchAsync[] =
    "cuMemPrefetchBatchAsync($module, /, dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, hSt"
    "ream)\n"
    "--\n\n"
    "cuMemPrefetchBatchAsync(dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, hStream)\n\n"
    "CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLoca"
    "tion *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long fla"
    "gs, CUstream hStream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of CUdeviceptr, or None\n"
    "    sizes : sequence of int, or None\n"
    "    prefetchLocs : sequence of CUmemLocation, or None\n"
    "    prefetchLocIdxs : sequence of int, or None\n"
    "    flags : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Gives up the GIL. Since release 13.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemPrefetchBatchAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n";
static const char doc_cuMemDiscardBatchAsync[] =
    "cuMemDiscardBatchAsync($module, /, dptrs, sizes, count, flags, hStream)\n"
    "--\n\n"
    "cuMemDiscardBatchAsync(dptrs, sizes, count, flags, hStream)\n\n"
    "CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, unsigned l"
    "ong long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of CUdeviceptr, or None; as many as count\n"
    "    sizes : sequence of int, or None; as many as count\n"
    "    count, flags : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Gives up the GIL. Since release 13.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemDiscardBatchAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n";
static const char doc_checked_cuMemDiscardBatchAsync[] =
    "cuMemDiscardBatchAsync($module, /, dptrs, sizes, flags, hStream)\n"
    "--\n\n"
    "cuMemDiscardBatchAsync(dptrs, sizes, flags, hStream)\n\n"
    "CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, unsigned l"
    "ong long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of CUdeviceptr, or None\n"
    "    sizes : sequence of int, or None\n"
    "    flags : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Gives up the GIL. Since release 13.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemDiscardBatchAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n";
static const char doc_cuMemDiscardAndPrefetchBatchAsync[] =
    "cuMemDiscardAndPrefetchBatchAsync($module, /, dptrs, sizes, count, prefetchLocs, prefetchLo"
    "cIdxs, numPrefetchLocs, flags, hStream)\n"
    "--\n\n"
    "cuMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPr"
    "efetchLocs, flags, hStream)\n\n"
    "CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,"
    " CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned lon"
    "g long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of CUdeviceptr, or None; as many as count\n"
    "    sizes : sequence of int, or None; as many as count\n"
    "    count : int\n"
    "    prefetchLocs : sequence of CUmemLocation, or None; as many as numPrefetchLocs\n"
    "    prefetchLocIdxs : sequence of int, or None; as many as numPrefetchLocs\n"
    "    numPrefetchLocs, flags : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Gives up the GIL. Since release 13.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemDiscardAndPrefetchBatchAsync_p"
    "tsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n";
static const char doc_checked_cuMemDiscardAndPrefetchBatchAsync[] =
    "cuMemDiscardAndPrefetchBatchAsync($module, /, dptrs, sizes, prefetchLocs, prefetchLocIdxs, "
    "flags, hStream)\n"
    "--\n\n"
    "cuMemDiscardAndPrefetchBatchAsync(dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, hStre"
    "am)\n\n"
    "CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,"
    " CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned lon"
    "g long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of CUdeviceptr, or None\n"
    "    sizes : sequence of int, or None\n"
    "    prefetchLocs : sequence of CUmemLocation, or None\n"
    "    prefetchLocIdxs : sequence of int, or None\n"
    "    flags : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Gives up the GIL. Since release 13.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuMemDiscardAndPrefetchBatchAsync_p"
    "tsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n";
static const char doc_cuMemGetLocationInfo[] =
    "cuMemGetLocationInfo($module, /, ptr, size, summaryGranularity, samplingGranularity, locati"
    "on_out)\n"
    "--\n\n"
    "cuMemGetLocationInfo(ptr, size, summaryGranularity, samplingGranularity, location_out)\n\n"
    "CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity, size"
    "_t samplingGranularity, CUmemLocation *location_out)\n\n"
    "Parameters\n"
    "    ptr : CUdeviceptr, int or None\n"
    "    size, summaryGranularity, samplingGranularity : int\n"
    "    location_out : CUmemLocation, or a sequence of them; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n";
static const char doc_cuMemRangeGetAttribute[] =
    "cuMemRangeGetAttribute($module, /, dataSize, attribute, devPtr, count)\n"
    "--\n\n"
    "cuMemRangeGetAttribute(dataSize, attribute, devPtr, count)\n\n"
    "CUresult cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribut"
    "e, CUdeviceptr devPtr, size_t count)\n\n"
    "Parameters\n"
    "    dataSize : int\n"
    "    attribute : CUmem_range_attribute\n"
    "    devPtr : CUdeviceptr, int or None\n"
    "    count : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    data : Any\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 8.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n";
static const char doc_cuMemRangeGetAttributes[] =
    "cuMemRangeGetAttributes($module, /, dataSizes, attributes, numAttributes, devPtr, count)\n"
    "--\n\n"
    "cuMemRangeGetAttributes(dataSizes, attributes, numAttributes, devPtr, count)\n\n"
    "CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes, CUmem_range_attribute *att"
    "ributes, size_t numAttributes, CUdeviceptr devPtr, size_t count)\n\n"
    "Parameters\n"
    "    dataSizes : sequence of int, or None; as many as numAttributes\n"
    "    attributes : sequence of CUmem_range_attribute, or None; as many as numAttributes\n"
    "    numAttributes : int\n"
    "    devPtr : CUdeviceptr, int or None\n"
    "    count : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    data : list[Any]\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 8.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n";
static const char doc_checked_cuMemRangeGetAttributes[] =
    "cuMemRangeGetAttributes($module, /, dataSizes, attributes, devPtr, count)\n"
    "--\n\n"
    "cuMemRangeGetAttributes(dataSizes, attributes, devPtr, count)\n\n"
    "CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes, CUmem_range_attribute *att"
    "ributes, size_t numAttributes, CUdeviceptr devPtr, size_t count)\n\n"
    "Parameters\n"
    "    dataSizes : sequence of int, or None\n"
    "    attributes : sequence of CUmem_range_attribute, or None\n"
    "    devPtr : CUdeviceptr, int or None\n"
    "    count : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    data : list[Any]\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 8.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n";
static const char doc_cuPointerSetAttribute[] =
    "cuPointerSetAttribute($module, /, value, attribute, ptr)\n"
    "--\n\n"
    "cuPointerSetAttribute(value, attribute, ptr)\n\n"
    "CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdevicept"
    "r ptr)\n\n"
    "Parameters\n"
    "    value : the value, of the type that belongs to it\n"
    "    attribute : CUpointer_attribute\n"
    "    ptr : CUdeviceptr, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 6.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n";
static const char doc_cuPointerGetAttributes[] =
    "cuPointerGetAttributes($module, /, numAttributes, attributes, ptr)\n"
    "--\n\n"
    "cuPointerGetAttributes(numAttributes, attributes, ptr)\n\n"
    "CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes"
    ", void **data, CUdeviceptr ptr)\n\n"
    "Parameters\n"
    "    numAttributes : int\n"
    "    attributes : sequence of CUpointer_attribute, or None; as many as numAttributes\n"
    "    ptr : CUdeviceptr, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    data : list[Any]\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n";
static const char doc_checked_cuPointerGetAttributes[] =
    "cuPointerGetAttributes($module, /, attributes, ptr)\n"
    "--\n\n"
    "cuPointerGetAttributes(attributes, ptr)\n\n"
    "CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes"
    ", void **data, CUdeviceptr ptr)\n\n"
    "Parameters\n"
    "    attributes : sequence of CUpointer_attribute, or None\n"
    "    ptr : CUdeviceptr, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    data : list[Any]\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n";
static const char doc_cuStreamCreate[] =
    "cuStreamCreate($module, /, Flags)\n"
    "--\n\n"
    "cuStreamCreate(Flags)\n\n"
    "CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)\n\n"
    "Parameters\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phStream : CUstream\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE\n"
    "Gives up the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_checked_cuStreamCreate[] =
    "cuStreamCreate($module, /, Flags=None)\n"
    "--\n\n"
    "cuStreamCreate(Flags=None)\n\n"
    "CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)\n\n"
    "Parameters\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phStream : CUstream\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE\n"
    "Gives up the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamCreateWithPriority[] =
    "cuStreamCreateWithPriority($module, /, flags, priority)\n"
    "--\n\n"
    "cuStreamCreateWithPriority(flags, priority)\n\n"
    "CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)\n"
    "\n"
    "Parameters\n"
    "    flags, priority : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phStream : CUstream\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE\n"
    "Gives up the GIL. Since release 5.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamBeginCaptureToCig[] =
    "cuStreamBeginCaptureToCig($module, /, hStream, streamCigCaptureParams)\n"
    "--\n\n"
    "cuStreamBeginCaptureToCig(hStream, streamCigCaptureParams)\n\n"
    "CUresult cuStreamBeginCaptureToCig(CUstream hStream, CUstreamCigCaptureParams *streamCigCap"
    "tureParams)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    streamCigCaptureParams : CUstreamCigCaptureParams or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamBeginCaptureToCig_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamEndCaptureToCig[] =
    "cuStreamEndCaptureToCig($module, /, hStream)\n"
    "--\n\n"
    "cuStreamEndCaptureToCig(hStream)\n\n"
    "CUresult cuStreamEndCaptureToCig(CUstream hStream)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD\n"
    "Gives up the GIL. Since release 13.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamEndCaptureToCig_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamGetPriority[] =
    "cuStreamGetPriority($module, /, hStream)\n"
    "--\n\n"
    "cuStreamGetPriority(hStream)\n\n"
    "CUresult cuStreamGetPriority(CUstream hStream, int *priority)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    priority : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.5.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamGetPriority_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamGetDevice[] =
    "cuStreamGetDevice($module, /, hStream)\n"
    "--\n\n"
    "cuStreamGetDevice(hStream)\n\n"
    "CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    device : CUdevice\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.8.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamGetDevice_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamGetFlags[] =
    "cuStreamGetFlags($module, /, hStream)\n"
    "--\n\n"
    "cuStreamGetFlags(hStream)\n\n"
    "CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    flags : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.5.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamGetFlags_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamGetId[] =
    "cuStreamGetId($module, /, hStream)\n"
    "--\n\n"
    "cuStreamGetId(hStream)\n\n"
    "CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    streamId : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamGetId_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamGetCtx[] =
    "cuStreamGetCtx($module, /, hStream)\n"
    "--\n\n"
    "cuStreamGetCtx(hStream)\n\n"
    "CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pctx : CUcontext\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 9.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamGetCtx_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamGetCtx_v2[] =
    "cuStreamGetCtx_v2($module, /, hStream)\n"
    "--\n\n"
    "cuStreamGetCtx_v2(hStream)\n\n"
    "CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pCtx : CUcontext\n"
    "    pGreenCtx : CUgreenCtx\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.5.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamGetCtx_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamWaitEvent[] =
    "cuStreamWaitEvent($module, /, hStream, hEvent, Flags)\n"
    "--\n\n"
    "cuStreamWaitEvent(hStream, hEvent, Flags)\n\n"
    "CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    hEvent : CUevent, int or None\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamWaitEvent_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_checked_cuStreamWaitEvent[] =
    "cuStreamWaitEvent($module, /, hStream, hEvent, Flags=None)\n"
    "--\n\n"
    "cuStreamWaitEvent(hStream, hEvent, Flags=None)\n\n"
    "CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    hEvent : CUevent, int or None\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamWaitEvent_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamAddCallback[] =
    "cuStreamAddCallback($module, /, hStream, callback, userData, flags)\n"
    "--\n\n"
    "cuStreamAddCallback(hStream, callback, userData, flags)\n\n"
    "CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData, u"
    "nsigned int flags)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    callback : callable, CUstreamCallback, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 5.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamAddCallback_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_checked_cuStreamAddCallback[] =
    "cuStreamAddCallback($module, /, hStream, callback, userData=None, flags=None)\n"
    "--\n\n"
    "cuStreamAddCallback(hStream, callback, userData=None, flags=None)\n\n"
    "CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData, u"
    "nsigned int flags)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    callback : callable, CUstreamCallback, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 5.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamAddCallback_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamBeginCapture[] =
    "cuStreamBeginCapture($module, /, hStream, mode)\n"
    "--\n\n"
    "cuStreamBeginCapture(hStream, mode)\n\n"
    "CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    mode : CUstreamCaptureMode or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.1.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamBeginCapture_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamBeginRecaptureToGraph[] =
    "cuStreamBeginRecaptureToGraph($module, /, hStream, mode, hGraph, callbackFunc, userData)\n"
    "--\n\n"
    "cuStreamBeginRecaptureToGraph(hStream, mode, hGraph, callbackFunc, userData)\n\n"
    "CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph "
    "hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    mode : CUstreamCaptureMode or int\n"
    "    hGraph : CUgraph, int or None\n"
    "    callbackFunc : callable, CUgraphRecaptureCallback, int (address of a C function) or Non"
    "e\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 13.3.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamBeginRecaptureToGraph_ptsz."
    "\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_checked_cuStreamBeginRecaptureToGraph[] =
    "cuStreamBeginRecaptureToGraph($module, /, hStream, mode, hGraph, callbackFunc, userData=Non"
    "e)\n"
    "--\n\n"
    "cuStreamBeginRecaptureToGraph(hStream, mode, hGraph, callbackFunc, userData=None)\n\n"
    "CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph "
    "hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    mode : CUstreamCaptureMode or int\n"
    "    hGraph : CUgraph, int or None\n"
    "    callbackFunc : callable, CUgraphRecaptureCallback, int (address of a C function) or Non"
    "e\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 13.3.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamBeginRecaptureToGraph_ptsz."
    "\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamBeginCaptureToGraph[] =
    "cuStreamBeginCaptureToGraph($module, /, hStream, hGraph, dependencies, dependencyData, numD"
    "ependencies, mode)\n"
    "--\n\n"
    "cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies, dependencyData, numDependencies,"
    " mode)\n\n"
    "CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *d"
    "ependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCapture"
    "Mode mode)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    dependencyData : sequence of CUgraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    mode : CUstreamCaptureMode or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamBeginCaptureToGraph_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_checked_cuStreamBeginCaptureToGraph[] =
    "cuStreamBeginCaptureToGraph($module, /, hStream, hGraph, dependencies, dependencyData, mode"
    ")\n"
    "--\n\n"
    "cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies, dependencyData, mode)\n\n"
    "CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *d"
    "ependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCapture"
    "Mode mode)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    dependencyData : sequence of CUgraphEdgeData, or None\n"
    "    mode : CUstreamCaptureMode or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamBeginCaptureToGraph_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuThreadExchangeStreamCaptureMode[] =
    "cuThreadExchangeStreamCaptureMode($module, /, mode)\n"
    "--\n\n"
    "cuThreadExchangeStreamCaptureMode(mode)\n\n"
    "CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)\n\n"
    "Parameters\n"
    "    mode : CUstreamCaptureMode or int; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    mode : CUstreamCaptureMode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamEndCapture[] =
    "cuStreamEndCapture($module, /, hStream)\n"
    "--\n\n"
    "cuStreamEndCapture(hStream)\n\n"
    "CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraph : CUgraph\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD\n"
    "Gives up the GIL. Since release 10.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamEndCapture_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamIsCapturing[] =
    "cuStreamIsCapturing($module, /, hStream)\n"
    "--\n\n"
    "cuStreamIsCapturing(hStream)\n\n"
    "CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    captureStatus : CUstreamCaptureStatus\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_STREAM_CAPTURE_IMPLICIT\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamIsCapturing_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamGetCaptureInfo[] =
    "cuStreamGetCaptureInfo($module, /, hStream)\n"
    "--\n\n"
    "cuStreamGetCaptureInfo(hStream)\n\n"
    "CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_o"
    "ut, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, const CUg"
    "raphEdgeData **edgeData_out, size_t *numDependencies_out)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    captureStatus_out : CUstreamCaptureStatus\n"
    "    id_out : cuuint64_t\n"
    "    graph_out : CUgraph\n"
    "    dependencies_out : list[CUgraphNode]\n"
    "    edgeData_out : list[CUgraphEdgeData]\n"
    "    numDependencies_out : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_STREAM_CAPTURE_IMPLICIT,\n"
    "    CUDA_ERROR_LOSSY_QUERY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamGetCaptureInfo_v3_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_checked_cuStreamGetCaptureInfo[] =
    "cuStreamGetCaptureInfo($module, /, hStream)\n"
    "--\n\n"
    "cuStreamGetCaptureInfo(hStream)\n\n"
    "CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_o"
    "ut, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, const CUg"
    "raphEdgeData **edgeData_out, size_t *numDependencies_out)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    captureStatus_out : CUstreamCaptureStatus\n"
    "    id_out : cuuint64_t\n"
    "    graph_out : CUgraph\n"
    "    dependencies_out : list[CUgraphNode]\n"
    "    edgeData_out : list[CUgraphEdgeData]\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_STREAM_CAPTURE_IMPLICIT,\n"
    "    CUDA_ERROR_LOSSY_QUERY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamGetCaptureInfo_v3_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamUpdateCaptureDependencies[] =
    "cuStreamUpdateCaptureDependencies($module, /, hStream, dependencies, dependencyData, numDep"
    "endencies, flags)\n"
    "--\n\n"
    "cuStreamUpdateCaptureDependencies(hStream, dependencies, dependencyData, numDependencies, f"
    "lags)\n\n"
    "CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies, "
    "const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    dependencyData : sequence of CUgraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_ILLEGAL_STATE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamUpdateCaptureDependencies_v"
    "2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_checked_cuStreamUpdateCaptureDependencies[] =
    "cuStreamUpdateCaptureDependencies($module, /, hStream, dependencies, dependencyData, flags)"
    "\n"
    "--\n\n"
    "cuStreamUpdateCaptureDependencies(hStream, dependencies, dependencyData, flags)\n\n"
    "CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies, "
    "const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    dependencyData : sequence of CUgraphEdgeData, or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_ILLEGAL_STATE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamUpdateCaptureDependencies_v"
    "2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamAttachMemAsync[] =
    "cuStreamAttachMemAsync($module, /, hStream, dptr, length, flags)\n"
    "--\n\n"
    "cuStreamAttachMemAsync(hStream, dptr, length, flags)\n\n"
    "CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned"
    " int flags)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    dptr : CUdeviceptr, int or None\n"
    "    length, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 6.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamAttachMemAsync_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamQuery[] =
    "cuStreamQuery($module, /, hStream)\n"
    "--\n\n"
    "cuStreamQuery(hStream)\n\n"
    "CUresult cuStreamQuery(CUstream hStream)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_READY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamQuery_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamSynchronize[] =
    "cuStreamSynchronize($module, /, hStream)\n"
    "--\n\n"
    "cuStreamSynchronize(hStream)\n\n"
    "CUresult cuStreamSynchronize(CUstream hStream)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 2.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamSynchronize_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamDestroy[] =
    "cuStreamDestroy($module, /, hStream)\n"
    "--\n\n"
    "cuStreamDestroy(hStream)\n\n"
    "CUresult cuStreamDestroy_v2(CUstream hStream)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamCopyAttributes[] =
    "cuStreamCopyAttributes($module, /, dst, src)\n"
    "--\n\n"
    "cuStreamCopyAttributes(dst, src)\n\n"
    "CUresult cuStreamCopyAttributes(CUstream dst, CUstream src)\n\n"
    "Parameters\n"
    "    dst, src : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamCopyAttributes_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamGetAttribute[] =
    "cuStreamGetAttribute($module, /, hStream, attr)\n"
    "--\n\n"
    "cuStreamGetAttribute(hStream, attr)\n\n"
    "CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *val"
    "ue_out)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    attr : CUstreamAttrID or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    value_out : CUstreamAttrValue\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamGetAttribute_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuStreamSetAttribute[] =
    "cuStreamSetAttribute($module, /, hStream, attr, value)\n"
    "--\n\n"
    "cuStreamSetAttribute(hStream, attr, value)\n\n"
    "CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValu"
    "e *value)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    attr : CUstreamAttrID or int\n"
    "    value : CUstreamAttrValue or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamSetAttribute_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n";
static const char doc_cuEventCreate[] =
    "cuEventCreate($module, /, Flags)\n"
    "--\n\n"
    "cuEventCreate(Flags)\n\n"
    "CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)\n\n"
    "Parameters\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phEvent : CUevent\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html\n";
static const char doc_checked_cuEventCreate[] =
    "cuEventCreate($module, /, Flags=None)\n"
    "--\n\n"
    "cuEventCreate(Flags=None)\n\n"
    "CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)\n\n"
    "Parameters\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phEvent : CUevent\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html\n";
static const char doc_cuEventRecord[] =
    "cuEventRecord($module, /, hEvent, hStream)\n"
    "--\n\n"
    "cuEventRecord(hEvent, hStream)\n\n"
    "CUresult cuEventRecord(CUevent hEvent, CUstream hStream)\n\n"
    "Parameters\n"
    "    hEvent : CUevent, int or None\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuEventRecord_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html\n";
static const char doc_cuEventRecordWithFlags[] =
    "cuEventRecordWithFlags($module, /, hEvent, hStream, flags)\n"
    "--\n\n"
    "cuEventRecordWithFlags(hEvent, hStream, flags)\n\n"
    "CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)\n\n"
    "Parameters\n"
    "    hEvent : CUevent, int or None\n"
    "    hStream : CUstream, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.1.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuEventRecordWithFlags_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html\n";
static const char doc_cuEventQuery[] =
    "cuEventQuery($module, /, hEvent)\n"
    "--\n\n"
    "cuEventQuery(hEvent)\n\n"
    "CUresult cuEventQuery(CUevent hEvent)\n\n"
    "Parameters\n"
    "    hEvent : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_READY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html\n";
static const char doc_cuEventSynchronize[] =
    "cuEventSynchronize($module, /, hEvent)\n"
    "--\n\n"
    "cuEventSynchronize(hEvent)\n\n"
    "CUresult cuEventSynchronize(CUevent hEvent)\n\n"
    "Parameters\n"
    "    hEvent : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html\n";
static const char doc_cuEventDestroy[] =
    "cuEventDestroy($module, /, hEvent)\n"
    "--\n\n"
    "cuEventDestroy(hEvent)\n\n"
    "CUresult cuEventDestroy_v2(CUevent hEvent)\n\n"
    "Parameters\n"
    "    hEvent : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html\n";
static const char doc_cuEventElapsedTime[] =
    "cuEventElapsedTime($module, /, hStart, hEnd)\n"
    "--\n\n"
    "cuEventElapsedTime(hStart, hEnd)\n\n"
    "CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)\n\n"
    "Parameters\n"
    "    hStart, hEnd : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pMilliseconds : float\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_READY, CUDA_ERROR_UNKNOWN\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html\n";
static const char doc_cuImportExternalMemory[] =
    "cuImportExternalMemory($module, /, memHandleDesc)\n"
    "--\n\n"
    "cuImportExternalMemory(memHandleDesc)\n\n"
    "CUresult cuImportExternalMemory(CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HA"
    "NDLE_DESC *memHandleDesc)\n\n"
    "Parameters\n"
    "    memHandleDesc : CUDA_EXTERNAL_MEMORY_HANDLE_DESC or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    extMem_out : CUexternalMemory\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_OPERATING_SYSTEM\n"
    "Gives up the GIL. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n";
static const char doc_cuExternalMemoryGetMappedBuffer[] =
    "cuExternalMemoryGetMappedBuffer($module, /, extMem, bufferDesc)\n"
    "--\n\n"
    "cuExternalMemoryGetMappedBuffer(extMem, bufferDesc)\n\n"
    "CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, cons"
    "t CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)\n\n"
    "Parameters\n"
    "    extMem : CUexternalMemory, int or None\n"
    "    bufferDesc : CUDA_EXTERNAL_MEMORY_BUFFER_DESC or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    devPtr : CUdeviceptr\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_ALREADY_MAPPED,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n";
static const char doc_cuExternalMemoryGetMappedMipmappedArray[] =
    "cuExternalMemoryGetMappedMipmappedArray($module, /, extMem, mipmapDesc)\n"
    "--\n\n"
    "cuExternalMemoryGetMappedMipmappedArray(extMem, mipmapDesc)\n\n"
    "CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory"
    " extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)\n\n"
    "Parameters\n"
    "    extMem : CUexternalMemory, int or None\n"
    "    mipmapDesc : CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    mipmap : CUmipmappedArray\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n";
static const char doc_cuDestroyExternalMemory[] =
    "cuDestroyExternalMemory($module, /, extMem)\n"
    "--\n\n"
    "cuDestroyExternalMemory(extMem)\n\n"
    "CUresult cuDestroyExternalMemory(CUexternalMemory extMem)\n\n"
    "Parameters\n"
    "    extMem : CUexternalMemory, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n";
static const char doc_cuImportExternalSemaphore[] =
    "cuImportExternalSemaphore($module, /, semHandleDesc)\n"
    "--\n\n"
    "cuImportExternalSemaphore(semHandleDesc)\n\n"
    "CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEM"
    "APHORE_HANDLE_DESC *semHandleDesc)\n\n"
    "Parameters\n"
    "    semHandleDesc : CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    extSem_out : CUexternalSemaphore\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_OPERATING_SYSTEM\n"
    "Gives up the GIL. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n";
static const char doc_cuSignalExternalSemaphoresAsync[] =
    "cuSignalExternalSemaphoresAsync($module, /, extSemArray, paramsArray, numExtSems, stream)\n"
    "--\n\n"
    "cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)\n\n"
    "CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA"
    "_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)\n"
    "\n"
    "Parameters\n"
    "    extSemArray : sequence of CUexternalSemaphore, or None; as many as numExtSems\n"
    "    paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, or None; as many as nu"
    "mExtSems\n"
    "    numExtSems : int\n"
    "    stream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 10.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuSignalExternalSemaphoresAsync_pts"
    "z.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n";
static const char doc_checked_cuSignalExternalSemaphoresAsync[] =
    "cuSignalExternalSemaphoresAsync($module, /, extSemArray, paramsArray, stream)\n"
    "--\n\n"
    "cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, stream)\n\n"
    "CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA"
    "_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)\n"
    "\n"
    "Parameters\n"
    "    extSemArray : sequence of CUexternalSemaphore, or None\n"
    "    paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, or None\n"
    "    stream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 10.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuSignalExternalSemaphoresAsync_pts"
    "z.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n";
static const char doc_cuWaitExternalSemaphoresAsync[] =
    "cuWaitExternalSemaphoresAsync($module, /, extSemArray, paramsArray, numExtSems, stream)\n"
    "--\n\n"
    "cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)\n\n"
    "CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_E"
    "XTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)\n\n"
    "Parameters\n"
    "    extSemArray : sequence of CUexternalSemaphore, or None; as many as numExtSems\n"
    "    paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, or None; as many as numE"
    "xtSems\n"
    "    numExtSems : int\n"
    "    stream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_TIMEOUT\n"
    "Gives up the GIL. Since release 10.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuWaitExternalSemaphoresAsync_ptsz."
    "\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n";
static const char doc_checked_cuWaitExternalSemaphoresAsync[] =
    "cuWaitExternalSemaphoresAsync($module, /, extSemArray, paramsArray, stream)\n"
    "--\n\n"
    "cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, stream)\n\n"
    "CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_E"
    "XTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)\n\n"
    "Parameters\n"
    "    extSemArray : sequence of CUexternalSemaphore, or None\n"
    "    paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, or None\n"
    "    stream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_TIMEOUT\n"
    "Gives up the GIL. Since release 10.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuWaitExternalSemaphoresAsync_ptsz."
    "\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n";
static const char doc_cuDestroyExternalSemaphore[] =
    "cuDestroyExternalSemaphore($module, /, extSem)\n"
    "--\n\n"
    "cuDestroyExternalSemaphore(extSem)\n\n"
    "CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)\n\n"
    "Parameters\n"
    "    extSem : CUexternalSemaphore, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n";
static const char doc_cuStreamWaitValue32[] =
    "cuStreamWaitValue32($module, /, stream, addr, value, flags)\n"
    "--\n\n"
    "cuStreamWaitValue32(stream, addr, value, flags)\n\n"
    "CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsign"
    "ed int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    addr : CUdeviceptr, int or None\n"
    "    value : cuuint32_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.7.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamWaitValue32_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n";
static const char doc_checked_cuStreamWaitValue32[] =
    "cuStreamWaitValue32($module, /, stream, addr, value, flags=None)\n"
    "--\n\n"
    "cuStreamWaitValue32(stream, addr, value, flags=None)\n\n"
    "CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsign"
    "ed int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    addr : CUdeviceptr, int or None\n"
    "    value : cuuint32_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.7.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamWaitValue32_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n";
static const char doc_cuStreamWaitValue64[] =
    "cuStreamWaitValue64($module, /, stream, addr, value, flags)\n"
    "--\n\n"
    "cuStreamWaitValue64(stream, addr, value, flags)\n\n"
    "CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsign"
    "ed int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    addr : CUdeviceptr, int or None\n"
    "    value : cuuint64_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.7.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamWaitValue64_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n";
static const char doc_checked_cuStreamWaitValue64[] =
    "cuStreamWaitValue64($module, /, stream, addr, value, flags=None)\n"
    "--\n\n"
    "cuStreamWaitValue64(stream, addr, value, flags=None)\n\n"
    "CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsign"
    "ed int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    addr : CUdeviceptr, int or None\n"
    "    value : cuuint64_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.7.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamWaitValue64_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n";
static const char doc_cuStreamWriteValue32[] =
    "cuStreamWriteValue32($module, /, stream, addr, value, flags)\n"
    "--\n\n"
    "cuStreamWriteValue32(stream, addr, value, flags)\n\n"
    "CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsig"
    "ned int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    addr : CUdeviceptr, int or None\n"
    "    value : cuuint32_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.7.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamWriteValue32_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n";
static const char doc_checked_cuStreamWriteValue32[] =
    "cuStreamWriteValue32($module, /, stream, addr, value, flags=None)\n"
    "--\n\n"
    "cuStreamWriteValue32(stream, addr, value, flags=None)\n\n"
    "CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsig"
    "ned int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    addr : CUdeviceptr, int or None\n"
    "    value : cuuint32_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.7.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamWriteValue32_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n";
static const char doc_cuStreamWriteValue64[] =
    "cuStreamWriteValue64($module, /, stream, addr, value, flags)\n"
    "--\n\n"
    "cuStreamWriteValue64(stream, addr, value, flags)\n\n"
    "CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsig"
    "ned int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    addr : CUdeviceptr, int or None\n"
    "    value : cuuint64_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.7.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamWriteValue64_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n";
static const char doc_checked_cuStreamWriteValue64[] =
    "cuStreamWriteValue64($module, /, stream, addr, value, flags=None)\n"
    "--\n\n"
    "cuStreamWriteValue64(stream, addr, value, flags=None)\n\n"
    "CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsig"
    "ned int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    addr : CUdeviceptr, int or None\n"
    "    value : cuuint64_t, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.7.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamWriteValue64_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n";
static const char doc_cuStreamBatchMemOp[] =
    "cuStreamBatchMemOp($module, /, stream, count, paramArray, flags)\n"
    "--\n\n"
    "cuStreamBatchMemOp(stream, count, paramArray, flags)\n\n"
    "CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParam"
    "s *paramArray, unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    count : int\n"
    "    paramArray : sequence of CUstreamBatchMemOpParams, or None; as many as count\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.7.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamBatchMemOp_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n";
static const char doc_checked_cuStreamBatchMemOp[] =
    "cuStreamBatchMemOp($module, /, stream, paramArray, flags=None)\n"
    "--\n\n"
    "cuStreamBatchMemOp(stream, paramArray, flags=None)\n\n"
    "CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParam"
    "s *paramArray, unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    paramArray : sequence of CUstreamBatchMemOpParams, or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 11.7.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamBatchMemOp_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n";
static const char doc_cuFuncGetAttribute[] =
    "cuFuncGetAttribute($module, /, attrib, hfunc)\n"
    "--\n\n"
    "cuFuncGetAttribute(attrib, hfunc)\n\n"
    "CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)\n\n"
    "Parameters\n"
    "    attrib : CUfunction_attribute or int\n"
    "    hfunc : CUfunction, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pi : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_FUNCTION_NOT_LOADED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_cuFuncSetAttribute[] =
    "cuFuncSetAttribute($module, /, hfunc, attrib, value)\n"
    "--\n\n"
    "cuFuncSetAttribute(hfunc, attrib, value)\n\n"
    "CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    attrib : CUfunction_attribute or int\n"
    "    value : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 9.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_cuFuncSetCacheConfig[] =
    "cuFuncSetCacheConfig($module, /, hfunc, config)\n"
    "--\n\n"
    "cuFuncSetCacheConfig(hfunc, config)\n\n"
    "CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    config : CUfunc_cache or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_cuFuncGetModule[] =
    "cuFuncGetModule($module, /, hfunc)\n"
    "--\n\n"
    "cuFuncGetModule(hfunc)\n\n"
    "CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    hmod : CUmodule\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_cuFuncGetName[] =
    "cuFuncGetName($module, /, hfunc)\n"
    "--\n\n"
    "cuFuncGetName(hfunc)\n\n"
    "CUresult cuFuncGetName(const char **name, CUfunction hfunc)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    name : bytes | None\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_checked_cuFuncGetName[] =
    "cuFuncGetName($module, /, hfunc)\n"
    "--\n\n"
    "cuFuncGetName(hfunc)\n\n"
    "CUresult cuFuncGetName(const char **name, CUfunction hfunc)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    name : str | None\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_cuFuncGetParamInfo[] =
    "cuFuncGetParamInfo($module, /, func, paramIndex)\n"
    "--\n\n"
    "cuFuncGetParamInfo(func, paramIndex)\n\n"
    "CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t"
    " *paramSize)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "    paramIndex : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    paramOffset, paramSize : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_cuFuncGetParamCount[] =
    "cuFuncGetParamCount($module, /, func)\n"
    "--\n\n"
    "cuFuncGetParamCount(func)\n\n"
    "CUresult cuFuncGetParamCount(CUfunction func, size_t *paramCount)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    paramCount : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_cuFuncIsLoaded[] =
    "cuFuncIsLoaded($module, /, function)\n"
    "--\n\n"
    "cuFuncIsLoaded(function)\n\n"
    "CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)\n\n"
    "Parameters\n"
    "    function : CUfunction, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    state : CUfunctionLoadingState\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_cuFuncLoad[] =
    "cuFuncLoad($module, /, function)\n"
    "--\n\n"
    "cuFuncLoad(function)\n\n"
    "CUresult cuFuncLoad(CUfunction function)\n\n"
    "Parameters\n"
    "    function : CUfunction, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_cuLaunchKernel[] =
    "cuLaunchKernel($module, /, f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ"
    ", sharedMemBytes, hStream, kernelParams, extra)\n"
    "--\n\n"
    "cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemB"
    "ytes, hStream, kernelParams, extra)\n\n"
    "CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigne"
    "d int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, uns"
    "igned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra)\n\n"
    "Parameters\n"
    "    f : CUfunction, int or None\n"
    "    gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes : int\n"
    "    hStream : CUstream, int or None\n"
    "    kernelParams : (values, their ctypes types), int (address), buffer or None\n"
    "    extra : int (address)\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,\n"
    "    CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,\n"
    "    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_NOT_FOUND\n"
    "Gives up the GIL, unless cubind.keep_gil(True). Since release 4.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuLaunchKernel_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_checked_cuLaunchKernel[] =
    "cuLaunchKernel($module, /, f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ"
    ", sharedMemBytes, hStream, kernelParams, extra=None)\n"
    "--\n\n"
    "cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemB"
    "ytes, hStream, kernelParams, extra=None)\n\n"
    "CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigne"
    "d int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, uns"
    "igned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra)\n\n"
    "Parameters\n"
    "    f : CUfunction, int or None\n"
    "    gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes : int\n"
    "    hStream : CUstream, int or None\n"
    "    kernelParams : (values, their ctypes types), int (address), buffer or None\n"
    "    extra : int (address)\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,\n"
    "    CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,\n"
    "    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_NOT_FOUND\n"
    "Gives up the GIL, unless cubind.keep_gil(True). Since release 4.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuLaunchKernel_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_cuLaunchKernelEx[] =
    "cuLaunchKernelEx($module, /, config, f, kernelParams, extra)\n"
    "--\n\n"
    "cuLaunchKernelEx(config, f, kernelParams, extra)\n\n"
    "CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, "
    "void **extra)\n\n"
    "Parameters\n"
    "    config : CUlaunchConfig or None\n"
    "    f : CUfunction, int or None\n"
    "    kernelParams : (values, their ctypes types), int (address), buffer or None\n"
    "    extra : int (address)\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,\n"
    "    CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,\n"
    "    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,\n"
    "    CUDA_ERROR_NOT_FOUND\n"
    "Gives up the GIL, unless cubind.keep_gil(True). Since release 11.6.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuLaunchKernelEx_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_checked_cuLaunchKernelEx[] =
    "cuLaunchKernelEx($module, /, config, f, kernelParams, extra=None)\n"
    "--\n\n"
    "cuLaunchKernelEx(config, f, kernelParams, extra=None)\n\n"
    "CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, "
    "void **extra)\n\n"
    "Parameters\n"
    "    config : CUlaunchConfig or None\n"
    "    f : CUfunction, int or None\n"
    "    kernelParams : (values, their ctypes types), int (address), buffer or None\n"
    "    extra : int (address)\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,\n"
    "    CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,\n"
    "    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,\n"
    "    CUDA_ERROR_NOT_FOUND\n"
    "Gives up the GIL, unless cubind.keep_gil(True). Since release 11.6.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuLaunchKernelEx_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_cuLaunchCooperativeKernel[] =
    "cuLaunchCooperativeKernel($module, /, f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY"
    ", blockDimZ, sharedMemBytes, hStream, kernelParams)\n"
    "--\n\n"
    "cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,"
    " sharedMemBytes, hStream, kernelParams)\n\n"
    "CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDi"
    "mY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blo"
    "ckDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams)\n\n"
    "Parameters\n"
    "    f : CUfunction, int or None\n"
    "    gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes : int\n"
    "    hStream : CUstream, int or None\n"
    "    kernelParams : (values, their ctypes types), int (address), buffer or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,\n"
    "    CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,\n"
    "    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,\n"
    "    CUDA_ERROR_NOT_FOUND\n"
    "Gives up the GIL. Since release 9.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuLaunchCooperativeKernel_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_cuLaunchHostFunc[] =
    "cuLaunchHostFunc($module, /, hStream, fn, userData)\n"
    "--\n\n"
    "cuLaunchHostFunc(hStream, fn, userData)\n\n"
    "CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    fn : callable, CUhostFn, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 10.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuLaunchHostFunc_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_checked_cuLaunchHostFunc[] =
    "cuLaunchHostFunc($module, /, hStream, fn, userData=None)\n"
    "--\n\n"
    "cuLaunchHostFunc(hStream, fn, userData=None)\n\n"
    "CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    fn : callable, CUhostFn, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 10.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuLaunchHostFunc_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_cuLaunchHostFunc_v2[] =
    "cuLaunchHostFunc_v2($module, /, hStream, fn, userData, syncMode)\n"
    "--\n\n"
    "cuLaunchHostFunc_v2(hStream, fn, userData, syncMode)\n\n"
    "CUresult cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData, unsigned int sy"
    "ncMode)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    fn : callable, CUhostFn, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "    syncMode : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 13.2.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuLaunchHostFunc_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n";
static const char doc_cuFuncSetBlockShape[] =
    "cuFuncSetBlockShape($module, /, hfunc, x, y, z)\n"
    "--\n\n"
    "cuFuncSetBlockShape(hfunc, x, y, z)\n\n"
    "CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    x, y, z : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n";
static const char doc_cuFuncSetSharedSize[] =
    "cuFuncSetSharedSize($module, /, hfunc, numbytes)\n"
    "--\n\n"
    "cuFuncSetSharedSize(hfunc, numbytes)\n\n"
    "CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    numbytes : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n";
static const char doc_cuParamSetSize[] =
    "cuParamSetSize($module, /, hfunc, numbytes)\n"
    "--\n\n"
    "cuParamSetSize(hfunc, numbytes)\n\n"
    "CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    numbytes : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n";
static const char doc_cuParamSeti[] =
    "cuParamSeti($module, /, hfunc, offset, value)\n"
    "--\n\n"
    "cuParamSeti(hfunc, offset, value)\n\n"
    "CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    offset, value : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n";
static const char doc_cuParamSetf[] =
    "cuParamSetf($module, /, hfunc, offset, value)\n"
    "--\n\n"
    "cuParamSetf(hfunc, offset, value)\n\n"
    "CUresult cuParamSetf(CUfunction hfunc, int offset, float value)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    offset : int\n"
    "    value : float\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n";
static const char doc_cuParamSetv[] =
    "cuParamSetv($module, /, hfunc, offset, ptr, numbytes)\n"
    "--\n\n"
    "cuParamSetv(hfunc, offset, ptr, numbytes)\n\n"
    "CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    offset : int\n"
    "    ptr : int (address), buffer or None; at least numbytes bytes are read\n"
    "    numbytes : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n";
static const char doc_cuLaunch[] =
    "cuLaunch($module, /, f)\n"
    "--\n\n"
    "cuLaunch(f)\n\n"
    "CUresult cuLaunch(CUfunction f)\n\n"
    "Parameters\n"
    "    f : CUfunction, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_LAUNCH_FAILED,\n"
    "    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, CUDA_ERROR_LAUNCH_TIMEOUT,\n"
    "    CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED\n"
    "Gives up the GIL. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n";
static const char doc_cuLaunchGrid[] =
    "cuLaunchGrid($module, /, f, grid_width, grid_height)\n"
    "--\n\n"
    "cuLaunchGrid(f, grid_width, grid_height)\n\n"
    "CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height)\n\n"
    "Parameters\n"
    "    f : CUfunction, int or None\n"
    "    grid_width, grid_height : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_LAUNCH_FAILED,\n"
    "    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, CUDA_ERROR_LAUNCH_TIMEOUT,\n"
    "    CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED\n"
    "Gives up the GIL. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n";
static const char doc_cuLaunchGridAsync[] =
    "cuLaunchGridAsync($module, /, f, grid_width, grid_height, hStream)\n"
    "--\n\n"
    "cuLaunchGridAsync(f, grid_width, grid_height, hStream)\n\n"
    "CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)"
    "\n\n"
    "Parameters\n"
    "    f : CUfunction, int or None\n"
    "    grid_width, grid_height : int\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_LAUNCH_FAILED,\n"
    "    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, CUDA_ERROR_LAUNCH_TIMEOUT,\n"
    "    CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED\n"
    "Gives up the GIL. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n";
static const char doc_cuLaunchCooperativeKernelMultiDevice[] =
    "cuLaunchCooperativeKernelMultiDevice($module, /, launchParamsList, numDevices, flags)\n"
    "--\n\n"
    "cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags)\n\n"
    "CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList, unsigne"
    "d int numDevices, unsigned int flags)\n\n"
    "Parameters\n"
    "    launchParamsList : sequence of CUDA_LAUNCH_PARAMS, or None; as many as numDevices\n"
    "    numDevices, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,\n"
    "    CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,\n"
    "    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED\n"
    "Gives up the GIL. Since release 9.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n";
static const char doc_checked_cuLaunchCooperativeKernelMultiDevice[] =
    "cuLaunchCooperativeKernelMultiDevice($module, /, launchParamsList, flags)\n"
    "--\n\n"
    "cuLaunchCooperativeKernelMultiDevice(launchParamsList, flags)\n\n"
    "CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList, unsigne"
    "d int numDevices, unsigned int flags)\n\n"
    "Parameters\n"
    "    launchParamsList : sequence of CUDA_LAUNCH_PARAMS, or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,\n"
    "    CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,\n"
    "    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED\n"
    "Gives up the GIL. Since release 9.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n";
static const char doc_cuParamSetTexRef[] =
    "cuParamSetTexRef($module, /, hfunc, texunit, hTexRef)\n"
    "--\n\n"
    "cuParamSetTexRef(hfunc, texunit, hTexRef)\n\n"
    "CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    texunit : int\n"
    "    hTexRef : CUtexref, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n";
static const char doc_cuFuncSetSharedMemConfig[] =
    "cuFuncSetSharedMemConfig($module, /, hfunc, config)\n"
    "--\n\n"
    "cuFuncSetSharedMemConfig(hfunc, config)\n\n"
    "CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    config : CUsharedconfig or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n"
    "Keeps the GIL while no host function can hold the call up. Since release 4.2. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n";
static const char doc_cuGraphCreate[] =
    "cuGraphCreate($module, /, flags)\n"
    "--\n\n"
    "cuGraphCreate(flags)\n\n"
    "CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraph : CUgraph\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphCreate[] =
    "cuGraphCreate($module, /, flags=None)\n"
    "--\n\n"
    "cuGraphCreate(flags=None)\n\n"
    "CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraph : CUgraph\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphAddKernelNode[] =
    "cuGraphAddKernelNode($module, /, hGraph, dependencies, numDependencies, nodeParams)\n"
    "--\n\n"
    "cuGraphAddKernelNode(hGraph, dependencies, numDependencies, nodeParams)\n\n"
    "CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNod"
    "e *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : CUDA_KERNEL_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphAddKernelNode[] =
    "cuGraphAddKernelNode($module, /, hGraph, dependencies, nodeParams)\n"
    "--\n\n"
    "cuGraphAddKernelNode(hGraph, dependencies, nodeParams)\n\n"
    "CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNod"
    "e *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    nodeParams : CUDA_KERNEL_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphKernelNodeGetParams[] =
    "cuGraphKernelNodeGetParams($module, /, hNode)\n"
    "--\n\n"
    "cuGraphKernelNodeGetParams(hNode)\n\n"
    "CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodePara"
    "ms)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    nodeParams : CUDA_KERNEL_NODE_PARAMS\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphKernelNodeSetParams[] =
    "cuGraphKernelNodeSetParams($module, /, hNode, nodeParams)\n"
    "--\n\n"
    "cuGraphKernelNodeSetParams(hNode, nodeParams)\n\n"
    "CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *no"
    "deParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_KERNEL_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphAddMemcpyNode[] =
    "cuGraphAddMemcpyNode($module, /, hGraph, dependencies, numDependencies, copyParams, ctx)\n"
    "--\n\n"
    "cuGraphAddMemcpyNode(hGraph, dependencies, numDependencies, copyParams, ctx)\n\n"
    "CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *"
    "dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    copyParams : CUDA_MEMCPY3D or None\n"
    "    ctx : CUcontext, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphAddMemcpyNode[] =
    "cuGraphAddMemcpyNode($module, /, hGraph, dependencies, copyParams, ctx)\n"
    "--\n\n"
    "cuGraphAddMemcpyNode(hGraph, dependencies, copyParams, ctx)\n\n"
    "CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *"
    "dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    copyParams : CUDA_MEMCPY3D or None\n"
    "    ctx : CUcontext, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphMemcpyNodeGetParams[] =
    "cuGraphMemcpyNodeGetParams($module, /, hNode)\n"
    "--\n\n"
    "cuGraphMemcpyNodeGetParams(hNode)\n\n"
    "CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    nodeParams : CUDA_MEMCPY3D\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphMemcpyNodeSetParams[] =
    "cuGraphMemcpyNodeSetParams($module, /, hNode, nodeParams)\n"
    "--\n\n"
    "cuGraphMemcpyNodeSetParams(hNode, nodeParams)\n\n"
    "CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_MEMCPY3D or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphAddMemsetNode[] =
    "cuGraphAddMemsetNode($module, /, hGraph, dependencies, numDependencies, memsetParams, ctx)\n"
    "--\n\n"
    "cuGraphAddMemsetNode(hGraph, dependencies, numDependencies, memsetParams, ctx)\n\n"
    "CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *"
    "dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontex"
    "t ctx)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    memsetParams : CUDA_MEMSET_NODE_PARAMS or None\n"
    "    ctx : CUcontext, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphAddMemsetNode[] =
    "cuGraphAddMemsetNode($module, /, hGraph, dependencies, memsetParams, ctx)\n"
    "--\n\n"
    "cuGraphAddMemsetNode(hGraph, dependencies, memsetParams, ctx)\n\n"
    "CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *"
    "dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontex"
    "t ctx)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    memsetParams : CUDA_MEMSET_NODE_PARAMS or None\n"
    "    ctx : CUcontext, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphMemsetNodeGetParams[] =
    "cuGraphMemsetNodeGetParams($module, /, hNode)\n"
    "--\n\n"
    "cuGraphMemsetNodeGetParams(hNode)\n\n"
    "CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)"
    "\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    nodeParams : CUDA_MEMSET_NODE_PARAMS\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphMemsetNodeSetParams[] =
    "cuGraphMemsetNodeSetParams($module, /, hNode, nodeParams)\n"
    "--\n\n"
    "cuGraphMemsetNodeSetParams(hNode, nodeParams)\n\n"
    "CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeP"
    "arams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_MEMSET_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphAddHostNode[] =
    "cuGraphAddHostNode($module, /, hGraph, dependencies, numDependencies, nodeParams)\n"
    "--\n\n"
    "cuGraphAddHostNode(hGraph, dependencies, numDependencies, nodeParams)\n\n"
    "CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *de"
    "pendencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : CUDA_HOST_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphAddHostNode[] =
    "cuGraphAddHostNode($module, /, hGraph, dependencies, nodeParams)\n"
    "--\n\n"
    "cuGraphAddHostNode(hGraph, dependencies, nodeParams)\n\n"
    "CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *de"
    "pendencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    nodeParams : CUDA_HOST_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphHostNodeGetParams[] =
    "cuGraphHostNodeGetParams($module, /, hNode)\n"
    "--\n\n"
    "cuGraphHostNodeGetParams(hNode)\n\n"
    "CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    nodeParams : CUDA_HOST_NODE_PARAMS\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphHostNodeSetParams[] =
    "cuGraphHostNodeSetParams($module, /, hNode, nodeParams)\n"
    "--\n\n"
    "cuGraphHostNodeSetParams(hNode, nodeParams)\n\n"
    "CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParam"
    "s)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_HOST_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphAddChildGraphNode[] =
    "cuGraphAddChildGraphNode($module, /, hGraph, dependencies, numDependencies, childGraph)\n"
    "--\n\n"
    "cuGraphAddChildGraphNode(hGraph, dependencies, numDependencies, childGraph)\n\n"
    "CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNo"
    "de *dependencies, size_t numDependencies, CUgraph childGraph)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    childGraph : CUgraph, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphAddChildGraphNode[] =
    "cuGraphAddChildGraphNode($module, /, hGraph, dependencies, childGraph)\n"
    "--\n\n"
    "cuGraphAddChildGraphNode(hGraph, dependencies, childGraph)\n\n"
    "CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNo"
    "de *dependencies, size_t numDependencies, CUgraph childGraph)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    childGraph : CUgraph, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphChildGraphNodeGetGraph[] =
    "cuGraphChildGraphNodeGetGraph($module, /, hNode)\n"
    "--\n\n"
    "cuGraphChildGraphNodeGetGraph(hNode)\n\n"
    "CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraph : CUgraph\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphAddEmptyNode[] =
    "cuGraphAddEmptyNode($module, /, hGraph, dependencies, numDependencies)\n"
    "--\n\n"
    "cuGraphAddEmptyNode(hGraph, dependencies, numDependencies)\n\n"
    "CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *d"
    "ependencies, size_t numDependencies)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphAddEmptyNode[] =
    "cuGraphAddEmptyNode($module, /, hGraph, dependencies)\n"
    "--\n\n"
    "cuGraphAddEmptyNode(hGraph, dependencies)\n\n"
    "CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *d"
    "ependencies, size_t numDependencies)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphAddEventRecordNode[] =
    "cuGraphAddEventRecordNode($module, /, hGraph, dependencies, numDependencies, event)\n"
    "--\n\n"
    "cuGraphAddEventRecordNode(hGraph, dependencies, numDependencies, event)\n\n"
    "CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphN"
    "ode *dependencies, size_t numDependencies, CUevent event)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    event : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphAddEventRecordNode[] =
    "cuGraphAddEventRecordNode($module, /, hGraph, dependencies, event)\n"
    "--\n\n"
    "cuGraphAddEventRecordNode(hGraph, dependencies, event)\n\n"
    "CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphN"
    "ode *dependencies, size_t numDependencies, CUevent event)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    event : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphEventRecordNodeGetEvent[] =
    "cuGraphEventRecordNodeGetEvent($module, /, hNode)\n"
    "--\n\n"
    "cuGraphEventRecordNodeGetEvent(hNode)\n\n"
    "CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    event_out : CUevent\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphEventRecordNodeSetEvent[] =
    "cuGraphEventRecordNodeSetEvent($module, /, hNode, event)\n"
    "--\n\n"
    "cuGraphEventRecordNodeSetEvent(hNode, event)\n\n"
    "CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    event : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphAddEventWaitNode[] =
    "cuGraphAddEventWaitNode($module, /, hGraph, dependencies, numDependencies, event)\n"
    "--\n\n"
    "cuGraphAddEventWaitNode(hGraph, dependencies, numDependencies, event)\n\n"
    "CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNod"
    "e *dependencies, size_t numDependencies, CUevent event)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    event : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphAddEventWaitNode[] =
    "cuGraphAddEventWaitNode($module, /, hGraph, dependencies, event)\n"
    "--\n\n"
    "cuGraphAddEventWaitNode(hGraph, dependencies, event)\n\n"
    "CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNod"
    "e *dependencies, size_t numDependencies, CUevent event)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    event : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphEventWaitNodeGetEvent[] =
    "cuGraphEventWaitNodeGetEvent($module, /, hNode)\n"
    "--\n\n"
    "cuGraphEventWaitNodeGetEvent(hNode)\n\n"
    "CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    event_out : CUevent\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphEventWaitNodeSetEvent[] =
    "cuGraphEventWaitNodeSetEvent($module, /, hNode, event)\n"
    "--\n\n"
    "cuGraphEventWaitNodeSetEvent(hNode, event)\n\n"
    "CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    event : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphAddExternalSemaphoresSignalNode[] =
    "cuGraphAddExternalSemaphoresSignalNode($module, /, hGraph, dependencies, numDependencies, n"
    "odeParams)\n"
    "--\n\n"
    "cuGraphAddExternalSemaphoresSignalNode(hGraph, dependencies, numDependencies, nodeParams)\n"
    "\n"
    "CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph, c"
    "onst CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARA"
    "MS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphAddExternalSemaphoresSignalNode[] =
    "cuGraphAddExternalSemaphoresSignalNode($module, /, hGraph, dependencies, nodeParams)\n"
    "--\n\n"
    "cuGraphAddExternalSemaphoresSignalNode(hGraph, dependencies, nodeParams)\n\n"
    "CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph, c"
    "onst CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARA"
    "MS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExternalSemaphoresSignalNodeGetParams[] =
    "cuGraphExternalSemaphoresSignalNodeGetParams($module, /, hNode)\n"
    "--\n\n"
    "cuGraphExternalSemaphoresSignalNodeGetParams(hNode)\n\n"
    "CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNA"
    "L_NODE_PARAMS *params_out)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    params_out : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExternalSemaphoresSignalNodeSetParams[] =
    "cuGraphExternalSemaphoresSignalNodeSetParams($module, /, hNode, nodeParams)\n"
    "--\n\n"
    "cuGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams)\n\n"
    "CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM"
    "_SIGNAL_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphAddExternalSemaphoresWaitNode[] =
    "cuGraphAddExternalSemaphoresWaitNode($module, /, hGraph, dependencies, numDependencies, nod"
    "eParams)\n"
    "--\n\n"
    "cuGraphAddExternalSemaphoresWaitNode(hGraph, dependencies, numDependencies, nodeParams)\n\n"
    "CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, con"
    "st CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *"
    "nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphAddExternalSemaphoresWaitNode[] =
    "cuGraphAddExternalSemaphoresWaitNode($module, /, hGraph, dependencies, nodeParams)\n"
    "--\n\n"
    "cuGraphAddExternalSemaphoresWaitNode(hGraph, dependencies, nodeParams)\n\n"
    "CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, con"
    "st CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *"
    "nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExternalSemaphoresWaitNodeGetParams[] =
    "cuGraphExternalSemaphoresWaitNodeGetParams($module, /, hNode)\n"
    "--\n\n"
    "cuGraphExternalSemaphoresWaitNodeGetParams(hNode)\n\n"
    "CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NO"
    "DE_PARAMS *params_out)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    params_out : CUDA_EXT_SEM_WAIT_NODE_PARAMS\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExternalSemaphoresWaitNodeSetParams[] =
    "cuGraphExternalSemaphoresWaitNodeSetParams($module, /, hNode, nodeParams)\n"
    "--\n\n"
    "cuGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams)\n\n"
    "CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_W"
    "AIT_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphAddBatchMemOpNode[] =
    "cuGraphAddBatchMemOpNode($module, /, hGraph, dependencies, numDependencies, nodeParams)\n"
    "--\n\n"
    "cuGraphAddBatchMemOpNode(hGraph, dependencies, numDependencies, nodeParams)\n\n"
    "CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNo"
    "de *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)\n"
    "\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphAddBatchMemOpNode[] =
    "cuGraphAddBatchMemOpNode($module, /, hGraph, dependencies, nodeParams)\n"
    "--\n\n"
    "cuGraphAddBatchMemOpNode(hGraph, dependencies, nodeParams)\n\n"
    "CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNo"
    "de *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)\n"
    "\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphBatchMemOpNodeGetParams[] =
    "cuGraphBatchMemOpNodeGetParams($module, /, hNode)\n"
    "--\n\n"
    "cuGraphBatchMemOpNodeGetParams(hNode)\n\n"
    "CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *n"
    "odeParams_out)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    nodeParams_out : CUDA_BATCH_MEM_OP_NODE_PARAMS\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphBatchMemOpNodeSetParams[] =
    "cuGraphBatchMemOpNodeSetParams($module, /, hNode, nodeParams)\n"
    "--\n\n"
    "cuGraphBatchMemOpNodeSetParams(hNode, nodeParams)\n\n"
    "CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PAR"
    "AMS *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExecBatchMemOpNodeSetParams[] =
    "cuGraphExecBatchMemOpNodeSetParams($module, /, hGraphExec, hNode, nodeParams)\n"
    "--\n\n"
    "cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams)\n\n"
    "CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, cons"
    "t CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphAddMemAllocNode[] =
    "cuGraphAddMemAllocNode($module, /, hGraph, dependencies, numDependencies, nodeParams)\n"
    "--\n\n"
    "cuGraphAddMemAllocNode(hGraph, dependencies, numDependencies, nodeParams)\n\n"
    "CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode"
    " *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : CUDA_MEM_ALLOC_NODE_PARAMS or None; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphAddMemAllocNode[] =
    "cuGraphAddMemAllocNode($module, /, hGraph, dependencies, nodeParams)\n"
    "--\n\n"
    "cuGraphAddMemAllocNode(hGraph, dependencies, nodeParams)\n\n"
    "CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode"
    " *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    nodeParams : CUDA_MEM_ALLOC_NODE_PARAMS or None; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphMemAllocNodeGetParams[] =
    "cuGraphMemAllocNodeGetParams($module, /, hNode)\n"
    "--\n\n"
    "cuGraphMemAllocNodeGetParams(hNode)\n\n"
    "CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params"
    "_out)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    params_out : CUDA_MEM_ALLOC_NODE_PARAMS\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphAddMemFreeNode[] =
    "cuGraphAddMemFreeNode($module, /, hGraph, dependencies, numDependencies, dptr)\n"
    "--\n\n"
    "cuGraphAddMemFreeNode(hGraph, dependencies, numDependencies, dptr)\n\n"
    "CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode "
    "*dependencies, size_t numDependencies, CUdeviceptr dptr)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    dptr : CUdeviceptr, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphAddMemFreeNode[] =
    "cuGraphAddMemFreeNode($module, /, hGraph, dependencies, dptr)\n"
    "--\n\n"
    "cuGraphAddMemFreeNode(hGraph, dependencies, dptr)\n\n"
    "CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode "
    "*dependencies, size_t numDependencies, CUdeviceptr dptr)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    dptr : CUdeviceptr, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphMemFreeNodeGetParams[] =
    "cuGraphMemFreeNodeGetParams($module, /, hNode)\n"
    "--\n\n"
    "cuGraphMemFreeNodeGetParams(hNode)\n\n"
    "CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dptr_out : CUdeviceptr\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuDeviceGraphMemTrim[] =
    "cuDeviceGraphMemTrim($module, /, device)\n"
    "--\n\n"
    "cuDeviceGraphMemTrim(device)\n\n"
    "CUresult cuDeviceGraphMemTrim(CUdevice device)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_DEVICE\n"
    "Gives up the GIL. Since release 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuDeviceGetGraphMemAttribute[] =
    "cuDeviceGetGraphMemAttribute($module, /, device, attr)\n"
    "--\n\n"
    "cuDeviceGetGraphMemAttribute(device, attr)\n\n"
    "CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *val"
    "ue)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "    attr : CUgraphMem_attribute\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    value : Any\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuDeviceSetGraphMemAttribute[] =
    "cuDeviceSetGraphMemAttribute($module, /, device, attr, value)\n"
    "--\n\n"
    "cuDeviceSetGraphMemAttribute(device, attr, value)\n\n"
    "CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *val"
    "ue)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "    attr : CUgraphMem_attribute\n"
    "    value : the value, of the type that belongs to it\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphClone[] =
    "cuGraphClone($module, /, originalGraph)\n"
    "--\n\n"
    "cuGraphClone(originalGraph)\n\n"
    "CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)\n\n"
    "Parameters\n"
    "    originalGraph : CUgraph, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphClone : CUgraph\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphNodeFindInClone[] =
    "cuGraphNodeFindInClone($module, /, hOriginalNode, hClonedGraph)\n"
    "--\n\n"
    "cuGraphNodeFindInClone(hOriginalNode, hClonedGraph)\n\n"
    "CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hCl"
    "onedGraph)\n\n"
    "Parameters\n"
    "    hOriginalNode : CUgraphNode, int or None\n"
    "    hClonedGraph : CUgraph, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphNodeGetType[] =
    "cuGraphNodeGetType($module, /, hNode)\n"
    "--\n\n"
    "cuGraphNodeGetType(hNode)\n\n"
    "CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    typename : CUgraphNodeType\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphNodeGetContainingGraph[] =
    "cuGraphNodeGetContainingGraph($module, /, hNode)\n"
    "--\n\n"
    "cuGraphNodeGetContainingGraph(hNode)\n\n"
    "CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraph : CUgraph\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphNodeGetLocalId[] =
    "cuGraphNodeGetLocalId($module, /, hNode)\n"
    "--\n\n"
    "cuGraphNodeGetLocalId(hNode)\n\n"
    "CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    nodeId : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphNodeGetToolsId[] =
    "cuGraphNodeGetToolsId($module, /, hNode)\n"
    "--\n\n"
    "cuGraphNodeGetToolsId(hNode)\n\n"
    "CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    toolsNodeId : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphGetId[] =
    "cuGraphGetId($module, /, hGraph)\n"
    "--\n\n"
    "cuGraphGetId(hGraph)\n\n"
    "CUresult cuGraphGetId(CUgraph hGraph, unsigned int *graphId)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    graphId : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExecGetId[] =
    "cuGraphExecGetId($module, /, hGraphExec)\n"
    "--\n\n"
    "cuGraphExecGetId(hGraphExec)\n\n"
    "CUresult cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    graphId : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphGetNodes[] =
    "cuGraphGetNodes($module, /, hGraph, numNodes=0)\n"
    "--\n\n"
    "cuGraphGetNodes(hGraph, numNodes=0)\n\n"
    "CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    numNodes : int; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    nodes : list[CUgraphNode]\n"
    "    numNodes : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphGetNodes[] =
    "cuGraphGetNodes($module, /, hGraph)\n"
    "--\n\n"
    "cuGraphGetNodes(hGraph)\n\n"
    "CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    nodes : list[CUgraphNode]\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphGetRootNodes[] =
    "cuGraphGetRootNodes($module, /, hGraph, numRootNodes=0)\n"
    "--\n\n"
    "cuGraphGetRootNodes(hGraph, numRootNodes=0)\n\n"
    "CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)\n"
    "\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    numRootNodes : int; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    rootNodes : list[CUgraphNode]\n"
    "    numRootNodes : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphGetRootNodes[] =
    "cuGraphGetRootNodes($module, /, hGraph)\n"
    "--\n\n"
    "cuGraphGetRootNodes(hGraph)\n\n"
    "CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)\n"
    "\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    rootNodes : list[CUgraphNode]\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphGetEdges[] =
    "cuGraphGetEdges($module, /, hGraph, numEdges=0)\n"
    "--\n\n"
    "cuGraphGetEdges(hGraph, numEdges=0)\n\n"
    "CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdge"
    "Data *edgeData, size_t *numEdges)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    numEdges : int; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    from_, to : list[CUgraphNode]\n"
    "    edgeData : list[CUgraphEdgeData]\n"
    "    numEdges : int\n"
    "Fails with\n"
    "    CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphGetEdges[] =
    "cuGraphGetEdges($module, /, hGraph)\n"
    "--\n\n"
    "cuGraphGetEdges(hGraph)\n\n"
    "CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdge"
    "Data *edgeData, size_t *numEdges)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    from_, to : list[CUgraphNode]\n"
    "    edgeData : list[CUgraphEdgeData]\n"
    "Fails with\n"
    "    CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphNodeGetDependencies[] =
    "cuGraphNodeGetDependencies($module, /, hNode, numDependencies=0)\n"
    "--\n\n"
    "cuGraphNodeGetDependencies(hNode, numDependencies=0)\n\n"
    "CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgrap"
    "hEdgeData *edgeData, size_t *numDependencies)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    numDependencies : int; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dependencies : list[CUgraphNode]\n"
    "    edgeData : list[CUgraphEdgeData]\n"
    "    numDependencies : int\n"
    "Fails with\n"
    "    CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphNodeGetDependencies[] =
    "cuGraphNodeGetDependencies($module, /, hNode)\n"
    "--\n\n"
    "cuGraphNodeGetDependencies(hNode)\n\n"
    "CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgrap"
    "hEdgeData *edgeData, size_t *numDependencies)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dependencies : list[CUgraphNode]\n"
    "    edgeData : list[CUgraphEdgeData]\n"
    "Fails with\n"
    "    CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphNodeGetDependentNodes[] =
    "cuGraphNodeGetDependentNodes($module, /, hNode, numDependentNodes=0)\n"
    "--\n\n"
    "cuGraphNodeGetDependentNodes(hNode, numDependentNodes=0)\n\n"
    "CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CU"
    "graphEdgeData *edgeData, size_t *numDependentNodes)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    numDependentNodes : int; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dependentNodes : list[CUgraphNode]\n"
    "    edgeData : list[CUgraphEdgeData]\n"
    "    numDependentNodes : int\n"
    "Fails with\n"
    "    CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphNodeGetDependentNodes[] =
    "cuGraphNodeGetDependentNodes($module, /, hNode)\n"
    "--\n\n"
    "cuGraphNodeGetDependentNodes(hNode)\n\n"
    "CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CU"
    "graphEdgeData *edgeData, size_t *numDependentNodes)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dependentNodes : list[CUgraphNode]\n"
    "    edgeData : list[CUgraphEdgeData]\n"
    "Fails with\n"
    "    CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphAddDependencies[] =
    "cuGraphAddDependencies($module, /, hGraph, from_, to, edgeData, numDependencies)\n"
    "--\n\n"
    "cuGraphAddDependencies(hGraph, from_, to, edgeData, numDependencies)\n\n"
    "CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNo"
    "de *to, const CUgraphEdgeData *edgeData, size_t numDependencies)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    from_, to : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    edgeData : sequence of CUgraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphAddDependencies[] =
    "cuGraphAddDependencies($module, /, hGraph, from_, to, edgeData=None)\n"
    "--\n\n"
    "cuGraphAddDependencies(hGraph, from_, to, edgeData=None)\n\n"
    "CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNo"
    "de *to, const CUgraphEdgeData *edgeData, size_t numDependencies)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    from_, to : sequence of CUgraphNode, or None\n"
    "    edgeData : sequence of CUgraphEdgeData, or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphRemoveDependencies[] =
    "cuGraphRemoveDependencies($module, /, hGraph, from_, to, edgeData, numDependencies)\n"
    "--\n\n"
    "cuGraphRemoveDependencies(hGraph, from_, to, edgeData, numDependencies)\n\n"
    "CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgrap"
    "hNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    from_, to : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    edgeData : sequence of CUgraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphRemoveDependencies[] =
    "cuGraphRemoveDependencies($module, /, hGraph, from_, to, edgeData=None)\n"
    "--\n\n"
    "cuGraphRemoveDependencies(hGraph, from_, to, edgeData=None)\n\n"
    "CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgrap"
    "hNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    from_, to : sequence of CUgraphNode, or None\n"
    "    edgeData : sequence of CUgraphEdgeData, or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphDestroyNode[] =
    "cuGraphDestroyNode($module, /, hNode)\n"
    "--\n\n"
    "cuGraphDestroyNode(hNode)\n\n"
    "CUresult cuGraphDestroyNode(CUgraphNode hNode)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphInstantiate[] =
    "cuGraphInstantiate($module, /, hGraph, flags)\n"
    "--\n\n"
    "cuGraphInstantiate(hGraph, flags)\n\n"
    "CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, unsigned lon"
    "g long flags)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphExec : CUgraphExec\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphInstantiate[] =
    "cuGraphInstantiate($module, /, hGraph, flags=None)\n"
    "--\n\n"
    "cuGraphInstantiate(hGraph, flags=None)\n\n"
    "CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, unsigned lon"
    "g long flags)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphExec : CUgraphExec\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphInstantiateWithParams[] =
    "cuGraphInstantiateWithParams($module, /, hGraph, instantiateParams)\n"
    "--\n\n"
    "cuGraphInstantiateWithParams(hGraph, instantiateParams)\n\n"
    "CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_"
    "INSTANTIATE_PARAMS *instantiateParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    instantiateParams : CUDA_GRAPH_INSTANTIATE_PARAMS or None; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphExec : CUgraphExec\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 12.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuGraphInstantiateWithParams_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExecGetFlags[] =
    "cuGraphExecGetFlags($module, /, hGraphExec)\n"
    "--\n\n"
    "cuGraphExecGetFlags(hGraphExec)\n\n"
    "CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    flags : cuuint64_t\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExecKernelNodeSetParams[] =
    "cuGraphExecKernelNodeSetParams($module, /, hGraphExec, hNode, nodeParams)\n"
    "--\n\n"
    "cuGraphExecKernelNodeSetParams(hGraphExec, hNode, nodeParams)\n\n"
    "CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const"
    " CUDA_KERNEL_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_KERNEL_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExecMemcpyNodeSetParams[] =
    "cuGraphExecMemcpyNodeSetParams($module, /, hGraphExec, hNode, copyParams, ctx)\n"
    "--\n\n"
    "cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx)\n\n"
    "CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CU"
    "DA_MEMCPY3D *copyParams, CUcontext ctx)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    copyParams : CUDA_MEMCPY3D or None\n"
    "    ctx : CUcontext, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExecMemsetNodeSetParams[] =
    "cuGraphExecMemsetNodeSetParams($module, /, hGraphExec, hNode, memsetParams, ctx)\n"
    "--\n\n"
    "cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx)\n\n"
    "CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CU"
    "DA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    memsetParams : CUDA_MEMSET_NODE_PARAMS or None\n"
    "    ctx : CUcontext, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExecHostNodeSetParams[] =
    "cuGraphExecHostNodeSetParams($module, /, hGraphExec, hNode, nodeParams)\n"
    "--\n\n"
    "cuGraphExecHostNodeSetParams(hGraphExec, hNode, nodeParams)\n\n"
    "CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA"
    "_HOST_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_HOST_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExecChildGraphNodeSetParams[] =
    "cuGraphExecChildGraphNodeSetParams($module, /, hGraphExec, hNode, childGraph)\n"
    "--\n\n"
    "cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph)\n\n"
    "CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgr"
    "aph childGraph)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    childGraph : CUgraph, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExecEventRecordNodeSetEvent[] =
    "cuGraphExecEventRecordNodeSetEvent($module, /, hGraphExec, hNode, event)\n"
    "--\n\n"
    "cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event)\n\n"
    "CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUev"
    "ent event)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    event : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExecEventWaitNodeSetEvent[] =
    "cuGraphExecEventWaitNodeSetEvent($module, /, hGraphExec, hNode, event)\n"
    "--\n\n"
    "cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event)\n\n"
    "CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUeven"
    "t event)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    event : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExecExternalSemaphoresSignalNodeSetParams[] =
    "cuGraphExecExternalSemaphoresSignalNodeSetParams($module, /, hGraphExec, hNode, nodeParams)"
    "\n"
    "--\n\n"
    "cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams)\n\n"
    "CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNo"
    "de hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExecExternalSemaphoresWaitNodeSetParams[] =
    "cuGraphExecExternalSemaphoresWaitNodeSetParams($module, /, hGraphExec, hNode, nodeParams)\n"
    "--\n\n"
    "cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams)\n\n"
    "CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode"
    " hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphNodeSetEnabled[] =
    "cuGraphNodeSetEnabled($module, /, hGraphExec, hNode, isEnabled)\n"
    "--\n\n"
    "cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled)\n\n"
    "CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEn"
    "abled)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    isEnabled : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.6.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphNodeGetEnabled[] =
    "cuGraphNodeGetEnabled($module, /, hGraphExec, hNode)\n"
    "--\n\n"
    "cuGraphNodeGetEnabled(hGraphExec, hNode)\n\n"
    "CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isE"
    "nabled)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    isEnabled : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.6.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphUpload[] =
    "cuGraphUpload($module, /, hGraphExec, hStream)\n"
    "--\n\n"
    "cuGraphUpload(hGraphExec, hStream)\n\n"
    "CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 11.1.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuGraphUpload_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphLaunch[] =
    "cuGraphLaunch($module, /, hGraphExec, hStream)\n"
    "--\n\n"
    "cuGraphLaunch(hGraphExec, hStream)\n\n"
    "CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 10.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuGraphLaunch_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExecDestroy[] =
    "cuGraphExecDestroy($module, /, hGraphExec)\n"
    "--\n\n"
    "cuGraphExecDestroy(hGraphExec)\n\n"
    "CUresult cuGraphExecDestroy(CUgraphExec hGraphExec)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphDestroy[] =
    "cuGraphDestroy($module, /, hGraph)\n"
    "--\n\n"
    "cuGraphDestroy(hGraph)\n\n"
    "CUresult cuGraphDestroy(CUgraph hGraph)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExecUpdate[] =
    "cuGraphExecUpdate($module, /, hGraphExec, hGraph)\n"
    "--\n\n"
    "cuGraphExecUpdate(hGraphExec, hGraph)\n\n"
    "CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResu"
    "ltInfo *resultInfo)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hGraph : CUgraph, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    resultInfo : CUgraphExecUpdateResultInfo\n"
    "Fails with\n"
    "    CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE\n"
    "Gives up the GIL. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphKernelNodeCopyAttributes[] =
    "cuGraphKernelNodeCopyAttributes($module, /, dst, src)\n"
    "--\n\n"
    "cuGraphKernelNodeCopyAttributes(dst, src)\n\n"
    "CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)\n\n"
    "Parameters\n"
    "    dst, src : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphKernelNodeGetAttribute[] =
    "cuGraphKernelNodeGetAttribute($module, /, hNode, attr)\n"
    "--\n\n"
    "cuGraphKernelNodeGetAttribute(hNode, attr)\n\n"
    "CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernel"
    "NodeAttrValue *value_out)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    attr : CUkernelNodeAttrID or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    value_out : CUkernelNodeAttrValue\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphKernelNodeSetAttribute[] =
    "cuGraphKernelNodeSetAttribute($module, /, hNode, attr, value)\n"
    "--\n\n"
    "cuGraphKernelNodeSetAttribute(hNode, attr, value)\n\n"
    "CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, const CU"
    "kernelNodeAttrValue *value)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    attr : CUkernelNodeAttrID or int\n"
    "    value : CUkernelNodeAttrValue or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphDebugDotPrint[] =
    "cuGraphDebugDotPrint($module, /, hGraph, path, flags)\n"
    "--\n\n"
    "cuGraphDebugDotPrint(hGraph, path, flags)\n\n"
    "CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    path : str or bytes\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OPERATING_SYSTEM\n"
    "Gives up the GIL. Since release 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphDebugDotPrint[] =
    "cuGraphDebugDotPrint($module, /, hGraph, path, flags=None)\n"
    "--\n\n"
    "cuGraphDebugDotPrint(hGraph, path, flags=None)\n\n"
    "CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    path : str or bytes\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OPERATING_SYSTEM\n"
    "Gives up the GIL. Since release 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuUserObjectCreate[] =
    "cuUserObjectCreate($module, /, ptr, destroy, initialRefcount, flags)\n"
    "--\n\n"
    "cuUserObjectCreate(ptr, destroy, initialRefcount, flags)\n\n"
    "CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy, unsigned"
    " int initialRefcount, unsigned int flags)\n\n"
    "Parameters\n"
    "    ptr : any object, which the callable gets; int (address) for a C function\n"
    "    destroy : callable, CUhostFn, int (address of a C function) or None\n"
    "    initialRefcount, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    object_out : CUuserObject\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuUserObjectRetain[] =
    "cuUserObjectRetain($module, /, object, count)\n"
    "--\n\n"
    "cuUserObjectRetain(object, count)\n\n"
    "CUresult cuUserObjectRetain(CUuserObject object, unsigned int count)\n\n"
    "Parameters\n"
    "    object : CUuserObject, int or None\n"
    "    count : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuUserObjectRelease[] =
    "cuUserObjectRelease($module, /, object, count)\n"
    "--\n\n"
    "cuUserObjectRelease(object, count)\n\n"
    "CUresult cuUserObjectRelease(CUuserObject object, unsigned int count)\n\n"
    "Parameters\n"
    "    object : CUuserObject, int or None\n"
    "    count : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphRetainUserObject[] =
    "cuGraphRetainUserObject($module, /, graph, object, count, flags)\n"
    "--\n\n"
    "cuGraphRetainUserObject(graph, object, count, flags)\n\n"
    "CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count, un"
    "signed int flags)\n\n"
    "Parameters\n"
    "    graph : CUgraph, int or None\n"
    "    object : CUuserObject, int or None\n"
    "    count, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphRetainUserObject[] =
    "cuGraphRetainUserObject($module, /, graph, object, count, flags=None)\n"
    "--\n\n"
    "cuGraphRetainUserObject(graph, object, count, flags=None)\n\n"
    "CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count, un"
    "signed int flags)\n\n"
    "Parameters\n"
    "    graph : CUgraph, int or None\n"
    "    object : CUuserObject, int or None\n"
    "    count, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphReleaseUserObject[] =
    "cuGraphReleaseUserObject($module, /, graph, object, count)\n"
    "--\n\n"
    "cuGraphReleaseUserObject(graph, object, count)\n\n"
    "CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count)\n"
    "\n"
    "Parameters\n"
    "    graph : CUgraph, int or None\n"
    "    object : CUuserObject, int or None\n"
    "    count : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphAddNode[] =
    "cuGraphAddNode($module, /, hGraph, dependencies, dependencyData, numDependencies, nodeParam"
    "s)\n"
    "--\n\n"
    "cuGraphAddNode(hGraph, dependencies, dependencyData, numDependencies, nodeParams)\n\n"
    "CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dep"
    "endencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams"
    " *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    dependencyData : sequence of CUgraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : CUgraphNodeParams or None; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphAddNode[] =
    "cuGraphAddNode($module, /, hGraph, dependencies, dependencyData, nodeParams)\n"
    "--\n\n"
    "cuGraphAddNode(hGraph, dependencies, dependencyData, nodeParams)\n\n"
    "CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dep"
    "endencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams"
    " *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    dependencyData : sequence of CUgraphEdgeData, or None\n"
    "    nodeParams : CUgraphNodeParams or None; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphAddNode_v3[] =
    "cuGraphAddNode_v3($module, /, hGraph, dependencies, dependencyData, numDependencies, nodePa"
    "rams)\n"
    "--\n\n"
    "cuGraphAddNode_v3(hGraph, dependencies, dependencyData, numDependencies, nodeParams)\n\n"
    "CUresult cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dep"
    "endencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams"
    " *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    dependencyData : sequence of CUgraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : CUgraphNodeParams or None; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphAddNode_v3[] =
    "cuGraphAddNode_v3($module, /, hGraph, dependencies, dependencyData, nodeParams)\n"
    "--\n\n"
    "cuGraphAddNode_v3(hGraph, dependencies, dependencyData, nodeParams)\n\n"
    "CUresult cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dep"
    "endencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams"
    " *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    dependencyData : sequence of CUgraphEdgeData, or None\n"
    "    nodeParams : CUgraphNodeParams or None; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phGraphNode : CUgraphNode\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphNodeSetParams[] =
    "cuGraphNodeSetParams($module, /, hNode, nodeParams)\n"
    "--\n\n"
    "cuGraphNodeSetParams(hNode, nodeParams)\n\n"
    "CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUgraphNodeParams or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphNodeSetParams_v2[] =
    "cuGraphNodeSetParams_v2($module, /, hNode, nodeParams)\n"
    "--\n\n"
    "cuGraphNodeSetParams_v2(hNode, nodeParams)\n\n"
    "CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUgraphNodeParams or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphNodeGetParams[] =
    "cuGraphNodeGetParams($module, /, hNode)\n"
    "--\n\n"
    "cuGraphNodeGetParams(hNode)\n\n"
    "CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    nodeParams : CUgraphNodeParams\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphExecNodeSetParams[] =
    "cuGraphExecNodeSetParams($module, /, hGraphExec, hNode, nodeParams)\n"
    "--\n\n"
    "cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams)\n\n"
    "CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodePar"
    "ams *nodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUgraphNodeParams or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuGraphConditionalHandleCreate[] =
    "cuGraphConditionalHandleCreate($module, /, hGraph, ctx, defaultLaunchValue, flags)\n"
    "--\n\n"
    "cuGraphConditionalHandleCreate(hGraph, ctx, defaultLaunchValue, flags)\n\n"
    "CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGra"
    "ph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    ctx : CUcontext, int or None\n"
    "    defaultLaunchValue, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pHandle_out : CUgraphConditionalHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_checked_cuGraphConditionalHandleCreate[] =
    "cuGraphConditionalHandleCreate($module, /, hGraph, ctx, defaultLaunchValue=None, flags=None"
    ")\n"
    "--\n\n"
    "cuGraphConditionalHandleCreate(hGraph, ctx, defaultLaunchValue=None, flags=None)\n\n"
    "CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGra"
    "ph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    ctx : CUcontext, int or None\n"
    "    defaultLaunchValue, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pHandle_out : CUgraphConditionalHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n";
static const char doc_cuOccupancyMaxActiveBlocksPerMultiprocessor[] =
    "cuOccupancyMaxActiveBlocksPerMultiprocessor($module, /, func, blockSize, dynamicSMemSize)\n"
    "--\n\n"
    "cuOccupancyMaxActiveBlocksPerMultiprocessor(func, blockSize, dynamicSMemSize)\n\n"
    "CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int b"
    "lockSize, size_t dynamicSMemSize)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "    blockSize, dynamicSMemSize : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    numBlocks : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN\n"
    "Keeps the GIL while no host function can hold the call up. Since release 6.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html\n";
static const char doc_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags[] =
    "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags($module, /, func, blockSize, dynamicSM"
    "emSize, flags)\n"
    "--\n\n"
    "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func, blockSize, dynamicSMemSize, flag"
    "s)\n\n"
    "CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction fu"
    "nc, int blockSize, size_t dynamicSMemSize, unsigned int flags)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "    blockSize, dynamicSMemSize, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    numBlocks : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN\n"
    "Keeps the GIL while no host function can hold the call up. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html\n";
static const char doc_cuOccupancyMaxPotentialBlockSize[] =
    "cuOccupancyMaxPotentialBlockSize($module, /, func, blockSizeToDynamicSMemSize, dynamicSMemS"
    "ize, blockSizeLimit)\n"
    "--\n\n"
    "cuOccupancyMaxPotentialBlockSize(func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSi"
    "zeLimit)\n\n"
    "CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func"
    ", CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit"
    ")\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "    blockSizeToDynamicSMemSize : callable, CUoccupancyB2DSize, int (address of a C function"
    ") or None\n"
    "    dynamicSMemSize, blockSizeLimit : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    minGridSize, blockSize : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN\n"
    "Gives up the GIL. Since release 6.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html\n";
static const char doc_cuOccupancyMaxPotentialBlockSizeWithFlags[] =
    "cuOccupancyMaxPotentialBlockSizeWithFlags($module, /, func, blockSizeToDynamicSMemSize, dyn"
    "amicSMemSize, blockSizeLimit, flags)\n"
    "--\n\n"
    "cuOccupancyMaxPotentialBlockSizeWithFlags(func, blockSizeToDynamicSMemSize, dynamicSMemSize"
    ", blockSizeLimit, flags)\n\n"
    "CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunc"
    "tion func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int block"
    "SizeLimit, unsigned int flags)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "    blockSizeToDynamicSMemSize : callable, CUoccupancyB2DSize, int (address of a C function"
    ") or None\n"
    "    dynamicSMemSize, blockSizeLimit, flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    minGridSize, blockSize : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN\n"
    "Gives up the GIL. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html\n";
static const char doc_cuOccupancyAvailableDynamicSMemPerBlock[] =
    "cuOccupancyAvailableDynamicSMemPerBlock($module, /, func, numBlocks, blockSize)\n"
    "--\n\n"
    "cuOccupancyAvailableDynamicSMemPerBlock(func, numBlocks, blockSize)\n\n"
    "CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, "
    "int numBlocks, int blockSize)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "    numBlocks, blockSize : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dynamicSmemSize : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN\n"
    "Keeps the GIL while no host function can hold the call up. Since release 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html\n";
static const char doc_cuOccupancyMaxPotentialClusterSize[] =
    "cuOccupancyMaxPotentialClusterSize($module, /, func, config)\n"
    "--\n\n"
    "cuOccupancyMaxPotentialClusterSize(func, config)\n\n"
    "CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaun"
    "chConfig *config)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "    config : CUlaunchConfig or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    clusterSize : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html\n";
static const char doc_cuOccupancyMaxActiveClusters[] =
    "cuOccupancyMaxActiveClusters($module, /, func, config)\n"
    "--\n\n"
    "cuOccupancyMaxActiveClusters(func, config)\n\n"
    "CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConf"
    "ig *config)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "    config : CUlaunchConfig or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    numClusters : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CLUSTER_SIZE, CUDA_ERROR_UNKNOWN\n"
    "Keeps the GIL while no host function can hold the call up. Since release 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html\n";
static const char doc_cuTexRefSetArray[] =
    "cuTexRefSetArray($module, /, hTexRef, hArray, Flags)\n"
    "--\n\n"
    "cuTexRefSetArray(hTexRef, hArray, Flags)\n\n"
    "CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    hArray : CUarray, int or None\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefSetMipmappedArray[] =
    "cuTexRefSetMipmappedArray($module, /, hTexRef, hMipmappedArray, Flags)\n"
    "--\n\n"
    "cuTexRefSetMipmappedArray(hTexRef, hMipmappedArray, Flags)\n\n"
    "CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsi"
    "gned int Flags)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    hMipmappedArray : CUmipmappedArray, int or None\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefSetAddress[] =
    "cuTexRefSetAddress($module, /, hTexRef, dptr, numbytes)\n"
    "--\n\n"
    "cuTexRefSetAddress(hTexRef, dptr, numbytes)\n\n"
    "CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size"
    "_t bytes)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    dptr : CUdeviceptr, int or None\n"
    "    numbytes : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    ByteOffset : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.2. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefSetAddress2D[] =
    "cuTexRefSetAddress2D($module, /, hTexRef, desc, dptr, Pitch)\n"
    "--\n\n"
    "cuTexRefSetAddress2D(hTexRef, desc, dptr, Pitch)\n\n"
    "CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdev"
    "iceptr dptr, size_t Pitch)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    desc : CUDA_ARRAY_DESCRIPTOR or None\n"
    "    dptr : CUdeviceptr, int or None\n"
    "    Pitch : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 4.1. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefSetFormat[] =
    "cuTexRefSetFormat($module, /, hTexRef, fmt, NumPackedComponents)\n"
    "--\n\n"
    "cuTexRefSetFormat(hTexRef, fmt, NumPackedComponents)\n\n"
    "CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)\n"
    "\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    fmt : CUarray_format or int\n"
    "    NumPackedComponents : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefSetAddressMode[] =
    "cuTexRefSetAddressMode($module, /, hTexRef, dim, am)\n"
    "--\n\n"
    "cuTexRefSetAddressMode(hTexRef, dim, am)\n\n"
    "CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    dim : int\n"
    "    am : CUaddress_mode or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefSetFilterMode[] =
    "cuTexRefSetFilterMode($module, /, hTexRef, fm)\n"
    "--\n\n"
    "cuTexRefSetFilterMode(hTexRef, fm)\n\n"
    "CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    fm : CUfilter_mode or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefSetMipmapFilterMode[] =
    "cuTexRefSetMipmapFilterMode($module, /, hTexRef, fm)\n"
    "--\n\n"
    "cuTexRefSetMipmapFilterMode(hTexRef, fm)\n\n"
    "CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    fm : CUfilter_mode or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefSetMipmapLevelBias[] =
    "cuTexRefSetMipmapLevelBias($module, /, hTexRef, bias)\n"
    "--\n\n"
    "cuTexRefSetMipmapLevelBias(hTexRef, bias)\n\n"
    "CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    bias : float\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefSetMipmapLevelClamp[] =
    "cuTexRefSetMipmapLevelClamp($module, /, hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp)\n"
    "--\n\n"
    "cuTexRefSetMipmapLevelClamp(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp)\n\n"
    "CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float max"
    "MipmapLevelClamp)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    minMipmapLevelClamp, maxMipmapLevelClamp : float\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefSetMaxAnisotropy[] =
    "cuTexRefSetMaxAnisotropy($module, /, hTexRef, maxAniso)\n"
    "--\n\n"
    "cuTexRefSetMaxAnisotropy(hTexRef, maxAniso)\n\n"
    "CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    maxAniso : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefSetBorderColor[] =
    "cuTexRefSetBorderColor($module, /, hTexRef, pBorderColor)\n"
    "--\n\n"
    "cuTexRefSetBorderColor(hTexRef, pBorderColor)\n\n"
    "CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    pBorderColor : sequence of float, or None; 4 of them\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 8.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefSetFlags[] =
    "cuTexRefSetFlags($module, /, hTexRef, Flags)\n"
    "--\n\n"
    "cuTexRefSetFlags(hTexRef, Flags)\n\n"
    "CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefGetAddress[] =
    "cuTexRefGetAddress($module, /, hTexRef)\n"
    "--\n\n"
    "cuTexRefGetAddress(hTexRef)\n\n"
    "CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pdptr : CUdeviceptr\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.2. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefGetArray[] =
    "cuTexRefGetArray($module, /, hTexRef)\n"
    "--\n\n"
    "cuTexRefGetArray(hTexRef)\n\n"
    "CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phArray : CUarray\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefGetMipmappedArray[] =
    "cuTexRefGetMipmappedArray($module, /, hTexRef)\n"
    "--\n\n"
    "cuTexRefGetMipmappedArray(hTexRef)\n\n"
    "CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phMipmappedArray : CUmipmappedArray\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefGetAddressMode[] =
    "cuTexRefGetAddressMode($module, /, hTexRef, dim)\n"
    "--\n\n"
    "cuTexRefGetAddressMode(hTexRef, dim)\n\n"
    "CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    dim : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pam : CUaddress_mode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefGetFilterMode[] =
    "cuTexRefGetFilterMode($module, /, hTexRef)\n"
    "--\n\n"
    "cuTexRefGetFilterMode(hTexRef)\n\n"
    "CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pfm : CUfilter_mode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefGetFormat[] =
    "cuTexRefGetFormat($module, /, hTexRef)\n"
    "--\n\n"
    "cuTexRefGetFormat(hTexRef)\n\n"
    "CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pFormat : CUarray_format\n"
    "    pNumChannels : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefGetMipmapFilterMode[] =
    "cuTexRefGetMipmapFilterMode($module, /, hTexRef)\n"
    "--\n\n"
    "cuTexRefGetMipmapFilterMode(hTexRef)\n\n"
    "CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pfm : CUfilter_mode\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefGetMipmapLevelBias[] =
    "cuTexRefGetMipmapLevelBias($module, /, hTexRef)\n"
    "--\n\n"
    "cuTexRefGetMipmapLevelBias(hTexRef)\n\n"
    "CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pbias : float\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefGetMipmapLevelClamp[] =
    "cuTexRefGetMipmapLevelClamp($module, /, hTexRef)\n"
    "--\n\n"
    "cuTexRefGetMipmapLevelClamp(hTexRef)\n\n"
    "CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelCla"
    "mp, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pminMipmapLevelClamp, pmaxMipmapLevelClamp : float\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefGetMaxAnisotropy[] =
    "cuTexRefGetMaxAnisotropy($module, /, hTexRef)\n"
    "--\n\n"
    "cuTexRefGetMaxAnisotropy(hTexRef)\n\n"
    "CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pmaxAniso : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefGetBorderColor[] =
    "cuTexRefGetBorderColor($module, /, hTexRef)\n"
    "--\n\n"
    "cuTexRefGetBorderColor(hTexRef)\n\n"
    "CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pBorderColor : list[float]\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 8.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefGetFlags[] =
    "cuTexRefGetFlags($module, /, hTexRef)\n"
    "--\n\n"
    "cuTexRefGetFlags(hTexRef)\n\n"
    "CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pFlags : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefCreate[] =
    "cuTexRefCreate($module, /)\n"
    "--\n\n"
    "cuTexRefCreate()\n\n"
    "CUresult cuTexRefCreate(CUtexref *pTexRef)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pTexRef : CUtexref\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuTexRefDestroy[] =
    "cuTexRefDestroy($module, /, hTexRef)\n"
    "--\n\n"
    "cuTexRefDestroy(hTexRef)\n\n"
    "CUresult cuTexRefDestroy(CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n";
static const char doc_cuSurfRefSetArray[] =
    "cuSurfRefSetArray($module, /, hSurfRef, hArray, Flags)\n"
    "--\n\n"
    "cuSurfRefSetArray(hSurfRef, hArray, Flags)\n\n"
    "CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)\n\n"
    "Parameters\n"
    "    hSurfRef : CUsurfref, int or None\n"
    "    hArray : CUarray, int or None\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFREF__DEPRECATED.html\n";
static const char doc_cuSurfRefGetArray[] =
    "cuSurfRefGetArray($module, /, hSurfRef)\n"
    "--\n\n"
    "cuSurfRefGetArray(hSurfRef)\n\n"
    "CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)\n\n"
    "Parameters\n"
    "    hSurfRef : CUsurfref, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phArray : CUarray\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFREF__DEPRECATED.html\n";
static const char doc_cuTexObjectCreate[] =
    "cuTexObjectCreate($module, /, pResDesc, pTexDesc, pResViewDesc)\n"
    "--\n\n"
    "cuTexObjectCreate(pResDesc, pTexDesc, pResViewDesc)\n\n"
    "CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc, con"
    "st CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)\n\n"
    "Parameters\n"
    "    pResDesc : CUDA_RESOURCE_DESC or None\n"
    "    pTexDesc : CUDA_TEXTURE_DESC or None\n"
    "    pResViewDesc : CUDA_RESOURCE_VIEW_DESC or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pTexObject : CUtexObject\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html\n";
static const char doc_checked_cuTexObjectCreate[] =
    "cuTexObjectCreate($module, /, pResDesc, pTexDesc, pResViewDesc=None)\n"
    "--\n\n"
    "cuTexObjectCreate(pResDesc, pTexDesc, pResViewDesc=None)\n\n"
    "CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc, con"
    "st CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)\n\n"
    "Parameters\n"
    "    pResDesc : CUDA_RESOURCE_DESC or None\n"
    "    pTexDesc : CUDA_TEXTURE_DESC or None\n"
    "    pResViewDesc : CUDA_RESOURCE_VIEW_DESC or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pTexObject : CUtexObject\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html\n";
static const char doc_cuTexObjectDestroy[] =
    "cuTexObjectDestroy($module, /, texObject)\n"
    "--\n\n"
    "cuTexObjectDestroy(texObject)\n\n"
    "CUresult cuTexObjectDestroy(CUtexObject texObject)\n\n"
    "Parameters\n"
    "    texObject : CUtexObject, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html\n";
static const char doc_cuTexObjectGetResourceDesc[] =
    "cuTexObjectGetResourceDesc($module, /, texObject)\n"
    "--\n\n"
    "cuTexObjectGetResourceDesc(texObject)\n\n"
    "CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)\n\n"
    "Parameters\n"
    "    texObject : CUtexObject, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pResDesc : CUDA_RESOURCE_DESC\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html\n";
static const char doc_cuTexObjectGetTextureDesc[] =
    "cuTexObjectGetTextureDesc($module, /, texObject)\n"
    "--\n\n"
    "cuTexObjectGetTextureDesc(texObject)\n\n"
    "CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)\n\n"
    "Parameters\n"
    "    texObject : CUtexObject, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pTexDesc : CUDA_TEXTURE_DESC\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html\n";
static const char doc_cuTexObjectGetResourceViewDesc[] =
    "cuTexObjectGetResourceViewDesc($module, /, texObject)\n"
    "--\n\n"
    "cuTexObjectGetResourceViewDesc(texObject)\n\n"
    "CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc, CUtexObject "
    "texObject)\n\n"
    "Parameters\n"
    "    texObject : CUtexObject, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pResViewDesc : CUDA_RESOURCE_VIEW_DESC\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html\n";
static const char doc_cuSurfObjectCreate[] =
    "cuSurfObjectCreate($module, /, pResDesc)\n"
    "--\n\n"
    "cuSurfObjectCreate(pResDesc)\n\n"
    "CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc)\n"
    "\n"
    "Parameters\n"
    "    pResDesc : CUDA_RESOURCE_DESC or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pSurfObject : CUsurfObject\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html\n";
static const char doc_cuSurfObjectDestroy[] =
    "cuSurfObjectDestroy($module, /, surfObject)\n"
    "--\n\n"
    "cuSurfObjectDestroy(surfObject)\n\n"
    "CUresult cuSurfObjectDestroy(CUsurfObject surfObject)\n\n"
    "Parameters\n"
    "    surfObject : CUsurfObject, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html\n";
static const char doc_cuSurfObjectGetResourceDesc[] =
    "cuSurfObjectGetResourceDesc($module, /, surfObject)\n"
    "--\n\n"
    "cuSurfObjectGetResourceDesc(surfObject)\n\n"
    "CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject)"
    "\n\n"
    "Parameters\n"
    "    surfObject : CUsurfObject, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pResDesc : CUDA_RESOURCE_DESC\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html\n";
static const char doc_cuTensorMapEncodeTiled[] =
    "cuTensorMapEncodeTiled($module, /, tensorDataType, tensorRank, globalAddress, globalDim, gl"
    "obalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill)\n"
    "--\n\n"
    "cuTensorMapEncodeTiled(tensorDataType, tensorRank, globalAddress, globalDim, globalStrides,"
    " boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill)\n\n"
    "CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,"
    " cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t "
    "*globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides, CUtensorMapInte"
    "rleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensor"
    "MapFloatOOBfill oobFill)\n\n"
    "Parameters\n"
    "    tensorDataType : CUtensorMapDataType or int\n"
    "    tensorRank : cuuint32_t, int or None\n"
    "    globalAddress : int (address), buffer or None\n"
    "    globalDim, globalStrides : const cuuint64_t *\n"
    "    boxDim, elementStrides : const cuuint32_t *\n"
    "    interleave : CUtensorMapInterleave or int\n"
    "    swizzle : CUtensorMapSwizzle or int\n"
    "    l2Promotion : CUtensorMapL2promotion or int\n"
    "    oobFill : CUtensorMapFloatOOBfill or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    tensorMap : CUtensorMap\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html\n";
static const char doc_cuTensorMapEncodeIm2col[] =
    "cuTensorMapEncodeIm2col($module, /, tensorDataType, tensorRank, globalAddress, globalDim, g"
    "lobalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, "
    "elementStrides, interleave, swizzle, l2Promotion, oobFill)\n"
    "--\n\n"
    "cuTensorMapEncodeIm2col(tensorDataType, tensorRank, globalAddress, globalDim, globalStrides"
    ", pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrid"
    "es, interleave, swizzle, l2Promotion, oobFill)\n\n"
    "CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType"
    ", cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t"
    " *globalStrides, const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner, cuuint32_t"
    " channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMa"
    "pInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUt"
    "ensorMapFloatOOBfill oobFill)\n\n"
    "Parameters\n"
    "    tensorDataType : CUtensorMapDataType or int\n"
    "    tensorRank : cuuint32_t, int or None\n"
    "    globalAddress : int (address), buffer or None\n"
    "    globalDim, globalStrides : const cuuint64_t *\n"
    "    pixelBoxLowerCorner, pixelBoxUpperCorner : sequence of int, or None\n"
    "    channelsPerPixel, pixelsPerColumn : cuuint32_t, int or None\n"
    "    elementStrides : const cuuint32_t *\n"
    "    interleave : CUtensorMapInterleave or int\n"
    "    swizzle : CUtensorMapSwizzle or int\n"
    "    l2Promotion : CUtensorMapL2promotion or int\n"
    "    oobFill : CUtensorMapFloatOOBfill or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    tensorMap : CUtensorMap\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html\n";
static const char doc_cuTensorMapEncodeIm2colWide[] =
    "cuTensorMapEncodeIm2colWide($module, /, tensorDataType, tensorRank, globalAddress, globalDi"
    "m, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pix"
    "elsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill)\n"
    "--\n\n"
    "cuTensorMapEncodeIm2colWide(tensorDataType, tensorRank, globalAddress, globalDim, globalStr"
    "ides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn"
    ", elementStrides, interleave, mode, swizzle, l2Promotion, oobFill)\n\n"
    "CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorData"
    "Type, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint"
    "64_t *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t"
    " channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMa"
    "pInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtenso"
    "rMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)\n\n"
    "Parameters\n"
    "    tensorDataType : CUtensorMapDataType or int\n"
    "    tensorRank : cuuint32_t, int or None\n"
    "    globalAddress : int (address), buffer or None\n"
    "    globalDim, globalStrides : const cuuint64_t *\n"
    "    pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth : int\n"
    "    channelsPerPixel, pixelsPerColumn : cuuint32_t, int or None\n"
    "    elementStrides : const cuuint32_t *\n"
    "    interleave : CUtensorMapInterleave or int\n"
    "    mode : CUtensorMapIm2ColWideMode or int\n"
    "    swizzle : CUtensorMapSwizzle or int\n"
    "    l2Promotion : CUtensorMapL2promotion or int\n"
    "    oobFill : CUtensorMapFloatOOBfill or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    tensorMap : CUtensorMap\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL. Since release 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html\n";
static const char doc_cuTensorMapReplaceAddress[] =
    "cuTensorMapReplaceAddress($module, /, tensorMap, globalAddress)\n"
    "--\n\n"
    "cuTensorMapReplaceAddress(tensorMap, globalAddress)\n\n"
    "CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)\n\n"
    "Parameters\n"
    "    tensorMap : CUtensorMap or None; in and out\n"
    "    globalAddress : int (address), buffer or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html\n";
static const char doc_cuTensorMapSetAllocationClass[] =
    "cuTensorMapSetAllocationClass($module, /, tensorMap, allocClass)\n"
    "--\n\n"
    "cuTensorMapSetAllocationClass(tensorMap, allocClass)\n\n"
    "CUresult cuTensorMapSetAllocationClass(CUtensorMap *tensorMap, CUtensorMapAllocClass allocC"
    "lass, CUtensorMapAllocClass *outAllocClass)\n\n"
    "Parameters\n"
    "    tensorMap : CUtensorMap or None; in and out\n"
    "    allocClass : CUtensorMapAllocClass or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    outAllocClass : CUtensorMapAllocClass\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html\n";
static const char doc_cuDeviceCanAccessPeer[] =
    "cuDeviceCanAccessPeer($module, /, dev, peerDev)\n"
    "--\n\n"
    "cuDeviceCanAccessPeer(dev, peerDev)\n\n"
    "CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)\n\n"
    "Parameters\n"
    "    dev, peerDev : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    canAccessPeer : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html\n";
static const char doc_cuCtxEnablePeerAccess[] =
    "cuCtxEnablePeerAccess($module, /, peerContext, Flags)\n"
    "--\n\n"
    "cuCtxEnablePeerAccess(peerContext, Flags)\n\n"
    "CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)\n\n"
    "Parameters\n"
    "    peerContext : CUcontext, int or None\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED, CUDA_ERROR_TOO_MANY_PEERS,\n"
    "    CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_PEER_ACCESS_UNSUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html\n";
static const char doc_cuCtxDisablePeerAccess[] =
    "cuCtxDisablePeerAccess($module, /, peerContext)\n"
    "--\n\n"
    "cuCtxDisablePeerAccess(peerContext)\n\n"
    "CUresult cuCtxDisablePeerAccess(CUcontext peerContext)\n\n"
    "Parameters\n"
    "    peerContext : CUcontext, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_PEER_ACCESS_NOT_ENABLED, CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html\n";
static const char doc_cuDeviceGetP2PAttribute[] =
    "cuDeviceGetP2PAttribute($module, /, attrib, srcDevice, dstDevice)\n"
    "--\n\n"
    "cuDeviceGetP2PAttribute(attrib, srcDevice, dstDevice)\n\n"
    "CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevi"
    "ce, CUdevice dstDevice)\n\n"
    "Parameters\n"
    "    attrib : CUdevice_P2PAttribute or int\n"
    "    srcDevice, dstDevice : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    value : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 8.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html\n";
static const char doc_cuDeviceGetP2PAtomicCapabilities[] =
    "cuDeviceGetP2PAtomicCapabilities($module, /, operations, count, srcDevice, dstDevice)\n"
    "--\n\n"
    "cuDeviceGetP2PAtomicCapabilities(operations, count, srcDevice, dstDevice)\n\n"
    "CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities, const CUatomicOperati"
    "on *operations, unsigned int count, CUdevice srcDevice, CUdevice dstDevice)\n\n"
    "Parameters\n"
    "    operations : sequence of CUatomicOperation, or None; as many as count\n"
    "    count : int\n"
    "    srcDevice, dstDevice : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    capabilities : list[int]\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html\n";
static const char doc_checked_cuDeviceGetP2PAtomicCapabilities[] =
    "cuDeviceGetP2PAtomicCapabilities($module, /, operations, srcDevice, dstDevice)\n"
    "--\n\n"
    "cuDeviceGetP2PAtomicCapabilities(operations, srcDevice, dstDevice)\n\n"
    "CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities, const CUatomicOperati"
    "on *operations, unsigned int count, CUdevice srcDevice, CUdevice dstDevice)\n\n"
    "Parameters\n"
    "    operations : sequence of CUatomicOperation, or None\n"
    "    srcDevice, dstDevice : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    capabilities : list[int]\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html\n";
static const char doc_cuGraphicsUnregisterResource[] =
    "cuGraphicsUnregisterResource($module, /, resource)\n"
    "--\n\n"
    "cuGraphicsUnregisterResource(resource)\n\n"
    "CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)\n\n"
    "Parameters\n"
    "    resource : CUgraphicsResource, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_UNKNOWN\n"
    "Gives up the GIL. Since release 3.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html\n";
static const char doc_cuGraphicsSubResourceGetMappedArray[] =
    "cuGraphicsSubResourceGetMappedArray($module, /, resource, arrayIndex, mipLevel)\n"
    "--\n\n"
    "cuGraphicsSubResourceGetMappedArray(resource, arrayIndex, mipLevel)\n\n"
    "CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource, "
    "unsigned int arrayIndex, unsigned int mipLevel)\n\n"
    "Parameters\n"
    "    resource : CUgraphicsResource, int or None\n"
    "    arrayIndex, mipLevel : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pArray : CUarray\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED,\n"
    "    CUDA_ERROR_NOT_MAPPED_AS_ARRAY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html\n";
static const char doc_cuGraphicsResourceGetMappedMipmappedArray[] =
    "cuGraphicsResourceGetMappedMipmappedArray($module, /, resource)\n"
    "--\n\n"
    "cuGraphicsResourceGetMappedMipmappedArray(resource)\n\n"
    "CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray, CUgra"
    "phicsResource resource)\n\n"
    "Parameters\n"
    "    resource : CUgraphicsResource, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pMipmappedArray : CUmipmappedArray\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED,\n"
    "    CUDA_ERROR_NOT_MAPPED_AS_ARRAY\n"
    "Keeps the GIL while no host function can hold the call up. Since release 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html\n";
static const char doc_cuGraphicsResourceGetMappedPointer[] =
    "cuGraphicsResourceGetMappedPointer($module, /, resource)\n"
    "--\n\n"
    "cuGraphicsResourceGetMappedPointer(resource)\n\n"
    "CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize, CUgraph"
    "icsResource resource)\n\n"
    "Parameters\n"
    "    resource : CUgraphicsResource, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pDevPtr : CUdeviceptr\n"
    "    pSize : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED,\n"
    "    CUDA_ERROR_NOT_MAPPED_AS_POINTER\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html\n";
static const char doc_cuGraphicsResourceSetMapFlags[] =
    "cuGraphicsResourceSetMapFlags($module, /, resource, flags)\n"
    "--\n\n"
    "cuGraphicsResourceSetMapFlags(resource, flags)\n\n"
    "CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags)\n"
    "\n"
    "Parameters\n"
    "    resource : CUgraphicsResource, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 6.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html\n";
static const char doc_cuGraphicsMapResources[] =
    "cuGraphicsMapResources($module, /, count, resources, hStream)\n"
    "--\n\n"
    "cuGraphicsMapResources(count, resources, hStream)\n\n"
    "CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources, CUstream"
    " hStream)\n\n"
    "Parameters\n"
    "    count : int\n"
    "    resources : CUgraphicsResource, int (address) or None\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_UNKNOWN\n"
    "Gives up the GIL. Since release 3.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuGraphicsMapResources_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html\n";
static const char doc_cuGraphicsUnmapResources[] =
    "cuGraphicsUnmapResources($module, /, count, resources, hStream)\n"
    "--\n\n"
    "cuGraphicsUnmapResources(count, resources, hStream)\n\n"
    "CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources, CUstre"
    "am hStream)\n\n"
    "Parameters\n"
    "    count : int\n"
    "    resources : CUgraphicsResource, int (address) or None\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED, CUDA_ERROR_UNKNOWN\n"
    "Gives up the GIL. Since release 3.0.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuGraphicsUnmapResources_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html\n";
static const char doc_cuGetProcAddress[] =
    "cuGetProcAddress($module, /, symbol, cudaVersion, flags)\n"
    "--\n\n"
    "cuGetProcAddress(symbol, cudaVersion, flags)\n\n"
    "CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t fl"
    "ags, CUdriverProcAddressQueryResult *symbolStatus)\n\n"
    "Parameters\n"
    "    symbol : str or bytes\n"
    "    cudaVersion : int\n"
    "    flags : cuuint64_t, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pfn : int\n"
    "    symbolStatus : CUdriverProcAddressQueryResult\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DRIVER__ENTRY__POINT.html\n";
static const char doc_cuCoredumpGetAttribute[] =
    "cuCoredumpGetAttribute($module, /, attrib)\n"
    "--\n\n"
    "cuCoredumpGetAttribute(attrib)\n\n"
    "CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)\n\n"
    "Parameters\n"
    "    attrib : CUcoredumpSettings\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    value : Any\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n";
static const char doc_cuCoredumpGetAttributeGlobal[] =
    "cuCoredumpGetAttributeGlobal($module, /, attrib)\n"
    "--\n\n"
    "cuCoredumpGetAttributeGlobal(attrib)\n\n"
    "CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)"
    "\n\n"
    "Parameters\n"
    "    attrib : CUcoredumpSettings\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    value : Any\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n";
static const char doc_cuCoredumpSetAttribute[] =
    "cuCoredumpSetAttribute($module, /, attrib, value)\n"
    "--\n\n"
    "cuCoredumpSetAttribute(attrib, value)\n\n"
    "CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)\n\n"
    "Parameters\n"
    "    attrib : CUcoredumpSettings\n"
    "    value : the value, of the type that belongs to it\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n";
static const char doc_cuCoredumpSetAttributeGlobal[] =
    "cuCoredumpSetAttributeGlobal($module, /, attrib, value)\n"
    "--\n\n"
    "cuCoredumpSetAttributeGlobal(attrib, value)\n\n"
    "CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)"
    "\n\n"
    "Parameters\n"
    "    attrib : CUcoredumpSettings\n"
    "    value : the value, of the type that belongs to it\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED\n"
    "Gives up the GIL. Since release 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n";
static const char doc_cuCoredumpRegisterStartCallback[] =
    "cuCoredumpRegisterStartCallback($module, /, callback, userData)\n"
    "--\n\n"
    "cuCoredumpRegisterStartCallback(callback, userData)\n\n"
    "CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void *userData,"
    " CUcoredumpCallbackHandle *callbackOut)\n\n"
    "Parameters\n"
    "    callback : callable, CUcoredumpStatusCallback, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    callbackOut : CUcoredumpCallbackHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n";
static const char doc_checked_cuCoredumpRegisterStartCallback[] =
    "cuCoredumpRegisterStartCallback($module, /, callback, userData=None)\n"
    "--\n\n"
    "cuCoredumpRegisterStartCallback(callback, userData=None)\n\n"
    "CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void *userData,"
    " CUcoredumpCallbackHandle *callbackOut)\n\n"
    "Parameters\n"
    "    callback : callable, CUcoredumpStatusCallback, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    callbackOut : CUcoredumpCallbackHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n";
static const char doc_cuCoredumpRegisterCompleteCallback[] =
    "cuCoredumpRegisterCompleteCallback($module, /, callback, userData)\n"
    "--\n\n"
    "cuCoredumpRegisterCompleteCallback(callback, userData)\n\n"
    "CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void *userDa"
    "ta, CUcoredumpCallbackHandle *callbackOut)\n\n"
    "Parameters\n"
    "    callback : callable, CUcoredumpStatusCallback, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    callbackOut : CUcoredumpCallbackHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n";
static const char doc_checked_cuCoredumpRegisterCompleteCallback[] =
    "cuCoredumpRegisterCompleteCallback($module, /, callback, userData=None)\n"
    "--\n\n"
    "cuCoredumpRegisterCompleteCallback(callback, userData=None)\n\n"
    "CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void *userDa"
    "ta, CUcoredumpCallbackHandle *callbackOut)\n\n"
    "Parameters\n"
    "    callback : callable, CUcoredumpStatusCallback, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    callbackOut : CUcoredumpCallbackHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n";
static const char doc_cuCoredumpDeregisterStartCallback[] =
    "cuCoredumpDeregisterStartCallback($module, /, callback)\n"
    "--\n\n"
    "cuCoredumpDeregisterStartCallback(callback)\n\n"
    "CUresult cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback)\n\n"
    "Parameters\n"
    "    callback : CUcoredumpCallbackHandle, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED\n"
    "Gives up the GIL. Since release 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n";
static const char doc_cuCoredumpDeregisterCompleteCallback[] =
    "cuCoredumpDeregisterCompleteCallback($module, /, callback)\n"
    "--\n\n"
    "cuCoredumpDeregisterCompleteCallback(callback)\n\n"
    "CUresult cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback)\n\n"
    "Parameters\n"
    "    callback : CUcoredumpCallbackHandle, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED\n"
    "Gives up the GIL. Since release 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n";
static const char doc_cuGetExportTable[] =
    "cuGetExportTable($module, /, pExportTableId)\n"
    "--\n\n"
    "cuGetExportTable(pExportTableId)\n\n"
    "CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)\n\n"
    "Parameters\n"
    "    pExportTableId : CUuuid or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    ppExportTable : int\n"
    "Keeps the GIL while no host function can hold the call up. Since release 3.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/\n";
static const char doc_cuGreenCtxCreate[] =
    "cuGreenCtxCreate($module, /, desc, dev, flags)\n"
    "--\n\n"
    "cuGreenCtxCreate(desc, dev, flags)\n\n"
    "CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned"
    " int flags)\n\n"
    "Parameters\n"
    "    desc : CUdevResourceDesc, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phCtx : CUgreenCtx\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_cuGreenCtxDestroy[] =
    "cuGreenCtxDestroy($module, /, hCtx)\n"
    "--\n\n"
    "cuGreenCtxDestroy(hCtx)\n\n"
    "CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)\n\n"
    "Parameters\n"
    "    hCtx : CUgreenCtx, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED\n"
    "Gives up the GIL. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_cuCtxFromGreenCtx[] =
    "cuCtxFromGreenCtx($module, /, hCtx)\n"
    "--\n\n"
    "cuCtxFromGreenCtx(hCtx)\n\n"
    "CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)\n\n"
    "Parameters\n"
    "    hCtx : CUgreenCtx, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pContext : CUcontext\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_cuDeviceGetDevResource[] =
    "cuDeviceGetDevResource($module, /, device, typename)\n"
    "--\n\n"
    "cuDeviceGetDevResource(device, typename)\n\n"
    "CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType"
    " type)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "    typename : CUdevResourceType or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    resource : CUdevResource\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_cuCtxGetDevResource[] =
    "cuCtxGetDevResource($module, /, hCtx, typename)\n"
    "--\n\n"
    "cuCtxGetDevResource(hCtx, typename)\n\n"
    "CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType typ"
    "e)\n\n"
    "Parameters\n"
    "    hCtx : CUcontext, int or None\n"
    "    typename : CUdevResourceType or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    resource : CUdevResource\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_cuGreenCtxGetDevResource[] =
    "cuGreenCtxGetDevResource($module, /, hCtx, typename)\n"
    "--\n\n"
    "cuGreenCtxGetDevResource(hCtx, typename)\n\n"
    "CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceTy"
    "pe type)\n\n"
    "Parameters\n"
    "    hCtx : CUgreenCtx, int or None\n"
    "    typename : CUdevResourceType or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    resource : CUdevResource\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_cuDevSmResourceSplitByCount[] =
    "cuDevSmResourceSplitByCount($module, /, nbGroups, input_, flags, minCount)\n"
    "--\n\n"
    "cuDevSmResourceSplitByCount(nbGroups, input_, flags, minCount)\n\n"
    "CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups, const C"
    "UdevResource *input, CUdevResource *remainder, unsigned int flags, unsigned int minCount)\n"
    "\n"
    "Parameters\n"
    "    nbGroups : int; in and out\n"
    "    input_ : CUdevResource or None\n"
    "    flags, minCount : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    result : list[CUdevResource]\n"
    "    nbGroups : int\n"
    "    remainder : CUdevResource\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_RESOURCE_TYPE,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_cuDevSmResourceSplit[] =
    "cuDevSmResourceSplit($module, /, nbGroups, input_, flags, groupParams)\n"
    "--\n\n"
    "cuDevSmResourceSplit(nbGroups, input_, flags, groupParams)\n\n"
    "CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups, const CUdevReso"
    "urce *input, CUdevResource *remainder, unsigned int flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS "
    "*groupParams)\n\n"
    "Parameters\n"
    "    nbGroups : int\n"
    "    input_ : CUdevResource or None\n"
    "    flags : int\n"
    "    groupParams : sequence of CU_DEV_SM_RESOURCE_GROUP_PARAMS, or None; as many as nbGroups"
    "; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    result : list[CUdevResource]\n"
    "    remainder : CUdevResource\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_RESOURCE_TYPE,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_checked_cuDevSmResourceSplit[] =
    "cuDevSmResourceSplit($module, /, input_, flags, groupParams)\n"
    "--\n\n"
    "cuDevSmResourceSplit(input_, flags, groupParams)\n\n"
    "CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups, const CUdevReso"
    "urce *input, CUdevResource *remainder, unsigned int flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS "
    "*groupParams)\n\n"
    "Parameters\n"
    "    input_ : CUdevResource or None\n"
    "    flags : int\n"
    "    groupParams : sequence of CU_DEV_SM_RESOURCE_GROUP_PARAMS, or None; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    result : list[CUdevResource]\n"
    "    remainder : CUdevResource\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_RESOURCE_TYPE,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_cuDevResourceGenerateDesc[] =
    "cuDevResourceGenerateDesc($module, /, resources, nbResources)\n"
    "--\n\n"
    "cuDevResourceGenerateDesc(resources, nbResources)\n\n"
    "CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources, uns"
    "igned int nbResources)\n\n"
    "Parameters\n"
    "    resources : sequence of CUdevResource, or None; as many as nbResources\n"
    "    nbResources : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phDesc : CUdevResourceDesc\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_checked_cuDevResourceGenerateDesc[] =
    "cuDevResourceGenerateDesc($module, /, resources)\n"
    "--\n\n"
    "cuDevResourceGenerateDesc(resources)\n\n"
    "CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources, uns"
    "igned int nbResources)\n\n"
    "Parameters\n"
    "    resources : sequence of CUdevResource, or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phDesc : CUdevResourceDesc\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_cuGreenCtxRecordEvent[] =
    "cuGreenCtxRecordEvent($module, /, hCtx, hEvent)\n"
    "--\n\n"
    "cuGreenCtxRecordEvent(hCtx, hEvent)\n\n"
    "CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)\n\n"
    "Parameters\n"
    "    hCtx : CUgreenCtx, int or None\n"
    "    hEvent : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_cuGreenCtxWaitEvent[] =
    "cuGreenCtxWaitEvent($module, /, hCtx, hEvent)\n"
    "--\n\n"
    "cuGreenCtxWaitEvent(hCtx, hEvent)\n\n"
    "CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)\n\n"
    "Parameters\n"
    "    hCtx : CUgreenCtx, int or None\n"
    "    hEvent : CUevent, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_cuStreamGetGreenCtx[] =
    "cuStreamGetGreenCtx($module, /, hStream)\n"
    "--\n\n"
    "cuStreamGetGreenCtx(hStream)\n\n"
    "CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phCtx : CUgreenCtx\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_cuGreenCtxStreamCreate[] =
    "cuGreenCtxStreamCreate($module, /, greenCtx, flags, priority)\n"
    "--\n\n"
    "cuGreenCtxStreamCreate(greenCtx, flags, priority)\n\n"
    "CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags"
    ", int priority)\n\n"
    "Parameters\n"
    "    greenCtx : CUgreenCtx, int or None\n"
    "    flags, priority : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phStream : CUstream\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 12.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_cuGreenCtxGetId[] =
    "cuGreenCtxGetId($module, /, greenCtx)\n"
    "--\n\n"
    "cuGreenCtxGetId(greenCtx)\n\n"
    "CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)\n\n"
    "Parameters\n"
    "    greenCtx : CUgreenCtx, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    greenCtxId : int\n"
    "Fails with\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_cuStreamGetDevResource[] =
    "cuStreamGetDevResource($module, /, hStream, typename)\n"
    "--\n\n"
    "cuStreamGetDevResource(hStream, typename)\n\n"
    "CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource *resource, CUdevResourceTyp"
    "e type)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    typename : CUdevResourceType or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    resource : CUdevResource\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 13.1.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuStreamGetDevResource_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n";
static const char doc_cuLogsRegisterCallback[] =
    "cuLogsRegisterCallback($module, /, callbackFunc, userData)\n"
    "--\n\n"
    "cuLogsRegisterCallback(callbackFunc, userData)\n\n"
    "CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData, CUlogsCallback"
    "Handle *callback_out)\n\n"
    "Parameters\n"
    "    callbackFunc : callable, CUlogsCallback, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    callback_out : CUlogsCallbackHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n";
static const char doc_checked_cuLogsRegisterCallback[] =
    "cuLogsRegisterCallback($module, /, callbackFunc, userData=None)\n"
    "--\n\n"
    "cuLogsRegisterCallback(callbackFunc, userData=None)\n\n"
    "CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData, CUlogsCallback"
    "Handle *callback_out)\n\n"
    "Parameters\n"
    "    callbackFunc : callable, CUlogsCallback, int (address of a C function) or None\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    callback_out : CUlogsCallbackHandle\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n";
static const char doc_cuLogsUnregisterCallback[] =
    "cuLogsUnregisterCallback($module, /, callback)\n"
    "--\n\n"
    "cuLogsUnregisterCallback(callback)\n\n"
    "CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)\n\n"
    "Parameters\n"
    "    callback : CUlogsCallbackHandle, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n";
static const char doc_cuLogsCurrent[] =
    "cuLogsCurrent($module, /, flags)\n"
    "--\n\n"
    "cuLogsCurrent(flags)\n\n"
    "CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    iterator_out : CUlogIterator\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n";
static const char doc_checked_cuLogsCurrent[] =
    "cuLogsCurrent($module, /, flags=None)\n"
    "--\n\n"
    "cuLogsCurrent(flags=None)\n\n"
    "CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    iterator_out : CUlogIterator\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n";
static const char doc_cuLogsDumpToFile[] =
    "cuLogsDumpToFile($module, /, iterator, pathToFile, flags)\n"
    "--\n\n"
    "cuLogsDumpToFile(iterator, pathToFile, flags)\n\n"
    "CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int fla"
    "gs)\n\n"
    "Parameters\n"
    "    iterator : CUlogIterator or None; in and out\n"
    "    pathToFile : str or bytes\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    iterator : CUlogIterator\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n";
static const char doc_checked_cuLogsDumpToFile[] =
    "cuLogsDumpToFile($module, /, iterator, pathToFile, flags=None)\n"
    "--\n\n"
    "cuLogsDumpToFile(iterator, pathToFile, flags=None)\n\n"
    "CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int fla"
    "gs)\n\n"
    "Parameters\n"
    "    iterator : CUlogIterator or None; in and out\n"
    "    pathToFile : str or bytes\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    iterator : CUlogIterator\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n";
static const char doc_cuLogsDumpToMemory[] =
    "cuLogsDumpToMemory($module, /, iterator, buffer, size, flags)\n"
    "--\n\n"
    "cuLogsDumpToMemory(iterator, buffer, size, flags)\n\n"
    "CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned i"
    "nt flags)\n\n"
    "Parameters\n"
    "    iterator : CUlogIterator or None; in and out\n"
    "    buffer : bytearray or bytes to write to\n"
    "    size : int; in and out\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    iterator : CUlogIterator\n"
    "    size : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n";
static const char doc_checked_cuLogsDumpToMemory[] =
    "cuLogsDumpToMemory($module, /, iterator, flags=None)\n"
    "--\n\n"
    "cuLogsDumpToMemory(iterator, flags=None)\n\n"
    "CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned i"
    "nt flags)\n\n"
    "Parameters\n"
    "    iterator : CUlogIterator or None; in and out\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    iterator : CUlogIterator\n"
    "    buffer : str\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Keeps the GIL while no host function can hold the call up. Since release 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n";
static const char doc_cuCheckpointProcessGetRestoreThreadId[] =
    "cuCheckpointProcessGetRestoreThreadId($module, /, pid)\n"
    "--\n\n"
    "cuCheckpointProcessGetRestoreThreadId(pid)\n\n"
    "CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    tid : int\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n";
static const char doc_cuCheckpointProcessGetState[] =
    "cuCheckpointProcessGetState($module, /, pid)\n"
    "--\n\n"
    "cuCheckpointProcessGetState(pid)\n\n"
    "CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    state : CUprocessState\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n";
static const char doc_cuCheckpointProcessLock[] =
    "cuCheckpointProcessLock($module, /, pid, args)\n"
    "--\n\n"
    "cuCheckpointProcessLock(pid, args)\n\n"
    "CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "    args : CUcheckpointLockArgs or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_NOT_READY\n"
    "Gives up the GIL. Since release 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n";
static const char doc_checked_cuCheckpointProcessLock[] =
    "cuCheckpointProcessLock($module, /, pid, args=None)\n"
    "--\n\n"
    "cuCheckpointProcessLock(pid, args=None)\n\n"
    "CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "    args : CUcheckpointLockArgs or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_NOT_READY\n"
    "Gives up the GIL. Since release 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n";
static const char doc_cuCheckpointProcessCheckpoint[] =
    "cuCheckpointProcessCheckpoint($module, /, pid, args)\n"
    "--\n\n"
    "cuCheckpointProcessCheckpoint(pid, args)\n\n"
    "CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "    args : CUcheckpointCheckpointArgs or None; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n";
static const char doc_checked_cuCheckpointProcessCheckpoint[] =
    "cuCheckpointProcessCheckpoint($module, /, pid, args=None)\n"
    "--\n\n"
    "cuCheckpointProcessCheckpoint(pid, args=None)\n\n"
    "CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "    args : CUcheckpointCheckpointArgs or None; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n";
static const char doc_cuCheckpointProcessRestore[] =
    "cuCheckpointProcessRestore($module, /, pid, args)\n"
    "--\n\n"
    "cuCheckpointProcessRestore(pid, args)\n\n"
    "CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "    args : CUcheckpointRestoreArgs or None; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n";
static const char doc_checked_cuCheckpointProcessRestore[] =
    "cuCheckpointProcessRestore($module, /, pid, args=None)\n"
    "--\n\n"
    "cuCheckpointProcessRestore(pid, args=None)\n\n"
    "CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "    args : CUcheckpointRestoreArgs or None; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n";
static const char doc_cuCheckpointOperationComplete[] =
    "cuCheckpointOperationComplete($module, /, handle)\n"
    "--\n\n"
    "cuCheckpointOperationComplete(handle)\n\n"
    "CUresult cuCheckpointOperationComplete(CUcheckpointOperationHandle handle)\n\n"
    "Parameters\n"
    "    handle : CUcheckpointOperationHandle, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n";
static const char doc_cuCheckpointProcessUnlock[] =
    "cuCheckpointProcessUnlock($module, /, pid, args)\n"
    "--\n\n"
    "cuCheckpointProcessUnlock(pid, args)\n\n"
    "CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "    args : CUcheckpointUnlockArgs or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n";
static const char doc_checked_cuCheckpointProcessUnlock[] =
    "cuCheckpointProcessUnlock($module, /, pid, args=None)\n"
    "--\n\n"
    "cuCheckpointProcessUnlock(pid, args=None)\n\n"
    "CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "    args : CUcheckpointUnlockArgs or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n"
    "Gives up the GIL. Since release 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n";
static const char doc_cuProfilerStart[] =
    "cuProfilerStart($module, /)\n"
    "--\n\n"
    "cuProfilerStart()\n\n"
    "CUresult cuProfilerStart(void)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PROFILER.html\n";
static const char doc_cuProfilerStop[] =
    "cuProfilerStop($module, /)\n"
    "--\n\n"
    "cuProfilerStop()\n\n"
    "CUresult cuProfilerStop(void)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PROFILER.html\n";
static const char doc_cuGraphicsEGLRegisterImage[] =
    "cuGraphicsEGLRegisterImage($module, /, image, flags)\n"
    "--\n\n"
    "cuGraphicsEGLRegisterImage(image, flags)\n\n"
    "CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image, u"
    "nsigned int flags)\n\n"
    "Parameters\n"
    "    image : EGLImageKHR, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pCudaResource : CUgraphicsResource\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n";
static const char doc_cuEGLStreamConsumerConnect[] =
    "cuEGLStreamConsumerConnect($module, /, stream)\n"
    "--\n\n"
    "cuEGLStreamConsumerConnect(stream)\n\n"
    "CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)\n\n"
    "Parameters\n"
    "    stream : EGLStreamKHR, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    conn : CUeglStreamConnection\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n";
static const char doc_cuEGLStreamConsumerConnectWithFlags[] =
    "cuEGLStreamConsumerConnectWithFlags($module, /, stream, flags)\n"
    "--\n\n"
    "cuEGLStreamConsumerConnectWithFlags(stream, flags)\n\n"
    "CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stre"
    "am, unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : EGLStreamKHR, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    conn : CUeglStreamConnection\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 8.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n";
static const char doc_cuEGLStreamConsumerDisconnect[] =
    "cuEGLStreamConsumerDisconnect($module, /, conn)\n"
    "--\n\n"
    "cuEGLStreamConsumerDisconnect(conn)\n\n"
    "CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)\n\n"
    "Parameters\n"
    "    conn : CUeglStreamConnection, int (address) or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n";
static const char doc_cuEGLStreamConsumerAcquireFrame[] =
    "cuEGLStreamConsumerAcquireFrame($module, /, conn, pCudaResource, pStream, timeout)\n"
    "--\n\n"
    "cuEGLStreamConsumerAcquireFrame(conn, pCudaResource, pStream, timeout)\n\n"
    "CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn, CUgraphicsResource *p"
    "CudaResource, CUstream *pStream, unsigned int timeout)\n\n"
    "Parameters\n"
    "    conn : CUeglStreamConnection, int (address) or None\n"
    "    pCudaResource : CUgraphicsResource, int (address) or None; in and out\n"
    "    pStream : CUstream, int (address) or None; in and out\n"
    "    timeout : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_LAUNCH_TIMEOUT\n"
    "Gives up the GIL. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n";
static const char doc_cuEGLStreamConsumerReleaseFrame[] =
    "cuEGLStreamConsumerReleaseFrame($module, /, conn, pCudaResource, pStream)\n"
    "--\n\n"
    "cuEGLStreamConsumerReleaseFrame(conn, pCudaResource, pStream)\n\n"
    "CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn, CUgraphicsResource pC"
    "udaResource, CUstream *pStream)\n\n"
    "Parameters\n"
    "    conn : CUeglStreamConnection, int (address) or None\n"
    "    pCudaResource : CUgraphicsResource, int or None\n"
    "    pStream : CUstream, int (address) or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n";
static const char doc_cuEGLStreamProducerConnect[] =
    "cuEGLStreamProducerConnect($module, /, stream, width, height)\n"
    "--\n\n"
    "cuEGLStreamProducerConnect(stream, width, height)\n\n"
    "CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream, EGLin"
    "t width, EGLint height)\n\n"
    "Parameters\n"
    "    stream : EGLStreamKHR, int or None\n"
    "    width, height : EGLint, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    conn : CUeglStreamConnection\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n";
static const char doc_cuEGLStreamProducerDisconnect[] =
    "cuEGLStreamProducerDisconnect($module, /, conn)\n"
    "--\n\n"
    "cuEGLStreamProducerDisconnect(conn)\n\n"
    "CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)\n\n"
    "Parameters\n"
    "    conn : CUeglStreamConnection, int (address) or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n";
static const char doc_cuEGLStreamProducerPresentFrame[] =
    "cuEGLStreamProducerPresentFrame($module, /, conn, eglframe, pStream)\n"
    "--\n\n"
    "cuEGLStreamProducerPresentFrame(conn, eglframe, pStream)\n\n"
    "CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe, "
    "CUstream *pStream)\n\n"
    "Parameters\n"
    "    conn : CUeglStreamConnection, int (address) or None\n"
    "    eglframe : CUeglFrame\n"
    "    pStream : CUstream, int (address) or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE\n"
    "Gives up the GIL. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n";
static const char doc_cuEGLStreamProducerReturnFrame[] =
    "cuEGLStreamProducerReturnFrame($module, /, conn, eglframe, pStream)\n"
    "--\n\n"
    "cuEGLStreamProducerReturnFrame(conn, eglframe, pStream)\n\n"
    "CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe, "
    "CUstream *pStream)\n\n"
    "Parameters\n"
    "    conn : CUeglStreamConnection, int (address) or None\n"
    "    eglframe : CUeglFrame or None; in and out\n"
    "    pStream : CUstream, int (address) or None; in and out\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_LAUNCH_TIMEOUT\n"
    "Gives up the GIL. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n";
static const char doc_cuGraphicsResourceGetMappedEglFrame[] =
    "cuGraphicsResourceGetMappedEglFrame($module, /, resource, index, mipLevel)\n"
    "--\n\n"
    "cuGraphicsResourceGetMappedEglFrame(resource, index, mipLevel)\n\n"
    "CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resou"
    "rce, unsigned int index, unsigned int mipLevel)\n\n"
    "Parameters\n"
    "    resource : CUgraphicsResource, int or None\n"
    "    index, mipLevel : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    eglFrame : CUeglFrame\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED\n"
    "Keeps the GIL while no host function can hold the call up. Since release 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n";
static const char doc_cuEventCreateFromEGLSync[] =
    "cuEventCreateFromEGLSync($module, /, eglSync, flags)\n"
    "--\n\n"
    "cuEventCreateFromEGLSync(eglSync, flags)\n\n"
    "CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)"
    "\n\n"
    "Parameters\n"
    "    eglSync : EGLSyncKHR, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    phEvent : CUevent\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 9.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n";
static const char doc_cuGraphicsGLRegisterBuffer[] =
    "cuGraphicsGLRegisterBuffer($module, /, buffer, Flags)\n"
    "--\n\n"
    "cuGraphicsGLRegisterBuffer(buffer, Flags)\n\n"
    "CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer, unsig"
    "ned int Flags)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pCudaResource : CUgraphicsResource\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_OPERATING_SYSTEM\n"
    "Gives up the GIL. Since release 3.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html\n";
static const char doc_cuGraphicsGLRegisterImage[] =
    "cuGraphicsGLRegisterImage($module, /, image, target, Flags)\n"
    "--\n\n"
    "cuGraphicsGLRegisterImage(image, target, Flags)\n\n"
    "CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum "
    "target, unsigned int Flags)\n\n"
    "Parameters\n"
    "    image : GLuint, int or None\n"
    "    target : GLenum, int or None\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pCudaResource : CUgraphicsResource\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_OPERATING_SYSTEM\n"
    "Gives up the GIL. Since release 3.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html\n";
static const char doc_cuGLGetDevices[] =
    "cuGLGetDevices($module, /, cudaDeviceCount, deviceList)\n"
    "--\n\n"
    "cuGLGetDevices(cudaDeviceCount, deviceList)\n\n"
    "CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned"
    " int cudaDeviceCount, CUGLDeviceList deviceList)\n\n"
    "Parameters\n"
    "    cudaDeviceCount : int\n"
    "    deviceList : CUGLDeviceList or int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pCudaDeviceCount : int\n"
    "    pCudaDevices : list[CUdevice]\n"
    "Fails with\n"
    "    CUDA_ERROR_NO_DEVICE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_GRAPHICS_CONTEXT, CUDA_ERROR_OPERATING_SYSTEM\n"
    "Gives up the GIL. Since release 6.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html\n";
static const char doc_cuGLCtxCreate[] =
    "cuGLCtxCreate($module, /, Flags, device)\n"
    "--\n\n"
    "cuGLCtxCreate(Flags, device)\n\n"
    "CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)\n\n"
    "Parameters\n"
    "    Flags : int\n"
    "    device : CUdevice, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pCtx : CUcontext\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 3.2. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n";
static const char doc_cuGLInit[] =
    "cuGLInit($module, /)\n"
    "--\n\n"
    "cuGLInit()\n\n"
    "CUresult cuGLInit(void)\n\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_UNKNOWN\n"
    "Gives up the GIL. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n";
static const char doc_cuGLRegisterBufferObject[] =
    "cuGLRegisterBufferObject($module, /, buffer)\n"
    "--\n\n"
    "cuGLRegisterBufferObject(buffer)\n\n"
    "CUresult cuGLRegisterBufferObject(GLuint buffer)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_ALREADY_MAPPED\n"
    "Gives up the GIL. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n";
static const char doc_cuGLMapBufferObject[] =
    "cuGLMapBufferObject($module, /, buffer)\n"
    "--\n\n"
    "cuGLMapBufferObject(buffer)\n\n"
    "CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dptr : CUdeviceptr\n"
    "    size : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_MAP_FAILED\n"
    "Gives up the GIL. Since release 3.2. Deprecated.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuGLMapBufferObject_v2_ptds.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n";
static const char doc_cuGLUnmapBufferObject[] =
    "cuGLUnmapBufferObject($module, /, buffer)\n"
    "--\n\n"
    "cuGLUnmapBufferObject(buffer)\n\n"
    "CUresult cuGLUnmapBufferObject(GLuint buffer)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n";
static const char doc_cuGLUnregisterBufferObject[] =
    "cuGLUnregisterBufferObject($module, /, buffer)\n"
    "--\n\n"
    "cuGLUnregisterBufferObject(buffer)\n\n"
    "CUresult cuGLUnregisterBufferObject(GLuint buffer)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n";
static const char doc_cuGLSetBufferObjectMapFlags[] =
    "cuGLSetBufferObjectMapFlags($module, /, buffer, Flags)\n"
    "--\n\n"
    "cuGLSetBufferObjectMapFlags(buffer, Flags)\n\n"
    "CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None\n"
    "    Flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED,\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 2.3. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n";
static const char doc_cuGLMapBufferObjectAsync[] =
    "cuGLMapBufferObjectAsync($module, /, buffer, hStream)\n"
    "--\n\n"
    "cuGLMapBufferObjectAsync(buffer, hStream)\n\n"
    "CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstre"
    "am hStream)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    dptr : CUdeviceptr\n"
    "    size : int\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_MAP_FAILED\n"
    "Gives up the GIL. Since release 3.2. Deprecated.\n"
    "With CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1 it is cuGLMapBufferObjectAsync_v2_ptsz.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n";
static const char doc_cuGLUnmapBufferObjectAsync[] =
    "cuGLUnmapBufferObjectAsync($module, /, buffer, hStream)\n"
    "--\n\n"
    "cuGLUnmapBufferObjectAsync(buffer, hStream)\n\n"
    "CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None\n"
    "    hStream : CUstream, int or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 2.3. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n";
static const char doc_cuVDPAUGetDevice[] =
    "cuVDPAUGetDevice($module, /, vdpDevice, vdpGetProcAddress)\n"
    "--\n\n"
    "cuVDPAUGetDevice(vdpDevice, vdpGetProcAddress)\n\n"
    "CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice, int (*vdpGetProcAddress)("
    "VdpDevice, uint32_t, void **))\n\n"
    "Parameters\n"
    "    vdpDevice : VdpDevice, int or None\n"
    "    vdpGetProcAddress : int (address), buffer or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pDevice : CUdevice\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n"
    "Gives up the GIL. Since release 3.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html\n";
static const char doc_cuVDPAUCtxCreate[] =
    "cuVDPAUCtxCreate($module, /, flags, device, vdpDevice, vdpGetProcAddress)\n"
    "--\n\n"
    "cuVDPAUCtxCreate(flags, device, vdpDevice, vdpGetProcAddress)\n\n"
    "CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevic"
    "e vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))\n\n"
    "Parameters\n"
    "    flags : int\n"
    "    device : CUdevice, int or None\n"
    "    vdpDevice : VdpDevice, int or None\n"
    "    vdpGetProcAddress : int (address), buffer or None\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pCtx : CUcontext\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n"
    "Gives up the GIL. Since release 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html\n";
static const char doc_cuGraphicsVDPAURegisterVideoSurface[] =
    "cuGraphicsVDPAURegisterVideoSurface($module, /, vdpSurface, flags)\n"
    "--\n\n"
    "cuGraphicsVDPAURegisterVideoSurface(vdpSurface, flags)\n\n"
    "CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource, VdpVideoSur"
    "face vdpSurface, unsigned int flags)\n\n"
    "Parameters\n"
    "    vdpSurface : VdpVideoSurface, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pCudaResource : CUgraphicsResource\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 3.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html\n";
static const char doc_cuGraphicsVDPAURegisterOutputSurface[] =
    "cuGraphicsVDPAURegisterOutputSurface($module, /, vdpSurface, flags)\n"
    "--\n\n"
    "cuGraphicsVDPAURegisterOutputSurface(vdpSurface, flags)\n\n"
    "CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource, VdpOutputS"
    "urface vdpSurface, unsigned int flags)\n\n"
    "Parameters\n"
    "    vdpSurface : VdpOutputSurface, int or None\n"
    "    flags : int\n"
    "Returns\n"
    "    CUresult (the checked form raises instead)\n"
    "    pCudaResource : CUgraphicsResource\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT\n"
    "Gives up the GIL. Since release 3.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html\n";

PyMethodDef driver_methods[] = {
    METHOD(cuGetErrorString, doc_cuGetErrorString),
    METHOD(cuGetErrorName, doc_cuGetErrorName),
    METHOD(cuInit, doc_cuInit),
    METHOD(cuDriverGetVersion, doc_cuDriverGetVersion),
    METHOD(cuDeviceGet, doc_cuDeviceGet),
    METHOD(cuDeviceGetCount, doc_cuDeviceGetCount),
    METHOD(cuDeviceGetName, doc_cuDeviceGetName),
    METHOD(cuDeviceGetUuid, doc_cuDeviceGetUuid),
    METHOD(cuDeviceGetLuid, doc_cuDeviceGetLuid),
    METHOD(cuDeviceTotalMem, doc_cuDeviceTotalMem),
    METHOD(cuDeviceGetTexture1DLinearMaxWidth, doc_cuDeviceGetTexture1DLinearMaxWidth),
    METHOD(cuDeviceGetAttribute, doc_cuDeviceGetAttribute),
    METHOD(cuDeviceGetHostAtomicCapabilities, doc_cuDeviceGetHostAtomicCapabilities),
    METHOD(cuDeviceGetNvSciSyncAttributes, doc_cuDeviceGetNvSciSyncAttributes),
    METHOD(cuDeviceSetMemPool, doc_cuDeviceSetMemPool),
    METHOD(cuDeviceGetMemPool, doc_cuDeviceGetMemPool),
    METHOD(cuDeviceGetDefaultMemPool, doc_cuDeviceGetDefaultMemPool),
    METHOD(cuDeviceGetExecAffinitySupport, doc_cuDeviceGetExecAffinitySupport),
    METHOD(cuFlushGPUDirectRDMAWrites, doc_cuFlushGPUDirectRDMAWrites),
    METHOD(cuDeviceGetProperties, doc_cuDeviceGetProperties),
    METHOD(cuDeviceComputeCapability, doc_cuDeviceComputeCapability),
    METHOD(cuDevicePrimaryCtxRetain, doc_cuDevicePrimaryCtxRetain),
    METHOD(cuDevicePrimaryCtxRelease, doc_cuDevicePrimaryCtxRelease),
    METHOD(cuDevicePrimaryCtxSetFlags, doc_cuDevicePrimaryCtxSetFlags),
    METHOD(cuDevicePrimaryCtxGetState, doc_cuDevicePrimaryCtxGetState),
    METHOD(cuDevicePrimaryCtxReset, doc_cuDevicePrimaryCtxReset),
    METHOD(cuCtxCreate, doc_cuCtxCreate),
    METHOD(cuCtxDestroy, doc_cuCtxDestroy),
    METHOD(cuCtxPushCurrent, doc_cuCtxPushCurrent),
    METHOD(cuCtxPopCurrent, doc_cuCtxPopCurrent),
    METHOD(cuCtxSetCurrent, doc_cuCtxSetCurrent),
    METHOD(cuCtxGetCurrent, doc_cuCtxGetCurrent),
    METHOD(cuCtxGetDevice, doc_cuCtxGetDevice),
    METHOD(cuCtxGetDevice_v2, doc_cuCtxGetDevice_v2),
    METHOD(cuCtxGetFlags, doc_cuCtxGetFlags),
    METHOD(cuCtxSetFlags, doc_cuCtxSetFlags),
    METHOD(cuCtxGetId, doc_cuCtxGetId),
    METHOD(cuCtxSynchronize, doc_cuCtxSynchronize),
    METHOD(cuCtxSynchronize_v2, doc_cuCtxSynchronize_v2),
    METHOD(cuCtxSetLimit, doc_cuCtxSetLimit),
    METHOD(cuCtxGetLimit, doc_cuCtxGetLimit),
    METHOD(cuCtxGetCacheConfig, doc_cuCtxGetCacheConfig),
    METHOD(cuCtxSetCacheConfig, doc_cuCtxSetCacheConfig),
    METHOD(cuCtxGetApiVersion, doc_cuCtxGetApiVersion),
    METHOD(cuCtxGetStreamPriorityRange, doc_cuCtxGetStreamPriorityRange),
    METHOD(cuCtxResetPersistingL2Cache, doc_cuCtxResetPersistingL2Cache),
    METHOD(cuCtxGetExecAffinity, doc_cuCtxGetExecAffinity),
    METHOD(cuCtxRecordEvent, doc_cuCtxRecordEvent),
    METHOD(cuCtxWaitEvent, doc_cuCtxWaitEvent),
    METHOD(cuCtxAttach, doc_cuCtxAttach),
    METHOD(cuCtxDetach, doc_cuCtxDetach),
    METHOD(cuCtxGetSharedMemConfig, doc_cuCtxGetSharedMemConfig),
    METHOD(cuCtxSetSharedMemConfig, doc_cuCtxSetSharedMemConfig),
    METHOD(cuModuleLoad, doc_cuModuleLoad),
    METHOD(cuModuleLoadData, doc_cuModuleLoadData),
    METHOD(cuModuleLoadDataEx, doc_cuModuleLoadDataEx),
    METHOD(cuModuleLoadFatBinary, doc_cuModuleLoadFatBinary),
    METHOD(cuModuleUnload, doc_cuModuleUnload),
    METHOD(cuModuleGetLoadingMode, doc_cuModuleGetLoadingMode),
    METHOD(cuModuleGetFunction, doc_cuModuleGetFunction),
    METHOD(cuModuleGetFunctionCount, doc_cuModuleGetFunctionCount),
    METHOD(cuModuleEnumerateFunctions, doc_cuModuleEnumerateFunctions),
    METHOD(cuModuleGetGlobal, doc_cuModuleGetGlobal),
    METHOD(cuLinkCreate, doc_cuLinkCreate),
    METHOD(cuLinkAddData, doc_cuLinkAddData),
    METHOD(cuLinkAddFile, doc_cuLinkAddFile),
    METHOD(cuLinkComplete, doc_cuLinkComplete),
    METHOD(cuLinkDestroy, doc_cuLinkDestroy),
    METHOD(cuModuleGetTexRef, doc_cuModuleGetTexRef),
    METHOD(cuModuleGetSurfRef, doc_cuModuleGetSurfRef),
    METHOD(cuLibraryLoadData, doc_cuLibraryLoadData),
    METHOD(cuLibraryLoadFromFile, doc_cuLibraryLoadFromFile),
    METHOD(cuLibraryUnload, doc_cuLibraryUnload),
    METHOD(cuLibraryGetKernel, doc_cuLibraryGetKernel),
    METHOD(cuLibraryGetKernelCount, doc_cuLibraryGetKernelCount),
    METHOD(cuLibraryEnumerateKernels, doc_cuLibraryEnumerateKernels),
    METHOD(cuLibraryGetModule, doc_cuLibraryGetModule),
    METHOD(cuKernelGetFunction, doc_cuKernelGetFunction),
    METHOD(cuKernelGetLibrary, doc_cuKernelGetLibrary),
    METHOD(cuLibraryGetGlobal, doc_cuLibraryGetGlobal),
    METHOD(cuLibraryGetManaged, doc_cuLibraryGetManaged),
    METHOD(cuLibraryGetUnifiedFunction, doc_cuLibraryGetUnifiedFunction),
    METHOD(cuKernelGetAttribute, doc_cuKernelGetAttribute),
    METHOD(cuKernelSetAttribute, doc_cuKernelSetAttribute),
    METHOD(cuKernelSetCacheConfig, doc_cuKernelSetCacheConfig),
    METHOD(cuKernelGetName, doc_cuKernelGetName),
    METHOD(cuKernelGetParamInfo, doc_cuKernelGetParamInfo),
    METHOD(cuKernelGetParamCount, doc_cuKernelGetParamCount),
    METHOD(cuMemGetInfo, doc_cuMemGetInfo),
    METHOD(cuMemAlloc, doc_cuMemAlloc),
    METHOD(cuMemAllocPitch, doc_cuMemAllocPitch),
    METHOD(cuMemFree, doc_cuMemFree),
    METHOD(cuMemGetAddressRange, doc_cuMemGetAddressRange),
    METHOD(cuMemAllocHost, doc_cuMemAllocHost),
    METHOD(cuMemFreeHost, doc_cuMemFreeHost),
    METHOD(cuMemHostAlloc, doc_cuMemHostAlloc),
    METHOD(cuMemHostGetDevicePointer, doc_cuMemHostGetDevicePointer),
    METHOD(cuMemHostGetFlags, doc_cuMemHostGetFlags),
    METHOD(cuMemAllocManaged, doc_cuMemAllocManaged),
    METHOD(cuDeviceRegisterAsyncNotification, doc_cuDeviceRegisterAsyncNotification),
    METHOD(cuDeviceUnregisterAsyncNotification, doc_cuDeviceUnregisterAsyncNotification),
    METHOD(cuDeviceGetByPCIBusId, doc_cuDeviceGetByPCIBusId),
    METHOD(cuDeviceGetPCIBusId, doc_cuDeviceGetPCIBusId),
    METHOD(cuIpcGetEventHandle, doc_cuIpcGetEventHandle),
    METHOD(cuIpcOpenEventHandle, doc_cuIpcOpenEventHandle),
    METHOD(cuIpcGetMemHandle, doc_cuIpcGetMemHandle),
    METHOD(cuIpcOpenMemHandle, doc_cuIpcOpenMemHandle),
    METHOD(cuIpcCloseMemHandle, doc_cuIpcCloseMemHandle),
    METHOD(cuMemHostRegister, doc_cuMemHostRegister),
    METHOD(cuMemHostUnregister, doc_cuMemHostUnregister),
    METHOD(cuMemcpy, doc_cuMemcpy),
    METHOD(cuMemcpyPeer, doc_cuMemcpyPeer),
    METHOD(cuMemcpyHtoD, doc_cuMemcpyHtoD),
    METHOD(cuMemcpyDtoH, doc_cuMemcpyDtoH),
    METHOD(cuMemcpyDtoD, doc_cuMemcpyDtoD),
    METHOD(cuMemcpyDtoA, doc_cuMemcpyDtoA),
    METHOD(cuMemcpyAtoD, doc_cuMemcpyAtoD),
    METHOD(cuMemcpyHtoA, doc_cuMemcpyHtoA),
    METHOD(cuMemcpyAtoH, doc_cuMemcpyAtoH),
    METHOD(cuMemcpyAtoA, doc_cuMemcpyAtoA),
    METHOD(cuMemcpy2D, doc_cuMemcpy2D),
    METHOD(cuMemcpy2DUnaligned, doc_cuMemcpy2DUnaligned),
    METHOD(cuMemcpy3D, doc_cuMemcpy3D),
    METHOD(cuMemcpy3DPeer, doc_cuMemcpy3DPeer),
    METHOD(cuMemcpyAsync, doc_cuMemcpyAsync),
    METHOD(cuMemcpyPeerAsync, doc_cuMemcpyPeerAsync),
    METHOD(cuMemcpyHtoDAsync, doc_cuMemcpyHtoDAsync),
    METHOD(cuMemcpyDtoHAsync, doc_cuMemcpyDtoHAsync),
    METHOD(cuMemcpyDtoDAsync, doc_cuMemcpyDtoDAsync),
    METHOD(cuMemcpyHtoAAsync, doc_cuMemcpyHtoAAsync),
    METHOD(cuMemcpyAtoHAsync, doc_cuMemcpyAtoHAsync),
    METHOD(cuMemcpy2DAsync, doc_cuMemcpy2DAsync),
    METHOD(cuMemcpy3DAsync, doc_cuMemcpy3DAsync),
    METHOD(cuMemcpy3DPeerAsync, doc_cuMemcpy3DPeerAsync),
    METHOD(cuMemcpyBatchAsync, doc_cuMemcpyBatchAsync),
    METHOD(cuMemcpy3DBatchAsync, doc_cuMemcpy3DBatchAsync),
    METHOD(cuMemcpyWithAttributesAsync, doc_cuMemcpyWithAttributesAsync),
    METHOD(cuMemcpy3DWithAttributesAsync, doc_cuMemcpy3DWithAttributesAsync),
    METHOD(cuMemsetD8, doc_cuMemsetD8),
    METHOD(cuMemsetD16, doc_cuMemsetD16),
    METHOD(cuMemsetD32, doc_cuMemsetD32),
    METHOD(cuMemsetD2D8, doc_cuMemsetD2D8),
    METHOD(cuMemsetD2D16, doc_cuMemsetD2D16),
    METHOD(cuMemsetD2D32, doc_cuMemsetD2D32),
    METHOD(cuMemsetD8Async, doc_cuMemsetD8Async),
    METHOD(cuMemsetD16Async, doc_cuMemsetD16Async),
    METHOD(cuMemsetD32Async, doc_cuMemsetD32Async),
    METHOD(cuMemsetD2D8Async, doc_cuMemsetD2D8Async),
    METHOD(cuMemsetD2D16Async, doc_cuMemsetD2D16Async),
    METHOD(cuMemsetD2D32Async, doc_cuMemsetD2D32Async),
    METHOD(cuArrayCreate, doc_cuArrayCreate),
    METHOD(cuArrayGetDescriptor, doc_cuArrayGetDescriptor),
    METHOD(cuArrayGetSparseProperties, doc_cuArrayGetSparseProperties),
    METHOD(cuMipmappedArrayGetSparseProperties, doc_cuMipmappedArrayGetSparseProperties),
    METHOD(cuArrayGetMemoryRequirements, doc_cuArrayGetMemoryRequirements),
    METHOD(cuMipmappedArrayGetMemoryRequirements, doc_cuMipmappedArrayGetMemoryRequirements),
    METHOD(cuArrayGetPlane, doc_cuArrayGetPlane),
    METHOD(cuArrayDestroy, doc_cuArrayDestroy),
    METHOD(cuArray3DCreate, doc_cuArray3DCreate),
    METHOD(cuArray3DGetDescriptor, doc_cuArray3DGetDescriptor),
    METHOD(cuMipmappedArrayCreate, doc_cuMipmappedArrayCreate),
    METHOD(cuMipmappedArrayGetLevel, doc_cuMipmappedArrayGetLevel),
    METHOD(cuMipmappedArrayDestroy, doc_cuMipmappedArrayDestroy),
    METHOD(cuMemGetHandleForAddressRange, doc_cuMemGetHandleForAddressRange),
    METHOD(cuMemBatchDecompressAsync, doc_cuMemBatchDecompressAsync),
    METHOD(cuMemAddressReserve, doc_cuMemAddressReserve),
    METHOD(cuMemAddressFree, doc_cuMemAddressFree),
    METHOD(cuMemCreate, doc_cuMemCreate),
    METHOD(cuMemRelease, doc_cuMemRelease),
    METHOD(cuMemMap, doc_cuMemMap),
    METHOD(cuMemMapArrayAsync, doc_cuMemMapArrayAsync),
    METHOD(cuMemUnmap, doc_cuMemUnmap),
    METHOD(cuMemSetAccess, doc_cuMemSetAccess),
    METHOD(cuMemGetAccess, doc_cuMemGetAccess),
    METHOD(cuMemExportToShareableHandle, doc_cuMemExportToShareableHandle),
    METHOD(cuMemImportFromShareableHandle, doc_cuMemImportFromShareableHandle),
    METHOD(cuMemGetAllocationGranularity, doc_cuMemGetAllocationGranularity),
    METHOD(cuMemGetAllocationPropertiesFromHandle, doc_cuMemGetAllocationPropertiesFromHandle),
    METHOD(cuMemRetainAllocationHandle, doc_cuMemRetainAllocationHandle),
    METHOD(cuMemFreeAsync, doc_cuMemFreeAsync),
    METHOD(cuMemAllocAsync, doc_cuMemAllocAsync),
    METHOD(cuMemPoolTrimTo, doc_cuMemPoolTrimTo),
    METHOD(cuMemPoolSetAttribute, doc_cuMemPoolSetAttribute),
    METHOD(cuMemPoolGetAttribute, doc_cuMemPoolGetAttribute),
    METHOD(cuMemPoolSetAccess, doc_cuMemPoolSetAccess),
    METHOD(cuMemPoolGetAccess, doc_cuMemPoolGetAccess),
    METHOD(cuMemPoolCreate, doc_cuMemPoolCreate),
    METHOD(cuMemPoolDestroy, doc_cuMemPoolDestroy),
    METHOD(cuMemGetDefaultMemPool, doc_cuMemGetDefaultMemPool),
    METHOD(cuMemGetMemPool, doc_cuMemGetMemPool),
    METHOD(cuMemSetMemPool, doc_cuMemSetMemPool),
    METHOD(cuMemAllocFromPoolAsync, doc_cuMemAllocFromPoolAsync),
    METHOD(cuMemPoolExportToShareableHandle, doc_cuMemPoolExportToShareableHandle),
    METHOD(cuMemPoolImportFromShareableHandle, doc_cuMemPoolImportFromShareableHandle),
    METHOD(cuMemPoolExportPointer, doc_cuMemPoolExportPointer),
    METHOD(cuMemPoolImportPointer, doc_cuMemPoolImportPointer),
    METHOD(cuMulticastCreate, doc_cuMulticastCreate),
    METHOD(cuMulticastAddDevice, doc_cuMulticastAddDevice),
    METHOD(cuMulticastBindMem, doc_cuMulticastBindMem),
    METHOD(cuMulticastBindMem_v2, doc_cuMulticastBindMem_v2),
    METHOD(cuMulticastBindAddr, doc_cuMulticastBindAddr),
    METHOD(cuMulticastBindAddr_v2, doc_cuMulticastBindAddr_v2),
    METHOD(cuMulticastUnbind, doc_cuMulticastUnbind),
    METHOD(cuMulticastGetGranularity, doc_cuMulticastGetGranularity),
    METHOD(cuDeviceGetFabricClusterUuid, doc_cuDeviceGetFabricClusterUuid),
    METHOD(cuDeviceGetCliqueCount, doc_cuDeviceGetCliqueCount),
    METHOD(cuDeviceGetCliqueInfo, doc_cuDeviceGetCliqueInfo),
    METHOD(cuLogicalEndpointIdReserve, doc_cuLogicalEndpointIdReserve),
    METHOD(cuLogicalEndpointIdRelease, doc_cuLogicalEndpointIdRelease),
    METHOD(cuLogicalEndpointCreate, doc_cuLogicalEndpointCreate),
    METHOD(cuLogicalEndpointAddDevice, doc_cuLogicalEndpointAddDevice),
    METHOD(cuLogicalEndpointDestroy, doc_cuLogicalEndpointDestroy),
    METHOD(cuLogicalEndpointBindAddr, doc_cuLogicalEndpointBindAddr),
    METHOD(cuLogicalEndpointBindMem, doc_cuLogicalEndpointBindMem),
    METHOD(cuLogicalEndpointUnbind, doc_cuLogicalEndpointUnbind),
    METHOD(cuLogicalEndpointExport, doc_cuLogicalEndpointExport),
    METHOD(cuLogicalEndpointImport, doc_cuLogicalEndpointImport),
    METHOD(cuLogicalEndpointGetLimits, doc_cuLogicalEndpointGetLimits),
    METHOD(cuLogicalEndpointQuery, doc_cuLogicalEndpointQuery),
    METHOD(cuFabricCpyBatchAsync, doc_cuFabricCpyBatchAsync),
    METHOD(cuPointerGetAttribute, doc_cuPointerGetAttribute),
    METHOD(cuMemPrefetchAsync, doc_cuMemPrefetchAsync),
    METHOD(cuMemAdvise, doc_cuMemAdvise),
    METHOD(cuMemPrefetchBatchAsync, doc_cuMemPrefetchBatchAsync),
    METHOD(cuMemDiscardBatchAsync, doc_cuMemDiscardBatchAsync),
    METHOD(cuMemDiscardAndPrefetchBatchAsync, doc_cuMemDiscardAndPrefetchBatchAsync),
    METHOD(cuMemGetLocationInfo, doc_cuMemGetLocationInfo),
    METHOD(cuMemRangeGetAttribute, doc_cuMemRangeGetAttribute),
    METHOD(cuMemRangeGetAttributes, doc_cuMemRangeGetAttributes),
    METHOD(cuPointerSetAttribute, doc_cuPointerSetAttribute),
    METHOD(cuPointerGetAttributes, doc_cuPointerGetAttributes),
    METHOD(cuStreamCreate, doc_cuStreamCreate),
    METHOD(cuStreamCreateWithPriority, doc_cuStreamCreateWithPriority),
    METHOD(cuStreamBeginCaptureToCig, doc_cuStreamBeginCaptureToCig),
    METHOD(cuStreamEndCaptureToCig, doc_cuStreamEndCaptureToCig),
    METHOD(cuStreamGetPriority, doc_cuStreamGetPriority),
    METHOD(cuStreamGetDevice, doc_cuStreamGetDevice),
    METHOD(cuStreamGetFlags, doc_cuStreamGetFlags),
    METHOD(cuStreamGetId, doc_cuStreamGetId),
    METHOD(cuStreamGetCtx, doc_cuStreamGetCtx),
    METHOD(cuStreamGetCtx_v2, doc_cuStreamGetCtx_v2),
    METHOD(cuStreamWaitEvent, doc_cuStreamWaitEvent),
    METHOD(cuStreamAddCallback, doc_cuStreamAddCallback),
    METHOD(cuStreamBeginCapture, doc_cuStreamBeginCapture),
    METHOD(cuStreamBeginRecaptureToGraph, doc_cuStreamBeginRecaptureToGraph),
    METHOD(cuStreamBeginCaptureToGraph, doc_cuStreamBeginCaptureToGraph),
    METHOD(cuThreadExchangeStreamCaptureMode, doc_cuThreadExchangeStreamCaptureMode),
    METHOD(cuStreamEndCapture, doc_cuStreamEndCapture),
    METHOD(cuStreamIsCapturing, doc_cuStreamIsCapturing),
    METHOD(cuStreamGetCaptureInfo, doc_cuStreamGetCaptureInfo),
    METHOD(cuStreamUpdateCaptureDependencies, doc_cuStreamUpdateCaptureDependencies),
    METHOD(cuStreamAttachMemAsync, doc_cuStreamAttachMemAsync),
    METHOD(cuStreamQuery, doc_cuStreamQuery),
    METHOD(cuStreamSynchronize, doc_cuStreamSynchronize),
    METHOD(cuStreamDestroy, doc_cuStreamDestroy),
    METHOD(cuStreamCopyAttributes, doc_cuStreamCopyAttributes),
    METHOD(cuStreamGetAttribute, doc_cuStreamGetAttribute),
    METHOD(cuStreamSetAttribute, doc_cuStreamSetAttribute),
    METHOD(cuEventCreate, doc_cuEventCreate),
    METHOD(cuEventRecord, doc_cuEventRecord),
    METHOD(cuEventRecordWithFlags, doc_cuEventRecordWithFlags),
    METHOD(cuEventQuery, doc_cuEventQuery),
    METHOD(cuEventSynchronize, doc_cuEventSynchronize),
    METHOD(cuEventDestroy, doc_cuEventDestroy),
    METHOD(cuEventElapsedTime, doc_cuEventElapsedTime),
    METHOD(cuImportExternalMemory, doc_cuImportExternalMemory),
    METHOD(cuExternalMemoryGetMappedBuffer, doc_cuExternalMemoryGetMappedBuffer),
    METHOD(cuExternalMemoryGetMappedMipmappedArray, doc_cuExternalMemoryGetMappedMipmappedArray),
    METHOD(cuDestroyExternalMemory, doc_cuDestroyExternalMemory),
    METHOD(cuImportExternalSemaphore, doc_cuImportExternalSemaphore),
    METHOD(cuSignalExternalSemaphoresAsync, doc_cuSignalExternalSemaphoresAsync),
    METHOD(cuWaitExternalSemaphoresAsync, doc_cuWaitExternalSemaphoresAsync),
    METHOD(cuDestroyExternalSemaphore, doc_cuDestroyExternalSemaphore),
    METHOD(cuStreamWaitValue32, doc_cuStreamWaitValue32),
    METHOD(cuStreamWaitValue64, doc_cuStreamWaitValue64),
    METHOD(cuStreamWriteValue32, doc_cuStreamWriteValue32),
    METHOD(cuStreamWriteValue64, doc_cuStreamWriteValue64),
    METHOD(cuStreamBatchMemOp, doc_cuStreamBatchMemOp),
    METHOD(cuFuncGetAttribute, doc_cuFuncGetAttribute),
    METHOD(cuFuncSetAttribute, doc_cuFuncSetAttribute),
    METHOD(cuFuncSetCacheConfig, doc_cuFuncSetCacheConfig),
    METHOD(cuFuncGetModule, doc_cuFuncGetModule),
    METHOD(cuFuncGetName, doc_cuFuncGetName),
    METHOD(cuFuncGetParamInfo, doc_cuFuncGetParamInfo),
    METHOD(cuFuncGetParamCount, doc_cuFuncGetParamCount),
    METHOD(cuFuncIsLoaded, doc_cuFuncIsLoaded),
    METHOD(cuFuncLoad, doc_cuFuncLoad),
    METHOD(cuLaunchKernel, doc_cuLaunchKernel),
    METHOD(cuLaunchKernelEx, doc_cuLaunchKernelEx),
    METHOD(cuLaunchCooperativeKernel, doc_cuLaunchCooperativeKernel),
    METHOD(cuLaunchHostFunc, doc_cuLaunchHostFunc),
    METHOD(cuLaunchHostFunc_v2, doc_cuLaunchHostFunc_v2),
    METHOD(cuFuncSetBlockShape, doc_cuFuncSetBlockShape),
    METHOD(cuFuncSetSharedSize, doc_cuFuncSetSharedSize),
    METHOD(cuParamSetSize, doc_cuParamSetSize),
    METHOD(cuParamSeti, doc_cuParamSeti),
    METHOD(cuParamSetf, doc_cuParamSetf),
    METHOD(cuParamSetv, doc_cuParamSetv),
    METHOD(cuLaunch, doc_cuLaunch),
    METHOD(cuLaunchGrid, doc_cuLaunchGrid),
    METHOD(cuLaunchGridAsync, doc_cuLaunchGridAsync),
    METHOD(cuLaunchCooperativeKernelMultiDevice, doc_cuLaunchCooperativeKernelMultiDevice),
    METHOD(cuParamSetTexRef, doc_cuParamSetTexRef),
    METHOD(cuFuncSetSharedMemConfig, doc_cuFuncSetSharedMemConfig),
    METHOD(cuGraphCreate, doc_cuGraphCreate),
    METHOD(cuGraphAddKernelNode, doc_cuGraphAddKernelNode),
    METHOD(cuGraphKernelNodeGetParams, doc_cuGraphKernelNodeGetParams),
    METHOD(cuGraphKernelNodeSetParams, doc_cuGraphKernelNodeSetParams),
    METHOD(cuGraphAddMemcpyNode, doc_cuGraphAddMemcpyNode),
    METHOD(cuGraphMemcpyNodeGetParams, doc_cuGraphMemcpyNodeGetParams),
    METHOD(cuGraphMemcpyNodeSetParams, doc_cuGraphMemcpyNodeSetParams),
    METHOD(cuGraphAddMemsetNode, doc_cuGraphAddMemsetNode),
    METHOD(cuGraphMemsetNodeGetParams, doc_cuGraphMemsetNodeGetParams),
    METHOD(cuGraphMemsetNodeSetParams, doc_cuGraphMemsetNodeSetParams),
    METHOD(cuGraphAddHostNode, doc_cuGraphAddHostNode),
    METHOD(cuGraphHostNodeGetParams, doc_cuGraphHostNodeGetParams),
    METHOD(cuGraphHostNodeSetParams, doc_cuGraphHostNodeSetParams),
    METHOD(cuGraphAddChildGraphNode, doc_cuGraphAddChildGraphNode),
    METHOD(cuGraphChildGraphNodeGetGraph, doc_cuGraphChildGraphNodeGetGraph),
    METHOD(cuGraphAddEmptyNode, doc_cuGraphAddEmptyNode),
    METHOD(cuGraphAddEventRecordNode, doc_cuGraphAddEventRecordNode),
    METHOD(cuGraphEventRecordNodeGetEvent, doc_cuGraphEventRecordNodeGetEvent),
    METHOD(cuGraphEventRecordNodeSetEvent, doc_cuGraphEventRecordNodeSetEvent),
    METHOD(cuGraphAddEventWaitNode, doc_cuGraphAddEventWaitNode),
    METHOD(cuGraphEventWaitNodeGetEvent, doc_cuGraphEventWaitNodeGetEvent),
    METHOD(cuGraphEventWaitNodeSetEvent, doc_cuGraphEventWaitNodeSetEvent),
    METHOD(cuGraphAddExternalSemaphoresSignalNode, doc_cuGraphAddExternalSemaphoresSignalNode),
    METHOD(cuGraphExternalSemaphoresSignalNodeGetParams,
        doc_cuGraphExternalSemaphoresSignalNodeGetParams),
    METHOD(cuGraphExternalSemaphoresSignalNodeSetParams,
        doc_cuGraphExternalSemaphoresSignalNodeSetParams),
    METHOD(cuGraphAddExternalSemaphoresWaitNode, doc_cuGraphAddExternalSemaphoresWaitNode),
    METHOD(cuGraphExternalSemaphoresWaitNodeGetParams,
        doc_cuGraphExternalSemaphoresWaitNodeGetParams),
    METHOD(cuGraphExternalSemaphoresWaitNodeSetParams,
        doc_cuGraphExternalSemaphoresWaitNodeSetParams),
    METHOD(cuGraphAddBatchMemOpNode, doc_cuGraphAddBatchMemOpNode),
    METHOD(cuGraphBatchMemOpNodeGetParams, doc_cuGraphBatchMemOpNodeGetParams),
    METHOD(cuGraphBatchMemOpNodeSetParams, doc_cuGraphBatchMemOpNodeSetParams),
    METHOD(cuGraphExecBatchMemOpNodeSetParams, doc_cuGraphExecBatchMemOpNodeSetParams),
    METHOD(cuGraphAddMemAllocNode, doc_cuGraphAddMemAllocNode),
    METHOD(cuGraphMemAllocNodeGetParams, doc_cuGraphMemAllocNodeGetParams),
    METHOD(cuGraphAddMemFreeNode, doc_cuGraphAddMemFreeNode),
    METHOD(cuGraphMemFreeNodeGetParams, doc_cuGraphMemFreeNodeGetParams),
    METHOD(cuDeviceGraphMemTrim, doc_cuDeviceGraphMemTrim),
    METHOD(cuDeviceGetGraphMemAttribute, doc_cuDeviceGetGraphMemAttribute),
    METHOD(cuDeviceSetGraphMemAttribute, doc_cuDeviceSetGraphMemAttribute),
    METHOD(cuGraphClone, doc_cuGraphClone),
    METHOD(cuGraphNodeFindInClone, doc_cuGraphNodeFindInClone),
    METHOD(cuGraphNodeGetType, doc_cuGraphNodeGetType),
    METHOD(cuGraphNodeGetContainingGraph, doc_cuGraphNodeGetContainingGraph),
    METHOD(cuGraphNodeGetLocalId, doc_cuGraphNodeGetLocalId),
    METHOD(cuGraphNodeGetToolsId, doc_cuGraphNodeGetToolsId),
    METHOD(cuGraphGetId, doc_cuGraphGetId),
    METHOD(cuGraphExecGetId, doc_cuGraphExecGetId),
    METHOD(cuGraphGetNodes, doc_cuGraphGetNodes),
    METHOD(cuGraphGetRootNodes, doc_cuGraphGetRootNodes),
    METHOD(cuGraphGetEdges, doc_cuGraphGetEdges),
    METHOD(cuGraphNodeGetDependencies, doc_cuGraphNodeGetDependencies),
    METHOD(cuGraphNodeGetDependentNodes, doc_cuGraphNodeGetDependentNodes),
    METHOD(cuGraphAddDependencies, doc_cuGraphAddDependencies),
    METHOD(cuGraphRemoveDependencies, doc_cuGraphRemoveDependencies),
    METHOD(cuGraphDestroyNode, doc_cuGraphDestroyNode),
    METHOD(cuGraphInstantiate, doc_cuGraphInstantiate),
    METHOD(cuGraphInstantiateWithParams, doc_cuGraphInstantiateWithParams),
    METHOD(cuGraphExecGetFlags, doc_cuGraphExecGetFlags),
    METHOD(cuGraphExecKernelNodeSetParams, doc_cuGraphExecKernelNodeSetParams),
    METHOD(cuGraphExecMemcpyNodeSetParams, doc_cuGraphExecMemcpyNodeSetParams),
    METHOD(cuGraphExecMemsetNodeSetParams, doc_cuGraphExecMemsetNodeSetParams),
    METHOD(cuGraphExecHostNodeSetParams, doc_cuGraphExecHostNodeSetParams),
    METHOD(cuGraphExecChildGraphNodeSetParams, doc_cuGraphExecChildGraphNodeSetParams),
    METHOD(cuGraphExecEventRecordNodeSetEvent, doc_cuGraphExecEventRecordNodeSetEvent),
    METHOD(cuGraphExecEventWaitNodeSetEvent, doc_cuGraphExecEventWaitNodeSetEvent),
    METHOD(cuGraphExecExternalSemaphoresSignalNodeSetParams,
        doc_cuGraphExecExternalSemaphoresSignalNodeSetParams),
    METHOD(cuGraphExecExternalSemaphoresWaitNodeSetParams,
        doc_cuGraphExecExternalSemaphoresWaitNodeSetParams),
    METHOD(cuGraphNodeSetEnabled, doc_cuGraphNodeSetEnabled),
    METHOD(cuGraphNodeGetEnabled, doc_cuGraphNodeGetEnabled),
    METHOD(cuGraphUpload, doc_cuGraphUpload),
    METHOD(cuGraphLaunch, doc_cuGraphLaunch),
    METHOD(cuGraphExecDestroy, doc_cuGraphExecDestroy),
    METHOD(cuGraphDestroy, doc_cuGraphDestroy),
    METHOD(cuGraphExecUpdate, doc_cuGraphExecUpdate),
    METHOD(cuGraphKernelNodeCopyAttributes, doc_cuGraphKernelNodeCopyAttributes),
    METHOD(cuGraphKernelNodeGetAttribute, doc_cuGraphKernelNodeGetAttribute),
    METHOD(cuGraphKernelNodeSetAttribute, doc_cuGraphKernelNodeSetAttribute),
    METHOD(cuGraphDebugDotPrint, doc_cuGraphDebugDotPrint),
    METHOD(cuUserObjectCreate, doc_cuUserObjectCreate),
    METHOD(cuUserObjectRetain, doc_cuUserObjectRetain),
    METHOD(cuUserObjectRelease, doc_cuUserObjectRelease),
    METHOD(cuGraphRetainUserObject, doc_cuGraphRetainUserObject),
    METHOD(cuGraphReleaseUserObject, doc_cuGraphReleaseUserObject),
    METHOD(cuGraphAddNode, doc_cuGraphAddNode),
    METHOD(cuGraphAddNode_v3, doc_cuGraphAddNode_v3),
    METHOD(cuGraphNodeSetParams, doc_cuGraphNodeSetParams),
    METHOD(cuGraphNodeSetParams_v2, doc_cuGraphNodeSetParams_v2),
    METHOD(cuGraphNodeGetParams, doc_cuGraphNodeGetParams),
    METHOD(cuGraphExecNodeSetParams, doc_cuGraphExecNodeSetParams),
    METHOD(cuGraphConditionalHandleCreate, doc_cuGraphConditionalHandleCreate),
    METHOD(cuOccupancyMaxActiveBlocksPerMultiprocessor,
        doc_cuOccupancyMaxActiveBlocksPerMultiprocessor),
    METHOD(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
        doc_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags),
    METHOD(cuOccupancyMaxPotentialBlockSize, doc_cuOccupancyMaxPotentialBlockSize),
    METHOD(cuOccupancyMaxPotentialBlockSizeWithFlags,
        doc_cuOccupancyMaxPotentialBlockSizeWithFlags),
    METHOD(cuOccupancyAvailableDynamicSMemPerBlock, doc_cuOccupancyAvailableDynamicSMemPerBlock),
    METHOD(cuOccupancyMaxPotentialClusterSize, doc_cuOccupancyMaxPotentialClusterSize),
    METHOD(cuOccupancyMaxActiveClusters, doc_cuOccupancyMaxActiveClusters),
    METHOD(cuTexRefSetArray, doc_cuTexRefSetArray),
    METHOD(cuTexRefSetMipmappedArray, doc_cuTexRefSetMipmappedArray),
    METHOD(cuTexRefSetAddress, doc_cuTexRefSetAddress),
    METHOD(cuTexRefSetAddress2D, doc_cuTexRefSetAddress2D),
    METHOD(cuTexRefSetFormat, doc_cuTexRefSetFormat),
    METHOD(cuTexRefSetAddressMode, doc_cuTexRefSetAddressMode),
    METHOD(cuTexRefSetFilterMode, doc_cuTexRefSetFilterMode),
    METHOD(cuTexRefSetMipmapFilterMode, doc_cuTexRefSetMipmapFilterMode),
    METHOD(cuTexRefSetMipmapLevelBias, doc_cuTexRefSetMipmapLevelBias),
    METHOD(cuTexRefSetMipmapLevelClamp, doc_cuTexRefSetMipmapLevelClamp),
    METHOD(cuTexRefSetMaxAnisotropy, doc_cuTexRefSetMaxAnisotropy),
    METHOD(cuTexRefSetBorderColor, doc_cuTexRefSetBorderColor),
    METHOD(cuTexRefSetFlags, doc_cuTexRefSetFlags),
    METHOD(cuTexRefGetAddress, doc_cuTexRefGetAddress),
    METHOD(cuTexRefGetArray, doc_cuTexRefGetArray),
    METHOD(cuTexRefGetMipmappedArray, doc_cuTexRefGetMipmappedArray),
    METHOD(cuTexRefGetAddressMode, doc_cuTexRefGetAddressMode),
    METHOD(cuTexRefGetFilterMode, doc_cuTexRefGetFilterMode),
    METHOD(cuTexRefGetFormat, doc_cuTexRefGetFormat),
    METHOD(cuTexRefGetMipmapFilterMode, doc_cuTexRefGetMipmapFilterMode),
    METHOD(cuTexRefGetMipmapLevelBias, doc_cuTexRefGetMipmapLevelBias),
    METHOD(cuTexRefGetMipmapLevelClamp, doc_cuTexRefGetMipmapLevelClamp),
    METHOD(cuTexRefGetMaxAnisotropy, doc_cuTexRefGetMaxAnisotropy),
    METHOD(cuTexRefGetBorderColor, doc_cuTexRefGetBorderColor),
    METHOD(cuTexRefGetFlags, doc_cuTexRefGetFlags),
    METHOD(cuTexRefCreate, doc_cuTexRefCreate),
    METHOD(cuTexRefDestroy, doc_cuTexRefDestroy),
    METHOD(cuSurfRefSetArray, doc_cuSurfRefSetArray),
    METHOD(cuSurfRefGetArray, doc_cuSurfRefGetArray),
    METHOD(cuTexObjectCreate, doc_cuTexObjectCreate),
    METHOD(cuTexObjectDestroy, doc_cuTexObjectDestroy),
    METHOD(cuTexObjectGetResourceDesc, doc_cuTexObjectGetResourceDesc),
    METHOD(cuTexObjectGetTextureDesc, doc_cuTexObjectGetTextureDesc),
    METHOD(cuTexObjectGetResourceViewDesc, doc_cuTexObjectGetResourceViewDesc),
    METHOD(cuSurfObjectCreate, doc_cuSurfObjectCreate),
    METHOD(cuSurfObjectDestroy, doc_cuSurfObjectDestroy),
    METHOD(cuSurfObjectGetResourceDesc, doc_cuSurfObjectGetResourceDesc),
    METHOD(cuTensorMapEncodeTiled, doc_cuTensorMapEncodeTiled),
    METHOD(cuTensorMapEncodeIm2col, doc_cuTensorMapEncodeIm2col),
    METHOD(cuTensorMapEncodeIm2colWide, doc_cuTensorMapEncodeIm2colWide),
    METHOD(cuTensorMapReplaceAddress, doc_cuTensorMapReplaceAddress),
    METHOD(cuTensorMapSetAllocationClass, doc_cuTensorMapSetAllocationClass),
    METHOD(cuDeviceCanAccessPeer, doc_cuDeviceCanAccessPeer),
    METHOD(cuCtxEnablePeerAccess, doc_cuCtxEnablePeerAccess),
    METHOD(cuCtxDisablePeerAccess, doc_cuCtxDisablePeerAccess),
    METHOD(cuDeviceGetP2PAttribute, doc_cuDeviceGetP2PAttribute),
    METHOD(cuDeviceGetP2PAtomicCapabilities, doc_cuDeviceGetP2PAtomicCapabilities),
    METHOD(cuGraphicsUnregisterResource, doc_cuGraphicsUnregisterResource),
    METHOD(cuGraphicsSubResourceGetMappedArray, doc_cuGraphicsSubResourceGetMappedArray),
    METHOD(cuGraphicsResourceGetMappedMipmappedArray,
        doc_cuGraphicsResourceGetMappedMipmappedArray),
    METHOD(cuGraphicsResourceGetMappedPointer, doc_cuGraphicsResourceGetMappedPointer),
    METHOD(cuGraphicsResourceSetMapFlags, doc_cuGraphicsResourceSetMapFlags),
    METHOD(cuGraphicsMapResources, doc_cuGraphicsMapResources),
    METHOD(cuGraphicsUnmapResources, doc_cuGraphicsUnmapResources),
    METHOD(cuGetProcAddress, doc_cuGetProcAddress),
    METHOD(cuCoredumpGetAttribute, doc_cuCoredumpGetAttribute),
    METHOD(cuCoredumpGetAttributeGlobal, doc_cuCoredumpGetAttributeGlobal),
    METHOD(cuCoredumpSetAttribute, doc_cuCoredumpSetAttribute),
    METHOD(cuCoredumpSetAttributeGlobal, doc_cuCoredumpSetAttributeGlobal),
    METHOD(cuCoredumpRegisterStartCallback, doc_cuCoredumpRegisterStartCallback),
    METHOD(cuCoredumpRegisterCompleteCallback, doc_cuCoredumpRegisterCompleteCallback),
    METHOD(cuCoredumpDeregisterStartCallback, doc_cuCoredumpDeregisterStartCallback),
    METHOD(cuCoredumpDeregisterCompleteCallback, doc_cuCoredumpDeregisterCompleteCallback),
    METHOD(cuGetExportTable, doc_cuGetExportTable),
    METHOD(cuGreenCtxCreate, doc_cuGreenCtxCreate),
    METHOD(cuGreenCtxDestroy, doc_cuGreenCtxDestroy),
    METHOD(cuCtxFromGreenCtx, doc_cuCtxFromGreenCtx),
    METHOD(cuDeviceGetDevResource, doc_cuDeviceGetDevResource),
    METHOD(cuCtxGetDevResource, doc_cuCtxGetDevResource),
    METHOD(cuGreenCtxGetDevResource, doc_cuGreenCtxGetDevResource),
    METHOD(cuDevSmResourceSplitByCount, doc_cuDevSmResourceSplitByCount),
    METHOD(cuDevSmResourceSplit, doc_cuDevSmResourceSplit),
    METHOD(cuDevResourceGenerateDesc, doc_cuDevResourceGenerateDesc),
    METHOD(cuGreenCtxRecordEvent, doc_cuGreenCtxRecordEvent),
    METHOD(cuGreenCtxWaitEvent, doc_cuGreenCtxWaitEvent),
    METHOD(cuStreamGetGreenCtx, doc_cuStreamGetGreenCtx),
    METHOD(cuGreenCtxStreamCreate, doc_cuGreenCtxStreamCreate),
    METHOD(cuGreenCtxGetId, doc_cuGreenCtxGetId),
    METHOD(cuStreamGetDevResource, doc_cuStreamGetDevResource),
    METHOD(cuLogsRegisterCallback, doc_cuLogsRegisterCallback),
    METHOD(cuLogsUnregisterCallback, doc_cuLogsUnregisterCallback),
    METHOD(cuLogsCurrent, doc_cuLogsCurrent),
    METHOD(cuLogsDumpToFile, doc_cuLogsDumpToFile),
    METHOD(cuLogsDumpToMemory, doc_cuLogsDumpToMemory),
    METHOD(cuCheckpointProcessGetRestoreThreadId, doc_cuCheckpointProcessGetRestoreThreadId),
    METHOD(cuCheckpointProcessGetState, doc_cuCheckpointProcessGetState),
    METHOD(cuCheckpointProcessLock, doc_cuCheckpointProcessLock),
    METHOD(cuCheckpointProcessCheckpoint, doc_cuCheckpointProcessCheckpoint),
    METHOD(cuCheckpointProcessRestore, doc_cuCheckpointProcessRestore),
    METHOD(cuCheckpointOperationComplete, doc_cuCheckpointOperationComplete),
    METHOD(cuCheckpointProcessUnlock, doc_cuCheckpointProcessUnlock),
    METHOD(cuProfilerStart, doc_cuProfilerStart),
    METHOD(cuProfilerStop, doc_cuProfilerStop),
    METHOD(cuGraphicsEGLRegisterImage, doc_cuGraphicsEGLRegisterImage),
    METHOD(cuEGLStreamConsumerConnect, doc_cuEGLStreamConsumerConnect),
    METHOD(cuEGLStreamConsumerConnectWithFlags, doc_cuEGLStreamConsumerConnectWithFlags),
    METHOD(cuEGLStreamConsumerDisconnect, doc_cuEGLStreamConsumerDisconnect),
    METHOD(cuEGLStreamConsumerAcquireFrame, doc_cuEGLStreamConsumerAcquireFrame),
    METHOD(cuEGLStreamConsumerReleaseFrame, doc_cuEGLStreamConsumerReleaseFrame),
    METHOD(cuEGLStreamProducerConnect, doc_cuEGLStreamProducerConnect),
    METHOD(cuEGLStreamProducerDisconnect, doc_cuEGLStreamProducerDisconnect),
    METHOD(cuEGLStreamProducerPresentFrame, doc_cuEGLStreamProducerPresentFrame),
    METHOD(cuEGLStreamProducerReturnFrame, doc_cuEGLStreamProducerReturnFrame),
    METHOD(cuGraphicsResourceGetMappedEglFrame, doc_cuGraphicsResourceGetMappedEglFrame),
    METHOD(cuEventCreateFromEGLSync, doc_cuEventCreateFromEGLSync),
    METHOD(cuGraphicsGLRegisterBuffer, doc_cuGraphicsGLRegisterBuffer),
    METHOD(cuGraphicsGLRegisterImage, doc_cuGraphicsGLRegisterImage),
    METHOD(cuGLGetDevices, doc_cuGLGetDevices),
    METHOD(cuGLCtxCreate, doc_cuGLCtxCreate),
    METHOD(cuGLInit, doc_cuGLInit),
    METHOD(cuGLRegisterBufferObject, doc_cuGLRegisterBufferObject),
    METHOD(cuGLMapBufferObject, doc_cuGLMapBufferObject),
    METHOD(cuGLUnmapBufferObject, doc_cuGLUnmapBufferObject),
    METHOD(cuGLUnregisterBufferObject, doc_cuGLUnregisterBufferObject),
    METHOD(cuGLSetBufferObjectMapFlags, doc_cuGLSetBufferObjectMapFlags),
    METHOD(cuGLMapBufferObjectAsync, doc_cuGLMapBufferObjectAsync),
    METHOD(cuGLUnmapBufferObjectAsync, doc_cuGLUnmapBufferObjectAsync),
    METHOD(cuVDPAUGetDevice, doc_cuVDPAUGetDevice),
    METHOD(cuVDPAUCtxCreate, doc_cuVDPAUCtxCreate),
    METHOD(cuGraphicsVDPAURegisterVideoSurface, doc_cuGraphicsVDPAURegisterVideoSurface),
    METHOD(cuGraphicsVDPAURegisterOutputSurface, doc_cuGraphicsVDPAURegisterOutputSurface),
    {NULL, NULL, 0, NULL},
};

PyMethodDef driver_checked_methods[] = {
    METHOD(cuGetErrorString, doc_checked_cuGetErrorString),
    METHOD(cuGetErrorName, doc_checked_cuGetErrorName),
    METHOD(cuInit, doc_checked_cuInit),
    METHOD(cuDriverGetVersion, doc_cuDriverGetVersion),
    METHOD(cuDeviceGet, doc_cuDeviceGet),
    METHOD(cuDeviceGetCount, doc_cuDeviceGetCount),
    METHOD(cuDeviceGetName, doc_checked_cuDeviceGetName),
    METHOD(cuDeviceGetUuid, doc_cuDeviceGetUuid),
    METHOD(cuDeviceGetLuid, doc_cuDeviceGetLuid),
    METHOD(cuDeviceTotalMem, doc_cuDeviceTotalMem),
    METHOD(cuDeviceGetTexture1DLinearMaxWidth, doc_cuDeviceGetTexture1DLinearMaxWidth),
    METHOD(cuDeviceGetAttribute, doc_cuDeviceGetAttribute),
    METHOD(cuDeviceGetHostAtomicCapabilities, doc_checked_cuDeviceGetHostAtomicCapabilities),
    METHOD(cuDeviceGetNvSciSyncAttributes, doc_cuDeviceGetNvSciSyncAttributes),
    METHOD(cuDeviceSetMemPool, doc_cuDeviceSetMemPool),
    METHOD(cuDeviceGetMemPool, doc_cuDeviceGetMemPool),
    METHOD(cuDeviceGetDefaultMemPool, doc_cuDeviceGetDefaultMemPool),
    METHOD(cuDeviceGetExecAffinitySupport, doc_cuDeviceGetExecAffinitySupport),
    METHOD(cuFlushGPUDirectRDMAWrites, doc_cuFlushGPUDirectRDMAWrites),
    METHOD(cuDeviceGetProperties, doc_cuDeviceGetProperties),
    METHOD(cuDeviceComputeCapability, doc_cuDeviceComputeCapability),
    METHOD(cuDevicePrimaryCtxRetain, doc_cuDevicePrimaryCtxRetain),
    METHOD(cuDevicePrimaryCtxRelease, doc_cuDevicePrimaryCtxRelease),
    METHOD(cuDevicePrimaryCtxSetFlags, doc_cuDevicePrimaryCtxSetFlags),
    METHOD(cuDevicePrimaryCtxGetState, doc_cuDevicePrimaryCtxGetState),
    METHOD(cuDevicePrimaryCtxReset, doc_cuDevicePrimaryCtxReset),
    METHOD(cuCtxCreate, doc_cuCtxCreate),
    METHOD(cuCtxDestroy, doc_cuCtxDestroy),
    METHOD(cuCtxPushCurrent, doc_cuCtxPushCurrent),
    METHOD(cuCtxPopCurrent, doc_cuCtxPopCurrent),
    METHOD(cuCtxSetCurrent, doc_cuCtxSetCurrent),
    METHOD(cuCtxGetCurrent, doc_cuCtxGetCurrent),
    METHOD(cuCtxGetDevice, doc_cuCtxGetDevice),
    METHOD(cuCtxGetDevice_v2, doc_cuCtxGetDevice_v2),
    METHOD(cuCtxGetFlags, doc_cuCtxGetFlags),
    METHOD(cuCtxSetFlags, doc_cuCtxSetFlags),
    METHOD(cuCtxGetId, doc_cuCtxGetId),
    METHOD(cuCtxSynchronize, doc_cuCtxSynchronize),
    METHOD(cuCtxSynchronize_v2, doc_cuCtxSynchronize_v2),
    METHOD(cuCtxSetLimit, doc_cuCtxSetLimit),
    METHOD(cuCtxGetLimit, doc_cuCtxGetLimit),
    METHOD(cuCtxGetCacheConfig, doc_cuCtxGetCacheConfig),
    METHOD(cuCtxSetCacheConfig, doc_cuCtxSetCacheConfig),
    METHOD(cuCtxGetApiVersion, doc_cuCtxGetApiVersion),
    METHOD(cuCtxGetStreamPriorityRange, doc_cuCtxGetStreamPriorityRange),
    METHOD(cuCtxResetPersistingL2Cache, doc_cuCtxResetPersistingL2Cache),
    METHOD(cuCtxGetExecAffinity, doc_cuCtxGetExecAffinity),
    METHOD(cuCtxRecordEvent, doc_cuCtxRecordEvent),
    METHOD(cuCtxWaitEvent, doc_cuCtxWaitEvent),
    METHOD(cuCtxAttach, doc_cuCtxAttach),
    METHOD(cuCtxDetach, doc_cuCtxDetach),
    METHOD(cuCtxGetSharedMemConfig, doc_cuCtxGetSharedMemConfig),
    METHOD(cuCtxSetSharedMemConfig, doc_cuCtxSetSharedMemConfig),
    METHOD(cuModuleLoad, doc_cuModuleLoad),
    METHOD(cuModuleLoadData, doc_cuModuleLoadData),
    METHOD(cuModuleLoadDataEx, doc_checked_cuModuleLoadDataEx),
    METHOD(cuModuleLoadFatBinary, doc_cuModuleLoadFatBinary),
    METHOD(cuModuleUnload, doc_cuModuleUnload),
    METHOD(cuModuleGetLoadingMode, doc_cuModuleGetLoadingMode),
    METHOD(cuModuleGetFunction, doc_cuModuleGetFunction),
    METHOD(cuModuleGetFunctionCount, doc_cuModuleGetFunctionCount),
    METHOD(cuModuleEnumerateFunctions, doc_cuModuleEnumerateFunctions),
    METHOD(cuModuleGetGlobal, doc_cuModuleGetGlobal),
    METHOD(cuLinkCreate, doc_checked_cuLinkCreate),
    METHOD(cuLinkAddData, doc_checked_cuLinkAddData),
    METHOD(cuLinkAddFile, doc_checked_cuLinkAddFile),
    METHOD(cuLinkComplete, doc_cuLinkComplete),
    METHOD(cuLinkDestroy, doc_cuLinkDestroy),
    METHOD(cuModuleGetTexRef, doc_cuModuleGetTexRef),
    METHOD(cuModuleGetSurfRef, doc_cuModuleGetSurfRef),
    METHOD(cuLibraryLoadData, doc_checked_cuLibraryLoadData),
    METHOD(cuLibraryLoadFromFile, doc_checked_cuLibraryLoadFromFile),
    METHOD(cuLibraryUnload, doc_cuLibraryUnload),
    METHOD(cuLibraryGetKernel, doc_cuLibraryGetKernel),
    METHOD(cuLibraryGetKernelCount, doc_cuLibraryGetKernelCount),
    METHOD(cuLibraryEnumerateKernels, doc_cuLibraryEnumerateKernels),
    METHOD(cuLibraryGetModule, doc_cuLibraryGetModule),
    METHOD(cuKernelGetFunction, doc_cuKernelGetFunction),
    METHOD(cuKernelGetLibrary, doc_cuKernelGetLibrary),
    METHOD(cuLibraryGetGlobal, doc_cuLibraryGetGlobal),
    METHOD(cuLibraryGetManaged, doc_cuLibraryGetManaged),
    METHOD(cuLibraryGetUnifiedFunction, doc_cuLibraryGetUnifiedFunction),
    METHOD(cuKernelGetAttribute, doc_cuKernelGetAttribute),
    METHOD(cuKernelSetAttribute, doc_cuKernelSetAttribute),
    METHOD(cuKernelSetCacheConfig, doc_cuKernelSetCacheConfig),
    METHOD(cuKernelGetName, doc_checked_cuKernelGetName),
    METHOD(cuKernelGetParamInfo, doc_cuKernelGetParamInfo),
    METHOD(cuKernelGetParamCount, doc_cuKernelGetParamCount),
    METHOD(cuMemGetInfo, doc_cuMemGetInfo),
    METHOD(cuMemAlloc, doc_cuMemAlloc),
    METHOD(cuMemAllocPitch, doc_cuMemAllocPitch),
    METHOD(cuMemFree, doc_cuMemFree),
    METHOD(cuMemGetAddressRange, doc_cuMemGetAddressRange),
    METHOD(cuMemAllocHost, doc_cuMemAllocHost),
    METHOD(cuMemFreeHost, doc_cuMemFreeHost),
    METHOD(cuMemHostAlloc, doc_checked_cuMemHostAlloc),
    METHOD(cuMemHostGetDevicePointer, doc_checked_cuMemHostGetDevicePointer),
    METHOD(cuMemHostGetFlags, doc_cuMemHostGetFlags),
    METHOD(cuMemAllocManaged, doc_cuMemAllocManaged),
    METHOD(cuDeviceRegisterAsyncNotification, doc_checked_cuDeviceRegisterAsyncNotification),
    METHOD(cuDeviceUnregisterAsyncNotification, doc_cuDeviceUnregisterAsyncNotification),
    METHOD(cuDeviceGetByPCIBusId, doc_cuDeviceGetByPCIBusId),
    METHOD(cuDeviceGetPCIBusId, doc_checked_cuDeviceGetPCIBusId),
    METHOD(cuIpcGetEventHandle, doc_cuIpcGetEventHandle),
    METHOD(cuIpcOpenEventHandle, doc_cuIpcOpenEventHandle),
    METHOD(cuIpcGetMemHandle, doc_cuIpcGetMemHandle),
    METHOD(cuIpcOpenMemHandle, doc_cuIpcOpenMemHandle),
    METHOD(cuIpcCloseMemHandle, doc_cuIpcCloseMemHandle),
    METHOD(cuMemHostRegister, doc_checked_cuMemHostRegister),
    METHOD(cuMemHostUnregister, doc_cuMemHostUnregister),
    METHOD(cuMemcpy, doc_cuMemcpy),
    METHOD(cuMemcpyPeer, doc_cuMemcpyPeer),
    METHOD(cuMemcpyHtoD, doc_cuMemcpyHtoD),
    METHOD(cuMemcpyDtoH, doc_cuMemcpyDtoH),
    METHOD(cuMemcpyDtoD, doc_cuMemcpyDtoD),
    METHOD(cuMemcpyDtoA, doc_cuMemcpyDtoA),
    METHOD(cuMemcpyAtoD, doc_cuMemcpyAtoD),
    METHOD(cuMemcpyHtoA, doc_cuMemcpyHtoA),
    METHOD(cuMemcpyAtoH, doc_cuMemcpyAtoH),
    METHOD(cuMemcpyAtoA, doc_cuMemcpyAtoA),
    METHOD(cuMemcpy2D, doc_cuMemcpy2D),
    METHOD(cuMemcpy2DUnaligned, doc_cuMemcpy2DUnaligned),
    METHOD(cuMemcpy3D, doc_cuMemcpy3D),
    METHOD(cuMemcpy3DPeer, doc_cuMemcpy3DPeer),
    METHOD(cuMemcpyAsync, doc_cuMemcpyAsync),
    METHOD(cuMemcpyPeerAsync, doc_cuMemcpyPeerAsync),
    METHOD(cuMemcpyHtoDAsync, doc_cuMemcpyHtoDAsync),
    METHOD(cuMemcpyDtoHAsync, doc_cuMemcpyDtoHAsync),
    METHOD(cuMemcpyDtoDAsync, doc_cuMemcpyDtoDAsync),
    METHOD(cuMemcpyHtoAAsync, doc_cuMemcpyHtoAAsync),
    METHOD(cuMemcpyAtoHAsync, doc_cuMemcpyAtoHAsync),
    METHOD(cuMemcpy2DAsync, doc_cuMemcpy2DAsync),
    METHOD(cuMemcpy3DAsync, doc_cuMemcpy3DAsync),
    METHOD(cuMemcpy3DPeerAsync, doc_cuMemcpy3DPeerAsync),
    METHOD(cuMemcpyBatchAsync, doc_checked_cuMemcpyBatchAsync),
    METHOD(cuMemcpy3DBatchAsync, doc_checked_cuMemcpy3DBatchAsync),
    METHOD(cuMemcpyWithAttributesAsync, doc_cuMemcpyWithAttributesAsync),
    METHOD(cuMemcpy3DWithAttributesAsync, doc_cuMemcpy3DWithAttributesAsync),
    METHOD(cuMemsetD8, doc_cuMemsetD8),
    METHOD(cuMemsetD16, doc_cuMemsetD16),
    METHOD(cuMemsetD32, doc_cuMemsetD32),
    METHOD(cuMemsetD2D8, doc_cuMemsetD2D8),
    METHOD(cuMemsetD2D16, doc_cuMemsetD2D16),
    METHOD(cuMemsetD2D32, doc_cuMemsetD2D32),
    METHOD(cuMemsetD8Async, doc_cuMemsetD8Async),
    METHOD(cuMemsetD16Async, doc_cuMemsetD16Async),
    METHOD(cuMemsetD32Async, doc_cuMemsetD32Async),
    METHOD(cuMemsetD2D8Async, doc_cuMemsetD2D8Async),
    METHOD(cuMemsetD2D16Async, doc_cuMemsetD2D16Async),
    METHOD(cuMemsetD2D32Async, doc_cuMemsetD2D32Async),
    METHOD(cuArrayCreate, doc_cuArrayCreate),
    METHOD(cuArrayGetDescriptor, doc_cuArrayGetDescriptor),
    METHOD(cuArrayGetSparseProperties, doc_cuArrayGetSparseProperties),
    METHOD(cuMipmappedArrayGetSparseProperties, doc_cuMipmappedArrayGetSparseProperties),
    METHOD(cuArrayGetMemoryRequirements, doc_cuArrayGetMemoryRequirements),
    METHOD(cuMipmappedArrayGetMemoryRequirements, doc_cuMipmappedArrayGetMemoryRequirements),
    METHOD(cuArrayGetPlane, doc_cuArrayGetPlane),
    METHOD(cuArrayDestroy, doc_cuArrayDestroy),
    METHOD(cuArray3DCreate, doc_cuArray3DCreate),
    METHOD(cuArray3DGetDescriptor, doc_cuArray3DGetDescriptor),
    METHOD(cuMipmappedArrayCreate, doc_cuMipmappedArrayCreate),
    METHOD(cuMipmappedArrayGetLevel, doc_cuMipmappedArrayGetLevel),
    METHOD(cuMipmappedArrayDestroy, doc_cuMipmappedArrayDestroy),
    METHOD(cuMemGetHandleForAddressRange, doc_checked_cuMemGetHandleForAddressRange),
    METHOD(cuMemBatchDecompressAsync, doc_cuMemBatchDecompressAsync),
    METHOD(cuMemAddressReserve, doc_checked_cuMemAddressReserve),
    METHOD(cuMemAddressFree, doc_cuMemAddressFree),
    METHOD(cuMemCreate, doc_checked_cuMemCreate),
    METHOD(cuMemRelease, doc_cuMemRelease),
    METHOD(cuMemMap, doc_checked_cuMemMap),
    METHOD(cuMemMapArrayAsync, doc_checked_cuMemMapArrayAsync),
    METHOD(cuMemUnmap, doc_cuMemUnmap),
    METHOD(cuMemSetAccess, doc_checked_cuMemSetAccess),
    METHOD(cuMemGetAccess, doc_cuMemGetAccess),
    METHOD(cuMemExportToShareableHandle, doc_checked_cuMemExportToShareableHandle),
    METHOD(cuMemImportFromShareableHandle, doc_cuMemImportFromShareableHandle),
    METHOD(cuMemGetAllocationGranularity, doc_cuMemGetAllocationGranularity),
    METHOD(cuMemGetAllocationPropertiesFromHandle, doc_cuMemGetAllocationPropertiesFromHandle),
    METHOD(cuMemRetainAllocationHandle, doc_cuMemRetainAllocationHandle),
    METHOD(cuMemFreeAsync, doc_cuMemFreeAsync),
    METHOD(cuMemAllocAsync, doc_cuMemAllocAsync),
    METHOD(cuMemPoolTrimTo, doc_cuMemPoolTrimTo),
    METHOD(cuMemPoolSetAttribute, doc_cuMemPoolSetAttribute),
    METHOD(cuMemPoolGetAttribute, doc_cuMemPoolGetAttribute),
    METHOD(cuMemPoolSetAccess, doc_checked_cuMemPoolSetAccess),
    METHOD(cuMemPoolGetAccess, doc_cuMemPoolGetAccess),
    METHOD(cuMemPoolCreate, doc_cuMemPoolCreate),
    METHOD(cuMemPoolDestroy, doc_cuMemPoolDestroy),
    METHOD(cuMemGetDefaultMemPool, doc_cuMemGetDefaultMemPool),
    METHOD(cuMemGetMemPool, doc_cuMemGetMemPool),
    METHOD(cuMemSetMemPool, doc_cuMemSetMemPool),
    METHOD(cuMemAllocFromPoolAsync, doc_cuMemAllocFromPoolAsync),
    METHOD(cuMemPoolExportToShareableHandle, doc_checked_cuMemPoolExportToShareableHandle),
    METHOD(cuMemPoolImportFromShareableHandle, doc_checked_cuMemPoolImportFromShareableHandle),
    METHOD(cuMemPoolExportPointer, doc_cuMemPoolExportPointer),
    METHOD(cuMemPoolImportPointer, doc_cuMemPoolImportPointer),
    METHOD(cuMulticastCreate, doc_cuMulticastCreate),
    METHOD(cuMulticastAddDevice, doc_cuMulticastAddDevice),
    METHOD(cuMulticastBindMem, doc_checked_cuMulticastBindMem),
    METHOD(cuMulticastBindMem_v2, doc_checked_cuMulticastBindMem_v2),
    METHOD(cuMulticastBindAddr, doc_checked_cuMulticastBindAddr),
    METHOD(cuMulticastBindAddr_v2, doc_checked_cuMulticastBindAddr_v2),
    METHOD(cuMulticastUnbind, doc_cuMulticastUnbind),
    METHOD(cuMulticastGetGranularity, doc_cuMulticastGetGranularity),
    METHOD(cuDeviceGetFabricClusterUuid, doc_cuDeviceGetFabricClusterUuid),
    METHOD(cuDeviceGetCliqueCount, doc_cuDeviceGetCliqueCount),
    METHOD(cuDeviceGetCliqueInfo, doc_cuDeviceGetCliqueInfo),
    METHOD(cuLogicalEndpointIdReserve, doc_cuLogicalEndpointIdReserve),
    METHOD(cuLogicalEndpointIdRelease, doc_cuLogicalEndpointIdRelease),
    METHOD(cuLogicalEndpointCreate, doc_cuLogicalEndpointCreate),
    METHOD(cuLogicalEndpointAddDevice, doc_cuLogicalEndpointAddDevice),
    METHOD(cuLogicalEndpointDestroy, doc_cuLogicalEndpointDestroy),
    METHOD(cuLogicalEndpointBindAddr, doc_checked_cuLogicalEndpointBindAddr),
    METHOD(cuLogicalEndpointBindMem, doc_checked_cuLogicalEndpointBindMem),
    METHOD(cuLogicalEndpointUnbind, doc_cuLogicalEndpointUnbind),
    METHOD(cuLogicalEndpointExport, doc_cuLogicalEndpointExport),
    METHOD(cuLogicalEndpointImport, doc_cuLogicalEndpointImport),
    METHOD(cuLogicalEndpointGetLimits, doc_cuLogicalEndpointGetLimits),
    METHOD(cuLogicalEndpointQuery, doc_cuLogicalEndpointQuery),
    METHOD(cuFabricCpyBatchAsync, doc_checked_cuFabricCpyBatchAsync),
    METHOD(cuPointerGetAttribute, doc_cuPointerGetAttribute),
    METHOD(cuMemPrefetchAsync, doc_cuMemPrefetchAsync),
    METHOD(cuMemAdvise, doc_cuMemAdvise),
    METHOD(cuMemPrefetchBatchAsync, doc_checked_cuMemPrefetchBatchAsync),
    METHOD(cuMemDiscardBatchAsync, doc_checked_cuMemDiscardBatchAsync),
    METHOD(cuMemDiscardAndPrefetchBatchAsync, doc_checked_cuMemDiscardAndPrefetchBatchAsync),
    METHOD(cuMemGetLocationInfo, doc_cuMemGetLocationInfo),
    METHOD(cuMemRangeGetAttribute, doc_cuMemRangeGetAttribute),
    METHOD(cuMemRangeGetAttributes, doc_checked_cuMemRangeGetAttributes),
    METHOD(cuPointerSetAttribute, doc_cuPointerSetAttribute),
    METHOD(cuPointerGetAttributes, doc_checked_cuPointerGetAttributes),
    METHOD(cuStreamCreate, doc_checked_cuStreamCreate),
    METHOD(cuStreamCreateWithPriority, doc_cuStreamCreateWithPriority),
    METHOD(cuStreamBeginCaptureToCig, doc_cuStreamBeginCaptureToCig),
    METHOD(cuStreamEndCaptureToCig, doc_cuStreamEndCaptureToCig),
    METHOD(cuStreamGetPriority, doc_cuStreamGetPriority),
    METHOD(cuStreamGetDevice, doc_cuStreamGetDevice),
    METHOD(cuStreamGetFlags, doc_cuStreamGetFlags),
    METHOD(cuStreamGetId, doc_cuStreamGetId),
    METHOD(cuStreamGetCtx, doc_cuStreamGetCtx),
    METHOD(cuStreamGetCtx_v2, doc_cuStreamGetCtx_v2),
    METHOD(cuStreamWaitEvent, doc_checked_cuStreamWaitEvent),
    METHOD(cuStreamAddCallback, doc_checked_cuStreamAddCallback),
    METHOD(cuStreamBeginCapture, doc_cuStreamBeginCapture),
    METHOD(cuStreamBeginRecaptureToGraph, doc_checked_cuStreamBeginRecaptureToGraph),
    METHOD(cuStreamBeginCaptureToGraph, doc_checked_cuStreamBeginCaptureToGraph),
    METHOD(cuThreadExchangeStreamCaptureMode, doc_cuThreadExchangeStreamCaptureMode),
    METHOD(cuStreamEndCapture, doc_cuStreamEndCapture),
    METHOD(cuStreamIsCapturing, doc_cuStreamIsCapturing),
    METHOD(cuStreamGetCaptureInfo, doc_checked_cuStreamGetCaptureInfo),
    METHOD(cuStreamUpdateCaptureDependencies, doc_checked_cuStreamUpdateCaptureDependencies),
    METHOD(cuStreamAttachMemAsync, doc_cuStreamAttachMemAsync),
    METHOD(cuStreamQuery, doc_cuStreamQuery),
    METHOD(cuStreamSynchronize, doc_cuStreamSynchronize),
    METHOD(cuStreamDestroy, doc_cuStreamDestroy),
    METHOD(cuStreamCopyAttributes, doc_cuStreamCopyAttributes),
    METHOD(cuStreamGetAttribute, doc_cuStreamGetAttribute),
    METHOD(cuStreamSetAttribute, doc_cuStreamSetAttribute),
    METHOD(cuEventCreate, doc_checked_cuEventCreate),
    METHOD(cuEventRecord, doc_cuEventRecord),
    METHOD(cuEventRecordWithFlags, doc_cuEventRecordWithFlags),
    METHOD(cuEventQuery, doc_cuEventQuery),
    METHOD(cuEventSynchronize, doc_cuEventSynchronize),
    METHOD(cuEventDestroy, doc_cuEventDestroy),
    METHOD(cuEventElapsedTime, doc_cuEventElapsedTime),
    METHOD(cuImportExternalMemory, doc_cuImportExternalMemory),
    METHOD(cuExternalMemoryGetMappedBuffer, doc_cuExternalMemoryGetMappedBuffer),
    METHOD(cuExternalMemoryGetMappedMipmappedArray, doc_cuExternalMemoryGetMappedMipmappedArray),
    METHOD(cuDestroyExternalMemory, doc_cuDestroyExternalMemory),
    METHOD(cuImportExternalSemaphore, doc_cuImportExternalSemaphore),
    METHOD(cuSignalExternalSemaphoresAsync, doc_checked_cuSignalExternalSemaphoresAsync),
    METHOD(cuWaitExternalSemaphoresAsync, doc_checked_cuWaitExternalSemaphoresAsync),
    METHOD(cuDestroyExternalSemaphore, doc_cuDestroyExternalSemaphore),
    METHOD(cuStreamWaitValue32, doc_checked_cuStreamWaitValue32),
    METHOD(cuStreamWaitValue64, doc_checked_cuStreamWaitValue64),
    METHOD(cuStreamWriteValue32, doc_checked_cuStreamWriteValue32),
    METHOD(cuStreamWriteValue64, doc_checked_cuStreamWriteValue64),
    METHOD(cuStreamBatchMemOp, doc_checked_cuStreamBatchMemOp),
    METHOD(cuFuncGetAttribute, doc_cuFuncGetAttribute),
    METHOD(cuFuncSetAttribute, doc_cuFuncSetAttribute),
    METHOD(cuFuncSetCacheConfig, doc_cuFuncSetCacheConfig),
    METHOD(cuFuncGetModule, doc_cuFuncGetModule),
    METHOD(cuFuncGetName, doc_checked_cuFuncGetName),
    METHOD(cuFuncGetParamInfo, doc_cuFuncGetParamInfo),
    METHOD(cuFuncGetParamCount, doc_cuFuncGetParamCount),
    METHOD(cuFuncIsLoaded, doc_cuFuncIsLoaded),
    METHOD(cuFuncLoad, doc_cuFuncLoad),
    METHOD(cuLaunchKernel, doc_checked_cuLaunchKernel),
    METHOD(cuLaunchKernelEx, doc_checked_cuLaunchKernelEx),
    METHOD(cuLaunchCooperativeKernel, doc_cuLaunchCooperativeKernel),
    METHOD(cuLaunchHostFunc, doc_checked_cuLaunchHostFunc),
    METHOD(cuLaunchHostFunc_v2, doc_cuLaunchHostFunc_v2),
    METHOD(cuFuncSetBlockShape, doc_cuFuncSetBlockShape),
    METHOD(cuFuncSetSharedSize, doc_cuFuncSetSharedSize),
    METHOD(cuParamSetSize, doc_cuParamSetSize),
    METHOD(cuParamSeti, doc_cuParamSeti),
    METHOD(cuParamSetf, doc_cuParamSetf),
    METHOD(cuParamSetv, doc_cuParamSetv),
    METHOD(cuLaunch, doc_cuLaunch),
    METHOD(cuLaunchGrid, doc_cuLaunchGrid),
    METHOD(cuLaunchGridAsync, doc_cuLaunchGridAsync),
    METHOD(cuLaunchCooperativeKernelMultiDevice, doc_checked_cuLaunchCooperativeKernelMultiDevice),
    METHOD(cuParamSetTexRef, doc_cuParamSetTexRef),
    METHOD(cuFuncSetSharedMemConfig, doc_cuFuncSetSharedMemConfig),
    METHOD(cuGraphCreate, doc_checked_cuGraphCreate),
    METHOD(cuGraphAddKernelNode, doc_checked_cuGraphAddKernelNode),
    METHOD(cuGraphKernelNodeGetParams, doc_cuGraphKernelNodeGetParams),
    METHOD(cuGraphKernelNodeSetParams, doc_cuGraphKernelNodeSetParams),
    METHOD(cuGraphAddMemcpyNode, doc_checked_cuGraphAddMemcpyNode),
    METHOD(cuGraphMemcpyNodeGetParams, doc_cuGraphMemcpyNodeGetParams),
    METHOD(cuGraphMemcpyNodeSetParams, doc_cuGraphMemcpyNodeSetParams),
    METHOD(cuGraphAddMemsetNode, doc_checked_cuGraphAddMemsetNode),
    METHOD(cuGraphMemsetNodeGetParams, doc_cuGraphMemsetNodeGetParams),
    METHOD(cuGraphMemsetNodeSetParams, doc_cuGraphMemsetNodeSetParams),
    METHOD(cuGraphAddHostNode, doc_checked_cuGraphAddHostNode),
    METHOD(cuGraphHostNodeGetParams, doc_cuGraphHostNodeGetParams),
    METHOD(cuGraphHostNodeSetParams, doc_cuGraphHostNodeSetParams),
    METHOD(cuGraphAddChildGraphNode, doc_checked_cuGraphAddChildGraphNode),
    METHOD(cuGraphChildGraphNodeGetGraph, doc_cuGraphChildGraphNodeGetGraph),
    METHOD(cuGraphAddEmptyNode, doc_checked_cuGraphAddEmptyNode),
    METHOD(cuGraphAddEventRecordNode, doc_checked_cuGraphAddEventRecordNode),
    METHOD(cuGraphEventRecordNodeGetEvent, doc_cuGraphEventRecordNodeGetEvent),
    METHOD(cuGraphEventRecordNodeSetEvent, doc_cuGraphEventRecordNodeSetEvent),
    METHOD(cuGraphAddEventWaitNode, doc_checked_cuGraphAddEventWaitNode),
    METHOD(cuGraphEventWaitNodeGetEvent, doc_cuGraphEventWaitNodeGetEvent),
    METHOD(cuGraphEventWaitNodeSetEvent, doc_cuGraphEventWaitNodeSetEvent),
    METHOD(cuGraphAddExternalSemaphoresSignalNode,
        doc_checked_cuGraphAddExternalSemaphoresSignalNode),
    METHOD(cuGraphExternalSemaphoresSignalNodeGetParams,
        doc_cuGraphExternalSemaphoresSignalNodeGetParams),
    METHOD(cuGraphExternalSemaphoresSignalNodeSetParams,
        doc_cuGraphExternalSemaphoresSignalNodeSetParams),
    METHOD(cuGraphAddExternalSemaphoresWaitNode, doc_checked_cuGraphAddExternalSemaphoresWaitNode),
    METHOD(cuGraphExternalSemaphoresWaitNodeGetParams,
        doc_cuGraphExternalSemaphoresWaitNodeGetParams),
    METHOD(cuGraphExternalSemaphoresWaitNodeSetParams,
        doc_cuGraphExternalSemaphoresWaitNodeSetParams),
    METHOD(cuGraphAddBatchMemOpNode, doc_checked_cuGraphAddBatchMemOpNode),
    METHOD(cuGraphBatchMemOpNodeGetParams, doc_cuGraphBatchMemOpNodeGetParams),
    METHOD(cuGraphBatchMemOpNodeSetParams, doc_cuGraphBatchMemOpNodeSetParams),
    METHOD(cuGraphExecBatchMemOpNodeSetParams, doc_cuGraphExecBatchMemOpNodeSetParams),
    METHOD(cuGraphAddMemAllocNode, doc_checked_cuGraphAddMemAllocNode),
    METHOD(cuGraphMemAllocNodeGetParams, doc_cuGraphMemAllocNodeGetParams),
    METHOD(cuGraphAddMemFreeNode, doc_checked_cuGraphAddMemFreeNode),
    METHOD(cuGraphMemFreeNodeGetParams, doc_cuGraphMemFreeNodeGetParams),
    METHOD(cuDeviceGraphMemTrim, doc_cuDeviceGraphMemTrim),
    METHOD(cuDeviceGetGraphMemAttribute, doc_cuDeviceGetGraphMemAttribute),
    METHOD(cuDeviceSetGraphMemAttribute, doc_cuDeviceSetGraphMemAttribute),
    METHOD(cuGraphClone, doc_cuGraphClone),
    METHOD(cuGraphNodeFindInClone, doc_cuGraphNodeFindInClone),
    METHOD(cuGraphNodeGetType, doc_cuGraphNodeGetType),
    METHOD(cuGraphNodeGetContainingGraph, doc_cuGraphNodeGetContainingGraph),
    METHOD(cuGraphNodeGetLocalId, doc_cuGraphNodeGetLocalId),
    METHOD(cuGraphNodeGetToolsId, doc_cuGraphNodeGetToolsId),
    METHOD(cuGraphGetId, doc_cuGraphGetId),
    METHOD(cuGraphExecGetId, doc_cuGraphExecGetId),
    METHOD(cuGraphGetNodes, doc_checked_cuGraphGetNodes),
    METHOD(cuGraphGetRootNodes, doc_checked_cuGraphGetRootNodes),
    METHOD(cuGraphGetEdges, doc_checked_cuGraphGetEdges),
    METHOD(cuGraphNodeGetDependencies, doc_checked_cuGraphNodeGetDependencies),
    METHOD(cuGraphNodeGetDependentNodes, doc_checked_cuGraphNodeGetDependentNodes),
    METHOD(cuGraphAddDependencies, doc_checked_cuGraphAddDependencies),
    METHOD(cuGraphRemoveDependencies, doc_checked_cuGraphRemoveDependencies),
    METHOD(cuGraphDestroyNode, doc_cuGraphDestroyNode),
    METHOD(cuGraphInstantiate, doc_checked_cuGraphInstantiate),
    METHOD(cuGraphInstantiateWithParams, doc_cuGraphInstantiateWithParams),
    METHOD(cuGraphExecGetFlags, doc_cuGraphExecGetFlags),
    METHOD(cuGraphExecKernelNodeSetParams, doc_cuGraphExecKernelNodeSetParams),
    METHOD(cuGraphExecMemcpyNodeSetParams, doc_cuGraphExecMemcpyNodeSetParams),
    METHOD(cuGraphExecMemsetNodeSetParams, doc_cuGraphExecMemsetNodeSetParams),
    METHOD(cuGraphExecHostNodeSetParams, doc_cuGraphExecHostNodeSetParams),
    METHOD(cuGraphExecChildGraphNodeSetParams, doc_cuGraphExecChildGraphNodeSetParams),
    METHOD(cuGraphExecEventRecordNodeSetEvent, doc_cuGraphExecEventRecordNodeSetEvent),
    METHOD(cuGraphExecEventWaitNodeSetEvent, doc_cuGraphExecEventWaitNodeSetEvent),
    METHOD(cuGraphExecExternalSemaphoresSignalNodeSetParams,
        doc_cuGraphExecExternalSemaphoresSignalNodeSetParams),
    METHOD(cuGraphExecExternalSemaphoresWaitNodeSetParams,
        doc_cuGraphExecExternalSemaphoresWaitNodeSetParams),
    METHOD(cuGraphNodeSetEnabled, doc_cuGraphNodeSetEnabled),
    METHOD(cuGraphNodeGetEnabled, doc_cuGraphNodeGetEnabled),
    METHOD(cuGraphUpload, doc_cuGraphUpload),
    METHOD(cuGraphLaunch, doc_cuGraphLaunch),
    METHOD(cuGraphExecDestroy, doc_cuGraphExecDestroy),
    METHOD(cuGraphDestroy, doc_cuGraphDestroy),
    METHOD(cuGraphExecUpdate, doc_cuGraphExecUpdate),
    METHOD(cuGraphKernelNodeCopyAttributes, doc_cuGraphKernelNodeCopyAttributes),
    METHOD(cuGraphKernelNodeGetAttribute, doc_cuGraphKernelNodeGetAttribute),
    METHOD(cuGraphKernelNodeSetAttribute, doc_cuGraphKernelNodeSetAttribute),
    METHOD(cuGraphDebugDotPrint, doc_checked_cuGraphDebugDotPrint),
    METHOD(cuUserObjectCreate, doc_cuUserObjectCreate),
    METHOD(cuUserObjectRetain, doc_cuUserObjectRetain),
    METHOD(cuUserObjectRelease, doc_cuUserObjectRelease),
    METHOD(cuGraphRetainUserObject, doc_checked_cuGraphRetainUserObject),
    METHOD(cuGraphReleaseUserObject, doc_cuGraphReleaseUserObject),
    METHOD(cuGraphAddNode, doc_checked_cuGraphAddNode),
    METHOD(cuGraphAddNode_v3, doc_checked_cuGraphAddNode_v3),
    METHOD(cuGraphNodeSetParams, doc_cuGraphNodeSetParams),
    METHOD(cuGraphNodeSetParams_v2, doc_cuGraphNodeSetParams_v2),
    METHOD(cuGraphNodeGetParams, doc_cuGraphNodeGetParams),
    METHOD(cuGraphExecNodeSetParams, doc_cuGraphExecNodeSetParams),
    METHOD(cuGraphConditionalHandleCreate, doc_checked_cuGraphConditionalHandleCreate),
    METHOD(cuOccupancyMaxActiveBlocksPerMultiprocessor,
        doc_cuOccupancyMaxActiveBlocksPerMultiprocessor),
    METHOD(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
        doc_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags),
    METHOD(cuOccupancyMaxPotentialBlockSize, doc_cuOccupancyMaxPotentialBlockSize),
    METHOD(cuOccupancyMaxPotentialBlockSizeWithFlags,
        doc_cuOccupancyMaxPotentialBlockSizeWithFlags),
    METHOD(cuOccupancyAvailableDynamicSMemPerBlock, doc_cuOccupancyAvailableDynamicSMemPerBlock),
    METHOD(cuOccupancyMaxPotentialClusterSize, doc_cuOccupancyMaxPotentialClusterSize),
    METHOD(cuOccupancyMaxActiveClusters, doc_cuOccupancyMaxActiveClusters),
    METHOD(cuTexRefSetArray, doc_cuTexRefSetArray),
    METHOD(cuTexRefSetMipmappedArray, doc_cuTexRefSetMipmappedArray),
    METHOD(cuTexRefSetAddress, doc_cuTexRefSetAddress),
    METHOD(cuTexRefSetAddress2D, doc_cuTexRefSetAddress2D),
    METHOD(cuTexRefSetFormat, doc_cuTexRefSetFormat),
    METHOD(cuTexRefSetAddressMode, doc_cuTexRefSetAddressMode),
    METHOD(cuTexRefSetFilterMode, doc_cuTexRefSetFilterMode),
    METHOD(cuTexRefSetMipmapFilterMode, doc_cuTexRefSetMipmapFilterMode),
    METHOD(cuTexRefSetMipmapLevelBias, doc_cuTexRefSetMipmapLevelBias),
    METHOD(cuTexRefSetMipmapLevelClamp, doc_cuTexRefSetMipmapLevelClamp),
    METHOD(cuTexRefSetMaxAnisotropy, doc_cuTexRefSetMaxAnisotropy),
    METHOD(cuTexRefSetBorderColor, doc_cuTexRefSetBorderColor),
    METHOD(cuTexRefSetFlags, doc_cuTexRefSetFlags),
    METHOD(cuTexRefGetAddress, doc_cuTexRefGetAddress),
    METHOD(cuTexRefGetArray, doc_cuTexRefGetArray),
    METHOD(cuTexRefGetMipmappedArray, doc_cuTexRefGetMipmappedArray),
    METHOD(cuTexRefGetAddressMode, doc_cuTexRefGetAddressMode),
    METHOD(cuTexRefGetFilterMode, doc_cuTexRefGetFilterMode),
    METHOD(cuTexRefGetFormat, doc_cuTexRefGetFormat),
    METHOD(cuTexRefGetMipmapFilterMode, doc_cuTexRefGetMipmapFilterMode),
    METHOD(cuTexRefGetMipmapLevelBias, doc_cuTexRefGetMipmapLevelBias),
    METHOD(cuTexRefGetMipmapLevelClamp, doc_cuTexRefGetMipmapLevelClamp),
    METHOD(cuTexRefGetMaxAnisotropy, doc_cuTexRefGetMaxAnisotropy),
    METHOD(cuTexRefGetBorderColor, doc_cuTexRefGetBorderColor),
    METHOD(cuTexRefGetFlags, doc_cuTexRefGetFlags),
    METHOD(cuTexRefCreate, doc_cuTexRefCreate),
    METHOD(cuTexRefDestroy, doc_cuTexRefDestroy),
    METHOD(cuSurfRefSetArray, doc_cuSurfRefSetArray),
    METHOD(cuSurfRefGetArray, doc_cuSurfRefGetArray),
    METHOD(cuTexObjectCreate, doc_checked_cuTexObjectCreate),
    METHOD(cuTexObjectDestroy, doc_cuTexObjectDestroy),
    METHOD(cuTexObjectGetResourceDesc, doc_cuTexObjectGetResourceDesc),
    METHOD(cuTexObjectGetTextureDesc, doc_cuTexObjectGetTextureDesc),
    METHOD(cuTexObjectGetResourceViewDesc, doc_cuTexObjectGetResourceViewDesc),
    METHOD(cuSurfObjectCreate, doc_cuSurfObjectCreate),
    METHOD(cuSurfObjectDestroy, doc_cuSurfObjectDestroy),
    METHOD(cuSurfObjectGetResourceDesc, doc_cuSurfObjectGetResourceDesc),
    METHOD(cuTensorMapEncodeTiled, doc_cuTensorMapEncodeTiled),
    METHOD(cuTensorMapEncodeIm2col, doc_cuTensorMapEncodeIm2col),
    METHOD(cuTensorMapEncodeIm2colWide, doc_cuTensorMapEncodeIm2colWide),
    METHOD(cuTensorMapReplaceAddress, doc_cuTensorMapReplaceAddress),
    METHOD(cuTensorMapSetAllocationClass, doc_cuTensorMapSetAllocationClass),
    METHOD(cuDeviceCanAccessPeer, doc_cuDeviceCanAccessPeer),
    METHOD(cuCtxEnablePeerAccess, doc_cuCtxEnablePeerAccess),
    METHOD(cuCtxDisablePeerAccess, doc_cuCtxDisablePeerAccess),
    METHOD(cuDeviceGetP2PAttribute, doc_cuDeviceGetP2PAttribute),
    METHOD(cuDeviceGetP2PAtomicCapabilities, doc_checked_cuDeviceGetP2PAtomicCapabilities),
    METHOD(cuGraphicsUnregisterResource, doc_cuGraphicsUnregisterResource),
    METHOD(cuGraphicsSubResourceGetMappedArray, doc_cuGraphicsSubResourceGetMappedArray),
    METHOD(cuGraphicsResourceGetMappedMipmappedArray,
        doc_cuGraphicsResourceGetMappedMipmappedArray),
    METHOD(cuGraphicsResourceGetMappedPointer, doc_cuGraphicsResourceGetMappedPointer),
    METHOD(cuGraphicsResourceSetMapFlags, doc_cuGraphicsResourceSetMapFlags),
    METHOD(cuGraphicsMapResources, doc_cuGraphicsMapResources),
    METHOD(cuGraphicsUnmapResources, doc_cuGraphicsUnmapResources),
    METHOD(cuGetProcAddress, doc_cuGetProcAddress),
    METHOD(cuCoredumpGetAttribute, doc_cuCoredumpGetAttribute),
    METHOD(cuCoredumpGetAttributeGlobal, doc_cuCoredumpGetAttributeGlobal),
    METHOD(cuCoredumpSetAttribute, doc_cuCoredumpSetAttribute),
    METHOD(cuCoredumpSetAttributeGlobal, doc_cuCoredumpSetAttributeGlobal),
    METHOD(cuCoredumpRegisterStartCallback, doc_checked_cuCoredumpRegisterStartCallback),
    METHOD(cuCoredumpRegisterCompleteCallback, doc_checked_cuCoredumpRegisterCompleteCallback),
    METHOD(cuCoredumpDeregisterStartCallback, doc_cuCoredumpDeregisterStartCallback),
    METHOD(cuCoredumpDeregisterCompleteCallback, doc_cuCoredumpDeregisterCompleteCallback),
    METHOD(cuGetExportTable, doc_cuGetExportTable),
    METHOD(cuGreenCtxCreate, doc_cuGreenCtxCreate),
    METHOD(cuGreenCtxDestroy, doc_cuGreenCtxDestroy),
    METHOD(cuCtxFromGreenCtx, doc_cuCtxFromGreenCtx),
    METHOD(cuDeviceGetDevResource, doc_cuDeviceGetDevResource),
    METHOD(cuCtxGetDevResource, doc_cuCtxGetDevResource),
    METHOD(cuGreenCtxGetDevResource, doc_cuGreenCtxGetDevResource),
    METHOD(cuDevSmResourceSplitByCount, doc_cuDevSmResourceSplitByCount),
    METHOD(cuDevSmResourceSplit, doc_checked_cuDevSmResourceSplit),
    METHOD(cuDevResourceGenerateDesc, doc_checked_cuDevResourceGenerateDesc),
    METHOD(cuGreenCtxRecordEvent, doc_cuGreenCtxRecordEvent),
    METHOD(cuGreenCtxWaitEvent, doc_cuGreenCtxWaitEvent),
    METHOD(cuStreamGetGreenCtx, doc_cuStreamGetGreenCtx),
    METHOD(cuGreenCtxStreamCreate, doc_cuGreenCtxStreamCreate),
    METHOD(cuGreenCtxGetId, doc_cuGreenCtxGetId),
    METHOD(cuStreamGetDevResource, doc_cuStreamGetDevResource),
    METHOD(cuLogsRegisterCallback, doc_checked_cuLogsRegisterCallback),
    METHOD(cuLogsUnregisterCallback, doc_cuLogsUnregisterCallback),
    METHOD(cuLogsCurrent, doc_checked_cuLogsCurrent),
    METHOD(cuLogsDumpToFile, doc_checked_cuLogsDumpToFile),
    METHOD(cuLogsDumpToMemory, doc_checked_cuLogsDumpToMemory),
    METHOD(cuCheckpointProcessGetRestoreThreadId, doc_cuCheckpointProcessGetRestoreThreadId),
    METHOD(cuCheckpointProcessGetState, doc_cuCheckpointProcessGetState),
    METHOD(cuCheckpointProcessLock, doc_checked_cuCheckpointProcessLock),
    METHOD(cuCheckpointProcessCheckpoint, doc_checked_cuCheckpointProcessCheckpoint),
    METHOD(cuCheckpointProcessRestore, doc_checked_cuCheckpointProcessRestore),
    METHOD(cuCheckpointOperationComplete, doc_cuCheckpointOperationComplete),
    METHOD(cuCheckpointProcessUnlock, doc_checked_cuCheckpointProcessUnlock),
    METHOD(cuProfilerStart, doc_cuProfilerStart),
    METHOD(cuProfilerStop, doc_cuProfilerStop),
    METHOD(cuGraphicsEGLRegisterImage, doc_cuGraphicsEGLRegisterImage),
    METHOD(cuEGLStreamConsumerConnect, doc_cuEGLStreamConsumerConnect),
    METHOD(cuEGLStreamConsumerConnectWithFlags, doc_cuEGLStreamConsumerConnectWithFlags),
    METHOD(cuEGLStreamConsumerDisconnect, doc_cuEGLStreamConsumerDisconnect),
    METHOD(cuEGLStreamConsumerAcquireFrame, doc_cuEGLStreamConsumerAcquireFrame),
    METHOD(cuEGLStreamConsumerReleaseFrame, doc_cuEGLStreamConsumerReleaseFrame),
    METHOD(cuEGLStreamProducerConnect, doc_cuEGLStreamProducerConnect),
    METHOD(cuEGLStreamProducerDisconnect, doc_cuEGLStreamProducerDisconnect),
    METHOD(cuEGLStreamProducerPresentFrame, doc_cuEGLStreamProducerPresentFrame),
    METHOD(cuEGLStreamProducerReturnFrame, doc_cuEGLStreamProducerReturnFrame),
    METHOD(cuGraphicsResourceGetMappedEglFrame, doc_cuGraphicsResourceGetMappedEglFrame),
    METHOD(cuEventCreateFromEGLSync, doc_cuEventCreateFromEGLSync),
    METHOD(cuGraphicsGLRegisterBuffer, doc_cuGraphicsGLRegisterBuffer),
    METHOD(cuGraphicsGLRegisterImage, doc_cuGraphicsGLRegisterImage),
    METHOD(cuGLGetDevices, doc_cuGLGetDevices),
    METHOD(cuGLCtxCreate, doc_cuGLCtxCreate),
    METHOD(cuGLInit, doc_cuGLInit),
    METHOD(cuGLRegisterBufferObject, doc_cuGLRegisterBufferObject),
    METHOD(cuGLMapBufferObject, doc_cuGLMapBufferObject),
    METHOD(cuGLUnmapBufferObject, doc_cuGLUnmapBufferObject),
    METHOD(cuGLUnregisterBufferObject, doc_cuGLUnregisterBufferObject),
    METHOD(cuGLSetBufferObjectMapFlags, doc_cuGLSetBufferObjectMapFlags),
    METHOD(cuGLMapBufferObjectAsync, doc_cuGLMapBufferObjectAsync),
    METHOD(cuGLUnmapBufferObjectAsync, doc_cuGLUnmapBufferObjectAsync),
    METHOD(cuVDPAUGetDevice, doc_cuVDPAUGetDevice),
    METHOD(cuVDPAUCtxCreate, doc_cuVDPAUCtxCreate),
    METHOD(cuGraphicsVDPAURegisterVideoSurface, doc_cuGraphicsVDPAURegisterVideoSurface),
    METHOD(cuGraphicsVDPAURegisterOutputSurface, doc_cuGraphicsVDPAURegisterOutputSurface),
    {NULL, NULL, 0, NULL},
};
