// Lets objects be destroyed on a thread that captures a stream.
//
// An object is destroyed on the thread that drops its last reference, even if that thread is in the
// middle of a capture. A capture that is not relaxed forbids its thread to make calls that may wait
// for other work, such as freeing memory; such a call invalidates the capture. The destroyed object
// has nothing to do with the capture, so the thread switches to the relaxed mode while it destroys
// the object.
#ifndef CUBIND_CORE_RELAX_H
#define CUBIND_CORE_RELAX_H

#include "base/driver.h"
#include "cubind/compat.h"

#include <stdatomic.h>

// Number of captures by graph builders that are active and not relaxed. If it is 0, core_relax()
// makes no driver call.
extern _Atomic(int) core_strict_captures;

CUstreamCaptureMode core_exchange_mode(CUstreamCaptureMode mode);

// Returns the thread's previous mode, for core_unrelax(). Call it without the GIL.
static inline CUstreamCaptureMode
core_relax(void)
{
    if (CB_LIKELY(atomic_load_explicit(&core_strict_captures, memory_order_relaxed) == 0))
        return CU_STREAM_CAPTURE_MODE_RELAXED;
    return core_exchange_mode(CU_STREAM_CAPTURE_MODE_RELAXED);
}

static inline void
core_unrelax(CUstreamCaptureMode before)
{
    if (CB_UNLIKELY(before != CU_STREAM_CAPTURE_MODE_RELAXED))
        core_exchange_mode(before);
}

#endif
