// Identifies the build of a loaded library. The versions that NVRTC and nvJitLink report do not
// show patch releases, so a build ID is used.
#ifndef CUBIND_CORE_BUILD_ID_H
#define CUBIND_CORE_BUILD_ID_H

#include "base/state.h"

// Returns the build ID, in hexadecimal, of the first loaded library whose file name starts with
// `name`; that is the one that the loader would return for the library's soname. For a library
// without a build ID, returns the size and time of its file. Returns "" if no such library is
// loaded. Owned.
PyObject *core_build_id(const char *name);

#endif
