// Declares the modules of libraries.
#ifndef CUBIND_DRIVER_CODE_LIBRARY_H
#define CUBIND_DRIVER_CODE_LIBRARY_H

#include "device/context.h"
#include "types.h"

typedef struct fd_library fd_library;
typedef struct fd_module fd_module;

// Finds the library's module in a context, or makes it.
CUresult fd_library_module(fd_library *library, drv_context *context, fd_module **out);

#endif
