// Classifies memory: which device it is on, and who can access it.
#ifndef CUBIND_CORE_MEMORY_KIND_H
#define CUBIND_CORE_MEMORY_KIND_H

#include "base/state.h"

typedef enum core_memory_kind {
    CORE_MEMORY_UNKNOWN, // not queried yet
    CORE_MEMORY_DEVICE,
    CORE_MEMORY_PINNED,
    CORE_MEMORY_MANAGED,
    CORE_MEMORY_HOST, // unknown to CUDA
} core_memory_kind;

// Queries the driver about an address. Returns 0, or -1 with an exception, for example ValueError
// "Unsupported memory type: {n}".
int core_memory_classify(core_state *st, CUdeviceptr ptr, core_memory_kind *kind, int *device);

// Facts about memory. CORE_FACT_DEVICE is an ordinal or -1 (none); the others are 1 or 0.
typedef enum core_memory_fact {
    CORE_FACT_DEVICE_ACCESSIBLE,
    CORE_FACT_HOST_ACCESSIBLE,
    CORE_FACT_MANAGED,
    CORE_FACT_DEVICE,
} core_memory_fact;

// Returned with an exception in place of a fact that could not be found out.
enum { CORE_FACT_FAILED = INT_MIN };

static inline int
core_fact_of_kind(core_memory_kind kind, int device, core_memory_fact fact)
{
    enum { DEVICE = 1 << CORE_FACT_DEVICE_ACCESSIBLE, HOST = 1 << CORE_FACT_HOST_ACCESSIBLE };
    static const unsigned char facts[] = {
        [CORE_MEMORY_UNKNOWN] = DEVICE | HOST,
        [CORE_MEMORY_DEVICE] = DEVICE,
        [CORE_MEMORY_PINNED] = DEVICE | HOST,
        [CORE_MEMORY_MANAGED] = DEVICE | HOST | 1 << CORE_FACT_MANAGED,
        [CORE_MEMORY_HOST] = HOST,
    };
    return fact == CORE_FACT_DEVICE ? device : facts[kind] >> fact & 1;
}

// Returns the value of a fact as a bool or an int, or NULL if `value` is CORE_FACT_FAILED. Owned.
static inline PyObject *
core_fact_object(core_memory_fact fact, int value)
{
    if (value == CORE_FACT_FAILED)
        return NULL;
    return fact == CORE_FACT_DEVICE ? PyLong_FromLong(value)
                                    : Py_NewRef(value ? Py_True : Py_False);
}

// Converts a fact to the closure of a property.
#define CORE_FACT(fact) (void *)(uintptr_t)(fact)

#endif
