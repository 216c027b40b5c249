// module.c of cubind for NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/module.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#include "functions.h"
#include "nvrtc_api.h"

#define CONSTANT(macro) {.name = #macro, .value = macro}

static const cb_constant constants[] = {
    CONSTANT(NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE),
    CONSTANT(NVRTC_INSTALL_HEADERS_NO_WAIT),
    CONSTANT(NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS),
};

// Class indices, sorted by the names of the classes.
static const uint16_t class_order[] = {
    T_nvrtcBundledHeadersInfo,
    T_nvrtcProgram,
    T_nvrtcResult,
};

// The functions that close handles, by class.
static const cb_closer closers[] = {
    {.cls = T_nvrtcProgram, .function = "nvrtcDestroyProgram", .by_reference = true},
};

// Returns the library's own text about a status.
static const char *
error_text(int64_t status)
{
    fn_nvrtcGetErrorString *call = cb_symbol_find(&nvrtc_symbols[S_nvrtcGetErrorString]);
    return call != NULL ? call((nvrtcResult)status) : NULL;
}

// Exception classes of the checked form, in the order of the statuses.
static const char *const error_names[] = {
    NULL, // NVRTC_SUCCESS
    "OutOfMemoryError", // NVRTC_ERROR_OUT_OF_MEMORY
    "ProgramCreationFailureError", // NVRTC_ERROR_PROGRAM_CREATION_FAILURE
    "InvalidInputError", // NVRTC_ERROR_INVALID_INPUT
    "InvalidProgramError", // NVRTC_ERROR_INVALID_PROGRAM
    "InvalidOptionError", // NVRTC_ERROR_INVALID_OPTION
    "CompilationError", // NVRTC_ERROR_COMPILATION
    "BuiltinOperationFailureError", // NVRTC_ERROR_BUILTIN_OPERATION_FAILURE
    "NoNameExpressionsAfterCompilationError", // NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION
    "NoLoweredNamesBeforeCompilationError", // NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION
    "NameExpressionNotValidError", // NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID
    "InternalError", // NVRTC_ERROR_INTERNAL_ERROR
    "TimeFileWriteFailedError", // NVRTC_ERROR_TIME_FILE_WRITE_FAILED
    "NoPchCreateAttemptedError", // NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED
    "PchCreateHeapExhaustedError", // NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED
    "PchCreateError", // NVRTC_ERROR_PCH_CREATE
    "CancelledError", // NVRTC_ERROR_CANCELLED
    "TimeTraceFileWriteFailedError", // NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED
    "BusyError", // NVRTC_ERROR_BUSY
};

static const char module_doc[] = "NVRTC of CUDA 13.5.\n\nhttps://docs.nvidia.com/cuda/nvrtc/";

static cb_docs docs = {.is_apart = CB_ARE_DOCS_APART};

static const cb_binding binding = {
    .name = "nvrtc",
    .full_name = "cubind.nvrtc",
    .checked_name = "cubind.checked.nvrtc",
    .release = "13.5",
    .doc = module_doc,
    .docs = &docs,
    .classes = nvrtc_classes,
    .class_count = CLASS_COUNT,
    .class_order = class_order,
    .constants = constants,
    .constant_count = sizeof constants / sizeof *constants,
    .closers = closers,
    .closer_count = sizeof closers / sizeof *closers,
    .status_class = T_nvrtcResult,
    .success = NVRTC_SUCCESS,
    .error_class = "NvrtcError",
    .error_names = error_names,
    .error_text = error_text,
    .library = &nvrtc_library,
    .methods = nvrtc_methods,
    .checked_methods = nvrtc_checked_methods,
    .checked_docs = nvrtc_checked_docs,
    .api = &nvrtc_api_table,
    .api_name = CUBIND_NVRTC_API_NAME,
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
    .m_name = "cubind.nvrtc",
    .m_doc = module_doc,
    .m_size = sizeof(cb_form),
    .m_slots = slots,
    .m_traverse = cb_module_traverse,
    .m_clear = cb_module_clear,
    .m_free = cb_module_free,
};

PyMODINIT_FUNC
PyInit_nvrtc(void)
{
    return PyModuleDef_Init(&definition);
}
