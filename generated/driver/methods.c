// methods.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

#define ALIAS(name, function) \
    {#name, (PyCFunction)(void (*)(void))py_##function, METH_FASTCALL | METH_KEYWORDS, \
     CB_DOC_OF(name)}
#define METHOD(name) ALIAS(name, name)

CB_DOC(cuGetErrorString,
    "cuGetErrorString($module, /, error)\n--\n\n",
    "cuGetErrorString(error)\n\n"
    "Return the English description of a status.\n\n"
    "A number that is no status is an error and has no text.\n\n"
    "CUresult cuGetErrorString(CUresult error, const char **pStr)\n\n"
    "Parameters\n"
    "    error : CUresult or int\n\n"
    "Returns\n"
    "    (CUresult, pStr); cubind.checked.driver returns pStr, or raises DriverError\n"
    "    pStr : bytes | None\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 6.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html\n");
CB_DOC(checked_cuGetErrorString,
    "cuGetErrorString($module, /, error)\n--\n\n",
    "cuGetErrorString(error)\n\n"
    "Return the English description of a status.\n\n"
    "A number that is no status is an error and has no text.\n\n"
    "CUresult cuGetErrorString(CUresult error, const char **pStr)\n\n"
    "Parameters\n"
    "    error : CUresult or int\n\n"
    "Returns\n"
    "    pStr, or raises DriverError; cubind.driver returns (CUresult, pStr)\n"
    "    pStr : str | None\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 6.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html\n");
CB_DOC(cuGetErrorName,
    "cuGetErrorName($module, /, error)\n--\n\n",
    "cuGetErrorName(error)\n\n"
    "Return the identifier of a status, such as CUDA_ERROR_INVALID_VALUE.\n\n"
    "A number that is no status is an error.\n\n"
    "CUresult cuGetErrorName(CUresult error, const char **pStr)\n\n"
    "Parameters\n"
    "    error : CUresult or int\n\n"
    "Returns\n"
    "    (CUresult, pStr); cubind.checked.driver returns pStr, or raises DriverError\n"
    "    pStr : bytes | None\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 6.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html\n");
CB_DOC(checked_cuGetErrorName,
    "cuGetErrorName($module, /, error)\n--\n\n",
    "cuGetErrorName(error)\n\n"
    "Return the identifier of a status, such as CUDA_ERROR_INVALID_VALUE.\n\n"
    "A number that is no status is an error.\n\n"
    "CUresult cuGetErrorName(CUresult error, const char **pStr)\n\n"
    "Parameters\n"
    "    error : CUresult or int\n\n"
    "Returns\n"
    "    pStr, or raises DriverError; cubind.driver returns (CUresult, pStr)\n"
    "    pStr : str | None\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 6.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html\n");
CB_DOC(cuInit,
    "cuInit($module, /, Flags)\n--\n\n",
    "cuInit(Flags)\n\n"
    "Initialise the driver in this process, before any other call.\n\n"
    "Repeating it does no harm. A forked child cannot use it.\n\n"
    "CUresult cuInit(unsigned int Flags)\n\n"
    "Parameters\n"
    "    Flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_SYSTEM_DRIVER_MISMATCH, CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\n\n"
    "Releases the GIL. Since CUDA 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__INITIALIZE.html\n");
CB_DOC(checked_cuInit,
    "cuInit($module, /, Flags=0)\n--\n\n",
    "cuInit(Flags=0)\n\n"
    "Initialise the driver in this process, before any other call.\n\n"
    "Repeating it does no harm. A forked child cannot use it.\n\n"
    "CUresult cuInit(unsigned int Flags)\n\n"
    "Parameters\n"
    "    Flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_SYSTEM_DRIVER_MISMATCH, CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE\n\n"
    "Releases the GIL. Since CUDA 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__INITIALIZE.html\n");
CB_DOC(cuDriverGetVersion,
    "cuDriverGetVersion($module, /)\n--\n\n",
    "cuDriverGetVersion()\n\n"
    "Return the CUDA release that the installed driver supports.\n\n"
    "It is 1000 * major + 10 * minor; the call needs no cuInit.\n\n"
    "CUresult cuDriverGetVersion(int *driverVersion)\n\n"
    "Returns\n"
    "    (CUresult, driverVersion); cubind.checked.driver returns driverVersion, or raises\n"
    "        DriverError\n"
    "    driverVersion : int; 1000 * major + 10 * minor, such as 13050\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 2.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VERSION.html\n");
CB_DOC(cuDeviceGet,
    "cuDeviceGet($module, /, ordinal)\n--\n\n",
    "cuDeviceGet(ordinal)\n\n"
    "Return the device with an ordinal below cuDeviceGetCount.\n\n"
    "Nothing is created, so nothing must be freed.\n\n"
    "CUresult cuDeviceGet(CUdevice *device, int ordinal)\n\n"
    "Parameters\n"
    "    ordinal : int; counts from 0 over the devices that CUDA_VISIBLE_DEVICES leaves\n\n"
    "Returns\n"
    "    (CUresult, device); cubind.checked.driver returns device, or raises DriverError\n"
    "    device : CUdevice\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n\n"
    "Keeps the GIL. Since CUDA 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(cuDeviceGetCount,
    "cuDeviceGetCount($module, /)\n--\n\n",
    "cuDeviceGetCount()\n\n"
    "Return the number of devices that this process may use.\n\n"
    "CUDA_VISIBLE_DEVICES limits them.\n\n"
    "CUresult cuDeviceGetCount(int *count)\n\n"
    "Returns\n"
    "    (CUresult, count); cubind.checked.driver returns count, or raises DriverError\n"
    "    count : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 2.0.\n"
    "In cubind.core: Device.get_all_devices.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(cuDeviceGetName,
    "cuDeviceGetName($module, /, length, dev)\n--\n\n",
    "cuDeviceGetName(length, dev)\n\n"
    "Return the product name of a device.\n\n"
    "CUresult cuDeviceGetName(char *name, int len, CUdevice dev)\n\n"
    "Parameters\n"
    "    length : int; bytes of room, with the zero at the end\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, name); cubind.checked.driver returns name, or raises DriverError\n"
    "    name : bytes\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n\n"
    "Keeps the GIL. Since CUDA 2.0.\n"
    "In cubind.core: Device.name.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(checked_cuDeviceGetName,
    "cuDeviceGetName($module, /, dev)\n--\n\n",
    "cuDeviceGetName(dev)\n\n"
    "Return the product name of a device.\n\n"
    "CUresult cuDeviceGetName(char *name, int len, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    name, or raises DriverError; cubind.driver returns (CUresult, name)\n"
    "    name : str\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n\n"
    "Keeps the GIL. Since CUDA 2.0.\n"
    "In cubind.core: Device.name.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(cuDeviceGetUuid,
    "cuDeviceGetUuid($module, /, dev)\n--\n\n",
    "cuDeviceGetUuid(dev)\n\n"
    "Return the 16-byte UUID of a device.\n\n"
    "It is the same in all processes, whatever the ordinal there.\n\n"
    "CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, uuid); cubind.checked.driver returns uuid, or raises DriverError\n"
    "    uuid : CUuuid\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n\n"
    "Keeps the GIL. Since CUDA 11.4 as cuDeviceGetUuid_v2.\n"
    "In cubind.core: Device.uuid.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(cuDeviceGetLuid,
    "cuDeviceGetLuid($module, /, dev)\n--\n\n",
    "cuDeviceGetLuid(dev)\n\n"
    "Return the LUID and node mask of a device.\n\n"
    "Graphics interfaces of Windows know the device by them.\n\n"
    "CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, luid, deviceNodeMask); cubind.checked.driver returns (luid,\n"
    "        deviceNodeMask), or raises DriverError\n"
    "    luid : bytes\n"
    "    deviceNodeMask : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(cuDeviceTotalMem,
    "cuDeviceTotalMem($module, /, dev)\n--\n\n",
    "cuDeviceTotalMem(dev)\n\n"
    "Return the size of the memory of a device.\n\n"
    "cuMemGetInfo reports how much of it is free.\n\n"
    "CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, numbytes); cubind.checked.driver returns numbytes, or raises DriverError\n"
    "    numbytes : int; bytes\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n\n"
    "Keeps the GIL. Since CUDA 3.2 as cuDeviceTotalMem_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(cuDeviceGetTexture1DLinearMaxWidth,
    "cuDeviceGetTexture1DLinearMaxWidth($module, /, pformat, numChannels, dev)\n--\n\n",
    "cuDeviceGetTexture1DLinearMaxWidth(pformat, numChannels, dev)\n\n"
    "Return the largest width of a 1D texture on linear memory, in elements.\n\n"
    "It depends on format and device.\n\n"
    "CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,\n"
    "    CUarray_format format, unsigned int numChannels, CUdevice dev)\n\n"
    "Parameters\n"
    "    pformat : CUarray_format or int\n"
    "    numChannels : int\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, maxWidthInElements); cubind.checked.driver returns maxWidthInElements, or\n"
    "        raises DriverError\n"
    "    maxWidthInElements : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(cuDeviceGetAttribute,
    "cuDeviceGetAttribute($module, /, attrib, dev)\n--\n\n",
    "cuDeviceGetAttribute(attrib, dev)\n\n"
    "Return a property of a device as an integer.\n\n"
    "The call needs no context.\n\n"
    "CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)\n\n"
    "Parameters\n"
    "    attrib : CUdevice_attribute or int\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, pi); cubind.checked.driver returns pi, or raises DriverError\n"
    "    pi : int; a number, a flag (0 or 1) or a value of an enum, depending on the\n"
    "        attribute\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n\n"
    "Keeps the GIL. Since CUDA 2.0.\n"
    "In cubind.core: Device.properties.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(cuDeviceGetHostAtomicCapabilities,
    "cuDeviceGetHostAtomicCapabilities($module, /, operations, count, dev)\n--\n\n",
    "cuDeviceGetHostAtomicCapabilities(operations, count, dev)\n\n"
    "Report which operations the link to the host performs atomically.\n\n"
    "The result has one item for each requested operation.\n\n"
    "CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities,\n"
    "    const CUatomicOperation *operations, unsigned int count, CUdevice dev)\n\n"
    "Parameters\n"
    "    operations : sequence of CUatomicOperation, or None; as many as count\n"
    "    count : int\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, capabilities); cubind.checked.driver returns capabilities, or raises\n"
    "        DriverError\n"
    "    capabilities : list[int]\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(checked_cuDeviceGetHostAtomicCapabilities,
    "cuDeviceGetHostAtomicCapabilities($module, /, operations, dev)\n--\n\n",
    "cuDeviceGetHostAtomicCapabilities(operations, dev)\n\n"
    "Report which operations the link to the host performs atomically.\n\n"
    "The result has one item for each requested operation.\n\n"
    "CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities,\n"
    "    const CUatomicOperation *operations, unsigned int count, CUdevice dev)\n\n"
    "Parameters\n"
    "    operations : sequence of CUatomicOperation, or None\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    capabilities, or raises DriverError; cubind.driver returns (CUresult, capabilities)\n"
    "    capabilities : list[int]\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(cuDeviceGetNvSciSyncAttributes,
    "cuDeviceGetNvSciSyncAttributes($module, /, nvSciSyncAttrList, dev, flags)\n--\n\n",
    "cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, dev, flags)\n\n"
    "Fill an NvSciSync attribute list for a device.\n\n"
    "The list describes what the device can wait for and signal.\n\n"
    "CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev,\n"
    "    int flags)\n\n"
    "Parameters\n"
    "    nvSciSyncAttrList : int (address), buffer or None\n"
    "    dev : CUdevice, int or None\n"
    "    flags : int; CUDA_NVSCISYNC_ATTR_*, or-ed\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(cuDeviceSetMemPool,
    "cuDeviceSetMemPool($module, /, dev, pool)\n--\n\n",
    "cuDeviceSetMemPool(dev, pool)\n\n"
    "Set the memory pool that cuMemAllocAsync uses for a device.\n\n"
    "Allocations from the former pool stay valid.\n\n"
    "CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "    pool : CUmemoryPool, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(cuDeviceGetMemPool,
    "cuDeviceGetMemPool($module, /, dev)\n--\n\n",
    "cuDeviceGetMemPool(dev)\n\n"
    "Return the pool that a device currently uses.\n\n"
    "cuMemAllocAsync allocates from it.\n\n"
    "CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, pool); cubind.checked.driver returns pool, or raises DriverError\n"
    "    pool : CUmemoryPool\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.2.\n"
    "In cubind.core: DeviceMemoryResource.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(cuDeviceGetDefaultMemPool,
    "cuDeviceGetDefaultMemPool($module, /, dev)\n--\n\n",
    "cuDeviceGetDefaultMemPool(dev)\n\n"
    "Return the pool that a device has by default.\n\n"
    "It exists from the start and cannot be destroyed.\n\n"
    "CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, pool_out); cubind.checked.driver returns pool_out, or raises DriverError\n"
    "    pool_out : CUmemoryPool\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Keeps the GIL. Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(cuDeviceGetExecAffinitySupport,
    "cuDeviceGetExecAffinitySupport($module, /, typename, dev)\n--\n\n",
    "cuDeviceGetExecAffinitySupport(typename, dev)\n\n"
    "Report whether a device supports a kind of execution affinity.\n\n"
    "It limits contexts, for example to some multiprocessors.\n\n"
    "CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)\n\n"
    "Parameters\n"
    "    typename : CUexecAffinityType or int\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, pi); cubind.checked.driver returns pi, or raises DriverError\n"
    "    pi : int; 1 or 0\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n\n"
    "Keeps the GIL. Since CUDA 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(cuFlushGPUDirectRDMAWrites,
    "cuFlushGPUDirectRDMAWrites($module, /, target, scope)\n--\n\n",
    "cuFlushGPUDirectRDMAWrites(target, scope)\n\n"
    "Wait until writes of other PCI devices to GPU memory are visible.\n\n"
    "They become visible to the owner or to all devices.\n\n"
    "CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target,\n"
    "    CUflushGPUDirectRDMAWritesScope scope)\n\n"
    "Parameters\n"
    "    target : CUflushGPUDirectRDMAWritesTarget or int\n"
    "    scope : CUflushGPUDirectRDMAWritesScope or int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html\n");
CB_DOC(cuDeviceGetProperties,
    "cuDeviceGetProperties($module, /, dev)\n--\n\n",
    "cuDeviceGetProperties(dev)\n\n"
    "Return ten old properties of a device as a CUdevprop.\n\n"
    "cuDeviceGetAttribute knows them and all others.\n\n"
    "CUresult cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, prop); cubind.checked.driver returns prop, or raises DriverError\n"
    "    prop : CUdevprop\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n\n"
    "Keeps the GIL. Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE__DEPRECATED.html\n");
CB_DOC(cuDeviceComputeCapability,
    "cuDeviceComputeCapability($module, /, dev)\n--\n\n",
    "cuDeviceComputeCapability(dev)\n\n"
    "Return major and minor compute capability (deprecated).\n\n"
    "cuDeviceGetAttribute has them as two attributes.\n\n"
    "CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, major, minor); cubind.checked.driver returns (major, minor), or raises\n"
    "        DriverError\n"
    "    major, minor : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n\n"
    "Keeps the GIL. Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE__DEPRECATED.html\n");
CB_DOC(cuDevicePrimaryCtxRetain,
    "cuDevicePrimaryCtxRetain($module, /, dev)\n--\n\n",
    "cuDevicePrimaryCtxRetain(dev)\n\n"
    "Retain and return the primary context of a device.\n\n"
    "The CUDA runtime uses it, too. The call adds one user and does not make the context\n"
    "current.\n\n"
    "CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError\n"
    "    pctx : CUcontext\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 7.0.\n"
    "In cubind.core: Device.set_current.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html\n");
CB_DOC(cuDevicePrimaryCtxRelease,
    "cuDevicePrimaryCtxRelease($module, /, dev)\n--\n\n",
    "cuDevicePrimaryCtxRelease(dev)\n\n"
    "Release the primary context of a device.\n\n"
    "The call removes one user; after the last one the context and all its contents are\n"
    "destroyed.\n\n"
    "CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 11.0 as cuDevicePrimaryCtxRelease_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html\n");
CB_DOC(cuDevicePrimaryCtxSetFlags,
    "cuDevicePrimaryCtxSetFlags($module, /, dev, flags)\n--\n\n",
    "cuDevicePrimaryCtxSetFlags(dev, flags)\n\n"
    "Set the flags of the primary context, before or after its creation.\n\n"
    "Flags decide, for example, how threads wait for the device.\n\n"
    "CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n"
    "    flags : int; CUctx_flags, or-ed\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.0 as cuDevicePrimaryCtxSetFlags_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html\n");
CB_DOC(cuDevicePrimaryCtxGetState,
    "cuDevicePrimaryCtxGetState($module, /, dev)\n--\n\n",
    "cuDevicePrimaryCtxGetState(dev)\n\n"
    "Report whether the primary context exists, and its flags.\n\n"
    "The call does not create it.\n\n"
    "CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, flags, active); cubind.checked.driver returns (flags, active), or raises\n"
    "        DriverError\n"
    "    flags : int; CUctx_flags, or-ed\n"
    "    active : int; 1 or 0\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html\n");
CB_DOC(cuDevicePrimaryCtxReset,
    "cuDevicePrimaryCtxReset($module, /, dev)\n--\n\n",
    "cuDevicePrimaryCtxReset(dev)\n\n"
    "Destroy everything in the primary context for all its users.\n\n"
    "Each library of the process loses its objects there.\n\n"
    "CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE\n\n"
    "Releases the GIL. Since CUDA 11.0 as cuDevicePrimaryCtxReset_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html\n");
CB_DOC(cuCtxCreate,
    "cuCtxCreate($module, /, ctxCreateParams, flags, dev)\n--\n\n",
    "cuCtxCreate(ctxCreateParams, flags, dev)\n\n"
    "Create a context and push it onto the stack of this thread.\n\n"
    "Programs that share with libraries should use cuDevicePrimaryCtxRetain.\n\n"
    "CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams,\n"
    "    unsigned int flags, CUdevice dev)\n\n"
    "Parameters\n"
    "    ctxCreateParams : CUctxCreateParams or None; None for an ordinary context\n"
    "    flags : int; CUctx_flags, or-ed\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError\n"
    "    pctx : CUcontext\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.5 as cuCtxCreate_v4; other parameters before 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxDestroy,
    "cuCtxDestroy($module, /, ctx)\n--\n\n",
    "cuCtxDestroy(ctx)\n\n"
    "Destroy a context and all memory, streams and modules in it.\n\n"
    "Threads that still have it current get errors.\n\n"
    "CUresult cuCtxDestroy_v2(CUcontext ctx)\n\n"
    "Parameters\n"
    "    ctx : CUcontext, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 4.0 as cuCtxDestroy_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxPushCurrent,
    "cuCtxPushCurrent($module, /, ctx)\n--\n\n",
    "cuCtxPushCurrent(ctx)\n\n"
    "Push ctx onto the context stack of this thread, which makes it current.\n\n"
    "CUresult cuCtxPushCurrent_v2(CUcontext ctx)\n\n"
    "Parameters\n"
    "    ctx : CUcontext, int or None; keep it alive until cuCtxPopCurrent\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 4.0 as cuCtxPushCurrent_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxPopCurrent,
    "cuCtxPopCurrent($module, /)\n--\n\n",
    "cuCtxPopCurrent()\n\n"
    "Pop the current context off the stack of this thread and return it.\n\n"
    "The one below it becomes current.\n\n"
    "CUresult cuCtxPopCurrent_v2(CUcontext *pctx)\n\n"
    "Returns\n"
    "    (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError\n"
    "    pctx : CUcontext\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Keeps the GIL. Since CUDA 4.0 as cuCtxPopCurrent_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxSetCurrent,
    "cuCtxSetCurrent($module, /, ctx)\n--\n\n",
    "cuCtxSetCurrent(ctx)\n\n"
    "Make ctx current on the calling thread.\n\n"
    "It replaces the top of the stack; None only pops it.\n\n"
    "CUresult cuCtxSetCurrent(CUcontext ctx)\n\n"
    "Parameters\n"
    "    ctx : CUcontext, int or None; keep it alive until another context is current\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Keeps the GIL. Since CUDA 4.0.\n"
    "In cubind.core: Device.set_current.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxGetCurrent,
    "cuCtxGetCurrent($module, /)\n--\n\n",
    "cuCtxGetCurrent()\n\n"
    "Return the current context of the calling thread.\n\n"
    "The handle is null if there is none.\n\n"
    "CUresult cuCtxGetCurrent(CUcontext *pctx)\n\n"
    "Returns\n"
    "    (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError\n"
    "    pctx : CUcontext\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED\n\n"
    "Keeps the GIL. Since CUDA 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxGetDevice,
    "cuCtxGetDevice($module, /)\n--\n\n",
    "cuCtxGetDevice()\n\n"
    "Return the device of the current context.\n\n"
    "CUresult cuCtxGetDevice(CUdevice *device)\n\n"
    "Returns\n"
    "    (CUresult, device); cubind.checked.driver returns device, or raises DriverError\n"
    "    device : CUdevice\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 2.0.\n"
    "In cubind.core: Device.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxGetDevice_v2,
    "cuCtxGetDevice_v2($module, /, ctx)\n--\n\n",
    "cuCtxGetDevice_v2(ctx)\n\n"
    "Return the device of any context, whether it is current or not.\n\n"
    "CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)\n\n"
    "Parameters\n"
    "    ctx : CUcontext, int or None\n\n"
    "Returns\n"
    "    (CUresult, device); cubind.checked.driver returns device, or raises DriverError\n"
    "    device : CUdevice\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n"
    "In cubind.core: Device.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxGetFlags,
    "cuCtxGetFlags($module, /)\n--\n\n",
    "cuCtxGetFlags()\n\n"
    "Return the flags that the current context has.\n\n"
    "They decide, for example, how threads wait for the device.\n\n"
    "CUresult cuCtxGetFlags(unsigned int *flags)\n\n"
    "Returns\n"
    "    (CUresult, flags); cubind.checked.driver returns flags, or raises DriverError\n"
    "    flags : int; CUctx_flags, or-ed\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxSetFlags,
    "cuCtxSetFlags($module, /, flags)\n--\n\n",
    "cuCtxSetFlags(flags)\n\n"
    "Set flags of the current context, such as how threads wait for the device.\n\n"
    "CUresult cuCtxSetFlags(unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int; CUctx_flags, or-ed\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxGetId,
    "cuCtxGetId($module, /, ctx)\n--\n\n",
    "cuCtxGetId(ctx)\n\n"
    "Return the unique id of a context.\n\n"
    "No other context of the process gets it, even after this one has been destroyed.\n\n"
    "CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)\n\n"
    "Parameters\n"
    "    ctx : CUcontext, int or None\n\n"
    "Returns\n"
    "    (CUresult, ctxId); cubind.checked.driver returns ctxId, or raises DriverError\n"
    "    ctxId : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxSynchronize,
    "cuCtxSynchronize($module, /)\n--\n\n",
    "cuCtxSynchronize()\n\n"
    "Wait for all work in the current context, on all its streams.\n\n"
    "The call returns errors of earlier work.\n\n"
    "CUresult cuCtxSynchronize(void)\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED\n\n"
    "Releases the GIL. Since CUDA 2.0.\n"
    "In cubind.core: Device.sync.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxSynchronize_v2,
    "cuCtxSynchronize_v2($module, /, ctx)\n--\n\n",
    "cuCtxSynchronize_v2(ctx)\n\n"
    "Wait for all work in ctx.\n\n"
    "The call does not make ctx current.\n\n"
    "CUresult cuCtxSynchronize_v2(CUcontext ctx)\n\n"
    "Parameters\n"
    "    ctx : CUcontext, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "In cubind.core: Device.sync.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxSetLimit,
    "cuCtxSetLimit($module, /, limit, value)\n--\n\n",
    "cuCtxSetLimit(limit, value)\n\n"
    "Request a limit for the current context, such as the stack of each thread.\n\n"
    "The driver may round it; cuCtxGetLimit returns the result.\n\n"
    "CUresult cuCtxSetLimit(CUlimit limit, size_t value)\n\n"
    "Parameters\n"
    "    limit : CUlimit or int\n"
    "    value : int; bytes for sizes, else a count\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNSUPPORTED_LIMIT, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 3.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxGetLimit,
    "cuCtxGetLimit($module, /, limit)\n--\n\n",
    "cuCtxGetLimit(limit)\n\n"
    "Return a limit that is in force in the current context.\n\n"
    "CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit)\n\n"
    "Parameters\n"
    "    limit : CUlimit or int\n\n"
    "Returns\n"
    "    (CUresult, pvalue); cubind.checked.driver returns pvalue, or raises DriverError\n"
    "    pvalue : int; bytes for sizes, else a count\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNSUPPORTED_LIMIT\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 3.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxGetCacheConfig,
    "cuCtxGetCacheConfig($module, /)\n--\n\n",
    "cuCtxGetCacheConfig()\n\n"
    "Return whether the current context prefers L1 cache or shared memory.\n\n"
    "CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig)\n\n"
    "Returns\n"
    "    (CUresult, pconfig); cubind.checked.driver returns pconfig, or raises DriverError\n"
    "    pconfig : CUfunc_cache\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxSetCacheConfig,
    "cuCtxSetCacheConfig($module, /, config)\n--\n\n",
    "cuCtxSetCacheConfig(config)\n\n"
    "Set whether the current context prefers L1 cache or shared memory.\n\n"
    "The setting concerns its kernels and is only a hint.\n\n"
    "CUresult cuCtxSetCacheConfig(CUfunc_cache config)\n\n"
    "Parameters\n"
    "    config : CUfunc_cache or int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxGetApiVersion,
    "cuCtxGetApiVersion($module, /, ctx)\n--\n\n",
    "cuCtxGetApiVersion(ctx)\n\n"
    "Return the API version that a context was created for.\n\n"
    "It may be older than the driver's.\n\n"
    "CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)\n\n"
    "Parameters\n"
    "    ctx : CUcontext, int or None\n\n"
    "Returns\n"
    "    (CUresult, version); cubind.checked.driver returns version, or raises DriverError\n"
    "    version : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN\n\n"
    "Keeps the GIL. Since CUDA 3.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxGetStreamPriorityRange,
    "cuCtxGetStreamPriorityRange($module, /)\n--\n\n",
    "cuCtxGetStreamPriorityRange()\n\n"
    "Return the range of stream priorities.\n\n"
    "The smaller number is the more urgent; two zeros mean no priorities.\n\n"
    "CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)\n\n"
    "Returns\n"
    "    (CUresult, leastPriority, greatestPriority); cubind.checked.driver returns\n"
    "        (leastPriority, greatestPriority), or raises DriverError\n"
    "    leastPriority, greatestPriority : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 5.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxResetPersistingL2Cache,
    "cuCtxResetPersistingL2Cache($module, /)\n--\n\n",
    "cuCtxResetPersistingL2Cache()\n\n"
    "Reset all persisting lines of the L2 cache to normal.\n\n"
    "Access policies had made them persist.\n\n"
    "CUresult cuCtxResetPersistingL2Cache(void)\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxGetExecAffinity,
    "cuCtxGetExecAffinity($module, /, typename)\n--\n\n",
    "cuCtxGetExecAffinity(typename)\n\n"
    "Return the multiprocessors to which the current context is limited.\n\n"
    "CUresult cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity,\n"
    "    CUexecAffinityType type)\n\n"
    "Parameters\n"
    "    typename : CUexecAffinityType or int\n\n"
    "Returns\n"
    "    (CUresult, pExecAffinity); cubind.checked.driver returns pExecAffinity, or raises\n"
    "        DriverError\n"
    "    pExecAffinity : CUexecAffinityParam\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY\n\n"
    "Keeps the GIL. Since CUDA 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxRecordEvent,
    "cuCtxRecordEvent($module, /, hCtx, hEvent)\n--\n\n",
    "cuCtxRecordEvent(hCtx, hEvent)\n\n"
    "Record an event after all work queued so far on a context's streams.\n\n"
    "CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)\n\n"
    "Parameters\n"
    "    hCtx : CUcontext, int or None\n"
    "    hEvent : CUevent, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxWaitEvent,
    "cuCtxWaitEvent($module, /, hCtx, hEvent)\n--\n\n",
    "cuCtxWaitEvent(hCtx, hEvent)\n\n"
    "Make later work on all streams of a context wait for an event.\n\n"
    "The host does not wait.\n\n"
    "CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)\n\n"
    "Parameters\n"
    "    hCtx : CUcontext, int or None\n"
    "    hEvent : CUevent, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html\n");
CB_DOC(cuCtxAttach,
    "cuCtxAttach($module, /, flags)\n--\n\n",
    "cuCtxAttach(flags)\n\n"
    "Add one user of a context (deprecated).\n\n"
    "cuDevicePrimaryCtxRetain takes its place.\n\n"
    "CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError\n"
    "    pctx : CUcontext\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html\n");
CB_DOC(cuCtxDetach,
    "cuCtxDetach($module, /, ctx)\n--\n\n",
    "cuCtxDetach(ctx)\n\n"
    "Remove one user of a context (deprecated).\n\n"
    "cuDevicePrimaryCtxRelease takes its place.\n\n"
    "CUresult cuCtxDetach(CUcontext ctx)\n\n"
    "Parameters\n"
    "    ctx : CUcontext, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html\n");
CB_DOC(cuCtxGetSharedMemConfig,
    "cuCtxGetSharedMemConfig($module, /)\n--\n\n",
    "cuCtxGetSharedMemConfig()\n\n"
    "Return the width of shared memory banks for kernels (deprecated).\n\n"
    "Newer devices have only one width.\n\n"
    "CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)\n\n"
    "Returns\n"
    "    (CUresult, pConfig); cubind.checked.driver returns pConfig, or raises DriverError\n"
    "    pConfig : CUsharedconfig\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 4.2. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html\n");
CB_DOC(cuCtxSetSharedMemConfig,
    "cuCtxSetSharedMemConfig($module, /, config)\n--\n\n",
    "cuCtxSetSharedMemConfig(config)\n\n"
    "Set the width of shared memory banks for kernels (deprecated).\n\n"
    "Newer devices ignore it.\n\n"
    "CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)\n\n"
    "Parameters\n"
    "    config : CUsharedconfig or int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 4.2. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html\n");
CB_DOC(cuModuleLoad,
    "cuModuleLoad($module, /, fname)\n--\n\n",
    "cuModuleLoad(fname)\n\n"
    "Load a cubin, PTX or fatbin file into the current context.\n\n"
    "PTX is compiled for the device of that context.\n\n"
    "CUresult cuModuleLoad(CUmodule *module, const char *fname)\n\n"
    "Parameters\n"
    "    fname : str or bytes\n\n"
    "Returns\n"
    "    (CUresult, module); cubind.checked.driver returns module, or raises DriverError\n"
    "    module : CUmodule\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,\n"
    "    CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_FILE_NOT_FOUND, CUDA_ERROR_NO_BINARY_FOR_GPU,\n"
    "    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,\n"
    "    CUDA_ERROR_JIT_COMPILER_NOT_FOUND\n\n"
    "Releases the GIL. Since CUDA 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(cuModuleLoadData,
    "cuModuleLoadData($module, /, image)\n--\n\n",
    "cuModuleLoadData(image)\n\n"
    "Load cubin, PTX or fatbin code from memory into the current context.\n\n"
    "The code is in host memory; PTX must end in a zero byte.\n\n"
    "CUresult cuModuleLoadData(CUmodule *module, const void *image)\n\n"
    "Parameters\n"
    "    image : int (address), buffer or None\n\n"
    "Returns\n"
    "    (CUresult, module); cubind.checked.driver returns module, or raises DriverError\n"
    "    module : CUmodule\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,\n"
    "    CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NO_BINARY_FOR_GPU, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,\n"
    "    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_JIT_COMPILER_NOT_FOUND\n\n"
    "Releases the GIL. Since CUDA 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(cuModuleLoadDataEx,
    "cuModuleLoadDataEx($module, /, image, numOptions, options, optionValues)\n--\n\n",
    "cuModuleLoadDataEx(image, numOptions, options, optionValues)\n\n"
    "Load cubin, PTX or fatbin code from memory with compiler options.\n\n"
    "The call works like cuModuleLoadData; the options also set its log buffers.\n\n"
    "CUresult cuModuleLoadDataEx(CUmodule *module, const void *image,\n"
    "    unsigned int numOptions, CUjit_option *options, void **optionValues)\n\n"
    "Parameters\n"
    "    image : int (address), buffer or None\n"
    "    numOptions : int\n"
    "    options : sequence of CUjit_option, or None\n"
    "    optionValues : sequence of values, or None; of the types that options call for;\n"
    "        CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs, which\n"
    "        are not returned\n\n"
    "Returns\n"
    "    (CUresult, module); cubind.checked.driver returns module, or raises DriverError\n"
    "    module : CUmodule\n\n"
    "Types of optionValues by options\n"
    "    int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,\n"
    "        CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,\n"
    "        CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,\n"
    "        CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,\n"
    "        CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,\n"
    "        CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,\n"
    "        CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,\n"
    "        CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,\n"
    "        CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES\n"
    "    float : CU_JIT_WALL_TIME\n"
    "    bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER\n"
    "    CUjit_target : CU_JIT_TARGET\n"
    "    CUjit_fallback : CU_JIT_FALLBACK_STRATEGY\n"
    "    CUjit_cacheMode : CU_JIT_CACHE_MODE\n"
    "    sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,\n"
    "        CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES\n"
    "    sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,\n"
    "    CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NO_BINARY_FOR_GPU, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,\n"
    "    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_JIT_COMPILER_NOT_FOUND\n\n"
    "Releases the GIL. Since CUDA 2.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(checked_cuModuleLoadDataEx,
    "cuModuleLoadDataEx($module, /, image, options=None, optionValues=None)\n--\n\n",
    "cuModuleLoadDataEx(image, options=None, optionValues=None)\n\n"
    "Load cubin, PTX or fatbin code from memory with compiler options.\n\n"
    "The call works like cuModuleLoadData; the options also set its log buffers.\n\n"
    "CUresult cuModuleLoadDataEx(CUmodule *module, const void *image,\n"
    "    unsigned int numOptions, CUjit_option *options, void **optionValues)\n\n"
    "Parameters\n"
    "    image : int (address), buffer or None\n"
    "    options : sequence of CUjit_option, or None\n"
    "    optionValues : sequence of values, or None; of the types that options call for;\n"
    "        CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs, which\n"
    "        are not returned\n\n"
    "Returns\n"
    "    module, or raises DriverError; cubind.driver returns (CUresult, module)\n"
    "    module : CUmodule\n\n"
    "Types of optionValues by options\n"
    "    int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,\n"
    "        CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,\n"
    "        CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,\n"
    "        CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,\n"
    "        CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,\n"
    "        CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,\n"
    "        CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,\n"
    "        CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,\n"
    "        CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES\n"
    "    float : CU_JIT_WALL_TIME\n"
    "    bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER\n"
    "    CUjit_target : CU_JIT_TARGET\n"
    "    CUjit_fallback : CU_JIT_FALLBACK_STRATEGY\n"
    "    CUjit_cacheMode : CU_JIT_CACHE_MODE\n"
    "    sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,\n"
    "        CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES\n"
    "    sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,\n"
    "    CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NO_BINARY_FOR_GPU, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,\n"
    "    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_JIT_COMPILER_NOT_FOUND\n\n"
    "Releases the GIL. Since CUDA 2.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(cuModuleLoadFatBinary,
    "cuModuleLoadFatBinary($module, /, fatCubin)\n--\n\n",
    "cuModuleLoadFatBinary(fatCubin)\n\n"
    "Load a fatbin from host memory.\n\n"
    "The driver picks the part that suits the device.\n\n"
    "CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)\n\n"
    "Parameters\n"
    "    fatCubin : int (address), buffer or None\n\n"
    "Returns\n"
    "    (CUresult, module); cubind.checked.driver returns module, or raises DriverError\n"
    "    module : CUmodule\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_PTX,\n"
    "    CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NO_BINARY_FOR_GPU, CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,\n"
    "    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_JIT_COMPILER_NOT_FOUND\n\n"
    "Releases the GIL. Since CUDA 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(cuModuleUnload,
    "cuModuleUnload($module, /, hmod)\n--\n\n",
    "cuModuleUnload(hmod)\n\n"
    "Unload a module from the current context.\n\n"
    "Its functions and variables become invalid.\n\n"
    "CUresult cuModuleUnload(CUmodule hmod)\n\n"
    "Parameters\n"
    "    hmod : CUmodule, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED\n\n"
    "Releases the GIL. Since CUDA 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(cuModuleGetLoadingMode,
    "cuModuleGetLoadingMode($module, /)\n--\n\n",
    "cuModuleGetLoadingMode()\n\n"
    "Report whether code is loaded at once or at first use.\n\n"
    "CUDA_MODULE_LOADING sets the mode.\n\n"
    "CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)\n\n"
    "Returns\n"
    "    (CUresult, mode); cubind.checked.driver returns mode, or raises DriverError\n"
    "    mode : CUmoduleLoadingMode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(cuModuleGetFunction,
    "cuModuleGetFunction($module, /, hmod, name)\n--\n\n",
    "cuModuleGetFunction(hmod, name)\n\n"
    "Return a kernel of a module by its name.\n\n"
    "The name is mangled for C++ without extern C.\n\n"
    "CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)\n\n"
    "Parameters\n"
    "    hmod : CUmodule, int or None; keep it alive until the last use of hfunc\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    (CUresult, hfunc); cubind.checked.driver returns hfunc, or raises DriverError\n"
    "    hfunc : CUfunction\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND\n\n"
    "Releases the GIL. Since CUDA 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(cuModuleGetFunctionCount,
    "cuModuleGetFunctionCount($module, /, mod)\n--\n\n",
    "cuModuleGetFunctionCount(mod)\n\n"
    "Return the number of kernels in a module.\n\n"
    "CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)\n\n"
    "Parameters\n"
    "    mod : CUmodule, int or None\n\n"
    "Returns\n"
    "    (CUresult, count); cubind.checked.driver returns count, or raises DriverError\n"
    "    count : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(cuModuleEnumerateFunctions,
    "cuModuleEnumerateFunctions($module, /, numFunctions, mod)\n--\n\n",
    "cuModuleEnumerateFunctions(numFunctions, mod)\n\n"
    "List the kernels of a module.\n\n"
    "The list has numFunctions items; those after the last kernel are NULL.\n\n"
    "CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions,\n"
    "    CUmodule mod)\n\n"
    "Parameters\n"
    "    numFunctions : int\n"
    "    mod : CUmodule, int or None; keep it alive until the last use of functions\n\n"
    "Returns\n"
    "    (CUresult, functions); cubind.checked.driver returns functions, or raises\n"
    "        DriverError\n"
    "    functions : list[CUfunction]\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(cuModuleGetGlobal,
    "cuModuleGetGlobal($module, /, hmod, name)\n--\n\n",
    "cuModuleGetGlobal(hmod, name)\n\n"
    "Return address and size of a global variable of a module, by its name.\n\n"
    "CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod,\n"
    "    const char *name)\n\n"
    "Parameters\n"
    "    hmod : CUmodule, int or None; keep it alive until the last use of dptr\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    (CUresult, dptr, numbytes); cubind.checked.driver returns (dptr, numbytes), or\n"
    "        raises DriverError\n"
    "    dptr : CUdeviceptr\n"
    "    numbytes : int; bytes\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuModuleGetGlobal_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(cuLinkCreate,
    "cuLinkCreate($module, /, numOptions, options, optionValues)\n--\n\n",
    "cuLinkCreate(numOptions, options, optionValues)\n\n"
    "Create a link of PTX, cubins and objects.\n\n"
    "Its log buffers are used until cuLinkDestroy and live as long as the Python object\n"
    "stateOut.\n\n"
    "CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options,\n"
    "    void **optionValues, CUlinkState *stateOut)\n\n"
    "Parameters\n"
    "    numOptions : int\n"
    "    options : sequence of CUjit_option, or None\n"
    "    optionValues : sequence of values, or None; of the types that options call for;\n"
    "        CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs, which\n"
    "        are not returned\n\n"
    "Returns\n"
    "    (CUresult, stateOut); cubind.checked.driver returns stateOut, or raises DriverError\n"
    "    stateOut : CUlinkState\n\n"
    "Types of optionValues by options\n"
    "    int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,\n"
    "        CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,\n"
    "        CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,\n"
    "        CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,\n"
    "        CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,\n"
    "        CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,\n"
    "        CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,\n"
    "        CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,\n"
    "        CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES\n"
    "    float : CU_JIT_WALL_TIME\n"
    "    bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER\n"
    "    CUjit_target : CU_JIT_TARGET\n"
    "    CUjit_fallback : CU_JIT_FALLBACK_STRATEGY\n"
    "    CUjit_cacheMode : CU_JIT_CACHE_MODE\n"
    "    sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,\n"
    "        CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES\n"
    "    sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_JIT_COMPILER_NOT_FOUND\n\n"
    "Releases the GIL. Since CUDA 6.5 as cuLinkCreate_v2.\n"
    "In cubind.core: Linker.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(checked_cuLinkCreate,
    "cuLinkCreate($module, /, options=None, optionValues=None)\n--\n\n",
    "cuLinkCreate(options=None, optionValues=None)\n\n"
    "Create a link of PTX, cubins and objects.\n\n"
    "Its log buffers are used until cuLinkDestroy and live as long as the Python object\n"
    "stateOut.\n\n"
    "CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options,\n"
    "    void **optionValues, CUlinkState *stateOut)\n\n"
    "Parameters\n"
    "    options : sequence of CUjit_option, or None\n"
    "    optionValues : sequence of values, or None; of the types that options call for;\n"
    "        CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs, which\n"
    "        are not returned\n\n"
    "Returns\n"
    "    stateOut, or raises DriverError; cubind.driver returns (CUresult, stateOut)\n"
    "    stateOut : CUlinkState\n\n"
    "Types of optionValues by options\n"
    "    int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,\n"
    "        CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,\n"
    "        CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,\n"
    "        CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,\n"
    "        CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,\n"
    "        CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,\n"
    "        CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,\n"
    "        CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,\n"
    "        CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES\n"
    "    float : CU_JIT_WALL_TIME\n"
    "    bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER\n"
    "    CUjit_target : CU_JIT_TARGET\n"
    "    CUjit_fallback : CU_JIT_FALLBACK_STRATEGY\n"
    "    CUjit_cacheMode : CU_JIT_CACHE_MODE\n"
    "    sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,\n"
    "        CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES\n"
    "    sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_JIT_COMPILER_NOT_FOUND\n\n"
    "Releases the GIL. Since CUDA 6.5 as cuLinkCreate_v2.\n"
    "In cubind.core: Linker.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(cuLinkAddData,
    "cuLinkAddData($module, /, state, typename, data, size, name, numOptions, options, "
    "optionValues)\n--\n\n",
    "cuLinkAddData(state, typename, data, size, name, numOptions, options, optionValues)\n\n"
    "Add code from host memory to a link, and compile it if it is PTX.\n\n"
    "The caller may free data after the call.\n\n"
    "CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data,\n"
    "    size_t size, const char *name, unsigned int numOptions, CUjit_option *options,\n"
    "    void **optionValues)\n\n"
    "Parameters\n"
    "    state : CUlinkState, int or None\n"
    "    typename : CUjitInputType or int\n"
    "    data : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes; PTX counts its final zero\n"
    "    name : str, bytes or None; shown in log messages\n"
    "    numOptions : int\n"
    "    options : sequence of CUjit_option, or None\n"
    "    optionValues : sequence of values, or None; of the types that options call for;\n"
    "        CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs, which\n"
    "        are not returned\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Types of optionValues by options\n"
    "    int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,\n"
    "        CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,\n"
    "        CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,\n"
    "        CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,\n"
    "        CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,\n"
    "        CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,\n"
    "        CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,\n"
    "        CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,\n"
    "        CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES\n"
    "    float : CU_JIT_WALL_TIME\n"
    "    bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER\n"
    "    CUjit_target : CU_JIT_TARGET\n"
    "    CUjit_fallback : CU_JIT_FALLBACK_STRATEGY\n"
    "    CUjit_cacheMode : CU_JIT_CACHE_MODE\n"
    "    sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,\n"
    "        CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES\n"
    "    sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_IMAGE,\n"
    "    CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU\n\n"
    "Releases the GIL. Since CUDA 6.5 as cuLinkAddData_v2.\n"
    "In cubind.core: Linker.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(checked_cuLinkAddData,
    "cuLinkAddData($module, /, state, typename, data, size, name=None, options=None, "
    "optionValues=None)\n--\n\n",
    "cuLinkAddData(state, typename, data, size, name=None, options=None, optionValues=None)\n\n"
    "Add code from host memory to a link, and compile it if it is PTX.\n\n"
    "The caller may free data after the call.\n\n"
    "CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data,\n"
    "    size_t size, const char *name, unsigned int numOptions, CUjit_option *options,\n"
    "    void **optionValues)\n\n"
    "Parameters\n"
    "    state : CUlinkState, int or None\n"
    "    typename : CUjitInputType or int\n"
    "    data : int (address), buffer or None; at least size bytes long\n"
    "    size : int; bytes; PTX counts its final zero\n"
    "    name : str, bytes or None; shown in log messages\n"
    "    options : sequence of CUjit_option, or None\n"
    "    optionValues : sequence of values, or None; of the types that options call for;\n"
    "        CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs, which\n"
    "        are not returned\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Types of optionValues by options\n"
    "    int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,\n"
    "        CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,\n"
    "        CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,\n"
    "        CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,\n"
    "        CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,\n"
    "        CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,\n"
    "        CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,\n"
    "        CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,\n"
    "        CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES\n"
    "    float : CU_JIT_WALL_TIME\n"
    "    bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER\n"
    "    CUjit_target : CU_JIT_TARGET\n"
    "    CUjit_fallback : CU_JIT_FALLBACK_STRATEGY\n"
    "    CUjit_cacheMode : CU_JIT_CACHE_MODE\n"
    "    sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,\n"
    "        CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES\n"
    "    sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_IMAGE,\n"
    "    CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU\n\n"
    "Releases the GIL. Since CUDA 6.5 as cuLinkAddData_v2.\n"
    "In cubind.core: Linker.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(cuLinkAddFile,
    "cuLinkAddFile($module, /, state, typename, path, numOptions, options, optionValues)\n--\n\n",
    "cuLinkAddFile(state, typename, path, numOptions, options, optionValues)\n\n"
    "Add the code in a file to a link.\n\n"
    "CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path,\n"
    "    unsigned int numOptions, CUjit_option *options, void **optionValues)\n\n"
    "Parameters\n"
    "    state : CUlinkState, int or None\n"
    "    typename : CUjitInputType or int\n"
    "    path : str or bytes\n"
    "    numOptions : int\n"
    "    options : sequence of CUjit_option, or None\n"
    "    optionValues : sequence of values, or None; of the types that options call for;\n"
    "        CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs, which\n"
    "        are not returned\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Types of optionValues by options\n"
    "    int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,\n"
    "        CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,\n"
    "        CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,\n"
    "        CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,\n"
    "        CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,\n"
    "        CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,\n"
    "        CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,\n"
    "        CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,\n"
    "        CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES\n"
    "    float : CU_JIT_WALL_TIME\n"
    "    bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER\n"
    "    CUjit_target : CU_JIT_TARGET\n"
    "    CUjit_fallback : CU_JIT_FALLBACK_STRATEGY\n"
    "    CUjit_cacheMode : CU_JIT_CACHE_MODE\n"
    "    sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,\n"
    "        CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES\n"
    "    sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES\n\n"
    "Fails with\n"
    "    CUDA_ERROR_FILE_NOT_FOUND, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_PTX,\n"
    "    CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NO_BINARY_FOR_GPU\n\n"
    "Releases the GIL. Since CUDA 6.5 as cuLinkAddFile_v2.\n"
    "In cubind.core: Linker.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(checked_cuLinkAddFile,
    "cuLinkAddFile($module, /, state, typename, path, options=None, optionValues=None)\n--\n\n",
    "cuLinkAddFile(state, typename, path, options=None, optionValues=None)\n\n"
    "Add the code in a file to a link.\n\n"
    "CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path,\n"
    "    unsigned int numOptions, CUjit_option *options, void **optionValues)\n\n"
    "Parameters\n"
    "    state : CUlinkState, int or None\n"
    "    typename : CUjitInputType or int\n"
    "    path : str or bytes\n"
    "    options : sequence of CUjit_option, or None\n"
    "    optionValues : sequence of values, or None; of the types that options call for;\n"
    "        CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs, which\n"
    "        are not returned\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Types of optionValues by options\n"
    "    int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,\n"
    "        CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,\n"
    "        CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,\n"
    "        CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,\n"
    "        CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,\n"
    "        CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,\n"
    "        CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,\n"
    "        CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,\n"
    "        CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES\n"
    "    float : CU_JIT_WALL_TIME\n"
    "    bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER\n"
    "    CUjit_target : CU_JIT_TARGET\n"
    "    CUjit_fallback : CU_JIT_FALLBACK_STRATEGY\n"
    "    CUjit_cacheMode : CU_JIT_CACHE_MODE\n"
    "    sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,\n"
    "        CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES\n"
    "    sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES\n\n"
    "Fails with\n"
    "    CUDA_ERROR_FILE_NOT_FOUND, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_PTX,\n"
    "    CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NO_BINARY_FOR_GPU\n\n"
    "Releases the GIL. Since CUDA 6.5 as cuLinkAddFile_v2.\n"
    "In cubind.core: Linker.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(cuLinkComplete,
    "cuLinkComplete($module, /, state)\n--\n\n",
    "cuLinkComplete(state)\n\n"
    "Link the added code and return the cubin.\n\n"
    "The cubin belongs to the link, so load or copy it before cuLinkDestroy.\n\n"
    "CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)\n\n"
    "Parameters\n"
    "    state : CUlinkState, int or None\n\n"
    "Returns\n"
    "    (CUresult, cubinOut, sizeOut); cubind.checked.driver returns (cubinOut, sizeOut), or\n"
    "        raises DriverError\n"
    "    cubinOut : int\n"
    "    sizeOut : int; bytes\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 5.5.\n"
    "In cubind.core: Linker.link.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(cuLinkDestroy,
    "cuLinkDestroy($module, /, state)\n--\n\n",
    "cuLinkDestroy(state)\n\n"
    "Destroy a link and free the cubin that it made.\n\n"
    "CUresult cuLinkDestroy(CUlinkState state)\n\n"
    "Parameters\n"
    "    state : CUlinkState, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 5.5.\n"
    "In cubind.core: Linker.close.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE.html\n");
CB_DOC(cuModuleGetTexRef,
    "cuModuleGetTexRef($module, /, hmod, name)\n--\n\n",
    "cuModuleGetTexRef(hmod, name)\n\n"
    "Return a texture reference of a module.\n\n"
    "Kernels since CUDA 12 cannot have any.\n\n"
    "CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)\n\n"
    "Parameters\n"
    "    hmod : CUmodule, int or None; keep it alive until the last use of pTexRef\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    (CUresult, pTexRef); cubind.checked.driver returns pTexRef, or raises DriverError\n"
    "    pTexRef : CUtexref\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND\n\n"
    "Releases the GIL. Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE__DEPRECATED.html\n");
CB_DOC(cuModuleGetSurfRef,
    "cuModuleGetSurfRef($module, /, hmod, name)\n--\n\n",
    "cuModuleGetSurfRef(hmod, name)\n\n"
    "Return a surface reference of a module.\n\n"
    "Kernels since CUDA 12 cannot have any.\n\n"
    "CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)\n\n"
    "Parameters\n"
    "    hmod : CUmodule, int or None; keep it alive until the last use of pSurfRef\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    (CUresult, pSurfRef); cubind.checked.driver returns pSurfRef, or raises DriverError\n"
    "    pSurfRef : CUsurfref\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND\n\n"
    "Releases the GIL. Since CUDA 3.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MODULE__DEPRECATED.html\n");
CB_DOC(cuLibraryLoadData,
    "cuLibraryLoadData($module, /, code, jitOptions, jitOptionsValues, numJitOptions, "
    "libraryOptions, libraryOptionValues, numLibraryOptions)\n--\n\n",
    "cuLibraryLoadData(code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, "
    "libraryOptionValues, numLibraryOptions)\n\n"
    "Load cubin, PTX or fatbin code from memory for all contexts.\n\n"
    "The code is in host memory; it may be loaded only when one of its kernels is needed.\n\n"
    "CUresult cuLibraryLoadData(CUlibrary *library, const void *code,\n"
    "    CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,\n"
    "    CUlibraryOption *libraryOptions, void **libraryOptionValues,\n"
    "    unsigned int numLibraryOptions)\n\n"
    "Parameters\n"
    "    code : int (address), buffer or None; keep it alive and unchanged until\n"
    "        cuLibraryUnload with CU_LIBRARY_BINARY_IS_PRESERVED\n"
    "    jitOptions : sequence of CUjit_option, or None\n"
    "    jitOptionsValues : sequence of values, or None; of the types that jitOptions call\n"
    "        for; CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs,\n"
    "        which are not returned\n"
    "    numJitOptions : int\n"
    "    libraryOptions : sequence of CUlibraryOption, or None\n"
    "    libraryOptionValues : sequence of values, or None; of the types that libraryOptions\n"
    "        call for\n"
    "    numLibraryOptions : int\n\n"
    "Returns\n"
    "    (CUresult, library); cubind.checked.driver returns library, or raises DriverError\n"
    "    library : CUlibrary\n\n"
    "Types of jitOptionsValues by jitOptions\n"
    "    int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,\n"
    "        CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,\n"
    "        CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,\n"
    "        CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,\n"
    "        CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,\n"
    "        CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,\n"
    "        CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,\n"
    "        CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,\n"
    "        CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES\n"
    "    float : CU_JIT_WALL_TIME\n"
    "    bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER\n"
    "    CUjit_target : CU_JIT_TARGET\n"
    "    CUjit_fallback : CU_JIT_FALLBACK_STRATEGY\n"
    "    CUjit_cacheMode : CU_JIT_CACHE_MODE\n"
    "    sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,\n"
    "        CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES\n"
    "    sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES\n\n"
    "Types of libraryOptionValues by libraryOptions\n"
    "    CUlibraryHostUniversalFunctionAndDataTable :\n"
    "        CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE\n"
    "    int : CU_LIBRARY_BINARY_IS_PRESERVED\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU,\n"
    "    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,\n"
    "    CUDA_ERROR_JIT_COMPILER_NOT_FOUND, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "In cubind.core: ObjectCode.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(checked_cuLibraryLoadData,
    "cuLibraryLoadData($module, /, code, jitOptions=None, jitOptionsValues=None, "
    "libraryOptions=None, libraryOptionValues=None)\n--\n\n",
    "cuLibraryLoadData(code, jitOptions=None, jitOptionsValues=None, libraryOptions=None, "
    "libraryOptionValues=None)\n\n"
    "Load cubin, PTX or fatbin code from memory for all contexts.\n\n"
    "The code is in host memory; it may be loaded only when one of its kernels is needed.\n\n"
    "CUresult cuLibraryLoadData(CUlibrary *library, const void *code,\n"
    "    CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,\n"
    "    CUlibraryOption *libraryOptions, void **libraryOptionValues,\n"
    "    unsigned int numLibraryOptions)\n\n"
    "Parameters\n"
    "    code : int (address), buffer or None; keep it alive and unchanged until\n"
    "        cuLibraryUnload with CU_LIBRARY_BINARY_IS_PRESERVED\n"
    "    jitOptions : sequence of CUjit_option, or None\n"
    "    jitOptionsValues : sequence of values, or None; of the types that jitOptions call\n"
    "        for; CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs,\n"
    "        which are not returned\n"
    "    libraryOptions : sequence of CUlibraryOption, or None\n"
    "    libraryOptionValues : sequence of values, or None; of the types that libraryOptions\n"
    "        call for\n\n"
    "Returns\n"
    "    library, or raises DriverError; cubind.driver returns (CUresult, library)\n"
    "    library : CUlibrary\n\n"
    "Types of jitOptionsValues by jitOptions\n"
    "    int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,\n"
    "        CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,\n"
    "        CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,\n"
    "        CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,\n"
    "        CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,\n"
    "        CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,\n"
    "        CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,\n"
    "        CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,\n"
    "        CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES\n"
    "    float : CU_JIT_WALL_TIME\n"
    "    bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER\n"
    "    CUjit_target : CU_JIT_TARGET\n"
    "    CUjit_fallback : CU_JIT_FALLBACK_STRATEGY\n"
    "    CUjit_cacheMode : CU_JIT_CACHE_MODE\n"
    "    sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,\n"
    "        CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES\n"
    "    sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES\n\n"
    "Types of libraryOptionValues by libraryOptions\n"
    "    CUlibraryHostUniversalFunctionAndDataTable :\n"
    "        CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE\n"
    "    int : CU_LIBRARY_BINARY_IS_PRESERVED\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU,\n"
    "    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,\n"
    "    CUDA_ERROR_JIT_COMPILER_NOT_FOUND, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "In cubind.core: ObjectCode.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuLibraryLoadFromFile,
    "cuLibraryLoadFromFile($module, /, fileName, jitOptions, jitOptionsValues, numJitOptions, "
    "libraryOptions, libraryOptionValues, numLibraryOptions)\n--\n\n",
    "cuLibraryLoadFromFile(fileName, jitOptions, jitOptionsValues, numJitOptions, "
    "libraryOptions, libraryOptionValues, numLibraryOptions)\n\n"
    "Load a cubin, PTX or fatbin file for all contexts.\n\n"
    "The call needs no current context.\n\n"
    "CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName,\n"
    "    CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,\n"
    "    CUlibraryOption *libraryOptions, void **libraryOptionValues,\n"
    "    unsigned int numLibraryOptions)\n\n"
    "Parameters\n"
    "    fileName : str or bytes\n"
    "    jitOptions : sequence of CUjit_option, or None\n"
    "    jitOptionsValues : sequence of values, or None; of the types that jitOptions call\n"
    "        for; CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs,\n"
    "        which are not returned\n"
    "    numJitOptions : int\n"
    "    libraryOptions : sequence of CUlibraryOption, or None;\n"
    "        CU_LIBRARY_BINARY_IS_PRESERVED is refused\n"
    "    libraryOptionValues : sequence of values, or None; of the types that libraryOptions\n"
    "        call for\n"
    "    numLibraryOptions : int\n\n"
    "Returns\n"
    "    (CUresult, library); cubind.checked.driver returns library, or raises DriverError\n"
    "    library : CUlibrary\n\n"
    "Types of jitOptionsValues by jitOptions\n"
    "    int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,\n"
    "        CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,\n"
    "        CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,\n"
    "        CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,\n"
    "        CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,\n"
    "        CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,\n"
    "        CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,\n"
    "        CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,\n"
    "        CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES\n"
    "    float : CU_JIT_WALL_TIME\n"
    "    bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER\n"
    "    CUjit_target : CU_JIT_TARGET\n"
    "    CUjit_fallback : CU_JIT_FALLBACK_STRATEGY\n"
    "    CUjit_cacheMode : CU_JIT_CACHE_MODE\n"
    "    sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,\n"
    "        CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES\n"
    "    sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES\n\n"
    "Types of libraryOptionValues by libraryOptions\n"
    "    CUlibraryHostUniversalFunctionAndDataTable :\n"
    "        CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE\n"
    "    int : CU_LIBRARY_BINARY_IS_PRESERVED\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU,\n"
    "    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,\n"
    "    CUDA_ERROR_JIT_COMPILER_NOT_FOUND, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "In cubind.core: ObjectCode.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(checked_cuLibraryLoadFromFile,
    "cuLibraryLoadFromFile($module, /, fileName, jitOptions=None, jitOptionsValues=None, "
    "libraryOptions=None, libraryOptionValues=None)\n--\n\n",
    "cuLibraryLoadFromFile(fileName, jitOptions=None, jitOptionsValues=None, "
    "libraryOptions=None, libraryOptionValues=None)\n\n"
    "Load a cubin, PTX or fatbin file for all contexts.\n\n"
    "The call needs no current context.\n\n"
    "CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName,\n"
    "    CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,\n"
    "    CUlibraryOption *libraryOptions, void **libraryOptionValues,\n"
    "    unsigned int numLibraryOptions)\n\n"
    "Parameters\n"
    "    fileName : str or bytes\n"
    "    jitOptions : sequence of CUjit_option, or None\n"
    "    jitOptionsValues : sequence of values, or None; of the types that jitOptions call\n"
    "        for; CU_JIT_WALL_TIME (ms) and the bytes of logs that are written are outputs,\n"
    "        which are not returned\n"
    "    libraryOptions : sequence of CUlibraryOption, or None;\n"
    "        CU_LIBRARY_BINARY_IS_PRESERVED is refused\n"
    "    libraryOptionValues : sequence of values, or None; of the types that libraryOptions\n"
    "        call for\n\n"
    "Returns\n"
    "    library, or raises DriverError; cubind.driver returns (CUresult, library)\n"
    "    library : CUlibrary\n\n"
    "Types of jitOptionsValues by jitOptions\n"
    "    int : CU_JIT_MAX_REGISTERS, CU_JIT_THREADS_PER_BLOCK, CU_JIT_OPTIMIZATION_LEVEL,\n"
    "        CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,\n"
    "        CU_JIT_TARGET_FROM_CUCONTEXT, CU_JIT_GENERATE_DEBUG_INFO, CU_JIT_LOG_VERBOSE,\n"
    "        CU_JIT_GENERATE_LINE_INFO, CU_JIT_GLOBAL_SYMBOL_COUNT,\n"
    "        CU_JIT_REFERENCED_KERNEL_COUNT, CU_JIT_REFERENCED_VARIABLE_COUNT, CU_JIT_LTO,\n"
    "        CU_JIT_FTZ, CU_JIT_PREC_DIV, CU_JIT_PREC_SQRT, CU_JIT_FMA,\n"
    "        CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, CU_JIT_POSITION_INDEPENDENT_CODE,\n"
    "        CU_JIT_MIN_CTA_PER_SM, CU_JIT_SPLIT_COMPILE, CU_JIT_BINARY_LOADER_THREAD_COUNT,\n"
    "        CU_JIT_MAX_THREADS_PER_BLOCK, CU_JIT_OVERRIDE_DIRECTIVE_VALUES\n"
    "    float : CU_JIT_WALL_TIME\n"
    "    bytearray : CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER\n"
    "    CUjit_target : CU_JIT_TARGET\n"
    "    CUjit_fallback : CU_JIT_FALLBACK_STRATEGY\n"
    "    CUjit_cacheMode : CU_JIT_CACHE_MODE\n"
    "    sequence of str or bytes : CU_JIT_GLOBAL_SYMBOL_NAMES,\n"
    "        CU_JIT_REFERENCED_KERNEL_NAMES, CU_JIT_REFERENCED_VARIABLE_NAMES\n"
    "    sequence of int (addresses) or buffers : CU_JIT_GLOBAL_SYMBOL_ADDRESSES\n\n"
    "Types of libraryOptionValues by libraryOptions\n"
    "    CUlibraryHostUniversalFunctionAndDataTable :\n"
    "        CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE\n"
    "    int : CU_LIBRARY_BINARY_IS_PRESERVED\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NO_BINARY_FOR_GPU,\n"
    "    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,\n"
    "    CUDA_ERROR_JIT_COMPILER_NOT_FOUND, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "In cubind.core: ObjectCode.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuLibraryUnload,
    "cuLibraryUnload($module, /, library)\n--\n\n",
    "cuLibraryUnload(library)\n\n"
    "Unload a library from all contexts.\n\n"
    "Its kernels and variables become invalid.\n\n"
    "CUresult cuLibraryUnload(CUlibrary library)\n\n"
    "Parameters\n"
    "    library : CUlibrary, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuLibraryGetKernel,
    "cuLibraryGetKernel($module, /, library, name)\n--\n\n",
    "cuLibraryGetKernel(library, name)\n\n"
    "Return a kernel of a library by its name.\n\n"
    "The name is mangled for C++; the kernel is valid in any context.\n\n"
    "CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)\n\n"
    "Parameters\n"
    "    library : CUlibrary, int or None; keep it alive until the last use of pKernel\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    (CUresult, pKernel); cubind.checked.driver returns pKernel, or raises DriverError\n"
    "    pKernel : CUkernel\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "In cubind.core: ObjectCode.get_kernel.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuLibraryGetKernelCount,
    "cuLibraryGetKernelCount($module, /, lib)\n--\n\n",
    "cuLibraryGetKernelCount(lib)\n\n"
    "Return the number of kernels in a library.\n\n"
    "CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)\n\n"
    "Parameters\n"
    "    lib : CUlibrary, int or None\n\n"
    "Returns\n"
    "    (CUresult, count); cubind.checked.driver returns count, or raises DriverError\n"
    "    count : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.4.\n"
    "In cubind.core: ObjectCode.kernels.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuLibraryEnumerateKernels,
    "cuLibraryEnumerateKernels($module, /, numKernels, lib)\n--\n\n",
    "cuLibraryEnumerateKernels(numKernels, lib)\n\n"
    "List the kernels of a library.\n\n"
    "The list has numKernels items; those after the last kernel are NULL.\n\n"
    "CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels,\n"
    "    CUlibrary lib)\n\n"
    "Parameters\n"
    "    numKernels : int\n"
    "    lib : CUlibrary, int or None; keep it alive until the last use of kernels\n\n"
    "Returns\n"
    "    (CUresult, kernels); cubind.checked.driver returns kernels, or raises DriverError\n"
    "    kernels : list[CUkernel]\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.\n"
    "In cubind.core: ObjectCode.kernels.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuLibraryGetModule,
    "cuLibraryGetModule($module, /, library)\n--\n\n",
    "cuLibraryGetModule(library)\n\n"
    "Return the module of a library in the current context.\n\n"
    "The library unloads it.\n\n"
    "CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)\n\n"
    "Parameters\n"
    "    library : CUlibrary, int or None; keep it alive until the last use of pMod\n\n"
    "Returns\n"
    "    (CUresult, pMod); cubind.checked.driver returns pMod, or raises DriverError\n"
    "    pMod : CUmodule\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "In cubind.core: ObjectCode.get_module.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuKernelGetFunction,
    "cuKernelGetFunction($module, /, kernel)\n--\n\n",
    "cuKernelGetFunction(kernel)\n\n"
    "Return the function of a kernel in the current context.\n\n"
    "CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)\n\n"
    "Parameters\n"
    "    kernel : CUkernel, int or None; keep it alive until the last use of pFunc\n\n"
    "Returns\n"
    "    (CUresult, pFunc); cubind.checked.driver returns pFunc, or raises DriverError\n"
    "    pFunc : CUfunction\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuKernelGetLibrary,
    "cuKernelGetLibrary($module, /, kernel)\n--\n\n",
    "cuKernelGetLibrary(kernel)\n\n"
    "Return the library that a kernel belongs to.\n\n"
    "CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)\n\n"
    "Parameters\n"
    "    kernel : CUkernel, int or None\n\n"
    "Returns\n"
    "    (CUresult, pLib); cubind.checked.driver returns pLib, or raises DriverError\n"
    "    pLib : CUlibrary\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND\n\n"
    "Keeps the GIL. Since CUDA 12.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuLibraryGetGlobal,
    "cuLibraryGetGlobal($module, /, library, name)\n--\n\n",
    "cuLibraryGetGlobal(library, name)\n\n"
    "Return address and size of a library's global variable.\n\n"
    "The address belongs to the current context.\n\n"
    "CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,\n"
    "    const char *name)\n\n"
    "Parameters\n"
    "    library : CUlibrary, int or None; keep it alive until the last use of dptr\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    (CUresult, dptr, numbytes); cubind.checked.driver returns (dptr, numbytes), or\n"
    "        raises DriverError\n"
    "    dptr : CUdeviceptr\n"
    "    numbytes : int; bytes\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "In cubind.core: ObjectCode.get_global.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuLibraryGetManaged,
    "cuLibraryGetManaged($module, /, library, name)\n--\n\n",
    "cuLibraryGetManaged(library, name)\n\n"
    "Return address and size of a library's managed variable.\n\n"
    "The address is the same in all contexts.\n\n"
    "CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,\n"
    "    const char *name)\n\n"
    "Parameters\n"
    "    library : CUlibrary, int or None; keep it alive until the last use of dptr\n"
    "    name : str or bytes\n\n"
    "Returns\n"
    "    (CUresult, dptr, numbytes); cubind.checked.driver returns (dptr, numbytes), or\n"
    "        raises DriverError\n"
    "    dptr : CUdeviceptr\n"
    "    numbytes : int; bytes\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuLibraryGetUnifiedFunction,
    "cuLibraryGetUnifiedFunction($module, /, library, symbol)\n--\n\n",
    "cuLibraryGetUnifiedFunction(library, symbol)\n\n"
    "Return the address of a function that host and devices can both call.\n\n"
    "CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)\n\n"
    "Parameters\n"
    "    library : CUlibrary, int or None; keep it alive until the last use of fptr\n"
    "    symbol : str or bytes\n\n"
    "Returns\n"
    "    (CUresult, fptr); cubind.checked.driver returns fptr, or raises DriverError\n"
    "    fptr : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_FOUND\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuKernelGetAttribute,
    "cuKernelGetAttribute($module, /, attrib, kernel, dev)\n--\n\n",
    "cuKernelGetAttribute(attrib, kernel, dev)\n\n"
    "Return a property of a kernel on a device.\n\n"
    "Examples are registers per thread and the most threads per block.\n\n"
    "CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel,\n"
    "    CUdevice dev)\n\n"
    "Parameters\n"
    "    attrib : CUfunction_attribute or int\n"
    "    kernel : CUkernel, int or None\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, pi); cubind.checked.driver returns pi, or raises DriverError\n"
    "    pi : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.\n"
    "In cubind.core: Kernel.attributes.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuKernelSetAttribute,
    "cuKernelSetAttribute($module, /, attrib, val, kernel, dev)\n--\n\n",
    "cuKernelSetAttribute(attrib, val, kernel, dev)\n\n"
    "Set a property of a kernel for its launches on one device.\n\n"
    "An example is its limit of dynamic shared memory.\n\n"
    "CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel,\n"
    "    CUdevice dev)\n\n"
    "Parameters\n"
    "    attrib : CUfunction_attribute or int\n"
    "    val : int\n"
    "    kernel : CUkernel, int or None\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.\n"
    "In cubind.core: Kernel.attributes.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuKernelSetCacheConfig,
    "cuKernelSetCacheConfig($module, /, kernel, config, dev)\n--\n\n",
    "cuKernelSetCacheConfig(kernel, config, dev)\n\n"
    "Set whether a kernel prefers L1 cache or shared memory on a device.\n\n"
    "The setting is only a hint.\n\n"
    "CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)\n\n"
    "Parameters\n"
    "    kernel : CUkernel, int or None\n"
    "    config : CUfunc_cache or int\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuKernelGetName,
    "cuKernelGetName($module, /, hfunc)\n--\n\n",
    "cuKernelGetName(hfunc)\n\n"
    "Return the name of a kernel in the code.\n\n"
    "It is mangled for C++.\n\n"
    "CUresult cuKernelGetName(const char **name, CUkernel hfunc)\n\n"
    "Parameters\n"
    "    hfunc : CUkernel, int or None\n\n"
    "Returns\n"
    "    (CUresult, name); cubind.checked.driver returns name, or raises DriverError\n"
    "    name : bytes | None\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.3.\n"
    "In cubind.core: Kernel.name.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(checked_cuKernelGetName,
    "cuKernelGetName($module, /, hfunc)\n--\n\n",
    "cuKernelGetName(hfunc)\n\n"
    "Return the name of a kernel in the code.\n\n"
    "It is mangled for C++.\n\n"
    "CUresult cuKernelGetName(const char **name, CUkernel hfunc)\n\n"
    "Parameters\n"
    "    hfunc : CUkernel, int or None\n\n"
    "Returns\n"
    "    name, or raises DriverError; cubind.driver returns (CUresult, name)\n"
    "    name : str | None\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.3.\n"
    "In cubind.core: Kernel.name.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuKernelGetParamInfo,
    "cuKernelGetParamInfo($module, /, kernel, paramIndex)\n--\n\n",
    "cuKernelGetParamInfo(kernel, paramIndex)\n\n"
    "Return offset and size of a parameter of a kernel.\n\n"
    "An index past the last parameter is an error.\n\n"
    "CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset,\n"
    "    size_t *paramSize)\n\n"
    "Parameters\n"
    "    kernel : CUkernel, int or None\n"
    "    paramIndex : int\n\n"
    "Returns\n"
    "    (CUresult, paramOffset, paramSize); cubind.checked.driver returns (paramOffset,\n"
    "        paramSize), or raises DriverError\n"
    "    paramOffset : int; bytes from the start of the parameters\n"
    "    paramSize : int; bytes\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.\n"
    "In cubind.core: Kernel.arguments_info.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuKernelGetParamCount,
    "cuKernelGetParamCount($module, /, kernel)\n--\n\n",
    "cuKernelGetParamCount(kernel)\n\n"
    "Return the number of parameters of a kernel.\n\n"
    "CUresult cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)\n\n"
    "Parameters\n"
    "    kernel : CUkernel, int or None\n\n"
    "Returns\n"
    "    (CUresult, paramCount); cubind.checked.driver returns paramCount, or raises\n"
    "        DriverError\n"
    "    paramCount : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LIBRARY.html\n");
CB_DOC(cuMemGetInfo,
    "cuMemGetInfo($module, /)\n--\n\n",
    "cuMemGetInfo()\n\n"
    "Return free and total memory of the current context's device.\n\n"
    "Other processes change the free amount.\n\n"
    "CUresult cuMemGetInfo_v2(size_t *free, size_t *total)\n\n"
    "Returns\n"
    "    (CUresult, free, total); cubind.checked.driver returns (free, total), or raises\n"
    "        DriverError\n"
    "    free, total : int; bytes\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 3.2 as cuMemGetInfo_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemAlloc,
    "cuMemAlloc($module, /, bytesize)\n--\n\n",
    "cuMemAlloc(bytesize)\n\n"
    "Allocate device memory in the current context.\n\n"
    "It has bytesize bytes and is aligned for every type; its contents are undefined.\n\n"
    "CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)\n\n"
    "Parameters\n"
    "    bytesize : int; bytes, not 0\n\n"
    "Returns\n"
    "    (CUresult, dptr); cubind.checked.driver returns dptr, or raises DriverError\n"
    "    dptr : CUdeviceptr\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemAlloc_v2.\n"
    "In cubind.core: Device.allocate.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemAllocPitch,
    "cuMemAllocPitch($module, /, WidthInBytes, Height, ElementSizeBytes)\n--\n\n",
    "cuMemAllocPitch(WidthInBytes, Height, ElementSizeBytes)\n\n"
    "Allocate Height rows of device memory.\n\n"
    "Each row is padded so that the next one starts at an address with fast access.\n\n"
    "CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes,\n"
    "    size_t Height, unsigned int ElementSizeBytes)\n\n"
    "Parameters\n"
    "    WidthInBytes : int; bytes that each row must hold\n"
    "    Height : int; rows\n"
    "    ElementSizeBytes : int; 4, 8 or 16, the largest access of kernels to it\n\n"
    "Returns\n"
    "    (CUresult, dptr, pPitch); cubind.checked.driver returns (dptr, pPitch), or raises\n"
    "        DriverError\n"
    "    dptr : CUdeviceptr\n"
    "    pPitch : int; bytes from one row to the next\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemAllocPitch_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemFree,
    "cuMemFree($module, /, dptr)\n--\n\n",
    "cuMemFree(dptr)\n\n"
    "Free memory of cuMemAlloc, cuMemAllocPitch or cuMemAllocManaged.\n\n"
    "The call may wait for running work. It also frees memory of pools, without waiting.\n\n"
    "CUresult cuMemFree_v2(CUdeviceptr dptr)\n\n"
    "Parameters\n"
    "    dptr : device memory, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemFree_v2.\n"
    "In cubind.core: Buffer.close.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemGetAddressRange,
    "cuMemGetAddressRange($module, /, dptr)\n--\n\n",
    "cuMemGetAddressRange(dptr)\n\n"
    "Return start and size of the allocation that contains an address.\n\n"
    "CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)\n\n"
    "Parameters\n"
    "    dptr : device memory, int or None\n\n"
    "Returns\n"
    "    (CUresult, pbase, psize); cubind.checked.driver returns (pbase, psize), or raises\n"
    "        DriverError\n"
    "    pbase : CUdeviceptr\n"
    "    psize : int; bytes\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 3.2 as cuMemGetAddressRange_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemAllocHost,
    "cuMemAllocHost($module, /, bytesize)\n--\n\n",
    "cuMemAllocHost(bytesize)\n\n"
    "Allocate page-locked host memory.\n\n"
    "Copies with it are fast and can be asynchronous. cuMemFreeHost frees it.\n\n"
    "CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)\n\n"
    "Parameters\n"
    "    bytesize : int; bytes\n\n"
    "Returns\n"
    "    (CUresult, pp); cubind.checked.driver returns pp, or raises DriverError\n"
    "    pp : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemAllocHost_v2.\n"
    "In cubind.core: LegacyPinnedMemoryResource.allocate.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemFreeHost,
    "cuMemFreeHost($module, /, p)\n--\n\n",
    "cuMemFreeHost(p)\n\n"
    "Free host memory of cuMemAllocHost or cuMemHostAlloc.\n\n"
    "CUresult cuMemFreeHost(void *p)\n\n"
    "Parameters\n"
    "    p : device memory, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 2.0.\n"
    "In cubind.core: Buffer.close.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemHostAlloc,
    "cuMemHostAlloc($module, /, bytesize, Flags)\n--\n\n",
    "cuMemHostAlloc(bytesize, Flags)\n\n"
    "Allocate page-locked host memory with options.\n\n"
    "Flags make it usable in all contexts, mapped for devices or write-combined.\n\n"
    "CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)\n\n"
    "Parameters\n"
    "    bytesize : int; bytes\n"
    "    Flags : int; CU_MEMHOSTALLOC_*, or-ed\n\n"
    "Returns\n"
    "    (CUresult, pp); cubind.checked.driver returns pp, or raises DriverError\n"
    "    pp : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE\n\n"
    "Releases the GIL. Since CUDA 2.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(checked_cuMemHostAlloc,
    "cuMemHostAlloc($module, /, bytesize, Flags=0)\n--\n\n",
    "cuMemHostAlloc(bytesize, Flags=0)\n\n"
    "Allocate page-locked host memory with options.\n\n"
    "Flags make it usable in all contexts, mapped for devices or write-combined.\n\n"
    "CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)\n\n"
    "Parameters\n"
    "    bytesize : int; bytes\n"
    "    Flags : int or None; CU_MEMHOSTALLOC_*, or-ed\n\n"
    "Returns\n"
    "    pp, or raises DriverError; cubind.driver returns (CUresult, pp)\n"
    "    pp : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE\n\n"
    "Releases the GIL. Since CUDA 2.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemHostGetDevicePointer,
    "cuMemHostGetDevicePointer($module, /, p, Flags)\n--\n\n",
    "cuMemHostGetDevicePointer(p, Flags)\n\n"
    "Return the device address of mapped host memory.\n\n"
    "Kernels use it; it often equals the host address, but do not rely on that.\n\n"
    "CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)\n\n"
    "Parameters\n"
    "    p : int (address), buffer or None; keep it alive until the last use of pdptr\n"
    "    Flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult, pdptr); cubind.checked.driver returns pdptr, or raises DriverError\n"
    "    pdptr : CUdeviceptr\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 3.2 as cuMemHostGetDevicePointer_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(checked_cuMemHostGetDevicePointer,
    "cuMemHostGetDevicePointer($module, /, p, Flags=0)\n--\n\n",
    "cuMemHostGetDevicePointer(p, Flags=0)\n\n"
    "Return the device address of mapped host memory.\n\n"
    "Kernels use it; it often equals the host address, but do not rely on that.\n\n"
    "CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)\n\n"
    "Parameters\n"
    "    p : int (address), buffer or None; keep it alive until the last use of pdptr\n"
    "    Flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    pdptr, or raises DriverError; cubind.driver returns (CUresult, pdptr)\n"
    "    pdptr : CUdeviceptr\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 3.2 as cuMemHostGetDevicePointer_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemHostGetFlags,
    "cuMemHostGetFlags($module, /, p)\n--\n\n",
    "cuMemHostGetFlags(p)\n\n"
    "Return the allocation flags of page-locked host memory.\n\n"
    "CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p)\n\n"
    "Parameters\n"
    "    p : int (address), buffer or None\n\n"
    "Returns\n"
    "    (CUresult, pFlags); cubind.checked.driver returns pFlags, or raises DriverError\n"
    "    pFlags : int; CU_MEMHOSTALLOC_*, or-ed\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 2.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemAllocManaged,
    "cuMemAllocManaged($module, /, bytesize, flags)\n--\n\n",
    "cuMemAllocManaged(bytesize, flags)\n\n"
    "Allocate managed memory.\n\n"
    "Host and devices use it by one address, and it moves to where it is used. cuMemFree\n"
    "frees it.\n\n"
    "CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)\n\n"
    "Parameters\n"
    "    bytesize : int; bytes\n"
    "    flags : int; CUmemAttach_flags, GLOBAL or HOST\n\n"
    "Returns\n"
    "    (CUresult, dptr); cubind.checked.driver returns dptr, or raises DriverError\n"
    "    dptr : CUdeviceptr\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 6.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuDeviceRegisterAsyncNotification,
    "cuDeviceRegisterAsyncNotification($module, /, device, callbackFunc, userData)\n--\n\n",
    "cuDeviceRegisterAsyncNotification(device, callbackFunc, userData)\n\n"
    "Register a function for events of a device, such as memory over budget.\n\n"
    "CUresult cuDeviceRegisterAsyncNotification(CUdevice device,\n"
    "    CUasyncCallback callbackFunc, void *userData, CUasyncCallbackHandle *callback)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "    callbackFunc : callable, CUasyncCallback, int (address of a C function) or None;\n"
    "        called as callbackFunc(CUasyncNotificationInfo, userData, CUasyncCallbackHandle)\n"
    "        -> None, exceptions go to sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n\n"
    "Returns\n"
    "    (CUresult, callback); cubind.checked.driver returns callback, or raises DriverError\n"
    "    callback : CUasyncCallbackHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(checked_cuDeviceRegisterAsyncNotification,
    "cuDeviceRegisterAsyncNotification($module, /, device, callbackFunc, userData=None)\n--\n\n",
    "cuDeviceRegisterAsyncNotification(device, callbackFunc, userData=None)\n\n"
    "Register a function for events of a device, such as memory over budget.\n\n"
    "CUresult cuDeviceRegisterAsyncNotification(CUdevice device,\n"
    "    CUasyncCallback callbackFunc, void *userData, CUasyncCallbackHandle *callback)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "    callbackFunc : callable, CUasyncCallback, int (address of a C function) or None;\n"
    "        called as callbackFunc(CUasyncNotificationInfo, userData, CUasyncCallbackHandle)\n"
    "        -> None, exceptions go to sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function, or\n"
    "        None\n\n"
    "Returns\n"
    "    callback, or raises DriverError; cubind.driver returns (CUresult, callback)\n"
    "    callback : CUasyncCallbackHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuDeviceUnregisterAsyncNotification,
    "cuDeviceUnregisterAsyncNotification($module, /, device, callback)\n--\n\n",
    "cuDeviceUnregisterAsyncNotification(device, callback)\n\n"
    "Remove a callback of cuDeviceRegisterAsyncNotification.\n\n"
    "CUresult cuDeviceUnregisterAsyncNotification(CUdevice device,\n"
    "    CUasyncCallbackHandle callback)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "    callback : CUasyncCallbackHandle, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuDeviceGetByPCIBusId,
    "cuDeviceGetByPCIBusId($module, /, pciBusId)\n--\n\n",
    "cuDeviceGetByPCIBusId(pciBusId)\n\n"
    "Return the device at a PCI address.\n\n"
    "The address is domain:bus:device.function in hexadecimal.\n\n"
    "CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)\n\n"
    "Parameters\n"
    "    pciBusId : str or bytes\n\n"
    "Returns\n"
    "    (CUresult, dev); cubind.checked.driver returns dev, or raises DriverError\n"
    "    dev : CUdevice\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 4.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuDeviceGetPCIBusId,
    "cuDeviceGetPCIBusId($module, /, length, dev)\n--\n\n",
    "cuDeviceGetPCIBusId(length, dev)\n\n"
    "Return the PCI address of a device.\n\n"
    "The text is domain:bus:device.function in hexadecimal.\n\n"
    "CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)\n\n"
    "Parameters\n"
    "    length : int; bytes of room; 13 are enough\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, pciBusId); cubind.checked.driver returns pciBusId, or raises DriverError\n"
    "    pciBusId : bytes\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n\n"
    "Keeps the GIL. Since CUDA 4.1.\n"
    "In cubind.core: Device.pci_bus_id.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(checked_cuDeviceGetPCIBusId,
    "cuDeviceGetPCIBusId($module, /, dev)\n--\n\n",
    "cuDeviceGetPCIBusId(dev)\n\n"
    "Return the PCI address of a device.\n\n"
    "The text is domain:bus:device.function in hexadecimal.\n\n"
    "CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    pciBusId, or raises DriverError; cubind.driver returns (CUresult, pciBusId)\n"
    "    pciBusId : str\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n\n"
    "Keeps the GIL. Since CUDA 4.1.\n"
    "In cubind.core: Device.pci_bus_id.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuIpcGetEventHandle,
    "cuIpcGetEventHandle($module, /, event)\n--\n\n",
    "cuIpcGetEventHandle(event)\n\n"
    "Return a handle that opens the event in another process.\n\n"
    "The event needs CU_EVENT_INTERPROCESS and no timing.\n\n"
    "CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)\n\n"
    "Parameters\n"
    "    event : CUevent, int or None; keep it alive until other processes have closed it\n\n"
    "Returns\n"
    "    (CUresult, pHandle); cubind.checked.driver returns pHandle, or raises DriverError\n"
    "    pHandle : CUipcEventHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_MAP_FAILED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 4.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuIpcOpenEventHandle,
    "cuIpcOpenEventHandle($module, /, handle)\n--\n\n",
    "cuIpcOpenEventHandle(handle)\n\n"
    "Open an event of another process.\n\n"
    "It needs its own cuEventDestroy.\n\n"
    "CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)\n\n"
    "Parameters\n"
    "    handle : CUipcEventHandle\n\n"
    "Returns\n"
    "    (CUresult, phEvent); cubind.checked.driver returns phEvent, or raises DriverError\n"
    "    phEvent : CUevent\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_MAP_FAILED,\n"
    "    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 4.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuIpcGetMemHandle,
    "cuIpcGetMemHandle($module, /, dptr)\n--\n\n",
    "cuIpcGetMemHandle(dptr)\n\n"
    "Return a handle that opens memory of cuMemAlloc in another process.\n\n"
    "The handle stands for the whole allocation.\n\n"
    "CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)\n\n"
    "Parameters\n"
    "    dptr : device memory, int or None; keep it alive until other processes have closed\n"
    "        it\n\n"
    "Returns\n"
    "    (CUresult, pHandle); cubind.checked.driver returns pHandle, or raises DriverError\n"
    "    pHandle : CUipcMemHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_MAP_FAILED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 4.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuIpcOpenMemHandle,
    "cuIpcOpenMemHandle($module, /, handle, Flags)\n--\n\n",
    "cuIpcOpenMemHandle(handle, Flags)\n\n"
    "Map memory of another process into the current context.\n\n"
    "Unmap it with cuIpcCloseMemHandle, not cuMemFree.\n\n"
    "CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle,\n"
    "    unsigned int Flags)\n\n"
    "Parameters\n"
    "    handle : CUipcMemHandle\n"
    "    Flags : int; CUipcMem_flags, which has one value\n\n"
    "Returns\n"
    "    (CUresult, pdptr); cubind.checked.driver returns pdptr, or raises DriverError\n"
    "    pdptr : CUdeviceptr\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_MAP_FAILED, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_TOO_MANY_PEERS, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 11.0 as cuIpcOpenMemHandle_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuIpcCloseMemHandle,
    "cuIpcCloseMemHandle($module, /, dptr)\n--\n\n",
    "cuIpcCloseMemHandle(dptr)\n\n"
    "Unmap memory of cuIpcOpenMemHandle.\n\n"
    "The other process still has to free it.\n\n"
    "CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)\n\n"
    "Parameters\n"
    "    dptr : device memory, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_MAP_FAILED, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 4.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemHostRegister,
    "cuMemHostRegister($module, /, p, bytesize, Flags)\n--\n\n",
    "cuMemHostRegister(p, bytesize, Flags)\n\n"
    "Page-lock existing host memory.\n\n"
    "CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)\n\n"
    "Parameters\n"
    "    p : int (address), buffer or None; at least bytesize bytes long; keep it alive until\n"
    "        cuMemHostUnregister\n"
    "    bytesize : int; bytes\n"
    "    Flags : int; CU_MEMHOSTREGISTER_*, or-ed\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED, CUDA_ERROR_NOT_PERMITTED,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_EXTERNAL_DEVICE\n\n"
    "Releases the GIL. Since CUDA 6.5 as cuMemHostRegister_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(checked_cuMemHostRegister,
    "cuMemHostRegister($module, /, p, bytesize, Flags=0)\n--\n\n",
    "cuMemHostRegister(p, bytesize, Flags=0)\n\n"
    "Page-lock existing host memory.\n\n"
    "CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)\n\n"
    "Parameters\n"
    "    p : int (address), buffer or None; at least bytesize bytes long; keep it alive until\n"
    "        cuMemHostUnregister\n"
    "    bytesize : int; bytes\n"
    "    Flags : int or None; CU_MEMHOSTREGISTER_*, or-ed\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED, CUDA_ERROR_NOT_PERMITTED,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_EXTERNAL_DEVICE\n\n"
    "Releases the GIL. Since CUDA 6.5 as cuMemHostRegister_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemHostUnregister,
    "cuMemHostUnregister($module, /, p)\n--\n\n",
    "cuMemHostUnregister(p)\n\n"
    "Undo cuMemHostRegister.\n\n"
    "The address p is the one that was registered.\n\n"
    "CUresult cuMemHostUnregister(void *p)\n\n"
    "Parameters\n"
    "    p : int (address), buffer or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED\n\n"
    "Releases the GIL. Since CUDA 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpy,
    "cuMemcpy($module, /, dst, src, ByteCount)\n--\n\n",
    "cuMemcpy(dst, src, ByteCount)\n\n"
    "Copy ByteCount bytes between two addresses, each on host or device.\n\n"
    "The call need not wait if both are device memory.\n\n"
    "CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)\n\n"
    "Parameters\n"
    "    dst, src : device memory, int or None\n"
    "    ByteCount : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 4.0.\n"
    "Per-thread variant: cuMemcpy_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyPeer,
    "cuMemcpyPeer($module, /, dstDevice, dstContext, srcDevice, srcContext, ByteCount)\n--\n\n",
    "cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount)\n\n"
    "Copy ByteCount bytes between two contexts' memory.\n\n"
    "The copy works with or without peer access.\n\n"
    "CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext,\n"
    "    CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    dstContext : CUcontext, int or None\n"
    "    srcDevice : device memory, int or None\n"
    "    srcContext : CUcontext, int or None\n"
    "    ByteCount : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 4.0.\n"
    "Per-thread variant: cuMemcpyPeer_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyHtoD,
    "cuMemcpyHtoD($module, /, dstDevice, srcHost, ByteCount)\n--\n\n",
    "cuMemcpyHtoD(dstDevice, srcHost, ByteCount)\n\n"
    "Copy ByteCount bytes from host to device memory.\n\n"
    "The caller may change srcHost as soon as the call returns.\n\n"
    "CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    srcHost : int (address), buffer or None; at least ByteCount bytes long\n"
    "    ByteCount : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpyHtoD_v2.\n"
    "Per-thread variant: cuMemcpyHtoD_v2_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyDtoH,
    "cuMemcpyDtoH($module, /, dstHost, srcDevice, ByteCount)\n--\n\n",
    "cuMemcpyDtoH(dstHost, srcDevice, ByteCount)\n\n"
    "Copy ByteCount bytes from device to host memory.\n\n"
    "The data is there when the call returns.\n\n"
    "CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)\n\n"
    "Parameters\n"
    "    dstHost : int (address), buffer or None; ByteCount bytes are written\n"
    "    srcDevice : device memory, int or None\n"
    "    ByteCount : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpyDtoH_v2.\n"
    "Per-thread variant: cuMemcpyDtoH_v2_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyDtoD,
    "cuMemcpyDtoD($module, /, dstDevice, srcDevice, ByteCount)\n--\n\n",
    "cuMemcpyDtoD(dstDevice, srcDevice, ByteCount)\n\n"
    "Copy ByteCount bytes within device memory.\n\n"
    "The copy is in order with the default stream, and the host does not wait for it.\n\n"
    "CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)\n\n"
    "Parameters\n"
    "    dstDevice, srcDevice : device memory, int or None\n"
    "    ByteCount : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpyDtoD_v2.\n"
    "Per-thread variant: cuMemcpyDtoD_v2_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyDtoA,
    "cuMemcpyDtoA($module, /, dstArray, dstOffset, srcDevice, ByteCount)\n--\n\n",
    "cuMemcpyDtoA(dstArray, dstOffset, srcDevice, ByteCount)\n\n"
    "Copy ByteCount bytes into a 1D array.\n\n"
    "CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,\n"
    "    size_t ByteCount)\n\n"
    "Parameters\n"
    "    dstArray : CUarray, int or None\n"
    "    dstOffset : int; bytes into the array\n"
    "    srcDevice : device memory, int or None\n"
    "    ByteCount : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpyDtoA_v2.\n"
    "Per-thread variant: cuMemcpyDtoA_v2_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyAtoD,
    "cuMemcpyAtoD($module, /, dstDevice, srcArray, srcOffset, ByteCount)\n--\n\n",
    "cuMemcpyAtoD(dstDevice, srcArray, srcOffset, ByteCount)\n\n"
    "Copy ByteCount bytes out of a 1D array.\n\n"
    "CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,\n"
    "    size_t ByteCount)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    srcArray : CUarray, int or None\n"
    "    srcOffset : int; bytes into the array\n"
    "    ByteCount : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpyAtoD_v2.\n"
    "Per-thread variant: cuMemcpyAtoD_v2_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyHtoA,
    "cuMemcpyHtoA($module, /, dstArray, dstOffset, srcHost, ByteCount)\n--\n\n",
    "cuMemcpyHtoA(dstArray, dstOffset, srcHost, ByteCount)\n\n"
    "Copy ByteCount bytes into a 1D array.\n\n"
    "CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,\n"
    "    size_t ByteCount)\n\n"
    "Parameters\n"
    "    dstArray : CUarray, int or None\n"
    "    dstOffset : int; bytes into the array\n"
    "    srcHost : int (address), buffer or None; at least ByteCount bytes long\n"
    "    ByteCount : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpyHtoA_v2.\n"
    "Per-thread variant: cuMemcpyHtoA_v2_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyAtoH,
    "cuMemcpyAtoH($module, /, dstHost, srcArray, srcOffset, ByteCount)\n--\n\n",
    "cuMemcpyAtoH(dstHost, srcArray, srcOffset, ByteCount)\n\n"
    "Copy ByteCount bytes out of a 1D array.\n\n"
    "CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset,\n"
    "    size_t ByteCount)\n\n"
    "Parameters\n"
    "    dstHost : int (address), buffer or None; ByteCount bytes are written\n"
    "    srcArray : CUarray, int or None\n"
    "    srcOffset : int; bytes into the array\n"
    "    ByteCount : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpyAtoH_v2.\n"
    "Per-thread variant: cuMemcpyAtoH_v2_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyAtoA,
    "cuMemcpyAtoA($module, /, dstArray, dstOffset, srcArray, srcOffset, ByteCount)\n--\n\n",
    "cuMemcpyAtoA(dstArray, dstOffset, srcArray, srcOffset, ByteCount)\n\n"
    "Copy ByteCount bytes from a 1D array to another one of the same format.\n\n"
    "CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray,\n"
    "    size_t srcOffset, size_t ByteCount)\n\n"
    "Parameters\n"
    "    dstArray : CUarray, int or None\n"
    "    dstOffset : int; bytes into the array\n"
    "    srcArray : CUarray, int or None\n"
    "    srcOffset : int; bytes into the array\n"
    "    ByteCount : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpyAtoA_v2.\n"
    "Per-thread variant: cuMemcpyAtoA_v2_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpy2D,
    "cuMemcpy2D($module, /, pCopy)\n--\n\n",
    "cuMemcpy2D(pCopy)\n\n"
    "Copy a 2D box between host memory, device memory or arrays.\n\n"
    "Each side has its own pitch.\n\n"
    "CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)\n\n"
    "Parameters\n"
    "    pCopy : CUDA_MEMCPY2D or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpy2D_v2.\n"
    "Per-thread variant: cuMemcpy2D_v2_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpy2DUnaligned,
    "cuMemcpy2DUnaligned($module, /, pCopy)\n--\n\n",
    "cuMemcpy2DUnaligned(pCopy)\n\n"
    "Copy a 2D box with any pitches.\n\n"
    "It works like cuMemcpy2D, but pitches need not come from cuMemAllocPitch; it may be\n"
    "slower.\n\n"
    "CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)\n\n"
    "Parameters\n"
    "    pCopy : CUDA_MEMCPY2D or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpy2DUnaligned_v2.\n"
    "Per-thread variant: cuMemcpy2DUnaligned_v2_ptds\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpy3D,
    "cuMemcpy3D($module, /, pCopy)\n--\n\n",
    "cuMemcpy3D(pCopy)\n\n"
    "Copy a 3D box between host memory, device memory or arrays.\n\n"
    "CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)\n\n"
    "Parameters\n"
    "    pCopy : CUDA_MEMCPY3D or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpy3D_v2.\n"
    "Per-thread variant: cuMemcpy3D_v2_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpy3DPeer,
    "cuMemcpy3DPeer($module, /, pCopy)\n--\n\n",
    "cuMemcpy3DPeer(pCopy)\n\n"
    "Copy a 3D box between two contexts, as cuMemcpy3D does.\n\n"
    "CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)\n\n"
    "Parameters\n"
    "    pCopy : CUDA_MEMCPY3D_PEER or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 4.0.\n"
    "Per-thread variant: cuMemcpy3DPeer_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyAsync,
    "cuMemcpyAsync($module, /, dst, src, ByteCount, hStream)\n--\n\n",
    "cuMemcpyAsync(dst, src, ByteCount, hStream)\n\n"
    "Enqueue a copy between any two addresses on hStream.\n\n"
    "With pageable host memory the call may have to wait.\n\n"
    "CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount,\n"
    "    CUstream hStream)\n\n"
    "Parameters\n"
    "    dst, src : device memory, int or None\n"
    "    ByteCount : int\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 4.0.\n"
    "Per-thread variant: cuMemcpyAsync_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Buffer.copy_to.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyPeerAsync,
    "cuMemcpyPeerAsync($module, /, dstDevice, dstContext, srcDevice, srcContext, ByteCount, "
    "hStream)\n--\n\n",
    "cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream)\n\n"
    "Enqueue a copy between two contexts' memory on hStream.\n\n"
    "CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext,\n"
    "    CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    dstContext : CUcontext, int or None\n"
    "    srcDevice : device memory, int or None\n"
    "    srcContext : CUcontext, int or None\n"
    "    ByteCount : int\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 4.0.\n"
    "Per-thread variant: cuMemcpyPeerAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyHtoDAsync,
    "cuMemcpyHtoDAsync($module, /, dstDevice, srcHost, ByteCount, hStream)\n--\n\n",
    "cuMemcpyHtoDAsync(dstDevice, srcHost, ByteCount, hStream)\n\n"
    "Enqueue a copy from host to device memory on hStream.\n\n"
    "Page-locked srcHost must stay unchanged until the copy is done.\n\n"
    "CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost,\n"
    "    size_t ByteCount, CUstream hStream)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    srcHost : int (address), buffer or None; at least ByteCount bytes long\n"
    "    ByteCount : int\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpyHtoDAsync_v2.\n"
    "Per-thread variant: cuMemcpyHtoDAsync_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyDtoHAsync,
    "cuMemcpyDtoHAsync($module, /, dstHost, srcDevice, ByteCount, hStream)\n--\n\n",
    "cuMemcpyDtoHAsync(dstHost, srcDevice, ByteCount, hStream)\n\n"
    "Enqueue a copy from device to host memory on hStream.\n\n"
    "Page-locked dstHost has its data only after the stream has run the copy.\n\n"
    "CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount,\n"
    "    CUstream hStream)\n\n"
    "Parameters\n"
    "    dstHost : int (address), buffer or None; ByteCount bytes are written\n"
    "    srcDevice : device memory, int or None\n"
    "    ByteCount : int\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpyDtoHAsync_v2.\n"
    "Per-thread variant: cuMemcpyDtoHAsync_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyDtoDAsync,
    "cuMemcpyDtoDAsync($module, /, dstDevice, srcDevice, ByteCount, hStream)\n--\n\n",
    "cuMemcpyDtoDAsync(dstDevice, srcDevice, ByteCount, hStream)\n\n"
    "Enqueue a copy within device memory on hStream.\n\n"
    "CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice,\n"
    "    size_t ByteCount, CUstream hStream)\n\n"
    "Parameters\n"
    "    dstDevice, srcDevice : device memory, int or None\n"
    "    ByteCount : int\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpyDtoDAsync_v2.\n"
    "Per-thread variant: cuMemcpyDtoDAsync_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyHtoAAsync,
    "cuMemcpyHtoAAsync($module, /, dstArray, dstOffset, srcHost, ByteCount, hStream)\n--\n\n",
    "cuMemcpyHtoAAsync(dstArray, dstOffset, srcHost, ByteCount, hStream)\n\n"
    "Enqueue a copy from host memory into a 1D array on hStream.\n\n"
    "CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost,\n"
    "    size_t ByteCount, CUstream hStream)\n\n"
    "Parameters\n"
    "    dstArray : CUarray, int or None\n"
    "    dstOffset : int; bytes into the array\n"
    "    srcHost : int (address), buffer or None; at least ByteCount bytes long\n"
    "    ByteCount : int\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpyHtoAAsync_v2.\n"
    "Per-thread variant: cuMemcpyHtoAAsync_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyAtoHAsync,
    "cuMemcpyAtoHAsync($module, /, dstHost, srcArray, srcOffset, ByteCount, hStream)\n--\n\n",
    "cuMemcpyAtoHAsync(dstHost, srcArray, srcOffset, ByteCount, hStream)\n\n"
    "Enqueue a copy from a 1D array to host memory on hStream.\n\n"
    "CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset,\n"
    "    size_t ByteCount, CUstream hStream)\n\n"
    "Parameters\n"
    "    dstHost : int (address), buffer or None; ByteCount bytes are written\n"
    "    srcArray : CUarray, int or None\n"
    "    srcOffset : int; bytes into the array\n"
    "    ByteCount : int\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpyAtoHAsync_v2.\n"
    "Per-thread variant: cuMemcpyAtoHAsync_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpy2DAsync,
    "cuMemcpy2DAsync($module, /, pCopy, hStream)\n--\n\n",
    "cuMemcpy2DAsync(pCopy, hStream)\n\n"
    "Enqueue a 2D copy, like that of cuMemcpy2D, on hStream.\n\n"
    "Host memory should be page-locked.\n\n"
    "CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)\n\n"
    "Parameters\n"
    "    pCopy : CUDA_MEMCPY2D or None\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpy2DAsync_v2.\n"
    "Per-thread variant: cuMemcpy2DAsync_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpy3DAsync,
    "cuMemcpy3DAsync($module, /, pCopy, hStream)\n--\n\n",
    "cuMemcpy3DAsync(pCopy, hStream)\n\n"
    "Enqueue a 3D copy, like that of cuMemcpy3D, on hStream.\n\n"
    "Host memory should be page-locked.\n\n"
    "CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)\n\n"
    "Parameters\n"
    "    pCopy : CUDA_MEMCPY3D or None\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemcpy3DAsync_v2.\n"
    "Per-thread variant: cuMemcpy3DAsync_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpy3DPeerAsync,
    "cuMemcpy3DPeerAsync($module, /, pCopy, hStream)\n--\n\n",
    "cuMemcpy3DPeerAsync(pCopy, hStream)\n\n"
    "Enqueue a 3D copy between two contexts on hStream, as in cuMemcpy3DPeer.\n\n"
    "CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)\n\n"
    "Parameters\n"
    "    pCopy : CUDA_MEMCPY3D_PEER or None\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 4.0.\n"
    "Per-thread variant: cuMemcpy3DPeerAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyBatchAsync,
    "cuMemcpyBatchAsync($module, /, dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, "
    "hStream)\n--\n\n",
    "cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream)\n\n"
    "Enqueue many copies on hStream in one call.\n\n"
    "The batch as a whole is in stream order; its copies run in any order.\n\n"
    "CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,\n"
    "    size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,\n"
    "    CUstream hStream)\n\n"
    "Parameters\n"
    "    dsts, srcs : sequence of CUdeviceptr, or None; as many as count\n"
    "    sizes : sequence of int, or None; as many as count; bytes of each copy\n"
    "    count : int\n"
    "    attrs : sequence of CUmemcpyAttributes, or None; as many as numAttrs\n"
    "    attrsIdxs : sequence of int, or None; as many as numAttrs; for each of attrs, the\n"
    "        first copy that it is for; begins with 0\n"
    "    numAttrs : int\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 13.0 as cuMemcpyBatchAsync_v2.\n"
    "Per-thread variant: cuMemcpyBatchAsync_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(checked_cuMemcpyBatchAsync,
    "cuMemcpyBatchAsync($module, /, dsts, srcs, sizes, attrs, attrsIdxs, hStream)\n--\n\n",
    "cuMemcpyBatchAsync(dsts, srcs, sizes, attrs, attrsIdxs, hStream)\n\n"
    "Enqueue many copies on hStream in one call.\n\n"
    "The batch as a whole is in stream order; its copies run in any order.\n\n"
    "CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,\n"
    "    size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,\n"
    "    CUstream hStream)\n\n"
    "Parameters\n"
    "    dsts, srcs : sequence of CUdeviceptr, or None\n"
    "    sizes : sequence of int, or None; bytes of each copy\n"
    "    attrs : sequence of CUmemcpyAttributes, or None\n"
    "    attrsIdxs : sequence of int, or None; for each of attrs, the first copy that it is\n"
    "        for; begins with 0\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 13.0 as cuMemcpyBatchAsync_v2.\n"
    "Per-thread variant: cuMemcpyBatchAsync_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpy3DBatchAsync,
    "cuMemcpy3DBatchAsync($module, /, numOps, opList, flags, hStream)\n--\n\n",
    "cuMemcpy3DBatchAsync(numOps, opList, flags, hStream)\n\n"
    "Enqueue many 3D copies in one call.\n\n"
    "They run in any order.\n\n"
    "CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,\n"
    "    unsigned long long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    numOps : int\n"
    "    opList : sequence of CUDA_MEMCPY3D_BATCH_OP, or None; as many as numOps\n"
    "    flags : int; has to be 0\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 13.0 as cuMemcpy3DBatchAsync_v2.\n"
    "Per-thread variant: cuMemcpy3DBatchAsync_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(checked_cuMemcpy3DBatchAsync,
    "cuMemcpy3DBatchAsync($module, /, opList, flags, hStream)\n--\n\n",
    "cuMemcpy3DBatchAsync(opList, flags, hStream)\n\n"
    "Enqueue many 3D copies in one call.\n\n"
    "They run in any order.\n\n"
    "CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,\n"
    "    unsigned long long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    opList : sequence of CUDA_MEMCPY3D_BATCH_OP, or None\n"
    "    flags : int; has to be 0\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 13.0 as cuMemcpy3DBatchAsync_v2.\n"
    "Per-thread variant: cuMemcpy3DBatchAsync_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpyWithAttributesAsync,
    "cuMemcpyWithAttributesAsync($module, /, dst, src, size, attr, hStream)\n--\n\n",
    "cuMemcpyWithAttributesAsync(dst, src, size, attr, hStream)\n\n"
    "Enqueue one copy with the attributes that cuMemcpyBatchAsync offers.\n\n"
    "CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size,\n"
    "    CUmemcpyAttributes *attr, CUstream hStream)\n\n"
    "Parameters\n"
    "    dst, src : device memory, int or None\n"
    "    size : int; bytes\n"
    "    attr : CUmemcpyAttributes or None\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "Per-thread variant: cuMemcpyWithAttributesAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemcpy3DWithAttributesAsync,
    "cuMemcpy3DWithAttributesAsync($module, /, op, flags, hStream)\n--\n\n",
    "cuMemcpy3DWithAttributesAsync(op, flags, hStream)\n\n"
    "Enqueue one 3D copy with the hints that cuMemcpy3DBatchAsync offers.\n\n"
    "CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op,\n"
    "    unsigned long long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    op : CUDA_MEMCPY3D_BATCH_OP or None\n"
    "    flags : int; has to be 0\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "Per-thread variant: cuMemcpy3DWithAttributesAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemsetD8,
    "cuMemsetD8($module, /, dstDevice, uc, N)\n--\n\n",
    "cuMemsetD8(dstDevice, uc, N)\n\n"
    "Set N bytes of device memory to uc.\n\n"
    "The host does not wait for it on device memory.\n\n"
    "CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    uc : int\n"
    "    N : int; values, not bytes\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemsetD8_v2.\n"
    "Per-thread variant: cuMemsetD8_v2_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemsetD16,
    "cuMemsetD16($module, /, dstDevice, us, N)\n--\n\n",
    "cuMemsetD16(dstDevice, us, N)\n\n"
    "Set N 16-bit values to us.\n\n"
    "The address must be even.\n\n"
    "CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    us : int\n"
    "    N : int; values, not bytes\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemsetD16_v2.\n"
    "Per-thread variant: cuMemsetD16_v2_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemsetD32,
    "cuMemsetD32($module, /, dstDevice, ui, N)\n--\n\n",
    "cuMemsetD32(dstDevice, ui, N)\n\n"
    "Set N 32-bit values, which are 4 * N bytes, to ui.\n\n"
    "The address must be a multiple of 4.\n\n"
    "CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    ui : int\n"
    "    N : int; values, not bytes\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemsetD32_v2.\n"
    "Per-thread variant: cuMemsetD32_v2_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemsetD2D8,
    "cuMemsetD2D8($module, /, dstDevice, dstPitch, uc, Width, Height)\n--\n\n",
    "cuMemsetD2D8(dstDevice, dstPitch, uc, Width, Height)\n\n"
    "Set Height rows of Width bytes to uc.\n\n"
    "CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,\n"
    "    size_t Width, size_t Height)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    dstPitch : int; bytes from one row to the next\n"
    "    uc : int\n"
    "    Width : int; values per row, not bytes\n"
    "    Height : int; rows\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemsetD2D8_v2.\n"
    "Per-thread variant: cuMemsetD2D8_v2_ptds (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemsetD2D16,
    "cuMemsetD2D16($module, /, dstDevice, dstPitch, us, Width, Height)\n--\n\n",
    "cuMemsetD2D16(dstDevice, dstPitch, us, Width, Height)\n\n"
    "Set Height rows, each of Width values of 16 bits, to us.\n\n"
    "CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,\n"
    "    size_t Width, size_t Height)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    dstPitch : int; bytes from one row to the next\n"
    "    us : int\n"
    "    Width : int; values per row, not bytes\n"
    "    Height : int; rows\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemsetD2D16_v2.\n"
    "Per-thread variant: cuMemsetD2D16_v2_ptds\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemsetD2D32,
    "cuMemsetD2D32($module, /, dstDevice, dstPitch, ui, Width, Height)\n--\n\n",
    "cuMemsetD2D32(dstDevice, dstPitch, ui, Width, Height)\n\n"
    "Set Height rows, each of Width values of 32 bits, to ui.\n\n"
    "CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,\n"
    "    size_t Width, size_t Height)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    dstPitch : int; bytes from one row to the next\n"
    "    ui : int\n"
    "    Width : int; values per row, not bytes\n"
    "    Height : int; rows\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuMemsetD2D32_v2.\n"
    "Per-thread variant: cuMemsetD2D32_v2_ptds\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemsetD8Async,
    "cuMemsetD8Async($module, /, dstDevice, uc, N, hStream)\n--\n\n",
    "cuMemsetD8Async(dstDevice, uc, N, hStream)\n\n"
    "Enqueue on hStream a memset of N bytes to uc.\n\n"
    "CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N,\n"
    "    CUstream hStream)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    uc : int\n"
    "    N : int; values, not bytes\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2.\n"
    "Per-thread variant: cuMemsetD8Async_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Buffer.fill.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemsetD16Async,
    "cuMemsetD16Async($module, /, dstDevice, us, N, hStream)\n--\n\n",
    "cuMemsetD16Async(dstDevice, us, N, hStream)\n\n"
    "Enqueue on hStream a memset of N values of 16 bits to us.\n\n"
    "The address must be even.\n\n"
    "CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N,\n"
    "    CUstream hStream)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    us : int\n"
    "    N : int; values, not bytes\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2.\n"
    "Per-thread variant: cuMemsetD16Async_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Buffer.fill.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemsetD32Async,
    "cuMemsetD32Async($module, /, dstDevice, ui, N, hStream)\n--\n\n",
    "cuMemsetD32Async(dstDevice, ui, N, hStream)\n\n"
    "Enqueue on hStream a memset of N values of 32 bits to ui.\n\n"
    "The address must be a multiple of 4.\n\n"
    "CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N,\n"
    "    CUstream hStream)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    ui : int\n"
    "    N : int; values, not bytes\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2.\n"
    "Per-thread variant: cuMemsetD32Async_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Buffer.fill.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemsetD2D8Async,
    "cuMemsetD2D8Async($module, /, dstDevice, dstPitch, uc, Width, Height, hStream)\n--\n\n",
    "cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream)\n\n"
    "Enqueue on hStream a memset of Height rows of Width values.\n\n"
    "CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,\n"
    "    size_t Width, size_t Height, CUstream hStream)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    dstPitch : int; bytes from one row to the next\n"
    "    uc : int\n"
    "    Width : int; values per row, not bytes\n"
    "    Height : int; rows\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2.\n"
    "Per-thread variant: cuMemsetD2D8Async_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemsetD2D16Async,
    "cuMemsetD2D16Async($module, /, dstDevice, dstPitch, us, Width, Height, hStream)\n--\n\n",
    "cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream)\n\n"
    "Enqueue on hStream a memset of Height rows of Width values.\n\n"
    "CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,\n"
    "    size_t Width, size_t Height, CUstream hStream)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    dstPitch : int; bytes from one row to the next\n"
    "    us : int\n"
    "    Width : int; values per row, not bytes\n"
    "    Height : int; rows\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2.\n"
    "Per-thread variant: cuMemsetD2D16Async_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemsetD2D32Async,
    "cuMemsetD2D32Async($module, /, dstDevice, dstPitch, ui, Width, Height, hStream)\n--\n\n",
    "cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream)\n\n"
    "Enqueue on hStream a memset of Height rows of Width values.\n\n"
    "CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,\n"
    "    size_t Width, size_t Height, CUstream hStream)\n\n"
    "Parameters\n"
    "    dstDevice : device memory, int or None\n"
    "    dstPitch : int; bytes from one row to the next\n"
    "    ui : int\n"
    "    Width : int; values per row, not bytes\n"
    "    Height : int; rows\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.2.\n"
    "Per-thread variant: cuMemsetD2D32Async_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuArrayCreate,
    "cuArrayCreate($module, /, pAllocateArray)\n--\n\n",
    "cuArrayCreate(pAllocateArray)\n\n"
    "Allocate a 1D or 2D array.\n\n"
    "Only textures, surfaces and copies know its layout.\n\n"
    "CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)\n\n"
    "Parameters\n"
    "    pAllocateArray : CUDA_ARRAY_DESCRIPTOR or None\n\n"
    "Returns\n"
    "    (CUresult, pHandle); cubind.checked.driver returns pHandle, or raises DriverError\n"
    "    pHandle : CUarray\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuArrayCreate_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuArrayGetDescriptor,
    "cuArrayGetDescriptor($module, /, hArray)\n--\n\n",
    "cuArrayGetDescriptor(hArray)\n\n"
    "Return the descriptor that an array was created with.\n\n"
    "CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor,\n"
    "    CUarray hArray)\n\n"
    "Parameters\n"
    "    hArray : CUarray, int or None\n\n"
    "Returns\n"
    "    (CUresult, pArrayDescriptor); cubind.checked.driver returns pArrayDescriptor, or\n"
    "        raises DriverError\n"
    "    pArrayDescriptor : CUDA_ARRAY_DESCRIPTOR\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuArrayGetDescriptor_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuArrayGetSparseProperties,
    "cuArrayGetSparseProperties($module, /, array)\n--\n\n",
    "cuArrayGetSparseProperties(array)\n\n"
    "Return the tile layout for mapping memory to a sparse array.\n\n"
    "CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,\n"
    "    CUarray array)\n\n"
    "Parameters\n"
    "    array : CUarray, int or None\n\n"
    "Returns\n"
    "    (CUresult, sparseProperties); cubind.checked.driver returns sparseProperties, or\n"
    "        raises DriverError\n"
    "    sparseProperties : CUDA_ARRAY_SPARSE_PROPERTIES\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMipmappedArrayGetSparseProperties,
    "cuMipmappedArrayGetSparseProperties($module, /, mipmap)\n--\n\n",
    "cuMipmappedArrayGetSparseProperties(mipmap)\n\n"
    "Return the tile layout for mapping memory to a sparse array.\n\n"
    "CUresult cuMipmappedArrayGetSparseProperties(\n"
    "    CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUmipmappedArray mipmap)\n\n"
    "Parameters\n"
    "    mipmap : CUmipmappedArray, int or None\n\n"
    "Returns\n"
    "    (CUresult, sparseProperties); cubind.checked.driver returns sparseProperties, or\n"
    "        raises DriverError\n"
    "    sparseProperties : CUDA_ARRAY_SPARSE_PROPERTIES\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuArrayGetMemoryRequirements,
    "cuArrayGetMemoryRequirements($module, /, array, device)\n--\n\n",
    "cuArrayGetMemoryRequirements(array, device)\n\n"
    "Return how much memory an array for deferred mapping needs.\n\n"
    "CUresult cuArrayGetMemoryRequirements(\n"
    "    CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array, CUdevice device)\n\n"
    "Parameters\n"
    "    array : CUarray, int or None\n"
    "    device : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, memoryRequirements); cubind.checked.driver returns memoryRequirements, or\n"
    "        raises DriverError\n"
    "    memoryRequirements : CUDA_ARRAY_MEMORY_REQUIREMENTS\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.6.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMipmappedArrayGetMemoryRequirements,
    "cuMipmappedArrayGetMemoryRequirements($module, /, mipmap, device)\n--\n\n",
    "cuMipmappedArrayGetMemoryRequirements(mipmap, device)\n\n"
    "Return how much memory an array for deferred mapping needs.\n\n"
    "CUresult cuMipmappedArrayGetMemoryRequirements(\n"
    "    CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap,\n"
    "    CUdevice device)\n\n"
    "Parameters\n"
    "    mipmap : CUmipmappedArray, int or None\n"
    "    device : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, memoryRequirements); cubind.checked.driver returns memoryRequirements, or\n"
    "        raises DriverError\n"
    "    memoryRequirements : CUDA_ARRAY_MEMORY_REQUIREMENTS\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.6.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuArrayGetPlane,
    "cuArrayGetPlane($module, /, hArray, planeIdx)\n--\n\n",
    "cuArrayGetPlane(hArray, planeIdx)\n\n"
    "Return one plane of a video array as an array.\n\n"
    "CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)\n\n"
    "Parameters\n"
    "    hArray : CUarray, int or None; keep it alive until the last use of pPlaneArray\n"
    "    planeIdx : int\n\n"
    "Returns\n"
    "    (CUresult, pPlaneArray); cubind.checked.driver returns pPlaneArray, or raises\n"
    "        DriverError\n"
    "    pPlaneArray : CUarray\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuArrayDestroy,
    "cuArrayDestroy($module, /, hArray)\n--\n\n",
    "cuArrayDestroy(hArray)\n\n"
    "Free an array.\n\n"
    "Textures and surfaces on it become invalid.\n\n"
    "CUresult cuArrayDestroy(CUarray hArray)\n\n"
    "Parameters\n"
    "    hArray : CUarray, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ARRAY_IS_MAPPED,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED\n\n"
    "Releases the GIL. Since CUDA 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuArray3DCreate,
    "cuArray3DCreate($module, /, pAllocateArray)\n--\n\n",
    "cuArray3DCreate(pAllocateArray)\n\n"
    "Allocate an array of up to three dimensions.\n\n"
    "Flags of the descriptor make its slices layers or cube faces.\n\n"
    "CUresult cuArray3DCreate_v2(CUarray *pHandle,\n"
    "    const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)\n\n"
    "Parameters\n"
    "    pAllocateArray : CUDA_ARRAY3D_DESCRIPTOR or None\n\n"
    "Returns\n"
    "    (CUresult, pHandle); cubind.checked.driver returns pHandle, or raises DriverError\n"
    "    pHandle : CUarray\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuArray3DCreate_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuArray3DGetDescriptor,
    "cuArray3DGetDescriptor($module, /, hArray)\n--\n\n",
    "cuArray3DGetDescriptor(hArray)\n\n"
    "Return the descriptor that an array was created with.\n\n"
    "CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor,\n"
    "    CUarray hArray)\n\n"
    "Parameters\n"
    "    hArray : CUarray, int or None\n\n"
    "Returns\n"
    "    (CUresult, pArrayDescriptor); cubind.checked.driver returns pArrayDescriptor, or\n"
    "        raises DriverError\n"
    "    pArrayDescriptor : CUDA_ARRAY3D_DESCRIPTOR\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_CONTEXT_IS_DESTROYED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuArray3DGetDescriptor_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMipmappedArrayCreate,
    "cuMipmappedArrayCreate($module, /, pMipmappedArrayDesc, numMipmapLevels)\n--\n\n",
    "cuMipmappedArrayCreate(pMipmappedArrayDesc, numMipmapLevels)\n\n"
    "Allocate a mipmapped array.\n\n"
    "Each of its levels is half as large as the one before.\n\n"
    "CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle,\n"
    "    const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)\n\n"
    "Parameters\n"
    "    pMipmappedArrayDesc : CUDA_ARRAY3D_DESCRIPTOR or None\n"
    "    numMipmapLevels : int\n\n"
    "Returns\n"
    "    (CUresult, pHandle); cubind.checked.driver returns pHandle, or raises DriverError\n"
    "    pHandle : CUmipmappedArray\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMipmappedArrayGetLevel,
    "cuMipmappedArrayGetLevel($module, /, hMipmappedArray, level)\n--\n\n",
    "cuMipmappedArrayGetLevel(hMipmappedArray, level)\n\n"
    "Return one level of a mipmapped array as an array.\n\n"
    "It is freed with the mipmapped array.\n\n"
    "CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray,\n"
    "    CUmipmappedArray hMipmappedArray, unsigned int level)\n\n"
    "Parameters\n"
    "    hMipmappedArray : CUmipmappedArray, int or None; keep it alive until the last use of\n"
    "        pLevelArray\n"
    "    level : int; 0 is the largest\n\n"
    "Returns\n"
    "    (CUresult, pLevelArray); cubind.checked.driver returns pLevelArray, or raises\n"
    "        DriverError\n"
    "    pLevelArray : CUarray\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMipmappedArrayDestroy,
    "cuMipmappedArrayDestroy($module, /, hMipmappedArray)\n--\n\n",
    "cuMipmappedArrayDestroy(hMipmappedArray)\n\n"
    "Free a mipmapped array with all its levels.\n\n"
    "CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)\n\n"
    "Parameters\n"
    "    hMipmappedArray : CUmipmappedArray, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ARRAY_IS_MAPPED,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED\n\n"
    "Releases the GIL. Since CUDA 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemGetHandleForAddressRange,
    "cuMemGetHandleForAddressRange($module, /, dptr, size, handleType, flags)\n--\n\n",
    "cuMemGetHandleForAddressRange(dptr, size, handleType, flags)\n\n"
    "Create a file descriptor (dma-buf) for a range of device memory.\n\n"
    "Other drivers use it; the caller closes it.\n\n"
    "CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,\n"
    "    CUmemRangeHandleType handleType, unsigned long long flags)\n\n"
    "Parameters\n"
    "    dptr : device memory, int or None\n"
    "    size : int\n"
    "    handleType : CUmemRangeHandleType or int\n"
    "    flags : int; CUmemRangeFlags, or 0\n\n"
    "Returns\n"
    "    (CUresult, handle); cubind.checked.driver returns handle, or raises DriverError\n"
    "    handle : Any; of the type that handleType calls for\n\n"
    "Types of handle by handleType\n"
    "    int : CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(checked_cuMemGetHandleForAddressRange,
    "cuMemGetHandleForAddressRange($module, /, dptr, size, handleType, flags=0)\n--\n\n",
    "cuMemGetHandleForAddressRange(dptr, size, handleType, flags=0)\n\n"
    "Create a file descriptor (dma-buf) for a range of device memory.\n\n"
    "Other drivers use it; the caller closes it.\n\n"
    "CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,\n"
    "    CUmemRangeHandleType handleType, unsigned long long flags)\n\n"
    "Parameters\n"
    "    dptr : device memory, int or None\n"
    "    size : int\n"
    "    handleType : CUmemRangeHandleType or int\n"
    "    flags : int or None; CUmemRangeFlags, or 0\n\n"
    "Returns\n"
    "    handle, or raises DriverError; cubind.driver returns (CUresult, handle)\n"
    "    handle : Any; of the type that handleType calls for\n\n"
    "Types of handle by handleType\n"
    "    int : CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemBatchDecompressAsync,
    "cuMemBatchDecompressAsync($module, /, paramsArray, count, flags, stream)\n--\n\n",
    "cuMemBatchDecompressAsync(paramsArray, count, flags, stream)\n\n"
    "Enqueue the decompression of several blocks of memory.\n\n"
    "The decompression engine of the device does it.\n\n"
    "CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count,\n"
    "    unsigned int flags, size_t *errorIndex, CUstream stream)\n\n"
    "Parameters\n"
    "    paramsArray : CUmemDecompressParams, or a sequence of them; as many as count; in and\n"
    "        out\n"
    "    count : int\n"
    "    flags : int; has to be 0\n"
    "    stream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult, errorIndex); cubind.checked.driver returns errorIndex, or raises\n"
    "        DriverError\n"
    "    errorIndex : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 12.6.\n"
    "Per-thread variant: cuMemBatchDecompressAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html\n");
CB_DOC(cuMemAddressReserve,
    "cuMemAddressReserve($module, /, size, alignment, addr, flags)\n--\n\n",
    "cuMemAddressReserve(size, alignment, addr, flags)\n\n"
    "Reserve a range of addresses for cuMemMap.\n\n"
    "No memory is behind them; cuMemAddressFree releases them.\n\n"
    "CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment,\n"
    "    CUdeviceptr addr, unsigned long long flags)\n\n"
    "Parameters\n"
    "    size : int; bytes, in whole pages of the host\n"
    "    alignment : int; a power of two, or 0\n"
    "    addr : device memory, int or None; preferred address; 0 for anywhere\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult, ptr); cubind.checked.driver returns ptr, or raises DriverError\n"
    "    ptr : CUdeviceptr\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(checked_cuMemAddressReserve,
    "cuMemAddressReserve($module, /, size, alignment=0, addr=None, flags=0)\n--\n\n",
    "cuMemAddressReserve(size, alignment=0, addr=None, flags=0)\n\n"
    "Reserve a range of addresses for cuMemMap.\n\n"
    "No memory is behind them; cuMemAddressFree releases them.\n\n"
    "CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment,\n"
    "    CUdeviceptr addr, unsigned long long flags)\n\n"
    "Parameters\n"
    "    size : int; bytes, in whole pages of the host\n"
    "    alignment : int or None; a power of two, or 0\n"
    "    addr : device memory, int or None; preferred address; 0 for anywhere\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    ptr, or raises DriverError; cubind.driver returns (CUresult, ptr)\n"
    "    ptr : CUdeviceptr\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(cuMemAddressFree,
    "cuMemAddressFree($module, /, ptr, size)\n--\n\n",
    "cuMemAddressFree(ptr, size)\n\n"
    "Free a whole range of reserved addresses.\n\n"
    "Everything in it must be unmapped before.\n\n"
    "CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)\n\n"
    "Parameters\n"
    "    ptr : device memory, int or None\n"
    "    size : int; bytes, as reserved\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(cuMemCreate,
    "cuMemCreate($module, /, size, prop, flags)\n--\n\n",
    "cuMemCreate(size, prop, flags)\n\n"
    "Allocate physical memory.\n\n"
    "It has no address until cuMemMap; cuMemRelease frees it.\n\n"
    "CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,\n"
    "    const CUmemAllocationProp *prop, unsigned long long flags)\n\n"
    "Parameters\n"
    "    size : int; bytes, a multiple of the result of cuMemGetAllocationGranularity\n"
    "    prop : CUmemAllocationProp or None\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult, handle); cubind.checked.driver returns handle, or raises DriverError\n"
    "    handle : CUmemGenericAllocationHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(checked_cuMemCreate,
    "cuMemCreate($module, /, size, prop, flags=0)\n--\n\n",
    "cuMemCreate(size, prop, flags=0)\n\n"
    "Allocate physical memory.\n\n"
    "It has no address until cuMemMap; cuMemRelease frees it.\n\n"
    "CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,\n"
    "    const CUmemAllocationProp *prop, unsigned long long flags)\n\n"
    "Parameters\n"
    "    size : int; bytes, a multiple of the result of cuMemGetAllocationGranularity\n"
    "    prop : CUmemAllocationProp or None\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    handle, or raises DriverError; cubind.driver returns (CUresult, handle)\n"
    "    handle : CUmemGenericAllocationHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(cuMemRelease,
    "cuMemRelease($module, /, handle)\n--\n\n",
    "cuMemRelease(handle)\n\n"
    "Release a handle of physical memory.\n\n"
    "The memory exists as long as it is mapped or another process has it.\n\n"
    "CUresult cuMemRelease(CUmemGenericAllocationHandle handle)\n\n"
    "Parameters\n"
    "    handle : CUmemGenericAllocationHandle, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(cuMemMap,
    "cuMemMap($module, /, ptr, size, offset, handle, flags)\n--\n\n",
    "cuMemMap(ptr, size, offset, handle, flags)\n\n"
    "Map physical memory at a reserved address.\n\n"
    "Nothing may access it before cuMemSetAccess.\n\n"
    "CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset,\n"
    "    CUmemGenericAllocationHandle handle, unsigned long long flags)\n\n"
    "Parameters\n"
    "    ptr : device memory, int or None\n"
    "    size : int; bytes\n"
    "    offset : int; has to be 0\n"
    "    handle : CUmemGenericAllocationHandle, int or None\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_ILLEGAL_STATE\n\n"
    "Releases the GIL. Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(checked_cuMemMap,
    "cuMemMap($module, /, ptr, size, offset, handle, flags=0)\n--\n\n",
    "cuMemMap(ptr, size, offset, handle, flags=0)\n\n"
    "Map physical memory at a reserved address.\n\n"
    "Nothing may access it before cuMemSetAccess.\n\n"
    "CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset,\n"
    "    CUmemGenericAllocationHandle handle, unsigned long long flags)\n\n"
    "Parameters\n"
    "    ptr : device memory, int or None\n"
    "    size : int; bytes\n"
    "    offset : int; has to be 0\n"
    "    handle : CUmemGenericAllocationHandle, int or None\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_ILLEGAL_STATE\n\n"
    "Releases the GIL. Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(cuMemMapArrayAsync,
    "cuMemMapArrayAsync($module, /, mapInfoList, count, hStream)\n--\n\n",
    "cuMemMapArrayAsync(mapInfoList, count, hStream)\n\n"
    "Enqueue mapping or unmapping of physical memory for tiles of sparse arrays.\n\n"
    "CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count,\n"
    "    CUstream hStream)\n\n"
    "Parameters\n"
    "    mapInfoList : sequence of CUarrayMapInfo, or None; as many as count\n"
    "    count : int\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 11.1.\n"
    "Per-thread variant: cuMemMapArrayAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(checked_cuMemMapArrayAsync,
    "cuMemMapArrayAsync($module, /, mapInfoList, hStream)\n--\n\n",
    "cuMemMapArrayAsync(mapInfoList, hStream)\n\n"
    "Enqueue mapping or unmapping of physical memory for tiles of sparse arrays.\n\n"
    "CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count,\n"
    "    CUstream hStream)\n\n"
    "Parameters\n"
    "    mapInfoList : sequence of CUarrayMapInfo, or None\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 11.1.\n"
    "Per-thread variant: cuMemMapArrayAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(cuMemUnmap,
    "cuMemUnmap($module, /, ptr, size)\n--\n\n",
    "cuMemUnmap(ptr, size)\n\n"
    "Unmap physical memory from its addresses.\n\n"
    "All work that uses it must be done.\n\n"
    "CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)\n\n"
    "Parameters\n"
    "    ptr : device memory, int or None\n"
    "    size : int; bytes, whole mappings\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(cuMemSetAccess,
    "cuMemSetAccess($module, /, ptr, size, desc, count)\n--\n\n",
    "cuMemSetAccess(ptr, size, desc, count)\n\n"
    "Set which devices may read, or read and write, mapped memory.\n\n"
    "No device may access the range before.\n\n"
    "CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc,\n"
    "    size_t count)\n\n"
    "Parameters\n"
    "    ptr : device memory, int or None\n"
    "    size : int; bytes\n"
    "    desc : sequence of CUmemAccessDesc, or None; as many as count\n"
    "    count : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(checked_cuMemSetAccess,
    "cuMemSetAccess($module, /, ptr, size, desc)\n--\n\n",
    "cuMemSetAccess(ptr, size, desc)\n\n"
    "Set which devices may read, or read and write, mapped memory.\n\n"
    "No device may access the range before.\n\n"
    "CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc,\n"
    "    size_t count)\n\n"
    "Parameters\n"
    "    ptr : device memory, int or None\n"
    "    size : int; bytes\n"
    "    desc : sequence of CUmemAccessDesc, or None\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(cuMemGetAccess,
    "cuMemGetAccess($module, /, location, ptr)\n--\n\n",
    "cuMemGetAccess(location, ptr)\n\n"
    "Return how a device may access mapped memory.\n\n"
    "CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location,\n"
    "    CUdeviceptr ptr)\n\n"
    "Parameters\n"
    "    location : CUmemLocation or None\n"
    "    ptr : device memory, int or None\n\n"
    "Returns\n"
    "    (CUresult, flags); cubind.checked.driver returns flags, or raises DriverError\n"
    "    flags : int; a value of CUmemAccess_flags\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(cuMemExportToShareableHandle,
    "cuMemExportToShareableHandle($module, /, handle, handleType, flags)\n--\n\n",
    "cuMemExportToShareableHandle(handle, handleType, flags)\n\n"
    "Export physical memory to a handle that another process imports.\n\n"
    "The handle is, for example, a file descriptor, which the caller closes.\n\n"
    "CUresult cuMemExportToShareableHandle(void *shareableHandle,\n"
    "    CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType,\n"
    "    unsigned long long flags)\n\n"
    "Parameters\n"
    "    handle : CUmemGenericAllocationHandle, int or None\n"
    "    handleType : CUmemAllocationHandleType\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult, shareableHandle); cubind.checked.driver returns shareableHandle, or\n"
    "        raises DriverError\n"
    "    shareableHandle : Any; of the type that handleType calls for\n\n"
    "Types of shareableHandle by handleType\n"
    "    int : CU_MEM_HANDLE_TYPE_NONE, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,\n"
    "        CU_MEM_HANDLE_TYPE_WIN32_KMT\n"
    "    int (address) : CU_MEM_HANDLE_TYPE_WIN32\n"
    "    CUmemFabricHandle : CU_MEM_HANDLE_TYPE_FABRIC\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(checked_cuMemExportToShareableHandle,
    "cuMemExportToShareableHandle($module, /, handle, handleType, flags=0)\n--\n\n",
    "cuMemExportToShareableHandle(handle, handleType, flags=0)\n\n"
    "Export physical memory to a handle that another process imports.\n\n"
    "The handle is, for example, a file descriptor, which the caller closes.\n\n"
    "CUresult cuMemExportToShareableHandle(void *shareableHandle,\n"
    "    CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType,\n"
    "    unsigned long long flags)\n\n"
    "Parameters\n"
    "    handle : CUmemGenericAllocationHandle, int or None\n"
    "    handleType : CUmemAllocationHandleType\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    shareableHandle, or raises DriverError; cubind.driver returns (CUresult,\n"
    "        shareableHandle)\n"
    "    shareableHandle : Any; of the type that handleType calls for\n\n"
    "Types of shareableHandle by handleType\n"
    "    int : CU_MEM_HANDLE_TYPE_NONE, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,\n"
    "        CU_MEM_HANDLE_TYPE_WIN32_KMT\n"
    "    int (address) : CU_MEM_HANDLE_TYPE_WIN32\n"
    "    CUmemFabricHandle : CU_MEM_HANDLE_TYPE_FABRIC\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(cuMemImportFromShareableHandle,
    "cuMemImportFromShareableHandle($module, /, osHandle, shHandleType)\n--\n\n",
    "cuMemImportFromShareableHandle(osHandle, shHandleType)\n\n"
    "Import physical memory of another process.\n\n"
    "It is mapped like memory of this process and needs a cuMemRelease.\n\n"
    "CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle,\n"
    "    void *osHandle, CUmemAllocationHandleType shHandleType)\n\n"
    "Parameters\n"
    "    osHandle : int (address), buffer or None; a file descriptor as an int, or the\n"
    "        address of a struct\n"
    "    shHandleType : CUmemAllocationHandleType or int\n\n"
    "Returns\n"
    "    (CUresult, handle); cubind.checked.driver returns handle, or raises DriverError\n"
    "    handle : CUmemGenericAllocationHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(cuMemGetAllocationGranularity,
    "cuMemGetAllocationGranularity($module, /, prop, option)\n--\n\n",
    "cuMemGetAllocationGranularity(prop, option)\n\n"
    "Return the granularity of cuMemCreate for given allocation properties.\n\n"
    "CUresult cuMemGetAllocationGranularity(size_t *granularity,\n"
    "    const CUmemAllocationProp *prop, CUmemAllocationGranularity_flags option)\n\n"
    "Parameters\n"
    "    prop : CUmemAllocationProp or None\n"
    "    option : CUmemAllocationGranularity_flags or int\n\n"
    "Returns\n"
    "    (CUresult, granularity); cubind.checked.driver returns granularity, or raises\n"
    "        DriverError\n"
    "    granularity : int; bytes\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Keeps the GIL. Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(cuMemGetAllocationPropertiesFromHandle,
    "cuMemGetAllocationPropertiesFromHandle($module, /, handle)\n--\n\n",
    "cuMemGetAllocationPropertiesFromHandle(handle)\n\n"
    "Return the properties that physical memory was allocated with.\n\n"
    "CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,\n"
    "    CUmemGenericAllocationHandle handle)\n\n"
    "Parameters\n"
    "    handle : CUmemGenericAllocationHandle, int or None\n\n"
    "Returns\n"
    "    (CUresult, prop); cubind.checked.driver returns prop, or raises DriverError\n"
    "    prop : CUmemAllocationProp\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(cuMemRetainAllocationHandle,
    "cuMemRetainAllocationHandle($module, /, addr)\n--\n\n",
    "cuMemRetainAllocationHandle(addr)\n\n"
    "Return the physical memory behind a mapped address.\n\n"
    "It needs one more cuMemRelease.\n\n"
    "CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)\n\n"
    "Parameters\n"
    "    addr : device memory, int or None\n\n"
    "Returns\n"
    "    (CUresult, handle); cubind.checked.driver returns handle, or raises DriverError\n"
    "    handle : CUmemGenericAllocationHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html\n");
CB_DOC(cuMemFreeAsync,
    "cuMemFreeAsync($module, /, dptr, hStream)\n--\n\n",
    "cuMemFreeAsync(dptr, hStream)\n\n"
    "Enqueue a free of pool memory after the work on hStream.\n\n"
    "Work on other streams must be done by then.\n\n"
    "CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)\n\n"
    "Parameters\n"
    "    dptr : device memory, int or None\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.2.\n"
    "Per-thread variant: cuMemFreeAsync_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Buffer.close.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMemAllocAsync,
    "cuMemAllocAsync($module, /, bytesize, hStream)\n--\n\n",
    "cuMemAllocAsync(bytesize, hStream)\n\n"
    "Allocate memory from the pool of the stream's device.\n\n"
    "Work on that stream may use it at once; other streams must wait for it.\n\n"
    "CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)\n\n"
    "Parameters\n"
    "    bytesize : int; bytes\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult, dptr); cubind.checked.driver returns dptr, or raises DriverError\n"
    "    dptr : CUdeviceptr\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 11.2.\n"
    "Per-thread variant: cuMemAllocAsync_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMemPoolTrimTo,
    "cuMemPoolTrimTo($module, /, pool, minBytesToKeep)\n--\n\n",
    "cuMemPoolTrimTo(pool, minBytesToKeep)\n\n"
    "Release unused memory of a pool to the system.\n\n"
    "The pool keeps minBytesToKeep bytes and all memory in use.\n\n"
    "CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "    minBytesToKeep : int; bytes\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMemPoolSetAttribute,
    "cuMemPoolSetAttribute($module, /, pool, attr, value)\n--\n\n",
    "cuMemPoolSetAttribute(pool, attr, value)\n\n"
    "Set a property of a pool.\n\n"
    "An example is how many unused bytes it keeps when a stream is synchronised.\n\n"
    "CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "    attr : CUmemPool_attribute; only RELEASE_THRESHOLD and REUSE_*; RESERVED_MEM_HIGH\n"
    "        and USED_MEM_HIGH to 0\n"
    "    value : a value, of the type that attr calls for\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Types of value by attr\n"
    "    int : CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES,\n"
    "        CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC,\n"
    "        CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES,\n"
    "        CU_MEMPOOL_ATTR_ALLOCATION_TYPE, CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES,\n"
    "        CU_MEMPOOL_ATTR_LOCATION_TYPE, CU_MEMPOOL_ATTR_LOCATION_ID,\n"
    "        CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED, CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID\n"
    "    cuuint64_t : CU_MEMPOOL_ATTR_RELEASE_THRESHOLD,\n"
    "        CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH,\n"
    "        CU_MEMPOOL_ATTR_USED_MEM_CURRENT, CU_MEMPOOL_ATTR_USED_MEM_HIGH,\n"
    "        CU_MEMPOOL_ATTR_MAX_POOL_SIZE\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.\n"
    "In cubind.core: DeviceMemoryResource.attributes.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMemPoolGetAttribute,
    "cuMemPoolGetAttribute($module, /, pool, attr)\n--\n\n",
    "cuMemPoolGetAttribute(pool, attr)\n\n"
    "Return a property of a pool, such as how many bytes are in use.\n\n"
    "CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "    attr : CUmemPool_attribute\n\n"
    "Returns\n"
    "    (CUresult, value); cubind.checked.driver returns value, or raises DriverError\n"
    "    value : Any; of the type that attr calls for\n\n"
    "Types of value by attr\n"
    "    int : CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES,\n"
    "        CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC,\n"
    "        CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES,\n"
    "        CU_MEMPOOL_ATTR_ALLOCATION_TYPE, CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES,\n"
    "        CU_MEMPOOL_ATTR_LOCATION_TYPE, CU_MEMPOOL_ATTR_LOCATION_ID,\n"
    "        CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED, CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID\n"
    "    cuuint64_t : CU_MEMPOOL_ATTR_RELEASE_THRESHOLD,\n"
    "        CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH,\n"
    "        CU_MEMPOOL_ATTR_USED_MEM_CURRENT, CU_MEMPOOL_ATTR_USED_MEM_HIGH,\n"
    "        CU_MEMPOOL_ATTR_MAX_POOL_SIZE\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.2.\n"
    "In cubind.core: DeviceMemoryResource.attributes.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMemPoolSetAccess,
    "cuMemPoolSetAccess($module, /, pool, map, count)\n--\n\n",
    "cuMemPoolSetAccess(pool, map, count)\n\n"
    "Set how other devices may access all memory of a pool.\n\n"
    "The device of the pool may always read and write.\n\n"
    "CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "    map : sequence of CUmemAccessDesc, or None; as many as count\n"
    "    count : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(checked_cuMemPoolSetAccess,
    "cuMemPoolSetAccess($module, /, pool, map)\n--\n\n",
    "cuMemPoolSetAccess(pool, map)\n\n"
    "Set how other devices may access all memory of a pool.\n\n"
    "The device of the pool may always read and write.\n\n"
    "CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "    map : sequence of CUmemAccessDesc, or None\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMemPoolGetAccess,
    "cuMemPoolGetAccess($module, /, memPool, location)\n--\n\n",
    "cuMemPoolGetAccess(memPool, location)\n\n"
    "Return how a device may access memory of a pool.\n\n"
    "CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool,\n"
    "    CUmemLocation *location)\n\n"
    "Parameters\n"
    "    memPool : CUmemoryPool, int or None\n"
    "    location : CUmemLocation or None\n\n"
    "Returns\n"
    "    (CUresult, flags); cubind.checked.driver returns flags, or raises DriverError\n"
    "    flags : CUmemAccess_flags\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMemPoolCreate,
    "cuMemPoolCreate($module, /, poolProps)\n--\n\n",
    "cuMemPoolCreate(poolProps)\n\n"
    "Create a pool for stream-ordered allocations.\n\n"
    "Its memory is on the device or host that poolProps names.\n\n"
    "CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)\n\n"
    "Parameters\n"
    "    poolProps : CUmemPoolProps or None\n\n"
    "Returns\n"
    "    (CUresult, pool); cubind.checked.driver returns pool, or raises DriverError\n"
    "    pool : CUmemoryPool\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.2.\n"
    "In cubind.core: DeviceMemoryResource.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMemPoolDestroy,
    "cuMemPoolDestroy($module, /, pool)\n--\n\n",
    "cuMemPoolDestroy(pool)\n\n"
    "Destroy a pool without waiting.\n\n"
    "Allocations from it stay until they are freed.\n\n"
    "CUresult cuMemPoolDestroy(CUmemoryPool pool)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMemGetDefaultMemPool,
    "cuMemGetDefaultMemPool($module, /, location, typename)\n--\n\n",
    "cuMemGetDefaultMemPool(location, typename)\n\n"
    "Return the default pool of a location, for pinned or managed memory.\n\n"
    "It exists from the start.\n\n"
    "CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location,\n"
    "    CUmemAllocationType type)\n\n"
    "Parameters\n"
    "    location : CUmemLocation or None\n"
    "    typename : CUmemAllocationType or int\n\n"
    "Returns\n"
    "    (CUresult, pool_out); cubind.checked.driver returns pool_out, or raises DriverError\n"
    "    pool_out : CUmemoryPool\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMemGetMemPool,
    "cuMemGetMemPool($module, /, location, typename)\n--\n\n",
    "cuMemGetMemPool(location, typename)\n\n"
    "Return the current pool of a location, for pinned or managed memory.\n\n"
    "CUresult cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location,\n"
    "    CUmemAllocationType type)\n\n"
    "Parameters\n"
    "    location : CUmemLocation or None\n"
    "    typename : CUmemAllocationType or int\n\n"
    "Returns\n"
    "    (CUresult, pool); cubind.checked.driver returns pool, or raises DriverError\n"
    "    pool : CUmemoryPool\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "In cubind.core: PinnedMemoryResource.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMemSetMemPool,
    "cuMemSetMemPool($module, /, location, typename, pool)\n--\n\n",
    "cuMemSetMemPool(location, typename, pool)\n\n"
    "Set the current pool of a location, for pinned or managed memory.\n\n"
    "CUresult cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type,\n"
    "    CUmemoryPool pool)\n\n"
    "Parameters\n"
    "    location : CUmemLocation or None\n"
    "    typename : CUmemAllocationType or int\n"
    "    pool : CUmemoryPool, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMemAllocFromPoolAsync,
    "cuMemAllocFromPoolAsync($module, /, bytesize, pool, hStream)\n--\n\n",
    "cuMemAllocFromPoolAsync(bytesize, pool, hStream)\n\n"
    "Allocate memory from a given pool, in stream order like cuMemAllocAsync.\n\n"
    "CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,\n"
    "    CUstream hStream)\n\n"
    "Parameters\n"
    "    bytesize : int; bytes\n"
    "    pool : CUmemoryPool, int or None\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult, dptr); cubind.checked.driver returns dptr, or raises DriverError\n"
    "    dptr : CUdeviceptr\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 11.2.\n"
    "Per-thread variant: cuMemAllocFromPoolAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: MemoryResource.allocate.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMemPoolExportToShareableHandle,
    "cuMemPoolExportToShareableHandle($module, /, pool, handleType, flags)\n--\n\n",
    "cuMemPoolExportToShareableHandle(pool, handleType, flags)\n\n"
    "Export a pool to a handle that another process imports.\n\n"
    "The properties of the pool must allow that type of handle.\n\n"
    "CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,\n"
    "    CUmemAllocationHandleType handleType, unsigned long long flags)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "    handleType : CUmemAllocationHandleType\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult, handle_out); cubind.checked.driver returns handle_out, or raises\n"
    "        DriverError\n"
    "    handle_out : Any; of the type that handleType calls for\n\n"
    "Types of handle_out by handleType\n"
    "    int : CU_MEM_HANDLE_TYPE_NONE, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,\n"
    "        CU_MEM_HANDLE_TYPE_WIN32_KMT\n"
    "    int (address) : CU_MEM_HANDLE_TYPE_WIN32\n"
    "    CUmemFabricHandle : CU_MEM_HANDLE_TYPE_FABRIC\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(checked_cuMemPoolExportToShareableHandle,
    "cuMemPoolExportToShareableHandle($module, /, pool, handleType, flags=0)\n--\n\n",
    "cuMemPoolExportToShareableHandle(pool, handleType, flags=0)\n\n"
    "Export a pool to a handle that another process imports.\n\n"
    "The properties of the pool must allow that type of handle.\n\n"
    "CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,\n"
    "    CUmemAllocationHandleType handleType, unsigned long long flags)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "    handleType : CUmemAllocationHandleType\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    handle_out, or raises DriverError; cubind.driver returns (CUresult, handle_out)\n"
    "    handle_out : Any; of the type that handleType calls for\n\n"
    "Types of handle_out by handleType\n"
    "    int : CU_MEM_HANDLE_TYPE_NONE, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,\n"
    "        CU_MEM_HANDLE_TYPE_WIN32_KMT\n"
    "    int (address) : CU_MEM_HANDLE_TYPE_WIN32\n"
    "    CUmemFabricHandle : CU_MEM_HANDLE_TYPE_FABRIC\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMemPoolImportFromShareableHandle,
    "cuMemPoolImportFromShareableHandle($module, /, handle, handleType, flags)\n--\n\n",
    "cuMemPoolImportFromShareableHandle(handle, handleType, flags)\n\n"
    "Import a pool of another process.\n\n"
    "Its memory is imported one allocation at a time; nothing can be allocated from it.\n\n"
    "CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,\n"
    "    CUmemAllocationHandleType handleType, unsigned long long flags)\n\n"
    "Parameters\n"
    "    handle : int (address), buffer or None; a file descriptor as an int, or the address\n"
    "        of a struct\n"
    "    handleType : CUmemAllocationHandleType or int\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult, pool_out); cubind.checked.driver returns pool_out, or raises DriverError\n"
    "    pool_out : CUmemoryPool\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(checked_cuMemPoolImportFromShareableHandle,
    "cuMemPoolImportFromShareableHandle($module, /, handle, handleType, flags=0)\n--\n\n",
    "cuMemPoolImportFromShareableHandle(handle, handleType, flags=0)\n\n"
    "Import a pool of another process.\n\n"
    "Its memory is imported one allocation at a time; nothing can be allocated from it.\n\n"
    "CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,\n"
    "    CUmemAllocationHandleType handleType, unsigned long long flags)\n\n"
    "Parameters\n"
    "    handle : int (address), buffer or None; a file descriptor as an int, or the address\n"
    "        of a struct\n"
    "    handleType : CUmemAllocationHandleType or int\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    pool_out, or raises DriverError; cubind.driver returns (CUresult, pool_out)\n"
    "    pool_out : CUmemoryPool\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMemPoolExportPointer,
    "cuMemPoolExportPointer($module, /, ptr)\n--\n\n",
    "cuMemPoolExportPointer(ptr)\n\n"
    "Export one allocation of a pool.\n\n"
    "A process that has imported the pool can import it.\n\n"
    "CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)\n\n"
    "Parameters\n"
    "    ptr : device memory, int or None; keep it alive until other processes have closed it\n\n"
    "Returns\n"
    "    (CUresult, shareData_out); cubind.checked.driver returns shareData_out, or raises\n"
    "        DriverError\n"
    "    shareData_out : CUmemPoolPtrExportData\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMemPoolImportPointer,
    "cuMemPoolImportPointer($module, /, pool, shareData)\n--\n\n",
    "cuMemPoolImportPointer(pool, shareData)\n\n"
    "Import an allocation of another process and return its address.\n\n"
    "The other process must free it last.\n\n"
    "CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool,\n"
    "    CUmemPoolPtrExportData *shareData)\n\n"
    "Parameters\n"
    "    pool : CUmemoryPool, int or None\n"
    "    shareData : CUmemPoolPtrExportData or None\n\n"
    "Returns\n"
    "    (CUresult, ptr_out); cubind.checked.driver returns ptr_out, or raises DriverError\n"
    "    ptr_out : CUdeviceptr\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html\n");
CB_DOC(cuMulticastCreate,
    "cuMulticastCreate($module, /, prop)\n--\n\n",
    "cuMulticastCreate(prop)\n\n"
    "Create a multicast object.\n\n"
    "One write through it reaches memory of several devices. Add all of them before memory.\n\n"
    "CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle,\n"
    "    const CUmulticastObjectProp *prop)\n\n"
    "Parameters\n"
    "    prop : CUmulticastObjectProp or None\n\n"
    "Returns\n"
    "    (CUresult, mcHandle); cubind.checked.driver returns mcHandle, or raises DriverError\n"
    "    mcHandle : CUmemGenericAllocationHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n");
CB_DOC(cuMulticastAddDevice,
    "cuMulticastAddDevice($module, /, mcHandle, dev)\n--\n\n",
    "cuMulticastAddDevice(mcHandle, dev)\n\n"
    "Add a device to the ones that a multicast object writes to.\n\n"
    "CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n");
CB_DOC(cuMulticastBindMem,
    "cuMulticastBindMem($module, /, mcHandle, mcOffset, memHandle, memOffset, size, flags)\n"
    "--\n\n",
    "cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags)\n\n"
    "Bind memory of one device to a multicast object.\n\n"
    "All its devices must be added before.\n\n"
    "CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,\n"
    "    CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,\n"
    "    unsigned long long flags)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    mcOffset : int\n"
    "    memHandle : CUmemGenericAllocationHandle, int or None\n"
    "    memOffset, size : int\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_MULTICAST_RESOURCE_FULL\n\n"
    "Releases the GIL. Since CUDA 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n");
CB_DOC(checked_cuMulticastBindMem,
    "cuMulticastBindMem($module, /, mcHandle, mcOffset, memHandle, memOffset, size, flags=0)\n"
    "--\n\n",
    "cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags=0)\n\n"
    "Bind memory of one device to a multicast object.\n\n"
    "All its devices must be added before.\n\n"
    "CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,\n"
    "    CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,\n"
    "    unsigned long long flags)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    mcOffset : int\n"
    "    memHandle : CUmemGenericAllocationHandle, int or None\n"
    "    memOffset, size : int\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_MULTICAST_RESOURCE_FULL\n\n"
    "Releases the GIL. Since CUDA 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n");
CB_DOC(cuMulticastBindMem_v2,
    "cuMulticastBindMem_v2($module, /, mcHandle, dev, mcOffset, memHandle, memOffset, size, "
    "flags)\n--\n\n",
    "cuMulticastBindMem_v2(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags)\n\n"
    "Bind memory of one device to a multicast object.\n\n"
    "All its devices must be added before.\n\n"
    "CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,\n"
    "    size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset,\n"
    "    size_t size, unsigned long long flags)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    mcOffset : int\n"
    "    memHandle : CUmemGenericAllocationHandle, int or None\n"
    "    memOffset, size : int\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_MULTICAST_RESOURCE_FULL\n\n"
    "Releases the GIL. Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n");
CB_DOC(checked_cuMulticastBindMem_v2,
    "cuMulticastBindMem_v2($module, /, mcHandle, dev, mcOffset, memHandle, memOffset, size, "
    "flags=0)\n--\n\n",
    "cuMulticastBindMem_v2(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags=0)\n\n"
    "Bind memory of one device to a multicast object.\n\n"
    "All its devices must be added before.\n\n"
    "CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,\n"
    "    size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset,\n"
    "    size_t size, unsigned long long flags)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    mcOffset : int\n"
    "    memHandle : CUmemGenericAllocationHandle, int or None\n"
    "    memOffset, size : int\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_MULTICAST_RESOURCE_FULL\n\n"
    "Releases the GIL. Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n");
CB_DOC(cuMulticastBindAddr,
    "cuMulticastBindAddr($module, /, mcHandle, mcOffset, memptr, size, flags)\n--\n\n",
    "cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags)\n\n"
    "Bind memory of one device to a multicast object.\n\n"
    "All its devices must be added before.\n\n"
    "CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,\n"
    "    CUdeviceptr memptr, size_t size, unsigned long long flags)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    mcOffset : int\n"
    "    memptr : device memory, int or None\n"
    "    size : int\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_MULTICAST_RESOURCE_FULL\n\n"
    "Releases the GIL. Since CUDA 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n");
CB_DOC(checked_cuMulticastBindAddr,
    "cuMulticastBindAddr($module, /, mcHandle, mcOffset, memptr, size, flags=0)\n--\n\n",
    "cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags=0)\n\n"
    "Bind memory of one device to a multicast object.\n\n"
    "All its devices must be added before.\n\n"
    "CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,\n"
    "    CUdeviceptr memptr, size_t size, unsigned long long flags)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    mcOffset : int\n"
    "    memptr : device memory, int or None\n"
    "    size : int\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_MULTICAST_RESOURCE_FULL\n\n"
    "Releases the GIL. Since CUDA 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n");
CB_DOC(cuMulticastBindAddr_v2,
    "cuMulticastBindAddr_v2($module, /, mcHandle, dev, mcOffset, memptr, size, flags)\n--\n\n",
    "cuMulticastBindAddr_v2(mcHandle, dev, mcOffset, memptr, size, flags)\n\n"
    "Bind memory of one device to a multicast object.\n\n"
    "All its devices must be added before.\n\n"
    "CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,\n"
    "    size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    mcOffset : int\n"
    "    memptr : device memory, int or None\n"
    "    size : int\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_MULTICAST_RESOURCE_FULL\n\n"
    "Releases the GIL. Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n");
CB_DOC(checked_cuMulticastBindAddr_v2,
    "cuMulticastBindAddr_v2($module, /, mcHandle, dev, mcOffset, memptr, size, flags=0)\n--\n\n",
    "cuMulticastBindAddr_v2(mcHandle, dev, mcOffset, memptr, size, flags=0)\n\n"
    "Bind memory of one device to a multicast object.\n\n"
    "All its devices must be added before.\n\n"
    "CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,\n"
    "    size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    mcOffset : int\n"
    "    memptr : device memory, int or None\n"
    "    size : int\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_MULTICAST_RESOURCE_FULL\n\n"
    "Releases the GIL. Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n");
CB_DOC(cuMulticastUnbind,
    "cuMulticastUnbind($module, /, mcHandle, dev, mcOffset, size)\n--\n\n",
    "cuMulticastUnbind(mcHandle, dev, mcOffset, size)\n\n"
    "Unbind memory of one device from a multicast object.\n\n"
    "CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev,\n"
    "    size_t mcOffset, size_t size)\n\n"
    "Parameters\n"
    "    mcHandle : CUmemGenericAllocationHandle, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    mcOffset, size : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n");
CB_DOC(cuMulticastGetGranularity,
    "cuMulticastGetGranularity($module, /, prop, option)\n--\n\n",
    "cuMulticastGetGranularity(prop, option)\n\n"
    "Return the granularity for creating and binding multicast objects.\n\n"
    "CUresult cuMulticastGetGranularity(size_t *granularity,\n"
    "    const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option)\n\n"
    "Parameters\n"
    "    prop : CUmulticastObjectProp or None\n"
    "    option : CUmulticastGranularity_flags or int\n\n"
    "Returns\n"
    "    (CUresult, granularity); cubind.checked.driver returns granularity, or raises\n"
    "        DriverError\n"
    "    granularity : int; bytes\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html\n");
CB_DOC(cuDeviceGetFabricClusterUuid,
    "cuDeviceGetFabricClusterUuid($module, /, dev)\n--\n\n",
    "cuDeviceGetFabricClusterUuid(dev)\n\n"
    "Return the UUID of the NVLink cluster that a device belongs to.\n\n"
    "CUresult cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, uuid); cubind.checked.driver returns uuid, or raises DriverError\n"
    "    uuid : CUuuid\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html\n");
CB_DOC(cuDeviceGetCliqueCount,
    "cuDeviceGetCliqueCount($module, /, dev)\n--\n\n",
    "cuDeviceGetCliqueCount(dev)\n\n"
    "Return the number of NVLink fabric cliques of a device.\n\n"
    "CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev)\n\n"
    "Parameters\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, count); cubind.checked.driver returns count, or raises DriverError\n"
    "    count : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html\n");
CB_DOC(cuDeviceGetCliqueInfo,
    "cuDeviceGetCliqueInfo($module, /, count, dev)\n--\n\n",
    "cuDeviceGetCliqueInfo(count, dev)\n\n"
    "List the NVLink fabric cliques of a device.\n\n"
    "CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)\n\n"
    "Parameters\n"
    "    count : int; the room in items on input, the number of items on output\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, cliqueInfo, count); cubind.checked.driver returns (cliqueInfo, count), or\n"
    "        raises DriverError\n"
    "    cliqueInfo : list[CUcliqueInfo]\n"
    "    count : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CLIQUE.html\n");
CB_DOC(cuLogicalEndpointIdReserve,
    "cuLogicalEndpointIdReserve($module, /, count)\n--\n\n",
    "cuLogicalEndpointIdReserve(count)\n\n"
    "Reserve consecutive ids for endpoints and return the first one.\n\n"
    "CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)\n\n"
    "Parameters\n"
    "    count : cuuint32_t, int or None\n\n"
    "Returns\n"
    "    (CUresult, baseLeId); cubind.checked.driver returns baseLeId, or raises DriverError\n"
    "    baseLeId : CUlogicalEndpointId\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n");
CB_DOC(cuLogicalEndpointIdRelease,
    "cuLogicalEndpointIdRelease($module, /, baseLeId, count)\n--\n\n",
    "cuLogicalEndpointIdRelease(baseLeId, count)\n\n"
    "Release ids of cuLogicalEndpointIdReserve.\n\n"
    "CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)\n\n"
    "Parameters\n"
    "    baseLeId : CUlogicalEndpointId, int or None\n"
    "    count : cuuint32_t, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n");
CB_DOC(cuLogicalEndpointCreate,
    "cuLogicalEndpointCreate($module, /, leId, prop)\n--\n\n",
    "cuLogicalEndpointCreate(leId, prop)\n\n"
    "Create an endpoint for one device or a team.\n\n"
    "It is memory that other nodes of a fabric reach by id.\n\n"
    "CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId,\n"
    "    const CUlogicalEndpointProp *prop)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    prop : CUlogicalEndpointProp or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n");
CB_DOC(cuLogicalEndpointAddDevice,
    "cuLogicalEndpointAddDevice($module, /, leId, dev)\n--\n\n",
    "cuLogicalEndpointAddDevice(leId, dev)\n\n"
    "Add a device to the team of a multicast endpoint.\n\n"
    "CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    dev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n");
CB_DOC(cuLogicalEndpointDestroy,
    "cuLogicalEndpointDestroy($module, /, leId)\n--\n\n",
    "cuLogicalEndpointDestroy(leId)\n\n"
    "Destroy an endpoint.\n\n"
    "Its id stays reserved.\n\n"
    "CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n");
CB_DOC(cuLogicalEndpointBindAddr,
    "cuLogicalEndpointBindAddr($module, /, leId, dev, offset, ptr, size, flags)\n--\n\n",
    "cuLogicalEndpointBindAddr(leId, dev, offset, ptr, size, flags)\n\n"
    "Bind memory at an address to a range of an endpoint.\n\n"
    "CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev,\n"
    "    cuuint64_t offset, void *ptr, cuuint64_t size, unsigned long long flags)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    offset : cuuint64_t, int or None\n"
    "    ptr : device memory, int or None\n"
    "    size : cuuint64_t, int or None\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n");
CB_DOC(checked_cuLogicalEndpointBindAddr,
    "cuLogicalEndpointBindAddr($module, /, leId, dev, offset, ptr, size, flags=0)\n--\n\n",
    "cuLogicalEndpointBindAddr(leId, dev, offset, ptr, size, flags=0)\n\n"
    "Bind memory at an address to a range of an endpoint.\n\n"
    "CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev,\n"
    "    cuuint64_t offset, void *ptr, cuuint64_t size, unsigned long long flags)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    offset : cuuint64_t, int or None\n"
    "    ptr : device memory, int or None\n"
    "    size : cuuint64_t, int or None\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n");
CB_DOC(cuLogicalEndpointBindMem,
    "cuLogicalEndpointBindMem($module, /, leId, dev, offset, memHandle, memOffset, size, "
    "flags)\n--\n\n",
    "cuLogicalEndpointBindMem(leId, dev, offset, memHandle, memOffset, size, flags)\n\n"
    "Bind memory of cuMemCreate to a range of an endpoint.\n\n"
    "CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev,\n"
    "    cuuint64_t offset, CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset,\n"
    "    cuuint64_t size, unsigned long long flags)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    offset : cuuint64_t, int or None\n"
    "    memHandle : CUmemGenericAllocationHandle, int or None\n"
    "    memOffset, size : cuuint64_t, int or None\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n");
CB_DOC(checked_cuLogicalEndpointBindMem,
    "cuLogicalEndpointBindMem($module, /, leId, dev, offset, memHandle, memOffset, size, "
    "flags=0)\n--\n\n",
    "cuLogicalEndpointBindMem(leId, dev, offset, memHandle, memOffset, size, flags=0)\n\n"
    "Bind memory of cuMemCreate to a range of an endpoint.\n\n"
    "CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev,\n"
    "    cuuint64_t offset, CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset,\n"
    "    cuuint64_t size, unsigned long long flags)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    offset : cuuint64_t, int or None\n"
    "    memHandle : CUmemGenericAllocationHandle, int or None\n"
    "    memOffset, size : cuuint64_t, int or None\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n");
CB_DOC(cuLogicalEndpointUnbind,
    "cuLogicalEndpointUnbind($module, /, leId, dev, offset, size)\n--\n\n",
    "cuLogicalEndpointUnbind(leId, dev, offset, size)\n\n"
    "Unbind the memory of a range of an endpoint.\n\n"
    "CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev,\n"
    "    cuuint64_t offset, cuuint64_t size)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    offset, size : cuuint64_t, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n");
CB_DOC(cuLogicalEndpointExport,
    "cuLogicalEndpointExport($module, /, leId, handleType)\n--\n\n",
    "cuLogicalEndpointExport(leId, handleType)\n\n"
    "Export an endpoint to a handle for other processes.\n\n"
    "CUresult cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId,\n"
    "    CUlogicalEndpointIpcHandleType handleType)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    handleType : CUlogicalEndpointIpcHandleType or int\n\n"
    "Returns\n"
    "    (CUresult, handle); cubind.checked.driver returns handle, or raises DriverError\n"
    "    handle : Any; of the type that handleType calls for\n\n"
    "Types of handle by handleType\n"
    "    CUlogicalEndpointFabricHandle : CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE,\n"
    "        CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n");
CB_DOC(cuLogicalEndpointImport,
    "cuLogicalEndpointImport($module, /, leId, handle, handleType)\n--\n\n",
    "cuLogicalEndpointImport(leId, handle, handleType)\n\n"
    "Import an endpoint of another process under a reserved id.\n\n"
    "CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle,\n"
    "    CUlogicalEndpointIpcHandleType handleType)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    handle : int (address), buffer or None\n"
    "    handleType : CUlogicalEndpointIpcHandleType or int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n");
CB_DOC(cuLogicalEndpointGetLimits,
    "cuLogicalEndpointGetLimits($module, /, prop)\n--\n\n",
    "cuLogicalEndpointGetLimits(prop)\n\n"
    "Return the alignment of bindings to an endpoint and its largest size.\n\n"
    "CUresult cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize,\n"
    "    const CUlogicalEndpointProp *prop)\n\n"
    "Parameters\n"
    "    prop : CUlogicalEndpointProp or None\n\n"
    "Returns\n"
    "    (CUresult, bindAlignment, maxSize); cubind.checked.driver returns (bindAlignment,\n"
    "        maxSize), or raises DriverError\n"
    "    bindAlignment, maxSize : cuuint64_t\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n");
CB_DOC(cuLogicalEndpointQuery,
    "cuLogicalEndpointQuery($module, /, leId, count)\n--\n\n",
    "cuLogicalEndpointQuery(leId, count)\n\n"
    "Report whether all endpoints in a range of ids are complete and usable.\n\n"
    "CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count,\n"
    "    int *queryStatus)\n\n"
    "Parameters\n"
    "    leId : CUlogicalEndpointId, int or None\n"
    "    count : cuuint32_t, int or None\n\n"
    "Returns\n"
    "    (CUresult, queryStatus); cubind.checked.driver returns queryStatus, or raises\n"
    "        DriverError\n"
    "    queryStatus : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY,\n"
    "    CUDA_ERROR_SYSTEM_NOT_READY, CUDA_ERROR_ILLEGAL_STATE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html\n");
CB_DOC(cuFabricCpyBatchAsync,
    "cuFabricCpyBatchAsync($module, /, numOps, opList, flags, hStream)\n--\n\n",
    "cuFabricCpyBatchAsync(numOps, opList, flags, hStream)\n\n"
    "Enqueue copies over an NVLink fabric.\n\n"
    "Copies of one batch run in any order.\n\n"
    "CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,\n"
    "    unsigned long long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    numOps : int\n"
    "    opList : sequence of CUDA_FABRIC_COPY_BATCH_OP, or None; as many as numOps\n"
    "    flags : int; has to be 0\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 13.5.\n"
    "Per-thread variant: cuFabricCpyBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__FABRIC__COPY.html\n");
CB_DOC(checked_cuFabricCpyBatchAsync,
    "cuFabricCpyBatchAsync($module, /, opList, flags, hStream)\n--\n\n",
    "cuFabricCpyBatchAsync(opList, flags, hStream)\n\n"
    "Enqueue copies over an NVLink fabric.\n\n"
    "Copies of one batch run in any order.\n\n"
    "CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,\n"
    "    unsigned long long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    opList : sequence of CUDA_FABRIC_COPY_BATCH_OP, or None\n"
    "    flags : int; has to be 0\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 13.5.\n"
    "Per-thread variant: cuFabricCpyBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__FABRIC__COPY.html\n");
CB_DOC(cuPointerGetAttribute,
    "cuPointerGetAttribute($module, /, attribute, ptr)\n--\n\n",
    "cuPointerGetAttribute(attribute, ptr)\n\n"
    "Return a property of an address.\n\n"
    "Examples are its kind of memory, its context and its allocation. Ordinary host memory is\n"
    "an error.\n\n"
    "CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute,\n"
    "    CUdeviceptr ptr)\n\n"
    "Parameters\n"
    "    attribute : CUpointer_attribute\n"
    "    ptr : device memory, int or None\n\n"
    "Returns\n"
    "    (CUresult, data); cubind.checked.driver returns data, or raises DriverError\n"
    "    data : Any; of the type that attribute calls for\n\n"
    "Types of data by attribute\n"
    "    CUcontext : CU_POINTER_ATTRIBUTE_CONTEXT\n"
    "    CUmemoryPool : CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE\n"
    "    CUdeviceptr : CU_POINTER_ATTRIBUTE_DEVICE_POINTER,\n"
    "        CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR\n"
    "    CUDA_POINTER_ATTRIBUTE_P2P_TOKENS : CU_POINTER_ATTRIBUTE_P2P_TOKENS\n"
    "    int (address) : CU_POINTER_ATTRIBUTE_HOST_POINTER\n"
    "    int : CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES,\n"
    "        CU_POINTER_ATTRIBUTE_BUFFER_ID, CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID,\n"
    "        CU_POINTER_ATTRIBUTE_RANGE_SIZE, CU_POINTER_ATTRIBUTE_MAPPING_SIZE,\n"
    "        CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,\n"
    "        CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL,\n"
    "        CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE\n"
    "    bool : CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, CU_POINTER_ATTRIBUTE_IS_MANAGED,\n"
    "        CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, CU_POINTER_ATTRIBUTE_MAPPED,\n"
    "        CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n\n"
    "Keeps the GIL. Since CUDA 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n");
CB_DOC(cuMemPrefetchAsync,
    "cuMemPrefetchAsync($module, /, devPtr, count, location, flags, hStream)\n--\n\n",
    "cuMemPrefetchAsync(devPtr, count, location, flags, hStream)\n\n"
    "Enqueue a prefetch of managed memory to a location.\n\n"
    "Later kernels on hStream find the memory there.\n\n"
    "CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location,\n"
    "    unsigned int flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    devPtr : device memory, int or None\n"
    "    count : int; bytes\n"
    "    location : CUmemLocation\n"
    "    flags : int; has to be 0\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.2 as cuMemPrefetchAsync_v2; other parameters before\n"
    "    13.0.\n"
    "Per-thread variant: cuMemPrefetchAsync_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n");
CB_DOC(cuMemAdvise,
    "cuMemAdvise($module, /, devPtr, count, advice, location)\n--\n\n",
    "cuMemAdvise(devPtr, count, advice, location)\n\n"
    "Advise the driver on the use of managed memory.\n\n"
    "The advice says how, where and by which processor; it changes only speed, not results.\n\n"
    "CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice,\n"
    "    CUmemLocation location)\n\n"
    "Parameters\n"
    "    devPtr : device memory, int or None\n"
    "    count : int; bytes\n"
    "    advice : CUmem_advise or int\n"
    "    location : CUmemLocation\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.2 as cuMemAdvise_v2; other parameters before 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n");
CB_DOC(cuMemPrefetchBatchAsync,
    "cuMemPrefetchBatchAsync($module, /, dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, "
    "numPrefetchLocs, flags, hStream)\n--\n\n",
    "cuMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, "
    "numPrefetchLocs, flags, hStream)\n\n"
    "Enqueue prefetches of several ranges of managed memory.\n\n"
    "They run in any order.\n\n"
    "CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,\n"
    "    CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,\n"
    "    unsigned long long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of CUdeviceptr, or None; as many as count\n"
    "    sizes : sequence of int, or None; as many as count; bytes of each range\n"
    "    count : int\n"
    "    prefetchLocs : sequence of CUmemLocation, or None; as many as numPrefetchLocs\n"
    "    prefetchLocIdxs : sequence of int, or None; as many as numPrefetchLocs; for each of\n"
    "        prefetchLocs, the first range that goes there; begins with 0\n"
    "    numPrefetchLocs : int\n"
    "    flags : int; has to be 0\n"
    "    hStream : CUstream, int or None; not the legacy stream, None or 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "Per-thread variant: cuMemPrefetchBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n");
CB_DOC(checked_cuMemPrefetchBatchAsync,
    "cuMemPrefetchBatchAsync($module, /, dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, "
    "hStream)\n--\n\n",
    "cuMemPrefetchBatchAsync(dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, hStream)\n\n"
    "Enqueue prefetches of several ranges of managed memory.\n\n"
    "They run in any order.\n\n"
    "CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,\n"
    "    CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,\n"
    "    unsigned long long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of CUdeviceptr, or None\n"
    "    sizes : sequence of int, or None; bytes of each range\n"
    "    prefetchLocs : sequence of CUmemLocation, or None\n"
    "    prefetchLocIdxs : sequence of int, or None; for each of prefetchLocs, the first\n"
    "        range that goes there; begins with 0\n"
    "    flags : int; has to be 0\n"
    "    hStream : CUstream, int or None; not the legacy stream, None or 0\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "Per-thread variant: cuMemPrefetchBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n");
CB_DOC(cuMemDiscardBatchAsync,
    "cuMemDiscardBatchAsync($module, /, dptrs, sizes, count, flags, hStream)\n--\n\n",
    "cuMemDiscardBatchAsync(dptrs, sizes, count, flags, hStream)\n\n"
    "Enqueue a discard of several ranges of managed memory.\n\n"
    "Their contents are no longer needed, so they need not be moved.\n\n"
    "CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,\n"
    "    unsigned long long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of CUdeviceptr, or None; as many as count\n"
    "    sizes : sequence of int, or None; as many as count; bytes of each range\n"
    "    count : int\n"
    "    flags : int; has to be 0\n"
    "    hStream : CUstream, int or None; not the legacy stream, None or 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "Per-thread variant: cuMemDiscardBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n");
CB_DOC(checked_cuMemDiscardBatchAsync,
    "cuMemDiscardBatchAsync($module, /, dptrs, sizes, flags, hStream)\n--\n\n",
    "cuMemDiscardBatchAsync(dptrs, sizes, flags, hStream)\n\n"
    "Enqueue a discard of several ranges of managed memory.\n\n"
    "Their contents are no longer needed, so they need not be moved.\n\n"
    "CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,\n"
    "    unsigned long long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of CUdeviceptr, or None\n"
    "    sizes : sequence of int, or None; bytes of each range\n"
    "    flags : int; has to be 0\n"
    "    hStream : CUstream, int or None; not the legacy stream, None or 0\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "Per-thread variant: cuMemDiscardBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n");
CB_DOC(cuMemDiscardAndPrefetchBatchAsync,
    "cuMemDiscardAndPrefetchBatchAsync($module, /, dptrs, sizes, count, prefetchLocs, "
    "prefetchLocIdxs, numPrefetchLocs, flags, hStream)\n--\n\n",
    "cuMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, "
    "numPrefetchLocs, flags, hStream)\n\n"
    "Enqueue prefetches of ranges of managed memory without their contents.\n\n"
    "CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes,\n"
    "    size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs,\n"
    "    size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of CUdeviceptr, or None; as many as count\n"
    "    sizes : sequence of int, or None; as many as count; bytes of each range\n"
    "    count : int\n"
    "    prefetchLocs : sequence of CUmemLocation, or None; as many as numPrefetchLocs\n"
    "    prefetchLocIdxs : sequence of int, or None; as many as numPrefetchLocs; for each of\n"
    "        prefetchLocs, the first range that goes there; begins with 0\n"
    "    numPrefetchLocs : int\n"
    "    flags : int; has to be 0\n"
    "    hStream : CUstream, int or None; not the legacy stream, None or 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "Per-thread variant: cuMemDiscardAndPrefetchBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n");
CB_DOC(checked_cuMemDiscardAndPrefetchBatchAsync,
    "cuMemDiscardAndPrefetchBatchAsync($module, /, dptrs, sizes, prefetchLocs, prefetchLocIdxs, "
    "flags, hStream)\n--\n\n",
    "cuMemDiscardAndPrefetchBatchAsync(dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, "
    "hStream)\n\n"
    "Enqueue prefetches of ranges of managed memory without their contents.\n\n"
    "CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes,\n"
    "    size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs,\n"
    "    size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)\n\n"
    "Parameters\n"
    "    dptrs : sequence of CUdeviceptr, or None\n"
    "    sizes : sequence of int, or None; bytes of each range\n"
    "    prefetchLocs : sequence of CUmemLocation, or None\n"
    "    prefetchLocIdxs : sequence of int, or None; for each of prefetchLocs, the first\n"
    "        range that goes there; begins with 0\n"
    "    flags : int; has to be 0\n"
    "    hStream : CUstream, int or None; not the legacy stream, None or 0\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "Per-thread variant: cuMemDiscardAndPrefetchBatchAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n");
CB_DOC(cuMemGetLocationInfo,
    "cuMemGetLocationInfo($module, /, ptr, size, summaryGranularity, samplingGranularity, "
    "location_out)\n--\n\n",
    "cuMemGetLocationInfo(ptr, size, summaryGranularity, samplingGranularity, location_out)\n\n"
    "Return the location of the memory in a range.\n\n"
    "Each summaryGranularity bytes have one result, their most common location.\n\n"
    "CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity,\n"
    "    size_t samplingGranularity, CUmemLocation *location_out)\n\n"
    "Parameters\n"
    "    ptr : device memory, int or None\n"
    "    size, summaryGranularity, samplingGranularity : int\n"
    "    location_out : CUmemLocation, or a sequence of them; in and out; one for each\n"
    "        summaryGranularity bytes of size, rounded up\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n");
CB_DOC(cuMemRangeGetAttribute,
    "cuMemRangeGetAttribute($module, /, dataSize, attribute, devPtr, count)\n--\n\n",
    "cuMemRangeGetAttribute(dataSize, attribute, devPtr, count)\n\n"
    "Return a property of a range of managed memory.\n\n"
    "An example is the last location that it was prefetched to.\n\n"
    "CUresult cuMemRangeGetAttribute(void *data, size_t dataSize,\n"
    "    CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count)\n\n"
    "Parameters\n"
    "    dataSize : int\n"
    "    attribute : CUmem_range_attribute\n"
    "    devPtr : device memory, int or None\n"
    "    count : int; bytes of the range\n\n"
    "Returns\n"
    "    (CUresult, data); cubind.checked.driver returns data, or raises DriverError\n"
    "    data : Any; of the type that attribute calls for\n\n"
    "Types of data by attribute\n"
    "    int : CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION,\n"
    "        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION,\n"
    "        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE,\n"
    "        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID,\n"
    "        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE,\n"
    "        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID\n"
    "    list of int : CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 8.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n");
CB_DOC(cuMemRangeGetAttributes,
    "cuMemRangeGetAttributes($module, /, dataSizes, attributes, numAttributes, devPtr, count)\n"
    "--\n\n",
    "cuMemRangeGetAttributes(dataSizes, attributes, numAttributes, devPtr, count)\n\n"
    "Return several properties of a range of managed memory.\n\n"
    "CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes,\n"
    "    CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr,\n"
    "    size_t count)\n\n"
    "Parameters\n"
    "    dataSizes : sequence of int, or None; as many as numAttributes\n"
    "    attributes : sequence of CUmem_range_attribute, or None; as many as numAttributes\n"
    "    numAttributes : int\n"
    "    devPtr : device memory, int or None\n"
    "    count : int; bytes of the range\n\n"
    "Returns\n"
    "    (CUresult, data); cubind.checked.driver returns data, or raises DriverError\n"
    "    data : list[Any]; of the type that attributes calls for\n\n"
    "Types of data by attributes\n"
    "    int : CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION,\n"
    "        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION,\n"
    "        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE,\n"
    "        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID,\n"
    "        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE,\n"
    "        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID\n"
    "    list of int : CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 8.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n");
CB_DOC(checked_cuMemRangeGetAttributes,
    "cuMemRangeGetAttributes($module, /, dataSizes, attributes, devPtr, count)\n--\n\n",
    "cuMemRangeGetAttributes(dataSizes, attributes, devPtr, count)\n\n"
    "Return several properties of a range of managed memory.\n\n"
    "CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes,\n"
    "    CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr,\n"
    "    size_t count)\n\n"
    "Parameters\n"
    "    dataSizes : sequence of int, or None\n"
    "    attributes : sequence of CUmem_range_attribute, or None\n"
    "    devPtr : device memory, int or None\n"
    "    count : int; bytes of the range\n\n"
    "Returns\n"
    "    data, or raises DriverError; cubind.driver returns (CUresult, data)\n"
    "    data : list[Any]; of the type that attributes calls for\n\n"
    "Types of data by attributes\n"
    "    int : CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION,\n"
    "        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION,\n"
    "        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE,\n"
    "        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID,\n"
    "        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE,\n"
    "        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID\n"
    "    list of int : CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 8.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n");
CB_DOC(cuPointerSetAttribute,
    "cuPointerSetAttribute($module, /, value, attribute, ptr)\n--\n\n",
    "cuPointerSetAttribute(value, attribute, ptr)\n\n"
    "Set a property of the allocation at ptr.\n\n"
    "Only CU_POINTER_ATTRIBUTE_SYNC_MEMOPS can be set.\n\n"
    "CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute,\n"
    "    CUdeviceptr ptr)\n\n"
    "Parameters\n"
    "    value : a value, of the type that attribute calls for\n"
    "    attribute : CUpointer_attribute\n"
    "    ptr : device memory, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Types of value by attribute\n"
    "    CUcontext or int : CU_POINTER_ATTRIBUTE_CONTEXT\n"
    "    CUmemoryPool or int : CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE\n"
    "    CUdeviceptr : CU_POINTER_ATTRIBUTE_DEVICE_POINTER,\n"
    "        CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR\n"
    "    CUDA_POINTER_ATTRIBUTE_P2P_TOKENS : CU_POINTER_ATTRIBUTE_P2P_TOKENS\n"
    "    int (address) or buffer : CU_POINTER_ATTRIBUTE_HOST_POINTER\n"
    "    int : CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES,\n"
    "        CU_POINTER_ATTRIBUTE_BUFFER_ID, CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID,\n"
    "        CU_POINTER_ATTRIBUTE_RANGE_SIZE, CU_POINTER_ATTRIBUTE_MAPPING_SIZE,\n"
    "        CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,\n"
    "        CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL,\n"
    "        CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE\n"
    "    bool : CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, CU_POINTER_ATTRIBUTE_IS_MANAGED,\n"
    "        CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, CU_POINTER_ATTRIBUTE_MAPPED,\n"
    "        CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_DEVICE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 6.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n");
CB_DOC(cuPointerGetAttributes,
    "cuPointerGetAttributes($module, /, numAttributes, attributes, ptr)\n--\n\n",
    "cuPointerGetAttributes(numAttributes, attributes, ptr)\n\n"
    "Return several properties of an address.\n\n"
    "They are zeros for ordinary host memory, which is no error here.\n\n"
    "CUresult cuPointerGetAttributes(unsigned int numAttributes,\n"
    "    CUpointer_attribute *attributes, void **data, CUdeviceptr ptr)\n\n"
    "Parameters\n"
    "    numAttributes : int\n"
    "    attributes : sequence of CUpointer_attribute, or None; as many as numAttributes\n"
    "    ptr : device memory, int or None\n\n"
    "Returns\n"
    "    (CUresult, data); cubind.checked.driver returns data, or raises DriverError\n"
    "    data : list[Any]; of the type that attributes calls for\n\n"
    "Types of data by attributes\n"
    "    CUcontext : CU_POINTER_ATTRIBUTE_CONTEXT\n"
    "    CUmemoryPool : CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE\n"
    "    CUdeviceptr : CU_POINTER_ATTRIBUTE_DEVICE_POINTER,\n"
    "        CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR\n"
    "    CUDA_POINTER_ATTRIBUTE_P2P_TOKENS : CU_POINTER_ATTRIBUTE_P2P_TOKENS\n"
    "    int (address) : CU_POINTER_ATTRIBUTE_HOST_POINTER\n"
    "    int : CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES,\n"
    "        CU_POINTER_ATTRIBUTE_BUFFER_ID, CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID,\n"
    "        CU_POINTER_ATTRIBUTE_RANGE_SIZE, CU_POINTER_ATTRIBUTE_MAPPING_SIZE,\n"
    "        CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,\n"
    "        CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL,\n"
    "        CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE\n"
    "    bool : CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, CU_POINTER_ATTRIBUTE_IS_MANAGED,\n"
    "        CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, CU_POINTER_ATTRIBUTE_MAPPED,\n"
    "        CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 7.0.\n"
    "In cubind.core: Buffer.is_device_accessible.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n");
CB_DOC(checked_cuPointerGetAttributes,
    "cuPointerGetAttributes($module, /, attributes, ptr)\n--\n\n",
    "cuPointerGetAttributes(attributes, ptr)\n\n"
    "Return several properties of an address.\n\n"
    "They are zeros for ordinary host memory, which is no error here.\n\n"
    "CUresult cuPointerGetAttributes(unsigned int numAttributes,\n"
    "    CUpointer_attribute *attributes, void **data, CUdeviceptr ptr)\n\n"
    "Parameters\n"
    "    attributes : sequence of CUpointer_attribute, or None\n"
    "    ptr : device memory, int or None\n\n"
    "Returns\n"
    "    data, or raises DriverError; cubind.driver returns (CUresult, data)\n"
    "    data : list[Any]; of the type that attributes calls for\n\n"
    "Types of data by attributes\n"
    "    CUcontext : CU_POINTER_ATTRIBUTE_CONTEXT\n"
    "    CUmemoryPool : CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE\n"
    "    CUdeviceptr : CU_POINTER_ATTRIBUTE_DEVICE_POINTER,\n"
    "        CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR\n"
    "    CUDA_POINTER_ATTRIBUTE_P2P_TOKENS : CU_POINTER_ATTRIBUTE_P2P_TOKENS\n"
    "    int (address) : CU_POINTER_ATTRIBUTE_HOST_POINTER\n"
    "    int : CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES,\n"
    "        CU_POINTER_ATTRIBUTE_BUFFER_ID, CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID,\n"
    "        CU_POINTER_ATTRIBUTE_RANGE_SIZE, CU_POINTER_ATTRIBUTE_MAPPING_SIZE,\n"
    "        CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,\n"
    "        CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL,\n"
    "        CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE\n"
    "    bool : CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, CU_POINTER_ATTRIBUTE_IS_MANAGED,\n"
    "        CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, CU_POINTER_ATTRIBUTE_MAPPED,\n"
    "        CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 7.0.\n"
    "In cubind.core: Buffer.is_device_accessible.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html\n");
CB_DOC(cuStreamCreate,
    "cuStreamCreate($module, /, Flags)\n--\n\n",
    "cuStreamCreate(Flags)\n\n"
    "Create a stream in the current context.\n\n"
    "With CU_STREAM_NON_BLOCKING it does not wait for the legacy default stream.\n\n"
    "CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)\n\n"
    "Parameters\n"
    "    Flags : int; a value of CUstream_flags\n\n"
    "Returns\n"
    "    (CUresult, phStream); cubind.checked.driver returns phStream, or raises DriverError\n"
    "    phStream : CUstream\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE\n\n"
    "Releases the GIL. Since CUDA 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(checked_cuStreamCreate,
    "cuStreamCreate($module, /, Flags=0)\n--\n\n",
    "cuStreamCreate(Flags=0)\n\n"
    "Create a stream in the current context.\n\n"
    "With CU_STREAM_NON_BLOCKING it does not wait for the legacy default stream.\n\n"
    "CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)\n\n"
    "Parameters\n"
    "    Flags : int or None; a value of CUstream_flags\n\n"
    "Returns\n"
    "    phStream, or raises DriverError; cubind.driver returns (CUresult, phStream)\n"
    "    phStream : CUstream\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE\n\n"
    "Releases the GIL. Since CUDA 2.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamCreateWithPriority,
    "cuStreamCreateWithPriority($module, /, flags, priority)\n--\n\n",
    "cuStreamCreateWithPriority(flags, priority)\n\n"
    "Create a stream with a given priority.\n\n"
    "Its work goes before that of streams with a greater number; running work continues.\n\n"
    "CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags,\n"
    "    int priority)\n\n"
    "Parameters\n"
    "    flags : int; a value of CUstream_flags\n"
    "    priority : int; smaller is more urgent, clamped to the range of\n"
    "        cuCtxGetStreamPriorityRange\n\n"
    "Returns\n"
    "    (CUresult, phStream); cubind.checked.driver returns phStream, or raises DriverError\n"
    "    phStream : CUstream\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_EXTERNAL_DEVICE\n\n"
    "Releases the GIL. Since CUDA 5.5.\n"
    "In cubind.core: Device.create_stream.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamBeginCaptureToCig,
    "cuStreamBeginCaptureToCig($module, /, hStream, streamCigCaptureParams)\n--\n\n",
    "cuStreamBeginCaptureToCig(hStream, streamCigCaptureParams)\n\n"
    "Begin to record a stream into a command list of a graphics interface.\n\n"
    "It is a command list of Direct3D 12 or a command buffer of Vulkan.\n\n"
    "CUresult cuStreamBeginCaptureToCig(CUstream hStream,\n"
    "    CUstreamCigCaptureParams *streamCigCaptureParams)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    streamCigCaptureParams : CUstreamCigCaptureParams or None; keep what it names alive\n"
    "        until cuStreamEndCaptureToCig of hStream\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "Per-thread variant: cuStreamBeginCaptureToCig_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamEndCaptureToCig,
    "cuStreamEndCaptureToCig($module, /, hStream)\n--\n\n",
    "cuStreamEndCaptureToCig(hStream)\n\n"
    "End the recording of cuStreamBeginCaptureToCig.\n\n"
    "The command list may then be submitted.\n\n"
    "CUresult cuStreamEndCaptureToCig(CUstream hStream)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "Per-thread variant: cuStreamEndCaptureToCig_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamGetPriority,
    "cuStreamGetPriority($module, /, hStream)\n--\n\n",
    "cuStreamGetPriority(hStream)\n\n"
    "Return the priority of a stream.\n\n"
    "Smaller numbers are more urgent.\n\n"
    "CUresult cuStreamGetPriority(CUstream hStream, int *priority)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult, priority); cubind.checked.driver returns priority, or raises DriverError\n"
    "    priority : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Keeps the GIL. Since CUDA 5.5.\n"
    "Per-thread variant: cuStreamGetPriority_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Stream.priority.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamGetDevice,
    "cuStreamGetDevice($module, /, hStream)\n--\n\n",
    "cuStreamGetDevice(hStream)\n\n"
    "Return the device of a stream.\n\n"
    "CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult, device); cubind.checked.driver returns device, or raises DriverError\n"
    "    device : CUdevice\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Keeps the GIL. Since CUDA 12.8.\n"
    "Per-thread variant: cuStreamGetDevice_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamGetFlags,
    "cuStreamGetFlags($module, /, hStream)\n--\n\n",
    "cuStreamGetFlags(hStream)\n\n"
    "Return the flags of a stream.\n\n"
    "They show whether it waits for the legacy default stream.\n\n"
    "CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult, flags); cubind.checked.driver returns flags, or raises DriverError\n"
    "    flags : int; CUstream_flags\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Keeps the GIL. Since CUDA 5.5.\n"
    "Per-thread variant: cuStreamGetFlags_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Stream.is_nonblocking.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamGetId,
    "cuStreamGetId($module, /, hStream)\n--\n\n",
    "cuStreamGetId(hStream)\n\n"
    "Return the unique id of a stream.\n\n"
    "No other stream of the process gets it.\n\n"
    "CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult, streamId); cubind.checked.driver returns streamId, or raises DriverError\n"
    "    streamId : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Keeps the GIL. Since CUDA 12.0.\n"
    "Per-thread variant: cuStreamGetId_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamGetCtx,
    "cuStreamGetCtx($module, /, hStream)\n--\n\n",
    "cuStreamGetCtx(hStream)\n\n"
    "Return the context of a stream.\n\n"
    "For the default streams it is the current one.\n\n"
    "CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult, pctx); cubind.checked.driver returns pctx, or raises DriverError\n"
    "    pctx : CUcontext\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Keeps the GIL. Since CUDA 9.2.\n"
    "Per-thread variant: cuStreamGetCtx_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Stream.context.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamGetCtx_v2,
    "cuStreamGetCtx_v2($module, /, hStream)\n--\n\n",
    "cuStreamGetCtx_v2(hStream)\n\n"
    "Return the context and green context of a stream.\n\n"
    "The green context is a null handle if there is none.\n\n"
    "CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult, pCtx, pGreenCtx); cubind.checked.driver returns (pCtx, pGreenCtx), or\n"
    "        raises DriverError\n"
    "    pCtx : CUcontext\n"
    "    pGreenCtx : CUgreenCtx\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n\n"
    "Keeps the GIL. Since CUDA 12.5.\n"
    "Per-thread variant: cuStreamGetCtx_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Stream.context.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamWaitEvent,
    "cuStreamWaitEvent($module, /, hStream, hEvent, Flags)\n--\n\n",
    "cuStreamWaitEvent(hStream, hEvent, Flags)\n\n"
    "Make later work on hStream wait for the last record of an event.\n\n"
    "The host does not wait.\n\n"
    "CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    hEvent : CUevent, int or None\n"
    "    Flags : int; a value of CUevent_wait_flags, mostly 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 3.2.\n"
    "Per-thread variant: cuStreamWaitEvent_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Stream.wait.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(checked_cuStreamWaitEvent,
    "cuStreamWaitEvent($module, /, hStream, hEvent, Flags=0)\n--\n\n",
    "cuStreamWaitEvent(hStream, hEvent, Flags=0)\n\n"
    "Make later work on hStream wait for the last record of an event.\n\n"
    "The host does not wait.\n\n"
    "CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    hEvent : CUevent, int or None\n"
    "    Flags : int or None; a value of CUevent_wait_flags, mostly 0\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 3.2.\n"
    "Per-thread variant: cuStreamWaitEvent_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Stream.wait.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamAddCallback,
    "cuStreamAddCallback($module, /, hStream, callback, userData, flags)\n--\n\n",
    "cuStreamAddCallback(hStream, callback, userData, flags)\n\n"
    "Enqueue a host function that gets the status of the stream.\n\n"
    "It must not call CUDA. Captures do not allow it; new code calls cuLaunchHostFunc.\n\n"
    "CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback,\n"
    "    void *userData, unsigned int flags)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    callback : callable, CUstreamCallback, int (address of a C function) or None; called\n"
    "        as callback(CUstream, CUresult, userData) -> None, exceptions go to\n"
    "        sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 5.0.\n"
    "Per-thread variant: cuStreamAddCallback_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(checked_cuStreamAddCallback,
    "cuStreamAddCallback($module, /, hStream, callback, userData=None, flags=0)\n--\n\n",
    "cuStreamAddCallback(hStream, callback, userData=None, flags=0)\n\n"
    "Enqueue a host function that gets the status of the stream.\n\n"
    "It must not call CUDA. Captures do not allow it; new code calls cuLaunchHostFunc.\n\n"
    "CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback,\n"
    "    void *userData, unsigned int flags)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    callback : callable, CUstreamCallback, int (address of a C function) or None; called\n"
    "        as callback(CUstream, CUresult, userData) -> None, exceptions go to\n"
    "        sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function, or\n"
    "        None\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 5.0.\n"
    "Per-thread variant: cuStreamAddCallback_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamBeginCapture,
    "cuStreamBeginCapture($module, /, hStream, mode)\n--\n\n",
    "cuStreamBeginCapture(hStream, mode)\n\n"
    "Begin to capture hStream.\n\n"
    "Its work becomes nodes of a graph instead of running, until cuStreamEndCapture.\n\n"
    "CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    mode : CUstreamCaptureMode or int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 10.1 as cuStreamBeginCapture_v2.\n"
    "Per-thread variant: cuStreamBeginCapture_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamBeginRecaptureToGraph,
    "cuStreamBeginRecaptureToGraph($module, /, hStream, mode, hGraph, callbackFunc, userData)\n"
    "--\n\n",
    "cuStreamBeginRecaptureToGraph(hStream, mode, hGraph, callbackFunc, userData)\n\n"
    "Begin to capture a stream into a graph of the same shape.\n\n"
    "The graph first loses its user objects; after a failure it can only be destroyed.\n\n"
    "CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode,\n"
    "    CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    mode : CUstreamCaptureMode or int\n"
    "    hGraph : CUgraph, int or None; keep it alive until cuStreamEndCapture of hStream\n"
    "    callbackFunc : callable, CUgraphRecaptureCallback, int (address of a C function) or\n"
    "        None; called as callbackFunc(userData, CUgraphNode, CUgraphNodeParams,\n"
    "        CUgraphNodeParams, CUgraphRecaptureStatus) -> CUresult, exceptions go to\n"
    "        sys.unraisablehook; decides about a node that differs; CUDA_SUCCESS or None\n"
    "        accepts it, and an exception is CUDA_ERROR_INVALID_VALUE\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "Per-thread variant: cuStreamBeginRecaptureToGraph_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(checked_cuStreamBeginRecaptureToGraph,
    "cuStreamBeginRecaptureToGraph($module, /, hStream, mode, hGraph, callbackFunc, "
    "userData=None)\n--\n\n",
    "cuStreamBeginRecaptureToGraph(hStream, mode, hGraph, callbackFunc, userData=None)\n\n"
    "Begin to capture a stream into a graph of the same shape.\n\n"
    "The graph first loses its user objects; after a failure it can only be destroyed.\n\n"
    "CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode,\n"
    "    CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    mode : CUstreamCaptureMode or int\n"
    "    hGraph : CUgraph, int or None; keep it alive until cuStreamEndCapture of hStream\n"
    "    callbackFunc : callable, CUgraphRecaptureCallback, int (address of a C function) or\n"
    "        None; called as callbackFunc(userData, CUgraphNode, CUgraphNodeParams,\n"
    "        CUgraphNodeParams, CUgraphRecaptureStatus) -> CUresult, exceptions go to\n"
    "        sys.unraisablehook; decides about a node that differs; CUDA_SUCCESS or None\n"
    "        accepts it, and an exception is CUDA_ERROR_INVALID_VALUE\n"
    "    userData : any object, which the callable gets; int (address) for a C function, or\n"
    "        None\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "Per-thread variant: cuStreamBeginRecaptureToGraph_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamBeginCaptureToGraph,
    "cuStreamBeginCaptureToGraph($module, /, hStream, hGraph, dependencies, dependencyData, "
    "numDependencies, mode)\n--\n\n",
    "cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies, dependencyData, "
    "numDependencies, mode)\n\n"
    "Begin to capture a stream into an existing graph.\n\n"
    "The nodes are added to that graph.\n\n"
    "CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,\n"
    "    size_t numDependencies, CUstreamCaptureMode mode)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    hGraph : CUgraph, int or None; keep it alive until cuStreamEndCapture of hStream\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    dependencyData : sequence of CUgraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    mode : CUstreamCaptureMode or int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.3.\n"
    "Per-thread variant: cuStreamBeginCaptureToGraph_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(checked_cuStreamBeginCaptureToGraph,
    "cuStreamBeginCaptureToGraph($module, /, hStream, hGraph, dependencies, dependencyData, "
    "mode)\n--\n\n",
    "cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies, dependencyData, mode)\n\n"
    "Begin to capture a stream into an existing graph.\n\n"
    "The nodes are added to that graph.\n\n"
    "CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,\n"
    "    size_t numDependencies, CUstreamCaptureMode mode)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    hGraph : CUgraph, int or None; keep it alive until cuStreamEndCapture of hStream\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    dependencyData : sequence of CUgraphEdgeData, or None\n"
    "    mode : CUstreamCaptureMode or int\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.3.\n"
    "Per-thread variant: cuStreamBeginCaptureToGraph_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuThreadExchangeStreamCaptureMode,
    "cuThreadExchangeStreamCaptureMode($module, /, mode)\n--\n\n",
    "cuThreadExchangeStreamCaptureMode(mode)\n\n"
    "Set what this thread may do during captures, and return the former mode.\n\n"
    "CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)\n\n"
    "Parameters\n"
    "    mode : CUstreamCaptureMode or int; in and out\n\n"
    "Returns\n"
    "    (CUresult, mode); cubind.checked.driver returns mode, or raises DriverError\n"
    "    mode : CUstreamCaptureMode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamEndCapture,
    "cuStreamEndCapture($module, /, hStream)\n--\n\n",
    "cuStreamEndCapture(hStream)\n\n"
    "End a capture, on the stream that began it, and return the graph.\n\n"
    "A new graph is the caller's to destroy; a graph that was captured into is returned\n"
    "itself.\n\n"
    "CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult, phGraph); cubind.checked.driver returns phGraph, or raises DriverError\n"
    "    phGraph : CUgraph\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "Per-thread variant: cuStreamEndCapture_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamIsCapturing,
    "cuStreamIsCapturing($module, /, hStream)\n--\n\n",
    "cuStreamIsCapturing(hStream)\n\n"
    "Report whether a stream is being captured and whether that capture failed.\n\n"
    "CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult, captureStatus); cubind.checked.driver returns captureStatus, or raises\n"
    "        DriverError\n"
    "    captureStatus : CUstreamCaptureStatus\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_STREAM_CAPTURE_IMPLICIT\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "Per-thread variant: cuStreamIsCapturing_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Stream.is_capturing.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamGetCaptureInfo,
    "cuStreamGetCaptureInfo($module, /, hStream)\n--\n\n",
    "cuStreamGetCaptureInfo(hStream)\n\n"
    "Return the state of a capture.\n\n"
    "While it is active, also return its graph and the nodes that the next node depends on.\n\n"
    "CUresult cuStreamGetCaptureInfo_v3(CUstream hStream,\n"
    "    CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,\n"
    "    const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out,\n"
    "    size_t *numDependencies_out)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out,\n"
    "        numDependencies_out); cubind.checked.driver returns (captureStatus_out, id_out,\n"
    "        graph_out, dependencies_out, edgeData_out), or raises DriverError\n"
    "    captureStatus_out : CUstreamCaptureStatus\n"
    "    id_out : cuuint64_t\n"
    "    graph_out : CUgraph\n"
    "    dependencies_out : list[CUgraphNode]\n"
    "    edgeData_out : list[CUgraphEdgeData]\n"
    "    numDependencies_out : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_STREAM_CAPTURE_IMPLICIT, CUDA_ERROR_LOSSY_QUERY\n\n"
    "Keeps the GIL. Since CUDA 12.3 as cuStreamGetCaptureInfo_v3; other parameters before\n"
    "    13.0.\n"
    "Per-thread variant: cuStreamGetCaptureInfo_v3_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(checked_cuStreamGetCaptureInfo,
    "cuStreamGetCaptureInfo($module, /, hStream)\n--\n\n",
    "cuStreamGetCaptureInfo(hStream)\n\n"
    "Return the state of a capture.\n\n"
    "While it is active, also return its graph and the nodes that the next node depends on.\n\n"
    "CUresult cuStreamGetCaptureInfo_v3(CUstream hStream,\n"
    "    CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,\n"
    "    const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out,\n"
    "    size_t *numDependencies_out)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out), or raises\n"
    "        DriverError; cubind.driver returns (CUresult, captureStatus_out, id_out,\n"
    "        graph_out, dependencies_out, edgeData_out, numDependencies_out)\n"
    "    captureStatus_out : CUstreamCaptureStatus\n"
    "    id_out : cuuint64_t\n"
    "    graph_out : CUgraph\n"
    "    dependencies_out : list[CUgraphNode]\n"
    "    edgeData_out : list[CUgraphEdgeData]\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_STREAM_CAPTURE_IMPLICIT, CUDA_ERROR_LOSSY_QUERY\n\n"
    "Keeps the GIL. Since CUDA 12.3 as cuStreamGetCaptureInfo_v3; other parameters before\n"
    "    13.0.\n"
    "Per-thread variant: cuStreamGetCaptureInfo_v3_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamUpdateCaptureDependencies,
    "cuStreamUpdateCaptureDependencies($module, /, hStream, dependencies, dependencyData, "
    "numDependencies, flags)\n--\n\n",
    "cuStreamUpdateCaptureDependencies(hStream, dependencies, dependencyData, numDependencies, "
    "flags)\n\n"
    "Change the dependencies of the next captured work.\n\n"
    "The nodes are added to them or replace them.\n\n"
    "CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream,\n"
    "    CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,\n"
    "    size_t numDependencies, unsigned int flags)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    dependencyData : sequence of CUgraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    flags : int; a value of CUstreamUpdateCaptureDependencies_flags; 0 adds, 1 replaces\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_ILLEGAL_STATE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as\n"
    "    cuStreamUpdateCaptureDependencies_v2; other parameters before 13.0.\n"
    "Per-thread variant: cuStreamUpdateCaptureDependencies_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(checked_cuStreamUpdateCaptureDependencies,
    "cuStreamUpdateCaptureDependencies($module, /, hStream, dependencies, dependencyData, "
    "flags=0)\n--\n\n",
    "cuStreamUpdateCaptureDependencies(hStream, dependencies, dependencyData, flags=0)\n\n"
    "Change the dependencies of the next captured work.\n\n"
    "The nodes are added to them or replace them.\n\n"
    "CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream,\n"
    "    CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,\n"
    "    size_t numDependencies, unsigned int flags)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    dependencyData : sequence of CUgraphEdgeData, or None\n"
    "    flags : int or None; a value of CUstreamUpdateCaptureDependencies_flags; 0 adds, 1\n"
    "        replaces\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_ILLEGAL_STATE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as\n"
    "    cuStreamUpdateCaptureDependencies_v2; other parameters before 13.0.\n"
    "Per-thread variant: cuStreamUpdateCaptureDependencies_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamAttachMemAsync,
    "cuStreamAttachMemAsync($module, /, hStream, dptr, length, flags)\n--\n\n",
    "cuStreamAttachMemAsync(hStream, dptr, length, flags)\n\n"
    "Set who uses managed memory: all streams, the host alone, or this stream.\n\n"
    "The host may use the memory while that stream is idle.\n\n"
    "CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    dptr : device memory, int or None\n"
    "    length : int; bytes, or 0 for the whole of a managed allocation\n"
    "    flags : int; a value of CUmemAttach_flags\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 6.0.\n"
    "Per-thread variant: cuStreamAttachMemAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamQuery,
    "cuStreamQuery($module, /, hStream)\n--\n\n",
    "cuStreamQuery(hStream)\n\n"
    "Report whether all work on hStream is done.\n\n"
    "CUDA_ERROR_NOT_READY only means that it is not.\n\n"
    "CUresult cuStreamQuery(CUstream hStream)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_READY\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0.\n"
    "Per-thread variant: cuStreamQuery_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Stream.is_done.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamSynchronize,
    "cuStreamSynchronize($module, /, hStream)\n--\n\n",
    "cuStreamSynchronize(hStream)\n\n"
    "Wait until all work on hStream is done.\n\n"
    "The call returns errors of that work.\n\n"
    "CUresult cuStreamSynchronize(CUstream hStream)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 2.0.\n"
    "Per-thread variant: cuStreamSynchronize_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Stream.sync.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamDestroy,
    "cuStreamDestroy($module, /, hStream)\n--\n\n",
    "cuStreamDestroy(hStream)\n\n"
    "Destroy a stream without waiting.\n\n"
    "Queued work still runs.\n\n"
    "CUresult cuStreamDestroy_v2(CUstream hStream)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 4.0 as cuStreamDestroy_v2.\n"
    "In cubind.core: Stream.close.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamCopyAttributes,
    "cuStreamCopyAttributes($module, /, dst, src)\n--\n\n",
    "cuStreamCopyAttributes(dst, src)\n\n"
    "Copy the attributes of a stream to another one of the same context.\n\n"
    "CUresult cuStreamCopyAttributes(CUstream dst, CUstream src)\n\n"
    "Parameters\n"
    "    dst, src : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.0.\n"
    "Per-thread variant: cuStreamCopyAttributes_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamGetAttribute,
    "cuStreamGetAttribute($module, /, hStream, attr)\n--\n\n",
    "cuStreamGetAttribute(hStream, attr)\n\n"
    "Return an attribute of a stream.\n\n"
    "The member of the value depends on attr.\n\n"
    "CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr,\n"
    "    CUstreamAttrValue *value_out)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    attr : CUstreamAttrID or int\n\n"
    "Returns\n"
    "    (CUresult, value_out); cubind.checked.driver returns value_out, or raises\n"
    "        DriverError\n"
    "    value_out : CUstreamAttrValue\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.\n"
    "Per-thread variant: cuStreamGetAttribute_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuStreamSetAttribute,
    "cuStreamSetAttribute($module, /, hStream, attr, value)\n--\n\n",
    "cuStreamSetAttribute(hStream, attr, value)\n\n"
    "Set an attribute of a stream for the work enqueued from then on.\n\n"
    "CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr,\n"
    "    const CUstreamAttrValue *value)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    attr : CUstreamAttrID or int\n"
    "    value : CUstreamAttrValue or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.\n"
    "Per-thread variant: cuStreamSetAttribute_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__STREAM.html\n");
CB_DOC(cuEventCreate,
    "cuEventCreate($module, /, Flags)\n--\n\n",
    "cuEventCreate(Flags)\n\n"
    "Create an event in the current context.\n\n"
    "It records times unless Flags have CU_EVENT_DISABLE_TIMING, which is cheaper.\n\n"
    "CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)\n\n"
    "Parameters\n"
    "    Flags : int; CUevent_flags, or-ed\n\n"
    "Returns\n"
    "    (CUresult, phEvent); cubind.checked.driver returns phEvent, or raises DriverError\n"
    "    phEvent : CUevent\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0.\n"
    "In cubind.core: Device.create_event.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html\n");
CB_DOC(checked_cuEventCreate,
    "cuEventCreate($module, /, Flags=0)\n--\n\n",
    "cuEventCreate(Flags=0)\n\n"
    "Create an event in the current context.\n\n"
    "It records times unless Flags have CU_EVENT_DISABLE_TIMING, which is cheaper.\n\n"
    "CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)\n\n"
    "Parameters\n"
    "    Flags : int or None; CUevent_flags, or-ed\n\n"
    "Returns\n"
    "    phEvent, or raises DriverError; cubind.driver returns (CUresult, phEvent)\n"
    "    phEvent : CUevent\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0.\n"
    "In cubind.core: Device.create_event.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html\n");
CB_DOC(cuEventRecord,
    "cuEventRecord($module, /, hEvent, hStream)\n--\n\n",
    "cuEventRecord(hEvent, hStream)\n\n"
    "Record an event after the work enqueued on hStream so far.\n\n"
    "A new record replaces the former one.\n\n"
    "CUresult cuEventRecord(CUevent hEvent, CUstream hStream)\n\n"
    "Parameters\n"
    "    hEvent : CUevent, int or None\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0.\n"
    "Per-thread variant: cuEventRecord_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Stream.record.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html\n");
CB_DOC(cuEventRecordWithFlags,
    "cuEventRecordWithFlags($module, /, hEvent, hStream, flags)\n--\n\n",
    "cuEventRecordWithFlags(hEvent, hStream, flags)\n\n"
    "Record an event as cuEventRecord does, with flags.\n\n"
    "In captures the record can become a node of its own.\n\n"
    "CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)\n\n"
    "Parameters\n"
    "    hEvent : CUevent, int or None\n"
    "    hStream : CUstream, int or None\n"
    "    flags : int; CUevent_record_flags; CU_EVENT_RECORD_EXTERNAL in a capture only\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.1.\n"
    "Per-thread variant: cuEventRecordWithFlags_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html\n");
CB_DOC(cuEventQuery,
    "cuEventQuery($module, /, hEvent)\n--\n\n",
    "cuEventQuery(hEvent)\n\n"
    "Report whether work before the last record of an event is done.\n\n"
    "CUDA_ERROR_NOT_READY only means that it is not.\n\n"
    "CUresult cuEventQuery(CUevent hEvent)\n\n"
    "Parameters\n"
    "    hEvent : CUevent, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_READY\n\n"
    "Keeps the GIL. Since CUDA 2.0.\n"
    "In cubind.core: Event.is_done.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html\n");
CB_DOC(cuEventSynchronize,
    "cuEventSynchronize($module, /, hEvent)\n--\n\n",
    "cuEventSynchronize(hEvent)\n\n"
    "Wait for the work before the last record of an event.\n\n"
    "For an event that was never recorded the call returns at once.\n\n"
    "CUresult cuEventSynchronize(CUevent hEvent)\n\n"
    "Parameters\n"
    "    hEvent : CUevent, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 2.0.\n"
    "In cubind.core: Event.sync.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html\n");
CB_DOC(cuEventDestroy,
    "cuEventDestroy($module, /, hEvent)\n--\n\n",
    "cuEventDestroy(hEvent)\n\n"
    "Destroy an event without waiting, even if work has not reached it yet.\n\n"
    "CUresult cuEventDestroy_v2(CUevent hEvent)\n\n"
    "Parameters\n"
    "    hEvent : CUevent, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 4.0 as cuEventDestroy_v2.\n"
    "In cubind.core: Event.close.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html\n");
CB_DOC(cuEventElapsedTime,
    "cuEventElapsedTime($module, /, hStart, hEnd)\n--\n\n",
    "cuEventElapsedTime(hStart, hEnd)\n\n"
    "Return the time between two events.\n\n"
    "Both must have been recorded with timing, and both must be done.\n\n"
    "CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)\n\n"
    "Parameters\n"
    "    hStart, hEnd : CUevent, int or None\n\n"
    "Returns\n"
    "    (CUresult, pMilliseconds); cubind.checked.driver returns pMilliseconds, or raises\n"
    "        DriverError\n"
    "    pMilliseconds : float; milliseconds, with a resolution of about half a microsecond\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_READY, CUDA_ERROR_UNKNOWN\n\n"
    "Keeps the GIL. Since CUDA 12.8 as cuEventElapsedTime_v2.\n"
    "In cubind.core: Event.__sub__.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EVENT.html\n");
CB_DOC(cuImportExternalMemory,
    "cuImportExternalMemory($module, /, memHandleDesc)\n--\n\n",
    "cuImportExternalMemory(memHandleDesc)\n\n"
    "Import memory of Vulkan, Direct3D and others by its handle.\n\n"
    "CUDA then owns an imported file descriptor.\n\n"
    "CUresult cuImportExternalMemory(CUexternalMemory *extMem_out,\n"
    "    const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)\n\n"
    "Parameters\n"
    "    memHandleDesc : CUDA_EXTERNAL_MEMORY_HANDLE_DESC or None\n\n"
    "Returns\n"
    "    (CUresult, extMem_out); cubind.checked.driver returns extMem_out, or raises\n"
    "        DriverError\n"
    "    extMem_out : CUexternalMemory\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_OPERATING_SYSTEM\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n");
CB_DOC(cuExternalMemoryGetMappedBuffer,
    "cuExternalMemoryGetMappedBuffer($module, /, extMem, bufferDesc)\n--\n\n",
    "cuExternalMemoryGetMappedBuffer(extMem, bufferDesc)\n\n"
    "Map part of imported memory and return its device address.\n\n"
    "cuMemFree frees it.\n\n"
    "CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem,\n"
    "    const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)\n\n"
    "Parameters\n"
    "    extMem : CUexternalMemory, int or None; keep it alive until the last use of devPtr\n"
    "    bufferDesc : CUDA_EXTERNAL_MEMORY_BUFFER_DESC or None\n\n"
    "Returns\n"
    "    (CUresult, devPtr); cubind.checked.driver returns devPtr, or raises DriverError\n"
    "    devPtr : CUdeviceptr\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_ALREADY_MAPPED,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n");
CB_DOC(cuExternalMemoryGetMappedMipmappedArray,
    "cuExternalMemoryGetMappedMipmappedArray($module, /, extMem, mipmapDesc)\n--\n\n",
    "cuExternalMemoryGetMappedMipmappedArray(extMem, mipmapDesc)\n\n"
    "Map a mipmapped array on imported memory.\n\n"
    "cuMipmappedArrayDestroy frees it.\n\n"
    "CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap,\n"
    "    CUexternalMemory extMem,\n"
    "    const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)\n\n"
    "Parameters\n"
    "    extMem : CUexternalMemory, int or None; keep it alive until the last use of mipmap\n"
    "    mipmapDesc : CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC or None\n\n"
    "Returns\n"
    "    (CUresult, mipmap); cubind.checked.driver returns mipmap, or raises DriverError\n"
    "    mipmap : CUmipmappedArray\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n");
CB_DOC(cuDestroyExternalMemory,
    "cuDestroyExternalMemory($module, /, extMem)\n--\n\n",
    "cuDestroyExternalMemory(extMem)\n\n"
    "Destroy imported memory.\n\n"
    "Its mapped buffers and arrays must be freed before.\n\n"
    "CUresult cuDestroyExternalMemory(CUexternalMemory extMem)\n\n"
    "Parameters\n"
    "    extMem : CUexternalMemory, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n");
CB_DOC(cuImportExternalSemaphore,
    "cuImportExternalSemaphore($module, /, semHandleDesc)\n--\n\n",
    "cuImportExternalSemaphore(semHandleDesc)\n\n"
    "Import a semaphore of another interface by its handle.\n\n"
    "CUDA then owns an imported file descriptor.\n\n"
    "CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out,\n"
    "    const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)\n\n"
    "Parameters\n"
    "    semHandleDesc : CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC or None\n\n"
    "Returns\n"
    "    (CUresult, extSem_out); cubind.checked.driver returns extSem_out, or raises\n"
    "        DriverError\n"
    "    extSem_out : CUexternalSemaphore\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_HANDLE,\n"
    "    CUDA_ERROR_OPERATING_SYSTEM\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n");
CB_DOC(cuSignalExternalSemaphoresAsync,
    "cuSignalExternalSemaphoresAsync($module, /, extSemArray, paramsArray, numExtSems, stream)\n"
    "--\n\n",
    "cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)\n\n"
    "Enqueue signals of imported semaphores on a stream.\n\n"
    "CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,\n"
    "    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,\n"
    "    CUstream stream)\n\n"
    "Parameters\n"
    "    extSemArray : sequence of CUexternalSemaphore, or None; as many as numExtSems\n"
    "    paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, or None; as many as\n"
    "        numExtSems\n"
    "    numExtSems : int\n"
    "    stream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "Per-thread variant: cuSignalExternalSemaphoresAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n");
CB_DOC(checked_cuSignalExternalSemaphoresAsync,
    "cuSignalExternalSemaphoresAsync($module, /, extSemArray, paramsArray, stream)\n--\n\n",
    "cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, stream)\n\n"
    "Enqueue signals of imported semaphores on a stream.\n\n"
    "CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,\n"
    "    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,\n"
    "    CUstream stream)\n\n"
    "Parameters\n"
    "    extSemArray : sequence of CUexternalSemaphore, or None\n"
    "    paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, or None\n"
    "    stream : CUstream, int or None\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "Per-thread variant: cuSignalExternalSemaphoresAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n");
CB_DOC(cuWaitExternalSemaphoresAsync,
    "cuWaitExternalSemaphoresAsync($module, /, extSemArray, paramsArray, numExtSems, stream)\n"
    "--\n\n",
    "cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)\n\n"
    "Make a stream wait for imported semaphores.\n\n"
    "The host does not wait.\n\n"
    "CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,\n"
    "    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,\n"
    "    CUstream stream)\n\n"
    "Parameters\n"
    "    extSemArray : sequence of CUexternalSemaphore, or None; as many as numExtSems\n"
    "    paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, or None; as many as\n"
    "        numExtSems\n"
    "    numExtSems : int\n"
    "    stream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_TIMEOUT\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "Per-thread variant: cuWaitExternalSemaphoresAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n");
CB_DOC(checked_cuWaitExternalSemaphoresAsync,
    "cuWaitExternalSemaphoresAsync($module, /, extSemArray, paramsArray, stream)\n--\n\n",
    "cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, stream)\n\n"
    "Make a stream wait for imported semaphores.\n\n"
    "The host does not wait.\n\n"
    "CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,\n"
    "    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,\n"
    "    CUstream stream)\n\n"
    "Parameters\n"
    "    extSemArray : sequence of CUexternalSemaphore, or None\n"
    "    paramsArray : sequence of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, or None\n"
    "    stream : CUstream, int or None\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_TIMEOUT\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "Per-thread variant: cuWaitExternalSemaphoresAsync_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n");
CB_DOC(cuDestroyExternalSemaphore,
    "cuDestroyExternalSemaphore($module, /, extSem)\n--\n\n",
    "cuDestroyExternalSemaphore(extSem)\n\n"
    "Destroy an imported semaphore.\n\n"
    "Nothing may still wait for it.\n\n"
    "CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)\n\n"
    "Parameters\n"
    "    extSem : CUexternalSemaphore, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html\n");
CB_DOC(cuStreamWaitValue32,
    "cuStreamWaitValue32($module, /, stream, addr, value, flags)\n--\n\n",
    "cuStreamWaitValue32(stream, addr, value, flags)\n\n"
    "Make a stream wait on a 32-bit value in memory.\n\n"
    "It waits until addr has reached value, or compares with it as flags say.\n\n"
    "CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    addr : device memory, int or None\n"
    "    value : cuuint32_t, int or None\n"
    "    flags : int; a comparison of CUstreamWaitValue_flags; if the device has\n"
    "        CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES, CU_STREAM_WAIT_VALUE_FLUSH may be\n"
    "        or-ed to it\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.7 as cuStreamWaitValue32_v2.\n"
    "Per-thread variant: cuStreamWaitValue32_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n");
CB_DOC(checked_cuStreamWaitValue32,
    "cuStreamWaitValue32($module, /, stream, addr, value, flags=0)\n--\n\n",
    "cuStreamWaitValue32(stream, addr, value, flags=0)\n\n"
    "Make a stream wait on a 32-bit value in memory.\n\n"
    "It waits until addr has reached value, or compares with it as flags say.\n\n"
    "CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    addr : device memory, int or None\n"
    "    value : cuuint32_t, int or None\n"
    "    flags : int or None; a comparison of CUstreamWaitValue_flags; if the device has\n"
    "        CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES, CU_STREAM_WAIT_VALUE_FLUSH may be\n"
    "        or-ed to it\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.7 as cuStreamWaitValue32_v2.\n"
    "Per-thread variant: cuStreamWaitValue32_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n");
CB_DOC(cuStreamWaitValue64,
    "cuStreamWaitValue64($module, /, stream, addr, value, flags)\n--\n\n",
    "cuStreamWaitValue64(stream, addr, value, flags)\n\n"
    "Make a stream wait on a 64-bit value in memory.\n\n"
    "It waits until addr has reached value, or compares with it as flags say.\n\n"
    "CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    addr : device memory, int or None\n"
    "    value : cuuint64_t, int or None\n"
    "    flags : int; a comparison of CUstreamWaitValue_flags; if the device has\n"
    "        CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES, CU_STREAM_WAIT_VALUE_FLUSH may be\n"
    "        or-ed to it\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.7 as cuStreamWaitValue64_v2.\n"
    "Per-thread variant: cuStreamWaitValue64_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n");
CB_DOC(checked_cuStreamWaitValue64,
    "cuStreamWaitValue64($module, /, stream, addr, value, flags=0)\n--\n\n",
    "cuStreamWaitValue64(stream, addr, value, flags=0)\n\n"
    "Make a stream wait on a 64-bit value in memory.\n\n"
    "It waits until addr has reached value, or compares with it as flags say.\n\n"
    "CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    addr : device memory, int or None\n"
    "    value : cuuint64_t, int or None\n"
    "    flags : int or None; a comparison of CUstreamWaitValue_flags; if the device has\n"
    "        CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES, CU_STREAM_WAIT_VALUE_FLUSH may be\n"
    "        or-ed to it\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.7 as cuStreamWaitValue64_v2.\n"
    "Per-thread variant: cuStreamWaitValue64_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n");
CB_DOC(cuStreamWriteValue32,
    "cuStreamWriteValue32($module, /, stream, addr, value, flags)\n--\n\n",
    "cuStreamWriteValue32(stream, addr, value, flags)\n\n"
    "Enqueue a write of 32 bits to addr.\n\n"
    "The stream writes them in its order.\n\n"
    "CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    addr : device memory, int or None\n"
    "    value : cuuint32_t, int or None\n"
    "    flags : int; CUstreamWriteValue_flags; only CU_STREAM_WRITE_VALUE_DEFAULT (0) is\n"
    "        accepted\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.7 as cuStreamWriteValue32_v2.\n"
    "Per-thread variant: cuStreamWriteValue32_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n");
CB_DOC(checked_cuStreamWriteValue32,
    "cuStreamWriteValue32($module, /, stream, addr, value, flags=0)\n--\n\n",
    "cuStreamWriteValue32(stream, addr, value, flags=0)\n\n"
    "Enqueue a write of 32 bits to addr.\n\n"
    "The stream writes them in its order.\n\n"
    "CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    addr : device memory, int or None\n"
    "    value : cuuint32_t, int or None\n"
    "    flags : int or None; CUstreamWriteValue_flags; only CU_STREAM_WRITE_VALUE_DEFAULT\n"
    "        (0) is accepted\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.7 as cuStreamWriteValue32_v2.\n"
    "Per-thread variant: cuStreamWriteValue32_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n");
CB_DOC(cuStreamWriteValue64,
    "cuStreamWriteValue64($module, /, stream, addr, value, flags)\n--\n\n",
    "cuStreamWriteValue64(stream, addr, value, flags)\n\n"
    "Enqueue a write of 64 bits to addr.\n\n"
    "The stream writes them in its order.\n\n"
    "CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    addr : device memory, int or None\n"
    "    value : cuuint64_t, int or None\n"
    "    flags : int; CUstreamWriteValue_flags; only CU_STREAM_WRITE_VALUE_DEFAULT (0) is\n"
    "        accepted\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.7 as cuStreamWriteValue64_v2.\n"
    "Per-thread variant: cuStreamWriteValue64_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n");
CB_DOC(checked_cuStreamWriteValue64,
    "cuStreamWriteValue64($module, /, stream, addr, value, flags=0)\n--\n\n",
    "cuStreamWriteValue64(stream, addr, value, flags=0)\n\n"
    "Enqueue a write of 64 bits to addr.\n\n"
    "The stream writes them in its order.\n\n"
    "CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    addr : device memory, int or None\n"
    "    value : cuuint64_t, int or None\n"
    "    flags : int or None; CUstreamWriteValue_flags; only CU_STREAM_WRITE_VALUE_DEFAULT\n"
    "        (0) is accepted\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.7 as cuStreamWriteValue64_v2.\n"
    "Per-thread variant: cuStreamWriteValue64_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n");
CB_DOC(cuStreamBatchMemOp,
    "cuStreamBatchMemOp($module, /, stream, count, paramArray, flags)\n--\n\n",
    "cuStreamBatchMemOp(stream, count, paramArray, flags)\n\n"
    "Enqueue several memory operations on a stream in one call.\n\n"
    "Examples are waits, writes, barriers, flushes and atomic reductions.\n\n"
    "CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count,\n"
    "    CUstreamBatchMemOpParams *paramArray, unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    count : int\n"
    "    paramArray : sequence of CUstreamBatchMemOpParams, or None; as many as count\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.7 as cuStreamBatchMemOp_v2.\n"
    "Per-thread variant: cuStreamBatchMemOp_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n");
CB_DOC(checked_cuStreamBatchMemOp,
    "cuStreamBatchMemOp($module, /, stream, paramArray, flags=0)\n--\n\n",
    "cuStreamBatchMemOp(stream, paramArray, flags=0)\n\n"
    "Enqueue several memory operations on a stream in one call.\n\n"
    "Examples are waits, writes, barriers, flushes and atomic reductions.\n\n"
    "CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count,\n"
    "    CUstreamBatchMemOpParams *paramArray, unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : CUstream, int or None\n"
    "    paramArray : sequence of CUstreamBatchMemOpParams, or None\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 11.7 as cuStreamBatchMemOp_v2.\n"
    "Per-thread variant: cuStreamBatchMemOp_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEMOP.html\n");
CB_DOC(cuFuncGetAttribute,
    "cuFuncGetAttribute($module, /, attrib, hfunc)\n--\n\n",
    "cuFuncGetAttribute(attrib, hfunc)\n\n"
    "Return a property of a function.\n\n"
    "Examples are registers per thread and the most threads per block.\n\n"
    "CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)\n\n"
    "Parameters\n"
    "    attrib : CUfunction_attribute or int\n"
    "    hfunc : CUfunction, int or None\n\n"
    "Returns\n"
    "    (CUresult, pi); cubind.checked.driver returns pi, or raises DriverError\n"
    "    pi : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_FUNCTION_NOT_LOADED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(cuFuncSetAttribute,
    "cuFuncSetAttribute($module, /, hfunc, attrib, value)\n--\n\n",
    "cuFuncSetAttribute(hfunc, attrib, value)\n\n"
    "Set a property of a function.\n\n"
    "More than 48 KiB of dynamic shared memory must be allowed in this way.\n\n"
    "CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    attrib : CUfunction_attribute or int\n"
    "    value : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 9.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(cuFuncSetCacheConfig,
    "cuFuncSetCacheConfig($module, /, hfunc, config)\n--\n\n",
    "cuFuncSetCacheConfig(hfunc, config)\n\n"
    "Set whether a function prefers L1 cache or shared memory.\n\n"
    "The setting is only a hint.\n\n"
    "CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    config : CUfunc_cache or int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 3.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(cuFuncGetModule,
    "cuFuncGetModule($module, /, hfunc)\n--\n\n",
    "cuFuncGetModule(hfunc)\n\n"
    "Return the module that a function belongs to.\n\n"
    "CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n\n"
    "Returns\n"
    "    (CUresult, hmod); cubind.checked.driver returns hmod, or raises DriverError\n"
    "    hmod : CUmodule\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(cuFuncGetName,
    "cuFuncGetName($module, /, hfunc)\n--\n\n",
    "cuFuncGetName(hfunc)\n\n"
    "Return the name of a kernel in the code.\n\n"
    "It is mangled for C++.\n\n"
    "CUresult cuFuncGetName(const char **name, CUfunction hfunc)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n\n"
    "Returns\n"
    "    (CUresult, name); cubind.checked.driver returns name, or raises DriverError\n"
    "    name : bytes | None\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(checked_cuFuncGetName,
    "cuFuncGetName($module, /, hfunc)\n--\n\n",
    "cuFuncGetName(hfunc)\n\n"
    "Return the name of a kernel in the code.\n\n"
    "It is mangled for C++.\n\n"
    "CUresult cuFuncGetName(const char **name, CUfunction hfunc)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n\n"
    "Returns\n"
    "    name, or raises DriverError; cubind.driver returns (CUresult, name)\n"
    "    name : str | None\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(cuFuncGetParamInfo,
    "cuFuncGetParamInfo($module, /, func, paramIndex)\n--\n\n",
    "cuFuncGetParamInfo(func, paramIndex)\n\n"
    "Return offset and size of a parameter of a kernel.\n\n"
    "An index past the last parameter is an error.\n\n"
    "CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset,\n"
    "    size_t *paramSize)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "    paramIndex : int\n\n"
    "Returns\n"
    "    (CUresult, paramOffset, paramSize); cubind.checked.driver returns (paramOffset,\n"
    "        paramSize), or raises DriverError\n"
    "    paramOffset : int; bytes from the start of the parameters\n"
    "    paramSize : int; bytes\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(cuFuncGetParamCount,
    "cuFuncGetParamCount($module, /, func)\n--\n\n",
    "cuFuncGetParamCount(func)\n\n"
    "Return the number of parameters of a kernel.\n\n"
    "CUresult cuFuncGetParamCount(CUfunction func, size_t *paramCount)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n\n"
    "Returns\n"
    "    (CUresult, paramCount); cubind.checked.driver returns paramCount, or raises\n"
    "        DriverError\n"
    "    paramCount : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(cuFuncIsLoaded,
    "cuFuncIsLoaded($module, /, function)\n--\n\n",
    "cuFuncIsLoaded(function)\n\n"
    "Report whether the code of a function is on the device.\n\n"
    "Under lazy loading it may not be there yet.\n\n"
    "CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)\n\n"
    "Parameters\n"
    "    function : CUfunction, int or None\n\n"
    "Returns\n"
    "    (CUresult, state); cubind.checked.driver returns state, or raises DriverError\n"
    "    state : CUfunctionLoadingState\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(cuFuncLoad,
    "cuFuncLoad($module, /, function)\n--\n\n",
    "cuFuncLoad(function)\n\n"
    "Load the code of a function now.\n\n"
    "Its first launch then need not load it.\n\n"
    "CUresult cuFuncLoad(CUfunction function)\n\n"
    "Parameters\n"
    "    function : CUfunction, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(cuLaunchKernel,
    "cuLaunchKernel($module, /, f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, "
    "blockDimZ, sharedMemBytes, hStream, kernelParams, extra)\n--\n\n",
    "cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, "
    "sharedMemBytes, hStream, kernelParams, extra)\n\n"
    "Launch a kernel on hStream and return.\n\n"
    "Arguments are copied, but not the memory that they point to.\n\n"
    "CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,\n"
    "    unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,\n"
    "    unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,\n"
    "    void **kernelParams, void **extra)\n\n"
    "Parameters\n"
    "    f : CUfunction, int or None\n"
    "    gridDimX, gridDimY, gridDimZ : int; blocks\n"
    "    blockDimX, blockDimY, blockDimZ : int; threads\n"
    "    sharedMemBytes : int; dynamic shared memory of each block\n"
    "    hStream : CUstream, int or None\n"
    "    kernelParams : (values, their ctypes types), int (address), buffer or None\n"
    "    extra : int (address)\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,\n"
    "    CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,\n"
    "    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_NOT_FOUND\n\n"
    "Releases the GIL by default (see cubind.keep_gil). Since CUDA 4.0.\n"
    "Per-thread variant: cuLaunchKernel_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(checked_cuLaunchKernel,
    "cuLaunchKernel($module, /, f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, "
    "blockDimZ, sharedMemBytes, hStream, kernelParams, extra=0)\n--\n\n",
    "cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, "
    "sharedMemBytes, hStream, kernelParams, extra=0)\n\n"
    "Launch a kernel on hStream and return.\n\n"
    "Arguments are copied, but not the memory that they point to.\n\n"
    "CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,\n"
    "    unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,\n"
    "    unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream,\n"
    "    void **kernelParams, void **extra)\n\n"
    "Parameters\n"
    "    f : CUfunction, int or None\n"
    "    gridDimX, gridDimY, gridDimZ : int; blocks\n"
    "    blockDimX, blockDimY, blockDimZ : int; threads\n"
    "    sharedMemBytes : int; dynamic shared memory of each block\n"
    "    hStream : CUstream, int or None\n"
    "    kernelParams : (values, their ctypes types), int (address), buffer or None\n"
    "    extra : int (address), or None\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,\n"
    "    CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,\n"
    "    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, CUDA_ERROR_NOT_FOUND\n\n"
    "Releases the GIL by default (see cubind.keep_gil). Since CUDA 4.0.\n"
    "Per-thread variant: cuLaunchKernel_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(cuLaunchKernelEx,
    "cuLaunchKernelEx($module, /, config, f, kernelParams, extra)\n--\n\n",
    "cuLaunchKernelEx(config, f, kernelParams, extra)\n\n"
    "Launch a kernel as config describes.\n\n"
    "Its attributes set, for example, clusters or cooperation. Arguments are copied.\n\n"
    "CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f,\n"
    "    void **kernelParams, void **extra)\n\n"
    "Parameters\n"
    "    config : CUlaunchConfig or None\n"
    "    f : CUfunction, int or None\n"
    "    kernelParams : (values, their ctypes types), int (address), buffer or None\n"
    "    extra : int (address)\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,\n"
    "    CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,\n"
    "    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,\n"
    "    CUDA_ERROR_NOT_FOUND\n\n"
    "Releases the GIL by default (see cubind.keep_gil). Since CUDA 11.6.\n"
    "Per-thread variant: cuLaunchKernelEx_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: launch.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(checked_cuLaunchKernelEx,
    "cuLaunchKernelEx($module, /, config, f, kernelParams, extra=0)\n--\n\n",
    "cuLaunchKernelEx(config, f, kernelParams, extra=0)\n\n"
    "Launch a kernel as config describes.\n\n"
    "Its attributes set, for example, clusters or cooperation. Arguments are copied.\n\n"
    "CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f,\n"
    "    void **kernelParams, void **extra)\n\n"
    "Parameters\n"
    "    config : CUlaunchConfig or None\n"
    "    f : CUfunction, int or None\n"
    "    kernelParams : (values, their ctypes types), int (address), buffer or None\n"
    "    extra : int (address), or None\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,\n"
    "    CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,\n"
    "    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,\n"
    "    CUDA_ERROR_NOT_FOUND\n\n"
    "Releases the GIL by default (see cubind.keep_gil). Since CUDA 11.6.\n"
    "Per-thread variant: cuLaunchKernelEx_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: launch.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(cuLaunchCooperativeKernel,
    "cuLaunchCooperativeKernel($module, /, f, gridDimX, gridDimY, gridDimZ, blockDimX, "
    "blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams)\n--\n\n",
    "cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, "
    "blockDimZ, sharedMemBytes, hStream, kernelParams)\n\n"
    "Launch a kernel whose blocks run at once and may wait for each other.\n\n"
    "A grid that is too large for that is an error.\n\n"
    "CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX,\n"
    "    unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,\n"
    "    unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,\n"
    "    CUstream hStream, void **kernelParams)\n\n"
    "Parameters\n"
    "    f : CUfunction, int or None\n"
    "    gridDimX, gridDimY, gridDimZ : int; blocks\n"
    "    blockDimX, blockDimY, blockDimZ : int; threads\n"
    "    sharedMemBytes : int; dynamic shared memory of each block\n"
    "    hStream : CUstream, int or None\n"
    "    kernelParams : (values, their ctypes types), int (address), buffer or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,\n"
    "    CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,\n"
    "    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,\n"
    "    CUDA_ERROR_NOT_FOUND\n\n"
    "Releases the GIL. Since CUDA 9.0.\n"
    "Per-thread variant: cuLaunchCooperativeKernel_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(cuLaunchHostFunc,
    "cuLaunchHostFunc($module, /, hStream, fn, userData)\n--\n\n",
    "cuLaunchHostFunc(hStream, fn, userData)\n\n"
    "Enqueue a call of the host function fn.\n\n"
    "A thread of the driver runs it. It must not call CUDA, and later work on hStream waits\n"
    "for it.\n\n"
    "CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    fn : callable, CUhostFn, int (address of a C function) or None; called as\n"
    "        fn(userData) -> None, exceptions go to sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "Per-thread variant: cuLaunchHostFunc_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Stream.callback.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(checked_cuLaunchHostFunc,
    "cuLaunchHostFunc($module, /, hStream, fn, userData=None)\n--\n\n",
    "cuLaunchHostFunc(hStream, fn, userData=None)\n\n"
    "Enqueue a call of the host function fn.\n\n"
    "A thread of the driver runs it. It must not call CUDA, and later work on hStream waits\n"
    "for it.\n\n"
    "CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    fn : callable, CUhostFn, int (address of a C function) or None; called as\n"
    "        fn(userData) -> None, exceptions go to sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function, or\n"
    "        None\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "Per-thread variant: cuLaunchHostFunc_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Stream.callback.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(cuLaunchHostFunc_v2,
    "cuLaunchHostFunc_v2($module, /, hStream, fn, userData, syncMode)\n--\n\n",
    "cuLaunchHostFunc_v2(hStream, fn, userData, syncMode)\n\n"
    "Enqueue a call of the host function fn.\n\n"
    "A thread of the driver runs it. It must not call CUDA, and later work on hStream waits\n"
    "for it.\n\n"
    "CUresult cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData,\n"
    "    unsigned int syncMode)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    fn : callable, CUhostFn, int (address of a C function) or None; called as\n"
    "        fn(userData) -> None, exceptions go to sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n"
    "    syncMode : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "Per-thread variant: cuLaunchHostFunc_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "In cubind.core: Stream.callback.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC.html\n");
CB_DOC(cuFuncSetBlockShape,
    "cuFuncSetBlockShape($module, /, hfunc, x, y, z)\n--\n\n",
    "cuFuncSetBlockShape(hfunc, x, y, z)\n\n"
    "Set one part of an old-style launch.\n\n"
    "cuLaunchKernel takes all parts at once.\n\n"
    "CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    x, y, z : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n");
CB_DOC(cuFuncSetSharedSize,
    "cuFuncSetSharedSize($module, /, hfunc, numbytes)\n--\n\n",
    "cuFuncSetSharedSize(hfunc, numbytes)\n\n"
    "Set one part of an old-style launch.\n\n"
    "cuLaunchKernel takes all parts at once.\n\n"
    "CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    numbytes : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n");
CB_DOC(cuParamSetSize,
    "cuParamSetSize($module, /, hfunc, numbytes)\n--\n\n",
    "cuParamSetSize(hfunc, numbytes)\n\n"
    "Set one part of an old-style launch.\n\n"
    "cuLaunchKernel takes all parts at once.\n\n"
    "CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    numbytes : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n");
CB_DOC(cuParamSeti,
    "cuParamSeti($module, /, hfunc, offset, value)\n--\n\n",
    "cuParamSeti(hfunc, offset, value)\n\n"
    "Set one part of an old-style launch.\n\n"
    "cuLaunchKernel takes all parts at once.\n\n"
    "CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    offset, value : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n");
CB_DOC(cuParamSetf,
    "cuParamSetf($module, /, hfunc, offset, value)\n--\n\n",
    "cuParamSetf(hfunc, offset, value)\n\n"
    "Set one part of an old-style launch.\n\n"
    "cuLaunchKernel takes all parts at once.\n\n"
    "CUresult cuParamSetf(CUfunction hfunc, int offset, float value)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    offset : int\n"
    "    value : float\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n");
CB_DOC(cuParamSetv,
    "cuParamSetv($module, /, hfunc, offset, ptr, numbytes)\n--\n\n",
    "cuParamSetv(hfunc, offset, ptr, numbytes)\n\n"
    "Set one part of an old-style launch.\n\n"
    "cuLaunchKernel takes all parts at once.\n\n"
    "CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    offset : int\n"
    "    ptr : int (address), buffer or None; at least numbytes bytes long\n"
    "    numbytes : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n");
CB_DOC(cuLaunch,
    "cuLaunch($module, /, f)\n--\n\n",
    "cuLaunch(f)\n\n"
    "Launch a function in the old style, after its parts were set.\n\n"
    "cuLaunchKernel takes all parts at once.\n\n"
    "CUresult cuLaunch(CUfunction f)\n\n"
    "Parameters\n"
    "    f : CUfunction, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_LAUNCH_FAILED,\n"
    "    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, CUDA_ERROR_LAUNCH_TIMEOUT,\n"
    "    CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED\n\n"
    "Releases the GIL. Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n");
CB_DOC(cuLaunchGrid,
    "cuLaunchGrid($module, /, f, grid_width, grid_height)\n--\n\n",
    "cuLaunchGrid(f, grid_width, grid_height)\n\n"
    "Launch a function in the old style, after its parts were set.\n\n"
    "cuLaunchKernel takes all parts at once.\n\n"
    "CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height)\n\n"
    "Parameters\n"
    "    f : CUfunction, int or None\n"
    "    grid_width, grid_height : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_LAUNCH_FAILED,\n"
    "    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, CUDA_ERROR_LAUNCH_TIMEOUT,\n"
    "    CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED\n\n"
    "Releases the GIL. Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n");
CB_DOC(cuLaunchGridAsync,
    "cuLaunchGridAsync($module, /, f, grid_width, grid_height, hStream)\n--\n\n",
    "cuLaunchGridAsync(f, grid_width, grid_height, hStream)\n\n"
    "Launch a function in the old style, after its parts were set.\n\n"
    "cuLaunchKernel takes all parts at once.\n\n"
    "CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height,\n"
    "    CUstream hStream)\n\n"
    "Parameters\n"
    "    f : CUfunction, int or None\n"
    "    grid_width, grid_height : int\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_LAUNCH_FAILED,\n"
    "    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, CUDA_ERROR_LAUNCH_TIMEOUT,\n"
    "    CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED\n\n"
    "Releases the GIL. Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n");
CB_DOC(cuLaunchCooperativeKernelMultiDevice,
    "cuLaunchCooperativeKernelMultiDevice($module, /, launchParamsList, numDevices, flags)\n"
    "--\n\n",
    "cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags)\n\n"
    "Launch a cooperative kernel on several devices (deprecated).\n\n"
    "All its blocks can wait for each other.\n\n"
    "CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList,\n"
    "    unsigned int numDevices, unsigned int flags)\n\n"
    "Parameters\n"
    "    launchParamsList : sequence of CUDA_LAUNCH_PARAMS, or None; as many as numDevices\n"
    "    numDevices : int\n"
    "    flags : int; CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_*, or-ed\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,\n"
    "    CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,\n"
    "    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED\n\n"
    "Releases the GIL. Since CUDA 9.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n");
CB_DOC(checked_cuLaunchCooperativeKernelMultiDevice,
    "cuLaunchCooperativeKernelMultiDevice($module, /, launchParamsList, flags)\n--\n\n",
    "cuLaunchCooperativeKernelMultiDevice(launchParamsList, flags)\n\n"
    "Launch a cooperative kernel on several devices (deprecated).\n\n"
    "All its blocks can wait for each other.\n\n"
    "CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList,\n"
    "    unsigned int numDevices, unsigned int flags)\n\n"
    "Parameters\n"
    "    launchParamsList : sequence of CUDA_LAUNCH_PARAMS, or None\n"
    "    flags : int; CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_*, or-ed\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_IMAGE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_LAUNCH_FAILED, CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,\n"
    "    CUDA_ERROR_LAUNCH_TIMEOUT, CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,\n"
    "    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, CUDA_ERROR_SHARED_OBJECT_INIT_FAILED\n\n"
    "Releases the GIL. Since CUDA 9.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n");
CB_DOC(cuParamSetTexRef,
    "cuParamSetTexRef($module, /, hfunc, texunit, hTexRef)\n--\n\n",
    "cuParamSetTexRef(hfunc, texunit, hTexRef)\n\n"
    "Set a texture reference of a function (deprecated).\n\n"
    "It has no effect.\n\n"
    "CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    texunit : int\n"
    "    hTexRef : CUtexref, int or None; keep it alive until the last use of hfunc\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n");
CB_DOC(cuFuncSetSharedMemConfig,
    "cuFuncSetSharedMemConfig($module, /, hfunc, config)\n--\n\n",
    "cuFuncSetSharedMemConfig(hfunc, config)\n\n"
    "Set the width of shared memory banks for kernels (deprecated).\n\n"
    "Newer devices ignore it.\n\n"
    "CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)\n\n"
    "Parameters\n"
    "    hfunc : CUfunction, int or None\n"
    "    config : CUsharedconfig or int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 4.2. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXEC__DEPRECATED.html\n");
CB_DOC(cuGraphCreate,
    "cuGraphCreate($module, /, flags)\n--\n\n",
    "cuGraphCreate(flags)\n\n"
    "Create an empty graph.\n\n"
    "Add nodes to it; cuGraphInstantiate then creates an executable graph.\n\n"
    "CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult, phGraph); cubind.checked.driver returns phGraph, or raises DriverError\n"
    "    phGraph : CUgraph\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphCreate,
    "cuGraphCreate($module, /, flags=0)\n--\n\n",
    "cuGraphCreate(flags=0)\n\n"
    "Create an empty graph.\n\n"
    "Add nodes to it; cuGraphInstantiate then creates an executable graph.\n\n"
    "CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    phGraph, or raises DriverError; cubind.driver returns (CUresult, phGraph)\n"
    "    phGraph : CUgraph\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphAddKernelNode,
    "cuGraphAddKernelNode($module, /, hGraph, dependencies, numDependencies, nodeParams)\n--\n\n",
    "cuGraphAddKernelNode(hGraph, dependencies, numDependencies, nodeParams)\n\n"
    "Add a kernel launch to a graph.\n\n"
    "Arguments are copied now and used in each run.\n\n"
    "CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies,\n"
    "    const CUDA_KERNEL_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : CUDA_KERNEL_NODE_PARAMS or None; keep what it names alive while the\n"
    "        graph and its executable graphs exist\n\n"
    "Returns\n"
    "    (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises\n"
    "        DriverError\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.0 as cuGraphAddKernelNode_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphAddKernelNode,
    "cuGraphAddKernelNode($module, /, hGraph, dependencies, nodeParams)\n--\n\n",
    "cuGraphAddKernelNode(hGraph, dependencies, nodeParams)\n\n"
    "Add a kernel launch to a graph.\n\n"
    "Arguments are copied now and used in each run.\n\n"
    "CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies,\n"
    "    const CUDA_KERNEL_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    nodeParams : CUDA_KERNEL_NODE_PARAMS or None; keep what it names alive while the\n"
    "        graph and its executable graphs exist\n\n"
    "Returns\n"
    "    phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.0 as cuGraphAddKernelNode_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphKernelNodeGetParams,
    "cuGraphKernelNodeGetParams($module, /, hNode)\n--\n\n",
    "cuGraphKernelNodeGetParams(hNode)\n\n"
    "Return the parameters of a node.\n\n"
    "Pointers in them belong to the node.\n\n"
    "CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode,\n"
    "    CUDA_KERNEL_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, nodeParams); cubind.checked.driver returns nodeParams, or raises\n"
    "        DriverError\n"
    "    nodeParams : CUDA_KERNEL_NODE_PARAMS\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.0 as cuGraphKernelNodeGetParams_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphKernelNodeSetParams,
    "cuGraphKernelNodeSetParams($module, /, hNode, nodeParams)\n--\n\n",
    "cuGraphKernelNodeSetParams(hNode, nodeParams)\n\n"
    "Set the parameters of a node.\n\n"
    "Graphs that are already instantiated do not change.\n\n"
    "CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode,\n"
    "    const CUDA_KERNEL_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_KERNEL_NODE_PARAMS or None; keep what it names alive while the\n"
    "        graph and its executable graphs exist\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.0 as\n"
    "    cuGraphKernelNodeSetParams_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphAddMemcpyNode,
    "cuGraphAddMemcpyNode($module, /, hGraph, dependencies, numDependencies, copyParams, ctx)\n"
    "--\n\n",
    "cuGraphAddMemcpyNode(hGraph, dependencies, numDependencies, copyParams, ctx)\n\n"
    "Add a copy to a graph.\n\n"
    "CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies,\n"
    "    const CUDA_MEMCPY3D *copyParams, CUcontext ctx)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    copyParams : CUDA_MEMCPY3D or None; keep what it names alive while the graph and its\n"
    "        executable graphs exist\n"
    "    ctx : CUcontext, int or None\n\n"
    "Returns\n"
    "    (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises\n"
    "        DriverError\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphAddMemcpyNode,
    "cuGraphAddMemcpyNode($module, /, hGraph, dependencies, copyParams, ctx)\n--\n\n",
    "cuGraphAddMemcpyNode(hGraph, dependencies, copyParams, ctx)\n\n"
    "Add a copy to a graph.\n\n"
    "CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies,\n"
    "    const CUDA_MEMCPY3D *copyParams, CUcontext ctx)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    copyParams : CUDA_MEMCPY3D or None; keep what it names alive while the graph and its\n"
    "        executable graphs exist\n"
    "    ctx : CUcontext, int or None\n\n"
    "Returns\n"
    "    phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphMemcpyNodeGetParams,
    "cuGraphMemcpyNodeGetParams($module, /, hNode)\n--\n\n",
    "cuGraphMemcpyNodeGetParams(hNode)\n\n"
    "Return the parameters of a node.\n\n"
    "Pointers in them belong to the node.\n\n"
    "CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, nodeParams); cubind.checked.driver returns nodeParams, or raises\n"
    "        DriverError\n"
    "    nodeParams : CUDA_MEMCPY3D\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphMemcpyNodeSetParams,
    "cuGraphMemcpyNodeSetParams($module, /, hNode, nodeParams)\n--\n\n",
    "cuGraphMemcpyNodeSetParams(hNode, nodeParams)\n\n"
    "Set the parameters of a node.\n\n"
    "Graphs that are already instantiated do not change.\n\n"
    "CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_MEMCPY3D or None; keep what it names alive while the graph and its\n"
    "        executable graphs exist\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphAddMemsetNode,
    "cuGraphAddMemsetNode($module, /, hGraph, dependencies, numDependencies, memsetParams, "
    "ctx)\n--\n\n",
    "cuGraphAddMemsetNode(hGraph, dependencies, numDependencies, memsetParams, ctx)\n\n"
    "Add a memset of device memory to a graph.\n\n"
    "CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies,\n"
    "    const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    memsetParams : CUDA_MEMSET_NODE_PARAMS or None; keep what it names alive while the\n"
    "        graph and its executable graphs exist\n"
    "    ctx : CUcontext, int or None\n\n"
    "Returns\n"
    "    (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises\n"
    "        DriverError\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphAddMemsetNode,
    "cuGraphAddMemsetNode($module, /, hGraph, dependencies, memsetParams, ctx)\n--\n\n",
    "cuGraphAddMemsetNode(hGraph, dependencies, memsetParams, ctx)\n\n"
    "Add a memset of device memory to a graph.\n\n"
    "CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies,\n"
    "    const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    memsetParams : CUDA_MEMSET_NODE_PARAMS or None; keep what it names alive while the\n"
    "        graph and its executable graphs exist\n"
    "    ctx : CUcontext, int or None\n\n"
    "Returns\n"
    "    phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphMemsetNodeGetParams,
    "cuGraphMemsetNodeGetParams($module, /, hNode)\n--\n\n",
    "cuGraphMemsetNodeGetParams(hNode)\n\n"
    "Return the parameters of a node.\n\n"
    "Pointers in them belong to the node.\n\n"
    "CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode,\n"
    "    CUDA_MEMSET_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, nodeParams); cubind.checked.driver returns nodeParams, or raises\n"
    "        DriverError\n"
    "    nodeParams : CUDA_MEMSET_NODE_PARAMS\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphMemsetNodeSetParams,
    "cuGraphMemsetNodeSetParams($module, /, hNode, nodeParams)\n--\n\n",
    "cuGraphMemsetNodeSetParams(hNode, nodeParams)\n\n"
    "Set the parameters of a node.\n\n"
    "Graphs that are already instantiated do not change.\n\n"
    "CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode,\n"
    "    const CUDA_MEMSET_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_MEMSET_NODE_PARAMS or None; keep what it names alive while the\n"
    "        graph and its executable graphs exist\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphAddHostNode,
    "cuGraphAddHostNode($module, /, hGraph, dependencies, numDependencies, nodeParams)\n--\n\n",
    "cuGraphAddHostNode(hGraph, dependencies, numDependencies, nodeParams)\n\n"
    "Add a call of a host function to a graph.\n\n"
    "The function must not call CUDA.\n\n"
    "CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies,\n"
    "    const CUDA_HOST_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : CUDA_HOST_NODE_PARAMS or None; keep what it names alive while the graph\n"
    "        and its executable graphs exist\n\n"
    "Returns\n"
    "    (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises\n"
    "        DriverError\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphAddHostNode,
    "cuGraphAddHostNode($module, /, hGraph, dependencies, nodeParams)\n--\n\n",
    "cuGraphAddHostNode(hGraph, dependencies, nodeParams)\n\n"
    "Add a call of a host function to a graph.\n\n"
    "The function must not call CUDA.\n\n"
    "CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies,\n"
    "    const CUDA_HOST_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    nodeParams : CUDA_HOST_NODE_PARAMS or None; keep what it names alive while the graph\n"
    "        and its executable graphs exist\n\n"
    "Returns\n"
    "    phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphHostNodeGetParams,
    "cuGraphHostNodeGetParams($module, /, hNode)\n--\n\n",
    "cuGraphHostNodeGetParams(hNode)\n\n"
    "Return the parameters of a node.\n\n"
    "Pointers in them belong to the node.\n\n"
    "CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, nodeParams); cubind.checked.driver returns nodeParams, or raises\n"
    "        DriverError\n"
    "    nodeParams : CUDA_HOST_NODE_PARAMS\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphHostNodeSetParams,
    "cuGraphHostNodeSetParams($module, /, hNode, nodeParams)\n--\n\n",
    "cuGraphHostNodeSetParams(hNode, nodeParams)\n\n"
    "Set the parameters of a node.\n\n"
    "Graphs that are already instantiated do not change.\n\n"
    "CUresult cuGraphHostNodeSetParams(CUgraphNode hNode,\n"
    "    const CUDA_HOST_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_HOST_NODE_PARAMS or None; keep what it names alive while the graph\n"
    "        and its executable graphs exist\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphAddChildGraphNode,
    "cuGraphAddChildGraphNode($module, /, hGraph, dependencies, numDependencies, childGraph)\n"
    "--\n\n",
    "cuGraphAddChildGraphNode(hGraph, dependencies, numDependencies, childGraph)\n\n"
    "Add a copy of another graph to a graph, as one node.\n\n"
    "CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    childGraph : CUgraph, int or None\n\n"
    "Returns\n"
    "    (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises\n"
    "        DriverError\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphAddChildGraphNode,
    "cuGraphAddChildGraphNode($module, /, hGraph, dependencies, childGraph)\n--\n\n",
    "cuGraphAddChildGraphNode(hGraph, dependencies, childGraph)\n\n"
    "Add a copy of another graph to a graph, as one node.\n\n"
    "CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    childGraph : CUgraph, int or None\n\n"
    "Returns\n"
    "    phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphChildGraphNodeGetGraph,
    "cuGraphChildGraphNodeGetGraph($module, /, hNode)\n--\n\n",
    "cuGraphChildGraphNodeGetGraph(hNode)\n\n"
    "Return the graph inside a child graph node.\n\n"
    "It belongs to the node.\n\n"
    "CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, phGraph); cubind.checked.driver returns phGraph, or raises DriverError\n"
    "    phGraph : CUgraph\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphAddEmptyNode,
    "cuGraphAddEmptyNode($module, /, hGraph, dependencies, numDependencies)\n--\n\n",
    "cuGraphAddEmptyNode(hGraph, dependencies, numDependencies)\n\n"
    "Add a node that does nothing.\n\n"
    "It joins many dependencies in one.\n\n"
    "CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n\n"
    "Returns\n"
    "    (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises\n"
    "        DriverError\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphAddEmptyNode,
    "cuGraphAddEmptyNode($module, /, hGraph, dependencies)\n--\n\n",
    "cuGraphAddEmptyNode(hGraph, dependencies)\n\n"
    "Add a node that does nothing.\n\n"
    "It joins many dependencies in one.\n\n"
    "CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n\n"
    "Returns\n"
    "    phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphAddEventRecordNode,
    "cuGraphAddEventRecordNode($module, /, hGraph, dependencies, numDependencies, event)\n--\n\n",
    "cuGraphAddEventRecordNode(hGraph, dependencies, numDependencies, event)\n\n"
    "Add a node that records an event to a graph.\n\n"
    "CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies, CUevent event)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    event : CUevent, int or None; keep it alive while the graph and its executable\n"
    "        graphs exist\n\n"
    "Returns\n"
    "    (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises\n"
    "        DriverError\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphAddEventRecordNode,
    "cuGraphAddEventRecordNode($module, /, hGraph, dependencies, event)\n--\n\n",
    "cuGraphAddEventRecordNode(hGraph, dependencies, event)\n\n"
    "Add a node that records an event to a graph.\n\n"
    "CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies, CUevent event)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    event : CUevent, int or None; keep it alive while the graph and its executable\n"
    "        graphs exist\n\n"
    "Returns\n"
    "    phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphEventRecordNodeGetEvent,
    "cuGraphEventRecordNodeGetEvent($module, /, hNode)\n--\n\n",
    "cuGraphEventRecordNodeGetEvent(hNode)\n\n"
    "Return the event that a node records or waits for.\n\n"
    "CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, event_out); cubind.checked.driver returns event_out, or raises\n"
    "        DriverError\n"
    "    event_out : CUevent\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphEventRecordNodeSetEvent,
    "cuGraphEventRecordNodeSetEvent($module, /, hNode, event)\n--\n\n",
    "cuGraphEventRecordNodeSetEvent(hNode, event)\n\n"
    "Set the event of a node.\n\n"
    "Graphs that are already instantiated do not change.\n\n"
    "CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    event : CUevent, int or None; keep it alive while the graph and its executable\n"
    "        graphs exist\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Keeps the GIL. Since CUDA 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphAddEventWaitNode,
    "cuGraphAddEventWaitNode($module, /, hGraph, dependencies, numDependencies, event)\n--\n\n",
    "cuGraphAddEventWaitNode(hGraph, dependencies, numDependencies, event)\n\n"
    "Add a wait for an event to a graph.\n\n"
    "CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies, CUevent event)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    event : CUevent, int or None; keep it alive while the graph and its executable\n"
    "        graphs exist\n\n"
    "Returns\n"
    "    (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises\n"
    "        DriverError\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphAddEventWaitNode,
    "cuGraphAddEventWaitNode($module, /, hGraph, dependencies, event)\n--\n\n",
    "cuGraphAddEventWaitNode(hGraph, dependencies, event)\n\n"
    "Add a wait for an event to a graph.\n\n"
    "CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies, CUevent event)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    event : CUevent, int or None; keep it alive while the graph and its executable\n"
    "        graphs exist\n\n"
    "Returns\n"
    "    phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphEventWaitNodeGetEvent,
    "cuGraphEventWaitNodeGetEvent($module, /, hNode)\n--\n\n",
    "cuGraphEventWaitNodeGetEvent(hNode)\n\n"
    "Return the event that a node records or waits for.\n\n"
    "CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, event_out); cubind.checked.driver returns event_out, or raises\n"
    "        DriverError\n"
    "    event_out : CUevent\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphEventWaitNodeSetEvent,
    "cuGraphEventWaitNodeSetEvent($module, /, hNode, event)\n--\n\n",
    "cuGraphEventWaitNodeSetEvent(hNode, event)\n\n"
    "Set the event of a node.\n\n"
    "Graphs that are already instantiated do not change.\n\n"
    "CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    event : CUevent, int or None; keep it alive while the graph and its executable\n"
    "        graphs exist\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Keeps the GIL. Since CUDA 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphAddExternalSemaphoresSignalNode,
    "cuGraphAddExternalSemaphoresSignalNode($module, /, hGraph, dependencies, numDependencies, "
    "nodeParams)\n--\n\n",
    "cuGraphAddExternalSemaphoresSignalNode(hGraph, dependencies, numDependencies, nodeParams)\n\n"
    "Add a signal of imported semaphores, or a wait for them, to a graph.\n\n"
    "CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode,\n"
    "    CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies,\n"
    "    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None; keep what it names alive while\n"
    "        the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises\n"
    "        DriverError\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphAddExternalSemaphoresSignalNode,
    "cuGraphAddExternalSemaphoresSignalNode($module, /, hGraph, dependencies, nodeParams)\n"
    "--\n\n",
    "cuGraphAddExternalSemaphoresSignalNode(hGraph, dependencies, nodeParams)\n\n"
    "Add a signal of imported semaphores, or a wait for them, to a graph.\n\n"
    "CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode,\n"
    "    CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies,\n"
    "    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None; keep what it names alive while\n"
    "        the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExternalSemaphoresSignalNodeGetParams,
    "cuGraphExternalSemaphoresSignalNodeGetParams($module, /, hNode)\n--\n\n",
    "cuGraphExternalSemaphoresSignalNodeGetParams(hNode)\n\n"
    "Return the semaphores that a node signals.\n\n"
    "CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,\n"
    "    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, params_out); cubind.checked.driver returns params_out, or raises\n"
    "        DriverError\n"
    "    params_out : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExternalSemaphoresSignalNodeSetParams,
    "cuGraphExternalSemaphoresSignalNodeSetParams($module, /, hNode, nodeParams)\n--\n\n",
    "cuGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams)\n\n"
    "Set the semaphores that a node signals.\n\n"
    "CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode,\n"
    "    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None; keep what it names alive while\n"
    "        the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphAddExternalSemaphoresWaitNode,
    "cuGraphAddExternalSemaphoresWaitNode($module, /, hGraph, dependencies, numDependencies, "
    "nodeParams)\n--\n\n",
    "cuGraphAddExternalSemaphoresWaitNode(hGraph, dependencies, numDependencies, nodeParams)\n\n"
    "Add a signal of imported semaphores, or a wait for them, to a graph.\n\n"
    "CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies,\n"
    "    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None; keep what it names alive while\n"
    "        the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises\n"
    "        DriverError\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphAddExternalSemaphoresWaitNode,
    "cuGraphAddExternalSemaphoresWaitNode($module, /, hGraph, dependencies, nodeParams)\n--\n\n",
    "cuGraphAddExternalSemaphoresWaitNode(hGraph, dependencies, nodeParams)\n\n"
    "Add a signal of imported semaphores, or a wait for them, to a graph.\n\n"
    "CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies,\n"
    "    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None; keep what it names alive while\n"
    "        the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExternalSemaphoresWaitNodeGetParams,
    "cuGraphExternalSemaphoresWaitNodeGetParams($module, /, hNode)\n--\n\n",
    "cuGraphExternalSemaphoresWaitNodeGetParams(hNode)\n\n"
    "Return the semaphores that a node waits for.\n\n"
    "CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,\n"
    "    CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, params_out); cubind.checked.driver returns params_out, or raises\n"
    "        DriverError\n"
    "    params_out : CUDA_EXT_SEM_WAIT_NODE_PARAMS\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExternalSemaphoresWaitNodeSetParams,
    "cuGraphExternalSemaphoresWaitNodeSetParams($module, /, hNode, nodeParams)\n--\n\n",
    "cuGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams)\n\n"
    "Set the semaphores that a node waits for.\n\n"
    "CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode,\n"
    "    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None; keep what it names alive while\n"
    "        the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphAddBatchMemOpNode,
    "cuGraphAddBatchMemOpNode($module, /, hGraph, dependencies, numDependencies, nodeParams)\n"
    "--\n\n",
    "cuGraphAddBatchMemOpNode(hGraph, dependencies, numDependencies, nodeParams)\n\n"
    "Add several operations of cuStreamBatchMemOp to a graph, as one node.\n\n"
    "CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies,\n"
    "    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None; keep what it names alive while\n"
    "        the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises\n"
    "        DriverError\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphAddBatchMemOpNode,
    "cuGraphAddBatchMemOpNode($module, /, hGraph, dependencies, nodeParams)\n--\n\n",
    "cuGraphAddBatchMemOpNode(hGraph, dependencies, nodeParams)\n\n"
    "Add several operations of cuStreamBatchMemOp to a graph, as one node.\n\n"
    "CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies,\n"
    "    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None; keep what it names alive while\n"
    "        the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphBatchMemOpNodeGetParams,
    "cuGraphBatchMemOpNodeGetParams($module, /, hNode)\n--\n\n",
    "cuGraphBatchMemOpNodeGetParams(hNode)\n\n"
    "Return the memory operations of a node.\n\n"
    "CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode,\n"
    "    CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, nodeParams_out); cubind.checked.driver returns nodeParams_out, or raises\n"
    "        DriverError\n"
    "    nodeParams_out : CUDA_BATCH_MEM_OP_NODE_PARAMS\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphBatchMemOpNodeSetParams,
    "cuGraphBatchMemOpNodeSetParams($module, /, hNode, nodeParams)\n--\n\n",
    "cuGraphBatchMemOpNodeSetParams(hNode, nodeParams)\n\n"
    "Set the memory operations of a node.\n\n"
    "CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode,\n"
    "    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None; keep what it names alive while\n"
    "        the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExecBatchMemOpNodeSetParams,
    "cuGraphExecBatchMemOpNodeSetParams($module, /, hGraphExec, hNode, nodeParams)\n--\n\n",
    "cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams)\n\n"
    "Set the memory operations that a node of an executable graph does.\n\n"
    "CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,\n"
    "    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_BATCH_MEM_OP_NODE_PARAMS or None; keep what it names alive while\n"
    "        hGraphExec exists\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphAddMemAllocNode,
    "cuGraphAddMemAllocNode($module, /, hGraph, dependencies, numDependencies, nodeParams)\n"
    "--\n\n",
    "cuGraphAddMemAllocNode(hGraph, dependencies, numDependencies, nodeParams)\n\n"
    "Add an allocation to a graph.\n\n"
    "Its address is fixed now and returned in nodeParams.\n\n"
    "CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies,\n"
    "    CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : CUDA_MEM_ALLOC_NODE_PARAMS or None; in and out\n\n"
    "Returns\n"
    "    (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises\n"
    "        DriverError\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphAddMemAllocNode,
    "cuGraphAddMemAllocNode($module, /, hGraph, dependencies, nodeParams)\n--\n\n",
    "cuGraphAddMemAllocNode(hGraph, dependencies, nodeParams)\n\n"
    "Add an allocation to a graph.\n\n"
    "Its address is fixed now and returned in nodeParams.\n\n"
    "CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies,\n"
    "    CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    nodeParams : CUDA_MEM_ALLOC_NODE_PARAMS or None; in and out\n\n"
    "Returns\n"
    "    phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphMemAllocNodeGetParams,
    "cuGraphMemAllocNodeGetParams($module, /, hNode)\n--\n\n",
    "cuGraphMemAllocNodeGetParams(hNode)\n\n"
    "Return which memory a node allocates or frees.\n\n"
    "CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode,\n"
    "    CUDA_MEM_ALLOC_NODE_PARAMS *params_out)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, params_out); cubind.checked.driver returns params_out, or raises\n"
    "        DriverError\n"
    "    params_out : CUDA_MEM_ALLOC_NODE_PARAMS\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphAddMemFreeNode,
    "cuGraphAddMemFreeNode($module, /, hGraph, dependencies, numDependencies, dptr)\n--\n\n",
    "cuGraphAddMemFreeNode(hGraph, dependencies, numDependencies, dptr)\n\n"
    "Add a node that frees memory of an allocation node to a graph.\n\n"
    "CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    dptr : device memory, int or None\n\n"
    "Returns\n"
    "    (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises\n"
    "        DriverError\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphAddMemFreeNode,
    "cuGraphAddMemFreeNode($module, /, hGraph, dependencies, dptr)\n--\n\n",
    "cuGraphAddMemFreeNode(hGraph, dependencies, dptr)\n\n"
    "Add a node that frees memory of an allocation node to a graph.\n\n"
    "CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    dptr : device memory, int or None\n\n"
    "Returns\n"
    "    phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphMemFreeNodeGetParams,
    "cuGraphMemFreeNodeGetParams($module, /, hNode)\n--\n\n",
    "cuGraphMemFreeNodeGetParams(hNode)\n\n"
    "Return which memory a node allocates or frees.\n\n"
    "CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, dptr_out); cubind.checked.driver returns dptr_out, or raises DriverError\n"
    "    dptr_out : CUdeviceptr\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuDeviceGraphMemTrim,
    "cuDeviceGraphMemTrim($module, /, device)\n--\n\n",
    "cuDeviceGraphMemTrim(device)\n\n"
    "Return to the system the unused memory that graphs had allocated.\n\n"
    "CUresult cuDeviceGraphMemTrim(CUdevice device)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_DEVICE\n\n"
    "Releases the GIL. Since CUDA 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuDeviceGetGraphMemAttribute,
    "cuDeviceGetGraphMemAttribute($module, /, device, attr)\n--\n\n",
    "cuDeviceGetGraphMemAttribute(device, attr)\n\n"
    "Return how much memory graphs use on a device.\n\n"
    "CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr,\n"
    "    void *value)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "    attr : CUgraphMem_attribute\n\n"
    "Returns\n"
    "    (CUresult, value); cubind.checked.driver returns value, or raises DriverError\n"
    "    value : Any; of the type that attr calls for\n\n"
    "Types of value by attr\n"
    "    cuuint64_t : CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT, CU_GRAPH_MEM_ATTR_USED_MEM_HIGH,\n"
    "        CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT, CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_DEVICE\n\n"
    "Keeps the GIL. Since CUDA 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuDeviceSetGraphMemAttribute,
    "cuDeviceSetGraphMemAttribute($module, /, device, attr, value)\n--\n\n",
    "cuDeviceSetGraphMemAttribute(device, attr, value)\n\n"
    "Reset a high-water mark of the memory that graphs use to 0.\n\n"
    "CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr,\n"
    "    void *value)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "    attr : CUgraphMem_attribute\n"
    "    value : a value, of the type that attr calls for\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Types of value by attr\n"
    "    cuuint64_t : CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT, CU_GRAPH_MEM_ATTR_USED_MEM_HIGH,\n"
    "        CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT, CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_DEVICE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphClone,
    "cuGraphClone($module, /, originalGraph)\n--\n\n",
    "cuGraphClone(originalGraph)\n\n"
    "Copy a graph with all its child graphs.\n\n"
    "The copy needs its own cuGraphDestroy.\n\n"
    "CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)\n\n"
    "Parameters\n"
    "    originalGraph : CUgraph, int or None\n\n"
    "Returns\n"
    "    (CUresult, phGraphClone); cubind.checked.driver returns phGraphClone, or raises\n"
    "        DriverError\n"
    "    phGraphClone : CUgraph\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphNodeFindInClone,
    "cuGraphNodeFindInClone($module, /, hOriginalNode, hClonedGraph)\n--\n\n",
    "cuGraphNodeFindInClone(hOriginalNode, hClonedGraph)\n\n"
    "Return the copy of a node in a clone of its graph.\n\n"
    "CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode,\n"
    "    CUgraph hClonedGraph)\n\n"
    "Parameters\n"
    "    hOriginalNode : CUgraphNode, int or None\n"
    "    hClonedGraph : CUgraph, int or None\n\n"
    "Returns\n"
    "    (CUresult, phNode); cubind.checked.driver returns phNode, or raises DriverError\n"
    "    phNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphNodeGetType,
    "cuGraphNodeGetType($module, /, hNode)\n--\n\n",
    "cuGraphNodeGetType(hNode)\n\n"
    "Return the type of a node.\n\n"
    "CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, typename); cubind.checked.driver returns typename, or raises DriverError\n"
    "    typename : CUgraphNodeType\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphNodeGetContainingGraph,
    "cuGraphNodeGetContainingGraph($module, /, hNode)\n--\n\n",
    "cuGraphNodeGetContainingGraph(hNode)\n\n"
    "Return the graph that a node is in.\n\n"
    "CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, phGraph); cubind.checked.driver returns phGraph, or raises DriverError\n"
    "    phGraph : CUgraph\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphNodeGetLocalId,
    "cuGraphNodeGetLocalId($module, /, hNode)\n--\n\n",
    "cuGraphNodeGetLocalId(hNode)\n\n"
    "Return the number of a node within its graph.\n\n"
    "cuGraphDebugDotPrint writes this number.\n\n"
    "CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, nodeId); cubind.checked.driver returns nodeId, or raises DriverError\n"
    "    nodeId : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphNodeGetToolsId,
    "cuGraphNodeGetToolsId($module, /, hNode)\n--\n\n",
    "cuGraphNodeGetToolsId(hNode)\n\n"
    "Return the id by which profilers know a node.\n\n"
    "CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, toolsNodeId); cubind.checked.driver returns toolsNodeId, or raises\n"
    "        DriverError\n"
    "    toolsNodeId : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphGetId,
    "cuGraphGetId($module, /, hGraph)\n--\n\n",
    "cuGraphGetId(hGraph)\n\n"
    "Return the unique number of a graph.\n\n"
    "No other graph has it.\n\n"
    "CUresult cuGraphGetId(CUgraph hGraph, unsigned int *graphId)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n\n"
    "Returns\n"
    "    (CUresult, graphId); cubind.checked.driver returns graphId, or raises DriverError\n"
    "    graphId : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExecGetId,
    "cuGraphExecGetId($module, /, hGraphExec)\n--\n\n",
    "cuGraphExecGetId(hGraphExec)\n\n"
    "Return the unique number of a graph.\n\n"
    "No other graph has it.\n\n"
    "CUresult cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n\n"
    "Returns\n"
    "    (CUresult, graphId); cubind.checked.driver returns graphId, or raises DriverError\n"
    "    graphId : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphGetNodes,
    "cuGraphGetNodes($module, /, hGraph, numNodes=0)\n--\n\n",
    "cuGraphGetNodes(hGraph, numNodes=0)\n\n"
    "List the nodes of a graph, in no particular order.\n\n"
    "CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    numNodes : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (CUresult, nodes, numNodes); cubind.checked.driver returns nodes, or raises\n"
    "        DriverError\n"
    "    nodes : list[CUgraphNode]\n"
    "    numNodes : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphGetNodes,
    "cuGraphGetNodes($module, /, hGraph)\n--\n\n",
    "cuGraphGetNodes(hGraph)\n\n"
    "List the nodes of a graph, in no particular order.\n\n"
    "CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n\n"
    "Returns\n"
    "    nodes, or raises DriverError; cubind.driver returns (CUresult, nodes, numNodes)\n"
    "    nodes : list[CUgraphNode]\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphGetRootNodes,
    "cuGraphGetRootNodes($module, /, hGraph, numRootNodes=0)\n--\n\n",
    "cuGraphGetRootNodes(hGraph, numRootNodes=0)\n\n"
    "List the nodes of a graph that depend on none.\n\n"
    "CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes,\n"
    "    size_t *numRootNodes)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    numRootNodes : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (CUresult, rootNodes, numRootNodes); cubind.checked.driver returns rootNodes, or\n"
    "        raises DriverError\n"
    "    rootNodes : list[CUgraphNode]\n"
    "    numRootNodes : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphGetRootNodes,
    "cuGraphGetRootNodes($module, /, hGraph)\n--\n\n",
    "cuGraphGetRootNodes(hGraph)\n\n"
    "List the nodes of a graph that depend on none.\n\n"
    "CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes,\n"
    "    size_t *numRootNodes)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n\n"
    "Returns\n"
    "    rootNodes, or raises DriverError; cubind.driver returns (CUresult, rootNodes,\n"
    "        numRootNodes)\n"
    "    rootNodes : list[CUgraphNode]\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphGetEdges,
    "cuGraphGetEdges($module, /, hGraph, numEdges=0)\n--\n\n",
    "cuGraphGetEdges(hGraph, numEdges=0)\n\n"
    "List the edges of a graph as pairs, from[i] before to[i].\n\n"
    "CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,\n"
    "    CUgraphEdgeData *edgeData, size_t *numEdges)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    numEdges : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (CUresult, from_, to, edgeData, numEdges); cubind.checked.driver returns (from_, to,\n"
    "        edgeData), or raises DriverError\n"
    "    from_, to : list[CUgraphNode]\n"
    "    edgeData : list[CUgraphEdgeData]\n"
    "    numEdges : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.3 as cuGraphGetEdges_v2; other parameters before 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphGetEdges,
    "cuGraphGetEdges($module, /, hGraph)\n--\n\n",
    "cuGraphGetEdges(hGraph)\n\n"
    "List the edges of a graph as pairs, from[i] before to[i].\n\n"
    "CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,\n"
    "    CUgraphEdgeData *edgeData, size_t *numEdges)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n\n"
    "Returns\n"
    "    (from_, to, edgeData), or raises DriverError; cubind.driver returns (CUresult,\n"
    "        from_, to, edgeData, numEdges)\n"
    "    from_, to : list[CUgraphNode]\n"
    "    edgeData : list[CUgraphEdgeData]\n\n"
    "Fails with\n"
    "    CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.3 as cuGraphGetEdges_v2; other parameters before 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphNodeGetDependencies,
    "cuGraphNodeGetDependencies($module, /, hNode, numDependencies=0)\n--\n\n",
    "cuGraphNodeGetDependencies(hNode, numDependencies=0)\n\n"
    "List the nodes that a node depends on.\n\n"
    "CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,\n"
    "    CUgraphEdgeData *edgeData, size_t *numDependencies)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    numDependencies : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (CUresult, dependencies, edgeData, numDependencies); cubind.checked.driver returns\n"
    "        (dependencies, edgeData), or raises DriverError\n"
    "    dependencies : list[CUgraphNode]\n"
    "    edgeData : list[CUgraphEdgeData]\n"
    "    numDependencies : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.3 as cuGraphNodeGetDependencies_v2; other parameters before\n"
    "    13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphNodeGetDependencies,
    "cuGraphNodeGetDependencies($module, /, hNode)\n--\n\n",
    "cuGraphNodeGetDependencies(hNode)\n\n"
    "List the nodes that a node depends on.\n\n"
    "CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies,\n"
    "    CUgraphEdgeData *edgeData, size_t *numDependencies)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (dependencies, edgeData), or raises DriverError; cubind.driver returns (CUresult,\n"
    "        dependencies, edgeData, numDependencies)\n"
    "    dependencies : list[CUgraphNode]\n"
    "    edgeData : list[CUgraphEdgeData]\n\n"
    "Fails with\n"
    "    CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.3 as cuGraphNodeGetDependencies_v2; other parameters before\n"
    "    13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphNodeGetDependentNodes,
    "cuGraphNodeGetDependentNodes($module, /, hNode, numDependentNodes=0)\n--\n\n",
    "cuGraphNodeGetDependentNodes(hNode, numDependentNodes=0)\n\n"
    "List the nodes that depend on a node.\n\n"
    "CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes,\n"
    "    CUgraphEdgeData *edgeData, size_t *numDependentNodes)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    numDependentNodes : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (CUresult, dependentNodes, edgeData, numDependentNodes); cubind.checked.driver\n"
    "        returns (dependentNodes, edgeData), or raises DriverError\n"
    "    dependentNodes : list[CUgraphNode]\n"
    "    edgeData : list[CUgraphEdgeData]\n"
    "    numDependentNodes : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.3 as cuGraphNodeGetDependentNodes_v2; other parameters\n"
    "    before 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphNodeGetDependentNodes,
    "cuGraphNodeGetDependentNodes($module, /, hNode)\n--\n\n",
    "cuGraphNodeGetDependentNodes(hNode)\n\n"
    "List the nodes that depend on a node.\n\n"
    "CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes,\n"
    "    CUgraphEdgeData *edgeData, size_t *numDependentNodes)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (dependentNodes, edgeData), or raises DriverError; cubind.driver returns (CUresult,\n"
    "        dependentNodes, edgeData, numDependentNodes)\n"
    "    dependentNodes : list[CUgraphNode]\n"
    "    edgeData : list[CUgraphEdgeData]\n\n"
    "Fails with\n"
    "    CUDA_ERROR_LOSSY_QUERY, CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.3 as cuGraphNodeGetDependentNodes_v2; other parameters\n"
    "    before 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphAddDependencies,
    "cuGraphAddDependencies($module, /, hGraph, from_, to, edgeData, numDependencies)\n--\n\n",
    "cuGraphAddDependencies(hGraph, from_, to, edgeData, numDependencies)\n\n"
    "Add edges to a graph.\n\n"
    "Node to[i] then depends on from_[i].\n\n"
    "CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from,\n"
    "    const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    from_, to : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    edgeData : sequence of CUgraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.3 as cuGraphAddDependencies_v2; other parameters before\n"
    "    13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphAddDependencies,
    "cuGraphAddDependencies($module, /, hGraph, from_, to, edgeData=None)\n--\n\n",
    "cuGraphAddDependencies(hGraph, from_, to, edgeData=None)\n\n"
    "Add edges to a graph.\n\n"
    "Node to[i] then depends on from_[i].\n\n"
    "CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from,\n"
    "    const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    from_, to : sequence of CUgraphNode, or None\n"
    "    edgeData : sequence of CUgraphEdgeData, or None\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.3 as cuGraphAddDependencies_v2; other parameters before\n"
    "    13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphRemoveDependencies,
    "cuGraphRemoveDependencies($module, /, hGraph, from_, to, edgeData, numDependencies)\n--\n\n",
    "cuGraphRemoveDependencies(hGraph, from_, to, edgeData, numDependencies)\n\n"
    "Remove the edges from from_[i] to to[i] from a graph.\n\n"
    "CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from,\n"
    "    const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    from_, to : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    edgeData : sequence of CUgraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.3 as cuGraphRemoveDependencies_v2; other parameters before\n"
    "    13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphRemoveDependencies,
    "cuGraphRemoveDependencies($module, /, hGraph, from_, to, edgeData=None)\n--\n\n",
    "cuGraphRemoveDependencies(hGraph, from_, to, edgeData=None)\n\n"
    "Remove the edges from from_[i] to to[i] from a graph.\n\n"
    "CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from,\n"
    "    const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    from_, to : sequence of CUgraphNode, or None\n"
    "    edgeData : sequence of CUgraphEdgeData, or None\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.3 as cuGraphRemoveDependencies_v2; other parameters before\n"
    "    13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphDestroyNode,
    "cuGraphDestroyNode($module, /, hNode)\n--\n\n",
    "cuGraphDestroyNode(hNode)\n\n"
    "Remove a node and its edges from a graph.\n\n"
    "CUresult cuGraphDestroyNode(CUgraphNode hNode)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphInstantiate,
    "cuGraphInstantiate($module, /, hGraph, flags)\n--\n\n",
    "cuGraphInstantiate(hGraph, flags)\n\n"
    "Validate a graph and create an executable graph from it.\n\n"
    "Later changes of the graph do not affect it.\n\n"
    "CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph,\n"
    "    unsigned long long flags)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    flags : int; CUgraphInstantiate_flags, or-ed\n\n"
    "Returns\n"
    "    (CUresult, phGraphExec); cubind.checked.driver returns phGraphExec, or raises\n"
    "        DriverError\n"
    "    phGraphExec : CUgraphExec\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 11.4 as cuGraphInstantiateWithFlags; other parameters\n"
    "    before 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphInstantiate,
    "cuGraphInstantiate($module, /, hGraph, flags=0)\n--\n\n",
    "cuGraphInstantiate(hGraph, flags=0)\n\n"
    "Validate a graph and create an executable graph from it.\n\n"
    "Later changes of the graph do not affect it.\n\n"
    "CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph,\n"
    "    unsigned long long flags)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    flags : int or None; CUgraphInstantiate_flags, or-ed\n\n"
    "Returns\n"
    "    phGraphExec, or raises DriverError; cubind.driver returns (CUresult, phGraphExec)\n"
    "    phGraphExec : CUgraphExec\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 11.4 as cuGraphInstantiateWithFlags; other parameters\n"
    "    before 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphInstantiateWithParams,
    "cuGraphInstantiateWithParams($module, /, hGraph, instantiateParams)\n--\n\n",
    "cuGraphInstantiateWithParams(hGraph, instantiateParams)\n\n"
    "Create an executable graph with parameters.\n\n"
    "If that fails, instantiateParams reports the reason.\n\n"
    "CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,\n"
    "    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    instantiateParams : CUDA_GRAPH_INSTANTIATE_PARAMS or None; in and out\n\n"
    "Returns\n"
    "    (CUresult, phGraphExec); cubind.checked.driver returns phGraphExec, or raises\n"
    "        DriverError\n"
    "    phGraphExec : CUgraphExec\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "Per-thread variant: cuGraphInstantiateWithParams_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExecGetFlags,
    "cuGraphExecGetFlags($module, /, hGraphExec)\n--\n\n",
    "cuGraphExecGetFlags(hGraphExec)\n\n"
    "Return the flags that a graph was instantiated with.\n\n"
    "CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n\n"
    "Returns\n"
    "    (CUresult, flags); cubind.checked.driver returns flags, or raises DriverError\n"
    "    flags : cuuint64_t; CUgraphInstantiate_flags, or-ed\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExecKernelNodeSetParams,
    "cuGraphExecKernelNodeSetParams($module, /, hGraphExec, hNode, nodeParams)\n--\n\n",
    "cuGraphExecKernelNodeSetParams(hGraphExec, hNode, nodeParams)\n\n"
    "Set the parameters of a node for future launches.\n\n"
    "Launches that are already queued keep theirs.\n\n"
    "CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode,\n"
    "    const CUDA_KERNEL_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_KERNEL_NODE_PARAMS or None; keep what it names alive while\n"
    "        hGraphExec exists\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.0 as\n"
    "    cuGraphExecKernelNodeSetParams_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExecMemcpyNodeSetParams,
    "cuGraphExecMemcpyNodeSetParams($module, /, hGraphExec, hNode, copyParams, ctx)\n--\n\n",
    "cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx)\n\n"
    "Set the parameters of a node for future launches.\n\n"
    "Launches that are already queued keep theirs.\n\n"
    "CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,\n"
    "    const CUDA_MEMCPY3D *copyParams, CUcontext ctx)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    copyParams : CUDA_MEMCPY3D or None; keep what it names alive while hGraphExec exists\n"
    "    ctx : CUcontext, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExecMemsetNodeSetParams,
    "cuGraphExecMemsetNodeSetParams($module, /, hGraphExec, hNode, memsetParams, ctx)\n--\n\n",
    "cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx)\n\n"
    "Set the parameters of a node for future launches.\n\n"
    "Launches that are already queued keep theirs.\n\n"
    "CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,\n"
    "    const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    memsetParams : CUDA_MEMSET_NODE_PARAMS or None; keep what it names alive while\n"
    "        hGraphExec exists\n"
    "    ctx : CUcontext, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExecHostNodeSetParams,
    "cuGraphExecHostNodeSetParams($module, /, hGraphExec, hNode, nodeParams)\n--\n\n",
    "cuGraphExecHostNodeSetParams(hGraphExec, hNode, nodeParams)\n\n"
    "Set the parameters of a node for future launches.\n\n"
    "Launches that are already queued keep theirs.\n\n"
    "CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,\n"
    "    const CUDA_HOST_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_HOST_NODE_PARAMS or None; keep what it names alive while\n"
    "        hGraphExec exists\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 10.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExecChildGraphNodeSetParams,
    "cuGraphExecChildGraphNodeSetParams($module, /, hGraphExec, hNode, childGraph)\n--\n\n",
    "cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph)\n\n"
    "Copy parameters from another child graph of the same shape.\n\n"
    "They are for future launches.\n\n"
    "CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,\n"
    "    CUgraph childGraph)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    childGraph : CUgraph, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExecEventRecordNodeSetEvent,
    "cuGraphExecEventRecordNodeSetEvent($module, /, hGraphExec, hNode, event)\n--\n\n",
    "cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event)\n\n"
    "Set the event of a node for future launches.\n\n"
    "CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,\n"
    "    CUevent event)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    event : CUevent, int or None; keep it alive while hGraphExec exists\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExecEventWaitNodeSetEvent,
    "cuGraphExecEventWaitNodeSetEvent($module, /, hGraphExec, hNode, event)\n--\n\n",
    "cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event)\n\n"
    "Set the event of a node for future launches.\n\n"
    "CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,\n"
    "    CUevent event)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    event : CUevent, int or None; keep it alive while hGraphExec exists\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExecExternalSemaphoresSignalNodeSetParams,
    "cuGraphExecExternalSemaphoresSignalNodeSetParams($module, /, hGraphExec, hNode, "
    "nodeParams)\n--\n\n",
    "cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams)\n\n"
    "Set the semaphores that a node of an executable graph signals.\n\n"
    "CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec,\n"
    "    CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_EXT_SEM_SIGNAL_NODE_PARAMS or None; keep what it names alive while\n"
    "        hGraphExec exists\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExecExternalSemaphoresWaitNodeSetParams,
    "cuGraphExecExternalSemaphoresWaitNodeSetParams($module, /, hGraphExec, hNode, nodeParams)\n"
    "--\n\n",
    "cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams)\n\n"
    "Set the semaphores that a node of an executable graph waits for.\n\n"
    "CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec,\n"
    "    CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUDA_EXT_SEM_WAIT_NODE_PARAMS or None; keep what it names alive while\n"
    "        hGraphExec exists\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphNodeSetEnabled,
    "cuGraphNodeSetEnabled($module, /, hGraphExec, hNode, isEnabled)\n--\n\n",
    "cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled)\n\n"
    "Enable or disable a node for future launches.\n\n"
    "A disabled node does nothing.\n\n"
    "CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode,\n"
    "    unsigned int isEnabled)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    isEnabled : int; 1 or 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.6.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphNodeGetEnabled,
    "cuGraphNodeGetEnabled($module, /, hGraphExec, hNode)\n--\n\n",
    "cuGraphNodeGetEnabled(hGraphExec, hNode)\n\n"
    "Report whether a node is enabled.\n\n"
    "CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode,\n"
    "    unsigned int *isEnabled)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, isEnabled); cubind.checked.driver returns isEnabled, or raises\n"
    "        DriverError\n"
    "    isEnabled : int; 1 or 0\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 11.6.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphUpload,
    "cuGraphUpload($module, /, hGraphExec, hStream)\n--\n\n",
    "cuGraphUpload(hGraphExec, hStream)\n\n"
    "Upload an executable graph to its device, on hStream.\n\n"
    "This prepares the first launch.\n\n"
    "CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 11.1.\n"
    "Per-thread variant: cuGraphUpload_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphLaunch,
    "cuGraphLaunch($module, /, hGraphExec, hStream)\n--\n\n",
    "cuGraphLaunch(hGraphExec, hStream)\n\n"
    "Launch an executable graph on hStream.\n\n"
    "Two runs of one graph follow each other.\n\n"
    "CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "Per-thread variant: cuGraphLaunch_ptsz (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExecDestroy,
    "cuGraphExecDestroy($module, /, hGraphExec)\n--\n\n",
    "cuGraphExecDestroy(hGraphExec)\n\n"
    "Destroy an executable graph.\n\n"
    "A queued run finishes first.\n\n"
    "CUresult cuGraphExecDestroy(CUgraphExec hGraphExec)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphDestroy,
    "cuGraphDestroy($module, /, hGraph)\n--\n\n",
    "cuGraphDestroy(hGraph)\n\n"
    "Destroy a graph with its nodes.\n\n"
    "Graphs that were instantiated from it stay.\n\n"
    "CUresult cuGraphDestroy(CUgraph hGraph)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 10.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExecUpdate,
    "cuGraphExecUpdate($module, /, hGraphExec, hGraph)\n--\n\n",
    "cuGraphExecUpdate(hGraphExec, hGraph)\n\n"
    "Update an executable graph with parameters of a graph of the same shape.\n\n"
    "This saves instantiating it; if it fails, the call reports the reason.\n\n"
    "CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph,\n"
    "    CUgraphExecUpdateResultInfo *resultInfo)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hGraph : CUgraph, int or None\n\n"
    "Returns\n"
    "    (CUresult, resultInfo); cubind.checked.driver returns resultInfo, or raises\n"
    "        DriverError\n"
    "    resultInfo : CUgraphExecUpdateResultInfo\n\n"
    "Fails with\n"
    "    CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE\n\n"
    "Releases the GIL. Since CUDA 12.0 as cuGraphExecUpdate_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphKernelNodeCopyAttributes,
    "cuGraphKernelNodeCopyAttributes($module, /, dst, src)\n--\n\n",
    "cuGraphKernelNodeCopyAttributes(dst, src)\n\n"
    "Copy the launch attributes of a kernel node to another one.\n\n"
    "CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)\n\n"
    "Parameters\n"
    "    dst, src : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphKernelNodeGetAttribute,
    "cuGraphKernelNodeGetAttribute($module, /, hNode, attr)\n--\n\n",
    "cuGraphKernelNodeGetAttribute(hNode, attr)\n\n"
    "Return a launch attribute of a kernel node.\n\n"
    "CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,\n"
    "    CUkernelNodeAttrValue *value_out)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    attr : CUkernelNodeAttrID or int\n\n"
    "Returns\n"
    "    (CUresult, value_out); cubind.checked.driver returns value_out, or raises\n"
    "        DriverError\n"
    "    value_out : CUkernelNodeAttrValue\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphKernelNodeSetAttribute,
    "cuGraphKernelNodeSetAttribute($module, /, hNode, attr, value)\n--\n\n",
    "cuGraphKernelNodeSetAttribute(hNode, attr, value)\n\n"
    "Set a launch attribute of a kernel node.\n\n"
    "CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,\n"
    "    const CUkernelNodeAttrValue *value)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    attr : CUkernelNodeAttrID or int\n"
    "    value : CUkernelNodeAttrValue or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphDebugDotPrint,
    "cuGraphDebugDotPrint($module, /, hGraph, path, flags)\n--\n\n",
    "cuGraphDebugDotPrint(hGraph, path, flags)\n\n"
    "Write a graph to a file as text for Graphviz.\n\n"
    "CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    path : str or bytes\n"
    "    flags : int; CUgraphDebugDot_flags, or-ed\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OPERATING_SYSTEM\n\n"
    "Releases the GIL. Since CUDA 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphDebugDotPrint,
    "cuGraphDebugDotPrint($module, /, hGraph, path, flags=0)\n--\n\n",
    "cuGraphDebugDotPrint(hGraph, path, flags=0)\n\n"
    "Write a graph to a file as text for Graphviz.\n\n"
    "CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    path : str or bytes\n"
    "    flags : int or None; CUgraphDebugDot_flags, or-ed\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OPERATING_SYSTEM\n\n"
    "Releases the GIL. Since CUDA 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuUserObjectCreate,
    "cuUserObjectCreate($module, /, ptr, destroy, initialRefcount, flags)\n--\n\n",
    "cuUserObjectCreate(ptr, destroy, initialRefcount, flags)\n\n"
    "Create a reference-counted object for something that graphs need.\n\n"
    "CUDA calls destroy some time after the last reference is released.\n\n"
    "CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy,\n"
    "    unsigned int initialRefcount, unsigned int flags)\n\n"
    "Parameters\n"
    "    ptr : any object, which the callable gets; int (address) for a C function\n"
    "    destroy : callable, CUhostFn, int (address of a C function) or None; called as\n"
    "        destroy(ptr) -> None, exceptions go to sys.unraisablehook\n"
    "    initialRefcount : int\n"
    "    flags : int; CUuserObject_flags, whose one value is required\n\n"
    "Returns\n"
    "    (CUresult, object_out); cubind.checked.driver returns object_out, or raises\n"
    "        DriverError\n"
    "    object_out : CUuserObject\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuUserObjectRetain,
    "cuUserObjectRetain($module, /, object, count)\n--\n\n",
    "cuUserObjectRetain(object, count)\n\n"
    "Add or release references to a user object.\n\n"
    "They are references of the caller.\n\n"
    "CUresult cuUserObjectRetain(CUuserObject object, unsigned int count)\n\n"
    "Parameters\n"
    "    object : CUuserObject, int or None\n"
    "    count : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuUserObjectRelease,
    "cuUserObjectRelease($module, /, object, count)\n--\n\n",
    "cuUserObjectRelease(object, count)\n\n"
    "Add or release references to a user object.\n\n"
    "They are references of the caller.\n\n"
    "CUresult cuUserObjectRelease(CUuserObject object, unsigned int count)\n\n"
    "Parameters\n"
    "    object : CUuserObject, int or None\n"
    "    count : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphRetainUserObject,
    "cuGraphRetainUserObject($module, /, graph, object, count, flags)\n--\n\n",
    "cuGraphRetainUserObject(graph, object, count, flags)\n\n"
    "Add references to a user object for a graph.\n\n"
    "The object then lives as long as the graph and its copies.\n\n"
    "CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    graph : CUgraph, int or None\n"
    "    object : CUuserObject, int or None\n"
    "    count : int\n"
    "    flags : int; CUuserObjectRetain_flags, or 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphRetainUserObject,
    "cuGraphRetainUserObject($module, /, graph, object, count, flags=0)\n--\n\n",
    "cuGraphRetainUserObject(graph, object, count, flags=0)\n\n"
    "Add references to a user object for a graph.\n\n"
    "The object then lives as long as the graph and its copies.\n\n"
    "CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    graph : CUgraph, int or None\n"
    "    object : CUuserObject, int or None\n"
    "    count : int\n"
    "    flags : int or None; CUuserObjectRetain_flags, or 0\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphReleaseUserObject,
    "cuGraphReleaseUserObject($module, /, graph, object, count)\n--\n\n",
    "cuGraphReleaseUserObject(graph, object, count)\n\n"
    "Release references that a graph holds to a user object.\n\n"
    "CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object,\n"
    "    unsigned int count)\n\n"
    "Parameters\n"
    "    graph : CUgraph, int or None\n"
    "    object : CUuserObject, int or None\n"
    "    count : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 11.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphAddNode,
    "cuGraphAddNode($module, /, hGraph, dependencies, dependencyData, numDependencies, "
    "nodeParams)\n--\n\n",
    "cuGraphAddNode(hGraph, dependencies, dependencyData, numDependencies, nodeParams)\n\n"
    "Add a node of any type to a graph.\n\n"
    "It comes after the nodes that it depends on; None or an empty list makes it a root.\n\n"
    "CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,\n"
    "    size_t numDependencies, CUgraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    dependencyData : sequence of CUgraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : CUgraphNodeParams or None; in and out; keep what it names alive while\n"
    "        the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises\n"
    "        DriverError\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as cuGraphAddNode_v2; other\n"
    "    parameters before 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphAddNode,
    "cuGraphAddNode($module, /, hGraph, dependencies, dependencyData, nodeParams)\n--\n\n",
    "cuGraphAddNode(hGraph, dependencies, dependencyData, nodeParams)\n\n"
    "Add a node of any type to a graph.\n\n"
    "It comes after the nodes that it depends on; None or an empty list makes it a root.\n\n"
    "CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,\n"
    "    size_t numDependencies, CUgraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    dependencyData : sequence of CUgraphEdgeData, or None\n"
    "    nodeParams : CUgraphNodeParams or None; in and out; keep what it names alive while\n"
    "        the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.3 as cuGraphAddNode_v2; other\n"
    "    parameters before 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphAddNode_v3,
    "cuGraphAddNode_v3($module, /, hGraph, dependencies, dependencyData, numDependencies, "
    "nodeParams)\n--\n\n",
    "cuGraphAddNode_v3(hGraph, dependencies, dependencyData, numDependencies, nodeParams)\n\n"
    "Add a node of any type to a graph.\n\n"
    "It comes after the nodes that it depends on; None or an empty list makes it a root.\n\n"
    "CUresult cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,\n"
    "    size_t numDependencies, CUgraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None; as many as numDependencies\n"
    "    dependencyData : sequence of CUgraphEdgeData, or None; as many as numDependencies\n"
    "    numDependencies : int\n"
    "    nodeParams : CUgraphNodeParams or None; in and out; keep what it names alive while\n"
    "        the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    (CUresult, phGraphNode); cubind.checked.driver returns phGraphNode, or raises\n"
    "        DriverError\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphAddNode_v3,
    "cuGraphAddNode_v3($module, /, hGraph, dependencies, dependencyData, nodeParams)\n--\n\n",
    "cuGraphAddNode_v3(hGraph, dependencies, dependencyData, nodeParams)\n\n"
    "Add a node of any type to a graph.\n\n"
    "It comes after the nodes that it depends on; None or an empty list makes it a root.\n\n"
    "CUresult cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph,\n"
    "    const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,\n"
    "    size_t numDependencies, CUgraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    dependencies : sequence of CUgraphNode, or None\n"
    "    dependencyData : sequence of CUgraphEdgeData, or None\n"
    "    nodeParams : CUgraphNodeParams or None; in and out; keep what it names alive while\n"
    "        the graph and its executable graphs exist\n\n"
    "Returns\n"
    "    phGraphNode, or raises DriverError; cubind.driver returns (CUresult, phGraphNode)\n"
    "    phGraphNode : CUgraphNode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphNodeSetParams,
    "cuGraphNodeSetParams($module, /, hNode, nodeParams)\n--\n\n",
    "cuGraphNodeSetParams(hNode, nodeParams)\n\n"
    "Set the parameters of a node of any type.\n\n"
    "Graphs that are already instantiated do not change.\n\n"
    "CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUgraphNodeParams or None; keep what it names alive while the graph and\n"
    "        its executable graphs exist\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphNodeSetParams_v2,
    "cuGraphNodeSetParams_v2($module, /, hNode, nodeParams)\n--\n\n",
    "cuGraphNodeSetParams_v2(hNode, nodeParams)\n\n"
    "Set the parameters of a node of any type.\n\n"
    "Graphs that are already instantiated do not change.\n\n"
    "CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUgraphNodeParams or None; keep what it names alive while the graph and\n"
    "        its executable graphs exist\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphNodeGetParams,
    "cuGraphNodeGetParams($module, /, hNode)\n--\n\n",
    "cuGraphNodeGetParams(hNode)\n\n"
    "Return the parameters of a node of any type.\n\n"
    "Pointers in them belong to the node.\n\n"
    "CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hNode : CUgraphNode, int or None\n\n"
    "Returns\n"
    "    (CUresult, nodeParams); cubind.checked.driver returns nodeParams, or raises\n"
    "        DriverError\n"
    "    nodeParams : CUgraphNodeParams\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphExecNodeSetParams,
    "cuGraphExecNodeSetParams($module, /, hGraphExec, hNode, nodeParams)\n--\n\n",
    "cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams)\n\n"
    "Set the parameters of a node of any type for future launches.\n\n"
    "CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,\n"
    "    CUgraphNodeParams *nodeParams)\n\n"
    "Parameters\n"
    "    hGraphExec : CUgraphExec, int or None\n"
    "    hNode : CUgraphNode, int or None\n"
    "    nodeParams : CUgraphNodeParams or None; keep what it names alive while hGraphExec\n"
    "        exists\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuGraphConditionalHandleCreate,
    "cuGraphConditionalHandleCreate($module, /, hGraph, ctx, defaultLaunchValue, flags)\n--\n\n",
    "cuGraphConditionalHandleCreate(hGraph, ctx, defaultLaunchValue, flags)\n\n"
    "Create the value that controls a conditional node.\n\n"
    "Kernels set it; it decides whether and how often the graph of the node runs.\n\n"
    "CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out,\n"
    "    CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    ctx : CUcontext, int or None\n"
    "    defaultLaunchValue : int\n"
    "    flags : int; CU_GRAPH_COND_ASSIGN_DEFAULT or 0\n\n"
    "Returns\n"
    "    (CUresult, pHandle_out); cubind.checked.driver returns pHandle_out, or raises\n"
    "        DriverError\n"
    "    pHandle_out : CUgraphConditionalHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Keeps the GIL. Since CUDA 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(checked_cuGraphConditionalHandleCreate,
    "cuGraphConditionalHandleCreate($module, /, hGraph, ctx, defaultLaunchValue=0, flags=0)\n"
    "--\n\n",
    "cuGraphConditionalHandleCreate(hGraph, ctx, defaultLaunchValue=0, flags=0)\n\n"
    "Create the value that controls a conditional node.\n\n"
    "Kernels set it; it decides whether and how often the graph of the node runs.\n\n"
    "CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out,\n"
    "    CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)\n\n"
    "Parameters\n"
    "    hGraph : CUgraph, int or None\n"
    "    ctx : CUcontext, int or None\n"
    "    defaultLaunchValue : int or None\n"
    "    flags : int or None; CU_GRAPH_COND_ASSIGN_DEFAULT or 0\n\n"
    "Returns\n"
    "    pHandle_out, or raises DriverError; cubind.driver returns (CUresult, pHandle_out)\n"
    "    pHandle_out : CUgraphConditionalHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Keeps the GIL. Since CUDA 12.3.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPH.html\n");
CB_DOC(cuOccupancyMaxActiveBlocksPerMultiprocessor,
    "cuOccupancyMaxActiveBlocksPerMultiprocessor($module, /, func, blockSize, dynamicSMemSize)\n"
    "--\n\n",
    "cuOccupancyMaxActiveBlocksPerMultiprocessor(func, blockSize, dynamicSMemSize)\n\n"
    "Return how many blocks of a kernel run on one multiprocessor at once.\n\n"
    "CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func,\n"
    "    int blockSize, size_t dynamicSMemSize)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "    blockSize : int; threads\n"
    "    dynamicSMemSize : int; bytes for each block\n\n"
    "Returns\n"
    "    (CUresult, numBlocks); cubind.checked.driver returns numBlocks, or raises\n"
    "        DriverError\n"
    "    numBlocks : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 6.5.\n"
    "In cubind.core: Kernel.occupancy.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html\n");
CB_DOC(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags($module, /, func, blockSize, "
    "dynamicSMemSize, flags)\n--\n\n",
    "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func, blockSize, dynamicSMemSize, "
    "flags)\n\n"
    "Return how many blocks of a kernel run on one multiprocessor at once.\n\n"
    "CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,\n"
    "    CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "    blockSize : int; threads\n"
    "    dynamicSMemSize : int; bytes for each block\n"
    "    flags : int; CUoccupancy_flags\n\n"
    "Returns\n"
    "    (CUresult, numBlocks); cubind.checked.driver returns numBlocks, or raises\n"
    "        DriverError\n"
    "    numBlocks : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html\n");
CB_DOC(cuOccupancyMaxPotentialBlockSize,
    "cuOccupancyMaxPotentialBlockSize($module, /, func, blockSizeToDynamicSMemSize, "
    "dynamicSMemSize, blockSizeLimit)\n--\n\n",
    "cuOccupancyMaxPotentialBlockSize(func, blockSizeToDynamicSMemSize, dynamicSMemSize, "
    "blockSizeLimit)\n\n"
    "Suggest a block size for high occupancy.\n\n"
    "The call also returns the fewest blocks that keep most of the device busy with it.\n\n"
    "CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize,\n"
    "    CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize,\n"
    "    size_t dynamicSMemSize, int blockSizeLimit)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "    blockSizeToDynamicSMemSize : callable, CUoccupancyB2DSize, int (address of a C\n"
    "        function) or None; called as blockSizeToDynamicSMemSize(int) -> int, exceptions\n"
    "        go to sys.unraisablehook\n"
    "    dynamicSMemSize : int; bytes for each block, unless a callback returns it\n"
    "    blockSizeLimit : int; threads, or 0 for the most that func allows\n\n"
    "Returns\n"
    "    (CUresult, minGridSize, blockSize); cubind.checked.driver returns (minGridSize,\n"
    "        blockSize), or raises DriverError\n"
    "    minGridSize : int; blocks\n"
    "    blockSize : int; threads\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 6.5.\n"
    "In cubind.core: Kernel.occupancy.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html\n");
CB_DOC(cuOccupancyMaxPotentialBlockSizeWithFlags,
    "cuOccupancyMaxPotentialBlockSizeWithFlags($module, /, func, blockSizeToDynamicSMemSize, "
    "dynamicSMemSize, blockSizeLimit, flags)\n--\n\n",
    "cuOccupancyMaxPotentialBlockSizeWithFlags(func, blockSizeToDynamicSMemSize, "
    "dynamicSMemSize, blockSizeLimit, flags)\n\n"
    "Suggest a block size for high occupancy.\n\n"
    "The call also returns the fewest blocks that keep most of the device busy with it.\n\n"
    "CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize,\n"
    "    CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize,\n"
    "    size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "    blockSizeToDynamicSMemSize : callable, CUoccupancyB2DSize, int (address of a C\n"
    "        function) or None; called as blockSizeToDynamicSMemSize(int) -> int, exceptions\n"
    "        go to sys.unraisablehook\n"
    "    dynamicSMemSize : int; bytes for each block, unless a callback returns it\n"
    "    blockSizeLimit : int; threads, or 0 for the most that func allows\n"
    "    flags : int; CUoccupancy_flags\n\n"
    "Returns\n"
    "    (CUresult, minGridSize, blockSize); cubind.checked.driver returns (minGridSize,\n"
    "        blockSize), or raises DriverError\n"
    "    minGridSize : int; blocks\n"
    "    blockSize : int; threads\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html\n");
CB_DOC(cuOccupancyAvailableDynamicSMemPerBlock,
    "cuOccupancyAvailableDynamicSMemPerBlock($module, /, func, numBlocks, blockSize)\n--\n\n",
    "cuOccupancyAvailableDynamicSMemPerBlock(func, numBlocks, blockSize)\n\n"
    "Return the dynamic shared memory available to each block.\n\n"
    "It assumes that numBlocks share a multiprocessor.\n\n"
    "CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize,\n"
    "    CUfunction func, int numBlocks, int blockSize)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "    numBlocks, blockSize : int\n\n"
    "Returns\n"
    "    (CUresult, dynamicSmemSize); cubind.checked.driver returns dynamicSmemSize, or\n"
    "        raises DriverError\n"
    "    dynamicSmemSize : int; bytes\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 10.2.\n"
    "In cubind.core: Kernel.occupancy.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html\n");
CB_DOC(cuOccupancyMaxPotentialClusterSize,
    "cuOccupancyMaxPotentialClusterSize($module, /, func, config)\n--\n\n",
    "cuOccupancyMaxPotentialClusterSize(func, config)\n\n"
    "Return the largest cluster size of a kernel for a launch configuration.\n\n"
    "CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func,\n"
    "    const CUlaunchConfig *config)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "    config : CUlaunchConfig or None\n\n"
    "Returns\n"
    "    (CUresult, clusterSize); cubind.checked.driver returns clusterSize, or raises\n"
    "        DriverError\n"
    "    clusterSize : int; blocks\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_UNKNOWN\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.\n"
    "In cubind.core: Kernel.occupancy.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html\n");
CB_DOC(cuOccupancyMaxActiveClusters,
    "cuOccupancyMaxActiveClusters($module, /, func, config)\n--\n\n",
    "cuOccupancyMaxActiveClusters(func, config)\n\n"
    "Return how many clusters of config the device runs at once.\n\n"
    "CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func,\n"
    "    const CUlaunchConfig *config)\n\n"
    "Parameters\n"
    "    func : CUfunction, int or None\n"
    "    config : CUlaunchConfig or None\n\n"
    "Returns\n"
    "    (CUresult, numClusters); cubind.checked.driver returns numClusters, or raises\n"
    "        DriverError\n"
    "    numClusters : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CLUSTER_SIZE, CUDA_ERROR_UNKNOWN\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 11.7.\n"
    "In cubind.core: Kernel.occupancy.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__OCCUPANCY.html\n");
CB_DOC(cuTexRefSetArray,
    "cuTexRefSetArray($module, /, hTexRef, hArray, Flags)\n--\n\n",
    "cuTexRefSetArray(hTexRef, hArray, Flags)\n\n"
    "Set a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    hArray : CUarray, int or None; keep it alive until the last use of hTexRef\n"
    "    Flags : int; CU_TRSA_OVERRIDE_FORMAT\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefSetMipmappedArray,
    "cuTexRefSetMipmappedArray($module, /, hTexRef, hMipmappedArray, Flags)\n--\n\n",
    "cuTexRefSetMipmappedArray(hTexRef, hMipmappedArray, Flags)\n\n"
    "Set a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray,\n"
    "    unsigned int Flags)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    hMipmappedArray : CUmipmappedArray, int or None; keep it alive until the last use of\n"
    "        hTexRef\n"
    "    Flags : int; CU_TRSA_OVERRIDE_FORMAT\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefSetAddress,
    "cuTexRefSetAddress($module, /, hTexRef, dptr, numbytes)\n--\n\n",
    "cuTexRefSetAddress(hTexRef, dptr, numbytes)\n\n"
    "Set a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr,\n"
    "    size_t bytes)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    dptr : device memory, int or None; keep it alive until the last use of hTexRef\n"
    "    numbytes : int\n\n"
    "Returns\n"
    "    (CUresult, ByteOffset); cubind.checked.driver returns ByteOffset, or raises\n"
    "        DriverError\n"
    "    ByteOffset : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuTexRefSetAddress_v2.\n"
    "    Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefSetAddress2D,
    "cuTexRefSetAddress2D($module, /, hTexRef, desc, dptr, Pitch)\n--\n\n",
    "cuTexRefSetAddress2D(hTexRef, desc, dptr, Pitch)\n\n"
    "Bind a texture reference to pitched memory.\n\n"
    "Kernels since CUDA 12 cannot have any.\n\n"
    "CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc,\n"
    "    CUdeviceptr dptr, size_t Pitch)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    desc : CUDA_ARRAY_DESCRIPTOR or None\n"
    "    dptr : device memory, int or None; keep it alive until the last use of hTexRef\n"
    "    Pitch : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 4.1 as cuTexRefSetAddress2D_v3.\n"
    "    Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefSetFormat,
    "cuTexRefSetFormat($module, /, hTexRef, fmt, NumPackedComponents)\n--\n\n",
    "cuTexRefSetFormat(hTexRef, fmt, NumPackedComponents)\n\n"
    "Set a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt,\n"
    "    int NumPackedComponents)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    fmt : CUarray_format or int\n"
    "    NumPackedComponents : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefSetAddressMode,
    "cuTexRefSetAddressMode($module, /, hTexRef, dim, am)\n--\n\n",
    "cuTexRefSetAddressMode(hTexRef, dim, am)\n\n"
    "Set a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    dim : int\n"
    "    am : CUaddress_mode or int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefSetFilterMode,
    "cuTexRefSetFilterMode($module, /, hTexRef, fm)\n--\n\n",
    "cuTexRefSetFilterMode(hTexRef, fm)\n\n"
    "Set a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    fm : CUfilter_mode or int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefSetMipmapFilterMode,
    "cuTexRefSetMipmapFilterMode($module, /, hTexRef, fm)\n--\n\n",
    "cuTexRefSetMipmapFilterMode(hTexRef, fm)\n\n"
    "Set a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    fm : CUfilter_mode or int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefSetMipmapLevelBias,
    "cuTexRefSetMipmapLevelBias($module, /, hTexRef, bias)\n--\n\n",
    "cuTexRefSetMipmapLevelBias(hTexRef, bias)\n\n"
    "Set a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    bias : float\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefSetMipmapLevelClamp,
    "cuTexRefSetMipmapLevelClamp($module, /, hTexRef, minMipmapLevelClamp, "
    "maxMipmapLevelClamp)\n--\n\n",
    "cuTexRefSetMipmapLevelClamp(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp)\n\n"
    "Set a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp,\n"
    "    float maxMipmapLevelClamp)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    minMipmapLevelClamp, maxMipmapLevelClamp : float\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefSetMaxAnisotropy,
    "cuTexRefSetMaxAnisotropy($module, /, hTexRef, maxAniso)\n--\n\n",
    "cuTexRefSetMaxAnisotropy(hTexRef, maxAniso)\n\n"
    "Set a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    maxAniso : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefSetBorderColor,
    "cuTexRefSetBorderColor($module, /, hTexRef, pBorderColor)\n--\n\n",
    "cuTexRefSetBorderColor(hTexRef, pBorderColor)\n\n"
    "Set a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    pBorderColor : sequence of float, or None; 4 items\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 8.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefSetFlags,
    "cuTexRefSetFlags($module, /, hTexRef, Flags)\n--\n\n",
    "cuTexRefSetFlags(hTexRef, Flags)\n\n"
    "Set a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    Flags : int; CU_TRSF_*, or-ed\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefGetAddress,
    "cuTexRefGetAddress($module, /, hTexRef)\n--\n\n",
    "cuTexRefGetAddress(hTexRef)\n\n"
    "Return a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n\n"
    "Returns\n"
    "    (CUresult, pdptr); cubind.checked.driver returns pdptr, or raises DriverError\n"
    "    pdptr : CUdeviceptr\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as cuTexRefGetAddress_v2.\n"
    "    Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefGetArray,
    "cuTexRefGetArray($module, /, hTexRef)\n--\n\n",
    "cuTexRefGetArray(hTexRef)\n\n"
    "Return a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n\n"
    "Returns\n"
    "    (CUresult, phArray); cubind.checked.driver returns phArray, or raises DriverError\n"
    "    phArray : CUarray\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefGetMipmappedArray,
    "cuTexRefGetMipmappedArray($module, /, hTexRef)\n--\n\n",
    "cuTexRefGetMipmappedArray(hTexRef)\n\n"
    "Return a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n\n"
    "Returns\n"
    "    (CUresult, phMipmappedArray); cubind.checked.driver returns phMipmappedArray, or\n"
    "        raises DriverError\n"
    "    phMipmappedArray : CUmipmappedArray\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefGetAddressMode,
    "cuTexRefGetAddressMode($module, /, hTexRef, dim)\n--\n\n",
    "cuTexRefGetAddressMode(hTexRef, dim)\n\n"
    "Return a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n"
    "    dim : int\n\n"
    "Returns\n"
    "    (CUresult, pam); cubind.checked.driver returns pam, or raises DriverError\n"
    "    pam : CUaddress_mode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefGetFilterMode,
    "cuTexRefGetFilterMode($module, /, hTexRef)\n--\n\n",
    "cuTexRefGetFilterMode(hTexRef)\n\n"
    "Return a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n\n"
    "Returns\n"
    "    (CUresult, pfm); cubind.checked.driver returns pfm, or raises DriverError\n"
    "    pfm : CUfilter_mode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefGetFormat,
    "cuTexRefGetFormat($module, /, hTexRef)\n--\n\n",
    "cuTexRefGetFormat(hTexRef)\n\n"
    "Return a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n\n"
    "Returns\n"
    "    (CUresult, pFormat, pNumChannels); cubind.checked.driver returns (pFormat,\n"
    "        pNumChannels), or raises DriverError\n"
    "    pFormat : CUarray_format\n"
    "    pNumChannels : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefGetMipmapFilterMode,
    "cuTexRefGetMipmapFilterMode($module, /, hTexRef)\n--\n\n",
    "cuTexRefGetMipmapFilterMode(hTexRef)\n\n"
    "Return a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n\n"
    "Returns\n"
    "    (CUresult, pfm); cubind.checked.driver returns pfm, or raises DriverError\n"
    "    pfm : CUfilter_mode\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefGetMipmapLevelBias,
    "cuTexRefGetMipmapLevelBias($module, /, hTexRef)\n--\n\n",
    "cuTexRefGetMipmapLevelBias(hTexRef)\n\n"
    "Return a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n\n"
    "Returns\n"
    "    (CUresult, pbias); cubind.checked.driver returns pbias, or raises DriverError\n"
    "    pbias : float\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefGetMipmapLevelClamp,
    "cuTexRefGetMipmapLevelClamp($module, /, hTexRef)\n--\n\n",
    "cuTexRefGetMipmapLevelClamp(hTexRef)\n\n"
    "Return a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp,\n"
    "    float *pmaxMipmapLevelClamp, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n\n"
    "Returns\n"
    "    (CUresult, pminMipmapLevelClamp, pmaxMipmapLevelClamp); cubind.checked.driver\n"
    "        returns (pminMipmapLevelClamp, pmaxMipmapLevelClamp), or raises DriverError\n"
    "    pminMipmapLevelClamp, pmaxMipmapLevelClamp : float\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefGetMaxAnisotropy,
    "cuTexRefGetMaxAnisotropy($module, /, hTexRef)\n--\n\n",
    "cuTexRefGetMaxAnisotropy(hTexRef)\n\n"
    "Return a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n\n"
    "Returns\n"
    "    (CUresult, pmaxAniso); cubind.checked.driver returns pmaxAniso, or raises\n"
    "        DriverError\n"
    "    pmaxAniso : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefGetBorderColor,
    "cuTexRefGetBorderColor($module, /, hTexRef)\n--\n\n",
    "cuTexRefGetBorderColor(hTexRef)\n\n"
    "Return a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n\n"
    "Returns\n"
    "    (CUresult, pBorderColor); cubind.checked.driver returns pBorderColor, or raises\n"
    "        DriverError\n"
    "    pBorderColor : list[float]\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 8.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefGetFlags,
    "cuTexRefGetFlags($module, /, hTexRef)\n--\n\n",
    "cuTexRefGetFlags(hTexRef)\n\n"
    "Return a property of a texture reference.\n\n"
    "Kernels since CUDA 12 cannot have any; cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n\n"
    "Returns\n"
    "    (CUresult, pFlags); cubind.checked.driver returns pFlags, or raises DriverError\n"
    "    pFlags : int; CU_TRSF_*, or-ed\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefCreate,
    "cuTexRefCreate($module, /)\n--\n\n",
    "cuTexRefCreate()\n\n"
    "Create a texture reference without a module (deprecated).\n\n"
    "cuTexObjectCreate creates textures.\n\n"
    "CUresult cuTexRefCreate(CUtexref *pTexRef)\n\n"
    "Returns\n"
    "    (CUresult, pTexRef); cubind.checked.driver returns pTexRef, or raises DriverError\n"
    "    pTexRef : CUtexref\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuTexRefDestroy,
    "cuTexRefDestroy($module, /, hTexRef)\n--\n\n",
    "cuTexRefDestroy(hTexRef)\n\n"
    "Destroy a texture reference of cuTexRefCreate (deprecated).\n\n"
    "CUresult cuTexRefDestroy(CUtexref hTexRef)\n\n"
    "Parameters\n"
    "    hTexRef : CUtexref, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXREF__DEPRECATED.html\n");
CB_DOC(cuSurfRefSetArray,
    "cuSurfRefSetArray($module, /, hSurfRef, hArray, Flags)\n--\n\n",
    "cuSurfRefSetArray(hSurfRef, hArray, Flags)\n\n"
    "Bind a surface reference to an array.\n\n"
    "Kernels since CUDA 12 cannot have any.\n\n"
    "CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)\n\n"
    "Parameters\n"
    "    hSurfRef : CUsurfref, int or None\n"
    "    hArray : CUarray, int or None; keep it alive until the last use of hSurfRef\n"
    "    Flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 3.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFREF__DEPRECATED.html\n");
CB_DOC(cuSurfRefGetArray,
    "cuSurfRefGetArray($module, /, hSurfRef)\n--\n\n",
    "cuSurfRefGetArray(hSurfRef)\n\n"
    "Return the array of a surface reference.\n\n"
    "Kernels since CUDA 12 cannot have any.\n\n"
    "CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)\n\n"
    "Parameters\n"
    "    hSurfRef : CUsurfref, int or None\n\n"
    "Returns\n"
    "    (CUresult, phArray); cubind.checked.driver returns phArray, or raises DriverError\n"
    "    phArray : CUarray\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 3.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFREF__DEPRECATED.html\n");
CB_DOC(cuTexObjectCreate,
    "cuTexObjectCreate($module, /, pResDesc, pTexDesc, pResViewDesc)\n--\n\n",
    "cuTexObjectCreate(pResDesc, pTexDesc, pResViewDesc)\n\n"
    "Create a texture on an array or linear memory.\n\n"
    "That memory must live as long; kernels take the texture as a 64-bit number.\n\n"
    "CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,\n"
    "    const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)\n\n"
    "Parameters\n"
    "    pResDesc : CUDA_RESOURCE_DESC or None; keep what it names alive until\n"
    "        cuTexObjectDestroy of pTexObject\n"
    "    pTexDesc : CUDA_TEXTURE_DESC or None\n"
    "    pResViewDesc : CUDA_RESOURCE_VIEW_DESC or None\n\n"
    "Returns\n"
    "    (CUresult, pTexObject); cubind.checked.driver returns pTexObject, or raises\n"
    "        DriverError\n"
    "    pTexObject : CUtexObject\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html\n");
CB_DOC(checked_cuTexObjectCreate,
    "cuTexObjectCreate($module, /, pResDesc, pTexDesc, pResViewDesc=None)\n--\n\n",
    "cuTexObjectCreate(pResDesc, pTexDesc, pResViewDesc=None)\n\n"
    "Create a texture on an array or linear memory.\n\n"
    "That memory must live as long; kernels take the texture as a 64-bit number.\n\n"
    "CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,\n"
    "    const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)\n\n"
    "Parameters\n"
    "    pResDesc : CUDA_RESOURCE_DESC or None; keep what it names alive until\n"
    "        cuTexObjectDestroy of pTexObject\n"
    "    pTexDesc : CUDA_TEXTURE_DESC or None\n"
    "    pResViewDesc : CUDA_RESOURCE_VIEW_DESC or None\n\n"
    "Returns\n"
    "    pTexObject, or raises DriverError; cubind.driver returns (CUresult, pTexObject)\n"
    "    pTexObject : CUtexObject\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html\n");
CB_DOC(cuTexObjectDestroy,
    "cuTexObjectDestroy($module, /, texObject)\n--\n\n",
    "cuTexObjectDestroy(texObject)\n\n"
    "Destroy a texture.\n\n"
    "The memory that it reads stays.\n\n"
    "CUresult cuTexObjectDestroy(CUtexObject texObject)\n\n"
    "Parameters\n"
    "    texObject : CUtexObject, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html\n");
CB_DOC(cuTexObjectGetResourceDesc,
    "cuTexObjectGetResourceDesc($module, /, texObject)\n--\n\n",
    "cuTexObjectGetResourceDesc(texObject)\n\n"
    "Return the memory that a texture was created on.\n\n"
    "CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)\n\n"
    "Parameters\n"
    "    texObject : CUtexObject, int or None\n\n"
    "Returns\n"
    "    (CUresult, pResDesc); cubind.checked.driver returns pResDesc, or raises DriverError\n"
    "    pResDesc : CUDA_RESOURCE_DESC\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html\n");
CB_DOC(cuTexObjectGetTextureDesc,
    "cuTexObjectGetTextureDesc($module, /, texObject)\n--\n\n",
    "cuTexObjectGetTextureDesc(texObject)\n\n"
    "Return how a texture addresses and filters.\n\n"
    "CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)\n\n"
    "Parameters\n"
    "    texObject : CUtexObject, int or None\n\n"
    "Returns\n"
    "    (CUresult, pTexDesc); cubind.checked.driver returns pTexDesc, or raises DriverError\n"
    "    pTexDesc : CUDA_TEXTURE_DESC\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html\n");
CB_DOC(cuTexObjectGetResourceViewDesc,
    "cuTexObjectGetResourceViewDesc($module, /, texObject)\n--\n\n",
    "cuTexObjectGetResourceViewDesc(texObject)\n\n"
    "Return the part of its array that a texture reads.\n\n"
    "It is an error if the texture was created without a view.\n\n"
    "CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc,\n"
    "    CUtexObject texObject)\n\n"
    "Parameters\n"
    "    texObject : CUtexObject, int or None\n\n"
    "Returns\n"
    "    (CUresult, pResViewDesc); cubind.checked.driver returns pResViewDesc, or raises\n"
    "        DriverError\n"
    "    pResViewDesc : CUDA_RESOURCE_VIEW_DESC\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html\n");
CB_DOC(cuSurfObjectCreate,
    "cuSurfObjectCreate($module, /, pResDesc)\n--\n\n",
    "cuSurfObjectCreate(pResDesc)\n\n"
    "Create a surface on an array, which needs CUDA_ARRAY3D_SURFACE_LDST.\n\n"
    "Kernels read and write the array through it.\n\n"
    "CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject,\n"
    "    const CUDA_RESOURCE_DESC *pResDesc)\n\n"
    "Parameters\n"
    "    pResDesc : CUDA_RESOURCE_DESC or None; keep what it names alive until\n"
    "        cuSurfObjectDestroy of pSurfObject\n\n"
    "Returns\n"
    "    (CUresult, pSurfObject); cubind.checked.driver returns pSurfObject, or raises\n"
    "        DriverError\n"
    "    pSurfObject : CUsurfObject\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html\n");
CB_DOC(cuSurfObjectDestroy,
    "cuSurfObjectDestroy($module, /, surfObject)\n--\n\n",
    "cuSurfObjectDestroy(surfObject)\n\n"
    "Destroy a surface.\n\n"
    "The array stays.\n\n"
    "CUresult cuSurfObjectDestroy(CUsurfObject surfObject)\n\n"
    "Parameters\n"
    "    surfObject : CUsurfObject, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html\n");
CB_DOC(cuSurfObjectGetResourceDesc,
    "cuSurfObjectGetResourceDesc($module, /, surfObject)\n--\n\n",
    "cuSurfObjectGetResourceDesc(surfObject)\n\n"
    "Return the array that a surface was created on.\n\n"
    "CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc,\n"
    "    CUsurfObject surfObject)\n\n"
    "Parameters\n"
    "    surfObject : CUsurfObject, int or None\n\n"
    "Returns\n"
    "    (CUresult, pResDesc); cubind.checked.driver returns pResDesc, or raises DriverError\n"
    "    pResDesc : CUDA_RESOURCE_DESC\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html\n");
CB_DOC(cuTensorMapEncodeTiled,
    "cuTensorMapEncodeTiled($module, /, tensorDataType, tensorRank, globalAddress, globalDim, "
    "globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill)\n--\n\n",
    "cuTensorMapEncodeTiled(tensorDataType, tensorRank, globalAddress, globalDim, "
    "globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill)\n\n"
    "Encode a tensor map, with which kernels copy boxes of a tensor (TMA).\n\n"
    "The call only computes and touches no device.\n\n"
    "CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap,\n"
    "    CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,\n"
    "    const cuuint64_t *globalDim, const cuuint64_t *globalStrides,\n"
    "    const cuuint32_t *boxDim, const cuuint32_t *elementStrides,\n"
    "    CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,\n"
    "    CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)\n\n"
    "Parameters\n"
    "    tensorDataType : CUtensorMapDataType or int\n"
    "    tensorRank : cuuint32_t, int or None; dimensions, 1 to 5\n"
    "    globalAddress : device memory, int or None; keep it alive until the last use of\n"
    "        tensorMap; a multiple of 16\n"
    "    globalDim : sequence of cuuint64_t, at most 5, or None; elements per dimension,\n"
    "        fastest first\n"
    "    globalStrides : sequence of cuuint64_t, at most 5, or None; bytes, from the second\n"
    "        dimension on, multiples of 16\n"
    "    boxDim : sequence of cuuint32_t, at most 5, or None; elements per dimension, at most\n"
    "        256\n"
    "    elementStrides : sequence of cuuint32_t, at most 5, or None; step in elements per\n"
    "        dimension, 1 for all of them\n"
    "    interleave : CUtensorMapInterleave or int\n"
    "    swizzle : CUtensorMapSwizzle or int\n"
    "    l2Promotion : CUtensorMapL2promotion or int\n"
    "    oobFill : CUtensorMapFloatOOBfill or int\n\n"
    "Returns\n"
    "    (CUresult, tensorMap); cubind.checked.driver returns tensorMap, or raises\n"
    "        DriverError\n"
    "    tensorMap : CUtensorMap\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html\n");
CB_DOC(cuTensorMapEncodeIm2col,
    "cuTensorMapEncodeIm2col($module, /, tensorDataType, tensorRank, globalAddress, globalDim, "
    "globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, "
    "pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill)\n--\n\n",
    "cuTensorMapEncodeIm2col(tensorDataType, tensorRank, globalAddress, globalDim, "
    "globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, "
    "pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill)\n\n"
    "Encode a tensor map for im2col.\n\n"
    "Kernels copy a tensor with it as columns for convolutions (TMA).\n\n"
    "CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap,\n"
    "    CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,\n"
    "    const cuuint64_t *globalDim, const cuuint64_t *globalStrides,\n"
    "    const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner,\n"
    "    cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,\n"
    "    const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,\n"
    "    CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,\n"
    "    CUtensorMapFloatOOBfill oobFill)\n\n"
    "Parameters\n"
    "    tensorDataType : CUtensorMapDataType or int\n"
    "    tensorRank : cuuint32_t, int or None; dimensions, 3 to 5\n"
    "    globalAddress : device memory, int or None; keep it alive until the last use of\n"
    "        tensorMap; a multiple of 16\n"
    "    globalDim : sequence of cuuint64_t, at most 5, or None; elements per dimension,\n"
    "        fastest first\n"
    "    globalStrides : sequence of cuuint64_t, at most 5, or None; bytes, from the second\n"
    "        dimension on, multiples of 16\n"
    "    pixelBoxLowerCorner, pixelBoxUpperCorner : sequence of int, or None\n"
    "    channelsPerPixel, pixelsPerColumn : cuuint32_t, int or None\n"
    "    elementStrides : sequence of cuuint32_t, at most 5, or None\n"
    "    interleave : CUtensorMapInterleave or int\n"
    "    swizzle : CUtensorMapSwizzle or int\n"
    "    l2Promotion : CUtensorMapL2promotion or int\n"
    "    oobFill : CUtensorMapFloatOOBfill or int\n\n"
    "Returns\n"
    "    (CUresult, tensorMap); cubind.checked.driver returns tensorMap, or raises\n"
    "        DriverError\n"
    "    tensorMap : CUtensorMap\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html\n");
CB_DOC(cuTensorMapEncodeIm2colWide,
    "cuTensorMapEncodeIm2colWide($module, /, tensorDataType, tensorRank, globalAddress, "
    "globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, "
    "channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, "
    "oobFill)\n--\n\n",
    "cuTensorMapEncodeIm2colWide(tensorDataType, tensorRank, globalAddress, globalDim, "
    "globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, "
    "pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill)\n\n"
    "Encode a tensor map for convolutions that loads along the width only.\n\n"
    "CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap,\n"
    "    CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,\n"
    "    const cuuint64_t *globalDim, const cuuint64_t *globalStrides,\n"
    "    int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth,\n"
    "    cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,\n"
    "    const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,\n"
    "    CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle,\n"
    "    CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)\n\n"
    "Parameters\n"
    "    tensorDataType : CUtensorMapDataType or int\n"
    "    tensorRank : cuuint32_t, int or None\n"
    "    globalAddress : device memory, int or None; keep it alive until the last use of\n"
    "        tensorMap\n"
    "    globalDim, globalStrides : sequence of cuuint64_t, at most 5, or None\n"
    "    pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth : int\n"
    "    channelsPerPixel, pixelsPerColumn : cuuint32_t, int or None\n"
    "    elementStrides : sequence of cuuint32_t, at most 5, or None\n"
    "    interleave : CUtensorMapInterleave or int\n"
    "    mode : CUtensorMapIm2ColWideMode or int\n"
    "    swizzle : CUtensorMapSwizzle or int\n"
    "    l2Promotion : CUtensorMapL2promotion or int\n"
    "    oobFill : CUtensorMapFloatOOBfill or int\n\n"
    "Returns\n"
    "    (CUresult, tensorMap); cubind.checked.driver returns tensorMap, or raises\n"
    "        DriverError\n"
    "    tensorMap : CUtensorMap\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html\n");
CB_DOC(cuTensorMapReplaceAddress,
    "cuTensorMapReplaceAddress($module, /, tensorMap, globalAddress)\n--\n\n",
    "cuTensorMapReplaceAddress(tensorMap, globalAddress)\n\n"
    "Replace the device address in a tensor map.\n\n"
    "Shapes and strides stay.\n\n"
    "CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)\n\n"
    "Parameters\n"
    "    tensorMap : CUtensorMap or None; in and out\n"
    "    globalAddress : device memory, int or None; keep it alive until the last use of\n"
    "        tensorMap\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html\n");
CB_DOC(cuTensorMapSetAllocationClass,
    "cuTensorMapSetAllocationClass($module, /, tensorMap, allocClass)\n--\n\n",
    "cuTensorMapSetAllocationClass(tensorMap, allocClass)\n\n"
    "Request a larger or smaller window of memory behind a tensor map.\n\n"
    "The call returns the window that it has afterwards.\n\n"
    "CUresult cuTensorMapSetAllocationClass(CUtensorMap *tensorMap,\n"
    "    CUtensorMapAllocClass allocClass, CUtensorMapAllocClass *outAllocClass)\n\n"
    "Parameters\n"
    "    tensorMap : CUtensorMap or None; in and out\n"
    "    allocClass : CUtensorMapAllocClass or int\n\n"
    "Returns\n"
    "    (CUresult, outAllocClass); cubind.checked.driver returns outAllocClass, or raises\n"
    "        DriverError\n"
    "    outAllocClass : CUtensorMapAllocClass\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html\n");
CB_DOC(cuDeviceCanAccessPeer,
    "cuDeviceCanAccessPeer($module, /, dev, peerDev)\n--\n\n",
    "cuDeviceCanAccessPeer(dev, peerDev)\n\n"
    "Report whether kernels on dev can access memory of peerDev directly.\n\n"
    "cuCtxEnablePeerAccess enables it.\n\n"
    "CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)\n\n"
    "Parameters\n"
    "    dev, peerDev : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, canAccessPeer); cubind.checked.driver returns canAccessPeer, or raises\n"
    "        DriverError\n"
    "    canAccessPeer : int; 1 or 0\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE\n\n"
    "Keeps the GIL. Since CUDA 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html\n");
CB_DOC(cuCtxEnablePeerAccess,
    "cuCtxEnablePeerAccess($module, /, peerContext, Flags)\n--\n\n",
    "cuCtxEnablePeerAccess(peerContext, Flags)\n\n"
    "Enable direct access from the current context to another's memory.\n\n"
    "It works in one direction; for both, call it in both contexts.\n\n"
    "CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)\n\n"
    "Parameters\n"
    "    peerContext : CUcontext, int or None\n"
    "    Flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED, CUDA_ERROR_TOO_MANY_PEERS,\n"
    "    CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_PEER_ACCESS_UNSUPPORTED,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html\n");
CB_DOC(cuCtxDisablePeerAccess,
    "cuCtxDisablePeerAccess($module, /, peerContext)\n--\n\n",
    "cuCtxDisablePeerAccess(peerContext)\n\n"
    "Disable the direct access that cuCtxEnablePeerAccess enabled.\n\n"
    "It concerns the current context.\n\n"
    "CUresult cuCtxDisablePeerAccess(CUcontext peerContext)\n\n"
    "Parameters\n"
    "    peerContext : CUcontext, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_PEER_ACCESS_NOT_ENABLED, CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html\n");
CB_DOC(cuDeviceGetP2PAttribute,
    "cuDeviceGetP2PAttribute($module, /, attrib, srcDevice, dstDevice)\n--\n\n",
    "cuDeviceGetP2PAttribute(attrib, srcDevice, dstDevice)\n\n"
    "Return a property of the link from srcDevice to dstDevice.\n\n"
    "The other direction may differ.\n\n"
    "CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib,\n"
    "    CUdevice srcDevice, CUdevice dstDevice)\n\n"
    "Parameters\n"
    "    attrib : CUdevice_P2PAttribute or int\n"
    "    srcDevice, dstDevice : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, value); cubind.checked.driver returns value, or raises DriverError\n"
    "    value : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 8.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html\n");
CB_DOC(cuDeviceGetP2PAtomicCapabilities,
    "cuDeviceGetP2PAtomicCapabilities($module, /, operations, count, srcDevice, dstDevice)\n"
    "--\n\n",
    "cuDeviceGetP2PAtomicCapabilities(operations, count, srcDevice, dstDevice)\n\n"
    "Report which operations the link of two devices performs atomically.\n\n"
    "The result has one item for each requested operation.\n\n"
    "CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,\n"
    "    const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice,\n"
    "    CUdevice dstDevice)\n\n"
    "Parameters\n"
    "    operations : sequence of CUatomicOperation, or None; as many as count\n"
    "    count : int\n"
    "    srcDevice, dstDevice : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, capabilities); cubind.checked.driver returns capabilities, or raises\n"
    "        DriverError\n"
    "    capabilities : list[int]\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html\n");
CB_DOC(checked_cuDeviceGetP2PAtomicCapabilities,
    "cuDeviceGetP2PAtomicCapabilities($module, /, operations, srcDevice, dstDevice)\n--\n\n",
    "cuDeviceGetP2PAtomicCapabilities(operations, srcDevice, dstDevice)\n\n"
    "Report which operations the link of two devices performs atomically.\n\n"
    "The result has one item for each requested operation.\n\n"
    "CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,\n"
    "    const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice,\n"
    "    CUdevice dstDevice)\n\n"
    "Parameters\n"
    "    operations : sequence of CUatomicOperation, or None\n"
    "    srcDevice, dstDevice : CUdevice, int or None\n\n"
    "Returns\n"
    "    capabilities, or raises DriverError; cubind.driver returns (CUresult, capabilities)\n"
    "    capabilities : list[int]\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PEER__ACCESS.html\n");
CB_DOC(cuGraphicsUnregisterResource,
    "cuGraphicsUnregisterResource($module, /, resource)\n--\n\n",
    "cuGraphicsUnregisterResource(resource)\n\n"
    "Unregister a graphics resource from CUDA.\n\n"
    "CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)\n\n"
    "Parameters\n"
    "    resource : CUgraphicsResource, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 3.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html\n");
CB_DOC(cuGraphicsSubResourceGetMappedArray,
    "cuGraphicsSubResourceGetMappedArray($module, /, resource, arrayIndex, mipLevel)\n--\n\n",
    "cuGraphicsSubResourceGetMappedArray(resource, arrayIndex, mipLevel)\n\n"
    "Return part of a mapped graphics resource as an array.\n\n"
    "CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray,\n"
    "    CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel)\n\n"
    "Parameters\n"
    "    resource : CUgraphicsResource, int or None\n"
    "    arrayIndex, mipLevel : int\n\n"
    "Returns\n"
    "    (CUresult, pArray); cubind.checked.driver returns pArray, or raises DriverError\n"
    "    pArray : CUarray\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED,\n"
    "    CUDA_ERROR_NOT_MAPPED_AS_ARRAY\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 3.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html\n");
CB_DOC(cuGraphicsResourceGetMappedMipmappedArray,
    "cuGraphicsResourceGetMappedMipmappedArray($module, /, resource)\n--\n\n",
    "cuGraphicsResourceGetMappedMipmappedArray(resource)\n\n"
    "Return a mapped graphics resource as a mipmapped array.\n\n"
    "CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray,\n"
    "    CUgraphicsResource resource)\n\n"
    "Parameters\n"
    "    resource : CUgraphicsResource, int or None\n\n"
    "Returns\n"
    "    (CUresult, pMipmappedArray); cubind.checked.driver returns pMipmappedArray, or\n"
    "        raises DriverError\n"
    "    pMipmappedArray : CUmipmappedArray\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED,\n"
    "    CUDA_ERROR_NOT_MAPPED_AS_ARRAY\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 5.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html\n");
CB_DOC(cuGraphicsResourceGetMappedPointer,
    "cuGraphicsResourceGetMappedPointer($module, /, resource)\n--\n\n",
    "cuGraphicsResourceGetMappedPointer(resource)\n\n"
    "Return address and size of a mapped graphics resource.\n\n"
    "Each mapping may change them.\n\n"
    "CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize,\n"
    "    CUgraphicsResource resource)\n\n"
    "Parameters\n"
    "    resource : CUgraphicsResource, int or None\n\n"
    "Returns\n"
    "    (CUresult, pDevPtr, pSize); cubind.checked.driver returns (pDevPtr, pSize), or\n"
    "        raises DriverError\n"
    "    pDevPtr : CUdeviceptr\n"
    "    pSize : int; bytes\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED,\n"
    "    CUDA_ERROR_NOT_MAPPED_AS_POINTER\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 3.2 as\n"
    "    cuGraphicsResourceGetMappedPointer_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html\n");
CB_DOC(cuGraphicsResourceSetMapFlags,
    "cuGraphicsResourceSetMapFlags($module, /, resource, flags)\n--\n\n",
    "cuGraphicsResourceSetMapFlags(resource, flags)\n\n"
    "Set how CUDA will use a graphics resource while it is mapped.\n\n"
    "CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    resource : CUgraphicsResource, int or None\n"
    "    flags : int; CUgraphicsMapResourceFlags\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 6.5 as\n"
    "    cuGraphicsResourceSetMapFlags_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html\n");
CB_DOC(cuGraphicsMapResources,
    "cuGraphicsMapResources($module, /, count, resources, hStream)\n--\n\n",
    "cuGraphicsMapResources(count, resources, hStream)\n\n"
    "Map graphics resources for CUDA.\n\n"
    "The graphics interface must not touch them until they are unmapped.\n\n"
    "CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources,\n"
    "    CUstream hStream)\n\n"
    "Parameters\n"
    "    count : int\n"
    "    resources : CUgraphicsResource, int (address) or None\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 3.0.\n"
    "Per-thread variant: cuGraphicsMapResources_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html\n");
CB_DOC(cuGraphicsUnmapResources,
    "cuGraphicsUnmapResources($module, /, count, resources, hStream)\n--\n\n",
    "cuGraphicsUnmapResources(count, resources, hStream)\n\n"
    "Unmap graphics resources from CUDA.\n\n"
    "Their addresses become invalid, and the graphics interface may use them again.\n\n"
    "CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources,\n"
    "    CUstream hStream)\n\n"
    "Parameters\n"
    "    count : int\n"
    "    resources : CUgraphicsResource, int (address) or None\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED, CUDA_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 3.0.\n"
    "Per-thread variant: cuGraphicsUnmapResources_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html\n");
CB_DOC(cuGetProcAddress,
    "cuGetProcAddress($module, /, symbol, cudaVersion, flags)\n--\n\n",
    "cuGetProcAddress(symbol, cudaVersion, flags)\n\n"
    "Look up a driver entry point by its plain name.\n\n"
    "The result is the address of the version that cudaVersion had.\n\n"
    "CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion,\n"
    "    cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus)\n\n"
    "Parameters\n"
    "    symbol : str or bytes; name without _v2 and the like\n"
    "    cudaVersion : int; 1000 * major + 10 * minor\n"
    "    flags : cuuint64_t, int or None; CUdriverProcAddress_flags\n\n"
    "Returns\n"
    "    (CUresult, pfn, symbolStatus); cubind.checked.driver returns (pfn, symbolStatus), or\n"
    "        raises DriverError\n"
    "    pfn : int\n"
    "    symbolStatus : CUdriverProcAddressQueryResult\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Keeps the GIL. Since CUDA 12.0 as cuGetProcAddress_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DRIVER__ENTRY__POINT.html\n");
CB_DOC(cuCoredumpGetAttribute,
    "cuCoredumpGetAttribute($module, /, attrib)\n--\n\n",
    "cuCoredumpGetAttribute(attrib)\n\n"
    "Return a core dump setting of the current context.\n\n"
    "CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)\n\n"
    "Parameters\n"
    "    attrib : CUcoredumpSettings\n\n"
    "Returns\n"
    "    (CUresult, value); cubind.checked.driver returns value, or raises DriverError\n"
    "    value : Any; of the type that attrib calls for; for CU_COREDUMP_GENERATION_FLAGS it\n"
    "        is made of CUCoredumpGenerationFlags, or-ed\n\n"
    "Types of value by attrib\n"
    "    bool : CU_COREDUMP_ENABLE_ON_EXCEPTION, CU_COREDUMP_TRIGGER_HOST,\n"
    "        CU_COREDUMP_LIGHTWEIGHT, CU_COREDUMP_ENABLE_USER_TRIGGER\n"
    "    bytes : CU_COREDUMP_FILE, CU_COREDUMP_PIPE\n"
    "    int : CU_COREDUMP_GENERATION_FLAGS\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n");
CB_DOC(cuCoredumpGetAttributeGlobal,
    "cuCoredumpGetAttributeGlobal($module, /, attrib)\n--\n\n",
    "cuCoredumpGetAttributeGlobal(attrib)\n\n"
    "Return a core dump setting of the whole process.\n\n"
    "CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value,\n"
    "    size_t *size)\n\n"
    "Parameters\n"
    "    attrib : CUcoredumpSettings\n\n"
    "Returns\n"
    "    (CUresult, value); cubind.checked.driver returns value, or raises DriverError\n"
    "    value : Any; of the type that attrib calls for; for CU_COREDUMP_GENERATION_FLAGS it\n"
    "        is made of CUCoredumpGenerationFlags, or-ed\n\n"
    "Types of value by attrib\n"
    "    bool : CU_COREDUMP_ENABLE_ON_EXCEPTION, CU_COREDUMP_TRIGGER_HOST,\n"
    "        CU_COREDUMP_LIGHTWEIGHT, CU_COREDUMP_ENABLE_USER_TRIGGER\n"
    "    bytes : CU_COREDUMP_FILE, CU_COREDUMP_PIPE\n"
    "    int : CU_COREDUMP_GENERATION_FLAGS\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n");
CB_DOC(cuCoredumpSetAttribute,
    "cuCoredumpSetAttribute($module, /, attrib, value)\n--\n\n",
    "cuCoredumpSetAttribute(attrib, value)\n\n"
    "Set a core dump setting of the current context.\n\n"
    "CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)\n\n"
    "Parameters\n"
    "    attrib : CUcoredumpSettings\n"
    "    value : a value, of the type that attrib calls for; for CU_COREDUMP_GENERATION_FLAGS\n"
    "        it is made of CUCoredumpGenerationFlags, or-ed\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Types of value by attrib\n"
    "    bool : CU_COREDUMP_ENABLE_ON_EXCEPTION, CU_COREDUMP_TRIGGER_HOST,\n"
    "        CU_COREDUMP_LIGHTWEIGHT, CU_COREDUMP_ENABLE_USER_TRIGGER\n"
    "    bytes or str : CU_COREDUMP_FILE, CU_COREDUMP_PIPE\n"
    "    int : CU_COREDUMP_GENERATION_FLAGS\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n");
CB_DOC(cuCoredumpSetAttributeGlobal,
    "cuCoredumpSetAttributeGlobal($module, /, attrib, value)\n--\n\n",
    "cuCoredumpSetAttributeGlobal(attrib, value)\n\n"
    "Set a core dump setting of the whole process.\n\n"
    "CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value,\n"
    "    size_t *size)\n\n"
    "Parameters\n"
    "    attrib : CUcoredumpSettings\n"
    "    value : a value, of the type that attrib calls for; for CU_COREDUMP_GENERATION_FLAGS\n"
    "        it is made of CUCoredumpGenerationFlags, or-ed\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Types of value by attrib\n"
    "    bool : CU_COREDUMP_ENABLE_ON_EXCEPTION, CU_COREDUMP_TRIGGER_HOST,\n"
    "        CU_COREDUMP_LIGHTWEIGHT, CU_COREDUMP_ENABLE_USER_TRIGGER\n"
    "    bytes or str : CU_COREDUMP_FILE, CU_COREDUMP_PIPE\n"
    "    int : CU_COREDUMP_GENERATION_FLAGS\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED\n\n"
    "Releases the GIL. Since CUDA 12.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n");
CB_DOC(cuCoredumpRegisterStartCallback,
    "cuCoredumpRegisterStartCallback($module, /, callback, userData)\n--\n\n",
    "cuCoredumpRegisterStartCallback(callback, userData)\n\n"
    "Register a function for the start of a GPU core dump.\n\n"
    "CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback,\n"
    "    void *userData, CUcoredumpCallbackHandle *callbackOut)\n\n"
    "Parameters\n"
    "    callback : callable, CUcoredumpStatusCallback, int (address of a C function) or\n"
    "        None; called as callback(userData, int, CUdevice) -> None, exceptions go to\n"
    "        sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n\n"
    "Returns\n"
    "    (CUresult, callbackOut); cubind.checked.driver returns callbackOut, or raises\n"
    "        DriverError\n"
    "    callbackOut : CUcoredumpCallbackHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n");
CB_DOC(checked_cuCoredumpRegisterStartCallback,
    "cuCoredumpRegisterStartCallback($module, /, callback, userData=None)\n--\n\n",
    "cuCoredumpRegisterStartCallback(callback, userData=None)\n\n"
    "Register a function for the start of a GPU core dump.\n\n"
    "CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback,\n"
    "    void *userData, CUcoredumpCallbackHandle *callbackOut)\n\n"
    "Parameters\n"
    "    callback : callable, CUcoredumpStatusCallback, int (address of a C function) or\n"
    "        None; called as callback(userData, int, CUdevice) -> None, exceptions go to\n"
    "        sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function, or\n"
    "        None\n\n"
    "Returns\n"
    "    callbackOut, or raises DriverError; cubind.driver returns (CUresult, callbackOut)\n"
    "    callbackOut : CUcoredumpCallbackHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n");
CB_DOC(cuCoredumpRegisterCompleteCallback,
    "cuCoredumpRegisterCompleteCallback($module, /, callback, userData)\n--\n\n",
    "cuCoredumpRegisterCompleteCallback(callback, userData)\n\n"
    "Register a function for the end of a GPU core dump.\n\n"
    "The driver calls it when the dump is written.\n\n"
    "CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback,\n"
    "    void *userData, CUcoredumpCallbackHandle *callbackOut)\n\n"
    "Parameters\n"
    "    callback : callable, CUcoredumpStatusCallback, int (address of a C function) or\n"
    "        None; called as callback(userData, int, CUdevice) -> None, exceptions go to\n"
    "        sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n\n"
    "Returns\n"
    "    (CUresult, callbackOut); cubind.checked.driver returns callbackOut, or raises\n"
    "        DriverError\n"
    "    callbackOut : CUcoredumpCallbackHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n");
CB_DOC(checked_cuCoredumpRegisterCompleteCallback,
    "cuCoredumpRegisterCompleteCallback($module, /, callback, userData=None)\n--\n\n",
    "cuCoredumpRegisterCompleteCallback(callback, userData=None)\n\n"
    "Register a function for the end of a GPU core dump.\n\n"
    "The driver calls it when the dump is written.\n\n"
    "CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback,\n"
    "    void *userData, CUcoredumpCallbackHandle *callbackOut)\n\n"
    "Parameters\n"
    "    callback : callable, CUcoredumpStatusCallback, int (address of a C function) or\n"
    "        None; called as callback(userData, int, CUdevice) -> None, exceptions go to\n"
    "        sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function, or\n"
    "        None\n\n"
    "Returns\n"
    "    callbackOut, or raises DriverError; cubind.driver returns (CUresult, callbackOut)\n"
    "    callbackOut : CUcoredumpCallbackHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n");
CB_DOC(cuCoredumpDeregisterStartCallback,
    "cuCoredumpDeregisterStartCallback($module, /, callback)\n--\n\n",
    "cuCoredumpDeregisterStartCallback(callback)\n\n"
    "Remove a callback of cuCoredumpRegisterStartCallback.\n\n"
    "CUresult cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback)\n\n"
    "Parameters\n"
    "    callback : CUcoredumpCallbackHandle, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n");
CB_DOC(cuCoredumpDeregisterCompleteCallback,
    "cuCoredumpDeregisterCompleteCallback($module, /, callback)\n--\n\n",
    "cuCoredumpDeregisterCompleteCallback(callback)\n\n"
    "Remove a callback of cuCoredumpRegisterCompleteCallback.\n\n"
    "CUresult cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback)\n\n"
    "Parameters\n"
    "    callback : CUcoredumpCallbackHandle, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_PERMITTED\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html\n");
CB_DOC(cuGetExportTable,
    "cuGetExportTable($module, /, pExportTableId)\n--\n\n",
    "cuGetExportTable(pExportTableId)\n\n"
    "Return the address of an undocumented function table, by its UUID.\n\n"
    "CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)\n\n"
    "Parameters\n"
    "    pExportTableId : CUuuid or None\n\n"
    "Returns\n"
    "    (CUresult, ppExportTable); cubind.checked.driver returns ppExportTable, or raises\n"
    "        DriverError\n"
    "    ppExportTable : int\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 3.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/\n");
CB_DOC(cuGreenCtxCreate,
    "cuGreenCtxCreate($module, /, desc, dev, flags)\n--\n\n",
    "cuGreenCtxCreate(desc, dev, flags)\n\n"
    "Create a context with only some multiprocessors or queues of the device.\n\n"
    "It does not become current.\n\n"
    "CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    desc : CUdevResourceDesc, int or None\n"
    "    dev : CUdevice, int or None\n"
    "    flags : int; CUgreenCtxCreate_flags; CU_GREEN_CTX_DEFAULT_STREAM is required\n\n"
    "Returns\n"
    "    (CUresult, phCtx); cubind.checked.driver returns phCtx, or raises DriverError\n"
    "    phCtx : CUgreenCtx\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(cuGreenCtxDestroy,
    "cuGreenCtxDestroy($module, /, hCtx)\n--\n\n",
    "cuGreenCtxDestroy(hCtx)\n\n"
    "Destroy a green context.\n\n"
    "Its streams no longer work, but each still needs a cuStreamDestroy.\n\n"
    "CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)\n\n"
    "Parameters\n"
    "    hCtx : CUgreenCtx, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(cuCtxFromGreenCtx,
    "cuCtxFromGreenCtx($module, /, hCtx)\n--\n\n",
    "cuCtxFromGreenCtx(hCtx)\n\n"
    "Return a green context as a context that can be made current.\n\n"
    "It must not be destroyed by itself.\n\n"
    "CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)\n\n"
    "Parameters\n"
    "    hCtx : CUgreenCtx, int or None; keep it alive until the last use of pContext\n\n"
    "Returns\n"
    "    (CUresult, pContext); cubind.checked.driver returns pContext, or raises DriverError\n"
    "    pContext : CUcontext\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(cuDeviceGetDevResource,
    "cuDeviceGetDevResource($module, /, device, typename)\n--\n\n",
    "cuDeviceGetDevResource(device, typename)\n\n"
    "Return all multiprocessors or work queues of a device, for splitting.\n\n"
    "CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource,\n"
    "    CUdevResourceType type)\n\n"
    "Parameters\n"
    "    device : CUdevice, int or None\n"
    "    typename : CUdevResourceType or int\n\n"
    "Returns\n"
    "    (CUresult, resource); cubind.checked.driver returns resource, or raises DriverError\n"
    "    resource : CUdevResource\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_DEVICE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(cuCtxGetDevResource,
    "cuCtxGetDevResource($module, /, hCtx, typename)\n--\n\n",
    "cuCtxGetDevResource(hCtx, typename)\n\n"
    "Return the multiprocessors or work queues of a context.\n\n"
    "CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource,\n"
    "    CUdevResourceType type)\n\n"
    "Parameters\n"
    "    hCtx : CUcontext, int or None\n"
    "    typename : CUdevResourceType or int\n\n"
    "Returns\n"
    "    (CUresult, resource); cubind.checked.driver returns resource, or raises DriverError\n"
    "    resource : CUdevResource\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(cuGreenCtxGetDevResource,
    "cuGreenCtxGetDevResource($module, /, hCtx, typename)\n--\n\n",
    "cuGreenCtxGetDevResource(hCtx, typename)\n\n"
    "Return the multiprocessors or work queues of a context.\n\n"
    "CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource,\n"
    "    CUdevResourceType type)\n\n"
    "Parameters\n"
    "    hCtx : CUgreenCtx, int or None\n"
    "    typename : CUdevResourceType or int\n\n"
    "Returns\n"
    "    (CUresult, resource); cubind.checked.driver returns resource, or raises DriverError\n"
    "    resource : CUdevResource\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(cuDevSmResourceSplitByCount,
    "cuDevSmResourceSplitByCount($module, /, nbGroups, input_, flags, minCount)\n--\n\n",
    "cuDevSmResourceSplitByCount(nbGroups, input_, flags, minCount)\n\n"
    "Split multiprocessors into equal groups of at least minCount.\n\n"
    "The multiprocessors that are left are in remainder.\n\n"
    "CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups,\n"
    "    const CUdevResource *input, CUdevResource *remainder, unsigned int flags,\n"
    "    unsigned int minCount)\n\n"
    "Parameters\n"
    "    nbGroups : int; the room in items on input, the number of items on output; groups\n"
    "        wanted, and groups made\n"
    "    input_ : CUdevResource or None\n"
    "    flags : int; CUdevSmResourceSplitByCount_flags, or-ed\n"
    "    minCount : int; multiprocessors per group\n\n"
    "Returns\n"
    "    (CUresult, result, nbGroups, remainder); cubind.checked.driver returns (result,\n"
    "        nbGroups, remainder), or raises DriverError\n"
    "    result : list[CUdevResource]\n"
    "    nbGroups : int; groups wanted, and groups made\n"
    "    remainder : CUdevResource\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_RESOURCE_TYPE,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.4; other parameters before 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(cuDevSmResourceSplit,
    "cuDevSmResourceSplit($module, /, nbGroups, input_, flags, groupParams)\n--\n\n",
    "cuDevSmResourceSplit(nbGroups, input_, flags, groupParams)\n\n"
    "Split multiprocessors into groups as groupParams says.\n\n"
    "The multiprocessors that are left are in remainder.\n\n"
    "CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups,\n"
    "    const CUdevResource *input, CUdevResource *remainder, unsigned int flags,\n"
    "    CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)\n\n"
    "Parameters\n"
    "    nbGroups : int\n"
    "    input_ : CUdevResource or None\n"
    "    flags : int; has to be 0\n"
    "    groupParams : sequence of CU_DEV_SM_RESOURCE_GROUP_PARAMS, or None; as many as\n"
    "        nbGroups; in and out\n\n"
    "Returns\n"
    "    (CUresult, result, remainder); cubind.checked.driver returns (result, remainder), or\n"
    "        raises DriverError\n"
    "    result : list[CUdevResource]\n"
    "    remainder : CUdevResource\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_RESOURCE_TYPE,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(checked_cuDevSmResourceSplit,
    "cuDevSmResourceSplit($module, /, input_, flags, groupParams)\n--\n\n",
    "cuDevSmResourceSplit(input_, flags, groupParams)\n\n"
    "Split multiprocessors into groups as groupParams says.\n\n"
    "The multiprocessors that are left are in remainder.\n\n"
    "CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups,\n"
    "    const CUdevResource *input, CUdevResource *remainder, unsigned int flags,\n"
    "    CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)\n\n"
    "Parameters\n"
    "    input_ : CUdevResource or None\n"
    "    flags : int; has to be 0\n"
    "    groupParams : sequence of CU_DEV_SM_RESOURCE_GROUP_PARAMS, or None; in and out\n\n"
    "Returns\n"
    "    (result, remainder), or raises DriverError; cubind.driver returns (CUresult, result,\n"
    "        remainder)\n"
    "    result : list[CUdevResource]\n"
    "    remainder : CUdevResource\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_DEVICE,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_RESOURCE_TYPE,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(cuDevResourceGenerateDesc,
    "cuDevResourceGenerateDesc($module, /, resources, nbResources)\n--\n\n",
    "cuDevResourceGenerateDesc(resources, nbResources)\n\n"
    "Combine resources into a descriptor for cuGreenCtxCreate.\n\n"
    "CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources,\n"
    "    unsigned int nbResources)\n\n"
    "Parameters\n"
    "    resources : sequence of CUdevResource, or None; as many as nbResources\n"
    "    nbResources : int\n\n"
    "Returns\n"
    "    (CUresult, phDesc); cubind.checked.driver returns phDesc, or raises DriverError\n"
    "    phDesc : CUdevResourceDesc\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(checked_cuDevResourceGenerateDesc,
    "cuDevResourceGenerateDesc($module, /, resources)\n--\n\n",
    "cuDevResourceGenerateDesc(resources)\n\n"
    "Combine resources into a descriptor for cuGreenCtxCreate.\n\n"
    "CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources,\n"
    "    unsigned int nbResources)\n\n"
    "Parameters\n"
    "    resources : sequence of CUdevResource, or None\n\n"
    "Returns\n"
    "    phDesc, or raises DriverError; cubind.driver returns (CUresult, phDesc)\n"
    "    phDesc : CUdevResourceDesc\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(cuGreenCtxRecordEvent,
    "cuGreenCtxRecordEvent($module, /, hCtx, hEvent)\n--\n\n",
    "cuGreenCtxRecordEvent(hCtx, hEvent)\n\n"
    "Record an event after all work queued so far on a green context's streams.\n\n"
    "CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)\n\n"
    "Parameters\n"
    "    hCtx : CUgreenCtx, int or None\n"
    "    hEvent : CUevent, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(cuGreenCtxWaitEvent,
    "cuGreenCtxWaitEvent($module, /, hCtx, hEvent)\n--\n\n",
    "cuGreenCtxWaitEvent(hCtx, hEvent)\n\n"
    "Make later work of a green context wait for an event.\n\n"
    "It concerns all its streams; the host does not wait.\n\n"
    "CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)\n\n"
    "Parameters\n"
    "    hCtx : CUgreenCtx, int or None\n"
    "    hEvent : CUevent, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(cuStreamGetGreenCtx,
    "cuStreamGetGreenCtx($module, /, hStream)\n--\n\n",
    "cuStreamGetGreenCtx(hStream)\n\n"
    "Return the green context of a stream.\n\n"
    "The handle is null if it has none.\n\n"
    "CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult, phCtx); cubind.checked.driver returns phCtx, or raises DriverError\n"
    "    phCtx : CUgreenCtx\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n\n"
    "Keeps the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(cuGreenCtxStreamCreate,
    "cuGreenCtxStreamCreate($module, /, greenCtx, flags, priority)\n--\n\n",
    "cuGreenCtxStreamCreate(greenCtx, flags, priority)\n\n"
    "Create a stream in a green context.\n\n"
    "The current context does not matter.\n\n"
    "CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx,\n"
    "    unsigned int flags, int priority)\n\n"
    "Parameters\n"
    "    greenCtx : CUgreenCtx, int or None; keep it alive until the last use of phStream\n"
    "    flags : int; CU_STREAM_NON_BLOCKING, which is required\n"
    "    priority : int; smaller is more urgent\n\n"
    "Returns\n"
    "    (CUresult, phStream); cubind.checked.driver returns phStream, or raises DriverError\n"
    "    phStream : CUstream\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 12.5.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(cuGreenCtxGetId,
    "cuGreenCtxGetId($module, /, greenCtx)\n--\n\n",
    "cuGreenCtxGetId(greenCtx)\n\n"
    "Return the unique id of a green context.\n\n"
    "No other green context of the process gets it.\n\n"
    "CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)\n\n"
    "Parameters\n"
    "    greenCtx : CUgreenCtx, int or None\n\n"
    "Returns\n"
    "    (CUresult, greenCtxId); cubind.checked.driver returns greenCtxId, or raises\n"
    "        DriverError\n"
    "    greenCtxId : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_CONTEXT_IS_DESTROYED, CUDA_ERROR_DEINITIALIZED,\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(cuStreamGetDevResource,
    "cuStreamGetDevResource($module, /, hStream, typename)\n--\n\n",
    "cuStreamGetDevResource(hStream, typename)\n\n"
    "Return the multiprocessors of a stream.\n\n"
    "The call cannot return work queues.\n\n"
    "CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource *resource,\n"
    "    CUdevResourceType type)\n\n"
    "Parameters\n"
    "    hStream : CUstream, int or None\n"
    "    typename : CUdevResourceType or int; CU_DEV_RESOURCE_TYPE_SM; called type in C\n\n"
    "Returns\n"
    "    (CUresult, resource); cubind.checked.driver returns resource, or raises DriverError\n"
    "    resource : CUdevResource\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED,\n"
    "    CUDA_ERROR_INVALID_RESOURCE_TYPE, CUDA_ERROR_INVALID_VALUE,\n"
    "    CUDA_ERROR_INVALID_HANDLE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 13.1.\n"
    "Per-thread variant: cuStreamGetDevResource_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html\n");
CB_DOC(cuLogsRegisterCallback,
    "cuLogsRegisterCallback($module, /, callbackFunc, userData)\n--\n\n",
    "cuLogsRegisterCallback(callbackFunc, userData)\n\n"
    "Register a function for log messages of the driver.\n\n"
    "The driver calls it with each message about a failed call.\n\n"
    "CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData,\n"
    "    CUlogsCallbackHandle *callback_out)\n\n"
    "Parameters\n"
    "    callbackFunc : callable, CUlogsCallback, int (address of a C function) or None;\n"
    "        called as callbackFunc(userData, CUlogLevel, bytes, int) -> None, exceptions go\n"
    "        to sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function\n\n"
    "Returns\n"
    "    (CUresult, callback_out); cubind.checked.driver returns callback_out, or raises\n"
    "        DriverError\n"
    "    callback_out : CUlogsCallbackHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n");
CB_DOC(checked_cuLogsRegisterCallback,
    "cuLogsRegisterCallback($module, /, callbackFunc, userData=None)\n--\n\n",
    "cuLogsRegisterCallback(callbackFunc, userData=None)\n\n"
    "Register a function for log messages of the driver.\n\n"
    "The driver calls it with each message about a failed call.\n\n"
    "CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData,\n"
    "    CUlogsCallbackHandle *callback_out)\n\n"
    "Parameters\n"
    "    callbackFunc : callable, CUlogsCallback, int (address of a C function) or None;\n"
    "        called as callbackFunc(userData, CUlogLevel, bytes, int) -> None, exceptions go\n"
    "        to sys.unraisablehook\n"
    "    userData : any object, which the callable gets; int (address) for a C function, or\n"
    "        None\n\n"
    "Returns\n"
    "    callback_out, or raises DriverError; cubind.driver returns (CUresult, callback_out)\n"
    "    callback_out : CUlogsCallbackHandle\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n");
CB_DOC(cuLogsUnregisterCallback,
    "cuLogsUnregisterCallback($module, /, callback)\n--\n\n",
    "cuLogsUnregisterCallback(callback)\n\n"
    "Remove a callback of cuLogsRegisterCallback.\n\n"
    "CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)\n\n"
    "Parameters\n"
    "    callback : CUlogsCallbackHandle, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n");
CB_DOC(cuLogsCurrent,
    "cuLogsCurrent($module, /, flags)\n--\n\n",
    "cuLogsCurrent(flags)\n\n"
    "Return the position after the latest log message.\n\n"
    "Later dumps begin there.\n\n"
    "CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult, iterator_out); cubind.checked.driver returns iterator_out, or raises\n"
    "        DriverError\n"
    "    iterator_out : CUlogIterator\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n");
CB_DOC(checked_cuLogsCurrent,
    "cuLogsCurrent($module, /, flags=0)\n--\n\n",
    "cuLogsCurrent(flags=0)\n\n"
    "Return the position after the latest log message.\n\n"
    "Later dumps begin there.\n\n"
    "CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    iterator_out, or raises DriverError; cubind.driver returns (CUresult, iterator_out)\n"
    "    iterator_out : CUlogIterator\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n");
CB_DOC(cuLogsDumpToFile,
    "cuLogsDumpToFile($module, /, iterator, pathToFile, flags)\n--\n\n",
    "cuLogsDumpToFile(iterator, pathToFile, flags)\n\n"
    "Write log messages from a position on to a file.\n\n"
    "The position moves past them; old messages may be lost.\n\n"
    "CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    iterator : CUlogIterator or None; in and out; start position, and afterwards the\n"
    "        position after the returned messages; None for the oldest message, and None\n"
    "        comes back\n"
    "    pathToFile : str or bytes\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult, iterator); cubind.checked.driver returns iterator, or raises DriverError\n"
    "    iterator : CUlogIterator | None; start position, and afterwards the position after\n"
    "        the returned messages; None for the oldest message, and None comes back\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n");
CB_DOC(checked_cuLogsDumpToFile,
    "cuLogsDumpToFile($module, /, iterator, pathToFile, flags=0)\n--\n\n",
    "cuLogsDumpToFile(iterator, pathToFile, flags=0)\n\n"
    "Write log messages from a position on to a file.\n\n"
    "The position moves past them; old messages may be lost.\n\n"
    "CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    iterator : CUlogIterator or None; in and out; start position, and afterwards the\n"
    "        position after the returned messages; None for the oldest message, and None\n"
    "        comes back\n"
    "    pathToFile : str or bytes\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    iterator, or raises DriverError; cubind.driver returns (CUresult, iterator)\n"
    "    iterator : CUlogIterator | None; start position, and afterwards the position after\n"
    "        the returned messages; None for the oldest message, and None comes back\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n");
CB_DOC(cuLogsDumpToMemory,
    "cuLogsDumpToMemory($module, /, iterator, buffer, size, flags)\n--\n\n",
    "cuLogsDumpToMemory(iterator, buffer, size, flags)\n\n"
    "Return log messages from a position on as text.\n\n"
    "The position moves past them; old messages may be lost.\n\n"
    "CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    iterator : CUlogIterator or None; in and out; start position, and afterwards the\n"
    "        position after the returned messages; None for the oldest message, and None\n"
    "        comes back\n"
    "    buffer : bytearray or bytes to write to\n"
    "    size : int; in and out; bytes of buffer, and afterwards those of the text\n"
    "    flags : int; has to be 0\n\n"
    "Returns\n"
    "    (CUresult, iterator, size); cubind.checked.driver returns (iterator, buffer), or\n"
    "        raises DriverError\n"
    "    iterator : CUlogIterator | None; start position, and afterwards the position after\n"
    "        the returned messages; None for the oldest message, and None comes back\n"
    "    size : int; bytes of buffer, and afterwards those of the text\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n");
CB_DOC(checked_cuLogsDumpToMemory,
    "cuLogsDumpToMemory($module, /, iterator, flags=0)\n--\n\n",
    "cuLogsDumpToMemory(iterator, flags=0)\n\n"
    "Return log messages from a position on as text.\n\n"
    "The position moves past them; old messages may be lost.\n\n"
    "CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    iterator : CUlogIterator or None; in and out; start position, and afterwards the\n"
    "        position after the returned messages; None for the oldest message, and None\n"
    "        comes back\n"
    "    flags : int or None; has to be 0\n\n"
    "Returns\n"
    "    (iterator, buffer), or raises DriverError; cubind.driver returns (CUresult,\n"
    "        iterator, size)\n"
    "    iterator : CUlogIterator | None; start position, and afterwards the position after\n"
    "        the returned messages; None for the oldest message, and None comes back\n"
    "    buffer : str\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 12.9.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html\n");
CB_DOC(cuCheckpointProcessGetRestoreThreadId,
    "cuCheckpointProcessGetRestoreThreadId($module, /, pid)\n--\n\n",
    "cuCheckpointProcessGetRestoreThreadId(pid)\n\n"
    "Return the thread of a process that can restore it from a checkpoint.\n\n"
    "CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)\n\n"
    "Parameters\n"
    "    pid : int\n\n"
    "Returns\n"
    "    (CUresult, tid); cubind.checked.driver returns tid, or raises DriverError\n"
    "    tid : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n");
CB_DOC(cuCheckpointProcessGetState,
    "cuCheckpointProcessGetState($module, /, pid)\n--\n\n",
    "cuCheckpointProcessGetState(pid)\n\n"
    "Report whether a process is running, locked or checkpointed.\n\n"
    "CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)\n\n"
    "Parameters\n"
    "    pid : int\n\n"
    "Returns\n"
    "    (CUresult, state); cubind.checked.driver returns state, or raises DriverError\n"
    "    state : CUprocessState\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n");
CB_DOC(cuCheckpointProcessLock,
    "cuCheckpointProcessLock($module, /, pid, args)\n--\n\n",
    "cuCheckpointProcessLock(pid, args)\n\n"
    "Lock a process against new CUDA calls, and wait for running ones.\n\n"
    "CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "    args : CUcheckpointLockArgs or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_NOT_READY\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n");
CB_DOC(checked_cuCheckpointProcessLock,
    "cuCheckpointProcessLock($module, /, pid, args=None)\n--\n\n",
    "cuCheckpointProcessLock(pid, args=None)\n\n"
    "Lock a process against new CUDA calls, and wait for running ones.\n\n"
    "CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "    args : CUcheckpointLockArgs or None\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_NOT_READY\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n");
CB_DOC(cuCheckpointProcessCheckpoint,
    "cuCheckpointProcessCheckpoint($module, /, pid, args)\n--\n\n",
    "cuCheckpointProcessCheckpoint(pid, args)\n\n"
    "Checkpoint a locked process.\n\n"
    "Its GPU contents move to host memory, and the GPUs are released.\n\n"
    "CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "    args : CUcheckpointCheckpointArgs or None; in and out\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n");
CB_DOC(checked_cuCheckpointProcessCheckpoint,
    "cuCheckpointProcessCheckpoint($module, /, pid, args=None)\n--\n\n",
    "cuCheckpointProcessCheckpoint(pid, args=None)\n\n"
    "Checkpoint a locked process.\n\n"
    "Its GPU contents move to host memory, and the GPUs are released.\n\n"
    "CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "    args : CUcheckpointCheckpointArgs or None; in and out\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n");
CB_DOC(cuCheckpointProcessRestore,
    "cuCheckpointProcessRestore($module, /, pid, args)\n--\n\n",
    "cuCheckpointProcessRestore(pid, args)\n\n"
    "Restore a checkpointed process to its GPUs or others of the same kind.\n\n"
    "CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "    args : CUcheckpointRestoreArgs or None; in and out\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n");
CB_DOC(checked_cuCheckpointProcessRestore,
    "cuCheckpointProcessRestore($module, /, pid, args=None)\n--\n\n",
    "cuCheckpointProcessRestore(pid, args=None)\n\n"
    "Restore a checkpointed process to its GPUs or others of the same kind.\n\n"
    "CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "    args : CUcheckpointRestoreArgs or None; in and out\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n");
CB_DOC(cuCheckpointOperationComplete,
    "cuCheckpointOperationComplete($module, /, handle)\n--\n\n",
    "cuCheckpointOperationComplete(handle)\n\n"
    "Complete a checkpoint or restore whose memory the program copied itself.\n\n"
    "CUresult cuCheckpointOperationComplete(CUcheckpointOperationHandle handle)\n\n"
    "Parameters\n"
    "    handle : CUcheckpointOperationHandle, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n");
CB_DOC(cuCheckpointProcessUnlock,
    "cuCheckpointProcessUnlock($module, /, pid, args)\n--\n\n",
    "cuCheckpointProcessUnlock(pid, args)\n\n"
    "Unlock a process, so that it can call CUDA again.\n\n"
    "CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "    args : CUcheckpointUnlockArgs or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n");
CB_DOC(checked_cuCheckpointProcessUnlock,
    "cuCheckpointProcessUnlock($module, /, pid, args=None)\n--\n\n",
    "cuCheckpointProcessUnlock(pid, args=None)\n\n"
    "Unlock a process, so that it can call CUDA again.\n\n"
    "CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)\n\n"
    "Parameters\n"
    "    pid : int\n"
    "    args : CUcheckpointUnlockArgs or None\n\n"
    "Returns\n"
    "    None, or raises DriverError; cubind.driver returns (CUresult,)\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_ILLEGAL_STATE,\n"
    "    CUDA_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html\n");
CB_DOC(cuProfilerStart,
    "cuProfilerStart($module, /)\n--\n\n",
    "cuProfilerStart()\n\n"
    "Start profiling, if a profiler runs with the program.\n\n"
    "Without one nothing happens.\n\n"
    "CUresult cuProfilerStart(void)\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PROFILER.html\n");
CB_DOC(cuProfilerStop,
    "cuProfilerStop($module, /)\n--\n\n",
    "cuProfilerStop()\n\n"
    "Stop profiling, if a profiler runs with the program.\n\n"
    "Without one nothing happens.\n\n"
    "CUresult cuProfilerStop(void)\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 4.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PROFILER.html\n");
CB_DOC(cuGraphicsEGLRegisterImage,
    "cuGraphicsEGLRegisterImage($module, /, image, flags)\n--\n\n",
    "cuGraphicsEGLRegisterImage(image, flags)\n\n"
    "Register an EGL image for CUDA.\n\n"
    "CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource,\n"
    "    EGLImageKHR image, unsigned int flags)\n\n"
    "Parameters\n"
    "    image : EGLImageKHR, int or None; keep it alive until cuGraphicsUnregisterResource\n"
    "    flags : int; CUgraphicsMapResourceFlags\n\n"
    "Returns\n"
    "    (CUresult, pCudaResource); cubind.checked.driver returns pCudaResource, or raises\n"
    "        DriverError\n"
    "    pCudaResource : CUgraphicsResource\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n");
CB_DOC(cuEGLStreamConsumerConnect,
    "cuEGLStreamConsumerConnect($module, /, stream)\n--\n\n",
    "cuEGLStreamConsumerConnect(stream)\n\n"
    "Connect CUDA to an EGLStream as consumer of frames.\n\n"
    "CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)\n\n"
    "Parameters\n"
    "    stream : EGLStreamKHR, int or None; keep it alive until\n"
    "        cuEGLStreamConsumerDisconnect\n\n"
    "Returns\n"
    "    (CUresult, conn); cubind.checked.driver returns conn, or raises DriverError\n"
    "    conn : CUeglStreamConnection\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n");
CB_DOC(cuEGLStreamConsumerConnectWithFlags,
    "cuEGLStreamConsumerConnectWithFlags($module, /, stream, flags)\n--\n\n",
    "cuEGLStreamConsumerConnectWithFlags(stream, flags)\n\n"
    "Connect CUDA to an EGLStream as consumer of frames.\n\n"
    "CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn,\n"
    "    EGLStreamKHR stream, unsigned int flags)\n\n"
    "Parameters\n"
    "    stream : EGLStreamKHR, int or None; keep it alive until\n"
    "        cuEGLStreamConsumerDisconnect\n"
    "    flags : int; CUeglResourceLocationFlags\n\n"
    "Returns\n"
    "    (CUresult, conn); cubind.checked.driver returns conn, or raises DriverError\n"
    "    conn : CUeglStreamConnection\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 8.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n");
CB_DOC(cuEGLStreamConsumerDisconnect,
    "cuEGLStreamConsumerDisconnect($module, /, conn)\n--\n\n",
    "cuEGLStreamConsumerDisconnect(conn)\n\n"
    "Disconnect CUDA as consumer from an EGLStream.\n\n"
    "CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)\n\n"
    "Parameters\n"
    "    conn : CUeglStreamConnection, int (address) or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n");
CB_DOC(cuEGLStreamConsumerAcquireFrame,
    "cuEGLStreamConsumerAcquireFrame($module, /, conn, pCudaResource, pStream, timeout)\n--\n\n",
    "cuEGLStreamConsumerAcquireFrame(conn, pCudaResource, pStream, timeout)\n\n"
    "Acquire the next frame of an EGLStream.\n\n"
    "The call waits for one, but only for a limited time.\n\n"
    "CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn,\n"
    "    CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout)\n\n"
    "Parameters\n"
    "    conn : CUeglStreamConnection, int (address) or None\n"
    "    pCudaResource : CUgraphicsResource, int (address) or None; in and out\n"
    "    pStream : CUstream, int (address) or None; in and out\n"
    "    timeout : int\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_LAUNCH_TIMEOUT\n\n"
    "Releases the GIL. Since CUDA 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n");
CB_DOC(cuEGLStreamConsumerReleaseFrame,
    "cuEGLStreamConsumerReleaseFrame($module, /, conn, pCudaResource, pStream)\n--\n\n",
    "cuEGLStreamConsumerReleaseFrame(conn, pCudaResource, pStream)\n\n"
    "Release a frame of an EGLStream to its producer.\n\n"
    "CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn,\n"
    "    CUgraphicsResource pCudaResource, CUstream *pStream)\n\n"
    "Parameters\n"
    "    conn : CUeglStreamConnection, int (address) or None\n"
    "    pCudaResource : CUgraphicsResource, int or None\n"
    "    pStream : CUstream, int (address) or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n");
CB_DOC(cuEGLStreamProducerConnect,
    "cuEGLStreamProducerConnect($module, /, stream, width, height)\n--\n\n",
    "cuEGLStreamProducerConnect(stream, width, height)\n\n"
    "Connect CUDA to an EGLStream as producer of frames.\n\n"
    "CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream,\n"
    "    EGLint width, EGLint height)\n\n"
    "Parameters\n"
    "    stream : EGLStreamKHR, int or None; keep it alive until\n"
    "        cuEGLStreamProducerDisconnect\n"
    "    width, height : EGLint, int or None\n\n"
    "Returns\n"
    "    (CUresult, conn); cubind.checked.driver returns conn, or raises DriverError\n"
    "    conn : CUeglStreamConnection\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n");
CB_DOC(cuEGLStreamProducerDisconnect,
    "cuEGLStreamProducerDisconnect($module, /, conn)\n--\n\n",
    "cuEGLStreamProducerDisconnect(conn)\n\n"
    "Disconnect CUDA as producer from an EGLStream.\n\n"
    "CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)\n\n"
    "Parameters\n"
    "    conn : CUeglStreamConnection, int (address) or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n");
CB_DOC(cuEGLStreamProducerPresentFrame,
    "cuEGLStreamProducerPresentFrame($module, /, conn, eglframe, pStream)\n--\n\n",
    "cuEGLStreamProducerPresentFrame(conn, eglframe, pStream)\n\n"
    "Present a frame to the consumer of an EGLStream.\n\n"
    "CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn,\n"
    "    CUeglFrame eglframe, CUstream *pStream)\n\n"
    "Parameters\n"
    "    conn : CUeglStreamConnection, int (address) or None\n"
    "    eglframe : CUeglFrame\n"
    "    pStream : CUstream, int (address) or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE\n\n"
    "Releases the GIL. Since CUDA 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n");
CB_DOC(cuEGLStreamProducerReturnFrame,
    "cuEGLStreamProducerReturnFrame($module, /, conn, eglframe, pStream)\n--\n\n",
    "cuEGLStreamProducerReturnFrame(conn, eglframe, pStream)\n\n"
    "Take back a frame that the consumer of an EGLStream has released.\n\n"
    "CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn,\n"
    "    CUeglFrame *eglframe, CUstream *pStream)\n\n"
    "Parameters\n"
    "    conn : CUeglStreamConnection, int (address) or None\n"
    "    eglframe : CUeglFrame or None; in and out\n"
    "    pStream : CUstream, int (address) or None; in and out\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_LAUNCH_TIMEOUT\n\n"
    "Releases the GIL. Since CUDA 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n");
CB_DOC(cuGraphicsResourceGetMappedEglFrame,
    "cuGraphicsResourceGetMappedEglFrame($module, /, resource, index, mipLevel)\n--\n\n",
    "cuGraphicsResourceGetMappedEglFrame(resource, index, mipLevel)\n\n"
    "Return a frame of a registered EGL image, by layer and level.\n\n"
    "CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame,\n"
    "    CUgraphicsResource resource, unsigned int index, unsigned int mipLevel)\n\n"
    "Parameters\n"
    "    resource : CUgraphicsResource, int or None\n"
    "    index, mipLevel : int\n\n"
    "Returns\n"
    "    (CUresult, eglFrame); cubind.checked.driver returns eglFrame, or raises DriverError\n"
    "    eglFrame : CUeglFrame\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_MAPPED\n\n"
    "May keep the GIL (see cubind.keep_gil). Since CUDA 7.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n");
CB_DOC(cuEventCreateFromEGLSync,
    "cuEventCreateFromEGLSync($module, /, eglSync, flags)\n--\n\n",
    "cuEventCreateFromEGLSync(eglSync, flags)\n\n"
    "Create an event from an EGL sync object.\n\n"
    "CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync,\n"
    "    unsigned int flags)\n\n"
    "Parameters\n"
    "    eglSync : EGLSyncKHR, int or None\n"
    "    flags : int; CUevent_flags, DEFAULT or BLOCKING_SYNC\n\n"
    "Returns\n"
    "    (CUresult, phEvent); cubind.checked.driver returns phEvent, or raises DriverError\n"
    "    phEvent : CUevent\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 9.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EGL.html\n");
CB_DOC(cuGraphicsGLRegisterBuffer,
    "cuGraphicsGLRegisterBuffer($module, /, buffer, Flags)\n--\n\n",
    "cuGraphicsGLRegisterBuffer(buffer, Flags)\n\n"
    "Register an OpenGL object for CUDA.\n\n"
    "Map it before each use.\n\n"
    "CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer,\n"
    "    unsigned int Flags)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None; keep it alive until cuGraphicsUnregisterResource\n"
    "    Flags : int; CUgraphicsRegisterFlags, or-ed\n\n"
    "Returns\n"
    "    (CUresult, pCudaResource); cubind.checked.driver returns pCudaResource, or raises\n"
    "        DriverError\n"
    "    pCudaResource : CUgraphicsResource\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_OPERATING_SYSTEM\n\n"
    "Releases the GIL. Since CUDA 3.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html\n");
CB_DOC(cuGraphicsGLRegisterImage,
    "cuGraphicsGLRegisterImage($module, /, image, target, Flags)\n--\n\n",
    "cuGraphicsGLRegisterImage(image, target, Flags)\n\n"
    "Register an OpenGL object for CUDA.\n\n"
    "Map it before each use.\n\n"
    "CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image,\n"
    "    GLenum target, unsigned int Flags)\n\n"
    "Parameters\n"
    "    image : GLuint, int or None; keep it alive until cuGraphicsUnregisterResource\n"
    "    target : GLenum, int or None\n"
    "    Flags : int; CUgraphicsRegisterFlags, or-ed\n\n"
    "Returns\n"
    "    (CUresult, pCudaResource); cubind.checked.driver returns pCudaResource, or raises\n"
    "        DriverError\n"
    "    pCudaResource : CUgraphicsResource\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_OPERATING_SYSTEM\n\n"
    "Releases the GIL. Since CUDA 3.0.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html\n");
CB_DOC(cuGLGetDevices,
    "cuGLGetDevices($module, /, cudaDeviceCount, deviceList)\n--\n\n",
    "cuGLGetDevices(cudaDeviceCount, deviceList)\n\n"
    "List the CUDA devices that the current OpenGL context uses.\n\n"
    "CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,\n"
    "    unsigned int cudaDeviceCount, CUGLDeviceList deviceList)\n\n"
    "Parameters\n"
    "    cudaDeviceCount : int\n"
    "    deviceList : CUGLDeviceList or int\n\n"
    "Returns\n"
    "    (CUresult, pCudaDeviceCount, pCudaDevices); cubind.checked.driver returns\n"
    "        (pCudaDeviceCount, pCudaDevices), or raises DriverError\n"
    "    pCudaDeviceCount : int\n"
    "    pCudaDevices : list[CUdevice]\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NO_DEVICE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_GRAPHICS_CONTEXT, CUDA_ERROR_OPERATING_SYSTEM\n\n"
    "Releases the GIL. Since CUDA 6.5 as cuGLGetDevices_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL.html\n");
CB_DOC(cuGLCtxCreate,
    "cuGLCtxCreate($module, /, Flags, device)\n--\n\n",
    "cuGLCtxCreate(Flags, device)\n\n"
    "Prepare CUDA for OpenGL (deprecated).\n\n"
    "Contexts no longer need preparation.\n\n"
    "CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)\n\n"
    "Parameters\n"
    "    Flags : int; CUctx_flags, or-ed\n"
    "    device : CUdevice, int or None\n\n"
    "Returns\n"
    "    (CUresult, pCtx); cubind.checked.driver returns pCtx, or raises DriverError\n"
    "    pCtx : CUcontext\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuGLCtxCreate_v2. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n");
CB_DOC(cuGLInit,
    "cuGLInit($module, /)\n--\n\n",
    "cuGLInit()\n\n"
    "Prepare CUDA for OpenGL (deprecated).\n\n"
    "Contexts no longer need preparation.\n\n"
    "CUresult cuGLInit(void)\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n");
CB_DOC(cuGLRegisterBufferObject,
    "cuGLRegisterBufferObject($module, /, buffer)\n--\n\n",
    "cuGLRegisterBufferObject(buffer)\n\n"
    "Register an OpenGL buffer for CUDA (deprecated).\n\n"
    "cuGraphicsGLRegisterBuffer replaces it.\n\n"
    "CUresult cuGLRegisterBufferObject(GLuint buffer)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None; keep it alive until cuGLUnregisterBufferObject\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_ALREADY_MAPPED\n\n"
    "Releases the GIL. Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n");
CB_DOC(cuGLMapBufferObject,
    "cuGLMapBufferObject($module, /, buffer)\n--\n\n",
    "cuGLMapBufferObject(buffer)\n\n"
    "Map an OpenGL buffer and return address and size (deprecated).\n\n"
    "cuGraphicsMapResources replaces it.\n\n"
    "CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None\n\n"
    "Returns\n"
    "    (CUresult, dptr, size); cubind.checked.driver returns (dptr, size), or raises\n"
    "        DriverError\n"
    "    dptr : CUdeviceptr\n"
    "    size : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_MAP_FAILED\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuGLMapBufferObject_v2. Deprecated.\n"
    "Per-thread variant: cuGLMapBufferObject_v2_ptds\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n");
CB_DOC(cuGLUnmapBufferObject,
    "cuGLUnmapBufferObject($module, /, buffer)\n--\n\n",
    "cuGLUnmapBufferObject(buffer)\n\n"
    "Unmap an OpenGL buffer from CUDA (deprecated).\n\n"
    "cuGraphicsUnmapResources replaces it.\n\n"
    "CUresult cuGLUnmapBufferObject(GLuint buffer)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n");
CB_DOC(cuGLUnregisterBufferObject,
    "cuGLUnregisterBufferObject($module, /, buffer)\n--\n\n",
    "cuGLUnregisterBufferObject(buffer)\n\n"
    "Unregister an OpenGL buffer from CUDA (deprecated).\n\n"
    "cuGraphicsUnregisterResource replaces it.\n\n"
    "CUresult cuGLUnregisterBufferObject(GLuint buffer)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 2.0. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n");
CB_DOC(cuGLSetBufferObjectMapFlags,
    "cuGLSetBufferObjectMapFlags($module, /, buffer, Flags)\n--\n\n",
    "cuGLSetBufferObjectMapFlags(buffer, Flags)\n\n"
    "Set how CUDA will use an OpenGL buffer (deprecated).\n\n"
    "cuGraphicsResourceSetMapFlags replaces it.\n\n"
    "CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None\n"
    "    Flags : int; CUGLmap_flags\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED,\n"
    "    CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 2.3. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n");
CB_DOC(cuGLMapBufferObjectAsync,
    "cuGLMapBufferObjectAsync($module, /, buffer, hStream)\n--\n\n",
    "cuGLMapBufferObjectAsync(buffer, hStream)\n\n"
    "Map an OpenGL buffer and return address and size (deprecated).\n\n"
    "cuGraphicsMapResources replaces it.\n\n"
    "CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer,\n"
    "    CUstream hStream)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult, dptr, size); cubind.checked.driver returns (dptr, size), or raises\n"
    "        DriverError\n"
    "    dptr : CUdeviceptr\n"
    "    size : int\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_MAP_FAILED\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuGLMapBufferObjectAsync_v2. Deprecated.\n"
    "Per-thread variant: cuGLMapBufferObjectAsync_v2_ptsz\n"
    "    (CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=1).\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n");
CB_DOC(cuGLUnmapBufferObjectAsync,
    "cuGLUnmapBufferObjectAsync($module, /, buffer, hStream)\n--\n\n",
    "cuGLUnmapBufferObjectAsync(buffer, hStream)\n\n"
    "Unmap an OpenGL buffer from CUDA (deprecated).\n\n"
    "cuGraphicsUnmapResources replaces it.\n\n"
    "CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)\n\n"
    "Parameters\n"
    "    buffer : GLuint, int or None\n"
    "    hStream : CUstream, int or None\n\n"
    "Returns\n"
    "    (CUresult,); cubind.checked.driver returns None, or raises DriverError\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 2.3. Deprecated.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GL__DEPRECATED.html\n");
CB_DOC(cuVDPAUGetDevice,
    "cuVDPAUGetDevice($module, /, vdpDevice, vdpGetProcAddress)\n--\n\n",
    "cuVDPAUGetDevice(vdpDevice, vdpGetProcAddress)\n\n"
    "Return the CUDA device that a VDPAU device uses.\n\n"
    "CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice,\n"
    "    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))\n\n"
    "Parameters\n"
    "    vdpDevice : VdpDevice, int or None\n"
    "    vdpGetProcAddress : int (address), buffer or None\n\n"
    "Returns\n"
    "    (CUresult, pDevice); cubind.checked.driver returns pDevice, or raises DriverError\n"
    "    pDevice : CUdevice\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE\n\n"
    "Releases the GIL. Since CUDA 3.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html\n");
CB_DOC(cuVDPAUCtxCreate,
    "cuVDPAUCtxCreate($module, /, flags, device, vdpDevice, vdpGetProcAddress)\n--\n\n",
    "cuVDPAUCtxCreate(flags, device, vdpDevice, vdpGetProcAddress)\n\n"
    "Create a context that works with a VDPAU device.\n\n"
    "CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device,\n"
    "    VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))\n\n"
    "Parameters\n"
    "    flags : int; CUctx_flags, or-ed\n"
    "    device : CUdevice, int or None\n"
    "    vdpDevice : VdpDevice, int or None\n"
    "    vdpGetProcAddress : int (address), buffer or None\n\n"
    "Returns\n"
    "    (CUresult, pCtx); cubind.checked.driver returns pCtx, or raises DriverError\n"
    "    pCtx : CUcontext\n\n"
    "Fails with\n"
    "    CUDA_ERROR_DEINITIALIZED, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_INVALID_CONTEXT,\n"
    "    CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY\n\n"
    "Releases the GIL. Since CUDA 3.2 as cuVDPAUCtxCreate_v2.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html\n");
CB_DOC(cuGraphicsVDPAURegisterVideoSurface,
    "cuGraphicsVDPAURegisterVideoSurface($module, /, vdpSurface, flags)\n--\n\n",
    "cuGraphicsVDPAURegisterVideoSurface(vdpSurface, flags)\n\n"
    "Register a VDPAU surface for CUDA.\n\n"
    "CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource,\n"
    "    VdpVideoSurface vdpSurface, unsigned int flags)\n\n"
    "Parameters\n"
    "    vdpSurface : VdpVideoSurface, int or None; keep it alive until\n"
    "        cuGraphicsUnregisterResource\n"
    "    flags : int; CUgraphicsMapResourceFlags\n\n"
    "Returns\n"
    "    (CUresult, pCudaResource); cubind.checked.driver returns pCudaResource, or raises\n"
    "        DriverError\n"
    "    pCudaResource : CUgraphicsResource\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 3.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html\n");
CB_DOC(cuGraphicsVDPAURegisterOutputSurface,
    "cuGraphicsVDPAURegisterOutputSurface($module, /, vdpSurface, flags)\n--\n\n",
    "cuGraphicsVDPAURegisterOutputSurface(vdpSurface, flags)\n\n"
    "Register a VDPAU surface for CUDA.\n\n"
    "CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource,\n"
    "    VdpOutputSurface vdpSurface, unsigned int flags)\n\n"
    "Parameters\n"
    "    vdpSurface : VdpOutputSurface, int or None; keep it alive until\n"
    "        cuGraphicsUnregisterResource\n"
    "    flags : int; CUgraphicsMapResourceFlags\n\n"
    "Returns\n"
    "    (CUresult, pCudaResource); cubind.checked.driver returns pCudaResource, or raises\n"
    "        DriverError\n"
    "    pCudaResource : CUgraphicsResource\n\n"
    "Fails with\n"
    "    CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_ALREADY_MAPPED, CUDA_ERROR_INVALID_CONTEXT\n\n"
    "Releases the GIL. Since CUDA 3.1.\n"
    "https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VDPAU.html\n");

PyMethodDef driver_methods[] = {
    METHOD(cuGetErrorString),
    METHOD(cuGetErrorName),
    METHOD(cuInit),
    METHOD(cuDriverGetVersion),
    METHOD(cuDeviceGet),
    METHOD(cuDeviceGetCount),
    METHOD(cuDeviceGetName),
    METHOD(cuDeviceGetUuid),
    METHOD(cuDeviceGetLuid),
    METHOD(cuDeviceTotalMem),
    METHOD(cuDeviceGetTexture1DLinearMaxWidth),
    METHOD(cuDeviceGetAttribute),
    METHOD(cuDeviceGetHostAtomicCapabilities),
    METHOD(cuDeviceGetNvSciSyncAttributes),
    METHOD(cuDeviceSetMemPool),
    METHOD(cuDeviceGetMemPool),
    METHOD(cuDeviceGetDefaultMemPool),
    METHOD(cuDeviceGetExecAffinitySupport),
    METHOD(cuFlushGPUDirectRDMAWrites),
    METHOD(cuDeviceGetProperties),
    METHOD(cuDeviceComputeCapability),
    METHOD(cuDevicePrimaryCtxRetain),
    METHOD(cuDevicePrimaryCtxRelease),
    METHOD(cuDevicePrimaryCtxSetFlags),
    METHOD(cuDevicePrimaryCtxGetState),
    METHOD(cuDevicePrimaryCtxReset),
    METHOD(cuCtxCreate),
    METHOD(cuCtxDestroy),
    METHOD(cuCtxPushCurrent),
    METHOD(cuCtxPopCurrent),
    METHOD(cuCtxSetCurrent),
    METHOD(cuCtxGetCurrent),
    METHOD(cuCtxGetDevice),
    METHOD(cuCtxGetDevice_v2),
    METHOD(cuCtxGetFlags),
    METHOD(cuCtxSetFlags),
    METHOD(cuCtxGetId),
    METHOD(cuCtxSynchronize),
    METHOD(cuCtxSynchronize_v2),
    METHOD(cuCtxSetLimit),
    METHOD(cuCtxGetLimit),
    METHOD(cuCtxGetCacheConfig),
    METHOD(cuCtxSetCacheConfig),
    METHOD(cuCtxGetApiVersion),
    METHOD(cuCtxGetStreamPriorityRange),
    METHOD(cuCtxResetPersistingL2Cache),
    METHOD(cuCtxGetExecAffinity),
    METHOD(cuCtxRecordEvent),
    METHOD(cuCtxWaitEvent),
    METHOD(cuCtxAttach),
    METHOD(cuCtxDetach),
    METHOD(cuCtxGetSharedMemConfig),
    METHOD(cuCtxSetSharedMemConfig),
    METHOD(cuModuleLoad),
    METHOD(cuModuleLoadData),
    METHOD(cuModuleLoadDataEx),
    METHOD(cuModuleLoadFatBinary),
    METHOD(cuModuleUnload),
    METHOD(cuModuleGetLoadingMode),
    METHOD(cuModuleGetFunction),
    METHOD(cuModuleGetFunctionCount),
    METHOD(cuModuleEnumerateFunctions),
    METHOD(cuModuleGetGlobal),
    METHOD(cuLinkCreate),
    METHOD(cuLinkAddData),
    METHOD(cuLinkAddFile),
    METHOD(cuLinkComplete),
    METHOD(cuLinkDestroy),
    METHOD(cuModuleGetTexRef),
    METHOD(cuModuleGetSurfRef),
    METHOD(cuLibraryLoadData),
    METHOD(cuLibraryLoadFromFile),
    METHOD(cuLibraryUnload),
    METHOD(cuLibraryGetKernel),
    METHOD(cuLibraryGetKernelCount),
    METHOD(cuLibraryEnumerateKernels),
    METHOD(cuLibraryGetModule),
    METHOD(cuKernelGetFunction),
    METHOD(cuKernelGetLibrary),
    METHOD(cuLibraryGetGlobal),
    METHOD(cuLibraryGetManaged),
    METHOD(cuLibraryGetUnifiedFunction),
    METHOD(cuKernelGetAttribute),
    METHOD(cuKernelSetAttribute),
    METHOD(cuKernelSetCacheConfig),
    METHOD(cuKernelGetName),
    METHOD(cuKernelGetParamInfo),
    METHOD(cuKernelGetParamCount),
    METHOD(cuMemGetInfo),
    METHOD(cuMemAlloc),
    METHOD(cuMemAllocPitch),
    METHOD(cuMemFree),
    METHOD(cuMemGetAddressRange),
    METHOD(cuMemAllocHost),
    METHOD(cuMemFreeHost),
    METHOD(cuMemHostAlloc),
    METHOD(cuMemHostGetDevicePointer),
    METHOD(cuMemHostGetFlags),
    METHOD(cuMemAllocManaged),
    METHOD(cuDeviceRegisterAsyncNotification),
    METHOD(cuDeviceUnregisterAsyncNotification),
    METHOD(cuDeviceGetByPCIBusId),
    METHOD(cuDeviceGetPCIBusId),
    METHOD(cuIpcGetEventHandle),
    METHOD(cuIpcOpenEventHandle),
    METHOD(cuIpcGetMemHandle),
    METHOD(cuIpcOpenMemHandle),
    METHOD(cuIpcCloseMemHandle),
    METHOD(cuMemHostRegister),
    METHOD(cuMemHostUnregister),
    METHOD(cuMemcpy),
    METHOD(cuMemcpyPeer),
    METHOD(cuMemcpyHtoD),
    METHOD(cuMemcpyDtoH),
    METHOD(cuMemcpyDtoD),
    METHOD(cuMemcpyDtoA),
    METHOD(cuMemcpyAtoD),
    METHOD(cuMemcpyHtoA),
    METHOD(cuMemcpyAtoH),
    METHOD(cuMemcpyAtoA),
    METHOD(cuMemcpy2D),
    METHOD(cuMemcpy2DUnaligned),
    METHOD(cuMemcpy3D),
    METHOD(cuMemcpy3DPeer),
    METHOD(cuMemcpyAsync),
    METHOD(cuMemcpyPeerAsync),
    METHOD(cuMemcpyHtoDAsync),
    METHOD(cuMemcpyDtoHAsync),
    METHOD(cuMemcpyDtoDAsync),
    METHOD(cuMemcpyHtoAAsync),
    METHOD(cuMemcpyAtoHAsync),
    METHOD(cuMemcpy2DAsync),
    METHOD(cuMemcpy3DAsync),
    METHOD(cuMemcpy3DPeerAsync),
    METHOD(cuMemcpyBatchAsync),
    METHOD(cuMemcpy3DBatchAsync),
    METHOD(cuMemcpyWithAttributesAsync),
    METHOD(cuMemcpy3DWithAttributesAsync),
    METHOD(cuMemsetD8),
    METHOD(cuMemsetD16),
    METHOD(cuMemsetD32),
    METHOD(cuMemsetD2D8),
    METHOD(cuMemsetD2D16),
    METHOD(cuMemsetD2D32),
    METHOD(cuMemsetD8Async),
    METHOD(cuMemsetD16Async),
    METHOD(cuMemsetD32Async),
    METHOD(cuMemsetD2D8Async),
    METHOD(cuMemsetD2D16Async),
    METHOD(cuMemsetD2D32Async),
    METHOD(cuArrayCreate),
    METHOD(cuArrayGetDescriptor),
    METHOD(cuArrayGetSparseProperties),
    METHOD(cuMipmappedArrayGetSparseProperties),
    METHOD(cuArrayGetMemoryRequirements),
    METHOD(cuMipmappedArrayGetMemoryRequirements),
    METHOD(cuArrayGetPlane),
    METHOD(cuArrayDestroy),
    METHOD(cuArray3DCreate),
    METHOD(cuArray3DGetDescriptor),
    METHOD(cuMipmappedArrayCreate),
    METHOD(cuMipmappedArrayGetLevel),
    METHOD(cuMipmappedArrayDestroy),
    METHOD(cuMemGetHandleForAddressRange),
    METHOD(cuMemBatchDecompressAsync),
    METHOD(cuMemAddressReserve),
    METHOD(cuMemAddressFree),
    METHOD(cuMemCreate),
    METHOD(cuMemRelease),
    METHOD(cuMemMap),
    METHOD(cuMemMapArrayAsync),
    METHOD(cuMemUnmap),
    METHOD(cuMemSetAccess),
    METHOD(cuMemGetAccess),
    METHOD(cuMemExportToShareableHandle),
    METHOD(cuMemImportFromShareableHandle),
    METHOD(cuMemGetAllocationGranularity),
    METHOD(cuMemGetAllocationPropertiesFromHandle),
    METHOD(cuMemRetainAllocationHandle),
    METHOD(cuMemFreeAsync),
    METHOD(cuMemAllocAsync),
    METHOD(cuMemPoolTrimTo),
    METHOD(cuMemPoolSetAttribute),
    METHOD(cuMemPoolGetAttribute),
    METHOD(cuMemPoolSetAccess),
    METHOD(cuMemPoolGetAccess),
    METHOD(cuMemPoolCreate),
    METHOD(cuMemPoolDestroy),
    METHOD(cuMemGetDefaultMemPool),
    METHOD(cuMemGetMemPool),
    METHOD(cuMemSetMemPool),
    METHOD(cuMemAllocFromPoolAsync),
    METHOD(cuMemPoolExportToShareableHandle),
    METHOD(cuMemPoolImportFromShareableHandle),
    METHOD(cuMemPoolExportPointer),
    METHOD(cuMemPoolImportPointer),
    METHOD(cuMulticastCreate),
    METHOD(cuMulticastAddDevice),
    METHOD(cuMulticastBindMem),
    METHOD(cuMulticastBindMem_v2),
    METHOD(cuMulticastBindAddr),
    METHOD(cuMulticastBindAddr_v2),
    METHOD(cuMulticastUnbind),
    METHOD(cuMulticastGetGranularity),
    METHOD(cuDeviceGetFabricClusterUuid),
    METHOD(cuDeviceGetCliqueCount),
    METHOD(cuDeviceGetCliqueInfo),
    METHOD(cuLogicalEndpointIdReserve),
    METHOD(cuLogicalEndpointIdRelease),
    METHOD(cuLogicalEndpointCreate),
    METHOD(cuLogicalEndpointAddDevice),
    METHOD(cuLogicalEndpointDestroy),
    METHOD(cuLogicalEndpointBindAddr),
    METHOD(cuLogicalEndpointBindMem),
    METHOD(cuLogicalEndpointUnbind),
    METHOD(cuLogicalEndpointExport),
    METHOD(cuLogicalEndpointImport),
    METHOD(cuLogicalEndpointGetLimits),
    METHOD(cuLogicalEndpointQuery),
    METHOD(cuFabricCpyBatchAsync),
    METHOD(cuPointerGetAttribute),
    METHOD(cuMemPrefetchAsync),
    METHOD(cuMemAdvise),
    METHOD(cuMemPrefetchBatchAsync),
    METHOD(cuMemDiscardBatchAsync),
    METHOD(cuMemDiscardAndPrefetchBatchAsync),
    METHOD(cuMemGetLocationInfo),
    METHOD(cuMemRangeGetAttribute),
    METHOD(cuMemRangeGetAttributes),
    METHOD(cuPointerSetAttribute),
    METHOD(cuPointerGetAttributes),
    METHOD(cuStreamCreate),
    METHOD(cuStreamCreateWithPriority),
    METHOD(cuStreamBeginCaptureToCig),
    METHOD(cuStreamEndCaptureToCig),
    METHOD(cuStreamGetPriority),
    METHOD(cuStreamGetDevice),
    METHOD(cuStreamGetFlags),
    METHOD(cuStreamGetId),
    METHOD(cuStreamGetCtx),
    METHOD(cuStreamGetCtx_v2),
    METHOD(cuStreamWaitEvent),
    METHOD(cuStreamAddCallback),
    METHOD(cuStreamBeginCapture),
    METHOD(cuStreamBeginRecaptureToGraph),
    METHOD(cuStreamBeginCaptureToGraph),
    METHOD(cuThreadExchangeStreamCaptureMode),
    METHOD(cuStreamEndCapture),
    METHOD(cuStreamIsCapturing),
    METHOD(cuStreamGetCaptureInfo),
    METHOD(cuStreamUpdateCaptureDependencies),
    METHOD(cuStreamAttachMemAsync),
    METHOD(cuStreamQuery),
    METHOD(cuStreamSynchronize),
    METHOD(cuStreamDestroy),
    METHOD(cuStreamCopyAttributes),
    METHOD(cuStreamGetAttribute),
    METHOD(cuStreamSetAttribute),
    METHOD(cuEventCreate),
    METHOD(cuEventRecord),
    METHOD(cuEventRecordWithFlags),
    METHOD(cuEventQuery),
    METHOD(cuEventSynchronize),
    METHOD(cuEventDestroy),
    METHOD(cuEventElapsedTime),
    METHOD(cuImportExternalMemory),
    METHOD(cuExternalMemoryGetMappedBuffer),
    METHOD(cuExternalMemoryGetMappedMipmappedArray),
    METHOD(cuDestroyExternalMemory),
    METHOD(cuImportExternalSemaphore),
    METHOD(cuSignalExternalSemaphoresAsync),
    METHOD(cuWaitExternalSemaphoresAsync),
    METHOD(cuDestroyExternalSemaphore),
    METHOD(cuStreamWaitValue32),
    METHOD(cuStreamWaitValue64),
    METHOD(cuStreamWriteValue32),
    METHOD(cuStreamWriteValue64),
    METHOD(cuStreamBatchMemOp),
    METHOD(cuFuncGetAttribute),
    METHOD(cuFuncSetAttribute),
    METHOD(cuFuncSetCacheConfig),
    METHOD(cuFuncGetModule),
    METHOD(cuFuncGetName),
    METHOD(cuFuncGetParamInfo),
    METHOD(cuFuncGetParamCount),
    METHOD(cuFuncIsLoaded),
    METHOD(cuFuncLoad),
    METHOD(cuLaunchKernel),
    METHOD(cuLaunchKernelEx),
    METHOD(cuLaunchCooperativeKernel),
    METHOD(cuLaunchHostFunc),
    METHOD(cuLaunchHostFunc_v2),
    METHOD(cuFuncSetBlockShape),
    METHOD(cuFuncSetSharedSize),
    METHOD(cuParamSetSize),
    METHOD(cuParamSeti),
    METHOD(cuParamSetf),
    METHOD(cuParamSetv),
    METHOD(cuLaunch),
    METHOD(cuLaunchGrid),
    METHOD(cuLaunchGridAsync),
    METHOD(cuLaunchCooperativeKernelMultiDevice),
    METHOD(cuParamSetTexRef),
    METHOD(cuFuncSetSharedMemConfig),
    METHOD(cuGraphCreate),
    METHOD(cuGraphAddKernelNode),
    METHOD(cuGraphKernelNodeGetParams),
    METHOD(cuGraphKernelNodeSetParams),
    METHOD(cuGraphAddMemcpyNode),
    METHOD(cuGraphMemcpyNodeGetParams),
    METHOD(cuGraphMemcpyNodeSetParams),
    METHOD(cuGraphAddMemsetNode),
    METHOD(cuGraphMemsetNodeGetParams),
    METHOD(cuGraphMemsetNodeSetParams),
    METHOD(cuGraphAddHostNode),
    METHOD(cuGraphHostNodeGetParams),
    METHOD(cuGraphHostNodeSetParams),
    METHOD(cuGraphAddChildGraphNode),
    METHOD(cuGraphChildGraphNodeGetGraph),
    METHOD(cuGraphAddEmptyNode),
    METHOD(cuGraphAddEventRecordNode),
    METHOD(cuGraphEventRecordNodeGetEvent),
    METHOD(cuGraphEventRecordNodeSetEvent),
    METHOD(cuGraphAddEventWaitNode),
    METHOD(cuGraphEventWaitNodeGetEvent),
    METHOD(cuGraphEventWaitNodeSetEvent),
    METHOD(cuGraphAddExternalSemaphoresSignalNode),
    METHOD(cuGraphExternalSemaphoresSignalNodeGetParams),
    METHOD(cuGraphExternalSemaphoresSignalNodeSetParams),
    METHOD(cuGraphAddExternalSemaphoresWaitNode),
    METHOD(cuGraphExternalSemaphoresWaitNodeGetParams),
    METHOD(cuGraphExternalSemaphoresWaitNodeSetParams),
    METHOD(cuGraphAddBatchMemOpNode),
    METHOD(cuGraphBatchMemOpNodeGetParams),
    METHOD(cuGraphBatchMemOpNodeSetParams),
    METHOD(cuGraphExecBatchMemOpNodeSetParams),
    METHOD(cuGraphAddMemAllocNode),
    METHOD(cuGraphMemAllocNodeGetParams),
    METHOD(cuGraphAddMemFreeNode),
    METHOD(cuGraphMemFreeNodeGetParams),
    METHOD(cuDeviceGraphMemTrim),
    METHOD(cuDeviceGetGraphMemAttribute),
    METHOD(cuDeviceSetGraphMemAttribute),
    METHOD(cuGraphClone),
    METHOD(cuGraphNodeFindInClone),
    METHOD(cuGraphNodeGetType),
    METHOD(cuGraphNodeGetContainingGraph),
    METHOD(cuGraphNodeGetLocalId),
    METHOD(cuGraphNodeGetToolsId),
    METHOD(cuGraphGetId),
    METHOD(cuGraphExecGetId),
    METHOD(cuGraphGetNodes),
    METHOD(cuGraphGetRootNodes),
    METHOD(cuGraphGetEdges),
    METHOD(cuGraphNodeGetDependencies),
    METHOD(cuGraphNodeGetDependentNodes),
    METHOD(cuGraphAddDependencies),
    METHOD(cuGraphRemoveDependencies),
    METHOD(cuGraphDestroyNode),
    METHOD(cuGraphInstantiate),
    METHOD(cuGraphInstantiateWithParams),
    METHOD(cuGraphExecGetFlags),
    METHOD(cuGraphExecKernelNodeSetParams),
    METHOD(cuGraphExecMemcpyNodeSetParams),
    METHOD(cuGraphExecMemsetNodeSetParams),
    METHOD(cuGraphExecHostNodeSetParams),
    METHOD(cuGraphExecChildGraphNodeSetParams),
    METHOD(cuGraphExecEventRecordNodeSetEvent),
    METHOD(cuGraphExecEventWaitNodeSetEvent),
    METHOD(cuGraphExecExternalSemaphoresSignalNodeSetParams),
    METHOD(cuGraphExecExternalSemaphoresWaitNodeSetParams),
    METHOD(cuGraphNodeSetEnabled),
    METHOD(cuGraphNodeGetEnabled),
    METHOD(cuGraphUpload),
    METHOD(cuGraphLaunch),
    METHOD(cuGraphExecDestroy),
    METHOD(cuGraphDestroy),
    METHOD(cuGraphExecUpdate),
    METHOD(cuGraphKernelNodeCopyAttributes),
    METHOD(cuGraphKernelNodeGetAttribute),
    METHOD(cuGraphKernelNodeSetAttribute),
    METHOD(cuGraphDebugDotPrint),
    METHOD(cuUserObjectCreate),
    METHOD(cuUserObjectRetain),
    METHOD(cuUserObjectRelease),
    METHOD(cuGraphRetainUserObject),
    METHOD(cuGraphReleaseUserObject),
    METHOD(cuGraphAddNode),
    METHOD(cuGraphAddNode_v3),
    METHOD(cuGraphNodeSetParams),
    METHOD(cuGraphNodeSetParams_v2),
    METHOD(cuGraphNodeGetParams),
    METHOD(cuGraphExecNodeSetParams),
    METHOD(cuGraphConditionalHandleCreate),
    METHOD(cuOccupancyMaxActiveBlocksPerMultiprocessor),
    METHOD(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags),
    METHOD(cuOccupancyMaxPotentialBlockSize),
    METHOD(cuOccupancyMaxPotentialBlockSizeWithFlags),
    METHOD(cuOccupancyAvailableDynamicSMemPerBlock),
    METHOD(cuOccupancyMaxPotentialClusterSize),
    METHOD(cuOccupancyMaxActiveClusters),
    METHOD(cuTexRefSetArray),
    METHOD(cuTexRefSetMipmappedArray),
    METHOD(cuTexRefSetAddress),
    METHOD(cuTexRefSetAddress2D),
    METHOD(cuTexRefSetFormat),
    METHOD(cuTexRefSetAddressMode),
    METHOD(cuTexRefSetFilterMode),
    METHOD(cuTexRefSetMipmapFilterMode),
    METHOD(cuTexRefSetMipmapLevelBias),
    METHOD(cuTexRefSetMipmapLevelClamp),
    METHOD(cuTexRefSetMaxAnisotropy),
    METHOD(cuTexRefSetBorderColor),
    METHOD(cuTexRefSetFlags),
    METHOD(cuTexRefGetAddress),
    METHOD(cuTexRefGetArray),
    METHOD(cuTexRefGetMipmappedArray),
    METHOD(cuTexRefGetAddressMode),
    METHOD(cuTexRefGetFilterMode),
    METHOD(cuTexRefGetFormat),
    METHOD(cuTexRefGetMipmapFilterMode),
    METHOD(cuTexRefGetMipmapLevelBias),
    METHOD(cuTexRefGetMipmapLevelClamp),
    METHOD(cuTexRefGetMaxAnisotropy),
    METHOD(cuTexRefGetBorderColor),
    METHOD(cuTexRefGetFlags),
    METHOD(cuTexRefCreate),
    METHOD(cuTexRefDestroy),
    METHOD(cuSurfRefSetArray),
    METHOD(cuSurfRefGetArray),
    METHOD(cuTexObjectCreate),
    METHOD(cuTexObjectDestroy),
    METHOD(cuTexObjectGetResourceDesc),
    METHOD(cuTexObjectGetTextureDesc),
    METHOD(cuTexObjectGetResourceViewDesc),
    METHOD(cuSurfObjectCreate),
    METHOD(cuSurfObjectDestroy),
    METHOD(cuSurfObjectGetResourceDesc),
    METHOD(cuTensorMapEncodeTiled),
    METHOD(cuTensorMapEncodeIm2col),
    METHOD(cuTensorMapEncodeIm2colWide),
    METHOD(cuTensorMapReplaceAddress),
    METHOD(cuTensorMapSetAllocationClass),
    METHOD(cuDeviceCanAccessPeer),
    METHOD(cuCtxEnablePeerAccess),
    METHOD(cuCtxDisablePeerAccess),
    METHOD(cuDeviceGetP2PAttribute),
    METHOD(cuDeviceGetP2PAtomicCapabilities),
    METHOD(cuGraphicsUnregisterResource),
    METHOD(cuGraphicsSubResourceGetMappedArray),
    METHOD(cuGraphicsResourceGetMappedMipmappedArray),
    METHOD(cuGraphicsResourceGetMappedPointer),
    METHOD(cuGraphicsResourceSetMapFlags),
    METHOD(cuGraphicsMapResources),
    METHOD(cuGraphicsUnmapResources),
    METHOD(cuGetProcAddress),
    METHOD(cuCoredumpGetAttribute),
    METHOD(cuCoredumpGetAttributeGlobal),
    METHOD(cuCoredumpSetAttribute),
    METHOD(cuCoredumpSetAttributeGlobal),
    METHOD(cuCoredumpRegisterStartCallback),
    METHOD(cuCoredumpRegisterCompleteCallback),
    METHOD(cuCoredumpDeregisterStartCallback),
    METHOD(cuCoredumpDeregisterCompleteCallback),
    METHOD(cuGetExportTable),
    METHOD(cuGreenCtxCreate),
    METHOD(cuGreenCtxDestroy),
    METHOD(cuCtxFromGreenCtx),
    METHOD(cuDeviceGetDevResource),
    METHOD(cuCtxGetDevResource),
    METHOD(cuGreenCtxGetDevResource),
    METHOD(cuDevSmResourceSplitByCount),
    METHOD(cuDevSmResourceSplit),
    METHOD(cuDevResourceGenerateDesc),
    METHOD(cuGreenCtxRecordEvent),
    METHOD(cuGreenCtxWaitEvent),
    METHOD(cuStreamGetGreenCtx),
    METHOD(cuGreenCtxStreamCreate),
    METHOD(cuGreenCtxGetId),
    METHOD(cuStreamGetDevResource),
    METHOD(cuLogsRegisterCallback),
    METHOD(cuLogsUnregisterCallback),
    METHOD(cuLogsCurrent),
    METHOD(cuLogsDumpToFile),
    METHOD(cuLogsDumpToMemory),
    METHOD(cuCheckpointProcessGetRestoreThreadId),
    METHOD(cuCheckpointProcessGetState),
    METHOD(cuCheckpointProcessLock),
    METHOD(cuCheckpointProcessCheckpoint),
    METHOD(cuCheckpointProcessRestore),
    METHOD(cuCheckpointOperationComplete),
    METHOD(cuCheckpointProcessUnlock),
    METHOD(cuProfilerStart),
    METHOD(cuProfilerStop),
    METHOD(cuGraphicsEGLRegisterImage),
    METHOD(cuEGLStreamConsumerConnect),
    METHOD(cuEGLStreamConsumerConnectWithFlags),
    METHOD(cuEGLStreamConsumerDisconnect),
    METHOD(cuEGLStreamConsumerAcquireFrame),
    METHOD(cuEGLStreamConsumerReleaseFrame),
    METHOD(cuEGLStreamProducerConnect),
    METHOD(cuEGLStreamProducerDisconnect),
    METHOD(cuEGLStreamProducerPresentFrame),
    METHOD(cuEGLStreamProducerReturnFrame),
    METHOD(cuGraphicsResourceGetMappedEglFrame),
    METHOD(cuEventCreateFromEGLSync),
    METHOD(cuGraphicsGLRegisterBuffer),
    METHOD(cuGraphicsGLRegisterImage),
    METHOD(cuGLGetDevices),
    METHOD(cuGLCtxCreate),
    METHOD(cuGLInit),
    METHOD(cuGLRegisterBufferObject),
    METHOD(cuGLMapBufferObject),
    METHOD(cuGLUnmapBufferObject),
    METHOD(cuGLUnregisterBufferObject),
    METHOD(cuGLSetBufferObjectMapFlags),
    METHOD(cuGLMapBufferObjectAsync),
    METHOD(cuGLUnmapBufferObjectAsync),
    METHOD(cuVDPAUGetDevice),
    METHOD(cuVDPAUCtxCreate),
    METHOD(cuGraphicsVDPAURegisterVideoSurface),
    METHOD(cuGraphicsVDPAURegisterOutputSurface),
    {NULL, NULL, 0, NULL},
};

PyMethodDef driver_checked_methods[sizeof driver_methods / sizeof *driver_methods];

// The docstrings of the checked form that differ from the tuple form's.
const cb_checked_doc driver_checked_docs[] = {
    {0, CB_DOC_OF(checked_cuGetErrorString)},
    {1, CB_DOC_OF(checked_cuGetErrorName)},
    {2, CB_DOC_OF(checked_cuInit)},
    {6, CB_DOC_OF(checked_cuDeviceGetName)},
    {12, CB_DOC_OF(checked_cuDeviceGetHostAtomicCapabilities)},
    {55, CB_DOC_OF(checked_cuModuleLoadDataEx)},
    {63, CB_DOC_OF(checked_cuLinkCreate)},
    {64, CB_DOC_OF(checked_cuLinkAddData)},
    {65, CB_DOC_OF(checked_cuLinkAddFile)},
    {70, CB_DOC_OF(checked_cuLibraryLoadData)},
    {71, CB_DOC_OF(checked_cuLibraryLoadFromFile)},
    {85, CB_DOC_OF(checked_cuKernelGetName)},
    {95, CB_DOC_OF(checked_cuMemHostAlloc)},
    {96, CB_DOC_OF(checked_cuMemHostGetDevicePointer)},
    {99, CB_DOC_OF(checked_cuDeviceRegisterAsyncNotification)},
    {102, CB_DOC_OF(checked_cuDeviceGetPCIBusId)},
    {108, CB_DOC_OF(checked_cuMemHostRegister)},
    {134, CB_DOC_OF(checked_cuMemcpyBatchAsync)},
    {135, CB_DOC_OF(checked_cuMemcpy3DBatchAsync)},
    {163, CB_DOC_OF(checked_cuMemGetHandleForAddressRange)},
    {165, CB_DOC_OF(checked_cuMemAddressReserve)},
    {167, CB_DOC_OF(checked_cuMemCreate)},
    {169, CB_DOC_OF(checked_cuMemMap)},
    {170, CB_DOC_OF(checked_cuMemMapArrayAsync)},
    {172, CB_DOC_OF(checked_cuMemSetAccess)},
    {174, CB_DOC_OF(checked_cuMemExportToShareableHandle)},
    {184, CB_DOC_OF(checked_cuMemPoolSetAccess)},
    {192, CB_DOC_OF(checked_cuMemPoolExportToShareableHandle)},
    {193, CB_DOC_OF(checked_cuMemPoolImportFromShareableHandle)},
    {198, CB_DOC_OF(checked_cuMulticastBindMem)},
    {199, CB_DOC_OF(checked_cuMulticastBindMem_v2)},
    {200, CB_DOC_OF(checked_cuMulticastBindAddr)},
    {201, CB_DOC_OF(checked_cuMulticastBindAddr_v2)},
    {212, CB_DOC_OF(checked_cuLogicalEndpointBindAddr)},
    {213, CB_DOC_OF(checked_cuLogicalEndpointBindMem)},
    {219, CB_DOC_OF(checked_cuFabricCpyBatchAsync)},
    {223, CB_DOC_OF(checked_cuMemPrefetchBatchAsync)},
    {224, CB_DOC_OF(checked_cuMemDiscardBatchAsync)},
    {225, CB_DOC_OF(checked_cuMemDiscardAndPrefetchBatchAsync)},
    {228, CB_DOC_OF(checked_cuMemRangeGetAttributes)},
    {230, CB_DOC_OF(checked_cuPointerGetAttributes)},
    {231, CB_DOC_OF(checked_cuStreamCreate)},
    {241, CB_DOC_OF(checked_cuStreamWaitEvent)},
    {242, CB_DOC_OF(checked_cuStreamAddCallback)},
    {244, CB_DOC_OF(checked_cuStreamBeginRecaptureToGraph)},
    {245, CB_DOC_OF(checked_cuStreamBeginCaptureToGraph)},
    {249, CB_DOC_OF(checked_cuStreamGetCaptureInfo)},
    {250, CB_DOC_OF(checked_cuStreamUpdateCaptureDependencies)},
    {258, CB_DOC_OF(checked_cuEventCreate)},
    {270, CB_DOC_OF(checked_cuSignalExternalSemaphoresAsync)},
    {271, CB_DOC_OF(checked_cuWaitExternalSemaphoresAsync)},
    {273, CB_DOC_OF(checked_cuStreamWaitValue32)},
    {274, CB_DOC_OF(checked_cuStreamWaitValue64)},
    {275, CB_DOC_OF(checked_cuStreamWriteValue32)},
    {276, CB_DOC_OF(checked_cuStreamWriteValue64)},
    {277, CB_DOC_OF(checked_cuStreamBatchMemOp)},
    {282, CB_DOC_OF(checked_cuFuncGetName)},
    {287, CB_DOC_OF(checked_cuLaunchKernel)},
    {288, CB_DOC_OF(checked_cuLaunchKernelEx)},
    {290, CB_DOC_OF(checked_cuLaunchHostFunc)},
    {301, CB_DOC_OF(checked_cuLaunchCooperativeKernelMultiDevice)},
    {304, CB_DOC_OF(checked_cuGraphCreate)},
    {305, CB_DOC_OF(checked_cuGraphAddKernelNode)},
    {308, CB_DOC_OF(checked_cuGraphAddMemcpyNode)},
    {311, CB_DOC_OF(checked_cuGraphAddMemsetNode)},
    {314, CB_DOC_OF(checked_cuGraphAddHostNode)},
    {317, CB_DOC_OF(checked_cuGraphAddChildGraphNode)},
    {319, CB_DOC_OF(checked_cuGraphAddEmptyNode)},
    {320, CB_DOC_OF(checked_cuGraphAddEventRecordNode)},
    {323, CB_DOC_OF(checked_cuGraphAddEventWaitNode)},
    {326, CB_DOC_OF(checked_cuGraphAddExternalSemaphoresSignalNode)},
    {329, CB_DOC_OF(checked_cuGraphAddExternalSemaphoresWaitNode)},
    {332, CB_DOC_OF(checked_cuGraphAddBatchMemOpNode)},
    {336, CB_DOC_OF(checked_cuGraphAddMemAllocNode)},
    {338, CB_DOC_OF(checked_cuGraphAddMemFreeNode)},
    {351, CB_DOC_OF(checked_cuGraphGetNodes)},
    {352, CB_DOC_OF(checked_cuGraphGetRootNodes)},
    {353, CB_DOC_OF(checked_cuGraphGetEdges)},
    {354, CB_DOC_OF(checked_cuGraphNodeGetDependencies)},
    {355, CB_DOC_OF(checked_cuGraphNodeGetDependentNodes)},
    {356, CB_DOC_OF(checked_cuGraphAddDependencies)},
    {357, CB_DOC_OF(checked_cuGraphRemoveDependencies)},
    {359, CB_DOC_OF(checked_cuGraphInstantiate)},
    {381, CB_DOC_OF(checked_cuGraphDebugDotPrint)},
    {385, CB_DOC_OF(checked_cuGraphRetainUserObject)},
    {387, CB_DOC_OF(checked_cuGraphAddNode)},
    {388, CB_DOC_OF(checked_cuGraphAddNode_v3)},
    {393, CB_DOC_OF(checked_cuGraphConditionalHandleCreate)},
    {430, CB_DOC_OF(checked_cuTexObjectCreate)},
    {447, CB_DOC_OF(checked_cuDeviceGetP2PAtomicCapabilities)},
    {460, CB_DOC_OF(checked_cuCoredumpRegisterStartCallback)},
    {461, CB_DOC_OF(checked_cuCoredumpRegisterCompleteCallback)},
    {472, CB_DOC_OF(checked_cuDevSmResourceSplit)},
    {473, CB_DOC_OF(checked_cuDevResourceGenerateDesc)},
    {480, CB_DOC_OF(checked_cuLogsRegisterCallback)},
    {482, CB_DOC_OF(checked_cuLogsCurrent)},
    {483, CB_DOC_OF(checked_cuLogsDumpToFile)},
    {484, CB_DOC_OF(checked_cuLogsDumpToMemory)},
    {487, CB_DOC_OF(checked_cuCheckpointProcessLock)},
    {488, CB_DOC_OF(checked_cuCheckpointProcessCheckpoint)},
    {489, CB_DOC_OF(checked_cuCheckpointProcessRestore)},
    {491, CB_DOC_OF(checked_cuCheckpointProcessUnlock)},
    {-1, NULL},
};
