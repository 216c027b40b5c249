// Declares modules and libraries.
#ifndef CUBIND_DRIVER_CODE_MODULE_H
#define CUBIND_DRIVER_CODE_MODULE_H

#include <stddef.h>

#include "device/context.h"
#include "types.h"

typedef struct drv_function drv_function;
typedef struct drv_image drv_image;

typedef struct drv_module {
    drv_context *context;
    drv_image *image;
    drv_function **functions;            // one for each entry, made at the first request
    void **variables;                    // memory of each variable
    struct drv_library *library;         // the library that the module belongs to, or NULL
    struct drv_module *next;             // next module of that library; each context has one
    struct cubind_sim_module *simulated; // one of the image's modules
} drv_module;

typedef struct drv_library {
    drv_image *image;
    drv_function **kernels;
    drv_module *modules;
    void **managed; // memory of managed variables, for all contexts
} drv_library;

// Makes a module in a context. The module takes its own reference to the image.
CUresult drv_module_new(drv_image *image, drv_library *library, drv_context *context,
                        drv_module **out);
void drv_module_delete(drv_module *module);
CUresult drv_module_function(drv_module *module, size_t entry, CUfunction *out);
CUresult drv_module_variable(drv_module *module, const char *name, CUdeviceptr *at, size_t *size);

#endif
