// Queries facts about devices, once per process, and finds the current context's device.
#include "device/device_facts.h"

#include "base/errors.h"
#include "base/start.h"

static core_device_facts known_facts[CORE_MAX_DEVICES];
static _Atomic(bool) is_known[CORE_MAX_DEVICES];

// --- facts ---------------------------------------------------------------------------------------

typedef struct wanted {
    CUdevice_attribute attribute;
    size_t at; // in core_device_facts
} wanted;

#define FACT(name, field) {CU_DEVICE_ATTRIBUTE_##name, offsetof(core_device_facts, field)}

static const wanted wanted_attributes[] = {
    FACT(COMPUTE_CAPABILITY_MAJOR, major),
    FACT(COMPUTE_CAPABILITY_MINOR, minor),
    FACT(MAX_THREADS_PER_BLOCK, max_threads_per_block),
    FACT(MAX_GRID_DIM_X, max_grid[0]),
    FACT(MAX_GRID_DIM_Y, max_grid[1]),
    FACT(MAX_GRID_DIM_Z, max_grid[2]),
    FACT(MAX_BLOCK_DIM_X, max_block[0]),
    FACT(MAX_BLOCK_DIM_Y, max_block[1]),
    FACT(MAX_BLOCK_DIM_Z, max_block[2]),
    FACT(MAX_SHARED_MEMORY_PER_BLOCK, max_shared),
    FACT(MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, max_shared_optin),
    FACT(MULTIPROCESSOR_COUNT, multiprocessors),
    FACT(COOPERATIVE_LAUNCH, cooperative_launch),
    FACT(MEMORY_POOLS_SUPPORTED, memory_pools),
};

static int
ask_attributes(core_state *st, int device, core_device_facts *out)
{
    for (size_t i = 0; i < sizeof wanted_attributes / sizeof *wanted_attributes; i++) {
        const wanted *w = &wanted_attributes[i];
        int *value = (int *)((char *)out + w->at);
        CUresult status = core_driver->cuDeviceGetAttribute(value, w->attribute, device);
        if (status == CUDA_ERROR_INVALID_VALUE)
            *value = 0; // the driver is older than the attribute
        else if (core_check(st, status, "cuDeviceGetAttribute") < 0)
            return -1;
    }
    return 0;
}

// Queries the range of stream priorities. Only this fact needs a context. Most programs use the
// primary context sooner or later anyway, so it is retained here.
static int
ask_priorities(core_state *st, int device, core_device_facts *out)
{
    core_ref *context = core_primary_context(st, device);
    core_scope scope;
    if (context == NULL || core_scope_enter(st, context->handle, &scope) < 0)
        return -1;
    int failed = core_check(
        st, core_driver->cuCtxGetStreamPriorityRange(&out->least_priority, &out->greatest_priority),
        "cuCtxGetStreamPriorityRange");
    return core_scope_leave(st, &scope) < 0 ? -1 : failed;
}

const core_device_facts *
core_device_facts_of(core_state *st, int device)
{
    if (CB_LIKELY(atomic_load_explicit(&is_known[device], memory_order_acquire)))
        return &known_facts[device];
    core_device_facts facts;
    if (core_start(st) < 0 || ask_attributes(st, device, &facts) < 0 ||
        ask_priorities(st, device, &facts) < 0)
        return NULL;
    known_facts[device] = facts; // perhaps several threads store the same values
    atomic_store_explicit(&is_known[device], true, memory_order_release);
    return &known_facts[device];
}

// --- the current device --------------------------------------------------------------------------

int
core_raise_not_initialized(core_state *st, int device)
{
    return core_raise_text(st,
                           "Device %d is not yet initialized, perhaps you forgot to call "
                           ".set_current() first?",
                           device);
}

int
core_current_device(core_state *st, int *out)
{
    if (core_start(st) < 0)
        return -1;
    int device = 0;
    CUresult status = core_driver->cuCtxGetDevice(&device);
    if (status == CUDA_ERROR_INVALID_CONTEXT)
        return core_raise_not_initialized(st, 0);
    if (core_check(st, status, "cuCtxGetDevice") < 0)
        return -1;
    *out = device;
    return 0;
}

core_ref *
core_current_context_ref(core_state *st)
{
    CUcontext current = NULL;
    if (core_current_context(st, &current) < 0)
        return NULL;
    if (current != NULL)
        return core_context_ref(st, current);
    int device;
    core_current_device(st, &device);
    return NULL;
}
