// The source lines to which a compiler's errors point.
#ifndef CUBIND_CORE_NVRTC_EXCERPT_H
#define CUBIND_CORE_NVRTC_EXCERPT_H

#include "base/state.h"

// Returns the lines of `source` to which errors in `log` point, as a str to append to the log. It
// is "" if there are none. New reference.
PyObject *core_nvrtc_excerpt(const char *source, const char *name, const char *log);

#endif
