// Puts NVTX ranges around launches and compilations if CUBIND_NVTX=1 is in the environment. The
// ranges are in the domain "cubind", and profilers show them next to the device's work. The
// variable is read once, when the module is imported.
#ifndef CUBIND_CORE_MARKS_H
#define CUBIND_CORE_MARKS_H

#include "base/state.h"

// Returns whether the variable asks for ranges and NVTX's library is installed.
bool core_marks_are_on(void);

// The first begins the range "<what> <name>" on the calling thread; the second ends the thread's
// latest range. They do nothing if ranges are off. They do not need the GIL.
void core_mark_begin(const char *what, const char *name);
void core_mark_end(void);

#endif
