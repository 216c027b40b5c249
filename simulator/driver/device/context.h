// Declares contexts, and the stack of them that each thread has.
#ifndef CUBIND_DRIVER_DEVICE_CONTEXT_H
#define CUBIND_DRIVER_DEVICE_CONTEXT_H

#include <stddef.h>

#include "base/driver.h"
#include "base/order.h"

typedef struct drv_stream drv_stream;

typedef struct drv_context {
    int device;
    bool primary;
    bool ends;             // a call is deleting the context, and may be waiting
    unsigned int attached; // cuCtxAttach calls that cuCtxDetach has not undone
    unsigned int flags;
    uint64_t id;
    size_t limits[DRV_MAX_LIMITS];
    CUfunc_cache cache;
    drv_stream *defaults; // the legacy stream and one per thread, made at first use
    CUresult fault;       // fault of a kernel (simulated device); no work is done afterwards
    uint32_t peers;       // bit i: kernels can access the memory of device i
    CUresult sticky;      // `fault`, once a call has returned it; then all calls return it
    char said[400];       // the beginning of the fault's report
    struct drv_heap *heap;
    // Kernels that came before the end of the last work: of all streams, of the legacy default
    // stream, and of the blocking streams.
    drv_order order, legacy_order, blocking_order;
} drv_context;

// Stores the current context, or returns a status that says why there is none. For a green context,
// this is the primary context.
CUresult drv_current(drv_context **context);
// Like drv_current(), but also after a fault.
CUresult drv_current_or_lost(drv_context **context);
// The stack of this thread's contexts. drv_context_push() fails if it is full, drv_context_pop() if
// it is empty. drv_context_top() returns NULL then.
CUresult drv_context_push(CUcontext context);
bool drv_context_pop(CUcontext *top);
CUcontext drv_context_top(void);
// Finds the context for a handle: an ordinary context, or the primary context of a green one. NULL:
// there is none.
drv_context *drv_context_find(CUcontext handle);
// Makes a context current on a thread of the driver until it calls drv_context_leave(). False: the
// thread's stack of contexts is full.
bool drv_context_enter(drv_context *context);
void drv_context_leave(void);
drv_context *drv_context_new(CUdevice device, unsigned int flags, bool primary);

#endif
