// Gets device pointers and element types of arrays for launches. The runtime knows the protocols of
// other packages (cubind/interop.h).
#include "array/array.h"

#include "array/torch.h"
#include "array/view.h"
#include "base/steps.h"

#include "cubind/interop.h"

#include <stddef.h>

// --- names ---------------------------------------------------------------------------------------

// The runtime has the names of the protocols themselves.
static const cb_name_row names[] = {
    {offsetof(core_state, str_array), "__array_interface__"},
    {offsetof(core_state, str_shape), "shape"},
    {offsetof(core_state, str_strides), "strides"},
    {offsetof(core_state, str_mask), "mask"},
    {offsetof(core_state, str_version), "version"},
    {offsetof(core_state, str_stream), "stream"},
    {offsetof(core_state, str_numpy), "numpy"},
};

int
core_array_init(core_state *st, PyObject *Py_UNUSED(module))
{
    return cb_intern_names(st, names, sizeof names / sizeof names[0]);
}

// --- refusals ------------------------------------------------------------------------------------

static int
host_array(PyObject *o)
{
    PyErr_Format(PyExc_TypeError,
                 "%.200s is in host memory, which a kernel cannot reach; copy it into a Buffer "
                 "first (Buffer.copy_from)",
                 Py_TYPE(o)->tp_name);
    return -1;
}

static int
other_device(PyObject *o, int type)
{
    if (type == DL_CPU)
        return host_array(o);
    PyErr_Format(PyExc_TypeError, "%.200s is on a device that is not CUDA (DLPack device type %d)",
                 Py_TYPE(o)->tp_name, type);
    return -1;
}

// --- addresses -----------------------------------------------------------------------------------

static int
pointer_of_view(ViewObject *view, CUdeviceptr *out, cb_array_type *type)
{
    if (!view->device_accessible)
        return host_array((PyObject *)view);
    if (core_view_check(view) < 0)
        return -1;
    *out = view->ptr;
    if (type != NULL)
        *type = (cb_array_type){.dl = view->dtype.dl, .readonly = view->readonly};
    return 1;
}

int
core_array_pointer(core_state *st, PyObject *o, CUdeviceptr *out, cb_array_type *type)
{
    cb_array_memory memory;
    if (core_is_view(st, o))
        return pointer_of_view((ViewObject *)o, out, type);
    int found = core_torch_may_be_tensor(st, o) ? core_torch_pointer(st, o, out, type) : 0;
    if (found != 0)
        return found;
    found = cb_array_find(st->interop, o, &memory, type);
    if (found <= 0)
        return found;
    *out = memory.address;
    if (CB_LIKELY(memory.on_device))
        return 1;
    if (type != NULL)
        Py_CLEAR(type->dtype);
    return other_device(o, memory.device);
}
