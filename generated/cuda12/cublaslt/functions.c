// functions.c of cubind for cuBLASLt, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublaslt.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasLtCreate(cublasLtHandle_t *lightHandle)
static const cb_function f_cublasLtCreate = {.name = "cublasLtCreate",
    .params = (const char *const[]){NULL}, .param_count = 0, .result_count = 1};

CB_WRAPPER(cublasLtCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtCreate, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtHandle_t lightHandle = NULL;
    fn_cublasLtCreate *call = cb_symbol_address(&symbols[S_cublasLtCreate]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(&lightHandle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cublasLtHandle_t, &lightHandle));
}

// cublasStatus_t cublasLtDestroy(cublasLtHandle_t lightHandle)
static const cb_function f_cublasLtDestroy = {.name = "cublasLtDestroy",
    .params = (const char *const[]){"lightHandle", NULL}, .param_count = 1};

CB_WRAPPER(cublasLtDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtHandle_t lightHandle;
    if (cb_as_handle(m, T_cublasLtHandle_t, args[0], &lightHandle) < 0)
        return NULL;
    fn_cublasLtDestroy *call = cb_symbol_address(&symbols[S_cublasLtDestroy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(lightHandle);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtDestroy, status, args, NULL);
    return cb_return0(s);
}

// const char *cublasLtGetStatusName(cublasStatus_t status)
static const cb_function f_cublasLtGetStatusName = {.name = "cublasLtGetStatusName",
    .params = (const char *const[]){"status", NULL}, .param_count = 1};

CB_WRAPPER(cublasLtGetStatusName)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtGetStatusName, &args, nargs, kwnames, slots))
        return NULL;
    int32_t status_;
    if (cb_as_enum(m, T_cublasStatus_t, args[0], "status", &status_) < 0)
        return NULL;
    fn_cublasLtGetStatusName *call = cb_symbol_address(&symbols[S_cublasLtGetStatusName]);
    if (call == NULL)
        return NULL;
    const char *status = call((cublasStatus_t)status_);
    return cb_return1(s, cb_string_result(s, status));
}

// const char *cublasLtGetStatusString(cublasStatus_t status)
static const cb_function f_cublasLtGetStatusString = {.name = "cublasLtGetStatusString",
    .params = (const char *const[]){"status", NULL}, .param_count = 1};

CB_WRAPPER(cublasLtGetStatusString)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtGetStatusString, &args, nargs, kwnames, slots))
        return NULL;
    int32_t status_;
    if (cb_as_enum(m, T_cublasStatus_t, args[0], "status", &status_) < 0)
        return NULL;
    fn_cublasLtGetStatusString *call = cb_symbol_address(&symbols[S_cublasLtGetStatusString]);
    if (call == NULL)
        return NULL;
    const char *status = call((cublasStatus_t)status_);
    return cb_return1(s, cb_string_result(s, status));
}

// size_t cublasLtGetVersion(void)
static const cb_function f_cublasLtGetVersion = {.name = "cublasLtGetVersion",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(cublasLtGetVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtGetVersion, &args, nargs, kwnames, slots))
        return NULL;
    fn_cublasLtGetVersion *call = cb_symbol_address(&symbols[S_cublasLtGetVersion]);
    if (call == NULL)
        return NULL;
    size_t status = call();
    return cb_return1(s, PyLong_FromUnsignedLongLong(status));
}

// size_t cublasLtGetCudartVersion(void)
static const cb_function f_cublasLtGetCudartVersion = {.name = "cublasLtGetCudartVersion",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(cublasLtGetCudartVersion)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtGetCudartVersion, &args, nargs, kwnames, slots))
        return NULL;
    fn_cublasLtGetCudartVersion *call = cb_symbol_address(&symbols[S_cublasLtGetCudartVersion]);
    if (call == NULL)
        return NULL;
    size_t status = call();
    return cb_return1(s, PyLong_FromUnsignedLongLong(status));
}

// cublasStatus_t cublasLtGetProperty(libraryPropertyType type, int *value)
static const cb_function f_cublasLtGetProperty = {.name = "cublasLtGetProperty",
    .params = (const char *const[]){"type", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cublasLtGetProperty)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtGetProperty, &args, nargs, kwnames, slots))
        return NULL;
    int32_t type;
    int value = 0;
    if (cb_as_enum(m, T_libraryPropertyType, args[0], "type", &type) < 0)
        return NULL;
    fn_cublasLtGetProperty *call = cb_symbol_address(&symbols[S_cublasLtGetProperty]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call((libraryPropertyType)type, &value);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtGetProperty, status, args, NULL);
    return cb_return1(s, PyLong_FromLong(value));
}

// cublasStatus_t cublasLtHeuristicsCacheGetCapacity(size_t *capacity)
static const cb_function f_cublasLtHeuristicsCacheGetCapacity = {
    .name = "cublasLtHeuristicsCacheGetCapacity", .params = (const char *const[]){NULL},
    .param_count = 0, .result_count = 1};

CB_WRAPPER(cublasLtHeuristicsCacheGetCapacity)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtHeuristicsCacheGetCapacity, &args, nargs, kwnames, slots))
        return NULL;
    size_t capacity = 0;
    fn_cublasLtHeuristicsCacheGetCapacity *call =
        cb_symbol_address(&symbols[S_cublasLtHeuristicsCacheGetCapacity]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(&capacity);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtHeuristicsCacheGetCapacity, status, args, NULL);
    return cb_return1(s, PyLong_FromUnsignedLong(capacity));
}

// cublasStatus_t cublasLtHeuristicsCacheSetCapacity(size_t capacity)
static const cb_function f_cublasLtHeuristicsCacheSetCapacity = {
    .name = "cublasLtHeuristicsCacheSetCapacity",
    .params = (const char *const[]){"capacity", NULL}, .param_count = 1};

CB_WRAPPER(cublasLtHeuristicsCacheSetCapacity)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtHeuristicsCacheSetCapacity, &args, nargs, kwnames, slots))
        return NULL;
    uint64_t capacity;
    if (cb_as_uint64(args[0], "size_t", &capacity) < 0)
        return NULL;
    fn_cublasLtHeuristicsCacheSetCapacity *call =
        cb_symbol_address(&symbols[S_cublasLtHeuristicsCacheSetCapacity]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(capacity);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtHeuristicsCacheSetCapacity, status, args, NULL);
    return cb_return0(s);
}

// unsigned int cublasLtDisableCpuInstructionsSetMask(unsigned int mask)
static const cb_function f_cublasLtDisableCpuInstructionsSetMask = {
    .name = "cublasLtDisableCpuInstructionsSetMask", .params = (const char *const[]){"mask", NULL},
    .param_count = 1};

CB_WRAPPER(cublasLtDisableCpuInstructionsSetMask)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtDisableCpuInstructionsSetMask, &args, nargs, kwnames, slots))
        return NULL;
    uint32_t mask;
    if (cb_as_uint32(args[0], "unsigned int", &mask) < 0)
        return NULL;
    fn_cublasLtDisableCpuInstructionsSetMask *call =
        cb_symbol_address(&symbols[S_cublasLtDisableCpuInstructionsSetMask]);
    if (call == NULL)
        return NULL;
    unsigned int status = call(mask);
    return cb_return1(s, PyLong_FromUnsignedLongLong(status));
}

// cublasStatus_t cublasLtMatmul(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc,
//     const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *B,
//     cublasLtMatrixLayout_t Bdesc, const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc,
//     void *D, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace,
//     size_t workspaceSizeInBytes, cudaStream_t stream)
static const cb_function f_cublasLtMatmul = {.name = "cublasLtMatmul",
    .params = (const char *const[]){"lightHandle", "computeDesc", "alpha", "A", "Adesc", "B",
        "Bdesc", "beta", "C", "Cdesc", "D", "Ddesc", "algo", "workspace", "workspaceSizeInBytes",
        "stream", NULL},
    .param_count = 16};

CB_WRAPPER(cublasLtMatmul)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[16], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatmul, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtHandle_t lightHandle;
    cublasLtMatmulDesc_t computeDesc;
    cb_number alpha, beta;
    cb_value_kind alpha_kind = CB_VALUE_NONE, beta_kind = CB_VALUE_NONE;
    cb_address A, B, C, D, workspace;
    cublasLtMatrixLayout_t Adesc, Bdesc, Cdesc, Ddesc;
    const cublasLtMatmulAlgo_t *algo;
    uint64_t workspaceSizeInBytes;
    cudaStream_t stream;
    int32_t query_matmul_scale_type, query_matmul_alpha_mode;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = D.held = workspace.held = false;
    if (cb_as_handle(m, T_cublasLtHandle_t, args[0], &lightHandle) < 0
        || cb_as_handle(m, T_cublasLtMatmulDesc_t, args[1], &computeDesc) < 0
        || cb_as_address(m, args[3], &A) < 0
        || cb_as_handle(m, T_cublasLtMatrixLayout_t, args[4], &Adesc) < 0
        || cb_as_address(m, args[5], &B) < 0
        || cb_as_handle(m, T_cublasLtMatrixLayout_t, args[6], &Bdesc) < 0
        || cb_as_address(m, args[8], &C) < 0
        || cb_as_handle(m, T_cublasLtMatrixLayout_t, args[9], &Cdesc) < 0
        || cb_as_target(s, args[10], "D", false, &D) < 0
        || cb_as_handle(m, T_cublasLtMatrixLayout_t, args[11], &Ddesc) < 0
        || cb_as_record(m, T_cublasLtMatmulAlgo_t, args[12], "algo", &algo) < 0
        || cb_as_target(s, args[13], "workspace", true, &workspace) < 0
        || cb_as_uint64(args[14], "size_t", &workspaceSizeInBytes) < 0
        || cb_as_handle(m, T_cudaStream_t, args[15], &stream) < 0
        || ask_matmul_scale_type(s, &f_cublasLtMatmul, args, computeDesc, &query_matmul_scale_type,
            &result) < 0
        || ask_matmul_alpha_mode(s, &f_cublasLtMatmul, args, computeDesc, &query_matmul_alpha_mode,
            &result) < 0
        || (query_matmul_alpha_mode == CUBLASLT_POINTER_MODE_HOST
            && cb_number_kind(m, &table_scale_types, query_matmul_scale_type,
                query_matmul_scale_type, "alpha", &alpha_kind) < 0)
        || cb_number_in(m, args[2], alpha_kind, 0,
            query_matmul_alpha_mode == CUBLASLT_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || ((query_matmul_alpha_mode == CUBLASLT_POINTER_MODE_HOST
                || query_matmul_alpha_mode == CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST)
            && cb_number_kind(m, &table_scale_types, query_matmul_scale_type,
                query_matmul_scale_type, "beta", &beta_kind) < 0)
        || cb_number_in(m, args[7], beta_kind, 0,
            query_matmul_alpha_mode == CUBLASLT_POINTER_MODE_HOST
                || query_matmul_alpha_mode == CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST,
            "beta", &beta) < 0
        || (CB_UNLIKELY(workspace.held)
            && cb_address_check(&workspace, "cublasLtMatmul", "workspace",
                CB_COUNT(workspaceSizeInBytes)) < 0))
        goto done;
    fn_cublasLtMatmul *call = cb_symbol_address(&symbols[S_cublasLtMatmul]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(lightHandle, computeDesc, alpha.data, A.value, Adesc, B.value,
        Bdesc, beta.data, C.value, Cdesc, D.value, Ddesc, algo, workspace.value,
        workspaceSizeInBytes, stream);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasLtMatmul, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_address_release(&B);
    cb_number_done(&beta);
    cb_address_release(&C);
    cb_address_release(&D);
    cb_address_release(&workspace);
    return result;
}

// cublasStatus_t cublasLtMatrixTransform(cublasLtHandle_t lightHandle,
//     cublasLtMatrixTransformDesc_t transformDesc, const void *alpha, const void *A,
//     cublasLtMatrixLayout_t Adesc, const void *beta, const void *B, cublasLtMatrixLayout_t Bdesc,
//     void *C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream)
static const cb_function f_cublasLtMatrixTransform = {.name = "cublasLtMatrixTransform",
    .params = (const char *const[]){"lightHandle", "transformDesc", "alpha", "A", "Adesc", "beta",
        "B", "Bdesc", "C", "Cdesc", "stream", NULL},
    .param_count = 11};

CB_WRAPPER(cublasLtMatrixTransform)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatrixTransform, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtHandle_t lightHandle;
    cublasLtMatrixTransformDesc_t transformDesc;
    cb_number alpha, beta;
    cb_value_kind alpha_kind = CB_VALUE_NONE, beta_kind = CB_VALUE_NONE;
    cb_address A, B, C;
    cublasLtMatrixLayout_t Adesc, Bdesc, Cdesc;
    cudaStream_t stream;
    int32_t query_transform_scale_type, query_transform_mode;
    cb_number_init(&alpha);
    cb_number_init(&beta);
    A.held = B.held = C.held = false;
    if (cb_as_handle(m, T_cublasLtHandle_t, args[0], &lightHandle) < 0
        || cb_as_handle(m, T_cublasLtMatrixTransformDesc_t, args[1], &transformDesc) < 0
        || cb_as_address(m, args[3], &A) < 0
        || cb_as_handle(m, T_cublasLtMatrixLayout_t, args[4], &Adesc) < 0
        || cb_as_address(m, args[6], &B) < 0
        || cb_as_handle(m, T_cublasLtMatrixLayout_t, args[7], &Bdesc) < 0
        || cb_as_target(s, args[8], "C", false, &C) < 0
        || cb_as_handle(m, T_cublasLtMatrixLayout_t, args[9], &Cdesc) < 0
        || cb_as_handle(m, T_cudaStream_t, args[10], &stream) < 0
        || ask_transform_scale_type(s, &f_cublasLtMatrixTransform, args, transformDesc,
            &query_transform_scale_type, &result) < 0
        || ask_transform_mode(s, &f_cublasLtMatrixTransform, args, transformDesc,
            &query_transform_mode, &result) < 0
        || (query_transform_mode == CUBLASLT_POINTER_MODE_HOST
            && cb_number_kind(m, &table_scale_types, query_transform_scale_type,
                query_transform_scale_type, "alpha", &alpha_kind) < 0)
        || cb_number_in(m, args[2], alpha_kind, 0,
            query_transform_mode == CUBLASLT_POINTER_MODE_HOST, "alpha", &alpha) < 0
        || (query_transform_mode == CUBLASLT_POINTER_MODE_HOST
            && cb_number_kind(m, &table_scale_types, query_transform_scale_type,
                query_transform_scale_type, "beta", &beta_kind) < 0)
        || cb_number_in(m, args[5], beta_kind, 0,
            query_transform_mode == CUBLASLT_POINTER_MODE_HOST, "beta", &beta) < 0)
        goto done;
    fn_cublasLtMatrixTransform *call = cb_symbol_address(&symbols[S_cublasLtMatrixTransform]);
    if (call == NULL)
        goto done;
    PyThreadState *thread = cb_gil_begin_launch(s->module->gil);
    cublasStatus_t status = call(lightHandle, transformDesc, alpha.data, A.value, Adesc, beta.data,
        B.value, Bdesc, C.value, Cdesc, stream);
    cb_gil_end(thread);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasLtMatrixTransform, status, args, NULL);
done:
    cb_number_done(&alpha);
    cb_address_release(&A);
    cb_number_done(&beta);
    cb_address_release(&B);
    cb_address_release(&C);
    return result;
}

// cublasStatus_t cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size,
//     cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)
static const cb_function f_cublasLtMatrixLayoutInit_internal = {
    .name = "cublasLtMatrixLayoutInit_internal",
    .params = (const char *const[]){"matLayout", "size", "type", "rows", "cols", "ld", NULL},
    .param_count = 6};

CB_WRAPPER(cublasLtMatrixLayoutInit_internal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6];
    if (!cb_arguments(s, &f_cublasLtMatrixLayoutInit_internal, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixLayout_t matLayout;
    uint64_t size, rows, cols;
    int32_t type;
    int64_t ld;
    if (cb_as_handle(m, T_cublasLtMatrixLayout_t, args[0], &matLayout) < 0
        || cb_as_uint64(args[1], "size_t", &size) < 0
        || cb_as_enum(m, T_cudaDataType, args[2], "type", &type) < 0
        || cb_as_uint64(args[3], "uint64_t", &rows) < 0
        || cb_as_uint64(args[4], "uint64_t", &cols) < 0
        || cb_as_int64(args[5], "int64_t", &ld) < 0)
        return NULL;
    fn_cublasLtMatrixLayoutInit_internal *call =
        cb_symbol_address(&symbols[S_cublasLtMatrixLayoutInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(matLayout, size, (cudaDataType)type, rows, cols, ld);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtMatrixLayoutInit_internal, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasLtMatrixLayoutInit(cublasLtMatrixLayout_t matLayout, cudaDataType type,
//     uint64_t rows, uint64_t cols, int64_t ld)
static const cb_function f_cublasLtMatrixLayoutInit = {.name = "cublasLtMatrixLayoutInit",
    .params = (const char *const[]){"matLayout", "type", "rows", "cols", "ld", NULL},
    .param_count = 5};

CB_WRAPPER(cublasLtMatrixLayoutInit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5];
    if (!cb_arguments(s, &f_cublasLtMatrixLayoutInit, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixLayout_t matLayout;
    int32_t type;
    uint64_t rows, cols;
    int64_t ld;
    if (cb_as_record(m, T_cublasLtMatrixLayoutOpaque_t, args[0], "matLayout", &matLayout) < 0
        || cb_as_enum(m, T_cudaDataType, args[1], "type", &type) < 0
        || cb_as_uint64(args[2], "uint64_t", &rows) < 0
        || cb_as_uint64(args[3], "uint64_t", &cols) < 0
        || cb_as_int64(args[4], "int64_t", &ld) < 0)
        return NULL;
    fn_cublasLtMatrixLayoutInit_internal *call =
        cb_symbol_address(&symbols[S_cublasLtMatrixLayoutInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(matLayout, sizeof *matLayout, (cudaDataType)type, rows, cols, ld);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtMatrixLayoutInit, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout, cudaDataType type,
//     uint64_t rows, uint64_t cols, int64_t ld)
static const cb_function f_cublasLtMatrixLayoutCreate = {.name = "cublasLtMatrixLayoutCreate",
    .params = (const char *const[]){"type", "rows", "cols", "ld", NULL}, .param_count = 4,
    .result_count = 1};

CB_WRAPPER(cublasLtMatrixLayoutCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cublasLtMatrixLayoutCreate, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixLayout_t matLayout = NULL;
    int32_t type;
    uint64_t rows, cols;
    int64_t ld;
    if (cb_as_enum(m, T_cudaDataType, args[0], "type", &type) < 0
        || cb_as_uint64(args[1], "uint64_t", &rows) < 0
        || cb_as_uint64(args[2], "uint64_t", &cols) < 0
        || cb_as_int64(args[3], "int64_t", &ld) < 0)
        return NULL;
    fn_cublasLtMatrixLayoutCreate *call = cb_symbol_address(&symbols[S_cublasLtMatrixLayoutCreate]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(&matLayout, (cudaDataType)type, rows, cols, ld);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtMatrixLayoutCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cublasLtMatrixLayout_t, &matLayout));
}

// cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout)
static const cb_function f_cublasLtMatrixLayoutDestroy = {.name = "cublasLtMatrixLayoutDestroy",
    .params = (const char *const[]){"matLayout", NULL}, .param_count = 1};

CB_WRAPPER(cublasLtMatrixLayoutDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtMatrixLayoutDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixLayout_t matLayout;
    if (cb_as_handle(m, T_cublasLtMatrixLayout_t, args[0], &matLayout) < 0)
        return NULL;
    fn_cublasLtMatrixLayoutDestroy *call =
        cb_symbol_address(&symbols[S_cublasLtMatrixLayoutDestroy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(matLayout);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtMatrixLayoutDestroy, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout,
//     cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes)
static const cb_function f_cublasLtMatrixLayoutSetAttribute = {
    .name = "cublasLtMatrixLayoutSetAttribute",
    .params = (const char *const[]){"matLayout", "attr", "buf", NULL}, .param_count = 3};

CB_WRAPPER(cublasLtMatrixLayoutSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatrixLayoutSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixLayout_t matLayout;
    int32_t attr;
    cb_value buf;
    size_t sizeInBytes;
    cb_value_init(&buf);
    if (cb_as_handle(m, T_cublasLtMatrixLayout_t, args[0], &matLayout) < 0
        || cb_as_enum(m, T_cublasLtMatrixLayoutAttribute_t, args[1], "attr", &attr) < 0
        || cb_value_from(s, &table_matrix_layout, attr, args[2], "buf", &buf) < 0)
        goto done;
    sizeInBytes = buf.size;
    fn_cublasLtMatrixLayoutSetAttribute *call =
        cb_symbol_address(&symbols[S_cublasLtMatrixLayoutSetAttribute]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(matLayout, (cublasLtMatrixLayoutAttribute_t)attr, buf.data,
        sizeInBytes);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasLtMatrixLayoutSetAttribute, status, args, NULL);
done:
    cb_value_done(&buf);
    return result;
}

// cublasStatus_t cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout,
//     cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
static const cb_function f_cublasLtMatrixLayoutGetAttribute = {
    .name = "cublasLtMatrixLayoutGetAttribute",
    .params = (const char *const[]){"matLayout", "attr", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cublasLtMatrixLayoutGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatrixLayoutGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasLtMatrixLayout_t matLayout;
    int32_t attr;
    cb_value buf;
    size_t sizeWritten = 0;
    cb_value_init(&buf);
    if (cb_as_handle(m, T_cublasLtMatrixLayout_t, args[0], &matLayout) < 0
        || cb_as_enum(m, T_cublasLtMatrixLayoutAttribute_t, args[1], "attr", &attr) < 0)
        goto done;
    fn_cublasLtMatrixLayoutGetAttribute *call =
        cb_symbol_address(&symbols[S_cublasLtMatrixLayoutGetAttribute]);
    if (call == NULL)
        goto done;
    if (cb_value_asks(&table_matrix_layout, attr)) {
        status = call(matLayout, (cublasLtMatrixLayoutAttribute_t)attr, buf.data, buf.size,
            &sizeWritten);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail(s, &f_cublasLtMatrixLayoutGetAttribute, status, args, NULL);
            goto done;
        }
    }
    if (cb_value_prepare(m, &table_matrix_layout, attr, sizeWritten, &buf) < 0)
        goto done;
    sizeWritten = buf.size;
    status = call(matLayout, (cublasLtMatrixLayoutAttribute_t)attr, buf.data, buf.size,
        &sizeWritten);
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &buf));
    else
        result = cb_fail(s, &f_cublasLtMatrixLayoutGetAttribute, status, args, NULL);
done:
    cb_value_done(&buf);
    return result;
}

// cublasStatus_t cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc, size_t size,
//     cublasComputeType_t computeType, cudaDataType_t scaleType)
static const cb_function f_cublasLtMatmulDescInit_internal = {
    .name = "cublasLtMatmulDescInit_internal",
    .params = (const char *const[]){"matmulDesc", "size", "computeType", "scaleType", NULL},
    .param_count = 4};

CB_WRAPPER(cublasLtMatmulDescInit_internal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[4];
    if (!cb_arguments(s, &f_cublasLtMatmulDescInit_internal, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulDesc_t matmulDesc;
    uint64_t size;
    int32_t computeType, scaleType;
    if (cb_as_handle(m, T_cublasLtMatmulDesc_t, args[0], &matmulDesc) < 0
        || cb_as_uint64(args[1], "size_t", &size) < 0
        || cb_as_enum(m, T_cublasComputeType_t, args[2], "computeType", &computeType) < 0
        || cb_as_enum(m, T_cudaDataType_t, args[3], "scaleType", &scaleType) < 0)
        return NULL;
    fn_cublasLtMatmulDescInit_internal *call =
        cb_symbol_address(&symbols[S_cublasLtMatmulDescInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(matmulDesc, size, (cublasComputeType_t)computeType,
        (cudaDataType_t)scaleType);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtMatmulDescInit_internal, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasLtMatmulDescInit(cublasLtMatmulDesc_t matmulDesc,
//     cublasComputeType_t computeType, cudaDataType_t scaleType)
static const cb_function f_cublasLtMatmulDescInit = {.name = "cublasLtMatmulDescInit",
    .params = (const char *const[]){"matmulDesc", "computeType", "scaleType", NULL},
    .param_count = 3};

CB_WRAPPER(cublasLtMatmulDescInit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cublasLtMatmulDescInit, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulDesc_t matmulDesc;
    int32_t computeType, scaleType;
    if (cb_as_record(m, T_cublasLtMatmulDescOpaque_t, args[0], "matmulDesc", &matmulDesc) < 0
        || cb_as_enum(m, T_cublasComputeType_t, args[1], "computeType", &computeType) < 0
        || cb_as_enum(m, T_cudaDataType_t, args[2], "scaleType", &scaleType) < 0)
        return NULL;
    fn_cublasLtMatmulDescInit_internal *call =
        cb_symbol_address(&symbols[S_cublasLtMatmulDescInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(matmulDesc, sizeof *matmulDesc, (cublasComputeType_t)computeType,
        (cudaDataType_t)scaleType);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtMatmulDescInit, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *matmulDesc,
//     cublasComputeType_t computeType, cudaDataType_t scaleType)
static const cb_function f_cublasLtMatmulDescCreate = {.name = "cublasLtMatmulDescCreate",
    .params = (const char *const[]){"computeType", "scaleType", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cublasLtMatmulDescCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cublasLtMatmulDescCreate, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulDesc_t matmulDesc = NULL;
    int32_t computeType, scaleType;
    if (cb_as_enum(m, T_cublasComputeType_t, args[0], "computeType", &computeType) < 0
        || cb_as_enum(m, T_cudaDataType_t, args[1], "scaleType", &scaleType) < 0)
        return NULL;
    fn_cublasLtMatmulDescCreate *call = cb_symbol_address(&symbols[S_cublasLtMatmulDescCreate]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(&matmulDesc, (cublasComputeType_t)computeType,
        (cudaDataType_t)scaleType);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtMatmulDescCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cublasLtMatmulDesc_t, &matmulDesc));
}

// cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc)
static const cb_function f_cublasLtMatmulDescDestroy = {.name = "cublasLtMatmulDescDestroy",
    .params = (const char *const[]){"matmulDesc", NULL}, .param_count = 1};

CB_WRAPPER(cublasLtMatmulDescDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtMatmulDescDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulDesc_t matmulDesc;
    if (cb_as_handle(m, T_cublasLtMatmulDesc_t, args[0], &matmulDesc) < 0)
        return NULL;
    fn_cublasLtMatmulDescDestroy *call = cb_symbol_address(&symbols[S_cublasLtMatmulDescDestroy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(matmulDesc);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtMatmulDescDestroy, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc,
//     cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes)
static const cb_function f_cublasLtMatmulDescSetAttribute = {
    .name = "cublasLtMatmulDescSetAttribute",
    .params = (const char *const[]){"matmulDesc", "attr", "buf", NULL}, .param_count = 3};

CB_WRAPPER(cublasLtMatmulDescSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatmulDescSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulDesc_t matmulDesc;
    int32_t attr;
    cb_value buf;
    size_t sizeInBytes;
    cb_value_init(&buf);
    if (cb_as_handle(m, T_cublasLtMatmulDesc_t, args[0], &matmulDesc) < 0
        || cb_as_enum(m, T_cublasLtMatmulDescAttributes_t, args[1], "attr", &attr) < 0
        || cb_value_from(s, &table_matmul_desc, attr, args[2], "buf", &buf) < 0)
        goto done;
    sizeInBytes = buf.size;
    fn_cublasLtMatmulDescSetAttribute *call =
        cb_symbol_address(&symbols[S_cublasLtMatmulDescSetAttribute]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(matmulDesc, (cublasLtMatmulDescAttributes_t)attr, buf.data,
        sizeInBytes);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasLtMatmulDescSetAttribute, status, args, NULL);
done:
    cb_value_done(&buf);
    return result;
}

// cublasStatus_t cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc,
//     cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
static const cb_function f_cublasLtMatmulDescGetAttribute = {
    .name = "cublasLtMatmulDescGetAttribute",
    .params = (const char *const[]){"matmulDesc", "attr", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cublasLtMatmulDescGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatmulDescGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasLtMatmulDesc_t matmulDesc;
    int32_t attr;
    cb_value buf;
    size_t sizeWritten = 0;
    cb_value_init(&buf);
    if (cb_as_handle(m, T_cublasLtMatmulDesc_t, args[0], &matmulDesc) < 0
        || cb_as_enum(m, T_cublasLtMatmulDescAttributes_t, args[1], "attr", &attr) < 0)
        goto done;
    fn_cublasLtMatmulDescGetAttribute *call =
        cb_symbol_address(&symbols[S_cublasLtMatmulDescGetAttribute]);
    if (call == NULL)
        goto done;
    if (cb_value_asks(&table_matmul_desc, attr)) {
        status = call(matmulDesc, (cublasLtMatmulDescAttributes_t)attr, buf.data, buf.size,
            &sizeWritten);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail(s, &f_cublasLtMatmulDescGetAttribute, status, args, NULL);
            goto done;
        }
    }
    if (cb_value_prepare(m, &table_matmul_desc, attr, sizeWritten, &buf) < 0)
        goto done;
    sizeWritten = buf.size;
    status = call(matmulDesc, (cublasLtMatmulDescAttributes_t)attr, buf.data, buf.size,
        &sizeWritten);
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &buf));
    else
        result = cb_fail(s, &f_cublasLtMatmulDescGetAttribute, status, args, NULL);
done:
    cb_value_done(&buf);
    return result;
}

// cublasStatus_t cublasLtMatrixTransformDescInit_internal(
//     cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType)
static const cb_function f_cublasLtMatrixTransformDescInit_internal = {
    .name = "cublasLtMatrixTransformDescInit_internal",
    .params = (const char *const[]){"transformDesc", "size", "scaleType", NULL}, .param_count = 3};

CB_WRAPPER(cublasLtMatrixTransformDescInit_internal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3];
    if (!cb_arguments(s, &f_cublasLtMatrixTransformDescInit_internal, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixTransformDesc_t transformDesc;
    uint64_t size;
    int32_t scaleType;
    if (cb_as_handle(m, T_cublasLtMatrixTransformDesc_t, args[0], &transformDesc) < 0
        || cb_as_uint64(args[1], "size_t", &size) < 0
        || cb_as_enum(m, T_cudaDataType, args[2], "scaleType", &scaleType) < 0)
        return NULL;
    fn_cublasLtMatrixTransformDescInit_internal *call =
        cb_symbol_address(&symbols[S_cublasLtMatrixTransformDescInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(transformDesc, size, (cudaDataType)scaleType);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtMatrixTransformDescInit_internal, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasLtMatrixTransformDescInit(cublasLtMatrixTransformDesc_t transformDesc,
//     cudaDataType scaleType)
static const cb_function f_cublasLtMatrixTransformDescInit = {
    .name = "cublasLtMatrixTransformDescInit",
    .params = (const char *const[]){"transformDesc", "scaleType", NULL}, .param_count = 2};

CB_WRAPPER(cublasLtMatrixTransformDescInit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cublasLtMatrixTransformDescInit, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixTransformDesc_t transformDesc;
    int32_t scaleType;
    if (cb_as_record(m, T_cublasLtMatrixTransformDescOpaque_t, args[0], "transformDesc",
            &transformDesc) < 0
        || cb_as_enum(m, T_cudaDataType, args[1], "scaleType", &scaleType) < 0)
        return NULL;
    fn_cublasLtMatrixTransformDescInit_internal *call =
        cb_symbol_address(&symbols[S_cublasLtMatrixTransformDescInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(transformDesc, sizeof *transformDesc, (cudaDataType)scaleType);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtMatrixTransformDescInit, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t *transformDesc,
//     cudaDataType scaleType)
static const cb_function f_cublasLtMatrixTransformDescCreate = {
    .name = "cublasLtMatrixTransformDescCreate",
    .params = (const char *const[]){"scaleType", NULL}, .param_count = 1, .result_count = 1};

CB_WRAPPER(cublasLtMatrixTransformDescCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtMatrixTransformDescCreate, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixTransformDesc_t transformDesc = NULL;
    int32_t scaleType;
    if (cb_as_enum(m, T_cudaDataType, args[0], "scaleType", &scaleType) < 0)
        return NULL;
    fn_cublasLtMatrixTransformDescCreate *call =
        cb_symbol_address(&symbols[S_cublasLtMatrixTransformDescCreate]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(&transformDesc, (cudaDataType)scaleType);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtMatrixTransformDescCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cublasLtMatrixTransformDesc_t, &transformDesc));
}

// cublasStatus_t cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t transformDesc)
static const cb_function f_cublasLtMatrixTransformDescDestroy = {
    .name = "cublasLtMatrixTransformDescDestroy",
    .params = (const char *const[]){"transformDesc", NULL}, .param_count = 1};

CB_WRAPPER(cublasLtMatrixTransformDescDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtMatrixTransformDescDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixTransformDesc_t transformDesc;
    if (cb_as_handle(m, T_cublasLtMatrixTransformDesc_t, args[0], &transformDesc) < 0)
        return NULL;
    fn_cublasLtMatrixTransformDescDestroy *call =
        cb_symbol_address(&symbols[S_cublasLtMatrixTransformDescDestroy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(transformDesc);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtMatrixTransformDescDestroy, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasLtMatrixTransformDescSetAttribute(
//     cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr,
//     const void *buf, size_t sizeInBytes)
static const cb_function f_cublasLtMatrixTransformDescSetAttribute = {
    .name = "cublasLtMatrixTransformDescSetAttribute",
    .params = (const char *const[]){"transformDesc", "attr", "buf", NULL}, .param_count = 3};

CB_WRAPPER(cublasLtMatrixTransformDescSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatrixTransformDescSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatrixTransformDesc_t transformDesc;
    int32_t attr;
    cb_value buf;
    size_t sizeInBytes;
    cb_value_init(&buf);
    if (cb_as_handle(m, T_cublasLtMatrixTransformDesc_t, args[0], &transformDesc) < 0
        || cb_as_enum(m, T_cublasLtMatrixTransformDescAttributes_t, args[1], "attr", &attr) < 0
        || cb_value_from(s, &table_transform_desc, attr, args[2], "buf", &buf) < 0)
        goto done;
    sizeInBytes = buf.size;
    fn_cublasLtMatrixTransformDescSetAttribute *call =
        cb_symbol_address(&symbols[S_cublasLtMatrixTransformDescSetAttribute]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(transformDesc, (cublasLtMatrixTransformDescAttributes_t)attr,
        buf.data, sizeInBytes);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasLtMatrixTransformDescSetAttribute, status, args, NULL);
done:
    cb_value_done(&buf);
    return result;
}

// cublasStatus_t cublasLtMatrixTransformDescGetAttribute(
//     cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr,
//     void *buf, size_t sizeInBytes, size_t *sizeWritten)
static const cb_function f_cublasLtMatrixTransformDescGetAttribute = {
    .name = "cublasLtMatrixTransformDescGetAttribute",
    .params = (const char *const[]){"transformDesc", "attr", NULL}, .param_count = 2,
    .result_count = 1};

CB_WRAPPER(cublasLtMatrixTransformDescGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatrixTransformDescGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasLtMatrixTransformDesc_t transformDesc;
    int32_t attr;
    cb_value buf;
    size_t sizeWritten = 0;
    cb_value_init(&buf);
    if (cb_as_handle(m, T_cublasLtMatrixTransformDesc_t, args[0], &transformDesc) < 0
        || cb_as_enum(m, T_cublasLtMatrixTransformDescAttributes_t, args[1], "attr", &attr) < 0)
        goto done;
    fn_cublasLtMatrixTransformDescGetAttribute *call =
        cb_symbol_address(&symbols[S_cublasLtMatrixTransformDescGetAttribute]);
    if (call == NULL)
        goto done;
    if (cb_value_asks(&table_transform_desc, attr)) {
        status = call(transformDesc, (cublasLtMatrixTransformDescAttributes_t)attr, buf.data,
            buf.size, &sizeWritten);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail(s, &f_cublasLtMatrixTransformDescGetAttribute, status, args, NULL);
            goto done;
        }
    }
    if (cb_value_prepare(m, &table_transform_desc, attr, sizeWritten, &buf) < 0)
        goto done;
    sizeWritten = buf.size;
    status = call(transformDesc, (cublasLtMatrixTransformDescAttributes_t)attr, buf.data, buf.size,
        &sizeWritten);
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &buf));
    else
        result = cb_fail(s, &f_cublasLtMatrixTransformDescGetAttribute, status, args, NULL);
done:
    cb_value_done(&buf);
    return result;
}

// cublasStatus_t cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref,
//     size_t size)
static const cb_function f_cublasLtMatmulPreferenceInit_internal = {
    .name = "cublasLtMatmulPreferenceInit_internal",
    .params = (const char *const[]){"pref", "size", NULL}, .param_count = 2};

CB_WRAPPER(cublasLtMatmulPreferenceInit_internal)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2];
    if (!cb_arguments(s, &f_cublasLtMatmulPreferenceInit_internal, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulPreference_t pref;
    uint64_t size;
    if (cb_as_handle(m, T_cublasLtMatmulPreference_t, args[0], &pref) < 0
        || cb_as_uint64(args[1], "size_t", &size) < 0)
        return NULL;
    fn_cublasLtMatmulPreferenceInit_internal *call =
        cb_symbol_address(&symbols[S_cublasLtMatmulPreferenceInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(pref, size);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtMatmulPreferenceInit_internal, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasLtMatmulPreferenceInit(cublasLtMatmulPreference_t pref)
static const cb_function f_cublasLtMatmulPreferenceInit = {.name = "cublasLtMatmulPreferenceInit",
    .params = (const char *const[]){"pref", NULL}, .param_count = 1};

CB_WRAPPER(cublasLtMatmulPreferenceInit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtMatmulPreferenceInit, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulPreference_t pref;
    if (cb_as_record(m, T_cublasLtMatmulPreferenceOpaque_t, args[0], "pref", &pref) < 0)
        return NULL;
    fn_cublasLtMatmulPreferenceInit_internal *call =
        cb_symbol_address(&symbols[S_cublasLtMatmulPreferenceInit_internal]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(pref, sizeof *pref);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtMatmulPreferenceInit, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *pref)
static const cb_function f_cublasLtMatmulPreferenceCreate = {
    .name = "cublasLtMatmulPreferenceCreate", .params = (const char *const[]){NULL},
    .param_count = 0, .result_count = 1};

CB_WRAPPER(cublasLtMatmulPreferenceCreate)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtMatmulPreferenceCreate, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulPreference_t pref = NULL;
    fn_cublasLtMatmulPreferenceCreate *call =
        cb_symbol_address(&symbols[S_cublasLtMatmulPreferenceCreate]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(&pref);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtMatmulPreferenceCreate, status, args, NULL);
    return cb_return1(s, cb_cell_new(m, T_cublasLtMatmulPreference_t, &pref));
}

// cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref)
static const cb_function f_cublasLtMatmulPreferenceDestroy = {
    .name = "cublasLtMatmulPreferenceDestroy", .params = (const char *const[]){"pref", NULL},
    .param_count = 1};

CB_WRAPPER(cublasLtMatmulPreferenceDestroy)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtMatmulPreferenceDestroy, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulPreference_t pref;
    if (cb_as_handle(m, T_cublasLtMatmulPreference_t, args[0], &pref) < 0)
        return NULL;
    fn_cublasLtMatmulPreferenceDestroy *call =
        cb_symbol_address(&symbols[S_cublasLtMatmulPreferenceDestroy]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(pref);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtMatmulPreferenceDestroy, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref,
//     cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)
static const cb_function f_cublasLtMatmulPreferenceSetAttribute = {
    .name = "cublasLtMatmulPreferenceSetAttribute",
    .params = (const char *const[]){"pref", "attr", "buf", NULL}, .param_count = 3};

CB_WRAPPER(cublasLtMatmulPreferenceSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatmulPreferenceSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulPreference_t pref;
    int32_t attr;
    cb_value buf;
    size_t sizeInBytes;
    cb_value_init(&buf);
    if (cb_as_handle(m, T_cublasLtMatmulPreference_t, args[0], &pref) < 0
        || cb_as_enum(m, T_cublasLtMatmulPreferenceAttributes_t, args[1], "attr", &attr) < 0
        || cb_value_from(s, &table_preference, attr, args[2], "buf", &buf) < 0)
        goto done;
    sizeInBytes = buf.size;
    fn_cublasLtMatmulPreferenceSetAttribute *call =
        cb_symbol_address(&symbols[S_cublasLtMatmulPreferenceSetAttribute]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(pref, (cublasLtMatmulPreferenceAttributes_t)attr, buf.data,
        sizeInBytes);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasLtMatmulPreferenceSetAttribute, status, args, NULL);
done:
    cb_value_done(&buf);
    return result;
}

// cublasStatus_t cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref,
//     cublasLtMatmulPreferenceAttributes_t attr, void *buf, size_t sizeInBytes,
//     size_t *sizeWritten)
static const cb_function f_cublasLtMatmulPreferenceGetAttribute = {
    .name = "cublasLtMatmulPreferenceGetAttribute",
    .params = (const char *const[]){"pref", "attr", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cublasLtMatmulPreferenceGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatmulPreferenceGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    cublasLtMatmulPreference_t pref;
    int32_t attr;
    cb_value buf;
    size_t sizeWritten = 0;
    cb_value_init(&buf);
    if (cb_as_handle(m, T_cublasLtMatmulPreference_t, args[0], &pref) < 0
        || cb_as_enum(m, T_cublasLtMatmulPreferenceAttributes_t, args[1], "attr", &attr) < 0)
        goto done;
    fn_cublasLtMatmulPreferenceGetAttribute *call =
        cb_symbol_address(&symbols[S_cublasLtMatmulPreferenceGetAttribute]);
    if (call == NULL)
        goto done;
    if (cb_value_asks(&table_preference, attr)) {
        status = call(pref, (cublasLtMatmulPreferenceAttributes_t)attr, buf.data, buf.size,
            &sizeWritten);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail(s, &f_cublasLtMatmulPreferenceGetAttribute, status, args, NULL);
            goto done;
        }
    }
    if (cb_value_prepare(m, &table_preference, attr, sizeWritten, &buf) < 0)
        goto done;
    sizeWritten = buf.size;
    status = call(pref, (cublasLtMatmulPreferenceAttributes_t)attr, buf.data, buf.size,
        &sizeWritten);
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &buf));
    else
        result = cb_fail(s, &f_cublasLtMatmulPreferenceGetAttribute, status, args, NULL);
done:
    cb_value_done(&buf);
    return result;
}

// cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle,
//     cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,
//     cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc,
//     cublasLtMatmulPreference_t preference, int requestedAlgoCount,
//     cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount)
static const cb_function f_cublasLtMatmulAlgoGetHeuristic = {
    .name = "cublasLtMatmulAlgoGetHeuristic",
    .params = (const char *const[]){"lightHandle", "operationDesc", "Adesc", "Bdesc", "Cdesc",
        "Ddesc", "preference", "requestedAlgoCount", NULL},
    .param_count = 8, .result_count = 2, .hidden_result_mask = 0x2};

CB_WRAPPER(cublasLtMatmulAlgoGetHeuristic)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatmulAlgoGetHeuristic, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtHandle_t lightHandle;
    cublasLtMatmulDesc_t operationDesc;
    cublasLtMatrixLayout_t Adesc, Bdesc, Cdesc, Ddesc;
    cublasLtMatmulPreference_t preference;
    int32_t requestedAlgoCount;
    cb_array heuristicResultsArray;
    size_t heuristicResultsArray_count = 0;
    int returnAlgoCount = 0;
    cb_array_init(&heuristicResultsArray);
    if (cb_as_handle(m, T_cublasLtHandle_t, args[0], &lightHandle) < 0
        || cb_as_handle(m, T_cublasLtMatmulDesc_t, args[1], &operationDesc) < 0
        || cb_as_handle(m, T_cublasLtMatrixLayout_t, args[2], &Adesc) < 0
        || cb_as_handle(m, T_cublasLtMatrixLayout_t, args[3], &Bdesc) < 0
        || cb_as_handle(m, T_cublasLtMatrixLayout_t, args[4], &Cdesc) < 0
        || cb_as_handle(m, T_cublasLtMatrixLayout_t, args[5], &Ddesc) < 0
        || cb_as_handle(m, T_cublasLtMatmulPreference_t, args[6], &preference) < 0
        || cb_as_int32(args[7], "int", &requestedAlgoCount) < 0)
        goto done;
    fn_cublasLtMatmulAlgoGetHeuristic *call =
        cb_symbol_address(&symbols[S_cublasLtMatmulAlgoGetHeuristic]);
    if (call == NULL)
        goto done;
    heuristicResultsArray_count = (size_t)requestedAlgoCount;
    if (cb_array_reserve(&heuristicResultsArray, heuristicResultsArray_count,
            sizeof(cublasLtMatmulHeuristicResult_t)) < 0)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference,
        requestedAlgoCount, heuristicResultsArray.data, &returnAlgoCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasLtMatmulAlgoGetHeuristic, status, args, NULL);
        goto done;
    }
    if ((size_t)returnAlgoCount < heuristicResultsArray_count)
        heuristicResultsArray_count = (size_t)returnAlgoCount;
    PyObject *values[] = {
        cb_record_list(m, T_cublasLtMatmulHeuristicResult_t, heuristicResultsArray.data,
            heuristicResultsArray_count),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromLong(returnAlgoCount)
    };
    result = cb_return_many(s, &f_cublasLtMatmulAlgoGetHeuristic, values);
done:
    cb_array_done(&heuristicResultsArray);
    return result;
}

// cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle,
//     cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,
//     cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount,
//     int *algoIdsArray, int *returnAlgoCount)
static const cb_function f_cublasLtMatmulAlgoGetIds = {.name = "cublasLtMatmulAlgoGetIds",
    .params = (const char *const[]){"lightHandle", "computeType", "scaleType", "Atype", "Btype",
        "Ctype", "Dtype", "requestedAlgoCount", NULL},
    .param_count = 8, .result_count = 2, .hidden_result_mask = 0x2};

CB_WRAPPER(cublasLtMatmulAlgoGetIds)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatmulAlgoGetIds, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtHandle_t lightHandle;
    int32_t computeType, scaleType, Atype, Btype, Ctype, Dtype, requestedAlgoCount;
    cb_array algoIdsArray;
    size_t algoIdsArray_count = 0;
    int returnAlgoCount = 0;
    cb_array_init(&algoIdsArray);
    if (cb_as_handle(m, T_cublasLtHandle_t, args[0], &lightHandle) < 0
        || cb_as_enum(m, T_cublasComputeType_t, args[1], "computeType", &computeType) < 0
        || cb_as_enum(m, T_cudaDataType_t, args[2], "scaleType", &scaleType) < 0
        || cb_as_enum(m, T_cudaDataType_t, args[3], "Atype", &Atype) < 0
        || cb_as_enum(m, T_cudaDataType_t, args[4], "Btype", &Btype) < 0
        || cb_as_enum(m, T_cudaDataType_t, args[5], "Ctype", &Ctype) < 0
        || cb_as_enum(m, T_cudaDataType_t, args[6], "Dtype", &Dtype) < 0
        || cb_as_int32(args[7], "int", &requestedAlgoCount) < 0)
        goto done;
    fn_cublasLtMatmulAlgoGetIds *call = cb_symbol_address(&symbols[S_cublasLtMatmulAlgoGetIds]);
    if (call == NULL)
        goto done;
    algoIdsArray_count = (size_t)requestedAlgoCount;
    if (cb_array_reserve(&algoIdsArray, algoIdsArray_count, sizeof(int)) < 0)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(lightHandle, (cublasComputeType_t)computeType, (cudaDataType_t)scaleType,
        (cudaDataType_t)Atype, (cudaDataType_t)Btype, (cudaDataType_t)Ctype, (cudaDataType_t)Dtype,
        requestedAlgoCount, algoIdsArray.data, &returnAlgoCount);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasLtMatmulAlgoGetIds, status, args, NULL);
        goto done;
    }
    if ((size_t)returnAlgoCount < algoIdsArray_count)
        algoIdsArray_count = (size_t)returnAlgoCount;
    PyObject *values[] = {
        cb_int_list(algoIdsArray.data, algoIdsArray_count, sizeof(int), true),
        s->checked ? Py_NewRef(Py_None) : PyLong_FromLong(returnAlgoCount)
    };
    result = cb_return_many(s, &f_cublasLtMatmulAlgoGetIds, values);
done:
    cb_array_done(&algoIdsArray);
    return result;
}

// cublasStatus_t cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle,
//     cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,
//     cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId,
//     cublasLtMatmulAlgo_t *algo)
static const cb_function f_cublasLtMatmulAlgoInit = {.name = "cublasLtMatmulAlgoInit",
    .params = (const char *const[]){"lightHandle", "computeType", "scaleType", "Atype", "Btype",
        "Ctype", "Dtype", "algoId", NULL},
    .param_count = 8, .result_count = 1};

CB_WRAPPER(cublasLtMatmulAlgoInit)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatmulAlgoInit, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtHandle_t lightHandle;
    int32_t computeType, scaleType, Atype, Btype, Ctype, Dtype, algoId;
    PyObject *algo = NULL;
    if (cb_as_handle(m, T_cublasLtHandle_t, args[0], &lightHandle) < 0
        || cb_as_enum(m, T_cublasComputeType_t, args[1], "computeType", &computeType) < 0
        || cb_as_enum(m, T_cudaDataType_t, args[2], "scaleType", &scaleType) < 0
        || cb_as_enum(m, T_cudaDataType_t, args[3], "Atype", &Atype) < 0
        || cb_as_enum(m, T_cudaDataType_t, args[4], "Btype", &Btype) < 0
        || cb_as_enum(m, T_cudaDataType_t, args[5], "Ctype", &Ctype) < 0
        || cb_as_enum(m, T_cudaDataType_t, args[6], "Dtype", &Dtype) < 0
        || cb_as_int32(args[7], "int", &algoId) < 0)
        goto done;
    fn_cublasLtMatmulAlgoInit *call = cb_symbol_address(&symbols[S_cublasLtMatmulAlgoInit]);
    if (call == NULL)
        goto done;
    algo = cb_record_new(m, T_cublasLtMatmulAlgo_t);
    if (algo == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(lightHandle, (cublasComputeType_t)computeType, (cudaDataType_t)scaleType,
        (cudaDataType_t)Atype, (cudaDataType_t)Btype, (cudaDataType_t)Ctype, (cudaDataType_t)Dtype,
        algoId, cb_record_data(algo));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, Py_NewRef(algo));
    else
        result = cb_fail(s, &f_cublasLtMatmulAlgoInit, status, args, NULL);
done:
    Py_XDECREF(algo);
    return result;
}

// cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle,
//     cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,
//     cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc,
//     const cublasLtMatmulAlgo_t *algo, cublasLtMatmulHeuristicResult_t *result)
static const cb_function f_cublasLtMatmulAlgoCheck = {.name = "cublasLtMatmulAlgoCheck",
    .params = (const char *const[]){"lightHandle", "operationDesc", "Adesc", "Bdesc", "Cdesc",
        "Ddesc", "algo", NULL},
    .param_count = 7, .result_count = 1};

CB_WRAPPER(cublasLtMatmulAlgoCheck)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatmulAlgoCheck, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtHandle_t lightHandle;
    cublasLtMatmulDesc_t operationDesc;
    cublasLtMatrixLayout_t Adesc, Bdesc, Cdesc, Ddesc;
    const cublasLtMatmulAlgo_t *algo;
    PyObject *result_ = NULL;
    if (cb_as_handle(m, T_cublasLtHandle_t, args[0], &lightHandle) < 0
        || cb_as_handle(m, T_cublasLtMatmulDesc_t, args[1], &operationDesc) < 0
        || cb_as_handle(m, T_cublasLtMatrixLayout_t, args[2], &Adesc) < 0
        || cb_as_handle(m, T_cublasLtMatrixLayout_t, args[3], &Bdesc) < 0
        || cb_as_handle(m, T_cublasLtMatrixLayout_t, args[4], &Cdesc) < 0
        || cb_as_handle(m, T_cublasLtMatrixLayout_t, args[5], &Ddesc) < 0
        || cb_as_record(m, T_cublasLtMatmulAlgo_t, args[6], "algo", &algo) < 0)
        goto done;
    fn_cublasLtMatmulAlgoCheck *call = cb_symbol_address(&symbols[S_cublasLtMatmulAlgoCheck]);
    if (call == NULL)
        goto done;
    result_ = cb_record_new(m, T_cublasLtMatmulHeuristicResult_t);
    if (result_ == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo,
        cb_record_data(result_));
    Py_END_ALLOW_THREADS
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, Py_NewRef(result_));
    else
        result = cb_fail(s, &f_cublasLtMatmulAlgoCheck, status, args, NULL);
done:
    Py_XDECREF(result_);
    return result;
}

// cublasStatus_t cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t *algo,
//     cublasLtMatmulAlgoCapAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
static const cb_function f_cublasLtMatmulAlgoCapGetAttribute = {
    .name = "cublasLtMatmulAlgoCapGetAttribute",
    .params = (const char *const[]){"algo", "attr", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cublasLtMatmulAlgoCapGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatmulAlgoCapGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    const cublasLtMatmulAlgo_t *algo;
    int32_t attr;
    cb_value buf;
    size_t sizeWritten = 0;
    cb_value_init(&buf);
    if (cb_as_record(m, T_cublasLtMatmulAlgo_t, args[0], "algo", &algo) < 0
        || cb_as_enum(m, T_cublasLtMatmulAlgoCapAttributes_t, args[1], "attr", &attr) < 0)
        goto done;
    fn_cublasLtMatmulAlgoCapGetAttribute *call =
        cb_symbol_address(&symbols[S_cublasLtMatmulAlgoCapGetAttribute]);
    if (call == NULL)
        goto done;
    if (cb_value_asks(&table_algo_cap, attr)) {
        status = call(algo, (cublasLtMatmulAlgoCapAttributes_t)attr, buf.data, buf.size,
            &sizeWritten);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail(s, &f_cublasLtMatmulAlgoCapGetAttribute, status, args, NULL);
            goto done;
        }
    }
    if (cb_value_prepare(m, &table_algo_cap, attr, sizeWritten, &buf) < 0)
        goto done;
    sizeWritten = buf.size;
    status = call(algo, (cublasLtMatmulAlgoCapAttributes_t)attr, buf.data, buf.size, &sizeWritten);
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &buf));
    else
        result = cb_fail(s, &f_cublasLtMatmulAlgoCapGetAttribute, status, args, NULL);
done:
    cb_value_done(&buf);
    return result;
}

// cublasStatus_t cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *algo,
//     cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf, size_t sizeInBytes)
static const cb_function f_cublasLtMatmulAlgoConfigSetAttribute = {
    .name = "cublasLtMatmulAlgoConfigSetAttribute",
    .params = (const char *const[]){"algo", "attr", "buf", NULL}, .param_count = 3};

CB_WRAPPER(cublasLtMatmulAlgoConfigSetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[3], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatmulAlgoConfigSetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cublasLtMatmulAlgo_t *algo;
    int32_t attr;
    cb_value buf;
    size_t sizeInBytes;
    cb_value_init(&buf);
    if (cb_as_record(m, T_cublasLtMatmulAlgo_t, args[0], "algo", &algo) < 0
        || cb_as_enum(m, T_cublasLtMatmulAlgoConfigAttributes_t, args[1], "attr", &attr) < 0
        || cb_value_from(s, &table_algo_config, attr, args[2], "buf", &buf) < 0)
        goto done;
    sizeInBytes = buf.size;
    fn_cublasLtMatmulAlgoConfigSetAttribute *call =
        cb_symbol_address(&symbols[S_cublasLtMatmulAlgoConfigSetAttribute]);
    if (call == NULL)
        goto done;
    cublasStatus_t status = call(algo, (cublasLtMatmulAlgoConfigAttributes_t)attr, buf.data,
        sizeInBytes);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasLtMatmulAlgoConfigSetAttribute, status, args, NULL);
done:
    cb_value_done(&buf);
    return result;
}

// cublasStatus_t cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *algo,
//     cublasLtMatmulAlgoConfigAttributes_t attr, void *buf, size_t sizeInBytes,
//     size_t *sizeWritten)
static const cb_function f_cublasLtMatmulAlgoConfigGetAttribute = {
    .name = "cublasLtMatmulAlgoConfigGetAttribute",
    .params = (const char *const[]){"algo", "attr", NULL}, .param_count = 2, .result_count = 1};

CB_WRAPPER(cublasLtMatmulAlgoConfigGetAttribute)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[2], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtMatmulAlgoConfigGetAttribute, &args, nargs, kwnames, slots))
        return NULL;
    cublasStatus_t status;
    const cublasLtMatmulAlgo_t *algo;
    int32_t attr;
    cb_value buf;
    size_t sizeWritten = 0;
    cb_value_init(&buf);
    if (cb_as_record(m, T_cublasLtMatmulAlgo_t, args[0], "algo", &algo) < 0
        || cb_as_enum(m, T_cublasLtMatmulAlgoConfigAttributes_t, args[1], "attr", &attr) < 0)
        goto done;
    fn_cublasLtMatmulAlgoConfigGetAttribute *call =
        cb_symbol_address(&symbols[S_cublasLtMatmulAlgoConfigGetAttribute]);
    if (call == NULL)
        goto done;
    if (cb_value_asks(&table_algo_config, attr)) {
        status = call(algo, (cublasLtMatmulAlgoConfigAttributes_t)attr, buf.data, buf.size,
            &sizeWritten);
        if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
            result = cb_fail(s, &f_cublasLtMatmulAlgoConfigGetAttribute, status, args, NULL);
            goto done;
        }
    }
    if (cb_value_prepare(m, &table_algo_config, attr, sizeWritten, &buf) < 0)
        goto done;
    sizeWritten = buf.size;
    status = call(algo, (cublasLtMatmulAlgoConfigAttributes_t)attr, buf.data, buf.size,
        &sizeWritten);
    if (CB_LIKELY(status == CUBLAS_STATUS_SUCCESS))
        result = cb_return1(s, cb_value_result(s, &buf));
    else
        result = cb_fail(s, &f_cublasLtMatmulAlgoConfigGetAttribute, status, args, NULL);
done:
    cb_value_done(&buf);
    return result;
}

// cublasStatus_t cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback)
static const cb_function f_cublasLtLoggerSetCallback = {.name = "cublasLtLoggerSetCallback",
    .params = (const char *const[]){"callback", NULL}, .param_count = 1};

CB_WRAPPER(cublasLtLoggerSetCallback)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtLoggerSetCallback, &args, nargs, kwnames, slots))
        return NULL;
    cb_callback callback = {0};
    if (cb_as_callback(m, T_cublasLtLoggerCallback_t, args[0],
            (void *)trampoline_cublasLtLoggerSetCallback_callback, NULL, CB_SCOPE_PROCESS,
            &callback) < 0)
        goto done;
    fn_cublasLtLoggerSetCallback *call = cb_symbol_address(&symbols[S_cublasLtLoggerSetCallback]);
    if (call == NULL)
        goto done;
    cb_callback_offer(&slot_cublasLtLoggerSetCallback_callback, &callback);
    cublasStatus_t status = call((cublasLtLoggerCallback_t)callback.function);
    cb_callback_install(&slot_cublasLtLoggerSetCallback_callback, &callback,
        status == CUBLAS_STATUS_SUCCESS);
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasLtLoggerSetCallback, status, args, NULL);
done:
    cb_callback_install(&slot_cublasLtLoggerSetCallback_callback, &callback, false);
    return result;
}

// cublasStatus_t cublasLtLoggerSetFile(FILE *file)
static const cb_function f_cublasLtLoggerSetFile = {.name = "cublasLtLoggerSetFile",
    .params = (const char *const[]){"file", NULL}, .param_count = 1};

CB_WRAPPER(cublasLtLoggerSetFile)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtLoggerSetFile, &args, nargs, kwnames, slots))
        return NULL;
    cb_address file;
    file.held = false;
    if (cb_as_address(m, args[0], &file) < 0)
        goto done;
    fn_cublasLtLoggerSetFile *call = cb_symbol_address(&symbols[S_cublasLtLoggerSetFile]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(file.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasLtLoggerSetFile, status, args, NULL);
done:
    cb_address_release(&file);
    return result;
}

// cublasStatus_t cublasLtLoggerOpenFile(const char *logFile)
static const cb_function f_cublasLtLoggerOpenFile = {.name = "cublasLtLoggerOpenFile",
    .params = (const char *const[]){"logFile", NULL}, .param_count = 1};

CB_WRAPPER(cublasLtLoggerOpenFile)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1], *result = NULL;
    if (!cb_arguments(s, &f_cublasLtLoggerOpenFile, &args, nargs, kwnames, slots))
        return NULL;
    cb_address logFile;
    logFile.held = false;
    if (cb_as_text(args[0], false, &logFile) < 0)
        goto done;
    fn_cublasLtLoggerOpenFile *call = cb_symbol_address(&symbols[S_cublasLtLoggerOpenFile]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(logFile.value);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasLtLoggerOpenFile, status, args, NULL);
done:
    cb_address_release(&logFile);
    return result;
}

// cublasStatus_t cublasLtLoggerSetLevel(int level)
static const cb_function f_cublasLtLoggerSetLevel = {.name = "cublasLtLoggerSetLevel",
    .params = (const char *const[]){"level", NULL}, .param_count = 1};

CB_WRAPPER(cublasLtLoggerSetLevel)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtLoggerSetLevel, &args, nargs, kwnames, slots))
        return NULL;
    int32_t level;
    if (cb_as_int32(args[0], "int", &level) < 0)
        return NULL;
    fn_cublasLtLoggerSetLevel *call = cb_symbol_address(&symbols[S_cublasLtLoggerSetLevel]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(level);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtLoggerSetLevel, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasLtLoggerSetMask(int mask)
static const cb_function f_cublasLtLoggerSetMask = {.name = "cublasLtLoggerSetMask",
    .params = (const char *const[]){"mask", NULL}, .param_count = 1};

CB_WRAPPER(cublasLtLoggerSetMask)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtLoggerSetMask, &args, nargs, kwnames, slots))
        return NULL;
    int32_t mask;
    if (cb_as_int32(args[0], "int", &mask) < 0)
        return NULL;
    fn_cublasLtLoggerSetMask *call = cb_symbol_address(&symbols[S_cublasLtLoggerSetMask]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status = call(mask);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtLoggerSetMask, status, args, NULL);
    return cb_return0(s);
}

// cublasStatus_t cublasLtLoggerForceDisable(void)
static const cb_function f_cublasLtLoggerForceDisable = {.name = "cublasLtLoggerForceDisable",
    .params = (const char *const[]){NULL}, .param_count = 0};

CB_WRAPPER(cublasLtLoggerForceDisable)
{
    cb_surface *s = cb_surface_of(self);
    PyObject *slots[1];
    if (!cb_arguments(s, &f_cublasLtLoggerForceDisable, &args, nargs, kwnames, slots))
        return NULL;
    fn_cublasLtLoggerForceDisable *call = cb_symbol_address(&symbols[S_cublasLtLoggerForceDisable]);
    if (call == NULL)
        return NULL;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call();
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        return cb_fail(s, &f_cublasLtLoggerForceDisable, status, args, NULL);
    return cb_return0(s);
}

