// Letting go in the middle of a capture.
//
// Objects go on whatever thread drops them last, also on one that captures. A capture that is not
// relaxed forbids its thread what could wait for others, frees of memory among that, and is spoilt by
// it. What goes has nothing to do with the capture, so the thread says that it knows.
#ifndef CUBIND_CORE_RELAX_H
#define CUBIND_CORE_RELAX_H

#include "base/driver.h"
#include "cubind/compat.h"

#include <stdatomic.h>

// Captures of builders that are under way and not relaxed. Where there are none nothing is asked.
extern _Atomic(int) core_strict_captures;

CUstreamCaptureMode core_exchange_mode(CUstreamCaptureMode mode);

// The thread's mode before, for core_unrelax(). Without the GIL.
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
