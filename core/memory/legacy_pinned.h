// Memory resources without pools, which allocate and free at once.
#ifndef CUBIND_CORE_LEGACY_PINNED_H
#define CUBIND_CORE_LEGACY_PINNED_H

#include "memory/memory_resource.h"

// _SynchronousMemoryResource and, with device -1, LegacyPinnedMemoryResource.
typedef struct SynchronousObject {
    MemoryResourceObject base;
    int device;
} SynchronousObject;

static inline bool
core_is_synchronous(core_state *st, PyObject *mr)
{
    PyTypeObject *type = Py_TYPE(mr);
    return type == st->legacy_pinned_memory_resource_type ||
           type == st->synchronous_memory_resource_type;
}

// cuMemAllocHost or cuMemAlloc; `stream` may be NULL: the default stream is recorded. Owned.
PyObject *core_synchronous_allocate(core_state *st, PyObject *mr, size_t size,
                                    StreamObject *stream);

#endif
