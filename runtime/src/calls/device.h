// Finds device memory behind objects.
#ifndef CUBIND_CALLS_DEVICE_H
#define CUBIND_CALLS_DEVICE_H

#include "cubind/buffers.h"
#include "cubind/convert.h"

// Finds the device memory behind a Buffer or an array of another package. `strict` refuses host
// memory that no device can access. Returns 1, 0 without an exception if `o` is no such object, or
// -1. `how` has CB_HOST_TOO, CB_ENDS and so on.
int cb__memory_find(cb_module *m, PyObject *o, const char *param, int how, bool strict,
                    cb_address *out);

// Checks an address in host memory that a device must access. Returns 0, or -1 with TypeError. If
// nobody can be asked, the address passes.
int cb__check_reached(PyObject *o, uint64_t address, const char *param);

#endif
