// Implements MemcpyNode: a node that copies memory.
#include "base/doc.h"
#include "base/errors.h"
#include "device/context.h"
#include "device/device_facts.h"
#include "graph/exec_node.h"
#include "graph/internal.h"
#include "graph/kind.h"
#include "graph/node_copy.h"
#include "graph/node_object.h"
#include "graph/operand.h"

// --- memcpy() ------------------------------------------------------------------------------------

typedef struct copy_adding {
    core_adding base;
    CUcontext context;
} copy_adding;

static CUresult
add_copy(core_adding *a, CUgraph graph, const CUgraphNode *after, size_t count)
{
    a->function = "cuGraphAddMemcpyNode";
    return core_driver->cuGraphAddMemcpyNode(&a->made, graph, after, count, a->params,
                                             ((copy_adding *)a)->context);
}

// Makes the pair (dst, src) of objects that are kept for a copy, and the block that keeps the pair.
// The pair is the node's `about`, so that the object of the other side is still available when one
// side changes.
static int
make_block(core_state *st, PyObject *const things[2], PyObject **pair, core_kept **block)
{
    int failed;
    *block = NULL;
    *pair = core_copy_kept(things, &failed);
    if (*pair == NULL)
        return failed ? -1 : 0;
    *block = core_kept_new(st, *pair, sizeof **block);
    if (*block != NULL)
        return 0;
    Py_CLEAR(*pair);
    return -1;
}

static PyObject *
add_node(PyObject *place, const CUDA_MEMCPY3D *p, PyObject *const things[2])
{
    GraphPlaceObject *at = (GraphPlaceObject *)place;
    copy_adding a = {.base = {.add = add_copy, .params = p}};
    PyObject *pair;
    if (core_current_context(at->st, &a.context) < 0)
        return NULL;
    GraphNodeObject *self = core_node_new(at->in, at->st->memcpy_node_type);
    if (self == NULL)
        return NULL;
    self->copy = *p;
    if (make_block(at->st, things, &pair, &a.base.keep) < 0) {
        Py_DECREF(self);
        return NULL;
    }
    core_node_set_about(self, pair);
    Py_XDECREF(pair);
    if (core_node_add(place, NULL, 0, self, &a.base) < 0)
        Py_CLEAR(self);
    return (PyObject *)self;
}

PyObject *
core_place_memcpy(PyObject *place, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    GraphPlaceObject *at = (GraphPlaceObject *)place;
    core_copy_wish wish;
    CUDA_MEMCPY3D p = {0};
    PyObject *things[2] = {NULL, NULL}, *self = NULL;
    if (core_place_check(place) < 0 ||
        core_copy_arguments("memcpy", true, false, args, nargs, kwnames, &wish) < 0)
        return NULL;
    if (wish.dst == Py_None || wish.src == Py_None || wish.size == Py_None) {
        PyErr_SetString(PyExc_TypeError, "memcpy() needs dst, src and size, not None");
        return NULL;
    }
    if (core_copy_change(at->st, at->in, &wish, &p, things) == 0)
        self = add_node(place, &p, things);
    Py_XDECREF(things[0]);
    Py_XDECREF(things[1]);
    return self;
}

// --- update() ------------------------------------------------------------------------------------

static CUresult
change_copy(const void *params, CUgraphNode node, const char **Py_UNUSED(function))
{
    return core_driver->cuGraphMemcpyNodeSetParams(node, params);
}

// Splits the pair into new references; None in the pair becomes NULL.
static void
things_of(const GraphNodeObject *self, PyObject *things[2])
{
    things[0] = things[1] = NULL;
    for (int i = 0; self->about != NULL && i < 2; i++) {
        PyObject *thing = PyTuple_GET_ITEM(self->about, i);
        things[i] = thing != Py_None ? Py_NewRef(thing) : NULL;
    }
}

static int
update_node(GraphNodeObject *self, const CUDA_MEMCPY3D *p, PyObject *const things[2])
{
    PyObject *pair;
    core_kept *block;
    if (make_block(self->st, things, &pair, &block) < 0)
        return -1;
    int result = core_node_change(self, change_copy, p, "cuGraphMemcpyNodeSetParams", block, true);
    if (result == 0) {
        self->copy = *p;
        core_node_set_about(self, pair);
    }
    Py_XDECREF(pair);
    return result;
}

static PyObject *
MemcpyNode_update(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    GraphNodeObject *self = (GraphNodeObject *)o;
    core_copy_wish wish;
    CUDA_MEMCPY3D p = self->copy;
    PyObject *things[2];
    if (core_place_check(o) < 0 ||
        core_copy_arguments("update", false, false, args, nargs, kwnames, &wish) < 0)
        return NULL;
    things_of(self, things);
    int result = core_copy_change(self->st, self->in, &wish, &p, things);
    if (result == 0)
        result = update_node(self, &p, things);
    Py_XDECREF(things[0]);
    Py_XDECREF(things[1]);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

// --- type ----------------------------------------------------------------------------------------

static unsigned long long
address(CUmemorytype type, const void *host, CUdeviceptr device)
{
    return type == CU_MEMORYTYPE_HOST ? (unsigned long long)(uintptr_t)host : device;
}

static unsigned long long
dst_of(const CUDA_MEMCPY3D *p)
{
    return address(p->dstMemoryType, p->dstHost, p->dstDevice);
}

static unsigned long long
src_of(const CUDA_MEMCPY3D *p)
{
    return address(p->srcMemoryType, p->srcHost, p->srcDevice);
}

static unsigned long long
size_of(const CUDA_MEMCPY3D *p)
{
    return p->WidthInBytes * (p->Height > 1 ? p->Height : 1) * (p->Depth > 1 ? p->Depth : 1);
}

enum { DST, SRC, SIZE, DST_PITCH, SRC_PITCH, DST_ROWS, SRC_ROWS };

static PyObject *
MemcpyNode_get(PyObject *o, void *closure)
{
    const CUDA_MEMCPY3D *p = &((GraphNodeObject *)o)->copy;
    const unsigned long long values[] = {
        [DST] = dst_of(p),         [SRC] = src_of(p),         [SIZE] = size_of(p),
        [DST_PITCH] = p->dstPitch, [SRC_PITCH] = p->srcPitch, [DST_ROWS] = p->dstHeight,
        [SRC_ROWS] = p->srcHeight,
    };
    return PyLong_FromUnsignedLongLong(values[(uintptr_t)closure]);
}

static PyObject *
MemcpyNode_get_extent(PyObject *o, void *Py_UNUSED(closure))
{
    const CUDA_MEMCPY3D *p = &((GraphNodeObject *)o)->copy;
    return Py_BuildValue("(nnn)", (Py_ssize_t)p->WidthInBytes, (Py_ssize_t)p->Height,
                         (Py_ssize_t)p->Depth);
}

static char
letter(CUmemorytype type)
{
    switch (type) {
    case CU_MEMORYTYPE_HOST:
        return 'H';
    case CU_MEMORYTYPE_DEVICE:
        return 'D';
    case CU_MEMORYTYPE_ARRAY:
        return 'A';
    default:
        return 'U';
    }
}

static PyObject *
MemcpyNode_repr(PyObject *o)
{
    char text[160];
    const CUDA_MEMCPY3D *p = &((GraphNodeObject *)o)->copy;
    PyOS_snprintf(text, sizeof text,
                  "<MemcpyNode handle=0x%zx dst=0x%llx(%c) src=0x%llx(%c) size=%llu>",
                  (size_t)core_graph_node_handle(o), dst_of(p), letter(p->dstMemoryType), src_of(p),
                  letter(p->srcMemoryType), size_of(p));
    return PyUnicode_FromString(text);
}

static PyMethodDef MemcpyNode_methods[] = {
    {"update", CORE_KEYWORDS(MemcpyNode_update), CORE_DOC(MemcpyNode, update)},
    {NULL, NULL, 0, NULL},
};

#define FIELD(name, which) \
    {#name, MemcpyNode_get, NULL, CORE_DOC(MemcpyNode, name), (void *)(uintptr_t)(which)}

static PyGetSetDef MemcpyNode_getset[] = {
    FIELD(dst, DST),
    FIELD(src, SRC),
    FIELD(size, SIZE),
    {"extent", MemcpyNode_get_extent, NULL, CORE_DOC(MemcpyNode, extent), NULL},
    FIELD(dst_pitch, DST_PITCH),
    FIELD(src_pitch, SRC_PITCH),
    FIELD(dst_rows, DST_ROWS),
    FIELD(src_rows, SRC_ROWS),
    {NULL, NULL, NULL, NULL, NULL},
};

CORE_NODE_TYPE(memcpy_node, MemcpyNode, MemcpyNode_repr, MemcpyNode_methods, MemcpyNode_getset, 0);

// --- kind ----------------------------------------------------------------------------------------

static CUresult
read_copy(CUgraphNode node, GraphNodeObject *to, core_told *Py_UNUSED(told))
{
    return core_driver->cuGraphMemcpyNodeGetParams(node, &to->copy);
}

static CUresult
apply_copy(CUgraphExec exec, CUgraphNode node, const core_exec_change *c)
{
    return core_driver->cuGraphExecMemcpyNodeSetParams(exec, node, &c->copy, c->context);
}

static int
exec_take(core_state *st, PyObject *kept, PyObject *const *args, Py_ssize_t nargs,
          PyObject *kwnames, core_exec_change *c)
{
    core_copy_wish wish;
    PyObject *sides[2] = {NULL, NULL};
    memset(&c->copy, 0, sizeof c->copy);
    if (core_copy_arguments("update", false, true, args, nargs, kwnames, &wish) < 0)
        return -1;
    if (wish.dst == Py_None || wish.src == Py_None || wish.size == Py_None) {
        PyErr_SetString(PyExc_TypeError, "update() needs dst, src and size, not None");
        return -1;
    }
    int result = core_copy_change(st, c->node->in, &wish, &c->copy, sides);
    for (int i = 0; i < 2; i++) {
        if (result == 0 && sides[i] != NULL)
            result = core_exec_keep(st, kept, sides[i]);
        Py_XDECREF(sides[i]);
    }
    return result == 0 ? core_current_context(st, &c->context) : -1;
}

const core_node_kind core_memcpy_kind = {
    .type = CU_GRAPH_NODE_TYPE_MEMCPY,
    .node_type = CORE_TYPE_OFFSET(memcpy_node),
    .read = read_copy,
    .read_function = "cuGraphMemcpyNodeGetParams",
    .exec_type = CORE_TYPE_OFFSET(exec_memcpy_node),
    .take = exec_take,
    .apply = apply_copy,
    .apply_function = "cuGraphExecMemcpyNodeSetParams",
};

CORE_EXEC_TYPE_ENABLED(exec_memcpy_node, ExecutableMemcpyNode);
