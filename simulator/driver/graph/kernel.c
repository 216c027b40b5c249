// Implements kernels as operations of graph nodes. A node copies the arguments when it is made; its
// attributes can be queried and set.
#include "graph/kernel.h"

#include <stdlib.h>
#include <string.h>

#include "base/handles.h"
#include "code/function.h"
#include "code/image.h"
#include "code/module.h"
#include "graph/operation.h"

static drv_function *
function_of(const drv_kernel_call *call)
{
    return drv_function_of(call->function != NULL ? (const void *)call->function
                                                  : (const void *)call->kernel);
}

static void
free_call(drv_kernel_call *call)
{
    free(call->bytes);
    free(call->params);
    free(call->attributes);
    *call = (drv_kernel_call){0};
}

// Allocates `to`'s bytes and parameters, and copies the attributes; false if out of memory.
static bool
make_room(drv_kernel_call *to, const CUlaunchAttribute *attributes)
{
    size_t count = to->shape.attribute_count;
    to->bytes = calloc(1, to->byte_count + 1);
    to->params = calloc(to->param_count + 1, sizeof(void *));
    to->attributes = calloc(count + 1, sizeof *to->attributes);
    if (to->bytes == NULL || to->params == NULL || to->attributes == NULL)
        return false;
    if (count > 0)
        memcpy(to->attributes, attributes, count * sizeof *attributes);
    return true;
}

CUresult
drv_kernel_make(drv_kernel_call *to, const functional_launch *shape, const void *function,
                drv_context *context, const CUlaunchAttribute *attributes,
                const unsigned char *bytes)
{
    const drv_entry *entry = drv_function_of(function)->entry;
    bool is_kernel = drv_is(function, DRV_KERNEL);
    *to = (drv_kernel_call){
        .shape = *shape,
        .function = is_kernel ? NULL : (CUfunction)function,
        .kernel = is_kernel ? (CUkernel)function : NULL,
        .context = context,
        .byte_count = entry->param_bytes,
        .param_count = entry->param_count,
    };
    if (!make_room(to, attributes)) {
        free_call(to);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    memcpy(to->bytes, bytes, entry->param_bytes);
    for (size_t i = 0; i < entry->param_count; i++)
        to->params[i] = to->bytes + entry->params[i].offset;
    return CUDA_SUCCESS;
}

static CUresult
copy_call(drv_kernel_call *to, const drv_kernel_call *from)
{
    *to = *from;
    if (!make_room(to, from->attributes)) {
        free_call(to);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    memcpy(to->bytes, from->bytes, from->byte_count);
    for (size_t i = 0; i < from->param_count; i++)
        to->params[i] = to->bytes + ((unsigned char *)from->params[i] - from->bytes);
    return CUDA_SUCCESS;
}

static CUresult
find_context(const CUDA_KERNEL_NODE_PARAMS_v3 *given, const drv_function *f, drv_context **out)
{
    if (f->module != NULL) {
        *out = f->module->context;
        return CUDA_SUCCESS;
    }
    if (given->ctx == NULL)
        return drv_current(out);
    *out = drv_context_find(given->ctx);
    return *out != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

static CUresult
read_call(drv_kernel_call *to, const CUDA_KERNEL_NODE_PARAMS_v3 *given)
{
    if (given->func != NULL && given->kern != NULL)
        return CUDA_ERROR_INVALID_VALUE;
    const void *handle = given->func != NULL ? (const void *)given->func : given->kern;
    drv_function *f = drv_function_of(handle);
    if (f == NULL)
        return CUDA_ERROR_INVALID_HANDLE;
    drv_context *context;
    DRV_TRY(find_context(given, f, &context));
    functional_launch shape = {
        .grid = {given->gridDimX, given->gridDimY, given->gridDimZ},
        .block = {given->blockDimX, given->blockDimY, given->blockDimZ},
        .shared_bytes = given->sharedMemBytes,
    };
    DRV_TRY(drv_launch_check(&shape, f, context->device));
    unsigned char *bytes = calloc(1, f->entry->param_bytes + 1);
    if (bytes == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult status = drv_pack_arguments(f->entry, given->kernelParams, given->extra, bytes);
    if (status == CUDA_SUCCESS)
        status = drv_kernel_make(to, &shape, handle, context, NULL, bytes);
    free(bytes);
    return status;
}

static CUresult
run_call(const drv_kernel_call *call, CUstream handle, drv_stream *stream)
{
    drv_function *f = function_of(call);
    if (f == NULL || f->entry->param_bytes != call->byte_count)
        return CUDA_ERROR_INVALID_HANDLE; // its code has been unloaded meanwhile
    if (!drv_is(call->context, DRV_CONTEXT))
        return CUDA_ERROR_INVALID_CONTEXT;
    functional_launch shape = call->shape;
    shape.stream = (uint64_t)(uintptr_t)handle;
    shape.captured = 0;
    return drv_launch(&shape, f, call->context, call->attributes, stream, call->bytes);
}

// --- attributes ----------------------------------------------------------------------------------

// Returns whether a kernel in a graph can have this attribute.
bool
drv_kernel_can_have(CUkernelNodeAttrID id)
{
    switch (id) {
    case CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW:
    case CU_LAUNCH_ATTRIBUTE_COOPERATIVE:
    case CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION:
    case CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE:
    case CU_LAUNCH_ATTRIBUTE_PRIORITY:
    case CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP:
    case CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN:
    case CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION:
    case CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE:
    case CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
        return true;
    default:
        return false;
    }
}

CUlaunchAttribute *
drv_kernel_attribute(const drv_kernel_call *call, CUkernelNodeAttrID id)
{
    for (unsigned int i = 0; i < call->shape.attribute_count; i++)
        if (call->attributes[i].id == id)
            return &call->attributes[i];
    return NULL;
}

CUresult
drv_kernel_set(drv_kernel_call *call, const CUlaunchAttribute *attribute)
{
    if (!drv_kernel_can_have(attribute->id))
        return CUDA_ERROR_INVALID_VALUE;
    DRV_TRY(drv_launch_attribute(&call->shape, attribute));
    CUlaunchAttribute *slot = drv_kernel_attribute(call, attribute->id);
    if (slot == NULL) {
        unsigned int count = call->shape.attribute_count;
        CUlaunchAttribute *grown = realloc(call->attributes, (count + 1) * sizeof *grown);
        if (grown == NULL)
            return CUDA_ERROR_OUT_OF_MEMORY;
        call->attributes = grown;
        slot = &grown[call->shape.attribute_count++];
    }
    *slot = *attribute;
    return CUDA_SUCCESS;
}

void
drv_kernel_drop(drv_kernel_call *call, CUkernelNodeAttrID id)
{
    CUlaunchAttribute *found = drv_kernel_attribute(call, id);
    if (found != NULL)
        *found = call->attributes[--call->shape.attribute_count];
}

// Keeps the cluster shape of `before` in an update if the graph has been launched, or if the new
// kernel has no cluster shape. Driver 580 behaves in this way, too.
static CUresult
keep_cluster(drv_kernel_call *to, const drv_kernel_call *before, bool launched)
{
    const CUlaunchAttribute *old =
        drv_kernel_attribute(before, CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION);
    CUlaunchAttribute *new = drv_kernel_attribute(to, CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION);
    if (old != NULL && (launched || new == NULL))
        return drv_kernel_set(to, old);
    if (old == NULL && new != NULL && launched) {
        *new = to->attributes[--to->shape.attribute_count];
        memcpy(to->shape.cluster, before->shape.cluster, sizeof to->shape.cluster);
    }
    return CUDA_SUCCESS;
}

// --- nodes ---------------------------------------------------------------------------------------

static CUresult
read_node(drv_operation *to, const CUgraphNodeParams *given)
{
    return read_call(&to->kernel, &given->kernel);
}

static void
tell_node(const drv_operation *operation, CUgraphNodeParams *out)
{
    const drv_kernel_call *call = &operation->kernel;
    out->kernel = (CUDA_KERNEL_NODE_PARAMS_v3){
        .func = call->function,
        .gridDimX = call->shape.grid[0],
        .gridDimY = call->shape.grid[1],
        .gridDimZ = call->shape.grid[2],
        .blockDimX = call->shape.block[0],
        .blockDimY = call->shape.block[1],
        .blockDimZ = call->shape.block[2],
        .sharedMemBytes = call->shape.shared_bytes,
        .kernelParams = call->params,
        .kern = call->kernel,
        .ctx = (CUcontext)call->context,
    };
}

static CUresult
copy_node(drv_operation *to, const drv_operation *from, bool hidden)
{
    (void)hidden;
    return copy_call(&to->kernel, &from->kernel);
}

static void
end_node(drv_operation *operation)
{
    free_call(&operation->kernel);
}

static CUresult
take_over(drv_operation *operation, const drv_operation *from, bool launched)
{
    drv_operation copy = *from;
    DRV_TRY(copy_call(&copy.kernel, &from->kernel));
    CUresult status = keep_cluster(&copy.kernel, &operation->kernel, launched);
    free_call(status == CUDA_SUCCESS ? &operation->kernel : &copy.kernel);
    if (status == CUDA_SUCCESS)
        *operation = copy;
    return status;
}

// A kernel keeps its attributes when it gets new parameters.
static CUresult
inherit(drv_operation *made, const drv_operation *before)
{
    CUresult status = CUDA_SUCCESS;
    made->kernel.shape.cooperative = before->kernel.shape.cooperative;
    for (unsigned int i = 0; status == CUDA_SUCCESS && i < before->kernel.shape.attribute_count;
         i++)
        status = drv_kernel_set(&made->kernel, &before->kernel.attributes[i]);
    return status;
}

static CUresult
run_node(const drv_operation *operation, CUstream handle, drv_stream *stream)
{
    return run_call(&operation->kernel, handle, stream);
}

const drv_node_kind drv_node_kernel = {
    .type = CU_GRAPH_NODE_TYPE_KERNEL,
    .read = read_node,
    .tell = tell_node,
    .copy = copy_node,
    .end = end_node,
    .take_over = take_over,
    .inherit = inherit,
    .run = run_node,
};
