// The driver's functions that core calls, of which driver.def is the list. They are those of
// cubind.driver, whatever release that was made from; one that this release lacks answers
// CUDA_ERROR_NOT_FOUND, as one does that the loaded driver lacks. Some are others while a graph is built
// from a stream (stream/guard.h), and where launches are marked (marks.h): so they are atomic.
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

// Fills it, which opens no library. -1 with ImportError.
int core_driver_import(void);

#endif
