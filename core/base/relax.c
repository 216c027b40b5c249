// Changes the capture mode of a thread.
#include "base/relax.h"

_Atomic(int) core_strict_captures;

// If the exchange fails, the mode is unchanged, and the call that follows reports the failure.
CUstreamCaptureMode
core_exchange_mode(CUstreamCaptureMode mode)
{
    CUstreamCaptureMode before = mode;
    if (core_driver->cuThreadExchangeStreamCaptureMode(&before) != CUDA_SUCCESS)
        return CU_STREAM_CAPTURE_MODE_RELAXED;
    return before;
}
