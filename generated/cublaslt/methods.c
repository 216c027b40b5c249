// methods.c of cubind for cuBLASLt, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublaslt.yaml.
// clang-format off

#include "functions.h"

#define ALIAS(name, function) \
    {#name, (PyCFunction)(void (*)(void))py_##function, METH_FASTCALL | METH_KEYWORDS, \
     CB_DOC_OF(name)}
#define METHOD(name) ALIAS(name, name)

CB_DOC(cublasLtCreate,
    "cublasLtCreate($module, /)\n--\n\n",
    "cublasLtCreate()\n\n"
    "Create a handle for the current device.\n\n"
    "Workspaces are not in the handle, but come with each call.\n\n"
    "cublasStatus_t cublasLtCreate(cublasLtHandle_t *lightHandle)\n\n"
    "Returns\n"
    "    (cublasStatus_t, lightHandle); cubind.checked.cublaslt returns lightHandle, or\n"
    "        raises CublasLtError\n"
    "    lightHandle : cublasLtHandle_t\n\n"
    "Releases the GIL.\n");
CB_DOC(cublasLtDestroy,
    "cublasLtDestroy($module, /, lightHandle)\n--\n\n",
    "cublasLtDestroy(lightHandle)\n\n"
    "Destroy a handle of cuBLASLt.\n\n"
    "cublasStatus_t cublasLtDestroy(cublasLtHandle_t lightHandle)\n\n"
    "Parameters\n"
    "    lightHandle : cublasLtHandle_t, int or None\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Releases the GIL.\n");
CB_DOC(cublasLtGetStatusName,
    "cublasLtGetStatusName($module, /, status)\n--\n\n",
    "cublasLtGetStatusName(status)\n\n"
    "Return the identifier of a status, such as CUBLAS_STATUS_INVALID_VALUE.\n\n"
    "const char *cublasLtGetStatusName(cublasStatus_t status)\n\n"
    "Parameters\n"
    "    status : cublasStatus_t or int\n\n"
    "Returns\n"
    "    (cublasStatus_t.CUBLAS_STATUS_SUCCESS, bytes | None); cubind.checked.cublaslt\n"
    "        returns str | None\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtGetStatusString,
    "cublasLtGetStatusString($module, /, status)\n--\n\n",
    "cublasLtGetStatusString(status)\n\n"
    "Return an English description of a status.\n\n"
    "const char *cublasLtGetStatusString(cublasStatus_t status)\n\n"
    "Parameters\n"
    "    status : cublasStatus_t or int\n\n"
    "Returns\n"
    "    (cublasStatus_t.CUBLAS_STATUS_SUCCESS, bytes | None); cubind.checked.cublaslt\n"
    "        returns str | None\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtGetVersion,
    "cublasLtGetVersion($module, /)\n--\n\n",
    "cublasLtGetVersion()\n\n"
    "Return the version of cuBLASLt.\n\n"
    "It is numbered apart from CUDA.\n\n"
    "size_t cublasLtGetVersion(void)\n\n"
    "Returns\n"
    "    (cublasStatus_t.CUBLAS_STATUS_SUCCESS, int); cubind.checked.cublaslt returns int\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtGetCudartVersion,
    "cublasLtGetCudartVersion($module, /)\n--\n\n",
    "cublasLtGetCudartVersion()\n\n"
    "Return the release of the CUDA runtime inside cuBLASLt.\n\n"
    "size_t cublasLtGetCudartVersion(void)\n\n"
    "Returns\n"
    "    (cublasStatus_t.CUBLAS_STATUS_SUCCESS, int); cubind.checked.cublaslt returns int\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtGetProperty,
    "cublasLtGetProperty($module, /, type)\n--\n\n",
    "cublasLtGetProperty(type)\n\n"
    "Return one part of the version of cuBLASLt.\n\n"
    "cublasStatus_t cublasLtGetProperty(libraryPropertyType type, int *value)\n\n"
    "Parameters\n"
    "    type : libraryPropertyType or int\n\n"
    "Returns\n"
    "    (cublasStatus_t, value); cubind.checked.cublaslt returns value, or raises\n"
    "        CublasLtError\n"
    "    value : int\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtHeuristicsCacheGetCapacity,
    "cublasLtHeuristicsCacheGetCapacity($module, /)\n--\n\n",
    "cublasLtHeuristicsCacheGetCapacity()\n\n"
    "Return how many results of the heuristic the library caches.\n\n"
    "cublasStatus_t cublasLtHeuristicsCacheGetCapacity(size_t *capacity)\n\n"
    "Returns\n"
    "    (cublasStatus_t, capacity); cubind.checked.cublaslt returns capacity, or raises\n"
    "        CublasLtError\n"
    "    capacity : int\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtHeuristicsCacheSetCapacity,
    "cublasLtHeuristicsCacheSetCapacity($module, /, capacity)\n--\n\n",
    "cublasLtHeuristicsCacheSetCapacity(capacity)\n\n"
    "Set how many results of the heuristic the library caches.\n\n"
    "cublasStatus_t cublasLtHeuristicsCacheSetCapacity(size_t capacity)\n\n"
    "Parameters\n"
    "    capacity : int\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Releases the GIL.\n");
CB_DOC(cublasLtDisableCpuInstructionsSetMask,
    "cublasLtDisableCpuInstructionsSetMask($module, /, mask)\n--\n\n",
    "cublasLtDisableCpuInstructionsSetMask(mask)\n\n"
    "Set which instruction sets of the CPU the library must not use.\n\n"
    "unsigned int cublasLtDisableCpuInstructionsSetMask(unsigned int mask)\n\n"
    "Parameters\n"
    "    mask : int; instruction sets, or-ed\n\n"
    "Returns\n"
    "    (cublasStatus_t.CUBLAS_STATUS_SUCCESS, int); cubind.checked.cublaslt returns int\n\n"
    "Keeps the GIL. Since CUDA 12.1.\n");
CB_DOC(cublasLtMatmul,
    "cublasLtMatmul($module, /, lightHandle, computeDesc, alpha, A, Adesc, B, Bdesc, beta, C, "
    "Cdesc, D, Ddesc, algo, workspace, workspaceSizeInBytes, stream)\n--\n\n",
    "cublasLtMatmul(lightHandle, computeDesc, alpha, A, Adesc, B, Bdesc, beta, C, Cdesc, D, "
    "Ddesc, algo, workspace, workspaceSizeInBytes, stream)\n\n"
    "Enqueue D = epilogue(alpha * A * B + beta * C).\n\n"
    "The descriptors say how; D may be C, and algo None asks the heuristic.\n\n"
    "cublasStatus_t cublasLtMatmul(cublasLtHandle_t lightHandle,\n"
    "    cublasLtMatmulDesc_t computeDesc, const void *alpha, const void *A,\n"
    "    cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc,\n"
    "    const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc, void *D,\n"
    "    cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace,\n"
    "    size_t workspaceSizeInBytes, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    lightHandle : cublasLtHandle_t, int or None\n"
    "    computeDesc : cublasLtMatmulDesc_t, int or None\n"
    "    alpha : a number (with CUBLASLT_POINTER_MODE_HOST), else int (address) or buffer; of\n"
    "        the type that computeDesc has for scale factors\n"
    "    A : device memory, int or None\n"
    "    Adesc : cublasLtMatrixLayout_t, int or None\n"
    "    B : device memory, int or None\n"
    "    Bdesc : cublasLtMatrixLayout_t, int or None\n"
    "    beta : a number (with CUBLASLT_POINTER_MODE_HOST or\n"
    "        CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST), else int (address) or\n"
    "        buffer; of the type that computeDesc has for scale factors\n"
    "    C : device memory, int or None\n"
    "    Cdesc : cublasLtMatrixLayout_t, int or None\n"
    "    D : device memory, int or None; written to\n"
    "    Ddesc : cublasLtMatrixLayout_t, int or None\n"
    "    algo : cublasLtMatmulAlgo_t or None\n"
    "    workspace : device memory, int or None; at least workspaceSizeInBytes bytes long;\n"
    "        device memory, for work on this stream alone\n"
    "    workspaceSizeInBytes : int; bytes, at least what the algorithm needs\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_NOT_INITIALIZED, CUBLAS_STATUS_INVALID_VALUE,\n"
    "    CUBLAS_STATUS_NOT_SUPPORTED, CUBLAS_STATUS_ARCH_MISMATCH,\n"
    "    CUBLAS_STATUS_EXECUTION_FAILED\n\n"
    "Releases the GIL by default (see cubind.keep_gil).\n");
CB_DOC(cublasLtMatrixTransform,
    "cublasLtMatrixTransform($module, /, lightHandle, transformDesc, alpha, A, Adesc, beta, B, "
    "Bdesc, C, Cdesc, stream)\n--\n\n",
    "cublasLtMatrixTransform(lightHandle, transformDesc, alpha, A, Adesc, beta, B, Bdesc, C, "
    "Cdesc, stream)\n\n"
    "Enqueue C = alpha * A + beta * B, with either transposed if wanted.\n\n"
    "With one matrix, the call changes its order or type.\n\n"
    "cublasStatus_t cublasLtMatrixTransform(cublasLtHandle_t lightHandle,\n"
    "    cublasLtMatrixTransformDesc_t transformDesc, const void *alpha, const void *A,\n"
    "    cublasLtMatrixLayout_t Adesc, const void *beta, const void *B,\n"
    "    cublasLtMatrixLayout_t Bdesc, void *C, cublasLtMatrixLayout_t Cdesc,\n"
    "    cudaStream_t stream)\n\n"
    "Parameters\n"
    "    lightHandle : cublasLtHandle_t, int or None\n"
    "    transformDesc : cublasLtMatrixTransformDesc_t, int or None\n"
    "    alpha : a number (with CUBLASLT_POINTER_MODE_HOST), else int (address) or buffer\n"
    "    A : device memory, int or None\n"
    "    Adesc : cublasLtMatrixLayout_t, int or None\n"
    "    beta : a number (with CUBLASLT_POINTER_MODE_HOST), else int (address) or buffer\n"
    "    B : device memory, int or None\n"
    "    Bdesc : cublasLtMatrixLayout_t, int or None\n"
    "    C : device memory, int or None; written to\n"
    "    Cdesc : cublasLtMatrixLayout_t, int or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_NOT_INITIALIZED, CUBLAS_STATUS_INVALID_VALUE,\n"
    "    CUBLAS_STATUS_NOT_SUPPORTED, CUBLAS_STATUS_ARCH_MISMATCH,\n"
    "    CUBLAS_STATUS_EXECUTION_FAILED\n\n"
    "Releases the GIL by default (see cubind.keep_gil).\n");
CB_DOC(cublasLtMatrixLayoutInit_internal,
    "cublasLtMatrixLayoutInit_internal($module, /, matLayout, size, type, rows, cols, ld)\n"
    "--\n\n",
    "cublasLtMatrixLayoutInit_internal(matLayout, size, type, rows, cols, ld)\n\n"
    "Initialize a description in storage of the given size.\n\n"
    "The function without _internal calls this one.\n\n"
    "cublasStatus_t cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout,\n"
    "    size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)\n\n"
    "Parameters\n"
    "    matLayout : cublasLtMatrixLayout_t, int or None\n"
    "    size : int\n"
    "    type : cudaDataType or int\n"
    "    rows, cols, ld : int\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatrixLayoutInit,
    "cublasLtMatrixLayoutInit($module, /, matLayout, type, rows, cols, ld)\n--\n\n",
    "cublasLtMatrixLayoutInit(matLayout, type, rows, cols, ld)\n\n"
    "Initialize the description of a matrix in the caller's storage.\n\n"
    "It is not destroyed.\n\n"
    "cublasStatus_t cublasLtMatrixLayoutInit(cublasLtMatrixLayout_t matLayout,\n"
    "    cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)\n\n"
    "Parameters\n"
    "    matLayout : cublasLtMatrixLayoutOpaque_t or None; in and out\n"
    "    type : cudaDataType or int\n"
    "    rows, cols : int; elements\n"
    "    ld : int; elements from one column, or row, to the next\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_ALLOC_FAILED\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtGroupedMatrixLayoutInit_internal,
    "cublasLtGroupedMatrixLayoutInit_internal($module, /, matLayout, size, type, groupCount, "
    "rows_array, cols_array, ld_array)\n--\n\n",
    "cublasLtGroupedMatrixLayoutInit_internal(matLayout, size, type, groupCount, rows_array, "
    "cols_array, ld_array)\n\n"
    "Initialize a description in storage of the given size.\n\n"
    "The function without _internal calls this one.\n\n"
    "cublasStatus_t cublasLtGroupedMatrixLayoutInit_internal(\n"
    "    cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, int groupCount,\n"
    "    const void *rows_array, const void *cols_array, const void *ld_array)\n\n"
    "Parameters\n"
    "    matLayout : cublasLtMatrixLayout_t, int or None\n"
    "    size : int\n"
    "    type : cudaDataType or int\n"
    "    groupCount : int\n"
    "    rows_array, cols_array, ld_array : device memory, int or None; keep it alive until\n"
    "        the last use of matLayout\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Keeps the GIL. Since CUDA 13.1.\n");
CB_DOC(cublasLtGroupedMatrixLayoutInit,
    "cublasLtGroupedMatrixLayoutInit($module, /, matLayout, type, groupCount, rows_array, "
    "cols_array, ld_array)\n--\n\n",
    "cublasLtGroupedMatrixLayoutInit(matLayout, type, groupCount, rows_array, cols_array, "
    "ld_array)\n\n"
    "Initialize the description of matrices of several sizes.\n\n"
    "It is in the caller's storage.\n\n"
    "cublasStatus_t cublasLtGroupedMatrixLayoutInit(cublasLtMatrixLayout_t matLayout,\n"
    "    cudaDataType type, int groupCount, const void *rows_array, const void *cols_array,\n"
    "    const void *ld_array)\n\n"
    "Parameters\n"
    "    matLayout : cublasLtMatrixLayoutOpaque_t or None; in and out\n"
    "    type : cudaDataType or int\n"
    "    groupCount : int\n"
    "    rows_array, cols_array, ld_array : device memory, int or None; keep it alive until\n"
    "        the last use of matLayout\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_ALLOC_FAILED\n\n"
    "Keeps the GIL. Since CUDA 13.1.\n");
CB_DOC(cublasLtMatrixLayoutCreate,
    "cublasLtMatrixLayoutCreate($module, /, type, rows, cols, ld)\n--\n\n",
    "cublasLtMatrixLayoutCreate(type, rows, cols, ld)\n\n"
    "Create the description of a matrix.\n\n"
    "It is column-major until its order is set; cublasLtMatrixLayoutDestroy frees it.\n\n"
    "cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout,\n"
    "    cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)\n\n"
    "Parameters\n"
    "    type : cudaDataType or int\n"
    "    rows, cols : int; elements\n"
    "    ld : int; elements from one column, or row, to the next\n\n"
    "Returns\n"
    "    (cublasStatus_t, matLayout); cubind.checked.cublaslt returns matLayout, or raises\n"
    "        CublasLtError\n"
    "    matLayout : cublasLtMatrixLayout_t\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_ALLOC_FAILED\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtGroupedMatrixLayoutCreate,
    "cublasLtGroupedMatrixLayoutCreate($module, /, type, groupCount, rows_array, cols_array, "
    "ld_array)\n--\n\n",
    "cublasLtGroupedMatrixLayoutCreate(type, groupCount, rows_array, cols_array, ld_array)\n\n"
    "Create the description of matrices of several sizes.\n\n"
    "The sizes are in device memory.\n\n"
    "cublasStatus_t cublasLtGroupedMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout,\n"
    "    cudaDataType type, int groupCount, const void *rows_array, const void *cols_array,\n"
    "    const void *ld_array)\n\n"
    "Parameters\n"
    "    type : cudaDataType or int\n"
    "    groupCount : int\n"
    "    rows_array, cols_array, ld_array : device memory, int or None; keep it alive until\n"
    "        the last use of matLayout\n\n"
    "Returns\n"
    "    (cublasStatus_t, matLayout); cubind.checked.cublaslt returns matLayout, or raises\n"
    "        CublasLtError\n"
    "    matLayout : cublasLtMatrixLayout_t\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_ALLOC_FAILED\n\n"
    "Keeps the GIL. Since CUDA 13.1.\n");
CB_DOC(cublasLtMatrixLayoutDestroy,
    "cublasLtMatrixLayoutDestroy($module, /, matLayout)\n--\n\n",
    "cublasLtMatrixLayoutDestroy(matLayout)\n\n"
    "Destroy the description of a matrix.\n\n"
    "Work enqueued with it continues.\n\n"
    "cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout)\n\n"
    "Parameters\n"
    "    matLayout : cublasLtMatrixLayout_t, int or None\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatrixLayoutSetAttribute,
    "cublasLtMatrixLayoutSetAttribute($module, /, matLayout, attr, buf)\n--\n\n",
    "cublasLtMatrixLayoutSetAttribute(matLayout, attr, buf)\n\n"
    "Set one property of a matrix.\n\n"
    "Examples are its order and the number of matrices in a batch.\n\n"
    "cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout,\n"
    "    cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes)\n\n"
    "Parameters\n"
    "    matLayout : cublasLtMatrixLayout_t, int or None\n"
    "    attr : cublasLtMatrixLayoutAttribute_t or int\n"
    "    buf : a value, of the type that attr calls for; keep what it names alive until the\n"
    "        last use of matLayout\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Types of buf by attr\n"
    "    int : CUBLASLT_MATRIX_LAYOUT_TYPE, CUBLASLT_MATRIX_LAYOUT_ORDER,\n"
    "        CUBLASLT_MATRIX_LAYOUT_ROWS, CUBLASLT_MATRIX_LAYOUT_COLS,\n"
    "        CUBLASLT_MATRIX_LAYOUT_LD, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT,\n"
    "        CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET,\n"
    "        CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET, CUBLASLT_MATRIX_LAYOUT_BATCH_MODE,\n"
    "        CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH,\n"
    "        CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH\n"
    "    int (address) or buffer : CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY,\n"
    "        CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY,\n"
    "        CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY\n"
    "    buffer : all others\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatrixLayoutGetAttribute,
    "cublasLtMatrixLayoutGetAttribute($module, /, matLayout, attr)\n--\n\n",
    "cublasLtMatrixLayoutGetAttribute(matLayout, attr)\n\n"
    "Return one property of a matrix.\n\n"
    "cublasStatus_t cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout,\n"
    "    cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes,\n"
    "    size_t *sizeWritten)\n\n"
    "Parameters\n"
    "    matLayout : cublasLtMatrixLayout_t, int or None\n"
    "    attr : cublasLtMatrixLayoutAttribute_t or int\n\n"
    "Returns\n"
    "    (cublasStatus_t, buf); cubind.checked.cublaslt returns buf, or raises CublasLtError\n"
    "    buf : Any; of the type that attr calls for\n\n"
    "Types of buf by attr\n"
    "    int : CUBLASLT_MATRIX_LAYOUT_TYPE, CUBLASLT_MATRIX_LAYOUT_ORDER,\n"
    "        CUBLASLT_MATRIX_LAYOUT_ROWS, CUBLASLT_MATRIX_LAYOUT_COLS,\n"
    "        CUBLASLT_MATRIX_LAYOUT_LD, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT,\n"
    "        CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET,\n"
    "        CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET, CUBLASLT_MATRIX_LAYOUT_BATCH_MODE,\n"
    "        CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH,\n"
    "        CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH\n"
    "    int (address) : CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY,\n"
    "        CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY,\n"
    "        CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY\n"
    "    bytes : all others\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatmulDescInit_internal,
    "cublasLtMatmulDescInit_internal($module, /, matmulDesc, size, computeType, scaleType)\n"
    "--\n\n",
    "cublasLtMatmulDescInit_internal(matmulDesc, size, computeType, scaleType)\n\n"
    "Initialize a description in storage of the given size.\n\n"
    "The function without _internal calls this one.\n\n"
    "cublasStatus_t cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc,\n"
    "    size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType)\n\n"
    "Parameters\n"
    "    matmulDesc : cublasLtMatmulDesc_t, int or None\n"
    "    size : int\n"
    "    computeType : cublasComputeType_t or int\n"
    "    scaleType : cudaDataType_t or int\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatmulDescInit,
    "cublasLtMatmulDescInit($module, /, matmulDesc, computeType, scaleType)\n--\n\n",
    "cublasLtMatmulDescInit(matmulDesc, computeType, scaleType)\n\n"
    "Initialize the description of a product in the caller's storage.\n\n"
    "It is not destroyed.\n\n"
    "cublasStatus_t cublasLtMatmulDescInit(cublasLtMatmulDesc_t matmulDesc,\n"
    "    cublasComputeType_t computeType, cudaDataType_t scaleType)\n\n"
    "Parameters\n"
    "    matmulDesc : cublasLtMatmulDescOpaque_t or None; in and out\n"
    "    computeType : cublasComputeType_t or int\n"
    "    scaleType : cudaDataType_t or int\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_ALLOC_FAILED\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatmulDescCreate,
    "cublasLtMatmulDescCreate($module, /, computeType, scaleType)\n--\n\n",
    "cublasLtMatmulDescCreate(computeType, scaleType)\n\n"
    "Create the description of a product.\n\n"
    "It has types for the sum and for scale factors.\n\n"
    "cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *matmulDesc,\n"
    "    cublasComputeType_t computeType, cudaDataType_t scaleType)\n\n"
    "Parameters\n"
    "    computeType : cublasComputeType_t or int\n"
    "    scaleType : cudaDataType_t or int\n\n"
    "Returns\n"
    "    (cublasStatus_t, matmulDesc); cubind.checked.cublaslt returns matmulDesc, or raises\n"
    "        CublasLtError\n"
    "    matmulDesc : cublasLtMatmulDesc_t\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_ALLOC_FAILED\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatmulDescDestroy,
    "cublasLtMatmulDescDestroy($module, /, matmulDesc)\n--\n\n",
    "cublasLtMatmulDescDestroy(matmulDesc)\n\n"
    "Destroy the description of a product.\n\n"
    "Work enqueued with it continues.\n\n"
    "cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc)\n\n"
    "Parameters\n"
    "    matmulDesc : cublasLtMatmulDesc_t, int or None\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatmulDescSetAttribute,
    "cublasLtMatmulDescSetAttribute($module, /, matmulDesc, attr, buf)\n--\n\n",
    "cublasLtMatmulDescSetAttribute(matmulDesc, attr, buf)\n\n"
    "Set one property of a product, such as transposition, bias or activation.\n\n"
    "cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc,\n"
    "    cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes)\n\n"
    "Parameters\n"
    "    matmulDesc : cublasLtMatmulDesc_t, int or None\n"
    "    attr : cublasLtMatmulDescAttributes_t or int\n"
    "    buf : a value, of the type that attr calls for; keep what it names alive until the\n"
    "        last use of matmulDesc\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Types of buf by attr\n"
    "    cublasLtEmulationDesc_t or int : CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR\n"
    "    cublasLtMatmulBatchInvarianceFlags_t or int :\n"
    "        CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS\n"
    "    int : CUBLASLT_MATMUL_DESC_COMPUTE_TYPE, CUBLASLT_MATMUL_DESC_SCALE_TYPE,\n"
    "        CUBLASLT_MATMUL_DESC_POINTER_MODE, CUBLASLT_MATMUL_DESC_TRANSA,\n"
    "        CUBLASLT_MATMUL_DESC_TRANSB, CUBLASLT_MATMUL_DESC_TRANSC,\n"
    "        CUBLASLT_MATMUL_DESC_FILL_MODE, CUBLASLT_MATMUL_DESC_EPILOGUE,\n"
    "        CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD,\n"
    "        CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE,\n"
    "        CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE,\n"
    "        CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET,\n"
    "        CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE, CUBLASLT_MATMUL_DESC_FAST_ACCUM,\n"
    "        CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, CUBLASLT_MATMUL_DESC_A_SCALE_MODE,\n"
    "        CUBLASLT_MATMUL_DESC_B_SCALE_MODE, CUBLASLT_MATMUL_DESC_C_SCALE_MODE,\n"
    "        CUBLASLT_MATMUL_DESC_D_SCALE_MODE, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE,\n"
    "        CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE, CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE,\n"
    "        CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE\n"
    "    int (address) or buffer : CUBLASLT_MATMUL_DESC_BIAS_POINTER,\n"
    "        CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, CUBLASLT_MATMUL_DESC_A_SCALE_POINTER,\n"
    "        CUBLASLT_MATMUL_DESC_B_SCALE_POINTER, CUBLASLT_MATMUL_DESC_C_SCALE_POINTER,\n"
    "        CUBLASLT_MATMUL_DESC_D_SCALE_POINTER, CUBLASLT_MATMUL_DESC_AMAX_D_POINTER,\n"
    "        CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER,\n"
    "        CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER,\n"
    "        CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER\n"
    "    buffer : all others\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatmulDescGetAttribute,
    "cublasLtMatmulDescGetAttribute($module, /, matmulDesc, attr)\n--\n\n",
    "cublasLtMatmulDescGetAttribute(matmulDesc, attr)\n\n"
    "Return one property of a product.\n\n"
    "cublasStatus_t cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc,\n"
    "    cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes,\n"
    "    size_t *sizeWritten)\n\n"
    "Parameters\n"
    "    matmulDesc : cublasLtMatmulDesc_t, int or None\n"
    "    attr : cublasLtMatmulDescAttributes_t or int\n\n"
    "Returns\n"
    "    (cublasStatus_t, buf); cubind.checked.cublaslt returns buf, or raises CublasLtError\n"
    "    buf : Any; of the type that attr calls for\n\n"
    "Types of buf by attr\n"
    "    cublasLtEmulationDesc_t : CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR\n"
    "    cublasLtMatmulBatchInvarianceFlags_t : CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS\n"
    "    int : CUBLASLT_MATMUL_DESC_COMPUTE_TYPE, CUBLASLT_MATMUL_DESC_SCALE_TYPE,\n"
    "        CUBLASLT_MATMUL_DESC_POINTER_MODE, CUBLASLT_MATMUL_DESC_TRANSA,\n"
    "        CUBLASLT_MATMUL_DESC_TRANSB, CUBLASLT_MATMUL_DESC_TRANSC,\n"
    "        CUBLASLT_MATMUL_DESC_FILL_MODE, CUBLASLT_MATMUL_DESC_EPILOGUE,\n"
    "        CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD,\n"
    "        CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE,\n"
    "        CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE,\n"
    "        CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET,\n"
    "        CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE, CUBLASLT_MATMUL_DESC_FAST_ACCUM,\n"
    "        CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, CUBLASLT_MATMUL_DESC_A_SCALE_MODE,\n"
    "        CUBLASLT_MATMUL_DESC_B_SCALE_MODE, CUBLASLT_MATMUL_DESC_C_SCALE_MODE,\n"
    "        CUBLASLT_MATMUL_DESC_D_SCALE_MODE, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE,\n"
    "        CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE, CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE,\n"
    "        CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE\n"
    "    int (address) : CUBLASLT_MATMUL_DESC_BIAS_POINTER,\n"
    "        CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, CUBLASLT_MATMUL_DESC_A_SCALE_POINTER,\n"
    "        CUBLASLT_MATMUL_DESC_B_SCALE_POINTER, CUBLASLT_MATMUL_DESC_C_SCALE_POINTER,\n"
    "        CUBLASLT_MATMUL_DESC_D_SCALE_POINTER, CUBLASLT_MATMUL_DESC_AMAX_D_POINTER,\n"
    "        CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER,\n"
    "        CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER,\n"
    "        CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER\n"
    "    bytes : all others\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatrixTransformDescInit_internal,
    "cublasLtMatrixTransformDescInit_internal($module, /, transformDesc, size, scaleType)\n"
    "--\n\n",
    "cublasLtMatrixTransformDescInit_internal(transformDesc, size, scaleType)\n\n"
    "Initialize a description in storage of the given size.\n\n"
    "The function without _internal calls this one.\n\n"
    "cublasStatus_t cublasLtMatrixTransformDescInit_internal(\n"
    "    cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType)\n\n"
    "Parameters\n"
    "    transformDesc : cublasLtMatrixTransformDesc_t, int or None\n"
    "    size : int\n"
    "    scaleType : cudaDataType or int\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatrixTransformDescInit,
    "cublasLtMatrixTransformDescInit($module, /, transformDesc, scaleType)\n--\n\n",
    "cublasLtMatrixTransformDescInit(transformDesc, scaleType)\n\n"
    "Create the description of a transformation.\n\n"
    "It has a type for scale factors.\n\n"
    "cublasStatus_t cublasLtMatrixTransformDescInit(\n"
    "    cublasLtMatrixTransformDesc_t transformDesc, cudaDataType scaleType)\n\n"
    "Parameters\n"
    "    transformDesc : cublasLtMatrixTransformDescOpaque_t or None; in and out\n"
    "    scaleType : cudaDataType or int\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_ALLOC_FAILED\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatrixTransformDescCreate,
    "cublasLtMatrixTransformDescCreate($module, /, scaleType)\n--\n\n",
    "cublasLtMatrixTransformDescCreate(scaleType)\n\n"
    "Create the description of a transformation.\n\n"
    "It has a type for scale factors.\n\n"
    "cublasStatus_t cublasLtMatrixTransformDescCreate(\n"
    "    cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType)\n\n"
    "Parameters\n"
    "    scaleType : cudaDataType or int\n\n"
    "Returns\n"
    "    (cublasStatus_t, transformDesc); cubind.checked.cublaslt returns transformDesc, or\n"
    "        raises CublasLtError\n"
    "    transformDesc : cublasLtMatrixTransformDesc_t\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_ALLOC_FAILED\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatrixTransformDescDestroy,
    "cublasLtMatrixTransformDescDestroy($module, /, transformDesc)\n--\n\n",
    "cublasLtMatrixTransformDescDestroy(transformDesc)\n\n"
    "Destroy the description of a transformation.\n\n"
    "cublasStatus_t cublasLtMatrixTransformDescDestroy(\n"
    "    cublasLtMatrixTransformDesc_t transformDesc)\n\n"
    "Parameters\n"
    "    transformDesc : cublasLtMatrixTransformDesc_t, int or None\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatrixTransformDescSetAttribute,
    "cublasLtMatrixTransformDescSetAttribute($module, /, transformDesc, attr, buf)\n--\n\n",
    "cublasLtMatrixTransformDescSetAttribute(transformDesc, attr, buf)\n\n"
    "Set one property of a transformation, such as transposition.\n\n"
    "cublasStatus_t cublasLtMatrixTransformDescSetAttribute(\n"
    "    cublasLtMatrixTransformDesc_t transformDesc,\n"
    "    cublasLtMatrixTransformDescAttributes_t attr, const void *buf, size_t sizeInBytes)\n\n"
    "Parameters\n"
    "    transformDesc : cublasLtMatrixTransformDesc_t, int or None\n"
    "    attr : cublasLtMatrixTransformDescAttributes_t or int\n"
    "    buf : a value, of the type that attr calls for\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Types of buf by attr\n"
    "    int : CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE,\n"
    "        CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE,\n"
    "        CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA, CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB\n"
    "    buffer : all others\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatrixTransformDescGetAttribute,
    "cublasLtMatrixTransformDescGetAttribute($module, /, transformDesc, attr)\n--\n\n",
    "cublasLtMatrixTransformDescGetAttribute(transformDesc, attr)\n\n"
    "Return one property of a transformation.\n\n"
    "cublasStatus_t cublasLtMatrixTransformDescGetAttribute(\n"
    "    cublasLtMatrixTransformDesc_t transformDesc,\n"
    "    cublasLtMatrixTransformDescAttributes_t attr, void *buf, size_t sizeInBytes,\n"
    "    size_t *sizeWritten)\n\n"
    "Parameters\n"
    "    transformDesc : cublasLtMatrixTransformDesc_t, int or None\n"
    "    attr : cublasLtMatrixTransformDescAttributes_t or int\n\n"
    "Returns\n"
    "    (cublasStatus_t, buf); cubind.checked.cublaslt returns buf, or raises CublasLtError\n"
    "    buf : Any; of the type that attr calls for\n\n"
    "Types of buf by attr\n"
    "    int : CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE,\n"
    "        CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE,\n"
    "        CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA, CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB\n"
    "    bytes : all others\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtEmulationDescInit_internal,
    "cublasLtEmulationDescInit_internal($module, /, emulationDesc, size)\n--\n\n",
    "cublasLtEmulationDescInit_internal(emulationDesc, size)\n\n"
    "Initialize a description in storage of the given size.\n\n"
    "The function without _internal calls this one.\n\n"
    "cublasStatus_t cublasLtEmulationDescInit_internal(cublasLtEmulationDesc_t emulationDesc,\n"
    "    size_t size)\n\n"
    "Parameters\n"
    "    emulationDesc : cublasLtEmulationDesc_t, int or None\n"
    "    size : int\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(cublasLtEmulationDescInit,
    "cublasLtEmulationDescInit($module, /, emulationDesc)\n--\n\n",
    "cublasLtEmulationDescInit(emulationDesc)\n\n"
    "Create the description of an emulation.\n\n"
    "It says how a product is composed of others of lower precision.\n\n"
    "cublasStatus_t cublasLtEmulationDescInit(cublasLtEmulationDesc_t emulationDesc)\n\n"
    "Parameters\n"
    "    emulationDesc : cublasLtEmulationDescOpaque_t or None; in and out\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_ALLOC_FAILED\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(cublasLtEmulationDescCreate,
    "cublasLtEmulationDescCreate($module, /)\n--\n\n",
    "cublasLtEmulationDescCreate()\n\n"
    "Create the description of an emulation.\n\n"
    "It says how a product is composed of others of lower precision.\n\n"
    "cublasStatus_t cublasLtEmulationDescCreate(cublasLtEmulationDesc_t *emulationDesc)\n\n"
    "Returns\n"
    "    (cublasStatus_t, emulationDesc); cubind.checked.cublaslt returns emulationDesc, or\n"
    "        raises CublasLtError\n"
    "    emulationDesc : cublasLtEmulationDesc_t\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_ALLOC_FAILED\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(cublasLtEmulationDescDestroy,
    "cublasLtEmulationDescDestroy($module, /, emulationDesc)\n--\n\n",
    "cublasLtEmulationDescDestroy(emulationDesc)\n\n"
    "Destroy the description of an emulation.\n\n"
    "cublasStatus_t cublasLtEmulationDescDestroy(cublasLtEmulationDesc_t emulationDesc)\n\n"
    "Parameters\n"
    "    emulationDesc : cublasLtEmulationDesc_t, int or None\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(cublasLtEmulationDescSetAttribute,
    "cublasLtEmulationDescSetAttribute($module, /, emulationDesc, attr, buf)\n--\n\n",
    "cublasLtEmulationDescSetAttribute(emulationDesc, attr, buf)\n\n"
    "Set one property of an emulation.\n\n"
    "cublasStatus_t cublasLtEmulationDescSetAttribute(cublasLtEmulationDesc_t emulationDesc,\n"
    "    cublasLtEmulationDescAttributes_t attr, const void *buf, size_t sizeInBytes)\n\n"
    "Parameters\n"
    "    emulationDesc : cublasLtEmulationDesc_t, int or None\n"
    "    attr : cublasLtEmulationDescAttributes_t or int\n"
    "    buf : a value, of the type that attr calls for; keep what it names alive until the\n"
    "        last use of emulationDesc\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Types of buf by attr\n"
    "    int : CUBLASLT_EMULATION_DESC_STRATEGY,\n"
    "        CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT,\n"
    "        CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL,\n"
    "        CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT,\n"
    "        CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET\n"
    "    int (address) or buffer :\n"
    "        CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_COUNT_POINTER\n"
    "    buffer : all others\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(cublasLtEmulationDescGetAttribute,
    "cublasLtEmulationDescGetAttribute($module, /, emulationDesc, attr)\n--\n\n",
    "cublasLtEmulationDescGetAttribute(emulationDesc, attr)\n\n"
    "Return one property of an emulation.\n\n"
    "cublasStatus_t cublasLtEmulationDescGetAttribute(cublasLtEmulationDesc_t emulationDesc,\n"
    "    cublasLtEmulationDescAttributes_t attr, void *buf, size_t sizeInBytes,\n"
    "    size_t *sizeWritten)\n\n"
    "Parameters\n"
    "    emulationDesc : cublasLtEmulationDesc_t, int or None\n"
    "    attr : cublasLtEmulationDescAttributes_t or int\n\n"
    "Returns\n"
    "    (cublasStatus_t, buf); cubind.checked.cublaslt returns buf, or raises CublasLtError\n"
    "    buf : Any; of the type that attr calls for\n\n"
    "Types of buf by attr\n"
    "    int : CUBLASLT_EMULATION_DESC_STRATEGY,\n"
    "        CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT,\n"
    "        CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL,\n"
    "        CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT,\n"
    "        CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET\n"
    "    int (address) : CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_COUNT_POINTER\n"
    "    bytes : all others\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE\n\n"
    "Keeps the GIL. Since CUDA 13.0.\n");
CB_DOC(cublasLtMatmulPreferenceInit_internal,
    "cublasLtMatmulPreferenceInit_internal($module, /, pref, size)\n--\n\n",
    "cublasLtMatmulPreferenceInit_internal(pref, size)\n\n"
    "Initialize a description in storage of the given size.\n\n"
    "The function without _internal calls this one.\n\n"
    "cublasStatus_t cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref,\n"
    "    size_t size)\n\n"
    "Parameters\n"
    "    pref : cublasLtMatmulPreference_t, int or None\n"
    "    size : int\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatmulPreferenceInit,
    "cublasLtMatmulPreferenceInit($module, /, pref)\n--\n\n",
    "cublasLtMatmulPreferenceInit(pref)\n\n"
    "Initialize limits for a search for algorithms, in the caller's storage.\n\n"
    "cublasStatus_t cublasLtMatmulPreferenceInit(cublasLtMatmulPreference_t pref)\n\n"
    "Parameters\n"
    "    pref : cublasLtMatmulPreferenceOpaque_t or None; in and out\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_ALLOC_FAILED\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatmulPreferenceCreate,
    "cublasLtMatmulPreferenceCreate($module, /)\n--\n\n",
    "cublasLtMatmulPreferenceCreate()\n\n"
    "Create limits for a search for algorithms.\n\n"
    "At first, only those that need no workspace are found.\n\n"
    "cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *pref)\n\n"
    "Returns\n"
    "    (cublasStatus_t, pref); cubind.checked.cublaslt returns pref, or raises\n"
    "        CublasLtError\n"
    "    pref : cublasLtMatmulPreference_t\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_ALLOC_FAILED\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatmulPreferenceDestroy,
    "cublasLtMatmulPreferenceDestroy($module, /, pref)\n--\n\n",
    "cublasLtMatmulPreferenceDestroy(pref)\n\n"
    "Destroy the limits of a search.\n\n"
    "cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref)\n\n"
    "Parameters\n"
    "    pref : cublasLtMatmulPreference_t, int or None\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatmulPreferenceSetAttribute,
    "cublasLtMatmulPreferenceSetAttribute($module, /, pref, attr, buf)\n--\n\n",
    "cublasLtMatmulPreferenceSetAttribute(pref, attr, buf)\n\n"
    "Set one limit of a search.\n\n"
    "Examples are the bytes of workspace and the alignment of addresses.\n\n"
    "cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref,\n"
    "    cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)\n\n"
    "Parameters\n"
    "    pref : cublasLtMatmulPreference_t, int or None\n"
    "    attr : cublasLtMatmulPreferenceAttributes_t or int\n"
    "    buf : a value, of the type that attr calls for\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Types of buf by attr\n"
    "    int : CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM,\n"
    "        CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS,\n"
    "        CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS,\n"
    "        CUBLASLT_MATMUL_PREF_SEARCH_MODE, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES,\n"
    "        CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK,\n"
    "        CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES,\n"
    "        CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES,\n"
    "        CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES,\n"
    "        CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES, CUBLASLT_MATMUL_PREF_IMPL_MASK\n"
    "    float : CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT\n"
    "    buffer : all others\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatmulPreferenceGetAttribute,
    "cublasLtMatmulPreferenceGetAttribute($module, /, pref, attr)\n--\n\n",
    "cublasLtMatmulPreferenceGetAttribute(pref, attr)\n\n"
    "Return one limit of a search.\n\n"
    "cublasStatus_t cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref,\n"
    "    cublasLtMatmulPreferenceAttributes_t attr, void *buf, size_t sizeInBytes,\n"
    "    size_t *sizeWritten)\n\n"
    "Parameters\n"
    "    pref : cublasLtMatmulPreference_t, int or None\n"
    "    attr : cublasLtMatmulPreferenceAttributes_t or int\n\n"
    "Returns\n"
    "    (cublasStatus_t, buf); cubind.checked.cublaslt returns buf, or raises CublasLtError\n"
    "    buf : Any; of the type that attr calls for\n\n"
    "Types of buf by attr\n"
    "    int : CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM,\n"
    "        CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS,\n"
    "        CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS,\n"
    "        CUBLASLT_MATMUL_PREF_SEARCH_MODE, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES,\n"
    "        CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK,\n"
    "        CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES,\n"
    "        CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES,\n"
    "        CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES,\n"
    "        CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES, CUBLASLT_MATMUL_PREF_IMPL_MASK\n"
    "    float : CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT\n"
    "    bytes : all others\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatmulAlgoGetHeuristic,
    "cublasLtMatmulAlgoGetHeuristic($module, /, lightHandle, operationDesc, Adesc, Bdesc, "
    "Cdesc, Ddesc, preference, requestedAlgoCount)\n--\n\n",
    "cublasLtMatmulAlgoGetHeuristic(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, "
    "preference, requestedAlgoCount)\n\n"
    "Return at most requestedAlgoCount algorithms for a product.\n\n"
    "The best by estimate comes first; nothing runs.\n\n"
    "cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle,\n"
    "    cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,\n"
    "    cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,\n"
    "    cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference,\n"
    "    int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray,\n"
    "    int *returnAlgoCount)\n\n"
    "Parameters\n"
    "    lightHandle : cublasLtHandle_t, int or None\n"
    "    operationDesc : cublasLtMatmulDesc_t, int or None\n"
    "    Adesc, Bdesc, Cdesc, Ddesc : cublasLtMatrixLayout_t, int or None\n"
    "    preference : cublasLtMatmulPreference_t, int or None\n"
    "    requestedAlgoCount : int\n\n"
    "Returns\n"
    "    (cublasStatus_t, heuristicResultsArray, returnAlgoCount); cubind.checked.cublaslt\n"
    "        returns heuristicResultsArray, or raises CublasLtError\n"
    "    heuristicResultsArray : list[cublasLtMatmulHeuristicResult_t]\n"
    "    returnAlgoCount : int\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED\n\n"
    "Releases the GIL.\n");
CB_DOC(checked_cublasLtMatmulAlgoGetHeuristic,
    "cublasLtMatmulAlgoGetHeuristic($module, /, lightHandle, operationDesc, Adesc, Bdesc, "
    "Cdesc, Ddesc, preference, requestedAlgoCount)\n--\n\n",
    "cublasLtMatmulAlgoGetHeuristic(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, "
    "preference, requestedAlgoCount)\n\n"
    "Return at most requestedAlgoCount algorithms for a product.\n\n"
    "The best by estimate comes first; nothing runs.\n\n"
    "cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle,\n"
    "    cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,\n"
    "    cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,\n"
    "    cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference,\n"
    "    int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray,\n"
    "    int *returnAlgoCount)\n\n"
    "Parameters\n"
    "    lightHandle : cublasLtHandle_t, int or None\n"
    "    operationDesc : cublasLtMatmulDesc_t, int or None\n"
    "    Adesc, Bdesc, Cdesc, Ddesc : cublasLtMatrixLayout_t, int or None\n"
    "    preference : cublasLtMatmulPreference_t, int or None\n"
    "    requestedAlgoCount : int\n\n"
    "Returns\n"
    "    heuristicResultsArray, or raises CublasLtError; cubind.cublaslt returns\n"
    "        (cublasStatus_t, heuristicResultsArray, returnAlgoCount)\n"
    "    heuristicResultsArray : list[cublasLtMatmulHeuristicResult_t]\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED\n\n"
    "Releases the GIL.\n");
CB_DOC(cublasLtMatmulAlgoGetHeuristicForStream,
    "cublasLtMatmulAlgoGetHeuristicForStream($module, /, lightHandle, operationDesc, Adesc, "
    "Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount, stream)\n--\n\n",
    "cublasLtMatmulAlgoGetHeuristicForStream(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, "
    "Ddesc, preference, requestedAlgoCount, stream)\n\n"
    "Return algorithms for a product on the multiprocessors of a stream.\n\n"
    "The call works like cublasLtMatmulAlgoGetHeuristic.\n\n"
    "cublasStatus_t cublasLtMatmulAlgoGetHeuristicForStream(cublasLtHandle_t lightHandle,\n"
    "    cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,\n"
    "    cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,\n"
    "    cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference,\n"
    "    int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray,\n"
    "    int *returnAlgoCount, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    lightHandle : cublasLtHandle_t, int or None\n"
    "    operationDesc : cublasLtMatmulDesc_t, int or None\n"
    "    Adesc, Bdesc, Cdesc, Ddesc : cublasLtMatrixLayout_t, int or None\n"
    "    preference : cublasLtMatmulPreference_t, int or None\n"
    "    requestedAlgoCount : int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cublasStatus_t, heuristicResultsArray, returnAlgoCount); cubind.checked.cublaslt\n"
    "        returns heuristicResultsArray, or raises CublasLtError\n"
    "    heuristicResultsArray : list[cublasLtMatmulHeuristicResult_t]\n"
    "    returnAlgoCount : int\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 13.3.\n");
CB_DOC(checked_cublasLtMatmulAlgoGetHeuristicForStream,
    "cublasLtMatmulAlgoGetHeuristicForStream($module, /, lightHandle, operationDesc, Adesc, "
    "Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount, stream)\n--\n\n",
    "cublasLtMatmulAlgoGetHeuristicForStream(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, "
    "Ddesc, preference, requestedAlgoCount, stream)\n\n"
    "Return algorithms for a product on the multiprocessors of a stream.\n\n"
    "The call works like cublasLtMatmulAlgoGetHeuristic.\n\n"
    "cublasStatus_t cublasLtMatmulAlgoGetHeuristicForStream(cublasLtHandle_t lightHandle,\n"
    "    cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,\n"
    "    cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,\n"
    "    cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference,\n"
    "    int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray,\n"
    "    int *returnAlgoCount, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    lightHandle : cublasLtHandle_t, int or None\n"
    "    operationDesc : cublasLtMatmulDesc_t, int or None\n"
    "    Adesc, Bdesc, Cdesc, Ddesc : cublasLtMatrixLayout_t, int or None\n"
    "    preference : cublasLtMatmulPreference_t, int or None\n"
    "    requestedAlgoCount : int\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    heuristicResultsArray, or raises CublasLtError; cubind.cublaslt returns\n"
    "        (cublasStatus_t, heuristicResultsArray, returnAlgoCount)\n"
    "    heuristicResultsArray : list[cublasLtMatmulHeuristicResult_t]\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED\n\n"
    "Releases the GIL. Since CUDA 13.3.\n");
CB_DOC(cublasLtMatmulAlgoGetIds,
    "cublasLtMatmulAlgoGetIds($module, /, lightHandle, computeType, scaleType, Atype, Btype, "
    "Ctype, Dtype, requestedAlgoCount)\n--\n\n",
    "cublasLtMatmulAlgoGetIds(lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, "
    "requestedAlgoCount)\n\n"
    "List the ids of the algorithms for products of such types.\n\n"
    "cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle,\n"
    "    cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,\n"
    "    cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype,\n"
    "    int requestedAlgoCount, int *algoIdsArray, int *returnAlgoCount)\n\n"
    "Parameters\n"
    "    lightHandle : cublasLtHandle_t, int or None\n"
    "    computeType : cublasComputeType_t or int\n"
    "    scaleType, Atype, Btype, Ctype, Dtype : cudaDataType_t or int\n"
    "    requestedAlgoCount : int\n\n"
    "Returns\n"
    "    (cublasStatus_t, algoIdsArray, returnAlgoCount); cubind.checked.cublaslt returns\n"
    "        algoIdsArray, or raises CublasLtError\n"
    "    algoIdsArray : list[int]\n"
    "    returnAlgoCount : int\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE\n\n"
    "Releases the GIL.\n");
CB_DOC(checked_cublasLtMatmulAlgoGetIds,
    "cublasLtMatmulAlgoGetIds($module, /, lightHandle, computeType, scaleType, Atype, Btype, "
    "Ctype, Dtype, requestedAlgoCount)\n--\n\n",
    "cublasLtMatmulAlgoGetIds(lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, "
    "requestedAlgoCount)\n\n"
    "List the ids of the algorithms for products of such types.\n\n"
    "cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle,\n"
    "    cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,\n"
    "    cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype,\n"
    "    int requestedAlgoCount, int *algoIdsArray, int *returnAlgoCount)\n\n"
    "Parameters\n"
    "    lightHandle : cublasLtHandle_t, int or None\n"
    "    computeType : cublasComputeType_t or int\n"
    "    scaleType, Atype, Btype, Ctype, Dtype : cudaDataType_t or int\n"
    "    requestedAlgoCount : int\n\n"
    "Returns\n"
    "    algoIdsArray, or raises CublasLtError; cubind.cublaslt returns (cublasStatus_t,\n"
    "        algoIdsArray, returnAlgoCount)\n"
    "    algoIdsArray : list[int]\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE\n\n"
    "Releases the GIL.\n");
CB_DOC(cublasLtMatmulAlgoInit,
    "cublasLtMatmulAlgoInit($module, /, lightHandle, computeType, scaleType, Atype, Btype, "
    "Ctype, Dtype, algoId)\n--\n\n",
    "cublasLtMatmulAlgoInit(lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, "
    "algoId)\n\n"
    "Initialize an algorithm by its id.\n\n"
    "The caller configures and checks it.\n\n"
    "cublasStatus_t cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle,\n"
    "    cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,\n"
    "    cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId,\n"
    "    cublasLtMatmulAlgo_t *algo)\n\n"
    "Parameters\n"
    "    lightHandle : cublasLtHandle_t, int or None\n"
    "    computeType : cublasComputeType_t or int\n"
    "    scaleType, Atype, Btype, Ctype, Dtype : cudaDataType_t or int\n"
    "    algoId : int\n\n"
    "Returns\n"
    "    (cublasStatus_t, algo); cubind.checked.cublaslt returns algo, or raises\n"
    "        CublasLtError\n"
    "    algo : cublasLtMatmulAlgo_t\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED\n\n"
    "Releases the GIL.\n");
CB_DOC(cublasLtMatmulAlgoCheck,
    "cublasLtMatmulAlgoCheck($module, /, lightHandle, operationDesc, Adesc, Bdesc, Cdesc, "
    "Ddesc, algo)\n--\n\n",
    "cublasLtMatmulAlgoCheck(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo)\n\n"
    "Report whether an algorithm fits a product, and the workspace it needs.\n\n"
    "cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle,\n"
    "    cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,\n"
    "    cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,\n"
    "    cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo,\n"
    "    cublasLtMatmulHeuristicResult_t *result)\n\n"
    "Parameters\n"
    "    lightHandle : cublasLtHandle_t, int or None\n"
    "    operationDesc : cublasLtMatmulDesc_t, int or None\n"
    "    Adesc, Bdesc, Cdesc, Ddesc : cublasLtMatrixLayout_t, int or None\n"
    "    algo : cublasLtMatmulAlgo_t or None\n\n"
    "Returns\n"
    "    (cublasStatus_t, result); cubind.checked.cublaslt returns result, or raises\n"
    "        CublasLtError\n"
    "    result : cublasLtMatmulHeuristicResult_t\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED,\n"
    "    CUBLAS_STATUS_ARCH_MISMATCH\n\n"
    "Releases the GIL.\n");
CB_DOC(cublasLtMatmulAlgoCheckForStream,
    "cublasLtMatmulAlgoCheckForStream($module, /, lightHandle, operationDesc, Adesc, Bdesc, "
    "Cdesc, Ddesc, algo, stream)\n--\n\n",
    "cublasLtMatmulAlgoCheckForStream(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, "
    "algo, stream)\n\n"
    "Check an algorithm for the multiprocessors of a stream.\n\n"
    "The call works like cublasLtMatmulAlgoCheck.\n\n"
    "cublasStatus_t cublasLtMatmulAlgoCheckForStream(cublasLtHandle_t lightHandle,\n"
    "    cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,\n"
    "    cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,\n"
    "    cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo,\n"
    "    cublasLtMatmulHeuristicResult_t *result, cudaStream_t stream)\n\n"
    "Parameters\n"
    "    lightHandle : cublasLtHandle_t, int or None\n"
    "    operationDesc : cublasLtMatmulDesc_t, int or None\n"
    "    Adesc, Bdesc, Cdesc, Ddesc : cublasLtMatrixLayout_t, int or None\n"
    "    algo : cublasLtMatmulAlgo_t or None\n"
    "    stream : cudaStream_t, int or None\n\n"
    "Returns\n"
    "    (cublasStatus_t, result); cubind.checked.cublaslt returns result, or raises\n"
    "        CublasLtError\n"
    "    result : cublasLtMatmulHeuristicResult_t\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED,\n"
    "    CUBLAS_STATUS_ARCH_MISMATCH\n\n"
    "Releases the GIL. Since CUDA 13.3.\n");
CB_DOC(cublasLtMatmulAlgoCapGetAttribute,
    "cublasLtMatmulAlgoCapGetAttribute($module, /, algo, attr)\n--\n\n",
    "cublasLtMatmulAlgoCapGetAttribute(algo, attr)\n\n"
    "Return a capability of an algorithm, such as the tiles that it has.\n\n"
    "cublasStatus_t cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t *algo,\n"
    "    cublasLtMatmulAlgoCapAttributes_t attr, void *buf, size_t sizeInBytes,\n"
    "    size_t *sizeWritten)\n\n"
    "Parameters\n"
    "    algo : cublasLtMatmulAlgo_t or None\n"
    "    attr : cublasLtMatmulAlgoCapAttributes_t or int\n\n"
    "Returns\n"
    "    (cublasStatus_t, buf); cubind.checked.cublaslt returns buf, or raises CublasLtError\n"
    "    buf : Any; of the type that attr calls for\n\n"
    "Types of buf by attr\n"
    "    int : CUBLASLT_ALGO_CAP_SPLITK_SUPPORT, CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK,\n"
    "        CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT,\n"
    "        CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT,\n"
    "        CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT, CUBLASLT_ALGO_CAP_UPLO_SUPPORT,\n"
    "        CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX, CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER,\n"
    "        CUBLASLT_ALGO_CAP_POINTER_MODE_MASK, CUBLASLT_ALGO_CAP_EPILOGUE_MASK,\n"
    "        CUBLASLT_ALGO_CAP_LD_NEGATIVE, CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS,\n"
    "        CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES,\n"
    "        CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES,\n"
    "        CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES,\n"
    "        CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES,\n"
    "        CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT,\n"
    "        CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT,\n"
    "        CUBLASLT_ALGO_CAP_POINTER_ARRAY_GROUPED_SUPPORT\n"
    "    list of int : CUBLASLT_ALGO_CAP_TILE_IDS, CUBLASLT_ALGO_CAP_STAGES_IDS\n"
    "    bytes : all others\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatmulAlgoConfigSetAttribute,
    "cublasLtMatmulAlgoConfigSetAttribute($module, /, algo, attr, buf)\n--\n\n",
    "cublasLtMatmulAlgoConfigSetAttribute(algo, attr, buf)\n\n"
    "Set one property of an algorithm, such as its tile.\n\n"
    "cublasStatus_t cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *algo,\n"
    "    cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf, size_t sizeInBytes)\n\n"
    "Parameters\n"
    "    algo : cublasLtMatmulAlgo_t or None; in and out\n"
    "    attr : cublasLtMatmulAlgoConfigAttributes_t or int\n"
    "    buf : a value, of the type that attr calls for\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Types of buf by attr\n"
    "    int : CUBLASLT_ALGO_CONFIG_ID, CUBLASLT_ALGO_CONFIG_TILE_ID,\n"
    "        CUBLASLT_ALGO_CONFIG_SPLITK_NUM, CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME,\n"
    "        CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING, CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION,\n"
    "        CUBLASLT_ALGO_CONFIG_STAGES_ID, CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID,\n"
    "        CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID\n"
    "    buffer : all others\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtMatmulAlgoConfigGetAttribute,
    "cublasLtMatmulAlgoConfigGetAttribute($module, /, algo, attr)\n--\n\n",
    "cublasLtMatmulAlgoConfigGetAttribute(algo, attr)\n\n"
    "Return one property of an algorithm.\n\n"
    "cublasStatus_t cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *algo,\n"
    "    cublasLtMatmulAlgoConfigAttributes_t attr, void *buf, size_t sizeInBytes,\n"
    "    size_t *sizeWritten)\n\n"
    "Parameters\n"
    "    algo : cublasLtMatmulAlgo_t or None\n"
    "    attr : cublasLtMatmulAlgoConfigAttributes_t or int\n\n"
    "Returns\n"
    "    (cublasStatus_t, buf); cubind.checked.cublaslt returns buf, or raises CublasLtError\n"
    "    buf : Any; of the type that attr calls for\n\n"
    "Types of buf by attr\n"
    "    int : CUBLASLT_ALGO_CONFIG_ID, CUBLASLT_ALGO_CONFIG_TILE_ID,\n"
    "        CUBLASLT_ALGO_CONFIG_SPLITK_NUM, CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME,\n"
    "        CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING, CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION,\n"
    "        CUBLASLT_ALGO_CONFIG_STAGES_ID, CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID,\n"
    "        CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID\n"
    "    bytes : all others\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtLoggerSetCallback,
    "cublasLtLoggerSetCallback($module, /, callback)\n--\n\n",
    "cublasLtLoggerSetCallback(callback)\n\n"
    "Set a function that is called with each message of the log.\n\n"
    "cublasStatus_t cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback)\n\n"
    "Parameters\n"
    "    callback : callable, cublasLtLoggerCallback_t, int (address of a C function) or\n"
    "        None; called as callback(int, bytes, bytes) -> None, exceptions go to\n"
    "        sys.unraisablehook\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtLoggerSetFile,
    "cublasLtLoggerSetFile($module, /, file)\n--\n\n",
    "cublasLtLoggerSetFile(file)\n\n"
    "Write the log to an open FILE of C.\n\n"
    "cublasStatus_t cublasLtLoggerSetFile(FILE *file)\n\n"
    "Parameters\n"
    "    file : int (address), buffer or None; keep it alive until another file is set\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Releases the GIL.\n");
CB_DOC(cublasLtLoggerOpenFile,
    "cublasLtLoggerOpenFile($module, /, logFile)\n--\n\n",
    "cublasLtLoggerOpenFile(logFile)\n\n"
    "Open a file and write the log to it.\n\n"
    "cublasStatus_t cublasLtLoggerOpenFile(const char *logFile)\n\n"
    "Parameters\n"
    "    logFile : str or bytes\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Releases the GIL.\n");
CB_DOC(cublasLtLoggerSetLevel,
    "cublasLtLoggerSetLevel($module, /, level)\n--\n\n",
    "cublasLtLoggerSetLevel(level)\n\n"
    "Set how much is logged.\n\n"
    "cublasStatus_t cublasLtLoggerSetLevel(int level)\n\n"
    "Parameters\n"
    "    level : int; 0 for nothing to 5 for everything\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Fails with\n"
    "    CUBLAS_STATUS_INVALID_VALUE\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtLoggerSetMask,
    "cublasLtLoggerSetMask($module, /, mask)\n--\n\n",
    "cublasLtLoggerSetMask(mask)\n\n"
    "Set which kinds of messages are logged.\n\n"
    "cublasStatus_t cublasLtLoggerSetMask(int mask)\n\n"
    "Parameters\n"
    "    mask : int\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Keeps the GIL.\n");
CB_DOC(cublasLtLoggerForceDisable,
    "cublasLtLoggerForceDisable($module, /)\n--\n\n",
    "cublasLtLoggerForceDisable()\n\n"
    "Disable logging for the rest of the process.\n\n"
    "cublasStatus_t cublasLtLoggerForceDisable(void)\n\n"
    "Returns\n"
    "    (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError\n\n"
    "Releases the GIL.\n");

PyMethodDef cublaslt_methods[] = {
    METHOD(cublasLtCreate),
    METHOD(cublasLtDestroy),
    METHOD(cublasLtGetStatusName),
    METHOD(cublasLtGetStatusString),
    METHOD(cublasLtGetVersion),
    METHOD(cublasLtGetCudartVersion),
    METHOD(cublasLtGetProperty),
    METHOD(cublasLtHeuristicsCacheGetCapacity),
    METHOD(cublasLtHeuristicsCacheSetCapacity),
    METHOD(cublasLtDisableCpuInstructionsSetMask),
    METHOD(cublasLtMatmul),
    METHOD(cublasLtMatrixTransform),
    METHOD(cublasLtMatrixLayoutInit_internal),
    METHOD(cublasLtMatrixLayoutInit),
    METHOD(cublasLtGroupedMatrixLayoutInit_internal),
    METHOD(cublasLtGroupedMatrixLayoutInit),
    METHOD(cublasLtMatrixLayoutCreate),
    METHOD(cublasLtGroupedMatrixLayoutCreate),
    METHOD(cublasLtMatrixLayoutDestroy),
    METHOD(cublasLtMatrixLayoutSetAttribute),
    METHOD(cublasLtMatrixLayoutGetAttribute),
    METHOD(cublasLtMatmulDescInit_internal),
    METHOD(cublasLtMatmulDescInit),
    METHOD(cublasLtMatmulDescCreate),
    METHOD(cublasLtMatmulDescDestroy),
    METHOD(cublasLtMatmulDescSetAttribute),
    METHOD(cublasLtMatmulDescGetAttribute),
    METHOD(cublasLtMatrixTransformDescInit_internal),
    METHOD(cublasLtMatrixTransformDescInit),
    METHOD(cublasLtMatrixTransformDescCreate),
    METHOD(cublasLtMatrixTransformDescDestroy),
    METHOD(cublasLtMatrixTransformDescSetAttribute),
    METHOD(cublasLtMatrixTransformDescGetAttribute),
    METHOD(cublasLtEmulationDescInit_internal),
    METHOD(cublasLtEmulationDescInit),
    METHOD(cublasLtEmulationDescCreate),
    METHOD(cublasLtEmulationDescDestroy),
    METHOD(cublasLtEmulationDescSetAttribute),
    METHOD(cublasLtEmulationDescGetAttribute),
    METHOD(cublasLtMatmulPreferenceInit_internal),
    METHOD(cublasLtMatmulPreferenceInit),
    METHOD(cublasLtMatmulPreferenceCreate),
    METHOD(cublasLtMatmulPreferenceDestroy),
    METHOD(cublasLtMatmulPreferenceSetAttribute),
    METHOD(cublasLtMatmulPreferenceGetAttribute),
    METHOD(cublasLtMatmulAlgoGetHeuristic),
    METHOD(cublasLtMatmulAlgoGetHeuristicForStream),
    METHOD(cublasLtMatmulAlgoGetIds),
    METHOD(cublasLtMatmulAlgoInit),
    METHOD(cublasLtMatmulAlgoCheck),
    METHOD(cublasLtMatmulAlgoCheckForStream),
    METHOD(cublasLtMatmulAlgoCapGetAttribute),
    METHOD(cublasLtMatmulAlgoConfigSetAttribute),
    METHOD(cublasLtMatmulAlgoConfigGetAttribute),
    METHOD(cublasLtLoggerSetCallback),
    METHOD(cublasLtLoggerSetFile),
    METHOD(cublasLtLoggerOpenFile),
    METHOD(cublasLtLoggerSetLevel),
    METHOD(cublasLtLoggerSetMask),
    METHOD(cublasLtLoggerForceDisable),
    {NULL, NULL, 0, NULL},
};

PyMethodDef cublaslt_checked_methods[sizeof cublaslt_methods / sizeof *cublaslt_methods];

// The docstrings of the checked form that differ from the tuple form's.
const cb_checked_doc cublaslt_checked_docs[] = {
    {45, CB_DOC_OF(checked_cublasLtMatmulAlgoGetHeuristic)},
    {46, CB_DOC_OF(checked_cublasLtMatmulAlgoGetHeuristicForStream)},
    {47, CB_DOC_OF(checked_cublasLtMatmulAlgoGetIds)},
    {-1, NULL},
};
