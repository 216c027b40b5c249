// Declares the variables of modules and libraries.
#ifndef CUBIND_DRIVER_CODE_VARIABLE_H
#define CUBIND_DRIVER_CODE_VARIABLE_H

#include <stddef.h>

#include "device/context.h"
#include "types.h"

typedef struct fd_library fd_library;
typedef struct fd_variable fd_variable;

// Allocate and free the memory of a variable. It begins with the initial value.
CUresult fd_variable_new(const fd_variable *variable, drv_context *context, void **out);
void fd_variable_delete(void *storage);
// Allocates the memory of a managed variable unless it exists.
CUresult fd_library_managed(fd_library *library, size_t variable);

#endif
