// State of the whole process: whether the interpreter is going away, and whether the handles were
// made in this process.
#ifndef CUBIND_CORE_PROCESS_H
#define CUBIND_CORE_PROCESS_H

#include "base/state.h"

// Counts forks: a child has another number than its parent had. Objects store the number of the
// process that they were made in. A child neither uses nor frees what it inherited.
extern _Atomic(int) core_process;

// Set by an atexit hook when finalisation of the interpreter begins. From then on destructors leak
// on purpose, and CUDA's callbacks do not take the GIL.
extern _Atomic(bool) core_finalizing;

static inline int
core_process_now(void)
{
    return atomic_load_explicit(&core_process, memory_order_relaxed);
}

// Returns whether a destructor must leave the handle alone.
static inline bool
core_must_leak(int process)
{
    return CB_UNLIKELY(process != core_process_now() ||
                       atomic_load_explicit(&core_finalizing, memory_order_relaxed) ||
                       cb_is_finalizing());
}

// Returns whether programs run on the simulated device: CUBIND_DEVICE=simulated.
bool core_is_simulated(void);

// For uses of an object: RuntimeError if it was inherited through a fork.
int core_raise_forked(PyObject *self);

static inline int
core_check_process(PyObject *self, int process)
{
    return CB_LIKELY(process == core_process_now()) ? 0 : core_raise_forked(self);
}

int core_process_init(void); // once per process: the fork handler

// Makes forked children call `in_child` from now on. Repeated calls register it once; `done` is the
// caller's own flag.
void core_at_fork(_Atomic(bool) *done, void (*in_child)(void));

#endif
