// Reports how much memory the graphs of a device have. Each access queries the driver. The
// high-water marks can be reset.
#include "memory/graph_memory_attributes.h"

#include "base/doc.h"
#include "base/errors.h"
#include "base/object.h"
#include "base/process.h"

#include <stddef.h>
#include <structmember.h>

typedef struct AttributesObject {
    PyObject_HEAD core_state *st;
    int device;
    int process;
    PyObject *weakrefs;
} AttributesObject;

typedef struct attribute {
    const char *name;
    CUgraphMem_attribute number;
} attribute;

enum { COUNT = 4 };

static const attribute attributes[COUNT] = {
    {"reserved_mem_current", CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT},
    {"reserved_mem_high", CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH},
    {"used_mem_current", CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT},
    {"used_mem_high", CU_GRAPH_MEM_ATTR_USED_MEM_HIGH},
};

// --- values --------------------------------------------------------------------------------------

static PyObject *
Attributes_get(PyObject *self, void *closure)
{
    const AttributesObject *a = (AttributesObject *)self;
    const attribute *which = closure;
    cuuint64_t bytes = 0;
    if (core_check_process(self, a->process) < 0)
        return NULL;
    CUresult status =
        CORE_NOGIL(core_driver->cuDeviceGetGraphMemAttribute(a->device, which->number, &bytes));
    if (core_check(a->st, status, "cuDeviceGetGraphMemAttribute") < 0)
        return NULL;
    return PyLong_FromUnsignedLongLong(bytes);
}

// Checks that the value to set is 0, which resets a high-water mark. No other value can be set.
static int
check_zero(PyObject *o, const char *name)
{
    if (o == NULL) {
        PyErr_Format(PyExc_AttributeError, "%s cannot be deleted", name);
        return -1;
    }
    PyObject *number = PyNumber_Index(o);
    if (number == NULL)
        return -1;
    int is_other = PyObject_IsTrue(number);
    if (is_other > 0)
        PyErr_Format(PyExc_AttributeError, "Attribute '%s' may only be set to zero (got %S).", name,
                     number);
    Py_DECREF(number);
    return is_other == 0 ? 0 : -1;
}

static int
Attributes_reset(PyObject *self, PyObject *o, void *closure)
{
    const AttributesObject *a = (AttributesObject *)self;
    const attribute *which = closure;
    cuuint64_t zero = 0;
    if (check_zero(o, which->name) < 0 || core_check_process(self, a->process) < 0)
        return -1;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuDeviceSetGraphMemAttribute(a->device, which->number, &zero);
    Py_END_ALLOW_THREADS
    return core_check(a->st, status, "cuDeviceSetGraphMemAttribute");
}

// --- the type ------------------------------------------------------------------------------------

PyObject *
core_graph_memory_attributes(core_state *st, int device)
{
    PyTypeObject *type = st->graph_memory_attributes_type;
    AttributesObject *a = (AttributesObject *)type->tp_alloc(type, 0);
    if (a == NULL)
        return NULL;
    a->st = st;
    a->device = device;
    a->process = core_process_now();
    return (PyObject *)a;
}

static PyObject *
Attributes_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args),
               PyObject *Py_UNUSED(kwargs))
{
    PyErr_SetString(PyExc_RuntimeError,
                    "GraphMemoryResourceAttributes cannot be instantiated directly. Please use "
                    "MemoryResource APIs.");
    return NULL;
}

static void
Attributes_dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    if (((AttributesObject *)self)->weakrefs != NULL)
        PyObject_ClearWeakRefs(self);
    core_object_free(self);
}

// Joins texts "name=value", and omits values that the driver does not report.
static PyObject *
Attributes_repr(PyObject *self)
{
    PyObject *text = PyUnicode_FromString("GraphMemoryResourceAttributes(");
    const char *comma = "";
    for (int i = 0; text != NULL && i < COUNT; i++) {
        PyObject *value = Attributes_get(self, (void *)&attributes[i]);
        if (value == NULL) {
            PyErr_Clear();
            continue;
        }
        PyUnicode_AppendAndDel(&text,
                               PyUnicode_FromFormat("%s%s=%R", comma, attributes[i].name, value));
        Py_DECREF(value);
        comma = ", ";
    }
    if (text != NULL)
        PyUnicode_AppendAndDel(&text, PyUnicode_FromString(")"));
    return text;
}

static PyGetSetDef Attributes_getset[] = {
    {"reserved_mem_current", Attributes_get, NULL,
     CORE_DOC(GraphMemoryResourceAttributes, reserved_mem_current), (void *)&attributes[0]},
    {"reserved_mem_high", Attributes_get, Attributes_reset,
     CORE_DOC(GraphMemoryResourceAttributes, reserved_mem_high), (void *)&attributes[1]},
    {"used_mem_current", Attributes_get, NULL,
     CORE_DOC(GraphMemoryResourceAttributes, used_mem_current), (void *)&attributes[2]},
    {"used_mem_high", Attributes_get, Attributes_reset,
     CORE_DOC(GraphMemoryResourceAttributes, used_mem_high), (void *)&attributes[3]},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMemberDef Attributes_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(AttributesObject, weakrefs), READONLY, NULL},
    {NULL},
};

static PyType_Slot Attributes_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(GraphMemoryResourceAttributes)},
    {Py_tp_new, Attributes_new},
    {Py_tp_dealloc, Attributes_dealloc},
    {Py_tp_traverse, core_object_traverse},
    {Py_tp_repr, Attributes_repr},
    {Py_tp_getset, Attributes_getset},
    {Py_tp_members, Attributes_members},
    {0, NULL},
};

PyType_Spec core_graph_memory_attributes_spec = {
    .name = "cubind.core.GraphMemoryResourceAttributes",
    .basicsize = sizeof(AttributesObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Attributes_slots,
};
