// Declares the end of contexts.
#ifndef CUBIND_DRIVER_CALLS_CONTEXT_H
#define CUBIND_DRIVER_CALLS_CONTEXT_H

#include "device/context.h"

void drv_context_delete(drv_context *context);

#endif
