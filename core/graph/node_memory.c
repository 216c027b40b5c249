// Implements AllocNode and FreeNode: nodes that allocate and free memory of the graph's own.
#include "base/doc.h"
#include "base/errors.h"
#include "device/device.h"
#include "device/device_facts.h"
#include "graph/internal.h"
#include "graph/kind.h"
#include "graph/node_object.h"
#include "memory/resource.h"

#include "cubind/sequence.h"
#include "cubind/signature.h"

// --- arguments -----------------------------------------------------------------------------------

// Reads a Device or an ordinal; the driver decides whether the ordinal is valid.
static int
take_device(core_state *st, PyObject *o, int *out)
{
    if (PyObject_TypeCheck(o, st->device_type)) {
        *out = ((DeviceObject *)o)->ordinal;
        return 0;
    }
    PyObject *number = PyNumber_Index(o);
    long value = number != NULL ? PyLong_AsLong(number) : -1;
    Py_XDECREF(number);
    if (value == -1 && PyErr_Occurred())
        return -1;
    if (value != (int)value) {
        PyErr_Format(PyExc_OverflowError, "device ordinal %R is out of range for an int", o);
        return -1;
    }
    *out = (int)value;
    return 0;
}

static int
set_kind(PyObject *o, CUmemPoolProps *props)
{
    props->allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    props->location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    if (o == NULL || o == Py_None)
        return 0;
    if (PyUnicode_Check(o)) {
        if (PyUnicode_CompareWithASCIIString(o, "device") == 0)
            return 0;
        if (PyUnicode_CompareWithASCIIString(o, "host") == 0) {
            props->location.type = CU_MEM_LOCATION_TYPE_HOST;
            return 0;
        }
        if (PyUnicode_CompareWithASCIIString(o, "managed") == 0) {
            props->allocType = CU_MEM_ALLOCATION_TYPE_MANAGED;
            return 0;
        }
    }
    PyObject *text = PyObject_Str(o);
    if (text != NULL)
        PyErr_Format(PyExc_ValueError,
                     "%R is not a valid GraphMemoryType. Must be 'device', 'host' or 'managed'",
                     text);
    Py_XDECREF(text);
    return -1;
}

static const char *
kind_name(int type, int location)
{
    if (type == CU_MEM_ALLOCATION_TYPE_MANAGED)
        return "managed";
    return location == CU_MEM_LOCATION_TYPE_DEVICE ? "device" : "host";
}

// Reads the peer devices into an array that the caller must free with PyMem_Free(). If there are
// none, the array is NULL and `*count` is 0.
static int
take_peers(core_state *st, PyObject *o, CUmemAccessDesc **out, size_t *count)
{
    *out = NULL;
    *count = 0;
    if (o == NULL || o == Py_None)
        return 0;
    PyObject *peers = cb_items_of(o);
    if (peers == NULL)
        return -1;
    size_t n = (size_t)PyTuple_GET_SIZE(peers);
    int result = 0;
    *out = n != 0 ? PyMem_Calloc(n, sizeof **out) : NULL;
    if (n != 0 && *out == NULL) {
        PyErr_NoMemory();
        result = -1;
    }
    for (size_t i = 0; result == 0 && i < n; i++) {
        CUmemAccessDesc *access = &(*out)[i];
        access->location.type = CU_MEM_LOCATION_TYPE_DEVICE;
        access->flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
        result = take_device(st, PyTuple_GET_ITEM(peers, (Py_ssize_t)i), &access->location.id);
    }
    Py_DECREF(peers);
    *count = n;
    return result;
}

// --- allocate() ----------------------------------------------------------------------------------

static CUresult
add_allocation(core_adding *a, CUgraph graph, const CUgraphNode *after, size_t count)
{
    a->function = "cuGraphAddMemAllocNode";
    return core_driver->cuGraphAddMemAllocNode(&a->made, graph, after, count, (void *)a->params);
}

// Returns a tuple of the ordinals of the peer devices that may access an allocation. New reference;
// NULL with an exception.
static PyObject *
peers_of(const CUDA_MEM_ALLOC_NODE_PARAMS *p)
{
    PyObject *peers = PyTuple_New((Py_ssize_t)p->accessDescCount);
    for (size_t i = 0; peers != NULL && i < p->accessDescCount; i++) {
        PyObject *number = PyLong_FromLong(p->accessDescs[i].location.id);
        if (number == NULL)
            Py_CLEAR(peers);
        else
            PyTuple_SET_ITEM(peers, (Py_ssize_t)i, number);
    }
    return peers;
}

static PyObject *
add_node(PyObject *place, CUDA_MEM_ALLOC_NODE_PARAMS *p)
{
    GraphPlaceObject *at = (GraphPlaceObject *)place;
    core_adding a = {.add = add_allocation, .params = p};
    PyObject *peers = peers_of(p);
    GraphNodeObject *self = peers != NULL ? core_node_new(at->in, at->st->alloc_node_type) : NULL;
    if (self == NULL) {
        Py_XDECREF(peers);
        return NULL;
    }
    self->about = peers;
    if (core_node_add(place, NULL, 0, self, &a) < 0) {
        Py_DECREF(self);
        return NULL;
    }
    self->memory.at = p->dptr;
    self->memory.size = p->bytesize;
    self->memory.device = p->poolProps.location.id;
    self->memory.type = (int)p->poolProps.allocType;
    self->memory.location = (int)p->poolProps.location.type;
    return (PyObject *)self;
}

static int
take_place(core_state *st, PyObject *device, CUDA_MEM_ALLOC_NODE_PARAMS *p)
{
    int ordinal;
    if (device == NULL || device == Py_None)
        return core_current_device(st, &p->poolProps.location.id);
    if (take_device(st, device, &ordinal) < 0)
        return -1;
    p->poolProps.location.id = ordinal;
    return 0;
}

PyObject *
core_place_allocate(PyObject *place, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"size", "device", "memory_type", "peer_access", NULL};
    static const cb_signature call = {"allocate", params, .positional = 1, .required = 1};
    CB_SLOTS(PyObject * size, *device, *memory_type, *peer_access) given;
    CUDA_MEM_ALLOC_NODE_PARAMS p = {.poolProps.handleTypes = CU_MEM_HANDLE_TYPE_NONE};
    CUmemAccessDesc *peers = NULL;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        core_place_check(place) < 0 || core_named_size(given.size, "size", &p.bytesize) < 0 ||
        set_kind(given.memory_type, &p.poolProps) < 0 ||
        take_place(((GraphPlaceObject *)place)->st, given.device, &p) < 0)
        return NULL;
    PyObject *self = NULL;
    if (take_peers(((GraphPlaceObject *)place)->st, given.peer_access, &peers,
                   &p.accessDescCount) == 0) {
        p.accessDescs = peers;
        self = add_node(place, &p);
    }
    PyMem_Free(peers);
    return self;
}

// --- deallocate() --------------------------------------------------------------------------------

static CUresult
add_free(core_adding *a, CUgraph graph, const CUgraphNode *after, size_t count)
{
    a->function = "cuGraphAddMemFreeNode";
    return core_driver->cuGraphAddMemFreeNode(&a->made, graph, after, count,
                                              *(const CUdeviceptr *)a->params);
}

PyObject *
core_place_deallocate(PyObject *place, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"dptr", NULL};
    static const cb_signature call = {"deallocate", params, .positional = 1, .required = 1};
    GraphPlaceObject *at = (GraphPlaceObject *)place;
    PyObject *given;
    CUdeviceptr dptr;
    if (cb_bind_vector(&call, args, nargs, kwnames, &given) < 0 || core_place_check(place) < 0 ||
        core_named_address(given, "dptr", &dptr) < 0)
        return NULL;
    core_adding a = {.add = add_free, .params = &dptr};
    GraphNodeObject *self = core_node_new(at->in, at->st->free_node_type);
    if (self == NULL)
        return NULL;
    self->memory.at = dptr;
    if (core_node_add(place, NULL, 0, self, &a) < 0)
        Py_CLEAR(self);
    return (PyObject *)self;
}

// --- types ---------------------------------------------------------------------------------------

static PyObject *
get_dptr(PyObject *o, void *Py_UNUSED(closure))
{
    return PyLong_FromUnsignedLongLong(((GraphNodeObject *)o)->memory.at);
}

static PyObject *
get_bytesize(PyObject *o, void *Py_UNUSED(closure))
{
    return PyLong_FromSize_t(((GraphNodeObject *)o)->memory.size);
}

static PyObject *
get_device_id(PyObject *o, void *Py_UNUSED(closure))
{
    return PyLong_FromLong(((GraphNodeObject *)o)->memory.device);
}

static PyObject *
get_memory_type(PyObject *o, void *Py_UNUSED(closure))
{
    const GraphNodeObject *self = (GraphNodeObject *)o;
    return PyUnicode_FromString(kind_name(self->memory.type, self->memory.location));
}

static PyObject *
get_peer_access(PyObject *o, void *Py_UNUSED(closure))
{
    return core_node_about(o);
}

static PyObject *
AllocNode_repr(PyObject *o)
{
    char text[112];
    const GraphNodeObject *self = (GraphNodeObject *)o;
    PyOS_snprintf(text, sizeof text, "<AllocNode handle=0x%zx dptr=0x%llx size=%zu>",
                  (size_t)core_graph_node_handle(o), (unsigned long long)self->memory.at,
                  self->memory.size);
    return PyUnicode_FromString(text);
}

static PyObject *
FreeNode_repr(PyObject *o)
{
    char text[80];
    PyOS_snprintf(text, sizeof text, "<FreeNode handle=0x%zx dptr=0x%llx>",
                  (size_t)core_graph_node_handle(o),
                  (unsigned long long)((GraphNodeObject *)o)->memory.at);
    return PyUnicode_FromString(text);
}

static PyMethodDef no_methods[] = {{NULL, NULL, 0, NULL}};

static PyGetSetDef AllocNode_getset[] = {
    {"dptr", get_dptr, NULL, CORE_DOC(AllocNode, dptr), NULL},
    {"bytesize", get_bytesize, NULL, CORE_DOC(AllocNode, bytesize), NULL},
    {"device_id", get_device_id, NULL, CORE_DOC(AllocNode, device_id), NULL},
    {"memory_type", get_memory_type, NULL, CORE_DOC(AllocNode, memory_type), NULL},
    {"peer_access", get_peer_access, NULL, CORE_DOC(AllocNode, peer_access), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyGetSetDef FreeNode_getset[] = {
    {"dptr", get_dptr, NULL, CORE_DOC(FreeNode, dptr), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

CORE_NODE_TYPE(alloc_node, AllocNode, AllocNode_repr, no_methods, AllocNode_getset, 0);
CORE_NODE_TYPE(free_node, FreeNode, FreeNode_repr, no_methods, FreeNode_getset, 0);

// --- kind ----------------------------------------------------------------------------------------

static CUresult
read_allocation(CUgraphNode node, GraphNodeObject *to, core_told *told)
{
    CUDA_MEM_ALLOC_NODE_PARAMS *p = &told->allocation;
    CUresult status = core_driver->cuGraphMemAllocNodeGetParams(node, p);
    to->memory.at = p->dptr;
    to->memory.size = p->bytesize;
    to->memory.device = p->poolProps.location.id;
    to->memory.type = (int)p->poolProps.allocType;
    to->memory.location = (int)p->poolProps.location.type;
    return status;
}

static int
finish_allocation(GraphNodeObject *self, const core_told *t)
{
    return core_node_set_own(self, peers_of(&t->allocation));
}

static CUresult
read_free(CUgraphNode node, GraphNodeObject *to, core_told *Py_UNUSED(told))
{
    return core_driver->cuGraphMemFreeNodeGetParams(node, &to->memory.at);
}

const core_node_kind core_alloc_kind = {
    .type = CU_GRAPH_NODE_TYPE_MEM_ALLOC,
    .node_type = CORE_TYPE_OFFSET(alloc_node),
    .read = read_allocation,
    .read_function = "cuGraphMemAllocNodeGetParams",
    .finish = finish_allocation,
};

const core_node_kind core_free_kind = {
    .type = CU_GRAPH_NODE_TYPE_MEM_FREE,
    .node_type = CORE_TYPE_OFFSET(free_node),
    .read = read_free,
    .read_function = "cuGraphMemFreeNodeGetParams",
};
