// Queries the driver for the kind of memory at an address, and derives facts from the kind.
#include "memory/memory_kind.h"

#include "base/errors.h"
#include "base/start.h"

// --- pointers ------------------------------------------------------------------------------------

typedef struct pointer_answer {
    unsigned int type, managed;
    int device;
} pointer_answer;

// Queries the driver. An address that CUDA does not know is not an error: the driver then writes
// nothing.
static CUresult
ask_driver(CUdeviceptr ptr, pointer_answer *answer)
{
    CUpointer_attribute attributes[] = {
        CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
        CU_POINTER_ATTRIBUTE_IS_MANAGED,
        CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
    };
    void *values[] = {&answer->type, &answer->managed, &answer->device};
    *answer = (pointer_answer){0};
    return CORE_NOGIL(core_driver->cuPointerGetAttributes(3, attributes, values, ptr));
}

static int
kind_of(const pointer_answer *answer, core_memory_kind *kind)
{
    if (answer->type == 0)
        *kind = CORE_MEMORY_HOST;
    else if (answer->managed)
        *kind = CORE_MEMORY_MANAGED;
    else if (answer->type == CU_MEMORYTYPE_HOST)
        *kind = CORE_MEMORY_PINNED;
    else if (answer->type == CU_MEMORYTYPE_DEVICE)
        *kind = CORE_MEMORY_DEVICE;
    else {
        PyErr_Format(PyExc_ValueError, "Unsupported memory type: %u", answer->type);
        return -1;
    }
    return 0;
}

int
core_memory_classify(core_state *st, CUdeviceptr ptr, core_memory_kind *kind, int *device)
{
    pointer_answer answer;
    if (core_start(st) < 0 ||
        core_check(st, ask_driver(ptr, &answer), "cuPointerGetAttributes") < 0 ||
        kind_of(&answer, kind) < 0)
        return -1;
    *device = *kind == CORE_MEMORY_HOST ? -1 : answer.device;
    return 0;
}
