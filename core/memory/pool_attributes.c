// Reads the attributes of a memory pool at each access, and sets those that the driver allows to be
// set.
#include "memory/pool_attributes.h"

#include "base/doc.h"
#include "base/errors.h"
#include "memory/resource.h"

#include <stddef.h>
#include <structmember.h>

typedef struct AttributesObject {
    PyObject_HEAD core_state *st;
    core_ref *pool;
    PyObject *weakrefs;
} AttributesObject;

typedef struct attribute {
    const char *name;
    CUmemPool_attribute number;
    bool is_bool;
} attribute;

enum { COUNT = 8 };

static const attribute attributes[COUNT] = {
    {"reuse_follow_event_dependencies", CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, true},
    {"reuse_allow_opportunistic", CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, true},
    {"reuse_allow_internal_dependencies", CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES, true},
    {"release_threshold", CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, false},
    {"reserved_mem_current", CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, false},
    {"reserved_mem_high", CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, false},
    {"used_mem_current", CU_MEMPOOL_ATTR_USED_MEM_CURRENT, false},
    {"used_mem_high", CU_MEMPOOL_ATTR_USED_MEM_HIGH, false},
};

// --- values --------------------------------------------------------------------------------------

// The driver reads and writes Boolean attributes as an int, and all others as 64 bits.
typedef union attribute_value {
    int truth;
    uint64_t bytes;
} attribute_value;

static int
read_value(const AttributesObject *a, const attribute *which, attribute_value *out)
{
    *out = (attribute_value){.bytes = 0};
    CUresult status =
        CORE_NOGIL(core_driver->cuMemPoolGetAttribute(a->pool->handle, which->number, out));
    return core_check(a->st, status, "cuMemPoolGetAttribute");
}

static PyObject *
Attributes_get(PyObject *self, void *closure)
{
    const AttributesObject *a = (AttributesObject *)self;
    const attribute *which = closure;
    attribute_value value;
    if (core_check_process(self, a->pool->process) < 0 || read_value(a, which, &value) < 0)
        return NULL;
    return which->is_bool ? PyBool_FromLong(value.truth) : PyLong_FromUnsignedLongLong(value.bytes);
}

static int
value_of(PyObject *o, const attribute *which, attribute_value *out)
{
    if (which->is_bool) {
        out->truth = PyObject_IsTrue(o);
        return out->truth < 0 ? -1 : 0;
    }
    size_t size;
    if (core_size_argument(o, &size) < 0)
        return -1;
    out->bytes = size;
    return 0;
}

static int
Attributes_set(PyObject *self, PyObject *o, void *closure)
{
    const AttributesObject *a = (AttributesObject *)self;
    const attribute *which = closure;
    attribute_value value;
    if (o == NULL) {
        PyErr_Format(PyExc_AttributeError, "%s cannot be deleted", which->name);
        return -1;
    }
    if (core_check_process(self, a->pool->process) < 0 || value_of(o, which, &value) < 0)
        return -1;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuMemPoolSetAttribute(a->pool->handle, which->number, &value);
    Py_END_ALLOW_THREADS
    return core_check(a->st, status, "cuMemPoolSetAttribute");
}

// Resets a high-water mark. No other value can be set.
static int
Attributes_reset(PyObject *self, PyObject *o, void *closure)
{
    const attribute *which = closure;
    attribute_value value;
    if (o != NULL && value_of(o, which, &value) < 0)
        return -1;
    if (o != NULL && value.bytes != 0) {
        PyErr_Format(PyExc_ValueError, "%s can only be set to 0, got %llu", which->name,
                     (unsigned long long)value.bytes);
        return -1;
    }
    return Attributes_set(self, o, closure);
}

// --- the type ------------------------------------------------------------------------------------

PyObject *
core_pool_attributes(core_state *st, core_ref *pool)
{
    PyTypeObject *type = st->mem_pool_attributes_type;
    core_ref_take(pool); // the allocation can run Python code that closes the resource
    AttributesObject *a = (AttributesObject *)type->tp_alloc(type, 0);
    if (a == NULL) {
        core_ref_drop(pool);
        return NULL;
    }
    a->st = st;
    a->pool = pool;
    return (PyObject *)a;
}

static PyObject *
Attributes_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args),
               PyObject *Py_UNUSED(kwargs))
{
    PyErr_SetString(PyExc_RuntimeError,
                    "_MemPoolAttributes cannot be instantiated directly. Please use "
                    "MemoryResource APIs.");
    return NULL;
}

static void
Attributes_dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    if (((AttributesObject *)self)->weakrefs != NULL)
        PyObject_ClearWeakRefs(self);
    core_ref_drop(((AttributesObject *)self)->pool);
    core_object_free(self);
}

// Joins texts "name=value" in the order of names, and omits values that the driver does not report.
static PyObject *
Attributes_repr(PyObject *self)
{
    static const int by_name[COUNT] = {3, 4, 5, 2, 1, 0, 6, 7};
    PyObject *parts = PyList_New(0), *comma = PyUnicode_FromString(", ");
    for (int i = 0; parts != NULL && i < COUNT; i++) {
        const attribute *row = &attributes[by_name[i]];
        PyObject *value = Attributes_get(self, (void *)row);
        PyObject *part = value != NULL ? PyUnicode_FromFormat("%s=%R", row->name, value) : NULL;
        if (part == NULL || PyList_Append(parts, part) < 0)
            PyErr_Clear();
        Py_XDECREF(part);
        Py_XDECREF(value);
    }
    PyObject *joined = parts != NULL && comma != NULL ? PyUnicode_Join(comma, parts) : NULL;
    PyObject *repr = joined != NULL ? PyUnicode_FromFormat("_MemPoolAttributes(%U)", joined) : NULL;
    Py_XDECREF(joined);
    Py_XDECREF(comma);
    Py_XDECREF(parts);
    return repr;
}

static PyGetSetDef Attributes_getset[] = {
    {"reuse_follow_event_dependencies", Attributes_get, Attributes_set,
     CORE_DOC(_MemPoolAttributes, reuse_follow_event_dependencies), (void *)&attributes[0]},
    {"reuse_allow_opportunistic", Attributes_get, Attributes_set,
     CORE_DOC(_MemPoolAttributes, reuse_allow_opportunistic), (void *)&attributes[1]},
    {"reuse_allow_internal_dependencies", Attributes_get, Attributes_set,
     CORE_DOC(_MemPoolAttributes, reuse_allow_internal_dependencies), (void *)&attributes[2]},
    {"release_threshold", Attributes_get, Attributes_set,
     CORE_DOC(_MemPoolAttributes, release_threshold), (void *)&attributes[3]},
    {"reserved_mem_current", Attributes_get, NULL,
     CORE_DOC(_MemPoolAttributes, reserved_mem_current), (void *)&attributes[4]},
    {"reserved_mem_high", Attributes_get, Attributes_reset,
     CORE_DOC(_MemPoolAttributes, reserved_mem_high), (void *)&attributes[5]},
    {"used_mem_current", Attributes_get, NULL, CORE_DOC(_MemPoolAttributes, used_mem_current),
     (void *)&attributes[6]},
    {"used_mem_high", Attributes_get, Attributes_reset, CORE_DOC(_MemPoolAttributes, used_mem_high),
     (void *)&attributes[7]},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMemberDef Attributes_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(AttributesObject, weakrefs), READONLY, NULL},
    {NULL},
};

static PyType_Slot Attributes_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(_MemPoolAttributes)},
    {Py_tp_new, Attributes_new},
    {Py_tp_dealloc, Attributes_dealloc},
    {Py_tp_traverse, core_object_traverse},
    {Py_tp_repr, Attributes_repr},
    {Py_tp_getset, Attributes_getset},
    {Py_tp_members, Attributes_members},
    {0, NULL},
};

PyType_Spec core_mem_pool_attributes_spec = {
    .name = "cubind.core._MemPoolAttributes",
    .basicsize = sizeof(AttributesObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Attributes_slots,
};
