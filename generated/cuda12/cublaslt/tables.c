// tables.c of cubind for cuBLASLt, API version 12.9.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/cublaslt.yaml.
// clang-format off

#include "functions.h"

// The type of the value that belongs to an enumerator.
#define ROW(enumerator, type) {.key = enumerator, .kind = CB_VALUE_##type, .cls = CB_NO_CLASS}

static const cb_value_row rows_algo_cap[] = {
    ROW(CUBLASLT_ALGO_CAP_SPLITK_SUPPORT, INT32),
    ROW(CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK, UINT32),
    ROW(CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT, UINT32),
    ROW(CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT, INT32),
    ROW(CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT, INT32),
    ROW(CUBLASLT_ALGO_CAP_UPLO_SUPPORT, INT32),
    ROW(CUBLASLT_ALGO_CAP_TILE_IDS, LIST_UINT32),
    ROW(CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX, INT32),
    ROW(CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER, INT32),
    ROW(CUBLASLT_ALGO_CAP_POINTER_MODE_MASK, UINT32),
    ROW(CUBLASLT_ALGO_CAP_EPILOGUE_MASK, UINT32),
    ROW(CUBLASLT_ALGO_CAP_STAGES_IDS, LIST_UINT32),
    ROW(CUBLASLT_ALGO_CAP_LD_NEGATIVE, INT32),
    ROW(CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS, UINT64),
    ROW(CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES, UINT32),
    ROW(CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES, UINT32),
    ROW(CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES, UINT32),
    ROW(CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES, UINT32),
    ROW(CUBLASLT_ALGO_CAP_ATOMIC_SYNC, INT32),
    ROW(CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT, INT32),
    ROW(CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT, INT32),
};
const cb_value_table table_algo_cap = {
    .enum_class = T_cublasLtMatmulAlgoCapAttributes_t,
    .rows = rows_algo_cap,
    .count = sizeof rows_algo_cap / sizeof *rows_algo_cap,
    .raw_key = true,
};

static const cb_value_row rows_algo_config[] = {
    ROW(CUBLASLT_ALGO_CONFIG_ID, INT32),
    ROW(CUBLASLT_ALGO_CONFIG_TILE_ID, UINT32),
    ROW(CUBLASLT_ALGO_CONFIG_SPLITK_NUM, INT32),
    ROW(CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME, UINT32),
    ROW(CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING, UINT32),
    ROW(CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION, UINT32),
    ROW(CUBLASLT_ALGO_CONFIG_STAGES_ID, UINT32),
    ROW(CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID, UINT16),
    ROW(CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID, UINT16),
};
const cb_value_table table_algo_config = {
    .enum_class = T_cublasLtMatmulAlgoConfigAttributes_t,
    .rows = rows_algo_config,
    .count = sizeof rows_algo_config / sizeof *rows_algo_config,
    .raw_key = true,
};

static const cb_value_row rows_matmul_desc[] = {
    ROW(CUBLASLT_MATMUL_DESC_COMPUTE_TYPE, INT32),
    ROW(CUBLASLT_MATMUL_DESC_SCALE_TYPE, INT32),
    ROW(CUBLASLT_MATMUL_DESC_POINTER_MODE, INT32),
    ROW(CUBLASLT_MATMUL_DESC_TRANSA, INT32),
    ROW(CUBLASLT_MATMUL_DESC_TRANSB, INT32),
    ROW(CUBLASLT_MATMUL_DESC_TRANSC, INT32),
    ROW(CUBLASLT_MATMUL_DESC_FILL_MODE, INT32),
    ROW(CUBLASLT_MATMUL_DESC_EPILOGUE, UINT32),
    ROW(CUBLASLT_MATMUL_DESC_BIAS_POINTER, ADDRESS),
    ROW(CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE, INT64),
    ROW(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, ADDRESS),
    ROW(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD, INT64),
    ROW(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE, INT64),
    ROW(CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE, INT64),
    ROW(CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET, INT32),
    ROW(CUBLASLT_MATMUL_DESC_A_SCALE_POINTER, ADDRESS),
    ROW(CUBLASLT_MATMUL_DESC_B_SCALE_POINTER, ADDRESS),
    ROW(CUBLASLT_MATMUL_DESC_C_SCALE_POINTER, ADDRESS),
    ROW(CUBLASLT_MATMUL_DESC_D_SCALE_POINTER, ADDRESS),
    ROW(CUBLASLT_MATMUL_DESC_AMAX_D_POINTER, ADDRESS),
    ROW(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE, INT32),
    ROW(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER, ADDRESS),
    ROW(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER, ADDRESS),
    ROW(CUBLASLT_MATMUL_DESC_FAST_ACCUM, INT8),
    ROW(CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, INT32),
    ROW(CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS, INT32),
    ROW(CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS, INT32),
    ROW(CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER, ADDRESS),
    ROW(CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER, ADDRESS),
    ROW(CUBLASLT_MATMUL_DESC_A_SCALE_MODE, INT32),
    ROW(CUBLASLT_MATMUL_DESC_B_SCALE_MODE, INT32),
    ROW(CUBLASLT_MATMUL_DESC_C_SCALE_MODE, INT32),
    ROW(CUBLASLT_MATMUL_DESC_D_SCALE_MODE, INT32),
    ROW(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE, INT32),
    ROW(CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER, ADDRESS),
    ROW(CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE, INT32),
};
const cb_value_table table_matmul_desc = {
    .enum_class = T_cublasLtMatmulDescAttributes_t,
    .rows = rows_matmul_desc,
    .count = sizeof rows_matmul_desc / sizeof *rows_matmul_desc,
    .raw_key = true,
};

static const cb_value_row rows_matrix_layout[] = {
    ROW(CUBLASLT_MATRIX_LAYOUT_TYPE, UINT32),
    ROW(CUBLASLT_MATRIX_LAYOUT_ORDER, INT32),
    ROW(CUBLASLT_MATRIX_LAYOUT_ROWS, UINT64),
    ROW(CUBLASLT_MATRIX_LAYOUT_COLS, UINT64),
    ROW(CUBLASLT_MATRIX_LAYOUT_LD, INT64),
    ROW(CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, INT32),
    ROW(CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, INT64),
    ROW(CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET, INT64),
    ROW(CUBLASLT_MATRIX_LAYOUT_BATCH_MODE, UINT32),
};
const cb_value_table table_matrix_layout = {
    .enum_class = T_cublasLtMatrixLayoutAttribute_t,
    .rows = rows_matrix_layout,
    .count = sizeof rows_matrix_layout / sizeof *rows_matrix_layout,
    .raw_key = true,
};

static const cb_value_row rows_preference[] = {
    ROW(CUBLASLT_MATMUL_PREF_SEARCH_MODE, UINT32),
    ROW(CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, UINT64),
    ROW(CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK, UINT32),
    ROW(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES, UINT32),
    ROW(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES, UINT32),
    ROW(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES, UINT32),
    ROW(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES, UINT32),
    ROW(CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT, FLOAT),
    ROW(CUBLASLT_MATMUL_PREF_IMPL_MASK, UINT64),
};
const cb_value_table table_preference = {
    .enum_class = T_cublasLtMatmulPreferenceAttributes_t,
    .rows = rows_preference,
    .count = sizeof rows_preference / sizeof *rows_preference,
    .raw_key = true,
};

static const cb_value_row rows_scale_types[] = {
    ROW(CUDA_R_32F, FLOAT),
    ROW(CUDA_R_64F, DOUBLE),
    ROW(CUDA_R_16F, FLOAT16),
    ROW(CUDA_C_32F, COMPLEX64),
    ROW(CUDA_C_64F, COMPLEX128),
    ROW(CUDA_R_32I, INT32),
    ROW(CUDA_R_16BF, BFLOAT16),
};
const cb_value_table table_scale_types = {
    .enum_class = T_cudaDataType,
    .rows = rows_scale_types,
    .count = sizeof rows_scale_types / sizeof *rows_scale_types,
};

static const cb_value_row rows_transform_desc[] = {
    ROW(CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE, INT32),
    ROW(CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE, INT32),
    ROW(CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA, INT32),
    ROW(CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB, INT32),
};
const cb_value_table table_transform_desc = {
    .enum_class = T_cublasLtMatrixTransformDescAttributes_t,
    .rows = rows_transform_desc,
    .count = sizeof rows_transform_desc / sizeof *rows_transform_desc,
    .raw_key = true,
};

cb_slot slot_cublasLtLoggerSetCallback_callback;

void
trampoline_cublasLtLoggerSetCallback_callback(int logLevel, const char *functionName,
    const char *message)
{
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_closure *closure = cb_slot_enter(&slot_cublasLtLoggerSetCallback_callback);
    if (closure == NULL) { // replaced while this call was on its way
        cb_trampoline_leave(NULL, gil);
        return;
    }
    PyObject *argv[] = {
        PyLong_FromLong(logLevel),
        functionName != NULL ? PyBytes_FromString(functionName) : Py_NewRef(Py_None),
        message != NULL ? PyBytes_FromString(message) : Py_NewRef(Py_None)
    };
    PyObject *returned = cb_trampoline_call(closure, argv, 3);
    Py_XDECREF(returned);
    cb_trampoline_leave(closure, gil);
}
