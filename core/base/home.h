// Lets CUDA's threads call back into the interpreter, and holds the Python objects that CUDA keeps.
//
// CUDA calls some of our functions on its own threads: host functions, and destructors of the
// objects that graphs keep. To release an object there, such a thread must not wait for the GIL,
// because the thread that holds the GIL may be waiting for CUDA's thread. So CUDA's thread puts the
// object on a list, and a thread that has the GIL releases the object.
//
// An interpreter may end while CUDA still has such calls to make. Each call counts itself as
// running before it checks whether the end has begun. The hook that begins the end waits until no
// call runs (core_home_end). Later calls do not touch Python, and leak on purpose.
#ifndef CUBIND_CORE_HOME_H
#define CUBIND_CORE_HOME_H

#include <semaphore.h>

#include "base/process.h"

// Up to Python 3.11, Py_AddPendingCall() reads the thread state of the thread that has the GIL.
// That state may be gone already, unless the caller itself has the GIL. CUDA's threads must not
// wait for the GIL, so on these versions a thread of ours takes the GIL and makes the call.
#define CORE_ASKS_WITH_GIL (PY_VERSION_HEX < 0x030C0000)

struct core_kept;

// The home of an interpreter in a process. It is never freed, because CUDA's threads may still read
// it after the interpreter has ended.
struct core_home {
    PyInterpreterState *interpreter;
    int process;
    bool is_main;
    _Atomic(bool) ended;
    _Atomic(int) running;                 // number of calls that run now
    _Atomic(struct core_kept *) released; // kept objects to release
    _Atomic(bool) asked;                  // the interpreter was asked to drain `released`
    bool has_asker;                       // the thread that asks was started
    sem_t asks;                           // wakes the thread that asks
};

// The head of a block from PyMem_RawMalloc() that CUDA has a pointer to. It keeps a Python object.
typedef struct core_kept {
    core_home *home;
    PyObject *object;
    struct core_kept *next; // in `released`
    CUuserObject user;      // user object by which graphs hold the block, or NULL
} core_kept;

// Returns a block of `size` bytes that keeps `object` alive; the bytes after the head are zero.
// Returns NULL with MemoryError.
core_kept *core_kept_new(core_state *st, PyObject *object, size_t size);

// Returns whether the interpreter still exists, for a caller on CUDA's thread. If so, the
// interpreter exists at least until core_home_leave().
bool core_home_enter(core_home *home);
void core_home_leave(core_home *home);

// Releases a block soon. May be called on any thread, without the GIL. CUDA accepts it as a
// destructor and as a host function.
void core_kept_release(void *kept);

// Releases a block at once. Needs the GIL.
void core_kept_free(core_kept *kept);

// Releases the objects on the list. Needs the GIL. Destructors may run any Python code.
void core_home_drain_slow(core_home *home);

static inline void
core_home_drain(core_state *st)
{
    if (CB_UNLIKELY(st->home != NULL &&
                    atomic_load_explicit(&st->home->released, memory_order_relaxed) != NULL))
        core_home_drain_slow(st->home);
}

// Ends the home: core_home_enter() returns false from then on. Waits at most a few seconds for
// calls that run. Needs the GIL.
void core_home_end(core_state *st);

#endif
