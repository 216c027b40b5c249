// Declares what all files of the driver share. Each function `functional_<symbol>` behaves like the
// driver's <symbol>, but works on host memory and without a GPU. The entry points of the library
// call it.
#ifndef CUBIND_DRIVER_BASE_DRIVER_H
#define CUBIND_DRIVER_BASE_DRIVER_H

#include <stdbool.h>
#include <stdint.h>

#include "types.h"

// Exports a symbol for tests. In the shipped library, the version script hides these symbols,
// except those that begin with cubind_.
#define DRV_EXPORT __attribute__((visibility("default")))

// Returns whether a test wants the current call to fail, and stores the status that the call must
// return. The library's code around the entry points defines it, for example entry/entry.c.
bool stub_fault(int64_t *status);

#define DRV_TRY(call) \
    do { \
        CUresult drv_status_ = (call); \
        if (drv_status_ != CUDA_SUCCESS) \
            return drv_status_; \
    } while (0)

enum { DRV_MAX_DEVICES = 8, DRV_MAX_STACK = 64, DRV_MAX_LIMITS = 16 };

#endif
