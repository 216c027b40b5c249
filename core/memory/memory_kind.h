// What memory is: where it lies and who reaches it.
#ifndef CUBIND_CORE_MEMORY_KIND_H
#define CUBIND_CORE_MEMORY_KIND_H

#include "memory/buffer.h"

typedef enum core_memory_kind {
    CORE_MEMORY_UNKNOWN, // not asked yet
    CORE_MEMORY_DEVICE,
    CORE_MEMORY_PINNED,
    CORE_MEMORY_MANAGED,
    CORE_MEMORY_HOST, // not known to CUDA
} core_memory_kind;

typedef struct core_memory_facts {
    bool device_accessible, host_accessible, managed;
    int device; // ordinal; -1: none
} core_memory_facts;

// Asks the driver about an address. 0, or -1 with an exception: ValueError "Unsupported memory
// type: {n}".
int core_memory_classify(core_state *st, CUdeviceptr ptr, core_memory_kind *kind, int *device);

// All facts about a Buffer that is open: its resource's, or those of its pointer. 0, or -1 with an
// exception.
int core_buffer_facts(BufferObject *b, core_memory_facts *out);

// One fact, for what needs no more.
typedef enum core_memory_fact {
    CORE_FACT_DEVICE_ACCESSIBLE,
    CORE_FACT_HOST_ACCESSIBLE,
    CORE_FACT_MANAGED,
    CORE_FACT_DEVICE,
} core_memory_fact;

// The fact's value (1 or 0; the ordinal), or CORE_FACT_FAILED with an exception.
enum { CORE_FACT_FAILED = INT_MIN };

int core_fact_of_kind(core_memory_kind kind, int device, core_memory_fact fact);
int core_resource_fact(core_state *st, PyObject *mr, core_memory_fact fact);
int core_buffer_fact(BufferObject *b, core_memory_fact fact);

#endif
