// functions_graph_nodes.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies,
//     const struct cudaKernelNodeParams *pNodeParams)
static const cb_function f_cudaGraphAddKernelNode = {.name = "cudaGraphAddKernelNode",
    .params = (const char *const[]){"graph", "pDependencies", "numDependencies", "pNodeParams",
        NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddKernelNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddKernelNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies = 0;
    const struct cudaKernelNodeParams *pNodeParams;
    cb_array_init(&pDependencies);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_cudaKernelNodeParams, args[3], "pNodeParams", &pNodeParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddKernelNode *call = cb_symbol_address(&symbols[S_cudaGraphAddKernelNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, pNodeParams);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
    else
        result = cb_fail(s, &f_cudaGraphAddKernelNode, status, args, NULL);
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node,
//     struct cudaKernelNodeParams *pNodeParams)
static const cb_function f_cudaGraphKernelNodeGetParams = {.name = "cudaGraphKernelNodeGetParams",
    .params = (const char *const[]){"node", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphKernelNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphKernelNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    PyObject *pNodeParams = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    fn_cudaGraphKernelNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphKernelNodeGetParams]);
    if (call == NULL)
        goto done;
    pNodeParams = cb_record_new(m, T_cudaKernelNodeParams);
    if (pNodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, cb_record_data(pNodeParams));
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(pNodeParams));
    else
        result = cb_fail(s, &f_cudaGraphKernelNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(pNodeParams);
    return result;
}

// cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node,
//     const struct cudaKernelNodeParams *pNodeParams)
static const cb_function f_cudaGraphKernelNodeSetParams = {.name = "cudaGraphKernelNodeSetParams",
    .params = (const char *const[]){"node", "pNodeParams", NULL}, .param_count = 2};

CB_WRAPPER(cudaGraphKernelNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphKernelNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    const struct cudaKernelNodeParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0
        || cb_as_record(m, T_cudaKernelNodeParams, args[1], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    fn_cudaGraphKernelNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphKernelNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphKernelNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst, cudaGraphNode_t hSrc)
static const cb_function f_cudaGraphKernelNodeCopyAttributes = {
    .name = "cudaGraphKernelNodeCopyAttributes",
    .params = (const char *const[]){"hDst", "hSrc", NULL}, .param_count = 2};

CB_WRAPPER(cudaGraphKernelNodeCopyAttributes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphKernelNodeCopyAttributes, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hDst, hSrc;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hDst) < 0
        || cb_as_handle(m, T_cudaGraphNode_t, args[1], &hSrc) < 0)
        return NULL;
    fn_cudaGraphKernelNodeCopyAttributes *call =
        cb_symbol_address(&symbols[S_cudaGraphKernelNodeCopyAttributes]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hDst, hSrc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphKernelNodeCopyAttributes, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
//     cudaKernelNodeAttrValue *value_out)
static const cb_function f_cudaGraphKernelNodeGetAttribute = {
    .name = "cudaGraphKernelNodeGetAttribute",
    .params = (const char *const[]){"hNode", "attr", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cudaGraphKernelNodeGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphKernelNodeGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hNode;
    int32_t attr;
    PyObject *value_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0
        || cb_as_enum(m, T_cudaKernelNodeAttrID, args[1], "attr", &attr) < 0)
        goto done;
    fn_cudaGraphKernelNodeGetAttribute *call =
        cb_symbol_address(&symbols[S_cudaGraphKernelNodeGetAttribute]);
    if (call == NULL)
        goto done;
    value_out = cb_record_new(m, T_cudaKernelNodeAttrValue);
    if (value_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hNode, (cudaKernelNodeAttrID)attr, cb_record_data(value_out));
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(value_out));
    else
        result = cb_fail(s, &f_cudaGraphKernelNodeGetAttribute, status, args, NULL);
done:
    Py_XDECREF(value_out);
    return result;
}

// cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
//     const cudaKernelNodeAttrValue *value)
static const cb_function f_cudaGraphKernelNodeSetAttribute = {
    .name = "cudaGraphKernelNodeSetAttribute",
    .params = (const char *const[]){"hNode", "attr", "value", NULL}, .param_count = 3};

CB_WRAPPER(cudaGraphKernelNodeSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphKernelNodeSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hNode;
    int32_t attr;
    const cudaKernelNodeAttrValue *value;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0
        || cb_as_enum(m, T_cudaKernelNodeAttrID, args[1], "attr", &attr) < 0
        || cb_as_record(m, T_cudaKernelNodeAttrValue, args[2], "value", &value) < 0)
        return NULL;
    fn_cudaGraphKernelNodeSetAttribute *call =
        cb_symbol_address(&symbols[S_cudaGraphKernelNodeSetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hNode, (cudaKernelNodeAttrID)attr, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphKernelNodeSetAttribute, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies,
//     const struct cudaMemcpy3DParms *pCopyParams)
static const cb_function f_cudaGraphAddMemcpyNode = {.name = "cudaGraphAddMemcpyNode",
    .params = (const char *const[]){"graph", "pDependencies", "numDependencies", "pCopyParams",
        NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddMemcpyNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddMemcpyNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies = 0;
    const struct cudaMemcpy3DParms *pCopyParams;
    cb_holds pCopyParams_holds;
    cb_array_init(&pDependencies);
    pCopyParams_holds.count = 0;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_cudaMemcpy3DParms, args[3], "pCopyParams", &pCopyParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0
        || cb_record_hold(s, T_cudaMemcpy3DParms, args[3], "cudaGraphAddMemcpyNode", "pCopyParams",
            &pCopyParams_holds) < 0)
        goto done;
    fn_cudaGraphAddMemcpyNode *call = cb_symbol_address(&symbols[S_cudaGraphAddMemcpyNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, pCopyParams);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
    else
        result = cb_fail(s, &f_cudaGraphAddMemcpyNode, status, args, NULL);
done:
    cb_array_done(&pDependencies);
    cb_holds_release(&pCopyParams_holds);
    return result;
}

// cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol,
//     const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphAddMemcpyNodeToSymbol = {
    .name = "cudaGraphAddMemcpyNodeToSymbol",
    .params = (const char *const[]){"graph", "pDependencies", "numDependencies", "symbol", "src",
        "count", "offset", "kind", NULL},
    .param_count = 8, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddMemcpyNodeToSymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddMemcpyNodeToSymbol, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies = 0;
    cb_address symbol, src;
    uint64_t count, offset;
    int32_t kind;
    cb_array_init(&pDependencies);
    symbol.held = src.held = false;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_address(m, args[3], &symbol) < 0
        || cb_as_address(m, args[4], &src) < 0
        || cb_as_uint64(args[5], "size_t", &count) < 0
        || cb_as_uint64(args[6], "size_t", &offset) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if ((pDependencies.data != NULL && cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaGraphAddMemcpyNodeToSymbol", "src",
                CB_COUNT(count)) < 0))
        goto done;
    fn_cudaGraphAddMemcpyNodeToSymbol *call =
        cb_symbol_address(&symbols[S_cudaGraphAddMemcpyNodeToSymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, symbol.value, src.value,
        count, offset, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
    else
        result = cb_fail(s, &f_cudaGraphAddMemcpyNodeToSymbol, status, args, NULL);
done:
    cb_array_done(&pDependencies);
    cb_address_release(&symbol);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol,
//     size_t count, size_t offset, enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphAddMemcpyNodeFromSymbol = {
    .name = "cudaGraphAddMemcpyNodeFromSymbol",
    .params = (const char *const[]){"graph", "pDependencies", "numDependencies", "dst", "symbol",
        "count", "offset", "kind", NULL},
    .param_count = 8, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddMemcpyNodeFromSymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddMemcpyNodeFromSymbol, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies = 0;
    cb_address dst, symbol;
    uint64_t count, offset;
    int32_t kind;
    cb_array_init(&pDependencies);
    dst.held = symbol.held = false;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_target(s, args[3], "dst", true, &dst) < 0
        || cb_as_address(m, args[4], &symbol) < 0
        || cb_as_uint64(args[5], "size_t", &count) < 0
        || cb_as_uint64(args[6], "size_t", &offset) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[7], "kind", &kind) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if ((pDependencies.data != NULL && cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaGraphAddMemcpyNodeFromSymbol", "dst",
                CB_COUNT(count)) < 0))
        goto done;
    fn_cudaGraphAddMemcpyNodeFromSymbol *call =
        cb_symbol_address(&symbols[S_cudaGraphAddMemcpyNodeFromSymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, dst.value, symbol.value,
        count, offset, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
    else
        result = cb_fail(s, &f_cudaGraphAddMemcpyNodeFromSymbol, status, args, NULL);
done:
    cb_array_done(&pDependencies);
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src,
//     size_t count, enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphAddMemcpyNode1D = {.name = "cudaGraphAddMemcpyNode1D",
    .params = (const char *const[]){"graph", "pDependencies", "numDependencies", "dst", "src",
        "count", "kind", NULL},
    .param_count = 7, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddMemcpyNode1D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddMemcpyNode1D, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies = 0;
    cb_address dst, src;
    uint64_t count;
    int32_t kind;
    cb_array_init(&pDependencies);
    dst.held = src.held = false;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_target(s, args[3], "dst", true, &dst) < 0
        || cb_as_address(m, args[4], &src) < 0
        || cb_as_uint64(args[5], "size_t", &count) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[6], "kind", &kind) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if ((pDependencies.data != NULL && cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaGraphAddMemcpyNode1D", "dst", CB_COUNT(count)) < 0)
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaGraphAddMemcpyNode1D", "src", CB_COUNT(count)) < 0))
        goto done;
    fn_cudaGraphAddMemcpyNode1D *call = cb_symbol_address(&symbols[S_cudaGraphAddMemcpyNode1D]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, dst.value,
        src.value, count, (enum cudaMemcpyKind)kind);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
    else
        result = cb_fail(s, &f_cudaGraphAddMemcpyNode1D, status, args, NULL);
done:
    cb_array_done(&pDependencies);
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node,
//     struct cudaMemcpy3DParms *pNodeParams)
static const cb_function f_cudaGraphMemcpyNodeGetParams = {.name = "cudaGraphMemcpyNodeGetParams",
    .params = (const char *const[]){"node", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphMemcpyNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphMemcpyNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    PyObject *pNodeParams = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    fn_cudaGraphMemcpyNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemcpyNodeGetParams]);
    if (call == NULL)
        goto done;
    pNodeParams = cb_record_new(m, T_cudaMemcpy3DParms);
    if (pNodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, cb_record_data(pNodeParams));
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(pNodeParams));
    else
        result = cb_fail(s, &f_cudaGraphMemcpyNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(pNodeParams);
    return result;
}

// cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node,
//     const struct cudaMemcpy3DParms *pNodeParams)
static const cb_function f_cudaGraphMemcpyNodeSetParams = {.name = "cudaGraphMemcpyNodeSetParams",
    .params = (const char *const[]){"node", "pNodeParams", NULL}, .param_count = 2};

CB_WRAPPER(cudaGraphMemcpyNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphMemcpyNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    const struct cudaMemcpy3DParms *pNodeParams;
    cb_holds pNodeParams_holds;
    pNodeParams_holds.count = 0;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0
        || cb_as_record(m, T_cudaMemcpy3DParms, args[1], "pNodeParams", &pNodeParams) < 0
        || cb_record_hold(s, T_cudaMemcpy3DParms, args[1], "cudaGraphMemcpyNodeSetParams",
            "pNodeParams", &pNodeParams_holds) < 0)
        goto done;
    fn_cudaGraphMemcpyNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemcpyNodeSetParams]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, pNodeParams);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaGraphMemcpyNodeSetParams, status, args, NULL);
done:
    cb_holds_release(&pNodeParams_holds);
    return result;
}

// cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol,
//     const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphMemcpyNodeSetParamsToSymbol = {
    .name = "cudaGraphMemcpyNodeSetParamsToSymbol",
    .params = (const char *const[]){"node", "symbol", "src", "count", "offset", "kind", NULL},
    .param_count = 6};

CB_WRAPPER(cudaGraphMemcpyNodeSetParamsToSymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphMemcpyNodeSetParamsToSymbol, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cb_address symbol, src;
    uint64_t count, offset;
    int32_t kind;
    symbol.held = src.held = false;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0
        || cb_as_address(m, args[1], &symbol) < 0
        || cb_as_address(m, args[2], &src) < 0
        || cb_as_uint64(args[3], "size_t", &count) < 0
        || cb_as_uint64(args[4], "size_t", &offset) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[5], "kind", &kind) < 0
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaGraphMemcpyNodeSetParamsToSymbol", "src",
                CB_COUNT(count)) < 0))
        goto done;
    fn_cudaGraphMemcpyNodeSetParamsToSymbol *call =
        cb_symbol_address(&symbols[S_cudaGraphMemcpyNodeSetParamsToSymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(node, symbol.value, src.value, count, offset, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaGraphMemcpyNodeSetParamsToSymbol, status, args, NULL);
done:
    cb_address_release(&symbol);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst,
//     const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphMemcpyNodeSetParamsFromSymbol = {
    .name = "cudaGraphMemcpyNodeSetParamsFromSymbol",
    .params = (const char *const[]){"node", "dst", "symbol", "count", "offset", "kind", NULL},
    .param_count = 6};

CB_WRAPPER(cudaGraphMemcpyNodeSetParamsFromSymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphMemcpyNodeSetParamsFromSymbol, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cb_address dst, symbol;
    uint64_t count, offset;
    int32_t kind;
    dst.held = symbol.held = false;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0
        || cb_as_target(s, args[1], "dst", true, &dst) < 0
        || cb_as_address(m, args[2], &symbol) < 0
        || cb_as_uint64(args[3], "size_t", &count) < 0
        || cb_as_uint64(args[4], "size_t", &offset) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[5], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaGraphMemcpyNodeSetParamsFromSymbol", "dst",
                CB_COUNT(count)) < 0))
        goto done;
    fn_cudaGraphMemcpyNodeSetParamsFromSymbol *call =
        cb_symbol_address(&symbols[S_cudaGraphMemcpyNodeSetParamsFromSymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(node, dst.value, symbol.value, count, offset, (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaGraphMemcpyNodeSetParamsFromSymbol, status, args, NULL);
done:
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src,
//     size_t count, enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphMemcpyNodeSetParams1D = {
    .name = "cudaGraphMemcpyNodeSetParams1D",
    .params = (const char *const[]){"node", "dst", "src", "count", "kind", NULL}, .param_count = 5};

CB_WRAPPER(cudaGraphMemcpyNodeSetParams1D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphMemcpyNodeSetParams1D, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cb_address dst, src;
    uint64_t count;
    int32_t kind;
    dst.held = src.held = false;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0
        || cb_as_target(s, args[1], "dst", true, &dst) < 0
        || cb_as_address(m, args[2], &src) < 0
        || cb_as_uint64(args[3], "size_t", &count) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[4], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaGraphMemcpyNodeSetParams1D", "dst", CB_COUNT(count)) < 0)
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaGraphMemcpyNodeSetParams1D", "src",
                CB_COUNT(count)) < 0))
        goto done;
    fn_cudaGraphMemcpyNodeSetParams1D *call =
        cb_symbol_address(&symbols[S_cudaGraphMemcpyNodeSetParams1D]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, dst.value, src.value, count, (enum cudaMemcpyKind)kind);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaGraphMemcpyNodeSetParams1D, status, args, NULL);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies,
//     const struct cudaMemsetParams *pMemsetParams)
static const cb_function f_cudaGraphAddMemsetNode = {.name = "cudaGraphAddMemsetNode",
    .params = (const char *const[]){"graph", "pDependencies", "numDependencies", "pMemsetParams",
        NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddMemsetNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddMemsetNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies = 0;
    const struct cudaMemsetParams *pMemsetParams;
    cb_array_init(&pDependencies);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_cudaMemsetParams, args[3], "pMemsetParams", &pMemsetParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddMemsetNode *call = cb_symbol_address(&symbols[S_cudaGraphAddMemsetNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies,
        pMemsetParams);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
    else
        result = cb_fail(s, &f_cudaGraphAddMemsetNode, status, args, NULL);
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node,
//     struct cudaMemsetParams *pNodeParams)
static const cb_function f_cudaGraphMemsetNodeGetParams = {.name = "cudaGraphMemsetNodeGetParams",
    .params = (const char *const[]){"node", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphMemsetNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphMemsetNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    PyObject *pNodeParams = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    fn_cudaGraphMemsetNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemsetNodeGetParams]);
    if (call == NULL)
        goto done;
    pNodeParams = cb_record_new(m, T_cudaMemsetParams);
    if (pNodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, cb_record_data(pNodeParams));
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(pNodeParams));
    else
        result = cb_fail(s, &f_cudaGraphMemsetNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(pNodeParams);
    return result;
}

// cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node,
//     const struct cudaMemsetParams *pNodeParams)
static const cb_function f_cudaGraphMemsetNodeSetParams = {.name = "cudaGraphMemsetNodeSetParams",
    .params = (const char *const[]){"node", "pNodeParams", NULL}, .param_count = 2};

CB_WRAPPER(cudaGraphMemsetNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphMemsetNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    const struct cudaMemsetParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0
        || cb_as_record(m, T_cudaMemsetParams, args[1], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    fn_cudaGraphMemsetNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemsetNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphMemsetNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies,
//     const struct cudaHostNodeParams *pNodeParams)
static const cb_function f_cudaGraphAddHostNode = {.name = "cudaGraphAddHostNode",
    .params = (const char *const[]){"graph", "pDependencies", "numDependencies", "pNodeParams",
        NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddHostNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddHostNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies = 0;
    const struct cudaHostNodeParams *pNodeParams;
    cb_array_init(&pDependencies);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_cudaHostNodeParams, args[3], "pNodeParams", &pNodeParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddHostNode *call = cb_symbol_address(&symbols[S_cudaGraphAddHostNode]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(m);
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, pNodeParams);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
    else
        result = cb_fail(s, &f_cudaGraphAddHostNode, status, args, NULL);
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node,
//     struct cudaHostNodeParams *pNodeParams)
static const cb_function f_cudaGraphHostNodeGetParams = {.name = "cudaGraphHostNodeGetParams",
    .params = (const char *const[]){"node", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphHostNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphHostNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    PyObject *pNodeParams = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    fn_cudaGraphHostNodeGetParams *call = cb_symbol_address(&symbols[S_cudaGraphHostNodeGetParams]);
    if (call == NULL)
        goto done;
    pNodeParams = cb_record_new(m, T_cudaHostNodeParams);
    if (pNodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, cb_record_data(pNodeParams));
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(pNodeParams));
    else
        result = cb_fail(s, &f_cudaGraphHostNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(pNodeParams);
    return result;
}

// cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node,
//     const struct cudaHostNodeParams *pNodeParams)
static const cb_function f_cudaGraphHostNodeSetParams = {.name = "cudaGraphHostNodeSetParams",
    .params = (const char *const[]){"node", "pNodeParams", NULL}, .param_count = 2};

CB_WRAPPER(cudaGraphHostNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphHostNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    const struct cudaHostNodeParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0
        || cb_as_record(m, T_cudaHostNodeParams, args[1], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cudaGraphHostNodeSetParams *call = cb_symbol_address(&symbols[S_cudaGraphHostNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphHostNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)
static const cb_function f_cudaGraphAddChildGraphNode = {.name = "cudaGraphAddChildGraphNode",
    .params = (const char *const[]){"graph", "pDependencies", "numDependencies", "childGraph",
        NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddChildGraphNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddChildGraphNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph, childGraph;
    cb_array pDependencies;
    uint64_t numDependencies = 0;
    cb_array_init(&pDependencies);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_handle(m, T_cudaGraph_t, args[3], &childGraph) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddChildGraphNode *call = cb_symbol_address(&symbols[S_cudaGraphAddChildGraphNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, childGraph);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
    else
        result = cb_fail(s, &f_cudaGraphAddChildGraphNode, status, args, NULL);
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)
static const cb_function f_cudaGraphChildGraphNodeGetGraph = {
    .name = "cudaGraphChildGraphNodeGetGraph", .params = (const char *const[]){"node", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphChildGraphNodeGetGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphChildGraphNodeGetGraph, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cudaGraph_t pGraph = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    fn_cudaGraphChildGraphNodeGetGraph *call =
        cb_symbol_address(&symbols[S_cudaGraphChildGraphNodeGetGraph]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, &pGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphChildGraphNodeGetGraph, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraph_t, &pGraph));
}

// cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies)
static const cb_function f_cudaGraphAddEmptyNode = {.name = "cudaGraphAddEmptyNode",
    .params = (const char *const[]){"graph", "pDependencies", "numDependencies", NULL},
    .param_count = 3, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddEmptyNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddEmptyNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies = 0;
    cb_array_init(&pDependencies);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0))
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddEmptyNode *call = cb_symbol_address(&symbols[S_cudaGraphAddEmptyNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
    else
        result = cb_fail(s, &f_cudaGraphAddEmptyNode, status, args, NULL);
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)
static const cb_function f_cudaGraphAddEventRecordNode = {.name = "cudaGraphAddEventRecordNode",
    .params = (const char *const[]){"graph", "pDependencies", "numDependencies", "event", NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddEventRecordNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddEventRecordNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies = 0;
    cudaEvent_t event;
    cb_array_init(&pDependencies);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_handle(m, T_cudaEvent_t, args[3], &event) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddEventRecordNode *call =
        cb_symbol_address(&symbols[S_cudaGraphAddEventRecordNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, event);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
    else
        result = cb_fail(s, &f_cudaGraphAddEventRecordNode, status, args, NULL);
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)
static const cb_function f_cudaGraphEventRecordNodeGetEvent = {
    .name = "cudaGraphEventRecordNodeGetEvent", .params = (const char *const[]){"node", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphEventRecordNodeGetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphEventRecordNodeGetEvent, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cudaEvent_t event_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    fn_cudaGraphEventRecordNodeGetEvent *call =
        cb_symbol_address(&symbols[S_cudaGraphEventRecordNodeGetEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, &event_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphEventRecordNodeGetEvent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEvent_t, &event_out));
}

// cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
static const cb_function f_cudaGraphEventRecordNodeSetEvent = {
    .name = "cudaGraphEventRecordNodeSetEvent",
    .params = (const char *const[]){"node", "event", NULL}, .param_count = 2};

CB_WRAPPER(cudaGraphEventRecordNodeSetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphEventRecordNodeSetEvent, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0
        || cb_as_handle(m, T_cudaEvent_t, args[1], &event) < 0)
        return NULL;
    fn_cudaGraphEventRecordNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cudaGraphEventRecordNodeSetEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphEventRecordNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)
static const cb_function f_cudaGraphAddEventWaitNode = {.name = "cudaGraphAddEventWaitNode",
    .params = (const char *const[]){"graph", "pDependencies", "numDependencies", "event", NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddEventWaitNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddEventWaitNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies = 0;
    cudaEvent_t event;
    cb_array_init(&pDependencies);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_handle(m, T_cudaEvent_t, args[3], &event) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddEventWaitNode *call = cb_symbol_address(&symbols[S_cudaGraphAddEventWaitNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, event);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
    else
        result = cb_fail(s, &f_cudaGraphAddEventWaitNode, status, args, NULL);
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)
static const cb_function f_cudaGraphEventWaitNodeGetEvent = {
    .name = "cudaGraphEventWaitNodeGetEvent", .params = (const char *const[]){"node", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphEventWaitNodeGetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphEventWaitNodeGetEvent, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cudaEvent_t event_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    fn_cudaGraphEventWaitNodeGetEvent *call =
        cb_symbol_address(&symbols[S_cudaGraphEventWaitNodeGetEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, &event_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphEventWaitNodeGetEvent, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaEvent_t, &event_out));
}

// cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
static const cb_function f_cudaGraphEventWaitNodeSetEvent = {
    .name = "cudaGraphEventWaitNodeSetEvent",
    .params = (const char *const[]){"node", "event", NULL}, .param_count = 2};

CB_WRAPPER(cudaGraphEventWaitNodeSetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphEventWaitNodeSetEvent, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0
        || cb_as_handle(m, T_cudaEvent_t, args[1], &event) < 0)
        return NULL;
    fn_cudaGraphEventWaitNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cudaGraphEventWaitNodeSetEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphEventWaitNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies,
//     struct cudaMemAllocNodeParams *nodeParams)
static const cb_function f_cudaGraphAddMemAllocNode = {.name = "cudaGraphAddMemAllocNode",
    .params = (const char *const[]){"graph", "pDependencies", "numDependencies", "nodeParams",
        NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddMemAllocNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddMemAllocNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies = 0;
    struct cudaMemAllocNodeParams *nodeParams;
    cb_array_init(&pDependencies);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_cudaMemAllocNodeParams, args[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddMemAllocNode *call = cb_symbol_address(&symbols[S_cudaGraphAddMemAllocNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
    else
        result = cb_fail(s, &f_cudaGraphAddMemAllocNode, status, args, NULL);
done:
    cb_array_done(&pDependencies);
    return result;
}

// cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node,
//     struct cudaMemAllocNodeParams *params_out)
static const cb_function f_cudaGraphMemAllocNodeGetParams = {
    .name = "cudaGraphMemAllocNodeGetParams", .params = (const char *const[]){"node", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphMemAllocNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphMemAllocNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    PyObject *params_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    fn_cudaGraphMemAllocNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemAllocNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(m, T_cudaMemAllocNodeParams);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(params_out));
    else
        result = cb_fail(s, &f_cudaGraphMemAllocNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(params_out);
    return result;
}

// cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)
static const cb_function f_cudaGraphAddMemFreeNode = {.name = "cudaGraphAddMemFreeNode",
    .params = (const char *const[]){"graph", "pDependencies", "numDependencies", "dptr", NULL},
    .param_count = 4, .result_count = 1, .auto_mask = 0x4};

CB_WRAPPER(cudaGraphAddMemFreeNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddMemFreeNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies = 0;
    cb_address dptr;
    cb_array_init(&pDependencies);
    dptr.held = false;
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0
        || (args[2] != NULL && cb_as_uint64(args[2], "size_t", &numDependencies) < 0)
        || cb_as_address(m, args[3], &dptr) < 0)
        goto done;
    if (args[2] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        goto done;
    fn_cudaGraphAddMemFreeNode *call = cb_symbol_address(&symbols[S_cudaGraphAddMemFreeNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, dptr.value);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
    else
        result = cb_fail(s, &f_cudaGraphAddMemFreeNode, status, args, NULL);
done:
    cb_array_done(&pDependencies);
    cb_address_release(&dptr);
    return result;
}

// cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)
static const cb_function f_cudaGraphMemFreeNodeGetParams = {
    .name = "cudaGraphMemFreeNodeGetParams", .params = (const char *const[]){"node", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphMemFreeNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphMemFreeNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    void *dptr_out = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    fn_cudaGraphMemFreeNodeGetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphMemFreeNodeGetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, &dptr_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphMemFreeNodeGetParams, status, args, NULL);
    return cb_return1(s, PyLong_FromVoidPtr((void *)dptr_out));
}

// cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *pType)
static const cb_function f_cudaGraphNodeGetType = {.name = "cudaGraphNodeGetType",
    .params = (const char *const[]){"node", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphNodeGetType)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphNodeGetType, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    enum cudaGraphNodeType pType = 0;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        return NULL;
    fn_cudaGraphNodeGetType *call = cb_symbol_address(&symbols[S_cudaGraphNodeGetType]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, &pType);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeGetType, status, args, NULL);
    return cb_return1(s, cb_enum_member(m, T_cudaGraphNodeType, pType));
}

// cudaError_t cudaGraphNodeGetContainingGraph(cudaGraphNode_t hNode, cudaGraph_t *phGraph)
static const cb_function f_cudaGraphNodeGetContainingGraph = {
    .name = "cudaGraphNodeGetContainingGraph", .params = (const char *const[]){"hNode", NULL},
    .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphNodeGetContainingGraph)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphNodeGetContainingGraph, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hNode;
    cudaGraph_t phGraph = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        return NULL;
    fn_cudaGraphNodeGetContainingGraph *call =
        cb_symbol_address(&symbols[S_cudaGraphNodeGetContainingGraph]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hNode, &phGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeGetContainingGraph, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cudaGraph_t, &phGraph));
}

// cudaError_t cudaGraphNodeGetLocalId(cudaGraphNode_t hNode, unsigned int *nodeId)
static const cb_function f_cudaGraphNodeGetLocalId = {.name = "cudaGraphNodeGetLocalId",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphNodeGetLocalId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphNodeGetLocalId, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hNode;
    unsigned int nodeId = 0;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        return NULL;
    fn_cudaGraphNodeGetLocalId *call = cb_symbol_address(&symbols[S_cudaGraphNodeGetLocalId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hNode, &nodeId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeGetLocalId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(nodeId));
}

// cudaError_t cudaGraphNodeGetToolsId(cudaGraphNode_t hNode, unsigned long long *toolsNodeId)
static const cb_function f_cudaGraphNodeGetToolsId = {.name = "cudaGraphNodeGetToolsId",
    .params = (const char *const[]){"hNode", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphNodeGetToolsId)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cudaGraphNodeGetToolsId, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hNode;
    unsigned long long toolsNodeId = 0;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &hNode) < 0)
        return NULL;
    fn_cudaGraphNodeGetToolsId *call = cb_symbol_address(&symbols[S_cudaGraphNodeGetToolsId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hNode, &toolsNodeId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeGetToolsId, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLongLong(toolsNodeId));
}

// cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies,
//     cudaGraphEdgeData *edgeData, size_t *pNumDependencies)
static const cb_function f_cudaGraphNodeGetDependencies = {.name = "cudaGraphNodeGetDependencies",
    .params = (const char *const[]){"node", "pNumDependencies", NULL}, .param_count = 2,
    .result_count = 3, .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x4};

CB_WRAPPER(cudaGraphNodeGetDependencies)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphNodeGetDependencies, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t node;
    cb_array pDependencies, edgeData;
    size_t pDependencies_count = 0, edgeData_count = 0, pNumDependencies = 0;
    uint64_t pNumDependencies_in = 0;
    cb_array_init(&pDependencies);
    cb_array_init(&edgeData);
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0
        || (args[1] != NULL && cb_as_uint64(args[1], "size_t", &pNumDependencies_in) < 0))
        goto done;
    pNumDependencies = pNumDependencies_in;
    fn_cudaGraphNodeGetDependencies *call =
        cb_symbol_address(&symbols[S_cudaGraphNodeGetDependencies]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(node, pDependencies.data, edgeData.data, &pNumDependencies);
        cb_gil_end(thread);
        if (status != cudaSuccess) {
            result = cb_fail(s, &f_cudaGraphNodeGetDependencies, status, args, NULL);
            goto done;
        }
    }
    pDependencies_count = (size_t)pNumDependencies;
    if (cb_array_reserve(&pDependencies, pDependencies_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    edgeData_count = (size_t)pNumDependencies;
    if (cb_array_reserve(&edgeData, edgeData_count, sizeof(cudaGraphEdgeData)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, pDependencies.data, edgeData.data, &pNumDependencies);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphNodeGetDependencies, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)pNumDependencies < pDependencies_count)
        pDependencies_count = (size_t)pNumDependencies;
    if (s->checked && (size_t)pNumDependencies < edgeData_count)
        edgeData_count = (size_t)pNumDependencies;
    PyObject *values[] = {
        cb_handle_list(m, T_cudaGraphNode_t, pDependencies.data, pDependencies_count),
        cb_record_list(m, T_cudaGraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(pNumDependencies)
    };
    result = cb_return_many(s, &f_cudaGraphNodeGetDependencies, values);
done:
    cb_array_done(&pDependencies);
    cb_array_done(&edgeData);
    return result;
}

// cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node,
//     cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)
static const cb_function f_cudaGraphNodeGetDependentNodes = {
    .name = "cudaGraphNodeGetDependentNodes",
    .params = (const char *const[]){"node", "pNumDependentNodes", NULL}, .param_count = 2,
    .result_count = 3, .default_mask = 0x2, .auto_mask = 0x2, .hidden_result_mask = 0x4};

CB_WRAPPER(cudaGraphNodeGetDependentNodes)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphNodeGetDependentNodes, &args, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t node;
    cb_array pDependentNodes, edgeData;
    size_t pDependentNodes_count = 0, edgeData_count = 0, pNumDependentNodes = 0;
    uint64_t pNumDependentNodes_in = 0;
    cb_array_init(&pDependentNodes);
    cb_array_init(&edgeData);
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0
        || (args[1] != NULL && cb_as_uint64(args[1], "size_t", &pNumDependentNodes_in) < 0))
        goto done;
    pNumDependentNodes = pNumDependentNodes_in;
    fn_cudaGraphNodeGetDependentNodes *call =
        cb_symbol_address(&symbols[S_cudaGraphNodeGetDependentNodes]);
    if (call == NULL)
        goto done;
    if (s->checked && args[1] == NULL) {  // the number first, then as many items
        PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
        status = call(node, pDependentNodes.data, edgeData.data, &pNumDependentNodes);
        cb_gil_end(thread);
        if (status != cudaSuccess) {
            result = cb_fail(s, &f_cudaGraphNodeGetDependentNodes, status, args, NULL);
            goto done;
        }
    }
    pDependentNodes_count = (size_t)pNumDependentNodes;
    if (cb_array_reserve(&pDependentNodes, pDependentNodes_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    edgeData_count = (size_t)pNumDependentNodes;
    if (cb_array_reserve(&edgeData, edgeData_count, sizeof(cudaGraphEdgeData)) < 0)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    status = call(node, pDependentNodes.data, edgeData.data, &pNumDependentNodes);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        result = cb_fail(s, &f_cudaGraphNodeGetDependentNodes, status, args, NULL);
        goto done;
    }
    if (s->checked && (size_t)pNumDependentNodes < pDependentNodes_count)
        pDependentNodes_count = (size_t)pNumDependentNodes;
    if (s->checked && (size_t)pNumDependentNodes < edgeData_count)
        edgeData_count = (size_t)pNumDependentNodes;
    PyObject *values[] = {
        cb_handle_list(m, T_cudaGraphNode_t, pDependentNodes.data, pDependentNodes_count),
        cb_record_list(m, T_cudaGraphEdgeData, edgeData.data, edgeData_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(pNumDependentNodes)
    };
    result = cb_return_many(s, &f_cudaGraphNodeGetDependentNodes, values);
done:
    cb_array_done(&pDependentNodes);
    cb_array_done(&edgeData);
    return result;
}

// cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
//     const struct cudaKernelNodeParams *pNodeParams)
static const cb_function f_cudaGraphExecKernelNodeSetParams = {
    .name = "cudaGraphExecKernelNodeSetParams",
    .params = (const char *const[]){"hGraphExec", "node", "pNodeParams", NULL}, .param_count = 3};

CB_WRAPPER(cudaGraphExecKernelNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphExecKernelNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    const struct cudaKernelNodeParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0
        || cb_as_record(m, T_cudaKernelNodeParams, args[2], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    fn_cudaGraphExecKernelNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExecKernelNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hGraphExec, node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecKernelNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
//     const struct cudaMemcpy3DParms *pNodeParams)
static const cb_function f_cudaGraphExecMemcpyNodeSetParams = {
    .name = "cudaGraphExecMemcpyNodeSetParams",
    .params = (const char *const[]){"hGraphExec", "node", "pNodeParams", NULL}, .param_count = 3};

CB_WRAPPER(cudaGraphExecMemcpyNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphExecMemcpyNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    const struct cudaMemcpy3DParms *pNodeParams;
    cb_holds pNodeParams_holds;
    pNodeParams_holds.count = 0;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0
        || cb_as_record(m, T_cudaMemcpy3DParms, args[2], "pNodeParams", &pNodeParams) < 0
        || cb_record_hold(s, T_cudaMemcpy3DParms, args[2], "cudaGraphExecMemcpyNodeSetParams",
            "pNodeParams", &pNodeParams_holds) < 0)
        goto done;
    fn_cudaGraphExecMemcpyNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExecMemcpyNodeSetParams]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hGraphExec, node, pNodeParams);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaGraphExecMemcpyNodeSetParams, status, args, NULL);
done:
    cb_holds_release(&pNodeParams_holds);
    return result;
}

// cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset,
//     enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphExecMemcpyNodeSetParamsToSymbol = {
    .name = "cudaGraphExecMemcpyNodeSetParamsToSymbol",
    .params = (const char *const[]){"hGraphExec", "node", "symbol", "src", "count", "offset",
        "kind", NULL},
    .param_count = 7};

CB_WRAPPER(cudaGraphExecMemcpyNodeSetParamsToSymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphExecMemcpyNodeSetParamsToSymbol, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    cb_address symbol, src;
    uint64_t count, offset;
    int32_t kind;
    symbol.held = src.held = false;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0
        || cb_as_address(m, args[2], &symbol) < 0
        || cb_as_address(m, args[3], &src) < 0
        || cb_as_uint64(args[4], "size_t", &count) < 0
        || cb_as_uint64(args[5], "size_t", &offset) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[6], "kind", &kind) < 0
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaGraphExecMemcpyNodeSetParamsToSymbol", "src",
                CB_COUNT(count)) < 0))
        goto done;
    fn_cudaGraphExecMemcpyNodeSetParamsToSymbol *call =
        cb_symbol_address(&symbols[S_cudaGraphExecMemcpyNodeSetParamsToSymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec, node, symbol.value, src.value, count, offset,
        (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaGraphExecMemcpyNodeSetParamsToSymbol, status, args, NULL);
done:
    cb_address_release(&symbol);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset,
//     enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphExecMemcpyNodeSetParamsFromSymbol = {
    .name = "cudaGraphExecMemcpyNodeSetParamsFromSymbol",
    .params = (const char *const[]){"hGraphExec", "node", "dst", "symbol", "count", "offset",
        "kind", NULL},
    .param_count = 7};

CB_WRAPPER(cudaGraphExecMemcpyNodeSetParamsFromSymbol)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphExecMemcpyNodeSetParamsFromSymbol, &args, nargs, kwnames,
            slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    cb_address dst, symbol;
    uint64_t count, offset;
    int32_t kind;
    dst.held = symbol.held = false;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0
        || cb_as_target(s, args[2], "dst", true, &dst) < 0
        || cb_as_address(m, args[3], &symbol) < 0
        || cb_as_uint64(args[4], "size_t", &count) < 0
        || cb_as_uint64(args[5], "size_t", &offset) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[6], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaGraphExecMemcpyNodeSetParamsFromSymbol", "dst",
                CB_COUNT(count)) < 0))
        goto done;
    fn_cudaGraphExecMemcpyNodeSetParamsFromSymbol *call =
        cb_symbol_address(&symbols[S_cudaGraphExecMemcpyNodeSetParamsFromSymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec, node, dst.value, symbol.value, count, offset,
        (enum cudaMemcpyKind)kind);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaGraphExecMemcpyNodeSetParamsFromSymbol, status, args, NULL);
done:
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return result;
}

// cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
//     void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphExecMemcpyNodeSetParams1D = {
    .name = "cudaGraphExecMemcpyNodeSetParams1D",
    .params = (const char *const[]){"hGraphExec", "node", "dst", "src", "count", "kind", NULL},
    .param_count = 6};

CB_WRAPPER(cudaGraphExecMemcpyNodeSetParams1D)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphExecMemcpyNodeSetParams1D, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    cb_address dst, src;
    uint64_t count;
    int32_t kind;
    dst.held = src.held = false;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0
        || cb_as_target(s, args[2], "dst", true, &dst) < 0
        || cb_as_address(m, args[3], &src) < 0
        || cb_as_uint64(args[4], "size_t", &count) < 0
        || cb_as_enum(m, T_cudaMemcpyKind, args[5], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_address_check(&dst, "cudaGraphExecMemcpyNodeSetParams1D", "dst",
                CB_COUNT(count)) < 0)
        || (CB_UNLIKELY(src.held)
            && cb_address_check(&src, "cudaGraphExecMemcpyNodeSetParams1D", "src",
                CB_COUNT(count)) < 0))
        goto done;
    fn_cudaGraphExecMemcpyNodeSetParams1D *call =
        cb_symbol_address(&symbols[S_cudaGraphExecMemcpyNodeSetParams1D]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hGraphExec, node, dst.value, src.value, count,
        (enum cudaMemcpyKind)kind);
    cb_gil_end(thread);
    result = CB_LIKELY(status == cudaSuccess) ? cb_return0(s)
        : cb_fail(s, &f_cudaGraphExecMemcpyNodeSetParams1D, status, args, NULL);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return result;
}

// cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
//     const struct cudaMemsetParams *pNodeParams)
static const cb_function f_cudaGraphExecMemsetNodeSetParams = {
    .name = "cudaGraphExecMemsetNodeSetParams",
    .params = (const char *const[]){"hGraphExec", "node", "pNodeParams", NULL}, .param_count = 3};

CB_WRAPPER(cudaGraphExecMemsetNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphExecMemsetNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    const struct cudaMemsetParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0
        || cb_as_record(m, T_cudaMemsetParams, args[2], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    fn_cudaGraphExecMemsetNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExecMemsetNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hGraphExec, node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecMemsetNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
//     const struct cudaHostNodeParams *pNodeParams)
static const cb_function f_cudaGraphExecHostNodeSetParams = {
    .name = "cudaGraphExecHostNodeSetParams",
    .params = (const char *const[]){"hGraphExec", "node", "pNodeParams", NULL}, .param_count = 3};

CB_WRAPPER(cudaGraphExecHostNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphExecHostNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    const struct cudaHostNodeParams *pNodeParams;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0
        || cb_as_record(m, T_cudaHostNodeParams, args[2], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cudaGraphExecHostNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExecHostNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hGraphExec, node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecHostNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t node, cudaGraph_t childGraph)
static const cb_function f_cudaGraphExecChildGraphNodeSetParams = {
    .name = "cudaGraphExecChildGraphNodeSetParams",
    .params = (const char *const[]){"hGraphExec", "node", "childGraph", NULL}, .param_count = 3};

CB_WRAPPER(cudaGraphExecChildGraphNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphExecChildGraphNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    cudaGraph_t childGraph;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0
        || cb_as_handle(m, T_cudaGraph_t, args[2], &childGraph) < 0)
        return NULL;
    fn_cudaGraphExecChildGraphNodeSetParams *call =
        cb_symbol_address(&symbols[S_cudaGraphExecChildGraphNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hGraphExec, node, childGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecChildGraphNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t hNode, cudaEvent_t event)
static const cb_function f_cudaGraphExecEventRecordNodeSetEvent = {
    .name = "cudaGraphExecEventRecordNodeSetEvent",
    .params = (const char *const[]){"hGraphExec", "hNode", "event", NULL}, .param_count = 3};

CB_WRAPPER(cudaGraphExecEventRecordNodeSetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphExecEventRecordNodeSetEvent, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t hNode;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_cudaGraphNode_t, args[1], &hNode) < 0
        || cb_as_handle(m, T_cudaEvent_t, args[2], &event) < 0)
        return NULL;
    fn_cudaGraphExecEventRecordNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cudaGraphExecEventRecordNodeSetEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hGraphExec, hNode, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecEventRecordNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t hNode, cudaEvent_t event)
static const cb_function f_cudaGraphExecEventWaitNodeSetEvent = {
    .name = "cudaGraphExecEventWaitNodeSetEvent",
    .params = (const char *const[]){"hGraphExec", "hNode", "event", NULL}, .param_count = 3};

CB_WRAPPER(cudaGraphExecEventWaitNodeSetEvent)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphExecEventWaitNodeSetEvent, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t hNode;
    cudaEvent_t event;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_cudaGraphNode_t, args[1], &hNode) < 0
        || cb_as_handle(m, T_cudaEvent_t, args[2], &event) < 0)
        return NULL;
    fn_cudaGraphExecEventWaitNodeSetEvent *call =
        cb_symbol_address(&symbols[S_cudaGraphExecEventWaitNodeSetEvent]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hGraphExec, hNode, event);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecEventWaitNodeSetEvent, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
//     unsigned int isEnabled)
static const cb_function f_cudaGraphNodeSetEnabled = {.name = "cudaGraphNodeSetEnabled",
    .params = (const char *const[]){"hGraphExec", "hNode", "isEnabled", NULL}, .param_count = 3};

CB_WRAPPER(cudaGraphNodeSetEnabled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphNodeSetEnabled, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t hNode;
    uint32_t isEnabled;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_cudaGraphNode_t, args[1], &hNode) < 0
        || cb_as_uint32(args[2], "unsigned int", &isEnabled) < 0)
        return NULL;
    fn_cudaGraphNodeSetEnabled *call = cb_symbol_address(&symbols[S_cudaGraphNodeSetEnabled]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hGraphExec, hNode, isEnabled);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeSetEnabled, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
//     unsigned int *isEnabled)
static const cb_function f_cudaGraphNodeGetEnabled = {.name = "cudaGraphNodeGetEnabled",
    .params = (const char *const[]){"hGraphExec", "hNode", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cudaGraphNodeGetEnabled)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphNodeGetEnabled, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t hNode;
    unsigned int isEnabled = 0;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &hGraphExec) < 0
        || cb_as_handle(m, T_cudaGraphNode_t, args[1], &hNode) < 0)
        return NULL;
    fn_cudaGraphNodeGetEnabled *call = cb_symbol_address(&symbols[S_cudaGraphNodeGetEnabled]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(hGraphExec, hNode, &isEnabled);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeGetEnabled, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(isEnabled));
}

// cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData,
//     size_t numDependencies, struct cudaGraphNodeParams *nodeParams)
static const cb_function f_cudaGraphAddNode = {.name = "cudaGraphAddNode",
    .params = (const char *const[]){"graph", "pDependencies", "dependencyData", "numDependencies",
        "nodeParams", NULL},
    .param_count = 5, .result_count = 1, .auto_mask = 0x8};

CB_WRAPPER(cudaGraphAddNode)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphAddNode, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies, dependencyData;
    uint64_t numDependencies = 0;
    struct cudaGraphNodeParams *nodeParams;
    cb_array_init(&pDependencies);
    cb_array_init(&dependencyData);
    if (cb_as_handle(m, T_cudaGraph_t, args[0], &graph) < 0
        || cb_array_handles(m, T_cudaGraphNode_t, args[1], "pDependencies", &pDependencies) < 0
        || cb_array_records(m, T_cudaGraphEdgeData, args[2], "dependencyData", &dependencyData) < 0
        || (args[3] != NULL && cb_as_uint64(args[3], "size_t", &numDependencies) < 0)
        || cb_as_record(m, T_cudaGraphNodeParams, args[4], "nodeParams", &nodeParams) < 0)
        goto done;
    if (args[3] == NULL && pDependencies.length > (size_t)numDependencies)
        numDependencies = (uint64_t)pDependencies.length;
    if (args[3] == NULL && dependencyData.length > (size_t)numDependencies)
        numDependencies = (uint64_t)dependencyData.length;
    if ((pDependencies.data != NULL && cb_array_check(&pDependencies, (size_t)numDependencies) < 0)
        || (dependencyData.data != NULL
            && cb_array_check(&dependencyData, (size_t)numDependencies) < 0))
        goto done;
    fn_cudaGraphAddNode *call = cb_symbol_address(&symbols[S_cudaGraphAddNode]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(m);
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, dependencyData.data,
        numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, cb_cell_new(m, T_cudaGraphNode_t, &pGraphNode));
    else
        result = cb_fail(s, &f_cudaGraphAddNode, status, args, NULL);
done:
    cb_array_done(&pDependencies);
    cb_array_done(&dependencyData);
    return result;
}

// cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams)
static const cb_function f_cudaGraphNodeSetParams = {.name = "cudaGraphNodeSetParams",
    .params = (const char *const[]){"node", "nodeParams", NULL}, .param_count = 2};

CB_WRAPPER(cudaGraphNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cudaGraphNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    struct cudaGraphNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0
        || cb_as_record(m, T_cudaGraphNodeParams, args[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cudaGraphNodeSetParams *call = cb_symbol_address(&symbols[S_cudaGraphNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

// cudaError_t cudaGraphNodeGetParams(cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams)
static const cb_function f_cudaGraphNodeGetParams = {.name = "cudaGraphNodeGetParams",
    .params = (const char *const[]){"node", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cudaGraphNodeGetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cudaGraphNodeGetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    PyObject *nodeParams = NULL;
    if (cb_as_handle(m, T_cudaGraphNode_t, args[0], &node) < 0)
        goto done;
    fn_cudaGraphNodeGetParams *call = cb_symbol_address(&symbols[S_cudaGraphNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams = cb_record_new(m, T_cudaGraphNodeParams);
    if (nodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(node, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_LIKELY(status == cudaSuccess))
        result = cb_return1(s, Py_NewRef(nodeParams));
    else
        result = cb_fail(s, &f_cudaGraphNodeGetParams, status, args, NULL);
done:
    Py_XDECREF(nodeParams);
    return result;
}

// cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node,
//     struct cudaGraphNodeParams *nodeParams)
static const cb_function f_cudaGraphExecNodeSetParams = {.name = "cudaGraphExecNodeSetParams",
    .params = (const char *const[]){"graphExec", "node", "nodeParams", NULL}, .param_count = 3};

CB_WRAPPER(cudaGraphExecNodeSetParams)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cudaGraphExecNodeSetParams, &args, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t graphExec;
    cudaGraphNode_t node;
    struct cudaGraphNodeParams *nodeParams;
    if (cb_as_handle(m, T_cudaGraphExec_t, args[0], &graphExec) < 0
        || cb_as_handle(m, T_cudaGraphNode_t, args[1], &node) < 0
        || cb_as_record(m, T_cudaGraphNodeParams, args[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    cb_callbacks_exist(m);
    fn_cudaGraphExecNodeSetParams *call = cb_symbol_address(&symbols[S_cudaGraphExecNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(s->module->gil);
    cudaError_t status = call(graphExec, node, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(s, &f_cudaGraphExecNodeSetParams, status, args, NULL);
    return cb_return0(s);
}

