// Keeps the objects that changed nodes of executable graphs use.
//
// The objects that a changed node uses are kept alive as long as the executable graph, because
// running launches may still need them, and CUDA reports only that the whole executable graph was
// destroyed. Each object is kept only once.
#include "graph/exec_change.h"

#include "graph/internal.h"
#include "memory/buffer.h"
#include "stream/event.h"

// --- keeping -------------------------------------------------------------------------------------

// Returns the address that is the key of a kept object: the address of a Buffer's allocation, of an
// Event's handle, or else of the object itself.
static void *
address_of(core_state *st, PyObject *thing)
{
    if (core_is_buffer(st, thing))
        return ((BufferObject *)thing)->allocation;
    return Py_IS_TYPE(thing, st->event_type) ? (void *)((EventObject *)thing)->ref : thing;
}

int
core_exec_keep(core_state *st, PyObject *kept, PyObject *thing)
{
    PyObject *key = PyLong_FromVoidPtr(address_of(st, thing));
    int result = key != NULL ? 0 : -1;
    if (key != NULL && PyDict_GetItemWithError(kept, key) == NULL)
        result = PyErr_Occurred() ? -1 : PyDict_SetItem(kept, key, thing);
    Py_XDECREF(key);
    return result;
}

int
core_exec_keep_things(core_state *st, PyObject *kept, core_things *things)
{
    int result = 0;
    if (things->list == NULL && things->first != NULL)
        result = core_exec_keep(st, kept, things->first);
    for (Py_ssize_t i = 0; things->list != NULL && result == 0 && i < PyList_GET_SIZE(things->list);
         i++)
        result = core_exec_keep(st, kept, PyList_GET_ITEM(things->list, i));
    core_things_drop(things);
    return result;
}
