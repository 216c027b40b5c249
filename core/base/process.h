// Tracks the state of the whole process: how often it was forked, and whether the interpreter is
// ending.
#ifndef CUBIND_CORE_PROCESS_H
#define CUBIND_CORE_PROCESS_H

#include "base/state.h"

// Number of this process, which counts forks: a child's number differs from its parent's. Objects
// store the number of the process in which they were made. A child neither uses nor frees handles
// that it inherited.
extern _Atomic(int) core_process;

// Set by an atexit hook when finalisation of the interpreter begins. From then on destructors leak
// on purpose, and CUDA's callbacks do not take the GIL.
extern _Atomic(bool) core_finalizing;

static inline int
core_process_now(void)
{
    return atomic_load_explicit(&core_process, memory_order_relaxed);
}

// Returns whether a destructor must not touch the handle, which was made in that process.
static inline bool
core_must_leak(int process)
{
    return CB_UNLIKELY(process != core_process_now() ||
                       atomic_load_explicit(&core_finalizing, memory_order_relaxed) ||
                       cb_is_finalizing());
}

// Returns whether the program runs on the simulated device, that is, with CUBIND_DEVICE=simulated.
bool core_is_simulated(void);

// Raises RuntimeError because the object was inherited through a fork. Always returns -1. The
// inline function checks that, and must precede each use of an object's handle.
int core_raise_forked(PyObject *self);

static inline int
core_check_process(PyObject *self, int process)
{
    return CB_LIKELY(process == core_process_now()) ? 0 : core_raise_forked(self);
}

int core_process_init(void); // installs the fork handler, once per process

// Makes forked children call `in_child` from now on. Repeated calls register it once; `done` is the
// caller's own flag.
void core_at_fork(_Atomic(bool) *done, void (*in_child)(void));

#endif
