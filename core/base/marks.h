// CUBIND_NVTX=1 in the environment makes each launch and each compilation an NVTX range in the
// domain "cubind", which tools show next to the device's work. The variable is read once, when the
// module is imported.
#ifndef CUBIND_CORE_MARKS_H
#define CUBIND_CORE_MARKS_H

#include "base/state.h"

// Returns whether ranges are asked for and NVTX's library is there.
bool core_marks_are_on(void);

// Begins the range "<what> <name>" of the calling thread; ends its last one. Does nothing while
// ranges are off. Needs no GIL.
void core_mark_begin(const char *what, const char *name);
void core_mark_end(void);

#endif
