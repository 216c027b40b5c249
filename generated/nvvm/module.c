// module.c of cubind for libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/module.c.in and generator/specs/nvvm.yaml.
// clang-format off

#include "functions.h"
#include "nvvm_api.h"

// Class indices, sorted by the names of the classes.
static const uint16_t class_order[] = {
    T_nvvmProgram,
    T_nvvmResult,
};

// The functions that close handles, by class.
static const cb_closer closers[] = {
    {.cls = T_nvvmProgram, .function = "nvvmDestroyProgram", .by_reference = true},
};

// Returns the library's own text about a status.
static const char *
error_text(int64_t status)
{
    fn_nvvmGetErrorString *call = cb_symbol_find(&nvvm_symbols[S_nvvmGetErrorString]);
    return call != NULL ? call((nvvmResult)status) : NULL;
}

// Exception classes of the checked form, in the order of the statuses.
static const char *const error_names[] = {
    NULL, // NVVM_SUCCESS
    "OutOfMemoryError", // NVVM_ERROR_OUT_OF_MEMORY
    "ProgramCreationFailureError", // NVVM_ERROR_PROGRAM_CREATION_FAILURE
    "IrVersionMismatchError", // NVVM_ERROR_IR_VERSION_MISMATCH
    "InvalidInputError", // NVVM_ERROR_INVALID_INPUT
    "InvalidProgramError", // NVVM_ERROR_INVALID_PROGRAM
    "InvalidIrError", // NVVM_ERROR_INVALID_IR
    "InvalidOptionError", // NVVM_ERROR_INVALID_OPTION
    "NoModuleInProgramError", // NVVM_ERROR_NO_MODULE_IN_PROGRAM
    "CompilationError", // NVVM_ERROR_COMPILATION
    "CancelledError", // NVVM_ERROR_CANCELLED
};

static const char module_doc[] =
    "libNVVM of CUDA 13.5.\n\nhttps://docs.nvidia.com/cuda/libnvvm-api/";

static cb_docs docs = {.is_apart = CB_ARE_DOCS_APART};

static const cb_binding binding = {
    .name = "nvvm",
    .full_name = "cubind.nvvm",
    .checked_name = "cubind.checked.nvvm",
    .release = "13.5",
    .doc = module_doc,
    .docs = &docs,
    .classes = nvvm_classes,
    .class_count = CLASS_COUNT,
    .class_order = class_order,
    .closers = closers,
    .closer_count = sizeof closers / sizeof *closers,
    .status_class = T_nvvmResult,
    .success = NVVM_SUCCESS,
    .error_class = "NvvmError",
    .error_names = error_names,
    .error_text = error_text,
    .library = &nvvm_library,
    .methods = nvvm_methods,
    .checked_methods = nvvm_checked_methods,
    .checked_docs = nvvm_checked_docs,
    .api = &nvvm_api_table,
    .api_name = CUBIND_NVVM_API_NAME,
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
    .m_name = "cubind.nvvm",
    .m_doc = module_doc,
    .m_size = sizeof(cb_form),
    .m_slots = slots,
    .m_traverse = cb_module_traverse,
    .m_clear = cb_module_clear,
    .m_free = cb_module_free,
};

PyMODINIT_FUNC
PyInit_nvvm(void)
{
    return PyModuleDef_Init(&definition);
}
