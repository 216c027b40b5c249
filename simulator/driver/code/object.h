// Declares the search for device code in object files and archives.
#ifndef CUBIND_DRIVER_CODE_OBJECT_H
#define CUBIND_DRIVER_CODE_OBJECT_H

#include <stdbool.h>
#include <stddef.h>

#include "types.h"

// Visits each piece of device code in an object file of the host or in an archive of such files,
// and stores in *found whether there is any. All other input is taken to be device code, and is
// visited as a whole.
CUresult drv_each_code(const void *data, size_t size,
                       CUresult (*visit)(void *arg, const void *code, size_t size), void *arg,
                       bool *found);

#endif
