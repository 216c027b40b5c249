// Counts the forks of the process, and records that the interpreter's end has begun.
#include "base/process.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

_Atomic(int) core_process;
_Atomic(bool) core_finalizing;

// --- forks ---------------------------------------------------------------------------------------

static void
count_fork(void)
{
    atomic_fetch_add_explicit(&core_process, 1, memory_order_relaxed);
}

void
core_at_fork(_Atomic(bool) *done, void (*in_child)(void))
{
    if (!atomic_exchange(done, true))
        pthread_atfork(NULL, NULL, in_child);
}

int
core_process_init(void)
{
    static _Atomic(bool) done;
    core_at_fork(&done, count_fork);
    return 0;
}

bool
core_is_simulated(void)
{
    const char *device = getenv("CUBIND_DEVICE");
    return device != NULL && strcmp(device, "simulated") == 0;
}

int
core_raise_forked(PyObject *self)
{
    PyErr_Format(PyExc_RuntimeError,
                 "%s was made before a fork and cannot be used in the child process; CUDA does not "
                 "survive a fork: start processes with multiprocessing's 'spawn' method",
                 Py_TYPE(self)->tp_name);
    return -1;
}
