// Counts references to the things that kernel arguments need.
#include "launch/uses.h"

#include "array/view.h"
#include "launch/internal.h"
#include "memory/buffer.h"

bool
core_is_view_of_graph(core_state *st, PyObject *o)
{
    PyObject *exporter = core_is_view(st, o) ? ((ViewObject *)o)->exporter : NULL;
    return exporter != NULL && core_is_buffer(st, exporter) &&
           core_buffer_of_graph((BufferObject *)exporter);
}

static core_use
take_memory(const BufferObject *buffer)
{
    // Python code that converted an argument may have closed the Buffer.
    if (buffer->allocation == NULL || core_buffer_of_graph(buffer))
        return 0;
    return (core_use)core_allocation_take(buffer->allocation) + 1;
}

static CB_NOINLINE int
take_slowly(core_state *st, PyObject *o, core_use *out)
{
    core_scalar scalar;
    switch (core_way_of(st, Py_TYPE(o), &scalar)) {
    case CORE_WAY_UNKNOWN:
        return -1;
    case CORE_WAY_BUFFER:
        *out = take_memory((const BufferObject *)o);
        return 0;
    case CORE_WAY_ARRAY:
        if (!core_is_view_of_graph(st, o))
            *out = (core_use)Py_NewRef(o);
        return 0;
    case CORE_WAY_TENSOR_MAP:
        *out = (core_use)Py_NewRef(o);
        return 0;
    default:
        return 0;
    }
}

// Sets `*out` to what an argument needs: nothing for plain values and for memory that belongs to a
// graph (memory/buffer.h). Owned. Returns 0, or -1 with an exception.
static int
take_use(core_state *st, PyObject *o, core_use *out)
{
    *out = 0;
    if (PyLong_CheckExact(o) || PyFloat_CheckExact(o))
        return 0;
    if (CB_UNLIKELY(!Py_IS_TYPE(o, st->buffer_type)))
        return take_slowly(st, o, out);
    *out = take_memory((const BufferObject *)o);
    return 0;
}

void
core_use_drop(core_use item)
{
    if ((item & 1) != 0)
        core_allocation_drop((core_allocation *)(item - 1));
    else
        Py_XDECREF((PyObject *)item);
}

void
core_uses_drop_all(const core_use *items, int count)
{
    while (count > 0)
        core_use_drop(items[--count]);
}

int
core_uses_take(core_state *st, PyObject *const *args, int count, core_use *out)
{
    for (int i = 0; i < count; i++)
        if (take_use(st, args[i], &out[i]) < 0) {
            core_uses_drop_all(out, i);
            return -1;
        }
    return 0;
}

core_uses *
core_uses_room(size_t count)
{
    core_uses *list = PyMem_RawMalloc(sizeof *list + count * sizeof list->items[0]);
    if (list == NULL)
        return (void *)PyErr_NoMemory();
    list->next = NULL;
    list->count = 0;
    return list;
}

void
core_uses_drop(core_uses *list)
{
    while (list != NULL) {
        core_uses *next = list->next;
        for (size_t i = 0; i < list->count; i++)
            core_use_drop(list->items[i]);
        PyMem_RawFree(list);
        list = next;
    }
}
