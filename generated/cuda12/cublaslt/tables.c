// tables.c of cubind for cuBLASLt, API version 12.9.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/cublaslt.yaml.
// clang-format off

#include "functions.h"

// A row: the enumerator, for who reads it, and its value; the type of what belongs to it, with the
//     class of that and its
// bytes where they are told.
#define ROW(enumerator, value, type, class, bytes) \
    {.key = (value), .kind = CB_VALUE_##type, .cls = (class), .size = (bytes)}

static const cb_value_row rows_algo_cap[] = {
    ROW(CUBLASLT_ALGO_CAP_SPLITK_SUPPORT, 0, INT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK, 1, UINT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT, 2, UINT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT, 3, INT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT, 4, INT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_UPLO_SUPPORT, 5, INT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_TILE_IDS, 6, LIST_UINT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX, 7, INT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER, 10, INT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_POINTER_MODE_MASK, 11, UINT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_EPILOGUE_MASK, 12, UINT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_STAGES_IDS, 13, LIST_UINT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_LD_NEGATIVE, 14, INT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS, 15, UINT64, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES, 16, UINT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES, 17, UINT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES, 18, UINT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES, 19, UINT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_ATOMIC_SYNC, 20, INT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT, 21, INT32, -1, 0),
    ROW(CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT, 22, INT32, -1, 0),
};
const cb_value_table table_algo_cap = {
    .enum_class = T_cublasLtMatmulAlgoCapAttributes_t, .rows = rows_algo_cap,
        .count = sizeof rows_algo_cap / sizeof *rows_algo_cap,
    .raw_key = true,
};

static const cb_value_row rows_algo_config[] = {
    ROW(CUBLASLT_ALGO_CONFIG_ID, 0, INT32, -1, 0),
    ROW(CUBLASLT_ALGO_CONFIG_TILE_ID, 1, UINT32, -1, 0),
    ROW(CUBLASLT_ALGO_CONFIG_SPLITK_NUM, 2, INT32, -1, 0),
    ROW(CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME, 3, UINT32, -1, 0),
    ROW(CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING, 4, UINT32, -1, 0),
    ROW(CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION, 5, UINT32, -1, 0),
    ROW(CUBLASLT_ALGO_CONFIG_STAGES_ID, 6, UINT32, -1, 0),
    ROW(CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID, 7, UINT16, -1, 0),
    ROW(CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID, 8, UINT16, -1, 0),
};
const cb_value_table table_algo_config = {
    .enum_class = T_cublasLtMatmulAlgoConfigAttributes_t, .rows = rows_algo_config,
        .count = sizeof rows_algo_config / sizeof *rows_algo_config,
    .raw_key = true,
};

static const cb_value_row rows_matmul_desc[] = {
    ROW(CUBLASLT_MATMUL_DESC_COMPUTE_TYPE, 0, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_SCALE_TYPE, 1, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_POINTER_MODE, 2, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_TRANSA, 3, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_TRANSB, 4, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_TRANSC, 5, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_FILL_MODE, 6, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_EPILOGUE, 7, UINT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_BIAS_POINTER, 8, ADDRESS, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE, 10, INT64, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, 11, ADDRESS, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD, 12, INT64, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE, 13, INT64, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE, 14, INT64, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET, 15, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_A_SCALE_POINTER, 17, ADDRESS, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_B_SCALE_POINTER, 18, ADDRESS, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_C_SCALE_POINTER, 19, ADDRESS, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_D_SCALE_POINTER, 20, ADDRESS, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_AMAX_D_POINTER, 21, ADDRESS, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE, 22, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER, 23, ADDRESS, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER, 24, ADDRESS, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_FAST_ACCUM, 25, INT8, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, 26, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS, 27, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS, 28, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER, 29, ADDRESS, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER, 30, ADDRESS, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_A_SCALE_MODE, 31, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_B_SCALE_MODE, 32, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_C_SCALE_MODE, 33, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_D_SCALE_MODE, 34, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE, 35, INT32, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER, 36, ADDRESS, -1, 0),
    ROW(CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE, 37, INT32, -1, 0),
};
const cb_value_table table_matmul_desc = {
    .enum_class = T_cublasLtMatmulDescAttributes_t, .rows = rows_matmul_desc,
        .count = sizeof rows_matmul_desc / sizeof *rows_matmul_desc,
    .raw_key = true,
};

static const cb_value_row rows_matrix_layout[] = {
    ROW(CUBLASLT_MATRIX_LAYOUT_TYPE, 0, UINT32, -1, 0),
    ROW(CUBLASLT_MATRIX_LAYOUT_ORDER, 1, INT32, -1, 0),
    ROW(CUBLASLT_MATRIX_LAYOUT_ROWS, 2, UINT64, -1, 0),
    ROW(CUBLASLT_MATRIX_LAYOUT_COLS, 3, UINT64, -1, 0),
    ROW(CUBLASLT_MATRIX_LAYOUT_LD, 4, INT64, -1, 0),
    ROW(CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, 5, INT32, -1, 0),
    ROW(CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, 6, INT64, -1, 0),
    ROW(CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET, 7, INT64, -1, 0),
    ROW(CUBLASLT_MATRIX_LAYOUT_BATCH_MODE, 8, UINT32, -1, 0),
};
const cb_value_table table_matrix_layout = {
    .enum_class = T_cublasLtMatrixLayoutAttribute_t, .rows = rows_matrix_layout,
        .count = sizeof rows_matrix_layout / sizeof *rows_matrix_layout,
    .raw_key = true,
};

static const cb_value_row rows_preference[] = {
    ROW(CUBLASLT_MATMUL_PREF_SEARCH_MODE, 0, UINT32, -1, 0),
    ROW(CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, 1, UINT64, -1, 0),
    ROW(CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK, 3, UINT32, -1, 0),
    ROW(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES, 5, UINT32, -1, 0),
    ROW(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES, 6, UINT32, -1, 0),
    ROW(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES, 7, UINT32, -1, 0),
    ROW(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES, 8, UINT32, -1, 0),
    ROW(CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT, 9, FLOAT, -1, 0),
    ROW(CUBLASLT_MATMUL_PREF_IMPL_MASK, 12, UINT64, -1, 0),
};
const cb_value_table table_preference = {
    .enum_class = T_cublasLtMatmulPreferenceAttributes_t, .rows = rows_preference,
        .count = sizeof rows_preference / sizeof *rows_preference,
    .raw_key = true,
};

static const cb_value_row rows_scale_types[] = {
    ROW(CUDA_R_32F, 0, FLOAT, -1, 0),
    ROW(CUDA_R_64F, 1, DOUBLE, -1, 0),
    ROW(CUDA_R_16F, 2, FLOAT16, -1, 0),
    ROW(CUDA_C_32F, 4, COMPLEX64, -1, 0),
    ROW(CUDA_C_64F, 5, COMPLEX128, -1, 0),
    ROW(CUDA_R_32I, 10, INT32, -1, 0),
    ROW(CUDA_R_16BF, 14, BFLOAT16, -1, 0),
};
const cb_value_table table_scale_types = {
    .enum_class = T_cudaDataType, .rows = rows_scale_types,
        .count = sizeof rows_scale_types / sizeof *rows_scale_types,
};

static const cb_value_row rows_transform_desc[] = {
    ROW(CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE, 0, INT32, -1, 0),
    ROW(CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE, 1, INT32, -1, 0),
    ROW(CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA, 2, INT32, -1, 0),
    ROW(CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB, 3, INT32, -1, 0),
};
const cb_value_table table_transform_desc = {
    .enum_class = T_cublasLtMatrixTransformDescAttributes_t, .rows = rows_transform_desc,
        .count = sizeof rows_transform_desc / sizeof *rows_transform_desc,
    .raw_key = true,
};

cb_slot slot_cublasLtLoggerSetCallback_callback;

void
trampoline_cublasLtLoggerSetCallback_callback(int arg0, const char *arg1, const char *arg2)
{
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_closure *c = cb_slot_enter(&slot_cublasLtLoggerSetCallback_callback);
    if (c == NULL) {  // replaced while this call was on its way
        cb_trampoline_leave(NULL, gil);
        return;
    }
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {
        PyLong_FromLongLong(arg0),
        arg1 != NULL ? PyBytes_FromString(arg1) : Py_NewRef(Py_None),
        arg2 != NULL ? PyBytes_FromString(arg2) : Py_NewRef(Py_None)
    };
    PyObject *value = cb_trampoline_call(c, args, 3);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
}

