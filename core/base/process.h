// What holds for the whole process: whether the interpreter is going away, and whether this is the
// process that the handles were made in.
#ifndef CUBIND_CORE_PROCESS_H
#define CUBIND_CORE_PROCESS_H

#include "base/state.h"

// Counts forks: a child has another number than its parent had. Objects keep the number of the
// process that they were made in; a child neither uses nor frees what it inherited.
extern _Atomic(int) core_process;

// Set when finalisation of the interpreter begins (an atexit hook). From then on destructors leak
// on purpose, and callbacks of CUDA do not ask for the GIL.
extern _Atomic(bool) core_finalizing;

static inline int
core_process_now(void)
{
    return atomic_load_explicit(&core_process, memory_order_relaxed);
}

// Whether a destructor has to leave the handle alone.
static inline bool
core_must_leak(int process)
{
    return CB_UNLIKELY(process != core_process_now() ||
                       atomic_load_explicit(&core_finalizing, memory_order_relaxed) ||
                       cb_is_finalizing());
}

// Whether programs are to run on the simulated device: CUBIND_DEVICE=simulated.
bool core_is_simulated(void);

// For uses of an object: RuntimeError where it was inherited through a fork.
int core_raise_forked(PyObject *self);

static inline int
core_check_process(PyObject *self, int process)
{
    return CB_LIKELY(process == core_process_now()) ? 0 : core_raise_forked(self);
}

int core_process_init(void); // once per process: the fork handler

// Calls it in children from now on, once however often this is asked for: `done` is the caller's own.
void core_at_fork(_Atomic(bool) *done, void (*in_child)(void));

#endif
