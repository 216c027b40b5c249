// What the driver knows of a pool.
#ifndef CUBIND_CORE_POOL_ATTRIBUTES_H
#define CUBIND_CORE_POOL_ATTRIBUTES_H

#include "base/ref.h"

// Attributes of a pool, of which a reference is taken. Owned.
PyObject *core_pool_attributes(core_state *st, core_ref *pool);

#endif
