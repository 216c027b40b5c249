// cuUserObjectCreate, cuGraphRetainUserObject and related functions.
#include "base/call.h"
#include "base/handles.h"
#include "base/lock.h"
#include "graph/graph.h"
#include "graph/user_object.h"

CUresult
functional_cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy,
                              unsigned int initialRefcount, unsigned int flags)
{
    DRV_ENTER();
    if (object_out == NULL || destroy == NULL || initialRefcount == 0 ||
        initialRefcount > INT32_MAX || flags != CU_USER_OBJECT_NO_DESTRUCTOR_SYNC)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    drv_user_object *object = drv_new(DRV_USER_OBJECT, sizeof *object);
    if (object != NULL)
        *object = (drv_user_object){destroy, ptr, initialRefcount, NULL};
    drv_unlock();
    *object_out = (CUuserObject)object;
    return object != NULL ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

static drv_user_object *
find(CUuserObject handle, unsigned int count)
{
    bool valid = drv_is(handle, DRV_USER_OBJECT) && count > 0 && count <= INT32_MAX;
    return valid ? (drv_user_object *)handle : NULL;
}

CUresult
functional_cuUserObjectRetain(CUuserObject object, unsigned int count)
{
    DRV_ENTER();
    drv_lock();
    drv_user_object *found = find(object, count);
    if (found != NULL)
        found->count += count;
    drv_unlock();
    return found != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult
functional_cuUserObjectRelease(CUuserObject object, unsigned int count)
{
    DRV_ENTER();
    drv_lock();
    drv_user_object *found = find(object, count);
    bool valid = found != NULL && found->count >= count;
    if (valid)
        drv_user_object_drop(found, count);
    drv_unlock();
    return valid ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

// --- graphs that refer to objects ----------------------------------------------------------------

// Adds references to a graph. With the flag, references of the caller become references of the
// graph.
static CUresult
retain(CUgraph handle, CUuserObject object, unsigned int count, unsigned int flags)
{
    drv_user_object *found = find(object, count);
    bool move = (flags & CU_GRAPH_USER_OBJECT_MOVE) != 0;
    if (!drv_is(handle, DRV_GRAPH) || found == NULL || (flags & ~1u) != 0 ||
        (move && found->count < count))
        return CUDA_ERROR_INVALID_VALUE;
    DRV_TRY(drv_references_add((drv_graph *)handle, found, count));
    found->count += move ? 0 : count;
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count,
                                   unsigned int flags)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = retain(graph, object, count, flags);
    drv_unlock();
    return status;
}

static CUresult
release(CUgraph handle, CUuserObject object, unsigned int count)
{
    drv_user_object *found = find(object, count);
    drv_graph *graph = (drv_graph *)handle;
    if (!drv_is(handle, DRV_GRAPH) || found == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_reference *reference = drv_reference_to(graph, found);
    if (reference == NULL || reference->count < count)
        return CUDA_ERROR_INVALID_VALUE;
    reference->count -= count;
    graph->references.gone += reference->count == 0;
    drv_user_object_drop(found, count);
    return CUDA_SUCCESS;
}

CUresult
functional_cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count)
{
    DRV_ENTER();
    drv_lock();
    CUresult status = release(graph, object, count);
    drv_unlock();
    return status;
}
