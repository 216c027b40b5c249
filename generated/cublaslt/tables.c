// tables.c of cubind's binding of the cuBLASLt, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/cublaslt.yaml.
// clang-format off

#include "functions.h"

static const cb_value_row rows_algo_cap[] = {
    {.key = 0, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_ALGO_CAP_SPLITK_SUPPORT
    {.key = 1, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK
    {.key = 2, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT
    {.key = 3, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT
    {.key = 4, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT
    {.key = 5, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_ALGO_CAP_UPLO_SUPPORT
    {.key = 6, .kind = CB_VALUE_LIST_UINT32, .cls = -1, .size = 0},  // CUBLASLT_ALGO_CAP_TILE_IDS
    {.key = 7, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX
    {.key = 10, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER
    {.key = 11, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CAP_POINTER_MODE_MASK
    {.key = 12, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CUBLASLT_ALGO_CAP_EPILOGUE_MASK
    {.key = 13, .kind = CB_VALUE_LIST_UINT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CAP_STAGES_IDS
    {.key = 14, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_ALGO_CAP_LD_NEGATIVE
    {.key = 15, .kind = CB_VALUE_UINT64, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS
    {.key = 16, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES
    {.key = 17, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES
    {.key = 18, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES
    {.key = 19, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES
    {.key = 21, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT
    {.key = 22, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT
    {.key = 23, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CAP_POINTER_ARRAY_GROUPED_SUPPORT
};
const cb_value_table table_algo_cap = {
    .enum_class = T_cublasLtMatmulAlgoCapAttributes_t, .rows = rows_algo_cap,
        .count = sizeof rows_algo_cap / sizeof *rows_algo_cap,
    .raw_key = true,
};

static const cb_value_row rows_algo_config[] = {
    {.key = 0, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_ALGO_CONFIG_ID
    {.key = 1, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CUBLASLT_ALGO_CONFIG_TILE_ID
    {.key = 2, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_ALGO_CONFIG_SPLITK_NUM
    {.key = 3, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME
    {.key = 4, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING
    {.key = 5, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION
    {.key = 6, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CUBLASLT_ALGO_CONFIG_STAGES_ID
    {.key = 7, .kind = CB_VALUE_UINT16, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID
    {.key = 8, .kind = CB_VALUE_UINT16, .cls = -1, .size = 0},
         // CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID
};
const cb_value_table table_algo_config = {
    .enum_class = T_cublasLtMatmulAlgoConfigAttributes_t, .rows = rows_algo_config,
        .count = sizeof rows_algo_config / sizeof *rows_algo_config,
    .raw_key = true,
};

static const cb_value_row rows_emulation_desc[] = {
    {.key = 0, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_EMULATION_DESC_STRATEGY
    {.key = 1, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT
    {.key = 2, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL
    {.key = 3, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT
    {.key = 4, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET
    {.key = 5, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},
         // CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_COUNT_POINTER
};
const cb_value_table table_emulation_desc = {
    .enum_class = T_cublasLtEmulationDescAttributes_t, .rows = rows_emulation_desc,
        .count = sizeof rows_emulation_desc / sizeof *rows_emulation_desc,
    .raw_key = true,
};

static const cb_value_row rows_matmul_desc[] = {
    {.key = 0, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_MATMUL_DESC_COMPUTE_TYPE
    {.key = 1, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_MATMUL_DESC_SCALE_TYPE
    {.key = 2, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_MATMUL_DESC_POINTER_MODE
    {.key = 3, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_MATMUL_DESC_TRANSA
    {.key = 4, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_MATMUL_DESC_TRANSB
    {.key = 5, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_MATMUL_DESC_TRANSC
    {.key = 6, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_MATMUL_DESC_FILL_MODE
    {.key = 7, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CUBLASLT_MATMUL_DESC_EPILOGUE
    {.key = 8, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_BIAS_POINTER
    {.key = 10, .kind = CB_VALUE_INT64, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE
    {.key = 11, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER
    {.key = 12, .kind = CB_VALUE_INT64, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD
    {.key = 13, .kind = CB_VALUE_INT64, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE
    {.key = 14, .kind = CB_VALUE_INT64, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE
    {.key = 15, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET
    {.key = 17, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_A_SCALE_POINTER
    {.key = 18, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_B_SCALE_POINTER
    {.key = 19, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_C_SCALE_POINTER
    {.key = 20, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_D_SCALE_POINTER
    {.key = 21, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_AMAX_D_POINTER
    {.key = 22, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE
    {.key = 23, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER
    {.key = 24, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER
    {.key = 25, .kind = CB_VALUE_INT8, .cls = -1, .size = 0},  // CUBLASLT_MATMUL_DESC_FAST_ACCUM
    {.key = 26, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE
    {.key = 31, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_MATMUL_DESC_A_SCALE_MODE
    {.key = 32, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_MATMUL_DESC_B_SCALE_MODE
    {.key = 33, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_MATMUL_DESC_C_SCALE_MODE
    {.key = 34, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_MATMUL_DESC_D_SCALE_MODE
    {.key = 35, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE
    {.key = 36, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER
    {.key = 37, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE
    {.key = 38, .kind = CB_VALUE_HANDLE, .cls = T_cublasLtEmulationDesc_t, .size = 0},
         // CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR
    {.key = 39, .kind = CB_VALUE_INT64, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE
    {.key = 40, .kind = CB_VALUE_INT64, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE
    {.key = 41, .kind = CB_VALUE_ENUM, .cls = T_cublasLtMatmulBatchInvarianceFlags_t, .size = 0},
         // CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS
};
const cb_value_table table_matmul_desc = {
    .enum_class = T_cublasLtMatmulDescAttributes_t, .rows = rows_matmul_desc,
        .count = sizeof rows_matmul_desc / sizeof *rows_matmul_desc,
    .raw_key = true,
};

static const cb_value_row rows_matrix_layout[] = {
    {.key = 0, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CUBLASLT_MATRIX_LAYOUT_TYPE
    {.key = 1, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_MATRIX_LAYOUT_ORDER
    {.key = 2, .kind = CB_VALUE_UINT64, .cls = -1, .size = 0},  // CUBLASLT_MATRIX_LAYOUT_ROWS
    {.key = 3, .kind = CB_VALUE_UINT64, .cls = -1, .size = 0},  // CUBLASLT_MATRIX_LAYOUT_COLS
    {.key = 4, .kind = CB_VALUE_INT64, .cls = -1, .size = 0},  // CUBLASLT_MATRIX_LAYOUT_LD
    {.key = 5, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT
    {.key = 6, .kind = CB_VALUE_INT64, .cls = -1, .size = 0},
         // CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET
    {.key = 7, .kind = CB_VALUE_INT64, .cls = -1, .size = 0},
         // CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET
    {.key = 8, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CUBLASLT_MATRIX_LAYOUT_BATCH_MODE
    {.key = 9, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},
         // CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY
    {.key = 10, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},
         // CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY
    {.key = 11, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},
         // CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY
    {.key = 12, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH
    {.key = 13, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH
};
const cb_value_table table_matrix_layout = {
    .enum_class = T_cublasLtMatrixLayoutAttribute_t, .rows = rows_matrix_layout,
        .count = sizeof rows_matrix_layout / sizeof *rows_matrix_layout,
    .raw_key = true,
};

static const cb_value_row rows_preference[] = {
    {.key = 0, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CUBLASLT_MATMUL_PREF_SEARCH_MODE
    {.key = 1, .kind = CB_VALUE_UINT64, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES
    {.key = 3, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK
    {.key = 5, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES
    {.key = 6, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES
    {.key = 7, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES
    {.key = 8, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES
    {.key = 9, .kind = CB_VALUE_FLOAT, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT
    {.key = 12, .kind = CB_VALUE_UINT64, .cls = -1, .size = 0},  // CUBLASLT_MATMUL_PREF_IMPL_MASK
    {.key = 13, .kind = CB_VALUE_UINT64, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM
    {.key = 14, .kind = CB_VALUE_UINT64, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS
    {.key = 15, .kind = CB_VALUE_UINT64, .cls = -1, .size = 0},
         // CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS
};
const cb_value_table table_preference = {
    .enum_class = T_cublasLtMatmulPreferenceAttributes_t, .rows = rows_preference,
        .count = sizeof rows_preference / sizeof *rows_preference,
    .raw_key = true,
};

static const cb_value_row rows_scale_types[] = {
    {.key = 0, .kind = CB_VALUE_FLOAT, .cls = -1, .size = 0},  // CUDA_R_32F
    {.key = 1, .kind = CB_VALUE_DOUBLE, .cls = -1, .size = 0},  // CUDA_R_64F
    {.key = 2, .kind = CB_VALUE_FLOAT16, .cls = -1, .size = 0},  // CUDA_R_16F
    {.key = 4, .kind = CB_VALUE_COMPLEX64, .cls = -1, .size = 0},  // CUDA_C_32F
    {.key = 5, .kind = CB_VALUE_COMPLEX128, .cls = -1, .size = 0},  // CUDA_C_64F
    {.key = 10, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUDA_R_32I
    {.key = 14, .kind = CB_VALUE_BFLOAT16, .cls = -1, .size = 0},  // CUDA_R_16BF
};
const cb_value_table table_scale_types = {
    .enum_class = T_cudaDataType, .rows = rows_scale_types,
        .count = sizeof rows_scale_types / sizeof *rows_scale_types,
};

static const cb_value_row rows_transform_desc[] = {
    {.key = 0, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE
    {.key = 1, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE
    {.key = 2, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA
    {.key = 3, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB
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
    PyObject *args[] = {PyLong_FromLongLong(arg0),
        arg1 != NULL ? PyBytes_FromString(arg1) : Py_NewRef(Py_None),
        arg2 != NULL ? PyBytes_FromString(arg2) : Py_NewRef(Py_None)};
    PyObject *value = cb_trampoline_call(c, args, 3);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
}

