// Which build of a library is loaded: versions of NVRTC and nvJitLink know no patch releases.
#ifndef CUBIND_CORE_BUILD_ID_H
#define CUBIND_CORE_BUILD_ID_H

#include "base/state.h"

// The build ID, in hexadecimal, of the library loaded first among those whose file names start with
// `name`, which is the one that the loader gives for its soname. Size and time of the file where it
// has none; "" where none is loaded. Owned.
PyObject *core_build_id(const char *name);

#endif
