// Releasing objects in the middle of a capture.
//
// Objects are destroyed on whatever thread drops them last, also on one that captures. A capture
// that is not relaxed forbids its thread calls that could wait for others, such as freeing memory,
// and such a call invalidates it. The destroyed object has nothing to do with the capture, so the
// thread takes the relaxed mode for this time.
#ifndef CUBIND_CORE_RELAX_H
#define CUBIND_CORE_RELAX_H

#include "base/driver.h"
#include "cubind/compat.h"

#include <stdatomic.h>

// How many captures of builders are under way and not relaxed. If there are none, no driver call is
// made.
extern _Atomic(int) core_strict_captures;

CUstreamCaptureMode core_exchange_mode(CUstreamCaptureMode mode);

// Returns the thread's previous mode, for core_unrelax(). Without the GIL.
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
