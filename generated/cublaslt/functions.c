// functions.c of cubind for cuBLASLt, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublaslt.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasLtCreate(cublasLtHandle_t *lightHandle)
static const cb_function f_cublasLtCreate = {
    .name = "cublasLtCreate",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cublasLtCreate)
{
    if (!cb_no_arguments(form, &f_cublasLtCreate, argv, nargs, kwnames))
        return NULL;
    cublasLtHandle_t lightHandle = NULL;
    fn_cublasLtCreate *call = cb_symbol_address(&cublaslt_symbols[S_cublasLtCreate]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&lightHandle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cublasLtHandle_t, &lightHandle));
}

// cublasStatus_t cublasLtDestroy(cublasLtHandle_t lightHandle)
static const cb_function f_cublasLtDestroy = {.name = "cublasLtDestroy", CB_PARAMS("lightHandle")};

CB_WRAPPER(cublasLtDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasLtDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtHandle_t lightHandle;
    if (cb_as_ended_handle(py, T_cublasLtHandle_t, argv[0], "lightHandle", &lightHandle) < 0)
        return NULL;
    fn_cublasLtDestroy *call = cb_symbol_address(&cublaslt_symbols[S_cublasLtDestroy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(lightHandle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

CB_PARAM_LIST(cublasLtGetStatusName, "status");

// const char *cublasLtGetStatusName(cublasStatus_t status)
static const cb_function f_cublasLtGetStatusName = {
    .name = "cublasLtGetStatusName",
    CB_PARAMS_OF(cublasLtGetStatusName),
    .result_count = 1,
};

CB_WRAPPER(cublasLtGetStatusName)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasLtGetStatusName, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t status;
    if (cb_as_enum(py, T_cublasStatus_t, argv[0], "status", &status) < 0)
        return NULL;
    fn_cublasLtGetStatusName *call = cb_symbol_address(&cublaslt_symbols[S_cublasLtGetStatusName]);
    if (call == NULL)
        return NULL;
    const char *text = call(status);
    return cb_return1(form, cb_string_result(form, text));
}

// const char *cublasLtGetStatusString(cublasStatus_t status)
static const cb_function f_cublasLtGetStatusString = {
    .name = "cublasLtGetStatusString",
    CB_PARAMS_OF(cublasLtGetStatusName),
    .result_count = 1,
};

CB_WRAPPER(cublasLtGetStatusString)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasLtGetStatusString, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t status;
    if (cb_as_enum(py, T_cublasStatus_t, argv[0], "status", &status) < 0)
        return NULL;
    fn_cublasLtGetStatusString *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtGetStatusString]);
    if (call == NULL)
        return NULL;
    const char *text = call(status);
    return cb_return1(form, cb_string_result(form, text));
}

// size_t cublasLtGetVersion(void)
static const cb_function f_cublasLtGetVersion = {
    .name = "cublasLtGetVersion",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cublasLtGetVersion)
{
    if (!cb_no_arguments(form, &f_cublasLtGetVersion, argv, nargs, kwnames))
        return NULL;
    fn_cublasLtGetVersion *call = cb_symbol_address(&cublaslt_symbols[S_cublasLtGetVersion]);
    if (call == NULL)
        return NULL;
    size_t value = call();
    return cb_return1(form, PyLong_FromSize_t(value));
}

// size_t cublasLtGetCudartVersion(void)
static const cb_function f_cublasLtGetCudartVersion = {
    .name = "cublasLtGetCudartVersion",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cublasLtGetCudartVersion)
{
    if (!cb_no_arguments(form, &f_cublasLtGetCudartVersion, argv, nargs, kwnames))
        return NULL;
    fn_cublasLtGetCudartVersion *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtGetCudartVersion]);
    if (call == NULL)
        return NULL;
    size_t value = call();
    return cb_return1(form, PyLong_FromSize_t(value));
}

// cublasStatus_t cublasLtGetProperty(libraryPropertyType type, int *value)
static const cb_function f_cublasLtGetProperty = {
    .name = "cublasLtGetProperty",
    CB_PARAMS("type"),
    .result_count = 1,
};

CB_WRAPPER(cublasLtGetProperty)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasLtGetProperty, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t type;
    int value = 0;
    if (cb_as_enum(py, T_libraryPropertyType, argv[0], "type", &type) < 0)
        return NULL;
    fn_cublasLtGetProperty *call = cb_symbol_address(&cublaslt_symbols[S_cublasLtGetProperty]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(type, &value);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtGetProperty, status, argv);
    return cb_return1(form, PyLong_FromLong(value));
}

// cublasStatus_t cublasLtHeuristicsCacheGetCapacity(size_t *capacity)
static const cb_function f_cublasLtHeuristicsCacheGetCapacity = {
    .name = "cublasLtHeuristicsCacheGetCapacity",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cublasLtHeuristicsCacheGetCapacity)
{
    if (!cb_no_arguments(form, &f_cublasLtHeuristicsCacheGetCapacity, argv, nargs, kwnames))
        return NULL;
    size_t capacity = 0;
    fn_cublasLtHeuristicsCacheGetCapacity *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtHeuristicsCacheGetCapacity]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(&capacity);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtHeuristicsCacheGetCapacity, status, argv);
    return cb_return1(form, PyLong_FromSize_t(capacity));
}

// cublasStatus_t cublasLtHeuristicsCacheSetCapacity(size_t capacity)
static const cb_function f_cublasLtHeuristicsCacheSetCapacity = {
    .name = "cublasLtHeuristicsCacheSetCapacity",
    CB_PARAMS("capacity"),
};

CB_WRAPPER(cublasLtHeuristicsCacheSetCapacity)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasLtHeuristicsCacheSetCapacity, &argv, nargs, kwnames, slots))
        return NULL;
    uint64_t capacity;
    if (cb_as_uint64(argv[0], "size_t", &capacity) < 0)
        return NULL;
    fn_cublasLtHeuristicsCacheSetCapacity *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtHeuristicsCacheSetCapacity]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(capacity);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtHeuristicsCacheSetCapacity, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cublasLtDisableCpuInstructionsSetMask, "mask");

// unsigned int cublasLtDisableCpuInstructionsSetMask(unsigned int mask)
static const cb_function f_cublasLtDisableCpuInstructionsSetMask = {
    .name = "cublasLtDisableCpuInstructionsSetMask",
    CB_PARAMS_OF(cublasLtDisableCpuInstructionsSetMask),
    .result_count = 1,
};

CB_WRAPPER(cublasLtDisableCpuInstructionsSetMask)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasLtDisableCpuInstructionsSetMask, &argv, nargs, kwnames, slots))
        return NULL;
    uint32_t mask;
    if (cb_as_uint32(argv[0], "unsigned int", &mask) < 0)
        return NULL;
    fn_cublasLtDisableCpuInstructionsSetMask *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtDisableCpuInstructionsSetMask]);
    if (call == NULL)
        return NULL;
    unsigned int value = call(mask);
    return cb_return1(form, PyLong_FromUnsignedLong(value));
}

// cublasStatus_t cublasLtMatmul(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc,
//     const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *B,
//     cublasLtMatrixLayout_t Bdesc, const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc,
//     void *D, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace,
//     size_t workspaceSizeInBytes, cudaStream_t stream)
static const cb_function f_cublasLtMatmul = {
    .name = "cublasLtMatmul",
    CB_PARAMS("lightHandle", "computeDesc", "alpha", "A", "Adesc", "B", "Bdesc", "beta", "C",
        "Cdesc", "D", "Ddesc", "algo", "workspace", "workspaceSizeInBytes", "stream"),
};

CB_WRAPPER(cublasLtMatmul)
{
    PyObject *slots[16], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatmul, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtHandle_t lightHandle;
    cublasLtMatmulDesc_t computeDesc;
    cb_number alpha, beta;
    cb_address A, B, C, D, workspace;
    cublasLtMatrixLayout_t Adesc, Bdesc, Cdesc, Ddesc;
    const cublasLtMatmulAlgo_t *algo;
    uint64_t workspaceSizeInBytes;
    cudaStream_t stream;
    int32_t matmul_scale_type = 0, matmul_alpha_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = D.held = workspace.held = false;
    if (cb_as_handle(py, T_cublasLtHandle_t, argv[0], "lightHandle", &lightHandle) < 0
        || cb_as_handle(py, T_cublasLtMatmulDesc_t, argv[1], "computeDesc", &computeDesc) < 0
        || cb_as_device_address(form, argv[3], "A", 0, &A) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[4], "Adesc", &Adesc) < 0
        || cb_as_device_address(form, argv[5], "B", 0, &B) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[6], "Bdesc", &Bdesc) < 0
        || cb_as_device_address(form, argv[8], "C", 0, &C) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[9], "Cdesc", &Cdesc) < 0
        || cb_as_device_address(form, argv[10], "D", CB_TARGET, &D) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[11], "Ddesc", &Ddesc) < 0
        || cb_as_record(py, T_cublasLtMatmulAlgo_t, argv[12], "algo", &algo) < 0
        || cb_as_device_address(form, argv[13], "workspace", CB_TARGET | CB_MEASURED,
            &workspace) < 0
        || cb_as_uint64(argv[14], "size_t", &workspaceSizeInBytes) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[15], "stream", &stream) < 0
        || ask_matmul_scale_type(form, &f_cublasLtMatmul, argv, computeDesc, &matmul_scale_type,
            &retval) < 0
        || ask_matmul_alpha_mode(form, &f_cublasLtMatmul, argv, computeDesc, &matmul_alpha_mode,
            &retval) < 0)
        goto done;
    bool alpha_on_host = matmul_alpha_mode == CUBLASLT_POINTER_MODE_HOST;
    bool beta_on_host = matmul_alpha_mode == CUBLASLT_POINTER_MODE_HOST
        || matmul_alpha_mode == CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST;
    if (cb_number_in_as(py, argv[2], &table_scale_types, matmul_scale_type, matmul_scale_type,
            CB_SINGLE, alpha_on_host, "alpha", &alpha) < 0
        || cb_number_in_as(py, argv[7], &table_scale_types, matmul_scale_type, matmul_scale_type,
            CB_SINGLE, beta_on_host, "beta", &beta) < 0
        || (CB_UNLIKELY(workspace.held)
            && cb_held_check(&workspace, "cublasLtMatmul", "workspace", workspaceSizeInBytes) < 0))
        goto done;
    fn_cublasLtMatmul *call = cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmul]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(lightHandle, computeDesc, alpha.data, A.value, Adesc, B.value,
        Bdesc, beta.data, C.value, Cdesc, D.value, Ddesc, algo, workspace.value,
        workspaceSizeInBytes, stream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtMatmul, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    cb_address_release(&D);
    cb_address_release(&workspace);
    return retval;
}

// cublasStatus_t cublasLtMatrixTransform(cublasLtHandle_t lightHandle,
//     cublasLtMatrixTransformDesc_t transformDesc, const void *alpha, const void *A,
//     cublasLtMatrixLayout_t Adesc, const void *beta, const void *B, cublasLtMatrixLayout_t Bdesc,
//     void *C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream)
static const cb_function f_cublasLtMatrixTransform = {
    .name = "cublasLtMatrixTransform",
    CB_PARAMS("lightHandle", "transformDesc", "alpha", "A", "Adesc", "beta", "B", "Bdesc", "C",
        "Cdesc", "stream"),
};

CB_WRAPPER(cublasLtMatrixTransform)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatrixTransform, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtHandle_t lightHandle;
    cublasLtMatrixTransformDesc_t transformDesc;
    cb_number alpha, beta;
    cb_address A, B, C;
    cublasLtMatrixLayout_t Adesc, Bdesc, Cdesc;
    cudaStream_t stream;
    int32_t transform_scale_type = 0, transform_mode = 0;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(py, T_cublasLtHandle_t, argv[0], "lightHandle", &lightHandle) < 0
        || cb_as_handle(py, T_cublasLtMatrixTransformDesc_t, argv[1], "transformDesc",
            &transformDesc) < 0
        || cb_as_device_address(form, argv[3], "A", 0, &A) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[4], "Adesc", &Adesc) < 0
        || cb_as_device_address(form, argv[6], "B", 0, &B) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[7], "Bdesc", &Bdesc) < 0
        || cb_as_device_address(form, argv[8], "C", CB_TARGET, &C) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[9], "Cdesc", &Cdesc) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[10], "stream", &stream) < 0
        || ask_transform_scale_type(form, &f_cublasLtMatrixTransform, argv, transformDesc,
            &transform_scale_type, &retval) < 0
        || ask_transform_mode(form, &f_cublasLtMatrixTransform, argv, transformDesc,
            &transform_mode, &retval) < 0)
        goto done;
    bool on_host = transform_mode == CUBLASLT_POINTER_MODE_HOST;
    if (cb_number_in_as(py, argv[2], &table_scale_types, transform_scale_type,
            transform_scale_type, CB_SINGLE, on_host, "alpha", &alpha) < 0
        || cb_number_in_as(py, argv[5], &table_scale_types, transform_scale_type,
            transform_scale_type, CB_SINGLE, on_host, "beta", &beta) < 0)
        goto done;
    fn_cublasLtMatrixTransform *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatrixTransform]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_queuing(py->gil);
    cublasStatus_t status = call(lightHandle, transformDesc, alpha.data, A.value, Adesc, beta.data,
        B.value, Bdesc, C.value, Cdesc, stream);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtMatrixTransform, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return retval;
}

// cublasStatus_t cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size,
//     cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)
static const cb_function f_cublasLtMatrixLayoutInit_internal = {
    .name = "cublasLtMatrixLayoutInit_internal",
    CB_PARAMS("matLayout", "size", "type", "rows", "cols", "ld"),
};

CB_WRAPPER(cublasLtMatrixLayoutInit_internal)
{
    PyObject *slots[6];
    if (!cb_arguments(form, &f_cublasLtMatrixLayoutInit_internal, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixLayout_t matLayout;
    uint64_t size, rows, cols;
    int32_t type;
    int64_t ld;
    if (cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[0], "matLayout", &matLayout) < 0
        || cb_as_uint64(argv[1], "size_t", &size) < 0
        || cb_as_enum(py, T_cudaDataType, argv[2], "type", &type) < 0
        || cb_as_uint64(argv[3], "uint64_t", &rows) < 0
        || cb_as_uint64(argv[4], "uint64_t", &cols) < 0
        || cb_as_int64(argv[5], "int64_t", &ld) < 0)
        return NULL;
    fn_cublasLtMatrixLayoutInit_internal *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatrixLayoutInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(matLayout, size, type, rows, cols, ld);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtMatrixLayoutInit_internal, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasLtMatrixLayoutInit(cublasLtMatrixLayout_t matLayout, cudaDataType type,
//     uint64_t rows, uint64_t cols, int64_t ld)
static const cb_function f_cublasLtMatrixLayoutInit = {
    .name = "cublasLtMatrixLayoutInit",
    CB_PARAMS("matLayout", "type", "rows", "cols", "ld"),
};

CB_WRAPPER(cublasLtMatrixLayoutInit)
{
    PyObject *slots[5];
    if (!cb_arguments(form, &f_cublasLtMatrixLayoutInit, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixLayout_t matLayout;
    int32_t type;
    uint64_t rows, cols;
    int64_t ld;
    if (cb_as_record(py, T_cublasLtMatrixLayoutOpaque_t, argv[0], "matLayout", &matLayout) < 0
        || cb_as_enum(py, T_cudaDataType, argv[1], "type", &type) < 0
        || cb_as_uint64(argv[2], "uint64_t", &rows) < 0
        || cb_as_uint64(argv[3], "uint64_t", &cols) < 0
        || cb_as_int64(argv[4], "int64_t", &ld) < 0)
        return NULL;
    fn_cublasLtMatrixLayoutInit_internal *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatrixLayoutInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(matLayout, sizeof *matLayout, type, rows, cols, ld);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtMatrixLayoutInit, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasLtGroupedMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout,
//     size_t size, cudaDataType type, int groupCount, const void *rows_array,
//     const void *cols_array, const void *ld_array)
static const cb_function f_cublasLtGroupedMatrixLayoutInit_internal = {
    .name = "cublasLtGroupedMatrixLayoutInit_internal",
    CB_PARAMS("matLayout", "size", "type", "groupCount", "rows_array", "cols_array", "ld_array"),
};

CB_WRAPPER(cublasLtGroupedMatrixLayoutInit_internal)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtGroupedMatrixLayoutInit_internal, &argv, nargs, kwnames,
            slots))
        return NULL;
    cublasLtMatrixLayout_t matLayout;
    uint64_t size;
    int32_t type, groupCount;
    cb_address rows_array, cols_array, ld_array;
    rows_array.held = cols_array.held = ld_array.held = false;
    if (cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[0], "matLayout", &matLayout) < 0
        || cb_as_uint64(argv[1], "size_t", &size) < 0
        || cb_as_enum(py, T_cudaDataType, argv[2], "type", &type) < 0
        || cb_as_int32(argv[3], "int", &groupCount) < 0
        || cb_as_device_address(form, argv[4], "rows_array", 0, &rows_array) < 0
        || cb_as_device_address(form, argv[5], "cols_array", 0, &cols_array) < 0
        || cb_as_device_address(form, argv[6], "ld_array", 0, &ld_array) < 0)
        goto done;
    fn_cublasLtGroupedMatrixLayoutInit_internal *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtGroupedMatrixLayoutInit_internal]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(matLayout, size, type, groupCount, rows_array.value,
        cols_array.value, ld_array.value);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtGroupedMatrixLayoutInit_internal, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&rows_array);
    cb_address_release(&cols_array);
    cb_address_release(&ld_array);
    return retval;
}

// cublasStatus_t cublasLtGroupedMatrixLayoutInit(cublasLtMatrixLayout_t matLayout,
//     cudaDataType type, int groupCount, const void *rows_array, const void *cols_array,
//     const void *ld_array)
static const cb_function f_cublasLtGroupedMatrixLayoutInit = {
    .name = "cublasLtGroupedMatrixLayoutInit",
    CB_PARAMS("matLayout", "type", "groupCount", "rows_array", "cols_array", "ld_array"),
};

CB_WRAPPER(cublasLtGroupedMatrixLayoutInit)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtGroupedMatrixLayoutInit, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixLayout_t matLayout;
    int32_t type, groupCount;
    cb_address rows_array, cols_array, ld_array;
    rows_array.held = cols_array.held = ld_array.held = false;
    if (cb_as_record(py, T_cublasLtMatrixLayoutOpaque_t, argv[0], "matLayout", &matLayout) < 0
        || cb_as_enum(py, T_cudaDataType, argv[1], "type", &type) < 0
        || cb_as_int32(argv[2], "int", &groupCount) < 0
        || cb_as_device_address(form, argv[3], "rows_array", 0, &rows_array) < 0
        || cb_as_device_address(form, argv[4], "cols_array", 0, &cols_array) < 0
        || cb_as_device_address(form, argv[5], "ld_array", 0, &ld_array) < 0)
        goto done;
    fn_cublasLtGroupedMatrixLayoutInit_internal *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtGroupedMatrixLayoutInit_internal]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(matLayout, sizeof *matLayout, type, groupCount, rows_array.value,
        cols_array.value, ld_array.value);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtGroupedMatrixLayoutInit, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&rows_array);
    cb_address_release(&cols_array);
    cb_address_release(&ld_array);
    return retval;
}

// cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout, cudaDataType type,
//     uint64_t rows, uint64_t cols, int64_t ld)
static const cb_function f_cublasLtMatrixLayoutCreate = {
    .name = "cublasLtMatrixLayoutCreate",
    CB_PARAMS("type", "rows", "cols", "ld"),
    .result_count = 1,
};

CB_WRAPPER(cublasLtMatrixLayoutCreate)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cublasLtMatrixLayoutCreate, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixLayout_t matLayout = NULL;
    int32_t type;
    uint64_t rows, cols;
    int64_t ld;
    if (cb_as_enum(py, T_cudaDataType, argv[0], "type", &type) < 0
        || cb_as_uint64(argv[1], "uint64_t", &rows) < 0
        || cb_as_uint64(argv[2], "uint64_t", &cols) < 0
        || cb_as_int64(argv[3], "int64_t", &ld) < 0)
        return NULL;
    fn_cublasLtMatrixLayoutCreate *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatrixLayoutCreate]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(&matLayout, type, rows, cols, ld);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtMatrixLayoutCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cublasLtMatrixLayout_t, &matLayout));
}

// cublasStatus_t cublasLtGroupedMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout,
//     cudaDataType type, int groupCount, const void *rows_array, const void *cols_array,
//     const void *ld_array)
static const cb_function f_cublasLtGroupedMatrixLayoutCreate = {
    .name = "cublasLtGroupedMatrixLayoutCreate",
    CB_PARAMS("type", "groupCount", "rows_array", "cols_array", "ld_array"),
    .result_count = 1,
};

CB_WRAPPER(cublasLtGroupedMatrixLayoutCreate)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtGroupedMatrixLayoutCreate, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixLayout_t matLayout = NULL;
    int32_t type, groupCount;
    cb_address rows_array, cols_array, ld_array;
    rows_array.held = cols_array.held = ld_array.held = false;
    if (cb_as_enum(py, T_cudaDataType, argv[0], "type", &type) < 0
        || cb_as_int32(argv[1], "int", &groupCount) < 0
        || cb_as_device_address(form, argv[2], "rows_array", 0, &rows_array) < 0
        || cb_as_device_address(form, argv[3], "cols_array", 0, &cols_array) < 0
        || cb_as_device_address(form, argv[4], "ld_array", 0, &ld_array) < 0)
        goto done;
    fn_cublasLtGroupedMatrixLayoutCreate *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtGroupedMatrixLayoutCreate]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(&matLayout, type, groupCount, rows_array.value, cols_array.value,
        ld_array.value);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtGroupedMatrixLayoutCreate, status, argv);
    else
        retval = cb_return1(form, cb_cell_made(form, T_cublasLtMatrixLayout_t, &matLayout));
done:
    cb_address_release(&rows_array);
    cb_address_release(&cols_array);
    cb_address_release(&ld_array);
    return retval;
}

// cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout)
static const cb_function f_cublasLtMatrixLayoutDestroy = {
    .name = "cublasLtMatrixLayoutDestroy",
    CB_PARAMS("matLayout"),
};

CB_WRAPPER(cublasLtMatrixLayoutDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasLtMatrixLayoutDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixLayout_t matLayout;
    if (cb_as_ended_handle(py, T_cublasLtMatrixLayout_t, argv[0], "matLayout", &matLayout) < 0)
        return NULL;
    fn_cublasLtMatrixLayoutDestroy *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatrixLayoutDestroy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(matLayout);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtMatrixLayoutDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout,
//     cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes)
static const cb_function f_cublasLtMatrixLayoutSetAttribute = {
    .name = "cublasLtMatrixLayoutSetAttribute",
    CB_PARAMS("matLayout", "attr", "buf"),
};

CB_WRAPPER(cublasLtMatrixLayoutSetAttribute)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatrixLayoutSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixLayout_t matLayout;
    int32_t attr;
    cb_value buf;
    cb_value_init(&buf);
    if (cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[0], "matLayout", &matLayout) < 0
        || cb_as_enum(py, T_cublasLtMatrixLayoutAttribute_t, argv[1], "attr", &attr) < 0
        || cb_value_from(form, &table_matrix_layout, attr, argv[2], "buf", &buf) < 0)
        goto done;
    size_t sizeInBytes = buf.size;
    fn_cublasLtMatrixLayoutSetAttribute *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatrixLayoutSetAttribute]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(matLayout, attr, buf.data, sizeInBytes);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtMatrixLayoutSetAttribute, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_value_done(&buf);
    return retval;
}

// cublasStatus_t cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout,
//     cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
static const cb_function f_cublasLtMatrixLayoutGetAttribute = {
    .name = "cublasLtMatrixLayoutGetAttribute",
    CB_PARAMS("matLayout", "attr"),
    .result_count = 1,
};

CB_WRAPPER(cublasLtMatrixLayoutGetAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatrixLayoutGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasLtMatrixLayout_t matLayout;
    int32_t attr;
    cb_value buf;
    size_t sizeWritten = 0;
    cb_value_init(&buf);
    if (cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[0], "matLayout", &matLayout) < 0
        || cb_as_enum(py, T_cublasLtMatrixLayoutAttribute_t, argv[1], "attr", &attr) < 0)
        goto done;
    fn_cublasLtMatrixLayoutGetAttribute *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatrixLayoutGetAttribute]);
    if (call == NULL)
        goto done;
    if (cb_value_asks(&table_matrix_layout, attr)) {
        status = call(matLayout, attr, buf.data, buf.size, &sizeWritten);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            retval = cb_fail(form, &f_cublasLtMatrixLayoutGetAttribute, status, argv);
            goto done;
        }
    }
    if (cb_value_prepare(py, &table_matrix_layout, attr, sizeWritten, &buf) < 0)
        goto done;
    sizeWritten = buf.size;
    status = call(matLayout, attr, buf.data, buf.size, &sizeWritten);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtMatrixLayoutGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &buf));
done:
    cb_value_done(&buf);
    return retval;
}

// cublasStatus_t cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc, size_t size,
//     cublasComputeType_t computeType, cudaDataType_t scaleType)
static const cb_function f_cublasLtMatmulDescInit_internal = {
    .name = "cublasLtMatmulDescInit_internal",
    CB_PARAMS("matmulDesc", "size", "computeType", "scaleType"),
};

CB_WRAPPER(cublasLtMatmulDescInit_internal)
{
    PyObject *slots[4];
    if (!cb_arguments(form, &f_cublasLtMatmulDescInit_internal, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulDesc_t matmulDesc;
    uint64_t size;
    int32_t computeType, scaleType;
    if (cb_as_handle(py, T_cublasLtMatmulDesc_t, argv[0], "matmulDesc", &matmulDesc) < 0
        || cb_as_uint64(argv[1], "size_t", &size) < 0
        || cb_as_enum(py, T_cublasComputeType_t, argv[2], "computeType", &computeType) < 0
        || cb_as_enum(py, T_cudaDataType_t, argv[3], "scaleType", &scaleType) < 0)
        return NULL;
    fn_cublasLtMatmulDescInit_internal *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulDescInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(matmulDesc, size, computeType, scaleType);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtMatmulDescInit_internal, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasLtMatmulDescInit(cublasLtMatmulDesc_t matmulDesc,
//     cublasComputeType_t computeType, cudaDataType_t scaleType)
static const cb_function f_cublasLtMatmulDescInit = {
    .name = "cublasLtMatmulDescInit",
    CB_PARAMS("matmulDesc", "computeType", "scaleType"),
};

CB_WRAPPER(cublasLtMatmulDescInit)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cublasLtMatmulDescInit, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulDesc_t matmulDesc;
    int32_t computeType, scaleType;
    if (cb_as_record(py, T_cublasLtMatmulDescOpaque_t, argv[0], "matmulDesc", &matmulDesc) < 0
        || cb_as_enum(py, T_cublasComputeType_t, argv[1], "computeType", &computeType) < 0
        || cb_as_enum(py, T_cudaDataType_t, argv[2], "scaleType", &scaleType) < 0)
        return NULL;
    fn_cublasLtMatmulDescInit_internal *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulDescInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(matmulDesc, sizeof *matmulDesc, computeType, scaleType);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtMatmulDescInit, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *matmulDesc,
//     cublasComputeType_t computeType, cudaDataType_t scaleType)
static const cb_function f_cublasLtMatmulDescCreate = {
    .name = "cublasLtMatmulDescCreate",
    CB_PARAMS("computeType", "scaleType"),
    .result_count = 1,
};

CB_WRAPPER(cublasLtMatmulDescCreate)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cublasLtMatmulDescCreate, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulDesc_t matmulDesc = NULL;
    int32_t computeType, scaleType;
    if (cb_as_enum(py, T_cublasComputeType_t, argv[0], "computeType", &computeType) < 0
        || cb_as_enum(py, T_cudaDataType_t, argv[1], "scaleType", &scaleType) < 0)
        return NULL;
    fn_cublasLtMatmulDescCreate *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulDescCreate]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(&matmulDesc, computeType, scaleType);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtMatmulDescCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cublasLtMatmulDesc_t, &matmulDesc));
}

// cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc)
static const cb_function f_cublasLtMatmulDescDestroy = {
    .name = "cublasLtMatmulDescDestroy",
    CB_PARAMS("matmulDesc"),
};

CB_WRAPPER(cublasLtMatmulDescDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasLtMatmulDescDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulDesc_t matmulDesc;
    if (cb_as_ended_handle(py, T_cublasLtMatmulDesc_t, argv[0], "matmulDesc", &matmulDesc) < 0)
        return NULL;
    fn_cublasLtMatmulDescDestroy *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulDescDestroy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(matmulDesc);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtMatmulDescDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc,
//     cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes)
static const cb_function f_cublasLtMatmulDescSetAttribute = {
    .name = "cublasLtMatmulDescSetAttribute",
    CB_PARAMS("matmulDesc", "attr", "buf"),
};

CB_WRAPPER(cublasLtMatmulDescSetAttribute)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatmulDescSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulDesc_t matmulDesc;
    int32_t attr;
    cb_value buf;
    cb_value_init(&buf);
    if (cb_as_handle(py, T_cublasLtMatmulDesc_t, argv[0], "matmulDesc", &matmulDesc) < 0
        || cb_as_enum(py, T_cublasLtMatmulDescAttributes_t, argv[1], "attr", &attr) < 0
        || cb_value_from(form, &table_matmul_desc, attr, argv[2], "buf", &buf) < 0)
        goto done;
    size_t sizeInBytes = buf.size;
    fn_cublasLtMatmulDescSetAttribute *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulDescSetAttribute]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(matmulDesc, attr, buf.data, sizeInBytes);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtMatmulDescSetAttribute, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_value_done(&buf);
    return retval;
}

// cublasStatus_t cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc,
//     cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
static const cb_function f_cublasLtMatmulDescGetAttribute = {
    .name = "cublasLtMatmulDescGetAttribute",
    CB_PARAMS("matmulDesc", "attr"),
    .result_count = 1,
};

CB_WRAPPER(cublasLtMatmulDescGetAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatmulDescGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasLtMatmulDesc_t matmulDesc;
    int32_t attr;
    cb_value buf;
    size_t sizeWritten = 0;
    cb_value_init(&buf);
    if (cb_as_handle(py, T_cublasLtMatmulDesc_t, argv[0], "matmulDesc", &matmulDesc) < 0
        || cb_as_enum(py, T_cublasLtMatmulDescAttributes_t, argv[1], "attr", &attr) < 0)
        goto done;
    fn_cublasLtMatmulDescGetAttribute *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulDescGetAttribute]);
    if (call == NULL)
        goto done;
    if (cb_value_asks(&table_matmul_desc, attr)) {
        status = call(matmulDesc, attr, buf.data, buf.size, &sizeWritten);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            retval = cb_fail(form, &f_cublasLtMatmulDescGetAttribute, status, argv);
            goto done;
        }
    }
    if (cb_value_prepare(py, &table_matmul_desc, attr, sizeWritten, &buf) < 0)
        goto done;
    sizeWritten = buf.size;
    status = call(matmulDesc, attr, buf.data, buf.size, &sizeWritten);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtMatmulDescGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &buf));
done:
    cb_value_done(&buf);
    return retval;
}

// cublasStatus_t cublasLtMatrixTransformDescInit_internal(
//     cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType)
static const cb_function f_cublasLtMatrixTransformDescInit_internal = {
    .name = "cublasLtMatrixTransformDescInit_internal",
    CB_PARAMS("transformDesc", "size", "scaleType"),
};

CB_WRAPPER(cublasLtMatrixTransformDescInit_internal)
{
    PyObject *slots[3];
    if (!cb_arguments(form, &f_cublasLtMatrixTransformDescInit_internal, &argv, nargs, kwnames,
            slots))
        return NULL;
    cublasLtMatrixTransformDesc_t transformDesc;
    uint64_t size;
    int32_t scaleType;
    if (cb_as_handle(py, T_cublasLtMatrixTransformDesc_t, argv[0], "transformDesc",
            &transformDesc) < 0
        || cb_as_uint64(argv[1], "size_t", &size) < 0
        || cb_as_enum(py, T_cudaDataType, argv[2], "scaleType", &scaleType) < 0)
        return NULL;
    fn_cublasLtMatrixTransformDescInit_internal *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatrixTransformDescInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(transformDesc, size, scaleType);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtMatrixTransformDescInit_internal, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasLtMatrixTransformDescInit(cublasLtMatrixTransformDesc_t transformDesc,
//     cudaDataType scaleType)
static const cb_function f_cublasLtMatrixTransformDescInit = {
    .name = "cublasLtMatrixTransformDescInit",
    CB_PARAMS("transformDesc", "scaleType"),
};

CB_WRAPPER(cublasLtMatrixTransformDescInit)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cublasLtMatrixTransformDescInit, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixTransformDesc_t transformDesc;
    int32_t scaleType;
    if (cb_as_record(py, T_cublasLtMatrixTransformDescOpaque_t, argv[0], "transformDesc",
            &transformDesc) < 0
        || cb_as_enum(py, T_cudaDataType, argv[1], "scaleType", &scaleType) < 0)
        return NULL;
    fn_cublasLtMatrixTransformDescInit_internal *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatrixTransformDescInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(transformDesc, sizeof *transformDesc, scaleType);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtMatrixTransformDescInit, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t *transformDesc,
//     cudaDataType scaleType)
static const cb_function f_cublasLtMatrixTransformDescCreate = {
    .name = "cublasLtMatrixTransformDescCreate",
    CB_PARAMS("scaleType"),
    .result_count = 1,
};

CB_WRAPPER(cublasLtMatrixTransformDescCreate)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasLtMatrixTransformDescCreate, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixTransformDesc_t transformDesc = NULL;
    int32_t scaleType;
    if (cb_as_enum(py, T_cudaDataType, argv[0], "scaleType", &scaleType) < 0)
        return NULL;
    fn_cublasLtMatrixTransformDescCreate *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatrixTransformDescCreate]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(&transformDesc, scaleType);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtMatrixTransformDescCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cublasLtMatrixTransformDesc_t, &transformDesc));
}

// cublasStatus_t cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t transformDesc)
static const cb_function f_cublasLtMatrixTransformDescDestroy = {
    .name = "cublasLtMatrixTransformDescDestroy",
    CB_PARAMS("transformDesc"),
};

CB_WRAPPER(cublasLtMatrixTransformDescDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasLtMatrixTransformDescDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixTransformDesc_t transformDesc;
    if (cb_as_ended_handle(py, T_cublasLtMatrixTransformDesc_t, argv[0], "transformDesc",
            &transformDesc) < 0)
        return NULL;
    fn_cublasLtMatrixTransformDescDestroy *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatrixTransformDescDestroy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(transformDesc);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtMatrixTransformDescDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cublasStatus_t cublasLtMatrixTransformDescSetAttribute(
//     cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr,
//     const void *buf, size_t sizeInBytes)
static const cb_function f_cublasLtMatrixTransformDescSetAttribute = {
    .name = "cublasLtMatrixTransformDescSetAttribute",
    CB_PARAMS("transformDesc", "attr", "buf"),
};

CB_WRAPPER(cublasLtMatrixTransformDescSetAttribute)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatrixTransformDescSetAttribute, &argv, nargs, kwnames,
            slots))
        return NULL;
    cublasLtMatrixTransformDesc_t transformDesc;
    int32_t attr;
    cb_value buf;
    cb_value_init(&buf);
    if (cb_as_handle(py, T_cublasLtMatrixTransformDesc_t, argv[0], "transformDesc",
            &transformDesc) < 0
        || cb_as_enum(py, T_cublasLtMatrixTransformDescAttributes_t, argv[1], "attr", &attr) < 0
        || cb_value_from(form, &table_transform_desc, attr, argv[2], "buf", &buf) < 0)
        goto done;
    size_t sizeInBytes = buf.size;
    fn_cublasLtMatrixTransformDescSetAttribute *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatrixTransformDescSetAttribute]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(transformDesc, attr, buf.data, sizeInBytes);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtMatrixTransformDescSetAttribute, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_value_done(&buf);
    return retval;
}

// cublasStatus_t cublasLtMatrixTransformDescGetAttribute(
//     cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr,
//     void *buf, size_t sizeInBytes, size_t *sizeWritten)
static const cb_function f_cublasLtMatrixTransformDescGetAttribute = {
    .name = "cublasLtMatrixTransformDescGetAttribute",
    CB_PARAMS("transformDesc", "attr"),
    .result_count = 1,
};

CB_WRAPPER(cublasLtMatrixTransformDescGetAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatrixTransformDescGetAttribute, &argv, nargs, kwnames,
            slots))
        return NULL;
    cublasStatus_t status;
    cublasLtMatrixTransformDesc_t transformDesc;
    int32_t attr;
    cb_value buf;
    size_t sizeWritten = 0;
    cb_value_init(&buf);
    if (cb_as_handle(py, T_cublasLtMatrixTransformDesc_t, argv[0], "transformDesc",
            &transformDesc) < 0
        || cb_as_enum(py, T_cublasLtMatrixTransformDescAttributes_t, argv[1], "attr", &attr) < 0)
        goto done;
    fn_cublasLtMatrixTransformDescGetAttribute *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatrixTransformDescGetAttribute]);
    if (call == NULL)
        goto done;
    if (cb_value_asks(&table_transform_desc, attr)) {
        status = call(transformDesc, attr, buf.data, buf.size, &sizeWritten);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            retval = cb_fail(form, &f_cublasLtMatrixTransformDescGetAttribute, status, argv);
            goto done;
        }
    }
    if (cb_value_prepare(py, &table_transform_desc, attr, sizeWritten, &buf) < 0)
        goto done;
    sizeWritten = buf.size;
    status = call(transformDesc, attr, buf.data, buf.size, &sizeWritten);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtMatrixTransformDescGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &buf));
done:
    cb_value_done(&buf);
    return retval;
}

// cublasStatus_t cublasLtEmulationDescInit_internal(cublasLtEmulationDesc_t emulationDesc,
//     size_t size)
static const cb_function f_cublasLtEmulationDescInit_internal = {
    .name = "cublasLtEmulationDescInit_internal",
    CB_PARAMS("emulationDesc", "size"),
};

CB_WRAPPER(cublasLtEmulationDescInit_internal)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cublasLtEmulationDescInit_internal, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtEmulationDesc_t emulationDesc;
    uint64_t size;
    if (cb_as_handle(py, T_cublasLtEmulationDesc_t, argv[0], "emulationDesc", &emulationDesc) < 0
        || cb_as_uint64(argv[1], "size_t", &size) < 0)
        return NULL;
    fn_cublasLtEmulationDescInit_internal *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtEmulationDescInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(emulationDesc, size);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtEmulationDescInit_internal, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cublasLtEmulationDescInit, "emulationDesc");

// cublasStatus_t cublasLtEmulationDescInit(cublasLtEmulationDesc_t emulationDesc)
static const cb_function f_cublasLtEmulationDescInit = {
    .name = "cublasLtEmulationDescInit",
    CB_PARAMS_OF(cublasLtEmulationDescInit),
};

CB_WRAPPER(cublasLtEmulationDescInit)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasLtEmulationDescInit, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtEmulationDesc_t emulationDesc;
    if (cb_as_record(py, T_cublasLtEmulationDescOpaque_t, argv[0], "emulationDesc",
            &emulationDesc) < 0)
        return NULL;
    fn_cublasLtEmulationDescInit_internal *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtEmulationDescInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(emulationDesc, sizeof *emulationDesc);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtEmulationDescInit, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasLtEmulationDescCreate(cublasLtEmulationDesc_t *emulationDesc)
static const cb_function f_cublasLtEmulationDescCreate = {
    .name = "cublasLtEmulationDescCreate",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cublasLtEmulationDescCreate)
{
    if (!cb_no_arguments(form, &f_cublasLtEmulationDescCreate, argv, nargs, kwnames))
        return NULL;
    cublasLtEmulationDesc_t emulationDesc = NULL;
    fn_cublasLtEmulationDescCreate *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtEmulationDescCreate]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(&emulationDesc);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtEmulationDescCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cublasLtEmulationDesc_t, &emulationDesc));
}

// cublasStatus_t cublasLtEmulationDescDestroy(cublasLtEmulationDesc_t emulationDesc)
static const cb_function f_cublasLtEmulationDescDestroy = {
    .name = "cublasLtEmulationDescDestroy",
    CB_PARAMS_OF(cublasLtEmulationDescInit),
};

CB_WRAPPER(cublasLtEmulationDescDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasLtEmulationDescDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtEmulationDesc_t emulationDesc;
    if (cb_as_ended_handle(py, T_cublasLtEmulationDesc_t, argv[0], "emulationDesc",
            &emulationDesc) < 0)
        return NULL;
    fn_cublasLtEmulationDescDestroy *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtEmulationDescDestroy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(emulationDesc);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtEmulationDescDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cublasStatus_t cublasLtEmulationDescSetAttribute(cublasLtEmulationDesc_t emulationDesc,
//     cublasLtEmulationDescAttributes_t attr, const void *buf, size_t sizeInBytes)
static const cb_function f_cublasLtEmulationDescSetAttribute = {
    .name = "cublasLtEmulationDescSetAttribute",
    CB_PARAMS("emulationDesc", "attr", "buf"),
};

CB_WRAPPER(cublasLtEmulationDescSetAttribute)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtEmulationDescSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtEmulationDesc_t emulationDesc;
    int32_t attr;
    cb_value buf;
    cb_value_init(&buf);
    if (cb_as_handle(py, T_cublasLtEmulationDesc_t, argv[0], "emulationDesc", &emulationDesc) < 0
        || cb_as_enum(py, T_cublasLtEmulationDescAttributes_t, argv[1], "attr", &attr) < 0
        || cb_value_from(form, &table_emulation_desc, attr, argv[2], "buf", &buf) < 0)
        goto done;
    size_t sizeInBytes = buf.size;
    fn_cublasLtEmulationDescSetAttribute *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtEmulationDescSetAttribute]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(emulationDesc, attr, buf.data, sizeInBytes);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtEmulationDescSetAttribute, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_value_done(&buf);
    return retval;
}

// cublasStatus_t cublasLtEmulationDescGetAttribute(cublasLtEmulationDesc_t emulationDesc,
//     cublasLtEmulationDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
static const cb_function f_cublasLtEmulationDescGetAttribute = {
    .name = "cublasLtEmulationDescGetAttribute",
    CB_PARAMS("emulationDesc", "attr"),
    .result_count = 1,
};

CB_WRAPPER(cublasLtEmulationDescGetAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtEmulationDescGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasLtEmulationDesc_t emulationDesc;
    int32_t attr;
    cb_value buf;
    size_t sizeWritten = 0;
    cb_value_init(&buf);
    if (cb_as_handle(py, T_cublasLtEmulationDesc_t, argv[0], "emulationDesc", &emulationDesc) < 0
        || cb_as_enum(py, T_cublasLtEmulationDescAttributes_t, argv[1], "attr", &attr) < 0)
        goto done;
    fn_cublasLtEmulationDescGetAttribute *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtEmulationDescGetAttribute]);
    if (call == NULL)
        goto done;
    if (cb_value_asks(&table_emulation_desc, attr)) {
        status = call(emulationDesc, attr, buf.data, buf.size, &sizeWritten);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            retval = cb_fail(form, &f_cublasLtEmulationDescGetAttribute, status, argv);
            goto done;
        }
    }
    if (cb_value_prepare(py, &table_emulation_desc, attr, sizeWritten, &buf) < 0)
        goto done;
    sizeWritten = buf.size;
    status = call(emulationDesc, attr, buf.data, buf.size, &sizeWritten);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtEmulationDescGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &buf));
done:
    cb_value_done(&buf);
    return retval;
}

// cublasStatus_t cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref,
//     size_t size)
static const cb_function f_cublasLtMatmulPreferenceInit_internal = {
    .name = "cublasLtMatmulPreferenceInit_internal",
    CB_PARAMS("pref", "size"),
};

CB_WRAPPER(cublasLtMatmulPreferenceInit_internal)
{
    PyObject *slots[2];
    if (!cb_arguments(form, &f_cublasLtMatmulPreferenceInit_internal, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulPreference_t pref;
    uint64_t size;
    if (cb_as_handle(py, T_cublasLtMatmulPreference_t, argv[0], "pref", &pref) < 0
        || cb_as_uint64(argv[1], "size_t", &size) < 0)
        return NULL;
    fn_cublasLtMatmulPreferenceInit_internal *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulPreferenceInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(pref, size);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtMatmulPreferenceInit_internal, status, argv);
    return cb_return0(form);
}

CB_PARAM_LIST(cublasLtMatmulPreferenceInit, "pref");

// cublasStatus_t cublasLtMatmulPreferenceInit(cublasLtMatmulPreference_t pref)
static const cb_function f_cublasLtMatmulPreferenceInit = {
    .name = "cublasLtMatmulPreferenceInit",
    CB_PARAMS_OF(cublasLtMatmulPreferenceInit),
};

CB_WRAPPER(cublasLtMatmulPreferenceInit)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasLtMatmulPreferenceInit, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulPreference_t pref;
    if (cb_as_record(py, T_cublasLtMatmulPreferenceOpaque_t, argv[0], "pref", &pref) < 0)
        return NULL;
    fn_cublasLtMatmulPreferenceInit_internal *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulPreferenceInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(pref, sizeof *pref);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtMatmulPreferenceInit, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *pref)
static const cb_function f_cublasLtMatmulPreferenceCreate = {
    .name = "cublasLtMatmulPreferenceCreate",
    CB_NO_PARAMS,
    .result_count = 1,
};

CB_WRAPPER(cublasLtMatmulPreferenceCreate)
{
    if (!cb_no_arguments(form, &f_cublasLtMatmulPreferenceCreate, argv, nargs, kwnames))
        return NULL;
    cublasLtMatmulPreference_t pref = NULL;
    fn_cublasLtMatmulPreferenceCreate *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulPreferenceCreate]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(&pref);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtMatmulPreferenceCreate, status, argv);
    return cb_return1(form, cb_cell_made(form, T_cublasLtMatmulPreference_t, &pref));
}

// cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref)
static const cb_function f_cublasLtMatmulPreferenceDestroy = {
    .name = "cublasLtMatmulPreferenceDestroy",
    CB_PARAMS_OF(cublasLtMatmulPreferenceInit),
};

CB_WRAPPER(cublasLtMatmulPreferenceDestroy)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasLtMatmulPreferenceDestroy, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulPreference_t pref;
    if (cb_as_ended_handle(py, T_cublasLtMatmulPreference_t, argv[0], "pref", &pref) < 0)
        return NULL;
    fn_cublasLtMatmulPreferenceDestroy *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulPreferenceDestroy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(pref);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtMatmulPreferenceDestroy, status, argv);
    cb_cell_ended(argv[0]);
    return cb_return0(form);
}

// cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref,
//     cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)
static const cb_function f_cublasLtMatmulPreferenceSetAttribute = {
    .name = "cublasLtMatmulPreferenceSetAttribute",
    CB_PARAMS("pref", "attr", "buf"),
};

CB_WRAPPER(cublasLtMatmulPreferenceSetAttribute)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatmulPreferenceSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulPreference_t pref;
    int32_t attr;
    cb_value buf;
    cb_value_init(&buf);
    if (cb_as_handle(py, T_cublasLtMatmulPreference_t, argv[0], "pref", &pref) < 0
        || cb_as_enum(py, T_cublasLtMatmulPreferenceAttributes_t, argv[1], "attr", &attr) < 0
        || cb_value_from(form, &table_preference, attr, argv[2], "buf", &buf) < 0)
        goto done;
    size_t sizeInBytes = buf.size;
    fn_cublasLtMatmulPreferenceSetAttribute *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulPreferenceSetAttribute]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(pref, attr, buf.data, sizeInBytes);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtMatmulPreferenceSetAttribute, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_value_done(&buf);
    return retval;
}

// cublasStatus_t cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref,
//     cublasLtMatmulPreferenceAttributes_t attr, void *buf, size_t sizeInBytes,
//     size_t *sizeWritten)
static const cb_function f_cublasLtMatmulPreferenceGetAttribute = {
    .name = "cublasLtMatmulPreferenceGetAttribute",
    CB_PARAMS("pref", "attr"),
    .result_count = 1,
};

CB_WRAPPER(cublasLtMatmulPreferenceGetAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatmulPreferenceGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasLtMatmulPreference_t pref;
    int32_t attr;
    cb_value buf;
    size_t sizeWritten = 0;
    cb_value_init(&buf);
    if (cb_as_handle(py, T_cublasLtMatmulPreference_t, argv[0], "pref", &pref) < 0
        || cb_as_enum(py, T_cublasLtMatmulPreferenceAttributes_t, argv[1], "attr", &attr) < 0)
        goto done;
    fn_cublasLtMatmulPreferenceGetAttribute *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulPreferenceGetAttribute]);
    if (call == NULL)
        goto done;
    if (cb_value_asks(&table_preference, attr)) {
        status = call(pref, attr, buf.data, buf.size, &sizeWritten);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            retval = cb_fail(form, &f_cublasLtMatmulPreferenceGetAttribute, status, argv);
            goto done;
        }
    }
    if (cb_value_prepare(py, &table_preference, attr, sizeWritten, &buf) < 0)
        goto done;
    sizeWritten = buf.size;
    status = call(pref, attr, buf.data, buf.size, &sizeWritten);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtMatmulPreferenceGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &buf));
done:
    cb_value_done(&buf);
    return retval;
}

// cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle,
//     cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,
//     cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc,
//     cublasLtMatmulPreference_t preference, int requestedAlgoCount,
//     cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount)
static const cb_function f_cublasLtMatmulAlgoGetHeuristic = {
    .name = "cublasLtMatmulAlgoGetHeuristic",
    CB_PARAMS("lightHandle", "operationDesc", "Adesc", "Bdesc", "Cdesc", "Ddesc", "preference",
        "requestedAlgoCount"),
    .result_count = 2,
    .hidden_result_mask = CB_BIT(1), // returnAlgoCount
};

CB_WRAPPER(cublasLtMatmulAlgoGetHeuristic)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatmulAlgoGetHeuristic, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtHandle_t lightHandle;
    cublasLtMatmulDesc_t operationDesc;
    cublasLtMatrixLayout_t Adesc, Bdesc, Cdesc, Ddesc;
    cublasLtMatmulPreference_t preference;
    int32_t requestedAlgoCount;
    cb_array heuristicResultsArray;
    int returnAlgoCount = 0;
    cb_array_init(&heuristicResultsArray);
    if (cb_as_handle(py, T_cublasLtHandle_t, argv[0], "lightHandle", &lightHandle) < 0
        || cb_as_handle(py, T_cublasLtMatmulDesc_t, argv[1], "operationDesc", &operationDesc) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[2], "Adesc", &Adesc) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[3], "Bdesc", &Bdesc) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[4], "Cdesc", &Cdesc) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[5], "Ddesc", &Ddesc) < 0
        || cb_as_handle(py, T_cublasLtMatmulPreference_t, argv[6], "preference", &preference) < 0
        || cb_as_int32(argv[7], "int", &requestedAlgoCount) < 0)
        goto done;
    fn_cublasLtMatmulAlgoGetHeuristic *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulAlgoGetHeuristic]);
    if (call == NULL)
        goto done;
    size_t heuristicResultsArray_count = requestedAlgoCount;
    if (cb_array_reserve(&heuristicResultsArray, heuristicResultsArray_count,
            sizeof(cublasLtMatmulHeuristicResult_t)) < 0)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference,
        requestedAlgoCount, heuristicResultsArray.data, &returnAlgoCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        retval = cb_fail(form, &f_cublasLtMatmulAlgoGetHeuristic, status, argv);
        goto done;
    }
    if ((size_t)returnAlgoCount < heuristicResultsArray_count)
        heuristicResultsArray_count = (size_t)returnAlgoCount;
    PyObject *results[] = {
        cb_record_list(py, T_cublasLtMatmulHeuristicResult_t, heuristicResultsArray.data,
            heuristicResultsArray_count),
        PyLong_FromLong(returnAlgoCount)
    };
    retval = cb_return_many(form, &f_cublasLtMatmulAlgoGetHeuristic, results);
done:
    cb_array_done(&heuristicResultsArray);
    return retval;
}

// cublasStatus_t cublasLtMatmulAlgoGetHeuristicForStream(cublasLtHandle_t lightHandle,
//     cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,
//     cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc,
//     cublasLtMatmulPreference_t preference, int requestedAlgoCount,
//     cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount,
//     cudaStream_t stream)
static const cb_function f_cublasLtMatmulAlgoGetHeuristicForStream = {
    .name = "cublasLtMatmulAlgoGetHeuristicForStream",
    CB_PARAMS("lightHandle", "operationDesc", "Adesc", "Bdesc", "Cdesc", "Ddesc", "preference",
        "requestedAlgoCount", "stream"),
    .result_count = 2,
    .hidden_result_mask = CB_BIT(1), // returnAlgoCount
};

CB_WRAPPER(cublasLtMatmulAlgoGetHeuristicForStream)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatmulAlgoGetHeuristicForStream, &argv, nargs, kwnames,
            slots))
        return NULL;
    cublasLtHandle_t lightHandle;
    cublasLtMatmulDesc_t operationDesc;
    cublasLtMatrixLayout_t Adesc, Bdesc, Cdesc, Ddesc;
    cublasLtMatmulPreference_t preference;
    int32_t requestedAlgoCount;
    cb_array heuristicResultsArray;
    int returnAlgoCount = 0;
    cudaStream_t stream;
    cb_array_init(&heuristicResultsArray);
    if (cb_as_handle(py, T_cublasLtHandle_t, argv[0], "lightHandle", &lightHandle) < 0
        || cb_as_handle(py, T_cublasLtMatmulDesc_t, argv[1], "operationDesc", &operationDesc) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[2], "Adesc", &Adesc) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[3], "Bdesc", &Bdesc) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[4], "Cdesc", &Cdesc) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[5], "Ddesc", &Ddesc) < 0
        || cb_as_handle(py, T_cublasLtMatmulPreference_t, argv[6], "preference", &preference) < 0
        || cb_as_int32(argv[7], "int", &requestedAlgoCount) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[8], "stream", &stream) < 0)
        goto done;
    fn_cublasLtMatmulAlgoGetHeuristicForStream *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulAlgoGetHeuristicForStream]);
    if (call == NULL)
        goto done;
    size_t heuristicResultsArray_count = requestedAlgoCount;
    if (cb_array_reserve(&heuristicResultsArray, heuristicResultsArray_count,
            sizeof(cublasLtMatmulHeuristicResult_t)) < 0)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference,
        requestedAlgoCount, heuristicResultsArray.data, &returnAlgoCount, stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        retval = cb_fail(form, &f_cublasLtMatmulAlgoGetHeuristicForStream, status, argv);
        goto done;
    }
    if ((size_t)returnAlgoCount < heuristicResultsArray_count)
        heuristicResultsArray_count = (size_t)returnAlgoCount;
    PyObject *results[] = {
        cb_record_list(py, T_cublasLtMatmulHeuristicResult_t, heuristicResultsArray.data,
            heuristicResultsArray_count),
        PyLong_FromLong(returnAlgoCount)
    };
    retval = cb_return_many(form, &f_cublasLtMatmulAlgoGetHeuristicForStream, results);
done:
    cb_array_done(&heuristicResultsArray);
    return retval;
}

// cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle,
//     cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,
//     cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount,
//     int *algoIdsArray, int *returnAlgoCount)
static const cb_function f_cublasLtMatmulAlgoGetIds = {
    .name = "cublasLtMatmulAlgoGetIds",
    CB_PARAMS("lightHandle", "computeType", "scaleType", "Atype", "Btype", "Ctype", "Dtype",
        "requestedAlgoCount"),
    .result_count = 2,
    .hidden_result_mask = CB_BIT(1), // returnAlgoCount
};

CB_WRAPPER(cublasLtMatmulAlgoGetIds)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatmulAlgoGetIds, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtHandle_t lightHandle;
    int32_t computeType, scaleType, Atype, Btype, Ctype, Dtype, requestedAlgoCount;
    cb_array algoIdsArray;
    int returnAlgoCount = 0;
    cb_array_init(&algoIdsArray);
    if (cb_as_handle(py, T_cublasLtHandle_t, argv[0], "lightHandle", &lightHandle) < 0
        || cb_as_enum(py, T_cublasComputeType_t, argv[1], "computeType", &computeType) < 0
        || cb_as_enum(py, T_cudaDataType_t, argv[2], "scaleType", &scaleType) < 0
        || cb_as_enum(py, T_cudaDataType_t, argv[3], "Atype", &Atype) < 0
        || cb_as_enum(py, T_cudaDataType_t, argv[4], "Btype", &Btype) < 0
        || cb_as_enum(py, T_cudaDataType_t, argv[5], "Ctype", &Ctype) < 0
        || cb_as_enum(py, T_cudaDataType_t, argv[6], "Dtype", &Dtype) < 0
        || cb_as_int32(argv[7], "int", &requestedAlgoCount) < 0)
        goto done;
    fn_cublasLtMatmulAlgoGetIds *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulAlgoGetIds]);
    if (call == NULL)
        goto done;
    size_t algoIdsArray_count = requestedAlgoCount;
    if (cb_array_reserve(&algoIdsArray, algoIdsArray_count, sizeof(int)) < 0)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype,
        requestedAlgoCount, algoIdsArray.data, &returnAlgoCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        retval = cb_fail(form, &f_cublasLtMatmulAlgoGetIds, status, argv);
        goto done;
    }
    if ((size_t)returnAlgoCount < algoIdsArray_count)
        algoIdsArray_count = (size_t)returnAlgoCount;
    PyObject *results[] = {
        cb_int_list(algoIdsArray.data, algoIdsArray_count, sizeof(int), true),
        PyLong_FromLong(returnAlgoCount)
    };
    retval = cb_return_many(form, &f_cublasLtMatmulAlgoGetIds, results);
done:
    cb_array_done(&algoIdsArray);
    return retval;
}

// cublasStatus_t cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle,
//     cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,
//     cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId,
//     cublasLtMatmulAlgo_t *algo)
static const cb_function f_cublasLtMatmulAlgoInit = {
    .name = "cublasLtMatmulAlgoInit",
    CB_PARAMS("lightHandle", "computeType", "scaleType", "Atype", "Btype", "Ctype", "Dtype",
        "algoId"),
    .result_count = 1,
};

CB_WRAPPER(cublasLtMatmulAlgoInit)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatmulAlgoInit, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtHandle_t lightHandle;
    int32_t computeType, scaleType, Atype, Btype, Ctype, Dtype, algoId;
    PyObject *algo = NULL;
    if (cb_as_handle(py, T_cublasLtHandle_t, argv[0], "lightHandle", &lightHandle) < 0
        || cb_as_enum(py, T_cublasComputeType_t, argv[1], "computeType", &computeType) < 0
        || cb_as_enum(py, T_cudaDataType_t, argv[2], "scaleType", &scaleType) < 0
        || cb_as_enum(py, T_cudaDataType_t, argv[3], "Atype", &Atype) < 0
        || cb_as_enum(py, T_cudaDataType_t, argv[4], "Btype", &Btype) < 0
        || cb_as_enum(py, T_cudaDataType_t, argv[5], "Ctype", &Ctype) < 0
        || cb_as_enum(py, T_cudaDataType_t, argv[6], "Dtype", &Dtype) < 0
        || cb_as_int32(argv[7], "int", &algoId) < 0)
        goto done;
    fn_cublasLtMatmulAlgoInit *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulAlgoInit]);
    if (call == NULL)
        goto done;
    algo = cb_record_new(py, T_cublasLtMatmulAlgo_t);
    if (algo == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, algoId,
        cb_record_data(algo));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtMatmulAlgoInit, status, argv);
    else
        retval = cb_return1(form, cb_take(&algo));
done:
    Py_XDECREF(algo);
    return retval;
}

// cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle,
//     cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,
//     cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc,
//     const cublasLtMatmulAlgo_t *algo, cublasLtMatmulHeuristicResult_t *result)
static const cb_function f_cublasLtMatmulAlgoCheck = {
    .name = "cublasLtMatmulAlgoCheck",
    CB_PARAMS("lightHandle", "operationDesc", "Adesc", "Bdesc", "Cdesc", "Ddesc", "algo"),
    .result_count = 1,
};

CB_WRAPPER(cublasLtMatmulAlgoCheck)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatmulAlgoCheck, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtHandle_t lightHandle;
    cublasLtMatmulDesc_t operationDesc;
    cublasLtMatrixLayout_t Adesc, Bdesc, Cdesc, Ddesc;
    const cublasLtMatmulAlgo_t *algo;
    PyObject *result = NULL;
    if (cb_as_handle(py, T_cublasLtHandle_t, argv[0], "lightHandle", &lightHandle) < 0
        || cb_as_handle(py, T_cublasLtMatmulDesc_t, argv[1], "operationDesc", &operationDesc) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[2], "Adesc", &Adesc) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[3], "Bdesc", &Bdesc) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[4], "Cdesc", &Cdesc) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[5], "Ddesc", &Ddesc) < 0
        || cb_as_record(py, T_cublasLtMatmulAlgo_t, argv[6], "algo", &algo) < 0)
        goto done;
    fn_cublasLtMatmulAlgoCheck *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulAlgoCheck]);
    if (call == NULL)
        goto done;
    result = cb_record_new(py, T_cublasLtMatmulHeuristicResult_t);
    if (result == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo,
        cb_record_data(result));
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtMatmulAlgoCheck, status, argv);
    else
        retval = cb_return1(form, cb_take(&result));
done:
    Py_XDECREF(result);
    return retval;
}

// cublasStatus_t cublasLtMatmulAlgoCheckForStream(cublasLtHandle_t lightHandle,
//     cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,
//     cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc,
//     const cublasLtMatmulAlgo_t *algo, cublasLtMatmulHeuristicResult_t *result,
//     cudaStream_t stream)
static const cb_function f_cublasLtMatmulAlgoCheckForStream = {
    .name = "cublasLtMatmulAlgoCheckForStream",
    CB_PARAMS("lightHandle", "operationDesc", "Adesc", "Bdesc", "Cdesc", "Ddesc", "algo", "stream"),
    .result_count = 1,
};

CB_WRAPPER(cublasLtMatmulAlgoCheckForStream)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatmulAlgoCheckForStream, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtHandle_t lightHandle;
    cublasLtMatmulDesc_t operationDesc;
    cublasLtMatrixLayout_t Adesc, Bdesc, Cdesc, Ddesc;
    const cublasLtMatmulAlgo_t *algo;
    PyObject *result = NULL;
    cudaStream_t stream;
    if (cb_as_handle(py, T_cublasLtHandle_t, argv[0], "lightHandle", &lightHandle) < 0
        || cb_as_handle(py, T_cublasLtMatmulDesc_t, argv[1], "operationDesc", &operationDesc) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[2], "Adesc", &Adesc) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[3], "Bdesc", &Bdesc) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[4], "Cdesc", &Cdesc) < 0
        || cb_as_handle(py, T_cublasLtMatrixLayout_t, argv[5], "Ddesc", &Ddesc) < 0
        || cb_as_record(py, T_cublasLtMatmulAlgo_t, argv[6], "algo", &algo) < 0
        || cb_as_handle(py, T_cudaStream_t, argv[7], "stream", &stream) < 0)
        goto done;
    fn_cublasLtMatmulAlgoCheckForStream *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulAlgoCheckForStream]);
    if (call == NULL)
        goto done;
    result = cb_record_new(py, T_cublasLtMatmulHeuristicResult_t);
    if (result == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo,
        cb_record_data(result), stream);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtMatmulAlgoCheckForStream, status, argv);
    else
        retval = cb_return1(form, cb_take(&result));
done:
    Py_XDECREF(result);
    return retval;
}

CB_PARAM_LIST(cublasLtMatmulAlgoCapGetAttribute, "algo", "attr");

// cublasStatus_t cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t *algo,
//     cublasLtMatmulAlgoCapAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
static const cb_function f_cublasLtMatmulAlgoCapGetAttribute = {
    .name = "cublasLtMatmulAlgoCapGetAttribute",
    CB_PARAMS_OF(cublasLtMatmulAlgoCapGetAttribute),
    .result_count = 1,
};

CB_WRAPPER(cublasLtMatmulAlgoCapGetAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatmulAlgoCapGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    const cublasLtMatmulAlgo_t *algo;
    int32_t attr;
    cb_value buf;
    size_t sizeWritten = 0;
    cb_value_init(&buf);
    if (cb_as_record(py, T_cublasLtMatmulAlgo_t, argv[0], "algo", &algo) < 0
        || cb_as_enum(py, T_cublasLtMatmulAlgoCapAttributes_t, argv[1], "attr", &attr) < 0)
        goto done;
    fn_cublasLtMatmulAlgoCapGetAttribute *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulAlgoCapGetAttribute]);
    if (call == NULL)
        goto done;
    if (cb_value_asks(&table_algo_cap, attr)) {
        status = call(algo, attr, buf.data, buf.size, &sizeWritten);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            retval = cb_fail(form, &f_cublasLtMatmulAlgoCapGetAttribute, status, argv);
            goto done;
        }
    }
    if (cb_value_prepare(py, &table_algo_cap, attr, sizeWritten, &buf) < 0)
        goto done;
    sizeWritten = buf.size;
    status = call(algo, attr, buf.data, buf.size, &sizeWritten);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtMatmulAlgoCapGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &buf));
done:
    cb_value_done(&buf);
    return retval;
}

// cublasStatus_t cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *algo,
//     cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf, size_t sizeInBytes)
static const cb_function f_cublasLtMatmulAlgoConfigSetAttribute = {
    .name = "cublasLtMatmulAlgoConfigSetAttribute",
    CB_PARAMS("algo", "attr", "buf"),
};

CB_WRAPPER(cublasLtMatmulAlgoConfigSetAttribute)
{
    PyObject *slots[3], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatmulAlgoConfigSetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulAlgo_t *algo;
    int32_t attr;
    cb_value buf;
    cb_value_init(&buf);
    if (cb_as_record(py, T_cublasLtMatmulAlgo_t, argv[0], "algo", &algo) < 0
        || cb_as_enum(py, T_cublasLtMatmulAlgoConfigAttributes_t, argv[1], "attr", &attr) < 0
        || cb_value_from(form, &table_algo_config, attr, argv[2], "buf", &buf) < 0)
        goto done;
    size_t sizeInBytes = buf.size;
    fn_cublasLtMatmulAlgoConfigSetAttribute *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulAlgoConfigSetAttribute]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(algo, attr, buf.data, sizeInBytes);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtMatmulAlgoConfigSetAttribute, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_value_done(&buf);
    return retval;
}

// cublasStatus_t cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *algo,
//     cublasLtMatmulAlgoConfigAttributes_t attr, void *buf, size_t sizeInBytes,
//     size_t *sizeWritten)
static const cb_function f_cublasLtMatmulAlgoConfigGetAttribute = {
    .name = "cublasLtMatmulAlgoConfigGetAttribute",
    CB_PARAMS_OF(cublasLtMatmulAlgoCapGetAttribute),
    .result_count = 1,
};

CB_WRAPPER(cublasLtMatmulAlgoConfigGetAttribute)
{
    PyObject *slots[2], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtMatmulAlgoConfigGetAttribute, &argv, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    const cublasLtMatmulAlgo_t *algo;
    int32_t attr;
    cb_value buf;
    size_t sizeWritten = 0;
    cb_value_init(&buf);
    if (cb_as_record(py, T_cublasLtMatmulAlgo_t, argv[0], "algo", &algo) < 0
        || cb_as_enum(py, T_cublasLtMatmulAlgoConfigAttributes_t, argv[1], "attr", &attr) < 0)
        goto done;
    fn_cublasLtMatmulAlgoConfigGetAttribute *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulAlgoConfigGetAttribute]);
    if (call == NULL)
        goto done;
    if (cb_value_asks(&table_algo_config, attr)) {
        status = call(algo, attr, buf.data, buf.size, &sizeWritten);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            retval = cb_fail(form, &f_cublasLtMatmulAlgoConfigGetAttribute, status, argv);
            goto done;
        }
    }
    if (cb_value_prepare(py, &table_algo_config, attr, sizeWritten, &buf) < 0)
        goto done;
    sizeWritten = buf.size;
    status = call(algo, attr, buf.data, buf.size, &sizeWritten);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtMatmulAlgoConfigGetAttribute, status, argv);
    else
        retval = cb_return1(form, cb_value_result(form, &buf));
done:
    cb_value_done(&buf);
    return retval;
}

// cublasStatus_t cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback)
static const cb_function f_cublasLtLoggerSetCallback = {
    .name = "cublasLtLoggerSetCallback",
    CB_PARAMS("callback"),
};

CB_WRAPPER(cublasLtLoggerSetCallback)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtLoggerSetCallback, &argv, nargs, kwnames, slots))
        return NULL;
    cb_callback callback = {0};
    if (cb_as_callback(py, T_cublasLtLoggerCallback_t, argv[0],
            trampoline_cublasLtLoggerSetCallback_callback, NULL, CB_SCOPE_PROCESS, &callback) < 0)
        goto done;
    fn_cublasLtLoggerSetCallback *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtLoggerSetCallback]);
    if (call == NULL)
        goto done;
    cb_callback_offer(&slot_cublasLtLoggerSetCallback_callback, &callback);
    cublasStatus_t status = call(callback.function);
    cb_callback_install(&slot_cublasLtLoggerSetCallback_callback, &callback,
        status == CUBLAS_STATUS_SUCCESS);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtLoggerSetCallback, status, argv);
    else
        retval = cb_return0(form);
done:
    // For paths that did not reach the call; after the call it does nothing.
    cb_callback_install(&slot_cublasLtLoggerSetCallback_callback, &callback, false);
    return retval;
}

// cublasStatus_t cublasLtLoggerSetFile(FILE *file)
static const cb_function f_cublasLtLoggerSetFile = {
    .name = "cublasLtLoggerSetFile",
    CB_PARAMS("file"),
};

CB_WRAPPER(cublasLtLoggerSetFile)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtLoggerSetFile, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address file;
    file.held = false;
    if (cb_as_address(py, argv[0], &file) < 0)
        goto done;
    fn_cublasLtLoggerSetFile *call = cb_symbol_address(&cublaslt_symbols[S_cublasLtLoggerSetFile]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(file.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtLoggerSetFile, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&file);
    return retval;
}

// cublasStatus_t cublasLtLoggerOpenFile(const char *logFile)
static const cb_function f_cublasLtLoggerOpenFile = {
    .name = "cublasLtLoggerOpenFile",
    CB_PARAMS("logFile"),
};

CB_WRAPPER(cublasLtLoggerOpenFile)
{
    PyObject *slots[1], *retval = NULL;
    if (!cb_arguments(form, &f_cublasLtLoggerOpenFile, &argv, nargs, kwnames, slots))
        return NULL;
    cb_address logFile;
    logFile.held = false;
    if (cb_as_text(argv[0], &logFile) < 0)
        goto done;
    fn_cublasLtLoggerOpenFile *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtLoggerOpenFile]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(logFile.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasLtLoggerOpenFile, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&logFile);
    return retval;
}

// cublasStatus_t cublasLtLoggerSetLevel(int level)
static const cb_function f_cublasLtLoggerSetLevel = {
    .name = "cublasLtLoggerSetLevel",
    CB_PARAMS("level"),
};

CB_WRAPPER(cublasLtLoggerSetLevel)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasLtLoggerSetLevel, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t level;
    if (cb_as_int32(argv[0], "int", &level) < 0)
        return NULL;
    fn_cublasLtLoggerSetLevel *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtLoggerSetLevel]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(level);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtLoggerSetLevel, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasLtLoggerSetMask(int mask)
static const cb_function f_cublasLtLoggerSetMask = {
    .name = "cublasLtLoggerSetMask",
    CB_PARAMS_OF(cublasLtDisableCpuInstructionsSetMask),
};

CB_WRAPPER(cublasLtLoggerSetMask)
{
    PyObject *slots[1];
    if (!cb_arguments(form, &f_cublasLtLoggerSetMask, &argv, nargs, kwnames, slots))
        return NULL;
    int32_t mask;
    if (cb_as_int32(argv[0], "int", &mask) < 0)
        return NULL;
    fn_cublasLtLoggerSetMask *call = cb_symbol_address(&cublaslt_symbols[S_cublasLtLoggerSetMask]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(mask);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtLoggerSetMask, status, argv);
    return cb_return0(form);
}

// cublasStatus_t cublasLtLoggerForceDisable(void)
static const cb_function f_cublasLtLoggerForceDisable = {
    .name = "cublasLtLoggerForceDisable",
    CB_NO_PARAMS,
};

CB_WRAPPER(cublasLtLoggerForceDisable)
{
    if (!cb_no_arguments(form, &f_cublasLtLoggerForceDisable, argv, nargs, kwnames))
        return NULL;
    fn_cublasLtLoggerForceDisable *call =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtLoggerForceDisable]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(form, &f_cublasLtLoggerForceDisable, status, argv);
    return cb_return0(form);
}
