// Makes a graph keep the objects of a captured launch alive.
#include "launch/captured.h"

#include "launch/internal.h"
#include "launch/uses.h"
#include "memory/buffer.h"

static int
keep_argument(core_state *st, core_capture *capture, PyObject *o)
{
    uint32_t size;
    core_way way = core_way_of(st, Py_TYPE(o), &size);
    if (way == CORE_WAY_BUFFER)
        return core_buffer_captured(capture, (BufferObject *)o);
    if (way == CORE_WAY_ARRAY && !core_capture_has(capture, o) && !core_is_view_of_graph(st, o))
        return core_capture_keep(capture, o, o);
    return way != CORE_WAY_UNKNOWN ? 0 : -1;
}

int
core_launch_captured(core_state *st, core_capture *capture, KernelObject *kernel,
                     PyObject *const *args, Py_ssize_t count)
{
    int result = 0;
    core_capture_take(capture); // other Python code may end the capture meanwhile
    if (!core_capture_has(capture, kernel))
        result = core_capture_keep(capture, kernel, (PyObject *)kernel);
    for (Py_ssize_t i = 0; i < count && result == 0; i++)
        result = keep_argument(st, capture, args[i]);
    core_capture_drop(capture);
    return result;
}
