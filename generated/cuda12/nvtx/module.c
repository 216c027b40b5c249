// module.c of cubind for NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/module.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "functions.h"
#include "nvtx_api.h"

static const cb_constant constants[] = {
    {.name = "NVTX_ERR_INIT_ACCESS_LIBRARY", .value = 3},
    {.name = "NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT", .value = 6},
    {.name = "NVTX_ERR_INIT_LOAD_LIBRARY", .value = 4},
    {.name = "NVTX_ERR_INIT_LOAD_PROPERTY", .value = 2},
    {.name = "NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT", .value = 5},
    {.name = "NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE", .value = 7},
    {.name = "NVTX_EVENT_ATTRIB_STRUCT_SIZE", .value = 48},
    {.name = "NVTX_FAIL", .value = 1},
    {.name = "NVTX_NO_PUSH_POP_TRACKING", .value = -2},
    {.name = "NVTX_RESOURCE_ATTRIB_STRUCT_SIZE", .value = 32},
    {.name = "NVTX_RESOURCE_CLASS_CUDA", .value = 4},
    {.name = "NVTX_RESOURCE_CLASS_CUDART", .value = 5},
    {.name = "NVTX_RESOURCE_CLASS_GENERIC", .value = 1},
    {.name = "NVTX_RESOURCE_CLASS_SYNC_OS", .value = 2},
    {.name = "NVTX_RESOURCE_CLASS_SYNC_PTHREAD", .value = 3},
    {.name = "NVTX_SUCCESS", .value = 0},
    {.name = "NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE", .value = 16},
    {.name = "NVTX_VERSION", .value = 3},
};

// Class indices, sorted by the names of the classes.
static const uint16_t class_order[] = {
    T_CUcontext,
    T_CUdevice,
    T_CUdevice_v1,
    T_CUevent,
    T_CUstream,
    T_cudaEvent_t,
    T_cudaStream_t,
    T_identifier_t,
    T_nvtxColorType_t,
    T_nvtxDomainHandle_t,
    T_nvtxEventAttributes_t,
    T_nvtxEventAttributes_v2,
    T_nvtxMessageType_t,
    T_nvtxMessageValue_t,
    T_nvtxPayloadType_t,
    T_nvtxRangeId_t,
    T_nvtxResourceAttributes_t,
    T_nvtxResourceAttributes_v0,
    T_nvtxResourceCUDARTType_t,
    T_nvtxResourceCUDAType_t,
    T_nvtxResourceGenericType_t,
    T_nvtxResourceHandle_t,
    T_nvtxResourceSyncAndroidType_t,
    T_nvtxResourceSyncLinuxType_t,
    T_nvtxResourceSyncPosixThreadType_t,
    T_nvtxResourceSyncWindowsType_t,
    T_nvtxStringHandle_t,
    T_nvtxSyncUserAttributes_t,
    T_nvtxSyncUserAttributes_v0,
    T_nvtxSyncUser_t,
    T_payload_t,
};

static const cb_binding binding = {
    .name = "nvtx",
    .full_name = "cubind.nvtx",
    .checked_name = "cubind.checked.nvtx",
    .doc = "NVTX, as of release 12.9.\n\nhttps://nvidia.github.io/NVTX/doxygen/",
    .classes = nvtx_classes,
    .class_count = CLASS_COUNT,
    .class_order = class_order,
    .constants = constants,
    .constant_count = sizeof constants / sizeof *constants,
    .status_class = CB_NO_CLASS,
    .library = &nvtx_library,
    .methods = nvtx_methods,
    .checked_methods = nvtx_checked_methods,
    .api = &nvtx_api_table,
    .api_name = CUBIND_NVTX_API_NAME,
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
    .m_name = "cubind.nvtx",
    .m_doc = "NVTX, as of release 12.9.\n\nhttps://nvidia.github.io/NVTX/doxygen/",
    .m_size = sizeof(cb_surface),
    .m_slots = slots,
    .m_traverse = cb_module_traverse,
    .m_clear = cb_module_clear,
    .m_free = cb_module_free,
};

PyMODINIT_FUNC
PyInit_nvtx(void)
{
    return PyModuleDef_Init(&definition);
}
