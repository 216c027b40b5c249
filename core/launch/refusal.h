// Launches that are refused before the driver is asked.
#ifndef CUBIND_CORE_REFUSAL_H
#define CUBIND_CORE_REFUSAL_H

#include "base/state.h"

// An exception of `type`, the state's launch_type_error, launch_value_error, launch_overflow_error or
// cuda_error, with a text as of PyUnicode_FromFormat and the status that the driver would
// have given for cuLaunchKernelEx. Always -1.
int core_launch_refuse(core_state *st, PyObject *type, CUresult status, const char *format, ...);

// CORE_REFUSE(st, value, "…", …): a LaunchValueError with the status that most get.
#define CORE_REFUSE(st, reason, ...) \
    core_launch_refuse((st), (st)->launch_##reason##_error, CUDA_ERROR_INVALID_VALUE, __VA_ARGS__)

// The same where something else has raised: its TypeError, ValueError or OverflowError becomes one
// of ours, with the first as cause where it comes out of Python code. Others stay. Always -1.
int core_launch_refuse_pending(core_state *st);

#endif
