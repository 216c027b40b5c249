// The GIL around calls into a library, and cubind.keep_gil().
//
// To release it costs more than all the rest of a cheap call. So there are three kinds of calls,
// which specs tell apart, beside those that touch no more than their arguments and always keep it:
//
// * A call that waits, or runs callbacks, always releases it.
// * A call that only queues work for the device (a kernel, an asynchronous copy, a routine of a
//   library such as a matrix product) returns at once, unless the queue is full: then it waits for
//   what is queued, which may be a host function that needs the GIL. It releases the GIL unless
//   the program has asked to keep it. The launch of a graph also keeps it in a program's only thread,
//   under the condition of the next kind.
// * A call that may wait for a lock of the library keeps it, as long as no host function is about
//   that could hold up whoever has the lock: none was handed over through any of our modules, in
//   whatever form, and no package has been imported that hands over its own. Such packages are
//   looked for again whenever sys.modules has changed its size. From the first one on these calls
//   release the GIL, too; and from the first call on that lets a stream wait for the host.
#ifndef CUBIND_GIL_H
#define CUBIND_GIL_H

#include "cubind/module.h"

// Name of the capsule `_gil` in cubind._runtime.
#define CB_GIL_NAME "cubind._runtime._gil"

// Of the whole process. What the program says: nothing, keep, or release.
enum {
    CB_GIL_KEEP = 1,      // cubind.keep_gil(True)
    CB_GIL_RELEASE = 2,   // cubind.keep_gil(False)
    CB_GIL_CALLBACKS = 4, // a host function, or such a wait, went to some library: stays set
    CB_GIL_PACKAGES = 8,  // a package is there that hands over its own: stays set
};

// One per interpreter, in cubind._runtime, and never freed.
typedef struct cb_gil {
    _Atomic(int) *state;       // of the process
    const Py_ssize_t *modules; // how many entries sys.modules has
    Py_ssize_t seen;           // how many it had when packages were looked for
    const PyInterpreterState *main;
    PyObject *module_dict; // sys.modules
    PyObject *packages;    // tuple of the names to look for, NULL at first
    struct cb_gil *next;
} cb_gil;

// For everything that hands a host function to a library; before the call that does so.
static inline void
cb_gil_has_callbacks(cb_gil *g)
{
    atomic_fetch_or_explicit(g->state, CB_GIL_CALLBACKS, memory_order_relaxed);
}

// Before a call that lets a queue wait for what a thread of the host does, such as to write a number
// to memory: that thread may need the GIL as a host function does.
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

// The program has asked to keep it, and knows all host functions that there are.
static inline bool
cb_gil_is_kept(int state)
{
    return (state & (CB_GIL_KEEP | CB_GIL_CALLBACKS)) == CB_GIL_KEEP;
}

PyThreadState *cb_gil_begin_locking_slow(cb_gil *g);

// Before a call that only queues work for the device, with the GIL. NULL when it was kept.
CB_INLINE PyThreadState *
cb_gil_begin_queuing(const cb_gil *g)
{
#ifndef Py_GIL_DISABLED // without a GIL threads must not hold up the garbage collector either
    if (CB_UNLIKELY(cb_gil_is_kept(atomic_load_explicit(g->state, memory_order_relaxed))))
        return NULL;
#endif
    return PyEval_SaveThread();
}

// Before a call that may wait for a lock, with the GIL. NULL when it was kept.
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

// Whether the process has no other Python thread, which could want the GIL. Of the interpreters the newest is the first of
// the list: where that is the main one, it is the only one.
static inline bool
cb_gil_is_alone(const cb_gil *g)
{
    const PyThreadState *mine = PyThreadState_Get();
    return mine->prev == NULL && mine->next == NULL && g->main == mine->interp &&
           PyInterpreterState_Head() == mine->interp;
}

// For a call so cheap that to release the GIL would double what it costs, and that waits for no other thread of Python's: a
// thread that is alone keeps it like one that may wait for a lock, since nobody but a host function could want it.
CB_INLINE PyThreadState *
cb_gil_begin_alone(cb_gil *g)
{
#ifndef Py_GIL_DISABLED
    if (atomic_load_explicit(g->state, memory_order_relaxed) == 0 && cb_gil_is_alone(g))
        return cb_gil_begin_locking(g);
#endif
    return PyEval_SaveThread();
}

// The same for one that only queues work.
CB_INLINE PyThreadState *
cb_gil_begin_queuing_alone(cb_gil *g)
{
#ifndef Py_GIL_DISABLED
    if (CB_UNLIKELY(cb_gil_is_kept(atomic_load_explicit(g->state, memory_order_relaxed))))
        return NULL;
#endif
    return cb_gil_begin_alone(g);
}

// After the call, with what cb_gil_begin_…() returned.
static inline void
cb_gil_end(PyThreadState *thread)
{
    if (thread != NULL)
        PyEval_RestoreThread(thread);
}

#endif
