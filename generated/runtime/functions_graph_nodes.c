// functions_graph_nodes.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cudaGraphAddKernelNode, "graph", "pDependencies", "numDependencies", "pNodeParams");

// cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies,
//     const struct cudaKernelNodeParams *pNodeParams)
static const cb_function f_cudaGraphAddKernelNode = {
    .name = "cudaGraphAddKernelNode",
    CB_PARAMS_OF(cudaGraphAddKernelNode),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cudaGraphAddKernelNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddKernelNode, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies;
    const struct cudaKernelNodeParams *pNodeParams;
    cb_array_init(&pDependencies);
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "pDependencies", &pDependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_cudaKernelNodeParams, argv[3], "pNodeParams", &pNodeParams) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = pDependencies.length;
    if (cb_array_check(&pDependencies, numDependencies, "pDependencies") < 0)
        goto done;
    fn_cudaGraphAddKernelNode *call = cb_symbol_address(&runtime_symbols[S_cudaGraphAddKernelNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddKernelNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return retval;
}

CB_PARAM_LIST(cudaGraphKernelNodeGetParams, "node");

// cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node,
//     struct cudaKernelNodeParams *pNodeParams)
static const cb_function f_cudaGraphKernelNodeGetParams = {
    .name = "cudaGraphKernelNodeGetParams",
    CB_PARAMS_OF(cudaGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphKernelNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphKernelNodeGetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    PyObject *pNodeParams = NULL;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0)
        goto done;
    fn_cudaGraphKernelNodeGetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphKernelNodeGetParams]);
    if (call == NULL)
        goto done;
    pNodeParams = cb_record_new(py, T_cudaKernelNodeParams);
    if (pNodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(node, cb_record_data(pNodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphKernelNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&pNodeParams));
done:
    Py_XDECREF(pNodeParams);
    return retval;
}

CB_PARAM_LIST(cudaGraphKernelNodeSetParams, "node", "pNodeParams");

// cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node,
//     const struct cudaKernelNodeParams *pNodeParams)
static const cb_function f_cudaGraphKernelNodeSetParams = {
    .name = "cudaGraphKernelNodeSetParams",
    CB_PARAMS_OF(cudaGraphKernelNodeSetParams),
};

CB_WRAPPER(cudaGraphKernelNodeSetParams)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphKernelNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    const struct cudaKernelNodeParams *pNodeParams;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0
        || cb_as_record(py, T_cudaKernelNodeParams, argv[1], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    fn_cudaGraphKernelNodeSetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphKernelNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphKernelNodeSetParams, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst, cudaGraphNode_t hSrc)
static const cb_function f_cudaGraphKernelNodeCopyAttributes = {
    .name = "cudaGraphKernelNodeCopyAttributes",
    CB_PARAMS("hDst", "hSrc"),
};

CB_WRAPPER(cudaGraphKernelNodeCopyAttributes)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphKernelNodeCopyAttributes, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hDst, hSrc;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "hDst", &hDst) < 0
        || cb_as_handle(py, T_cudaGraphNode_t, argv[1], "hSrc", &hSrc) < 0)
        return NULL;
    fn_cudaGraphKernelNodeCopyAttributes *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphKernelNodeCopyAttributes]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hDst, hSrc);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphKernelNodeCopyAttributes, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
//     cudaKernelNodeAttrValue *value_out)
static const cb_function f_cudaGraphKernelNodeGetAttribute = {
    .name = "cudaGraphKernelNodeGetAttribute",
    CB_PARAMS("hNode", "attr"),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphKernelNodeGetAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphKernelNodeGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hNode;
    int32_t attr;
    PyObject *value_out = NULL;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "hNode", &hNode) < 0
        || cb_as_enum(py, T_cudaKernelNodeAttrID, argv[1], "attr", &attr) < 0)
        goto done;
    fn_cudaGraphKernelNodeGetAttribute *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphKernelNodeGetAttribute]);
    if (call == NULL)
        goto done;
    value_out = cb_record_new(py, T_cudaKernelNodeAttrValue);
    if (value_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hNode, attr, cb_record_data(value_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphKernelNodeGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_take(&value_out));
done:
    Py_XDECREF(value_out);
    return retval;
}

// cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
//     const cudaKernelNodeAttrValue *value)
static const cb_function f_cudaGraphKernelNodeSetAttribute = {
    .name = "cudaGraphKernelNodeSetAttribute",
    CB_PARAMS("hNode", "attr", "value"),
};

CB_WRAPPER(cudaGraphKernelNodeSetAttribute)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphKernelNodeSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hNode;
    int32_t attr;
    const cudaKernelNodeAttrValue *value;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "hNode", &hNode) < 0
        || cb_as_enum(py, T_cudaKernelNodeAttrID, argv[1], "attr", &attr) < 0
        || cb_as_record(py, T_cudaKernelNodeAttrValue, argv[2], "value", &value) < 0)
        return NULL;
    fn_cudaGraphKernelNodeSetAttribute *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphKernelNodeSetAttribute]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hNode, attr, value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphKernelNodeSetAttribute, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies,
//     const struct cudaMemcpy3DParms *pCopyParams)
static const cb_function f_cudaGraphAddMemcpyNode = {
    .name = "cudaGraphAddMemcpyNode",
    CB_PARAMS("graph", "pDependencies", "numDependencies", "pCopyParams"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cudaGraphAddMemcpyNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddMemcpyNode, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies;
    const struct cudaMemcpy3DParms *pCopyParams;
    cb_holds pCopyParams_holds;
    cb_array_init(&pDependencies);
    pCopyParams_holds.count = 0;
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "pDependencies", &pDependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_cudaMemcpy3DParms, argv[3], "pCopyParams", &pCopyParams) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = pDependencies.length;
    if (cb_array_check(&pDependencies, numDependencies, "pDependencies") < 0
        || cb_record_hold(form, T_cudaMemcpy3DParms, argv[3], "cudaGraphAddMemcpyNode",
            "pCopyParams", &pCopyParams_holds) < 0)
        goto done;
    fn_cudaGraphAddMemcpyNode *call = cb_symbol_address(&runtime_symbols[S_cudaGraphAddMemcpyNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, pCopyParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddMemcpyNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_holds_release(&pCopyParams_holds);
    return retval;
}

// cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol,
//     const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphAddMemcpyNodeToSymbol = {
    .name = "cudaGraphAddMemcpyNodeToSymbol",
    CB_PARAMS("graph", "pDependencies", "numDependencies", "symbol", "src", "count", "offset",
        "kind"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cudaGraphAddMemcpyNodeToSymbol)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddMemcpyNodeToSymbol, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies, count, offset;
    cb_address symbol, src;
    int32_t kind;
    cb_array_init(&pDependencies);
    symbol.held = src.held = false;
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "pDependencies", &pDependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_address(py, argv[3], &symbol) < 0
        || cb_as_device_address(form, argv[4], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[5], "size_t", &count) < 0
        || cb_as_uint64(argv[6], "size_t", &offset) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[7], "kind", &kind) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = pDependencies.length;
    if (cb_array_check_given(&pDependencies, numDependencies, "pDependencies") < 0
        || (CB_UNLIKELY(src.held)
            && cb_held_check(&src, "cudaGraphAddMemcpyNodeToSymbol", "src", count) < 0))
        goto done;
    fn_cudaGraphAddMemcpyNodeToSymbol *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphAddMemcpyNodeToSymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, symbol.value, src.value,
        count, offset, kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddMemcpyNodeToSymbol, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_address_release(&symbol);
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol,
//     size_t count, size_t offset, enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphAddMemcpyNodeFromSymbol = {
    .name = "cudaGraphAddMemcpyNodeFromSymbol",
    CB_PARAMS("graph", "pDependencies", "numDependencies", "dst", "symbol", "count", "offset",
        "kind"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cudaGraphAddMemcpyNodeFromSymbol)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddMemcpyNodeFromSymbol, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies, count, offset;
    cb_address dst, symbol;
    int32_t kind;
    cb_array_init(&pDependencies);
    dst.held = symbol.held = false;
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "pDependencies", &pDependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_device_address(form, argv[3], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED,
            &dst) < 0
        || cb_as_address(py, argv[4], &symbol) < 0
        || cb_as_uint64(argv[5], "size_t", &count) < 0
        || cb_as_uint64(argv[6], "size_t", &offset) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[7], "kind", &kind) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = pDependencies.length;
    if (cb_array_check_given(&pDependencies, numDependencies, "pDependencies") < 0
        || (CB_UNLIKELY(dst.held)
            && cb_held_check(&dst, "cudaGraphAddMemcpyNodeFromSymbol", "dst", count) < 0))
        goto done;
    fn_cudaGraphAddMemcpyNodeFromSymbol *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphAddMemcpyNodeFromSymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&pGraphNode, graph, pDependencies.data, numDependencies, dst.value, symbol.value,
        count, offset, kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddMemcpyNodeFromSymbol, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return retval;
}

// cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src,
//     size_t count, enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphAddMemcpyNode1D = {
    .name = "cudaGraphAddMemcpyNode1D",
    CB_PARAMS("graph", "pDependencies", "numDependencies", "dst", "src", "count", "kind"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cudaGraphAddMemcpyNode1D)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddMemcpyNode1D, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies, count;
    cb_address dst, src;
    int32_t kind;
    cb_array_init(&pDependencies);
    dst.held = src.held = false;
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "pDependencies", &pDependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_device_address(form, argv[3], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED,
            &dst) < 0
        || cb_as_device_address(form, argv[4], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[5], "size_t", &count) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[6], "kind", &kind) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = pDependencies.length;
    if (cb_array_check_given(&pDependencies, numDependencies, "pDependencies") < 0
        || (CB_UNLIKELY(dst.held)
            && cb_held_check(&dst, "cudaGraphAddMemcpyNode1D", "dst", count) < 0)
        || (CB_UNLIKELY(src.held)
            && cb_held_check(&src, "cudaGraphAddMemcpyNode1D", "src", count) < 0))
        goto done;
    fn_cudaGraphAddMemcpyNode1D *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphAddMemcpyNode1D]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, dst.value,
        src.value, count, kind);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddMemcpyNode1D, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_address_release(&dst);
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node,
//     struct cudaMemcpy3DParms *pNodeParams)
static const cb_function f_cudaGraphMemcpyNodeGetParams = {
    .name = "cudaGraphMemcpyNodeGetParams",
    CB_PARAMS_OF(cudaGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphMemcpyNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphMemcpyNodeGetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    PyObject *pNodeParams = NULL;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0)
        goto done;
    fn_cudaGraphMemcpyNodeGetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphMemcpyNodeGetParams]);
    if (call == NULL)
        goto done;
    pNodeParams = cb_record_new(py, T_cudaMemcpy3DParms);
    if (pNodeParams == NULL)
        goto done;
    cudaError_t status = call(node, cb_record_data(pNodeParams));
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphMemcpyNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&pNodeParams));
done:
    Py_XDECREF(pNodeParams);
    return retval;
}

// cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node,
//     const struct cudaMemcpy3DParms *pNodeParams)
static const cb_function f_cudaGraphMemcpyNodeSetParams = {
    .name = "cudaGraphMemcpyNodeSetParams",
    CB_PARAMS_OF(cudaGraphKernelNodeSetParams),
};

CB_WRAPPER(cudaGraphMemcpyNodeSetParams)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphMemcpyNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    const struct cudaMemcpy3DParms *pNodeParams;
    cb_holds pNodeParams_holds;
    pNodeParams_holds.count = 0;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0
        || cb_as_record(py, T_cudaMemcpy3DParms, argv[1], "pNodeParams", &pNodeParams) < 0
        || cb_record_hold(form, T_cudaMemcpy3DParms, argv[1], "cudaGraphMemcpyNodeSetParams",
            "pNodeParams", &pNodeParams_holds) < 0)
        goto done;
    fn_cudaGraphMemcpyNodeSetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphMemcpyNodeSetParams]);
    if (call == NULL)
        goto done;
    cudaError_t status = call(node, pNodeParams);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphMemcpyNodeSetParams, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_holds_release(&pNodeParams_holds);
    return retval;
}

// cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol,
//     const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphMemcpyNodeSetParamsToSymbol = {
    .name = "cudaGraphMemcpyNodeSetParamsToSymbol",
    CB_PARAMS("node", "symbol", "src", "count", "offset", "kind"),
};

CB_WRAPPER(cudaGraphMemcpyNodeSetParamsToSymbol)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphMemcpyNodeSetParamsToSymbol, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cb_address symbol, src;
    uint64_t count, offset;
    int32_t kind;
    symbol.held = src.held = false;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0
        || cb_as_address(py, argv[1], &symbol) < 0
        || cb_as_device_address(form, argv[2], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[3], "size_t", &count) < 0
        || cb_as_uint64(argv[4], "size_t", &offset) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[5], "kind", &kind) < 0
        || (CB_UNLIKELY(src.held)
            && cb_held_check(&src, "cudaGraphMemcpyNodeSetParamsToSymbol", "src", count) < 0))
        goto done;
    fn_cudaGraphMemcpyNodeSetParamsToSymbol *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphMemcpyNodeSetParamsToSymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(node, symbol.value, src.value, count, offset, kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphMemcpyNodeSetParamsToSymbol, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&symbol);
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst,
//     const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphMemcpyNodeSetParamsFromSymbol = {
    .name = "cudaGraphMemcpyNodeSetParamsFromSymbol",
    CB_PARAMS("node", "dst", "symbol", "count", "offset", "kind"),
};

CB_WRAPPER(cudaGraphMemcpyNodeSetParamsFromSymbol)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphMemcpyNodeSetParamsFromSymbol, &argv, nargs, kwnames,
            slots))
        return NULL;
    cudaGraphNode_t node;
    cb_address dst, symbol;
    uint64_t count, offset;
    int32_t kind;
    dst.held = symbol.held = false;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0
        || cb_as_device_address(form, argv[1], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED,
            &dst) < 0
        || cb_as_address(py, argv[2], &symbol) < 0
        || cb_as_uint64(argv[3], "size_t", &count) < 0
        || cb_as_uint64(argv[4], "size_t", &offset) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[5], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_held_check(&dst, "cudaGraphMemcpyNodeSetParamsFromSymbol", "dst", count) < 0))
        goto done;
    fn_cudaGraphMemcpyNodeSetParamsFromSymbol *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphMemcpyNodeSetParamsFromSymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(node, dst.value, symbol.value, count, offset, kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphMemcpyNodeSetParamsFromSymbol, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return retval;
}

// cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src,
//     size_t count, enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphMemcpyNodeSetParams1D = {
    .name = "cudaGraphMemcpyNodeSetParams1D",
    CB_PARAMS("node", "dst", "src", "count", "kind"),
};

CB_WRAPPER(cudaGraphMemcpyNodeSetParams1D)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphMemcpyNodeSetParams1D, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cb_address dst, src;
    uint64_t count;
    int32_t kind;
    dst.held = src.held = false;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0
        || cb_as_device_address(form, argv[1], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED,
            &dst) < 0
        || cb_as_device_address(form, argv[2], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[3], "size_t", &count) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[4], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_held_check(&dst, "cudaGraphMemcpyNodeSetParams1D", "dst", count) < 0)
        || (CB_UNLIKELY(src.held)
            && cb_held_check(&src, "cudaGraphMemcpyNodeSetParams1D", "src", count) < 0))
        goto done;
    fn_cudaGraphMemcpyNodeSetParams1D *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphMemcpyNodeSetParams1D]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(node, dst.value, src.value, count, kind);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphMemcpyNodeSetParams1D, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies,
//     const struct cudaMemsetParams *pMemsetParams)
static const cb_function f_cudaGraphAddMemsetNode = {
    .name = "cudaGraphAddMemsetNode",
    CB_PARAMS("graph", "pDependencies", "numDependencies", "pMemsetParams"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cudaGraphAddMemsetNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddMemsetNode, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies;
    const struct cudaMemsetParams *pMemsetParams;
    cb_array_init(&pDependencies);
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "pDependencies", &pDependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_cudaMemsetParams, argv[3], "pMemsetParams", &pMemsetParams) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = pDependencies.length;
    if (cb_array_check(&pDependencies, numDependencies, "pDependencies") < 0)
        goto done;
    fn_cudaGraphAddMemsetNode *call = cb_symbol_address(&runtime_symbols[S_cudaGraphAddMemsetNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies,
        pMemsetParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddMemsetNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return retval;
}

// cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node,
//     struct cudaMemsetParams *pNodeParams)
static const cb_function f_cudaGraphMemsetNodeGetParams = {
    .name = "cudaGraphMemsetNodeGetParams",
    CB_PARAMS_OF(cudaGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphMemsetNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphMemsetNodeGetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    PyObject *pNodeParams = NULL;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0)
        goto done;
    fn_cudaGraphMemsetNodeGetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphMemsetNodeGetParams]);
    if (call == NULL)
        goto done;
    pNodeParams = cb_record_new(py, T_cudaMemsetParams);
    if (pNodeParams == NULL)
        goto done;
    cudaError_t status = call(node, cb_record_data(pNodeParams));
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphMemsetNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&pNodeParams));
done:
    Py_XDECREF(pNodeParams);
    return retval;
}

// cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node,
//     const struct cudaMemsetParams *pNodeParams)
static const cb_function f_cudaGraphMemsetNodeSetParams = {
    .name = "cudaGraphMemsetNodeSetParams",
    CB_PARAMS_OF(cudaGraphKernelNodeSetParams),
};

CB_WRAPPER(cudaGraphMemsetNodeSetParams)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphMemsetNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    const struct cudaMemsetParams *pNodeParams;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0
        || cb_as_record(py, T_cudaMemsetParams, argv[1], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    fn_cudaGraphMemsetNodeSetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphMemsetNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(node, pNodeParams);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphMemsetNodeSetParams, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies,
//     const struct cudaHostNodeParams *pNodeParams)
static const cb_function f_cudaGraphAddHostNode = {
    .name = "cudaGraphAddHostNode",
    CB_PARAMS_OF(cudaGraphAddKernelNode),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cudaGraphAddHostNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddHostNode, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies;
    const struct cudaHostNodeParams *pNodeParams;
    cb_array_init(&pDependencies);
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "pDependencies", &pDependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_cudaHostNodeParams, argv[3], "pNodeParams", &pNodeParams) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = pDependencies.length;
    if (cb_array_check(&pDependencies, numDependencies, "pDependencies") < 0)
        goto done;
    fn_cudaGraphAddHostNode *call = cb_symbol_address(&runtime_symbols[S_cudaGraphAddHostNode]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(py);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddHostNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return retval;
}

// cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node,
//     struct cudaHostNodeParams *pNodeParams)
static const cb_function f_cudaGraphHostNodeGetParams = {
    .name = "cudaGraphHostNodeGetParams",
    CB_PARAMS_OF(cudaGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphHostNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphHostNodeGetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    PyObject *pNodeParams = NULL;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0)
        goto done;
    fn_cudaGraphHostNodeGetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphHostNodeGetParams]);
    if (call == NULL)
        goto done;
    pNodeParams = cb_record_new(py, T_cudaHostNodeParams);
    if (pNodeParams == NULL)
        goto done;
    cudaError_t status = call(node, cb_record_data(pNodeParams));
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphHostNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&pNodeParams));
done:
    Py_XDECREF(pNodeParams);
    return retval;
}

// cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node,
//     const struct cudaHostNodeParams *pNodeParams)
static const cb_function f_cudaGraphHostNodeSetParams = {
    .name = "cudaGraphHostNodeSetParams",
    CB_PARAMS_OF(cudaGraphKernelNodeSetParams),
};

CB_WRAPPER(cudaGraphHostNodeSetParams)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphHostNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    const struct cudaHostNodeParams *pNodeParams;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0
        || cb_as_record(py, T_cudaHostNodeParams, argv[1], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    fn_cudaGraphHostNodeSetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphHostNodeSetParams]);
    if (call == NULL)
        return NULL;
    cb_callbacks_exist(py);
    cudaError_t status = call(node, pNodeParams);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphHostNodeSetParams, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)
static const cb_function f_cudaGraphAddChildGraphNode = {
    .name = "cudaGraphAddChildGraphNode",
    CB_PARAMS("graph", "pDependencies", "numDependencies", "childGraph"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cudaGraphAddChildGraphNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddChildGraphNode, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph, childGraph;
    cb_array pDependencies;
    uint64_t numDependencies;
    cb_array_init(&pDependencies);
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "pDependencies", &pDependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_handle(py, T_cudaGraph_t, argv[3], "childGraph", &childGraph) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = pDependencies.length;
    if (cb_array_check(&pDependencies, numDependencies, "pDependencies") < 0)
        goto done;
    fn_cudaGraphAddChildGraphNode *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphAddChildGraphNode]);
    if (call == NULL)
        goto done;
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, childGraph);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddChildGraphNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return retval;
}

// cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)
static const cb_function f_cudaGraphChildGraphNodeGetGraph = {
    .name = "cudaGraphChildGraphNodeGetGraph",
    CB_PARAMS_OF(cudaGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphChildGraphNodeGetGraph)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphChildGraphNodeGetGraph, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cudaGraph_t pGraph = NULL;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0)
        return NULL;
    fn_cudaGraphChildGraphNodeGetGraph *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphChildGraphNodeGetGraph]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(node, &pGraph);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphChildGraphNodeGetGraph, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaGraph_t, &pGraph));
}

// cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies)
static const cb_function f_cudaGraphAddEmptyNode = {
    .name = "cudaGraphAddEmptyNode",
    CB_PARAMS("graph", "pDependencies", "numDependencies"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cudaGraphAddEmptyNode)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddEmptyNode, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies;
    cb_array_init(&pDependencies);
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "pDependencies", &pDependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0))
        goto done;
    if (argv[2] == NULL)
        numDependencies = pDependencies.length;
    if (cb_array_check(&pDependencies, numDependencies, "pDependencies") < 0)
        goto done;
    fn_cudaGraphAddEmptyNode *call = cb_symbol_address(&runtime_symbols[S_cudaGraphAddEmptyNode]);
    if (call == NULL)
        goto done;
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddEmptyNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return retval;
}

CB_PARAM_LIST(cudaGraphAddEventRecordNode, "graph", "pDependencies", "numDependencies", "event");

// cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)
static const cb_function f_cudaGraphAddEventRecordNode = {
    .name = "cudaGraphAddEventRecordNode",
    CB_PARAMS_OF(cudaGraphAddEventRecordNode),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cudaGraphAddEventRecordNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddEventRecordNode, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies;
    cudaEvent_t event;
    cb_array_init(&pDependencies);
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "pDependencies", &pDependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_handle(py, T_cudaEvent_t, argv[3], "event", &event) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = pDependencies.length;
    if (cb_array_check(&pDependencies, numDependencies, "pDependencies") < 0)
        goto done;
    fn_cudaGraphAddEventRecordNode *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphAddEventRecordNode]);
    if (call == NULL)
        goto done;
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, event);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddEventRecordNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return retval;
}

// cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)
static const cb_function f_cudaGraphEventRecordNodeGetEvent = {
    .name = "cudaGraphEventRecordNodeGetEvent",
    CB_PARAMS_OF(cudaGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphEventRecordNodeGetEvent)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphEventRecordNodeGetEvent, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cudaEvent_t event_out = NULL;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0)
        return NULL;
    fn_cudaGraphEventRecordNodeGetEvent *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphEventRecordNodeGetEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(node, &event_out);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphEventRecordNodeGetEvent, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaEvent_t, &event_out));
}

CB_PARAM_LIST(cudaGraphEventRecordNodeSetEvent, "node", "event");

// cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
static const cb_function f_cudaGraphEventRecordNodeSetEvent = {
    .name = "cudaGraphEventRecordNodeSetEvent",
    CB_PARAMS_OF(cudaGraphEventRecordNodeSetEvent),
};

CB_WRAPPER(cudaGraphEventRecordNodeSetEvent)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphEventRecordNodeSetEvent, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cudaEvent_t event;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0
        || cb_as_handle(py, T_cudaEvent_t, argv[1], "event", &event) < 0)
        return NULL;
    fn_cudaGraphEventRecordNodeSetEvent *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphEventRecordNodeSetEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(node, event);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphEventRecordNodeSetEvent, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)
static const cb_function f_cudaGraphAddEventWaitNode = {
    .name = "cudaGraphAddEventWaitNode",
    CB_PARAMS_OF(cudaGraphAddEventRecordNode),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cudaGraphAddEventWaitNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddEventWaitNode, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies;
    cudaEvent_t event;
    cb_array_init(&pDependencies);
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "pDependencies", &pDependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_handle(py, T_cudaEvent_t, argv[3], "event", &event) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = pDependencies.length;
    if (cb_array_check(&pDependencies, numDependencies, "pDependencies") < 0)
        goto done;
    fn_cudaGraphAddEventWaitNode *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphAddEventWaitNode]);
    if (call == NULL)
        goto done;
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, event);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddEventWaitNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return retval;
}

// cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)
static const cb_function f_cudaGraphEventWaitNodeGetEvent = {
    .name = "cudaGraphEventWaitNodeGetEvent",
    CB_PARAMS_OF(cudaGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphEventWaitNodeGetEvent)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphEventWaitNodeGetEvent, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cudaEvent_t event_out = NULL;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0)
        return NULL;
    fn_cudaGraphEventWaitNodeGetEvent *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphEventWaitNodeGetEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(node, &event_out);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphEventWaitNodeGetEvent, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaEvent_t, &event_out));
}

// cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
static const cb_function f_cudaGraphEventWaitNodeSetEvent = {
    .name = "cudaGraphEventWaitNodeSetEvent",
    CB_PARAMS_OF(cudaGraphEventRecordNodeSetEvent),
};

CB_WRAPPER(cudaGraphEventWaitNodeSetEvent)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphEventWaitNodeSetEvent, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    cudaEvent_t event;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0
        || cb_as_handle(py, T_cudaEvent_t, argv[1], "event", &event) < 0)
        return NULL;
    fn_cudaGraphEventWaitNodeSetEvent *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphEventWaitNodeSetEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(node, event);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphEventWaitNodeSetEvent, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies,
//     struct cudaMemAllocNodeParams *nodeParams)
static const cb_function f_cudaGraphAddMemAllocNode = {
    .name = "cudaGraphAddMemAllocNode",
    CB_PARAMS("graph", "pDependencies", "numDependencies", "nodeParams"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cudaGraphAddMemAllocNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddMemAllocNode, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies;
    struct cudaMemAllocNodeParams *nodeParams;
    cb_array_init(&pDependencies);
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "pDependencies", &pDependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_cudaMemAllocNodeParams, argv[3], "nodeParams", &nodeParams) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = pDependencies.length;
    if (cb_array_check(&pDependencies, numDependencies, "pDependencies") < 0)
        goto done;
    fn_cudaGraphAddMemAllocNode *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphAddMemAllocNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddMemAllocNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    return retval;
}

// cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node,
//     struct cudaMemAllocNodeParams *params_out)
static const cb_function f_cudaGraphMemAllocNodeGetParams = {
    .name = "cudaGraphMemAllocNodeGetParams",
    CB_PARAMS_OF(cudaGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphMemAllocNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphMemAllocNodeGetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    PyObject *params_out = NULL;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0)
        goto done;
    fn_cudaGraphMemAllocNodeGetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphMemAllocNodeGetParams]);
    if (call == NULL)
        goto done;
    params_out = cb_record_new(py, T_cudaMemAllocNodeParams);
    if (params_out == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(node, cb_record_data(params_out));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphMemAllocNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&params_out));
done:
    Py_XDECREF(params_out);
    return retval;
}

// cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)
static const cb_function f_cudaGraphAddMemFreeNode = {
    .name = "cudaGraphAddMemFreeNode",
    CB_PARAMS("graph", "pDependencies", "numDependencies", "dptr"),
    .result_count = 1,
    .auto_mask = CB_BIT(2), // numDependencies
};

CB_WRAPPER(cudaGraphAddMemFreeNode)
{
    PyObject *slots[4], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddMemFreeNode, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies;
    uint64_t numDependencies;
    cb_address dptr;
    cb_array_init(&pDependencies);
    dptr.held = false;
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "pDependencies", &pDependencies) < 0
        || (argv[2] != NULL && cb_as_uint64(argv[2], "size_t", &numDependencies) < 0)
        || cb_as_device_address(form, argv[3], "dptr", 0, &dptr) < 0)
        goto done;
    if (argv[2] == NULL)
        numDependencies = pDependencies.length;
    if (cb_array_check(&pDependencies, numDependencies, "pDependencies") < 0)
        goto done;
    fn_cudaGraphAddMemFreeNode *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphAddMemFreeNode]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, numDependencies, dptr.value);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddMemFreeNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_address_release(&dptr);
    return retval;
}

// cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)
static const cb_function f_cudaGraphMemFreeNodeGetParams = {
    .name = "cudaGraphMemFreeNodeGetParams",
    CB_PARAMS_OF(cudaGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphMemFreeNodeGetParams)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphMemFreeNodeGetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    void *dptr_out = NULL;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0)
        return NULL;
    fn_cudaGraphMemFreeNodeGetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphMemFreeNodeGetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(node, &dptr_out);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphMemFreeNodeGetParams, status, argv);
    return cb_return1(form, PyLong_FromVoidPtr(dptr_out));
}

// cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *pType)
static const cb_function f_cudaGraphNodeGetType = {
    .name = "cudaGraphNodeGetType",
    CB_PARAMS_OF(cudaGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphNodeGetType)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphNodeGetType, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    enum cudaGraphNodeType pType = 0;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0)
        return NULL;
    fn_cudaGraphNodeGetType *call = cb_symbol_address(&runtime_symbols[S_cudaGraphNodeGetType]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(node, &pType);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphNodeGetType, status, argv);
    return cb_return1(form, cb_enum_member(py, T_cudaGraphNodeType, pType));
}

CB_PARAM_LIST(cudaGraphNodeGetContainingGraph, "hNode");

// cudaError_t cudaGraphNodeGetContainingGraph(cudaGraphNode_t hNode, cudaGraph_t *phGraph)
static const cb_function f_cudaGraphNodeGetContainingGraph = {
    .name = "cudaGraphNodeGetContainingGraph",
    CB_PARAMS_OF(cudaGraphNodeGetContainingGraph),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphNodeGetContainingGraph)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphNodeGetContainingGraph, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hNode;
    cudaGraph_t phGraph = NULL;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "hNode", &hNode) < 0)
        return NULL;
    fn_cudaGraphNodeGetContainingGraph *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphNodeGetContainingGraph]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hNode, &phGraph);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphNodeGetContainingGraph, status, argv);
    return cb_return1(form, cb_cell_new(py, T_cudaGraph_t, &phGraph));
}

// cudaError_t cudaGraphNodeGetLocalId(cudaGraphNode_t hNode, unsigned int *nodeId)
static const cb_function f_cudaGraphNodeGetLocalId = {
    .name = "cudaGraphNodeGetLocalId",
    CB_PARAMS_OF(cudaGraphNodeGetContainingGraph),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphNodeGetLocalId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphNodeGetLocalId, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hNode;
    unsigned int nodeId = 0;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "hNode", &hNode) < 0)
        return NULL;
    fn_cudaGraphNodeGetLocalId *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphNodeGetLocalId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hNode, &nodeId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphNodeGetLocalId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(nodeId));
}

// cudaError_t cudaGraphNodeGetToolsId(cudaGraphNode_t hNode, unsigned long long *toolsNodeId)
static const cb_function f_cudaGraphNodeGetToolsId = {
    .name = "cudaGraphNodeGetToolsId",
    CB_PARAMS_OF(cudaGraphNodeGetContainingGraph),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphNodeGetToolsId)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cudaGraphNodeGetToolsId, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t hNode;
    unsigned long long toolsNodeId = 0;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "hNode", &hNode) < 0)
        return NULL;
    fn_cudaGraphNodeGetToolsId *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphNodeGetToolsId]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hNode, &toolsNodeId);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphNodeGetToolsId, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLongLong(toolsNodeId));
}

// cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies,
//     cudaGraphEdgeData *edgeData, size_t *pNumDependencies)
static const cb_function f_cudaGraphNodeGetDependencies = {
    .name = "cudaGraphNodeGetDependencies",
    CB_PARAMS("node", "pNumDependencies"),
    .result_count = 3,
    .default_mask = CB_BIT(1), // pNumDependencies
    .auto_mask = CB_BIT(1), // pNumDependencies
    .hidden_result_mask = CB_BIT(2), // pNumDependencies
};

CB_WRAPPER(cudaGraphNodeGetDependencies)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphNodeGetDependencies, &argv, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t node;
    cb_array pDependencies, edgeData;
    size_t pNumDependencies = 0;
    cb_array_init(&pDependencies);
    cb_array_init(&edgeData);
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0
        || (argv[1] != NULL && cb_as_uint64(argv[1], "size_t", &pNumDependencies) < 0))
        goto done;
    fn_cudaGraphNodeGetDependencies *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphNodeGetDependencies]);
    if (call == NULL)
        goto done;
    if (form->checked && argv[1] == NULL) { // get the number of items before the items
        status = call(node, pDependencies.data, edgeData.data, &pNumDependencies);
        if (CB_UNLIKELY(status != cudaSuccess)) {
            retval = cb_fail(form, &f_cudaGraphNodeGetDependencies, status, argv);
            goto done;
        }
    }
    size_t pDependencies_count = pNumDependencies;
    if (cb_array_reserve(&pDependencies, pDependencies_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    size_t edgeData_count = pNumDependencies;
    if (cb_array_reserve(&edgeData, edgeData_count, sizeof(cudaGraphEdgeData)) < 0)
        goto done;
    status = call(node, pDependencies.data, edgeData.data, &pNumDependencies);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaGraphNodeGetDependencies, status, argv);
        goto done;
    }
    if (form->checked && pNumDependencies < pDependencies_count)
        pDependencies_count = pNumDependencies;
    if (form->checked && pNumDependencies < edgeData_count)
        edgeData_count = pNumDependencies;
    PyObject *results[] = {
        cb_handle_list(py, T_cudaGraphNode_t, pDependencies.data, pDependencies_count),
        cb_record_list(py, T_cudaGraphEdgeData, edgeData.data, edgeData_count),
        PyLong_FromSize_t(pNumDependencies)
    };
    retval = cb_return_many(form, &f_cudaGraphNodeGetDependencies, results);
done:
    cb_array_done(&pDependencies);
    cb_array_done(&edgeData);
    return retval;
}

// cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node,
//     cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)
static const cb_function f_cudaGraphNodeGetDependentNodes = {
    .name = "cudaGraphNodeGetDependentNodes",
    CB_PARAMS("node", "pNumDependentNodes"),
    .result_count = 3,
    .default_mask = CB_BIT(1), // pNumDependentNodes
    .auto_mask = CB_BIT(1), // pNumDependentNodes
    .hidden_result_mask = CB_BIT(2), // pNumDependentNodes
};

CB_WRAPPER(cudaGraphNodeGetDependentNodes)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphNodeGetDependentNodes, &argv, nargs, kwnames, slots))
        return NULL;
    cudaError_t status;
    cudaGraphNode_t node;
    cb_array pDependentNodes, edgeData;
    size_t pNumDependentNodes = 0;
    cb_array_init(&pDependentNodes);
    cb_array_init(&edgeData);
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0
        || (argv[1] != NULL && cb_as_uint64(argv[1], "size_t", &pNumDependentNodes) < 0))
        goto done;
    fn_cudaGraphNodeGetDependentNodes *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphNodeGetDependentNodes]);
    if (call == NULL)
        goto done;
    if (form->checked && argv[1] == NULL) { // get the number of items before the items
        status = call(node, pDependentNodes.data, edgeData.data, &pNumDependentNodes);
        if (CB_UNLIKELY(status != cudaSuccess)) {
            retval = cb_fail(form, &f_cudaGraphNodeGetDependentNodes, status, argv);
            goto done;
        }
    }
    size_t pDependentNodes_count = pNumDependentNodes;
    if (cb_array_reserve(&pDependentNodes, pDependentNodes_count, sizeof(cudaGraphNode_t)) < 0)
        goto done;
    size_t edgeData_count = pNumDependentNodes;
    if (cb_array_reserve(&edgeData, edgeData_count, sizeof(cudaGraphEdgeData)) < 0)
        goto done;
    status = call(node, pDependentNodes.data, edgeData.data, &pNumDependentNodes);
    if (CB_UNLIKELY(status != cudaSuccess)) {
        retval = cb_fail(form, &f_cudaGraphNodeGetDependentNodes, status, argv);
        goto done;
    }
    if (form->checked && pNumDependentNodes < pDependentNodes_count)
        pDependentNodes_count = pNumDependentNodes;
    if (form->checked && pNumDependentNodes < edgeData_count)
        edgeData_count = pNumDependentNodes;
    PyObject *results[] = {
        cb_handle_list(py, T_cudaGraphNode_t, pDependentNodes.data, pDependentNodes_count),
        cb_record_list(py, T_cudaGraphEdgeData, edgeData.data, edgeData_count),
        PyLong_FromSize_t(pNumDependentNodes)
    };
    retval = cb_return_many(form, &f_cudaGraphNodeGetDependentNodes, results);
done:
    cb_array_done(&pDependentNodes);
    cb_array_done(&edgeData);
    return retval;
}

CB_PARAM_LIST(cudaGraphExecKernelNodeSetParams, "hGraphExec", "node", "pNodeParams");

// cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
//     const struct cudaKernelNodeParams *pNodeParams)
static const cb_function f_cudaGraphExecKernelNodeSetParams = {
    .name = "cudaGraphExecKernelNodeSetParams",
    CB_PARAMS_OF(cudaGraphExecKernelNodeSetParams),
};

CB_WRAPPER(cudaGraphExecKernelNodeSetParams)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphExecKernelNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    const struct cudaKernelNodeParams *pNodeParams;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_cudaGraphNode_t, argv[1], "node", &node) < 0
        || cb_as_record(py, T_cudaKernelNodeParams, argv[2], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    fn_cudaGraphExecKernelNodeSetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExecKernelNodeSetParams]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hGraphExec, node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphExecKernelNodeSetParams, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
//     const struct cudaMemcpy3DParms *pNodeParams)
static const cb_function f_cudaGraphExecMemcpyNodeSetParams = {
    .name = "cudaGraphExecMemcpyNodeSetParams",
    CB_PARAMS_OF(cudaGraphExecKernelNodeSetParams),
};

CB_WRAPPER(cudaGraphExecMemcpyNodeSetParams)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphExecMemcpyNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    const struct cudaMemcpy3DParms *pNodeParams;
    cb_holds pNodeParams_holds;
    pNodeParams_holds.count = 0;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_cudaGraphNode_t, argv[1], "node", &node) < 0
        || cb_as_record(py, T_cudaMemcpy3DParms, argv[2], "pNodeParams", &pNodeParams) < 0
        || cb_record_hold(form, T_cudaMemcpy3DParms, argv[2], "cudaGraphExecMemcpyNodeSetParams",
            "pNodeParams", &pNodeParams_holds) < 0)
        goto done;
    fn_cudaGraphExecMemcpyNodeSetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExecMemcpyNodeSetParams]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hGraphExec, node, pNodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphExecMemcpyNodeSetParams, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_holds_release(&pNodeParams_holds);
    return retval;
}

// cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset,
//     enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphExecMemcpyNodeSetParamsToSymbol = {
    .name = "cudaGraphExecMemcpyNodeSetParamsToSymbol",
    CB_PARAMS("hGraphExec", "node", "symbol", "src", "count", "offset", "kind"),
};

CB_WRAPPER(cudaGraphExecMemcpyNodeSetParamsToSymbol)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphExecMemcpyNodeSetParamsToSymbol, &argv, nargs, kwnames,
            slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    cb_address symbol, src;
    uint64_t count, offset;
    int32_t kind;
    symbol.held = src.held = false;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_cudaGraphNode_t, argv[1], "node", &node) < 0
        || cb_as_address(py, argv[2], &symbol) < 0
        || cb_as_device_address(form, argv[3], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[4], "size_t", &count) < 0
        || cb_as_uint64(argv[5], "size_t", &offset) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[6], "kind", &kind) < 0
        || (CB_UNLIKELY(src.held)
            && cb_held_check(&src, "cudaGraphExecMemcpyNodeSetParamsToSymbol", "src", count) < 0))
        goto done;
    fn_cudaGraphExecMemcpyNodeSetParamsToSymbol *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExecMemcpyNodeSetParamsToSymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec, node, symbol.value, src.value, count, offset, kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphExecMemcpyNodeSetParamsToSymbol, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&symbol);
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset,
//     enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphExecMemcpyNodeSetParamsFromSymbol = {
    .name = "cudaGraphExecMemcpyNodeSetParamsFromSymbol",
    CB_PARAMS("hGraphExec", "node", "dst", "symbol", "count", "offset", "kind"),
};

CB_WRAPPER(cudaGraphExecMemcpyNodeSetParamsFromSymbol)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphExecMemcpyNodeSetParamsFromSymbol, &argv, nargs, kwnames,
            slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    cb_address dst, symbol;
    uint64_t count, offset;
    int32_t kind;
    dst.held = symbol.held = false;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_cudaGraphNode_t, argv[1], "node", &node) < 0
        || cb_as_device_address(form, argv[2], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED,
            &dst) < 0
        || cb_as_address(py, argv[3], &symbol) < 0
        || cb_as_uint64(argv[4], "size_t", &count) < 0
        || cb_as_uint64(argv[5], "size_t", &offset) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[6], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_held_check(&dst, "cudaGraphExecMemcpyNodeSetParamsFromSymbol", "dst", count) < 0))
        goto done;
    fn_cudaGraphExecMemcpyNodeSetParamsFromSymbol *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExecMemcpyNodeSetParamsFromSymbol]);
    if (call == NULL)
        goto done;
    cudaError_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(hGraphExec, node, dst.value, symbol.value, count, offset, kind);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphExecMemcpyNodeSetParamsFromSymbol, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    cb_address_release(&symbol);
    return retval;
}

// cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
//     void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)
static const cb_function f_cudaGraphExecMemcpyNodeSetParams1D = {
    .name = "cudaGraphExecMemcpyNodeSetParams1D",
    CB_PARAMS("hGraphExec", "node", "dst", "src", "count", "kind"),
};

CB_WRAPPER(cudaGraphExecMemcpyNodeSetParams1D)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphExecMemcpyNodeSetParams1D, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    cb_address dst, src;
    uint64_t count;
    int32_t kind;
    dst.held = src.held = false;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_cudaGraphNode_t, argv[1], "node", &node) < 0
        || cb_as_device_address(form, argv[2], "dst", CB_HOST_TOO | CB_TARGET | CB_MEASURED,
            &dst) < 0
        || cb_as_device_address(form, argv[3], "src", CB_HOST_TOO | CB_MEASURED, &src) < 0
        || cb_as_uint64(argv[4], "size_t", &count) < 0
        || cb_as_enum(py, T_cudaMemcpyKind, argv[5], "kind", &kind) < 0
        || (CB_UNLIKELY(dst.held)
            && cb_held_check(&dst, "cudaGraphExecMemcpyNodeSetParams1D", "dst", count) < 0)
        || (CB_UNLIKELY(src.held)
            && cb_held_check(&src, "cudaGraphExecMemcpyNodeSetParams1D", "src", count) < 0))
        goto done;
    fn_cudaGraphExecMemcpyNodeSetParams1D *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExecMemcpyNodeSetParams1D]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hGraphExec, node, dst.value, src.value, count, kind);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphExecMemcpyNodeSetParams1D, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&dst);
    cb_address_release(&src);
    return retval;
}

// cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
//     const struct cudaMemsetParams *pNodeParams)
static const cb_function f_cudaGraphExecMemsetNodeSetParams = {
    .name = "cudaGraphExecMemsetNodeSetParams",
    CB_PARAMS_OF(cudaGraphExecKernelNodeSetParams),
};

CB_WRAPPER(cudaGraphExecMemsetNodeSetParams)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphExecMemsetNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    const struct cudaMemsetParams *pNodeParams;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_cudaGraphNode_t, argv[1], "node", &node) < 0
        || cb_as_record(py, T_cudaMemsetParams, argv[2], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    fn_cudaGraphExecMemsetNodeSetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExecMemsetNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(hGraphExec, node, pNodeParams);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphExecMemsetNodeSetParams, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
//     const struct cudaHostNodeParams *pNodeParams)
static const cb_function f_cudaGraphExecHostNodeSetParams = {
    .name = "cudaGraphExecHostNodeSetParams",
    CB_PARAMS_OF(cudaGraphExecKernelNodeSetParams),
};

CB_WRAPPER(cudaGraphExecHostNodeSetParams)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphExecHostNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    const struct cudaHostNodeParams *pNodeParams;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_cudaGraphNode_t, argv[1], "node", &node) < 0
        || cb_as_record(py, T_cudaHostNodeParams, argv[2], "pNodeParams", &pNodeParams) < 0)
        return NULL;
    fn_cudaGraphExecHostNodeSetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExecHostNodeSetParams]);
    if (call == NULL)
        return NULL;
    cb_callbacks_exist(py);
    cudaError_t status = call(hGraphExec, node, pNodeParams);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphExecHostNodeSetParams, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t node, cudaGraph_t childGraph)
static const cb_function f_cudaGraphExecChildGraphNodeSetParams = {
    .name = "cudaGraphExecChildGraphNodeSetParams",
    CB_PARAMS("hGraphExec", "node", "childGraph"),
};

CB_WRAPPER(cudaGraphExecChildGraphNodeSetParams)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphExecChildGraphNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t node;
    cudaGraph_t childGraph;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_cudaGraphNode_t, argv[1], "node", &node) < 0
        || cb_as_handle(py, T_cudaGraph_t, argv[2], "childGraph", &childGraph) < 0)
        return NULL;
    fn_cudaGraphExecChildGraphNodeSetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExecChildGraphNodeSetParams]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(hGraphExec, node, childGraph);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphExecChildGraphNodeSetParams, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cudaGraphExecEventRecordNodeSetEvent, "hGraphExec", "hNode", "event");

// cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t hNode, cudaEvent_t event)
static const cb_function f_cudaGraphExecEventRecordNodeSetEvent = {
    .name = "cudaGraphExecEventRecordNodeSetEvent",
    CB_PARAMS_OF(cudaGraphExecEventRecordNodeSetEvent),
};

CB_WRAPPER(cudaGraphExecEventRecordNodeSetEvent)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphExecEventRecordNodeSetEvent, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t hNode;
    cudaEvent_t event;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_cudaGraphNode_t, argv[1], "hNode", &hNode) < 0
        || cb_as_handle(py, T_cudaEvent_t, argv[2], "event", &event) < 0)
        return NULL;
    fn_cudaGraphExecEventRecordNodeSetEvent *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExecEventRecordNodeSetEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(hGraphExec, hNode, event);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphExecEventRecordNodeSetEvent, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec,
//     cudaGraphNode_t hNode, cudaEvent_t event)
static const cb_function f_cudaGraphExecEventWaitNodeSetEvent = {
    .name = "cudaGraphExecEventWaitNodeSetEvent",
    CB_PARAMS_OF(cudaGraphExecEventRecordNodeSetEvent),
};

CB_WRAPPER(cudaGraphExecEventWaitNodeSetEvent)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphExecEventWaitNodeSetEvent, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t hNode;
    cudaEvent_t event;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_cudaGraphNode_t, argv[1], "hNode", &hNode) < 0
        || cb_as_handle(py, T_cudaEvent_t, argv[2], "event", &event) < 0)
        return NULL;
    fn_cudaGraphExecEventWaitNodeSetEvent *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExecEventWaitNodeSetEvent]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(hGraphExec, hNode, event);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphExecEventWaitNodeSetEvent, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
//     unsigned int isEnabled)
static const cb_function f_cudaGraphNodeSetEnabled = {
    .name = "cudaGraphNodeSetEnabled",
    CB_PARAMS("hGraphExec", "hNode", "isEnabled"),
};

CB_WRAPPER(cudaGraphNodeSetEnabled)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphNodeSetEnabled, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t hNode;
    uint32_t isEnabled;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_cudaGraphNode_t, argv[1], "hNode", &hNode) < 0
        || cb_as_uint32(argv[2], "unsigned int", &isEnabled) < 0)
        return NULL;
    fn_cudaGraphNodeSetEnabled *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphNodeSetEnabled]);
    if (call == NULL)
        return NULL;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(hGraphExec, hNode, isEnabled);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphNodeSetEnabled, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
//     unsigned int *isEnabled)
static const cb_function f_cudaGraphNodeGetEnabled = {
    .name = "cudaGraphNodeGetEnabled",
    CB_PARAMS("hGraphExec", "hNode"),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphNodeGetEnabled)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphNodeGetEnabled, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t hGraphExec;
    cudaGraphNode_t hNode;
    unsigned int isEnabled = 0;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "hGraphExec", &hGraphExec) < 0
        || cb_as_handle(py, T_cudaGraphNode_t, argv[1], "hNode", &hNode) < 0)
        return NULL;
    fn_cudaGraphNodeGetEnabled *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphNodeGetEnabled]);
    if (call == NULL)
        return NULL;
    cudaError_t status = call(hGraphExec, hNode, &isEnabled);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphNodeGetEnabled, status, argv);
    return cb_return1(form, PyLong_FromUnsignedLong(isEnabled));
}

// cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
//     const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData,
//     size_t numDependencies, struct cudaGraphNodeParams *nodeParams)
static const cb_function f_cudaGraphAddNode = {
    .name = "cudaGraphAddNode",
    CB_PARAMS("graph", "pDependencies", "dependencyData", "numDependencies", "nodeParams"),
    .result_count = 1,
    .auto_mask = CB_BIT(3), // numDependencies
};

CB_WRAPPER(cudaGraphAddNode)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphAddNode, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t pGraphNode = NULL;
    cudaGraph_t graph;
    cb_array pDependencies, dependencyData;
    uint64_t numDependencies;
    struct cudaGraphNodeParams *nodeParams;
    cb_array_init(&pDependencies);
    cb_array_init(&dependencyData);
    if (cb_as_handle(py, T_cudaGraph_t, argv[0], "graph", &graph) < 0
        || cb_array_handles(py, T_cudaGraphNode_t, argv[1], "pDependencies", &pDependencies) < 0
        || cb_array_records(py, T_cudaGraphEdgeData, argv[2], "dependencyData", &dependencyData) < 0
        || (argv[3] != NULL && cb_as_uint64(argv[3], "size_t", &numDependencies) < 0)
        || cb_as_record(py, T_cudaGraphNodeParams, argv[4], "nodeParams", &nodeParams) < 0)
        goto done;
    if (argv[3] == NULL)
        numDependencies = CB_LONGEST(&pDependencies, &dependencyData);
    if (cb_array_check_given(&pDependencies, numDependencies, "pDependencies") < 0
        || cb_array_check_given(&dependencyData, numDependencies, "dependencyData") < 0)
        goto done;
    fn_cudaGraphAddNode *call = cb_symbol_address(&runtime_symbols[S_cudaGraphAddNode]);
    if (call == NULL)
        goto done;
    cb_callbacks_exist(py);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(&pGraphNode, graph, pDependencies.data, dependencyData.data,
        numDependencies, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphAddNode, status, argv);
    else
        retval = cb_return1(form, cb_cell_new(py, T_cudaGraphNode_t, &pGraphNode));
done:
    cb_array_done(&pDependencies);
    cb_array_done(&dependencyData);
    return retval;
}

// cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams)
static const cb_function f_cudaGraphNodeSetParams = {
    .name = "cudaGraphNodeSetParams",
    CB_PARAMS("node", "nodeParams"),
};

CB_WRAPPER(cudaGraphNodeSetParams)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cudaGraphNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    struct cudaGraphNodeParams *nodeParams;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0
        || cb_as_record(py, T_cudaGraphNodeParams, argv[1], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cudaGraphNodeSetParams *call = cb_symbol_address(&runtime_symbols[S_cudaGraphNodeSetParams]);
    if (call == NULL)
        return NULL;
    cb_callbacks_exist(py);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(node, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphNodeSetParams, status, argv);
    return cb_return0(form);
}

// cudaError_t cudaGraphNodeGetParams(cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams)
static const cb_function f_cudaGraphNodeGetParams = {
    .name = "cudaGraphNodeGetParams",
    CB_PARAMS_OF(cudaGraphKernelNodeGetParams),
    .result_count = 1,
};

CB_WRAPPER(cudaGraphNodeGetParams)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cudaGraphNodeGetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphNode_t node;
    PyObject *nodeParams = NULL;
    if (cb_as_handle(py, T_cudaGraphNode_t, argv[0], "node", &node) < 0)
        goto done;
    fn_cudaGraphNodeGetParams *call = cb_symbol_address(&runtime_symbols[S_cudaGraphNodeGetParams]);
    if (call == NULL)
        goto done;
    nodeParams = cb_record_new(py, T_cudaGraphNodeParams);
    if (nodeParams == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(node, cb_record_data(nodeParams));
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        retval = cb_fail(form, &f_cudaGraphNodeGetParams, status, argv);
    else
        retval = cb_return1(form, cb_take(&nodeParams));
done:
    Py_XDECREF(nodeParams);
    return retval;
}

// cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node,
//     struct cudaGraphNodeParams *nodeParams)
static const cb_function f_cudaGraphExecNodeSetParams = {
    .name = "cudaGraphExecNodeSetParams",
    CB_PARAMS("graphExec", "node", "nodeParams"),
};

CB_WRAPPER(cudaGraphExecNodeSetParams)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cudaGraphExecNodeSetParams, &argv, nargs, kwnames, slots))
        return NULL;
    cudaGraphExec_t graphExec;
    cudaGraphNode_t node;
    struct cudaGraphNodeParams *nodeParams;
    if (cb_as_handle(py, T_cudaGraphExec_t, argv[0], "graphExec", &graphExec) < 0
        || cb_as_handle(py, T_cudaGraphNode_t, argv[1], "node", &node) < 0
        || cb_as_record(py, T_cudaGraphNodeParams, argv[2], "nodeParams", &nodeParams) < 0)
        return NULL;
    fn_cudaGraphExecNodeSetParams *call =
        cb_symbol_address(&runtime_symbols[S_cudaGraphExecNodeSetParams]);
    if (call == NULL)
        return NULL;
    cb_callbacks_exist(py);
    PyThreadState *thread = cb_gil_begin_locking(py->gil);
    cudaError_t status = call(graphExec, node, nodeParams);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != cudaSuccess))
        return cb_fail(form, &f_cudaGraphExecNodeSetParams, status, argv);
    return cb_return0(form);
}
