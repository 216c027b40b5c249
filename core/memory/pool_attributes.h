// Makes the objects that read and set the attributes of a memory pool.
#ifndef CUBIND_CORE_POOL_ATTRIBUTES_H
#define CUBIND_CORE_POOL_ATTRIBUTES_H

#include "base/ref.h"

// Returns the attributes object of a pool, to which it takes a reference. Owned.
PyObject *core_pool_attributes(core_state *st, core_ref *pool);

#endif
