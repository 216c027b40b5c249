// The mode in which a thread looks at captures.
#include "base/relax.h"

_Atomic(int) core_strict_captures;

// Where it fails the mode is what it was, and what follows tells.
CUstreamCaptureMode
core_exchange_mode(CUstreamCaptureMode mode)
{
    CUstreamCaptureMode before = mode;
    if (core_driver->cuThreadExchangeStreamCaptureMode(&before) != CUDA_SUCCESS)
        return CU_STREAM_CAPTURE_MODE_RELAXED;
    return before;
}
