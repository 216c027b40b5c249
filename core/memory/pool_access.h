// Asks who can access the memory of a pool, and changes it. The functions need no GIL.
#ifndef CUBIND_CORE_POOL_ACCESS_H
#define CUBIND_CORE_POOL_ACCESS_H

#include "base/driver.h"

#include <stdbool.h>

// Stores in `*out` whether a location can access the memory; false after a failure.
CUresult core_pool_can_access(CUmemoryPool pool, CUmemLocationType type, int id, bool *out);

// Gives all devices access to a pool of host memory: a new one is accessible only to the host, and
// so is an import.
CUresult core_pool_open_to_devices(CUmemoryPool pool, int device_count);

// Takes the access to a pool of `device` back that other devices have.
CUresult core_pool_remove_peers(CUmemoryPool pool, int device, int device_count);

#endif
