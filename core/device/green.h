// Handles green contexts: contexts that have a part of a device's resources.
#ifndef CUBIND_CORE_GREEN_H
#define CUBIND_CORE_GREEN_H

#include "base/ref.h"

// Returns a ref of a new green context with these resources, which are at least one. Dropping the
// last reference destroys the green context. Owned; NULL with an exception.
core_ref *core_green_new(core_state *st, int device, CUdevResource *resources, unsigned int count);

// Returns whether core_green_new() has made a context.
bool core_is_green(const core_ref *context);

// Returns the CUgreenCtx of a context that core_green_new() has made; NULL for any other context.
CUgreenCtx core_green_handle(const core_ref *context);

// Returns the ref of a green context that core_green_new() has made and that still exists; NULL
// without an exception if there is none. Owned.
core_ref *core_green_find(core_state *st, CUcontext context);

#endif
