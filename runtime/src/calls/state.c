// Makes a binding's state for calls at its first use.
#include "calls/state.h"

cb_calls *
cb__calls(cb_module *m)
{
    cb_calls *calls = CB_LOAD_POINTER(&m->calls);
    if (CB_LIKELY(calls != NULL))
        return calls;
    calls = PyMem_Calloc(1, sizeof *calls);
    if (calls == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    pthread_mutex_init(&calls->lock, NULL);
    cb_calls *other = NULL;
    if (__atomic_compare_exchange_n(&m->calls, &other, calls, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE))
        return calls;
    pthread_mutex_destroy(&calls->lock);
    PyMem_Free(calls);
    return other;
}
