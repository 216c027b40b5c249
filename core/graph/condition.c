// Implements the type GraphCondition: a value that kernels set and conditional nodes read.
#include "graph/condition.h"

#include "base/doc.h"
#include "base/errors.h"

// --- making --------------------------------------------------------------------------------------

PyObject *
core_condition_default(PyObject *given)
{
    if (given == NULL || given == Py_None)
        return Py_NewRef(Py_None);
    if (PyIndex_Check(given))
        return PyNumber_Index(given);
    PyErr_SetString(PyExc_TypeError, "an integer is required");
    return NULL;
}

// Converts the value with which each launch begins. Sets `*flags` to say whether there is one.
static int
take_initial(PyObject *initial, unsigned int *value, unsigned int *flags)
{
    *value = *flags = 0;
    if (initial == Py_None)
        return 0;
    unsigned long number = PyLong_AsUnsignedLong(initial);
    if (number == (unsigned long)-1 && PyErr_Occurred())
        return -1;
    if (number > UINT32_MAX) {
        PyErr_SetString(PyExc_OverflowError, "value too large to convert to unsigned int");
        return -1;
    }
    *value = (unsigned int)number;
    *flags = CU_GRAPH_COND_ASSIGN_DEFAULT;
    return 0;
}

PyObject *
core_graph_condition_of(core_state *st, CUgraphConditionalHandle handle)
{
    PyTypeObject *type = st->graph_condition_type;
    GraphConditionObject *self = (GraphConditionObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->st = st;
    self->handle = handle;
    return (PyObject *)self;
}

// Called with the capture's lock held, because a capture whose end fails destroys its graph.
static CUresult
create_captured(core_capture *capture, CUgraphConditionalHandle *handle, CUgraph graph,
                CUcontext context, unsigned int value, unsigned int flags)
{
    if (core_capture_is_over(capture))
        return CUDA_ERROR_ILLEGAL_STATE;
    return core_driver->cuGraphConditionalHandleCreate(handle, graph, context, value, flags);
}

PyObject *
core_graph_condition(core_state *st, core_capture *capture, CUgraph graph, CUcontext context,
                     PyObject *initial)
{
    unsigned int value, flags;
    CUgraphConditionalHandle handle = 0;
    CUresult status;
    if (take_initial(initial, &value, &flags) < 0)
        return NULL;
    if (capture != NULL)
        status = CORE_CAPTURE_CALL(capture,
                                   create_captured(capture, &handle, graph, context, value, flags));
    else
        status = CORE_NOGIL(
            core_driver->cuGraphConditionalHandleCreate(&handle, graph, context, value, flags));
    if (core_check(st, status, "cuGraphConditionalHandleCreate") < 0)
        return NULL;
    return core_graph_condition_of(st, handle);
}

// --- type ----------------------------------------------------------------------------------------

static PyObject *
Condition_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args), PyObject *Py_UNUSED(kwargs))
{
    return core_refuse_new("GraphCondition", "Please use GraphBuilder or GraphDefinition APIs "
                                             "(create_condition).");
}

static void
Condition_dealloc(PyObject *o)
{
    PyObject_GC_UnTrack(o);
    if (((GraphConditionObject *)o)->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    core_object_free(o);
}

static CUgraphConditionalHandle
handle_of(PyObject *o)
{
    return ((GraphConditionObject *)o)->handle;
}

static PyObject *
Condition_repr(PyObject *o)
{
    char text[48];
    PyOS_snprintf(text, sizeof text, "<GraphCondition handle=0x%llx>",
                  (unsigned long long)handle_of(o));
    return PyUnicode_FromString(text);
}

static Py_hash_t
Condition_hash(PyObject *o)
{
    PyObject *handle = PyLong_FromUnsignedLongLong(handle_of(o));
    Py_hash_t hash = handle != NULL ? PyObject_Hash(handle) : -1;
    Py_XDECREF(handle);
    return hash;
}

static PyObject *
Condition_richcompare(PyObject *a, PyObject *b, int op)
{
    if ((op != Py_EQ && op != Py_NE) || !Py_IS_TYPE(b, Py_TYPE(a)))
        Py_RETURN_NOTIMPLEMENTED;
    return PyBool_FromLong((handle_of(a) == handle_of(b)) == (op == Py_EQ));
}

static PyObject *
Condition_int(PyObject *o)
{
    return PyLong_FromUnsignedLongLong(handle_of(o));
}

static PyObject *
Condition_get_handle(PyObject *o, void *Py_UNUSED(closure))
{
    return Condition_int(o);
}

static PyGetSetDef Condition_getset[] = {
    {"handle", Condition_get_handle, NULL, CORE_DOC(GraphCondition, handle), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static CORE_WEAKREFS(Condition_members, GraphConditionObject);

static PyType_Slot Condition_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(GraphCondition)},
    {Py_tp_new, Condition_new},
    {Py_tp_dealloc, Condition_dealloc},
    {Py_tp_traverse, core_object_traverse},
    {Py_tp_repr, Condition_repr},
    {Py_tp_hash, Condition_hash},
    {Py_tp_richcompare, Condition_richcompare},
    {Py_nb_int, Condition_int},
    {Py_tp_getset, Condition_getset},
    {Py_tp_members, Condition_members},
    {0, NULL},
};

PyType_Spec core_graph_condition_spec = {
    .name = "cubind.core.graph.GraphCondition",
    .basicsize = sizeof(GraphConditionObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Condition_slots,
};
