// Identifies the build of a loaded library: the versions of NVRTC and nvJitLink do not show patch
// releases.
#ifndef CUBIND_CORE_BUILD_ID_H
#define CUBIND_CORE_BUILD_ID_H

#include "base/state.h"

// Returns the build ID, in hexadecimal, of the first loaded library whose file name starts with
// `name`; that is the library that the loader gives for its soname. A library without a build ID
// gives its file's size and time; "" if none is loaded. Owned.
PyObject *core_build_id(const char *name);

#endif
