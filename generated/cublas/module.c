// module.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/module.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"
#include "cublas_api.h"

#define CONSTANT(macro) {.name = #macro, .value = macro}

static const cb_constant constants[] = {
    // types.h does not define this macro, because it shows that the library's header was included.
    {.name = "CUBLAS_VERSION", .value = 131000},
    CONSTANT(CUBLAS_VER_BUILD),
    CONSTANT(CUBLAS_VER_MAJOR),
    CONSTANT(CUBLAS_VER_MINOR),
    CONSTANT(CUBLAS_VER_PATCH),
};

// Class indices, sorted by the names of the classes.
static const uint16_t class_order[] = {
    T_cublasAtomicsMode_t,
    T_cublasComputeType_t,
    T_cublasDataType_t,
    T_cublasDiagType_t,
    T_cublasEmulationStrategy_t,
    T_cublasFillMode_t,
    T_cublasGemmAlgo_t,
    T_cublasHandle_t,
    T_cublasLogCallback,
    T_cublasMath_t,
    T_cublasOperation_t,
    T_cublasPointerMode_t,
    T_cublasSideMode_t,
    T_cublasStatus_t,
    T_cublasXtBlasOp_t,
    T_cublasXtHandle_t,
    T_cublasXtOpType_t,
    T_cublasXtPinnedMemMode_t,
    T_cudaDataType,
    T_cudaEmulationMantissaControl,
    T_cudaEmulationSpecialValuesSupport,
    T_cudaStream_t,
    T_double2,
    T_float2,
    T_libraryPropertyType,
};

// The functions that close handles, by class.
static const cb_closer closers[] = {
    {.cls = T_cublasHandle_t, .function = "cublasDestroy"},
    {.cls = T_cublasXtHandle_t, .function = "cublasXtDestroy"},
};

// Returns the library's own text about a status.
static const char *
error_text(int64_t status)
{
    fn_cublasGetStatusString *call = cb_symbol_find(&cublas_symbols[S_cublasGetStatusString]);
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

static const char module_doc[] = "cuBLAS of CUDA 13.5.\n\nhttps://docs.nvidia.com/cuda/cublas/";

static cb_docs docs = {.is_apart = CB_ARE_DOCS_APART};

static const cb_binding binding = {
    .name = "cublas",
    .full_name = "cubind.cublas",
    .checked_name = "cubind.checked.cublas",
    .release = "13.5",
    .doc = module_doc,
    .docs = &docs,
    .classes = cublas_classes,
    .class_count = CLASS_COUNT,
    .class_order = class_order,
    .constants = constants,
    .constant_count = sizeof constants / sizeof *constants,
    .closers = closers,
    .closer_count = sizeof closers / sizeof *closers,
    .status_class = T_cublasStatus_t,
    .success = CUBLAS_STATUS_SUCCESS,
    .error_class = "CublasError",
    .error_names = error_names,
    .error_text = error_text,
    .library = &cublas_library,
    .methods = cublas_methods,
    .checked_methods = cublas_checked_methods,
    .checked_docs = cublas_checked_docs,
    .api = &cublas_api_table,
    .api_name = CUBIND_CUBLAS_API_NAME,
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
    .m_name = "cubind.cublas",
    .m_doc = module_doc,
    .m_size = sizeof(cb_form),
    .m_slots = slots,
    .m_traverse = cb_module_traverse,
    .m_clear = cb_module_clear,
    .m_free = cb_module_free,
};

PyMODINIT_FUNC
PyInit_cublas(void)
{
    return PyModuleDef_Init(&definition);
}
