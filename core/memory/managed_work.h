// Declares the work on ranges of managed memory that streams do. A method works on one range, a
// function of cubind.core.utils on several.
#ifndef CUBIND_CORE_MANAGED_WORK_H
#define CUBIND_CORE_MANAGED_WORK_H

#include "base/state.h"
#include "memory/buffer.h"

// Ranges, and where they go: locations[i] applies from range indices[i] on.
typedef struct core_managed_ranges {
    size_t count;
    CUdeviceptr *pointers;
    size_t *sizes;
    CUmemLocation *locations; // NULL: the work has none
    size_t *indices;
    size_t location_count;
} core_managed_ranges;

typedef struct core_managed_work {
    const char *name, *batch_name; // for errors
    const char *function;
    bool located;
    CUresult (*submit)(const core_managed_ranges *r, CUstream stream);
} core_managed_work;

extern const core_managed_work core_prefetch_work, core_discard_work, core_discard_prefetch_work;

// Does the work on open Buffers, whose ranges are `r`. `name` is for errors. Returns 0, or -1 with
// an exception: ValueError if the driver refuses memory that is not managed.
int core_managed_do(const core_managed_work *work, const char *name, BufferObject *const *buffers,
                    const core_managed_ranges *r, StreamObject *stream);

// Raises for a failed call on the memory of open Buffers, like core_managed_do(). Always returns
// -1.
int core_managed_raise(BufferObject *const *buffers, size_t count, CUresult status,
                       const char *function, const char *name);

#endif
