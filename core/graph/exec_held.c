// Keeps what the arguments of an executable graph's nodes need.
#include "graph/exec_held.h"

#include "base/errors.h"
#include "stream/pending.h"
#include "stream/stream_context.h"

// --- life ----------------------------------------------------------------------------------------

static void
free_held(core_exec_held *held)
{
    while (held->cells != NULL) {
        core_exec_cell *cell = held->cells;
        held->cells = cell->next;
        for (int i = 0; i < cell->count; i++)
            core_use_drop(cell->items[i]);
        PyMem_RawFree(cell);
    }
    Py_XDECREF(held->by_node);
    core_uses_drop(held->replaced);
    core_uses_drop(held->pinned);
    PyMem_RawFree(held);
}

static void
drop_capsule(PyObject *capsule)
{
    free_held(PyCapsule_GetPointer(capsule, NULL));
}

static core_exec_held *
make(PyObject *kept)
{
    core_exec_held *held = PyMem_RawCalloc(1, sizeof *held);
    if (held == NULL || (held->by_node = PyDict_New()) == NULL) {
        PyMem_RawFree(held);
        return (void *)PyErr_NoMemory();
    }
    PyObject *capsule = PyCapsule_New(held, NULL, drop_capsule);
    if (capsule == NULL) {
        free_held(held);
        return NULL;
    }
    // The other keys are None, positive numbers and GraphDefinitions.
    int result = PyDict_SetItem(kept, Py_False, capsule);
    Py_DECREF(capsule);
    return result == 0 ? held : NULL;
}

core_exec_held *
core_exec_held_of(GraphObject *graph)
{
    if (graph->held == NULL)
        graph->held = make(graph->ref->owner);
    return graph->held;
}

// --- cells ---------------------------------------------------------------------------------------

// Returns the cell that is listed for a node, or NULL, with an exception if looking it up fails.
static core_exec_cell *
find_cell(const core_exec_held *held, PyObject *node)
{
    PyObject *address = PyDict_GetItemWithError(held->by_node, node);
    return address != NULL ? PyLong_AsVoidPtr(address) : NULL;
}

// Lists a new cell. An earlier cell of the node stays until the end, because other objects may
// still use it.
static core_exec_cell *
add_cell(core_exec_held *held, PyObject *node, int count)
{
    core_exec_cell *cell = PyMem_RawCalloc(1, sizeof *cell + (size_t)count * sizeof cell->items[0]);
    PyObject *address = cell != NULL ? PyLong_FromVoidPtr(cell) : PyErr_NoMemory();
    int result = address != NULL ? PyDict_SetItem(held->by_node, node, address) : -1;
    Py_XDECREF(address);
    if (result < 0) {
        PyMem_RawFree(cell);
        return NULL;
    }
    cell->count = count;
    cell->next = held->cells;
    held->cells = cell;
    return cell;
}

core_exec_cell *
core_exec_cell_of(core_exec_held *held, CUgraphNode node, int count)
{
    PyObject *key = PyLong_FromVoidPtr(node);
    core_exec_cell *cell = key != NULL ? find_cell(held, key) : NULL;
    if (key != NULL && !PyErr_Occurred() && (cell == NULL || cell->count < count))
        cell = add_cell(held, key, count);
    else if (PyErr_Occurred())
        cell = NULL;
    Py_XDECREF(key);
    return cell;
}

// --- replaced items ------------------------------------------------------------------------------

static void
drop_replaced(PyObject *capsule)
{
    core_uses_drop(PyCapsule_GetPointer(capsule, NULL));
}

// Does nothing on a stream that is being captured: there the launch has only become a node. Returns
// whether the list was handed over, or -1 with an exception.
static int
hand_over(core_uses *replaced, StreamObject *stream, core_ref *queue)
{
    core_state *st = stream->st;
    if (core_stream_captures(st, queue) != 0)
        return PyErr_Occurred() ? -1 : 0;
    PyObject *capsule = PyCapsule_New(replaced, NULL, drop_replaced);
    if (capsule == NULL)
        return -1;
    core_release_exports(st, false);
    Py_buffer owner = {.obj = capsule};
    if (core_hold_export(st, &owner, stream, queue) < 0)
        PyErr_Clear(); // it has waited for the launch instead
    return 1;
}

core_uses *
core_exec_held_take(core_exec_held *held)
{
    core_uses *replaced = held->replaced;
    held->replaced = NULL;
    return replaced;
}

void
core_exec_held_release(core_exec_held *held, core_uses *replaced, StreamObject *stream,
                       core_ref *queue)
{
    int result = replaced == NULL;
    if (replaced != NULL && stream != NULL && (result = hand_over(replaced, stream, queue)) < 0)
        PyErr_Clear();
    if (result > 0)
        return;
    core_uses **end = &held->replaced;
    while (*end != NULL)
        end = &(*end)->next;
    *end = replaced;
}

void
core_exec_held_put(core_exec_held *held, core_uses *replaced, bool is_known)
{
    core_uses **list = is_known ? &held->replaced : &held->pinned;
    if (replaced->count == 0) {
        PyMem_RawFree(replaced);
        return;
    }
    replaced->next = *list;
    *list = replaced;
}
