// Reads the arguments of copies in graphs: bytes of one row, rows, or layers of rows.
#include "graph/node_copy.h"

#include "base/errors.h"
#include "graph/operand.h"
#include "memory/resource.h"

#include "cubind/sequence.h"
#include "cubind/signature.h"

int
core_copy_arguments(const char *method, bool by_position, bool all, PyObject *const *args,
                    Py_ssize_t nargs, PyObject *kwnames, core_copy_wish *out)
{
    static const char *const params[] = {"dst",       "src",       "size",      "dst_owner",
                                         "src_owner", "dst_pitch", "src_pitch", "dst_rows",
                                         "src_rows",  NULL};
    enum { OWNERS = 3 << 3 };
    const cb_signature call = {method, params, .positional = by_position ? 3 : 0,
                               .required = by_position || all ? 7 : 0, .hidden = all ? OWNERS : 0};
    return cb_bind_vector(&call, args, nargs, kwnames, (PyObject **)out);
}

// --- sizes ---------------------------------------------------------------------------------------

static int
take_extent(PyObject *o, CUDA_MEMCPY3D *p)
{
    p->Height = p->Depth = 1;
    if (!PyTuple_Check(o) && !PyList_Check(o))
        return core_size_argument(o, &p->WidthInBytes);
    PyObject *extent = cb_items_of(o);
    size_t *const places[] = {&p->WidthInBytes, &p->Height, &p->Depth};
    Py_ssize_t count = extent != NULL ? PyTuple_GET_SIZE(extent) : 0;
    int result = extent != NULL ? 0 : -1;
    if (extent != NULL && (count < 1 || count > 3)) {
        PyErr_Format(PyExc_ValueError,
                     "size must be bytes, (bytes, rows) or (bytes, rows, layers), got %zd numbers",
                     count);
        result = -1;
    }
    for (Py_ssize_t i = 0; result == 0 && i < count; i++)
        result = core_size_argument(PyTuple_GET_ITEM(extent, i), places[i]);
    Py_XDECREF(extent);
    return result;
}

// Fills in pitches and heights that were not given, so that rows and layers follow one another
// without gaps.
static void
complete(CUDA_MEMCPY3D *p)
{
    if (p->Height <= 1 && p->Depth <= 1)
        return;
    if (p->dstPitch == 0)
        p->dstPitch = p->WidthInBytes;
    if (p->srcPitch == 0)
        p->srcPitch = p->WidthInBytes;
    if (p->dstHeight == 0)
        p->dstHeight = p->Height;
    if (p->srcHeight == 0)
        p->srcHeight = p->Height;
}

static int
change_sizes(const core_copy_wish *wish, CUDA_MEMCPY3D *p)
{
    if (core_is_given(wish->size)) {
        p->dstPitch = p->srcPitch = p->dstHeight = p->srcHeight = 0;
        if (take_extent(wish->size, p) < 0)
            return -1;
    }
    if (core_size_change(wish->dst_pitch, &p->dstPitch) < 0 ||
        core_size_change(wish->src_pitch, &p->srcPitch) < 0 ||
        core_size_change(wish->dst_rows, &p->dstHeight) < 0 ||
        core_size_change(wish->src_rows, &p->srcHeight) < 0)
        return -1;
    complete(p);
    return 0;
}

// --- memory --------------------------------------------------------------------------------------

static bool
is_allocated_by(CUgraphNode node, CUdeviceptr at, CUmemorytype *out)
{
    CUgraphNodeType type;
    CUDA_MEM_ALLOC_NODE_PARAMS p;
    if (core_driver->cuGraphNodeGetType(node, &type) != CUDA_SUCCESS ||
        type != CU_GRAPH_NODE_TYPE_MEM_ALLOC ||
        core_driver->cuGraphMemAllocNodeGetParams(node, &p) != CUDA_SUCCESS || at < p.dptr ||
        at - p.dptr >= p.bytesize)
        return false;
    bool on_host = p.poolProps.allocType == CU_MEM_ALLOCATION_TYPE_PINNED &&
                   p.poolProps.location.type != CU_MEM_LOCATION_TYPE_DEVICE;
    *out = on_host ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_DEVICE;
    return true;
}

static CUresult
look_in(CUgraph graph, CUdeviceptr at, CUmemorytype *out)
{
    size_t count = 0;
    CUresult status = core_driver->cuGraphGetNodes(graph, NULL, &count);
    CUgraphNode *nodes = PyMem_RawMalloc((count + 1) * sizeof *nodes);
    if (status == CUDA_SUCCESS && nodes != NULL)
        status = core_driver->cuGraphGetNodes(graph, nodes, &count);
    bool found = false;
    for (size_t i = 0; status == CUDA_SUCCESS && nodes != NULL && !found && i < count; i++)
        found = is_allocated_by(nodes[i], at, out);
    PyMem_RawFree(nodes);
    return found ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

// Finds out whether a node of the graph, or of a graph around it, allocates the address.
static CUresult
look_around(const core_definition *in, CUdeviceptr at, CUmemorytype *out)
{
    CUresult status = CUDA_ERROR_INVALID_VALUE;
    if (!core_definition_is_there(in))
        return status;
    for (; in != NULL && status != CUDA_SUCCESS; in = in->outer)
        status = look_in(in->graph->handle, at, out);
    return status;
}

// Finds the type of the memory. Refuses an address that CUDA does not know, because a wrong address
// would otherwise be noticed only at the launch. CUDA does not know the graph's own allocations
// before a launch, so these are searched for in the graph.
static int
memory_type(core_state *st, core_definition *in, CUdeviceptr at, CUmemorytype *out)
{
    unsigned int type = 0;
    CUresult status =
        CORE_NOGIL(core_driver->cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, at));
    *out = type == CU_MEMORYTYPE_HOST ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_DEVICE;
    if (status == CUDA_ERROR_INVALID_VALUE && in != NULL)
        status = CORE_GRAPH_CALL(in, look_around(in, at, out));
    return core_check(st, status, "cuPointerGetAttribute");
}

static int
set_dst(core_state *st, core_definition *in, CUdeviceptr at, CUDA_MEMCPY3D *p)
{
    if (memory_type(st, in, at, &p->dstMemoryType) < 0)
        return -1;
    p->dstHost = p->dstMemoryType == CU_MEMORYTYPE_HOST ? (void *)(uintptr_t)at : NULL;
    p->dstDevice = p->dstMemoryType == CU_MEMORYTYPE_HOST ? 0 : at;
    p->dstArray = NULL;
    return 0;
}

static int
set_src(core_state *st, core_definition *in, CUdeviceptr at, CUDA_MEMCPY3D *p)
{
    if (memory_type(st, in, at, &p->srcMemoryType) < 0)
        return -1;
    p->srcHost = p->srcMemoryType == CU_MEMORYTYPE_HOST ? (void *)(uintptr_t)at : NULL;
    p->srcDevice = p->srcMemoryType == CU_MEMORYTYPE_HOST ? 0 : at;
    p->srcArray = NULL;
    return 0;
}

int
core_copy_change(core_state *st, core_definition *in, const core_copy_wish *wish, CUDA_MEMCPY3D *p,
                 PyObject *things[2])
{
    PyObject *dst = NULL, *src = NULL;
    CUdeviceptr to, from;
    int result = change_sizes(wish, p);
    int dst_given = 0, src_given = 0;
    if (result == 0)
        dst_given = core_operand_change(st, wish->dst, wish->dst_owner, "dst", &to, &dst);
    if (result == 0 && dst_given >= 0)
        src_given = core_operand_change(st, wish->src, wish->src_owner, "src", &from, &src);
    if (dst_given < 0 || src_given < 0 || (dst_given == 1 && set_dst(st, in, to, p) < 0) ||
        (src_given == 1 && set_src(st, in, from, p) < 0))
        result = -1;
    if (result < 0) {
        Py_XDECREF(dst);
        Py_XDECREF(src);
        return -1;
    }
    if (dst_given == 1)
        Py_XSETREF(things[0], dst);
    if (src_given == 1)
        Py_XSETREF(things[1], src);
    return 0;
}

PyObject *
core_copy_kept(PyObject *const things[2], int *failed)
{
    *failed = 0;
    if (things[0] == NULL && things[1] == NULL)
        return NULL;
    PyObject *pair = PyTuple_Pack(2, things[0] != NULL ? things[0] : Py_None,
                                  things[1] != NULL ? things[1] : Py_None);
    *failed = pair == NULL;
    return pair;
}
