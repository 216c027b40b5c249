// Finds the source lines to which a compiler's errors point.
#ifndef CUBIND_CORE_NVRTC_EXCERPT_H
#define CUBIND_CORE_NVRTC_EXCERPT_H

#include "base/state.h"

// Returns the lines of `source` to which errors in `log` point, as a str to append to the log. The
// str is "" if there are no such lines. New reference.
PyObject *core_nvrtc_excerpt(const char *source, const char *name, const char *log);

#endif
