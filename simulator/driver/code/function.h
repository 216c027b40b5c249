// Declares functions and kernels.
#ifndef CUBIND_DRIVER_CODE_FUNCTION_H
#define CUBIND_DRIVER_CODE_FUNCTION_H

#include <stddef.h>

#include "base/driver.h"
#include "base/handles.h"

typedef struct drv_entry drv_entry;
typedef struct drv_image drv_image;
typedef struct drv_library drv_library;
typedef struct drv_module drv_module;

// Settings of a function on one device.
typedef struct drv_settings {
    int dynamic_shared;
    int carveout;
    int cluster[3];
    int non_portable;
    int policy;
    CUfunc_cache cache;
} drv_settings;

// The next launch of a function in the form before CUDA 4, as calls have set it up so far
// (launch_former.c).
typedef struct drv_called {
    unsigned int block[3]; // 0: not set
    unsigned int shared_bytes;
    unsigned int size;    // bytes of arguments
    unsigned char *bytes; // memory for the largest size, or NULL
} drv_called;

typedef struct drv_function {
    const drv_entry *entry;
    const drv_image *image;
    struct drv_module *module; // NULL if this is a kernel
    struct drv_library *library;
    struct drv_function *kernel; // the kernel that it was made from; the kernel's settings apply
    drv_settings settings[DRV_MAX_DEVICES];
    drv_called called;
} drv_function;

// Returns the function behind a CUfunction or a CUkernel; NULL if the handle is neither.
drv_function *drv_function_of(const void *handle);
drv_function *drv_function_new(drv_kind kind, const drv_image *image, size_t entry);
void drv_function_delete(drv_function *function); // may be NULL
int drv_registers(const drv_entry *entry);        // number for each thread, perhaps an estimate
drv_settings *drv_settings_of(drv_function *function, int device);
// Returns a pointer to the value of an attribute that can be set; NULL for all other attributes.
int *drv_setting_slot(drv_settings *settings, CUfunction_attribute attribute);
// Returns how much of a limit of shared memory the function's own shared memory leaves.
int drv_shared_limit(const drv_function *function, CUdevice_attribute attribute);
CUresult drv_function_attribute(int *value, CUfunction_attribute attribute, drv_function *function,
                                int device);
CUresult drv_library_kernel(drv_library *library, size_t entry, CUkernel *out);

#endif
