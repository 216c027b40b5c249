// Declares the driver's functions that core calls; driver.def lists them. They come from the module
// cubind.driver, whatever CUDA release it was made from. A function that this release or the loaded
// driver lacks returns CUDA_ERROR_NOT_FOUND.
//
// The pointers are atomic because two files replace some of them: stream/guard.h while a stream is
// captured into a graph, marks.h while launches are marked with NVTX ranges.
#ifndef CUBIND_CORE_DRIVER_H
#define CUBIND_CORE_DRIVER_H

#include "driver/types.h"

typedef struct core_driver_functions {
#define CORE_ENTRY(function, symbol, params) CUresult(*_Atomic function) params;
#define CORE_ENTRY_OR(function, symbol, or_symbol, params) CUresult(*_Atomic function) params;
#include "base/driver.def"
#undef CORE_ENTRY
#undef CORE_ENTRY_OR
} core_driver_functions;

extern core_driver_functions core_driver_table;
static core_driver_functions *const core_driver = &core_driver_table;

// Fills the table without opening a library. Returns 0, or -1 with ImportError.
int core_driver_import(void);

#endif
