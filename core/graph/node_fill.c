// Implements MemsetNode: a node that fills memory.
#include "base/doc.h"
#include "base/errors.h"
#include "device/context.h"
#include "device/device_facts.h"
#include "graph/exec_node.h"
#include "graph/internal.h"
#include "graph/kind.h"
#include "graph/node_object.h"
#include "graph/operand.h"
#include "memory/resource.h"

#include "cubind/signature.h"

// --- arguments -----------------------------------------------------------------------------------

static int
value_of_int(PyObject *o, CUDA_MEMSET_NODE_PARAMS *p)
{
    int overflow;
    long value = PyLong_AsLongAndOverflow(o, &overflow);
    if (value == -1 && PyErr_Occurred())
        return -1;
    if (overflow != 0 || value < 0 || value > UINT8_MAX) {
        PyErr_Format(PyExc_OverflowError, "value must be in the range from 0 to 255, got %S", o);
        return -1;
    }
    p->elementSize = 1;
    p->value = (unsigned int)value;
    return 0;
}

// Reads an element's value and size from an int or an object with the buffer protocol. Returns 0,
// or -1 with an exception.
static int
take_value(PyObject *o, CUDA_MEMSET_NODE_PARAMS *p)
{
    Py_buffer bytes;
    if (PyLong_Check(o))
        return value_of_int(o, p);
    if (PyObject_GetBuffer(o, &bytes, PyBUF_SIMPLE) < 0)
        return -1;
    bool known = bytes.len == 1 || bytes.len == 2 || bytes.len == 4;
    if (known) {
        p->elementSize = (unsigned int)bytes.len;
        p->value = 0;
        memcpy(&p->value, bytes.buf, (size_t)bytes.len); // little endian, like all hosts of CUDA
    } else {
        PyErr_Format(PyExc_ValueError, "value must be 1, 2, or 4 bytes, got %zd", bytes.len);
    }
    PyBuffer_Release(&bytes);
    return known ? 0 : -1;
}

// Reads the arguments of memset() (`by_position`), or of an executable node's update(), which has
// no dst_owner. Sets `*thing` to a new reference to the object to keep, or to NULL. Returns 0, or
// -1 with an exception.
static int
take_arguments(core_state *st, const char *method, bool by_position, PyObject *const *args,
               Py_ssize_t nargs, PyObject *kwnames, CUDA_MEMSET_NODE_PARAMS *p, PyObject **thing)
{
    static const char *const params[] = {"dst",   "value",     "width", "height",
                                         "pitch", "dst_owner", NULL};
    const cb_signature call = {method, params, .positional = by_position ? 5 : 0, .required = 7,
                               .hidden = by_position ? 0 : 1u << 5};
    CB_SLOTS(PyObject * dst, *value, *width, *height, *pitch, *dst_owner) given;
    *p = (CUDA_MEMSET_NODE_PARAMS){.height = 1};
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        take_value(given.value, p) < 0 || core_named_size(given.width, "width", &p->width) < 0 ||
        (given.height != NULL && core_named_size(given.height, "height", &p->height) < 0) ||
        (given.pitch != NULL && core_named_size(given.pitch, "pitch", &p->pitch) < 0))
        return -1;
    return core_operand_take(st, given.dst, given.dst_owner, "dst", &p->dst, thing);
}

// --- memset() ------------------------------------------------------------------------------------

typedef struct fill_adding {
    core_adding base;
    CUcontext context;
} fill_adding;

static CUresult
add_fill(core_adding *a, CUgraph graph, const CUgraphNode *after, size_t count)
{
    a->function = "cuGraphAddMemsetNode";
    return core_driver->cuGraphAddMemsetNode(&a->made, graph, after, count, a->params,
                                             ((fill_adding *)a)->context);
}

static PyObject *
add_node(PyObject *place, const CUDA_MEMSET_NODE_PARAMS *p, PyObject *thing)
{
    GraphPlaceObject *at = (GraphPlaceObject *)place;
    fill_adding a = {.base = {.add = add_fill, .params = p}};
    if (core_current_context(at->st, &a.context) < 0)
        return NULL;
    GraphNodeObject *self = core_node_new(at->in, at->st->memset_node_type);
    if (self == NULL)
        return NULL;
    self->fill = *p;
    if (thing != NULL)
        a.base.keep = core_kept_new(at->st, thing, sizeof *a.base.keep);
    if ((thing != NULL && a.base.keep == NULL) || core_node_add(place, NULL, 0, self, &a.base) < 0)
        Py_CLEAR(self);
    return (PyObject *)self;
}

PyObject *
core_place_memset(PyObject *place, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    CUDA_MEMSET_NODE_PARAMS p;
    PyObject *thing;
    if (core_place_check(place) < 0 || take_arguments(((GraphPlaceObject *)place)->st, "memset",
                                                      true, args, nargs, kwnames, &p, &thing) < 0)
        return NULL;
    PyObject *self = add_node(place, &p, thing);
    Py_XDECREF(thing);
    return self;
}

// --- update() ------------------------------------------------------------------------------------

static CUresult
change_fill(const void *params, CUgraphNode node, const char **Py_UNUSED(function))
{
    return core_driver->cuGraphMemsetNodeSetParams(node, params);
}

static int
update_node(GraphNodeObject *self, const CUDA_MEMSET_NODE_PARAMS *p, PyObject *thing, bool replaces)
{
    core_kept *keep = NULL;
    if (thing != NULL && (keep = core_kept_new(self->st, thing, sizeof *keep)) == NULL)
        return -1;
    if (core_node_change(self, change_fill, p, "cuGraphMemsetNodeSetParams", keep, replaces) < 0)
        return -1;
    self->fill = *p;
    return 0;
}

static PyObject *
MemsetNode_update(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"dst",   "value",     "width", "height",
                                         "pitch", "dst_owner", NULL};
    static const cb_signature call = {"update", params, .positional = 0};
    CB_SLOTS(PyObject * dst, *value, *width, *height, *pitch, *dst_owner) given;
    GraphNodeObject *self = (GraphNodeObject *)o;
    CUDA_MEMSET_NODE_PARAMS p = self->fill;
    PyObject *thing;
    if (core_place_check(o) < 0 || cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        (core_is_given(given.value) && take_value(given.value, &p) < 0) ||
        core_size_change(given.width, &p.width) < 0 ||
        core_size_change(given.height, &p.height) < 0 ||
        core_size_change(given.pitch, &p.pitch) < 0)
        return NULL;
    int dst = core_operand_change(self->st, given.dst, given.dst_owner, "dst", &p.dst, &thing);
    if (dst < 0)
        return NULL;
    int result = update_node(self, &p, thing, dst == 1);
    Py_XDECREF(thing);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

// --- type ----------------------------------------------------------------------------------------

enum { DPTR, VALUE, ELEMENT_SIZE, WIDTH, HEIGHT, PITCH };

static PyObject *
MemsetNode_get(PyObject *o, void *closure)
{
    const CUDA_MEMSET_NODE_PARAMS *p = &((GraphNodeObject *)o)->fill;
    const unsigned long long values[] = {
        [DPTR] = p->dst,    [VALUE] = p->value,   [ELEMENT_SIZE] = p->elementSize,
        [WIDTH] = p->width, [HEIGHT] = p->height, [PITCH] = p->pitch,
    };
    return PyLong_FromUnsignedLongLong(values[(uintptr_t)closure]);
}

static PyObject *
MemsetNode_repr(PyObject *o)
{
    char text[112];
    const CUDA_MEMSET_NODE_PARAMS *p = &((GraphNodeObject *)o)->fill;
    PyOS_snprintf(text, sizeof text, "<MemsetNode handle=0x%zx dptr=0x%llx value=%u>",
                  (size_t)core_graph_node_handle(o), (unsigned long long)p->dst, p->value);
    return PyUnicode_FromString(text);
}

static PyMethodDef MemsetNode_methods[] = {
    {"update", CORE_KEYWORDS(MemsetNode_update), CORE_DOC(MemsetNode, update)},
    {NULL, NULL, 0, NULL},
};

#define FIELD(name, which) \
    {#name, MemsetNode_get, NULL, CORE_DOC(MemsetNode, name), (void *)(uintptr_t)(which)}

static PyGetSetDef MemsetNode_getset[] = {
    FIELD(dptr, DPTR),
    FIELD(value, VALUE),
    FIELD(element_size, ELEMENT_SIZE),
    FIELD(width, WIDTH),
    FIELD(height, HEIGHT),
    FIELD(pitch, PITCH),
    {NULL, NULL, NULL, NULL, NULL},
};

CORE_NODE_TYPE(memset_node, MemsetNode, MemsetNode_repr, MemsetNode_methods, MemsetNode_getset, 0);

// --- kind ----------------------------------------------------------------------------------------

static CUresult
read_fill(CUgraphNode node, GraphNodeObject *to, core_told *Py_UNUSED(told))
{
    return core_driver->cuGraphMemsetNodeGetParams(node, &to->fill);
}

static CUresult
apply_fill(CUgraphExec exec, CUgraphNode node, const core_exec_change *c)
{
    return core_driver->cuGraphExecMemsetNodeSetParams(exec, node, &c->fill, c->context);
}

static int
exec_take(core_state *st, PyObject *kept, PyObject *const *args, Py_ssize_t nargs,
          PyObject *kwnames, core_exec_change *c)
{
    core_things things = {NULL, NULL};
    if (take_arguments(st, "update", false, args, nargs, kwnames, &c->fill, &things.first) < 0 ||
        core_exec_keep_things(st, kept, &things) < 0)
        return -1;
    return core_current_context(st, &c->context);
}

const core_node_kind core_memset_kind = {
    .type = CU_GRAPH_NODE_TYPE_MEMSET,
    .node_type = CORE_TYPE_OFFSET(memset_node),
    .read = read_fill,
    .read_function = "cuGraphMemsetNodeGetParams",
    .exec_type = CORE_TYPE_OFFSET(exec_memset_node),
    .take = exec_take,
    .apply = apply_fill,
    .apply_function = "cuGraphExecMemsetNodeSetParams",
};

CORE_EXEC_TYPE_ENABLED(exec_memset_node, ExecutableMemsetNode);
