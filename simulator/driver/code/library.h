// Declares the modules of libraries.
#ifndef CUBIND_DRIVER_CODE_LIBRARY_H
#define CUBIND_DRIVER_CODE_LIBRARY_H

#include "device/context.h"
#include "types.h"

typedef struct drv_library drv_library;
typedef struct drv_module drv_module;

// Finds the library's module in a context, or makes it.
CUresult drv_library_module(drv_library *library, drv_context *context, drv_module **out);

#endif
