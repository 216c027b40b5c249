// The launches that the functional driver has seen, for tests through ctypes.
#ifndef CUBIND_STUB_LAUNCH_H
#define CUBIND_STUB_LAUNCH_H

#include "functional.h"
#include "stub.h"

typedef struct functional_launch {
    const char *kernel; // this, the bytes and the attributes live until the log is cleared
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
    int captured; // on a stream that captures: it has not been done
} functional_launch;

STUB_EXPORT size_t functional_launch_count(void);
// 0 and a copy of launch `i`, oldest first; -1 where there is none.
STUB_EXPORT int functional_launch_get(size_t i, functional_launch *out);
STUB_EXPORT void functional_launch_clear(void);

// Success where the device can launch such a shape (launch_check.c).
CUresult fd_check_launch(const functional_launch *launch, fd_function *function);
// Queues a kernel of the simulated device (simulated_launch.c).
CUresult fd_simulated_launch(const functional_launch *launch, const fd_module *module,
                             const fd_entry *entry, fd_stream *stream, const unsigned char *bytes);

#endif
