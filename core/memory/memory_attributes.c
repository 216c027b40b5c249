// Implements what the attributes of memory pools and of graphs' memory share.
#include "memory/memory_attributes.h"

#include "base/errors.h"

// --- values --------------------------------------------------------------------------------------

PyObject *
core_attribute_get(PyObject *self, void *row)
{
    const MemoryAttributesObject *a = (MemoryAttributesObject *)self;
    const core_attribute *which = row;
    core_attribute_value value = {.bytes = 0};
    if (core_check_process(self, a->process) < 0)
        return NULL;
    CUresult status = CORE_NOGIL(a->table->read(a, which->number, &value));
    if (core_check(a->st, status, a->table->read_name) < 0)
        return NULL;
    return which->is_bool ? PyBool_FromLong(value.truth) : PyLong_FromUnsignedLongLong(value.bytes);
}

int
core_attribute_check_set(const PyObject *value, const core_attribute *row)
{
    if (value != NULL)
        return 0;
    PyErr_Format(PyExc_AttributeError, "%s cannot be deleted", row->name);
    return -1;
}

int
core_attribute_write(PyObject *self, const core_attribute *row, core_attribute_value value)
{
    const MemoryAttributesObject *a = (MemoryAttributesObject *)self;
    if (core_check_process(self, a->process) < 0)
        return -1;
    CUresult status = CORE_NOGIL(a->table->write(a, row->number, &value));
    return core_check(a->st, status, a->table->write_name);
}

// --- the types -----------------------------------------------------------------------------------

PyObject *
core_attributes_of(core_state *st, PyTypeObject *type, const core_attributes *table, core_ref *pool,
                   int device)
{
    core_ref_take(pool); // the allocation can run Python code that closes the resource
    MemoryAttributesObject *a = (MemoryAttributesObject *)type->tp_alloc(type, 0);
    if (a == NULL) {
        core_ref_drop(pool);
        return NULL;
    }
    a->st = st;
    a->table = table;
    a->pool = pool;
    a->device = device;
    a->process = pool != NULL ? pool->process : core_process_now();
    return (PyObject *)a;
}

PyObject *
core_attributes_new(PyTypeObject *type, PyObject *Py_UNUSED(args), PyObject *Py_UNUSED(kwargs))
{
    PyErr_Format(PyExc_RuntimeError,
                 "%s cannot be instantiated directly. Please use MemoryResource APIs.",
                 core_type_name(type));
    return NULL;
}

void
core_attributes_dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    if (((MemoryAttributesObject *)self)->weakrefs != NULL)
        PyObject_ClearWeakRefs(self);
    core_ref_drop(((MemoryAttributesObject *)self)->pool);
    core_object_free(self);
}

// Joins texts "name=value" in the order of names, and omits values that the driver does not report.
PyObject *
core_attributes_repr(PyObject *self)
{
    PyObject *text = PyUnicode_FromFormat("%s(", core_class_name(self));
    const core_attribute *row = ((MemoryAttributesObject *)self)->table->rows;
    const char *comma = "";
    for (; text != NULL && row->name != NULL; row++) {
        PyObject *value = core_attribute_get(self, (void *)row);
        if (value == NULL) {
            PyErr_Clear();
            continue;
        }
        PyUnicode_AppendAndDel(&text, PyUnicode_FromFormat("%s%s=%R", comma, row->name, value));
        Py_DECREF(value);
        comma = ", ";
    }
    if (text != NULL)
        PyUnicode_AppendAndDel(&text, PyUnicode_FromString(")"));
    return text;
}

CORE_WEAKREFS(core_attributes_members, MemoryAttributesObject);
