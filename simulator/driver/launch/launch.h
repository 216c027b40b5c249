// Declares the log of all launches, which tests read by ctypes, and the functions that check a
// launch and carry it out.
#ifndef CUBIND_DRIVER_LAUNCH_LAUNCH_H
#define CUBIND_DRIVER_LAUNCH_LAUNCH_H

#include <stddef.h>

#include "base/driver.h"
#include "code/function.h"
#include "code/image.h"
#include "device/context.h"
#include "stream/stream.h"

typedef struct functional_launch {
    const char *kernel; // like `bytes` and `attributes`, valid until the log is cleared
    const unsigned char *bytes;
    const CUlaunchAttribute *attributes;
    size_t byte_count; // all parameters, at their offsets
    size_t param_count;
    uint64_t stream;
    unsigned int grid[3];
    unsigned int block[3];
    unsigned int cluster[3]; // 1, 1, 1 without clusters
    unsigned int shared_bytes;
    unsigned int attribute_count;
    int cooperative;
    int device;
    int captured; // the stream captured it, so it has not run
} functional_launch;

DRV_EXPORT size_t functional_launch_count(void);
// Copies launch number `i`, counted from the oldest, and returns 0; returns -1 if there is no such
// launch.
DRV_EXPORT int functional_launch_get(size_t i, functional_launch *out);
DRV_EXPORT void functional_launch_clear(void);

// Packs all arguments of a kernel into `bytes`, at their offsets. Programs pass either `params` or
// `extra`, as in cuLaunchKernel.
CUresult drv_pack_arguments(const drv_entry *entry, void **params, void **extra,
                            unsigned char *bytes);
// Applies an attribute to a launch. Returns an error if the value is never valid.
CUresult drv_launch_attribute(functional_launch *launch, const CUlaunchAttribute *attribute);
// Checks a launch, adds it to the log, and queues it; returns the reason if it cannot run. On a
// capturing stream, the launch becomes a node. A kernel of a library uses the library's module in
// `context`.
CUresult drv_launch(const functional_launch *launch, drv_function *function, drv_context *context,
                    const CUlaunchAttribute *attributes, drv_stream *stream,
                    const unsigned char *bytes);
CUresult drv_launch_check(const functional_launch *launch, drv_function *function, int device);

#endif
