// What errors point at.
#ifndef CUBIND_CORE_NVRTC_EXCERPT_H
#define CUBIND_CORE_NVRTC_EXCERPT_H

#include "base/state.h"

// The lines of `source` that errors in `log` point at, as str to put behind the log; "" where there
// are none. Owned.
PyObject *core_nvrtc_excerpt(const char *source, const char *name, const char *log);

#endif
