// module.c of cubind for nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/module.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

#include "functions.h"
#include "nvfatbin_api.h"

// Class indices, sorted by the names of the classes.
static const uint16_t class_order[] = {
    T_nvFatbinHandle,
    T_nvFatbinResult,
};

// The functions that close handles, by class.
static const cb_closer closers[] = {
    {.cls = T_nvFatbinHandle, .function = "nvFatbinDestroy", .by_reference = true},
};

// Returns the library's own text about a status.
static const char *
error_text(int64_t status)
{
    fn_nvFatbinGetErrorString *call = cb_symbol_find(&nvfatbin_symbols[S_nvFatbinGetErrorString]);
    return call != NULL ? call((nvFatbinResult)status) : NULL;
}

// Exception classes of the checked form, in the order of the statuses.
static const char *const error_names[] = {
    NULL, // NVFATBIN_SUCCESS
    "InternalError", // NVFATBIN_ERROR_INTERNAL
    "ElfArchMismatchError", // NVFATBIN_ERROR_ELF_ARCH_MISMATCH
    "ElfSizeMismatchError", // NVFATBIN_ERROR_ELF_SIZE_MISMATCH
    "MissingPtxVersionError", // NVFATBIN_ERROR_MISSING_PTX_VERSION
    "NullPointerError", // NVFATBIN_ERROR_NULL_POINTER
    "CompressionFailedError", // NVFATBIN_ERROR_COMPRESSION_FAILED
    "CompressedSizeExceededError", // NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED
    "UnrecognizedOptionError", // NVFATBIN_ERROR_UNRECOGNIZED_OPTION
    "InvalidArchError", // NVFATBIN_ERROR_INVALID_ARCH
    "InvalidNvvmError", // NVFATBIN_ERROR_INVALID_NVVM
    "EmptyInputError", // NVFATBIN_ERROR_EMPTY_INPUT
    "MissingPtxArchError", // NVFATBIN_ERROR_MISSING_PTX_ARCH
    "PtxArchMismatchError", // NVFATBIN_ERROR_PTX_ARCH_MISMATCH
    "MissingFatbinError", // NVFATBIN_ERROR_MISSING_FATBIN
    "InvalidIndexError", // NVFATBIN_ERROR_INVALID_INDEX
    "IdentifierReuseError", // NVFATBIN_ERROR_IDENTIFIER_REUSE
    "InternalPtxOptionError", // NVFATBIN_ERROR_INTERNAL_PTX_OPTION
};

static const char module_doc[] = "nvFatbin of CUDA 13.5.\n\nhttps://docs.nvidia.com/cuda/nvfatbin/";

static cb_docs docs = {.is_apart = CB_ARE_DOCS_APART};

static const cb_binding binding = {
    .name = "nvfatbin",
    .full_name = "cubind.nvfatbin",
    .checked_name = "cubind.checked.nvfatbin",
    .release = "13.5",
    .doc = module_doc,
    .docs = &docs,
    .classes = nvfatbin_classes,
    .class_count = CLASS_COUNT,
    .class_order = class_order,
    .closers = closers,
    .closer_count = sizeof closers / sizeof *closers,
    .status_class = T_nvFatbinResult,
    .success = NVFATBIN_SUCCESS,
    .error_class = "NvFatbinError",
    .error_names = error_names,
    .error_text = error_text,
    .library = &nvfatbin_library,
    .methods = nvfatbin_methods,
    .checked_methods = nvfatbin_checked_methods,
    .checked_docs = nvfatbin_checked_docs,
    .api = &nvfatbin_api_table,
    .api_name = CUBIND_NVFATBIN_API_NAME,
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
    .m_name = "cubind.nvfatbin",
    .m_doc = module_doc,
    .m_size = sizeof(cb_form),
    .m_slots = slots,
    .m_traverse = cb_module_traverse,
    .m_clear = cb_module_clear,
    .m_free = cb_module_free,
};

PyMODINIT_FUNC
PyInit_nvfatbin(void)
{
    return PyModuleDef_Init(&definition);
}
