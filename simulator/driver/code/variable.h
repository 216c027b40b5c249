// Declares the variables of modules and libraries.
#ifndef CUBIND_DRIVER_CODE_VARIABLE_H
#define CUBIND_DRIVER_CODE_VARIABLE_H

#include <stddef.h>

#include "device/context.h"
#include "types.h"

typedef struct drv_library drv_library;
typedef struct drv_variable drv_variable;

// Allocate and free the memory of a variable. It begins with the initial value.
CUresult drv_variable_new(const drv_variable *variable, drv_context *context, void **out);
void drv_variable_delete(void *storage);
// Allocates the memory of a managed variable unless it exists.
CUresult drv_library_managed(drv_library *library, size_t variable);

#endif
