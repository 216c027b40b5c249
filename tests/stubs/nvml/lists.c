// Implements NVML's functions that return a list. A caller first queries the number of items.
#include <string.h>

#include "devices.h"

enum { VALUE_TYPES = 7 };

STUB_NVML(nvmlSystemGetProcessName, (unsigned int pid, char *name, unsigned int length))
{
    if (pid != 4321)
        return NVML_ERROR_NOT_FOUND;
    return stub_text("/usr/bin/a program", name, length);
}

STUB_NVML(nvmlDeviceGetComputeRunningProcesses_v3,
          (nvmlDevice_t device, unsigned int *count, nvmlProcessInfo_t *infos))
{
    static const nvmlProcessInfo_t running[] = {
        {4321, 1u << 20, 0xFFFFFFFFu, 0xFFFFFFFFu},
        {77, ~0ull, 3, 1}, // a MIG device; its memory use is unknown
    };
    unsigned int running_count = device == stub_gpu(0) ? 2 : 0;
    return stub_list(running, running_count, sizeof *running, count, infos);
}

STUB_NVML(nvmlDeviceGetTopologyNearestGpus, (nvmlDevice_t device, nvmlGpuTopologyLevel_t level,
                                             unsigned int *count, nvmlDevice_t *devices))
{
    nvmlDevice_t other = stub_gpu(device == stub_gpu(0) ? 1 : 0);
    return stub_list(&other, level == NVML_TOPOLOGY_NODE ? 1 : 0, sizeof other, count, devices);
}

STUB_NVML(nvmlSystemGetTopologyGpuSet,
          (unsigned int cpu, unsigned int *count, nvmlDevice_t *devices))
{
    nvmlDevice_t near[] = {stub_gpu(0), stub_gpu(1)};
    if (cpu >= 64)
        return NVML_ERROR_INVALID_ARGUMENT;
    return stub_list(near, cpu < 2 ? 2 - cpu : 0, sizeof *near, count, devices);
}

STUB_NVML(nvmlDeviceGetTopologyCommonAncestor,
          (nvmlDevice_t one, nvmlDevice_t other, nvmlGpuTopologyLevel_t *level))
{
    *level = one == other ? NVML_TOPOLOGY_INTERNAL : NVML_TOPOLOGY_NODE;
    return NVML_SUCCESS;
}

STUB_NVML(nvmlDeviceGetSupportedPerformanceStates,
          (nvmlDevice_t device, nvmlPstates_t *states, unsigned int size))
{
    static const nvmlPstates_t known[] = {NVML_PSTATE_0, NVML_PSTATE_2, NVML_PSTATE_8};
    (void)device;
    for (unsigned int i = 0; i < size / sizeof *states; i++)
        states[i] = i < sizeof known / sizeof *known ? known[i] : NVML_PSTATE_UNKNOWN;
    return NVML_SUCCESS;
}

// Goes through all types of values by the field's number. Every seventh field is not supported.
STUB_NVML(nvmlDeviceGetFieldValues, (nvmlDevice_t device, int count, nvmlFieldValue_t *values))
{
    (void)device;
    for (int i = 0; i < count; i++) {
        nvmlFieldValue_t *v = &values[i];
        v->timestamp = 1700000000000000ll + i;
        v->latencyUsec = 10 + i;
        v->valueType = v->fieldId % VALUE_TYPES;
        v->nvmlReturn = v->fieldId % 7 == 6 ? NVML_ERROR_NOT_SUPPORTED : NVML_SUCCESS;
        v->value.ullVal = 0xFFFFFFFFFFFFFF00ull | (v->fieldId + v->scopeId) % 256;
        if (v->valueType == NVML_VALUE_TYPE_DOUBLE)
            v->value.dVal = v->fieldId + 0.5;
    }
    return NVML_SUCCESS;
}
