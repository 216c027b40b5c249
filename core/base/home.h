// The interpreter that CUDA's threads come back to, and the Python objects that CUDA keeps.
//
// CUDA calls functions of ours on threads of its own: host functions, and the destructors of what
// graphs keep. There an object cannot be let go, as whoever holds the GIL may be waiting for that
// very thread. So it is put on a list, and let go by a thread that has the GIL.
//
// An interpreter may end while CUDA still has such calls to make. Each call counts itself as running
// before it looks whether the end has begun; the hook that begins the end waits until none is
// running (core_home_end). What comes later touches nothing of Python, and leaks on purpose.
#ifndef CUBIND_CORE_HOME_H
#define CUBIND_CORE_HOME_H

#include <semaphore.h>

#include "base/process.h"

// Up to Python 3.11 Py_AddPendingCall() follows the thread state of whoever has the GIL, which may
// have ended meanwhile unless that is the caller. A thread of ours calls it there, with the GIL: a
// thread of CUDA's must not wait for that.
#define CORE_ASKS_WITH_GIL (PY_VERSION_HEX < 0x030C0000)

struct core_kept;

// One per interpreter and process, and never freed: calls that come too late still look at it.
struct core_home {
    PyInterpreterState *interpreter;
    int process;
    bool is_main;
    _Atomic(bool) ended;
    _Atomic(int) running;                 // calls
    _Atomic(struct core_kept *) released; // kept objects to be let go
    _Atomic(bool) asked;                  // that the interpreter looks at them
    bool has_asker;                       // a thread that asks
    sem_t asks;                           // for that thread
};

// The head of a block of PyMem_RawMalloc() that CUDA has a pointer to.
typedef struct core_kept {
    core_home *home;
    PyObject *object;
    struct core_kept *next; // in `released`
    CUuserObject user;      // that a graph, and copies of it, have it by; or NULL
} core_kept;

// The home of a module's interpreter. A forked child has one of its own: no thread of the parent's
// counts itself out of that. NULL with MemoryError.
core_home *core_home_take(core_state *st);

// A block of `size` bytes that keeps `object`: zeros but for its head. NULL with MemoryError.
core_kept *core_kept_new(core_state *st, PyObject *object, size_t size);

// On CUDA's threads: whether the interpreter is still there; then it is until core_home_leave().
bool core_home_enter(core_home *home);
void core_home_leave(core_home *home);

// Lets a block go, soon: on any thread, without the GIL. Its type is that of a destructor and of a
// host function.
void core_kept_release(void *kept);

// The same at once, with the GIL.
void core_kept_free(core_kept *kept);

// Lets go what was released since. With the GIL; it may run any Python code.
void core_home_drain_slow(core_home *home);

static inline void
core_home_drain(core_state *st)
{
    if (CB_UNLIKELY(st->home != NULL &&
                    atomic_load_explicit(&st->home->released, memory_order_relaxed) != NULL))
        core_home_drain_slow(st->home);
}

// The module's interpreter ends: its calls do not start any more, and those that are running are
// waited for, at most a few seconds. With the GIL.
void core_home_end(core_state *st);

#endif
