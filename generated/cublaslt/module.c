// module.c of cubind for cuBLASLt, API version 13.5.
// Do not edit: made by cubind-gen from templates/module.c.in and generator/specs/cublaslt.yaml.
// clang-format off

#include "functions.h"
#include "cublaslt_api.h"

#define CONSTANT(macro) {.name = #macro, .value = macro}

static const cb_constant constants[] = {
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK),
    CONSTANT(CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK),
};

// Class indices, sorted by the names of the classes.
static const uint16_t class_order[] = {
    T_cublasComputeType_t,
    T_cublasLtBatchMode_t,
    T_cublasLtClusterShape_t,
    T_cublasLtEmulationDescAttributes_t,
    T_cublasLtEmulationDescOpaque_t,
    T_cublasLtEmulationDesc_t,
    T_cublasLtEpilogue_t,
    T_cublasLtHandle_t,
    T_cublasLtIntegerWidth_t,
    T_cublasLtLoggerCallback_t,
    T_cublasLtMatmulAlgoCapAttributes_t,
    T_cublasLtMatmulAlgoConfigAttributes_t,
    T_cublasLtMatmulAlgo_t,
    T_cublasLtMatmulBatchInvarianceFlags_t,
    T_cublasLtMatmulDescAttributes_t,
    T_cublasLtMatmulDescOpaque_t,
    T_cublasLtMatmulDesc_t,
    T_cublasLtMatmulHeuristicResult_t,
    T_cublasLtMatmulInnerShape_t,
    T_cublasLtMatmulMatrixScale_t,
    T_cublasLtMatmulPreferenceAttributes_t,
    T_cublasLtMatmulPreferenceOpaque_t,
    T_cublasLtMatmulPreference_t,
    T_cublasLtMatmulSearch_t,
    T_cublasLtMatmulStages_t,
    T_cublasLtMatmulTile_t,
    T_cublasLtMatrixLayoutAttribute_t,
    T_cublasLtMatrixLayoutOpaque_t,
    T_cublasLtMatrixLayout_t,
    T_cublasLtMatrixTransformDescAttributes_t,
    T_cublasLtMatrixTransformDescOpaque_t,
    T_cublasLtMatrixTransformDesc_t,
    T_cublasLtNumericalImplFlags_t,
    T_cublasLtOrder_t,
    T_cublasLtPointerModeMask_t,
    T_cublasLtPointerMode_t,
    T_cublasLtReductionScheme_t,
    T_cublasStatus_t,
    T_cudaDataType,
    T_cudaDataType_t,
    T_cudaStream_t,
    T_libraryPropertyType,
    T_libraryPropertyType_t,
};

// The functions that close handles, by class.
static const cb_closer closers[] = {
    {.cls = T_cublasLtHandle_t, .function = "cublasLtDestroy"},
    {.cls = T_cublasLtMatrixLayout_t, .function = "cublasLtMatrixLayoutDestroy"},
    {.cls = T_cublasLtMatmulDesc_t, .function = "cublasLtMatmulDescDestroy"},
    {.cls = T_cublasLtMatrixTransformDesc_t, .function = "cublasLtMatrixTransformDescDestroy"},
    {.cls = T_cublasLtMatmulPreference_t, .function = "cublasLtMatmulPreferenceDestroy"},
    {.cls = T_cublasLtEmulationDesc_t, .function = "cublasLtEmulationDescDestroy"},
};

// Returns the library's own text about a status.
static const char *
error_text(int64_t status)
{
    fn_cublasLtGetStatusString *call = cb_symbol_find(&cublaslt_symbols[S_cublasLtGetStatusString]);
    return call != NULL ? call((cublasStatus_t)status) : NULL;
}

// Exception classes of the checked form, in the order of the statuses.
static const char *const error_names[] = {
    NULL, // CUBLAS_STATUS_SUCCESS
    "NotInitializedError", // CUBLAS_STATUS_NOT_INITIALIZED
    "AllocFailedError", // CUBLAS_STATUS_ALLOC_FAILED
    "InvalidValueError", // CUBLAS_STATUS_INVALID_VALUE
    "ArchMismatchError", // CUBLAS_STATUS_ARCH_MISMATCH
    "MappingError", // CUBLAS_STATUS_MAPPING_ERROR
    "ExecutionFailedError", // CUBLAS_STATUS_EXECUTION_FAILED
    "InternalError", // CUBLAS_STATUS_INTERNAL_ERROR
    "NotSupportedError", // CUBLAS_STATUS_NOT_SUPPORTED
    "LicenseError", // CUBLAS_STATUS_LICENSE_ERROR
};

static const char module_doc[] = "cuBLASLt of CUDA 13.5.\n\nhttps://docs.nvidia.com/cuda/cublas/";

static cb_docs docs = {.is_apart = CB_ARE_DOCS_APART};

static const cb_binding binding = {
    .name = "cublaslt",
    .full_name = "cubind.cublaslt",
    .checked_name = "cubind.checked.cublaslt",
    .release = "13.5",
    .doc = module_doc,
    .docs = &docs,
    .classes = cublaslt_classes,
    .class_count = CLASS_COUNT,
    .class_order = class_order,
    .constants = constants,
    .constant_count = sizeof constants / sizeof *constants,
    .closers = closers,
    .closer_count = sizeof closers / sizeof *closers,
    .status_class = T_cublasStatus_t,
    .success = CUBLAS_STATUS_SUCCESS,
    .error_class = "CublasLtError",
    .error_names = error_names,
    .error_text = error_text,
    .library = &cublaslt_library,
    .methods = cublaslt_methods,
    .checked_methods = cublaslt_checked_methods,
    .checked_docs = cublaslt_checked_docs,
    .api = &cublaslt_api_table,
    .api_name = CUBIND_CUBLASLT_API_NAME,
};

static int
exec_module(PyObject *module)
{
    return cb_module_exec(module, &binding);
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, exec_module},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "cubind.cublaslt",
    .m_doc = module_doc,
    .m_size = sizeof(cb_form),
    .m_slots = slots,
    .m_traverse = cb_module_traverse,
    .m_clear = cb_module_clear,
    .m_free = cb_module_free,
};

PyMODINIT_FUNC
PyInit_cublaslt(void)
{
    return PyModuleDef_Init(&definition);
}
