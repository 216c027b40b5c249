// The launches that the functional driver has seen, for tests through ctypes.
#ifndef CUBIND_HOST_LAUNCH_H
#define CUBIND_HOST_LAUNCH_H

#include "functional.h"

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

FD_EXPORT size_t functional_launch_count(void);
// 0 and a copy of launch `i`, oldest first; -1 where there is none.
FD_EXPORT int functional_launch_get(size_t i, functional_launch *out);
FD_EXPORT void functional_launch_clear(void);

// All arguments of a kernel at their places in `bytes`, from either of the two forms that programs give.
CUresult fd_pack_arguments(const fd_entry *entry, void **params, void **extra,
                           unsigned char *bytes);
// What an attribute changes of a launch; an error for a value that none can have.
CUresult fd_launch_attribute(functional_launch *launch, const CUlaunchAttribute *attribute);
// Checked, kept, and done in the order of the stream: an error tells why it cannot be. Captured, it becomes a node. A kernel
// without a module has that of `context`.
CUresult fd_launch(const functional_launch *launch, fd_function *function, fd_context *context,
                   const CUlaunchAttribute *attributes, fd_stream *stream,
                   const unsigned char *bytes);
CUresult fd_launch_check(const functional_launch *launch, fd_function *function, int device);

// A kernel on a stream that captures (capture.c).
CUresult fd_capture_kernel(fd_stream *stream, const functional_launch *launch,
                           const fd_function *function, const CUlaunchAttribute *attributes,
                           const unsigned char *bytes);

// Success where the device can launch such a shape (launch_check.c).
CUresult fd_check_launch(const functional_launch *launch, fd_function *function);
// Queues a kernel of the simulated device (simulated_launch.c).
CUresult fd_simulated_launch(const functional_launch *launch, const fd_module *module,
                             const fd_entry *entry, fd_stream *stream, const unsigned char *bytes);

#endif
