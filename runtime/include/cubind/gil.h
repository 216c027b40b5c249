// Decides whether a call into a library releases the GIL; implements cubind.keep_gil().
//
// Releasing the GIL costs more than everything else in a cheap call. So specs divide calls into
// four kinds. A call that only touches its arguments always keeps the GIL. The other kinds are:
//
// * A call that waits, or runs callbacks, always releases it.
// * A call that only queues work for the device returns at once: a kernel, an asynchronous copy, a
//   library routine such as a matrix product. But if the queue is full, the call waits for queued
//   work, which may include a host function that needs the GIL. So it releases the GIL unless the
//   program has asked to keep it. A graph launch in the program's only thread also keeps the GIL,
//   under the condition of the next kind.
// * A call that may wait for a lock of the library keeps the GIL as long as no host function could
//   block the owner of that lock. That is certain while no host function has been passed through
//   any of cubind's modules, in either form, and no package that passes its own host functions has
//   been imported. cubind searches for such packages again whenever the size of sys.modules has
//   changed. From the first host function or package on, these calls release the GIL, too. They
//   also release it from the first call on that makes a stream wait for the host.
#ifndef CUBIND_GIL_H
#define CUBIND_GIL_H

#include "cubind/module.h"

// Name of the capsule `_gil` in cubind._runtime.
#define CB_GIL_NAME "cubind._runtime._gil"

// Bits of the state; a process has a single state. If neither of the first two bits is set, no
// setting of cubind.keep_gil() applies.
enum {
    CB_GIL_KEEP = 1,      // cubind.keep_gil(True)
    CB_GIL_RELEASE = 2,   // cubind.keep_gil(False)
    CB_GIL_CALLBACKS = 4, // a library got a host function, or waits for the host; never cleared
    CB_GIL_PACKAGES = 8,  // a package that passes its own host functions is loaded; never cleared
};

// Each interpreter has one, owned by cubind._runtime and never freed.
typedef struct cb_gil {
    _Atomic(int) *state;       // the process's state
    const Py_ssize_t *modules; // current number of entries in sys.modules
    Py_ssize_t seen;           // that number when packages were last searched for
    const PyInterpreterState *main;
    PyObject *module_dict; // sys.modules
    PyObject *packages;    // tuple of packages to search for (cb__gil_watch()); NULL at first
    struct cb_gil *next;
} cb_gil;

// Call this before any call that passes a host function to a library.
static inline void
cb_gil_has_callbacks(cb_gil *g)
{
    atomic_fetch_or_explicit(g->state, CB_GIL_CALLBACKS, memory_order_relaxed);
}

// Call this before any call that makes a queue wait for a host thread, for example until the thread
// writes a number to memory. Like a host function, that thread may need the GIL.
static inline void
cb_gil_has_waits(cb_gil *g)
{
    cb_gil_has_callbacks(g);
}

static inline void
cb_callbacks_exist(const cb_module *m)
{
    cb_gil_has_callbacks(m->gil);
}

// Returns whether the program has asked to keep the GIL and no host function or wait for the host
// has gone through cubind.
static inline bool
cb_gil_is_kept(int state)
{
    return (state & (CB_GIL_KEEP | CB_GIL_CALLBACKS)) == CB_GIL_KEEP;
}

PyThreadState *cb_gil_begin_locking_slow(cb_gil *g);

// Call this with the GIL, before a call that only queues work for the device. Returns NULL if the
// GIL was kept.
CB_INLINE PyThreadState *
cb_gil_begin_queuing(const cb_gil *g)
{
#ifndef Py_GIL_DISABLED // without a GIL, an attached thread would still block the garbage collector
    if (CB_UNLIKELY(cb_gil_is_kept(atomic_load_explicit(g->state, memory_order_relaxed))))
        return NULL;
#endif
    return PyEval_SaveThread();
}

// Call this with the GIL, before a call that may wait for a lock. Returns NULL if the GIL was kept.
CB_INLINE PyThreadState *
cb_gil_begin_locking(cb_gil *g)
{
#ifndef Py_GIL_DISABLED
    int state = atomic_load_explicit(g->state, memory_order_relaxed);
    if (CB_LIKELY(state == 0 && *g->modules == g->seen))
        return NULL;
    if (cb_gil_is_kept(state))
        return NULL;
    return cb_gil_begin_locking_slow(g);
#else
    return PyEval_SaveThread();
#endif
}

// Returns whether this is the process's only Python thread, so that no other thread could want the
// GIL. The newest interpreter comes first in the list. If the first one is the main interpreter,
// there are no others.
static inline bool
cb_gil_is_alone(const cb_gil *g)
{
    const PyThreadState *mine = PyThreadState_Get();
    return mine->prev == NULL && mine->next == NULL && g->main == mine->interp &&
           PyInterpreterState_Head() == mine->interp;
}

// For a call that waits for no other Python thread and is so cheap that releasing the GIL would
// double its cost. The process's only thread keeps the GIL under the condition of
// cb_gil_begin_locking(), because only a host function could want the GIL.
CB_INLINE PyThreadState *
cb_gil_begin_alone(cb_gil *g)
{
#ifndef Py_GIL_DISABLED
    if (atomic_load_explicit(g->state, memory_order_relaxed) == 0 && cb_gil_is_alone(g))
        return cb_gil_begin_locking(g);
#endif
    return PyEval_SaveThread();
}

// Like cb_gil_begin_alone(), for a call that only queues work.
CB_INLINE PyThreadState *
cb_gil_begin_queuing_alone(cb_gil *g)
{
#ifndef Py_GIL_DISABLED
    if (CB_UNLIKELY(cb_gil_is_kept(atomic_load_explicit(g->state, memory_order_relaxed))))
        return NULL;
#endif
    return cb_gil_begin_alone(g);
}

// Call this after the C call, with the result of cb_gil_begin_…().
static inline void
cb_gil_end(PyThreadState *thread)
{
    if (thread != NULL)
        PyEval_RestoreThread(thread);
}

#endif
