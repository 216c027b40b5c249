// Traverses and frees a binding's state for calls, with what ctypes.c and callback.c keep in it.
#include "calls/calls.h"

#include "calls/callback.h"
#include "calls/ctypes.h"

int
cb_calls_traverse(cb_module *m, visitproc visit, void *arg)
{
    cb_calls *calls = m->calls;
    if (calls == NULL)
        return 0;
    return calls->ctypes != NULL ? cb__ctypes_traverse(calls->ctypes, visit, arg) : 0;
}

void
cb_calls_clear(cb_module *m)
{
    cb_calls *calls = m->calls;
    if (calls == NULL)
        return;
    m->calls = NULL;
    if (calls->ctypes != NULL)
        cb__ctypes_free(calls->ctypes);
    cb__registrations_free(calls);
    pthread_mutex_destroy(&calls->lock);
    PyMem_Free(calls);
}
