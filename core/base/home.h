// The interpreter that CUDA's threads call back into, and the Python objects that CUDA keeps.
//
// CUDA calls our functions on its own threads: host functions, and destructors of the objects that
// graphs keep. Such a thread must not wait for the GIL, because the thread that holds the GIL may
// be waiting for it. So it puts the object on a list, and a thread that has the GIL releases the
// object.
//
// An interpreter may end while CUDA still has such calls to make. Each call counts itself as
// running before it checks whether the end has begun; the hook that begins the end waits until no
// call runs (core_home_end). Later calls touch nothing of Python, and leak on purpose.
#ifndef CUBIND_CORE_HOME_H
#define CUBIND_CORE_HOME_H

#include <semaphore.h>

#include "base/process.h"

// Up to Python 3.11 Py_AddPendingCall() reads the thread state of the thread that has the GIL, and
// that state may have ended meanwhile unless the caller is that thread. There a thread of ours
// calls it, with the GIL, because CUDA's threads must not wait for the GIL.
#define CORE_ASKS_WITH_GIL (PY_VERSION_HEX < 0x030C0000)

struct core_kept;

// One per interpreter and process. Never freed, because calls that come too late still read it.
struct core_home {
    PyInterpreterState *interpreter;
    int process;
    bool is_main;
    _Atomic(bool) ended;
    _Atomic(int) running;                 // calls that run
    _Atomic(struct core_kept *) released; // kept objects to release
    _Atomic(bool) asked;                  // the interpreter was asked to drain `released`
    bool has_asker;                       // a thread that asks was started
    sem_t asks;                           // wakes that thread
};

// The head of a PyMem_RawMalloc() block that CUDA has a pointer to.
typedef struct core_kept {
    core_home *home;
    PyObject *object;
    struct core_kept *next; // in `released`
    CUuserObject user;      // by which a graph, and its copies, hold the block; or NULL
} core_kept;

// Returns the home of a module's interpreter. A forked child gets its own: no thread of the parent
// would ever count itself out of the parent's. NULL with MemoryError.
core_home *core_home_take(core_state *st);

// Returns a block of `size` bytes that keeps `object`: zeros after its head. NULL with MemoryError.
core_kept *core_kept_new(core_state *st, PyObject *object, size_t size);

// For CUDA's threads: returns whether the interpreter still exists. If so, it exists until
// core_home_leave().
bool core_home_enter(core_home *home);
void core_home_leave(core_home *home);

// Releases a block soon. Call it on any thread, without the GIL. Its signature is that of a
// destructor and of a host function.
void core_kept_release(void *kept);

// Releases a block at once. Needs the GIL.
void core_kept_free(core_kept *kept);

// Releases the objects on the list. Needs the GIL; may run any Python code.
void core_home_drain_slow(core_home *home);

static inline void
core_home_drain(core_state *st)
{
    if (CB_UNLIKELY(st->home != NULL &&
                    atomic_load_explicit(&st->home->released, memory_order_relaxed) != NULL))
        core_home_drain_slow(st->home);
}

// Ends the home: no call starts any more. Waits for calls that run, at most a few seconds. Needs
// the GIL.
void core_home_end(core_state *st);

#endif
