// Launches that are refused before the driver is asked.
#ifndef CUBIND_CORE_REFUSAL_H
#define CUBIND_CORE_REFUSAL_H

#include "base/state.h"

// An exception of `type`, the state's launch_type_error, launch_value_error, launch_overflow_error or
// cuda_error, with a text as of PyUnicode_FromFormat and the status that the driver would
// have given for cuLaunchKernelEx. Directly for the texts that cuda.core has too. Always -1.
int core_launch_refuse(core_state *st, PyObject *type, CUresult status, const char *format, ...);

// How the texts of refusals begin, as those of the driver's errors do: programs look for it.
#define CORE_REFUSED "CUDA_ERROR_INVALID_VALUE: "

// CORE_REFUSE(st, value, "…", …): a LaunchValueError with the status that most get, and its name.
#define CORE_REFUSE(st, reason, ...) \
    core_launch_refuse((st), (st)->launch_##reason##_error, CUDA_ERROR_INVALID_VALUE, \
                       CORE_REFUSED __VA_ARGS__)

// The same where something else has raised: its TypeError, ValueError or OverflowError becomes one
// of ours, with the first as cause where it comes out of Python code. Others stay. Always -1.
int core_launch_refuse_pending(core_state *st);

#endif
