// MemoryResource, which users derive from, and what its subclasses share.
#include "memory/memory_resource.h"

#include "base/call.h"
#include "base/steps.h"
#include "stream/stream_protocol.h"

#include <stddef.h>
#include <structmember.h>

// --- arguments -----------------------------------------------------------------------------------

// An int of what stands for one; a float does not. Owned.
static PyObject *
to_int(PyObject *o)
{
    if (PyLong_Check(o) || PyIndex_Check(o))
        return PyNumber_Index(o);
    if (!PyFloat_Check(o) && Py_TYPE(o)->tp_as_number != NULL &&
        Py_TYPE(o)->tp_as_number->nb_int != NULL)
        return PyNumber_Long(o);
    PyErr_Format(PyExc_TypeError, "an integer is required, got %.200s", Py_TYPE(o)->tp_name);
    return NULL;
}

int
core_size_argument(PyObject *o, size_t *out)
{
    int64_t small;
    if (CB_LIKELY(PyLong_CheckExact(o) && cb_medium_int_unchecked(o, &small) && small >= 0)) {
        *out = (size_t)small;
        return 0;
    }
    PyObject *value = to_int(o);
    if (value == NULL)
        return -1;
    *out = PyLong_AsSize_t(value);
    Py_DECREF(value);
    return *out == (size_t)-1 && PyErr_Occurred() ? -1 : 0;
}

int
core_address_argument(PyObject *o, CUdeviceptr *out)
{
    size_t value;
    if (core_size_argument(o, &value) < 0)
        return -1;
    *out = value;
    return 0;
}

// The stream of an allocate or deallocate call.
static int
stream_argument(core_state *st, PyObject *given, bool needed, StreamObject **stream)
{
    *stream = NULL;
    if (!needed && (given == NULL || given == Py_None))
        return 0;
    *stream = core_stream_take(st, given);
    return *stream != NULL ? 0 : -1;
}

int
core_allocate_arguments(core_state *st, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames,
                        bool needs_stream, size_t *size, StreamObject **stream)
{
    static const char *const params[] = {"size", "stream", NULL};
    const core_call call = {"allocate", params, .positional = 1,
                            .required = 1 | (uint32_t)needs_stream << 1};
    PyObject *slots[2];
    if (core_bind(&call, args, nargs, kwnames, slots) < 0 || core_size_argument(slots[0], size) < 0)
        return -1;
    return stream_argument(st, slots[1], needs_stream, stream);
}

int
core_deallocate_arguments(core_state *st, PyObject *const *args, Py_ssize_t nargs,
                          PyObject *kwnames, bool needs_stream, CUdeviceptr *ptr, size_t *size,
                          StreamObject **stream)
{
    static const char *const params[] = {"ptr", "size", "stream", NULL};
    const core_call call = {"deallocate", params, .positional = 2,
                            .required = 1 | 1 << 1 | (uint32_t)needs_stream << 2};
    PyObject *slots[3];
    if (core_bind(&call, args, nargs, kwnames, slots) < 0 ||
        core_address_argument(slots[0], ptr) < 0 || core_size_argument(slots[1], size) < 0)
        return -1;
    return stream_argument(st, slots[2], needs_stream, stream);
}

// --- the type ------------------------------------------------------------------------------------

PyObject *
core_memory_resource_new(PyTypeObject *type, PyObject *Py_UNUSED(args), PyObject *Py_UNUSED(kwargs))
{
    core_state *st = core_state_of(type);
    MemoryResourceObject *mr = st != NULL ? (MemoryResourceObject *)type->tp_alloc(type, 0) : NULL;
    if (mr != NULL)
        mr->st = st;
    return (PyObject *)mr;
}

int
core_memory_resource_traverse(PyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(self));
    return 0;
}

int
core_memory_resource_clear(PyObject *Py_UNUSED(self))
{
    return 0;
}

void
core_memory_resource_dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    if (((MemoryResourceObject *)self)->weakrefs != NULL)
        PyObject_ClearWeakRefs(self);
    core_object_free(self);
}

static PyObject *
must_implement(const char *member)
{
    PyErr_Format(PyExc_TypeError, "MemoryResource.%s must be implemented by subclasses.", member);
    return NULL;
}

static PyObject *
MemoryResource_allocate(PyObject *Py_UNUSED(self), PyObject *const *Py_UNUSED(args),
                        Py_ssize_t Py_UNUSED(nargs), PyObject *Py_UNUSED(kwnames))
{
    return must_implement("allocate");
}

static PyObject *
MemoryResource_deallocate(PyObject *Py_UNUSED(self), PyObject *const *Py_UNUSED(args),
                          Py_ssize_t Py_UNUSED(nargs), PyObject *Py_UNUSED(kwnames))
{
    return must_implement("deallocate");
}

static PyObject *
MemoryResource_get_missing(PyObject *Py_UNUSED(self), void *closure)
{
    return must_implement(closure);
}

static PyObject *
MemoryResource_get_is_managed(PyObject *Py_UNUSED(self), void *Py_UNUSED(unused))
{
    Py_RETURN_FALSE;
}

#define KEYWORDS(function) (PyCFunction)(void (*)(void))(function), METH_FASTCALL | METH_KEYWORDS

static PyMethodDef MemoryResource_methods[] = {
    {"allocate", KEYWORDS(MemoryResource_allocate),
     "allocate($self, size, *, stream)\n--\n\n"
     "To be implemented: a Buffer of `size` bytes, usable in order on `stream`; "
     "Buffer.from_handle(ptr, size, mr=self,\n"
     "stream=stream) makes one."},
    {"deallocate", KEYWORDS(MemoryResource_deallocate),
     "deallocate($self, ptr, size, *, stream)\n--\n\n"
     "To be implemented: takes the memory at the address `ptr` (an int) back. `stream` is a "
     "Stream; work queued there\n"
     "may still use the memory. Called at the end of a Buffer, on any thread; what it raises "
     "becomes a CUDAWarning."},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef MemoryResource_getset[] = {
    {"is_device_accessible", MemoryResource_get_missing, NULL,
     "Whether kernels can use the memory.", "is_device_accessible"},
    {"is_host_accessible", MemoryResource_get_missing, NULL,
     "Whether the processor can use the memory.", "is_host_accessible"},
    {"is_managed", MemoryResource_get_is_managed, NULL,
     "Whether the memory is managed; False unless overridden.", NULL},
    {"device_id", MemoryResource_get_missing, NULL,
     "Ordinal of the device of the memory; -1 where it has none.", "device_id"},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMemberDef MemoryResource_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(MemoryResourceObject, weakrefs), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

PyDoc_STRVAR(MemoryResource_doc,
             "Where Buffers come from and go to: the base class of all memory resources.\n\n"
             "A subclass implements allocate(size, *, stream), deallocate(ptr, size, *, stream) "
             "and the properties\n"
             "is_device_accessible, is_host_accessible and device_id; what it leaves out is a "
             "TypeError when it is used. A Buffer\n"
             "keeps its resource alive.");

static PyType_Slot MemoryResource_slots[] = {
    {Py_tp_doc, (void *)MemoryResource_doc},
    {Py_tp_new, core_memory_resource_new},
    {Py_tp_dealloc, core_memory_resource_dealloc},
    {Py_tp_traverse, core_memory_resource_traverse},
    {Py_tp_clear, core_memory_resource_clear},
    {Py_tp_methods, MemoryResource_methods},
    {Py_tp_members, MemoryResource_members},
    {Py_tp_getset, MemoryResource_getset},
    {0, NULL},
};

PyType_Spec core_memory_resource_spec = {
    .name = "cubind.core.MemoryResource",
    .basicsize = sizeof(MemoryResourceObject),
    .flags =
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = MemoryResource_slots,
};

// --- module --------------------------------------------------------------------------------------

// The names that calls into resources in Python use.
int
core_memory_init(core_state *st, PyObject *Py_UNUSED(module))
{
    st->name_allocate = PyUnicode_InternFromString("allocate");
    st->name_deallocate = PyUnicode_InternFromString("deallocate");
    PyObject *stream = PyUnicode_InternFromString("stream");
    st->stream_keyword = stream != NULL ? PyTuple_Pack(1, stream) : NULL;
    Py_XDECREF(stream);
    return st->name_allocate != NULL && st->name_deallocate != NULL && st->stream_keyword != NULL
               ? 0
               : -1;
}
