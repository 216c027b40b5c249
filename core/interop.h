// Ends the registration of this module's types with the runtime; core_interop_init() begins it.
#ifndef CUBIND_CORE_INTEROP_H
#define CUBIND_CORE_INTEROP_H

#include "base/state.h"

void core_interop_forget(const core_state *st);

#endif
