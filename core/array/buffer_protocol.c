// Implements the protocols of Buffers: slices, the buffer protocol, array interfaces, DLPack, typed
// views.
//
// Each export holds a reference to the allocation, so it stays valid when the Buffer is closed.
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

// Returns 0, or -1 with BufferError if the host cannot access the memory.
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
    // A memory resource written in Python may have closed the buffer.
    return accessible == 1 ? core_buffer_check(b) : -1;
}

int
core_buffer_getbuffer(PyObject *self, Py_buffer *view, int flags)
{
    static char nothing[1]; // a valid address for an empty buffer
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

// Returns numpy.array(memoryview(self), dtype=dtype, copy=copy), a new reference.
static PyObject *
numpy_array(PyObject *self, PyObject *dtype, PyObject *copy)
{
    PyObject *numpy = PyImport_ImportModule("numpy");
    PyObject *make = numpy != NULL ? PyObject_GetAttrString(numpy, "array") : NULL;
    PyObject *args = make != NULL ? Py_BuildValue("(N)", PyMemoryView_FromObject(self)) : NULL;
    PyObject *options = args != NULL ? Py_BuildValue("{sOsO}", "dtype", dtype, "copy", copy) : NULL;
    PyObject *array = options != NULL ? PyObject_Call(make, args, options) : NULL;
    Py_XDECREF(options);
    Py_XDECREF(args);
    Py_XDECREF(make);
    Py_XDECREF(numpy);
    return array;
}

// NumPy calls __array__() if it cannot get the buffer's bytes. Without this method it would make an
// array of one object.
PyObject *
core_buffer_array(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"dtype", "copy", NULL};
    static const cb_signature call = {"__array__", params, .positional = 2};
    CB_SLOTS(PyObject * dtype, *copy) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        check_host_accessible((BufferObject *)self) < 0)
        return NULL;
    return numpy_array(self, given.dtype != NULL ? given.dtype : Py_None,
                       given.copy != NULL ? given.copy : Py_None);
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
dl_type_of(BufferObject *b, int *out)
{
    core_memory_kind kind;
    if (core_buffer_kind(b, &kind) < 0)
        return -1;
    *out = core_dl_type(kind);
    if (kind != CORE_MEMORY_UNKNOWN)
        return core_buffer_check(b);
    PyErr_SetString(PyExc_BufferError,
                    "this Buffer is neither device-accessible nor host-accessible");
    return -1;
}

// Host memory is reported with the device number 0.
PyObject *
core_buffer_dlpack_device(PyObject *self, PyObject *Py_UNUSED(unused))
{
    BufferObject *b = (BufferObject *)self;
    int type;
    if (dl_type_of(b, &type) < 0)
        return NULL;
    PyObject *device =
        type == DL_CUDA ? core_buffer_fact_object(b, CORE_FACT_DEVICE) : PyLong_FromLong(0);
    return device != NULL ? Py_BuildValue("(iN)", type, device) : NULL;
}

static int
dl_device_of(BufferObject *b, dl_device *out)
{
    int type, id = 0;
    if (dl_type_of(b, &type) < 0)
        return -1;
    if (type == DL_CUDA)
        id = core_buffer_fact(b, CORE_FACT_DEVICE);
    *out = (dl_device){type, id};
    return id != CORE_FACT_FAILED ? 0 : -1;
}

// A tensor of all bytes of a Buffer.
typedef struct exported_bytes {
    PyObject *owner; // owned: keeps the memory alive for the consumer
    dl_tensor tensor;
    int64_t shape, stride;
} exported_bytes;

static int
export_bytes(BufferObject *b, exported_bytes *out)
{
    dl_device device;
    if (dl_device_of(b, &device) < 0 || core_buffer_check(b) < 0)
        return -1;
    out->owner = core_buffer_slice(b, 0, b->size);
    out->shape = (int64_t)b->size;
    out->stride = 1;
    out->tensor = (dl_tensor){
        .data = (void *)(uintptr_t)b->ptr,
        .device = device,
        .ndim = 1,
        .dtype = {DL_INT, 8, 1},
        .shape = &out->shape,
        .strides = &out->stride,
    };
    return out->owner != NULL ? 0 : -1;
}

PyObject *
core_buffer_dlpack(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    bool versioned;
    exported_bytes bytes;
    BufferObject *b = (BufferObject *)self;
    if (core_dlpack_arguments(args, nargs, kwnames, &versioned) < 0 || export_bytes(b, &bytes) < 0)
        return NULL;
    PyObject *capsule = core_dlpack_capsule(b->st, bytes.owner, &bytes.tensor, 0, versioned);
    Py_DECREF(bytes.owner);
    return capsule;
}

dl_managed_versioned *
core_buffer_managed(BufferObject *b)
{
    exported_bytes bytes;
    if (export_bytes(b, &bytes) < 0)
        return NULL;
    dl_managed_versioned *managed = core_dlpack_managed(b->st, bytes.owner, &bytes.tensor, 0);
    Py_DECREF(bytes.owner);
    return managed;
}
