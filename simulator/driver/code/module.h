// Declares modules and libraries.
#ifndef CUBIND_DRIVER_CODE_MODULE_H
#define CUBIND_DRIVER_CODE_MODULE_H

#include <stddef.h>

#include "device/context.h"
#include "types.h"

typedef struct fd_function fd_function;
typedef struct fd_image fd_image;

typedef struct fd_module {
    drv_context *context;
    fd_image *image;
    fd_function **functions;             // one for each entry, made at the first request
    void **variables;                    // memory of each variable
    struct fd_library *library;          // the library that the module belongs to, or NULL
    struct fd_module *next;              // next module of that library; each context has one
    struct cubind_sim_module *simulated; // one of the image's modules
} fd_module;

typedef struct fd_library {
    fd_image *image;
    fd_function **kernels;
    fd_module *modules;
    void **managed; // memory of managed variables, for all contexts
} fd_library;

// Makes a module in a context. The module takes its own reference to the image.
CUresult fd_module_new(fd_image *image, fd_library *library, drv_context *context, fd_module **out);
void fd_module_delete(fd_module *module);
CUresult fd_module_function(fd_module *module, size_t entry, CUfunction *out);
CUresult fd_module_variable(fd_module *module, const char *name, CUdeviceptr *at, size_t *size);

#endif
