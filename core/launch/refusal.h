// Raises exceptions for launches that are refused before the driver is called.
#ifndef CUBIND_CORE_REFUSAL_H
#define CUBIND_CORE_REFUSAL_H

#include "base/state.h"

// Raises an exception of `type`: the state's launch_type_error, launch_value_error,
// launch_overflow_error or cuda_error. `format` is that of PyUnicode_FromFormat; `status` is the
// status that cuLaunchKernelEx would have returned. Call this function directly only for texts that
// cuda.core has, too; else use CORE_REFUSE. Always returns -1.
int core_launch_refuse(core_state *st, PyObject *type, CUresult status, const char *format, ...);

// The start of the texts of refusals. The driver's errors start in the same way, and programs
// search for that.
#define CORE_REFUSED "CUDA_ERROR_INVALID_VALUE: "

// CORE_REFUSE(st, value, "…", …) raises a LaunchValueError with the status that most refusals have,
// and with the name of that status in front of the text.
#define CORE_REFUSE(st, reason, ...) \
    core_launch_refuse((st), (st)->launch_##reason##_error, CUDA_ERROR_INVALID_VALUE, \
                       CORE_REFUSED __VA_ARGS__)

// Replaces a pending TypeError, ValueError or OverflowError by the LaunchTypeError,
// LaunchValueError or LaunchOverflowError for it. If Python code raised the original, it becomes
// the cause. Other exceptions stay pending. Always returns -1.
int core_launch_refuse_pending(core_state *st);

#endif
