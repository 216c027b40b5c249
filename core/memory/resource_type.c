// Implements MemoryResource, the base class of resources that programs write.
#include "base/doc.h"
#include "memory/resource.h"

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
    {"allocate", CORE_KEYWORDS(MemoryResource_allocate), CORE_DOC(MemoryResource, allocate)},
    {"deallocate", CORE_KEYWORDS(MemoryResource_deallocate), CORE_DOC(MemoryResource, deallocate)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef MemoryResource_getset[] = {
    {"is_device_accessible", MemoryResource_get_missing, NULL,
     CORE_DOC(MemoryResource, is_device_accessible), "is_device_accessible"},
    {"is_host_accessible", MemoryResource_get_missing, NULL,
     CORE_DOC(MemoryResource, is_host_accessible), "is_host_accessible"},
    {"is_managed", MemoryResource_get_is_managed, NULL, CORE_DOC(MemoryResource, is_managed), NULL},
    {"device_id", MemoryResource_get_missing, NULL, CORE_DOC(MemoryResource, device_id),
     "device_id"},
    {NULL, NULL, NULL, NULL, NULL},
};

static CORE_WEAKREFS(MemoryResource_members, MemoryResourceObject);

static PyType_Slot MemoryResource_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(MemoryResource)},
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
