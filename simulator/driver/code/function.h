// Declares functions and kernels.
#ifndef CUBIND_DRIVER_CODE_FUNCTION_H
#define CUBIND_DRIVER_CODE_FUNCTION_H

#include <stddef.h>

#include "base/driver.h"
#include "base/handles.h"

typedef struct fd_entry fd_entry;
typedef struct fd_image fd_image;
typedef struct fd_library fd_library;
typedef struct fd_module fd_module;

// Settings of a function on one device.
typedef struct fd_settings {
    int dynamic_shared;
    int carveout;
    int cluster[3];
    int non_portable;
    int policy;
    CUfunc_cache cache;
} fd_settings;

// The next launch of a function in the form before CUDA 4, as calls have set it up so far
// (launch_former.c).
typedef struct fd_called {
    unsigned int block[3]; // 0: not set
    unsigned int shared_bytes;
    unsigned int size;    // bytes of arguments
    unsigned char *bytes; // memory for the largest size, or NULL
} fd_called;

typedef struct fd_function {
    const fd_entry *entry;
    const fd_image *image;
    struct fd_module *module; // NULL if this is a kernel
    struct fd_library *library;
    struct fd_function *kernel; // the kernel that it was made from; the kernel's settings apply
    fd_settings settings[DRV_MAX_DEVICES];
    fd_called called;
} fd_function;

// Returns the function behind a CUfunction or a CUkernel; NULL if the handle is neither.
fd_function *fd_function_of(const void *handle);
fd_function *fd_function_new(drv_kind kind, const fd_image *image, size_t entry);
void fd_function_delete(fd_function *function); // may be NULL
int fd_registers(const fd_entry *entry);        // number for each thread, perhaps an estimate
fd_settings *fd_settings_of(fd_function *function, int device);
// Returns a pointer to the value of an attribute that can be set; NULL for all other attributes.
int *fd_setting_slot(fd_settings *settings, CUfunction_attribute attribute);
// Returns how much of a limit of shared memory the function's own shared memory leaves.
int fd_shared_limit(const fd_function *function, CUdevice_attribute attribute);
CUresult fd_function_attribute(int *value, CUfunction_attribute attribute, fd_function *function,
                               int device);
CUresult fd_library_kernel(fd_library *library, size_t entry, CUkernel *out);

#endif
