// The GIL around calls that only queue work, and cubind.keep_gil().
//
// Such a call returns at once, unless the queue is full: then it waits for what is queued, which may
// be a host callback that needs the GIL. So the GIL is released around it as around every call that
// can wait, although that costs more than all the rest of the wrapper. A program with a single
// Python thread and no host callbacks can say so with cubind.keep_gil(); its launches keep the GIL
// then, until a second thread or a callback comes up.
#ifndef CUBIND_GIL_H
#define CUBIND_GIL_H

#include "cubind/module.h"

// Name of the capsule `_process` in that module.
#define CB_PROCESS_NAME "cubind._runtime._process"

// One per process, in cubind._runtime; every module has its address (cb_module.process).
typedef struct cb_process {
    _Atomic(int) keep_gil;  // the program asked for it
    _Atomic(int) callbacks; // a callback went to some library through one of the bindings: stays set
} cb_process;

// For everything that hands a callback to a library.
static inline void
cb_process_has_callbacks(cb_process *process)
{
    atomic_store_explicit(&process->callbacks, 1, memory_order_relaxed);
}

static inline void
cb_callbacks_exist(const cb_module *m)
{
    cb_process_has_callbacks(m->process);
}

// A thread state is the first thing that a thread needs to run Python code, so where there is one
// there is nobody to keep waiting. The list is written under a lock of the interpreter that is not
// ours to take; a thread that comes up just now waits for one launch. Without a GIL threads must
// not hold up the garbage collector either.
static inline bool
cb_process_keeps_gil(const cb_process *process, PyInterpreterState *interpreter)
{
#ifdef Py_GIL_DISABLED
    (void)process;
    (void)interpreter;
    return false;
#else
    return atomic_load_explicit(&process->keep_gil, memory_order_relaxed) &&
           !atomic_load_explicit(&process->callbacks, memory_order_relaxed) &&
           PyInterpreterState_ThreadHead(interpreter)->next == NULL;
#endif
}

// Before the C call, with the GIL. NULL when it was kept.
static inline PyThreadState *
cb_process_begin_launch(const cb_process *process, PyInterpreterState *interpreter)
{
    return CB_UNLIKELY(cb_process_keeps_gil(process, interpreter)) ? NULL : PyEval_SaveThread();
}

static inline PyThreadState *
cb_launch_begin(const cb_module *m)
{
    return cb_process_begin_launch(m->process, m->interpreter);
}

// After it, with what cb_launch_begin() returned.
static inline void
cb_launch_end(PyThreadState *thread)
{
    if (thread != NULL)
        PyEval_RestoreThread(thread);
}

#endif
