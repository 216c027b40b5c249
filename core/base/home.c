// Keeps the list of objects that CUDA's threads leave for the interpreter, and asks the interpreter
// to release them.
#include "base/home.h"

#include <pthread.h>
#include <signal.h>
#include <time.h>

// --- homes ---------------------------------------------------------------------------------------

// Returns the home of a module's interpreter. A forked child gets a new home, because in the child
// the parent's threads do not exist and would never leave the old one. Returns NULL with
// MemoryError.
static core_home *
take_home(core_state *st)
{
    if (st->home != NULL && st->home->process == core_process_now())
        return st->home;
    core_home *fresh = PyMem_RawCalloc(1, sizeof *fresh);
    if (fresh == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    fresh->interpreter = PyInterpreterState_Get();
    fresh->is_main = fresh->interpreter == PyInterpreterState_Main();
    fresh->process = core_process_now();
    st->home = fresh;
    return fresh;
}

bool
core_home_enter(core_home *home)
{
    atomic_fetch_add(&home->running, 1);
    if (!atomic_load(&home->ended) && !atomic_load(&core_finalizing) && !cb_is_finalizing())
        return true;
    atomic_fetch_sub(&home->running, 1);
    return false;
}

void
core_home_leave(core_home *home)
{
    atomic_fetch_sub(&home->running, 1);
}

void
core_home_end(core_state *st)
{
    const struct timespec millisecond = {.tv_nsec = 1000000};
    core_home *home = take_home(st); // the hooks that run after this may be the first to need one
    if (home == NULL) {
        PyErr_Clear();
        return;
    }
    core_home_drain_slow(home);
    atomic_store(&home->ended, true);
    Py_BEGIN_ALLOW_THREADS
    for (int i = 0; i < 5000 && atomic_load(&home->running) != 0; i++)
        nanosleep(&millisecond, NULL);
    Py_END_ALLOW_THREADS
}

// --- asking the interpreter to drain -------------------------------------------------------------

static int
drain_later(void *data)
{
    core_home *home = data;
    atomic_store(&home->asked, false);
    if (home->process == core_process_now())
        core_home_drain_slow(home);
    return 0;
}

static void
ask(core_home *home)
{
    if (Py_AddPendingCall(drain_later, home) < 0)
        atomic_store(&home->asked, false);
}

#if CORE_ASKS_WITH_GIL
// The thread has a Python thread state only while it asks. Otherwise a program with one Python
// thread would seem to have two (gil.h).
static void *
ask_with_gil(void *data)
{
    core_home *home = data;
    for (;;) {
        while (sem_wait(&home->asks) != 0) {
        }
        if (!core_home_enter(home))
            return NULL;
        PyThreadState *thread =
            _PyThreadState_Prealloc(home->interpreter); // …_New() crashes if memory runs out
        if (thread != NULL) {
            PyEval_AcquireThread(thread);
            ask(home);
            PyThreadState_Clear(thread);
            PyThreadState_DeleteCurrent();
        } else {
            atomic_store(&home->asked, false);
        }
        core_home_leave(home);
    }
}

// If this thread cannot be started, or has no memory for its state, released objects wait until the
// program next calls a function of the module.
static void
start_asker(core_home *home)
{
    pthread_t thread;
    sigset_t all, before;
    if (sem_init(&home->asks, 0, 0) != 0)
        return;
    home->has_asker = true;
    sigfillset(&all); // signals are for the program's own threads
    pthread_sigmask(SIG_SETMASK, &all, &before);
    if (pthread_create(&thread, NULL, ask_with_gil, home) == 0)
        pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}
#endif

// --- kept objects --------------------------------------------------------------------------------

core_kept *
core_kept_new(core_state *st, PyObject *object, size_t size)
{
    core_home *home = take_home(st);
    core_kept *kept = home != NULL ? PyMem_RawCalloc(1, size) : NULL;
    if (kept == NULL) {
        if (home != NULL)
            PyErr_NoMemory();
        return NULL;
    }
#if CORE_ASKS_WITH_GIL
    if (home->is_main && !home->has_asker)
        start_asker(home);
#endif
    *kept = (core_kept){.home = home, .object = Py_NewRef(object)};
    return kept;
}

void
core_kept_free(core_kept *kept)
{
    Py_DECREF(kept->object);
    PyMem_RawFree(kept);
}

void
core_home_drain_slow(core_home *home)
{
    core_kept *kept = atomic_exchange(&home->released, NULL);
    while (kept != NULL) {
        core_kept *next = kept->next;
        core_kept_free(kept);
        kept = next;
    }
}

// Only the main interpreter can be asked to drain the list. Any other interpreter drains it when
// the program next calls a function of its module.
void
core_kept_release(void *data)
{
    core_kept *kept = data;
    core_home *home = kept->home;
    if (!core_home_enter(home))
        return;
    kept->next = atomic_load(&home->released);
    while (!atomic_compare_exchange_weak(&home->released, &kept->next, kept)) {
    }
    if (home->is_main && !atomic_exchange(&home->asked, true)) {
#if CORE_ASKS_WITH_GIL
        sem_post(&home->asks);
#else
        ask(home);
#endif
    }
    core_home_leave(home);
}
