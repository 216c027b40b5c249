// Kinds of memory: where it is and who can access it.
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

// Queries the driver about an address. 0, or -1 with an exception: ValueError "Unsupported memory
// type: {n}".
int core_memory_classify(core_state *st, CUdeviceptr ptr, core_memory_kind *kind, int *device);

// Facts about memory.
typedef enum core_memory_fact {
    CORE_FACT_DEVICE_ACCESSIBLE,
    CORE_FACT_HOST_ACCESSIBLE,
    CORE_FACT_MANAGED,
    CORE_FACT_DEVICE,
} core_memory_fact;

// Stands for a fact (1 or 0; an ordinal, -1: none) that could not be found out: with an exception.
enum { CORE_FACT_FAILED = INT_MIN };

int core_fact_of_kind(core_memory_kind kind, int device, core_memory_fact fact);

// Returns the fact's value as a bool or an int; NULL if it failed. Owned.
PyObject *core_fact_object(core_memory_fact fact, int value);

// A fact as the closure of a property.
#define CORE_FACT(fact) (void *)(uintptr_t)(fact)

#endif
