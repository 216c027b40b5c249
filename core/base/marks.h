// CUBIND_NVTX=1 in the environment: each launch and each compilation is a range of NVTX's, in the domain "cubind", which tools
// show beside what the device does. It is read once, when the module is imported.
#ifndef CUBIND_CORE_MARKS_H
#define CUBIND_CORE_MARKS_H

#include "base/state.h"

// Whether it is asked for, and there is a library for it.
bool core_marks_are_on(void);

// The range "<what> <name>" of the calling thread begins, or its last one ends; nothing where they are off. Needs no GIL.
void core_mark_begin(const char *what, const char *name);
void core_mark_end(void);

#endif
