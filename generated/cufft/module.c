// module.c of cubind for cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/module.c.in and generator/specs/cufft.yaml.
// clang-format off

#include "functions.h"
#include "cufft_api.h"

#define CONSTANT(macro) {.name = #macro, .value = macro}

static const cb_constant constants[] = {
    CONSTANT(CUDA_XT_DESCRIPTOR_VERSION),
    CONSTANT(CUFFT_COMPATIBILITY_DEFAULT),
    CONSTANT(CUFFT_FORWARD),
    CONSTANT(CUFFT_INVERSE),
    CONSTANT(CUFFT_PLAN_NULL),
    // types.h does not define this macro, because it shows that the library's header was included.
    {.name = "CUFFT_VERSION", .value = 12500},
    CONSTANT(CUFFT_VER_BUILD),
    CONSTANT(CUFFT_VER_MAJOR),
    CONSTANT(CUFFT_VER_MINOR),
    CONSTANT(CUFFT_VER_PATCH),
    CONSTANT(MAX_CUDA_DESCRIPTOR_GPUS),
    CONSTANT(MAX_CUFFT_ERROR),
    CONSTANT(MAX_SHIM_RANK),
};

// Class indices, sorted by the names of the classes.
static const uint16_t class_order[] = {
    T_cudaDataType,
    T_cudaDataType_t,
    T_cudaLibXtCopyType,
    T_cudaLibXtDesc,
    T_cudaLibXtDesc_t,
    T_cudaStream_t,
    T_cudaXtDesc,
    T_cudaXtDesc_t,
    T_cufftCallbackLoadC,
    T_cufftCallbackLoadD,
    T_cufftCallbackLoadR,
    T_cufftCallbackLoadZ,
    T_cufftCallbackStoreC,
    T_cufftCallbackStoreD,
    T_cufftCallbackStoreR,
    T_cufftCallbackStoreZ,
    T_cufftCompatibility,
    T_cufftHandle,
    T_cufftJITCallbackLoadC,
    T_cufftJITCallbackLoadD,
    T_cufftJITCallbackLoadR,
    T_cufftJITCallbackLoadZ,
    T_cufftJITCallbackStoreC,
    T_cufftJITCallbackStoreD,
    T_cufftJITCallbackStoreR,
    T_cufftJITCallbackStoreZ,
    T_cufftProperty,
    T_cufftResult,
    T_cufftType,
    T_cufftXt1dFactors,
    T_cufftXt1dFactors_t,
    T_cufftXtCallbackType,
    T_cufftXtCopyType,
    T_cufftXtQueryType,
    T_cufftXtSubFormat,
    T_cufftXtWorkAreaPolicy,
    T_double2,
    T_float2,
    T_libFormat,
    T_libraryPropertyType,
    T_libraryPropertyType_t,
};

// The functions that close handles, by class.
static const cb_closer closers[] = {
    {.cls = T_cufftHandle, .function = "cufftDestroy"},
};

// Exception classes of the checked form, in the order of the statuses.
static const char *const error_names[] = {
    NULL, // CUFFT_SUCCESS
    "InvalidPlanError", // CUFFT_INVALID_PLAN
    "AllocFailedError", // CUFFT_ALLOC_FAILED
    "InvalidTypeError", // CUFFT_INVALID_TYPE
    "InvalidValueError", // CUFFT_INVALID_VALUE
    "InternalError", // CUFFT_INTERNAL_ERROR
    "ExecFailedError", // CUFFT_EXEC_FAILED
    "SetupFailedError", // CUFFT_SETUP_FAILED
    "InvalidSizeError", // CUFFT_INVALID_SIZE
    "UnalignedDataError", // CUFFT_UNALIGNED_DATA
    "InvalidDeviceError", // CUFFT_INVALID_DEVICE
    "NoWorkspaceError", // CUFFT_NO_WORKSPACE
    "CufftNotImplementedError", // CUFFT_NOT_IMPLEMENTED
    "NotSupportedError", // CUFFT_NOT_SUPPORTED
    "MissingDependencyError", // CUFFT_MISSING_DEPENDENCY
    "NvrtcFailureError", // CUFFT_NVRTC_FAILURE
    "NvjitlinkFailureError", // CUFFT_NVJITLINK_FAILURE
    "NvshmemFailureError", // CUFFT_NVSHMEM_FAILURE
};

static const char module_doc[] = "cuFFT of CUDA 13.5.\n\nhttps://docs.nvidia.com/cuda/cufft/";

static cb_docs docs = {.is_apart = CB_ARE_DOCS_APART};

static const cb_binding binding = {
    .name = "cufft",
    .full_name = "cubind.cufft",
    .checked_name = "cubind.checked.cufft",
    .release = "13.5",
    .doc = module_doc,
    .docs = &docs,
    .classes = cufft_classes,
    .class_count = CLASS_COUNT,
    .class_order = class_order,
    .constants = constants,
    .constant_count = sizeof constants / sizeof *constants,
    .closers = closers,
    .closer_count = sizeof closers / sizeof *closers,
    .status_class = T_cufftResult,
    .success = CUFFT_SUCCESS,
    .error_class = "CufftError",
    .error_names = error_names,
    .library = &cufft_library,
    .methods = cufft_methods,
    .checked_methods = cufft_checked_methods,
    .checked_docs = cufft_checked_docs,
    .api = &cufft_api_table,
    .api_name = CUBIND_CUFFT_API_NAME,
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
    .m_name = "cubind.cufft",
    .m_doc = module_doc,
    .m_size = sizeof(cb_form),
    .m_slots = slots,
    .m_traverse = cb_module_traverse,
    .m_clear = cb_module_clear,
    .m_free = cb_module_free,
};

PyMODINIT_FUNC
PyInit_cufft(void)
{
    return PyModuleDef_Init(&definition);
}
