// Buffers as other libraries see them: slices, the buffer protocol, array interfaces, DLPack, typed
// views.
//
// Every export holds a share of the allocation, so that closing the Buffer takes nothing away from
// it.
#include "array/buffer_protocol.h"

#include "array/dlpack_export.h"
#include "array/view_buffer.h"
#include "memory/buffer_facts.h"

#include "cubind/signature.h"

// --- slices --------------------------------------------------------------------------------------

Py_ssize_t
core_buffer_length(PyObject *self)
{
    return (Py_ssize_t)((BufferObject *)self)->size;
}

PyObject *
core_buffer_subscript(PyObject *self, PyObject *index)
{
    BufferObject *b = (BufferObject *)self;
    Py_ssize_t start, stop, step;
    if (!PySlice_Check(index)) {
        PyErr_Format(
            PyExc_TypeError,
            "Buffer indices must be slices, not %.200s; buf[i:i + 1] is the Buffer of one byte",
            Py_TYPE(index)->tp_name);
        return NULL;
    }
    if (PySlice_Unpack(index, &start, &stop, &step) < 0)
        return NULL;
    if (step != 1) {
        PyErr_Format(PyExc_ValueError, "Buffer slices must have step 1, got %zd", step);
        return NULL;
    }
    // Unpacking may have run Python code.
    if (core_buffer_check(b) < 0)
        return NULL;
    Py_ssize_t size = PySlice_AdjustIndices((Py_ssize_t)b->size, &start, &stop, step);
    return core_buffer_slice(b, (size_t)start, (size_t)size);
}

PyObject *
core_buffer_view(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"shape", "dtype", NULL};
    static const cb_signature call = {"view", params, .positional = 2, .required = 1 | 1 << 1};
    BufferObject *b = (BufferObject *)self;
    CB_SLOTS(PyObject * shape, *dtype) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 || core_buffer_check(b) < 0)
        return NULL;
    return core_view_of_buffer(b->st, self, given.shape, given.dtype);
}

// --- the buffer protocol -------------------------------------------------------------------------

// -1 with BufferError where the processor does not reach the memory.
static int
check_host_accessible(BufferObject *b)
{
    if (core_buffer_check(b) < 0)
        return -1;
    int accessible = core_buffer_fact(b, CORE_FACT_HOST_ACCESSIBLE);
    if (accessible == 0)
        PyErr_SetString(
            PyExc_BufferError,
            "this Buffer is not host-accessible; copy it to a host object with copy_to()");
    // A resource in Python may have closed the buffer.
    return accessible == 1 ? core_buffer_check(b) : -1;
}

int
core_buffer_getbuffer(PyObject *self, Py_buffer *view, int flags)
{
    static char nothing[1]; // the address of no bytes
    BufferObject *b = (BufferObject *)self;
    view->obj = NULL;
    if (check_host_accessible(b) < 0)
        return -1;
    void *at = b->ptr != 0 ? (void *)(uintptr_t)b->ptr : nothing;
    if (PyBuffer_FillInfo(view, self, at, (Py_ssize_t)b->size, 0, flags) < 0)
        return -1;
    view->internal = core_allocation_take(b->allocation);
    return 0;
}

void
core_buffer_releasebuffer(PyObject *Py_UNUSED(self), Py_buffer *view)
{
    core_allocation_drop(view->internal);
}

PyObject *
core_buffer_dunder_buffer(PyObject *self, PyObject *Py_UNUSED(flags))
{
    return PyMemoryView_FromObject(self);
}

// --- the array interface -------------------------------------------------------------------------

PyObject *
core_buffer_array_interface(PyObject *self, void *Py_UNUSED(unused))
{
    BufferObject *b = (BufferObject *)self;
    if (core_buffer_check(b) < 0)
        return NULL;
    int accessible = core_buffer_fact(b, CORE_FACT_DEVICE_ACCESSIBLE);
    if (accessible == 0)
        PyErr_SetString(PyExc_AttributeError,
                        "__cuda_array_interface__: this Buffer is not device-accessible");
    if (accessible != 1 || core_buffer_check(b) < 0)
        return NULL;
    PyObject *stream = core_allocation_stream_number(b->allocation);
    if (stream == NULL)
        return NULL;
    return Py_BuildValue("{s:(n),s:s,s:(KO),s:O,s:i,s:N}", "shape", (Py_ssize_t)b->size, "typestr",
                         "|u1", "data", (unsigned long long)b->ptr, Py_False, "strides", Py_None,
                         "version", 3, "stream", stream);
}

// --- DLPack --------------------------------------------------------------------------------------

static int
dl_device_of(BufferObject *b, dl_device *out)
{
    core_memory_facts facts;
    if (core_buffer_check(b) < 0 || core_buffer_facts(b, &facts) < 0)
        return -1;
    *out = (dl_device){DL_CPU, 0};
    if (facts.device_accessible && facts.host_accessible)
        out->type = facts.managed ? DL_CUDA_MANAGED : DL_CUDA_HOST;
    else if (facts.device_accessible)
        *out = (dl_device){DL_CUDA, facts.device};
    else if (!facts.host_accessible) {
        PyErr_SetString(PyExc_BufferError,
                        "this Buffer is neither device-accessible nor host-accessible");
        return -1;
    }
    return 0;
}

PyObject *
core_buffer_dlpack_device(PyObject *self, PyObject *Py_UNUSED(unused))
{
    dl_device device;
    if (dl_device_of((BufferObject *)self, &device) < 0)
        return NULL;
    return Py_BuildValue("(ii)", (int)device.type, (int)device.id);
}

PyObject *
core_buffer_dlpack(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    BufferObject *b = (BufferObject *)self;
    bool versioned;
    dl_device device;
    if (core_dlpack_arguments(args, nargs, kwnames, &versioned) < 0 ||
        dl_device_of(b, &device) < 0 || core_buffer_check(b) < 0)
        return NULL;
    PyObject *owner = core_buffer_slice(b, 0, b->size);
    if (owner == NULL)
        return NULL;
    int64_t shape[] = {(int64_t)b->size}, strides[] = {1};
    dl_tensor tensor = {
        .data = (void *)(uintptr_t)b->ptr,
        .device = device,
        .ndim = 1,
        .dtype = {DL_INT, 8, 1},
        .shape = shape,
        .strides = strides,
    };
    PyObject *capsule = core_dlpack_capsule(owner, &tensor, 0, versioned);
    Py_DECREF(owner);
    return capsule;
}
