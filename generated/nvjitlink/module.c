// module.c of cubind for nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/module.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

#include "functions.h"
#include "nvjitlink_api.h"

// Class indices, sorted by the names of the classes.
static const uint16_t class_order[] = {
    T_nvJitLinkHandle,
    T_nvJitLinkInputType,
    T_nvJitLinkResult,
};

// The functions that close handles, by class.
static const cb_closer closers[] = {
    {.cls = T_nvJitLinkHandle, .function = "nvJitLinkDestroy", .by_reference = true},
};

// Exception classes of the checked form, in the order of the statuses.
static const char *const error_names[] = {
    NULL, // NVJITLINK_SUCCESS
    "UnrecognizedOptionError", // NVJITLINK_ERROR_UNRECOGNIZED_OPTION
    "MissingArchError", // NVJITLINK_ERROR_MISSING_ARCH
    "InvalidInputError", // NVJITLINK_ERROR_INVALID_INPUT
    "PtxCompileError", // NVJITLINK_ERROR_PTX_COMPILE
    "NvvmCompileError", // NVJITLINK_ERROR_NVVM_COMPILE
    "InternalError", // NVJITLINK_ERROR_INTERNAL
    "ThreadpoolError", // NVJITLINK_ERROR_THREADPOOL
    "UnrecognizedInputError", // NVJITLINK_ERROR_UNRECOGNIZED_INPUT
    "FinalizeError", // NVJITLINK_ERROR_FINALIZE
    "NullInputError", // NVJITLINK_ERROR_NULL_INPUT
    "IncompatibleOptionsError", // NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS
    "IncorrectInputTypeError", // NVJITLINK_ERROR_INCORRECT_INPUT_TYPE
    "ArchMismatchError", // NVJITLINK_ERROR_ARCH_MISMATCH
    "OutdatedLibraryError", // NVJITLINK_ERROR_OUTDATED_LIBRARY
    "MissingFatbinError", // NVJITLINK_ERROR_MISSING_FATBIN
    "UnrecognizedArchError", // NVJITLINK_ERROR_UNRECOGNIZED_ARCH
    "UnsupportedArchError", // NVJITLINK_ERROR_UNSUPPORTED_ARCH
    "LtoNotEnabledError", // NVJITLINK_ERROR_LTO_NOT_ENABLED
};

static const char module_doc[] =
    "nvJitLink of CUDA 13.5.\n\nhttps://docs.nvidia.com/cuda/nvjitlink/";

static cb_docs docs = {.is_apart = CB_ARE_DOCS_APART};

static const cb_binding binding = {
    .name = "nvjitlink",
    .full_name = "cubind.nvjitlink",
    .checked_name = "cubind.checked.nvjitlink",
    .release = "13.5",
    .doc = module_doc,
    .docs = &docs,
    .classes = nvjitlink_classes,
    .class_count = CLASS_COUNT,
    .class_order = class_order,
    .closers = closers,
    .closer_count = sizeof closers / sizeof *closers,
    .status_class = T_nvJitLinkResult,
    .success = NVJITLINK_SUCCESS,
    .error_class = "NvJitLinkError",
    .error_names = error_names,
    .library = &nvjitlink_library,
    .methods = nvjitlink_methods,
    .checked_methods = nvjitlink_checked_methods,
    .checked_docs = nvjitlink_checked_docs,
    .api = &nvjitlink_api_table,
    .api_name = CUBIND_NVJITLINK_API_NAME,
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
    .m_name = "cubind.nvjitlink",
    .m_doc = module_doc,
    .m_size = sizeof(cb_form),
    .m_slots = slots,
    .m_traverse = cb_module_traverse,
    .m_clear = cb_module_clear,
    .m_free = cb_module_free,
};

PyMODINIT_FUNC
PyInit_nvjitlink(void)
{
    return PyModuleDef_Init(&definition);
}
