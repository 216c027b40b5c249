// Implements MemoryResource, the base class of resources that programs write.
#include "memory/resource.h"

#include <stddef.h>
#include <structmember.h>

// --- the type ------------------------------------------------------------------------------------

CORE_RESOURCE_NEW(MemoryResource_new, memory_resource, &core_python_resource)

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

// The state of a Python resource is only its attributes, so it can be copied and pickled. A
// resource of one of our own classes has memory, and cannot be pickled unless its class overrides
// this method.
static PyObject *
MemoryResource_getstate(PyObject *self, PyObject *Py_UNUSED(unused))
{
    const PyTypeObject *type = Py_TYPE(self);
    while (!PyType_HasFeature((PyTypeObject *)type, Py_TPFLAGS_IMMUTABLETYPE))
        type = type->tp_base;
    if (type == ((MemoryResourceObject *)self)->st->memory_resource_type)
        return core_resource_getstate(self, NULL);
    PyErr_Format(PyExc_TypeError, "cannot pickle '%.200s' object", core_class_name(self));
    return NULL;
}

static PyMethodDef MemoryResource_methods[] = {
    {"__getstate__", MemoryResource_getstate, METH_NOARGS, NULL},
    {"allocate", CORE_KEYWORDS(MemoryResource_allocate),
     "allocate($self, size, *, stream)\n--\n\n"
     "Implement this: return a Buffer of `size` bytes for work on `stream`.\n\n"
     "Buffer.from_handle(ptr, size, mr=self, stream=stream) makes the Buffer."},
    {"deallocate", CORE_KEYWORDS(MemoryResource_deallocate),
     "deallocate($self, ptr, size, *, stream)\n--\n\n"
     "Implement this: take back the memory at the address `ptr`, an int.\n\n"
     "`stream` is a Stream; work queued there may still use the memory. A Buffer calls this at\n"
     "its end, on any thread. An exception becomes a CUDAWarning."},
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
     "Ordinal of the memory's device; -1 if it has none.", "device_id"},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMemberDef MemoryResource_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(MemoryResourceObject, weakrefs), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

PyDoc_STRVAR(MemoryResource_doc,
             "Base class of all memory resources, which allocate and free Buffers.\n\n"
             "A subclass implements allocate(size, *, stream), deallocate(ptr, size, *, stream)\n"
             "and the properties is_device_accessible, is_host_accessible and device_id. Using\n"
             "one that is missing raises TypeError. A Buffer keeps its resource alive.");

static PyType_Slot MemoryResource_slots[] = {
    {Py_tp_doc, (void *)MemoryResource_doc},
    {Py_tp_new, MemoryResource_new},
    {Py_tp_dealloc, core_resource_dealloc},
    {Py_tp_traverse, core_object_traverse},
    {Py_tp_clear, core_resource_clear},
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
