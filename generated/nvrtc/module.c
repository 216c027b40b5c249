// module.c of cubind's binding of the NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/module.c.in and generator/specs/nvrtc.yaml.
// Header: nvrtc.h, sha256 d70ac3bc5a2e07adbf7ce8ab64d4b5217c5818d600502a703b03b1858e339b72
// Spec: sha256 262827961a0807759b7c895cb5b13e1d2c37b63cf7314f28517ba06bf05d3995
// clang-format off

#include "functions.h"
#include "nvrtc_api.h"

static const cb_constant constants[] = {
    {.name = "NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE", .value = 1},
    {.name = "NVRTC_INSTALL_HEADERS_NO_WAIT", .value = 2},
    {.name = "NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS", .value = 0},
};

// Class indices, sorted by the names of the classes.
static const uint16_t class_order[] = {
    T_nvrtcBundledHeadersInfo,
    T_nvrtcProgram,
    T_nvrtcResult,
};

// What the library itself says about a status.
static const char *
error_text(cb_module *m, int64_t status)
{
    (void)m;
    fn_nvrtcGetErrorString *call = cb_symbol_find(&symbols[S_nvrtcGetErrorString]);
    return call != NULL ? call((nvrtcResult)status) : NULL;
}

static const cb_binding binding = {
    .name = "nvrtc",
    .full_name = "cubind.nvrtc",
    .checked_name = "cubind.checked.nvrtc",
    .doc = "NVRTC, as of release 13.5.",
    .classes = nvrtc_classes,
    .class_count = CLASS_COUNT,
    .class_order = class_order,
    .constants = constants,
    .constant_count = 3,
    .status_class = T_nvrtcResult,
    .success = NVRTC_SUCCESS,
    .error_class = "NvrtcError",
    .error_prefix = "NVRTC_ERROR_",
    .error_text = error_text,
    .library = &nvrtc_library,
    .methods = nvrtc_methods,
    .checked_methods = nvrtc_checked_methods,
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
    .m_doc = "NVRTC, as of release 13.5.",
    .m_size = sizeof(cb_surface),
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
