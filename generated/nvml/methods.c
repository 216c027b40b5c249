// methods.c of cubind for NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "functions.h"

#define ALIAS(name, function) \
    {#name, (PyCFunction)(void (*)(void))py_##function, METH_FASTCALL | METH_KEYWORDS, \
     CB_DOC_OF(name)}
#define METHOD(name) ALIAS(name, name)

CB_DOC(nvmlInit,
    "nvmlInit($module, /)\n--\n\n",
    "nvmlInit()\n\n"
    "Initialize the library before any other call.\n\n"
    "Each call needs an nvmlShutdown of its own.\n\n"
    "nvmlReturn_t nvmlInit_v2(void)\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_DRIVER_NOT_LOADED, NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlInitializationAndCleanup.html\n");
CB_DOC(nvmlInitWithFlags,
    "nvmlInitWithFlags($module, /, flags)\n--\n\n",
    "nvmlInitWithFlags(flags)\n\n"
    "Initialize the library as nvmlInit does, with flags.\n\n"
    "They can allow a machine without GPUs.\n\n"
    "nvmlReturn_t nvmlInitWithFlags(unsigned int flags)\n\n"
    "Parameters\n"
    "    flags : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_DRIVER_NOT_LOADED, NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlInitializationAndCleanup.html\n");
CB_DOC(nvmlShutdown,
    "nvmlShutdown($module, /)\n--\n\n",
    "nvmlShutdown()\n\n"
    "Undo one nvmlInit.\n\n"
    "The last call ends the library, and handles become invalid.\n\n"
    "nvmlReturn_t nvmlShutdown(void)\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlInitializationAndCleanup.html\n");
CB_DOC(nvmlErrorString,
    "nvmlErrorString($module, /, result)\n--\n\n",
    "nvmlErrorString(result)\n\n"
    "Return an English description of a status.\n\n"
    "const char *nvmlErrorString(nvmlReturn_t result)\n\n"
    "Parameters\n"
    "    result : nvmlReturn_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t.NVML_SUCCESS, bytes | None); cubind.checked.nvml returns str | None\n\n"
    "Keeps the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlErrorReporting.html\n");
CB_DOC(nvmlSystemGetDriverVersion,
    "nvmlSystemGetDriverVersion($module, /, length)\n--\n\n",
    "nvmlSystemGetDriverVersion(length)\n\n"
    "Return the version of the display driver as text, such as 580.65.06.\n\n"
    "nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length)\n\n"
    "Parameters\n"
    "    length : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, version); cubind.checked.nvml returns version, or raises NvmlError\n"
    "    version : bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html\n");
CB_DOC(checked_nvmlSystemGetDriverVersion,
    "nvmlSystemGetDriverVersion($module, /)\n--\n\n",
    "nvmlSystemGetDriverVersion()\n\n"
    "Return the version of the display driver as text, such as 580.65.06.\n\n"
    "nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length)\n\n"
    "Returns\n"
    "    version, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, version)\n"
    "    version : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html\n");
CB_DOC(nvmlSystemGetNVMLVersion,
    "nvmlSystemGetNVMLVersion($module, /, length)\n--\n\n",
    "nvmlSystemGetNVMLVersion(length)\n\n"
    "Return the version of NVML as text.\n\n"
    "nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)\n\n"
    "Parameters\n"
    "    length : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, version); cubind.checked.nvml returns version, or raises NvmlError\n"
    "    version : bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html\n");
CB_DOC(checked_nvmlSystemGetNVMLVersion,
    "nvmlSystemGetNVMLVersion($module, /)\n--\n\n",
    "nvmlSystemGetNVMLVersion()\n\n"
    "Return the version of NVML as text.\n\n"
    "nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)\n\n"
    "Returns\n"
    "    version, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, version)\n"
    "    version : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html\n");
CB_DOC(nvmlSystemGetCudaDriverVersion,
    "nvmlSystemGetCudaDriverVersion($module, /)\n--\n\n",
    "nvmlSystemGetCudaDriverVersion()\n\n"
    "Return the CUDA release that the installed driver supports.\n\n"
    "nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)\n\n"
    "Returns\n"
    "    (nvmlReturn_t, cudaDriverVersion); cubind.checked.nvml returns cudaDriverVersion, or\n"
    "        raises NvmlError\n"
    "    cudaDriverVersion : int; 1000 * major + 10 * minor, such as 13050\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html\n");
CB_DOC(nvmlSystemGetCudaDriverVersion_v2,
    "nvmlSystemGetCudaDriverVersion_v2($module, /)\n--\n\n",
    "nvmlSystemGetCudaDriverVersion_v2()\n\n"
    "Return the CUDA release that the installed driver supports.\n\n"
    "nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)\n\n"
    "Returns\n"
    "    (nvmlReturn_t, cudaDriverVersion); cubind.checked.nvml returns cudaDriverVersion, or\n"
    "        raises NvmlError\n"
    "    cudaDriverVersion : int; 1000 * major + 10 * minor, such as 13050\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_LIBRARY_NOT_FOUND,\n"
    "    NVML_ERROR_FUNCTION_NOT_FOUND\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html\n");
CB_DOC(nvmlSystemGetProcessName,
    "nvmlSystemGetProcessName($module, /, pid, length)\n--\n\n",
    "nvmlSystemGetProcessName(pid, length)\n\n"
    "Return the name of a process as text.\n\n"
    "nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)\n\n"
    "Parameters\n"
    "    pid, length : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, name); cubind.checked.nvml returns name, or raises NvmlError\n"
    "    name : bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html\n");
CB_DOC(checked_nvmlSystemGetProcessName,
    "nvmlSystemGetProcessName($module, /, pid)\n--\n\n",
    "nvmlSystemGetProcessName(pid)\n\n"
    "Return the name of a process as text.\n\n"
    "nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)\n\n"
    "Parameters\n"
    "    pid : int\n\n"
    "Returns\n"
    "    name, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, name)\n"
    "    name : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html\n");
CB_DOC(nvmlSystemGetHicVersion,
    "nvmlSystemGetHicVersion($module, /, hwbcCount)\n--\n\n",
    "nvmlSystemGetHicVersion(hwbcCount)\n\n"
    "List the host interface cards of S-class units.\n\n"
    "Each has its firmware version.\n\n"
    "nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount,\n"
    "    nvmlHwbcEntry_t *hwbcEntries)\n\n"
    "Parameters\n"
    "    hwbcCount : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, hwbcCount, hwbcEntries); cubind.checked.nvml returns (hwbcCount,\n"
    "        hwbcEntries), or raises NvmlError\n"
    "    hwbcCount : int\n"
    "    hwbcEntries : list[nvmlHwbcEntry_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html\n");
CB_DOC(nvmlSystemGetTopologyGpuSet,
    "nvmlSystemGetTopologyGpuSet($module, /, cpuNumber, count)\n--\n\n",
    "nvmlSystemGetTopologyGpuSet(cpuNumber, count)\n\n"
    "List the GPUs that are near a processor of the host.\n\n"
    "nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count,\n"
    "    nvmlDevice_t *deviceArray)\n\n"
    "Parameters\n"
    "    cpuNumber : int\n"
    "    count : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, count, deviceArray); cubind.checked.nvml returns (count,\n"
    "        deviceArray), or raises NvmlError\n"
    "    count : int\n"
    "    deviceArray : list[nvmlDevice_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html\n");
CB_DOC(nvmlSystemGetDriverBranch,
    "nvmlSystemGetDriverBranch($module, /, branchInfo, length)\n--\n\n",
    "nvmlSystemGetDriverBranch(branchInfo, length)\n\n"
    "Return the name of the driver's release branch, such as r580_00.\n\n"
    "nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo,\n"
    "    unsigned int length)\n\n"
    "Parameters\n"
    "    branchInfo : nvmlSystemDriverBranchInfo_t or None; in and out\n"
    "    length : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.6.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html\n");
CB_DOC(nvmlSystemGetCPER_v1,
    "nvmlSystemGetCPER_v1($module, /, cper)\n--\n\n",
    "nvmlSystemGetCPER_v1(cper)\n\n"
    "Read the system's records of hardware errors.\n\n"
    "UEFI defines the format of the records.\n\n"
    "nvmlReturn_t nvmlSystemGetCPER_v1(nvmlGetCPER_v1_t *cper)\n\n"
    "Parameters\n"
    "    cper : nvmlGetCPER_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html\n");
CB_DOC(nvmlUnitGetCount,
    "nvmlUnitGetCount($module, /)\n--\n\n",
    "nvmlUnitGetCount()\n\n"
    "Return the number of S-class chassis of the machine.\n\n"
    "nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount)\n\n"
    "Returns\n"
    "    (nvmlReturn_t, unitCount); cubind.checked.nvml returns unitCount, or raises\n"
    "        NvmlError\n"
    "    unitCount : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html\n");
CB_DOC(nvmlUnitGetHandleByIndex,
    "nvmlUnitGetHandleByIndex($module, /, index)\n--\n\n",
    "nvmlUnitGetHandleByIndex(index)\n\n"
    "Return the S-class chassis of an index below nvmlUnitGetCount.\n\n"
    "nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)\n\n"
    "Parameters\n"
    "    index : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, unit); cubind.checked.nvml returns unit, or raises NvmlError\n"
    "    unit : nvmlUnit_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html\n");
CB_DOC(nvmlUnitGetUnitInfo,
    "nvmlUnitGetUnitInfo($module, /, unit)\n--\n\n",
    "nvmlUnitGetUnitInfo(unit)\n\n"
    "Return the name, id, serial number and firmware version of a chassis.\n\n"
    "nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)\n\n"
    "Parameters\n"
    "    unit : nvmlUnit_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, info); cubind.checked.nvml returns info, or raises NvmlError\n"
    "    info : nvmlUnitInfo_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html\n");
CB_DOC(nvmlUnitGetLedState,
    "nvmlUnitGetLedState($module, /, unit)\n--\n\n",
    "nvmlUnitGetLedState(unit)\n\n"
    "Return the colour of a chassis's lamp, and why it is amber.\n\n"
    "nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)\n\n"
    "Parameters\n"
    "    unit : nvmlUnit_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, state); cubind.checked.nvml returns state, or raises NvmlError\n"
    "    state : nvmlLedState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html\n");
CB_DOC(nvmlUnitGetPsuInfo,
    "nvmlUnitGetPsuInfo($module, /, unit)\n--\n\n",
    "nvmlUnitGetPsuInfo(unit)\n\n"
    "Return the state, current, voltage and power of a chassis's power supply.\n\n"
    "nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)\n\n"
    "Parameters\n"
    "    unit : nvmlUnit_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, psu); cubind.checked.nvml returns psu, or raises NvmlError\n"
    "    psu : nvmlPSUInfo_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html\n");
CB_DOC(nvmlUnitGetTemperature,
    "nvmlUnitGetTemperature($module, /, unit, type)\n--\n\n",
    "nvmlUnitGetTemperature(unit, type)\n\n"
    "Return the temperature of a chassis at its intake, exhaust or board.\n\n"
    "nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type,\n"
    "    unsigned int *temp)\n\n"
    "Parameters\n"
    "    unit : nvmlUnit_t, int or None\n"
    "    type : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, temp); cubind.checked.nvml returns temp, or raises NvmlError\n"
    "    temp : int; degrees Celsius\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html\n");
CB_DOC(nvmlUnitGetFanSpeedInfo,
    "nvmlUnitGetFanSpeedInfo($module, /, unit)\n--\n\n",
    "nvmlUnitGetFanSpeedInfo(unit)\n\n"
    "Return the speed and health of each fan of a chassis.\n\n"
    "nvmlReturn_t nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)\n\n"
    "Parameters\n"
    "    unit : nvmlUnit_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, fanSpeeds); cubind.checked.nvml returns fanSpeeds, or raises\n"
    "        NvmlError\n"
    "    fanSpeeds : nvmlUnitFanSpeeds_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html\n");
CB_DOC(nvmlUnitGetDevices,
    "nvmlUnitGetDevices($module, /, unit, deviceCount)\n--\n\n",
    "nvmlUnitGetDevices(unit, deviceCount)\n\n"
    "List the GPUs in a chassis.\n\n"
    "nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount,\n"
    "    nvmlDevice_t *devices)\n\n"
    "Parameters\n"
    "    unit : nvmlUnit_t, int or None\n"
    "    deviceCount : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, deviceCount, devices); cubind.checked.nvml returns (deviceCount,\n"
    "        devices), or raises NvmlError\n"
    "    deviceCount : int\n"
    "    devices : list[nvmlDevice_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html\n");
CB_DOC(nvmlDeviceGetCount,
    "nvmlDeviceGetCount($module, /)\n--\n\n",
    "nvmlDeviceGetCount()\n\n"
    "Return the number of GPUs in the machine.\n\n"
    "CUDA_VISIBLE_DEVICES has no effect here.\n\n"
    "nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)\n\n"
    "Returns\n"
    "    (nvmlReturn_t, deviceCount); cubind.checked.nvml returns deviceCount, or raises\n"
    "        NvmlError\n"
    "    deviceCount : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetAttributes,
    "nvmlDeviceGetAttributes($module, /, device)\n--\n\n",
    "nvmlDeviceGetAttributes(device)\n\n"
    "Return the resources of a MIG device.\n\n"
    "Examples are multiprocessors, engines and memory.\n\n"
    "nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device,\n"
    "    nvmlDeviceAttributes_t *attributes)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, attributes); cubind.checked.nvml returns attributes, or raises\n"
    "        NvmlError\n"
    "    attributes : nvmlDeviceAttributes_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNINITIALIZED, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetHandleByIndex,
    "nvmlDeviceGetHandleByIndex($module, /, index)\n--\n\n",
    "nvmlDeviceGetHandleByIndex(index)\n\n"
    "Return the GPU of an index below nvmlDeviceGetCount.\n\n"
    "CUDA may number GPUs differently.\n\n"
    "nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)\n\n"
    "Parameters\n"
    "    index : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, device); cubind.checked.nvml returns device, or raises NvmlError\n"
    "    device : nvmlDevice_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_INSUFFICIENT_POWER, NVML_ERROR_NO_PERMISSION, NVML_ERROR_IRQ_ISSUE,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetHandleBySerial,
    "nvmlDeviceGetHandleBySerial($module, /, serial)\n--\n\n",
    "nvmlDeviceGetHandleBySerial(serial)\n\n"
    "Find a GPU by the serial number of its board.\n\n"
    "nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)\n\n"
    "Parameters\n"
    "    serial : str or bytes\n\n"
    "Returns\n"
    "    (nvmlReturn_t, device); cubind.checked.nvml returns device, or raises NvmlError\n"
    "    device : nvmlDevice_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_INSUFFICIENT_POWER, NVML_ERROR_IRQ_ISSUE, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetHandleByUUID,
    "nvmlDeviceGetHandleByUUID($module, /, uuid)\n--\n\n",
    "nvmlDeviceGetHandleByUUID(uuid)\n\n"
    "Find a GPU or MIG device by its UUID, as nvidia-smi -L writes it.\n\n"
    "nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)\n\n"
    "Parameters\n"
    "    uuid : str or bytes\n\n"
    "Returns\n"
    "    (nvmlReturn_t, device); cubind.checked.nvml returns device, or raises NvmlError\n"
    "    device : nvmlDevice_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_INSUFFICIENT_POWER, NVML_ERROR_IRQ_ISSUE, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetHandleByUUIDV,
    "nvmlDeviceGetHandleByUUIDV($module, /, uuid)\n--\n\n",
    "nvmlDeviceGetHandleByUUIDV(uuid)\n\n"
    "Find a GPU by its UUID, as text or as 16 bytes.\n\n"
    "nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)\n\n"
    "Parameters\n"
    "    uuid : nvmlUUID_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, device); cubind.checked.nvml returns device, or raises NvmlError\n"
    "    device : nvmlDevice_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_NOT_FOUND, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.9.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetHandleByPciBusId,
    "nvmlDeviceGetHandleByPciBusId($module, /, pciBusId)\n--\n\n",
    "nvmlDeviceGetHandleByPciBusId(pciBusId)\n\n"
    "Find a GPU by its PCI bus address.\n\n"
    "The address leads from a CUDA device to NVML.\n\n"
    "nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId,\n"
    "    nvmlDevice_t *device)\n\n"
    "Parameters\n"
    "    pciBusId : str or bytes\n\n"
    "Returns\n"
    "    (nvmlReturn_t, device); cubind.checked.nvml returns device, or raises NvmlError\n"
    "    device : nvmlDevice_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_INSUFFICIENT_POWER, NVML_ERROR_NO_PERMISSION, NVML_ERROR_IRQ_ISSUE,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetName,
    "nvmlDeviceGetName($module, /, device, length)\n--\n\n",
    "nvmlDeviceGetName(device, length)\n\n"
    "Return the product name of a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    length : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, name); cubind.checked.nvml returns name, or raises NvmlError\n"
    "    name : bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(checked_nvmlDeviceGetName,
    "nvmlDeviceGetName($module, /, device)\n--\n\n",
    "nvmlDeviceGetName(device)\n\n"
    "Return the product name of a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    name, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, name)\n"
    "    name : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetBrand,
    "nvmlDeviceGetBrand($module, /, device)\n--\n\n",
    "nvmlDeviceGetBrand(device)\n\n"
    "Return the product line of a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, type); cubind.checked.nvml returns type, or raises NvmlError\n"
    "    type : nvmlBrandType_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetIndex,
    "nvmlDeviceGetIndex($module, /, device)\n--\n\n",
    "nvmlDeviceGetIndex(device)\n\n"
    "Return the index of a GPU.\n\n"
    "It may change when the machine restarts.\n\n"
    "nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, index); cubind.checked.nvml returns index, or raises NvmlError\n"
    "    index : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetSerial,
    "nvmlDeviceGetSerial($module, /, device, length)\n--\n\n",
    "nvmlDeviceGetSerial(device, length)\n\n"
    "Return the serial number that is printed on the board.\n\n"
    "nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    length : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, serial); cubind.checked.nvml returns serial, or raises NvmlError\n"
    "    serial : bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(checked_nvmlDeviceGetSerial,
    "nvmlDeviceGetSerial($module, /, device)\n--\n\n",
    "nvmlDeviceGetSerial(device)\n\n"
    "Return the serial number that is printed on the board.\n\n"
    "nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    serial, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, serial)\n"
    "    serial : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetModuleId,
    "nvmlDeviceGetModuleId($module, /, device)\n--\n\n",
    "nvmlDeviceGetModuleId(device)\n\n"
    "Return the number of the baseboard socket that holds a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, moduleId); cubind.checked.nvml returns moduleId, or raises NvmlError\n"
    "    moduleId : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetC2cModeInfoV,
    "nvmlDeviceGetC2cModeInfoV($module, /, device)\n--\n\n",
    "nvmlDeviceGetC2cModeInfoV(device)\n\n"
    "Report whether the link between GPU and processor chips is on.\n\n"
    "nvmlReturn_t nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device,\n"
    "    nvmlC2cModeInfo_v1_t *c2cModeInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, c2cModeInfo); cubind.checked.nvml returns c2cModeInfo, or raises\n"
    "        NvmlError\n"
    "    c2cModeInfo : nvmlC2cModeInfo_v1_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.3.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMemoryAffinity,
    "nvmlDeviceGetMemoryAffinity($module, /, device, nodeSetSize, scope)\n--\n\n",
    "nvmlDeviceGetMemoryAffinity(device, nodeSetSize, scope)\n\n"
    "Return the NUMA nodes that are close to a GPU, as bits.\n\n"
    "nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize,\n"
    "    unsigned long *nodeSet, nvmlAffinityScope_t scope)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    nodeSetSize : int; words of 64 bits\n"
    "    scope : nvmlAffinityScope_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, nodeSet); cubind.checked.nvml returns nodeSet, or raises NvmlError\n"
    "    nodeSet : list[int]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html\n");
CB_DOC(nvmlDeviceGetCpuAffinityWithinScope,
    "nvmlDeviceGetCpuAffinityWithinScope($module, /, device, cpuSetSize, scope)\n--\n\n",
    "nvmlDeviceGetCpuAffinityWithinScope(device, cpuSetSize, scope)\n\n"
    "Return the processors that are close to a GPU, as bits.\n\n"
    "The scope is the NUMA node or the socket.\n\n"
    "nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device,\n"
    "    unsigned int cpuSetSize, unsigned long *cpuSet, nvmlAffinityScope_t scope)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    cpuSetSize : int; words of 64 bits\n"
    "    scope : nvmlAffinityScope_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, cpuSet); cubind.checked.nvml returns cpuSet, or raises NvmlError\n"
    "    cpuSet : list[int]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html\n");
CB_DOC(nvmlDeviceGetCpuAffinity,
    "nvmlDeviceGetCpuAffinity($module, /, device, cpuSetSize)\n--\n\n",
    "nvmlDeviceGetCpuAffinity(device, cpuSetSize)\n\n"
    "Return the processors that are close to a GPU, as bits.\n\n"
    "nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize,\n"
    "    unsigned long *cpuSet)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    cpuSetSize : int; words of 64 bits\n\n"
    "Returns\n"
    "    (nvmlReturn_t, cpuSet); cubind.checked.nvml returns cpuSet, or raises NvmlError\n"
    "    cpuSet : list[int]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html\n");
CB_DOC(nvmlDeviceSetCpuAffinity,
    "nvmlDeviceSetCpuAffinity($module, /, device)\n--\n\n",
    "nvmlDeviceSetCpuAffinity(device)\n\n"
    "Bind the calling thread to the processors that are close to a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html\n");
CB_DOC(nvmlDeviceClearCpuAffinity,
    "nvmlDeviceClearCpuAffinity($module, /, device)\n--\n\n",
    "nvmlDeviceClearCpuAffinity(device)\n\n"
    "Undo nvmlDeviceSetCpuAffinity for the calling thread.\n\n"
    "nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNINITIALIZED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html\n");
CB_DOC(nvmlDeviceGetNumaNodeId,
    "nvmlDeviceGetNumaNodeId($module, /, device)\n--\n\n",
    "nvmlDeviceGetNumaNodeId(device)\n\n"
    "Return the NUMA node of a GPU's memory.\n\n"
    "nvmlReturn_t nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, node); cubind.checked.nvml returns node, or raises NvmlError\n"
    "    node : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html\n");
CB_DOC(nvmlDeviceGetAddressingMode,
    "nvmlDeviceGetAddressingMode($module, /, device, mode)\n--\n\n",
    "nvmlDeviceGetAddressingMode(device, mode)\n\n"
    "Report whether a GPU accesses host memory by the host's page tables.\n\n"
    "nvmlReturn_t nvmlDeviceGetAddressingMode(nvmlDevice_t device,\n"
    "    nvmlDeviceAddressingMode_t *mode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    mode : nvmlDeviceAddressingMode_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html\n");
CB_DOC(nvmlDeviceGetRepairStatus,
    "nvmlDeviceGetRepairStatus($module, /, device, repairStatus)\n--\n\n",
    "nvmlDeviceGetRepairStatus(device, repairStatus)\n\n"
    "Report whether memory channels or banks wait for a restart for repair.\n\n"
    "nvmlReturn_t nvmlDeviceGetRepairStatus(nvmlDevice_t device,\n"
    "    nvmlRepairStatus_t *repairStatus)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    repairStatus : nvmlRepairStatus_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNINITIALIZED,\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html\n");
CB_DOC(nvmlDeviceGetUnrepairableMemoryFlag_v1,
    "nvmlDeviceGetUnrepairableMemoryFlag_v1($module, /, device, unrepairableMemoryStatus)\n"
    "--\n\n",
    "nvmlDeviceGetUnrepairableMemoryFlag_v1(device, unrepairableMemoryStatus)\n\n"
    "Report whether a GPU has memory faults for which no repair is left.\n\n"
    "nvmlReturn_t nvmlDeviceGetUnrepairableMemoryFlag_v1(nvmlDevice_t device,\n"
    "    nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    unrepairableMemoryStatus : nvmlUnrepairableMemoryStatus_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNINITIALIZED,\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.1.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html\n");
CB_DOC(nvmlDeviceGetTopologyCommonAncestor,
    "nvmlDeviceGetTopologyCommonAncestor($module, /, device1, device2)\n--\n\n",
    "nvmlDeviceGetTopologyCommonAncestor(device1, device2)\n\n"
    "Return the part of the machine that joins two GPUs.\n\n"
    "It says how far apart they are.\n\n"
    "nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1,\n"
    "    nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo)\n\n"
    "Parameters\n"
    "    device1, device2 : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pathInfo); cubind.checked.nvml returns pathInfo, or raises NvmlError\n"
    "    pathInfo : nvmlGpuTopologyLevel_t\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetTopologyNearestGpus,
    "nvmlDeviceGetTopologyNearestGpus($module, /, device, level, count)\n--\n\n",
    "nvmlDeviceGetTopologyNearestGpus(device, level, count)\n\n"
    "List the GPUs within a given topology distance.\n\n"
    "nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device,\n"
    "    nvmlGpuTopologyLevel_t level, unsigned int *count, nvmlDevice_t *deviceArray)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    level : nvmlGpuTopologyLevel_t or int\n"
    "    count : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, count, deviceArray); cubind.checked.nvml returns (count,\n"
    "        deviceArray), or raises NvmlError\n"
    "    count : int\n"
    "    deviceArray : list[nvmlDevice_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetP2PStatus,
    "nvmlDeviceGetP2PStatus($module, /, device1, device2, p2pIndex)\n--\n\n",
    "nvmlDeviceGetP2PStatus(device1, device2, p2pIndex)\n\n"
    "Report whether two GPUs can access each other's memory in a given way.\n\n"
    "If not, the status is the reason.\n\n"
    "nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2,\n"
    "    nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus)\n\n"
    "Parameters\n"
    "    device1, device2 : nvmlDevice_t, int or None\n"
    "    p2pIndex : nvmlGpuP2PCapsIndex_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, p2pStatus); cubind.checked.nvml returns p2pStatus, or raises\n"
    "        NvmlError\n"
    "    p2pStatus : nvmlGpuP2PStatus_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetUUID,
    "nvmlDeviceGetUUID($module, /, device, length)\n--\n\n",
    "nvmlDeviceGetUUID(device, length)\n\n"
    "Return the UUID of a GPU or MIG device as text.\n\n"
    "It never changes.\n\n"
    "nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    length : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, uuid); cubind.checked.nvml returns uuid, or raises NvmlError\n"
    "    uuid : bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(checked_nvmlDeviceGetUUID,
    "nvmlDeviceGetUUID($module, /, device)\n--\n\n",
    "nvmlDeviceGetUUID(device)\n\n"
    "Return the UUID of a GPU or MIG device as text.\n\n"
    "It never changes.\n\n"
    "nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    uuid, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, uuid)\n"
    "    uuid : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMinorNumber,
    "nvmlDeviceGetMinorNumber($module, /, device)\n--\n\n",
    "nvmlDeviceGetMinorNumber(device)\n\n"
    "Return the minor number of a GPU, the N of its device file /dev/nvidiaN.\n\n"
    "nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, minorNumber); cubind.checked.nvml returns minorNumber, or raises\n"
    "        NvmlError\n"
    "    minorNumber : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetBoardPartNumber,
    "nvmlDeviceGetBoardPartNumber($module, /, device, length)\n--\n\n",
    "nvmlDeviceGetBoardPartNumber(device, length)\n\n"
    "Return the part number of a board as text.\n\n"
    "nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber,\n"
    "    unsigned int length)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    length : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, partNumber); cubind.checked.nvml returns partNumber, or raises\n"
    "        NvmlError\n"
    "    partNumber : bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(checked_nvmlDeviceGetBoardPartNumber,
    "nvmlDeviceGetBoardPartNumber($module, /, device)\n--\n\n",
    "nvmlDeviceGetBoardPartNumber(device)\n\n"
    "Return the part number of a board as text.\n\n"
    "nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber,\n"
    "    unsigned int length)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    partNumber, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, partNumber)\n"
    "    partNumber : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetInforomVersion,
    "nvmlDeviceGetInforomVersion($module, /, device, object, length)\n--\n\n",
    "nvmlDeviceGetInforomVersion(device, object, length)\n\n"
    "Return the version of one part of a GPU's InfoROM as text.\n\n"
    "nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device,\n"
    "    nvmlInforomObject_t object, char *version, unsigned int length)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    object : nvmlInforomObject_t or int\n"
    "    length : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, version); cubind.checked.nvml returns version, or raises NvmlError\n"
    "    version : bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(checked_nvmlDeviceGetInforomVersion,
    "nvmlDeviceGetInforomVersion($module, /, device, object)\n--\n\n",
    "nvmlDeviceGetInforomVersion(device, object)\n\n"
    "Return the version of one part of a GPU's InfoROM as text.\n\n"
    "nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device,\n"
    "    nvmlInforomObject_t object, char *version, unsigned int length)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    object : nvmlInforomObject_t or int\n\n"
    "Returns\n"
    "    version, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, version)\n"
    "    version : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetInforomImageVersion,
    "nvmlDeviceGetInforomImageVersion($module, /, device, length)\n--\n\n",
    "nvmlDeviceGetInforomImageVersion(device, length)\n\n"
    "Return the version of a GPU's whole InfoROM image as text.\n\n"
    "nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version,\n"
    "    unsigned int length)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    length : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, version); cubind.checked.nvml returns version, or raises NvmlError\n"
    "    version : bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(checked_nvmlDeviceGetInforomImageVersion,
    "nvmlDeviceGetInforomImageVersion($module, /, device)\n--\n\n",
    "nvmlDeviceGetInforomImageVersion(device)\n\n"
    "Return the version of a GPU's whole InfoROM image as text.\n\n"
    "nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version,\n"
    "    unsigned int length)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    version, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, version)\n"
    "    version : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetInforomConfigurationChecksum,
    "nvmlDeviceGetInforomConfigurationChecksum($module, /, device)\n--\n\n",
    "nvmlDeviceGetInforomConfigurationChecksum(device)\n\n"
    "Return a checksum of a GPU's settings.\n\n"
    "It serves to compare two GPUs.\n\n"
    "nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device,\n"
    "    unsigned int *checksum)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, checksum); cubind.checked.nvml returns checksum, or raises NvmlError\n"
    "    checksum : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_CORRUPTED_INFOROM, NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceValidateInforom,
    "nvmlDeviceValidateInforom($module, /, device)\n--\n\n",
    "nvmlDeviceValidateInforom(device)\n\n"
    "Check the InfoROM of a GPU by its checksums.\n\n"
    "nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_CORRUPTED_INFOROM, NVML_ERROR_UNINITIALIZED, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetLastBBXFlushTime,
    "nvmlDeviceGetLastBBXFlushTime($module, /, device)\n--\n\n",
    "nvmlDeviceGetLastBBXFlushTime(device)\n\n"
    "Return when a GPU last wrote its black box, and how long that took.\n\n"
    "The black box holds diagnostics.\n\n"
    "nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device,\n"
    "    unsigned long long *timestamp, unsigned long *durationUs)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, timestamp, durationUs); cubind.checked.nvml returns (timestamp,\n"
    "        durationUs), or raises NvmlError\n"
    "    timestamp, durationUs : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_NOT_READY, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.3.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetBBXTimeData_v1,
    "nvmlDeviceGetBBXTimeData_v1($module, /, device, timeData)\n--\n\n",
    "nvmlDeviceGetBBXTimeData_v1(device, timeData)\n\n"
    "Return how long a GPU has run in its life, from its black box.\n\n"
    "nvmlReturn_t nvmlDeviceGetBBXTimeData_v1(nvmlDevice_t device,\n"
    "    nvmlBBXTimeData_v1_t *timeData)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    timeData : nvmlBBXTimeData_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetGpuUptime_v1,
    "nvmlDeviceGetGpuUptime_v1($module, /, device, uptime)\n--\n\n",
    "nvmlDeviceGetGpuUptime_v1(device, uptime)\n\n"
    "Return how long a GPU has been running.\n\n"
    "nvmlReturn_t nvmlDeviceGetGpuUptime_v1(nvmlDevice_t device, nvmlGpuUptime_v1_t *uptime)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    uptime : nvmlGpuUptime_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.5.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetDisplayMode,
    "nvmlDeviceGetDisplayMode($module, /, device)\n--\n\n",
    "nvmlDeviceGetDisplayMode(device)\n\n"
    "Report whether a screen is attached to a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, display); cubind.checked.nvml returns display, or raises NvmlError\n"
    "    display : nvmlEnableState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetDisplayActive,
    "nvmlDeviceGetDisplayActive($module, /, device)\n--\n\n",
    "nvmlDeviceGetDisplayActive(device)\n\n"
    "Report whether a GPU displays something, such as an X server.\n\n"
    "A screen need not be attached.\n\n"
    "nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device,\n"
    "    nvmlEnableState_t *isActive)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, isActive); cubind.checked.nvml returns isActive, or raises NvmlError\n"
    "    isActive : nvmlEnableState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPersistenceMode,
    "nvmlDeviceGetPersistenceMode($module, /, device)\n--\n\n",
    "nvmlDeviceGetPersistenceMode(device)\n\n"
    "Report whether the driver stays loaded while nothing uses a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, mode); cubind.checked.nvml returns mode, or raises NvmlError\n"
    "    mode : nvmlEnableState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPciInfoExt,
    "nvmlDeviceGetPciInfoExt($module, /, device, pci)\n--\n\n",
    "nvmlDeviceGetPciInfoExt(device, pci)\n\n"
    "Return the address, ids and device class of a GPU on the PCI bus.\n\n"
    "nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    pci : nvmlPciInfoExt_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPciInfo,
    "nvmlDeviceGetPciInfo($module, /, device)\n--\n\n",
    "nvmlDeviceGetPciInfo(device)\n\n"
    "Return the address and ids of a GPU on the PCI bus.\n\n"
    "nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pci); cubind.checked.nvml returns pci, or raises NvmlError\n"
    "    pci : nvmlPciInfo_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMaxPcieLinkGeneration,
    "nvmlDeviceGetMaxPcieLinkGeneration($module, /, device)\n--\n\n",
    "nvmlDeviceGetMaxPcieLinkGeneration(device)\n\n"
    "Return the newest PCIe generation that a GPU can use in its slot.\n\n"
    "nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device,\n"
    "    unsigned int *maxLinkGen)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, maxLinkGen); cubind.checked.nvml returns maxLinkGen, or raises\n"
    "        NvmlError\n"
    "    maxLinkGen : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetGpuMaxPcieLinkGeneration,
    "nvmlDeviceGetGpuMaxPcieLinkGeneration($module, /, device)\n--\n\n",
    "nvmlDeviceGetGpuMaxPcieLinkGeneration(device)\n\n"
    "Return the newest PCIe generation that a GPU supports.\n\n"
    "The slot does not matter.\n\n"
    "nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device,\n"
    "    unsigned int *maxLinkGenDevice)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, maxLinkGenDevice); cubind.checked.nvml returns maxLinkGenDevice, or\n"
    "        raises NvmlError\n"
    "    maxLinkGenDevice : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMaxPcieLinkWidth,
    "nvmlDeviceGetMaxPcieLinkWidth($module, /, device)\n--\n\n",
    "nvmlDeviceGetMaxPcieLinkWidth(device)\n\n"
    "Return the number of PCIe lanes that a GPU can use in its slot.\n\n"
    "nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device,\n"
    "    unsigned int *maxLinkWidth)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, maxLinkWidth); cubind.checked.nvml returns maxLinkWidth, or raises\n"
    "        NvmlError\n"
    "    maxLinkWidth : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetCurrPcieLinkGeneration,
    "nvmlDeviceGetCurrPcieLinkGeneration($module, /, device)\n--\n\n",
    "nvmlDeviceGetCurrPcieLinkGeneration(device)\n\n"
    "Return the PCIe generation that a GPU uses now.\n\n"
    "nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device,\n"
    "    unsigned int *currLinkGen)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, currLinkGen); cubind.checked.nvml returns currLinkGen, or raises\n"
    "        NvmlError\n"
    "    currLinkGen : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetCurrPcieLinkWidth,
    "nvmlDeviceGetCurrPcieLinkWidth($module, /, device)\n--\n\n",
    "nvmlDeviceGetCurrPcieLinkWidth(device)\n\n"
    "Return the number of PCIe lanes that a GPU uses now.\n\n"
    "nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device,\n"
    "    unsigned int *currLinkWidth)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, currLinkWidth); cubind.checked.nvml returns currLinkWidth, or raises\n"
    "        NvmlError\n"
    "    currLinkWidth : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPcieThroughput,
    "nvmlDeviceGetPcieThroughput($module, /, device, counter)\n--\n\n",
    "nvmlDeviceGetPcieThroughput(device, counter)\n\n"
    "Measure the PCIe throughput of a GPU for 20 milliseconds.\n\n"
    "The call takes as long.\n\n"
    "nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device,\n"
    "    nvmlPcieUtilCounter_t counter, unsigned int *value)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    counter : nvmlPcieUtilCounter_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, value); cubind.checked.nvml returns value, or raises NvmlError\n"
    "    value : int; KB per second\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPcieReplayCounter,
    "nvmlDeviceGetPcieReplayCounter($module, /, device)\n--\n\n",
    "nvmlDeviceGetPcieReplayCounter(device)\n\n"
    "Return the number of packets that were sent again over the PCI bus.\n\n"
    "nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, value); cubind.checked.nvml returns value, or raises NvmlError\n"
    "    value : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetClockInfo,
    "nvmlDeviceGetClockInfo($module, /, device, type)\n--\n\n",
    "nvmlDeviceGetClockInfo(device, type)\n\n"
    "Return the present frequency of a GPU clock.\n\n"
    "nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type,\n"
    "    unsigned int *clock)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    type : nvmlClockType_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, clock); cubind.checked.nvml returns clock, or raises NvmlError\n"
    "    clock : int; MHz\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMaxClockInfo,
    "nvmlDeviceGetMaxClockInfo($module, /, device, type)\n--\n\n",
    "nvmlDeviceGetMaxClockInfo(device, type)\n\n"
    "Return the maximum frequency of a GPU clock.\n\n"
    "nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type,\n"
    "    unsigned int *clock)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    type : nvmlClockType_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, clock); cubind.checked.nvml returns clock, or raises NvmlError\n"
    "    clock : int; MHz\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetGpcClkVfOffset,
    "nvmlDeviceGetGpcClkVfOffset($module, /, device)\n--\n\n",
    "nvmlDeviceGetGpcClkVfOffset(device)\n\n"
    "Return the offset of a clock from its voltage curve.\n\n"
    "nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, offset); cubind.checked.nvml returns offset, or raises NvmlError\n"
    "    offset : int; MHz\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetApplicationsClock,
    "nvmlDeviceGetApplicationsClock($module, /, device, clockType)\n--\n\n",
    "nvmlDeviceGetApplicationsClock(device, clockType)\n\n"
    "Return the clock at which a GPU is kept while applications run.\n\n"
    "nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device,\n"
    "    nvmlClockType_t clockType, unsigned int *clockMHz)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    clockType : nvmlClockType_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, clockMHz); cubind.checked.nvml returns clockMHz, or raises NvmlError\n"
    "    clockMHz : int; MHz\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetDefaultApplicationsClock,
    "nvmlDeviceGetDefaultApplicationsClock($module, /, device, clockType)\n--\n\n",
    "nvmlDeviceGetDefaultApplicationsClock(device, clockType)\n\n"
    "Return the default clock at which a GPU is kept while applications run.\n\n"
    "nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device,\n"
    "    nvmlClockType_t clockType, unsigned int *clockMHz)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    clockType : nvmlClockType_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, clockMHz); cubind.checked.nvml returns clockMHz, or raises NvmlError\n"
    "    clockMHz : int; MHz\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetClock,
    "nvmlDeviceGetClock($module, /, device, clockType, clockId)\n--\n\n",
    "nvmlDeviceGetClock(device, clockType, clockId)\n\n"
    "Return the frequency of a clock.\n\n"
    "It is the present one, the one that was set, or the maximum.\n\n"
    "nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType,\n"
    "    nvmlClockId_t clockId, unsigned int *clockMHz)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    clockType : nvmlClockType_t or int\n"
    "    clockId : nvmlClockId_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, clockMHz); cubind.checked.nvml returns clockMHz, or raises NvmlError\n"
    "    clockMHz : int; MHz\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMaxCustomerBoostClock,
    "nvmlDeviceGetMaxCustomerBoostClock($module, /, device, clockType)\n--\n\n",
    "nvmlDeviceGetMaxCustomerBoostClock(device, clockType)\n\n"
    "Return the maximum boost clock that the maker of the board allows.\n\n"
    "nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device,\n"
    "    nvmlClockType_t clockType, unsigned int *clockMHz)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    clockType : nvmlClockType_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, clockMHz); cubind.checked.nvml returns clockMHz, or raises NvmlError\n"
    "    clockMHz : int; MHz\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetSupportedMemoryClocks,
    "nvmlDeviceGetSupportedMemoryClocks($module, /, device, count)\n--\n\n",
    "nvmlDeviceGetSupportedMemoryClocks(device, count)\n\n"
    "List the memory clocks that can be set on a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device,\n"
    "    unsigned int *count, unsigned int *clocksMHz)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    count : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, count, clocksMHz); cubind.checked.nvml returns (count, clocksMHz), or\n"
    "        raises NvmlError\n"
    "    count : int\n"
    "    clocksMHz : list[int]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetSupportedGraphicsClocks,
    "nvmlDeviceGetSupportedGraphicsClocks($module, /, device, memoryClockMHz, count)\n--\n\n",
    "nvmlDeviceGetSupportedGraphicsClocks(device, memoryClockMHz, count)\n\n"
    "List the graphics clocks that can be set with a given memory clock.\n\n"
    "nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device,\n"
    "    unsigned int memoryClockMHz, unsigned int *count, unsigned int *clocksMHz)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    memoryClockMHz : int\n"
    "    count : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, count, clocksMHz); cubind.checked.nvml returns (count, clocksMHz), or\n"
    "        raises NvmlError\n"
    "    count : int\n"
    "    clocksMHz : list[int]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_NOT_FOUND, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetAutoBoostedClocksEnabled,
    "nvmlDeviceGetAutoBoostedClocksEnabled($module, /, device)\n--\n\n",
    "nvmlDeviceGetAutoBoostedClocksEnabled(device)\n\n"
    "Report whether a GPU raises its clocks by itself.\n\n"
    "It does so as power and heat allow.\n\n"
    "nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device,\n"
    "    nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, isEnabled, defaultIsEnabled); cubind.checked.nvml returns (isEnabled,\n"
    "        defaultIsEnabled), or raises NvmlError\n"
    "    isEnabled, defaultIsEnabled : nvmlEnableState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetFanSpeed,
    "nvmlDeviceGetFanSpeed($module, /, device)\n--\n\n",
    "nvmlDeviceGetFanSpeed(device)\n\n"
    "Return the intended speed of the fan.\n\n"
    "A blocked fan may stand still all the same.\n\n"
    "nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, speed); cubind.checked.nvml returns speed, or raises NvmlError\n"
    "    speed : int; percent of the greatest speed\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetFanSpeed_v2,
    "nvmlDeviceGetFanSpeed_v2($module, /, device, fan)\n--\n\n",
    "nvmlDeviceGetFanSpeed_v2(device, fan)\n\n"
    "Return the intended speed of the fan.\n\n"
    "A blocked fan may stand still all the same.\n\n"
    "nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan,\n"
    "    unsigned int *speed)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    fan : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, speed); cubind.checked.nvml returns speed, or raises NvmlError\n"
    "    speed : int; percent of the greatest speed\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetFanSpeedRPM,
    "nvmlDeviceGetFanSpeedRPM($module, /, device, fanSpeed)\n--\n\n",
    "nvmlDeviceGetFanSpeedRPM(device, fanSpeed)\n\n"
    "Return the speed at which a fan turns.\n\n"
    "nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    fanSpeed : nvmlFanSpeedInfo_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetTargetFanSpeed,
    "nvmlDeviceGetTargetFanSpeed($module, /, device, fan)\n--\n\n",
    "nvmlDeviceGetTargetFanSpeed(device, fan)\n\n"
    "Return the intended speed of a fan, set by its present controller.\n\n"
    "nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan,\n"
    "    unsigned int *targetSpeed)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    fan : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, targetSpeed); cubind.checked.nvml returns targetSpeed, or raises\n"
    "        NvmlError\n"
    "    targetSpeed : int; percent of the greatest speed\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMinMaxFanSpeed,
    "nvmlDeviceGetMinMaxFanSpeed($module, /, device)\n--\n\n",
    "nvmlDeviceGetMinMaxFanSpeed(device)\n\n"
    "Return the range in which the fan speed can be set.\n\n"
    "nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed,\n"
    "    unsigned int *maxSpeed)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, minSpeed, maxSpeed); cubind.checked.nvml returns (minSpeed,\n"
    "        maxSpeed), or raises NvmlError\n"
    "    minSpeed, maxSpeed : int; percent of the greatest speed\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetFanControlPolicy_v2,
    "nvmlDeviceGetFanControlPolicy_v2($module, /, device, fan)\n--\n\n",
    "nvmlDeviceGetFanControlPolicy_v2(device, fan)\n\n"
    "Report whether a fan follows the temperature or its setting.\n\n"
    "nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan,\n"
    "    nvmlFanControlPolicy_t *policy)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    fan : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, policy); cubind.checked.nvml returns policy, or raises NvmlError\n"
    "    policy : nvmlFanControlPolicy_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetNumFans,
    "nvmlDeviceGetNumFans($module, /, device)\n--\n\n",
    "nvmlDeviceGetNumFans(device)\n\n"
    "Return the number of fans of a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, numFans); cubind.checked.nvml returns numFans, or raises NvmlError\n"
    "    numFans : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetTemperature,
    "nvmlDeviceGetTemperature($module, /, device, sensorType)\n--\n\n",
    "nvmlDeviceGetTemperature(device, sensorType)\n\n"
    "Return the temperature of a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device,\n"
    "    nvmlTemperatureSensors_t sensorType, unsigned int *temp)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    sensorType : nvmlTemperatureSensors_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, temp); cubind.checked.nvml returns temp, or raises NvmlError\n"
    "    temp : int; degrees Celsius\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetCoolerInfo,
    "nvmlDeviceGetCoolerInfo($module, /, device, coolerInfo)\n--\n\n",
    "nvmlDeviceGetCoolerInfo(device, coolerInfo)\n\n"
    "Return what cools a GPU and how that is controlled.\n\n"
    "nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    coolerInfo : nvmlCoolerInfo_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetTemperatureV,
    "nvmlDeviceGetTemperatureV($module, /, device, temperature)\n--\n\n",
    "nvmlDeviceGetTemperatureV(device, temperature)\n\n"
    "Return the temperature of a GPU's sensor.\n\n"
    "nvmlReturn_t nvmlDeviceGetTemperatureV(nvmlDevice_t device,\n"
    "    nvmlTemperature_t *temperature)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    temperature : nvmlTemperature_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetTemperatureThreshold,
    "nvmlDeviceGetTemperatureThreshold($module, /, device, thresholdType)\n--\n\n",
    "nvmlDeviceGetTemperatureThreshold(device, thresholdType)\n\n"
    "Return the temperature at which a GPU slows down or stops.\n\n"
    "nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device,\n"
    "    nvmlTemperatureThresholds_t thresholdType, unsigned int *temp)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    thresholdType : nvmlTemperatureThresholds_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, temp); cubind.checked.nvml returns temp, or raises NvmlError\n"
    "    temp : int; degrees Celsius\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMarginTemperature,
    "nvmlDeviceGetMarginTemperature($module, /, device, marginTempInfo)\n--\n\n",
    "nvmlDeviceGetMarginTemperature(device, marginTempInfo)\n\n"
    "Return how many degrees are left before a GPU slows down.\n\n"
    "nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device,\n"
    "    nvmlMarginTemperature_t *marginTempInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    marginTempInfo : nvmlMarginTemperature_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetThermalSettings,
    "nvmlDeviceGetThermalSettings($module, /, device, sensorIndex)\n--\n\n",
    "nvmlDeviceGetThermalSettings(device, sensorIndex)\n\n"
    "List the sensors of a GPU with their places and temperatures.\n\n"
    "nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex,\n"
    "    nvmlGpuThermalSettings_t *pThermalSettings)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    sensorIndex : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pThermalSettings); cubind.checked.nvml returns pThermalSettings, or\n"
    "        raises NvmlError\n"
    "    pThermalSettings : nvmlGpuThermalSettings_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPerformanceState,
    "nvmlDeviceGetPerformanceState($module, /, device)\n--\n\n",
    "nvmlDeviceGetPerformanceState(device)\n\n"
    "Return the performance state of a GPU.\n\n"
    "P0 is the highest.\n\n"
    "nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pState); cubind.checked.nvml returns pState, or raises NvmlError\n"
    "    pState : nvmlPstates_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetCurrentClocksEventReasons,
    "nvmlDeviceGetCurrentClocksEventReasons($module, /, device)\n--\n\n",
    "nvmlDeviceGetCurrentClocksEventReasons(device)\n\n"
    "Return why a GPU runs no faster, as bits nvmlClocksEventReason*.\n\n"
    "nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device,\n"
    "    unsigned long long *clocksEventReasons)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, clocksEventReasons); cubind.checked.nvml returns clocksEventReasons,\n"
    "        or raises NvmlError\n"
    "    clocksEventReasons : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetCurrentClocksThrottleReasons,
    "nvmlDeviceGetCurrentClocksThrottleReasons($module, /, device)\n--\n\n",
    "nvmlDeviceGetCurrentClocksThrottleReasons(device)\n\n"
    "Return why a GPU runs no faster.\n\n"
    "This is the former name of nvmlDeviceGetCurrentClocksEventReasons.\n\n"
    "nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device,\n"
    "    unsigned long long *clocksThrottleReasons)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, clocksThrottleReasons); cubind.checked.nvml returns\n"
    "        clocksThrottleReasons, or raises NvmlError\n"
    "    clocksThrottleReasons : int\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetSupportedClocksEventReasons,
    "nvmlDeviceGetSupportedClocksEventReasons($module, /, device)\n--\n\n",
    "nvmlDeviceGetSupportedClocksEventReasons(device)\n\n"
    "Return the reasons for slow clocks that a GPU can report, as bits.\n\n"
    "nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device,\n"
    "    unsigned long long *supportedClocksEventReasons)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, supportedClocksEventReasons); cubind.checked.nvml returns\n"
    "        supportedClocksEventReasons, or raises NvmlError\n"
    "    supportedClocksEventReasons : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetSupportedClocksThrottleReasons,
    "nvmlDeviceGetSupportedClocksThrottleReasons($module, /, device)\n--\n\n",
    "nvmlDeviceGetSupportedClocksThrottleReasons(device)\n\n"
    "Return the reasons for slow clocks that a GPU can report.\n\n"
    "This is the former name of nvmlDeviceGetSupportedClocksEventReasons.\n\n"
    "nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device,\n"
    "    unsigned long long *supportedClocksThrottleReasons)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, supportedClocksThrottleReasons); cubind.checked.nvml returns\n"
    "        supportedClocksThrottleReasons, or raises NvmlError\n"
    "    supportedClocksThrottleReasons : int\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPowerState,
    "nvmlDeviceGetPowerState($module, /, device)\n--\n\n",
    "nvmlDeviceGetPowerState(device)\n\n"
    "Return the performance state of a GPU, for older programs.\n\n"
    "nvmlDeviceGetPerformanceState returns the same.\n\n"
    "nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pState); cubind.checked.nvml returns pState, or raises NvmlError\n"
    "    pState : nvmlPstates_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetDynamicPstatesInfo,
    "nvmlDeviceGetDynamicPstatesInfo($module, /, device)\n--\n\n",
    "nvmlDeviceGetDynamicPstatesInfo(device)\n\n"
    "Return how busy graphics, memory, video and bus of a GPU are.\n\n"
    "The scale is that of performance states.\n\n"
    "nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device,\n"
    "    nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pDynamicPstatesInfo); cubind.checked.nvml returns\n"
    "        pDynamicPstatesInfo, or raises NvmlError\n"
    "    pDynamicPstatesInfo : nvmlGpuDynamicPstatesInfo_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMemClkVfOffset,
    "nvmlDeviceGetMemClkVfOffset($module, /, device)\n--\n\n",
    "nvmlDeviceGetMemClkVfOffset(device)\n\n"
    "Return the offset of a clock from its voltage curve.\n\n"
    "nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, offset); cubind.checked.nvml returns offset, or raises NvmlError\n"
    "    offset : int; MHz\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMinMaxClockOfPState,
    "nvmlDeviceGetMinMaxClockOfPState($module, /, device, type, pstate)\n--\n\n",
    "nvmlDeviceGetMinMaxClockOfPState(device, type, pstate)\n\n"
    "Return the range of a clock in a performance state.\n\n"
    "nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type,\n"
    "    nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    type : nvmlClockType_t or int\n"
    "    pstate : nvmlPstates_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, minClockMHz, maxClockMHz); cubind.checked.nvml returns (minClockMHz,\n"
    "        maxClockMHz), or raises NvmlError\n"
    "    minClockMHz, maxClockMHz : int; MHz\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetSupportedPerformanceStates,
    "nvmlDeviceGetSupportedPerformanceStates($module, /, device, pstates, size)\n--\n\n",
    "nvmlDeviceGetSupportedPerformanceStates(device, pstates, size)\n\n"
    "List the performance states of a GPU, into the caller's array.\n\n"
    "nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device,\n"
    "    nvmlPstates_t *pstates, unsigned int size)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    pstates : int (address), buffer or None; written to\n"
    "    size : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetGpcClkMinMaxVfOffset,
    "nvmlDeviceGetGpcClkMinMaxVfOffset($module, /, device)\n--\n\n",
    "nvmlDeviceGetGpcClkMinMaxVfOffset(device)\n\n"
    "Return the range of a clock's offset from its voltage curve.\n\n"
    "nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset,\n"
    "    int *maxOffset)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, minOffset, maxOffset); cubind.checked.nvml returns (minOffset,\n"
    "        maxOffset), or raises NvmlError\n"
    "    minOffset, maxOffset : int; MHz\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMemClkMinMaxVfOffset,
    "nvmlDeviceGetMemClkMinMaxVfOffset($module, /, device)\n--\n\n",
    "nvmlDeviceGetMemClkMinMaxVfOffset(device)\n\n"
    "Return the range of a clock's offset from its voltage curve.\n\n"
    "nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset,\n"
    "    int *maxOffset)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, minOffset, maxOffset); cubind.checked.nvml returns (minOffset,\n"
    "        maxOffset), or raises NvmlError\n"
    "    minOffset, maxOffset : int; MHz\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetClockOffsets,
    "nvmlDeviceGetClockOffsets($module, /, device, info)\n--\n\n",
    "nvmlDeviceGetClockOffsets(device, info)\n\n"
    "Return the offset of a clock in a performance state, and its range.\n\n"
    "nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    info : nvmlClockOffset_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL. Since CUDA 12.5.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceSetClockOffsets,
    "nvmlDeviceSetClockOffsets($module, /, device, info)\n--\n\n",
    "nvmlDeviceSetClockOffsets(device, info)\n\n"
    "Set the offset in MHz of a clock in a performance state.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    info : nvmlClockOffset_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_NO_PERMISSION, NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL. Since CUDA 12.5.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPerformanceModes,
    "nvmlDeviceGetPerformanceModes($module, /, device, perfModes)\n--\n\n",
    "nvmlDeviceGetPerformanceModes(device, perfModes)\n\n"
    "List the performance modes of a GPU as text.\n\n"
    "nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device,\n"
    "    nvmlDevicePerfModes_t *perfModes)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    perfModes : nvmlDevicePerfModes_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetCurrentClockFreqs,
    "nvmlDeviceGetCurrentClockFreqs($module, /, device, currentClockFreqs)\n--\n\n",
    "nvmlDeviceGetCurrentClockFreqs(device, currentClockFreqs)\n\n"
    "Return the present frequencies of all clocks of a GPU, as text.\n\n"
    "nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device,\n"
    "    nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    currentClockFreqs : nvmlDeviceCurrentClockFreqs_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPowerManagementMode,
    "nvmlDeviceGetPowerManagementMode($module, /, device)\n--\n\n",
    "nvmlDeviceGetPowerManagementMode(device)\n\n"
    "Report whether a GPU manages its power.\n\n"
    "A limit can be read even if it does not.\n\n"
    "nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device,\n"
    "    nvmlEnableState_t *mode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, mode); cubind.checked.nvml returns mode, or raises NvmlError\n"
    "    mode : nvmlEnableState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPowerManagementLimit,
    "nvmlDeviceGetPowerManagementLimit($module, /, device)\n--\n\n",
    "nvmlDeviceGetPowerManagementLimit(device)\n\n"
    "Return the power limit that is set for a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, limit); cubind.checked.nvml returns limit, or raises NvmlError\n"
    "    limit : int; milliwatts\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPowerManagementLimitConstraints,
    "nvmlDeviceGetPowerManagementLimitConstraints($module, /, device)\n--\n\n",
    "nvmlDeviceGetPowerManagementLimitConstraints(device)\n\n"
    "Return the range in which the power limit of a GPU can be set.\n\n"
    "nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device,\n"
    "    unsigned int *minLimit, unsigned int *maxLimit)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, minLimit, maxLimit); cubind.checked.nvml returns (minLimit,\n"
    "        maxLimit), or raises NvmlError\n"
    "    minLimit, maxLimit : int; milliwatts\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPowerManagementDefaultLimit,
    "nvmlDeviceGetPowerManagementDefaultLimit($module, /, device)\n--\n\n",
    "nvmlDeviceGetPowerManagementDefaultLimit(device)\n\n"
    "Return the default power limit of a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device,\n"
    "    unsigned int *defaultLimit)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, defaultLimit); cubind.checked.nvml returns defaultLimit, or raises\n"
    "        NvmlError\n"
    "    defaultLimit : int; milliwatts\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPowerUsage,
    "nvmlDeviceGetPowerUsage($module, /, device)\n--\n\n",
    "nvmlDeviceGetPowerUsage(device)\n\n"
    "Return the power draw of a GPU with its memory.\n\n"
    "On newer GPUs it is the mean of a second.\n\n"
    "nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, power); cubind.checked.nvml returns power, or raises NvmlError\n"
    "    power : int; milliwatts\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPowerMizerMode_v1,
    "nvmlDeviceGetPowerMizerMode_v1($module, /, device, powerMizerMode)\n--\n\n",
    "nvmlDeviceGetPowerMizerMode_v1(device, powerMizerMode)\n\n"
    "Report whether a GPU prefers speed, economy or its own choice.\n\n"
    "nvmlReturn_t nvmlDeviceGetPowerMizerMode_v1(nvmlDevice_t device,\n"
    "    nvmlDevicePowerMizerModes_v1_t *powerMizerMode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    powerMizerMode : nvmlDevicePowerMizerModes_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceSetPowerMizerMode_v1,
    "nvmlDeviceSetPowerMizerMode_v1($module, /, device, powerMizerMode)\n--\n\n",
    "nvmlDeviceSetPowerMizerMode_v1(device, powerMizerMode)\n\n"
    "Set whether a GPU prefers speed, economy or its own choice.\n\n"
    "nvmlReturn_t nvmlDeviceSetPowerMizerMode_v1(nvmlDevice_t device,\n"
    "    nvmlDevicePowerMizerModes_v1_t *powerMizerMode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    powerMizerMode : nvmlDevicePowerMizerModes_v1_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetTotalEnergyConsumption,
    "nvmlDeviceGetTotalEnergyConsumption($module, /, device)\n--\n\n",
    "nvmlDeviceGetTotalEnergyConsumption(device)\n\n"
    "Return the energy that a GPU used since the driver was loaded.\n\n"
    "Differences measure a program.\n\n"
    "nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device,\n"
    "    unsigned long long *energy)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, energy); cubind.checked.nvml returns energy, or raises NvmlError\n"
    "    energy : int; millijoules\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetEnforcedPowerLimit,
    "nvmlDeviceGetEnforcedPowerLimit($module, /, device)\n--\n\n",
    "nvmlDeviceGetEnforcedPowerLimit(device)\n\n"
    "Return the power limit that is in force.\n\n"
    "It is the least of all limits.\n\n"
    "nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, limit); cubind.checked.nvml returns limit, or raises NvmlError\n"
    "    limit : int; milliwatts\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceSetAdaptiveTgpMode_v1,
    "nvmlDeviceSetAdaptiveTgpMode_v1($module, /, device, mode)\n--\n\n",
    "nvmlDeviceSetAdaptiveTgpMode_v1(device, mode)\n\n"
    "Set whether a GPU's power limit adapts to the system.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetAdaptiveTgpMode_v1(nvmlDevice_t device,\n"
    "    nvmlEnableState_t mode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    mode : nvmlEnableState_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetAdaptiveTgpModeInfo_v1,
    "nvmlDeviceGetAdaptiveTgpModeInfo_v1($module, /, device, info)\n--\n\n",
    "nvmlDeviceGetAdaptiveTgpModeInfo_v1(device, info)\n\n"
    "Report whether a GPU's power limit adapts to the system.\n\n"
    "nvmlReturn_t nvmlDeviceGetAdaptiveTgpModeInfo_v1(nvmlDevice_t device,\n"
    "    nvmlAdaptiveTgpModeInfo_v1_t *info)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    info : nvmlAdaptiveTgpModeInfo_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetGpuOperationMode,
    "nvmlDeviceGetGpuOperationMode($module, /, device)\n--\n\n",
    "nvmlDeviceGetGpuOperationMode(device)\n\n"
    "Return the parts of a GPU that are on, for computing or for graphics.\n\n"
    "nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device,\n"
    "    nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, current, pending); cubind.checked.nvml returns (current, pending), or\n"
    "        raises NvmlError\n"
    "    current, pending : nvmlGpuOperationMode_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMemoryInfo,
    "nvmlDeviceGetMemoryInfo($module, /, device)\n--\n\n",
    "nvmlDeviceGetMemoryInfo(device)\n\n"
    "Return the total, free and used memory of a GPU.\n\n"
    "Used memory is that of all processes and of the driver.\n\n"
    "nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, memory); cubind.checked.nvml returns memory, or raises NvmlError\n"
    "    memory : nvmlMemory_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_NO_PERMISSION, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMemoryInfo_v2,
    "nvmlDeviceGetMemoryInfo_v2($module, /, device, memory)\n--\n\n",
    "nvmlDeviceGetMemoryInfo_v2(device, memory)\n\n"
    "Return the memory of a GPU.\n\n"
    "The part that the driver reserves for itself is separate.\n\n"
    "nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    memory : nvmlMemory_v2_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_NO_PERMISSION, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceSetMemoryLimits_v1,
    "nvmlDeviceSetMemoryLimits_v1($module, /, device, limits)\n--\n\n",
    "nvmlDeviceSetMemoryLimits_v1(device, limits)\n\n"
    "Set how much memory of a GPU processes may use.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetMemoryLimits_v1(nvmlDevice_t device,\n"
    "    nvmlSetMemoryLimits_v1_t *limits)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    limits : nvmlSetMemoryLimits_v1_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_NO_PERMISSION, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_OPERATING_SYSTEM, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMemoryLimits_v1,
    "nvmlDeviceGetMemoryLimits_v1($module, /, device, limits)\n--\n\n",
    "nvmlDeviceGetMemoryLimits_v1(device, limits)\n\n"
    "Return how much memory of a GPU processes may use.\n\n"
    "nvmlReturn_t nvmlDeviceGetMemoryLimits_v1(nvmlDevice_t device,\n"
    "    nvmlGetMemoryLimits_v1_t *limits)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    limits : nvmlGetMemoryLimits_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NOT_FOUND, NVML_ERROR_OPERATING_SYSTEM, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetComputeMode,
    "nvmlDeviceGetComputeMode($module, /, device)\n--\n\n",
    "nvmlDeviceGetComputeMode(device)\n\n"
    "Report whether and how many processes may use a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, mode); cubind.checked.nvml returns mode, or raises NvmlError\n"
    "    mode : nvmlComputeMode_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetCudaComputeCapability,
    "nvmlDeviceGetCudaComputeCapability($module, /, device)\n--\n\n",
    "nvmlDeviceGetCudaComputeCapability(device)\n\n"
    "Return the compute capability of a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major,\n"
    "    int *minor)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, major, minor); cubind.checked.nvml returns (major, minor), or raises\n"
    "        NvmlError\n"
    "    major, minor : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetDramEncryptionMode,
    "nvmlDeviceGetDramEncryptionMode($module, /, device, current, pending)\n--\n\n",
    "nvmlDeviceGetDramEncryptionMode(device, current, pending)\n\n"
    "Report whether a GPU encrypts its memory, now and after a restart.\n\n"
    "nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device,\n"
    "    nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    current, pending : nvmlDramEncryptionInfo_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceSetDramEncryptionMode,
    "nvmlDeviceSetDramEncryptionMode($module, /, device, dramEncryption)\n--\n\n",
    "nvmlDeviceSetDramEncryptionMode(device, dramEncryption)\n\n"
    "Set whether a GPU encrypts its memory after a restart.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device,\n"
    "    const nvmlDramEncryptionInfo_t *dramEncryption)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    dramEncryption : nvmlDramEncryptionInfo_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetEccMode,
    "nvmlDeviceGetEccMode($module, /, device)\n--\n\n",
    "nvmlDeviceGetEccMode(device)\n\n"
    "Report whether a GPU corrects memory errors (ECC).\n\n"
    "The call reports the present mode and the mode after a restart.\n\n"
    "nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current,\n"
    "    nvmlEnableState_t *pending)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, current, pending); cubind.checked.nvml returns (current, pending), or\n"
    "        raises NvmlError\n"
    "    current, pending : nvmlEnableState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetDefaultEccMode,
    "nvmlDeviceGetDefaultEccMode($module, /, device)\n--\n\n",
    "nvmlDeviceGetDefaultEccMode(device)\n\n"
    "Report whether a GPU corrects memory errors (ECC) by default.\n\n"
    "The default is the state on delivery.\n\n"
    "nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device,\n"
    "    nvmlEnableState_t *defaultMode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, defaultMode); cubind.checked.nvml returns defaultMode, or raises\n"
    "        NvmlError\n"
    "    defaultMode : nvmlEnableState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetBoardId,
    "nvmlDeviceGetBoardId($module, /, device)\n--\n\n",
    "nvmlDeviceGetBoardId(device)\n\n"
    "Return the id of a board.\n\n"
    "GPUs that share a board have the same id.\n\n"
    "nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, boardId); cubind.checked.nvml returns boardId, or raises NvmlError\n"
    "    boardId : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMultiGpuBoard,
    "nvmlDeviceGetMultiGpuBoard($module, /, device)\n--\n\n",
    "nvmlDeviceGetMultiGpuBoard(device)\n\n"
    "Report whether a GPU shares its board with another one.\n\n"
    "nvmlReturn_t nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, multiGpuBool); cubind.checked.nvml returns multiGpuBool, or raises\n"
    "        NvmlError\n"
    "    multiGpuBool : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetTotalEccErrors,
    "nvmlDeviceGetTotalEccErrors($module, /, device, errorType, counterType)\n--\n\n",
    "nvmlDeviceGetTotalEccErrors(device, errorType, counterType)\n\n"
    "Return the number of memory errors of a GPU.\n\n"
    "They are counted since the driver was loaded or ever.\n\n"
    "nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device,\n"
    "    nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,\n"
    "    unsigned long long *eccCounts)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    errorType : nvmlMemoryErrorType_t or int\n"
    "    counterType : nvmlEccCounterType_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, eccCounts); cubind.checked.nvml returns eccCounts, or raises\n"
    "        NvmlError\n"
    "    eccCounts : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetDetailedEccErrors,
    "nvmlDeviceGetDetailedEccErrors($module, /, device, errorType, counterType)\n--\n\n",
    "nvmlDeviceGetDetailedEccErrors(device, errorType, counterType)\n\n"
    "Return the memory error counts of a GPU by memory, for older programs.\n\n"
    "nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device,\n"
    "    nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,\n"
    "    nvmlEccErrorCounts_t *eccCounts)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    errorType : nvmlMemoryErrorType_t or int\n"
    "    counterType : nvmlEccCounterType_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, eccCounts); cubind.checked.nvml returns eccCounts, or raises\n"
    "        NvmlError\n"
    "    eccCounts : nvmlEccErrorCounts_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMemoryErrorCounter,
    "nvmlDeviceGetMemoryErrorCounter($module, /, device, errorType, counterType, locationType)\n"
    "--\n\n",
    "nvmlDeviceGetMemoryErrorCounter(device, errorType, counterType, locationType)\n\n"
    "Return the number of errors of one kind in one of a GPU's memories.\n\n"
    "nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device,\n"
    "    nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,\n"
    "    nvmlMemoryLocation_t locationType, unsigned long long *count)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    errorType : nvmlMemoryErrorType_t or int\n"
    "    counterType : nvmlEccCounterType_t or int\n"
    "    locationType : nvmlMemoryLocation_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, count); cubind.checked.nvml returns count, or raises NvmlError\n"
    "    count : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetUtilizationRates,
    "nvmlDeviceGetUtilizationRates($module, /, device)\n--\n\n",
    "nvmlDeviceGetUtilizationRates(device)\n\n"
    "Return how busy a GPU was in the last sampling period.\n\n"
    "The period is up to about a second.\n\n"
    "nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device,\n"
    "    nvmlUtilization_t *utilization)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, utilization); cubind.checked.nvml returns utilization, or raises\n"
    "        NvmlError\n"
    "    utilization : nvmlUtilization_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetEncoderUtilization,
    "nvmlDeviceGetEncoderUtilization($module, /, device)\n--\n\n",
    "nvmlDeviceGetEncoderUtilization(device)\n\n"
    "Return how busy the video encoder of a GPU was.\n\n"
    "nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device,\n"
    "    unsigned int *utilization, unsigned int *samplingPeriodUs)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, utilization, samplingPeriodUs); cubind.checked.nvml returns\n"
    "        (utilization, samplingPeriodUs), or raises NvmlError\n"
    "    utilization : int; percent\n"
    "    samplingPeriodUs : int; microseconds\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetEncoderCapacity,
    "nvmlDeviceGetEncoderCapacity($module, /, device, encoderQueryType)\n--\n\n",
    "nvmlDeviceGetEncoderCapacity(device, encoderQueryType)\n\n"
    "Return the remaining capacity of a GPU's video encoder.\n\n"
    "nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device,\n"
    "    nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    encoderQueryType : nvmlEncoderType_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, encoderCapacity); cubind.checked.nvml returns encoderCapacity, or\n"
    "        raises NvmlError\n"
    "    encoderCapacity : int; percent, 0 for none\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetEncoderStats,
    "nvmlDeviceGetEncoderStats($module, /, device)\n--\n\n",
    "nvmlDeviceGetEncoderStats(device)\n\n"
    "Return the number of encoder sessions of a GPU.\n\n"
    "Their mean frame rate and delay are returned, too.\n\n"
    "nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount,\n"
    "    unsigned int *averageFps, unsigned int *averageLatency)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, sessionCount, averageFps, averageLatency); cubind.checked.nvml\n"
    "        returns (sessionCount, averageFps, averageLatency), or raises NvmlError\n"
    "    sessionCount, averageFps, averageLatency : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetEncoderSessions,
    "nvmlDeviceGetEncoderSessions($module, /, device, sessionCount)\n--\n\n",
    "nvmlDeviceGetEncoderSessions(device, sessionCount)\n\n"
    "List the sessions in which a GPU encodes video.\n\n"
    "nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device,\n"
    "    unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    sessionCount : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, sessionCount, sessionInfos); cubind.checked.nvml returns\n"
    "        (sessionCount, sessionInfos), or raises NvmlError\n"
    "    sessionCount : int\n"
    "    sessionInfos : list[nvmlEncoderSessionInfo_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetDecoderUtilization,
    "nvmlDeviceGetDecoderUtilization($module, /, device)\n--\n\n",
    "nvmlDeviceGetDecoderUtilization(device)\n\n"
    "Return how busy the video decoder of a GPU was.\n\n"
    "nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device,\n"
    "    unsigned int *utilization, unsigned int *samplingPeriodUs)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, utilization, samplingPeriodUs); cubind.checked.nvml returns\n"
    "        (utilization, samplingPeriodUs), or raises NvmlError\n"
    "    utilization : int; percent\n"
    "    samplingPeriodUs : int; microseconds\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetJpgUtilization,
    "nvmlDeviceGetJpgUtilization($module, /, device)\n--\n\n",
    "nvmlDeviceGetJpgUtilization(device)\n\n"
    "Return how busy the JPEG engine of a GPU was.\n\n"
    "nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization,\n"
    "    unsigned int *samplingPeriodUs)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, utilization, samplingPeriodUs); cubind.checked.nvml returns\n"
    "        (utilization, samplingPeriodUs), or raises NvmlError\n"
    "    utilization : int; percent\n"
    "    samplingPeriodUs : int; microseconds\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetOfaUtilization,
    "nvmlDeviceGetOfaUtilization($module, /, device)\n--\n\n",
    "nvmlDeviceGetOfaUtilization(device)\n\n"
    "Return how busy the optical flow engine of a GPU was.\n\n"
    "nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization,\n"
    "    unsigned int *samplingPeriodUs)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, utilization, samplingPeriodUs); cubind.checked.nvml returns\n"
    "        (utilization, samplingPeriodUs), or raises NvmlError\n"
    "    utilization : int; percent\n"
    "    samplingPeriodUs : int; microseconds\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetFBCStats,
    "nvmlDeviceGetFBCStats($module, /, device)\n--\n\n",
    "nvmlDeviceGetFBCStats(device)\n\n"
    "Return the number of frame buffer captures of a GPU.\n\n"
    "Their mean frame rate and delay are returned, too.\n\n"
    "nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, fbcStats); cubind.checked.nvml returns fbcStats, or raises NvmlError\n"
    "    fbcStats : nvmlFBCStats_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetFBCSessions,
    "nvmlDeviceGetFBCSessions($module, /, device, sessionCount)\n--\n\n",
    "nvmlDeviceGetFBCSessions(device, sessionCount)\n\n"
    "List the sessions in which a GPU's frame buffer is captured.\n\n"
    "nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount,\n"
    "    nvmlFBCSessionInfo_t *sessionInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    sessionCount : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, sessionCount, sessionInfo); cubind.checked.nvml returns\n"
    "        (sessionCount, sessionInfo), or raises NvmlError\n"
    "    sessionCount : int\n"
    "    sessionInfo : list[nvmlFBCSessionInfo_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetDriverModel,
    "nvmlDeviceGetDriverModel($module, /, device)\n--\n\n",
    "nvmlDeviceGetDriverModel(device)\n\n"
    "Report whether Windows drives a GPU as a display or only for computing.\n\n"
    "nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device,\n"
    "    nvmlDriverModel_t *current, nvmlDriverModel_t *pending)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, current, pending); cubind.checked.nvml returns (current, pending), or\n"
    "        raises NvmlError\n"
    "    current, pending : nvmlDriverModel_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetVbiosVersion,
    "nvmlDeviceGetVbiosVersion($module, /, device, length)\n--\n\n",
    "nvmlDeviceGetVbiosVersion(device, length)\n\n"
    "Return the version of a GPU's VBIOS as text.\n\n"
    "nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version,\n"
    "    unsigned int length)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    length : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, version); cubind.checked.nvml returns version, or raises NvmlError\n"
    "    version : bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(checked_nvmlDeviceGetVbiosVersion,
    "nvmlDeviceGetVbiosVersion($module, /, device)\n--\n\n",
    "nvmlDeviceGetVbiosVersion(device)\n\n"
    "Return the version of a GPU's VBIOS as text.\n\n"
    "nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version,\n"
    "    unsigned int length)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    version, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, version)\n"
    "    version : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetBridgeChipInfo,
    "nvmlDeviceGetBridgeChipInfo($module, /, device)\n--\n\n",
    "nvmlDeviceGetBridgeChipInfo(device)\n\n"
    "Return the type and firmware version of bridges on a GPU's board.\n\n"
    "The GPUs of the board are attached to the bridges.\n\n"
    "nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device,\n"
    "    nvmlBridgeChipHierarchy_t *bridgeHierarchy)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, bridgeHierarchy); cubind.checked.nvml returns bridgeHierarchy, or\n"
    "        raises NvmlError\n"
    "    bridgeHierarchy : nvmlBridgeChipHierarchy_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetComputeRunningProcesses,
    "nvmlDeviceGetComputeRunningProcesses($module, /, device, infoCount)\n--\n\n",
    "nvmlDeviceGetComputeRunningProcesses(device, infoCount)\n\n"
    "List the processes with a CUDA context on a GPU, and their memory.\n\n"
    "nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device,\n"
    "    unsigned int *infoCount, nvmlProcessInfo_t *infos)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    infoCount : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, infoCount, infos); cubind.checked.nvml returns (infoCount, infos), or\n"
    "        raises NvmlError\n"
    "    infoCount : int\n"
    "    infos : list[nvmlProcessInfo_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INSUFFICIENT_SIZE\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetGraphicsRunningProcesses,
    "nvmlDeviceGetGraphicsRunningProcesses($module, /, device, infoCount)\n--\n\n",
    "nvmlDeviceGetGraphicsRunningProcesses(device, infoCount)\n\n"
    "List the processes that draw on a GPU, and their memory.\n\n"
    "nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device,\n"
    "    unsigned int *infoCount, nvmlProcessInfo_t *infos)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    infoCount : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, infoCount, infos); cubind.checked.nvml returns (infoCount, infos), or\n"
    "        raises NvmlError\n"
    "    infoCount : int\n"
    "    infos : list[nvmlProcessInfo_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INSUFFICIENT_SIZE\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMPSComputeRunningProcesses,
    "nvmlDeviceGetMPSComputeRunningProcesses($module, /, device, infoCount)\n--\n\n",
    "nvmlDeviceGetMPSComputeRunningProcesses(device, infoCount)\n\n"
    "List the processes that compute on a GPU through MPS, and their memory.\n\n"
    "nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device,\n"
    "    unsigned int *infoCount, nvmlProcessInfo_t *infos)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    infoCount : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, infoCount, infos); cubind.checked.nvml returns (infoCount, infos), or\n"
    "        raises NvmlError\n"
    "    infoCount : int\n"
    "    infos : list[nvmlProcessInfo_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INSUFFICIENT_SIZE\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetRunningProcessDetailList,
    "nvmlDeviceGetRunningProcessDetailList($module, /, device, plist)\n--\n\n",
    "nvmlDeviceGetRunningProcessDetailList(device, plist)\n\n"
    "List the processes of one mode on a GPU, into the caller's array.\n\n"
    "Each has its memory and MIG instance.\n\n"
    "nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device,\n"
    "    nvmlProcessDetailList_t *plist)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    plist : nvmlProcessDetailList_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INSUFFICIENT_SIZE\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceOnSameBoard,
    "nvmlDeviceOnSameBoard($module, /, device1, device2)\n--\n\n",
    "nvmlDeviceOnSameBoard(device1, device2)\n\n"
    "Report whether two GPUs share one board.\n\n"
    "nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2,\n"
    "    int *onSameBoard)\n\n"
    "Parameters\n"
    "    device1, device2 : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, onSameBoard); cubind.checked.nvml returns onSameBoard, or raises\n"
    "        NvmlError\n"
    "    onSameBoard : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetAPIRestriction,
    "nvmlDeviceGetAPIRestriction($module, /, device, apiType)\n--\n\n",
    "nvmlDeviceGetAPIRestriction(device, apiType)\n\n"
    "Report whether a group of functions is restricted to root for a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device,\n"
    "    nvmlRestrictedAPI_t apiType, nvmlEnableState_t *isRestricted)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    apiType : nvmlRestrictedAPI_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, isRestricted); cubind.checked.nvml returns isRestricted, or raises\n"
    "        NvmlError\n"
    "    isRestricted : nvmlEnableState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetSamples,
    "nvmlDeviceGetSamples($module, /, device, type, lastSeenTimeStamp, sampleCount)\n--\n\n",
    "nvmlDeviceGetSamples(device, type, lastSeenTimeStamp, sampleCount)\n\n"
    "List the driver's samples of a quantity since a time stamp.\n\n"
    "nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type,\n"
    "    unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,\n"
    "    unsigned int *sampleCount, nvmlSample_t *samples)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    type : nvmlSamplingType_t or int\n"
    "    lastSeenTimeStamp : int; microseconds; 0 for all that is known\n"
    "    sampleCount : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, sampleValType, sampleCount, samples); cubind.checked.nvml returns\n"
    "        (sampleValType, sampleCount, samples), or raises NvmlError\n"
    "    sampleValType : nvmlValueType_t\n"
    "    sampleCount : int\n"
    "    samples : list[nvmlSample_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_NOT_FOUND, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetBAR1MemoryInfo,
    "nvmlDeviceGetBAR1MemoryInfo($module, /, device)\n--\n\n",
    "nvmlDeviceGetBAR1MemoryInfo(device)\n\n"
    "Return the use of the BAR1 window.\n\n"
    "Other devices access the GPU's memory through the window.\n\n"
    "nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device,\n"
    "    nvmlBAR1Memory_t *bar1Memory)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, bar1Memory); cubind.checked.nvml returns bar1Memory, or raises\n"
    "        NvmlError\n"
    "    bar1Memory : nvmlBAR1Memory_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetViolationStatus,
    "nvmlDeviceGetViolationStatus($module, /, device, perfPolicyType)\n--\n\n",
    "nvmlDeviceGetViolationStatus(device, perfPolicyType)\n\n"
    "Return how long a limit, such as power or heat, has slowed a GPU down.\n\n"
    "nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device,\n"
    "    nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    perfPolicyType : nvmlPerfPolicyType_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, violTime); cubind.checked.nvml returns violTime, or raises NvmlError\n"
    "    violTime : nvmlViolationTime_t\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetIrqNum,
    "nvmlDeviceGetIrqNum($module, /, device)\n--\n\n",
    "nvmlDeviceGetIrqNum(device)\n\n"
    "Return the number of the interrupt that a GPU raises.\n\n"
    "nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, irqNum); cubind.checked.nvml returns irqNum, or raises NvmlError\n"
    "    irqNum : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetNumGpuCores,
    "nvmlDeviceGetNumGpuCores($module, /, device)\n--\n\n",
    "nvmlDeviceGetNumGpuCores(device)\n\n"
    "Return the number of cores of a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, numCores); cubind.checked.nvml returns numCores, or raises NvmlError\n"
    "    numCores : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPowerSource,
    "nvmlDeviceGetPowerSource($module, /, device)\n--\n\n",
    "nvmlDeviceGetPowerSource(device)\n\n"
    "Report whether a GPU runs from the mains, a battery or too little power.\n\n"
    "nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device,\n"
    "    nvmlPowerSource_t *powerSource)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, powerSource); cubind.checked.nvml returns powerSource, or raises\n"
    "        NvmlError\n"
    "    powerSource : nvmlPowerSource_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetMemoryBusWidth,
    "nvmlDeviceGetMemoryBusWidth($module, /, device)\n--\n\n",
    "nvmlDeviceGetMemoryBusWidth(device)\n\n"
    "Return the width of the bus to a GPU's memory.\n\n"
    "nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, busWidth); cubind.checked.nvml returns busWidth, or raises NvmlError\n"
    "    busWidth : int; bits\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPcieLinkMaxSpeed,
    "nvmlDeviceGetPcieLinkMaxSpeed($module, /, device)\n--\n\n",
    "nvmlDeviceGetPcieLinkMaxSpeed(device)\n\n"
    "Return the maximum speed of a GPU's PCIe link.\n\n"
    "It is one of NVML_PCIE_LINK_MAX_SPEED_*.\n\n"
    "nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, maxSpeed); cubind.checked.nvml returns maxSpeed, or raises NvmlError\n"
    "    maxSpeed : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPcieSpeed,
    "nvmlDeviceGetPcieSpeed($module, /, device)\n--\n\n",
    "nvmlDeviceGetPcieSpeed(device)\n\n"
    "Return the present rate of a GPU's PCIe link.\n\n"
    "nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pcieSpeed); cubind.checked.nvml returns pcieSpeed, or raises\n"
    "        NvmlError\n"
    "    pcieSpeed : int; MB per second and lane\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetAdaptiveClockInfoStatus,
    "nvmlDeviceGetAdaptiveClockInfoStatus($module, /, device)\n--\n\n",
    "nvmlDeviceGetAdaptiveClockInfoStatus(device)\n\n"
    "Report whether a GPU adapts its clock to swings of the voltage.\n\n"
    "nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device,\n"
    "    unsigned int *adaptiveClockStatus)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, adaptiveClockStatus); cubind.checked.nvml returns\n"
    "        adaptiveClockStatus, or raises NvmlError\n"
    "    adaptiveClockStatus : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetBusType,
    "nvmlDeviceGetBusType($module, /, device)\n--\n\n",
    "nvmlDeviceGetBusType(device)\n\n"
    "Return the kind of bus to which a GPU is attached.\n\n"
    "nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, type); cubind.checked.nvml returns type, or raises NvmlError\n"
    "    type : nvmlBusType_t\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetGpuFabricInfo,
    "nvmlDeviceGetGpuFabricInfo($module, /, device)\n--\n\n",
    "nvmlDeviceGetGpuFabricInfo(device)\n\n"
    "Return the cluster of NVLink switches that a GPU belongs to.\n\n"
    "The result says whether it has joined.\n\n"
    "nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device,\n"
    "    nvmlGpuFabricInfo_t *gpuFabricInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, gpuFabricInfo); cubind.checked.nvml returns gpuFabricInfo, or raises\n"
    "        NvmlError\n"
    "    gpuFabricInfo : nvmlGpuFabricInfo_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.0. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetGpuFabricInfoV,
    "nvmlDeviceGetGpuFabricInfoV($module, /, device, gpuFabricInfo)\n--\n\n",
    "nvmlDeviceGetGpuFabricInfoV(device, gpuFabricInfo)\n\n"
    "Return the cluster of NVLink switches that a GPU belongs to.\n\n"
    "The result says whether it has joined.\n\n"
    "nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device,\n"
    "    nvmlGpuFabricInfoV_t *gpuFabricInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    gpuFabricInfo : nvmlGpuFabricInfoV_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetGpuFabricInfo_v4,
    "nvmlDeviceGetGpuFabricInfo_v4($module, /, device, gpuFabricInfo)\n--\n\n",
    "nvmlDeviceGetGpuFabricInfo_v4(device, gpuFabricInfo)\n\n"
    "Return the cluster of NVLink switches that a GPU belongs to.\n\n"
    "The result says whether it has joined.\n\n"
    "nvmlReturn_t nvmlDeviceGetGpuFabricInfo_v4(nvmlDevice_t device,\n"
    "    nvmlGpuFabricInfo_v4_t *gpuFabricInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    gpuFabricInfo : nvmlGpuFabricInfo_v4_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlSystemGetConfComputeCapabilities,
    "nvmlSystemGetConfComputeCapabilities($module, /)\n--\n\n",
    "nvmlSystemGetConfComputeCapabilities()\n\n"
    "Return the kinds of confidential computing that the machine supports.\n\n"
    "They depend on its processors and GPUs.\n\n"
    "nvmlReturn_t nvmlSystemGetConfComputeCapabilities(\n"
    "    nvmlConfComputeSystemCaps_t *capabilities)\n\n"
    "Returns\n"
    "    (nvmlReturn_t, capabilities); cubind.checked.nvml returns capabilities, or raises\n"
    "        NvmlError\n"
    "    capabilities : nvmlConfComputeSystemCaps_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlSystemGetConfComputeState,
    "nvmlSystemGetConfComputeState($module, /)\n--\n\n",
    "nvmlSystemGetConfComputeState()\n\n"
    "Report whether confidential computing and its development mode are on.\n\n"
    "nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)\n\n"
    "Returns\n"
    "    (nvmlReturn_t, state); cubind.checked.nvml returns state, or raises NvmlError\n"
    "    state : nvmlConfComputeSystemState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetConfComputeMemSizeInfo,
    "nvmlDeviceGetConfComputeMemSizeInfo($module, /, device)\n--\n\n",
    "nvmlDeviceGetConfComputeMemSizeInfo(device)\n\n"
    "Return how much of a GPU's memory is protected and how much is not.\n\n"
    "nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device,\n"
    "    nvmlConfComputeMemSizeInfo_t *memInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, memInfo); cubind.checked.nvml returns memInfo, or raises NvmlError\n"
    "    memInfo : nvmlConfComputeMemSizeInfo_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlSystemGetConfComputeGpusReadyState,
    "nvmlSystemGetConfComputeGpusReadyState($module, /)\n--\n\n",
    "nvmlSystemGetConfComputeGpusReadyState()\n\n"
    "Report whether GPUs accept work under confidential computing.\n\n"
    "nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)\n\n"
    "Returns\n"
    "    (nvmlReturn_t, isAcceptingWork); cubind.checked.nvml returns isAcceptingWork, or\n"
    "        raises NvmlError\n"
    "    isAcceptingWork : int\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetConfComputeProtectedMemoryUsage,
    "nvmlDeviceGetConfComputeProtectedMemoryUsage($module, /, device)\n--\n\n",
    "nvmlDeviceGetConfComputeProtectedMemoryUsage(device)\n\n"
    "Return how much of a GPU's protected memory is used and free.\n\n"
    "nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device,\n"
    "    nvmlMemory_t *memory)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, memory); cubind.checked.nvml returns memory, or raises NvmlError\n"
    "    memory : nvmlMemory_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetConfComputeGpuCertificate,
    "nvmlDeviceGetConfComputeGpuCertificate($module, /, device)\n--\n\n",
    "nvmlDeviceGetConfComputeGpuCertificate(device)\n\n"
    "Return the certificate chain with which a GPU proves its identity.\n\n"
    "nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device,\n"
    "    nvmlConfComputeGpuCertificate_t *gpuCert)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, gpuCert); cubind.checked.nvml returns gpuCert, or raises NvmlError\n"
    "    gpuCert : nvmlConfComputeGpuCertificate_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetConfComputeGpuAttestationReport,
    "nvmlDeviceGetConfComputeGpuAttestationReport($module, /, device)\n--\n\n",
    "nvmlDeviceGetConfComputeGpuAttestationReport(device)\n\n"
    "Return a GPU's signed report of its measured state.\n\n"
    "The signature covers a number that the caller makes up.\n\n"
    "nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device,\n"
    "    nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, gpuAtstReport); cubind.checked.nvml returns gpuAtstReport, or raises\n"
    "        NvmlError\n"
    "    gpuAtstReport : nvmlConfComputeGpuAttestationReport_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlSystemGetConfComputeKeyRotationThresholdInfo,
    "nvmlSystemGetConfComputeKeyRotationThresholdInfo($module, /, pKeyRotationThrInfo)\n--\n\n",
    "nvmlSystemGetConfComputeKeyRotationThresholdInfo(pKeyRotationThrInfo)\n\n"
    "Return how much use an attacker's advantage allows before new keys.\n\n"
    "nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(\n"
    "    nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)\n\n"
    "Parameters\n"
    "    pKeyRotationThrInfo : nvmlConfComputeGetKeyRotationThresholdInfo_t or None; in and\n"
    "        out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceSetConfComputeUnprotectedMemSize,
    "nvmlDeviceSetConfComputeUnprotectedMemSize($module, /, device, sizeKiB)\n--\n\n",
    "nvmlDeviceSetConfComputeUnprotectedMemSize(device, sizeKiB)\n\n"
    "Set how much of a GPU's memory stays unprotected.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device,\n"
    "    unsigned long long sizeKiB)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    sizeKiB : int; KiB\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlSystemSetConfComputeGpusReadyState,
    "nvmlSystemSetConfComputeGpusReadyState($module, /, isAcceptingWork)\n--\n\n",
    "nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork)\n\n"
    "Set whether GPUs accept work under confidential computing.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)\n\n"
    "Parameters\n"
    "    isAcceptingWork : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlSystemSetConfComputeKeyRotationThresholdInfo,
    "nvmlSystemSetConfComputeKeyRotationThresholdInfo($module, /, pKeyRotationThrInfo)\n--\n\n",
    "nvmlSystemSetConfComputeKeyRotationThresholdInfo(pKeyRotationThrInfo)\n\n"
    "Set after how much use keys are replaced.\n\n"
    "Call it before the GPUs are ready.\n\n"
    "nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(\n"
    "    nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)\n\n"
    "Parameters\n"
    "    pKeyRotationThrInfo : nvmlConfComputeSetKeyRotationThresholdInfo_t or None; in and\n"
    "        out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INVALID_STATE,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlSystemGetConfComputeSettings,
    "nvmlSystemGetConfComputeSettings($module, /, settings)\n--\n\n",
    "nvmlSystemGetConfComputeSettings(settings)\n\n"
    "Return all settings of confidential computing at once.\n\n"
    "nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)\n\n"
    "Parameters\n"
    "    settings : nvmlSystemConfComputeSettings_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlSystemGetConfComputeSettings_v2,
    "nvmlSystemGetConfComputeSettings_v2($module, /, settings)\n--\n\n",
    "nvmlSystemGetConfComputeSettings_v2(settings)\n\n"
    "Return all settings of confidential computing at once.\n\n"
    "nvmlReturn_t nvmlSystemGetConfComputeSettings_v2(\n"
    "    nvmlSystemConfComputeSettings_v2_t *settings)\n\n"
    "Parameters\n"
    "    settings : nvmlSystemConfComputeSettings_v2_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.5.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetGspFirmwareVersion,
    "nvmlDeviceGetGspFirmwareVersion($module, /, device)\n--\n\n",
    "nvmlDeviceGetGspFirmwareVersion(device)\n\n"
    "Return the version of the firmware on a GPU's own processor.\n\n"
    "nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, version); cubind.checked.nvml returns version, or raises NvmlError\n"
    "    version : bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetGspFirmwareMode,
    "nvmlDeviceGetGspFirmwareMode($module, /, device)\n--\n\n",
    "nvmlDeviceGetGspFirmwareMode(device)\n\n"
    "Report whether a GPU runs firmware on a processor of its own.\n\n"
    "The call also reports whether that is the default.\n\n"
    "nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled,\n"
    "    unsigned int *defaultMode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, isEnabled, defaultMode); cubind.checked.nvml returns (isEnabled,\n"
    "        defaultMode), or raises NvmlError\n"
    "    isEnabled, defaultMode : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetSramEccErrorStatus,
    "nvmlDeviceGetSramEccErrorStatus($module, /, device, status)\n--\n\n",
    "nvmlDeviceGetSramEccErrorStatus(device, status)\n\n"
    "Return the error counts of a GPU's caches and register files.\n\n"
    "The result says whether there were too many.\n\n"
    "nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device,\n"
    "    nvmlEccSramErrorStatus_t *status)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    status : nvmlEccSramErrorStatus_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceSetPowerManagementLimit_v2,
    "nvmlDeviceSetPowerManagementLimit_v2($module, /, device, powerValue)\n--\n\n",
    "nvmlDeviceSetPowerManagementLimit_v2(device, powerValue)\n\n"
    "Set the power limit of a GPU until the driver is loaded again.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device,\n"
    "    nvmlPowerValue_v2_t *powerValue)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    powerValue : nvmlPowerValue_v2_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetAccountingMode,
    "nvmlDeviceGetAccountingMode($module, /, device)\n--\n\n",
    "nvmlDeviceGetAccountingMode(device)\n\n"
    "Report whether the use of a GPU is recorded for each process.\n\n"
    "nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, mode); cubind.checked.nvml returns mode, or raises NvmlError\n"
    "    mode : nvmlEnableState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html\n");
CB_DOC(nvmlDeviceGetAccountingStats,
    "nvmlDeviceGetAccountingStats($module, /, device, pid)\n--\n\n",
    "nvmlDeviceGetAccountingStats(device, pid)\n\n"
    "Return the GPU use of a process, if accounting is on.\n\n"
    "It stays available after the process ends.\n\n"
    "nvmlReturn_t nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid,\n"
    "    nvmlAccountingStats_t *stats)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    pid : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, stats); cubind.checked.nvml returns stats, or raises NvmlError\n"
    "    stats : nvmlAccountingStats_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html\n");
CB_DOC(nvmlDeviceGetAccountingPids,
    "nvmlDeviceGetAccountingPids($module, /, device, count)\n--\n\n",
    "nvmlDeviceGetAccountingPids(device, count)\n\n"
    "List the processes for which there are records of a GPU's use.\n\n"
    "nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count,\n"
    "    unsigned int *pids)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    count : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, count, pids); cubind.checked.nvml returns (count, pids), or raises\n"
    "        NvmlError\n"
    "    count : int\n"
    "    pids : list[int]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html\n");
CB_DOC(nvmlDeviceGetAccountingBufferSize,
    "nvmlDeviceGetAccountingBufferSize($module, /, device, bufferSize)\n--\n\n",
    "nvmlDeviceGetAccountingBufferSize(device, bufferSize)\n\n"
    "Return the number of processes for which records are kept.\n\n"
    "nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device,\n"
    "    unsigned int *bufferSize)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    bufferSize : int; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t, bufferSize); cubind.checked.nvml returns bufferSize, or raises\n"
    "        NvmlError\n"
    "    bufferSize : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html\n");
CB_DOC(nvmlDeviceGetAccountingStats_v2,
    "nvmlDeviceGetAccountingStats_v2($module, /, device, stats)\n--\n\n",
    "nvmlDeviceGetAccountingStats_v2(device, stats)\n\n"
    "Return the GPU use of a process, if accounting is on.\n\n"
    "It stays available after the process ends.\n\n"
    "nvmlReturn_t nvmlDeviceGetAccountingStats_v2(nvmlDevice_t device,\n"
    "    nvmlAccountingStats_v2_t *stats)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    stats : nvmlAccountingStats_v2_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.3.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html\n");
CB_DOC(nvmlDeviceGetRetiredPages,
    "nvmlDeviceGetRetiredPages($module, /, device, cause, pageCount)\n--\n\n",
    "nvmlDeviceGetRetiredPages(device, cause, pageCount)\n\n"
    "List the memory pages that were retired after errors of one cause.\n\n"
    "nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device,\n"
    "    nvmlPageRetirementCause_t cause, unsigned int *pageCount,\n"
    "    unsigned long long *addresses)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    cause : nvmlPageRetirementCause_t or int\n"
    "    pageCount : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pageCount, addresses); cubind.checked.nvml returns (pageCount,\n"
    "        addresses), or raises NvmlError\n"
    "    pageCount : int\n"
    "    addresses : list[int]\n\n"
    "Fails with\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetRetiredPages_v2,
    "nvmlDeviceGetRetiredPages_v2($module, /, device, cause, pageCount)\n--\n\n",
    "nvmlDeviceGetRetiredPages_v2(device, cause, pageCount)\n\n"
    "List the memory pages that were retired after errors of one cause.\n\n"
    "Each page has its time.\n\n"
    "nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device,\n"
    "    nvmlPageRetirementCause_t cause, unsigned int *pageCount,\n"
    "    unsigned long long *addresses, unsigned long long *timestamps)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    cause : nvmlPageRetirementCause_t or int\n"
    "    pageCount : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pageCount, addresses, timestamps); cubind.checked.nvml returns\n"
    "        (pageCount, addresses, timestamps), or raises NvmlError\n"
    "    pageCount : int\n"
    "    addresses, timestamps : list[int]\n\n"
    "Fails with\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetRetiredPagesPendingStatus,
    "nvmlDeviceGetRetiredPagesPendingStatus($module, /, device)\n--\n\n",
    "nvmlDeviceGetRetiredPagesPendingStatus(device)\n\n"
    "Report whether pages wait for a restart to be retired.\n\n"
    "nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device,\n"
    "    nvmlEnableState_t *isPending)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, isPending); cubind.checked.nvml returns isPending, or raises\n"
    "        NvmlError\n"
    "    isPending : nvmlEnableState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetRemappedRows,
    "nvmlDeviceGetRemappedRows($module, /, device)\n--\n\n",
    "nvmlDeviceGetRemappedRows(device)\n\n"
    "Return the number of memory rows that were replaced after errors.\n\n"
    "nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows,\n"
    "    unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, corrRows, uncRows, isPending, failureOccurred); cubind.checked.nvml\n"
    "        returns (corrRows, uncRows, isPending, failureOccurred), or raises NvmlError\n"
    "    corrRows, uncRows, isPending, failureOccurred : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetRowRemapperHistogram,
    "nvmlDeviceGetRowRemapperHistogram($module, /, device)\n--\n\n",
    "nvmlDeviceGetRowRemapperHistogram(device)\n\n"
    "Return how many memory banks have how many spare rows left.\n\n"
    "nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device,\n"
    "    nvmlRowRemapperHistogramValues_t *values)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, values); cubind.checked.nvml returns values, or raises NvmlError\n"
    "    values : nvmlRowRemapperHistogramValues_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetArchitecture,
    "nvmlDeviceGetArchitecture($module, /, device)\n--\n\n",
    "nvmlDeviceGetArchitecture(device)\n\n"
    "Return the architecture of a GPU, one of NVML_DEVICE_ARCH_*.\n\n"
    "nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device,\n"
    "    nvmlDeviceArchitecture_t *arch)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, arch); cubind.checked.nvml returns arch, or raises NvmlError\n"
    "    arch : nvmlDeviceArchitecture_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetClkMonStatus,
    "nvmlDeviceGetClkMonStatus($module, /, device)\n--\n\n",
    "nvmlDeviceGetClkMonStatus(device)\n\n"
    "Return the clocks of a GPU that were found outside their range.\n\n"
    "nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, status); cubind.checked.nvml returns status, or raises NvmlError\n"
    "    status : nvmlClkMonStatus_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetProcessUtilization,
    "nvmlDeviceGetProcessUtilization($module, /, device, processSamplesCount, "
    "lastSeenTimeStamp)\n--\n\n",
    "nvmlDeviceGetProcessUtilization(device, processSamplesCount, lastSeenTimeStamp)\n\n"
    "List how busy each process has kept a GPU since a time stamp.\n\n"
    "nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device,\n"
    "    nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,\n"
    "    unsigned long long lastSeenTimeStamp)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    processSamplesCount : int; the room in items on input, the number of items on output\n"
    "    lastSeenTimeStamp : int; microseconds; 0 for all that is known\n\n"
    "Returns\n"
    "    (nvmlReturn_t, utilization, processSamplesCount); cubind.checked.nvml returns\n"
    "        (utilization, processSamplesCount), or raises NvmlError\n"
    "    utilization : list[nvmlProcessUtilizationSample_t]\n"
    "    processSamplesCount : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NOT_FOUND, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetProcessesUtilizationInfo,
    "nvmlDeviceGetProcessesUtilizationInfo($module, /, device, procesesUtilInfo)\n--\n\n",
    "nvmlDeviceGetProcessesUtilizationInfo(device, procesesUtilInfo)\n\n"
    "List how busy each process has kept a GPU, engine by engine.\n\n"
    "The period begins at a time stamp.\n\n"
    "nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device,\n"
    "    nvmlProcessesUtilizationInfo_t *procesesUtilInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    procesesUtilInfo : nvmlProcessesUtilizationInfo_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NOT_FOUND, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPlatformInfo,
    "nvmlDeviceGetPlatformInfo($module, /, device, platformInfo)\n--\n\n",
    "nvmlDeviceGetPlatformInfo(device, platformInfo)\n\n"
    "Return the chassis, slot and tray of a rack that hold a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device,\n"
    "    nvmlPlatformInfo_t *platformInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    platformInfo : nvmlPlatformInfo_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_MEMORY,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetPdi,
    "nvmlDeviceGetPdi($module, /, device, pdi)\n--\n\n",
    "nvmlDeviceGetPdi(device, pdi)\n\n"
    "Return a 64-bit number that is unique to a GPU and never changes.\n\n"
    "nvmlReturn_t nvmlDeviceGetPdi(nvmlDevice_t device, nvmlPdi_t *pdi)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    pdi : nvmlPdi_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceSetHostname_v1,
    "nvmlDeviceSetHostname_v1($module, /, device, hostname)\n--\n\n",
    "nvmlDeviceSetHostname_v1(device, hostname)\n\n"
    "Set the name by which an operator knows a GPU.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    hostname : nvmlHostname_v1_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetHostname_v1,
    "nvmlDeviceGetHostname_v1($module, /, device, hostname)\n--\n\n",
    "nvmlDeviceGetHostname_v1(device, hostname)\n\n"
    "Return the name that an operator set for a GPU.\n\n"
    "nvmlReturn_t nvmlDeviceGetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    hostname : nvmlHostname_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDevicePerfMetricsGetSamples_v1,
    "nvmlDevicePerfMetricsGetSamples_v1($module, /, device, samples)\n--\n\n",
    "nvmlDevicePerfMetricsGetSamples_v1(device, samples)\n\n"
    "Read samples of a GPU's performance counters that were taken over time.\n\n"
    "nvmlReturn_t nvmlDevicePerfMetricsGetSamples_v1(nvmlDevice_t device,\n"
    "    nvmlPerfMetricsSamples_v1_t *samples)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    samples : nvmlPerfMetricsSamples_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlUnitSetLedState,
    "nvmlUnitSetLedState($module, /, unit, color)\n--\n\n",
    "nvmlUnitSetLedState(unit, color)\n\n"
    "Set the lamp of a chassis to green or amber.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)\n\n"
    "Parameters\n"
    "    unit : nvmlUnit_t, int or None\n"
    "    color : nvmlLedColor_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitCommands.html\n");
CB_DOC(nvmlDeviceSetPersistenceMode,
    "nvmlDeviceSetPersistenceMode($module, /, device, mode)\n--\n\n",
    "nvmlDeviceSetPersistenceMode(device, mode)\n\n"
    "Set whether the driver stays loaded while nothing uses a GPU.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    mode : nvmlEnableState_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetComputeMode,
    "nvmlDeviceSetComputeMode($module, /, device, mode)\n--\n\n",
    "nvmlDeviceSetComputeMode(device, mode)\n\n"
    "Set whether and how many processes may use a GPU.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    mode : nvmlComputeMode_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetEccMode,
    "nvmlDeviceSetEccMode($module, /, device, ecc)\n--\n\n",
    "nvmlDeviceSetEccMode(device, ecc)\n\n"
    "Set whether a GPU corrects memory errors (ECC) after a restart.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    ecc : nvmlEnableState_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceClearEccErrorCounts,
    "nvmlDeviceClearEccErrorCounts($module, /, device, counterType)\n--\n\n",
    "nvmlDeviceClearEccErrorCounts(device, counterType)\n\n"
    "Reset the memory error counts of a GPU to 0.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceClearEccErrorCounts(nvmlDevice_t device,\n"
    "    nvmlEccCounterType_t counterType)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    counterType : nvmlEccCounterType_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetDriverModel,
    "nvmlDeviceSetDriverModel($module, /, device, driverModel, flags)\n--\n\n",
    "nvmlDeviceSetDriverModel(device, driverModel, flags)\n\n"
    "Set whether Windows drives a GPU as a display or only for computing.\n\n"
    "nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device,\n"
    "    nvmlDriverModel_t driverModel, unsigned int flags)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    driverModel : nvmlDriverModel_t or int\n"
    "    flags : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetGpuLockedClocks,
    "nvmlDeviceSetGpuLockedClocks($module, /, device, minGpuClockMHz, maxGpuClockMHz)\n--\n\n",
    "nvmlDeviceSetGpuLockedClocks(device, minGpuClockMHz, maxGpuClockMHz)\n\n"
    "Keep the clock of a GPU in a range, for example for measurements.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device,\n"
    "    unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    minGpuClockMHz, maxGpuClockMHz : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceResetGpuLockedClocks,
    "nvmlDeviceResetGpuLockedClocks($module, /, device)\n--\n\n",
    "nvmlDeviceResetGpuLockedClocks(device)\n\n"
    "Let a GPU choose its clock again.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetMemoryLockedClocks,
    "nvmlDeviceSetMemoryLockedClocks($module, /, device, minMemClockMHz, maxMemClockMHz)\n--\n\n",
    "nvmlDeviceSetMemoryLockedClocks(device, minMemClockMHz, maxMemClockMHz)\n\n"
    "Keep the memory clock of a GPU in a range.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device,\n"
    "    unsigned int minMemClockMHz, unsigned int maxMemClockMHz)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    minMemClockMHz, maxMemClockMHz : int; MHz\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceResetMemoryLockedClocks,
    "nvmlDeviceResetMemoryLockedClocks($module, /, device)\n--\n\n",
    "nvmlDeviceResetMemoryLockedClocks(device)\n\n"
    "Let a GPU choose its memory clock again.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetApplicationsClocks,
    "nvmlDeviceSetApplicationsClocks($module, /, device, memClockMHz, graphicsClockMHz)\n--\n\n",
    "nvmlDeviceSetApplicationsClocks(device, memClockMHz, graphicsClockMHz)\n\n"
    "Set the clocks of a GPU and its memory while applications run.\n\n"
    "nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device,\n"
    "    unsigned int memClockMHz, unsigned int graphicsClockMHz)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    memClockMHz, graphicsClockMHz : int; MHz\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceResetApplicationsClocks,
    "nvmlDeviceResetApplicationsClocks($module, /, device)\n--\n\n",
    "nvmlDeviceResetApplicationsClocks(device)\n\n"
    "Undo nvmlDeviceSetApplicationsClocks.\n\n"
    "nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetAutoBoostedClocksEnabled,
    "nvmlDeviceSetAutoBoostedClocksEnabled($module, /, device, enabled)\n--\n\n",
    "nvmlDeviceSetAutoBoostedClocksEnabled(device, enabled)\n\n"
    "Set whether a GPU raises its clocks by itself.\n\n"
    "nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device,\n"
    "    nvmlEnableState_t enabled)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    enabled : nvmlEnableState_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
    "nvmlDeviceSetDefaultAutoBoostedClocksEnabled($module, /, device, enabled, flags)\n--\n\n",
    "nvmlDeviceSetDefaultAutoBoostedClocksEnabled(device, enabled, flags)\n\n"
    "Set whether a GPU raises its clocks by itself by default.\n\n"
    "The default applies once no program has a say; only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device,\n"
    "    nvmlEnableState_t enabled, unsigned int flags)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    enabled : nvmlEnableState_t or int\n"
    "    flags : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_NO_PERMISSION, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetDefaultFanSpeed_v2,
    "nvmlDeviceSetDefaultFanSpeed_v2($module, /, device, fan)\n--\n\n",
    "nvmlDeviceSetDefaultFanSpeed_v2(device, fan)\n\n"
    "Let the driver control a fan again.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    fan : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetFanControlPolicy,
    "nvmlDeviceSetFanControlPolicy($module, /, device, fan, policy)\n--\n\n",
    "nvmlDeviceSetFanControlPolicy(device, fan, policy)\n\n"
    "Set whether a fan follows the temperature or its setting.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan,\n"
    "    nvmlFanControlPolicy_t policy)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    fan : int\n"
    "    policy : nvmlFanControlPolicy_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetTemperatureThreshold,
    "nvmlDeviceSetTemperatureThreshold($module, /, device, thresholdType)\n--\n\n",
    "nvmlDeviceSetTemperatureThreshold(device, thresholdType)\n\n"
    "Set the temperature that a GPU keeps to.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device,\n"
    "    nvmlTemperatureThresholds_t thresholdType, int *temp)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    thresholdType : nvmlTemperatureThresholds_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, temp); cubind.checked.nvml returns temp, or raises NvmlError\n"
    "    temp : int; degrees Celsius\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetPowerManagementLimit,
    "nvmlDeviceSetPowerManagementLimit($module, /, device, limit)\n--\n\n",
    "nvmlDeviceSetPowerManagementLimit(device, limit)\n\n"
    "Set the power limit of a GPU until the driver is loaded again.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    limit : int; milliwatts\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetGpuOperationMode,
    "nvmlDeviceSetGpuOperationMode($module, /, device, mode)\n--\n\n",
    "nvmlDeviceSetGpuOperationMode(device, mode)\n\n"
    "Set the parts of a GPU that are on after a restart.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device,\n"
    "    nvmlGpuOperationMode_t mode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    mode : nvmlGpuOperationMode_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetAPIRestriction,
    "nvmlDeviceSetAPIRestriction($module, /, device, apiType, isRestricted)\n--\n\n",
    "nvmlDeviceSetAPIRestriction(device, apiType, isRestricted)\n\n"
    "Set whether a group of functions is restricted to root for a GPU.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device,\n"
    "    nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    apiType : nvmlRestrictedAPI_t or int\n"
    "    isRestricted : nvmlEnableState_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetFanSpeed_v2,
    "nvmlDeviceSetFanSpeed_v2($module, /, device, fan, speed)\n--\n\n",
    "nvmlDeviceSetFanSpeed_v2(device, fan, speed)\n\n"
    "Set the speed of a fan.\n\n"
    "The driver no longer controls the fan; only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan,\n"
    "    unsigned int speed)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    fan : int\n"
    "    speed : int; percent of the greatest speed\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetGpcClkVfOffset,
    "nvmlDeviceSetGpcClkVfOffset($module, /, device, offset)\n--\n\n",
    "nvmlDeviceSetGpcClkVfOffset(device, offset)\n\n"
    "Set the offset of a clock from its voltage curve.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    offset : int; MHz\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetMemClkVfOffset,
    "nvmlDeviceSetMemClkVfOffset($module, /, device, offset)\n--\n\n",
    "nvmlDeviceSetMemClkVfOffset(device, offset)\n\n"
    "Set the offset of a clock from its voltage curve.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    offset : int; MHz\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceSetAccountingMode,
    "nvmlDeviceSetAccountingMode($module, /, device, mode)\n--\n\n",
    "nvmlDeviceSetAccountingMode(device, mode)\n\n"
    "Set whether the use of a GPU is recorded for each process.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    mode : nvmlEnableState_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html\n");
CB_DOC(nvmlDeviceClearAccountingPids,
    "nvmlDeviceClearAccountingPids($module, /, device)\n--\n\n",
    "nvmlDeviceClearAccountingPids(device)\n\n"
    "Clear the records of processes that have ended.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html\n");
CB_DOC(nvmlDeviceGetNvLinkState,
    "nvmlDeviceGetNvLinkState($module, /, device, link)\n--\n\n",
    "nvmlDeviceGetNvLinkState(device, link)\n\n"
    "Report whether an NVLink of a GPU is up.\n\n"
    "nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link,\n"
    "    nvmlEnableState_t *isActive)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    link : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, isActive); cubind.checked.nvml returns isActive, or raises NvmlError\n"
    "    isActive : nvmlEnableState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceGetNvLinkVersion,
    "nvmlDeviceGetNvLinkVersion($module, /, device, link)\n--\n\n",
    "nvmlDeviceGetNvLinkVersion(device, link)\n\n"
    "Return the NVLink version of a GPU's link.\n\n"
    "nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link,\n"
    "    unsigned int *version)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    link : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, version); cubind.checked.nvml returns version, or raises NvmlError\n"
    "    version : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceGetNvLinkCapability,
    "nvmlDeviceGetNvLinkCapability($module, /, device, link, capability)\n--\n\n",
    "nvmlDeviceGetNvLinkCapability(device, link, capability)\n\n"
    "Report whether a link has a capability.\n\n"
    "Examples are atomics and access to host memory.\n\n"
    "nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link,\n"
    "    nvmlNvLinkCapability_t capability, unsigned int *capResult)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    link : int\n"
    "    capability : nvmlNvLinkCapability_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, capResult); cubind.checked.nvml returns capResult, or raises\n"
    "        NvmlError\n"
    "    capResult : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceGetNvLinkRemotePciInfo,
    "nvmlDeviceGetNvLinkRemotePciInfo($module, /, device, link)\n--\n\n",
    "nvmlDeviceGetNvLinkRemotePciInfo(device, link)\n\n"
    "Return the PCI address of the device that a link leads to.\n\n"
    "nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link,\n"
    "    nvmlPciInfo_t *pci)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    link : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pci); cubind.checked.nvml returns pci, or raises NvmlError\n"
    "    pci : nvmlPciInfo_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceGetNvLinkErrorCounter,
    "nvmlDeviceGetNvLinkErrorCounter($module, /, device, link, counter)\n--\n\n",
    "nvmlDeviceGetNvLinkErrorCounter(device, link, counter)\n\n"
    "Return the number of errors of one kind on a link.\n\n"
    "nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link,\n"
    "    nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    link : int\n"
    "    counter : nvmlNvLinkErrorCounter_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, counterValue); cubind.checked.nvml returns counterValue, or raises\n"
    "        NvmlError\n"
    "    counterValue : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceResetNvLinkErrorCounters,
    "nvmlDeviceResetNvLinkErrorCounters($module, /, device, link)\n--\n\n",
    "nvmlDeviceResetNvLinkErrorCounters(device, link)\n\n"
    "Reset all error counters of a link to 0.\n\n"
    "nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    link : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceSetNvLinkUtilizationControl,
    "nvmlDeviceSetNvLinkUtilizationControl($module, /, device, link, counter, control, reset)\n"
    "--\n\n",
    "nvmlDeviceSetNvLinkUtilizationControl(device, link, counter, control, reset)\n\n"
    "Set what a counter of a link counts.\n\n"
    "It counts packets or bytes of some kinds.\n\n"
    "nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device,\n"
    "    unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control,\n"
    "    unsigned int reset)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    link, counter : int\n"
    "    control : nvmlNvLinkUtilizationControl_t or None\n"
    "    reset : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceGetNvLinkUtilizationControl,
    "nvmlDeviceGetNvLinkUtilizationControl($module, /, device, link, counter)\n--\n\n",
    "nvmlDeviceGetNvLinkUtilizationControl(device, link, counter)\n\n"
    "Return what a counter of a link counts.\n\n"
    "nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device,\n"
    "    unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    link, counter : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, control); cubind.checked.nvml returns control, or raises NvmlError\n"
    "    control : nvmlNvLinkUtilizationControl_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceGetNvLinkUtilizationCounter,
    "nvmlDeviceGetNvLinkUtilizationCounter($module, /, device, link, counter)\n--\n\n",
    "nvmlDeviceGetNvLinkUtilizationCounter(device, link, counter)\n\n"
    "Read a counter of a link for both directions.\n\n"
    "nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device,\n"
    "    unsigned int link, unsigned int counter, unsigned long long *rxcounter,\n"
    "    unsigned long long *txcounter)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    link, counter : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, rxcounter, txcounter); cubind.checked.nvml returns (rxcounter,\n"
    "        txcounter), or raises NvmlError\n"
    "    rxcounter, txcounter : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceFreezeNvLinkUtilizationCounter,
    "nvmlDeviceFreezeNvLinkUtilizationCounter($module, /, device, link, counter, freeze)\n--\n\n",
    "nvmlDeviceFreezeNvLinkUtilizationCounter(device, link, counter, freeze)\n\n"
    "Stop a counter of a link, or let it run again.\n\n"
    "nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device,\n"
    "    unsigned int link, unsigned int counter, nvmlEnableState_t freeze)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    link, counter : int\n"
    "    freeze : nvmlEnableState_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceResetNvLinkUtilizationCounter,
    "nvmlDeviceResetNvLinkUtilizationCounter($module, /, device, link, counter)\n--\n\n",
    "nvmlDeviceResetNvLinkUtilizationCounter(device, link, counter)\n\n"
    "Reset a counter of a link to 0.\n\n"
    "nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device,\n"
    "    unsigned int link, unsigned int counter)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    link, counter : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceGetNvLinkRemoteDeviceType,
    "nvmlDeviceGetNvLinkRemoteDeviceType($module, /, device, link)\n--\n\n",
    "nvmlDeviceGetNvLinkRemoteDeviceType(device, link)\n\n"
    "Report whether a link leads to a GPU, a switch or a processor.\n\n"
    "nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link,\n"
    "    nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    link : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pNvLinkDeviceType); cubind.checked.nvml returns pNvLinkDeviceType, or\n"
    "        raises NvmlError\n"
    "    pNvLinkDeviceType : nvmlIntNvLinkDeviceType_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceSetNvLinkDeviceLowPowerThreshold,
    "nvmlDeviceSetNvLinkDeviceLowPowerThreshold($module, /, device, info)\n--\n\n",
    "nvmlDeviceSetNvLinkDeviceLowPowerThreshold(device, info)\n\n"
    "Set the idle time after which links enter their low-power state.\n\n"
    "nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device,\n"
    "    nvmlNvLinkPowerThres_t *info)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    info : nvmlNvLinkPowerThres_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_READY,\n"
    "    NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlSystemSetNvlinkBwMode,
    "nvmlSystemSetNvlinkBwMode($module, /, nvlinkBwMode)\n--\n\n",
    "nvmlSystemSetNvlinkBwMode(nvlinkBwMode)\n\n"
    "Set the NVLink bandwidth mode of the whole system.\n\n"
    "It saves power; only root may call it.\n\n"
    "nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)\n\n"
    "Parameters\n"
    "    nvlinkBwMode : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_IN_USE, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlSystemGetNvlinkBwMode,
    "nvmlSystemGetNvlinkBwMode($module, /)\n--\n\n",
    "nvmlSystemGetNvlinkBwMode()\n\n"
    "Return the NVLink bandwidth mode of the whole system.\n\n"
    "nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)\n\n"
    "Returns\n"
    "    (nvmlReturn_t, nvlinkBwMode); cubind.checked.nvml returns nvlinkBwMode, or raises\n"
    "        NvmlError\n"
    "    nvlinkBwMode : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_NO_PERMISSION\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceGetNvlinkSupportedBwModes,
    "nvmlDeviceGetNvlinkSupportedBwModes($module, /, device, supportedBwMode)\n--\n\n",
    "nvmlDeviceGetNvlinkSupportedBwModes(device, supportedBwMode)\n\n"
    "List the bandwidth modes that a GPU's links can have.\n\n"
    "nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device,\n"
    "    nvmlNvlinkSupportedBwModes_t *supportedBwMode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    supportedBwMode : nvmlNvlinkSupportedBwModes_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceGetNvlinkBwMode,
    "nvmlDeviceGetNvlinkBwMode($module, /, device, getBwMode)\n--\n\n",
    "nvmlDeviceGetNvlinkBwMode(device, getBwMode)\n\n"
    "Return the bandwidth mode of a GPU's links.\n\n"
    "nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device,\n"
    "    nvmlNvlinkGetBwMode_t *getBwMode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    getBwMode : nvmlNvlinkGetBwMode_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceSetNvlinkBwMode,
    "nvmlDeviceSetNvlinkBwMode($module, /, device, setBwMode)\n--\n\n",
    "nvmlDeviceSetNvlinkBwMode(device, setBwMode)\n\n"
    "Set the bandwidth mode of a GPU's links.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device,\n"
    "    nvmlNvlinkSetBwMode_t *setBwMode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    setBwMode : nvmlNvlinkSetBwMode_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceSetNvlinkBwModeAsync_v1,
    "nvmlDeviceSetNvlinkBwModeAsync_v1($module, /, device, setBwModeAsync)\n--\n\n",
    "nvmlDeviceSetNvlinkBwModeAsync_v1(device, setBwModeAsync)\n\n"
    "Start to change the bandwidth mode of a GPU's links, without waiting.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetNvlinkBwModeAsync_v1(nvmlDevice_t device,\n"
    "    nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    setBwModeAsync : nvmlNvlinkSetBwModeAsync_v1_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceGetNvLinkInfo,
    "nvmlDeviceGetNvLinkInfo($module, /, device, info)\n--\n\n",
    "nvmlDeviceGetNvLinkInfo(device, info)\n\n"
    "Return the state, firmware and capabilities of a GPU's links together.\n\n"
    "nvmlReturn_t nvmlDeviceGetNvLinkInfo(nvmlDevice_t device, nvmlNvLinkInfo_t *info)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    info : nvmlNvLinkInfo_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceGetNvLinkInfo_v3,
    "nvmlDeviceGetNvLinkInfo_v3($module, /, device, info)\n--\n\n",
    "nvmlDeviceGetNvLinkInfo_v3(device, info)\n\n"
    "Return the state, firmware and capabilities of a GPU's links together.\n\n"
    "nvmlReturn_t nvmlDeviceGetNvLinkInfo_v3(nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    info : nvmlNvLinkInfo_v3_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.5.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceGetNvLinkTelemetrySamples_v1,
    "nvmlDeviceGetNvLinkTelemetrySamples_v1($module, /, device, samples)\n--\n\n",
    "nvmlDeviceGetNvLinkTelemetrySamples_v1(device, samples)\n\n"
    "Read samples of the traffic on links that were taken over time.\n\n"
    "nvmlReturn_t nvmlDeviceGetNvLinkTelemetrySamples_v1(nvmlDevice_t device,\n"
    "    nvmlNvlinkTelemetrySamples_v1_t *samples)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    samples : nvmlNvlinkTelemetrySamples_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceGetNvlinkRemapTableInfo_v1,
    "nvmlDeviceGetNvlinkRemapTableInfo_v1($module, /, device, remapTableInfo)\n--\n\n",
    "nvmlDeviceGetNvlinkRemapTableInfo_v1(device, remapTableInfo)\n\n"
    "Return the table by which a GPU renumbers its links.\n\n"
    "nvmlReturn_t nvmlDeviceGetNvlinkRemapTableInfo_v1(nvmlDevice_t device,\n"
    "    nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    remapTableInfo : nvmlNvlinkGetRemapTableInfo_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_NO_PERMISSION,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.5.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceSetNvlinkNvleReady_v1,
    "nvmlDeviceSetNvlinkNvleReady_v1($module, /, device, setNvleReady)\n--\n\n",
    "nvmlDeviceSetNvlinkNvleReady_v1(device, setNvleReady)\n\n"
    "Report that keys are in place, so that encrypted links may carry data.\n\n"
    "nvmlReturn_t nvmlDeviceSetNvlinkNvleReady_v1(nvmlDevice_t device,\n"
    "    nvmlNvlinkSetNvleReady_v1_t *setNvleReady)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    setNvleReady : nvmlNvlinkSetNvleReady_v1_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_NO_PERMISSION,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.5.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceLockNvlinkRemapTable_v1,
    "nvmlDeviceLockNvlinkRemapTable_v1($module, /, device, remapTableLockInfo)\n--\n\n",
    "nvmlDeviceLockNvlinkRemapTable_v1(device, remapTableLockInfo)\n\n"
    "Lock the table by which a GPU renumbers its links against changes.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceLockNvlinkRemapTable_v1(nvmlDevice_t device,\n"
    "    nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    remapTableLockInfo : nvmlNvlinkLockRemapTable_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_NO_PERMISSION,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.5.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceSetupNvlinkNvleEncryptionKey_v1,
    "nvmlDeviceSetupNvlinkNvleEncryptionKey_v1($module, /, device, encryptionKey)\n--\n\n",
    "nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(device, encryptionKey)\n\n"
    "Set the key with which a GPU encrypts links.\n\n"
    "nvmlReturn_t nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(nvmlDevice_t device,\n"
    "    nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    encryptionKey : nvmlNvlinkSetupNvleEncryptionKey_v1_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_NO_PERMISSION,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.5.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlDeviceGetNvlinkNvlePrivateInfo_v1,
    "nvmlDeviceGetNvlinkNvlePrivateInfo_v1($module, /, device, privateInfo)\n--\n\n",
    "nvmlDeviceGetNvlinkNvlePrivateInfo_v1(device, privateInfo)\n\n"
    "Return the data that two GPUs exchange before a link is encrypted.\n\n"
    "nvmlReturn_t nvmlDeviceGetNvlinkNvlePrivateInfo_v1(nvmlDevice_t device,\n"
    "    nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    privateInfo : nvmlNvlinkNvlePrivateInfo_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_NO_PERMISSION,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.5.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html\n");
CB_DOC(nvmlEventSetCreate,
    "nvmlEventSetCreate($module, /)\n--\n\n",
    "nvmlEventSetCreate()\n\n"
    "Create a set of events to wait for.\n\n"
    "nvmlEventSetFree frees it.\n\n"
    "nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set)\n\n"
    "Returns\n"
    "    (nvmlReturn_t, set); cubind.checked.nvml returns set, or raises NvmlError\n"
    "    set : nvmlEventSet_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html\n");
CB_DOC(nvmlDeviceRegisterEvents,
    "nvmlDeviceRegisterEvents($module, /, device, eventTypes, set)\n--\n\n",
    "nvmlDeviceRegisterEvents(device, eventTypes, set)\n\n"
    "Add events of a GPU to a set.\n\n"
    "nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device,\n"
    "    unsigned long long eventTypes, nvmlEventSet_t set)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    eventTypes : int; nvmlEventType*, or-ed\n"
    "    set : nvmlEventSet_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html\n");
CB_DOC(nvmlDeviceGetSupportedEventTypes,
    "nvmlDeviceGetSupportedEventTypes($module, /, device)\n--\n\n",
    "nvmlDeviceGetSupportedEventTypes(device)\n\n"
    "Return the events that can be waited for on a GPU, as bits.\n\n"
    "nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device,\n"
    "    unsigned long long *eventTypes)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, eventTypes); cubind.checked.nvml returns eventTypes, or raises\n"
    "        NvmlError\n"
    "    eventTypes : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html\n");
CB_DOC(nvmlEventSetWait,
    "nvmlEventSetWait($module, /, set, timeoutms)\n--\n\n",
    "nvmlEventSetWait(set, timeoutms)\n\n"
    "Wait until an event of a set happens or the time is over.\n\n"
    "After that time the status is NVML_ERROR_TIMEOUT.\n\n"
    "nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data,\n"
    "    unsigned int timeoutms)\n\n"
    "Parameters\n"
    "    set : nvmlEventSet_t, int or None\n"
    "    timeoutms : int; milliseconds\n\n"
    "Returns\n"
    "    (nvmlReturn_t, data); cubind.checked.nvml returns data, or raises NvmlError\n"
    "    data : nvmlEventData_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_TIMEOUT,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html\n");
CB_DOC(nvmlEventSetRegisterGpuOperationalEvents_v1,
    "nvmlEventSetRegisterGpuOperationalEvents_v1($module, /, eventSet, config)\n--\n\n",
    "nvmlEventSetRegisterGpuOperationalEvents_v1(eventSet, config)\n\n"
    "Add events about the operation of GPUs to a set.\n\n"
    "nvmlReturn_t nvmlEventSetRegisterGpuOperationalEvents_v1(nvmlEventSet_t eventSet,\n"
    "    const nvmlGpuOperationalEventConfig_v1_t *config)\n\n"
    "Parameters\n"
    "    eventSet : nvmlEventSet_t, int or None\n"
    "    config : nvmlGpuOperationalEventConfig_v1_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_INSUFFICIENT_RESOURCES, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html\n");
CB_DOC(nvmlEventSetWait_v3,
    "nvmlEventSetWait_v3($module, /, set, params)\n--\n\n",
    "nvmlEventSetWait_v3(set, params)\n\n"
    "Wait until an event of a set happens or the time is over.\n\n"
    "After that time the status is NVML_ERROR_TIMEOUT.\n\n"
    "nvmlReturn_t nvmlEventSetWait_v3(nvmlEventSet_t set, nvmlEventSetWait_v3_t *params)\n\n"
    "Parameters\n"
    "    set : nvmlEventSet_t, int or None\n"
    "    params : nvmlEventSetWait_v3_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_TIMEOUT,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_MEMORY, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html\n");
CB_DOC(nvmlEventSetGetContextCount_v1,
    "nvmlEventSetGetContextCount_v1($module, /, set, params)\n--\n\n",
    "nvmlEventSetGetContextCount_v1(set, params)\n\n"
    "Return the number of context items of the last event of a set.\n\n"
    "nvmlReturn_t nvmlEventSetGetContextCount_v1(nvmlEventSet_t set,\n"
    "    nvmlEventSetGetContextCount_v1_t *params)\n\n"
    "Parameters\n"
    "    set : nvmlEventSet_t, int or None\n"
    "    params : nvmlEventSetGetContextCount_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NOT_FOUND, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html\n");
CB_DOC(nvmlEventSetGetContextInfo_v1,
    "nvmlEventSetGetContextInfo_v1($module, /, set, params)\n--\n\n",
    "nvmlEventSetGetContextInfo_v1(set, params)\n\n"
    "Return the type and size of a context item of an event.\n\n"
    "nvmlReturn_t nvmlEventSetGetContextInfo_v1(nvmlEventSet_t set,\n"
    "    nvmlEventSetGetContextInfo_v1_t *params)\n\n"
    "Parameters\n"
    "    set : nvmlEventSet_t, int or None\n"
    "    params : nvmlEventSetGetContextInfo_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html\n");
CB_DOC(nvmlEventSetGetContextData_v1,
    "nvmlEventSetGetContextData_v1($module, /, set, params)\n--\n\n",
    "nvmlEventSetGetContextData_v1(set, params)\n\n"
    "Return a context item of an event as bytes.\n\n"
    "nvmlReturn_t nvmlEventSetGetContextData_v1(nvmlEventSet_t set,\n"
    "    nvmlEventSetGetContextData_v1_t *params)\n\n"
    "Parameters\n"
    "    set : nvmlEventSet_t, int or None\n"
    "    params : nvmlEventSetGetContextData_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html\n");
CB_DOC(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1,
    "nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1($module, /, set, params)\n--\n\n",
    "nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(set, params)\n\n"
    "Return the Xid number of the error that an event is about.\n\n"
    "nvmlReturn_t nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(nvmlEventSet_t set,\n"
    "    nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params)\n\n"
    "Parameters\n"
    "    set : nvmlEventSet_t, int or None\n"
    "    params : nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html\n");
CB_DOC(nvmlEventSetFree,
    "nvmlEventSetFree($module, /, set)\n--\n\n",
    "nvmlEventSetFree(set)\n\n"
    "Free a set of events.\n\n"
    "nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)\n\n"
    "Parameters\n"
    "    set : nvmlEventSet_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html\n");
CB_DOC(nvmlSystemEventSetCreate,
    "nvmlSystemEventSetCreate($module, /, request)\n--\n\n",
    "nvmlSystemEventSetCreate(request)\n\n"
    "Create a set of system events.\n\n"
    "nvmlSystemEventSetFree frees it.\n\n"
    "nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)\n\n"
    "Parameters\n"
    "    request : nvmlSystemEventSetCreateRequest_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.9.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html\n");
CB_DOC(nvmlSystemEventSetFree,
    "nvmlSystemEventSetFree($module, /, request)\n--\n\n",
    "nvmlSystemEventSetFree(request)\n\n"
    "Free a set of system events.\n\n"
    "nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)\n\n"
    "Parameters\n"
    "    request : nvmlSystemEventSetFreeRequest_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.9.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html\n");
CB_DOC(nvmlSystemRegisterEvents,
    "nvmlSystemRegisterEvents($module, /, request)\n--\n\n",
    "nvmlSystemRegisterEvents(request)\n\n"
    "Add system events, such as GPUs that come and go, to a set.\n\n"
    "nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)\n\n"
    "Parameters\n"
    "    request : nvmlSystemRegisterEventRequest_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.9.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html\n");
CB_DOC(nvmlSystemEventSetWait,
    "nvmlSystemEventSetWait($module, /, request)\n--\n\n",
    "nvmlSystemEventSetWait(request)\n\n"
    "Wait until a system event happens or the time is over.\n\n"
    "nvmlReturn_t nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)\n\n"
    "Parameters\n"
    "    request : nvmlSystemEventSetWaitRequest_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_TIMEOUT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.9.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html\n");
CB_DOC(nvmlDeviceModifyDrainState,
    "nvmlDeviceModifyDrainState($module, /, pciInfo, newState)\n--\n\n",
    "nvmlDeviceModifyDrainState(pciInfo, newState)\n\n"
    "Set whether a GPU drains.\n\n"
    "A draining GPU lets no new work begin; only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo,\n"
    "    nvmlEnableState_t newState)\n\n"
    "Parameters\n"
    "    pciInfo : nvmlPciInfo_t or None\n"
    "    newState : nvmlEnableState_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_IN_USE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlZPI.html\n");
CB_DOC(nvmlDeviceQueryDrainState,
    "nvmlDeviceQueryDrainState($module, /, pciInfo)\n--\n\n",
    "nvmlDeviceQueryDrainState(pciInfo)\n\n"
    "Report whether a GPU drains.\n\n"
    "A draining GPU lets no new work begin.\n\n"
    "nvmlReturn_t nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo,\n"
    "    nvmlEnableState_t *currentState)\n\n"
    "Parameters\n"
    "    pciInfo : nvmlPciInfo_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, currentState); cubind.checked.nvml returns currentState, or raises\n"
    "        NvmlError\n"
    "    currentState : nvmlEnableState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlZPI.html\n");
CB_DOC(nvmlDeviceRemoveGpu,
    "nvmlDeviceRemoveGpu($module, /, pciInfo, gpuState, linkState)\n--\n\n",
    "nvmlDeviceRemoveGpu(pciInfo, gpuState, linkState)\n\n"
    "Remove a drained GPU from the driver, so that it can be unplugged.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo,\n"
    "    nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState)\n\n"
    "Parameters\n"
    "    pciInfo : nvmlPciInfo_t or None\n"
    "    gpuState : nvmlDetachGpuState_t or int\n"
    "    linkState : nvmlPcieLinkState_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_IN_USE\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlZPI.html\n");
CB_DOC(nvmlDeviceDiscoverGpus,
    "nvmlDeviceDiscoverGpus($module, /, pciInfo)\n--\n\n",
    "nvmlDeviceDiscoverGpus(pciInfo)\n\n"
    "Discover a GPU that was plugged in below a PCI address.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)\n\n"
    "Parameters\n"
    "    pciInfo : nvmlPciInfo_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_OPERATING_SYSTEM, NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlZPI.html\n");
CB_DOC(nvmlDeviceGetFieldValues,
    "nvmlDeviceGetFieldValues($module, /, device, valuesCount, values)\n--\n\n",
    "nvmlDeviceGetFieldValues(device, valuesCount, values)\n\n"
    "Return several quantities of a GPU by their ids.\n\n"
    "Each value has a status of its own.\n\n"
    "nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount,\n"
    "    nvmlFieldValue_t *values)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    valuesCount : int\n"
    "    values : nvmlFieldValue_t, or a sequence of them; as many as valuesCount; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlFieldValueQueries.html\n");
CB_DOC(checked_nvmlDeviceGetFieldValues,
    "nvmlDeviceGetFieldValues($module, /, device, values)\n--\n\n",
    "nvmlDeviceGetFieldValues(device, values)\n\n"
    "Return several quantities of a GPU by their ids.\n\n"
    "Each value has a status of its own.\n\n"
    "nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount,\n"
    "    nvmlFieldValue_t *values)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    values : nvmlFieldValue_t, or a sequence of them; in and out\n\n"
    "Returns\n"
    "    None, or raises NvmlError; cubind.nvml returns (nvmlReturn_t,)\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlFieldValueQueries.html\n");
CB_DOC(nvmlDeviceClearFieldValues,
    "nvmlDeviceClearFieldValues($module, /, device, valuesCount, values)\n--\n\n",
    "nvmlDeviceClearFieldValues(device, valuesCount, values)\n\n"
    "Reset the counters of several quantities of a GPU to 0.\n\n"
    "nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount,\n"
    "    nvmlFieldValue_t *values)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    valuesCount : int\n"
    "    values : nvmlFieldValue_t, or a sequence of them; as many as valuesCount; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlFieldValueQueries.html\n");
CB_DOC(checked_nvmlDeviceClearFieldValues,
    "nvmlDeviceClearFieldValues($module, /, device, values)\n--\n\n",
    "nvmlDeviceClearFieldValues(device, values)\n\n"
    "Reset the counters of several quantities of a GPU to 0.\n\n"
    "nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount,\n"
    "    nvmlFieldValue_t *values)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    values : nvmlFieldValue_t, or a sequence of them; in and out\n\n"
    "Returns\n"
    "    None, or raises NvmlError; cubind.nvml returns (nvmlReturn_t,)\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlFieldValueQueries.html\n");
CB_DOC(nvmlDeviceGetVirtualizationMode,
    "nvmlDeviceGetVirtualizationMode($module, /, device)\n--\n\n",
    "nvmlDeviceGetVirtualizationMode(device)\n\n"
    "Report whether a GPU is passed through to a guest or shared by several.\n\n"
    "It may be neither.\n\n"
    "nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device,\n"
    "    nvmlGpuVirtualizationMode_t *pVirtualMode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pVirtualMode); cubind.checked.nvml returns pVirtualMode, or raises\n"
    "        NvmlError\n"
    "    pVirtualMode : nvmlGpuVirtualizationMode_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html\n");
CB_DOC(nvmlDeviceGetHostVgpuMode,
    "nvmlDeviceGetHostVgpuMode($module, /, device)\n--\n\n",
    "nvmlDeviceGetHostVgpuMode(device)\n\n"
    "Report whether virtual GPUs of this host use SR-IOV.\n\n"
    "nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device,\n"
    "    nvmlHostVgpuMode_t *pHostVgpuMode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pHostVgpuMode); cubind.checked.nvml returns pHostVgpuMode, or raises\n"
    "        NvmlError\n"
    "    pHostVgpuMode : nvmlHostVgpuMode_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html\n");
CB_DOC(nvmlDeviceSetVirtualizationMode,
    "nvmlDeviceSetVirtualizationMode($module, /, device, virtualMode)\n--\n\n",
    "nvmlDeviceSetVirtualizationMode(device, virtualMode)\n\n"
    "Set how a GPU serves virtual machines.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device,\n"
    "    nvmlGpuVirtualizationMode_t virtualMode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    virtualMode : nvmlGpuVirtualizationMode_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_NO_PERMISSION\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html\n");
CB_DOC(nvmlDeviceGetVgpuHeterogeneousMode,
    "nvmlDeviceGetVgpuHeterogeneousMode($module, /, device, pHeterogeneousMode)\n--\n\n",
    "nvmlDeviceGetVgpuHeterogeneousMode(device, pHeterogeneousMode)\n\n"
    "Report whether virtual GPUs of different sizes may run side by side.\n\n"
    "nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device,\n"
    "    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    pHeterogeneousMode : nvmlVgpuHeterogeneousMode_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html\n");
CB_DOC(nvmlDeviceSetVgpuHeterogeneousMode,
    "nvmlDeviceSetVgpuHeterogeneousMode($module, /, device, pHeterogeneousMode)\n--\n\n",
    "nvmlDeviceSetVgpuHeterogeneousMode(device, pHeterogeneousMode)\n\n"
    "Set whether virtual GPUs of different sizes may run side by side.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device,\n"
    "    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    pHeterogeneousMode : nvmlVgpuHeterogeneousMode_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_IN_USE,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html\n");
CB_DOC(nvmlVgpuInstanceGetPlacementId,
    "nvmlVgpuInstanceGetPlacementId($module, /, vgpuInstance, pPlacement)\n--\n\n",
    "nvmlVgpuInstanceGetPlacementId(vgpuInstance, pPlacement)\n\n"
    "Return the place of a virtual GPU in the GPU's memory.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance,\n"
    "    nvmlVgpuPlacementId_t *pPlacement)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    pPlacement : nvmlVgpuPlacementId_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_NOT_FOUND, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html\n");
CB_DOC(nvmlDeviceGetVgpuTypeSupportedPlacements,
    "nvmlDeviceGetVgpuTypeSupportedPlacements($module, /, device, vgpuTypeId, pPlacementList)\n"
    "--\n\n",
    "nvmlDeviceGetVgpuTypeSupportedPlacements(device, vgpuTypeId, pPlacementList)\n\n"
    "List the places in a GPU's memory for virtual GPUs of a type.\n\n"
    "nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device,\n"
    "    nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n"
    "    pPlacementList : nvmlVgpuPlacementList_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_ARGUMENT_VERSION_MISMATCH,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html\n");
CB_DOC(nvmlDeviceGetVgpuTypeCreatablePlacements,
    "nvmlDeviceGetVgpuTypeCreatablePlacements($module, /, device, vgpuTypeId, pPlacementList)\n"
    "--\n\n",
    "nvmlDeviceGetVgpuTypeCreatablePlacements(device, vgpuTypeId, pPlacementList)\n\n"
    "List the places where another virtual GPU of a type fits now.\n\n"
    "nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device,\n"
    "    nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n"
    "    pPlacementList : nvmlVgpuPlacementList_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html\n");
CB_DOC(nvmlVgpuTypeGetGspHeapSize,
    "nvmlVgpuTypeGetGspHeapSize($module, /, vgpuTypeId)\n--\n\n",
    "nvmlVgpuTypeGetGspHeapSize(vgpuTypeId)\n\n"
    "Return how much memory the firmware needs for a virtual GPU of a type.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId,\n"
    "    unsigned long long *gspHeapSize)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, gspHeapSize); cubind.checked.nvml returns gspHeapSize, or raises\n"
    "        NvmlError\n"
    "    gspHeapSize : int; bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html\n");
CB_DOC(nvmlVgpuTypeGetFbReservation,
    "nvmlVgpuTypeGetFbReservation($module, /, vgpuTypeId)\n--\n\n",
    "nvmlVgpuTypeGetFbReservation(vgpuTypeId)\n\n"
    "Return how much memory is reserved for a virtual GPU of a type.\n\n"
    "It comes on top of the virtual GPU's own memory.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId,\n"
    "    unsigned long long *fbReservation)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, fbReservation); cubind.checked.nvml returns fbReservation, or raises\n"
    "        NvmlError\n"
    "    fbReservation : int; bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html\n");
CB_DOC(nvmlVgpuInstanceGetRuntimeStateSize,
    "nvmlVgpuInstanceGetRuntimeStateSize($module, /, vgpuInstance, pState)\n--\n\n",
    "nvmlVgpuInstanceGetRuntimeStateSize(vgpuInstance, pState)\n\n"
    "Return the size of the state that moves with a running virtual GPU.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance,\n"
    "    nvmlVgpuRuntimeState_t *pState)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    pState : nvmlVgpuRuntimeState_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html\n");
CB_DOC(nvmlDeviceSetVgpuCapabilities,
    "nvmlDeviceSetVgpuCapabilities($module, /, device, capability, state)\n--\n\n",
    "nvmlDeviceSetVgpuCapabilities(device, capability, state)\n\n"
    "Enable or disable a capability of a GPU for virtual GPUs.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device,\n"
    "    nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    capability : nvmlDeviceVgpuCapability_t or int\n"
    "    state : nvmlEnableState_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html\n");
CB_DOC(nvmlDeviceVgpuForceGspUnload,
    "nvmlDeviceVgpuForceGspUnload($module, /, device)\n--\n\n",
    "nvmlDeviceVgpuForceGspUnload(device)\n\n"
    "Unload the firmware for virtual GPUs from a GPU, even if it is in use.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceVgpuForceGspUnload(nvmlDevice_t device)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html\n");
CB_DOC(nvmlDeviceGetGridLicensableFeatures,
    "nvmlDeviceGetGridLicensableFeatures($module, /, device)\n--\n\n",
    "nvmlDeviceGetGridLicensableFeatures(device)\n\n"
    "List the features of a GPU that need a licence, with their states.\n\n"
    "nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device,\n"
    "    nvmlGridLicensableFeatures_t *pGridLicensableFeatures)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pGridLicensableFeatures); cubind.checked.nvml returns\n"
    "        pGridLicensableFeatures, or raises NvmlError\n"
    "    pGridLicensableFeatures : nvmlGridLicensableFeatures_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html\n");
CB_DOC(nvmlGetVgpuDriverCapabilities,
    "nvmlGetVgpuDriverCapabilities($module, /, capability)\n--\n\n",
    "nvmlGetVgpuDriverCapabilities(capability)\n\n"
    "Report whether the host's driver has a capability for virtual GPUs.\n\n"
    "nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability,\n"
    "    unsigned int *capResult)\n\n"
    "Parameters\n"
    "    capability : nvmlVgpuDriverCapability_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, capResult); cubind.checked.nvml returns capResult, or raises\n"
    "        NvmlError\n"
    "    capResult : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlDeviceGetVgpuCapabilities,
    "nvmlDeviceGetVgpuCapabilities($module, /, device, capability)\n--\n\n",
    "nvmlDeviceGetVgpuCapabilities(device, capability)\n\n"
    "Report whether a GPU has a capability for virtual GPUs.\n\n"
    "Time slices of mixed sizes are an example.\n\n"
    "nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device,\n"
    "    nvmlDeviceVgpuCapability_t capability, unsigned int *capResult)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    capability : nvmlDeviceVgpuCapability_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, capResult); cubind.checked.nvml returns capResult, or raises\n"
    "        NvmlError\n"
    "    capResult : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlDeviceGetSupportedVgpus,
    "nvmlDeviceGetSupportedVgpus($module, /, device, vgpuCount)\n--\n\n",
    "nvmlDeviceGetSupportedVgpus(device, vgpuCount)\n\n"
    "List the virtual GPU types into which a GPU can be divided.\n\n"
    "nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount,\n"
    "    nvmlVgpuTypeId_t *vgpuTypeIds)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    vgpuCount : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, vgpuCount, vgpuTypeIds); cubind.checked.nvml returns (vgpuCount,\n"
    "        vgpuTypeIds), or raises NvmlError\n"
    "    vgpuCount : int\n"
    "    vgpuTypeIds : list[nvmlVgpuTypeId_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlDeviceGetCreatableVgpus,
    "nvmlDeviceGetCreatableVgpus($module, /, device, vgpuCount)\n--\n\n",
    "nvmlDeviceGetCreatableVgpus(device, vgpuCount)\n\n"
    "List the virtual GPU types that still fit next to the running ones.\n\n"
    "nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount,\n"
    "    nvmlVgpuTypeId_t *vgpuTypeIds)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    vgpuCount : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, vgpuCount, vgpuTypeIds); cubind.checked.nvml returns (vgpuCount,\n"
    "        vgpuTypeIds), or raises NvmlError\n"
    "    vgpuCount : int\n"
    "    vgpuTypeIds : list[nvmlVgpuTypeId_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuTypeGetClass,
    "nvmlVgpuTypeGetClass($module, /, vgpuTypeId, vgpuTypeClass, size)\n--\n\n",
    "nvmlVgpuTypeGetClass(vgpuTypeId, vgpuTypeClass, size)\n\n"
    "Return the class of a virtual GPU type, such as Quadro.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass,\n"
    "    unsigned int *size)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n"
    "    vgpuTypeClass : bytearray or bytes to write to\n"
    "    size : int; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t, size); cubind.checked.nvml returns vgpuTypeClass, or raises NvmlError\n"
    "    size : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(checked_nvmlVgpuTypeGetClass,
    "nvmlVgpuTypeGetClass($module, /, vgpuTypeId)\n--\n\n",
    "nvmlVgpuTypeGetClass(vgpuTypeId)\n\n"
    "Return the class of a virtual GPU type, such as Quadro.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass,\n"
    "    unsigned int *size)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n\n"
    "Returns\n"
    "    vgpuTypeClass, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, size)\n"
    "    vgpuTypeClass : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuTypeGetName,
    "nvmlVgpuTypeGetName($module, /, vgpuTypeId, vgpuTypeName, size)\n--\n\n",
    "nvmlVgpuTypeGetName(vgpuTypeId, vgpuTypeName, size)\n\n"
    "Return the name of a virtual GPU type, such as GRID A100-10C.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName,\n"
    "    unsigned int *size)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n"
    "    vgpuTypeName : bytearray or bytes to write to\n"
    "    size : int; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t, size); cubind.checked.nvml returns vgpuTypeName, or raises NvmlError\n"
    "    size : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(checked_nvmlVgpuTypeGetName,
    "nvmlVgpuTypeGetName($module, /, vgpuTypeId)\n--\n\n",
    "nvmlVgpuTypeGetName(vgpuTypeId)\n\n"
    "Return the name of a virtual GPU type, such as GRID A100-10C.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName,\n"
    "    unsigned int *size)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n\n"
    "Returns\n"
    "    vgpuTypeName, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, size)\n"
    "    vgpuTypeName : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuTypeGetGpuInstanceProfileId,
    "nvmlVgpuTypeGetGpuInstanceProfileId($module, /, vgpuTypeId)\n--\n\n",
    "nvmlVgpuTypeGetGpuInstanceProfileId(vgpuTypeId)\n\n"
    "Return the GPU instance profile that a virtual GPU type needs.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId,\n"
    "    unsigned int *gpuInstanceProfileId)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, gpuInstanceProfileId); cubind.checked.nvml returns\n"
    "        gpuInstanceProfileId, or raises NvmlError\n"
    "    gpuInstanceProfileId : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuTypeGetDeviceID,
    "nvmlVgpuTypeGetDeviceID($module, /, vgpuTypeId)\n--\n\n",
    "nvmlVgpuTypeGetDeviceID(vgpuTypeId)\n\n"
    "Return the PCI ids that guests see for a virtual GPU type.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId,\n"
    "    unsigned long long *deviceID, unsigned long long *subsystemID)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, deviceID, subsystemID); cubind.checked.nvml returns (deviceID,\n"
    "        subsystemID), or raises NvmlError\n"
    "    deviceID, subsystemID : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuTypeGetFramebufferSize,
    "nvmlVgpuTypeGetFramebufferSize($module, /, vgpuTypeId)\n--\n\n",
    "nvmlVgpuTypeGetFramebufferSize(vgpuTypeId)\n\n"
    "Return the memory size of a virtual GPU of a type.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId,\n"
    "    unsigned long long *fbSize)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, fbSize); cubind.checked.nvml returns fbSize, or raises NvmlError\n"
    "    fbSize : int; bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuTypeGetNumDisplayHeads,
    "nvmlVgpuTypeGetNumDisplayHeads($module, /, vgpuTypeId)\n--\n\n",
    "nvmlVgpuTypeGetNumDisplayHeads(vgpuTypeId)\n\n"
    "Return the maximum number of screens of a virtual GPU of a type.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId,\n"
    "    unsigned int *numDisplayHeads)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, numDisplayHeads); cubind.checked.nvml returns numDisplayHeads, or\n"
    "        raises NvmlError\n"
    "    numDisplayHeads : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuTypeGetResolution,
    "nvmlVgpuTypeGetResolution($module, /, vgpuTypeId, displayIndex)\n--\n\n",
    "nvmlVgpuTypeGetResolution(vgpuTypeId, displayIndex)\n\n"
    "Return the maximum number of pixels of a virtual GPU's screen.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId,\n"
    "    unsigned int displayIndex, unsigned int *xdim, unsigned int *ydim)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n"
    "    displayIndex : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, xdim, ydim); cubind.checked.nvml returns (xdim, ydim), or raises\n"
    "        NvmlError\n"
    "    xdim, ydim : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuTypeGetLicense,
    "nvmlVgpuTypeGetLicense($module, /, vgpuTypeId, size)\n--\n\n",
    "nvmlVgpuTypeGetLicense(vgpuTypeId, size)\n\n"
    "Return the licence that a virtual GPU type needs, as text.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId,\n"
    "    char *vgpuTypeLicenseString, unsigned int size)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n"
    "    size : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, vgpuTypeLicenseString); cubind.checked.nvml returns\n"
    "        vgpuTypeLicenseString, or raises NvmlError\n"
    "    vgpuTypeLicenseString : bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(checked_nvmlVgpuTypeGetLicense,
    "nvmlVgpuTypeGetLicense($module, /, vgpuTypeId)\n--\n\n",
    "nvmlVgpuTypeGetLicense(vgpuTypeId)\n\n"
    "Return the licence that a virtual GPU type needs, as text.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId,\n"
    "    char *vgpuTypeLicenseString, unsigned int size)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n\n"
    "Returns\n"
    "    vgpuTypeLicenseString, or raises NvmlError; cubind.nvml returns (nvmlReturn_t,\n"
    "        vgpuTypeLicenseString)\n"
    "    vgpuTypeLicenseString : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuTypeGetFrameRateLimit,
    "nvmlVgpuTypeGetFrameRateLimit($module, /, vgpuTypeId)\n--\n\n",
    "nvmlVgpuTypeGetFrameRateLimit(vgpuTypeId)\n\n"
    "Return the limit of frames per second of a virtual GPU type.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId,\n"
    "    unsigned int *frameRateLimit)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, frameRateLimit); cubind.checked.nvml returns frameRateLimit, or\n"
    "        raises NvmlError\n"
    "    frameRateLimit : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuTypeGetMaxInstances,
    "nvmlVgpuTypeGetMaxInstances($module, /, device, vgpuTypeId)\n--\n\n",
    "nvmlVgpuTypeGetMaxInstances(device, vgpuTypeId)\n\n"
    "Return the maximum number of virtual GPUs of a type on one GPU.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device,\n"
    "    nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, vgpuInstanceCount); cubind.checked.nvml returns vgpuInstanceCount, or\n"
    "        raises NvmlError\n"
    "    vgpuInstanceCount : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuTypeGetMaxInstancesPerVm,
    "nvmlVgpuTypeGetMaxInstancesPerVm($module, /, vgpuTypeId)\n--\n\n",
    "nvmlVgpuTypeGetMaxInstancesPerVm(vgpuTypeId)\n\n"
    "Return the maximum number of virtual GPUs of a type in a virtual machine.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId,\n"
    "    unsigned int *vgpuInstanceCountPerVm)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, vgpuInstanceCountPerVm); cubind.checked.nvml returns\n"
    "        vgpuInstanceCountPerVm, or raises NvmlError\n"
    "    vgpuInstanceCountPerVm : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuTypeGetBAR1Info,
    "nvmlVgpuTypeGetBAR1Info($module, /, vgpuTypeId, bar1Info)\n--\n\n",
    "nvmlVgpuTypeGetBAR1Info(vgpuTypeId, bar1Info)\n\n"
    "Return the size of the BAR1 window of a virtual GPU of a type.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId,\n"
    "    nvmlVgpuTypeBar1Info_t *bar1Info)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n"
    "    bar1Info : nvmlVgpuTypeBar1Info_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.6.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlDeviceGetActiveVgpus,
    "nvmlDeviceGetActiveVgpus($module, /, device, vgpuCount)\n--\n\n",
    "nvmlDeviceGetActiveVgpus(device, vgpuCount)\n\n"
    "List the running virtual GPUs.\n\n"
    "nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount,\n"
    "    nvmlVgpuInstance_t *vgpuInstances)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    vgpuCount : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, vgpuCount, vgpuInstances); cubind.checked.nvml returns (vgpuCount,\n"
    "        vgpuInstances), or raises NvmlError\n"
    "    vgpuCount : int\n"
    "    vgpuInstances : list[nvmlVgpuInstance_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetVmID,
    "nvmlVgpuInstanceGetVmID($module, /, vgpuInstance, size)\n--\n\n",
    "nvmlVgpuInstanceGetVmID(vgpuInstance, size)\n\n"
    "Return the id of the virtual machine of a virtual GPU as text.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId,\n"
    "    unsigned int size, nvmlVgpuVmIdType_t *vmIdType)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    size : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, vmId, vmIdType); cubind.checked.nvml returns (vmId, vmIdType), or\n"
    "        raises NvmlError\n"
    "    vmId : bytes\n"
    "    vmIdType : nvmlVgpuVmIdType_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(checked_nvmlVgpuInstanceGetVmID,
    "nvmlVgpuInstanceGetVmID($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceGetVmID(vgpuInstance)\n\n"
    "Return the id of the virtual machine of a virtual GPU as text.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId,\n"
    "    unsigned int size, nvmlVgpuVmIdType_t *vmIdType)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    (vmId, vmIdType), or raises NvmlError; cubind.nvml returns (nvmlReturn_t, vmId,\n"
    "        vmIdType)\n"
    "    vmId : str\n"
    "    vmIdType : nvmlVgpuVmIdType_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetUUID,
    "nvmlVgpuInstanceGetUUID($module, /, vgpuInstance, size)\n--\n\n",
    "nvmlVgpuInstanceGetUUID(vgpuInstance, size)\n\n"
    "Return the UUID of a virtual GPU as text.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid,\n"
    "    unsigned int size)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    size : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, uuid); cubind.checked.nvml returns uuid, or raises NvmlError\n"
    "    uuid : bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(checked_nvmlVgpuInstanceGetUUID,
    "nvmlVgpuInstanceGetUUID($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceGetUUID(vgpuInstance)\n\n"
    "Return the UUID of a virtual GPU as text.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid,\n"
    "    unsigned int size)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    uuid, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, uuid)\n"
    "    uuid : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetVmDriverVersion,
    "nvmlVgpuInstanceGetVmDriverVersion($module, /, vgpuInstance, length)\n--\n\n",
    "nvmlVgpuInstanceGetVmDriverVersion(vgpuInstance, length)\n\n"
    "Return the driver version in the guest, once the driver is loaded.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance,\n"
    "    char *version, unsigned int length)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    length : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, version); cubind.checked.nvml returns version, or raises NvmlError\n"
    "    version : bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(checked_nvmlVgpuInstanceGetVmDriverVersion,
    "nvmlVgpuInstanceGetVmDriverVersion($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceGetVmDriverVersion(vgpuInstance)\n\n"
    "Return the driver version in the guest, once the driver is loaded.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance,\n"
    "    char *version, unsigned int length)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    version, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, version)\n"
    "    version : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetFbUsage,
    "nvmlVgpuInstanceGetFbUsage($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceGetFbUsage(vgpuInstance)\n\n"
    "Return how much memory a virtual GPU uses.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance,\n"
    "    unsigned long long *fbUsage)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, fbUsage); cubind.checked.nvml returns fbUsage, or raises NvmlError\n"
    "    fbUsage : int; bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetLicenseStatus,
    "nvmlVgpuInstanceGetLicenseStatus($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceGetLicenseStatus(vgpuInstance)\n\n"
    "Report whether a virtual GPU has its licence.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance,\n"
    "    unsigned int *licensed)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, licensed); cubind.checked.nvml returns licensed, or raises NvmlError\n"
    "    licensed : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetType,
    "nvmlVgpuInstanceGetType($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceGetType(vgpuInstance)\n\n"
    "Return the type of a virtual GPU.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance,\n"
    "    nvmlVgpuTypeId_t *vgpuTypeId)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, vgpuTypeId); cubind.checked.nvml returns vgpuTypeId, or raises\n"
    "        NvmlError\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetFrameRateLimit,
    "nvmlVgpuInstanceGetFrameRateLimit($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceGetFrameRateLimit(vgpuInstance)\n\n"
    "Return the limit of frames per second of a virtual GPU.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance,\n"
    "    unsigned int *frameRateLimit)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, frameRateLimit); cubind.checked.nvml returns frameRateLimit, or\n"
    "        raises NvmlError\n"
    "    frameRateLimit : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_NOT_FOUND, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetEccMode,
    "nvmlVgpuInstanceGetEccMode($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceGetEccMode(vgpuInstance)\n\n"
    "Report whether memory errors are corrected for a virtual GPU.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance,\n"
    "    nvmlEnableState_t *eccMode)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, eccMode); cubind.checked.nvml returns eccMode, or raises NvmlError\n"
    "    eccMode : nvmlEnableState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetEncoderCapacity,
    "nvmlVgpuInstanceGetEncoderCapacity($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceGetEncoderCapacity(vgpuInstance)\n\n"
    "Return the part of the video encoder that a virtual GPU may use.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,\n"
    "    unsigned int *encoderCapacity)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, encoderCapacity); cubind.checked.nvml returns encoderCapacity, or\n"
    "        raises NvmlError\n"
    "    encoderCapacity : int; percent\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceSetEncoderCapacity,
    "nvmlVgpuInstanceSetEncoderCapacity($module, /, vgpuInstance, encoderCapacity)\n--\n\n",
    "nvmlVgpuInstanceSetEncoderCapacity(vgpuInstance, encoderCapacity)\n\n"
    "Set the part of the video encoder that a virtual GPU may use.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,\n"
    "    unsigned int encoderCapacity)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    encoderCapacity : int; percent\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetEncoderStats,
    "nvmlVgpuInstanceGetEncoderStats($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceGetEncoderStats(vgpuInstance)\n\n"
    "Return the number of encoder sessions of a virtual GPU.\n\n"
    "Their mean frame rate and delay are returned, too.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance,\n"
    "    unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, sessionCount, averageFps, averageLatency); cubind.checked.nvml\n"
    "        returns (sessionCount, averageFps, averageLatency), or raises NvmlError\n"
    "    sessionCount, averageFps, averageLatency : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetEncoderSessions,
    "nvmlVgpuInstanceGetEncoderSessions($module, /, vgpuInstance, sessionCount)\n--\n\n",
    "nvmlVgpuInstanceGetEncoderSessions(vgpuInstance, sessionCount)\n\n"
    "List the sessions in which a virtual GPU encodes video.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance,\n"
    "    unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    sessionCount : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, sessionCount, sessionInfo); cubind.checked.nvml returns\n"
    "        (sessionCount, sessionInfo), or raises NvmlError\n"
    "    sessionCount : int\n"
    "    sessionInfo : list[nvmlEncoderSessionInfo_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_NOT_FOUND, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetFBCStats,
    "nvmlVgpuInstanceGetFBCStats($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceGetFBCStats(vgpuInstance)\n\n"
    "Return the number of frame buffer captures of a virtual GPU.\n\n"
    "Their mean frame rate and delay are returned, too.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance,\n"
    "    nvmlFBCStats_t *fbcStats)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, fbcStats); cubind.checked.nvml returns fbcStats, or raises NvmlError\n"
    "    fbcStats : nvmlFBCStats_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetFBCSessions,
    "nvmlVgpuInstanceGetFBCSessions($module, /, vgpuInstance, sessionCount)\n--\n\n",
    "nvmlVgpuInstanceGetFBCSessions(vgpuInstance, sessionCount)\n\n"
    "List the sessions in which a virtual GPU's frame buffer is captured.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance,\n"
    "    unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    sessionCount : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, sessionCount, sessionInfo); cubind.checked.nvml returns\n"
    "        (sessionCount, sessionInfo), or raises NvmlError\n"
    "    sessionCount : int\n"
    "    sessionInfo : list[nvmlFBCSessionInfo_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetGpuInstanceId,
    "nvmlVgpuInstanceGetGpuInstanceId($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceGetGpuInstanceId(vgpuInstance)\n\n"
    "Return the id of the GPU instance that contains a virtual GPU.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance,\n"
    "    unsigned int *gpuInstanceId)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, gpuInstanceId); cubind.checked.nvml returns gpuInstanceId, or raises\n"
    "        NvmlError\n"
    "    gpuInstanceId : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetGpuPciId,
    "nvmlVgpuInstanceGetGpuPciId($module, /, vgpuInstance, vgpuPciId, length)\n--\n\n",
    "nvmlVgpuInstanceGetGpuPciId(vgpuInstance, vgpuPciId, length)\n\n"
    "Return the PCI address at which a guest sees its virtual GPU, as text.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance,\n"
    "    char *vgpuPciId, unsigned int *length)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    vgpuPciId : bytearray or bytes to write to\n"
    "    length : int; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t, length); cubind.checked.nvml returns vgpuPciId, or raises NvmlError\n"
    "    length : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_DRIVER_NOT_LOADED, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(checked_nvmlVgpuInstanceGetGpuPciId,
    "nvmlVgpuInstanceGetGpuPciId($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceGetGpuPciId(vgpuInstance)\n\n"
    "Return the PCI address at which a guest sees its virtual GPU, as text.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance,\n"
    "    char *vgpuPciId, unsigned int *length)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    vgpuPciId, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, length)\n"
    "    vgpuPciId : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_DRIVER_NOT_LOADED, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuTypeGetCapabilities,
    "nvmlVgpuTypeGetCapabilities($module, /, vgpuTypeId, capability)\n--\n\n",
    "nvmlVgpuTypeGetCapabilities(vgpuTypeId, capability)\n\n"
    "Report whether a virtual GPU type has a capability.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId,\n"
    "    nvmlVgpuCapability_t capability, unsigned int *capResult)\n\n"
    "Parameters\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n"
    "    capability : nvmlVgpuCapability_t or int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, capResult); cubind.checked.nvml returns capResult, or raises\n"
    "        NvmlError\n"
    "    capResult : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetMdevUUID,
    "nvmlVgpuInstanceGetMdevUUID($module, /, vgpuInstance, size)\n--\n\n",
    "nvmlVgpuInstanceGetMdevUUID(vgpuInstance, size)\n\n"
    "Return the id of a virtual GPU's mediated device as text.\n\n"
    "Linux sees the virtual GPU as that device.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance,\n"
    "    char *mdevUuid, unsigned int size)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    size : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, mdevUuid); cubind.checked.nvml returns mdevUuid, or raises NvmlError\n"
    "    mdevUuid : bytes\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_NOT_FOUND, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(checked_nvmlVgpuInstanceGetMdevUUID,
    "nvmlVgpuInstanceGetMdevUUID($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceGetMdevUUID(vgpuInstance)\n\n"
    "Return the id of a virtual GPU's mediated device as text.\n\n"
    "Linux sees the virtual GPU as that device.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance,\n"
    "    char *mdevUuid, unsigned int size)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    mdevUuid, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, mdevUuid)\n"
    "    mdevUuid : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_NOT_FOUND, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlGpuInstanceGetCreatableVgpus,
    "nvmlGpuInstanceGetCreatableVgpus($module, /, gpuInstance, pVgpus)\n--\n\n",
    "nvmlGpuInstanceGetCreatableVgpus(gpuInstance, pVgpus)\n\n"
    "List the virtual GPU types that still fit next to the running ones.\n\n"
    "nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance,\n"
    "    nvmlVgpuTypeIdInfo_t *pVgpus)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    pVgpus : nvmlVgpuTypeIdInfo_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_ARGUMENT_VERSION_MISMATCH,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.9.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuTypeGetMaxInstancesPerGpuInstance,
    "nvmlVgpuTypeGetMaxInstancesPerGpuInstance($module, /, pMaxInstance)\n--\n\n",
    "nvmlVgpuTypeGetMaxInstancesPerGpuInstance(pMaxInstance)\n\n"
    "Return the maximum number of virtual GPUs of a type in a GPU instance.\n\n"
    "nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(\n"
    "    nvmlVgpuTypeMaxInstance_t *pMaxInstance)\n\n"
    "Parameters\n"
    "    pMaxInstance : nvmlVgpuTypeMaxInstance_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.9.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlGpuInstanceGetActiveVgpus,
    "nvmlGpuInstanceGetActiveVgpus($module, /, gpuInstance, pVgpuInstanceInfo)\n--\n\n",
    "nvmlGpuInstanceGetActiveVgpus(gpuInstance, pVgpuInstanceInfo)\n\n"
    "List the running virtual GPUs.\n\n"
    "nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance,\n"
    "    nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    pVgpuInstanceInfo : nvmlActiveVgpuInstanceInfo_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.9.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlGpuInstanceSetVgpuSchedulerState,
    "nvmlGpuInstanceSetVgpuSchedulerState($module, /, gpuInstance, pScheduler)\n--\n\n",
    "nvmlGpuInstanceSetVgpuSchedulerState(gpuInstance, pScheduler)\n\n"
    "Set the policy by which virtual GPUs take turns.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,\n"
    "    nvmlVgpuSchedulerState_t *pScheduler)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    pScheduler : nvmlVgpuSchedulerState_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_RESET_REQUIRED, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.9. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlGpuInstanceGetVgpuSchedulerState,
    "nvmlGpuInstanceGetVgpuSchedulerState($module, /, gpuInstance, pSchedulerStateInfo)\n--\n\n",
    "nvmlGpuInstanceGetVgpuSchedulerState(gpuInstance, pSchedulerStateInfo)\n\n"
    "Return the policy by which virtual GPUs take turns.\n\n"
    "nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,\n"
    "    nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    pSchedulerStateInfo : nvmlVgpuSchedulerStateInfo_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.9. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlGpuInstanceGetVgpuSchedulerLog,
    "nvmlGpuInstanceGetVgpuSchedulerLog($module, /, gpuInstance, pSchedulerLogInfo)\n--\n\n",
    "nvmlGpuInstanceGetVgpuSchedulerLog(gpuInstance, pSchedulerLogInfo)\n\n"
    "List the recent actions of the scheduler of virtual GPUs.\n\n"
    "nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance,\n"
    "    nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    pSchedulerLogInfo : nvmlVgpuSchedulerLogInfo_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.9. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlGpuInstanceGetVgpuTypeCreatablePlacements,
    "nvmlGpuInstanceGetVgpuTypeCreatablePlacements($module, /, gpuInstance, "
    "pCreatablePlacementInfo)\n--\n\n",
    "nvmlGpuInstanceGetVgpuTypeCreatablePlacements(gpuInstance, pCreatablePlacementInfo)\n\n"
    "List the places where another virtual GPU of a type fits now.\n\n"
    "nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(\n"
    "    nvmlGpuInstance_t gpuInstance,\n"
    "    nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    pCreatablePlacementInfo : nvmlVgpuCreatablePlacementInfo_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.9.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlGpuInstanceGetVgpuHeterogeneousMode,
    "nvmlGpuInstanceGetVgpuHeterogeneousMode($module, /, gpuInstance, pHeterogeneousMode)\n"
    "--\n\n",
    "nvmlGpuInstanceGetVgpuHeterogeneousMode(gpuInstance, pHeterogeneousMode)\n\n"
    "Report whether virtual GPUs of different sizes may run side by side.\n\n"
    "nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,\n"
    "    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    pHeterogeneousMode : nvmlVgpuHeterogeneousMode_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.9.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlGpuInstanceSetVgpuHeterogeneousMode,
    "nvmlGpuInstanceSetVgpuHeterogeneousMode($module, /, gpuInstance, pHeterogeneousMode)\n"
    "--\n\n",
    "nvmlGpuInstanceSetVgpuHeterogeneousMode(gpuInstance, pHeterogeneousMode)\n\n"
    "Set whether virtual GPUs of different sizes may run side by side.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,\n"
    "    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    pHeterogeneousMode : nvmlVgpuHeterogeneousMode_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_IN_USE,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.9.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlDeviceGetVgpuSchedulerState_v2,
    "nvmlDeviceGetVgpuSchedulerState_v2($module, /, device, pSchedulerStateInfo)\n--\n\n",
    "nvmlDeviceGetVgpuSchedulerState_v2(device, pSchedulerStateInfo)\n\n"
    "Return the policy by which virtual GPUs take turns.\n\n"
    "nvmlReturn_t nvmlDeviceGetVgpuSchedulerState_v2(nvmlDevice_t device,\n"
    "    nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    pSchedulerStateInfo : nvmlVgpuSchedulerStateInfo_v2_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlGpuInstanceGetVgpuSchedulerState_v2,
    "nvmlGpuInstanceGetVgpuSchedulerState_v2($module, /, gpuInstance, pSchedulerStateInfo)\n"
    "--\n\n",
    "nvmlGpuInstanceGetVgpuSchedulerState_v2(gpuInstance, pSchedulerStateInfo)\n\n"
    "Return the policy by which virtual GPUs take turns.\n\n"
    "nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,\n"
    "    nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    pSchedulerStateInfo : nvmlVgpuSchedulerStateInfo_v2_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlDeviceGetVgpuSchedulerLog_v2,
    "nvmlDeviceGetVgpuSchedulerLog_v2($module, /, device, pSchedulerLogInfo)\n--\n\n",
    "nvmlDeviceGetVgpuSchedulerLog_v2(device, pSchedulerLogInfo)\n\n"
    "List the recent actions of the scheduler of virtual GPUs.\n\n"
    "nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog_v2(nvmlDevice_t device,\n"
    "    nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    pSchedulerLogInfo : nvmlVgpuSchedulerLogInfo_v2_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlGpuInstanceGetVgpuSchedulerLog_v2,
    "nvmlGpuInstanceGetVgpuSchedulerLog_v2($module, /, gpuInstance, pSchedulerLogInfo)\n--\n\n",
    "nvmlGpuInstanceGetVgpuSchedulerLog_v2(gpuInstance, pSchedulerLogInfo)\n\n"
    "List the recent actions of the scheduler of virtual GPUs.\n\n"
    "nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog_v2(nvmlGpuInstance_t gpuInstance,\n"
    "    nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    pSchedulerLogInfo : nvmlVgpuSchedulerLogInfo_v2_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlDeviceSetVgpuSchedulerState_v2,
    "nvmlDeviceSetVgpuSchedulerState_v2($module, /, device, pSchedulerState)\n--\n\n",
    "nvmlDeviceSetVgpuSchedulerState_v2(device, pSchedulerState)\n\n"
    "Set the policy by which virtual GPUs take turns.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetVgpuSchedulerState_v2(nvmlDevice_t device,\n"
    "    nvmlVgpuSchedulerState_v2_t *pSchedulerState)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    pSchedulerState : nvmlVgpuSchedulerState_v2_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_RESET_REQUIRED, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlGpuInstanceSetVgpuSchedulerState_v2,
    "nvmlGpuInstanceSetVgpuSchedulerState_v2($module, /, gpuInstance, pSchedulerState)\n--\n\n",
    "nvmlGpuInstanceSetVgpuSchedulerState_v2(gpuInstance, pSchedulerState)\n\n"
    "Set the policy by which virtual GPUs take turns.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,\n"
    "    nvmlVgpuSchedulerState_v2_t *pSchedulerState)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    pSchedulerState : nvmlVgpuSchedulerState_v2_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_RESET_REQUIRED, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html\n");
CB_DOC(nvmlVgpuInstanceGetMetadata,
    "nvmlVgpuInstanceGetMetadata($module, /, vgpuInstance, vgpuMetadata, bufferSize)\n--\n\n",
    "nvmlVgpuInstanceGetMetadata(vgpuInstance, vgpuMetadata, bufferSize)\n\n"
    "Write the data about a virtual GPU to the caller's memory.\n\n"
    "They are needed before it moves.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance,\n"
    "    nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    vgpuMetadata : int (address), buffer or None; written to\n"
    "    bufferSize : int; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t, bufferSize); cubind.checked.nvml returns bufferSize, or raises\n"
    "        NvmlError\n"
    "    bufferSize : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html\n");
CB_DOC(nvmlDeviceGetVgpuMetadata,
    "nvmlDeviceGetVgpuMetadata($module, /, device, pgpuMetadata, bufferSize)\n--\n\n",
    "nvmlDeviceGetVgpuMetadata(device, pgpuMetadata, bufferSize)\n\n"
    "Write the host's data about a GPU to the caller's memory.\n\n"
    "They are needed before a virtual GPU moves there.\n\n"
    "nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device,\n"
    "    nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    pgpuMetadata : int (address), buffer or None; written to\n"
    "    bufferSize : int; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t, bufferSize); cubind.checked.nvml returns bufferSize, or raises\n"
    "        NvmlError\n"
    "    bufferSize : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html\n");
CB_DOC(nvmlGetVgpuCompatibility,
    "nvmlGetVgpuCompatibility($module, /, vgpuMetadata, pgpuMetadata)\n--\n\n",
    "nvmlGetVgpuCompatibility(vgpuMetadata, pgpuMetadata)\n\n"
    "Report whether a virtual GPU can move to a GPU.\n\n"
    "The answer comes from the metadata of both and says what prevents a move.\n\n"
    "nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata,\n"
    "    nvmlVgpuPgpuMetadata_t *pgpuMetadata,\n"
    "    nvmlVgpuPgpuCompatibility_t *compatibilityInfo)\n\n"
    "Parameters\n"
    "    vgpuMetadata : nvmlVgpuMetadata_t or None\n"
    "    pgpuMetadata : nvmlVgpuPgpuMetadata_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, compatibilityInfo); cubind.checked.nvml returns compatibilityInfo, or\n"
    "        raises NvmlError\n"
    "    compatibilityInfo : nvmlVgpuPgpuCompatibility_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html\n");
CB_DOC(nvmlDeviceGetPgpuMetadataString,
    "nvmlDeviceGetPgpuMetadataString($module, /, device, pgpuMetadata, bufferSize)\n--\n\n",
    "nvmlDeviceGetPgpuMetadataString(device, pgpuMetadata, bufferSize)\n\n"
    "Return the host's data about a GPU as opaque text.\n\n"
    "They are needed before a virtual GPU moves there.\n\n"
    "nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata,\n"
    "    unsigned int *bufferSize)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    pgpuMetadata : bytearray or bytes to write to\n"
    "    bufferSize : int; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t, bufferSize); cubind.checked.nvml returns pgpuMetadata, or raises\n"
    "        NvmlError\n"
    "    bufferSize : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html\n");
CB_DOC(checked_nvmlDeviceGetPgpuMetadataString,
    "nvmlDeviceGetPgpuMetadataString($module, /, device)\n--\n\n",
    "nvmlDeviceGetPgpuMetadataString(device)\n\n"
    "Return the host's data about a GPU as opaque text.\n\n"
    "They are needed before a virtual GPU moves there.\n\n"
    "nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata,\n"
    "    unsigned int *bufferSize)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    pgpuMetadata, or raises NvmlError; cubind.nvml returns (nvmlReturn_t, bufferSize)\n"
    "    pgpuMetadata : str\n\n"
    "Fails with\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html\n");
CB_DOC(nvmlDeviceGetVgpuSchedulerLog,
    "nvmlDeviceGetVgpuSchedulerLog($module, /, device)\n--\n\n",
    "nvmlDeviceGetVgpuSchedulerLog(device)\n\n"
    "List the recent actions of the scheduler of virtual GPUs.\n\n"
    "nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device,\n"
    "    nvmlVgpuSchedulerLog_t *pSchedulerLog)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pSchedulerLog); cubind.checked.nvml returns pSchedulerLog, or raises\n"
    "        NvmlError\n"
    "    pSchedulerLog : nvmlVgpuSchedulerLog_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.0. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html\n");
CB_DOC(nvmlDeviceGetVgpuSchedulerState,
    "nvmlDeviceGetVgpuSchedulerState($module, /, device)\n--\n\n",
    "nvmlDeviceGetVgpuSchedulerState(device)\n\n"
    "Return the policy by which virtual GPUs take turns.\n\n"
    "nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device,\n"
    "    nvmlVgpuSchedulerGetState_t *pSchedulerState)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pSchedulerState); cubind.checked.nvml returns pSchedulerState, or\n"
    "        raises NvmlError\n"
    "    pSchedulerState : nvmlVgpuSchedulerGetState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.0. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html\n");
CB_DOC(nvmlDeviceSetVgpuSchedulerState,
    "nvmlDeviceSetVgpuSchedulerState($module, /, device, pSchedulerState)\n--\n\n",
    "nvmlDeviceSetVgpuSchedulerState(device, pSchedulerState)\n\n"
    "Set the policy by which virtual GPUs take turns.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device,\n"
    "    nvmlVgpuSchedulerSetState_t *pSchedulerState)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    pSchedulerState : nvmlVgpuSchedulerSetState_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_RESET_REQUIRED, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.2. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html\n");
CB_DOC(nvmlDeviceGetVgpuSchedulerCapabilities,
    "nvmlDeviceGetVgpuSchedulerCapabilities($module, /, device)\n--\n\n",
    "nvmlDeviceGetVgpuSchedulerCapabilities(device)\n\n"
    "List the schedulers for virtual GPUs with the limits of their settings.\n\n"
    "nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device,\n"
    "    nvmlVgpuSchedulerCapabilities_t *pCapabilities)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, pCapabilities); cubind.checked.nvml returns pCapabilities, or raises\n"
    "        NvmlError\n"
    "    pCapabilities : nvmlVgpuSchedulerCapabilities_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html\n");
CB_DOC(nvmlGetVgpuVersion,
    "nvmlGetVgpuVersion($module, /)\n--\n\n",
    "nvmlGetVgpuVersion()\n\n"
    "Return the host's ranges of versions for virtual GPUs.\n\n"
    "One is the range that it supports, the other the range that it is set to use.\n\n"
    "nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported,\n"
    "    nvmlVgpuVersion_t *current)\n\n"
    "Returns\n"
    "    (nvmlReturn_t, supported, current); cubind.checked.nvml returns (supported,\n"
    "        current), or raises NvmlError\n"
    "    supported, current : nvmlVgpuVersion_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html\n");
CB_DOC(nvmlSetVgpuVersion,
    "nvmlSetVgpuVersion($module, /, vgpuVersion)\n--\n\n",
    "nvmlSetVgpuVersion(vgpuVersion)\n\n"
    "Narrow the range of versions for virtual GPUs that the host uses.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)\n\n"
    "Parameters\n"
    "    vgpuVersion : nvmlVgpuVersion_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_IN_USE, NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html\n");
CB_DOC(nvmlDeviceGetVgpuUtilization,
    "nvmlDeviceGetVgpuUtilization($module, /, device, lastSeenTimeStamp, "
    "vgpuInstanceSamplesCount)\n--\n\n",
    "nvmlDeviceGetVgpuUtilization(device, lastSeenTimeStamp, vgpuInstanceSamplesCount)\n\n"
    "List how busy each virtual GPU has kept a GPU since a time stamp.\n\n"
    "nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device,\n"
    "    unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,\n"
    "    unsigned int *vgpuInstanceSamplesCount,\n"
    "    nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    lastSeenTimeStamp : int; microseconds; 0 for all that is known\n"
    "    vgpuInstanceSamplesCount : int; the room in items on input, the number of items on\n"
    "        output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, sampleValType, vgpuInstanceSamplesCount, utilizationSamples);\n"
    "        cubind.checked.nvml returns (sampleValType, vgpuInstanceSamplesCount,\n"
    "        utilizationSamples), or raises NvmlError\n"
    "    sampleValType : nvmlValueType_t\n"
    "    vgpuInstanceSamplesCount : int\n"
    "    utilizationSamples : list[nvmlVgpuInstanceUtilizationSample_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html\n");
CB_DOC(nvmlDeviceGetVgpuInstancesUtilizationInfo,
    "nvmlDeviceGetVgpuInstancesUtilizationInfo($module, /, device, vgpuUtilInfo)\n--\n\n",
    "nvmlDeviceGetVgpuInstancesUtilizationInfo(device, vgpuUtilInfo)\n\n"
    "List how busy each virtual GPU has kept each engine since a time stamp.\n\n"
    "nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device,\n"
    "    nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    vgpuUtilInfo : nvmlVgpuInstancesUtilizationInfo_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_NOT_FOUND, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html\n");
CB_DOC(nvmlDeviceGetVgpuProcessUtilization,
    "nvmlDeviceGetVgpuProcessUtilization($module, /, device, lastSeenTimeStamp, "
    "vgpuProcessSamplesCount)\n--\n\n",
    "nvmlDeviceGetVgpuProcessUtilization(device, lastSeenTimeStamp, vgpuProcessSamplesCount)\n\n"
    "List how busy processes in virtual GPUs kept a GPU since a time stamp.\n\n"
    "nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device,\n"
    "    unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount,\n"
    "    nvmlVgpuProcessUtilizationSample_t *utilizationSamples)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    lastSeenTimeStamp : int; microseconds; 0 for all that is known\n"
    "    vgpuProcessSamplesCount : int; the room in items on input, the number of items on\n"
    "        output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, vgpuProcessSamplesCount, utilizationSamples); cubind.checked.nvml\n"
    "        returns (vgpuProcessSamplesCount, utilizationSamples), or raises NvmlError\n"
    "    vgpuProcessSamplesCount : int\n"
    "    utilizationSamples : list[nvmlVgpuProcessUtilizationSample_t]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html\n");
CB_DOC(nvmlDeviceGetVgpuProcessesUtilizationInfo,
    "nvmlDeviceGetVgpuProcessesUtilizationInfo($module, /, device, vgpuProcUtilInfo)\n--\n\n",
    "nvmlDeviceGetVgpuProcessesUtilizationInfo(device, vgpuProcUtilInfo)\n\n"
    "List how busy processes in virtual GPUs have kept each engine.\n\n"
    "The period begins at a time stamp.\n\n"
    "nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device,\n"
    "    nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    vgpuProcUtilInfo : nvmlVgpuProcessesUtilizationInfo_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_INSUFFICIENT_SIZE,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html\n");
CB_DOC(nvmlVgpuInstanceGetAccountingMode,
    "nvmlVgpuInstanceGetAccountingMode($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceGetAccountingMode(vgpuInstance)\n\n"
    "Report whether the use of a virtual GPU is recorded for each process.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance,\n"
    "    nvmlEnableState_t *mode)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, mode); cubind.checked.nvml returns mode, or raises NvmlError\n"
    "    mode : nvmlEnableState_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_DRIVER_NOT_LOADED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html\n");
CB_DOC(nvmlVgpuInstanceGetAccountingPids,
    "nvmlVgpuInstanceGetAccountingPids($module, /, vgpuInstance, count)\n--\n\n",
    "nvmlVgpuInstanceGetAccountingPids(vgpuInstance, count)\n\n"
    "List the processes for which there are records of a virtual GPU's use.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance,\n"
    "    unsigned int *count, unsigned int *pids)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    count : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, count, pids); cubind.checked.nvml returns (count, pids), or raises\n"
    "        NvmlError\n"
    "    count : int\n"
    "    pids : list[int]\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html\n");
CB_DOC(nvmlVgpuInstanceGetAccountingStats,
    "nvmlVgpuInstanceGetAccountingStats($module, /, vgpuInstance, pid)\n--\n\n",
    "nvmlVgpuInstanceGetAccountingStats(vgpuInstance, pid)\n\n"
    "Return the use of a virtual GPU by a process, if accounting is on.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance,\n"
    "    unsigned int pid, nvmlAccountingStats_t *stats)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    pid : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, stats); cubind.checked.nvml returns stats, or raises NvmlError\n"
    "    stats : nvmlAccountingStats_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html\n");
CB_DOC(nvmlVgpuInstanceClearAccountingPids,
    "nvmlVgpuInstanceClearAccountingPids($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceClearAccountingPids(vgpuInstance)\n\n"
    "Clear the records of a virtual GPU's processes that have ended.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html\n");
CB_DOC(nvmlVgpuInstanceGetLicenseInfo,
    "nvmlVgpuInstanceGetLicenseInfo($module, /, vgpuInstance)\n--\n\n",
    "nvmlVgpuInstanceGetLicenseInfo(vgpuInstance)\n\n"
    "Report whether a virtual GPU has its licence, and until when.\n\n"
    "nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance,\n"
    "    nvmlVgpuLicenseInfo_t *licenseInfo)\n\n"
    "Parameters\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, licenseInfo); cubind.checked.nvml returns licenseInfo, or raises\n"
    "        NvmlError\n"
    "    licenseInfo : nvmlVgpuLicenseInfo_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND, NVML_ERROR_DRIVER_NOT_LOADED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html\n");
CB_DOC(nvmlGetExcludedDeviceCount,
    "nvmlGetExcludedDeviceCount($module, /)\n--\n\n",
    "nvmlGetExcludedDeviceCount()\n\n"
    "Return the number of GPUs that the driver is set to exclude.\n\n"
    "nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)\n\n"
    "Returns\n"
    "    (nvmlReturn_t, deviceCount); cubind.checked.nvml returns deviceCount, or raises\n"
    "        NvmlError\n"
    "    deviceCount : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlExcludedGpuQueries.html\n");
CB_DOC(nvmlGetExcludedDeviceInfoByIndex,
    "nvmlGetExcludedDeviceInfoByIndex($module, /, index)\n--\n\n",
    "nvmlGetExcludedDeviceInfoByIndex(index)\n\n"
    "Return the PCI address and id of a GPU that the driver excludes.\n\n"
    "nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index,\n"
    "    nvmlExcludedDeviceInfo_t *info)\n\n"
    "Parameters\n"
    "    index : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, info); cubind.checked.nvml returns info, or raises NvmlError\n"
    "    info : nvmlExcludedDeviceInfo_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlExcludedGpuQueries.html\n");
CB_DOC(nvmlDeviceReadWritePRM_v1,
    "nvmlDeviceReadWritePRM_v1($module, /, device, buffer)\n--\n\n",
    "nvmlDeviceReadWritePRM_v1(device, buffer)\n\n"
    "Read or write a register of a GPU's ports.\n\n"
    "The format is that of network adapters; only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceReadWritePRM_v1(nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    buffer : nvmlPRMTLV_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlGPUPRMAccess.html\n");
CB_DOC(nvmlDeviceReadPRMCounters_v1,
    "nvmlDeviceReadPRMCounters_v1($module, /, device, counterList)\n--\n\n",
    "nvmlDeviceReadPRMCounters_v1(device, counterList)\n\n"
    "Read several counters of a GPU's ports at once.\n\n"
    "nvmlReturn_t nvmlDeviceReadPRMCounters_v1(nvmlDevice_t device,\n"
    "    nvmlPRMCounterList_v1_t *counterList)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    counterList : nvmlPRMCounterList_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.1.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlGPUPRMAccess.html\n");
CB_DOC(nvmlDeviceSetMigMode,
    "nvmlDeviceSetMigMode($module, /, device, mode)\n--\n\n",
    "nvmlDeviceSetMigMode(device, mode)\n\n"
    "Set whether a GPU is divided into MIG devices.\n\n"
    "Only root may call it, and the GPU may have to be idle.\n\n"
    "nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode,\n"
    "    nvmlReturn_t *activationStatus)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    mode : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, activationStatus); cubind.checked.nvml returns activationStatus, or\n"
    "        raises NvmlError\n"
    "    activationStatus : nvmlReturn_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION,\n"
    "    NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlDeviceGetMigMode,
    "nvmlDeviceGetMigMode($module, /, device)\n--\n\n",
    "nvmlDeviceGetMigMode(device)\n\n"
    "Report whether a GPU is divided into MIG devices.\n\n"
    "The call reports the present mode and the mode after a restart.\n\n"
    "nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode,\n"
    "    unsigned int *pendingMode)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, currentMode, pendingMode); cubind.checked.nvml returns (currentMode,\n"
    "        pendingMode), or raises NvmlError\n"
    "    currentMode, pendingMode : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlDeviceGetGpuInstanceProfileInfo,
    "nvmlDeviceGetGpuInstanceProfileInfo($module, /, device, profile)\n--\n\n",
    "nvmlDeviceGetGpuInstanceProfileInfo(device, profile)\n\n"
    "Return the resources of GPU instances of a profile.\n\n"
    "Examples are memory, multiprocessors and engines.\n\n"
    "nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device,\n"
    "    unsigned int profile, nvmlGpuInstanceProfileInfo_t *info)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    profile : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, info); cubind.checked.nvml returns info, or raises NvmlError\n"
    "    info : nvmlGpuInstanceProfileInfo_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlDeviceGetGpuInstanceProfileInfoV,
    "nvmlDeviceGetGpuInstanceProfileInfoV($module, /, device, profile, info)\n--\n\n",
    "nvmlDeviceGetGpuInstanceProfileInfoV(device, profile, info)\n\n"
    "Return the resources of GPU instances of a profile.\n\n"
    "Examples are memory, multiprocessors and engines.\n\n"
    "nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device,\n"
    "    unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t *info)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    profile : int\n"
    "    info : nvmlGpuInstanceProfileInfo_v2_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlDeviceGetGpuInstanceProfileInfoByIdV,
    "nvmlDeviceGetGpuInstanceProfileInfoByIdV($module, /, device, profileId, info)\n--\n\n",
    "nvmlDeviceGetGpuInstanceProfileInfoByIdV(device, profileId, info)\n\n"
    "Return the resources of GPU instances of a profile.\n\n"
    "Examples are memory, multiprocessors and engines.\n\n"
    "nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoByIdV(nvmlDevice_t device,\n"
    "    unsigned int profileId, nvmlGpuInstanceProfileInfo_v2_t *info)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    profileId : int\n"
    "    info : nvmlGpuInstanceProfileInfo_v2_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlDeviceGetGpuInstancePossiblePlacements,
    "nvmlDeviceGetGpuInstancePossiblePlacements($module, /, device, profileId, count)\n--\n\n",
    "nvmlDeviceGetGpuInstancePossiblePlacements(device, profileId, count)\n\n"
    "List the places in a GPU where instances of a profile can be.\n\n"
    "nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device,\n"
    "    unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    profileId : int\n"
    "    count : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, placements, count); cubind.checked.nvml returns (placements, count),\n"
    "        or raises NvmlError\n"
    "    placements : list[nvmlGpuInstancePlacement_t]\n"
    "    count : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlDeviceGetGpuInstanceRemainingCapacity,
    "nvmlDeviceGetGpuInstanceRemainingCapacity($module, /, device, profileId)\n--\n\n",
    "nvmlDeviceGetGpuInstanceRemainingCapacity(device, profileId)\n\n"
    "Return how many more GPU instances of a profile fit.\n\n"
    "nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device,\n"
    "    unsigned int profileId, unsigned int *count)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    profileId : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, count); cubind.checked.nvml returns count, or raises NvmlError\n"
    "    count : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlDeviceCreateGpuInstance,
    "nvmlDeviceCreateGpuInstance($module, /, device, profileId)\n--\n\n",
    "nvmlDeviceCreateGpuInstance(device, profileId)\n\n"
    "Create a GPU instance of a profile wherever there is room.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId,\n"
    "    nvmlGpuInstance_t *gpuInstance)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    profileId : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, gpuInstance); cubind.checked.nvml returns gpuInstance, or raises\n"
    "        NvmlError\n"
    "    gpuInstance : nvmlGpuInstance_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_INSUFFICIENT_RESOURCES\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlDeviceCreateGpuInstanceWithPlacement,
    "nvmlDeviceCreateGpuInstanceWithPlacement($module, /, device, profileId, placement)\n--\n\n",
    "nvmlDeviceCreateGpuInstanceWithPlacement(device, profileId, placement)\n\n"
    "Create a GPU instance of a profile in the given place.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device,\n"
    "    unsigned int profileId, const nvmlGpuInstancePlacement_t *placement,\n"
    "    nvmlGpuInstance_t *gpuInstance)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    profileId : int\n"
    "    placement : nvmlGpuInstancePlacement_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, gpuInstance); cubind.checked.nvml returns gpuInstance, or raises\n"
    "        NvmlError\n"
    "    gpuInstance : nvmlGpuInstance_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_INSUFFICIENT_RESOURCES\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlGpuInstanceDestroy,
    "nvmlGpuInstanceDestroy($module, /, gpuInstance)\n--\n\n",
    "nvmlGpuInstanceDestroy(gpuInstance)\n\n"
    "Destroy a GPU instance without compute instances.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_IN_USE\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlDeviceGetGpuInstances,
    "nvmlDeviceGetGpuInstances($module, /, device, profileId, count)\n--\n\n",
    "nvmlDeviceGetGpuInstances(device, profileId, count)\n\n"
    "List the GPU instances of a profile.\n\n"
    "nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId,\n"
    "    nvmlGpuInstance_t *gpuInstances, unsigned int *count)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    profileId : int\n"
    "    count : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, gpuInstances, count); cubind.checked.nvml returns (gpuInstances,\n"
    "        count), or raises NvmlError\n"
    "    gpuInstances : list[nvmlGpuInstance_t]\n"
    "    count : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlDeviceGetGpuInstanceById,
    "nvmlDeviceGetGpuInstanceById($module, /, device, id)\n--\n\n",
    "nvmlDeviceGetGpuInstanceById(device, id)\n\n"
    "Return the GPU instance with a given id.\n\n"
    "nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id,\n"
    "    nvmlGpuInstance_t *gpuInstance)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    id : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, gpuInstance); cubind.checked.nvml returns gpuInstance, or raises\n"
    "        NvmlError\n"
    "    gpuInstance : nvmlGpuInstance_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_FOUND\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlGpuInstanceGetInfo,
    "nvmlGpuInstanceGetInfo($module, /, gpuInstance)\n--\n\n",
    "nvmlGpuInstanceGetInfo(gpuInstance)\n\n"
    "Return the device, id, profile and place of a GPU instance.\n\n"
    "nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance,\n"
    "    nvmlGpuInstanceInfo_t *info)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, info); cubind.checked.nvml returns info, or raises NvmlError\n"
    "    info : nvmlGpuInstanceInfo_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlGpuInstanceGetComputeInstanceProfileInfo,
    "nvmlGpuInstanceGetComputeInstanceProfileInfo($module, /, gpuInstance, profile, "
    "engProfile)\n--\n\n",
    "nvmlGpuInstanceGetComputeInstanceProfileInfo(gpuInstance, profile, engProfile)\n\n"
    "Return the resources of compute instances of a profile.\n\n"
    "Examples are multiprocessors and engines.\n\n"
    "nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance,\n"
    "    unsigned int profile, unsigned int engProfile,\n"
    "    nvmlComputeInstanceProfileInfo_t *info)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    profile, engProfile : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, info); cubind.checked.nvml returns info, or raises NvmlError\n"
    "    info : nvmlComputeInstanceProfileInfo_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlGpuInstanceGetComputeInstanceProfileInfoV,
    "nvmlGpuInstanceGetComputeInstanceProfileInfoV($module, /, gpuInstance, profile, "
    "engProfile, info)\n--\n\n",
    "nvmlGpuInstanceGetComputeInstanceProfileInfoV(gpuInstance, profile, engProfile, info)\n\n"
    "Return the resources of compute instances of a profile.\n\n"
    "Examples are multiprocessors and engines.\n\n"
    "nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(\n"
    "    nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile,\n"
    "    nvmlComputeInstanceProfileInfo_v2_t *info)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    profile, engProfile : int\n"
    "    info : nvmlComputeInstanceProfileInfo_v2_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlGpuInstanceGetComputeInstanceRemainingCapacity,
    "nvmlGpuInstanceGetComputeInstanceRemainingCapacity($module, /, gpuInstance, profileId)\n"
    "--\n\n",
    "nvmlGpuInstanceGetComputeInstanceRemainingCapacity(gpuInstance, profileId)\n\n"
    "Return how many more compute instances of a profile fit.\n\n"
    "nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(\n"
    "    nvmlGpuInstance_t gpuInstance, unsigned int profileId, unsigned int *count)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    profileId : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, count); cubind.checked.nvml returns count, or raises NvmlError\n"
    "    count : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlGpuInstanceGetComputeInstancePossiblePlacements,
    "nvmlGpuInstanceGetComputeInstancePossiblePlacements($module, /, gpuInstance, profileId, "
    "count)\n--\n\n",
    "nvmlGpuInstanceGetComputeInstancePossiblePlacements(gpuInstance, profileId, count)\n\n"
    "List the places in a GPU instance for compute instances of a profile.\n\n"
    "nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(\n"
    "    nvmlGpuInstance_t gpuInstance, unsigned int profileId,\n"
    "    nvmlComputeInstancePlacement_t *placements, unsigned int *count)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    profileId : int\n"
    "    count : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, placements, count); cubind.checked.nvml returns (placements, count),\n"
    "        or raises NvmlError\n"
    "    placements : list[nvmlComputeInstancePlacement_t]\n"
    "    count : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlGpuInstanceCreateComputeInstance,
    "nvmlGpuInstanceCreateComputeInstance($module, /, gpuInstance, profileId)\n--\n\n",
    "nvmlGpuInstanceCreateComputeInstance(gpuInstance, profileId)\n\n"
    "Create a compute instance of a profile wherever there is room.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance,\n"
    "    unsigned int profileId, nvmlComputeInstance_t *computeInstance)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    profileId : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, computeInstance); cubind.checked.nvml returns computeInstance, or\n"
    "        raises NvmlError\n"
    "    computeInstance : nvmlComputeInstance_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_INSUFFICIENT_RESOURCES\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlGpuInstanceCreateComputeInstanceWithPlacement,
    "nvmlGpuInstanceCreateComputeInstanceWithPlacement($module, /, gpuInstance, profileId, "
    "placement)\n--\n\n",
    "nvmlGpuInstanceCreateComputeInstanceWithPlacement(gpuInstance, profileId, placement)\n\n"
    "Create a compute instance of a profile in the given place.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(\n"
    "    nvmlGpuInstance_t gpuInstance, unsigned int profileId,\n"
    "    const nvmlComputeInstancePlacement_t *placement,\n"
    "    nvmlComputeInstance_t *computeInstance)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    profileId : int\n"
    "    placement : nvmlComputeInstancePlacement_t or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, computeInstance); cubind.checked.nvml returns computeInstance, or\n"
    "        raises NvmlError\n"
    "    computeInstance : nvmlComputeInstance_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_INSUFFICIENT_RESOURCES\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlComputeInstanceDestroy,
    "nvmlComputeInstanceDestroy($module, /, computeInstance)\n--\n\n",
    "nvmlComputeInstanceDestroy(computeInstance)\n\n"
    "Destroy a compute instance that nothing uses.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)\n\n"
    "Parameters\n"
    "    computeInstance : nvmlComputeInstance_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION,\n"
    "    NVML_ERROR_IN_USE\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlGpuInstanceGetComputeInstances,
    "nvmlGpuInstanceGetComputeInstances($module, /, gpuInstance, profileId, count)\n--\n\n",
    "nvmlGpuInstanceGetComputeInstances(gpuInstance, profileId, count)\n\n"
    "List the compute instances of a profile.\n\n"
    "nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance,\n"
    "    unsigned int profileId, nvmlComputeInstance_t *computeInstances,\n"
    "    unsigned int *count)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    profileId : int\n"
    "    count : int; the room in items on input, the number of items on output\n\n"
    "Returns\n"
    "    (nvmlReturn_t, computeInstances, count); cubind.checked.nvml returns\n"
    "        (computeInstances, count), or raises NvmlError\n"
    "    computeInstances : list[nvmlComputeInstance_t]\n"
    "    count : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlGpuInstanceGetComputeInstanceById,
    "nvmlGpuInstanceGetComputeInstanceById($module, /, gpuInstance, id)\n--\n\n",
    "nvmlGpuInstanceGetComputeInstanceById(gpuInstance, id)\n\n"
    "Return the compute instance with a given id.\n\n"
    "nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance,\n"
    "    unsigned int id, nvmlComputeInstance_t *computeInstance)\n\n"
    "Parameters\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    id : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, computeInstance); cubind.checked.nvml returns computeInstance, or\n"
    "        raises NvmlError\n"
    "    computeInstance : nvmlComputeInstance_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_FOUND\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlComputeInstanceGetInfo,
    "nvmlComputeInstanceGetInfo($module, /, computeInstance)\n--\n\n",
    "nvmlComputeInstanceGetInfo(computeInstance)\n\n"
    "Return the device, GPU instance, id and profile of a compute instance.\n\n"
    "nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance,\n"
    "    nvmlComputeInstanceInfo_t *info)\n\n"
    "Parameters\n"
    "    computeInstance : nvmlComputeInstance_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, info); cubind.checked.nvml returns info, or raises NvmlError\n"
    "    info : nvmlComputeInstanceInfo_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlDeviceIsMigDeviceHandle,
    "nvmlDeviceIsMigDeviceHandle($module, /, device)\n--\n\n",
    "nvmlDeviceIsMigDeviceHandle(device)\n\n"
    "Report whether a handle is a MIG device, not a whole GPU.\n\n"
    "nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, isMigDevice); cubind.checked.nvml returns isMigDevice, or raises\n"
    "        NvmlError\n"
    "    isMigDevice : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlDeviceGetGpuInstanceId,
    "nvmlDeviceGetGpuInstanceId($module, /, device)\n--\n\n",
    "nvmlDeviceGetGpuInstanceId(device)\n\n"
    "Return the id of the GPU instance that contains a MIG device.\n\n"
    "nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, id); cubind.checked.nvml returns id, or raises NvmlError\n"
    "    id : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlDeviceGetComputeInstanceId,
    "nvmlDeviceGetComputeInstanceId($module, /, device)\n--\n\n",
    "nvmlDeviceGetComputeInstanceId(device)\n\n"
    "Return the id of the compute instance of a MIG device.\n\n"
    "nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, id); cubind.checked.nvml returns id, or raises NvmlError\n"
    "    id : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlDeviceGetMaxMigDeviceCount,
    "nvmlDeviceGetMaxMigDeviceCount($module, /, device)\n--\n\n",
    "nvmlDeviceGetMaxMigDeviceCount(device)\n\n"
    "Return how many MIG devices a GPU can have.\n\n"
    "nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, count); cubind.checked.nvml returns count, or raises NvmlError\n"
    "    count : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlDeviceGetMigDeviceHandleByIndex,
    "nvmlDeviceGetMigDeviceHandleByIndex($module, /, device, index)\n--\n\n",
    "nvmlDeviceGetMigDeviceHandleByIndex(device, index)\n\n"
    "Return a MIG device of a GPU by its index.\n\n"
    "An index without one is NVML_ERROR_NOT_FOUND.\n\n"
    "nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device,\n"
    "    unsigned int index, nvmlDevice_t *migDevice)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    index : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, migDevice); cubind.checked.nvml returns migDevice, or raises\n"
    "        NvmlError\n"
    "    migDevice : nvmlDevice_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_NOT_FOUND, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlDeviceGetDeviceHandleFromMigDeviceHandle,
    "nvmlDeviceGetDeviceHandleFromMigDeviceHandle($module, /, migDevice)\n--\n\n",
    "nvmlDeviceGetDeviceHandleFromMigDeviceHandle(migDevice)\n\n"
    "Return the GPU that contains a MIG device.\n\n"
    "nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice,\n"
    "    nvmlDevice_t *device)\n\n"
    "Parameters\n"
    "    migDevice : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, device); cubind.checked.nvml returns device, or raises NvmlError\n"
    "    device : nvmlDevice_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html\n");
CB_DOC(nvmlGpmMetricsGet,
    "nvmlGpmMetricsGet($module, /, metricsGet)\n--\n\n",
    "nvmlGpmMetricsGet(metricsGet)\n\n"
    "Return metrics for the time between two samples.\n\n"
    "nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)\n\n"
    "Parameters\n"
    "    metricsGet : nvmlGpmMetricsGet_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html\n");
CB_DOC(nvmlGpmSampleFree,
    "nvmlGpmSampleFree($module, /, gpmSample)\n--\n\n",
    "nvmlGpmSampleFree(gpmSample)\n\n"
    "Free a sample.\n\n"
    "nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)\n\n"
    "Parameters\n"
    "    gpmSample : nvmlGpmSample_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html\n");
CB_DOC(nvmlGpmSampleAlloc,
    "nvmlGpmSampleAlloc($module, /)\n--\n\n",
    "nvmlGpmSampleAlloc()\n\n"
    "Allocate a sample of a GPU's performance counters.\n\n"
    "nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)\n\n"
    "Returns\n"
    "    (nvmlReturn_t, gpmSample); cubind.checked.nvml returns gpmSample, or raises\n"
    "        NvmlError\n"
    "    gpmSample : nvmlGpmSample_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_MEMORY\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html\n");
CB_DOC(nvmlGpmSampleGet,
    "nvmlGpmSampleGet($module, /, device, gpmSample)\n--\n\n",
    "nvmlGpmSampleGet(device, gpmSample)\n\n"
    "Take a sample of a GPU's performance counters.\n\n"
    "nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    gpmSample : nvmlGpmSample_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html\n");
CB_DOC(nvmlGpmMigSampleGet,
    "nvmlGpmMigSampleGet($module, /, device, gpuInstanceId, gpmSample)\n--\n\n",
    "nvmlGpmMigSampleGet(device, gpuInstanceId, gpmSample)\n\n"
    "Take a sample of the performance counters of one GPU instance.\n\n"
    "nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId,\n"
    "    nvmlGpmSample_t gpmSample)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    gpuInstanceId : int\n"
    "    gpmSample : nvmlGpmSample_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Releases the GIL. Since CUDA 12.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html\n");
CB_DOC(nvmlGpmQueryDeviceSupport,
    "nvmlGpmQueryDeviceSupport($module, /, device, gpmSupport)\n--\n\n",
    "nvmlGpmQueryDeviceSupport(device, gpmSupport)\n\n"
    "Report whether a GPU has such performance counters.\n\n"
    "nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device,\n"
    "    nvmlGpmSupport_t *gpmSupport)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    gpmSupport : nvmlGpmSupport_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html\n");
CB_DOC(nvmlGpmQueryIfStreamingEnabled,
    "nvmlGpmQueryIfStreamingEnabled($module, /, device)\n--\n\n",
    "nvmlGpmQueryIfStreamingEnabled(device)\n\n"
    "Report whether a GPU collects its performance counters all the time.\n\n"
    "nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n\n"
    "Returns\n"
    "    (nvmlReturn_t, state); cubind.checked.nvml returns state, or raises NvmlError\n"
    "    state : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html\n");
CB_DOC(nvmlGpmSetStreamingEnabled,
    "nvmlGpmSetStreamingEnabled($module, /, device, state)\n--\n\n",
    "nvmlGpmSetStreamingEnabled(device, state)\n\n"
    "Set whether a GPU collects its performance counters all the time.\n\n"
    "nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    state : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html\n");
CB_DOC(nvmlDeviceGetCapabilities,
    "nvmlDeviceGetCapabilities($module, /, device, caps)\n--\n\n",
    "nvmlDeviceGetCapabilities(device, caps)\n\n"
    "Return the capabilities of a GPU, as bits NVML_DEV_CAP_*.\n\n"
    "nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device,\n"
    "    nvmlDeviceCapabilities_t *caps)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    caps : nvmlDeviceCapabilities_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.5.\n"
    "https://docs.nvidia.com/deploy/nvml-api/\n");
CB_DOC(nvmlDeviceWorkloadPowerProfileGetProfilesInfo,
    "nvmlDeviceWorkloadPowerProfileGetProfilesInfo($module, /, device, profilesInfo)\n--\n\n",
    "nvmlDeviceWorkloadPowerProfileGetProfilesInfo(device, profilesInfo)\n\n"
    "List the profiles by which a GPU can be tuned for kinds of work.\n\n"
    "nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device,\n"
    "    nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    profilesInfo : nvmlWorkloadPowerProfileProfilesInfo_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,\n"
    "    NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerProfiles.html\n");
CB_DOC(nvmlDeviceWorkloadPowerProfileGetCurrentProfiles,
    "nvmlDeviceWorkloadPowerProfileGetCurrentProfiles($module, /, device, currentProfiles)\n"
    "--\n\n",
    "nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(device, currentProfiles)\n\n"
    "Return the tuning profiles requested for a GPU, and those in force.\n\n"
    "nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device,\n"
    "    nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    currentProfiles : nvmlWorkloadPowerProfileCurrentProfiles_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerProfiles.html\n");
CB_DOC(nvmlDeviceWorkloadPowerProfileSetRequestedProfiles,
    "nvmlDeviceWorkloadPowerProfileSetRequestedProfiles($module, /, device, requestedProfiles)\n"
    "--\n\n",
    "nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(device, requestedProfiles)\n\n"
    "Add tuning profiles to those requested for a GPU.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device,\n"
    "    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    requestedProfiles : nvmlWorkloadPowerProfileRequestedProfiles_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.8. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerProfiles.html\n");
CB_DOC(nvmlDeviceWorkloadPowerProfileClearRequestedProfiles,
    "nvmlDeviceWorkloadPowerProfileClearRequestedProfiles($module, /, device, "
    "requestedProfiles)\n--\n\n",
    "nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(device, requestedProfiles)\n\n"
    "Remove tuning profiles from those requested for a GPU.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device,\n"
    "    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    requestedProfiles : nvmlWorkloadPowerProfileRequestedProfiles_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 12.8. Deprecated.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerProfiles.html\n");
CB_DOC(nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1,
    "nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1($module, /, device, updateProfiles)\n--\n\n",
    "nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(device, updateProfiles)\n\n"
    "Set, clear or replace the tuning profiles requested for a GPU.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(nvmlDevice_t device,\n"
    "    nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    updateProfiles : nvmlWorkloadPowerProfileUpdateProfiles_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.1.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerProfiles.html\n");
CB_DOC(nvmlDevicePowerSmoothingActivatePresetProfile,
    "nvmlDevicePowerSmoothingActivatePresetProfile($module, /, device, profile)\n--\n\n",
    "nvmlDevicePowerSmoothingActivatePresetProfile(device, profile)\n\n"
    "Select the profile by which a GPU ramps its power.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device,\n"
    "    nvmlPowerSmoothingProfile_t *profile)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    profile : nvmlPowerSmoothingProfile_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerSmoothing.html\n");
CB_DOC(nvmlDevicePowerSmoothingUpdatePresetProfileParam,
    "nvmlDevicePowerSmoothingUpdatePresetProfileParam($module, /, device, profile)\n--\n\n",
    "nvmlDevicePowerSmoothingUpdatePresetProfileParam(device, profile)\n\n"
    "Change one parameter of a power ramp profile.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device,\n"
    "    nvmlPowerSmoothingProfile_t *profile)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    profile : nvmlPowerSmoothingProfile_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerSmoothing.html\n");
CB_DOC(nvmlDevicePowerSmoothingSetState,
    "nvmlDevicePowerSmoothingSetState($module, /, device, state)\n--\n\n",
    "nvmlDevicePowerSmoothingSetState(device, state)\n\n"
    "Set whether a GPU ramps its power up and down smoothly.\n\n"
    "Only root may call it.\n\n"
    "nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device,\n"
    "    nvmlPowerSmoothingState_t *state)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    state : nvmlPowerSmoothingState_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 12.8.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerSmoothing.html\n");
CB_DOC(nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts,
    "nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts($module, /, device, errorCounts)\n--\n\n",
    "nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(device, errorCounts)\n\n"
    "List the places in a GPU's caches where errors were not corrected.\n\n"
    "nvmlReturn_t nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(nvmlDevice_t device,\n"
    "    nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    errorCounts : nvmlEccSramUniqueUncorrectedErrorCounts_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.0.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceGetRemappedRows_v2,
    "nvmlDeviceGetRemappedRows_v2($module, /, device, info)\n--\n\n",
    "nvmlDeviceGetRemappedRows_v2(device, info)\n\n"
    "Return the number of memory rows that were replaced after errors.\n\n"
    "nvmlReturn_t nvmlDeviceGetRemappedRows_v2(nvmlDevice_t device,\n"
    "    nvmlRemappedRowsInfo_v2_t *info)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    info : nvmlRemappedRowsInfo_v2_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.2.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlDeviceSetRusdSettings_v1,
    "nvmlDeviceSetRusdSettings_v1($module, /, device, settings)\n--\n\n",
    "nvmlDeviceSetRusdSettings_v1(device, settings)\n\n"
    "Set which data the driver shares with user programs.\n\n"
    "The settings also say how often it renews the data.\n\n"
    "nvmlReturn_t nvmlDeviceSetRusdSettings_v1(nvmlDevice_t device,\n"
    "    nvmlRusdSettings_v1_t *settings)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    settings : nvmlRusdSettings_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_ARGUMENT_VERSION_MISMATCH\n\n"
    "Releases the GIL. Since CUDA 13.1.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html\n");
CB_DOC(nvmlDeviceGetBankRemapperStatus_v1,
    "nvmlDeviceGetBankRemapperStatus_v1($module, /, device, pBankRemapperStatus)\n--\n\n",
    "nvmlDeviceGetBankRemapperStatus_v1(device, pBankRemapperStatus)\n\n"
    "Return which memory banks were replaced and whether more can be.\n\n"
    "nvmlReturn_t nvmlDeviceGetBankRemapperStatus_v1(nvmlDevice_t device,\n"
    "    nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus)\n\n"
    "Parameters\n"
    "    device : nvmlDevice_t, int or None\n"
    "    pBankRemapperStatus : nvmlEccBankRemapperStatus_v1_t or None; in and out\n\n"
    "Returns\n"
    "    (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError\n\n"
    "Fails with\n"
    "    NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,\n"
    "    NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN\n\n"
    "Releases the GIL. Since CUDA 13.4.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html\n");
CB_DOC(nvmlGetBlacklistDeviceCount,
    "nvmlGetBlacklistDeviceCount($module, /)\n--\n\n",
    "nvmlGetBlacklistDeviceCount()\n\n"
    "Return the number of GPUs that the driver is set to exclude.\n\n"
    "nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)\n\n"
    "Returns\n"
    "    (nvmlReturn_t, deviceCount); cubind.checked.nvml returns deviceCount, or raises\n"
    "        NvmlError\n"
    "    deviceCount : int\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlExcludedGpuQueries.html\n");
CB_DOC(nvmlGetBlacklistDeviceInfoByIndex,
    "nvmlGetBlacklistDeviceInfoByIndex($module, /, index)\n--\n\n",
    "nvmlGetBlacklistDeviceInfoByIndex(index)\n\n"
    "Return the PCI address and id of a GPU that the driver excludes.\n\n"
    "nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index,\n"
    "    nvmlExcludedDeviceInfo_t *info)\n\n"
    "Parameters\n"
    "    index : int\n\n"
    "Returns\n"
    "    (nvmlReturn_t, info); cubind.checked.nvml returns info, or raises NvmlError\n"
    "    info : nvmlExcludedDeviceInfo_t\n\n"
    "Fails with\n"
    "    NVML_ERROR_INVALID_ARGUMENT\n\n"
    "Releases the GIL.\n"
    "https://docs.nvidia.com/deploy/nvml-api/group__nvmlExcludedGpuQueries.html\n");

PyMethodDef nvml_methods[] = {
    METHOD(nvmlInit),
    METHOD(nvmlInitWithFlags),
    METHOD(nvmlShutdown),
    METHOD(nvmlErrorString),
    METHOD(nvmlSystemGetDriverVersion),
    METHOD(nvmlSystemGetNVMLVersion),
    METHOD(nvmlSystemGetCudaDriverVersion),
    METHOD(nvmlSystemGetCudaDriverVersion_v2),
    METHOD(nvmlSystemGetProcessName),
    METHOD(nvmlSystemGetHicVersion),
    METHOD(nvmlSystemGetTopologyGpuSet),
    METHOD(nvmlSystemGetDriverBranch),
    METHOD(nvmlSystemGetCPER_v1),
    METHOD(nvmlUnitGetCount),
    METHOD(nvmlUnitGetHandleByIndex),
    METHOD(nvmlUnitGetUnitInfo),
    METHOD(nvmlUnitGetLedState),
    METHOD(nvmlUnitGetPsuInfo),
    METHOD(nvmlUnitGetTemperature),
    METHOD(nvmlUnitGetFanSpeedInfo),
    METHOD(nvmlUnitGetDevices),
    METHOD(nvmlDeviceGetCount),
    METHOD(nvmlDeviceGetAttributes),
    METHOD(nvmlDeviceGetHandleByIndex),
    METHOD(nvmlDeviceGetHandleBySerial),
    METHOD(nvmlDeviceGetHandleByUUID),
    METHOD(nvmlDeviceGetHandleByUUIDV),
    METHOD(nvmlDeviceGetHandleByPciBusId),
    METHOD(nvmlDeviceGetName),
    METHOD(nvmlDeviceGetBrand),
    METHOD(nvmlDeviceGetIndex),
    METHOD(nvmlDeviceGetSerial),
    METHOD(nvmlDeviceGetModuleId),
    METHOD(nvmlDeviceGetC2cModeInfoV),
    METHOD(nvmlDeviceGetMemoryAffinity),
    METHOD(nvmlDeviceGetCpuAffinityWithinScope),
    METHOD(nvmlDeviceGetCpuAffinity),
    METHOD(nvmlDeviceSetCpuAffinity),
    METHOD(nvmlDeviceClearCpuAffinity),
    METHOD(nvmlDeviceGetNumaNodeId),
    METHOD(nvmlDeviceGetAddressingMode),
    METHOD(nvmlDeviceGetRepairStatus),
    METHOD(nvmlDeviceGetUnrepairableMemoryFlag_v1),
    METHOD(nvmlDeviceGetTopologyCommonAncestor),
    METHOD(nvmlDeviceGetTopologyNearestGpus),
    METHOD(nvmlDeviceGetP2PStatus),
    METHOD(nvmlDeviceGetUUID),
    METHOD(nvmlDeviceGetMinorNumber),
    METHOD(nvmlDeviceGetBoardPartNumber),
    METHOD(nvmlDeviceGetInforomVersion),
    METHOD(nvmlDeviceGetInforomImageVersion),
    METHOD(nvmlDeviceGetInforomConfigurationChecksum),
    METHOD(nvmlDeviceValidateInforom),
    METHOD(nvmlDeviceGetLastBBXFlushTime),
    METHOD(nvmlDeviceGetBBXTimeData_v1),
    METHOD(nvmlDeviceGetGpuUptime_v1),
    METHOD(nvmlDeviceGetDisplayMode),
    METHOD(nvmlDeviceGetDisplayActive),
    METHOD(nvmlDeviceGetPersistenceMode),
    METHOD(nvmlDeviceGetPciInfoExt),
    METHOD(nvmlDeviceGetPciInfo),
    METHOD(nvmlDeviceGetMaxPcieLinkGeneration),
    METHOD(nvmlDeviceGetGpuMaxPcieLinkGeneration),
    METHOD(nvmlDeviceGetMaxPcieLinkWidth),
    METHOD(nvmlDeviceGetCurrPcieLinkGeneration),
    METHOD(nvmlDeviceGetCurrPcieLinkWidth),
    METHOD(nvmlDeviceGetPcieThroughput),
    METHOD(nvmlDeviceGetPcieReplayCounter),
    METHOD(nvmlDeviceGetClockInfo),
    METHOD(nvmlDeviceGetMaxClockInfo),
    METHOD(nvmlDeviceGetGpcClkVfOffset),
    METHOD(nvmlDeviceGetApplicationsClock),
    METHOD(nvmlDeviceGetDefaultApplicationsClock),
    METHOD(nvmlDeviceGetClock),
    METHOD(nvmlDeviceGetMaxCustomerBoostClock),
    METHOD(nvmlDeviceGetSupportedMemoryClocks),
    METHOD(nvmlDeviceGetSupportedGraphicsClocks),
    METHOD(nvmlDeviceGetAutoBoostedClocksEnabled),
    METHOD(nvmlDeviceGetFanSpeed),
    METHOD(nvmlDeviceGetFanSpeed_v2),
    METHOD(nvmlDeviceGetFanSpeedRPM),
    METHOD(nvmlDeviceGetTargetFanSpeed),
    METHOD(nvmlDeviceGetMinMaxFanSpeed),
    METHOD(nvmlDeviceGetFanControlPolicy_v2),
    METHOD(nvmlDeviceGetNumFans),
    METHOD(nvmlDeviceGetTemperature),
    METHOD(nvmlDeviceGetCoolerInfo),
    METHOD(nvmlDeviceGetTemperatureV),
    METHOD(nvmlDeviceGetTemperatureThreshold),
    METHOD(nvmlDeviceGetMarginTemperature),
    METHOD(nvmlDeviceGetThermalSettings),
    METHOD(nvmlDeviceGetPerformanceState),
    METHOD(nvmlDeviceGetCurrentClocksEventReasons),
    METHOD(nvmlDeviceGetCurrentClocksThrottleReasons),
    METHOD(nvmlDeviceGetSupportedClocksEventReasons),
    METHOD(nvmlDeviceGetSupportedClocksThrottleReasons),
    METHOD(nvmlDeviceGetPowerState),
    METHOD(nvmlDeviceGetDynamicPstatesInfo),
    METHOD(nvmlDeviceGetMemClkVfOffset),
    METHOD(nvmlDeviceGetMinMaxClockOfPState),
    METHOD(nvmlDeviceGetSupportedPerformanceStates),
    METHOD(nvmlDeviceGetGpcClkMinMaxVfOffset),
    METHOD(nvmlDeviceGetMemClkMinMaxVfOffset),
    METHOD(nvmlDeviceGetClockOffsets),
    METHOD(nvmlDeviceSetClockOffsets),
    METHOD(nvmlDeviceGetPerformanceModes),
    METHOD(nvmlDeviceGetCurrentClockFreqs),
    METHOD(nvmlDeviceGetPowerManagementMode),
    METHOD(nvmlDeviceGetPowerManagementLimit),
    METHOD(nvmlDeviceGetPowerManagementLimitConstraints),
    METHOD(nvmlDeviceGetPowerManagementDefaultLimit),
    METHOD(nvmlDeviceGetPowerUsage),
    METHOD(nvmlDeviceGetPowerMizerMode_v1),
    METHOD(nvmlDeviceSetPowerMizerMode_v1),
    METHOD(nvmlDeviceGetTotalEnergyConsumption),
    METHOD(nvmlDeviceGetEnforcedPowerLimit),
    METHOD(nvmlDeviceSetAdaptiveTgpMode_v1),
    METHOD(nvmlDeviceGetAdaptiveTgpModeInfo_v1),
    METHOD(nvmlDeviceGetGpuOperationMode),
    METHOD(nvmlDeviceGetMemoryInfo),
    METHOD(nvmlDeviceGetMemoryInfo_v2),
    METHOD(nvmlDeviceSetMemoryLimits_v1),
    METHOD(nvmlDeviceGetMemoryLimits_v1),
    METHOD(nvmlDeviceGetComputeMode),
    METHOD(nvmlDeviceGetCudaComputeCapability),
    METHOD(nvmlDeviceGetDramEncryptionMode),
    METHOD(nvmlDeviceSetDramEncryptionMode),
    METHOD(nvmlDeviceGetEccMode),
    METHOD(nvmlDeviceGetDefaultEccMode),
    METHOD(nvmlDeviceGetBoardId),
    METHOD(nvmlDeviceGetMultiGpuBoard),
    METHOD(nvmlDeviceGetTotalEccErrors),
    METHOD(nvmlDeviceGetDetailedEccErrors),
    METHOD(nvmlDeviceGetMemoryErrorCounter),
    METHOD(nvmlDeviceGetUtilizationRates),
    METHOD(nvmlDeviceGetEncoderUtilization),
    METHOD(nvmlDeviceGetEncoderCapacity),
    METHOD(nvmlDeviceGetEncoderStats),
    METHOD(nvmlDeviceGetEncoderSessions),
    METHOD(nvmlDeviceGetDecoderUtilization),
    METHOD(nvmlDeviceGetJpgUtilization),
    METHOD(nvmlDeviceGetOfaUtilization),
    METHOD(nvmlDeviceGetFBCStats),
    METHOD(nvmlDeviceGetFBCSessions),
    METHOD(nvmlDeviceGetDriverModel),
    METHOD(nvmlDeviceGetVbiosVersion),
    METHOD(nvmlDeviceGetBridgeChipInfo),
    METHOD(nvmlDeviceGetComputeRunningProcesses),
    METHOD(nvmlDeviceGetGraphicsRunningProcesses),
    METHOD(nvmlDeviceGetMPSComputeRunningProcesses),
    METHOD(nvmlDeviceGetRunningProcessDetailList),
    METHOD(nvmlDeviceOnSameBoard),
    METHOD(nvmlDeviceGetAPIRestriction),
    METHOD(nvmlDeviceGetSamples),
    METHOD(nvmlDeviceGetBAR1MemoryInfo),
    METHOD(nvmlDeviceGetViolationStatus),
    METHOD(nvmlDeviceGetIrqNum),
    METHOD(nvmlDeviceGetNumGpuCores),
    METHOD(nvmlDeviceGetPowerSource),
    METHOD(nvmlDeviceGetMemoryBusWidth),
    METHOD(nvmlDeviceGetPcieLinkMaxSpeed),
    METHOD(nvmlDeviceGetPcieSpeed),
    METHOD(nvmlDeviceGetAdaptiveClockInfoStatus),
    METHOD(nvmlDeviceGetBusType),
    METHOD(nvmlDeviceGetGpuFabricInfo),
    METHOD(nvmlDeviceGetGpuFabricInfoV),
    METHOD(nvmlDeviceGetGpuFabricInfo_v4),
    METHOD(nvmlSystemGetConfComputeCapabilities),
    METHOD(nvmlSystemGetConfComputeState),
    METHOD(nvmlDeviceGetConfComputeMemSizeInfo),
    METHOD(nvmlSystemGetConfComputeGpusReadyState),
    METHOD(nvmlDeviceGetConfComputeProtectedMemoryUsage),
    METHOD(nvmlDeviceGetConfComputeGpuCertificate),
    METHOD(nvmlDeviceGetConfComputeGpuAttestationReport),
    METHOD(nvmlSystemGetConfComputeKeyRotationThresholdInfo),
    METHOD(nvmlDeviceSetConfComputeUnprotectedMemSize),
    METHOD(nvmlSystemSetConfComputeGpusReadyState),
    METHOD(nvmlSystemSetConfComputeKeyRotationThresholdInfo),
    METHOD(nvmlSystemGetConfComputeSettings),
    METHOD(nvmlSystemGetConfComputeSettings_v2),
    METHOD(nvmlDeviceGetGspFirmwareVersion),
    METHOD(nvmlDeviceGetGspFirmwareMode),
    METHOD(nvmlDeviceGetSramEccErrorStatus),
    METHOD(nvmlDeviceSetPowerManagementLimit_v2),
    METHOD(nvmlDeviceGetAccountingMode),
    METHOD(nvmlDeviceGetAccountingStats),
    METHOD(nvmlDeviceGetAccountingPids),
    METHOD(nvmlDeviceGetAccountingBufferSize),
    METHOD(nvmlDeviceGetAccountingStats_v2),
    METHOD(nvmlDeviceGetRetiredPages),
    METHOD(nvmlDeviceGetRetiredPages_v2),
    METHOD(nvmlDeviceGetRetiredPagesPendingStatus),
    METHOD(nvmlDeviceGetRemappedRows),
    METHOD(nvmlDeviceGetRowRemapperHistogram),
    METHOD(nvmlDeviceGetArchitecture),
    METHOD(nvmlDeviceGetClkMonStatus),
    METHOD(nvmlDeviceGetProcessUtilization),
    METHOD(nvmlDeviceGetProcessesUtilizationInfo),
    METHOD(nvmlDeviceGetPlatformInfo),
    METHOD(nvmlDeviceGetPdi),
    METHOD(nvmlDeviceSetHostname_v1),
    METHOD(nvmlDeviceGetHostname_v1),
    METHOD(nvmlDevicePerfMetricsGetSamples_v1),
    METHOD(nvmlUnitSetLedState),
    METHOD(nvmlDeviceSetPersistenceMode),
    METHOD(nvmlDeviceSetComputeMode),
    METHOD(nvmlDeviceSetEccMode),
    METHOD(nvmlDeviceClearEccErrorCounts),
    METHOD(nvmlDeviceSetDriverModel),
    METHOD(nvmlDeviceSetGpuLockedClocks),
    METHOD(nvmlDeviceResetGpuLockedClocks),
    METHOD(nvmlDeviceSetMemoryLockedClocks),
    METHOD(nvmlDeviceResetMemoryLockedClocks),
    METHOD(nvmlDeviceSetApplicationsClocks),
    METHOD(nvmlDeviceResetApplicationsClocks),
    METHOD(nvmlDeviceSetAutoBoostedClocksEnabled),
    METHOD(nvmlDeviceSetDefaultAutoBoostedClocksEnabled),
    METHOD(nvmlDeviceSetDefaultFanSpeed_v2),
    METHOD(nvmlDeviceSetFanControlPolicy),
    METHOD(nvmlDeviceSetTemperatureThreshold),
    METHOD(nvmlDeviceSetPowerManagementLimit),
    METHOD(nvmlDeviceSetGpuOperationMode),
    METHOD(nvmlDeviceSetAPIRestriction),
    METHOD(nvmlDeviceSetFanSpeed_v2),
    METHOD(nvmlDeviceSetGpcClkVfOffset),
    METHOD(nvmlDeviceSetMemClkVfOffset),
    METHOD(nvmlDeviceSetAccountingMode),
    METHOD(nvmlDeviceClearAccountingPids),
    METHOD(nvmlDeviceGetNvLinkState),
    METHOD(nvmlDeviceGetNvLinkVersion),
    METHOD(nvmlDeviceGetNvLinkCapability),
    METHOD(nvmlDeviceGetNvLinkRemotePciInfo),
    METHOD(nvmlDeviceGetNvLinkErrorCounter),
    METHOD(nvmlDeviceResetNvLinkErrorCounters),
    METHOD(nvmlDeviceSetNvLinkUtilizationControl),
    METHOD(nvmlDeviceGetNvLinkUtilizationControl),
    METHOD(nvmlDeviceGetNvLinkUtilizationCounter),
    METHOD(nvmlDeviceFreezeNvLinkUtilizationCounter),
    METHOD(nvmlDeviceResetNvLinkUtilizationCounter),
    METHOD(nvmlDeviceGetNvLinkRemoteDeviceType),
    METHOD(nvmlDeviceSetNvLinkDeviceLowPowerThreshold),
    METHOD(nvmlSystemSetNvlinkBwMode),
    METHOD(nvmlSystemGetNvlinkBwMode),
    METHOD(nvmlDeviceGetNvlinkSupportedBwModes),
    METHOD(nvmlDeviceGetNvlinkBwMode),
    METHOD(nvmlDeviceSetNvlinkBwMode),
    METHOD(nvmlDeviceSetNvlinkBwModeAsync_v1),
    METHOD(nvmlDeviceGetNvLinkInfo),
    METHOD(nvmlDeviceGetNvLinkInfo_v3),
    METHOD(nvmlDeviceGetNvLinkTelemetrySamples_v1),
    METHOD(nvmlDeviceGetNvlinkRemapTableInfo_v1),
    METHOD(nvmlDeviceSetNvlinkNvleReady_v1),
    METHOD(nvmlDeviceLockNvlinkRemapTable_v1),
    METHOD(nvmlDeviceSetupNvlinkNvleEncryptionKey_v1),
    METHOD(nvmlDeviceGetNvlinkNvlePrivateInfo_v1),
    METHOD(nvmlEventSetCreate),
    METHOD(nvmlDeviceRegisterEvents),
    METHOD(nvmlDeviceGetSupportedEventTypes),
    METHOD(nvmlEventSetWait),
    METHOD(nvmlEventSetRegisterGpuOperationalEvents_v1),
    METHOD(nvmlEventSetWait_v3),
    METHOD(nvmlEventSetGetContextCount_v1),
    METHOD(nvmlEventSetGetContextInfo_v1),
    METHOD(nvmlEventSetGetContextData_v1),
    METHOD(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1),
    METHOD(nvmlEventSetFree),
    METHOD(nvmlSystemEventSetCreate),
    METHOD(nvmlSystemEventSetFree),
    METHOD(nvmlSystemRegisterEvents),
    METHOD(nvmlSystemEventSetWait),
    METHOD(nvmlDeviceModifyDrainState),
    METHOD(nvmlDeviceQueryDrainState),
    METHOD(nvmlDeviceRemoveGpu),
    METHOD(nvmlDeviceDiscoverGpus),
    METHOD(nvmlDeviceGetFieldValues),
    METHOD(nvmlDeviceClearFieldValues),
    METHOD(nvmlDeviceGetVirtualizationMode),
    METHOD(nvmlDeviceGetHostVgpuMode),
    METHOD(nvmlDeviceSetVirtualizationMode),
    METHOD(nvmlDeviceGetVgpuHeterogeneousMode),
    METHOD(nvmlDeviceSetVgpuHeterogeneousMode),
    METHOD(nvmlVgpuInstanceGetPlacementId),
    METHOD(nvmlDeviceGetVgpuTypeSupportedPlacements),
    METHOD(nvmlDeviceGetVgpuTypeCreatablePlacements),
    METHOD(nvmlVgpuTypeGetGspHeapSize),
    METHOD(nvmlVgpuTypeGetFbReservation),
    METHOD(nvmlVgpuInstanceGetRuntimeStateSize),
    METHOD(nvmlDeviceSetVgpuCapabilities),
    METHOD(nvmlDeviceVgpuForceGspUnload),
    METHOD(nvmlDeviceGetGridLicensableFeatures),
    METHOD(nvmlGetVgpuDriverCapabilities),
    METHOD(nvmlDeviceGetVgpuCapabilities),
    METHOD(nvmlDeviceGetSupportedVgpus),
    METHOD(nvmlDeviceGetCreatableVgpus),
    METHOD(nvmlVgpuTypeGetClass),
    METHOD(nvmlVgpuTypeGetName),
    METHOD(nvmlVgpuTypeGetGpuInstanceProfileId),
    METHOD(nvmlVgpuTypeGetDeviceID),
    METHOD(nvmlVgpuTypeGetFramebufferSize),
    METHOD(nvmlVgpuTypeGetNumDisplayHeads),
    METHOD(nvmlVgpuTypeGetResolution),
    METHOD(nvmlVgpuTypeGetLicense),
    METHOD(nvmlVgpuTypeGetFrameRateLimit),
    METHOD(nvmlVgpuTypeGetMaxInstances),
    METHOD(nvmlVgpuTypeGetMaxInstancesPerVm),
    METHOD(nvmlVgpuTypeGetBAR1Info),
    METHOD(nvmlDeviceGetActiveVgpus),
    METHOD(nvmlVgpuInstanceGetVmID),
    METHOD(nvmlVgpuInstanceGetUUID),
    METHOD(nvmlVgpuInstanceGetVmDriverVersion),
    METHOD(nvmlVgpuInstanceGetFbUsage),
    METHOD(nvmlVgpuInstanceGetLicenseStatus),
    METHOD(nvmlVgpuInstanceGetType),
    METHOD(nvmlVgpuInstanceGetFrameRateLimit),
    METHOD(nvmlVgpuInstanceGetEccMode),
    METHOD(nvmlVgpuInstanceGetEncoderCapacity),
    METHOD(nvmlVgpuInstanceSetEncoderCapacity),
    METHOD(nvmlVgpuInstanceGetEncoderStats),
    METHOD(nvmlVgpuInstanceGetEncoderSessions),
    METHOD(nvmlVgpuInstanceGetFBCStats),
    METHOD(nvmlVgpuInstanceGetFBCSessions),
    METHOD(nvmlVgpuInstanceGetGpuInstanceId),
    METHOD(nvmlVgpuInstanceGetGpuPciId),
    METHOD(nvmlVgpuTypeGetCapabilities),
    METHOD(nvmlVgpuInstanceGetMdevUUID),
    METHOD(nvmlGpuInstanceGetCreatableVgpus),
    METHOD(nvmlVgpuTypeGetMaxInstancesPerGpuInstance),
    METHOD(nvmlGpuInstanceGetActiveVgpus),
    METHOD(nvmlGpuInstanceSetVgpuSchedulerState),
    METHOD(nvmlGpuInstanceGetVgpuSchedulerState),
    METHOD(nvmlGpuInstanceGetVgpuSchedulerLog),
    METHOD(nvmlGpuInstanceGetVgpuTypeCreatablePlacements),
    METHOD(nvmlGpuInstanceGetVgpuHeterogeneousMode),
    METHOD(nvmlGpuInstanceSetVgpuHeterogeneousMode),
    METHOD(nvmlDeviceGetVgpuSchedulerState_v2),
    METHOD(nvmlGpuInstanceGetVgpuSchedulerState_v2),
    METHOD(nvmlDeviceGetVgpuSchedulerLog_v2),
    METHOD(nvmlGpuInstanceGetVgpuSchedulerLog_v2),
    METHOD(nvmlDeviceSetVgpuSchedulerState_v2),
    METHOD(nvmlGpuInstanceSetVgpuSchedulerState_v2),
    METHOD(nvmlVgpuInstanceGetMetadata),
    METHOD(nvmlDeviceGetVgpuMetadata),
    METHOD(nvmlGetVgpuCompatibility),
    METHOD(nvmlDeviceGetPgpuMetadataString),
    METHOD(nvmlDeviceGetVgpuSchedulerLog),
    METHOD(nvmlDeviceGetVgpuSchedulerState),
    METHOD(nvmlDeviceSetVgpuSchedulerState),
    METHOD(nvmlDeviceGetVgpuSchedulerCapabilities),
    METHOD(nvmlGetVgpuVersion),
    METHOD(nvmlSetVgpuVersion),
    METHOD(nvmlDeviceGetVgpuUtilization),
    METHOD(nvmlDeviceGetVgpuInstancesUtilizationInfo),
    METHOD(nvmlDeviceGetVgpuProcessUtilization),
    METHOD(nvmlDeviceGetVgpuProcessesUtilizationInfo),
    METHOD(nvmlVgpuInstanceGetAccountingMode),
    METHOD(nvmlVgpuInstanceGetAccountingPids),
    METHOD(nvmlVgpuInstanceGetAccountingStats),
    METHOD(nvmlVgpuInstanceClearAccountingPids),
    METHOD(nvmlVgpuInstanceGetLicenseInfo),
    METHOD(nvmlGetExcludedDeviceCount),
    METHOD(nvmlGetExcludedDeviceInfoByIndex),
    METHOD(nvmlDeviceReadWritePRM_v1),
    METHOD(nvmlDeviceReadPRMCounters_v1),
    METHOD(nvmlDeviceSetMigMode),
    METHOD(nvmlDeviceGetMigMode),
    METHOD(nvmlDeviceGetGpuInstanceProfileInfo),
    METHOD(nvmlDeviceGetGpuInstanceProfileInfoV),
    METHOD(nvmlDeviceGetGpuInstanceProfileInfoByIdV),
    METHOD(nvmlDeviceGetGpuInstancePossiblePlacements),
    METHOD(nvmlDeviceGetGpuInstanceRemainingCapacity),
    METHOD(nvmlDeviceCreateGpuInstance),
    METHOD(nvmlDeviceCreateGpuInstanceWithPlacement),
    METHOD(nvmlGpuInstanceDestroy),
    METHOD(nvmlDeviceGetGpuInstances),
    METHOD(nvmlDeviceGetGpuInstanceById),
    METHOD(nvmlGpuInstanceGetInfo),
    METHOD(nvmlGpuInstanceGetComputeInstanceProfileInfo),
    METHOD(nvmlGpuInstanceGetComputeInstanceProfileInfoV),
    METHOD(nvmlGpuInstanceGetComputeInstanceRemainingCapacity),
    METHOD(nvmlGpuInstanceGetComputeInstancePossiblePlacements),
    METHOD(nvmlGpuInstanceCreateComputeInstance),
    METHOD(nvmlGpuInstanceCreateComputeInstanceWithPlacement),
    METHOD(nvmlComputeInstanceDestroy),
    METHOD(nvmlGpuInstanceGetComputeInstances),
    METHOD(nvmlGpuInstanceGetComputeInstanceById),
    METHOD(nvmlComputeInstanceGetInfo),
    METHOD(nvmlDeviceIsMigDeviceHandle),
    METHOD(nvmlDeviceGetGpuInstanceId),
    METHOD(nvmlDeviceGetComputeInstanceId),
    METHOD(nvmlDeviceGetMaxMigDeviceCount),
    METHOD(nvmlDeviceGetMigDeviceHandleByIndex),
    METHOD(nvmlDeviceGetDeviceHandleFromMigDeviceHandle),
    METHOD(nvmlGpmMetricsGet),
    METHOD(nvmlGpmSampleFree),
    METHOD(nvmlGpmSampleAlloc),
    METHOD(nvmlGpmSampleGet),
    METHOD(nvmlGpmMigSampleGet),
    METHOD(nvmlGpmQueryDeviceSupport),
    METHOD(nvmlGpmQueryIfStreamingEnabled),
    METHOD(nvmlGpmSetStreamingEnabled),
    METHOD(nvmlDeviceGetCapabilities),
    METHOD(nvmlDeviceWorkloadPowerProfileGetProfilesInfo),
    METHOD(nvmlDeviceWorkloadPowerProfileGetCurrentProfiles),
    METHOD(nvmlDeviceWorkloadPowerProfileSetRequestedProfiles),
    METHOD(nvmlDeviceWorkloadPowerProfileClearRequestedProfiles),
    METHOD(nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1),
    METHOD(nvmlDevicePowerSmoothingActivatePresetProfile),
    METHOD(nvmlDevicePowerSmoothingUpdatePresetProfileParam),
    METHOD(nvmlDevicePowerSmoothingSetState),
    METHOD(nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts),
    METHOD(nvmlDeviceGetRemappedRows_v2),
    METHOD(nvmlDeviceSetRusdSettings_v1),
    METHOD(nvmlDeviceGetBankRemapperStatus_v1),
    ALIAS(nvmlGetBlacklistDeviceCount, nvmlGetExcludedDeviceCount),
    ALIAS(nvmlGetBlacklistDeviceInfoByIndex, nvmlGetExcludedDeviceInfoByIndex),
    {NULL, NULL, 0, NULL},
};

PyMethodDef nvml_checked_methods[sizeof nvml_methods / sizeof *nvml_methods];

// The docstrings of the checked form that differ from the tuple form's.
const cb_checked_doc nvml_checked_docs[] = {
    {4, CB_DOC_OF(checked_nvmlSystemGetDriverVersion)},
    {5, CB_DOC_OF(checked_nvmlSystemGetNVMLVersion)},
    {8, CB_DOC_OF(checked_nvmlSystemGetProcessName)},
    {28, CB_DOC_OF(checked_nvmlDeviceGetName)},
    {31, CB_DOC_OF(checked_nvmlDeviceGetSerial)},
    {46, CB_DOC_OF(checked_nvmlDeviceGetUUID)},
    {48, CB_DOC_OF(checked_nvmlDeviceGetBoardPartNumber)},
    {49, CB_DOC_OF(checked_nvmlDeviceGetInforomVersion)},
    {50, CB_DOC_OF(checked_nvmlDeviceGetInforomImageVersion)},
    {145, CB_DOC_OF(checked_nvmlDeviceGetVbiosVersion)},
    {274, CB_DOC_OF(checked_nvmlDeviceGetFieldValues)},
    {275, CB_DOC_OF(checked_nvmlDeviceClearFieldValues)},
    {294, CB_DOC_OF(checked_nvmlVgpuTypeGetClass)},
    {295, CB_DOC_OF(checked_nvmlVgpuTypeGetName)},
    {301, CB_DOC_OF(checked_nvmlVgpuTypeGetLicense)},
    {307, CB_DOC_OF(checked_nvmlVgpuInstanceGetVmID)},
    {308, CB_DOC_OF(checked_nvmlVgpuInstanceGetUUID)},
    {309, CB_DOC_OF(checked_nvmlVgpuInstanceGetVmDriverVersion)},
    {322, CB_DOC_OF(checked_nvmlVgpuInstanceGetGpuPciId)},
    {324, CB_DOC_OF(checked_nvmlVgpuInstanceGetMdevUUID)},
    {343, CB_DOC_OF(checked_nvmlDeviceGetPgpuMetadataString)},
    {-1, NULL},
};
