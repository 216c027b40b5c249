// Makes a graph keep a Python object alive by means of a CUDA user object. The user object's
// destructor adds the Python object to a list, from which its interpreter later releases it. CUDA
// counts the users: the graph, copies of it, and launches in flight.
#include "graph/keep.h"

#include "base/errors.h"

// Gives the block to the graph. On success the graph has the only reference.
CUresult
core_graph_give_block(CUgraph graph, core_kept *block, CUuserObject *out, const char **function)
{
    *function = "cuUserObjectCreate";
    CUresult status = core_driver->cuUserObjectCreate(out, block, core_kept_release, 1,
                                                      CU_USER_OBJECT_NO_DESTRUCTOR_SYNC);
    if (status != CUDA_SUCCESS) {
        core_kept_release(block);
        return status;
    }
    block->user = *out;
    *function = "cuGraphRetainUserObject";
    status = core_driver->cuGraphRetainUserObject(graph, *out, 1, CU_GRAPH_USER_OBJECT_MOVE);
    if (status != CUDA_SUCCESS)
        core_driver->cuUserObjectRelease(*out, 1); // this also releases the block
    return status;
}

int
core_graph_keep(core_state *st, CUgraph graph, PyObject *object)
{
    const char *function;
    CUuserObject held;
    core_kept *block = core_kept_new(st, object, sizeof *block);
    if (block == NULL)
        return -1;
    CUresult status = CORE_NOGIL(core_graph_give_block(graph, block, &held, &function));
    core_home_drain(st);
    return core_check(st, status, function);
}
